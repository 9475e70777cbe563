"""The worked examples E1 to E30 of the rules file, one test each, named after its number."""

from __future__ import annotations

from fractions import Fraction

from jacta.games.mighty_empires.campaign.combat import defeat_by
from jacta.kernel.rule.registry import find_procedure
from tests.games.mighty_empires.asking import odds, value

# --- Setup and order


def test_e1_turn_order() -> None:
    three = value("turn_order", players=3, first_chooser=0)
    assert three == {"order": [2, 0, 1], "left": [1, 2, 0], "right": [2, 0, 1]}
    assert value("turn_order", players=2, first_chooser=0)["order"] == [1, 0]


def test_e2_capital_order() -> None:
    found = odds("capital_order", players=3)
    assert len(found) == 6
    assert all(chance == Fraction(1, 6) for _, chance in found)


# --- Harvest and movement


def test_e3_harvest() -> None:
    sites = [
        {"type": "city", "bountiful": True},
        {"type": "city", "bountiful": True, "bad_harvest": True},
        {"type": "village", "besieged": True},
        {"type": "village", "razed": True},
        {"type": "village", "famine": True},
        {"type": "fortress", "bountiful": True},
        {"type": "village"},
    ]
    assert value("harvest", sites=sites) == {"rations": 10, "by_site": [6, 0, 0, 0, 0, 2, 2]}
    assert value("harvest", sites=[]) == {"rations": 0, "by_site": []}


def test_e4_cost_of_moves() -> None:
    assert [value("move_check", step=step)["cost"] for step in (1, 2)] == [1, 2]
    assert value("move_check", step=2, terrain="marsh")["cost"] == 3
    assert value("move_check", step=2, terrain="mountain", celerity=True)["cost"] == 2
    assert value("move_check", action="pursuit", terrain="mountain")["cost"] == 0


def test_e5_famine() -> None:
    assert value("move_check", terrain="mountain")["cost"] == 2
    found = odds("famine")
    assert found.p(moves=False) == Fraction(10, 36)
    assert found.p(disbanded=True) == Fraction(1, 36)
    assert found.p(moves=True, hunger=0) == Fraction(10, 36)
    assert found.p(moves=True, hunger=0, rations=1) == Fraction(1, 36)


# --- Scouting


def test_e6_scouting() -> None:
    plain = odds("scout", terrain="plain")
    assert plain.p(status="hostile") == plain.p(status="neutral") == Fraction(6, 36)
    assert plain.p(lambda found: found.event is not None) == Fraction(4, 36)
    assert plain.p(event=None, site=None) == Fraction(20, 36)
    assert odds("event").p(explored=False) == Fraction(1, 2)
    explored = {terrain: odds("scout", terrain=terrain).p(explored=True) for terrain in ("plain", "mountain", "river")}
    assert explored == {"plain": Fraction(17, 18), "mountain": Fraction(7, 8), "river": Fraction(19, 24)}
    assert odds("scout", terrain="forest") == plain
    assert odds("scout", terrain="marsh").p(explored=True) == Fraction(1, 2)


def test_e7_guards_on_the_coast() -> None:
    army = odds("scout", terrain="coast")
    assert army.p(site="city", status="hostile") == Fraction(2, 36)
    assert army.p(site="city", guard="army") == army.p(guard="ship") == Fraction(1, 36)
    ship = odds("scout", terrain="coast", unit="ship")
    assert ship.p(guard="ship") == ship.p(status="hostile") == Fraction(6, 36)


def test_e8_a_nest_is_found() -> None:
    found = odds("event")
    assert found.p(event="dragon_nest") == Fraction(1, 36)
    assert found.p(dragons="awake") == Fraction(1, 108)


# --- Diplomacy


def test_e9_diplomacy() -> None:
    once = odds("diplomacy")
    assert [once.p(status=status) for status in ("hostile", "neutral", "allied")] == [
        Fraction(1, 6),
        Fraction(2, 3),
        Fraction(1, 6),
    ]
    campaign = odds("diplomacy_campaign")
    assert campaign.p(status="allied") == campaign.p(status="hostile") == Fraction(19, 54)
    assert campaign.p(status="neutral") == campaign.p(status="neutral", season=3) == Fraction(8, 27)


# --- Combat

EVEN = {
    "minor": Fraction(265, 1296),
    "major": Fraction(23, 162),
    "brilliant": Fraction(91, 1296),
    "total": Fraction(35, 1296),
}


def test_e10_even_combat() -> None:
    found = odds("combat")
    assert found.p(result="tie") == Fraction(73, 648)
    for side in ("attacker", "defender"):
        assert {grade: found.p(result=grade, winner=side) for grade in EVEN} == EVEN


