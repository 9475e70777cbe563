"""COMBAT, land rows: Bataille rangée, Assaut, and the siege that repeats assaults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import Hits
from jacta.games.here_i_stand.counters import Ratings, best
from jacta.games.here_i_stand.inputs import SIDES, Count, DiceModifier, Who, refuse
from jacta.games.here_i_stand.options import BattleOptions
from jacta.games.here_i_stand.pieces import ASSAULT_ROLES, FIELD_ROLES, SIEGE_ROLES
from jacta.rules import Ask, Given, Move, Note, Roll, Rules, Run, Step, done, goto, note, often_changed, procedure

LossOrder = Literal["cavalry_first", "cavalry_last"]
SiegeState = Literal["won", "continues", "lifted"]


# --- Inputs


class LandForces(Given):
    """Two armies with their leaders. A loss order that is left out is its owner's decision."""

    attacker_units: Count
    defender_units: Count
    attacker_cavalry: Count = 0
    defender_cavalry: Count = 0
    attacker_leaders: Ratings = ()
    defender_leaders: Ratings = ()
    attacker_dice_mod: DiceModifier = 0
    defender_dice_mod: DiceModifier = 0
    attacker_loss_order: LossOrder = "cavalry_first"
    defender_loss_order: LossOrder = "cavalry_first"

    def army(self, who: Who) -> ArmyInBattle:
        return ArmyInBattle(getattr(self, f"{who}_units"), getattr(self, f"{who}_cavalry"))

    def leaders(self, who: Who) -> Ratings:
        ratings: Ratings = getattr(self, f"{who}_leaders")
        return ratings


class FieldBattle(LandForces):
    options: BattleOptions = BattleOptions()

    @model_validator(mode="after")
    def both_sides_have_units(self) -> FieldBattle:
        for who in SIDES:
            if self.army(who).empty:
                raise refuse(f"{who}_units", "no-army")
        return self


class Assault(LandForces):
    defender_units: Count = 0
    attacker_reserve: Count = 0
    defender_naval_units: Count = 0

    @model_validator(mode="after")
    def somebody_assaults(self) -> Assault:
        if self.army("attacker").empty:
            raise refuse("attacker_units", "no-army")
        return self


class SiegeGiven(Assault):
    """Assault after assault. Where `hand_back` says so, the outcome tells who is left on both sides."""

    max_assaults: Annotated[int, Field(ge=1, le=20)]
    hand_back: bool = False


# --- States and outcomes


class ArmyInBattle(NamedTuple):
    units: int
    cavalry: int

    @property
    def size(self) -> int:
        return self.units + self.cavalry

    @property
    def empty(self) -> bool:
        return self.size == 0

    def losing(self, losses: int, cavalry: int) -> ArmyInBattle:
        return ArmyInBattle(self.units - (losses - cavalry), self.cavalry - cavalry)


@often_changed
class Fight(NamedTuple):
    """Both armies, the hits each side rolled, and the sides that have not yet taken their losses."""

    attacker: ArmyInBattle
    defender: ArmyInBattle
    attacker_hits: int = 0
    defender_hits: int = 0
    unhurt: tuple[Who, ...] = SIDES
    retained: Literal["none", "attacker", "defender"] = "none"

    def army(self, who: Who) -> ArmyInBattle:
        army: ArmyInBattle = getattr(self, who)
        return army

    def with_army(self, who: Who, army: ArmyInBattle) -> Fight:
        return self._replace(attacker=army) if who == "attacker" else self._replace(defender=army)

    def hits_on(self, who: Who) -> int:
        return self.defender_hits if who == "attacker" else self.attacker_hits


class Besieged(NamedTuple):
    """Who is left on either side, and how many assaults have been made."""

    attacker: ArmyInBattle
    defender: ArmyInBattle
    assaults: int


