"""Les Secrets de la 7e Mer: tests, duels, ships and battles. The table of contents of its rules summary."""

from __future__ import annotations

from jacta.games.seventh_sea import books, hazards
from jacta.games.seventh_sea.combat import (
    blows,
    brutes,
    damage,
    interruption,
    ranged,
    squads,
    turns,
    weapons,
    wounds,
)
from jacta.games.seventh_sea.fights import combatants, duel, fight
from jacta.games.seventh_sea.heroes import experience, fortune, heroism, reputation, sorcery
from jacta.games.seventh_sea.mass_battle import aftermath, battle, generals, personal, victory, volley
from jacta.games.seventh_sea.naval_combat import (
    boarding,
    broadsides,
    deck,
    grave_damage,
    gunnery,
    manoeuvres,
    picture,
    ship_duel,
    ships,
)
from jacta.games.seventh_sea.navigation import provisions, route, storms
from jacta.games.seventh_sea.options import READINGS
from jacta.games.seventh_sea.pieces import PIECES, Character
from jacta.games.seventh_sea.repartee import busking, repartee
from jacta.games.seventh_sea.rolls import contests, notation, tests
from jacta.rules import Chapter, Game

GAME = Game(
    "seventh_sea",
    package=__package__ or "",
    source="Les Secrets de la 7e Mer, résumé des règles",
    language="fr",
    status="complete",
    readings=READINGS,
    pieces=PIECES,
    trackers={"heroism": (Character,), "reputation": (Character,)},
    highlights=(tests.test, duel.duel, ship_duel.ship_duel),
    pictures={"ship_duel": picture.ship_duel},
    grid=manoeuvres.HEXES,
    notation=notation.read,
    names={"camps": lambda: (combatants.HEROES, combatants.VILLAINS)},
    chapters=(
        Chapter("references", (books.books,)),
        Chapter("rolls", (tests.pool, tests.roll, tests.test, contests.opposed, tests.skill_roll, tests.perception)),
        Chapter("turn", (turns.initiative, turns.phase_order, turns.action, turns.passive_defence)),
        Chapter(
            "combat",
            (
                blows.attack,
                brutes.attack_brutes,
                squads.brute_attack,
                brutes.support,
                blows.active_defence,
                interruption.riposte,
                interruption.interruption,
                ranged.ranged_attack,
                damage.damage,
                damage.improvised_weapon,
                wounds.wound_check,
                wounds.movement,
                blows.duel_blow,
                ranged.duel_shot,
                squads.squad_blow,
                duel.duel,
                fight.fight,
            ),
        ),
        Chapter("hazards", (hazards.surprise, hazards.fall, hazards.explosion)),
        Chapter(
            "heroism",
            (
                heroism.heroism,
                heroism.flaw_bid,
                fortune.heroism_dice,
                fortune.reputation,
                reputation.reputation_roll,
                experience.experience,
                fortune.progress,
                fortune.evening_end,
                sorcery.sorcery,
            ),
        ),
        Chapter(
            "repartee",
            (repartee.repartee_targets, repartee.charm, repartee.intimidate, repartee.taunt, busking.busk),
        ),
        Chapter(
            "navigation",
            (
                route.navigate,
                storms.storm,
                storms.storm_interval,
                storms.capsize,
                route.shallows,
                route.reefs,
                provisions.provisions,
                provisions.spoilage,
                provisions.encounter,
            ),
        ),
        Chapter(
            "naval_combat",
            (
                ships.ship,
                ships.ship_initiative,
                manoeuvres.ship_move,
                manoeuvres.firing_arc,
                gunnery.ship_fire,
                ships.sinking,
                boarding.boarding,
                ships.ramming,
                deck.deck_shock,
                gunnery.scuttle,
                broadsides.duel_broadside,
                grave_damage.grave_damage,
                ship_duel.ship_duel,
            ),
        ),
        Chapter(
            "mass_battle",
            (
                generals.mass_preparation,
                generals.mass_modifiers,
                generals.global_roll,
                generals.mass_turn,
                battle.battle,
                victory.mass_battle,
                personal.hero_in_battle,
                aftermath.aftermath,
                volley.volley,
                volley.volley_wounds,
            ),
        ),
        Chapter("weapons", (weapons.weapon,)),
        Chapter("books", (books.lookup,)),
    ),
)
