"""Databases for tests: a file, and a real PostgreSQL that runs for as long as the tests need it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

PATIENCE = 120  # seconds
UNPRIVILEGED = ("postgres", "nobody")


class Postgres:
    """A private cluster in a folder of its own. As root, which PostgreSQL refuses, an unprivileged user runs it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="jacta-postgres-"))
        self.user = next(name for name in UNPRIVILEGED if _is_user(name)) if os.getuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        settings = ("--auth=trust", "--username=jacta", "--encoding=UTF8", "--no-locale", "--no-sync")
        subprocess.run([_program("initdb"), data, *settings], check=True, stdout=subprocess.DEVNULL, user=self.user)
        while not self._begins(data):  # somebody else has taken its port meanwhile
            continue

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://jacta@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The address of an empty database."""
        name = f"jacta_{uuid4().hex}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def stop(self) -> None:
        self._server.send_signal(signal.SIGINT)  # a fast shutdown: it does not wait for its clients
        self._server.wait(PATIENCE)
        shutil.rmtree(self.folder)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """The server and all its processes stand still, as on a machine that hangs."""
        processes = [self._server.pid, *map(int, _children(self._server.pid))]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def _begins(self, data: str) -> bool:
        """Whether the server answers at a port that was free a moment ago, and nobody else does."""
        self.port, log = _free_port(), self.folder / "log"
        where = ("-D", data, "-p", str(self.port), "-k", str(self.folder), "-c", "fsync=off")
        with log.open("w") as complaints:
            self._server = subprocess.Popen([_program("postgres"), *where], stderr=complaints, user=self.user)
        end = time.monotonic() + PATIENCE
        while self._server.poll() is None:
            try:
                with psycopg.connect(self.url()) as connection:
                    return connection.execute("SHOW data_directory").fetchone() == (data,)
            except psycopg.OperationalError:
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.05)
        assert "Address already in use" in log.read_text(), log.read_text()
        return False


def _children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def _program(name: str) -> str:
    """A program of PostgreSQL; Debian keeps those of every version apart."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)
    assert found, "these tests need PostgreSQL: scripts/need postgresql"
    return found


def _is_user(name: str) -> bool:
    return subprocess.run(["id", name], capture_output=True, check=False).returncode == 0


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def kept_in_postgres(postgres: Postgres) -> str:
    return postgres.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind: a new file, or one database that tests share, as tables do."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    found: str = request.getfixturevalue("kept_in_postgres")
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new()
