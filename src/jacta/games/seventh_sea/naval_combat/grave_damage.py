"""Ouvrir le feu, Couler, Aborder un navire: what grave damage and boarders cost a ship in a fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from pydantic import Field, model_validator

from jacta.games.seventh_sea.figures import OTHER, ROLES, SIDES, Count, Side, refuse
from jacta.games.seventh_sea.inputs import check_broadsides
from jacta.games.seventh_sea.naval_combat.boarding import Boarded, Boarding, boarding
from jacta.games.seventh_sea.naval_combat.course import after_action, die_spent, order, place
from jacta.games.seventh_sea.naval_combat.gunnery import FirstLoss
from jacta.games.seventh_sea.naval_combat.ranks import TRAITS, Ranks, ShipTrait
from jacta.games.seventh_sea.naval_combat.sea_fight import (
    BROADSIDES,
    LOSS_ORDER,
    GunDeck,
    LossOrder,
    RankedShip,
    SeaFight,
    ShipDuel,
    is_lost,
    over,
)
from jacta.games.seventh_sea.naval_combat.ships import SINKING_ACTIONS, is_sinking
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.roles import BATTERED_SHIP
from jacta.rules import Ask, Move, Note, Run, Step, done, goto, note, often_changed, procedure, remembered

SHAKING: tuple[ShipTrait, ...] = ("finesse", "resolve")
"""Damage to crew and hull shakes those on deck."""


def settled(fight: SeaFight, then: Callable[..., Any], given: ShipDuel, *told: Note) -> Move:
    """Couler (R54): the fight is over when a ship is lost; else it goes on."""
    lost = ships_lost(fight, given)
    if not lost:
        return goto(then, fight, *told)
    ends = [note("ship_lost", side=given.name(side), actions=actions_left(side, fight, given)) for side in lost]
    return goto(down, fight, *told, *ends)


def ships_lost(fight: SeaFight, given: ShipDuel) -> list[Side]:
    """Those that have gone down, or nobody can save."""
    ships = zip(SIDES, fight[:2], strict=True)
    return [side for side, one in ships if is_lost(one.ranks, one.grave, given.ship(side), given.options)]


def down(fight: SeaFight, given: ShipDuel) -> Step:
    """Couler (R54): who is left has won."""
    lost = ships_lost(fight, given)
    return over(OTHER[lost[0]] if len(lost) == 1 else "none", fight, given)


def actions_left(side: Side, fight: SeaFight, given: ShipDuel) -> int:
    """Couler (R54): the actions that a ship takes to go down; none for a wreck that still floats."""
    ship, vessel = given.ship(side), fight.vessel(side)
    if not is_sinking(vessel.grave, ship.hull_at_start, vessel.ranks.resolve, given.options):
        return 0
    return max(0, SINKING_ACTIONS - ship.hull_at_start)


# --- Dégâts graves


class BatteredShip(RankedShip):
    """A ship that grave damage strikes; `shocks` is how often those on deck were shaken before."""

    shocks: Count = 0


class GraveDamageGiven(Situation):
    """Grave damage to a ship. The captain who states no order chooses each time what it costs.

    `counted` is what the grave damage of the ship counts already, as after it has run aground.
    """

    ship: BatteredShip
    hits: Annotated[int, Field(ge=1, le=100)]
    counted: bool = False
    first_loss: FirstLoss = "choice"
    loss_order: LossOrder | None = None

    @model_validator(mode="after")
    def ship_is_whole(self) -> GraveDamageGiven:
        check_broadsides(self.ship, "ship")
        if self.loss_order is not None and set(self.loss_order) != set(TRAITS):
            raise refuse("loss_order", "loss-order")
        return self

    @property
    def grave(self) -> int:
        """Couler: all grave damage that the ship has received."""
        return self.ship.grave + (0 if self.counted else self.hits)


class RanksLeft(NamedTuple):
    """The ship after grave damage, and how often those on deck were shaken in all."""

    ranks: Ranks
    port: int
    starboard: int
    shocks: int


@often_changed
class Battered(NamedTuple):
    """A ship that has so many grave damages still to bear; `first_loss` is the trait that must bear the next one."""

    ranks: Ranks
    port: int
    starboard: int
    shocks: int
    hits: int
    first_loss: ShipTrait | None

    @property
    def weaker_side(self) -> GunDeck:
        """The side with fewer guns that still has some."""
        if not (self.port and self.starboard):
            return "port" if self.port else "starboard"
        return "port" if self.port <= self.starboard else "starboard"

    def without(self, trait: ShipTrait) -> Battered:
        """One damage less to bear, at the cost of a rank."""
        return self._replace(ranks=self.ranks.without(trait), hits=self.hits - 1, first_loss=None)


FRIGATE = {"brawn": 4, "finesse": 3, "resolve": 3, "wits": 2, "panache": 3}


@procedure(
    passage="Ouvrir le feu; Munitions spéciales; Gaillardise (Canons)",
    asks=("lost_rank", "lost_gun"),
    readings=("sink_by",),
    chance="none",
    aims={"captain": "-shocks"},
    roles=BATTERED_SHIP,
    examples=(
        {"ship": FRIGATE, "hits": 2},
        {"ship": {**FRIGATE, "grave": 1}, "hits": 1, "first_loss": "finesse"},
    ),
)
def grave_damage(given: GraveDamageGiven) -> Move[RanksLeft]:
    """Ouvrir le feu; Munitions spéciales: what grave damage costs a ship."""
    ship = given.ship
    first = given.first_loss if given.first_loss in ("finesse", "panache") else None
    return goto(damage_control, Battered(ship.ranks, *ship.broadsides, ship.shocks, given.hits, first))


def damage_control(ship: Battered, given: GraveDamageGiven) -> Step:
    """Ouvrir le feu; Munitions spéciales: each grave damage takes a rank, of the captain's choice."""
    ranks, port, starboard, shocks, hits, first = ship
    if not hits or is_lost(ranks, given.grave, given.ship, given.options):  # nothing to save any more
        return done(RanksLeft(ranks, port, starboard, shocks))
    if first and ranks.of(first):
        return rank_lost(ship, first, given)
    stated, left = given.loss_order, ranks.left
    first_choice = next(trait for trait in stated or LOSS_ORDER if trait in left)
    if stated or len(left) == 1:
        return rank_lost(ship, first_choice, given)
    return Ask("lost_rank", "captain", left, rank_lost, first_choice)


