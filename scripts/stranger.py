"""What a stranger does first, with nothing but the environment that runs this: `EMPTY/bin/python scripts/stranger.py`.

Every warning is an error. It works in a folder of its own and needs nothing of the repository.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

STRICT = (sys.executable, "-W", "error", "-m")
BATTLE = ("here_i_stand.field_battle", "attacker_units=4", "attacker_leaders=[1]", "defender_units=5")
CHANCE = "17552/59049"  # of the attacker; docs/python.md


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ["JACTA_DATABASE"] = f"sqlite:///{folder}/jacta.db"
        for step in (asks, serves, begins_a_game, lets_an_assistant_ask):
            step()
            sys.stdout.write(f"  {step.__name__.replace('_', ' ')}\n")


def told(*words: str) -> str:
    """What a command prints; a command that fails ends everything, with what it complains of."""
    run = subprocess.run([*STRICT, *words], check=False, capture_output=True, text=True, encoding="utf-8")
    if run.returncode:
        sys.exit(f"{' '.join(words)}: {run.returncode}\n{run.stderr}")
    return run.stdout


def asks() -> None:
    odds = json.loads(told("jacta", "odds", *BATTLE, "--key", "winner", "--json"))
    assert CHANCE in {row["p"] for row in odds["outcomes"]}, odds
    games = {row["id"] for row in json.loads(told("jacta", "games", "--json"))}
    assert len(games) == 6, games
    assert "Bataille rangée" in told("jacta", "--lang", "fr", "show", BATTLE[0])
    told("jacta", "tables", "here_i_stand", "exploration")


@contextmanager
def serving(*words: str) -> Iterator[str]:
    """The address that a command serves at, as long as the `with` block."""
    with subprocess.Popen([*STRICT, *words], stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            assert server.stdout
            yield re.findall(r"http://\S+", server.stdout.readline())[0]
        finally:
            server.terminate()
    assert server.returncode in (0, -signal.SIGTERM), server.returncode


def serves() -> None:
    with serving("jacta", "serve", "--no-open", "--port", "0") as address:
        page = fetched(address)
        for name in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
            assert fetched(address + name[1:]), name
        assert "htmx" in page
        odds = json.loads(fetched(f"{address}api/v1/{BATTLE[0]}/odds?{'&'.join(BATTLE[1:])}"))
        assert odds["exact"], odds
        assert json.loads(fetched(f"{address}health"))["tables"], "the database and its migrations"


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def begins_a_game() -> None:
    told("jacta", "new", "sunday")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--editable", "sunday"], check=True)
    told("jacta", "check", "sunday")
    assert json.loads(told("jacta", "odds", "sunday.attack", "units=4", "--json"))["exact"]


def lets_an_assistant_ask() -> None:
    from mcp import StdioServerParameters, stdio_client  # noqa: PLC0415

    server = StdioServerParameters(command=sys.executable, args=["-W", "error", "-m", "jacta", "mcp"])
    asyncio.run(talk(stdio_client(server)))
    with serving("jacta", "mcp", "--http", "--port", "0") as address:
        asyncio.run(talk(address))


async def talk(server: Any) -> None:
    from mcp import Client  # noqa: PLC0415

    async with Client(server) as client:
        battle = dict(pair.split("=") for pair in BATTLE[1:])
        answer = await client.call_tool("odds", {"procedure": BATTLE[0], "given": battle, "keys": ["winner"]})
        assert CHANCE in str(answer.content), answer


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    if not Path(sys.prefix).samefile(sys.base_prefix):
        main()
    else:
        sys.exit("This installs a package: run it by the Python of an environment that may be thrown away.")
