"""Does a game's own evaluation make the search of a seat stronger? Games against the usual answers, with and without.

    python -m bench.foresight seventh_sea.duel --games 60 --budget 150
    python -m bench.foresight seventh_sea.ship_duel --who defender

One side searches by playouts alone; all others give the usual answers. The same seeds are played by the search that
looks as far as the game says (its `Insight`), by one that plays everything out, and by the usual answers. Printed is
what the side comes to by its aim, with 95 % intervals, and by how much the first is ahead of the second. Equals play
the example of the procedure, or with `--given` what is stated.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import Any

import jacta
from bench.strength import interval
from jacta.aims import Interests
from jacta.dice import Seeded
from jacta.kernel.rule.calling import Context
from jacta.kernel.rule.inputs import Given
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
    """The same between equals: the defender is what the attacker is, from his own place; heroes and brutes fight
    their like."""
    given = led(example)
    if "attacker" in given:
        own = {key: given["defender"][key] for key in OWN if key in given["defender"]}
        given["defender"] = {**given["attacker"], **own}
    if "combatants" in given:
        ours = [one for one in given["combatants"] if one.get("kind", "hero") in ("hero", "brute")]
        given["combatants"] = [
            {**one, "name": f"{one['name']} of the {side}", "side": side}
            for side in ("heroes", "villains")
            for one in ours
        ]
    return given


def teams(procedure: Procedure, given: Given) -> dict[str, list[str]]:
    """The seats that play together, under the player whose aim they share: the one who is named first."""
    aims = procedure.aims_for(given)
    first = {aim.text: who for who, aim in reversed(aims.items())} | {
        aim.text: who for who, aim in procedure.aims.items()
    }
    found: dict[str, list[str]] = {}
    for seat in procedure.seats(given):
        found.setdefault(first[aims[seat].text], []).append(seat)
    return found


def searching(context: Context, seats: Iterable[str], budget: int) -> dict[str, Searcher]:
    """Searches by playouts alone for these seats."""
    return {seat: Searcher(context, seat, budget=budget, exact=False) for seat in seats}


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


def came_to(procedure: Procedure, given: Given, who: str, policy: Policy | None, seed: int) -> float:
    """What the aim of a side comes to in one game."""
    return float(Interests(procedure.aims, who).worth(who, played(procedure, given, policy, f"foresight {seed}")))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("id")
    parser.add_argument("--who")
    parser.add_argument("--given", type=json.loads, metavar="JSON")
    for name, default in {"games": 40, "seed": 1, "budget": 150}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    procedure = jacta.procedures()[asked.id]
    who = asked.who or next(iter(procedure.aims))
    insight = procedure.insight
    given = procedure.validate(asked.given or even(procedure.examples[0]))
    context, seats = procedure.context(given), teams(procedure, given)[who]
    found: dict[str, list[float]] = {"with": [], "without": [], "usual": []}
    for seed in range(asked.seed, asked.seed + asked.games):
        for name, known in (("with", insight), ("without", None)):
            procedure.insight = known
            policy = Seated(searching(context, seats, asked.budget))
            found[name].append(came_to(procedure, given, who, policy, seed))
        found["usual"].append(came_to(procedure, given, who, None, seed))
        ahead = [one - other for one, other in zip(found["with"], found["without"], strict=True)]
        told = ", ".join(f"{name} {interval(values)}" for name, values in found.items())
        print(f"{len(ahead):4} games: {told}; ahead {interval(ahead)}", flush=True)


if __name__ == "__main__":
    main()
