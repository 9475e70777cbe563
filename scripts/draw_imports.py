"""Draws the ladder of imports into docs/pictures/imports.svg: every package of Jacta on its level, the kernel opened.

`python scripts/draw_imports.py` after a module has moved; a test compares.
"""

from __future__ import annotations

from pathlib import Path

import grimp

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "imports.svg"
WIDTH, ROW, BOX = 980, 62, 30
OPENED = "jacta.kernel"


def parts(graph: grimp.ImportGraph) -> list[str]:
    """The packages and modules that are drawn: those of Jacta, and those of the kernel instead of the kernel itself."""
    found = sorted(graph.find_children("jacta"))
    return [one for name in found for one in (sorted(graph.find_children(name)) if name == OPENED else [name])]


def below(graph: grimp.ImportGraph, names: list[str]) -> dict[str, set[str]]:
    """What each part imports of the others, directly."""
    found = {}
    for name in names:
        inside = {name, *graph.find_descendants(name)}
        imported = {target for module in inside for target in graph.find_modules_directly_imported_by(module)}
        found[name] = {other for other in names if other != name and imported & {other, *graph.find_descendants(other)}}
    return found


def levels(imports: dict[str, set[str]]) -> list[list[str]]:
    """The parts by level: each stands one above the highest that it imports."""
    level: dict[str, int] = {}

    def of(name: str, path: tuple[str, ...] = ()) -> int:
        if name in path:
            raise SystemExit(f"an import cycle: {' -> '.join((*path, name))}")
        if name not in level:
            level[name] = max((of(one, (*path, name)) + 1 for one in imports[name]), default=0)
        return level[name]

    for name in imports:
        of(name)
    return [sorted(name for name in imports if level[name] == height) for height in range(max(level.values()) + 1)]


def drawn(ladder: list[list[str]]) -> str:
    height = ROW * len(ladder)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">']
    lines.append(f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>')
    for number, names in enumerate(reversed(ladder)):
        width = WIDTH / len(names)
        for place, name in enumerate(names):
            x, y = place * width, number * ROW + (ROW - BOX) / 2
            colour = "#f6d8ae" if name.startswith(OPENED) else "#d6e4f0"
            said = name.removeprefix("jacta.")
            lines.append(
                f'<rect x="{x + 6:.0f}" y="{y:.0f}" width="{width - 12:.0f}" height="{BOX}" rx="6" fill="{colour}"/>'
            )
            lines.append(
                f'<text x="{x + width / 2:.0f}" y="{y + 20:.0f}" font-size="13" text-anchor="middle">{said}</text>'
            )
    return "\n".join([*lines, "</svg>", ""])


def picture() -> str:
    graph = grimp.build_graph("jacta", exclude_type_checking_imports=True)
    names = parts(graph)
    return drawn(levels(below(graph, names)))


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
