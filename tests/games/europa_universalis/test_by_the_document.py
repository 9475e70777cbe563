"""What the document says and Jacta once did not: one test per defect, named after it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta import telling
from jacta.games.europa_universalis import GAME
from jacta.plain import plain_outcome
from jacta.telling.understanding import understood
from jacta.text import speaking
from tests.games.europa_universalis.asking import chances, check, refused

SPANIARDS: dict[str, Any] = {"dt": 2, "nation": "spain", "tech": "renaissance", "has_army": False}
AZTECS: dict[str, Any] = {"points": 60, "group": "americas"}


def natives(**given: Any) -> dict[Any, Fraction]:
    return chances("natives_battle", "native_points_lost", **given)


def test_natives_battle_counts_the_manoeuvre_differential_in_the_pursuit() -> None:
    """2.2.3 item 4: a better leader kills more in the pursuit; stated columns with the same sum agree."""
    led = {"period": 2, "natives": AZTECS, "europeans": {**SPANIARDS, "manoeuvre": 4}}
    plain = {**led, "europeans": SPANIARDS}
    mean = {
        who: sum(points * p for points, p in natives(**given).items()) for who, given in (("led", led), ("no", plain))
    }
    assert mean["led"] > mean["no"]
    stated = {
        "natives": {"points": 60, "size": 7, "morale": 1, "shock_column": "B"},
        "europeans": {
            "dt": 2,
            "size": 0,
            "morale": 1,
            "fire_column": "C",
            "fire_effect": "stars",
            "shock_column": "A",
            "manoeuvre": 4,
            "shock_mod": 1,
            "pursuit_mod": 5,
        },
    }
    assert natives(**led) == natives(**stated)


def test_technology_gives_columns_and_cavalry_against_natives() -> None:
    """2.8.3: in the plain the Europeans' cavalry counts against the Americas, not in the forest."""
    given = {"period": 2, "natives": AZTECS, "europeans": SPANIARDS}
    assert chances("natives_battle", "winner", **given) != chances(
        "natives_battle", "winner", **given, terrain="forest"
    )
    assert refused("natives_battle", natives=AZTECS, europeans=SPANIARDS) == "period"
    assert refused("natives_battle", period=2, natives={"points": 60}, europeans=SPANIARDS) == "natives.group"
    assert refused("natives_battle", natives={"points": 60}, europeans={"dt": 1}) == "europeans.shock_column"


def test_no_fleet_has_more_than_two_galleasses() -> None:
    """2.7.1."""
    galleys = {"ga": 3, "front": "ga"}
    assert refused("naval_battle", attacker={**galleys, "gal": 5}, defender=galleys) == "attacker.gal"
    assert refused("naval_battle", attacker=galleys, defender={**galleys, "gal": 3}) == "defender.gal"


def test_conquistadors_are_counters_of_a_stack() -> None:
    """2.8.1, 2.8.3: each DC is a counter; two beside a detachment fight as one, alone they fight as one."""
    assert check("stacking", counters=1, dt=1, dc=2) == {"legal": True, "broken": []}
    assert check("stacking", counters=1, dt=1, dc=3) == {"legal": False, "broken": ["counters"]}
    counter = {"nation": "spain", "tech": "renaissance"}
    conquistador, detachment = {"type": "DC", **counter}, {"type": "DT", **counter}
    for counters, dt, cavalry in (
        ([detachment, conquistador, conquistador], 2, 1),
        ([detachment, conquistador], 1, 1),
        ([conquistador], 1, 0),
    ):
        profile = check("stack_profile", period=2, counters=counters)
        assert (profile["dt"], profile["cavalry"]) == (dt, cavalry)


def test_three_conquistadors_may_form_a_detachment_of_their_quality() -> None:
    """2.8.1."""
    made = check("conquistadors", ledger={"veteran_dc": 3}, event="regroup", veterans=3)
    assert made["ledger"] == {"veteran_dt": 1}
    mixed = check("conquistadors", ledger={"veteran_dc": 2, "conscript_dc": 1}, event="regroup", veterans=2)
    assert mixed["ledger"] == {"conscript_dt": 1}
    assert refused("conquistadors", ledger={"veteran_dc": 2}, event="regroup", veterans=3) == "veterans"


def test_an_illegal_stack_is_said_to_be_so() -> None:
    """2.4.1: nine DT stand nowhere together."""
    nine = [{"type": "DT", "nation": "france", "tech": "arquebus"}] * 9
    told = jacta.roll("europa_universalis.stack_profile", {"period": 3, "counters": nine})
    assert "illegal_stack" in str(told.transcript)
    legal = jacta.roll("europa_universalis.stack_profile", {"period": 3, "counters": nine[:3]})
    assert "illegal_stack" not in str(legal.transcript)


def test_a_pasha_needs_no_nation() -> None:
    """2.2.1: pashas are Turkish."""
    army = {"type": "A+", "nation": "turkey", "tech": "renaissance"}
    pasha = {"type": "pasha", "dt": 3, "tech": "renaissance"}
    assert check("stack_profile", period=1, counters=[army, pasha])["dt"] == 7
    assert refused("stack_profile", period=1, counters=[{"type": "DT", "tech": "medieval"}]) == "counters.0.nation"


