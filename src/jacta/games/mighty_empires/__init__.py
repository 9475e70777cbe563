"""Mighty Empires by the personal rules of Genseric Delpature: a whole campaign game. Its table of contents."""

from __future__ import annotations

from jacta.games.mighty_empires import (
    battle,
    diplomacy,
    dragons,
    marching,
    order,
    scoring,
    scouting,
    sea_battle,
    seasons,
    sieges,
    supply,
    winter_tables,
)
from jacta.games.mighty_empires.options import READINGS
from jacta.kernel.procedure import Chapter, Game

GAME = Game(
    "mighty_empires",
    package=__package__ or "",
    source="Règles personnelles pour Mighty Empires (Genseric Delpature)",
    status="complete",
    readings=READINGS,
    chapters=(
        Chapter("beginning", (order.capital_order, order.turn_order, order.limits)),
        Chapter("supply", (supply.harvest, supply.famine)),
        Chapter("scouting", (scouting.scout, scouting.event, scouting.guard)),
        Chapter("diplomacy", (diplomacy.diplomacy, diplomacy.diplomacy_campaign)),
        Chapter("movement", (marching.move_check, marching.annex)),
        Chapter("combat", (battle.combat, battle.battle_series, sea_battle.naval_combat, sea_battle.land_sea_combat)),
        Chapter("sieges", (sieges.siege, sieges.siege_campaign, sieges.conquest)),
        Chapter("dragons", (dragons.nest, dragons.dragon_fury)),
        Chapter(
            "winter",
            (
                seasons.spell_check,
                seasons.firestorm,
                winter_tables.winter_event,
                winter_tables.build,
                winter_tables.recruit,
                seasons.expiry,
            ),
        ),
        Chapter("victory", (scoring.score,)),
    ),
)
