"""Saved games: games that several people play remotely, each behind a link of their own.

A `Host` opens games and lets the holders of links join, answer and look. It sits between the kernel, which knows the
rules, and the store, which keeps what happened. It produces no text: the interfaces put into words what a
`SavedGameView` shows.
"""

from __future__ import annotations

from jacta.hosting.chronicle_views import ChronicleLinks, ChronicleView
from jacta.hosting.chronicles import ChronicleHost
from jacta.hosting.errors import ChronicleChanged, Conflict, NotYours, UnknownLink
from jacta.hosting.host import Host
from jacta.hosting.views import Links, SavedGameView, Seat

__all__ = [
    "ChronicleChanged",
    "ChronicleHost",
    "ChronicleLinks",
    "ChronicleView",
    "Conflict",
    "Host",
    "Links",
    "NotYours",
    "SavedGameView",
    "Seat",
    "UnknownLink",
]
