"""Where the planner was plainly wrong: it did not read the tables, nor see nests, sieges, rot and what events do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.games.mighty_empires.players.appraisal import Appraisal, Prospectus
from jacta.games.mighty_empires.players.dragonfire import Dragonfire, landings
from jacta.games.mighty_empires.players.sorcery import spell_worth
from jacta.games.mighty_empires.players.values import values
from jacta.games.mighty_empires.players.ventures import Ventures
from jacta.games.mighty_empires.players.winter_plans import event_choice
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import Act, Building, Cast
from jacta.games.mighty_empires.state.world import Site, Tile, World
from jacta.games.mighty_empires.winter.events import Ordeal
from jacta.kernel.rule.registry import games
from tests.games.mighty_empires.players.test_players import MINE, THEIRS, asked_in, plain
from tests.games.mighty_empires.worlds import at, world

VILLAGE = Site("village", 0, once_owned=True)


@pytest.fixture
def dear_fortresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house rule: a fortress counts 12 points."""
    printed = games()["mighty_empires"].tables.text("victory")
    path = tmp_path / "mighty_empires" / "victory.toml"
    path.parent.mkdir(parents=True)
    path.write_text(printed.replace('"fortresses", points = 3', '"fortresses", points = 12'), encoding="utf-8")
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))


def mind(here: World, seat: int = 0) -> Appraisal:
    return Appraisal(here, seat, Prospectus(6, TileSet()))


def growing() -> World:
    tiles = {(0, 0): MINE, (1, 0): Tile("marsh", owner=0), (2, 0): plain(0, VILLAGE), (5, 0): THEIRS}
    return world(tiles, {"B01": {"hex": (5, 0)}}, reserves=(9, 0), season="winter", phase="construction")


def test_values_are_those_of_the_tables() -> None:
    found = values()
    assert (found.hex, found.unit) == (1, 1)
    assert found.sites == {"village": 2, "city": 3, "fortress": 3}
    assert found.harvest == {"village": 2, "city": 3, "fortress": 1}
    assert found.costs == {"village": 2, "city": 4, "fortress": 4}


def test_a_fortress_of_three_points_is_not_his_first_choice() -> None:
    assert asked_in("construction", growing(), "build", seat=0) == Building("village_to_city", "2,0")


@pytest.mark.usefixtures("dear_fortresses")
def test_a_fortress_of_twelve_points_is() -> None:
    assert values().sites["fortress"] == 12
    assert asked_in("construction", growing(), "build", seat=0) == Building("village_to_fortress", "2,0")


@pytest.mark.usefixtures("dear_fortresses")
def test_with_dear_fortresses_he_ends_with_more_of_them() -> None:
    dear = sum(fortresses(seed) for seed in range(3))
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("JACTA_TABLES")
        assert dear > sum(fortresses(seed) for seed in range(3))


def fortresses(seed: int) -> int:
    given = {"years": 1, "seed": seed, "seats": ["planner", "planner"]}
    outcome = jacta.roll("mighty_empires.game", given, source=Seeded(seed)).outcome
    return sum(outcome.fortresses)


def test_he_does_not_walk_onto_a_known_nest() -> None:
    """On the way to the enemy's land, over his own: what waits there is not worth the dragons."""
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(0, nest=True), (3, 0): plain(1), (4, 0): THEIRS}
    units: dict[str, dict[str, Any]] = {"A01": {"hex": (1, 0)}, "B01": {"hex": (4, 0), "inside": True}}
    here = world(tiles, units, reserves=(40, 9), phase="movement")
    assert asked_in("movement", here, "move", seat=0) != Act("step", "A01", "2,0")
    calm = here._replace(tiles=tuple(tile._replace(nest=False) for tile in here.tiles))
    wild, safe = (Ventures(mind(one)).going(one.unit("A01"), at(one, 2, 0)) for one in (here, calm))
    assert safe - wild > mind(here).unit_worth / 4  # a third of the times they wake, five of six burn


def test_he_comes_to_the_relief_of_his_capital() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(0), (3, 0): plain(0), (6, 0): THEIRS}
    units: dict[str, dict[str, Any]] = {"A01": {"hex": (1, 0)}, "B01": {"hex": (0, 0), "next_roll": -3}}
    assert asked_in("movement", world(tiles, units, phase="movement"), "move", seat=0) == Act("step", "A01", "0,0")


def test_a_fresh_unit_guards_walls_from_before_them_and_a_broken_one_hides() -> None:
    """The enemy must beat a guard before he can besiege; one who is beaten anyway is better off inside."""
    tiles = {(0, 0): MINE, (1, 0): plain(1), (2, 0): plain(0), (5, 0): THEIRS}
    near = world(tiles, {"A01": {"hex": (0, 0)}, "B01": {"hex": (1, 0)}})
    fresh, ventures = near.unit("A01"), Ventures(mind(near))
    broken = fresh._replace(next_roll=-6)
    assert ventures.walls(fresh, fresh.hex) < 0
    assert ventures.walls(broken, fresh.hex) > ventures.walls(fresh, fresh.hex)
    assert ventures.guarding(fresh) > 0
    far = world(tiles, {"A01": {"hex": (0, 0)}, "B01": {"hex": (5, 0)}})
    assert Ventures(mind(far)).walls(fresh, fresh.hex) == Ventures(mind(far)).guarding(fresh) == 0


