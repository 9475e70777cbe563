"""How a database is reached and migrated."""

from __future__ import annotations

import threading
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from jacta.errors import InputError, file_error
from jacta.store.rows import metadata
from jacta.store.values import DatabaseTooNew, NoDatabase, default_file
from jacta.text import Message

if TYPE_CHECKING:  # imported when a database is opened, so not by those who only want odds
    from alembic.config import Config

PATIENCE = 3  # seconds to wait for a connection, or for another change
POSTGRESQL = {
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": PATIENCE * 1000,  # milliseconds without an answer from the network
    "options": f"-c statement_timeout={PATIENCE}s -c lock_timeout={PATIENCE}s",
}
"""How long to wait for a server that does not answer: whoever looks at a game waits as long."""
COMMON = {"pool_timeout": PATIENCE, "hide_parameters": True}  # links and words belong in no log
MIGRATING = 0x6A616374  # the lock under which PostgreSQL lets only one program migrate the database
STEPPING = threading.Lock()  # one thread at a time migrates: Alembic keeps global state


def default_url() -> str:
    return URL.create("sqlite", database=str(default_file())).render_as_string(hide_password=False)


def engine_of(url: str) -> Engine:
    """The engine for an address: `sqlite:///FILE`, `postgresql://USER@HOST/NAME`, or the name of a file."""
    parsed = _parsed(url)
    if parsed.drivername in ("sqlite", "sqlite+pysqlite") and parsed.database and _is_name(parsed.database):
        return _sqlite(parsed)
    if parsed.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return _postgresql(parsed.set(drivername="postgresql+psycopg"))
    raise InputError("--database", Message("error-database-address"))


def must_exist(url: str | None) -> None:
    """Refuse a file that does not exist: a mistyped name should not open an empty database."""
    parsed = _parsed(url or default_url())
    file = Path(parsed.database or "").expanduser()
    try:
        if parsed.get_backend_name() == "sqlite":
            file.stat()
    except OSError as error:
        raise file_error("--database", file, error) from None


def _parsed(url: str) -> URL:
    try:
        return make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError):
        raise InputError("--database", Message("error-database-address")) from None


def _is_name(file: str) -> bool:
    """Whether this can be a file name; a database in memory is not kept anywhere."""
    return "\0" not in file and file != ":memory:"


def _sqlite(url: URL) -> Engine:
    file = Path(url.database or "").expanduser()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # links and secrets of running games are nobody else's business
    except OSError as error:
        raise file_error("--database", file, error) from None
    engine = create_engine(url.set(database=str(file)), connect_args={"timeout": PATIENCE}, **COMMON)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # Writers take the lock at once: after reading, it might no longer be available.
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    opened = _identity(file)

    @event.listens_for(engine, "checkout")
    def taken(*_: Any) -> None:
        # What is written to a deleted file is lost, and nobody would notice.
        if _identity(file) != opened:
            raise NoDatabase(Message("error-database-gone"))

    return engine


def _identity(file: Path) -> tuple[int, int] | None:
    """What distinguishes a file from another that has taken its name; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _postgresql(url: URL) -> Engine:
    try:
        from jacta.store.timeouts import Patient  # noqa: PLC0415

        engine = create_engine(url, pool_pre_ping=True, connect_args=POSTGRESQL | dict(url.query), **COMMON)
    except ModuleNotFoundError:
        raise InputError("--database", Message("error-no-postgres")) from None

    @event.listens_for(engine, "do_connect")
    def connecting(_dialect: Any, _record: Any, words: Any, options: Any) -> Any:
        return Patient.connect(*words, **options)

    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Create what is missing. A database that a newer Jacta has changed is refused and not touched.

    So is one that lacks what its revision promises: somebody else has tampered with it.
    """
    from alembic.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    with STEPPING, engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in known:
            raise DatabaseTooNew(Message("error-database-new"))
        upgrade(connection, "head")
        if missing := sorted(_missing(connection)):
            raise NoDatabase(Message("error-database-unfit", missing=", ".join(missing)))


def upgrade(connection: Connection, step: str) -> None:
    """Apply the migrations up to this one."""
    from alembic import command  # noqa: PLC0415

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def _config() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(files("jacta.store") / "migrations"))
    return config


def _missing(connection: Connection) -> set[str]:
    """The columns that the program reads and the database lacks."""
    found = inspect(connection)
    there = {f"{table}.{column['name']}" for table in found.get_table_names() for column in found.get_columns(table)}
    return {f"{table.name}.{column.name}" for table in metadata.tables.values() for column in table.columns} - there
