"""Where the planner answers wrongly, by kinds of answers; and what the marshal's guide has learned from it."""

from __future__ import annotations

from argparse import Namespace
from random import Random
from typing import Any

import pytest

from bench.mistakes import Compared, kind, mistakes, told, tried
from jacta.games.mighty_empires.campaign.retreat import SITE, STAY
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.marshal import guide
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import END, Act, Attack, Building, Cast
from jacta.games.mighty_empires.state.world import Site
from jacta.kernel.rule.questions import Ask
from tests.games.mighty_empires.players.test_players import MINE, THEIRS, plain
from tests.games.mighty_empires.worlds import play, world

GAME = Prospectus(2, TileSet())
SHAKEN, BEATEN = -3, -6  # on the next roll, after a minor and after a major defeat


def answers(tiles: dict[tuple[int, int], Any], units: dict[str, dict[str, Any]], **rout: Any) -> tuple[Any, Any]:
    """What the planner and the marshal's guide answer a beaten unit that may retreat."""
    session = play("retreat", world(tiles, units, phase="combat", active=1), forced=False, **rout)
    question = session.question
    assert isinstance(question, Ask)
    assert question.label == "retreat"
    seen = session.position.seen_by(str(question.who))
    return Planner(GAME)(question, seen), guide(GAME, 2)(question, seen)


@pytest.mark.parametrize("next_roll", [SHAKEN, BEATEN])
def test_who_is_beaten_before_his_walls_stays_there(next_roll: int) -> None:
    """Hidden behind them he guards nothing: whoever beat him may besiege."""
    tiles = {(0, 0): MINE, (1, 0): plain(0), (5, 0): THEIRS}
    units: dict[str, dict[str, Any]] = {"A01": {"hex": (0, 0), "next_roll": next_roll}, "B01": {"hex": (0, 0)}}
    assert answers(tiles, units, unit="A01", winner="B01") == (SITE, STAY)


def test_who_is_beaten_badly_does_not_give_up_his_land() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(0), (5, 0): THEIRS}
    units: dict[str, dict[str, Any]] = {"A01": {"hex": (1, 0), "next_roll": BEATEN}, "B01": {"hex": (1, 0)}}
    assert answers(tiles, units, unit="A01", winner="B01") == ("0,0", STAY)


def test_a_guard_goes_on_keeping_the_opponent_from_his_prize() -> None:
    """R45: who is not the attacker decides for an independent unit."""
    tiles = {(0, 0): MINE, (3, 0): plain(None, Site("village", "hostile")), (5, 0): THEIRS}
    units: dict[str, dict[str, Any]] = {"I01": {"hex": (3, 0), "next_roll": SHAKEN}, "B01": {"hex": (3, 0)}}
    assert answers(tiles, units, unit="I01", winner="B01") == (SITE, STAY)


def test_answers_are_of_a_kind_whoever_and_wherever_they_are_about() -> None:
    found = [Act("step", "A01", "1,0"), Building("found_village", "1,0"), Cast("storm", "1,0"), END, True, "1,0", "A01"]
    assert [kind(one) for one in found] == ["step", "found_village", "storm", "end", "True", "hex", "unit"]
    assert kind(Attack("1,0", "A01", "B01")) == "attack"


def test_orders_to_other_units_are_not_tried() -> None:
    options = (END, Act("step", "A01", "1,0"), Act("step", "A01", "0,1"), Act("step", "A02", "1,0"))
    question = Ask("move", "seat0", options, lambda state, answer: None, END)
    assert set(tried(question, options[1], 9, Random(1))) == {END, options[2]}
    assert len(tried(question, END, 2, Random(1))) == 2


def test_kinds_of_answers_are_told_with_what_others_gain() -> None:
    found = [Compared("retreat", "site", "stay", gain) for gain in (0.0, 1.0, 2.0, 3.0, 4.0)]
    found += [Compared("retreat", "stay", "hex", 1.0)] * 4
    (line,) = told(found)
    assert line.startswith("retreat: stay instead of site gains 2.000 ± ")
    assert line.endswith(" (5 times)")


def test_other_answers_of_a_game_are_played_to_its_end() -> None:
    asked = Namespace(player="planner", labels=["deploy"], often=1.0, last=False, years=2, worlds=1, others=1)
    found = [one for seed in (400001, 400002) for one in mistakes(asked, seed)]
    assert found
    assert {one.label for one in found} == {"deploy"}
    assert all(one.gain == int(one.gain) for one in found)  # points at the end
