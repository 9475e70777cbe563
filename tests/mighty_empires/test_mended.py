"""Defects that were found in play or in review, each with the position that showed it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.games.mighty_empires import steward
from jacta.games.mighty_empires.actions import Act, Cast
from jacta.games.mighty_empires.movement import March, choices
from jacta.games.mighty_empires.samples import in_winter, state, strip
from jacta.games.mighty_empires.siege_phase import siege_of
from jacta.games.mighty_empires.sieges import Walls
from jacta.games.mighty_empires.world import Pieces, Site, Tile
from jacta.games.mighty_empires.world_json import StateJson, world_from_json
from jacta.hexes import Hex
from tests.mighty_empires.asking import refused
from tests.mighty_empires.worlds import after, asked, play, world

OWN = Tile("plain", owner=0)


def test_the_steward_sends_the_ship_that_must_follow_its_scouts() -> None:
    """R52: an army listed before the ship stays where it is."""
    tiles = {(0, 0): Tile("coast", owner=0), (1, 0): Tile("coast", explored_by=(0,)), (0, 1): OWN}
    ship = {"hex": (0, 0), "kind": "ship", "must_go": (1, 0)}
    march = March(world(tiles, {"A1": {"hex": (0, 0)}, "A2": ship}), 0)
    options = choices(march)
    assert Act("step", "A1", "0,1") in options
    assert steward.move(march, options) == Act("step", "A2", "1,0")


def test_a_second_pursuer_is_asked_about_the_same_unit() -> None:
    """R47: the first pursuer is not what the second one follows."""
    tiles = {(0, 0): OWN, (1, 0): OWN}
    shaken = {"hex": (0, 0), "next_roll": -6}
    here = world(tiles, {"A1": shaken, "B1": {"hex": (0, 0)}, "C1": {"hex": (0, 0)}}, players=3, alliances=((1, 2),))
    session = play("movement", here, answers=[Act("step", "A1", "1,0"), "B1"], seat=0)
    question = asked(session)
    assert (question.who, dict(question.args)) == ("seat2", {"unit": "A1", "hex": "1,0"})
    assert steward.pursue_withdrawal(session.position.state, question.options) == "C1"
    session.answer("C1")
    assert {unit.hex for unit in session.position.state.world.units} == {here.atlas.by_name["1,0"]}


def test_nobody_pursues_a_unit_that_is_no_more() -> None:
    """R58: the first pursuer wakes dragons, who destroy the unit that withdrew."""
    tiles = {(0, 0): OWN, (1, 0): OWN._replace(nest=True)}
    units = {name: {"hex": (0, 0)} for name in ("A1", "B1", "C1")}
    here = world(tiles, units, players=3, alliances=((1, 2),))
    asleep, awake, off_the_map, burnt = (1,), (6,), (6,), (2,)
    dice = [asleep, awake, off_the_map, burnt]
    session = play("movement", here, dice, [Act("step", "A1", "1,0"), "B1"], seat=0)
    assert [unit.id for unit in after(session).units] == ["C1"]


def test_no_modifier_is_too_much_for_a_table() -> None:
    """R22: where modifiers count on the tables, a unit may be hungrier than they go."""
    here = world({(0, 0): OWN, (1, 0): Tile("plain")}, {"A1": {"hex": (0, 0), "hunger": 30}})
    options = {"modifiers_on_tables": True}
    session = play("mission", here, [(6, 6)], unit="A1", to="1,0", options=options)
    assert after(session).unit("A1").scouted


def test_no_garrison_is_too_large_to_be_besieged() -> None:
    """R66: players who share a site can have more units inside than one of them has armies."""
    tiles = {(0, 0): Tile("plain", owner=1, site=Site("village", 1, None, None, True)), (1, 0): OWN}
    inside = {f"{seat}{number:02}": {"hex": (0, 0), "inside": True} for seat in "BC" for number in range(1, 11)}
    here = world(tiles, {"A1": {"hex": (0, 0)}, **inside}, players=3, alliances=((1, 2),))
    walls = siege_of(here, here.unit("A1"))
    assert isinstance(walls, Walls)
    assert walls.garrison == 17


def test_the_hexes_of_a_large_map_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a state parses each name of a hex a fixed number of times, however many there are."""
    names = [f"{q},0" for q in range(50)]
    data = {"order": [0, 1], "reserves": [0, 0], "tiles": {name: {"terrain": "plain"} for name in names}}
    parsed: list[str] = []

    def parse(name: str) -> Hex:
        parsed.append(name)
        q, r = name.split(",")
        return Hex(int(q), int(r))

    monkeypatch.setattr(Hex, "parse", parse)
    world_from_json(StateJson.model_validate_json(json.dumps(data)))
    assert len(parsed) <= 3 * len(names)


