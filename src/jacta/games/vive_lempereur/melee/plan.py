"""A planning tool, not a rule of the sheet: both sides choose a formation, then the assault is fought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import model_validator

from jacta.games.vive_lempereur.inputs import SIDES, Formation, Side, check_formation, refuse
from jacta.games.vive_lempereur.melee.assault import (
    ASSAULT_AIMS,
    ASSAULT_TABLES,
    AssaultGiven,
    AssaultOutcome,
    assault_sequence,
    check_shock,
)
from jacta.games.vive_lempereur.options import ASSAULT
from jacta.rules import Ask, Choice, Move, Rules, Run, Step, done, goto, procedure, written

Formations = tuple[Formation, ...]


class AssaultPlan(AssaultGiven):
    attacker_formations: Formations = ()
    defender_formations: Formations = ()

    @model_validator(mode="after")
    def choices_are_formations(self) -> AssaultPlan:
        for side in SIDES:
            listed: Formations = getattr(self, f"{side}_formations")
            first = self.units(side)[0]
            if listed and first.is_disorganised:
                raise refuse(f"{side}_formations", "not-rallied")
            for place, formation in enumerate(listed):
                key = f"{side}_formations.{place}"
                check_formation(key, first.arm, formation)
                if formation == "disorganised":
                    raise refuse(key, "choose-disorder")
        return self

    def choices(self, side: Side) -> Formations:
        """The formations of the first unit: the present one, then the listed ones."""
        return tuple(dict.fromkeys((self.units(side)[0].formation, *getattr(self, f"{side}_formations"))))

    def assault(self, attacker: Formation, defender: Formation) -> AssaultGiven:
        """The assault with these formations; refused as the assault itself would be."""
        kept = {name: getattr(self, name) for name in AssaultGiven.model_fields if name in self.model_fields_set}
        for side, formation in zip(SIDES, (attacker, defender), strict=True):
            first, *others = self.units(side)
            kept[f"{side}s"] = (first.model_copy(update={"formation": formation}), *others)
        return AssaultGiven(**kept)

    def assaults(self) -> Iterator[AssaultGiven]:
        return (self.assault(ours, theirs) for ours in self.choices("attacker") for theirs in self.choices("defender"))


@procedure(
    passage="TABLE DES FORMATIONS; CORPS A CORPS",
    asks=("attacker_formation", "defender_formation", "loss_unit"),
    readings=ASSAULT,
    tables=ASSAULT_TABLES,
    aims=ASSAULT_AIMS,
    examples=(
        {
            "attackers": [{"arm": "cavalry", "formation": "battle_line", "shock": 8, "morale": 8, "steps": 3}],
            "defenders": [{"arm": "infantry", "formation": "line", "shock": 5, "morale": 7, "steps": 3}],
            "charge": True,
            "defender_formations": ["column", "square"],
        },
        {
            "attackers": [{"arm": "infantry", "formation": "line", "shock": 5, "morale": 7, "steps": 3}],
            "defenders": [{"arm": "infantry", "formation": "line", "shock": 4, "morale": 7, "steps": 3}],
            "attacker_formations": ["column"],
            "defender_formations": ["column", "adapted"],
        },
    ),
)
def assault_plan(given: AssaultPlan, rules: Rules) -> Move[AssaultOutcome]:
    """TABLE DES FORMATIONS: which formation for this assault, and which against it."""
    for assault in given.assaults():  # making each one checks its units
        check_shock(assault, rules)
    return goto(attacker_forms, None)


def attacker_forms(nothing: None, given: AssaultPlan) -> Step:
    """TABLE DES FORMATIONS: the attacker chooses the formation of its first unit."""
    choices = given.choices("attacker")
    if len(choices) == 1:
        return attacker_formed(nothing, choices[0])
    return Ask("attacker_formation", "attacker", choices, attacker_formed, choices[0])


def attacker_formed(nothing: None, formation: Formation) -> Move:
    return goto(defender_forms, formation)


def defender_forms(attacker: Formation, given: AssaultPlan) -> Step:
    """TABLE DES FORMATIONS: the defender sees it, and chooses likewise."""
    choices = given.choices("defender")
    if len(choices) == 1:
        return defender_formed(attacker, choices[0])
    options = [Choice(formation, leads_to=assault_behind(given, attacker, formation)) for formation in choices]
    return Ask("defender_formation", "defender", options, defender_formed, choices[0], {"attacker": attacker})


def assault_behind(given: AssaultPlan, attacker: Formation, defender: Formation) -> tuple[str, dict[str, Any]]:
    return assault_sequence.id, written(given.assault(attacker, defender))


def defender_formed(attacker: Formation, formation: Formation) -> Move:
    return goto(formed_up, (attacker, formation))


def formed_up(formations: tuple[Formation, Formation], given: AssaultPlan) -> Step:
    """CORPS A CORPS: the assault in these formations."""
    return Run("assault", assault_sequence, given.assault(*formations), then=fought_out)


def fought_out(formations: tuple[Formation, Formation], outcome: AssaultOutcome) -> Move:
    return done(outcome)
