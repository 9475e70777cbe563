"""What a search has come to, told so that a player can follow it."""

from __future__ import annotations

import jacta
from jacta import text
from jacta.kernel.rule.questions import Ask, done
from jacta.kernel.search import Sought, Tried
from jacta.telling.searching import told_search

PIRACY = jacta.procedures()["here_i_stand.piracy"]
AIM = PIRACY.aim("-vp_ceded")
QUESTION = Ask(
    "payment",
    "target",
    ("fleet", "card", "vp"),
    then=lambda state, answer: done(answer),
    default="vp",
    args={"hits": 2},
)


def sought(reached: float, *options: Tried, steps: int = 1) -> Sought:
    situation = tuple(("defence", place) for place in range(steps))
    return Sought(PIRACY.id, "payment", "target", options, reached, situation, QUESTION)


def test_positions_with_the_same_answers_are_told_as_one() -> None:
    """Three games of four: 2 points lost with a fleet, of four: 1; together 1.75, the error by hand."""
    first = sought(0.3, Tried("fleet", -2.0, 0.1, 50), Tried("vp", -4.0, 0.1, 50))
    second = sought(0.1, Tried("fleet", -1.0, 0.1, 50), Tried("vp", -3.0, 0.1, 50))
    with text.speaking("en"):
        (told,) = told_search(AIM, [first, second])
    assert (told.reached, told.clear) == ("In 40.0% of the games, in 2 different positions", True)
    assert told.options[0].worth == "1.75 ± 0.15"  # 1.96 × √(0.075² + 0.025²)
    assert told.options[0].tries == "tried 100 times"


def test_other_answers_are_told_apart() -> None:
    both = [sought(0.3, Tried("fleet", -2.0, 0.1, 9)), sought(0.3, Tried("vp", -2.0, 0.1, 9))]
    with text.speaking("en"):
        assert ["30.0% of the games, after" in one.reached for one in told_search(AIM, both)] == [True, True]


def test_no_answer_is_recommended_that_is_not_clearly_better() -> None:
    with text.speaking("fr"):
        for error, clear in ((0.1, True), (0.6, False), (None, False)):
            one = sought(1.0, Tried("fleet", -2.0, error, 9), Tried("vp", -3.0, error, 9))
            assert [told.clear for told in told_search(AIM, [one])] == [clear]


def test_of_a_long_way_to_a_decision_the_last_steps_are_told() -> None:
    with text.speaking("en"):
        (told,) = told_search(AIM, [sought(1.0, Tried("vp", -3.0, 0.1, 9), steps=20)])
    assert told.reached.startswith("Then, after: … ")
    assert told.reached.removeprefix("Then, after: ").count(",") == 5
