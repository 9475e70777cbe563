"""The search: near the exact optimum where that is known, honest about its doubt, blind for what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import inf, sqrt
from statistics import stdev
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.kernel.best import best
from jacta.kernel.odds import odds
from jacta.kernel.play.opponents import expert, offered
from jacta.kernel.play.session import Session
from jacta.kernel.rule.declaration import Insight
from jacta.kernel.rule.procedure import Procedure, procedure
from jacta.kernel.rule.questions import Ask, Move, Roll, Step, done, goto
from jacta.kernel.run.policies import Mix, Seated
from jacta.kernel.run.position import Position, answered, started
from jacta.kernel.search import Searcher, search
from jacta.kernel.search.tree import PlayoutResults
from tests import toys

SMALL = (
    ("europa_universalis.siege_plan", 2, "besieger"),
    ("europa_universalis.sea_attrition", 1, "player"),
    ("europa_universalis.sea_attrition", 3, "player"),
    ("europa_universalis.naval_battle", 1, "attacker"),
    ("here_i_stand.exploration", 1, "explorer"),
    ("here_i_stand.piracy", 1, "target"),
    ("here_i_stand.piracy", 2, "target"),
    ("mighty_empires.combat", 1, "attacker"),
    ("mighty_empires.siege_campaign", 1, "besieger"),
    ("seventh_sea.attack_brutes", 1, "attacker"),
    ("seventh_sea.capsize", 3, "crew"),
    ("seventh_sea.charm", 2, "attacker"),
    ("seventh_sea.intimidate", 2, "attacker"),
    ("seventh_sea.interruption", 1, "defender"),
    ("seventh_sea.test", 2, "player"),
    ("vive_lempereur.rallying", 1, "owner"),
)
"""Examples whose exact optimum is known in a moment; in most of them the usual answers are not the best."""


def worth_of_searching(procedure: Procedure, example: Mapping[str, Any], who: str, **how: Any) -> float:
    """What the seat comes to that searches at every decision, exactly: the others know the best answers."""
    given = procedure.validate(example)
    context = procedure.context(given)
    players: dict[str, Any] = {seat: expert(context, seat) for seat in procedure.seats(given) if seat != who}
    found = odds(procedure, given, Seated(players | {who: Searcher(context, who, **how)}))
    aim = procedure.aims[who]
    return float(sum((chance * Fraction(aim.value(outcome)) for outcome, chance in found), Fraction(0)))


@pytest.mark.parametrize(("id", "number", "who"), SMALL)
def test_playouts_alone_come_within_a_hundredth_of_the_best(id: str, number: int, who: str) -> None:
    """At the usual budget, without the exact values that the search takes where it can."""
    procedure = jacta.procedures()[id]
    example = procedure.examples[number - 1]
    optimum = float(best(procedure, procedure.validate(example), who=who).value)
    assert worth_of_searching(procedure, example, who, exact=False) == pytest.approx(optimum, rel=0.01)


def test_what_fits_into_the_budget_is_worked_out_exactly() -> None:
    """Nim has one right answer, or none; a budget of three positions is too small to see that."""
    context = toys.nim.context(toys.nim.validate({"sticks": 8}))
    position, question = started(toys.nim, context.given)
    assert isinstance(question, Ask)
    assert Searcher(context, "first")(question, position.state, position) == Mix(((2, 1),))
    assert not isinstance(Searcher(context, "first", budget=3)(question, position.state, position), Mix)


def test_playouts_alone_reckon_with_an_opponent_who_plays_well() -> None:
    """Against somebody who always takes one stick, as is usual, every answer would do."""
    context = toys.nim.context(toys.nim.validate({"sticks": 5}))
    position, question = started(toys.nim, context.given)
    assert isinstance(question, Ask)
    assert Searcher(context, "first", exact=False)(question, position.state, position) == 2


@procedure(passage="Toys, parity", asks=("call",), aims={"player": "value=true"}, examples=())
def parity(given: toys.Nothing) -> Move[bool]:
    """Toys: even or odd?"""
    return goto(call, None)


def call(nothing: None) -> Step:
    """Toys, parity: called before the die falls."""
    return Ask("call", "player", (0, 1), called, 0)


def called(nothing: None, rest: int) -> Move:
    return goto(fall, rest)


def fall(rest: int) -> Step:
    """Toys, parity: one die."""
    return Roll("fall", toys.D6, then=fallen)


def fallen(rest: int, face: int) -> Move:
    return done(face % 2 == rest)


parity.game = toys.GAME


def test_others_may_follow_a_policy() -> None:
    """Three sticks are lost to whoever plays well, and won against a fool."""
    given = toys.nim.validate({"sticks": 3})
    against_a_fool = search(toys.nim, given, others={"take": 1}, budget=2_000)
    assert (against_a_fool.value, against_a_fool.decisions[0].choice) == (1, 1)
    assert search(toys.nim, given, budget=2_000).value < 0.2


def test_every_answer_is_tried_with_the_same_luck() -> None:
    """Where one call was wrong, the other was right."""
    context = parity.context(parity.validate({}))
    position, question = started(parity, context.given)
    assert isinstance(question, Ask)
    for budget in range(10, 60, 10):
        tree = Searcher(context, "player", budget=budget, exact=False).tree(question, position)
        even, odd = tree.node(position, question).figures
        assert (even.tries, even.mean + odd.mean) == (odd.tries, 1)


def test_a_secret_choice_is_mixed_like_the_equilibrium() -> None:
    """Rock wins 2, the others 1: paper every other time."""
    context = toys.morra.context(toys.morra.validate({}))
    position, question = started(toys.morra, context.given)
    assert isinstance(question, Ask)
    mix = Searcher(context, "first", budget=20_000, exact=False)(question.part(0), position.state, position)
    shares = {hand: weight / mix.total for hand, weight in mix.weighted}
    assert shares == pytest.approx({"rock": 0.25, "paper": 0.5, "scissors": 0.25}, abs=0.06)


def test_the_same_view_seed_and_budget_get_the_same_answer() -> None:
    duel = jacta.procedures()["seventh_sea.duel"]
    example = dict(duel.examples[0])
    first, again = (search(duel, duel.validate(example), budget=2_000, seed=3) for _ in range(2))
    assert first.to_json() == again.to_json()
    assert first.positions >= 2_000
    assert first.to_json()["exact"] is False
    assert search(duel, duel.validate(example), budget=2_000, seed=4).value != first.value


@pytest.mark.parametrize(
    ("id", "who"),
    [("here_i_stand.piracy", "target"), ("seventh_sea.test", "player"), ("vive_lempereur.rallying", "owner")],
)
def test_its_doubt_covers_the_exact_value(id: str, who: str) -> None:
    """Asked after dice or at once: what bad answers came to is no doubt about the best one."""
    member = jacta.procedures()[id]
    given = member.validate(member.examples[0])
    found, exact = search(member, given, who=who), best(member, given, who=who)
    assert abs(found.value - float(exact.value)) < 4 * found.error + 0.01


def test_the_doubt_about_a_mean_is_its_standard_error() -> None:
    known = PlayoutResults()
    assert known.error == inf
    for worth in (2.0, 4.0, 4.0, 6.0):
        known.add(worth)
    assert known.error == pytest.approx(stdev([2.0, 4.0, 4.0, 6.0]) / sqrt(4))


def test_only_the_first_decisions_of_a_player_are_told() -> None:
    """Later ones hang on answers that only a plan gives."""
    found = search(toys.pig, toys.pig.validate({"turns": 3}), budget=500)
    (decision,) = found.decisions
    assert (decision.label, decision.situation, decision.reached) == ("again", (), 1)


@procedure(passage="Toys, haystack", asks=("straw",), aims={"player": "value"}, examples=())
def haystack(given: toys.Nothing) -> Move[int]:
    """Toys: of sixty straws one is worth more."""
    return goto(toss, None)


def toss(nothing: None) -> Step:
    """Toys, haystack: a die, before anything is asked."""
    return Roll("toss", toys.D6, then=tossed)


def tossed(nothing: None, face: int) -> Move:
    return goto(straw, face)


def straw(face: int) -> Step:
    """Toys, haystack: which one?"""
    return Ask("straw", "player", tuple(range(60)), drawn, 0)


def drawn(face: int, chosen: int) -> Move:
    return goto(weigh, chosen)


def weigh(chosen: int) -> Step:
    """Toys, haystack: a second die is what it is worth."""
    return Roll("weigh", toys.D6, then=weighed)


def weighed(chosen: int, face: int) -> Move:
    return done(face + (3 if chosen == 41 else 0))


haystack.game = toys.GAME


def test_of_very_many_answers_the_best_is_found_and_told_beside_others() -> None:
    (decision,) = search(haystack, haystack.validate({}), budget=30_000).decisions
    best, *others = decision.options
    assert best.value == 41
    assert len(others) == 59
    assert best.tries > 5 * max(one.tries for one in others if one.value)
    assert best.worth == pytest.approx(6.5, abs=0.3)
    told = [one.worth for one in decision.options if one.behind is not None]
    assert told == sorted(told, reverse=True)
    assert all(one.worth == pytest.approx(best.worth - one.behind) for one in others if one.behind is not None)


@procedure(passage="Toys, turnstile", asks=("turn",), aims={"player": "value"}, examples=())
def turnstile(given: toys.Nothing) -> Move[int]:
    """Toys: after every face there are other answers, but for one."""
    return goto(spin, None)


def spin(nothing: None) -> Step:
    """Toys, turnstile: a die, before anything is asked."""
    return Roll("spin", toys.D6, then=spun)


def spun(nothing: None, face: int) -> Move:
    return goto(turn, face)


def turn(face: int) -> Step:
    """Toys, turnstile: which way?"""
    ways = tuple(range(1_000 * face, 1_000 * face + 400))
    return Ask("turn", "player", (*ways, 0), turned, ways[0])


def turned(face: int, way: int) -> Move:
    return done(way % 1_000)


turnstile.game = toys.GAME


def test_answers_are_told_where_the_one_that_could_always_be_given_was_never_tried() -> None:
    for seed in range(5):
        (decision,) = search(turnstile, turnstile.validate({}), budget=200, seed=seed).decisions
        assert decision.options


def test_it_can_be_stopped() -> None:
    duel = jacta.procedures()["seventh_sea.duel"]

    class Stop(Exception):
        pass

    def watch(positions: int) -> None:
        if positions > 500:
            raise Stop

    with pytest.raises(Stop):
        search(duel, duel.validate(duel.examples[0]), watch=watch)


def test_an_unknown_seat_and_budget_are_refused() -> None:
    duel = jacta.procedures()["seventh_sea.duel"]
    given = duel.validate(duel.examples[0])
    with pytest.raises(InputError) as caught:
        search(duel, given, budget=0)
    assert caught.value.key == "budget"
    with pytest.raises(InputError) as caught:
        search(duel, given, who="nobody")
    assert caught.value.key == "who"


# --- What a seat does not see


def hidden_anew(at: Position, who: str, source: Any) -> Position:
    """The die under the cup may show anything."""
    return at._replace(state=at.state._replace(secret=source.below(6) + 1)) if at.state.secret else at


@pytest.fixture
def _insight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys.guess, "insight", Insight(resample=hidden_anew))


@pytest.mark.usefixtures("_insight")
def test_two_worlds_that_are_one_to_the_seat_get_one_answer() -> None:
    given = toys.guess.validate({"seats": ["person", "person"]})
    context = toys.guess.context(given)
    position, roll = started(toys.guess, given)
    assert roll is not None
    answers = set()
    for face in range(1, 7):
        here, question = answered(position, roll, face)
        assert isinstance(question, Ask)
        answers.add(Searcher(context, "red", budget=2_000)(question, here.seen_by("red"), here))
    assert len(answers) == 1
    assert answers <= {3, 4}  # nobody is nearer to an unknown die than in the middle


def test_where_nobody_says_what_may_be_hidden_nobody_searches() -> None:
    assert "search" not in offered(toys.guess)
    with pytest.raises(jacta.JactaError, match="hidden"):
        search(toys.guess, toys.guess.validate({"seats": ["person", "person"]}))


@pytest.mark.usefixtures("_insight")
def test_a_seat_can_search_where_nobody_can_play_the_best() -> None:
    given = toys.guess.validate({"seats": ["person", "person"]})
    assert Session(toys.guess, given, computers={"red": "search"}, source=Seeded(1)).waiting_for == ("blue",)
    with pytest.raises(InputError, match=r"computers\.red"):
        Session(toys.guess, given, computers={"red": "best"})


def test_a_seat_at_the_table_can_search() -> None:
    duel = jacta.procedures()["seventh_sea.flaw_bid"]
    given = duel.validate(duel.examples[0])
    session = Session(duel, given, computers={"player": "search", "gm": "search"})
    assert session.question is None
    assert all(event.get("auto") for event in session.events)
