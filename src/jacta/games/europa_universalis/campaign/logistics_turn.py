"""2.5, 2.6.4, 2.7.2, 2.8.6, 53.14: a power's logistics: upkeep, purchases in Europe and overseas, refills; one bill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import ceil
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.campaign.new_forces import (
    detachments_at_sea,
    enlarged,
    fleet_counters,
    new_stack,
    overseas_fleet,
    overseas_stack,
    reinforced,
    stacks_of,
)
from jacta.games.europa_universalis.campaign.own_forces import halves_owned, land_counters, naval_counters
from jacta.games.europa_universalis.inputs import AT_ITS_KEY, Halves, LandCounter, missing, refuse
from jacta.games.europa_universalis.logistics.naval_purchases import (
    Bill,
    NavalItems,
    Purchase,
    detachment_price,
    purchase,
)
from jacta.games.europa_universalis.logistics.recruiting import (
    LandPurchase,
    LandPurchaseVerdict,
    Price,
    SomeCounters,
    land_purchase,
)
from jacta.games.europa_universalis.logistics.upkeep import (
    ExtraForces,
    LandCounters,
    Maintenance,
    NavalCounters,
    UpkeepBill,
    maintenance,
)
from jacta.games.europa_universalis.navies.naval_units import UNITS
from jacta.games.europa_universalis.overseas.colonies import (
    FREE_CONSCRIPTS,
    FREE_DETACHMENTS,
    ColonialItems,
    ColonialPurchase,
    ColonyLevel,
    EuropeanPrices,
    Number,
    PurchaseVerdict,
    colonial_purchase,
)
from jacta.games.europa_universalis.pieces.fleet import Fleet
from jacta.games.europa_universalis.pieces.power import Power
from jacta.games.europa_universalis.pieces.stack import Name, Stack
from jacta.games.europa_universalis.realm.countries import ELEMENTS, cost_tables, land_costs, naval_costs, sheet
from jacta.games.europa_universalis.realm.sheets import CountryCell, holding, period_figures
from jacta.games.europa_universalis.sea_options import NavalPurchaseOptions
from jacta.rules import Ask, Choice, Given, InputError, Move, Rules, Run, Step, Strict, done, goto, procedure

COSSACK_NATION = "russia"
Breach: TypeAlias = Literal["land_limit", "naval_limit", "maximum", "colonies", "treasury"]


class Colony(Strict):
    """What one province overseas buys (2.6.4, 2.8.6); its `place` is where that stands then."""

    kind: Literal["col", "com"]
    place: Name = ""
    level: ColonyLevel | None = None
    fish: Number = 0
    items: ColonialItems = ColonialItems()


class LogisticsTurn(Given):
    """A power's counters to maintain, what it buys in Europe and overseas, and the detachments it refills.

    Its own `stacks` and `fleets` say which counters they hold; `land`, `naval`, `owned` are what else it has.
    `price_a_plus` and `price_a_minus` are stated where the sheet prints no land prices.
    """

    power: Annotated[Power, AT_ITS_KEY]
    stacks: Annotated[tuple[Stack, ...], Field(max_length=30)] = ()
    fleets: Annotated[tuple[Fleet, ...], Field(max_length=30)] = ()
    land: Annotated[tuple[LandCounters, ...], Field(max_length=50)] = ()
    naval: NavalCounters = NavalCounters()
    siberia_conscripts: Annotated[int, Field(ge=0, le=FREE_CONSCRIPTS)] = 0
    buy: SomeCounters = SomeCounters()
    ships: NavalItems = NavalItems()
    owned: Halves = 0
    colonies: Annotated[tuple[Colony, ...], Field(max_length=30)] = ()
    refills: Annotated[int, Field(ge=0, le=50)] = 0
    price_a_minus: Price | None = None
    price_a_plus: Price | None = None
    options: NavalPurchaseOptions = NavalPurchaseOptions()

    @model_validator(mode="after")
    def has_what_it_needs(self) -> LogisticsTurn:
        if self.siberia_conscripts and not self.has_cossacks:
            raise refuse("siberia_conscripts", "no-cossacks")
        held: tuple[tuple[str, tuple[Stack | Fleet, ...]], ...] = (("stacks", self.stacks), ("fleets", self.fleets))
        for key, owned in held:
            for place, one in enumerate(owned):
                if one.nation != self.power.nation:
                    raise refuse(f"{key}.{place}", "other-power", nation=one.nation, power=self.power.nation)
        if self.power.naval_technology is None and (self.buys_ships or any(self.kept_at_sea.model_dump().values())):
            raise missing("power.naval_technology")
        return self

    @property
    def has_cossacks(self) -> bool:
        return self.power.cossacks and self.power.nation == COSSACK_NATION

    @property
    def free_dt(self) -> int:
        """53.14: the detachment that the Cossacks give each turn."""
        return FREE_DETACHMENTS if self.has_cossacks else 0

    @property
    def kept_at_sea(self) -> NavalCounters:
        return naval_counters(self.fleets, self.naval)

    @property
    def buys_ships(self) -> bool:
        return any(self.ships.model_dump().values()) or any(
            getattr(colony.items, ship) for colony in self.colonies for ship in ("nav", "ga", "tr", "de", "fish_de")
        )


class Books(NamedTuple):
    """The bill while it is made up."""

    upkeep: int = 0
    saved: int = 0
    land: int = 0
    ships: int = 0
    colonies: int = 0
    land_used: int | Fraction = 0
    land_limit: int = 0
    naval_used: int | Fraction = 0
    naval_limit: int = 0
    broken: tuple[Breach, ...] = ()
    place: int = 0


class LogisticsBill(NamedTuple):
    upkeep: int
    free_cost: int
    land_cost: int
    ships_cost: int
    colonies_cost: int
    refills_cost: int
    cost: int
    land_used: int | Fraction
    land_most: int
    naval_used: int | Fraction
    naval_most: int
    free_dt: int
    ok: bool
    broken: tuple[Breach, ...]
    power: Power
    stacks: tuple[Stack, ...]
    fleets: tuple[Fleet, ...]
    raised: tuple[Stack, ...]
    launched: tuple[Fleet, ...]


def logistics_tables(given: LogisticsTurn) -> tuple[str, ...]:
    costs = cost_tables(given.power.nation, land=True, naval=True)
    return (*costs, "fleet_capacity", "naval_limits", "recruitment")


SWEDEN: dict[str, Any] = {
    "nation": "sweden",
    "period": 4,
    "treasury": 400,
    "land_technology": "musket",
    "naval_technology": "battery",
    "conditions": ["at_war"],
}


@procedure(
    passage="2.5 Achat de troupe; 2.6.4 Logistique; 2.7.2; 2.8.6; 53.14 Les Cosaques; Annexe E",
    chance="none",
    asks=("quarters", "harbour"),
    tables=logistics_tables,
    aims={"owner": "-cost"},
    new_pieces={"raised": "power", "launched": "power"},
    examples=(
        {
            "power": SWEDEN,
            "land": [
                {"type": "A+", "quality": "veteran", "count": 1},
                {"type": "A-", "quality": "conscript", "count": 2},
            ],
            "naval": {"F-": 2, "DE": 2},
            "buy": {"a_minus": 1},
            "ships": {"nav": 1},
            "owned": 6,
            "colonies": [{"kind": "com", "fish": 2, "items": {"dt": 1, "fish_de": 1}}],
        },
        {
            "power": {
                "nation": "russia",
                "period": 4,
                "treasury": 40,
                "land_technology": "renaissance",
                "cossacks": True,
            },
            "land": [{"type": "D", "quality": "conscript", "count": 2}],
            "siberia_conscripts": 2,
            "buy": {"a_plus": 1, "dt": 1},
        },
        {
            "power": SWEDEN,
            "stacks": [{"nation": "sweden", "period": 4, "tech": "musket", "place": "Riga", "a_minus": 1}],
            "buy": {"dt": 1},
        },
    ),
)
def logistics_turn(given: LogisticsTurn, rules: Rules) -> Move[LogisticsBill]:
    """2.5, 2.7.2: the logistics phase of a power."""
    return goto(keep, Books())


# --- Upkeep


def keep(books: Books, given: LogisticsTurn, rules: Rules) -> Step:
    """2.7.2; Annexe E: upkeep beyond the free basic forces, which the sheet's footnotes enlarge."""
    power = given.power
    kept = Maintenance(
        nation=power.nation,
        period=power.period,
        land_technology=power.land_technology,
        naval_technology=power.naval_technology,
        land=(*land_counters(given.stacks), *given.land),
        naval=given.kept_at_sea,
        extra_free=by_footnotes(power, rules),
        siberia_conscripts=given.siberia_conscripts,
    )
    return Run("maintenance", maintenance, kept, then=maintained)


