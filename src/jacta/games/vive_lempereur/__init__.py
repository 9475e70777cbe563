"""Vive l'Empereur !: Napoleonic battles by regiments on hexes. The table of contents of its play-aid sheet."""

from __future__ import annotations

from jacta.games.vive_lempereur.fire import battery_fires, fire, fire_sequence, sight
from jacta.games.vive_lempereur.formations import formations, forming, retreat
from jacta.games.vive_lempereur.inputs import GRID
from jacta.games.vive_lempereur.maps import pictures
from jacta.games.vive_lempereur.maps.scenario import ScenarioMap
from jacta.games.vive_lempereur.melee import assault, defended_assault, melee, plan, shock, studies
from jacta.games.vive_lempereur.morale import morale, rallying
from jacta.games.vive_lempereur.options import READINGS
from jacta.games.vive_lempereur.units.pieces import Battery, General, Regiment
from jacta.rules import Chapter, Game

GAME = Game(
    "vive_lempereur",
    package=__package__ or "",
    source="Vive l’Empereur ! (Didier Rouy), aide de jeu",
    language="fr",
    status="complete",
    readings=READINGS,
    grid=GRID,
    highlights=(assault.assault_sequence, fire_sequence.fire_sequence, sight.line_of_sight),
    pieces=(Regiment, Battery, General, ScenarioMap),
    trackers={"unit": (Regiment, Battery)},
    maps={ScenarioMap.kind: pictures.scenario_map},
    pictures={
        "line_of_sight": pictures.line_of_sight,
        "retreat": pictures.retreat,
        "assault_sequence": studies.worth_picture,
        "assault_plan": studies.plan_picture,
    },
    chapters=(
        Chapter(
            "fire",
            (
                fire.fire_table,
                fire.fire_value,
                fire.fire,
                fire_sequence.fire_sequence,
                sight.line_of_sight,
                battery_fires.battery_fires,
            ),
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
                defended_assault.defended_assault,
            ),
        ),
        Chapter(
            "formations",
            (formations.formation, formations.change_formation, formations.movement, retreat.retreat, forming.forming),
        ),
        Chapter("morale", (morale.morale_modifier, morale.morale_test, morale.rally, rallying.rallying)),
    ),
)
