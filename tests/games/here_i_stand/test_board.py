"""The map object and its errors, the slot's map, overlays, and the lookup of one place."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given as over

import jacta
from jacta.errors import EmptySlot, InputError
from jacta.games.here_i_stand.movement.board import MapObject
from jacta.games.here_i_stand.movement.map_table import checked_map
from jacta.kernel.rule.registry import games
from jacta.text import Message
from tests.games.here_i_stand.small_maps import Map, asked, neighbours, small_maps

RIVIERA: Map = {
    "spaces": {
        "nice": {"controller": "france", "ports": ["gulf"]},
        "genoa": {"controller": "genoa", "fortified": True, "ports": ["gulf", "tyrrhenian"]},
        "turin": {"controller": "independent"},
    },
    "seas": {"gulf": ["tyrrhenian"], "tyrrhenian": []},
    "edges": [["nice", "genoa", "pass"], ["genoa", "turin"]],
    "fleets": [{"power": "genoa", "at": "genoa"}],
    "armies": [{"power": "france", "at": "nice", "units": 2}],
}


def refused(given: dict[str, Any], name: str = "map") -> InputError:
    with pytest.raises(InputError) as caught:
        jacta.roll(f"here_i_stand.{name}", given)
    return caught.value


def changed(*path: str | int, to: Any) -> Map:
    drawn = copy.deepcopy(RIVIERA)
    place: Any = drawn
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = to
    return drawn


# --- Errors of the map object


@pytest.mark.parametrize(
    ("drawn", "key", "message"),
    [
        (changed("roads", to=[]), "map.roads", "error-extra-forbidden"),
        (changed("spaces", "nice", "colour", to="blue"), "map.spaces.nice.colour", "error-extra-forbidden"),
        (changed("fleets", 0, "ships", to=1), "map.fleets.0.ships", "error-extra-forbidden"),
        (changed("seas", "nice", to=[]), "map.seas.nice", "error-space-and-sea"),
        (changed("spaces", "nice", "ports", to=["baltic"]), "map.spaces.nice.ports", "error-unknown-sea"),
        (changed("seas", "gulf", to=["baltic"]), "map.seas.gulf", "error-unknown-sea"),
        (changed("seas", "gulf", to=["gulf"]), "map.seas.gulf", "error-linked-to-itself"),
        (changed("edges", 1, to=["genoa", "pisa"]), "map.edges.1", "error-unknown-space"),
        (changed("edges", 1, to=["genoa", "gulf"]), "map.edges.1", "error-unknown-space"),
        (changed("edges", 1, to=["genoa", "genoa"]), "map.edges.1", "error-linked-to-itself"),
        (changed("edges", 1, to=["genoa", "nice"]), "map.edges.1", "error-edge-twice"),
        (changed("edges", 1, to=["genoa", "turin", "river"]), "map.edges.1", "error-not-a-pass"),
        (changed("edges", 1, to=["genoa"]), "map.edges.1", "error-too-short"),
        (changed("fleets", 0, "at", to="baltic"), "map.fleets.0.at", "error-unknown-place"),
        (changed("fleets", 0, "at", to="turin"), "map.fleets.0.at", "error-no-port"),
        (changed("armies", 0, "at", to="pisa"), "map.armies.0.at", "error-unknown-space"),
        (changed("armies", 0, "at", to="gulf"), "map.armies.0.at", "error-army-at-sea"),
        (changed("fleets", to=RIVIERA["fleets"] * 2), "map.fleets.1", "error-two-fleets"),
        (changed("armies", to=RIVIERA["armies"] * 2), "map.armies.1", "error-two-armies"),
        (changed("armies", 0, "units", to=True), "map.armies.0.units", "error-type-int"),
        (changed("spaces", "nice", to={}), "map.spaces.nice.controller", "error-missing"),
        (changed("spaces", "nice", "controller", to=""), "map.spaces.nice.controller", "error-empty-text"),
        (changed("spaces", to={}), "map.spaces", "error-too-short"),
    ],
)
def test_a_map_that_contradicts_itself_is_refused_naming_the_place(drawn: Map, key: str, message: str) -> None:
    error = refused({"map": drawn, "at": "nice"})
    assert error.key == key
    assert not isinstance(error.message, str)
    refusal = error.message.args.get("refusal", error.message)  # of a key, with those that there are
    assert isinstance(refusal, Message)
    assert refusal.id == message


@over(small_maps())
def test_links_go_both_ways(drawn: Map) -> None:
    board = MapObject.model_validate(drawn, strict=False).board
    for place in board.adjacent:
        assert board.adjacent[place] == neighbours(drawn, place)
        assert all(place in board.adjacent[there] for there in board.adjacent[place])


@over(small_maps())
def test_equal_inputs_are_one_input(drawn: Map) -> None:
    again = copy.deepcopy(drawn)
    again["spaces"] = dict(reversed(again["spaces"].items()))
    one, other = (MapObject.model_validate(each, strict=False) for each in (drawn, again))
    assert one == other
    assert hash(one) == hash(other)


# --- Looking up a place


def test_map_space_with_pass_and_ports() -> None:
    assert asked("map", {"map": RIVIERA, "at": "genoa"}) == {
        "kind": "space",
        "neighbours": ["nice", "turin"],
        "passes": ["nice"],
        "ports": ["gulf", "tyrrhenian"],
    }


def test_map_sea_zone() -> None:
    expected = {"kind": "sea", "neighbours": ["gulf"], "passes": [], "ports": ["genoa"]}
    assert asked("map", {"map": RIVIERA, "at": "tyrrhenian"}) == expected


def test_map_unknown_place() -> None:
    assert refused({"at": "atlantis"}).key == "at"


# --- The slot's map (Appendix A)


def test_appendix_a_counts() -> None:
    board = games()["here_i_stand"].tables.printed("map").value
    assert len(board.spaces) == 134
    assert sum(map(len, board.land.values())) == 2 * 220
    assert sum(map(len, board.over_pass.values())) == 2 * 16
    assert len(board.seas) == 14
    assert sum(map(len, board.seas.values())) == 2 * 16
    assert sum(space.fortified for space in board.spaces.values()) == 33 + 6 + 9
    capitals = {name: space.capital_of for name, space in board.spaces.items() if space.capital_of}
    assert len(capitals) == 6
    assert [name for name, power in capitals.items() if power == "hapsburg"] == ["valladolid", "vienna"]
    assert (board.fleets, board.armies) == ((), ())


def test_the_suggested_map_is_labelled_and_a_map_of_the_caller_needs_no_label() -> None:
    (notice,) = jacta.odds("here_i_stand.map", {"at": "paris"}).notices
    assert (notice.table, notice.origin) == ("here_i_stand.map", "suggested")
    assert not jacta.odds("here_i_stand.map", {"at": "nice", "map": RIVIERA}).notices


SHEET = """
[value]
fortresses = ["keep"]
[value.home]
red = ["keep", "farm"]
blue = ["quay"]
[value.land]
keep = ["farm"]
[value.passes]
farm = ["quay"]
[value.ports]
bay = ["quay"]
"""


@pytest.fixture
def own_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    (tmp_path / "here_i_stand").mkdir()
    return tmp_path / "here_i_stand" / "map.toml"


def test_a_user_fills_the_slot_with_a_list_of_his_own(own_tables: Path) -> None:
    own_tables.write_text(SHEET)
    expected = {"kind": "space", "neighbours": ["keep", "quay"], "passes": ["quay"], "ports": []}
    assert asked("map", {"at": "farm"}) == expected
    (notice,) = jacta.odds("here_i_stand.map", {"at": "farm"}).notices
    assert notice.origin == "user"


def test_a_user_fills_the_slot_with_a_map_object(own_tables: Path) -> None:
    own_tables.write_text(
        '[value]\nedges = [["a", "b"]]\n[value.spaces]\na = {controller = "red"}\nb = {controller = "red"}'
    )
    assert asked("map", {"at": "a"})["neighbours"] == ["b"]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ({"home": {"red": ["keep"]}, "land": {"keep": ["moat"]}}, "map.land.keep"),
        ({"home": {"red": ["keep"]}, "land": {"moat": ["keep"]}}, "map.land"),
        ({"home": {"red": ["keep"]}, "ports": {"bay": ["quay"]}}, "map.ports.bay"),
        ({"home": {"red": ["keep"], "blue": ["keep"]}}, "map.home.blue"),
        ({"home": {"red": ["keep"]}, "links": {"bay": ["ocean"]}}, "map.seas.bay"),
        ({"home": {"red": ["keep"]}, "rivers": {}}, "map.rivers"),
        ({"home": {"red": "keep"}}, "map.home.red"),
        ({"spaces": {"keep": {}}}, "map.spaces.keep.controller"),
    ],
)
def test_a_user_file_that_is_no_map_is_refused_naming_the_key(content: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as caught:
        checked_map(content)
    assert caught.value.key == key


# --- Overlays


def test_without_suggestions_the_map_must_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JACTA_SUGGESTED", "none")
    with pytest.raises(EmptySlot, match=r"here_i_stand\.map"):
        jacta.odds("here_i_stand.map", {"at": "paris"})
    assert jacta.odds("here_i_stand.map", {"at": "nice", "map": RIVIERA})


def test_an_overlay_changes_control_and_pieces_of_the_slot_map() -> None:
    given: dict[str, Any] = {"power": "france", "from": "paris", "to": "milan", "units": 4, "allies": ["genoa"]}
    assert asked("spring_deployment", given)["broken"] == ["destination_unfriendly", "unfriendly_space"]
    overlay: dict[str, Any] = {"controllers": {"milan": "france", "pavia": "genoa"}}
    assert asked("spring_deployment", given | {"overlay": overlay})["legal"]
    overlay["unrest"] = ["pavia"]
    strict = given | {"overlay": overlay, "options": {"unrest_blocks": True}}
    assert asked("spring_deployment", strict)["broken"] == ["unfriendly_space"]


def test_an_overlay_replaces_the_pieces_of_a_given_map() -> None:
    home = {"map": RIVIERA, "overlay": {"armies": [{"power": "genoa", "at": "turin", "units": 3}], "fleets": []}}
    assert asked("winter_return", home) == {
        "fleets": [],
        "armies": [{"power": "genoa", "from": "turin", "to": "genoa", "sent": 3, "lost": 0, "arrived": 3}],
    }


def test_an_overlay_can_end_unrest() -> None:
    drawn = changed("spaces", "nice", "unrest", to=True)
    drawn["spaces"]["nice"]["capital_of"] = "france"
    drawn["spaces"]["turin"]["controller"] = "france"
    given = {"map": drawn, "power": "france", "allies": ["genoa"], "from": "nice", "to": "turin", "units": 1}
    given |= {"options": {"unrest_blocks": True}, "overlay": {"fleets": []}}
    assert asked("spring_deployment", given)["broken"] == ["unfriendly_space"]
    assert asked("spring_deployment", given | {"overlay": {"unrest": [], "fleets": []}})["legal"]


@pytest.mark.parametrize(
    ("overlay", "key"),
    [
        ({"controllers": {"atlantis": "france"}}, "overlay.controllers.atlantis"),
        ({"controllers": {"gulf": "france"}}, "overlay.controllers.gulf"),
        ({"unrest": ["nice", "atlantis"]}, "overlay.unrest.1"),
        ({"fleets": [{"power": "france", "at": "turin"}]}, "overlay.fleets.0.at"),
        ({"armies": [{"power": "france", "at": "gulf", "units": 1}]}, "overlay.armies.0.at"),
        ({"armies": [{"power": "france", "at": "nice", "units": 1}] * 2}, "overlay.armies.1"),
        ({"cities": []}, "overlay.cities"),
    ],
)
def test_an_overlay_that_does_not_fit_is_refused_naming_the_key(overlay: dict[str, Any], key: str) -> None:
    assert refused({"map": RIVIERA, "overlay": overlay, "at": "nice"}).key == key
