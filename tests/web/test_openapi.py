"""What the OpenAPI document promises holds for whatever it allows to be asked."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as promises

import jacta
from jacta.hosting import Host
from jacta.store import Store
from jacta.web import schemas
from jacta.web.app import create_app
from jacta.web.limits import Limits

schemathesis.serializer.alias("application/toml", "text/plain")
folder = tempfile.TemporaryDirectory()
tables = f"{folder.name}/games.sqlite"
app = create_app(Limits(states=20_000, seconds=2.0, jobs=3, runs=200), database=tables)
schema = schemathesis.openapi.from_asgi("/api/v1/openapi.json", app)
# Not "what fits the schema is accepted": the rules refuse more than a schema can say.
CHECKS = (
    checks.not_a_server_error,
    promises.status_code_conformance,
    promises.content_type_conformance,
    promises.response_schema_conformance,
    promises.unsupported_method,
)
EXAMPLES = [
    pytest.param(member.id, dict(example), id=f"{member.id}-{number}")
    for member in jacta.procedures().values()
    for number, example in enumerate(member.examples[:1])
]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@schema.exclude(path_regex="events$").parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    database=None,
    phases=[Phase.generate],  # the procedures' own examples are sent below, each once
    suppress_health_check=list(HealthCheck),
)
def test_every_endpoint_keeps_its_promises(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)


@cache
def links() -> Iterator[str]:
    """The links of tables at which a battle is fought: one after the other of owners, spectators and both sides."""
    host = Host(Store(tables))
    battle = {"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}

    def opened() -> Iterator[str]:
        for number in count():
            found = host.open_game("here_i_stand.field_battle", battle)
            if number % 2:
                host.start(found.owner)
            yield from (found.owner, found.spectator, *found.seats.values())

    return opened()


@schema.include(path_regex="tables/{token}").parametrize()
@settings(
    max_examples=8,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_link_of_a_table_keeps_the_promises(case: Any) -> None:
    case.path_parameters["token"] = next(links())
    case.call_and_validate(checks=CHECKS)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(Limits(workers=0))) as client:
        yield client


SHAPES: dict[str, type[schemas.Shape]] = {
    "odds": schemas.OddsShape,
    "roll": schemas.RolledShape,
    "best": schemas.BestShape,
    "readings": schemas.EffectsShape,
}


@pytest.mark.parametrize(("id", "example"), EXAMPLES)
def test_examples_have_the_promised_shape(client: TestClient, id: str, example: dict[str, Any]) -> None:
    for reading, shape in SHAPES.items():
        response = client.post(f"/api/v1/{id}/{reading}", json=example)
        if jacta.procedures()[id].sampled and reading != "roll":
            assert response.json()["type"] == "/problems/out-of-reach"
            continue
        if reading == "best" and not jacta.procedures()[id].aims:
            assert response.json()["key"] == "aim"
            continue
        assert response.status_code == 200, response.text
        shape.model_validate(response.json())


def test_the_document_has_every_procedures_example(client: TestClient) -> None:
    for lang in ("fr", "en"):
        found = client.get(f"/api/v1/openapi.json?lang={lang}").json()
        examples = found["components"]["examples"]
        assert {id: one["value"] for id, one in examples.items()} == {
            id: dict(member.examples[0]) for id, member in jacta.procedures().items()
        }


def test_every_reference_of_the_document_leads_somewhere(client: TestClient) -> None:
    for lang in ("fr", "en"):
        document = client.get(f"/api/v1/openapi.json?lang={lang}").json()
        for reference in references(document):
            found = document
            for step in reference.removeprefix("#/").split("/"):
                assert step in found, reference
                found = found[step]


def references(part: Any) -> set[str]:
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    own = {part["$ref"]} if isinstance(part, dict) and isinstance(part.get("$ref"), str) else set()
    return own.union(*map(references, inside))
