"""Scenes of the whole game played from a given position; what must come out is read off the rules alone."""

from __future__ import annotations

from typing import Any

import jacta
from jacta.plain import plain_outcome

State = dict[str, Any]


# --- building a position ----------------------------------------------------------------------------------------------


def tile(terrain: str = "plain", owner: int | None = None, site: State | None = None, **more: Any) -> State:
    return {
        "terrain": terrain,
        "revealed": True,
        "seen": True,
        "bridge": terrain == "river",
        "owner": owner,
        "explored_by": [],
        "nest": False,
        "desolated": False,
        "site": site,
        "contact": [],
        "secret": None,
        **more,
    }


def site(kind: str, owner: int | str, capital_of: int | None = None) -> State:
    return {
        "type": kind,
        "owner": owner,
        "capital_of": capital_of,
        "taken_by": None,
        "once_owned": isinstance(owner, int),
    }


def unit(owner: int | str, where: str, kind: str = "army", **more: Any) -> State:
    return {
        "owner": owner,
        "kind": kind,
        "hex": where,
        "inside": False,
        "aboard": None,
        "hunger": 0,
        "next_roll": 0,
        "damaged": False,
        "steps": 0,
        "scouted": False,
        "turn_over": False,
        "must_go": None,
        "marched": False,
        "shifted": False,
        "siege_bonus": None,
        **more,
    }


def effect(kind: str, on: str, target: Any, until: str, value: int = 0, year: int = 1, season: str = "winter") -> State:
    return {
        "kind": kind,
        "on": on,
        "target": target,
        "value": value,
        "until": until,
        "year": year,
        "season": season,
        "hex": None,
        "seat": None,
    }


def world(tiles: State, units: State, reserves: tuple[int, ...] = (9, 9), **more: Any) -> State:
    seats = len(reserves)
    return {
        "year": 2,
        "season": "spring",
        "phase": "harvest",
        "active": 0,
        "order": list(range(seats)),
        "north": 6,
        "alliances": [],
        "reserves": list(reserves),
        "tiles": tiles,
        "units": units,
        "effects": [],
        "recruits": [{"army": 0, "ship": 0} for _ in range(seats)],
        "lost": [{"army": 0, "ship": 0} for _ in range(seats)],
        "captured_this_turn": [],
        "log": [],
        **more,
    }


def far_away(seat: int) -> State:
    """A capital and nothing else in a far corner: keeps a seat in the game and out of the scene."""
    return {f"{20 + 5 * seat},-30": tile("plain", seat, site("city", seat, seat))}


# --- playing it -------------------------------------------------------------------------------------------------------


class Scene:
    def __init__(self, procedure: str, state: State, **given: Any) -> None:
        self.session = jacta.play("mighty_empires." + procedure, {"state": state, **given}, dice="mine")

    def roll(self, label: str, *faces: int) -> Scene:
        question: Any = self.session.question
        assert not hasattr(question, "values"), question
        assert question.label == label, question
        self.session.throw(faces)
        return self

    def offered(self, label: str, who: int = 0) -> list[str]:
        question: Any = self.session.question
        assert hasattr(question, "values"), question
        assert (question.label, question.who) == (label, f"seat{who}")
        return [told(value) for value in question.values()]

    def say(self, label: str, answer: str, who: int = 0) -> Scene:
        assert answer in self.offered(label, who)
        question: Any = self.session.question
        self.session.answer(next(value for value in question.values() if told(value) == answer))
        return self

    def end(self) -> State:
        assert self.session.question is None, self.session.question
        state: State = plain_outcome(self.session.outcome)["state"]
        return state


def told(value: Any) -> str:
    """An option in words: "end", "step A01 1,0", "curse B01", "found_village 2,0"."""
    if isinstance(value, (str, bool, int)):
        return str(value)
    parts: Any = plain_outcome(value)
    return " ".join(str(part) for part in (parts.values() if isinstance(parts, dict) else parts))


def kinds(state: State, target: Any = None) -> list[str]:
    return sorted(one["kind"] for one in state["effects"] if target is None or one["target"] == target)


# --- supply and movement ----------------------------------------------------------------------------------------------


def strip(*terrains: str, **more: Any) -> State:
    """Unowned hexes explored by seat 0, from 1,0 eastward; 0,0 is his city."""
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), **far_away(1)}
    for q, terrain in enumerate(terrains, 1):
        tiles[f"{q},0"] = tile(terrain, explored_by=[0], **more)
    return tiles


def test_a_mountain_costs_two_and_is_annexed() -> None:
    scene = Scene("movement", world(strip("mountain"), {"A01": unit(0, "0,0", hunger=2)}, (2, 0)), seat=0)
    state = scene.say("move", "step A01 1,0").say("move", "end").end()
    assert state["reserves"] == [0, 0]
    assert state["units"]["A01"]["hex"] == "1,0"
    assert state["units"]["A01"]["hunger"] == 0
    assert state["tiles"]["1,0"]["owner"] == 0
    assert state["tiles"]["1,0"]["explored_by"] == []


def test_a_marsh_costs_two_weakens_and_is_never_annexed() -> None:
    scene = Scene("movement", world(strip("marsh"), {"A01": unit(0, "0,0")}, (5, 0)), seat=0)
    state = scene.say("move", "step A01 1,0").say("move", "end").end()
    assert state["reserves"] == [3, 0]
    assert state["tiles"]["1,0"]["owner"] is None
    assert state["tiles"]["1,0"]["explored_by"] == [0]
    (weak,) = state["effects"]
    assert (weak["kind"], weak["target"], weak["value"], weak["until"]) == ("marsh", "A01", -1, "end_of_turn")


def test_famine_eats_what_is_there_then_rolls_once() -> None:
    units = {"A01": unit(0, "0,0", hunger=1)}
    weak = Scene("movement", world(strip("mountain"), units, (1, 0)), seat=0).say("move", "step A01 1,0")
    state = weak.roll("famine", 3, 5).say("move", "end").end()
    assert state["reserves"] == [0, 0]
    assert state["units"]["A01"]["hex"] == "1,0"
    assert state["units"]["A01"]["hunger"] == 2
    assert state["tiles"]["1,0"]["owner"] == 0

    refusing = Scene("movement", world(strip("mountain"), units, (1, 0)), seat=0).say("move", "step A01 1,0")
    refusing.roll("famine", 1, 4)
    # no step is left; on the hex of his own city it may still go in
    assert refusing.offered("move") == ["end", "enter A01 0,0"]
    state = refusing.say("move", "end").end()
    assert state["reserves"] == [0, 0]
    assert state["units"]["A01"]["hex"] == "0,0"
    assert state["units"]["A01"]["hunger"] == 2

    herd = Scene("movement", world(strip("mountain"), units, (1, 0)), seat=0).say("move", "step A01 1,0")
    state = herd.roll("famine", 6, 6).say("move", "end").end()
    assert state["reserves"] == [1, 0]
    assert state["units"]["A01"]["hunger"] == 0


def test_famine_two_disbands_a_ship_with_its_cargo() -> None:
    tiles = {"0,0": tile("coast", 0, site("city", 0, 0)), "1,0": tile("coast", 0), **far_away(1)}
    units = {"A01": unit(0, "0,0", "ship"), "A02": unit(0, "0,0", aboard="A01"), "A03": unit(0, "0,0")}
    scene = Scene("movement", world(tiles, units, (0, 0)), seat=0).say("move", "step A01 1,0").roll("famine", 1, 1)
    assert sorted(scene.say("move", "end").end()["units"]) == ["A03"]


def test_a_forced_march_costs_three_and_counts_in_the_first_combat_only() -> None:
    tiles = strip("plain", "plain")
    tiles["2,0"] = tile("plain", 1)
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "2,0")}
    # the harvest brings 3
    scene = Scene("campaign_turn", world(tiles, units, (0, 0)), seat=0)
    scene.say("move", "step A01 1,0").say("move", "step A01 2,0")
    # 7 - 1 against 6: a standoff
    scene.roll("combat.attacker", 3, 4).roll("combat.defender", 3, 3)
    state = scene.end()
    assert state["reserves"] == [0, 0]
    assert state["units"]["A01"]["hex"] == state["units"]["B01"]["hex"] == "2,0"
    assert [state["units"][one]["next_roll"] for one in ("A01", "B01")] == [0, 0]
    assert state["effects"] == []
    assert not state["units"]["A01"]["marched"]


def test_celerity_gives_two_steps_at_the_plain_price() -> None:
    swift = [effect("celerity", "unit", "A01", "spring_end")]
    state = world(strip("plain", "plain", "plain"), {"A01": unit(0, "0,0")}, (5, 0), effects=swift)
    scene = Scene("movement", state, seat=0).say("move", "step A01 1,0").say("move", "step A01 2,0")
    after = scene.end()
    assert after["reserves"] == [3, 0]
    assert not after["units"]["A01"]["marched"]
    assert [after["tiles"][f"{q},0"]["owner"] for q in (1, 2, 3)] == [0, 0, None]


def test_annexing_an_enemys_hexes() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), **far_away(1)}
    tiles |= {"1,0": tile("forest", 1), "0,1": tile("plain", 1, site("village", 1)), "-1,0": tile("plain", 1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0"), "A03": unit(0, "0,0"), "B01": unit(1, "-1,0")}
    scene = Scene("movement", world(tiles, units, (3, 0)), seat=0)
    scene.say("move", "step A01 1,0").say("move", "step A02 0,1").say("move", "step A03 -1,0")
    state = scene.say("move", "end").end()
    assert [state["tiles"][one]["owner"] for one in ("1,0", "0,1", "-1,0")] == [0, 1, 1]
    assert state["tiles"]["0,1"]["site"]["owner"] == 1


def test_a_unit_left_alone_annexes_at_the_start_of_its_turn() -> None:
    tiles = {"0,0": tile("plain", 1), "5,5": tile("marsh", 1), **far_away(0), **far_away(1)}
    state = Scene("campaign_turn", world(tiles, {"A01": unit(0, "0,0"), "A02": unit(0, "5,5")}), seat=0).end()
    assert state["tiles"]["0,0"]["owner"] == 0
    # marsh cannot be taken even from its owner (R10)
    assert state["tiles"]["5,5"]["owner"] == 1


def test_entering_ruins_takes_hex_and_piece() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", 1, site("city", 1)), **far_away(1)}
    ruins = [effect("razed", "hex", "1,0", "thaw", season="spring", year=2)]
    scene = Scene("movement", world(tiles, {"A01": unit(0, "0,0")}, (1, 0), effects=ruins), seat=0)
    state = scene.say("move", "step A01 1,0").say("move", "end").end()
    assert state["tiles"]["1,0"]["owner"] == 0
    assert state["tiles"]["1,0"]["site"]["owner"] == 0
    assert state["tiles"]["1,0"]["site"]["type"] == "city"
    assert not state["units"]["A01"]["inside"]


def test_diplomacy_on_arrival_once_a_turn() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", None, site("village", "neutral"), explored_by=[0])}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0")}
    won = Scene("movement", world(tiles | far_away(1), units), seat=0).say("move", "step A01 1,0")
    won.roll("diplomacy", 4, 6).say("enter_site", "inside")
    state = won.say("move", "end").end()
    assert state["tiles"]["1,0"]["owner"] == 0
    assert state["tiles"]["1,0"]["site"]["owner"] == 0
    assert state["units"]["A01"]["inside"]

    kept = Scene("movement", world(tiles | far_away(1), units), seat=0).say("move", "step A01 1,0")
    kept.roll("diplomacy", 4, 5).say("move", "step A02 1,0")
    state = kept.say("move", "end").end()
    assert state["tiles"]["1,0"]["site"]["owner"] == "neutral"
    assert state["tiles"]["1,0"]["owner"] is None

    lost = Scene("movement", world(tiles | far_away(1), units), seat=0).say("move", "step A01 1,0")
    lost.roll("diplomacy", 2, 2)
    # the guard pins the army, and no second step is left but the withdrawal
    state = lost.say("move", "end").end()
    assert state["tiles"]["1,0"]["site"]["owner"] == "hostile"
    (guard,) = [one for one in state["units"].values() if one["owner"] == "independent"]
    assert (guard["kind"], guard["hex"], guard["inside"]) == ("army", "1,0", False)


