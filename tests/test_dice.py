"""Throws against brute force, an independent library, the published cases, and the laws that all throws obey."""

from __future__ import annotations

import pickle
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jacta.dice import (
    BEYOND,
    AtLeast,
    Description,
    Dice,
    Draw,
    EndlessError,
    Hits,
    Keep,
    Lowest,
    Mixture,
    Plus,
    Read,
    Seeded,
    Throw,
    Together,
    Weights,
    d6,
    d10,
    entropy,
    smallest_cut,
)
from jacta.errors import InputError, OutOfReach

Chances = dict[Any, Fraction]


def chances(throw: Throw) -> Chances:
    """The quoted values; a tail, if there is one, is what they lack of 1."""
    pairs, total, _ = throw.weights()
    return {value: Fraction(weight, total) for value, weight in pairs}


def chance(throw: Throw) -> Fraction:
    return chances(throw).get(True, Fraction(0))


# --- Against brute force over ordered dice ------------------------------------------------------------------------


def plain_die(sides: int) -> Chances:
    return {face: Fraction(1, sides) for face in range(1, sides + 1)}


def exploding_die(sides: int, depth: int) -> Chances:
    if depth == 0:
        return plain_die(sides)
    again = {sides + value: p / sides for value, p in exploding_die(sides, depth - 1).items()}
    return {face: Fraction(1, sides) for face in range(1, sides)} | again


def highest(dice: list[Chances], keep: int) -> Chances:
    found: Chances = defaultdict(Fraction)
    for rolled in product(*(die.items() for die in dice)):
        values = sorted((value for value, _ in rolled), reverse=True)
        found[sum(values[:keep])] += prod((p for _, p in rolled), start=Fraction(1))
    return dict(found)


@pytest.mark.parametrize(("count", "sides"), [(0, 6), (1, 6), (2, 6), (3, 4), (4, 1)])
def test_dice_sum_their_faces(count: int, sides: int) -> None:
    assert chances(Dice(count, sides)) == highest([plain_die(sides)] * count, keep=count)


@pytest.mark.parametrize(("count", "sides", "on"), [(0, 6, 5), (1, 6, 5), (4, 6, 5), (3, 4, 1), (3, 4, 0), (3, 4, 5)])
def test_hits_count_the_dice_that_show_enough(count: int, sides: int, on: int) -> None:
    hits = Counter(sum(face >= on for face in faces) for faces in product(range(1, sides + 1), repeat=count))
    assert chances(Hits(count, sides, on)) == {n: Fraction(many, sides**count) for n, many in hits.items()}


@pytest.mark.parametrize("exploding", range(5))
@pytest.mark.parametrize("keep", range(5))
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_keep_takes_the_highest_of_plain_and_exploding_dice(keep: int, exploding: int, depth: int) -> None:
    dice = [plain_die(3)] * (4 - exploding) + [exploding_die(3, depth)] * exploding
    assert chances(Keep(4, 3, keep, exploding, depth)) == highest(dice, keep)


@pytest.mark.parametrize("exploding", range(1, 4))
@pytest.mark.parametrize("keep", range(1, 4))
@pytest.mark.parametrize("cut", [-1, 0, 1, 2, 3, 4, 8, 11, 12])
def test_every_sum_below_the_cut_of_an_endless_pool_is_exact(keep: int, exploding: int, cut: int) -> None:
    """A die re-rolled so often that its last rolls no longer matter below the cut stands for the endless one."""
    dice = [plain_die(3)] * (3 - exploding) + [exploding_die(3, 4)] * exploding
    below = {value: p for value, p in highest(dice, keep).items() if value < cut}
    throw = Keep(3, 3, keep, exploding, cut=cut)
    assert chances(throw) == below
    assert Fraction(throw.weights().tail, throw.weights().total) == 1 - sum(below.values())


def test_a_cut_and_a_depth_go_together() -> None:
    whole = Keep(4, 6, 2, exploding=3, depth=2)
    for cut in range(45):
        expected = {value: p for value, p in chances(whole).items() if value < cut}
        assert chances(Keep(4, 6, 2, exploding=3, depth=2, cut=cut)) == expected


