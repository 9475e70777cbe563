"""A stack's round and a round of siege: their odds are those of their steps multiplied by hand."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import jacta
from jacta.games.europa_universalis.pieces.fortress import Fortress
from jacta.games.europa_universalis.pieces.stack import General, Stack
from tests.games.europa_universalis.asking import chances, check, refused

FRENCH: dict[str, Any] = {
    "nation": "france",
    "period": 3,
    "tech": "arquebus",
    "a_plus": 1,
    "dt": 1,
    "quality": "veteran",
    "leader": {"manoeuvre": 3, "fire": 2},
}
SPANIARDS: dict[str, Any] = {
    "nation": "spain",
    "period": 3,
    "tech": "arquebus",
    "a_minus": 1,
    "dt": 1,
    "tercios": True,
    "leader": {"manoeuvre": 2, "shock": 2},
}
LILLE: dict[str, Any] = {"level": 1, "tech": "renaissance", "place": "Lille"}


def battle(attacker: Stack, defender: Stack, **given: Any) -> jacta.Odds[Any]:
    return jacta.odds(
        "europa_universalis.land_battle", {"attacker": attacker.in_battle, "defender": defender.in_battle, **given}
    )


def test_marching_and_fighting_are_their_steps_multiplied() -> None:
    """2.4.2, then 2.2.2: the mover is worn, then fights with what is left, armies kept as long as they can be."""
    mover, enemy = Stack.model_validate(FRENCH), Stack.model_validate(SPANIARDS)
    by_hand: dict[Any, Fraction] = defaultdict(Fraction)
    for worn, chance in chances("attrition", "losses", dt=5, manoeuvre=3).items():
        left = mover.after_losses(worn)
        assert left is not None
        for outcome, weight in battle(left, enemy):
            attackers = left.after_losses(outcome.attacker_losses)
            defenders = enemy.after_losses(outcome.defender_losses)
            result = {"attacker": "holds", "defender": "beaten", "none": "drawn"}[outcome.winner]
            by_hand["beaten" if attackers is None else result, attackers, defenders] += chance * weight
    policy = {"break_off": "no"}
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for outcome, weight in jacta.odds(
        "europa_universalis.stack_round", {"mover": FRENCH, "defender": SPANIARDS}, policy=policy
    ):
        found[outcome.result, outcome.mover, outcome.defender] += weight
    assert found == by_hand


def test_an_interceptor_before_a_fortress_wears_away_first() -> None:
    """2.4.6: success on 8 + 1 against 3, then attrition, then the battle with the interceptor attacking."""
    given = {"mover": FRENCH, "interceptor": SPANIARDS, "marched": False}
    meeting = chances("interception", "success", manoeuvre=2, enemy_manoeuvre=3)[True]
    mover, enemy = Stack.model_validate(FRENCH), Stack.model_validate(SPANIARDS)
    stopped = Fraction(0)
    for worn, chance in chances("attrition", "losses", dt=3, manoeuvre=2).items():
        left = enemy.after_losses(worn)
        assert left is not None
        lost = sum(
            weight
            for outcome, weight in battle(left, mover, interception=True)
            if outcome.winner != "defender" or mover.after_losses(outcome.defender_losses) is None
        )
        stopped += meeting * chance * lost
    worn_odds = chances("stack_round", "stands", **given, friendly_fortress=True)
    fresh_odds = chances("stack_round", "stands", **given)
    assert worn_odds[False] == stopped
    assert worn_odds[False] < fresh_odds[False]


def test_a_defender_may_slip_away_and_leave_the_place_besieged() -> None:
    given = {"mover": FRENCH, "defender": SPANIARDS, "fortress": LILLE, "marched": False}
    odds = jacta.odds(
        "europa_universalis.stack_round", given, policy={"evade": "yes", "siege": "lift", "break_off": "no"}
    )
    slipped = chances("evasion", "success", manoeuvre=2, enemy_manoeuvre=3)[True]
    untouched = Stack.model_validate(SPANIARDS)
    assert odds.p(lambda end: end.defender == untouched and end.mover == Stack.model_validate(FRENCH)) >= slipped


def test_a_round_of_digging_is_siege_work_and_the_works_are_kept() -> None:
    """2.3.2: -1 for the level, +1 for 5 guns before level 1: the results of siege work at 0."""
    given = {"besieger": FRENCH, "fortress": LILLE}
    odds = jacta.odds("europa_universalis.siege_round", given, policy={"breach": "wait", "honours": "honours"})
    work = chances("siege_work", "result", modifier=0)
    found = dict(odds.marginal("result"))
    assert {key: found[key] for key in ("nothing", "siegework_minus", "siegework_plus", "breach")} == work
    works = {outcome.result: outcome.fortress.works for outcome, _ in odds}
    assert (works["nothing"], works["siegework_minus"], works["siegework_plus"]) == (0, 1, 3)
    assert all(outcome.fortress.breach for outcome, _ in odds if outcome.result == "breach")


def test_storming_is_the_assault_and_takes_a_level() -> None:
    given = {"besieger": FRENCH, "fortress": {**LILLE, "level": 2, "dt": 1}}
    odds = jacta.odds("europa_universalis.siege_round", given, policy={"siege": "assault"})
    besieger = Stack.model_validate(FRENCH)
    storm = {"level": 2, "period": 3, "besieger": besieger.in_assault, "besieged": {"tech": "renaissance", "dt": 1}}
    assert odds.p(captured=True) == chances("assault", "captured", **storm, map="europe")[True]
    for outcome, _ in odds:
        assert outcome.fortress.level == (1 if outcome.captured else 2)
        assert outcome.fortress.captured == outcome.captured


def test_a_round_of_siege_is_its_steps_multiplied() -> None:
    """2.3.2, then 2.3.1: -2 for the level, +5 for the works: of ten faces three dig a little, three more, two open a
    breach, one a breach or honours, one has the place. Through the breach the assault, then who is left and stays.
    """
    besieger, place = Stack.model_validate(FRENCH), Fortress.model_validate({**LILLE, "level": 2, "dt": 1, "works": 5})
    by_hand: dict[Any, Fraction] = defaultdict(Fraction)
    tenth = Fraction(1, 10)
    by_hand["siegework_minus", besieger, place.model_copy(update={"works": 6})] = 3 * tenth
    by_hand["siegework_plus", besieger, place.model_copy(update={"works": 8})] = 3 * tenth
    fallen = Fortress.model_validate({**LILLE, "level": 1, "captured": True})
    by_hand["surrender", besieger, fallen] = tenth
    storm = {"level": 2, "breach": True, "period": 3, "map": "europe"}
    sides = {"besieger": besieger.in_assault, "besieged": {"tech": "renaissance", "dt": 1, "quality": "veteran"}}
    for outcome, weight in jacta.odds("europa_universalis.assault", {**storm, **sides}):
        left = besieger.after_losses(outcome.besieger_losses)
        held = place.model_copy(update={"breach": True, "dt": 1 - int(outcome.garrison_losses)})
        if outcome.captured:
            end: tuple[Any, ...] = ("assault", left, fallen)
        elif left is None:
            end = ("besieger_eliminated", None, held)
        else:
            end = ("held" if left.detachments >= 2 else "not_maintained", left, held)
        by_hand[end] += 3 * tenth * weight
    policy = {"siege": "work", "honours": "breach", "breach": "assault"}
    given = {"besieger": besieger.to_json(), "fortress": place.to_json()}
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for outcome, weight in jacta.odds("europa_universalis.siege_round", given, policy=policy):
        found[outcome.result, outcome.besieger, outcome.fortress] += weight
        assert outcome.captured == outcome.fortress.captured
    assert found == by_hand
    assert {result for result, *_ in found} >= {"assault", "held", "surrender"}
    granted = jacta.odds("europa_universalis.siege_round", given, policy={**policy, "honours": "honours"})
    assert granted.p(result="honours") == tenth


def test_those_who_leave_with_the_honours_of_war_are_a_stack_of_their_nation() -> None:
    """2.3.2: they keep one detachment; where nobody knows whose the place was, nobody knows whose that is."""
    place = {**LILLE, "level": 2, "dt": 2, "works": 5, "leader": {"name": "Mansfeld", "manoeuvre": 2}}
    campaign = jacta.chronicle("europa_universalis", "Lille").add("French", "stack", FRENCH, owner="Anne")
    for nation, born in (("spain", "Lille 2"), (None, None)):
        begun = campaign.add("Lille", "fortress", {**place, "nation": nation}, owner="Bruno")
        siege = begun.play("europa_universalis.siege_round", {"besieger": ":French", "fortress": ":Lille"}, dice="mine")
        siege.session.answer("work")
        siege.session.throw([9])  # -2 for the level, +5 for the works
        siege.session.answer("honours")
        after = begun.apply(siege).pieces
        fallen = after["Lille"].piece
        assert isinstance(fallen, Fortress)
        assert (fallen.captured, fallen.dt, fallen.nation) == (True, 0, "france" if nation else None)
        assert set(after) == {"French", "Lille"} | ({born} if born else set())
        if born:
            kept = Stack(
                nation="spain", period=3, tech="renaissance", place=fallen.place, dt=1, quality="veteran",
                leader=General(name="Mansfeld", manoeuvre=2),
            )  # fmt: skip
            assert (after[born].piece, after[born].owner) == (kept, "Bruno")


def test_too_few_cannot_keep_a_siege() -> None:
    few = {**FRENCH, "a_plus": 0, "dt": 1}
    assert check("siege_round", besieger=few, fortress={**LILLE, "level": 2})["result"] == "not_maintained"


def test_2_3_2_a_siege_that_ends_leaves_neither_works_nor_a_breach() -> None:
    """`Si l’assiégeant ne peut maintenir le siège […] il doit immédiatement retraiter`: the next siege begins anew."""
    dug = {**LILLE, "level": 3, "works": 3, "breach": True}
    fresh = Fortress.model_validate({**LILLE, "level": 3})
    few = check("siege_round", besieger={**FRENCH, "a_plus": 0, "dt": 1}, fortress=dug)
    assert (few["result"], few["fortress"]) == ("not_maintained", fresh.to_json())
    ends = set()
    given = {"besieger": {**FRENCH, "dt": 0}, "fortress": {**dug, "breach": False}}
    for outcome, _ in jacta.odds("europa_universalis.siege_round", given, policy={"siege": "assault"}):
        ends.add(outcome.result)
        over = outcome.result in ("not_maintained", "besieger_eliminated")
        assert outcome.fortress.works == (0 if over or outcome.captured else 3)
    assert {"not_maintained", "besieger_eliminated", "held"} <= ends


def test_best_knows_when_to_storm() -> None:
    turks = {"nation": "turkey", "period": 3, "tech": "arquebus", "a_plus": 2}
    found = jacta.best(
        "europa_universalis.siege_round", {"besieger": turks, "fortress": {**LILLE, "tech": "renaissance"}}
    )
    assert found.value == 1  # W11: resistance 1 - 2 x 0.5


def test_a_round_names_a_wrong_key() -> None:
    assert refused("stack_round", mover={**FRENCH, "dt": 9}) == "mover.dt"
    both = {"mover": FRENCH, "fortress": LILLE, "friendly_fortress": True}
    assert refused("stack_round", **both) == "friendly_fortress"


# --- Whose the fortress is


def test_nobody_besieges_a_fortress_of_his_own_country() -> None:
    own = {"level": 2, "tech": "arquebus", "nation": "habsburg"}
    stack = {"nation": "habsburg", "period": 2, "tech": "arquebus", "a_minus": 1, "dt": 1}
    assert refused("stack_round", mover=stack, fortress=own) == "fortress"
    assert refused("siege_round", besieger=stack, fortress=own) == "fortress"
    minors = [{**one, "nation": "minor_iii"} for one in (stack, own)]  # of one class, not one country
    assert jacta.odds("europa_universalis.siege_round", {"besieger": minors[0], "fortress": minors[1]})


def test_an_interceptor_who_has_won_stays_where_he_fought() -> None:
    mover = {"nation": "habsburg", "period": 2, "tech": "medieval", "dt": 1, "place": "Linz"}
    turks = {"nation": "turkey", "period": 2, "tech": "renaissance", "a_plus": 2, "place": "Buda"}
    found = jacta.odds("europa_universalis.stack_round", {"mover": mover, "interceptor": turks, "to": "Vienne"})
    places = {(outcome.stands, outcome.result, outcome.interceptor.place) for outcome, _ in found}
    assert {place for stands, _, place in places if stands} == {"Buda"}
    assert (False, "beaten", "Vienne") in places


def test_no_losses_are_nothing_to_decide() -> None:
    stack = Stack.model_validate({"nation": "turkey", "period": 2, "tech": "renaissance", "a_plus": 1, "a_minus": 1})
    assert stack.ways_to_lose(0) == (stack,)
    assert len(stack.ways_to_lose(2)) > 1