def test_diplomacy_goes_on_with_those_who_stay() -> None:
    tiles = {"0,0": tile("coast", None, site("city", "neutral"), explored_by=[0]), **far_away(0), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0", "ship")})
    # only ships are there: the guard is a ship without a die
    after = Scene("movement", state, seat=0).roll("diplomacy", 1, 3).end()
    (guard,) = [one for one in after["units"].values() if one["owner"] == "independent"]
    assert guard["kind"] == "ship"
    state["units"] = {"A01": unit(0, "0,0")}
    scene = Scene("movement", state, seat=0).roll("diplomacy", 1, 3).roll("guard", 4)
    (guard,) = [one for one in scene.end()["units"].values() if one["owner"] == "independent"]
    assert guard["kind"] == "ship"


def pinned_world() -> State:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", 0), "0,1": tile("plain", 1), "-1,0": tile("plain", 0)}
    tiles |= {"0,-1": tile("plain", explored_by=[0]), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "0,0"), "B02": unit(1, "-1,0")}
    return world(tiles, units, (4, 0))


def test_a_pinned_unit_may_only_withdraw_to_a_free_hex_of_its_colour() -> None:
    scene = Scene("movement", pinned_world(), seat=0)
    assert scene.offered("move") == ["end", "step A01 1,0"]
    scene.say("move", "step A01 1,0").say("pursue_withdrawal", "B01", who=1)
    # pinned again, it could only go back
    assert scene.offered("move") == ["end", "step A01 0,0"]
    state = scene.say("move", "end").end()
    assert state["units"]["A01"]["hex"] == state["units"]["B01"]["hex"] == "1,0"
    # the pursuit is free, nobody annexes
    assert state["reserves"] == [3, 0]
    assert state["tiles"]["0,0"]["owner"] == 0


def test_no_pursuit_while_another_enemy_holds_the_field() -> None:
    state = pinned_world()
    state["units"]["A02"] = unit(0, "0,0")
    scene = Scene("movement", state, seat=0).say("move", "step A01 1,0")
    assert "step A02 1,0" in scene.offered("move")
    scene.say("move", "end")
    assert scene.end()["units"]["B01"]["hex"] == "0,0"


def test_pinned_units_stay_without_voluntary_withdrawal() -> None:
    scene = Scene("movement", pinned_world(), seat=0, options={"voluntary_withdrawal": False})
    assert scene.end()["units"]["A01"]["hex"] == "0,0"


# --- the sea ----------------------------------------------------------------------------------------------------------


def test_a_ship_must_go_where_its_scouts_succeeded() -> None:
    tiles = {"0,0": tile("coast", 0, site("city", 0, 0)), "1,0": tile("coast"), "-1,0": tile("coast", 0), **far_away(1)}
    scene = Scene("campaign_turn", world(tiles, {"A01": unit(0, "0,0", "ship")}, (0, 0)), seat=0)
    scene.say("scout", "scout A01 1,0").roll("scout.table", 3, 4)
    # going in or out of the city is no step; the only step is the duty, and the phase cannot end before it
    assert scene.offered("move") == ["step A01 1,0", "enter A01 0,0"]
    state = scene.say("move", "step A01 1,0").say("move", "end").end()
    assert state["units"]["A01"]["hex"] == "1,0"
    assert state["units"]["A01"]["must_go"] is None
    assert state["reserves"] == [2, 0]
    assert state["tiles"]["1,0"]["owner"] == 0


def test_famine_ends_the_duty_of_a_ship() -> None:
    tiles = {"0,0": tile("coast", 0), "1,0": tile("coast"), "-1,0": tile("coast", 0), **far_away(1)}
    scene = Scene("campaign_turn", world(tiles, {"A01": unit(0, "0,0", "ship")}, (0, 0)), seat=0)
    scene.say("scout", "scout A01 1,0").roll("scout.table", 3, 4).roll("famine", 2, 2)
    state = scene.end()
    assert state["units"]["A01"]["hex"] == "0,0"
    assert state["units"]["A01"]["hunger"] == 1
    assert state["tiles"]["1,0"]["explored_by"] == [0]


def test_embarking_sailing_and_going_ashore() -> None:
    tiles = {"0,0": tile("coast", 0), "1,0": tile("coast", explored_by=[0]), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0", "ship"), "A03": unit(0, "0,0")}
    scene = Scene("movement", world(tiles, units, (4, 0)), seat=0).say("move", "embark A01 A02")
    assert not [one for one in scene.offered("move") if one.startswith("embark")]
    scene.say("move", "step A02 1,0")
    (ashore,) = [one for one in scene.offered("move") if one.startswith("disembark A01")]
    state = scene.say("move", ashore).say("move", "end").end()
    # 1 aboard, 1 for the ship, 1 + 1 ashore as the second step of a forced march
    assert state["reserves"] == [0, 0]
    assert (state["units"]["A01"]["hex"], state["units"]["A01"]["aboard"]) == ("1,0", None)
    assert state["units"]["A01"]["marched"]
    assert not state["units"]["A02"]["marched"]
    assert state["tiles"]["1,0"]["owner"] == 0


def test_a_damaged_ship_makes_for_port_and_is_repaired_there() -> None:
    tiles = {f"{q},0": tile("coast", 0) for q in range(4)} | far_away(1)
    tiles["0,0"]["site"] = site("city", 0, 0)
    units = {"A01": unit(0, "2,0", "ship", damaged=True)}
    scene = Scene("movement", world(tiles, units, (9, 0)), seat=0)
    # It must make for port: its first step is nobody's choice.
    assert scene.offered("move") == ["end", "step A01 0,0"]
    scene.say("move", "step A01 0,0").say("enter_site", "outside")
    state = scene.say("move", "end").end()
    assert not state["units"]["A01"]["damaged"]
    assert state["reserves"] == [6, 0]


def test_a_mutinied_ship_changes_colour_and_lands_its_army() -> None:
    tiles = {"0,0": tile("coast", 0), **far_away(0), **far_away(1)}
    units = {
        "A01": unit(0, "0,0", "ship"),
        "B01": unit(1, "0,0", "ship", hunger=2),
        "B02": unit(1, "0,0", aboard="B01"),
    }
    scene = Scene("campaign_turn", world(tiles, units), seat=0)
    state = scene.roll("combat.attacker", 5, 5).roll("combat.defender", 3, 5).end()
    # 10 against 8 - 2 for hunger: mutiny
    assert "B01" not in state["units"]
    ships = [one for one in state["units"].values() if one["kind"] == "ship"]
    assert [(one["owner"], one["hunger"], one["damaged"]) for one in ships] == [(0, 0, False)] * 2
    assert (state["units"]["B02"]["aboard"], state["units"]["B02"]["hex"]) == (None, "0,0")


# --- combat and retreat -----------------------------------------------------------------------------------------------


def test_one_combat_a_hex_and_the_penalty_stays() -> None:
    tiles = {"0,0": tile("plain", None, explored_by=[0]), **far_away(0), **far_away(1)}
    units = {f"{seat}0{i}": unit("AB".index(seat), "0,0") for seat in "AB" for i in (1, 2)}
    scene = Scene("campaign_turn", world(tiles, units), seat=0)
    assert sorted(scene.offered("combat_pick")) == [f"0,0 A0{i} B0{j}" for i in (1, 2) for j in (1, 2)]
    scene.say("combat_pick", "0,0 A02 B01").roll("combat.attacker", 4, 5).roll("combat.defender", 4, 4)
    state = scene.end()
    assert [state["units"][one]["next_roll"] for one in sorted(units)] == [0, 0, -3, 0]
    assert state["tiles"]["0,0"]["owner"] is None


def test_each_unit_may_attack_under_the_option() -> None:
    tiles = {"0,0": tile("plain", None, explored_by=[0]), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0"), "B01": unit(1, "0,0")}
    scene = Scene("campaign_turn", world(tiles, units), seat=0, options={"combats_per_hex": "each_unit"})
    scene.say("combat_pick", "0,0 A01 B01").roll("combat.attacker", 4, 5).roll("combat.defender", 4, 4)
    assert sorted(scene.offered("combat_pick")) == ["0,0 A02 B01", "next"]
    # 8 against 8 - 3: a major defeat, and no hex to go to
    scene.say("combat_pick", "0,0 A02 B01").roll("combat.attacker", 4, 4).roll("combat.defender", 4, 4)
    state = scene.end()
    # it stays, at -6 now
    assert state["units"]["B01"]["next_roll"] == -6


def retreat_world(reserve: int, **more: Any) -> State:
    tiles = {"0,0": tile("plain", 1), "1,0": tile("mountain", 0), "0,1": tile("plain", 0), "-1,0": tile("plain", 0)}
    tiles |= {"-1,1": tile("plain"), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0", hunger=1), "B01": unit(1, "0,0"), "B02": unit(1, "-1,0")}
    return world(tiles, units, (reserve, 0), **more)


def test_a_retreat_is_paid_in_full_and_feeds() -> None:
    rich = Scene("retreat", retreat_world(2), unit="A01", forced=False, winner=None)
    assert sorted(rich.offered("retreat")) == ["0,1", "1,0", "stay"]
    state = rich.say("retreat", "1,0").end()
    assert state["reserves"] == [0, 0]
    assert (state["units"]["A01"]["hex"], state["units"]["A01"]["hunger"]) == ("1,0", 0)
    poor = Scene("retreat", retreat_world(1), unit="A01", forced=False, winner=None)
    assert sorted(poor.offered("retreat")) == ["0,1", "stay"]


def test_a_forced_retreat_without_rations_destroys() -> None:
    assert (
        Scene("retreat", retreat_world(0), unit="A01", forced=False, winner=None).end()["units"]["A01"]["hex"] == "0,0"
    )
    assert "A01" not in Scene("retreat", retreat_world(0), unit="A01", forced=True, winner="B01").end()["units"]


def test_a_panicked_unit_cannot_retreat_to_a_hex() -> None:
    state = retreat_world(5, effects=[effect("frozen", "unit", "A01", "spring_end")])
    assert "A01" not in Scene("retreat", state, unit="A01", forced=True, winner="B01").end()["units"]


def test_pursuit_is_free_and_stops_at_the_walls() -> None:
    state = retreat_world(1)
    scene = Scene("retreat", state, unit="A01", forced=True, winner="B01")
    after = scene.say("pursue", "True", who=1).end()
    assert after["units"]["A01"]["hex"] == after["units"]["B01"]["hex"] == "0,1"
    assert after["reserves"] == [0, 0]
    assert after["tiles"]["0,1"]["owner"] == 0
    state["tiles"]["0,1"]["site"] = site("village", 0)
    scene = Scene("retreat", state, unit="A01", forced=True, winner="B01").say("enter_site", "inside")
    after = scene.end()
    assert after["units"]["A01"]["inside"]
    assert after["units"]["B01"]["hex"] == "0,0"


def test_example_33_the_winner_out_of_turn_does_not_annex() -> None:
    tiles = {"0,0": tile("plain"), "1,0": tile("plain", 0, site("village", 0)), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "0,0")}
    scene = Scene("campaign_turn", world(tiles, units, (0, 0)), seat=0)
    # the withdrawal is not taken
    scene.say("move", "end").roll("combat.attacker", 1, 2).roll("combat.defender", 4, 5).say("enter_site", "inside")
    state = scene.end()
    assert state["tiles"]["0,0"]["owner"] is None
    assert state["units"]["A01"]["next_roll"] == -6
    assert state["reserves"] == [1, 0]
    state = Scene("campaign_turn", state | {"active": 1}, seat=1).say("move", "end", who=1).end()
    assert state["tiles"]["0,0"]["owner"] == 1


def test_a_unit_whose_turn_is_over_does_not_attack() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain"), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0", turn_over=True), "B01": unit(1, "0,0")}
    scene = Scene("campaign_turn", world(tiles, units), seat=0)
    # only A01 can be named: nothing to ask
    scene.roll("combat.attacker", 4, 4).roll("combat.defender", 4, 4)
    assert not scene.end()["units"]["A02"]["turn_over"]
    del units["A01"]
    assert Scene("campaign_turn", world(tiles, units), seat=0).end()["units"]["B01"]["next_roll"] == 0


