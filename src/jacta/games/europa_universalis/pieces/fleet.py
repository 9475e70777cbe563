"""2.7.1, 2.7.4, 2.7.6: a fleet: its ships, its admiral, the troops aboard, and the ships that are due back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, ClassVar, Literal

from pydantic import model_validator

from jacta.games.europa_universalis.combat.losses import remains
from jacta.games.europa_universalis.combat.profiles import artillery_rate, class_of
from jacta.games.europa_universalis.inputs import THIRDS, Counters, Period, refuse
from jacta.games.europa_universalis.naval_combat.losses import Front
from jacta.games.europa_universalis.naval_combat.squadrons import Squadron, Warship, preferring
from jacta.games.europa_universalis.naval_combat.states import NO_SHIPS, Few, FleetLeft, Ships
from jacta.games.europa_universalis.navies.crossings import sea_transport
from jacta.games.europa_universalis.navies.fleets import fleet_capacity, refuse_galleasses
from jacta.games.europa_universalis.navies.naval_units import UNITS
from jacta.games.europa_universalis.pieces.stack import NOBODY, General, Name
from jacta.games.europa_universalis.realm.countries import Major, NavalTech
from jacta.rules import Given, Piece, Rules, Strict, odds, remembered


class Aboard(Strict):
    """Land counters aboard, of the fleet's own nation."""

    a_plus: Few = 0
    a_minus: Few = 0
    dt: Few = 0
    dc: Few = 0

    @property
    def thirds(self) -> int:
        return THIRDS * Counters(a_plus=self.a_plus, a_minus=self.a_minus, dt=self.dt).worth + self.dc

    @property
    def counters(self) -> tuple[int, int, int]:
        """Its A+, A- and DT."""
        return self.a_plus, self.a_minus, self.dt

    @property
    def told(self) -> str:
        """Its counters as the document prints them: 2 A-, 1 DT."""
        held = (("A+", self.a_plus), ("A-", self.a_minus), ("DT", self.dt), ("DC", self.dc))
        return ", ".join(f"{count} {kind}" for kind, count in held if count) or "0"

    def smaller(self) -> Iterator[Aboard]:
        """2.2.5: every cargo that may be left of this one, the largest first: an A+ may end as an A- or as DT."""
        detachments = (self.thirds - self.dc) // THIRDS
        ways = (way for lost in range(detachments + 1) for way in remains(*self.counters, lost).options)
        found = [
            self.model_copy(update={"a_plus": way.a_plus, "a_minus": way.a_minus, "dt": way.dt, "dc": dc})
            for way, dc in product(ways, range(self.dc + 1))
        ]
        yield from sorted(found, key=lambda cargo: (-cargo.thirds, -cargo.a_plus, -cargo.a_minus))


NOBODY_ABOARD = Aboard()


