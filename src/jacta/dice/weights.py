"""Exact distributions: sums of dice, hit pools, keep-highest pools.

A distribution over small numbers is a polynomial with weights as coefficients. It is packed into one integer, each
coefficient in a slot of whole bytes that is wide enough for the sum of them all. Distributions are then shifted, added
and multiplied as integers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, wraps
from itertools import count as counting
from math import comb, gcd
from operator import itemgetter, mul
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

from jacta.errors import JactaError, OutOfReach
from jacta.remembering import VALUE, Room, size_of
from jacta.text import Message

P = ParamSpec("P")
R = TypeVar("R")

# A sweep asks for the same few hundred throws again and again; the bounds are for servers that run for months.
CACHED_THROWS, MOST_BYTES = 4096, 25_000_000
MOST_WORK = 1_000_000_000_000
"""The largest dice**2 * cut**3 for which totals of exploding dice are listed: about a second of work."""
_caches: list[Any] = []


def cached(function: Callable[P, R]) -> Callable[P, R]:
    """Remember the results of a function of hashable arguments, until `forget_weights`."""

    @wraps(function)
    def found_anew(*arguments: P.args, **more: P.kwargs) -> R:
        found = function(*arguments, **more)
        _room.take(_bytes_of(found))
        return found

    remembering = lru_cache(maxsize=CACHED_THROWS)(found_anew)
    _caches.append(remembering)
    return cast(Callable[P, R], remembering)


def _forget() -> None:
    for cache in _caches:
        cache.cache_clear()


_room = Room("throws", MOST_BYTES, _forget)


def forget_weights() -> None:
    """Empty the caches, as the benchmarks do before a cold run."""
    _room.clear()


def _bytes_of(found: Any) -> int:
    """The size of a distribution, or of the values and running sums made from one; anything else counts as a number."""
    if isinstance(found, Weights):
        return size_of(1 + len(found.pairs), found.total)
    if isinstance(found, tuple) and found[1]:
        return size_of(1 + len(found[0]), found[1][-1])
    return VALUE


class EndlessError(JactaError):
    """All totals of an endlessly exploding pool were asked for, but only those below a cut can be listed."""


class Weights(NamedTuple):
    """An exact distribution: integer weights over one denominator, in lowest terms."""

    pairs: tuple[tuple[Any, int], ...]
    """Distinct values and their positive weights, sorted by value where values can be compared."""
    total: int
    """The denominator: the sum of the weights and the tail."""
    tail: int = 0
    """The mass beyond the explicit cut of an endless support; no value is quoted for it."""

    @classmethod
    def of(cls, weights: Mapping[Any, int], tail: int = 0) -> Weights:
        """The distribution with these weights; a value without weight is left out."""
        pairs = list(weights.items())
        with suppress(TypeError):  # values that cannot be compared stay in the order in which they came
            pairs = sorted(pairs, key=itemgetter(0))
        return _in_lowest_terms(pairs, tail)


def _in_lowest_terms(pairs: Iterable[tuple[Any, int]], tail: int = 0) -> Weights:
    pairs = [pair for pair in pairs if pair[1]]
    divisor = gcd(tail, *[weight for _, weight in pairs])
    if divisor > 1:
        tail //= divisor
        pairs = [(value, weight // divisor) for value, weight in pairs]
    return Weights(tuple(pairs), sum([weight for _, weight in pairs]) + tail, tail)


def _bytes_for(number: int) -> int:
    return (number.bit_length() + 7) // 8


def _unpack(packed: int, slot_bytes: int) -> list[int]:
    """The coefficients, lowest power first."""
    data = packed.to_bytes(_bytes_for(packed), "little")
    return [int.from_bytes(data[at : at + slot_bytes], "little") for at in range(0, len(data), slot_bytes)]


@cached
def sum_weights(count: int, sides: int) -> Weights:
    """The sum of `count` dice."""
    slot_bytes = _bytes_for(sides**count)
    die = sum([1 << 8 * slot_bytes * pips for pips in range(sides)])
    return _in_lowest_terms(enumerate(_unpack(die**count, slot_bytes), start=count))


@cached
def hit_weights(count: int, sides: int, on: int) -> Weights:
    """How many of `count` dice show `on` or more."""
    misses = min(max(on - 1, 0), sides)
    hits = sides - misses
    divisor = gcd(hits, misses)  # the weights are in lowest terms if these are: no prime is in both of their powers
    hits, misses = hits // divisor, misses // divisor
    if not hits or not misses:
        return Weights(((count if hits else 0, 1),), 1)
    pairs = [(n, comb(count, n) * hits**n * misses ** (count - n)) for n in range(count + 1)]
    return Weights(tuple(pairs), (hits + misses) ** count)


@cached
def exploding_hit_weights(count: int, sides: int, on: int, cut: int) -> Weights:
    """How many hits `count` dice make if a top face hits and is rolled again; only numbers below `cut` are quoted.

    The hits of one die have the generating function (misses + hits x) / (sides - x), where `hits` are the faces that
    hit and are not rolled again; the coefficients of its power are sums of binomials.
    """
    if cut <= 0:
        return Weights.of({}, tail=1)
    if not count:
        return Weights.of({0: 1})
    misses, hits = on - 1, sides - on
    pairs = []
    for made in range(cut):
        weight = 0
        for staying in range(min(count, made) + 1):
            rerolls = made - staying
            ways = comb(count, staying) * comb(count + rerolls - 1, rerolls)
            weight += ways * hits**staying * misses ** (count - staying) * sides ** (cut - rerolls)
        pairs.append((made, weight))
    return _in_lowest_terms(pairs, tail=sides ** (count + cut) - sum([weight for _, weight in pairs]))


@cached
def keep_weights(count: int, sides: int, keep: int, *, exploding: int, depth: int | None, cut: int | None) -> Weights:
    """The sum of the `keep` highest of `count` dice, `exploding` of which explode; only sums below `cut` are quoted.

    Dynamic programming over the values on which dice settle, from the lowest up. `settled[i]` packs the kept sums of
    all ways to have `i` dice settled so far. They are the lowest of the pool: the first `dropped` of them add nothing.
    """
    if cut is not None and cut <= keep:
        return Weights.of({}, tail=1)  # every kept die shows at least 1
    if not keep:
        return Weights.of({0: 1})
    if not exploding:
        depth = 0
    elif cut is not None and count**2 * cut**3 > MOST_WORK:
        raise OutOfReach(Message("error-dice-too-far", count=count, cut=cut, most=_farthest(count)))
    dropped = count - keep
    kept = [max(0, i - dropped) for i in range(count + 1)]
    # ways[j][i]: how to choose the dice that settle next, for `i` settled ones to become `j`.
    ways = [[comb(count - i, j - i) for i in range(j)] for j in range(count + 1)]
    # Every explosion will divide a weight by `sides`: start with one such factor for each that can matter.
    explosions = _most_explosions(count, sides, keep, exploding=exploding, depth=depth, cut=cut)
    total = sides ** (count + explosions)
    slot_bytes = _bytes_for(total)
    slot = 8 * slot_bytes
    settled = [sides**explosions] + [0] * count
    for rerolls in counting():
        lowest, top = rerolls * sides + 1, (rerolls + 1) * sides
        for value in range(lowest, top):
            _settle(settled, ways, dropped, value * slot)
        # All other dice show their top face. Plain dice stay there, and so does everything after the last re-roll.
        staying = count if rerolls == depth else count - exploding if rerolls == 0 else 0
        if staying:
            settled = _stay(settled, staying, kept, top * slot)
        if cut is not None:
            # A kept die that explodes now adds more than `top`: forget the sums that this would lift to the cut.
            rooms = [max(0, cut - (keep - kept[i]) * (top + 1)) for i in range(count + 1)]
            settled = [packed & (1 << room * slot) - 1 for packed, room in zip(settled, rooms, strict=True)]
        if not any(settled[:count]):
            break
        settled = [packed // sides ** (count - i) for i, packed in enumerate(settled)]
    weights = _unpack(settled[count], slot_bytes)
    return _in_lowest_terms(enumerate(weights), tail=total - sum(weights))


def _farthest(count: int) -> int:
    """The largest cut for which totals of `count` exploding dice are worked out; a power of two, as in `Keep.split`."""
    far = 1
    while count**2 * (2 * far) ** 3 <= MOST_WORK:
        far *= 2
    return far


def _most_explosions(count: int, sides: int, keep: int, *, exploding: int, depth: int | None, cut: int | None) -> int:
    """How many explosions a pool can hold while its kept sum stays below the cut."""
    limits = []
    if depth is not None:
        limits.append(exploding * depth)
    if cut is not None:
        kept = (cut - 1 - keep) // sides
        limits.append(kept + (count - keep) * (kept // keep))  # a dropped die explodes no more than any kept one
    if not limits:
        raise EndlessError(Message("error-endless-dice", exploding=exploding, sides=sides))
    return min(limits)


def _settle(settled: list[int], ways: Sequence[Sequence[int]], dropped: int, shift: int) -> None:
    """Let any number of dice settle on the next value, which shifts a sum by `shift` for each one that is kept."""
    for j in range(len(settled) - 1, 0, -1):  # downwards: `settled[i]` must not know this value yet
        arriving = sum(map(mul, ways[j][: dropped + 1], settled))
        for i in range(dropped + 1, j):
            arriving = (arriving << shift) + ways[j][i] * settled[i]
        settled[j] += arriving << shift if j > dropped else arriving


def _stay(settled: Sequence[int], staying: int, kept: Sequence[int], shift: int) -> list[int]:
    """Settle on the top face those unsettled dice that are among the `staying` ones of the pool.

    Either their kind (plain or exploding) has not mattered yet, or only one kind is left to settle. So the share of the
    ways that leave a given number of each kind is a quotient of binomials, and the division has no remainder.
    """
    count = len(settled) - 1
    return [
        sum(
            settled[i] * comb(staying, j - i) * comb(count - staying, count - j) // comb(count, i)
            << (kept[j] - kept[i]) * shift
            for i in range(j + 1)
        )
        for j in range(count + 1)
    ]
