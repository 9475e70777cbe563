"""A fleet's round: its odds are those of its steps multiplied by hand; who follows to port, and with what."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.games.europa_universalis.pieces.fleet import Fleet
from tests.games.europa_universalis.asking import chances, refused

SPAIN: dict[str, Any] = {"nation": "spain", "period": 3, "technology": "galleon", "nav": 2, "tr": 1, "cargo": {"dt": 1}}
ENGLAND: dict[str, Any] = {
    "nation": "england",
    "period": 3,
    "technology": "galleon",
    "nav": 2,
    "leader": {"manoeuvre": 3, "fire": 2},
}
SEAS = [{"risk": 4}]
STAY = {"withdraw": ("withdraw", "withdraw"), "lee_retreat": "stay"}


def test_sailing_and_fighting_are_their_steps_multiplied() -> None:
    """2.7.5, then 2.7.6: attrition, then the battle with what is left, the drowned and the ships due back."""
    mover, enemy = Fleet.model_validate(SPAIN), Fleet.model_validate(ENGLAND)
    by_hand: dict[Any, Fraction] = defaultdict(Fraction)
    leg = {"seas": SEAS, "d": 2, "tr": 1, "cargo_dt": 1}
    for arrival, chance in jacta.odds("europa_universalis.sea_attrition", leg):
        ships, cargo = 3 * arrival.d + arrival.de, 3 * arrival.cargo_dt + arrival.cargo_dc
        left = mover.after_attrition(ships, arrival.tr, cargo)
        assert left is not None
        sides = {"attacker": {**left.in_battle, "follow": "no"}, "defender": {**enemy.in_battle, "follow": "no"}}
        battle = {**sides, "by_kind": True}
        for outcome, weight in jacta.odds("europa_universalis.naval_battle", battle, policy=STAY):
            fleets = left.after_battle(outcome.attacker_left), enemy.after_battle(outcome.defender_left)
            beaten = outcome.loser == "attacker" or fleets[0] is None or not fleets[0].afloat.any
            result = "beaten" if beaten else "victorious" if outcome.loser == "defender" else "drawn"
            by_hand[result, *fleets] += chance * weight
    found: dict[Any, Fraction] = defaultdict(Fraction)
    given = {"mover": SPAIN, "defender": ENGLAND, "seas": SEAS}
    for outcome, weight in jacta.odds("europa_universalis.fleet_round", given, policy=STAY):
        found[outcome.result, outcome.mover, outcome.defender] += weight
    assert found == by_hand


def test_part_of_a_fleet_follows_to_port_and_the_rest_stays() -> None:
    """2.7.6, Suivi au port: of four DN one follows, after a test of attrition."""
    strong = {**SPAIN, "nav": 4, "cargo": {}, "leader": {"manoeuvre": 5, "fire": 5, "shock": 5}}
    weak = {**ENGLAND, "nav": 1, "leader": None}
    given = {"mover": strong, "defender": weak, "seas": [{"risk": 0}], "wind": "attacker"}
    policy = {**STAY, "follow": "part", "follow_ships": 1}
    odds = jacta.odds("europa_universalis.fleet_round", given, policy=policy)
    following = [outcome for outcome, _ in odds if outcome.followers is not None]
    assert following
    for outcome in following:
        assert outcome.followers.nav == 1
        assert outcome.mover.nav + outcome.mover.due_round.nav + outcome.mover.due_turn.nav >= 2
    everybody = jacta.odds("europa_universalis.fleet_round", given, policy={**STAY, "follow": "all"})
    assert all(outcome.followers is None for outcome, _ in everybody)


def test_who_follows_is_off_the_rest_and_ships_due_back_stay_with_it() -> None:
    """2.7.6, Suivi au port: of two DNav and two DGa a DNav follows; what is due back is due back once."""
    fleet = Fleet.model_validate({**SPAIN, "ga": 2, "cargo": {}, "due_turn": {"nav": 1}})
    staying, going = fleet.detached(1)
    assert (staying.nav, staying.ga, staying.tr, staying.due_turn.nav) == (1, 2, 1, 1)
    assert (going.nav, going.ga, going.tr, going.due_turn.any) == (1, 0, 0, False)


def test_captured_ships_are_a_fleet_of_their_captor() -> None:
    """2.7.6, Poursuite: they are damaged, and back next round in a port of the captor."""
    captor, beaten = {**ENGLAND, "nav": 5}, {**SPAIN, "ga": 2, "cargo": {}}
    for mover, defender, key in ((captor, beaten, "prizes"), (beaten, captor, "defender_prizes")):
        given = {"mover": mover, "defender": defender, "seas": [{"risk": 0}]}
        found = jacta.odds("europa_universalis.fleet_round", given, policy=STAY)
        prizes = {getattr(outcome, key) for outcome, _ in found} - {None}
        assert {(one.nation, one.afloat.any, one.due_round.any) for one in prizes} == {("england", False, True)}


def test_the_owner_says_which_ships_attrition_costs() -> None:
    """2.7.5 (R37s): of a DNav and a DGa one suffers first."""
    given = {"mover": {**SPAIN, "nav": 1, "ga": 1, "cargo": {}}, "seas": [{"risk": 6}]}
    by_default = jacta.odds("europa_universalis.fleet_round", given)
    spared = jacta.odds("europa_universalis.fleet_round", given, policy={"ships_worn": "ga"})
    worn = [one.mover for one, _ in by_default if one.mover and one.mover.warships == 4]
    saved = [one.mover for one, _ in spared if one.mover and one.mover.warships == 4]
    assert {(one.de, one.ga) for one in worn} == {(1, 1)}
    assert {(one.nav, one.ga_de) for one in saved} == {(1, 1)}


def test_a_fleet_round_names_a_wrong_key() -> None:
    assert refused("fleet_round", mover={**SPAIN, "nav": 9}, seas=SEAS) == "mover.nav"
    assert refused("fleet_round", mover=SPAIN) == "seas"


def test_who_arrives_is_there_from_now_on() -> None:
    """2.7.3, 2.4.5: the place of a piece follows it, named, or as that of the fortress or the defender."""
    sailing = {"mover": {**SPAIN, "place": "Cadix"}, "seas": SEAS}
    assert {
        one.mover.place for one, _ in jacta.odds("europa_universalis.fleet_round", {**sailing, "to": "Calais"})
    } == {"Calais"}
    stack = {"nation": "turkey", "period": 2, "tech": "renaissance", "place": "Buda", "a_minus": 1}
    walls = {"place": "Vienne", "level": 2, "tech": "arquebus", "dt": 1}
    found = jacta.odds("europa_universalis.stack_round", {"mover": stack, "fortress": walls})
    places = {(one.stands, one.mover.place) for one, _ in found if one.mover is not None}
    assert (True, "Vienne") in places
    assert all(place == ("Vienne" if stands else "Buda") for stands, place in places)


def worn(fleet: Fleet) -> dict[Fleet | None, Fraction]:
    """2.7.5: a fleet without troops after a leg over the seas, its own kinds in front lost first."""
    found: dict[Fleet | None, Fraction] = defaultdict(Fraction)
    d, de = divmod(fleet.warships, 3)
    for left, chance in jacta.odds(
        "europa_universalis.sea_attrition", {"seas": SEAS, "d": d, "de": de, "tr": fleet.tr}
    ):
        found[fleet.after_attrition(3 * left.d + left.de, left.tr, 0)] += chance
    return found


def test_an_interception_of_mixed_ships_is_its_steps_multiplied() -> None:
    """2.7.3 to 2.7.6: interception, a leg, the battle by kind of ship, and the rest of the way for who has won it."""
    mixed = {"nation": "spain", "period": 3, "technology": "galleon", "nav": 1, "ga": 1, "front": "ga"}
    mover, enemy = Fleet.model_validate(mixed), Fleet.model_validate({**ENGLAND, "nav": 3, "leader": None})
    ((_, comes),) = [one for one in jacta.odds("europa_universalis.interception", {"domain": "sea"}) if one[0].success]
    by_hand: dict[Any, Fraction] = defaultdict(Fraction)
    for left, chance in worn(mover).items():
        by_hand["arrived" if left else "lost_at_sea", left, enemy] += (1 - comes) * chance
        if left is None:
            by_hand["lost_at_sea", None, enemy] += comes * chance
            continue
        sides = {"attacker": {**enemy.in_battle, "follow": "no"}, "defender": {**left.in_battle, "follow": "no"}}
        for end, weight in jacta.odds("europa_universalis.naval_battle", {**sides, "by_kind": True}, policy=STAY):
            fleets = left.after_battle(end.defender_left), enemy.after_battle(end.attacker_left)
            if end.loser != "attacker" or fleets[0] is None or not fleets[0].afloat.any:
                by_hand["intercepted", *fleets] += comes * chance * weight
                continue
            for after, rest in worn(fleets[0]).items():
                by_hand["arrived" if after else "lost_at_sea", after, fleets[1]] += comes * chance * weight * rest
    found: dict[Any, Fraction] = defaultdict(Fraction)
    given = {"mover": mixed, "interceptor": enemy.to_json(), "seas": SEAS}
    for outcome, weight in jacta.odds("europa_universalis.fleet_round", given, policy=STAY):
        found[outcome.result, outcome.mover, outcome.interceptor] += weight
    assert found == {end: chance for end, chance in by_hand.items() if chance}


def test_drowned_troops_and_the_die_of_the_pursuit_are_told() -> None:
    """2.7.4; 2.7.6: the pursuit by a better admiral leaves too few ships for two A-."""
    mover = {**SPAIN, "nav": 4, "cargo": {"a_minus": 2}}
    given = {"mover": mover, "interceptor": {**ENGLAND, "nav": 5}, "seas": SEAS}
    told = []
    for seed in range(40):
        rolled = jacta.roll("europa_universalis.fleet_round", given, source=Seeded(seed))
        told = [entry for entry in rolled.transcript if entry.label in ("naval_pursuit", "naval_chase", "drowned")]
        if [entry.label for entry in told] == ["naval_pursuit", "naval_chase", "drowned"]:
            break
    pursuit, chase, drowned = told
    assert chase.note is not None
    assert drowned.note is not None
    (face,) = pursuit.faces
    assert isinstance(face, int)
    assert pursuit.value == chase.note.args["die"] == face + 3
    assert drowned.note.args["who"] == "mover"
    assert drowned.note.args["left"] != drowned.note.args["before"]


def test_every_line_of_the_table_counts_when_a_fleet_is_intercepted() -> None:
    """Interception sur 8+: 3 against 0 is 6/10; friends there 7/10; after a blockade 5/10; the mover's friends 4/10.

    2.7.6, Transports en combat: transports alone always break, so whoever is intercepted does not arrive.
    """
    convoy = {"nation": "spain", "period": 3, "technology": "galleon", "counter": "none", "tr": 1}
    given = {"mover": convoy, "interceptor": ENGLAND, "seas": [{"risk": 0}]}
    for line, tenths in (("bad_weather", 4), ("friendly_force_or_city", 7), ("recent_siege", 5), ("in_port", 4)):
        assert chances("fleet_round", "arrives", **given, **{line: True})[False] == Fraction(tenths, 10)
    assert chances("fleet_round", "arrives", **given)[False] == Fraction(6, 10)
    assert chances("fleet_round", "arrives", **given, enemy_force_present=True)[False] == Fraction(4, 10)


def test_ships_that_are_not_back_do_not_sail() -> None:
    """2.7.6, Effet des pertes: they return in the next round or turn."""
    away = {**ENGLAND, "nav": 0, "due_turn": {"nav": 2}}
    for key in ("mover", "interceptor", "defender"):
        assert refused("fleet_round", **{"mover": SPAIN, "seas": SEAS, key: away}) == key
    with pytest.raises(InputError):
        assert Fleet.model_validate(away).in_battle


def test_who_leaves_to_leeward_is_told_to_test_for_attrition() -> None:
    """2.7.6 étape 4: the retreat is unpursued, but not without attrition."""
    given = {"mover": SPAIN, "defender": ENGLAND, "seas": [{"risk": 0}], "wind": "attacker"}
    for answer in ("leave", "stay"):
        policy = {**STAY, "lee_retreat": answer}
        for seed in range(20):
            rolled = jacta.roll("europa_universalis.fleet_round", given, source=Seeded(seed), policy=policy)
            told = [
                one.note.args["who"] for one in rolled.transcript if one.label == "attrition_of_flight" and one.note
            ]
            left = any(entry.label == "lee_retreat" and entry.note for entry in rolled.transcript)
            assert told == ["defender"] * left
            assert not left or answer == "leave"
