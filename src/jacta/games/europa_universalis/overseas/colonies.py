"""2.6.4, 2.8.5, 2.8.6 and 53.14: militias of colonies, purchases overseas, and the Cossacks of Russia."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import THIRDS, Nation, Quality, refuse
from jacta.games.europa_universalis.sea_options import FleetRules, UnderDetachments
from jacta.rules import Given, Move, Strict, done, procedure

ColonyLevel = Annotated[int, Field(ge=1, le=6)]
Number = Annotated[int, Field(ge=0, le=1000)]
Price = Annotated[int, Field(ge=0, le=100_000)]


# --- 2.8.5 Milices

LEVELS_A_DC = 2
VETERAN_MILITIAS = ("france", "portugal")


class ColonialMilitia(UnderDetachments):
    nation: Nation | Literal["other"]
    level: ColonyLevel
    kind: Literal["col", "com"] = "col"


class Militia(NamedTuple):
    dc_total: int
    dt: int
    dc: int
    quality: Quality


@procedure(
    passage="2.8.5 Forts, missions, milices",
    kind="table",
    examples=({"nation": "england", "level": 5}, {"nation": "portugal", "level": 4}),
)
def colonial_militia(given: ColonialMilitia) -> Move[Militia]:
    """2.8.5: a DC for every two levels of a colony or part of two; for Portugal, one for every level."""
    total = given.level if given.nation == "portugal" else -(-given.level // LEVELS_A_DC)
    if given.kind == "com":
        total = 0
    quality: Quality = "veteran" if given.nation in VETERAN_MILITIAS else "conscript"
    return done(Militia(total, *divmod(total, THIRDS), quality))


# --- 2.6.4 Logistique, 2.8.6 Achats dans les colonies

FULL_COLONY = 6
"""The level at which a colony buys as in Europe."""
FISH_A_DE = 2
LAND_LIMIT = {"dc": Fraction(1, 2), "dt": Fraction(1), "a_minus": Fraction(2), "a_plus": Fraction(4)}  # R16s
NAVAL_LIMIT = {"nav": Fraction(1), "ga": Fraction(1, 2), "tr": Fraction(0), "de": Fraction(1, 2)}
SHIPS = (*NAVAL_LIMIT, "fish_de")
PRICED_AS = {"dc": "dt", "dt": "dt", "a_minus": "a_minus", "nav": "nav", "ga": "ga", "tr": "tr", "de": "nav"}
"""Whose price an item has; a DC is half a DT (R15s), a DE half a DNav."""
HALVED = ("dc", "de")
Broken: TypeAlias = Literal["no_establishment", "army_counter", "land_quantity", "ships_not_allowed", "fish"]


class ColonialItems(Strict):
    """What is bought; `fish_de` are the DE that fisheries allow."""

    dc: Number = 0
    dt: Number = 0
    a_minus: Number = 0
    a_plus: Number = 0
    nav: Number = 0
    ga: Number = 0
    tr: Number = 0
    de: Number = 0
    fish_de: Number = 0


class EuropeanPrices(Strict):
    """Ducats of one purchase in Europe."""

    dt: Price | None = None
    a_minus: Price | None = None
    nav: Price | None = None
    ga: Price | None = None
    tr: Price | None = None


class ColonialPurchase(Given):
    """What one province buys in one turn."""

    fleet_rules: FleetRules = "detachments"
    kind: Literal["col", "com", "none"]
    level: ColonyLevel | None = None
    fish: Number = 0
    items: ColonialItems = ColonialItems()
    prices: EuropeanPrices = EuropeanPrices()

    @property
    def full(self) -> bool:
        return self.level == FULL_COLONY

    @model_validator(mode="after")
    def level_is_of_a_colony(self) -> ColonialPurchase:
        if (self.level is None) == (self.kind == "col"):
            raise refuse("level", "colony-level")
        for item, like in (*PRICED_AS.items(), ("fish_de", "nav")):
            if getattr(self.items, item) and getattr(self.prices, like) is None:
                raise refuse(f"prices.{like}", "price-needed", item=item)
        return self


class PurchaseVerdict(NamedTuple):
    ok: bool
    broken: tuple[Broken, ...]
    cost: int
    land_limit: int | Fraction
    naval_limit: int | Fraction


def broken_rules(given: ColonialPurchase) -> tuple[Broken, ...]:
    """2.6.4, 2.8.6 (R13s, R70s): what is wrong with a purchase, in this order."""
    items = given.items
    anything = any(getattr(items, item) for item in (*LAND_LIMIT, *NAVAL_LIMIT))
    found: dict[Broken, bool] = {
        "no_establishment": given.fleet_rules == "detachments" and given.kind == "none" and anything,
        "army_counter": items.a_plus > 0 or (items.a_minus > 0 and not given.full),
        "land_quantity": too_many_troops(given),
        "ships_not_allowed": given.fleet_rules == "ships" and any(getattr(items, ship) for ship in SHIPS),
        "fish": items.fish_de > given.fish // FISH_A_DE,
    }
    return tuple(rule for rule, broken in found.items() if broken)


def too_many_troops(given: ColonialPurchase) -> bool:
    """2.6.4, 2.8.6: one line of land forces a province: a DC, or a DT; at level 6 two DT, or one A-."""
    items = given.items
    most = {
        "dc": 0 if given.fleet_rules == "ships" else 1,
        "dt": 2 if given.full else 1,
    }
    if given.full:
        most["a_minus"] = 1
    bought = [line for line in most if getattr(items, line)]
    return len(bought) > 1 or any(getattr(items, line) > most[line] for line in bought)


def price(item: str, given: ColonialPurchase) -> int:
    """2.6.4, 2.8.6 (R15s): double, save a DC, what fisheries buy, and at level 6 all but an A-."""
    like: int = getattr(given.prices, PRICED_AS[item])
    once = -(-like // 2) if item in HALVED else like
    double = item == "a_minus" or (item != "dc" and not given.full)
    return 2 * once if double else once


def cost(given: ColonialPurchase) -> int:
    """What a purchase costs, even if it is not allowed; an A+ has no price."""
    items = given.items
    bought = [(item, getattr(items, item)) for item in PRICED_AS if getattr(items, item)]
    fished = items.fish_de and items.fish_de * -(-(given.prices.nav or 0) // 2)
    total: int = fished + sum(number * price(item, given) for item, number in bought)
    return total


@procedure(
    passage="2.6.4 Logistique; 2.8.6 Achats dans les colonies",
    kind="check",
    examples=(
        {"kind": "com", "fish": 3, "items": {"dt": 1, "nav": 1, "fish_de": 1}, "prices": {"dt": 15, "nav": 35}},
        {"kind": "col", "level": 6, "items": {"a_minus": 1, "dt": 1}, "prices": {"dt": 15, "a_minus": 30}},
    ),
)
def colonial_purchase(given: ColonialPurchase) -> Move[PurchaseVerdict]:
    """2.6.4, 2.8.6 (R16s): whether a province may buy this, what it costs, and what it takes of the turn's limits."""
    broken = broken_rules(given)
    land = sum((weight * getattr(given.items, item) for item, weight in LAND_LIMIT.items()), Fraction(0))
    naval = sum((weight * getattr(given.items, item) for item, weight in NAVAL_LIMIT.items()), Fraction(0))
    return done(PurchaseVerdict(not broken, broken, cost(given), land, naval if given.full else 2 * naval))


# --- 53.14 Les Cosaques

FREE_CONSCRIPTS = 2
FREE_DETACHMENTS = 1
CossackLand: TypeAlias = Literal["siberia", "cossack province"]
WHERE: tuple[CossackLand, ...] = ("siberia", "cossack province")


class Cossacks(Given):
    active: bool


class CossackHelp(NamedTuple):
    free_maintenance_siberia_conscript_dt: int
    free_dt_per_turn: int
    free_dt_where: tuple[CossackLand, ...]


@procedure(passage="53.14 Les Cosaques", kind="table", examples=({"active": True},))
def cossacks(given: Cossacks) -> Move[CossackHelp]:
    """53.14 Les Cosaques (R17s): free upkeep in Siberia, and a free detachment outside price and limit."""
    return done(CossackHelp(FREE_CONSCRIPTS * given.active, FREE_DETACHMENTS * given.active, WHERE))
