"""Navigation and naval combat, as the worked examples have them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import EmptySlot, InputError, OutOfReach
from jacta.games.seventh_sea.naval_combat.board import fight_in
from jacta.games.seventh_sea.naval_combat.broadsides import OpenFire, open_fire
from jacta.games.seventh_sea.naval_combat.manoeuvres import FACINGS
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, Vessel
from jacta.games.seventh_sea.naval_combat.ship_duel import EXAMPLE
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_procedure
from jacta.plain import plain_outcome
from tests.games.seventh_sea.asking import odds, refused, value

LOSSES = [
    {"min": -10, "max": 0, "attacker": 2, "defender": 0},
    {"min": 1, "max": 5, "attacker": 1, "defender": 1},
    {"min": 6, "max": 10, "attacker": 0, "defender": 1},
    {"min": 11, "max": 20, "attacker": 0, "defender": 2},
]
"""The invented table of worked example 44."""


# --- Navigation

CREW = {"navigator": {"wits": 3, "navigation": 2}, "pilot": {"wits": 2, "piloting": 1}}


def test_example_32_navigation() -> None:
    course = odds("navigate", km_offshore=1200, **CREW, raises=1)
    assert course.p(lost=False) == Fraction(978821253, 5000000000)
    assert odds("navigate", km_offshore=399, **CREW).p(lost=True, km_off=100) == 0  # nd 5: nobody misses by five
    assert value("navigate", km_offshore=0, **CREW) == {"lost": False, "km_off": 0}


def test_of_two_failures_the_lower_total_counts() -> None:
    faces = [(6, 6, 6, 3, 2), (7, 5, 1)]  # 18 against 25, 12 against 20
    for worst_by, km in (("total", 100), ("miss", 100)):
        session = jacta.play(
            "seventh_sea.navigate",
            {"km_offshore": 1200, **CREW, "raises": 1, "options": {"worst_by": worst_by}},
            dice="mine",
        )
        for throw in faces:
            session.throw(throw)
        assert plain_outcome(session.outcome) == {"lost": True, "km_off": km}


def test_a_started_tranche_sends_a_lost_ship_farther() -> None:
    found = odds("navigate", km_offshore=400, **CREW, options={"tranche": "started"})
    assert found.p(lost=True, km_off=0) == 0
    assert found.p(lost=True, km_off=100) > 0


def test_the_navigator_raises_no_more_than_helps() -> None:
    best = jacta.best("seventh_sea.navigate", {"km_offshore": 1200, **CREW})
    fixed = [odds("navigate", km_offshore=1200, **CREW, raises=raises).p(lost=False) for raises in range(5)]
    assert best.value == max(fixed)


def test_example_33_storm() -> None:
    lost = odds("storm", panache=3, piloting=2, damage=24)
    assert lost.p(dice_lost=0) == Fraction(941897, 2000000)
    pilot = odds("roll", rolled=5, kept=3)
    assert lost.p(dice_lost=1) == sum(pilot.p(total=total) for total in range(20, 24))
    assert lost.p(dice_lost=2) == sum(pilot.p(total=total) for total in range(15, 20))


def test_a_storm_of_dice_that_do_not_explode_is_exact() -> None:
    dice = {"panache": 1, "piloting": 0, "damage_rolled": 1, "damage_kept": 1, "explode": False}
    found = odds("storm", **dice)
    assert found.tail == 0
    for lost in range(3):
        pairs = [(d, p) for d, p in product(range(1, 11), repeat=2) if (0 if p >= d else 1 + (d - p) // 5) == lost]
        assert found.p(dice_lost=lost) == Fraction(len(pairs), 100)


def test_a_longer_storm_needs_the_whole_ship() -> None:
    ship = {"brawn": 2, "finesse": 1, "resolve": 3, "wits": 1, "panache": 1}
    after = odds("storm", ship=ship, piloting=0, damage=100, intervals=2, explode=False)
    assert {plain_outcome(outcome)["dice_lost"] for outcome, _ in after} == {8}
    one = odds("storm", ship=ship, piloting=0, damage=6, explode=False)
    left = {tuple(outcome.ranks_left): outcome.dice_lost for outcome, _ in one}
    assert left == {(2, 1, 3, 1, 1): 0, (2, 1, 2, 1, 1): 1, (1, 1, 2, 1, 1): 2}
    assert refused("storm", panache=3, piloting=0, damage=10, intervals=2) == "ship"
    assert refused("storm", panache=3, ship=ship, piloting=0, damage=10) == "ship"
    assert refused("storm", panache=3, piloting=0) == "damage"
    with pytest.raises(EmptySlot, match="178"):
        odds("storm", panache=3, piloting=0, weather="ouragan")


def test_example_34_capsizing() -> None:
    given = {"draft": 3, "piloting": 2, "gm_heroism": 3}
    assert odds("capsize", **given).p(capsized=False) == Fraction(93183, 100000)
    paid = odds("capsize", **given, crew_heroism=3, pay="always")
    assert paid.p(capsized=False, crew_spent=3) == 1 - Fraction(93183, 100000)
    assert value("capsize", **given, crew_heroism=3, pay="always", options={"pay_when": "before"})["crew_spent"] == 3
    assert odds("capsize", **given, crew_heroism=2, pay="always").p(capsized=True) == 1 - Fraction(93183, 100000)
    assert jacta.best("seventh_sea.capsize", {**given, "crew_heroism": 3}).value == 1
    assert jacta.best("seventh_sea.capsize", {**given, "crew_heroism": 3, "pay": "choose"}).value == 1
    assert refused("capsize", draft=3, piloting=2, gm_heroism=2) == "gm_heroism"
    assert refused("capsize", draft=3, gm_heroism=3) == "piloting"


def test_example_35_aground() -> None:
    assert value("shallows", draft=5, depth=2) == {"aground": True, "grave": 3}
    assert value("shallows", draft=2, depth=2) == {"aground": False, "grave": 0}


def test_reefs_are_seen_then_passed() -> None:
    def sees(wits: int, nd: int) -> Fraction:
        chance: Fraction = odds("perception", wits=wits, nd=nd, raises=0).p(success=True)
        return chance

    found = odds("reefs", lookout={"wits": 3}, pilot={"wits": 2, "piloting": 2}, nd=20, draft=4, depth=1)
    steers = odds("skill_roll", trait=2, skill=2, nd=20, raises=0).p(success=True)
    assert found.p(spotted_by="lookout", aground=False) == sees(3, 20) * steers
    assert found.p(spotted_by="pilot", aground=True, grave=3) == (1 - sees(3, 20)) * sees(2, 30) * (1 - steers)
    assert refused("reefs", lookout={"wits": 3}, pilot={"wits": 2, "piloting": 0}, nd=19, draft=4) == "nd"


def test_example_36_provisions() -> None:
    assert value("provisions", cargo=1, provisions=1, crew=2, weeks=12)["enough"] is True
    starving = value("provisions", cargo=3, provisions=1, crew=5, weeks=7, can_land=False)
    assert starving == {"weeks_fed": 4, "enough": False, "mutiny": True, "crew_left": 2}
    assert value("provisions", cargo=3, provisions=1, crew=5, weeks=7)["crew_left"] == 5
    assert refused("provisions", cargo=1, provisions=2, crew=2, weeks=1) == "provisions"


def test_example_37_spoilage() -> None:
    rotten = odds("spoilage", nd=15, weeks=2)
    assert rotten.p(week=1) == Fraction(1, 20)
    assert rotten.p(week=2) == Fraction(437, 2000)
    assert value("spoilage", nd=29, weeks=1, since=10) == {"week": 11}  # 10g10 + 20 is always more
    assert value("encounter", gm_heroism=2, cost=3) == {"ok": False, "left": 2}


# --- Ships

HULK = {"q": 0, "r": 0, "facing": 1, "wits": 2, "resolve": 5, "phase": 1, "dice": [1, 4, 8]}


def test_example_38_inertia_and_turning() -> None:
    moved = value("ship_move", **HULK, order="inertia")
    assert (moved["q"], moved["r"]) == (5, -5)
    turned = value("ship_move", **HULK, order="turn", direction="right", pay=[1, 4])
    assert (turned["facing"], turned["dice"], turned["turns_made"]) == (0, [8], 1)
    assert value("ship_move", **HULK, order="turn", direction="right", pay=[8])["reason"] == "no_die_now"
    assert value("ship_move", **HULK, order="turn", direction="right", pay=[1])["reason"] == "not_enough"
    assert value("ship_move", **HULK, order="turn", direction="left", pay=[2, 4])["ok"] is False
    assert value("ship_move", **HULK, turns_made=2, order="turn", direction="left", pay=[1, 4])["ok"] is False
    assert value("ship_move", **{**HULK, "phase": 2, "dice": [4]}, order="inertia")["ok"] is False
    assert value("ship_move", **HULK, order="ahead", hexes=3)["ok"] is False
    assert value("ship_move", **HULK, order="ahead", hexes=3, panache=3, options={"move_trait": "panache"})["q"] == 3
    assert refused("ship_move", **HULK, order="ahead") == "hexes"
    assert refused("ship_move", **{**HULK, "phase": 2}, order="ahead", hexes=0) == "dice"


def test_a_held_die_pays_last_and_is_usable() -> None:
    hand = {**HULK, "phase": 4, "dice": [4, 8], "held": [1, 4]}
    turned = value("ship_move", **hand, order="turn", direction="left", pay=[4, 1])
    assert (turned["dice"], turned["held"]) == ([8], [4])
    assert value("ship_move", **hand, order="turn", direction="left", pay=[8, 1])["ok"] is True


def test_example_39_firing_arcs() -> None:
    at = {"q": 0, "r": 0, "facing": 0}
    assert value("firing_arc", **at, tq=1, tr=-2) == {"value": "port"}
    assert value("firing_arc", **at, tq=-1, tr=3) == {"value": "starboard"}
    assert value("firing_arc", **at, tq=3, tr=0) == {"value": "none"}
    assert value("firing_arc", **at, tq=1, tr=-2, options={"gun_range": 1}) == {"value": "none"}
    assert [tuple(step) for step in FACINGS] == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def test_example_40_a_broadside() -> None:
    fire = {"attacker": {"finesse": 3, "gunnery": 2, "cannons": 4}, "defender": {"wits": 3, "resolve": 4}}
    assert odds("ship_fire", **fire).p(result="miss") == 1 - Fraction(93183, 100000)
    session = jacta.play(
        "seventh_sea.ship_fire",
        {**fire, "defender": {"wits": 3, "resolve": 4, "superficial": 5}},
        dice="mine",
    )
    for throw in [(5, 5, 5, 1, 1), (8, 8, 8, 8), (5, 5, 5, 4)]:  # 15 hits, damage 32, hull 19 against 37
        session.throw(throw)
    hit = {"result": "hit", "grave": 2, "superficial": 0, "first_loss": "choice"}
    assert plain_outcome(session.outcome) == hit


@pytest.mark.parametrize(("cripple", "grave", "explode"), [(False, 3, True), (True, 2, True), (True, 3, False)])
def test_dice_explode_until_damage_equals_the_hull_where_it_is_played_so(
    cripple: bool, grave: int, explode: bool
) -> None:
    """R53: of the ship that fires and of the one that is fired at, each by its own damage."""
    given = find_procedure("seventh_sea.ship_duel").validate({**EXAMPLE, "options": {"ship_cripple": cripple}})
    worn, sound = Vessel.launched(given.attacker)._replace(grave=grave), Vessel.launched(given.defender)  # type: ignore[attr-defined]
    for side in ("attacker", "defender"):
        shot = open_fire(OpenFire(SeaFight(worn, sound), side, 2), given).given  # type: ignore[arg-type, union-attr]
        fires, bears = (explode, True) if side == "attacker" else (True, explode)
        assert (shot.attacker.explode, shot.defender.explode) == (fires, bears)


def test_special_ammunition_strikes_less_hard() -> None:
    weak = {"attacker": {"finesse": 3, "cannons": 2}, "defender": {"wits": 1, "resolve": 2, "superficial": 3}}
    harmless = odds("ship_fire", **weak, ammunition="canister")
    assert {outcome.grave for outcome, _ in harmless} == {0}
    assert {outcome.superficial for outcome, _ in harmless} == {3}
    chain = {"attacker": {"finesse": 1, "cannons": 3}, "defender": {"wits": 0, "resolve": 1}, "explode": False}
    found = odds("ship_fire", **chain, ammunition="chain")  # 1g1 against 1g1
    assert found.p(grave=1, first_loss="panache") == Fraction(sum(d > h for d, h in product(range(10), repeat=2)), 100)
    assert refused("ship_fire", attacker={"finesse": 1, "cannons": 0}, defender={"wits": 1, "resolve": 1}) == (
        "attacker.cannons"
    )


@pytest.mark.parametrize(("reading", "left"), [("clear", {0}), ("keep", {9}), ("add", set(range(10, 20)))])
def test_what_grave_damage_leaves_of_the_superficial(reading: str, left: set[int]) -> None:
    shot = {"attacker": {"finesse": 1, "cannons": 1}, "defender": {"wits": 0, "resolve": 0, "superficial": 9}}
    found = odds("ship_fire", **shot, explode=False, options={"superficial_on_grave": reading})
    assert {outcome.superficial for outcome, _ in found} == left


def test_example_41_sinking() -> None:
    assert value("sinking", resolve_start=4, grave=8) == {"sinking": True, "actions": 16}
    assert value("sinking", resolve_start=4, grave=7) == {"sinking": False, "actions": None}
    assert value("sinking", resolve_start=4, grave=4, resolve=2, options={"sink_by": "current"})["sinking"] is True
    assert refused("sinking", resolve_start=4, grave=4, options={"sink_by": "current"}) == "resolve"


def test_example_42_ramming() -> None:
    assert value("ramming", attacker_resolve=3, defender_resolve=4, hexes=2) == {"grave": 5}
    assert value("ramming", attacker_resolve=4, defender_resolve=2, accidental=True) == {"grave": 4}


def test_example_43_scuttling() -> None:
    assert value("scuttle", weapon="rapier", brawn=3, defender={"resolve": 2}) == {"grave": 0, "superficial": 0}
    axe = odds("scuttle", weapon="axe", brawn=3, defender={"resolve": 0}, explode=False)
    best_of_five = odds("roll", rolled=5, kept=1, explode=False)
    assert axe.p(grave=2) == best_of_five.p(total=10)
    assert axe.p(grave=1) == 1 - best_of_five.p(total=10)
    assert refused("scuttle", brawn=3, defender={"resolve": 2}) == "weapon"


def test_example_44_boarding() -> None:
    found = odds("boarding", attacker_crew=2, defender_crew=2, assaults=3, table=LOSSES)
    assert found.p(result="attacker", attacker_crew=1) == Fraction(9, 20)
    assert found.p(result="attacker", attacker_crew=2) == Fraction(3, 10)
    assert found.p(result="both") == Fraction(1, 4)
    with pytest.raises(EmptySlot, match="102"):
        odds("boarding", attacker_crew=2, defender_crew=2)
    assert refused("boarding", attacker_crew=2, defender_crew=2, adjacent=False) == "adjacent"
    assert refused("boarding", attacker_crew=2, defender_crew=2, table=[LOSSES[0], LOSSES[3]]) == "table"


def test_a_crew_that_surrenders_has_lost() -> None:
    session = jacta.play(
        "seventh_sea.boarding", {"attacker_crew": 3, "defender_crew": 3, "assaults": 3, "table": LOSSES}, dice="mine"
    )
    session.throw([4])
    session.answer(value=True)
    assert plain_outcome(session.outcome) == {"result": "attacker", "attacker_crew": 2, "defender_crew": 2}


def test_example_52_action_dice_of_a_ship() -> None:
    given = {"panache": 2, "rigging": 2}
    assert odds("ship_initiative", **given, keep="lowest").p(dice=(1, 1)) == Fraction(523, 10000)
    assert odds("ship_initiative", **given) == odds("ship_initiative", **given, keep="lowest")
    highest = odds("ship_initiative", **given, keep="highest")
    assert highest.p(dice=(10, 10)) == Fraction(523, 10000)
    assert odds("ship_initiative", **given, options={"rigging_initiative": "none"}).p(dice=(1, 1)) == Fraction(1, 100)


def test_the_ship_sheet_adds_the_crew() -> None:
    ship = {key: EXAMPLE["attacker"][key] for key in EXAMPLE["attacker"] if key not in ("q", "r", "facing")}
    sheet = value("ship", **ship)
    assert (sheet["heroism"], sheet["draft"], sheet["fire_rolled"], sheet["fire_kept"]) == (2, 3, 5, 3)
    assert refused("ship", **{**ship, "port": 3}) == "port"
    assert refused("ship", **{**ship, "brawn": -1}) == "brawn"


def test_deck_shock_by_brute_force() -> None:
    given = {"panache": 1, "balance": 0, "victim": {"brawn": 1, "resolve": 1}, "hits": 1, "explode": False}
    found = odds("deck_shock", **given)  # 1g1 never reaches 15
    for gained in (0, 1):
        rolls = product(range(1, 11), repeat=3)
        count = sum((0 if check >= one + two else 1) == gained for one, two, check in rolls)
        assert found.p(gained=gained) == Fraction(count, 1000)
    assert odds("deck_shock", **{**given, "hits": 3}).p(state="out") > found.p(state="out")
    assert refused("deck_shock", **{**given, "victim": {"brawn": 1, "resolve": 1, "dramatic": 2}}) == "victim.dramatic"


# --- Two ships

SEA = {**EXAMPLE, "stand_and_fire": False, "max_turns": 4, "table": LOSSES}


def test_a_duel_is_simulated_and_played_not_solved() -> None:
    with pytest.raises(OutOfReach):
        jacta.odds("seventh_sea.ship_duel", EXAMPLE)
    sample = jacta.simulate("seventh_sea.ship_duel", EXAMPLE, runs=60, seed=5, workers=1)
    assert {outcome.winner for outcome in sample.weights} >= {"attacker", "defender"}


def test_ships_without_guns_or_sails_part_undecided() -> None:
    idle = {side: {**EXAMPLE[side], "brawn": 0, "port": 0, "starboard": 0} for side in ("attacker", "defender")}
    found = jacta.roll("seventh_sea.ship_duel", idle, source=Seeded(1)).outcome
    assert plain_outcome(found) == {"winner": "none", "turns": 1}


@pytest.mark.parametrize("seed", range(8))
def test_a_duel_on_the_sea_offers_only_what_is_legal(seed: int) -> None:
    session = jacta.play("seventh_sea.ship_duel", SEA, source=Seeded(seed))
    chance, asked = Seeded(seed + 100), set()
    while isinstance(session.question, Ask):
        values = session.question.values()
        answer = values[chance.below(len(values))]
        if session.question.label == "ship_order":
            state = session.position.state
            side = state.queue[0]
            vessel = state.vessel(side)
            if answer.startswith("fire_"):
                assert vessel.guns(answer.removeprefix("fire_"))
                assert vessel.hand.usable(state.phase)
            asked.add(answer.partition("_")[0])
        session.answer(answer)
    assert {"sail", "fire"} <= asked
    assert session.outcome.turns <= 4


def test_rammers_and_rammed_lose_ranks_alike() -> None:
    ahead = {
        side: {**EXAMPLE[side], "resolve": 1, "resolve_start": 9, "q": place, "r": 0, "facing": 0}
        for side, place in (("attacker", 0), ("defender", 2))
    }
    session = jacta.play("seventh_sea.ship_duel", {**SEA, **ahead}, source=Seeded(3))
    while isinstance(session.question, Ask):
        values = session.question.values()
        if "ram" in values and session.position.state.queue[0] == "attacker":
            break
        session.answer(next(value for value in ("pass", "hold", "end", values[0]) if value in values))
    session.answer("ram")
    fight = fight_in(session.position.outermost.state)
    assert fight.attacker.grave == fight.defender.grave == 1 + 2
    assert fight.apart == 1


def test_after_a_collision_each_captain_gives_up_ranks_of_his_own_ship() -> None:
    hull = {"brawn": 2, "port": 1, "starboard": 1, "finesse": 2, "resolve": 2, "wits": 2, "panache": 2, "r": 0}
    towards = {"attacker": {**hull, "q": 0, "facing": 0}, "defender": {**hull, "q": 4, "facing": 3}}
    session = jacta.play("seventh_sea.ship_duel", {**SEA, **towards}, source=Seeded(3))
    for side, *given_up in (("attacker", "brawn", "port", "wits"), ("defender", "finesse", "brawn", "starboard")):
        for answer in given_up:
            assert session.waiting_for == (side,)
            session.answer(answer)
    fight = session.position.state
    assert fight.attacker.grave == fight.defender.grave == 2
    assert fight.attacker.ranks == (1, 2, 2, 1, 2)
    assert fight.defender.ranks == (1, 1, 2, 2, 2)
    assert (fight.attacker.port, fight.defender.starboard) == (0, 0)


def test_two_ships_that_lose_their_last_ranks_in_one_collision_are_both_lost() -> None:
    wreck = {"brawn": 0, "port": 0, "starboard": 0, "finesse": 0, "resolve": 1, "resolve_start": 9, "wits": 0, "r": 0}
    towards = {
        "attacker": {**wreck, "panache": 0, "q": 0, "facing": 0},
        "defender": {**wreck, "panache": 0, "q": 2, "facing": 3},
    }
    found = jacta.roll("seventh_sea.ship_duel", {**SEA, **towards}, source=Seeded(3)).outcome
    assert plain_outcome(found) == {"winner": "none", "turns": 1}


def test_a_duel_needs_places_on_the_sea_and_whole_ships() -> None:
    lost = {key: value for key, value in EXAMPLE["attacker"].items() if key != "q"}
    with pytest.raises(InputError) as caught:
        jacta.roll("seventh_sea.ship_duel", {**SEA, "attacker": lost})
    assert caught.value.key == "attacker.q"
    with pytest.raises(InputError) as caught:
        jacta.roll("seventh_sea.ship_duel", {**SEA, "loss_order": {"attacker": ["brawn"] * 5}})
    assert caught.value.key == "loss_order.attacker"


def test_the_picture_shows_what_bears() -> None:
    procedure = jacta.procedures()["seventh_sea.ship_duel"]
    drawn = procedure.picture(procedure.validate(EXAMPLE))
    assert drawn is not None
    assert "port bears (attacker)" in drawn
    assert "no gun bears (defender)" in drawn


# --- Deck shocks


SHAKEN: dict[str, Any] = {
    "panache": 2,
    "balance": 0,
    "victim": {"brawn": 2, "resolve": 2, "light": 3},
    "explode": False,
}


def test_light_wounds_add_up_over_deck_shocks() -> None:
    """Every hit by hand: two dice against 15, two dice of splinters, two dice against all light wounds."""
    two_dice = [first + second for first, second in product(range(1, 11), repeat=2)]
    falls = Fraction(sum(total < 15 for total in two_dice), 100)
    by_hand = {(3, 0): Fraction(1)}
    for _ in range(3):
        after: dict[tuple[int, int], Fraction] = {}
        for (light, dramatic), chance in by_hand.items():
            if dramatic >= 4:
                ends = {(light, dramatic): Fraction(1)}
            else:
                ends = {(light, dramatic): 1 - falls}
                for splinters, total in product(two_dice, repeat=2):
                    nd = light + splinters
                    end = (nd, dramatic) if total >= nd else (0, dramatic + 1 + (nd - total) // 20)
                    ends[end] = ends.get(end, Fraction(0)) + falls / 10_000
            for end, share in ends.items():
                after[end] = after.get(end, Fraction(0)) + chance * share
        by_hand = after
    found = {(outcome.light, outcome.dramatic): chance for outcome, chance in odds("deck_shock", **SHAKEN, hits=3)}
    assert found == by_hand


def test_deck_shocks_beyond_reach_say_how_many_hits_are_not() -> None:
    with pytest.raises(OutOfReach, match=r"up to hits = \d\d+: .* simulate"):
        odds("deck_shock", **SHAKEN, hits=200)
    assert jacta.simulate("seventh_sea.deck_shock", {**SHAKEN, "hits": 200}, runs=10, seed=1)


def test_deck_shocks_of_brutes_are_always_within_reach() -> None:
    brute = SHAKEN | {"victim": {"brawn": 2, "resolve": 2, "kind": "brute"}}
    stands = Fraction(sum(a + b >= 15 for a, b in product(range(1, 11), repeat=2)), 100)
    assert odds("deck_shock", **brute, hits=30).p(state="fit") == stands**30
