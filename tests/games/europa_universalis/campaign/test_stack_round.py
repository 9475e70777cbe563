"""A stack's round and a round of siege: their odds are those of their steps multiplied by hand."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import jacta
from jacta.games.europa_universalis.pieces.fortress import Fortress
from jacta.games.europa_universalis.pieces.stack import General, Stack
from jacta.games.europa_universalis.sieges.assault import AssaultOutcome
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


# --- Who stands in the region


def test_an_interceptor_is_helped_by_friends_and_leaves_the_attack_to_the_mover() -> None:
    """Interception sur 8+: friends in the province are +1, 4/10; R47: beside them the mover attacks.

    Whoever defends may break off first (2.2.2 B), so the sides tell.
    """
    given = {"mover": FRENCH, "interceptor": {**SPANIARDS, "leader": {"manoeuvre": 3}}, "marched": False}
    friends = {"defender": {"nation": "spain", "period": 3, "tech": "arquebus", "dt": 1}}
    mover, enemy = Stack.model_validate(FRENCH), Stack.model_validate(given["interceptor"])
    for beside, chance, sides in (({}, Fraction(3, 10), (enemy, mover)), (friends, Fraction(4, 10), (mover, enemy))):
        fight = {"attacker": sides[0].in_battle, "defender": sides[1].in_battle, "interception": True}
        side = "attacker" if sides[0] is mover else "defender"
        stopped = sum(
            weight
            for outcome, weight in jacta.odds("europa_universalis.land_battle", fight, policy={"break_off": "yes"})
            if outcome.winner != side and mover.after_losses(getattr(outcome, f"{side}_losses"))
        )
        found = jacta.odds("europa_universalis.stack_round", {**given, **beside}, policy={"break_off": "yes"})
        assert dict(found.marginal("result"))["intercepted"] == chance * stopped
    city = chances("stack_round", "result", **given, fortress=LILLE)
    assert city["intercepted"] > chances("stack_round", "result", **given)["intercepted"]


def test_a_stack_that_dies_on_the_march_was_not_beaten() -> None:
    """2.4.2, trial table: a single DT is lost on 7 to 10."""
    alone = {"nation": "spain", "period": 3, "tech": "arquebus", "dt": 1}
    assert chances("stack_round", "result", mover=alone) == {"holds": Fraction(6, 10), "worn_away": Fraction(4, 10)}


# --- Overseas


def test_overseas_marches_wear_by_the_table_of_remains() -> None:
    """2.8.2: a march is 1 less on the die, 2 less through friendly provinces only; 10 % for 2 and so on.

    1 D: whole with 0 % and half of 10 %; 2de with the other half, 20 to 40 %; de with 50 to 70 % and half of 80 %.
    """
    march = {"mover": {"nation": "portugal", "period": 2, "tech": "renaissance", "dt": 1}, "map": "overseas"}
    for friendly_only, expected in ((False, {3: 5, 2: 7, 1: 7, 0: 1}), (True, {3: 7, 2: 7, 1: 6})):
        found: dict[int, Fraction] = defaultdict(Fraction)
        for outcome, weight in jacta.odds("europa_universalis.stack_round", {**march, "friendly_only": friendly_only}):
            found[outcome.mover.thirds if outcome.mover else 0] += weight
        assert found == {thirds: Fraction(twentieths, 20) for thirds, twentieths in expected.items()}
    assert refused("stack_round", mover=march["mover"], friendly_only=True) == "friendly_only"


def test_pashas_beyond_a_full_stack_do_not_wear_overseas() -> None:
    """2.8.2: 8 D lose nothing on 1 and 2, a whole D at 10 % on 3; a pasha of 2 beside them stays."""
    turks = {"nation": "turkey", "period": 2, "tech": "renaissance", "a_plus": 2, "pashas": [2]}
    found: dict[int, Fraction] = defaultdict(Fraction)
    for outcome, weight in jacta.odds("europa_universalis.stack_round", {"mover": turks, "map": "overseas"}):
        found[outcome.mover.thirds] += weight
    assert found[30] == Fraction(2, 10)
    assert found[27] == Fraction(1, 10)


def test_an_interceptor_overseas_wears_by_the_table_of_remains() -> None:
    """2.4.6, 2.8.2: before an unbesieged fortress, as every march there."""
    own, other = {"nation": "spain", "period": 3, "tech": "arquebus", "dt": 2}, {**FRENCH, "leader": None}
    mover, enemy = Stack.model_validate(other), Stack.model_validate(own)
    given = {"mover": other, "interceptor": own, "map": "overseas", "friendly_fortress": True, "marched": False}
    stopped = Fraction(0)
    meeting = Fraction(3, 10)  # without leaders
    for worn, chance in jacta.odds("europa_universalis.exploration_attrition", {"activity": "move", "dt": 2}):
        left = enemy.after_thirds(6 - 3 * worn.dt - worn.dc)
        if left is None:
            continue
        stopped += (
            meeting
            * chance
            * sum(
                weight
                for outcome, weight in battle(left, mover, interception=True, map="overseas")
                if outcome.winner != "defender" or mover.after_losses(outcome.defender_losses, "overseas") is None
            )
        )
    assert chances("stack_round", "stands", **given)[False] == stopped


def test_a_fort_is_stormed_overseas() -> None:
    """W18: two DT before an empty fort, both arquebus; R49: nothing is rounded there."""
    stack = {"nation": "spain", "period": 2, "tech": "arquebus", "dt": 2}
    given = {"besieger": stack, "fortress": {"level": 0, "tech": "arquebus"}}
    found: dict[int, Fraction] = defaultdict(Fraction)
    captured = Fraction(0)
    for outcome, weight in jacta.odds("europa_universalis.siege_round", given, policy={"siege": "assault"}):
        found[outcome.besieger.thirds if outcome.besieger else 0] += weight
        captured += weight * outcome.captured
    twentyfifths = {6: Fraction(4), 4: Fraction(3), 3: Fraction(3), 1: Fraction(3, 2), 0: Fraction(27, 2)}
    assert found == {thirds: share / 25 for thirds, share in twentyfifths.items()}
    assert captured == Fraction(273, 5000)


def test_half_a_loss_leaves_a_garrison_overseas_a_dc() -> None:
    """2.8.3: half a loss costs two DC of a DT; beside detachments two DC count as one, a single one as nothing."""
    fort = Fortress(level=0, tech="arquebus", dt=2)
    held = AssaultOutcome(
        captured=False,
        reason="held",
        besieger_losses=0,
        garrison_losses=Fraction(1, 2),
        besieger_routed=False,
        besieged_routed=False,
        new_level=0,
    )
    once = fort.stormed(held)
    assert (once.dt, once.dc, once.in_assault["dt"]) == (1, 1, 1)
    twice = once.stormed(held)
    assert (twice.dt, twice.dc, twice.in_assault["dt"]) == (0, 2, 1)
    assert once.taken(0, None).dc == 0
