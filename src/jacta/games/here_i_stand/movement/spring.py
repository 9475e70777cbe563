"""Déploiement de printemps: one formation leaves the capital for a friendly space."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.games.here_i_stand.counters import Commands
from jacta.games.here_i_stand.inputs import AnyPlace, Count, refuse
from jacta.games.here_i_stand.movement.board import (
    CheckedMap,
    ForPower,
    PlaceName,
    SpaceName,
    UnrestBlocks,
    tables_used,
)
from jacta.games.here_i_stand.movement.routes import FoundWay, best_ways, legal_ends, nearest_end, require_path
from jacta.games.here_i_stand.pieces import LIMIT_ROLES, SPRING_ROLES
from jacta.rules import Given, Move, Note, Options, Reading, Rules, done, note, procedure

FORMATION = 4
"""Units of a formation without leaders."""

BlockadeScope = Annotated[Literal["ports", "ports_and_seas"], Reading("R32")]
SeaUnitLimit = Annotated[int | None, Field(ge=0), Reading("R33")]

SpringRule = Literal[
    "not_capital",
    "destination_unfriendly",
    "too_many_units",
    "not_adjacent",
    "unfriendly_space",
    "crosses_pass",
    "too_many_sea_zones",
    "sea_blocked",
    "too_many_units_by_sea",
    "no_path",
]
"""The rules that a deployment can break, in the order they are reported."""


# --- Inputs


class SpringOptions(Options):
    blockade_scope: BlockadeScope = "ports"
    sea_unit_limit: SeaUnitLimit = None
    unrest_blocks: UnrestBlocks = False


class FormationInput(Given):
    leaders_command: Commands = ()


class Departure(ForPower):
    """A formation in the capital, ready to leave."""

    from_: AnyPlace = Field(alias="from")
    units: Count = 1
    leaders_command: Commands = ()
    options: SpringOptions = SpringOptions()

    @property
    def limit(self) -> int:
        return largest_formation(self.leaders_command)

    def require_movers(self) -> None:
        if not self.units and not self.leaders_command:
            raise refuse("units", "nothing-moves")


class Deployment(Departure):
    """A formation with its destination, and the way it takes where the player has one in mind."""

    to: AnyPlace
    units: Count
    path: tuple[AnyPlace, ...] | None = None


# --- States and outcomes


class Deployed(NamedTuple):
    """The verdict on a deployment. `path` is the given one, the way found, or the nearest miss."""

    legal: bool
    broken: tuple[SpringRule, ...]
    path: tuple[PlaceName, ...] | None


class Spring(NamedTuple):
    """The board as one power sees it in spring."""

    board: CheckedMap
    power: str
    friends: frozenset[str]
    options: SpringOptions
    overloads_ships: bool

    @classmethod
    def of(cls, given: Departure, rules: Rules) -> Spring:
        limit = given.options.sea_unit_limit
        overloads_ships = limit is not None and given.units > limit
        return cls(given.board(rules), given.power, given.friends, given.options, overloads_ships)

    def friendly(self, space: str) -> bool:
        return self.board.friendly(space, self.friends, self.options.unrest_blocks)

    def unfriendly_land(self, place: str) -> bool:
        return place in self.board.spaces and not self.friendly(place)

    def blocked(self, sea: str) -> bool:
        """R32: another power, even an ally, has a naval unit in the zone or in a port on it (or in the next zone)."""
        around = {sea} | self.board.ports_on[sea]
        if self.options.blockade_scope == "ports_and_seas":
            around |= self.board.seas[sea]
        return any(self.board.navies_at(place) - {self.power} for place in around)

    def steps(self, place: str, seas: int) -> Iterator[tuple[str, int, int]]:
        """Where a formation can go next, with the breaches of that step.

        An unfriendly space counts when the formation leaves it: the destination, which has a rule of its own, does not.
        """
        leaving = self.unfriendly_land(place)
        for there in self.board.adjacent[place]:
            if there in self.board.seas:
                breaches = leaving + self.blocked(there) + (self.overloads_ships if seas == 0 else 1)
                yield there, 1, breaches
            else:
                yield there, seas, leaving + self.over_pass(place, there)

    def over_pass(self, place: str, there: str) -> bool:
        return there in self.board.over_pass.get(place, ())

    def ways_from(self, start: str) -> dict[str, FoundWay]:
        return best_ways(start, self.steps)

    def reachable(self, start: str) -> dict[str, FoundWay]:
        """The friendly spaces with a way to them that breaks no rule, by name."""
        return legal_ends(self.ways_from(start), start, lambda name: name in self.board.spaces and self.friendly(name))

    def broken_on(self, path: tuple[str, ...]) -> Iterator[SpringRule]:
        """The rules that this way breaks, in reporting order."""
        seas = [place for place in path if place in self.board.seas]
        if any(there not in self.board.adjacent[here] for here, there in pairwise(path)):
            yield "not_adjacent"
        if any(self.unfriendly_land(place) for place in path[:-1]):
            yield "unfriendly_space"
        if any(self.over_pass(here, there) for here, there in pairwise(path)):
            yield "crosses_pass"
        if len(seas) > 1:
            yield "too_many_sea_zones"
        if any(self.blocked(sea) for sea in seas):
            yield "sea_blocked"
        if seas and self.overloads_ships:
            yield "too_many_units_by_sea"


# --- Procedures


def largest_formation(commands: Commands) -> int:
    """R29: 4 units, more with leaders: the two highest command ratings together."""
    return max(FORMATION, sum(sorted(commands)[-2:]))


@procedure(
    passage="Déploiement de printemps",
    kind="check",
    roles=LIMIT_ROLES,
    examples=[{"leaders_command": []}, {"leaders_command": [6, 8]}],
)
def formation_limit(given: FormationInput) -> Move[int]:
    """Déploiement de printemps (R29): how many units may move as one formation."""
    return done(largest_formation(given.leaders_command))


@procedure(
    passage="Déploiement de printemps",
    kind="check",
    tables=tables_used,
    roles=SPRING_ROLES,
    examples=[
        {"power": "france", "from": "paris", "to": "marseille", "units": 4},
        {
            "power": "france",
            "allies": ["genoa", "papacy"],
            "from": "paris",
            "to": "milan",
            "units": 5,
            "leaders_command": [6],
            "overlay": {
                "controllers": {"pavia": "papacy", "milan": "france"},
                "fleets": [{"power": "papacy", "at": "genoa"}],
            },
        },
    ],
)
def spring_deployment(given: Deployment, rules: Rules) -> Move[Deployed]:
    """Déploiement de printemps (R29 to R33): may this formation go there, and which rules stand in its way?"""
    spring = Spring.of(given, rules)
    spring.board.require_space("from", given.from_)
    spring.board.require_space("to", given.to)
    if given.from_ == given.to:
        raise refuse("to", "same-place", name=given.to)
    given.require_movers()
    if given.path is not None:
        require_path(spring.board, given.path, given.from_, given.to)
    path = given.path
    if path is None and (way := spring.ways_from(given.from_).get(given.to)):
        path = way.places
    broken = (*broken_anyway(given, spring), *(spring.broken_on(path) if path else ("no_path",)))
    verdict = Deployed(not broken, broken, path)
    return done(verdict) if verdict.legal else done(verdict, alternative(given, spring, verdict))


def broken_anyway(given: Deployment, spring: Spring) -> Iterator[SpringRule]:
    """The broken rules that have nothing to do with the way, in reporting order."""
    if not spring.board.own_capital(given.from_, given.power):
        yield "not_capital"
    if not spring.friendly(given.to):
        yield "destination_unfriendly"
    if given.units > given.limit:
        yield "too_many_units"


def alternative(given: Deployment, spring: Spring, verdict: Deployed) -> Note:
    """What the player may do instead: take fewer units, or else go to the legal destination nearest to the wish."""
    by_sea = verdict.path is not None and any(place in spring.board.seas for place in verdict.path)
    most = given.limit
    if by_sea and given.options.sea_unit_limit is not None:
        most = min(most, given.options.sea_unit_limit)
    if most and {"too_many_units", "too_many_units_by_sea"}.issuperset(verdict.broken):
        return note("fewer_units", units=most)
    starts = capitals(spring.board, given.power) if "not_capital" in verdict.broken else [given.from_]
    ways = (way for start in starts for way in spring.reachable(start).items())
    return nearest_end(given.to, spring.board, ways, min(given.units, given.limit))


def capitals(board: CheckedMap, power: str) -> list[str]:
    return sorted(name for name in board.spaces if board.own_capital(name, power))


@procedure(
    passage="Déploiement de printemps",
    kind="check",
    tables=tables_used,
    examples=[{"power": "france", "from": "paris"}, {"power": "ottoman", "from": "istanbul", "units": 4}],
)
def spring_reachable(given: Departure, rules: Rules) -> Move[tuple[SpaceName, ...]]:
    """Déploiement de printemps: every space to which this formation may deploy."""
    spring = Spring.of(given, rules)
    spring.board.require_space("from", given.from_)
    given.require_movers()
    if not spring.board.own_capital(given.from_, given.power) or given.units > given.limit:
        return done(())
    return done(tuple(spring.reachable(given.from_)))
