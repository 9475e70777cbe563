"""Déroulement des combats: a battle of two armies as it is given, as it stands, and as it ends."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.seventh_sea.figures import SIDES, Side, refuse
from jacta.games.seventh_sea.mass_battle.personal import (
    ENGAGEMENTS,
    USUAL_ENGAGEMENT,
    Engagement,
    FateRow,
)
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pieces import Army, Character
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.games.seventh_sea.score_rows import check_rows
from jacta.rules import Strict

Rows = Annotated[tuple[FateRow, ...], Field(min_length=1, max_length=100)]
BattleWinner: TypeAlias = Literal["attacker", "defender", "none"]


# --- As given


class Fates(Strict):
    """Jet personnel (GM175): the rows of the book, by engagement."""

    reserve: Rows
    disengaged: Rows
    engaged: Rows
    front_line: Rows

    @model_validator(mode="after")
    def rows_in_order(self) -> Fates:
        for engagement in ENGAGEMENTS:
            check_rows(getattr(self, engagement))
        return self


class BattleGiven(Situation):
    """Two armies, and heroes on one side. Without `fates`, the book is consulted for every personal roll.

    `opportunity_bonus` is what an opportunity adds to the next global roll: the books say more. With `game_master`, he
    may lend a hand before every turn.
    """

    attacker: Army
    defender: Army
    heroes: Annotated[tuple[Character, ...], Field(max_length=20)] = ()
    heroes_side: Side = "attacker"
    fates: Fates | None = None
    opportunity_bonus: Annotated[int, Field(ge=0, le=100)] = RAISE
    max_turns: Annotated[int, Field(ge=1, le=1000)] = 50
    game_master: bool = False

    def army(self, side: Side) -> Army:
        return self.attacker if side == "attacker" else self.defender

    @model_validator(mode="after")
    def each_once(self) -> BattleGiven:
        for place, hero in enumerate(self.heroes):
            if any(hero.name == other.name for other in self.heroes[:place]):
                raise refuse(f"heroes.{place}.name", "same-name", name=hero.name)
        return self


# --- As it stands


class Host(NamedTuple):
    """An army in battle: free raises, points of opportunities for its next roll, heroism dice, turns won in a row."""

    raises: int
    heroic: int
    dice: int
    wins: int = 0


class HeroFate(NamedTuple):
    """A hero in battle: wounds, the reputation of this battle, his engagement of the turn; gone when he has left."""

    light: int
    dramatic: int
    reputation: int = 0
    engagement: Engagement = USUAL_ENGAGEMENT
    gone: bool = False


class OrderBonus(NamedTuple):
    """What is added to a general's roll of this turn, and his heroism dice."""

    points: int = 0
    dice: int = 0


class Battlefield(NamedTuple):
    """Turn, aggressor, both armies and their orders, all heroes, and the hero whose turn it is."""

    turn: int
    aggressor: Side
    attacker: Host
    defender: Host
    heroes: tuple[HeroFate, ...]
    orders: tuple[OrderBonus, OrderBonus] = (OrderBonus(), OrderBonus())
    hero: int = 0
    winner: BattleWinner = "none"

    def host(self, side: Side) -> Host:
        return self.attacker if side == "attacker" else self.defender

    def with_host(self, side: Side, host: Host) -> Battlefield:
        return self._replace(attacker=host) if side == "attacker" else self._replace(defender=host)

    def with_hero(self, place: int, fate: HeroFate) -> Battlefield:
        return self._replace(heroes=(*self.heroes[:place], fate, *self.heroes[place + 1 :]))

    def at_next_hero(self) -> Battlefield:
        """At the first hero from here on who is still there; past the last one, if there is none."""
        hero = self.hero
        while hero < len(self.heroes) and self.heroes[hero].gone:
            hero += 1
        return self._replace(hero=hero)

    def ordering(self, side: Side, orders: OrderBonus) -> Battlefield:
        own, other = self.orders
        return self._replace(orders=(orders, other) if side == "attacker" else (own, orders))

    def order(self, side: Side) -> OrderBonus:
        return self.orders[SIDES.index(side)]


class ArmyMending(NamedTuple):
    """A figure that the game master puts right: of which army."""

    field: Battlefield
    side: Side
    figure: str = ""


class DealtWounds(NamedTuple):
    """Wounds that the game master deals to a hero."""

    field: Battlefield
    place: int


class BattleFought(NamedTuple):
    """Who has won, and everybody as he is now."""

    winner: BattleWinner
    turns: int
    attacker: Army
    defender: Army
    heroes: tuple[Character, ...]


# --- Whoever comes and goes


def arrived(hero: Character) -> HeroFate:
    return HeroFate(hero.light, hero.dramatic, gone=hero.state == "out")


InBattle: TypeAlias = Battlefield | ArmyMending | DealtWounds
"""The battle, in whatever somebody is asked about."""


def enters(state: InBattle, given: BattleGiven) -> InBattle:
    """The game master brings in a hero who was not there, at any moment."""
    return with_field(state, field_in(state)._replace(heroes=(*field_in(state).heroes, arrived(given.heroes[-1]))))


def leaves(state: InBattle, place: int, given: BattleGiven) -> InBattle:
    """The game master takes a hero out of the battle, at any moment."""
    field = field_in(state)
    if field.heroes[place].gone:
        raise refuse("heroes", "out-already", name=given.heroes[place].name)
    return with_field(state, field.with_hero(place, field.heroes[place]._replace(gone=True)))


def field_in(state: InBattle) -> Battlefield:
    return state if isinstance(state, Battlefield) else state.field


def with_field(state: InBattle, field: Battlefield) -> InBattle:
    return field if isinstance(state, Battlefield) else state._replace(field=field)
