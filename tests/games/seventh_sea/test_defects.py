"""Defects found in play, each with a test that failed before it was mended."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta import telling
from jacta.cli import main
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.games.seventh_sea.combat.turns import PhaseDice
from jacta.games.seventh_sea.naval_combat import moves
from jacta.games.seventh_sea.naval_combat.course import place
from jacta.games.seventh_sea.naval_combat.orders import orders_for
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, ShipsParted, Vessel
from jacta.games.seventh_sea.rolls.notation import read
from jacta.kernel.play.session import Session
from jacta.kernel.roll import roll
from jacta.kernel.rule.calling import injected_names
from jacta.kernel.rule.questions import Ask, Run
from jacta.kernel.rule.registry import find_procedure
from jacta.text import find, speaking

ATHOS: dict[str, Any] = {
    "name": "Athos",
    "brawn": 2,
    "finesse": 3,
    "resolve": 2,
    "wits": 3,
    "panache": 3,
    "attack": 3,
    "defence": 2,
    "weapon": "rapier",
}
HURT = {**ATHOS, "dramatic": 2}
GUARDS = {"name": "Gardes", "kind": "brute", "count": 4, "threat": 2, "hit_value": 6}

GRAVELY_WOUNDED: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("active_defence", {"who": HURT, "nd": 25}, {"wits": 3, "defence": 2, "nd": 25}, {"explode": False}),
    (
        "attack_brutes",
        {"who": HURT, "squad": GUARDS},
        {"finesse": 3, "attack": 3, "brutes": 4, "threat": 2, "extra_targets": 0},
        {"explode": False},
    ),
    ("perception", {"who": HURT, "nd": 20, "raises": 0}, {"wits": 3, "nd": 20, "raises": 0}, {"explode": False}),
    ("damage", {"who": HURT}, {"weapon": "rapier", "brawn": 2}, {"explode": False}),
    ("busk", {"who": HURT, "trait": 3, "resolve": 2}, {"trait": 3, "performer": 0, "resolve": 2}, {"explode": False}),
    (
        "surprise",
        {"attacker": {**HURT, "stealth": 1}, "defender": ATHOS},
        {"attacker": {"finesse": 3, "skill": 1, "explode": False}, "defender": {"wits": 3, "ambush": 0}},
        {},
    ),
    (
        "intimidate",
        {"attacker": HURT, "defender": ATHOS, "raises": 0},
        {"attacker": {"resolve": 2, "explode": False}, "defender": {"resolve": 2}, "raises": 0},
        {},
    ),
    (
        "taunt",
        {"attacker": ATHOS, "defender": HURT, "raises": 1},
        {"attacker": {"panache": 3}, "defender": {"panache": 3, "explode": False}, "raises": 1},
        {},
    ),
    (
        "charm",
        {"attacker": HURT, "defender": ATHOS, "raises": 0},
        {"attacker": {"wits": 3, "explode": False}, "defender": {"wits": 3, "resolve": 2}, "raises": 0},
        {},
    ),
    (
        "reefs",
        {"lookout": HURT, "pilot": {**HURT, "piloting": 2}, "draft": 3},
        {
            "lookout": {"wits": 3, "explode": False},
            "pilot": {"wits": 3, "piloting": 2, "explode": False},
            "draft": 3,
        },
        {},
    ),
    (
        "navigate",
        {"km_offshore": 800, "navigator": {**HURT, "navigation": 1}, "pilot": ATHOS, "raises": 0},
        {
            "km_offshore": 800,
            "navigator": {"wits": 3, "navigation": 1, "explode": False},
            "pilot": {"wits": 3, "piloting": 0},
            "raises": 0,
        },
        {},
    ),
    (
        "scuttle",
        {"who": {**HURT, "weapon": "axe"}, "defender": {"resolve": 2}},
        {"weapon": "axe", "brawn": 2, "defender": {"resolve": 2}, "weapon_explodes": False},
        {},
    ),
]


@pytest.mark.parametrize(("name", "sheet", "stated", "tamed"), GRAVELY_WOUNDED, ids=lambda one: str(one)[:20])
def test_grave_wounds_on_a_sheet_stop_dice_from_exploding(
    name: str, sheet: dict[str, Any], stated: dict[str, Any], tamed: dict[str, Any]
) -> None:
    id = f"seventh_sea.{name}"
    assert [*jacta.odds(id, sheet)] == [*jacta.odds(id, {**stated, **tamed})]


# --- Ships

SHIP: dict[str, Any] = {"brawn": 4, "finesse": 3, "resolve": 3, "wits": 3, "panache": 3, "heroism": 0}


def at_sea(defender: dict[str, Any], dice: tuple[int, ...]) -> tuple[Any, SeaFight]:
    given: Any = find_procedure("seventh_sea.ship_duel").validate(
        {
            "attacker": {**SHIP, "name": "Triton", "q": 0, "r": 0, "facing": 0},
            "defender": {**SHIP, **defender, "name": "Sirène", "q": 2, "r": 0, "facing": 3},
            "stand_and_fire": False,
            "hand_back": True,
        }
    )
    attacker, other = Vessel.launched(given.attacker), Vessel.launched(given.defender)
    fight = SeaFight(attacker._replace(hand=PhaseDice(dice, ())), other, phase=3, queue=("attacker",))
    return given, fight


def test_the_free_ship_move_keeps_its_action_die() -> None:
    given, fight = at_sea({}, (3, 8))
    _, sailed, _, _ = moves.sail(fight, "1", given)
    assert sailed.attacker.hand == PhaseDice((3, 8), ())
    orders = orders_for("attacker", sailed, given.options)
    assert "hold" in orders
    assert not [order for order in orders if order.startswith("sail")]
    _, held, _, _ = moves.hold(sailed, "", given)
    later = held._replace(phase=4, queue=("attacker",), sailed=False)
    assert not [order for order in orders_for("attacker", later, given.options) if order.startswith("sail")]


def settle(move: Any, given: Any) -> Any:
    """Lose rank after rank by the captains' usual choice, until the fight goes on or is over: with all that is told."""
    told: tuple[Any, ...] = ()
    for _ in itertools.count():
        phase, state, added, notes = move
        told = (*told, *notes)
        if phase is None or phase is place:
            return phase, state, added, told
        step = phase(state, *((given,) if "given" in injected_names(phase) else ()))
        move = step
        if isinstance(step, Run):
            move = step.then(state, roll(step.procedure, step.given).outcome, given)
    return None


