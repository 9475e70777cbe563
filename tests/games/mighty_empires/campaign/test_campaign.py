"""A player's turn: harvest, scouts, movement, combat, siege, pillage."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.games.mighty_empires.campaign.legal import LegalMoves
from jacta.games.mighty_empires.state.actions import Act, Attack
from jacta.games.mighty_empires.state.world import Effect, SiegeBonus, Site, Tile, World
from jacta.kernel.rule.questions import Roll
from tests.games.mighty_empires.worlds import after, asked, at, play, world

OWN, FOE, FREE = Tile("plain", owner=0), Tile("plain", owner=1), Tile("plain", explored_by=(0,))
CITY = Tile("plain", owner=0, site=Site("city", 0, 0, None, True))
TOWN = Tile("plain", owner=0, site=Site("village", 0, None, None, True))
FOE_TOWN = Tile("plain", owner=1, site=Site("village", 1, None, None, True))
WILD_TOWN = Tile("plain", explored_by=(0,), site=Site("village", "hostile"))
NEUTRAL = Tile("plain", explored_by=(0,), site=Site("village", "neutral"))
HIDDEN = Tile(None, revealed=False, seen=False)


def moves(here: World, seat: int = 0) -> set[Act]:
    return set(LegalMoves(here, seat).moves())


def test_e31_opening_turn() -> None:
    """E31: 3 + 2 rations; four armies scout four plains and step in: cost 4, one left, four hexes annexed."""
    around = [(0, -1), (1, -1), (1, 0), (0, 1)]
    tiles = {(0, 0): CITY, (-1, 0): TOWN} | {cell: Tile("plain") for cell in around}
    here = world(tiles, {f"A{n}": {"hex": (0, 0)} for n in range(1, 5)}, reserves=(0, 0))
    names = [f"{q},{r}" for q, r in around]
    scouts = [Act("scout", f"A{n}", to) for n, to in enumerate(names, 1)]
    steps = [Act("step", f"A{n}", to) for n, to in enumerate(names, 1)]
    session = play("campaign_turn", here, [(3, 4)] * 4, [*scouts, *steps, "end"], seat=0)
    world_after = after(session)
    assert world_after.reserves[0] == 1
    assert [world_after.tiles[at(here, *cell)].owner for cell in around] == [0, 0, 0, 0]


def test_e32_a_failed_mission_leaves_a_tile_face_up_where_somebody_stands() -> None:
    """E32: A negotiates at a village on a river; B's scouts get lost there."""
    tiles = {(0, 0): Tile("river", bridge=True, site=Site("village", "neutral")), (1, 0): FOE}
    here = world(tiles, {"A1": {"hex": (0, 0)}, "B1": {"hex": (1, 0)}}, active=1)
    found = after(play("mission", here, [(3, 3), (3, 4)], unit="B1", to="0,0"))
    tile = found.tiles[at(here, 0, 0)]
    assert tile.revealed
    assert tile.explored_by == ()


def test_e33_walls_where_the_loser_flees_stop_the_pursuit() -> None:
    """E33: beaten by 6, A goes into his village next door; B annexes at the start of his own turn."""
    tiles = {(0, 0): FREE, (1, 0): TOWN}
    here = world(tiles, {"A1": {"hex": (0, 0)}, "B1": {"hex": (0, 0)}})
    session = play("campaign_turn", here, [(2, 2), (5, 5)], ["end", "inside"], seat=0)
    found = after(session)
    assert (found.unit("A1").hex, found.unit("A1").inside, found.unit("A1").next_roll) == (at(here, 1, 0), True, -6)
    assert found.tiles[at(here, 0, 0)].owner is None
    turn = play("campaign_turn", found, seat=1)
    assert turn.view().states[0].tiles[at(here, 0, 0)].owner == 1


def test_e14_a_penalty_on_the_next_roll_is_used_up_by_a_siege() -> None:
    """E14: -6 and a village's +2 on dice of 10: weakened, and the penalty is gone."""
    here = world({(0, 0): FOE_TOWN}, {"A1": {"hex": (0, 0), "next_roll": -6}})
    found = after(play("campaign_turn", here, [(5, 5)], ["A1"], seat=0))
    assert found.unit("A1").next_roll == 0
    assert found.unit("A1").siege_bonus == SiegeBonus(at(here, 0, 0), 2, 0)


