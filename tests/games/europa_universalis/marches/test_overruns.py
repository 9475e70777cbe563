"""2.4.5: two full armies run over a lone detachment."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.kernel.rule.questions import Ask
from jacta.plain import plain_outcome
from tests.games.europa_universalis.asking import chances, refused

TWO_ARMIES = {"a_plus": 2, "a_minus": 0, "dt": 0}
DETACHMENT = {"a_plus": 0, "a_minus": 0, "dt": 1}
MOVER = {"dt": 8, "tech": "arquebus", "size": 2, "quality": "veteran"}
LONE = {"dt": 1, "tech": "arquebus", "size": 0, "manoeuvre": 3}
BATTLE = {"attacker": MOVER, "defender": LONE}
OVERRUN = {"force": TWO_ARMIES, "target": DETACHMENT, "battle": BATTLE}


def odds_of(name: str, given: dict[str, Any]) -> dict[str, Fraction]:
    return {str(plain_outcome(outcome)): chance for outcome, chance in jacta.odds(f"europa_universalis.{name}", given)}


def test_an_overrun_is_a_battle_and_the_winner_marches_on() -> None:
    battle = {**BATTLE, "terrain": "forest"}
    expected = {
        str({**plain_outcome(outcome), "continue_move": outcome.winner == "attacker"}): chance
        for outcome, chance in jacta.odds("europa_universalis.land_battle", battle)
    }
    assert odds_of("overrun", {**OVERRUN, "battle": battle}) == expected


def test_the_mover_may_leave_it() -> None:
    odds = jacta.odds("europa_universalis.overrun", OVERRUN, policy={"overrun": "no"})
    declined = plain_outcome(odds.mode())
    assert len(odds) == 1
    assert declined == {
        "winner": "none",
        "ending": "none",
        "routed": "none",
        "rounds": 0,
        "attacker_losses": 0,
        "defender_losses": 0,
        "major_victory": False,
        "vp": "none",
        "continue_move": False,
    }


def test_best_declares_it_and_breaks_off_for_neither() -> None:
    found = jacta.best("europa_universalis.overrun", OVERRUN)
    first = found.decisions[0]
    assert (first.label, first.choice) == ("overrun", "yes")
    assert found.value == chances("overrun", "continue_move", **OVERRUN)[True]


def test_both_sides_may_break_off() -> None:
    deciders = set()
    for seed in range(20):
        session = jacta.play("europa_universalis.overrun", OVERRUN, source=Seeded(seed))
        while isinstance(session.question, Ask):
            deciders.add((session.question.label, session.question.who))
            session.answer("yes" if session.question.label == "overrun" else "no")
    assert deciders == {("overrun", "attacker"), ("break_off", "defender"), ("break_off", "attacker")}


def test_the_battle_takes_the_readings_of_the_overrun_unless_it_states_its_own() -> None:
    weak = {**BATTLE, "attacker": {**MOVER, "tech": "medieval"}, "defender": {**LONE, "tech": "lace", "dt": 1}}
    read = {"options": {"destruction_check": "off"}}
    outside = odds_of("overrun", {**OVERRUN, "battle": weak, **read})
    inside = odds_of("overrun", {**OVERRUN, "battle": {**weak, **read}})
    assert outside == inside != odds_of("overrun", {**OVERRUN, "battle": weak})
    stated = {**weak, "options": {"destruction_check": "full"}}
    assert odds_of("overrun", {**OVERRUN, "battle": stated, **read}) == odds_of("overrun", {**OVERRUN, "battle": weak})


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"force": {"a_plus": 1, "a_minus": 2, "dt": 0}}, "force.a_plus"),
        ({"target": {"a_plus": 0, "a_minus": 0, "dt": 2}}, "target"),
        ({"target": {"a_plus": 0, "a_minus": 1, "dt": 0}}, "target"),
        ({"target": {"a_plus": 0, "a_minus": 1, "dt": 1}}, "target"),
        ({"target": {"a_plus": 0, "a_minus": 0, "dt": 0}}, "target"),
        ({"battle": {**BATTLE, "attacker": {**MOVER, "dt": 7}}}, "battle.attacker.dt"),
        (
            {"battle": {**BATTLE, "attacker": {**MOVER, "dt": 13}}, "force": TWO_ARMIES | {"a_minus": 3}},
            "battle.attacker.dt",
        ),
        ({"battle": {**BATTLE, "defender": {**LONE, "dt": 2}}}, "battle.defender.dt"),
        ({"battle": {**BATTLE, "terrain": "sea"}}, "battle.terrain"),
        ({"battle": {"attacker": MOVER}}, "battle.defender"),
    ],
)
def test_what_is_no_overrun(change: dict[str, Any], key: str) -> None:
    assert refused("overrun", **{**OVERRUN, **change}) == key


@pytest.mark.parametrize("pashas", range(7))
def test_pashas_may_come_along(pashas: int) -> None:
    given = {**OVERRUN, "battle": {**BATTLE, "attacker": {**MOVER, "dt": 8 + pashas}}}
    assert sum(odds_of("overrun", given).values()) == 1


def test_counters_named_in_the_battle_need_not_be_stated_again() -> None:
    army, lone = ({"type": kind, "nation": "france", "tech": "arquebus"} for kind in ("A+", "DT"))
    battle = {"attacker": {"counters": [army, army]}, "defender": {"counters": [lone]}, "period": 3}
    stated = {"force": TWO_ARMIES, "target": DETACHMENT, "battle": battle}
    assert odds_of("overrun", {"battle": battle}) == odds_of("overrun", stated)
    weak = {**battle, "attacker": {"counters": [army, lone]}}
    assert refused("overrun", battle=weak) == "force.a_plus"
    assert refused("overrun", battle={**battle, "defender": {"counters": [lone, lone]}}) == "target"
    assert refused("overrun", battle=BATTLE) == "force"
