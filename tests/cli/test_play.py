"""`play` in the terminal, its answers typed in advance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jacta.cli.menus import Menu
from jacta.errors import IllegalAnswer, InputError
from jacta.kernel.rule.registry import find_game
from jacta.telling import Offer
from jacta.telling.understanding import read_in_book
from tests.cli.conftest import Jacta
from tests.toys import GAME

HORSEMEN = ("play", "here_i_stand.field_battle", "attacker_units=2", "attacker_cavalry=2", "defender_units=4")
MINE = (*HORSEMEN, "--dice", "mine")


def test_questions_are_asked_until_the_outcome(jacta: Jacta) -> None:
    answer = jacta(*MINE, typed="6 6 1 1\n5 1 1 1 1\n0\n\n")
    assert answer.code == 0
    assert "How many of your losses are cavalry?" in answer.out
    assert "The game is over." in answer.out
    assert "attacker" in answer.out


def test_what_counters_say_is_not_asked_for(jacta: Jacta) -> None:
    stack = "assiégeant.pions=A+ FRA mousquet, 2 DT FRA mousquet"
    asked = jacta("jouer", "europa_universalis.assaut", "niveau=1", "période=III", stack, "--lang", "fr", typed="").out
    assert "Les défenseurs dans la place." in asked
    assert "Détachements" not in asked


def test_the_end_of_the_input_leaves_cleanly(jacta: Jacta) -> None:
    answer = jacta(*MINE, typed="6 6 1 1\n")
    assert (answer.code, answer.err) == (0, "")
    assert "over" not in answer.out


def test_to_quit_after_the_end_writes_no_file_of_that_name(
    jacta: Jacta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "The game is over." in jacta(*MINE, typed="6 6 1 1\n5 1 1 1 1\n0\nquit\n").out
    assert list(tmp_path.iterdir()) == []


def test_long_turns_of_computer_players_are_told_in_brief(jacta: Jacta) -> None:
    """One paragraph a decision, without passages; the board stands before the question."""
    asked = ("play", "mighty_empires.game", "seats=[human,steward]", "seed=1", "--seed", "1")
    answer = jacta(*asked, typed="plain\n1\n2\n3\n4\n5\nquit\n")
    assert "• Player B: Where do scouts go?" in answer.out
    assert "[A01]\N{NO-BREAK SPACE}R7" in answer.out
    assert "from R7: coast; explored 94%" in answer.out


def test_impossible_faces_are_asked_again(jacta: Jacta) -> None:
    answer = jacta(*MINE, typed="6 6 1\n6 6 1 7\nsix\n6 6 1 1\nquit\n")
    assert "4d6 needs 4, 3 given" in answer.out
    assert "7 is not a face of a d6" in answer.out
    assert "six are no faces" in answer.out
    assert "6 6 1 1 → 2" in answer.out


def test_the_system_may_throw_for_me(jacta: Jacta) -> None:
    assert "→" in jacta(*MINE, "--seed", "3", typed="roll\nquit\n").out


def test_undo_takes_back_an_answer_never_a_throw(jacta: Jacta) -> None:
    both = (*MINE[:-2], "defender_cavalry=2", "--dice", "mine")
    answer = jacta(*both, typed="6 6 1 1\n5 1 1 1 1 1 1\nundo\n0\nundo\n1\n2\n\n")
    assert "dice once thrown stay thrown" in answer.out
    assert "Taken back." in answer.out
    assert "loses 1 cavalry unit" in answer.out


@pytest.mark.usefixtures("_toys")
def test_advice_is_given_and_changes_nothing(jacta: Jacta) -> None:
    answer = jacta("play", "toys.nim", "sticks=8", typed="advice\nquit\n\n")
    assert "A strong player would answer: 2" in answer.out


def test_commands_speak_french(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    typed = f"aide\n6 6 1 1\nlancer\nsauver\nsauver {file}\nquitter\n"
    answer = jacta("--lang", "fr", *MINE, "--seed", "1", typed=typed)
    assert "Tapez les faces" in answer.out
    assert "dans quel fichier" in answer.out
    assert json.loads(file.read_text())["dice"] == "mine"


def test_a_stranger_s_file_is_not_overwritten(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert "exists already" in jacta(*MINE, typed=f"save {file}\nquit\n").out
    assert file.read_text() == "dear diary"


@pytest.mark.parametrize("said", ["", "sauver ", "enregistrer ", "save "])
def test_at_the_end_a_game_is_kept_under_a_name_with_or_without_the_word_for_it(
    said: str, jacta: Jacta, tmp_path: Path
) -> None:
    file = tmp_path / "raid.json"
    raid = ("play", "here_i_stand.piracy", "corsairs=2", "target_ports=2", "--seed", "3")
    assert f"Sauvé dans {file}" in " ".join(jacta("--lang", "fr", *raid, typed=f"{said}{file}\n").out.split())
    assert [one.name for one in tmp_path.iterdir()] == ["raid.json"]


def test_a_saved_game_goes_on_where_it_stood(jacta: Jacta, tmp_path: Path) -> None:
    file, again = tmp_path / "game.json", tmp_path / "again.json"
    jacta(*MINE, typed=f"6 6 1 1\n5 1 1 1 1\nsave {file}\nquit\n")
    answer = jacta("play", "--resume", str(file), typed=f"1\n{again}\n")
    assert "6 6 1 1 → 2" in answer.out
    assert json.loads(again.read_text())["outcome"]["attacker_cavalry_left"] == 1
    assert "The game is over." in jacta("play", "--resume", str(again)).out


def test_a_game_that_went_on_may_be_kept_in_its_own_file(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    jacta(*MINE, typed=f"6 6 1 1\n5 1 1 1 1\nsave {file}\nquit\n")
    jacta("play", "--resume", str(file), typed=f"1\n{file}\n")
    assert json.loads(file.read_text())["outcome"]["attacker_cavalry_left"] == 1


def test_a_game_of_other_rules_is_refused(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    jacta(*MINE, typed=f"6 6 1 1\nsave {file}\nquit\n")
    file.write_text(json.dumps(json.loads(file.read_text()) | {"fingerprint": "of another day"}))
    answer = jacta("play", "--resume", str(file))
    assert answer.code == 2
    assert "would have played it differently" in answer.err


def test_a_throw_without_dice_asks_nobody(jacta: Jacta) -> None:
    answer = jacta("play", "here_i_stand.piracy", "corsairs=1", "target_ports=1", "--dice", "mine", typed="1\n\n")
    assert "no dice" in answer.out
    assert "The game is over." in answer.out


def test_a_check_has_nothing_to_ask(jacta: Jacta) -> None:
    assert "The game is over." in jacta("play", "here_i_stand.conquest_table", "total=9").out


@pytest.mark.parametrize(
    ("command", "procedure", "typed"),
    [
        ("jouer", "mighty_empires.mouvement", "fin des mouvements"),
        ("jouer", "mighty_empires.mouvement", "fin"),
        ("play", "mighty_empires.movement", "no more moves"),
        ("play", "mighty_empires.movement", "end"),
    ],
)
def test_who_ends_a_phase_does_not_leave_the_game(jacta: Jacta, command: str, procedure: str, typed: str) -> None:
    """What the menu offers is an answer before it is a command; and `end` ends what the game is about."""
    told = jacta(command, procedure, "--example", "1", typed=f"{typed}\n").out
    assert "La partie est finie." in told or "The game is over." in told


def test_a_command_called_as_an_answer_gives_way() -> None:
    """Somebody may be taken out of a fight by `leave`; where an answer is called so, it is the answer."""
    menu = Menu([Offer("stand", "stand"), Offer("leave", "leave")])
    assert menu.named("Leave") == Offer("leave", "leave")
    assert menu.named("leave Athos he is tired") is None


def test_a_menu_takes_numbers_texts_and_ids() -> None:
    menu = Menu([Offer("fleet", "une flotte"), Offer("card", "une carte")])
    assert list(menu) == ["1", "2"]
    assert [menu.chosen(typed) for typed in ("2", "Une flotte", "card")] == ["card", "fleet", "card"]
    marches = Menu([Offer(1, "A01 va en Q4"), Offer("end", "fin en 3"), Offer(2, "A02 va en Q4")])
    assert [marches.chosen(typed) for typed in ("a02 q4", "Q4 A01", "fin")] == [2, 1, "end"]
    for doubtful in ("q4", "a03 q4", "va", "4", ""):
        with pytest.raises(InputError):
            marches.chosen(doubtful)
    counts = Menu([Offer(0, "0"), Offer(3, "3")])
    assert list(counts) == ["0", "3"]
    assert counts.chosen("3") == 3


@pytest.fixture
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.kernel.rule.registry.find_game", {"toys": GAME}.get)


@pytest.mark.usefixtures("_toys")
def test_secret_answers_are_not_shown(jacta: Jacta) -> None:
    answer = jacta("play", "toys.morra", typed="rock\nundo\nrock\npaper\n\n")
    before, _, after = answer.out.partition("The game is over.")
    assert before.count("(hidden from the others) > …") == 4
    assert "Value" in after or "value" in after


@pytest.mark.usefixtures("_toys")
def test_an_empty_slot_is_looked_up_by_the_player(jacta: Jacta) -> None:
    answer = jacta("play", "toys.voyage", "--dice", "mine", typed="4\nhelp\nstorm\n\n")
    assert "Look up 4 in" in answer.out
    assert "storm" in answer.out.partition("The game is over.")[2]
    refused = jacta("odds", "toys.voyage")
    assert refused.code == 2
    assert "toys.weather" in refused.err


@pytest.mark.usefixtures("_toys")
def test_exploding_dice_are_typed_as_chains(jacta: Jacta) -> None:
    answer = jacta("play", "toys.fuse", "--dice", "mine", typed="skip\n6+6\n6+6+3\n\n")
    assert "is not a whole exploding d6" in answer.out
    assert "6+6+3 → 15" in answer.out


def _asked(page: str) -> list[str]:
    """Whom the page asked, in turn; lines of the transcript are indented or have an arrow."""
    labels = (": guess", ": take")
    return [line.partition(":")[0] for line in map(str.rstrip, page.splitlines()) if line.endswith(labels)]


@pytest.mark.usefixtures("_toys")
@pytest.mark.parametrize("dice", ["system", "mine"])
def test_what_no_person_may_see_is_not_shown(jacta: Jacta, tmp_path: Path, dice: str) -> None:
    file = tmp_path / "story.txt"
    answer = jacta("play", "toys.guess", "--dice", dice, typed=f"skip\n3\n2\n{file}\n")
    assert _asked(answer.out) == ["red", "red (first)"]  # blue is a computer player
    assert "red" in answer.out.partition("The game is over.")[2]
    for told in (answer.out, file.read_text()):
        assert "blue: guess → 3" in told
        assert "the keeper rolls" not in told
        assert "hid" not in told


@pytest.mark.usefixtures("_toys")
def test_players_of_a_nested_procedure_are_asked_by_their_names(jacta: Jacta) -> None:
    answer = jacta("play", "toys.guess", 'seats=["person","person"]', typed="3\n3\n1\n1\n\n")
    assert _asked(answer.out) == ["red", "blue", "red (first)", "blue (second)"]
    assert "blue" in answer.out.partition("The game is over.")[2]


def test_a_saved_game_is_told_again(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "here_i_stand.exploration", "explorer=9", "--seed", "1")
    played = jacta(*words, typed=f"1\n{file}\n")
    assert file.exists(), played.out
    told = jacta("replay", str(file))
    assert told.code == 0
    assert told.out.count("rolls") == played.out.count("rolls")
    assert jacta("replay", str(file), "--step").out == told.out
    assert jacta("replay", str(tmp_path / "nothing.json")).code == 2


def test_a_question_mark_asks_for_help(jacta: Jacta) -> None:
    assert "takes your last answer back" in jacta("play", "here_i_stand.exploration", "explorer=9", typed="?\n").out


def test_an_empty_line_is_answered_with_a_hint(jacta: Jacta) -> None:
    answer = jacta(*MINE, "--lang", "fr", typed="\n6 6 1 1\n5 1 1 1 1\n\n0\n\n")
    assert "Tapez les faces dans l’ordre" in answer.out
    assert "Tapez le numéro d’une réponse" in answer.out
    assert "La partie est finie." in answer.out


def test_whoever_leaves_hears_what_becomes_of_the_game(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "This game is not kept." in jacta(*MINE, typed="6 6 1 1\n").out
    assert "This game is not kept." in jacta(*MINE, typed="6 6 1 1\nquit\n\n").out
    assert "not kept" not in jacta(*MINE, typed="quit\n").out  # nothing has happened yet
    kept = jacta(*MINE, typed=f"6 6 1 1\nquit\n{file}\n")
    assert f"jacta play --resume {file}" in kept.out.replace("\n", " ")
    assert "The game is kept" in jacta("play", "--resume", str(file), typed="").out
    assert "What was just played is not kept" in jacta("play", "--resume", str(file), typed="5 1 1 1 1\n").out


def test_ctrl_c_says_what_becomes_of_the_game(jacta: Jacta, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["6 6 1 1"])

    def read(*_: object, **__: object) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("jacta.cli.play.TerminalSession._read", read)
    answer = jacta(*MINE)
    assert (answer.code, answer.err.strip()) == (130, "Stopped.")
    assert "This game is not kept." in answer.out


def test_what_a_book_says_is_typed_with_commas() -> None:
    game = find_game("seventh_sea")
    assert game is not None
    many = [name for name in game.tables.names if len(game.tables.printed(name).columns) > 1]
    slot = next(name for name in many if game.tables.printed(name).origin == "empty")
    table = game.tables.printed(slot)
    typed = {"int": "3", "number": "2.5", "text": "tempête", "bool": "oui"}
    read = read_in_book(game, slot, ", ".join(typed[kind] for kind in table.kinds))
    assert table.read_by_hand(read) == read
    for typed_wrong in ('{"a": 1}', "zut", ", ".join(["1,5"] * len(table.kinds))):
        with pytest.raises(IllegalAnswer, match=r"in this order, with commas: .*\("):
            read_in_book(game, slot, typed_wrong)
    assert read_in_book(game, "gm141", "nord") == "nord"


@pytest.mark.usefixtures("_toys")
def test_the_game_master_puts_a_figure_right(jacta: Jacta) -> None:
    typed = "correct\ncorrect left=2\ncorrect left=2 a dog ran off\n2\n\n"
    answer = jacta("play", "toys.nim", "sticks=5", typed=typed)
    assert answer.code == 0, answer.err
    assert "left  left: 5" in answer.out
    assert "say why: a correction by hand has a reason" in answer.out
    assert "by hand: left 5 → 2 (a dog ran off)" in answer.out
    assert "first" in answer.out


# --- The input that is asked for


def test_what_was_not_stated_is_asked_for_in_the_askers_language(jacta: Jacta) -> None:
    """Enter takes the default, or the example's value; what cannot stand there is asked again, with the nearest."""
    typed = "\nbeaucoup\n70\n8\n2\nannuler\n\n3\n\n\n\n\ncavallerie en dernier\ncavalerie en dernier\nsuite\n"
    answer = jacta("--lang", "fr", "play", "here_i_stand.field_battle", "--des", "miens", typed=typed)
    assert (answer.code, answer.err) == (0, "")
    assert "Unités du défenseur  0…60" in answer.out
    assert "unités_défenseur\N{NARROW NO-BREAK SPACE}: 70 est trop grand" in answer.out
    assert "vouliez-vous dire cavalerie_en_dernier" in answer.out
    command = (
        "jacta jouer here_i_stand.bataille_rangée unités_attaquant=10 unités_défenseur=8 cavalerie_défenseur=3 "
        "pertes_attaquant=cavalerie_en_dernier --des miens"
    )
    assert command in answer.out
    assert "L’attaquant lance" in answer.out


