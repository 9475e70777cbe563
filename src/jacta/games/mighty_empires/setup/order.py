"""Début du jeu: who chooses a capital first, who plays first, and the pieces of a player's set."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import model_validator

from jacta.games.mighty_empires.inputs import TWO_DICE, Count, Players, Seat, SeatLabel, refuse
from jacta.rules import Given, Move, Roll, Step, done, goto, note, procedure

SET = {"fortresses": 4, "cities": 4, "villages": 8, "armies": 13, "ships": 4}

SeatOrder = tuple[SeatLabel, ...]


def round_the_table(players: int, first: int = 0) -> SeatOrder:
    """All seats in the order of play, from this one on."""
    return tuple(SeatLabel((first + place) % players) for place in range(players))


# --- Who chooses first


class OrderGiven(Given):
    players: Players


class Choosing(NamedTuple):
    order: SeatOrder


class Ranking(NamedTuple):
    """The seats as they rank so far: those ahead of everybody left, the tied ones who roll now, the groups behind.

    `rolled` holds the totals of the first seats of the tied group.
    """

    ahead: SeatOrder
    tied: SeatOrder
    behind: tuple[SeatOrder, ...]
    rolled: tuple[int, ...] = ()


@procedure(passage="Début du jeu", examples=({"players": 3}, {"players": 2}))
def capital_order(given: OrderGiven) -> Move[Choosing]:
    """Début du jeu: who picks the site of his capital first."""
    return goto(capital_roll, Ranking((), round_the_table(given.players), ()))


def capital_roll(ranking: Ranking) -> Step:
    """Début du jeu (R3): two dice each, the highest chooses first; the tied roll again among themselves."""
    return Roll("capital", TWO_DICE, then=capital_rolled, who=f"seat{ranking.tied[len(ranking.rolled)]}")


def capital_rolled(ranking: Ranking, dice: int) -> Move:
    rolled = (*ranking.rolled, dice)
    if len(rolled) < len(ranking.tied):
        return goto(capital_roll, ranking._replace(rolled=rolled))
    groups = tuple(
        tuple(seat for seat, total in zip(ranking.tied, rolled, strict=True) if total == level)
        for level in sorted(set(rolled), reverse=True)
    )
    return next_tie(ranking.ahead, groups + ranking.behind)


def next_tie(ahead: SeatOrder, groups: tuple[SeatOrder, ...]) -> Move:
    for place, group in enumerate(groups):
        if len(group) > 1:
            return goto(capital_roll, Ranking(ahead, group, groups[place + 1 :]))
        ahead += group
    order = Choosing(ahead)
    return done(order, note("choosing_order", order=order.order))


# --- Who plays first


class Seating(OrderGiven):
    first_chooser: Seat

    @model_validator(mode="after")
    def chooser_sits_there(self) -> Seating:
        if self.first_chooser >= self.players:
            raise refuse("first_chooser", "no-seat", players=self.players)
        return self


class Order(NamedTuple):
    order: SeatOrder
    left: SeatOrder
    right: SeatOrder


def seating(players: int, first_chooser: int) -> Order:
    """Début du jeu (R4, R5, R98): the first player sits to the right of the first chooser; play passes to the left."""
    return Order(round_the_table(players, first_chooser - 1), round_the_table(players, 1), round_the_table(players, -1))


@procedure(
    passage="Début du jeu; Saison d'hivernage, Evénement",
    kind="check",
    examples=({"players": 3, "first_chooser": 0}, {"players": 2, "first_chooser": 0}),
)
def turn_order(given: Seating) -> Move[Order]:
    """Début du jeu: the order of play, and everybody's neighbours."""
    return done(seating(given.players, given.first_chooser))


# --- The set


class PiecesOnMap(NamedTuple):
    villages: int
    cities: int
    fortresses: int
    armies: int
    ships: int


class OnTheMap(Given):
    villages: Count = 0
    cities: Count = 0
    fortresses: Count = 0
    armies: Count = 0
    ships: Count = 0


@procedure(
    passage="Début du jeu; Recrutement",
    kind="check",
    examples=({"villages": 3, "cities": 1, "armies": 5}, {"villages": 9, "ships": 4}),
)
def limits(given: OnTheMap) -> Move[PiecesOnMap]:
    """Début du jeu; Recrutement (R69): the pieces left in a player's set."""
    return done(PiecesOnMap(*(max(0, SET[piece] - getattr(given, piece)) for piece in PiecesOnMap._fields)))
