"""The whole game: random games keep every invariant and never get stuck; computer players finish; the calendar."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.games.mighty_empires.campaign.legal import LegalMoves, legal_moves
from jacta.games.mighty_empires.campaign.turn import campaign_turn
from jacta.games.mighty_empires.game import reckoned
from jacta.games.mighty_empires.inputs import SeatLabel
from jacta.games.mighty_empires.players.computers import at_random
from jacta.games.mighty_empires.state.examples import strip
from jacta.games.mighty_empires.state.invariants import broken
from jacta.games.mighty_empires.state.world import World
from jacta.games.mighty_empires.victory.scoring import Score
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.position import Position
from tests.games.mighty_empires.random_games import random_game, random_settings, world_of


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_the_invariants(seed: int) -> None:
    tiles = None
    for position, question in random_game(random_settings(seed), seed):
        world = world_of(position)
        if world is not None:
            assert list(broken(world)) == []
            tiles = tiles or len(world.tiles)
            assert len(world.tiles) == tiles
        if isinstance(question, Ask):
            assert len(set(question.values())) == len(question.values()) > 1
            assert question.default_answer(position.seen_by(str(question.who))) in question.values()
    assert position.outcome.years <= 3


@pytest.mark.parametrize("seed", range(4))
def test_reserves_and_markers_are_gone_after_each_thaw(seed: int) -> None:
    """4.0.2: all reserves are 0, and no marker lies on an unowned hex but where there was an uprising this winter."""
    thawed = 0
    for position, _ in random_game({"players": 3, "years": 3, "seed": seed}, seed):
        world = world_of(position)
        if world is not None and world.phase == "deployment" and position.procedure.name == "deploy":
            thawed += 1
            risen = world.targets("uprising")
            assert world.reserves == (0, 0, 0)
            assert all(not tile.explored_by or hex in risen for hex, tile in enumerate(world.tiles))
    assert thawed or seed


def turns_of(given: dict[str, object], seed: int) -> Counter[tuple[int, str, int]]:
    """Campaign turns by year, season and player."""
    found: set[tuple[int, str, int, int]] = set()
    before: Position | None = None
    turns: Counter[tuple[int, str, int]] = Counter()
    for position, _ in random_game(given, seed):
        here: Position | None = position
        while here is not None and here.procedure is not campaign_turn:
            here = here.caller
        if here is not None and (before is None or before.context is not here.context):
            state = here.context.given.state
            assert isinstance(state, World)
            key = (state.year, state.season, here.context.given.seat)
            turns[key] += 1
            found.add((*key, turns[key]))
        before = here
    return turns


def test_every_player_has_three_turns_a_year() -> None:
    """4.0.2: the number of campaign turns is 3 x years x players."""
    turns = turns_of({"players": 3, "years": 2, "seed": 5}, 5)
    assert len(turns) == 18
    assert {season for _, season, _ in turns} == {"spring", "summer", "autumn"}


def test_computer_players_finish_a_game() -> None:
    rolled = jacta.roll(
        "mighty_empires.game", {"seed": 4, "years": 2, "seats": ["steward", "random"]}, source=Seeded(1)
    )
    assert rolled.outcome.years == 2
    assert len(rolled.outcome.points) == 2


def test_a_random_player_ends_a_phase_one_time_in_four() -> None:
    question = Ask("move", "seat0", ("end", "a", "b", "c", "d", "e"), then=print, default="end")
    mix = at_random(question, None).mixed(question)
    weights = dict(mix.weighted)
    assert 4 * weights["end"] == mix.total
    assert len({weights[answer] for answer in "abcde"}) == 1


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"players": 4}, "players"),
        ({"years": 0}, "years"),
        ({"years": 11}, "years"),
        ({"seats": ["human"]}, "seats"),
        ({"seats": ["human", "oracle"]}, "seats.1"),
        ({"coast_tiles": 1}, "coast_tiles"),
        ({"options": {"draw_includes_coast": True}}, "options.draw_includes_coast"),
        ({"options": {"treason": "left"}}, "options.treason"),
        ({"hidden_tiles": 0}, "hidden_tiles"),
        ({"hidden_tiles": 500}, "hidden_tiles"),
        ({"coast_tiles": 400}, "coast_tiles"),
    ],
)
def test_bad_settings_are_refused_before_any_dice(given: dict[str, object], key: str) -> None:
    with pytest.raises(InputError) as caught:
        jacta.play("mighty_empires.game", given)
    assert caught.value.key == key


@pytest.mark.parametrize("seed", range(3))
def test_the_steps_offered_are_those_that_the_rules_allow(seed: int) -> None:
    """The short cuts of an legal_moves agree with `move_check` on every unit and neighbour."""
    for position, question in random_game(random_settings(seed + 50), seed):
        world = world_of(position)
        if world is None or not isinstance(question, Ask) or question.label != "move":
            continue
        view = LegalMoves(world, world.active)
        for unit in world.own_units(world.active):
            near = world.atlas.neighbours[unit.hex]
            allowed = {hex for hex in near if unit.aboard is None and view.way(unit, hex, "step").legal}
            assert set(view.steps(unit)) == allowed


@pytest.mark.parametrize("seed", range(3))
def test_an_outlook_that_is_kept_shows_what_a_new_one_does(seed: int) -> None:
    for position, _ in random_game(random_settings(seed + 70), seed):
        world = world_of(position)
        for seat in range(world.players if world else 0):
            assert world is not None
            kept, new = legal_moves(world, seat), LegalMoves(world, seat)
            assert kept.moves() == new.moves()
            assert (kept.bound(), kept.enemies, kept.friends) == (new.bound(), new.enemies, new.friends)
            for unit in world.own_units(seat):
                assert kept.missions(unit) == new.missions(unit)
                assert kept.refuges(unit) == new.refuges(unit)


def test_the_winner_is_a_player_and_no_quantity() -> None:
    found = jacta.simulate("mighty_empires.game", {"years": 1, "seats": ["random", "random"]}, runs=3, seed=1)
    assert not found.is_numeric("winner")
    assert found.places("points") == ("points.0", "points.1")
    assert found.places("drawn") == ()
    assert {json.dumps(outcome["outcome"]["winner"]) for outcome in found.to_json()["outcomes"]} <= {"0", "1", "null"}


def verdict(score: Score, world: World) -> tuple[str, Any]:
    (_, outcome, _, (told,)) = reckoned(world, score)
    assert outcome._fields[:4] == ("winner", "drawn", "points", "years")
    return told.label, told.args


def test_the_end_says_what_decided_a_tie() -> None:
    zero, one = SeatLabel(0), SeatLabel(1)
    won = {"winner": "seat1", "points": 9}
    assert verdict(Score((8, 9), one, None, ()), strip()) == ("victory", won | {"reason": "points"})
    assert verdict(Score((9, 9), one, "cities", ()), strip()) == ("victory", won | {"reason": "cities"})
    assert verdict(Score((9, 9), None, None, (zero, one)), strip()) == ("drawn", {"who": (zero, one)})
    alone = strip()._replace(tiles=tuple(tile._replace(owner=None) for tile in strip().tiles), units=strip().units[2:])
    assert verdict(Score((9, 9), zero, "cities", ()), alone) == ("victory", won | {"reason": "alone"})


def test_the_outcome_says_who_began_who_chose_first_and_what_was_held() -> None:
    for first in (0, 1, 2):
        given = {"players": 3, "years": 1, "seed": 5, "seats": ["steward"] * 3, "first_chooser": first}
        outcome = jacta.roll("mighty_empires.game", given, source=Seeded(first)).outcome
        assert (outcome.chose_first, outcome.began) == (first, (first - 1) % 3)
        values = zip(outcome.hexes, outcome.villages, outcome.cities, outcome.fortresses, outcome.units, strict=True)
        scored = tuple(
            hexes + 2 * villages + 3 * (cities + forts) + units for hexes, villages, cities, forts, units in values
        )
        assert scored == outcome.points


def test_who_began_is_told_where_the_first_player_rotates() -> None:
    options = {"first_player": "rotate"}
    given = {"years": 2, "seed": 5, "seats": ["steward"] * 2, "first_chooser": 1, "options": options}
    assert jacta.roll("mighty_empires.game", given, source=Seeded(1)).outcome.began == 0


def test_a_first_chooser_sits_at_the_table() -> None:
    with pytest.raises(InputError) as refused:
        jacta.roll("mighty_empires.game", {"first_chooser": 2})
    assert refused.value.key == "first_chooser"
