"""The game master's hand: adding a participant to a run under way, or removing one, between two questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from jacta.errors import InputError
from jacta.kernel.rule.inputs import written
from jacta.kernel.run.correcting import asked_again
from jacta.kernel.run.position import Halt, Position
from jacta.text import Message


def joinable(position: Position) -> Position | None:
    """The innermost procedure under way that people may join; None if there is none."""
    here: Position | None = position
    while here is not None and here.procedure.joining is None:
        here = here.caller
    return here


def taking_part(position: Position) -> tuple[str, ...]:
    """The names of everybody who has taken part so far, in order of their places."""
    here = joinable(position)
    return () if here is None else _names(here)


def whose(position: Position, key: str) -> str:
    """The name of the participant to whom this dotted key of the state belongs; empty if none."""
    here = joinable(position)
    if here is None or here.procedure.joining is None:
        return ""
    names, steps = _names(here), key.split(".")
    for step, place in pairwise(steps):
        if step == here.procedure.joining.places and place.isdecimal():
            return names[int(place)]
    return ""


def joined(position: Position, newcomer: Mapping[str, Any]) -> Halt:
    """The run with one more participant, at the question it then asks. InputError names the key."""

    def entering(here: Position) -> Position:
        procedure, joining = here.procedure, here.procedure.joining
        assert joining is not None
        before = written(here.context.given)
        everybody = [*before.get(joining.key, ()), dict(newcomer)]
        context = procedure.context(procedure.validate({**before, joining.key: everybody}), here.context)
        procedure.first_move(context)  # refuse now what would be refused at the beginning
        return here._replace(context=context, state=joining.enter(here.state, context.given))

    return asked_again(_where_people_join(position, entering), str(newcomer.get("name", "")))


def departed(position: Position, name: str) -> Halt:
    """The run without this participant, at the question it then asks."""

    def leaving(here: Position) -> Position:
        joining, names = here.procedure.joining, _names(here)
        assert joining is not None
        if name not in names:
            allowed = ", ".join(get_close_matches(name, names, n=3, cutoff=0.4) or names)
            raise InputError(joining.key, Message("error-choice", value=name, allowed=allowed))
        return here._replace(state=joining.leave(here.state, names.index(name), here.context.given))

    return asked_again(_where_people_join(position, leaving), name)


def _names(here: Position) -> tuple[str, ...]:
    assert here.procedure.joining is not None
    return tuple(one.name for one in getattr(here.context.given, here.procedure.joining.key))


def _where_people_join(position: Position, change: Callable[[Position], Position]) -> Position:
    if position.procedure.joining is not None:
        return change(position)
    if position.caller is None:
        raise InputError("", Message("error-nobody-joins", id=position.procedure.id))
    return position._replace(caller=_where_people_join(position.caller, change))
