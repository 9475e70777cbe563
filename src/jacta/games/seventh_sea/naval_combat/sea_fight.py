"""Règles de combat naval: two ships in a fight, as they are given and as they are at any moment."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.seventh_sea.combat.turns import NO_DICE, PhaseDice, Rival, order, without
from jacta.games.seventh_sea.figures import OTHER, SIDES, Coordinate, Dice, Facing, Side, refuse
from jacta.games.seventh_sea.inputs import ShipInput, check_broadsides
from jacta.games.seventh_sea.naval_combat.boarding import LossRow
from jacta.games.seventh_sea.naval_combat.manoeuvres import Arc, Pose, arc_of
from jacta.games.seventh_sea.naval_combat.ranks import TRAITS, Ranks, ShipTrait
from jacta.games.seventh_sea.naval_combat.ships import is_sinking
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.pieces import Sheet
from jacta.hexes import distance
from jacta.rules import InputError, Message, Move, Note, Strict, done, frozen, often_changed, remembered

LOSS_ORDER: tuple[ShipTrait, ...] = ("brawn", "panache", "finesse", "wits", "resolve")
LossOrder = Annotated[tuple[ShipTrait, ...], Field(min_length=len(TRAITS), max_length=len(TRAITS))]
GunDeck: TypeAlias = Literal["port", "starboard"]
BROADSIDES: tuple[GunDeck, GunDeck] = ("port", "starboard")
Victor: TypeAlias = Literal["attacker", "defender", "none"]


# --- As given


class RankedShip(ShipInput):
    """C10: a ship with its ranks. Unless stated, guns are split evenly."""

    @property
    def ranks(self) -> Ranks:
        return Ranks(self.brawn, self.finesse, self.resolve, self.wits, self.panache)

    @property
    def broadsides(self) -> tuple[int, int]:
        if self.port is None or self.starboard is None:
            return self.brawn // 2, self.brawn - self.brawn // 2
        return self.port, self.starboard


class DuelShip(RankedShip):
    """C10: a ship, and where it lies. Unless stated, its heroism is that of the lowest trait."""

    heroism: Dice | None = None
    hand_back: bool = False
    q: Coordinate | None = None
    r: Coordinate | None = None
    facing: Facing | None = None


class LossOrders(Strict):
    """The traits from which each captain takes lost ranks, first to last; one who says nothing decides each time."""

    attacker: LossOrder | None = None
    defender: LossOrder | None = None


class ShipDuel(Situation):
    """Two ships. Where `hand_back` says so, the outcome tells how both are when it is over."""

    attacker: DuelShip
    defender: DuelShip
    max_turns: Annotated[int, Field(ge=1, le=1000)] = 50
    stand_and_fire: bool = True
    hand_back: bool = False
    loss_order: LossOrders = LossOrders()
    table: Annotated[tuple[LossRow, ...], Field(min_length=1, max_length=100)] | None = None

    @model_validator(mode="after")
    def ships_are_whole(self) -> ShipDuel:
        for side in SIDES:
            ship = self.ship(side)
            check_broadsides(ship, side)
            for key in () if self.stand_and_fire else ("q", "r", "facing"):
                if getattr(ship, key) is None:
                    raise InputError(f"{side}.{key}", Message("error-missing"))
            if ship.panache > MOST_SAILS:
                raise refuse(f"{side}.panache", "sails", panache=ship.panache, most=MOST_SAILS)
            stated = getattr(self.loss_order, side)
            if stated is not None and set(stated) != set(TRAITS):
                raise refuse(f"loss_order.{side}", "loss-order")
        return self

    def ship(self, side: Side) -> DuelShip:
        return self.attacker if side == "attacker" else self.defender

    def name(self, side: Side) -> str:
        """How the story calls a ship: by its name, else by its side."""
        return self.ship(side).name or side


MOST_SAILS = 10
"""The most action dice that a ship can have: `ship_initiative` knows no more."""


# --- At any moment


@often_changed
class Vessel(NamedTuple):
    """A ship in a fight. Its guns stand on two sides, its heroism dice are its own.

    In this turn it has turned, sailed freely and acted so many times; `shocks` is how often those on deck were shaken.
    """

    ranks: Ranks
    port: int
    starboard: int
    superficial: int
    grave: int
    heroism: int
    pose: Pose
    hand: PhaseDice = NO_DICE
    turns_made: int = 0
    sails_made: int = 0
    actions: int = 0
    shocks: int = 0

    @classmethod
    def launched(cls, ship: DuelShip) -> Vessel:
        pose = Pose(ship.q or 0, ship.r or 0, ship.facing or 0)
        heroism = min(ship.ranks) if ship.heroism is None else ship.heroism
        return cls(ship.ranks, *ship.broadsides, ship.superficial, ship.grave, heroism, pose)

    def guns(self, side: GunDeck) -> int:
        return self.port if side == "port" else self.starboard

    @property
    def stronger_side(self) -> GunDeck:
        return "port" if self.port >= self.starboard else "starboard"

    def holding(self, hand: PhaseDice) -> Vessel:
        """Initiative: with these action dice."""
        return Vessel._make((*self[:7], hand, *self[8:]))

    def after_die(self, phase: int) -> Vessel:
        """Initiative: the die of this phase is spent, else the lowest one held."""
        return Vessel._make((*self[:7], die_used(self.hand, phase), *self[8:10], self.actions + 1, self.shocks))

    def struck(self, superficial: int, grave: int, heroism: int) -> Vessel:
        """Ouvrir le feu (R53): with this damage, and the heroism dice left."""
        return Vessel._make((*self[:3], superficial, grave, heroism, *self[6:]))

    def battered(self, ranks: Ranks, port: int, starboard: int, shocks: int) -> Vessel:
        """Ouvrir le feu: as grave damage leaves it."""
        return Vessel._make((ranks, port, starboard, *self[3:11], shocks))

    def may_sail(self, phase: int) -> bool:
        """Mouvement (R48): a free move in each action, made or still to be made with a die at hand; it costs none."""
        usable = self.hand.dice.count(phase) + sum(face < phase for face in self.hand.held)
        return self.sails_made < self.actions + usable

    def free_hexes(self, options: Readings) -> int:
        """Mouvement (R48): how far the ship sails in one action."""
        return self.ranks.panache if options.move_trait == "panache" else self.ranks.wits

    def turn_payments(self, phase: int, credit: int) -> tuple[tuple[int, ...], ...]:
        return turn_payments(self.hand, phase, credit, self.ranks.resolve)

    def interruptions(self, phase: int) -> tuple[tuple[int, int], ...]:
        return interruptions(self.hand, phase)


@remembered
def turn_payments(hand: PhaseDice, phase: int, credit: int, resolve: int) -> tuple[tuple[int, ...], ...]:
    """Mouvement (R49): the dice that pay for a turn, none of them needlessly; `credit` is paid already.

    Without credit one of them must be usable now: a die of this phase, or one held.
    """

    def pays(dice: tuple[int, ...]) -> bool:
        return sum(dice) + credit >= resolve and (credit > 0 or any(face <= phase for face in dice))

    faces = sorted((*hand.dice, *hand.held))
    ways = dict.fromkeys(dice for count in range(len(faces) + 1) for dice in combinations(faces, count))
    return tuple([dice for dice in ways if pays(dice) and not any(pays(without(dice, face)) for face in dice)])


@remembered
def interruptions(hand: PhaseDice, phase: int) -> tuple[tuple[int, int], ...]:
    """Interruption (R73, R80): two dice of later phases."""
    later = [face for face in hand.dice if face > phase]
    return tuple(dict.fromkeys((low, high) for low, high in combinations(later, 2)))


def explodes(grave: int, ship: DuelShip, options: Readings) -> bool:
    """Ouvrir le feu (R53): a ship's dice always explode, unless it is played that damage stops them."""
    return not (options.ship_cripple and grave >= ship.hull_at_start)


