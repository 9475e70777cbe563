"""Files that are written whole or not at all, and never over what somebody else has written meanwhile."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from jacta.errors import InputError, file_error
from jacta.text import Message


class Files:
    """The files of one game: those it was read from or written to, each as it was then. Others are left alone."""

    def __init__(self, *files: str) -> None:
        self._known: dict[Path, str | None] = {path: _digest(path) for path in map(_path, files)}

    def write(self, name: str, text: str) -> Path:
        """Write this into the file. The old content stays until all of the new one is on disk.

        Raises InputError for a file that is not one of the game's, or no longer as the game knows it.
        """
        path = _path(name)
        try:
            with _alone(path.parent):
                self._check(name, path)
                write_whole(path, text)
        except OSError as error:
            raise file_error(name, path, error) from None
        self._known[path] = hashlib.sha256(text.encode()).hexdigest()
        return path

    def move(self, name: str, to: str, text: str) -> Path:
        """Write this into a file of the game, and rename the file; the new name must be free."""
        path, target = _path(name), _path(to)
        try:
            with _alone(path.parent):
                self._check(name, path)
                if target.exists() and not target.samefile(path):
                    raise InputError(to, Message("error-file-exists", file=str(target)))
                write_whole(path, text)
                os.replace(path, target)
        except OSError as error:
            raise file_error(name, path, error) from None
        self._known[target] = hashlib.sha256(text.encode()).hexdigest()
        return target

    def _check(self, name: str, path: Path) -> None:
        now = _digest(path)
        if now is not None and path not in self._known:
            raise InputError(name, Message("error-file-exists", file=str(path)))
        if now is not None and now != self._known[path]:
            raise InputError(name, Message("error-file-changed", file=str(path)))


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: whatever happens, a reader finds the old text or the new one."""
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, path.stat().st_mode if path.exists() else 0o666 & ~_umask())
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep others from saving a game in this folder meanwhile, if the system can."""
    try:
        import fcntl  # noqa: PLC0415  (not on every system)
    except ModuleNotFoundError:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _path(name: str) -> Path:
    """The actual location of a file: writing through a link goes where the link leads."""
    return Path(name).expanduser().resolve()


def _digest(path: Path) -> str | None:
    """A digest of a file's content; None if there is no file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
