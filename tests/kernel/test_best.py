"""`best` against brute force over all strategies."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from operator import mul
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jacta.aims import read_aim
from jacta.analysis.luck import luck
from jacta.dice import Dice, Seeded
from jacta.errors import InputError, OutOfReach
from jacta.kernel.best import best
from jacta.kernel.best.matrix_games import equilibrium
from jacta.kernel.best.valuation import Valuation
from jacta.kernel.odds import odds
from jacta.kernel.odds.linear import expected_visits
from jacta.kernel.play import Session
from jacta.kernel.rule.procedure import procedure
from jacta.kernel.rule.questions import Ask, Move, Roll, Run, Step, done, goto
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.position import started
from jacta.outcomes import OutcomeType, field_of
from tests import toys

PAYOFFS = st.integers(-4, 4).map(Fraction)


def solve(procedure: Any, given: dict[str, Any] | None = None, **how: Any) -> Any:
    return best(procedure, procedure.validate(given or {}), **how)


def test_one_player_against_the_dice_agrees_with_recursion() -> None:
    @cache
    def value(total: int, left: int) -> Fraction:
        if not left:
            return Fraction(total)
        rolled = sum((value(total + face, left - 1) for face in range(2, 7)), Fraction(0)) / 6
        return max(Fraction(total), rolled)

    for turns in range(1, 5):
        assert solve(toys.pig, {"turns": turns}).value == value(0, turns)


def test_the_best_policy_achieves_its_value() -> None:
    found = solve(toys.pig, {"turns": 3})
    given = toys.pig.validate({"turns": 3})
    assert odds(toys.pig, given, found.policy).mean() == found.value


def test_decisions_in_a_loop_agree_with_all_strategies() -> None:
    def worth(stops: frozenset[int]) -> Fraction:
        """The value of taking whatever lies there if it is in `stops`, solved by iteration on the five unknowns."""
        if 1 in stops:
            return Fraction(1)
        again = [face for face in range(2, 6) if face not in stops]
        taken = sum(face for face in range(2, 6) if face in stops)
        return Fraction(taken + 10, 6 - len(again))

    strategies = [
        frozenset(stops)
        for size in product([0, 1], repeat=5)
        for stops in [[f for f, s in zip(range(1, 6), size, strict=True) if s]]
    ]
    assert solve(toys.risk).value == max(map(worth, strategies))


@procedure(passage="Toys, siege", asks=("stay",), aims={"inside": "value", "outside": "-value"}, examples=())
def siege(given: toys.Nothing) -> Move:
    """Toys: two wait for each other to give way; every day may bring help to who stays."""
    return goto(day, "inside")


def day(who: str) -> Step:
    """Toys, siege: give way, or wait?"""
    return Ask("stay", who, (False, True), stayed, False)


def stayed(who: str, stays: bool) -> Move:
    if not stays:
        return done(0 if who == "inside" else 1)
    return goto(wait, who)


def wait(who: str) -> Step:
    """Toys, siege: a 6 brings help."""
    return Roll("help", toys.D6, then=waited)


def waited(who: str, face: int) -> Move:
    if face == 6:
        return done(1 if who == "inside" else -1)
    return goto(day, "outside" if who == "inside" else "inside")


siege.game = toys.GAME


def test_both_players_of_a_loop_improve_their_answers() -> None:
    """Both wait: v = 1/6 + 5/6 w and w = -1/6 + 5/6 v."""
    found = solve(siege, who="inside")
    assert found.value == Fraction(1, 11)
    assert [(decision.who, decision.choice) for decision in found.decisions] == [("inside", True), ("outside", True)]


@pytest.mark.parametrize("sticks", range(1, 10))
def test_two_players_in_turn(sticks: int) -> None:
    found = solve(toys.nim, {"sticks": sticks})
    assert found.value == (0 if sticks % 3 == 0 else 1)
    if sticks % 3:
        assert found.decisions[0].choice == sticks % 3


def test_an_opponent_with_a_policy_is_not_optimised() -> None:
    against_a_fool = solve(toys.nim, {"sticks": 3}, others={"take": 1})
    assert against_a_fool.value == 1
    assert {decision.who for decision in against_a_fool.decisions} == {"first"}


def test_simultaneous_decisions_are_a_matrix_game() -> None:
    found = solve(toys.morra)
    assert found.value == 0
    (decision,) = found.decisions
    assert decision.who == ("first", "second")
    first = {hand: sum(o.weight for o in decision.options if o.value[0] == hand) for hand in toys.BEATS}
    assert first == {"rock": Fraction(1, 4), "scissors": Fraction(1, 4), "paper": Fraction(1, 2)}


PRIZES = {("left", "left"): 3, ("left", "right"): -1, ("right", "left"): -2, ("right", "right"): 1}


@procedure(passage="Toys, ambush", asks=("road",), aims={"hunter": "value", "hunted": "-value"}, examples=())
def ambush(given: toys.Nothing) -> Move:
    """Toys: both choose a road in secret."""
    return goto(roads, None)


def roads(nothing: None) -> Step:
    """Toys, ambush: both at once."""
    sides = ("left", "right")
    return Ask("road", ("hunter", "hunted"), (sides, sides), met, ("left", "left"))


def met(nothing: None, chosen: tuple[str, str]) -> Move:
    return done(PRIZES[chosen])


ambush.game = toys.GAME


def test_a_matrix_game_is_worth_the_mean_of_its_mix() -> None:
    """The hunter goes left three times in seven, the hunted twice: neither can do better."""
    found = solve(ambush, who="hunter")
    assert found.value == Fraction(1, 7)
    assert solve(ambush, who="hunted").value == Fraction(-1, 7)
    (decision,) = found.decisions
    assert {option.value: option.weight for option in decision.options} == {
        ("left", "left"): Fraction(6, 49),
        ("left", "right"): Fraction(15, 49),
        ("right", "left"): Fraction(8, 49),
        ("right", "right"): Fraction(20, 49),
    }


def test_equilibrium_of_known_games() -> None:
    pennies = [[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(1)]]
    assert equilibrium(pennies) == ([Fraction(1, 2)] * 2, [Fraction(1, 2)] * 2)
    saddle = [[Fraction(3), Fraction(5)], [Fraction(2), Fraction(9)]]
    assert equilibrium(saddle) == ([Fraction(1), Fraction(0)], [Fraction(1), Fraction(0)])


@settings(max_examples=60)
@given(st.integers(1, 4).flatmap(lambda width: st.lists(st.lists(PAYOFFS, min_size=width, max_size=width), min_size=1)))
def test_neither_side_of_an_equilibrium_can_do_better(payoffs: list[list[Fraction]]) -> None:
    ours, theirs = equilibrium(payoffs)
    for strategy in (ours, theirs):
        assert sum(strategy) == 1
        assert min(strategy) >= 0
    rows = [sum(map(mul, row, theirs), Fraction(0)) for row in payoffs]
    columns = [sum(map(mul, column, ours), Fraction(0)) for column in zip(*payoffs, strict=True)]
    assert max(rows) == min(columns)


def test_an_aim_may_join_events_and_add_fields() -> None:
    known = odds(toys.darts, toys.darts.validate({}))
    for aim, chance in (
        ("reached=true & score>=12", known.p(lambda one: one.reached and one.score >= 12)),
        ("score<=5 | score>=15", known.p(lambda one: one.score <= 5 or one.score >= 15)),
        ("score + reached", known.mean("score") + known.p(reached=True)),
        ("reached - score", known.p(reached=True) - known.mean("score")),
    ):
        assert solve(toys.darts, aim=aim).value == chance
    with pytest.raises(InputError, match="aim"):
        solve(toys.darts, aim="reached=true | score")


def test_an_aim_names_a_field_of_the_outcome() -> None:
    assert solve(toys.darts, aim="reached=true", who="player").value == odds(toys.darts, toys.darts.validate({})).p(
        reached=True
    )
    assert solve(toys.darts, aim="-score").value == Fraction(-21, 2)
    with pytest.raises(InputError, match="aim"):
        solve(toys.darts, aim="luck=3")
    with pytest.raises(InputError, match="aim"):
        solve(toys.darts)


class Haul(NamedTuple):
    fish: int

    @property
    def worth(self) -> int:
        return self.fish**2


def test_an_aim_may_name_what_an_outcome_is_worth() -> None:
    haul = OutcomeType("toys", field_of(Haul))
    assert haul.keys == ("fish",)
    assert read_aim("-worth", haul).value(Haul(3)) == -9
    assert read_aim("worth>=9", haul).value(Haul(3)) == 1
    with pytest.raises(InputError, match="aim"):
        read_aim("count", haul)


def test_where_nobody_is_named_all_decide_for_the_aim() -> None:
    together = solve(unnamed)
    assert together.value == 6
    assert {decision.who for decision in together.decisions} == {"left", "right"}
    assert solve(unnamed, who="left", aim="value").value == 4


@procedure(passage="Toys, unnamed", aims={"player": "value"}, examples=())
def unnamed(given: toys.Nothing) -> Move:
    """Toys: two people add up what they show."""
    return goto(left_shows, None)


def left_shows(nothing: None) -> Step:
    """Toys, unnamed: the one."""
    return Ask("left", "left", (1, 3), left_shown, 1)


def left_shown(nothing: None, shown: int) -> Move:
    return goto(right_shows, shown)


def right_shows(shown: int) -> Step:
    """Toys, unnamed: the other."""
    return Ask("right", "right", (1, 3), both_shown, 1)


def both_shown(shown: int, more: int) -> Move:
    return done(shown + more)


unnamed.game = toys.GAME


def test_a_key_that_is_left_out_differs_from_its_stated_default() -> None:
    stated = solve(toys.dare, {"cards": "keep"})
    free = solve(toys.dare)
    assert {decision.label for decision in stated.decisions} == {"double"}
    assert {decision.label for decision in free.decisions} == {"cards", "double"}
    assert free.value > stated.value


def test_a_decision_may_hang_on_the_running_total() -> None:
    found = solve(toys.dare)
    assert found.value == Fraction(sum((4, 6, 8, 5, 6, 7)), 6)
    assert odds(toys.dare, toys.dare.validate({}), found.policy).mean() == found.value


@procedure(passage="Toys, climb", aims={"player": "value"}, tally=toys.Risked, examples=())
def climb(given: toys.Nothing) -> Move:
    """Toys: a die, and then a die that counts on from it."""
    return goto(first_step, None)


def first_step(nothing: None) -> Step:
    """Toys, climb: one die."""
    return Roll("first", toys.D6, then=stepped)


def stepped(nothing: None, face: int) -> Move:
    return goto(second_step, None, add=toys.Risked(face))


def second_step(nothing: None, tally: toys.Risked) -> Step:
    """Toys, climb: a die that begins where the first one ended."""
    return Roll("second", toys.D6.plus(tally.total), then=climbed)


def climbed(nothing: None, height: int) -> Move:
    return done(height)


climb.game = toys.GAME


def test_a_throw_may_hang_on_the_running_total() -> None:
    assert solve(climb).value == 7
    assert solve(climb, aim="value=12").value == Fraction(1, 36)
    assert odds(climb, climb.validate({})).mean() == 7


def test_endless_dice_bound_the_value_by_their_tail() -> None:
    exact = Fraction(1, 2) + Fraction(sum(Fraction(5, 36) / 36**n for n in range(40))) / 2
    found = solve(toys.duel, {"cut": 60})
    assert found.value <= exact <= found.value + found.tail
    assert 0 < found.tail < Fraction(1, 6**15)


def test_the_tail_of_an_endless_throw_is_worth_nothing_and_bounds_the_value() -> None:
    known = odds(toys.fuse, toys.fuse.validate({"cut": 14}))
    found = solve(toys.fuse, {"cut": 14}, aim="value")
    assert found.tail == Fraction(known.tail, known.total) > 0
    assert found.to_json()["tail"] == str(found.tail)
    assert solve(toys.pig).to_json()["tail"] is None
    assert found.value == sum((value * chance for value, chance in known), Fraction(0))


def test_a_reply_to_a_known_simultaneous_answer() -> None:
    against_scissors = solve(toys.morra, who="first", others={"show": ("rock", "scissors")})
    assert against_scissors.value == 2
    against_paper = solve(
        toys.morra, who="second", others=lambda question, seen: ("paper", "rock") if question.simultaneous else None
    )
    assert against_paper.value == 1


@procedure(passage="Toys, peep", asks=("peep",), aims={"first": "value", "second": "-value"}, examples=())
def peep(given: toys.Nothing) -> Move[int]:
    """Toys: both name a number at once; only the first sees the die."""
    return goto(throw_hidden, 0)


peep.game = toys.GAME


def throw_hidden(face: int) -> Step:
    """Toys, peep: a die."""
    return Roll("face", toys.D6, then=lie_hidden)


def lie_hidden(nothing: int, face: int) -> Move:
    return goto(name_numbers, face)


def name_numbers(face: int) -> Step:
    """Toys, peep: which face?"""
    faces = tuple(range(1, 7))
    return Ask("peep", ("first", "second"), (faces, faces), named, (1, 1))


def named(face: int, numbers: tuple[int, int]) -> Move:
    first, second = numbers
    return done((first == face) - (second == face))


def test_what_is_hidden_from_whoever_follows_a_policy_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peep, "view", lambda face, who: face if who == "first" else 0)
    assert solve(peep, who="first", others={"peep": (1, 1)}).value == Fraction(5, 6)
    for who, others in (("first", None), ("second", {"peep": (1, 1)})):
        with pytest.raises(OutOfReach, match="hidden"):
            solve(peep, who=who, others=others)


def test_players_in_a_nested_procedure_keep_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys.guess, "view", None)
    found = solve(toys.guess, {"seats": ["person", "person"]}, who="red")
    nested = {decision.who for decision in found.decisions if decision.procedure == "toys.nim"}
    assert nested == {"first"}


def test_nobody_is_told_to_answer_by_what_he_does_not_see() -> None:
    """Red would name the hidden die itself, and never lose."""
    open_die = {"seats": ["person", "person"]}
    for who in ("red", "blue"):
        with pytest.raises(OutOfReach, match="hidden"):
            solve(toys.guess, open_die, who=who)
    game = Session(toys.guess, toys.guess.validate(open_die), source=Seeded(1))
    assert "hidden" in str(luck(game).unknown)


def test_what_is_hidden_from_the_others_alone_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys.guess, "view", lambda table, who: table if who in ("red", "blue") else None)
    assert solve(toys.guess, {"seats": ["person", "person"]}, who="red").value > 0


def test_a_nested_procedure_in_which_nobody_decides_is_one_throw() -> None:
    assert not toys.wound.decides
    given = toys.surgery.validate({})
    valuation = Valuation(started(toys.surgery, given), ("player",), lambda _, healed: Fraction(healed))
    asked = [node.question for node in valuation.nodes.values() if node.question]
    assert [type(question) for question in asked] == [Run] * len(asked)
    assert valuation.worth[valuation.start][0] == odds(toys.surgery, given).mean()


def test_a_nested_procedure_with_decisions_is_walked_through() -> None:
    assert toys.nim.decides
    assert toys.guess.decides


def test_a_decision_that_only_the_input_leads_to_is_a_decision() -> None:
    """Every fight of a conquest asks for the retreat in a function that a method of its input calls."""
    conquest = find_procedure("mighty_empires.conquest")
    assert find_procedure("mighty_empires.combat").decides
    example = conquest.examples[0]
    found = solve(conquest, dict(example))
    assert {decision.procedure for decision in found.decisions} == {"mighty_empires.combat"}
    by_default = odds(conquest, conquest.validate(dict(example))).p(conquest.aims["attacker"].value)
    assert found.value < by_default  # the defender retreats where it is good for him


def test_what_takes_too_many_steps_is_refused_at_once_unless_somebody_is_patient(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    battle = find_procedure("europa_universalis.natives_battle")
    troops = {"morale": 2, "size": 3}
    natives = {**troops, "points": 60, "shock_column": "D"}
    given = battle.validate({"natives": natives, "europeans": {**troops, "dt": 2, "shock_column": "A"}})
    answered = best(battle, given)
    monkeypatch.setattr("jacta.kernel.best.REACH", 2_000)
    with pytest.raises(OutOfReach, match="break_off"):
        best(battle, given)
    patient = best(battle, given, patient=True)
    assert (patient.value, patient.decisions) == (answered.value, answered.decisions)


def test_reached_decisions_are_as_likely_as_the_chain_says() -> None:
    """Whole numbers in topological order come to what the linear systems of chains with loops come to."""
    battle = find_procedure("here_i_stand.field_battle")
    given = battle.validate({"attacker_units": 2, "attacker_cavalry": 2, "defender_units": 2, "defender_cavalry": 2})
    valuation = Valuation(started(battle, given), ("attacker",), lambda who, end: Fraction(end.winner == who))
    reached: dict[int, int | None] = {valuation.start: None}
    for node in (waiting := [valuation.start]):
        waiting += [target for target in valuation.ways(node)[0] if reached.setdefault(target, node) == node]
    chain = {node: valuation.taken(node) for node in reached}
    expected = expected_visits(chain, valuation.start)
    found = valuation.visits(reached)
    assert found
    assert all(expected[node] == often for node, often in found.items())


@procedure(passage="Toys, fork", asks=("turn",), aims={"player": "value"}, examples=())
def fork(given: toys.Nothing) -> Move:
    """Toys: two ways to the same decision, with a die more on the longer one."""
    return goto(set_out, None)


def set_out(nothing: None) -> Step:
    """Toys, fork: a 1 or a 2 goes the longer way."""
    return Roll("way", toys.D6, then=gone)


def gone(nothing: None, face: int) -> Move:
    return goto(longer_way, None) if face <= 2 else goto(turn, None)


def longer_way(nothing: None) -> Step:
    """Toys, fork: only a 6 gets through."""
    return Roll("through", toys.D6, then=through)


def through(nothing: None, face: int) -> Move:
    return goto(turn, None) if face == 6 else done(0)


def turn(nothing: None) -> Step:
    """Toys, fork: left is worth more."""
    return Ask("turn", "player", ("left", "right"), turned, "right")


def turned(nothing: None, side: str) -> Move:
    return done(2 if side == "left" else 1)


fork.game = toys.GAME


def test_a_decision_is_as_likely_as_all_the_ways_to_it_together() -> None:
    (decision,) = solve(fork).decisions
    assert decision.reached == Fraction(4, 6) + Fraction(2, 6) * Fraction(1, 6)


@procedure(passage="Toys, shrug", asks=("turn",), aims={"player": "value"}, examples=())
def shrug(given: toys.Nothing) -> Move:
    """Toys: a die that makes no difference, and a decision."""
    return goto(shrugged, None)


def shrugged(nothing: None) -> Step:
    """Toys, shrug: one die."""
    return Roll("shrug", toys.D6, then=lambda nothing, face: goto(turn_after, face))


def turn_after(face: int) -> Step:
    """Toys, shrug: left is worth more."""
    return Ask("turn", "player", ("left", "right"), turned, "right")


shrug.game = toys.GAME


def test_situations_with_the_same_worths_are_one_decision() -> None:
    (decision,) = solve(shrug).decisions
    assert (decision.choice, decision.ways, decision.reached) == ("left", 6, 1)


@procedure(passage="Toys, weather", asks=("sail",), aims={"captain": "value"}, examples=())
def weather(given: toys.Nothing) -> Move:
    """Toys: the sky is looked at in thirds, and the captain sails or not."""
    return goto(sky, None)


def sky(nothing: None) -> Step:
    """Toys, weather: 1 and 2 are storm, 3 to 8 wind, 9 and 10 sun."""
    return Roll("sky", Dice(1, 10), then=looked_at)


def looked_at(nothing: None, number: int) -> Move:
    return goto(sailing, "storm" if number < 3 else "wind" if number < 9 else "sun")


def sailing(sky: str) -> Step:
    """Toys, weather: to sail is good under the sun alone."""
    return Ask("sail", "captain", (False, True), sailed, False)


def sailed(sky: str, sails: bool) -> Move:
    return done(int(sails and sky == "sun"))


weather.game = toys.GAME


def test_throws_that_lead_to_one_decision_are_told_by_all_their_numbers() -> None:
    """Storm and wind are one decision, for all throws up to 8, though each of the two is one way from the throw."""
    stays, sails = sorted(solve(weather).decisions, key=lambda one: one.choice)
    assert (stays.spans, stays.covered, stays.ways) == (((None, 8),), 2, 2)
    assert (sails.spans, sails.covered, sails.ways) == (((9, None),), 1, 1)