def by_footnotes(power: Power, rules: Rules) -> ExtraForces:
    """Annexe E, forces de base: what the footnotes that hold add to the free forces."""
    found = sheet(rules, power.nation)
    cell = CountryCell(nation=power.nation, period=power.period, conditions=power.conditions, mil=power.mil)
    forces = period_figures(cell, found, holding(cell, found.notes), rules)["basic_forces"]
    printed = found.in_period(power.period).free_forces
    total: dict[str, int] = {}
    for name, part in forces.items():
        for element, count in part.items() if isinstance(part, dict) else ((name, part),):
            total[element] = total.get(element, 0) + count
    return ExtraForces.model_validate({one: total.get(one, 0) - printed.get(one, 0) for one in ELEMENTS})


def maintained(books: Books, bill: UpkeepBill) -> Move:
    return goto(recruit, books._replace(upkeep=bill.cost, saved=bill.free_cost))


# --- 2.5 Achat de troupe


def printed_price(counter: LandCounter, power: Power, rules: Rules) -> int | None:
    """Annexe E: what a counter costs by the sheet of a power, if that prints a price."""
    return land_costs(rules, power.nation, power.land_technology, "power.land_technology").counter_price[counter]


def a_minus_price(given: LogisticsTurn, rules: Rules) -> int:
    """2.5: the price of an A-: as stated, else the sheet's, else that of the slot."""
    price = printed_price("A-", given.power, rules) if given.price_a_minus is None else given.price_a_minus
    if price is None:
        raise missing("price_a_minus")
    return price


