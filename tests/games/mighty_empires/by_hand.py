"""Combats and sieges once more, worked out by hand: plain loops over faces, without a line of the game's own code.

Slow and literal on purpose: what agrees with it has been read twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

Chances = dict[tuple[Any, ...], Fraction]
FACES = range(1, 7)
TWO_DICE = [sum(faces) for faces in product(FACES, repeat=2)]
PAIR = Fraction(1, 36)


def grade_of(difference: int) -> str:
    return "minor" if difference <= 2 else "major" if difference <= 4 else "brilliant" if difference <= 6 else "total"


PENALTY = {"minor": -3, "major": -6, "brilliant": -6, "total": 0}


def combat(given: Mapping[str, Any]) -> Chances:
    """(result, winner, fate, next_roll, pursued) by its chance; every pair of rolls counted."""
    found: Chances = defaultdict(Fraction)
    independent = given.get("defender_independent", False)
    own = given.get("defender_modifier", 0)
    bonus = {
        "attacker": given.get("attacker_modifier", 0)
        + given.get("attacker_next_roll", 0)
        - (1 if given.get("forced_march") else 0),
        "defender": (min(own, 0) if independent else own) + given.get("defender_next_roll", 0),
    }
    refuge = {
        "attacker": given.get("attacker_refuge", "hex"),
        "defender": given.get("defender_refuge", "site" if independent else "hex"),
    }
    policy = {
        "attacker": given.get("attacker_retreat", "if_major"),
        "defender": given.get("defender_retreat", "if_allowed" if independent else "if_major"),
    }
    pursues = {
        "attacker": given.get("attacker_pursues", False),
        "defender": given.get("defender_pursues", False) and not independent,
    }
    tie_kills = given.get("options", {}).get("combat_tie") == "both_destroyed"
    for attack, defence in product(TWO_DICE, repeat=2):
        margin = attack + bonus["attacker"] - defence - bonus["defender"]
        if margin == 0:
            found["tie", None, "destroyed" if tie_kills else "none", 0, False] += PAIR * PAIR
            continue
        winner, loser = ("attacker", "defender") if margin > 0 else ("defender", "attacker")
        grade = grade_of(abs(margin))
        if grade == "total" or (grade == "brilliant" and refuge[loser] == "none"):
            fate = "destroyed"
        elif grade == "brilliant":
            fate = "retreats"
        elif refuge[loser] == "none" or policy[loser] == "if_forced":
            fate = "stays"
        else:
            fate = "retreats" if policy[loser] == "if_allowed" or grade == "major" else "stays"
        pursued = fate == "retreats" and refuge[loser] == "hex" and pursues[winner]
        found[grade, winner, fate, 0 if fate == "destroyed" else PENALTY[grade], pursued] += PAIR * PAIR
    return dict(found)


def battle_series(given: Mapping[str, Any]) -> Chances:
    """(attacker alive, defender alive, attacker's and defender's penalty) after all rounds."""
    found: Chances = defaultdict(Fraction)

    def fight(left: int, penalties: tuple[int, int], chance: Fraction) -> None:
        if left == 0:
            found[True, True, *penalties] += chance
            return
        edge = given.get("attacker_modifier", 0) - given.get("defender_modifier", 0) + penalties[0] - penalties[1]
        margins: dict[int, int] = defaultdict(int)
        for attack, defence in product(TWO_DICE, repeat=2):
            margins[attack - defence + edge] += 1
        for margin, ways in margins.items():
            reached = chance * ways * PAIR * PAIR
            if abs(margin) >= 5:
                found[margin > 0, margin < 0, 0, 0] += reached
            else:
                penalty = 0 if margin == 0 else PENALTY[grade_of(abs(margin))]
                fight(left - 1, (penalty, 0) if margin < 0 else (0, penalty), reached)

    start = given.get("attacker_next_roll", 0), given.get("defender_next_roll", 0)
    fight(given.get("rounds", 2), start, Fraction(1))
    return dict(found)


WALLS = {"village": 2, "city": 0, "fortress": -4}


def siege_rolls(modifier: int, garrison: int, bonus: int, cumulative: bool) -> Iterator[tuple[str, int, int]]:
    """What each of the 36 rolls does: result, garrison and bonus afterwards."""
    for dice in TWO_DICE:
        total = dice + modifier - garrison + bonus
        kept = bonus if cumulative else 0
        if total <= 2:
            yield "besieger_destroyed", garrison, 0
        elif total >= 11:
            yield "captured", 0, 0
        elif 3 <= total <= 5:
            yield "no_effect", garrison, kept
        elif total >= 9 and garrison:
            yield "garrison_loss", garrison - 1, kept
        else:
            yield "weakened", garrison, kept + 2


def siege_campaign(given: Mapping[str, Any]) -> Chances:
    """(result, season, garrison), season by season."""
    found: Chances = defaultdict(Fraction)
    cumulative = given.get("options", {}).get("siege_cumulative", False)
    walls = WALLS[given["site"]] + given.get("modifier", 0)
    first = given.get("next_roll", 0) - (1 if given.get("forced_march") else 0)

    def besiege(season: int, garrison: int, bonus: int, chance: Fraction) -> None:
        for result, left, after in siege_rolls(walls + (first if season == 1 else 0), garrison, bonus, cumulative):
            if result in ("captured", "besieger_destroyed"):
                found[result, season, left] += chance * PAIR
            elif season == given["max_seasons"]:
                found["undecided", season, left] += chance * PAIR
            else:
                thaw = (given.get("start_season", 1) + season - 1) % 3 == 0
                besiege(season + 1, left, 0 if thaw else after, chance * PAIR)

    besiege(1, given.get("garrison", 0), given.get("siege_bonus", 0), Fraction(1))
    return dict(found)


def conquest(given: Mapping[str, Any]) -> Chances:
    """(result, season) of an army against a guard and then the walls."""
    found: Chances = defaultdict(Fraction)
    cumulative = given.get("options", {}).get("siege_cumulative", False)
    modifier = given.get("modifier", 0)
    walls = modifier + (-2 if given["site"] == "city" and given.get("coastal") else WALLS[given["site"]])
    seasons = given.get("seasons", 3)

    def end(season: int, chance: Fraction, **state: Any) -> None:
        if season == seasons:
            found["undecided", season] += chance
        elif "garrison" in state:
            attack_walls(season + 1, chance, **state)
        else:
            meet_guard(season + 1, chance, **state)

    def meet_guard(season: int, chance: Fraction, penalty: int, guard_penalty: int) -> None:
        fight = combat(
            {
                "attacker_modifier": modifier,
                "attacker_next_roll": penalty,
                "defender_next_roll": guard_penalty,
                "forced_march": given.get("forced_march", False) and season == 1,
                "defender_independent": True,
                "attacker_refuge": given.get("refuge", "none"),
                "attacker_retreat": "if_forced",
                "defender_retreat": given.get("guard_retreat", "if_allowed"),
            }
        )
        for (_, winner, fate, next_roll, _), part in fight.items():
            reached = chance * part
            if winner == "attacker" and fate != "stays":
                attack_walls(season, reached, garrison=1 if fate == "retreats" else 0, bonus=0)
            elif winner == "attacker":
                end(season, reached, penalty=0, guard_penalty=next_roll)
            elif fate in ("destroyed", "retreats"):
                found["destroyed" if fate == "destroyed" else "repelled", season] += reached
            else:
                end(season, reached, penalty=next_roll, guard_penalty=0)

    def attack_walls(season: int, chance: Fraction, garrison: int, bonus: int) -> None:
        for result, left, after in siege_rolls(walls, garrison, bonus, cumulative):
            if result in ("captured", "besieger_destroyed"):
                found["captured" if result == "captured" else "destroyed", season] += chance * PAIR
            else:
                end(season, chance * PAIR, garrison=left, bonus=after)

    meet_guard(1, Fraction(1), given.get("next_roll", 0), 0)
    return dict(found)


STEPS = {6: (0, -1), 1: (1, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 1), 5: (-1, 0)}
WORSE = ("untouched", "spared", "razed", "desolated")


def dragon_fury(given: Mapping[str, Any]) -> Chances:
    """(landings, what befell the target): every flight of five dice, then every fire on the target."""
    found: Chances = defaultdict(Fraction)
    target, steer = tuple(given["target"]), given.get("steer")
    radius = given.get("radius")
    skip = given.get("options", {}).get("dragon_revisit") == "skip"
    flights = [(first, *steer) for first in FACES] if steer else product(FACES, repeat=5)
    weight = Fraction(1, 6 if steer else 6**5)
    for flight in flights:
        here = tuple(given.get("origin", (0, 0)))
        landings, strikes = 1, int(here == target)
        for face in flight:
            here = here[0] + STEPS[face][0], here[1] + STEPS[face][1]
            if radius is not None and max(abs(here[0]), abs(here[1]), abs(here[0] + here[1])) > radius:
                break
            landings += 1
            strikes += here == target
        strikes = min(strikes, 1) if skip else strikes
        for fires in product((("spared", 1), ("razed", 4), ("desolated", 1)), repeat=strikes):
            chance = weight
            for _, ways in fires:
                chance *= Fraction(ways, 6)
            found[landings, max(("untouched", *(effect for effect, _ in fires)), key=WORSE.index)] += chance
    return dict(found)
