"""2.7.6 étape 1: the two sides of a naval battle as they are given, with the columns and the morale of their ships."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.blows import Column
from jacta.games.europa_universalis.inputs import (
    OPPONENT,
    SIDES,
    THIRDS,
    Adjustment,
    FirstOfLeader,
    Leader,
    Modifier,
    Morale,
    Side,
    missing,
    refuse,
)
from jacta.games.europa_universalis.naval_combat.front_line import may_lead
from jacta.games.europa_universalis.naval_combat.losses import FRONTS, Front
from jacta.games.europa_universalis.naval_combat.squadrons import Squadron
from jacta.games.europa_universalis.navies.naval_units import MOST_GALLEASSES
from jacta.games.europa_universalis.realm.countries import NavalTech
from jacta.games.europa_universalis.sea_options import NavalBattleOptions, UnderDetachments
from jacta.rules import Rules, Stated, Strict

GALLEY = "galley"  # the row and column of galleys, whatever the technology
TRANSPORT_MORALE = 1
LAST_DAY = 12  # the longest stay a side can state; who decides day by day leaves then too

Detachments = Annotated[int, Field(ge=0, le=40)]
Fractions = Annotated[int, Field(ge=0, le=2)]
Day = Annotated[int, Field(ge=1, le=LAST_DAY)]
PAIRS = tuple(f"{own}:{enemy}" for own in FRONTS for enemy in FRONTS)
Columns = Annotated[dict[str, tuple[Column, Column]], Field(json_schema_extra={"propertyNames": {"enum": [*PAIRS]}})]


class MoraleByKind(Strict):
    nav: Morale | None = None
    ga: Morale | None = None
    tr: Morale | None = None


class Admiral(Strict):
    """The leader of a fleet; one without a name, or none at all, has nothing."""

    manoeuvre: FirstOfLeader = 0
    fire: Leader = 0
    shock: Leader = 0


NOBODY = Admiral()


class NavalSide(Stated):
    """A naval stack in battle, and what its owner means to do.

    Where a side states its admiral, wind, fire, boarding and pursuit are worked out of the leaders and of technology,
    and the modifiers stated come on top; where none does, each modifier is the sum of everything.
    """

    nav: Detachments = 0
    ga: Detachments = 0
    gal: Detachments = 0
    tr: Detachments = 0
    de: Fractions = 0
    ga_de: Fractions = 0
    front: Front
    second_front: Front | None = None
    technology: NavalTech | None = None
    leader: Admiral | None = None
    columns: Columns = Field(default_factory=dict)
    morale: MoraleByKind = MoraleByKind()
    fire_mod: Adjustment = 0
    boarding_mod: Adjustment = 0
    pursuit_mod: Adjustment = 0
    wind_mod: Modifier = 0
    lee_retreat: Literal["never", "always", "if_behind"] = "never"
    withdraw_after_day: Day | None = 2
    follow: Literal["no", "part", "all"] = "no"

    def __hash__(self) -> int:
        return hash(tuple(value for value in self.__dict__.values() if not isinstance(value, dict)))

    @property
    def kinds(self) -> tuple[Front, ...]:
        """The kinds of ship it has."""
        held = {"nav": self.nav or self.de, "ga": self.ga or self.gal or self.ga_de, "tr": self.tr}
        return tuple(kind for kind in FRONTS if held[kind])

    @property
    def last_day(self) -> int:
        """The last day this side stays; a side that never leaves outlasts every other."""
        return LAST_DAY + 1 if self.withdraw_after_day is None else self.withdraw_after_day


class NavalBattle(UnderDetachments):
    """Two sides. `by_kind` keeps account of the kinds of ship hit: their owner decides where there is a choice."""

    attacker: NavalSide
    defender: NavalSide
    wind: Literal["roll", "attacker", "defender", "none"] = "roll"
    by_kind: bool = False
    options: NavalBattleOptions = NavalBattleOptions()

    def side(self, side: Side) -> NavalSide:
        return self.attacker if side == "attacker" else self.defender

    @property
    def led(self) -> bool:
        """Whether an admiral is stated, so that modifiers follow from the leaders."""
        return self.attacker.leader is not None or self.defender.leader is not None

    def lead(self, side: Side, value: Literal["manoeuvre", "fire", "shock"]) -> int:
        """2.7.6 (S24): by how much the admiral of a side is better, 0 where he is not."""
        own, enemy = (self.side(one).leader or NOBODY for one in (side, OPPONENT[side]))
        return max(0, int(getattr(own, value)) - int(getattr(enemy, value)))

    @model_validator(mode="after")
    def galleasses_are_two_at_most(self) -> NavalBattle:
        """2.7.1: Venice has no more."""
        for side in SIDES:
            if self.side(side).gal > MOST_GALLEASSES:
                raise refuse(f"{side}.gal", "galleasses", most=MOST_GALLEASSES, value=self.side(side).gal)
        return self

    @model_validator(mode="after")
    def fronts_may_lead(self) -> NavalBattle:
        for side in SIDES:
            given = self.side(side)
            allowed = may_lead(given.nav, given.ga, given.gal, given.tr, given.de, given.ga_de)
            if given.front not in allowed:
                raise refuse(f"{side}.front", "front", front=given.front, allowed=", ".join(allowed) or "-")
            for pair in given.columns:
                if pair not in PAIRS:
                    raise refuse(f"{side}.columns.{pair}", "pair", allowed=", ".join(sorted(PAIRS)))
        return self

    @model_validator(mode="after")
    def somebody_leaves(self) -> NavalBattle:
        if self.attacker.withdraw_after_day is None and self.defender.withdraw_after_day is None:
            raise refuse("attacker.withdraw_after_day", "nobody-withdraws")
        return self


def column(given: NavalBattle, side: Side, own: Front, enemy: Front, rules: Rules) -> tuple[Column, Column]:
    """2.7.6 étape 1: the fire and boarding columns of a kind against the enemy's; stated, or by technology."""
    stated = given.side(side).columns.get(f"{own}:{enemy}")
    if stated is not None:
        return stated
    found: tuple[Column, Column] = rules.table("naval_technology").at(
        row(given, side, own), row(given, OPPONENT[side], enemy)
    )
    return found


