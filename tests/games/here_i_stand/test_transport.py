"""Naval transport: the worked example, every rule on its own, and the search against all simple paths."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

import jacta
from jacta.errors import InputError
from tests.games.here_i_stand.small_maps import POWERS, Map, asked, navies, simple_paths, small_maps

MARSEILLE: dict[str, Any] = {
    "power": "france",
    "enemies": ["hapsburg", "papacy"],
    "from": "marseille",
    "units": 5,
    "overlay": {"fleets": [{"power": "france", "at": "gulf_of_lyon"}]},
}
TO_ROME = MARSEILLE | {"to": "rome"}


def broken(given: dict[str, Any]) -> list[str]:
    verdict = asked("naval_transport", given)
    assert verdict["legal"] == (not verdict["broken"])
    return verdict["broken"]  # type: ignore[no-any-return]


def alternative(given: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    (entry,) = jacta.roll("here_i_stand.naval_transport", given).transcript
    assert entry.note
    return entry.note.label, dict(entry.note.args)


# --- Worked example


def test_worked_example_transport_to_barcelona() -> None:
    path = ["marseille", "gulf_of_lyon", "barcelona"]
    expected = {"legal": True, "broken": [], "path": path, "cost": 2}
    assert asked("naval_transport", MARSEILLE | {"to": "barcelona"}) == expected


def test_worked_example_transport_to_rome_lacks_a_naval_unit() -> None:
    path = ["marseille", "gulf_of_lyon", "tyrrhenian_sea", "rome"]
    assert asked("naval_transport", TO_ROME) == {"legal": False, "broken": ["no_naval_unit"], "path": path, "cost": 3}


def test_worked_example_transport_papacy_neither_ally_nor_enemy() -> None:
    assert broken(TO_ROME | {"enemies": ["hapsburg"]}) == ["neutral_port", "no_naval_unit"]


def test_worked_example_transport_six_units() -> None:
    assert broken(MARSEILLE | {"to": "barcelona", "units": 6}) == ["too_many_units"]


def test_worked_example_transport_stopping_in_the_gulf() -> None:
    assert broken(MARSEILLE | {"to": "gulf_of_lyon"}) == ["ends_at_sea"]


# --- The other rules


def test_a_fleet_in_port_does_not_hold_the_zone() -> None:
    overlay = {"fleets": [{"power": "france", "at": "marseille"}]}
    assert broken(MARSEILLE | {"to": "barcelona", "overlay": overlay}) == ["no_naval_unit"]


def test_points_pay_for_every_step() -> None:
    assert broken(TO_ROME | {"cp": 2}) == ["no_naval_unit", "not_enough_cp"]
    assert broken(TO_ROME | {"cp": 3}) == ["no_naval_unit"]


def test_the_strict_word_allows_one_zone() -> None:
    assert broken(TO_ROME | {"options": {"max_sea_zones": 1}}) == ["too_many_sea_zones", "no_naval_unit"]


def test_the_printed_word_wants_an_enemy_naval_unit() -> None:
    overlay = {"fleets": [{"power": "hapsburg", "at": "gulf_of_lyon"}]}
    given = MARSEILLE | {"to": "barcelona", "overlay": overlay}
    assert broken(given) == ["no_naval_unit"]
    assert broken(given | {"options": {"naval_unit": "enemy"}}) == []


def test_an_allied_fleet_carries_where_read_so() -> None:
    overlay = {"fleets": [{"power": "genoa", "at": "gulf_of_lyon"}]}
    given = MARSEILLE | {"to": "barcelona", "overlay": overlay, "allies": ["genoa"]}
    assert broken(given) == ["no_naval_unit"]
    assert broken(given | {"options": {"naval_unit": "friendly"}}) == []


def test_leaderless_limit() -> None:
    given = MARSEILLE | {"to": "barcelona", "options": {"leaderless_limit": 4}}
    assert broken(given) == ["too_many_units"]
    assert broken(given | {"leaders": 1}) == []


def test_an_explicit_path_over_land_alone() -> None:
    given = MARSEILLE | {"to": "nice", "path": ["marseille", "nice"]}
    assert asked("naval_transport", given) == {
        "legal": False,
        "broken": ["no_sea_zone"],
        "path": ["marseille", "nice"],
        "cost": 1,
    }


def test_an_inland_space_has_no_path() -> None:
    expected = {"legal": False, "broken": ["no_path"], "path": None, "cost": None}
    assert asked("naval_transport", MARSEILLE | {"to": "madrid"}) == expected


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"from": "gulf_of_lyon"}, "from"),
        ({"to": "atlantis"}, "to"),
        ({"to": "marseille"}, "to"),
        ({"units": 0}, "units"),
        ({"path": ["marseille", "gulf_of_lyon"]}, "path"),
        ({"path": ["marseille", "gulf_of_lyon", "bastia", "tyrrhenian_sea", "rome"]}, "path.2"),
        ({"path": ["marseille", "gulf_of_lyon", "gulf_of_lyon", "rome"]}, "path.2"),
        ({"path": ["marseille", "styx", "rome"]}, "path.1"),
        ({"options": {"leaderless_limit": 3}}, "options.leaderless_limit"),
    ],
)
def test_bad_input_is_refused_naming_the_key(change: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as caught:
        asked("naval_transport", TO_ROME | change)
    assert caught.value.key == key


# --- What else the player may do


def test_alternative_to_too_many_units_is_fewer() -> None:
    assert alternative(MARSEILLE | {"to": "barcelona", "units": 6}) == ("fewer_units", {"units": 5})


def test_alternative_to_a_sea_without_ships_is_the_nearest_landing() -> None:
    label, args = alternative(TO_ROME)
    assert (label, args["to"], args["path"]) == ("alternative", "barcelona", ("marseille", "gulf_of_lyon", "barcelona"))


def test_no_alternative_inland() -> None:
    assert alternative(MARSEILLE | {"from": "paris", "to": "rouen"}) == ("no_alternative", {})


# --- The search against every simple path


def breaches(drawn: Map, path: list[str], given: dict[str, Any]) -> dict[str, int]:
    """How often a way breaks each of the rules 4 to 8, counted from the rules' own words."""
    options = given["options"]
    owners = {
        "own": {given["power"]},
        "friendly": {given["power"], *given["allies"]},
        "enemy": set(given["enemies"]),
    }[options["naval_unit"]]
    seas = [place for place in path if place in drawn["seas"]]
    most = len(seas) if options["max_sea_zones"] is None else options["max_sea_zones"]
    return {
        "no_sea_zone": int(not seas),
        "ends_at_sea": int(path[-1] in drawn["seas"]),
        "too_many_sea_zones": max(0, len(seas) - most),
        "no_naval_unit": sum(not (navies(drawn, sea) & owners) for sea in seas),
        "not_enough_cp": int(given["cp"] is not None and len(path) - 1 > given["cp"]),
    }


