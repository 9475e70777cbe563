"""2.7.2 Logistique des forces navales: what naval forces cost to buy, and how many a turn allows."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import ROMAN, Halves, Period, Roman, in_halves, number, refuse
from jacta.games.europa_universalis.navies.fleets import DN_SHIPS, FACES, refuse_galleasses, ship_room
from jacta.games.europa_universalis.navies.naval_units import UNITS
from jacta.games.europa_universalis.realm.countries import (
    Major,
    NavalCosts,
    NavalTech,
    cost_tables,
    fleet_room,
    naval_costs,
    naval_limits,
    sheet,
)
from jacta.games.europa_universalis.sea_options import FleetRules, NavalPurchaseOptions
from jacta.rules import Given, InputError, Message, Move, Rules, Stated, done, procedure

Bought = Annotated[int, Field(ge=0, le=200)]
TRANSPORT_SHIPS = 5  # 2.4.4: a DN holds 5 T
SHIP_ITEMS = ("N", "Ga", "T", "D", *FACES)
DETACHMENT_ITEMS = (*UNITS, *FACES)
HALF_OF = {"de": "nav", "ga_de": "ga"}
OUTSIDE_MAXIMUM = tuple(HALF_OF)  # limited by their counters alone, unless in a fleet
SHIPS_LIMIT = "purchase_limits.ships"  # the cell that the note on Saint Petersburg raises


# --- Achat


class NavalItems(Stated):
    """What is bought: detachments and fleets, or single ships and counters of ships."""

    nav: Bought = 0
    ga: Bought = 0
    gal: Bought = 0
    tr: Bought = 0
    de: Bought = 0
    ga_de: Bought = 0
    N: Bought = 0
    Ga: Bought = 0
    T: Bought = 0
    D: Bought = 0
    f_minus: Bought = Field(0, alias="F-")
    f_plus: Bought = Field(0, alias="F+")


class Purchase(Given):
    fleet_rules: FleetRules = "detachments"
    nation: Major
    period: Period
    naval_technology: NavalTech
    items: NavalItems
    bonus: bool = False
    owned: Halves = 0
    options: NavalPurchaseOptions = NavalPurchaseOptions()

    @model_validator(mode="after")
    def items_are_of_the_rules(self) -> Purchase:
        allowed = DETACHMENT_ITEMS if self.fleet_rules == "detachments" else SHIP_ITEMS
        stated = self.items.model_dump(by_alias=True, exclude_unset=True)
        for item in stated:
            if item not in allowed:
                raise InputError(f"items.{item}", Message("error-extra-forbidden"))
        refuse_galleasses(self.items.gal, self.nation, self.period, "items.gal")
        return self


class Allowance(NamedTuple):
    limit: int
    maximum: int


Exceeded: TypeAlias = Literal["limit", "maximum"]


class Bill(NamedTuple):
    ok: bool
    broken: tuple[Exceeded, ...]
    cost: int
    limit_used: int | Fraction
    limit: int
    owned_after: int | Fraction
    maximum: int


def purchase_tables(given: Purchase) -> Sequence[str]:
    galleasses = ("galleass_price",) if given.items.gal else ()
    return (*cost_tables(given.nation, naval=True), "fleet_capacity", "naval_limits", *galleasses)


@procedure(
    passage="2.7.2 Logistique des forces navales; Annexe E",
    kind="check",
    tables=purchase_tables,
    examples=(
        {
            "nation": "venice",
            "period": 2,
            "naval_technology": "carrack",
            "items": {"ga": 3, "tr": 1, "F-": 1, "ga_de": 1},
        },
        {
            "nation": "habsburg",
            "period": 7,
            "naval_technology": "battery",
            "items": {"nav": 1, "tr": 1, "ga_de": 1},
            "bonus": True,
        },
        {
            "fleet_rules": "ships",
            "nation": "russia",
            "period": 6,
            "naval_technology": "battery",
            "items": {"N": 3, "Ga": 5, "F-": 1},
            "bonus": True,
            "owned": 40,
        },
    ),
)
def purchase(given: Purchase, rules: Rules) -> Move[Bill]:
    """2.7.2 (R25s): the price of a turn's naval purchases, and whether limit and maximum allow them."""
    if given.fleet_rules == "ships" and given.nation == "habsburg":
        raise refuse("fleet_rules", "no-ship-prices", nation=given.nation)
    allowed = allowance(given, rules)
    costs = naval_costs(rules, given.nation, given.naval_technology)
    bought = {item: count for item, count in given.items.model_dump(by_alias=True).items() if count}
    by_detachments = given.fleet_rules == "detachments"
    price, share = (detachment_price, detachment_limit) if by_detachments else (ship_price, ship_limit)
    cost = sum((count * price(item, item, costs, rules) for item, count in bought.items()), start=Fraction(0))
    used = {item: count * share(item, given, rules) for item, count in bought.items()}
    after = in_halves(given.owned) + sum(halves for item, halves in used.items() if item not in OUTSIDE_MAXIMUM)
    over: dict[Exceeded, bool] = {
        "limit": sum(used.values()) > 2 * allowed.limit,
        "maximum": after > 2 * allowed.maximum,
    }
    broken = tuple(name for name, is_over in over.items() if is_over)
    return done(
        Bill(not broken, broken, ceil(cost), number(sum(used.values())), allowed.limit, number(after), allowed.maximum)
    )


