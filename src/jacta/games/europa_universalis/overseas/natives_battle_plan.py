"""2.6.1, 2.6.4, 2.8.3 and 2.8.4: the two sides of a battle against natives, and what their dice really cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.battle_states import SECOND_DAY, Arms, BreakOffPolicy, Groups
from jacta.games.europa_universalis.combat.blows import Column, reduction
from jacta.games.europa_universalis.combat.losses import compared, varied
from jacta.games.europa_universalis.combat.profiles import ByCounters, StackCounter
from jacta.games.europa_universalis.combat.technology import FireEffect
from jacta.games.europa_universalis.inputs import (
    FULL_STACK,
    THIRDS,
    Adjustment,
    FirstOfLeader,
    Halves,
    Leader,
    Morale,
    Nation,
    Period,
    Quality,
    Size,
    Tech,
    Terrain,
    missing,
    refuse,
)
from jacta.games.europa_universalis.overseas.natives import (
    POINTS_IN_DT,
    NativeForce,
    NativeGroup,
    NativePoints,
    OverseasDetachments,
    detachments_left,
    fighting_detachments,
    fighting_points,
    native_force,
    natives_killed,
    points_lost,
)
from jacta.games.europa_universalis.sea_options import FleetRules, NativesBattleOptions
from jacta.rules import Given, Rules, Stated, remembered

Party: TypeAlias = Literal["europeans", "natives"]
PARTIES: tuple[Party, Party] = ("europeans", "natives")
DC_REDUCTION, DC_MOST = 4, 2  # 2.8.3, in halves: DC alone inflict 2 less, and 1 at most


# --- Inputs


class BattleParty(Stated):
    """What both sides state. A `break_off` left out is the owner's decision.

    Where the Europeans state their technology, columns, morale, size and modifiers are worked out of it, of terrain and
    leaders (see `natives_arms`), and the modifiers stated come on top. Where they do not, everything is stated, and
    each modifier is the sum of everything.
    """

    tech: Tech | None = None
    fire: Leader = 0
    shock: Leader = 0
    fire_column: Column | None = None
    shock_column: Column | None = None
    morale: Morale | None = None
    size: Size | None = None
    fire_mod: Adjustment = 0
    shock_mod: Adjustment = 0
    pursuit_mod: Adjustment = 0
    manoeuvre: FirstOfLeader = 0
    break_off: BreakOffPolicy = "never"


class NativeParty(BattleParty):
    points: NativePoints
    group: NativeGroup | None = None


class EuropeanParty(ByCounters, BattleParty):
    """Detachments, armies counted in them; under `ships` without army, their strength points."""

    nation: Nation | None = None
    quality: Quality = "conscript"
    tercios: bool = False
    cavalry: Halves | None = None

    dt: OverseasDetachments = 0
    dc: Annotated[int, Field(ge=0, le=2)] = 0
    has_army: bool = False
    points: Annotated[int, Field(ge=1, le=140)] | None = None
    fire_effect: FireEffect = "full"

    @classmethod
    def following(cls, counters: Sequence[StackCounter]) -> dict[str, Any]:
        """2.8.3: DC are counted apart."""
        full = [one for one in counters if one.type != "DC"]
        dt = sum(one.thirds for one in full) // THIRDS
        owners = {one.owner for one in counters}
        nation = {"nation": owners.pop()} if len(owners) == 1 else {}
        return {**super().following(counters), **nation, "dt": dt, "dc": len(counters) - len(full)}


class NativesBattle(Given):
    fleet_rules: FleetRules = "detachments"
    natives: NativeParty
    europeans: EuropeanParty
    natives_attack: bool = False
    period: Period | None = None
    terrain: Terrain = "plain"
    options: NativesBattleOptions = NativesBattleOptions()

    @model_validator(mode="after")
    def the_europeans_fit_the_rules(self) -> NativesBattle:
        own, ships = self.europeans, self.fleet_rules == "ships"
        if not own.dt and (ships or not own.dc):
            raise refuse("europeans.dt", "no-stack")
        if own.dc and ships:
            raise refuse("europeans.dc", "not-here")
        if own.points is not None and (not ships or own.has_army or own.points > POINTS_IN_DT * own.dt):
            raise refuse("europeans.points", "no-points")
        return self

    @model_validator(mode="after")
    def figures_are_stated_or_can_be_worked_out(self) -> NativesBattle:
        if self.worked_out:
            wanted: list[tuple[str, object]] = [("period", self.period), ("natives.group", self.natives.group)]
            own = self.europeans
            if not own.counters and (own.size is None or own.cavalry is None):
                wanted.append(("europeans.nation", own.nation))
        else:
            figures = ("shock_column", "morale", "size")
            wanted = [(f"{who}.{key}", getattr(self.party(who), key)) for who in PARTIES for key in figures]
        for key, found in wanted:
            if found is None:
                raise missing(key)
        return self

    @property
    def worked_out(self) -> bool:
        """Whether columns and modifiers follow from technology and leaders; else they are stated."""
        return self.europeans.tech is not None

    def party(self, who: Party) -> BattleParty:
        return self.europeans if who == "europeans" else self.natives

    @property
    def order(self) -> tuple[Party, Party]:
        """2.2.2 B: who may break off first: the defender."""
        return ("europeans", "natives") if self.natives_attack else ("natives", "europeans")

    @property
    def host(self) -> NativeForce:
        return native_force(self.natives.points, self.fleet_rules)

    @property
    def strength_points(self) -> int:
        """2.6: the strength points of the Europeans under `ships`."""
        own = self.europeans
        return POINTS_IN_DT * own.dt if own.points is None else own.points

    @property
    def most_killed(self) -> int | None:
        """2.6.4 "En combat": without army counter a force kills no more points than it has."""
        return self.strength_points if self.fleet_rules == "ships" and not self.europeans.has_army else None


# --- The arms


def arms_of(who: Party, given: NativesBattle, rules: Rules) -> Arms:
    """2.6.1, 2.8.4: what this side rolls with, as stated; every modifier is less on the second day."""
    own = given.party(who)
    assert own.shock_column is not None
    return Arms(
        fire=own.fire_column,
        fire_effect=given.europeans.fire_effect if who == "europeans" else "full",
        shock=own.shock_column,
        fire_modifiers=(own.fire_mod, own.fire_mod + SECOND_DAY),
        shock_modifiers=(own.shock_mod, own.shock_mod + SECOND_DAY),
        pursuit_modifier=own.pursuit_mod,
        manoeuvre=own.manoeuvre,
        break_off=None if own.left_out("break_off") else own.break_off,
        groups=groups_of(given, rules) if who == "natives" else None,
    )


def groups_of(given: NativesBattle, rules: Rules) -> Groups:
    """2.6.1, 2.8.4: only the last group of natives is a small stack; natives that are no more than DC inflict as DC."""
    host = given.host
    spare = DC_REDUCTION
    if host.combat_dt:
        spare = reduction(host.last_group, rules) if host.last_group else 0
    return Groups(host.dice, host.full_groups, spare, given.options.native_stars == "all")


# --- What the dice really cost


class InflictedOverseas(NamedTuple):
    """The running totals in halves: by the Europeans, and by the natives less what their last group takes off."""

    europeans: int = 0
    natives: int = 0


@remembered
def by_europeans(raw: int, given: NativesBattle, rules: Rules) -> int:
    """2.2.4; 2.6.4, 2.8.3: the real losses of the natives, in halves."""
    own = given.europeans
    if given.fleet_rules == "ships":
        strength = own.dt if own.has_army else fighting_points(given.strength_points)
    else:
        strength = fighting_detachments(own.dt, own.dc)
    spare, most = (reduction(strength, rules), 2 * min(strength, FULL_STACK)) if strength else (DC_REDUCTION, DC_MOST)
    line0 = min(max(0, raw - spare), most)
    return varied(compared(size_of("europeans", given), size_of("natives", given), rules), line0, rules)


@remembered
def by_natives(inflicted: int, given: NativesBattle, rules: Rules) -> int:
    """2.2.4; 2.6.1, 2.8.4: the real losses of the Europeans, in halves."""
    line0 = min(inflicted, 2 * given.host.combat_dt or DC_MOST)
    return varied(compared(size_of("natives", given), size_of("europeans", given), rules), line0, rules)


def size_of(who: Party, given: NativesBattle) -> int:
    size = given.party(who).size
    assert size is not None
    return size


def natives_lost(halves: int, given: NativesBattle) -> int:
    """2.6.1, 2.8.3: the points that these losses kill."""
    return points_lost(natives_killed(halves), given.natives.points, given.most_killed).points_lost


def europeans_gone(halves: int, given: NativesBattle) -> bool:
    """2.6.4, 2.8.3: whether these losses leave nothing."""
    if given.fleet_rules == "ships":
        return POINTS_IN_DT * halves >= 2 * given.strength_points
    left = detachments_left(halves, given.europeans.dt, given.europeans.dc)
    return not (left.dt_left or left.dc_left)
