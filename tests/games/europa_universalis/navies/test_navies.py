"""2.7.1, 2.7.2: fleets counted, bought and kept. Worked examples of the sea chapters, and what is refused."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import jacta
from jacta.games.europa_universalis.logistics.upkeep import KEPT_BY, CountersToMaintain, most_saved, ways_to_keep
from jacta.games.europa_universalis.realm.countries import ELEMENTS
from tests.games.europa_universalis.asking import check, refused

# --- fleet_capacity


def test_fleet_capacity_of_venice() -> None:
    assert check("fleet_capacity", nation="venice", period=2, counter="F+", content={"ga": 9, "gal": 1, "tr": 1}) == {
        "dn_used": 5,
        "dn_room": 5,
        "tr_used": 1,
        "tr_room": 1,
        "fits": True,
        "smallest": "F+",
    }


def test_fleet_capacity_of_england() -> None:
    found = check("fleet_capacity", nation="england", period=1, counter="F-", content={"nav": 2, "de": 1})
    assert (found["dn_used"], found["dn_room"], found["fits"], found["smallest"]) == (2.5, 2, False, "F+")


def test_what_no_fleet_holds_has_no_smallest() -> None:
    assert check("fleet_capacity", nation="poland", period=3, counter="F+", content={"tr": 2})["smallest"] is None


@pytest.mark.parametrize(
    ("nation", "period", "dn_room", "tr_room"),
    [("venice", 5, 5, 2), ("portugal", 4, 5, 2), ("sweden", 1, 4, 1), ("class_ii", 4, 4, 1)],
)
def test_fleet_capacity_by_class(nation: str, period: int, dn_room: int, tr_room: int) -> None:
    found = check("fleet_capacity", nation=nation, period=period, counter="F+", content={})
    assert (found["dn_room"], found["tr_room"]) == (dn_room, tr_room)


def test_fleet_capacity_in_ships() -> None:
    ships = {"fleet_rules": "ships", "nation": "portugal", "period": 1}
    assert check("fleet_capacity", **ships, counter="F+", content={"N": 20, "Ga": 15, "T": 5}) == {
        "fits": True,
        "n_room": 25,
        "t_room": 5,
    }
    assert check("fleet_capacity", **ships, counter="F-", content={"N": 12, "Ga": 1}) == {
        "fits": False,
        "n_room": 12,
        "t_room": 2,
    }
    assert check("fleet_capacity", **ships, counter="DN", content={"N": 2, "Ga": 6, "T": 1})["fits"]
    assert not check("fleet_capacity", **ships, counter="DN", content={"N": 2, "Ga": 7, "T": 1})["fits"]
    prussia = {**ships, "nation": "prussia", "period": 6}
    assert check("fleet_capacity", **prussia, counter="F+", content={"N": 5}) == {
        "fits": True,
        "n_room": 5,
        "t_room": 0,
    }


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"nation": "poland", "period": 1, "counter": "F-", "content": {}}, "period"),
        ({"nation": "prussia", "period": 6, "counter": "F-", "content": {}}, "period"),
        ({"nation": "england", "period": 1, "counter": "DN", "content": {}}, "counter"),
        ({"nation": "england", "period": 1, "counter": "F+", "content": {"N": 1}}, "content.N"),
        ({"nation": "spain", "period": 2, "counter": "F+", "content": {"gal": 1}}, "content.gal"),
        ({"nation": "venice", "period": 1, "counter": "F+", "content": {"gal": 1}}, "content.gal"),
        ({"nation": "venice", "period": 2, "counter": "F+", "content": {"gal": 3}}, "content.gal"),
        ({"nation": "habsburg", "period": 5, "counter": "F+", "content": {}, "fleet_rules": "ships"}, "nation"),
        ({"nation": "class_ii", "period": 5, "counter": "F+", "content": {}, "fleet_rules": "ships"}, "nation"),
        ({"nation": "venice", "period": 4, "counter": "F+", "content": {}, "fleet_rules": "ships"}, "period"),
        (
            {"nation": "venice", "period": 1, "counter": "F+", "content": {"nav": 1}, "fleet_rules": "ships"},
            "content.nav",
        ),
    ],
)
def test_fleet_capacity_refuses(given: dict[str, Any], key: str) -> None:
    assert refused("fleet_capacity", **given) == key


# --- fleet_limits


def test_fleet_limits_of_france() -> None:
    france = {
        "nation": "france",
        "period": 3,
        "fleets": [{"nav": 5, "de": 1}, {"nav": 5, "ga_de": 1}],
        "counters": {"nav": 3, "ga": 1},
    }
    assert check("fleet_limits", **france) == {"dn": 15, "max_dn": 14, "ok": False, "broken": ["dn"]}
    assert check("fleet_limits", **france, bonus=True) == {"dn": 15, "max_dn": 16, "ok": True, "broken": []}


def test_fleet_limits_name_all_that_is_broken_in_order() -> None:
    found = check(
        "fleet_limits",
        nation="poland",
        period=1,
        fleets=[{"nav": 2}, {}],
        counters={"de": 4, "tr": 3, "gal": 1},
    )
    assert found["broken"] == ["dn", "fleet_counters", "de_counters", "tr_counters", "galleasses"]


def test_fleet_limits_refuses_a_blank_cell() -> None:
    assert refused("fleet_limits", nation="venice", period=4) == "period"


# --- The smaller tables


def test_stacking_is_two_counters_and_a_de() -> None:
    for counters, ok in {("F+", "F-"): True, ("F+", "DTr", "DE"): True, ("F+", "F-", "DN"): False}.items():
        assert check("naval_stacking", counters=list(counters)) == {"ok": ok}
    assert check("naval_stacking", counters=["DE", "DE", "DE", "DE"]) == {"ok": False}


@pytest.mark.parametrize(
    ("given", "dn", "de"),
    [
        ({"de": 2}, 0, 2),
        ({"de": 8}, 2, 2),
        ({"de": 8, "dn_counters_free": 1}, 1, 5),
        ({"de": 8, "dn_counters_free": 0, "dn_inside_fleet": True}, 2, 2),
    ],
)
def test_regroup(given: dict[str, Any], dn: int, de: int) -> None:
    assert check("regroup", **given) == {"dn": dn, "de": de}


@pytest.mark.parametrize(
    ("ships", "became"),
    [
        (2, (1, 0, 0, 0)),
        (3, (1, 0, 0, 0)),
        (5, (0, 1, 0, 0)),
        (10, (0, 1, 0, 0)),
        (15, (0, 0, 1, 0)),
        (20, (0, 3, 0, 1)),
        (30, (0, 4, 0, 1)),
    ],
)
def test_minor_reinforcements(ships: int, became: tuple[int, ...]) -> None:
    assert check("minor_reinforcements", ships=ships) == dict(zip(("DE", "DN", "F-", "DTr"), became, strict=True))


def test_minor_reinforcements_knows_no_other_number() -> None:
    for ships in (4, 2.0, True):
        assert refused("minor_reinforcements", ships=ships) == "ships"


def test_convoys_lose_their_money_with_their_transports() -> None:
    assert check("convoy_cargo", convoy="smyrna", dtr_left=3) == {"carried": 50, "left": 30, "lost": 20}
    assert check("convoy_cargo", convoy="gold_fleet", dtr_left=2, gold=121) == {
        "carried": 121,
        "left": 48.4,
        "lost": 72.6,
    }
    assert refused("convoy_cargo", convoy="smyrna", dtr_left=3, gold=5) == "gold"


def test_the_gold_fleet_carries_any_sum_exactly() -> None:
    found = check("convoy_cargo", convoy="gold_fleet", dtr_left=3, gold=33.3)
    assert found == {"carried": 33.3, "left": 19.98, "lost": 13.32}


def test_naval_units_and_their_counters() -> None:
    assert check("naval_units", unit="ga")["dn_room"] == 0.5
    assert check("naval_units", unit="tr", nation="holland")["counters"] == 4
    assert check("naval_units", unit="tr", nation="sweden")["counters"] == 2
    assert check("naval_units", unit="tr", nation="minor")["counters"] == 1
    assert check("naval_units", unit="ga_de", nation="aden")["counters"] == 4
    assert check("naval_units", unit="nav", nation="holland")["counters"] is None


# --- purchase


def test_purchase_of_venice() -> None:
    found = check(
        "purchase",
        nation="venice",
        period=2,
        naval_technology="carrack",
        items={"ga": 3, "tr": 1, "F-": 1, "ga_de": 1},
    )
    assert (found["cost"], found["limit_used"], found["limit"], found["ok"]) == (152, 4, 7, True)
    assert (found["owned_after"], found["maximum"]) == (3.5, 15)


def test_purchase_of_the_habsburgs() -> None:
    habsburg = {"nation": "habsburg", "period": 7, "naval_technology": "battery", "bonus": True}
    found = check("purchase", **habsburg, items={"nav": 1, "tr": 1, "ga_de": 1})
    assert (found["cost"], found["limit_used"], found["limit"]) == (125, 1.5, 2)
    assert refused("purchase", **habsburg, items={"F+": 1}) == "items.F+"
    assert refused("purchase", **habsburg, items={"N": 1}, fleet_rules="ships") == "fleet_rules"


def test_purchase_of_galleasses_and_smaller_galley_detachments() -> None:
    venice: dict[str, Any] = {"nation": "venice", "period": 3, "naval_technology": "galleon"}
    assert check("purchase", **venice, items={"gal": 2})["cost"] == 60
    assert check("purchase", **venice, items={"gal": 2}, options={"dga_galleys": 5})["cost"] == 20


@pytest.mark.parametrize(("nation", "period"), [("russia", 1), ("poland", 1), ("poland", 2)])
@pytest.mark.parametrize("fleet_rules", ["ships", "detachments"])
@pytest.mark.parametrize("fleet", ["F-", "F+"])
def test_a_fleet_that_holds_no_ship_is_not_for_sale(nation: str, period: int, fleet_rules: str, fleet: str) -> None:
    """Annexe E prints 0N/0T, and the table of fleet counters a blank."""
    given = {"nation": nation, "period": period, "naval_technology": "carrack", "fleet_rules": fleet_rules}
    assert refused("purchase", **given, items={fleet: 1}) == f"items.{fleet}"
    assert check("purchase", **given, items={fleet: 0})["cost"] == 0


def test_purchase_in_ships() -> None:
    russia = {"fleet_rules": "ships", "nation": "russia", "period": 6, "naval_technology": "battery"}
    plain = check("purchase", **russia, items={"N": 3, "T": 4, "D": 1, "F-": 1})
    assert plain["limit_used"] == 3 + 5 + plain["owned_after"] - 8
    assert check("purchase", **russia, items={}, bonus=True)["limit"] == plain["limit"] + 10
    over = check("purchase", **russia, items={"N": 100}, owned=500)
    assert (over["ok"], over["broken"]) == (False, ["limit", "maximum"])


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"nation": "portugal", "period": 1, "naval_technology": "carrack", "items": {"ga": 1}}, "items.ga"),
        ({"nation": "portugal", "period": 1, "naval_technology": "carrack", "items": {"ga_de": 1}}, "items.ga_de"),
        ({"nation": "portugal", "period": 1, "naval_technology": "vessel", "items": {"nav": 1}}, "naval_technology"),
        ({"nation": "portugal", "period": 4, "naval_technology": "carrack", "items": {"nav": 1}}, "period"),
        ({"nation": "poland", "period": 1, "naval_technology": "carrack", "items": {"F-": 1}}, "items.F-"),
        ({"nation": "spain", "period": 2, "naval_technology": "carrack", "items": {"gal": 1}}, "items.gal"),
        ({"nation": "spain", "period": 2, "naval_technology": "carrack", "items": {"N": 1}}, "items.N"),
    ],
)
def test_purchase_refuses(given: dict[str, Any], key: str) -> None:
    assert refused("purchase", **given) == key


# --- maintenance


def test_maintenance_of_russia() -> None:
    found = check("maintenance", nation="russia", period=7, naval_technology="vessel", naval={"F+": 2, "D": 2})
    assert found["cost"] == 35


def test_maintenance_of_sweden_at_war() -> None:
    found = check(
        "maintenance",
        nation="sweden",
        period=4,
        land_technology="musket",
        naval_technology="battery",
        land=[
            {"type": "A+", "quality": "veteran", "count": 1},
            {"type": "A-", "quality": "conscript", "count": 2},
        ],
        naval={"F-": 2, "DE": 2},
        extra_free={"A-": 1},
    )
    assert found == {"cost": 60, "free_cost": 126}


def test_maintenance_of_conscripts_in_siberia_comes_off_first() -> None:
    russia = {"nation": "russia", "period": 4, "land_technology": "musket", "extra_free": {"A+": -9, "A-": -9, "D": -9}}
    land = [{"type": "D", "quality": "conscript", "count": 3}]
    assert check("maintenance", **russia, land=land)["cost"] == 3 * 2
    assert check("maintenance", **russia, land=land, siberia_conscripts=2)["cost"] == 2


def test_land_equivalence_is_an_option() -> None:
    given = {
        "nation": "holland",
        "period": 7,
        "land_technology": "lace",
        "land": [{"type": "A-", "quality": "veteran", "count": 2}],
    }
    without = check("maintenance", **given)
    assert check("maintenance", **given, options={"land_equivalence": True})["cost"] == 0 < without["cost"]


def test_maintenance_asks_for_the_technology_it_needs() -> None:
    assert refused("maintenance", nation="russia", period=7, naval={"DE": 1}) == "naval_technology"
    land = [{"type": "D", "quality": "veteran", "count": 1}]
    assert refused("maintenance", nation="russia", period=7, land=land) == "land_technology"


def test_maintenance_reads_no_price_of_an_arm_that_is_not_there() -> None:
    given = {"nation": "prussia", "period": 7, "land_technology": "medieval", "naval_technology": "carrack"}
    assert check("maintenance", **given) == {"cost": 0, "free_cost": 0}
    assert refused("maintenance", **given, naval={"D": 1}) == "naval_technology"
    army = {"type": "A+", "quality": "veteran", "count": 1}
    assert refused("maintenance", **given, land=[army]) == "land_technology"


def test_free_forces_save_the_most_that_any_assignment_saves() -> None:
    costs = {"A+": 40, "A-": 17, "land D": 6, "F+": 75, "F-": 45, "naval D": 25, "DE": 26}
    counters = [CountersToMaintain(name, costs[name], 1) for name in KEPT_BY]
    ways_of = [ways_to_keep(name, land_equivalence=True) for name in KEPT_BY]
    for free in product((0, 1), (0, 1), (0, 1), (0, 1), (0, 1, 3, 5)):
        best = 0
        for ways in product(*([None, *ways] for ways in ways_of)):
            taken = [sum(way.get(element, 0) for way in ways if way) for element in ELEMENTS]
            if all(need <= have for need, have in zip(taken, free, strict=True)):
                best = max(best, sum(counter.cost for counter, way in zip(counters, ways, strict=True) if way))
        assert most_saved(dict(zip(ELEMENTS, free, strict=True)), counters, land_equivalence=True) == best


def test_the_largest_forces_have_an_upkeep() -> None:
    land = [{"type": kind, "quality": "veteran", "count": 200} for kind in ("A+", "A-", "D")] * 16
    forces = {"land": land, "naval": dict.fromkeys(("F+", "F-", "D", "DE"), 200)}
    extra = dict.fromkeys(("A+", "A-", "F+", "F-", "D"), 20)
    sweden = {"nation": "sweden", "period": 4, "land_technology": "musket", "naval_technology": "battery"}
    bill = check("maintenance", **sweden, **forces, extra_free=extra, options={"land_equivalence": True})
    without = check("maintenance", **sweden, **forces, extra_free=dict.fromkeys(extra, -20))
    assert bill["cost"] + bill["free_cost"] == without["cost"]


def test_limits_also_tell_what_a_turn_may_buy() -> None:
    """Limite d'achat par tour: printed for Portugal in III as well, where it has no sheet to buy by."""
    told = jacta.roll("europa_universalis.fleet_limits", {"nation": "portugal", "period": 3}).transcript
    assert [entry.note.args for entry in told if entry.note] == [{"limit": 6}]


def test_only_prices_that_no_sheet_prints_are_said_to_be_suggested() -> None:
    """S25: the sheet of Venice prints its ships; its armies and the Habsburg navy come from the slot."""
    ships: dict[str, Any] = {"naval_technology": "carrack", "naval": {"D": 1}}
    armies: dict[str, Any] = {"land_technology": "musket", "land": [{"type": "D", "quality": "veteran", "count": 1}]}
    venice: dict[str, Any] = {"nation": "venice", "period": 2}
    assert not jacta.odds("europa_universalis.maintenance", {**venice, **ships}).notices
    assert jacta.odds("europa_universalis.maintenance", {**venice, **armies}).notices
    assert jacta.odds("europa_universalis.maintenance", {"nation": "habsburg", "period": 6, **ships}).notices
