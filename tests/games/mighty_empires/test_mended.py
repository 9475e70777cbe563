"""Defects that were found in play or in review, each with the position that showed it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.errors import InputError
from jacta.games.mighty_empires.campaign.engagements import siege_of
from jacta.games.mighty_empires.campaign.movement import March, choices
from jacta.games.mighty_empires.campaign.sieges import Walls
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import Act, Cast
from jacta.games.mighty_empires.state.examples import in_winter, state, strip
from jacta.games.mighty_empires.state.world import Concealed, Effect, PieceCounts, Site, Tile, World
from jacta.games.mighty_empires.state.world_json import StateJson, world_from_json
from jacta.hexes import Hex
from jacta.kernel.rule.questions import Ask
from jacta.text import Message
from tests.games.mighty_empires.asking import refused
from tests.games.mighty_empires.worlds import after, asked, play, world

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
    session = play(row, strip()._replace(recruits=(PieceCounts(), PieceCounts(1, 0))), seat=1)
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


@pytest.mark.parametrize(("owner", "wrecked"), [("hostile", False), ("neutral", True), (0, True)])
def test_a_storm_spares_a_guard_ship_in_its_own_port(owner: Any, wrecked: bool) -> None:
    """4.13 (R77): a hostile city is of the independents' own colour."""
    port = Tile("coast", owner=owner if owner == 0 else None, site=Site("city", owner))
    home = Tile("plain", owner=0, site=Site("city", 0, 0, None, True))
    here = world({(0, 0): port, (1, 0): home}, {"I1": {"hex": (0, 0), "kind": "ship"}}, season="winter")
    session = play("spell", here, answers=[Cast("storm", "0,0")], seat=0)
    assert (after(session).find("I1") is None) is wrecked


def remark_on(session: Any, act: Act) -> Any:
    question = asked(session)
    assert question.remark is not None
    note = question.remark(session.position.seen_by(str(question.who)), act)
    assert note is not None
    return note.args["chance"]


@pytest.mark.parametrize(("on_tables", "chance"), [(False, "94%"), (True, "92%")])
def test_the_chance_beside_a_mission_counts_the_modifier_where_tables_do(on_tables: bool, chance: str) -> None:
    """R22: at − 2 the event row, 5, is thrown with a 7, and half of the events fail: 1 - 6/36 x 1/2."""
    here = world({(0, 0): OWN, (1, 0): Tile("plain")}, {"A1": {"hex": (0, 0), "hunger": 2}}, reserves=(0, 0))
    with text.speaking("en"):
        session = play("campaign_turn", here, seat=0, options={"modifiers_on_tables": on_tables})
        assert remark_on(session, Act("scout", "A1", "1,0")) == chance


@pytest.mark.parametrize(("roll", "chance"), [(7, "100%"), (5, "50%")])
def test_the_chance_beside_a_mission_knows_what_an_own_spy_found(roll: int, chance: str) -> None:
    here = world({(0, 0): OWN, (1, 0): Tile(None, revealed=False, seen=False, spy=0)}, {"A1": {"hex": (0, 0)}})
    here = here._replace(concealed=(Concealed(here.atlas.by_name["1,0"], "plain", False, roll),))
    with text.speaking("en"):
        assert remark_on(play("campaign_turn", here, seat=0), Act("scout", "A1", "1,0")) == chance


def test_a_disclosed_roll_is_modified_as_the_scouts_own_would_be() -> None:
    """R22, R74: it stands for the table roll; at − 3 a 5 is a hostile fortress."""
    here = world(
        {(0, 0): OWN, (1, 0): Tile(None, revealed=False, seen=False, spy=1)}, {"A1": {"hex": (0, 0), "hunger": 3}}
    )
    here = here._replace(concealed=(Concealed(here.atlas.by_name["1,0"], "plain", False, 5),))
    there = after(play("mission", here, unit="A1", to="1,0", options={"modifiers_on_tables": True}))
    assert there.tiles[there.atlas.by_name["1,0"]].site == Site("fortress", "hostile")


