"""Procedures that are played over the state of a game: what they are given, what comes of them, what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from pydantic import ValidationInfo, field_validator, model_validator

from jacta.games.mighty_empires.inputs import Seat, refuse
from jacta.games.mighty_empires.options import Campaign
from jacta.games.mighty_empires.pictures import board, map_picture
from jacta.games.mighty_empires.state.resampling import may_be
from jacta.games.mighty_empires.state.world import MOST_INPUTS, Rulebook, World, rulebook, seat_name, spies
from jacta.games.mighty_empires.state.world_json import State, world_to_json
from jacta.games.mighty_empires.victory.standings import standings
from jacta.rules import Board, Given, Insight, Move, Options, Procedure, procedure

AIMS = {seat_name(seat): f"points.{seat}" for seat in range(3)}
BOARD = Board(board.draw, map_picture.draw, board.legend, outcomes=True)


class StateGiven(Campaign):
    """A state, and the readings it is played by."""

    state: State

    @field_validator("state")
    @classmethod
    def is_read_by_the_options(cls, state: World, info: ValidationInfo) -> World:
        """The state that a caller wrote down, under the readings that he chose."""
        return state._replace(rulebook=rulebook(info.data.get("options", state.options)))

    @property
    def world(self) -> World:
        return self.state

    @classmethod
    def of(cls, world: World, **more: Any) -> Self:
        """The input for a state that the game itself has made: it needs no checks."""
        return cls.unchecked(state=world, options=world.rulebook.readings, **more)


class SeatGiven(StateGiven):
    """A state and the player who acts."""

    seat: Seat

    @model_validator(mode="after")
    def seat_is_taken(self) -> SeatGiven:
        if self.seat >= self.state.players:
            raise refuse("seat", "state-seat")
        return self


class TurnGiven(SeatGiven):
    """A state in a campaign season and the player whose turn it is."""

    @model_validator(mode="after")
    def campaign_goes_on(self) -> TurnGiven:
        if self.state.season == "winter":
            raise refuse("state.season", "no-turn-in-winter")
        return self


class WinterGiven(SeatGiven):
    """A state and the player who plays his part of a winter phase."""

    def begun(self, phase: str) -> World:
        """4.12: the state in that phase: what begins now begins in winter (R25)."""
        return self.world._replace(season="winter", phase=phase, active=self.seat)


def state_at(state: Any) -> dict[str, Any] | None:
    """The state that a game stands at, all that is hidden in it included; None before the first pieces are placed."""
    world = board.table(state)
    return world_to_json(world) if world is not None and world.players else None


class After(NamedTuple):
    """What comes of it: the state afterwards."""

    state: World

    @property
    def points(self) -> tuple[int, ...]:
        """Victoire: what the players hold then is worth, by seat."""
        return standings(self.state)[1].points


def view(state: Any, who: str | None) -> Any:
    """What a seat sees: all but face-down terrain and the results of other players' spies (4.0.2).

    Every hidden thing is in `World.concealed`; every state of a phase is a world, or holds it in its field `world`, and
    an outcome in its field `state`.
    """
    if isinstance(state, World):
        spied = spies(state.tiles)
        own = {hex for hex, spy in spied.items() if seat_name(spy) == who}
        known = tuple([one for one in state.concealed if one.hex in own]) if own else ()
        return state if len(known) == len(state.concealed) else state._replace(concealed=known)
    if isinstance(state, After):
        return After(view(state.state, who))
    world = getattr(state, "world", None)
    return state if world is None else state._replace(world=view(world, who))


def seats(given: Any) -> tuple[str, ...]:
    """The players of a game, by its settings or by its state."""
    players = given.state.players if isinstance(given, StateGiven) else given.players
    return tuple(map(seat_name, range(players)))


def asks_of(*labels: str, runs: Sequence[Procedure]) -> tuple[str, ...]:
    """The decisions of a procedure: its own, and those of the procedures that it runs."""
    return tuple(dict.fromkeys([*labels, *(label for one in runs for label in one.asks)]))


def readings_of(*names: str, runs: Sequence[Procedure]) -> tuple[str, ...]:
    """The readings that act on a procedure: those that it looks at itself, and those of the procedures that it runs."""
    return tuple(dict.fromkeys([*names, *(name for one in runs for name in one.options)]))


def state_procedure(
    passage: str,
    *examples: Mapping[str, Any],
    asks: Sequence[str] = (),
    readings: Sequence[str] = (),
    runs: Sequence[Procedure] = (),
    settled: Sequence[Procedure] = (),
    **more: Any,
) -> Callable[[Callable[..., Move]], Procedure]:
    """A procedure over the state of a game: each seat has its view of it, and the input is nobody's to read.

    `runs` are the procedures that it runs; in those that are `settled` all decisions are stated beforehand.
    """
    shared: dict[str, Any] = {"view": view, "secrets": ("state",), "board": BOARD, "seats": seats, "aims": AIMS}
    shared["insight"] = Insight(may_be)
    return procedure(
        passage=passage,
        examples=examples,
        asks=asks_of(*asks, runs=runs),
        readings=readings_of(*readings, runs=(*runs, *settled)),
        **shared,
        **more,
    )


def given_for(procedure: Procedure, world: World, **items: Any) -> Given:
    """The input of a procedure of one chapter that the game runs, under those of the game's readings that it takes."""
    known, key = world.rulebook.inputs, (procedure, *items.items())
    found = known.get(key)
    if found is None:
        (model,) = procedure.models
        if len(known) >= MOST_INPUTS:
            known.clear()
        found = known[key] = model(**items, options=_part(world.rulebook, model))
    return found


def _part(book: Rulebook, model: type[Given]) -> Options:
    """The readings that an input takes: one object for all its inputs, so that their rules are found quickly."""
    wanted = model.model_fields["options"].annotation
    assert isinstance(wanted, type)
    if wanted not in book.parts:
        book.parts[wanted] = book.readings.only(wanted)
    return book.parts[wanted]
