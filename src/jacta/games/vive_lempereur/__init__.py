"""Vive l'Empereur !: Napoleonic battles by regiments on hexes. The table of contents of its play-aid sheet."""

from __future__ import annotations

from jacta.games.vive_lempereur.fire import fire, fire_sequence, sight
from jacta.games.vive_lempereur.formations import formations, retreat
from jacta.games.vive_lempereur.maps import pictures
from jacta.games.vive_lempereur.melee import assault, melee, plan, shock, studies
from jacta.games.vive_lempereur.morale import morale
from jacta.games.vive_lempereur.options import READINGS
from jacta.rules import Chapter, Game

GAME = Game(
    "vive_lempereur",
    package=__package__ or "",
    source="Vive l’Empereur ! (Didier Rouy), aide de jeu",
    status="complete",
    readings=READINGS,
    highlights=(assault.assault_sequence, fire_sequence.fire_sequence, sight.line_of_sight),
    pictures={
        "line_of_sight": pictures.line_of_sight,
        "retreat": pictures.retreat,
        "assault_sequence": studies.assault_picture,
        "assault_plan": studies.plan_picture,
    },
    chapters=(
        Chapter(
            "fire", (fire.fire_table, fire.fire_value, fire.fire, fire_sequence.fire_sequence, sight.line_of_sight)
        ),
        Chapter(
            "melee",
            (
                shock.shock_value,
                melee.melee_column,
                melee.melee_table,
                melee.melee,
                melee.charge,
                assault.assault_sequence,
                plan.assault_plan,
            ),
        ),
        Chapter(
            "formations", (formations.formation, formations.change_formation, formations.movement, retreat.retreat)
        ),
        Chapter("morale", (morale.morale_modifier, morale.morale_test, morale.rally)),
    ),
)
