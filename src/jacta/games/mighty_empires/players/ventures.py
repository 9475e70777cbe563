"""What a unit's ventures promise a player in this turn (4.30): to fight, besiege, talk, scout, stay or go.

Every worth is in points, the player's own minus the best opponent's; chances are the exact ones of `prospects`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import prod
from typing import NamedTuple

from jacta.games.mighty_empires.campaign.advance import embassy
from jacta.games.mighty_empires.campaign.engagements import fight_of, siege_of
from jacta.games.mighty_empires.campaign.legal import LegalMoves, legal_moves
from jacta.games.mighty_empires.campaign.missions import table_modifier
from jacta.games.mighty_empires.campaign.scouting import scout
from jacta.games.mighty_empires.inputs import Terrain
from jacta.games.mighty_empires.players.appraisal import Appraisal
from jacta.games.mighty_empires.players.dragonfire import WAKING, Dragonfire
from jacta.games.mighty_empires.players.prospects import (
    FightChances,
    Tidings,
    Welcome,
    fight_chances,
    siege_chances,
    tidings,
    welcome,
)
from jacta.games.mighty_empires.state.actions import Act, Attack
from jacta.games.mighty_empires.state.changes import put
from jacta.games.mighty_empires.state.procedures import given_for
from jacta.games.mighty_empires.state.world import INDEPENDENT, Site, Unit, World
from jacta.rules import Given

MOST_FOES = 2  # so many at most endanger a unit
TALKING = 6  # turns before the end from which it may pay to keep talking to a neutral site
# How often the first fire of the dragons destroys whoever woke them by entering their nest.
BURNT = 5 / 6


class Threat(NamedTuple):
    """An own site, the armies that besiege it or may come to, and how often they do."""

    site: Site
    besiegers: list[Unit]
    often: float


class Ventures:
    """What the units of a player could do from where they stand."""

    def __init__(self, mind: Appraisal) -> None:
        self.mind, self.world, self.seat, self.figures = mind, mind.world, mind.seat, mind.figures
        self._prospects: dict[str, float] = {}
        self._stays: dict[str, float] = {}
        self._goes: dict[tuple[str, int], float] = {}
        self._fights: dict[tuple[Unit, Unit], FightChances] = {}
        self._brings: dict[Tidings, float] = {}
        self._threats: dict[int, Threat | None] = {}
        self._dragons = Dragonfire(mind)

    @cached_property
    def legal_moves(self) -> LegalMoves:
        return legal_moves(self.world, self.seat)

    # --- On a hex

    def fight(self, world: World, attack: Attack) -> float:
        """A combat: what it destroys and weakens, on both sides."""
        return self._fought(world.unit(attack.target), fight_chances(*fight_of(world, attack)))

    def _fought(self, foe: Unit, chances: FightChances) -> float:
        gain = self.figures.guard if foe.owner == INDEPENDENT else self.mind.loss_of(foe.owner)
        won = chances.destroys + self.figures.broken * chances.breaks + self.figures.shaken * chances.shakes
        lost = chances.destroyed + self.figures.broken * chances.broken + self.figures.shaken * chances.shaken
        return won * gain - lost * self.mind.unit_worth

    def siege(self, world: World, unit: Unit) -> float:
        """A siege roll: the site, a breach, one of the garrison, or the besieger's end."""
        mind, chances = self.mind, siege_chances(siege_of(world, unit))
        site = world.tiles[unit.hex].site
        assert site is not None
        victim = mind.loss_of(site.owner) if isinstance(site.owner, int) else self.figures.guard
        spoils = (chances.captured + self.figures.breach * chances.weakened) * mind.prize(unit.hex)
        return spoils + chances.garrison_loss * victim - chances.destroyed * mind.unit_worth

    def presence(self, world: World, unit: Unit) -> float:
        """What this turn brings a unit in the field where it stands in that world."""
        mind, hex = self.mind, unit.hex
        foes = mind.hostile_in_field(hex)
        worth, cleared = 0.0, 1.0
        if foes:
            fights = [(foe, self._chances(world, unit, foe)) for foe in foes]
            worth, clears = max((self._fought(foe, chances), chances.clears) for foe, chances in fights)
            cleared = clears if len(foes) == 1 else 0.0
        return worth + self._taking(world, unit, cleared, relief=bool(foes))

    def _taking(self, world: World, unit: Unit, cleared: float, *, relief: bool) -> float:
        """The hex and its site, if nobody is in the way any more."""
        mind, hex = self.mind, unit.hex
        tile = world.tiles[hex]
        site = tile.site
        if site is not None and site.owner not in mind.friends and hex not in mind.razed:
            return 0.0 if hex in mind.ramparts else self._walls(world, unit, site, cleared)
        if tile.owner == self.seat:
            if not relief:
                return self.guarding(unit)
            return cleared * (mind.values.hex + (self.figures.relief * mind.site_worth(site) if site else 0.0))
        if tile.owner in mind.friends or tile.terrain == "marsh":
            return 0.0
        return cleared * mind.prize(hex)

    def _walls(self, world: World, unit: Unit, site: Site, cleared: float) -> float:
        """Somebody else's site: it is talked to, or besieged and its harvest denied."""
        mind, hex = self.mind, unit.hex
        others = [one for one in world.in_field(hex) if one.owner == self.seat and one.id != unit.id]
        if site.owner != "neutral":
            ration = self.figures.ration if mind.turns_left and not others else 0.0
            denied = mind.values.harvest[site.type] * ration * mind.share(site.owner)
            return denied + cleared * self._left_to_take(world, others) * max(0.0, self.siege(world, unit))
        if others:
            return 0.0
        met = welcome(embassy(world, hex, unit))
        seasons = self._talks(met, spoken=self.seat in world.tiles[hex].contact)
        return seasons * (met.allied * mind.prize(hex) + met.hostile * self.figures.hostile_found)

    def _talks(self, met: Welcome, *, spoken: bool) -> float:
        """How many seasons of talks there will be until a site takes sides, what is later counting for less.

        Only near the end: before, whoever goes on takes more in the years to come than he counts.
        """
        patience = self.figures.patience if self.mind.turns_left < TALKING else 0.0
        undecided = patience * (1.0 - met.allied - met.hostile)
        return sum(undecided**season for season in range(spoken, 1 + self.mind.turns_left))

    def _left_to_take(self, world: World, others: Sequence[Unit]) -> float:
        """How often a site still stands when those of ours who are there already have besieged it."""
        return prod(1.0 - siege_chances(siege_of(world, one)).captured for one in others)

    def peril(self, unit: Unit, hex: int) -> float:
        """What enemies next door may do to a unit that is not at its best."""
        weakness = -min(0, unit.next_roll + self.world.modifier(unit))
        if not weakness:
            return 0.0
        beside = (hex, *self.world.atlas.neighbours[hex])
        foes = sum(foe.owner != INDEPENDENT for near in beside for foe in self.mind.hostile_in_field(near))
        return min(foes, MOST_FOES) * weakness * self.figures.peril * self.mind.unit_worth

    def walls(self, unit: Unit, hex: int) -> float:
        """What a unit has of being behind the walls of an own site and not before them, where it must be beaten."""
        threat = self._threat(hex)
        if threat is None:
            return 0.0
        site, besiegers, often = threat
        outside = unit._replace(hex=hex, inside=False)
        before = put(self.world, outside)
        beaten = self._beaten(before, outside, besiegers[0])
        falls_outside = beaten.clears * self._falls(before, besiegers)
        falls_inside = self._falls(put(before, outside._replace(inside=True)), besiegers)
        saved = (falls_outside - falls_inside) * self.mind.prize_of(site)
        return often * (saved + (beaten.destroys - falls_inside) * self.mind.unit_worth)

    def guarding(self, unit: Unit) -> float:
        """What it is worth to stand before an own site that enemies may come to: they must beat the guard first."""
        others = any(one.owner == self.seat and one.id != unit.id for one in self.mind.field.get(unit.hex, ()))
        threat = None if others else self._threat(unit.hex)
        if threat is None:
            return 0.0
        site, besiegers, often = threat
        before = put(self.world, unit)
        held = 1.0 - self._beaten(before, unit, besiegers[0]).clears
        return often * held * self._falls(before, besiegers) * self.mind.prize_of(site)

    def _threat(self, hex: int) -> Threat | None:
        if hex not in self._threats:
            self._threats[hex] = self._threat_to(hex)
        return self._threats[hex]

    def _threat_to(self, hex: int) -> Threat | None:
        mind, site = self.mind, self.world.tiles[hex].site
        if site is None or site.owner != self.seat or hex in mind.razed or hex in mind.ramparts:
            return None
        here = [foe for foe in mind.hostile_in_field(hex) if foe.owner != INDEPENDENT]
        near = [foe for one in self.world.atlas.neighbours[hex] for foe in mind.hostile_in_field(one)]
        coming = [foe for foe in near if foe.owner != INDEPENDENT and foe.kind == "army"]
        besiegers, often = (here, 1.0) if here else (coming, self.figures.coming)
        fresh = [foe._replace(hex=hex, siege_bonus=None, marched=False) for foe in besiegers]
        return Threat(site, fresh, often) if fresh else None

    def _falls(self, world: World, besiegers: Sequence[Unit]) -> float:
        """How often one of them takes the site in a turn."""
        return 1.0 - prod(1.0 - siege_chances(siege_of(put(world, foe), foe)).captured for foe in besiegers)

    def _beaten(self, world: World, unit: Unit, foe: Unit) -> FightChances:
        """How a unit before the walls fares against a besieger."""
        return self._chances(put(world, foe), foe, unit)

    def _chances(self, world: World, one: Unit, other: Unit) -> FightChances:
        """How one unit fares against another, in the world of this turn but for where the two stand."""
        found = self._fights.get((one, other))
        if found is None:
            attack = Attack(world.atlas.names[other.hex], one.id, other.id)
            found = self._fights[one, other] = fight_chances(*fight_of(world, attack))
        return found

    # --- To stay or to go

    def staying(self, unit: Unit) -> float:
        """What a unit has of staying where it is."""
        found = self._stays.get(unit.id)
        if found is None:
            here = self.presence(self.world, unit) - self.peril(unit, unit.hex) if unit.in_field else 0.0
            found = self._stays[unit.id] = here + self.figures.potential * self.mind.potential(unit, unit.hex)
        return found

    def going(self, unit: Unit, hex: int) -> float:
        """What a unit has of a step to a hex, beyond staying; nobody goes hungry."""
        found = self._goes.get((unit.id, hex))
        if found is None:
            found = self._goes[unit.id, hex] = self._going(unit, hex)
        return found

    def _going(self, unit: Unit, hex: int) -> float:
        cost = self.legal_moves.way(unit, hex, "step").cost
        if cost > self.world.reserves[self.seat]:
            return -self.mind.unit_worth
        marched = unit.marched or (unit.steps > 0 and unit.id not in self.legal_moves.swift)
        there = unit._replace(hex=hex, inside=False, siege_bonus=None, hunger=0, marched=marched)
        gain = self.presence(put(self.world, there), there) - self.peril(unit, hex) + self.mind.rations(-cost)
        if self.world.tiles[hex].nest:
            gain += self._woken(hex) - WAKING * BURNT * self.mind.unit_worth
        return gain + self.figures.potential * self.mind.potential(unit, hex, without=hex) - self.staying(unit)

    def _woken(self, hex: int) -> float:
        """What it is worth to come near a nest, which may wake."""
        return WAKING * self._dragons.fury(hex)

    def prospect(self, unit: Unit) -> float:
        """The best that a unit can have of this turn without scouts."""
        found = self._prospects.get(unit.id)
        if found is None:
            here = self.staying(unit) - self.figures.potential * self.mind.potential(unit, unit.hex)
            best = max((self.going(unit, hex) for hex in self.legal_moves.steps(unit)), default=0.0)
            found = self._prospects[unit.id] = max(0.0, here + max(0.0, best))
        return found

    # --- Scouts

    def mission(self, act: Act) -> float:
        """What a mission promises, over everything that the scouts may report."""
        world, mind = self.world, self.mind
        unit, hex = world.unit(act.unit), world.atlas.by_name[act.to]
        known = next((one for one in world.concealed if one.hex == hex), None)
        terrain = known.terrain if known else world.tiles[hex].terrain
        worth = 0.0
        for ground, chance in [(terrain, 1.0)] if terrain else mind.unseen:
            opened = self._opened(unit, hex, ground)
            told = tidings(self._mission_of(unit, hex, ground), known.roll if known else None)
            worth += chance * self._reported(told, unit, hex, opened)
        return worth

    def _mission_of(self, unit: Unit, hex: int, terrain: Terrain) -> Given:
        tile = self.world.tiles[hex]
        return given_for(
            scout,
            self.world,
            terrain=terrain,
            unit=unit.kind,
            site_present=tile.site is not None,
            nest=tile.nest,
            **table_modifier(self.world, unit.id),
        )

    def _opened(self, unit: Unit, hex: int, terrain: Terrain) -> float:
        """What it is worth that the unit can go there, beyond what it can do anyway."""
        mind, cost = self.mind, 2 if terrain in ("mountain", "marsh") and unit.kind == "army" else 1
        if terrain == "marsh":
            return 0.0
        if mind.world.tiles[hex].site is not None:
            return max(0.0, self.figures.talk * mind.prize(hex) - self.prospect(unit))
        way = self.figures.way_opened if mind.harvests_this_year else 0.0
        if cost > self.world.reserves[self.seat]:
            return way
        step = mind.values.hex + mind.ground_worth(hex) + mind.rations(-cost)
        return way + max(0.0, step - self.prospect(unit))

    def _brought(self, told: Tidings) -> float:
        """What scouts bring home from wherever they went."""
        found = self._brings.get(told)
        if found is None:
            found = sum([p * self.mind.rations(more) for more, p in told.rations])
            found = self._brings[told] = found + self.figures.modifier * told.modifier
        return found

    def _reported(self, told: Tidings, unit: Unit, hex: int, opened: float) -> float:
        mind = self.mind
        lost = self.figures.lost_ground * (mind.values.hex + mind.ground_worth(hex)) if mind.turns_left else 0.0
        worth = self._brought(told)
        worth += (
            told.neutral * (self.figures.neutral_found - lost)
            + told.hostile * (self.figures.hostile_found - lost)
            + told.opened * opened
        )
        if told.awake or told.asleep:
            worth += told.awake * self._dragons.fury(hex) + told.asleep * self.figures.nest
        return worth - told.turn_over * self.prospect(unit)
