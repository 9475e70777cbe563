"""What computer players are called."""

from __future__ import annotations

from jacta.kernel.play.opponents import STRENGTHS
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.printing import value


def computers_called(procedure: Procedure, given: Given) -> dict[str, str]:
    """The computer players that have a name, with their seats: `the marshal (player B)`."""
    game, seated = procedure.game.id, procedure.computers(given)
    return {
        seat: f"{value(game, player)} ({value(game, seat)})"
        for seat, player in seated.items()
        if player not in STRENGTHS
    }
