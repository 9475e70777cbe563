"""The siege plan against a recursion of its own over the same siege work and assaults."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import jacta
from jacta.plain import plain_outcome
from tests.games.europa_universalis.asking import chances, refused

FRANCE = {"a_plus": 1, "a_minus": 1, "dt": 1, "nation": "france", "tech": "arquebus"}
PLAN: dict[str, Any] = {
    "level": 2,
    "period": 3,
    "besieger": FRANCE,
    "besieged": {"tech": "arquebus", "dt": 1},
    "modifier": 1,
}
WORKS = {"siegework_minus": 1, "siegework_plus": 3}


def work(modifier: int) -> dict[str, Fraction]:
    return chances("siege_work", "result", modifier=modifier)


Army = tuple[int, int, int]


def worth(army: Army) -> int:
    return 4 * army[0] + 2 * army[1] + army[2]


def after(army: Army, losses: int) -> Army:
    if losses >= worth(army):
        return 0, 0, 0
    plus, minus, dt = army
    found = jacta.odds(
        "europa_universalis.loss_options", {"a_plus": plus, "a_minus": minus, "dt": dt, "losses": losses}
    )
    first = plain_outcome(found.mode())["options"][0]
    return first["a_plus"], first["a_minus"], first["dt"]


@cache
def assaults(army: Army, garrison: int, breach: bool) -> list[tuple[bool, int, int, Fraction]]:
    per_a_plus = 4  # France, period 3
    besieger = {
        "dt": worth(army),
        "tech": "arquebus",
        "a_plus": army[0],
        "has_army": army[0] + army[1] > 0,
        "artillery": per_a_plus * army[0] + per_a_plus // 2 * army[1],
    }
    given = {
        "level": 2,
        "breach": breach,
        "period": 3,
        "map": "europe",
        "besieger": besieger,
        "besieged": {"tech": "arquebus", "dt": garrison},
    }
    odds = jacta.odds("europa_universalis.assault", given)
    return [(one.captured, one.besieger_losses, one.garrison_losses, chance) for one, chance in odds]


@cache
def best_capture(army: Army, garrison: int, works: int, breached: bool, left: int) -> Fraction:
    if left == 0 or worth(army) < 2:
        return Fraction(0)

    def storm(breach: bool, breached: bool) -> Fraction:
        return sum(
            (
                chance
                * (1 if captured else best_capture(after(army, ours), garrison - theirs, works, breached, left - 1))
                for captured, ours, theirs, chance in assaults(army, garrison, breach)
            ),
            Fraction(0),
        )

    def go_on(works: int, breached: bool) -> Fraction:
        return best_capture(army, garrison, works, breached, left - 1)

    digging = Fraction(0)
    for result, chance in work(1 - 2 + works + (2 if breached else 0)).items():
        if result in ("surrender", "breach_or_honours"):
            digging += chance
        elif result == "breach":
            digging += chance * max(storm(breach=True, breached=True), go_on(works, breached=True))
        else:
            digging += chance * go_on(works + WORKS.get(result, 0), breached)
    return max(digging, storm(breach=False, breached=breached))


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_best_agrees_with_recursion(rounds: int) -> None:
    found = jacta.best("europa_universalis.siege_plan", {**PLAN, "rounds_left": rounds})
    assert found.value == best_capture((1, 1, 1), 1, 0, False, rounds)


def test_the_best_policy_achieves_its_value() -> None:
    found = jacta.best("europa_universalis.siege_plan", PLAN)
    odds = jacta.odds("europa_universalis.siege_plan", PLAN, policy=found.policy)
    assert dict(odds.marginal("captured"))[True] == found.value


def test_the_turks_storm_at_once() -> None:
    """W11: two A+ bring the resistance of a level 1 fortress down to nothing until 1614."""
    turks = {"a_plus": 2, "a_minus": 0, "dt": 0, "nation": "turkey", "tech": "arquebus", "artillery_rate": 0}
    plan = {"level": 1, "period": 3, "besieger": turks, "besieged": {"tech": "renaissance"}, "rounds_left": 1}
    storm = jacta.odds("europa_universalis.siege_plan", plan, policy={"siege": "assault"})
    assert dict(storm.marginal("result")) == {"assault": 1}
    later = jacta.odds("europa_universalis.siege_plan", {**plan, "period": 4}, policy={"siege": "assault"})
    assert dict(later.marginal("captured"))[True] == Fraction(301, 1000)


def test_a_besieger_may_go_away() -> None:
    odds = jacta.odds("europa_universalis.siege_plan", PLAN, policy={"siege": "lift"})
    lifted = {"captured": False, "result": "lifted", "rounds": 1, "besieger_losses": 0, "garrison_losses": 0}
    assert [plain_outcome(outcome) for outcome, _ in odds] == [lifted]


def test_whoever_is_too_weak_cannot_keep_the_siege() -> None:
    few = {**PLAN, "level": 5, "besieger": {**FRANCE, "a_plus": 0}}
    odds = jacta.odds("europa_universalis.siege_plan", few)
    assert dict(odds.marginal("result")) == {"not_maintained": 1}
    assert dict(odds.marginal("rounds")) == {0: 1}
    worn_down = jacta.odds("europa_universalis.siege_plan", {**PLAN, "rounds_left": 6}, policy={"siege": "assault"})
    for outcome, _ in worn_down:
        assert (outcome.result == "not_maintained") == (7 - outcome.besieger_losses < 2 and not outcome.captured)


def test_surrender_honours_and_breach() -> None:
    easy = {**PLAN, "rounds_left": 1, "modifier": 5}  # die + 5 - 2: 10 on 7, 11 on 8, 12 on 9, 13 on 10
    results = dict(jacta.odds("europa_universalis.siege_plan", easy, policy={"breach": "wait"}).marginal("result"))
    assert results == {"besieging": Fraction(4, 5), "honours": Fraction(1, 10), "surrender": Fraction(1, 10)}
    kept = dict(
        jacta.odds("europa_universalis.siege_plan", easy, policy={"honours": "breach", "breach": "wait"}).marginal(
            "result"
        )
    )
    assert kept == {"besieging": Fraction(9, 10), "surrender": Fraction(1, 10)}


def test_a_breach_earlier_this_turn_helps() -> None:
    """Rounds 1 and 2 dig: a breach left alone is worth 2, small works 1, large works 3."""
    given = {**PLAN, "rounds_left": 2, "modifier": 2}
    found = dict(jacta.odds("europa_universalis.siege_plan", given, policy={"breach": "wait"}).marginal("result"))
    taken = Fraction(0)
    for result, chance in work(0).items():
        assert result not in ("surrender", "breach_or_honours")
        later = work({"nothing": 0, "breach": 2, **WORKS}[result])
        taken += chance * (later.get("surrender", Fraction(0)) + later.get("breach_or_honours", Fraction(0)))
    assert found["honours"] + found.get("surrender", 0) == taken


def test_siege_plan_names_a_wrong_key() -> None:
    assert refused("siege_plan", **{**PLAN, "besieger": {**FRANCE, "a_plus": 0, "a_minus": 0, "dt": 0}}) == "besieger"
    assert refused("siege_plan", **{**PLAN, "besieger": {**FRANCE, "a_plus": 4}}) == "besieger"
    siberia = {**FRANCE, "nation": "siberia"}
    assert refused("siege_plan", **{**PLAN, "besieger": siberia}) == "besieger.artillery_rate"
    assert refused("siege_plan", **{**PLAN, "rounds_left": 7}) == "rounds_left"
    stated = {**PLAN, "besieger": {**siberia, "artillery_rate": 2}, "rounds_left": 1}
    assert sum(chances("siege_plan", "captured", **stated).values()) == 1


# --- By counters


def counter(kind: str, nation: str = "france") -> dict[str, str]:
    return {"type": kind, "nation": nation, "tech": "arquebus"}


def plan_of(besieger: dict[str, Any]) -> dict[str, Fraction]:
    found = jacta.odds("europa_universalis.siege_plan", {**PLAN, "besieger": besieger})
    return {str(plain_outcome(outcome)): chance for outcome, chance in found}


def test_a_siege_plan_takes_counters() -> None:
    """Kinds, technology, quality, nation and artillery follow from them."""
    assert plan_of({"counters": [counter("A+"), counter("A-"), counter("DT")]}) == plan_of(FRANCE)


def test_counters_of_several_nations_say_whose_army_it_is_and_what_it_holds() -> None:
    allied = {"counters": [counter("A+"), counter("DT", "spain")]}
    assert refused("siege_plan", **{**PLAN, "besieger": allied}) == "besieger.nation"
    single = {**FRANCE, "a_minus": 0, "nation": "turkey", "artillery_rate": 4}
    assert plan_of({**allied, "nation": "turkey"}) == plan_of(single)
    guns = {"counters": [counter("A+", "turkey"), counter("A-")], "nation": "turkey"}
    assert refused("siege_plan", **{**PLAN, "besieger": guns}) == "besieger.artillery_rate"
    assert refused("siege_plan", **{**PLAN, "besieger": {**allied, "a_plus": 2}}) == "besieger.a_plus"
