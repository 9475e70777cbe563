"""Saved games in a database: SQLite by default, PostgreSQL by URL.

The store knows no rules. It keeps rows, and it keeps them safe: every change of a game is one transaction that
increments the game's revision from the one its author has seen. If somebody was faster, nothing is written and
`Overtaken` is raised. Once a method has returned, its change is committed.

Database modules are imported when a database is opened: they take a quarter of an app's start.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from jacta.store.values import (
    Change,
    ChatLine,
    DatabaseTooNew,
    GameStage,
    GameStatus,
    Holder,
    Holding,
    Link,
    LinkKind,
    NoDatabase,
    Overtaken,
    Rewritten,
    SavedChronicle,
    StoredGame,
    TooTalkative,
    UnderWay,
    default_file,
    new_token,
)

if TYPE_CHECKING:
    from jacta.store.chronicles import Chronicles
    from jacta.store.opening import default_url
    from jacta.store.storing import Store

__all__ = [
    "Change",
    "ChatLine",
    "Chronicles",
    "DatabaseTooNew",
    "GameStage",
    "GameStatus",
    "Holder",
    "Holding",
    "Link",
    "LinkKind",
    "NoDatabase",
    "Overtaken",
    "Rewritten",
    "SavedChronicle",
    "Store",
    "StoredGame",
    "TooTalkative",
    "UnderWay",
    "default_file",
    "default_url",
    "new_token",
]
_LATER = {"Chronicles": "chronicles", "Store": "storing", "default_url": "opening"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(name)
    import_module("jacta.store.chronicles")  # opening a database compares it with the tables of all parts
    return getattr(import_module(f"jacta.store.{_LATER[name]}"), name)
