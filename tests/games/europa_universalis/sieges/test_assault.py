"""2.3.1: the assault."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import floor
from typing import Any

import pytest

import jacta
from jacta.plain import plain_outcome
from tests.games.europa_universalis.asking import chances, check, refused

HALF = 0.5
PLAIN: dict[str, Any] = {
    "level": 1,
    "period": 3,
    "besieger": {"dt": 8, "tech": "musket", "artillery": 6},
    "besieged": {"tech": "medieval", "dt": 1},
}
STORM: dict[str, Any] = {
    "level": 1,
    "period": 3,
    "besieger": {"dt": 8, "tech": "arquebus", "a_plus": 2, "nation": "turkey"},
    "besieged": {"tech": "renaissance"},
}
FORT: dict[str, Any] = {
    "level": 0,
    "period": 3,
    "besieger": {"dt": 2, "tech": "arquebus", "has_army": False},
    "besieged": {"tech": "arquebus"},
}


def assault(given: dict[str, Any]) -> Any:
    return jacta.odds("europa_universalis.assault", given)


# --- Worked examples


def test_w10_level_1() -> None:
    assert assault(PLAIN).p(captured=True) == Fraction(443, 1000)


def test_w11_storm() -> None:
    assert assault(STORM).p(captured=True) == 1
    assert len(chances("assault", "besieger_losses", **STORM)) > 1
    assert assault({**STORM, "period": 4}).p(captured=True) == Fraction(301, 1000)


def test_w11_automatic() -> None:
    assert check("assault", **{**FORT, "breach": True}) == {
        "captured": True,
        "reason": "automatic",
        "besieger_losses": 0,
        "garrison_losses": 0,
        "besieger_routed": False,
        "besieged_routed": False,
        "new_level": 0,
    }


def test_w18_fort() -> None:
    assert assault(FORT).p(captured=True) == Fraction(273, 5000)
    assert chances("assault", "besieger_losses", **FORT) == {
        0: Fraction(4, 25),
        HALF: Fraction(3, 25),
        1: Fraction(3, 25),
        3 * HALF: Fraction(3, 50),
        2: Fraction(27, 50),
    }


# --- Every die

TECHS = ["medieval", "renaissance", "arquebus", "musket", "baroque", "manoeuvre", "lace"]
BESIEGED_FIRE = ["0", "0", ".5*", ".5*", "1*", "1**", "1.5**", "2***", "2**", "2***"]
BESIEGED_SHOCK = ["0", "0", ".5*", "1*", "1*", "1.5**", "2**", "2***", "2**", "2.5***"]
BESIEGER_FIRE = ["0", "0", ".5", ".5", "1*", "1*", "1*", "2**", "2**", "2**"]
BESIEGER_SHOCK = ["0", "0", ".5", "1", "1*", "1.5*", "2*", "2**", "2**", "2.5**"]
REDUCTION = [2, 3 * HALF, 1, 1, 1, HALF, HALF, 0]
BREACHED = [0, HALF, HALF, 1, 1, 3 * HALF]


def read(column: list[str], die: int) -> tuple[float, int]:
    cell = column[min(max(die, 3), 12) - 3]
    return float(cell.rstrip("*")), cell.count("*")


def by_technology(tech: str, losses: float, rounding: str) -> float:
    unit = 1.0 if rounding == "unit" else HALF
    return {"renaissance": 0.0, "arquebus": unit * floor(losses / 2 / unit)}.get(tech, losses)


def morale(side: dict[str, Any], enemy: str, quality: str) -> int:
    base = [1, 1 if enemy == "medieval" else 2, 2, 3, 3, 3, 3][TECHS.index(side["tech"])]
    return int(side.get("morale", base + (side.get("quality", quality) == "veteran")))


def every_die(given: dict[str, Any]) -> dict[Any, Fraction]:
    """All 10,000 throws, each played by the letter of the chapter."""
    found = Counter(stormed(given, *dice) for dice in product(range(1, 11), repeat=4))
    return {outcome: Fraction(throws, found.total()) for outcome, throws in found.items()}


def stormed(given: dict[str, Any], fire: int, answer: int, shock: int, last: int) -> Any:
    out, inside = given["besieger"], {"dt": 0, **given["besieged"]}
    options, level, breach = given.get("options", {}), given["level"], given.get("breach", False)
    rounding = options.get("arquebus_rounding", "half")
    wall = 0 if breach else level
    base = {"medieval": 1, "renaissance": 0}.get(inside["tech"], -1) - wall
    guns = out.get("artillery", 0)
    eased = min(wall, 2 if guns >= 6 * level else 1 if guns >= 4 * level else 0)
    lead = {name: out.get(name, 0) - inside.get(name, 0) for name in ("fire", "shock")}
    ours, theirs = morale(out, inside["tech"], "conscript"), morale(inside, out["tech"], "veteran")
    dealt = taken = 0.0
    lone = out["tech"] == "renaissance" and not out.get("has_army", True)
    natives = inside["tech"] == "medieval" and inside.get("non_european", False)
    losses, stars = read(BESIEGER_FIRE, fire + base + eased + max(0, lead["fire"]))
    if out["tech"] != "medieval" and (not lone or natives):
        dealt, theirs = dealt + by_technology(out["tech"], losses, rounding), theirs - stars
    losses, stars = read(BESIEGED_FIRE, answer + max(0, -lead["fire"]))
    if options.get("besieged_fire") == "by_technology":
        losses = by_technology(inside["tech"], losses, rounding)
        losses, stars = (0.0, 0) if inside["tech"] == "medieval" else (losses, stars)
    taken, ours = taken + max(0.0, losses - breach), ours - stars
    stand, hold = ours > 0, theirs > 0
    if stand:
        losses, stars = read(BESIEGER_SHOCK, shock + base + max(0, lead["shock"]))
        dealt, theirs = dealt + losses, theirs - stars
    if hold:
        losses, stars = read(BESIEGED_SHOCK, last + max(0, -lead["shock"]))
        taken, ours = taken + max(0.0, losses - breach), ours - stars
    return judged(given, dealt, taken, ours <= 0, theirs <= 0)


def judged(given: dict[str, Any], dealt: float, taken: float, ours_routed: bool, theirs_routed: bool) -> Any:
    out, level = given["besieger"], given["level"]
    garrison = given["besieged"].get("dt", 0)
    overseas = given.get("map", "overseas" if level == 0 else "europe") == "overseas"

    def whole(losses: float) -> float:
        if overseas:
            return losses
        return 1 if losses == HALF else floor(losses)

    strength = min(8, out["dt"])
    dealt = min(strength, max(0.0, dealt - REDUCTION[strength - 1]))
    resistance = BREACHED[level] if given.get("breach") else level or HALF
    last_period = {"turkey": 3, "russia": 3, "poland": 2}.get(out.get("nation", "other"), 0)
    if not given.get("breach") and given["period"] <= last_period:
        resistance = max(0.0, resistance - HALF * out.get("a_plus", 0))
    lost = min(whole(taken + HALF * ours_routed), out["dt"])
    inside = min(whole(dealt), garrison)
    if lost == out["dt"]:
        reason = "besieger_eliminated"
    elif inside == garrison and max(0.0, dealt - garrison) >= resistance:
        reason = "walls"
    else:
        reason = "morale" if theirs_routed else "held"
    captured = reason in ("walls", "morale")
    new_level = max(given.get("base_level", 0), level - 1, 0) if captured else level
    return captured, reason, lost, inside, ours_routed, theirs_routed, new_level


SCENARIOS: dict[str, dict[str, Any]] = {
    "worked example 10": PLAIN,
    "storm in period 4": {**STORM, "period": 4},
    "fort": FORT,
    "fort with a breach and a garrison": {**FORT, "breach": True, "besieged": {"tech": "renaissance", "dt": 1}},
    "fort in Europe": {**FORT, "map": "europe"},
    "breach": {
        **PLAIN,
        "level": 3,
        "base_level": 2,
        "breach": True,
        "besieger": {"dt": 5, "tech": "baroque", "fire": 2, "quality": "veteran"},
        "besieged": {"tech": "musket", "dt": 2, "shock": 3},
    },
    "guns against level 2": {**PLAIN, "level": 2, "besieger": {"dt": 12, "tech": "lace", "artillery": 8, "shock": 4}},
    "polish storm": {
        **STORM,
        "period": 2,
        "level": 2,
        "besieger": {"dt": 7, "tech": "medieval", "a_plus": 1, "nation": "poland", "morale": 6, "shock": 6},
    },
    "polish storm too late": {**STORM, "besieger": {**STORM["besieger"], "nation": "poland"}},
    "walls fire by technology": {
        **FORT,
        "besieged": {"tech": "arquebus", "dt": 1, "fire": 2},
        "options": {"besieged_fire": "by_technology", "arquebus_rounding": "unit"},
    },
    "medieval walls": {**PLAIN, "options": {"besieged_fire": "by_technology"}},
    "renaissance detachments": {
        **FORT,
        "besieger": {"dt": 3, "tech": "renaissance", "has_army": False},
        "besieged": {"tech": "medieval", "non_european": True},
    },
    "renaissance detachments in Europe": {
        **PLAIN,
        "besieger": {"dt": 3, "tech": "renaissance", "has_army": False, "morale": 9},
    },
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_assault_agrees_with_every_die(name: str) -> None:
    assert {tuple(outcome): chance for outcome, chance in assault(SCENARIOS[name])} == every_die(SCENARIOS[name])


def test_a_routed_besieger_takes_half_a_loss_more_and_may_still_win() -> None:
    session = jacta.play("europa_universalis.assault", PLAIN, dice="mine")
    for die in (10, 10):  # both rout under fire: nobody charges
        session.throw([die])
    found = plain_outcome(session.outcome)
    assert (found["reason"], found["besieger_losses"], found["besieger_routed"]) == ("walls", 2, True)


# --- Bad input


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("level", {"level": 6}),
        ("base_level", {"base_level": 2}),
        ("besieger.a_plus", {"besieger": {"dt": 7, "tech": "lace", "a_plus": 2}}),
        ("besieger.nation", {"besieger": {"dt": 7, "tech": "lace", "nation": "france"}}),
        ("besieger.tech", {"besieger": {"dt": 7}}),
        ("besieged.dt", {"besieged": {"tech": "lace", "dt": 21}}),
        ("besieged.has_army", {"besieged": {"tech": "lace", "has_army": True}}),
        ("options.break_off_test", {"options": {"break_off_test": "below"}}),
        ("map", {"map": "sea"}),
    ],
)
def test_bad_input_is_refused_by_key(key: str, change: dict[str, Any]) -> None:
    assert refused("assault", **{**PLAIN, **change}) == key
