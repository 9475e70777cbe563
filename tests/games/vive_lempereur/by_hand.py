"""The sheet once more, worked out by hand: plain loops over faces, without a line of the game's own code.

Slow and literal on purpose: what agrees with it has been read twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import ceil
from typing import Any

Given = Mapping[str, Any]

FIRE_ROWS = {
    1: ". . . . * * .",
    2: ". . . . * 1 1",
    3: ". . . * 1 1 1",
    4: ". . 1 1 1 1 2",
    5: ". 1 1 1 1 2 2",
    6: "1 1 1 1 2 2 3",
    7: "1 1 1 2 2 3 3",
}
MELEE_ROWS = {
    0: "E 1 D1 1 D 0 D 0 *1 1 *0 0 0 *0 0 0",
    1: "D1 1 D 0 D 0 *1 1 *0 0 0 *0 1 *1 1 D",
    2: "D 0 D 1 *1 1 *0 0 0 *0 1 *1 1 D 0 D",
    3: "D 1 *1 1 *0 0 0 *0 1 *1 1 D 0 D 0 D",
    4: "*1 1 *0 0 0 *0 1 *1 1 D 0 D 0 D 0 D",
    5: "*0 0 0 *0 1 *1 0 D 0 D 0 D 0 D 0 D",
    6: "0 *0 1 *1 0 D 0 D 0 D 0 D 0 D 0 E",
    7: "1 *1 1 D 0 D 0 D 0 D 0 D 0 D 0 E",
}
BOUNDS = {
    "eight_5_2": [(1, 2), (2, 3), (1, 1), (3, 2), (2, 1), (5, 2), (3, 1), (4, 1)],
    "seven": [(1, 2), (2, 3), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1)],
    "eight_5_1": [(1, 2), (2, 3), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1)],
}


# --- Fire


def fire_cell(die: int, value: int, options: Given) -> tuple[int, bool]:
    if die < 1:
        if options.get("fire_die_0", "no_effect") == "no_effect":
            return 0, False
        die = 1
    row = FIRE_ROWS[min(die, 7)].split()
    if die == 1:
        reading = options.get("fire_die_1", "filled")
        row = {"filled": ". . . . * * *", "printed": FIRE_ROWS[1], "shifted": ". . . . . * *"}[reading].split()
    cell = row[min(value, 7) - 1]
    if cell == ".":
        return 0, False
    if cell == "*":
        return 0, True
    least = {"all": 1, "two_or_more": 2, "none": 99}[options.get("fire_loss_test", "all")]
    return int(cell), int(cell) >= least


def gun_value(fire: int, distance: int, losses: int, options: Given) -> int:
    hexes = distance if options.get("range_count", "distance") == "distance" else distance - 1
    if losses and options.get("artillery_halving", "before_range") == "before_range":
        return max(1, ceil(Fraction(fire, 2)) - hexes)
    value = max(1, fire - hexes)
    return ceil(Fraction(value, 2)) if losses else value


# --- Shock and the melee die


def half(value: Fraction, options: Given) -> Fraction:
    return Fraction(ceil(value / 2)) if options.get("half_rounding", "none") == "up" else value / 2


def shock(unit: Given, role: str, foes: list[Given], attacked_from: str, options: Given) -> Fraction:  # noqa: PLR0911
    own = Fraction(unit.get("shock", 0))
    flanked = role == "defend" and attacked_from != "front"
    square = any(foe["formation"] == "square" for foe in foes)
    foot = any(foe["arm"] == "infantry" for foe in foes)
    match unit["arm"], unit["formation"]:
        case "infantry", "column":
            if flanked and options.get("column_flank", "after_bonus") == "before_bonus":
                return half(own, options) + 1
            return half(own + 1, options) if flanked else own + 1
        case "infantry", "line":
            return half(own, options) if flanked else own
        case "infantry", "square":
            return half(own, options) if foot else own
        case "infantry", "adapted":
            return own
        case "infantry", "disorganised":
            return half(own, options)
        case "cavalry", "battle_line":
            value = Fraction(1) if square or unit.get("bad_terrain") else own
            return half(value, options) if flanked else value
        case "cavalry", "column":
            tamed = square and options.get("column_vs_square") == "one"
            value = Fraction(1 if tamed else unit["shock_column"])
            return half(value, options) if flanked else value
        case "cavalry", "adapted":
            return Fraction(1) if square or unit.get("bad_terrain") else Fraction(unit["shock_column"])
        case "cavalry", "disorganised":
            return Fraction(1)
    return own


def column(attack: Fraction, defence: Fraction, options: Given) -> int:
    bounds = [Fraction(*pair) for pair in BOUNDS[options.get("melee_columns", "eight_5_2")]]
    if defence == 0:
        return len(bounds) - 1
    ratio = attack / defence
    if options.get("ratio_rounding", "defender") == "defender":
        return max([0, *(place for place, bound in enumerate(bounds) if bound <= ratio)])
    return min([len(bounds) - 1, *(place for place, bound in enumerate(bounds) if bound >= ratio)])


def melee_codes(die: int, place: int, options: Given) -> tuple[str, str]:
    die = min(7, max(0, die))
    if die == 0 and place == 7 and options.get("melee_corner", "printed") == "diagonal":
        return "1", "*1"
    cells = MELEE_ROWS[die].split()
    return cells[2 * place], cells[2 * place + 1]


def charged(code: str, options: Given) -> str:
    keep_d = options.get("charge_on_d", "adds_loss") == "no_loss"
    return {"1": "2", "*1": "*2", "D": "D" if keep_d else "D1"}.get(code, code)


# --- Morale


def passes(two_dice: int, target: int, options: Given) -> bool:
    if two_dice in (2, 12):
        return two_dice == 2
    return two_dice <= target if options.get("morale_pass", "at_most") == "at_most" else two_dice < target


def chance_to_pass(target: int, options: Given) -> Fraction:
    rolls = [first + second for first, second in product(range(1, 7), repeat=2)]
    return Fraction(sum(passes(roll, target, options) for roll in rolls), 36)


Fates = tuple[tuple[int, str, int], ...]


def start(units: list[Given]) -> list[list[Any]]:
    return [[0, "disorganised" if unit["formation"] == "disorganised" else "formed", 0] for unit in units]


def lose(fates: list[list[Any]], units: list[Given], steps: int, fighting: list[int]) -> None:
    for _ in range(steps):
        for place in fighting:
            if fates[place][1] != "eliminated":
                fates[place][0] += 1
                if fates[place][0] == units[place]["steps"]:
                    fates[place][1:] = ["eliminated", 0]
                break


def collapse(fate: list[Any], unit: Given, can_retreat: bool, options: Given) -> None:
    if can_retreat:
        fate[1:] = ["disorganised", 2]
    elif options.get("blocked_retreat", "eliminated") == "eliminated":
        fate[:] = [unit["steps"], "eliminated", 0]
    else:
        fate[1:] = ["disorganised", 0]


def stack_tests(
    fates: list[list[Any]],
    units: list[Given],
    fighting: list[int],
    targets: list[int],
    exempt: list[bool],
    can_retreat: bool,
    options: Given,
) -> dict[Fates, Fraction]:
    """Every way the tests can go: each living unit passes or fails, and what nobody tested is left out."""
    alive = [place for place in fighting if fates[place][1] != "eliminated"]
    stacks: dict[int, list[int]] = {}
    for place in alive:
        stacks.setdefault(units[place].get("stack", 0), []).append(place)
    found: dict[Fates, Fraction] = defaultdict(Fraction)
    for held in product((True, False), repeat=len(alive)):
        luck = dict(zip(alive, held, strict=True))
        chance = Fraction(1)
        after = [list(fate) for fate in fates]
        for stack in stacks.values():
            above_failed, stopped = False, False
            for place in stack:
                if stopped or exempt[place]:
                    chance *= luck[place]  # counted once, under the name of a pass
                    above_failed = False
                    stopped = stopped or options.get("stack_test", "cascade") == "cascade"
                    continue
                p = chance_to_pass(targets[place] - (2 if above_failed else 0), options)
                chance *= p if luck[place] else 1 - p
                above_failed = not luck[place]
                if luck[place]:
                    stopped = options.get("stack_test", "cascade") == "cascade"
                elif options.get("morale_failure", "disorganised_retreat") == "disorganised":
                    after[place][1:] = ["disorganised", 0]
                else:
                    collapse(after[place], units[place], can_retreat, options)
        found[frozen(after)] += chance
    return {fates: chance for fates, chance in found.items() if chance}


def frozen(fates: list[list[Any]]) -> Fates:
    return tuple((losses, state, retreat) for losses, state, retreat in fates)


def loss_malus(unit: Given, fate: list[Any], options: Given) -> int:
    """R21: what was stated; counted, the steps just lost come on top, 2 at most."""
    before: int = unit.get("loss_penalty", 0)
    return min(2, before + fate[0]) if options.get("loss_morale") == "counted" else before


LOW = {"none": 0, "demoralised": -1, "desperate": -2}


# --- The sequences


def fire_sequence(value: int, given: Given) -> dict[Fates, Fraction]:
    """The fates of the targets under a fire of this value."""
    options, units = given.get("options", {}), given["targets"]
    everybody = list(range(len(units)))
    found: dict[Fates, Fraction] = defaultdict(Fraction)
    for face in range(1, 7):
        die = face + {"square": 1, "skirmish": -1}.get(units[0]["formation"], 0) + given.get("other_modifier", 0)
        losses, test = fire_cell(die, value, options)
        fates = start(units)
        lose(fates, units, losses, everybody)
        if not test:
            found[frozen(fates)] += Fraction(1, 6)
            continue
        base = given.get("morale_general", 0) + LOW[given.get("demoralisation", "none")] + given.get("morale_other", 0)
        maluses = [loss_malus(unit, fate, options) for unit, fate in zip(units, fates, strict=True)]
        targets = [base + unit["morale"] - malus for unit, malus in zip(units, maluses, strict=True)]
        targets = [t - 2 * (unit["formation"] == "disorganised") for t, unit in zip(targets, units, strict=True)]
        exempt = [unit["formation"] == "adapted" and unit.get("terrain") == "town" for unit in units]
        ends = stack_tests(fates, units, everybody, targets, exempt, given.get("can_retreat", True), options)
        for end, chance in ends.items():
            found[end] += chance / 6
    return dict(found)


def assault(given: Given) -> dict[tuple[Fates, Fates, str], Fraction]:
    """(attackers, defenders, winner) of an assault."""
    options = given.get("options", {})
    ours, theirs = given["attackers"], given["defenders"]
    whence = given.get("attacked_from", "front")
    before = start(theirs)
    fighting = []
    for place, unit in enumerate(theirs):
        kind = unit["arm"], unit["formation"]
        if kind == ("artillery", "disorganised"):
            before[place] = [unit["steps"], "eliminated", 0]
        elif kind == ("artillery", "in_battery") and whence != "front":
            if options.get("battery_flank", "auto_d") == "eliminated":
                before[place] = [unit["steps"], "eliminated", 0]
            else:
                collapse(before[place], unit, given.get("defender_can_retreat", True), options)
        else:
            fighting.append(place)
    if not fighting:
        return {ended(frozen(start(ours)), frozen(before)): Fraction(1)}
    line = [theirs[place] for place in fighting]
    attack = sum((shock(unit, "attack", line, whence, options) for unit in ours), Fraction(0))
    defence = sum((shock(unit, "defend", ours, whence, options) for unit in line), Fraction(0))
    place = column(attack, defence, options)
    shift = given.get("attacker_general", 0) - given.get("defender_general", 0) + given.get("other_modifier", 0)
    found: dict[tuple[Fates, Fates, str], Fraction] = defaultdict(Fraction)
    for face in range(1, 7):
        code, other = melee_codes(face + shift, place, options)
        if given.get("charge") and line[0]["arm"] == "infantry" and line[0]["formation"] != "square":
            other = charged(other, options)
        attackers = side_after(code, "attacker", given, start(ours), list(range(len(ours))), line)
        defenders = side_after(other, "defender", given, before, fighting, line)
        for (one, p), (two, q) in product(attackers.items(), defenders.items()):
            found[ended(one, two)] += p * q / 6
    return dict(found)


def side_after(
    code: str, side: str, given: Given, before: list[list[Any]], fighting: list[int], line: list[Given]
) -> dict[Fates, Fraction]:
    """One side's fates after its result, with their chances."""
    options, units = given.get("options", {}), given[f"{side}s"]
    can_retreat = given.get(f"{side}_can_retreat", True)
    fates = [list(fate) for fate in before]
    if code == "E":
        for place in fighting:
            fates[place] = [units[place]["steps"], "eliminated", 0]
        return {frozen(fates): Fraction(1)}
    digits = code.strip("*D")
    lose(fates, units, int(digits or 0), fighting)
    if code.startswith("D"):
        for place in fighting:
            if fates[place][1] != "eliminated":
                collapse(fates[place], units[place], can_retreat, options)
    if not code.startswith("*"):
        return {frozen(fates): Fraction(1)}
    foes = line if side == "attacker" else given["attackers"]
    targets, exempt = [], []
    for unit, fate in zip(units, fates, strict=True):
        target = unit["morale"] + given.get(f"{side}_morale_general", 0) + given.get(f"{side}_morale_other", 0)
        target += LOW[given.get(f"{side}_demoralisation", "none")] - loss_malus(unit, fate, options)
        if unit["formation"] == "square" and any(foe["arm"] == "cavalry" for foe in foes):
            target += 2
        if unit["formation"] == "disorganised":
            target -= 2
        open_flank = unit["formation"] in ("column", "line", "battle_line") or options.get("flank_morale") == "all"
        if side == "defender" and open_flank:
            target -= {"front": 0, "flank": 2, "rear": 3}[given.get("attacked_from", "front")]
        targets.append(target)
        walls = [foe.get("terrain") in ("town", "castle") for foe in line]
        inside = unit.get("terrain") in ("town", "castle")
        exempt.append(inside if options.get("town_exemption", "unit") == "unit" else any(walls))
    return stack_tests(fates, units, fighting, targets, exempt, can_retreat, options)


def ended(attackers: Fates, defenders: Fates) -> tuple[Fates, Fates, str]:
    ours, theirs = (any(s != "eliminated" and not r for _, s, r in fates) for fates in (attackers, defenders))
    winner = "none" if ours == theirs else "attacker" if ours else "defender"
    return attackers, defenders, winner
