"""Typical slips of authors, each made in the package that `jacta new` writes: `jacta check` names file and line."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import NamedTuple

import pytest

from jacta.authoring import new_game
from jacta.authoring.checking import cases
from jacta.authoring.laws import Broken
from jacta.errors import JactaError, failure
from jacta.kernel.rule import registry
from jacta.text import speaking


class Slip(NamedTuple):
    """What is written instead of what, in which file, and what `check` says of it."""

    name: str
    before: str
    after: str
    said: str
    file: str = "attack.py"


SLIPS = [
    Slip(
        "forgotten return",
        "    return goto(pressing, assault)",
        "    goto(pressing, assault)",
        r"volley_fired returned None \(attack.py:\d+\)",
    ),
    Slip(
        "phase without return", '    return Ask("press"', '    Ask("press"', r"pressing returned None \(attack.py:\d+\)"
    ),
    Slip(
        "receiver that asks",
        "    return goto(pressing, assault)",
        '    return Ask("press", "attacker", ("press", "stop"), then=decided, default="press")',
        r"volley_fired returned Ask\('press'\) \(attack.py:\d+\)",
    ),
    Slip(
        "bare tuple",
        "return done(Result(False, assault.hits, assault.units))\n    units",
        "return (False, 1)\n    units",
        r"decided returned tuple \(False, 1\) \(attack.py:\d+\)",
    ),
    Slip(
        "bare outcome",
        "return done(Result(True, assault.hits, assault.units))",
        "return Result(True, assault.hits, assault.units)",
        r"volley_fired returned Result .*\(attack.py:\d+\)",
    ),
    Slip("wrong field", "assault._replace(hits=", "assault._replace(hit=", r"attack.py:\d+: ValueError: .*hit"),
    Slip("misspelt name", "then=volley_fired", "then=voley_fired", r"attack.py:\d+: NameError: .*voley_fired"),
    Slip(
        "list in the state",
        "Assault(1, given.units, 0)",
        "[1, given.units, 0]",
        r"attack.py:\d+: TypeError: unhashable type",
    ),
    Slip("missing text", 'note("pressed"', 'note("presst"', r"note-presst \(attack.py:\d+\)"),
    Slip("text left over", ', note("pressed", units=units)', "", r"note-pressed \(game.ftl:\d+\)"),
    Slip(
        "reads the clock",
        'return Roll("volley"',
        'import time\n    return Roll(f"volley{time.perf_counter_ns()}"',
        r"attack.py:\d+: volley",
    ),
    Slip(
        "throws dice of its own",
        "units = assault.units - PRESSING_COSTS",
        "import random\n    units = random.choice((1, 2, 3))",
        r"attack.py:\d+: ",
    ),
    Slip(
        "no passage",
        '    """1.3: pressing on costs a unit before the second volley."""\n',
        "",
        r"attack.py:\d+: pressing",
    ),
    Slip("decision not declared", '    asks=("press",),\n', "", r"attack.py:\d+: pressing asks press"),
    Slip("outcome not declared", "-> Move[Result]:", "-> Move:", r"attack.py:\d+: outcome: any"),
    Slip(
        "another outcome", "done(Result(True, assault.hits, assault.units))", "done(assault.hits)", r"attack.py:\d+: "
    ),
    Slip("word of another type", "    taken: bool", "    taken: int", r"attack.py:\d+: |taken"),
    Slip("default that is none", 'default="press"', 'default="go"', r"attack.py:\d+: pressing: "),
    Slip("one answer only", '("press", "stop"), then=decided', '("press",), then=decided', r"attack.py:\d+: pressing"),
    Slip("wrong column", 'row["hit_on"]', 'row["hit_no"]', r"attack.py:\d+: KeyError: 'hit_no'"),
    Slip("wrong table", 'rules.table("ground").at(ground)', 'rules.table("grund").at(ground)', r"attack.py:\d+"),
    Slip("aim of another key", '"taken=true"', '"take=true"', r"attack.py:\d+: aim: .*taken"),
    Slip("example out of range", '{"units": 4}', '{"units": 40}', r"attack.py:\d+: units: "),
    Slip(
        "given before the answer",
        "hits: int, given: Attack, rules: Rules) -> Move:",
        "given: Attack, hits: int, rules: Rules) -> Move:",
        r"attack.py:\d+|volley_fired",
    ),
    Slip(
        "tally not declared",
        "def pressing(assault: Assault) -> Step:",
        "def pressing(assault: Assault, tally: tuple[int, ...]) -> Step:",
        r"attack.py:\d+: .*tally",
    ),
    Slip(
        "field that Python needs",
        "    taken: bool\n    hits: int",
        "    taken: bool\n    index: int",
        r"attack.py:\d+: index",
    ),
    Slip("text of one language", "note-pressed =", "note-presed =", r"note-pressed|note-presed", "text/fr/game.ftl"),
    Slip("example without a name", "    .example-2 =", "    .exemple-2 =", r"attack.example.2", "text/fr/game.ftl"),
    Slip("name without an example", "    .example-3 =", "    .example-4 =", r"attack.example.[34]", "text/en/game.ftl"),
    Slip("table that is no table", "rows = [", "rows = [[", r"ground.toml", "tables/ground.toml"),
]


def made(folder: Path, name: str, slip: Slip) -> Path:
    package = new_game.begin(name, "Slips", folder / name) / "src" / name
    file = package / slip.file
    written = file.read_text(encoding="utf-8")
    assert slip.before in written, slip.before
    file.write_text(written.replace(slip.before, slip.after, 1), encoding="utf-8")
    return package


def install(package: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the package be found as an installed game is."""
    monkeypatch.syspath_prepend(package.parent)
    point = EntryPoint(name, f"{name}:GAME", "jacta.games")
    monkeypatch.setattr(registry, "_installed", lambda: {name: point})


def said(package: Path, name: str) -> Iterator[str]:
    """What `check` says of the package, law by law."""
    try:
        game = importlib.import_module(name).GAME
    except JactaError as error:
        yield str(error)
        return
    except Exception as error:
        yield failure(error, package)
        return
    for case in cases(game):
        try:
            case.check()
        except Broken as broken:
            yield str(broken)


@pytest.mark.parametrize("place", range(len(SLIPS)), ids=[slip.name for slip in SLIPS])
def test_check_names_the_place(place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slip, name = SLIPS[place], f"slips_{place}"
    package = made(tmp_path, name, slip)
    install(package, name, monkeypatch)
    try:
        with speaking("en"):
            told = list(said(package, name))
    finally:
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]
    assert any(re.search(slip.said, one) for one in told), told


def test_the_package_without_a_slip_is_as_it_should_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = made(tmp_path, "slips_none", Slip("none", "Attack", "Attack", ""))
    install(package, "slips_none", monkeypatch)
    assert list(said(package, "slips_none")) == []
