"""`odds`: what can happen. The exact distribution of a procedure's outcome.

The solver walks the graph of (phase, state) pairs and merges equals: in stages where the graph has no loop (`acyclic`),
else as one chain (`cyclic`). The odds of a nested procedure are solved once and used like a throw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import gcd
from typing import Any

from jacta.distribution import Odds
from jacta.errors import EmptySlot, EndlessProcedure, OutOfReach
from jacta.kernel.odds.acyclic import Solver
from jacta.kernel.odds.cyclic import solve_chain, solve_positions
from jacta.kernel.odds.graph import Branches, LoopFound, Solution, StateCounter
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Context
from jacta.kernel.run.policies import Policy, at_the_table
from jacta.tables import Edition, edition

CACHED_ANSWERS = 20_000
_answers: dict[tuple[Context, Edition], Solution] = {}


def forget() -> None:
    """Empty the caches that calls share, as the benchmarks do before a cold run."""
    _answers.clear()
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
        # What is remembered hangs on the user's tables, those of nested procedures included.
        self._edition = edition()
        self._solved: dict[tuple[Context, Edition], Solution] = {}

    def solution(self, procedure: Procedure, given: Given) -> Solution:
        """The outcome weights; where nothing but the rules decides them, remembered for the next caller."""
        procedure.must_be_exact(given)
        context = procedure.context(given)
        known = _answers if self._policy is None else self._solved
        key = (context, self._edition)
        found = known.get(key)
        if found is None:
            found = self._solved_anew(procedure, context)
            if len(known) >= CACHED_ANSWERS:
                known.clear()
            if self._edition == edition():
                known[key] = found
        return found

    def decides(self, context: Context) -> bool:
        """Whether anybody is asked in a procedure, found by walking it; what cannot be walked may ask."""
        try:
            return self.solution(context.procedure, context.given).decides
        except (EmptySlot, EndlessProcedure, OutOfReach):
            return True

    def _solved_anew(self, procedure: Procedure, context: Context) -> Solution:
        branches = Branches(
            context, self._policy, self._watch, self._edition, lambda run: self.solution(run.procedure, run.given)
        )
        first = procedure.first_move(context)
        try:
            found = Solver(branches).solve(first)
        except LoopFound:
            found = solve_chain(branches, first)
        told = dict.fromkeys((*context.rules.notices(), *found.notices))
        return reduced(_without_undecided(found)._replace(notices=tuple(told)))


def _without_undecided(solution: Solution) -> Solution:
    """What was left open as tail. The weights may be those of a stage that others share: they are not changed."""
    left_open = solution.weights.get(UNDECIDED, 0)
    if not left_open:
        return solution
    weights = {outcome: weight for outcome, weight in solution.weights.items() if outcome is not UNDECIDED}
    return solution._replace(weights=weights, tail=solution.tail + left_open)


def reduced(solution: Solution) -> Solution:
    """The same in lowest terms."""
    weights, total, tail, *_ = solution
    divisor = gcd(total, tail, *weights.values())
    if divisor == 1:
        return solution
    weights = {outcome: weight // divisor for outcome, weight in weights.items()}
    return solution._replace(weights=weights, total=total // divisor, tail=tail // divisor)
