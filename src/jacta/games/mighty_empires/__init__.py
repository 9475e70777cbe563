"""Mighty Empires by the personal rules of Genseric Delpature: a whole campaign game. Its table of contents."""

from __future__ import annotations

from jacta.games.mighty_empires import game
from jacta.games.mighty_empires.campaign import (
    advance,
    alliances,
    combat,
    diplomacy,
    dragons,
    feeding,
    fury,
    missions,
    movement,
    pillage,
    retreat,
    scouting,
    sea_combat,
    sieges,
    steps,
    supply,
    turn,
)
from jacta.games.mighty_empires.inputs import GRID
from jacta.games.mighty_empires.options import READINGS
from jacta.games.mighty_empires.pictures import drawings
from jacta.games.mighty_empires.setup import beginning, laying, order
from jacta.games.mighty_empires.state.procedures import state_at
from jacta.games.mighty_empires.victory import scoring
from jacta.games.mighty_empires.winter import (
    construction,
    espionage,
    events,
    phases,
    recruits,
    spell_targets,
    spells,
    tables,
    thaw,
)
from jacta.rules import Chapter, Game, Lesson

GAME = Game(
    "mighty_empires",
    package=__package__ or "",
    source="Règles personnelles pour Mighty Empires (Genseric Delpature)",
    language="fr",
    status="complete",
    readings=READINGS,
    grid=GRID,
    lessons=(
        Lesson(
            game.game,
            {"years": 1, "seats": ["human", "steward"]},
            (
                "capital_site",
                "placement",
                "scout",
                "move",
                "enter_site",
                "feed",
                "combat_pick",
                "retreat",
                "pursue",
                "pursue_withdrawal",
                "besiege",
                "garrison_loss",
                "pillage",
                "spell",
                "treason",
            ),
        ),
    ),
    highlights=(game.game, combat.combat, sieges.siege_campaign),
    trackers=dict.fromkeys(("calendar", "reserve", "exploration", "effects"), (game.game,)),
    taken={"state": state_at},
    pictures={"map_auto": drawings.map_auto, "setup": drawings.setup},
    chapters=(
        Chapter(
            "beginning",
            (
                game.game,
                beginning.setup,
                order.capital_order,
                order.turn_order,
                laying.map_auto,
                laying.map_manual,
                order.limits,
            ),
        ),
        Chapter("supply", (turn.campaign_turn, supply.harvest, feeding.feed, supply.famine)),
        Chapter("scouting", (scouting.scout, scouting.event, scouting.guard, missions.mission)),
        Chapter("diplomacy", (diplomacy.diplomacy, diplomacy.diplomacy_campaign)),
        Chapter("movement", (movement.movement, advance.advance, steps.move_check, steps.annex)),
        Chapter(
            "combat",
            (
                combat.combat,
                combat.battle_series,
                sea_combat.naval_combat,
                sea_combat.land_sea_combat,
                retreat.retreat,
                alliances.alliance,
            ),
        ),
        Chapter("sieges", (sieges.siege, sieges.siege_campaign, sieges.conquest, pillage.pillage)),
        Chapter("dragons", (dragons.nest, dragons.dragon_fury, fury.fury)),
        Chapter(
            "winter",
            (
                phases.winter,
                spells.spell,
                spell_targets.spell_check,
                spell_targets.firestorm,
                tables.winter_event,
                events.ordeal,
                espionage.espionage,
                construction.construction,
                tables.build,
                tables.recruit,
                recruits.levy,
                thaw.thaw,
                thaw.expiry,
                recruits.deploy,
                phases.last_winter,
            ),
        ),
        Chapter("victory", (scoring.score,)),
    ),
)
