"""Dés d'héroïsme; vertus et travers: how many dice a scenario begins with, and the bidding over a flaw."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.games.seventh_sea.figures import Count, Rank
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.roles import BEGINNING, BIDDING_HERO
from jacta.rules import Ask, Move, Step, done, goto, note, procedure

FIVE_TRAITS = 5
Traits = Annotated[tuple[Rank, ...], Field(min_length=FIVE_TRAITS, max_length=FIVE_TRAITS)]


# --- Dés d'héroïsme


class HeroismGiven(Situation):
    """A hero or a ship by its five traits; or the game master, by the number of heroes and their highest trait."""

    traits: Traits | None = None
    pcs: Count | None = None
    highest: Rank | None = None

    @model_validator(mode="after")
    def one_pool(self) -> HeroismGiven:
        exactly_one(self, "traits", "pcs" if self.highest is None else "highest")
        if self.traits is None:
            exactly_one(self, "pcs")
            exactly_one(self, "highest")
        return self


def first_dice(traits: tuple[int, ...]) -> int:
    """Dés d'héroïsme: a hero or a ship begins with as many dice as its lowest trait."""
    return min(traits)


def first_gm_dice(pcs: int, highest: int) -> int:
    """Dés d'héroïsme (R78): the game master begins with one die a hero, and the highest trait of any of them."""
    return pcs + highest


@procedure(
    passage="Dés d'héroïsme (GJ30b GJ127a GJ190b CM3a)",
    readings=(),
    kind="check",
    roles=BEGINNING,
    examples=({"traits": [2, 3, 2, 4, 1]}, {"pcs": 4, "highest": 4}),
)
def heroism(given: HeroismGiven) -> Move[int]:
    """Dés d'héroïsme (R78): the dice with which a scenario begins."""
    if given.traits is not None:
        return done(first_dice(given.traits))
    assert given.pcs is not None
    assert given.highest is not None
    return done(first_gm_dice(given.pcs, given.highest))


# --- Utilisation des vertus et des travers


class FlawBid(Situation):
    """The dice in hand, and the most that each will spend; left out, each decides die by die."""

    gm: Annotated[int, Field(ge=1, le=200)]
    player: Count
    gm_limit: Annotated[int, Field(ge=1, le=200)] | None = None
    player_limit: Count | None = None


class Bidding(NamedTuple):
    gm_left: int
    player_left: int


class FlawOutcome(NamedTuple):
    active: bool
    gm_left: int
    player_left: int


@procedure(
    passage="Utilisation des vertus et des travers (GJ127a GJ127b)",
    chance="none",
    asks=(
        "counter_flaw",
        "insist_on_flaw",
    ),
    readings=(),
    aims={"gm": "active=true", "player": "active=false"},
    roles=BIDDING_HERO,
    examples=({"gm": 4, "player": 2}, {"gm": 3, "player": 3, "player_limit": 1}),
)
def flaw_bid(given: FlawBid) -> Move[FlawOutcome]:
    """Utilisation des vertus et des travers: the game master activates a hero's flaw."""
    return activated(Bidding(given.gm, given.player))


def activated(bid: Bidding) -> Move:
    bid = bid._replace(gm_left=bid.gm_left - 1)
    return goto(player_counters, bid, note("flaw_active", gm=bid.gm_left, player=bid.player_left))


def player_counters(bid: Bidding, given: FlawBid) -> Step:
    """Utilisation des vertus et des travers (R31): the player may spend a die to keep the flaw asleep."""
    if not bid.player_left:
        return countered(bid, False)
    if given.player_limit is None:
        return Ask("counter_flaw", "player", (True, False), countered, True)
    return countered(bid, given.player - bid.player_left < given.player_limit)


def countered(bid: Bidding, spends: bool) -> Move:
    if not spends:
        return done(FlawOutcome(True, *bid))
    bid = bid._replace(player_left=bid.player_left - 1)
    return goto(gm_insists, bid, note("flaw_countered", gm=bid.gm_left, player=bid.player_left))


def gm_insists(bid: Bidding, given: FlawBid) -> Step:
    """Utilisation des vertus et des travers (R31): the game master may spend another die, and so on."""
    if not bid.gm_left:
        return insisted(bid, False)
    if given.gm_limit is None:
        return Ask("insist_on_flaw", "gm", (True, False), insisted, True)
    return insisted(bid, given.gm - bid.gm_left < given.gm_limit)


def insisted(bid: Bidding, spends: bool) -> Move:
    return activated(bid) if spends else done(FlawOutcome(False, *bid))
