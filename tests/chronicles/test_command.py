"""`jacta chronicle`: an evening at the terminal, in both languages; two windows on one file; kill -9 while writing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from jacta.chronicles import Chronicle
from jacta.cli.chronicle_files import opened
from jacta.errors import InputError
from tests.cli.conftest import Jacta, _in_english, jacta

pytestmark = pytest.mark.waits
__all__ = ["_in_english", "jacta"]


@pytest.fixture
def evening(jacta: Jacta) -> Jacta:
    assert jacta("chronicle", "new", "Evening", "toys").code == 0
    assert jacta("chronicle", "add", "Reds", "band", "men=3", "--owner", "Anne").code == 0
    assert jacta("chronicle", "add", "The Blues", "bande", "hommes=2").code == 0
    return jacta


def file_of(tmp_path: Path, name: str = "Evening") -> Path:
    return tmp_path / "chronicles" / f"{name}.json"


def test_an_evening_from_beginning_to_end(evening: Jacta, tmp_path: Path) -> None:
    shown = evening("chronicle", "show").out
    assert "men: 3" in shown
    assert "The Blues" in shown
    sheet = evening("chronicle", "show", "reds").out
    assert "toys.raid attacker=:Reds" in sheet
    assert '"toys.raid' not in sheet
    words = ("chronicle", "do", "toys.raid", "attaquant=:Reds", "defender=:The Blues", "--dice", "mine")
    declined = evening(*words, typed="5 5 1\n1 1\nn\n")
    assert "The Blues: is no more" in declined.out
    assert "nothing has changed" in declined.out
    before = file_of(tmp_path).read_text()
    applied = evening(*words, typed="5 1 1\n6 1\ny\n")
    assert "Reds: men: 3 → 2; coins: 0 → 1" in applied.out
    assert "Written down." in applied.out
    assert evening("chronicle", "do", "toys.forage", "band=:Reds", "--seed", "1", typed="woods\no\n").code == 0
    journal = evening("chronicle", "journal").out
    assert "3. Raid" in journal
    assert "4. Foraging" in journal
    story = evening("chronicle", "journal", "3").out
    assert "3d6, each 5 or more counts — 5 1 1 → 1" in story
    assert evening("chronicle", "undo").code == 0
    assert evening("chronicle", "undo").code == 0
    assert file_of(tmp_path).read_text() == before


def test_pieces_in_every_reading(evening: Jacta) -> None:
    fight = ("toys.raid", "attacker=:Reds", "defender=:The Blues")
    after = json.loads(evening("odds", *fight, "--after", "Reds", "--json").out)
    assert {outcome["outcome"]["men"] for outcome in after["outcomes"]} == {1, 2, 3}
    assert json.loads(evening("roll", *fight, "--json").out)["given"] == {"attackers": 3, "defenders": 2}
    many = ("simulate", *fight, "--runs", "10", "--workers", "1", "--apres", "Reds")
    assert evening("--lang", "en", *many).code == 2
    assert evening("--lang", "fr", *many).out.startswith("Raid")
    assert "10 essais" in evening(*many).out  # who types a French option reads French
    assert "woods" in evening("best", "toys.forage", "band=:Reds").out
    assert evening("play", *fight, typed="\n").code == 0
    missing = evening("odds", "toys.raid", "attacker=:Greys")
    assert (missing.code, missing.err) == (2, "Error: attacker: no piece is called Greys; nearest: Reds\n")
    assert "there is none yet" not in missing.err


def test_which_chronicle_is_meant(evening: Jacta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert evening("chronicle", "copy", "Branch").code == 0
    vague = evening("odds", "toys.raid", "attacker=:Reds")
    assert vague.err == "Error: --chronicle: say which chronicle: Branch, Evening\n"
    assert evening("odds", "toys.raid", "attacker=:Reds", "--chronicle", "Branch").code == 0
    monkeypatch.setenv("JACTA_CHRONICLE", str(file_of(tmp_path)))
    assert evening("odds", "toys.raid", "attacker=:Reds").code == 0
    unknown = evening("chronicle", "show", "--in", "Evning")
    assert unknown.err == (
        "Error: --chronicle: no chronicle is called Evning; there is Branch, Evening; did you mean Evening?\n"
    )
    assert evening("chronicle", "new", "Evening", "toys").code == 2


def plain(said: str) -> str:
    return " ".join(said.split())


def test_without_any_chronicle_a_refusal_says_how_one_begins(jacta: Jacta) -> None:
    refused = jacta("chronicle", "show", "--in", "Evening")
    assert refused.err.startswith(
        "Error: --chronicle: no chronicle is called Evening: there is none yet, “jacta chronicle new"
    )


def test_a_whole_evening_of_here_i_stand_in_french(jacta: Jacta) -> None:
    """Pieces are asked about in every reading, and all that is said can be typed back."""
    assert jacta("chronique", "commencer", "Mohács", "here_i_stand").code == 0
    assert jacta("chronique", "commencer", "Italie", "europa_universalis").code == 0
    sheet = ("puissance=ottoman", "unités=3", "chefs=Soliman,Ibrahim")
    assert jacta("chronique", "ajouter", "Janissaires", "formation", *sheet, "--in", "Mohács").code == 0
    assault = ("here_i_stand.assaut", "attaquant=:Janissaires")  # of the two chronicles, that of the game
    needed = jacta("besoin", *assault, "unités_défenseur=2", "--selon", "unités_attaquant", "--au-moins", "80%")
    assert "11 ou plus (80,5 %)" in plain(needed.out)
    assert "2 39,2 %" in plain(jacta("varier", *assault, "unités_défenseur=1..4").out)
    assert "Unités du défenseur : 1 → 2 −41,0 39,2 %" in plain(jacta("sensibilité", *assault, "unités_défenseur=1").out)
    assert (
        "toujours"
        in jacta("chances", "here_i_stand.siège", *assault[1:], "unités_défenseur=2", "assauts_au_plus=1").out
    )
    refused = jacta(
        "chances", "here_i_stand.siège", "formation=:Janissaires", "unités_défenseur=2", "assauts_au_plus=1"
    )
    assert "rôles pour des pièces : attaquant, défenseur, navires_port" in plain(refused.err)
    assert "il n’y en a pas encore" in jacta("chronique", "montrer", "Bayard", "--in", "Italie").err
    assert "NOM" in jacta("chronique", "supprimer", "Zorg").err


def test_a_run_is_told_whole_and_nobody_is_asked_for_numbers(jacta: Jacta) -> None:
    assert jacta("chronique", "commencer", "Italie", "europa_universalis").code == 0
    for name, nation in (("Bayard", "FRA"), ("Colonna", "ESP")):
        sheet = (f"pays={nation}", "période=II", "technologie=arquebuse", "A+=2", "chef=433")
        added = jacta("chronique", "ajouter", name, "pile", *sheet)
        assert "Période : II" in plain(added.out)
    battle = (
        "europa_universalis.bataille_terrestre",
        "attaquant=:Bayard",
        "défenseur=:Colonna",
        "--d-un-trait",
        "--graine",
        "4",
        "--oui",
    )
    told = jacta("chronique", "faire", *battle).out
    assert "Feu de l’attaquant" in told
    assert "•" not in told
    assert "Répondez par un numéro" not in told


def test_an_entry_with_nothing_unusual_is_told(jacta: Jacta) -> None:
    assert jacta("chronique", "commencer", "Soirée", "seventh_sea").code == 0
    assert jacta("chronique", "ajouter", "Athos", "personnage", "--donnees", "@athos").code == 0
    assert jacta("chronique", "modifier", "Athos", "dés_héroïsme=0", "--raison", "dépensés").code == 0
    ended = plain(jacta("chronique", "faire", "seventh_sea.fin_soirée", "personnage=:Athos", "--oui").out)
    assert "Journal d’expérience : + –" not in ended
    assert "Journal d’expérience : +" in ended


def test_a_file_goes_out_and_comes_back(evening: Jacta, tmp_path: Path) -> None:
    evening("chronicle", "do", "toys.raid", "attacker=:Reds", "--yes", "--seed", "1")
    out = tmp_path / "out.json"
    assert evening("chronicle", "export", str(out)).code == 0
    assert evening("chronicle", "import", str(out), "Again").code == 0
    again, first = (json.loads(file_of(tmp_path, name).read_text()) for name in ("Again", "Evening"))
    assert again == first | {"title": "Again"}
    forged = json.loads(out.read_text())
    forged["entries"][-1]["after"]["Reds"]["coins"] = 50
    out.write_text(json.dumps(forged))
    refused = evening("chronicle", "import", str(out), "Forged")
    assert "entries.2.after.Reds: the events of this entry lead to other sheets" in refused.err
    assert not file_of(tmp_path, "Forged").exists()


def test_corrections_and_paper(evening: Jacta, tmp_path: Path) -> None:
    assert evening("chronicle", "edit", "Reds", "pièces_d_or=4", "--reason", "found").code == 0
    assert evening("chronicle", "edit", "The Blues", "--hidden", "--owner", "Bruno", "--reason", "ambush").code == 0
    assert evening("chronicle", "edit", "Reds", "men=9", "--reason", "x").err == (
        "Error: Reds.men: no more than 6 without a captain\n"
    )
    assert evening("chronicle", "edit", "Reds", "--name", "the blues", "--reason", "x").err == (
        "Error: the blues: there is a piece of this name already\n"
    )
    assert evening("chronicle", "edit", "Reds", "men=2").err.startswith("Error: --reason: say why")
    assert evening("chronicle", "edit", "Reds", "captain=Rosa", "--reason", "hired").code == 0
    assert evening("chronicle", "edit", "Reds", "men=9", "--reason", "recruits").code == 0
    before = file_of(tmp_path, "Evening").read_bytes()
    assert "5: entry 6 rests on it: Reds.captain (Reds.men: no more" in evening("chronicle", "undo", "5").err
    assert file_of(tmp_path, "Evening").read_bytes() == before
    assert evening("chronicle", "undo", "3").code == 0
    page = tmp_path / "page.html"
    assert evening("--lang", "fr", "chronicle", "journal", "--html", str(page)).code == 0
    assert "cachée désormais" in page.read_text()
    assert evening("chronicle", "remove", "The Blues", "--reason", "fled").code == 0
    assert "Toys" in evening("chronicle", "list").out


def test_a_title_changes_and_the_file_with_it(evening: Jacta, tmp_path: Path) -> None:
    assert evening("chronicle", "copy", "Other").code == 0
    before = file_of(tmp_path).read_text(encoding="utf-8")
    said = evening("--lang", "fr", "chronicle", "rename", "Longue soirée", "--chronique", "Evening").out
    assert said.startswith("Elle s’appelle désormais Longue soirée")
    assert not file_of(tmp_path).exists()
    after = file_of(tmp_path, "Longue soirée").read_text(encoding="utf-8")
    assert after == before.replace('"title": "Evening"', '"title": "Longue soirée"')
    assert "Reds" in evening("chronicle", "show", "--chronicle", "longue soiree").out
    refused = evening("chronicle", "rename", "Other", "--chronicle", "Longue soirée")
    assert (refused.code, "Other.json" in refused.err) == (2, True)
    assert evening("chronicle", "rename", "a/b", "--chronicle", "Longue soirée").err.startswith("Error: title:")
    assert file_of(tmp_path, "Longue soirée").read_text(encoding="utf-8") == after
    away = tmp_path / "away.json"
    assert evening("chronicle", "export", str(away), "--chronicle", "Other").code == 0
    assert evening("chronicle", "rename", "Elsewhere", "--chronicle", str(away)).code == 0
    assert '"title": "Elsewhere"' in away.read_text(encoding="utf-8")


def test_of_two_windows_one_renames(evening: Jacta, tmp_path: Path) -> None:
    here = opened("Evening")
    assert evening("chronicle", "edit", "Reds", "coins=4", "--reason", "there").code == 0
    kept = file_of(tmp_path).read_text()
    with pytest.raises(InputError, match="has changed meanwhile"):
        here.rename(here.chronicle.rename("Night"))
    assert (file_of(tmp_path).read_text(), file_of(tmp_path, "Night").exists()) == (kept, False)


def test_a_chronicle_is_deleted_once_that_is_confirmed(evening: Jacta, tmp_path: Path) -> None:
    assert evening("chronicle", "delete", "Evenning").err.startswith("Error: NAME:")
    declined = evening("chronicle", "delete", "evening", typed="n\n")
    assert "2 pieces" in declined.out
    assert "Nothing was deleted." in declined.out
    assert "Rien n’a été supprimé." in evening("--lang", "fr", "chronicle", "delete", "Evening", typed="").out
    assert file_of(tmp_path).exists()
    assert evening("--lang", "fr", "chronicle", "delete", "Evening", typed="oui\n").code == 0
    assert not file_of(tmp_path).exists()
    file_of(tmp_path, "Broken").write_text("{")
    assert evening("chronicle", "delete", "Broken", "--yes").code == 0
    assert not file_of(tmp_path, "Broken").exists()


def test_of_two_windows_the_later_writes_nothing(evening: Jacta, tmp_path: Path) -> None:
    here = opened("Evening")
    assert evening("chronicle", "edit", "Reds", "coins=4", "--reason", "there").code == 0
    kept = file_of(tmp_path).read_text()
    with pytest.raises(InputError, match="has changed meanwhile"):
        here.write(here.chronicle.edit("Reds", {"coins": 9}, reason="here"))
    assert file_of(tmp_path).read_text() == kept


WRITER = """
import sys
from tests import toys
toys.install()
from jacta.cli.chronicle_files import opened
here = opened(sys.argv[1])
chronicle = here.chronicle
for coins in range(1, 100_000):
    chronicle = chronicle.edit("Reds", {"coins": coins}, reason="counted")
    here.write(chronicle)
    print(coins, flush=True)
"""


def test_kill_9_while_writing_loses_nothing_acknowledged(evening: Jacta, tmp_path: Path) -> None:
    file, root = file_of(tmp_path), Path(__file__).parents[2]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(file)], cwd=root, env=env, stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            said = [writer.stdout.readline() for _ in range(20)][-1]
            writer.send_signal(signal.SIGKILL)
            acknowledged = max(int(line) for line in (said, *writer.stdout.read().split()) if line.strip())
        chronicle = Chronicle.from_json(json.loads(file.read_text()))
        assert chronicle.pieces["Reds"].piece.coins in (acknowledged, acknowledged + 1)  # type: ignore[attr-defined]
