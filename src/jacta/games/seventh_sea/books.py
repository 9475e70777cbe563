"""Références: the books that the summary condenses."""

from __future__ import annotations

import re
from typing import NamedTuple

from jacta.games.seventh_sea.inputs import Name, refuse
from jacta.games.seventh_sea.options import Situation
from jacta.kernel.procedure import procedure
from jacta.kernel.questions import Move, done
from jacta.tables import Rules

REFERENCE = re.compile(r"([A-Za-z]+)([0-9]+)([ab]?)")
COLUMNS = {"a": "left", "b": "right", "": None}
PRINTED_SLIPS = {"GdJ": "GJ"}


class Reference(Situation):
    ref: Name


class Place(NamedTuple):
    book: str
    page: int
    column: str | None


@procedure(
    passage="Références",
    kind="table",
    tables=("books",),
    examples=({"ref": "GM170b"}, {"ref": "GdJ127a"}, {"ref": "EIS101"}),
)
def books(given: Reference, rules: Rules) -> Move:
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
