"""Utiliser un dé d'action, Se déplacer, Système de repartie: what else can be done in a fight of many."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from jacta.games.seventh_sea.combat.wounds import climbing_costs
from jacta.games.seventh_sea.fights import fight as course  # the fight goes on there: the modules need each other
from jacta.games.seventh_sea.fights.combatants import Fight, FightGiven, Word, enemies_of, explodes
from jacta.games.seventh_sea.repartee.repartee import (
    Intimidate,
    Intimidated,
    Taunt,
    Taunted,
    WithPanache,
    WithResolve,
    intimidate,
    taunt,
)
from jacta.rules import Ask, Move, Run, Step, goto, note


def choose_deed(fight: Fight, given: FightGiven) -> Step:
    """Utiliser un dé d'action; Recharge: to load, to get up, to climb, to speak, or something else."""
    place = fight.acting.striker
    one, stander = given.combatants[place], fight.standers[place]
    usual = "reload" if stander.reload else "other"
    if one.is_squad or not given.led(one):
        return deed_chosen(fight, usual, given)
    deeds = ["reload"] if stander.reload else []
    deeds += ["stand_up"] if stander.prone else []
    deeds += ["climb"] if levels_to_climb(fight, given) else []
    deeds += ["speak", "other"]
    return Ask("deed", one.name, tuple(deeds), then=deed_chosen, default=usual)


def deed_chosen(fight: Fight, answer: str, given: FightGiven) -> Move:
    place = fight.acting.striker
    one, stander = given.combatants[place], fight.standers[place]
    if answer == "reload":
        stander = stander._replace(reload=stander.reload - 1)
        told = note("reloads", who=one.name, left=stander.reload)
        return goto(course.take_place, fight.with_stander(place, stander), told)
    if answer == "stand_up":
        stander = stander._replace(prone=False)
        return goto(course.take_place, fight.with_stander(place, stander), note("stands_up", who=one.name))
    if answer == "climb":
        return goto(choose_level, fight)
    return goto(choose_words if answer == "speak" else course.take_place, fight)


# --- Se déplacer


def levels_to_climb(fight: Fight, given: FightGiven) -> tuple[int, ...]:
    """Se déplacer (GJ194b): the levels that a die takes him to: up, or down by more than one."""
    here = fight.standers[fight.acting.striker].level
    return tuple(level for level in range(given.levels + 1) if climbing_costs(level - here))


def choose_level(fight: Fight, given: FightGiven) -> Step:
    """Se déplacer (GJ194b): to which level of the scenery?"""
    there = levels_to_climb(fight, given)
    return Ask("level", given.combatants[fight.acting.striker].name, there, then=climbed, default=there[-1])


def climbed(fight: Fight, level: int, given: FightGiven) -> Move:
    place = fight.acting.striker
    stander = fight.standers[place]._replace(level=level)
    told = note("climbs", who=given.combatants[place].name, level=level)
    return goto(course.take_place, fight.with_stander(place, stander), told)


def stepped_down(fight: Fight, place: int, given: FightGiven) -> Move:
    """Se déplacer (GJ194b): to the next lower level, beside another action."""
    stander = fight.standers[place]
    stander = stander._replace(level=stander.level - 1, stepped=fight.phase)
    told = note("climbs", who=given.combatants[place].name, level=stander.level)
    return goto(course.take_place, fight.with_stander(place, stander), told)


# --- Système de repartie


class Words(NamedTuple):
    """What is said, and to whom."""

    kind: Literal["intimidate", "taunt"]
    target: str


def choose_words(fight: Fight, given: FightGiven) -> Step:
    """Intimider; Provoquer: whom, and how?"""
    place = fight.acting.striker
    enemies = [given.combatants[other].name for other in enemies_of(place, given, fight)]
    words = [Words(kind, name) for kind in ("intimidate", "taunt") for name in enemies]
    return Ask("words", given.combatants[place].name, tuple(words), then=spoken, default=words[0])


def spoken(fight: Fight, words: Words, given: FightGiven) -> Move:
    swing = fight.acting._replace(target=given.place_of(words.target))
    return goto(threat if words.kind == "intimidate" else mockery, fight._replace(swing=swing))


def trait_of(place: int, trait: str, given: FightGiven) -> int:
    """Système de repartie (R84): his trait; of brutes, the threat level."""
    one = given.combatants[place]
    rank: int = max(1, one.initiative_dice) if one.is_squad else getattr(one, trait)
    return rank


def roles_of(fight: Fight, given: FightGiven) -> dict[str, str]:
    speaker, listener = fight.acting.striker, fight.acting.target
    return {"attacker": given.combatants[speaker].name, "defender": given.combatants[listener].name}


def heard_before(fight: Fight) -> dict[str, Any]:
    """Intimider; Provoquer (R38): words are actions, too: what the speaker has heard from the other weighs on them."""
    word = fight.standers[fight.acting.striker].word_of(fight.acting.target)
    return {"mod_rolled": -word.dice, "forced_raises": word.raises}


def threat(fight: Fight, given: FightGiven) -> Step:
    """Intimider: Détermination against Détermination; the other loses dice on every action against the speaker."""
    speaker, listener = (
        WithResolve(resolve=trait_of(place, "resolve", given), explode=explodes(place, given, fight))
        for place in fight.acting[:2]
    )
    words = Intimidate(attacker=speaker, defender=listener, options=given.options, **heard_before(fight))
    return Run("intimidate", intimidate, words, then=threatened, roles=roles_of(fight, given))


def threatened(fight: Fight, outcome: Intimidated, given: FightGiven) -> Move:
    return heard(fight, Word(fight.acting.striker, dice=outcome.penalty), given)


def mockery(fight: Fight, given: FightGiven) -> Step:
    """Provoquer (R38): Panache against Panache; the other must raise for nothing against the speaker."""
    speaker, listener = (
        WithPanache(panache=trait_of(place, "panache", given), explode=explodes(place, given, fight))
        for place in fight.acting[:2]
    )
    words = Taunt(attacker=speaker, defender=listener, options=given.options, **heard_before(fight))
    return Run("taunt", taunt, words, then=mocked, roles=roles_of(fight, given))


def mocked(fight: Fight, outcome: Taunted, given: FightGiven) -> Move:
    return heard(fight, Word(fight.acting.striker, raises=outcome.forced_raises), given)


def heard(fight: Fight, word: Word, given: FightGiven) -> Move:
    """Système de repartie: what the words have done."""
    place = fight.acting.target
    told = [note("intimidated", who=given.combatants[place].name, dice=word.dice)] if word.dice else []
    told += [note("taunted", who=given.combatants[place].name, raises=word.raises)] if word.raises else []
    if word.dice or word.raises:
        fight = fight.with_stander(place, fight.standers[place].hearing(word))
    return goto(course.take_place, fight, *told)
