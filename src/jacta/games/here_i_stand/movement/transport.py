"""Transport naval: an army crosses sea zones that its ships hold, as if they were clear ground."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.games.here_i_stand.inputs import AnyPlace, AnyPower, Count, refuse
from jacta.games.here_i_stand.movement.board import INDEPENDENT, CheckedMap, ForPower, PlaceName, SpaceName, tables_used
from jacta.games.here_i_stand.movement.routes import FoundWay, best_ways, legal_ends, nearest_end, require_path
from jacta.games.here_i_stand.pieces import TRANSPORT_ROLES
from jacta.rules import WHOLE, Move, Note, Options, Reading, Rules, done, note, procedure

CARRIED = 5
"""Land units that a transport carries; leaders ride free."""

NavalUnit = Annotated[Literal["own", "friendly", "enemy"], Reading("R43")]
MaxSeaZones = Annotated[int | None, Field(ge=0), Reading("R44")]
LeaderlessLimit = Annotated[Literal[5, 4], WHOLE, Reading("R45")]

TransportRule = Literal[
    "too_many_units",
    "neutral_port",
    "not_adjacent",
    "no_sea_zone",
    "ends_at_sea",
    "too_many_sea_zones",
    "no_naval_unit",
    "not_enough_cp",
    "no_path",
]
"""The rules that a transport can break, in the order they are reported."""


# --- Inputs


class TransportOptions(Options):
    naval_unit: NavalUnit = "own"
    max_sea_zones: MaxSeaZones = None
    leaderless_limit: LeaderlessLimit = 5


class Embarkation(ForPower):
    """An army in a port, the powers at war with it, and the points it may spend (none given: as many as it takes)."""

    enemies: tuple[AnyPower, ...] = ()
    from_: AnyPlace = Field(alias="from")
    units: Count = 1
    leaders: Count = 0
    cp: Count | None = None
    options: TransportOptions = TransportOptions()

    @property
    def limit(self) -> int:
        """R45: 5 units printed; a force without a leader may form fewer."""
        return CARRIED if self.leaders else self.options.leaderless_limit

    def require_movers(self) -> None:
        if not self.units and not self.leaders:
            raise refuse("units", "nothing-moves")


class Crossing(Embarkation):
    """An army with its landing place, and the way it takes where the player has one in mind."""

    to: AnyPlace
    units: Count
    path: tuple[AnyPlace, ...] | None = None


# --- States and outcomes


class Transported(NamedTuple):
    """The verdict on a transport. `path` is the given one, the way found, or the nearest miss; `cost` its points."""

    legal: bool
    broken: tuple[TransportRule, ...]
    path: tuple[PlaceName, ...] | None
    cost: int | None


class Landing(NamedTuple):
    to: SpaceName
    cost: int


class Seaway(NamedTuple):
    """The board as one army about to embark sees it."""

    board: CheckedMap
    landing_powers: frozenset[str]
    escorts: frozenset[str]
    max_sea_zones: int | None
    cp: int | None

    @classmethod
    def of(cls, given: Embarkation, rules: Rules) -> Seaway:
        landing_powers = given.friends.union(given.enemies, {INDEPENDENT})
        escorts = {
            "own": frozenset({given.power}),
            "friendly": given.friends,
            "enemy": frozenset(given.enemies),
        }[given.options.naval_unit]
        return cls(given.board(rules), landing_powers, escorts, given.options.max_sea_zones, given.cp)

    def neutral(self, space: str) -> bool:
        """R47: a port of a power neither allied nor at war is closed."""
        return self.board.spaces[space].controller not in self.landing_powers

    def escorted(self, sea: str) -> bool:
        """R43: a naval unit in the zone itself; one in port does not count."""
        return not self.escorts.isdisjoint(self.board.navies_at(sea))

    def steps(self, place: str, seas: int) -> Iterator[tuple[str, int, int]]:
        """Where the army can go next, with the breaches of that step: from its port to sea, from zone to zone, ashore.

        So many sea zones behind, so many steps: the one that exceeds the points is known by its number.
        """
        if place in self.board.spaces and seas:
            return
        too_dear = seas == self.cp
        too_far = self.max_sea_zones is not None and seas >= self.max_sea_zones
        for there in self.board.adjacent[place]:
            if there in self.board.seas:
                if seas < len(self.board.seas):
                    yield there, seas + 1, too_dear + too_far + (not self.escorted(there))
            elif seas:
                yield there, seas, too_dear

    def ways_from(self, start: str) -> dict[str, FoundWay]:
        return best_ways(start, self.steps)

    def landings(self, start: str) -> dict[str, FoundWay]:
        """The spaces where the army may land without breaking a rule, by name."""
        return legal_ends(
            self.ways_from(start), start, lambda name: name in self.board.spaces and not self.neutral(name)
        )

    def broken_on(self, path: tuple[str, ...]) -> Iterator[TransportRule]:
        """The rules that this way breaks, in reporting order."""
        seas = [place for place in path if place in self.board.seas]
        if any(there not in self.board.adjacent[here] for here, there in pairwise(path)):
            yield "not_adjacent"
        if not seas:
            yield "no_sea_zone"
        if path[-1] in self.board.seas:
            yield "ends_at_sea"
        if self.max_sea_zones is not None and len(seas) > self.max_sea_zones:
            yield "too_many_sea_zones"
        if not all(self.escorted(sea) for sea in seas):
            yield "no_naval_unit"
        if self.cp is not None and len(path) - 1 > self.cp:
            yield "not_enough_cp"


# --- Procedures

FRENCH_GULF = {
    "power": "france",
    "enemies": ["hapsburg", "papacy"],
    "from": "marseille",
    "overlay": {"fleets": [{"power": "france", "at": "gulf_of_lyon"}]},
}


@procedure(
    passage="Transport naval",
    kind="check",
    tables=tables_used,
    roles=TRANSPORT_ROLES,
    examples=[
        {**FRENCH_GULF, "to": "barcelona", "units": 5},
        {**FRENCH_GULF, "to": "rome", "units": 6, "leaders": 1, "cp": 3},
    ],
)
def naval_transport(given: Crossing, rules: Rules) -> Move[Transported]:
    """Transport naval (R43 to R48): may this army cross, what does it cost, and which rules stand in its way?"""
    seaway = Seaway.of(given, rules)
    seaway.board.require_space("from", given.from_)
    seaway.board.require_place("to", given.to)
    if given.from_ == given.to:
        raise refuse("to", "same-place", name=given.to)
    given.require_movers()
    if given.path is not None:
        require_path(seaway.board, given.path, given.from_, given.to)
        for number, place in enumerate(given.path[1:-1], start=1):
            if place in seaway.board.spaces:
                raise refuse(f"path.{number}", "path-over-land", name=place)
    path = given.path
    if path is None and (way := seaway.ways_from(given.from_).get(given.to)):
        path = way.places
    broken = (*broken_anyway(given, seaway), *(seaway.broken_on(path) if path else ("no_path",)))
    verdict = Transported(not broken, broken, path, len(path) - 1 if path else None)
    return done(verdict) if verdict.legal else done(verdict, alternative(given, seaway, verdict))


def broken_anyway(given: Crossing, seaway: Seaway) -> Iterator[TransportRule]:
    """The broken rules that have nothing to do with the way, in reporting order."""
    if given.units > given.limit:
        yield "too_many_units"
    if given.to in seaway.board.spaces and seaway.neutral(given.to):
        yield "neutral_port"


def alternative(given: Crossing, seaway: Seaway, verdict: Transported) -> Note:
    """What the player may do instead: take fewer units, or else land at the legal place nearest to the wish."""
    if verdict.broken == ("too_many_units",):
        return note("fewer_units", units=given.limit)
    ways = seaway.landings(given.from_).items()
    return nearest_end(given.to, seaway.board, ways, min(given.units, given.limit))


@procedure(
    passage="Transport naval",
    kind="check",
    tables=tables_used,
    examples=[
        FRENCH_GULF,
        {
            "power": "ottoman",
            "enemies": ["venice"],
            "from": "istanbul",
            "cp": 3,
            "overlay": {
                "fleets": [{"power": "ottoman", "at": "aegean_sea"}, {"power": "ottoman", "at": "ionian_sea"}],
            },
        },
    ],
)
def transport_reachable(given: Embarkation, rules: Rules) -> Move[tuple[Landing, ...]]:
    """Transport naval: every space where this army may land, with what it costs to get there."""
    seaway = Seaway.of(given, rules)
    seaway.board.require_space("from", given.from_)
    given.require_movers()
    if given.units > given.limit:
        return done(())
    return done(tuple(Landing(name, way.steps) for name, way in seaway.landings(given.from_).items()))
