"""2.3.1: the assault on a fortress: one fire and one shock, the garrison's losses, then the walls'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.combat.blows import Blow, blow, reduction, told_blow
from jacta.games.europa_universalis.combat.losses import suffered
from jacta.games.europa_universalis.combat.profiles import ByCounters, ByProfile, StackCounter, stack_artillery
from jacta.games.europa_universalis.combat.technology import (
    TECHNOLOGY_TABLES,
    effect_of,
    fires,
    morale_of,
    softened,
)
from jacta.games.europa_universalis.inputs import (
    FULL_STACK,
    TECHS,
    WORTH,
    Detachments,
    Leader,
    Level,
    Map,
    Morale,
    Period,
    Quality,
    Tech,
    number,
    refuse,
    signed,
    told_halves,
)
from jacta.games.europa_universalis.options import AssaultOptions
from jacta.games.europa_universalis.pieces.fortress import Fortress
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.rules import Given, Move, Role, Roll, Rules, Step, done, goto, note, procedure

Reason: TypeAlias = Literal["automatic", "besieger_eliminated", "walls", "morale", "held"]

FORT = 0
FORT_RESISTANCE = 1  # 2.6.3: half a loss
STORMERS: dict[str, int] = {"turkey": 3, "russia": 3, "poland": 2}  # until 1614 and 1559: the last period
ROUTED_BESIEGER = 1  # half a loss more
BREACH = 2  # one loss less for each roll of the besieged
ARTILLERY = ((6, 2), (4, 1))  # artillery per level, and what it takes back of the level's malus

# --- Inputs


class Stormer(ByCounters):
    """Who assaults, with the A+ of a nation that storms."""

    dt: Detachments
    tech: Tech
    quality: Quality = "conscript"
    tercios: bool = False
    morale: Morale | None = None
    has_army: bool = True
    artillery: Annotated[int, Field(ge=0, le=1_000)] = 0
    a_plus: Annotated[int, Field(ge=0, le=3)] = 0
    nation: Literal["turkey", "russia", "poland", "other"] = "other"
    fire: Leader = 0
    shock: Leader = 0

    @classmethod
    def following(cls, counters: Sequence[StackCounter]) -> dict[str, Any]:
        """2.3.1: with the nation that storms, and its A+."""
        storming = Counter(one.owner for one in counters if one.type == "A+" and one.owner in STORMERS)
        nation, a_plus = max(storming.items(), key=lambda pair: pair[1], default=("other", 0))
        return {**super().following(counters), "nation": nation, "a_plus": a_plus}

    def guns(self, period: int, rules: Rules) -> int:
        """2.3.1: the artillery stated, else that of the armies among the counters."""
        if not self.left_out("artillery"):
            return self.artillery
        return stack_artillery(self.counters, period, rules, "besieger.counters")


class Garrison(ByProfile):
    """Who holds the fortress, and the troops shut in."""

    dt: Annotated[int, Field(ge=0, le=20)] = 0
    tech: Tech
    quality: Quality = "veteran"
    tercios: bool = False
    morale: Morale | None = None
    non_european: bool = False
    fire: Leader = 0
    shock: Leader = 0


def map_of(level: int, stated: Map | None) -> Map:
    """R49: forts stand overseas unless the caller says otherwise."""
    return stated or ("overseas" if level == FORT else "europe")


class Assault(Given):
    level: Level
    breach: bool = False
    base_level: Level = 0
    period: Period
    map: Map | None = None
    besieger: Stormer
    besieged: Garrison
    options: AssaultOptions = AssaultOptions()

    @model_validator(mode="after")
    def fortress_and_army_make_sense(self) -> Assault:
        if self.base_level > self.level:
            raise refuse("base_level", "base-level", level=self.level, base=self.base_level)
        if WORTH["A+"] * self.besieger.a_plus > self.besieger.dt:
            raise refuse("besieger.a_plus", "a-plus-above", dt=self.besieger.dt, a_plus=self.besieger.a_plus)
        return self

    @property
    def where(self) -> Map:
        return map_of(self.level, self.map)


# --- States and outcome


class Storm(NamedTuple):
    """The morale left on both sides."""

    besieger: int
    besieged: int


class RawAssaultLosses(NamedTuple):
    """The running totals, in halves: what each side has inflicted by its dice."""

    besieger: int = 0
    besieged: int = 0


class AssaultOutcome(NamedTuple):
    captured: bool
    reason: Reason
    besieger_losses: int | Fraction
    garrison_losses: int | Fraction
    besieger_routed: bool
    besieged_routed: bool
    new_level: int


# --- Résistance, Modificateurs


def resistance(given: Assault, rules: Rules) -> int:
    """2.3.1, Résistance de la forteresse; 2.6.3 (R44): in halves; less after a breach, or before storming A+."""
    if given.breach:
        return int(2 * rules.table("breach_resistance").at(given.level))
    full = FORT_RESISTANCE if given.level == FORT else 2 * given.level
    if given.period > STORMERS.get(given.besieger.nation, 0):
        return full
    return max(0, full - given.besieger.a_plus)


def technology_modifier(garrison: Tech) -> int:
    """2.3.1, Modificateurs: easier against medieval walls, harder from the arquebus on."""
    if garrison == "medieval":
        return 1
    return -1 if TECHS.index(garrison) >= TECHS.index("arquebus") else 0


def shock_modifier(given: Assault) -> int:
    """2.3.1, Modificateurs (R43): technology, the level without breach, and the better leader."""
    malus = 0 if given.breach else given.level
    leaders = max(0, given.besieger.shock - given.besieged.shock)
    return technology_modifier(given.besieged.tech) - malus + leaders


def fire_modifier(given: Assault, rules: Rules) -> int:
    """2.3.1, Modificateurs (R20, R43): the same, but artillery takes back part of the level's malus."""
    malus = 0 if given.breach else given.level
    guns = given.besieger.guns(given.period, rules)
    taken_back = next((most for per, most in ARTILLERY if guns >= per * given.level), 0)
    leaders = max(0, given.besieger.fire - given.besieged.fire)
    return technology_modifier(given.besieged.tech) - malus + min(malus, taken_back) + leaders


