"""Saved games in a database: SQLite by default, PostgreSQL by URL.

The store knows no rules. It keeps rows, and it keeps them safe: every change of a game is one transaction that counts
the game's revision up from the one its author has seen. Where somebody was quicker, nothing is written and `Overtaken`
says so. What has returned is committed.

What speaks to databases is read when one is opened: it takes a quarter of what an app needs to begin.
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
    import_module("jacta.store.chronicles")  # whoever opens a database compares it with the tables of all parts
    return getattr(import_module(f"jacta.store.{_LATER[name]}"), name)
