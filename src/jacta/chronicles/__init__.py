"""Chronicles: a kept set of named pieces, and the journal of what befell them.

| module | has |
|---|---|
| `entries` | what can be written down: a piece added, corrected, removed, and a procedure done with pieces |
| `filling` | pieces in the input of a procedure, and what it hands back |
| `running` | a procedure under way, and what it will change |
| `chronicle` | the chronicle itself: the fold of its entries, and the five readings with its pieces |
| `seeing` | what one player may see of it |
"""

from __future__ import annotations

from jacta.chronicles.chronicle import Chronicle, Moment, as_text, left
from jacta.chronicles.entries import Add, Do, Edit, Entry, Remove, one_name, read_entry
from jacta.chronicles.filling import Filled, Kept, is_named, slots, whole_sheet
from jacta.chronicles.running import Change, Doing
from jacta.chronicles.seeing import Seen, Viewer, plain_piece, seen

__all__ = [
    "Add",
    "Change",
    "Chronicle",
    "Do",
    "Doing",
    "Edit",
    "Entry",
    "Filled",
    "Kept",
    "Moment",
    "Remove",
    "Seen",
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
