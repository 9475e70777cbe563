"""Victoire: a mass battle fought turn by turn, until a general has won three in a row."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.games.seventh_sea.figures import OTHER, ROLES, Modifier, Side
from jacta.games.seventh_sea.mass_battle.generals import (
    Commander,
    General,
    GlobalRoll,
    MassTurn,
    TurnWinner,
    TurnWon,
    choosing_tactics,
    daring,
    global_roll,
    spending,
)
from jacta.games.seventh_sea.roles import general
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.rules import Move, Note, Rules, Run, Step, Strict, done, goto, note, procedure

WINS_IN_A_ROW = 3
Ties: TypeAlias = Literal["nobody", "reroll"]


class AggressorBonus(Strict):
    """The net modifier of the tactics that each general has while he is the aggressor."""

    attacker: Modifier = 0
    defender: Modifier = 0


class MassBattle(MassTurn):
    """Two generals; `attacker` and `defender` are their names for the whole battle."""

    aggressor_bonus: AggressorBonus = AggressorBonus()
    tie: Ties = "nobody"
    max_turns: Annotated[int, Field(ge=1, le=1000)] | None = None

    def name(self, who: Side) -> str:
        """How the story calls a general: by his name, else by his side."""
        general: General = getattr(self, who)
        return general.name or who


class Battle(NamedTuple):
    """Who attacks, who has won how often in a row, the raises and the heroism dice left to each, and the turns if they
    are counted."""

    aggressor: Side = "attacker"
    leader: Side | None = None
    wins: int = 0
    attacker_raises: int = 0
    defender_raises: int = 0
    attacker_dice: int = 0
    defender_dice: int = 0
    turns: int = 0

    def raises_of(self, who: Side) -> int:
        return self.attacker_raises if who == "attacker" else self.defender_raises

    def without_raises(self, who: Side, spent: int) -> Battle:
        left = self.raises_of(who) - spent
        return self._replace(attacker_raises=left) if who == "attacker" else self._replace(defender_raises=left)

    def dice_of(self, who: Side) -> int:
        return self.attacker_dice if who == "attacker" else self.defender_dice

    def without_dice(self, who: Side, spent: int) -> Battle:
        """Dés d'héroïsme (R76): a die is spent once."""
        left = self.dice_of(who) - spent
        return self._replace(attacker_dice=left) if who == "attacker" else self._replace(defender_dice=left)


class TurnOrders(NamedTuple):
    """A turn about to be fought: the points that each general's raises and the tactics add, and his heroism dice."""

    battle: Battle
    attacker: int = 0
    defender: int = 0
    attacker_heroism: int = 0
    defender_heroism: int = 0


class BattleOver(NamedTuple):
    winner: Literal["attacker", "defender", "none"]


class BattleTimed(NamedTuple):
    winner: Literal["attacker", "defender", "none"]
    turns: int


MOST_TURNS = 200


def turns_counted(given: MassBattle) -> tuple[int, int]:
    """The turns that are told apart, if any, and how many may be for exact odds: each makes all weights longer."""
    return given.max_turns or 0, MOST_TURNS


@procedure(
    passage="Victoire",
    asks=("spend_raises", "heroism_general", "tactic"),
    exact_up_to={"max_turns": turns_counted},
    tables=("eis101",),
    readings=(
        "precision",
        "min_one_die",
    ),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    roles=general("attacker") | general("defender"),
    examples=(
        {
            "attacker": {"wits": 3, "strategy": 2, "bonus": 2, "explode": False},
            "defender": {"wits": 2, "strategy": 3, "explode": False},
        },
        {
            "attacker": {"wits": 2, "strategy": 1},
            "defender": {"wits": 2, "strategy": 1},
            "aggressor_bonus": {"attacker": 3, "defender": 1},
            "tie": "reroll",
            "max_turns": 4,
        },
    ),
)
def mass_battle(given: MassBattle) -> Move[BattleOver | BattleTimed]:
    """Victoire: turn after turn, until one general has won three in a row."""
    stocks = given.attacker.free_raises, given.defender.free_raises
    dice = given.attacker.heroism_pool, given.defender.heroism_pool
    battle = Battle("attacker", None, 0, *stocks, *dice)
    return goto(attacker_orders, TurnOrders(battle), turn_note(battle, given))


def attacker_orders(orders: TurnOrders) -> Step:
    """Phase préparatoire: the attacking general may spend free raises on this turn."""
    return spending("attacker", orders.battle.raises_of("attacker"), orders, attacker_ordered)


def attacker_ordered(orders: TurnOrders, spent: int) -> Move:
    return goto(defender_orders, TurnOrders(orders.battle.without_raises("attacker", spent), RAISE * spent))