@remembered
def die_used(hand: PhaseDice, phase: int) -> PhaseDice:
    """Initiative: the dice left of a hand that has one of this phase, or one held."""
    left = hand.act(phase) if phase in hand.dice else hand.use_held(phase, "attack")
    assert isinstance(left, PhaseDice)
    return left


def is_lost(ranks: Ranks, grave: int, ship: ShipInput, options: Readings) -> bool:
    """Couler (R54): a ship sinks, or nothing is left of it."""
    return is_sinking(grave, ship.hull_at_start, ranks.resolve, options) or not any(ranks)


@often_changed
class SeaFight(NamedTuple):
    """Both ships, the time, and the ship whose place it is.

    `queue` are the ships still to act in this phase; the first of them has `sailed` in this action or not, and `credit`
    is what an interruption has paid.
    """

    attacker: Vessel
    defender: Vessel
    turn: int = 1
    phase: int = 0
    queue: tuple[Side, ...] = ()
    sailed: bool = False
    credit: int = 0

    def vessel(self, side: Side) -> Vessel:
        return self.attacker if side == "attacker" else self.defender

    def ships_with(self, side: Side, vessel: Vessel) -> tuple[Vessel, Vessel]:
        """Both ships, this one as it is now."""
        return (vessel, self.defender) if side == "attacker" else (self.attacker, vessel)

    def with_vessel(self, side: Side, vessel: Vessel) -> SeaFight:
        return SeaFight._make((*self.ships_with(side, vessel), *self[2:]))

    def in_phase(self, phase: int, queue: tuple[Side, ...]) -> SeaFight:
        """Initiative: in a phase that has been called, with the ships that may act in it."""
        return SeaFight(self.attacker, self.defender, self.turn, phase, queue)

    def with_hand(self, side: Side, hand: PhaseDice) -> SeaFight:
        return self.with_vessel(side, self.vessel(side).holding(hand))

    @property
    def apart(self) -> int:
        return distance(self.attacker.pose.place, self.defender.pose.place)

    def arc(self, side: Side, options: Readings) -> Arc:
        """Ouvrir le feu: the broadside of this ship that bears on the other."""
        return arc_of(self.vessel(side).pose, self.vessel(OTHER[side]).pose.place, options)

    def hexes_to_ram(self, side: Side) -> int | None:
        """Heurter et éperonner: how far ahead the other ship lies on this ship's course."""
        pose, target, apart = self.vessel(side).pose, self.vessel(OTHER[side]).pose.place, self.apart
        return apart if apart and pose.ahead(apart).place == target else None

    def places(self, phase: int) -> tuple[tuple[Side, ...], ...]:
        """Initiative (R10, R11): who acts in a phase, equals together."""
        ships = zip(SIDES, self[:2], strict=True)
        rivals = tuple([Rival(side, vessel.ranks.panache, *vessel.hand) for side, vessel in ships])
        return order(phase, rivals)  # type: ignore[return-value]


