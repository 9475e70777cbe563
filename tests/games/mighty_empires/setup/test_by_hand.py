"""Début du jeu: the players shape their realms themselves."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.games.mighty_empires.pictures import map_picture
from jacta.games.mighty_empires.pictures.board import legend
from jacta.games.mighty_empires.setup.laying import parts, pieces
from jacta.games.mighty_empires.setup.maps import MapLayout, laid
from jacta.games.mighty_empires.state.actions import Lay
from jacta.hexes import Hex, distance
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from jacta.telling import pending
from tests.games.mighty_empires.setup.test_setup import CHOICES, settings

SEEDS = range(40)


def begun(seed: int, choosing: list[int], capitals: list[str]) -> Session:
    given = {"players": len(choosing), "seed": seed, "choosing": choosing, "capitals": capitals}
    return jacta.play("mighty_empires.map_manual", given)


def lay_all(session: Session, pick: Any) -> MapLayout:
    """Everybody lays his tiles by `pick` and accepts the map."""
    while isinstance(session.question, Ask):
        options = session.question.values()
        session.answer(pick(options) if session.question.label == "lay_tile" else "accept")
    assert isinstance(session.outcome, MapLayout)
    return session.outcome


@pytest.mark.parametrize("seed", SEEDS)
def test_each_player_lays_his_six_tiles_anywhere_legal(seed: int) -> None:
    """Whatever shapes they choose, realms hang together, tiles are those that were drawn, and everybody has room."""
    choosing, capitals = CHOICES[seed % len(CHOICES)]
    layout = lay_all(begun(seed, choosing, capitals), random.Random(seed).choice)
    automatic = laid(settings(choosing, capitals), seed)
    assert all(len(pieces(part)) <= 1 for part in parts(layout))
    assert {cell.hex for cell in layout.cells} == {cell.hex for cell in automatic.cells}
    for seat in choosing:
        tiles = [Counter(cell.draft for cell in one.cells if cell.realm == seat) for one in (layout, automatic)]
        assert tiles[0] == tiles[1]
        assert tiles[0].total() == 7
    hidden = [Counter(cell.draft for cell in one.cells if not cell.face_up) for one in (layout, automatic)]
    assert hidden[0] == hidden[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_player_is_bound_to_the_automatic_shape(seed: int) -> None:
    """In 17 of 40 maps a player could not move any of his tiles: now everybody chooses, whatever the seed."""
    session, asked = begun(seed, [0, 1], ["plain", "coast"]), set()
    while isinstance(session.question, Ask) and session.question.label == "lay_tile":
        options = session.question.values()
        if len({option.hex for option in options}) > 1:
            asked.add(session.question.who)
        session.answer(options[0])
    assert asked == {"seat0", "seat1"}


def test_a_realm_may_be_a_chain() -> None:
    """ "Pas nécessairement tout autour": six tiles in a row, as far from the capital as they reach."""
    session = begun(3, [0, 1], ["plain", "plain"])
    capital = next(cell.hex for cell in session.position.state.layout.cells if cell.capital and cell.realm == 0)

    def farthest(options: tuple[Lay, ...]) -> Lay:
        return max(options, key=lambda option: distance(Hex.parse(option.hex), capital))

    layout = lay_all(session, farthest)
    far = [distance(cell.hex, capital) for cell in layout.cells if cell.realm == 0]
    assert sorted(far) == list(range(7))


def test_usual_laying_is_the_automatic_map() -> None:
    for seed in range(8):
        choosing, capitals = CHOICES[seed % len(CHOICES)]
        given = {"players": len(choosing), "seed": seed, "choosing": choosing, "capitals": capitals}
        assert jacta.roll("mighty_empires.map_manual", given).outcome == laid(settings(choosing, capitals), seed)


def test_nobody_is_shut_in() -> None:
    """Whoever lays first cannot take the only land beside another's capital on the coast."""
    session = begun(1, [0, 1], ["plain", "coast"])
    other = next(cell.hex for cell in session.position.state.layout.cells if cell.capital and cell.realm == 1)
    layout = lay_all(session, lambda options: min(options, key=lambda one: distance(Hex.parse(one.hex), other)))
    assert sum(cell.realm == 1 for cell in layout.cells) == 7


def test_a_tile_is_seen_by_nobody_before_it_lies() -> None:
    session = begun(2, [0, 1], ["plain", "plain"])
    for seat in ("seat0", "seat1", None):
        (state,) = session.view(seat).states
        assert state.ground.bag == ()


def agreed(session: Session) -> Session:
    """All tiles are laid; the first player is asked whether he accepts the map."""
    while isinstance(session.question, Ask) and session.question.label == "lay_tile":
        session.answer(session.question.values()[0])
    return session


@pytest.mark.parametrize(
    ("language", "groups"),
    [
        ("fr", ["tourner le nord", "échanger deux de ses tuiles", "déplacer une tuile"]),
        ("en", ["turn north", "swap two of one’s own tiles", "move a tile"]),
    ],
)
def test_changes_to_the_map_are_listed_in_the_readers_language(language: str, groups: list[str]) -> None:
    session = agreed(begun(1, [0, 1], ["plain", "coast"]))
    session.answer("edit")
    assert isinstance(session.question, Ask)
    with text.speaking(language):
        offers = pending(session.position, session.question).offers
    assert list(dict.fromkeys(offer.group for offer in offers)) == groups


def test_who_may_turn_north_is_told_where_it_points() -> None:
    session = agreed(begun(1, [0, 1], ["plain", "coast"]))
    told, legends = [], []
    for _ in range(2):
        session.answer("edit")
        assert isinstance(session.question, Ask)
        with text.speaking("fr"):
            told.append(pending(session.position, session.question).text)
        session.answer(session.question.values()[0])
        with text.speaking("fr"):
            legends.append(legend(session.position.state, None)[-1])
    assert told == [f"Que changer à la carte\u202f? Le nord est {side}." for side in ("en haut", "en haut à droite")]
    assert legends == [
        "Le nord, le 6 des dragons, est en haut à droite",
        "Le nord, le 6 des dragons, est en bas à droite",
    ]


def test_no_time_is_told_while_the_map_is_laid() -> None:
    session = agreed(begun(1, [0, 1], ["plain", "coast"]))
    with text.speaking("en"):
        picture = map_picture.draw(session.position.state, None)
    assert "Setting up" in picture
    assert "Year 1" not in picture
