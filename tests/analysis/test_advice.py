"""Advice: rules that tell every case, the asker's figures, what options bring, what would give something to decide."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.analysis.advice import Advice, FactRange, Perspective, Topic, _boxes, advice, openings, prospects
from jacta.kernel.best import Best
from jacta.telling import advising

BATTLE = "europa_universalis.land_battle"
SITUATIONS = [
    (BATTLE, "attacker", None),
    (BATTLE, "defender", "attacker_losses - defender_losses"),
    (BATTLE, "defender", "defender_losses - attacker_losses"),
    ("here_i_stand.piracy", "target", None),
    ("mighty_empires.combat", "attacker", None),
    ("europa_universalis.siege_plan", "besieger", None),
    ("seventh_sea.boarding", "attacker", None),
]


def advised(id: str, who: str, aim: str | None = None, **given: Any) -> tuple[Best, Advice]:
    procedure = jacta.procedures()[id]
    data = {**procedure.examples[0], **given}
    found = jacta.best(id, data, who=who, aim=aim)
    return found, advice(procedure, procedure.validate(data), found)


def fits(limit: FactRange, value: Any) -> bool:
    if limit.among:
        return value in limit.among
    return (limit.low is None or value >= limit.low) and (limit.high is None or value <= limit.high)


def check_told(topic: Topic) -> None:
    """Every case is told by exactly one rule, and by the right one."""
    for rule in topic.rules:
        assert sum(share for _, share in rule.answers) == 1
    for case in topic.cases:
        facts = case.question.args
        told = [rule for rule in topic.rules if all(fits(limit, facts[limit.fact]) for limit in rule.when)]
        assert len(told) == 1
        good = {one.value for one in case.options if one.worth == max(other.worth for other in case.options)}
        assert good & dict(told[0].answers).keys()


@pytest.mark.parametrize(("id", "who", "aim"), SITUATIONS)
def test_rules_tell_every_case(id: str, who: str, aim: str | None) -> None:
    _, told = advised(id, who, aim)
    for topic in (*told.own, *told.others):
        if not topic.simultaneous:
            check_told(topic)


@pytest.mark.parametrize(("id", "who", "aim"), SITUATIONS)
def test_every_decision_is_told_once_and_the_askers_are_his(id: str, who: str, aim: str | None) -> None:
    found, told = advised(id, who, aim)
    topics = (*told.own, *told.others)
    assert sum(len(topic.cases) + len(topic.even) for topic in topics) == len(found.decisions)
    assert all(who in case.players for topic in told.own for case in topic.cases)
    assert all(who not in case.players for topic in told.others for case in topic.cases)


def test_a_rule_is_said_as_a_player_would() -> None:
    """Break off when your morale is 1 and his 3 or more."""
    table = {(own, enemy): "yes" if own == 1 and enemy >= 3 else "no" for own in (1, 2, 3) for enemy in (1, 2, 3, 4)}
    boxes = _boxes(table, [(1, 2, 3), (1, 2, 3, 4)])
    assert sorted(boxes) == [
        (((1,), (1, 2)), "no"),
        (((1,), (3, 4)), "yes"),
        (((2, 3), (1, 2, 3, 4)), "no"),
    ]


def test_some_rule_hangs_on_what_the_question_states() -> None:
    _, told = advised(BATTLE, "defender", "attacker_losses - defender_losses")
    rules = [rule for topic in told.own for rule in topic.rules]
    assert any(rule.when for rule in rules)
    with text.speaking("en"):
        said = [advising.rule("europa_universalis", topic, rule).sentence for topic in told.own for rule in topic.rules]
    assert any("morale is" in sentence for sentence in said)


def test_means_are_no_percentages() -> None:
    _, told = advised("seventh_sea.brute_attack", "defender")
    for topic in told.own:
        for case in topic.cases:
            for _, _, options in advising.decision(topic.side, case).questions:
                assert not any("%" in option.worth for option in options)


def test_others_have_their_own_figures() -> None:
    found, told = advised("vive_lempereur.assault_plan", "attacker")
    assert not any(topic.cases for topic in told.own)
    (topic,) = told.others
    assert topic.side.who == "defender"
    assert topic.side.aim.text == "winner=defender"
    assert found.aim == "winner=attacker"


def test_against_a_stated_aim_the_others_want_the_opposite() -> None:
    _, told = advised("vive_lempereur.assault_plan", "attacker", "winner=attacker & attackers.0.losses<=1")
    (topic,) = told.others
    assert topic.side.factor == -1
    best = min(-option.worth for option in topic.cases[0].options)
    with text.speaking("en"):
        assert advising.worth(topic.side, -best) == text.percent(best)


def test_what_each_option_brings_is_what_odds_say() -> None:
    id = "europa_universalis.siege_plan"
    procedure = jacta.procedures()[id]
    given = procedure.validate(procedure.examples[0])
    found, told = advised(id, "besieger")
    expected = prospects(procedure, given, found, told)
    assert expected is not None
    assert expected.keys
    for one in expected.options:
        first: list[Any] = []

        def policy(question: Any, seen: Any, at: Any, answer: Any = one.answer, first: list[Any] = first) -> Any:
            first += [] if first else [at]
            return answer if at == first[0] else found.policy(question, seen, at)

        plain = jacta.odds(id, procedure.examples[0], policy=policy)
        assert one.worth == plain.p(captured=True)
        assert one.means == tuple(plain.mean(key) for key in expected.keys)
    assert sum(one.chosen for one in expected.options) == 1
    assert max(one.worth for one in expected.options) == found.value


def test_a_plan_whose_first_decision_comes_after_dice_has_no_prospects() -> None:
    assert jacta.prospects("here_i_stand.piracy", jacta.procedures()["here_i_stand.piracy"].examples[0]) is None


def test_prospects_in_python_are_those_of_the_best_plan() -> None:
    id = "europa_universalis.siege_plan"
    procedure = jacta.procedures()[id]
    given = procedure.validate(procedure.examples[0])
    found, told = advised(id, "besieger")
    assert jacta.prospects(id, procedure.examples[0], who="besieger") == prospects(procedure, given, found, told)


def test_where_nothing_is_decided_it_says_what_would() -> None:
    id = "here_i_stand.piracy"
    procedure = jacta.procedures()[id]
    data = {**procedure.examples[0], "payment": ["vp", "fleet", "card"]}
    given, found = procedure.validate(data), jacta.best(id, data, who="target")
    told = advice(procedure, given, found)
    assert not any(topic.cases for topic in told.own)
    assert [(one.key, one.stated) for one in openings(procedure, given, found)] == [("payment", False)]


def test_a_plan_without_choices_names_what_lists_them() -> None:
    id = "vive_lempereur.assault_plan"
    procedure = jacta.procedures()[id]
    given = procedure.validate(procedure.examples[0])
    found = jacta.best(id, procedure.examples[0], who="attacker")
    (one,) = openings(procedure, given, found)
    assert one.key == "attacker_formations"
    assert one.stated


def test_how_often_a_rule_applies() -> None:
    _, told = advised(BATTLE, "attacker")
    (topic,) = told.own
    assert sum(rule.often for rule in topic.rules) == sum((case.reached for case in topic.cases), Fraction(0))


def test_what_is_wanted_is_no_second_column_of_the_outlook() -> None:
    given = {"finesse": 3, "attack": 4, "brutes": 6, "threat": 2}
    procedure = jacta.procedures()["seventh_sea.attack_brutes"]
    found = jacta.best(procedure.id, given)
    outlook = prospects(procedure, procedure.validate(given), found)
    assert (found.aim, outlook and outlook.keys) == ("felled", ())


def test_a_rule_speaks_of_figures_by_their_words() -> None:
    """Hits that a raid has scored are no key of its input or outcome: they have a word of their own."""
    _, told = advised("here_i_stand.piracy", "target", corsairs=3, target_cards=2)
    (topic,) = told.own
    rule = topic.rules[0]._replace(when=(FactRange("hits", low=2),))
    with text.speaking("fr"):
        assert "Dégâts à payer vaut 2 ou plus" in advising.rule("here_i_stand", topic, rule).sentence


def test_of_answers_that_are_equally_good_one_is_told_throughout() -> None:
    """In a storm of two intervals any rank may go but the sails: one rule, and what it saves beside the next worse."""
    ship = {"brawn": 2, "finesse": 3, "resolve": 2, "wits": 4, "panache": 4}
    procedure = jacta.procedures()["seventh_sea.storm"]
    data = {"ship": ship, "piloting": 2, "damage": 24, "intervals": 2}
    found = jacta.best(procedure.id, data)
    told = advice(procedure, procedure.validate(data), found)
    (rule,) = told.own[0].rules
    assert rule.is_settled
    assert rule.answers[0][0] != "panache"
    assert rule.worth > rule.instead
    for case in told.own[0].cases:
        good = {one.value for one in case.options if one.worth == max(other.worth for other in case.options)}
        assert rule.answers[0][0] in good


def test_what_comes_up_for_certain_is_told_step_by_step() -> None:
    """Six rations found a village and make a city of another: which comes first is no rule."""
    found, told = advised("mighty_empires.construction", "seat0")
    assert found.value == 13
    assert not told.own[0].rules
    assert len(told.own[0].cases) == 2


def test_a_sure_step_is_told_as_one_and_in_the_words_of_its_answer() -> None:
    """Mighty Empires: after a village is founded somebody builds on, in every game."""
    procedure = jacta.procedures()["mighty_empires.construction"]
    found = jacta.best(procedure.id, procedure.examples[0])
    with text.speaking("fr"):
        side = Perspective(found.who, procedure.aim(found.aim))
        told = [advising.decision(side, one).reached for one in found.decisions]
    assert told[0] == "D’emblée"
    assert "Puis, après\u202f: construction (fonder un village en N10)" in told
