"""2.7.6: how a naval battle stands, what is noted during a day, and how it ended."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.games.europa_universalis.inputs import SIDES, THIRDS, Side
from jacta.games.europa_universalis.naval_combat.front_line import Wind
from jacta.games.europa_universalis.naval_combat.losses import Front
from jacta.games.europa_universalis.naval_combat.squadrons import Owed, Squadron, Thirds, Warship
from jacta.games.europa_universalis.navies.naval_units import UNITS
from jacta.rules import Strict, often_changed, remembered

Few = Annotated[int, Field(ge=0, le=40)]


@often_changed
class Battle(NamedTuple):
    attacker: Squadron
    defender: Squadron
    day: int = 1
    wind: Wind = "none"
    leaving: Side | None = None
    chased: bool = False

    def side(self, side: Side) -> Squadron:
        return self.attacker if side == "attacker" else self.defender

    def with_side(self, side: Side, squadron: Squadron) -> Battle:
        if side == "attacker":
            return Battle(squadron, *self[1:])
        return Battle(self.attacker, squadron, *self[2:])

    @property
    def fronts(self) -> tuple[Front, Front]:
        return self.attacker.front, self.defender.front

    @property
    def broken(self) -> tuple[Side, ...]:
        if self.attacker.morale and self.defender.morale:
            return ()
        return tuple(side for side in SIDES if not self.side(side).morale)


class InflictedAtSea(NamedTuple):
    """The tally: losses each side inflicted today, in halves."""

    attacker: int = 0
    defender: int = 0


NOTHING = InflictedAtSea()


class Evening(NamedTuple):
    """What each side has still to bear, the attacker first; and the kind that is hit first, once its owner has said."""

    battle: Battle
    attacker: Owed | None
    defender: Owed | None
    first: Warship | None = None

    @property
    def bearing(self) -> Side | None:
        return next((side for side in SIDES if getattr(self, side) is not None), None)

    def owed(self, side: Side) -> Owed:
        owed: Owed | None = getattr(self, side)
        assert owed is not None
        return owed

    def borne(self, side: Side, ships: Squadron) -> Evening:
        paid = self._replace(battle=self.battle.with_side(side, ships), first=None)
        return paid._replace(attacker=None) if side == "attacker" else paid._replace(defender=None)


NavalEnd: TypeAlias = Literal[
    "rout", "both_rout", "eliminated", "both_eliminated", "lee_retreat", "withdrawal", "both_withdraw"
]


class NavalOutcome(NamedTuple):
    days: int
    end: NavalEnd
    loser: Side | Literal["none"]
    pursuit: bool
    attacker_destroyed: int
    attacker_immobilised: int
    attacker_damaged: int
    attacker_captured: int
    attacker_tr_lost: int
    defender_destroyed: int
    defender_immobilised: int
    defender_damaged: int
    defender_captured: int
    defender_tr_lost: int
    attacker_morale: int
    defender_morale: int


class Ships(Strict):
    """Detachments by kind."""

    nav: Few = 0
    ga: Few = 0
    gal: Few = 0
    tr: Few = 0
    de: Few = 0
    ga_de: Few = 0

    @classmethod
    def of(cls, thirds: Thirds) -> Ships:
        """2.7.1 (R65s): three DE are a detachment; what is left of a DGal is a galley."""
        return cls(**in_counters(thirds))

    @property
    def any(self) -> bool:
        return any(getattr(self, unit) for unit in UNITS)

    def to_json(self) -> dict[str, Any]:
        """As on the sheet of a fleet: the kinds of which there are some."""
        return self.model_dump(mode="json", exclude_defaults=True)


def in_counters(thirds: Thirds) -> dict[str, int]:
    gal, reduced = divmod(thirds.galleasses, THIRDS)
    ga, ga_de = divmod(thirds.galleys + reduced, THIRDS)
    return {"nav": thirds.sail // THIRDS, "ga": ga, "gal": gal, "de": thirds.sail % THIRDS, "ga_de": ga_de}


NO_SHIPS = Ships()


class FleetLeft(Ships):
    """A side after the battle: its ships, and those that are back in the next round and in the next turn."""

    due_round: Ships = NO_SHIPS
    due_turn: Ships = NO_SHIPS

    @classmethod
    @remembered
    def of_side(cls, ships: Squadron) -> FleetLeft:
        afloat = in_counters(Thirds(ships.sail, ships.galleys, ships.galleasses))
        due_round, due_turn = Ships.of(ships.damaged), Ships.of(ships.immobilised)
        return cls.model_validate({**afloat, "tr": ships.tr, "due_round": due_round, "due_turn": due_turn})


class NavalOutcomeByKind(NamedTuple):
    """The same, with what is left of both sides by kind, and the ships that the winner has captured."""

    days: int
    end: NavalEnd
    loser: Side | Literal["none"]
    pursuit: bool
    attacker_destroyed: int
    attacker_immobilised: int
    attacker_damaged: int
    attacker_captured: int
    attacker_tr_lost: int
    defender_destroyed: int
    defender_immobilised: int
    defender_damaged: int
    defender_captured: int
    defender_tr_lost: int
    attacker_morale: int
    defender_morale: int
    attacker_left: FleetLeft
    defender_left: FleetLeft
    prizes: Ships

    def left(self, side: Side) -> FleetLeft:
        return self.attacker_left if side == "attacker" else self.defender_left


def toll_of(ships: Squadron, transports: int) -> tuple[int, int, int, int, int]:
    laid_up = ships.immobilised.total, ships.damaged.total, ships.captured.total
    return ships.destroyed, *laid_up, transports - ships.tr
