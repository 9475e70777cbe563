"""Whole fights of 7th Sea: styles, seats, and the price of avoiding a blow."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.games.seventh_sea.combat.turns import PhaseDice
from jacta.games.seventh_sea.fights.duel import mockery, threat
from jacta.games.seventh_sea.fights.duellists import Duel, blow_of
from jacta.games.seventh_sea.fights.moves import (
    AGAINST_A_BLOW,
    IN_PLACE,
    Fencer,
    legal_moves,
    usual_defence,
    usual_move,
)
from jacta.kernel.rule.questions import Ask, Run
from jacta.kernel.rule.registry import find_procedure
from tests.games.seventh_sea.asking import refused

FIGHTER: dict[str, Any] = {
    "brawn": 2,
    "finesse": 3,
    "resolve": 2,
    "wits": 2,
    "panache": 3,
    "attack": 3,
    "defence": 2,
    "weapon": "rapier",
}


def fencer(dice: tuple[int, ...], held: tuple[int, ...] = (), *, begun: bool = False) -> Fencer:
    return Fencer(dice, held, begun)


@pytest.mark.parametrize(
    ("style", "one", "phase", "expected"),
    [
        ("balanced", fencer((3, 7)), 3, "attack"),
        ("reckless", fencer((3, 7)), 3, "attack"),
        ("cautious", fencer((3, 7)), 3, "hold"),
        ("cautious", fencer((3, 7), (2,), begun=True), 3, "attack"),
        ("cautious", fencer((7,), (2,), begun=True), 4, "pass"),
        ("cautious", fencer((10,), (2,), begun=True), 10, "attack"),
        ("cautious", fencer((), (2,), begun=True), 10, "attack_held_2"),
        ("cautious", fencer((10,)), 10, "attack"),
    ],
)
def test_a_style_says_what_to_do_in_ones_place(style: Any, one: Fencer, phase: int, expected: str) -> None:
    assert usual_move(style, one, phase, legal_moves(one.hand, phase, IN_PLACE)) == expected


@pytest.mark.parametrize(
    ("style", "one", "expected"),
    [
        ("reckless", fencer((6, 8, 9), (2,)), None),
        ("balanced", fencer((6, 8, 9), (2,)), "active_defence_interrupt_8_9"),
        ("balanced", fencer((4, 9), (2,)), None),
        ("cautious", fencer((6, 8, 9), (2,)), "active_defence_held_2"),
        ("cautious", fencer((6, 8)), "active_defence_interrupt_6_8"),
    ],
)
def test_a_style_says_how_to_meet_a_blow(style: Any, one: Fencer, expected: str | None) -> None:
    payment = usual_defence(style, one.hand, 4)
    assert (payment and payment.name) == expected


def test_every_legal_move_is_offered() -> None:
    hand = PhaseDice((4, 6, 8), (2, 4))
    assert set(legal_moves(hand, 4, IN_PLACE).hands) == {
        "attack",
        "other",
        "attack_held_2",
        "other_held_2",
        "other_interrupt_6_8",
        "hold",
    }
    assert legal_moves(hand, 4, AGAINST_A_BLOW).hands == {
        "active_defence": PhaseDice((6, 8), (2, 4)),
        "active_defence_held_2": PhaseDice((4, 6, 8), (4,)),
        "active_defence_held_4": PhaseDice((4, 6, 8), (2,)),
        "active_defence_interrupt_6_8": PhaseDice((4,), (2, 4)),
    }


def test_equal_fighters_win_as_often_as_each_other() -> None:
    sample = jacta.simulate(
        "seventh_sea.duel", {"attacker": FIGHTER, "defender": FIGHTER}, runs=1000, seed=7, workers=1
    )
    wins = sample.marginal("winner").weights
    assert abs(wins["attacker"] - wins["defender"]) < 150
    assert sum(wins.values()) == 1000


def test_whoever_has_no_style_is_asked_and_may_spend_heroism() -> None:
    given = {
        "attacker": {**FIGHTER, "heroism": 2},
        "defender": {**FIGHTER, "style": "balanced"},
        "max_turns": 2,
    }
    session = jacta.play("seventh_sea.duel", given, source=Seeded(3))
    labels = set()
    while isinstance(session.question, Ask):
        assert session.waiting_for == ("attacker",)
        labels.add(session.question.label)
        session.answer(session.question.values()[0])
    assert {"move", "damage_raises", "heroism_blow"} <= labels
    assert session.outcome.turns <= 2


@pytest.mark.parametrize(("word", "expected"), [("intimidate", (2, 0)), ("taunt", (0, 1))])
def test_words_weigh_on_whoever_hears_them(word: str, expected: tuple[int, int]) -> None:
    """A raise costs the intimidated two dice, and the taunted a raise."""
    given = {"attacker": {**FIGHTER, "resolve": 9, "panache": 9}, "defender": {**FIGHTER, "panache": 1}}
    session = jacta.play("seventh_sea.duel", given, source=Seeded(1))
    answers = {"move": "other", "deed": word, "repartee_raises": 1}
    while session.question is not None and session.question.label in answers:  # type: ignore[union-attr]
        label = session.question.label  # type: ignore[union-attr]
        session.answer(answers.pop(label))
    heard = session.position.state.defender
    assert (heard.penalty, heard.forced_raises) == expected


def test_the_intimidated_and_taunted_strike_and_parry_worse() -> None:
    procedure = find_procedure("seventh_sea.duel")
    given = procedure.validate({"attacker": FIGHTER, "defender": FIGHTER})
    cowed = fencer((6, 8))._replace(penalty=2, forced_raises=1)
    duel = Duel(1, 3, (), cowed, fencer((6, 8)))
    rules = procedure.rules(given)
    blow = blow_of("attacker", duel, given, rules)  # type: ignore[arg-type]
    assert (blow.attack_dice, blow.forced_raises, blow.parry_nd, blow.defence_dice) == (-2, 1, 0, 0)
    blow = blow_of("defender", duel, given, rules)  # type: ignore[arg-type]
    assert (blow.attack_dice, blow.forced_raises, blow.parry_nd, blow.defence_dice) == (0, 0, 5, -2)
    for speak in (threat, mockery):
        said = speak(duel, given)  # type: ignore[arg-type]
        assert isinstance(said, Run)
        assert (said.given.mod_rolled, said.given.forced_raises) == (-2, 1)
    parry = blow.parry(rules.options)
    assert parry is not None
    assert parry.rolled == 2 + 2 - 2


def test_the_surprised_do_nothing_for_a_turn() -> None:
    given = {"attacker": FIGHTER, "defender": FIGHTER, "surprised": "defender", "max_turns": 1}
    for seed in range(20):
        rolled = jacta.roll("seventh_sea.duel", given, source=Seeded(seed))
        assert rolled.outcome.winner != "defender"
        assert not [entry for entry in rolled.transcript if entry.kind == "ask" and entry.who == "defender"]


def test_a_cane_sword_hinders_its_wielder_or_his_foe() -> None:
    for reading, hindrance in {"wielder": 5, "opponent": 0}.items():
        given = {
            "attacker": {**FIGHTER, "style": "reckless"},
            "defender": {**FIGHTER, "weapon": "cane_sword", "panache": 6},
            "options": {"cane_sword": reading},
        }
        rolled = jacta.roll("seventh_sea.duel", given, source=Seeded(5))
        notes = [
            entry.note.args
            for entry in rolled.transcript
            if entry.note is not None and entry.note.label in ("attacked", "defended")
        ]
        pairs = [(one["total"], two["nd"]) for one, two in pairwise(notes) if "hit" in one and "avoided" in two]
        assert {nd - total for total, nd in pairs} == {hindrance}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"attacker": {**FIGHTER, "weapon": "broom"}}, "attacker.weapon"),
        ({"attacker": {**FIGHTER, "weapon_rolled": 2}}, "attacker.weapon_rolled"),
        ({"defender": {**FIGHTER, "dramatic": 4}}, "defender.dramatic"),
        ({"defender": {**FIGHTER, "panache": 11}}, "defender.panache"),
        ({"defender": {**FIGHTER, "style": "mad"}}, "defender.style"),
        ({"surprised": "both"}, "surprised"),
        ({"max_turns": 0}, "max_turns"),
    ],
)
def test_bad_input_names_its_key(change: dict[str, Any], key: str) -> None:
    assert refused("duel", **{"attacker": FIGHTER, "defender": FIGHTER, **change}) == key


# --- A whole duel, written again from the rules without the kernel


class Plain:
    """Two fighters with rapiers as plain lists and loops: initiative, styles, blows, wounds (4.11 of the rules)."""

    def __init__(self, chance: random.Random, fighters: tuple[dict[str, Any], dict[str, Any]]) -> None:
        self.chance, self.fighters = chance, fighters
        self.light, self.dramatic = [0, 0], [0, 0]
        self.dice: list[list[int]] = [[], []]
        self.held: list[list[int]] = [[], []]

    def roll(self, who: int, rolled: int, kept: int) -> int:
        fit = self.dramatic[who] < self.fighters[who]["resolve"]
        return sum(sorted((self.die(fit) for _ in range(rolled)), reverse=True)[:kept])

    def die(self, explodes: bool) -> int:
        face = self.chance.randint(1, 10)
        return face + self.die(explodes) if explodes and face == 10 else face

    def winner(self) -> int | None:
        for _ in range(50):
            self.dice = [sorted(self.chance.randint(1, 10) for _ in range(one["panache"])) for one in self.fighters]
            self.held, untouched = [[], []], [True, True]
            for phase in range(1, 11):
                for who in self.in_order(phase):
                    while self.attacks(who, phase, untouched):
                        if self.fells(who, phase):
                            return who
        return None

    def in_order(self, phase: int) -> list[int]:
        for dice, held in zip(self.dice, self.held, strict=True):
            while dice and dice[0] < phase:
                held.append(dice.pop(0))
        able = [who for who in (0, 1) if phase in self.dice[who] or self.held[who]]
        self.chance.shuffle(able)
        rank = [(sum(self.dice[who]) + sum(self.held[who]), self.fighters[who]["panache"]) for who in (0, 1)]
        return sorted(able, key=lambda who: rank[who], reverse=True)

    def attacks(self, who: int, phase: int, untouched: list[bool]) -> bool:
        """Whether another die is spent on a blow; the cautious hold their first one until phase 10."""
        cautious = self.fighters[who]["style"] == "cautious"
        while phase in self.dice[who]:
            self.dice[who].remove(phase)
            first, untouched[who] = untouched[who], False
            if not (cautious and first and phase < 10):
                return True
            self.held[who].append(phase)
        if cautious and phase == 10 and self.held[who]:
            self.held[who].pop(0)
            return True
        return False

    def fells(self, who: int, phase: int) -> bool:
        striker, foe, other = self.fighters[who], self.fighters[1 - who], 1 - who
        attack = self.roll(who, striker["finesse"] + striker["attack"], striker["finesse"])
        if attack < 5 + 5 * foe["defence"]:
            return False
        if self.pays(other, phase) and self.roll(other, foe["wits"] + foe["defence"], foe["wits"]) >= attack:
            return False
        nd = self.light[other] + self.roll(who, 2 + striker["brawn"], 2)
        check = self.roll(other, foe["brawn"], foe["brawn"])
        self.light[other] = nd if check >= nd else 0
        self.dramatic[other] += 0 if check >= nd else 1 + (nd - check) // 20
        return bool(self.dramatic[other] >= 2 * foe["resolve"])

    def pays(self, who: int, phase: int) -> bool:
        style, later = self.fighters[who]["style"], [face for face in self.dice[who] if face > phase]
        if style == "cautious" and self.held[who]:
            self.held[who].pop(0)
        elif style != "reckless" and len(later) > 1:
            for face in later[-2:]:
                self.dice[who].remove(face)
        else:
            return False
        return True


@pytest.mark.parametrize("styles", [("balanced", "cautious"), ("cautious", "reckless"), ("reckless", "balanced")])
def test_duels_are_won_as_often_as_by_hand(styles: tuple[str, str]) -> None:
    strong, weak = {**FIGHTER, "style": styles[0]}, {**FIGHTER, "finesse": 2, "brawn": 3, "style": styles[1]}
    chance, runs = random.Random(11), 1500
    by_hand = sum(Plain(chance, (strong, weak)).winner() == 0 for _ in range(runs)) / runs
    sample = jacta.simulate("seventh_sea.duel", {"attacker": strong, "defender": weak}, runs=runs, seed=2, workers=1)
    assert abs(by_hand - sample.p(winner="attacker")) < 0.08  # four standard errors and more


def test_whoever_has_a_style_is_never_asked() -> None:
    given = {"attacker": {**FIGHTER, "style": "cautious", "heroism": 2}, "defender": {**FIGHTER, "style": "balanced"}}
    rolled = jacta.roll("seventh_sea.duel", given, source=Seeded(4))
    assert {entry.kind for entry in rolled.transcript} == {"roll", "note"}
    assert "pays" in {entry.label for entry in rolled.transcript}


def test_the_story_names_the_fighters_or_their_sides() -> None:
    named = {
        "attacker": {**FIGHTER, "style": "reckless", "name": "Athos"},
        "defender": {**FIGHTER, "style": "reckless"},
    }
    rolled = jacta.roll("seventh_sea.duel", named, source=Seeded(4))
    struck = {entry.note.args["who"] for entry in rolled.transcript if entry.note and entry.label == "attacks"}
    assert struck == {"Athos", "defender"}
