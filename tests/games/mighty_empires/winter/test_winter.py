"""Winter: spells, events, spies, construction, recruits, the thaw."""

from __future__ import annotations

import pytest

import jacta
from jacta.games.mighty_empires.state.actions import Building, Cast, Place, Spying
from jacta.games.mighty_empires.state.world import Effect, PieceCounts, SiegeBonus, Site, Tile, World
from jacta.games.mighty_empires.winter.thaw import autumn_ends, spring_ends, thawed
from tests.games.mighty_empires.worlds import after, asked, at, play, world

OWN, FOE, FREE = Tile("plain", owner=0), Tile("plain", owner=1), Tile("plain")
CAPITAL = Tile("plain", owner=0, site=Site("city", 0, 0, None, True))
FOE_CAPITAL = Tile("plain", owner=1, site=Site("city", 1, 1, None, True))
TOWN = Tile("plain", owner=0, site=Site("village", 0, None, None, True))
FOE_TOWN = Tile("plain", owner=1, site=Site("village", 1, None, None, True))


def wintry(*args: object, **more: object) -> World:
    return world(*args, season="winter", phase="equinox", **more)  # type: ignore[arg-type]


# --- Spells


def test_no_capital_no_sorcerer() -> None:
    """R83: a conquered capital gives no second one."""
    lost = CAPITAL._replace(owner=1, site=Site("city", 1, 0, 1, True))
    here = wintry({(0, 0): lost, (1, 0): FOE_CAPITAL, (2, 0): OWN}, {"B1": {"hex": (1, 0)}})
    assert after(play("spell", here, seat=0)) == here
    assert Cast("blessing", "B1") in asked(play("spell", here, seat=1)).values()
    assert Cast("curse", "B1") in asked(play("spell", here, seat=0, options={"sorcerer_needs_capital": False})).values()


def test_a_storm_razes_a_village_and_wrecks_ships_without_a_port() -> None:
    tiles = {(0, 0): CAPITAL, (1, 0): Tile("coast", owner=1, site=Site("village", 1, None, None, True))}
    units = {
        "B1": {"hex": (1, 0), "kind": "ship"},
        "B2": {"hex": (1, 0), "aboard": "B1"},
        "B3": {"hex": (1, 0), "inside": True},
    }
    found = after(play("spell", wintry(tiles, units), [], [Cast("storm", "1,0")], seat=0))
    assert found.razed(1)
    assert [(unit.id, unit.inside, unit.aboard) for unit in found.units] == [("B2", False, None), ("B3", False, None)]
    spring = spring_ends(found)
    assert not spring.has("storm", 1)
    assert spring.razed(1)


def test_a_rampart_saves_the_village_from_the_storm() -> None:
    dome = [Effect("rampart", "site", 1, 0, "thaw", 1, "winter")]
    here = wintry({(0, 0): CAPITAL, (1, 0): FOE_TOWN}, {"B1": {"hex": (1, 0), "inside": True}}, effects=dome)
    found = after(play("spell", here, [], [Cast("storm", "1,0")], seat=0))
    assert not found.razed(1)
    assert found.unit("B1").inside
    offered = asked(play("spell", here, seat=0))
    assert not {Cast("curse", "B1"), Cast("firestorm", "B1"), Cast("bad_harvest", "1,0"), Cast("blood_rain", "1,0")} & {
        *offered.values()
    }


def test_firestorm_penalties_outlast_this_thaw() -> None:
    """R25: the unit is weakened until the thaw of the next year."""
    here = wintry({(0, 0): CAPITAL, (1, 0): FOE_TOWN}, {"B1": {"hex": (1, 0), "inside": True, "next_roll": -3}})
    found = after(play("spell", here, [(4, 4), (5, 5)], [Cast("firestorm", "B1")], seat=0))  # 10 against 10 - 3
    assert found.unit("B1").next_roll == -6
    assert thawed(found).unit("B1").next_roll == -6
    assert thawed(thawed(found)._replace(year=2)).unit("B1").next_roll == 0


