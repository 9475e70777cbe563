"""What a rule is stands where it is written: nothing is guessed from how it is written."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import pytest

import jacta
from jacta.kernel.best import best
from jacta.kernel.rule.questions import UNDECIDED
from jacta.kernel.simulate import Plan, ShareResult, run_share, simulate
from jacta.rules import Ask, Chapter, Game, Given, InputError, Move, Run, Step, done, goto, procedure
from jacta.text import speaking
from tests import toys

BATTLE = {"attacker_units": 10, "defender_units": 8}


def asked_elsewhere(label: str, then: Callable[..., Move]) -> Step:
    """A question made by a helper, as one in another package would."""
    make: Any = vars(__import__("jacta.rules", fromlist=["rules"]))["A" + "sk"]
    question: Ask = make(label, "player", ("lose", "win"), then, "lose")
    return question


class Nothing(Given):
    """No input."""


class Ending(NamedTuple):
    won: bool


@procedure(passage="1", asks=("which",))
def inner(given: Nothing) -> Move[str]:
    """1: the decision."""
    return goto(deciding, 0)


def deciding(state: int) -> Step:
    """1: win or lose."""
    return asked_elsewhere("which", decided)


def decided(state: int, answer: str) -> Move:
    return done(answer)


@procedure(passage="2", asks=("which",), aims={"player": "won=true"})
def outer(given: Nothing) -> Move[Ending]:
    """2: what comes of it."""
    return goto(running, 0)


def running(state: int) -> Step:
    """2: the other procedure."""
    return Run("inner", inner, Nothing(), then=came)


def came(state: int, answer: str) -> Move:
    return done(Ending(answer == "win"))


Game(
    "elsewhere",
    package="tests.toys",
    source="",
    status="growing",
    readings=(),
    chapters=(Chapter("all", (inner, outer)),),
)


def test_a_decision_that_a_helper_asks_is_found_in_a_nested_procedure() -> None:
    assert best(outer, Nothing()).value == 1


def test_what_is_left_open_is_the_same_in_every_process() -> None:
    assert pickle.loads(pickle.dumps(UNDECIDED)) is UNDECIDED
    given = toys.duel.validate({"cut": 3})
    alone = simulate(toys.duel, given, runs=4_000, seed=5, workers=1)
    assert alone.tail > 0
    assert UNDECIDED not in alone.weights

    def elsewhere(plan: Plan, workers: int | None) -> Iterator[ShareResult]:
        while (share := plan.share(500)) is not None:
            yield pickle.loads(pickle.dumps(run_share(share)))

    several = simulate(toys.duel, given, runs=4_000, seed=5, spread=elsewhere)
    assert (several.weights, several.tail) == (alone.weights, alone.tail)


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("winner=atacker", "attacker"),
        ("winer=attacker", "winner"),
        ("winner>attacker", "winner"),
        ("attacker_hits=many", "attacker_hits"),
        ("retained=nobody", "none"),
        ("success=true", "winner"),
        ("winner=>attacker", r"one of = !=$"),
        ("winner=!attacker", r"did you mean !=\?"),
        ("attacker_hits=>3", r"did you mean >=\?"),
        ("attacker_hits<>3", r"one of != >= <= = > <$"),
        ("attacker_hits>>3", r"did you mean >\?"),
        ("attacker_hits~3", r"one of != >= <= = > <$"),
        ("attacker_hits>3.5", "whole number"),
    ],
)
def test_what_an_outcome_cannot_be_is_refused_in_aims_and_conditions(written: str, near: str) -> None:
    for ask in (
        lambda: jacta.best("here_i_stand.field_battle", BATTLE, who="attacker", aim=written),
        lambda: jacta.procedures()["here_i_stand.field_battle"].event(written),
    ):
        with speaking("en"), pytest.raises(InputError, match=near):
            ask()


Word = Literal["en", "fr"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_that_is_printed_is_understood_back(language: Word) -> None:
    """Every value that an outcome can have, as the interfaces print it, means that value."""
    from jacta import telling  # noqa: PLC0415

    checked = 0
    with speaking(language):
        for id, one in jacta.procedures().items():
            outcome = one.outcome_type()
            for key in outcome.keys:
                _, field = outcome.field(key)
                for word in field.words:
                    told = telling.value(one.game.id, word)
                    meant = outcome.value(key, field, told)
                    assert telling.value(one.game.id, meant) == told, f"{id}: {key}={told}"
                    checked += 1
    assert checked > 300


RAID = {"corsairs": 2, "leader_piracy": 1, "target_ports": 2, "squadrons_adjacent": 1}


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        (lambda: jacta.odds("here_i_stand.piracy", RAID, policy={"paymant": "fleet"}), "payment"),
        (lambda: jacta.odds("here_i_stand.piracy", RAID, policy={"payment": "fleat"}), "fleet"),
        (lambda: jacta.roll("here_i_stand.piracy", RAID | {"corsair": 1}), "corsairs"),
        (lambda: jacta.roll("here_i_stand.piracy", RAID | {"options": {"x": 1}}), "options"),
        (lambda: jacta.best("here_i_stand.piracy", RAID, who="targt"), "target"),
        (lambda: jacta.vary("here_i_stand.piracy", RAID, by="corsars"), "corsairs"),
        (lambda: jacta.odds("here_i_stand.piracy", RAID).mean("vp_cede"), "vp_ceded"),
        (lambda: jacta.play("here_i_stand.piracy", RAID, computers={"target": "bst"}), "best"),
    ],
)
def test_what_is_mistyped_anywhere_is_refused_with_the_nearest(asked: Callable[[], object], near: str) -> None:
    """Whatever it is: a key, a question, an answer, a player. An answer to a question never asked is no answer."""
    with pytest.raises(jacta.JactaError, match=near):
        asked()
