"""Distributions: hand-checked figures first, then the laws that any distribution obeys."""

from __future__ import annotations

import json
import math
import pickle
import statistics
import sys
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import jacta
from jacta.aims import read_aim
from jacta.distribution import Odds, Sample
from jacta.errors import InputError, JactaError
from jacta.intervals import wilson
from jacta.outcomes import Field, OutcomeType


class Target(NamedTuple):
    state: str
    hits: int


class Battle(NamedTuple):
    winner: str
    losses: int
    from_: str = "Wien"
    targets: tuple[Target, ...] = ()
    pursuit: Target | None = None


TWO_DICE = Odds({n: 6 - abs(7 - n) for n in range(2, 13)}, 36, procedure="two_dice")
BATTLE = Odds(
    {
        Battle("attacker", 1, "Wien", (Target("sunk", 2), Target("afloat", 0))): 3,
        Battle("attacker", 2, "Pest", (Target("afloat", 1),)): 1,
        Battle("defender", 3, "Wien", (), Target("caught", 4)): 2,
    },
    6,
    procedure="sea.battle",
    given={"dice": 3},
)
EXPLODING = Odds({1: 4, 2: 2, 3: 1}, 8, tail=1)  # a coin thrown again on heads, cut at three


# Construction and value


def test_weights_and_tail_must_make_up_the_total() -> None:
    with pytest.raises(ValueError, match="sum to 3, not to 4"):
        Odds({"a": 1, "b": 1}, 4, tail=1)


@pytest.mark.parametrize(("weights", "total", "tail"), [({"a": 0}, 1, 1), ({"a": 2}, 1, -1), ({}, 0, 0)])
def test_weights_must_be_positive(weights: dict[str, int], total: int, tail: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Odds(weights, total, tail=tail)


def test_iterates_most_probable_first_then_by_value() -> None:
    assert [value for value, _ in TWO_DICE] == [7, 6, 8, 5, 9, 4, 10, 3, 11, 2, 12]
    assert next(iter(TWO_DICE)) == (7, Fraction(1, 6))


def test_ties_between_different_kinds_of_value_are_in_order_too() -> None:
    mixed = Odds({"b": 1, None: 1, 10: 1, (2, 1): 1, 9: 1, "a": 1, True: 1}, 7)
    assert [value for value, _ in mixed] == [True, 9, 10, (2, 1), None, "a", "b"]


def test_length_and_membership() -> None:
    assert len(TWO_DICE) == 11
    assert 12 in TWO_DICE
    assert 13 not in TWO_DICE


def test_equal_means_equal_probabilities() -> None:
    coin = Odds({"heads": 1, "tails": 1}, 2)
    assert coin == Odds({"tails": 5, "heads": 5}, 10, procedure="coin")
    assert hash(coin) == hash(Odds({"tails": 5, "heads": 5}, 10))
    assert coin != Odds({"heads": 1, "tails": 2}, 3)
    assert coin != Odds({"heads": 1, "tails": 1}, 3, tail=1)
    assert coin != "coin"


def test_repr_is_short() -> None:
    assert repr(BATTLE) == "<Odds sea.battle: 3 outcomes>"
    assert repr(EXPLODING) == "<Odds: 3 outcomes>"


def test_answers_survive_pickling() -> None:
    """With what is declared of their outcomes: the words of a text may depend on the input."""
    odds = jacta.odds("here_i_stand.exploration", {"explorer": 1})
    sample = jacta.simulate("here_i_stand.exploration", {"explorer": 1}, runs=20, seed=1, workers=1)
    for one in (odds, sample):
        again = pickle.loads(pickle.dumps(one))
        assert again == one
        with pytest.raises(InputError, match="lost_at_sea"):
            again.p(result="lost_at_see")
    both = odds.compare(sample)
    assert pickle.loads(pickle.dumps(both)) == both


def test_a_sample_refuses_words_that_cannot_come_out() -> None:
    """As odds do: otherwise a slip would have been counted as never."""
    sample = jacta.simulate(
        "here_i_stand.field_battle", {"attacker_units": 2, "defender_units": 2}, runs=20, seed=1, workers=1
    )
    with pytest.raises(InputError, match="did you mean attacker"):
        sample.interval(winner="atacker")


def test_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(BATTLE)) == BATTLE


# Events


