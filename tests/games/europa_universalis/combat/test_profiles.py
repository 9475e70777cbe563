"""2.2.1 to 2.3.2: classes, cavalry, artillery, and the profile of a stack."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from tests.games.europa_universalis.asking import check, refused


def counter(type: str, nation: str, tech: str, **more: Any) -> dict[str, Any]:
    return {"type": type, "nation": nation, "tech": tech, **more}


def test_w1_pashas_bring_troops_but_no_morale() -> None:
    turks = [
        counter("A+", "turkey", "renaissance", quality="veteran"),
        counter("A-", "turkey", "renaissance", quality="veteran"),
        counter("pasha", "turkey", "medieval", dt=3),
        counter("pasha", "turkey", "medieval", dt=0),
    ]
    assert check("stack_profile", period=1, counters=turks) == {
        "dt": 9,
        "quality": "conscript",
        "tech": "renaissance",
        "size": 7,
        "cavalry": 36,
        "artillery": 3,
        "army_counters": 2,
        "a_plus": 1,
        "has_army": True,
    }


def test_w2_ties() -> None:
    mixed = [
        counter("A+", "france", "arquebus", quality="veteran", veteran_dt=3),
        counter("DT", "spain", "musket"),
        counter("DT", "spain", "musket"),
    ]
    found = check("stack_profile", period=3, counters=mixed)
    assert (found["dt"], found["quality"], found["tech"], found["size"]) == (6, "veteran", "arquebus", 1)
    assert (found["cavalry"], found["artillery"]) == (8, 4)


def test_an_equal_share_without_armies_is_conscript_and_of_the_worst_technology() -> None:
    pair = [counter("DT", "sweden", "musket", quality="veteran"), counter("DT", "savoy", "arquebus")]
    found = check("stack_profile", period=6, counters=pair)
    assert (found["quality"], found["tech"], found["cavalry"], found["has_army"]) == ("conscript", "arquebus", 3, False)
    assert check("stack_profile", period=5, counters=[counter("DT", "saxony", "musket")])["cavalry"] == 2
    assert check("stack_profile", period=6, counters=[counter("DT", "saxony", "musket")])["cavalry"] == 1.5


def test_the_army_counters_settle_a_tie_of_technologies_before_the_worst_one_does() -> None:
    tied = [counter("A-", "france", "baroque"), counter("DT", "france", "musket"), counter("DT", "france", "musket")]
    assert check("stack_profile", period=5, counters=tied)["tech"] == "baroque"
    three = [*tied, counter("A-", "spain", "arquebus")]
    assert check("stack_profile", period=5, counters=three)["tech"] == "arquebus"


def test_overrides_of_a_counter() -> None:
    minor = counter("A-", "nordic_orders", "medieval", army_class="iim", cavalry_rate=2.5, artillery_rate=5)
    found = check("stack_profile", period=2, counters=[minor])
    assert (found["size"], found["cavalry"], found["artillery"]) == (4, 5, 2)


@pytest.mark.parametrize(
    ("key", "stack"),
    [
        ("counters", []),
        ("counters", [counter("pasha", "turkey", "medieval", dt=0)]),
        ("counters.0.dt", [counter("pasha", "turkey", "medieval")]),
        ("counters.0.dt", [counter("A+", "turkey", "medieval", dt=3)]),
        ("counters.0.nation", [counter("pasha", "france", "medieval", dt=1)]),
        ("counters.1.veteran_dt", [counter("DT", "france", "lace"), counter("DT", "france", "lace", veteran_dt=1)]),
        ("counters.0.veteran_dt", [counter("A-", "france", "lace", veteran_dt=3)]),
        ("counters.0.army_class", [counter("DT", "siberia", "medieval")]),
        ("counters.0.cavalry_rate", [counter("A+", "minor_iv", "musket")]),
        ("counters.0.nation", [counter("A+", "holland", "musket")]),
        ("counters.0.army_class", [counter("A+", "palatinate", "musket", army_class="ivm")]),
        ("counters.0.cavalry_rate", [counter("A+", "france", "musket", cavalry_rate=0.3)]),
        ("counters.0.tech", [counter("A+", "france", "stone")]),
    ],
)
def test_a_bad_stack_is_refused_by_key(key: str, stack: list[Any]) -> None:
    assert refused("stack_profile", period=1, counters=stack) == key


def test_class_sizes_agree_with_the_sheets_of_russia_and_england() -> None:
    def sizes(army_class: str) -> list[int]:
        return [check("army_class_size", army_class=army_class, period=period)["value"] for period in range(1, 8)]

    groups = {name: sizes(name) for name in ("i", "ii", "iii", "iv")}
    assert sizes("im") == [groups["ii"][0], *groups["i"][1:4], *groups["iv"][4:]]
    assert sizes("ivm") == [*groups["iii"][:6], groups["iv"][6]]


def test_cavalry_rates() -> None:
    rates = {nation: check("cavalry_rate", nation=nation, period=7)["value"] for nation in ("france", "asia", "africa")}
    assert rates == {"france": 1.5, "asia": 2, "africa": 0}
    assert refused("cavalry_rate", nation="minor_iim", period=3) == "nation"


def test_artillery_rates() -> None:
    def rate(nation: str, period: int, **more: Any) -> Any:
        return check("artillery_rate", nation=nation, period=period, **more)["value"]

    assert (rate("venice", 6), rate("venice", 6, face="minus")) == (5, 2)
    assert rate("minor_iii", 7) == rate("hungary", 7) == 5
    assert rate("americas", 7) == 2
    assert rate("khanates", 7) == 3
    assert rate("khanates", 7, army_class="iv") == 5
    assert rate("france", 7, army_class="a") == 6
    assert rate("siberia", 1, army_class="a") == 1
    assert refused("artillery_rate", nation="usa", period=5) == "nation"
    assert refused("artillery_rate", nation="siberia", period=5) == "army_class"
    assert refused("artillery_rate", nation="saxony", period=5, army_class="im") == "army_class"


# --- A profile goes into battle

COUNTERS = [
    {"type": "A+", "nation": "france", "tech": "arquebus", "quality": "veteran"},
    {"type": "DT", "nation": "france", "tech": "arquebus"},
]
DEFENDER = {"dt": 5, "tech": "arquebus", "size": 0}


def test_a_profile_is_a_side_of_a_battle() -> None:
    profile = check("stack_profile", period=3, counters=COUNTERS)
    told = {key: profile[key] for key in ("dt", "quality", "tech", "size", "cavalry", "has_army")}
    leader = {"fire": 2, "break_off": "never"}
    whole = jacta.odds("europa_universalis.land_battle", {"attacker": {**profile, **leader}, "defender": DEFENDER})
    part = jacta.odds("europa_universalis.land_battle", {"attacker": {**told, **leader}, "defender": DEFENDER})
    assert dict(whole) == dict(part)
    assert whole.given == part.given


def test_a_profile_is_taken_whole_and_sound_or_not_at_all() -> None:
    profile = check("stack_profile", period=3, counters=COUNTERS)
    without = {key: value for key, value in profile.items() if key != "a_plus"}
    battle = {"defender": DEFENDER}
    assert refused("land_battle", attacker={**DEFENDER, "artillery": 3}, **battle) == "attacker.artillery"
    assert refused("land_battle", attacker=without, **battle) == "attacker.artillery"
    for wrong in ({"army_counters": 0}, {"has_army": False}, {"a_plus": 2}, {"artillery": "3"}, {"a_plus": True}):
        assert refused("land_battle", attacker={**profile, **wrong}, **battle).startswith("attacker.")
    assert refused("land_battle", attacker={**profile, "elephants": 3}, **battle) == "attacker.elephants"
    assert refused("land_battle", attacker={**profile, "dt": 15}, **battle) == "attacker.dt"
