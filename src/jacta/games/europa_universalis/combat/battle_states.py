"""What a battle of 2.2.2 is made of, from the first round to the reckoning: on land, and against natives (2.6, 2.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.games.europa_universalis.combat.blows import Blow, Column, blow, told_blow
from jacta.games.europa_universalis.combat.technology import FireEffect, softened
from jacta.rules import Note, Phase, Rules, plain, remembered

PRESSED = 2  # 2.2.3 item 5: on the fire that follows the enemy's vain attempt to break off
SECOND_DAY = -1  # 2.2.2 A.3, A.4

Camp: TypeAlias = Literal["attacker", "defender", "europeans", "natives"]
ENEMY: Mapping[Camp, Camp] = {
    "attacker": "defender",
    "defender": "attacker",
    "europeans": "natives",
    "natives": "europeans",
}
Winner: TypeAlias = Camp | Literal["none"]
Routed: TypeAlias = Camp | Literal["none", "both"]
Ending: TypeAlias = Literal["rout", "morale", "break_off", "destruction", "draw", "double_rout", "mutual_destruction"]
BreakOffPolicy: TypeAlias = Literal["never", "always", "if_behind"]


# --- The plan


class Groups(NamedTuple):
    """2.6.1, 2.8.4: natives throw a die for each group of 8. `spare` is what the last one takes off its losses."""

    dice: int
    full: int
    spare: int
    all_shake: bool


class GroupDice(NamedTuple):
    """Where groups stand in their throws: the next die, and what the last group has still to take off its losses."""

    die: int = 0
    spare: int = 0


class Arms(NamedTuple):
    """What one side rolls with. Modifiers of fire and shock stand by day."""

    fire: Column | None
    fire_effect: FireEffect
    shock: Column
    fire_modifiers: tuple[int, int]
    shock_modifiers: tuple[int, int]
    pursuit_modifier: int
    manoeuvre: int
    break_off: BreakOffPolicy | None
    arquebus_rounding: Literal["half", "unit"] = "half"
    groups: Groups | None = None

    def fired(self, die: int, rules: Rules) -> tuple[Blow, Note]:
        """2.2.3 item 1: what a modified die of fire inflicts."""
        assert self.fire is not None
        printed = blow(self.fire, die, rules)
        struck = softened(printed, self.fire_effect, self.arquebus_rounding)
        return struck, told_blow(self.fire, die, printed, struck)

    def charged(self, die: int, rules: Rules) -> tuple[Blow, Note]:
        """2.2.2 A.2, A.4: what a modified die of shock inflicts."""
        struck = blow(self.shock, die, rules)
        return struck, told_blow(self.shock, die, struck)

    def counted(self, struck: Blow, hand: GroupDice) -> tuple[Blow, GroupDice]:
        """2.6.1, 2.8.4 (R2s): what a die of groups counts for, and the hand after it; an army has one die."""
        if self.groups is None:
            return struck, hand
        dice, full, _, all_shake = self.groups
        taken_off = min(hand.spare, struck.losses) if hand.die >= full else 0
        stars = struck.stars if all_shake or not hand.die else 0
        return Blow(struck.losses - taken_off, stars), GroupDice((hand.die + 1) % dice, hand.spare - taken_off)


class Course(NamedTuple):
    """The phases that differ from one kind of battle to another. Without `last_stand` destruction overrides nobody."""

    destruction: Phase
    totals: Phase
    last_stand: Phase | None = None


class Plan:
    """Both sides' arms, in the order in which they throw, and all else that is fixed before the first round.

    Equal plans are one object (see `planned`): the states of a battle carry one and must compare and hash at once.
    """

    __slots__ = ("_arms", "break_off_test", "course", "fragile", "may_leave", "sides")

    def __init__(
        self,
        sides: tuple[Camp, Camp],
        arms: tuple[Arms, Arms],
        course: Course,
        *,
        may_leave: tuple[Camp, Camp],
        fragile: bool,
        break_off_test: Literal["below", "at_most"],
    ) -> None:
        self.sides, self.course, self.may_leave = sides, course, may_leave
        self.fragile, self.break_off_test = fragile, break_off_test
        self._arms: dict[Camp, Arms] = dict(zip(sides, arms, strict=True))

    def to_json(self) -> dict[str, Any]:
        """What is fixed, as data: a saved battle is known again by it on every machine."""
        return {
            "arms": plain(tuple(self._arms.items())),
            "course": [phase and phase.__name__ for phase in self.course],
            "may_leave": list(self.may_leave),
            "fragile": self.fragile,
            "break_off_test": self.break_off_test,
        }

    def arms(self, side: Camp) -> Arms:
        return self._arms[side]

    def hand(self) -> GroupDice:
        """The hand at the beginning; at most one side fights by groups."""
        spare = sum(arms.groups.spare for arms in self._arms.values() if arms.groups)
        return GroupDice(0, spare)

    def added(self, side: Camp, losses: int) -> tuple[int, ...]:
        """What losses that this side inflicts add to the running totals, which stand in the order of the sides."""
        if not losses:
            return ()
        return (losses,) if side == self.sides[0] else (0, losses)


@remembered
def planned(
    sides: tuple[Camp, Camp],
    arms: tuple[Arms, Arms],
    course: Course,
    *,
    may_leave: tuple[Camp, Camp],
    fragile: bool = True,
    break_off_test: Literal["below", "at_most"] = "below",
) -> Plan:
    """The plan of a battle: `may_leave` are the sides in the order in which they may break off.

    A plan is `fragile` where destruction must be looked at between the days.
    """
    return Plan(sides, arms, course, may_leave=may_leave, fragile=fragile, break_off_test=break_off_test)


# --- The states


class Clash(NamedTuple):
    """A battle in its rounds: morale left, better fire after a vain attempt to break off, and whose dice are next."""

    plan: Plan
    day: int
    first: int
    second: int
    first_bonus: int = 0
    second_bonus: int = 0
    turn: int = 0
    hand: GroupDice = GroupDice()

    @property
    def side(self) -> Camp:
        """Whose dice are next."""
        return self.plan.sides[self.turn]

    @property
    def round_over(self) -> bool:
        return self.turn == len(self.plan.sides)

    @property
    def both_stand(self) -> bool:
        return bool(self.first and self.second)

    def morale(self, side: Camp) -> int:
        return self.first if side == self.plan.sides[0] else self.second

    def fire_modifier(self) -> int:
        bonus = self.second_bonus if self.turn else self.first_bonus
        return self.plan.arms(self.side).fire_modifiers[self.day - 1] + bonus

    def shock_modifier(self) -> int:
        return self.plan.arms(self.side).shock_modifiers[self.day - 1]

    def struck(self, struck: Blow) -> tuple[Clash, tuple[int, ...]]:
        """After a die of this turn's side: the battle, and what is added to the losses inflicted.

        A morale of 0 or less is a rout: how much less does not matter.
        """
        counted, hand = self.plan.arms(self.side).counted(struck, self.hand)
        turn = self.turn if hand.die else self.turn + 1
        if self.turn:
            clash = self._replace(first=max(0, self.first - counted.stars), turn=turn, hand=hand)
        else:
            clash = self._replace(second=max(0, self.second - counted.stars), turn=turn, hand=hand)
        return clash, self.plan.added(self.side, counted.losses)

    def passed(self) -> Clash:
        """This turn's side does not roll."""
        return self._replace(turn=self.turn + 1)

    def next_round(self) -> Clash:
        return self._replace(turn=0, first_bonus=0, second_bonus=0)

    def pressed_by(self, side: Camp) -> Clash:
        """2.2.3 item 5 (R14): this side fires better; a side that does not fire gains nothing."""
        bonus = 0 if self.plan.arms(side).fire is None else PRESSED
        return self._replace(first_bonus=bonus) if side == self.plan.sides[0] else self._replace(second_bonus=bonus)


class Leaving(NamedTuple):
    """Between the days: the place of the side that may break off now."""

    clash: Clash
    place: int = 0

    @property
    def side(self) -> Camp:
        return self.clash.plan.may_leave[self.place]


class Verdict(NamedTuple):
    """How the rounds stopped."""

    winner: Winner
    ending: Ending
    routed: Routed
    rounds: int

    @property
    def loser(self) -> Camp:
        assert self.winner != "none"
        return ENEMY[self.winner]

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
    hand: GroupDice = GroupDice()


class Flight(NamedTuple):
    """The loser retreats."""

    plan: Plan
    verdict: Verdict


class Reckoning(NamedTuple):
    """All dice are thrown; the retreat cost so many halves."""

    verdict: Verdict
    retreat: int = 0
