"""Retour à la maison hivernal: where ships and armies may winter, and whether one move home is legal."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.games.here_i_stand.inputs import AnyPlace, Count, refuse
from jacta.games.here_i_stand.movement.board import CheckedMap, ForPower, SpaceName, UnrestBlocks, tables_used
from jacta.games.here_i_stand.movement.routes import distances
from jacta.games.here_i_stand.pieces import WINTER_ROLES
from jacta.rules import Move, Note, Options, Reading, Rules, done, note, procedure

FORTRESS_ROOM = 4
"""Land units that winter in one fortress, whatever their power (R37)."""

FortressOwner = Annotated[Literal["friendly", "own"], Reading("R36")]
FullFortress = Annotated[Literal["capital", "next_nearest"], Reading("R38")]
PortOwner = Annotated[Literal["own", "friendly"], Reading("R34")]
SeaPaths = Annotated[bool, Reading("R40")]

WinterRule = Literal[
    "not_a_port",
    "not_own_port",
    "not_a_refuge",
    "unreachable",
    "not_nearest",
    "over_limit",
]


# --- Inputs


class WinterOptions(Options):
    fortress_owner: FortressOwner = "friendly"
    full_fortress: FullFortress = "capital"
    port_owner: PortOwner = "own"
    sea_paths: SeaPaths = True
    unrest_blocks: UnrestBlocks = False


class WinterStart(ForPower):
    """A stack of units, or a fleet, that goes home."""

    kind: Literal["land", "naval"] = "land"
    from_: AnyPlace = Field(alias="from")
    options: WinterOptions = WinterOptions()

    def require_start(self, board: CheckedMap) -> None:
        """An army stands in a space; a fleet lies in a sea zone or in a port."""
        if self.kind == "land":
            board.require_space("from", self.from_)
            return
        board.require_place("from", self.from_)
        if self.from_ in board.spaces and not board.spaces[self.from_].ports:
            raise refuse("from", "no-port", name=self.from_)


class WinterMove(WinterStart):
    to: AnyPlace
    units: Annotated[Count, Field(ge=1)]


# --- Outcomes


class ReturnVerdict(NamedTuple):
    """The verdict on one move home. `distance` is there even when the move is not legal."""

    legal: bool
    broken: tuple[WinterRule, ...]
    distance: int | None
    lost: int
    arrives: int


class PortOption(NamedTuple):
    to: SpaceName
    distance: int


class RefugeOption(NamedTuple):
    to: SpaceName
    kind: Literal["capital", "fortress"]
    distance: int
    attrition: bool
    room: int | None


# --- Ships


class Harbour(NamedTuple):
    """A port where a fleet may winter; nearer ones first, then by name."""

    distance: int
    name: str


def sailing_distances(board: CheckedMap, start: str) -> dict[str, int]:
    """R35: only sea zones are sailed through; entering a zone and entering a port are a step each."""

    def neighbours(place: str) -> frozenset[str]:
        if place in board.seas:
            return board.adjacent[place]
        return frozenset(board.spaces[place].ports) if place == start else frozenset()

    return distances(start, neighbours)


def own_port(board: CheckedMap, space: str, power: str, friends: frozenset[str], options: WinterOptions) -> bool:
    """R34: a port of the fleet's own power; under `friendly` an ally's too."""
    owners = friends if options.port_owner == "friendly" else {power}
    return bool(board.spaces[space].ports) and board.spaces[space].controller in owners


def harbours(
    board: CheckedMap, start: str, power: str, friends: frozenset[str], options: WinterOptions
) -> tuple[Harbour, ...]:
    """The nearest ports where this fleet may winter, by name."""
    found = sorted(
        Harbour(steps, name)
        for name, steps in sailing_distances(board, start).items()
        if name in board.spaces and own_port(board, name, power, friends, options)
    )
    return tuple(harbour for harbour in found if harbour.distance == found[0].distance)


# --- Armies


class Refuge(NamedTuple):
    """A capital or fortress where an army may winter; nearer ones first, then by name."""

    distance: int
    name: str
    own_capital: bool
    limited: bool
    attrition: bool

    def losses(self, units: int) -> int:
        """R41: half of the units that make the move, rounded up, where the way is not friendly throughout."""
        return (units + 1) // 2 if self.attrition else 0


def is_refuge(board: CheckedMap, space: str, power: str, friends: frozenset[str], options: WinterOptions) -> bool:
    """R36, R42: an own capital in friendly hands, or a friendly (under `own`: own) capital or fortified space."""
    there = board.spaces[space]
    if there.capital_of == power and there.controller in friends:
        return True
    owners = friends if options.fortress_owner == "friendly" else {power}
    return (there.fortified or there.capital_of is not None) and there.controller in owners


def marching_distances(board: CheckedMap, start: str, options: WinterOptions) -> dict[str, int]:
    """R35, R40: steps over land, passes and sea zones alike, whoever controls the way."""
    return distances(start, (board.adjacent if options.sea_paths else board.land).__getitem__)


def reached_through_friends(
    board: CheckedMap, start: str, friends: frozenset[str], options: WinterOptions
) -> frozenset[str]:
    """R40: the spaces with a way, of any length, on which every land space but the first is friendly."""
    links = board.adjacent if options.sea_paths else board.land

    def neighbours(place: str) -> list[str]:
        return [
            there
            for there in links[place]
            if there in board.seas or board.friendly(there, friends, options.unrest_blocks)
        ]

    return frozenset(distances(start, neighbours))


def refuges(
    board: CheckedMap, start: str, power: str, friends: frozenset[str], options: WinterOptions
) -> tuple[Refuge, ...]:
    """Every refuge within reach of an army, `start` included where it is one, the nearest first."""
    safely = reached_through_friends(board, start, friends, options)
    return tuple(
        sorted(
            Refuge(
                distance=steps,
                name=name,
                own_capital=board.own_capital(name, power),
                limited=board.spaces[name].capital_of is None,
                attrition=name not in safely,
            )
            for name, steps in marching_distances(board, start, options).items()
            if name in board.spaces and is_refuge(board, name, power, friends, options)
        )
    )


class Quarters(NamedTuple):
    """The refuges open to `units` of one power that stand in a space, and who is in them already."""

    board: CheckedMap
    start: str
    power: str
    units: int
    refuges: tuple[Refuge, ...]
    skips_full: bool

    @classmethod
    def of(cls, given: WinterStart, board: CheckedMap, units: int) -> Quarters:
        found = refuges(board, given.from_, given.power, given.friends, given.options)
        return cls(board, given.from_, given.power, units, found, given.options.full_fortress == "next_nearest")

    def others_in(self, space: str) -> int:
        """Land units there, the movers not counted."""
        movers = min(self.units, self.board.units_at(space, self.power)) if space == self.start else 0
        return self.board.units_at(space) - movers

    def full(self, refuge: Refuge) -> bool:
        return refuge.limited and self.others_in(refuge.name) >= FORTRESS_ROOM

    def nearest(self) -> tuple[Refuge, ...]:
        """R38: the refuges at the least distance; under `next_nearest` those without room are passed over."""
        counted = [refuge for refuge in self.refuges if not (self.skips_full and self.full(refuge))]
        return tuple(refuge for refuge in counted if refuge.distance == counted[0].distance)

    def broken_at(self, refuge: Refuge) -> tuple[WinterRule, ...]:
        broken: list[WinterRule] = []
        nearest = self.nearest()
        if not refuge.own_capital and nearest and nearest[0].distance < refuge.distance:
            broken.append("not_nearest")
        arrives = self.units - refuge.losses(self.units)
        if refuge.limited and self.others_in(refuge.name) + arrives > FORTRESS_ROOM:
            broken.append("over_limit")
        return tuple(broken)


# --- Procedures

FRENCH_IN_ITALY = {
    "power": "france",
    "allies": ["genoa"],
    "from": "milan",
    "overlay": {
        "controllers": {"milan": "france", "pavia": "france"},
        "armies": [{"power": "france", "at": "milan", "units": 5}],
    },
}


@procedure(
    passage="Retour à la maison hivernal",
    kind="check",
    tables=tables_used,
    roles=WINTER_ROLES,
    examples=[
        {**FRENCH_IN_ITALY, "to": "paris", "units": 1},
        {**FRENCH_IN_ITALY, "to": "marseille", "units": 1},
        {"power": "ottoman", "kind": "naval", "from": "ionian_sea", "to": "lepanto", "units": 2},
    ],
)
def winter_move(given: WinterMove, rules: Rules) -> Move[ReturnVerdict]:
    """Retour à la maison hivernal (R34 to R42): is this one move legal, and what does it cost?"""
    board = given.board(rules)
    given.require_start(board)
    board.require_space("to", given.to)
    if given.kind == "naval":
        return ships_return(given, board)
    quarters = Quarters.of(given, board, given.units)
    refuge = next((refuge for refuge in quarters.refuges if refuge.name == given.to), None)
    distance = marching_distances(board, given.from_, given.options).get(given.to)
    if refuge:
        broken = quarters.broken_at(refuge)
    elif is_refuge(board, given.to, given.power, given.friends, given.options):
        broken = ("unreachable",)
    else:
        broken = ("not_a_refuge",)
    if broken or not refuge:
        return done(ReturnVerdict(False, broken, distance, 0, 0), other_refuge(quarters, broken, refuge))
    lost = refuge.losses(given.units)
    return done(ReturnVerdict(True, (), distance, lost, given.units - lost))


def ships_return(given: WinterMove, board: CheckedMap) -> Move:
    """Retour à la maison hivernal (R34, R35): ships go to the nearest port of their own; they never lose any."""
    distance = sailing_distances(board, given.from_).get(given.to)
    nearest = harbours(board, given.from_, given.power, given.friends, given.options)
    broken: tuple[WinterRule, ...] = ()
    if not board.spaces[given.to].ports:
        broken = ("not_a_port",)
    elif not own_port(board, given.to, given.power, given.friends, given.options):
        broken = ("not_own_port",)
    elif distance is None:
        broken = ("unreachable",)
    elif distance > nearest[0].distance:
        broken = ("not_nearest",)
    if not broken:
        return done(ReturnVerdict(True, (), distance, 0, given.units))
    instead = note("nearest_refuge", to=nearest[0].name) if nearest else note("no_alternative")
    return done(ReturnVerdict(False, broken, distance, 0, 0), instead)


def other_refuge(quarters: Quarters, broken: tuple[WinterRule, ...], wanted: Refuge | None) -> Note:
    """What the player may do instead: send fewer units, or else send them to the nearest refuge open to them."""
    if wanted and broken == ("over_limit",):
        fitting = (units for units in range(quarters.units, 0, -1) if fits(quarters, wanted, units))
        if most := next(fitting, 0):
            return note("fewer_units", units=most)
    for refuge in quarters.refuges:
        if not quarters.broken_at(refuge):
            return note("nearest_refuge", to=refuge.name)
    return note("no_alternative")


def fits(quarters: Quarters, refuge: Refuge, units: int) -> bool:
    return not quarters._replace(units=units).broken_at(refuge)


@procedure(
    passage="Retour à la maison hivernal",
    kind="check",
    tables=tables_used,
    examples=[FRENCH_IN_ITALY, {"power": "ottoman", "kind": "naval", "from": "ionian_sea"}],
)
def winter_options(given: WinterStart, rules: Rules) -> Move[tuple[PortOption, ...] | tuple[RefugeOption, ...]]:
    """Retour à la maison hivernal (R35, R36): the refuges open to one unit, or the ports open to a fleet."""
    board = given.board(rules)
    given.require_start(board)
    if given.kind == "naval":
        nearest = harbours(board, given.from_, given.power, given.friends, given.options)
        return done(tuple(PortOption(name, distance) for distance, name in nearest))
    quarters = Quarters.of(given, board, units=1)
    capitals = [refuge for refuge in quarters.refuges if refuge.own_capital]
    return done(tuple(as_option(quarters, refuge) for refuge in sorted({*quarters.nearest(), *capitals})))


def as_option(quarters: Quarters, refuge: Refuge) -> RefugeOption:
    room = max(0, FORTRESS_ROOM - quarters.others_in(refuge.name)) if refuge.limited else None
    kind: Literal["capital", "fortress"] = "capital" if refuge.own_capital else "fortress"
    return RefugeOption(refuge.name, kind, refuge.distance, refuge.attrition, room)
