"""Kernel values in words: both languages, fallbacks where a game has no text, nothing of a particular game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta import telling, text
from jacta.dice import AtLeast, Dice, Draw, Hits, Keep, Mixture, Plus, Read, Seeded, Throw, Together
from jacta.errors import InputError
from jacta.kernel.roll import roll
from jacta.kernel.rule.questions import Ask, Choice
from jacta.kernel.rule.registry import games
from jacta.telling import advising
from jacta.telling.inputs import sheet_keys

TOY = "telling_toy"
TEXTS = {
    "en": """
skirmish = Skirmish
key-hits = Hits
    .help = How many dice hit.
value-great_lakes = the Great Lakes
value-north = the North
option-luck = Luck
option-luck-true = with luck
ask-retreat = { $who }, retreat { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  } to { $place }?
    .short = retreat
choice-retreat-far = as far as { $limit }
R1 = Dice
    .about = Which dice?
""",
    "fr": """
key-hits = Touches
value-great_lakes = les Grands Lacs
value-north = le Nord
""",
}


@pytest.fixture(autouse=True)
def _toy_texts(tmp_path: Path) -> Iterator[None]:
    for language, written in TEXTS.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(written, encoding="utf-8")
    text.add_domain(TOY, tmp_path)
    with text.speaking("en"):
        yield


def nothing(*_: Any) -> Any:
    raise AssertionError("nobody goes on from here")


THROWS: list[tuple[Throw, str, str]] = [
    (Dice(2, 6), "2d6", "2d6"),
    (Hits(12, 6, 5), "12d6, each 5 or more counts", "12d6, chaque 5 ou plus compte"),
    (Keep(4, 6, 3), "4d6, keep the 3 highest", "4d6, garder les 3 plus hauts"),
    (
        Keep(10, 10, 5, exploding=10),
        "10d10, each 10 is rolled again and added, keep the 5 highest",
        "10d10, chaque 10 est relancé et ajouté, garder les 5 plus hauts",
    ),
    (
        Keep(5, 10, 2, exploding=1, depth=3),
        "5d10, the last explodes (each 10 is rolled again and added, at most 3 times), keep the 2 highest",
        "5d10, dont le dernier explose (chaque 10 est relancé et ajouté, 3 fois au plus), garder les 2 plus hauts",
    ),
    (Plus(Dice(1, 10), -2), "1d10 − 2", "1d10 − 2"),
    (AtLeast(Plus(Dice(2, 6), 1), 9), "2d6 + 1; 9 or more", "2d6 + 1\u202f; 9 ou plus"),
    (Read(Dice(1, 6), ((1, "x"),)), "1d6, read in the table", "1d6, à lire dans la table"),
    (Together(Dice(1, 6), Dice(1, 10)), "1d6 and 1d10", "1d6 et 1d10"),
    (Draw(("a", "b", "c")), "one of 3, as a d3", "un tirage parmi 3, comme un d3"),
    (
        Mixture(((2, Dice(1, 6)), (1, Dice(2, 6)))),
        "first a d3, then 1–2: 1d6; 3: 2d6",
        "d’abord un d3, puis 1–2\u202f: 1d6\u202f; 3\u202f: 2d6",
    ),
]


@pytest.mark.parametrize(("throw", "english", "french"), THROWS)
def test_throws(throw: Throw, english: str, french: str) -> None:
    assert telling.throw(throw) == english
    with text.speaking("fr"):
        assert telling.throw(throw) == french


def test_faces() -> None:
    assert telling.faces((3, (10, 10, 3), 1)) == "3 10+10+3 1"


def test_values() -> None:
    assert telling.value(TOY, True) == "yes"
    assert telling.value(TOY, None) == "–"
    assert telling.value(TOY, ()) == "–"
    assert telling.value(TOY, Fraction(5, 2)) == "2.5"
    assert telling.value(TOY, "great_lakes") == "the Great Lakes"
    assert telling.value(TOY, "storm_at_sea") == "storm at sea"
    assert telling.value(TOY, "not an id; at all") == "not an id; at all"
    assert telling.value(TOY, {"hits": 3, "lost": [1, 2]}) == "Hits 3, lost 1, 2"
    with text.speaking("fr"):
        assert telling.value(TOY, 1492) == "1492"  # a year, as people write it
        assert telling.value(TOY, 12_345) == "12\u202f345"
        assert telling.value(TOY, "great_lakes") == "les Grands Lacs"


def test_keys() -> None:
    assert telling.key(TOY, "hits") == "Hits"
    assert telling.key(TOY, "units_left") == "units left"
    assert telling.key(TOY, "targets.0.hits") == "targets 1 Hits"
    assert telling.help_on(TOY, "targets.0.hits") == "How many dice hit."
    assert telling.help_on(TOY, "units_left") == ""


def test_options_and_readings() -> None:
    assert telling.option(TOY, "luck") == "Luck"
    assert telling.option_value(TOY, "luck", True) == "with luck"
    assert telling.option_value(TOY, "luck", False) == "no"
    assert telling.reading(TOY, "R1") == "Dice"
    assert telling.reading_about(TOY, "R1") == "Which dice?"
    assert telling.reading(TOY, "R2") == ""


def test_aims() -> None:
    assert telling.aim(TOY, "hits>=3") == "Hits ≥ 3"
    assert telling.aim(TOY, "found=great_lakes") == "found = the Great Lakes"
    assert telling.aim(TOY, "-hits") == "Hits"
    assert telling.aim(TOY, "hits>=3 | found=great_lakes") == "Hits ≥ 3 or found = the Great Lakes"
    assert telling.aim(TOY, "hits - hits") == "Hits \N{MINUS SIGN} Hits"
    assert telling.aim(TOY, "-hits - hits") == "Hits + Hits"  # less of both is wanted: told as the figure itself


def test_a_question_selects_by_id_and_shows_words() -> None:
    options = (Choice("far", {"limit": "great_lakes"}), "near")
    question = Ask("retreat", "blue", options, nothing, "far", args={"hexes": 1, "place": "north"})
    assert telling.asked(TOY, question, "blue") == "blue, retreat one hex to the North?"
    assert [telling.choice(TOY, question, option).text for option in options] == ["as far as the Great Lakes", "near"]
    assert telling.answer(TOY, question, "far", "blue") == "as far as the Great Lakes"
    steps = [("retreat", "north"), ("hits", 2), ("skirmish", "great_lakes")]
    assert telling.trail(TOY, steps) == "retreat the North, Hits 2, Skirmish the Great Lakes"


def test_a_secret_question_is_told_to_each_player() -> None:
    question = Ask(
        "retreat",
        ("red", "blue"),
        (("stay",), ("far", "near")),
        nothing,
        ("stay", "far"),
        args={"hexes": 2, "place": "north"},
    )
    assert telling.answer(TOY, question, "near", "blue") == "near"
    assert telling.asked(TOY, question, "red").startswith("red, retreat 2 hexes")


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("procedure", [pytest.param(one, id=one.id) for one in jacta.procedures().values()])
def test_every_example_is_told(procedure: Any, language: str) -> None:
    with text.speaking(language):
        for example in procedure.examples:
            rolled = roll(procedure, procedure.validate(example), source=Seeded(3))
            for line in map(telling.entry, rolled.transcript):
                assert line.passage
                assert line.text
            assert all(label and value for label, value in telling.outcome(procedure, rolled.outcome))
        assert telling.title(procedure)
        assert all(one.type and one.label for one in telling.inputs(procedure))


def test_the_input_of_several_cases() -> None:
    found = telling.inputs(jacta.procedures()["here_i_stand.combat_dice"])
    assert found[0].path == "combat"
    assert found[0].type == "field | assault | naval | piracy"
    cases = {one.path: one.when for one in found}
    assert cases["attacker_dice_mod"] == ""
    assert cases["in_port"] == "combat=naval"
    assert cases["attacker_cavalry"] == "combat=field, assault"


def test_nested_input_has_dotted_paths() -> None:
    paths = {one.path: one for one in telling.inputs(jacta.procedures()["here_i_stand.piracy_support"])}
    assert paths["assets.0.count"].default == "1"
    assert paths["assets.0.owner"].required
    assert paths["assets.0.owner"].depth == 2


def rows_of_everything() -> Iterator[tuple[str, list[telling.Input]]]:
    """What is told of the keys of every procedure, and of every sheet."""
    for game in games().values():
        for procedure in game.procedures:
            yield procedure.id, telling.inputs(procedure)
        for piece in game.pieces.values():
            yield f"{game.id}.{piece.kind}", sheet_keys(game.id, piece)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_types_and_defaults_are_told_as_people_say_them(language: str) -> None:
    """No brackets of JSON, no objects; where keys are promised below, some stand there."""
    with text.speaking(language):
        keys = text.say("type-object")
        for told, rows in rows_of_everything():
            for row in rows:
                assert not re.search(r"[\[\]{}]|\bobje[ct]t?s?\b|\bnull\b", f"{row.type} {row.default}"), (told, row)
                below = any(other.path.startswith(f"{row.path}.") for other in rows)
                assert below or keys not in row.type, (told, row)


def test_types_in_words() -> None:
    def of(procedure: str, path: str) -> str:
        return next(row.type for row in telling.inputs(jacta.procedures()[procedure]) if row.path == path)

    assert of("here_i_stand.field_battle", "attacker_leaders") == "several: 0…9"
    assert of("europa_universalis.land_battle", "attacker") == "keys below"
    assert of("europa_universalis.land_battle", "attacker.counters") == "several: keys below"
    assert of("seventh_sea.heroism_dice", "who.attacks") == "for each name: 0…100"
    assert of("seventh_sea.heroism", "traits") == "5 × 0…100"
    assert of("here_i_stand.piracy", "payment") == "3 × (vp | fleet | card)"
    assert of("here_i_stand.spring_deployment", "map.edges") == "several: (several: text)"
    assert of("vive_lempereur.retreat", "blocked") == "several: hex"
    assert of("vive_lempereur.battery_fires", "map.terrain").startswith("for each of forest; ")


def test_words_are_recognised_in_both_languages_without_accents_and_capitals() -> None:
    for typed in ("vienna", "Vienna", "VIENNE", "vienne"):
        assert telling.recognised("here_i_stand", typed) == "vienna"
    assert telling.recognised("here_i_stand", {"path": ["Vienne", 3, None], "name": "Aurélie"}) == {
        "path": ["vienna", 3, None],
        "name": "Aurélie",
    }
    with text.speaking("fr"):
        assert telling.named("here_i_stand", "vienna") == "Vienne"
    assert telling.named("here_i_stand", "no_such_place") == "no_such_place"


@pytest.mark.parametrize(
    ("procedure", "key", "word", "other"),
    [
        ("colonial_purchase", "level", "colonie", "forteresse"),
        ("colonial_militia", "level", "colonie", "forteresse"),
        ("minor_peace", "level", "paix", "forteresse"),
        ("assault", "level", "forteresse", "colonie"),
        ("piracy_suppression", "target", "pirate", "DT"),
        ("overseas_losses", "target", "pertes", "DT"),
        ("naval_losses", "fire", "pertes", "général"),
        ("siege_plan", "modifier", "sape", "mer"),
    ],
)
def test_help_is_about_that_key_in_that_procedure(procedure: str, key: str, word: str, other: str) -> None:
    with text.speaking("fr"):
        told = telling.help_on("europa_universalis", key, procedure)
        assert word in told
        assert other not in told


def test_the_damage_of_a_storm_is_no_light_wound() -> None:
    with text.speaking("fr"):
        assert "climat" in telling.help_on("seventh_sea", "damage", "storm")
        assert "légères" in telling.help_on("seventh_sea", "damage", "wound_check")


def test_naval_losses_are_told_in_detachments() -> None:
    """Seven thirds of a DN are two DN and a DE; a mean is told in DN."""
    game = "europa_universalis"
    with text.speaking("fr"):
        assert telling.counted(game, "destroyed", 7) == "2 DN + 1 DE"
        assert telling.counted(game, "captured", True) == "oui"
        assert telling.averaged(game, "attacker_damaged", 1.5) == "0,50 DN"
        rolled = jacta.roll(f"{game}.naval_losses", {"fire": 3.5, "boarding": 0, "d": 29})
        losses = jacta.procedures()[f"{game}.naval_losses"]
        assert telling.outcome(losses, rolled.outcome)[-1] == ("Endommagés", "4 DN + 1 DE")


def test_examples_are_named_by_what_they_show() -> None:
    with text.speaking("fr"):
        battle = jacta.procedures()["here_i_stand.engagement"]
        names = ["François Ier contre Alva", "Soliman contre la Hongrie", "l’assaut de Gênes"]
        assert telling.example_names(battle) == names
    with text.speaking("en"):
        assert telling.example_names(jacta.procedures()["mighty_empires.build"])[-1] == "a village too far"


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_two_examples_have_one_name(language: str) -> None:
    with text.speaking(language):
        for procedure in jacta.procedures().values():
            names = telling.example_names(procedure)
            assert len(names) == len(set(names)) == len(procedure.examples)
            assert all(0 < len(name) <= 28 and not name.isdecimal() for name in names)


def test_french_punctuation_stands_after_a_no_break_space() -> None:
    with text.speaking("fr"):
        assert text.labelled("Pertes", "3") == "Pertes\u202f: 3"
        assert telling.value(TOY, [{"hits": 1}, {"hits": 2}]) == "Touches 1\u202f; Touches 2"
        assert str(InputError("hits", "trop")) == "hits\u202f: trop"
    assert text.labelled("Losses", "3") == "Losses: 3"


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign(language: str) -> None:
    with text.speaking(language):
        assert telling.value(TOY, -6) == "\N{MINUS SIGN}6"
        assert "\N{MINUS SIGN}20" in text.say("error-ge", value=-30, limit=-20)


FRENCH = [*Path(jacta.__file__).parent.rglob("text/fr/*.ftl")]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: "/".join(file.parts[-4:]))
def test_french_texts_are_set_as_french_is(file: Path) -> None:
    """No space that a line may be broken at before `:;?!»` or after `«`; no typewriter's apostrophe between letters."""
    said = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(r" [:;?!»](?:\s|$)|« |[^\W\d]'[^\W\d]", line)] == []


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_two_procedures_of_a_game_have_the_same_title(language: str) -> None:
    with text.speaking(language):
        titles = [(one.game.id, telling.title(one)) for one in jacta.procedures().values()]
    assert sorted(titles) == sorted(set(titles))


