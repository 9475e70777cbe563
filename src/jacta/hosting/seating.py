"""Who takes part in a game, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping

from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure

ALONE = "player"  # the seat of a procedure that names no players
LONGEST_NAME, LONGEST_WORD = 60, 200


def seats_of(procedure: Procedure, given: Given, chosen: Mapping[str, str]) -> list[tuple[str, str | None]]:
    """All seats in order, with the strengths of computer players: those seated by the input, and the chosen ones."""
    strengths = procedure.computers(given) | dict(chosen)
    return [(seat, strengths.get(seat)) for seat in procedure.seats(given)] or [(ALONE, None)]