class Fleet(Piece):
    """Ships of one nation that sail and fight together; in a fleet counter, or as loose detachments.

    `due_round` and `due_turn` are damaged and immobilised ships, back in the next round and in the next turn (2.7.6).
    """

    kind: ClassVar[str] = "fleet"

    nation: Major
    period: Period
    technology: NavalTech
    counter: Literal["F+", "F-", "none"] = "F+"
    place: Name = ""
    nav: Few = 0
    ga: Few = 0
    gal: Few = 0
    tr: Few = 0
    de: Few = 0
    ga_de: Few = 0
    front: Front | None = None
    leader: General | None = None
    cargo: Aboard = NOBODY_ABOARD
    due_round: Ships = NO_SHIPS
    due_turn: Ships = NO_SHIPS

    @model_validator(mode="after")
    def holds_together(self) -> Fleet:
        """2.7.1; 2.7.4: what the counter holds, and what the ships carry."""
        if not (self.afloat.any or self.due_round.any or self.due_turn.any):
            raise refuse("nav", "no-ships-at-sea")
        if self.counter != "none":
            refuse_galleasses(self.gal, self.nation, self.period, "gal")
            given = {"nation": self.nation, "period": self.period, "counter": self.counter}
            (fit,) = odds(fleet_capacity, fleet_capacity.validate({**given, "content": self.contents})).weights
            if not fit.fits:
                key = "nav" if fit.dn_used > fit.dn_room else "tr"
                raise refuse(key, "fleet-over", counter=self.counter, dn=fit.dn_room, dtr=fit.tr_room)
        if self.cargo.thirds and not self.carries(self.cargo):
            raise refuse("cargo", "cargo-over")
        return self

    # --- What it is

    @property
    def contents(self) -> dict[str, int]:
        return {unit: count for unit in UNITS if (count := getattr(self, unit))}

    @property
    def afloat(self) -> Ships:
        return Ships(**self.contents)

    @property
    def commander(self) -> General:
        return self.leader or NOBODY

    @property
    def leading(self) -> Front:
        """2.7.6 étape 1: the kind put in front: as the owner says, else the most numerous warships."""
        kinds: dict[Front, int] = {"nav": 3 * self.nav + self.de, "ga": 3 * (self.ga + self.gal) + self.ga_de}
        best = max(kinds, key=lambda kind: kinds[kind])
        return self.front or (best if kinds[best] else "tr")

    @property
    def warships(self) -> int:
        """In thirds of a detachment."""
        return THIRDS * (self.nav + self.ga + self.gal) + self.de + self.ga_de

    def carries(self, cargo: Aboard) -> bool:
        """2.7.4: whether the ships can carry these troops."""
        army, transport = _tables_of_transport()
        ships = tuple(self.contents.items())
        tables = artillery_rate.rules(army), sea_transport.rules(transport)
        return cargo == NOBODY_ABOARD or _carried(self.nation, self.period, self.counter, ships, cargo, *tables)

    @property
    def in_battle(self) -> dict[str, Any]:
        """2.7.6: as a side of a naval battle. InputError where all its ships are still due back."""
        if not self.afloat.any:
            raise refuse("nav", "ships-not-back")
        lead = self.commander
        values = {"manoeuvre": lead.manoeuvre, "fire": lead.fire, "shock": lead.shock}
        return {**self.regrouped().contents, "front": self.leading, "technology": self.technology, "leader": values}

    # --- Afterwards

    def regrouped(self) -> Fleet:
        """2.7.1: three DE of a kind become a detachment at once."""
        made, galleys = self.de // THIRDS, self.ga_de // THIRDS
        if not (made or galleys):
            return self
        whole = {"nav": self.nav + made, "ga": self.ga + galleys}
        return self.model_copy(update={**whole, "de": self.de % THIRDS, "ga_de": self.ga_de % THIRDS})

    @property
    def squadron(self) -> Squadron:
        """As ships that can be hit."""
        sail, galleys = THIRDS * self.nav + self.de, THIRDS * self.ga + self.ga_de
        return Squadron(sail, galleys, THIRDS * self.gal, self.tr, self.leading, 1)

    def without(self, thirds: int, transports: int, first: Warship | None = None) -> Fleet:
        """2.7.5: so many thirds of warships and so many transports taken off; the kind `first`, else those in front."""
        ships = self.squadron
        left = ships.without(ships.off(thirds, preferring(first, ships.kinds_in_order)))
        return self.with_ships(FleetLeft.of_side(left._replace(tr=self.tr - transports)))

    def detached(self, detachments: int) -> tuple[Fleet, Fleet]:
        """2.7.6, Suivi au port: the fleet without so many detachments of warships, those in front first, and they."""
        ships = self.squadron
        going = ships.off(THIRDS * detachments, ships.kinds_in_order)
        squadron = ships._replace(tr=0, **going._asdict())
        apart = {"counter": "none", "leader": None, "cargo": NOBODY_ABOARD, "due_round": NO_SHIPS, "due_turn": NO_SHIPS}
        return (
            self.with_ships(FleetLeft.of_side(ships.without(going))),
            self.with_ships(FleetLeft.of_side(squadron)).model_copy(update=apart),
        )

    def with_ships(self, left: FleetLeft) -> Fleet:
        return self.model_copy(update={unit: getattr(left, unit) for unit in UNITS})

    def after_battle(self, left: FleetLeft) -> Fleet | None:
        """2.7.6, Effet des pertes; 2.7.4: the fleet after a battle: ships due back, and the troops that drowned."""
        due = {"due_turn": joined(self.due_turn, left.due_turn), "due_round": joined(self.due_round, left.due_round)}
        fleet = self.with_ships(left).model_copy(update=due)
        if not (fleet.afloat.any or fleet.due_round.any or fleet.due_turn.any):
            return None
        return fleet.drowned()

    def with_prizes(self, captured: Ships, before: Fleet | None) -> Fleet | None:
        """2.7.6, Poursuite: the ships that this fleet has captured, with those before: they are damaged, back next
        round, in a port of the captor's choice.
        """
        if not captured.any:
            return before
        prizes = captured if before is None else joined(before.due_round, captured)
        return Fleet(
            nation=self.nation, period=self.period, technology=self.technology, counter="none", due_round=prizes
        )

    def drowned(self) -> Fleet:
        """2.7.4: troops that the intact ships no longer carry are lost at once; the most that fits is kept."""
        cargo = next(found for found in self.cargo.smaller() if self.carries(found))
        return self.model_copy(update={"cargo": cargo})

    def after_attrition(self, ships: int, transports: int, cargo: int, first: Warship | None = None) -> Fleet | None:
        """2.7.5: the fleet with so many thirds of warships, transports and thirds of troops left."""
        left = self.without(self.warships - ships, self.tr - transports, first)
        if not left.afloat.any:
            return None
        kept = next(found for found in worn(self.cargo, cargo) if found.thirds <= cargo)
        return left.model_copy(update={"cargo": kept}).drowned()

    def back(self, when: Literal["round", "turn"]) -> Fleet:
        """2.7.6: damaged ships are back in the next round, immobilised ones in the next turn."""
        ships = joined(self.afloat, self.due_round)
        due_turn = self.due_turn
        if when == "turn":
            ships, due_turn = joined(ships, self.due_turn), NO_SHIPS
        counts: dict[str, Any] = {unit: getattr(ships, unit) for unit in UNITS}
        return self.model_copy(update={**counts, "due_round": NO_SHIPS, "due_turn": due_turn}).regrouped()


