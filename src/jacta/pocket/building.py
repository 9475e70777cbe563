"""Writes an edition: the page that stays open, its scripts, Python, Jacta with its libraries, prerendered pages,
licences.

Everything but the four files with fixed names is named after its content, is stored in `files/`, and never changes.
"""

from __future__ import annotations

import gzip
import io
import json
import mimetypes
import shutil
import struct
from base64 import b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from jacta import text
from jacta.errors import InputError, file_error
from jacta.pocket import compiled_sources, compiled_templates, downloads, packages, packed_modules, painted_pages
from jacta.text import LANGUAGES, Message
from jacta.web.pages.offline import manifest

PLACE = "files"
FIXED = ("index.html", "404.html", "service.js", "manifest.webmanifest", "licences.txt")
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
PACKS = ("libraries.pack", "jacta.pack")
CORE = "library.so"
TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".so": "application/wasm",
    ".wasm": "application/wasm",
    ".html": "text/html; charset=utf-8",
}
SMALL = 1400  # bytes that fit into one packet: compressing less gains nothing
AT_ONCE = ("static/icon.svg", "static/jacta.css")
"""What the browser uses as it is, before anything can be decompressed."""
ICONS = (180, 192, 512)
SHELL_TEXTS = (
    "loading",
    "starting",
    "reading",
    "no-storage",
    "understood",
    "refused",
    "not-secure",
    "too-old",
    "failed",
    "update",
    "update-now",
    "updating",
)


def build(folder: Path) -> Path:
    """Write an edition with the games that are installed here, replacing an earlier one."""
    if folder.exists() and any(folder.iterdir()) and not (folder / "service.js").exists():
        raise InputError("DIR", Message("error-pocket-folder", folder=str(folder)))
    try:
        if folder.exists():
            shutil.rmtree(folder)
        (folder / PLACE).mkdir(parents=True)
        _Edition(folder).write()
    except OSError as error:
        raise file_error("DIR", folder, error) from None
    return folder


class _Edition:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.listed: dict[str, dict[str, Any]] = {}
        """Every file of the edition by the name it is requested by: where it is, its type, whether compressed."""

    def write(self) -> None:
        python = downloads.python()
        about = downloads.described(python)
        wheel = downloads.wheel(about)
        for name in PYTHON:
            self._add(name, (python / name).read_bytes())
        self._add(LIBRARY, _standard_library(python, about))
        self._add("pyodide-lock.json", json.dumps({"info": about, "packages": {}}).encode())
        for name, held in zip(PACKS, (_libraries(wheel, python, about), _games(python, about)), strict=True):
            self._add(name, packed(held))
        self._add(CORE, next(data for name, data in wheel.items() if name.endswith(".so")))
        programs = self._stamp()
        for name, content in painted_pages.pages():
            self._add(name, content)
        for name, content in _tree(files("jacta.web") / "static", "static"):
            self._add(name, content)
        here = files("jacta.pocket") / "static"
        self._add("static/pocket.js", (here / "pocket.js").read_bytes())
        for name in ("worker.js", "python.js"):
            self._add(name, (here / name).read_bytes())
        self._add("picture.js", (here / "picture.js").read_bytes().replace(b"%PICTURE%", programs.encode()))
        places = json.dumps({name: self.listed[name]["path"] for name in (LIBRARY, *PACKS)})
        self._add("packs.js", (here / "packs.js").read_bytes().replace(b"%PLACES%", places.encode()))
        icon = (files("jacta.web") / "static" / "icon.svg").read_text(encoding="utf-8")
        for size in ICONS:
            self._add(f"icon-{size}.png", painted_pages.icon(icon, size))
        self._fixed("licences.txt", _licences(about, wheel))
        self._fixed("manifest.webmanifest", json.dumps(self._manifest(), ensure_ascii=False, indent=1))
        edition = json.dumps({"edition": self._stamp(), "files": self.listed}, separators=(",", ":"))
        for name in ("index.html", "service.js", "404.html"):
            self._fixed(name, self._filled((here / name).read_text(encoding="utf-8"), edition))

    def _add(self, name: str, content: bytes) -> None:
        """Store a file under its content's name; large ones compressed, as not every server does that itself."""
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        gz = (len(content) > SMALL and suffix != ".png" and name not in AT_ONCE) or suffix == ".pack"
        stem = Path(name).name.removesuffix(suffix)
        hash = sha256(content).hexdigest()[:16]
        path = f"{PLACE}/{stem}.{hash}{suffix}{'.gz' if gz else ''}"
        sent = gzip.compress(content, 9, mtime=0) if gz else content
        self.folder.joinpath(path).write_bytes(sent)
        self.listed[name] = {"path": path, "type": kind, "hash": hash, "wire": len(sent), "packed": gz}

    def _fixed(self, name: str, content: str) -> None:
        assert name in FIXED
        self.folder.joinpath(name).write_text(content, encoding="utf-8")

    def _filled(self, template: str, edition: str) -> str:
        texts = {code: _texts(code) for code in LANGUAGES}
        pages = {page: self.listed[name]["path"] for page, name in painted_pages.names().items()}
        painted = {"style": self.listed["static/jacta.css"]["path"], "pages": pages}
        script, style = (_own(name) for name in ("shell.js", "shell.css"))
        filled = {
            "EDITION": edition,
            "SCRIPT": script,
            "SCRIPT_HASH": _allowed(script),
            "STYLE": style,
            "STYLE_HASH": _allowed(style),
            "TEXTS": json.dumps(texts, ensure_ascii=False, separators=(",", ":")),
            "PAINTED": json.dumps(painted, separators=(",", ":")),
            "ICON": self.listed["static/icon.svg"]["path"],
            "TOUCH": self.listed["icon-180.png"]["path"],
        }
        for name, value in filled.items():
            template = template.replace(f"%{name}%", value)
        return template

    def _stamp(self) -> str:
        return sha256(json.dumps(self.listed, sort_keys=True).encode()).hexdigest()[:16]

    def _manifest(self) -> dict[str, Any]:
        icons = [
            {
                "src": self.listed[f"icon-{size}.png"]["path"],
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "any maskable",
            }
            for size in ICONS
        ]
        with text.speaking("fr"):
            return manifest(".", icons)


