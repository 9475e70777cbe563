"""A fleet's round: its odds are those of its steps multiplied by hand; who follows to port, and with what."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import jacta
from jacta.games.europa_universalis.pieces.fleet import Fleet, Hits
from tests.games.europa_universalis.asking import refused

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
        battle = {"attacker": {**left.in_battle, "follow": "no"}, "defender": {**enemy.in_battle, "follow": "no"}}
        for outcome, weight in jacta.odds("europa_universalis.naval_battle", battle, policy=STAY):
            fleets = (
                left.after_battle(Hits.of(outcome, "attacker")),
                enemy.after_battle(Hits.of(outcome, "defender")),
            )
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


def test_a_fleet_round_names_a_wrong_key() -> None:
    assert refused("fleet_round", mover={**SPAIN, "nav": 9}, seas=SEAS) == "mover.nav"
    assert refused("fleet_round", mover=SPAIN) == "seas"