def a_plus_price(given: LogisticsTurn, rules: Rules) -> int:
    """2.5: the price of an A+; nobody asks for it where none is bought."""
    printed = printed_price("A+", given.power, rules)
    price = printed if given.price_a_plus is None else given.price_a_plus
    if price is None and given.buy.a_plus:
        raise missing("price_a_plus")
    return price or 0


def recruit(books: Books, given: LogisticsTurn, rules: Rules) -> Step:
    """2.5: land counters bought in Europe."""
    power = given.power
    bought = LandPurchase(
        nation=power.nation,
        period=power.period,
        tech=power.land_technology,
        buy=given.buy,
        price_a_minus=a_minus_price(given, rules),
        price_a_plus=a_plus_price(given, rules),
    )
    return Run("land_purchase", land_purchase, bought, then=recruited)


def recruited(books: Books, verdict: LandPurchaseVerdict, given: LogisticsTurn) -> Move:
    books = books._replace(land=verdict.cost, land_used=verdict.dt, land_limit=verdict.limit)
    return goto(build if given.buys_ships else overseas, books)


# --- 2.7.2 Achat


def build(books: Books, given: LogisticsTurn) -> Step:
    """2.7.2: ships bought in Europe."""
    power = given.power
    assert power.naval_technology is not None
    bought = Purchase(
        nation=power.nation,
        period=power.period,
        naval_technology=power.naval_technology,
        items=given.ships,
        owned=given.owned + halves_owned(given.fleets) / 2,
        bonus=power.bonus,
        options=given.options,
    )
    return Run("purchase", purchase, bought, then=built)


def built(books: Books, bill: Bill) -> Move:
    over: tuple[Breach, ...] = ("maximum",) if "maximum" in bill.broken else ()
    books = books._replace(ships=bill.cost, naval_used=bill.limit_used, naval_limit=bill.limit, broken=over)
    return goto(overseas, books)


# --- 2.6.4, 2.8.6 Achats dans les colonies


def overseas(books: Books, given: LogisticsTurn, rules: Rules) -> Step:
    """2.8.6: what the provinces overseas buy, one after the other."""
    if books.place == len(given.colonies):
        return goto(quarters, bill(books, given, rules))
    colony = given.colonies[books.place]
    bought = ColonialPurchase(
        kind=colony.kind,
        level=colony.level,
        fish=colony.fish,
        items=colony.items,
        prices=prices(books.place, given, rules),
    )
    return Run("colonial_purchase", colonial_purchase, bought, then=settled)


