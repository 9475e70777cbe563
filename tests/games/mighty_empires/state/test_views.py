"""Hidden information: two worlds that are equal for a seat give it equal views, questions and defaults."""

from __future__ import annotations

import json

import pytest

import jacta
from jacta.games.mighty_empires.inputs import Terrain
from jacta.games.mighty_empires.state.procedures import view
from jacta.games.mighty_empires.state.world import World
from jacta.kernel.rule.calling import ENTER
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.position import Position
from jacta.plain import plain
from tests.games.mighty_empires.random_games import random_game

SEATS = ("seat0", "seat1", "seat2", None)
OTHER: dict[str, Terrain] = {
    "plain": "marsh",
    "marsh": "river",
    "river": "mountain",
    "mountain": "forest",
    "forest": "plain",
    "coast": "coast",
}


def disguised(world: World, seat: str | None) -> World:
    """Another world that this seat cannot tell from the first: everything it does not see is different."""
    concealed = tuple(
        one
        if f"seat{world.tiles[one.hex].spy}" == seat
        else one._replace(
            terrain=OTHER[one.terrain] if world.tiles[one.hex].terrain is None else one.terrain,
            roll=None if one.roll is None else 14 - one.roll,
        )
        for one in world.concealed
    )
    return world._replace(concealed=concealed)


def in_disguise(position: Position, seat: str | None) -> Position:
    state = position.state
    if isinstance(state, World):
        return position._replace(state=disguised(state, seat))
    if isinstance(getattr(state, "world", None), World):
        return position._replace(state=state._replace(world=disguised(state.world, seat)))
    return position


@pytest.mark.parametrize("seed", range(3))
def test_equal_for_a_seat_is_equal_to_the_seat(seed: int) -> None:
    compared = 0
    for position, question in random_game({"players": 3, "years": 2, "seed": seed}, seed):
        if not isinstance(question, Ask) or position.phase is None:
            continue
        for seat in SEATS:
            other = in_disguise(position, seat)
            compared += other.state is not position.state and other != position
            assert view(other.state, seat) == view(position.state, seat)
        asked = str(question.who)
        other = in_disguise(position, asked)
        again = ENTER[position.phase](other.state, position.context, position.tally)
        assert again.values() == question.values()
        assert again.args == question.args
        seen = position.seen_by(asked)
        assert question.default_answer(seen) == again.default_answer(other.seen_by(asked))
    assert compared > 100


def test_a_map_being_laid_by_hand_is_told_to_all_without_its_secrets() -> None:
    session = jacta.play("mighty_empires.game", {"seats": ["human", "human"], "map_mode": "manual"})
    while isinstance(session.question, Ask) and session.question.label != "feed":
        for seat in ("seat0", "seat1", None):
            assert bool(session.board(seat, svg=True)) == (session.question.label != "capital_site")
            json.dumps([plain(state) for state in session.view(seat).states])
        session.answer(session.question.values()[-1], session.waiting_for[0])
    assert session.question is not None
