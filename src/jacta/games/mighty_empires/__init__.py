"""Mighty Empires by the personal rules of Genseric Delpature: a whole campaign game. Its table of contents."""

from __future__ import annotations

from jacta.kernel.procedure import Game

GAME = Game(
    "mighty_empires",
    package=__package__ or "",
    source="Règles personnelles pour Mighty Empires (Genseric Delpature)",
    status="complete",
    readings=(),
    chapters=(),
)
