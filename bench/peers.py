"""The standing workloads in the idiom of two public libraries, icepool and dyce.

Each function returns {outcome: weight} in any common scale; the benchmark checks that all agree with Jacta before it
believes a time. A peer that needs more than a minute for a workload is left out of that row.
"""

from __future__ import annotations

import gc
import tomllib
from collections.abc import Callable, Mapping
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from typing import Any

import icepool
from dyce import H
from icepool.evaluator.multiset_evaluator_base import MultisetEvaluatorBase

ROWS = tomllib.loads((Path(__file__).parent / "standing" / "tables" / "results.toml").read_text())["rows"]
COLUMNS = {name: [tuple(row["cells"][place]) for row in ROWS] for place, name in enumerate("ABE")}
ROUNDS = "ABAB"
SEASONS = 12
MOST_BONUS = 5

Answer = Mapping[Any, int]


# --- The rules, as plain functions


def exchange(attacker_hits: int, defender_hits: int) -> tuple[int, int, str]:
    return min(defender_hits, 12), min(attacker_hits, 10), "attacker" if attacker_hits > defender_hits else "defender"


def fight(state: tuple[int, ...], ours: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, ...]:
    attacker, defender, attacker_lost, defender_lost = state
    if attacker <= 0 or defender <= 0:
        return state
    return attacker - theirs[1], defender - ours[1], attacker_lost + theirs[0], defender_lost + ours[0]


def pursue(state: tuple[int, ...], chase: tuple[int, int], ours: int, theirs: int) -> tuple[str, int, int]:
    attacker, defender = max(0, state[0]), max(0, state[1])
    attacker_lost, defender_lost = state[2:]
    winner = "none"
    if attacker > defender:
        winner, defender_lost = "attacker", defender_lost + chase[0]
    elif defender > attacker:
        winner, attacker_lost = "defender", attacker_lost + chase[0]
    return winner, min(attacker_lost, 2 * ours), min(defender_lost, 2 * theirs)


def besiege(state: tuple[str, int, int], dice: int) -> tuple[str, int, int]:
    result, season, bonus = state
    if result:
        return state
    total = dice + bonus
    if total >= 11:
        return "taken", season, bonus
    if dice <= 3:
        return "lifted", season, bonus
    bonus = min(bonus + 1, MOST_BONUS) if total >= 8 else bonus
    return ("continues", season, bonus) if season == SEASONS else ("", season + 1, bonus)


# --- icepool


def icepool_pool() -> Answer:
    return dict(icepool.d10.explode(depth=6).highest(10, 5).items())


def icepool_volley() -> Answer:
    hit = icepool.d6 >= 5
    return dict(icepool.map(exchange, 12 @ hit, 10 @ hit, star=False).items())


def icepool_battle(ours: int = 8, theirs: int = 8) -> Answer:
    dice = {name: icepool.Die(cells) for name, cells in COLUMNS.items()}
    state: Any = icepool.Die([(4, 3, 0, 0)])
    for name in ROUNDS:
        state = icepool.map(fight, state, dice[name], dice[name], star=False)
    return dict(icepool.map(lambda s, c: pursue(s, c, ours, theirs), state, dice["E"], star=False).items())


def icepool_siege() -> Answer:
    dice = 2 @ icepool.d6
    state: Any = icepool.Die([("", 1, 0)])
    for _ in range(SEASONS):
        state = icepool.map(besiege, state, dice, star=False)
    return dict(state.items())


# --- dyce: `apply` is the quickest of its own means for these questions


def dyce_volley() -> Answer:
    hit = H({0: 2, 1: 1})
    return dict((12 @ hit).apply(exchange, 10 @ hit).items())


def pair(one: Any, other: Any) -> tuple[Any, Any]:
    return one, other


def read(cells: list[Any], face: int) -> Any:
    return cells[face - 1]


def fight_pair(state: tuple[int, ...], rolls: tuple[Any, Any]) -> tuple[int, ...]:
    return fight(state, *rolls)


def dyce_battle(ours: int = 8, theirs: int = 8) -> Answer:
    die = H(10)
    dice = {name: die.apply(partial(read, cells)) for name, cells in COLUMNS.items()}
    state: Any = H({(4, 3, 0, 0): 1})
    for name in ROUNDS:
        both: Any = dice[name].apply(pair, dice[name])
        state = state.apply(fight_pair, both)
    return dict(state.apply(lambda s, chase: pursue(s, chase, ours, theirs), dice["E"]).items())


def dyce_siege() -> Answer:
    dice, state = 2 @ H(6), H({("", 1, 0): 1})
    for _ in range(SEASONS):
        state = state.apply(besiege, dice)
    return dict(state.items())


# --- Starting cold


def caches() -> list[Callable[[], None]]:
    """How to empty the caches that the libraries keep in their functions and, icepool, in its evaluators.

    Found once a workload, after its first run: looking for them touches every object there is, and whoever runs next
    would pay for the memory it drove out of the processor.
    """
    found: list[Callable[[], None]] = []
    for thing in gc.get_objects():
        if isinstance(thing, MultisetEvaluatorBase) and hasattr(thing, "_cache"):
            found.append(thing._cache.clear)
        if isinstance(thing, _lru_cache_wrapper) and (thing.__module__ or "").startswith(("icepool", "dyce")):
            found.append(thing.cache_clear)
    return found
