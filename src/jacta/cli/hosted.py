"""What a database holds of one kind, for server operators: listed, exported, deleted, counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar, Generic, TypeVar

from rich.table import Table

from jacta.cli.output import Text, console, write_json
from jacta.cli.terminal import in_one_line
from jacta.errors import InputError
from jacta.hosting.forgetting import DAY
from jacta.store import SavedChronicle, Store, StoredGame
from jacta.text import Message, labelled, number, say

SHORT = 8  # letters of an id that are shown
T = TypeVar("T", bound="StoredGame | SavedChronicle")


class Hosted(Generic[T]):
    """All of one kind, `games` or `chronicles`: what there is to say of each, and how it is deleted."""

    noun: ClassVar[str]
    headings: ClassVar[tuple[str, ...]]

    def __init__(self, store: Store) -> None:
        self.store = store

    def all(self) -> Iterable[T]:
        raise NotImplementedError

    def cells(self, one: T) -> tuple[str, ...]:
        """The cells below the headings."""
        raise NotImplementedError

    def about(self, one: T) -> Mapping[str, Any]:
        """One as data: nothing that opens it, and nothing that its players hide."""
        raise NotImplementedError

    def exported(self, one: T) -> Any:
        raise NotImplementedError

    def remove(self, one: T) -> None:
        raise NotImplementedError

    def kind(self, one: T) -> str:
        """The id of the procedure or game that it belongs to."""
        raise NotImplementedError

    def title(self, kind: str) -> str:
        """The title of that; the id, if it no longer exists."""
        raise NotImplementedError

    def counts(self, chosen: Sequence[T]) -> dict[str, Any]:
        """How many there are, by kind, as data."""
        raise NotImplementedError

    def told(self, chosen: Sequence[T]) -> Iterator[str]:
        """Further remarks on how many there are."""
        yield from ()

    # --- What is done with them

    def chosen(self, names: Sequence[str], idle: int | None) -> list[T]:
        """Those that are meant: with these ids and, among these or all, idle for this many days."""
        found = list(self.all())
        chosen = found if not names else []
        for name in names:
            begun = [one for one in found if one.id.startswith(name)]
            if len(begun) != 1:
                near = ", ".join(one.id[:SHORT] for one in begun or found[:3])
                raise InputError(name, Message("error-host-many" if begun else "error-host-none", near=near or "–"))
            chosen += begun
        before = time.time() - (idle or 0) * DAY
        return [one for one in chosen if idle is None or one.changed < before]

    def show(self, chosen: Sequence[T], as_json: bool) -> None:
        if as_json:
            write_json([self.about(one) for one in chosen])
            return
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for heading in ("id", *self.headings, "changed"):
            grid.add_column(Text(say(f"host-head-{heading}")), overflow="fold")
        for one in chosen:
            shown = [one.id[:SHORT], *self.cells(one), _day(one.changed)]
            grid.add_row(*(Text(in_one_line(cell)) for cell in shown))
        console().print(grid if chosen else Text(say(f"host-no-{self.noun}"), "dim"))

    def export(self, chosen: Sequence[T]) -> None:
        """One as a file, as its owner can get it: on standard output."""
        if len(chosen) != 1:
            raise InputError(say("metavar-game"), Message(f"error-host-one-{self.noun}"))
        write_json(self.exported(chosen[0]))

    def delete(self, chosen: Sequence[T], force: bool, as_json: bool) -> None:
        """Delete them for good, if that is confirmed."""
        if not force:
            self.show(chosen, as_json)
            raise InputError("--force", Message(f"error-host-force-{self.noun}", count=len(chosen)))
        for one in chosen:
            self.remove(one)
        if as_json:
            write_json({"deleted": [one.id for one in chosen]})
        else:
            console().print(Text(say(f"host-{self.noun}-deleted", count=len(chosen))))

    def count(self, chosen: Sequence[T], as_json: bool) -> None:
        """How many there are, by kind, and how many have changed recently."""
        now = time.time()
        lately = sum(now - one.changed < DAY for one in chosen)
        if as_json:
            write_json({**self.counts(chosen), "changed_today": lately})
            return
        out = console()
        out.print(Text(say(f"host-{self.noun}", count=len(chosen)), "bold"))
        out.print(Text(labelled(say("host-lately"), number(lately))))
        for line in self.told(chosen):
            out.print(Text(line))
        for kind, many in Counter(map(self.kind, chosen)).most_common():
            out.print(Text("  " + in_one_line(labelled(self.title(kind), number(many)))))


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")
