"""`host`: what a database holds, for server operators: list, export, delete, count, back up, restore.

These are its saved games, or its chronicles. Links are never shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jacta.cli.host_chronicles import HostedChronicles
from jacta.cli.host_games import HostedGames
from jacta.cli.hosted import Hosted
from jacta.cli.output import Text, console, write_json
from jacta.cli.terminal import in_one_line
from jacta.errors import InputError
from jacta.names import not_among
from jacta.store import Store
from jacta.store.backup import back_up, restore
from jacta.store.opening import must_exist
from jacta.text import Message, say

ACTIONS = ("list", "export", "delete", "stats", "backup", "restore")


def run(
    action: str,
    names: Sequence[str],
    database: str | None,
    idle: int | None,
    force: bool,
    as_json: bool,
    chronicles: bool = False,
) -> None:
    """Perform an action on the games of a database, or on its `chronicles`. `names` are ids as `list` shows them, or
    prefixes of these; or the file of a backup.
    """
    words = {say(f"host-{one}"): one for one in ACTIONS} | {one: one for one in ACTIONS}
    if action not in words:
        raise not_among(say("metavar-action"), action, ACTIONS)
    act = words[action]
    if act != "restore":
        must_exist(database)
    store = Store(database)
    try:
        if act in ("backup", "restore"):
            _back_up_or_restore(store, act, names, force, as_json)
            return
        if act in ("export", "delete") and not names and idle is None:
            raise InputError(say("metavar-game"), Message("error-host-which"))
        hosted: Hosted[Any] = HostedChronicles(store) if chronicles else HostedGames(store)
        _done(hosted, act, hosted.chosen(names, idle), force, as_json)
    finally:
        store.close()


def _done(hosted: Hosted[Any], act: str, chosen: Sequence[Any], force: bool, as_json: bool) -> None:
    if act == "list":
        hosted.show(chosen, as_json)
    elif act == "export":
        hosted.export(chosen)
    elif act == "delete":
        hosted.delete(chosen, force, as_json)
    else:
        hosted.count(chosen, as_json)


def _back_up_or_restore(store: Store, action: str, files: Sequence[str], force: bool, as_json: bool) -> None:
    """Back up everything into a file, or restore everything from one."""
    if len(files) != 1:
        raise InputError(say("metavar-file"), Message("error-host-file"))
    file = Path(files[0]).expanduser()
    kept = back_up(store, file) if action == "backup" else restore(store, file, replace=force)
    if as_json:
        write_json({"file": str(file), **kept._asdict()})
    else:
        told = say(f"host-{action}-done", file=in_one_line(str(file)), **kept._asdict())
        console().print(Text(told), soft_wrap=True)  # a path that is broken cannot be copied
