"""A campaign in the middle, kept at the terminal in French: slips of the pen lose nothing and never go unnoticed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Jacta, _in_english, jacta

pytestmark = pytest.mark.waits
__all__ = ["_in_english", "jacta"]

SHEET = ("nation=france", "période=II", "technologie=arquebuse")


@pytest.fixture
def campaign(jacta: Jacta) -> Jacta:
    def said(*words: str, typed: str = "") -> Answer:
        return jacta("--lang", "fr", "chronique", *words, typed=typed)

    assert said("commencer", "Italie", "europa_universalis").code == 0
    assert said("ajouter", "Armée du roi", "pile", *SHEET, "A+=1", "chef.nom=Bourbon", "chef=433").code == 0
    assert said("ajouter", "Réserve", "pile", *SHEET, "détachements=2").code == 0
    return said


def sheet_of(campaign: Jacta, name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(campaign("montrer", name, "--json").out)["sheet"]
    return found


def test_what_a_leader_is_called_stays_beside_his_figures(campaign: Jacta) -> None:
    bourbon = {"name": "Bourbon", "manoeuvre": 4, "fire": 3, "shock": 3}
    assert sheet_of(campaign, "Armée du roi")["leader"] == bourbon
    assert campaign("modifier", "réserve", "chef.nom=Bayard", "chef=331", "--raison", "arrivé").code == 0
    assert sheet_of(campaign, "Réserve")["leader"] == {"name": "Bayard", "manoeuvre": 3, "fire": 3, "shock": 1}


def test_a_piece_is_found_without_accents_and_the_nearest_is_offered(campaign: Jacta) -> None:
    for command in ("montrer", "retirer"):
        refused = campaign(command, "Armee du rou")
        assert (refused.code, refused.err.count("Réserve")) == (2, 0)
        assert "les plus proches\N{NARROW NO-BREAK SPACE}: Armée du roi" in refused.err
    assert campaign("retirer", "armee du roi").code == 0
    assert campaign("montrer", "Armée du roi").code == 2


def test_a_correction_that_a_procedure_rests_on_is_named_in_french(campaign: Jacta) -> None:
    assert campaign("modifier", "Armée du roi", "chef.nom=Bayard", "--raison", "relève").code == 0
    done = campaign("faire", "round_pile", "camp_en_mouvement=:Armée du roi", "--d-un-trait", "--graine", "1", "--oui")
    assert done.code == 0, done.err
    refused = campaign("annuler", "3")
    assert refused.code == 2
    assert "l’entrée 4 repose sur elle\N{NARROW NO-BREAK SPACE}: Armée du roi.chef (sans elle," in refused.err


def test_a_procedure_of_the_chronicle_is_meant_before_one_of_another_game(campaign: Jacta, jacta: Jacta) -> None:
    """`assaut` and `combat` are names in several games."""
    refused = campaign("faire", "assaut", "assiégeant=:Armée du roi", "assiégé.technologie=renaissance")
    assert "assiégé" in refused.err or "niveau" in refused.err
    assert "plusieurs procédures" not in refused.err
    assert jacta("chronicle", "new", "Evening", "seventh_sea").code == 0
    assert "several procedures" in jacta("chronicle", "do", "assault", "attacker=:X").err
    given = jacta("chronicle", "do", "combat", "attaquant=:X", "--chronicle", "Evening")
    assert "seventh_sea" in given.err
    assert "mighty_empires" not in given.err


def test_a_tracker_goes_by_its_french_name(jacta: Jacta) -> None:
    shown = jacta("--lang", "fr", "montrer", "vive_lempereur.unité")
    assert (shown.code, shown.out.partition("\n")[0]) == (0, "Unité  vive_lempereur.unit")
    assert "vive_lempereur.unité " in jacta("--lang", "fr", "liste", "vive_lempereur").out
    assert "Régiment" in jacta("--lang", "fr", "montrer", "vive_lempereur.régiment").out.partition("\n")[0]


def test_nobody_joins_without_a_reason(jacta: Jacta, tmp_path: Path) -> None:
    assert jacta("--lang", "fr", "chronique", "commencer", "Soir", "7e_mer").code == 0
    for name in ("athos", "jussac", "rochefort"):
        assert jacta("--lang", "fr", "chronique", "ajouter", name, "personnage", "--donnees", f"@{name}").code == 0
    words = ("faire", "combat", "combattants=:athos,:jussac", "main_mj=oui", "--graine", "1")
    typed = "arriver :rochefort\narriver @porthos\npartir Jussac\narriver :rochefor trop tard\nquitter\n"
    told = jacta("--lang", "fr", "chronique", *words, typed=typed)
    assert told.out.count("dites pourquoi\N{NARROW NO-BREAK SPACE}: une correction à la main a une raison") == 3
    assert "reason" not in told.out
    assert "les plus proches\N{NARROW NO-BREAK SPACE}: rochefort\n" in told.out


def test_refusals_speak_french_to_the_end(campaign: Jacta) -> None:
    galion = ("nation=france", "période=II", "technologie=galion")
    assert "SORTE\N{NARROW NO-BREAK SPACE}: flot n’est pas permis" in campaign("ajouter", "X", "flot", *galion).err
    galleasses = campaign("ajouter", "X", "flotte", *galion, "dnav=3", "dgal=1").err
    assert "X.dgal\N{NARROW NO-BREAK SPACE}: France n’a pas de galéasses en période II" in galleasses
    dice = campaign("faire", "usure", "pile=:Réserve", "--des", "moi").err
    assert "choix possibles\N{NARROW NO-BREAK SPACE}: système, miens" in dice


def test_a_space_of_the_map_is_offered_where_one_is_misspelt(jacta: Jacta) -> None:
    assert jacta("--lang", "fr", "chronique", "commencer", "Mohács", "here_i_stand").code == 0
    words = ("ajouter", "Garde", "formation", "puissance=ottoman", "unités=5", "lieu=Viene")
    assert "vouliez-vous dire Vienne" in jacta("--lang", "fr", "chronique", *words).err
