"""Pictures of the procedures that make a map: what their input leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jacta.dice import Seeded
from jacta.games.mighty_empires.pictures.board import say, table
from jacta.games.mighty_empires.pictures.map_picture import picture
from jacta.games.mighty_empires.setup import beginning, laying
from jacta.games.mighty_empires.setup.maps import laid
from jacta.games.mighty_empires.setup.settings import MapSettings, Settings
from jacta.games.mighty_empires.state.procedures import view
from jacta.rules import roll


def map_auto(given: Mapping[str, Any]) -> str:
    """The map of this seed, as it lies before the players."""
    checked = laying.map_auto.validate(given)
    assert isinstance(checked, MapSettings)
    return _drawn(laid(checked, checked.seed or 0), checked.seed)


def setup(given: Mapping[str, Any]) -> str:
    """A setup under this seed, the players choosing as the steward does."""
    checked = beginning.setup.validate(given)
    assert isinstance(checked, Settings)
    seeded = checked.model_copy(update={"seed": checked.seed or 0})
    return _drawn(roll(beginning.setup, seeded, source=Seeded(checked.seed or 0)).outcome, checked.seed)


def _drawn(found: Any, seed: int | None) -> str:
    """Where no seed is given, the tiles are shuffled anew each time: then this is one map of many."""
    world = table(view(found, None))
    assert world is not None
    return picture(world, say("picture-example") if seed is None else say("picture-seed", seed=seed))
