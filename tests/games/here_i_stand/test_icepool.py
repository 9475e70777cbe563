"""The dice procedures against icepool: each rule written a second time, from its text, as a function of the hits."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import compress, product
from typing import Any, NamedTuple

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import jacta
from jacta.dice import Keep
from jacta.plain import plain_outcome

Given = dict[str, Any]
Model = Callable[[Given], icepool.Die]

examined = settings(max_examples=150, derandomize=True, deadline=None)

HIT = (icepool.d6 >= 5).map({False: 0, True: 1})
TWO_DICE = 2 @ icepool.d6
SIDES = ("attacker", "defender")


def hits(dice: int) -> icepool.Die:
    """A combat roll: every die hits on 5 or 6, and a pool is never below 0."""
    return max(dice, 0) @ HIT


def written(**outcome: Any) -> str:
    """An outcome with all its keys, such that `true` is not 1."""
    return json.dumps(outcome, sort_keys=True)


def assert_same_odds(procedure: str, given: Given, model: Model) -> None:
    found = {written(**plain_outcome(outcome)): p for outcome, p in jacta.odds(f"here_i_stand.{procedure}", given)}
    die = model(given)
    assert found == {outcome: Fraction(quantity, die.denominator()) for outcome, quantity in die.items()}


# --- What inputs have in common -----------------------------------------------------------------------------------

few = st.integers(0, 3)
ratings = st.lists(st.integers(0, 3), max_size=2)
modifiers = st.integers(-4, 2)
values = st.integers(-5, 9)


def one_of(*words: Any) -> st.SearchStrategy[Any]:
    return st.sampled_from(words)


def inputs(
    required: dict[str, st.SearchStrategy[Any]], optional: dict[str, st.SearchStrategy[Any]]
) -> st.SearchStrategy[Given]:
    return st.fixed_dictionaries(required, optional=optional)


def both_sides(**keys: st.SearchStrategy[Any]) -> dict[str, st.SearchStrategy[Any]]:
    return {f"{side}_{key}": strategy for key, strategy in keys.items() for side in SIDES}


def readings(**options: st.SearchStrategy[Any]) -> dict[str, st.SearchStrategy[Any]]:
    return {"options": inputs({}, options)}


def reading(given: Given, option: str, default: Any) -> Any:
    return given.get("options", {}).get(option, default)


def best_leader(given: Given, side: str) -> int:
    return max(given.get(f"{side}_leaders", []), default=0)


def leaders(given: Given, side: str) -> int:
    return len(given.get(f"{side}_leaders", []))


def modifier(given: Given, side: str) -> int:
    return int(given.get(f"{side}_dice_mod", 0))


# --- Land combats -------------------------------------------------------------------------------------------------


class Army(NamedTuple):
    units: int
    cavalry: int

    @property
    def size(self) -> int:
        return self.units + self.cavalry

    def struck(self, hits: int, order: str) -> Army:
        lost = min(hits, self.size)
        if order == "cavalry_first":
            cavalry = min(lost, self.cavalry)
            return Army(self.units - (lost - cavalry), self.cavalry - cavalry)
        units = min(lost, self.units)
        return Army(self.units - units, self.cavalry - (lost - units))

    def spared(self, order: str) -> Army:
        """The one unit given back after a double wipe-out: the last of the loss order that the army had."""
        of_units = self.units > 0 if order == "cavalry_first" else self.cavalry == 0
        return Army(1, 0) if of_units else Army(0, 1)


def army(given: Given, side: str) -> Army:
    return Army(given.get(f"{side}_units", 0), given.get(f"{side}_cavalry", 0))


def loss_order(given: Given, side: str) -> str:
    return str(given.get(f"{side}_loss_order", "cavalry_first"))


def left(attackers: Army, defenders: Army) -> dict[str, int]:
    return {
        "attacker_units_left": attackers.units,
        "attacker_cavalry_left": attackers.cavalry,
        "defender_units_left": defenders.units,
        "defender_cavalry_left": defenders.cavalry,
    }


def field_battle(given: Given) -> icepool.Die:
    attackers, defenders = army(given, "attacker"), army(given, "defender")
    attack = max(0, attackers.size + best_leader(given, "attacker") + modifier(given, "attacker"))
    defence = max(0, defenders.size + best_leader(given, "defender") + 1 + modifier(given, "defender"))
    attacker_order, defender_order = loss_order(given, "attacker"), loss_order(given, "defender")

    def fought(attacker_hits: int, defender_hits: int) -> str:
        ours, theirs = attackers.struck(defender_hits, attacker_order), defenders.struck(attacker_hits, defender_order)
        retained = "none"
        if ours.size == theirs.size == 0:
            if attack > defence:
                retained, ours = "attacker", attackers.spared(attacker_order)
            else:
                retained, theirs = "defender", defenders.spared(defender_order)
        if reading(given, "eliminated_side", "cannot_win") == "hits_only":
            wins = attacker_hits > defender_hits or (attacker_hits == defender_hits and theirs.size == 0)
        elif ours.size == 0 or theirs.size == 0:
            wins = theirs.size == 0
        else:
            wins = attacker_hits > defender_hits
        return written(
            winner="attacker" if wins else "defender",
            attacker_hits=attacker_hits,
            defender_hits=defender_hits,
            attacker_leaders_captured=0 if ours.size else leaders(given, "attacker"),
            defender_leaders_captured=0 if theirs.size else leaders(given, "defender"),
            retained=retained,
            **left(ours, theirs),
        )

    return icepool.map(fought, hits(attack), hits(defence))


def assault(given: Given) -> icepool.Die:
    attackers, defenders = army(given, "attacker"), army(given, "defender")
    reserve, ships = given.get("attacker_reserve", 0), given.get("defender_naval_units", 0)
    dice = (attackers.units + 1) // 2 if defenders.size else attackers.units
    attack = dice + best_leader(given, "attacker") + modifier(given, "attacker")
    defence = defenders.units + best_leader(given, "defender") + 1 + modifier(given, "defender")

    def fought(attacker_hits: int, defender_hits: int) -> str:
        ours = attackers.struck(defender_hits, loss_order(given, "attacker"))
        theirs = defenders.struck(attacker_hits, loss_order(given, "defender"))
        success = attacker_hits >= 1 and theirs.size == 0 and ours.size >= 1
        besiegers = ours.size + reserve
        siege = "won" if success else "continues" if besiegers > theirs.size else "lifted"
        return written(
            attacker_hits=attacker_hits,
            defender_hits=defender_hits,
            success=success,
            siege=siege,
            defender_leaders_captured=leaders(given, "defender") if success else 0,
            naval_to_turn_track=ships if success else 0,
            attackers_retreat=siege == "lifted" and besiegers > 0,
            **left(ours, theirs),
        )

    return icepool.map(fought, hits(attack), hits(defence))


def siege(given: Given) -> icepool.Die:
    """Assault after assault with the survivors."""

    @cache
    def from_here(attackers: Army, defenders: Army, made: int) -> icepool.Die:
        def followed(assaulted: str) -> icepool.Die | str:
            outcome = json.loads(assaulted)
            ours = Army(outcome["attacker_units_left"], outcome["attacker_cavalry_left"])
            theirs = Army(outcome["defender_units_left"], outcome["defender_cavalry_left"])
            if outcome["siege"] != "continues":
                return written(result="taken" if outcome["success"] else "lifted", assaults=made)
            if made == given["max_assaults"] or ours.size == 0:
                return written(result="continues", assaults=made)
            return from_here(ours, theirs, made + 1)

        forces = {"attacker_units": attackers.units, "attacker_cavalry": attackers.cavalry}
        forces |= {"defender_units": defenders.units, "defender_cavalry": defenders.cavalry}
        return assault({**given, **forces}).map(followed)

    return from_here(army(given, "attacker"), army(given, "defender"), 1)


forces = both_sides(
    cavalry=few, leaders=ratings, dice_mod=modifiers, loss_order=one_of("cavalry_first", "cavalry_last")
)
eliminated_side = readings(eliminated_side=one_of("cannot_win", "hits_only"))
in_the_field = inputs(both_sides(units=few) | eliminated_side, forces).filter(
    lambda given: army(given, "attacker").size and army(given, "defender").size
)
besieging = {"defender_units": few, "attacker_reserve": few, "defender_naval_units": few}
assaults = inputs({"attacker_units": st.integers(0, 5)}, forces | besieging).filter(
    lambda given: bool(army(given, "attacker").size)
)
sieges = st.builds(lambda given, most: given | {"max_assaults": most}, assaults, st.integers(1, 5))


@examined
@given(in_the_field)
def test_field_battle(given: Given) -> None:
    assert_same_odds("field_battle", given, field_battle)


@examined
@given(assaults)
def test_assault(given: Given) -> None:
    assert_same_odds("assault", given, assault)


@examined
@given(sieges)
def test_siege(given: Given) -> None:
    assert_same_odds("siege", given, siege)


# --- Combats at sea -----------------------------------------------------------------------------------------------


class Navy(NamedTuple):
    squadrons: int
    corsairs: int
    odd_hits: int = 0

    @property
    def size(self) -> int:
        return self.squadrons + self.corsairs

    def struck(self, hits: int) -> Navy:
        """Pairs of hits sink squadrons, then single hits corsairs; what is left over is kept in mind."""
        squadrons = min(hits // 2, self.squadrons)
        corsairs = min(hits - 2 * squadrons, self.corsairs)
        return Navy(self.squadrons - squadrons, self.corsairs - corsairs, hits - 2 * squadrons - corsairs)

    def struck_by_odd_hit(self) -> Navy:
        return Navy(self.squadrons - (self.odd_hits > 0 and self.squadrons > 0), self.corsairs)

    def spared(self, keeps: str) -> Navy:
        of_squadrons = self.squadrons > 0 if keeps == "squadron" else self.corsairs == 0
        return Navy(1, 0) if of_squadrons else Navy(0, 1)


def navy(given: Given, side: str) -> Navy:
    return Navy(given[f"{side}_squadrons"], given.get(f"{side}_corsairs", 0))


def naval_combat(given: Given) -> icepool.Die:
    at_start = {side: navy(given, side) for side in SIDES}
    dice = {
        side: max(0, 2 * ships.squadrons + ships.corsairs + best_leader(given, side) + modifier(given, side) + extra)
        for (side, ships), extra in zip(at_start.items(), (0, int(given.get("in_port", False))), strict=True)
    }
    cannot_win = reading(given, "eliminated_side", "cannot_win") == "cannot_win"

    def fought(attacker_hits: int, defender_hits: int) -> str:
        fleets = {
            "attacker": at_start["attacker"].struck(defender_hits),
            "defender": at_start["defender"].struck(attacker_hits),
        }
        winner, loser = SIDES if attacker_hits > defender_hits else SIDES[::-1]
        if cannot_win and fleets[winner].size == 0 and fleets[loser].size > 0:
            winner, loser = loser, winner
        fleets[loser] = fleets[loser].struck_by_odd_hit()
        retained = "none"
        if fleets["attacker"].size == fleets["defender"].size == 0:
            retained = "attacker" if dice["attacker"] > dice["defender"] else "defender"
            fleets[retained] = at_start[retained].spared(given.get(f"{retained}_keeps", "squadron"))
            winner = retained if cannot_win else winner
        return written(
            winner=winner,
            attacker_hits=attacker_hits,
            defender_hits=defender_hits,
            attacker_squadrons_left=fleets["attacker"].squadrons,
            attacker_corsairs_left=fleets["attacker"].corsairs,
            defender_squadrons_left=fleets["defender"].squadrons,
            defender_corsairs_left=fleets["defender"].corsairs,
            attacker_leaders_to_track=0 if fleets["attacker"].size else leaders(given, "attacker"),
            defender_leaders_to_track=0 if fleets["defender"].size else leaders(given, "defender"),
            retained=retained,
        )

    return icepool.map(fought, hits(dice["attacker"]), hits(dice["defender"]))


def piracy(given: Given) -> icepool.Die:
    corsairs, one_port = given["corsairs"], given["target_ports"] == 1
    in_zone, adjacent = given.get("squadrons_in_zone", 0), given.get("squadrons_adjacent", 0)
    defence = 2 * in_zone + adjacent + given.get("fortresses_adjacent", 0) + modifier(given, "defender")
    before = reading(given, "dice_timing", "before") == "before"
    without_corsairs = before and reading(given, "roll_without_corsairs", False)
    purse = {
        "vp": given.get("vp_left"),
        "fleet": given.get("target_fleets", in_zone + adjacent),
        "card": given.get("target_cards", 0),
    }

    def attack_dice(corsairs_left: int) -> int:
        if corsairs_left == 0 and not without_corsairs:
            return 0
        raiding = corsairs if before else corsairs_left
        base = 1 if raiding == 1 or one_port else 2
        return max(0, int(base + given.get("leader_piracy", 0) + modifier(given, "attacker")))

    def paid(hits: int) -> dict[str, int]:
        so_far = {"vp": 0, "fleet": 0, "card": 0, "unpaid": 0}
        for _ in range(hits):
            payable = [kind for kind, there in purse.items() if there is None or so_far[kind] < there]
            if payable and reading(given, "hit_sharing", "free") == "even":
                least = min(so_far[kind] for kind in payable)
                payable = [kind for kind in payable if so_far[kind] == least]
            preferred = [kind for kind in given.get("payment", ("vp", "fleet", "card")) if kind in payable]
            so_far[preferred[0] if preferred else "unpaid"] += 1
        return so_far

    def raided(defender_hits: int) -> icepool.Die:
        corsairs_left = max(0, corsairs - defender_hits)
        dice = attack_dice(corsairs_left)

        def struck(attacker_hits: int) -> str:
            payments = paid(attacker_hits)
            return written(
                defender_hits=defender_hits,
                corsairs_lost=corsairs - corsairs_left,
                corsairs_left=corsairs_left,
                attacker_dice=dice,
                attacker_hits=attacker_hits,
                fleets_lost=payments["fleet"],
                cards_lost=payments["card"],
                vp_ceded=payments["vp"],
                hits_unpaid=payments["unpaid"],
            )

        return hits(dice).map(struck)

    return hits(defence).map(raided)


fleets = inputs(
    both_sides(squadrons=few) | eliminated_side,
    both_sides(corsairs=few, leaders=ratings, dice_mod=modifiers, keeps=one_of("squadron", "corsair"))
    | {"in_port": st.booleans()},
).filter(lambda given: navy(given, "attacker").size and navy(given, "defender").size)

raids = inputs(
    {
        "corsairs": st.integers(1, 4),
        "target_ports": st.integers(1, 3),
        **readings(
            dice_timing=one_of("before", "after"),
            roll_without_corsairs=st.booleans(),
            hit_sharing=one_of("free", "even"),
        ),
    },
    {
        "leader_piracy": few,
        "squadrons_in_zone": few,
        "squadrons_adjacent": few,
        "fortresses_adjacent": few,
        "target_fleets": few,
        "target_cards": few,
        "vp_left": st.none() | few,
        "payment": st.permutations(("vp", "fleet", "card")),
        **both_sides(dice_mod=modifiers),
    },
).filter(
    lambda given: (
        given.get("target_fleets", 0) <= given.get("squadrons_in_zone", 0) + given.get("squadrons_adjacent", 0)
    )
)


@examined
@given(fleets)
def test_naval_combat(given: Given) -> None:
    assert_same_odds("naval_combat", given, naval_combat)


@examined
@given(raids)
def test_piracy(given: Given) -> None:
    assert_same_odds("piracy", given, piracy)


# --- Two dice against 9 -------------------------------------------------------------------------------------------


def nine_or_more(given: Given) -> icepool.Die:
    cavalry = {"none": 0, "own": 1, "enemy": -1}[given.get("cavalry", "none")]
    added = max(given.get("leaders", []), default=0) + cavalry + given.get("mod", 0)
    return TWO_DICE.map(lambda dice: written(dice=dice, total=dice + added, success=dice + added >= 9))


approaches = inputs({}, {"leaders": ratings, "cavalry": one_of("none", "own", "enemy"), "mod": modifiers})


@pytest.mark.parametrize("procedure", ["interception", "avoid_battle"])
@examined
@given(approaches)
def test_interception_and_avoid_battle(procedure: str, given: Given) -> None:
    assert_same_odds(procedure, given, nine_or_more)


# --- Voyages ------------------------------------------------------------------------------------------------------

ROUND_THE_WORLD = {4: "mutiny", 5: "storm", 6: "scurvy", 7: "cannibals", 8: "portuguese", 9: "spears"}
DISCOVERIES = ("mississippi", "great_lakes", "st_lawrence")
CONQUESTS = ("incas", "aztecs", "mayas")
AT_TEN = ("strait", "amazon", *DISCOVERIES)


def voyage_modifier(given: Given, who: str, card: str) -> int:
    return int(given[who] + 2 * given.get(card, False) + given.get("mod", 0))


def sailed_round(total: int) -> str:
    if total <= 3:
        return "shipwreck"
    return ROUND_THE_WORLD.get(total) or ("circumnavigation" if total < 12 else "spice_cargo")


def first_unclaimed(given: Given, order: tuple[str, ...], printed: str) -> str:
    """A discovery or conquest that is taken already gives way to the next one below, or to nothing."""
    claimed = given.get("claimed", [])
    below = order[order.index(printed) :]
    if reading(given, "claimed_rule", "next_below") == "nothing":
        below = below[:1]
    return next((name for name in below if name not in claimed), "none")


def circumnavigation(given: Given) -> icepool.Die:
    added = voyage_modifier(given, "explorer", "mercator")

    def sailed(dice: int) -> str:
        total = dice + added
        return written(
            total=total,
            result=sailed_round(total),
            success=total >= 10,
            card_draw=total >= 12,
            explorer_lost=total < 10,
        )

    return TWO_DICE.map(sailed)


def exploration(given: Given) -> icepool.Die:
    added = voyage_modifier(given, "explorer", "mercator")
    claimed = given.get("claimed", [])
    to_attempt = "circumnavigation" not in claimed

    def worth(option: str) -> Fraction:
        """By victory points: Amazon 2, strait 1 and 3 for sailing round the world, the others 1."""
        if option != "strait":
            return Fraction(2 if option == "amazon" else 1)
        sails_round = Fraction((TWO_DICE + added >= 10).probability(True))
        return (option not in claimed) + 3 * sails_round * to_attempt

    def preferred() -> str:
        choices = [name for name in AT_TEN if name not in claimed or (name == "strait" and to_attempt)]
        if "at_ten" in given:
            choices.sort(key=given["at_ten"].index)
        else:
            choices.sort(key=worth, reverse=True)
        return choices[0] if choices else "none"

    def found(total: int, result: str, attempt: int | None = None) -> str:
        round_the_world = "not_attempted" if attempt is None else sailed_round(attempt + added)
        return written(
            total=total,
            result=result,
            explorer_lost=result == "lost_at_sea" or (attempt is not None and attempt + added < 10),
            circumnavigation=round_the_world,
            card_draw=round_the_world == "spice_cargo",
        )

    def explored(dice: int) -> icepool.Die | str:
        total = dice + added - given.get("uncharted", False)
        if total <= 6:
            return found(total, "lost_at_sea" if total <= 4 else "none")
        if total <= 9:
            return found(total, first_unclaimed(given, DISCOVERIES, DISCOVERIES[9 - total]))
        choice = preferred()
        if choice != "strait" or not to_attempt:
            return found(total, choice)
        taken = "none" if "strait" in claimed else "strait"
        return TWO_DICE.map(lambda attempt: found(total, taken, attempt))

    return TWO_DICE.map(explored)


def conquest(given: Given) -> icepool.Die:
    added = voyage_modifier(given, "conquistador", "smallpox")

    def landed(dice: int) -> str:
        total = dice + added
        result = "killed" if total <= 6 else "none"
        if total >= 9:
            result = first_unclaimed(given, CONQUESTS, CONQUESTS[max(0, 11 - total)])
        return written(total=total, result=result, conquistador_lost=result == "killed")

    return TWO_DICE.map(landed)


def subset(*words: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(words), unique=True)


claimed_rule = readings(claimed_rule=one_of("next_below", "nothing"))
attempts = inputs({"explorer": values}, {"mercator": st.booleans(), "mod": modifiers})
explorations = inputs(
    {"explorer": st.integers(-2, 5), "claimed": subset(*AT_TEN, "circumnavigation"), **claimed_rule},
    {
        "mercator": st.booleans(),
        "uncharted": st.booleans(),
        "mod": modifiers,
        "at_ten": st.permutations(AT_TEN),
    },
)
conquests = inputs(
    {"conquistador": values, "claimed": subset(*CONQUESTS), **claimed_rule},
    {"smallpox": st.booleans(), "mod": modifiers},
)


@examined
@given(attempts)
def test_circumnavigation(given: Given) -> None:
    assert_same_odds("circumnavigation", given, circumnavigation)


@examined
@given(explorations)
def test_exploration(given: Given) -> None:
    assert_same_odds("exploration", given, exploration)


@pytest.mark.parametrize("explorer", range(6))
def test_exploration_takes_at_ten_what_is_worth_most_whatever_is_claimed(explorer: int) -> None:
    whole = (*AT_TEN, "circumnavigation")
    for taken in product([False, True], repeat=len(whole)):
        given = {"explorer": explorer, "claimed": list(compress(whole, taken))}
        assert_same_odds("exploration", given, exploration)


@examined
@given(conquests)
def test_conquest(given: Given) -> None:
    assert_same_odds("conquest", given, conquest)


# --- Keep-highest pools -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "keep", "exploding", "depth"),
    [(1, 1, 1, 3), (3, 2, 0, 0), (4, 2, 1, 2), (5, 3, 5, 1), (6, 1, 3, 2), (6, 6, 6, 1), (8, 4, 8, 2), (5, 0, 2, 1)],
)
@pytest.mark.parametrize("bonus", [-2, 0, 7])
def test_keep_highest(count: int, keep: int, exploding: int, depth: int, bonus: int) -> None:
    die = icepool.d10
    pool = icepool.Pool([die] * (count - exploding) + [die.explode(depth=depth)] * exploding)
    expected = pool.highest(keep).sum() + bonus
    pairs, total, tail = Keep(count, 10, keep, exploding, depth).plus(bonus).weights()
    assert tail == 0
    assert {value: Fraction(weight, total) for value, weight in pairs} == {
        value: Fraction(quantity, expected.denominator()) for value, quantity in expected.items()
    }


def test_a_conquest_of_what_is_all_taken_finds_nothing() -> None:
    given = {"conquistador": 4, "claimed": ["incas", "aztecs", "mayas"]}
    assert jacta.odds("here_i_stand.conquest", given).p(result="killed") == Fraction(1, 36)
    assert jacta.best("here_i_stand.conquest", given, aim="result=none").value == Fraction(35, 36)