# --- Rations


def test_a_step_that_cannot_be_paid_rolls_on_the_famine_table() -> None:
    """R19: what is there is eaten; 3-5 the unit stays and is hungry."""
    here = world({(0, 0): OWN, (1, 0): Tile("mountain", explored_by=(0,))}, {"A1": {"hex": (0, 0)}}, reserves=(1, 0))
    found = after(play("advance", here, [(2, 2)], unit="A1", to="1,0"))
    assert found.reserves == (0, 0)
    assert (found.unit("A1").hex, found.unit("A1").hunger, found.unit("A1").steps) == (at(here, 0, 0), 1, 2)
    fed = after(play("advance", here, [(6, 6)], unit="A1", to="1,0"))
    assert (fed.reserves[0], fed.unit("A1").hunger, fed.tiles[at(here, 1, 0)].owner) == (1, 0, 0)
    gone = after(play("advance", here, [(1, 1)], unit="A1", to="1,0"))
    assert gone.units == ()
    assert gone.lost[0].army == 1


def test_a_besieged_site_yields_nothing() -> None:
    here = world({(0, 0): CITY, (1, 0): TOWN}, {"B1": {"hex": (1, 0)}, "A1": {"hex": (0, 0), "inside": True}})
    session = play("campaign_turn", here, seat=0)
    assert session.view("seat0").states[0].reserves[0] == 9 + 3


def test_hungry_units_are_fed_one_by_one() -> None:
    here = world(
        {(0, 0): OWN}, {"A1": {"hex": (0, 0), "hunger": 2}, "A2": {"hex": (0, 0), "hunger": 1}}, reserves=(1, 0)
    )
    found = after(play("feed", here, [], [False, True], seat=0))
    assert [unit.hunger for unit in found.units] == [2, 0]
    assert found.reserves == (0, 0)


# --- Scouts


def test_volunteers_count_only_on_the_scouted_hex() -> None:
    here = world({(0, 0): OWN, (1, 0): Tile("marsh")}, {"A1": {"hex": (0, 0)}})
    scouted = after(play("mission", here, [(5, 5)], unit="A1", to="1,0"))
    assert scouted.modifier(scouted.unit("A1")) == 0
    there = after(play("advance", scouted, unit="A1", to="1,0"))
    assert there.modifier(there.unit("A1")) == 1 - 1  # and the marsh
    back = after(play("advance", there, unit="A1", to="0,0"))
    assert not any(effect.kind == "volunteers" for effect in back.effects)


def test_a_ship_must_follow_its_scouts() -> None:
    """R52: the phase cannot end while the step is legal; famine 3-5 ends the duty."""
    coast = {(0, 0): Tile("coast", owner=0), (1, 0): Tile("coast")}
    here = world(coast, {"A1": {"hex": (0, 0), "kind": "ship"}}, reserves=(0, 0))
    session = play("campaign_turn", here, [(3, 4)], [Act("scout", "A1", "1,0")], seat=0)
    assert isinstance(session.question, Roll)  # for its famine: there was nothing else to choose
    session.throw((2, 2))
    assert after(session).unit("A1").hex == at(here, 0, 0)


def test_a_spy_result_is_used_by_the_first_mission() -> None:
    """R74: the disclosed roll counts; only the guard is rolled now."""
    here = world({(0, 0): OWN, (1, 0): HIDDEN}, {"A1": {"hex": (0, 0)}})
    data = here.to_json()
    data["tiles"]["1,0"] |= {"terrain": "river", "secret": {"seat": 1, "roll": 3}}
    session = jacta.play("mighty_empires.mission", {"state": data, "unit": "A1", "to": "1,0"})
    tile = after(session).tiles[at(here, 1, 0)]
    assert tile.site == Site("city", "hostile")
    assert tile.spy is None
    assert [unit.kind for unit in after(session).units] == ["army", "army"]


def test_a_failed_mission_turns_the_tile_face_down_but_everybody_has_seen_it() -> None:
    here = world({(0, 0): OWN, (1, 0): Tile("river")}, {"A1": {"hex": (0, 0)}})
    tile = after(play("mission", here, [(3, 3), (3, 4)], unit="A1", to="1,0")).tiles[at(here, 1, 0)]
    assert (tile.revealed, tile.seen, tile.terrain) == (False, True, "river")


