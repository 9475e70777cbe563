"""Here I Stand: the combat and voyages aid. The table of contents of its sheet."""

from __future__ import annotations

from jacta.games.here_i_stand import (
    approach,
    atlas,
    dice_pools,
    homecoming,
    land,
    sea,
    spring,
    transport,
    voyages,
    winter,
)
from jacta.games.here_i_stand.options import BUNDLES, READINGS
from jacta.rules import Chapter, Game

GAME = Game(
    "here_i_stand",
    package=__package__ or "",
    source="Here I Stand (GMT Games), aide de jeu : combats et voyages",
    status="complete",
    readings=READINGS,
    bundles=BUNDLES,
    highlights=(land.field_battle, sea.piracy, voyages.exploration),
    checks={"map": atlas.checked_map},
    chapters=(
        Chapter(
            "combat",
            (
                land.field_battle,
                land.assault,
                land.siege,
                sea.naval_combat,
                sea.piracy,
                sea.piracy_support,
                dice_pools.combat_dice,
            ),
        ),
        Chapter("approach", (approach.interception, approach.avoid_battle)),
        Chapter(
            "movement",
            (
                spring.formation_limit,
                spring.spring_deployment,
                spring.spring_reachable,
                homecoming.winter_return,
                winter.winter_move,
                winter.winter_options,
                transport.naval_transport,
                transport.transport_reachable,
                atlas.map,
            ),
        ),
        Chapter(
            "new_world",
            (
                voyages.exploration,
                voyages.exploration_table,
                voyages.circumnavigation,
                voyages.circumnavigation_table,
                voyages.conquest,
                voyages.conquest_table,
                voyages.voyage_modifiers,
            ),
        ),
    ),
)