@cache
def _tables_of_transport() -> tuple[Given, Given]:
    """Any input of the two procedures that know the class of an army and its transport: it tells their tables."""
    army = artillery_rate.validate({"nation": "france", "period": 1})
    return army, sea_transport.validate({"period": 1, "troops": [], "naval": []})


@remembered
def _carried(
    nation: Major,
    period: int,
    counter: str,
    ships: tuple[tuple[str, int], ...],
    cargo: Aboard,
    army: Rules,
    transport: Rules,
) -> bool:
    """2.7.4: whether these ships can carry these troops, by the tables in force. Fleets ask it after every battle."""
    army_class = class_of(nation, army)
    kinds = (("A+", cargo.a_plus), ("A-", cargo.a_minus), ("DT", cargo.dt), ("DC", cargo.dc))
    troops = [
        {"type": kind, "count": count, **({"army_class": army_class} if kind in ("A+", "A-") else {})}
        for kind, count in kinds
        if count
    ]
    given = {"period": period, "troops": troops, "naval": list(_naval_counters(counter, ships))}
    (found,) = odds(sea_transport, sea_transport.validate(given)).weights
    return bool(found.fits)


def _naval_counters(counter: str, ships: tuple[tuple[str, int], ...]) -> Iterator[dict[str, Any]]:
    """The counters for the transport: the fleet counter, or each detachment by itself."""
    if counter != "none":
        yield {"counter": counter, **dict(ships)}
        return
    names = {"tr": "DTr", "de": "DE", "ga_de": "DE"}
    for unit, count in ships:
        yield from [{"counter": names.get(unit, "DN"), unit: 1}] * count


def worn(cargo: Aboard, thirds: int) -> Iterator[Aboard]:
    """2.7.4, dernier paragraphe: what so many thirds may be of a cargo: its counters, and DC for the rest."""
    for kept in cargo.smaller():
        if kept.thirds <= thirds:
            yield kept.model_copy(update={"dc": min(2, kept.dc + thirds - kept.thirds)})


def joined(one: Ships, other: Ships) -> Ships:
    counts: dict[str, int] = {unit: getattr(one, unit) + getattr(other, unit) for unit in UNITS}
    return Ships(**counts)
