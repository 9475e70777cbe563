"""The sequential test of strength: its ratio against hand counts, its errors against simulation, games in rounds."""

from __future__ import annotations

import random
from fractions import Fraction
from math import log

import pytest

import jacta
from bench.ladder import ratings
from jacta.analysis.sprt import Evidence, elo_of, share_of, sprt
from jacta.errors import InputError


def evidence_of(scores: dict[Fraction, int], bounds: tuple[float, float] = (0, 100)) -> Evidence:
    found = Evidence(bounds)
    found.scores.update(scores)
    return found


def test_elo_and_the_share_of_wins_belong_together() -> None:
    assert share_of(0) == 0.5
    assert share_of(0, seats=3) == pytest.approx(1 / 3)
    assert share_of(400) == pytest.approx(10 / 11)
    assert share_of(107.5) == pytest.approx(0.65, abs=1e-3)
    assert elo_of(share_of(123, seats=3), seats=3) == pytest.approx(123)


def test_with_nothing_but_wins_and_losses_it_is_the_classical_ratio() -> None:
    """Two scores only: then the mean is the whole distribution, and Wald's ratio can be counted by hand."""
    low, high = share_of(0), share_of(100)
    expected = 14 * log(high / low) + 6 * log((1 - high) / (1 - low))
    assert evidence_of({Fraction(1): 14, Fraction(0): 6}).ratio == pytest.approx(expected, abs=0.02)


def test_pairs_that_even_out_the_luck_say_more_than_games_alone() -> None:
    """The same share of wins: rounds of 3/4 each leave less doubt than wins and losses."""
    even = evidence_of({Fraction(3, 4): 10, Fraction(1, 2): 10}).ratio
    wild = evidence_of({Fraction(1): 12, Fraction(0): 7, Fraction(1, 2): 1}).ratio
    assert even > wild > 0


@pytest.mark.parametrize(("elo", "wrong"), [(0, "stronger"), (200, "not_stronger")])
def test_it_errs_about_as_seldom_as_it_says(elo: float, wrong: str) -> None:
    """150 tests at the very bounds; 5 % are wrong on average, more than 11 % once in a thousand such trials."""
    dice, p = random.Random(5), share_of(elo)
    errors = 0
    for _ in range(150):
        found = Evidence((0, 200))
        while found.verdict == "open":
            found.add(Fraction((dice.random() < p) + (dice.random() < p), 2))
        errors += found.verdict == wrong
    assert errors <= 16


def test_the_same_seed_is_played_from_every_seat() -> None:
    game = jacta.procedures()["mighty_empires.game"]
    given = game.validate({"years": 1})
    found = sprt(game, given, "steward", "random", bounds=(0, 100), most=8, seed=3, workers=1)
    assert (found.games, found.rounds, found.seats) == (8, 4, 2)
    assert sum(found.scores.values()) == 4
    assert found.score == pytest.approx(sum(float(Fraction(one)) * n for one, n in found.scores.items()) / 4)
    mirrored = sprt(game, given, "random", "steward", bounds=(0, 100), most=8, seed=3, workers=1)
    assert mirrored.score == pytest.approx(1 - found.score)


def test_what_cannot_be_told_apart_is_refused() -> None:
    game = jacta.procedures()["mighty_empires.game"]
    for first, second, bounds, key in (
        ("steward", "random", (35.0, 0.0), "bounds"),
        ("steward", "steward", (0.0, 35.0), "sprt"),
        ("steward", "human", (0.0, 35.0), "seats.1"),
    ):
        with pytest.raises(InputError) as caught:
            sprt(game, game.validate({"years": 1}), first, second, bounds=bounds, seed=1)
        assert caught.value.key == key


def test_a_ladder_finds_the_strengths_that_made_the_results() -> None:
    true = {"weak": 0.0, "middle": 150.0, "strong": 400.0}
    pairs = [("weak", "middle"), ("weak", "strong"), ("middle", "strong")]
    met = {(one, other): (1_000 * share_of(true[one] - true[other]), 1_000) for one, other in pairs}
    found = {rating.player: rating for rating in ratings(met, "weak")}
    assert list(found) == ["strong", "middle", "weak"]
    for player, elo in true.items():
        assert found[player].elo == pytest.approx(elo, abs=3)
    assert 0 == found["weak"].standard_error < found["middle"].standard_error < 15
