"""Winter return: the worked example, decisions at the table, and every check against all simple paths."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import ceil, inf
from typing import Any

import pytest
from hypothesis import assume, settings
from hypothesis import given as over
from hypothesis import strategies as st

import jacta
from jacta.errors import InputError
from jacta.kernel.rule.questions import Ask
from tests.games.here_i_stand.small_maps import POWERS, Map, asked, simple_paths, small_maps

ITALY: dict[str, Any] = {
    "controllers": {"milan": "france", "pavia": "france", "geneva": "hapsburg", "florence": "papacy"},
    "armies": [
        {"power": "france", "at": "milan", "units": 5},
        {"power": "hapsburg", "at": "turin", "units": 4},
        {"power": "papacy", "at": "trent", "units": 5},
    ],
}
FRENCH: dict[str, Any] = {"power": "france", "allies": ["genoa"], "overlay": ITALY}


def marched(power: str, start: str, to: str | None, sent: int, lost: int) -> dict[str, Any]:
    return {"power": power, "from": start, "to": to, "sent": sent, "lost": lost, "arrived": sent - lost}


def armies_home(given: dict[str, Any]) -> list[dict[str, Any]]:
    return asked("winter_return", given)["armies"]  # type: ignore[no-any-return]


def alternative(given: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    (entry,) = jacta.roll("here_i_stand.winter_move", given).transcript
    assert entry.note
    return entry.note.label, dict(entry.note.args)


# --- Worked example


def test_worked_example_winter_return() -> None:
    assert armies_home({"alliances": [["france", "genoa"]], "overlay": ITALY, "prefer": "fortress"}) == [
        marched("france", "milan", "milan", 4, 0),
        marched("france", "milan", "paris", 1, 0),
        marched("hapsburg", "turin", "besancon", 4, 0),
        marched("papacy", "trent", "florence", 5, 3),
    ]


def test_worked_example_winter_france_one_to_paris_by_the_gulf() -> None:
    expected = {"legal": True, "broken": [], "distance": 5, "lost": 0, "arrives": 1}
    assert asked("winter_move", FRENCH | {"from": "milan", "to": "paris", "units": 1}) == expected
    by_land = FRENCH | {"options": {"sea_paths": False}, "from": "milan", "to": "paris", "units": 1}
    assert asked("winter_move", by_land)["lost"] == 1


def test_worked_example_winter_hapsburg_besancon_or_vienna() -> None:
    hapsburg = {"power": "hapsburg", "overlay": ITALY, "from": "turin", "units": 4}
    besancon = asked("winter_move", hapsburg | {"to": "besancon"})
    assert (besancon["legal"], besancon["distance"], besancon["lost"]) == (True, 2, 0)
    vienna = asked("winter_move", hapsburg | {"to": "vienna"})
    assert (vienna["legal"], vienna["lost"], vienna["arrives"]) == (True, 2, 2)


def test_worked_example_winter_papacy_loses_three_anywhere() -> None:
    papacy = {"power": "papacy", "overlay": ITALY, "from": "trent"}
    assert asked("winter_options", papacy) == [
        {"to": "florence", "kind": "fortress", "distance": 2, "attrition": True, "room": 4},
        {"to": "ravenna", "kind": "fortress", "distance": 2, "attrition": True, "room": 4},
        {"to": "rome", "kind": "capital", "distance": 4, "attrition": True, "room": None},
    ]
    for to, distance in (("florence", 2), ("ravenna", 2), ("rome", 4)):
        expected = {"legal": True, "broken": [], "distance": distance, "lost": 3, "arrives": 2}
        assert asked("winter_move", papacy | {"to": to, "units": 5}) == expected


# --- Ships


def test_a_fleet_goes_to_the_nearest_own_port() -> None:
    overlay = {"fleets": [{"power": "france", "at": "tyrrhenian_sea", "count": 2}]}
    given = {"overlay": overlay, "prefer": "fortress"}
    home = {"power": "france", "from": "tyrrhenian_sea", "to": "marseille", "count": 2}
    assert asked("winter_return", given)["fleets"] == [home]
    allied = given | {"alliances": [["france", "genoa"]], "options": {"port_owner": "friendly"}}
    assert asked("winter_return", allied)["fleets"] == [home | {"to": "bastia"}]


def test_a_fleet_without_a_port_is_left_where_it_is() -> None:
    given = {"overlay": {"fleets": [{"power": "hungary", "at": "adriatic_sea"}]}}
    left = {"power": "hungary", "from": "adriatic_sea", "to": None, "count": 1}
    assert asked("winter_return", given)["fleets"] == [left]
    (entry,) = jacta.roll("here_i_stand.winter_return", given).transcript
    assert entry.label == "no_port"


@pytest.mark.parametrize(
    ("start", "to", "rule"),
    [
        ("gulf_of_lyon", "paris", "not_a_port"),
        ("gulf_of_lyon", "genoa", "not_own_port"),
        ("black_sea", "marseille", "unreachable"),
        ("gulf_of_lyon", "brest", "unreachable"),
        ("bay_of_biscay", "rouen", "not_nearest"),
        ("nantes", "brest", "not_nearest"),
    ],
)
def test_a_naval_move_breaks_one_rule_at_a_time(start: str, to: str, rule: str) -> None:
    given = {"power": "france", "kind": "naval", "from": start, "to": to, "units": 1}
    assert asked("winter_move", given)["broken"] == [rule]


def test_winter_options_of_a_fleet() -> None:
    given = {"power": "france", "kind": "naval", "from": "bay_of_biscay"}
    assert asked("winter_options", given) == [{"to": name, "distance": 1} for name in ("bordeaux", "brest", "nantes")]


# --- Armies


def fortress_town(units: int, **more: Any) -> dict[str, Any]:
    """A keep next to a camp, the capital beyond enemy country."""
    return {
        "map": {
            "spaces": {
                "camp": {"controller": "red"},
                "keep": {"controller": "red", "fortified": True},
                "wood": {"controller": "blue"},
                "home": {"controller": "red", "capital_of": "red"},
                "tower": {"controller": "red", "fortified": True},
            },
            "edges": [["camp", "keep"], ["camp", "wood"], ["wood", "home"], ["keep", "tower"]],
            "armies": [{"power": "red", "at": "camp", "units": units}],
        }
    } | more


def test_the_nearest_fortress_fills_up_and_the_rest_goes_to_the_capital() -> None:
    assert armies_home(fortress_town(7)) == [marched("red", "camp", "home", 3, 2), marched("red", "camp", "keep", 4, 0)]


def test_next_nearest_looks_further_before_the_capital() -> None:
    further = fortress_town(9, options={"full_fortress": "next_nearest"})
    assert armies_home(further) == [marched("red", "camp", "home", 5, 3), marched("red", "camp", "keep", 4, 0)]
    straight = fortress_town(7, options={"full_fortress": "next_nearest"})
    straight["map"]["edges"] = [["camp", "keep"], ["keep", "tower"], ["tower", "wood"], ["wood", "home"]]
    assert armies_home(straight) == [
        marched("red", "camp", "keep", 4, 0),
        marched("red", "camp", "tower", 3, 0),
    ]


def test_capital_takes_all_of_it_and_fewest_losses_compares() -> None:
    assert armies_home(fortress_town(7, prefer="capital")) == [marched("red", "camp", "home", 7, 4)]
    assert armies_home(fortress_town(7, prefer="fewest_losses")) == armies_home(fortress_town(7))


def test_units_that_find_no_room_die_out() -> None:
    lost = fortress_town(9)
    lost["map"]["spaces"]["home"]["controller"] = "blue"
    assert armies_home(lost) == [
        marched("red", "camp", None, 1, 1),
        marched("red", "camp", "keep", 4, 0),
        marched("red", "camp", "tower", 4, 0),
    ]


@pytest.mark.parametrize(
    ("to", "units", "broken"),
    [
        ("wood", 1, ["not_a_refuge"]),
        ("tower", 1, ["not_nearest"]),
        ("tower", 5, ["not_nearest", "over_limit"]),
        ("keep", 5, ["over_limit"]),
        ("keep", 4, []),
        ("home", 9, []),
    ],
)
def test_a_land_move_reports_what_it_breaks(to: str, units: int, broken: list[str]) -> None:
    move = {"power": "red", "from": "camp", "to": to, "units": units} | fortress_town(9)
    assert asked("winter_move", move)["broken"] == broken


def test_alternatives_of_a_move_home() -> None:
    move = {"power": "red", "from": "camp", "units": 6} | fortress_town(9)
    assert alternative(move | {"to": "keep"}) == ("fewer_units", {"units": 4})
    shared = fortress_town(9)
    shared["map"]["armies"].append({"power": "red", "at": "keep", "units": 3})
    assert alternative(move | shared | {"to": "keep"}) == ("fewer_units", {"units": 1})
    assert alternative(move | {"to": "wood"}) == ("nearest_refuge", {"to": "home"})
    assert alternative(move | {"to": "tower", "units": 2}) == ("nearest_refuge", {"to": "keep"})
    fleet = {"power": "france", "kind": "naval", "from": "gulf_of_lyon", "units": 1}
    assert alternative(fleet | {"to": "genoa"}) == ("nearest_refuge", {"to": "marseille"})
    assert alternative(fleet | {"to": "genoa", "power": "hungary"}) == ("no_alternative", {})


# --- Decisions


def test_play_asks_each_owner_in_list_order_when_prefer_is_left_out() -> None:
    overlay = ITALY | {"fleets": [{"power": "france", "at": "bay_of_biscay"}, {"power": "france", "at": "marseille"}]}
    session = jacta.play("here_i_stand.winter_return", {"alliances": [["france", "genoa"]], "overlay": overlay})
    asked_for = []
    answers = {"winter_port": "nantes", "winter_quarters": "capital"}
    while isinstance(session.question, Ask):
        asked_for.append((session.question.label, session.question.who, tuple(session.question.options)))
        session.answer(answers[session.question.label])
    quarters = ("fortress", "capital")
    assert asked_for == [
        ("winter_port", "france", ("bordeaux", "brest", "nantes")),
        ("winter_quarters", "france", quarters),
        ("winter_quarters", "hapsburg", quarters),
        ("winter_quarters", "papacy", quarters),
    ]
    assert [(fleet.from_, fleet.to) for fleet in session.outcome.fleets] == [
        ("bay_of_biscay", "nantes"),
        ("marseille", "marseille"),
    ]
    assert [(army.power, army.to, army.sent, army.lost) for army in session.outcome.armies] == [
        ("france", "paris", 5, 0),
        ("hapsburg", "valladolid", 4, 2),
        ("papacy", "rome", 5, 3),
    ]


def test_an_army_in_its_capital_or_without_one_has_nothing_to_decide() -> None:
    armies = [
        {"power": "france", "at": "paris", "units": 9},
        {"power": "venice", "at": "trent", "units": 2},
    ]
    session = jacta.play("here_i_stand.winter_return", {"overlay": {"armies": armies}})
    assert session.question is None


def test_an_army_is_asked_when_a_later_one_may_make_room_for_it() -> None:
    given = fortress_town(3)
    given["map"]["armies"].append({"power": "red", "at": "keep", "units": 4})
    session = jacta.play("here_i_stand.winter_return", given)
    session.answer("fortress")
    session.answer("capital")
    assert [(army.from_, army.to) for army in session.outcome.armies] == [("camp", "keep"), ("keep", "home")]


@settings(deadline=None)
@over(small_maps(), st.lists(st.sampled_from((("red", "blue"), ("blue", "green"))), unique=True))
def test_nobody_asked_means_the_automatic_resolution(drawn: Map, alliances: list[tuple[str, str]]) -> None:
    given = {"map": drawn, "alliances": alliances}
    assert asked("winter_return", given) == asked("winter_return", given | {"prefer": "fortress"})


RAVENNA: dict[str, Any] = {
    "controllers": {"milan": "france", "turin": "france", "ancona": "france", "florence": "france"},
    "armies": [{"power": "france", "at": "ravenna", "units": 4}],
}


def test_the_owner_is_asked_among_equally_near_fortresses() -> None:
    session = jacta.play("here_i_stand.winter_return", {"overlay": RAVENNA})
    session.answer("fortress")
    assert isinstance(session.question, Ask)
    assert (session.question.label, session.question.who) == ("winter_fortress", "france")
    assert session.question.values() == ("florence", "milan")
    session.answer("milan")
    assert [(army.to, army.sent, army.lost) for army in session.outcome.armies] == [("milan", 4, 0)]


def test_who_does_not_fit_into_the_chosen_fortress_is_asked_no_further_when_one_is_left() -> None:
    overlay = RAVENNA | {"armies": [{"power": "france", "at": "ravenna", "units": 7}]}
    session = jacta.play("here_i_stand.winter_return", {"overlay": overlay})
    session.answer("fortress")
    session.answer("milan")
    assert session.question is None
    assert [(army.to, army.sent, army.lost) for army in session.outcome.armies] == [
        ("florence", 3, 2),
        ("milan", 4, 0),
    ]


def test_who_does_not_fit_into_the_nearest_fortress_is_asked_among_the_next() -> None:
    given: dict[str, Any] = {
        "map": {
            "spaces": {
                "camp": {"controller": "red"},
                "keep": {"controller": "red", "fortified": True},
                "east": {"controller": "red", "fortified": True},
                "west": {"controller": "red", "fortified": True},
            },
            "edges": [["camp", "keep"], ["keep", "east"], ["keep", "west"]],
            "armies": [{"power": "red", "at": "camp", "units": 6}],
        }
    }
    session = jacta.play("here_i_stand.winter_return", given)
    assert isinstance(session.question, Ask)
    assert (session.question.label, session.question.values()) == ("winter_fortress", ("east", "west"))
    session.answer("west")
    assert [(army.to, army.sent) for army in session.outcome.armies] == [("keep", 4), ("west", 2)]


def test_fewest_losses_finds_the_true_minimum_in_ravenna() -> None:
    (home,) = armies_home({"overlay": RAVENNA, "prefer": "fewest_losses"})
    assert home["lost"] == 0
    found = jacta.best("here_i_stand.winter_return", {"overlay": RAVENNA}, aim="-units_lost", who="france")
    assert found.value == 0


def two_keeps(*to_the_capital: str) -> dict[str, Any]:
    """An army in enemy country between two keeps, one of them over friendly ground, with this way to the capital."""
    *hostile, capital = to_the_capital
    return {
        "map": {
            "spaces": {
                "camp": {"controller": "blue"},
                "far_keep": {"controller": "red", "fortified": True},
                "keep": {"controller": "red", "fortified": True},
                "path": {"controller": "red"},
                **{space: {"controller": "blue"} for space in hostile},
                capital: {"controller": "red", "capital_of": "red", "fortified": True},
            },
            "edges": [
                ["camp", "waste"],
                ["waste", "far_keep"],
                *map(list, pairwise(to_the_capital)),
                ["camp", "path"],
                ["path", "keep"],
            ],
            "armies": [{"power": "red", "at": "camp", "units": 6}],
        }
    }


def test_fewest_losses_splits_an_army_where_no_single_plan_is_best() -> None:
    """Two keeps at the same distance, one of them over friendly ground; the capital only through the enemy."""
    given = two_keeps("waste", "home")
    lost = {
        prefer: sum(army["lost"] for army in armies_home(given | {"prefer": prefer}))
        for prefer in ("fortress", "capital", "fewest_losses")
    }
    assert lost == {"fortress": 3, "capital": 3, "fewest_losses": 1}


def test_of_partings_that_lose_as_few_the_one_with_the_shortest_ways_is_taken() -> None:
    """Two of six must lose one: in the far keep, two steps away, or in the capital beyond it."""
    given = two_keeps("waste", "moor", "home")
    assert armies_home(given | {"prefer": "fewest_losses"}) == [
        marched("red", "camp", "far_keep", 2, 1),
        marched("red", "camp", "keep", 4, 0),
    ]


def test_fewest_losses_goes_to_the_capital_that_costs_least() -> None:
    """The nearer capital lies behind the enemy, the further one at the end of a free road."""
    given: dict[str, Any] = {
        "map": {
            "spaces": {
                "camp": {"controller": "blue"},
                "waste": {"controller": "blue"},
                "near": {"controller": "red", "capital_of": "red", "fortified": True},
                "road": {"controller": "red"},
                "lane": {"controller": "red"},
                "far": {"controller": "red", "capital_of": "red", "fortified": True},
            },
            "edges": [["camp", "waste"], ["waste", "near"], ["camp", "road"], ["road", "lane"], ["lane", "far"]],
            "armies": [{"power": "red", "at": "camp", "units": 4}],
        },
        "prefer": "fewest_losses",
    }
    assert armies_home(given) == [marched("red", "camp", "far", 4, 0)]


# --- Laws of the whole return

winter_options = st.fixed_dictionaries(
    {
        "fortress_owner": st.sampled_from(("friendly", "own")),
        "full_fortress": st.sampled_from(("capital", "next_nearest")),
        "port_owner": st.sampled_from(("own", "friendly")),
        "sea_paths": st.booleans(),
        "unrest_blocks": st.booleans(),
    }
)


@settings(deadline=None)
@over(small_maps(), st.sampled_from(("fortress", "capital", "fewest_losses")), winter_options)
def test_everybody_goes_somewhere_and_no_fortress_overflows(drawn: Map, prefer: str, options: dict[str, Any]) -> None:
    home = asked("winter_return", {"map": drawn, "prefer": prefer, "options": options})
    ships = {(fleet["power"], fleet["at"]): fleet["count"] for fleet in drawn["fleets"] if fleet["count"]}
    assert {(fleet["power"], fleet["from"]): fleet["count"] for fleet in home["fleets"]} == ships
    sent, wintering = Counter[tuple[str, str]](), Counter[str]()
    for group in home["armies"]:
        assert group["sent"] == group["lost"] + group["arrived"]
        assert group["sent"] > 0
        assert group["lost"] in (0, ceil(group["sent"] / 2)) or group["to"] is None
        sent[group["power"], group["from"]] += group["sent"]
        wintering[group["to"]] += group["arrived"]
    units = {(army["power"], army["at"]): army["units"] for army in drawn["armies"] if army["units"]}
    assert sent == units
    limited = {name for name, space in drawn["spaces"].items() if not space["capital_of"]}
    assert all(number <= 4 for name, number in wintering.items() if name in limited)


@settings(deadline=None)
@over(small_maps(), winter_options)
def test_fewest_losses_loses_no_more_than_either_plan_of_a_lone_army(drawn: Map, options: dict[str, Any]) -> None:
    drawn["armies"] = drawn["armies"][:1]

    def lost(prefer: str) -> int:
        return sum(group["lost"] for group in armies_home({"map": drawn, "prefer": prefer, "options": options}))

    assert lost("fewest_losses") <= min(lost("fortress"), lost("capital"))


@settings(deadline=None)
@over(small_maps(), st.integers(1, 7), winter_options)
def test_fewest_losses_is_the_least_of_all_partings_of_a_lone_army(
    drawn: Map, units: int, options: dict[str, Any]
) -> None:
    army = {"power": "red", "at": "a", "units": units}
    drawn["armies"] = [army]
    drawn["spaces"]["b"] |= {"controller": "red", "capital_of": "red"}
    drawn["edges"] = [edge for edge in drawn["edges"] if {"a", "b"} != {*edge[:2]}]
    options = options | {"full_fortress": "capital"}
    given = {"map": drawn, "power": army["power"], "allies": [], "from": army["at"], "units": 1, "options": options}
    one = Winterer(given)
    counted = one.counted()
    capitals = [name for name in counted if one.own_capital(name)]
    assume(set(capitals) - {"a"})
    nearest = [name for name, distance in counted.items() if distance == min(counted.values())]
    targets = sorted({*capitals, *nearest})

    def least(units: int, names: list[str]) -> float:
        """The fewest lost when so many units part over these refuges in every possible way."""
        if not names:
            return 0 if units == 0 else inf
        found = inf
        for sent in range(units + 1):
            lost = ceil(sent / 2) if names[0] != "a" and one.suffers(names[0]) else 0
            if drawn["spaces"][names[0]]["capital_of"] or sent - lost <= 4:
                found = min(found, lost + least(units - sent, names[1:]))
        return found

    home = armies_home({"map": drawn, "prefer": "fewest_losses", "options": options})
    assert sum(group["lost"] for group in home) == least(units, targets)


# --- Checks against every simple path


class Winterer:
    """The rules of one move home, read straight off the map object and all its simple paths."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.drawn: Map = given["map"]
        self.given, self.options = given, given["options"]
        self.friends = {given["power"], *given["allies"]}

    def friendly(self, name: str) -> bool:
        space = self.drawn["spaces"][name]
        return space["controller"] in self.friends and not (self.options["unrest_blocks"] and space["unrest"])

    def paths(self, to: str) -> list[list[str]]:
        paths = simple_paths(self.drawn, self.given["from"], to)
        return [path for path in paths if self.options["sea_paths"] or not set(path) & set(self.drawn["seas"])]

    def distance(self, to: str) -> int | None:
        return min((len(path) - 1 for path in self.paths(to)), default=None)

    def refuge(self, name: str) -> bool:
        space, power = self.drawn["spaces"][name], self.given["power"]
        if space["capital_of"] == power and space["controller"] in self.friends:
            return True
        owners = self.friends if self.options["fortress_owner"] == "friendly" else {power}
        return bool(space["fortified"] or space["capital_of"]) and space["controller"] in owners

    def others(self, name: str) -> int:
        there = [army for army in self.drawn["armies"] if army["at"] == name]
        own = sum(army["units"] for army in there if army["power"] == self.given["power"])
        movers = min(own, self.given["units"]) if name == self.given["from"] else 0
        everybody: int = sum(army["units"] for army in there)
        return everybody - movers

    def suffers(self, to: str) -> bool:
        spaces = self.drawn["spaces"]
        return not any(all(self.friendly(place) for place in path[1:] if place in spaces) for path in self.paths(to))

    def own_capital(self, name: str) -> bool:
        return bool(self.drawn["spaces"][name]["capital_of"] == self.given["power"])

    def counted(self) -> dict[str, int]:
        """The distances of the refuges among which the nearest is sought."""
        spaces = self.drawn["spaces"]
        found = {name: self.distance(name) for name in spaces if self.refuge(name)}
        if self.options["full_fortress"] == "next_nearest":
            full = {name for name in spaces if not spaces[name]["capital_of"] and self.others(name) >= 4}
            found = {name: distance for name, distance in found.items() if name not in full}
        return {name: distance for name, distance in found.items() if distance is not None}

    def verdict(self, to: str) -> dict[str, Any]:
        spaces, units = self.drawn["spaces"], self.given["units"]
        distance = self.distance(to)
        lost = ceil(units / 2) if self.suffers(to) else 0
        broken = []
        if not self.refuge(to):
            broken = ["not_a_refuge"]
        elif distance is None:
            broken = ["unreachable"]
        else:
            if not self.own_capital(to) and any(steps < distance for steps in self.counted().values()):
                broken.append("not_nearest")
            if not spaces[to]["capital_of"] and self.others(to) + units - lost > 4:
                broken.append("over_limit")
        if broken:
            lost = units = 0
        return {"legal": not broken, "broken": broken, "distance": distance, "lost": lost, "arrives": units - lost}


