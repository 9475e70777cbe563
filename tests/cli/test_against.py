"""`jacta play` against the computer, and with fair dice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jacta.dice import commitment
from jacta.kernel.play.session import Session
from jacta.kernel.rule.registry import find_procedure
from tests.cli.conftest import Jacta

BATTLE = ("play", "here_i_stand.field_battle", "attacker_units=2", "attacker_cavalry=2", "defender_units=4")
BOTH = (*BATTLE, "defender_cavalry=2", "--dice", "mine")
SECRET = "5e" * 32
THROWS = "6 6 1 1\n5 1 1 1 1 1 1\n"


def test_the_computer_takes_a_seat_and_answers(jacta: Jacta) -> None:
    answer = jacta(*BOTH, "--against", "defender=best", typed=f"{THROWS}0\n\n")
    assert answer.code == 0
    assert "defender: the computer, at its best" in answer.out
    assert "defender: You lose 2 units, of which how many are cavalry?" not in answer.out.split("attacker:")[0]
    assert "The game is over." in answer.out


@pytest.mark.parametrize("said", ["défenseur=mieux", "defenseur=best", "defender=mieux"])
def test_seat_and_strength_are_understood_in_french(jacta: Jacta, said: str) -> None:
    answer = jacta("--lang", "fr", *BOTH, "--contre", said, typed=f"{THROWS}quitter\n")
    assert "défenseur\N{NARROW NO-BREAK SPACE}: l’ordinateur, au mieux" in answer.out


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("defender=strong", "choose one of best, search, usual, random"),
        ("umpire=best", "attacker, defender"),
        ("best", "--against"),
    ],
)
def test_who_cannot_play_is_told(jacta: Jacta, said: str, complaint: str) -> None:
    answer = jacta(*BOTH, "--against", said)
    assert answer.code == 2
    assert "--against" in answer.err
    assert complaint in answer.err


def test_what_has_no_best_answer_is_told_before_the_game(jacta: Jacta) -> None:
    answer = jacta("play", "mighty_empires.game", "seats=[human,human]", "seed=1", "--against", "seat1=best")
    assert answer.code == 2
    assert "too many positions" in answer.err


@pytest.fixture
def _known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.cli.sessions.new_secret", lambda: SECRET)


@pytest.mark.usefixtures("_known_secret")
def test_a_game_with_fair_dice_is_promised_played_and_verified(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    fair = ("play", "here_i_stand.field_battle", "attacker_units=4", "defender_units=3", "--fair")
    answer = jacta(*fair, "--against", "defender=random", typed=f"alea\n{file}\n")
    data = json.loads(file.read_text())
    assert data["fair"]["words"] == {"attacker": "alea"}
    assert answer.out.index(commitment(SECRET)) < answer.out.index("alea") < answer.out.index(SECRET)
    assert jacta("verify", str(file)).code == 0


@pytest.mark.usefixtures("_known_secret")
def test_a_fair_game_that_was_left_goes_on_with_its_dice(jacta: Jacta, tmp_path: Path) -> None:
    left, end, whole = (tmp_path / f"{name}.json" for name in ("left", "end", "whole"))
    typed = "alea\niacta\n6 6 1 1\n"
    jacta(*BOTH, "--fair", typed=f"{typed}save {left}\nquit\n")
    assert jacta("verify", str(left)).code == 2  # so far, all faces were typed in
    jacta("play", "--resume", str(left), typed=f"roll\n1\n{end}\n")
    jacta(*BOTH, "--fair", typed=f"{typed}roll\n1\n{whole}\n")
    assert end.read_text() == whole.read_text()
    verified = json.loads(jacta("verify", str(end), "--json").out)
    assert (verified["verified"], verified["over"], verified["throws"], verified["typed"]) == (True, True, 1, 1)


def test_where_nobody_says_a_word_the_game_begins_without(jacta: Jacta) -> None:
    answer = jacta("play", "here_i_stand.field_battle", "attacker_units=4", "defender_units=3", "--fair")
    assert answer.code == 0
    assert "The game is over." in answer.out


def test_dice_that_repeat_are_not_fair(jacta: Jacta) -> None:
    assert "--seed" in jacta(*BOTH, "--fair", "--seed", "1").err


def test_a_saved_game_has_its_players_already(jacta: Jacta, tmp_path: Path) -> None:
    answer = jacta("play", "--resume", str(tmp_path / "left.json"), "--against", "defender=best")
    assert (answer.code, "--against" in answer.err) == (2, True)


def test_a_replay_throws_nothing_that_was_not_thrown(jacta: Jacta, tmp_path: Path) -> None:
    """A host may save a game while the system still has to throw."""
    procedure = find_procedure("here_i_stand.field_battle")
    given = procedure.validate({"attacker_units": 4, "defender_units": 3})
    file = tmp_path / "battle.json"
    file.write_text(json.dumps(Session(procedure, given, pause=lambda: True).export()))
    answer = jacta("replay", str(file))
    assert answer.code == 0
    assert "rolls" not in answer.out
    assert "Not finished" in answer.out


def test_best_falls_back_on_a_search_and_says_so(jacta: Jacta, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.kernel.search.READING", 1_500)
    duel = json.dumps(find_procedure("seventh_sea.duel").examples[0])
    page = jacta("best", "seventh_sea.duel", "--given", "-", typed=duel)
    assert page.code == 0
    assert "Not exact" in page.out
    assert "different positions" in page.out
    assert "  Action  " in page.out
    assert "±" in page.out
    found = json.loads(jacta("best", "seventh_sea.duel", "--given", "-", "--json", typed=duel).out)
    assert found["exact"] is False
    assert found["decisions"][0]["options"][0]["tries"] > 0