def rank_lost(ship: Battered, trait: ShipTrait, given: GraveDamageGiven) -> Move:
    name = given.ship.name or "ship"
    told = [note("ship_rank_lost", side=name, trait=trait)]
    if trait in SHAKING:
        ship = ship._replace(shocks=ship.shocks + 1)
        told.append(note("deck_shock", side=name, shocks=ship.shocks))
    return goto(gun_lost if trait == "brawn" else damage_control, ship.without(trait), *told)


def gun_lost(ship: Battered, given: GraveDamageGiven) -> Step:
    """Gaillardise (Canons): the rank is lost to port or to starboard."""
    if given.loss_order or not (ship.port and ship.starboard):
        return gun_chosen(ship, ship.weaker_side)
    return Ask("lost_gun", "captain", BROADSIDES, gun_chosen, ship.weaker_side)


def gun_chosen(ship: Battered, deck: GunDeck) -> Move:
    if deck == "port":
        return goto(damage_control, ship._replace(port=ship.port - 1))
    return goto(damage_control, ship._replace(starboard=ship.starboard - 1))


# --- In the course of the fight


class Loss(NamedTuple):
    """Grave damage that a ship has to take, and the trait that must bear the first of it."""

    side: Side
    grave: int
    first_loss: FirstLoss = "choice"


class Stricken(NamedTuple):
    """Grave damage that waits for the captains. It counts at once; what it costs is theirs to say."""

    fight: SeaFight
    losses: tuple[Loss, ...]


def suffered(state: Stricken, given: ShipDuel) -> Step:
    """Ouvrir le feu; Munitions spéciales: each grave damage takes a rank, of the captain's choice."""
    fight, (loss, *_) = state
    ranks, port, starboard, _, grave, *_, shocks = fight.vessel(loss.side)
    harm = damage_of(loss, ranks, port, starboard, grave, shocks, given)
    return Run("grave_damage", grave_damage, harm, then=borne, roles={"captain": loss.side})


@remembered
def damage_of(
    loss: Loss, ranks: Ranks, port: int, starboard: int, grave: int, shocks: int, given: ShipDuel
) -> GraveDamageGiven:
    """Ouvrir le feu: the ship as it was, and what has struck it."""
    side = loss.side
    ship = BatteredShip.unchecked(
        name=given.name(side),
        **ranks._asdict(),
        port=port,
        starboard=starboard,
        resolve_start=given.ship(side).hull_at_start,
        grave=grave,
        shocks=shocks,
    )
    return GraveDamageGiven.unchecked(
        ship=ship,
        hits=loss.grave,
        counted=True,
        first_loss=loss.first_loss,
        loss_order=getattr(given.loss_order, side),
        options=given.options,
    )


def borne(state: Stricken, left: RanksLeft, given: ShipDuel) -> Move:
    fight, ((side, *_), *others) = state
    fight = fight.with_vessel(side, fight.vessel(side).battered(*left))
    return goto(suffered, Stricken(fight, tuple(others))) if others else settled(fight, place, given)


# --- Aborder un navire


@order("board")
def board(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(assault, fight)


def assault(fight: SeaFight, given: ShipDuel) -> Step:
    """Aborder un navire: one assault, for one action die."""
    side = fight.queue[0]
    crews = [fight.vessel(one).ranks.finesse for one in (side, OTHER[side])]
    boarders = Boarding(attacker_crew=crews[0], defender_crew=crews[1], table=given.table, options=given.options)
    return Run("boarding", boarding, boarders, assaulted, ROLES[side])


def assaulted(fight: SeaFight, boarded: Boarded, given: ShipDuel) -> Move:
    side = fight.queue[0]
    for one, crew in zip((side, OTHER[side]), boarded[1:], strict=True):
        vessel = fight.vessel(one)
        fight = fight.with_vessel(one, vessel._replace(ranks=vessel.ranks._replace(finesse=int(crew))))
    return goto(colours if boarded.result == "ongoing" else deck_taken, fight)


def deck_taken(fight: SeaFight, given: ShipDuel) -> Step:
    """Aborder un navire: the crew that is left has won."""
    manned = [side for side in SIDES if fight.vessel(side).ranks.finesse]
    return over(manned[0] if manned else "none", fight, given)


def colours(fight: SeaFight) -> Step:
    """Aborder un navire: the boarded captain may strike the colours."""
    return Ask("strike_colours", OTHER[fight.queue[0]], (False, True), colours_struck, False)


def colours_struck(fight: SeaFight, strikes: bool, given: ShipDuel) -> Move:
    return over(fight.queue[0], fight, given) if strikes else goto(boarders_colours, fight)


def boarders_colours(fight: SeaFight) -> Step:
    """Aborder un navire: either crew may surrender, and so may the boarders."""
    return Ask("strike_colours", fight.queue[0], (False, True), boarders_struck, False)


def boarders_struck(fight: SeaFight, strikes: bool, given: ShipDuel) -> Move:
    if strikes:
        return over(OTHER[fight.queue[0]], fight, given)
    return settled(after_action(fight, die_spent(fight), given), place, given)
