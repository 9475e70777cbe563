"""The sentence over the odds: a side that wins has its article, and several are plural."""

from __future__ import annotations

from fractions import Fraction

import pytest

from jacta.kernel.rule.registry import games
from jacta.text import speaking
from jacta.web.pages.headlines import said_aim


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
    for language, expected in (("en", english), ("fr", french)):
        with speaking(language):
            assert " ".join(said_aim(known, f"winner={who}", Fraction(1, 2)).split()) == expected
