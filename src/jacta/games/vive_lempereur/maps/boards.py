"""What lies on the table while somebody is asked for a hex: pictures whose hexes can be tapped."""

# ruff: noqa: PLC0415  (the pictures know the procedures that are drawn here)

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jacta.games.vive_lempereur.inputs import Place
from jacta.hexes import Hex
from jacta.rules import Board

if TYPE_CHECKING:
    from jacta.games.vive_lempereur.fire.battery_fires import BatteryFires
    from jacta.games.vive_lempereur.formations.retreat import RetreatGiven


def on_map(end: Place) -> tuple[str, ...]:
    """The place of the board that an answer names."""
    return (str(Hex(*end)),)


def no_text(seen: Any, given: Any) -> str:
    """A terminal shows the answers alone."""
    return ""


def retreat_svg(seen: Any, given: RetreatGiven) -> str:
    from jacta.games.vive_lempereur.maps.pictures import ways_of_retreat

    return ways_of_retreat(given)


def battery_svg(seen: Any, given: BatteryFires) -> str:
    """The retreat of those who were fired at; nothing where nobody knows where they stand."""
    from jacta.games.vive_lempereur.maps.pictures import ways_of_retreat

    back = given.way_back()
    return ways_of_retreat(back, given.map.scenario.board if given.map else None) if back else ""


RETREAT_BOARD, BATTERY_BOARD = Board(no_text, retreat_svg), Board(no_text, battery_svg)
