"""TABLE DE FEU, the whole chain: a fire on a stack, its losses, and the morale of the units under it."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import model_validator

from jacta.games.vive_lempereur.fire.fire import Fire, FireResult, FiringBattery, check_firer, fire, is_sheltered
from jacta.games.vive_lempereur.inputs import Demoralisation, Modifier, MoraleLeader, Side, check_formation, refuse
from jacta.games.vive_lempereur.morale.morale import MoraleTest
from jacta.games.vive_lempereur.options import AFTERMATH, FIRE
from jacta.games.vive_lempereur.units.aftermath import Combat, Engagement, Stack, Units, losses
from jacta.games.vive_lempereur.units.pieces import TARGET_ROLES
from jacta.games.vive_lempereur.units.results import Result
from jacta.games.vive_lempereur.units.units import Fate, Unit
from jacta.rules import Move, Rules, Run, Step, goto, procedure


class FireSequence(FiringBattery, Engagement):
    targets: Stack
    morale_general: MoraleLeader = 0
    demoralisation: Demoralisation = "none"
    morale_other: Modifier = 0
    can_retreat: bool = True

    @model_validator(mode="after")
    def targets_share_a_hex(self) -> FireSequence:
        for place, unit in enumerate(self.targets):
            check_formation(f"targets.{place}.formation", unit.arm, unit.formation, skirmish=True)
            if unit.stack != self.targets[0].stack:
                raise refuse(f"targets.{place}.stack", "two-hexes")
        return self

    def units(self, side: Side) -> Units:
        return self.targets if side == "defender" else ()

    def player(self, side: Side) -> str:
        return "target"

    def fights(self, side: Side, unit: Unit, rules: Rules) -> bool:
        return True

    def can_fall_back(self, side: Side) -> bool:
        return self.can_retreat

    def is_exempt(self, side: Side, unit: Unit, rules: Rules) -> bool:
        return is_sheltered(unit.formation, unit.terrain)

    def test_of(self, side: Side, unit: Unit, penalty: int, above_failed: bool, rules: Rules) -> MoraleTest:
        """Modificatifs au moral (R18): flank and rear do not count under fire."""
        return MoraleTest(
            morale=unit.morale,
            general=self.morale_general,
            demoralisation=self.demoralisation,
            loss_penalty=penalty,
            other_modifier=self.morale_other,
            disorganised=unit.is_disorganised,
            unit_above_failed=above_failed,
            options=self.options,
        )

    def outcome(self, combat: Combat) -> FireOutcome:
        return FireOutcome(combat.defenders)


class FireOutcome(NamedTuple):
    targets: tuple[Fate, ...]


@procedure(
    passage="TABLE DE FEU; Modificatifs au moral",
    asks=("loss_unit",),
    roles=TARGET_ROLES,
    readings=(*FIRE, *AFTERMATH),
    tables=("fire", "fire_target", "formations", "morale"),
    aims={"firer": "targets.0.state!=formed", "target": "targets.0.state=formed"},
    examples=(
        {
            "arm": "artillery",
            "formation": "in_battery",
            "fire": 7,
            "max_range": 6,
            "targets": [
                {"arm": "infantry", "formation": "line", "morale": 7, "steps": 3},
                {"arm": "infantry", "formation": "line", "morale": 9, "steps": 3},
            ],
        },
        {
            "arm": "infantry",
            "formation": "line",
            "fire": 4,
            "targets": [{"arm": "infantry", "formation": "skirmish", "morale": 6, "steps": 1}],
        },
    ),
)
def fire_sequence(given: FireSequence, rules: Rules) -> Move[FireOutcome]:
    """TABLE DE FEU: a fire, the losses, and the morale of the stack under it."""
    check_firer(given, rules)
    return goto(fire_on_stack, Combat((), tuple(map(Fate.unhurt, given.targets))))


def fire_on_stack(combat: Combat, given: FireSequence) -> Step:
    """TABLE DE FEU (R11): the top unit is the target that modifies the die."""
    written = {name: getattr(given, name) for name in FiringBattery.model_fields if name in given.model_fields_set}
    return Run("fire", fire, Fire(**written, target_formation=given.targets[0].formation), then=stack_hit)


def stack_hit(combat: Combat, result: FireResult) -> Move:
    return goto(losses, combat._replace(results=(Result(result.losses, "*" if result.morale_test else ""),)))
