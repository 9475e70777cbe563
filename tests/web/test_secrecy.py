"""Two games that are equal for a link are equal in every answer of the server: pages, API, files, and refusals.

The addresses are those that the application has, so that a new one is asked too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient

from jacta.web.app import create_app
from jacta.web.limits import Limits
from jacta.web.notices import KEY
from jacta.web.pages import saved_games
from jacta.web.push import new_key
from tests.hosting.conftest import toys_installed
from tests.hosting.playing import begun
from tests.hosting.test_secrecy import Twins, with_roll

__all__ = ["toys_installed"]
TIMES = re.compile(rb"\b1[0-9]{9}\b")  # seconds since 1970, which differ by one now and then
STREAMS = ("/events",)
BODIES: tuple[dict[str, Any], ...] = (
    {"asked": 1, "answer": "nonsense"},
    {"asked": 1, "answer": 3},
    {"asked": 0, "answer": 3},
    {"asked": 2, "roll": [3]},
    {"text": ""},
    {"name": "\u202e"},
    {"of": "nobody"},
    {"within": 1, "stand_in": "best"},
)
FORMS = ({"_asked": "1", "_answer": "99"}, {"_undo": "1", "_asked": "0"}, {"_say": "1"}, {"_bead": "x"})
KEEP = ("remove", "abandon", "rematch", "renew")
"""What ends the game, or leads to another one."""


@pytest.fixture
def clients(tmp_path_factory: pytest.TempPathFactory, toys_installed: None) -> Iterator[list[TestClient]]:
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    made = [TestClient(create_app(Limits(workers=0), database=str(one / "games.sqlite"))) for one in folders]
    with made[0], made[1]:
        yield made


def addresses(client: TestClient, method: str) -> list[str]:
    """The addresses of a saved game: those of the API as it describes them, and the pages."""
    described = client.get("/api/v1/openapi.json").json()["paths"]
    found = [path for path, methods in described.items() if method.lower() in methods]
    found += [
        one.path for one in saved_games.router.routes if isinstance(one, APIRoute) and method in (one.methods or ())
    ]
    return [path for path in found if "/tables/{token}" in path and not path.endswith(STREAMS)]


def answered(client: TestClient, method: str, path: str, **sent: Any) -> tuple[int, bytes]:
    answer = client.request(method, path, **sent)
    return answer.status_code, TIMES.sub(b"", answer.content)


@pytest.mark.parametrize("face", [2, 6])
def test_a_hidden_die_shows_under_no_address(clients: list[TestClient], face: int) -> None:
    first, second = clients
    services = [client.app.state.service for client in clients]  # type: ignore[attr-defined]
    databases = [(service.open()._store, service.open()) for service in services]
    signing = new_key()  # every database has its own, and seats are shown half of it
    for store, _ in databases:
        store.key(KEY, lambda: signing)
    links = begun(services[0].host, "toys.guess", {"seats": ["person", "person"]})
    twins = Twins(databases, links, with_roll(0, [face]))
    twins.both(lambda host: host.answer(links.seats["red"], 1, 4))
    looks, acts = addresses(first, "GET"), addresses(first, "POST")
    assert {"/tables/{token}/luck", "/tables/{token}/replay", "/api/v1/tables/{token}/export"} <= set(looks)
    assert {"/tables/{token}", "/api/v1/tables/{token}/answer"} <= set(acts)
    for token in (links.owner, links.spectator, *links.seats.values()):
        for path in looks:
            asked = path.replace("{token}", token).replace("{revision}", "0")
            assert answered(first, "GET", asked) == answered(second, "GET", asked), path
        for path in acts:
            if path.endswith(KEEP):
                continue
            asked = path.replace("{token}", token)
            for body in BODIES if path.startswith("/api/") else ():
                assert answered(first, "POST", asked, json=body) == answered(second, "POST", asked, json=body), path
            for form in () if path.startswith("/api/") else FORMS:
                assert answered(first, "POST", asked, data=form) == answered(second, "POST", asked, data=form), path