# --- Movement


def test_a_pinned_unit_only_withdraws_to_a_free_hex_of_its_colour() -> None:
    tiles = {(0, 0): FREE, (1, 0): OWN, (-1, 0): FREE, (0, 1): OWN}
    here = world(tiles, {"A1": {"hex": (0, 0)}, "B1": {"hex": (0, 0)}, "I1": {"hex": (0, 1)}})
    assert moves(here) == {Act("step", "A1", "1,0")}


def test_a_withdrawal_may_be_pursued() -> None:
    here = world({(0, 0): FREE, (1, 0): OWN}, {"A1": {"hex": (0, 0)}, "B1": {"hex": (0, 0)}})
    found = after(play("movement", here, [], [Act("step", "A1", "1,0"), "B1"], seat=0))
    assert {unit.hex for unit in found.units} == {at(here, 1, 0)}


def test_a_second_step_is_a_forced_march_and_spends_its_penalty_in_the_first_fight() -> None:
    tiles = {(0, 0): OWN, (1, 0): OWN, (2, 0): FOE}
    here = world(tiles, {"A1": {"hex": (0, 0)}, "B1": {"hex": (2, 0)}})
    steps = [Act("step", "A1", "1,0"), Act("step", "A1", "2,0")]
    found = after(play("campaign_turn", here, [(4, 4), (4, 4)], [*steps, "stay"], seat=0))
    assert found.reserves[0] == 9 - 1 - 2
    assert found.unit("A1").next_roll == -3  # 8 - 1 against 8


def test_armies_board_and_land_for_a_step_each() -> None:
    tiles = {(0, 0): Tile("coast", owner=0), (1, 0): Tile("coast", explored_by=(0,))}
    here = world(tiles, {"A1": {"hex": (0, 0)}, "A2": {"hex": (0, 0), "kind": "ship"}})
    plan = [Act("embark", "A1", "A2"), Act("step", "A2", "1,0"), Act("disembark", "A1", "1,0"), "end"]
    found = after(play("movement", here, [], plan, seat=0))
    assert found.unit("A1").aboard is None
    assert found.unit("A1").hex == at(here, 1, 0)
    assert found.unit("A1").marched
    assert found.reserves[0] == 9 - 1 - 1 - 2


def test_a_rampart_keeps_everybody_in_and_out() -> None:
    dome = [Effect("rampart", "site", 1, 0, "thaw", 1, "winter")]
    here = world(
        {(0, 0): OWN, (1, 0): TOWN}, {"A1": {"hex": (1, 0), "inside": True}, "A2": {"hex": (0, 0)}}, effects=dome
    )
    assert {act.unit for act in moves(here)} == {"A2"}
    found = after(play("advance", here, unit="A2", to="1,0"))
    assert not found.unit("A2").inside


def test_neutral_sites_are_heard_on_arrival_and_not_again_that_turn() -> None:
    here = world({(0, 0): OWN, (1, 0): NEUTRAL}, {"A1": {"hex": (0, 0)}, "A2": {"hex": (0, 0)}})
    found = after(play("movement", here, [(3, 4)], [Act("step", "A1", "1,0"), Act("step", "A2", "1,0"), "end"], seat=0))
    assert found.tiles[at(here, 1, 0)].contact == (0,)
    again = after(play("movement", found._replace(tiles=here.tiles), [(6, 6)], ["end"], seat=0))
    assert again.tiles[at(here, 1, 0)].owner == 0


def test_a_razed_site_falls_to_who_enters() -> None:
    """R71."""
    ruin = [Effect("razed", "hex", 1, 0, "thaw", 1, "spring")]
    here = world({(0, 0): OWN, (1, 0): FOE_TOWN}, {"A1": {"hex": (0, 0)}}, effects=ruin)
    found = after(play("advance", here, unit="A1", to="1,0"))
    site = found.tiles[at(here, 1, 0)].site
    assert site is not None
    assert site.owner == 0


# --- Combat


