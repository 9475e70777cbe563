"""2.2.1, 2.4.1, 2.4.3, 2.8.1: a stack: its place, its counters, its veterans and its leader."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, ClassVar

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.losses import remains
from jacta.games.europa_universalis.combat.profiles import PASHA_NATION, Profile, stack_profile
from jacta.games.europa_universalis.inputs import (
    THIRDS,
    WORTH,
    ArmyClass,
    Count,
    Counters,
    FirstOfLeader,
    Halves,
    LandCounter,
    Leader,
    Map,
    Nation,
    Period,
    Quality,
    Tech,
    in_halves,
    refuse,
    said_in,
)
from jacta.games.europa_universalis.marches.stacking import MOST_COUNTERS, exceeded_limits
from jacta.games.europa_universalis.overseas.ledgers import conquistador_quality
from jacta.games.europa_universalis.overseas.natives import thirds_lost
from jacta.rules import InputError, Piece, Role, Strict, Values, odds, plain

Name = Annotated[str, Field(max_length=60), Values(said_in)]
PashaWorth = Annotated[int, Field(ge=0, le=3)]


class General(Strict):
    """A leader by name, with his values."""

    name: Name = ""
    manoeuvre: FirstOfLeader = 0
    fire: Leader = 0
    shock: Leader = 0


NOBODY = General()


class Stack(Piece):
    """Counters of one nation that move and fight together.

    `quality` is that of its troops; where armies are mixed, `veteran_dt` notes how many detachments are veterans
    (2.4.3), and `quality` is what is noted for the army counters themselves. `army_class` and `cavalry_rate` are stated
    for nations that the tables leave out (R6).
    """

    kind: ClassVar[str] = "stack"

    nation: Nation
    period: Period
    tech: Tech
    place: Name = ""
    a_plus: Count = 0
    a_minus: Count = 0
    dt: Count = 0
    dc: Count = 0
    pashas: Annotated[tuple[PashaWorth, ...], Field(max_length=20)] = ()
    quality: Quality = "conscript"
    veteran_dt: Count | None = None
    tercios: bool = False
    army_class: ArmyClass | None = None
    cavalry_rate: Halves | None = None
    leader: General | None = None

    @model_validator(mode="after")
    def stands_together(self) -> Stack:
        """2.4.1; 2.8.1: within the limits of a region."""
        if not self.thirds:
            raise refuse("a_plus", "no-counters")
        if self.pashas and self.nation != PASHA_NATION:
            raise refuse("pashas", "pasha-nation")
        if self.veteran_dt is not None and self.veteran_dt > self.detachments:
            raise refuse("veteran_dt", "veterans-above", most=self.detachments)
        broken = exceeded_limits(self.number + self.dc, self.counters.worth, len(self.pashas))
        if broken:
            key = {"counters": "dt", "dt": "a_plus", "pashas": "pashas"}[broken[0]]
            raise refuse(key, "stack-over", broken=broken[0])
        return self

    # --- What it is worth

    @property
    def counters(self) -> Counters:
        return Counters(a_plus=self.a_plus, a_minus=self.a_minus, dt=self.dt)

    @property
    def number(self) -> int:
        """Its counters, pashas and DC aside."""
        return self.a_plus + self.a_minus + self.dt

    @property
    def detachments(self) -> int:
        """2.2.1: its strength in detachments, DC aside."""
        return self.counters.worth + sum(self.pashas)

    @property
    def thirds(self) -> int:
        return THIRDS * self.detachments + self.dc

    @property
    def commander(self) -> General:
        return self.leader or NOBODY

    @property
    def profile(self) -> Profile:
        """2.2.1: what it brings to a battle, by the tables in force. InputError naming a key that they leave open."""
        given = stack_profile.validate({"period": self.period, "counters": self.listed()})
        try:
            (found,) = odds(stack_profile, given).weights
        except InputError as error:
            raise InputError(error.key.rpartition(".")[2], error.message) from None
        assert isinstance(found, Profile)
        return found

    @property
    def beside_the_tables(self) -> dict[str, Any]:
        """2.2.5; 2.2.3 item 3 (R6): what is stated of its counters because the tables leave their nation out."""
        stated = {"army_class": self.army_class, "cavalry_rate": self.cavalry_rate}
        return {key: value for key, value in stated.items() if value is not None}

    def listed(self) -> list[dict[str, Any]]:
        """Its counters one by one, as `stack_profile` wants them; the veterans stand in the armies first."""
        veterans = self.veteran_dt
        common = {"nation": self.nation, "tech": self.tech, **self.beside_the_tables}
        found: list[dict[str, Any]] = []
        counters: dict[LandCounter, int] = {"A+": self.a_plus, "A-": self.a_minus, "DT": self.dt}
        for kind, count in counters.items():
            for _ in range(count):
                counter: dict[str, Any] = {"type": kind, **common, "quality": self.quality}
                if veterans is not None:
                    here = min(veterans, WORTH[kind])
                    veterans -= here
                    counter |= {"veteran_dt": here} if kind != "DT" else {"quality": "veteran" if here else "conscript"}
                found.append(counter)
        conquistadors = {"type": "DC", **common, "quality": conquistador_quality(self.nation, tercio=self.tercios)}
        found += [conquistadors] * self.dc
        return found + [{"type": "pasha", "dt": worth, "tech": self.tech} for worth in self.pashas]

    # --- In a procedure

    @property
    def in_battle(self) -> dict[str, Any]:
        """2.2.3: as a side of a land battle."""
        lead = self.commander
        values = {"manoeuvre": lead.manoeuvre, "fire": lead.fire, "shock": lead.shock, "tercios": self.tercios}
        return {**plain(self.profile), **values}

    @property
    def in_assault(self) -> dict[str, Any]:
        """2.3.1: as the besieger."""
        found = {key: value for key, value in self.in_battle.items() if key != "manoeuvre"}
        return {**found, "nation": self.nation if self.nation in ("turkey", "russia", "poland") else "other"}

    # --- Afterwards

    def ways_to_lose(self, losses: int | float | Fraction, where: Map = "europe") -> tuple[Stack | None, ...]:
        """2.2.5 (R3): what may be left of it, the armies kept as long as they can be first; None: nothing is left."""
        if where == "overseas":
            return (self.after_thirds(thirds_lost(in_halves(float(losses)))),)
        lost = int(losses)
        if not lost:
            return (self,)
        if lost >= self.detachments:
            return (None,)
        on_pashas = max(0, lost - self.counters.worth)
        ways = remains(self.a_plus, self.a_minus, self.dt, lost - on_pashas).options
        kept = self.pashas_after(on_pashas)
        found = [self.with_counters(way.a_plus, way.a_minus, way.dt, kept) for way in ways if way.stack_ok]
        return tuple(found) or (self.with_counters(ways[0].a_plus, ways[0].a_minus, ways[0].dt, kept),)

    def after_losses(self, losses: int | float | Fraction, where: Map = "europe") -> Stack | None:
        """2.2.5 (R3): what is usually left of it."""
        return self.ways_to_lose(losses, where)[0]

    def after_thirds(self, lost: int) -> Stack | None:
        """2.8.3: overseas nothing is rounded; loose DC go first, and what no counter holds stands as DC.

        2.4.1: DC that would be a counter too many are given up.
        """
        if not lost:
            return self
        if lost >= self.thirds:
            return None
        own = self.thirds - THIRDS * sum(self.pashas)
        left, on_pashas = max(0, own - lost), max(0, lost - own)
        plus = min(self.a_plus, left // (THIRDS * WORTH["A+"]))
        left -= THIRDS * WORTH["A+"] * plus
        minus = min(self.a_plus + self.a_minus - plus, left // (THIRDS * WORTH["A-"]))
        left -= THIRDS * WORTH["A-"] * minus
        dt = min(left // THIRDS, self.counters.worth)
        dc = min(left - THIRDS * dt, MOST_COUNTERS - plus - minus - dt)
        return self.with_counters(plus, minus, dt, self.pashas_after(-(-on_pashas // THIRDS)), dc)

    def pashas_after(self, lost: int) -> tuple[int, ...]:
        """2.2.1: the pashas left, the weakest lost first."""
        left = sorted(self.pashas)
        while lost > 0 and left:
            lost -= left.pop(0)
        return tuple(sorted(left, reverse=True)) if len(left) < len(self.pashas) else self.pashas

    def with_counters(self, a_plus: int, a_minus: int, dt: int, pashas: tuple[int, ...], dc: int = 0) -> Stack | None:
        """The same stack with other counters; conscripts are lost before veterans (R3). None: nothing is left."""
        counters = {"a_plus": a_plus, "a_minus": a_minus, "dt": dt, "dc": dc, "pashas": pashas}
        left = self.model_copy(update=counters)
        if not left.thirds:  # a loss smaller than a pasha takes him, too
            return None
        if self.veteran_dt is None or self.veteran_dt <= left.detachments:
            return left
        return left.model_copy(update={"veteran_dt": left.detachments})


def known(key: str, stack: Stack | None) -> None:
    """2.2.1 (R6): refuse a stack that is to fight, by its key, where nobody knows its class or its cavalry."""
    if stack is None:
        return
    try:
        plain(stack.profile)
    except InputError as error:
        raise InputError(f"{key}.{error.key}", error.message) from None


def fighting(side: str) -> Role:
    """A stack as a side of a land battle; it comes back with its armies kept as long as they can be."""
    return Role(
        Stack,
        lambda stack: {side: stack.in_battle},
        lambda stack, outcome, given: stack.after_losses(getattr(outcome, f"{side}_losses"), given.map),
    )
