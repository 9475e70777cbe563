"""What each command shows, in words and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from jacta import text
from jacta.cli.commands import built
from jacta.kernel.rule.registry import games
from tests.cli.conftest import Jacta

BATTLE = ("here_i_stand.field_battle", "attacker_units=4", "attacker_leaders=[1]", "defender_units=3")
PIRACY = ("here_i_stand.piracy", "corsairs=3", "target_ports=2", "squadrons_in_zone=1", "target_cards=2")
HORSEMEN = ("here_i_stand.field_battle", "attacker_units=2", "attacker_cavalry=2", "defender_units=4")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_help_page_is_in_the_language(jacta: Jacta, language: str) -> None:
    commands = list(built().commands)
    for words in ([], *([command] for command in commands)):
        page = jacta(*words, "--help", "--lang", language)
        assert page.code == 0
        assert "cli-" not in page.out
        assert "help-" not in page.out
        assert "metavar-" not in page.out
        assert ("Usage\u202f:" if language == "fr" else "Usage:") in page.out
        assert max(map(len, page.out.splitlines())) <= 80


def test_no_words_show_the_help(jacta: Jacta) -> None:
    assert jacta() == jacta("--help")


def test_version(jacta: Jacta) -> None:
    assert jacta("--version").out.startswith("jacta 0.")


def test_list_shows_every_procedure(jacta: Jacta) -> None:
    rows = json.loads(jacta("list", "--json", "--game", "here_i_stand").out)
    assert {"id", "kind", "game", "chapter", "title", "passage"} <= rows[0].keys()
    page = jacta("list").out
    assert all(row["id"] in page for row in rows)
    assert "Bataille rangée" in jacta("list", "--lang", "fr").out


def test_games(jacta: Jacta) -> None:
    assert "Here I Stand" in jacta("games").out
    assert "here_i_stand" in [row["id"] for row in json.loads(jacta("games", "--json").out)]


def test_show_tells_input_readings_outcome_and_examples(jacta: Jacta) -> None:
    page = jacta("show", "here_i_stand.field_battle").out
    for part in ("COMBAT / Bataille rangée", "attacker_units  0…60  required", "R3", "hits_only", "winner"):
        assert part in page
    example = next(line for line in page.splitlines() if "jacta odds" in line)
    assert jacta(*example.replace("'", "").split()[1:]).code == 0
    assert json.loads(jacta("show", "here_i_stand.field_battle", "--json").out)["schema"]["properties"]


def test_show_explains_nested_input_and_cases(jacta: Jacta) -> None:
    assert "assets.0.owner" in jacta("show", "here_i_stand.piracy_support").out
    cases = jacta("show", "here_i_stand.combat_dice").out
    assert cases.index("combat  field | assault | naval | piracy") < cases.index("combat=naval\n")


def test_show_gives_an_example_that_nobody_could_read_by_its_number(jacta: Jacta) -> None:
    page = jacta("show", "mighty_empires.pillage", "--lang", "fr").out
    assert max(map(len, page.splitlines())) < 1200
    assert "jacta chances mighty_empires.pillage --exemple 1" in page
    assert jacta("chances", "mighty_empires.pillage", "--lang", "fr", "--exemple", "1").code == 0
    assert "état_partie.tuiles.NOM.terrain" in page
    example = jacta("show", "mighty_empires.pillage", "--example", "1").out
    assert jacta("odds", "mighty_empires.pillage", "--given", "-", typed=example).code == 0
    refused = jacta("show", "mighty_empires.pillage", "--lang", "fr", "--exemple", "9")
    assert (refused.code, "--exemple" in refused.err) == (2, True)


@pytest.mark.parametrize("command", ["roll", "odds", "best", "vary", "sensitivity", "simulate --runs 10"])
def test_every_reading_starts_from_an_example(command: str, jacta: Jacta) -> None:
    """From its input, with what is typed over it."""
    units = "attacker_units=4..5" if command == "vary" else "attacker_units=4"
    asked = [*command.split(), "here_i_stand.field_battle", units, "--example"]
    assert jacta(*asked, "1").code == 0
    refused = jacta(*asked, "9", "--lang", "fr")
    assert (refused.code, "--exemple" in refused.err) == (2, True)


def test_what_is_typed_goes_over_the_example(jacta: Jacta) -> None:
    by_example = json.loads(jacta("roll", "here_i_stand.field_battle", "--example", "1", "--json").out)["given"]
    changed = json.loads(jacta("roll", BATTLE[0], "--example", "1", "defender_units=9", "--json").out)["given"]
    assert changed == {**by_example, "defender_units": 9}


def test_no_column_of_the_outcomes_is_cut_off(jacta: Jacta) -> None:
    page = jacta("odds", "europa_universalis.siege_plan", "--example", "1", "--lang", "fr").out
    assert re.search(r"chances  Capture  Résultat +round  l’assiégeant  garnison\n", page)


def test_several_keys_below_others_are_told_by_their_names(jacta: Jacta) -> None:
    keys = ("--cle", "cibles.0.pertes", "--cle", "cibles.0.état")
    page = jacta("chances", "vive_lempereur.fire_sequence", "--exemple", "1", *keys, "--lang", "fr").out
    assert "Cibles 1 Pertes  Cibles 1 État" in page


def test_show_names_tables_in_the_readers_words(jacta: Jacta) -> None:
    assert "reste_après_attrition (remains)" in jacta("show", "europa_universalis.remains", "--lang", "fr").out


def test_the_one_figure_that_differs_is_told_with_all_its_chances(jacta: Jacta) -> None:
    told = jacta("odds", "mighty_empires.recruit", "--lang", "fr", "armées=3", "bateaux=1").out
    assert [f"{chance},8 %" in told.replace("\u202f", " ").replace("\xa0", " ") for chance in (27, 2)] == [True, True]


def test_roll_tells_the_story_with_its_passages(jacta: Jacta) -> None:
    story = jacta("roll", *BATTLE, "--seed", "1")
    assert story == jacta("roll", *BATTLE, "--seed", "1")
    assert "Bataille rangée (R6)" in story.out
    assert "5d6, each 5 or more counts — " in story.out
    data = json.loads(jacta("roll", *BATTLE, "--seed", "1", "--json").out)
    assert data["transcript"][0]["kind"] == "roll"


def test_odds_begin_with_what_a_player_wants(jacta: Jacta) -> None:
    lines = jacta("odds", *BATTLE).out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[3].startswith("Winner")
    assert "likeliest outcomes" in "\n".join(lines)


def test_odds_as_json(jacta: Jacta) -> None:
    data = json.loads(jacta("odds", *BATTLE, "--json").out)
    assert data["exact"] is True
    assert data["outcomes"][0].keys() == {"outcome", "p", "probability"}


def test_odds_of_one_key(jacta: Jacta) -> None:
    page = jacta("odds", "here_i_stand.interception", "--key", "dice", "--exact").out
    assert ["7", "16.7%", "58.3%", "1/6"] in [line.split()[:4] for line in page.splitlines()]
    data = json.loads(jacta("odds", "here_i_stand.interception", "--key", "success", "--json").out)
    assert {entry["outcome"]["value"]: entry["p"] for entry in data["outcomes"]} == {True: "5/18", False: "13/18"}


def test_odds_under_a_condition(jacta: Jacta) -> None:
    words = ("odds", "here_i_stand.interception", "--where", "success=true", "--where", "dice>=11")
    assert "8.3% (1/12)" in jacta(*words, "--exact").out
    assert json.loads(jacta(*words, "--json").out)["where"]["p"] == "1/12"


@pytest.mark.parametrize(
    "words", [("odds", *BATTLE), ("odds", *BATTLE, "--where", "winner=attacker"), ("best", *HORSEMEN)], ids=" ".join
)
def test_exact_fractions_are_shown_on_demand_alone(words: tuple[str, ...], jacta: Jacta) -> None:
    fraction = re.compile(r"\d/\d")
    assert not fraction.search(jacta(*words).out)
    assert fraction.search(jacta(*words, "--exact").out)


def test_odds_list_all_with_fractions(jacta: Jacta) -> None:
    page = jacta("odds", *BATTLE, "--all", "--fractions").out
    count = len(json.loads(jacta("odds", *BATTLE, "--json").out)["outcomes"])
    listed = page.partition(f"All {count} outcomes")[2]
    assert sum("/" in line for line in listed.splitlines()) == count


def test_a_point_is_shown_as_its_value(jacta: Jacta) -> None:
    assert "circumnavigation" in jacta("odds", "here_i_stand.circumnavigation_table", "total=10").out


def test_a_chart_is_drawn(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "winner.svg"
    assert jacta("odds", *BATTLE, "--chart", str(file), "--lang", "fr").code == 0
    assert "Bataille rangée" in file.read_text(encoding="utf-8")


def test_readings_are_chosen_by_option(jacta: Jacta) -> None:
    chosen = jacta("odds", *BATTLE, "--option", "eliminated_side=hits_only", "--json")
    assert chosen == jacta("odds", *BATTLE, "options.eliminated_side=hits_only", "--json")


def test_a_list_of_names_is_typed_with_or_without_brackets(jacta: Jacta) -> None:
    for typed in ("plain,coast", "[plain,coast]", "[plain, coast]", '["plain","coast"]'):
        answer = jacta("roll", "mighty_empires.map_auto", "seed=1", "choosing=0,1", f"capitals={typed}", "--json")
        assert answer.code == 0, answer.err
        assert json.loads(answer.out)["given"]["capitals"] == ["plain", "coast"]


def test_a_hex_is_typed_as_two_numbers(jacta: Jacta) -> None:
    typed = jacta("roll", "vive_lempereur.line_of_sight", "from=0,0", "to=2,-1", "--json")
    assert typed.code == 0
    assert json.loads(typed.out)["given"] == {"from": [0, 0], "to": [2, -1]}


def test_a_policy_answers_decisions(jacta: Jacta) -> None:
    words = ("odds", *HORSEMEN, "defender_dice_mod=-4", "--key", "attacker_cavalry_left", "--json")
    kept = json.loads(jacta(*words, "--policy", "cavalry_lost=0").out)
    assert [entry["outcome"]["value"] for entry in kept["outcomes"]] == [2]


def test_best_tells_every_decision(jacta: Jacta) -> None:
    page = jacta("best", *PIRACY, "--rows", "2").out
    assert "▸" in page
    assert "--all" in page
    data = json.loads(jacta("best", *PIRACY, "--who", "ottoman", "--json").out)
    assert data["who"] == "ottoman"
    assert data["decisions"][0]["options"][0].keys() == {"value", "worth", "weight"}


def test_best_for_a_stated_aim(jacta: Jacta) -> None:
    assert "Winner = attacker → " in jacta("best", *HORSEMEN, "--who", "attacker", "--aim", "winner=attacker").out


def test_simulate_repeats_itself_and_shows_its_error(jacta: Jacta) -> None:
    words = ("simulate", *BATTLE, "--runs", "600", "--seed", "5", "--workers", "1")
    page = jacta(*words).out
    assert page == jacta(*words).out
    assert "600 runs, seed 5" in page
    assert " ± " in page
    assert json.loads(jacta(*words, "--json").out)["runs"] == 600


def test_readings_of_a_game(jacta: Jacta) -> None:
    page = jacta("readings", "here_i_stand").out
    assert "R3" in page
    assert "hits_only" in page
    rows = json.loads(jacta("readings", "here_i_stand", "--json").out)
    (ruling,) = (row for row in rows if row["reading"] == "R3")
    assert ruling["options"][0]["values"] == ["cannot_win", "hits_only"]
    assert "field_battle" in ruling["options"][0]["procedures"]


def test_readings_by_number_by_a_word_of_their_title_or_by_their_option(jacta: Jacta) -> None:
    """`jacta readings here_i_stand R40` tells of R40 alone; what names no reading is refused with the nearest."""

    def told(*words: str) -> list[str]:
        return [row["reading"] for row in json.loads(jacta("readings", "here_i_stand", *words, "--json").out)]

    assert told("R40") == told("r40") == told("sea_paths") == ["R40"]
    assert told("R40", "R3") == ["R3", "R40"]
    assert "R3" in told("eliminated side")
    assert "R22" in told("piracy")
    page = jacta("--lang", "fr", "readings", "here_i_stand", "R40").out
    assert "Retour par mer" in page
    assert "dans retour_à_la_maison_hivernal" in page
    assert "R39" not in page
    refused = jacta("--lang", "fr", "readings", "here_i_stand", "R400")
    assert refused.code == 2
    assert "vouliez-vous dire R40" in refused.err


def test_the_effect_of_a_reading(jacta: Jacta) -> None:
    words = ("readings", "here_i_stand", "--effect", "here_i_stand.field_battle")
    situation = ("attacker_units=2", "defender_units=4", "attacker_leaders=[9]")
    assert "Winner attacker: 71.9% → 79.7%" in jacta(*words, *situation).out
    (effect,) = json.loads(jacta(*words, *situation, "--json").out)["effects"]
    assert effect["reading"] == "R3"
    assert effect["total_variation"] == "14080/177147"


def test_a_key_may_be_written_as_an_option_and_a_pool_as_players_do(jacta: Jacta) -> None:
    words = ("odds", "here_i_stand.field_battle", "--attacker-units", "2", "--defender_units=3", "--json")
    assert jacta(*words).out == jacta("odds", words[1], "attacker_units=2", "defender_units=3", "--json").out
    assert "427908681/500000000" in jacta("odds", "7g4", "--nd", "25", "--exact").out
    assert jacta("roll", "12g6", "--seed", "1").code == 0


@pytest.mark.parametrize("words", [("odds",), ("simulate", "--runs", "9"), ("roll",)])
@pytest.mark.parametrize("nd", [(), ("nd=25",)])
def test_a_pool_of_more_than_ten_dice_says_what_becomes_of_it_and_why(
    jacta: Jacta, words: tuple[str, ...], nd: tuple[str, ...]
) -> None:
    first, *more = words
    for lang, told in (("fr", "12g6 devient 10g8."), ("en", "12k6 becomes 10k8.")):
        said = jacta("--lang", lang, first, "12g6", *nd, *more).out
        assert told in said
        assert "Lancer plus de 10 dés (R6, R8)" in said
    assert " devient " not in jacta("--lang", "fr", first, "10g8", *nd, *more).out


def test_what_the_rules_say_before_the_first_die_stands_beside_the_odds(jacta: Jacta) -> None:
    words = ("odds", "vive_lempereur.melee", "--example", "1")
    assert jacta(*words).out.rstrip().endswith("6.5 against 5.5: column 1/1.")
    assert json.loads(jacta(*words, "--json").out)["remarks"] == ["6.5 against 5.5: column 1/1."]


def test_names_of_places_are_understood_in_both_languages(jacta: Jacta) -> None:
    words = ("odds", "here_i_stand.spring_deployment", "power=france", "to=milan", "units=1", "--json")
    assert jacta(*words, "from=paris").out == jacta(*words, "from=Paris").out
    assert jacta(*words[:3], "to=Milan", *words[4:], "from=PARIS").code == 0


def test_one_broken_table_does_not_hide_the_others(jacta: Jacta, tmp_path: Path) -> None:
    jacta("tables", "here_i_stand", "piracy", "--copy")
    (tmp_path / "tables" / "here_i_stand" / "piracy.toml").write_text("rows = 3")
    listed = jacta("tables", "here_i_stand")
    assert listed.code == 0
    assert "does not fit" in listed.out
    assert "circumnavigation" in listed.out


def test_what_has_no_dice_is_simulated_once(jacta: Jacta) -> None:
    words = ("simulate", "here_i_stand.formation_limit", "leaders_command=[6,8]", "--json")
    assert json.loads(jacta(*words).out)["runs"] == 1


def test_tables_are_listed_and_printed(jacta: Jacta) -> None:
    assert "suggested" in jacta("tables", "here_i_stand").out
    page = jacta("tables", "here_i_stand", "circumnavigation").out
    assert "≥ 12" in page
    assert "10–11" in page
    columns = next(line for line in jacta("tables", "vive_lempereur", "fire").out.splitlines() if "Die" in line)
    assert columns.split()[-2] == "7"
    assert "≥ 7" in columns
    assert json.loads(jacta("tables", "here_i_stand", "map", "--json").out)["origin"] == "suggested"


def test_a_table_is_copied_changed_and_checked(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "tables" / "here_i_stand" / "piracy.toml"
    assert str(file) in jacta("tables", "here_i_stand", "piracy", "--copy").out
    refused = jacta("tables", "here_i_stand", "piracy", "--copy")
    assert (refused.code, "exists already" in refused.err) == (2, True)
    assert jacta("tables", "here_i_stand", "piracy", "--copy", "--force").code == 0
    assert jacta("tables", "here_i_stand", "--check").code == 0
    file.write_text(file.read_text().replace("dice = 2", "dice = 3"))
    games()["here_i_stand"].tables.reread()
    assert "Your own tables: Dice of piracy" in jacta("odds", *PIRACY).out
    file.write_text(file.read_text().replace(", hits_on = 5", ""))
    games()["here_i_stand"].tables.reread()
    broken = jacta("tables", "here_i_stand", "--check")
    assert broken.code == 2
    assert "hits_on" in broken.out
    games()["here_i_stand"].tables.reread()


def test_a_game_draws_its_situation(jacta: Jacta, tmp_path: Path) -> None:
    for suffix, head in ((".svg", b"<svg"), (".png", b"\x89PNG")):
        file = tmp_path / f"sight{suffix}"
        done = jacta("odds", "vive_lempereur.line_of_sight", "from=[0,0]", "to=[2,2]", "--picture", str(file))
        assert done.code == 0
        assert file.read_bytes().startswith(head)
    refused = jacta("roll", "here_i_stand.interception", "--picture", str(tmp_path / "no.svg"))
    assert refused.code == 2
    assert "--picture" in refused.err


def test_a_copied_slot_is_not_filled_in_yet(jacta: Jacta) -> None:
    jacta("tables", "seventh_sea", "gm141", "--copy")
    jacta("tables", "seventh_sea", "gm187b", "--copy")
    checked = jacta("tables", "seventh_sea", "--check", "--lang", "fr")
    assert checked.code == 0
    assert "gm141.toml  pas encore remplie" in checked.out
    assert json.loads(jacta("tables", "seventh_sea", "--check", "--json").out)[0]["filled"] is False


def test_a_file_that_does_not_fit_fills_nothing(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "tables" / "seventh_sea" / "gm141.toml"
    file.parent.mkdir(parents=True)
    file.write_text("rows = 7\n", encoding="utf-8")
    (checked,) = json.loads(jacta("tables", "seventh_sea", "--check", "--json").out)
    assert (checked["fits"], checked["filled"]) == (False, False)


def test_a_long_distribution_begins_with_its_mean_and_is_folded(jacta: Jacta) -> None:
    page = jacta("odds", "7g4", "--lang", "fr").out
    lines = [" ".join(line.split()) for line in page.splitlines()]
    (summary,) = (place for place, line in enumerate(lines) if line.startswith("moyenne ≈ 33,72"))
    assert "médiane 32\u202f; neuf fois sur dix de 21 à 51" in page
    assert lines.index("moins de 21 4,5 %") > summary
    assert "45 et plus 12,7 %" in lines
    assert "(--tout montre tout)" in lines
    assert len(lines) < 40
    assert "∞" not in page
    assert "99 " in jacta("odds", "7g4", "--all").out


def test_long_fractions_are_shown_on_demand(jacta: Jacta) -> None:
    words = ("odds", "here_i_stand.field_battle", "attacker_units=30", "defender_units=30", "--key", "winner")
    assert "/" not in jacta(*words).out.partition("Winner")[2]
    assert "/" in jacta(*words, "--exact").out.partition("Winner")[2]
    assert "(" not in jacta(*words, "--where", "winner=attacker").out


def test_best_says_where_nothing_matters(jacta: Jacta) -> None:
    page = jacta("best", *HORSEMEN, "--who", "attacker", "--aim", "winner=attacker", "--lang", "fr").out
    assert "Indifférent" in page
    assert "▸" not in page
    everything = jacta("best", *HORSEMEN, "--who", "attacker", "--aim", "winner=attacker", "--all").out
    assert "it makes no difference" in everything
    settled = jacta("best", *HORSEMEN, "--who", "attacker", "--aim", "attacker_hits>=0").out
    assert "All is settled already" in settled
    raid = ("here_i_stand.piracy", "corsairs=2", "target_ports=2", "target_cards=1")
    assert "One more decision makes no difference" in jacta("best", *raid).out


def test_show_explains_values_readings_and_defaults(jacta: Jacta) -> None:
    battle = jacta("show", "here_i_stand.field_battle", "--lang", "fr").out
    assert "cavalerie_en_premier | cavalerie_en_dernier" in battle
    assert "camp_éliminé  Camp éliminé  eliminated_side" in battle
    assert "vainqueur (winner)" in battle
    assert "jouer et mieux le laissent décider" in " ".join(battle.split())
    assert "chefs_attaquant  plusieurs\u202f: 0…9  facultatif  attacker_leaders" in battle
    attack = jacta("show", "seventh_sea.attack", "--lang", "fr").out
    assert "oui | non  défaut non  prone" in attack
    assert "Reste-t-il un dé quand une pénalité les ôterait tous" in attack
    assert re.search(r"non  défaut  non : pas de jet", attack.replace("\u202f", " ").replace("\u00a0", " "))
    assert "1…30  défaut neuf décimales" in attack
    assert "null" not in attack
    assert "≥ 0  défaut autant qu’il faut" in jacta("show", "here_i_stand.naval_transport", "--lang", "fr").out


@pytest.mark.parametrize(
    ("game", "table", "words"),
    [
        ("here_i_stand", "dés_combats_terrestres", ("attaquant", "défenseur", "bataille", "Cavalerie")),
        ("mighty_empires", "événements_exploration", ("pourrissement", "intempéries", "Modificateur")),
    ],
)
def test_words_of_a_printed_table_stay_whole(jacta: Jacta, game: str, table: str, words: tuple[str, ...]) -> None:
    page = jacta("tables", game, table, "--lang", "fr").out
    assert "…" not in page
    assert all(word in page for word in words)