@st.composite
def embarkations(draw: st.DrawFn) -> dict[str, Any]:
    drawn = draw(small_maps())
    powers = st.lists(st.sampled_from(POWERS), max_size=2)
    options = st.fixed_dictionaries(
        {
            "naval_unit": st.sampled_from(("own", "friendly", "enemy")),
            "max_sea_zones": st.sampled_from((None, 0, 1, 2)),
            "leaderless_limit": st.sampled_from((5, 4)),
        }
    )
    return {
        "map": drawn,
        "power": draw(st.sampled_from(POWERS)),
        "allies": draw(powers),
        "enemies": draw(powers),
        "from": draw(st.sampled_from(sorted(drawn["spaces"]))),
        "units": draw(st.integers(1, 6)),
        "leaders": draw(st.integers(0, 1)),
        "cp": draw(st.sampled_from((None, 1, 2, 3))),
        "options": draw(options),
    }


@settings(deadline=None)
@over(embarkations(), st.data())
def test_the_way_found_is_the_best_of_all_simple_paths(given: dict[str, Any], data: st.DataObject) -> None:
    drawn = given["map"]
    places = sorted({*drawn["spaces"], *drawn["seas"]} - {given["from"]})
    to = data.draw(st.sampled_from(places))
    verdict = asked("naval_transport", given | {"to": to})
    weighed = [
        (breaches(drawn, path, given), path)
        for path in simple_paths(drawn, given["from"], to)
        if any(place in drawn["seas"] for place in path) and not set(path[1:-1]) & set(drawn["spaces"])
    ]
    in_the_way = [rule for rule in verdict["broken"] if rule not in ("too_many_units", "neutral_port")]
    if not weighed:
        assert (verdict["path"], verdict["cost"], in_the_way) == (None, None, ["no_path"])
        return
    found, path = min(weighed, key=lambda one: (sum(one[0].values()), len(one[1]), one[1]))
    assert (verdict["path"], verdict["cost"]) == (path, len(path) - 1)
    assert in_the_way == [rule for rule, times in found.items() if times]
    assert asked("naval_transport", given | {"to": to, "path": path}) == verdict


@settings(deadline=None)
@over(embarkations())
def test_reachable_is_where_a_transport_is_legal(given: dict[str, Any]) -> None:
    others = sorted(set(given["map"]["spaces"]) - {given["from"]})
    verdicts = {to: asked("naval_transport", given | {"to": to}) for to in others}
    legal = [{"to": to, "cost": verdict["cost"]} for to, verdict in verdicts.items() if verdict["legal"]]
    assert asked("transport_reachable", given) == legal