def test_probability_of_fields() -> None:
    assert BATTLE.p(winner="attacker") == Fraction(2, 3)
    assert BATTLE.p(winner="attacker", losses=2) == Fraction(1, 6)
    assert BATTLE.p(winner="nobody") == 0
    assert BATTLE.p() == 1


def test_probability_of_a_predicate() -> None:
    assert BATTLE.p(lambda o: o.losses > 1) == Fraction(1, 2)
    assert BATTLE.p(lambda o: o.losses > 1, winner="defender") == Fraction(1, 3)


def test_a_keyword_as_key_takes_an_underscore_or_not() -> None:
    assert BATTLE.p(from_="Pest") == BATTLE.p(**{"from": "Pest"}) == Fraction(1, 6)


def test_fields_accept_plain_data() -> None:
    assert BATTLE.p(targets=[{"state": "afloat", "hits": 1}]) == Fraction(1, 6)
    assert Odds({Fraction(1, 2): 1}, 1).p(value=0.5) == 1


def test_nested_keys() -> None:
    assert BATTLE.p(**{"targets.0.state": "sunk"}) == Fraction(1, 2)
    assert BATTLE.p(**{"pursuit.hits": 4}) == Fraction(1, 3)
    assert BATTLE.p(**{"targets.1.state": None}) == Fraction(1, 2)


def test_a_bare_outcome_has_the_key_value() -> None:
    assert TWO_DICE.fields == ("value",)
    assert TWO_DICE.p(value=7) == Fraction(1, 6)
    assert Odds({(1, 5): 1, (2, 5): 1}, 2).p(**{"value.1": 5}) == 1


@pytest.mark.parametrize("key", ["winer", "targets.9.state", "targets.first", "winner.name", "value"])
def test_an_unknown_key_is_named_with_the_keys_there_are(key: str) -> None:
    with pytest.raises(InputError, match="winner, losses, from, targets, pursuit") as caught:
        BATTLE.p(**{key: 1})
    assert caught.value.key == key


def test_conditioning() -> None:
    won = BATTLE.given_that(winner="attacker")
    assert won.p(losses=1) == Fraction(3, 4)
    assert won.procedure == "sea.battle"
    assert BATTLE.given_that(lambda o: o.losses == 3).p(winner="defender") == 1


def test_conditioning_on_the_impossible_is_refused() -> None:
    with pytest.raises(InputError, match="winner: no outcome satisfies"):
        BATTLE.given_that(winner="nobody")


# Other distributions


def test_marginal_of_one_key() -> None:
    assert BATTLE.marginal("winner") == Odds({"attacker": 2, "defender": 1}, 3)
    assert BATTLE.marginal("targets.0.state") == Odds({"sunk": 3, "afloat": 1, None: 2}, 6)


def test_marginal_of_several_keys_is_of_tuples_that_keep_their_names() -> None:
    both = BATTLE.marginal("from", "targets.0.hits")
    assert both == Odds({("Wien", 2): 3, ("Pest", 1): 1, ("Wien", None): 2}, 6)
    assert both.fields == ("from", "targets_0_hits")


def test_map_merges_equals() -> None:
    assert TWO_DICE.map(lambda n: n % 2) == Odds({0: 1, 1: 1}, 2)


# Figures


def test_figures_of_two_dice() -> None:
    assert TWO_DICE.mean() == 7
    assert TWO_DICE.variance() == Fraction(35, 6)
    assert TWO_DICE.sd() == pytest.approx(2.41523)
    assert TWO_DICE.at_least(10) == Fraction(1, 6)
    assert TWO_DICE.at_most(3) == Fraction(1, 12)
    assert TWO_DICE.mode() == 7


def test_figures_of_a_key() -> None:
    assert BATTLE.mean("losses") == Fraction(11, 6)
    assert BATTLE.at_least(2, "losses") == Fraction(1, 2)
    assert BATTLE.map(lambda o: o.winner == "attacker").mean() == Fraction(2, 3)
    assert Odds({Fraction(1, 2): 1, Fraction(1): 1}, 2).mean() == Fraction(3, 4)


def test_quantiles_take_decimals_as_written() -> None:
    d10 = Odds(dict.fromkeys(range(1, 11), 1), 10)
    assert d10.quantile(0.9) == 9  # the nearest binary fraction to 0.9 is a little more, and would give 10
    assert [d10.quantile(q) for q in (0, Fraction(1, 3), 0.5, 1)] == [1, 4, 5, 10]
    with pytest.raises(InputError, match="q: must lie between 0 and 1"):
        d10.quantile(1.5)


