"""Spring deployment: the worked example, every rule on its own, and the search against all simple paths."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

import jacta
from jacta.errors import InputError
from tests.games.here_i_stand.small_maps import (
    POWERS,
    Map,
    asked,
    is_pass,
    navies,
    neighbours,
    simple_paths,
    small_maps,
)

MILAN: dict[str, Any] = {
    "power": "france",
    "allies": ["genoa", "papacy"],
    "from": "paris",
    "to": "milan",
    "units": 5,
    "leaders_command": [6],
    "overlay": {"controllers": {"pavia": "papacy", "milan": "france"}},
}
WAY_TO_MILAN = ["paris", "dijon", "lyon", "avignon", "marseille", "gulf_of_lyon", "genoa", "pavia", "milan"]


def broken(given: dict[str, Any]) -> list[str]:
    verdict = asked("spring_deployment", given)
    assert verdict["legal"] == (not verdict["broken"])
    return verdict["broken"]  # type: ignore[no-any-return]


def alternative(given: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    (entry,) = jacta.roll("here_i_stand.spring_deployment", given).transcript
    assert entry.note
    return entry.note.label, dict(entry.note.args)


# --- Worked example


def test_worked_example_spring_paris_to_milan() -> None:
    assert asked("spring_deployment", MILAN) == {"legal": True, "broken": [], "path": WAY_TO_MILAN}


def test_worked_example_spring_papal_fleet_in_genoa_blocks_though_allied() -> None:
    overlay = MILAN["overlay"] | {"fleets": [{"power": "papacy", "at": "genoa"}]}
    assert broken(MILAN | {"overlay": overlay}) == ["sea_blocked"]


def test_worked_example_spring_without_a_leader_five_are_too_many() -> None:
    assert broken(MILAN | {"leaders_command": []}) == ["too_many_units"]


def test_worked_example_spring_pavia_not_friendly() -> None:
    assert broken(MILAN | {"overlay": {"controllers": {"milan": "france"}}}) == ["unfriendly_space"]


# --- The other rules


def test_only_a_capital_of_the_power_sends_a_formation() -> None:
    assert broken({"power": "france", "from": "lyon", "to": "paris", "units": 1}) == ["not_capital"]


def test_the_destination_must_be_friendly_and_is_not_counted_on_the_way() -> None:
    assert broken({"power": "france", "from": "paris", "to": "metz", "units": 1}) == ["destination_unfriendly"]


def test_an_explicit_path_reports_every_broken_rule_in_order() -> None:
    path = ["paris", "lyon", "geneva", "turin", "pavia", "genoa", "tyrrhenian_sea", "barbary_coast", "algiers"]
    assert broken(
        {"power": "france", "from": "paris", "to": "algiers", "units": 5, "path": path}
        | {"overlay": {"fleets": [{"power": "ottoman", "at": "tunis"}]}}
        | {"options": {"sea_unit_limit": 4}}
    ) == [
        "destination_unfriendly",
        "too_many_units",
        "not_adjacent",
        "unfriendly_space",
        "crosses_pass",
        "too_many_sea_zones",
        "sea_blocked",
        "too_many_units_by_sea",
    ]


def test_places_that_nothing_connects() -> None:
    islands = {"spaces": {"home": {"controller": "red", "capital_of": "red"}, "isle": {"controller": "red"}}}
    verdict = asked("spring_deployment", {"map": islands, "power": "red", "from": "home", "to": "isle", "units": 9})
    assert verdict == {"legal": False, "broken": ["too_many_units", "no_path"], "path": None}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"from": "atlantis"}, "from"),
        ({"to": "gulf_of_lyon"}, "to"),
        ({"to": "paris"}, "to"),
        ({"units": 0, "leaders_command": []}, "units"),
        ({"path": []}, "path"),
        ({"path": ["paris", "dijon"]}, "path"),
        ({"path": ["paris", "atlantis", "milan"]}, "path.1"),
        ({"path": ["paris", "dijon", "paris", "milan"]}, "path.2"),
        ({"options": {"blockade_scope": "everywhere"}}, "options.blockade_scope"),
        ({"options": {"sea_unit_limit": -1}}, "options.sea_unit_limit"),
    ],
)
def test_bad_input_is_refused_naming_the_key(change: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as caught:
        asked("spring_deployment", MILAN | change)
    assert caught.value.key == key


# --- What else the player may do


def test_alternative_to_too_many_units_is_fewer() -> None:
    assert alternative(MILAN | {"units": 9}) == ("fewer_units", {"units": 6})


def test_alternative_to_too_many_units_by_sea_is_what_the_ships_carry() -> None:
    assert alternative(MILAN | {"options": {"sea_unit_limit": 3}}) == ("fewer_units", {"units": 3})


def test_alternative_to_a_blocked_destination_is_the_nearest_open_one() -> None:
    label, args = alternative(MILAN | {"overlay": {"controllers": {"milan": "france"}}})
    assert (label, args["to"], args["units"]) == ("alternative", "genoa", 5)


def test_alternative_to_a_bad_path_is_a_good_one() -> None:
    label, args = alternative(MILAN | {"path": ["paris", "milan"]})
    assert (label, args["to"], args["path"]) == ("alternative", "milan", tuple(WAY_TO_MILAN))


def test_alternative_start_is_the_capital() -> None:
    label, args = alternative({"power": "france", "from": "lyon", "to": "dijon", "units": 1})
    assert (label, args["path"]) == ("alternative", ("paris", "dijon"))


def test_alternative_begins_where_the_formation_stands_though_another_capital_is_nearer() -> None:
    label, args = alternative({"power": "hapsburg", "from": "valladolid", "to": "buda", "units": 1})
    assert (label, args["path"][0]) == ("alternative", "valladolid")


def test_no_alternative_for_a_power_without_capital() -> None:
    assert alternative({"power": "protestant", "from": "mainz", "to": "worms", "units": 1}) == ("no_alternative", {})


# --- The search against every simple path


def breaches(drawn: Map, path: list[str], friends: set[str], given: dict[str, Any]) -> dict[str, int]:
    """How often a way breaks each of the rules 5 to 9, counted from the rules' own words."""
    options = given["options"]

    def unfriendly(place: str) -> bool:
        space = drawn["spaces"].get(place)
        blocked_by_unrest = space and options["unrest_blocks"] and space["unrest"]
        return bool(space) and (space["controller"] not in friends or blocked_by_unrest)

    def blocked(sea: str) -> bool:
        near = {sea} | {name for name, space in drawn["spaces"].items() if sea in space["ports"]}
        if options["blockade_scope"] == "ports_and_seas":
            near |= {place for place in neighbours(drawn, sea) if place in drawn["seas"]}
        return any(navies(drawn, place) - {given["power"]} for place in near)

    seas = [place for place in path if place in drawn["seas"]]
    limit = options["sea_unit_limit"]
    return {
        "unfriendly_space": sum(map(unfriendly, path[:-1])),
        "crosses_pass": sum(is_pass(drawn, *step) for step in pairwise(path)),
        "too_many_sea_zones": max(0, len(seas) - 1),
        "sea_blocked": sum(map(blocked, seas)),
        "too_many_units_by_sea": int(bool(seas) and limit is not None and given["units"] > limit),
    }


