"""Les Secrets de la 7e Mer: tests, duels, ships and battles. The table of contents of its rules summary."""

from __future__ import annotations

from jacta.kernel.procedure import Game

GAME = Game(
    "seventh_sea",
    package=__package__ or "",
    source="Les Secrets de la 7e Mer, résumé des règles",
    status="complete",
    readings=(),
    chapters=(),
)
