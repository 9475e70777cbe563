"""Simulations as jobs: progress, result, cancel, and how many there may be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta.errors import JactaError
from jacta.kernel.simulate import RunShare
from jacta.web.app import create_app
from jacta.web.jobs import timed
from jacta.web.limits import Limits, Watch

pytestmark = pytest.mark.waits
ID = "here_i_stand.field_battle"
GIVEN = {"attacker_units": 5, "defender_units": 4}
URL = f"/api/v1/{ID}/simulate"
LONG_URL = "/api/v1/seventh_sea.ship_duel/simulate"
LONG: dict[str, Any] = dict(jacta.procedures()["seventh_sea.ship_duel"].examples[0])
"""Runs that do not meet: a million of them take long."""


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(Limits(jobs=2, workers=2))) as client:
        yield client


def events(client: TestClient, location: str) -> list[tuple[str, dict[str, Any]]]:
    with client.stream("GET", f"{location}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        blocks = "".join(stream.iter_text()).split("\n\n")
    pairs = [block.split("\n") for block in blocks if block and not block.startswith(":")]
    return [(name.removeprefix("event: "), json.loads(data.removeprefix("data: "))) for name, data in pairs]


def test_a_job_tells_its_progress_and_gives_the_counts_of_its_seed(client: TestClient) -> None:
    begun = client.post(URL, params={"runs": 3000, "seed": 11}, json=GIVEN)
    assert begun.status_code == 202
    location = begun.headers["location"]
    assert location == f"/api/v1/jobs/{begun.json()['job']}"
    told = events(client, location)
    assert [name for name, _ in told[:-1]] == ["progress"] * (len(told) - 1)
    done = [data["done"] for _, data in told]
    assert done == sorted(done)
    name, last = told[-1]
    assert (name, last["status"], last["done"]) == ("done", "done", 3000)
    expected = jacta.simulate(ID, GIVEN, runs=3000, seed=11, workers=1).to_json()
    assert last["result"] == json.loads(json.dumps(expected))
    assert client.get(location).json() == last
    assert [name for name, _ in events(client, location)] == ["done"]


def test_a_job_can_be_cancelled_and_there_are_only_so_many(client: TestClient) -> None:
    locations = [client.post(LONG_URL, params={"runs": 1_000_000}, json=LONG).headers["location"] for _ in range(2)]
    refused = client.post(URL, params={"runs": 10}, json=GIVEN)
    assert (refused.status_code, refused.json()["type"]) == (503, "/problems/busy")
    for location in locations:
        assert client.delete(location).status_code == 204
        assert client.get(location).json()["status"] == "cancelled"
        assert [name for name, _ in events(client, location)] == ["cancelled"]
    again = client.post(URL, params={"runs": 10, "seed": 1}, json=GIVEN)
    assert events(client, again.headers["location"])[-1][0] == "done"


def test_a_job_that_the_rules_refuse(client: TestClient) -> None:
    for runs in (0, 10**9):
        refused = client.post(URL, params={"runs": runs}, json=GIVEN)
        assert (refused.status_code, refused.json()["key"]) == (422, "runs")
    refused = client.post(URL, json={"attacker_units": "x"})
    assert (refused.status_code, refused.json()["key"]) == (422, "attacker_units")


def test_one_address_has_only_so_many() -> None:
    with TestClient(create_app(Limits(jobs_each=1, workers=2))) as client:
        location = client.post(LONG_URL, params={"runs": 1_000_000}, json=LONG).headers["location"]
        refused = client.post(URL, params={"runs": 10}, json=GIVEN)
        assert (refused.status_code, refused.json()["type"]) == (503, "/problems/busy")
        client.delete(location)


def test_a_job_has_an_end() -> None:
    with TestClient(create_app(Limits(job_seconds=0.0, workers=2))) as client:
        location = client.post(LONG_URL, params={"runs": 1_000_000}, json=LONG).headers["location"]
        assert [name for name, _ in events(client, location)][-1] == "failed"
        assert "0" in client.get(location).json()["error"]


def test_no_share_is_made_with_other_tables_than_the_first() -> None:
    work = RunShare(jacta.procedures()[ID], json.dumps(GIVEN), None, "1", 0, 1, True)
    with pytest.raises(JactaError):
        timed(work, (("exploration.toml", 1, 1),), Watch(Limits()))


def test_results_expire() -> None:
    with TestClient(create_app(Limits(kept=0, workers=2))) as client:
        location = client.post(URL, params={"runs": 10}, json=GIVEN).headers["location"]
        assert client.delete(location).status_code == 204
        assert client.get(location).status_code == 404
