"""The states of a land battle, from the first round to the reckoning, and its outcome."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from jacta.games.europa_universalis.battle_plan import PRESSED, Plan
from jacta.games.europa_universalis.combat import Blow
from jacta.games.europa_universalis.inputs import OPPONENT, Side

Winner: TypeAlias = Literal["attacker", "defender", "none"]
Ending: TypeAlias = Literal["rout", "morale", "break_off", "destruction", "draw", "double_rout", "mutual_destruction"]
Routed: TypeAlias = Literal["none", "attacker", "defender", "both"]


class Raw(NamedTuple):
    """The running totals, in halves: what each side has inflicted by its dice."""

    attacker: int = 0
    defender: int = 0

    @classmethod
    def by(cls, side: Side, struck: Blow) -> tuple[int, ...]:
        """What a blow of this side adds; nothing at all where it costs no losses."""
        if not struck.losses:
            return ()
        return cls(attacker=struck.losses) if side == "attacker" else cls(defender=struck.losses)

    def on(self, side: Side) -> int:
        """What the other side has inflicted on this one."""
        return self.defender if side == "attacker" else self.attacker


class Clash(NamedTuple):
    """A battle in its rounds: the morale left on both sides, and who fires better after a vain attempt to break off."""

    plan: Plan
    day: int
    attacker: int
    defender: int
    attacker_bonus: int = 0
    defender_bonus: int = 0

    def morale(self, side: Side) -> int:
        return self.attacker if side == "attacker" else self.defender

    def fire_modifier(self, side: Side) -> int:
        bonus = self.attacker_bonus if side == "attacker" else self.defender_bonus
        return self.plan.arms(side).fire_modifiers[self.day - 1] + bonus

    def shock_modifier(self, side: Side) -> int:
        return self.plan.arms(side).shock_modifiers[self.day - 1]

    def shaken(self, side: Side, stars: int) -> Clash:
        """A morale of 0 or less is a rout: how much less does not matter."""
        if side == "attacker":
            return self._replace(attacker=max(0, self.attacker - stars))
        return self._replace(defender=max(0, self.defender - stars))

    def pressed_by(self, side: Side) -> Clash:
        """2.2.3 item 5 (R14): this side fires better; a side that does not fire gains nothing."""
        bonus = 0 if self.plan.arms(side).fire is None else PRESSED
        return self._replace(attacker_bonus=bonus) if side == "attacker" else self._replace(defender_bonus=bonus)


class Verdict(NamedTuple):
    """How the rounds stopped."""

    winner: Winner
    ending: Ending
    routed: Routed
    rounds: int

    @property
    def loser(self) -> Side:
        assert self.winner != "none"
        return OPPONENT[self.winner]

    @property
    def loser_routed(self) -> bool:
        return self.routed in (self.loser, "both")

    @property
    def winner_routed(self) -> bool:
        """Only a winner by destruction may have routed (R17)."""
        return self.routed in (self.winner, "both")


class Halt(NamedTuple):
    """The rounds are over, and it remains to be seen who is destroyed (R17)."""

    clash: Clash
    verdict: Verdict


class Chase(NamedTuple):
    """The winner pursues a loser who has so much morale left."""

    plan: Plan
    verdict: Verdict
    morale: int


class Flight(NamedTuple):
    """The loser retreats."""

    plan: Plan
    verdict: Verdict


class Reckoning(NamedTuple):
    """All dice are thrown; the retreat cost so many halves."""

    verdict: Verdict
    retreat: int = 0


class LandBattleOutcome(NamedTuple):
    winner: Winner
    ending: Ending
    routed: Routed
    rounds: int
    attacker_losses: int | Fraction
    defender_losses: int | Fraction
    major_victory: bool
    vp: Literal["full", "half", "none"]