def test_the_armies_artillery_counts_in_sapping() -> None:
    """2.3.2: before a level 1 place, 6 guns of an A+ dig better than none."""
    army = {"a_plus": 1, "a_minus": 0, "dt": 0, "nation": "france", "tech": "arquebus"}
    plan = {"level": 1, "period": 5, "besieged": {"tech": "arquebus"}, "rounds_left": 1, "modifier": 2}
    taken = []
    for guns in (0, 4, 6):
        given = {**plan, "besieger": {**army, "artillery_rate": guns}}
        taken.append(jacta.odds("europa_universalis.siege_plan", given, policy={"breach": "wait"}).p(captured=True))
    assert taken == [Fraction(0), Fraction(1, 10), Fraction(1, 5)]  # 12 and more on die + 1, + 2, + 3


def test_a_profile_fits_assault_and_siege_plan() -> None:
    """2.2.1: what `stack_profile` says of a stack can be handed on as it stands."""
    counters = [{"type": kind, "nation": "france", "tech": "arquebus"} for kind in ("A+", "A-", "DT")]
    profile = check("stack_profile", period=3, counters=counters)
    by_hand = {"dt": 7, "tech": "arquebus", "artillery": 6, "a_plus": 1}
    storm = {"level": 2, "period": 3, "besieged": {"tech": "arquebus", "dt": 1}}
    assert jacta.odds("europa_universalis.assault", {**storm, "besieger": profile}).weights == (
        jacta.odds("europa_universalis.assault", {**storm, "besieger": by_hand}).weights
    )
    army = {"a_plus": 1, "a_minus": 1, "dt": 1, "nation": "france", "tech": "arquebus"}
    planned = jacta.odds("europa_universalis.siege_plan", {**storm, "besieger": {**profile, "nation": "france"}})
    assert planned.weights == jacta.odds("europa_universalis.siege_plan", {**storm, "besieger": army}).weights


def test_assaults_natives_and_battles_take_counters() -> None:
    """2.2.1: counters say strength, technology, quality, size, cavalry and artillery as the printed tables do."""
    french = [{"type": kind, "nation": "france", "tech": "arquebus"} for kind in ("A+", "A-", "DT")]
    storm = {"level": 2, "period": 3, "besieged": {"tech": "arquebus", "dt": 1}}
    by_hand = {"dt": 7, "tech": "arquebus", "artillery": 6}  # 4 + 2 + 1; France III: 4 per A+, 2 per A-
    assault = "europa_universalis.assault"
    named = jacta.odds(assault, {**storm, "besieger": {"counters": french}})
    assert named.weights == jacta.odds(assault, {**storm, "besieger": by_hand}).weights
    turks = [{"type": "A+", "nation": "turkey", "tech": "arquebus"}] * 2
    stormers = {"dt": 8, "tech": "arquebus", "nation": "turkey", "a_plus": 2, "artillery": 99}
    given = {"level": 1, "period": 3, "besieged": {"tech": "renaissance"}}
    assert jacta.odds(assault, {**given, "besieger": {"counters": turks, "artillery": 99}}).weights == (
        jacta.odds(assault, {**given, "besieger": stormers}).weights
    )
    spanish = [{"type": kind, "nation": "spain", "tech": "renaissance"} for kind in ("DT", "DC", "DC")]
    natives = {"period": 2, "natives": AZTECS}
    led = {"dt": 1, "dc": 2, "tech": "renaissance", "nation": "spain"}
    found = [chances("natives_battle", "winner", **natives, europeans=one) for one in ({"counters": spanish}, led)]
    assert found[0] == found[1]
    profile = check("stack_profile", period=3, counters=french)
    battle = "europa_universalis.land_battle"
    enemy = {"dt": 4, "tech": "arquebus", "size": 3}
    sides = [{"period": 3, "attacker": one, "defender": enemy} for one in ({"counters": french}, profile)]
    assert jacta.odds(battle, sides[0]).weights == jacta.odds(battle, sides[1]).weights


def test_counters_and_figures_that_contradict_each_other_are_refused() -> None:
    counters = [{"type": "A+", "nation": "turkey", "tech": "arquebus"}]
    storm = {"level": 1, "period": 3, "besieged": {"tech": "renaissance"}}
    assert refused("assault", **storm, besieger={"counters": counters, "dt": 5}) == "besieger.dt"
    assert refused("assault", **storm, besieger={"counters": [{"type": "A+", "nation": "turkey"}]}) == (
        "besieger.counters.0.tech"
    )
    assert refused("assault", **storm, besieger={"counters": [{**counters[0], "nation": "usa"}]}) == (
        "besieger.counters.0.nation"
    )


def test_portugal_buys_ships_in_period_three() -> None:
    """Limite d'achat par tour: POR 6 / 18 in III, though it is no major then."""
    bill = check("purchase", nation="portugal", period=3, naval_technology="carrack", items={"nav": 2})
    assert (bill["ok"], bill["limit"], bill["maximum"]) == (True, 6, 18)


