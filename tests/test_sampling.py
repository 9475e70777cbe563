"""Many throws at once: the exact multinomial numbers behind simulations."""

from __future__ import annotations

from collections import Counter
from math import comb, sqrt

import pytest

from jacta.dice import BEYOND, Dice, Draw, Hits, Keep, Lowest, Mixture, Seeded, Throw, Together, d6, d10
from jacta.dice.sampling import binomial, places

DRAWS = 6_000


def strays(counts: Counter[object], chances: dict[object, float], draws: int) -> float:
    """How many standard deviations the chi-square of counts lies from what is expected of it."""
    assert counts.keys() <= chances.keys()
    square = sum((counts[value] - draws * p) ** 2 / (draws * p) for value, p in chances.items())
    return abs(square - (len(chances) - 1)) / sqrt(2 * (len(chances) - 1))


@pytest.mark.parametrize(("times", "weight", "total"), [(1, 1, 3), (5, 1, 3), (7, 5, 8), (4, 2, 7), (6, 1, 2)])
def test_binomial_numbers_are_as_likely_as_they_should_be(times: int, weight: int, total: int) -> None:
    source, p = Seeded("binomial"), weight / total
    counts: Counter[object] = Counter(binomial(source, times, weight, total) for _ in range(DRAWS))
    chances: dict[object, float] = {n: comb(times, n) * p**n * (1 - p) ** (times - n) for n in range(times + 1)}
    assert strays(counts, chances, DRAWS) < 4


def test_what_never_and_what_always_happens() -> None:
    source = Seeded(1)
    assert [binomial(source, 9, weight, 3) for weight in (0, 3)] == [0, 9]
    assert binomial(source, 0, 1, 2) == 0
    huge = 10**200
    assert 400_000 < binomial(source, 1_000_000, huge // 2, huge) < 600_000


@pytest.mark.parametrize("times", [1, 7, 8, 50, 100_000])
def test_every_draw_falls_on_one_place(times: int) -> None:
    drawn = places(Seeded(times), times, [1, 4, 4, 9])  # the third place weighs nothing
    assert sum(count for _, count in drawn) == times
    assert [place for place, _ in drawn] == sorted({place for place, _ in drawn})
    assert all(count > 0 and place != 2 for place, count in drawn)


@pytest.mark.parametrize(
    "throw",
    [
        Dice(2, 6),
        Hits(7, 6, 5),
        Keep(4, 6, 2),
        Keep(3, 10, 2, exploding=3).cut_off(15),
        Keep(3, 10, 2, exploding=3).marked(12, 20),
        Hits(3, 6, 5, exploding=True).capped(4),
        Lowest(3, 4, 2),
        Draw(("gold", "silver", "gold")),
        Together(d6, Hits(2, 6, 4)),
        Mixture(((2, d6), (1, d10))),
        d6.plus(3).reading({4: "low", 5: "low", 6: "low", 7: "high", 8: "high", 9: "high"}),
    ],
    ids=lambda throw: type(throw).__name__,
)
def test_a_throw_is_drawn_as_its_exact_distribution_says(throw: Throw) -> None:
    pairs, total, _ = throw.weights()
    chances: dict[object, float] = {value: weight / total for value, weight in pairs}
    alone: Counter[object] = Counter(throw.drawn(Seeded(seed)) for seed in range(500))
    together: Counter[object] = Counter(dict(throw.drawn_often(Seeded("many"), DRAWS)))
    assert together.total() == DRAWS
    assert strays(alone, chances, 500) < 4
    assert strays(together, chances, DRAWS) < 4


def test_dice_without_end_are_thrown_one_by_one() -> None:
    endless = Keep(2, 10, 1, exploding=2)
    drawn = endless.drawn_often(Seeded(4), 300)
    assert sum(count for _, count in drawn) == 300
    assert max(value for value, _ in drawn) > 10
    assert BEYOND not in dict(drawn)


def test_there_is_no_number_below_one() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Seeded(7).below(0)
