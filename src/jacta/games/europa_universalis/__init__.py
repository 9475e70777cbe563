"""Europa Universalis for eight players (2003): land, sea and realm. The table of contents of its document."""

from __future__ import annotations

from jacta.kernel.procedure import Game

GAME = Game(
    "europa_universalis",
    package=__package__ or "",
    source="Europa Universalis à 8 joueurs (7 mai 2003)",
    status="complete",
    readings=(),
    chapters=(),
)
