"""2.5 Achat de troupe: how much a nation may buy in a turn, what it costs, and the cheapest way to a wished stack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.games.europa_universalis.combat.profiles import BLANK
from jacta.games.europa_universalis.inputs import Count, Counters, Nation, Period, Tech, refuse
from jacta.games.europa_universalis.marches.stacking import MOST_COUNTERS, MOST_DT, exceeded_limits
from jacta.games.europa_universalis.options import PurchaseOptions, RecruitmentOptions
from jacta.games.europa_universalis.realm.countries import MAJORS, Major, sheet, sheet_tables
from jacta.rules import Given, Move, Rules, done, note, procedure

Price = Annotated[int, Field(ge=0, le=100_000)]
NO_COUNTERS = Counters(a_plus=0, a_minus=0, dt=0)


class Recruiter(Given):
    nation: Nation
    period: Period
    options: RecruitmentOptions = RecruitmentOptions()

    @property
    def major(self) -> Major | None:
        """The nation, if it has a country sheet; the recruitment table lists the same ones."""
        return next((major for major in MAJORS if major == self.nation), None)


def recruiting_tables(given: Recruiter) -> tuple[str, ...]:
    return ("recruitment", *sheet_tables(given.major)) if given.major else ("recruitment",)


# --- Recrutement maximum en DT


def limit_of(given: Recruiter, rules: Rules) -> int:
    """Recrutement maximum en DT (R30): the printed figure, or that of the country sheet."""
    if given.major is None:
        raise refuse("nation", "no-recruitment", nation=given.nation)
    if given.options.source == "sheet":
        return sheet(rules, given.major).in_period(given.period).purchase_limits.land_detachments
    printed: int | str = rules.table("recruitment").at(given.nation, given.period)
    if printed == BLANK:
        raise refuse("period", "no-recruitment-period", nation=given.nation, period=given.period)
    return int(printed)


@procedure(
    passage="2.5 Achat de troupe; Recrutement maximum en DT",
    kind="table",
    tables=recruiting_tables,
    examples=(
        {"nation": "spain", "period": 2},
        {"nation": "habsburg", "period": 5},
        {"nation": "habsburg", "period": 5, "options": {"source": "sheet"}},
    ),
)
def recruitment_limit(given: Recruiter, rules: Rules) -> Move[int]:
    """Recrutement maximum en DT (R30): detachments that may be bought in a turn."""
    return done(limit_of(given, rules))


# --- 2.5 Achat de troupe


class Buyer(Recruiter):
    """A nation that buys land counters. Few sheets print their prices: elsewhere both must be stated (N11)."""

    tech: Tech
    price_a_minus: Price | None = None
    price_a_plus: Price | None = None
    options: PurchaseOptions = PurchaseOptions()


class RecruitPrices(NamedTuple):
    a_plus: int
    a_minus: int
    dt: int

    def cost(self, buy: Counters) -> int:
        return buy.a_plus * self.a_plus + buy.a_minus * self.a_minus + buy.dt * self.dt


def prices_of(given: Buyer, rules: Rules) -> RecruitPrices:
    """2.5 (R31, R32): prices as stated or printed; a DT costs half an A-, rounded up, or as the sheet says."""
    costs = sheet(rules, given.major).land(given.tech) if given.major else None
    printed = costs.counter_price if costs else {}
    a_minus = printed.get("A-") if given.price_a_minus is None else given.price_a_minus
    a_plus = printed.get("A+") if given.price_a_plus is None else given.price_a_plus
    if a_minus is None or a_plus is None:
        key = "price_a_minus" if a_minus is None else "price_a_plus"
        raise refuse(key, "no-price", nation=given.nation, tech=given.tech)
    dt = -(-a_minus // 2) if given.options.dt_price == "rule" else printed.get("D")
    if dt is None:
        raise refuse("options.dt_price", "no-price", nation=given.nation, tech=given.tech)
    return RecruitPrices(a_plus, a_minus, dt)


class LandPurchase(Buyer):
    buy: Counters


class LandPurchaseVerdict(NamedTuple):
    cost: int
    dt: int
    limit: int
    legal: bool


@procedure(
    passage="2.5 Achat de troupe",
    kind="check",
    tables=recruiting_tables,
    examples=(
        {"nation": "poland", "period": 4, "tech": "musket", "buy": {"a_plus": 0, "a_minus": 1, "dt": 2}},
        {"nation": "russia", "period": 6, "tech": "renaissance", "buy": {"a_plus": 1, "a_minus": 0, "dt": 0}},
        {
            "nation": "france",
            "period": 3,
            "tech": "arquebus",
            "buy": {"a_plus": 0, "a_minus": 2, "dt": 0},
            "price_a_minus": 25,
            "price_a_plus": 50,
        },
    ),
)
def land_purchase(given: LandPurchase, rules: Rules) -> Move[LandPurchaseVerdict]:
    """2.5: whole counters at their prices, up to the limit of the turn."""
    limit, cost = limit_of(given, rules), prices_of(given, rules).cost(given.buy)
    return done(LandPurchaseVerdict(cost, given.buy.worth, limit, legal=given.buy.worth <= limit))


# --- The cheapest way to a wished stack

Obstacle: TypeAlias = Literal["none", "stacking", "limit", "money"]


class SomeCounters(Counters):
    """Counters of which a kind may be left out where there are none."""

    a_plus: Count = 0
    a_minus: Count = 0
    dt: Count = 0


class CheapestPurchase(Buyer):
    """A stack to make of what is there and what is bought; `money` is what may be spent."""

    want: SomeCounters
    have: SomeCounters = SomeCounters()
    money: Price | None = None

    def suffices(self, buy: Counters) -> bool:
        """2.4.3, 2.5: regrouping moves detachments about freely, but every army counter must have been bought."""
        worth, armies = self.have.worth + buy.worth, self.have.armies + buy.armies
        return worth >= self.want.worth and armies >= self.want.armies


class Bought(NamedTuple):
    a_plus: int
    a_minus: int
    dt: int


class CheapestPurchaseVerdict(NamedTuple):
    possible: bool
    obstacle: Obstacle
    buy: Bought
    cost: int
    dt: int
    limit: int


@procedure(
    passage="2.4.1 Empilement; 2.4.3 Réorganisation des forces; 2.5 Achat de troupe",
    kind="check",
    tables=recruiting_tables,
    examples=(
        {"nation": "russia", "period": 3, "tech": "renaissance", "want": {"a_plus": 1}},
        {
            "nation": "sweden",
            "period": 4,
            "tech": "musket",
            "want": {"a_plus": 2},
            "have": {"a_plus": 1, "a_minus": 1},
            "money": 20,
        },
        {"nation": "poland", "period": 5, "tech": "musket", "want": {"a_plus": 1, "a_minus": 1}},
    ),
)
def cheapest_purchase(given: CheapestPurchase, rules: Rules) -> Move[CheapestPurchaseVerdict]:
    """2.4.1, 2.4.3, 2.5: the cheapest legal purchase that makes a wished stack of what is there."""
    limit, prices = limit_of(given, rules), prices_of(given, rules)
    wished = given.want.a_plus + given.want.a_minus + given.want.dt
    if exceeded_limits(wished, given.want.worth):
        return verdict(NO_COUNTERS, "stacking", prices, limit)
    enough = [buy for buy in baskets() if given.suffices(buy)]
    legal = [buy for buy in enough if buy.worth <= limit]
    cheapest = min(legal or enough, key=lambda buy: (prices.cost(buy), buy.armies + buy.dt, buy.armies))
    if not legal:
        return verdict(cheapest, "limit", prices, limit)
    too_dear = given.money is not None and prices.cost(cheapest) > given.money
    return verdict(cheapest, "money" if too_dear else "none", prices, limit)


def baskets() -> Iterator[Counters]:
    """Every purchase that a full stack could call for; four A- are as much as two A+."""
    for a_plus, a_minus, dt in product(range(MOST_COUNTERS + 1), range(MOST_COUNTERS + 2), range(MOST_DT + 1)):
        yield Counters(a_plus=a_plus, a_minus=a_minus, dt=dt)


def verdict(buy: Counters, obstacle: Obstacle, prices: RecruitPrices, limit: int) -> Move:
    bought = Bought(buy.a_plus, buy.a_minus, buy.dt)
    return done(
        CheapestPurchaseVerdict(obstacle == "none", obstacle, bought, prices.cost(buy), buy.worth, limit),
        note("prices", **prices._asdict()),
    )
