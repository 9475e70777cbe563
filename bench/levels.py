"""Does the search gain by more work? Searches of one budget and of four times as much play each other.

    python -m bench.levels seventh_sea.duel --budget 50 --pairs 200 --bounds 0 70
    python -m bench.levels mighty_empires.game --given '{"years": 1}' --budget 50 --pairs 100

Equals play the example of the procedure, or what is given, twice with the same dice: each of the two sides has the
larger budget once. Both search by playouts alone. Printed after every pair is the share of games that the larger budget
wins (one that nobody wins is half a win), with its 95 % interval. With `--bounds` it ends as soon as the sequential
test of `jacta tournament --sprt` has decided.
"""

from __future__ import annotations

import argparse
import json
from fractions import Fraction
from statistics import fmean

import jacta
from bench.foresight import even, played, teams
from bench.strength import interval
from jacta.aims import Interests
from jacta.analysis.sprt import Evidence
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import Seated
from jacta.kernel.search import Searcher

TIMES = 4


def pair(procedure: Procedure, given: Given, budget: int, seed: int) -> float:
    """What share the larger budget wins of two games with the same dice."""
    context, sides = procedure.context(given), teams(procedure, given)
    won = []
    for strong in sides:
        searchers = {
            seat: Searcher(context, seat, budget=budget * TIMES if side == strong else budget, exact=False)
            for side, seats in sides.items()
            for seat in seats
        }
        outcome = played(procedure, given, Seated(searchers), f"levels {seed}")
        worth = {side: float(Interests(procedure.aims, side).worth(side, outcome)) for side in sides}
        ahead = worth[strong] - max(had for side, had in worth.items() if side != strong)
        won.append((1 + ahead) / 2)
    return fmean(won)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("id")
    for name, default in {"budget": 50, "pairs": 100, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--given", type=json.loads, metavar="JSON")
    parser.add_argument("--bounds", type=float, nargs=2, metavar="ELO")
    asked = parser.parse_args()
    procedure = jacta.procedures()[asked.id]
    given = procedure.validate(asked.given or even(procedure.examples[0]))
    evidence = Evidence((asked.bounds[0], asked.bounds[1])) if asked.bounds else None
    won: list[float] = []
    for seed in range(asked.seed, asked.seed + asked.pairs):
        won.append(pair(procedure, given, asked.budget, seed))
        print(f"{len(won):4} pairs: {TIMES * asked.budget} against {asked.budget} wins {interval(won)}", flush=True)
        if evidence is not None:
            evidence.add(Fraction(won[-1]).limit_denominator(1000))
            if evidence.verdict != "open":
                print(f"decided: {evidence.verdict}, between {asked.bounds[0]:g} and {asked.bounds[1]:g} Elo")
                break


if __name__ == "__main__":
    main()
