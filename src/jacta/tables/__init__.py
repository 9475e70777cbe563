"""Printed tables as data, slots for tables that are not printed, and the tables folder of a user.

A table is one TOML file, its rows in printed order::

    passage = "Table des explorations"     # heading in the document
    axis = ["total"]                       # the keys of a row; a number, a range "5..6", "10..", "..4", or a word
    outside = "clamp"                      # beyond the printed rows: "clamp" to the nearest one, or "refuse"
    columns = ["result"]                   # what a row holds
    kinds = ["text"]                       # of each column: "int", "number", "text", "bool"; for slots

    [[rows]]
    total = "10.."
    result = "choose"

A table read across, by a row key and a column key, has `across = "fire_value"`, the column keys as `columns`, and
rows with `cells = [...]`. A table of another shape has `shape = "object"` and its content under `[value]`; the game
checks it.

A **slot** is a table that the document leans on but does not print: it has `[slot]` with `book` and `page`. A slot
with content is a suggestion from public material (`suggested = "where the figures come from"`); without, it is empty
and consulting it is an error that names book and page. A file of the same name in the user's tables folder,
`GAME/NAME.toml`, fills the slot or overrides the printed table.
"""

from jacta.tables.copies import copied
from jacta.tables.game_tables import Edition, GameTables, edition, tables_folder
from jacta.tables.rules import Notice, Rules, notices_of, rules_for
from jacta.tables.table import Checker, Column, Origin, Slot, Table, digest_of

__all__ = [
    "Checker",
    "Column",
    "Edition",
    "GameTables",
    "Notice",
    "Origin",
    "Rules",
    "Slot",
    "Table",
    "copied",
    "digest_of",
    "edition",
    "notices_of",
    "rules_for",
    "tables_folder",
]
