"""The board as text and as a picture, and the remarks beside answers: what is there is shown, what is hidden is not."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import jacta
from jacta import telling, text
from jacta.dice import Seeded
from jacta.games.mighty_empires.inputs import GRID
from jacta.games.mighty_empires.pictures import board, map_picture
from jacta.games.mighty_empires.state.examples import strip
from jacta.games.mighty_empires.state.procedures import view
from jacta.games.mighty_empires.state.world import Concealed, Effect, Site, World
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from tests.games.mighty_empires.random_games import random_game, world_of
from tests.games.mighty_empires.setup.test_setup import lay_as_usual
from tests.games.mighty_empires.state.test_views import SEATS, disguised
from tests.games.mighty_empires.worlds import play


def hex_of(world: World, name: str) -> int:
    return world.atlas.by_name[name]


def changed(world: World, name: str, **facts: Any) -> World:
    hex = hex_of(world, name)
    return world._replace(tiles=(*world.tiles[:hex], world.tiles[hex]._replace(**facts), *world.tiles[hex + 1 :]))


def test_the_map_of_ten_hexes() -> None:
    """Name and terrain above, owner, site and units below; columns to the east stand half a hex lower."""
    assert board.map_lines(view(strip(), None)) == [
        "          ________",
        " ________/P9    ~~\\________",
        "/N9    ♣♣\\        /Q9    ??\\________",
        "\\AV      /P10   ··\\        /R10   ··\\",
        "/N10   ≈=\\AC*   A1/Q10   ··\\BC*  [1]/",
        "\\A       /P11   ··\\B   A1B1/R11   ≈=\\",
        " ‾‾‾‾‾‾‾‾\\av      /Q11   ??\\BV      /",
        "          ‾‾‾‾‾‾‾‾\\        /‾‾‾‾‾‾‾‾",
        "                   ‾‾‾‾‾‾‾‾",
    ]


@pytest.mark.parametrize(
    ("facts", "lower"),
    [
        ({"desolated": True}, "av‡"),
        ({"site": Site("fortress", "hostile")}, "af!"),
        ({"explored_by": (0, 1)}, "&v "),
        ({"explored_by": ()}, " v "),
    ],
)
def test_the_signs_of_a_site(facts: dict[str, Any], lower: str) -> None:
    world = changed(strip(), "0,1", **facts)
    assert board.lower(world, hex_of(world, "0,1")) == lower.ljust(board.CELL)


def test_a_ruin_a_nest_a_spy_and_a_broken_bridge_are_marked_and_explained() -> None:
    world = changed(strip(), "0,1", nest=True)
    world = changed(world, "1,1", spy=0)
    ruin = Effect("razed", "hex", hex_of(world, "2,0"), 0, "thaw", 1, "spring")
    broken = Effect("sabotaged", "hex", hex_of(world, "-1,1"), 0, "spring_end", 1, "winter")
    world = world._replace(effects=(ruin, broken))
    with text.speaking("en"):
        drawn = board.draw(world, None)
        explained, plain = "".join(board.legend(world, None)), "".join(board.legend(strip(), None))
    for sign, words in (("†", "razed"), ("Ω", "nest"), ("º", "spy"), ("≈x", "sabotaged")):
        assert sign in drawn
        assert words in explained
        assert words not in plain


def test_a_spy_sees_what_he_found_and_nobody_else_does() -> None:
    world = changed(strip(), "1,1", spy=0)
    hex = hex_of(world, "1,1")
    world = world._replace(concealed=(Concealed(hex, "mountain", False, 7),))
    assert board.ground(view(world, "seat0"), hex) == "▲?"
    assert board.ground(view(world, "seat1"), hex) == "??"
    assert map_picture.draw(view(world, "seat1"), None) != map_picture.draw(view(world, "seat0"), None)


@pytest.mark.parametrize("players", [2, 3])
def test_equal_for_a_seat_is_drawn_equally(players: int) -> None:
    """And every text board of two players fits on 100 columns."""
    drawn = 0
    for number, (position, _) in enumerate(random_game({"players": players, "years": 1, "seed": 3}, 3)):
        world = world_of(position)
        if world is None or number % 4:
            continue
        for seat in SEATS:
            seen, other = view(world, seat), view(disguised(world, seat), seat)
            shown = "\n".join([board.draw(seen, None), *board.legend(seen, None)])
            assert shown == "\n".join([board.draw(other, None), *board.legend(other, None)])
            assert players == 3 or max(map(len, shown.splitlines())) <= board.WIDTH
            assert map_picture.draw(seen, None) == map_picture.draw(other, None)
            drawn += 1
    assert drawn > 20


def test_units_that_differ_in_nothing_but_their_names_have_one_stand_in() -> None:
    first = strip().unit("A01")
    one, two, three = (first._replace(id=name) for name in ("A01", "A02", "A03"))
    world = strip()._replace(units=(one, two, three))

    def stand_ins(world: World) -> list[str]:
        return [map_picture.stand_in(world, unit) for unit in world.units]

    assert stand_ins(world) == ["A01", "A01", "A01"]
    place = world.atlas.names[first.hex]
    assert f'data-place="A03" data-at="{place}" data-like="A01"' in map_picture.draw(world, None)
    blessing = Effect("blessing", "unit", "A02", 2, "thaw", 1, "winter")
    assert stand_ins(world._replace(effects=(blessing,))) == ["A01", "A02", "A01"]
    assert stand_ins(world._replace(units=(one, two, three._replace(steps=1)))) == ["A01", "A01", "A03"]
    ships = (two._replace(kind="ship"), three._replace(kind="ship"))
    assert stand_ins(world._replace(units=(one, *ships))) == ["A01", "A02", "A02"]
    assert stand_ins(world._replace(units=(one._replace(aboard="A03"), *ships))) == ["A01", "A02", "A03"]


def test_the_picture_is_plain_svg_with_every_unit_and_hex() -> None:
    for language in text.LANGUAGES:
        with text.speaking(language):
            svg = map_picture.draw(strip(), None)
        root = ElementTree.fromstring(svg)
        assert not any(part.tag.endswith(("script", "style", "image")) for part in root.iter())
        words = {part.text for part in root.iter() if part.tag.endswith("text")}
        assert {*map(GRID.name, strip().atlas.cells), "A01", "A02", "B02"} <= words


def test_before_the_map_there_is_nothing_to_draw() -> None:
    session = jacta.play("mighty_empires.game", {"seed": 1}, source=Seeded(1))
    assert isinstance(session.question, Ask)
    assert session.question.label == "capital_site"
    assert not session.board("seat0")
    assert not session.board("seat0", svg=True)


def test_the_board_follows_a_map_laid_by_hand() -> None:
    given = {"seed": 1, "choosing": [1, 0], "capitals": ["plain", "coast"]}
    session = jacta.play("mighty_empires.map_manual", given)
    drawn = session.board("seat1")
    assert drawn is not None
    assert drawn.count("??") == 40 + 12 + 1  # the tiles in hand lie nowhere yet; and once in the legend
    lay_as_usual(session)
    drawn = session.board("seat1")
    assert drawn is not None
    assert drawn.count("??") == 40 + 1
    session.answer("edit")
    session.answer(next(edit for edit in asked(session).values() if edit.do == "turn"))
    assert session.board("seat1") != drawn


def asked(session: Session) -> Ask:
    assert isinstance(session.question, Ask)
    return session.question


def remarks(session: Session) -> dict[str, str]:
    with text.speaking("en"):
        offers = telling.pending(session.position, asked(session)).offers
    return {offer.text: offer.remark for offer in offers}


def test_beside_a_step_stands_where_it_leads_and_what_it_costs() -> None:
    world = changed(strip(), "0,1", terrain="mountain")._replace(phase="movement", reserves=(1, 3))
    session = jacta.play("mighty_empires.movement", {"state": world.to_json(), "seat": 0})
    with text.speaking("en"):
        beside = remarks(session)
        assert beside["no more moves"] == ""
        assert beside["A01 goes to P11"] == "from P10: mountain, village (neutral); rations 2 – famine roll!"
        assert beside["A01 goes to N10"] == "from P10: river; rations 1"


def test_beside_a_mission_stands_its_chance_where_the_terrain_is_known() -> None:
    """Coast: all but 5 explores, and of the events 2, 3, 6, 7 and 9 do not: 1 - 4/36 x 18/36."""
    session = jacta.play("mighty_empires.campaign_turn", {"state": strip().to_json(), "seat": 0})
    while asked(session).label != "scout":
        session.answer(False)
    with text.speaking("en"):
        beside = remarks(session)
    assert beside["A01 to P9"] == "from P10: coast; explored 94%"
    assert beside["A01 to Q9"] == "from P10: face down"


# --- What a story says


def story(session: Session) -> list[str]:
    with text.speaking("en"):
        return [telling.entry(entry).text for entry in session.transcript if entry.kind == "note"]


def test_scouts_who_find_a_site_where_one_stands_find_nothing_new() -> None:
    """R29: the dice may say city, but nothing is placed."""
    world = changed(strip(), "0,1", explored_by=())
    session = play("mission", world, [(5, 6)], unit="A01", to="0,1")
    assert story(session)[1:] == ["Nothing new: there is a site already.", "The hex is explored."]


def test_a_combat_says_what_becomes_of_the_loser() -> None:
    world = strip()._replace(phase="combat", units=tuple(unit._replace(hunger=0) for unit in strip().units))
    session = play("campaign_turn", world, [(6, 6), (1, 1)], ["end", "end"], seat=0)
    assert "The winner is the attacker: total victory. The loser is destroyed." in story(session)


def test_a_unit_that_comes_to_free_land_annexes_it_aloud() -> None:
    world = changed(strip(), "0,-1", explored_by=(0,))
    session = play("advance", world, unit="A01", to="0,-1")
    assert story(session) == ["Rations for the way: 1.", "P9 is annexed."]


def test_beside_a_building_stands_its_price() -> None:
    session = play("construction", strip()._replace(season="winter"), seat=0)
    with text.speaking("en"):
        beside = remarks(session)
    assert beside["found a village at N10"] == "river; rations 2"
    assert beside["make the village at N9 a city"] == "forest, village (A); rations 4"


def test_beside_a_nest_stands_a_warning() -> None:
    world = changed(strip(), "0,1", nest=True, explored_by=())
    session = play("campaign_turn", world, answers=[False], seat=0)
    with text.speaking("en"):
        assert "nest of dragons!" in remarks(session)["A01 to P11"]


def test_in_the_end_the_whole_map_lies_open() -> None:
    given = {"players": 2, "seats": ["random", "random"], "years": 1, "seed": 1}
    session = jacta.play("mighty_empires.game", given, source=Seeded(1))
    assert session.question is None
    for seat in (None, "seat0", "seat1"):
        assert session.board(seat) == session.board()
        assert (session.board(seat, svg=True) or "").startswith("<svg")
    assert "??" not in (session.board(legend=False) or "??")
    assert not session.ends_on_the_board


def test_the_heading_of_the_picture_tells_what_there_is_to_pay_with() -> None:
    """On a telephone the realms stand far below the map, or are out of sight."""
    world = strip()._replace(phase="movement", active=0)
    title = f"Year 1, spring · movement · A to play · reserve of A: {world.reserves[0]}"
    assert title in map_picture.draw(world, None)