def test_one_guard_is_enough() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(1), (2, 0): plain(0), (5, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (0, 0)}, "A02": {"hex": (0, 0)}, "B01": {"hex": (1, 0)}})
    assert Ventures(mind(here)).guarding(here.unit("A02")) == 0


def test_a_rich_harvest_is_nothing_to_who_has_too_much() -> None:
    sites = [Site("village", 0)] * 8 + [Site("city", 0)] * 4 + [Site("fortress", 0)] * 4
    tiles = {(q, 0): plain(0, site) for q, site in enumerate(sites)} | {(20, 0): THEIRS}
    rich = world(tiles, {"A01": {"hex": (0, 0)}}, reserves=(80, 0), season="winter", phase="equinox")
    poor = world({(0, 0): MINE, (1, 0): plain(0), (20, 0): THEIRS}, {"A01": {"hex": (0, 0)}}, reserves=(0, 0))
    cast = Cast("bountiful_harvest", "0,0")
    assert spell_worth(mind(rich), cast) == 0
    assert spell_worth(mind(poor._replace(season="winter")), cast) > 0
    assert spell_worth(mind(rich), Cast("blessing", "A01")) > 0


def rich_neighbours(**units: dict[str, Any]) -> World:
    """Two who have built all that they can, side by side, in winter."""
    kinds: list[Any] = ["village"] * 8 + ["city"] * 4 + ["fortress"] * 4
    tiles = {(q, 3 * seat): plain(seat, Site(kind, seat)) for seat in (0, 1) for q, kind in enumerate(kinds)}
    tiles |= {(16, 0): MINE, (16, 3): THEIRS, (0, 1): plain(0), (0, 2): plain(1), (9, 2): plain(1)}
    return world(tiles, units, reserves=(80, 80), season="winter", phase="equinox", year=3)


def test_a_blessing_goes_to_who_stands_before_weak_walls() -> None:
    here = rich_neighbours(A01={"hex": (12, 0)}, A02={"hex": (0, 2)}, B01={"hex": (15, 3)})
    idle, besieger = (spell_worth(mind(here), Cast("blessing", id)) for id in ("A01", "A02"))
    assert besieger > idle + 0.5
    assert asked_in("spell", here, "spell", seat=0) == Cast("blessing", "A02")


def test_a_curse_or_a_dome_meets_who_stands_before_ours() -> None:
    here = rich_neighbours(A01={"hex": (12, 0)}, B01={"hex": (0, 1)}, B02={"hex": (15, 3)})
    near, far = (spell_worth(mind(here), Cast("curse", id)) for id in ("B01", "B02"))
    assert near > far + 0.5
    dome = spell_worth(mind(here), Cast("magic_rampart", "0,0"))
    assert dome > spell_worth(mind(here), Cast("magic_rampart", "9,0")) == 0
    assert asked_in("spell", here, "spell", seat=0) in (Cast("curse", "B01"), Cast("magic_rampart", "0,0"))


def test_blood_rain_keeps_besiegers_where_they_are() -> None:
    here = rich_neighbours(A01={"hex": (12, 0)}, B01={"hex": (0, 1)}, B02={"hex": (9, 2)})
    near, far = (spell_worth(mind(here), Cast("blood_rain", hex)) for hex in ("0,1", "9,2"))
    assert near > far > 0
    assert spell_worth(mind(here), Cast("blood_rain", "12,0")) < 0


def test_no_spell_is_wasted_on_rations_that_rot() -> None:
    here = rich_neighbours(A01={"hex": (12, 0)}, B01={"hex": (15, 3)})
    assert spell_worth(mind(here), Cast("bad_harvest", "0,3")) == 0
    assert spell_worth(mind(here._replace(reserves=(80, 0), effects=())), Cast("storm", "0,3")) == 0
    poor = world({(0, 0): MINE, (3, 0): THEIRS}, {"B01": {"hex": (3, 0)}}, season="winter", phase="equinox")
    assert spell_worth(mind(poor), Cast("bad_harvest", "3,0")) > 0


def test_dragons_are_dreamt_of_where_they_nest_beside_the_rival() -> None:
    here = rich_neighbours(A01={"hex": (12, 0)}, B01={"hex": (15, 3)})
    nest = plain(None, nest=True)
    beside_him = here._replace(
        tiles=tuple(nest if hex == at(here, 9, 2) else one for hex, one in enumerate(here.tiles))
    )
    assert spell_worth(mind(here), Cast("dragon_dream", "")) == 0
    assert spell_worth(mind(beside_him), Cast("dragon_dream", "")) > 0


