"""When the planner sends an army by ship: where the sea takes it to something sooner than the land does."""

from __future__ import annotations

from typing import Any

from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import END, Act
from jacta.games.mighty_empires.state.world import Site, Tile, World
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from tests.games.mighty_empires.players.test_players import THEIRS
from tests.games.mighty_empires.worlds import after, at, play, world

GAME = Prospectus(6, TileSet())
PORT = Tile("coast", owner=0, site=Site("city", 0, 0, None, True))
OURS = Tile("coast", owner=0)
VILLAGE = Tile("coast", owner=1, site=Site("village", 1))
SHIP_AND_ARMY: dict[str, dict[str, Any]] = {"A01": {"hex": (0, 0), "kind": "ship"}, "A02": {"hex": (0, 0)}}


def shore(village: int) -> dict[tuple[int, int], Tile]:
    """A port at one end of a coast that is ours but for a village so far away."""
    coast = {(q, 0): OURS for q in range(1, 6)}
    return {(0, 0): PORT, **coast, (village, 0): VILLAGE, (9, 0): THEIRS}


def orders(here: World) -> tuple[list[Any], Session]:
    """What the planner orders in one turn."""
    session, found = play("movement", here, seat=0), []
    while isinstance(session.question, Ask) and session.question.label == "move":
        found.append(Planner(GAME)(session.question, session.position.seen_by("seat0")))
        session.answer(found[-1])
    return found, session


def test_an_army_goes_by_sea_to_what_it_would_reach_late_by_land() -> None:
    """Five turns on foot, three by ship: it goes aboard, and nowhere ashore before it is there."""
    here = world(shore(village=5), SHIP_AND_ARMY, reserves=(40, 9), phase="movement")
    found, session = orders(here)
    assert found[0] == Act("embark", "A02", "A01")
    assert [order.do for order in found[1:-1]] == ["step", "step"]
    assert found[-1] == END
    army = after(session).unit("A02")
    assert (army.aboard, army.hex) == ("A01", at(here, 2, 0))


def test_an_army_that_was_carried_there_comes_ashore() -> None:
    units: dict[str, dict[str, Any]] = {"A01": {"hex": (4, 0), "kind": "ship"}, "A02": {"hex": (4, 0), "aboard": "A01"}}
    found, session = orders(world(shore(village=5), units, reserves=(40, 9), phase="movement"))
    assert found[:2] == [Act("step", "A01", "5,0"), Act("disembark", "A02", "5,0")]
    assert after(session).unit("A02").in_field


def test_nobody_goes_aboard_for_what_he_reaches_as_soon_on_foot() -> None:
    found, _ = orders(world(shore(village=2), SHIP_AND_ARMY, reserves=(40, 9), phase="movement"))
    assert not any(isinstance(order, Act) and order.do == "embark" for order in found)
