"""What second thoughts are worth: luck is told apart from what is true."""

from __future__ import annotations

import numpy as np
import pytest

from bench.second_thoughts import HORIZONS, told, tried

POSITIONS = np.array([10.0, 20.0, 30.0, 40.0])


def test_without_luck_all_that_differs_is_true() -> None:
    one = np.repeat([[[1.0, 1.0, -1.0, 2.0], [-1.0, 1.0, 1.0, -2.0]]], 4, axis=0)  # world, answer, horizon
    found = {horizon: figures for horizon, *figures in told([(one, POSITIONS)])}
    # positions, luck, true, agrees, what the best there gains at the end (no matter which of equals), its error
    assert found["1 season"] == pytest.approx([10, 0, 1, 1, 2, 0])
    assert found["2 seasons"] == pytest.approx([20, 0, 0, np.nan, 2, 0], nan_ok=True)
    assert found["last winter"] == pytest.approx([30, 0, 1, -1, -2, 0])
    assert found["end"] == pytest.approx([40, 0, 2, 1, 2, 0])


def test_where_no_other_answer_does_better_nothing_is_gained() -> None:
    one = np.repeat([[[-1.0, -1.0, -1.0, 5.0]]], 4, axis=0)
    assert [figures.gained for figures in told([(one, POSITIONS)])] == [0, 0, 0, 5]


def test_luck_is_not_taken_for_a_difference() -> None:
    luck = np.random.default_rng(1).normal(0, 3, (40, 200, 1)).repeat(len(HORIZONS), axis=2)
    true = np.linspace(-2, 2, 200)[None, :, None]
    *_, end = told([(luck + true, POSITIONS)])
    assert end.luck == pytest.approx(3, abs=0.1)
    assert end.true == pytest.approx(np.linspace(-2, 2, 200).std(), abs=0.1)


def test_answers_of_a_game_are_tried_in_the_same_worlds() -> None:
    gains, positions = next(tried(5012, 2, 2, 99))
    assert gains.shape[0] == 2
    assert gains.shape[2] == len(HORIZONS)
    assert list(positions) == sorted(positions)
