"""The boards of duels and sea fights."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta import text
from jacta.dice import Seeded
from jacta.games.seventh_sea.naval_combat.manoeuvres import HEXES
from jacta.games.seventh_sea.naval_combat.ship_duel import EXAMPLE
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from tests.games.seventh_sea.test_fight import MAN


def board(session: Session, language: str = "en") -> list[str]:
    with text.speaking(language):
        drawn = session.board(session.waiting_for[0])
    assert drawn is not None
    return drawn.splitlines()


@pytest.mark.parametrize(("language", "first"), [("en", "Turn 1, phase"), ("fr", "Tour 1, phase")])
def test_a_duel_shows_names_wounds_and_dice(language: str, first: str) -> None:
    given = {"attacker": {"name": "Athos", **MAN, "dramatic": 1}, "defender": {**MAN, "kind": "henchman"}}
    session = jacta.play("seventh_sea.duel", given, source=Seeded(2))
    head, _, athos, foe = board(session, language)
    assert head.startswith(first)
    assert "Athos" in athos
    assert "1/4" in athos
    assert "0/2" in foe
    assert ("the defender" if language == "en" else "le défenseur") in foe


def sea_fight(seed: int, **more: Any) -> Session:
    return jacta.play("seventh_sea.ship_duel", {**EXAMPLE, **more}, source=Seeded(seed))


def test_the_sea_shows_both_ships_where_they_lie_and_head() -> None:
    session = sea_fight(1, stand_and_fire=False)
    lines = board(session)
    seen = "\n".join(lines)
    sea = list(enumerate(lines[:-6]))
    marks = {mark: (number, line.index(mark)) for mark in "AD" for number, line in sea if mark in line}
    state: Any = session.position.state
    for side, mark in (("attacker", "A"), ("defender", "D")):
        pose = state.vessel(side).pose
        assert f"{mark}: hex {HEXES.name(pose.place)}, facing {pose.facing}" in seen
    apart = state.defender.pose.place - state.attacker.pose.place
    (row, column), (other_row, other_column) = marks["A"], marks["D"]
    assert (other_row - row, other_column - column) == (2 * apart.r + apart.q, 4 * apart.q)


def test_ships_that_only_fire_need_no_sea() -> None:
    session = sea_fight(1)
    assert len(board(session)) == 4


def alongside(attacker_crew: int, defender_crew: int) -> Session:
    """Two ships side by side, of which the attacker's has just boarded the other, at the cost of a rank each."""
    hull = {
        "brawn": 0,
        "port": 0,
        "starboard": 0,
        "resolve": 1,
        "wits": 1,
        "panache": 1,
        "facing": 0,
        "hand_back": True,
    }
    ships = {
        "attacker": {**hull, "finesse": attacker_crew, "q": 0, "r": 0},
        "defender": {**hull, "finesse": defender_crew, "q": 0, "r": 1},
    }
    losses = [{"min": -10, "max": 20, "attacker": 1, "defender": 1}]
    session = jacta.play("seventh_sea.ship_duel", {"stand_and_fire": False, "table": losses, **ships}, dice="mine")
    session.throw([1])  # the boarders sail in the first phase, the others in the last
    session.throw([10])
    session.answer("board")
    session.throw([4])
    return session


def test_a_sea_fight_that_ends_on_deck_shows_the_crews_that_are_left() -> None:
    session = alongside(3, 1)
    assert session.outcome.winner == "attacker"
    for side, crew in (("attacker", 2), ("defender", 0)):
        assert getattr(session.outcome, side).finesse == crew
        table = session.on_the_table()
        assert table is not None
        assert table.state.vessel(side).ranks.finesse == crew
    cards = session.cards()
    assert cards is not None
    assert [dict(card.figures)["Crew"] for card in cards.cards] == ["2", "0"]


@pytest.mark.parametrize("loser", ["defender", "attacker", None])
def test_either_crew_may_surrender_after_an_assault(loser: str | None) -> None:
    session = alongside(3, 3)
    for side in ("defender", "attacker"):
        question = session.question
        assert isinstance(question, Ask)
        assert (question.label, session.waiting_for) == ("strike_colours", (side,))
        session.answer(value=side == loser)
        if side == loser:
            assert session.outcome.winner == {"defender": "attacker", "attacker": "defender"}[side]
            return
    assert session.outcome is None


def test_every_question_of_a_sea_fight_can_be_drawn() -> None:
    session = sea_fight(3, stand_and_fire=False, max_turns=3)
    chance, labels = Seeded(3), set()
    while isinstance(session.question, Ask):
        labels.add(session.question.label)
        assert board(session)
        drawn = session.board(svg=True)
        assert drawn is not None
        assert drawn.startswith("<svg")
        values = session.question.values()
        session.answer(values[chance.below(len(values))])
    assert len(labels) > 3
