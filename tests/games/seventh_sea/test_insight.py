"""What the search looks at in duels, fights and ship duels: the end of the turn, and who has more then."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from bench.foresight import led
from jacta.dice import Seeded
from jacta.games.seventh_sea.insight import HORIZON
from jacta.games.seventh_sea.insight.fights import PHASES
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import picked
from jacta.kernel.run.position import Position, answered, started

DUEL, FIGHT, SHIPS = "seventh_sea.duel", "seventh_sea.fight", "seventh_sea.ship_duel"
AT_SEA = {"stand_and_fire": False, "max_turns": 3}


def met(seed: int, id: str = DUEL, **changes: Any) -> list[Position]:
    """All positions of one game of the usual answers."""
    procedure = jacta.procedures()[id]
    chance = Seeded(f"insight {seed}")
    position, question = started(procedure, procedure.validate(led(procedure.examples[0]) | changes))
    found = []
    while question is not None:
        found.append(position)
        asked = isinstance(question, Ask)
        answer: Any = picked(question, None, position, chance) if asked else question.throw.throw(chance).value  # type: ignore[arg-type, union-attr]
        position, question = answered(position, question, answer)
    return found


@pytest.mark.parametrize(("id", "changes"), [(DUEL, {}), (FIGHT, {}), (SHIPS, {}), (SHIPS, AT_SEA)])
def test_what_one_side_gains_the_other_loses(id: str, changes: dict[str, Any]) -> None:
    procedure = jacta.procedures()[id]
    insight = procedure.insight
    assert insight is not None
    assert insight.worth is not None
    for here in met(1, id, **changes):
        worths = [insight.worth(here, who) for who in procedure.aims]
        assert all(0 <= one <= 1 for one in worths)
        assert sum(worths) == pytest.approx(1)


@pytest.mark.parametrize("id", [DUEL, SHIPS])
def test_it_looks_to_the_end_of_the_turn(id: str) -> None:
    insight = jacta.procedures()[id].insight
    assert insight is not None
    assert insight.enough is not None
    found = met(2, id)
    first = found[0]
    assert not insight.enough(first, first)
    turns = {here.state.turn: here for here in found if here.caller is None}
    assert len(turns) > 1
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


def test_in_a_fight_it_looks_some_phases_ahead_and_never_beyond_the_turn() -> None:
    insight = jacta.procedures()[FIGHT].insight
    assert insight is not None
    assert insight.enough is not None
    found = [here for here in met(2, FIGHT) if here.caller is None and here.state.phase]
    first = found[0]
    assert not insight.enough(first, first)
    for here in found:
        later = here.state.turn > first.state.turn
        assert insight.enough(first, here) == (later or here.state.phase - first.state.phase > PHASES)


def test_in_a_fight_everybody_wants_his_side_to_win() -> None:
    procedure = jacta.procedures()[FIGHT]
    here = met(1, FIGHT)[0]
    insight = procedure.insight
    assert insight is not None
    assert insight.worth is not None
    assert insight.worth(here, "Athos") == insight.worth(here, "Porthos") == insight.worth(here, "heroes")
    assert insight.worth(here, "Rochefort") == insight.worth(here, "villains")
    aims = procedure.aims_for(here.outermost.context.given)
    assert (aims["Athos"].text, aims["guards"].text) == ("winner=heroes", "winner=villains")


def test_whoever_falls_is_missing() -> None:
    insight = jacta.procedures()[FIGHT].insight
    assert insight is not None
    assert insight.worth is not None
    here = met(1, FIGHT)[0]
    fight = here.state
    wounded = fight.standers[0]._replace(fencer=fight.standers[0].fencer._replace(dramatic=2))
    fallen = fight.standers[0]._replace(down=True)
    after = [here._replace(state=fight.with_stander(0, one)) for one in (wounded, fallen)]
    first, second, third = (insight.worth(one, "heroes") for one in (here, *after))
    assert first > second > third


def test_grave_damage_and_lost_crew_tell_against_a_ship() -> None:
    insight = jacta.procedures()[SHIPS].insight
    assert insight is not None
    assert insight.worth is not None
    here = met(1, SHIPS)[0]
    ship = here.state.attacker
    for worse in (
        ship._replace(grave=2),
        ship._replace(superficial=12),
        ship._replace(ranks=ship.ranks._replace(finesse=1)),
    ):
        after = here._replace(state=here.state.with_vessel("attacker", worse))
        assert insight.worth(after, "attacker") < insight.worth(here, "attacker")