@st.composite
def moves_home(draw: st.DrawFn) -> dict[str, Any]:
    drawn = draw(small_maps())
    return {
        "map": drawn,
        "power": draw(st.sampled_from(POWERS)),
        "allies": draw(st.lists(st.sampled_from(POWERS), max_size=2)),
        "from": draw(st.sampled_from(sorted(drawn["spaces"]))),
        "units": draw(st.integers(1, 7)),
        "options": draw(winter_options),
    }


@settings(deadline=None)
@over(moves_home())
def test_a_move_home_is_judged_as_all_simple_paths_judge_it(given: dict[str, Any]) -> None:
    expected = Winterer(given)
    for to in given["map"]["spaces"]:
        assert asked("winter_move", given | {"to": to}) == expected.verdict(to)


@settings(deadline=None)
@over(moves_home())
def test_options_are_the_nearest_refuges_and_the_own_capitals(given: dict[str, Any]) -> None:
    one = Winterer(given | {"units": 1})
    del given["units"]
    offered = asked("winter_options", given)
    counted, spaces = one.counted(), given["map"]["spaces"]
    nearest = {name for name, distance in counted.items() if distance == min(counted.values())}
    capitals = {name for name in spaces if one.own_capital(name) and one.refuge(name) and one.paths(name)}
    assert {option["to"] for option in offered} == nearest | capitals
    assert offered == sorted(offered, key=lambda option: (option["distance"], option["to"]))
    for option in offered:
        to = option["to"]
        assert option["kind"] == ("capital" if to in capitals else "fortress")
        assert option["distance"] == one.distance(to)
        assert option["attrition"] == one.suffers(to)
        assert option["room"] == (None if spaces[to]["capital_of"] else max(0, 4 - one.others(to)))


