"""Which parts of the installed packages an edition includes: every game, what pages need, nothing unused there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path

from jacta.errors import JactaError
from jacta.text import Message

COMPILED = "pydantic_core"
"""The one package that is not Python: it comes as a wheel for the browser."""
LEFT_OUT = frozenset(
    ("altair", "greenlet", "idna", "jacta", "pydantic-core", "rich", "typer", "tzdata", "uvicorn", "vl-convert-python")
)
"""What no page needs: terminal, server, charts as pictures, time zones."""
DROPPED = (
    "*.pyi",
    "*.so",
    "*.c",
    "*.pyx",
    "*.pxd",
    "*/py.typed",
    "*/__main__.py",
    "*/tests/*",
    "*/testing/*",
    "alembic/templates/*",
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "babel/messages/*",
    "babel/locale-data/*",
    "fastapi/.agents/*",
    "fastapi/cli.py",
    "jacta/authoring/*",
    "jacta/cli/*",
    "jacta/mcp/*",
    "jacta/pocket/static/*",
    "jacta/pocket/package*.json",
    "jacta/pocket/templates/*",
    "jacta/rl.py",
    "jacta/web/static/*",
    "jacta/web/templates/*",
    "mako/ext/*",
    "pydantic/experimental/*",
    "pydantic/mypy.py",
    "pydantic/v1/*",
    "pytz/zoneinfo/*",
    "segno/cli.py",
    "segno/writers_*",
    "sqlalchemy/dialects/m[sy]*",
    "sqlalchemy/dialects/oracle/*",
    "sqlalchemy/ext/*",
    "sqlalchemy/orm/*",
    "starlette/testclient.py",
)
KEPT = (
    *(f"babel/locale-data/{name}.dat" for name in ("root", "en", "en_001", "en_GB", "fr", "fr_FR")),
    "sqlalchemy/ext/__init__.py",
    "sqlalchemy/ext/compiler.py",
)
STANDARD_DROPPED = (
    *(
        "__phello__/*",
        "_pydatetime.py",
        "_pydecimal.py",
        "_pyio.py",
        "_pyrepl/*",
        "antigravity.py",
        "bdb.py",
        "cProfile.py",
    ),
    *("asyncio/windows*", "asyncio/tools.py", "cmd.py", "code.py", "compileall.py", "doctest.py", "encodings/*"),
    *("ensurepip/*", "ftplib.py", "getpass.py", "http/server.py", "imaplib.py", "mailbox.py", "modulefinder.py"),
    *("multiprocessing/dummy/*", "multiprocessing/forkserver.py", "multiprocessing/heap.py"),
    *("multiprocessing/managers.py", "multiprocessing/pool.py", "multiprocessing/popen_*"),
    *("multiprocessing/resource_sharer.py", "multiprocessing/shared*", "multiprocessing/spawn.py"),
    *("netrc.py", "nturl2path.py", "pdb.py", "pickletools.py"),
    *("plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py", "pyclbr.py", "pydoc.py", "pydoc_data/*"),
    *("rlcompleter.py", "sched.py", "smtplib.py", "socketserver.py", "symtable.py", "tabnanny.py", "tarfile.py"),
    *("this.py", "trace.py", "tty.py", "turtle*", "unittest/*", "wave.py", "webbrowser.py", "wsgiref/*"),
    *("xml/dom/*", "xml/etree/*", "xmlrpc/*", "zipapp.py"),
)
"""Those of Python's own modules that nothing uses in a browser: developer tools, mail, rare encodings."""
STANDARD_KEPT = tuple(
    f"encodings/{name}.py"
    for name in (
        *("__init__", "aliases", "ascii", "cp1252", "cp437", "idna", "latin_1", "punycode"),
        *("raw_unicode_escape", "unicode_escape", "utf_16", "utf_8", "utf_8_sig"),
    )
)
REPLACED = {"anyio/to_interpreter.py": b'"""Inside a browser there is one interpreter only."""\n'}
"""Modules whose import would fail in a browser, and that nothing calls there."""
REQUIREMENT = re.compile(r"^([\w.-]+)\s*(?:\[[^\]]*\])?[^;]*(?:;(.*))?$")