@pytest.mark.parametrize("highest_dice", [False, True])
@pytest.mark.parametrize("keep", range(4))
def test_the_lowest_or_highest_faces_are_kept_in_order(keep: int, highest_dice: bool) -> None:
    expected: Chances = defaultdict(Fraction)
    for rolled in product(range(1, 5), repeat=3):
        faces = tuple(sorted(rolled))
        expected[faces[3 - keep :] if highest_dice else faces[:keep]] += Fraction(1, 64)
    assert chances(Lowest(3, 4, keep, highest_dice)) == expected


def test_a_throw_that_is_cut_off_is_exact_below_the_cut_and_shows_all_its_faces() -> None:
    endless = Keep(2, 10, 2, exploding=2)
    throw = endless.plus(3).cut_off(25)
    below = chances(Keep(2, 10, 2, exploding=2, cut=22))
    assert chances(throw) == {value + 3: p for value, p in below.items()} | {BEYOND: chance(endless.at_least(22))}
    assert throw.read([(10, 10, 10, 4), (10, 2)]) == 34 + 12 + 3


def test_a_marked_throw_tells_only_the_marks_it_reaches_and_shows_all_its_faces() -> None:
    endless = Keep(2, 10, 1, exploding=2)
    reached = {mark: chance(endless.at_least(mark)) for mark in (4, 9, 25)}
    throw = endless.marked(4, 9, 25)
    assert chances(throw) == {
        -BEYOND: 1 - reached[4],
        4: reached[4] - reached[9],
        9: reached[9] - reached[25],
        25: reached[25],
    }
    assert throw.read([(10, 10, 10, 4), 7]) == 34


def test_the_smallest_cut_leaves_no_more_than_the_stated_chance() -> None:
    one, two = Keep(3, 10, 2, exploding=3), Keep(2, 10, 1, exploding=2)
    least = Fraction(1, 10**6)
    cut = smallest_cut(least, one, two)
    assert chance(one.at_least(cut)) * chance(two.at_least(cut)) <= least
    assert chance(one.at_least(cut - 1)) * chance(two.at_least(cut - 1)) > least
    assert smallest_cut(Fraction(0), one, Dice(2, 10)) == 21


def test_a_bonus_moves_the_smallest_cut_by_as_much() -> None:
    pool, least = Keep(3, 10, 2, exploding=3), Fraction(1, 10**6)
    assert smallest_cut(least, pool.plus(5)) == smallest_cut(least, pool) + 5
    assert smallest_cut(least, pool.plus(-1000)) == 0


@pytest.mark.parametrize("count", range(4))
def test_a_hit_with_the_top_face_may_hit_again(count: int) -> None:
    throw = Hits(count, 4, 3, exploding=True)
    one_die = {0: Fraction(2, 4)} | {hits: Fraction(1, 4) ** (hits - 1) * Fraction(3, 8) for hits in range(1, 6)}
    expected: Chances = defaultdict(Fraction)
    for hits in product(one_die, repeat=count):
        expected[sum(hits)] += prod((one_die[one] for one in hits), start=Fraction(1))
    below = {hits: expected[hits] for hits in range(5) if expected[hits]}
    beyond = 1 - sum(below.values())
    assert chances(throw.cut_off(5)) == below | ({BEYOND: beyond} if beyond else {})
    assert throw.read([(4, 4, 3)] * count) == 3 * count
    with pytest.raises(EndlessError):
        throw.weights()
    with pytest.raises(ValueError, match="no such dice"):
        Hits(count, 4, 5, exploding=True)


# --- Against an independent library -------------------------------------------------------------------------------


def peer(die: icepool.Die) -> Chances:
    return {value: Fraction(many, die.denominator()) for value, many in die.items()}


@pytest.mark.parametrize(("count", "sides"), [(1, 10), (5, 6), (10, 10), (40, 6)])
def test_icepool_agrees_on_sums(count: int, sides: int) -> None:
    assert chances(Dice(count, sides)) == peer(count @ icepool.d(sides))


@pytest.mark.parametrize(("count", "sides", "on"), [(12, 6, 5), (10, 6, 4), (30, 10, 10)])
def test_icepool_agrees_on_hits(count: int, sides: int, on: int) -> None:
    assert chances(Hits(count, sides, on)) == peer(count @ (icepool.d(sides) >= on).map({False: 0, True: 1}))


@pytest.mark.parametrize(("count", "sides", "keep"), [(4, 6, 3), (10, 10, 5), (7, 10, 1)])
@pytest.mark.parametrize("depth", [None, 1, 6])
def test_icepool_agrees_on_keep(count: int, sides: int, keep: int, depth: int | None) -> None:
    die = icepool.d(sides) if depth is None else icepool.d(sides).explode(depth=depth)
    exploding = 0 if depth is None else count
    assert chances(Keep(count, sides, keep, exploding, depth)) == peer(die.highest(count, keep))


