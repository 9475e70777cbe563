"""Tables that only the books print: odds refuse by book and page, play asks, and a file of one's own answers."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import EmptySlot, IllegalAnswer, InputError
from jacta.kernel.play.session import Session
from jacta.kernel.rule.registry import find_procedure
from jacta.plain import plain_outcome
from jacta.text import speaking

Fill = Callable[[str, str], None]

HERO = {"brawn": 2, "defence": 3, "resolve": 2}
POOL = {"rolled": 5, "kept": 3}
NAVIGATE = {
    "km_offshore": 1200,
    "navigator": {"wits": 1, "navigation": 0},
    "pilot": {"wits": 1, "piloting": 0},
    "raises": 0,
}
ROWS = [{"min": 1, "max": 20, "damage_rolled": 0, "damage_kept": 0, "reputation": 3, "opportunity": True}]
FATE = {"engagement": "engaged", "wits": 2, "tactics": 2, "hero": HERO}


@pytest.fixture
def fill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fill:
    """Writes a table of one's own and puts it in force."""

    def write(name: str, rows: str) -> None:
        folder = tmp_path / "seventh_sea"
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.toml").write_text(f"rows = [{rows}]\n", encoding="utf-8")
        monkeypatch.setenv("JACTA_TABLES", str(tmp_path))

    return write


def played(name: str, given: dict[str, Any], *answers: Any) -> dict[str, Any]:
    """The outcome of a game in which a person answers what the books say."""
    procedure = find_procedure(f"seventh_sea.{name}")
    session = Session(procedure, procedure.validate(given), source=Seeded(7))
    for answer in answers:
        assert type(session.question).__name__ in ("Consult", "Ask")
        session.answer(answer)
    return plain_outcome(session.outcome)


ASKING: list[tuple[str, dict[str, Any], str]] = [
    ("hero_in_battle", {**FATE}, "175"),
    ("hero_in_battle", {**FATE, "table": ROWS, "unit": "cavalerie"}, "101"),
    ("hero_in_battle", {**FATE, "table": ROWS, "opportunities": "gm176"}, "176"),
    ("hero_in_battle", {**FATE, "table": ROWS, "opportunities": "mon103"}, "103"),
    ("mass_modifiers", {"attacker_tactic": "charge", "defender_tactic": "carré"}, "101"),
    ("mass_modifiers", {"condition_names": ["marais"]}, "102"),
    ("mass_modifiers", {"numbers": 2, "fortification_kind": "redoute"}, "103"),
    ("aftermath", {"battle_reputation": 3, "won": False, "look_up": True}, "103"),
    ("volley_wounds", {"victim": {"brawn": 2, "resolve": 2}, "hits": 1, "nd": 15}, "101"),
    ("navigate", {**NAVIGATE, "drift": True}, "141"),
    ("sorcery", {"nation": "montaigne", "power": "saut", **POOL}, "214a"),
    ("sorcery", {"nation": "vodacce", "power": "lien", **POOL}, "221a"),
    ("sorcery", {"nation": "ussura", "power": "ours", **POOL, "heroism_pool": 1}, "216b"),
    ("sorcery", {"nation": "vendel", "power": "feu", **POOL, "runes_used": 0, "runes_per_day": 1}, "205b"),
    ("sorcery", {"nation": "avalon", "power": "vent", "level": 1, "mastery": 1, "heroism_pool": 1}, "202b"),
    ("lookup", {"book_table": "gj194", "entry": 1}, "194"),
    ("lookup", {"book_table": "gj128b", "entry": "luxure"}, "128b"),
    ("lookup", {"book_table": "gj130b", "entry": 30}, "130b"),
    ("lookup", {"book_table": "gm187b", "entry": "arsenic"}, "187b"),
    ("lookup", {"book_table": "gm176", "entry": 1}, "176"),
    ("lookup", {"book_table": "mon103", "entry": 1}, "103"),
]


@pytest.mark.parametrize(("name", "given", "page"), ASKING)
def test_odds_refuse_an_empty_slot_by_book_and_page(name: str, given: dict[str, Any], page: str) -> None:
    with pytest.raises(EmptySlot, match=page):
        jacta.odds(f"seventh_sea.{name}", given)


def test_an_empty_slot_is_called_by_its_title() -> None:
    with pytest.raises(EmptySlot) as caught, speaking("fr"):
        jacta.odds("seventh_sea.boarding", {"attacker_crew": 3, "defender_crew": 2})
    with speaking("fr"):
        assert str(caught.value).startswith("Pertes d’un abordage (seventh_sea.fds102) est une table")


def test_the_person_with_the_book_answers_instead() -> None:
    assert played("mass_modifiers", {"numbers": 2, "fortification_kind": "redoute"}, 3)["bonus"] == 6
    assert played("mass_modifiers", {"condition_names": ["marais", "nuit"], "heroic": 1}, -2, -1)["bonus"] == -2
    tactics = {"attacker_tactic": "charge", "defender_tactic": "carré", "officers": [2]}
    assert played("mass_modifiers", tactics, -4) == {"bonus": -2, "general_personal": -2}
    assert played("lookup", {"book_table": "gj194", "entry": 1}, "Parade") == {"skill": "Parade"}
    poison = {"damage": "2g2", "interval": "1 heure", "nd": 15}
    assert played("lookup", {"book_table": "gm187b", "entry": "arsenic"}, poison) == poison
    wounds = played("volley_wounds", {"victim": {"brawn": 2, "resolve": 2}, "hits": 2, "nd": 15}, 0)
    assert wounds == {"gained": 0, "light": 0, "dramatic": 0, "state": "fit"}
    seized = {"opportunity_name": "Étendard", "effect": "+3"}
    fate = played("hero_in_battle", {**FATE, "table": ROWS, "opportunities": "gm176"}, seized)
    assert fate["effect"] == "+3"
    assert fate["reputation"] == 3
    toll = {"winner_wounded": 10, "winner_killed": 5, "loser_wounded": 20, "loser_killed": 15}
    over = played("aftermath", {"battle_reputation": 3, "won": True, "look_up": True}, toll, "une bourse")
    assert over["loser_killed"] == 15
    assert over["loot"] == "une bourse"
    assert played("navigate", {**NAVIGATE, "drift": True}, "nord")["direction"] == "nord"