def test_only_what_is_lacking_is_asked_where_something_was_stated(jacta: Jacta) -> None:
    answer = jacta("play", "here_i_stand.field_battle", "attacker_units=4", "--seed", "1", typed="3\n\n")
    assert "Attacking cavalry" not in answer.out.partition("The same game at once")[0]
    assert "The game is over." in answer.out


def test_a_duel_is_asked_for_by_sheets_and_key_by_key(jacta: Jacta) -> None:
    """A sheet by its name, the other key by key; then the game's own questions; the end of the input ends it."""
    typed = "@athos\n\n" + "3\n" * 7 + "skip\nskip\nrapière\n"
    answer = jacta("play", "seventh_sea.duel", "--seed", "1", typed=typed)
    assert "@porthos" in answer.out
    assert "@galleon" not in answer.out  # a ship is nobody to fight a duel with
    assert "attacker=@athos defender.brawn=3" in answer.out
    assert "defender.weapon: this value is required" in answer.out  # nothing but the rule itself can say so
    assert "defender.weapon=rapier" in answer.out
    assert answer.code == 0


def test_a_whole_game_asks_for_its_input_and_lists_grow_one_by_one(jacta: Jacta) -> None:
    answer = jacta("play", "mighty_empires.game", "--seed", "1", typed="3\nskip\n")
    assert "jacta play mighty_empires.game players=3 --seed 1" in answer.out
    assert "Player A" in answer.out
    fight = jacta("play", "seventh_sea.fight", "--seed", "1", typed="@athos\n@guards\nno\nskip\n")
    assert "combatants.0=@athos combatants.1=@guards" in fight.out


