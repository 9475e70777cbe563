"""What the tests of tables share: tables that have begun, and who does what at them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jacta.hosting import Host, Links, SavedGameView
from jacta.kernel.rule.questions import Ask
from jacta.plain import plain
from jacta.store import Store


def a_host(file: Path, **how: Any) -> Host:
    return Host(Store(str(file / "games.sqlite")), **how)


def begun(host: Host, id: str, given: Mapping[str, Any] | None = None, **how: Any) -> Links:
    """A table at which everybody has sat down."""
    links = host.open_game(id, given, **how)
    for seat, token in links.seats.items():
        host.join(token, seat.title(), f"word of {seat}")
    return links


def asked(host: Host, links: Links) -> SavedGameView:
    """The table before the seat that is asked now."""
    return next(table for token in links.seats.values() if (table := host.saved_game(token)).question is not None)


def played_out(host: Host, links: Links, most: int = 1000) -> SavedGameView:
    """The table after everybody has taken the first answer all the time."""
    for _ in range(most):
        table = host.saved_game(links.owner)
        if table.stage == "over":
            return table
        if table.thinking:
            host.advance(links.owner)
            continue
        for token in links.seats.values():
            table = host.saved_game(token)
            if isinstance(table.question, Ask):
                host.answer(token, table.asked, plain(table.question.values()[0]))
                break
    raise AssertionError("the game has no end")
