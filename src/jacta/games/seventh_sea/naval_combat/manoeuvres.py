"""Mouvement, Inertie: where ships stand on the hex sea, how they sail and turn, and on which side a target lies."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.games.seventh_sea.combat.turns import PhaseDice, check_faces, without
from jacta.games.seventh_sea.figures import ActionDice, Coordinate, Count, Facing, Phase, Rank
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.hexes import DIRECTIONS, Grid, Hex, distance
from jacta.rules import InputError, Message, Move, done, procedure

Helm: TypeAlias = Literal["left", "right"]
Arc: TypeAlias = Literal["port", "starboard", "none"]

ManoeuvreRefusal: TypeAlias = Literal[
    "first_phase_only", "too_far", "too_many_turns", "no_such_die", "no_die_now", "not_enough"
]
"""Why an order to the helm cannot be carried out."""
FACINGS = tuple(DIRECTIONS[0].rotated(-facing) for facing in range(6))
"""The steps ahead of a ship by its facing, anticlockwise: a turn to the left is one more."""

HEXES = Grid(Hex(-12, -6), apart=True)
"""How players call the hexes of the sea, which has no edge: 0,0 is M13, in its middle."""


# --- A ship on the sea


class Pose(NamedTuple):
    q: int
    r: int
    facing: int

    @property
    def place(self) -> Hex:
        return Hex(self.q, self.r)

    @property
    def called(self) -> str:
        """What players call its hex."""
        return HEXES.name(self.place)

    def ahead(self, hexes: int) -> Pose:
        """Mouvement: straight forward."""
        place = self.place + FACINGS[self.facing] * hexes
        return Pose(place.q, place.r, self.facing)

    def turned(self, helm: Helm) -> Pose:
        """Mouvement: by 60 degrees."""
        return self._replace(facing=(self.facing + (1 if helm == "left" else -1)) % 6)


def arc_of(pose: Pose, target: Hex, options: Readings) -> Arc:
    """Ouvrir le feu (R50, R51): the half-plane beside the keel in which the target lies, within the guns' reach."""
    forward, apart = FACINGS[pose.facing], target - pose.place
    if options.gun_range is not None and distance(pose.place, target) > options.gun_range:
        return "none"
    side = forward.q * apart.r - forward.r * apart.q
    return "none" if not side else "port" if side < 0 else "starboard"


class Paying(NamedTuple):
    """A hand after a payment, and whether one of the dice could be used in this phase."""

    left: PhaseDice
    usable_now: bool


def paying(hand: PhaseDice, pay: tuple[int, ...], phase: int) -> Paying | None:
    """Mouvement (R49): what is left after these dice are spent, the held ones last; None if they are not all there."""
    usable_now = False
    for face in pay:
        if face in hand.dice:
            hand = hand._replace(dice=without(hand.dice, face))
            usable_now = usable_now or face == phase
        elif face in hand.held:
            hand = hand._replace(held=without(hand.held, face))
            usable_now = True
        else:
            return None
    return Paying(hand, usable_now)


def turn_refused(hand: PhaseDice, pay: tuple[int, ...], phase: int, resolve: int) -> ManoeuvreRefusal | None:
    """Mouvement (R49, R85): why these dice do not pay for a turn, if they do not."""
    paid = paying(hand, pay, phase)
    if paid is None:
        return "no_such_die"
    if not paid.usable_now:
        return "no_die_now"
    return "not_enough" if sum(pay) < resolve else None


# --- Mouvement; Inertie


