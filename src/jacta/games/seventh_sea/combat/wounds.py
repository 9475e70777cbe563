"""Encaisser les blessures, Se déplacer: the wound check, and movement over the scenery."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import Marked
from jacta.games.seventh_sea.figures import Bonus, Count, Dice, Kind, Points, Raises, State, Trait, refuse, state_of
from jacta.games.seventh_sea.inputs import Victim, check_not_out
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.roles import hurt
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Move, Note, Roll, Step, done, goto, note, procedure, remembered

INTERVAL = 20
FIREARM_INTERVAL = 10


# --- Encaisser les blessures


class Wounded(NamedTuple):
    """What a wound check leaves: wounds gained, and how the victim is now."""

    gained: int
    light: int
    dramatic: int
    state: State


class Sufferer(NamedTuple):
    """Somebody who may be hurt, as he is before the blow; without `base`, a narrow miss gives no wound (R29)."""

    brawn: int
    resolve: int
    light: int = 0
    dramatic: int = 0
    kind: Kind = "hero"
    explode: bool = True
    interval: int = INTERVAL
    base: bool = True

    @property
    def unhurt(self) -> Wounded:
        """The victim as he was."""
        return Wounded(0, self.light, self.dramatic, state_of(self.dramatic, self.resolve, self.kind, self.light))

    def check(self, damage: int, heroism: int = 0, bonus: int = 0) -> WoundCheck:
        """Encaisser les blessures: the check against all light wounds; how many of them are new no longer matters."""
        return WoundCheck(self._replace(light=0), self.light + damage, heroism, bonus)


class WoundCheck(NamedTuple):
    """Encaisser les blessures: brawn against the light wounds."""

    victim: Sufferer
    nd: int
    heroism: int = 0
    bonus: int = 0

    @property
    def settled(self) -> Wounded | None:
        """Blessures des PNJ (C7): a brute falls at the first light wound; without wounds there is nothing to check."""
        victim = self.victim
        if victim.kind == "brute":
            return Wounded(0, self.nd, victim.dramatic, state_of(victim.dramatic, victim.resolve, "brute", self.nd))
        return None if self.nd else victim.unhurt

    @property
    def throw(self) -> Marked:
        """Encaisser les blessures (R69): the dice of the check."""
        victim = self.victim
        pool = Pool(victim.brawn, victim.brawn, self.bonus, victim.explode, self.heroism)
        return _check_throw(pool, self.nd, victim.interval)

    def after(self, total: float) -> Wounded:
        """Encaisser les blessures (R3, R71): a missed check turns all light wounds into dramatic ones."""
        victim, nd = self.victim, self.nd
        gained = 0 if total >= nd else victim.base + int(nd - total) // victim.interval
        light, dramatic = (0, victim.dramatic + gained) if gained else (nd, victim.dramatic)
        return Wounded(gained, light, dramatic, state_of(dramatic, victim.resolve, victim.kind, light))


@remembered
def _check_throw(pool: Pool, nd: int, interval: int) -> Marked:
    return pool.reaching_by(nd, interval)


def sufferer(victim: Victim, *, interval: int = INTERVAL, base: bool = True, explode: bool | None = None) -> Sufferer:
    """The victim of a blow; his dice explode while he is fit, unless the caller says otherwise (C7)."""
    if explode is None:
        explode = victim.state == "fit"
    return Sufferer(victim.brawn, victim.resolve, victim.light, victim.dramatic, victim.kind, explode, interval, base)


class WoundCheckGiven(FromSheets):
    sheets: ClassVar = {"who": reads("brawn", "resolve", "light", "dramatic", "kind")}

    brawn: Trait
    resolve: Trait
    light: Points = 0
    damage: Points = 0
    dramatic: Count = 0
    kind: Kind = "hero"
    firearm: bool = False
    interval: Literal[20, 10] | None = None
    heroism: Dice = 0
    bonus: Bonus = 0
    free_raises: Raises = 0
    explode: bool | None = None

    @model_validator(mode="after")
    def one_interval(self) -> WoundCheckGiven:
        if self.firearm and self.interval is not None:
            raise refuse("interval", "exclusive", other="firearm")
        return self


@procedure(
    passage="Encaisser les blessures (GJ196b); Blessures graves (GJ28b CM2a); Blessures des PNJ (GJ197b CM2a)",
    readings=(),
    roles=hurt("who"),
    examples=(
        {"brawn": 2, "resolve": 2, "light": 10, "damage": 15},
        {"brawn": 2, "resolve": 2, "light": 10, "damage": 15, "firearm": True},
        {"brawn": 2, "resolve": 2, "light": 10, "damage": 15, "dramatic": 1, "kind": "henchman"},
    ),
)
def wound_check(given: WoundCheckGiven) -> Move[Wounded]:
    """Encaisser les blessures: what the wounds taken so far do to the victim."""
    victim = Victim(
        brawn=given.brawn, resolve=given.resolve, light=given.light, dramatic=given.dramatic, kind=given.kind
    )
    check_not_out(victim, "")
    interval = given.interval or (FIREARM_INTERVAL if given.firearm else INTERVAL)
    hurt = sufferer(victim, interval=interval, explode=given.explode)
    return checked_wounds(hurt.check(given.damage, given.heroism, given.bonus + RAISE * given.free_raises))


def checked_wounds(check: WoundCheck) -> Move:
    """Encaisser les blessures: end with the wounds, or roll for them."""
    settled = check.settled
    return goto(wound_dice, check) if settled is None else done(settled)


def wound_dice(check: WoundCheck) -> Step:
    """Encaisser les blessures (R3, R69, R71): brawn dice against all light wounds."""
    return Roll("wound_check", check.throw, then=wounds_taken)


def wounds_taken(check: WoundCheck, total: float) -> Move:
    wounded = check.after(total)
    return done(wounded, wound_note(check, total, wounded))


def wound_note(check: WoundCheck, total: float, wounded: Wounded) -> Note:
    return note("wounds", total=total, nd=check.nd, gained=wounded.gained, state=wounded.state)


# --- Se déplacer


Level = Annotated[int, Field(ge=-1000, le=1000)]


class MovementGiven(Situation):
    from_level: Level
    to_level: Level
    fall: bool = False


class Moved(NamedTuple):
    action_dice: int
    damage_dice: int


@procedure(
    passage="Se déplacer (GJ194b)",
    readings=(),
    kind="check",
    examples=(
        {"from_level": 1, "to_level": 0},
        {"from_level": 0, "to_level": 1},
        {"from_level": 3, "to_level": 0, "fall": True},
    ),
)
def movement(given: MovementGiven) -> Move[Moved]:
    """Se déplacer (R72): level or one step down is free, all else costs a die; a fall hurts by the level."""
    climbed = given.to_level - given.from_level
    if given.fall:
        if climbed >= 0:
            raise refuse("to_level", "fall-upwards")
        return done(Moved(0, -climbed))
    return done(Moved(climbing_costs(climbed), 0))


def climbing_costs(levels: int) -> int:
    """Se déplacer: the action dice that it costs to climb so many levels, or to go down."""
    return 0 if levels in (0, -1) else 1
