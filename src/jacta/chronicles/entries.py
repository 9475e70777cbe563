"""The entries of a chronicle: plain objects, each identified by its first key.

| entry | says |
|---|---|
| `{"add": name, "kind", "sheet", "owner", "hidden"}` | a piece is there from now on |
| `{"edit": name, "changes", "name", "owner", "hidden", "reason"}` | new values by dotted key by hand, a new name |
| `{"remove": name, "reason"}` | a piece is there no more |
| `{"do": procedure, "given", "dice", "events", ..., "after"}` | a procedure with pieces, and what it handed back |

The input `given` of a `do` names its pieces: `{"attacker": ":Janissaries"}`. Its other keys are those of a saved game,
so that it can be replayed and verified; `after` are the sheets that were handed back, null for a piece that is no more;
those of new pieces are listed in `born`, too. A piece that joined during the run is named in that event. A `do` without
`after` was played and set aside: it changes nothing. `by` is the player who wrote the entry.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from jacta.errors import InputError
from jacta.kernel.rule.inputs import Strict, checked
from jacta.text import Message
from jacta.typed import can_be_shown

SIGN = ":"
PIECE = "piece"  # in an event of a run: the piece that has joined
LONGEST = 60
Sheet: TypeAlias = dict[str, Any]


class Entry(Strict):
    """What every entry has. A player's name is empty where one person keeps the chronicle alone."""

    by: str = ""

    def to_json(self) -> dict[str, Any]:
        """The entry as a plain object, without default values."""
        return self.model_dump(mode="json", exclude_defaults=True)


class Add(Entry):
    add: str
    kind: str
    sheet: Sheet = Field(default_factory=dict)
    owner: str = ""
    hidden: bool = False


class Edit(Entry):
    edit: str
    changes: Sheet = Field(default_factory=dict)
    name: str | None = None
    owner: str | None = None
    hidden: bool | None = None
    reason: Annotated[str, Field(min_length=1)]

    @property
    def called(self) -> str:
        """The piece by its name from then on."""
        return self.edit if self.name is None else self.name


class Remove(Entry):
    remove: str
    reason: str = ""


class Born(Strict):
    """A piece that a procedure has created: its kind, and the piece that it comes from, whose owner gets it."""

    kind: str
    of: str


class Do(Entry):
    do: str
    given: dict[str, Any]
    dice: Literal["system", "mine"] = "system"
    computers: dict[str, str] = Field(default_factory=dict)
    fair: dict[str, Any] | None = None
    events: list[dict[str, Any]]
    tables: dict[str, str] = Field(default_factory=dict)
    fingerprint: str
    jacta: str
    outcome: Any
    after: dict[str, Sheet | None] | None = None
    born: dict[str, Born] = Field(default_factory=dict)

    def joined(self) -> tuple[str, ...]:
        """The pieces that the game master added during the run."""
        return tuple(event[PIECE] for event in self.events if PIECE in event)

    def saved(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The run as a saved game, with the input as it was once every piece had filled its part."""
        kept = self.model_dump(mode="json", include={"computers", "fair", "events", "tables"}, exclude_none=True)
        about = {"jacta": self.jacta, "procedure": self.do, "given": dict(given), "dice": self.dice}
        return {**about, **kept, "fingerprint": self.fingerprint, "outcome": self.outcome}


KINDS: dict[str, TypeAdapter[Any]] = {
    "add": TypeAdapter(Add),
    "edit": TypeAdapter(Edit),
    "remove": TypeAdapter(Remove),
    "do": TypeAdapter(Do),
}


def read_entry(data: Any) -> Entry:
    """An entry from a plain object, or InputError naming the key."""
    kinds = [kind for kind in KINDS if isinstance(data, Mapping) and kind in data]
    if len(kinds) != 1:
        raise InputError("", Message("error-entry"))
    entry: Entry = checked(KINDS[kinds[0]], data)
    return entry


def one_name(key: str, written: str) -> str:
    """The name of a piece, a player or a chronicle as people typed it, if it is one line that can be shown."""
    name = " ".join(written.split())
    if not name:
        raise InputError(key, Message("error-empty-text"))
    if len(name) > LONGEST:
        raise InputError(key, Message("error-line-long", longest=LONGEST))
    shown = name.isprintable() and can_be_shown(name) and any(letter.isalnum() for letter in name)
    if not shown or name[0] in ":@-" or "/" in name:
        raise InputError(key, Message("error-piece-name", name=name.encode("ascii", "backslashreplace").decode()))
    return name