class ShipMove(Situation):
    q: Coordinate
    r: Coordinate
    facing: Facing
    wits: Rank
    resolve: Rank
    panache: Rank | None = None
    phase: Phase
    dice: ActionDice = ()
    held: ActionDice = ()
    turns_made: Count = 0
    order: Literal["inertia", "ahead", "turn"]
    hexes: Count | None = None
    direction: Helm | None = None
    pay: ActionDice | None = None

    @model_validator(mode="after")
    def order_is_whole(self) -> ShipMove:
        needed = {"inertia": (), "ahead": ("hexes",), "turn": ("direction", "pay")}[self.order]
        for key in needed:
            if getattr(self, key) is None:
                raise InputError(key, Message("error-missing"))
        if self.options.move_trait == "panache" and self.panache is None:
            raise InputError("panache", Message("error-missing"))
        return self

    @model_validator(mode="after")
    def dice_stand_in_their_phase(self) -> ShipMove:
        check_faces(self.phase, self.dice, self.held, "", just_held=True)
        return self

    @property
    def pose(self) -> Pose:
        return Pose(self.q, self.r, self.facing)

    @property
    def hand(self) -> PhaseDice:
        return PhaseDice(self.dice, self.held).sorted()

    @property
    def free_hexes(self) -> int:
        """Mouvement (R48): how far the ship may sail without a die."""
        return (self.panache or 0) if self.options.move_trait == "panache" else self.wits


class Sailed(NamedTuple):
    ok: bool
    q: int
    r: int
    facing: int
    dice: tuple[int, ...]
    held: tuple[int, ...]
    turns_made: int


class NotSailed(NamedTuple):
    ok: bool
    q: int
    r: int
    facing: int
    dice: tuple[int, ...]
    held: tuple[int, ...]
    turns_made: int
    reason: ManoeuvreRefusal


@procedure(
    passage="Mouvement; Inertie",
    readings=("move_trait",),
    kind="check",
    examples=(
        {"q": 0, "r": 0, "facing": 1, "wits": 2, "resolve": 5, "phase": 1, "dice": [1, 4, 8], "order": "inertia"},
        {
            "q": 5,
            "r": -5,
            "facing": 1,
            "wits": 2,
            "resolve": 5,
            "phase": 1,
            "dice": [1, 4, 8],
            "order": "turn",
            "direction": "right",
            "pay": [1, 4],
        },
        {"q": 5, "r": -5, "facing": 0, "wits": 2, "resolve": 5, "phase": 1, "order": "ahead", "hexes": 3},
    ),
)
def ship_move(given: ShipMove) -> Move[Sailed | NotSailed]:
    """Mouvement; Inertie (R48, R49): an order to the helm, and where it takes the ship."""
    reason = what_forbids(given)
    if reason:
        return done(NotSailed(False, *given.pose, *given.hand, given.turns_made, reason))
    match given.order:
        case "inertia":
            return done(Sailed(True, *given.pose.ahead(given.resolve), *given.hand, given.turns_made))
        case "ahead":
            return done(Sailed(True, *given.pose.ahead(given.hexes or 0), *given.hand, given.turns_made))
        case "turn":
            assert given.direction is not None
            paid = paying(given.hand, given.pay or (), given.phase)
            assert paid is not None
            return done(Sailed(True, *given.pose.turned(given.direction), *paid.left, given.turns_made + 1))


def what_forbids(given: ShipMove) -> ManoeuvreRefusal | None:
    """Mouvement; Inertie (R48, R49): why the order cannot be carried out, if it cannot."""
    match given.order:
        case "inertia":
            return None if given.phase == 1 else "first_phase_only"
        case "ahead":
            return None if (given.hexes or 0) <= given.free_hexes else "too_far"
        case "turn":
            if given.turns_made >= given.wits:
                return "too_many_turns"
            return turn_refused(given.hand, given.pay or (), given.phase, given.resolve)


# --- Ouvrir le feu: the broadside that bears


class FiringArc(Situation):
    q: Coordinate
    r: Coordinate
    facing: Facing
    tq: Coordinate
    tr: Coordinate


@procedure(
    passage="Ouvrir le feu; Gaillardise (Canons)",
    readings=("gun_range",),
    kind="check",
    examples=(
        {"q": 0, "r": 0, "facing": 0, "tq": 1, "tr": -2},
        {"q": 0, "r": 0, "facing": 0, "tq": -1, "tr": 3},
        {"q": 0, "r": 0, "facing": 0, "tq": 3, "tr": 0},
    ),
)
def firing_arc(given: FiringArc) -> Move[Arc]:
    """Ouvrir le feu (R50, R51): which broadside bears on the target."""
    return done(arc_of(Pose(given.q, given.r, given.facing), Hex(given.tq, given.tr), given.options))
