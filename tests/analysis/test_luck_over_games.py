"""Luck over several games: sums by name, and a verdict that fair dice seldom earn."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import jacta as python
from jacta.analysis.luck import luck
from jacta.analysis.luck_over_games import Fortune, fortunes
from jacta.cli import main
from jacta.dice import Seeded

BATTLE = {"attacker_units": 3, "defender_units": 3}


def battle(seed: int) -> Any:
    return python.play("here_i_stand.field_battle", BATTLE, source=Seeded(seed))


def test_what_is_added_up_is_what_each_game_says() -> None:
    """Seats change from game to game; the sum goes by the name."""
    games = [luck(battle(seed)) for seed in range(6)]
    seats = [("attacker", "defender") if place % 2 else ("defender", "attacker") for place in range(6)]
    played = [(one, {anne: "Anne", bruno: "Bruno"}) for one, (anne, bruno) in zip(games, seats, strict=True)]
    found = {one.player: one for one in fortunes(played)}
    assert found.keys() == {"Anne", "Bruno"}
    for who, column in (("Anne", 0), ("Bruno", 1)):
        by_hand = sum((one.change(seat[column]).dice for one, seat in zip(games, seats, strict=True)), Fraction(0))
        assert (found[who].games, found[who].luck) == (6, by_hand)
    assert found["Anne"].won + found["Bruno"].won == 6
    assert {one.player for one in fortunes((one, {}) for one in games)} == {"attacker", "defender"}


def test_fair_dice_seldom_earn_a_strong_word() -> None:
    """300 evenings of 4 battles: luck strays as far as it says, and is very good or very bad in few of them."""
    words, squares = [], 0.0
    for evening in range(300):
        one = fortunes([(luck(battle(4 * evening + game)), {}) for game in range(4)])[0]
        words.append(one.verdict)
        squares += (float(one.luck) / one.strays) ** 2
    assert 0.8 < squares / 300 < 1.2
    assert 0.01 * 300 < sum(word.startswith("very") for word in words) < 0.09 * 300


def test_a_verdict_goes_by_how_far_luck_strays() -> None:
    told = [Fortune("g", "p", 1, 0, Fraction(luck), Fraction(0), 1.0).verdict for luck in (-3, -1, 0, 1, 2)]
    assert told == ["very-unlucky", "unlucky", "even", "lucky", "very-lucky"]
    assert Fortune("g", "p").verdict == "even"


def test_the_command_adds_files_up(tmp_path: Path, capsys: Any) -> None:
    files = []
    for seed in range(3):
        file = tmp_path / f"{seed}.json"
        names = {"attacker": "Zoé", "defender": "Max"} if seed % 2 else {"attacker": "Max", "defender": "Zoé"}
        file.write_text(json.dumps(battle(seed).export() | {"names": names}), encoding="utf-8")
        files.append(str(file))
    assert main(["--lang", "en", "luck", *files]) == 0
    told = capsys.readouterr().out
    assert "3 games" in told
    assert "Zoé" in told
    assert main(["--lang", "en", "luck", *files, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (len(data["games"]), {one["player"] for one in data["players"]}) == (3, {"Zoé", "Max"})
    assert main(["luck", *files, "--chart", "x.svg"]) == 2
    capsys.readouterr()
    assert main(["--lang", "fr", "luck", files[0]]) == 0
    assert "chance" in capsys.readouterr().out
