"""A leader whom a player names goes by that name in what is said of the input; programs get the rating."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Jacta

ASKED = ("here_i_stand.field_battle", "attacker_units=3", "attacker_leaders=suleiman", "defender_units=2")


@pytest.mark.parametrize("reading", [("odds",), ("roll",), ("best",), ("simulate", "--runs", "9")], ids=str)
def test_a_leader_keeps_the_name_that_was_typed(jacta: Jacta, reading: tuple[str, ...]) -> None:
    first, *more = reading
    for lang, told in (("en", "Attacker's leaders: Suleiman (2)"), ("fr", "Chefs de l’attaquant : Soliman (2)")):
        assert told in " ".join(jacta("--lang", lang, first, *ASKED, *more).out.split())


def test_programs_get_the_rating(jacta: Jacta) -> None:
    assert json.loads(jacta("odds", *ASKED, "--json").out)["given"]["attacker_leaders"] == [2]


def test_names_and_ratings_stand_in_one_list(jacta: Jacta) -> None:
    told = jacta("odds", *ASKED[:2], "attacker_leaders=suleiman,1", ASKED[3])
    assert "Suleiman (2), 1" in " ".join(told.out.split())
