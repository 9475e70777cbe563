"""Bad input of every kind: exit code 2, one line that names the key, in both languages; nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jacta import text
from jacta.errors import EmptySlot
from tests.cli.conftest import Jacta

BATTLE = ("odds", "here_i_stand.field_battle")
GOOD = (*BATTLE, "attacker_units=2", "defender_units=3")

CASES = [
    ("attacker_units", BATTLE),
    ("attacker_units", (*BATTLE, "attacker_units=x", "defender_units=3")),
    ("attacker_units", (*BATTLE, "attacker_units=true", "defender_units=3")),
    ("attacker_units", (*BATTLE, "attacker_units=61", "defender_units=3")),
    ("attacker_leaders.1", (*GOOD, "attacker_leaders=[2,12]")),
    ("shields", (*GOOD, "shields=1")),
    ("options.eliminated_side", (*GOOD, "--option", "eliminated_side=maybe")),
    ("options.luck", (*GOOD, "-o", "luck=1")),
    ("--option", (*GOOD, "--option", "eliminated_side")),
    ("seven", (*GOOD, "seven")),
    ("--bundle", (*GOOD, "--bundle", "none")),
    ("--given", (*GOOD, "--given", "no-such-file.json")),
    ("--policy", (*GOOD, "--policy", "cavalry_lost")),
    ("cavalry_lost", (*GOOD, "attacker_cavalry=2", "--policy", "cavalry_lost=9")),
    ("luck", (*GOOD, "--key", "luck")),
    ("--where", (*GOOD, "--where", "luck=3")),
    ("--where", (*GOOD, "--where", "winner")),
    ("--where", (*GOOD, "--where", "attacker_hits>=99")),
    ("--rows", (*GOOD, "--rows", "many")),
    ("--rows", (*GOOD, "--rows", "-1")),
    ("--rows", (*GOOD, "--rows")),
    ("--luck", (*GOOD, "--luck")),
    ("chart", (*GOOD, "--chart", "winner.doc")),
    ("--chart", (*GOOD, "--chart", "no/such/folder/winner.svg")),
    ("here_i_stand.field_battle", ("odds", "here_i_stand.field_batle")),
    ("ID", ("odds",)),
    ("odds", ("odd",)),
    ("more", ("games", "more")),
    ("GAME", ("list", "--game", "chess")),
    ("--who", ("best", "here_i_stand.field_battle", "attacker_units=2", "defender_units=3", "--who", "pope")),
    ("aim", ("best", "here_i_stand.field_battle", "attacker_units=2", "defender_units=3", "--aim", "luck")),
    ("--runs", ("simulate", "here_i_stand.interception", "--runs", "0")),
    ("ID", ("play",)),
    ("--dice", ("play", "here_i_stand.interception", "--dice", "loaded")),
    ("--resume", ("play", "--resume", "no-such-file.json")),
    ("--effect", ("readings", "vive_lempereur", "--effect", "here_i_stand.interception")),
    ("here_i_stand.nothing", ("tables", "here_i_stand", "nothing")),
    ("--lang", ("--lang", "la", "list")),
    ("--policy", (*GOOD, "--policy", "no_such_question=1")),
    ("luck", (*GOOD, "--luck", "3")),
    ("aim", ("best", *GOOD[1:], "attacker_cavalry=1", "--aim", "attacker_hits=many")),
    ("NAME", ("tables", "here_i_stand", "--copy")),
    ("assets.3.kind", ("odds", "here_i_stand.piracy_support", "target=hapsburg", "assets.3.kind=fortress")),
    ("assets.0.kind", ("odds", "here_i_stand.piracy_support", "target=hapsburg", "assets.0=1", "assets.0.kind=x")),
]

FRENCH = {
    "aim pope": "--but",
    "attacker_units": "unités_attaquant",
    "attacker_leaders.1": "chefs_attaquant.1",
    "options.eliminated_side": "options.camp_éliminé",
    "--rows many": "--lignes",
    "--rows -1": "--lignes",
    "--runs 0": "--essais",
    "here_i_stand.field_battle": "here_i_stand.bataille_rangée",
    "cavalry_lost": "cavalerie_perdue",
    "assets.3.kind": "escadres_et_forteresses.3.genre",
    "assets.0.kind": "escadres_et_forteresses.0.genre",
}


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("key", "words"), [pytest.param(key, words, id=" ".join(words)) for key, words in CASES])
def test_the_error_names_the_key(jacta: Jacta, key: str, words: tuple[str, ...], language: str) -> None:
    answer = jacta("--lang", language, *words)
    assert (answer.code, answer.out) == (2, "")
    first, *rest = answer.err.splitlines()
    french = FRENCH.get(f"{key} {words[-1]}", FRENCH.get(key, key)) if language == "fr" else key
    with text.speaking(language):
        assert (text.say(f"metavar-{key.lower()}") if key in ("GAME", "NAME") else french) in first
    assert "error-" not in first
    assert len(rest) <= 1


def test_allowed_values_are_listed_as_they_are_typed(jacta: Jacta) -> None:
    wrong = (*GOOD, "--option", "eliminated_side=maybe")
    assert "cannot_win, hits_only" in jacta(*wrong).err
    offered = jacta("--lang", "fr", *wrong).err.rpartition("\u202f: ")[2].strip().split(", ")
    assert len(offered) == 2
    for word in offered:
        assert jacta("--lang", "fr", *GOOD, "--option", f"camp_éliminé={word}").code == 0


def test_a_modifier_is_typed_with_its_sign(jacta: Jacta) -> None:
    combat = ("odds", "mighty_empires.combat", "--json")
    assert jacta(*combat, "attacker_modifier=+2").out == jacta(*combat, "attacker_modifier=2").out
    assert jacta(*combat, "attacker_modifier=\N{MINUS SIGN}2").out == jacta(*combat, "attacker_modifier=-2").out


@pytest.mark.parametrize(
    ("name", "content"), [("a.json", "{"), ("a.json", "[1]"), ("a.toml", "= 3"), ("a.json", "[" * 100_000)]
)
def test_a_bad_file_is_refused(jacta: Jacta, tmp_path: Path, name: str, content: str) -> None:
    (tmp_path / name).write_text(content)
    answer = jacta(*GOOD, "--given", str(tmp_path / name))
    assert answer.code == 2
    assert "--given" in answer.err


def test_an_empty_slot_names_book_and_page(jacta: Jacta, monkeypatch: pytest.MonkeyPatch) -> None:
    def empty(*_: object) -> None:
        raise EmptySlot("here_i_stand.piracy", "The Rulebook", "page 12")

    monkeypatch.setattr("jacta.kernel.odds.odds", empty)
    answer = jacta(*GOOD)
    assert answer.code == 2
    assert "The Rulebook, page 12" in answer.err


@pytest.mark.parametrize(
    ("words", "near"),
    [
        (("odds", "here_i_stand.bataille_rangé"), "vouliez-vous dire here_i_stand.bataille_rangée\u202f?"),
        (("odds", "7d"), "jacta list"),
        ((*GOOD, "attaker_cavalri=3"), "vouliez-vous dire cavalerie_attaquant\u202f?"),
        ((*GOOD, "defender_leeders=2"), "vouliez-vous dire chefs_défenseur\u202f?"),
        ((*GOOD, "leaders=2"), "vouliez-vous dire chefs_attaquant ou chefs_défenseur\u202f?"),
        (
            ("odds", "mighty_empires.combat", "attaquant=+2"),
            "vouliez-vous dire modificateur_attaquant ou pénalité_au_jet_attaquant\u202f?",
        ),
        (("odds", "mighty_empires.combat", "attaquant=oui"), "vouliez-vous dire refuge_attaquant"),
        (("best", *GOOD[1:], "--who", "pape"), "attaquant, défenseur"),
        (("best", *GOOD[1:], "--aim", "winer=attacker"), "vouliez-vous dire vainqueur\u202f?"),
        (("best", "seventh_sea.damage"), "--but total"),
    ],
)
def test_an_error_offers_what_may_have_been_meant(jacta: Jacta, words: tuple[str, ...], near: str) -> None:
    assert near in jacta("--lang", "fr", *words).err


@pytest.mark.parametrize(
    "words",
    [
        ("odds", "bataille rangée", "attaquant_unites=2", "Unités du défenseur=3", "--key", "vainqueur"),
        ("odds", "Here I Stand.field_battle", "attacker_units=2", "defender_units=3", "--where", "vainqueur=attaquant"),
        ("best", *GOOD[1:], "attacker_cavalry=2", "--who", "attaquant", "--aim", "vainqueur=attaquant"),
        ("show", "field_battle"),
        ("tables", "Here I Stand", "table des explorations"),
        ("list", "--game", "mighty empires"),
    ],
)
def test_names_are_understood_as_they_are_shown(jacta: Jacta, words: tuple[str, ...]) -> None:
    answer = jacta(*words)
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.json", '{\n  "attacker_units": }', "a.json, ligne 2, colonne 21\u202f: ce n’est pas du JSON valide"),
        ("a.toml", "attacker_units = ]", "a.toml, ligne 1, colonne 18\u202f: ce n’est pas du TOML valide"),
        ("a.json", "NaN", "a.json\u202f: ce n’est pas du JSON valide"),
        ("a.json", b"\xff\xff", "a.json ne peut pas servir\u202f: ce n’est pas du texte en UTF-8"),
        ("a.json", None, "a.json ne peut pas servir\u202f: ce fichier n’existe pas"),
        ("no/a.json", None, "a.json ne peut pas servir\u202f: son dossier n’existe pas"),
        (".", None, "ne peut pas servir\u202f: c’est un dossier"),
    ],
)
def test_a_bad_file_is_named_with_the_place_in_french(
    jacta: Jacta, tmp_path: Path, name: str, content: str | bytes | None, said: str
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    answer = jacta("--lang", "fr", *GOOD, "--given", str(tmp_path / name))
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def test_what_is_piped_in_is_named_too(jacta: Jacta) -> None:
    assert "l’entrée standard, ligne 1, colonne 2" in jacta("--lang", "fr", *GOOD, "--given", "-", typed="{").err


def test_options_go_by_their_french_names_in_french(jacta: Jacta) -> None:
    words = ("best", *GOOD[1:], "attacker_cavalry=1")
    assert jacta("--lang", "fr", *words, "--qui", "attaquant").code == 0
    assert "--who, --qui JOUEUR" in jacta("--lang", "fr", "best", "--help").out
    assert "--who PLAYER" in jacta("best", "--help").out
    assert jacta("--lang", "fr", "play", *GOOD[1:], "--des", "miens", typed="").code == 0


@pytest.mark.parametrize("command", [("list",), ("odds", "no_game.battle"), ("odds", "7g4"), ("tables", "no_game")])
def test_a_package_whose_game_is_none_is_named_and_left_out(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "no_game.py").write_text("GAME = ['a list']\n")
    about = tmp_path / "no_game-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: no_game\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[jacta.games]\nno_game = no_game:GAME\n")
    path = os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))
    environment = {**os.environ, "PYTHONPATH": path, "JACTA_LANG": "en"}
    run = [sys.executable, "-m", "jacta", *command]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if "no_game" in command[-1] else 0)
    assert "no_game:GAME is of the type list, and no Game" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("odds", "vive_lempereur.tir"), "vive_lempereur.feu"),
        (("odds", "here_i_stand.éviter la bataille"), "here_i_stand.échapper_à_la_bataille"),
        (("need", "here_i_stand.assaut", "unités_défenseur=3"), "--selon"),
        (("roll", "here_i_stand.combat_dice", "combat=truc"), 'combat\u202f: "truc"'),
        (("roll", "europa_universalis.loss_options", "A+=2"), "A-\u202f: "),
        (("roll", "europa_universalis.military_situation", "held_capitals=2"), "capitales_occupées"),
        (("roll", "europa_universalis.artillery_rate", "nation=france", "période=II", "face=x"), "face_+, face_-"),
    ],
)
def test_a_refusal_names_things_as_a_french_reader_types_them(jacta: Jacta, words: tuple[str, ...], said: str) -> None:
    assert said in jacta("--lang", "fr", *words).err


def test_a_procedure_named_before_any_command_is_told_how_to_ask(jacta: Jacta) -> None:
    for typed in ("field_battle", "here_i_stand.field_battle", "bataille rangée"):
        refused = jacta(typed)
        assert refused.code == 2
        assert "jacta odds here_i_stand.field_battle" in refused.err
    assert "did you mean odds" in jacta("ods").err


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("odds", "7g4", "--lang", "xx"), "--lang: xx is not allowed; choose one of fr, en"),
        (("odds", "7g4", "--lang=de"), "--lang: de is not allowed; choose one of fr, en"),
        (("chance", "7g4"), "there is no such command; did you mean chances"),
        (("lanser", "7g4"), "there is no such command; did you mean lancer?"),
        (("odds", "7g4", "--nd", "twenty"), 'nd: "twenty" is not a whole number'),
    ],
)
def test_a_slip_is_refused_by_what_was_meant(jacta: Jacta, words: tuple[str, ...], refusal: str) -> None:
    assert refusal in jacta(*words).err


def test_an_option_in_french_is_answered_in_french(jacta: Jacta) -> None:
    """Both languages say `tables`; only one says `--verifier`."""
    assert jacta("tables", "here_i_stand", "--verifier").out.startswith("Aucun fichier à vous")
    assert jacta("tables", "here_i_stand", "--check").out.startswith("No file of yours")


def test_faces_are_told_of_throws_that_have_dice(jacta: Jacta) -> None:
    """The target of the pirates throws nothing, and is not asked for faces."""
    told = jacta("roll", "here_i_stand.piracy", "corsairs=2", "target_ports=2", "--faces", "1,5")
    assert "1 5 → 1" in told.out


def test_one_run_is_not_several(jacta: Jacta) -> None:
    assert "1 run, seed 3" in jacta("simulate", "7g4", "--runs", "1", "--seed", "3").out


def test_a_game_is_refused_with_the_nearest(jacta: Jacta) -> None:
    assert "did you mean seventh_sea?" in jacta("samples", "seventh_see").err


def test_a_game_that_is_written_but_not_installed_is_told_apart(
    jacta: Jacta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    jacta("new", "ambush")
    assert "no game of that name is installed: pip install -e ambush" in jacta("check", "ambush").err
