"""The store keeps what it is given, once, and refuses what others have overtaken."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, inspect, select, text

from jacta.errors import InputError
from jacta.store import Change, DatabaseTooNew, Link, NoDatabase, Overtaken, Store, StoredGame, default_url, new_token
from jacta.store.opening import engine_of, upgrade
from jacta.store.rows import events, games, links, metadata, sealed
from tests.databases import Postgres

pytestmark = pytest.mark.waits


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def a_game() -> StoredGame:
    tokens = [new_token() for _ in range(4)]
    return StoredGame(
        id=new_token(),
        procedure="toys.nim",
        given={"sticks": 5, "name": "\N{LATIN SMALL LETTER E WITH ACUTE}\x00"},
        dice="system",
        computers={},
        seats=[("second", None), ("first", None)],
        jacta="1.2.3",
        commitment="c",
        secret="s",
        links=(
            Link(tokens[0], "owner"),
            Link(tokens[1], "spectator"),
            Link(tokens[2], "seat", "second", "Zoé"),
            Link(tokens[3], "seat", "first"),
        ),
    )


def to_playing(kept: int, *added: object, **more: object) -> Change:
    new = [{"answer": value} for value in added]
    about = {"stage": "playing", "fingerprint": "f", "tables": {"toys.wound": "d"}, "taken_back": 0}
    about |= {"thinking": False, "is_open": True, "jacta": "2"}
    return Change(kept, new, {}, **about)._replace(**more)  # type: ignore[arg-type]


def test_what_is_added_is_read_through_every_link(store: Store) -> None:
    game = a_game()
    store.add(game)
    for link in game.links:
        found = store.read(link.token)
        assert found is not None
        saved, own = found
        assert own == link
        assert saved.created == saved.changed > 0
        assert saved._replace(created=0, changed=0, seats=[(seat, kind) for seat, kind in saved.seats]) == game
    assert store.status(game.links[0].token) == (game.id, 0, False)


@pytest.mark.parametrize("token", ["", "no-such-link", "\x00", "é", "a" * 100_000, "\ud800"])
def test_an_unknown_link_leads_nowhere(store: Store, token: str) -> None:
    assert store.status(token) is None
    assert store.read(token) is None


def test_a_change_is_kept_whole(store: Store) -> None:
    game = a_game()
    store.add(game)
    token = game.links[2].token
    joined = game.links[2]._replace(name="Anne", word="lune", joined=True)
    store.change(
        game.id, 0, to_playing(0, 1, 2, sealed={"first": ["rock"]}, links={joined.token: joined}, thinking=True)
    )
    found = store.read(token, since=1)
    assert found is not None
    saved, link = found
    assert link == joined
    assert (saved.revision, saved.stage, saved.thinking, saved.jacta) == (1, "playing", True, "2")
    assert saved.events == ({"answer": 2},)
    assert saved.sealed == {"first": ["rock"]}
    assert saved.tables == {"toys.wound": "d"}

    store.change(game.id, 1, to_playing(1, 7, taken_back=2))
    found = store.read(token)
    assert found is not None
    assert found[0].events == ({"answer": 1}, {"answer": 7})
    assert (found[0].sealed, found[0].taken_back, found[0].revision) == ({}, 2, 2)


def test_who_is_overtaken_changes_nothing(store: Store) -> None:
    game = a_game()
    store.add(game)
    store.change(game.id, 0, to_playing(0, 1))
    with pytest.raises(Overtaken):
        store.change(
            game.id, 0, to_playing(0, 2, stage="over", links={game.links[2].token: game.links[2]._replace(name="X")})
        )
    found = store.read(game.links[2].token)
    assert found is not None
    assert (found[0].events, found[0].stage, found[1].name) == (({"answer": 1},), "playing", "Zoé")


def test_of_many_who_race_each_is_heard_once(store: Store) -> None:
    game = a_game()
    store.add(game)
    runners, laps = 4, 3
    line = threading.Barrier(runners)

    def run(runner: int) -> int:
        line.wait()
        overtaken = lap = 0
        while lap < laps:
            found = store.read(game.links[0].token)
            assert found is not None
            saved, _ = found
            assert len(saved.events) == saved.revision  # one moment of the database, not two
            try:
                store.change(game.id, saved.revision, to_playing(len(saved.events), [runner, lap]))
                lap += 1
            except Overtaken:
                overtaken += 1
        return overtaken

    with ThreadPoolExecutor(runners) as threads:
        list(threads.map(run, range(runners)))
    found = store.read(game.links[0].token)
    assert found is not None
    kept = [tuple(event["answer"]) for event in found[0].events]
    assert sorted(kept) == [(runner, lap) for runner in range(runners) for lap in range(laps)]


def test_with_a_game_all_that_belongs_to_it_goes(store: Store) -> None:
    game, other = a_game(), a_game()
    for one in (game, other):
        store.add(one)
        store.change(one.id, 0, to_playing(0, 1, sealed={"first": 1}))
    store.remove(game.id)
    assert store.read(game.links[0].token) is None
    assert store.read(other.links[0].token) is not None
    with store._engine.connect() as connection:
        for table in (events, links, sealed):
            count = select(func.count()).select_from(table).where(table.c.game == game.id)
            assert connection.scalar(count) == 0
    with pytest.raises(Overtaken):
        store.change(game.id, 1, to_playing(1, 2))


# --- Opening


def test_an_empty_database_is_brought_up_to_what_the_program_reads(empty_database: str) -> None:
    openings = 3
    line = threading.Barrier(openings)

    def opened(_: int) -> None:
        line.wait()
        Store(empty_database).close()

    with ThreadPoolExecutor(openings) as threads:  # several servers begin at the same time
        list(threads.map(opened, range(openings)))
    with engine_of(empty_database).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_two_databases_are_made_at_once_by_one_program(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(lambda name: Store(str(tmp_path / f"{name}.sqlite")), range(4)))
    for store in stores:
        assert list(store.all()) == []
        store.close()


def test_a_database_of_a_newer_program_is_refused_and_left_alone(empty_database: str) -> None:
    Store(empty_database).close()
    engine = engine_of(empty_database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseTooNew):
        Store(empty_database)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    engine.dispose()


def test_a_server_goes_on_when_its_database_has_been_away(postgres: Postgres, kept_in_postgres: str) -> None:
    store = Store(kept_in_postgres)
    game = a_game()
    store.add(game)
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    assert store.status(game.links[0].token) == (game.id, 0, False)
    store.close()


def test_a_server_that_hangs_is_given_up_and_found_again_when_it_goes_on() -> None:
    server = Postgres()
    try:
        store = Store(server.new())
        game = a_game()
        store.add(game)
        with server.frozen(), ThreadPoolExecutor(8) as threads:
            asked = [threads.submit(store.status, game.links[0].token) for _ in range(8)]
            for one in asked:
                assert isinstance(one.exception(timeout=60), NoDatabase)
            with pytest.raises(InputError):
                Store(server.url())
        store._rests_until = 0.0
        assert store.status(game.links[0].token) == (game.id, 0, False)
        store.close()
    finally:
        server.stop()


def test_nothing_is_acknowledged_that_goes_into_a_deleted_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = Store(str(file))
    store.add(a_game())
    for one in tmp_path.iterdir():
        one.unlink()
    with pytest.raises(NoDatabase, match="not there any more"):
        store.add(a_game())
    assert not file.exists()


@pytest.mark.parametrize("shape", ["first", "second", "third", "fifth"])
def test_a_database_of_an_earlier_version_opens_with_all_its_games(shape: str, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with sqlite3.connect(file) as old:
        old.executescript((Path(__file__).parent / "databases" / f"{shape}.sql").read_text())
        tokens = old.execute("SELECT token FROM links WHERE kind = 'owner'").fetchall()
    store = Store(str(file))
    found = [store.read(token) for (token,) in tokens]
    assert [one and (one[0].stage, len(one[0].events)) for one in found] == [
        ("gathering", 0),
        ("playing", 3),
        ("over", 4),
    ]
    assert all(one and one[0].tables == ({} if shape in ("third", "fifth") else None) for one in found)
    store.change(found[1][0].id, 3, to_playing(3, 1))  # type: ignore[index]
    with store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.parametrize("there", [(), ("is_open BOOLEAN",), ("is_open BOOLEAN", "tables JSON")])
def test_the_first_step_leads_on_in_each_of_its_shapes(there: tuple[str, ...], postgres: Postgres) -> None:
    address = postgres.new()
    with engine_of(address).begin() as connection:
        upgrade(connection, "0001")
        for column in there:
            connection.execute(text(f"ALTER TABLE games ADD {column} NOT NULL"))
    store = Store(address)
    store.add(a_game())
    with store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_what_a_database_lacks_is_said_at_the_start(empty_database: str) -> None:
    Store(empty_database).close()
    engine = engine_of(empty_database)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE games DROP COLUMN is_open"))
    with pytest.raises(NoDatabase, match=re.escape("games.is_open")):
        Store(empty_database)
    engine.dispose()


def test_a_file_keeps_what_is_acknowledged_through_a_loss_of_power(tmp_path: Path) -> None:
    engine = engine_of(str(tmp_path / "deep" / "down" / "games.sqlite"))
    with engine.connect() as connection:
        pragmas = {name: connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")}
        assert pragmas == {"journal_mode": "wal", "synchronous": 2}
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1


def test_the_links_in_a_file_are_for_its_owner_alone(tmp_path: Path) -> None:
    Store(str(tmp_path / "games.sqlite")).close()
    assert [file.stat().st_mode & 0o077 for file in tmp_path.iterdir()] == [0]


@pytest.mark.parametrize(
    "address",
    [
        "mysql://localhost/x",
        "http://example.org",
        "postgresql://127.0.0.1:1/x",
        "postgresql://[::1",
        "postgresql://localhost:port/x",
        "://",
        "/dev/null/x",
        "sqlite:///a\0b",
        "sqlite:///:memory:",
        "sqlite+aiosqlite:///x",
    ],
)
def test_an_address_that_does_not_serve_is_refused_by_its_key(address: str) -> None:
    with pytest.raises(InputError) as refused:
        Store(address)
    assert refused.value.key == "--database"


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anne, " * 100)
    with pytest.raises(InputError, match="not a database"):
        Store(str(file))
    assert file.read_text().startswith("Dear Anne")


def test_the_usual_file_lies_beside_the_users_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("JACTA_TABLES", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/jacta/games.sqlite"
    Store().close()
    assert (tmp_path / "jacta" / "games.sqlite").exists()


def test_a_database_that_fails_is_told_without_its_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(str(tmp_path / "games.sqlite"))
    game = a_game()
    store.add(game)
    with store._engine.begin() as connection:
        games.drop(connection)
    with pytest.raises(NoDatabase) as failed:
        store.status(game.links[0].token)
    assert "games" not in str(failed.value)
    assert "no such table" in caplog.text
    assert game.links[0].token not in caplog.text
    assert inspect(store._engine).has_table("links")
