"""Random legal games over random settings, every state checked: the main test of the whole game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.options import AllReadings
from jacta.games.mighty_empires.state.world import World
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Pending, Position, answered, started

OPTIONS = {name: Option.of(name, field).values for name, field in AllReadings.model_fields.items()}


def random_settings(seed: int) -> dict[str, Any]:
    """Settings that a table could agree on."""
    chance = Seeded(f"settings {seed}")
    options = {name: values[chance.below(len(values))] for name, values in OPTIONS.items() if chance.below(2)}
    options.pop("draw_includes_coast", None)
    settings: dict[str, Any] = {"players": 2 + chance.below(2), "years": 1 + chance.below(3), "options": options}
    if chance.below(4) == 0:
        settings["map_mode"] = "manual"
        options["draw_includes_coast"] = bool(chance.below(2))
    if chance.below(3) == 0:
        settings["coast_tiles"] = 4 + chance.below(20)
    return settings


def world_of(position: Position) -> World | None:
    """The game as it stands, wherever the run is."""
    for state in (position.state, getattr(position.state, "world", None), getattr(position.state, "state", None)):
        if isinstance(state, World):
            return state
    return None


def random_game(given: dict[str, Any], seed: int) -> Iterator[tuple[Position, Pending | None]]:
    """Every position of a game in which all answer at random, and end a phase one time out of four."""
    chance = Seeded(seed)
    position, question = started(game, game.validate(given))
    yield position, question
    while question is not None:
        if isinstance(question, Roll):
            answer = question.throw.throw(chance).value
        else:
            assert isinstance(question, Ask)
            values = question.values()
            ends = "end" in values and chance.below(4) == 0
            answer = "end" if ends else values[chance.below(len(values))]
        position, question = answered(position, question, answer)
        yield position, question
