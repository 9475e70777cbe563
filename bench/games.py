"""Random play: how many decisions a second, and how long a changed copy of the state takes, beside public libraries.

Jacta plays Mighty Empires, a whole campaign on a map. The games of OpenSpiel that are written in Python, and the chess
of python-chess, are much smaller: the comparison flatters them. A decision is an answer of a player: the legal answers
are listed, one is drawn and applied, with all dice and bookkeeping up to the next decision.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from jacta.dice import Seeded
from jacta.games.mighty_empires.state.changes import put
from jacta.games.mighty_empires.state.world import World
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.policies import Policy, at_the_table, picked
from jacta.kernel.run.position import Halt, answered, started
from jacta.remembering import SeldomCollected

TURN, TURNS = 1.0, 3  # seconds of the processor (others may use it too), and how often everybody has a turn
COPIES = 2_000
MIDDLE = 60  # decisions, in the middle of a game
WANTED_DECISIONS, WANTED_STEPS, WANTED_COPY = 10_000, 50_000, 5.0  # a second, a second, microseconds

Play = Callable[[int], int]
"""Plays one game under a seed: how many decisions (or steps) it took."""
Copy = Callable[[], float]
"""Seconds for one changed copy of a state in the middle of a game."""


class Player(NamedTuple):
    name: str
    play: Play
    copy: Copy | None = None
    wanted: int | None = None


# --- Jacta


def jacta_run(id: str, given: dict[str, Any], seed: int, most: int | None = None) -> tuple[Halt, int, int]:
    """A run to its end, or over so many decisions: where it stands, its decisions, its steps."""
    procedure = find_procedure(id)
    checked = procedure.validate(given)
    policy: Policy | None = at_the_table(procedure, checked, None)
    source = Seeded(seed)
    position, question = started(procedure, checked)
    decisions = steps = 0
    while question is not None and decisions != most:
        if isinstance(question, Ask):
            answer, decisions = picked(question, policy, position, source), decisions + 1
        else:
            assert isinstance(question, Roll)
            answer = question.throw.throw(source).value
        position, question = answered(position, question, answer)
        steps += 1
    return (position, question), decisions, steps


CAMPAIGN = {"seats": ["random", "random"]}


def jacta_campaign(seed: int) -> int:
    return jacta_run("mighty_empires.game", CAMPAIGN, seed)[1]


def jacta_battle(seed: int) -> int:
    return jacta_run("mighty_empires.battle_series", {"rounds": 6}, seed)[2]


def jacta_copy() -> float:
    """A state never changes, so that it needs no copy: this is the state after a unit has moved."""
    (position, _), _, _ = jacta_run("mighty_empires.game", CAMPAIGN, 1, most=MIDDLE)
    while position.caller is not None:  # out to the game itself
        position = position.caller
    world: World = getattr(position.state, "world", position.state)
    unit = world.units[0]
    begin = process_time()
    for turn in range(COPIES):
        put(world, unit._replace(hex=turn % len(world.tiles)))
    return (process_time() - begin) / COPIES


# --- OpenSpiel


def open_spiel(name: str) -> Player:
    import open_spiel.python.games  # noqa: F401, PLC0415  (registers them)
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        chance, state, decisions = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def copy() -> float:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        begin = process_time()
        for _ in range(COPIES):
            state.clone().apply_action(state.legal_actions()[0])
        return (process_time() - begin) / COPIES

    return Player(f"OpenSpiel {name}", play, copy)


# --- python-chess


def python_chess() -> Player:
    import chess  # noqa: PLC0415

    def play(seed: int) -> int:
        chance, board = random.Random(seed), chess.Board()
        while not board.is_game_over(claim_draw=False) and board.ply() < 200:
            board.push(chance.choice(list(board.legal_moves)))
        return board.ply()

    def copy() -> float:
        board = chess.Board()
        move = next(iter(board.legal_moves))
        begin = process_time()
        for _ in range(COPIES):
            board.copy(stack=False).push(move)
        return (process_time() - begin) / COPIES

    return Player("python-chess", play, copy)


# --- The comparison

SPIELS = ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")


def players() -> tuple[list[Player], list[str]]:
    """Everybody who is installed, and what to say of the others."""
    found = [
        Player("Jacta mighty_empires.game", jacta_campaign, jacta_copy, WANTED_DECISIONS),
        Player("Jacta battle_series (steps)", jacta_battle, None, WANTED_STEPS),
    ]
    missing = []
    if find_spec("pyspiel"):
        found += map(open_spiel, SPIELS)
    else:
        missing.append("OpenSpiel is not installed here: its rows are left out.")
    if find_spec("chess"):
        found.append(python_chess())
    else:
        missing.append("python-chess is not installed here: its row is left out.")
    return found, missing


@SeldomCollected()
def rate(play: Play, first: int) -> float:
    """Decisions a second, over a turn; for everybody without the collector of garbage, as simulations are made."""
    begin, made, seed = process_time(), 0, first
    while (taken := process_time() - begin) < TURN:
        made += play(seed)
        seed += 1
    return made / taken


def main() -> int:
    found, missing = players()
    rates = {one.name: 0.0 for one in found}
    copies = {one.name: float("inf") for one in found}
    for turn in range(TURNS):
        for one in found:
            rates[one.name] = max(rates[one.name], rate(one.play, turn * 1_000_000))
            if one.copy:
                copies[one.name] = min(copies[one.name], one.copy())
    table = Table(title="Random play")
    for heading in ("", "decisions/s", "wanted", "changed copy, µs", "wanted"):
        table.add_column(heading, justify="right" if heading else "left")
    missed = 0
    for one in found:
        copy = copies[one.name] * 1e6
        ours = one.wanted is not None
        missed += ours and (rates[one.name] < (one.wanted or 0) or (one.copy is not None and copy > WANTED_COPY))
        table.add_row(
            one.name,
            f"{rates[one.name]:,.0f}",
            f"{one.wanted:,}" if one.wanted else "",
            f"{copy:.1f}" if one.copy else "",
            f"{WANTED_COPY:.0f}" if ours and one.copy else "",
        )
    console = Console(width=130)
    console.print(table)
    for line in missing:
        console.print(line)
    return missed