# --- Published cases ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "least", "expected"),
    [
        (Keep(1, 10, 1, exploding=1), 9, "2/10"),
        (Keep(1, 10, 1, exploding=1), 10, "1/10"),
        (Keep(1, 10, 1, exploding=1), 19, "1/50"),
        (Keep(1, 10, 1, exploding=1), 30, "1/1000"),
        (Keep(5, 10, 3, exploding=5), 15, "93183/100000"),
        (Keep(5, 10, 3, exploding=5), 20, "35897/50000"),
        (Keep(5, 10, 3, exploding=5), 25, "416697/1000000"),
        (Keep(4, 10, 3, exploding=1), 30, "24607/500000"),
        (Keep(4, 10, 3, exploding=1), 31, "4059/100000"),
    ],
)
def test_seventh_sea_pools_have_their_published_odds(pool: Keep, least: int, expected: str) -> None:
    assert chance(pool.at_least(least)) == Fraction(expected)
    assert chance(pool.plus(7).at_least(least + 7)) == Fraction(expected)


# --- Laws of all throws -------------------------------------------------------------------------------------------


def parity(value: Any) -> str:
    return "even" if value % 2 == 0 else "odd"


small = st.integers(0, 4)
sides = st.integers(2, 6)


@st.composite
def pools(draw: st.DrawFn) -> Keep:
    """Keep-highest pools whose weights can be listed."""
    count = draw(small)
    depth, cut = draw(st.sampled_from([(0, None), (2, None), (None, 15), (1, 6)]))
    return Keep(count, draw(sides), draw(st.integers(0, count)), draw(st.integers(0, count)), depth, cut)


dice = st.builds(Dice, small, sides)
hits = st.builds(Hits, small, sides, st.integers(-1, 8))
faces_kept = st.builds(
    lambda count, sides, spare, highest: Lowest(count + spare, sides, count, highest),
    small,
    sides,
    st.integers(0, 2),
    st.booleans(),
)
draws = st.builds(Draw, st.lists(st.integers(0, 5), min_size=1, max_size=6).map(tuple))
plain_numbers = dice | hits | draws | pools()
numbers = plain_numbers | st.builds(Plus, plain_numbers, st.integers(-3, 3))
throws = st.recursive(
    numbers | faces_kept | st.builds(AtLeast, numbers, st.integers(-2, 12)) | st.builds(Read, numbers, st.just(parity)),
    lambda inner: (
        st.lists(inner, max_size=2).map(lambda parts: Together(*parts))
        | st.lists(st.tuples(st.integers(1, 3), inner), min_size=1, max_size=3).map(lambda parts: Mixture(tuple(parts)))
    ),
    max_leaves=3,
)
seeds = st.integers(0, 10**6)


@given(throws)
def test_weights_are_positive_distinct_and_sum_to_their_total_in_lowest_terms(throw: Throw) -> None:
    pairs, total, tail = weights = throw.weights()
    assert total == sum(weight for _, weight in pairs) + tail
    assert tail >= 0
    assert all(weight > 0 for _, weight in pairs)
    assert len(dict(pairs)) == len(pairs)
    assert Weights.of(dict(pairs), tail) == weights


@given(throws, seeds)
def test_what_is_thrown_can_happen_and_its_faces_read_the_same(throw: Throw, seed: int) -> None:
    faces, value = throw.throw(Seeded(seed))
    pairs, _, tail = throw.weights()
    assert value in dict(pairs) or tail
    assert throw.read(faces) == value
    assert throw.read([list(face) if isinstance(face, tuple) else face for face in faces]) == value


@given(throws, seeds)
def test_missing_extra_and_impossible_faces_are_refused(throw: Throw, seed: int) -> None:
    faces, _ = throw.throw(Seeded(seed))
    refused = [
        (*faces, 1),
        *((*faces[:place], wrong, *faces[place + 1 :]) for place in range(len(faces)) for wrong in (0, 99)),
    ]
    if faces:
        refused.append(faces[:-1])
    for wrong_faces in refused:
        with pytest.raises(InputError) as error:
            throw.read(wrong_faces)
        assert error.value.key == "faces"