def named(name: str) -> str:
    """A package's name in its normalised spelling."""
    return re.sub(r"[-_.]+", "-", name).lower()


def games() -> dict[str, Distribution]:
    """The packages that provide games, Jacta itself among them, by name."""
    found = {named(point.dist.name): point.dist for point in entry_points(group="jacta.games") if point.dist}
    return dict(sorted(found.items()))


def libraries() -> dict[str, Distribution]:
    """The packages that Jacta's pages and the installed games need, by name."""
    found: dict[str, Distribution] = {}
    waiting = [name for game in games().values() for name in _needed(game, "web" if game.name == "jacta" else "")]
    while waiting:
        name = waiting.pop()
        if name in found or name in LEFT_OUT or name in games():
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            raise JactaError(Message("error-no-web", module=name)) from None
        waiting += _needed(found[name])
    return dict(sorted(found.items()))


def _needed(package: Distribution, extra: str = "") -> Iterator[str]:
    """What a package requires on every platform, and for one of its extras."""
    for requirement in package.requires or ():
        read = REQUIREMENT.match(requirement)
        assert read is not None, requirement
        condition = (read[2] or "").replace('"', "'")
        if not condition or (extra and f"extra == '{extra}'" in condition):
            yield named(read[1])


def files_of(package: Distribution) -> Iterator[tuple[str, Path]]:
    """The files of a library, each under the name by which it is imported."""
    for file in package.files or ():
        if ".." not in file.parts and not file.parts[0].endswith((".dist-info", ".data")) and _goes_along(str(file)):
            yield str(file), Path(str(package.locate_file(file)))


def modules_of(package: Distribution) -> Iterator[tuple[str, Path]]:
    """The files of a package that provides games, wherever it is: it may be an editable install."""
    points = package.entry_points.select(group="jacta.games")
    for top in sorted({point.module.partition(".")[0] for point in points}):
        spec = find_spec(top)
        assert spec is not None
        for folder in map(Path, spec.submodule_search_locations or ()):
            for path in sorted(folder.rglob("*")):
                name = f"{top}/{path.relative_to(folder).as_posix()}"
                if path.is_file() and _goes_along(name):
                    yield name, path


def _goes_along(name: str) -> bool:
    return "__pycache__" not in name and not name.endswith(".pth") and _is_in(name, KEPT, DROPPED)


def is_standard(name: str) -> bool:
    """Whether a file of the standard library is included."""
    return not name.endswith("/") and _is_in(name, STANDARD_KEPT, STANDARD_DROPPED)


def _is_in(name: str, kept: Sequence[str], dropped: Sequence[str]) -> bool:
    return any(fnmatch(name, one) for one in kept) or not any(fnmatch(name, one) for one in dropped)


def metadata(package: Distribution) -> dict[str, bytes]:
    """What is kept of a package's metadata: its name, its version, and the games that it provides."""
    folder = f"{package.name.replace('-', '_')}-{package.version}.dist-info"
    points = package.entry_points.select(group="jacta.games")
    listed = "".join(f"{point.name} = {point.value}\n" for point in points)
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: {package.name}\nVersion: {package.version}\n".encode(),
        f"{folder}/entry_points.txt": f"[jacta.games]\n{listed}".encode(),
    }


def licence(package: Distribution) -> str:
    """The terms under which a package may be redistributed, with their text if it includes one."""
    listed = package.metadata.get_all  # returns None for a missing heading, whatever implements the metadata
    named = [line.rpartition(" :: ")[2] for line in listed("Classifier") or () if line.startswith("License ::")]
    terms = (*(listed("License-Expression") or ()), *named, *(listed("License") or ()), "")
    short = terms[0].partition("\n")[0]
    texts = [
        Path(str(package.locate_file(file))).read_text(encoding="utf-8", errors="replace").strip()
        for file in package.files or ()
        if re.match(r"(LICEN[CS]E|COPYING|NOTICE)", file.name, re.IGNORECASE) and "dist-info" in str(file)
    ]
    return "\n\n".join((f"{package.name} {package.version}: {short}", *texts))