def test_the_left_neighbour_plays_the_guard_and_the_siege_follows() -> None:
    tiles = {"0,0": tile("plain", None, site("village", "hostile"), explored_by=[1]), **far_away(0), **far_away(1)}
    tiles |= far_away(2)
    units = {"B01": unit(1, "0,0"), "X01": unit("independent", "0,0")}
    state = world(tiles, units, (0, 0, 0), active=1)
    scene = Scene("campaign_turn", state, seat=1)
    scene.roll("combat.attacker", 4, 4).roll("combat.defender", 3, 4)
    assert sorted(scene.offered("retreat", who=2)) == ["site", "stay"]
    scene.say("retreat", "site", who=2).say("besiege", "B01", who=1)
    # 9 + 2 - 1: the guard inside is destroyed
    after = scene.roll("siege", 4, 5).end()
    assert sorted(after["units"]) == ["B01"]
    assert after["tiles"]["0,0"]["site"]["owner"] == "hostile"
    stays = Scene("campaign_turn", state, seat=1).roll("combat.attacker", 4, 4).roll("combat.defender", 3, 4)
    # the guard holds the field: no siege
    assert stays.say("retreat", "stay", who=2).end()["units"]["X01"]["next_roll"] == -3


# --- sieges and pillage -----------------------------------------------------------------------------------------------


def siege_world(*garrison: str, kind: str = "village") -> State:
    tiles = {"0,0": tile("plain", 1, site(kind, 1)), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0")} | {one: unit(1, "0,0", inside=True) for one in garrison}
    return world(tiles, units, (0, 0))


def test_the_siege_bonus_lasts_for_the_next_turn_only() -> None:
    scene = Scene("campaign_turn", siege_world(), seat=0).say("besiege", "A01").roll("siege", 3, 3)
    state = scene.end()
    assert state["units"]["A01"]["siege_bonus"]["value"] == 2
    summer = Scene("campaign_turn", state | {"season": "summer"}, seat=0).say("besiege", "A01").roll("siege", 3, 4)
    # 7 + 2 + 2 = 11
    taken = summer.say("pillage", "False").end()
    assert taken["tiles"]["0,0"]["owner"] == 0
    assert taken["tiles"]["0,0"]["site"]["taken_by"] == 0
    # a season without a siege: gone
    idle = Scene("campaign_turn", state | {"season": "summer"}, seat=0).say("besiege", "end").end()
    assert idle["units"]["A01"]["siege_bonus"] is None
    # used without a new one: gone too (1 + 1 + 2 + 2 - 1 inside = 5, no effect)
    state["units"]["B01"] = unit(1, "0,0", inside=True)
    used = Scene("campaign_turn", state | {"season": "summer"}, seat=0).say("besiege", "A01").roll("siege", 1, 1)
    assert used.end()["units"]["A01"]["siege_bonus"] is None


def test_the_owner_chooses_who_falls_inside() -> None:
    scene = Scene("campaign_turn", siege_world("B01", "B02"), seat=0).say("besiege", "A01").roll("siege", 4, 5)
    # 9 + 2 - 2 = 9
    scene.say("garrison_loss", "B02", who=1)
    assert sorted(scene.end()["units"]) == ["A01", "B01"]


def test_a_captured_site_is_pillaged_for_its_harvest() -> None:
    state = siege_world("B01", kind="city")
    state["units"]["A01"]["next_roll"] = 0
    state["effects"] = [
        effect("blessing", "unit", "A01", "thaw", 2),
        effect("bountiful", "site", "0,0", "thaw"),
    ]
    # his city far away harvests 3; 10 + 2 - 1 = 11; the pillage of a city brings 3, doubled
    scene = Scene("campaign_turn", state, seat=0).say("besiege", "A01").roll("siege", 5, 5).say("pillage", "True")
    after = scene.end()
    assert after["reserves"] == [9, 0]
    assert sorted(after["units"]) == ["A01"]
    assert after["tiles"]["0,0"]["owner"] == 0
    assert after["tiles"]["0,0"]["site"]["owner"] == 0
    assert "razed" in kinds(after, "0,0")
    assert after["captured_this_turn"] == []
    # ruins harvest nothing
    assert Scene("campaign_turn", after | {"season": "summer"}, seat=0).end()["reserves"] == [12, 0]


def test_a_besieged_site_harvests_nothing_and_a_besieger_may_perish() -> None:
    state = siege_world(kind="fortress")
    state["tiles"]["0,1"] = tile("plain", 1, site("village", 1))
    lost = Scene("campaign_turn", state, seat=0).say("move", "end").say("besiege", "A01").roll("siege", 3, 3).end()
    assert lost["units"] == {}
    # seat 1: capital 3 and village 2; the fortress is besieged before and free after
    assert Scene("campaign_turn", state | {"active": 1}, seat=1).end()["reserves"] == [0, 5]
    assert Scene("campaign_turn", lost | {"active": 1}, seat=1).end()["reserves"] == [3, 6]


def test_a_rampart_shuts_siege_and_gates() -> None:
    state = siege_world("B01")
    state["effects"] = [effect("rampart", "site", "0,0", "thaw")]
    assert Scene("campaign_turn", state, seat=0).end()["units"]["A01"]["siege_bonus"] is None
    state["tiles"]["1,0"] = tile("plain", 1)
    del state["units"]["A01"]
    # the unit inside can go nowhere
    assert Scene("movement", state, seat=1).end()["units"]["B01"]["hex"] == "0,0"


# --- scouting ---------------------------------------------------------------------------------------------------------


def test_a_secret_result_is_used_at_the_official_mission() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("river", revealed=False, seen=False, secret={"seat": 1, "roll": 11})}
    state = world(tiles | far_away(1), {"A01": unit(0, "0,0")}, (0, 0))
    scene = Scene("campaign_turn", state, seat=0).say("scout", "scout A01 1,0").say("move", "end")
    found = scene.end()["tiles"]["1,0"]
    assert (found["site"]["type"], found["site"]["owner"]) == ("city", "neutral")
    assert found["revealed"]
    assert found["explored_by"] == [0]
    assert found["secret"] is None


def test_a_failed_mission_turns_the_tile_down_again() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("mountain", revealed=False, seen=False), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0")}, (0, 0))
    scene = Scene("campaign_turn", state, seat=0).say("scout", "scout A01 1,0")
    after = scene.roll("scout.table", 3, 3).roll("scout.event", 1, 1).end()
    assert not after["tiles"]["1,0"]["revealed"]
    assert after["tiles"]["1,0"]["seen"]
    (gone,) = after["effects"]
    assert (gone["kind"], gone["value"], gone["until"]) == ("desertion", -1, "thaw")


def test_volunteers_serve_on_the_scouted_hex_only() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain"), "2,0": tile("plain", 0), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0")}, (5, 0))
    scene = Scene("campaign_turn", state, seat=0).say("scout", "scout A01 1,0")
    scene.roll("scout.table", 1, 4).roll("scout.event", 5, 5).say("move", "step A01 1,0")
    joined = scene.say("move", "end").end()
    assert kinds(joined, "A01") == ["volunteers"]
    left = Scene("campaign_turn", joined | {"season": "summer"}, seat=0).say("move", "step A01 2,0")
    assert left.say("move", "end").end()["effects"] == []


def test_dragons_wake_under_the_feet_of_an_army() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", explored_by=[0], nest=True), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0")}
    scene = Scene("movement", world(tiles, units), seat=0).say("move", "step A01 1,0").roll("nest", 5)
    # north of 1,0 is off the map: one landing
    scene.roll("fury.dir.2", 6).roll("fury.hit.1", 6)
    state = scene.end()
    assert sorted(state["units"]) == ["A02"]
    assert state["tiles"]["1,0"]["desolated"]
    assert state["tiles"]["1,0"]["owner"] is None
    assert state["tiles"]["1,0"]["nest"]


# --- winter -----------------------------------------------------------------------------------------------------------


def winter_world(tiles: State, units: State, reserves: tuple[int, ...] = (9, 9), **more: Any) -> State:
    return world(tiles, units, reserves, **{"season": "winter", "phase": "equinox", **more})