@settings(deadline=None)
@over(moves_home(), st.data())
def test_a_fleet_sails_as_all_simple_paths_allow(given: dict[str, Any], data: st.DataObject) -> None:
    drawn, options = given["map"], given["options"]
    ports = {name for name, space in drawn["spaces"].items() if space["ports"]}
    assume(ports or drawn["seas"])
    start = data.draw(st.sampled_from(sorted({*ports, *drawn["seas"]})))
    owners = {given["power"], *(given["allies"] if options["port_owner"] == "friendly" else ())}
    allowed = {name for name in ports if drawn["spaces"][name]["controller"] in owners}

    def sailed(to: str) -> int | None:
        paths = simple_paths(drawn, start, to)
        by_sea = [path for path in paths if set(path[1:-1]) <= set(drawn["seas"]) and uses_the_sea(drawn, path)]
        return min((len(path) - 1 for path in by_sea), default=None)

    distances = {to: sailed(to) for to in ports}
    nearest = min((steps for to, steps in distances.items() if to in allowed and steps is not None), default=None)
    given |= {"kind": "naval", "from": start}
    for to in drawn["spaces"]:
        verdict = asked("winter_move", given | {"to": to})
        distance = distances.get(to)
        expected = ["not_a_port"] if to not in ports else ["not_own_port"] if to not in allowed else []
        if not expected and distance is None:
            expected = ["unreachable"]
        if not expected and distance != nearest:
            expected = ["not_nearest"]
        arrives = 0 if expected else given["units"]
        assert verdict == {
            "legal": not expected,
            "broken": expected,
            "distance": distance,
            "lost": 0,
            "arrives": arrives,
        }
    del given["units"]
    offers = [{"to": to, "distance": nearest} for to in sorted(allowed) if distances[to] == nearest is not None]
    assert asked("winter_options", given) == offers


