"""Values kept in files, and the samples of a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jacta.kernel.rule.registry import find_game
from jacta.kernel.rule.samples import samples_of
from tests.cli.conftest import Jacta

CHECK = ("odds", "seventh_sea.wound_check", "--json")
FALL = ("odds", "seventh_sea.fall", "height_m=6", "--json")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("written", ["@hurt.toml", "@hurt", "@./hurt.toml"])
def test_a_value_may_stand_in_a_file(jacta: Jacta, written: str) -> None:
    Path("hurt.toml").write_text("brawn = 3\nresolve = 2\nlight = 7\n")
    answer = jacta(*FALL, f"victim={written}", "victim.light=9")
    assert json.loads(answer.out)["given"]["victim"] == {"brawn": 3, "resolve": 2, "light": 9}


def test_a_part_of_a_file_may_be_the_value(jacta: Jacta) -> None:
    Path("party.json").write_text(json.dumps({"crew": [{"brawn": 1}, {"brawn": 4}], "list": [2, 3]}))
    answer = jacta(*CHECK, "brawn=@party#crew.1.brawn", "resolve=@party.json#list.0", "damage=12")
    assert json.loads(answer.out)["given"] == {"brawn": 4, "resolve": 2, "damage": 12}


def test_one_s_own_file_goes_before_a_sample_of_that_name(jacta: Jacta) -> None:
    assert '"panache": 3' in jacta("samples", "seventh_sea", "frigate", "--json").out
    Path("frigate.json").write_text('{"brawn": 5, "resolve": 1}')
    assert json.loads(jacta(*FALL, "victim=@frigate").out)["given"]["victim"] == {"brawn": 5, "resolve": 1}


ASSAULT = ("odds", "vive_lempereur.assault_sequence", "--key", "winner", "--json")


@pytest.mark.parametrize("key", ["defenders", "defenders.0"])
def test_a_sheet_fills_its_entry_of_a_list(jacta: Jacta, key: str) -> None:
    """As `show` proposes it: `attackers=@septieme_de_ligne`; a sheet says more than the entry asks for."""
    answer = jacta(
        *ASSAULT, "attackers=@septieme_de_ligne", f"{key}=@regiment_autrichien", "defenders.0.formation=square"
    )
    given = json.loads(answer.out)["given"]
    assert [one["formation"] for one in given["attackers"] + given["defenders"]] == ["column", "square"]
    assert "fire" not in given["defenders"][0]


def test_a_key_called_like_the_sheet_is_not_lost_beside_it(jacta: Jacta) -> None:
    """`pirates=@barbaresques pirates=2`: what is stated beside a sheet takes precedence over it."""
    raid = ("odds", "here_i_stand.piracy", "ports=2", "pirates=@barbaresques", "--json")
    assert json.loads(jacta(*raid, "pirates=2").out)["given"]["corsairs"] == 2
    assert json.loads(jacta(*raid).out)["given"]["corsairs"] == 4


@pytest.mark.parametrize(("sheet", "dice"), [("athos", 2), ("frigate", 3)])
def test_a_role_of_several_kinds_takes_a_sheet_of_each(jacta: Jacta, sheet: str, dice: int) -> None:
    """Dés d'héroïsme: `égal à son trait le plus bas`, of a hero as of a ship; the title is told from others by it."""
    answer = jacta("roll", "seventh_sea.dés_héroïsme", f"personnage=@{sheet}", "--json")
    assert json.loads(answer.out)["outcome"] == {"value": dice}


def test_sheets_of_several_kinds_fill_one_list(jacta: Jacta) -> None:
    answer = jacta(*ASSAULT, "attackers=@septieme_de_ligne", "defenders=@regiment_autrichien,@grande_batterie")
    assert [one["arm"] for one in json.loads(answer.out)["given"]["defenders"]] == ["infantry", "artillery"]


def test_the_sign_itself_is_written_twice(jacta: Jacta) -> None:
    assert "@home" in jacta("odds", "seventh_sea.weapon", "weapon=@@home").err