def test_an_answer_of_another_kind_is_refused_and_asked_again() -> None:
    procedure = find_procedure("seventh_sea.mass_modifiers")
    session = Session(procedure, procedure.validate({"condition_names": ["marais"]}))
    with pytest.raises(IllegalAnswer, match="modifier"):
        session.answer("beaucoup")
    session.answer(-2)
    assert session.outcome.bonus == -2


def test_a_filled_slot_answers_by_itself(fill: Fill) -> None:
    fill("gj214a", '{ power = "saut", trait = "Esprit", skill = "Porté", nd = 20 }')
    cast = jacta.odds("seventh_sea.sorcery", {"nation": "montaigne", "power": "saut", **POOL, "raises": 1})
    assert cast.p(success=True) == Fraction(416697, 1000000)  # 5g3 against 25
    fill("mon101", '{ nd = "..10", light = 12 }, { nd = "11..", light = 25 }')
    hit = jacta.odds("seventh_sea.volley_wounds", {"victim": {"brawn": 2, "resolve": 2}, "hits": 1, "nd": 15})
    check = {"brawn": 2, "resolve": 2, "damage": 25, "firearm": True}
    assert [*hit] == [*jacta.odds("seventh_sea.wound_check", check)]


def test_opportunities_are_chosen_or_drawn(fill: Fill) -> None:
    deeds = [("Duel", "+2"), ("Sape", "+1")]
    rows = (
        f'{{ number = {place}, opportunity_name = "{name}", effect = "{effect}" }}'
        for place, (name, effect) in enumerate(deeds)
    )
    fill("gm176", ", ".join(rows))
    given = {**FATE, "table": ROWS, "opportunities": "gm176"}
    assert jacta.odds("seventh_sea.hero_in_battle", given).p(opportunity_name="Sape") == Fraction(1, 2)
    assert played("hero_in_battle", given, 0)["opportunity_name"] == "Duel"


def test_who_serves_with_the_cavalry_has_its_modifier_in_a_whole_battle(fill: Fill) -> None:
    """Esprit 3, Tactique 2 and the cavalry's 3: 16 and more with a die of 8 and more; half of 4 points are kept."""
    fill("eis101b", '{ unit = "cavalry", modifier = 3 }')
    row = {"damage_rolled": 0, "damage_kept": 0, "opportunity": False}
    rows = [{**row, "min": 1, "max": 15, "reputation": 0}, {**row, "min": 16, "max": 30, "reputation": 4}]
    hero = {"name": "Athos", **dict.fromkeys(("brawn", "finesse", "resolve", "panache"), 2), "wits": 3, "tactics": 2}
    army = {"name": "Mousquetaires", "wits": 2}
    fates = dict.fromkeys(("reserve", "disengaged", "engaged", "front_line"), rows)
    for unit, chance in (({"unit": "cavalry"}, Fraction(3, 10)), ({}, 0)):
        given = {"attacker": army, "defender": army, "heroes": [{**hero, **unit}], "fates": fates, "max_turns": 1}
        least, most = jacta.odds("seventh_sea.battle", given).bounds(lambda fought: fought.heroes[0].reputation == 2)
        assert least <= chance <= most
        assert most - least < Fraction(1, 10**8)


def test_an_exploding_personal_die_reads_the_end_row_of_the_book(fill: Fill) -> None:
    quiet = "damage_rolled = 0, damage_kept = 0, opportunity = false"
    rows = [
        f'{{ engagement = "engaged", score = "5..13", reputation = 1, {quiet} }}',
        f'{{ engagement = "engaged", score = "14..16", reputation = 5, {quiet} }}',
        f'{{ engagement = "reserve", score = "1..40", reputation = 0, {quiet} }}',
    ]
    fill("gm175", ", ".join(rows))
    fate = jacta.odds("seventh_sea.hero_in_battle", {**FATE, "options": {"d10_explodes": True}})
    assert fate.tail == 0
    assert fate.p(reputation=5) == Fraction(1, 10)  # 10 and more: 14, whatever comes after


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("mass_modifiers", {"conditions": 1, "condition_names": ["marais"]}, "condition_names"),
        ("mass_modifiers", {"attacker_tactic": "charge"}, "defender_tactic"),
        ("mass_modifiers", {"fortification": 1, "fortification_kind": "redoute"}, "fortification_kind"),
        ("hero_in_battle", {**FATE, "table": ROWS, "unit": "cavalerie", "modifier": 1}, "unit"),
        ("hero_in_battle", {"wits": 2, "tactics": 2, "hero": HERO, "table": ROWS}, "engagement"),
        ("sorcery", {"nation": "montaigne", "power": "saut", "nd": 15, **POOL}, "power"),
        ("volley_wounds", {"victim": {"brawn": 2, "resolve": 2}, "hits": 1}, "hit_value"),
    ],
)
def test_a_figure_is_stated_or_looked_up(name: str, given: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as caught:
        jacta.odds(f"seventh_sea.{name}", given)
    assert caught.value.key == key
