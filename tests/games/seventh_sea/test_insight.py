"""What the search looks at in a duel: some turns, and who can bear more then."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from bench.foresight import led
from jacta.dice import Seeded
from jacta.games.seventh_sea.insight import HORIZON
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import picked
from jacta.kernel.run.position import Position, answered, started

DUEL = "seventh_sea.duel"


def met(seed: int) -> list[Position]:
    """All positions of one game of the usual answers."""
    procedure = jacta.procedures()[DUEL]
    chance = Seeded(f"insight {seed}")
    position, question = started(procedure, procedure.validate(led(procedure.examples[0])))
    found = []
    while question is not None:
        found.append(position)
        asked = isinstance(question, Ask)
        answer: Any = picked(question, None, position, chance) if asked else question.throw.throw(chance).value  # type: ignore[arg-type, union-attr]
        position, question = answered(position, question, answer)
    return found


def test_what_one_side_gains_the_other_loses() -> None:
    procedure = jacta.procedures()[DUEL]
    insight = procedure.insight
    assert insight is not None
    assert insight.worth is not None
    for here in met(1):
        worths = [insight.worth(here, who) for who in procedure.aims]
        assert all(0 <= one <= 1 for one in worths)
        assert sum(worths) == pytest.approx(1)


def test_it_looks_to_the_end_of_the_next_turn() -> None:
    insight = jacta.procedures()[DUEL].insight
    assert insight is not None
    assert insight.enough is not None
    found = met(2)
    first = found[0]
    assert not insight.enough(first, first)
    turns = {here.state.turn: here for here in found if here.caller is None}
    for turn, here in turns.items():
        assert insight.enough(first, here) == (turn - first.state.turn > HORIZON)


def test_wounds_tell_against_whoever_has_them() -> None:
    duel = jacta.procedures()[DUEL]
    assert duel.insight is not None
    worth = duel.insight.worth
    assert worth is not None
    here = met(1)[0]
    fencer = here.state.attacker
    light, dramatic = (
        here._replace(state=here.state.with_side("attacker", fencer._replace(**wounds)))
        for wounds in ({"light": 10}, {"dramatic": 2})
    )
    assert worth(here, "attacker") > worth(light, "attacker") > worth(dramatic, "attacker")
