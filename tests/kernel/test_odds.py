"""`odds` against brute force: loops, tallies, nesting, policies, tails."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.dice import Dice, Keep
from jacta.errors import EmptySlot, EndlessProcedure, IllegalAnswer, OutOfReach
from jacta.kernel.odds import forget, odds
from jacta.kernel.rule import registry
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import procedure
from jacta.kernel.rule.questions import Move, Roll, Run, Step, done, goto
from jacta.kernel.run.policies import Mix, Weighed
from tests import toys


def test_a_procedure_can_be_handed_over_instead_of_its_id() -> None:
    """As its author has it, before any package is installed."""
    given = {"sticks": 4}
    assert jacta.odds(toys.nim, given) == odds(toys.nim, toys.nim.validate(given))
    assert jacta.best(toys.nim, given).who == "first"
    assert jacta.play(toys.nim, given).procedure is toys.nim


def test_what_came_of_a_procedure_that_was_handed_over_can_be_told_and_taken_up_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "find_game", lambda id: None)  # no game is installed
    assert "value: second" in jacta.tell(jacta.roll(toys.nim, {"sticks": 4}, seed=1))
    game = jacta.play(toys.nim, {"sticks": 4})
    assert jacta.resume(game.export()).procedure is toys.nim


def solve(procedure: Any, policy: Any = None, **given: Any) -> Any:
    return odds(procedure, procedure.validate(given), policy)


@pytest.mark.parametrize(("ours", "theirs"), [(1, 1), (2, 1), (3, 3), (6, 0)])
def test_repeating_until_decided_is_exact(ours: int, theirs: int) -> None:
    assert solve(toys.contest, ours=ours, theirs=theirs).p(lambda who: who == "ours") == Fraction(ours, ours + theirs)


def test_a_loop_without_exit_is_refused() -> None:
    with pytest.raises(EndlessProcedure):
        solve(toys.contest, ours=0, theirs=0)


@pytest.mark.parametrize("start", range(1, 6))
def test_a_walk_of_several_states_is_the_gamblers_ruin(start: int) -> None:
    ratio = Fraction(1, 2)  # a step left is half as likely as one right
    expected = (1 - ratio**start) / (1 - ratio**6)
    assert solve(toys.plank, start=start).p(lambda won: won) == expected


@pytest.mark.parametrize("check_after", [0, 1, 2])
def test_tallies_agree_with_enumeration(check_after: int) -> None:
    expected: Counter[tuple[int, bool]] = Counter()
    for faces in product(range(1, 7), repeat=3):
        score = sum(faces)
        if check_after and sum(faces[:check_after]) >= 9:
            score = sum(faces[:check_after])
        expected[score, score >= 9] += 1
    found = solve(toys.darts, check_after=check_after)
    assert dict(found) == {outcome: Fraction(count, 216) for outcome, count in expected.items()}


class Ways(Given):
    short: int = 1


@procedure(passage="Toys, ways", examples=())
def ways(given: Ways) -> Move:
    """Toys: the long way has a die more."""
    return goto(crossroads, None)


def crossroads(nothing: None) -> Step:
    """Toys, ways: which one?"""
    return Roll("way", toys.D6, then=way_taken)


def way_taken(nothing: None, face: int, given: Ways) -> Move:
    return goto(short_way if face == given.short else long_way, None)


def short_way(nothing: None) -> Step:
    """Toys, ways: there at once."""
    return done(0)


def long_way(nothing: None) -> Step:
    """Toys, ways: another die."""
    return Roll("long", toys.D6, then=arrived)


def arrived(nothing: None, face: int) -> Move:
    return done(face)


ways.game = toys.GAME


@pytest.mark.parametrize("short", [1, 6])
def test_ways_of_different_lengths_are_added_up_whichever_comes_first(short: int) -> None:
    assert dict(solve(ways, short=short)) == {0: Fraction(1, 6)} | dict.fromkeys(range(1, 7), Fraction(5, 36))


def test_a_first_stage_is_shared_only_between_inputs_that_it_does_not_see() -> None:
    forget()
    assert solve(toys.darts, target=3).p(reached=True) == 1
    assert solve(toys.darts, target=18).p(reached=True) == Fraction(1, 216)
    assert solve(toys.darts, darts=1).mean("score") == Fraction(7, 2)


def test_nested_procedures_use_their_exact_odds() -> None:
    found = solve(toys.match, rounds=3)
    assert [found.p(lambda won, n=n: won == n) for n in range(4)] == [
        Fraction(1, 27),
        Fraction(6, 27),
        Fraction(12, 27),
        Fraction(8, 27),
    ]


def test_decisions_follow_the_default_the_caller_or_a_mix() -> None:
    assert solve(toys.pig).p(lambda total: total == 0) == 1
    assert solve(toys.pig, {"again": "roll"}, turns=1).mean() == Fraction(20, 6)
    mixed = solve(toys.pig, {"again": Mix((("roll", 1), ("stop", 2)))}, turns=1)
    assert mixed.mean() == Fraction(20, 18)
    weighed = solve(toys.pig, {"again": Weighed((1, 2))}, turns=1)
    assert weighed.mean() == Fraction(20, 18)
    assert solve(toys.pig, {"again": Weighed((3, 0))}, turns=1).mean() == Fraction(20, 6)
    by_state = solve(toys.pig, lambda question, hand: "roll" if hand.total < 2 else None)
    assert by_state.mean() == Fraction(20, 6)


def test_a_policy_must_answer_legally() -> None:
    with pytest.raises(IllegalAnswer):
        solve(toys.pig, {"again": "cheat"})


def test_an_empty_slot_refuses_by_book_and_page() -> None:
    with pytest.raises(EmptySlot, match=r"Book of Winds.*p\. 12"):
        solve(toys.voyage)


def test_the_tail_of_an_endless_throw_is_its_own_mass() -> None:
    found = solve(toys.fuse, cut=14)
    assert found.p(lambda total: total == 13) == Fraction(1, 216)
    assert Fraction(found.tail, found.total) == 1 - sum(chance for _, chance in found)


def test_the_watcher_can_stop_the_work() -> None:
    class Stop(Exception):
        pass

    def watch(states: int) -> None:
        raise Stop

    forget()
    with pytest.raises(Stop):
        odds(toys.plank, toys.plank.validate({"length": 1200, "start": 600}), None, watch)


def test_undecided_branches_are_tail() -> None:
    found = solve(toys.duel, cut=12)
    assert Fraction(found.tail, found.total) == Fraction(1, 36) ** 2
    wins, most = found.bounds(lambda first: first)
    assert most - wins == Fraction(1, 36) ** 2


def test_computer_players_decide_in_odds_and_never_see_secrets() -> None:
    found = solve(toys.guess, seats=("parrot", "parrot"))
    assert found.p(lambda winner: winner == "red") == 0  # both say 6; the second nim player takes the last stick
    found = solve(toys.guess, seats=("parrot", "person"))
    assert found.p(lambda winner: winner == "red") == Fraction(1, 3)  # 6 against the 3 of whoever does as usual


def test_a_tally_of_any_branch_has_its_declared_shape() -> None:
    assert solve(toys.darts, darts=1, check_after=0).p(score=3) == Fraction(1, 6)


def test_a_phase_takes_off_the_tally_what_it_has_read() -> None:
    found = solve(toys.legs)
    assert [found.p(lambda won, wanted=wanted: won == wanted) for wanted in (0, 1, 2)] == [
        Fraction(26, 36) ** 2,
        2 * Fraction(26 * 10, 36**2),
        Fraction(10, 36) ** 2,
    ]


def test_what_was_not_read_stays_in_the_tally() -> None:
    with pytest.raises(ValueError, match="leg_thrown"):
        solve(toys.legs, unread=2)


def test_nested_tables_count_for_caches_and_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toys").mkdir()
    before = solve(toys.surgery)
    assert before.notices == ()
    (tmp_path / "toys" / "wound.toml").write_text('[[rows]]\ndie = "1..6"\nresult = "fine"\n')
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    after = solve(toys.surgery)
    assert after.p(lambda fine: fine == 2) == 1
    assert [notice.table for notice in after.notices] == ["toys.wound"]
    monkeypatch.delenv("JACTA_TABLES")
    assert dict(solve(toys.surgery)) == dict(before)


@pytest.mark.parametrize(
    "mix",
    [
        Mix(()),
        Mix((("roll", 1), ("stop", -1))),
        Mix((("roll", 1), ("stop", 0))),
        Weighed((1, -1)),
        Weighed((0, 0)),
        Weighed((1,)),
        Weighed((1, 1, 1)),
    ],
)
def test_a_mix_has_positive_weights(mix: Mix | Weighed) -> None:
    with pytest.raises(IllegalAnswer):
        solve(toys.pig, {"again": mix})


def test_what_is_left_open_inside_is_left_open_altogether() -> None:
    found = solve(toys.tournament, cut=12)
    assert Fraction(found.tail, found.total) == 1 - (1 - Fraction(1, 36) ** 2) ** 2
    assert odds(toys.tournament, toys.tournament.validate({"cut": 12}), lambda question, seen: None).tail == found.tail


def test_a_total_that_grows_for_ever_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.kernel.odds.cyclic.MOST_NODES", 2_000)
    with pytest.raises(EndlessProcedure):
        solve(toys.hoard)


# --- A total that a later throw hangs on, and an endless one while a total runs


@procedure(passage="Toys, stairs", tally=toys.Risked, examples=())
def stairs(given: toys.Nothing) -> Move[int]:
    """Toys: a die says which dice to climb on with."""
    return goto(first_stair, None)


def first_stair(nothing: None) -> Step:
    """Toys, stairs: one die."""
    return Roll("first", toys.D6, then=climbed)


def climbed(nothing: None, height: int) -> Move:
    return goto(next_stairs, None, add=toys.Risked(height))


def next_stairs(nothing: None, tally: toys.Risked) -> Step:
    """Toys, stairs: two dice from an odd stair, one from an even one."""
    return Roll("next", Dice(1 + tally.total % 2, 6), then=climbed_on)


def climbed_on(nothing: None, height: int) -> Move:
    return goto(top, None, add=toys.Risked(height))


def top(nothing: None, tally: toys.Risked) -> Step:
    """Toys, stairs: how high that is."""
    return done(tally.total)


stairs.game = toys.GAME


def test_throws_that_hang_on_a_total_keep_their_own_denominators() -> None:
    expected: Counter[int] = Counter()
    for first, second, third in product(range(1, 7), repeat=3):
        expected[first + second + (third if first % 2 else 0)] += 1
    assert dict(solve(stairs)) == {height: Fraction(count, 216) for height, count in expected.items()}


@procedure(passage="Toys, sparks", tally=toys.Risked, examples=())
def sparks(given: toys.Nothing) -> Move[int]:
    """Toys: a die, then one that explodes without end."""
    return goto(first_spark, None)


def first_spark(nothing: None) -> Step:
    """Toys, sparks: one die."""
    return Roll("first", toys.D6, then=sparked)


def sparked(nothing: None, face: int) -> Move:
    return goto(fire, None, add=toys.Risked(face))


def fire(nothing: None) -> Step:
    """Toys, sparks: an exploding die."""
    return Roll("fire", Keep(1, 6, 1, exploding=1, cut=14), then=climbed_on)


sparks.game = toys.GAME


def test_a_tail_is_the_same_mass_while_a_total_runs() -> None:
    alone, found = solve(toys.fuse, cut=14), solve(sparks)
    assert Fraction(found.tail, found.total) == Fraction(alone.tail, alone.total) > 0
    assert found.p(lambda total: total == 2) == Fraction(1, 36)
    assert sum(chance for _, chance in found) == 1 - Fraction(found.tail, found.total)


@procedure(passage="Toys, embers", tally=toys.Risked, examples=())
def embers(given: toys.Nothing) -> Move[int]:
    """Toys: a die, then one that explodes and counts on from it."""
    return goto(glowing, None)


def glowing(nothing: None) -> Step:
    """Toys, embers: one die."""
    return Roll("first", toys.D6, then=glowed)


def glowed(nothing: None, face: int) -> Move:
    return goto(flaring, None, add=toys.Risked(face))


def flaring(nothing: None, tally: toys.Risked) -> Step:
    """Toys, embers: an exploding die that begins where the first one ended."""
    return Roll("flare", Keep(1, 6, 1, exploding=1, cut=14).plus(tally.total), then=fought)


embers.game = toys.GAME


def test_a_throw_that_hangs_on_a_total_has_its_tail() -> None:
    alone, found = solve(toys.fuse, cut=14), solve(embers)
    assert Fraction(found.tail, found.total) == Fraction(alone.tail, alone.total) > 0
    assert sum(chance for _, chance in found) == 1 - Fraction(found.tail, found.total)


@procedure(passage="Toys, endless war", sampled=1_000, examples=())
def endless_war(given: toys.Nothing) -> Move[int]:
    """Toys: said to be too much for exact odds."""
    return goto(light_war, None)


def light_war(nothing: None) -> Step:
    """Toys, endless war: one die."""
    return Roll("war", toys.D6, then=fought)


def fought(nothing: None, face: int) -> Move:
    return done(face)


@procedure(passage="Toys, peace", examples=())
def peace(given: toys.Nothing) -> Move[int]:
    """Toys: what comes after a war."""
    return goto(war_first, None)


def war_first(nothing: None) -> Step:
    """Toys, peace: the war."""
    return Run("war", endless_war, toys.Nothing(), then=fought)


peace.game = endless_war.game = toys.GAME


def test_what_is_out_of_reach_alone_is_out_of_reach_inside_another() -> None:
    for one in (endless_war, peace):
        with pytest.raises(OutOfReach, match="endless_war"):
            solve(one)
