"""How far is the search from the best? For small procedures with decisions, where the optimum is known exactly.

    python -m bench.optimum
    python -m bench.optimum seventh_sea --budget 16000

In each example a seat searches at every decision, by playouts alone (without the exact values that it uses where they
fit into its budget); the others know the best answers, as far as they have an aim. What the seat comes to is worked out
exactly, not sampled, and beside it what it would come to by the usual answers.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from fractions import Fraction
from time import process_time
from typing import Any, NamedTuple

import jacta
from jacta.errors import JactaError
from jacta.kernel.best import best
from jacta.kernel.odds import odds
from jacta.kernel.play.opponents import expert
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import Policy, Seated
from jacta.kernel.search import BUDGET, Searcher

LONG, VERY_LONG = 1.0, 30.0  # seconds for the optimum, and for all positions that the search is asked about


class TooLong(Exception):
    """The procedure is left out."""


class Measured(NamedTuple):
    """What a seat comes to: at best, by searching, and by the usual answers."""

    who: str
    optimum: float
    search: float
    usual: float


def measured(procedure: Procedure, example: Mapping[str, Any], budget: int) -> Measured | None:
    """None where nobody decides."""
    given = procedure.validate(example)
    context = procedure.context(given)

    def within(seconds: float) -> Any:
        begun = process_time()

        def watch(_: int) -> None:
            if process_time() - begun > seconds:
                raise TooLong

        return watch

    optimum = best(procedure, given, watch=within(LONG))
    who = optimum.who
    if not any(who in decision.players for decision in optimum.decisions):
        return None
    seats = [seat for seat in procedure.seats(given) if seat in procedure.aims and seat != who]
    others: dict[str, Policy] = {seat: expert(context, seat) for seat in seats}
    aim = procedure.aims[who]

    def worth(policy: Policy) -> float:
        found = odds(procedure, given, Seated(others | {who: policy}), within(VERY_LONG))
        return float(sum((chance * Fraction(aim.value(outcome)) for outcome, chance in found), Fraction(0)))

    searcher = Searcher(context, who, budget=budget, exact=False)
    return Measured(who, float(optimum.value), worth(searcher), worth({}))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("ids", nargs="*", help="parts of the ids of procedures")
    parser.add_argument("--budget", type=int, default=BUDGET)
    asked = parser.parse_args()
    print("| procedure | example | who searches | best | search | usual |\n|---|---:|---|---:|---:|---:|")
    for id, procedure in jacta.procedures().items():
        wanted = not asked.ids or any(part in id for part in asked.ids)
        if not wanted or not procedure.decides or procedure.sampled or procedure.view or not procedure.aims:
            continue
        for number, example in enumerate(procedure.examples, 1):
            try:
                found = measured(procedure, example, asked.budget)
            except (TooLong, JactaError):
                continue
            if found is not None:
                told = (f"{worth:.4f} |" for worth in found[1:])
                print(f"| `{id}` | {number} | {found.who} |", *told, flush=True)


if __name__ == "__main__":
    main()
