"""The marshal: worlds that agree with what was seen, an evaluation by the tables, and answers that know no secret."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bench.secrecy import compared, met
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.computers import seated
from jacta.games.mighty_empires.players.evaluation import Features, evaluate, features, weights
from jacta.games.mighty_empires.players.marshal import BUDGETS, Marshal, placed, world_of
from jacta.games.mighty_empires.players.resampling import resample
from jacta.games.mighty_empires.setup.settings import INLAND, TileSet
from jacta.games.mighty_empires.state.invariants import broken
from jacta.games.mighty_empires.state.procedures import view
from jacta.games.mighty_empires.state.world import Site, World
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import asked, check_legal
from tests.games.mighty_empires.players.test_players import MINE, THEIRS, plain
from tests.games.mighty_empires.random_games import random_game
from tests.games.mighty_empires.state.test_views import disguised, in_disguise
from tests.games.mighty_empires.worlds import world

GAME = Prospectus(2, TileSet())
SMALL = 60  # positions: a handful of worlds
WEIGHED = ("scout", "move", "besiege", "combat_pick", "spell", "build")


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
    assert features(here, 0, 2) == Features(
        points=2 + 3 + 2 + 2, soldiers=4, harvest=6, reserve=5, strength=-3, spells=1, claims=3, threats=-3
    )


def test_a_lead_is_worth_as_much_to_one_as_it_costs_the_other() -> None:
    here = world({(0, 0): MINE, (1, 0): plain(0), (3, 0): THEIRS}, {"A01": {"hex": (0, 0)}})
    assert evaluate(here, 0, 2) > 0
    assert evaluate(here, 0, 2) == pytest.approx(-evaluate(here, 1, 2))


def test_no_weight_is_below_nothing() -> None:
    assert min(weights()) >= 0
    assert weights().points > 0


# --- His answers


def questions(seed: int, labels: tuple[str, ...] = WEIGHED) -> Any:
    found = 0
    for position, question in random_game({"players": 2, "years": 1, "seed": seed}, seed):
        if isinstance(question, Ask) and question.label in labels and found < 12:
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


def test_the_same_view_seed_and_budget_get_the_same_answer_and_keep_to_the_budget() -> None:
    """At most one world more than the budget pays for."""
    for position, question in questions(7, ("move",)):
        seen = position.seen_by(str(question.who))
        counted: list[int] = []

        class Counting(Marshal):
            def played(self, *args: Any) -> Any:
                trial = super().played(*args)
                counted.append(trial.positions)  # noqa: B023
                return trial

        answers = {Counting(GAME, SMALL, seed=1)(question, seen, position) for _ in range(2)}
        assert len(answers) == 1
        if counted:
            assert sum(counted) / 2 <= SMALL + 3 * max(counted)


def test_he_takes_a_better_answer_only_beyond_doubt() -> None:
    """A game in which another answer gains nothing: the planner's stands."""

    class Indifferent(Marshal):
        def played(self, *args: Any) -> Any:
            return super().played(*args)._replace(worth=0.0)

    for position, question in questions(3, ("move", "scout")):
        seen = position.seen_by(str(question.who))
        player = Indifferent(GAME, SMALL)
        assert player(question, seen, position) == player.planner(question, seen)


def test_he_can_be_seated_at_three_levels() -> None:
    assert BUDGETS["marshal_quick"] < BUDGETS["marshal"] < BUDGETS["marshal_strong"]
    given = game.validate({"players": 3, "seats": ["marshal_quick", "marshal", "marshal_strong"]})
    players = seated(given)  # type: ignore[arg-type]
    assert [player.budget for player in players.values()] == list(BUDGETS.values())  # type: ignore[union-attr]


def test_planner_marshal_and_search_cannot_tell_twins_apart() -> None:
    """A small sample of `python -m bench.secrecy`."""
    twins = 0
    for number, (position, question) in enumerate(met(1)):
        if number % 9 == 0 and len(question.values()) > 1 and twins < 6:
            twins += compared(position, question, number)
    assert twins == 6
