"""A table of the user's own that is changed while a game runs: the game is not played by two rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from jacta.errors import TableChanged
from jacta.hosting import Conflict
from jacta.kernel.rule.registry import find_procedure
from jacta.store import Store
from jacta.text import speaking
from tests.hosting.playing import a_host, begun

BATTLE = {"attacker_units": 4, "defender_units": 3}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the house table, which is not there yet."""
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path / "own"))
    file = find_procedure("here_i_stand.field_battle").game.tables.own_file("land_combat")
    file.parent.mkdir(parents=True)
    return file


def rewrite(file: Path, hits_on: int | None) -> None:
    """Lay a house table over the printed one that counts from this face on, or take it away."""
    tables = find_procedure("here_i_stand.field_battle").game.tables
    file.unlink(missing_ok=True)
    if hits_on is not None:
        printed = tables.text("land_combat")
        assert "hits_on = 5" in printed
        file.write_text(printed.replace("hits_on = 5", f"hits_on = {hits_on}"), encoding="utf-8")
    tables.reread()


@pytest.mark.parametrize(("before", "after"), [(None, 2), (2, 3), (2, None)])
def test_a_host_that_finds_another_table_says_so_and_plays_nothing(
    tmp_path: Path, house: Path, before: int | None, after: int | None
) -> None:
    rewrite(house, before)
    first = a_host(tmp_path)
    links = begun(first, "here_i_stand.field_battle", BATTLE, dice="mine")
    attacker = links.seats["attacker"]
    asked = first.saved_game(attacker).asked
    rewrite(house, after)
    second = a_host(tmp_path)
    broken = second.saved_game(attacker).broken
    assert isinstance(broken, TableChanged)
    for language in ("en", "fr"):
        with speaking(language):
            assert "here_i_stand.land_combat" in str(broken)
    with pytest.raises(TableChanged):
        second.throw(attacker, asked, [2, 2, 2, 2])
    rewrite(house, before)
    second.throw(attacker, asked, [2, 2, 2, 2])
    with pytest.raises(Conflict):
        first.throw(attacker, asked, [2, 2, 2, 2])
    assert first.saved_game(attacker).transcript == second.saved_game(attacker).transcript


def test_the_store_keeps_what_a_game_has_used(tmp_path: Path, house: Path) -> None:
    rewrite(house, 2)
    host = a_host(tmp_path)
    links = begun(host, "here_i_stand.field_battle", BATTLE, dice="mine")
    found = Store(str(tmp_path / "games.sqlite")).read(links.owner)
    assert found is not None
    assert list(found[0].tables or ()) == ["here_i_stand.land_combat"]
    assert host.export(links.owner)["tables"] == found[0].tables
