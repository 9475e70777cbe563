"""2.6.3, 2.6.4, 2.8.5, 2.8.6, 53.14: forts, militias, purchases overseas, Cossacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.europa_universalis.asking import check, refused

PRICES = {"dt": 15, "a_minus": 30, "nav": 35, "ga": 12, "tr": 35}


def bought(**given: Any) -> Any:
    return check("colonial_purchase", **{"prices": PRICES, **given})


# --- Forts


def test_a_fort_is_a_fortress_of_level_0() -> None:
    assert check("fort", kind="fort") == {
        "siege_level": 0,
        "besieger": "any detachment, even reduced",
        "resistance": 0.5,
        "falls_at_once": False,
        "garrison_limit_dt": 1,
        "needed_for_control": True,
    }


@pytest.mark.parametrize(("garrison", "falls"), [(False, True), (True, False)])
def test_a_breach_lays_an_empty_mission_open(garrison: bool, falls: bool) -> None:
    found = check("fort", kind="mission", breach=True, garrison=garrison)
    assert (found["resistance"], found["falls_at_once"], found["needed_for_control"]) == (0, falls, False)


# --- Militias


def test_militias_as_printed() -> None:
    others = [check("colonial_militia", nation="england", level=level)["dc_total"] for level in range(1, 7)]
    portugal = [check("colonial_militia", nation="portugal", level=level)["dc_total"] for level in range(1, 7)]
    assert others == [1, 1, 2, 2, 3, 3]
    assert portugal == [1, 2, 3, 4, 5, 6]
    assert check("colonial_militia", nation="other", level=6) == {
        "dc_total": 3,
        "dt": 1,
        "dc": 0,
        "quality": "conscript",
    }
    assert check("colonial_militia", nation="portugal", level=4) == {
        "dc_total": 4,
        "dt": 1,
        "dc": 1,
        "quality": "veteran",
    }
    assert check("colonial_militia", nation="france", level=2)["quality"] == "veteran"
    assert check("colonial_militia", nation="france", level=2, kind="com")["dc_total"] == 0


def test_militia_refusals() -> None:
    assert refused("colonial_militia", nation="atlantis", level=1) == "nation"
    assert refused("colonial_militia", nation="spain", level=7) == "level"
    assert refused("colonial_militia", nation="spain", level=1, fleet_rules="ships") == "fleet_rules"


# --- Purchases


def test_colonial_purchase_worked_example() -> None:
    assert bought(kind="com", fish=3, items={"dt": 1, "nav": 1, "fish_de": 1}) == {
        "ok": True,
        "broken": [],
        "cost": 118,
        "land_limit": 1,
        "naval_limit": 2,
    }
    assert bought(kind="col", level=6, items={"dt": 1, "a_minus": 1})["broken"] == ["land_quantity"]


@pytest.mark.parametrize(
    ("given", "cost", "land", "naval"),
    [
        ({"kind": "col", "level": 5, "items": {"dc": 1}}, 8, 0.5, 0),
        ({"kind": "col", "level": 5, "items": {"dt": 1}}, 30, 1, 0),
        ({"kind": "col", "level": 6, "items": {"dc": 1}}, 8, 0.5, 0),
        ({"kind": "col", "level": 6, "items": {"dt": 2}}, 30, 2, 0),
        ({"kind": "col", "level": 6, "items": {"a_minus": 1}}, 60, 2, 0),
        ({"kind": "col", "level": 6, "items": {"nav": 1, "ga": 1, "de": 1, "tr": 1}}, 35 + 12 + 18 + 35, 0, 2),
        ({"kind": "com", "items": {"nav": 1, "ga": 1, "de": 1, "tr": 1}}, 2 * (35 + 12 + 18 + 35), 0, 4),
        ({"kind": "none", "fish": 4, "items": {"fish_de": 2}}, 36, 0, 0),
        ({"kind": "none", "fleet_rules": "ships", "items": {"dt": 1}}, 30, 1, 0),
        ({"kind": "col", "level": 6, "fleet_rules": "ships", "items": {"dt": 2}}, 30, 2, 0),
        ({"kind": "com", "items": {}}, 0, 0, 0),
    ],
)
def test_what_may_be_bought(given: dict[str, Any], cost: int, land: float, naval: float) -> None:
    assert bought(**given) == {"ok": True, "broken": [], "cost": cost, "land_limit": land, "naval_limit": naval}


@pytest.mark.parametrize(
    ("given", "broken"),
    [
        ({"kind": "none", "items": {"dc": 1}}, ["no_establishment"]),
        ({"kind": "com", "items": {"a_plus": 1}}, ["army_counter"]),
        ({"kind": "col", "level": 6, "items": {"a_plus": 1}}, ["army_counter"]),
        ({"kind": "col", "level": 5, "items": {"a_minus": 1}}, ["army_counter"]),
        ({"kind": "com", "items": {"dc": 1, "dt": 1}}, ["land_quantity"]),
        ({"kind": "com", "items": {"dc": 2}}, ["land_quantity"]),
        ({"kind": "com", "items": {"dt": 2}}, ["land_quantity"]),
        ({"kind": "col", "level": 6, "items": {"dt": 3}}, ["land_quantity"]),
        ({"kind": "col", "level": 6, "items": {"a_minus": 2}}, ["land_quantity"]),
        ({"kind": "com", "fleet_rules": "ships", "items": {"dc": 1}}, ["land_quantity"]),
        ({"kind": "com", "fleet_rules": "ships", "items": {"tr": 1}}, ["ships_not_allowed"]),
        ({"kind": "com", "fish": 1, "items": {"fish_de": 1}}, ["fish"]),
        (
            {"kind": "none", "fish": 1, "items": {"a_plus": 1, "dc": 1, "dt": 1, "fish_de": 1}},
            ["no_establishment", "army_counter", "land_quantity", "fish"],
        ),
    ],
)
def test_what_may_not_be_bought(given: dict[str, Any], broken: list[str]) -> None:
    found = bought(**given)
    assert (found["ok"], found["broken"]) == (False, broken)


def test_an_army_plus_has_no_price_but_fills_the_limit() -> None:
    found = bought(kind="com", items={"a_plus": 1})
    assert (found["cost"], found["land_limit"]) == (0, 4)


def test_colonial_purchase_refusals() -> None:
    assert refused("colonial_purchase", kind="col") == "level"
    assert refused("colonial_purchase", kind="com", level=2) == "level"
    assert refused("colonial_purchase", kind="com", items={"dc": 1}) == "prices.dt"
    assert refused("colonial_purchase", kind="com", fish=2, items={"fish_de": 1}, prices={"dt": 3}) == "prices.nav"
    assert refused("colonial_purchase", kind="com", items={"f_plus": 1}) == "items.f_plus"


# --- Cossacks


def test_cossacks_help_russia() -> None:
    assert check("cossacks", active=True) == {
        "free_maintenance_siberia_conscript_dt": 2,
        "free_dt_per_turn": 1,
        "free_dt_where": ["siberia", "cossack province"],
    }
    assert check("cossacks", active=False)["free_dt_per_turn"] == 0
    assert refused("cossacks") == "active"
    assert refused("cossacks", active=1) == "active"
