"""An assault under defensive fire: the defenders fire first, and who still stands attacks.

The sheet prints no defensive fire; tables that play it fire on the table of fire, then fight on that of the melee.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from pydantic import Field, model_validator

from jacta.games.vive_lempereur.fire.fire import Firer, fire_power, what_forbids_fire
from jacta.games.vive_lempereur.fire.fire_sequence import FireOutcome, FireSequence, fire_sequence
from jacta.games.vive_lempereur.inputs import Demoralisation, Direction, Modifier, refuse
from jacta.games.vive_lempereur.melee.assault import (
    ASSAULT_TABLES,
    AssaultGiven,
    AssaultOutcome,
    Winner,
    assault_sequence,
    check_shock,
)
from jacta.games.vive_lempereur.options import ASSAULT, FIRE, Situation
from jacta.games.vive_lempereur.units.pieces import AnyUnit, Battery, Counter, General, Regiment
from jacta.games.vive_lempereur.units.units import Fate
from jacta.rules import Ask, Move, Rules, Run, Step, done, goto, note, procedure

Regiments = Annotated[tuple[Regiment, ...], Field(min_length=1, max_length=4)]
Defenders = Annotated[tuple[AnyUnit, ...], Field(min_length=1, max_length=4)]


class DefendedAssault(Situation):
    """Two stacks of counters. Left out of `defensive_fire`, the defender decides."""

    attackers: Regiments
    defenders: Defenders
    defensive_fire: bool = True
    joint_fire: bool = False
    charge: bool = False
    attacked_from: Direction = "front"
    attacker_leader: General | None = None
    defender_leader: General | None = None
    attacker_demoralisation: Demoralisation = "none"
    defender_demoralisation: Demoralisation = "none"
    attacker_can_retreat: bool = True
    defender_can_retreat: bool = True
    other_modifier: Modifier = 0

    @model_validator(mode="after")
    def can_be_fought(self) -> DefendedAssault:
        assault_of(self, self.attackers)
        return self


class Assailed(NamedTuple):
    """The attackers after the fire: each counter, or none where it is eliminated, and who still comes on."""

    left: tuple[Regiment | None, ...]
    coming: tuple[int, ...]


class DefendedOutcome(NamedTuple):
    winner: Winner
    fired: bool
    attackers: tuple[Regiment | None, ...]
    defenders: tuple[Regiment | Battery | None, ...]


def assault_of(given: DefendedAssault, attackers: tuple[Regiment, ...]) -> AssaultGiven:
    """The assault of these attackers; refused as the assault itself would be."""
    charge = given.charge and any(unit.arm == "cavalry" for unit in attackers)
    if given.charge and not any(unit.arm == "cavalry" for unit in given.attackers):
        raise refuse("charge", "charge-without-cavalry")
    leaders: dict[str, Any] = {}
    for side, leader in (("attacker", given.attacker_leader), ("defender", given.defender_leader)):
        if leader is not None:
            leaders |= {f"{side}_general": leader.general, f"{side}_morale_general": leader.morale_general}
    return AssaultGiven(
        attackers=tuple(unit.as_unit() for unit in attackers),
        defenders=tuple(unit.as_unit() for unit in given.defenders),
        charge=charge,
        attacked_from=given.attacked_from,
        attacker_demoralisation=given.attacker_demoralisation,
        defender_demoralisation=given.defender_demoralisation,
        attacker_can_retreat=given.attacker_can_retreat,
        defender_can_retreat=given.defender_can_retreat,
        other_modifier=given.other_modifier,
        options=given.options,
        **leaders,
    )


# --- Defensive fire


def firer_of(unit: Counter, given: DefendedAssault) -> Firer:
    """A defender as a firer at the hex next to it."""
    losses = unit.losses if unit.arm == "artillery" else 0
    return Firer(
        arm=unit.arm,
        formation=unit.formation,
        fire=unit.fire,
        max_range=unit.max_range,
        losses=losses,
        options=given.options,
    )


def firers(given: DefendedAssault, rules: Rules) -> list[Firer]:
    """The defenders that can fire at the hex next to them, top first."""
    everybody = (firer_of(unit, given) for unit in given.defenders)
    return [firer for firer in everybody if what_forbids_fire(firer, rules) is None]


FOOT = {"arm": "infantry", "morale": 7, "steps": 3, "shock": 5, "fire": 4}


@procedure(
    passage="TABLE DE FEU; CORPS A CORPS",
    asks=("defensive_fire", "loss_unit"),
    readings=(*FIRE, *ASSAULT),
    tables=("fire", "fire_target", *ASSAULT_TABLES),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=(
        {"attackers": [{**FOOT, "formation": "column"}], "defenders": [{**FOOT, "formation": "line"}]},
        {
            "attackers": [{"arm": "cavalry", "formation": "battle_line", "morale": 8, "steps": 3, "shock": 8}],
            "defenders": [{**FOOT, "formation": "square"}, {"morale": 7, "steps": 1, "fire": 6, "max_range": 6}],
            "charge": True,
            "joint_fire": True,
            "defender_leader": {"general": 1, "morale_general": 1},
        },
    ),
)
def defended_assault(given: DefendedAssault, rules: Rules) -> Move[DefendedOutcome]:
    """TABLE DE FEU; CORPS A CORPS: an assault into the fire of those it falls upon."""
    check_shock(assault_of(given, given.attackers), rules)
    return goto(defenders_choice, None)


def defenders_choice(nothing: None, given: DefendedAssault, rules: Rules) -> Step:
    """TABLE DE FEU: the defender fires, or waits for the clash."""
    if not firers(given, rules):
        return defender_decided(nothing, False, given)
    if given.left_out("defensive_fire"):
        return Ask("defensive_fire", "defender", (True, False), defender_decided, True)
    return defender_decided(nothing, given.defensive_fire, given)


def defender_decided(nothing: None, fires: bool, given: DefendedAssault) -> Move:
    if fires:
        return goto(volley, None)
    everybody = Assailed(given.attackers, tuple(range(len(given.attackers))))
    return goto(clash, (everybody, False))


def volley(nothing: None, given: DefendedAssault, rules: Rules) -> Step:
    """TABLE DE FEU (R10): the top unit that can fires at the next hex; the others with it, where that is played."""
    first, *others = firers(given, rules)
    joint = sum(fire_power(firer, rules) for firer in others) if given.joint_fire else 0
    leader = given.attacker_leader
    fired_at = FireSequence(
        **{name: getattr(first, name) for name in Firer.model_fields},
        targets=tuple(unit.as_unit() for unit in given.attackers),
        other_fire=joint,
        morale_general=leader.morale_general if leader else 0,
        demoralisation=given.attacker_demoralisation,
        can_retreat=given.attacker_can_retreat,
    )
    return Run("fire_sequence", fire_sequence, fired_at, volley_fired, {"firer": "defender", "target": "attacker"})


def volley_fired(nothing: None, end: FireOutcome, given: DefendedAssault) -> Move:
    left = tuple(unit.after(fate) for unit, fate in zip(given.attackers, end.targets, strict=True))
    coming = tuple(place for place, fate in enumerate(end.targets) if fate.in_place)
    return goto(clash, (Assailed(left, coming), True))


# --- The clash


def clash(state: tuple[Assailed, bool], given: DefendedAssault, rules: Rules) -> Step:
    """CORPS A CORPS: who still stands attacks; where nobody does, or nobody has any shock left, the assault fails."""
    assailed, fired = state
    attack = [assailed.left[place] for place in assailed.coming]
    coming = tuple(unit for unit in attack if unit is not None)
    if not coming or assault_of(given, coming).shock_total("attacker", rules) == 0:
        beaten = DefendedOutcome("defender", fired, assailed.left, tuple(given.defenders))
        return done(beaten, note("assault_stopped"))
    return Run("assault", assault_sequence, assault_of(given, coming), then=fought_out)


def fought_out(state: tuple[Assailed, bool], end: AssaultOutcome, given: DefendedAssault) -> Move:
    assailed, fired = state
    attackers = list(assailed.left)
    for place, fate in zip(assailed.coming, end.attackers, strict=True):
        attackers[place] = fallen(attackers[place], fate)
    defenders = tuple(fallen(unit, fate) for unit, fate in zip(given.defenders, end.defenders, strict=True))
    return done(DefendedOutcome(end.winner, fired, tuple(attackers), defenders))


def fallen(unit: Any, fate: Fate) -> Any:
    return unit and unit.after(fate)
