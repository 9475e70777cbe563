"""Every tracker that the games' documents speak of is reachable by its name, in every interface and both languages.

A game says that it is complete only where that is so.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta import text
from jacta.kernel.rule.registry import find_game
from jacta.telling import tracked
from jacta.web.app import create_app
from jacta.web.limits import Limits
from tests.cli.conftest import Jacta, _in_english
from tests.cli.conftest import jacta as terminal

__all__ = ["_in_english", "terminal"]
TRACKERS = {
    "europa_universalis": ("army_roster", "strength_points", "conquistadors"),
    "here_i_stand": ("turn_track", "captives", "piracy_vp", "new_world"),
    "mighty_empires": ("calendar", "reserve", "exploration", "effects"),
    "seventh_sea": ("heroism", "reputation"),
    "vive_lempereur": ("unit",),
}
"""The rows of each document's inventory that keep something."""
ROWS = [f"{game}.{name}" for game, names in TRACKERS.items() for name in names]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(Limits(workers=0), database="sqlite://")) as client:
        yield client


def test_a_complete_game_names_all_its_trackers() -> None:
    for id, names in TRACKERS.items():
        game = find_game(id)
        assert game is not None
        assert game.status == "complete"
        assert set(names) <= game.tracked.keys()
    for id, one in jacta.tracked().items():
        game = find_game(id.partition(".")[0])
        assert game is not None
        assert one.pieces or one.procedures, id
        assert set(one.pieces) <= set(game.pieces.values()), id
        assert set(one.procedures) <= set(game.procedures), id
        for language in ("fr", "en"):
            with text.speaking(language):
                assert tracked.title(game, one), id
                assert tracked.about(game, one), id


@pytest.mark.parametrize("id", ROWS)
def test_a_tracker_is_found_by_its_name(id: str, client: TestClient, terminal: Jacta) -> None:
    game, name = id.split(".")
    assert id in jacta.tracked()
    over_http = client.get(f"/api/v1/{id}")
    assert over_http.json()["id"] == id
    assert name in [one["id"].partition(".")[2] for one in client.get(f"/api/v1/games/{game}/pieces").json()]
    for language in ("fr", "en"):
        page = client.get(f"/games/{game}/{name}", headers={"Accept-Language": language})
        assert page.status_code == 200
        assert f"/games/{game}/{name}" in client.get(f"/games/{game}").text
        shown = terminal("--lang", language, "show", id)
        assert (shown.code, shown.err) == (0, "")
        assert id in shown.out
    assert json.loads(terminal("show", id, "--json").out)["id"] == id
    assert id in terminal("list", "--game", game).out


def test_a_kind_of_piece_says_how_to_keep_one(terminal: Jacta, client: TestClient) -> None:
    shown = terminal("show", "here_i_stand.turn_track").out
    assert "jacta chronicle add PIECE turn_track --given @piste_des_tours" in shown
    assert "waiting.0.due" in shown
    assert terminal("--lang", "fr", "show", "piste_des_tours").out.startswith("Piste des tours")
    unit = terminal("show", "vive_lempereur.unit").out
    assert "vive_lempereur.regiment" in unit
    assert "vive_lempereur.battery" in unit
    pieces = client.get("/api/v1/vive_lempereur.unit").json()["pieces"]
    assert [piece["kind"] for piece in pieces] == ["regiment", "battery"]
    assert all(piece["samples"] and piece["can_do"] for piece in pieces)
    assert terminal("show", "vive_lempereur.unicorn").code == 2
    assert client.get("/games/vive_lempereur/unicorn").status_code == 404
