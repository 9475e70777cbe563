"""Counters by name: leaders, explorers and conquistadors, with the values that the tables in force give them.

The sheet speaks of values; players say "Charles Quint". Wherever a value of a counter is asked for, its name will do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, Field

from jacta.rules import Known, Message, PrintedNames, in_force, near_to, refused_here

GAME = "here_i_stand"


class PrintedIn(NamedTuple):
    """Where a value of a counter stands: the table, and its column."""

    table: str
    column: str


BATTLE, BATTLE_AT_SEA = PrintedIn("leaders", "battle"), PrintedIn("naval_leaders", "battle")
COMMAND, PIRACY = PrintedIn("leaders", "command"), PrintedIn("naval_leaders", "piracy")
EXPLORER, CONQUISTADOR = PrintedIn("explorers", "value"), PrintedIn("conquistadors", "value")


def counters(table: str) -> Mapping[str, Mapping[str, Any]]:
    """The rows of a table of counters in force, by name; none where somebody has emptied it."""
    found = in_force(GAME, table)
    return {row[found.axis[0]]: row for row in found.rows}


def value_of(name: str, *shown: PrintedIn) -> int | None:
    """The value of the counter of this name; None where no table knows it."""
    return next((int(known[name][column]) for table, column in shown if name in (known := counters(table))), None)


def by_name(*shown: PrintedIn) -> BeforeValidator:
    """Reads a value that may be said by the name of its counter."""

    def read(typed: Any) -> Any:
        if not isinstance(typed, str):
            return typed
        found = value_of(typed, *shown)
        if found is None:
            raise refused_here(unknown(typed, [table for table, _ in shown]))
        return found

    return BeforeValidator(read)


def known_name(*tables: str) -> Callable[[str], str]:
    """Checks the name of a counter that is kept as a name."""

    def check(name: str) -> str:
        if not any(name in counters(table) for table in tables):
            raise refused_here(unknown(name, tables))
        return name

    return check


def unknown(name: str, tables: Sequence[str]) -> Message:
    """The refusal of a name that no counter has, with the nearest ones; or with the table that is still empty."""
    names = PrintedNames(GAME, {id: f"value-{id}" for table in tables for id in counters(table)})
    if not names.ids:
        return Message("error-no-counters", GAME, name=name, table=Message(f"table-{tables[0]}", GAME))
    refusal = Message("error-unknown-counter", GAME, name=name)
    known = Message("error-known-counters", GAME, refusal=refusal, known=", ".join(map(names.word, names.ids)))
    return near_to(refusal, name, names) or known


# --- Kinds of input


def one_is_a_list(typed: Any) -> Any:
    """One leader stands for a list of one, as everywhere in what people type."""
    return (typed,) if isinstance(typed, str) else tuple(typed) if isinstance(typed, list) else typed


LISTED = BeforeValidator(one_is_a_list)
RATING, COMMANDS = Field(ge=0, le=9), Field(ge=0, le=20)
LEADERS = Known("leaders", "naval_leaders")

Ratings = Annotated[tuple[Annotated[int, RATING, by_name(BATTLE, BATTLE_AT_SEA), LEADERS], ...], LISTED]
"""Battle ratings, or the names of leaders."""
Commands = Annotated[tuple[Annotated[int, COMMANDS, by_name(COMMAND), Known("leaders")], ...], LISTED]
"""Command ratings, or the names of army leaders."""
PiracyRating = Annotated[int, RATING, by_name(PIRACY), Known("naval_leaders")]
Explorer = Annotated[int, Field(ge=-5, le=9), by_name(EXPLORER), Known("explorers")]
Conquistador = Annotated[int, Field(ge=-5, le=9), by_name(CONQUISTADOR), Known("conquistadors")]


def best(ratings: Sequence[int]) -> int:
    """Meilleur chef (R2): the highest rating alone counts; without a leader, 0."""
    return max(ratings, default=0)
