"""Tables that a caller brings along: rows of scores, read as the book's would be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeVar

from pydantic import Field

from jacta.games.seventh_sea.figures import refuse
from jacta.rules import Strict

Score = Annotated[int, Field(ge=-1000, le=1000)]


class ScoreRow(Strict):
    """The scores that a row answers to, both ends included."""

    min: Score
    max: Score


Row = TypeVar("Row", bound=ScoreRow)


def check_rows(rows: Sequence[ScoreRow]) -> None:
    """C8: the rows follow one another without gap or overlap; the error names `table`."""
    ascending = sorted(rows, key=lambda row: row.min)
    for place, row in enumerate(ascending):
        if row.max < row.min or (place and ascending[place - 1].max + 1 != row.min):
            raise refuse("table", "table-rows", score=row.min)


def row_at(rows: Sequence[Row], score: int) -> Row:
    """The row of a score; beyond the table, its end row."""
    return min(rows, key=lambda row: max(row.min - score, score - row.max, 0))
