"""Vive l'Empereur !: Napoleonic battles by regiments on hexes. The table of contents of its play-aid sheet."""

from __future__ import annotations

from jacta.games.vive_lempereur import (
    fire,
    formations,
    melee,
    morale,
    pictures,
    plan,
    retreat,
    sequences,
    shock,
    sight,
    studies,
)
from jacta.games.vive_lempereur.options import READINGS
from jacta.rules import Chapter, Game

GAME = Game(
    "vive_lempereur",
    package=__package__ or "",
    source="Vive l’Empereur ! (Didier Rouy), aide de jeu",
    status="complete",
    readings=READINGS,
    highlights=(sequences.assault_sequence, sequences.fire_sequence, sight.line_of_sight),
    pictures={
        "line_of_sight": pictures.line_of_sight,
        "retreat": pictures.retreat,
        "assault_sequence": studies.assault_picture,
        "assault_plan": studies.plan_picture,
    },
    chapters=(
        Chapter("fire", (fire.fire_table, fire.fire_value, fire.fire, sequences.fire_sequence, sight.line_of_sight)),
        Chapter(
            "melee",
            (
                shock.shock_value,
                melee.melee_column,
                melee.melee_table,
                melee.melee,
                melee.charge,
                sequences.assault_sequence,
                plan.assault_plan,
            ),
        ),
        Chapter(
            "formations", (formations.formation, formations.change_formation, formations.movement, retreat.retreat)
        ),
        Chapter("morale", (morale.morale_modifier, morale.morale_test, morale.rally)),
    ),
)
