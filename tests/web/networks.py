"""A small network of our own: a computer and a telephone, each with its own address, and a cable between them.

Two network namespaces, joined by a pair of virtual interfaces. Nothing outside can be reached, and nothing of the
machine that the tests run on is changed.
"""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

NEED = Path(__file__).parent.parent.parent / "scripts" / "need"


class Network(NamedTuple):
    """The names of the two namespaces, and their addresses."""

    computer: str
    phone: str
    computer_address: str = "10.77.0.1"
    phone_address: str = "10.77.0.2"

    def at(self, place: str) -> list[str]:
        """What to write before a command to run it there."""
        return ["ip", "netns", "exec", place]


def why_not() -> str:
    """Why there can be no such network here; empty where there can."""
    return "" if os.geteuid() == 0 else "network namespaces are made by root"


@contextmanager
def network() -> Iterator[Network]:
    if shutil.which("ip") is None:
        subprocess.run([NEED, "iproute2"], check=True)
    mark = secrets.token_hex(3)
    made = Network(f"jacta-c-{mark}", f"jacta-p-{mark}")
    cable = {made.computer: f"vc{mark}", made.phone: f"vp{mark}"}
    addresses = {made.computer: made.computer_address, made.phone: made.phone_address}
    _ip("netns", "add", made.computer)
    _ip("netns", "add", made.phone)
    try:
        _ip("link", "add", cable[made.computer], "type", "veth", "peer", "name", cable[made.phone])
        for place, end in cable.items():
            _ip("link", "set", end, "netns", place)
            _ip("-n", place, "address", "add", f"{addresses[place]}/24", "dev", end)
            _ip("-n", place, "link", "set", end, "up")
            _ip("-n", place, "link", "set", "lo", "up")
            _ip("-n", place, "route", "add", "default", "dev", end)
        yield made
    finally:
        _ip("netns", "delete", made.computer)
        _ip("netns", "delete", made.phone)


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"ip {' '.join(words)}: {done.stderr}"