def test_the_rammer_loses_ranks_too_when_its_target_sinks() -> None:
    given, fight = at_sea({"grave": 2, "resolve": 2}, (3,))
    over = settle(moves.ram(fight, "", given), given)[1]
    assert isinstance(over, ShipsParted)
    assert over.winner == "attacker"
    assert sum(getattr(over.attacker, rank) for rank in ("brawn", "finesse", "resolve", "wits", "panache")) == 16 - 5


def test_sinking_is_announced_with_the_actions_left() -> None:
    given, fight = at_sea({"grave": 2, "resolve": 2}, (3,))
    notes = settle(moves.ram(fight, "", given), given)[3]
    (told,) = [note for note in notes if note.label == "ship_lost"]
    assert dict(told.args) == {"side": "Sirène", "actions": 18}


def test_deck_shocks_are_counted_and_handed_back() -> None:
    given = {"attacker": {**SHIP, "name": "A"}, "defender": {**SHIP, "name": "B"}, "hand_back": True}
    order = ["resolve", "finesse", "brawn", "panache", "wits"]
    given["loss_order"] = {"attacker": order, "defender": order}
    rolled = jacta.roll("seventh_sea.ship_duel", given)
    shocks = [entry for entry in rolled.transcript if entry.note and entry.note.label == "deck_shock"]
    assert len(shocks) == rolled.outcome.attacker_shocks + rolled.outcome.defender_shocks
    assert shocks


# --- Heroism


def test_mass_battle_spends_a_heroism_die_once() -> None:
    generals = {"attacker": {"wits": 2, "strategy": 0, "explode": False, "heroism_pool": 1}}
    generals["defender"] = {"wits": 2, "strategy": 0, "explode": False}
    session = jacta.play("seventh_sea.mass_battle", {**generals, "max_turns": 4})
    asked = 0
    while isinstance(session.question, Ask):
        assert session.question.label == "heroism_general"
        asked += 1
        session.answer(1)
    assert asked == 1


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("intimidate", {"attacker": {"resolve": 2}, "defender": {"resolve": 2}, "raises": 0}, "attacker.heroism"),
        ("busk", {"trait": 2, "performer": 0, "resolve": 2, "raises": 0}, "heroism"),
        ("reputation_roll", {"points": 20, "dice": 2, "nd": 15}, "heroism"),
        ("capsize", {"draft": 2, "piloting": 0, "gm_heroism": 3}, "heroism"),
        ("fall", {"dice": 2, "victim": {"brawn": 2, "resolve": 2}}, "heroism"),
        ("storm", {"panache": 2, "piloting": 0, "damage": 15}, "heroism"),
        ("reefs", {"lookout": {"wits": 2}, "pilot": {"wits": 2, "piloting": 0}, "draft": 2}, "lookout.heroism"),
    ],
)
def test_heroism_dice_on_any_roll(name: str, given: dict[str, Any], key: str) -> None:
    id = f"seventh_sea.{name}"
    outer, _, inner = key.rpartition(".")
    helped = {**given, outer: {**given[outer], inner: 1}} if outer else {**given, inner: 1}
    assert [*jacta.odds(id, given)] != [*jacta.odds(id, helped)]