def wind_modifier(given: NavalBattle, side: Side, fronts: tuple[Front, Front], rules: Rules) -> int:
    """2.7.6 étape 2: what a side adds to its roll for the wind: as stated, and by admiral and technology."""
    one = given.side(side)
    if not given.led:
        return one.wind_mod
    own, enemy = fronts if side == "attacker" else fronts[::-1]
    factor: int = rules.table("wind_factor").at(row(given, side, own), row(given, OPPONENT[side], enemy))
    return one.wind_mod + (one.leader or NOBODY).manoeuvre + factor


def starting_morale(given: NavalBattle, side: Side, kind: Front, rules: Rules) -> int:
    """2.7.6 étape 1: the morale of the kind in front; stated, or by technology."""
    stated: int | None = getattr(given.side(side).morale, kind)
    if stated is not None:
        return stated
    return TRANSPORT_MORALE if kind == "tr" else int(rules.table("naval_morale").at(row(given, side, kind)))


def row(given: NavalBattle, side: Side, kind: Front) -> str:
    """The line of the technology table that a kind of ship reads. Raises InputError where it is not stated."""
    if kind == "ga":
        return GALLEY
    technology = given.side(side).technology
    if technology is None:
        raise missing(f"{side}.technology")
    return technology


def squadron(given: NavalBattle, side: Side, rules: Rules) -> Squadron:
    """2.7.6 étape 1: the side as it goes into action."""
    one = given.side(side)
    return Squadron(
        sail=THIRDS * one.nav + one.de,
        galleys=THIRDS * one.ga + one.ga_de,
        galleasses=THIRDS * one.gal,
        tr=one.tr,
        front=one.front,
        morale=starting_morale(given, side, one.front, rules),
    )


def looks_up_technology(given: NavalBattle) -> bool:
    """Whether a figure of ships that lead, or may come to, is not stated and so by technology."""
    for side in SIDES:
        one, enemies = given.side(side), given.side(OPPONENT[side]).kinds
        for own in one.kinds:
            stated = getattr(one.morale, own) is not None and all(f"{own}:{enemy}" in one.columns for enemy in enemies)
            if own != "tr" and not stated:
                return True
    return False
