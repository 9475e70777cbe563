"""What a unit's ventures promise a player in this turn (4.30): to fight, besiege, talk, scout, stay or go.

Every worth is in points, the player's own minus the best opponent's; chances are the exact ones of `prospects`.
"""

from __future__ import annotations

from functools import cached_property

from jacta.games.mighty_empires.campaign.advance import embassy
from jacta.games.mighty_empires.campaign.engagements import fight_of, siege_of
from jacta.games.mighty_empires.campaign.legal import LegalMoves
from jacta.games.mighty_empires.campaign.missions import table_modifier
from jacta.games.mighty_empires.campaign.scouting import scout
from jacta.games.mighty_empires.inputs import Terrain
from jacta.games.mighty_empires.players.appraisal import RATION, Appraisal
from jacta.games.mighty_empires.players.prospects import (
    FightChances,
    Tidings,
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

# A beaten unit is as good as destroyed in so many cases.
BROKEN, SHAKEN = 0.4, 0.2
# A guard out of the way.
GUARD = 0.3
# How much of a site is won by weakening it, and by freeing an own one from a siege.
BREACH, RELIEF = 0.125, 0.5
# A place from which much can be taken, against the taking itself.
POTENTIAL = 0.3
# What an enemy next door takes from a unit, for each point that it is weakened by.
PERIL, MOST_FOES = 0.04, 2
# What scouts are worth beyond this turn's step: the way that they open, and what they may meet.
WAY_OPENED, NEUTRAL_FOUND, HOSTILE_FOUND, TALK = 0.15, 0.6, -0.3, 0.16
MODIFIER, NEST, FURY = 0.12, -0.5, -1.5
# A unit that enters a nest: how often it wakes the dragons, and how often their first fire destroys it.
WAKING, BURNT = 1 / 3, 5 / 6
# A site next to which an enemy stands is besieged by him in so many cases.
COMING = 0.3


class Ventures:
    """What the units of a player could do from where they stand."""

    def __init__(self, mind: Appraisal) -> None:
        self.mind, self.world, self.seat = mind, mind.world, mind.seat
        self._prospects: dict[str, float] = {}
        self._stays: dict[str, float] = {}

    @cached_property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self.world, self.seat)

    # --- On a hex

    def fight(self, world: World, attack: Attack) -> float:
        """A combat: what it destroys and weakens, on both sides."""
        chances = _chances(world, attack)
        other = world.unit(attack.target).owner
        gain = GUARD if other == INDEPENDENT else self.mind.loss_of(other)
        won = chances.destroys + BROKEN * chances.breaks + SHAKEN * chances.shakes
        lost = chances.destroyed + BROKEN * chances.broken + SHAKEN * chances.shaken
        return won * gain - lost * self.mind.unit_worth

    def siege(self, world: World, unit: Unit) -> float:
        """A siege roll: the site, a breach, one of the garrison, or the besieger's end."""
        mind, chances = self.mind, siege_chances(siege_of(world, unit))
        site = world.tiles[unit.hex].site
        assert site is not None
        victim = mind.loss_of(site.owner) if isinstance(site.owner, int) else GUARD
        spoils = (chances.captured + BREACH * chances.weakened) * mind.prize(unit.hex)
        return spoils + chances.garrison_loss * victim - chances.destroyed * mind.unit_worth

    def presence(self, world: World, unit: Unit) -> float:
        """What this turn brings a unit in the field where it stands in that world."""
        mind, hex = self.mind, unit.hex
        foes = mind.hostile_in_field(hex)
        worth, cleared = 0.0, 1.0
        if foes:
            attacks = [Attack(world.atlas.names[hex], unit.id, foe.id) for foe in foes]
            attack = max(attacks, key=lambda one: self.fight(world, one))
            worth = self.fight(world, attack)
            cleared = _chances(world, attack).clears if len(foes) == 1 else 0.0
        return worth + self._taking(world, unit, cleared, relief=bool(foes))

    def _taking(self, world: World, unit: Unit, cleared: float, *, relief: bool) -> float:
        """The hex and its site, if nobody is in the way any more."""
        mind, hex = self.mind, unit.hex
        tile = world.tiles[hex]
        site = tile.site
        if site is not None and site.owner not in mind.friends and hex not in mind.razed:
            return 0.0 if hex in mind.ramparts else self._walls(world, unit, site, cleared)
        if tile.owner == self.seat:
            freed = mind.values.hex + RELIEF * mind.site_worth(site) if site else float(mind.values.hex)
            return cleared * freed if relief else 0.0
        if tile.owner in mind.friends or tile.terrain == "marsh":
            return 0.0
        return cleared * mind.prize(hex)

    def _walls(self, world: World, unit: Unit, site: Site, cleared: float) -> float:
        """Somebody else's site: it is talked to, or besieged and its harvest denied."""
        mind, hex = self.mind, unit.hex
        if site.owner != "neutral":
            denied = mind.values.harvest[site.type] * RATION * mind.share(site.owner) if mind.turns_left else 0.0
            return denied + cleared * max(0.0, self.siege(world, unit))
        if self.seat in world.tiles[hex].contact:
            return 0.0
        met = welcome(embassy(world, hex, unit))
        return met.allied * mind.prize(hex) + met.hostile * HOSTILE_FOUND

    def peril(self, unit: Unit, hex: int) -> float:
        """What enemies next door may do to a unit that is not at its best."""
        weakness = -min(0, unit.next_roll + self.world.modifier(unit))
        if not weakness:
            return 0.0
        beside = (hex, *self.world.atlas.neighbours[hex])
        foes = sum(foe.owner != INDEPENDENT for near in beside for foe in self.mind.hostile_in_field(near))
        return min(foes, MOST_FOES) * weakness * PERIL * self.mind.unit_worth

    def walls(self, unit: Unit, hex: int) -> float:
        """What a unit behind the walls of an own site adds to them: how much less often the enemies near take it."""
        tile, world, mind = self.world.tiles[hex], self.world, self.mind
        site = tile.site
        if site is None or site.owner != self.seat:
            return 0.0
        here = [foe for foe in mind.hostile_in_field(hex) if foe.owner != INDEPENDENT]
        near = [foe for one in world.atlas.neighbours[hex] for foe in mind.hostile_in_field(one)]
        coming = [foe for foe in near if foe.owner != INDEPENDENT and foe.kind == "army"]
        besiegers, often = (here, 1.0) if here else (coming, COMING)
        if not besiegers:
            return 0.0
        besieger = besiegers[0]._replace(hex=hex, siege_bonus=None)
        without = put(put(world, besieger), unit._replace(hex=hex, inside=False))
        within = put(without, unit._replace(hex=hex, inside=True))
        taken = [siege_chances(siege_of(one, besieger)).captured for one in (without, within)]
        return often * len(besiegers) * (taken[0] - taken[1]) * mind.prize_of(site)

    # --- To stay or to go

    def staying(self, unit: Unit) -> float:
        """What a unit has of staying where it is."""
        found = self._stays.get(unit.id)
        if found is None:
            here = self.presence(self.world, unit) - self.peril(unit, unit.hex) if unit.in_field else 0.0
            found = self._stays[unit.id] = here + POTENTIAL * self.mind.potential(unit, unit.hex)
        return found

    def going(self, unit: Unit, hex: int) -> float:
        """What a unit has of a step to a hex, beyond staying; nobody goes hungry."""
        cost = self.legal_moves.way(unit, hex, "step").cost
        if cost > self.world.reserves[self.seat]:
            return -self.mind.unit_worth
        marched = unit.marched or (unit.steps > 0 and unit.id not in self.legal_moves.swift)
        there = unit._replace(hex=hex, inside=False, siege_bonus=None, hunger=0, marched=marched)
        gain = self.presence(put(self.world, there), there) - self.peril(unit, hex) + self.mind.rations(-cost)
        if self.world.tiles[hex].nest:
            gain -= WAKING * (BURNT * self.mind.unit_worth - FURY)
        return gain + POTENTIAL * self.mind.potential(unit, hex, without=hex) - self.staying(unit)

    def prospect(self, unit: Unit) -> float:
        """The best that a unit can have of this turn without scouts."""
        found = self._prospects.get(unit.id)
        if found is None:
            here = self.staying(unit) - POTENTIAL * self.mind.potential(unit, unit.hex)
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
            for told, p in tidings(self._mission_of(unit, hex, ground), known.roll if known else None):
                worth += chance * p * self._reported(told, unit, opened)
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
            return max(0.0, TALK * mind.prize(hex) - self.prospect(unit))
        if cost > self.world.reserves[self.seat]:
            return WAY_OPENED
        step = 1.0 + mind.ground_worth(hex) + mind.rations(-cost)
        return WAY_OPENED + max(0.0, step - self.prospect(unit))

    def _reported(self, told: Tidings, unit: Unit, opened: float) -> float:
        worth = self.mind.rations(told.rations) + MODIFIER * told.modifier
        if told.dragons is not None:
            worth += FURY if told.dragons == "awake" else NEST
        if told.turn_over:
            return worth - self.prospect(unit)
        if told.status is not None:
            return worth + (HOSTILE_FOUND if told.status == "hostile" else NEUTRAL_FOUND)
        return worth + opened if told.explored else worth


def _chances(world: World, attack: Attack) -> FightChances:
    return fight_chances(*fight_of(world, attack))
