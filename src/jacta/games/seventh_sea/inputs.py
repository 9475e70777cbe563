"""Kinds of input that several chapters share."""

from __future__ import annotations

from typing import ClassVar

from jacta.games.seventh_sea.figures import (
    Bonus,
    Count,
    Dice,
    Kind,
    Name,
    Points,
    Raises,
    Rank,
    State,
    Trait,
    refuse,
    state_of,
)
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool
from jacta.games.seventh_sea.sheets import OnSheet
from jacta.rules import InputError, Message, Stated


def exactly_one(given: Stated, *keys: str) -> str:
    """C8: which of these exclusive keys is given, or an error that names one of them."""
    stated = [key for key in keys if getattr(given, key) is not None]
    if not stated:
        raise InputError(keys[0], Message("error-missing"))
    if len(stated) > 1:
        raise refuse(stated[1], "exclusive", other=stated[0])
    return stated[0]


def undecided_by_caller(given: Stated, key: str) -> bool:
    """Whether a policy key leaves the decision to the player: left out, or `choose`."""
    return given.left_out(key) or getattr(given, key) == "choose"


def number_or(value: int | str | None, default: int = 0) -> int:
    """The stated number of a key that may also say `choose`."""
    return value if isinstance(value, int) else default


# --- Pools


class PoolKeys(Situation):
    """C2: a pool as a procedure is given it."""

    rolled: Dice
    kept: Dice
    bonus: Bonus = 0
    explode: bool = True
    heroism: Dice = 0

    @property
    def pool(self) -> Pool:
        return Pool(self.rolled, self.kept, self.bonus, self.explode, self.heroism)


class SidePool(Stated):
    """C2: the pool of one of two sides."""

    rolled: Dice
    kept: Dice
    bonus: Bonus = 0
    explode: bool = True
    heroism: Dice = 0
    raises: Raises = 0
    free_raises: Raises = 0

    @property
    def pool(self) -> Pool:
        bonus = self.bonus + RAISE * self.free_raises
        return Pool(self.rolled, self.kept, bonus, self.explode, self.heroism)


# --- Characters


class CharacterInput(OnSheet, Stated):
    """C9: a character. A procedure narrows the keys that it reads; the others may be absent."""

    holds_heroism: ClassVar[bool] = True

    brawn: Trait | None = None
    finesse: Trait | None = None
    resolve: Trait | None = None
    wits: Trait | None = None
    panache: Trait | None = None
    attack: Rank | None = None
    defence: Rank | None = None
    kind: Kind = "hero"
    light: Points = 0
    dramatic: Count = 0
    heroism: Dice = 0

    @property
    def state(self) -> State:
        """C7: without resolve, nobody is known to be worse than fit."""
        if self.resolve is None:
            return "out" if self.kind == "brute" and self.light else "fit"
        return state_of(self.dramatic, self.resolve, self.kind, self.light)


class Victim(CharacterInput):
    """Whoever takes damage and makes a wound check."""

    brawn: Trait
    resolve: Trait


def check_not_out(who: CharacterInput, key: str) -> None:
    """C7: whoever is out neither acts nor takes another wound; the error names the wounds that say so."""
    if who.state == "out":
        wounds = "light" if who.kind == "brute" else "dramatic"
        raise refuse(f"{key}.{wounds}" if key else wounds, "out", kind=who.kind)


# --- Ships


class ShipInput(OnSheet, Stated):
    """C10: a ship with its current ranks. A procedure says which keys it reads."""

    holds_heroism: ClassVar[bool] = True

    name: Name | None = None
    brawn: Rank
    finesse: Rank
    resolve: Rank
    wits: Rank
    panache: Rank
    resolve_start: Rank | None = None
    port: Rank | None = None
    starboard: Rank | None = None
    superficial: Points = 0
    grave: Count = 0
    gunnery: Rank = 0
    carpenter: Rank = 0
    piloting: Rank = 0
    rigging: Rank = 0

    @property
    def hull_at_start(self) -> int:
        return self.resolve if self.resolve_start is None else self.resolve_start


def check_broadsides(ship: ShipInput, key: str = "") -> None:
    """Gaillardise (Canons): the dice of the two sides are those of the ship; `key` is where the ship stands."""
    place = f"{key}." if key else ""
    if ship.port is None and ship.starboard is None:
        return
    if ship.port is None or ship.starboard is None:
        raise InputError(place + ("starboard" if ship.starboard is None else "port"), Message("error-missing"))
    if ship.port + ship.starboard != ship.brawn:
        raise refuse(f"{place}port", "broadsides", port=ship.port, starboard=ship.starboard, brawn=ship.brawn)