@pytest.mark.parametrize(
    "settings",
    [
        {"coast_tiles": 2},
        {"coast_tiles": 3, "players": 3},
        {"map_mode": "manual", "options": {"draw_includes_coast": True}, "tile_set": {"coast": 13}, "coast_tiles": 9},
    ],
)
def test_a_coast_too_short_for_a_capital_is_refused_before_any_dice(settings: dict[str, Any]) -> None:
    """4.2 (R12): it cannot be known yet that nobody will want the capital there."""
    with pytest.raises(InputError) as caught:
        jacta.play("mighty_empires.game", settings, dice="mine")
    assert caught.value.key == "coast_tiles"


def test_a_short_coast_does_where_no_capital_is_on_it() -> None:
    given = {"seed": 1, "choosing": [1, 0], "capitals": ["plain", "plain"], "coast_tiles": 2}
    jacta.roll("mighty_empires.map_auto", given)


@pytest.mark.parametrize("row", ["campaign_turn", "movement", "pillage", "feed"])
def test_nobody_has_a_turn_in_winter(row: str) -> None:
    assert refused(row, state=in_winter(), seat=0) == "state.season"


def test_a_spell_cast_on_its_own_is_cast_in_winter() -> None:
    """R25: so that it outlasts the thaw of its year."""
    session = play("spell", strip(), answers=[Cast("blessing", "A01")], seat=0)
    here = after(session)
    assert (here.season, here.phase, here.active) == ("winter", "equinox", 0)
    assert [effect.season for effect in here.effects] == ["winter"]


@pytest.mark.parametrize(
    ("row", "phase"),
    [("espionage", "espionage"), ("construction", "construction"), ("deploy", "deployment")],
)
def test_the_other_rows_of_winter_are_played_in_winter(row: str, phase: str) -> None:
    session = play(row, strip()._replace(recruits=(Pieces(), Pieces(1, 0))), seat=1)
    here = after(session) if session.question is None else session.position.state.world
    assert (here.season, here.phase, here.active) == ("winter", phase, 1)


def test_no_marsh_weighs_on_a_unit_that_flees_in_winter() -> None:
    """R100: it lasts to the end of a turn, and winter has none."""
    here = world({(0, 0): OWN, (1, 0): Tile("marsh", owner=0)}, {"A1": {"hex": (0, 0)}}, season="winter")
    session = play("advance", here, unit="A1", to="1,0", manner="retreat")
    assert after(session).effects == ()
    session = play("advance", here._replace(season="spring"), unit="A1", to="1,0", manner="retreat")
    assert [effect.kind for effect in after(session).effects] == ["marsh"]


def test_an_effect_lies_on_what_its_kind_says() -> None:
    effect = {"kind": "razed", "on": "unit", "target": "A01", "until": "thaw"}
    assert refused("feed", state=state() | {"effects": [effect]}, seat=0) == "state.effects.0.on"


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [("explored_by", [2], "explored_by"), ("contact", [2], "contact"), ("secret", {"seat": 2}, "secret.seat")],
)
def test_a_seat_that_nobody_has_is_refused_where_it_is_named(key: str, value: Any, named: str) -> None:
    data = state()
    data["tiles"]["0,1"][key] = value
    assert refused("feed", state=data, seat=0) == f"state.tiles.0,1.{named}"


def test_nobody_is_beaten_by_his_own_side() -> None:
    here = world({(0, 0): OWN}, {"A1": {"hex": (0, 0)}, "A2": {"hex": (0, 0)}})
    assert refused("retreat", state=here.to_json(), unit="A1", forced=True, winner="A2") == "winner"