# --- Les rounds d'assaut

ASSAULT_TABLES = ("assault", "stack_loss_reduction", "breach_resistance", *TECHNOLOGY_TABLES)
ARTILLERY_TABLES = ("artillery_rate", "artillery_rate_by_class", "nation_class")

BESIEGER = Role(
    Stack,
    lambda stack: {"period": stack.period, "besieger": stack.in_assault},
    lambda stack, outcome, given: stack.after_losses(outcome.besieger_losses, given.where),
)
BESIEGED = Role(
    Fortress,
    lambda place: {
        "level": place.level,
        "base_level": place.base_level,
        "breach": place.breach,
        "besieged": place.in_assault,
    },
    lambda place, outcome: place.stormed(outcome),
)


def assault_tables(given: Assault) -> tuple[str, ...]:
    return (*ASSAULT_TABLES, *ARTILLERY_TABLES) if given.besieger.counters else ASSAULT_TABLES


@procedure(
    passage="2.3.1 L'assaut",
    tables=assault_tables,
    tally=RawAssaultLosses,
    roles={"besieger": BESIEGER, "besieged": BESIEGED},
    aims={"besieger": "captured=true", "besieged": "captured=false"},
    examples=(
        {
            "level": 1,
            "period": 3,
            "besieger": {"dt": 8, "tech": "musket", "artillery": 6},
            "besieged": {"tech": "medieval", "dt": 1},
        },
        {
            "level": 1,
            "period": 4,
            "besieger": {"dt": 8, "tech": "arquebus", "a_plus": 2, "nation": "turkey"},
            "besieged": {"tech": "renaissance"},
        },
        {
            "level": 3,
            "breach": True,
            "period": 4,
            "besieger": {"dt": 6, "tech": "musket", "quality": "veteran", "fire": 1},
            "besieged": {"tech": "musket", "dt": 2, "shock": 2},
        },
    ),
)
def assault(given: Assault, rules: Rules) -> Move[AssaultOutcome]:
    """2.3.1: a fortress is stormed; a breached and empty fort falls at once."""
    if given.level == FORT and given.breach and not given.besieged.dt:
        return done(AssaultOutcome(True, "automatic", 0, 0, False, False, level_after(given, captured=True)))
    besieger, besieged = given.besieger, given.besieged
    storm = Storm(
        besieger.morale or morale_of(besieger.tech, besieged.tech, besieger.quality, besieger.tercios, rules),
        besieged.morale or morale_of(besieged.tech, besieger.tech, besieged.quality, besieged.tercios, rules),
    )
    told = note(
        "fortress",
        resistance=told_halves(resistance(given, rules)),
        fire=signed(fire_modifier(given, rules)),
        shock=signed(shock_modifier(given)),
        besieger=storm.besieger,
        besieged=storm.besieged,
    )
    return goto(besieger_fires, storm, told)