def test_naval_battle_takes_its_own_wind_table() -> None:
    """2.7.6 étape 2: with admirals stated, manoeuvre and technology decide who has the wind."""
    side = {"nav": 3, "front": "nav", "withdraw_after_day": 1, "lee_retreat": "always"}
    attacker, defender = {**side, "technology": "three_decker"}, {**side, "technology": "carrack"}
    sure = {**attacker, "leader": {"manoeuvre": 4}}  # +4 +6 against 0: the attacker always has the wind
    found = chances("naval_battle", "end", attacker=sure, defender=defender)
    fixed = chances("naval_battle", "end", attacker=attacker, defender=defender, wind="attacker")
    assert found == fixed
    assert found != chances("naval_battle", "end", attacker=attacker, defender=defender)


def test_a_better_admiral_fires_boards_and_pursues_better() -> None:
    """2.7.6: the differentials of fire, shock and manoeuvre, where they are positive."""
    side = {"nav": 4, "front": "nav", "technology": "galleon", "withdraw_after_day": 1}
    led = {**side, "leader": {"manoeuvre": 3, "fire": 2, "shock": 1}}
    stated = {**side, "fire_mod": 2, "boarding_mod": 1, "pursuit_mod": 3}
    one = jacta.odds("europa_universalis.naval_battle", {"attacker": led, "defender": side, "wind": "none"})
    other = jacta.odds("europa_universalis.naval_battle", {"attacker": stated, "defender": side, "wind": "none"})
    assert one.weights == other.weights


def test_naval_losses_are_told_in_dn_and_de() -> None:
    told = jacta.roll("europa_universalis.naval_losses", {"fire": 2.5, "boarding": 2.5, "d": 7, "front": "nav"})
    assert "DN + " in str(told.transcript)
    battle = {"nav": 3, "front": "nav", "technology": "galleon", "withdraw_after_day": 1}
    fought = jacta.roll("europa_universalis.naval_battle", {"attacker": battle, "defender": battle})
    assert "fleet_left" in str(fought.transcript)


@pytest.mark.parametrize("name", ["Mogol", "Mogole", "bavaria"])
def test_a_minor_that_is_nobodys_is_refused(name: str) -> None:
    assert refused("minor_peace", minor=name, year=1600) == "minor"


def test_polands_baltic_action_is_settled_beside_swedens_and_prussias() -> None:
    """R76s: in the column of its mark, or in that of trade fleets as for the other two."""
    given = {"nation": "poland", "period": 6, "conditions": ["three_baltic_ports"], "cell": "actions"}
    assert (check("country", **given)["trade_fleet"], check("country", **given)["competition"]) == (1, 2)
    other = check("country", **given, options={"baltic_action": "trade_fleet"})
    assert (other["trade_fleet"], other["competition"]) == (2, 1)


def test_the_military_index_is_a_field_of_its_own() -> None:
    found = jacta.odds("europa_universalis.military_situation", {"held": 3})
    assert plain_outcome(found.mode())["index"] == 1
    assert found.mean("index") == 1


def test_basic_forces_stand_under_their_own_names() -> None:
    assert check("country", nation="sweden", period=5, cell="basic_forces") == {"A+": 1, "F-": 1, "D": 1}


@pytest.mark.parametrize(
    ("name", "key", "typed", "meant"),
    [
        ("country", "nation", "ANG", "england"),
        ("country", "pays", "ESP", "spain"),
        ("country", "nation", "TUR", "turkey"),
        ("recruitment_limit", "nation", "Autriche", "habsburg"),
        ("land_purchase", "technologie", "Mouvement", "manoeuvre"),
        ("minor_peace", "mineur", "Mogol", "mughals"),
        ("stack_round", "terrain", "forêt", "forest"),
    ],
)
def test_the_documents_own_words_are_understood(name: str, key: str, typed: str, meant: str) -> None:
    procedure = next(one for one in GAME.procedures if one.name == name)
    assert list(understood(procedure, key, typed).values()) == [meant]


def test_every_tracker_of_the_rules_is_a_piece_and_a_procedure_of_its_name() -> None:
    names = {procedure.name for procedure in GAME.procedures}
    assert {"army_roster", "strength_points", "conquistadors"} <= names & set(GAME.pieces)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_help_speaks_of_counters_only_where_they_are_keys(language: str) -> None:
    """« À côté des A+ » helps nobody where no A+ can be stated."""
    beside = {"fr": "à côté des a+", "en": "beside the a+"}[language]
    with speaking(language):
        for one in (found for found in jacta.procedures().values() if found.game.id == "europa_universalis"):
            rows = {row.path: row.help for row in telling.inputs(one)}
            told = {path.rpartition(".")[0] for path, help in rows.items() if beside in help.casefold()}
            armies = {path.rpartition(".")[0] for path in rows if path.endswith(("a_plus", "a_minus"))}
            assert told <= armies, one.id
