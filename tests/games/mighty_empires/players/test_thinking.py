"""What thinking gains (`bench.thinking`): counted question by question, along one game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench import thinking
from bench.kept import kept
from bench.thinking import Plan, Question, gained, played, told
from jacta.games.mighty_empires.players.marshal import THOUGHT_ABOUT, Marshal, guide
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.position import Position

PLAN = Plan(years=1, worlds=2, about=THOUGHT_ABOUT, budgets=(1, 2))


def answering(chosen: Callable[[int, Ask, Any], Any]) -> type[Marshal]:
    """Marshals who answer so, by budget, question and the guide's answer."""

    class Answering(Marshal):
        def __call__(self, question: Ask, seen: Any, at: Position) -> Any:
            return chosen(self.budget, question, guide(self.game, 2)(question, seen))

    return Answering


def test_who_answers_as_the_guide_does_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "Marshal", answering(lambda budget, question, guides: guides))
    found = played(PLAN, 1, 0)
    assert found
    assert all(one.gains == [0, 0] and one.label in THOUGHT_ABOUT and 1 <= one.left <= 3 for one in found)


def test_equal_answers_gain_alike_and_the_game_goes_on_with_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    def last(budget: int, question: Ask, guides: Any) -> Any:
        return question.values()[-1]

    def only_the_first(budget: int, question: Ask, guides: Any) -> Any:
        return question.values()[-1] if budget == 1 else guides

    monkeypatch.setattr(thinking, "Marshal", answering(last))
    otherwise = played(PLAN, 1, 0)
    assert all(one.gains[0] == one.gains[1] for one in otherwise)
    assert any(one.gains[0] for one in otherwise)
    monkeypatch.setattr(thinking, "Marshal", answering(only_the_first))
    as_the_guide = played(PLAN, 1, 0)
    assert any(one.gains[0] for one in as_the_guide)
    assert not any(one.gains[1] for one in as_the_guide)
    assert len(as_the_guide) != len(otherwise)


def test_gains_are_added_up_over_a_game_and_averaged_over_both_seats() -> None:
    seeds = [[[Question("move", 1, [0.0, 2.0]), Question("retreat", 3, [1.0, 1.0])], []]] * 2
    assert gained(seeds[0], 1) == 1.5
    assert gained(seeds[0], 1, ("move", 1)) == 1.0
    assert list(told((1, 2), seeds)) == ["1 gains 0.500 ± 0.000", "2 gains 1.500 ± 0.000", "2 over 1 1.000 ± 0.000"]


def test_what_a_file_tells_is_not_measured_again(tmp_path: Path) -> None:
    file, measured = tmp_path / "kept.jsonl", list[Any]()

    def squared(key: tuple[str, int]) -> list[int]:
        measured.append(key)
        return [key[1] ** 2]

    keys = [("a", number) for number in range(4)]
    assert list(kept(squared, keys[:2], str(file))) == [[0], [1]]
    assert list(kept(squared, keys, str(file))) == [[0], [1], [4], [9]]
    assert measured == keys
    assert len([json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]) == 4
