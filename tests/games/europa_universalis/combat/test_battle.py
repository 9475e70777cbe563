"""2.2.2: the land battle, its parts, and its decisions."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.plain import plain_outcome
from tests.games.europa_universalis.asking import chances, refused
from tests.games.europa_universalis.by_hand import ByHand

FRANCE = {"dt": 8, "tech": "arquebus", "quality": "veteran", "size": 2, "cavalry": 12, "fire": 2}
SPAIN = {
    "dt": 5,
    "tech": "arquebus",
    "quality": "veteran",
    "tercios": True,
    "size": 0,
    "cavalry": 5,
    "shock": 1,
    "manoeuvre": 4,
}
HORDE = {"dt": 8, "tech": "medieval", "size": 7}
LAND_BATTLE = "europa_universalis.land_battle"


def battle(attacker: dict[str, Any], defender: dict[str, Any], **more: Any) -> Any:
    return jacta.odds(LAND_BATTLE, {"attacker": attacker, "defender": defender, **more})


def played(attacker: dict[str, Any], defender: dict[str, Any], *events: int | str, **more: Any) -> Any:
    """The session after these dice (numbers) and answers (words)."""
    session = jacta.play(LAND_BATTLE, {"attacker": attacker, "defender": defender, **more}, dice="mine")
    for event in events:
        if isinstance(event, str):
            session.answer(event)
        else:
            session.throw([event])
    return session


# --- Worked examples


W4_DICE: tuple[int | str, ...] = (9, 6, 6, 7, "yes", 5, "no", 3, 10, 7, 6, 9, 5)


def test_w4_played_through() -> None:
    outcome = played(FRANCE, SPAIN, *W4_DICE).outcome
    assert plain_outcome(outcome) == {
        "winner": "attacker",
        "ending": "rout",
        "routed": "defender",
        "rounds": 4,
        "attacker_losses": 1,
        "defender_losses": 4,
        "major_victory": True,
        "vp": "full",
    }


def test_w4_the_sheet_shows_every_step_of_the_losses() -> None:
    notes = [entry.note for entry in played(FRANCE, SPAIN, *W4_DICE).view().transcript if entry.kind == "note"]
    accounts = [note.args for note in notes if note.label == "account"]
    steps = ("side", "raw", "reduced", "line0", "modifier", "varied", "retreat", "total", "losses")
    half = Fraction(1, 2)
    assert [tuple(args[step] for step in steps) for args in accounts] == [
        ("attacker", 2, 1, 1, "\N{MINUS SIGN}1", half, 0, half, 1),
        ("defender", 3, 3, 3, "+1", 7 * half, half, 4, 4),
    ]


def test_w4_before_any_die() -> None:
    odds = battle(FRANCE, SPAIN)
    assert odds.p(winner="attacker") == Fraction(36610043, 100000000)
    assert odds.p(winner="defender") == Fraction(11299861, 25000000)
    assert odds.p(winner="none") == Fraction(18190513, 100000000)
    assert odds.p(major_victory=True) == Fraction(2586742789, 10000000000)
    assert odds.p(rounds=2) == Fraction(817, 5000)


def test_w5_by_hand() -> None:
    odds = battle(HORDE, HORDE)
    assert odds.p(winner="attacker") == odds.p(winner="defender") == Fraction(789, 2500)
    assert odds.p(winner="none") == Fraction(461, 1250)
    assert odds.p(ending="morale") == 0


def test_w6_even() -> None:
    veterans = {"dt": 8, "tech": "arquebus", "quality": "veteran", "size": 2}
    odds = battle(veterans, veterans)
    assert odds.p(winner="attacker") == odds.p(winner="defender") == Fraction(38237889, 100000000)
    assert odds.p(winner="none") == Fraction(11762111, 50000000)
    assert odds.p(ending="double_rout") == Fraction(11777, 800000)


def test_w7_both_destroyed() -> None:
    single = {"dt": 1, "tech": "musket", "size": 0, "morale": 12, "fire_mod": 9, "shock_mod": 9}
    odds = battle(single, single)
    assert len(odds) == 1
    outcome = odds.mode()
    assert (outcome.winner, outcome.ending, outcome.vp) == ("none", "mutual_destruction", "none")
    assert (outcome.attacker_losses, outcome.defender_losses, outcome.rounds) == (1, 1, 2)


def test_w8_break_off() -> None:
    assert chances("break_off", "success", manoeuvre=4, morale=2)[True] == Fraction(1, 2)
    later = {"break_off_test": "at_most"}
    assert chances("break_off", "success", manoeuvre=4, morale=2, options=later)[True] == Fraction(3, 5)
    assert chances("break_off", "success", manoeuvre=0, morale=1) == {False: 1}


def test_w9_retreat() -> None:
    tenth = Fraction(1, 10)
    half = Fraction(1, 2)
    assert chances("retreat", "losses", manoeuvre=5, routed=True) == {0: 3 * tenth, half: 3 * tenth, 1: 4 * tenth}
    assert chances("retreat", "losses", manoeuvre=5, routed=False) == {0: 8 * tenth, half: 2 * tenth}


def test_w18_overseas_a_half_loss_destroys_nobody() -> None:
    lone = {"dt": 1, "tech": "medieval", "size": 7, "morale": 12}
    assert battle(HORDE, lone).p(ending="destruction") == Fraction(9, 25)
    assert battle(HORDE, lone, map="overseas").p(ending="destruction") == Fraction(3, 10)


def test_a_pursuit_by_itself() -> None:
    odds = jacta.odds("europa_universalis.pursuit", {"modifier": 2, "enemy_morale": 1})
    assert odds.p(routed=True) == Fraction(4, 10)
    assert odds.p(losses=Fraction(3, 2)) == odds.p(losses=2) == Fraction(1, 10)
    assert jacta.odds("europa_universalis.pursuit", {"modifier": -20, "enemy_morale": 0}).p(routed=True) == 1


# --- By another hand


def scenario(attacker: dict[str, Any] | None = None, defender: dict[str, Any] | None = None, **more: Any) -> Any:
    return {"attacker": {**FRANCE, **(attacker or {})}, "defender": {**SPAIN, **(defender or {})}, **more}


MUSKETS = {"dt": 3, "tech": "musket", "size": 2, "manoeuvre": 2}
OVERRIDE = {"destruction_overrides_winner": True}
SCENARIOS: dict[str, Any] = {
    "nobody breaks off": scenario(),
    "whoever is behind breaks off": scenario({"break_off": "if_behind"}, {"break_off": "if_behind"}),
    "both always try": scenario({"break_off": "always", "manoeuvre": 1}, {"break_off": "always"}, crossing="landing"),
    "later edition's test": scenario({}, {"break_off": "always"}, options={"break_off_test": "at_most"}),
    "in the mountains": scenario({"dt": 3}, {"dt": 2}, terrain="mountain", crossing="pass", crossing_side="defender"),
    "intercepted in the mountains": scenario(terrain="mountain", interception=True),
    "eastern forest": scenario({"forest_cavalry": True}, terrain="eastern_forest", crossing="strait"),
    "swamp": scenario(terrain="swamp", crossing="river"),
    "whole arquebus losses": scenario(options={"arquebus_rounding": "unit"}),
    "positive pursuit": scenario({"pursuit_mod": 3}, options={"pursuit_differential": "positive"}),
    "more than eight": scenario({"dt": 12, "size": 7, "morale": 9, "shock_mod": 9}, {"dt": 14, "morale": 12}),
    "own detachments as cap": scenario(
        {"dt": 12, "size": 7, "morale": 9, "shock_mod": 9, "fire_mod": 9},
        {"dt": 14, "morale": 12, "shock_mod": 9},
        options={"over_8_cap": "own_dt"},
    ),
    "small stacks": {"attacker": MUSKETS, "defender": {**MUSKETS, "dt": 1, "morale": 5}},
    "small stacks overseas": {"attacker": MUSKETS, "defender": {**MUSKETS, "dt": 1, "morale": 5}, "map": "overseas"},
    "small stacks by the stack table": {
        "attacker": {**MUSKETS, "size": 7, "break_off": "if_behind"},
        "defender": {**MUSKETS, "dt": 2, "size": 0, "morale": 5, "break_off": "always"},
        "options": {"destruction_check": "stack_table"},
    },
    "small stacks never destroyed": {
        "attacker": MUSKETS,
        "defender": {**MUSKETS, "dt": 1, "morale": 5},
        "options": {"destruction_check": "off"},
    },
    "destruction overrides": {
        "attacker": {**MUSKETS, "size": 7, "dt": 1, "fire_mod": 2},
        "defender": {**MUSKETS, "dt": 2, "size": 0, "shock_mod": 3, "break_off": "if_behind"},
        "options": OVERRIDE,
    },
    "destruction overrides overseas": {
        "attacker": {**HORDE, "dt": 2},
        "defender": {**HORDE, "dt": 1, "morale": 3, "shock_mod": 2},
        "options": {**OVERRIDE, "destruction_check": "off"},
        "map": "overseas",
    },
    "renaissance without army": {
        "attacker": {"dt": 2, "tech": "renaissance", "size": 0, "has_army": False, "break_off": "always"},
        "defender": {"dt": 4, "tech": "medieval", "size": 7, "break_off": "always", "manoeuvre": 1},
    },
    "renaissance against natives": {
        "attacker": {"dt": 2, "tech": "renaissance", "size": 0, "has_army": False},
        "defender": {"dt": 4, "tech": "medieval", "size": 7, "non_european": True, "break_off": "if_behind"},
    },
    "lace against baroque": {
        "attacker": {"dt": 8, "tech": "lace", "size": 4, "quality": "veteran", "cavalry": 8, "manoeuvre": 3},
        "defender": {"dt": 7, "tech": "baroque", "size": 2, "cavalry": 4, "break_off": "if_behind", "fire": 3},
    },
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_battle_agrees_with_another_hand(name: str) -> None:
    given = SCENARIOS[name]
    found = {tuple(outcome): chance for outcome, chance in jacta.odds(LAND_BATTLE, given)}
    assert found == {outcome: chance for outcome, chance in ByHand(given).odds().items() if chance}


# --- Decisions


def test_a_policy_left_out_is_the_owners_decision_the_defender_first() -> None:
    session = played(FRANCE, SPAIN, 9, 6, 6, 7)
    assert (session.question.label, session.waiting_for) == ("break_off", ("defender",))
    session.answer("no")
    assert (session.question.label, session.waiting_for) == ("break_off", ("attacker",))
    session.answer("no")
    assert session.question.label == "attacker_fire"


def test_a_stated_policy_asks_nobody() -> None:
    session = played({**FRANCE, "break_off": "never"}, {**SPAIN, "break_off": "never"}, 9, 6, 6, 7)
    assert session.question.label == "attacker_fire"


def test_an_answer_is_worth_what_the_same_policy_is() -> None:
    stated = battle({**FRANCE, "break_off": "never"}, {**SPAIN, "break_off": "always"})
    given = {"attacker": {**FRANCE, "break_off": "never"}, "defender": SPAIN}
    assert dict(jacta.odds(LAND_BATTLE, given, policy={"break_off": "yes"})) == dict(stated)


ADVICE: dict[str, tuple[Callable[[Any], Fraction], str]] = {
    "winner=defender": (lambda odds: odds.p(winner="defender"), "no"),
    "-defender_losses": (lambda odds: -odds.mean("defender_losses"), "yes"),
    "attacker_losses - defender_losses": (
        lambda odds: odds.mean("attacker_losses") - odds.mean("defender_losses"),
        "yes",
    ),
    "routed!=defender": (lambda odds: odds.p(lambda one: one.routed != "defender"), "yes"),
    "winner!=attacker | major_victory=false": (
        lambda odds: 1 - odds.p(winner="attacker", major_victory=True),
        "yes",
    ),
}


@pytest.mark.parametrize("aim", ADVICE)
def test_the_adviser_weighs_breaking_off(aim: str) -> None:
    worth, chosen_somewhere = ADVICE[aim]
    given = {"attacker": {**FRANCE, "break_off": "never"}, "defender": SPAIN}
    advice = jacta.best(LAND_BATTLE, given, who="defender", aim=aim)
    assert {decision.label for decision in advice.decisions} == {"break_off"}
    assert chosen_somewhere in {decision.choice for decision in advice.decisions}
    assert worth(jacta.odds(LAND_BATTLE, given, policy=advice.policy)) == advice.value
    for policy in ("never", "always", "if_behind"):
        assert worth(battle(given["attacker"], {**SPAIN, "break_off": policy})) <= advice.value


# --- Bad input


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("attacker.dt", {"attacker": {**FRANCE, "dt": 0}}),
        ("attacker.dt", {"attacker": {**FRANCE, "dt": True}}),
        ("defender.tech", {"defender": {**SPAIN, "tech": "pike"}}),
        ("defender.cavalry", {"defender": {**SPAIN, "cavalry": 0.7}}),
        ("defender.break_off", {"defender": {**SPAIN, "break_off": "sometimes"}}),
        ("attacker.morale", {"attacker": {**FRANCE, "morale": 13}}),
        ("attacker.fire_mod", {"attacker": {**FRANCE, "fire_mod": 10}}),
        ("terrain", {"terrain": "sea"}),
        ("crossing_side", {"crossing_side": "both"}),
        ("options.source", {"options": {"source": "table"}}),
        ("weather", {"weather": "bad"}),
    ],
)
def test_bad_input_is_refused_by_key(key: str, change: dict[str, Any]) -> None:
    assert refused("land_battle", **{"attacker": FRANCE, "defender": SPAIN, **change}) == key


def test_the_parts_refuse_bad_input_too() -> None:
    assert refused("pursuit", modifier=21, enemy_morale=1) == "modifier"
    assert refused("break_off", manoeuvre=1, morale=0) == "morale"
    assert refused("retreat", manoeuvre=1) == "routed"


def test_cavalry_that_no_table_prints_is_asked_for_where_it_tells() -> None:
    """2.2.3 item 3 (R6): in the plain; in the forest nobody has the advantage."""
    minor = {"dt": 4, "tech": "baroque", "nation": "minor_iv"}
    turks = {"dt": 4, "tech": "baroque", "nation": "turkey"}
    assert refused("land_battle", period=5, attacker=minor, defender=turks) == "attacker.cavalry"
    assert jacta.odds(
        "europa_universalis.land_battle", {"period": 5, "attacker": minor, "defender": turks, "terrain": "forest"}
    )
    assert jacta.odds(
        "europa_universalis.land_battle", {"period": 5, "attacker": {**minor, "cavalry": 4}, "defender": turks}
    )
