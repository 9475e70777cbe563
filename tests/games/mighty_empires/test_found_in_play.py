"""What players of whole games found wrong, each mended: see the passages named."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.errors import InputError
from jacta.telling import entry
from tests.games.mighty_empires.test_by_the_book import Scene, State, effect, far_away, site, tile, unit, world

# --- Mouvement des armées: "un hexagone exploré avec succès par un seul groupe d'éclaireurs"


def two_side_by_side(**more: Any) -> State:
    """A and B stand on one hex; A's scouts have explored the next."""
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", explored_by=[0]), **far_away(1)}
    return world(tiles, {"A01": unit(0, "0,0"), "B01": unit(1, "0,0")}, **more)


def test_allied_armies_move_on_what_one_of_them_scouted() -> None:
    scene = Scene("movement", two_side_by_side(alliances=[[0, 1]]), seat=1)
    assert "step B01 1,0" in scene.offered("move", 1)
    state = scene.say("move", "step B01 1,0", 1).say("move", "end", 1).end()
    assert state["units"]["B01"]["hex"] == "1,0"
    assert state["tiles"]["1,0"]["owner"] == 1


def test_an_ally_who_has_gone_ahead_shows_the_way() -> None:
    tiles = {
        "0,0": tile("plain", 0),
        "1,0": tile("marsh", explored_by=[0]),
        "0,1": tile("plain", explored_by=[0]),
        **far_away(1),
    }
    state = world(tiles, {"A01": unit(0, "1,0"), "B01": unit(1, "0,0")}, alliances=[[0, 1]])
    steps = Scene("movement", state, seat=1).offered("move", 1)
    assert "step B01 1,0" in steps
    assert "step B01 0,1" not in steps  # nobody of A is there, or beside B01


def test_scouts_of_a_stranger_or_from_elsewhere_open_nothing() -> None:
    assert Scene("movement", two_side_by_side(), seat=1).session.question is None
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", explored_by=[0]), "-1,0": tile("plain", 0), **far_away(1)}
    apart = world(tiles, {"A01": unit(0, "-1,0"), "B01": unit(1, "0,0")}, alliances=[[0, 1]])
    assert "step B01 1,0" not in Scene("movement", apart, seat=1).offered("move", 1)


# --- La bataille navale: "doit rejoindre la cité côtière alliée la plus proche"


def harbour(**more: Any) -> State:
    """Five coast hexes in a row, a port at the end, and a damaged ship in the middle."""
    tiles = {f"{q},0": tile("coast", 0) for q in range(5)} | far_away(1)
    tiles["0,0"]["site"] = site("city", 0, 0)
    return world(tiles, {"A01": unit(0, "3,0", "ship", damaged=True)}, (9, 0), **more)


def test_a_damaged_ship_may_not_stay_away_from_port() -> None:
    state = Scene("movement", harbour(), seat=0).say("move", "end").end()
    assert state["units"]["A01"]["hex"] == "2,0"  # the step that it must take was not even asked


def test_the_step_that_a_damaged_ship_must_take_is_told() -> None:
    with text.speaking("fr"):
        told = [entry(line).text for line in Scene("movement", harbour(), seat=0).session.transcript]
    assert "A01, endommagé, doit faire route vers le port\u202f: R11." in told


def test_a_damaged_ship_without_rations_need_not_starve() -> None:
    state = harbour()
    state["reserves"] = [0, 0]
    assert Scene("movement", state, seat=0).offered("move") == ["end", "step A01 2,0"]


def test_a_damaged_ship_may_go_sideways_where_it_cannot_come_nearer() -> None:
    """Both hexes are two steps from port; the way there is under a storm."""
    tiles = {name: tile("coast", 0) for name in ("0,0", "1,0", "2,0", "1,1")} | far_away(1)
    tiles["0,0"]["site"] = site("city", 0, 0)
    effects = [effect("storm", "hex", "1,0", "spring_end")]
    units = {"A01": unit(0, "2,0", "ship", damaged=True)}
    scene = Scene("movement", world(tiles, units, (9, 0), effects=effects), seat=0)
    assert scene.offered("move") == ["end", "step A01 1,1"]


def test_a_damaged_ship_may_not_move_away() -> None:
    with pytest.raises(InputError) as refused:
        Scene("advance", harbour(), unit="A01", to="4,0")
    assert refused.value.key == "to"


# --- Transport de troupe; Evénements, 12: "relancé à chaque mouvement sur cet hexagone"