def uses_the_sea(drawn: Map, path: list[str]) -> bool:
    return len(path) == 1 or any(place in drawn["seas"] for place in path)


# --- Errors


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("winter_return", {"alliances": [["red", "red"]]}, "alliances.0"),
        ("winter_return", {"alliances": [["red"]]}, "alliances.0.1"),
        ("winter_return", {"prefer": "home"}, "prefer"),
        ("winter_move", FRENCH | {"from": "milan", "to": "paris", "units": 0}, "units"),
        ("winter_move", FRENCH | {"from": "gulf_of_lyon", "to": "paris", "units": 1}, "from"),
        ("winter_move", FRENCH | {"from": "milan", "to": "gulf_of_lyon", "units": 1}, "to"),
        ("winter_move", FRENCH | {"kind": "naval", "from": "milan", "to": "marseille", "units": 1}, "from"),
        ("winter_options", FRENCH | {"kind": "air", "from": "milan"}, "kind"),
        ("winter_options", FRENCH | {"from": "atlantis"}, "from"),
    ],
)
def test_bad_input_is_refused_naming_the_key(name: str, given: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as caught:
        asked(name, given)
    assert caught.value.key == key


def test_the_reading_of_sea_paths_shows_its_effect() -> None:
    """R40: the sheet does not say whether armies return by sea; by land alone, one unit dies on its way to Paris."""
    procedure = jacta.procedures()["here_i_stand.winter_return"]
    assert procedure.options["sea_paths"].reading == "R40"
    (given, _) = procedure.examples
    by_sea, by_land = (armies_home({**given, "options": {"sea_paths": open_}}) for open_ in (True, False))
    assert marched("france", "milan", "paris", 1, 0) in by_sea
    assert marched("france", "milan", "paris", 1, 1) in by_land
