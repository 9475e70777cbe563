"""Retraite de 2 hexs: where a broken unit can go."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from pydantic import Field, model_validator

from jacta.games.vive_lempereur.inputs import GRID, Place, refuse
from jacta.games.vive_lempereur.maps.boards import RETREAT_BOARD, on_map
from jacta.games.vive_lempereur.maps.ground import MapHex, as_hex, check_listed_once
from jacta.games.vive_lempereur.options import Situation
from jacta.games.vive_lempereur.units.pieces import RETREAT_ROLES
from jacta.hexes import Hex, distance
from jacta.rules import Ask, Move, Rules, Step, done, goto, note, procedure

STEPS = 2


class RetreatGiven(Situation):
    """`hexes` is the ground; what bars the way is in `blocked`, and by one reading the units on the ground do, too."""

    from_: Place = Field(alias="from")
    communication: Place
    hexes: tuple[MapHex, ...] = ()
    blocked: tuple[Place, ...] = ()

    @model_validator(mode="after")
    def somewhere_to_go(self) -> RetreatGiven:
        if self.from_ == self.communication:
            raise refuse("communication", "same-hex", hex=GRID.name(as_hex(self.communication)))
        check_listed_once(self.hexes)
        return self


class RetreatOutcome(NamedTuple):
    possible: bool
    hexes: tuple[tuple[int, int], ...]


def end_hexes(start: Hex, communication: Hex, blocked: Collection[Hex]) -> tuple[Hex, ...]:
    """D, retraite de 2 hexs; vers ligne de com (R28): two free steps, each nearer to the line of communication."""
    places = {start}
    for _ in range(min(STEPS, distance(start, communication))):
        places = {
            there
            for here in places
            for there in here.neighbours()
            if there not in blocked and distance(there, communication) < distance(here, communication)
        }
    return tuple(sorted(places))


def occupied(given: RetreatGiven, rules: Rules) -> frozenset[Hex]:
    """R28: hexes with units may be passed, or bar the way; whose units they are the ground does not say."""
    if rules.options.retreat_units == "pass":
        return frozenset()
    return frozenset(listed.hex for listed in given.hexes if listed.unit)


@procedure(
    passage="CORPS A CORPS, D : retraite de 2 hexs; TABLE DES FORMATIONS, vers ligne de com",
    asks=("retreat_hex",),
    readings=("retreat_units",),
    kind="check",
    roles=RETREAT_ROLES,
    board=RETREAT_BOARD,
    examples=(
        {"from": [4, 3], "communication": [9, 1]},
        {"from": [4, 3], "communication": [8, 3], "blocked": [[5, 3]]},
        {"from": [4, 3], "communication": [5, 3]},
        {"from": [4, 3], "communication": [9, 1], "hexes": [{"q": 5, "r": 2, "unit": True}]},
    ),
)
def retreat(given: RetreatGiven, rules: Rules) -> Move[RetreatOutcome]:
    """Retraite de 2 hexs: where the unit can end."""
    blocked = frozenset(map(as_hex, given.blocked)) | occupied(given, rules)
    ends = end_hexes(as_hex(given.from_), as_hex(given.communication), blocked)
    return goto(falling_back, RetreatOutcome(bool(ends), tuple((place.q, place.r) for place in ends)))


def falling_back(way: RetreatOutcome) -> Step:
    """Retraite de 2 hexs (R28): its owner picks one of the hexes it can end in."""
    if not way.possible:
        return done(way, note("cannot_retreat"))
    if len(way.hexes) == 1:
        return fallen_back(way, way.hexes[0])
    return Ask("retreat_hex", "owner", way.hexes, fallen_back, way.hexes[0], places=on_map)


def fallen_back(way: RetreatOutcome, chosen: tuple[int, int]) -> Move:
    return done(way, note("retreated", hex=str(Hex(*chosen))))
