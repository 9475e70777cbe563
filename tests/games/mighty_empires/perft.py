"""Counted trees: how many ways lead through n answers (of players and dice) from a small fixed state.

The numbers stand in `perft.json` beside the states they were counted from. A change of the rules that nobody meant
changes one of them; one that was meant is counted anew by `python -m tests.games.mighty_empires.perft`, and reviewed.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.position import Pending, Position, answered, started

FILE = Path(__file__).with_name("perft.json")


def counted(procedure: str, given: dict[str, Any], depth: int) -> list[int]:
    """The ways through 1, 2 ... `depth` answers; a way that ends earlier is not counted further."""
    member = find_procedure(procedure)
    position, question = started(member, member.validate(given))
    ways, asked = Counter({position: 1}), {position: question}
    found = []
    for _ in range(depth):
        following: Counter[Position] = Counter()
        for position, number in ways.items():
            question = asked[position]
            for answer in values(question):
                assert question is not None
                after, next_question = answered(position, question, answer)
                following[after] += number
                asked[after] = next_question
        ways = following
        found.append(sum(ways.values()))
    return found


def values(question: Pending | None) -> list[Any]:
    """Every answer that dice or players can give."""
    if question is None:
        return []
    if isinstance(question, Roll):
        return [value for value, _ in question.throw.weights().pairs]
    assert isinstance(question, Ask)
    return list(question.values())


def given_of(data: dict[str, Any], case: dict[str, Any]) -> dict[str, Any]:
    return {**case["given"], "state": data["states"][case["state"]]}


def main() -> None:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    for case in data["cases"]:
        case["ways"] = counted(case["procedure"], given_of(data, case), len(case["ways"]))
    FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
