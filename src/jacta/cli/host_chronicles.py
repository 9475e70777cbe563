"""`host --chronicles`: the chronicles of a database, for whoever runs a server. No link is shown."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.table import Table

from jacta import telling
from jacta.cli.output import Text, console, write_json
from jacta.cli.terminal import in_one_line
from jacta.errors import InputError
from jacta.hosting import ChronicleHost
from jacta.hosting.chronicle_views import links_of
from jacta.hosting.managing import DAY
from jacta.kernel.rule.registry import find_game
from jacta.store import Chronicles, SavedChronicle, Store
from jacta.text import Message, labelled, number, say


def listed(chosen: Sequence[SavedChronicle], short: int, day: Callable[[int], str], as_json: bool) -> None:
    """What is there: by id, game, title, players, last change."""
    if as_json:
        write_json([_about(one) for one in chosen])
        return
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("id", "of", "title", "players", "changed"):
        grid.add_column(Text(say(f"host-head-{heading}")), overflow="fold")
    for one in chosen:
        players = ", ".join(links_of(one.links).players)
        cells = (one.id[:short], _game(one.game), one.title, players, day(one.changed))
        grid.add_row(*(Text(in_one_line(cell)) for cell in cells))
    console().print(grid if chosen else Text(say("host-no-chronicles"), "dim"))


def exported(store: Store, chosen: Sequence[SavedChronicle]) -> None:
    """One chronicle as a file, as its owner can have it: on standard output."""
    if len(chosen) != 1:
        raise InputError(say("metavar-game"), Message("error-host-one-chronicle"))
    write_json(ChronicleHost(store).export(links_of(chosen[0].links).owner))


def deleted(store: Store, chosen: Sequence[SavedChronicle], as_json: bool) -> None:
    """Away with them for good."""
    rows = Chronicles(store)
    for one in chosen:
        rows.remove(one.id)
    if as_json:
        write_json({"deleted": [one.id for one in chosen]})
    else:
        console().print(Text(say("host-chronicles-deleted", count=len(chosen))))


def counted(chosen: Sequence[SavedChronicle], as_json: bool) -> None:
    """How many there are, of which games."""
    kinds, now = Counter(one.game for one in chosen), time.time()
    lately = sum(now - one.changed < DAY for one in chosen)
    if as_json:
        write_json({"chronicles": len(chosen), "games": kinds, "changed_today": lately})
        return
    out = console()
    out.print(Text(say("host-chronicles", count=len(chosen)), "bold"))
    out.print(Text(labelled(say("host-lately"), number(lately))))
    for id, count in kinds.most_common():
        out.print(Text("  " + in_one_line(labelled(_game(id), number(count)))))


def _about(one: SavedChronicle) -> Mapping[str, Any]:
    """A chronicle as data: nothing that opens it, and nothing that its players hide."""
    about = {"id": one.id, "game": one.game, "title": one.title, "players": list(links_of(one.links).players)}
    return about | {"created": one.created, "changed": one.changed, "revision": one.revision}


def _game(id: str) -> str:
    """What a game is called; one that is no more has its id."""
    known = find_game(id)
    return telling.game_title(known) if known else id
