"""Alliances of the computer players: two who are behind, against the one who leads, and no longer."""

from __future__ import annotations

from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import Pact
from jacta.games.mighty_empires.state.world import Site, Tile, World
from jacta.rules import Ask
from tests.games.mighty_empires.worlds import play, world

PLAYER = Planner(Prospectus(6, TileSet()))


def three(lands: tuple[int, int, int], **more: object) -> World:
    """Three players with so many hexes each."""
    tiles = {}
    for seat, number in enumerate(lands):
        tiles[0, 2 * seat] = Tile("plain", owner=seat, site=Site("city", seat, once_owned=True, capital_of=seat))
        tiles |= {(q, 2 * seat): Tile("plain", owner=seat) for q in range(1, number)}
    return world(tiles, players=3, **more)  # type: ignore[arg-type]


def said(here: World, *answers: object) -> object:
    session = play("alliance", here, answers=answers, options={"alliances": "on"})
    assert isinstance(session.question, Ask)
    return PLAYER(session.question, session.position.seen_by(str(session.question.who)))


def test_who_is_behind_seeks_the_other_who_is_behind() -> None:
    assert said(three((3, 4, 9), season="spring")) == Pact("propose", 1)
    assert said(three((9, 4, 3), season="spring")) == "none"  # the leader needs nobody
    assert said(three((5, 5, 5), season="spring")) == "none"  # nobody leads


def test_nobody_is_asked_four_times_a_year() -> None:
    assert said(three((3, 4, 9), season="summer")) == "none"


def test_he_agrees_against_the_leader_and_never_with_him() -> None:
    assert said(three((3, 4, 9), season="spring"), Pact("propose", 1)) is True
    assert said(three((9, 4, 3), season="spring"), Pact("propose", 1)) is False
    assert said(three((3, 9, 4), season="spring"), Pact("propose", 1)) is False


def test_friends_part_when_the_leader_is_caught_up_with_and_at_the_end() -> None:
    pairs = ((0, 1),)
    assert said(three((3, 4, 9), season="summer", alliances=pairs)) == "none"
    assert said(three((8, 4, 9), season="summer", alliances=pairs)) == Pact("break", 1)
    assert said(three((3, 9, 4), season="summer", alliances=pairs)) == Pact("break", 1)
    assert said(three((3, 4, 9), season="summer", year=6, alliances=pairs)) == Pact("break", 1)
