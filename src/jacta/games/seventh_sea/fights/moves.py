"""Initiative, Eviter un coup: the moves of a duellist, and what each style makes of them."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from jacta.games.seventh_sea.combat.turns import LAST_PHASE, PhaseDice, Purpose, Use, used
from jacta.games.seventh_sea.figures import Style
from jacta.rules import Choice, Note, note, often_changed, remembered


@often_changed
class Fencer(NamedTuple):
    """One side: action dice ahead and held, whether the turn's first die has been used, wounds, heroism dice.

    What the other has talked him into: dice lost on every action against him (`penalty`), and raises for nothing.
    An improvised weapon may be `broken`.
    """

    dice: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    begun: bool = False
    light: int = 0
    dramatic: int = 0
    heroism: int = 0
    penalty: int = 0
    forced_raises: int = 0
    broken: bool = False

    @property
    def hand(self) -> PhaseDice:
        return PhaseDice._make(self[:2])

    def can_act(self, phase: int) -> bool:
        """Initiative (R14): whether he has a die of this phase, or in hand."""
        return bool(self.held) or phase in self.dice

    def holding(self, hand: PhaseDice) -> Fencer:
        return Fencer._make((*hand, *self[2:]))

    def acting(self, hand: PhaseDice) -> Fencer:
        """Initiative: with the dice that are left after an action."""
        return Fencer._make((*hand, True, *self[3:]))

    def rested(self, dice: tuple[int, ...]) -> Fencer:
        """Initiative (R13): with new action dice; those of the turn before are lost."""
        return Fencer._make((dice, (), False, *self[3:]))

    @property
    def condition(self) -> tuple[Any, ...]:
        """Encaisser les blessures; Intimider; Provoquer: all that bears on a blow of his; light wounds do not."""
        return self[4:]

    def wounded(self, light: int, dramatic: int, heroism: int) -> Fencer:
        """Encaisser les blessures: with these wounds, and so many heroism dice spent."""
        return Fencer._make((*self[:3], light, dramatic, max(0, self.heroism - heroism), *self[6:]))


class Payment(NamedTuple):
    """A use of action dice, as `action` knows it."""

    use: Use
    purpose: Purpose
    pay: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """How the move is called in answers: `attack`, `hold`, `other_held_3`, `active_defence_interrupt_7_9`."""
        if self.use == "hold":
            return "hold"
        extra = () if self.use == "act" else (self.use, *map(str, self.pay))
        return "_".join((self.purpose, *extra))

    @property
    def choice(self) -> Choice:
        first, second = (*self.pay, 0, 0)[:2]
        return Choice(self.name, {"use": self.use, "purpose": self.purpose, "first": first, "second": second})

    def told(self, who: str) -> Note:
        """Eviter un coup: the dice that an active defence has cost."""
        first, second = (*self.pay, 0, 0)[:2]
        return note("pays", who=who, use=self.use, first=first, second=second)


PASS = "pass"
PASSING = Choice(PASS, {"use": PASS, "purpose": PASS, "first": 0, "second": 0})
STEP_DOWN = "step_down"
STEPPING_DOWN = Choice(STEP_DOWN, {"use": STEP_DOWN, "purpose": STEP_DOWN, "first": 0, "second": 0})
"""Se déplacer: to the next lower level of the scenery, free beside another action."""
IN_PLACE: tuple[Purpose, ...] = ("attack", "other")
AGAINST_A_BLOW: tuple[Purpose, ...] = ("active_defence",)


class Moves(NamedTuple):
    """The legal moves of a hand: by name, how each is paid for and the dice it leaves."""

    payments: dict[str, Payment]
    hands: dict[str, PhaseDice]
    choices: tuple[Choice, ...]

    def __bool__(self) -> bool:
        return bool(self.payments)


@remembered
def legal_moves(hand: PhaseDice, phase: int, purposes: tuple[Purpose, ...]) -> Moves:
    """Initiative (R14, R73): every legal way to use action dice for one of these purposes, and to hold one."""
    found = [Payment("act", purpose) for purpose in purposes]
    found += [Payment("held", purpose, (face,)) for purpose in purposes for face in sorted(set(hand.held))]
    pairs = sorted(set(combinations([face for face in hand.dice if face > phase], 2)))
    found += [Payment("interrupt", purpose, pair) for purpose in purposes for pair in pairs]
    if purposes == IN_PLACE:
        found.append(Payment("hold", "other"))
    tried = [(payment, used(hand, phase, payment.use, payment.purpose, payment.pay or None)) for payment in found]
    legal = [(payment, left) for payment, left in tried if isinstance(left, PhaseDice)]
    return Moves(
        {payment.name: payment for payment, _ in legal},
        {payment.name: left for payment, left in legal},
        tuple(payment.choice for payment, _ in legal),
    )


# --- The styles: how somebody fights who is not asked


def usual_move(style: Style, fencer: Fencer, phase: int, moves: Moves) -> str:
    """Combat: each die of the phase attacks; the cautious hold the first one back and use it in phase 10 at last."""
    waiting = style == "cautious" and phase < LAST_PHASE
    if "attack" in moves.payments:
        return "hold" if waiting and not fencer.begun else "attack"
    attacks = (name for name, payment in moves.payments.items() if payment.purpose == "attack")
    return PASS if waiting else next(attacks, PASS)


class Defence(NamedTuple):
    """Eviter un coup: whether somebody's dice pay for an active defence, and whether his style spends them."""

    possible: bool
    usual: bool


NO_DEFENCE = Defence(False, False)


@remembered
def defence_of(style: Style, hand: PhaseDice, phase: int) -> Defence:
    """Eviter un coup (R14, R73): what somebody's dice allow, and what his style makes of them."""
    possible = bool(legal_moves(hand, phase, AGAINST_A_BLOW))
    return Defence(possible, usual_defence(style, hand, phase) is not None)


def usual_defence(style: Style, hand: PhaseDice, phase: int) -> Payment | None:
    """Eviter un coup: the cautious spend what they hold, they and the balanced their two last dice; else none."""
    if style == "reckless":
        return None
    if style == "cautious" and hand.held:
        return Payment("held", "active_defence", hand.held[:1])
    later = [face for face in hand.dice if face > phase]
    return Payment("interrupt", "active_defence", tuple(later[-2:])) if len(later) > 1 else None