# --- Words and squads


def test_repartee_against_a_squad_takes_its_threat() -> None:
    by_sheet = jacta.odds("seventh_sea.intimidate", {"attacker": ATHOS, "defender": GUARDS, "raises": 0})
    by_hand = jacta.odds(
        "seventh_sea.intimidate", {"attacker": {"resolve": 2}, "defender": {"resolve": 2}, "raises": 0}
    )
    assert [*by_sheet] == [*by_hand]


def test_raises_beyond_the_limit_of_one_key_are_no_error() -> None:
    given = {"attacker": {"resolve": 3}, "defender": {"resolve": 100}, "target_raises": 100, "mode": "simple"}
    assert jacta.best("seventh_sea.intimidate", given).value >= 0
    with pytest.raises(InputError, match="raises"):
        jacta.odds("seventh_sea.intimidate", {**given, "raises": 1})


# --- Duels


def test_off_hand_and_called_shots_in_a_duel() -> None:
    """The first blow of a duel rolls a die less, against a higher difficulty."""
    foe = {**ATHOS, "name": "Jussac", "style": "reckless"}
    clumsy = {**ATHOS, "off_hand": True, "called_raises": 2, "style": "reckless"}
    rolled = jacta.roll("seventh_sea.duel", {"attacker": clumsy, "defender": foe, "surprised": "defender"})
    told = next(entry.note for entry in rolled.transcript if entry.note and entry.note.label == "attacked")
    thrown = next(entry for entry in rolled.transcript if entry.label == "attack" and entry.throw is not None)
    assert told.args["nd"] == 5 + 2 * 5
    assert len(thrown.faces) == 5


def test_an_improvised_weapon_breaks_in_a_duel() -> None:
    """A fragile bottle breaks as often as one of its dice explodes; then he fights with bare hands."""
    bottle = {"size_modifier": 1, "edge": "sharp", "toughness": "fragile"}
    armed = {key: value for key, value in ATHOS.items() if key != "weapon"}
    foe = {**ATHOS, "name": "Jussac", "resolve": 9, "style": "reckless"}
    duel = {"attacker": {**armed, "improvised": bottle, "style": "reckless"}, "defender": foe, "max_turns": 5}
    seeds = range(20)
    broken = 0
    for seed in seeds:
        labels = [
            entry.note.label
            for entry in jacta.roll("seventh_sea.duel", duel, source=Seeded(seed)).transcript
            if entry.note is not None
        ]
        assert labels.count("breaks") <= 1
        broken += labels.count("breaks")
    assert broken > 3
    blow = {
        "attacker": {"finesse": 3, "attack": 3, "brawn": 2},
        "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2},
        "weapon_rolled": 1,
        "weapon_kept": 2,
        "toughness": "fragile",
        "damage_raises": 0,
    }
    odds = jacta.odds("seventh_sea.duel_blow", blow)
    assert odds.p(lambda one: one.broken) / odds.p(result="hit") == pytest.approx(1 - Fraction(9, 10) ** 3)


# --- Fights


def test_off_hand_and_called_shots_in_a_fight() -> None:
    """The first blow of a fight rolls a die less, against a higher difficulty: 5 and 5 for each of two defences."""
    foe = {**ATHOS, "name": "Jussac"}
    clumsy = {**ATHOS, "panache": 5, "off_hand": True, "called_raises": 2, "style": "reckless"}
    rolled = jacta.roll(
        "seventh_sea.fight",
        {"combatants": [{**clumsy, "side": "left"}, {**foe, "side": "right"}], "max_turns": 1},
        source=Seeded(1),
    )
    mine = itertools.dropwhile(
        lambda entry: entry.note is None or entry.note.label != "attacks" or entry.note.args["who"] != "Athos",
        rolled.transcript,
    )
    _, thrown, told, *_ = mine
    assert told.note is not None
    assert told.note.args["nd"] == 5 + 2 * 5 + 2 * 5
    assert len(thrown.faces) == 5


def test_an_improvised_weapon_breaks_in_a_fight() -> None:
    bottle = {"size_modifier": 1, "edge": "sharp", "toughness": "fragile"}
    armed = {key: value for key, value in ATHOS.items() if key != "weapon"} | {"improvised": bottle}
    foe = {**ATHOS, "name": "Jussac", "resolve": 9}
    fight = {"combatants": [{**armed, "side": "left", "style": "reckless"}, {**foe, "side": "right"}], "max_turns": 5}
    told = [
        entry.note.label
        for seed in range(20)
        for entry in jacta.roll("seventh_sea.fight", fight, source=Seeded(seed)).transcript
        if entry.note is not None
    ]
    assert 3 < told.count("breaks") <= 20