def test_a_key_without_numbers_is_named() -> None:
    with pytest.raises(InputError, match="winner: its values are not all numbers"):
        BATTLE.mean("winner")
    with pytest.raises(InputError, match=r"pursuit\.hits: its values are not all numbers"):
        BATTLE.mean("pursuit.hits")
    with pytest.raises(InputError, match="say which one: winner, losses"):
        BATTLE.mean()


def test_yes_and_no_count_but_are_no_quantity() -> None:
    hit = Odds({True: 1, False: 3}, 4)
    assert hit.mean() == Fraction(1, 4)
    assert not hit.is_numeric("value")
    assert TWO_DICE.is_numeric("value")


# The tail


def test_tail_makes_bounds() -> None:
    assert EXPLODING.p() == Fraction(7, 8)
    assert EXPLODING.bounds(lambda n: n >= 2) == (Fraction(3, 8), Fraction(1, 2))
    assert EXPLODING.marginal("value").bounds(value=1) == (Fraction(1, 2), Fraction(5, 8))


def test_tail_has_no_mean() -> None:
    with pytest.raises(InputError, match="no known mean"):
        EXPLODING.mean()


def test_quantile_is_answered_only_where_the_tail_cannot_change_it() -> None:
    assert EXPLODING.quantile(0.3) == 1
    for q in (0.1, 0.6, 0.95):  # could lie in a tail below; could be pushed down to 1; could lie in a tail above
        with pytest.raises(InputError, match="depends on the tail"):
            EXPLODING.quantile(q)


def test_conditioning_keeps_the_whole_tail() -> None:
    low, high = EXPLODING.given_that(lambda n: n >= 2).bounds(value=2)
    assert (low, high) == (Fraction(1, 2), Fraction(3, 4))
    assert low <= Fraction(2, 4) <= high  # all of the tail inside the event: 2 of 4
    assert low <= Fraction(2, 3) <= high  # none of it: 2 of 3


# Comparison


def test_comparison() -> None:
    fair, loaded = Odds({1: 1, 2: 1, 3: 2}, 4), Odds({1: 1, 3: 3}, 4)
    comparison = fair.compare(loaded)
    assert [(value, pair.difference) for value, pair in comparison.outcomes.items()] == [
        (2, Fraction(-1, 4)),
        (3, Fraction(1, 4)),
        (1, 0),
    ]
    assert comparison.total_variation == Fraction(1, 4)
    assert comparison.means["value"] == (Fraction(9, 4), Fraction(5, 2))
    assert comparison.to_json() == {
        "names": ["first", "second"],
        "outcomes": [
            {
                "outcome": {"value": value},
                "first": {"p": first, "probability": float(Fraction(first))},
                "second": {"p": second, "probability": float(Fraction(second))},
                "difference": {"p": difference, "probability": float(Fraction(difference))},
            }
            for value, first, second, difference in [
                (2, "1/4", "0/1", "-1/4"),
                (3, "1/2", "3/4", "1/4"),
                (1, "1/4", "1/4", "0/1"),
            ]
        ],
        "total_variation": {"p": "1/4", "probability": 0.25},
        "means": {
            "value": {
                "first": {"exact": "9/4", "decimal": 2.25},
                "second": {"exact": "5/2", "decimal": 2.5},
                "difference": {"exact": "1/4", "decimal": 0.25},
            }
        },
    }


def test_comparison_of_a_key() -> None:
    comparison = BATTLE.compare(BATTLE.given_that(winner="attacker")).marginal("losses")
    assert comparison.total_variation == Fraction(1, 3)
    assert len(comparison) == 3


def test_a_tail_may_hide_the_difference() -> None:
    assert Odds({1: 1}, 2, tail=1).compare(Odds({1: 1, 2: 1}, 2)).total_variation == 0


# JSON and pandas


def test_json() -> None:
    assert BATTLE.marginal("winner", "losses").to_json() == {
        "procedure": "sea.battle",
        "given": {"dice": 3},
        "exact": True,
        "outcomes": [
            {"outcome": {"winner": "attacker", "losses": 1}, "p": "1/2", "probability": 0.5},
            {"outcome": {"winner": "defender", "losses": 3}, "p": "1/3", "probability": 1 / 3},
            {"outcome": {"winner": "attacker", "losses": 2}, "p": "1/6", "probability": 1 / 6},
        ],
        "tail": None,
    }


