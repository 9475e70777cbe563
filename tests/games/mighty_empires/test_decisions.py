"""Policies: what is stated decides, what is left out is asked."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import jacta
from jacta.dice import Seeded
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_procedure
from tests.games.mighty_empires.asking import odds


def questions(name: str, **given: Any) -> set[tuple[str, str]]:
    """Who is asked what, over many games in which everybody answers with the last option."""
    procedure = find_procedure(f"mighty_empires.{name}")
    found = set()
    for seed in range(150):
        session = Session(procedure, procedure.validate(given), source=Seeded(seed))
        while isinstance(session.question, Ask):
            found.add((session.question.label, str(session.question.who)))
            session.answer(session.question.values()[-1])
    return found


STATED = {
    "attacker_retreat": "if_major",
    "defender_retreat": "if_major",
    "attacker_pursues": False,
    "defender_pursues": False,
}


def test_a_combat_asks_for_what_is_left_out() -> None:
    assert questions("combat") == {
        ("attacker_retreat", "attacker"),
        ("defender_retreat", "defender"),
        ("attacker_pursues", "attacker"),
        ("defender_pursues", "defender"),
    }
    assert questions("combat", **STATED) == set()
    assert questions("combat", attacker_refuge="none", defender_refuge="site") == {("defender_retreat", "defender")}
    assert odds("combat") == odds("combat", **STATED)


def test_an_independent_never_pursues() -> None:
    asked = questions("combat", defender_independent=True)
    assert asked == {("attacker_retreat", "attacker"), ("defender_retreat", "defender")}
    found = odds("combat", defender_independent=True, defender_pursues=True, attacker_retreat="if_allowed")
    assert found.p(pursued=True) == 0


def test_a_policy_of_the_caller_answers() -> None:
    found = jacta.odds("mighty_empires.combat", {}, policy={"defender_retreat": "retreats", "attacker_pursues": True})
    assert found.p(winner="attacker", fate="retreats", pursued=True) == Fraction(265, 1296) + Fraction(
        23, 162
    ) + Fraction(91, 1296)


def test_a_besieger_lifts_the_siege_of_a_fortress() -> None:
    hopeless = {"site": "fortress", "max_seasons": 0}
    kept = jacta.best("mighty_empires.siege_campaign", hopeless, aim="result!=besieger_destroyed")
    assert kept.value == Fraction(21, 36)
    assert questions("siege_campaign", site="fortress") == {("siege_goes_on", "besieger")}
    lifted = jacta.odds("mighty_empires.siege_campaign", {"site": "village"}, policy={"siege_goes_on": "lift"})
    assert lifted.p(result="undecided", season=1) == Fraction(26, 36)
    endless = jacta.odds("mighty_empires.siege_campaign", hopeless, policy={"siege_goes_on": "lift"})
    assert endless.p(result="undecided", season=None, garrison=None) == Fraction(21, 36)


def test_the_guard_of_a_site_decides_if_nobody_else_does() -> None:
    assert questions("conquest", site="village") == {("defender_retreat", "defender")}
    assert questions("conquest", site="village", guard_retreat="if_forced") == set()


def test_a_scorched_unit_decides() -> None:
    assert questions("firestorm") == {("retreat_from_fire", "unit")}
    assert questions("firestorm", retreat="if_forced") == set()
    assert questions("firestorm", refuge="none") == set()