def test_e11_defender_at_minus_six() -> None:
    found = odds("combat", defender_next_roll=-6, defender_refuge="none")
    assert found.p(result="total", winner="attacker") == Fraction(575, 1296)
    assert found.p(result="brilliant", winner="attacker", fate="destroyed") == Fraction(286, 1296)
    assert found.p(winner="attacker", fate="destroyed") == Fraction(287, 432)
    assert found.p(result="tie") == Fraction(35, 1296)


def test_e12_independents_have_no_bonus() -> None:
    lucky = odds("combat", attacker_modifier=2, defender_modifier=3, defender_independent=True)
    assert lucky == odds("combat", attacker_modifier=2, defender_independent=True)
    assert lucky.p(winner="attacker") == odds("combat", attacker_modifier=2).p(winner="attacker")
    hampered = odds("combat", defender_modifier=-2, defender_independent=True)
    assert hampered.p(winner="attacker") == lucky.p(winner="attacker")


def test_e13_two_rounds() -> None:
    found = odds("battle_series")
    assert found.p(attacker_alive=False) == found.p(defender_alive=False) == Fraction(76561, 279936)
    unhurt = {"attacker_alive": True, "defender_alive": True, "attacker_next_roll": 0, "defender_next_roll": 0}
    assert found.p(**unhurt) == Fraction(827, 15552)


def test_e14_the_penalty_of_a_defeat_is_used_up_in_a_siege() -> None:
    combat = find_procedure("mighty_empires.combat")
    defeat = defeat_by(5 - 9, combat.rules(combat.validate({})))
    assert defeat is not None
    assert (defeat.loser, defeat.next_roll, defeat.retreat) == ("attacker", -6, "may")
    hampered = odds("siege", site="village", next_roll=defeat.next_roll)
    # 10, 11 and 12 on the dice, less 6 and with the village's 2, is 6 to 8
    assert hampered.p(result="weakened") == Fraction(3 + 2 + 1, 36)
    later = odds("siege_campaign", site="village", next_roll=-6, max_seasons=2)
    assert later.p(season=2, result="captured") == Fraction(6, 36) * Fraction(21, 36) + Fraction(15, 36) * Fraction(
        10, 36
    )


# --- Naval


def test_e15_even_naval_combat() -> None:
    found = odds("naval_combat", attacker_cargo=True, defender_cargo=True)
    assert found.p(result="tie") == Fraction(73, 648)
    results = dict(zip(("damaged", "mutiny", "wreck", "sunk"), EVEN.values(), strict=True))
    for side in ("attacker", "defender"):
        assert {result: found.p(result=result, winner=side) for result in results} == results
    assert found.p(result="wreck", ship="destroyed", cargo="landed") == found.p(result="wreck")
    assert found.p(result="sunk", ship="destroyed", cargo="destroyed") == found.p(result="sunk")
    sunk = {"result": "sunk", "winner": "attacker", "ship": "destroyed", "cargo": "none"}
    assert value("naval_combat", defender_damaged=True) == sunk


# --- Siege


def test_e16_village() -> None:
    found = odds("siege", site="village").marginal("result")
    assert dict(found) == {"no_effect": Fraction(3, 36), "weakened": Fraction(23, 36), "captured": Fraction(10, 36)}


def test_e17_city_with_a_garrison() -> None:
    found = odds("siege", site="city", garrison=1).marginal("result")
    assert dict(found) == {
        "besieger_destroyed": Fraction(3, 36),
        "no_effect": Fraction(12, 36),
        "weakened": Fraction(15, 36),
        "garrison_loss": Fraction(5, 36),
        "captured": Fraction(1, 36),
    }


def test_e18_fortress() -> None:
    first = odds("siege", site="fortress").marginal("result")
    assert dict(first) == {
        "besieger_destroyed": Fraction(15, 36),
        "no_effect": Fraction(15, 36),
        "weakened": Fraction(6, 36),
    }
    second = odds("siege", site="fortress", siege_bonus=2).marginal("result")
    assert dict(second) == {
        "besieger_destroyed": Fraction(6, 36),
        "no_effect": Fraction(15, 36),
        "weakened": Fraction(15, 36),
    }
    to_the_end = {"site": "fortress", "max_seasons": 0}
    assert odds("siege_campaign", **to_the_end).p(result="besieger_destroyed") == 1
    assert odds("siege_campaign", **to_the_end, modifier=2).p(result="captured") == Fraction(555, 2936)
    growing = odds("siege_campaign", **to_the_end, options={"siege_cumulative": True})
    assert growing.p(result="captured") == Fraction(30, 3739)


