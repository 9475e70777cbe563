"""`best` on the decisions of Here I Stand, against brute force over all strategies and against the rules' own text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from typing import Any

import pytest

import jacta
from jacta.authoring.walking import walk
from jacta.dice import Hits
from jacta.kernel.best import Best
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.policies import Policy

Given = dict[str, Any]
Worth = Callable[[Any], int]

MOST_STRATEGIES = 2_000


def solve(procedure: str, given: Given, **how: Any) -> Best:
    return jacta.best(f"here_i_stand.{procedure}", given, **how)


def expected(procedure: str, given: Given, worth: Worth, policy: Policy | None = None) -> Fraction:
    """The mean of `worth` over the exact odds."""
    odds = jacta.odds(f"here_i_stand.{procedure}", given, policy=policy)
    return sum((p * worth(outcome) for outcome, p in odds), Fraction(0))


def strategies(procedure: str, given: Given, who: str) -> Iterator[Policy]:
    """Every way in which `who` can answer all questions that can come up."""
    asked: dict[tuple[str, Any], tuple[Any, ...]] = {}
    for position, question, _ in walk(jacta.procedures()[f"here_i_stand.{procedure}"], given):
        if isinstance(question, Ask) and question.who == who:
            asked[question.label, position.state] = question.values()
    assert asked
    assert prod(map(len, asked.values())) <= MOST_STRATEGIES
    for answers in product(*asked.values()):
        yield following(dict(zip(asked, answers, strict=True)))


def following(strategy: dict[tuple[str, Any], Any]) -> Policy:
    return lambda question, state: strategy.get((question.label, state))


def hits(dice: int) -> dict[int, Fraction]:
    return {number: comb(dice, number) * Fraction(2 ** (dice - number), 3**dice) for number in range(dice + 1)}


RAID = {"corsairs": 1, "target_ports": 2, "leader_piracy": 1, "squadrons_adjacent": 1, "target_cards": 1}
BATTLE = {"attacker_units": 1, "attacker_cavalry": 1, "defender_units": 2}
SEA_FIGHT = {"attacker_squadrons": 1, "attacker_corsairs": 1, "defender_squadrons": 1, "defender_corsairs": 1}
LED_AT_SEA = SEA_FIGHT | {"attacker_leaders": [1]}  # more dice: a double wipe-out spares the attacker


@pytest.mark.parametrize(
    ("procedure", "given", "who", "aim", "worth"),
    [
        ("piracy", RAID, "target", "-vp_ceded", lambda end: -end.vp_ceded),
        ("piracy", RAID, "target", "fleets_lost", lambda end: end.fleets_lost),
        ("piracy", RAID, "target", "-cards_lost", lambda end: -end.cards_lost),
        ("piracy", RAID, "target", "vp_ceded<=1", lambda end: end.vp_ceded <= 1),
        ("piracy", RAID | {"vp_left": 0}, "target", "hits_unpaid", lambda end: end.hits_unpaid),
        ("piracy", RAID | {"options": {"hit_sharing": "even"}}, "target", "-vp_ceded", lambda end: -end.vp_ceded),
        ("field_battle", BATTLE, "attacker", "attacker_cavalry_left", lambda end: end.attacker_cavalry_left),
        ("field_battle", BATTLE, "attacker", "-attacker_cavalry_left", lambda end: -end.attacker_cavalry_left),
        ("field_battle", BATTLE, "attacker", "attacker_units_left>=1", lambda end: end.attacker_units_left >= 1),
        ("naval_combat", LED_AT_SEA, "attacker", "attacker_corsairs_left", lambda end: end.attacker_corsairs_left),
        ("naval_combat", SEA_FIGHT, "defender", "-defender_corsairs_left", lambda end: -end.defender_corsairs_left),
        ("exploration", {"explorer": 0}, "explorer", "card_draw=true", lambda end: end.card_draw),
        ("exploration", {"explorer": 0}, "explorer", "explorer_lost=false", lambda end: not end.explorer_lost),
        ("exploration", {"explorer": 0}, "explorer", "result=great_lakes", lambda end: end.result == "great_lakes"),
    ],
)
def test_best_is_the_best_of_all_strategies(procedure: str, given: Given, who: str, aim: str, worth: Worth) -> None:
    found = solve(procedure, given, who=who, aim=aim, others={})
    assert found.value == max(expected(procedure, given, worth, each) for each in strategies(procedure, given, who))
    assert found.value == expected(procedure, given, worth, found.policy)


# --- Piracy: what the target pays ---------------------------------------------------------------------------------


def payments(purse: dict[str, int], number: int, sharing: str) -> Iterator[dict[str, int]]:
    """Every legal way to pay for `number` hits."""
    for kinds in product(("vp", "fleet", "card", "unpaid"), repeat=number):
        paid = dict.fromkeys(("vp", "fleet", "card", "unpaid"), 0)
        for kind in kinds:
            payable = [name for name, there in purse.items() if paid[name] < there]
            if sharing == "even":
                payable = [name for name in payable if paid[name] == min(paid[other] for other in payable)]
            if kind not in (payable or ["unpaid"]):
                break
            paid[kind] += 1
        else:
            yield paid


@pytest.mark.parametrize("sharing", ["free", "even"])
@pytest.mark.parametrize(("vp", "fleets", "cards"), [(9, 0, 0), (9, 2, 1), (1, 1, 1), (0, 2, 1), (2, 0, 3), (0, 0, 0)])
@pytest.mark.parametrize(
    ("aim", "kind", "sign"),
    [("-vp_ceded", "vp", -1), ("-cards_lost", "card", -1), ("fleets_lost", "fleet", 1), ("-hits_unpaid", "unpaid", -1)],
)
def test_the_best_payments_are_the_best_of_all_ways_to_pay(
    vp: int, fleets: int, cards: int, sharing: str, aim: str, kind: str, sign: int
) -> None:
    given = {
        "corsairs": 2,
        "target_ports": 2,
        "leader_piracy": 2,
        "squadrons_adjacent": 2,
        "target_fleets": fleets,
        "target_cards": cards,
        "vp_left": vp,
        "options": {"hit_sharing": sharing},
    }
    purse = {"vp": vp, "fleet": fleets, "card": cards}
    best_by_hits = {number: max(sign * paid[kind] for paid in payments(purse, number, sharing)) for number in range(5)}
    raided = 1 - hits(2)[2]  # two corsairs, two defence dice: no attack when both are sunk
    assert solve("piracy", given, who="target", aim=aim).value == raided * sum(
        p * best_by_hits[number] for number, p in hits(4).items()
    )


def test_the_raider_wants_what_the_target_hates() -> None:
    given = {"corsairs": 3, "target_ports": 2, "squadrons_adjacent": 1, "target_cards": 1, "leader_piracy": 1}
    for kind in ("vp_ceded", "fleets_lost", "cards_lost"):
        assert (
            solve("piracy", given, who="ottoman", aim=kind).value
            == -solve("piracy", given, who="target", aim=f"-{kind}").value
        )


# --- Land: which units are lost -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("units", "cavalry", "enemies"), [(2, 2, 2), (3, 1, 4), (1, 3, 2), (4, 2, 5)])
def test_cavalry_survives_a_battle_as_long_as_anything_does(units: int, cavalry: int, enemies: int) -> None:
    given = {"attacker_units": units, "attacker_cavalry": cavalry, "defender_units": enemies}
    attack, defence, expected_cavalry = units + cavalry, enemies + 1, Fraction(0)
    for (ours, ours_p), (theirs, theirs_p) in product(hits(attack).items(), hits(defence).items()):
        left = max(0, units + cavalry - theirs)
        retained = left == 0 and ours >= enemies and attack > defence
        expected_cavalry += ours_p * theirs_p * min(cavalry, left + retained)
    assert solve("field_battle", given, who="attacker", aim="attacker_cavalry_left").value == expected_cavalry


@cache
def besieged_still(units: int, cavalry: int, defenders: int, assaults: int) -> Fraction:
    """The best chance that a siege by an army without leaders still stands after so many assaults."""
    if assaults == 0 or units + cavalry == 0:
        return Fraction(1)
    dice = -(-units // 2) if defenders else units
    chance = Fraction(0)
    for (ours, ours_p), (theirs, theirs_p) in product(hits(dice).items(), hits(defenders + 1).items()):
        survivors, defended = max(0, units + cavalry - theirs), max(0, defenders - ours)
        if (ours and survivors and not defended) or survivors <= defended:
            continue  # taken, or lifted
        chance += (
            ours_p
            * theirs_p
            * max(
                besieged_still(survivors - riders, riders, defended, assaults - 1)
                for riders in range(cavalry + 1)
                if 0 <= survivors - riders <= units
            )
        )
    return chance


@pytest.mark.parametrize(
    ("units", "cavalry", "defenders", "assaults"), [(2, 1, 1, 2), (3, 1, 2, 1), (3, 1, 2, 3), (3, 2, 2, 3)]
)
def test_losses_in_a_siege_are_chosen_for_the_assaults_to_come(
    units: int, cavalry: int, defenders: int, assaults: int
) -> None:
    given = {"attacker_units": units, "attacker_cavalry": cavalry, "defender_units": defenders}
    given["max_assaults"] = assaults
    found = solve("siege", given, who="attacker", aim="result=continues")
    assert found.value == besieged_still(units, cavalry, defenders, assaults)
    assert expected("siege", given, lambda end: end.result == "continues", found.policy) == found.value


# --- Exploration: what to take at ten -----------------------------------------------------------------------------

TWO_DICE = {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


def at_least(number: int) -> Fraction:
    return sum((p for total, p in TWO_DICE.items() if total >= number), Fraction(0))


@pytest.mark.parametrize("explorer", range(5))
def test_an_explorer_at_ten_does_what_the_aim_asks(explorer: int) -> None:
    ten = at_least(10 - explorer)
    for aim, value in [
        ("card_draw=true", ten * at_least(12 - explorer)),
        ("result=amazon", ten),
        ("result=mississippi", ten + TWO_DICE[9 - explorer]),
        ("explorer_lost=false", at_least(5 - explorer)),
        ("circumnavigation=spears", ten * TWO_DICE[9 - explorer]),
    ]:
        assert solve("exploration", {"explorer": explorer}, who="explorer", aim=aim).value == value


# --- What best has no say in --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("procedure", "given", "policy", "who", "aim", "worth"),
    [
        ("piracy", RAID, {"payment": ["card", "vp", "fleet"]}, "target", "-vp_ceded", lambda end: -end.vp_ceded),
        (
            "field_battle",
            BATTLE,
            {"attacker_loss_order": "cavalry_first"},
            "attacker",
            "attacker_cavalry_left",
            lambda end: end.attacker_cavalry_left,
        ),
        (
            "naval_combat",
            LED_AT_SEA,
            {"attacker_keeps": "squadron"},
            "attacker",
            "attacker_corsairs_left",
            lambda end: end.attacker_corsairs_left,
        ),
        (
            "exploration",
            {"explorer": 2},
            {"at_ten": ["amazon", "strait", "mississippi", "great_lakes", "st_lawrence"]},
            "explorer",
            "card_draw=true",
            lambda end: end.card_draw,
        ),
    ],
)
def test_a_stated_policy_is_not_asked_again(
    procedure: str, given: Given, policy: Given, who: str, aim: str, worth: Worth
) -> None:
    found = solve(procedure, given | policy, who=who, aim=aim, others={})
    assert not [decision for decision in found.decisions if decision.who == who]
    assert found.value == expected(procedure, given | policy, worth)
    assert found.value < solve(procedure, given, who=who, aim=aim, others={}).value


# --- Voyages and winter: points won, units kept

POINTS = {"strait": 1, "amazon": 2, "mississippi": 1, "great_lakes": 1, "st_lawrence": 1}


def points(outcome: Any) -> int:
    round_the_world = outcome.circumnavigation in ("circumnavigation", "spice_cargo")
    return POINTS.get(outcome.result, 0) + 3 * round_the_world


@pytest.mark.parametrize(
    "given", [{"explorer": 0}, {"explorer": 2}, {"explorer": 4, "claimed": ["strait"]}, {"explorer": 2, "mod": 2}]
)
def test_an_explorer_sails_for_victory_points(given: Given) -> None:
    found = solve("exploration", given)
    open_feats = [feat for feat in POINTS if feat not in given.get("claimed", ()) or feat == "strait"]
    assert found.value == max(expected("exploration", given, points, {"at_ten": feat}) for feat in open_feats)
    assert found.value == expected("exploration", given, points)  # the declared choice is made by the same points


def test_the_points_of_a_conquest() -> None:
    worth = {"mayas": 1, "aztecs": 2, "incas": 2}
    given = {"conquistador": 3}
    assert solve("conquest", given).value == expected("conquest", given, lambda end: worth.get(end.result, 0))


def test_armies_winter_where_they_lose_least() -> None:
    (given, _) = jacta.procedures()["here_i_stand.winter_return"].examples

    def lost(outcome: Any) -> int:
        return sum(army.lost for army in outcome.armies)

    found = solve("winter_return", dict(given))
    assert found.decisions
    sent = [expected("winter_return", dict(given), lost, {"winter_quarters": to}) for to in ("fortress", "capital")]
    assert -found.value <= min(sent) < max(sent)
    assert -found.value == expected("winter_return", dict(given), lost, found.policy)


def test_the_owner_is_asked_for_losses_only_where_there_is_a_choice_and_none_was_stated() -> None:
    """One hit on foot and cavalry: which goes is a question, unless the input says so or there is no choice."""

    def asked(**given: Any) -> list[str]:
        session = jacta.play(
            "here_i_stand.field_battle", {"attacker_units": 2, "defender_units": 3} | given, dice="mine"
        )
        labels = []
        while session.question is not None:
            question = session.question
            if isinstance(question, Ask):
                labels.append(question.label)
                assert question.values() == (0, 1)
                session.answer(0)
            else:
                assert isinstance(question, Roll)
                assert isinstance(question.throw, Hits)
                session.throw([6, *[1] * (question.throw.count - 1)])
        return labels

    assert "cavalry_lost" in asked(attacker_cavalry=1)
    assert "cavalry_lost" not in asked(attacker_cavalry=1, attacker_loss_order="cavalry_last")
    assert "cavalry_lost" not in asked()
