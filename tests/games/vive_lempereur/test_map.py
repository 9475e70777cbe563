"""On the map: retreats, scenario files and their errors, pictures."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

import jacta
from jacta import telling, text
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.games.vive_lempereur.inputs import GRID
from jacta.games.vive_lempereur.maps import pictures
from jacta.games.vive_lempereur.maps.scenario import SAMPLES, read, sample
from jacta.hexes import Hex, distance
from jacta.rules import Ask

PLACES = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
SVG = "{http://www.w3.org/2000/svg}"


# --- Retreat


@over(PLACES, PLACES, st.lists(PLACES, max_size=8))
def test_a_retreat_ends_nearer_and_never_in_a_barred_hex(
    start: tuple[int, int], goal: tuple[int, int], blocked: list[tuple[int, int]]
) -> None:
    if start == goal:
        return
    given = {"from": list(start), "communication": list(goal), "blocked": [list(place) for place in blocked]}
    found = jacta.odds("vive_lempereur.retreat", given).mode()
    away = distance(Hex(*start), Hex(*goal))
    assert found.possible == bool(found.hexes)
    assert list(found.hexes) == sorted(set(found.hexes))
    for end in found.hexes:
        assert distance(Hex(*end), Hex(*goal)) == max(0, away - 2)
        assert end not in blocked
        assert distance(Hex(*start), Hex(*end)) == min(2, away)


def test_the_owner_picks_where_to_go() -> None:
    session = jacta.play("vive_lempereur.retreat", {"from": [0, 0], "communication": [5, -2]})
    session.answer([2, 0])
    assert session.outcome is not None
    told = session.transcript[-1].note
    assert told is not None
    assert told.args == {"hex": "2,0"}


# --- Scenario maps

FARM = """
title = "A farm"
columns = 4
rows = 3
[terrain]
forest = ["1,0"]
[levels]
1 = ["2,0"]
[communication]
french = "0,0"
austrian = "3,0"
[[stacks]]
side = "french"
hex = "0,1"
units = [{ name = "7e", arm = "infantry", formation = "line", morale = 7, steps = 3 }]
[[stacks]]
side = "austrian"
hex = "2,1"
units = [{ name = "IR 4", arm = "infantry", formation = "line", morale = 7, steps = 3 }]
"""


@pytest.mark.parametrize("name", SAMPLES)
def test_sample_maps_answer(name: str) -> None:
    scenario = sample(name)
    places = [str(place) for place in scenario.stacks]
    seen = {
        jacta.odds("vive_lempereur.line_of_sight", scenario.line_of_sight(one, other)).mode().visible
        for one in places
        for other in places
        if one != other
    }
    assert seen == {True, False}
    for place in places:
        found = jacta.odds("vive_lempereur.retreat", scenario.retreat(place)).mode()
        assert all(Hex(*end) in scenario for end in found.hexes)
        assert scenario.units(place)


def test_the_samples_exercise_crests_towns_and_edges() -> None:
    farm, ridge = sample("farm"), sample("ridge")
    assert "town" in farm.terrain.values()
    battery = jacta.roll("vive_lempereur.line_of_sight", farm.line_of_sight("5,0", "1,2"))
    assert [entry.label for entry in battery.transcript] == ["path_blocked", "path_blocked", "sight"]
    guard = jacta.roll("vive_lempereur.line_of_sight", ridge.line_of_sight("1,1", "8,-3"))
    assert guard.transcript[0].note is not None
    assert guard.transcript[0].note.args["cause"] == "crest"


def test_units_of_a_map_fight() -> None:
    farm = sample("farm")
    in_town = farm.units("6,-1")
    in_the_open = [{**unit, "terrain": "clear"} for unit in in_town]
    won = [
        jacta.odds("vive_lempereur.assault_sequence", {"attackers": farm.units("2,2"), "defenders": defenders})
        for defenders in (in_town, in_the_open)
    ]
    assert won[0].p(winner="attacker") < won[1].p(winner="attacker")


def broken(old: str, new: str) -> InputError:
    assert old in FARM
    with pytest.raises(InputError) as caught:
        read(FARM.replace(old, new))
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "key", "hex"),
    [
        ('hex = "2,1"', 'hex = "0,1"', "stacks.1.hex", "A2"),
        ('hex = "2,1"', 'hex = "2,9"', "stacks.1.hex", "C11"),
        ('hex = "2,1"', 'hex = "north"', "stacks.1.hex", "north"),
        ("forest =", "swamp =", "terrain.swamp", "1,0"),
        ('["1,0"]', '["1,0", "7,7"]', "terrain.forest.1", "H11"),
        ('["1,0"]', '["1,0", "1,0"]', "terrain.forest.1", "B1"),
        ("1 = [", "high = [", "levels.high", "2,0"),
        ("1 = [", "21 = [", "levels.21", "2,0"),
        ('austrian = "3,0"', 'austrian = "3,3"', "communication.austrian", "D5"),
        ('side = "austrian"', 'side = "prussian"', "stacks.1.side", "C3"),
    ],
)
def test_map_errors_name_key_and_hex(old: str, new: str, key: str, hex: str) -> None:
    error = broken(old, new)
    assert error.key == key
    for language in text.LANGUAGES:
        with text.speaking(language):
            assert hex in str(error)


def test_other_map_errors_name_their_key() -> None:
    assert broken("rows = 3", "rows = 0").key == "rows"
    assert broken("rows = 3", "rows = 3\nhills = 1").key == "hills"
    assert broken('formation = "line"', 'formation = "limbered"').key == "stacks.0.units.0.formation"
    assert broken("title", "title title").key == ""
    farm = read(FARM)
    for ask, key in ((lambda: farm.retreat("1,1"), "from"), (lambda: farm.line_of_sight("0,1", "9,9"), "to")):
        with pytest.raises(InputError) as caught:
            ask()
        assert caught.value.key == key
    with pytest.raises(InputError):
        sample("waterloo")


# --- Pictures


def texts(svg: str) -> str:
    return " ".join(element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text"))


def test_a_picture_of_a_blocked_edge_line() -> None:
    woods = [{"q": 1, "r": 0, "terrain": "forest"}, {"q": 1, "r": 2, "terrain": "forest"}]
    given: dict[str, Any] = {"from": [0, 0], "to": [2, 2], "hexes": woods}
    with text.speaking("fr"):
        told = texts(pictures.line_of_sight(given))
        assert "Hors de vue" in told
        assert "côté gauche : caché en B1 (forêt)" in told
        assert "côté droit : caché en B3 (forêt)" in told
    with text.speaking("en"):
        assert "left side: hidden at B1 (forest)" in texts(pictures.line_of_sight(given))


def test_a_picture_of_a_crest_and_of_a_clear_line() -> None:
    heights = [{"q": 0, "r": 0, "level": 1}, {"q": 1, "r": 0, "level": 1}]
    with text.speaking("en"):
        hidden = pictures.line_of_sight({"from": [0, 0], "to": [3, 0], "hexes": heights})
        assert "hidden at C2 (crest)" in texts(hidden)
        assert "In sight" in texts(pictures.line_of_sight({"from": [0, 0], "to": [3, 0]}))


@pytest.mark.parametrize("name", SAMPLES)
def test_pictures_of_whole_maps(name: str) -> None:
    scenario = sample(name)
    for place in map(str, scenario.stacks):
        for language in text.LANGUAGES:
            with text.speaking(language):
                told = texts(pictures.retreat(scenario.retreat(place), scenario.board))
                assert "picture-" not in told
                assert GRID.name(Hex.parse(place)) in told


def test_a_picture_without_a_retreat() -> None:
    with text.speaking("en"):
        told = texts(pictures.retreat({"from": [0, 0], "communication": [9, 0], "blocked": [[1, 0]]}))
    assert "No retreat from A1 towards J5" in told


@pytest.mark.parametrize("name", ["line_of_sight", "retreat"])
def test_pictures_call_every_hex_by_its_name_and_end_where_the_map_ends(name: str) -> None:
    drawing = jacta.procedures()[f"vive_lempereur.{name}"]
    for example in drawing.examples:
        drawn = drawing.picture(drawing.validate(example))
        assert drawn
        assert not re.search(r">-?\d+,-?\d+", drawn)
    corner = texts(pictures.retreat({"from": [0, 0], "communication": [9, 0], "blocked": [[-1, 0]]}))
    assert "-1,0" in corner  # what somebody names is drawn wherever it lies
    assert "0,-1" not in corner


GUNS = {"morale": 8, "steps": 2, "fire": 7, "max_range": 6}
LINE = {"arm": "infantry", "formation": "line", "morale": 7, "steps": 3, "shock": 5, "fire": 4}
HIT = {"battery": GUNS, "targets": [LINE], "from": [4, 3], "to": [5, 3], "communication": [9, 1]}


@pytest.mark.parametrize(
    ("name", "given"), [("retreat", {"from": [4, 3], "communication": [9, 1]}), ("battery_fires", HIT)]
)
def test_who_is_asked_for_a_hex_has_a_board_that_names_every_answer(name: str, given: dict[str, Any]) -> None:
    asked = (jacta.play(f"vive_lempereur.{name}", given, source=Seeded(seed)) for seed in range(20))
    session = next(one for one in asked if isinstance(one.question, Ask) and one.question.label == "retreat_hex")
    assert session.question is not None
    owner = session.waiting_for[0]
    drawn = session.board(owner, svg=True)
    assert drawn
    hexes = {part.get("data-place") for part in ElementTree.fromstring(drawn).iter(f"{SVG}g")}
    offers = telling.pending(session.position, session.question, owner).offers
    assert len(offers) == 3
    assert all(len(offer.places) == 1 and hexes.issuperset(offer.places) for offer in offers)
    session.answer(offers[1].value, owner)
    assert session.question is None


def test_without_a_place_there_is_no_board() -> None:
    given = {"battery": GUNS, "targets": [LINE], "distance": 1}
    session = jacta.play("vive_lempereur.battery_fires", given, source=Seeded(1))
    assert not session.board(svg=True)


def test_a_map_on_its_sheet_has_its_levels_and_words() -> None:
    """A number that something is kept under is no place of a list, and a word there has its text."""
    with text.speaking("fr"):
        assert telling.value("vive_lempereur", {"1": ["2,-1"], "2": ["1,0"]}) == "1 C1, 2 B1"
        assert telling.value("vive_lempereur", {"french": "0,4"}) == "français A5"
