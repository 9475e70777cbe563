"""A power's logistics: one bill, made of the bills that the document's rules give by themselves."""

from __future__ import annotations

from typing import Any

from tests.games.europa_universalis.asking import check, refused

SWEDEN: dict[str, Any] = {
    "nation": "sweden",
    "period": 4,
    "treasury": 400,
    "land_technology": "musket",
    "naval_technology": "battery",
    "conditions": ["at_war"],
}
LAND = [{"type": "A+", "quality": "veteran", "count": 1}, {"type": "A-", "quality": "conscript", "count": 2}]


def test_upkeep_counts_the_forces_that_footnotes_make_free() -> None:
    """Worked example: Sweden IV at war pays 60 of 186."""
    bill = check("logistics_turn", power=SWEDEN, land=LAND, naval={"F-": 2, "DE": 2})
    assert (bill["upkeep"], bill["free_cost"], bill["cost"]) == (60, 126, 60)
    peace = check("logistics_turn", power={**SWEDEN, "conditions": []}, land=LAND, naval={"F-": 2, "DE": 2})
    assert peace["upkeep"] == 75  # one A- of conscripts more
    assert bill["power"]["treasury"] == 340


def test_stacks_and_fleets_say_themselves_what_is_to_be_kept() -> None:
    """The worked example again, its counters on the sheets of pieces; and whose they are."""
    about = {"nation": "sweden", "period": 4}
    stacks = [
        {**about, "tech": "musket", "a_plus": 1, "quality": "veteran"},
        {**about, "tech": "musket", "a_minus": 2},
    ]
    fleet = {**about, "technology": "battery"}
    fleets = [
        {**fleet, "counter": "F-", "nav": 1},
        {**fleet, "counter": "F-", "nav": 1},
        {**fleet, "counter": "none", "de": 2},
    ]
    bill = check("logistics_turn", power=SWEDEN, stacks=stacks, fleets=fleets)
    held = {"stacks": bill["stacks"], "fleets": bill["fleets"]}  # nothing was bought: as they were
    assert (held["stacks"], held["fleets"]) == (stacks, fleets)
    assert bill == check("logistics_turn", power=SWEDEN, land=LAND, naval={"F-": 2, "DE": 2}) | held
    bought = check("logistics_turn", power=SWEDEN, fleets=fleets, ships={"nav": 1})
    kept = {"naval": {"F-": 2, "DE": 2}, "owned": 2}
    assert bought == check("logistics_turn", power=SWEDEN, ships={"nav": 1}, **kept) | {"fleets": held["fleets"]}
    assert refused("logistics_turn", power=SWEDEN, stacks=[{**stacks[0], "nation": "france"}]) == "stacks.0"


def test_the_bill_is_the_sum_of_its_bills() -> None:
    colony = {"kind": "com", "fish": 2, "items": {"dt": 1, "fish_de": 1}}
    bill = check(
        "logistics_turn",
        power=SWEDEN,
        land=LAND,
        naval={"F-": 2, "DE": 2},
        buy={"a_minus": 1},
        ships={"nav": 1},
        owned=6,
        colonies=[colony],
        refills=1,
    )
    land = check("land_purchase", nation="sweden", period=4, tech="musket", buy={"a_plus": 0, "a_minus": 1, "dt": 0})
    ships = check("purchase", nation="sweden", period=4, naval_technology="battery", items={"nav": 1}, owned=6)
    prices = {"dt": -(-land["cost"] // 2), "nav": ships["cost"]}
    overseas = check("colonial_purchase", **colony, prices=prices)
    parts = {"land_cost": land["cost"], "ships_cost": ships["cost"], "colonies_cost": overseas["cost"]}
    assert {key: bill[key] for key in parts} == parts
    assert bill["cost"] == 60 + sum(parts.values()) + prices["dt"]
    assert (bill["land_used"], bill["naval_used"]) == (3, 1)
    assert bill["power"]["treasury"] == 400 - bill["cost"]


def test_both_limits_and_the_treasury_are_watched() -> None:
    """Recrutement maximum: Sweden IV 4; Limite d'achat: 6 DN of 15."""
    over = check("logistics_turn", power=SWEDEN, buy={"a_plus": 1, "dt": 1}, ships={"nav": 7}, owned=10)
    assert over["broken"] == ["land_limit", "naval_limit", "maximum"]
    poor = check("logistics_turn", power={**SWEDEN, "treasury": 5}, buy={"dt": 1})
    assert (poor["ok"], poor["broken"], poor["power"]["treasury"]) == (False, ["treasury"], 5)


def test_the_cossacks_help_russia_alone() -> None:
    """53.14: two conscripts in Siberia for nothing, and a free DT."""
    russia = {"nation": "russia", "period": 4, "treasury": 100, "land_technology": "renaissance", "cossacks": True}
    land = [{"type": "D", "quality": "conscript", "count": 2}]
    bill = check("logistics_turn", power=russia, land=land, siberia_conscripts=2)
    assert (bill["upkeep"], bill["free_dt"]) == (0, 1)
    assert refused("logistics_turn", power=SWEDEN, siberia_conscripts=1) == "siberia_conscripts"


def test_a_country_without_printed_prices_states_that_of_an_army() -> None:
    france = {"nation": "france", "period": 3, "treasury": 300, "land_technology": "arquebus"}
    assert refused("logistics_turn", power=france, buy={"a_plus": 1}) == "price_a_plus"
    assert check("logistics_turn", power=france, buy={"a_plus": 1}, price_a_plus=50)["land_cost"] == 50


def test_colonies_buy_galleys_and_transports() -> None:
    """2.8.6: at double price and double in the limit; a DGa is 15 Ga at 2, a DTr 5 T at 8 (R23), and no DTr counts."""
    colony = {"kind": "com", "items": {"ga": 1, "tr": 1}}
    bill = check("logistics_turn", power=SWEDEN, colonies=[colony])
    assert (bill["colonies_cost"], bill["naval_used"]) == (2 * 30 + 2 * 40, 1)
    few = check("logistics_turn", power=SWEDEN, colonies=[colony], options={"dga_galleys": 5})
    assert few["colonies_cost"] == 2 * 10 + 2 * 40
    assert check("logistics_turn", power=SWEDEN, ships={"ga": 1}, options={"dga_galleys": 5})["ships_cost"] == 10
    england = {**SWEDEN, "nation": "england", "conditions": []}
    wrong = {"power": england, "price_a_minus": 60, "colonies": [colony]}
    assert refused("logistics_turn", **wrong) == "colonies.0.items.ga"
