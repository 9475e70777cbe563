"""Searches of two budgets against each other: each seat has the larger one once, and equals share a pair."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from bench import levels
from bench.foresight import even
from jacta.kernel.run.policies import Policy


def test_whoever_plays_alike_wins_half_of_a_pair_from_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[tuple[str, int]] = []

    def searcher(context: Any, seat: str, *, budget: int, exact: bool) -> Policy:
        budgets.append((seat, budget))
        return {}

    monkeypatch.setattr(levels, "Searcher", searcher)
    duel = jacta.procedures()["seventh_sea.duel"]
    given = duel.validate(even(duel.examples[0]))
    assert [levels.pair(duel, given, 50, seed) for seed in range(3)] == [0.5, 0.5, 0.5]
    assert budgets[:4] == [("attacker", 200), ("defender", 50), ("attacker", 50), ("defender", 200)]


def test_whoever_plays_better_wins_more_than_half(monkeypatch: pytest.MonkeyPatch) -> None:
    def searcher(context: Any, seat: str, *, budget: int, exact: bool) -> Policy:
        return {} if budget > 50 else lambda question, seen: question.values()[0]

    monkeypatch.setattr(levels, "Searcher", searcher)
    duel = jacta.procedures()["seventh_sea.duel"]
    given = duel.validate(even(duel.examples[0]))
    assert sum(levels.pair(duel, given, 50, seed) for seed in range(6)) > 3