def test_e26_when_effects_end() -> None:
    """E26: a curse of winter 2 ends at the thaw of year 3; an ambush of autumn 2 at the thaw of year 2."""
    effects = [
        Effect("curse", "unit", "A1", -2, "thaw", 2, "winter"),
        Effect("ambush", "unit", "A1", -1, "thaw", 2, "autumn"),
    ]
    here = wintry({(0, 0): OWN}, {"A1": {"hex": (0, 0)}}, effects=effects, year=2)
    once = thawed(here)
    assert once.modifier(once.unit("A1")) == -2
    twice = thawed(once._replace(year=3))
    assert twice.modifier(twice.unit("A1")) == 0


# --- Events


def test_a_village_in_revolt_comes_home_after_spring() -> None:
    here = wintry({(0, 0): CAPITAL, (1, 0): TOWN}, {"A1": {"hex": (1, 0), "inside": True}})
    found = after(play("ordeal", here, [(1, 2)], seat=0))
    hex = at(here, 1, 0)
    assert found.tiles[hex].owner is None
    assert found.tiles[hex].site == Site("village", "neutral", None, None, True)
    assert not found.unit("A1").inside
    assert thawed(found).tiles[hex].explored_by == (0, 1)
    assert spring_ends(thawed(found)).tiles[hex].owner == 0


def test_rebels_are_chosen_by_the_left_neighbour_and_have_a_guard() -> None:
    here = wintry({(0, 0): CAPITAL, (1, 0): TOWN, (2, 0): FOE}, {"B1": {"hex": (2, 0)}})
    session = play("ordeal", here, [(2, 2)], seat=0)
    assert session.waiting_for == ("seat1",)
    session.answer("1,0")
    found = after(session)
    assert found.tiles[at(here, 1, 0)].site == Site("village", "hostile", None, None, True)
    assert [unit.owner for unit in found.units] == [1, "independent"]


def test_treason_gives_a_site_to_an_enemy() -> None:
    here = wintry({(0, 0): CAPITAL, (1, 0): FOE}, {"A1": {"hex": (0, 0), "inside": True}})
    found = after(play("ordeal", here, [(3, 4)], seat=0))
    assert found.tiles[0].owner == 1
    assert not found.unit("A1").inside


def test_famine_lasts_one_campaign() -> None:
    here = wintry({(0, 0): CAPITAL, (1, 0): FOE})
    found = after(play("ordeal", here, [(3, 3)], seat=0))
    assert found.has("famine", 0)
    assert thawed(found).has("famine", 0)
    assert not autumn_ends(thawed(found)._replace(year=2, season="autumn")).has("famine", 0)


# --- Spies


def test_only_the_spy_sees_what_he_found() -> None:
    hidden = Tile(None, revealed=False, seen=False)
    data = wintry({(0, 0): CAPITAL, (1, 0): hidden, (2, 0): FOE}).to_json()
    data["tiles"]["1,0"]["terrain"] = "river"
    session = jacta.play("mighty_empires.espionage", {"state": data, "seat": 0}, dice="mine")
    session.answer(Spying("secret_exploration", "1,0"))
    session.throw((6, 5))
    assert [line.value for line in session.view("seat0").transcript if line.kind == "roll"] == [11]
    assert [line for line in session.view("seat1").transcript if line.kind == "roll"] == []
    own, other = (session.view(seat).states[0].state.to_json()["tiles"]["1,0"] for seat in ("seat0", "seat1"))
    assert (own["terrain"], own["secret"]) == ("river", {"seat": 0, "roll": 11})
    assert (other["terrain"], other["secret"]) == (None, {"seat": 0, "roll": None})


def test_a_burglar_takes_one_ration() -> None:
    here = wintry({(0, 0): CAPITAL, (1, 0): FOE}, reserves=(0, 2))
    assert after(play("espionage", here, [], [Spying("burglary", 1)], seat=0)).reserves == (1, 1)


