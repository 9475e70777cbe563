"""The battle against natives once more, by another hand: plain distributions over everything, no shared code.

Everything a roll can do is kept: losses as floats, which halves are exactly, each side's morale, all native dice of a
roll at once. Chances are whole numbers of `WHOLE` parts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from math import ceil, floor
from typing import Any

from tests.games.europa_universalis.by_hand import HALF, REDUCTION, result, variation

WHOLE = 10**60
"""The parts of a certainty: more dice than sixty are never thrown."""
State = tuple[int, int, float, float, float]
"""Morale of Europeans and natives; losses inflicted by Europeans, by full groups, by the last group."""
Odds = dict[Any, int]


class ByHand:
    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.europeans: dict[str, Any] = given["europeans"]
        self.natives: dict[str, Any] = given["natives"]
        self.ships = given.get("fleet_rules") == "ships"
        points = self.natives["points"]
        if self.ships:
            self.native_dt, parts = ceil(points / 15), 0
        else:
            parts = 3 * floor(points / 15) + ceil((points % 15) / 5)
            self.native_dt = parts // 3
        self.fighting = self.native_dt + (parts % 3 == 2) if self.native_dt else 0
        groups = [8] * (self.fighting // 8) + [self.fighting % 8] * (self.fighting % 8 > 0)
        self.groups = groups or [0]
        self.throws = 10 ** len(self.groups)

    @cache  # noqa: B019
    def natives_roll(self, column: str, modifier: int) -> list[tuple[float, float, int, int]]:
        """Losses by full groups, by the last one, stars, and how often all dice together say so."""
        found: Counter[tuple[float, float, int]] = Counter()
        main = self.given.get("options", {}).get("native_stars") == "main"
        for faces in product(range(1, 11), repeat=len(self.groups)):
            blows = [result(column, face + modifier) for face in faces]
            full = sum((blow[0] for blow, group in zip(blows, self.groups, strict=True) if group == 8), 0.0)
            rest = sum((blow[0] for blow, group in zip(blows, self.groups, strict=True) if group < 8), 0.0)
            found[full, rest, blows[0][1] if main else sum(blow[1] for blow in blows)] += 1
        return [(*blow, count) for blow, count in found.items()]

    @cache  # noqa: B019
    def europeans_roll(self, kind: str, modifier: int) -> list[tuple[float, int, int]]:
        """Losses, stars, and the faces that say both."""
        column = self.europeans.get(f"{kind}_column")
        if not column:
            return [(0.0, 0, 10)]
        found: Counter[tuple[float, int]] = Counter()
        for face in range(1, 11):
            loss, stars = result(column, face + modifier)
            if kind == "fire":
                effect = self.europeans.get("fire_effect", "full")
                loss = {"full": loss, "half": floor(loss) * HALF, "stars": 0.0}[effect]
            found[loss, stars] += 1
        return [(*blow, count) for blow, count in found.items()]

    def round(self, before: State, p: int, kind: str, modifiers: tuple[int, int]) -> Odds:
        new: Odds = defaultdict(int)
        theirs = self.natives.get(f"{kind}_column")
        rolls = self.natives_roll(theirs, modifiers[1]) if theirs else [(0.0, 0.0, 0, self.throws)]
        morale, native_morale, lost, full, rest = before
        for loss, stars, share in self.europeans_roll(kind, modifiers[0]):
            for by_full, by_rest, native_stars, q in rolls:
                state = (
                    max(0, morale - native_stars),
                    max(0, native_morale - stars),
                    lost + loss,
                    full + by_full,
                    rest + by_rest,
                )
                new[state] += p * share * q // (10 * self.throws)
        return new

    # What losses are worth

    @cache  # noqa: B019
    def on_natives(self, lost: float) -> float:
        own = self.europeans
        if self.ships:
            strength = own["dt"] if own.get("has_army") else max(1, self.strength // 10)
        else:
            strength = own["dt"] + (own.get("dc", 0) == 2) if own["dt"] else 0
        if not strength:
            cut = min(1.0, max(0.0, lost - 2))
        else:
            cut = min(strength, 8, max(0.0, lost - REDUCTION[min(8, strength)]))
        return variation(self.sized(own, self.natives), cut)

    @cache  # noqa: B019
    def on_europeans(self, full: float, rest: float) -> float:
        if not self.fighting:
            cut = min(1.0, max(0.0, rest - 2))
        else:
            last = self.fighting % 8
            cut = min(self.fighting, full + (max(0.0, rest - REDUCTION[last]) if last else 0))
        return variation(self.sized(self.natives, self.europeans), cut)

    @staticmethod
    def sized(by: dict[str, Any], on: dict[str, Any]) -> int:
        return round(int(by["size"] - on["size"]) / 3)

    @property
    def strength(self) -> int:
        found: int = self.europeans.get("points", 10 * self.europeans["dt"])
        return found

    @cache  # noqa: B019
    def killed(self, losses: float) -> int:
        points = 15 * floor(losses) + (5 if losses % 1 else 0)
        if self.ships and not self.europeans.get("has_army"):
            points = min(points, self.strength)
        return min(points, int(self.natives["points"]))

    @cache  # noqa: B019
    def gone(self, losses: float) -> bool:
        if self.ships:
            return 10 * losses >= self.strength
        thirds: int = 3 * self.europeans["dt"] + self.europeans.get("dc", 0)
        return 3 * floor(losses) + (2 if losses % 1 else 0) >= thirds

    # The battle

    def odds(self) -> dict[Any, Fraction]:
        self.found: Odds = defaultdict(int)
        start = (self.europeans["morale"], self.natives["morale"], 0.0, 0.0, 0.0)
        odds: Odds = {(start, 0, 0): WHOLE}
        for day in (1, 2):
            for place, kind in enumerate(("fire", "shock")):
                odds = self.settled(odds, kind, day, 2 * day - 1 + place)
            if day == 1:
                odds = self.between(odds)
        for (state, _, _), p in odds.items():
            ours, theirs = state[:2]
            if ours == theirs:
                self.end(state, p, "none", "draw", "none", 4, 0)
            else:
                self.chase(state, p, "europeans" if ours > theirs else "natives", "morale", 4)
        return {outcome: Fraction(p, WHOLE) for outcome, p in self.found.items()}

    def settled(self, odds: Odds, kind: str, day: int, number: int) -> Odds:
        """One round; whoever has no morale left is out."""
        standing: Odds = defaultdict(int)
        later = -1 if day == 2 else 0
        for (state, ours, theirs), p in odds.items():
            bonus = (ours, theirs) if kind == "fire" else (0, 0)
            modifiers = (
                self.europeans.get(f"{kind}_mod", 0) + later + bonus[0],
                self.natives.get(f"{kind}_mod", 0) + later + bonus[1],
            )
            for new, q in self.round(state, p, kind, modifiers).items():
                if new[0] and new[1]:
                    standing[new, 0, 0] += q
                elif new[0] or new[1]:
                    self.chase(new, q, "europeans" if new[0] else "natives", "rout", number)
                else:
                    self.end(new, q, "none", "double_rout", "both", number, 0)
        return standing

    def between(self, odds: Odds) -> Odds:
        """Destruction, then the attempts to break off, the defender's first."""
        order = ("europeans", "natives") if self.given.get("natives_attack") else ("natives", "europeans")
        for who in order:
            after: Odds = defaultdict(int)
            for (state, ours, theirs), p in odds.items():
                if who == order[0] and self.destroyed(state, p):
                    continue
                own, enemy = (state[0], state[1]) if who == "europeans" else (state[1], state[0])
                side = getattr(self, who)
                policy = side.get("break_off", "never")
                if policy == "never" or (policy == "if_behind" and own >= enemy):
                    after[state, ours, theirs] += p
                    continue
                success = min(10, max(0, side.get("manoeuvre", 0) + own - 1))
                winner = "natives" if who == "europeans" else "europeans"
                self.chase(state, p * success // 10, winner, "break_off", 2)
                pressed = (ours, 2) if who == "europeans" else (2, theirs)
                after[state, *pressed] += p * (10 - success) // 10
            odds = after
        return odds

    def destroyed(self, state: State, p: int) -> bool:
        natives = self.killed(self.on_natives(state[2])) >= self.natives["points"]
        europeans = self.gone(self.on_europeans(state[3], state[4]))
        if natives and europeans:
            self.end(state, p, "none", "mutual_destruction", "none", 2, 0)
        elif natives or europeans:
            self.chase(state, p, "europeans" if natives else "natives", "destruction", 2)
        return natives or europeans

    def chase(self, state: State, p: int, winner: str, ending: str, number: int) -> None:
        ours = winner == "europeans"
        loser = "natives" if ours else "europeans"
        modifier = getattr(self, winner).get("pursuit_mod", 0)
        if ending == "rout":
            modifier += (number in (1, 3)) + 2 * (number in (1, 2))
        morale, throws = (state[1], 10) if ours else (state[0], self.throws)
        die: Callable[[], Any] = lambda: (  # noqa: E731
            ((result("E", face + modifier)[0], 0.0, result("E", face + modifier)[1], 1)) for face in range(1, 11)
        )
        for first, second, stars, q in die() if ours else self.natives_roll("E", modifier):
            routed = loser if ending == "rout" or stars >= morale else "none"
            lost, full, rest = state[2:]
            new = (*state[:2], lost + first, full, rest) if ours else (*state[:2], lost, full + first, rest + second)
            manoeuvre = 0 if routed == loser else getattr(self, loser).get("manoeuvre", 0)
            walked = [face - manoeuvre for face in range(1, 11)]
            for retreat, faces in Counter(0 if way <= 3 else 1 if way <= 6 else 2 for way in walked).items():
                self.end(new, p * q * faces // (10 * throws), winner, ending, routed, number, retreat)

    def end(self, state: State, p: int, winner: str, ending: str, routed: str, number: int, retreat: int) -> None:
        on_natives = self.on_natives(state[2]) + retreat * HALF * (winner == "europeans")
        on_europeans = self.on_europeans(state[3], state[4]) + retreat * HALF * (winner == "natives")
        killed = self.killed(on_natives)
        destroyed = self.gone(on_europeans), killed == self.natives["points"]
        if p:
            self.found[winner, ending, routed, number, on_europeans, killed, *destroyed] += p