def test_the_thaw_ends_what_was_there_before_the_winter() -> None:
    tiles = {
        "0,0": tile("plain", 0, site("city", 0, 0)),
        "1,0": tile("plain", 0, site("village", 0)),
        "2,0": tile("plain", explored_by=[0, 1]),
        "3,0": tile("plain", 1, site("city", 1, 1), desolated=True),
    }
    units = {"A01": unit(0, "0,0", hunger=2, next_roll=-6), "B01": unit(1, "2,0")}
    old = [
        effect("curse", "unit", "A01", "thaw", -2, 1, "winter"),
        effect("ambush", "unit", "A01", "thaw", -1, 2, "autumn"),
        effect("razed", "hex", "1,0", "thaw", 0, 2, "summer"),
        effect("flood", "hex", "2,0", "thaw", 0, 1, "winter"),
    ]
    new = [
        effect("blessing", "unit", "A01", "thaw", 2, 2, "winter"),
        effect("bad_harvest", "site", "0,0", "thaw", 0, 2, "winter"),
        effect("storm", "hex", "2,0", "spring_end", 0, 2, "winter"),
        effect("famine", "site", "1,0", "campaign_end", 0, 2, "winter"),
    ]
    state = Scene("thaw", winter_world(tiles, units, (4, 7), effects=old + new)).end()
    assert kinds(state) == ["bad_harvest", "blessing", "famine", "storm"]
    assert state["reserves"] == [0, 0]
    assert state["tiles"]["2,0"]["explored_by"] == []
    assert state["tiles"]["2,0"]["revealed"]
    assert state["tiles"]["3,0"]["desolated"]
    assert (state["units"]["A01"]["hunger"], state["units"]["A01"]["next_roll"]) == (2, 0)


def quiet_winter(scene: Scene, seats: int = 2) -> Scene:
    """Event rolls of 8: nothing."""
    for _ in range(seats):
        scene.roll("winter.event", 4, 4)
    return scene


def test_a_curse_of_this_winter_outlives_the_thaw_and_a_firestorms_penalty_too() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), "9,0": tile("plain", 1, site("city", 1, 1))}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "9,0")}
    scene = Scene("winter", winter_world(tiles, units, (0, 0)))
    scene.say("spell", "firestorm B01").roll("firestorm.storm", 3, 3).roll("firestorm.unit", 3, 4)
    # 8 against 7: a minor defeat; inside its city would be free, it stays
    scene.say("retreat", "stay", who=1).say("spell", "curse A01", who=1)
    quiet_winter(scene).roll("recruit", 1, 1).roll("recruit", 1, 1)
    state = scene.end()
    assert state["units"]["B01"]["next_roll"] == -3
    (curse,) = [one for one in state["effects"] if one["kind"] == "curse"]
    assert (curse["kind"], curse["target"], curse["value"], curse["until"]) == ("curse", "A01", -2, "thaw")
    # and ends at the thaw a year later
    state = Scene("thaw", state | {"year": 3, "season": "winter"}).end()
    assert state["effects"] == []
    assert state["units"]["B01"]["next_roll"] == 0


def test_a_flood_razes_the_village_and_bars_hex_and_builders() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), "1,0": tile("river", 1, site("village", 1)), **far_away(1)}
    tiles["0,1"] = tile("river", 0)
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "1,0", inside=True)}
    state = Scene("spell", winter_world(tiles, units), seat=0).say("spell", "flood 1,0").end()
    assert kinds(state, "1,0") == ["flood", "razed"]
    assert not state["units"]["B01"]["inside"]
    spring = Scene("movement", state | {"year": 3, "season": "spring"}, seat=0)
    assert spring.offered("move") == ["end", "step A01 0,1", "enter A01 0,0"]
    state = Scene("spell", winter_world(tiles, units), seat=0).say("spell", "flood 0,1").end()
    assert Scene("construction", state, seat=0).end()["tiles"]["0,1"]["site"] is None


def test_a_storm_wrecks_ships_outside_their_ports() -> None:
    tiles = {"0,0": tile("coast", 0, site("city", 0, 0)), "1,0": tile("coast", 1, site("village", 1)), **far_away(1)}
    units = {
        "A01": unit(0, "0,0", "ship"),
        "A02": unit(0, "1,0", "ship"),
        "A03": unit(0, "1,0", aboard="A02"),
        "B01": unit(1, "1,0", inside=True),
        "B02": unit(1, "0,0", "ship"),
    }
    state = Scene("spell", winter_world(tiles, units), seat=0).say("spell", "storm 1,0").end()
    assert sorted(state["units"]) == ["A01", "A03", "B01", "B02"]
    assert state["units"]["A03"]["aboard"] is None
    assert not state["units"]["B01"]["inside"]
    (storm,) = [one for one in state["effects"] if one["kind"] == "storm"]
    (razed,) = [one for one in state["effects"] if one["kind"] == "razed"]
    assert (storm["until"], razed["until"]) == ("spring_end", "thaw")
    # in port: the enemy's ship has no city of its own there
    state = Scene("spell", winter_world(tiles, units), seat=0).say("spell", "storm 0,0").end()
    assert sorted(state["units"]) == ["A01", "A02", "A03", "B01"]
    assert kinds(state) == ["storm"]
    # nobody leaves or enters in spring
    spring = Scene("movement", state | {"year": 3, "season": "spring"}, seat=0)
    assert not [one for one in spring.offered("move") if one.startswith("step") and ("A01" in one or "0,0" in one)]


def test_blood_rain_roots_everybody_but_those_under_a_rampart() -> None:
    tiles = {
        "0,0": tile("plain", 1, site("city", 1, 1)),
        "1,0": tile("plain", 0),
        "0,1": tile("plain", 1),
        **far_away(0),
    }
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "0,0", inside=True)}
    dome = [effect("rampart", "site", "0,0", "thaw", year=2)]
    state = Scene("spell", winter_world(tiles, units, effects=dome), seat=0).say("spell", "blood_rain 0,0").end()
    assert kinds(state, "A01") == ["frozen"]
    assert kinds(state, "B01") == []
    assert Scene("movement", state | {"year": 3, "season": "spring"}, seat=0).end()["units"]["A01"]["hex"] == "0,0"


def test_the_sorcerer_dies_with_his_capital_and_respects_the_dome() -> None:
    tiles = {
        "0,0": tile("plain", 1, site("city", 1, 0)),
        "9,0": tile("plain", 1, site("city", 1, 1)),
        "5,5": tile("plain", 0),
    }
    units = {"A01": unit(0, "5,5"), "B01": unit(1, "9,0", inside=True), "B02": unit(1, "9,0")}
    state = winter_world(tiles, units, effects=[effect("rampart", "site", "9,0", "thaw", year=2)])
    assert Scene("spell", state, seat=0).end()["effects"] == state["effects"]
    scene = Scene("spell", state, seat=0, options={"sorcerer_needs_capital": False})
    offered = scene.offered("spell")
    assert {"curse B02", "firestorm B02", "bad_harvest 0,0", "blood_rain 9,0"} <= set(offered)
    assert not {"curse B01", "firestorm B01", "bad_harvest 9,0"} & set(offered)


def test_a_firestorm_is_fled_at_a_price() -> None:
    tiles = {"0,0": tile("plain", 1), "1,0": tile("mountain", 1), **far_away(0), **far_away(1)}
    units = {"B01": unit(1, "0,0", hunger=1)}
    scene = Scene("spell", winter_world(tiles, units, (0, 2)), seat=0).say("spell", "firestorm B01")
    # 11 + 2 against 9 - 1: brilliant; the mountain costs 2
    state = scene.roll("firestorm.storm", 5, 6).roll("firestorm.unit", 4, 5).end()
    assert (state["units"]["B01"]["hex"], state["units"]["B01"]["next_roll"]) == ("1,0", -6)
    assert state["reserves"] == [0, 0]
    assert state["units"]["B01"]["hunger"] == 0
    scene = Scene("spell", winter_world(tiles, units, (0, 1)), seat=0).say("spell", "firestorm B01")
    assert scene.roll("firestorm.storm", 5, 6).roll("firestorm.unit", 4, 5).end()["units"] == {}


def test_espionage() -> None:
    tiles = {
        "0,0": tile("plain", 0, site("city", 0, 0)),
        "1,0": tile("river"),
        "0,1": tile("mountain", revealed=False, seen=False),
        "-1,0": tile("plain", explored_by=[1]),
        "-1,1": tile("plain", None, site("village", "neutral")),
        "0,-1": tile("plain", desolated=True),
        "1,-1": tile("river", bridge=False),
        **far_away(1),
    }
    state = winter_world(tiles, {"A01": unit(0, "0,0")}, (1, 2))
    scene = Scene("espionage", state, seat=0)
    assert sorted(scene.offered("espionage")) == [
        "burglary 1",
        "pass",
        "sabotage 1,0",
        "secret_exploration 0,1",
        "secret_exploration 1,-1",
        "secret_exploration 1,0",
    ]
    assert scene.say("espionage", "burglary 1").end()["reserves"] == [2, 1]
    spied = Scene("espionage", state, seat=0).say("espionage", "secret_exploration 0,1").roll("secret", 2, 4).end()
    assert spied["tiles"]["0,1"]["secret"] == {"seat": 0, "roll": 6}
    assert not spied["tiles"]["0,1"]["revealed"]
    broken = Scene("espionage", state, seat=0).say("espionage", "sabotage 1,0").end()
    (bridge,) = broken["effects"]
    assert (bridge["kind"], bridge["target"], bridge["until"]) == ("sabotaged", "1,0", "spring_end")
    broken["tiles"]["1,0"]["explored_by"] = [0]
    spring = Scene("movement", broken | {"year": 3, "season": "spring"}, seat=0)
    assert spring.offered("move") == ["end", "enter A01 0,0"]


def test_a_chain_of_buildings() -> None:
    tiles = {f"{q},0": tile("plain", 0) for q in range(6)} | far_away(1)
    tiles["0,0"]["site"] = site("city", 0, 0)
    tiles["1,0"]["terrain"] = "marsh"
    state = winter_world(tiles, {"B01": unit(1, "3,0")}, (8, 0))
    scene = Scene("construction", state, seat=0)
    assert scene.offered("build") == ["end", "found_village 2,0"]
    scene.say("build", "found_village 2,0")
    # 3,0 holds an enemy; 4,0 is two from the new village
    assert scene.offered("build") == ["end", "village_to_city 2,0", "village_to_fortress 2,0", "found_village 4,0"]
    scene.say("build", "village_to_fortress 2,0").say("build", "found_village 4,0")
    after = scene.end()
    assert after["reserves"] == [0, 0]
    assert [after["tiles"][f"{q},0"]["site"]["type"] for q in (2, 4)] == ["fortress", "village"]


def test_recruits_and_where_they_appear() -> None:
    tiles = {
        "0,0": tile("coast", 0, site("city", 0, 0)),
        "1,0": tile("coast", 0),
        "0,1": tile("marsh", 0),
        **far_away(1),
    }
    tiles["1,1"] = tile("plain", 0, site("village", 0))
    storm = [effect("storm", "hex", "1,0", "spring_end", year=2)]
    state = winter_world(tiles, {}, (0, 0), effects=storm, recruits=[{"army": 1, "ship": 1}, {"army": 0, "ship": 1}])
    scene = Scene("deploy", state, seat=0)
    places = scene.offered("deploy")
    assert sorted(places) == [
        "army 0,0 False",
        "army 0,0 True",
        "army 0,1 False",
        "army 1,1 False",
        "army 1,1 True",
    ]
    # the ship has one place only, before the port
    after = scene.say("deploy", "army 1,1 True").end()
    placed = sorted((one["kind"], one["hex"], one["inside"]) for one in after["units"].values())
    assert placed == [("army", "1,1", True), ("ship", "0,0", False)]
    assert after["recruits"][0] == {"army": 0, "ship": 0}
    # without a port the ship goes back to the box
    after = Scene("deploy", state, seat=1).end()
    assert after["units"] == {}
    assert after["recruits"][1] == {"army": 0, "ship": 0}


