"""The map beside a chronicle: where pieces stand, in words too, and on a map that somebody has drawn himself."""

from __future__ import annotations

from xml.etree import ElementTree

from jacta import text
from jacta.games.here_i_stand import GAME
from jacta.games.here_i_stand.movement.board import MapObject, Space
from jacta.games.here_i_stand.movement.geography import PLACES, spread
from jacta.games.here_i_stand.movement.picture import WIDTH, map_of_pieces
from jacta.games.here_i_stand.pieces import Captives, Fleet, Formation, Leader
from jacta.rules import in_force

JANISSARIES = Formation(power="ottoman", units=5, cavalry=2, at="belgrade")
WORDS = "{http://www.w3.org/2000/svg}text"


def texts_of(picture: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(picture).iter(WORDS)]


def test_every_place_of_the_suggested_map_lies_somewhere() -> None:
    assert PLACES.keys() == in_force("here_i_stand", "map").value.adjacent.keys()


def test_pieces_stand_in_their_places_with_their_names_and_strength() -> None:
    pieces = {
        "Janissaries": JANISSARIES,
        "<Doria>": Fleet(power="genoa", squadrons=3, at="adriatic_sea"),
        "Ferdinand": Leader(power="hapsburg", leader="ferdinand", at="vienna"),
        "Captives": Captives(),
        "Nowhere": Formation(power="france", units=2),
    }
    with text.speaking("fr"):
        picture = map_of_pieces(pieces)
    assert {"7", "3", "Belgrade", "Vienne", "mer Adriatique"} <= set(texts_of(picture))
    assert ElementTree.fromstring(picture).attrib["aria-label"].endswith("mer Adriatique · <Doria> · 3")
    assert "Nowhere" not in picture
    assert ElementTree.fromstring(picture).attrib["width"] == str(WIDTH)


def test_nothing_is_drawn_where_nobody_stands() -> None:
    assert GAME.map_of_pieces is not None
    assert GAME.map_of_pieces({"Nowhere": Formation(power="france", units=2)}) == ""


def test_places_of_another_map_stand_among_their_neighbours() -> None:
    spaces = {name: Space(controller="france") for name in ("paris", "lyon", "vichy")}
    board = MapObject(spaces=spaces, edges=(("paris", "vichy"), ("vichy", "lyon"))).board
    drawn = spread(board)
    between = [sorted((drawn["paris"][axis], drawn["lyon"][axis])) for axis in (0, 1)]
    assert all(low <= drawn["vichy"][axis] <= high for axis, (low, high) in enumerate(between))