def test_json_of_a_certainty_a_tail_and_notices() -> None:
    assert Odds({"x": 3}, 3).to_json()["outcomes"] == [{"outcome": {"value": "x"}, "p": "1/1", "probability": 1.0}]
    assert EXPLODING.to_json()["tail"] == {"p": "1/8", "probability": 0.125}
    assert Odds({1: 1}, 1, notices=["your own table"]).to_json()["notices"] == ["your own table"]


@pytest.mark.parametrize(
    "odds",
    [BATTLE, TWO_DICE, EXPLODING, Sample({"a": 30, "b": 10}, 40, seed=7), Odds({(1, (Fraction(1, 2),)): 1}, 1)],
    ids=repr,
)
def test_json_round_trip(odds: Odds[Any]) -> None:
    data = odds.to_json()
    read = Odds.from_json(json.loads(json.dumps(data)))
    assert read.to_json() == data
    assert type(read) is type(odds)


def test_what_was_read_from_json_can_be_asked() -> None:
    read = Odds.from_json(BATTLE.to_json())
    assert read.p(from_="Pest") == Fraction(1, 6)
    assert read.marginal("targets.0.state") == BATTLE.marginal("targets.0.state")


def test_a_json_key_that_is_no_name_in_python_is_kept() -> None:
    force = {"A+": 2, "from": "Pest", "D": {"F-": 1.5}}
    read = Odds.from_json({"exact": True, "tail": None, "outcomes": [{"outcome": force, "p": "1/1"}]})
    assert read.fields == ("A+", "from", "D")
    assert read.mean("D.F-") == Fraction(3, 2)
    assert read_aim("D.F->1", OutcomeType("", Field("any"))).value(next(iter(read))[0]) == 1
    assert pickle.loads(pickle.dumps(read)).to_json() == read.to_json()
    assert read.to_json()["outcomes"][0]["outcome"] == force


def test_an_event_is_written_as_everywhere() -> None:
    odds = jacta.odds("here_i_stand.field_battle", {"attacker_units": 10, "defender_units": 8})
    assert odds.p("winner=attacker") == odds.p(winner="attacker")
    assert odds.p("winner = attaquant & attacker_hits ≥ 3") == odds.p(
        lambda outcome: outcome.attacker_hits >= 3, winner="attacker"
    )
    assert odds.given_that("winner!=attacker").p(winner="defender") == 1
    assert BATTLE.p("winner=attacker") == BATTLE.p(winner="attacker")
    for slip, nearest in (("winner!=attaker", "attacker"), ("winer=attacker", "winner")):
        with pytest.raises(InputError, match=nearest):
            odds.p(slip)
    with pytest.raises(InputError, match="winner>3"):
        odds.p("winner>3")


def test_one_key_asked_for_twice_is_named() -> None:
    with pytest.raises(InputError, match="winner"):
        BATTLE.marginal("winner", "winner")


