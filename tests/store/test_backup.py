"""Backups: all that a database keeps as one file, taken while servers write, and back into either kind of database."""

from __future__ import annotations

import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from jacta.chronicles import Chronicle
from jacta.errors import InputError
from jacta.hosting import ChronicleHost, Host
from jacta.store import Store
from jacta.store.backup import Contents, back_up, restore
from jacta.store.rows import metadata
from tests.hosting.playing import begun, played_out

pytestmark = pytest.mark.waits
BID = ("seventh_sea.flaw_bid", {"gm": 4, "player": 2})
PIRACY = ("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2})


def rows_of(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All that a database keeps."""
    with store.reading() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }


def filled(url: str) -> Store:
    """A database with something of everything: games, talk, sealed answers, a chronicle, a key, a parcel."""
    store = Store(url)
    host = Host(store)
    played_out(host, begun(host, *PIRACY))
    waiting = begun(host, *BID)
    host.say(waiting.seats["gm"], "Ça commence « bien » 🎲")
    host.call_me(waiting.seats["gm"], {"kind": "ntfy", "topic": "hush"})
    host.leave(waiting.seats["player"], [{"question": "counter_flaw", "answers": "no"}])
    host.lay_down("something")
    ChronicleHost(store).open(Chronicle.begin("here_i_stand", "Mohács"), ["Anne"])
    store.key("push", lambda: "the key")
    return store


def test_everything_comes_back_wherever_it_is_restored(empty_database: str, tmp_path: Path) -> None:
    """From either kind of database into a file, and from there into an empty one of the other kind and of the same."""
    file, store = tmp_path / "backup.db", filled(empty_database)
    before = rows_of(store)
    assert all(before[name] for name in ("games", "links", "events", "messages", "keys", "parcels", "chronicles"))
    assert back_up(store, file) == Contents(2, 1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600  # links and secrets are in it
    assert [one.name for one in tmp_path.iterdir() if "backup" in one.name] == ["backup.db"]
    with pytest.raises(InputError, match="exists already"):
        back_up(store, file)
    with pytest.raises(InputError, match=r"--force: .*2 games and 1 chronicle"):
        restore(store, file)
    other = Store(str(tmp_path / "other.sqlite"))
    whole = file.read_bytes()
    assert restore(other, file) == Contents(2, 1)
    assert rows_of(other) == before
    Host(other).open_game(*PIRACY)
    assert restore(other, file, replace=True) == Contents(2, 1)
    assert rows_of(other) == before
    assert restore(store, file, replace=True) == Contents(2, 1)  # what was taken from this kind goes back into it
    assert rows_of(store) == before
    assert file.read_bytes() == whole
    other.close()
    store.close()


def test_a_backup_shows_one_moment_while_games_go_on(empty_database: str, tmp_path: Path) -> None:
    """Every game in it can be played on: its events, links and state fit together."""
    store, writing, ended = Store(empty_database), Host(Store(empty_database)), threading.Event()
    opened = [begun(writing, *BID) for _ in range(3)]
    left = iter(opened)

    def play() -> None:
        while not ended.is_set():
            played_out(writing, next(left, None) or begun(writing, *BID))

    player = threading.Thread(target=play)
    player.start()
    try:
        taken = [tmp_path / f"backup{number}.db" for number in range(4)]
        for file in taken:
            back_up(store, file)
    finally:
        ended.set()
        player.join()
    for file in taken:
        host = Host(Store(str(file)))
        for links in opened:
            assert played_out(host, links).broken is None
        host.close()
    store.close()
    writing.close()


@pytest.mark.parametrize("shape", ["first", "second", "third", "fifth"])
def test_databases_of_older_versions_are_restored_and_left_as_they_are(shape: str, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript((Path(__file__).parent / "databases" / f"{shape}.sql").read_text())
    before, store = old.read_bytes(), Store(str(tmp_path / "new.sqlite"))
    assert restore(store, old).games > 0
    assert old.read_bytes() == before
    store.close()


@pytest.mark.parametrize("content", [b"", b"no database at all " * 300, None])
def test_what_is_no_backup_is_refused_and_changes_nothing(content: bytes | None, tmp_path: Path) -> None:
    store, file = filled(str(tmp_path / "games.sqlite")), tmp_path / "backup.db"
    before = rows_of(store)
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(InputError, match=r"backup\.db"):
        restore(store, file, replace=True)
    assert rows_of(store) == before
    store.close()


def test_a_backup_that_does_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    store = filled(str(tmp_path / "games.sqlite"))
    with pytest.raises(InputError, match="nowhere"):
        back_up(store, tmp_path / "nowhere" / "backup.db")
    assert not (tmp_path / "nowhere").exists()
    store.close()
