"""Reads QR codes as a telephone does, from the drawing on the page: written from ISO/IEC 18004.

Damage is not mended: a drawing has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

MASKS = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
BLOCKS = {  # version and level of correction: how many blocks of how many bytes of data
    (1, "L"): [19], (2, "L"): [34], (3, "L"): [55], (4, "L"): [80], (5, "L"): [108], (6, "L"): [68, 68],
    (1, "M"): [16], (2, "M"): [28], (3, "M"): [44], (4, "M"): [32, 32], (5, "M"): [43, 43], (6, "M"): [27] * 4,
    (1, "Q"): [13], (2, "Q"): [22], (3, "Q"): [17, 17], (4, "Q"): [24, 24],
    (5, "Q"): [15, 15, 16, 16], (6, "Q"): [19] * 4,
    (1, "H"): [9], (2, "H"): [16], (3, "H"): [13, 13], (4, "H"): [9] * 4,
    (5, "H"): [11, 11, 12, 12], (6, "H"): [15] * 4,
}  # fmt: skip
LEVELS = {1: "L", 0: "M", 3: "Q", 2: "H"}
QUIET = 4  # light modules around the code


def scanned(svg: str) -> str:
    """What a drawn code says."""
    dark = _modules(svg)
    size = max(max(place) for place in dark) + 1
    version = (size - 17) // 4
    form = sum(((8, x) in dark) << (14 - place) for place, x in enumerate((0, 1, 2, 3, 4, 5, 7, 8)))
    form = (form >> 10 ^ 0b10101) & 0b11111
    level, mask = LEVELS[form >> 3], MASKS[form & 7]
    bits = [((y, x) in dark) ^ (mask(y, x) == 0) for y, x in _path(size, version)]
    data = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    text = "".join(f"{byte:08b}" for byte in _in_order(data, BLOCKS[version, level]))
    assert text[:4] == "0100", "not a code of bytes"
    length = int(text[4:12], 2)
    return bytes(int(text[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _modules(svg: str) -> set[tuple[int, int]]:
    """The dark modules of a drawing by segno: a path of lines from left to right."""
    drawn = re.search(r'<path[^>]*class="qrline"[^>]* d="([^"]+)"|<path[^>]* d="([^"]+)"[^>]*class="qrline"', svg)
    assert drawn, svg[:300]
    x = y = 0.0
    found = set()
    for kind, numbers in re.findall(r"([Mmh])([^Mmh]+)", drawn[1] or drawn[2]):
        values = [float(one) for one in re.findall(r"-?[\d.]+", numbers)]
        if kind == "h":
            found |= {(int(y) - QUIET, int(x) - QUIET + place) for place in range(int(values[0]))}
            x += values[0]
        else:
            x, y = (x + values[0], y + values[1]) if kind == "m" else (values[0], values[1])
    return found


def _path(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Where the bits of the data lie: in pairs of columns from the right, up and down."""
    upwards = True
    x = size - 1
    while x > 0:
        x -= x == 6
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for one in (x, x - 1):
                if not _is_fixed(y, one, size, version):
                    yield y, one
        x, upwards = x - 2, not upwards


def _is_fixed(y: int, x: int, size: int, version: int) -> bool:
    """Whether a module belongs to the pattern that all codes share."""
    corner = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    aligned = version > 1 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return corner or aligned or 6 in (y, x)


def _in_order(data: list[int], blocks: list[int]) -> list[int]:
    """The bytes of the data, which lie one of each block after the other."""
    parts: list[list[int]] = [[] for _ in blocks]
    taken = iter(data)
    for place in range(max(blocks)):
        for part, length in zip(parts, blocks, strict=True):
            if place < length:
                part.append(next(taken))
    return [byte for part in parts for byte in part]