@pytest.mark.parametrize(
    ("pair", "word"),
    [
        ("victim=@nobody", "nobody"),
        ("victim=@broken.toml", "TOML"),
        ("victim=@broken.json", "JSON"),
        ("victim=@party.json#crew.7", "party.json has no 7"),
        ("victim=@party.json#captain", "party.json has no captain"),
    ],
)
def test_an_error_names_key_and_file(jacta: Jacta, pair: str, word: str) -> None:
    Path("broken.toml").write_text("= 3")
    Path("broken.json").write_text("{")
    Path("party.json").write_text('{"crew": []}')
    for language in ("en", "fr"):
        answer = jacta("--lang", language, *FALL, pair)
        assert answer.code == 2
        assert ("victim: " if language == "en" else "victime\u202f: ") in answer.err
    assert word in jacta(*FALL, pair).err


def test_samples_are_listed_shown_and_copied(jacta: Jacta) -> None:
    assert "athos" in jacta("samples", "seventh_sea").out
    shown = jacta("samples", "seventh_sea", "athos").out
    assert 'name = "Athos"' in shown
    assert "athos.toml" in jacta("samples", "seventh_sea", "athos", "--copy").out
    assert Path("athos.toml").read_text().strip() == shown.strip()
    assert jacta("samples", "seventh_sea", "athos", "--copy").code == 2
    assert jacta("samples", "seventh_sea", "athos", "--copy", "--force").code == 0
    assert "barbaresques" in jacta("samples", "here_i_stand").out
    assert "no samples" in jacta("samples", "mighty_empires").out
    assert jacta("samples", "seventh_sea", "nobody").err.startswith("Error: NAME:")
    assert jacta("samples", "seventh_sea", "--copy").err.startswith("Error: NAME:")


def test_a_sample_can_be_the_whole_input(jacta: Jacta) -> None:
    answer = jacta("roll", "seventh_sea.fight", "--given", "@tavern", "max_turns=1", "--seed", "1", "--json")
    assert len(json.loads(answer.out)["outcome"]["combatants"]) == 6


def test_every_sample_fits_its_procedure(jacta: Jacta) -> None:
    game = find_game("seventh_sea")
    assert game is not None
    names = dict(samples_of(game))
    ships, armies = {"sloop", "frigate", "galleon", "sirene"}, {"mousquetaires", "gardes_du_cardinal"}
    fighters = names.keys() - ships - armies - {"tavern"}
    for name in fighters:
        foe = "athos" if name != "athos" else "guards"
        pairs = (f"combatants.0=@{name}", "combatants.0.side=a", f"combatants.1=@{foe}", "combatants.1.side=b")
        assert jacta("roll", "seventh_sea.fight", *pairs, "max_turns=1").code == 0
    for name in ships:
        ships_met = (f"attacker=@{name}", "defender=@sloop", "max_turns=1")
        assert jacta("roll", "seventh_sea.ship_duel", *ships_met).code == 0


def test_a_sheet_takes_its_role_by_the_readers_word_and_its_keys_too(jacta: Jacta) -> None:
    """`personnage` is no key of a wound check: it is who takes it, a sheet."""
    words = ("odds", "seventh_sea.wound_check", "damage=15", "--json")
    french = jacta("--lang", "fr", *words, "personnage=@athos", "personnage.blessures_légères=12")
    assert french.out == jacta(*words, "who=@athos", "who.light=12").out
    assert french.code == 0


BATTLE = ("odds", "europa_universalis.land_battle", "defender=@lansquenets", "--json")


def test_a_sheet_fills_in_the_role_that_speaks_of_its_parts(jacta: Jacta) -> None:
    """A stack is no side of a battle: its profile and its leader are; and the two sides tell the same period."""
    found = json.loads(jacta(*BATTLE, "attacker=@janissaires").out)["given"]
    assert found["attacker"] | {"dt": 9, "manoeuvre": 4, "cavalry": 27} == found["attacker"]
    natives = ("europeans=@conquistadors", "natives.points=60", "natives.group=americas", "--json")
    found = json.loads(jacta("odds", "europa_universalis.natives_battle", *natives).out)["given"]
    assert (found["period"], found["europeans"]["shock"]) == (2, 3)
    met = ("interceptor=@janissaires", "mover=@lansquenets", "--json")
    found = json.loads(jacta("odds", "europa_universalis.interception", *met).out)["given"]
    assert found == {"domain": "land", "manoeuvre": 4, "enemy_manoeuvre": 2}


