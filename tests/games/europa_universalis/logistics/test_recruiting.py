"""2.5: recruitment limits, prices, and the cheapest way to a wished stack."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.europa_universalis.asking import check, refused

Basket = tuple[int, int, int]


def counters(a_plus: int = 0, a_minus: int = 0, dt: int = 0) -> dict[str, int]:
    return {"a_plus": a_plus, "a_minus": a_minus, "dt": dt}


def limit(nation: str, period: int, source: str = "table") -> int:
    found: int = check("recruitment_limit", nation=nation, period=period, options={"source": source})["value"]
    return found


# --- Recrutement maximum en DT

PRINTED = {
    "venice": "4543---",
    "holland": "4454333",
    "habsburg": "--33344",
    "portugal": "232----",
    "sweden": "--44333",
    "spain": "5555433",
    "france": "4444444",
    "england": "3433322",
    "turkey": "4455444",
    "russia": "4444433",
    "poland": "4444333",
    "prussia": "-----43",
}
WITHOUT_SHEET = {("venice", 4), ("holland", 1), ("holland", 2), ("portugal", 3), ("habsburg", 3), ("habsburg", 4)}
OTHERWISE_ON_SHEET = {("habsburg", 5): 4, ("prussia", 6): 3}


@pytest.mark.parametrize(("nation", "period"), list(product(PRINTED, range(1, 8))))
def test_recruitment_limit(nation: str, period: int) -> None:
    printed = PRINTED[nation][period - 1]
    if printed == "-":
        assert refused("recruitment_limit", nation=nation, period=period) == "period"
    else:
        assert limit(nation, period) == int(printed)
    if printed == "-" or (nation, period) in WITHOUT_SHEET:
        assert refused("recruitment_limit", nation=nation, period=period, options={"source": "sheet"}) == "period"
    else:
        assert limit(nation, period, "sheet") == OTHERWISE_ON_SHEET.get((nation, period), int(printed))


@pytest.mark.parametrize("source", ["table", "sheet"])
def test_nations_without_a_row_recruit_nothing(source: str) -> None:
    assert refused("recruitment_limit", nation="savoy", period=3, options={"source": source}) == "nation"
    assert refused("recruitment_limit", nation="atlantis", period=3) == "nation"
    assert refused("recruitment_limit", nation="spain", period=0) == "period"


# --- Achat de troupe


def test_w17_land_purchase() -> None:
    poland = {"nation": "poland", "period": 4, "tech": "musket", "buy": counters(a_minus=1, dt=2)}
    assert check("land_purchase", **poland) == {"cost": 71, "dt": 4, "limit": 4, "legal": True}
    assert check("land_purchase", **poland, options={"dt_price": "sheet"})["cost"] == 69
    russia = {"nation": "russia", "period": 6, "tech": "renaissance", "buy": counters(a_plus=1)}
    assert check("land_purchase", **russia) == {"cost": 40, "dt": 4, "limit": 3, "legal": False}


SHEETS = {  # D / A- / A+
    "sweden": ["7/15/30", "9/18/36", "11/22/44", "12/25/50", "20/40/80", "30/60/120", "47/95/190"],
    "russia": ["4/8/16", "9/18/40", "12/25/50", "15/30/60", "20/40/80", "30/60/120", "45/90/180"],
    "poland": ["7/15/30", "10/20/40", "12/25/50", "17/35/70", "22/45/90", "27/55/110", "35/70/140"],
    "prussia": ["", "", "", "", "22/45/90", "27/55/110", "30/60/120"],
}
TECHS = ["medieval", "renaissance", "arquebus", "musket", "baroque", "manoeuvre", "lace"]


@pytest.mark.parametrize(("nation", "tech"), list(product(SHEETS, TECHS)))
def test_printed_prices(nation: str, tech: str) -> None:
    row = SHEETS[nation][TECHS.index(tech)]
    given = {"nation": nation, "period": 7, "tech": tech}
    if not row:
        assert refused("land_purchase", **given, buy=counters(dt=1)) == "price_a_minus"
        return
    detachment, minus, plus = map(int, row.split("/"))
    assert check("land_purchase", **given, buy=counters(a_plus=1))["cost"] == plus
    assert check("land_purchase", **given, buy=counters(a_minus=1))["cost"] == minus
    assert check("land_purchase", **given, buy=counters(dt=1))["cost"] == (minus + 1) // 2
    assert check("land_purchase", **given, buy=counters(dt=1), options={"dt_price": "sheet"})["cost"] == detachment


def test_stated_prices_come_first() -> None:
    given = {"nation": "sweden", "period": 4, "tech": "musket", "buy": counters(1, 1, 1), "price_a_minus": 7}
    assert check("land_purchase", **given)["cost"] == 50 + 7 + 4
    assert check("land_purchase", **given, price_a_plus=0)["cost"] == 7 + 4
    assert check("land_purchase", **given, options={"dt_price": "sheet"})["cost"] == 50 + 7 + 12


def test_prices_that_no_sheet_prints_must_be_stated_whatever_is_bought() -> None:
    spain = {"nation": "spain", "period": 2, "tech": "renaissance", "buy": counters(dt=1)}
    assert refused("land_purchase", **spain) == "price_a_minus"
    assert refused("land_purchase", **spain, price_a_plus=40) == "price_a_minus"
    assert refused("land_purchase", **spain, price_a_minus=21) == "price_a_plus"
    stated = {**spain, "price_a_minus": 21, "price_a_plus": 40}
    assert check("land_purchase", **stated) == {"cost": 11, "dt": 1, "limit": 5, "legal": True}
    assert refused("land_purchase", **stated, options={"dt_price": "sheet"}) == "options.dt_price"


def test_the_limit_of_the_sheet() -> None:
    given = {"nation": "prussia", "period": 6, "tech": "baroque", "buy": counters(a_plus=1)}
    assert check("land_purchase", **given)["legal"]
    assert check("land_purchase", **given, options={"source": "sheet"}) == {
        "cost": 90,
        "dt": 4,
        "limit": 3,
        "legal": False,
    }


def test_land_purchase_names_a_wrong_key() -> None:
    given = {"nation": "poland", "period": 4, "tech": "musket", "buy": counters(dt=1)}
    assert refused("land_purchase", **{**given, "nation": "siberia"}) == "nation"
    assert refused("land_purchase", **{**given, "nation": "portugal"}) == "period"
    assert refused("land_purchase", **{**given, "buy": counters(dt=-1)}) == "buy.dt"
    assert refused("land_purchase", **{**given, "buy": {"dt": 0.5, "a_plus": 0, "a_minus": 0}}) == "buy.dt"
    assert refused("land_purchase", **given, price_a_plus=-1) == "price_a_plus"


# --- The cheapest way to a wished stack


def bought(found: Any) -> Basket:
    return found["buy"]["a_plus"], found["buy"]["a_minus"], found["buy"]["dt"]


def test_two_small_armies_are_cheaper_than_russias_large_one() -> None:
    found = check("cheapest_purchase", nation="russia", period=3, tech="renaissance", want=counters(a_plus=1))
    assert (found["possible"], bought(found), found["cost"]) == (True, (0, 2, 0), 36)


def test_counters_that_are_left_out_are_none() -> None:
    given = {"nation": "sweden", "period": 4, "tech": "musket"}
    short = check("cheapest_purchase", **given, want={"a_plus": 1}, have={"a_minus": 1})
    assert short == check("cheapest_purchase", **given, want=counters(a_plus=1), have=counters(a_minus=1))


def test_detachments_complete_an_army_where_the_sheet_rounds_down() -> None:
    given = {"nation": "sweden", "period": 4, "tech": "musket", "want": counters(a_plus=1), "have": counters(a_minus=1)}
    assert bought(check("cheapest_purchase", **given)) == (0, 1, 0)
    assert bought(check("cheapest_purchase", **given, options={"dt_price": "sheet"})) == (0, 0, 2)


def test_why_a_stack_cannot_be_had() -> None:
    poland = {"nation": "poland", "period": 5, "tech": "musket"}
    assert check("cheapest_purchase", **poland, want=counters(3, 0, 0))["obstacle"] == "stacking"
    dear = check("cheapest_purchase", **poland, want=counters(a_minus=1), money=34)
    assert (dear["possible"], dear["obstacle"], dear["cost"]) == (False, "money", 35)
    assert check("cheapest_purchase", **poland, want=counters(a_minus=1), money=35)["possible"]
    large = check("cheapest_purchase", **poland, want=counters(a_plus=1))
    assert (large["possible"], large["obstacle"], large["dt"], large["limit"]) == (False, "limit", 4, 3)


def test_who_has_the_stack_buys_nothing() -> None:
    there = {"want": counters(a_minus=1), "have": counters(a_plus=1)}
    found = check("cheapest_purchase", nation="poland", period=5, tech="musket", **there)
    assert (found["possible"], bought(found), found["cost"]) == (True, (0, 0, 0), 0)


WISHES = [basket for basket in product(range(3), range(4), range(5)) if 0 < sum(basket) <= 3]


@pytest.mark.parametrize("want", WISHES)
@pytest.mark.parametrize("have", [(0, 0, 0), (0, 0, 2), (0, 1, 0), (1, 0, 1)])
def test_nothing_cheaper_is_legal_and_sufficient(want: Basket, have: Basket) -> None:
    """Against every purchase that `land_purchase` calls legal and `reorganise` turns into the stack and a rest."""
    nation = {"nation": "sweden", "period": 4, "tech": "medieval"}
    found = check("cheapest_purchase", **nation, want=counters(*want), have=counters(*have))
    worth = (4 * want[0] + 2 * want[1] + want[2]) > 8
    if worth:
        assert found["obstacle"] == "stacking"
        return
    costs = []
    for basket in product(range(2), range(3), range(5)):
        verdict = check("land_purchase", **nation, buy=counters(*basket))
        pooled = [ours + more for ours, more in zip(have, basket, strict=True)]
        rest = 4 * pooled[0] + 2 * pooled[1] + pooled[2] - (4 * want[0] + 2 * want[1] + want[2])
        if not verdict["legal"] or rest < 0:
            continue
        made = counters(want[0], want[1], want[2] + rest)
        if check("reorganise", before=counters(*pooled), after=made, phase="logistics")["legal"]:
            costs.append(verdict["cost"])
    assert found["possible"] is bool(costs)
    if costs:
        assert found["cost"] == min(costs)
        assert check("land_purchase", **nation, buy=found["buy"])["cost"] == min(costs)
