"""Dice of one kind, thrown together and added up."""

from __future__ import annotations

import re
from math import isqrt, log2
from typing import Annotated, Any, NamedTuple

from pydantic import Field

from jacta.dice import Dice
from jacta.rules import Given, Move, Roll, Step, done, goto, procedure

WRITTEN = re.compile(r"(?P<count>\d{1,3})?\s*[dD]\s*(?P<sides>\d{1,4}|%)\s*(?P<bonus>[+-]\s*\d{1,4})?")


class PlainThrow(Given):
    count: Annotated[int, Field(ge=1, le=100)] = 1
    sides: Annotated[int, Field(ge=2, le=1000)] = 6
    bonus: Annotated[int, Field(ge=-1000, le=1000)] = 0


class Total(NamedTuple):
    total: int


MOST_BITS = 8_000_000
"""Of all weights together: what is listed in a second."""


def most_dice(given: PlainThrow) -> int:
    """Dice of these sides whose totals can be listed: there are as many more as each of them is longer."""
    return max(1, isqrt(int(MOST_BITS / (given.sides * log2(given.sides)))))


@procedure(
    passage="XdY",
    exact_up_to={"count": most_dice},
    examples=({"count": 3, "sides": 6}, {"count": 2, "sides": 6, "bonus": 3}, {"count": 1, "sides": 20}),
)
def total(given: PlainThrow) -> Move[Total]:
    """XdY: dice of one kind, thrown together and added up."""
    return goto(thrown, None)


def thrown(nothing: None, given: PlainThrow) -> Step:
    """XdY: X dice of Y sides; what is added stands behind them."""
    return Roll("total", Dice(given.count, given.sides).plus(given.bonus), then=added)


def added(nothing: None, total: int) -> Move:
    return done(Total(total))


def read(written: str, stated: frozenset[str]) -> tuple[str, dict[str, Any]] | None:
    """`3d6`, `2d6+3`, `D20`, `d%`. Whoever states something else beside them means a rule that knows it."""
    found = WRITTEN.fullmatch(written.strip())
    if found is None or stated - PlainThrow.model_fields.keys():
        return None
    given = {"count": int(found["count"] or 1), "sides": 100 if found["sides"] == "%" else int(found["sides"])}
    return "total", given | ({"bonus": int(found["bonus"].replace(" ", ""))} if found["bonus"] else {})
