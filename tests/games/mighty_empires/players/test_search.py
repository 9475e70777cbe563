"""The search plays every part of a game that stands by itself, on any seat, and by what the seat sees."""

from __future__ import annotations

import pytest

import jacta
from jacta.dice import Seeded
from jacta.games.mighty_empires.state.procedures import StateGiven
from jacta.games.mighty_empires.state.resampling import may_be
from jacta.kernel.play.opponents import offered
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.policies import asked, check_legal
from jacta.kernel.run.position import answered, started
from jacta.kernel.search import Searcher

PARTS = tuple(
    one
    for one in jacta.procedures().values()
    if one.game.id == "mighty_empires" and one.decides and issubclass(one.models[0], StateGiven)
)
SMALL = 100  # positions


def test_there_are_such_parts() -> None:
    assert {"campaign_turn", "movement", "winter", "last_winter", "spell", "retreat"} <= {one.name for one in PARTS}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_the_search_takes_any_seat_and_knows_what_the_seat_sees(part: Procedure) -> None:
    assert "search" in offered(part)
    for number, example in enumerate(part.examples):
        given = part.validate(example)
        searchers = {seat: Searcher(part.context(given), seat, budget=SMALL) for seat in part.seats(given)}
        source = Seeded(f"{part.id} {number}")
        position, question = started(part, given)
        while question is not None:
            if isinstance(question, Ask):
                who = str(question.who)
                answer = asked(searchers[position.player(who)], question, position.seen_by(who), position)
                twin = may_be(position, who, source)
                assert twin.seen_by(who) == position.seen_by(who)
                assert asked(searchers[position.player(who)], question, twin.seen_by(who), twin) == answer
                check_legal(question, answer)
            else:
                assert isinstance(question, Roll)
                answer = question.throw.throw(source).value
            position, question = answered(position, question, answer)
