"""The command line answers at once: a question imports what it needs. Modules are counted, not seconds."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

ODDS = ("odds", "here_i_stand.field_battle", "attacker_units=10", "defender_units=8")


def imported(*words: str, environment: dict[str, str] | None = None) -> set[str]:
    """The modules that a command has imported when it is done."""
    code = (
        "import json, sys\n"
        "from jacta.cli import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit:\n    pass\n"
        "print(json.dumps(list(sys.modules)), file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, *words]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return set(json.loads(told.stderr.splitlines()[-1]))


def packages(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_help_waits_for_nothing(language: str) -> None:
    modules = imported("--help", "--lang", language)
    assert not packages(modules) & {"fluent", "babel", "pydantic", "rich"}
    assert not [name for name in modules if name.startswith(("jacta.kernel", "jacta.games", "importlib.resources"))]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_odds_load_one_game_and_no_other_reading(language: str) -> None:
    modules = imported(*ODDS, "--lang", language)
    assert not packages(modules) & {"fluent", "babel", "altair"}
    games = {name.split(".")[2] for name in modules if name.startswith("jacta.games.")}
    assert games == {"here_i_stand"}
    readings = tuple(f"jacta.kernel.{name}" for name in ("best", "play", "search", "simulate"))
    others = (*readings, "jacta.chronicles.chronicle")
    assert not [name for name in modules if name.startswith(others)]