def test_frame_has_a_column_for_each_nested_key() -> None:
    frame = BATTLE.to_frame()
    assert {"winner", "targets.0.state", "pursuit.hits"} < set(frame.columns)
    assert list(frame.columns[-2:]) == ["p", "probability"]
    assert list(frame["p"]) == [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
    assert frame["targets.0.state"][0] == "sunk"


def test_frame_says_how_to_install_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(JactaError, match=r"pip install 'jacta\[notebook\]'"):
        BATTLE.to_frame()


# Samples


@pytest.mark.parametrize(
    ("share", "runs", "low", "high"),
    # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0000, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_bounds_published_by_newcombe(share: int, runs: int, low: float, high: float) -> None:
    assert wilson(Fraction(share, runs), runs) == pytest.approx((low, high), abs=5e-5)


def test_sample() -> None:
    sample = Sample({Battle("attacker", 1): 81, Battle("defender", 2): 182}, 263, seed=3, procedure="sea.battle")
    assert sample.interval(winner="attacker") == pytest.approx((0.2553, 0.3662), abs=5e-5)
    low, high = sample.interval(lambda o: o.losses == 1, confidence=0.5)
    assert 0.2553 < low < 81 / 263 < high < 0.3662
    data = sample.to_json()
    assert (data["exact"], data["runs"], data["seed"]) == (False, 263, 3)
    assert data["outcomes"][1]["low"] == pytest.approx(0.2553, abs=5e-5)
    assert data["outcomes"][1]["high"] == pytest.approx(0.3662, abs=5e-5)


def test_runs_that_were_cut_widen_the_interval() -> None:
    assert Sample({"a": 1}, 29, tail=28).interval(value="a") == pytest.approx((0.0061, 1.0), abs=5e-5)


def test_standard_error_of_the_mean() -> None:
    throws = [1, 2, 2, 5]
    sample = Sample({1: 1, 2: 2, 5: 1}, 4)
    assert sample.standard_error() == pytest.approx(statistics.stdev(throws) / math.sqrt(4))
    assert Sample({1: 1}, 1).standard_error() == math.inf


def test_what_comes_from_a_sample_is_a_sample() -> None:
    sample = Sample({Battle("attacker", 1): 30, Battle("defender", 2): 10}, 40, seed=3)
    won = sample.given_that(winner="attacker").marginal("losses")
    assert isinstance(won, Sample)
    assert (won.total, won.seed) == (30, 3)


# Laws

battles = st.builds(Battle, st.sampled_from("ABC"), st.integers(-5, 5), from_=st.sampled_from(["Wien", "Pest"]))
weighted = st.dictionaries(battles, st.integers(1, 10**9), min_size=1, max_size=6)
any_odds = st.builds(
    lambda weights, tail: Odds(weights, sum(weights.values()) + tail, tail=tail), weighted, st.integers(0, 9)
)
whole_odds = weighted.map(lambda weights: Odds(weights, sum(weights.values())))


@given(any_odds)
def test_probabilities_sum_to_one_with_the_tail(odds: Odds[Battle]) -> None:
    assert sum(p for _, p in odds) + Fraction(odds.tail, odds.total) == 1


@given(any_odds)
def test_order_is_by_probability_and_does_not_depend_on_construction(odds: Odds[Battle]) -> None:
    shares = [p for _, p in odds]
    assert shares == sorted(shares, reverse=True)
    assert list(odds) == list(Odds(dict(reversed([*odds.weights.items()])), odds.total, tail=odds.tail))


@given(whole_odds)
def test_law_of_total_probability(odds: Odds[Battle]) -> None:
    parts = [(p, odds.given_that(winner=winner)) for winner, p in odds.marginal("winner")]
    assert odds.p(losses=0) == sum(p * part.p(losses=0) for p, part in parts)
    assert odds.mean("losses") == sum(p * part.mean("losses") for p, part in parts)


@given(any_odds)
def test_marginal_of_a_marginal(odds: Odds[Battle]) -> None:
    assert odds.marginal("winner", "from").marginal("from") == odds.marginal("from")
    assert odds.marginal("losses") == odds.map(lambda o: o.losses)


@given(any_odds)
def test_json_round_trip_of_any_odds(odds: Odds[Battle]) -> None:
    data = odds.to_json()
    assert Odds.from_json(json.loads(json.dumps(data, sort_keys=True))).to_json() == data


@given(st.lists(st.integers(-9, 9), min_size=1, max_size=30), st.fractions(0, 1, max_denominator=60))
def test_quantiles_against_sorting(values: list[int], q: Fraction) -> None:
    odds = Odds({value: values.count(value) for value in values}, len(values))
    assert odds.quantile(q) == sorted(values)[max(math.ceil(q * len(values)) - 1, 0)]


@given(st.lists(st.integers(-9, 9), min_size=1, max_size=30))
def test_moments_against_the_standard_library(values: list[int]) -> None:
    odds = Odds({value: values.count(value) for value in values}, len(values))
    exact = [Fraction(value) for value in values]
    assert odds.mean() == statistics.mean(exact)
    assert odds.variance() == statistics.pvariance(exact)


@given(whole_odds, whole_odds)
def test_total_variation_is_a_distance(one: Odds[Battle], two: Odds[Battle]) -> None:
    distance = one.compare(two).total_variation
    assert 0 <= distance <= 1
    assert distance == two.compare(one).total_variation
    assert (distance == 0) == (one == two)
    assert abs(one.p(winner="A") - two.p(winner="A")) <= distance


@given(st.integers(1, 500).flatmap(lambda runs: st.tuples(st.integers(0, runs), st.just(runs))))
def test_wilson_bounds_surround_the_share(count_and_runs: tuple[int, int]) -> None:
    count, runs = count_and_runs
    low, high = wilson(Fraction(count, runs), runs)
    assert 0 <= low <= count / runs <= high <= 1