@given(numbers.filter(lambda throw: not throw.weights().tail), st.integers(-5, 40))
def test_at_least_sums_the_weights_that_reach(throw: Throw, least: int) -> None:
    assert chance(throw.at_least(least)) == sum(p for value, p in chances(throw).items() if value >= least)


@given(throws)
def test_equal_throws_are_interchangeable(throw: Throw) -> None:
    twin = pickle.loads(pickle.dumps(throw))
    assert twin == throw
    assert hash(twin) == hash(throw)
    assert twin.weights() is throw.weights()
    assert throw != Together(throw)


@given(throws)
def test_descriptions_are_messages_with_named_arguments(throw: Throw) -> None:
    message, args = throw.describe()
    assert message.startswith("throw-")
    assert all(isinstance(name, str) for name in args)


# --- Each kind ----------------------------------------------------------------------------------------------------


def test_throws_of_different_kinds_are_never_equal() -> None:
    assert len({Dice(2, 6), Hits(2, 6, 4), Keep(2, 6, 2), Plus(Dice(2, 6), 4), Read(Dice(2, 6), parity)}) == 5
    assert Dice(1, 6) == d6 != d10


def test_an_endless_pool_is_thrown_read_and_compared_but_not_listed() -> None:
    pool = Keep(3, 10, 2, exploding=3)
    assert pool.read([(10, 10, 3), 4, [7]]) == 30
    assert chance(pool.at_least(2)) == 1
    with pytest.raises(EndlessError, match="cut or a depth"):
        pool.weights()
    assert chances(Keep(3, 10, 0, exploding=3)) == {0: 1}


@pytest.mark.parametrize("face", [10, (10,), (10, 10), (3, 4), (10, 3, 4), (), (10, True), (10, 11), "7", None, 0])
def test_an_incomplete_or_impossible_chain_is_refused(face: Any) -> None:
    with pytest.raises(InputError) as error:
        Keep(1, 10, 1, exploding=1).read([face])
    assert error.value.key == "faces"


def test_a_bounded_chain_ends_at_its_depth() -> None:
    pool = Keep(1, 6, 1, exploding=1, depth=1)
    assert pool.read([(6, 6)]) == 12
    for face in [(6,), (6, 6, 2)]:
        with pytest.raises(InputError, match="at most 1"):
            pool.read([face])


def test_errors_say_what_is_allowed() -> None:
    for faces, said in [([3, 7], "from 1 to 6"), ([3], "2d6 needs 2, 1 given"), ([3, 4, 5], "2 expected, 3 given")]:
        with pytest.raises(InputError, match=said):
            Dice(2, 6).read(faces)


def test_a_throw_is_read_through_a_table() -> None:
    table = {1: "miss", 2: "miss", 3: "hit"}
    column = Dice(1, 3).reading(table)
    assert column.weights() == Weights((("hit", 1), ("miss", 2)), 3)
    assert column == Dice(1, 3).reading(tuple(table.items()))
    assert column.read([2]) == "miss"
    assert chances(d6.plus(2).reading(parity)) == {"even": Fraction(1, 2), "odd": Fraction(1, 2)}


def test_values_that_cannot_be_compared_keep_their_order() -> None:
    assert Draw((None, 3, "x", 3)).weights() == Weights(((None, 1), (3, 2), ("x", 1)), 4)


def test_a_tail_passes_through_throws_made_of_throws() -> None:
    pool = Keep(1, 6, 1, exploding=1, cut=7)
    certain = Dice(0, 6)
    for throw in (pool.plus(1), pool.reading(parity), Together(pool, certain), Together(certain, pool)):
        assert Fraction(throw.weights().tail, throw.weights().total) == Fraction(1, 6)
    mixed = Mixture(((1, pool), (2, certain))).weights()
    assert mixed == Weights(((0, 12), *((face, 1) for face in range(1, 6))), 18, 1)
    assert Together(pool, certain).at_least((3, 0)).weights() == Weights(((False, 2), (True, 3)), 6, 1)


def test_a_mixture_first_picks_its_part() -> None:
    mixture = Mixture(((1, d6), (2, Dice(2, 6))))
    assert mixture.read([1, 5]) == 5
    assert mixture.read([3, 5, 6]) == 11
    assert chances(mixture)[12] == Fraction(2, 3) / 36
    assert mixture.describe() == Description(
        "throw-mixture", {"sides": 3, "parts": ((1, 1, d6.describe()), (2, 3, Dice(2, 6).describe()))}
    )


