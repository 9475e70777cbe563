"""Equinoxe d'hiver: which spells may be cast on what, and the firestorm."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from jacta.games.mighty_empires.campaign.combat import Defeat, DiceModifiers, compared, defeat_by, retreats_by
from jacta.games.mighty_empires.inputs import (
    TWO_DICE,
    Count,
    Modifier,
    NextRoll,
    Refuge,
    RetreatPolicy,
    Terrain,
)
from jacta.games.mighty_empires.options import FirestormReadings, SpellReadings
from jacta.rules import Ask, Given, Move, Roll, Rules, Step, done, goto, note, procedure

# --- Equinoxe d'hiver: the targets

Spell: TypeAlias = Literal[
    "bad_harvest",
    "bountiful_harvest",
    "flood",
    "storm",
    "blood_rain",
    "blessing",
    "curse",
    "firestorm",
    "dragon_dream",
    "celerity",
    "magic_rampart",
]
TargetOwner: TypeAlias = Literal["own", "ally", "enemy", "neutral", "hostile", "none"]
AGAINST_UNITS: tuple[Spell, ...] = ("curse", "firestorm")
STOPPED_BY_RAMPART = ("bad_harvest", "curse", "firestorm")


class Target(NamedTuple):
    """What a spell is cast on. `units_on_hex` leaves out those inside a rampart."""

    spell: Spell
    has_capital: bool = True
    owner: TargetOwner = "none"
    terrain: Terrain = "plain"
    revealed: bool = True
    units_on_hex: int = 0
    embarked: bool = False
    rampart: bool = False
    razed: bool = False


Fizzle: TypeAlias = Literal["no_sorcerer", "bad_target", "not_river", "no_unit", "rampart", "razed"]


class CastVerdict(NamedTuple):
    legal: bool
    reason: Fizzle | None


def fizzles(target: Target, readings: SpellReadings, rules: Rules) -> Fizzle | None:
    """Equinoxe d'hiver (R83, R95): why the spell cannot be cast there, the first test that fails."""
    spell = target.spell
    wanted: str = rules.table("spells").at(spell)["target"]
    wrong_owner = target.owner == "none" if wanted == "site" else bool(wanted) and target.owner != wanted
    at_sea = spell in AGAINST_UNITS and target.embarked
    revealed_river = target.terrain == "river" and target.revealed
    tests: tuple[tuple[Fizzle, bool], ...] = (
        ("no_sorcerer", readings.sorcerer_needs_capital and not target.has_capital),
        ("bad_target", wrong_owner or at_sea),
        ("not_river", spell == "flood" and not revealed_river),
        ("no_unit", spell == "blood_rain" and target.units_on_hex == 0),
        ("rampart", spell in STOPPED_BY_RAMPART and target.rampart),
        ("razed", spell == "magic_rampart" and target.razed),
    )
    return next((reason for reason, fails in tests if fails), None)


class Incantation(Given):
    spell: Spell
    has_capital: bool = True
    owner: TargetOwner = "none"
    terrain: Terrain = "plain"
    revealed: bool = True
    units_on_hex: Count = 0
    embarked: bool = False
    rampart: bool = False
    razed: bool = False
    options: SpellReadings = SpellReadings()


@procedure(
    passage="Equinoxe d'hiver",
    kind="check",
    tables=("spells",),
    examples=(
        {"spell": "blessing", "owner": "own"},
        {"spell": "flood", "terrain": "river", "revealed": False},
        {"spell": "curse", "owner": "enemy", "rampart": True},
    ),
)
def spell_check(given: Incantation, rules: Rules) -> Move[CastVerdict]:
    """Equinoxe d'hiver: may the sorcerer cast this spell on that?"""
    target = Target(*(getattr(given, name) for name in Target._fields))
    reason = fizzles(target, given.options, rules)
    return done(CastVerdict(reason is None, reason))


# --- Tempête de feu

STORM_BONUS = 2


class Firestorm(Given):
    unit_modifier: Modifier = 0
    unit_next_roll: NextRoll = 0
    refuge: Refuge = "hex"
    retreat: RetreatPolicy = "if_forced"
    options: FirestormReadings = FirestormReadings()


class Scorched(NamedTuple):
    result: Literal["resisted", "minor", "major", "brilliant", "total"]
    fate: Literal["unharmed", "stays", "retreats", "destroyed"]
    next_roll: int


@procedure(
    passage="Equinoxe d'hiver, Tempête de feu",
    asks=("retreat_from_fire",),
    tables=("combat",),
    aims={"unit": "fate!=destroyed"},
    examples=({}, {"unit_modifier": 1, "refuge": "none"}),
)
def firestorm(given: Firestorm) -> Move[Scorched]:
    """Equinoxe d'hiver, Tempête de feu: a column of fire falls on a unit."""
    return goto(storm_dice, None)


def storm_dice(nothing: None) -> Step:
    """Equinoxe d'hiver, Tempête de feu: the storm strikes with two dice and 2."""
    return Roll("firestorm.storm", TWO_DICE, then=storm_rolled)


def storm_rolled(nothing: None, dice: int) -> Move:
    return goto(unit_dice, dice + STORM_BONUS)


def unit_dice(storm: int) -> Step:
    """Equinoxe d'hiver, Tempête de feu (R22): the unit fights back."""
    return Roll("firestorm.unit", TWO_DICE, then=storm_fought, who="unit")


def storm_fought(storm: int, dice: int, given: Firestorm, rules: Rules) -> Move:
    """Equinoxe d'hiver, Tempête de feu (R79): by the combat table, if the storm is the stronger."""
    weights = DiceModifiers(given.unit_modifier, given.unit_next_roll)
    unit = dice + sum(weights)
    defeat, told = defeat_by(max(0, storm - unit), rules), (*weights.told("unit"), compared(storm, unit))
    if defeat is None:
        return done(Scorched("resisted", "unharmed", 0), *told, note("fire", result="resisted", next_roll=0))
    shelter = given.refuge != "none"
    doomed = defeat.retreat == "destroyed" or (defeat.retreat == "must" and not shelter)
    doomed = doomed or given.options.firestorm_effect == "destroyed"
    result, penalty = ("destroyed", 0) if doomed else (defeat.grade, defeat.next_roll)
    told = (*told, note("fire", result=result, next_roll=penalty))
    if doomed:
        return done(Scorched(defeat.grade, "destroyed", 0), *told)
    if defeat.retreat == "must":
        return done(Scorched(defeat.grade, "retreats", defeat.next_roll), *told)
    if not shelter:
        return done(Scorched(defeat.grade, "stays", defeat.next_roll), *told)
    return goto(flight_choice, defeat, *told)


def flight_choice(defeat: Defeat, given: Firestorm) -> Step:
    """La retraite (R57): a unit beaten by the storm but not put to flight may retreat."""
    standing: Literal["stays", "retreats"] = "retreats" if retreats_by(given.retreat, defeat.grade) else "stays"
    if not given.left_out("retreat"):
        return flight_chosen(defeat, standing)
    return Ask("retreat_from_fire", "unit", ("stays", "retreats"), then=flight_chosen, default=standing)


def flight_chosen(defeat: Defeat, fate: Literal["stays", "retreats"]) -> Move:
    return done(Scorched(defeat.grade, fate, defeat.next_roll))
