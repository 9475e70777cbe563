"""`pocket`: Jacta as files that any web server can serve, with the games that are installed here."""

from __future__ import annotations

import sys
from pathlib import Path

from jacta.errors import JactaError
from jacta.text import Message, number, say


def write(folder: str) -> None:
    """Write a pocket edition into a folder, and say how large it is."""
    try:
        from jacta.pocket.building import build  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise JactaError(Message("error-no-web", module=str(error.name))) from None
    made = build(Path(folder))
    size = sum(file.stat().st_size for file in made.rglob("*") if file.is_file())
    sys.stdout.write(f"{say('pocket-written', folder=folder, size=number(size / 1_000_000, 1))}\n")
