"""A game of one's own: the package to begin with works as it is written, and the laws notice what breaks them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from pydantic import Field

from jacta.authoring import laws, new_game, skeleton, texts
from jacta.authoring.checking import Case, cases
from jacta.authoring.walking import walk
from jacta.cli import authors, main
from jacta.dice import Dice
from jacta.errors import InputError
from jacta.kernel.rule.game import Chapter, Game
from jacta.kernel.rule.inputs import Given, Options, Reading
from jacta.kernel.rule.procedure import Procedure, procedure
from jacta.kernel.rule.questions import Ask, Move, Roll, Step, done, goto
from jacta.tables import Rules
from jacta.text import speaking

D6 = Dice(1, 6)


# --- The package


def installed(folder: Path, name: str) -> Path:
    """What an installer leaves beside a package so that its entry points are found."""
    known = folder / "src" / f"{name}-0.1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    (known / "entry_points.txt").write_text(f"[jacta.games]\n{name} = {name}:GAME\n")
    return folder / "src"


def test_a_new_game_passes_its_own_tests_and_is_found(tmp_path: Path) -> None:
    folder = new_game.begin("skirmish", "Sunday Skirmish", tmp_path / "mine")
    assert "skeleton" not in "".join(path.read_text().lower() for path in folder.rglob("*.*") if path.is_file())
    environment = {**os.environ, "PYTHONPATH": str(installed(folder, "skirmish")), "JACTA_LANG": "en"}
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-W", "error", "tests"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tested.returncode == 0, tested.stdout
    assert f"{len(cases(skeleton.GAME)) + 1} passed" in tested.stdout


@pytest.mark.parametrize(
    ("name", "key"),
    [("Skirmish", "name"), ("2nd", "name"), ("my-game", "name"), ("class", "name"), ("json", "name")],
)
def test_a_name_that_cannot_be_is_refused(name: str, key: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        new_game.begin(name, "Mine", tmp_path / "mine")
    assert caught.value.key == key
    assert not (tmp_path / "mine").exists()


def test_a_game_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    for name, folder, key in (("here_i_stand", "other", "name"), ("skirmish", "mine", "folder")):
        with pytest.raises(InputError) as caught:
            new_game.begin(name, "Mine", tmp_path / folder)
        assert caught.value.key == key


def test_the_package_speaks_the_language_of_its_author(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with speaking("en"):
        assert main(["--lang", "fr", "new", "escarmouche", "--titre", "Escarmouche"]) == 0
    assert "pip install -e escarmouche" in capsys.readouterr().out
    assert "Un jeu pour Jacta" in (tmp_path / "escarmouche" / "README.md").read_text()


def test_check_says_which_law_is_broken_and_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks() -> None:
        raise laws.Broken("seed 3")

    asked = [Case("exact", "mine.attack-1", lambda: None, Path()), Case("phases", "mine.attack-1", breaks, Path())]
    monkeypatch.setattr(authors, "cases", lambda game: asked)
    with speaking("en"):
        assert main(["check", "here_i_stand", "--json"]) == 1
        assert [one["broken"] for one in json.loads(capsys.readouterr().out)] == [None, "seed 3"]
        assert main(["check", "here_i_stand"]) == 1
    kept, broken = capsys.readouterr().out.strip().split("✗")
    assert "✓" in kept
    assert "mine.attack-1  seed 3" in broken


# --- The laws: each notices a rule that breaks it


class Readings(Options):
    hidden: Annotated[Literal["no", "yes"], Reading("R1")] = "no"


class Plain(Given):
    dice: Annotated[int, Field(ge=1, le=6)] = 1
    options: Readings = Readings()


class Loose(Given):
    """Takes any number, and complains about another key."""

    dice: Any = 1


class Shown(NamedTuple):
    total: int
    how: object = None


class Written(str):
    """A text that is not the same as its equals."""

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = object.__hash__


def begun(then: Callable[..., Step], given: type[Given] = Plain) -> Procedure:
    """A procedure of one phase."""

    def rule(given: Given) -> Move:
        return goto(then, 0)

    rule.__annotations__["given"] = given
    made = procedure(passage="1", examples=({"dice": 2},), readings=())(rule)
    Game("broken", package="tests.toys", source="", status="growing", readings=(), chapters=(Chapter("all", (made,)),))
    return made


def rolls(then: Callable[..., Move]) -> Callable[..., Step]:
    def phase(state: int) -> Step:
        """1: one die."""
        return Roll("die", D6, then=then)

    return phase


def told_apart(state: int, face: int) -> Move:
    return done(Shown(1, Written("same")))


def read_behind_the_back(state: int, face: int, rules: Rules) -> Move:
    return done(Shown(face + (getattr(rules.options, "hid" + "den") == "yes")))


def uncited(state: int) -> Step:
    return Roll("die", D6, then=fair)


def fair(state: int, face: int) -> Move:
    return done(Shown(face))


CALLS = [0]


def counted(state: int) -> Step:
    """1: counts how often it was asked."""
    CALLS[0] += 1
    return goto(final, CALLS[0])


def final(state: int) -> Step:
    """1: the end."""
    return done(Shown(state))


def no_choice(state: int) -> Step:
    """1: one answer only."""
    return Ask("only", "player", ("yes",), then=answered, default="yes")


def answered(state: int, answer: str) -> Move:
    return done(Shown(0))


BREAKING: list[tuple[Callable[[Procedure, Mapping[str, Any]], None], Procedure]] = [
    (laws.exact, begun(rolls(told_apart))),
    (laws.idle_readings, begun(rolls(read_behind_the_back))),
    (laws.phases, begun(uncited)),
    (laws.phases, begun(counted)),
    (laws.phases, begun(no_choice)),
    (laws.exact, begun(counted)),
    (laws.bad_input, begun(rolls(fair), Loose)),
]


@pytest.mark.parametrize(("law", "broken"), BREAKING)
def test_a_law_notices(law: Callable[[Procedure, Mapping[str, Any]], None], broken: Procedure) -> None:
    with pytest.raises(laws.Broken):
        law(broken, {"dice": 2})


def test_the_laws_of_texts_notice_what_is_missing_left_over_or_unlike(tmp_path: Path) -> None:
    game = begun(rolls(fair)).game
    with pytest.raises(laws.Broken, match="lacks"):
        texts.complete(game)
    for language, written in (("fr", "one = un\n"), ("en", "one = one { $more }\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(written)
    with pytest.raises(laws.Broken, match="one"):
        texts.alike(tmp_path)


def test_a_slip_in_the_code_breaks_laws_and_is_told_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    def mistyped(state: int) -> Step:
        """1: a phase that goes nowhere."""
        return Roll("die", D6, then=nowhere)  # type: ignore[name-defined]  # noqa: F821

    slipped = [case for case in cases(begun(mistyped).game) if case.law == "complete"]
    with pytest.raises(laws.Broken, match=r"test_authoring\.py:\d+: NameError: name 'nowhere' is not defined"):
        slipped[0].check()
    broken = dict.fromkeys(
        [Case("exact", f"mine.attack-{number}", lambda: None, Path()) for number in (1, 2)], "the same slip"
    )
    authors._show(list(broken), broken)
    assert "mine.attack-1, mine.attack-2  the same slip" in capsys.readouterr().out


def test_a_package_that_does_not_load_is_refused_with_the_place(tmp_path: Path) -> None:
    folder = new_game.begin("skirmish", "Sunday Skirmish", tmp_path / "mine")
    (folder / "src" / "skirmish" / "options.py").write_text("\ndef half(:\n")
    environment = {**os.environ, "PYTHONPATH": str(installed(folder, "skirmish")), "JACTA_LANG": "en"}
    told = "skirmish: this game does not load: options.py:2: SyntaxError: invalid syntax\n"
    for words in (["check", "skirmish"], ["odds", "skirmish.attack", "units=4"]):
        refused = jacta_command(*words, environment=environment)
        assert (refused.returncode, refused.stderr) == (2, f"Error: {told}")
    others = jacta_command("games", "--json", environment=environment)
    assert (others.returncode, others.stderr) == (0, told)
    assert "skirmish" not in {game["id"] for game in json.loads(others.stdout)}


def jacta_command(*words: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "jacta", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_die_of_billions_of_faces_is_walked_here_and_there() -> None:
    def cast(state: int) -> Step:
        """1: a die that settles everything."""
        return Roll("die", Dice(1, 2**31), then=fair)

    seen = [position.state for position, question, _ in walk(begun(cast), {"dice": 2}) if question is None]
    assert 1 < len(seen) < 100