def three_seats(**more: Any) -> State:
    tiles = {
        "0,0": tile("plain", 0, site("city", 0, 0)),
        "1,0": tile("plain", 0, site("village", 0)),
        "5,0": tile("plain", 1, site("city", 1, 1)),
        "9,0": tile("plain", 2, site("city", 2, 2)),
    }
    units = {"A01": unit(0, "1,0", inside=True), "B01": unit(1, "5,0"), "C01": unit(2, "9,0")}
    return winter_world(tiles, units, (0, 0, 0), **more)


def pass_spells(scene: Scene, *seats: int) -> Scene:
    for seat in seats:
        scene.say("spell", "pass", who=seat)
    return scene


def test_revolt_rebellion_treason_and_epidemic() -> None:
    options = {"alliances": "off"}
    revolt = pass_spells(Scene("last_winter", three_seats(), options=options), 0, 1, 2).roll("winter.event", 1, 2)
    state = quiet_winter(revolt).end()
    village = state["tiles"]["1,0"]
    assert village["site"]["owner"] == "neutral"
    assert village["owner"] is None
    assert village["explored_by"] == [0, 1, 2]
    assert not state["units"]["A01"]["inside"]

    rebels = pass_spells(Scene("last_winter", three_seats(), options=options), 0, 1, 2).roll("winter.event", 1, 3)
    state = quiet_winter(rebels.say("event_choice", "1,0", who=1)).end()
    assert state["tiles"]["1,0"]["site"]["owner"] == "hostile"
    assert state["tiles"]["1,0"]["owner"] is None
    (guard,) = [one for one in state["units"].values() if one["owner"] == "independent"]
    assert (guard["kind"], guard["hex"]) == ("army", "1,0")
    assert not state["units"]["A01"]["inside"]

    ill = pass_spells(Scene("last_winter", three_seats(), options=options), 0, 1, 2).roll("winter.event", 1, 4)
    state = quiet_winter(ill.say("event_choice", "1,0", who=2)).end()
    assert [(one["kind"], one["target"], one["value"]) for one in state["effects"]] == [("epidemic", "A01", -1)]

    sold = pass_spells(Scene("last_winter", three_seats(), options={**options, "treason_recipient": "left"}), 0, 1, 2)
    state = quiet_winter(sold.roll("winter.event", 1, 6).say("treason", "1,0 1")).end()
    assert state["tiles"]["1,0"]["owner"] == state["tiles"]["1,0"]["site"]["owner"] == 1
    assert not state["units"]["A01"]["inside"]
    assert state["units"]["A01"]["owner"] == 0


def test_the_eliminated_are_passed_over() -> None:
    state = three_seats()
    del state["units"]["B01"]
    state["tiles"]["5,0"] = tile("plain")
    # seat 1 neither casts nor rolls, and the left neighbour of seat 0 is now seat 2
    scene = pass_spells(Scene("last_winter", state, options={"alliances": "off"}), 0, 2).roll("winter.event", 1, 3)
    state = quiet_winter(scene.say("event_choice", "0,0", who=2), 1).end()
    assert state["tiles"]["0,0"]["site"]["owner"] == "hostile"


def test_last_winter_has_no_thaw_and_no_recruits() -> None:
    state = three_seats(effects=[effect("ambush", "unit", "A01", "thaw", -1, 2, "autumn")])
    state["reserves"] = [4, 1, 1]
    scene = quiet_winter(pass_spells(Scene("last_winter", state, options={"alliances": "off"}), 0, 1, 2), 3)
    after = scene.say("build", "village_to_city 1,0").end()
    assert after["reserves"] == [0, 1, 1]
    assert kinds(after) == ["ambush"]
    assert after["tiles"]["1,0"]["site"]["type"] == "city"


# --- alliances --------------------------------------------------------------------------------------------------------


def test_a_pact_is_made_at_once_and_binds_arms() -> None:
    state = three_seats(season="spring", phase="harvest")
    scene = Scene("alliance", state).say("alliance", "propose 1")
    (yes,) = [one for one in scene.offered("alliance_answer", who=1) if one.lower() in ("yes", "true")]
    scene.say("alliance_answer", yes, who=1).say("alliance", "none", who=1).say("alliance", "none", who=2)
    pact = scene.end()
    assert pact["alliances"] == [[0, 1]]
    pact["units"]["A01"].update(hex="5,0", inside=False)
    # neither combat nor siege, nor annexation: the army may go inside
    turn = Scene("campaign_turn", pact, seat=0)
    assert turn.offered("move") == ["end", "enter A01 5,0"]
    inside = turn.say("move", "enter A01 5,0").end()
    assert inside["units"]["A01"]["inside"]
    assert inside["tiles"]["5,0"]["owner"] == 1
    # the break puts it before the walls
    scene = Scene("alliance", inside).say("alliance", "break 1").say("alliance", "none", who=1)
    broken = scene.say("alliance", "none", who=2).end()
    assert broken["alliances"] == []
    assert not broken["units"]["A01"]["inside"]


def test_two_players_are_not_asked_for_alliances() -> None:
    state = world({**far_away(0), **far_away(1)}, {})
    assert Scene("alliance", state).end()["alliances"] == []


# --- finer points -----------------------------------------------------------------------------------------------------


