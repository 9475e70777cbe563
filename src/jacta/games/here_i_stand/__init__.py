"""Here I Stand: the combat and voyages aid. The table of contents of its sheet."""

from __future__ import annotations

from typing import get_args

from jacta.games.here_i_stand.combat import approach, dice_pools, engagement, land, naval_engagement, piracy, sea
from jacta.games.here_i_stand.movement import map_table, picture, spring, transport, winter, winter_return
from jacta.games.here_i_stand.new_world import voyages
from jacta.games.here_i_stand.new_world.claims import NewWorld
from jacta.games.here_i_stand.options import BUNDLES, READINGS
from jacta.games.here_i_stand.pieces import Captives, Fleet, Formation, Leader, PiracyVp, Power, TurnTrack
from jacta.rules import Chapter, Game, Lesson

GAME = Game(
    "here_i_stand",
    package=__package__ or "",
    source="Here I Stand (GMT Games), aide de jeu : combats et voyages",
    language="fr",
    status="complete",
    readings=READINGS,
    bundles=BUNDLES,
    highlights=(land.field_battle, piracy.piracy, voyages.exploration),
    lessons=(
        Lesson(
            land.field_battle,
            {
                "attacker_units": 4,
                "attacker_cavalry": 1,
                "attacker_leaders": [2],
                "defender_units": 3,
                "defender_leaders": [1],
            },
            ("attacker", "defender", "cavalry_lost"),
            dice="mine",
        ),
    ),
    pieces=(Formation, Fleet, Leader, TurnTrack, Captives, PiracyVp, NewWorld),
    map_of_pieces=picture.map_of_pieces,
    checks={"map": map_table.checked_map},
    names={"places": map_table.place_names, "powers": lambda: get_args(Power)},
    chapters=(
        Chapter(
            "combat",
            (
                land.field_battle,
                land.assault,
                land.siege,
                sea.naval_combat,
                piracy.piracy,
                piracy.piracy_support,
                dice_pools.combat_dice,
            ),
        ),
        Chapter("approach", (approach.interception, approach.avoid_battle)),
        Chapter(
            "engagements",
            (engagement.engagement, naval_engagement.naval_engagement, naval_engagement.turn_track_return),
        ),
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
