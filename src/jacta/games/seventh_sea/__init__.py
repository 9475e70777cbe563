"""Les Secrets de la 7e Mer: tests, duels, ships and battles. The table of contents of its rules summary."""

from __future__ import annotations

from jacta.games.seventh_sea import books, rolls
from jacta.games.seventh_sea.options import READINGS
from jacta.kernel.procedure import Chapter, Game

GAME = Game(
    "seventh_sea",
    package=__package__ or "",
    source="Les Secrets de la 7e Mer, résumé des règles",
    status="complete",
    readings=READINGS,
    chapters=(
        Chapter("references", (books.books,)),
        Chapter("rolls", (rolls.pool, rolls.roll, rolls.test, rolls.opposed, rolls.skill_roll, rolls.perception)),
    ),
)
