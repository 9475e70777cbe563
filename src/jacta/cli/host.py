"""`host`: the saved games of a database, for whoever runs a server: list, export, delete, count, back up, restore.

No link is shown.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from rich.table import Table

from jacta import telling
from jacta.cli import host_chronicles
from jacta.cli.output import Text, console, write_json
from jacta.cli.terminal import in_one_line
from jacta.errors import InputError, UnknownProcedure
from jacta.hosting import Host
from jacta.hosting.managing import DAY, kept_days
from jacta.hosting.views import links_of, seat_links
from jacta.kernel.rule.registry import find_procedure
from jacta.names import not_among
from jacta.store import Chronicles, SavedChronicle, Store, StoredGame
from jacta.store.backup import back_up, restore
from jacta.store.opening import must_exist
from jacta.text import Message, labelled, number, say

ACTIONS = ("list", "export", "delete", "stats", "backup", "restore")
SHORT = 8  # letters of an id that are shown
T = TypeVar("T", StoredGame, SavedChronicle)


def run(
    action: str,
    names: Sequence[str],
    database: str | None,
    idle: int | None,
    force: bool,
    as_json: bool,
    chronicles: bool = False,
) -> None:
    """Do what is asked with the games of a database, or its `chronicles`. `names` are ids as `list` shows them, or how
    they begin; or the file of a backup.
    """
    words = {say(f"host-{one}"): one for one in ACTIONS} | {one: one for one in ACTIONS}
    if action not in words:
        raise not_among(say("metavar-action"), action, ACTIONS)
    if words[action] != "restore":
        must_exist(database)
    store = Store(database)
    try:
        if words[action] in ("backup", "restore"):
            _moved(store, words[action], names, force, as_json)
            return
        if chronicles:
            _with_chronicles(store, words[action], names, idle, force, as_json)
            return
        act = {"list": _list, "export": _export, "delete": _delete, "stats": _stats}[words[action]]
        act(store, _chosen(list(store.all()), names, idle), bool(names) or idle is not None, force, as_json)
    finally:
        store.close()


def _chosen(found: list[T], names: Sequence[str], idle: int | None) -> list[T]:
    """Those of what was found that are meant: by these ids, and of these, or of all, those idle for so many days."""
    chosen = found if not names else []
    for name in names:
        begun = [one for one in found if one.id.startswith(name)]
        if len(begun) != 1:
            near = ", ".join(one.id[:SHORT] for one in begun or found[:3])
            raise InputError(name, Message("error-host-many" if begun else "error-host-none", near=near or "–"))
        chosen += begun
    before = time.time() - (idle or 0) * DAY
    return [one for one in chosen if idle is None or one.changed < before]


def _with_chronicles(
    store: Store, action: str, names: Sequence[str], idle: int | None, force: bool, as_json: bool
) -> None:
    chosen = _chosen(list(Chronicles(store).all()), names, idle)
    if action in ("export", "delete") and not names and idle is None:
        raise InputError(say("metavar-game"), Message("error-host-which"))
    if action == "list" or (action == "delete" and not force):
        host_chronicles.listed(chosen, SHORT, _day, as_json)
    if action == "export":
        host_chronicles.exported(store, chosen)
    elif action == "stats":
        host_chronicles.counted(chosen, as_json)
    elif action == "delete" and not force:
        raise InputError("--force", Message("error-host-force-chronicles", count=len(chosen)))
    elif action == "delete":
        host_chronicles.deleted(store, chosen, as_json)


def _list(store: Store, games: list[StoredGame], narrowed: bool, force: bool, as_json: bool) -> None:
    if as_json:
        write_json([_about(game) for game in games])
        return
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("id", "game", "stage", "players", "changed"):
        grid.add_column(Text(say(f"host-head-{heading}")), overflow="fold")
    for game in games:
        cells = (game.id[:SHORT], _title(game), say(f"host-stage-{game.stage}"), _players(game), _day(game.changed))
        grid.add_row(*(Text(in_one_line(cell)) for cell in cells))
    console().print(grid if games else Text(say("host-empty"), "dim"))


def _export(store: Store, games: list[StoredGame], narrowed: bool, force: bool, as_json: bool) -> None:
    """One game as a file, as its players can have it: on standard output."""
    if len(games) != 1 or not narrowed:
        raise InputError(say("metavar-game"), Message("error-host-one"))
    write_json(Host(store).export(links_of(games[0]).owner))


def _delete(store: Store, games: list[StoredGame], narrowed: bool, force: bool, as_json: bool) -> None:
    if not narrowed:
        raise InputError(say("metavar-game"), Message("error-host-which"))
    if not force:
        _list(store, games, narrowed, force, as_json)
        raise InputError("--force", Message("error-host-force", count=len(games)))
    for game in games:
        store.remove(game.id)
    if as_json:
        write_json({"deleted": [game.id for game in games]})
    else:
        console().print(Text(say("host-deleted", count=len(games))))


def _stats(store: Store, games: list[StoredGame], narrowed: bool, force: bool, as_json: bool) -> None:
    now = time.time()
    stages, titles = Counter(game.stage for game in games), Counter(game.procedure for game in games)
    idle = sum(now - game.changed > kept_days() * DAY for game in games)
    lately = sum(now - game.changed < DAY for game in games)
    if as_json:
        counts = {"tables": len(games), "stages": stages, "procedures": titles, "changed_today": lately}
        write_json(counts | {"kept_days": kept_days(), "to_be_forgotten": idle})
        return
    out = console()
    out.print(Text(say("host-tables", count=len(games)), "bold"))
    for stage, count in stages.most_common():
        out.print(Text("  " + labelled(say(f"host-stage-{stage}"), number(count))))
    out.print(Text(labelled(say("host-lately"), number(lately))))
    if idle:
        out.print(Text(say("host-idle", days=kept_days(), count=idle)))
    for id, count in titles.most_common():
        out.print(Text("  " + in_one_line(labelled(_known(id), number(count)))))


def _moved(store: Store, action: str, files: Sequence[str], force: bool, as_json: bool) -> None:
    """Everything into a file, or everything of one into the database."""
    if len(files) != 1:
        raise InputError(say("metavar-file"), Message("error-host-file"))
    file = Path(files[0]).expanduser()
    kept = back_up(store, file) if action == "backup" else restore(store, file, replace=force)
    if as_json:
        write_json({"file": str(file), **kept._asdict()})
    else:
        told = say(f"host-{action}-done", file=in_one_line(str(file)), **kept._asdict())
        console().print(Text(told), soft_wrap=True)  # a path that is broken cannot be copied


def _about(game: StoredGame) -> dict[str, Any]:
    """A game as data: nothing that opens it, and nothing that its players hide."""
    seats = [
        {"seat": seat, "name": one.name, "joined": one.joined}
        if (one := seat_links(game).get(seat))
        else {"seat": seat, "computer": strength}
        for seat, strength in game.seats
    ]
    about = {"id": game.id, "procedure": game.procedure, "stage": game.stage, "seats": seats}
    return about | {"created": game.created, "changed": game.changed, "revision": game.revision, "jacta": game.jacta}


def _title(game: StoredGame) -> str:
    return _known(game.procedure)


def _known(id: str) -> str:
    """What a procedure is called; one that is no more has its id."""
    try:
        return telling.title(find_procedure(id))
    except UnknownProcedure:
        return id


def _players(game: StoredGame) -> str:
    name, persons = game.procedure.partition(".")[0], seat_links(game)
    return ", ".join(
        one.name if (one := persons.get(seat)) and one.name else telling.value(name, seat) for seat, _ in game.seats
    )


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")