def _own(name: str) -> str:
    return (files("jacta.pocket") / "static" / name).read_text(encoding="utf-8")


def _allowed(inline: str) -> str:
    """The token with which a page's content security policy allows an inline script or style."""
    return f"sha256-{b64encode(sha256(inline.encode()).digest()).decode()}"


def packed(content: Mapping[str, bytes]) -> bytes:
    """Many files as one: the length of the list, the list of names and sizes, then one file after another."""
    listed = "".join(f"{name} {len(data)}\n" for name, data in content.items()).encode()
    return b"".join((struct.pack("<I", len(listed)), listed, *content.values()))


def _standard_library(python: Path, about: Mapping[str, Any]) -> bytes:
    """Python's own modules, compiled too; not compressed one by one, so that the whole compresses better."""
    with ZipFile(python / LIBRARY) as archive:
        found = {name: archive.read(name) for name in archive.namelist() if packages.is_standard(name)}
    written = io.BytesIO()
    with ZipFile(written, "w") as archive:
        for name, data in _ready(found, python, about, compiled_sources.BARE).items():
            archive.writestr(ZipInfo(name), data)
    return written.getvalue()


def _libraries(wheel: Mapping[str, bytes], python: Path, about: Mapping[str, Any]) -> dict[str, bytes]:
    found = {name: path.read_bytes() for one in packages.libraries().values() for name, path in packages.files_of(one)}
    core = {name: b"" if name.endswith(".so") else data for name, data in wheel.items() if "dist-info" not in name}
    found |= packages.REPLACED | core  # what is not Python has a file of its own
    found["sitecustomize.py"] = Path(packed_modules.__file__).read_bytes()
    return _ready(found, python, about, compiled_sources.BARE)


def _games(python: Path, about: Mapping[str, Any]) -> dict[str, bytes]:
    found = compiled_templates.modules()
    for one in packages.games().values():
        found |= packages.metadata(one) | {name: path.read_bytes() for name, path in packages.modules_of(one)}
    return _ready(found, python, about, compiled_sources.FULL)


def _ready(found: Mapping[str, bytes], python: Path, about: Mapping[str, Any], level: int) -> dict[str, bytes]:
    """Modules compiled, everything else as it is, including the database migrations, which are read as sources."""
    sources = {name: data for name, data in found.items() if name.endswith(".py") and "/migrations/" not in name}
    rest = {name: data for name, data in found.items() if name not in sources}
    return dict(sorted((rest | compiled_sources.compiled(sources, python, about, level)).items()))


def _tree(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from _tree(one, f"{name}/{one.name}")
        else:
            yield f"{name}/{one.name}", one.read_bytes()


def _licences(about: Mapping[str, Any], wheel: Mapping[str, bytes]) -> str:
    """What the edition consists of, and under which terms."""
    carried = [
        f"Pyodide {about['release']}: MPL-2.0 (https://github.com/pyodide/pyodide)",
        f"Python {about['python']}: PSF-2.0 (https://docs.python.org/3/license.html)",
        "htmx and its extension for server-sent events: 0BSD",
        f"{packages.COMPILED} {version(packages.COMPILED)}: MIT\n\n"
        + "\n".join(data.decode() for name, data in wheel.items() if "/licenses/" in name),
    ]
    installed = {**packages.games(), **packages.libraries()}
    return f"\n\n{'-' * 80}\n\n".join((*map(packages.licence, installed.values()), *carried)) + "\n"


def _texts(code: str) -> dict[str, str]:
    with text.speaking(code):
        return {name: text.say(f"pocket-{name}") for name in SHELL_TEXTS}