def test_a_sure_step_is_not_told_as_a_chance() -> None:
    with text.speaking("fr"):
        assert advising.reached("", 1).startswith("D’emblée")
        assert " ".join(advising.reached("dés 5", 1).split()) == "Puis, après : dés 5"
        assert " ".join(advising.reached("dés 5", Fraction(1, 2), 1).split()).startswith(
            "Dans 50,0 % des parties, après"
        )


def test_a_thing_is_told_part_by_part_as_people_say_it() -> None:
    with text.speaking("fr"):
        told = telling.value("vive_lempereur", {"losses": 1, "state": "disorganised", "retreat": 2})
        assert told == "1 perte, désorganisé, retraite de 2 hexs"
        assert telling.value("vive_lempereur", {"losses": 0, "state": "formed", "retreat": 0}) == "sans perte, en ordre"
        army = {"power": "ottoman", "units": 1, "at": "buda", "cavalry": 2, "leaders": ["suleiman"]}
        assert telling.value("here_i_stand", army) == "Ottoman, 1 unité, Buda, 2 de cavalerie, Soliman"


@pytest.mark.parametrize("game", games())
def test_a_throw_that_names_its_thrower_says_so_alike_in_both_languages(game: str) -> None:
    """The declared part is one that somebody plays in this game."""
    declared = {}
    for language in text.LANGUAGES:
        sources = text.texts(game, language).sources
        declared[language] = {
            (name, *found) for name, one in sources.items() for found in re.findall(r"\.([\w-]*whose) = (.+)", one)
        }
    assert declared["fr"] == declared["en"]
    words = {word for name in text.texts(game, "en").sources if (word := name.removeprefix("value-")) != name}
    assert {part for *_, part in declared["en"]} <= words


def test_a_throw_is_somebodys_unless_its_text_says_whose() -> None:
    battle = {"attacker_units": 2, "defender_units": 2}
    ours = jacta.roll("here_i_stand.field_battle", battle, seed=1).transcript[0]
    with text.speaking("en"):
        assert telling.entry(ours).text.startswith("The attacker rolls: ")
        assert telling.entry(ours._replace(who="hapsburg")).text.startswith("The attacker rolls (Hapsburg): ")
        assert telling.entry(ours._replace(called=("Attackers",))).text.startswith("The attacker rolls (Attackers): ")
