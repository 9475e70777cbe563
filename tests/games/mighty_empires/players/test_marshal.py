"""The marshal: worlds that agree with what was seen, an evaluation by the tables, and answers that know no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bench.secrecy import compared, met
from bench.strength import maker
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.building import BuildingStock
from jacta.games.mighty_empires.players.common_luck import CommonLuck, PlayoutDice
from jacta.games.mighty_empires.players.computers import seated
from jacta.games.mighty_empires.players.evaluation import Features, evaluate, features, foreseen_lead, weights
from jacta.games.mighty_empires.players.marshal import (
    BUDGETS,
    GIVE_OR_TAKE,
    LUCK,
    OTHERS,
    Deliberation,
    Marshal,
    Trial,
    believed,
    can_wait,
    guide,
    placed,
    thinks_about,
)
from jacta.games.mighty_empires.players.planner import UNWEIGHED, Planner, Thought
from jacta.games.mighty_empires.players.values import PointValues, values
from jacta.games.mighty_empires.setup.settings import INLAND, TileSet
from jacta.games.mighty_empires.state.actions import END, Act
from jacta.games.mighty_empires.state.invariants import broken
from jacta.games.mighty_empires.state.procedures import view
from jacta.games.mighty_empires.state.resampling import resample
from jacta.games.mighty_empires.state.world import Site, World, world_of
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import asked, check_legal
from jacta.kernel.run.position import Position, answered
from tests.games.mighty_empires.players.test_players import MINE, THEIRS, plain
from tests.games.mighty_empires.random_games import random_game
from tests.games.mighty_empires.state.test_views import disguised, in_disguise
from tests.games.mighty_empires.worlds import world

GAME = Prospectus(1, TileSet())
GUIDE = guide(GAME, 2)
SMALL = 60  # positions: a handful of worlds
ASKED = ("scout", "move", "besiege", "combat_pick", "retreat")


# --- Worlds


def test_a_drawn_world_agrees_with_everything_that_was_seen() -> None:
    drawn = 0
    for position, question in random_game({"players": 3, "years": 2, "seed": 4}, 4):
        if not isinstance(question, Ask):
            continue
        seen = world_of(position.seen_by(str(question.who)))
        if seen is None or not seen.units:
            continue
        other = resample(seen, GAME.tiles, Seeded(drawn))
        drawn += 1
        assert view(other, str(question.who)) == seen
        assert not list(broken(other))
        assert len(other.concealed) == len(real(position.state).concealed)
        terrains = Counter(tile.terrain for tile in other.tiles if tile.terrain is not None)
        terrains += Counter(one.terrain for one in other.concealed if other.tiles[one.hex].terrain is None)
        assert all(terrains[terrain] <= GAME.tiles[terrain] for terrain in INLAND)
    assert drawn > 100


def real(state: Any) -> World:
    found = world_of(state)
    assert found is not None
    return found


def test_worlds_are_drawn_by_the_source_alone() -> None:
    for position, question in random_game({"players": 2, "years": 1, "seed": 2}, 2):
        if isinstance(question, Ask) and (seen := world_of(position.seen_by(str(question.who)))) and seen.units:
            one, same, other = (resample(seen, GAME.tiles, Seeded(seed)) for seed in (1, 1, 2))
            assert one == same
            assert one != other
            return


def test_a_position_is_placed_in_another_world_with_all_that_waits_for_it() -> None:
    for position, question in random_game({"players": 2, "years": 1, "seed": 3}, 3):
        if isinstance(question, Ask) and question.label == "move":
            other = disguised(real(position.state), "seat0")
            here: Any = placed(position, other)
            while here is not None:
                assert world_of(here.state) in (None, other)
                here = here.caller
            return


# --- The evaluation


def test_features_are_counted_by_hand() -> None:
    tiles = {
        (0, 0): MINE,
        (1, 0): plain(0, Site("village", 0)),
        (2, 0): plain(1, Site("village", 1)),
        (3, 0): THEIRS,
    }
    units: dict[str, dict[str, Any]] = {
        "A01": {"hex": (2, 0)},
        "A02": {"hex": (0, 0), "next_roll": -3},
        "B01": {"hex": (1, 0)},
    }
    here = world(tiles, units, reserves=(5, 20), season="summer", year=2)
    # Two years: summer and autumn of the last are left. The village at 1,0 is besieged, A01 stands before another's.
    # Five rations and two harvests of three make eleven; without free ground, four of them let his village grow.
    # A village of three points falls in 10 of 36 cases; A02 is two steps from the land of the other, one too many.
    wanted = Features(
        points=2 + 3 + 2 + 2,
        works=1,
        later=1,
        rations=7,
        harvest=3,
        soldiers=4,
        opened=0,
        strength=-3,
        spells=1,
        claims=3 * 10 / 36,
        threats=-3 * 10 / 36,
        reach=-1,
    )
    assert features(here, 0, 2)._asdict() == pytest.approx(wanted._asdict())


def test_harvests_of_the_years_to_come_build_more() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(0), (9, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (0, 0), "inside": True}}, reserves=(3, 0), season="winter", year=1)
    last, first = features(here, 0, 1), features(here, 0, 2)
    assert last.works == last.later == first.works == 3  # a village and a half
    assert first.later > first.works


def test_building_needs_rations_pieces_and_ground() -> None:
    """A village costs 2 and counts 2; what it grows into costs 4 more and counts 3."""
    worth: PointValues = values()
    works = BuildingStock(1, {"village": 3, "city": 1, "fortress": 0}, worth.costs, worth.sites)
    assert works.built(4, 9) == (4, 0)
    assert works.built(20, 2) == (5, 12)  # two villages, and one of them grows where it stands
    assert works.built(20, 4) == (9, 8)  # the village that grows gives its piece back for the fourth
    assert works.built(20, 0) == (1, 16)
    dear = BuildingStock(1, {"village": 3, "city": 0, "fortress": 1}, worth.costs, {**worth.sites, "fortress": 12})
    assert dear.built(6, 9) == (12, 0)


def test_a_lead_is_worth_as_much_to_one_as_it_costs_the_other() -> None:
    here = world({(0, 0): MINE, (1, 0): plain(0), (3, 0): THEIRS}, {"A01": {"hex": (0, 0)}})
    assert evaluate(here, 0, 2) > 0
    assert evaluate(here, 0, 2) == pytest.approx(-evaluate(here, 1, 2))


def test_before_the_last_winter_a_lead_is_what_everybody_has_and_can_build() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(0), (5, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (0, 0), "inside": True}}, reserves=(4, 0), season="winter", year=1)
    built = 2 * values().sites["village"]
    assert foreseen_lead(here, 0) == pytest.approx(2 * values().hex + values().unit + built)
    assert foreseen_lead(here, 1) == pytest.approx(-foreseen_lead(here, 0))


def test_no_weight_is_below_nothing() -> None:
    late, early = weights()
    assert min(*late, *early) >= 0
    assert late.points == pytest.approx(1, abs=0.1)  # at the end points are all that counts
    assert 0.75 < late.works + late.later < 1.1  # what rations build; last winters alone tell 0.98 ± 0.08


def test_weights_pass_from_early_to_late() -> None:
    late, early = weights()
    assert weights().at(0) == late
    assert weights().at(6) == weights().at(12) == early
    assert weights().at(3).points == pytest.approx((late.points + early.points) / 2)


# --- His answers


def questions(seed: int, labels: tuple[str, ...] = ASKED, season: str = "autumn") -> Any:
    """Of the last season, in which he thinks most, or of another."""
    found = 0
    for position, question in random_game({"players": 2, "years": 1, "seed": seed}, seed):
        asked_now = isinstance(question, Ask) and question.label in labels and found < 12
        if asked_now and real(position.state).season == season:
            found += 1
            yield position, question


@pytest.mark.parametrize("seed", range(2))
def test_two_worlds_equal_for_his_seat_get_equal_answers(seed: int) -> None:
    compared = 0
    for position, question in questions(seed):
        who = str(question.who)
        other = in_disguise(position, who)
        player = Marshal(GAME, SMALL)
        answer = asked(player, question, position.seen_by(who), position)
        check_legal(question, answer)
        assert answer == asked(Marshal(GAME, SMALL), question, other.seen_by(who), other)
        compared += other.state != position.state
    assert compared > 5


def test_the_same_view_seed_and_budget_get_the_same_answer_and_keep_to_the_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At most one world more than the budget pays for."""
    played, counted = Deliberation.played, list[int]()

    def counting(self: Deliberation, at: Position, answer: Any, dice: PlayoutDice) -> Trial:
        trial = played(self, at, answer, dice)
        counted.append(trial.positions)
        return trial

    monkeypatch.setattr(Deliberation, "played", counting)
    tried = 0
    for position, question in questions(7, ("move",)):
        seen = position.seen_by(str(question.who))
        counted.clear()
        answers = {Marshal(GAME, SMALL, seed=1)(question, seen, position) for _ in range(2)}
        assert len(answers) == 1
        if counted:
            tried += 1
            assert sum(counted) / 2 <= SMALL + (1 + max(OTHERS)) * max(counted)
    assert tried


