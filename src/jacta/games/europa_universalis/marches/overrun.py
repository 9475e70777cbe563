"""2.4.5 Passer outre l'ennemi: two full armies run over a lone detachment and march on."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal, NamedTuple

from pydantic import model_validator

from jacta.games.europa_universalis.combat.battle_end import LandBattleOutcome
from jacta.games.europa_universalis.combat.battle_plan import BattleSide, LandBattle
from jacta.games.europa_universalis.combat.battle_states import Ending
from jacta.games.europa_universalis.combat.land_battle import BATTLE_TABLES, land_battle
from jacta.games.europa_universalis.inputs import WORTH, Counters, Side, missing, refuse
from jacta.games.europa_universalis.marches.stacking import MOST_PASHAS
from jacta.games.europa_universalis.options import BattleOptions
from jacta.rules import Ask, Choice, Given, Move, Run, Step, done, goto, note, procedure, written

LEAST_A_PLUS = 2
PASHAS_AT_MOST = 3 * MOST_PASHAS  # dt; a pasha is worth 3 at most
LONE_DETACHMENT = (0, 0, 1)


class Overrun(Given):
    """The moving stack, all enemy counters there, and the battle with the mover as attacker.

    Where the battle names the counters of a side, they need not be stated again. A battle that states no readings is
    read as the overrun is.
    """

    force: Counters | None = None
    target: Counters | None = None
    battle: LandBattle
    options: BattleOptions = BattleOptions()

    @model_validator(mode="after")
    def may_be_declared(self) -> Overrun:
        """2.4.5 (R26): at least two A+ against exactly one detachment."""
        force = counters_in(self.force, self.battle.attacker, "force")
        target = counters_in(self.target, self.battle.defender, "target")
        if force.a_plus < LEAST_A_PLUS:
            raise refuse("force.a_plus", "overrun-force", a_plus=force.a_plus)
        if (target.a_plus, target.a_minus, target.dt) != LONE_DETACHMENT:
            raise refuse("target", "overrun-target")
        return self

    @model_validator(mode="after")
    def battle_is_between_these_stacks(self) -> Overrun:
        least = counters_in(self.force, self.battle.attacker, "force").worth
        dt = self.battle.attacker.dt
        if not least <= dt <= least + PASHAS_AT_MOST:
            raise refuse("battle.attacker.dt", "overrun-strength", least=least, most=least + PASHAS_AT_MOST, dt=dt)
        if self.battle.defender.dt != WORTH["DT"]:
            raise refuse("battle.defender.dt", "overrun-defender", dt=self.battle.defender.dt)
        return self

    def as_battle(self) -> LandBattle:
        return (
            self.battle.model_copy(update={"options": self.options}) if self.battle.left_out("options") else self.battle
        )


def counters_in(stated: Counters | None, side: BattleSide, key: str) -> Counters:
    """The counters of a side as stated, else as the battle names them."""
    if stated is not None:
        return stated
    if not side.counters:
        raise missing(key)
    plus, minus, dt = (sum(one.type == kind for one in side.counters) for kind in WORTH)
    return Counters(a_plus=plus, a_minus=minus, dt=dt)


class OverrunOutcome(NamedTuple):
    """The outcome of the battle; an overrun that is not declared has no ending and no rounds."""

    winner: Side | Literal["none"]
    ending: Ending | Literal["none"]
    routed: Side | Literal["none", "both"]
    rounds: int
    attacker_losses: int | Fraction
    defender_losses: int | Fraction
    major_victory: bool
    vp: Literal["full", "half", "none"]
    continue_move: bool


NOT_DECLARED = OverrunOutcome("none", "none", "none", 0, 0, 0, major_victory=False, vp="none", continue_move=False)

TWO_ARMIES: dict[str, Any] = {"a_plus": 2, "a_minus": 0, "dt": 0}
DETACHMENT: dict[str, Any] = {"a_plus": 0, "a_minus": 0, "dt": 1}


@procedure(
    passage="2.4.5 Passer outre l'ennemi",
    asks=(
        "overrun",
        "break_off",
    ),
    tables=BATTLE_TABLES,
    aims={"attacker": "continue_move=true", "defender": "continue_move=false"},
    examples=(
        {
            "force": TWO_ARMIES,
            "target": DETACHMENT,
            "battle": {
                "attacker": {"dt": 8, "tech": "arquebus", "size": 2, "quality": "veteran"},
                "defender": {"dt": 1, "tech": "arquebus", "size": 0, "manoeuvre": 3},
            },
        },
        {
            "force": TWO_ARMIES,
            "target": DETACHMENT,
            "battle": {
                "attacker": {"dt": 11, "tech": "renaissance", "size": 7, "break_off": "never"},
                "defender": {"dt": 1, "tech": "musket", "size": 0, "has_army": False, "break_off": "always"},
                "terrain": "forest",
            },
        },
    ),
)
def overrun(given: Overrun) -> Move[OverrunOutcome]:
    """2.4.5 (R26): a battle in the middle of a move."""
    return goto(declare, None)


def declare(nothing: None, given: Overrun) -> Step:
    """2.4.5: the mover declares the overrun, or stops here."""
    fights = Choice("yes", leads_to=(land_battle.id, written(given.as_battle())))
    return Ask("overrun", "attacker", (fights, "no"), declared, "yes")


def declared(nothing: None, answer: str) -> Move:
    return goto(run_over, None) if answer == "yes" else done(NOT_DECLARED, note("overrun_declined"))


def run_over(nothing: None, given: Overrun) -> Step:
    """2.4.5 (R26): a full battle, fought at once; breaking off is allowed."""
    return Run("land_battle", land_battle, given.as_battle(), then=fought_over)


def fought_over(nothing: None, outcome: LandBattleOutcome) -> Move:
    return done(OverrunOutcome(*outcome, continue_move=outcome.winner == "attacker"))
