"""Chronicles: a kept set of named pieces, and the journal of what befell them.

| module | has |
|---|---|
| `entries` | what can be recorded: a piece added, corrected, removed, and a procedure done with pieces |
| `filling` | pieces in the input of a procedure, and what it hands back |
| `running` | a procedure under way, and what it will change |
| `chronicle` | the chronicle itself: the fold of its entries, and the five readings with its pieces |
| `seeing` | what one player may see of it |
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jacta.chronicles.chronicle import Chronicle, Moment, as_text
    from jacta.chronicles.entries import Add, Do, Edit, Entry, Remove, one_name, read_entry
    from jacta.chronicles.filling import Filled, Kept, is_named, left, slots, whole_sheet
    from jacta.chronicles.running import Doing, PieceChange
    from jacta.chronicles.seeing import SeenChronicle, Viewer, plain_piece, seen

__all__ = [
    "Add",
    "Chronicle",
    "Do",
    "Doing",
    "Edit",
    "Entry",
    "Filled",
    "Kept",
    "Moment",
    "PieceChange",
    "Remove",
    "SeenChronicle",
    "Viewer",
    "as_text",
    "is_named",
    "left",
    "one_name",
    "plain_piece",
    "read_entry",
    "seen",
    "slots",
    "whole_sheet",
]

_HOMES = {
    "chronicle": ("Chronicle", "Moment", "as_text"),
    "entries": ("Add", "Do", "Edit", "Entry", "Remove", "one_name", "read_entry"),
    "filling": ("Filled", "Kept", "is_named", "left", "slots", "whole_sheet"),
    "running": ("PieceChange", "Doing"),
    "seeing": ("SeenChronicle", "Viewer", "plain_piece", "seen"),
}


def __getattr__(name: str) -> Any:
    """Import each name when it is asked for: most commands do not involve a chronicle."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"jacta.chronicles.{home}"), name)
    raise AttributeError(f"module 'jacta.chronicles' has no attribute {name!r}")
