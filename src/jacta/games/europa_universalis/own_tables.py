"""A player's own tables must fit the rules that read them: every row, losses in halves, columns that exist.

What any table must have (its columns, the kind of its cells) is checked for all games alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias, get_args

from jacta.games.europa_universalis.combat.blows import COLUMNS
from jacta.games.europa_universalis.combat.technology import NO_FIRE
from jacta.games.europa_universalis.inputs import FULL_STACK, SIDES, TECHS, Crossing, Terrain, in_halves, refuse
from jacta.games.europa_universalis.naval_combat.forces import GALLEY
from jacta.games.europa_universalis.overseas.exploration import STAR
from jacta.games.europa_universalis.realm.countries import NavalTech
from jacta.rules import Checker

Row: TypeAlias = Mapping[str, Any]
CellCheck: TypeAlias = Callable[[Any, str], object]
"""Raises InputError, naming the row, where a cell is none that the rules can read."""

NAVAL_TECHS = (GALLEY, *get_args(NavalTech))
PERCENTAGES = (STAR, *range(0, 101, 10))
SIEGE_CONDITIONS = ("per_level", "breach_this_turn", "siegework_minus", "siegework_plus", "artillery_4", "artillery_6")


# --- Rows


def anything(cell: Any, key: str) -> None:
    """For cells whose kind says enough."""


def fitting(axis: Sequence[str], wanted: Collection[Any] | None = None, cell: CellCheck = anything) -> Checker:
    """Checks that the rows are those wanted, whatever their order, and every cell of them."""

    def check(rows: Sequence[Row]) -> None:
        if wanted is not None:
            check_rows(rows, axis, wanted)
        for row in rows:
            for one in cells_of(row, axis):
                cell(one, told(row, axis))

    return check


def check_rows(rows: Sequence[Row], axis: Sequence[str], wanted: Collection[Any]) -> None:
    names = [one if isinstance(one, tuple) else (one,) for one in wanted]
    found = [tuple(str(row[key]) for key in axis) for row in rows]
    if sorted(found) != sorted(tuple(map(str, name)) for name in names):
        raise refuse(axis[0], "rows", wanted=", ".join(" ".join(map(str, name)) for name in names))


def told(row: Row, axis: Sequence[str]) -> str:
    return " ".join(f"{key} {row[key]}" for key in axis)


def cells_of(row: Row, axis: Sequence[str]) -> Iterator[Any]:
    return iter(row["cells"]) if "cells" in row else (cell for key, cell in row.items() if key not in axis)


# --- Cells


def halves(losses: Any, key: str) -> int:
    """A number of losses, in halves."""
    if type(losses) not in (int, float) or losses < 0 or (2 * losses) % 1:
        raise refuse(key, "not-halves", value=losses)
    return in_halves(losses)


def blow(cell: Any, key: str) -> int:
    """Losses in halves, which are returned, and their stars."""
    losses, stars = pair(cell)
    if type(stars) is not int or stars < 0:
        raise refuse(key, "blow")
    return halves(losses, key)


def letters(fire: Collection[str]) -> CellCheck:
    """A column of the combat table for fire, and one for shock or boarding."""

    def check(cell: Any, key: str) -> None:
        first, second = pair(cell)
        if first not in fire or second not in COLUMNS:
            raise refuse(key, "letters")

    return check


def pair(cell: Any) -> tuple[Any, Any]:
    return cell if isinstance(cell, tuple) and len(cell) == 2 else (None, None)


def percentage(cell: Any, key: str) -> None:
    """Tens up to 100, or the star."""
    if cell not in PERCENTAGES:
        raise refuse(key, "not-percentage", value=cell)


def at_least(least: int) -> CellCheck:
    def check(cell: Any, key: str) -> None:
        if cell < least:
            raise refuse(key, "too-small", value=cell, least=least)

    return check


# --- Tables


def blows(last: int) -> Checker:
    """Checks a table of blows whose rows run from 3 or less to `last` or more: a higher die never inflicts less."""
    dice = ("..3", *range(4, last), f"{last}..")
    fits = fitting(("die",), dice)

    def check(rows: Sequence[Row]) -> None:
        fits(rows)
        by_die = {str(row["die"]): row for row in rows}
        before: Sequence[int] = [0] * len(rows[0]["cells"])
        for row in (by_die[str(die)] for die in dice):
            key = told(row, ("die",))
            now = [blow(cell, key) for cell in row["cells"]]
            if any(new < old for new, old in zip(now, before, strict=True)):
                raise refuse(key, "falling-losses")
            before = now

    return check


def loss_variation(rows: Sequence[Row]) -> None:
    """Every loss is a number of halves; the last column may also take some away."""
    for row in rows:
        for cell in (*row["cells"][:-1], abs(row["cells"][-1])):
            halves(cell, told(row, ("modifier",)))


CHECKS: dict[str, Checker] = {
    "combat": blows(14),
    "assault": blows(12),
    "stack_loss_reduction": fitting(("dt",), (*range(1, FULL_STACK), f"{FULL_STACK}.."), halves),
    "loss_variation": loss_variation,
    "retreat": fitting(("die",), cell=halves),
    "breach_resistance": fitting(("level",), range(6), halves),
    "land_technology": fitting(("tech",), TECHS, letters((*COLUMNS, NO_FIRE))),
    "land_morale": fitting(("tech",), TECHS, at_least(0)),
    "terrain": fitting(("terrain", "side"), tuple(product(get_args(Terrain), SIDES))),
    "crossing": fitting(("crossing",), get_args(Crossing)),
    "siege_modifiers": fitting(("condition",), SIEGE_CONDITIONS),
    "naval_technology": fitting(("technology",), NAVAL_TECHS, letters(COLUMNS)),
    "naval_morale": fitting(("technology",), NAVAL_TECHS, at_least(1)),
    "naval_modifiers": fitting(("modifier",), ("wind",)),
    "wind_factor": fitting(("technology",), NAVAL_TECHS),
    "exploration_attrition": fitting(("die",), cell=percentage),
    "sea_attrition": fitting(("die",), cell=percentage),
    "galleass_price": fitting(("unit",), ("gal",), at_least(1)),
}
"""For the game: how its tables by rows are checked."""
