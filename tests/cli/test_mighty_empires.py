"""A whole game at the terminal: what simulations, rolls and prompts show of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Jacta

pytestmark = pytest.mark.waits
GAMES = ("simulate", "mighty_empires.game", "years=1", "seats=[steward,steward]", "--runs", "12", "--seed", "1")


def test_simulated_games_count_wins_by_seat_and_points_by_player(jacta: Jacta) -> None:
    """A seat is a player and no quantity; points are told seat by seat; no list of games that all differ."""
    page = jacta(*GAMES).out
    rows = [line.split() for line in page.splitlines()]
    told = [row[1] for row in rows if row[:1] == ["Player"]]
    assert sorted(told) == ["A", "A", "A,", "B", "B", "B,"]  # who won, who chose first, and the order of play
    assert [row[:3] for row in rows if row[:1] == ["Points"]] == [["Points", "of", "A"], ["Points", "of", "B"]]
    assert "likeliest outcomes" not in page


def test_two_readings_are_compared_by_the_same_command(jacta: Jacta) -> None:
    page = jacta(*GAMES, "--option", "siege_cumulative=true", "--key", "winner").out
    assert "95% interval" in page
    assert "Player A" in page


def test_a_map_is_shown_as_it_lies_and_not_as_data(jacta: Jacta) -> None:
    capitals = ("choosing=[0,1]", "capitals=[plain,coast]")
    for words in (("mighty_empires.setup",), ("mighty_empires.map_auto", *capitals)):
        page = jacta("roll", *words, "seed=4", "--seed", "1").out
        assert "/P10   ??\\" in page
        assert "?? face down" in page.replace("\N{NO-BREAK SPACE}", " ")
        assert "Seen before" not in page


def test_the_signs_are_explained_once_and_on_demand(jacta: Jacta) -> None:
    asked = ("play", "mighty_empires.game", "seed=1", "--seed", "1")
    typed = "plain\nplain\n1\n1\n1\n"
    page = jacta(*asked, typed=typed + "quit\n").out
    assert page.count("Player A: points") == 4
    assert page.count("two armies of A".replace(" ", "\N{NO-BREAK SPACE}")) == 1
    page = jacta(*asked, typed=typed + "board\nquit\n").out
    assert page.count("two armies of A".replace(" ", "\N{NO-BREAK SPACE}")) == 2


def in_winter(jacta: Jacta, typed: str) -> str:
    """A spell is asked for, on a map of 72 hexes."""
    setup = json.loads(jacta("roll", "mighty_empires.setup", "seed=4", "--seed", "1", "--json").out)
    given = json.dumps({"state": setup["outcome"]["state"] | {"season": "winter"}, "seat": 0})
    Path("winter.json").write_text(given, encoding="utf-8")
    return jacta("play", "mighty_empires.spell", "--given", "winter.json", typed=typed).out


def test_many_answers_are_listed_by_groups(jacta: Jacta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First the spells, then what one can be cast on; a number known by heart is taken at once."""
    monkeypatch.chdir(tmp_path)
    page = in_winter(jacta, "quit\n")
    assert "  1  no spell\n" in page
    assert "dream of dragons" in page
    assert "storm: a hex is cut off" in page
    assert "storm: P10" not in page
    letter = next(line.split()[0] for line in page.splitlines() if "storm: a hex is cut off" in line)
    chosen = in_winter(jacta, f"{letter}\nquit\n")
    assert "storm: P10" in chosen
    assert "blessing: A01" not in chosen
    assert "→ blessing: A01" in in_winter(jacta, "blessing: A01\n")


def test_two_readings_stand_side_by_side(jacta: Jacta) -> None:
    """The designer's question: one command, the same seed, and what the difference is worth."""
    campaign = ("simulate", "mighty_empires.siege_campaign", "site=city", "--runs", "2000", "--seed", "1")
    page = jacta(*campaign, "--against", "siege_cumulative=true").out
    rows = {line.split("  ")[0]: line.split() for line in page.splitlines()}
    assert "siege_cumulative=true" in page
    first, second, difference = (rows["Result captured"][at] for at in (2, 3, 4))
    assert (first, second, difference[0]) == ("47.8%", "60.0%", "+")
    assert "19 cases out of 20" in page
    same = jacta(*campaign, "--option", "siege_cumulative=true", "--against", "siege_cumulative=true").out
    assert "No difference that chance might not make" in same
    assert jacta(*campaign, "--against", "siege_cumulativ=true").code == 2


def test_two_readings_as_json(jacta: Jacta) -> None:
    data = json.loads(jacta(*GAMES, "--against", "siege_cumulative=true", "--json").out)
    assert data["names"] == ["", "siege_cumulative=true"]
    assert {entry["outcome"]["years"] for entry in data["outcomes"]} == {1}
