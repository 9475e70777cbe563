"""2.7.1, 2.7.4, 2.7.6: a fleet: its ships, its admiral, the troops aboard, and the ships that are due back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.profiles import artillery_rate, class_of
from jacta.games.europa_universalis.inputs import THIRDS, Counters, Period, refuse
from jacta.games.europa_universalis.naval_combat.losses import Front
from jacta.games.europa_universalis.naval_combat.squadrons import Squadron
from jacta.games.europa_universalis.navies.crossings import sea_transport
from jacta.games.europa_universalis.navies.fleets import fleet_capacity
from jacta.games.europa_universalis.navies.naval_units import UNITS
from jacta.games.europa_universalis.pieces.stack import NOBODY, General, Name
from jacta.games.europa_universalis.realm.countries import Major, NavalTech
from jacta.rules import Piece, Strict, odds

Few = Annotated[int, Field(ge=0, le=40)]


class Ships(Strict):
    """Detachments by kind."""

    nav: Few = 0
    ga: Few = 0
    gal: Few = 0
    tr: Few = 0
    de: Few = 0
    ga_de: Few = 0

    @property
    def any(self) -> bool:
        return any(getattr(self, unit) for unit in UNITS)


class Aboard(Strict):
    """Land counters aboard, of the fleet's own nation."""

    a_plus: Few = 0
    a_minus: Few = 0
    dt: Few = 0
    dc: Few = 0

    @property
    def thirds(self) -> int:
        return THIRDS * Counters(a_plus=self.a_plus, a_minus=self.a_minus, dt=self.dt).worth + self.dc

    def smaller(self) -> Iterator[Aboard]:
        """Every cargo that may be left of this one, the largest first: counters go whole, or an A+ turns to an A-."""
        armies = self.a_plus + self.a_minus
        ways = product(range(self.a_plus + 1), range(armies + 1), range(self.dt + 1), range(self.dc + 1))
        found = [
            Aboard(a_plus=plus, a_minus=minus, dt=dt, dc=dc) for plus, minus, dt, dc in ways if plus + minus <= armies
        ]
        yield from sorted(found, key=lambda cargo: (-cargo.thirds, -cargo.a_plus, -cargo.a_minus))


NO_SHIPS, NOBODY_ABOARD = Ships(), Aboard()


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
        rules = artillery_rate.rules(artillery_rate.validate({"nation": self.nation, "period": self.period}))
        army_class = class_of(self.nation, rules)
        kinds = (("A+", cargo.a_plus), ("A-", cargo.a_minus), ("DT", cargo.dt), ("DC", cargo.dc))
        troops = [
            {"type": kind, "count": count, **({"army_class": army_class} if kind in ("A+", "A-") else {})}
            for kind, count in kinds
            if count
        ]
        if not troops:
            return True
        given = {"period": self.period, "troops": troops, "naval": list(self.naval_counters())}
        (found,) = odds(sea_transport, sea_transport.validate(given)).weights
        return bool(found.fits)

    def naval_counters(self) -> Iterator[dict[str, Any]]:
        """Its counters for the transport: the fleet counter, or each detachment by itself."""
        if self.counter != "none":
            yield {"counter": self.counter, **self.contents}
            return
        names = {"tr": "DTr", "de": "DE", "ga_de": "DE"}
        for unit, count in self.contents.items():
            yield from [{"counter": names.get(unit, "DN"), unit: 1}] * count

    @property
    def in_battle(self) -> dict[str, Any]:
        """2.7.6: as a side of a naval battle."""
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

    def without(self, thirds: int, transports: int) -> Fleet:
        """2.7.5, 2.7.6: so many thirds of warships taken off, those in front first, and so many transports."""
        squadron = Squadron(
            THIRDS * self.nav + self.de, THIRDS * self.ga + self.ga_de, THIRDS * self.gal, self.tr, self.leading, 1
        ).without(thirds)
        nav, de = divmod(squadron.sail, THIRDS)
        ga, ga_de = divmod(squadron.galleys, THIRDS)
        gal, broken = divmod(squadron.galleasses, THIRDS)
        ships = {"nav": nav, "de": de, "ga": ga, "ga_de": ga_de + broken, "gal": gal, "tr": self.tr - transports}
        return self.model_copy(update=ships).regrouped()

    def after_battle(self, hit: Hits) -> Fleet | None:
        """2.7.6, Effet des pertes; 2.7.4: the fleet after a battle: ships due back, and the troops that drowned."""
        gone = hit.destroyed + hit.captured
        left = self.without(hit.thirds, hit.transports)
        sunk = self.without(gone, hit.transports)
        laid_up = self.without(gone + hit.immobilised, hit.transports)
        due_turn, due_round = difference(sunk, laid_up), difference(laid_up, left)
        left = left.model_copy(
            update={"due_turn": joined(self.due_turn, due_turn), "due_round": joined(self.due_round, due_round)}
        )
        if not (left.afloat.any or left.due_round.any or left.due_turn.any):
            return None
        return left.drowned()

    def drowned(self) -> Fleet:
        """2.7.4: troops that the intact ships no longer carry are lost at once; the most that fits is kept."""
        cargo = next(found for found in self.cargo.smaller() if self.carries(found))
        return self.model_copy(update={"cargo": cargo})

    def after_attrition(self, ships: int, transports: int, cargo: int) -> Fleet | None:
        """2.7.5: the fleet with so many thirds of warships, transports and thirds of troops left."""
        left = self.without(self.warships - ships, self.tr - transports)
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


def worn(cargo: Aboard, thirds: int) -> Iterator[Aboard]:
    """2.7.4, last paragraph: what so many thirds may be of a cargo: its counters, and DC for the rest."""
    for kept in cargo.smaller():
        if kept.thirds <= thirds:
            yield kept.model_copy(update={"dc": min(2, kept.dc + thirds - kept.thirds)})


class Hits(Strict):
    """What a battle did to a fleet, in thirds of a detachment, and the transports it lost."""

    destroyed: int
    immobilised: int
    damaged: int
    captured: int
    transports: int

    @property
    def thirds(self) -> int:
        return self.destroyed + self.immobilised + self.damaged + self.captured

    @classmethod
    def of(cls, outcome: Any, side: str) -> Hits:
        lost = {key: getattr(outcome, f"{side}_{key}") for key in ("destroyed", "immobilised", "damaged", "captured")}
        return cls(**lost, transports=getattr(outcome, f"{side}_tr_lost"))


def difference(before: Fleet, after: Fleet) -> Ships:
    """The ships that stood before and do not afterwards, thirds as DE."""
    sail = THIRDS * (before.nav - after.nav) + before.de - after.de
    galleys = THIRDS * (before.ga - after.ga) + before.ga_de - after.ga_de
    galleys += THIRDS * (before.gal - after.gal)
    return Ships(nav=sail // THIRDS, de=sail % THIRDS, ga=galleys // THIRDS, ga_de=galleys % THIRDS)


def joined(one: Ships, other: Ships) -> Ships:
    counts: dict[str, int] = {unit: getattr(one, unit) + getattr(other, unit) for unit in UNITS}
    return Ships(**counts)
