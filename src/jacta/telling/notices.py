"""What a reader must know about the tables behind a result: one sentence for all tables of one origin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from jacta.kernel.rule.registry import find_game
from jacta.tables import Notice
from jacta.telling.words import table
from jacta.text import say

GAP = "\0"


class Noticed(NamedTuple):
    """A sentence with the tables it is about in the middle: id and title of each."""

    before: str
    tables: tuple[tuple[str, str], ...]
    after: str

    def __str__(self) -> str:
        return f"{self.before}{', '.join(title for _, title in self.tables)}{self.after}"


def noticed(notices: Iterable[Notice]) -> list[Noticed]:
    """The notices in words, those that say the same thing merged."""
    alike: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for notice in notices:
        game, _, name = notice.table.partition(".")
        found = find_game(game)
        title = table(found, name) if found else notice.table
        alike.setdefault((notice.origin, notice.source), []).append((notice.table, title))
    found_alike = []
    for (origin, source), tables in alike.items():
        before, _, after = say(f"notices-{origin}", tables=GAP, source=source).partition(GAP)
        found_alike.append(Noticed(before, tuple(tables), after))
    return found_alike
