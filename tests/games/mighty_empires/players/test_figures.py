"""The planner's figures: what they change, how they are studied, and what more worlds are worth to the marshal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench import budget, figures
from jacta.games.mighty_empires.players.appraisal import Appraisal, Prospectus
from jacta.games.mighty_empires.players.figures import USUAL, Figures
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import END, Act
from jacta.kernel.rule.questions import Ask
from tests.games.mighty_empires.players.test_players import MINE, THEIRS, plain
from tests.games.mighty_empires.worlds import play, world

GAME = Prospectus(2, TileSet())


def test_a_planner_weighs_by_his_figures() -> None:
    here = world({(0, 0): MINE, (1, 0): THEIRS}, {})
    hunter = Figures(rival=9.0)
    assert Appraisal(here, 0, GAME).share(1) == USUAL.rival
    assert Appraisal(here, 0, GAME, None, hunter).share(1) == 9.0
    assert Appraisal(here, 0, GAME, None, hunter).seen_as(1).figures == hunter


def test_who_finds_everything_too_much_trouble_stays_where_he_is() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(1), (3, 0): THEIRS}
    units: dict[str, dict[str, Any]] = {"A01": {"hex": (1, 0)}, "B01": {"hex": (3, 0), "inside": True}}
    session = play("movement", world(tiles, units, reserves=(20, 9, 9), phase="movement"), seat=0)
    question = session.question
    assert isinstance(question, Ask)
    seen = session.position.seen_by("seat0")
    assert Planner(GAME)(question, seen) == Act("step", "A01", "2,0")
    assert Planner(GAME, None, Figures(trouble=99.0))(question, seen) == END


def test_figures_are_changed_up_and_down_and_a_share_stays_one() -> None:
    changes = dict.fromkeys(figures.CHANGED, 1) | {"spent": -1}
    found = figures.changed(changes, 2.0)
    assert found.ration == pytest.approx(2 * USUAL.ration)
    assert found.spent == pytest.approx(USUAL.spent / 2)
    assert USUAL.fading < found.fading < 1
    assert figures.changed(changes, 0.5).spent == pytest.approx(2 * USUAL.spent)
    assert found.also_ran == USUAL.also_ran


def test_equal_figures_play_as_the_planner_does() -> None:
    changes = dict.fromkeys(figures.CHANGED, 1)
    assert figures.changed(changes, 1.0) == pytest.approx(USUAL)
    assert figures.lead(3, 1, changes, 1.0) == figures.lead(3, 1, changes, 1.0)


def test_what_is_decided_by_some_worlds_is_counted_in_the_others() -> None:
    tried = budget.Tried(np.array([[9.0, 1.0]] * 4 + [[-9.0, 1.0]] * 4), [0.0, 0.0])
    # By the first four worlds the first answer, which loses in the others; by the last four the second, which gains.
    assert tried.gained(4) == pytest.approx((-9 + 1) / 2)
    assert budget.Tried(np.array([[-1.0]] * 8), [0.0]).gained(4) == 0