class FieldBattleOutcome(NamedTuple):
    winner: Who
    attacker_hits: int
    defender_hits: int
    attacker_units_left: int
    attacker_cavalry_left: int
    defender_units_left: int
    defender_cavalry_left: int
    attacker_leaders_captured: int
    defender_leaders_captured: int
    retained: Literal["none", "attacker", "defender"]


class AssaultOutcome(NamedTuple):
    attacker_hits: int
    defender_hits: int
    success: bool
    siege: SiegeState
    attacker_units_left: int
    attacker_cavalry_left: int
    defender_units_left: int
    defender_cavalry_left: int
    defender_leaders_captured: int
    naval_to_turn_track: int
    attackers_retreat: bool


SiegeEnd: TypeAlias = Literal["taken", "lifted", "continues"]


class SiegeOutcome(NamedTuple):
    result: SiegeEnd
    assaults: int


class SiegeHandedBack(NamedTuple):
    """The end of a siege, and who is left."""

    result: SiegeEnd
    assaults: int
    attacker_units_left: int
    attacker_cavalry_left: int
    defender_units_left: int
    defender_cavalry_left: int

    @property
    def success(self) -> bool:
        return self.result == "taken"


# --- Dice


def land_dice(combat: str, who: Who, given: LandForces, rules: Rules) -> int:
    """Dés: so many per unit, one per point of the best leader, one more for the defender; never below 0."""
    line = rules.table("land_combat").at(combat, who)
    army = given.army(who)
    counted = army.units * line["unit"] + army.cavalry * line["cavalry"]
    dice: int = -(-counted // line["units_per_die"]) + best(given.leaders(who)) + line["extra"]
    modifier: int = getattr(given, f"{who}_dice_mod")
    return max(0, dice + modifier)


def land_throw(combat: str, who: Who, given: LandForces, rules: Rules) -> Hits:
    return Hits(land_dice(combat, who, given, rules), 6, rules.table("land_combat").at(combat, who)["hits_on"])


def assault_row(given: LandForces) -> str:
    """Assaut (R8): any defending land unit, cavalry included, halves the attacker's dice."""
    return "assault_undefended" if given.army("defender").empty else "assault"


# --- Losses, common to both


def next_losses(fight: Fight, given: LandForces, then: Callable[[Fight, int], Move]) -> Step | None:
    """Bataille rangée (R6, R7): one unit per enemy hit, at most all; which ones is their owner's choice.

    None once both sides have taken their losses.
    """
    if not fight.unhurt:
        return None
    who = fight.unhurt[0]
    army = fight.army(who)
    losses = min(fight.hits_on(who), army.size)
    fewest, most = max(0, losses - army.units), min(army.cavalry, losses)
    order: LossOrder = getattr(given, f"{who}_loss_order")
    by_order = most if order == "cavalry_first" else fewest
    if fewest == most or not given.left_out(f"{who}_loss_order"):
        return then(fight, by_order)
    return Ask("cavalry_lost", who, tuple(range(fewest, most + 1)), then, by_order, args={"losses": losses})


def hurt(fight: Fight, cavalry_lost: int) -> tuple[Fight, Note]:
    """The fight after the next side's losses, and what to tell of them."""
    who = fight.unhurt[0]
    army = fight.army(who)
    losses = min(fight.hits_on(who), army.size)
    told = note("losses", side=who, losses=losses, cavalry=cavalry_lost, left=army.size - losses)
    left, unhurt = army.losing(losses, cavalry_lost), fight.unhurt[1:]
    if who == "attacker":
        return fight._replace(attacker=left, unhurt=unhurt), told
    return fight._replace(defender=left, unhurt=unhurt), told


# --- Bataille rangée

FIELD_EXAMPLES = (
    {"attacker_units": 10, "attacker_leaders": [2], "defender_units": 8, "defender_leaders": [1]},
    {
        "attacker_units": 7,
        "attacker_cavalry": 1,
        "attacker_leaders": [2, 1],
        "defender_units": 10,
        "defender_leaders": [2, 1],
    },
    {"attacker_units": 2, "attacker_cavalry": 2, "defender_units": 1, "defender_cavalry": 1},
)


@procedure(
    passage="COMBAT / Bataille rangée",
    asks=("cavalry_lost", "retained_kind"),
    roles=FIELD_ROLES,
    tables=("land_combat",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=FIELD_EXAMPLES,
)
def field_battle(given: FieldBattle) -> Move[FieldBattleOutcome]:
    """Bataille rangée: one roll on each side decides."""
    return goto(attacker_fights, Fight(given.army("attacker"), given.army("defender")))


def attacker_fights(fight: Fight, given: FieldBattle, rules: Rules) -> Step:
    """Bataille rangée: the attacker rolls one die per unit and per point of its best leader."""
    return Roll("attacker", land_throw("field", "attacker", given, rules), then=attacker_hits, who="attacker")


def attacker_hits(fight: Fight, hits: int) -> Move:
    return goto(defender_fights, fight._replace(attacker_hits=hits))


def defender_fights(fight: Fight, given: FieldBattle, rules: Rules) -> Step:
    """Bataille rangée: the defender rolls likewise, with one die more."""
    return Roll("defender", land_throw("field", "defender", given, rules), then=defender_hits, who="defender")


def defender_hits(fight: Fight, hits: int) -> Move:
    return goto(casualties, fight._replace(defender_hits=hits))


def casualties(fight: Fight, given: FieldBattle) -> Step:
    """Bataille rangée (R6): one unit is eliminated for each hit, its owner chooses which."""
    return next_losses(fight, given, then=casualties_taken) or goto(last_stand, fight)


def casualties_taken(fight: Fight, cavalry_lost: int) -> Move:
    fight, told = hurt(fight, cavalry_lost)
    return goto(casualties, fight, told)


def last_stand(fight: Fight, given: FieldBattle, rules: Rules) -> Step:
    """Bataille rangée (R4, R5): if both sides are wiped out, more dice keep 1 unit; if equal, the defender."""
    if not (fight.attacker.empty and fight.defender.empty):
        return goto(field_decision, fight)
    who = more_dice(given, rules)
    army, order = given.army(who), getattr(given, f"{who}_loss_order")
    last = "units" if order == "cavalry_first" else "cavalry"
    if not (army.units and army.cavalry):
        return unit_retained(fight, "units" if army.units else "cavalry", given, rules)
    if given.left_out(f"{who}_loss_order"):
        return Ask("retained_kind", who, ("units", "cavalry"), unit_retained, last)
    return unit_retained(fight, last, given, rules)


def more_dice(given: FieldBattle, rules: Rules) -> Who:
    """Le camp lançant le plus de dés (R5): the pools really rolled; the defender if they are equal."""
    ours, theirs = (land_dice("field", who, given, rules) for who in SIDES)
    return "attacker" if ours > theirs else "defender"


def unit_retained(fight: Fight, kind: str, given: FieldBattle, rules: Rules) -> Move:
    who = more_dice(given, rules)
    fight = fight.with_army(who, ArmyInBattle(1, 0) if kind == "units" else ArmyInBattle(0, 1))._replace(retained=who)
    return goto(field_decision, fight, note("retained", side=who, kind=kind))


def field_decision(fight: Fight, given: FieldBattle) -> Step:
    """Bataille rangée (R3): more hits win, the defender wins ties, and an eliminated side does not win."""
    captured = {who: len(given.leaders(who)) if fight.army(who).empty else 0 for who in SIDES}
    outcome = FieldBattleOutcome(
        winner=field_winner(fight, given.options.eliminated_side),
        attacker_hits=fight.attacker_hits,
        defender_hits=fight.defender_hits,
        attacker_units_left=fight.attacker.units,
        attacker_cavalry_left=fight.attacker.cavalry,
        defender_units_left=fight.defender.units,
        defender_cavalry_left=fight.defender.cavalry,
        attacker_leaders_captured=captured["attacker"],
        defender_leaders_captured=captured["defender"],
        retained=fight.retained,
    )
    notes = [note("field_won", side=outcome.winner, attacker=fight.attacker_hits, defender=fight.defender_hits)]
    notes += [note("captured", side=who, leaders=count) for who, count in captured.items() if count]
    return done(outcome, *notes, note("retreat"))


def field_winner(fight: Fight, eliminated_side: str) -> Who:
    if fight.attacker_hits == fight.defender_hits:
        return "attacker" if fight.defender.empty else "defender"
    if eliminated_side == "cannot_win" and fight.attacker.empty != fight.defender.empty:
        return "defender" if fight.attacker.empty else "attacker"
    return "attacker" if fight.attacker_hits > fight.defender_hits else "defender"


# --- Assaut

ASSAULT_AIMS = {"attacker": "success=true", "defender": "success=false"}


@procedure(
    passage="COMBAT / Assaut",
    asks=("cavalry_lost",),
    roles=ASSAULT_ROLES,
    tables=("land_combat",),
    aims=ASSAULT_AIMS,
    examples=(
        {"attacker_units": 6, "attacker_leaders": [1], "defender_units": 2},
        {"attacker_units": 3, "attacker_leaders": [1], "defender_units": 1, "defender_naval_units": 1},
        {"attacker_units": 3, "attacker_cavalry": 2, "attacker_reserve": 1, "defender_units": 2, "defender_cavalry": 1},
    ),
)
def assault(given: Assault) -> Move[AssaultOutcome]:
    """Assaut: the besiegers storm the walls, one roll on each side."""
    return goto(attacker_storms, Fight(given.army("attacker"), given.army("defender")))


def attacker_storms(fight: Fight, given: Assault, rules: Rules) -> Step:
    """Assaut (R8, R9): one die per unit without cavalry, or per two units against any defender; and the best leader."""
    return Roll(
        "attacker", land_throw(assault_row(given), "attacker", given, rules), then=storming_hits, who="attacker"
    )


def storming_hits(fight: Fight, hits: int) -> Move:
    return goto(garrison_fights, fight._replace(attacker_hits=hits))


def garrison_fights(fight: Fight, given: Assault, rules: Rules) -> Step:
    """Assaut: the garrison rolls one die per unit without cavalry, its best leader, and one die more."""
    return Roll(
        "defender", land_throw(assault_row(given), "defender", given, rules), then=garrison_hits, who="defender"
    )


def garrison_hits(fight: Fight, hits: int) -> Move:
    return goto(assault_casualties, fight._replace(defender_hits=hits))


def assault_casualties(fight: Fight, given: Assault) -> Step:
    """Assaut (R7): losses as in the field, on both sides at once; the reserve is never hurt."""
    return next_losses(fight, given, then=assault_casualties_taken) or goto(assault_decision, fight)


def assault_casualties_taken(fight: Fight, cavalry_lost: int) -> Move:
    fight, told = hurt(fight, cavalry_lost)
    return goto(assault_casualties, fight, told)


def assault_decision(fight: Fight, given: Assault) -> Step:
    """Assaut (R10, R11, R12): taken with a hit, no defender left, an attacker alive; else the siege needs more men."""
    success = fight.attacker_hits >= 1 and fight.defender.empty and not fight.attacker.empty
    besiegers = fight.attacker.size + given.attacker_reserve
    siege: SiegeState = "won" if success else "continues" if besiegers > fight.defender.size else "lifted"
    outcome = AssaultOutcome(
        attacker_hits=fight.attacker_hits,
        defender_hits=fight.defender_hits,
        success=success,
        siege=siege,
        attacker_units_left=fight.attacker.units,
        attacker_cavalry_left=fight.attacker.cavalry,
        defender_units_left=fight.defender.units,
        defender_cavalry_left=fight.defender.cavalry,
        defender_leaders_captured=len(given.defender_leaders) if success else 0,
        naval_to_turn_track=given.defender_naval_units if success else 0,
        attackers_retreat=siege == "lifted" and besiegers > 0,
    )
    notes = [note(f"assault_{siege}", besiegers=besiegers, defenders=fight.defender.size)]
    if outcome.defender_leaders_captured:
        notes.append(note("captured", side="defender", leaders=outcome.defender_leaders_captured))
    if outcome.naval_to_turn_track:
        notes.append(note("ships_to_track", count=outcome.naval_to_turn_track))
    if fight.attacker.empty and given.attacker_leaders:
        notes.append(note("assault_leaders", leaders=len(given.attacker_leaders)))
    return done(outcome, *notes)


# --- Le siège continue


MOST_WORK = 1_500_000
"""Ways from one assault to the next that exact odds look at, about two seconds of work."""


def most_assaults(given: SiegeGiven) -> int:
    """Assaults for exact odds: all losses of both sides may follow on all that there can be before."""
    ways = (given.army("attacker").size * given.army("defender").size) ** 2
    return max(1, MOST_WORK // ways - 2) if ways else given.max_assaults


@procedure(
    passage="COMBAT / Assaut, «\u202fle siège continue\u202f»",
    asks=("cavalry_lost",),
    tables=("land_combat",),
    aims={"attacker": "result=taken", "defender": "result!=taken"},
    roles=SIEGE_ROLES,
    exact_up_to={"max_assaults": most_assaults},
    examples=(
        {"attacker_units": 4, "attacker_leaders": [1], "defender_units": 1, "max_assaults": 3},
        {"attacker_units": 3, "attacker_cavalry": 1, "defender_units": 1, "defender_cavalry": 1, "max_assaults": 4},
    ),
)
def siege(given: SiegeGiven) -> Move[SiegeOutcome | SiegeHandedBack]:
    """Assaut (R12): assault after assault with the survivors, until taken, lifted, or the assaults run out."""
    return goto(next_assault, Besieged(given.army("attacker"), given.army("defender"), 0))


def next_assault(besieged: Besieged, given: SiegeGiven) -> Step:
    """Assaut: the survivors assault again, with the same leaders and reserve."""
    forces: dict[str, Any] = {
        "attacker_units": besieged.attacker.units,
        "attacker_cavalry": besieged.attacker.cavalry,
        "defender_units": besieged.defender.units,
        "defender_cavalry": besieged.defender.cavalry,
    }
    unchanged = {name: getattr(given, name) for name in Assault.model_fields.keys() - forces.keys()}
    written = given.model_fields_set - {"max_assaults", "hand_back"}
    return Run("assault", assault, Assault.model_construct(written, **unchanged, **forces), then=assault_made)


def assault_made(besieged: Besieged, storm: AssaultOutcome, given: SiegeGiven) -> Move:
    made = besieged.assaults + 1
    if storm.siege == "won":
        return done(siege_over("taken", made, storm, given))
    if storm.siege == "lifted":
        return done(siege_over("lifted", made, storm, given))
    attacker = ArmyInBattle(storm.attacker_units_left, storm.attacker_cavalry_left)
    if attacker.empty or made == given.max_assaults:
        return done(siege_over("continues", made, storm, given), note("siege_holds", assaults=made))
    defender = ArmyInBattle(storm.defender_units_left, storm.defender_cavalry_left)
    return goto(next_assault, Besieged(attacker, defender, made))


def siege_over(result: SiegeEnd, made: int, storm: AssaultOutcome, given: SiegeGiven) -> SiegeOutcome | SiegeHandedBack:
    if not given.hand_back:
        return SiegeOutcome(result, made)
    return SiegeHandedBack(
        result,
        made,
        storm.attacker_units_left,
        storm.attacker_cavalry_left,
        storm.defender_units_left,
        storm.defender_cavalry_left,
    )
