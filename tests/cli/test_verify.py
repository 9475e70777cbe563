"""`jacta verify`: what it says, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import jacta as python
from jacta.dice import FairDice
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
    assert "Verified: the dice were fair." in answer.out
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