def test_the_attacker_annexes_before_he_pursues() -> None:
    tiles = {"0,0": tile("plain", 1), "1,0": tile("plain", 1), **far_away(0), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0"), "B01": unit(1, "0,0")}, (0, 1))
    scene = Scene("campaign_turn", state, seat=0).roll("combat.attacker", 5, 6).roll("combat.defender", 2, 3)
    after = scene.say("pursue", "True").end()
    assert after["units"]["A01"]["hex"] == after["units"]["B01"]["hex"] == "1,0"
    assert [after["tiles"][one]["owner"] for one in ("0,0", "1,0")] == [0, 1]
    assert after["reserves"] == [3, 0]


def test_the_marsh_of_a_retreat_is_forgotten_when_the_turn_ends() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("marsh", 1), **far_away(0), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0"), "B01": unit(1, "0,0")}, (0, 2))
    scene = Scene("campaign_turn", state, seat=0).roll("combat.attacker", 5, 6).roll("combat.defender", 2, 3)
    after = scene.say("pursue", "False").end()
    assert after["units"]["B01"]["hex"] == "1,0"
    assert after["reserves"][1] == 0
    assert after["effects"] == []
    assert after["units"]["B01"]["next_roll"] == -6


def test_nobody_pursues_past_a_third_party() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", 0), **far_away(0), **far_away(1), **far_away(2)}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "0,0"), "C01": unit(2, "0,0")}
    alone = Scene("movement", world(tiles, units, (1, 0, 0)), seat=0).say("move", "step A01 1,0")
    assert alone.say("move", "end").end()["units"]["B01"]["hex"] == "0,0"
    allied = world(tiles, units, (1, 0, 0), alliances=[[1, 2]])
    scene = Scene("movement", allied, seat=0).say("move", "step A01 1,0")
    scene.say("pursue_withdrawal", "B01", who=1).say("pursue_withdrawal", "C01", who=2).say("move", "end")
    assert {one["hex"] for one in scene.end()["units"].values()} == {"1,0"}


def test_a_garrison_is_pinned_but_may_sally() -> None:
    tiles = {
        "0,0": tile("plain", 0, site("city", 0, 0)),
        "1,0": tile("plain", 1),
        "0,1": tile("plain", 0),
        **far_away(1),
    }
    state = world(tiles, {"A01": unit(0, "0,0", inside=True), "B01": unit(1, "0,0")}, (0, 0))
    scene = Scene("campaign_turn", state, seat=0)
    assert scene.offered("move") == ["end", "step A01 0,1", "leave A01 0,0"]
    # besieged: no harvest; outside it fights
    scene.say("move", "leave A01 0,0").say("move", "end")
    after = scene.roll("combat.attacker", 4, 4).roll("combat.defender", 4, 4).end()
    assert after["reserves"] == [0, 0]
    assert not after["units"]["A01"]["inside"]
    assert Scene("campaign_turn", state, seat=0).say("move", "end").end()["units"]["A01"]["inside"]


def test_a_forced_march_counts_in_the_siege_when_it_is_the_first_fight() -> None:
    tiles = strip("plain", "plain")
    tiles["2,0"] = tile("plain", 1, site("village", 1))
    state = world(tiles, {"A01": unit(0, "0,0")}, (0, 0))
    march = Scene("campaign_turn", state, seat=0).say("move", "step A01 1,0").say("move", "step A01 2,0")
    # 9 + 2 - 1 = 10, nobody inside: weakened
    after = march.say("besiege", "A01").roll("siege", 4, 5).end()
    assert after["tiles"]["2,0"]["owner"] == 1
    assert after["units"]["A01"]["siege_bonus"]["value"] == 2
    state["units"]["B01"] = unit(1, "2,0", next_roll=-6)
    march = Scene("campaign_turn", state, seat=0).say("move", "step A01 1,0").say("move", "step A01 2,0")
    # 8 - 1 against 6 - 6: total; then 9 + 2 = 11
    march.roll("combat.attacker", 4, 4).roll("combat.defender", 3, 3).say("besiege", "A01").roll("siege", 4, 5)
    after = march.say("pillage", "False").end()
    assert after["tiles"]["2,0"]["owner"] == 0
    assert sorted(after["units"]) == ["A01"]


def test_leaving_the_hex_loses_the_siege_bonus() -> None:
    state = Scene("campaign_turn", siege_world(), seat=0).say("besiege", "A01").roll("siege", 3, 3).end()
    state["tiles"]["1,0"] = tile("plain", 0)
    scene = Scene("campaign_turn", state | {"season": "summer"}, seat=0)
    scene.say("move", "step A01 1,0").say("move", "step A01 0,0").say("besiege", "A01")
    # 8 + 2 - 1 = 9 without the bonus (11 with it): weakened anew
    after = scene.roll("siege", 4, 4).end()
    assert after["tiles"]["0,0"]["owner"] == 1
    assert after["units"]["A01"]["siege_bonus"]["value"] == 2


def test_land_and_sea_besiege_together() -> None:
    tiles = {"0,0": tile("coast", 1, site("city", 1)), **far_away(0), **far_away(1), **far_away(2)}
    units = {"A01": unit(0, "0,0", "ship"), "C01": unit(2, "0,0")}
    # an ally's army will do: 11 + 0
    joint = Scene("campaign_turn", world(tiles, units, (0, 0, 0), alliances=[[0, 2]]), seat=0).say("besiege", "A01")
    assert joint.roll("siege", 5, 6).say("pillage", "False").end()["tiles"]["0,0"]["owner"] == 0
    # alone: 11 - 2 - 2 = 7
    del units["C01"]
    alone = Scene("campaign_turn", world(tiles, units, (0, 0, 0)), seat=0).say("besiege", "A01").roll("siege", 5, 6)
    assert alone.end()["units"]["A01"]["siege_bonus"]["value"] == 2


def test_a_besieging_ship_perishes_with_its_cargo() -> None:
    tiles = {"0,0": tile("coast", 1, site("fortress", 1)), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0", "ship"), "A02": unit(0, "0,0", aboard="A01")}
    # the army aboard does not count for a joint siege: 8 - 4 - 2 = 2
    scene = Scene("campaign_turn", world(tiles, units), seat=0).say("move", "end").say("besiege", "A01")
    assert scene.roll("siege", 4, 4).end()["units"] == {}


def test_a_damaged_ship_is_sunk_without_dice() -> None:
    tiles = {"0,0": tile("coast", 0), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "0,0", "ship", damaged=True), "B02": unit(1, "0,0", aboard="B01")}
    assert sorted(Scene("campaign_turn", world(tiles, units), seat=0).end()["units"]) == ["A01"]
    # and without a port it cannot move
    del units["A01"]
    tiles["1,0"] = tile("coast", 1)
    scene = Scene("movement", world(tiles, units), seat=1)
    assert not [one for one in scene.offered("move", who=1) if one.startswith("step B01")]


def test_a_mutiny_to_the_independents_and_one_without_a_spare_ship() -> None:
    tiles = {"0,0": tile("coast", None, site("village", "hostile"), explored_by=[0]), **far_away(0), **far_away(1)}
    units = {
        "A01": unit(0, "0,0", "ship"),
        "A02": unit(0, "0,0", aboard="A01"),
        "X01": unit("independent", "0,0", "ship"),
    }
    scene = Scene("campaign_turn", world(tiles, units), seat=0).say("move", "end")
    after = scene.roll("combat.attacker", 3, 3).roll("combat.defender", 4, 5).end()
    assert "A01" not in after["units"]
    assert after["units"]["A02"]["aboard"] is None
    assert [one["kind"] for one in after["units"].values() if one["owner"] == "independent"] == ["ship", "ship"]
    tiles["0,0"] = tile("coast", 0)
    full = {f"A0{i}": unit(0, "0,0", "ship") for i in (1, 2, 3, 4)} | {"B01": unit(1, "0,0", "ship")}
    scene = Scene("campaign_turn", world(tiles, full), seat=0).say("combat_pick", "0,0 A03 B01")
    after = scene.roll("combat.attacker", 4, 5).roll("combat.defender", 3, 3).end()
    assert sorted(after["units"]) == ["A01", "A02", "A03", "A04"]


def test_a_rampart_shelters_from_dragons() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", 0, site("village", 0), nest=True), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "1,0", inside=True), "A03": unit(0, "0,0")}
    dome = [effect("rampart", "site", "1,0", "thaw")]
    scene = Scene("movement", world(tiles, units, effects=dome), seat=0).say("move", "step A01 1,0").roll("nest", 6)
    after = scene.roll("fury.dir.2", 6).roll("fury.hit.1", 6).say("move", "end").end()
    assert sorted(after["units"]) == ["A02", "A03"]
    assert not after["tiles"]["1,0"]["desolated"]
    assert kinds(after) == ["rampart"]


def test_the_dreamer_steers_from_the_third_landing_in_the_campaign_only() -> None:
    tiles = {f"0,{-r}": tile("plain", 0) for r in range(4)} | far_away(0) | far_away(1)
    tiles["0,0"]["nest"] = True
    tiles["0,1"] = tile("plain", 0)
    dream = [effect("dream", "player", 1, "campaign_end")]
    scene = Scene("movement", world(tiles, {"A01": unit(0, "0,1")}, effects=dream), seat=0).say("move", "step A01 0,0")
    scene.roll("nest", 5).roll("fury.dir.2", 6)
    assert scene.offered("steer", who=1) == ["1", "2", "3", "4", "5", "6"]
    # to 0,-2 and off the map to the east
    scene.say("steer", "6", who=1).say("steer", "2", who=1)
    after = scene.roll("fury.hit.1", 1).roll("fury.hit.2", 2).roll("fury.hit.3", 1).say("move", "end").end()
    assert [one["target"] for one in after["effects"] if one["kind"] == "razed"] == ["0,-1"]
    assert after["units"]["A01"]["hex"] == "0,0"
    # a dream of this winter is not yet dreamt when the nest wakes in it
    state = winter_world(tiles, {"A01": unit(0, "0,1")}, effects=[effect("dream", "player", 1, "campaign_end", year=2)])
    winter = pass_spells(Scene("last_winter", state), 0, 1).roll("winter.event", 1, 1)
    winter.roll("fury.dir.2", 6).roll("fury.dir.3", 2)


def test_a_desolated_hex_is_not_explored() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", nest=True), **far_away(1)}
    scene = Scene("campaign_turn", world(tiles, {"A01": unit(0, "0,0")}), seat=0).say("scout", "scout A01 1,0")
    scene.session.throw([5])
    after = scene.roll("fury.dir.2", 6).roll("fury.hit.1", 6).end()
    assert after["tiles"]["1,0"]["desolated"]
    assert after["tiles"]["1,0"]["explored_by"] == []


def test_the_die_of_a_mission_on_a_nest_is_called_scout_nest() -> None:
    """4.29 names the die of a mission `scout.nest`, that of an entering unit `nest`."""
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", nest=True), **far_away(1)}
    scene = Scene("campaign_turn", world(tiles, {"A01": unit(0, "0,0")}), seat=0).say("scout", "scout A01 1,0")
    scene.roll("scout.nest", 4).roll("scout.table", 3, 4).say("move", "step A01 1,0").roll("nest", 4)


def test_a_second_mission_between_two_steps() -> None:
    tiles = {
        "0,0": tile("plain", 0),
        "1,0": tile("plain", explored_by=[0]),
        "2,0": tile("forest", revealed=False, seen=False),
    }
    state = world(tiles | far_away(1), {"A01": unit(0, "0,0")}, (3, 0))
    scene = Scene("campaign_turn", state, seat=0).say("move", "step A01 1,0")
    assert "step A01 2,0" not in scene.offered("move")
    scene.say("move", "scout A01 2,0").roll("scout.table", 3, 3).say("move", "step A01 2,0")
    after = scene.end()
    assert after["reserves"] == [0, 0]
    assert [after["tiles"][f"{q},0"]["owner"] for q in (1, 2)] == [0, 0]


def test_a_site_found_on_burnt_ground_is_a_ruin() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain"), **far_away(1)}
    burnt = [effect("razed", "hex", "1,0", "thaw", year=2, season="spring")]
    state = world(tiles, {"A01": unit(0, "0,0")}, (1, 0), effects=burnt)
    scene = Scene("campaign_turn", state, seat=0).say("scout", "scout A01 1,0").roll("scout.table", 5, 5)
    # no diplomacy with ruins: hex and piece are annexed
    after = scene.say("move", "step A01 1,0").say("move", "end").end()
    assert after["tiles"]["1,0"]["owner"] == 0
    assert after["tiles"]["1,0"]["site"]["owner"] == 0


def test_an_empty_box_leaves_the_ground_bare() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain"), **far_away(0), **far_away(1), **far_away(2)}
    tiles |= {f"{q},9": tile("plain", None, site("fortress", "neutral")) for q in range(3)}
    state = world(tiles, {"A01": unit(0, "0,0")}, (1, 0, 0))
    scene = Scene("campaign_turn", state, seat=0, options={"neutral_pool": "box"}).say("scout", "scout A01 1,0")
    after = scene.roll("scout.table", 6, 6).say("move", "end").end()
    assert after["tiles"]["1,0"]["site"] is None
    assert after["tiles"]["1,0"]["explored_by"] == [0]


def test_feeding_while_rations_last() -> None:
    tiles = {**far_away(0), **far_away(1), "0,0": tile("plain", 0)}
    units = {"A01": unit(0, "0,0", hunger=3), "A02": unit(0, "0,0", hunger=1)}
    after = Scene("feed", world(tiles, units, (1, 0)), seat=0).say("feed", "True").end()
    assert after["reserves"] == [0, 0]
    assert [one["hunger"] for one in after["units"].values()] == [0, 1]


def test_razing_ones_own_puts_the_garrison_outside() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), "1,0": tile("plain", 0, site("village", 0)), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0", inside=True)}, (0, 0))
    after = Scene("pillage", state, seat=0, options={"pillage_scope": "owned"}).say("pillage", "True").end()
    assert after["reserves"] == [3, 0]
    assert not after["units"]["A01"]["inside"]
    assert kinds(after) == ["razed"]
    assert Scene("pillage", state, seat=0).end()["effects"] == []


def test_a_firestorm_finds_walls_and_holds() -> None:
    tiles = {"0,0": tile("coast", 1, site("city", 1, 1)), "1,0": tile("coast", 1), **far_away(0)}
    units = {"B01": unit(1, "0,0", inside=True), "B02": unit(1, "1,0", "ship"), "B03": unit(1, "1,0", aboard="B02")}
    walls = Scene("spell", winter_world(tiles, units), seat=0).say("spell", "firestorm B01")
    after = walls.roll("firestorm.storm", 4, 4).roll("firestorm.unit", 2, 3).end()
    assert after["units"]["B01"]["inside"]
    assert after["units"]["B01"]["next_roll"] == -6
    assert after["reserves"] == [9, 9]
    ship = Scene("spell", winter_world(tiles, units), seat=0)
    assert "firestorm B03" not in ship.offered("spell")
    assert "curse B03" not in ship.offered("spell")
    ship.say("spell", "firestorm B02").roll("firestorm.storm", 5, 5).roll("firestorm.unit", 2, 3)
    assert sorted(ship.end()["units"]) == ["B01"]


def test_spying_on_a_marsh_takes_nothing_from_its_roll() -> None:
    tiles = {
        "0,0": tile("plain", 0, site("city", 0, 0)),
        "1,0": tile("marsh", revealed=False, seen=False),
        **far_away(1),
    }
    scene = Scene("espionage", winter_world(tiles, {}, (0, 0)), seat=0).say("espionage", "secret_exploration 1,0")
    scene.roll("secret", 3, 4)
    assert scene.end()["tiles"]["1,0"]["secret"] == {"seat": 0, "roll": None}


def test_a_revolted_village_stays_explored_through_the_thaw() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), "3,0": tile("plain", 0, site("village", 0)), **far_away(1)}
    tiles["5,5"] = tile("plain", explored_by=[1])
    scene = pass_spells(Scene("winter", winter_world(tiles, {"A01": unit(0, "3,0")}, (0, 0))), 0, 1)
    scene.roll("winter.event", 1, 2).roll("winter.event", 4, 4).roll("recruit", 1, 1).roll("recruit", 1, 1)
    after = scene.end()
    assert after["tiles"]["3,0"]["explored_by"] == [0, 1]
    assert after["tiles"]["5,5"]["explored_by"] == []
    assert after["tiles"]["3,0"]["site"]["owner"] == "neutral"
    (revolt,) = [one for one in after["effects"] if one["kind"] == "revolt"]
    assert (revolt["kind"], revolt["until"], revolt["seat"]) == ("revolt", "spring_end", 0)