def test_the_document_writes_plain_dice() -> None:
    nothing = frozenset[str]()
    assert read("1d10", nothing) == ("roll", {"rolled": 1, "kept": 1, "explode": False})
    assert read("2d10+3", nothing) == ("roll", {"rolled": 2, "kept": 2, "explode": False, "bonus": 3})
    assert read("7g4", nothing) == ("roll", {"rolled": 7, "kept": 4})
    assert read("3d6", nothing) is None


def test_ranks_of_a_ship_are_told_in_french() -> None:
    with speaking("fr"):
        for trait in ("brawn", "finesse", "resolve", "wits", "panache"):
            assert find(f"value-{trait}", "seventh_sea")


def test_a_duellist_out_of_reach_is_refused_by_key() -> None:
    with pytest.raises(InputError, match="weapon"):
        jacta.roll("seventh_sea.duel", {"attacker": {**ATHOS, "weapon": "spoon"}, "defender": ATHOS})


def test_odds_of_a_storm_work_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("en"):
        assert main(["--lang", "fr", "odds", "seventh_sea.tempête", "panache=3", "piloter=2", "dommages=24"]) == 0
    assert "47,1" in capsys.readouterr().out


def test_the_final_board_of_a_fight_is_the_final_state() -> None:
    """Whoever is down in the outcome lies so on the board that is shown last."""
    fight = find_procedure("seventh_sea.fight")
    session = Session(fight, fight.validate(dict(fight.examples[0])), source=Seeded(5))
    while isinstance(question := session.question, Ask):
        session.answer(question.default if question.default is not None else question.values()[0])
    assert session.ends_on_the_board
    assert session.board() == fight.drawn(session.outcome, session.given_now)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("duel", "Rochefort  out       0      4/4"), ("ship_duel", "0            5      –"), ("battle", "3/3")],
)
def test_so_are_those_of_duels_and_battles(name: str, shown: str) -> None:
    """The last blow is on the board, not only those before the last answer."""
    session = jacta.play(f"seventh_sea.{name}", jacta.procedures()[f"seventh_sea.{name}"].examples[0], seed=3)
    while session.question is not None:
        session.answer_as_usual(session.waiting_for[0])
    assert shown in (session.board() or "")
    assert jacta.resume(session.export()).board() == session.board()


def test_a_million_kilometres_are_sailed() -> None:
    crew = {"navigator": {"wits": 3, "navigation": 2}, "pilot": {"wits": 2, "piloting": 1}}
    found = jacta.odds("seventh_sea.navigate", {"km_offshore": 1_000_000, **crew})
    assert sum(p for _, p in found) + Fraction(found.tail, found.total) == 1
    assert sum(p for course, p in found if course.lost) > Fraction(999, 1000)


def test_ten_deck_shocks_have_exact_odds() -> None:
    given = {"panache": 2, "balance": 1, "victim": {"brawn": 2, "resolve": 2}, "hits": 10}
    assert round(float(jacta.odds("seventh_sea.deck_shock", given).p(state="out")), 3) == 0.531


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("storm", {"panache": 3, "piloting": 2, "damage": 24}),
        ("mass_battle", {"attacker": {"wits": 3, "strategy": 2}, "defender": {"wits": 2, "strategy": 3}}),
    ],
)
def test_best_of_a_storm_and_of_a_mass_battle_is_exact(name: str, given: dict[str, Any]) -> None:
    """Where nothing is left to decide, best play is worth what the odds say."""
    procedure = find_procedure(f"seventh_sea.{name}")
    who, aim = next(iter(procedure.aims.items()))
    mean = sum(aim.value(outcome) * p for outcome, p in jacta.odds(procedure.id, given))
    assert jacta.best(procedure.id, given, who=who).value >= mean


@pytest.mark.parametrize("name", ["flaw_bid", "reputation_roll"])
def test_a_flaw_bid_and_a_reputation_roll_are_told_in_french(name: str) -> None:
    procedure = find_procedure(f"seventh_sea.{name}")
    with speaking("en"):
        english = {one.help for one in telling.inputs(procedure)} | {telling.about(procedure), telling.title(procedure)}
    with speaking("fr"):
        french = {one.help for one in telling.inputs(procedure)} | {telling.about(procedure), telling.title(procedure)}
    assert french & english <= {""}


def test_advice_on_a_blow_is_given_in_dramatic_wounds() -> None:
    """Against somebody fresh no blow takes him out: what one asks for is how many wounds it makes."""
    fencer, other = {"brawn": 2, "finesse": 3, "attack": 4}, {"brawn": 3, "resolve": 3, "wits": 2, "defence": 3}
    for name, armed in (("attack", {"weapon": "rapier"}), ("ranged_attack", {"weapon": "bow", "distance_m": 10})):
        plan = jacta.best(f"seventh_sea.{name}", {"attacker": fencer, "defender": other, **armed})
        assert plan.aim == "gained"
        assert 0 < plan.value < 1
