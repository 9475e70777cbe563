"""Références: the books that the summary condenses, and what only they print."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.games.seventh_sea.figures import Name, refuse
from jacta.games.seventh_sea.options import Situation
from jacta.rules import Consult, InputError, Message, Move, Rules, Step, TableError, Values, done, goto, procedure

REFERENCE = re.compile(r"([A-Za-z]+)([0-9]+)([ab]?)")
Column: TypeAlias = Literal["left", "right"]
COLUMNS: dict[str, Column | None] = {"a": "left", "b": "right", "": None}
PRINTED_SLIPS = {"GdJ": "GJ"}


class Reference(Situation):
    ref: Name


def book_names(rules: Rules) -> list[str]:
    return [row["book"] for row in rules.table("books").rows]


class Place(NamedTuple):
    book: Annotated[str, Values(book_names)]
    page: int
    column: Column | None


@procedure(
    passage="Références",
    readings=(),
    kind="table",
    tables=("books",),
    examples=({"ref": "GM170b"}, {"ref": "GdJ127a"}, {"ref": "EIS101"}),
)
def books(given: Reference, rules: Rules) -> Move[Place]:
    """Références (R1): the book, page and column behind a reference."""
    known = {row["code"]: row["book"] for row in rules.table("books").rows}
    found = REFERENCE.fullmatch(given.ref)
    if found is None:
        raise refuse("ref", "reference", ref=given.ref)
    code, page, column = found.groups()
    code = PRINTED_SLIPS.get(code, code)
    if code not in known:
        raise refuse("ref", "book", book=code, allowed=", ".join(known))
    return done(Place(known[code], int(page), COLUMNS[column]))


# --- What only the books print


class BookLookup(Situation):
    """A table of a book on which nothing is rolled: ships, weaknesses, reputation, defence skills, poisons, deeds."""

    book_table: Literal["cm4", "gj128b", "gj130b", "gj194", "gm176", "gm187b", "mon103"]
    entry: Name | Annotated[int, Field(ge=-10_000, le=10_000)]


class ShipLimits(NamedTuple):
    """Définition du navire (CM4-9): what a ship of so many points may have."""

    max_trait: int
    max_modifications: int
    max_defects: int


class Opportunity(NamedTuple):
    opportunity_name: Name
    effect: Name


class Poison(NamedTuple):
    damage: Name
    interval: Name
    nd: int


class Effect(NamedTuple):
    """Utilisation des vertus et des travers; La réputation: what a weakness or a name brings."""

    effect: Name


class DefenceSkill(NamedTuple):
    skill: Name


ENTRIES: dict[str, type[ShipLimits | Opportunity | Poison | Effect | DefenceSkill]] = {
    "cm4": ShipLimits,
    "gj128b": Effect,
    "gj130b": Effect,
    "gj194": DefenceSkill,
    "gm176": Opportunity,
    "mon103": Opportunity,
    "gm187b": Poison,
}
"""What stands under an entry."""


@procedure(
    passage="Références",
    readings=(),
    kind="table",
    tables=lambda given: (given.book_table,),
    examples=({"book_table": "cm4", "entry": 30},),
)
def lookup(given: BookLookup, rules: Rules) -> Move[ShipLimits | Opportunity | Poison | Effect | DefenceSkill]:
    """Références: a row of a table that the summary only cites."""
    table = rules.table(given.book_table)
    if table.rows:
        try:
            table.at(given.entry)
        except TableError:
            known = ", ".join(str(row[table.axis[0]]) for row in table.rows)
            raise InputError("entry", Message("error-choice", value=str(given.entry), allowed=known)) from None
    return goto(open_book, None)


def open_book(nothing: None, given: BookLookup) -> Step:
    """Références: the book is opened at its page."""
    return Consult(given.book_table, (given.entry,), then=found)


def found(nothing: None, row: Any, given: BookLookup) -> Move:
    entry: Any = ENTRIES[given.book_table]
    return done(entry(**row) if isinstance(row, dict) else entry(row))
