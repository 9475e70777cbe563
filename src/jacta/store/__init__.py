"""Saved games in a database: SQLite by default, PostgreSQL by URL.

The store knows no rules. It keeps rows, and it keeps them safe: every change of a game is one transaction that counts
the game's revision up from the one its author has seen. Where somebody was quicker, nothing is written and `Overtaken`
says so. What has returned is committed.
"""

from __future__ import annotations

from jacta.store.chronicles import Chronicles
from jacta.store.opening import DatabaseTooNew, NoDatabase, default_file, default_url
from jacta.store.rows import Change, ChatLine, Kind, Link, Stage, StoredGame
from jacta.store.storing import Glance, Overtaken, Store, TooTalkative, new_token

__all__ = [
    "Change",
    "ChatLine",
    "Chronicles",
    "DatabaseTooNew",
    "Glance",
    "Kind",
    "Link",
    "NoDatabase",
    "Overtaken",
    "Stage",
    "Store",
    "StoredGame",
    "TooTalkative",
    "default_file",
    "default_url",
    "new_token",
]
