"""Many throws at once: how many of a million show each value, drawn exactly and without making each of them.

How many throws fall below a threshold is a binomial number, drawn bit by bit: every throw is a number between 0 and 1,
of which only as many binary digits are drawn as it takes to tell on which side of the threshold it lies. One large
random integer holds the next digit of all throws that are still undecided. So nothing is rounded, and a million throws
cost a fraction of a millisecond.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from jacta.dice.sources import Seeded

FEW = 8
"""Fewer throws than this are drawn one by one."""
SPARSE = 4
"""So are throws if there are more than this many times as many values as throws."""


def binomial(source: Seeded, times: int, weight: int, total: int) -> int:
    """How many of `times` tries succeed if each does with the chance weight / total."""
    bits, hits, undecided, left = source.bits, 0, times, weight
    if weight >= total:
        return times
    while undecided and left:
        left *= 2
        ones = bits(undecided).bit_count()
        if left >= total:  # the next digit of the chance is 1: a try with a 0 is below it, a hit
            left -= total
            hits += undecided - ones
            undecided = ones
        else:
            undecided -= ones
    return hits


def place(source: Seeded, sums: Sequence[int]) -> int:
    """One place, drawn with the weights whose running sums these are."""
    return bisect_right(sums, source.below(sums[-1])) if len(sums) > 1 else 0


def places(source: Seeded, times: int, sums: Sequence[int]) -> list[tuple[int, int]]:
    """How often each place comes up in `times` draws, with the weights whose running sums these are.

    An exact multinomial: the draws are split in two at the middle place, then each half again, and so on. Places are in
    ascending order; those that were not drawn are left out.
    """
    if len(sums) == 1:
        return [(0, times)]
    if times < FEW or SPARSE * times < len(sums):
        found: dict[int, int] = {}
        for _ in range(times):
            one = place(source, sums)
            found[one] = found.get(one, 0) + 1
        return sorted(found.items())
    drawn: list[tuple[int, int]] = []
    parts = [(0, len(sums), times)]
    while parts:
        first, end, here = parts.pop()
        if not here:
            continue
        if end - first == 1:
            drawn.append((first, here))
            continue
        middle = (first + end) // 2
        below = sums[first - 1] if first else 0
        lower = binomial(source, here, sums[middle - 1] - below, sums[end - 1] - below)
        parts.append((middle, end, here - lower))
        parts.append((first, middle, lower))
    return drawn