def test_surplus_makes_villages_grow_so_that_others_can_be_founded() -> None:
    """All eight village pieces stand, land is left: a fortress gives one back, though it harvests less."""
    tiles = {(q, 0): plain(0, VILLAGE) for q in range(8)} | {(q, 1): plain(0, Site("city", 0)) for q in range(4)}
    tiles |= {(4, 1): plain(0), (20, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (0, 0)}}, reserves=(30, 0), season="winter", phase="construction")
    answer = asked_in("construction", here, "build", seat=0)
    assert isinstance(answer, Building)
    assert answer.action == "village_to_fortress"


def test_an_epidemic_strikes_where_most_units_stand() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(1), (5, 0): THEIRS}
    here = world(tiles, {"B01": {"hex": (1, 0)}, "B02": {"hex": (1, 0)}}, season="winter")
    ordeal = Ordeal(here, 1, "epidemic", "right")
    assert event_choice(mind(here), ordeal, ["5,0", "1,0"]) == "1,0"


def test_a_famine_befalls_the_poorest_of_his_sites() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(0, Site("fortress", 0)), (2, 0): plain(0, VILLAGE), (5, 0): THEIRS}
    here = world(tiles, season="winter")
    assert event_choice(mind(here), Ordeal(here, 0, "famine", "self"), ["0,0", "1,0", "2,0"]) == "1,0"


def test_a_damaged_ship_is_sent_home() -> None:
    """Nothing else is worth his while, but it must go: he takes that step and no other."""
    port = Tile("coast", owner=0, site=Site("city", 0, 0, None, True))
    tiles = {(0, 0): port, (1, 0): Tile("coast", owner=0), (2, 0): Tile("coast", owner=0), (6, 0): THEIRS}
    units: dict[str, dict[str, Any]] = {"A01": {"hex": (2, 0), "kind": "ship", "damaged": True}, "A02": {"hex": (0, 0)}}
    here = world(tiles, units, phase="movement")
    answer = asked_in("movement", here, "move", seat=0)
    assert answer == Act("step", "A01", "1,0")
    assert at(here, 1, 0) in here.atlas.neighbours[at(here, 2, 0)]


# --- Dragons


def test_dragons_land_six_times_unless_they_leave_the_map() -> None:
    tiles = {(q, r): plain(None) for q in range(-6, 7) for r in range(-6, 7)} | {(0, 0): MINE, (6, 6): THEIRS}
    here = world(tiles, {})
    found = landings(here.atlas, at(here, 0, 0))
    assert sum(found.values()) == pytest.approx(6)
    assert found[at(here, 1, 0)] == pytest.approx(found[at(here, 0, -1)])
    island = world({(0, 0): MINE, (1, 0): THEIRS}, {})
    # There is one way to stay on the map, out of six, at each of the five flights.
    assert sum(landings(island.atlas, at(island, 0, 0)).values()) == pytest.approx(sum(6.0**-k for k in range(6)))


def test_whose_land_burns_decides_what_a_fury_is_worth() -> None:
    tiles = {(q, 0): plain(0 if q < 4 else 1) for q in range(8)} | {(0, 0): MINE, (7, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (1, 0)}, "B01": {"hex": (6, 0)}})
    assert Dragonfire(mind(here)).fury(at(here, 1, 0)) < -1
    assert Dragonfire(mind(here)).fury(at(here, 6, 0)) > 1
    assert Dragonfire(mind(here, 1)).fury(at(here, 6, 0)) < -1


# --- Besiegers and scouts


def test_a_second_besieger_goes_to_other_walls() -> None:
    enemy = Site("village", 1, once_owned=True)
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(1, enemy), (1, 1): plain(1, enemy), (5, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (2, 0)}, "A02": {"hex": (1, 0)}}, reserves=(9, 0))
    ventures = Ventures(mind(here))
    crowded, other = (ventures.going(here.unit("A02"), at(here, *hex)) for hex in ((2, 0), (1, 1)))
    assert other > crowded


def test_scouts_are_not_sent_where_nobody_follows() -> None:
    """Without a ration for the step they can only find walls on land that could be walked into later."""
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(None), (5, 0): THEIRS}
    units = {"A01": {"hex": (1, 0)}}
    poor, rich = (world(tiles, units, reserves=(rations, 0), season="autumn", year=2) for rations in (0, 30))
    mission = Act("scout", "A01", "2,0")
    assert Ventures(mind(poor)).mission(mission) < 0 < Ventures(mind(rich)).mission(mission)


def test_ground_counts_as_far_as_a_chain_of_villages_reaches() -> None:
    tiles = {(q, 0): plain(0) for q in range(1, 5)} | {(0, 0): MINE, (5, 0): plain(None), (8, 0): THEIRS}
    here = world(tiles, {})
    assert at(here, 5, 0) in mind(here).within_reach
    broken = world({**tiles, (2, 0): plain(None), (3, 0): plain(None)}, {})
    assert at(broken, 5, 0) not in mind(broken).within_reach
