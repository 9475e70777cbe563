"""Toys with pieces: bands of men that forage and raid, and a purse that only one procedure looks at."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple, Self

from pydantic import Field, model_validator

from jacta.dice import Dice, Hits
from jacta.rules import Ask, Given, Move, Piece, Role, Roll, Run, Step, done, goto, procedure, refusals

D6 = Dice(1, 6)
refuse = refusals("toys")
WITHOUT_CAPTAIN = 6


class Band(Piece):
    kind: ClassVar[str] = "band"

    men: Annotated[int, Field(ge=1, le=12)]
    coins: Annotated[int, Field(ge=0)] = 0
    captain: str = ""
    mood: Literal["bold", "shy"] = "bold"
    scars: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _not_too_many(self) -> Self:
        if self.men > WITHOUT_CAPTAIN and not self.captain:
            raise refuse("men", "too-many", limit=WITHOUT_CAPTAIN)
        return self


class Purse(Piece):
    kind: ClassVar[str] = "purse"

    coins: Annotated[int, Field(ge=0)] = 0


# --- A raid speaks of the men of a band: its roles are declared


class Raid(Given):
    attackers: Annotated[int, Field(ge=1, le=12)] = 3
    defenders: Annotated[int, Field(ge=1, le=12)] = 2


class Raided(NamedTuple):
    attackers_left: int
    defenders_left: int
    loot: int


def _left(piece: Band, men: int, coins: int = 0) -> Band | None:
    return piece.model_copy(update={"men": men, "coins": piece.coins + coins}) if men else None


@procedure(
    passage="Toys, raid",
    aims={"attacker": "loot", "defender": "-loot"},
    roles={
        "attacker": Role(
            Band,
            lambda band: {"attackers": band.men},
            lambda band, outcome: _left(band, outcome.attackers_left, outcome.loot),
        ),
        "defender": Role(
            Band, lambda band: {"defenders": band.men}, lambda band, outcome: _left(band, outcome.defenders_left)
        ),
    },
)
def raid(given: Raid) -> Move[Raided]:
    """Toys, raid: every man throws a die, 5 and 6 hit; a coin for each man of the defender who falls."""
    return goto(raiders_throw, None)


def raiders_throw(nothing: None, given: Raid) -> Step:
    """Toys, raid: the attacker's dice."""
    return Roll("attacker", Hits(given.attackers, 6, 5), then=raiders_thrown)


def raiders_thrown(nothing: None, hits: int) -> Move:
    return goto(defenders_throw, hits)


def defenders_throw(hits: int, given: Raid) -> Step:
    """Toys, raid: the defender's dice."""
    return Roll("defender", Hits(given.defenders, 6, 5), then=defenders_thrown)


def defenders_thrown(hits: int, against: int, given: Raid) -> Move[Raided]:
    fallen = min(hits, given.defenders)
    return done(Raided(max(0, given.attackers - against), given.defenders - fallen, fallen))


# --- Foraging takes the band itself, and hands it back


class Forage(Given):
    band: Band = Band(men=2)
    purse: Purse | None = None


class Foraged(NamedTuple):
    band: Band | None
    found: int


@procedure(passage="Toys, forage", asks=("where",), aims={"player": "found"}, examples=({}, {"band": {"men": 1}}))
def forage(given: Forage) -> Move[Foraged]:
    """Toys, forage: near is safe, the woods are rich."""
    return goto(set_out, None)


def set_out(nothing: None) -> Step:
    """Toys, forage: near, or into the woods?"""
    return Ask("where", "player", ("near", "woods"), chosen, "near")


def chosen(nothing: None, where: str) -> Move:
    return goto(look_round, where)


def look_round(where: str) -> Step:
    """Toys, forage: a die; in the woods a 1 costs a man."""
    return Roll("forage", D6, then=looked_round)


def looked_round(where: str, face: int, given: Forage) -> Move[Foraged]:
    coins = face if where == "woods" else face // 2
    men = given.band.men - (where == "woods" and face == 1)
    return done(Foraged(_left(given.band, men, coins), coins))


# --- A feast takes any number of bands


class Feast(Given):
    guests: tuple[Band, ...]


class Feasted(NamedTuple):
    guests: tuple[Band | None, ...]


@procedure(passage="Toys, feast", examples=({"guests": [{"men": 2}, {"men": 1}]},))
def feast(given: Feast) -> Move[Feasted]:
    """Toys, feast: one die says how many coins every band spends."""
    return goto(pay, None)


def pay(nothing: None) -> Step:
    """Toys, feast: the bill."""
    return Roll("bill", D6, then=paid)


def paid(nothing: None, face: int, given: Feast) -> Move[Feasted]:
    left = (band.model_copy(update={"coins": max(0, band.coins - face)}) for band in given.guests)
    return done(Feasted(tuple(left)))


# --- A chain: forage, then raid


class Outing(Given):
    band: Band
    defenders: Annotated[int, Field(ge=1, le=12)] = 2


class Returned(NamedTuple):
    band: Band | None


@procedure(passage="Toys, outing", asks=("where",), aims={"player": "band.coins"}, examples=({"band": {"men": 2}},))
def outing(given: Outing) -> Move[Returned]:
    """Toys, outing: forage on the way, then raid."""
    return goto(on_the_way, None)


def on_the_way(nothing: None, given: Outing) -> Step:
    """Toys, outing: forage."""
    return Run("forage", forage, Forage(band=given.band), then=on_the_spot)


def on_the_spot(nothing: None, found: Foraged) -> Move[Returned]:
    return done(Returned(None)) if found.band is None else goto(at_the_gate, found.band)


def at_the_gate(band: Band, given: Outing) -> Step:
    """Toys, outing: raid."""
    return Run("raid", raid, Raid(attackers=band.men, defenders=given.defenders), then=home)


def home(band: Band, outcome: Raided) -> Move[Returned]:
    return done(Returned(_left(band, outcome.attackers_left, outcome.loot)))
