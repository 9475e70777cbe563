"""What a player may do now with his units: scouts, steps, boarding, gates, attacks, sieges, retreats (4.5-4.9).

`LegalMoves` gathers what lies on the map once; the questions of a turn are answered from it. What does not hang on the
units is its `MapBeforeSeat`, which stays the same from one step to the next.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import compress, repeat
from operator import eq, is_not
from typing import Any, NamedTuple

from jacta.games.mighty_empires.campaign.steps import CROSSINGS, MOST_STEPS, STEP_COST, Action, StepVerdict, Way, judged
from jacta.games.mighty_empires.state.actions import Act, Attack, act
from jacta.games.mighty_empires.state.changes import colour
from jacta.games.mighty_empires.state.speed import remembering_last
from jacta.games.mighty_empires.state.world import (
    INDEPENDENT,
    NOTHING,
    OWNER,
    Effect,
    Owner,
    SiteOwner,
    Tile,
    Unit,
    World,
    lying,
)

Refuges = tuple[bool, tuple[int, ...]]
"""Where a beaten unit can go: behind the walls on its hex, and to which hexes."""


# Verdicts on ways, by the readings they hang on: there are few different ways, and a game asks for them all the time.
VERDICTS: defaultdict[tuple[bool, str], dict[tuple[Any, ...], StepVerdict]] = defaultdict(dict)


class Hazards(NamedTuple):
    """What lies on hexes and units, as far as it bars a way."""

    drowned: AbstractSet[int]
    """Storms and floods: nobody goes there (R72)."""
    barred: AbstractSet[int]
    """The same, and where bridges are broken."""
    storms: AbstractSet[int]
    floods: AbstractSet[int]
    sabotaged: AbstractSet[int]
    ramparts: AbstractSet[int]
    razed: AbstractSet[int]
    frozen: AbstractSet[str]
    swift: AbstractSet[str]


@remembering_last
def hazards(effects: tuple[Effect, ...]) -> Hazards:
    found = lying(effects)
    kinds = ("storm", "flood", "sabotaged", "rampart", "razed", "frozen", "celerity")
    storms, floods, sabotaged, *others = [found.get(kind, NOTHING) for kind in kinds]
    drowned = storms | floods
    return Hazards(drowned, drowned | sabotaged, storms, floods, sabotaged, *others)


class Surroundings(NamedTuple):
    """4.5, 4.7: the neighbours of a hex that units can go to, and those that scouts can; shut ones are for neither.

    The acts are those of armies, by their names, as far as they hang on these hexes alone.
    """

    known: list[int]
    unknown: list[int]
    marches: dict[str, list[Act]]
    missions: dict[str, list[Act]]


class MapBeforeSeat:
    """The map without its units, as it lies before one player (or an independent unit); of the map before it keeps what
    lies around each hex, unless that has changed."""

    def __init__(self, world: World, seat: Owner, before: MapBeforeSeat | None = None) -> None:
        self.tiles, self.effects, self.seat, self.neighbours = world.tiles, world.effects, seat, world.atlas.neighbours
        self.hazards, readings = hazards(world.effects), world.options
        self.shut = self.hazards.drowned if readings.sabotage_rule == "extra_ration" else self.hazards.barred
        """Nobody goes there (R72)."""
        self.shared = readings.exploration_shared
        """R27: what one player's scouts have explored is open to all."""
        kept = before and before.neighbours is self.neighbours and before.shut == self.shut
        self._around = before.around_unless_changed(self.tiles) if before and kept else {}

    def around_unless_changed(self, tiles: tuple[Tile, ...]) -> dict[int, Surroundings]:
        """What lies around the hexes all of whose neighbours are as before."""
        around = self._around.copy()
        for hex in compress(range(len(tiles)), map(is_not, tiles, self.tiles)):
            for near in self.neighbours[hex]:
                around.pop(near, None)
        return around

    def explored(self, tile: Tile) -> bool:
        """4.5 (R27): it may be entered: somebody owns it, or own scouts have been there."""
        return tile.owner is not None or self._scouted(tile)

    def _scouted(self, tile: Tile) -> bool:
        return bool(tile.explored_by) if self.shared else self.seat in tile.explored_by

    def around(self, hex: int) -> Surroundings:
        """What lies around a hex."""
        found = self._around.get(hex)
        if found is None:
            tiles, shut = self.tiles, self.shut
            known: list[int] = []
            unknown: list[int] = []
            for near in self.neighbours[hex]:
                tile = tiles[near]
                if near not in shut and not tile.desolated:
                    (known if tile.owner is not None or self._scouted(tile) else unknown).append(near)
            found = self._around[hex] = Surroundings(known, unknown, {}, {})
        return found

    def coasts(self, hexes: list[int]) -> list[int]:
        """Those that ships can go to."""
        return [hex for hex in hexes if self.tiles[hex].terrain == "coast"]


