"""CORPS A CORPS, the whole chain: an assault of a stack on another, from the shock to the last retreat."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple

from pydantic import model_validator

from jacta.games.vive_lempereur.formations.formations import row_of
from jacta.games.vive_lempereur.inputs import (
    SIDES,
    Demoralisation,
    Direction,
    Leader,
    Modifier,
    MoraleLeader,
    Side,
    check_formation,
    refuse,
)
from jacta.games.vive_lempereur.melee.melee import (
    MELEE_TABLES,
    WALLED,
    Charge,
    Melee,
    MeleeResult,
    charge,
    melee,
)
from jacta.games.vive_lempereur.melee.shock import Against, lacks_column_value, shock_of, without_die
from jacta.games.vive_lempereur.morale.morale import MoraleTest
from jacta.games.vive_lempereur.options import ASSAULT
from jacta.games.vive_lempereur.units.aftermath import Combat, Engagement, Stack, Units, losses
from jacta.games.vive_lempereur.units.pieces import ASSAULT_ROLES
from jacta.games.vive_lempereur.units.results import Result
from jacta.games.vive_lempereur.units.units import Fate, Unit
from jacta.rules import InputError, Message, Move, Note, Rules, Run, Step, goto, note, procedure


class AssaultGiven(Engagement):
    attackers: Stack
    defenders: Stack
    charge: bool = False
    attacked_from: Direction = "front"
    attacker_general: Leader = 0
    defender_general: Leader = 0
    attacker_morale_general: MoraleLeader = 0
    defender_morale_general: MoraleLeader = 0
    attacker_demoralisation: Demoralisation = "none"
    defender_demoralisation: Demoralisation = "none"
    attacker_morale_other: Modifier = 0
    defender_morale_other: Modifier = 0
    attacker_can_retreat: bool = True
    defender_can_retreat: bool = True
    other_modifier: Modifier = 0

    @model_validator(mode="after")
    def units_can_fight(self) -> AssaultGiven:
        for side in SIDES:
            for place, unit in enumerate(self.units(side)):
                key = f"{side}s.{place}"
                check_formation(f"{key}.formation", unit.arm, unit.formation)
                if lacks_column_value(unit.arm, unit.formation, unit.model_fields_set):
                    raise InputError(f"{key}.shock_column", Message("error-missing"))
        for place, unit in enumerate(self.attackers):
            if unit.arm == "artillery":
                raise refuse(f"attackers.{place}.arm", "guns-attack")
        if self.charge and not any(unit.arm == "cavalry" for unit in self.attackers):
            raise refuse("charge", "charge-without-cavalry")
        return self

    def units(self, side: Side) -> Units:
        return self.attackers if side == "attacker" else self.defenders

    def enemies(self, side: Side, rules: Rules) -> list[Unit]:
        """The opposing units still in the fight."""
        if side == "defender":
            return list(self.attackers)
        return [unit for unit in self.defenders if self.fights("defender", unit, rules)]

    def fights(self, side: Side, unit: Unit, rules: Rules) -> bool:
        return side == "attacker" or without_die(unit, self.on_defenders, rules) == "none"

    @property
    def on_defenders(self) -> Against:
        return Against(attacks=False, attacked_from=self.attacked_from)

    def can_fall_back(self, side: Side) -> bool:
        free: bool = getattr(self, f"{side}_can_retreat")
        return free

    def shock_total(self, side: Side, rules: Rules) -> Fraction:
        """TABLE DES FORMATIONS, Choc: the sum over the units that fight."""
        enemies = self.enemies(side, rules)
        against = Against(
            attacks=side == "attacker",
            infantry=any(enemy.arm == "infantry" for enemy in enemies),
            square=any(enemy.in_square for enemy in enemies),
            attacked_from=self.attacked_from,
        )
        fighters = [unit for unit in self.units(side) if self.fights(side, unit, rules)]
        return sum((shock_of(unit, against, rules) for unit in fighters), Fraction(0))

    def is_exempt(self, side: Side, unit: Unit, rules: Rules) -> bool:
        """Résultats, sauf ville et château (R17): who stands there; or everybody, if a defender does."""
        if rules.options.town_exemption == "unit":
            return unit.terrain in WALLED
        return any(defender.terrain in WALLED for defender in self.enemies("attacker", rules))

    def test_of(self, side: Side, unit: Unit, penalty: int, above_failed: bool, rules: Rules) -> MoraleTest:
        """Modificatifs au moral (R33): only defenders are taken in flank or rear, and only in an open formation."""
        has_flank = rules.options.flank_morale == "all" or row_of(unit.arm, unit.formation, rules).flank_rear != "none"
        cavalry = any(enemy.arm == "cavalry" for enemy in self.enemies(side, rules))
        return MoraleTest(
            morale=unit.morale,
            general=getattr(self, f"{side}_morale_general"),
            demoralisation=getattr(self, f"{side}_demoralisation"),
            loss_penalty=penalty,
            other_modifier=getattr(self, f"{side}_morale_other"),
            square_vs_cavalry=unit.in_square and cavalry,
            disorganised=unit.is_disorganised,
            attacked_from=self.attacked_from if side == "defender" and has_flank else "front",
            unit_above_failed=above_failed,
            options=self.options,
        )

    def outcome(self, combat: Combat) -> AssaultOutcome:
        """Who is left in place: the winner if the other side has nobody there."""
        attacker, defender = (any(fate.in_place for fate in fates) for fates in (combat.attackers, combat.defenders))
        winner: Winner = "none" if attacker == defender else "attacker" if attacker else "defender"
        return AssaultOutcome(combat.attackers, combat.defenders, winner)

    def outcome_notes(self, outcome: AssaultOutcome) -> tuple[Note, ...]:
        return (note("winner", winner=outcome.winner),)


Winner = Literal["attacker", "defender", "none"]


class AssaultOutcome(NamedTuple):
    attackers: tuple[Fate, ...]
    defenders: tuple[Fate, ...]
    winner: Winner


ASSAULT_TABLES = (*MELEE_TABLES, "formations", "morale")
ASSAULT_AIMS = {"attacker": "winner=attacker", "defender": "winner=defender"}


@procedure(
    passage="CORPS A CORPS; TABLE DES FORMATIONS; Modificatifs au moral",
    asks=("loss_unit",),
    roles=ASSAULT_ROLES,
    readings=ASSAULT,
    tables=ASSAULT_TABLES,
    aims=ASSAULT_AIMS,
    examples=(
        {
            "attackers": [{"arm": "infantry", "formation": "column", "shock": 5, "morale": 7, "steps": 3}],
            "defenders": [{"arm": "infantry", "formation": "line", "shock": 5, "morale": 7, "steps": 3}],
        },
        {
            "attackers": [
                {"arm": "cavalry", "formation": "battle_line", "shock": 8, "morale": 8, "steps": 3},
                {"arm": "cavalry", "formation": "battle_line", "shock": 5, "morale": 7, "steps": 2},
            ],
            "defenders": [
                {"arm": "infantry", "formation": "line", "shock": 5, "morale": 7, "steps": 3},
                {"arm": "artillery", "formation": "in_battery", "shock": 1, "morale": 7, "steps": 1},
            ],
            "charge": True,
            "attacked_from": "flank",
        },
    ),
)
def assault_sequence(given: AssaultGiven, rules: Rules) -> Move[AssaultOutcome]:
    """CORPS A CORPS: an assault on a hex, from the shock of both sides to the last retreat."""
    check_shock(given, rules)
    return goto(guns_out, Combat(tuple(map(Fate.unhurt, given.attackers)), tuple(map(Fate.unhurt, given.defenders))))


def check_shock(given: AssaultGiven, rules: Rules) -> None:
    """CORPS A CORPS (R31): an attack without any shock is refused."""
    if given.shock_total("attacker", rules) == 0:
        raise refuse("attackers", "no-shock")


def guns_out(combat: Combat, given: AssaultGiven, rules: Rules) -> Step:
    """TABLE DES FORMATIONS, ARTILLERIE, Choc, Arrière/flanc (R19): guns that go without a die, before it."""
    fates, told = list(combat.defenders), []
    for place, unit in enumerate(given.defenders):
        auto = without_die(unit, given.on_defenders, rules)
        if auto == "none":
            continue
        broken = fates[place].broken(unit, given.defender_can_retreat, rules.options)
        fates[place] = broken if auto == "disorganised" else Fate.eliminated(unit)
        told.append(note("guns_out", place=place + 1, end=fates[place].end))
    combat = combat._replace(defenders=tuple(fates))
    return goto(clash if given.enemies("attacker", rules) else losses, combat, *told)


def clash(combat: Combat, given: AssaultGiven, rules: Rules) -> Step:
    """CORPS A CORPS; Charge de cavalerie (R20): the sums of shock meet; the charge is felt by the top defender."""
    first = given.enemies("attacker", rules)[0]
    totals = Melee(
        attacker_shock=float(given.shock_total("attacker", rules)),
        defender_shock=float(given.shock_total("defender", rules)),
        attacker_general=given.attacker_general,
        defender_general=given.defender_general,
        other_modifier=given.other_modifier,
        options=given.options,
    )
    if not given.charge:
        return Run("melee", melee, totals, then=clashed)
    ridden = Charge(**dict(totals), defender_arm=first.arm, defender_formation=first.formation)
    return Run("charge", charge, ridden, then=clashed)


def clashed(combat: Combat, result: MeleeResult) -> Move:
    results = Result.parse(result.attacker), Result.parse(result.defender)
    return goto(losses, combat._replace(results=results))