@pytest.mark.parametrize(
    ("exploding", "message"), [(0, "throw-keep"), (1, "throw-keep-mixed"), (4, "throw-keep-exploding")]
)
def test_pools_are_described_by_their_kind_of_dice(exploding: int, message: str) -> None:
    described = Keep(4, 6, 3, exploding).at_least(9).describe()
    assert described.message == "throw-at-least"
    assert described.args["throw"].message == message


@pytest.mark.parametrize(
    "build",
    [
        lambda: Dice(-1, 6),
        lambda: Dice(1, 0),
        lambda: Hits(-1, 6, 5),
        lambda: Keep(2, 6, 3),
        lambda: Keep(2, 6, -1),
        lambda: Keep(2, 6, 1, exploding=3),
        lambda: Keep(2, 1, 1, exploding=1),
        lambda: Keep(2, 6, 1, exploding=1, depth=-1),
        lambda: Lowest(2, 6, 3),
        d6.marked,
        lambda: d6.marked(4, 2),
        lambda: Draw(()),
        lambda: Mixture(()),
        lambda: Mixture(((0, d6),)),
    ],
)
def test_impossible_throws_are_refused(build: Any) -> None:
    with pytest.raises(ValueError, match=r"no such|nothing to draw|positive weight|must ascend"):
        build()


# --- Chance -------------------------------------------------------------------------------------------------------


def test_a_seed_gives_the_same_dice_on_every_machine() -> None:
    assert Dice(12, 10).throw(Seeded("alea")).faces == (7, 5, 1, 2, 4, 8, 7, 10, 6, 1, 9, 10)
    assert Seeded(7).below(10**30) == Seeded("7").below(10**30) != Seeded(-7).below(10**30)


@pytest.mark.parametrize("sides", [1, 2, 6, 10, 16])
def test_several_dice_are_drawn_by_the_same_numbers_as_one_after_the_other(sides: int) -> None:
    together, alone = Seeded(3), Seeded(3)
    assert together.dice(20, sides) == [alone.below(sides) + 1 for _ in range(20)]
    assert together.dice(0, sides) == []
    assert together.below(10**9) == alone.below(10**9)


@pytest.mark.parametrize("source", [entropy, Seeded(1)])
def test_a_source_stays_below_its_bound(source: Any) -> None:
    for bound in (1, 2, 6, 8, 10, 10**25):
        assert all(0 <= source.below(bound) < bound for _ in range(50))


@pytest.mark.parametrize(
    "throw",
    [
        Dice(2, 6),
        Hits(6, 6, 5),
        Keep(4, 6, 2, exploding=2, depth=1),
        Draw(("a", "a", "b")),
        Mixture(((1, d6), (3, d10))),
        Together(d6, d6),
    ],
)
def test_frequencies_follow_the_weights(throw: Throw) -> None:
    """Chi-square with a fixed seed, beyond six standard deviations of its distribution."""
    tries = 20_000
    source = Seeded("frequencies")
    seen = Counter(throw.throw(source).value for _ in range(tries))
    expected = {value: float(p) * tries for value, p in chances(throw).items()}
    freedom = len(expected) - 1
    assert (
        sum((seen[value] - often) ** 2 / often for value, often in expected.items())
        < freedom + 6 * (2 * freedom) ** 0.5
    )


def test_a_value_is_quoted_as_far_as_the_distribution_tells_it() -> None:
    assert [d10.cut_off(8).quoted(value) for value in (7, BEYOND)] == [7, "8+"]
    assert [d10.marked(3, 8).quoted(value) for value in (-BEYOND, 3, 8)] == ["<3", "3–7", "8+"]
    assert d10.quoted(4) == 4


def test_a_pool_that_a_bonus_lifts_above_every_threshold_is_not_worked_out() -> None:
    pool = Keep(10, 10, 10, exploding=10).plus(3_900)
    assert dict(pool.marked(1_000).weights().pairs) == {1_000: 1}


def test_totals_that_are_too_far_to_list_are_refused_and_thrown_nevertheless() -> None:
    far = Keep(10, 10, 10, exploding=10).marked(2_500)
    with pytest.raises(OutOfReach, match="2048"):
        far.weights()
    assert sum(count for _, count in far.drawn_often(Seeded(1), 20)) == 20
