"""Here I Stand: the combat and voyages aid. The table of contents of its sheet."""

from __future__ import annotations

from jacta.games.here_i_stand.combat import approach, dice_pools, land, sea
from jacta.games.here_i_stand.movement import map_table, spring, transport, winter, winter_return
from jacta.games.here_i_stand.new_world import voyages
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
    checks={"map": map_table.checked_map},
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
                winter_return.winter_return,
                winter.winter_move,
                winter.winter_options,
                transport.naval_transport,
                transport.transport_reachable,
                map_table.map,
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
