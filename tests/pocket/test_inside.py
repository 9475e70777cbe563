"""What runs inside a browser, tried here: answers without a server, and helpers that can be ended."""

from __future__ import annotations

import asyncio
import json
import pickle
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from jacta import charts
from jacta.errors import InputError
from jacta.pocket import helper_workers
from jacta.pocket.helper_workers import Helped, done
from jacta.pocket.inside import Inside
from jacta.text import Message, language, speaking
from jacta.web.app import create_app
from jacta.web.errors import Gone
from jacta.web.limits import Limits, Watch
from jacta.web.workers import Workers

pytestmark = pytest.mark.waits


class Parcel(bytes):
    """Bytes as the browser's scripts hand them over."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class Helper:
    """Another Python, as `worker.js` would start one; this one is in the same process."""

    def __init__(self, *, silent: bool = False) -> None:
        self.silent, self.worked = silent, 0
        self._waiting: asyncio.Future[Parcel] | None = None

    async def work(self, parcel: bytes) -> Parcel:
        self.worked += 1
        self._waiting = asyncio.get_running_loop().create_future()
        if not self.silent:
            self._waiting.set_result(Parcel(done(parcel)))
        return await self._waiting

    def end(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(RuntimeError("ended"))


class Helpers:
    def __init__(self, *ready: Helper) -> None:
        self.ready = list(ready)

    def take(self) -> Helper | None:
        return self.ready.pop() if self.ready else None


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper_workers, "to_js", lambda value: value)
    monkeypatch.setattr(helper_workers, "_known", [])


def spoken(_: Watch) -> str:
    return language()


def refused(_: Watch) -> None:
    raise InputError("units", Message("error-gone"))


class Leaving:
    async def is_disconnected(self) -> bool:
        return True


def run(work: Any) -> Any:
    return asyncio.run(work)


def test_a_page_is_answered_without_a_server() -> None:
    inside = Inside(create_app(Limits(workers=0)))
    status, headers, body = run(inside.answer("GET", "/api/v1/procedures", [], b""))
    assert (status, dict(headers)["content-type"]) == (200, "application/json")
    assert b"europa_universalis.stack_profile" in body


def test_a_page_has_its_drawings_without_what_makes_charts_to_save(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "find_spec", lambda _: None)
    inside, path = Inside(create_app(Limits(workers=0))), "/games/vive_lempereur/assault_sequence/odds"
    status, _, drawn = run(inside.answer("GET", path, [], b""))
    assert (status, b'<figure class="picture">' in drawn) == (200, True)


def test_the_api_describes_itself_with_what_was_put_off() -> None:
    script = (
        "import jacta.pocket.before_imports, sys, asyncio, fastapi.params\n"
        "assert 'fastapi.openapi.models' not in sys.modules\n"
        "from jacta.pocket.inside import Inside\nfrom jacta.web.app import create_app\n"
        "from jacta.web.limits import Limits\n"
        "asked = Inside(create_app(Limits(workers=0))).answer('GET', '/api/v1/openapi.json', [], b'')\n"
        "sys.stdout.buffer.write(asyncio.run(asked)[2])"
    )
    there = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout
    asked = Inside(create_app(Limits(workers=0))).answer("GET", "/api/v1/openapi.json", [], b"")
    assert json.loads(there) == json.loads(run(asked)[2])


def test_without_helpers_the_work_is_done_here() -> None:
    with speaking("fr"):
        assert run(Workers(2, Helped, Limits()).run(spoken)) == "fr"


def test_a_helper_works_in_the_readers_language() -> None:
    helper = Helper()
    helper_workers.meet(Helpers(helper))
    with speaking("fr"):
        assert run(Workers(2, Helped, Limits()).run(spoken)) == "fr"
    assert helper.worked == 1


def test_what_a_helper_refuses_is_refused() -> None:
    helper_workers.meet(Helpers(Helper()))
    with pytest.raises(InputError, match="units"):
        run(Workers(2, Helped, Limits()).run(refused))


def test_a_helper_whose_asker_has_gone_is_ended() -> None:
    helper = Helper(silent=True)
    helper_workers.meet(Helpers(helper))

    async def asked() -> None:
        workers = Workers(2, Helped, Limits())
        with pytest.raises(Gone):
            await workers.run(spoken, Leaving())
        await asyncio.sleep(0.7)
        assert (workers.interrupted, workers.busy) == (1, 0)

    run(asked())


def test_a_helper_has_the_users_own_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "gone.toml").write_text("x = 1")
    table = tmp_path / "here_i_stand" / "piracy.toml"
    parcel = pickle.dumps(("en", {table: (b"rows = []", 10**18)}, 1.0, partial(_read, table)))
    assert pickle.loads(done(parcel)) == (True, (b"rows = []", 10**18))
    assert not (tmp_path / "old" / "gone.toml").exists()


def _read(table: Path, _: Watch) -> tuple[bytes, int]:
    return table.read_bytes(), table.stat().st_mtime_ns