def test_where_another_answer_gains_nothing_the_planners_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deliberation, "worth", lambda self, world: 0.0)
    monkeypatch.setattr(Deliberation, "ended", lambda self, outcome: 0.0)
    for position, question in questions(3, ("move", "scout")):
        seen = position.seen_by(str(question.who))
        assert Marshal(GAME, SMALL)(question, seen, position) == GUIDE(question, seen)


def test_where_he_does_not_think_he_answers_as_the_planner_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deliberation, "best", lambda *_: pytest.fail("he thinks"))
    met = 0
    for season, labels in {"spring": ("move", "scout"), "autumn": ("scout", "besiege", "combat_pick")}.items():
        for position, question in questions(3, labels, season):
            seen = position.seen_by(str(question.who))
            assert Marshal(GAME, SMALL)(question, seen, position) == GUIDE(question, seen)
            met += 1
    assert met > 5


def test_he_thinks_about_retreats_in_the_last_year_and_about_moves_in_its_last_season() -> None:
    def seasons(label: str) -> list[int]:
        question = Ask(label, "seat0", (), lambda state, answer: state, None)
        return [left for left in range(7) if thinks_about(question, left)]

    assert seasons("retreat") == [1, 2, 3]
    assert seasons("move") == [1]
    assert seasons("scout") == seasons("alliance") == []