def test_who_leaves_the_questions_leaves_cleanly(jacta: Jacta) -> None:
    for typed in ("", "5\n", "quit\n", "5\nundo\n\nhelp\nquit\n"):
        answer = jacta("play", "here_i_stand.field_battle", typed=typed)
        assert (answer.code, answer.err) == (0, "")
        assert "jacta play" not in answer.out


def test_counters_are_asked_for_first_and_told_in_words(jacta: Jacta) -> None:
    """What follows from them is not asked for; words that mean nothing are refused at once, with the nearest."""
    typed = "\nA+ FRA arqebuse\n433\nA+ FRA arquebuse\nsuite\n@lansquenets\n" + "\n" * 5 + "III\n"
    answer = jacta("--lang", "fr", "jouer", "europa_universalis.bataille_terrestre", "--graine", "3", typed=typed)
    said = " ".join(answer.out.split())
    assert "vouliez-vous dire arquebuse" in said
    assert "433 n’est pas compris" in said
    assert "Attaquant Détachements" not in said
    assert "@janissaires" in said
    assert "@vienne" not in said  # a fortress is no side of a battle
    assert "'attaquant.pions=A+ France Arquebuse' défenseur=@lansquenets" in said


def test_many_throws_without_a_decision_are_told_step_by_step(jacta: Jacta) -> None:
    sides = ("attaquant.pions=A+ FRA arquebuse", "défenseur.pions=A- ESP arquebuse, DT ESP arquebuse", "période=III")
    answer = jacta("--lang", "fr", "jouer", "europa_universalis.bataille_terrestre", *sides, "--graine", "5")
    assert "•" not in answer.out
    assert "2.2.2 A.2, A.4" in answer.out


