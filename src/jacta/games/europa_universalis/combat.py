"""Tables of the fast combat that land, sea and natives share: what a die inflicts, and what a small stack cannot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.games.europa_universalis.inputs import FULL_STACK, in_halves, refuse, told_halves
from jacta.kernel.questions import Note, note
from jacta.tables import Checker, Rules

Column: TypeAlias = Literal["A", "B", "C", "D", "E"]
COLUMNS: tuple[Column, ...] = ("A", "B", "C", "D", "E")
PURSUIT_COLUMN: Column = "E"  # 2.2
COMBAT_TABLES = ("combat", "stack_loss_reduction")


class Blow(NamedTuple):
    """What one die does to the enemy: losses in halves, and morale points (the stars of the table)."""

    losses: int
    stars: int

    @property
    def shown(self) -> dict[str, Any]:
        """As the arguments of a note."""
        return {"losses": told_halves(self.losses), "stars": self.stars}


NO_BLOW = Blow(0, 0)


def blow(column: str, die: int, rules: Rules, table: str = "combat") -> Blow:
    """2.2.2 A, table de combat: what a modified die inflicts; beyond the first and last rows, those rows."""
    losses, stars = rules.table(table).at(die, column)
    return Blow(in_halves(losses), stars)


def told_blow(column: str, die: int, printed: Blow, struck: Blow | None = None) -> Note:
    """What the table says of a die, and what becomes of its losses where a rule lessens them."""
    if struck is None or struck == printed:
        return note("blow", column=column, die=die, **printed.shown)
    return note("lessened_blow", column=column, die=die, printed=told_halves(printed.losses), **struck.shown)


def reduction(dt: int, rules: Rules) -> int:
    """2.2.4 step 1 (R10): the halves that a stack takes off what it inflicts; above 8 detachments none."""
    return in_halves(rules.table("stack_loss_reduction").at(min(dt, FULL_STACK)))


# --- A user's own tables


def blow_checker(last: int) -> Checker:
    """Checks a table of blows whose rows run from 3 or less to `last` or more."""
    wanted = ["..3", *map(str, range(4, last)), f"{last}.."]

    def check(rows: Sequence[Mapping[str, Any]]) -> None:
        """Every row is there, every cell a loss in halves with its stars, and a higher die never inflicts less."""
        if [str(row["die"]) for row in rows] != wanted:
            raise refuse("die", "rows", wanted=", ".join(wanted))
        before: Sequence[int] = [0] * len(rows[0]["cells"])
        for row in rows:
            key = f"die {row['die']}"
            now = [_checked_blow(cell, key).losses for cell in row["cells"]]
            if any(new < old for new, old in zip(now, before, strict=True)):
                raise refuse(key, "falling-losses")
            before = now

    return check


def _checked_blow(cell: Any, key: str) -> Blow:
    losses, stars = cell if isinstance(cell, tuple) and len(cell) == 2 else (None, None)
    if type(stars) is not int or stars < 0:
        raise refuse(key, "blow")
    return Blow(checked_halves(losses, key), stars)


def checked_halves(losses: Any, key: str) -> int:
    """A number of the user's own table in halves. Raises InputError where it is none."""
    if type(losses) not in (int, float) or losses < 0 or (2 * losses) % 1:
        raise refuse(key, "not-halves", value=losses)
    return in_halves(losses)


def check_reductions(rows: Sequence[Mapping[str, Any]]) -> None:
    """Every stack from 1 to 8 detachments has its reduction, in halves."""
    wanted = [*map(str, range(1, FULL_STACK)), f"{FULL_STACK}.."]
    if [str(row["dt"]) for row in rows] != wanted:
        raise refuse("dt", "rows", wanted=", ".join(wanted))
    halves_checker("dt", "reduction")(rows)


def halves_checker(key: str, column: str) -> Checker:
    """Checks a table whose one column counts losses in halves."""

    def check(rows: Sequence[Mapping[str, Any]]) -> None:
        for row in rows:
            checked_halves(row[column], f"{key} {row[key]}")

    return check


COMBAT_CHECKS: dict[str, Checker] = {"combat": blow_checker(14), "stack_loss_reduction": check_reductions}
