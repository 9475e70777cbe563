"""The planner's figures: what they change, and how they are studied."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from bench import figures
from jacta.games.mighty_empires.players.appraisal import Appraisal, Prospectus
from jacta.games.mighty_empires.players.figures import LEARNED, USUAL, Figures, learned, table_of
from jacta.games.mighty_empires.players.marshal import guide
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import END, Act
from jacta.games.mighty_empires.state.world import Site
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


def test_figures_are_stepped_up_and_down_and_a_share_stays_one() -> None:
    assert figures.stepped(np.zeros(len(USUAL))) == pytest.approx(USUAL)
    up, down = (figures.stepped(np.full(len(USUAL), way)) for way in (1.0, -1.0))
    assert up.ration == pytest.approx(figures.STEP * USUAL.ration)
    assert down.spent == pytest.approx(USUAL.spent / figures.STEP)
    assert up.nest < USUAL.nest < down.nest < 0
    assert down.fading < USUAL.fading < up.fading < 1


def test_who_has_the_same_figures_has_the_same_share_of_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is taken once by everybody, and the same things have the same dice."""
    monkeypatch.setitem(figures.DECISIVE, 1, 5.0)
    assert figures.shares(1, 3, [USUAL, USUAL]) == [0, 0]


def told(seed: int, gains: Any, losses: Any, luck: float, players: int) -> figures.Told:
    """What a seed tells where so much is gained by each step and lost by its square, and the rest is luck."""
    draw = np.random.default_rng(seed)
    steps = draw.normal(size=(players, len(USUAL)))
    worth = steps @ gains - steps**2 @ losses
    ahead = (worth - worth.mean()) * players / (players - 1)
    return figures.Told(2, steps, list(ahead + luck * draw.normal(size=players)))


@pytest.mark.parametrize("players", [2, 3])
def test_the_fit_finds_what_figures_gain_and_how_far_to_go(players: int) -> None:
    gains, losses = np.zeros(len(USUAL)), np.full(len(USUAL), 0.003)
    gains[:3] = 0.006, -0.003, 0.03
    found = [told(seed, gains, losses, 0.03, players) for seed in range(1000)]
    fit = figures.fitted(found)
    off = np.abs(fit.gains - gains) / fit.errors
    assert off.max() < 4
    assert off.mean() < 1  # it claims to know no more than it does
    best = fit.best
    assert best[:2] == pytest.approx([1, -0.5], abs=0.3)
    assert best[2] == figures.FARTHEST
    assert np.abs(best[3:]).max() < 0.6


def test_before_any_game_tells_otherwise_nothing_is_changed() -> None:
    same = figures.Told(2, np.zeros((2, len(USUAL))), [0.4, -0.4])
    fit = figures.fitted([same])
    assert fit.gains == pytest.approx(0)
    assert fit.best == pytest.approx(0)


def test_where_all_is_luck_next_to_nothing_is_changed() -> None:
    nothing = np.zeros(len(USUAL))
    fit = figures.fitted([told(seed, nothing, nothing, 0.4, 2) for seed in range(300)])
    assert fit.spread < 0.01
    assert np.abs(fit.best).max() < 0.5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_was_learned_says_how_and_is_what_the_marshal_follows(players: int) -> None:
    kept = json.loads((files("jacta.games.mighty_empires.players") / LEARNED).read_text(encoding="utf-8"))
    assert kept[table_of(players)]["made_by"].startswith("python -m bench.")
    assert guide(GAME, players).figures == Figures(**kept[table_of(players)]["figures"])
    assert all(one * usual > 0 for one, usual in zip(learned(players), USUAL, strict=True) if usual)


def asked_in_talks(season: str, year: int = 1, figures: Figures = USUAL) -> dict[Any, float]:
    """What he makes of the answers of an army before a neutral city, with free land beside it."""
    city, free = plain(site=Site("city", "neutral")), plain(explored_by=(0,))
    tiles = {(0, 0): MINE, (0, 1): plain(0), (0, 2): plain(0), (1, 0): city, (2, 0): free, (3, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (1, 0)}}, reserves=(1, 9, 9), phase="movement", season=season, year=year)
    session = play("movement", here, seat=0)
    question = session.question
    assert isinstance(question, Ask)
    return dict(Planner(GAME, None, figures).ranked(question, session.position.seen_by("seat0"), question.values()))


def test_who_is_patient_is_loath_to_leave_where_talks_may_win_a_city_later() -> None:
    away = Act("step", "A01", "2,0")
    hasty, patient = asked_in_talks("spring"), asked_in_talks("spring", figures=Figures(patience=1.0))
    assert patient[away] < hasty[away] - 1
    last = [asked_in_talks("autumn", GAME.years, figures)[away] for figures in (USUAL, Figures(patience=1.0))]
    assert last[0] == last[1]  # there is no later


def test_who_knows_that_the_game_ends_counts_nothing_that_is_of_later_use() -> None:
    here = world({(0, 0): MINE, (1, 0): THEIRS}, {}, season="autumn", year=GAME.years)
    knowing = Figures(finality=1.0)
    mind = Appraisal(here, 0, GAME, None, knowing)
    assert (mind.figures.potential, mind.figures.breach, mind.figures.rival, mind.figures.spent) == (0, 0, 1, 1)
    assert mind.seen_as(1).figures == mind.figures
    assert Appraisal(here, 0, GAME).figures == USUAL
    assert Appraisal(here._replace(year=1), 0, GAME, None, knowing).figures == knowing