def test_e19_village_in_three_seasons() -> None:
    found = odds("siege_campaign", site="village")
    by_season = [found.p(result="captured", season=season) for season in (1, 2, 3)]
    assert by_season == [Fraction(5, 18), Fraction(19, 48), Fraction(61, 324)]
    assert found.p(result="undecided", season=3) == Fraction(179, 1296)


def test_e20_city() -> None:
    found = odds("siege_campaign", site="city", max_seasons=0)
    assert found.p(result="captured", season=None, garrison=None) == Fraction(2095, 2272)
    over_winter = odds("siege_campaign", site="city", garrison=1, start_season=3, max_seasons=2)
    assert over_winter.p(result="captured", season=1) == Fraction(1, 36)
    assert over_winter.p(result="captured", season=2) == Fraction(7, 216)


def test_e21_from_the_sea() -> None:
    by_sea = odds("siege", site="city", coastal=True, besieger="ship", garrison=2)
    assert by_sea == odds("siege", site="city", garrison=2, modifier=-4)
    for besieger in ("army", "ship"):
        joint = odds("siege", site="city", coastal=True, besieger=besieger, joint=True, garrison=2)
        assert joint == odds("siege", site="city", garrison=2)


def test_e22_conquest_of_a_village() -> None:
    found = odds("conquest", site="village", seasons=1)
    assert found.p(result="captured") == Fraction(1795, 23328)
    assert found.p(result="destroyed") == Fraction(7, 72)


# --- Dragons


def test_e23_fury_at_the_nest() -> None:
    found = odds("dragon_fury", target=[0, 0])
    assert dict(found.marginal("target")) == {
        "desolated": Fraction(2479, 11664),
        "razed": Fraction(3863, 5832),
        "spared": Fraction(1459, 11664),
    }
    assert odds("dragon_fury", origin=[1, 0], target=[1, 0], radius=1).p(landings=1) == Fraction(1, 2)


def test_e24_dream_of_dragons() -> None:
    found = odds("dragon_fury", target=[0, -5], steer=[6, 6, 6, 6])
    effects = ("untouched", "razed", "desolated", "spared")
    assert [found.p(target=effect) * 36 for effect in effects] == [30, 4, 1, 1]


# --- Winter


def test_e25_firestorm() -> None:
    found = odds("firestorm")
    assert dict(found.marginal("result")) == {
        "resisted": Fraction(145, 432),
        "minor": Fraction(143, 648),
        "major": Fraction(265, 1296),
        "brilliant": Fraction(23, 162),
        "total": Fraction(7, 72),
    }


def test_e26_expiry() -> None:
    thaw = {"season": "winter", "moment": "thaw"}
    assert value("expiry", until="thaw", year=2, season="winter") == {"year": 3, **thaw}
    assert value("expiry", until="thaw", year=2, season="autumn") == {"year": 2, **thaw}
    game_end = {"year": 6, "season": "winter", "moment": "game_end"}
    assert value("expiry", until="thaw", year=6, season="spring") == game_end


def test_e27_building() -> None:
    legal = {"legal": True, "reason": None, "cost": 2, "rations_after": 0}
    assert value("build", action="found_village", rations=2, distance=2) == legal
    assert value("build", action="found_village", rations=2, distance=3)["reason"] == "too_far"
    poor = {"legal": False, "reason": "rations", "cost": 0, "rations_after": 3}
    assert value("build", action="village_to_city", rations=3, site="village") == poor


def test_e28_recruiting_the_last_army() -> None:
    found = odds("recruit", armies_left=1, ships_left=0)
    assert found.p(recruits=0) == Fraction(10, 36)
    assert found.p(recruits=1) == Fraction(26, 36)


# --- Score


def test_e29_fortresses_decide() -> None:
    first = {"hexes": 10, "villages": 3, "cities": 2, "fortresses": 1, "units": 5}
    second = {"hexes": 10, "villages": 3, "cities": 1, "fortresses": 2, "units": 5}
    found = value("score", players=[first, second])
    assert found == {"points": [30, 30], "winner": 1, "tie_break": "fortresses", "drawn": []}


def test_e30_units_decide() -> None:
    first = {"hexes": 9, "villages": 2, "cities": 1, "fortresses": 1, "units": 6}
    second = {"hexes": 10, "villages": 2, "cities": 1, "fortresses": 1, "units": 5}
    found = value("score", players=[first, second])
    assert found == {"points": [25, 25], "winner": 0, "tie_break": "units", "drawn": []}
