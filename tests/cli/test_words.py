"""The command line in the reader's words: commands, options, hexes, numerals, sheets, throws in advice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jacta.cli.commands import built
from jacta.text import find, speaking
from tests.cli.conftest import Jacta

FRENCH = ("--lang", "fr")
SIGHT = ("ligne_de_visée", "départ=B3", "arrivée=F3")


@pytest.fixture(autouse=True)
def _own_chronicles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def said(answer: object) -> str:
    """What was printed, whatever its spaces and its line breaks."""
    return " ".join(str(answer).split())


# --- Commands and options


def test_every_command_has_a_french_name_of_its_own() -> None:
    with speaking("fr"):
        top = built()
        for commands in (top.commands, getattr(top.commands["chronicle"], "commands", {})):
            names = [find(f"command-{name}") for name in commands]
            assert None not in names
            assert len({*names}) == len(commands)
            assert {*names} & {*commands} <= {"tables", "mcp", "journal"}  # called alike


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("besoin", "here_i_stand.assaut", "défenseurs=2", "--selon", "unités_attaquant", "--au-moins", "60%"),
            "11 ou plus",
        ),
        (("liste", "famine"), "mighty_empires.famine"),
        (("chances", "famine", "--si", "se_déplace=non"), "27,8 %"),
        (("sensibilite", "assaut", "chefs_attaquant=2", "unités_attaquant=9", "unités_défenseur=3"), "42,9 %"),
        (("jouer", "--aide"), "Usage : jacta jouer"),
        (("chronique", "ajouter", "--help"), "--hidden, --cachee, --shown, --visible"),
    ],
)
def test_commands_go_by_their_french_names(jacta: Jacta, words: tuple[str, ...], told: str) -> None:
    answer = jacta(*FRENCH, *words)
    assert answer.code == 0
    assert said(told) in said(answer.out)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chances", "3d6"), "moyenne 10,50"),
        (("Chances", "3d6"), "moyenne 10,50"),
        (("odds", "3d6"), "mean 10.50"),
        (("chronique", "--aide"), "Usage : jacta chronique"),
        (("tables", "--help"), "Usage: jacta tables"),  # the same word in both
    ],
)
def test_a_command_typed_in_french_answers_in_french(jacta: Jacta, words: tuple[str, ...], told: str) -> None:
    """Whatever the language of the system is."""
    assert said(told) in said(jacta(*words).out)


def test_the_language_that_was_chosen_goes_before_the_word_that_was_typed(jacta: Jacta) -> None:
    answer = jacta("--lang", "en", "chances", "3d6")
    assert answer.code == 2
    assert "there is no such command" in answer.err


def test_an_option_may_have_its_accents(jacta: Jacta) -> None:
    winner = ("chances", "mighty_empires.combat", "modificateur_attaquant=2")
    assert jacta(*FRENCH, *winner, "--clé", "vainqueur").out == jacta(*FRENCH, *winner, "--cle", "vainqueur").out
    assert jacta(*FRENCH, *winner, "--clé=vainqueur").code == 0


def test_a_key_that_is_looked_for_says_what_dice_are_thrown_for(jacta: Jacta) -> None:
    """5g3 reaches 20 in 71.8 % of the throws, as `5g3 nd=20` tells, and 21 in less than 70 %."""
    assert "20 au plus (71,8 %)" in said(jacta(*FRENCH, "besoin", "5g3", "--selon", "nd", "--au-moins", "70%").out)


def test_an_unknown_command_is_answered_in_french(jacta: Jacta) -> None:
    assert "vouliez-vous dire liste" in jacta(*FRENCH, "lsite").err
    assert "jeux, liste, montrer" in jacta(*FRENCH, "xyz").err


@pytest.mark.parametrize(
    ("words", "language", "told"),
    [
        (("--selon", "unités_attaquant"), "fr", "--au-moins : dites ce qui suffit, par exemple --au-moins 70%"),
        (("--au-moins", "70%"), "fr", "--selon : dites quelle donnée chercher, par exemple --selon unités"),
        (("--by", "attacker_units"), "en", "--at-least: say what is enough, for example --at-least 70%"),
    ],
)
def test_need_without_its_figure_gives_an_example(
    jacta: Jacta, words: tuple[str, ...], language: str, told: str
) -> None:
    answer = jacta("--lang", language, "need", "here_i_stand.assault", "defender_units=2", *words)
    assert answer.code == 2
    assert said(told) in said(answer.err)


@pytest.mark.parametrize("word", ["enregistrer", "sauvegarder", "Enregistrer", "save"])
def test_a_game_is_saved_by_any_word_for_it(jacta: Jacta, tmp_path: Path, word: str) -> None:
    file = tmp_path / "partie.json"
    battle = ("jouer", "here_i_stand.bataille_rangée", "attaquant=3", "défenseur=2", "--des", "les miens")
    jacta(*FRENCH, *battle, typed=f"5 5 5\n{word} {file}\nsortir\n\n")
    assert json.loads(file.read_text())["dice"] == "mine"


# --- Hexes and numerals


@pytest.mark.parametrize(
    "ground",
    [
        ("terrain.forêt=C3,D3", "unité=E4", "niveau.1=D4"),
        ("hexs=C3 D3 forêt, E4 unité, D4 niveau 1",),
        ("hexs=forêt C3 D3; unité E4; niveau 1 D4",),
        ("foret=0303 0403", "unité=0504", "niveau.1=0404"),
    ],
)
def test_terrain_stands_on_hexes_by_their_printed_names(jacta: Jacta, ground: tuple[str, ...]) -> None:
    answer = jacta(*FRENCH, "roll", *SIGHT, *ground)
    assert "C3 forêt, D3 forêt" in said(answer.out)
    assert "Chemin B3 C3 D3 E3 F3 : caché en C3 (forêt)." in said(answer.out)
    assert "Chemin B3 C4 D3 E4 F3 : caché en D3 (forêt)." in said(answer.out)
    data = json.loads(jacta(*FRENCH, "odds", *SIGHT, *ground, "--json").out)
    wanted = [
        {"q": 2, "r": 1, "terrain": "forest"},
        {"q": 3, "r": 1, "terrain": "forest"},
        {"q": 4, "r": 1, "unit": True},
        {"q": 3, "r": 2, "level": 1},
    ]
    assert sorted(map(str, data["given"]["hexes"])) == sorted(map(str, wanted))


def test_what_is_no_hex_is_named(jacta: Jacta) -> None:
    assert "terrain.forêt : Dx n’est le nom d’aucun hex" in said(
        jacta(*FRENCH, "odds", *SIGHT, "terrain.forêt=C3,Dx").err
    )


def test_examples_on_a_map_are_shown_as_they_are_typed(jacta: Jacta) -> None:
    shown = jacta(*FRENCH, "show", "ligne_de_visée").out
    assert "départ=A1 arrivée=C4 'hexs=B1 forêt, B3 forêt'" in said(shown)
    assert "hexs.0" not in shown.partition("Exemples")[2]


def test_periods_are_told_as_the_document_numbers_them(jacta: Jacta) -> None:
    size = ("taille par classe", "classe=iv")
    assert "Période : VI" in said(jacta(*FRENCH, "odds", *size, "période=VI").out)
    assert "Période : VI" in said(jacta(*FRENCH, "odds", *size, "période=6").out)
    assert "période=III" in jacta(*FRENCH, "show", size[0]).out
    varied = jacta(*FRENCH, "vary", *size, "période=IV..VI", "--but", "valeur").out
    assert [line.split()[:2] for line in varied.splitlines()[-3:]] == [["IV", "2,00"], ["V", "3,00"], ["VI", "4,00"]]


# --- Sheets


def test_a_refused_sheet_is_named_by_the_readers_keys(jacta: Jacta) -> None:
    jacta(*FRENCH, "chronique", "commencer", "Essai", "vive_lempereur")
    farm = ("chronique", "ajouter", "Ferme", "carte de scénario", "colonnes=5", "rangées=5")
    assert "Ferme.terrain.forêt.1 : l’hex Z9" in said(jacta(*FRENCH, *farm, "terrain.forêt=C3,Z9").err)
    assert jacta(*FRENCH, *farm, "terrain.forêt=C3").code == 0  # its name is its title
    jacta(*FRENCH, "chronique", "ajouter", "R1", "régiment", "arme=infanterie", "formation=ligne", "moral=7", "pas=3")
    assert "R1.moral : 99" in said(jacta(*FRENCH, "chronique", "modifier", "R1", "moral=99", "--raison", "erreur").err)
    shown = jacta(*FRENCH, "chronique", "montrer", "R1").out
    assert "vive_lempereur.test_moral unité=:R1" in shown
    assert "morale" not in shown


def test_a_piece_is_hidden_and_shown_by_french_options(jacta: Jacta) -> None:
    jacta(*FRENCH, "chronique", "commencer", "Essai", "vive_lempereur")
    unit = ("arme=infanterie", "formation=ligne", "moral=7", "pas=3")
    jacta(*FRENCH, "chronique", "ajouter", "R1", "régiment", *unit, "--cachee")
    assert json.loads(jacta("chronicle", "show", "R1", "--json").out)["hidden"]
    jacta(*FRENCH, "chronique", "modifier", "R1", "--visible", "--raison", "découvert")
    assert not json.loads(jacta("chronicle", "show", "R1", "--json").out)["hidden"]


# --- Advice


@pytest.mark.parametrize(
    ("explorer", "language", "told"),
    [
        (1, "fr", "Dans 27,8 % des parties, après : L’explorateur lance 9 ou plus Total"),
        (3, "en", "In 58.3% of the games, after: The explorer rolls 7 or more Total"),
    ],
)
def test_a_throw_that_may_come_to_several_numbers_is_told_as_a_range(
    jacta: Jacta, explorer: int, language: str, told: str
) -> None:
    """Total 10 and more: 9 to 12 with an explorer of 1 (10/36), 7 to 12 with one of 3 (21/36)."""
    assert told in said(jacta("--lang", language, "best", "exploration", f"explorer={explorer}").out)


def test_lists_name_procedures_as_the_reader_types_them(jacta: Jacta) -> None:
    """And what they name can be typed: every procedure, kind of piece and tracker of a list is shown by that word."""
    for language, known in (("fr", "here_i_stand.bataille_rangée"), ("en", "here_i_stand.field_battle")):
        listed = jacta("--lang", language, "list", "--game", "here_i_stand").out
        named = [line.split()[0] for line in listed.splitlines() if line.startswith("  here_i_stand.")]
        assert known in named
        assert len(named) == len(set(named)) > 30
        for word in named:
            assert jacta("--lang", language, "show", word).code == 0, word
