"""Tables of the fast combat that land, sea and natives share: what a die inflicts, and what a small stack cannot."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.games.europa_universalis.inputs import FULL_STACK, in_halves, told_halves
from jacta.rules import Note, Rules, note, remembered

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


@remembered
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
    """2.2.4 étape 1 (R10): the halves that a stack takes off what it inflicts; above 8 detachments none."""
    return in_halves(rules.table("stack_loss_reduction").at(min(dt, FULL_STACK)))
