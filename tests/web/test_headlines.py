"""Odds in words: a side that wins has its article, several are plural, and pieces are told by what differs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

import pytest
from fastapi.testclient import TestClient

from jacta.aims import read_aim
from jacta.kernel.rule.registry import games
from jacta.outcomes import Field, OutcomeType
from jacta.text import speaking
from jacta.web.app import create_app
from jacta.web.pages.headlines import figure, said_aim


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as found:
        yield found


@pytest.mark.parametrize(
    ("game", "who", "english", "french"),
    [
        ("seventh_sea", "heroes", "The heroes win 50.0%", "Les héros gagnent à 50,0 %"),
        ("seventh_sea", "villains", "The villains win 50.0%", "Les vilains gagnent à 50,0 %"),
        ("europa_universalis", "natives", "The natives win 50.0%", "Les indigènes gagnent à 50,0 %"),
        ("europa_universalis", "europeans", "The Europeans win 50.0%", "Les Européens gagnent à 50,0 %"),
        ("here_i_stand", "attacker", "The attacker wins 50.0%", "L’attaquant gagne à 50,0 %"),
        ("mighty_empires", "0", "Player A wins 50.0%", "Joueur A gagne à 50,0 %"),
    ],
)
def test_whoever_wins_has_an_article(game: str, who: str, english: str, french: str) -> None:
    known = games()[game].id
    wanted = read_aim(f"winner={who}", OutcomeType(known, Field("any")))
    for language, expected in (("en", english), ("fr", french)):
        with speaking(language):
            assert " ".join(said_aim(known, wanted, figure(wanted, Fraction(1, 2))).split()) == expected


def test_pieces_are_told_by_what_differs(client: TestClient) -> None:
    """What all stacks that may be left have in common stands once above the bars; none at all is said in words."""
    page = client.get("/games/europa_universalis/stack_round/odds", params={"lang": "en"}).text
    bars = re.findall(r'<th scope="row">([^<]*)</th>', page)
    assert not [bar for bar in bars if "Nation" in bar]
    assert "Nothing left" in bars
    assert "always: Nation Habsburg" in page


@pytest.mark.parametrize(("language", "sentence"), [("en", "Athos wins"), ("fr", "Athos gagne à")])
def test_who_has_a_name_is_called_by_it(client: TestClient, language: str, sentence: str) -> None:
    page = client.get("/games/seventh_sea/duel/odds", params={"lang": language}).text
    assert f"<p>{sentence} " in page
    assert "Rochefort <b>" in page


def test_who_has_a_name_wins_by_it(client: TestClient) -> None:
    page = client.get("/games/seventh_sea/duel/roll", params={"lang": "en", "_seed": "1"}).text
    assert re.search(r"<dt>Winner</dt><dd>(Athos|Rochefort)</dd>", page)
