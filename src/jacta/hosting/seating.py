"""Who takes part in a game, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.typed import found_at

ALONE = "player"  # the seat of a procedure that names no players
LONGEST_NAME, LONGEST_WORD = 60, 200


def seats_of(procedure: Procedure, given: Given, chosen: Mapping[str, str]) -> list[tuple[str, str | None]]:
    """All seats in order, with the strengths of computer players: those seated by the input, and the chosen ones."""
    seated = procedure.players(given) if procedure.players else {}
    data = written(given)
    strengths = {player: _stated(data, procedure.seat_keys.get(player)) or "usual" for player in seated} | dict(chosen)
    return [(seat, strengths.get(seat)) for seat in procedure.seats(given)] or [(ALONE, None)]


def _stated(data: Any, key: str | None) -> Any:
    """What the input states under a dotted key; None if nothing."""
    return found_at(data, key) if key else None
