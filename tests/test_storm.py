"""Storm, the probabilistic model checker, finds the values that `best` finds: it is handed the positions of a run, and
knows nothing of how we search them.

One player decides, the others answer as the rules declare. Install `stormpy` to run these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import jacta
from jacta.kernel.best import best
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Ask, Consult, Roll
from jacta.kernel.run.position import Position, answered, slot_value, started

stormpy: Any = pytest.importorskip("stormpy")

CASES = """
europa_universalis.break_blockade blockader
europa_universalis.natives_battle europeans
europa_universalis.natives_battle natives
europa_universalis.naval_battle attacker
europa_universalis.naval_battle defender
europa_universalis.sea_attrition player
europa_universalis.siege_round besieger
here_i_stand.engagement defender
here_i_stand.exploration explorer
here_i_stand.naval_combat attacker
here_i_stand.naval_engagement attacker
here_i_stand.piracy target
mighty_empires.combat attacker
mighty_empires.conquest defender
mighty_empires.firestorm unit
mighty_empires.land_sea_combat defender
mighty_empires.siege_campaign besieger
seventh_sea.attack attacker
seventh_sea.attack_brutes attacker
seventh_sea.charm attacker
seventh_sea.duel_blow defender
seventh_sea.duel_shot attacker
seventh_sea.interruption defender
seventh_sea.perception player
seventh_sea.ranged_attack attacker
seventh_sea.ship_initiative captain
seventh_sea.skill_roll player
seventh_sea.squad_blow defender
seventh_sea.test player
vive_lempereur.assault_plan defender
vive_lempereur.defended_assault defender
vive_lempereur.fire_sequence target
vive_lempereur.rallying owner
"""
MOST = 5_000  # positions


@pytest.mark.parametrize(("id", "who"), [case.split() for case in CASES.split("\n") if case])
def test_storm_finds_the_very_value_that_best_finds(id: str, who: str, tmp_path: Path) -> None:
    procedure = jacta.procedures()[id]
    given = procedure.validate(procedure.examples[0])
    model = model_of(procedure, given, who)
    assert any(len(choices) > 1 for choices in model.choices), "somebody decides"
    assert storm_value(model, tmp_path / "model.drn") == best(procedure, given, who=who, others=usual).value


class Model(NamedTuple):
    """A decision process: for each state its choices, each a list of (weight, state); and what each end is worth."""

    choices: list[list[list[tuple[int, int]]]]
    worths: dict[int, Fraction]


def usual(question: Ask, *_: Any) -> Any:
    """What is answered where a player follows the rules' own default."""
    assert question.default is not None
    return question.default


def model_of(procedure: Procedure, given: Given, who: str) -> Model:
    aim = procedure.aims[who]
    known: dict[Any, int] = {}
    halts: list[Any] = []

    def number(halt: Any) -> int:
        key = told(halt[0])
        if key not in known:
            assert len(known) < MOST, "too large a model"
            known[key] = len(halts)
            halts.append(halt)
        return known[key]

    number(started(procedure, given))
    choices: list[list[list[tuple[int, int]]]] = []
    worths: dict[int, Fraction] = {}
    while len(choices) < len(halts):
        position, question = halts[len(choices)]
        if question is None:
            open_end = position.outcome is UNDECIDED  # beyond the cut of endless dice, which counts 0
            worths[len(choices)] = Fraction(0 if open_end else aim.value(position.outcome))
            choices.append([[(1, len(choices))]])
        else:
            choices.append(
                [
                    [(w, number(answered(position, question, answer))) for answer, w in one]
                    for one in ways(position, question, who)
                ]
            )
    return Model(choices, worths)


def told(position: Position | None) -> Any:
    """What tells one position from another: all of the stack, and no more."""
    if position is None:
        return None
    return position.procedure.id, position.phase, position.state, position.tally, position.then, told(position.caller)


def ways(position: Position, question: Any, who: str) -> Iterator[list[tuple[Any, int]]]:
    """The choices there are: each a lottery of answers."""
    if isinstance(question, Roll):
        pairs, _, tail = question.throw.weights()
        assert not tail
        yield list(pairs)
    elif isinstance(question, Consult):
        yield [(slot_value(position, question), 1)]
    elif position.players_asked(question) == (who,):
        yield from ([(answer, 1)] for answer in question.values())
    else:
        yield [(usual(question), 1)]


def storm_value(model: Model, file: Path) -> Fraction:
    """The greatest mean of what the end is worth, found by Storm in exact arithmetic."""
    low = min(model.worths.values())  # rewards may not be negative
    end = len(model.choices)  # where everything goes once it is over
    lines = ["@value_type: rational", "@type: MDP", "@parameters", "", "@reward_models", "worth"]
    lines += ["@nr_states", str(end + 1), "@nr_choices", str(1 + sum(map(len, model.choices))), "@model"]
    for state, choices in enumerate([*model.choices, [[(1, end)]]]):
        label = " init" * (state == 0) + " end" * (state == end)
        lines.append(f"state {state} [{model.worths.get(state, low) - low}]{label}")
        for action, lottery in enumerate([[(1, end)]] if state in model.worths else choices):
            lines.append(f"\taction {action} [0]")
            merged: Counter[int] = Counter()
            for weight, target in lottery:
                merged[target] += weight
            lines += [f"\t\t{target} : {Fraction(merged[target], merged.total())}" for target in sorted(merged)]
    file.write_text("\n".join(lines) + "\n")
    mdp = stormpy.build_model_from_drn[stormpy.Rational](str(file))
    (asked,) = stormpy.parse_properties('R{"worth"}max=? [ F "end" ]')
    return Fraction(str(stormpy.model_checking(mdp, asked).get_value(0))) + low