def besieger_fires(storm: Storm, given: Assault, rules: Rules) -> Step:
    """2.3.1, Les rounds d'assaut (R21): the besieger's fire, by technology as in the field."""
    besieger, besieged = given.besieger, given.besieged
    if not fires(besieger.tech, besieger.has_army, besieged.tech, besieged.non_european):
        return goto(besieged_fire, storm)
    return Roll("besieger_fire", d10.plus(fire_modifier(given, rules)), then=besieger_fired, who="besieger")


def besieger_fired(storm: Storm, die: int, given: Assault, rules: Rules) -> Move:
    printed = blow("besieger_fire", die, rules, "assault")
    struck = softened(printed, effect_of(given.besieger.tech), given.options.arquebus_rounding)
    told = told_blow("besieger_fire", die, printed, struck)
    return goto(besieged_fire, besieged_shaken(storm, struck), told, add=RawAssaultLosses(struck.losses))


def besieged_shaken(storm: Storm, struck: Blow) -> Storm:
    return storm._replace(besieged=max(0, storm.besieged - struck.stars))


def besieger_shaken(storm: Storm, struck: Blow) -> Storm:
    return storm._replace(besieger=max(0, storm.besieger - struck.stars))


def besieged_fire(storm: Storm, given: Assault) -> Step:
    """2.3.1, Les rounds d'assaut (R21): the fire from the walls, at the same time."""
    if given.options.besieged_fire == "by_technology" and given.besieged.tech == "medieval":
        return goto(besieger_charges, storm)
    return Roll(
        "besieged_fire",
        d10.plus(max(0, given.besieged.fire - given.besieger.fire)),
        then=besieged_fired,
        who="besieged",
    )


def besieged_fired(storm: Storm, die: int, given: Assault, rules: Rules) -> Move:
    struck = printed = blow("besieged_fire", die, rules, "assault")
    if given.options.besieged_fire == "by_technology":
        struck = softened(struck, effect_of(given.besieged.tech), given.options.arquebus_rounding)
    struck = through_breach(struck, given)
    told = told_blow("besieged_fire", die, printed, struck)
    return goto(besieger_charges, besieger_shaken(storm, struck), told, add=RawAssaultLosses(besieged=struck.losses))


def through_breach(struck: Blow, given: Assault) -> Blow:
    """2.3.1, Les ajustements aux pertes: after a breach the besieged inflict one loss less each time."""
    return struck._replace(losses=max(0, struck.losses - BREACH)) if given.breach else struck


class Routs(NamedTuple):
    """Morale left, and whether the besieged charge, too: who routed under fire does not."""

    storm: Storm
    besieged_charge: bool


