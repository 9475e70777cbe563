"""2.2: the land battle."""

from __future__ import annotations

from jacta.games.europa_universalis.combat.battle_end import BATTLE_END_TABLES, LandBattleOutcome, RawLosses, course
from jacta.games.europa_universalis.combat.battle_plan import LandBattle, arms_of, is_fragile, sheet, starting_morale
from jacta.games.europa_universalis.combat.battle_states import planned
from jacta.games.europa_universalis.combat.blows import COMBAT_TABLES
from jacta.games.europa_universalis.combat.rounds import begun
from jacta.games.europa_universalis.combat.technology import TECHNOLOGY_TABLES
from jacta.games.europa_universalis.inputs import SIDES
from jacta.games.europa_universalis.pieces.stack import fighting
from jacta.rules import Move, Rules, procedure

NATION_TABLES = ("army_class_size", "nation_class", "cavalry_rate")  # for a stack that only says whose it is
BATTLE_TABLES = (*COMBAT_TABLES, *TECHNOLOGY_TABLES, "terrain", "crossing", *NATION_TABLES, *BATTLE_END_TABLES)


FRANCE = {
    "dt": 8,
    "tech": "arquebus",
    "quality": "veteran",
    "size": 2,
    "cavalry": 12,
    "fire": 2,
}
SPAIN = {
    "dt": 5,
    "tech": "arquebus",
    "quality": "veteran",
    "tercios": True,
    "size": 0,
    "cavalry": 5,
    "shock": 1,
    "manoeuvre": 4,
}


@procedure(
    passage="2.2.2 Séquence de la bataille",
    asks=("break_off",),
    tables=BATTLE_TABLES,
    tally=RawLosses,
    roles={side: fighting(side) for side in SIDES},
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=(
        {"attacker": FRANCE, "defender": SPAIN},
        {
            "attacker": {**FRANCE, "break_off": "never"},
            "defender": {**SPAIN, "break_off": "if_behind"},
            "crossing": "river",
        },
        {
            "attacker": {"dt": 2, "tech": "medieval", "size": 7, "break_off": "never"},
            "defender": {"dt": 1, "tech": "medieval", "size": 7, "break_off": "always"},
            "map": "overseas",
            "options": {"destruction_overrides_winner": True},
        },
        {
            "attacker": {"dt": 8, "nation": "france", "tech": "musket", "quality": "veteran", "manoeuvre": 4},
            "defender": {"dt": 8, "nation": "turkey", "tech": "renaissance", "quality": "veteran", "manoeuvre": 2},
            "period": 4,
        },
    ),
)
def land_battle(given: LandBattle, rules: Rules) -> Move[LandBattleOutcome]:
    """2.2.2: two stacks fight for one or two days."""
    attacker, defender = (arms_of(side, given, rules) for side in SIDES)
    plan = planned(
        SIDES,
        (attacker, defender),
        course(rules),
        may_leave=("defender", "attacker"),
        fragile=is_fragile(attacker, defender, given, rules),
        break_off_test=rules.options.break_off_test,
    )
    ours, theirs = (starting_morale(side, given, rules) for side in SIDES)
    return begun(plan, ours, theirs, *sheet(plan, given, rules))
