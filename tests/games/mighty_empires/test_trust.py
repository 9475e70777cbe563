"""Random games, counted trees and whole saved games: what notices a change of the rules that nobody meant."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from tests.games.mighty_empires.fuzz import chosen, fuzz, saved, settings
from tests.games.mighty_empires.perft import FILE, counted, given_of

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
PERFT = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("seed", range(1000, 1012))
def test_a_random_game_holds_together(seed: int, tmp_path: Path) -> None:
    fuzzed = fuzz(seed)
    if fuzzed.failed:
        file = tmp_path / f"failed-{seed}.json"
        file.write_text(json.dumps(fuzzed.failed.saved), encoding="utf-8")
        pytest.fail(f"{fuzzed.failed.reason}\njacta play --resume {file}")
    assert fuzzed.answers > 50


def test_a_game_that_fails_can_be_played_on_from_just_before() -> None:
    """What the fuzz writes is a saved game; the answer that failed is the next one."""
    given, chance = game.validate(settings(3)), Seeded("some")
    session = Session(game, given, dice="mine", source=chance)
    events: list[dict[str, Any]] = []
    while len(session.events) < 60:
        assert session.question is not None
        events = [*map(dict, session.events), chosen(session.question, chance)[0]]
        if isinstance(session.question, Ask):
            session.answer(events[-1]["answer"])
        else:
            session.throw(events[-1]["roll"])
    again = Session.resume(json.loads(json.dumps(saved(given, events))), source=chance)
    assert len(again.events) == len(events) - 1
    assert again.question is not None


@pytest.mark.parametrize("case", PERFT["cases"], ids=lambda case: f"{case['procedure']}-{case['state']}")
def test_there_are_as_many_ways_as_were_counted(case: dict[str, Any]) -> None:
    assert counted(case["procedure"], given_of(PERFT, case), len(case["ways"])) == case["ways"]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_saved_game_is_played_as_it_was(file: Path) -> None:
    """Every answer is legal still, and the game ends where it ended: a change of the rules would raise RulesChanged."""
    data = json.loads(file.read_text(encoding="utf-8"))
    session = Session.resume(data)
    assert session.fingerprint() == data["fingerprint"]
    assert session.export() == data | {"jacta": session.export()["jacta"]}
    assert session.outcome.years == data["outcome"]["years"]


def test_there_are_saved_games() -> None:
    assert len(GOLDEN) >= 2