# --- Construction, recruits


def test_a_village_founded_now_supports_another_at_once() -> None:
    tiles = {(q, 0): OWN for q in range(1, 5)} | {(0, 0): CAPITAL}
    here = wintry(tiles, reserves=(4, 0))
    now = asked(play("construction", here, seat=0))
    assert Building("found_village", "4,0") not in now.values()
    plan = [Building("found_village", "2,0"), Building("found_village", "4,0")]
    found = after(play("construction", here, [], plan, seat=0))
    assert found.reserves == (0, 0)
    assert len(found.sites_of(0)) == 3


def test_nothing_is_built_beside_an_enemy() -> None:
    here = wintry({(0, 0): CAPITAL, (1, 0): OWN}, {"B1": {"hex": (1, 0)}}, reserves=(4, 0))
    assert after(play("construction", here, seat=0)) == here._replace(phase="construction")
    assert play("construction", here, seat=0, options={"build_under_siege": True}).question is not None


def test_recruits_are_placed_on_open_own_hexes() -> None:
    flood = [Effect("flood", "hex", 1, 0, "thaw", 1, "winter")]
    here = wintry({(0, 0): CAPITAL, (1, 0): Tile("river", owner=0), (2, 0): FOE}, effects=flood)
    here = here._replace(recruits=(PieceCounts(1, 1), PieceCounts()))
    session = play("deploy", here, seat=0)
    assert asked(session).values() == (Place("army", "0,0"), Place("army", "0,0", True))
    session.answer(Place("army", "0,0", True))
    found = after(session)  # the ship has no port and goes back
    assert found.recruits == (PieceCounts(), PieceCounts())
    assert [(unit.kind, unit.inside) for unit in found.units] == [("army", True)]


# --- The thaw


def test_the_thaw_clears_what_came_before_the_winter() -> None:
    effects = [
        Effect("razed", "hex", 0, 0, "thaw", 1, "autumn"),
        Effect("razed", "hex", 1, 0, "thaw", 1, "winter"),
        Effect("volunteers", "unit", "A1", 1, "leaves_hex", 1, "autumn", 1),
    ]
    units = {"A1": {"hex": (0, 0), "next_roll": -6, "siege_bonus": SiegeBonus(0, 2, 2)}}
    here = wintry({(0, 0): TOWN, (1, 0): Tile("plain", explored_by=(0,))}, units, effects=effects)
    found = thawed(here)
    assert [effect.target for effect in found.effects] == [1]
    assert (found.unit("A1").next_roll, found.unit("A1").siege_bonus) == (0, None)
    assert found.reserves == (0, 0)
    assert found.tiles[1].explored_by == ()
    assert found.tiles[1].revealed


def test_virgin_to_the_letter() -> None:
    """R29: unentered sites and their guards vanish, the tile is turned face down."""
    tiles = {(0, 0): CAPITAL, (1, 0): Tile("river", explored_by=(0,), site=Site("village", "hostile"))}
    here = wintry(tiles, {"I1": {"hex": (1, 0)}})
    session = play("thaw", here, options={"winter_reset": "full"})
    tile = after(session).tiles[at(here, 1, 0)]
    assert (tile.site, tile.revealed, tile.seen) == (None, False, True)
    assert after(session).units == ()


@pytest.mark.parametrize(("order", "first"), [("by_phase", "seat1"), ("by_player", "seat0")])
def test_winter_by_phase_or_by_player(order: str, first: str) -> None:
    """R7: after seat 0's spell comes seat 1's, or seat 0's own event."""
    here = wintry({(0, 0): CAPITAL, (1, 0): FOE_CAPITAL}, reserves=(0, 0))
    session = play("winter", here, [], ["pass"], options={"winter_order": order})
    waits = session.waiting_for or ("seat0",)
    assert waits == (first,)
