"""2.7.1, 2.7.2: what a fleet counter holds, and how many naval detachments a nation may own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import Period, number, refuse
from jacta.games.europa_universalis.navies.naval_units import MOST_GALLEASSES, UNITS, NavalContent, Ships, counters_of
from jacta.games.europa_universalis.realm.countries import Major, fleet_room, naval_limits, sheet, sheet_tables
from jacta.games.europa_universalis.sea_options import FleetRules, UnderDetachments
from jacta.rules import Given, InputError, Message, Move, Rules, Stated, Strict, done, note, procedure

SHIPS = ("N", "Ga", "T")
FleetFace: TypeAlias = Literal["F-", "F+"]
FACES: tuple[FleetFace, FleetFace] = ("F-", "F+")
GALLEASS_NATION: Major = "venice"
DN_SHIPS, GALLEYS_FOR_A_SHIP = 5, 3  # 2.4.4, last line: a DN holds 5 N, 15 Ga, 5 T, or a mix
BEFORE_GALLEASSES = 1  # they appear in 1550, in the second period


# --- Contenance des pions


class Content(NavalContent, Stated):
    """What a fleet holds: detachments under 2.7, single ships under 2.4.4."""

    N: Ships = 0
    Ga: Ships = 0
    T: Ships = 0

    def refuse_all_but(self, allowed: Iterable[str], path: str) -> None:
        for key in type(self).model_fields:
            if not self.left_out(key) and key not in allowed:
                raise InputError(f"{path}.{key}", Message("error-extra-forbidden"))


class FleetCapacity(Given):
    fleet_rules: FleetRules = "detachments"
    nation: Major | Literal["class_ii", "class_iii"]
    period: Period
    counter: Literal["F-", "F+", "DN"]
    content: Content = Content()

    @model_validator(mode="after")
    def content_is_of_the_rules(self) -> FleetCapacity:
        self.content.refuse_all_but(UNITS if self.fleet_rules == "detachments" else SHIPS, "content")
        if self.fleet_rules == "detachments":
            if self.counter == "DN":
                raise refuse("counter", "no-such-fleet", counter=self.counter)
            refuse_galleasses(self.content.gal, self.nation, self.period, "content.gal")
        return self


class DetachmentFit(NamedTuple):
    dn_used: int | Fraction
    dn_room: int
    tr_used: int
    tr_room: int
    fits: bool
    smallest: FleetFace | None


class ShipFit(NamedTuple):
    fits: bool
    n_room: int
    t_room: int


def has_galleasses(nation: str, period: int) -> bool:
    """2.7.1: Venice alone, from 1550; the year is not asked for, so all of the second period will do."""
    return nation == GALLEASS_NATION and period > BEFORE_GALLEASSES


def refuse_galleasses(galleasses: int, nation: str, period: int, key: str) -> None:
    if galleasses and not has_galleasses(nation, period):
        raise refuse(key, "no-galleasses", nation=nation, period=period)
    if galleasses > MOST_GALLEASSES:
        raise refuse(key, "galleasses", most=MOST_GALLEASSES, value=galleasses)


def capacity_tables(given: FleetCapacity) -> Sequence[str]:
    if given.fleet_rules == "detachments":
        return "fleet_capacity", "naval_units"
    return () if given.nation in ("class_ii", "class_iii") else sheet_tables(given.nation)  # type: ignore[arg-type]


@procedure(
    passage="2.7.1; Contenance des pions F- : F+; 2.4.4",
    kind="check",
    tables=capacity_tables,
    examples=(
        {"nation": "venice", "period": 2, "counter": "F+", "content": {"ga": 9, "gal": 1, "tr": 1}},
        {"nation": "england", "period": 1, "counter": "F-", "content": {"nav": 2, "de": 1}},
        {
            "fleet_rules": "ships",
            "nation": "venice",
            "period": 1,
            "counter": "F-",
            "content": {"N": 8, "Ga": 12, "T": 2},
        },
    ),
)
def fleet_capacity(given: FleetCapacity, rules: Rules) -> Move[DetachmentFit | ShipFit]:
    """2.7.1; Contenance des pions (R19s): does this content fit in the counter?"""
    return done(detachments_fit(given, rules) if given.fleet_rules == "detachments" else ships_fit(given, rules))


def detachments_fit(given: FleetCapacity, rules: Rules) -> DetachmentFit:
    """Contenance des pions F- : F+ (R20s, R62s): rooms for DN and for DTr, apart from each other."""
    rooms = fleet_room(rules, given.nation, given.period)
    if rooms is None:
        raise refuse("period", "no-fleet-counter", nation=given.nation, period=given.period)
    used, transports = given.content.in_halves_of("dn_room", rules), given.content.tr
    holding: list[FleetFace] = [
        face for face, room in zip(FACES, rooms, strict=True) if used <= 2 * room.dn and transports <= room.dtr
    ]
    room = rooms.minus if given.counter == "F-" else rooms.plus
    smallest = holding[0] if holding else None
    return DetachmentFit(number(used), room.dn, transports, room.dtr, given.counter in holding, smallest)


def ships_fit(given: FleetCapacity, rules: Rules) -> ShipFit:
    """2.4.4, last line; country sheets, F+ (R21s): single ships; three galleys take the room of one ship."""
    ships, galleys, transports = given.content.N, given.content.Ga, given.content.T
    warships = GALLEYS_FOR_A_SHIP * ships + galleys
    if given.counter == "DN":
        fits = warships + GALLEYS_FOR_A_SHIP * transports <= GALLEYS_FOR_A_SHIP * DN_SHIPS
        return ShipFit(fits, DN_SHIPS, DN_SHIPS)
    n_room, t_room = ship_room(given.nation, given.period, given.counter, rules)
    return ShipFit(warships <= GALLEYS_FOR_A_SHIP * n_room and transports <= t_room, n_room, t_room)


def ship_room(nation: str, period: int, face: FleetFace, rules: Rules) -> tuple[int, int]:
    """Country sheets, F+ (R21s): warships and transports; an F- holds half, rounded down."""
    if nation in ("class_ii", "class_iii"):
        raise refuse("nation", "no-sheet", nation=nation)
    cell = sheet(rules, nation).in_period(period).fleet_plus  # type: ignore[arg-type]
    if cell is None:
        raise refuse("nation", "no-fleet-counter", nation=nation, period=period)
    return (cell.N, cell.T) if face == "F+" else (cell.N // 2, cell.T // 2)


# --- Limite d'achat par tour, et max. de DN


class LooseCounters(Strict):
    """Naval counters outside fleets; `de` holds sails or galleys."""

    nav: Ships = 0
    ga: Ships = 0
    gal: Ships = 0
    tr: Ships = 0
    de: Ships = 0


class FleetContent(NavalContent):
    @property
    def halves_owned(self) -> int:
        """2.7.2: DE inside a fleet are rounded up to one DN, those with galleys to one DGa."""
        return 2 * self.nav + self.ga + self.gal + 2 * (self.de > 0) + (self.ga_de > 0)


class FleetLimits(UnderDetachments):
    nation: Major
    period: Period
    bonus: bool = False
    fleets: Annotated[tuple[FleetContent, ...], Field(max_length=50)] = ()
    counters: LooseCounters = LooseCounters()

    @property
    def halves_owned(self) -> int:
        loose = 2 * self.counters.nav + self.counters.ga + self.counters.gal
        return sum(fleet.halves_owned for fleet in self.fleets) + loose

    @property
    def galleasses(self) -> int:
        return sum(fleet.gal for fleet in self.fleets) + self.counters.gal


OverLimit: TypeAlias = Literal["dn", "fleet_counters", "de_counters", "tr_counters", "galleasses"]


class LimitCheck(NamedTuple):
    dn: int | Fraction
    max_dn: int
    ok: bool
    broken: tuple[OverLimit, ...]


@procedure(
    passage="2.7.2; Limite d'achat par tour, et max. de DN par période",
    kind="check",
    tables=("naval_limits", "naval_counters"),
    examples=(
        {
            "nation": "france",
            "period": 3,
            "fleets": [{"nav": 5, "de": 1}, {"nav": 5, "ga_de": 1}],
            "counters": {"nav": 3, "ga": 1},
        },
        {"nation": "venice", "period": 2, "fleets": [{"ga": 8, "gal": 2}], "counters": {"tr": 2, "de": 3}},
    ),
)
def fleet_limits(given: FleetLimits, rules: Rules) -> Move[LimitCheck]:
    """2.7.2 (R22s, R61s): the DN owned against the maximum of the period, and the counters against the mix."""
    limits = naval_limits(rules, given.nation, given.period)
    if limits is None:
        raise refuse("period", "no-navy", nation=given.nation, period=given.period)
    most = limits.max_dn + (limits.max_dn_bonus if given.bonus else 0)
    exceeded: dict[OverLimit, bool] = {
        "dn": given.halves_owned > 2 * most,
        "fleet_counters": len(given.fleets) > counters_of(given.nation, "F", rules),
        "de_counters": given.counters.de > counters_of(given.nation, "DE", rules),
        "tr_counters": given.counters.tr > counters_of(given.nation, "DTr", rules),
        "galleasses": given.galleasses > (MOST_GALLEASSES if has_galleasses(given.nation, given.period) else 0),
    }
    broken = tuple(name for name, over in exceeded.items() if over)
    may_buy = note("purchase_limit", limit=limits.buy_dn + (limits.buy_dn_bonus if given.bonus else 0))
    return done(LimitCheck(number(given.halves_owned), most, not broken, broken), may_buy)
