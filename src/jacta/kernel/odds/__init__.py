"""`odds`: what can happen. The exact distribution of a procedure's outcome.

A solver walks the graph of (phase, state) pairs and merges equals: in one pass where the graph has layers (`layered`),
in stages where it has no loops (`acyclic`), otherwise as one Markov chain (`cyclic`). The odds of a nested procedure
are solved once and then used like a throw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import gcd
from typing import Any

from jacta.distribution import Odds
from jacta.errors import EmptySlot, EndlessProcedure, OutOfReach
from jacta.kernel.odds.acyclic import Solver, solve_stages
from jacta.kernel.odds.cyclic import solve_chain, solve_positions
from jacta.kernel.odds.graph import Branches, OtherKind, Solution, StateCounter
from jacta.kernel.odds.layered import solve_layers
from jacta.kernel.rule.calling import Context
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Move
from jacta.kernel.run.policies import Policy, at_the_table
from jacta.remembering import Room, SeldomCollected, size_of
from jacta.tables import Edition, edition

MOST_ANSWERS, INPUT = 25_000_000, 2_000
"""The bytes of answers to remember, and the bytes counted for the input of each."""
_answers: dict[tuple[Context, Edition], Solution] = {}
_room = Room("answers", MOST_ANSWERS, _answers.clear)


def forget() -> None:
    """Empty the caches that calls share, as the benchmarks do before a cold run."""
    _room.clear()
    Solver.forget()
    Branches.forget()


def odds(
    procedure: Procedure, given: Given, policy: Policy | None = None, watch: Callable[[int], None] | None = None
) -> Odds[Any]:
    """The exact odds of the procedure's outcome. Decisions follow `policy`, else their declared default.

    `watch` is called now and then with the number of states explored so far; what it raises stops the work.
    """
    procedure.must_be_exact(given)
    policy = at_the_table(procedure, given, policy)
    if policy is None or isinstance(policy, Mapping):
        found = Solving(policy, StateCounter(watch)).solution(procedure, given)
    else:
        found = solve_positions(procedure, given, policy, StateCounter(watch))
    weights, total, tail, _, notices = found
    return Odds(
        weights,
        total,
        tail=tail,
        procedure=procedure.id,
        given=written(given),
        notices=notices,
        declared=procedure.outcome_type(given),
    )


class Solving:
    """One call of `odds` with all the nested procedures it runs. The policy, if any, answers by label alone."""

    def __init__(self, policy: Policy | None, watch: StateCounter) -> None:
        self._policy, self._watch = policy, watch
        # What is remembered depends on the user's tables; nested procedures use the same edition of them.
        self._edition = edition()
        self._known: dict[tuple[Context, Edition], Solution] = _answers if policy is None else {}
        self._room = _room if policy is None else Room("answers of one call", MOST_ANSWERS, self._known.clear)

    def solution(self, procedure: Procedure, given: Given) -> Solution:
        """The outcome weights, remembered for the next caller where only the rules decide them."""
        procedure.must_be_exact(given)
        context = procedure.context(given, book=self._edition)
        key = (context, self._edition)
        found = self._known.get(key)
        if found is None:
            with SeldomCollected():
                found = self._solved_anew(procedure, context)
            self._room.take(INPUT + size_of(len(found.weights), found.total))
            self._known[key] = found
        return found

    def decides(self, context: Context) -> bool:
        """Whether anybody is asked in a procedure, found by walking it; True where it cannot be walked."""
        try:
            return self.solution(context.procedure, context.given).decides
        except (EmptySlot, EndlessProcedure, OutOfReach):
            return True

    def _solved_anew(self, procedure: Procedure, context: Context) -> Solution:
        branches = Branches(
            context, self._policy, self._watch, self._edition, lambda run: self.solution(run.procedure, run.given)
        )
        found = _solved(branches, procedure.first_move(context))
        weights, total, tail, decides, notices = _without_undecided(found)
        told = dict.fromkeys((*context.rules.notices(), *notices))
        return reduced(Solution(weights, total, tail, decides, tuple(told)))


def _solved(branches: Branches, first: Move) -> Solution:
    """Solved by the fastest solver that can handle this kind of graph; the last handles all of them."""
    for solve in (solve_layers, solve_stages):
        try:
            return solve(branches, first)
        except OtherKind:
            continue
    return solve_chain(branches, first)


def _without_undecided(solution: Solution) -> Solution:
    """The same with undecided runs counted as tail. The weights may be shared with a stage, so they are copied."""
    left_open = solution.weights.get(UNDECIDED, 0)
    if not left_open:
        return solution
    weights = {outcome: weight for outcome, weight in solution.weights.items() if outcome is not UNDECIDED}
    return solution._replace(weights=weights, tail=solution.tail + left_open)


def reduced(solution: Solution) -> Solution:
    """The same solution in lowest terms."""
    weights, total, tail, *_ = solution
    divisor = gcd(total, tail, *weights.values())
    if divisor == 1:
        return solution
    weights = {outcome: weight // divisor for outcome, weight in weights.items()}
    return solution._replace(weights=weights, total=total // divisor, tail=tail // divisor)