def test_landing_from_a_ship_is_a_movement_onto_a_nest() -> None:
    tiles = {"0,0": tile("coast", 0, nest=True), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0", aboard="A02"), "A02": unit(0, "0,0", "ship")}
    scene = Scene("movement", world(tiles, units), seat=0).say("move", "disembark A01 0,0")
    state = scene.roll("nest", 4).say("move", "end").end()
    assert state["units"]["A01"]["aboard"] is None
    scene = Scene("movement", world(tiles, units), seat=0).say("move", "disembark A01 0,0").roll("nest", 5)
    scene.roll("fury.dir.2", 6)  # they are awake


def test_landing_brings_envoys_to_a_neutral_site() -> None:
    tiles = {"0,0": tile("coast", None, site("village", "neutral"), explored_by=[0]), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0", aboard="A02"), "A02": unit(0, "0,0", "ship")}
    scene = Scene("movement", world(tiles, units), seat=0).say("move", "disembark A01 0,0")
    scene.roll("diplomacy", 5, 5)
    assert scene.offered("enter_site") == ["inside", "outside"]


# --- Envoi des éclaireurs: "doit être retourné face cachée"


def test_a_coast_tile_whose_scouting_failed_is_turned_face_down_again() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("coast"), **far_away(1)}
    scene = Scene("mission", world(tiles, {"A01": unit(0, "0,0")}), unit="A01", to="1,0")
    state = scene.roll("scout.table", 2, 3).roll("scout.event", 3, 4).end()  # an event: the scouts lose their way
    assert not state["tiles"]["1,0"]["revealed"]
    assert state["tiles"]["1,0"]["seen"]
    assert state["tiles"]["1,0"]["terrain"] == "coast"


def test_a_coast_tile_under_a_ship_stays_face_up() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("coast"), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "B01": unit(1, "1,0", "ship")}
    scene = Scene("mission", world(tiles, units), unit="A01", to="1,0")
    state = scene.roll("scout.table", 2, 3).roll("scout.event", 3, 4).end()
    assert state["tiles"]["1,0"]["revealed"]


# --- What the open rulings change, as their notes say


def test_the_effect_of_one_siege_roll_for_stacked_units() -> None:
    """R65: two armies before an empty village, each with its roll, or one roll for both."""
    taken = jacta.odds("mighty_empires.siege", {"site": "village"}).p(result="captured")
    assert taken == Fraction(10, 36)
    assert round(100 * taken) == 28
    assert round(100 * (1 - (1 - taken) ** 2)) == 48


def test_the_effect_of_marsh_that_is_always_explored() -> None:
    """R30: half of the events fail the scouts."""
    explored = [
        jacta.odds("mighty_empires.scout", {"terrain": "marsh", "options": {"marsh_always_explored": always}}).p(
            explored=True
        )
        for always in (False, True)
    ]
    assert explored == [Fraction(1, 2), 1]


@pytest.mark.parametrize(("until", "buildable"), [("thaw", False), ("campaign_end", True)])
def test_the_effect_of_how_long_a_site_stays_razed(until: str, buildable: bool) -> None:
    """R26: pillaged in autumn, a village can grow in the winter that follows, or a year later."""
    tiles = {"0,0": tile("plain", 0, site("village", 0)), **far_away(0), **far_away(1)}
    effects = [effect("razed", "hex", "0,0", until, season="autumn", year=2)]
    state = world(tiles, {"A01": unit(0, "0,0")}, season="autumn", effects=effects)
    ended = [one for one in effects if one["until"] != "campaign_end"]  # the campaign ends with autumn
    state = {**state, "season": "winter", "effects": ended}
    scene = Scene("construction", state, seat=0)
    question = scene.session.question
    offered = [] if question is None else scene.offered("build")
    assert ("village_to_city 0,0" in offered) == buildable


# --- Mouvement des armées: "Les rivières ne posent pas de problème aux armées"


def test_a_river_without_a_bridge_is_crossed_like_any_other() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("river", bridge=False, explored_by=[0]), **far_away(1)}
    scene = Scene("movement", world(tiles, {"A01": unit(0, "0,0")}, reserves=(4, 0)), seat=0)
    state = scene.say("move", "step A01 1,0", 0).say("move", "end", 0).end()
    assert state["reserves"] == [3, 0]
    assert state["tiles"]["1,0"]["owner"] == 0


@pytest.mark.parametrize(
    ("id", "given", "said", "reading"),
    [
        ("scout", {"terrain": "plain", "modifier": 2}, "modificateurs_sur_les_tables=oui", "modifiers_on_tables"),
        ("siege", {"site": "city", "siege_bonus": 4}, "bonus_siège=oui", "siege_cumulative"),
    ],
)
def test_what_needs_a_reading_names_it_as_players_type_it(
    id: str, given: dict[str, Any], said: str, reading: str
) -> None:
    with text.speaking("fr"), pytest.raises(InputError) as refused:
        jacta.odds(f"mighty_empires.{id}", given)
    with text.speaking("fr"):
        assert said in str(refused.value)
    assert jacta.odds(f"mighty_empires.{id}", {**given, "options": {reading: True}})