def besieger_charges(storm: Storm, given: Assault) -> Step:
    """2.3.1, Les rounds d'assaut: the besieger's shock, unless fire has routed it."""
    routs = Routs(storm, storm.besieged > 0)
    if not storm.besieger:
        return goto(besieged_charge, routs)
    return Roll("besieger_shock", d10.plus(shock_modifier(given)), then=besieger_charged, who="besieger")


def besieger_charged(storm: Storm, die: int, rules: Rules) -> Move:
    struck = blow("besieger_shock", die, rules, "assault")
    routs = Routs(besieged_shaken(storm, struck), storm.besieged > 0)
    return goto(besieged_charge, routs, told_blow("besieger_shock", die, struck), add=RawAssaultLosses(struck.losses))


def besieged_charge(routs: Routs, given: Assault) -> Step:
    """2.3.1, Les rounds d'assaut: the shock of the besieged, unless fire has routed them."""
    if not routs.besieged_charge:
        return goto(result, routs.storm)
    return Roll(
        "besieged_shock",
        d10.plus(max(0, given.besieged.shock - given.besieger.shock)),
        then=besieged_charged,
        who="besieged",
    )


def besieged_charged(routs: Routs, die: int, given: Assault, rules: Rules) -> Move:
    printed = blow("besieged_shock", die, rules, "assault")
    struck = through_breach(printed, given)
    told = told_blow("besieged_shock", die, printed, struck)
    return goto(result, besieger_shaken(routs.storm, struck), told, add=RawAssaultLosses(besieged=struck.losses))


# --- Les ajustements aux pertes; La victoire


def result(storm: Storm, given: Assault, rules: Rules, tally: RawAssaultLosses) -> Step:
    """2.3.1, Les ajustements aux pertes, La victoire (R22): losses on both sides, and who has won."""
    besieger_dt, garrison = given.besieger.dt, given.besieged.dt
    reduced = max(0, tally.besieger - reduction(besieger_dt, rules))
    inflicted = min(reduced, 2 * min(besieger_dt, FULL_STACK))
    returned = tally.besieged + (0 if storm.besieger else ROUTED_BESIEGER)
    besieger_losses = suffered(returned, besieger_dt, given.where)
    garrison_losses = suffered(inflicted, garrison, given.where)
    on_walls, walls = max(0, inflicted - 2 * garrison), resistance(given, rules)
    open_to_all = garrison_losses == 2 * garrison and on_walls >= walls
    reason = verdict(besieger_losses == 2 * besieger_dt, open_to_all, storm.besieged == 0)
    captured = reason in ("walls", "morale")
    outcome = AssaultOutcome(
        captured,
        reason,
        number(besieger_losses),
        number(garrison_losses),
        not storm.besieger,
        not storm.besieged,
        level_after(given, captured=captured),
    )
    inside = note(
        "garrison_account",
        raw=told_halves(tally.besieger),
        dt=besieger_dt,
        reduced=told_halves(reduced),
        line0=told_halves(inflicted),
        losses=told_halves(garrison_losses),
        walls=told_halves(on_walls),
        resistance=told_halves(walls),
    )
    outside = note(
        "besieger_account",
        raw=told_halves(tally.besieged),
        routed=not storm.besieger,
        total=told_halves(returned),
        losses=told_halves(besieger_losses),
    )
    return done(outcome, inside, outside, note("assault_result", reason=reason, level=outcome.new_level))


def verdict(besieger_eliminated: bool, open_to_all: bool, garrison_routed: bool) -> Reason:
    """2.3.1, La victoire: the first that holds."""
    if besieger_eliminated:
        return "besieger_eliminated"
    if open_to_all:
        return "walls"
    return "morale" if garrison_routed else "held"


def level_after(given: Assault, *, captured: bool) -> int:
    """2.3.1, La victoire: a captured fortress loses a level, but never below that of the map."""
    return max(given.base_level, given.level - 1, 0) if captured else given.level
