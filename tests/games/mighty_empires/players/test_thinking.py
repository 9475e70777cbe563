"""What thinking gains (`bench.thinking`): counted question by question, along one game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench import thinking
from bench.kept import kept
from bench.thinking import AS_MUCH, Plan, PlayedOut, Question, SecondThoughts, World, gained, played, told
from jacta.games.mighty_empires.players.marshal import THOUGHT_ABOUT, Deliberation, Trial
from jacta.games.mighty_empires.players.planner import Thought

PLAN = Plan(years=1, about=THOUGHT_ABOUT, budgets=(1, 40))

# How far ahead an answer promises to be in a world, and how far ahead it is at the end.
Told = tuple[float, float]


def measured(monkeypatch: pytest.MonkeyPatch, guides: Told, *others: Told) -> list[Question]:
    """A game in which the guide's answers come to this everywhere, and all others to what each of the worlds says."""

    def worlds_told(thought: Deliberation, answers: Sequence[Any], positions: int) -> list[World]:
        assert positions == AS_MUCH * 40
        found = list[World]()
        for ends in others:
            worths = dict.fromkeys(answers, ends) | {answers[0]: guides}
            found.append({one: PlayedOut(Trial(worth, 5), end) for one, (worth, end) in worths.items()})
        return found

    monkeypatch.setattr(thinking, "played_out", worlds_told)
    return played(PLAN, 1, 0)


def test_whom_all_worlds_tell_that_the_guide_is_right_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = measured(monkeypatch, (0, 0), *[(-9, 5)] * 20)
    assert found
    assert all(one.gains == [0, 0] and one.label in THOUGHT_ABOUT and 1 <= one.left <= 3 for one in found)


def test_whom_the_worlds_tell_otherwise_gains_what_is_there_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    found = measured(monkeypatch, (0, 1), *[(90, 5)] * 20)
    assert {tuple(one.gains) for one in found} == {(4, 4)}


def test_what_was_looked_at_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    found = measured(monkeypatch, (0, 0), (900, 900), *[(0, -1)] * 19)
    assert all(gain <= 0 for one in found for gain in one.gains)
    assert any(few < 0 for few, _ in (one.gains for one in found)), "who meets that world first believes it"


def test_answers_are_played_to_the_end_in_more_worlds_than_the_marshal_looks_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deliberations = list[tuple[list[World], int]]()

    class Watched(SecondThoughts):
        def best(self, first: Any, others: Sequence[Thought], budget: int) -> Any:
            chosen = super().best(first, others, budget)
            deliberations.append((list(self.worlds), self.looked_at))
            return chosen

    monkeypatch.setattr(thinking, "SecondThoughts", Watched)
    assert played(PLAN, 1, 0)
    assert all(0 < looked_at < len(worlds) for worlds, looked_at in deliberations)
    assert any(one.end != one.trial.worth for worlds, _ in deliberations for world in worlds for one in world.values())


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
