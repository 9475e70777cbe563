"""Finds modules inside the few large files that they come in: in a browser this is Python's `sitecustomize`.

Python would look for each of a thousand modules in folder after folder, and read those of its own library twice.
"""

from __future__ import annotations

import gc
import marshal
import os
import sys
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from types import CodeType
from zipimport import zipimporter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from io import BufferedReader
    from typing import TypeAlias

    FileSpan: TypeAlias = "tuple[str, int, int]"  # a file, and where in it: offset and length

COMPILED = ".pyc"
PACK = ".pack"
HEAD = 16  # bytes before the code of a compiled module
ZIP_HEAD = 30  # bytes before the name of a file in an archive


def packed(pack: BufferedReader, folder: str) -> Iterator[tuple[str, FileSpan]]:
    """The contents of a pack: the length of its list, the list (a path and a size per line), then each file."""
    listed = pack.read(int.from_bytes(pack.read(4), "little"))
    at = pack.tell()
    for line in listed.decode().splitlines():
        path, _, size = line.rpartition(" ")
        yield f"{folder}/{path}", (pack.name, at, int(size))
        at += int(size)


class Finder:
    """Finds modules by where they would be if they were files; `roots` are the folders that paths begin with."""

    def __init__(self, places: dict[str, FileSpan], roots: Iterable[str]) -> None:
        self.places = {path: place for path, place in places.items() if path.endswith(COMPILED)}
        self.roots = tuple(roots)
        self.folders: set[str] = set()
        for path in self.places:
            while (path := path.rpartition("/")[0]) not in self.folders and path:
                self.folders.add(path)

    def find_spec(self, name: str, path: Iterable[str] | None = None, target: object = None) -> ModuleSpec | None:
        last = name.rpartition(".")[2]
        for folder in self.roots if path is None else path:
            at = f"{folder}/{last}"
            if (file := f"{at}/__init__{COMPILED}") in self.places or (file := f"{at}{COMPILED}") in self.places:
                is_package = file.startswith(f"{at}/")
                spec = ModuleSpec(name, Loader(name, file, self.places[file]), origin=file, is_package=is_package)
                spec.has_location = True
            elif at in self.folders:
                is_package, spec = True, ModuleSpec(name, None, is_package=True)
            else:
                continue
            if is_package:
                spec.submodule_search_locations = [at]
            return spec
        return None


class Loader(SourcelessFileLoader):
    """Loads a module that is already compiled; other files of its package are in its folder."""

    def __init__(self, name: str, path: str, place: FileSpan) -> None:
        super().__init__(name, path)
        self._place = place

    def get_code(self, fullname: str) -> CodeType:
        name, offset, size = self._place
        file = os.open(name, os.O_RDONLY)  # opened only now: a copy of this Python has files of its own
        try:
            code: CodeType = marshal.loads(memoryview(os.pread(file, size, offset))[HEAD:])
        finally:
            os.close(file)
        return code


def install(folder: str) -> None:
    """Install finders for the packs of a folder, and for Python's own library."""
    places: dict[str, FileSpan] = {}
    for name in os.listdir(folder):
        if name.endswith(PACK):
            with open(f"{folder}/{name}", "rb") as file:
                places |= packed(file, folder)
    (library,) = (path for path in sys.path if path.endswith(".zip"))
    for path, told in zipimporter(library)._get_files().items():  # type: ignore[attr-defined]
        if told is not None:  # folders have no entry
            _, _, size, _, offset, *_ = told  # usable as it is: the single files of this archive are not compressed
            places[f"{library}/{path}"] = (library, offset + ZIP_HEAD + len(path), size)
    sys.meta_path.insert(0, Finder(places, (library, folder)))


if __name__ == "sitecustomize":
    gc.disable()  # nothing made at the start is freed: `browser.begin` resumes collecting
    install(os.path.dirname(__file__))
