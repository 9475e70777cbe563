"""Does a game's own evaluation make the search of a seat stronger? Games against the usual answers, with and without.

    python -m bench.foresight seventh_sea.duel --games 60 --budget 150
    python -m bench.foresight seventh_sea.ship_duel --who defender

One seat searches by playouts alone; all others give the usual answers. The same seeds are played by the search that
looks as far as the game says (its `Insight`), by one that plays everything out, and by the usual answers. Printed is
what the seat comes to by its aim, with 95 % intervals, and by how much the first is ahead of the second. Duels are
between equals.
"""

from __future__ import annotations

import argparse
from typing import Any

import jacta
from bench.strength import interval
from jacta.aims import Interests
from jacta.dice import Seeded
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy, Seated, picked
from jacta.kernel.run.position import answered, started
from jacta.kernel.search import Searcher

OWN = ("name", "q", "r", "facing")


def led(value: Any) -> Any:
    """The example without what decides for a player, such as a fighting style."""
    if isinstance(value, dict):
        return {key: led(one) for key, one in value.items() if key not in ("style", "players", "max_turns")}
    return [led(one) for one in value] if isinstance(value, (list, tuple)) else value


def even(example: Any) -> Any:
    """The same between equals: the defender is what the attacker is, from his own place."""
    given = led(example)
    if "attacker" in given:
        own = {key: given["defender"][key] for key in OWN if key in given["defender"]}
        given["defender"] = {**given["attacker"], **own}
    return given


def played(procedure: Procedure, given: Any, policy: Policy | None, seed: str) -> Any:
    """The outcome of one game."""
    chance = Seeded(seed)
    position, question = started(procedure, given)
    while question is not None:
        if isinstance(question, Ask):
            answer = picked(question, policy, position, chance)
        else:
            answer = question.throw.throw(chance).value  # type: ignore[union-attr]
        position, question = answered(position, question, answer)
    return position.outcome


def came_to(procedure: Procedure, who: str, policy: Policy | None, seed: int) -> float:
    """What the aim of the seat comes to in one game."""
    given = procedure.validate(even(procedure.examples[0]))
    return float(Interests(procedure.aims, who).worth(who, played(procedure, given, policy, f"foresight {seed}")))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("id")
    parser.add_argument("--who")
    for name, default in {"games": 40, "seed": 1, "budget": 150}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    procedure = jacta.procedures()[asked.id]
    who = asked.who or next(iter(procedure.aims))
    insight = procedure.insight
    context = procedure.context(procedure.validate(even(procedure.examples[0])))
    found: dict[str, list[float]] = {"with": [], "without": [], "usual": []}
    for seed in range(asked.seed, asked.seed + asked.games):
        for name, known in (("with", insight), ("without", None)):
            procedure.insight = known
            searcher = Searcher(context, who, budget=asked.budget, exact=False)
            found[name].append(came_to(procedure, who, Seated({who: searcher}), seed))
        found["usual"].append(came_to(procedure, who, None, seed))
        ahead = [one - other for one, other in zip(found["with"], found["without"], strict=True)]
        told = ", ".join(f"{name} {interval(values)}" for name, values in found.items())
        print(f"{len(ahead):4} games: {told}; ahead {interval(ahead)}", flush=True)


if __name__ == "__main__":
    main()
