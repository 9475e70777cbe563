"""The document's own words: counters by name, and every value that is printed understood when it is typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.errors import InputError
from jacta.games.here_i_stand import GAME
from jacta.games.here_i_stand.counters import counters
from jacta.names import recognised
from jacta.outcomes import Field
from jacta.printing import under
from jacta.telling.understanding import understood

TABLES = ("leaders", "naval_leaders", "explorers", "conquistadors")


def words_in(field: Field) -> Iterator[str]:
    """The words that can stand anywhere in an outcome."""
    yield from (one for one in field.words if isinstance(one, str))
    for inner in (*field.parts.values(), *([field.item] if field.item else [])):
        yield from words_in(inner)


WORDS = sorted({word for procedure in GAME.procedures for word in words_in(procedure.outcome_type().root)})


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_an_outcome_has_a_text_that_means_it_alone(word: str, language: str) -> None:
    with text.speaking(language):
        said = text.find(f"value-{word}", GAME.id)
    assert said
    assert recognised(GAME.id, said) == word


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("conquest", "pas de conquête"),
        ("conquest_table", "pas de conquête"),
        ("exploration", "pas de nouvelle découverte"),
        ("exploration_table", "pas de nouvelle découverte"),
    ],
)
def test_no_conquest_is_called_as_on_the_sheet(name: str, told: str) -> None:
    with text.speaking("fr"):
        assert under(GAME.id, "result", "none", name) == told
        assert under(GAME.id, "cavalry", "none", "interception") == "aucune"
        assert under(GAME.id, "retained", "none", "field_battle") == "aucun"
    assert recognised(GAME.id, told) == "none"


def test_a_place_that_is_taken_is_understood() -> None:
    given = {"attacker_units": 4, "attacker_leaders": [1], "defender_units": 1, "max_assaults": 3}
    taken = jacta.odds("here_i_stand.siege", given).p(result="taken")
    assert str(taken) == "4571681/4782969"
    assert recognised(GAME.id, "place prise") == "taken"


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_counter_is_called_by_a_name_of_its_own(table: str, language: str) -> None:
    for id in counters(table):
        with text.speaking(language):
            said = text.find(f"value-{id}", GAME.id)
        assert said
        assert recognised(GAME.id, said) == id


def test_leaders_explorers_and_conquistadors_by_their_french_names() -> None:
    battle = jacta.procedures()["here_i_stand.field_battle"]
    assert understood(battle, "attacker_leaders", "Charles Quint") == {"attacker_leaders": ["charles_v"]}
    named = {
        "attacker_units": 5,
        "attacker_leaders": ["charles_v"],
        "defender_units": 4,
        "defender_leaders": "suleiman",
    }
    rated = {"attacker_units": 5, "attacker_leaders": [2], "defender_units": 4, "defender_leaders": [2]}
    assert dict(jacta.odds("here_i_stand.field_battle", named)) == dict(jacta.odds("here_i_stand.field_battle", rated))
    for name, given, key in (
        ("exploration", {"explorer": "cartier"}, {"explorer": 3}),
        ("conquest", {"conquistador": "cortez"}, {"conquistador": 4}),
        ("piracy", {"leader_piracy": "dragut"}, {"leader_piracy": 2}),
    ):
        raid = {"corsairs": 2, "target_ports": 2} if name == "piracy" else {}
        by_name, by_value = (jacta.odds(f"here_i_stand.{name}", {**raid, **one}) for one in (given, key))
        assert dict(by_name) == dict(by_value)
    limit = jacta.roll("here_i_stand.formation_limit", {"leaders_command": ["suleiman", "ibrahim_pasha"]})
    assert limit.outcome == 18


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("exploration", {"explorer": "Cartie"}, "explorer"),
        ("conquest", {"conquistador": "cartier"}, "conquistador"),
        ("interception", {"leaders": ["charles"]}, "leaders.0"),
    ],
)
def test_an_unknown_counter_is_refused_with_the_nearest(name: str, given: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as refused:
        jacta.roll(f"here_i_stand.{name}", given)
    assert refused.value.key == key
    near = {"explorer": "Cartier", "leaders.0": "Charles V", "conquistador": "Cortez"}[key]
    with text.speaking("en"):
        assert near in str(refused.value)
        assert not any(far in str(refused.value) for far in ("Cabot", "Pizarro", "Suleiman"))


def test_a_counter_whose_table_is_empty_is_refused_with_that_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet prints no values of counters; who leaves the suggested ones out gives the value instead."""
    monkeypatch.setenv("JACTA_SUGGESTED", "none")
    with text.speaking("en"), pytest.raises(InputError, match=r"Army leaders.*is empty; give the value") as refused:
        jacta.roll("here_i_stand.interception", {"leaders": ["suleiman"]})
    assert refused.value.key == "leaders.0"
    assert jacta.odds("here_i_stand.interception", {"leaders": [2]}).p(success=True)