def test_a_key_of_the_sheet_changes_the_sheet_and_one_of_the_input_wins_over_it(jacta: Jacta) -> None:
    found = json.loads(jacta(*BATTLE, "attacker=@janissaires", "attacker.a_minus=0", "attacker.shock=5").out)["given"]
    assert found["attacker"] | {"dt": 7, "shock": 5, "fire": 3} == found["attacker"]


def test_a_sheet_of_another_kind_is_refused_by_its_kind_and_a_lacking_one_by_the_readers_keys(jacta: Jacta) -> None:
    assault = ("--lang", "fr", "odds", "vive_lempereur.assault_sequence", "défenseurs.0=@regiment_autrichien")
    battery = jacta(*assault, "attaquants.0=@grande_batterie")
    assert battery.code == 2
    assert "attaquants : cette fiche est de la sorte « Batterie »" in " ".join(battery.err.split())
    Path("foot.toml").write_text("steps = 3\nmorale = 7\nmp = 4\n")
    assert "il manque aussi attaquants.formation" in " ".join(jacta(*assault, "attaquants.0=@foot").err.split())
    wounded = ("personnage=:Rochefort", "personnage.blessures_légères=12")
    inside = jacta("--lang", "fr", "odds", "seventh_sea.wound_check", *wounded, "dommages=5")
    assert ":Rochefort est déjà là en entier" in " ".join(inside.err.split())


def test_what_a_sheet_may_not_be_is_refused_by_its_key(jacta: Jacta) -> None:
    answer = jacta("--lang", "fr", *BATTLE, "attaquant=@janissaires", "attaquant.A+=4")
    assert answer.code == 2
    assert answer.err.startswith("Erreur\N{NARROW NO-BREAK SPACE}: attaquant.détachements")


@pytest.mark.parametrize(
    ("game", "file", "french"),
    [
        ("seventh_sea", "frigate", "frégate"),
        ("seventh_sea", "galleon", "Galion"),
        ("seventh_sea", "guards", "garde"),
        ("seventh_sea", "cutthroats", "la bande"),
        ("seventh_sea", "tavern", "taverne"),
        ("vive_lempereur", "farm", "ferme"),
        ("vive_lempereur", "ridge", "crete"),
    ],
)
def test_a_sample_goes_by_its_name_in_either_language(jacta: Jacta, game: str, file: str, french: str) -> None:
    by_file, by_word = (jacta("--lang", "fr", "samples", game, name, "--json") for name in (file, french))
    assert (by_word.code, by_word.out) == (0, by_file.out)


def test_samples_are_listed_and_copied_under_the_names_of_the_reader(jacta: Jacta) -> None:
    listed = jacta("--lang", "fr", "samples", "seventh_sea").out
    names = [line.split()[0] for line in listed.splitlines()[:-1]]
    assert {"frégate", "galion", "garde", "bande", "taverne"} <= {*names}
    assert not {"frigate", "galleon", "guards", "cutthroats", "tavern"} & {*names}
    jacta("--lang", "fr", "samples", "seventh_sea", "frigate", "--copier")
    assert json.loads(jacta(*FALL, "victim=@frégate").out)["given"]["victim"]["brawn"] == 4
    assert Path("frégate.toml").exists()


def test_a_sample_that_is_not_there_is_refused_with_the_nearest(jacta: Jacta) -> None:
    answer = jacta("--lang", "fr", "odds", "seventh_sea.fall", "height_m=6", "victim=@gade")
    assert answer.code == 2
    assert "vouliez-vous dire garde" in answer.err.replace("\u202f", " ")
