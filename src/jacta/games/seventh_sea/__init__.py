"""Les Secrets de la 7e Mer: tests, duels, ships and battles. The table of contents of its rules summary."""

from __future__ import annotations

from jacta.games.seventh_sea import blows, books, brutes, harm, hazards, ranged, rolls, turns, wounds
from jacta.games.seventh_sea.options import READINGS
from jacta.kernel.procedure import Chapter, Game

GAME = Game(
    "seventh_sea",
    package=__package__ or "",
    source="Les Secrets de la 7e Mer, résumé des règles",
    status="complete",
    readings=READINGS,
    chapters=(
        Chapter("references", (books.books,)),
        Chapter("rolls", (rolls.pool, rolls.roll, rolls.test, rolls.opposed, rolls.skill_roll, rolls.perception)),
        Chapter("turn", (turns.initiative, turns.phase_order, turns.action, turns.passive_defence)),
        Chapter(
            "combat",
            (
                blows.attack,
                brutes.attack_brutes,
                brutes.brute_attack,
                brutes.support,
                blows.active_defence,
                ranged.ranged_attack,
                harm.damage,
                harm.improvised_weapon,
                wounds.wound_check,
                wounds.movement,
            ),
        ),
        Chapter("hazards", (hazards.surprise, hazards.fall, hazards.explosion)),
    ),
)
