"""2.7.6: how a naval battle stands, what is noted during a day, and how it ended."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from jacta.games.europa_universalis.inputs import SIDES, Side
from jacta.games.europa_universalis.naval_combat.front_line import Wind
from jacta.games.europa_universalis.naval_combat.losses import Front
from jacta.games.europa_universalis.naval_combat.squadrons import Squadron


class Battle(NamedTuple):
    attacker: Squadron
    defender: Squadron
    day: int = 1
    wind: Wind = "none"
    leaving: Side | None = None

    def side(self, side: Side) -> Squadron:
        return self.attacker if side == "attacker" else self.defender

    def with_side(self, side: Side, squadron: Squadron) -> Battle:
        attacker, defender, day, wind, leaving = self
        if side == "attacker":
            return Battle(squadron, defender, day, wind, leaving)
        return Battle(attacker, squadron, day, wind, leaving)

    @property
    def fronts(self) -> tuple[Front, Front]:
        return self.attacker.front, self.defender.front

    @property
    def broken(self) -> tuple[Side, ...]:
        if self.attacker.morale and self.defender.morale:
            return ()
        return tuple(side for side in SIDES if not self.side(side).morale)


class Inflicted(NamedTuple):
    """The tally: losses each side inflicted today, in halves."""

    attacker: int = 0
    defender: int = 0


NOTHING = Inflicted()


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


def toll_of(ships: Squadron, transports: int) -> tuple[int, int, int, int, int]:
    return ships.destroyed, ships.immobilised, ships.damaged, ships.captured, transports - ships.tr
