"""The land battle once more, by another hand: plain distributions over everything, no phases and no shared code.

Losses are floats here, which halves are exactly, every state keeps everything, and the tables are typed as the rules
print them. Chances are whole numbers of `WHOLE` parts, of which every die leaves some tenths.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import floor
from typing import Any

HALF = 0.5
WHOLE = 10**16
"""The parts of a certainty: more dice than sixteen are never thrown."""
TECHS = ["medieval", "renaissance", "arquebus", "musket", "baroque", "manoeuvre", "lace"]
COMBAT = """
3  0      0      0      0      0
4  0      0      0      0      0
5  .5     0      0      0      0
6  1      .5     0      0      0
7  1*     1*     .5*    .5     .5
8  1.5*   1*     1*     1*     1
9  2**    1.5*   1*     1*     1*
10 2**    2**    1.5**  1.5*   1*
11 2.5**  2**    2**    2**    1.5*
12 3**    2.5**  2**    2**    2**
13 3***   3***   2.5*** 2***   2**
14 4***   3.5*** 3***   2.5*** 2***
"""
LETTERS = """
-A -B -B -C -C -D -E
CA CA CB DC ED EE EE
BA CA CB CB DD EE EE
AA BA BB CB DC DD EE
AA BA BA BB BB DB DC
AA AA AA BA BB CC CC
AA AA AA AA AA BB BB
"""
VARIATION = """
.5 .5 .5 1 1 1.5 1.5 2 2.5 2.5 2.5 3 3 3.5 3.5 4
.5 .5 1 1.5 2 2.5 2.5 3 3.5 4 4.5 5 5 5.5 6 6.5
.5 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8
.5 1 1.5 2 3 3.5 4 4.5 5 6 6.5 7 7.5 8 8.5 9
1 2 3 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 9 9.5 10
"""
OVER_8 = {-2: -3.5, -1: -1.5, 0: 0.0, 1: 1.0, 2: 2.0}
REDUCTION: dict[int, float] = {1: 2, 2: 1.5, 3: 1, 4: 1, 5: 1, 6: HALF, 7: HALF, 8: 0}
SIDES = ("attacker", "defender")

Battle = dict[str, Any]


@cache
def result(column: str, die: int) -> tuple[float, int]:
    row = COMBAT.strip().splitlines()[min(max(die, 3), 14) - 3].split()
    cell = row["ABCDE".index(column) + 1]
    return float(cell.rstrip("*")), cell.count("*")


def other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


@cache
def variation(modifier: int, losses: float) -> float:
    if losses > 8:
        return losses + OVER_8[modifier]
    line = VARIATION.strip().splitlines()[modifier + 2].split()
    return float(line[int(2 * losses) - 1]) if losses else losses


def real_losses(raw: float, by: Battle, on: Battle, options: dict[str, Any], steps: str = "full") -> float:
    cut = max(0.0, raw - REDUCTION[min(8, by["dt"])])
    cut = min(cut, by["dt"] if options.get("over_8_cap") == "own_dt" else min(8, by["dt"]))
    return cut if steps == "stack_table" else variation(round((by["size"] - on["size"]) / 3), cut)


def whole(losses: float, where: str) -> float:
    if where == "overseas":
        return losses
    return 1 if losses == HALF else floor(losses)


class ByHand:
    """One battle; `odds` gives every outcome with its probability."""

    def __init__(self, given: Battle) -> None:
        self.given = given
        self.options = given.get("options", {})
        self.where = given.get("map", "europe")
        self.blows = cache(self._blows)
        self.losses = cache(self._losses)

    def side(self, name: str) -> Battle:
        found: Battle = self.given[name]
        return found

    def letters(self, name: str) -> str:
        own, enemy = TECHS.index(self.side(name)["tech"]), TECHS.index(self.side(other(name))["tech"])
        return LETTERS.strip().splitlines()[own].split()[enemy]

    def morale(self, name: str) -> int:
        side, enemy = self.side(name), self.side(other(name))
        if "morale" in side:
            return int(side["morale"])
        base = [1, 1 if enemy["tech"] == "medieval" else 2, 2, 3, 3, 3, 3][TECHS.index(side["tech"])]
        veteran = side.get("quality") == "veteran"
        return base + veteran + (bool(side.get("tercios")) and side["tech"] in ("renaissance", "arquebus"))

    def modifier(self, name: str, roll: str, day: int) -> int:
        side, enemy, terrain = self.side(name), self.side(other(name)), self.given.get("terrain", "plain")
        total: int = side.get(f"{roll}_mod", 0)
        if roll != "pursuit":
            total += max(0, side.get(roll, 0) - enemy.get(roll, 0)) - (day == 2)
        else:
            difference = side.get("manoeuvre", 0) - enemy.get("manoeuvre", 0)
            total += max(0, difference) if self.options.get("pursuit_differential") == "positive" else difference
        if terrain in ("forest", "eastern_forest", "swamp", "desert"):
            total -= 1
        if terrain == "mountain":
            climbs = name == "attacker" and not self.given.get("interception")
            total -= 1 if roll == "pursuit" or climbs else 0
        if name == self.given.get("crossing_side", "attacker") and day == 1 and roll != "pursuit":
            crossed = {"river": (1, 1), "pass": (1, 1), "strait": (2, 3), "landing": (2, 3)}
            total -= crossed.get(self.given.get("crossing", "none"), (0, 0))[roll == "shock"]
        riders, facing = side.get("cavalry", 0), enemy.get("cavalry", 0)
        room = terrain == "plain" or (terrain == "eastern_forest" and side.get("forest_cavalry"))
        return total + bool(roll != "fire" and room and riders > 0 and riders >= 2 * facing)

    def _blows(self, name: str, roll: str, day: int, bonus: int = 0) -> dict[tuple[float, int], int]:
        """What one roll of a side inflicts, with the faces that say so; nothing for sure where it does not fire."""
        side, enemy = self.side(name), self.side(other(name))
        tech = side["tech"]
        outmatched = enemy.get("non_european") and enemy["tech"] == "medieval"
        if roll == "fire" and (
            tech == "medieval" or (tech == "renaissance" and not side.get("has_army", True) and not outmatched)
        ):
            return {(0.0, 0): 10}
        found: dict[tuple[float, int], int] = defaultdict(int)
        for face in range(1, 11):
            column = "E" if roll == "pursuit" else self.letters(name)[roll == "shock"]
            losses, stars = result(column, face + self.modifier(name, roll, day) + bonus)
            if roll == "fire" and tech == "renaissance":
                losses = 0.0
            if roll == "fire" and tech == "arquebus":
                unit = 1.0 if self.options.get("arquebus_rounding") == "unit" else HALF
                losses = unit * floor(losses / 2 / unit)
            found[losses, stars] += 1
        return found

    def _losses(self, name: str, raw: float, steps: str = "full") -> float:
        """What the raw results of the enemy cost a side."""
        return real_losses(raw, self.side(other(name)), self.side(name), self.options, steps)

    def gone(self, name: str, raw: dict[str, float], steps: str = "full") -> bool:
        return whole(self.losses(name, raw[other(name)], steps), self.where) >= int(self.side(name)["dt"])

    def odds(self) -> dict[tuple[Any, ...], Fraction]:
        start = (self.morale("attacker"), self.morale("defender"), 0.0, 0.0, 0, 0)
        ends: dict[tuple[Any, ...], int] = defaultdict(int)
        day_one = self.day({start: WHOLE}, 1, ends)
        self.day(self.between(day_one, ends), 2, ends)
        found: dict[tuple[Any, ...], int] = defaultdict(int)
        assert sum(ends.values()) == WHOLE
        for (winner, ending, routed, rounds, morales, raws), chance in ends.items():
            for outcome, share in self.aftermath(winner, ending, routed, rounds, morales, raws):
                found[outcome] += chance * share // 100
        return {outcome: Fraction(chance, WHOLE) for outcome, chance in found.items()}

    def day(self, states: dict[Any, int], day: int, ends: dict[Any, int]) -> dict[Any, int]:
        for roll in ("fire", "shock"):
            after: dict[Any, int] = defaultdict(int)
            for (ours, theirs, inflicted, returned, plus, other_plus), chance in states.items():
                bonuses = (plus, other_plus) if roll == "fire" else (0, 0)
                for (losses, stars), share in self.blows("attacker", roll, day, bonuses[0]).items():
                    for (back, shaken), part in self.blows("defender", roll, day, bonuses[1]).items():
                        state = (ours - shaken, theirs - stars, inflicted + losses, returned + back, 0, 0)
                        after[state] += chance * share * part // 100
            states = {}
            for state, chance in after.items():
                ours, theirs, inflicted, returned, *_ = state
                rounds = 2 * day - (roll == "fire")
                if ours <= 0 or theirs <= 0:
                    routed = "both" if ours <= 0 and theirs <= 0 else "attacker" if ours <= 0 else "defender"
                    winner = "none" if routed == "both" else other(routed)
                    ending = "double_rout" if routed == "both" else "rout"
                    ends[winner, ending, routed, rounds, (ours, theirs), (inflicted, returned)] += chance
                elif rounds == 4:
                    winner = "none" if ours == theirs else "attacker" if ours > theirs else "defender"
                    ending = "draw" if ours == theirs else "morale"
                    ends[winner, ending, "none", 4, (ours, theirs), (inflicted, returned)] += chance
                else:
                    states[state] = chance
        return states

    def between(self, states: dict[Any, int], ends: dict[Any, int]) -> dict[Any, int]:
        after: dict[Any, int] = defaultdict(int)
        for (ours, theirs, inflicted, returned, *_), chance in states.items():
            raw = {"attacker": inflicted, "defender": returned}
            check = self.options.get("destruction_check", "full")
            lost = [] if check == "off" else [name for name in SIDES if self.gone(name, raw, check)]
            common = (2, (ours, theirs), (inflicted, returned))
            if len(lost) == 2:
                ends["none", "mutual_destruction", "none", *common] += chance
            elif lost:
                ends[other(lost[0]), "destruction", "none", *common] += chance
            else:
                leaves = self.leaving("defender", theirs, ours)
                ends["attacker", "break_off", "none", *common] += chance * leaves // 10
                tried = self.wants("defender", theirs, ours)
                stays = chance * (10 - leaves) // 10
                leaves = self.leaving("attacker", ours, theirs)
                ends["defender", "break_off", "none", *common] += stays * leaves // 10
                pressed = 2 * self.wants("attacker", ours, theirs)
                after[ours, theirs, inflicted, returned, 2 * tried, pressed] += stays * (10 - leaves) // 10
        return after

    def wants(self, name: str, own: int, enemy: int) -> bool:
        policy = self.side(name).get("break_off", "never")
        return bool(policy == "always" or (policy == "if_behind" and own < enemy))

    def leaving(self, name: str, own: int, enemy: int) -> int:
        """On how many faces of the die a side is gone before the second day."""
        if not self.wants(name, own, enemy):
            return 0
        goal = self.side(name).get("manoeuvre", 0) + own + (self.options.get("break_off_test") == "at_most")
        return sum(die < goal for die in range(1, 11))

    def aftermath(
        self, winner: str, ending: str, routed: str, rounds: int, morales: tuple[int, int], raws: Any
    ) -> Iterable[tuple[tuple[Any, ...], int]]:
        """Destruction that overrides the winner, the pursuit, the retreat, and the totals; shares in hundredths."""
        raw = dict(zip(SIDES, raws, strict=True))
        if self.options.get("destruction_overrides_winner") and ending in ("rout", "morale", "draw", "double_rout"):
            lost = [name for name in SIDES if self.gone(name, raw)]
            if lost:
                winner = "none" if len(lost) == 2 else other(lost[0])
                ending = "mutual_destruction" if len(lost) == 2 else "destruction"
        if winner == "none":
            yield self.total(winner, ending, routed, rounds, raw, 0.0), 100
            return
        loser = other(winner)
        fled = routed in (loser, "both")
        bonus = ((rounds in (1, 3)) + 2 * (rounds <= 2)) if fled else 0
        chased = self.blows(winner, "pursuit", 0, bonus) if routed not in (winner, "both") else {}
        for (losses, stars), chance in (chased or {(0.0, 0): 10}).items():
            now_fled = fled or dict(zip(SIDES, morales, strict=True))[loser] - stars <= 0
            now = loser if now_fled and routed == "none" else routed
            after = {**raw, winner: raw[winner] + losses}
            for cost, faces in self.retreat(loser, now_fled).items():
                yield self.total(winner, ending, now, rounds, after, cost), chance * faces

    def retreat(self, name: str, fled: bool) -> Counter[float]:
        """What the way back costs, with the number of faces of the die that say so."""
        walked = [die - (0 if fled else self.side(name).get("manoeuvre", 0)) for die in range(1, 11)]
        return Counter(0.0 if one <= 3 else HALF if one <= 6 else 1.0 for one in walked)

    def total(
        self, winner: str, ending: str, routed: str, rounds: int, raw: dict[str, float], cost: float
    ) -> tuple[Any, ...]:
        lost = {}
        for name in SIDES:
            losses = self.losses(name, raw[other(name)]) + (cost if winner == other(name) else 0)
            lost[name] = min(whole(losses, self.where), self.side(name)["dt"])
        major = False
        if winner != "none":
            loser = other(winner)
            difference = self.side(loser)["size"] - self.side(winner)["size"]
            major = lost[loser] - lost[winner] >= (4 if round(difference / 3) == -2 else 3)
        vp = "none" if winner == "none" else "full" if routed in (other(winner), "both") else "half"
        return winner, ending, routed, rounds, lost["attacker"], lost["defender"], major, vp
