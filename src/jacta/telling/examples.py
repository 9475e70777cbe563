"""A procedure's examples, each named after what it shows."""

from __future__ import annotations

from jacta.kernel.rule.procedure import Procedure
from jacta.printing import said
from jacta.telling.words import message_of


def example_names(procedure: Procedure) -> list[str]:
    """The name that the game's texts give each example, in order; its number if there is none."""
    numbers = range(1, len(procedure.examples) + 1)
    return [said(procedure.game.id, f"{message_of(procedure)}.example.{n}") or str(n) for n in numbers]