def test_the_full_reset_makes_virgin_land() -> None:
    tiles = {
        "0,0": tile("plain", 0, site("city", 0, 0)),
        "1,0": tile("plain", None, site("village", "hostile"), explored_by=[0]),
        "2,0": tile("plain", None, site("village", "neutral") | {"once_owned": True}, explored_by=[0]),
        "3,0": tile("coast", None, site("city", "neutral"), explored_by=[0]),
        "4,0": tile("plain", None, site("village", "neutral"), explored_by=[0]),
        "5,0": tile("plain", None, site("village", "neutral")),
        **far_away(1),
    }
    units = {"X01": unit("independent", "1,0"), "A01": unit(0, "4,0")}
    state = Scene("thaw", winter_world(tiles, units), options={"winter_reset": "full"}).end()
    assert sorted(state["units"]) == ["A01"]
    assert [state["tiles"][f"{q},0"]["site"] is None for q in range(1, 6)] == [True, False, True, False, False]
    assert [state["tiles"][f"{q},0"]["revealed"] for q in range(1, 6)] == [False, True, True, True, True]


def test_two_recruits_of_the_kinds_he_likes() -> None:
    tiles = {"0,0": tile("coast", 0, site("city", 0, 0)), **far_away(1)}
    units = {f"B{i:02}": unit(1, "25,-30") for i in range(1, 14)}
    scene = quiet_winter(pass_spells(Scene("winter", winter_world(tiles, units, (0, 0))), 0, 1))
    # seat 1 has all his armies on the map and no port: he does not roll
    scene.roll("recruit", 6, 6).say("recruit_kind", "ship").say("recruit_kind", "army")
    scene.say("deploy", "army 0,0 True")
    after = scene.end()
    mine = [one for one in after["units"].values() if one["owner"] == 0]
    assert sorted((one["kind"], one["inside"]) for one in mine) == [("army", True), ("ship", False)]


def test_the_destroyed_stay_destroyed_under_the_option() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), **far_away(1)}
    lost = [{"army": 12, "ship": 0}, {"army": 0, "ship": 0}]
    state = winter_world(tiles, {"A01": unit(0, "0,0")}, (0, 0), lost=lost)
    scene = quiet_winter(pass_spells(Scene("winter", state, options={"destroyed_return": False}), 0, 1))
    assert sorted(scene.roll("recruit", 1, 1).end()["units"]) == ["A01"]


def test_a_winter_player_by_player() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), **far_away(1)}
    state = winter_world(tiles, {"A01": unit(0, "0,0")}, (1, 0))
    scene = Scene("winter", state, options={"winter_order": "by_player"})
    scene.say("spell", "pass").roll("winter.event", 4, 4).roll("recruit", 1, 1)
    scene.say("spell", "pass", who=1).roll("winter.event", 4, 4).say("espionage", "burglary 0", who=1)
    assert scene.roll("recruit", 1, 1).end()["reserves"] == [0, 0]


def test_an_allys_hex_and_walls_give_refuge() -> None:
    tiles = {
        "0,0": tile("plain", 2),
        "1,0": tile("plain", 1, site("village", 1)),
        **far_away(0),
        **far_away(1),
        **far_away(2),
    }
    units = {"A01": unit(0, "0,0"), "C01": unit(2, "0,0")}
    state = world(tiles, units, (1, 0, 0), alliances=[[0, 1]])
    scene = Scene("retreat", state, unit="A01", forced=True, winner="C01").say("enter_site", "inside")
    after = scene.end()
    assert (after["units"]["A01"]["hex"], after["units"]["A01"]["inside"]) == ("1,0", True)
    assert (
        "A01" not in Scene("retreat", state | {"alliances": []}, unit="A01", forced=True, winner="C01").end()["units"]
    )


def test_penalties_are_used_up_by_a_tie_and_by_a_siege() -> None:
    tiles = {"0,0": tile("plain"), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0", next_roll=-3), "B01": unit(1, "0,0", next_roll=-6)}
    scene = (
        Scene("campaign_turn", world(tiles, units), seat=0).roll("combat.attacker", 1, 4).roll("combat.defender", 4, 4)
    )
    assert [one["next_roll"] for one in scene.end()["units"].values()] == [0, 0]
    # example 14: 10 + 2 - 6 = 6
    state = siege_world()
    state["units"]["A01"]["next_roll"] = -6
    after = Scene("campaign_turn", state, seat=0).say("besiege", "A01").roll("siege", 5, 5).end()["units"]["A01"]
    assert after["next_roll"] == 0
    assert after["siege_bonus"]["value"] == 2


def test_all_modifiers_of_a_unit_add_up_and_sickness_passes() -> None:
    tiles = {"0,0": tile("plain"), "1,0": tile("plain"), **far_away(0), **far_away(1)}
    marks = [effect("blessing", "unit", "A01", "thaw", 2), effect("blessing", "unit", "A01", "thaw", 2)]
    marks += [
        effect("sickness", "unit", "A01", "end_of_turn", -2, 2, "spring"),
        effect("curse", "unit", "B01", "thaw", -2),
    ]
    units = {"A01": unit(0, "0,0", hunger=1), "B01": unit(1, "0,0", hunger=3)}
    scene = Scene("campaign_turn", world(tiles, units, effects=marks), seat=0)
    scene.say("feed", "False")
    # 5 + 2 + 2 - 2 - 1 = 6 against 11 - 2 - 3 = 6
    after = scene.roll("combat.attacker", 2, 3).roll("combat.defender", 5, 6).end()
    assert sorted(after["units"]) == ["A01", "B01"]
    assert kinds(after) == ["blessing", "blessing", "curse"]


def test_both_fall_in_a_tie_under_the_option() -> None:
    tiles = {"0,0": tile("plain"), **far_away(0), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0"), "B01": unit(1, "0,0")})
    scene = Scene("campaign_turn", state, seat=0, options={"combat_tie": "both_destroyed"})
    assert scene.roll("combat.attacker", 1, 4).roll("combat.defender", 2, 3).end()["units"] == {}


def test_where_the_beaten_may_go() -> None:
    tiles = {
        "0,0": tile("plain", 0, site("village", 0)),
        "1,0": tile("plain", 0),
        "0,1": tile("river", 0),
        **far_away(1),
    }
    tiles |= {"-1,0": tile("plain", 0), "-1,1": tile("plain"), "0,-1": tile("plain", 1)}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "0,0")}
    marks = [effect("sabotaged", "hex", "0,1", "spring_end"), effect("storm", "hex", "-1,0", "spring_end")]
    scene = Scene("retreat", world(tiles, units, (1, 0), effects=marks), unit="A01", forced=True, winner="B01")
    assert sorted(scene.offered("retreat")) == ["1,0", "site"]
    after = scene.say("retreat", "site").end()
    assert after["units"]["A01"]["inside"]
    assert after["reserves"] == [1, 0]
    dome = [effect("rampart", "site", "0,0", "thaw")]
    scene = Scene("retreat", world(tiles, units, (0, 0), effects=dome), unit="A01", forced=True, winner="B01")
    assert sorted(scene.end()["units"]) == ["B01"]


def test_one_siege_roll_for_all_under_the_option() -> None:
    state = siege_world()
    state["units"]["A02"] = unit(0, "0,0")
    scene = Scene("campaign_turn", state, seat=0, options={"siege_rolls": "one"})
    scene.say("besiege", "A02").roll("siege", 3, 3)
    assert scene.end()["units"]["A01"]["siege_bonus"] is None
    scene = Scene("campaign_turn", state, seat=0).say("besiege", "A02").roll("siege", 3, 3)
    assert sorted(scene.offered("besiege")) == ["A01", "end"]


def test_a_siege_under_the_eyes_of_the_guard_by_option_only() -> None:
    tiles = {"0,0": tile("plain", None, site("village", "hostile"), explored_by=[0]), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "X01": unit("independent", "0,0")}
    scene = Scene("campaign_turn", world(tiles, units), seat=0, options={"siege_with_field_enemy": True})
    scene.roll("combat.attacker", 3, 3).roll("combat.defender", 3, 3).say("besiege", "A01").roll("siege", 4, 5)
    after = scene.say("pillage", "False").end()
    assert after["tiles"]["0,0"]["site"]["owner"] == 0
    assert "X01" in after["units"]


def test_options_on_how_long_things_last() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), "1,0": tile("river", 0, site("village", 0)), **far_away(1)}
    tiles["5,5"] = tile("plain", 0, site("village", 0) | {"taken_by": 0})
    spell = Scene("spell", winter_world(tiles, {}), seat=0, options={"flood_lasts": "spring"}).say("spell", "flood 1,0")
    assert {one["kind"]: one["until"] for one in spell.end()["effects"]} == {"flood": "spring_end", "razed": "thaw"}
    state = world(tiles, {"A01": unit(0, "5,5")}, (0, 0))
    options = {"pillage_scope": "conquered", "razed_until": "campaign_end"}
    sacked = Scene("pillage", state, seat=0, options=options).say("pillage", "True").end()
    assert sacked["reserves"] == [2, 0]
    assert [one["until"] for one in sacked["effects"]] == ["campaign_end"]


def test_shared_exploration_opens_the_hex_to_all() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", explored_by=[1]), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0")})
    assert Scene("movement", state, seat=0).end()["units"]["A01"]["hex"] == "0,0"
    shared = Scene("movement", state, seat=0, options={"exploration_shared": True})
    assert shared.offered("move") == ["end", "step A01 1,0"]


def test_modifiers_on_tables_in_the_game() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain"), **far_away(1)}
    blessed = [effect("blessing", "unit", "A01", "thaw", 2)]
    state = world(tiles, {"A01": unit(0, "0,0")}, (0, 0), effects=blessed)
    scene = Scene("campaign_turn", state, seat=0, options={"modifiers_on_tables": True}).say("scout", "scout A01 1,0")
    # 8 + 2: a neutral village; then a famine of 7 + 2: fed; then 8 + 2: allegiance
    scene.roll("scout.table", 4, 4).say("move", "step A01 1,0").roll("famine", 3, 4).roll("diplomacy", 4, 4)
    after = scene.say("enter_site", "outside").say("move", "end").end()
    assert after["tiles"]["1,0"]["site"]["owner"] == 0
    assert after["units"]["A01"]["hunger"] == 0


def test_rot_and_convoy_change_the_reserve_at_once() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("marsh"), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0")}, (1, 0))
    rot = Scene("campaign_turn", state, seat=0).say("scout", "scout A01 1,0").roll("scout.event", 2, 2)
    assert rot.say("move", "end").end()["reserves"] == [0, 0]
    convoy = Scene("campaign_turn", state, seat=0).say("scout", "scout A01 1,0").roll("scout.event", 4, 5)
    after = convoy.end()
    assert after["reserves"] == [3, 0]
    assert after["tiles"]["1,0"]["explored_by"] == []