spring_options = st.fixed_dictionaries(
    {
        "blockade_scope": st.sampled_from(("ports", "ports_and_seas")),
        "sea_unit_limit": st.sampled_from((None, 0, 2)),
        "unrest_blocks": st.booleans(),
    }
)


@st.composite
def departures(draw: st.DrawFn) -> dict[str, Any]:
    drawn = draw(small_maps())
    return {
        "map": drawn,
        "power": draw(st.sampled_from(POWERS)),
        "allies": draw(st.lists(st.sampled_from(POWERS), max_size=2)),
        "from": draw(st.sampled_from(sorted(drawn["spaces"]))),
        "units": draw(st.integers(1, 6)),
        "options": draw(spring_options),
    }


@settings(deadline=None)
@over(departures(), st.data())
def test_the_way_found_is_the_best_of_all_simple_paths(given: dict[str, Any], data: st.DataObject) -> None:
    drawn = given["map"]
    to = data.draw(st.sampled_from(sorted(set(drawn["spaces"]) - {given["from"]})))
    friends = {given["power"], *given["allies"]}
    verdict = asked("spring_deployment", given | {"to": to})
    weighed = [(breaches(drawn, path, friends, given), path) for path in simple_paths(drawn, given["from"], to)]
    in_the_way = [rule for rule in verdict["broken"] if rule not in ("not_capital", "destination_unfriendly")]
    in_the_way = [rule for rule in in_the_way if rule != "too_many_units"]
    if not weighed:
        assert (verdict["path"], in_the_way) == (None, ["no_path"])
        return
    found, path = min(weighed, key=lambda one: (sum(one[0].values()), len(one[1]), one[1]))
    assert verdict["path"] == path
    assert in_the_way == [rule for rule, times in found.items() if times]
    assert asked("spring_deployment", given | {"to": to, "path": path}) == verdict


@settings(deadline=None)
@over(departures())
def test_reachable_is_where_a_deployment_is_legal(given: dict[str, Any]) -> None:
    others = sorted(set(given["map"]["spaces"]) - {given["from"]})
    legal = [to for to in others if asked("spring_deployment", given | {"to": to})["legal"]]
    assert asked("spring_reachable", given) == legal


# --- formation_limit


@pytest.mark.parametrize(
    ("commands", "limit"), [([], 4), ([2], 4), ([6], 6), ([6, 8], 14), ([10, 6, 12], 22), ([1, 2], 4)]
)
def test_formation_limit(commands: list[int], limit: int) -> None:
    assert asked("formation_limit", {"leaders_command": commands}) == limit
