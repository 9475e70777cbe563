"""2.7.5 Attrition en mer: what a leg of a voyage costs a naval stack and the troops aboard."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import THIRDS, Leader, refuse, signed
from jacta.games.europa_universalis.naval_combat.losses import ships_of
from jacta.games.europa_universalis.naval_combat.squadrons import transports_for
from jacta.games.europa_universalis.overseas.exploration import STAR, STAR_COSTS, Left, Percent, left_after, regrouped
from jacta.games.europa_universalis.sea_options import RemainsOptions, UnderDetachments
from jacta.rules import Ask, Move, Roll, Rules, Step, Strict, done, goto, note, procedure

FRIENDLY_PORT = 2  # off the risk of a sea
SAME_RISK = 1  # on the die, for two seas of the highest risk or more
LOWEST_COLUMN = 0


class Sea(Strict):
    risk: Annotated[int, Field(ge=0, le=15)]
    friendly_port: bool = False
    modifier: Annotated[int, Field(ge=0, le=9)] = 0

    @property
    def effective_risk(self) -> int:
        return self.risk - FRIENDLY_PORT if self.friendly_port else self.risk


class SeaAttrition(UnderDetachments):
    seas: Annotated[tuple[Sea, ...], Field(min_length=1, max_length=30)]
    leader: Literal["none", "admiral", "explorer"] = "none"
    manoeuvre: Leader = 0
    overseas: bool = False
    explore: bool = False
    d: Annotated[int, Field(ge=0, le=40)]
    de: Annotated[int, Field(ge=0, le=2)] = 0
    tr: Annotated[int, Field(ge=0, le=20)] = 0
    cargo_dt: Annotated[int, Field(ge=0, le=16)] = 0
    cargo_dc: Annotated[int, Field(ge=0, le=2)] = 0
    transports: Literal["spare", "first"] = "spare"
    percent: Percent | None = None
    options: RemainsOptions = RemainsOptions()

    @model_validator(mode="after")
    def some_ships_sail(self) -> SeaAttrition:
        if not (self.d or self.de or self.tr):
            raise refuse("d", "no-ships-at-sea")
        return self

    @property
    def risk(self) -> int:
        """2.7.5: the highest risk of the leg, friendly ports counted."""
        return max(sea.effective_risk for sea in self.seas)

    @property
    def warships(self) -> int:
        """In thirds."""
        return THIRDS * self.d + self.de

    @property
    def die_modifier(self) -> int:
        """2.7.5 (R36s); 2.8.2 (R72s): what is added to the die; an explorer helps overseas only, or when exploring."""
        counts = self.leader == "admiral" or (self.leader == "explorer" and (self.overseas or self.explore))
        led = self.manoeuvre if counts else 0
        if self.explore:
            return -led
        crossed_often = sum(sea.effective_risk == self.risk for sea in self.seas) >= 2
        return SAME_RISK * crossed_often + sum(sea.modifier for sea in self.seas) - led


class WornShips(NamedTuple):
    """The percentage, and what it leaves of the ships in thirds, stars still to be rolled."""

    percent: int
    ships: Left


class Stowed(NamedTuple):
    """The ships left, and what the percentage leaves of the troops aboard."""

    percent: int
    d: int
    de: int
    tr: int
    cargo: Left


class Arrival(NamedTuple):
    percent: int
    d: int
    de: int
    tr: int
    cargo_dt: int
    cargo_dc: int


def tables_used(given: SeaAttrition) -> tuple[str, ...]:
    if given.percent is not None:
        return ("remains",)
    return "exploration_attrition" if given.explore else "sea_attrition", "remains"


@procedure(
    passage="2.7.5 Attrition en mer; 2.8.2",
    asks=("transports",),
    tables=tables_used,
    aims={"player": "d"},
    examples=(
        {
            "seas": [{"risk": 8}, {"risk": 8, "friendly_port": True}, {"risk": 6, "modifier": 1}],
            "leader": "admiral",
            "manoeuvre": 2,
            "d": 4,
            "tr": 1,
            "cargo_dt": 2,
        },
        {"seas": [{"risk": 5}], "leader": "explorer", "manoeuvre": 3, "explore": True, "d": 0, "de": 2},
        {"seas": [{"risk": 5}], "d": 1, "tr": 2, "percent": 20},
    ),
)
def sea_attrition(given: SeaAttrition, rules: Rules) -> Move[Arrival]:
    """2.7.5: a naval stack ends a leg of its movement."""
    if given.percent is not None:
        return goto(star, after(given.percent, given, rules))
    if given.explore:
        return goto(leg, None)
    return goto(leg, None, note("sea_risk", risk=given.risk, modifier=signed(given.die_modifier)))


def leg(nothing: None, given: SeaAttrition) -> Step:
    """2.7.5; 2.8.2: one die under the highest risk, or under the table of exploration."""
    return Roll("sea_attrition", d10.plus(given.die_modifier), then=weathered, who="player")


def weathered(nothing: None, die: int, given: SeaAttrition, rules: Rules) -> Move:
    percent = percentage(die, given, rules)
    if percent == STAR:
        total = Left(given.warships + THIRDS * given.tr, 1)
        return goto(star, WornShips(0, total), note("starred", die=die))
    return goto(star, after(percent, given, rules), note("percentage", die=die, percent=percent))


def percentage(die: int, given: SeaAttrition, rules: Rules) -> int:
    """2.7.5: the cell under risk and die. A risk that friendly ports bring below the first column comes off the die."""
    if given.explore:
        return int(rules.table("exploration_attrition").at(die))
    below = min(0, given.risk - LOWEST_COLUMN)
    return int(rules.table("sea_attrition").at(die + below, given.risk - below))


def after(percent: int, given: SeaAttrition, rules: Rules) -> WornShips:
    """Reste après attrition: warships and transports together, DE by themselves."""
    ships = left_after(given.d + given.tr, given.de, percent, rules, two_de_20=given.options.two_de_20)
    return WornShips(percent, ships)


def star(worn: WornShips, given: SeaAttrition, rules: Rules) -> Step:
    """2.7.5, *: a die for each star; 1 to 5 loses one DE more."""
    if worn.ships.stars:
        return Roll("star", d10, then=star_rolled, who="player")
    if given.left_out("transports") and given.tr and given.warships and lost(worn, given):
        return Ask("transports", "player", ("spare", "first"), then=shared, default=given.transports)
    return shared(worn, given.transports, given, rules)


def star_rolled(worn: WornShips, die: int) -> Move:
    units, stars = worn.ships
    return goto(star, WornShips(worn.percent, Left(units - (die <= STAR_COSTS), stars - 1)))


def lost(worn: WornShips, given: SeaAttrition) -> int:
    """The loss in thirds."""
    return given.warships + THIRDS * given.tr - worn.ships.units


def shared(worn: WornShips, first: str, given: SeaAttrition, rules: Rules) -> Move:
    """2.7.5 (R37s): the owner shares the loss out; a transport that takes any part of it is destroyed whole."""
    owed = lost(worn, given)
    if first == "first":
        transports = min(given.tr, transports_for(owed))
        warships = given.warships - max(0, owed - THIRDS * transports)
    else:
        transports = transports_for(max(0, owed - given.warships))
        warships = max(0, given.warships - owed)
    d, de = regrouped(warships)
    cargo = left_after(given.cargo_dt, given.cargo_dc, worn.percent, rules, two_de_20=given.options.two_de_20)
    told = note("ships_left", lost=ships_of(owed), d=d, de=de, tr=given.tr - transports)
    return goto(cargo_star, Stowed(worn.percent, d, de, given.tr - transports, cargo), told)


def cargo_star(stowed: Stowed) -> Step:
    """2.7.4, dernier paragraphe: the troops aboard suffer the same percentage, with stars of their own."""
    if stowed.cargo.stars:
        return Roll("cargo_star", d10, then=cargo_star_rolled, who="player")
    return done(Arrival(*stowed[:4], *regrouped(stowed.cargo.units)))


def cargo_star_rolled(stowed: Stowed, die: int) -> Move:
    units, stars = stowed.cargo
    return goto(cargo_star, stowed._replace(cargo=Left(units - (die <= STAR_COSTS), stars - 1)))