class LegalMoves:
    """The map as it lies before one player (or an independent unit); of his last one it keeps what has not changed."""

    def __init__(self, world: World, seat: Owner, last: LegalMoves | None = None) -> None:
        self.world, self.seat = world, seat
        before = None if last is None or last.world.rulebook is not world.rulebook else last
        ground = None if before is None else before.ground
        if ground is None or ground.tiles is not world.tiles or ground.effects is not world.effects:
            ground = MapBeforeSeat(world, seat, ground)
        self.ground: MapBeforeSeat = ground
        self.hazards, self.swift = ground.hazards, ground.hazards.swift
        self.friends: frozenset[Owner | SiteOwner]
        self.allies: bool
        self.own: list[Unit]
        """The player's units that can still act."""
        self.enemies: set[int]
        """Where hostile units stand in the field."""
        same = before is not None and before.world.alliances is world.alliances
        if before is not None and same and before.world.units is world.units:
            self.friends, self.enemies, self.own = before.friends, before.enemies, before.own
        else:
            own = [*compress(world.units, map(eq, map(OWNER, world.units), repeat(seat)))]
            self.own = [unit for unit in own if not unit.turn_over]
            if before is not None and same and _only_own_differ(world.units, before.world.units, seat):
                self.friends, self.enemies = before.friends, before.enemies
            else:
                self.friends = friends = world.friends(seat)
                foes = [unit for unit in world.units if unit.owner not in friends]
                self.enemies = {unit.hex for unit in foes if not unit.inside and unit.aboard is None}
        self.allies = len(self.friends) > 1

    def holds_in(self, world: World) -> bool:
        """Whether it is the same in another world, where nothing is different that moves hang on."""
        here = self.world
        return (
            here.units is world.units
            and here.tiles is world.tiles
            and here.effects is world.effects
            and here.reserves is world.reserves
            and here.alliances is world.alliances
            and here.rulebook is world.rulebook
        )

    # --- Scouting

    def may_scout(self, unit: Unit) -> bool:
        """4.5 (R28): who can send scouts."""
        return self.no_scouts(unit) is None

    def no_scouts(self, unit: Unit) -> str | None:
        """4.5 (R28): what keeps a unit from sending scouts."""
        reason = None
        if unit.scouted:
            reason = "scouted"
        elif unit.turn_over:
            reason = "turn_over"
        elif unit.aboard is not None:
            reason = "aboard"
        elif unit.hex in self.enemies:
            reason = "pinned"
        elif unit.id in self.hazards.frozen:
            reason = "blood_rain"
        elif unit.hex in self.hazards.storms:
            reason = "storm"
        elif unit.inside and unit.hex in self.hazards.ramparts:
            reason = "rampart"
        return reason

    def missions(self, unit: Unit) -> list[Act]:
        """4.5: where they can go: to an unowned neighbour, not yet explored, that could be entered this season."""
        names = self.world.atlas.names
        around = self.ground.around(unit.hex)
        if unit.kind == "ship":
            return [act("scout", unit.id, names[hex]) for hex in self.ground.coasts(around.unknown)]
        found = around.missions.get(unit.id)
        if found is None:
            found = around.missions[unit.id] = [act("scout", unit.id, names[hex]) for hex in around.unknown]
        return found

    # --- Moving

    def way(self, unit: Unit, hex: int, action: Action) -> StepVerdict:
        """4.7: whether the unit may go to a neighbouring hex (or board on its own), and what it costs."""
        world, tile = self.world, self.world.tiles[hex]
        terrain = tile.terrain
        if terrain is None:
            return FACE_DOWN
        if unit.inside and unit.hex in self.hazards.ramparts and hex != unit.hex:
            return SHUT_IN
        owner = tile.owner
        way = (
            unit.kind,
            action,
            terrain,
            unit.steps + 1,
            unit.id in self.swift,
            self.ground.explored(tile) or self.led(unit, hex),
            "none" if owner is None else "own" if owner == unit.owner else colour(world, int(unit.owner), owner),
            int(hex in self.enemies),
            unit.hex in self.enemies,
            unit.turn_over,
            unit.id in self.hazards.frozen,
            unit.hex in self.hazards.storms,
            hex in self.hazards.storms,
            hex in self.hazards.floods,
            tile.desolated,
            hex in self.hazards.sabotaged,
        )
        verdicts = VERDICTS[world.options.voluntary_withdrawal, world.options.sabotage_rule]
        found = verdicts.get(way)
        if found is None:
            found = verdicts[way] = judged(Way(*way), world.options)
        if unit.damaged and found.legal and action in CROSSINGS and self._port_beyond(unit, hex):
            return NOT_TO_PORT
        return found

    @cached_property
    def _to_port(self) -> dict[int, int]:
        """Steps along the coast to the nearest port of own or allied colour."""
        world = self.world
        reached = [hex for hex in range(len(world.tiles)) if world.is_port(hex, self.seat)]
        far = dict.fromkeys(reached, 0)
        for hex in reached:
            for near in world.atlas.neighbours[hex]:
                if near not in far and world.tiles[near].terrain == "coast":
                    far[near] = far[hex] + 1
                    reached.append(near)
        return far

    def _port_beyond(self, ship: Unit, hex: int) -> bool:
        """4.8 (R59): the way would take a damaged ship farther from port; without a port it goes nowhere."""
        return hex not in self._to_port or self._to_port[hex] > self._to_port.get(ship.hex, -1)

    def homeward(self, ship: Unit, hexes: Sequence[int]) -> Sequence[int]:
        """4.8 (R59): a damaged ship makes for port; where it cannot come nearer it may go sideways."""
        nearer = [hex for hex in hexes if self._to_port[hex] < self._to_port[ship.hex]]
        return nearer or hexes

    def makes_for_port(self, ship: Unit) -> bool:
        """4.8 (R59): a damaged ship that has not sailed this turn must come nearer to port, if its crew can eat."""
        if not ship.damaged or ship.steps or self.world.reserves[int(ship.owner)] < STEP_COST:
            return False
        return any(self._to_port[hex] < self._to_port[ship.hex] for hex in self.steps(ship))

    def steps(self, unit: Unit) -> Sequence[int]:
        """4.7: the hexes that the unit may step to."""
        if unit.steps >= MOST_STEPS or unit.turn_over or unit.aboard is not None:
            return ()
        around = self.ground.around(unit.hex)
        hexes = around.known
        if self.allies:
            hexes = hexes + [hex for hex in around.unknown if self.led(unit, hex)]
        if unit.kind == "ship":
            hexes = self.ground.coasts(hexes)
        if not self.hindered(unit):
            return hexes
        hexes = [hex for hex in hexes if self.way(unit, hex, "step").legal]
        return self.homeward(unit, hexes) if unit.damaged else hexes

    def led(self, unit: Unit, hex: int) -> bool:
        """4.7 (R50): the scouts of an ally who stands beside the unit, or has gone ahead, have been there."""
        if not self.allies:
            return False
        guides = [one for one in self.world.tiles[hex].explored_by if one != unit.owner and one in self.friends]
        here = (unit.hex, hex)
        return bool(guides) and any(one.owner in guides and one.hex in here for one in self.world.units)

    def marches(self, unit: Unit) -> list[Act]:
        """4.7: its steps as acts; those of an army that nothing holds back stay the same while the land does."""
        if unit.kind == "ship" or unit.aboard is not None or self.allies or self.hindered(unit):
            return self._acts(unit.id, self.steps(unit))
        around = self.ground.around(unit.hex)
        found = around.marches.get(unit.id)
        if found is None:
            found = around.marches[unit.id] = self._acts(unit.id, around.known)
        return found

    def _acts(self, id: str, hexes: Sequence[int]) -> list[Act]:
        names = self.world.atlas.names
        return [act("step", id, names[hex]) for hex in hexes]

    def hindered(self, unit: Unit) -> bool:
        """Whether anything but the hex it goes to could hold the unit back."""
        hex, lie = unit.hex, self.hazards
        return hex in self.enemies or unit.damaged or hex in lie.storms or hex in lie.ramparts or unit.id in lie.frozen

    def must_go(self, unit: Unit) -> bool:
        """4.7 (R52): the ship's scouts succeeded, and it can still follow them."""
        return unit.must_go is not None and unit.must_go in self.steps(unit)

    def boardings(self, unit: Unit) -> list[Act]:
        """4.7 (R53): an army goes aboard an own ship on its hex, or ashore from it."""
        world, hex = self.world, unit.hex
        if unit.kind == "ship" or unit.turn_over or unit.steps >= MOST_STEPS:
            return []
        if unit.aboard is not None:
            legal = self.way(unit, hex, "disembark").legal
            return [act("disembark", unit.id, world.atlas.names[hex])] if legal else []
        ships = [one for one in world.units if one.kind == "ship" and one.hex == hex and one.owner == unit.owner]
        if hex in self.hazards.ramparts:
            ships = [ship for ship in ships if ship.inside == unit.inside]
        if not ships or not self.way(unit, hex, "embark").legal:
            return []
        return [act("embark", unit.id, ship.id) for ship in ships if world.cargo(ship.id) is None]

    def gates(self, unit: Unit) -> list[Act]:
        """4.7 (R51): in or out of a site, once a turn."""
        if unit.shifted or unit.turn_over or unit.aboard is not None or not self.open_to(unit.hex):
            return []
        return [act("leave" if unit.inside else "enter", unit.id, self.world.atlas.names[unit.hex])]

    def open_to(self, hex: int) -> bool:
        """4.7: there is a site of own or allied colour whose gates let units in and out."""
        tile = self.world.tiles[hex]
        if tile.site is None or tile.site.owner not in self.friends:
            return False
        return not tile.desolated and hex not in self.hazards.razed and hex not in self.hazards.ramparts

    def bound(self) -> bool:
        """4.7, 4.8 (R52, R59): a ship of the player must still follow its scouts, or make for port."""
        called = [unit for unit in self.own if unit.damaged or unit.must_go is not None]
        return any(self.must_go(unit) or self.makes_for_port(unit) for unit in called)

    def moves(self) -> list[Act]:
        """D8: everything that the player's units may do in the movement phase."""
        found: list[Act] = []
        world, names = self.world, self.world.atlas.names
        for unit in self.own:
            here = world.tiles[unit.hex]
            if unit.steps < MOST_STEPS:
                if unit.must_go is not None and self.must_go(unit):
                    found.append(act("step", unit.id, names[unit.must_go]))
                else:
                    found += self.marches(unit)
                    if here.terrain == "coast":
                        found += self.boardings(unit)
                if unit.steps and self.may_scout(unit):
                    found += self.missions(unit)
            if here.site is not None:
                found += self.gates(unit)
        return found

    # --- Fighting

    def attacks(self, hex: int, spent: frozenset[str]) -> list[Attack]:
        """D11 (R55, R101): who attacks whom on this hex."""
        world, name = self.world, self.world.atlas.names[hex]
        field = [unit for unit in world.in_field(hex) if unit.id not in spent]
        own = [unit for unit in field if unit.owner == self.seat and not unit.turn_over]
        foes = [unit for unit in field if unit.owner not in self.friends]
        return [Attack(name, one.id, other.id) for one in own for other in foes]

    def sieges(self, rolled: frozenset[str]) -> list[Unit]:
        """D14 (R43, R65): who may besiege the site on his hex; `rolled` are those who have, and their hexes."""
        world = self.world
        once, lie = world.options.siege_rolls == "one", self.hazards
        found = []
        for unit in self.own:
            if not unit.in_field or unit.id in rolled:
                continue
            site = world.tiles[unit.hex].site
            if site is None or site.owner in self.friends or site.owner == "neutral":
                continue
            if unit.hex in lie.ramparts or unit.hex in lie.razed or (once and world.atlas.names[unit.hex] in rolled):
                continue
            if unit.hex in self.enemies and not world.options.siege_with_field_enemy:
                continue
            found.append(unit)
        return found

    # --- Retreating

    def refuges(self, unit: Unit) -> Refuges:
        """4.8 (R45, R57): the walls on its hex, and free hexes of own or allied colour that it can pay for."""
        return self.at_the_gate(unit), tuple(self.retreats(unit))

    def at_the_gate(self, unit: Unit) -> bool:
        """4.8 (R45): whether there are walls on its hex that let it in."""
        return not unit.inside and self.open_to(unit.hex)

    def retreats(self, unit: Unit) -> Iterator[int]:
        """4.8 (R57): free hexes of own or allied colour that it can pay for."""
        if unit.owner == INDEPENDENT:
            return
        world = self.world
        reserve = world.reserves[unit.owner]
        for hex in world.atlas.neighbours[unit.hex]:
            if world.tiles[hex].owner in self.friends:
                found = self.way(unit, hex, "retreat")
                if found.legal and found.cost <= reserve:
                    yield hex

    def may_pursue(self, unit: Unit, to: int) -> bool:
        """4.8 (R58): nobody else holds the unit on the battle hex, and the way is open."""
        return unit.owner != INDEPENDENT and unit.hex not in self.enemies and self.way(unit, to, "pursuit").legal


# What the game adds to `move_check`: tiles face down, ramparts, and ships that must make for port (R59).
FACE_DOWN = StepVerdict(False, "unexplored", 0)
SHUT_IN, NOT_TO_PORT = (StepVerdict(False, reason, 0) for reason in ("rampart", "damaged"))  # type: ignore[arg-type]


def _only_own_differ(units: tuple[Unit, ...], before: tuple[Unit, ...], seat: Owner) -> bool:
    """Whether the same units are there as before, and no other's has changed."""
    if len(units) != len(before):
        return False
    changed = compress(zip(units, before, strict=True), map(is_not, units, before))
    return all(one.owner == seat and one.id == was.id for one, was in changed)


_last: dict[Owner, LegalMoves] = {}


def legal_moves(world: World, seat: Owner) -> LegalMoves:
    """The map as it lies before a player: one state is asked several times, and the next differs little from it."""
    last = _last.get(seat)
    if last is None or not (last.world is world or last.holds_in(world)):
        last = _last[seat] = LegalMoves(world, seat, last)
    return last
