"""How far is the search from the best? For small procedures with decisions, where the optimum is known exactly.

    python -m bench.optimum
    python -m bench.optimum seventh_sea --budget 16000

A seat searches at every decision, by playouts alone (without the exact values that it uses where they fit into its
budget); the others know the best answers. What the seat comes to is worked out exactly, not sampled.
"""

from __future__ import annotations

import argparse
from fractions import Fraction
from time import process_time
from typing import Any

import jacta
from jacta.errors import JactaError
from jacta.kernel.best import best
from jacta.kernel.odds import odds
from jacta.kernel.play.opponents import expert
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import Seated
from jacta.kernel.search import BUDGET, Searcher

LONG, VERY_LONG = 1.0, 30.0  # seconds for the optimum, and for all positions that the search is asked about


class TooLong(Exception):
    """The procedure is left out."""


def measured(procedure: Procedure, budget: int) -> tuple[str, float, float, float] | None:
    """Who searches, the optimum, what the search comes to, and the seconds that it took; None where nobody decides."""
    given = procedure.validate(procedure.examples[0])
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
    players: dict[str, Any] = {seat: expert(context, seat) for seat in procedure.seats(given) if seat != who}
    players[who] = Searcher(context, who, budget=budget, exact=False)
    begun = process_time()
    found = odds(procedure, given, Seated(players), within(VERY_LONG))
    aim = procedure.aims[who]
    value = sum((chance * Fraction(aim.value(outcome)) for outcome, chance in found), Fraction(0))
    return who, float(optimum.value), float(value), process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("ids", nargs="*", help="parts of the ids of procedures")
    parser.add_argument("--budget", type=int, default=BUDGET)
    asked = parser.parse_args()
    print("| procedure | who searches | best | search | difference |\n|---|---|---:|---:|---:|")
    for id, procedure in jacta.procedures().items():
        wanted = not asked.ids or any(part in id for part in asked.ids)
        if not wanted or not procedure.decides or procedure.sampled or procedure.view or not procedure.aims:
            continue
        try:
            found = measured(procedure, asked.budget)
        except (TooLong, JactaError):
            continue
        if found is not None:
            who, optimum, value, _ = found
            print(f"| `{id}` | {who} | {optimum:.4f} | {value:.4f} | {value - optimum:+.4f} |", flush=True)


if __name__ == "__main__":
    main()