def test_duellists_are_asked_by_their_names(jacta: Jacta) -> None:
    """Whoever has a name is called by it, with the part that he has in a blow; the story calls him the same."""
    asked = ("jouer", "seventh_sea.duel", "attaquant=@athos", "défenseur=@rochefort", "--graine", "3", "--lang", "fr")
    told = " ".join(jacta(*asked, typed="1\n1\nquitter\n").out.split())
    assert "Rochefort : Tour 1, phase 1 : que faire ?" in told
    assert "Rochefort (l’attaquant) : Le ND est 20." in told
    assert "Rochefort (l’attaquant) : Le ND est 20. Combien d’augmentations pour les dommages ? → 1" in told


def test_two_of_one_name_are_asked_by_their_seats(jacta: Jacta) -> None:
    asked = ("jouer", "seventh_sea.duel", "attaquant=@athos", "défenseur=@athos", "--graine", "3", "--lang", "fr")
    assert "le défenseur : Tour 1, phase" in " ".join(jacta(*asked, typed="quitter\n").out.split())


def test_a_long_stretch_of_dice_is_told_throw_by_throw(jacta: Jacta) -> None:
    """Turns in which nobody decides begin new lines, and the last board says that it is not the final one."""
    armies = ("attaquant=@mousquetaires", "défenseur=@gardes_du_cardinal")
    asked = ("jouer", "seventh_sea.bataille_armées", *armies, "--graine", "1", "--lang", "fr")
    told = " ".join(jacta(*asked, typed="1\n1\n\n").out.split())
    assert "• Deuxième tour de suite : Tréville. · Tour 3. Agresseur : Tréville. · Jet global de l’agresseur" in told
    assert "Le plateau tel qu’il était à la fin" in told
    assert "Mousquetaires (Tréville)" in told