def test_a_retreat_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = list[int]()

    def tied(self: Deliberation, number: int, answers: Sequence[Any]) -> list[Trial]:
        worlds.append(number)
        return [Trial(0.0, SMALL)] * len(answers)

    monkeypatch.setattr(Deliberation, "tried", tied)
    for seed in range(20):
        for position, question in questions(seed, ("retreat",), "summer"):
            Marshal(GAME, SMALL)(question, position.seen_by(str(question.who)), position)
    assert worlds


def test_a_gain_must_be_larger_the_fewer_worlds_tell_of_it_and_the_farther_behind_it_was() -> None:
    def gain(gains: list[float], behind: float, luck: float = LUCK) -> float:
        return believed(gains, behind, luck).gain

    assert gain([2.0], 1.0) < 0 < gain([2.0] * 4, 1.0)
    assert gain([0.2] * 4, 0.8) < 0 < gain([0.2] * 400, 0.8)
    assert gain([0.2] * 4, 0.0) > 0
    assert gain([9.0, -7.0, 9.0, -7.0], 0.5) < 0
    assert gain([-0.1] * 4, 0.0) < 0
    assert gain([2.0] * 4, 1.0, 3 * LUCK) < 0  # more luck, more doubt
    assert believed([1.0] * 40, 0.5, LUCK).error < believed([1.0] * 4, 0.5, LUCK).error < GIVE_OR_TAKE


def deliberation(years: int, seat: int = 0) -> Deliberation:
    """Of a move in the first autumn, in a game of so many years."""
    here = world({(0, 0): MINE, (1, 0): plain(0), (3, 0): THEIRS}, {}, active=seat, season="autumn")
    question = Ask("move", f"seat{seat}", (), lambda state, answer: state, None)
    return Deliberation(Planner(Prospectus(years, TileSet())), question, Position(game, None, None, here), here, "")  # type: ignore[arg-type]


