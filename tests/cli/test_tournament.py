"""`jacta tournament`: computer players in every seat order."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Jacta

SHORT = ("tournament", "mighty_empires.game", "seats=steward,random", "years=1", "--seed", "3")


def test_a_tournament_plays_every_seat_order(jacta: Jacta) -> None:
    page = jacta(*SHORT, "--games", "3")
    assert page.code == 0
    for part in ("4 games, seed 3", "the steward", "95% interval", "Points", "blind chance, the steward"):
        assert part in page.out


def test_a_tournament_repeats_itself_however_it_is_spread(jacta: Jacta) -> None:
    alone, together = (jacta(*SHORT, "--games", "4", "--json", "--workers", workers).out for workers in ("1", "2"))
    assert alone == together
    found = json.loads(alone)
    assert [order["seats"] for order in found["orders"]] == [["steward", "random"], ["random", "steward"]]
    assert [order["games"] for order in found["orders"]] == [2, 2]
    assert found["games"] == 4
    for one in found["standings"]:
        assert one["played"] == 4
        assert one["low"] <= one["win_rate"] == one["won"] / 4 <= one["high"]
        assert one["means"]["points"]["mean"] > 0
    won = sum(one["won"] for one in found["standings"])
    drawn = {one["drawn"] for one in found["standings"]}
    assert drawn == {4 - won}
    assert won == sum(sum(order["won"]) for order in found["orders"])
    assert found["means"] == {"years": {"mean": 1.0, "standard_error": 0.0}}
    per_seat = ["points", "hexes", "villages", "cities", "fortresses", "units"]  # who began is a player, no quantity
    assert [list(one["means"]) for one in found["standings"]] == [per_seat, per_seat]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tournament", "seats=at random,steward"), "blind chance, the steward"),
        (("tournoi", "qui_joue=au hasard,intendant"), "le hasard, l’intendant"),
        (("tournoi", "qui_joue=hasard,intendant"), "l’intendant, le hasard"),
    ],
)
def test_chance_is_called_as_a_player_and_answers_to_its_other_names(
    jacta: Jacta, words: tuple[str, str], said: str
) -> None:
    command, seats = words
    assert said in jacta(command, "mighty_empires.game", seats, "years=1", "--games", "2", "--seed", "3").out


def test_equal_players_need_no_second_order(jacta: Jacta) -> None:
    words = ("tournament", "mighty_empires.game", "seats=random,random", "years=1", "--games", "1", "--seed", "1")
    found = json.loads(jacta(*words, "--json").out)
    assert [order["seats"] for order in found["orders"]] == [["random", "random"]]
    assert [(one["player"], one["played"]) for one in found["standings"]] == [("random", 2)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("mighty_empires.game",), "seats: a tournament needs two players or more"),
        (("mighty_empires.game", "seats=steward,human"), "seats.1: human is not a computer player"),
        (("mighty_empires.game", "seats=steward,random", "--games", "0"), "--games"),
        (("mighty_empires.combat",), "mighty_empires.combat seats no computer players"),
    ],
)
def test_a_tournament_without_its_players_is_refused(jacta: Jacta, words: tuple[str, ...], said: str) -> None:
    answer = jacta("tournament", *words)
    assert answer.code == 2
    assert said in answer.err


def test_a_test_of_strength_stops_when_it_is_decided(jacta: Jacta) -> None:
    words = ("tournament", "mighty_empires.game", "years=1", "--sprt", "steward,random", "--bounds", "0,150")
    page = jacta(*words, "--seed", "3", "--workers", "1", "--games", "60").out
    assert "Decided: the steward is stronger than blind chance." in " ".join(page.split())
    found = json.loads(jacta(*words, "--seed", "3", "--workers", "1", "--games", "4", "--json").out)
    assert (found["verdict"], found["games"], found["limit"]) == ("open", 4, pytest.approx(2.944, abs=1e-3))
    for flag, wrong in (("--sprt", "steward"), ("--bounds", "low,high"), ("--bounds", "35,0")):
        refused = jacta(*words, flag, wrong)
        assert refused.code == 2
        assert "bounds" in refused.err or flag in refused.err
