"""Procedures that are played over the state of a game: what they are given, what comes of them, what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, NamedTuple, Self, cast

from pydantic import Field, model_validator

from jacta.games.mighty_empires import board, map_picture
from jacta.games.mighty_empires.inputs import refuse
from jacta.games.mighty_empires.options import Campaign
from jacta.games.mighty_empires.world import Rulebook, World
from jacta.games.mighty_empires.world_json import State
from jacta.kernel.inputs import Given
from jacta.kernel.procedure import Board, Procedure, procedure
from jacta.kernel.questions import Move

BOARD = Board(board.draw, map_picture.draw, board.legend, outcomes=True)
Seat = Annotated[int, Field(ge=0, le=2)]


class OverState(Campaign):
    """A state, and the readings it is played by."""

    state: State

    def __hash__(self) -> int:
        """Quick, as the game passes many states on: equal input has an equal hash, and seldom has other input."""
        world = self.state
        places = tuple([unit.hex for unit in world.units])
        return hash((type(self), world.year, world.season, world.active, world.reserves, places, len(world.effects)))

    @property
    def world(self) -> World:
        """The state under the readings of this input."""
        same = self.state.options is self.options
        return self.state if same else self.state._replace(rulebook=Rulebook(self.options))

    @classmethod
    def of(cls, world: World, **more: Any) -> Self:
        """The input for a state that the game itself has made: it needs no checks."""
        made = cls.model_construct({"state", "options", *more}, state=world, options=world.options, **more)
        return cast(Self, made)


class SeatOverState(OverState):
    """A state and the player who acts."""

    seat: Seat

    @model_validator(mode="after")
    def seat_is_taken(self) -> SeatOverState:
        if self.seat >= self.state.players:
            raise refuse("seat", "state-seat")
        return self


class TurnOverState(SeatOverState):
    """A state in a campaign season and the player whose turn it is."""

    @model_validator(mode="after")
    def campaign_goes_on(self) -> TurnOverState:
        if self.state.season == "winter":
            raise refuse("state.season", "no-turn-in-winter")
        return self


class WinterOverState(SeatOverState):
    """A state and the player who plays his part of a winter phase."""

    def begun(self, phase: str) -> World:
        """4.12: the state in that phase: what begins now begins in winter (R25)."""
        return self.world._replace(season="winter", phase=phase, active=self.seat)


class After(NamedTuple):
    """What comes of it: the state afterwards."""

    state: World


def view(state: Any, who: str | None) -> Any:
    """What a seat sees: all but face-down terrain and the results of other players' spies (4.0.2).

    Every hidden thing is in `World.concealed`; every state of a phase is a world, or holds it in its field `world`, and
    an outcome in its field `state`.
    """
    if isinstance(state, World):
        tiles = state.tiles
        spied = [one for one in state.concealed if tiles[one.hex].spy is not None]
        known = tuple([one for one in spied if f"seat{tiles[one.hex].spy}" == who])
        return state if len(known) == len(state.concealed) else state._replace(concealed=known)
    if isinstance(state, After):
        return After(view(state.state, who))
    world = getattr(state, "world", None)
    return state if world is None else state._replace(world=view(world, who))


def over_state(passage: str, *examples: Mapping[str, Any], **more: Any) -> Callable[[Callable[..., Move]], Procedure]:
    """A procedure over the state of a game: each seat has its view of it, and the input is nobody's to read."""
    return procedure(passage=passage, examples=examples, view=view, secrets=("state",), board=BOARD, **more)


def given_for(procedure: Procedure, world: World, **items: Any) -> Given:
    """The input of a procedure of one chapter that the game runs, under those of the game's readings that it takes."""
    known, readings, key = world.rulebook.inputs, world.rulebook.parts, (procedure, *items.items())
    if key not in known:
        (model,) = procedure.models
        wanted = model.model_fields["options"].annotation
        assert isinstance(wanted, type)
        if wanted not in readings:  # one object for all its inputs: their rules are found more quickly
            readings[wanted] = world.options.only(wanted)
        known[key] = model(**items, options=readings[wanted])
    return known[key]
