"""A game keeps to the tables it was played with: its own ones, filled slots, those of nested procedures."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.dice import FairDice
from jacta.errors import RulesChanged, TableChanged
from jacta.kernel.play.session import Session
from jacta.kernel.rule.procedure import Procedure, procedure
from jacta.kernel.rule.questions import Ask, Move, Run, Step, done, goto
from jacta.text import speaking
from tests import toys

FINE = '[[rows]]\ndie = "1..6"\nresult = "fine"\n'
DEAD = FINE.replace("fine", "dead")
REWRITTEN = f"# The same in other words.\n\n{FINE}".replace('"1..6"', "'1..6'")
PRINTED = (Path(toys.__file__).parent / "tables" / "wound.toml").read_text(encoding="utf-8")
WINDS = FINE.replace("fine", "storm")

Write = Callable[[str, str | None], None]


@procedure(passage="Toys, clinic", examples=())
def clinic(given: toys.Nothing) -> Move:
    """Toys: before a wound, somebody decides."""
    return goto(deciding, None)


@procedure(passage="Toys, ward", tables=("wound",), examples=())
def ward(given: toys.Nothing) -> Move:
    """Toys: the same, with the table open from the beginning."""
    return goto(deciding, None)


def deciding(nothing: None) -> Step:
    """Toys, clinic: whether to go."""
    return Ask("go", "player", ("go", "stay"), then=decided, default="go")


def decided(nothing: None, answer: str) -> Move:
    return goto(hurting, None) if answer == "go" else done("fine")


def hurting(nothing: None) -> Step:
    """Toys, clinic: the wound."""
    return Run("wound", toys.wound, toys.Nothing(), then=hurt)


def hurt(nothing: None, result: str) -> Move:
    return done(result)


clinic.game = ward.game = toys.GAME
pytestmark = pytest.mark.usefixtures("_toys_registered")


@pytest.fixture
def _toys_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    members = {member.id: member for member in (*toys.GAME.procedures, clinic, ward)}
    monkeypatch.setattr("jacta.kernel.play.session.find_procedure", members.__getitem__)


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a table of one's own, or take it away; it is in force at once."""
    (tmp_path / "toys").mkdir()
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    toys.GAME.tables.reread()

    def writing(name: str, content: str | None) -> None:
        file = tmp_path / "toys" / f"{name}.toml"
        file.unlink(missing_ok=True)
        if content is not None:
            file.write_text(content, encoding="utf-8")
        toys.GAME.tables.reread()

    return writing


def begun(procedure: Procedure, **how: Any) -> Session:
    return Session(procedure, procedure.validate({}), dice="mine", **how)


def saved(game: Session) -> dict[str, Any]:
    exported: dict[str, Any] = json.loads(json.dumps(game.export()))
    return exported


@pytest.mark.parametrize(("before", "after"), [(None, FINE), (FINE, DEAD), (FINE, None), (FINE, PRINTED)])
@pytest.mark.parametrize("toy", [toys.wound, toys.surgery])
def test_a_table_that_has_changed_is_named(write: Write, toy: Procedure, before: str | None, after: str | None) -> None:
    write("wound", before)
    data = saved(begun(toy))
    write("wound", after)
    with pytest.raises(TableChanged) as caught:
        Session.resume(data)
    assert isinstance(caught.value, RulesChanged)
    assert caught.value.table == "toys.wound"
    for language in ("en", "fr"):
        with speaking(language):
            assert "toys.wound" in str(caught.value)
    write("wound", before)
    assert saved(Session.resume(data)) == data


@pytest.mark.parametrize(("before", "after"), [(FINE, REWRITTEN), (None, PRINTED), (PRINTED, None)])
def test_a_table_that_says_the_same_is_the_same(write: Write, before: str | None, after: str | None) -> None:
    write("wound", before)
    data = saved(begun(toys.surgery))
    write("wound", after)
    assert saved(Session.resume(data)) == data


def test_only_what_the_document_does_not_print_is_kept(write: Write) -> None:
    assert begun(toys.surgery).export()["tables"] == {}
    write("wound", PRINTED)
    assert begun(toys.surgery).tables == {}
    write("wound", FINE)
    assert list(begun(toys.surgery).tables) == ["toys.wound"]


def test_a_file_without_tables_is_taken_as_it_is(write: Write) -> None:
    data = saved(begun(toys.surgery))
    del data["tables"]
    write("wound", FINE)
    assert Session.resume(data).tables


def test_a_table_comes_in_when_it_is_used(write: Write) -> None:
    game = begun(clinic)
    data = saved(game)
    assert data["tables"] == {}
    write("wound", FINE)
    game = Session.resume(data)
    game.answer("go")
    assert list(game.tables) == ["toys.wound"]
    game.undo()
    assert game.tables == {}


def test_an_empty_slot_may_be_filled_while_the_game_waits(write: Write) -> None:
    game = begun(toys.voyage)
    game.throw([3])
    data = saved(game)
    write("weather", WINDS)
    game = Session.resume(data)
    assert game.outcome == "storm"
    data = saved(game)
    write("weather", WINDS.replace("storm", "calm"))
    with pytest.raises(TableChanged, match=r"toys\.weather"):
        Session.resume(data)


def test_one_game_is_not_played_by_two_tables(write: Write) -> None:
    """It goes on in memory, and a nested procedure looks its tables up as they are when it comes."""
    game = begun(toys.surgery)
    write("wound", FINE)
    before = game.export()
    with pytest.raises(TableChanged, match=r"toys\.wound"):
        game.throw([3])
    assert game.export() == before
    write("wound", None)
    game.throw([3])


def test_a_game_goes_on_with_a_table_that_was_rewritten_and_says_the_same(write: Write) -> None:
    write("wound", FINE)
    game = begun(toys.surgery)
    write("wound", REWRITTEN)
    game.throw([3])


@pytest.mark.parametrize("after", [FINE, None])
def test_taking_back_does_not_swap_tables(write: Write, after: str | None) -> None:
    write("wound", DEAD)
    game = begun(ward)
    game.answer("go")
    before = game.export()
    write("wound", after)
    with pytest.raises(TableChanged, match=r"toys\.wound"):
        game.undo()
    assert game.export() == before
    write("wound", DEAD)
    game.undo()
    assert game.events == []


def test_a_session_that_catches_up_compares_its_tables(write: Write) -> None:
    here = begun(clinic)
    there = here.copy()
    there.answer("go")
    write("wound", FINE)
    with pytest.raises(TableChanged, match=r"toys\.wound"):
        here.catch_up(there.events, {}, there.fingerprint(), "", there.tables)


def test_verifying_tells_of_a_table_that_has_changed(write: Write) -> None:
    write("wound", FINE)
    game = Session(toys.surgery, toys.surgery.validate({}), chance=FairDice("ab" * 32))
    data = saved(game)
    assert jacta.verify(data)
    write("wound", FINE.replace('"1..6"', '"0..6"'))  # the same game, by another table
    found = jacta.verify(data)
    assert not found
    assert found.astray is not None
    assert isinstance(found.astray.reason, TableChanged)
    write("wound", FINE)
    assert not jacta.verify(data | {"tables": {}})
    assert not jacta.verify(data | {"tables": {}}).intact