def defender_orders(orders: TurnOrders) -> Step:
    """Phase préparatoire: so may the defending one."""
    return spending("defender", orders.battle.raises_of("defender"), orders, defender_ordered)


def defender_ordered(orders: TurnOrders, spent: int) -> Move:
    battle = orders.battle.without_raises("defender", spent)
    return goto(attacker_dares, TurnOrders(battle, orders.attacker, RAISE * spent))


def attacker_dares(orders: TurnOrders) -> Step:
    """Dés d'héroïsme (R76): the attacking general may add dice to this roll, each of them once."""
    return daring("attacker", orders.battle.dice_of("attacker"), orders, attacker_dared)


def attacker_dared(orders: TurnOrders, dice: int) -> Move:
    battle = orders.battle.without_dice("attacker", dice)
    return goto(defender_dares, orders._replace(battle=battle, attacker_heroism=dice))


def defender_dares(orders: TurnOrders) -> Step:
    """Dés d'héroïsme (R76): so may the defending one."""
    return daring("defender", orders.battle.dice_of("defender"), orders, defender_dared)


def defender_dared(orders: TurnOrders, dice: int) -> Move:
    battle = orders.battle.without_dice("defender", dice)
    return goto(tactics, orders._replace(battle=battle, defender_heroism=dice))


def tactics(orders: TurnOrders, rules: Rules) -> Step:
    """Choix d'une tactique militaire: secret and simultaneous, where the book's table is at hand."""
    own = orders.battle.aggressor
    return choosing_tactics((own, OTHER[own]), orders, tactics_revealed, rules) or goto(battle_turn, orders)


def tactics_revealed(orders: TurnOrders, chosen: tuple[str, str], rules: Rules) -> Move:
    modifier: int = rules.table("eis101").at(*chosen)
    own = orders.battle.aggressor
    told = note("tactics", modifier=modifier)
    return goto(battle_turn, orders._replace(**{own: getattr(orders, own) + modifier}), told)


def battle_turn(orders: TurnOrders, given: MassBattle) -> Step:
    """Déroulement des combats: the winner of the last turn is the aggressor of this one."""
    own = orders.battle.aggressor
    rolls = GlobalRoll.model_construct(
        attacker=commanding(own, orders, given), defender=commanding(OTHER[own], orders, given), options=given.options
    )
    return Run("turn", global_roll, rolls, turn_fought, ROLES[own])


def commanding(who: Side, orders: TurnOrders, given: MassBattle) -> Commander:
    """A general with what this turn adds to his roll."""
    general: General = getattr(given, who)
    bonus: int = getattr(orders, who)
    if who == orders.battle.aggressor:
        bonus += getattr(given.aggressor_bonus, who)
    return general.commanding(bonus, getattr(orders, f"{who}_heroism"))


def turn_fought(orders: TurnOrders, turn: TurnWon, given: MassBattle) -> Move:
    """Victoire (R59): three turns won in a row; a tie breaks every run, or is rolled again."""
    if turn.winner == "tie" and given.tie == "reroll":
        return goto(battle_turn, orders, note("turn_drawn", tie=given.tie))
    battle = after_turn(orders.battle, turn.winner)
    if given.max_turns is not None:
        battle = battle._replace(turns=battle.turns + 1)
    told = (
        note("turn_drawn", tie=given.tie)
        if battle.leader is None
        else note("turn_won", who=given.name(battle.leader), wins=battle.wins)
    )
    if battle.wins == WINS_IN_A_ROW:
        return ended(battle, given, told)
    if battle.turns == given.max_turns:
        return ended(battle._replace(leader=None), given, told)
    return goto(attacker_orders, TurnOrders(battle), told, turn_note(battle, given))


def turn_note(battle: Battle, given: MassBattle) -> Note:
    """Déroulement des combats: whose attack it is; the turn, where turns are counted."""
    turn = 0 if given.max_turns is None else battle.turns + 1
    return note("battle_turn", turn=turn, who=given.name(battle.aggressor))


def after_turn(battle: Battle, winner: TurnWinner) -> Battle:
    """Victoire: the winner of `attacker` and `defender` as mass_turn names them, aggressor first."""
    if winner == "tie":
        return battle._replace(leader=None, wins=0)
    who = battle.aggressor if winner == "attacker" else OTHER[battle.aggressor]
    wins = battle.wins + 1 if battle.leader == who else 1
    return battle._replace(aggressor=who, leader=who, wins=wins)


def ended(battle: Battle, given: MassBattle, told: Note) -> Move:
    winner = battle.leader or "none"
    if given.max_turns is None:
        return done(BattleOver(winner), told)
    return done(BattleTimed(winner, battle.turns), told)
