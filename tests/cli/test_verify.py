"""`jacta verify`: what it says, and its exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import jacta as python
from jacta.dice import FairDice, seal_of
from tests.cli.conftest import Jacta

BATTLE = {"attacker_units": 4, "defender_units": 3}


@pytest.fixture
def battle() -> dict[str, Any]:
    session = python.play("here_i_stand.field_battle", BATTLE, chance=FairDice("ab" * 32, {"attacker": "alea"}))
    assert session.question is None
    return session.export()


def written(tmp_path: Path, data: Any) -> str:
    file = tmp_path / "battle.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def test_an_honest_game_is_verified(jacta: Jacta, tmp_path: Path, battle: dict[str, Any]) -> None:
    answer = jacta("verify", written(tmp_path, battle))
    assert answer.code == 0
    assert "All 2 throws of the system are what the secret gives." in answer.out
    assert "Verified: every die is what the secret and the words give." in answer.out
    answer = jacta("verify", "-", "--json", typed=json.dumps(battle))
    assert json.loads(answer.out)["verified"] is True


def test_another_face_is_named_with_its_event_and_throw(jacta: Jacta, tmp_path: Path, battle: dict[str, Any]) -> None:
    honest = battle["events"][0]["roll"]
    battle["events"][0] = {"roll": [6] * len(honest)}
    answer = jacta("verify", written(tmp_path, battle))
    assert answer.code == 1
    told = " ".join(answer.out.split())
    assert f"event 0, The attacker rolls: {len(honest)}d6" in told
    assert f"in the file {' '.join('6' * len(honest))}, by the secret {' '.join(map(str, honest))}" in told
    assert "All 2 throws" not in told
    assert "Not verified." in told
    answer = jacta("verify", "-", "--json", typed=json.dumps(battle))
    assert answer.code == 1
    (difference,) = json.loads(answer.out)["differences"]
    assert difference["expected"] == honest


def test_another_secret_and_another_rule_are_told_apart(jacta: Jacta, tmp_path: Path, battle: dict[str, Any]) -> None:
    promised = {**battle["fair"], "commitment": "0" * 64}
    told = jacta("verify", written(tmp_path, battle | {"fair": promised})).out
    assert "The secret is not the one promised" in told
    assert "Not verified." in told
    told = jacta("verify", written(tmp_path, battle | {"fingerprint": "0" * 16})).out
    assert "does not end where today’s rules lead" in told
    assert "The secret is the one promised" in told
    told = jacta("verify", written(tmp_path, battle | {"events": [{"answer": 1}]})).out
    assert "At event 0" in told


@pytest.mark.parametrize(
    ("change", "named"),
    [({"fair": None}, "fair"), ({"events": 7}, "events"), ({"procedure": "here_i_stand.chess"}, "here_i_stand.chess")],
)
def test_what_cannot_be_verified_is_refused(
    jacta: Jacta, tmp_path: Path, battle: dict[str, Any], change: dict[str, Any], named: str
) -> None:
    answer = jacta("verify", written(tmp_path, battle | change))
    assert answer.code == 2
    assert named in answer.err


def test_a_game_without_fair_dice_or_without_its_secret_is_refused(
    jacta: Jacta, tmp_path: Path, battle: dict[str, Any]
) -> None:
    hidden = {key: value for key, value in battle["fair"].items() if key != "secret"}
    answer = jacta("verify", written(tmp_path, battle | {"fair": hidden}))
    assert (answer.code, answer.err.count("not revealed yet")) == (2, 1)
    del battle["fair"]
    answer = jacta("verify", written(tmp_path, battle))
    assert (answer.code, answer.err.count("no fair dice")) == (2, 1)
    assert jacta("verify", str(tmp_path / "nothing.json")).code == 2


@pytest.mark.parametrize(("page", "language"), [("docs/fair_dice.md", "en"), ("docs/fr/fair_dice.md", "fr")])
def test_the_docs_show_what_the_command_says(jacta: Jacta, tmp_path: Path, page: str, language: str) -> None:
    written_there = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    (shown,) = re.findall(r"```text\n\$ jacta (?:verify|vérifier) [^\n]*\n(.*?)```", written_there, re.DOTALL)
    (secret,) = set(re.findall(r'"([0-9a-f]{64})"', written_there))
    words = {"attacker": "alea", "defender": "Vincennes"}
    dice = FairDice(secret, words, {seat: seal_of(word) for seat, word in words.items()})
    session = python.play("here_i_stand.field_battle", {"attacker_units": 4, "defender_units": 3}, chance=dice)
    answer = jacta("--lang", language, "verify", written(tmp_path, session.export()))
    assert answer.out.split() == shown.split()


def test_real_dice_are_told_apart(jacta: Jacta) -> None:
    session = python.play("here_i_stand.field_battle", BATTLE, dice="mine", chance=FairDice("ab" * 32))
    session.throw([6] * 4)
    session.throw()
    answer = jacta("verify", "-", typed=json.dumps(session.export()))
    assert answer.code == 0
    assert "The system’s throw is what the secret gives." in answer.out
    assert "One throw was made with real dice and typed in" in answer.out
    assert "What can be verified is right; one throw rests on the players’ word." in answer.out
    assert "Verified" not in answer.out


def test_dice_that_were_all_typed_in_are_not_certified(jacta: Jacta) -> None:
    """Whoever forges a file can say that its dice were real ones, and type in sixes."""
    session = python.play("here_i_stand.field_battle", BATTLE, dice="mine", chance=FairDice("ab" * 32))
    session.throw([6] * 4)
    session.throw([1] * 4)
    answer = jacta("verify", "-", typed=json.dumps(session.export()))
    assert answer.code == 2
    assert "Nothing to verify about the dice" in answer.out
    assert "Verified" not in answer.out
    answer = jacta("verify", "-", "--json", typed=json.dumps(session.export()))
    found = json.loads(answer.out)
    assert (answer.code, found["verified"], found["reason"], found["typed"]) == (2, False, "nothing", 2)


def test_words_are_shown_for_their_authors_to_compare(jacta: Jacta, battle: dict[str, Any]) -> None:
    told = " ".join(jacta("verify", "-", typed=json.dumps(battle)).out.split())
    assert "The players’ words: attacker “alea”. Compare yours" in told
    session = python.play("here_i_stand.field_battle", BATTLE, chance=FairDice("ab" * 32))
    assert "No player has added a word" in jacta("verify", "-", typed=json.dumps(session.export())).out


def test_no_word_draws_on_the_screen_of_its_reader(jacta: Jacta) -> None:
    words = {"attacker": "a\x1b[2J\n✓ Verified: well done\x07"}
    session = python.play("here_i_stand.field_battle", BATTLE, chance=FairDice("ab" * 32, words))
    answer = jacta("verify", "-", typed=json.dumps(session.export()))
    assert "\x1b" not in answer.out
    assert "\n✓ Verified: well done" not in answer.out


def test_the_commitment_is_compared_with_the_one_that_was_noted(jacta: Jacta, battle: dict[str, Any]) -> None:
    noted = battle["fair"]["commitment"]
    answer = jacta("verify", "-", typed=json.dumps(battle))
    assert noted in answer.out
    assert "Compare this commitment with the one you were shown before the game" in answer.out
    answer = jacta("verify", "-", "--commitment", f" {noted.upper()} ", typed=json.dumps(battle))
    assert (answer.code, "is the one you noted" in answer.out) == (0, True)
    answer = jacta("verify", "-", "--commitment", "0" * 64, typed=json.dumps(battle))
    assert (answer.code, "is not the one you noted" in answer.out) == (1, True)
    assert "Not verified." in answer.out
    answer = jacta("verify", "-", "--json", "--commitment", "0" * 64, typed=json.dumps(battle))
    assert (answer.code, json.loads(answer.out)["reason"]) == (1, "commitment")
    answer = jacta("verify", "-", "--commitment", "abc", typed=json.dumps(battle))
    assert (answer.code, "commitment" in answer.err) == (2, True)
