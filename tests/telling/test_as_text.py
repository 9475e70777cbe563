"""Whole answers as text, and the language in which they are told."""

from __future__ import annotations

import subprocess
import sys

import pytest

import jacta

PIRACY = {"corsairs": 2, "target_ports": 2, "target_cards": 1}


def test_a_roll_is_told_step_by_step_in_either_language() -> None:
    rolled = jacta.roll("here_i_stand.piracy", PIRACY, seed=3)
    told = jacta.tell(rolled).splitlines()
    assert told[0] == "Piracy (COMBAT / Piraterie)"
    assert told[-2:] == ["VP ceded: 1", "Unpaid hits: 0"]
    with jacta.speaking("fr"):
        assert jacta.tell(rolled).endswith("PV cédés\u202f: 1\nDégâts impayés\u202f: 0")


def test_answers_are_short_where_a_programmer_looks_at_them() -> None:
    """A roll of a whole campaign holds thousands of steps."""
    assert repr(jacta.roll("here_i_stand.piracy", PIRACY, seed=3)) == "<Rolled here_i_stand.piracy: 4 steps>"
    found = jacta.best("here_i_stand.piracy", PIRACY, who="target")
    assert repr(found) == "<Best here_i_stand.piracy: target, -vp_ceded = -1/9>"


def test_so_are_a_game_and_its_luck() -> None:
    session = jacta.play("here_i_stand.piracy", PIRACY, seed=3)
    assert repr(session) == "<Session here_i_stand.piracy: Ask payment>"
    assert "VP ceded" not in jacta.tell(session)
    session.answer("vp")
    assert repr(session) == "<Session here_i_stand.piracy: over>"
    assert "VP ceded: 1" in jacta.tell(session)
    luck = jacta.tell(jacta.luck(session))
    assert "expected: 0.7 · this or less: 88.9%" in luck
    assert ": \n" not in luck
    assert "better:  ·" not in luck


def test_a_language_that_jacta_does_not_speak_is_refused() -> None:
    with pytest.raises(jacta.InputError, match="choose one of fr, en"):
        jacta.speaking("de")


def test_the_public_modules_are_there_with_the_first_import() -> None:
    """Nothing has been asked that would have imported them by the way."""
    code = "import jacta; print(jacta.dice.Seeded(7).below(1), jacta.rules.goto.__name__, jacta.hexes.Hex(0, 0).s)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "0 goto 0\n"


def test_what_is_not_there_is_not_there_for_type_checkers_either() -> None:
    with pytest.raises(AttributeError, match="tellings"):
        _ = jacta.tellings  # type: ignore[attr-defined]  # mypy would say if this were unnecessary
    assert dir(jacta) == sorted(jacta.__all__)
