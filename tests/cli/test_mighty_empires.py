"""A whole game at the terminal: what simulations, rolls and prompts show of it."""

from __future__ import annotations

from tests.cli.conftest import Jacta

GAMES = ("simulate", "mighty_empires.game", "years=1", "seats=[steward,steward]", "--runs", "12", "--seed", "1")


def test_simulated_games_count_wins_by_seat_and_points_by_player(jacta: Jacta) -> None:
    """A seat is a player and no quantity; points are told seat by seat; no list of games that all differ."""
    page = jacta(*GAMES).out
    rows = [line.split() for line in page.splitlines()]
    assert [row[:2] for row in rows if row[:1] == ["Player"]] == [["Player", "B"], ["Player", "A"]]
    assert [row[:3] for row in rows if row[:1] == ["Points"]] == [["Points", "of", "A"], ["Points", "of", "B"]]
    assert "likeliest outcomes" not in page


def test_two_readings_are_compared_by_the_same_command(jacta: Jacta) -> None:
    page = jacta(*GAMES, "--option", "siege_cumulative=true", "--key", "winner").out
    assert "95% interval" in page
    assert "Player A" in page