def test_who_may_not_scout() -> None:
    tiles = {f"{q},0": tile("coast", 0) for q in (0, 2, 4, 6)} | {f"{q},1": tile("coast") for q in (0, 2, 4, 6)}
    units = {
        "A01": unit(0, "0,0"),
        "B01": unit(1, "0,0"),
        "A02": unit(0, "2,0"),
        "A03": unit(0, "4,0"),
        "A04": unit(0, "6,0", "ship"),
        "A05": unit(0, "6,0", aboard="A04"),
    }
    marks = [effect("frozen", "unit", "A02", "spring_end"), effect("storm", "hex", "4,0", "spring_end")]
    scene = Scene("campaign_turn", world(tiles | far_away(1), units, effects=marks), seat=0)
    # pinned, panicked, in the storm, aboard: only the ship is left
    assert scene.offered("scout") == ["end", "scout A04 6,1"]


def test_a_ruined_capital_supports_no_village_and_an_enemy_stops_the_masons() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), "1,0": tile("plain", 0), **far_away(1)}
    razed = [effect("razed", "hex", "0,0", "thaw", year=2, season="autumn")]
    assert Scene("construction", winter_world(tiles, {}, effects=razed), seat=0).end()["reserves"] == [9, 9]
    tiles["1,0"]["site"] = site("village", 0)
    state = winter_world(tiles, {"B01": unit(1, "1,0")}, (4, 0))
    assert Scene("construction", state, seat=0).end()["reserves"] == [4, 0]
    scene = Scene("construction", state, seat=0, options={"build_under_siege": True})
    assert "village_to_city 1,0" in scene.offered("build")


def test_rebels_in_a_port_may_have_a_ship_and_domes_do_not_hold_traitors() -> None:
    tiles = {"0,0": tile("coast", 0, site("city", 0, 0)), **far_away(1)}
    dome = [effect("rampart", "site", "0,0", "thaw", year=2)]
    state = winter_world(tiles, {"A01": unit(0, "0,0", inside=True)}, (0, 0), effects=dome)
    scene = pass_spells(Scene("last_winter", state), 0, 1).roll("winter.event", 1, 3).roll("guard", 2)
    after = quiet_winter(scene, 1).end()
    assert sorted((str(one["owner"]), one["kind"], one["inside"]) for one in after["units"].values()) == [
        ("0", "army", False),
        ("independent", "ship", False),
    ]
    scene = pass_spells(Scene("last_winter", state), 0, 1).roll("winter.event", 3, 4)
    after = quiet_winter(scene, 1).end()
    assert after["tiles"]["0,0"]["owner"] == 1
    assert not after["units"]["A01"]["inside"]


def test_aboard_past_the_walls_but_not_through_a_dome() -> None:
    tiles = {"0,0": tile("coast", 0, site("city", 0, 0)), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0", "ship", inside=True)}
    assert "embark A01 A02" in Scene("movement", world(tiles, units), seat=0).offered("move")
    dome = [effect("rampart", "site", "0,0", "thaw")]
    assert Scene("movement", world(tiles, units, effects=dome), seat=0).end()["units"]["A01"]["aboard"] is None
    units["A01"]["inside"] = True
    both = Scene("movement", world(tiles, units, effects=dome), seat=0)
    assert both.offered("move") == ["end", "embark A01 A02"]


def test_a_dead_seat_makes_no_pacts() -> None:
    state = three_seats(season="spring", phase="harvest")
    del state["units"]["B01"]
    state["tiles"]["5,0"] = tile("plain")
    scene = Scene("alliance", state)
    assert scene.offered("alliance") == ["none", "propose 2"]
    (no,) = [
        one for one in scene.say("alliance", "propose 2").offered("alliance_answer", who=2) if one in ("no", "False")
    ]
    after = scene.say("alliance_answer", no, who=2).say("alliance", "none", who=2).end()
    assert after["alliances"] == []


def test_emissaries_ignore_soldiers_but_not_domes() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", None, site("village", "neutral"), explored_by=[0, 1])}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "1,0", turn_over=False)}
    scene = Scene("movement", world(tiles | far_away(1), units), seat=0).say("move", "step A01 1,0")
    scene.roll("diplomacy", 5, 5).say("enter_site", "outside").say("move", "end")
    won = scene.end()["tiles"]["1,0"]
    assert (won["owner"], won["site"]["owner"], won["explored_by"]) == (0, 0, [])
    dome = [effect("rampart", "site", "1,0", "thaw")]
    del units["B01"]
    scene = Scene("movement", world(tiles | far_away(1), units, effects=dome), seat=0).say("move", "step A01 1,0")
    assert scene.say("move", "end").end()["tiles"]["1,0"]["owner"] is None


def test_independents_have_one_refuge() -> None:
    tiles = {"0,0": tile("plain", None, site("village", "hostile"), explored_by=[0]), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "X01": unit("independent", "0,0")}
    dome = [effect("rampart", "site", "0,0", "thaw")]
    scene = Scene("campaign_turn", world(tiles, units, effects=dome), seat=0)
    # brilliant, and the dome is shut; no siege of a dome
    assert sorted(scene.roll("combat.attacker", 6, 6).roll("combat.defender", 3, 3).end()["units"]) == ["A01"]
    units |= {"X01": unit("independent", "0,0", inside=True), "X02": unit("independent", "0,0", inside=True)}
    scene = Scene("campaign_turn", world(tiles, units), seat=0).say("besiege", "A01").roll("siege", 5, 4)
    assert sorted(scene.say("garrison_loss", "X01", who=1).end()["units"]) == ["A01", "X02"]


def test_the_panicked_and_the_seaborne_do_not_pursue() -> None:
    tiles = {"0,0": tile("coast", 1), "1,0": tile("plain", 1), **far_away(0), **far_away(1)}
    for chaser, marks in (
        (unit(0, "0,0", "ship"), []),
        (unit(0, "0,0"), [effect("frozen", "unit", "A01", "spring_end")]),
    ):
        state = world(tiles, {"A01": chaser, "B01": unit(1, "0,0")}, (0, 1), effects=marks)
        scene = Scene("campaign_turn", state, seat=0).roll("combat.attacker", 5, 6).roll("combat.defender", 2, 3)
        after = scene.end()
        assert (after["units"]["A01"]["hex"], after["units"]["B01"]["hex"]) == ("0,0", "1,0")
        assert after["tiles"]["0,0"]["owner"] == 0


def test_a_retreating_ship_keeps_its_cargo() -> None:
    tiles = {"0,0": tile("coast", 0), "1,0": tile("coast", 1), "0,1": tile("plain", 1), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "0,0", "ship"), "B02": unit(1, "0,0", aboard="B01")}
    scene = Scene("campaign_turn", world(tiles, units, (0, 1)), seat=0)
    # brilliant: to coast only
    scene.roll("combat.attacker", 5, 6).roll("combat.defender", 2, 3).say("pursue", "False")
    after = scene.end()
    assert [after["units"][one]["hex"] for one in ("B01", "B02")] == ["1,0", "1,0"]
    assert after["reserves"] == [3, 0]
    # a total defeat takes the cargo down
    scene = Scene("campaign_turn", world(tiles, units, (0, 1)), seat=0)
    assert sorted(scene.roll("combat.attacker", 6, 6).roll("combat.defender", 2, 3).end()["units"]) == ["A01"]


def test_an_epidemic_asks_for_no_colours() -> None:
    tiles = {"0,0": tile("plain", 0, site("city", 0, 0)), **far_away(1)}
    units = {"A01": unit(0, "0,0", inside=True), "B01": unit(1, "0,0")}
    scene = pass_spells(Scene("last_winter", winter_world(tiles, units, (0, 0))), 0, 1).roll("winter.event", 2, 3)
    after = quiet_winter(scene, 1).end()
    assert sorted((one["target"], one["value"], one["until"]) for one in after["effects"]) == [
        ("A01", -1, "thaw"),
        ("B01", -1, "thaw"),
    ]


def test_a_winters_famine_and_the_sorcerers_harvests() -> None:
    tiles = {
        "0,0": tile("plain", 0, site("city", 0, 0)),
        "1,0": tile("plain", 0, site("village", 0)),
        "2,0": tile("plain", 0, site("city", 0)),
        "3,0": tile("plain", 0, site("fortress", 0)),
        "4,0": tile("plain", 0, site("village", 0)),
        **far_away(1),
    }
    marks = [
        effect("famine", "site", "0,0", "campaign_end"),
        effect("bad_harvest", "site", "1,0", "thaw"),
        effect("bountiful", "site", "2,0", "thaw"),
        effect("bountiful", "site", "1,0", "thaw"),
        effect("razed", "hex", "3,0", "thaw"),
        effect("rampart", "site", "4,0", "thaw"),
    ]
    # 0 + 0 + 6 + 0 + 2: a dome does not stop the harvest
    assert Scene("campaign_turn", world(tiles, {}, (1, 0), effects=marks), seat=0).end()["reserves"] == [9, 0]
    hunger = winter_world(tiles, {}, (0, 0))
    scene = pass_spells(Scene("last_winter", hunger), 0, 1).roll("winter.event", 2, 4).say("event_choice", "2,0")
    (mark,) = quiet_winter(scene, 1).end()["effects"]
    assert (mark["kind"], mark["on"], mark["target"], mark["until"]) == ("famine", "site", "2,0", "campaign_end")


def test_no_deployment_through_a_dome_nor_on_a_flood() -> None:
    tiles = {
        "0,0": tile("coast", 0, site("city", 0, 0)),
        "1,0": tile("river", 0),
        "0,1": tile("plain", 0, desolated=True),
    }
    marks = [effect("rampart", "site", "0,0", "thaw", year=2), effect("flood", "hex", "1,0", "thaw", year=2)]
    recruits = [{"army": 1, "ship": 1}, {"army": 0, "ship": 0}]
    state = winter_world(tiles | far_away(1), {}, (0, 0), effects=marks, recruits=recruits)
    after = Scene("deploy", state, seat=0).end()
    assert [(one["hex"], one["inside"]) for one in after["units"].values()] == [("0,0", False)] * 2


def test_volunteers_wait_until_the_thaw_at_most() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain"), **far_away(1)}
    state = world(tiles, {"A01": unit(0, "0,0")}, (0, 0))
    scene = Scene("campaign_turn", state, seat=0).say("scout", "scout A01 1,0")
    waiting = scene.roll("scout.table", 1, 4).roll("scout.event", 5, 5).say("move", "end").end()
    (mark,) = waiting["effects"]
    assert (mark["kind"], mark["target"], mark["hex"]) == ("volunteers", "A01", "1,0")
    # not on the scouted hex: no bonus (8 against 8 in a fight at home)
    waiting["units"]["B01"] = unit(1, "0,0")
    fight = Scene("campaign_turn", waiting | {"season": "summer"}, seat=0)
    after = fight.roll("combat.attacker", 4, 4).roll("combat.defender", 4, 4).end()
    assert after["units"]["B01"]["next_roll"] == 0
    assert Scene("thaw", waiting | {"season": "winter"}).end()["effects"] == []