def allowance(given: Purchase, rules: Rules) -> Allowance:
    """2.7.2; Annexe E (R22s, R26s): what a turn may buy and what may be owned, in DN or in ships."""
    if given.fleet_rules == "ships":
        row = sheet(rules, given.nation).in_period(given.period)
        return Allowance(row.purchase_limits.ships + (ships_bonus(given, rules) if given.bonus else 0), row.max_ships)
    limits = naval_limits(rules, given.nation, given.period)
    if limits is None:
        raise refuse("period", "no-navy", nation=given.nation, period=given.period)
    if not given.bonus:
        return Allowance(limits.buy_dn, limits.max_dn)
    return Allowance(limits.buy_dn + limits.buy_dn_bonus, limits.max_dn + limits.max_dn_bonus)


def detachment_price(item: str, bought: str, costs: NavalCosts, rules: Rules) -> Fraction:
    """2.7.2 (R23s, R24s): a detachment or a fleet; a DE is half a detachment of its ships, rounded up."""
    if item in HALF_OF:
        return Fraction(ceil(detachment_price(HALF_OF[item], bought, costs, rules) / 2))
    if item == "gal":
        return int(rules.table("galleass_price").at("gal")) * detachment_price("ga", bought, costs, rules)
    if item in costs.detachment_price:
        return Fraction(costs.detachment_price[item])
    if item == "ga":
        return Fraction(ceil(rules.options.dga_galleys * ship_price("Ga", bought, costs, rules)))
    if item == "tr":
        return Fraction(ceil(TRANSPORT_SHIPS * ship_price("T", bought, costs, rules)))
    return ship_price("D" if item == "nav" else item, bought, costs, rules)


def ship_price(item: str, bought: str, costs: NavalCosts, rules: Rules) -> Fraction:
    """Annexe E: one ship, or a counter with its full content."""
    prices = costs.ship_price if item in costs.ship_price else costs.counter_price
    price = prices[item]
    if price is None:
        raise refuse(f"items.{bought}", "not-sold", item=item)
    return Fraction(str(price))


def detachment_limit(item: str, given: Purchase, rules: Rules) -> int:
    """2.7.2 (R71s): what an item takes of the turn's limit, in halves of a DN; transports nothing."""
    if item in FACES:
        rooms = fleet_room(rules, given.nation, given.period)
        if rooms is None:
            raise refuse(f"items.{item}", "no-fleet-counter", nation=given.nation, period=given.period)
        return 2 * rooms[FACES.index(item)].dn
    return {"nav": 2, "tr": 0}.get(item, 1)


def ship_limit(item: str, given: Purchase, rules: Rules) -> int:
    """Annexe E (R26s): warships and galleys count one each, transports nothing. In halves."""
    if item in FACES:
        ships, transports = ship_room(given.nation, given.period, item, rules)
        if not (ships or transports):  # the sheet prints 0N/0T: there is no such counter yet
            raise refuse(f"items.{item}", "no-fleet-counter", nation=given.nation, period=given.period)
        return 2 * ships
    return 2 * {"T": 0, "D": DN_SHIPS}.get(item, 1)


def ships_bonus(given: Purchase, rules: Rules) -> int:
    """Annexe E, Russie (R22s): the ships more that a note of the sheet allows."""
    period: Roman = ROMAN[given.period - 1]
    return sum(footnote.add.get(period, {}).get(SHIPS_LIMIT, 0) for footnote in sheet(rules, given.nation).notes)
