"""The naval battle once more, by another hand: plain distributions over everything, no phases and no shared code.

Ships are a mapping of thirds, losses fractions, and the tables are typed as the rules print them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import ceil, floor
from typing import Any

from tests.games.europa_universalis.by_hand import COMBAT

TENTH = Fraction(1, 10)
ROWS = [line.split() for line in COMBAT.strip().splitlines()]
MULTIPLIERS = {1: "0.1", 2: "0.25", 4: "0.5", 6: "0.75", 8: "1", 10: "1.25", 12: "1.5", 14: "1.75"}
SPLITS = {"0.5": (0, 0, 0), "1": (1, 1, 1), "1.5": (2, 1, 1), "2": (2, 2, 2), "2.5": (3, 3, 1), "3": (3, 3, 3)}
SIDES = ("attacker", "defender")


def combat(column: str, die: int) -> tuple[Fraction, int]:
    cell = ROWS[min(max(die, 3), 14) - 3]["ABCDE".index(column) + 1]
    return Fraction(cell.rstrip("*")), cell.count("*")


def multiplier(size: Fraction) -> Fraction:
    if size == 0:
        return Fraction(0)
    if size == Fraction(3, 2):
        return Fraction("0.25")
    whole = max(1, floor(size))
    total = (whole // 14) * Fraction("1.75")
    rest = whole % 14
    return total + (Fraction(next(m for most, m in MULTIPLIERS.items() if rest <= most)) if rest else 0)


def size_of(ships: dict[str, int], half: bool) -> Fraction:
    galley = Fraction(1, 2) if half else Fraction(1)
    whole = ships["S"] // 3 + galley * (ships["G"] // 3 + ships["L"] // 3)
    return whole + Fraction(ships["S"] % 3 + ships["G"] % 3 + ships["L"] % 3, 2)


def rounded(exact: Fraction) -> Fraction:
    return Fraction(ceil(2 * exact), 2) if exact > Fraction(3, 10) else Fraction(0)


def split(losses: Fraction, damaged_half: bool) -> list[int]:
    found = [0, 0, 0]
    while losses:
        part = min(losses, Fraction(3))
        cell = SPLITS[f"{float(part):g}"]
        if part == Fraction(1, 2) and damaged_half:
            cell = (0, 0, 1)
        found = [one + more for one, more in zip(found, cell, strict=True)]
        losses -= part
    return found


def take(ships: dict[str, int], order: str, owed: list[int]) -> tuple[dict[str, int], list[str], list[int]]:
    """Take thirds off the ships: what is left, which were hit by category, a letter a third, what is still owed."""
    left, paid, unpaid = dict(ships), [], []
    for due in owed:
        open_, hit_ships = due, ""
        for kind in order:
            part = min(open_, left[kind])
            left[kind] -= part
            open_ -= part
            hit_ships += part * kind
        paid.append(hit_ships)
        unpaid.append(open_)
    return left, paid, unpaid


ORDER = {"nav": "SGL", "ga": "GLS", "tr": "SGL"}


def hit(ships: dict[str, int], front: str, owed: list[int]) -> tuple[dict[str, int], list[str]]:
    eaten = 0
    if front == "tr":
        eaten = min(ships["T"], ceil(Fraction(sum(owed), 3)))
        owed, room = list(owed), 3 * eaten
        for place in range(3):
            part = min(room, owed[place])
            owed[place] -= part
            room -= part
    left, paid, unpaid = take(ships, ORDER[front], owed)
    left["T"] -= min(left["T"], eaten + ceil(Fraction(sum(unpaid), 3)))
    return left, paid


def counters(thirds: str) -> tuple[int, ...]:
    """Thirds by their letters as DNav, DGa, DGal, DE and galley DE: a galleass that is not whole is a galley."""
    whole = thirds.count("L") // 3
    galleys = thirds.count("G") + thirds.count("L") - 3 * whole
    return thirds.count("S") // 3, galleys // 3, whole, thirds.count("S") % 3, galleys % 3


def leads(ships: dict[str, int], kind: str) -> bool:
    return bool({"nav": ships["S"], "ga": ships["G"] + ships["L"], "tr": ships["T"]}[kind])


def naval_battle(given: dict[str, Any]) -> dict[tuple[Any, ...], Fraction]:
    """The odds of the outcome, its values in the order of the keys."""
    ends: dict[tuple[Any, ...], Fraction] = defaultdict(Fraction)
    options = given.get("options", {})
    start = []
    for side in SIDES:
        one = given[side]
        ships = {
            "S": 3 * one.get("nav", 0) + one.get("de", 0),
            "G": 3 * one.get("ga", 0) + one.get("ga_de", 0),
            "L": 3 * one.get("gal", 0),
            "T": one.get("tr", 0),
        }
        morale = one.get("morale", {}).get(one["front"], 1)
        start.append((tuple(ships.items()), one["front"], morale, ("", "", "")))
    days = {(start[0], start[1]): Fraction(1)}
    day = 0
    while days:
        day += 1
        following: dict[Any, Fraction] = defaultdict(Fraction)
        for sides, chance in days.items():
            for result, weight in one_day(sides, day, given, options):
                if isinstance(result[0], str):
                    ends[day, *result] += chance * weight
                else:
                    following[result] += chance * weight
        days = following
    return dict(ends)


def one_day(sides: Any, day: int, given: dict[str, Any], options: dict[str, Any]) -> Iterator[tuple[Any, Fraction]]:
    state = []
    for side, (items, before, nerve, lost) in zip(SIDES, sides, strict=True):
        ships, front, morale = dict(items), before, nerve
        if not leads(ships, front):
            kinds = [kind for kind in (given[side].get("second_front"), "nav", "ga", "tr") if kind]
            front = next(kind for kind in kinds if leads(ships, kind))
            morale = min(morale, given[side].get("morale", {}).get(front, 1))
        state.append((ships, front, morale, lost))
    fronts = [one[1] for one in state]
    half = options.get("galley_size") == "half"
    sizes = [size_of(one[0], half) for one in state]
    bonus = options.get("wind_bonus", 1)
    evenings: dict[Any, Fraction] = defaultdict(Fraction)
    for wind, wind_chance in winds(fronts, given).items():

        def thrown(place: int, step: int, wind: str = wind) -> list[tuple[Fraction, int, Fraction]]:
            ours, enemy = fronts[place], fronts[1 - place]
            if ours == "tr":
                return [(Fraction(0), 0, Fraction(1))]
            one = given[SIDES[place]]
            extra = one.get(("fire_mod", "boarding_mod")[step], 0) + (bonus if wind == SIDES[place] else 0)
            extra += options.get("later_day_modifier", -1) if day > 1 else 0
            galleasses = state[place][0]["L"] // 3
            duel = ours == enemy == "ga"
            if step == 0 and duel and galleasses >= 2:
                extra += 1
            found: dict[tuple[Fraction, int], Fraction] = defaultdict(Fraction)
            for die in range(1, 11):
                losses, stars = combat(one["columns"][f"{ours}:{enemy}"][step], die + extra)
                if step == 0 and ours == "ga" and not (duel and galleasses):
                    losses = Fraction(floor(losses), 2)
                found[losses, stars] += TENTH
            return [(*blow, weight) for blow, weight in found.items()]

        for (fa, sa, pa), (fd, sd, pd) in product(thrown(0, 0), thrown(1, 0)):
            chance = wind_chance * pa * pd
            morale = [0 if fronts[0] == "tr" else state[0][2] - sd, 0 if fronts[1] == "tr" else state[1][2] - sa]
            leaver = None
            if min(morale) > 0 and wind != "none":
                windward = options.get("lee_side") == "windward"
                place = SIDES.index(wind) if windward else 1 - SIDES.index(wind)
                policy = given[SIDES[place]].get("lee_retreat", "never")
                if policy == "always" or (policy == "if_behind" and morale[place] < morale[1 - place]):
                    leaver = place
            if min(morale) <= 0 or leaver is not None:
                evenings[tuple(morale), (fa, fd), leaver] += chance
                continue
            for (ba, ta, qa), (bd, td, qd) in product(thrown(0, 1), thrown(1, 1)):
                evenings[(morale[0] - td, morale[1] - ta), (fa + ba, fd + bd), None] += chance * qa * qd
    for (after, inflicted, leaver), chance in evenings.items():
        for result, weight in evening(state, fronts, sizes, list(after), inflicted, leaver, day, given, options):
            yield result, chance * weight


def winds(fronts: list[str], given: dict[str, Any]) -> dict[str, Fraction]:
    if fronts == ["ga", "ga"]:
        return {"none": Fraction(1)}
    if given.get("wind", "roll") != "roll":
        return {given["wind"]: Fraction(1)}
    found: dict[str, Fraction] = defaultdict(Fraction)
    mods = [given[side].get("wind_mod", 0) for side in SIDES]
    for a, d in product(range(1, 11), repeat=2):
        ours, theirs = a + mods[0], d + mods[1]
        found["none" if ours == theirs else "attacker" if ours > theirs else "defender"] += TENTH * TENTH
    return found


def evening(
    state: Any,
    fronts: list[str],
    sizes: list[Fraction],
    morale: list[int],
    inflicted: tuple[Fraction, Fraction],
    leaver: int | None,
    day: int,
    given: dict[str, Any],
    options: dict[str, Any],
) -> Iterator[tuple[Any, Fraction]]:
    damaged_half = options.get("half_loss") == "damaged"
    fleets, lost = [], []
    for place in (0, 1):
        owed = split(rounded(inflicted[1 - place] * multiplier(sizes[1 - place])), damaged_half)
        ships, paid = hit(state[place][0], fronts[place], owed)
        fleets.append(ships)
        before = state[place][3]
        lost.append(tuple("".join(sorted(one + more)) for one, more in zip(before, paid, strict=True)))
    morale = [max(0, one) for one in morale]

    def over(end: str, loser: int | None, pursuit: bool = False, captured: tuple[str, str] = ("", "")) -> Any:
        values: list[Any] = [end, "none" if loser is None else SIDES[loser], pursuit]
        for place in (0, 1):
            gone = given[SIDES[place]].get("tr", 0) - fleets[place]["T"]
            values += [*map(len, lost[place]), len(captured[place]), gone]
        values += morale
        if given.get("by_kind"):
            for place in (0, 1):
                nav, ga, gal, de, ga_de = counters("".join(fleets[place][kind] * kind for kind in "SGL"))
                due = counters(lost[place][2]), counters(lost[place][1])
                values.append((nav, ga, gal, fleets[place]["T"], de, ga_de, *due))
            values.append(counters("".join(captured)))
        return tuple(values)

    eliminated = [place for place in (0, 1) if not any(fleets[place].values())]
    broken = [place for place in (0, 1) if morale[place] == 0]
    if leaver is not None:
        yield over("lee_retreat", leaver), Fraction(1)
    elif eliminated:
        both = len(eliminated) == 2
        yield over("both_eliminated" if both else "eliminated", None if both else eliminated[0]), Fraction(1)
    elif len(broken) == 2:
        yield over("both_rout", None), Fraction(1)
    elif broken:
        loser = broken[0]
        winner = 1 - loser
        size = size_of(fleets[winner], options.get("galley_size") == "half")
        if not size:
            yield over("rout", loser), Fraction(1)
            return
        whole, paid_before = fleets[loser], lost[loser]
        for die in range(1, 11):
            losses, _ = combat("E", die + given[SIDES[winner]].get("pursuit_mod", 0))
            taken = rounded(losses * multiplier(size))
            if options.get("pursuit_split") == "text":
                thirds = floor(3 * taken)
                owed = [thirds - thirds // 2, thirds // 2]
            else:
                sunk, stopped, hurt = split(taken, damaged_half)
                owed = [sunk, stopped + hurt]
            fleets[loser], paid, unpaid = take(whole, "SGL", owed)
            fleets[loser]["T"] -= min(whole["T"], ceil(Fraction(sum(unpaid), 3)))
            lost[loser] = (paid_before[0] + paid[0], *paid_before[1:])
            captured = (paid[1], "") if loser == 0 else ("", paid[1])
            yield over("rout", loser, True, captured), TENTH
    else:
        leaving = [place for place in (0, 1) if day >= (given[SIDES[place]].get("withdraw_after_day", 2) or 99)]
        if len(leaving) == 2:
            yield over("both_withdraw", None), Fraction(1)
        elif leaving:
            yield over("withdrawal", leaving[0]), Fraction(1)
        else:
            yield (
                tuple((tuple(fleets[p].items()), fronts[p], morale[p], lost[p]) for p in (0, 1)),
                Fraction(1),
            )