# --- Bad states


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"tiles.0,0.site.capital_of": 2}, "tiles.0,0.site.capital_of"),
        ({"tiles.0,0.site.taken_by": 2}, "tiles.0,0.site.taken_by"),
        ({"tiles.2,-1.site.capital_of": 0}, "tiles.0,0.site.capital_of"),
        ({"units.A01.damaged": True}, "units.A01.damaged"),
        (
            {"effects": [{"kind": "revolt", "on": "site", "target": "0,1", "until": "spring_end", "seat": 2}]},
            "effects.0.seat",
        ),
    ],
)
def test_a_state_that_cannot_be_is_refused_by_its_key(change: dict[str, Any], key: str) -> None:
    data: Any = state()
    for path, value in change.items():
        *way, last = path.split(".")
        part = data
        for step in way:
            part = part[step]
        part[last] = value
    assert refused("feed", state=data, seat=0) == f"state.{key}"


@pytest.mark.parametrize("name", ["end", "no", "pass", "Stay", "next", "1,0"])
def test_no_unit_is_called_like_an_answer(name: str) -> None:
    data = state()
    data["units"][name] = data["units"].pop("A01")
    assert refused("feed", state=data, seat=0) == f"state.units.{name}"


# --- Why not


def refusal(row: str, here: World, **given: Any) -> tuple[str, Any]:
    """The key that is refused, and the reason."""
    with pytest.raises(InputError) as caught:
        jacta.roll(f"mighty_empires.{row}", {"state": here.to_json(), **given})
    said = caught.value.message
    assert isinstance(said, Message)
    return caught.value.key, said.args.get("reason", said.id)


SHIP = {"hex": (0, 0), "kind": "ship"}
COAST = Tile("coast", owner=0)
PORT = Tile("coast", owner=0, site=Site("city", 0))


@pytest.mark.parametrize(
    ("tiles", "units", "to", "manner", "reason"),
    [
        ((OWN, Tile("plain")), {"A1": {"hex": (0, 0)}}, "1,0", "step", "unexplored"),
        ((OWN, OWN), {"A1": {"hex": (0, 0), "steps": 2}}, "1,0", "step", "no_step_left"),
        ((PORT, COAST), {"A1": {**SHIP, "damaged": True}}, "1,0", "step", "damaged"),
        ((OWN, OWN), {"A1": {"hex": (0, 0)}, "B1": {"hex": (1, 0)}}, "1,0", "retreat", "occupied"),
        ((OWN, Tile("mountain", owner=0)), {"A1": {"hex": (0, 0)}}, "1,0", "retreat", "rations"),
        ((COAST, OWN), {"A1": {"hex": (0, 0)}}, "A2", "embark", "no_ship"),
        (
            (COAST, OWN),
            {"A1": {"hex": (0, 0)}, "A2": {"hex": (0, 0), "aboard": "A3"}, "A3": SHIP},
            "A3",
            "embark",
            "ship_full",
        ),
        ((COAST, OWN), {"A1": SHIP, "A2": SHIP}, "A2", "embark", "ship_boards"),
        ((COAST, OWN), {"A1": {"hex": (0, 0), "turn_over": True}, "A2": SHIP}, "A2", "embark", "turn_over"),
        ((COAST, OWN), {"A1": {"hex": (0, 0)}, "A2": SHIP}, "0,0", "disembark", "not_aboard"),
        ((COAST, COAST), {"A1": {"hex": (0, 0), "aboard": "A2"}, "A2": SHIP}, "1,0", "disembark", "other_shore"),
        ((COAST, COAST), {"A1": {**SHIP, "must_go": (0, 1)}}, "1,0", "step", "must_go"),
    ],
)
def test_a_way_that_is_closed_says_why(
    tiles: tuple[Tile, Tile], units: dict[str, Any], to: str, manner: str, reason: str
) -> None:
    far = Tile("coast", explored_by=(0,)) if tiles[1].terrain == "coast" else OWN
    here = world(dict(zip([(0, 0), (1, 0), (0, 1)], (*tiles, far), strict=True)), units, reserves=(1, 0))
    assert refusal("advance", here, unit="A1", to=to, manner=manner) == ("to", reason)
    for language in text.LANGUAGES:
        with text.speaking(language), pytest.raises(InputError) as caught:
            jacta.roll("mighty_empires.advance", {"state": here.to_json(), "unit": "A1", "to": to, "manner": manner})
        assert "_" not in str(caught.value)