def prices(place: int, given: LogisticsTurn, rules: Rules) -> EuropeanPrices:
    """What one of each that a colony buys would cost in Europe (2.5, 2.7.2)."""
    a_minus = a_minus_price(given, rules)
    land = {"dt": -(-a_minus // 2), "a_minus": a_minus}
    power = given.power
    if power.naval_technology is None:
        return EuropeanPrices(**land)
    costs = naval_costs(rules, power.nation, power.naval_technology, "power.naval_technology")
    bought = {"nav", *(ship for ship in ("ga", "tr") if getattr(given.colonies[place].items, ship))}
    try:
        ships: dict[str, Any] = {ship: ceil(detachment_price(ship, ship, costs, rules)) for ship in bought}
    except InputError as error:
        raise InputError(f"colonies.{place}.{error.key}", error.message) from None
    return EuropeanPrices(**land, **ships)


def settled(books: Books, verdict: PurchaseVerdict) -> Move:
    wrong: tuple[Breach, ...] = () if verdict.ok or "colonies" in books.broken else ("colonies",)
    return goto(
        overseas,
        books._replace(
            colonies=books.colonies + verdict.cost,
            land_used=books.land_used + verdict.land_limit,
            naval_used=books.naval_used + verdict.naval_limit,
            broken=(*books.broken, *wrong),
            place=books.place + 1,
        ),
    )


# --- The bill


def bill(books: Books, given: LogisticsTurn, rules: Rules) -> LogisticsBill:
    """2.6.4 Logistique; 53.14 (R17s): refills at the full price, the Cossacks' free detachment, and one bill."""
    refills = given.refills * -(-a_minus_price(given, rules) // 2)
    cost = books.upkeep + books.land + books.ships + books.colonies + refills
    over: dict[Breach, bool] = {
        "land_limit": books.land_used > books.land_limit,
        "naval_limit": books.naval_used > books.naval_limit,
        "maximum": "maximum" in books.broken,
        "colonies": "colonies" in books.broken,
        "treasury": cost > given.power.treasury,
    }
    broken = tuple(name for name, is_over in over.items() if is_over)
    power = given.power if broken else given.power.after_paying(cost)
    return LogisticsBill(
        upkeep=books.upkeep,
        free_cost=books.saved,
        land_cost=books.land,
        ships_cost=books.ships,
        colonies_cost=books.colonies,
        refills_cost=refills,
        cost=cost,
        land_used=books.land_used,
        land_most=books.land_limit,
        naval_used=books.naval_used,
        naval_most=books.naval_limit,
        free_dt=given.free_dt,
        ok=not broken,
        broken=broken,
        power=power,
        stacks=given.stacks,
        fleets=given.fleets,
        raised=() if broken else tuple(raised_elsewhere(given)),
        launched=() if broken else tuple(launched_apart(given, rules)),
    )


def raised_elsewhere(given: LogisticsTurn) -> Iterator[Stack]:
    """2.6.4, 2.8.6; 53.14 (R17s): what stands where it was raised: in the colonies, and the Cossacks' detachment."""
    for colony in given.colonies:
        yield from overseas_stack(given.power, colony.items, colony.place)
    if given.free_dt:
        yield new_stack(given.power, dt=given.free_dt)


def launched_apart(given: LogisticsTurn, rules: Rules) -> Iterator[Fleet]:
    """2.6.4, 2.7.2, 2.8.6: fleet counters, and the ships of the colonies."""
    yield from fleet_counters(given.power, given.ships, rules)
    for colony in given.colonies:
        yield from overseas_fleet(given.power, colony.items, colony.place)


# --- Where it goes

APART = "apart"
"""What was bought is a stack or a fleet of its own; else the number of the one that it joins, counted from 1."""


def destinations(owned: Sequence[Stack | Fleet], able: Iterable[int]) -> tuple[Choice, ...]:
    """Those that can take in what was bought, by where they stand; or none of them."""
    places = {number: owned[number - 1].place or str(number) for number in able}
    return (*(Choice(str(number), {"place": place}) for number, place in places.items()), Choice(APART, {"place": ""}))


def quarters(bill: LogisticsBill, given: LogisticsTurn) -> Step:
    """2.5: the owner says which stack takes in the counters that were bought, as far as it may hold them."""
    if not bill.ok or not any(given.buy.model_dump().values()):
        return goto(harbour, bill)
    able = [place for place, stack in enumerate(given.stacks, 1) if reinforced(stack, given.buy)]
    if not able:
        return quartered(bill, APART, given)
    return Ask("quarters", "owner", destinations(given.stacks, able), quartered, APART)


def quartered(bill: LogisticsBill, answer: str, given: LogisticsTurn) -> Move:
    if answer == APART:
        return goto(harbour, bill._replace(raised=(*stacks_of(given.power, given.buy), *bill.raised)))
    number = int(answer)
    joined = reinforced(given.stacks[number - 1], given.buy)
    assert joined is not None
    return goto(harbour, bill._replace(stacks=(*bill.stacks[: number - 1], joined, *bill.stacks[number:])))


def harbour(bill: LogisticsBill, given: LogisticsTurn) -> Step:
    """2.7.2: and which fleet the detachments of ships, as far as its counter holds them."""
    if not bill.ok or not any(getattr(given.ships, unit) for unit in UNITS):
        return done(bill)
    able = [place for place, fleet in enumerate(given.fleets, 1) if enlarged(fleet, given.ships)]
    if not able:
        return moored(bill, APART, given)
    return Ask("harbour", "owner", destinations(given.fleets, able), moored, APART)


def moored(bill: LogisticsBill, answer: str, given: LogisticsTurn) -> Move:
    if answer == APART:
        return done(bill._replace(launched=(detachments_at_sea(given.power, given.ships), *bill.launched)))
    number = int(answer)
    joined = enlarged(given.fleets[number - 1], given.ships)
    assert joined is not None
    return done(bill._replace(fleets=(*bill.fleets[: number - 1], joined, *bill.fleets[number:])))
