"""The dice of worlds that are only thought of: the same thing has the same luck, whatever was done before."""

from __future__ import annotations

from typing import Any

from jacta.games.mighty_empires.players.common_luck import CommonLuck, PlayoutDice
from jacta.games.mighty_empires.state.actions import Act
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Position, answered
from tests.games.mighty_empires.random_games import random_game


def missions() -> tuple[Position, Ask, list[Act]]:
    """The scouts of two units to two hexes."""
    for position, question in random_game({"players": 2, "years": 1, "seed": 4}, 4):
        if isinstance(question, Ask) and question.label == "scout":
            found: dict[str, Act] = {}
            for one in question.values():
                if (
                    isinstance(one, Act)
                    and one.unit not in found
                    and one.to not in [other.to for other in found.values()]
                ):
                    found[one.unit] = one
            if len(found) > 1:
                return position, question, list(found.values())[:2]
    raise AssertionError("nobody scouts")


def sent(orders: list[Act], dice: PlayoutDice) -> dict[str, Any]:
    """What the first dice of each mission show, by the hex."""
    position, question, _ = missions()
    asked: Any = question
    found: dict[str, Any] = {}
    for order in orders:
        if not (isinstance(asked, Ask) and order in asked.values()):
            continue
        position, asked = answered(position, asked, order)
        while isinstance(asked, Roll):
            face = dice.throw(position, asked)
            found.setdefault(order.to, (asked.label, face))
            position, asked = answered(position, asked, face)
    return found


def test_the_order_of_the_orders_does_not_change_their_luck() -> None:
    _, _, orders = missions()
    for seed in range(10):
        luck = CommonLuck(f"world {seed}")
        one, other = sent(orders, luck.dice()), sent(orders[::-1], luck.dice())
        shared = one.keys() & other.keys()
        assert shared
        assert all(one[hex] == other[hex] for hex in shared)


def test_other_worlds_have_other_luck_and_a_second_throw_has_its_own() -> None:
    position, question, orders = missions()
    position, roll = answered(position, question, orders[0])
    assert isinstance(roll, Roll)
    seen = {CommonLuck(f"world {seed}").dice().throw(position, roll) for seed in range(40)}
    assert len(seen) > 4
    dice = CommonLuck("world").dice()
    assert len({dice.throw(position, roll) for _ in range(40)}) > 4