def test_as_the_budget_goes_on_he_tries_only_what_does_best() -> None:
    one, equals = deliberation(1), [Thought("", 0.0)] * 3
    assert one.promising([0, 1, 2], equals, [[-2.0], [0.0], [3.0]], 0.1) == [2, 1, 0]
    assert one.promising([0, 1, 2], equals, [[1.0], [3.0], [2.0]], 0.4) == [1, 2]
    assert one.promising([0, 1, 2], equals, [[1.0], [3.0], [2.0]], 0.7) == [1]
    behind = [Thought("", 0.0), Thought("", 0.9), Thought("", 0.1)]
    assert one.promising([0, 1, 2], behind, [[0.1], [0.2], [2.0]], 0.4) == [2, 0]


def test_he_thinks_no_longer_than_until_he_is_sure() -> None:
    one, equals = deliberation(1), [Thought("", 0.0)] * 3
    assert one.promising([0, 1], equals, [[-9.0] * 3, [1.0] * 3], 0.1) == [1, 0]  # three worlds are too few
    assert one.promising([0, 1], equals, [[-9.0] * 4, [1.0] * 4], 0.1) == [1]
    assert one.promising([0, 1], equals, [[0.0] * 4, [1.0] * 4], 0.1) == [1]  # 0 makes no difference
    assert one.promising([1], equals, [[], [9.0] * 3], 0.1) == [1]
    assert one.promising([1], equals, [[], [9.0] * 4], 0.1) == []
    assert one.promising([0, 1], equals, [[9.0] * 4, [9.0] * 4], 0.1) == [0, 1]  # but not which of the two


def test_the_planner_says_how_far_behind_another_answer_is() -> None:
    weighed = 0
    for position, question in questions(7):
        seen = position.seen_by(str(question.who))
        own, thoughts = GUIDE(question, seen), GUIDE.thoughts(question, seen)
        worth = dict(GUIDE.ranked(question, seen, question.values()))
        assert own not in [one.answer for one in thoughts]
        assert all(one.behind == pytest.approx(worth[own] - worth[one.answer]) for one in thoughts)
        weighed += len(thoughts)
    assert weighed
    for position, question in questions(7, ("retreat", "enter_site", "pursue")):
        seen = position.seen_by(str(question.who))
        assert {one.behind for one in GUIDE.thoughts(question, seen)} == {UNWEIGHED}


def test_orders_to_other_units_can_wait() -> None:
    step, scouts, other = Act("step", "A01", "1,0"), Act("scout", "A01", "0,1"), Act("step", "A02", "1,0")
    assert can_wait(step, other)
    assert not can_wait(step, scouts)
    assert not can_wait(step, END)
    assert not can_wait(END, other)


def test_he_plays_on_as_the_planner_does_until_the_last_winter() -> None:
    """Else the planner's own answer would be followed by what he never does, and others would look better."""
    position, question = next(questions(7, ("move",)))
    first = GUIDE(question, position.seen_by(str(question.who)))
    one = Deliberation(GUIDE, question, position, real(position.state), "")
    dice, (here, open_) = CommonLuck("luck").dice(), answered(position, question, first)
    while (now := world_of(here.state)) is None or now.season != "winter" or not isinstance(open_, Ask):
        if isinstance(open_, Ask):
            here, open_ = answered(here, open_, one.planner(open_, here.seen_by(str(open_.who))))
        else:
            here, open_ = answered(here, open_, dice.throw(here, open_))  # type: ignore[arg-type]
    assert one.played(position, first, CommonLuck("luck").dice()).worth == one.worth(now)


def test_he_can_be_seated_at_three_levels() -> None:
    assert BUDGETS["marshal_quick"] < BUDGETS["marshal"] < BUDGETS["marshal_strong"]
    given = game.validate({"players": 3, "seats": ["marshal_quick", "marshal", "marshal_strong"]})
    players = seated(given)  # type: ignore[arg-type]
    assert [player.budget for player in players.values()] == list(BUDGETS.values())  # type: ignore[union-attr]


def test_a_match_can_name_his_budget() -> None:
    made = maker("marshal:80")
    assert made is not None
    player = made(game.validate({"players": 2}))
    assert isinstance(player, Marshal)
    assert player.budget == 80
    assert maker("marshal") is None


def test_planner_marshal_and_search_cannot_tell_twins_apart() -> None:
    """A small sample of `python -m bench.secrecy`."""
    twins = 0
    for number, (position, question) in enumerate(met(1)):
        if number % 9 == 0 and len(question.values()) > 1 and twins < 6:
            twins += compared(position, question, number)
    assert twins == 6
