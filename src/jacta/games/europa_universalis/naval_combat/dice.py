"""2.7.6 steps 1, 3, 5 and 6: what is added to the dice, what they do, and what the day costs a side."""

from __future__ import annotations

from itertools import product
from typing import Literal, TypeAlias

from jacta.games.europa_universalis.combat.blows import Blow, blow
from jacta.games.europa_universalis.inputs import OPPONENT, SIDES, Side, number
from jacta.games.europa_universalis.naval_combat.forces import NavalBattle, column, starting_morale
from jacta.games.europa_universalis.naval_combat.losses import halved_fire, modified, multiplier, split
from jacta.games.europa_universalis.naval_combat.squadrons import Owed, shared
from jacta.games.europa_universalis.naval_combat.states import Battle, InflictedAtSea
from jacta.rules import Note, Rules, note, remembered

Segment: TypeAlias = Literal["fire", "boarding"]
SEGMENTS: tuple[Segment, Segment] = ("fire", "boarding")
LED_BY: dict[Segment, Literal["fire", "shock"]] = {"fire": "fire", "boarding": "shock"}
SPLENDID_GALLEASSES = 2  # both of Venice's: +1 on the fire die
FACES = range(1, 11)


def check_figures(battle: Battle, given: NavalBattle, rules: Rules) -> None:
    """2.7.6 étape 1: refuse a battle before any dice where a figure of ships that may come to lead is not known."""
    leading = {
        side: battle.side(side).kinds if may_lose_its_front(battle, side, given, rules) else (battle.side(side).front,)
        for side in SIDES
    }
    for side in SIDES:
        for own in leading[side]:
            starting_morale(given, side, own, rules)
            for enemy in leading[OPPONENT[side]] if own != "tr" else ():
                column(given, side, own, enemy, rules)


def may_lose_its_front(battle: Battle, side: Side, given: NavalBattle, rules: Rules) -> bool:
    """Whether the worst days that do not break it, but for the last, could take all its ships in front."""
    enemy, ships = OPPONENT[side], battle.side(side)
    theirs = battle.side(enemy)
    if theirs.front == "tr":
        return False
    favoured = battle._replace(wind="none" if given.wind == "none" else enemy)
    columns = column(given, enemy, theirs.front, ships.front, rules)
    fire, boarding = (
        [blow(letter, face + modifier(favoured, enemy, segment, given, rules), rules) for face in FACES]
        for letter, segment in zip(columns, SEGMENTS, strict=True)
    )
    bearable = [
        first.losses + second.losses
        for first, second in product(fire, boarding)
        if first.stars + second.stars < ships.morale
    ]
    most = max(bearable, default=0)
    toll = split(modified(most, theirs.size(rules.options.galley_size), rules), rules.options.half_loss, rules)
    days = min(given.side(one).last_day for one in SIDES) - 1
    return days * toll.thirds >= ships.leading


def modifier(battle: Battle, side: Side, segment: Segment, given: NavalBattle, rules: Rules) -> int:
    """2.7.6 steps 3 and 5 (R41s): admirals, the wind, later days, and two galleasses against galleys."""
    options, ours = rules.options, battle.side(side)
    total: int = getattr(given.side(side), f"{segment}_mod") + given.lead(side, LED_BY[segment])
    if battle.wind == side:
        stated = options.wind_bonus
        total += rules.table("naval_modifiers").at("wind")[segment] if stated is None else stated
    if battle.day > 1:
        total += options.later_day_modifier
    if segment == "fire" and battle.fronts == ("ga", "ga") and ours.whole_galleasses >= SPLENDID_GALLEASSES:
        total += 1
    return total


def dealt(
    battle: Battle, side: Side, segment: Segment, die: int, given: NavalBattle, rules: Rules
) -> tuple[Battle, InflictedAtSea, Note]:
    """2.7.6 steps 3 and 5: one side's die; morale goes at once, losses are noted, the fire of galleys halved."""
    enemy = OPPONENT[side]
    ours, theirs = battle.side(side), battle.side(enemy)
    columns = column(given, side, ours.front, theirs.front, rules)
    read = hit = blow(columns[SEGMENTS.index(segment)], die, rules)
    if segment == "fire":
        hit = Blow(halved_fire(read.losses, ours.front, theirs.front, ours.whole_galleasses), read.stars)
    noted = InflictedAtSea(hit.losses, 0) if side == "attacker" else InflictedAtSea(0, hit.losses)
    told = note(
        "naval_halved_fire" if hit != read else f"naval_{segment}",
        side=side,
        die=die,
        column=columns[SEGMENTS.index(segment)],
        losses=number(read.losses),
        stars=read.stars,
        noted=number(hit.losses),
    )
    return battle.with_side(enemy, theirs.shaken(hit.stars)), noted, told


@remembered
def due(battle: Battle, side: Side, noted: int, rules: Rules) -> tuple[Owed, Note]:
    """2.7.6 étape 6: what a side has to bear of the losses (in halves) that the other has noted."""
    ships = battle.side(side)
    size = battle.side(OPPONENT[side]).size(rules.options.galley_size)
    taken = modified(noted, size, rules)
    toll = split(taken, rules.options.half_loss, rules)
    owed = Owed.of_a_day(toll)
    told = note(
        "naval_toll",
        side=side,
        losses=number(noted),
        multiplier=float(multiplier(size, rules)),
        modified=number(taken),
        **toll.told,
        tr=shared(ships, owed)[1],
    )
    return owed, told
