"""Aborder un navire: crews fight assault after assault, until one is gone or gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.seventh_sea.figures import SIDES, Rank, Side, refuse
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.score_rows import ScoreRow, check_rows, row_at
from jacta.rules import Ask, Consult, Move, Roll, Step, done, goto, note, procedure

BoardingResult: TypeAlias = Literal["attacker", "defender", "both", "ongoing"]


class LossRow(ScoreRow):
    """A row of the table that the book prints: the crew ranks that each side loses."""

    attacker: Rank
    defender: Rank


class Boarding(Situation):
    """Two crews side by side. Without a `table`, the book is consulted; without `surrender_at`, captains decide."""

    attacker_crew: Rank
    defender_crew: Rank
    adjacent: bool = True
    assaults: Annotated[int, Field(ge=0, le=100)] = 1
    table: Annotated[tuple[LossRow, ...], Field(min_length=1, max_length=100)] | None = None
    surrender_at: Rank = 0

    @model_validator(mode="after")
    def alongside(self) -> Boarding:
        if not self.adjacent:
            raise refuse("adjacent", "not-adjacent")
        check_rows(self.table or ())
        return self


class Melee(NamedTuple):
    """The crews on their feet, and the assaults still to come."""

    attacker: int
    defender: int
    assaults: int
    surrendered: Side | None = None


class Assault(NamedTuple):
    melee: Melee
    score: int


class Boarded(NamedTuple):
    result: BoardingResult
    attacker_crew: int
    defender_crew: int


@procedure(
    passage="Aborder un navire (FDS102)",
    asks=("surrender",),
    readings=(),
    tables=("fds102",),
    aims={"attacker": "result=attacker", "defender": "result=defender"},
    examples=(
        {
            "attacker_crew": 2,
            "defender_crew": 2,
            "assaults": 3,
            "table": [
                {"min": -10, "max": 0, "attacker": 2, "defender": 0},
                {"min": 1, "max": 5, "attacker": 1, "defender": 1},
                {"min": 6, "max": 10, "attacker": 0, "defender": 1},
                {"min": 11, "max": 20, "attacker": 0, "defender": 2},
            ],
        },
    ),
)
def boarding(given: Boarding) -> Move[Boarded]:
    """Aborder un navire: the boarders leap across."""
    return goto(next_assault, Melee(given.attacker_crew, given.defender_crew, given.assaults))


def next_assault(melee: Melee, given: Boarding) -> Step:
    """Aborder un navire (R55): the difference of the crews and a die, from the boarders' side."""
    result = standing(melee, given.surrender_at)
    if result != "ongoing" or not melee.assaults:
        return done(Boarded(result, melee.attacker, melee.defender))
    return Roll("assault", d10.plus(melee.attacker - melee.defender), then=scored, who="attacker")


def standing(melee: Melee, surrender_at: int) -> BoardingResult:
    """Aborder un navire: whether a crew is gone, or has given up."""
    if melee.surrendered:
        return "defender" if melee.surrendered == "attacker" else "attacker"
    attacker_gone, defender_gone = melee.attacker <= surrender_at, melee.defender <= surrender_at
    if attacker_gone and defender_gone:
        return "both"
    return "defender" if attacker_gone else "attacker" if defender_gone else "ongoing"


def scored(melee: Melee, score: int) -> Move:
    return goto(losses, Assault(melee._replace(assaults=melee.assaults - 1), score))


def losses(assault: Assault, given: Boarding) -> Step:
    """Aborder un navire: what the table costs both sides; beyond it, its end row."""
    if given.table is None:
        return Consult("fds102", (assault.score,), then=lost)
    row = row_at(given.table, assault.score)
    return lost(assault, {"attacker": row.attacker, "defender": row.defender})


def lost(assault: Assault, row: dict[str, int]) -> Move:
    attacker, defender = (max(0, getattr(assault.melee, side) - row[side]) for side in SIDES)
    melee = assault.melee._replace(attacker=attacker, defender=defender)
    return goto(defender_yields, melee, note("assault", attacker=attacker, defender=defender, score=assault.score))


def defender_yields(melee: Melee, given: Boarding) -> Step:
    """Aborder un navire: the boarded crew may give up."""
    return offer_surrender("defender", melee, given, defender_answered)


def defender_answered(melee: Melee, yields: bool) -> Move:
    return goto(next_assault, melee._replace(surrendered="defender")) if yields else goto(attacker_yields, melee)


def attacker_yields(melee: Melee, given: Boarding) -> Step:
    """Aborder un navire: so may the boarders."""
    return offer_surrender("attacker", melee, given, attacker_answered)


def attacker_answered(melee: Melee, yields: bool) -> Move:
    return goto(next_assault, melee._replace(surrendered="attacker") if yields else melee)


def offer_surrender(who: Side, melee: Melee, given: Boarding, then: Callable[..., Move]) -> Step:
    """Who fights on has a choice only while both crews stand and more assaults may come."""
    decided = standing(melee, given.surrender_at) != "ongoing" or not melee.assaults
    if decided or not given.left_out("surrender_at"):
        return then(melee, False)
    return Ask("surrender", who, (False, True), then, False)
