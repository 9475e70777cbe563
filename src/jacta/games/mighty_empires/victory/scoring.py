"""Victoire: the points of the realms, and who is emperor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from pydantic import Field, model_validator

from jacta.games.mighty_empires.inputs import Count, SeatLabel, refuse
from jacta.games.mighty_empires.setup.order import SET
from jacta.rules import Given, Move, Rules, Strict, done, procedure

TieBreak: TypeAlias = Literal["fortresses", "cities", "villages", "units", "hexes"]
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)  # R91: the last can never decide
MOST_UNITS = SET["armies"] + SET["ships"]


class Empire(NamedTuple):
    """What a player has on the map at the end."""

    hexes: int
    villages: int
    cities: int
    fortresses: int
    units: int


class Score(NamedTuple):
    points: tuple[int, ...]
    winner: SeatLabel | None
    tie_break: TieBreak | None
    drawn: tuple[SeatLabel, ...]


def points_of(empire: Empire, rules: Rules) -> int:
    """Victoire (R90): a built hex scores for itself and for its site."""
    table = rules.table("victory")
    return sum(table.at(name) * count for name, count in zip(Empire._fields, empire, strict=True))


def scored(empires: Sequence[Empire], rules: Rules) -> Score:
    """Victoire (R91): most points win; the tied compare their possessions, the best staying after each comparison."""
    points = tuple(points_of(empire, rules) for empire in empires)
    leading = [SeatLabel(seat) for seat, own in enumerate(points) if own == max(points)]
    if len(leading) == 1:
        return Score(points, leading[0], None, ())
    for criterion in TIE_BREAKS:
        counts = {seat: getattr(empires[seat], criterion) for seat in leading}
        leading = [seat for seat in leading if counts[seat] == max(counts.values())]
        if len(leading) == 1:
            return Score(points, leading[0], criterion, ())
    return Score(points, None, None, tuple(leading))


class Holdings(Strict):
    hexes: Count = 0
    villages: Count = 0
    cities: Count = 0
    fortresses: Count = 0
    units: Annotated[int, Field(ge=0, le=MOST_UNITS)] = 0


class Empires(Given):
    players: Annotated[tuple[Holdings, ...], Field(min_length=2, max_length=3)]

    @model_validator(mode="after")
    def sites_stand_on_hexes(self) -> Empires:
        for seat, held in enumerate(self.players):
            if held.villages + held.cities + held.fortresses > held.hexes:
                raise refuse(f"players.{seat}.hexes", "sites-without-hexes")
        return self


@procedure(
    passage="Victoire",
    kind="check",
    tables=("victory",),
    examples=(
        {
            "players": [
                {"hexes": 10, "villages": 3, "cities": 2, "fortresses": 1, "units": 5},
                {"hexes": 10, "villages": 3, "cities": 1, "fortresses": 2, "units": 5},
            ]
        },
    ),
)
def score(given: Empires, rules: Rules) -> Move[Score]:
    """Victoire: the points, the winner, and what decided a tie."""
    return done(scored_holdings(given, rules))


def scored_holdings(given: Empires, rules: Rules) -> Score:
    return scored([empire_of(player) for player in given.players], rules)


def empire_of(held: Holdings) -> Empire:
    return Empire(*(getattr(held, name) for name in Empire._fields))