def test_nobody_steps_onto_a_tile_that_lies_face_down() -> None:
    assert refusal("advance", strip(), unit="A01", to="1,-1") == ("to", "unexplored")


def test_a_rampart_shuts_units_in() -> None:
    dome = Effect("rampart", "site", 0, 0, "thaw", 1, "winter")
    units: dict[str, Any] = {"A1": {"hex": (0, 0), "inside": True}, "A2": SHIP}
    here = world({(0, 0): PORT, (1, 0): OWN}, units, effects=(dome,))
    assert refusal("advance", here, unit="A1", to="1,0", manner="step") == ("to", "rampart")
    assert refusal("advance", here, unit="A1", to="A2", manner="embark") == ("to", "rampart")
    assert refusal("mission", here, unit="A1", to="1,0") == ("unit", "rampart")


@pytest.mark.parametrize(
    ("unit", "to", "refused_by"),
    [
        ({"scouted": True}, "1,0", ("unit", "scouted")),
        ({"turn_over": True}, "1,0", ("unit", "turn_over")),
        ({}, "0,1", ("to", "owned")),
        ({}, "-1,1", ("to", "explored")),
        ({}, "-1,0", ("to", "impassable")),
        ({}, "0,-1", ("to", "storm")),
        ({}, "2,0", ("to", "error-not-beside")),
        ({}, "9,9", ("to", "error-state-hex")),
        ({"kind": "ship"}, "1,0", ("to", "ship_needs_coast")),
    ],
)
def test_a_mission_that_is_refused_says_why(unit: dict[str, Any], to: str, refused_by: tuple[str, str]) -> None:
    tiles = {
        (0, 0): Tile("coast"),
        (1, 0): Tile("plain"),
        (2, 0): Tile("plain"),
        (0, 1): OWN,
        (-1, 1): Tile("plain", explored_by=(0,)),
        (-1, 0): Tile("plain", desolated=True),
        (0, -1): Tile("plain"),
    }
    here = world(tiles, {"A1": {"hex": (0, 0), **unit}})
    storm = Effect("storm", "hex", here.atlas.by_name["0,-1"], 0, "spring_end", 1, "winter")
    assert refusal("mission", here._replace(effects=(storm,)), unit="A1", to=to) == refused_by


def test_nobody_commands_an_independent_unit() -> None:
    here = world({(0, 0): OWN, (1, 0): OWN}, {"I1": {"hex": (0, 0)}})
    assert refusal("advance", here, unit="I1", to="1,0") == ("unit", "error-independent-unit")
    assert refusal("mission", here, unit="I1", to="1,0") == ("unit", "error-independent-unit")


def test_a_beaten_unit_and_its_winner_meet_in_the_field() -> None:
    here = world({(0, 0): COAST, (1, 0): OWN}, {"A1": {"hex": (0, 0)}, "B1": {"hex": (1, 0)}})
    asked_for = {"unit": "A1", "forced": False, "winner": "B1"}
    assert refusal("retreat", here, **asked_for) == ("winner", "error-winner-elsewhere")
    assert refusal("retreat", here, **asked_for | {"winner": "B2"}) == ("winner", "error-state-no-unit")
    here = world({(0, 0): COAST}, {"A1": {"hex": (0, 0), "aboard": "A2"}, "A2": SHIP})
    assert refusal("retreat", here, **asked_for | {"winner": None}) == ("unit", "error-unit-aboard")


def test_more_recruits_than_there_are_pieces_can_be_looked_at() -> None:
    """What a player holds is drawn and counted as it is, though nobody could have entered it so."""
    many = in_winter(recruits=(PieceCounts(30, 0), PieceCounts()))
    session = jacta.play("mighty_empires.deploy", {"state": many, "seat": 0})
    while isinstance(session.question, Ask):
        session.answer(session.question.values()[0])
        assert session.board()
    assert len(session.outcome.state.own_units(0)) > 17
