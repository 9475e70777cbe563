"""The solvers of exact odds: where two know the same graph, they say the same of it."""

from __future__ import annotations

import pytest

import jacta
from jacta.kernel.odds import Solving, reduced
from jacta.kernel.odds.acyclic import solve_stages
from jacta.kernel.odds.cyclic import solve_chain
from jacta.kernel.odds.graph import Branches, OtherKind, Solution, StateCounter
from jacta.kernel.odds.layered import solve_layers
from jacta.kernel.rule.procedure import Procedure
from jacta.tables import edition

EXACT = [procedure for procedure in jacta.procedures().values() if not procedure.sampled]
IN_LAYERS = "here_i_stand.field_battle"
COUNTING = "europa_universalis.land_battle"


def solved(solve: object, procedure: Procedure) -> Solution | None:
    """What a solver says of the first example; None where it is of another kind."""
    assert callable(solve)
    context, watch = procedure.context(procedure.validate(procedure.examples[0])), StateCounter(None)
    solving = Solving(None, watch)
    inner = lambda run: solving.solution(run.procedure, run.given)  # noqa: E731
    try:
        found: Solution = solve(Branches(context, None, watch, edition(), inner), procedure.first_move(context))
    except OtherKind:
        return None
    return reduced(found)


@pytest.mark.parametrize("procedure", EXACT, ids=[procedure.id for procedure in EXACT])
def test_layers_and_stages_agree(procedure: Procedure) -> None:
    layers, stages = solved(solve_layers, procedure), solved(solve_stages, procedure)
    if layers is not None and stages is not None:
        assert layers == stages


def test_each_solver_knows_the_graphs_of_its_kind() -> None:
    in_layers, counting = jacta.procedures()[IN_LAYERS], jacta.procedures()[COUNTING]
    assert solved(solve_layers, in_layers) == solved(solve_chain, in_layers) is not None
    assert solved(solve_layers, counting) is None
    assert solved(solve_stages, counting) is not None
    assert sum(solved(solve_layers, procedure) is not None for procedure in EXACT[:60]) > 20
