"""Les Secrets de la 7e Mer: tests, duels, ships and battles. The table of contents of its rules summary."""

from __future__ import annotations

from jacta.games.seventh_sea import (
    battlefield,
    blows,
    boarding,
    books,
    brutes,
    deck,
    experience,
    gunnery,
    harm,
    hazards,
    heroism,
    manoeuvres,
    mass_battle,
    navigation,
    provisioning,
    ranged,
    repartee,
    reputation,
    rolls,
    ships,
    sorcery,
    storms,
    turns,
    victory,
    volley,
    weapons,
    wounds,
)
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
        Chapter(
            "heroism",
            (
                heroism.heroism,
                heroism.flaw_bid,
                reputation.reputation_roll,
                experience.experience,
                sorcery.sorcery,
            ),
        ),
        Chapter(
            "repartee",
            (repartee.repartee_targets, repartee.charm, repartee.intimidate, repartee.taunt, repartee.busk),
        ),
        Chapter(
            "navigation",
            (
                navigation.navigate,
                storms.storm,
                storms.capsize,
                navigation.shallows,
                navigation.reefs,
                provisioning.provisions,
                provisioning.spoilage,
                provisioning.encounter,
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
            ),
        ),
        Chapter(
            "mass_battle",
            (
                mass_battle.mass_preparation,
                mass_battle.mass_modifiers,
                mass_battle.mass_turn,
                victory.mass_battle,
                battlefield.hero_in_battle,
                battlefield.aftermath,
                volley.volley,
            ),
        ),
        Chapter("weapons", (weapons.weapon,)),
    ),
)
