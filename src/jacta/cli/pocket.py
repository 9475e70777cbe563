"""`pocket`: Jacta as files that any web server can serve, with the games that are installed here."""

from __future__ import annotations

import sys
from pathlib import Path

from jacta.cli.extras import needing
from jacta.text import number, say


def write(folder: str) -> None:
    """Write a pocket edition into a folder, and say how large it is."""
    with needing("error-no-web"):
        from jacta.pocket.building import build  # noqa: PLC0415
    made = build(Path(folder))
    size = sum(file.stat().st_size for file in made.rglob("*") if file.is_file())
    sys.stdout.write(f"{say('pocket-written', folder=folder, size=number(size / 1_000_000, 1))}\n")