def test_the_loser_chooses_where_to_go_and_pays() -> None:
    tiles = {(0, 0): FREE, (1, 0): OWN, (0, 1): Tile("mountain", owner=0), (-1, 0): FOE}
    here = world(tiles, {"A1": {"hex": (0, 0)}, "B1": {"hex": (0, 0)}}, reserves=(1, 0))
    session = play("retreat", here, unit="A1", forced=True, winner="B1")
    assert asked(session).label == "pursue"  # the mountain is too dear: there was no choice
    assert session.view().states[0].world.unit("A1").hex == at(here, 1, 0)


def test_who_must_retreat_and_cannot_is_destroyed() -> None:
    here = world({(0, 0): FREE, (1, 0): FOE}, {"A1": {"hex": (0, 0)}, "B1": {"hex": (0, 0)}})
    assert [unit.id for unit in after(play("retreat", here, unit="A1", forced=True, winner="B1")).units] == ["B1"]


def test_independents_retreat_only_into_their_site() -> None:
    here = world({(0, 0): WILD_TOWN, (1, 0): OWN}, {"A1": {"hex": (0, 0)}, "I1": {"hex": (0, 0)}})
    found = after(play("retreat", here, [], ["site"], unit="I1", forced=False, winner="A1"))
    assert found.unit("I1").inside


def test_one_combat_a_hex_unless_each_unit_may_attack() -> None:
    units = {"A1": {"hex": (0, 0)}, "A2": {"hex": (0, 0)}, "B1": {"hex": (0, 0)}}
    here = world({(0, 0): FREE}, units)
    attack = Attack("0,0", "A1", "B1")
    once = play("campaign_turn", here, [(4, 4), (4, 4)], [attack], seat=0)
    assert once.question is None
    options = {"combats_per_hex": "each_unit"}
    more = play("campaign_turn", here, [(4, 4), (4, 4)], [attack], seat=0, options=options)
    assert set(asked(more).values()) == {Attack("0,0", "A2", "B1"), "next"}


def test_a_mutinied_ship_is_a_new_ship_of_the_winner() -> None:
    """R104: it has had its turn."""
    units: dict[str, dict[str, Any]] = {
        "A1": {"hex": (0, 0), "kind": "ship"},
        "B1": {"hex": (0, 0), "kind": "ship", "hunger": 2},
        "B2": {"hex": (0, 0), "aboard": "B1"},
    }
    here = world({(0, 0): Tile("coast", explored_by=(0,)), (1, 0): Tile("coast", owner=1)}, units)
    found = after(play("campaign_turn", here, [(5, 5), (4, 4)], seat=0))  # 10 against 8 - 2
    assert found.own_units(1) == (found.unit("B2"),)
    assert found.unit("B2").aboard is None
    assert [unit.hunger for unit in found.own_units(0)] == [0, 0]


# --- Siege and pillage


def test_a_captured_site_can_be_razed_at_once() -> None:
    here = world({(0, 0): FOE_TOWN}, {"A1": {"hex": (0, 0)}, "B1": {"hex": (0, 0), "inside": True}})
    found = after(play("campaign_turn", here, [(6, 6)], ["A1", True], seat=0))
    tile = found.tiles[0]
    assert tile.owner == 0
    assert tile.site == Site("village", 0, None, 0, True)
    assert found.razed(0)
    assert found.reserves[0] == 9 + 2
    assert [unit.id for unit in found.units] == ["A1"]
    assert found.captured == ()


def test_the_guard_must_be_gone_before_a_siege() -> None:
    here = world({(0, 0): WILD_TOWN}, {"A1": {"hex": (0, 0)}, "I1": {"hex": (0, 0)}})
    assert LegalMoves(here, 0).sieges(frozenset()) == []
    inside = here._replace(units=(here.units[0], here.units[1]._replace(inside=True)))
    assert [unit.id for unit in LegalMoves(inside, 0).sieges(frozenset())] == ["A1"]


@pytest.mark.parametrize(("to", "key"), [("5,5", "to"), ("2,0", "to")])
def test_impossible_missions_name_their_key(to: str, key: str) -> None:
    here = world({(0, 0): OWN, (1, 0): FREE, (2, 0): OWN}, {"A1": {"hex": (0, 0)}})
    with pytest.raises(InputError) as caught:
        play("mission", here, unit="A1", to=to)
    assert caught.value.key == key
