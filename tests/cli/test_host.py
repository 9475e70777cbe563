"""`jacta host`: what whoever runs a server can do with its tables."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from sqlalchemy import update

import jacta as python
from jacta.chronicles import Chronicle
from jacta.hosting import ChronicleHost, Host, Links
from jacta.store import Store
from jacta.store.rows import games
from tests.cli.conftest import Jacta

BATTLE = {"attacker_units": 3, "defender_units": 3}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite")


@pytest.fixture
def tables(database: str) -> list[Links]:
    """A battle that is over, and one that waits for its players, whom nobody has seen for a year."""
    store = Store(database)
    host = Host(store)
    over = host.open_game("here_i_stand.field_battle", BATTLE)
    for seat, token in over.seats.items():
        host.join(token, f"Zoé as {seat}", "lune")
    waiting = host.open_game("here_i_stand.field_battle", BATTLE)
    with store._engine.begin() as connection:
        idle = update(games).where(games.c.id == host._read(waiting.owner)[0].id)
        connection.execute(idle.values(changed=int(time.time()) - 365 * 24 * 3600))
    store.close()
    return [over, waiting]


def test_tables_are_listed_without_their_keys(jacta: Jacta, database: str, tables: list[Links]) -> None:
    answer = jacta("host", "list", "--database", database)
    assert answer.code == 0
    assert "Zoé as attacker" in " ".join(answer.out.split())
    shown = answer.out + jacta("host", "list", "--json", "--database", database).out
    for links in tables:
        assert not any(token in shown for token in (links.owner, links.spectator, *links.seats.values()))
    about = json.loads(jacta("host", "list", "--json", "--database", database).out)
    assert [one["stage"] for one in about] == ["over", "gathering"]
    assert "secret" not in json.dumps(about)
    (idle,) = json.loads(jacta("host", "list", "--idle", "30", "--json", "--database", database).out)
    assert idle["stage"] == "gathering"


@pytest.mark.usefixtures("tables")
def test_a_table_is_exported_counted_and_deleted(jacta: Jacta, database: str) -> None:
    over, waiting = json.loads(jacta("host", "list", "--json", "--database", database).out)
    game = json.loads(jacta("host", "export", over["id"][:8], "--database", database).out)
    assert python.verify(game)
    counts = json.loads(jacta("--lang", "fr", "host", "compter", "--json", "--database", database).out)
    assert (counts["tables"], counts["stages"], counts["to_be_forgotten"]) == (2, {"over": 1, "gathering": 1}, 1)
    assert "2 games" in jacta("host", "stats", "--database", database).out
    asked = jacta("host", "delete", "--idle", "30", "--database", database)
    assert (asked.code, "1 game would be deleted" in asked.err) == (2, True)
    assert jacta("host", "delete", waiting["id"], "--force", "--database", database).code == 0
    (left,) = json.loads(jacta("host", "list", "--json", "--database", database).out)
    assert left["id"] == over["id"]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("burn",), "ACTION"),
        (("export",), "GAME"),
        (("export", "nothing"), "nothing"),
        (("delete",), "GAME"),
        (("list", "--idle", "x"), "--idle"),
    ],
)
@pytest.mark.usefixtures("tables")
def test_what_is_not_meant_is_refused(jacta: Jacta, database: str, words: tuple[str, ...], key: str) -> None:
    answer = jacta("host", *words, "--database", database)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"Error: {key}")


@pytest.mark.usefixtures("tables")
def test_a_database_is_backed_up_and_restored(jacta: Jacta, database: str, tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    file, other = str(folder / "backup.db"), str(tmp_path / "other.sqlite")
    done = jacta("host", "backup", file, "--database", database)
    assert f"2 games and 0 chronicles written to {file}" in done.out
    again = jacta("host", "backup", file, "--database", database)
    assert (again.code, "exists already" in again.err) == (2, True)
    told = json.loads(jacta("--lang", "fr", "host", "restaurer", file, "--json", "--database", other).out)
    assert told == {"file": file, "games": 2, "chronicles": 0}
    listed = [jacta("host", "list", "--json", "--database", one).out for one in (database, other)]
    assert listed[0] == listed[1]
    full = jacta("host", "restore", file, "--database", other)
    assert (full.code, full.err.startswith("Error: --force")) == (2, True)
    assert jacta("host", "restore", file, "--force", "--database", other).code == 0
    assert jacta("host", "backup", "--database", database).err.startswith("Error: FILE")


def test_chronicles_are_listed_exported_counted_and_deleted(jacta: Jacta, database: str) -> None:
    host = ChronicleHost(store := Store(database))
    begun = Chronicle.begin("here_i_stand", "Mohács")
    links = host.open(begun.add("Reds", "formation", {"power": "ottoman", "units": 3}, owner="Anne"), ["Bruno"])
    host.open(begun)
    store.close()

    def said(*words: str) -> str:
        answer = jacta("host", *words, "--chronicles", "--database", database)
        assert answer.code == 0, answer.err
        assert not any(token in answer.out for token in (links.owner, links.reader, *links.players.values()))
        return answer.out

    assert "Bruno, Anne" in said("list")
    about = next(one for one in json.loads(said("list", "--json")) if one["players"])
    assert (about["game"], about["title"], about["players"]) == ("here_i_stand", "Mohács", ["Bruno", "Anne"])
    assert Chronicle.from_json(json.loads(said("export", about["id"][:8]))).pieces.keys() == {"Reds"}
    assert json.loads(said("stats", "--json"))["chronicles"] == 2
    assert json.loads(said("list", "--json", "--idle", "30")) == []
    for words, key in ((("delete", about["id"]), "--force"), (("delete",), "GAME"), (("export",), "GAME")):
        refused = jacta("host", *words, "--chronicles", "--database", database)
        assert refused.code == 2
        assert key in refused.err
    said("delete", about["id"], "--force")
    assert "1 chronicle" in said("stats")
    assert "No games." in jacta("host", "list", "--database", database).out


@pytest.mark.parametrize("action", ["list", "stats", "delete", "export", "backup"])
def test_a_database_that_is_not_there_is_not_made(jacta: Jacta, tmp_path: Path, action: str) -> None:
    for missing in (tmp_path / "mistyped.sqlite", tmp_path / "nowhere" / "games.sqlite"):
        refused = jacta("host", action, str(tmp_path / "copy.db"), "--database", str(missing))
        assert refused.code == 2
        assert "--database" in refused.err
    assert list(tmp_path.iterdir()) == []
