"""Where the parts come from that Jacta does not include: Python for the browser from npm, one compiled package as a
wheel.

Both are pinned: Python by `package-lock.json`, the wheel by the version that is installed here. They are downloaded
once, when an edition is built, and kept in the user's cache; nothing is downloaded when the edition runs.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from jacta.errors import JactaError
from jacta.pocket.packages import COMPILED
from jacta.text import Message


def cache() -> Path:
    """The folder of earlier downloads and results; it may be deleted at any time."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "jacta" / "pocket"


def python() -> Path:
    """The folder with Python for the browser."""
    here = files("jacta.pocket")
    pinned = {name: here.joinpath(name).read_bytes() for name in ("package.json", "package-lock.json")}
    folder = cache() / sha256(b"".join(pinned.values())).hexdigest()[:16]
    found = folder / "node_modules" / "pyodide"
    if not (folder / "ready").exists():
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in pinned.items():
            (folder / name).write_bytes(content)
        _run("npm", "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", at=folder)
        (folder / "ready").touch()
    return found


def described(python: Path) -> dict[str, Any]:
    """This Python's description of itself: its version, and the platform that wheels are made for."""
    about: dict[str, Any] = json.loads((python / "pyodide-lock.json").read_text())["info"]
    return about | {"release": json.loads((python / "package.json").read_text())["version"]}


def wheel(about: dict[str, Any]) -> dict[str, bytes]:
    """The files of the compiled package, in the version that is installed here."""
    wanted = f"{COMPILED}=={version(COMPILED)}"
    major, minor, *_ = about["python"].split(".")
    platform = f"pyemscripten_{about['abi_version']}_{about['arch']}"
    folder = cache() / f"{wanted}-{platform}"
    if not list(folder.glob("*.whl")):
        which = ("--platform", platform, "--python-version", f"{major}.{minor}", "--abi", f"cp{major}{minor}")
        how = ("--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:", "--dest", str(folder))
        _run(sys.executable, "-m", "pip", "download", *how, *which, wanted)
    with ZipFile(next(folder.glob("*.whl"))) as archive:
        return {name: archive.read(name) for name in archive.namelist() if _is_needed(name)}


def _is_needed(name: str) -> bool:
    return name.endswith((".py", ".so")) or "/licenses/" in name


def node(*words: str) -> None:
    """Run a script with Node, outside any browser."""
    _run("node", *words)


def _run(program: str, *words: str, at: Path | None = None) -> None:
    found = shutil.which(program)
    if found is None:
        raise JactaError(Message("error-pocket-program", program=program))
    done = subprocess.run((found, *words), cwd=at, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()
        raise JactaError(Message("error-pocket-failed", program=Path(program).name, reason=last[-1] if last else ""))
