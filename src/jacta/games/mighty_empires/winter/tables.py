"""Saison d'hivernage: the winter events, what may be built, who is recruited."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.mighty_empires.inputs import TWO_DICE, Count, SiteType, Terrain, refuse
from jacta.games.mighty_empires.options import BuildReadings
from jacta.games.mighty_empires.setup.order import SET
from jacta.rules import Given, Move, Roll, Rules, Step, done, goto, note, procedure

# --- Evénement


class Realm(Given):
    """What a winter event can strike."""

    nests: Count = 0
    villages: Count = 1
    built_hexes: Count = 2
    coloured_hexes: Count = 7

    @model_validator(mode="after")
    def counts_contain_each_other(self) -> Realm:
        if self.villages > self.built_hexes:
            raise refuse("villages", "more-than", key="built_hexes")
        if self.built_hexes > self.coloured_hexes:
            raise refuse("built_hexes", "more-than", key="coloured_hexes")
        return self


Misfortune: TypeAlias = Literal[
    "dragon_fury", "peasant_revolt", "rebellion", "epidemic", "famine", "treason", "nothing"
]
Chooser: TypeAlias = Literal["self", "left", "right"]


class WinterEvent(NamedTuple):
    event: Misfortune
    applied: bool
    chooser: Chooser | None


@procedure(
    passage="Saison d'hivernage, Evénement",
    tables=("winter_event",),
    examples=({}, {"nests": 1, "villages": 0, "built_hexes": 0}),
)
def winter_event(given: Realm) -> Move[WinterEvent]:
    """Saison d'hivernage, Evénement: something befalls a player in winter."""
    return goto(winter_roll, None)


def winter_roll(nothing: None) -> Step:
    """Saison d'hivernage, Evénement (R84): each player rolls once."""
    return Roll("winter.event", TWO_DICE, then=winter_befalls, who="player")


def winter_befalls(nothing: None, dice: int, given: Realm, rules: Rules) -> Move:
    row = rules.table("winter_event").at(dice)
    applied = bool(row["victims"]) and getattr(given, row["victims"]) > 0
    chooser = row["chooser"] or None
    outcome = WinterEvent(row["event"], applied, chooser if applied else None)
    return done(outcome, note("winter_event", event=row["event"], applied=applied))


# --- Construction

Transaction: TypeAlias = Literal["found_village", "village_to_city", "village_to_fortress"]
REACH = 2  # not more than one hex between a new village and another site (R86)
PIECES: dict[Transaction, str] = {
    "found_village": "villages",
    "village_to_city": "cities",
    "village_to_fortress": "fortresses",
}


class HexTransaction(NamedTuple):
    """A transaction on a hex, with everything that decides whether it may be done; `pieces`: of its kind, owned now."""

    action: Transaction
    rations: int
    own_hex: bool
    terrain: Terrain
    site: SiteType | None
    razed: bool
    besieged: bool
    impassable: bool
    distance: int | None
    pieces: int


Objection: TypeAlias = Literal[
    "not_own_hex",
    "impassable",
    "marsh",
    "razed",
    "besieged",
    "occupied",
    "too_far",
    "not_a_village",
    "limit",
    "rations",
]


class Built(NamedTuple):
    legal: bool
    reason: Objection | None
    cost: int
    rations_after: int


def built(works: HexTransaction, readings: BuildReadings, rules: Rules) -> Built:
    """Construction (R86): the first reason against the transaction, or its cost and what is left."""
    price: int = rules.table("construction").at(works.action)
    reason = objection(works, readings, price)
    if reason:
        return Built(False, reason, 0, works.rations)
    return Built(True, None, price, works.rations - price)


def objection(works: HexTransaction, readings: BuildReadings, price: int) -> Objection | None:
    """Construction (R86): why nothing can be built, the first test that fails."""
    founding = works.action == "found_village"
    too_far = works.distance is None or works.distance > REACH
    tests: tuple[tuple[Objection, bool], ...] = (
        ("not_own_hex", not works.own_hex),
        ("impassable", works.impassable),
        ("marsh", works.terrain == "marsh"),
        ("razed", works.razed),
        ("besieged", works.besieged and not readings.build_under_siege),
        ("occupied", founding and works.site is not None),
        ("too_far", founding and too_far),
        ("not_a_village", not founding and works.site != "village"),
        ("limit", works.pieces >= SET[PIECES[works.action]]),
        ("rations", works.rations < price),
    )
    return next((reason for reason, fails in tests if fails), None)


class Plan(Given):
    action: Transaction
    rations: Count
    own_hex: bool = True
    terrain: Terrain = "plain"
    site: SiteType | None = None
    razed: bool = False
    besieged: bool = False
    impassable: bool = False
    distance: Count | None = 1
    villages: Count = 1
    cities: Count = 1
    fortresses: Count = 0
    options: BuildReadings = BuildReadings()


@procedure(
    passage="Construction",
    kind="check",
    tables=("construction",),
    examples=(
        {"action": "found_village", "rations": 2, "distance": 2},
        {"action": "village_to_city", "rations": 3, "site": "village"},
        {"action": "found_village", "rations": 5, "distance": 3},
    ),
)
def build(given: Plan, rules: Rules) -> Move[Built]:
    """Construction: may this be built, and what does it cost?"""
    *named, _ = HexTransaction._fields
    works = HexTransaction(*(getattr(given, name) for name in (*named, PIECES[given.action])))
    return done(built(works, given.options, rules))


# --- Recrutement


class PiecesLeft(Given):
    """The pieces that a player has left."""

    armies_left: Annotated[int, Field(ge=0, le=SET["armies"])]
    ships_left: Annotated[int, Field(ge=0, le=SET["ships"])]
    port: bool = False

    @property
    def room(self) -> int:
        """Recrutement (R87): the pieces that could be placed; ships only with a coastal city."""
        return self.armies_left + (self.ships_left if self.port else 0)


class Recruits(NamedTuple):
    rolled: bool
    recruits: int


@procedure(
    passage="Recrutement",
    tables=("recruitment",),
    examples=({"armies_left": 9, "ships_left": 4}, {"armies_left": 1, "ships_left": 0}),
)
def recruit(given: PiecesLeft) -> Move[Recruits]:
    """Recrutement: emissaries look for volunteers, if there is a piece left for them."""
    if given.room == 0:
        return done(Recruits(False, 0))
    return goto(recruit_roll, None)


def recruit_roll(nothing: None) -> Step:
    """Recrutement (R87): one roll a player."""
    return Roll("recruit", TWO_DICE, then=recruited, who="player")


def recruited(nothing: None, dice: int, given: PiecesLeft, rules: Rules) -> Move:
    found = min(rules.table("recruitment").at(dice), given.room)
    return done(Recruits(True, found), note("recruits", recruits=found))