class DuelOver(NamedTuple):
    winner: Victor
    turns: int


class ShipsParted(NamedTuple):
    """Who has won, and both ships as they are now, in the shape of the input: the next fight can begin with them.

    `attacker_shocks` and `defender_shocks` are the grave damages that shook those on deck: the hits of `deck_shock`.
    """

    winner: Victor
    turns: int
    attacker: Sheet
    defender: Sheet
    attacker_shocks: int
    defender_shocks: int


def over(winner: Victor, fight: SeaFight, given: ShipDuel, *told: Note) -> Move:
    """Règles de combat naval: the fight is over."""
    if not (given.hand_back or given.attacker.hand_back or given.defender.hand_back):
        return done(DuelOver(winner, fight.turn), *told)
    attacker, defender = (_as_given(given.ship(side), fight.vessel(side), given) for side in SIDES)
    shocks = fight.attacker.shocks, fight.defender.shocks
    return done(ShipsParted(winner, fight.turn, attacker, defender, *shocks), *told)


def _as_given(ship: DuelShip, vessel: Vessel, given: ShipDuel) -> Sheet:
    """Définition du navire; Couler (R54): a ship with the ranks it has left; it sinks by the hull it had at first."""
    now: dict[str, Any] = {**vessel.ranks._asdict(), "resolve_start": ship.hull_at_start}
    now |= {"port": vessel.port, "starboard": vessel.starboard, "heroism": vessel.heroism}
    now |= {"superficial": vessel.superficial, "grave": vessel.grave}
    if not given.stand_and_fire:
        now |= vessel.pose._asdict()
    return Sheet(frozen(ship.model_dump(mode="json", exclude_unset=True, exclude={"hand_back"}) | now))
