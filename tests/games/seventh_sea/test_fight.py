"""Fights of many: conservation laws over random play, order, dice, every kind of blow, the board, what is left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.games.seventh_sea.combat.exchanges import Split, splits
from jacta.games.seventh_sea.fights.combatants import Combatant, Fight, FightGiven, Stander, Word
from jacta.games.seventh_sea.fights.fight import fight as procedure
from jacta.kernel.play.session import Session
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Position, answered, started
from jacta.plain import plain_outcome

MAN: dict[str, Any] = {
    "brawn": 2,
    "finesse": 3,
    "resolve": 2,
    "wits": 2,
    "panache": 3,
    "attack": 3,
    "defence": 2,
    "weapon": "rapier",
}
ATHOS = {"name": "Athos", **MAN, "heroism": 2}
ARAMIS = {"name": "Aramis", **MAN, "ranged": "throwing_knife", "distance_m": 3, "heroism": 1}
PORTHOS = {"name": "Porthos", **MAN, "brawn": 4, "weapon": "scimitar", "panache": 2}
ROCHEFORT = {"name": "Rochefort", **MAN, "kind": "villain", "weapon": "cane_sword", "ranged": "pistol"}
JUSSAC = {"name": "Jussac", **MAN, "kind": "henchman", "panache": 2}
GUARDS = {"name": "Guards", "kind": "brute", "count": 5, "threat": 2, "hit_value": 6}
MOB = {"name": "Mob", "kind": "brute", "count": 4, "threat": 1, "hit_value": 4, "side": "mob", "checks": "per_hit"}
EVERYBODY = [ATHOS, ARAMIS, PORTHOS, ROCHEFORT, JUSSAC, GUARDS, MOB]


# --- Random legal play


def random_play(given: dict[str, Any], seed: str) -> Iterator[tuple[Position, Any]]:
    """The fight with random answers of everybody: each position at which something is asked."""
    chance = Seeded(seed)
    position, question = started(procedure, procedure.validate(given))
    while question is not None:
        yield position, question
        if isinstance(question, Roll):
            value = question.throw.throw(chance).value
        else:
            assert isinstance(question, Ask)
            options = question.values()
            value = options[chance.below(len(options))]
        position, question = answered(position, question, value)
    yield position, None


def the_fight(position: Position) -> Fight:
    while position.caller is not None:
        position = position.caller
    assert isinstance(position.state, Fight)
    return position.state


def wounds(stander: Stander) -> tuple[int, int]:
    return stander.fencer.light, stander.fencer.dramatic


def dice(stander: Stander) -> int:
    return len(stander.fencer.dice) + len(stander.fencer.held)


@pytest.mark.parametrize("interruptions", ["own_phases", "every_phase"])
@pytest.mark.parametrize("seed", range(6))
def test_what_a_fight_conserves(seed: int, interruptions: str) -> None:
    given = {"combatants": EVERYBODY, "max_turns": 6, "interruptions": interruptions}
    names = [one["name"] for one in EVERYBODY]
    before: Fight | None = None
    for position, question in random_play(given, f"{seed}{interruptions}"):
        if question is None:
            break
        now = the_fight(position)
        if isinstance(question, Ask):
            who = names.index(position.players_asked(question)[0])
            assert question.label == "wake" or not now.standers[who].down
            if position.caller is None and question.label in ("move", "target", "deed"):
                assert not now.standers[who].inactive
        if before is not None:
            check_step(before, now)
        before = now


def check_step(before: Fight, now: Fight) -> None:
    assert (now.turn, now.phase) >= (before.turn, before.phase)
    assert now.turn - before.turn in (0, 1)
    for place, (old, new) in enumerate(zip(before.standers, now.standers, strict=True)):
        struck = {swing.target for swing in (before.swing, now.swing) if swing}
        if wounds(old) != wounds(new) or old.brutes != new.brutes:
            assert place in struck
            assert new.fencer.dramatic >= old.fencer.dramatic
            assert new.brutes <= old.brutes
        assert new.fencer.heroism <= old.fencer.heroism
        if now.turn == before.turn and before.phase:
            assert dice(new) <= dice(old)
        assert all(face >= now.phase for face in new.fencer.dice)
        if old.down and not new.down:
            assert new.inactive
            assert old.fencer.heroism == new.fencer.heroism + 1


def test_every_die_is_used_at_most_once() -> None:
    """The dice that pay for actions in a turn are among those that were rolled for it."""
    for seed in range(5):
        rolled = jacta.roll("seventh_sea.fight", {"combatants": EVERYBODY, "max_turns": 1}, source=Seeded(seed))
        thrown, who = dict.fromkeys((one["name"] for one in EVERYBODY), 0), ""
        spent: dict[str, int] = {}
        for entry in rolled.transcript:
            if entry.note is not None and entry.label == "initiative_of":
                who = entry.note.args["who"]
            elif entry.kind == "roll" and entry.label == "initiative":
                thrown[who] = len(entry.faces)
            elif (entry.label == "move" and entry.value not in ("hold", "pass")) or entry.label == "payment":
                spent[entry.who] = spent.get(entry.who, 0) + (2 if "interrupt" in entry.value else 1)
        assert all(count <= thrown[name] for name, count in spent.items())


def test_the_last_side_that_stands_wins() -> None:
    for seed in range(8):
        rolled = jacta.roll("seventh_sea.fight", {"combatants": EVERYBODY}, source=Seeded(seed))
        left = plain_outcome(rolled.outcome)
        up = {_side(one) for one in left["combatants"] if _stands(one)}
        assert up == {left["winner"]}
        assert all(one.get("light", 0) == 0 for one in left["combatants"])


def _side(one: dict[str, Any]) -> str:
    return one.get("side") or ("heroes" if one.get("kind", "hero") == "hero" else "villains")


def _stands(one: dict[str, Any]) -> bool:
    if one.get("kind") == "brute":
        return bool(one["count"] > 0)
    return bool(one.get("dramatic", 0) < one["resolve"] * (1 if one.get("kind") == "henchman" else 2))


# --- Played with real dice


class Dealer:
    """A session with dice typed in; answers by label, else the default."""

    def __init__(self, *combatants: dict[str, Any], **more: Any) -> None:
        given = procedure.validate({"combatants": list(combatants), **more})
        self.session = Session(procedure, given, dice="mine")

    @property
    def fight(self) -> Fight:
        return the_fight(self.session.position)

    def throw(self, *rolls: Any) -> None:
        for faces in rolls:
            self.session.throw(faces if isinstance(faces, tuple) else (faces,))

    def answer(self, label: str, value: Any) -> None:
        question = self.session.question
        assert isinstance(question, Ask), question
        assert question.label == label
        self.session.answer(value)

    @property
    def question(self) -> Ask:
        question = self.session.question
        assert isinstance(question, Ask), question
        return question

    def behind(self, answer: Any) -> tuple[str, Any]:
        """The question whose odds stand behind an answer."""
        assert self.question.leads_to is not None
        found = self.question.leads_to(self.fight, answer)
        assert found is not None
        return found

    @property
    def asked(self) -> tuple[str, str]:
        return self.session.waiting_for[0], self.question.label


def test_the_highest_sum_of_dice_acts_first() -> None:
    """Worked example 10: both have a 3; whoever has a 9 as well comes first."""
    table = Dealer({**ATHOS, "panache": 1}, {**ROCHEFORT, "panache": 2})
    table.throw(3, (3, 9))
    assert table.asked == ("Rochefort", "move")
    table.answer("move", "pass")
    assert table.asked == ("Athos", "move")


def test_equals_by_sum_and_panache_draw_lots() -> None:
    table = Dealer({**ATHOS, "panache": 1}, {**ROCHEFORT, "panache": 1}, {**JUSSAC, "panache": 1})
    table.throw(4, 4, 4)
    table.throw(3)
    assert table.asked == ("Jussac", "move")
    table.answer("move", "hold")
    table.throw(2)
    assert table.asked == ("Rochefort", "move")


def test_a_blow_is_struck_avoided_by_interrupt_and_paid_for() -> None:
    table = Dealer({**ATHOS, "panache": 1, "heroism": 0}, {**JUSSAC, "panache": 2}, {**ROCHEFORT, "panache": 1})
    table.throw(1, (8, 9), 10)
    question = table.session.question
    assert isinstance(question, Ask)
    assert {one for one in question.values() if "interrupt" in one} == set()
    table.answer("move", "attack")
    question = table.session.question
    assert isinstance(question, Ask)
    assert [(one.means, one.target) for one in question.values()] == [
        ("melee", "Jussac"),
        ("melee", "Rochefort"),
    ]
    assert {table.behind(one)[0] for one in question.values()} == {"seventh_sea.duel_blow"}
    table.answer("target", ("melee", "Jussac"))
    table.answer("damage_raises", 0)
    table.throw((9, 9, 9, 1, 1, 1))
    assert table.asked == ("Jussac", "defend")
    table.answer("defend", "defend")
    table.throw((1, 1, 1, 1))
    table.throw((9, 8, 1, 1), (2, 2))
    assert table.fight.standers[1].fencer.dramatic == 1
    assert table.fight.standers[1].fencer.dice == ()


def test_the_odds_of_the_only_blow_stand_behind_the_move() -> None:
    table = Dealer({**ATHOS, "panache": 1}, {**JUSSAC, "panache": 1})
    table.throw(2, 9)
    move = table.question
    assert move.leads_to is not None
    assert table.behind("attack")[0] == "seventh_sea.duel_blow"
    assert [move.leads_to(table.fight, answer) for answer in ("hold", "pass")] == [None, None]


def test_one_blow_fells_several_brutes_with_heroism() -> None:
    table = Dealer({**ATHOS, "panache": 1}, GUARDS)
    table.throw(1, (5, 6))
    table.answer("move", "attack")
    table.answer("heroism_attack", 1)
    table.answer("extra_targets", 2)
    table.throw((9, 9, 9, 1, 1, 1, (10, 3)))
    assert table.fight.standers[1].brutes == 2
    assert table.fight.standers[0].fencer.heroism == 1


def test_a_pistol_is_fired_once_and_loaded_for_twenty_actions() -> None:
    table = Dealer({**ROCHEFORT, "panache": 2}, {**ATHOS, "panache": 1})
    table.throw((1, 2), 9)
    table.answer("move", "attack")
    table.answer("target", ("ranged", "Athos"))
    table.answer("damage_raises", 0)
    table.throw((1, 1, 1, 1, 1, 1))
    assert table.fight.standers[0].reload == 20
    table.answer("move", "other")
    table.answer("deed", "reload")
    assert table.fight.standers[0].reload == 19


def test_a_musketeer_without_a_blade_loads_by_himself() -> None:
    shooter = {key: value for key, value in ATHOS.items() if key != "weapon"}
    shooter |= {"ranged": "musket", "powder_flask": True, "distance_m": 10, "style": "balanced", "kind": "villain"}
    given = {"combatants": [shooter, {**PORTHOS, "style": "reckless", "resolve": 9}], "max_turns": 2}
    rolled = jacta.roll("seventh_sea.fight", given, source=Seeded(1))
    loading = [entry.note.args["left"] for entry in rolled.transcript if entry.note and entry.label == "reloads"]
    assert loading[0] == 24
    assert loading == sorted(loading, reverse=True)


def test_a_hero_who_falls_may_come_round_and_stand_up_next_turn() -> None:
    worn = {**ATHOS, "dramatic": 3, "panache": 1, "heroism": 1}
    table = Dealer(worn, {**JUSSAC, "panache": 2, "brawn": 3})
    table.throw(9, (1, 5))
    table.answer("move", "attack")
    table.answer("damage_raises", 0)
    table.throw((9, 9, 9, 1, 1, 1), (9, 9, 1, 1, 1))
    table.answer("heroism_wound", 0)
    table.throw((1, 1))
    assert table.asked == ("Athos", "wake")
    table.answer("wake", True)
    athos = table.fight.standers[0]
    assert (athos.down, athos.inactive, athos.fencer.heroism, athos.fencer.dramatic) == (False, True, 0, 4)
    assert athos.fencer.dice == ()
    assert (table.fight.phase, table.asked) == (5, ("Jussac", "move"))
    table.answer("move", "other")
    table.answer("deed", "other")
    table.throw(5, (6, 7))
    assert table.fight.turn == 2
    assert table.asked == ("Athos", "move")
    assert not table.fight.standers[0].inactive


def test_brutes_support_a_villain_instead_of_attacking() -> None:
    """R20: three brutes of threat 2 by a villain of wits 2 add four points; their die of the phase does not attack."""
    table = Dealer({**ROCHEFORT, "panache": 1}, {**GUARDS, "count": 3}, {**ATHOS, "panache": 1})
    table.throw(4, (1, 4), 9)
    assert table.asked == ("Guards", "move")
    table.answer("move", "hold")
    assert (table.fight.phase, table.asked) == (2, ("Guards", "move"))
    table.answer("move", "pass")
    table.answer("move", "pass")
    assert (table.fight.phase, table.asked) == (4, ("Guards", "move"))
    table.answer("move", "pass")
    table.answer("move", "attack")
    table.answer("target", ("melee", "Athos"))
    assert [one.args["points"] for one in table.question.options] == [0, 4]
    table.answer("support", "Guards")
    assert table.fight.acting.support == 4
    table.answer("damage_raises", 0)
    table.throw((4, 3, 1, 1, 1, 1))  # 8 and the support: 12 of 15
    assert table.fight.standers[1].supported == 4


def test_squads_that_support_have_no_attack_left_in_the_phase() -> None:
    table = Dealer({**ROCHEFORT, "panache": 2}, GUARDS, {**ATHOS, "panache": 1})
    table.throw((5, 9), (4, 5), 9)
    table.answer("move", "hold")
    assert (table.fight.phase, table.asked) == (5, ("Rochefort", "move"))
    table.answer("move", "attack")
    table.answer("target", ("melee", "Athos"))
    table.answer("support", "Guards")
    table.answer("damage_raises", 0)
    table.throw((1, 1, 1, 1, 1, 1))
    assert table.asked == ("Guards", "move")
    assert not [value for value in table.question.values() if "attack" in value]


def test_the_game_master_spends_his_dice_for_villains_only() -> None:
    table = Dealer(ROCHEFORT, {**ATHOS, "heroism": 1, "panache": 1}, gm_heroism=2)
    table.throw((1, 2, 3), 9)
    table.answer("move", "attack")
    table.answer("target", ("melee", "Athos"))
    table.answer("damage_raises", 0)
    assert table.question.values() == splits(2)
    table.answer("heroism_blow", Split(2, 0))
    table.throw((9, 9, 9, 9, 9, 9, 1, 1))
    table.throw((9, 9, 9, 9))
    assert (table.asked, table.question.values()) == (("Athos", "heroism_wound"), (0, 1))
    table.answer("heroism_wound", 1)
    table.throw((9, 9, 9))
    assert table.fight.gm == 0


def test_heroes_dice_may_come_to_the_game_master() -> None:
    """R76, played the other way."""
    table = Dealer({**ATHOS, "panache": 1}, {**GUARDS, "threat": 1}, options={"gm_collects_dice": True})
    table.throw(1, 9)
    table.answer("move", "attack")
    table.answer("heroism_attack", 2)
    table.answer("extra_targets", 0)
    table.throw((9, 9, 9, 9, 9, 9, 9, 9))
    assert table.fight.gm == 2


@pytest.mark.parametrize(
    ("kind", "dice", "word"),
    [("intimidate", ((9, 9), (1, 1)), Word(0, 2, 0)), ("taunt", (((10, 3),), (1,)), Word(0, 0, 1))],
)
def test_words_weigh_on_blows_against_the_speaker_alone(kind: str, dice: tuple[Any, ...], word: Word) -> None:
    table = Dealer({**ATHOS, "panache": 1}, {**PORTHOS, "panache": 1}, {**ROCHEFORT, "panache": 1, "heroism": 0})
    table.throw(1, 9, 2)
    table.answer("move", "other")
    table.answer("deed", "speak")
    table.answer("words", (kind, "Rochefort"))
    table.answer("repartee_raises", 1)
    table.throw(*dice)
    assert table.fight.standers[2].heard == (word,)
    table.answer("move", "attack")
    blows = {one.target: table.behind(one)[1] for one in table.question.values() if one.means == "melee"}
    assert (blows["Athos"].get("attack_dice", 0), blows["Athos"].get("forced_raises", 0)) == (-word.dice, word.raises)
    assert not {"attack_dice", "forced_raises"} & blows["Porthos"].keys()


@pytest.mark.parametrize(("listener", "weighs"), [("Athos", True), ("Porthos", False)])
def test_words_weigh_on_words_against_the_speaker_alone(listener: str, weighs: bool) -> None:
    """A threat with one raise takes two of Rochefort's three dice, a taunt makes him raise: also when he speaks."""
    rochefort = {**ROCHEFORT, "resolve": 3, "panache": 1, "heroism": 0}
    table = Dealer({**ATHOS, "resolve": 3, "panache": 2}, {**PORTHOS, "panache": 1}, rochefort)
    table.throw((1, 1), 9, 2)
    for kind, dice in (("intimidate", ((9, 9, 9), (1, 1, 1))), ("taunt", ((9, 9), (1,)))):
        table.answer("move", "other")
        table.answer("deed", "speak")
        table.answer("words", (kind, "Rochefort"))
        table.answer("repartee_raises", 1)
        table.throw(*dice)
    table.answer("move", "other")
    table.answer("deed", "speak")
    table.answer("words", ("intimidate", listener))
    table.answer("repartee_raises", 0)
    speaker = table.session.position.context.given.attacker
    assert (speaker.rolled, speaker.raises) == ((1, 1) if weighs else (3, 0))


def test_whoever_is_prone_is_easy_to_hit_until_he_gets_up() -> None:
    table = Dealer({**ATHOS, "prone": True, "panache": 1}, {**JUSSAC, "panache": 1})
    table.throw(2, 1)
    table.answer("move", "attack")
    assert table.question.args["nd"] == 5
    table.answer("damage_raises", 0)
    table.throw((1, 1, 1, 1, 1, 1))
    table.answer("move", "other")
    assert table.question.values() == ("stand_up", "speak", "other")
    table.answer("deed", "stand_up")
    assert not table.fight.standers[0].prone


def test_climbing_costs_a_die_and_a_step_down_does_not() -> None:
    table = Dealer({**ATHOS, "panache": 2}, {**JUSSAC, "panache": 1}, levels=3)
    table.throw((1, 1), 9)
    assert "step_down" not in table.question.values()
    table.answer("move", "other")
    table.answer("deed", "climb")
    assert table.question.values() == (1, 2, 3)
    table.answer("level", 2)
    table.answer("move", "step_down")
    athos = table.fight.standers[0]
    assert (athos.level, athos.fencer.dice) == (1, (1,))
    assert "step_down" not in table.question.values()
    table.answer("move", "other")
    table.answer("deed", "climb")
    assert table.question.values() == (2, 3)


def test_squads_fell_one_another_hit_by_hit() -> None:
    table = Dealer({**GUARDS, "threat": 2}, {**MOB, "count": 2})
    table.throw((1, 2), 9)
    table.answer("move", "attack")
    table.throw((9, 9, 1, 1, 1))
    assert table.session.question is None
    assert table.session.outcome.winner == "villains"


def test_a_squad_can_be_avoided_as_a_whole() -> None:
    table = Dealer({**GUARDS, "threat": 1}, {**ATHOS, "panache": 2, "heroism": 1})
    table.throw(1, (8, 9))
    table.answer("move", "attack")
    table.throw((9, 1, 1, 1, 1))
    assert table.session.question is not None
    assert table.fight.phase == 8
    assert table.fight.standers[1].fencer.dice == (8, 9)
    table = Dealer({**GUARDS, "threat": 2}, {**ATHOS, "panache": 2, "heroism": 1})
    table.throw((1, 2), (8, 9))
    table.answer("move", "attack")
    table.throw((9, 9, 1, 1, 1))
    table.answer("defend", "defend")
    table.answer("heroism_guard", Split(1, 0))
    table.throw((9, 9, 1, 1, 2))
    assert table.fight.standers[1].fencer == table.fight.standers[1].fencer._replace(dice=(), heroism=0, light=0)


def test_the_surprised_do_not_roll() -> None:
    table = Dealer({**ATHOS, "panache": 1}, {**ROCHEFORT, "panache": 1, "surprised": True})
    table.throw(7)
    assert table.asked == ("Athos", "move")
    assert table.fight.standers[1].fencer.dice == ()


def test_undo_takes_back_an_action_but_no_throw() -> None:
    table = Dealer({**ATHOS, "panache": 2}, {**ROCHEFORT, "panache": 1})
    table.throw((2, 5), 9)
    assert not table.session.can_undo
    table.answer("move", "hold")
    assert table.fight.phase == 3
    table.session.undo()
    assert (table.fight.phase, table.asked) == (2, ("Athos", "move"))


def test_whoever_is_named_a_player_is_asked_in_spite_of_a_style() -> None:
    styled = [{**one, "style": "balanced"} for one in (ATHOS, PORTHOS, ROCHEFORT, GUARDS)]
    for players, led in ((["heroes"], {"Athos", "Porthos"}), (["Guards"], {"Guards"}), ([], set())):
        given = FightGiven.model_validate({"combatants": tuple(styled), "players": tuple(players)}, strict=False)
        assert {one.name for one in given.combatants if given.led(one)} == led


# --- What is left


def test_the_outcome_of_a_fight_begins_the_next() -> None:
    first = jacta.roll("seventh_sea.fight", {"combatants": EVERYBODY, "max_turns": 2}, source=Seeded(5)).outcome
    left = plain_outcome(first)["combatants"]
    json.dumps(left)
    given = procedure.validate({"combatants": left, "max_turns": 1})
    assert written(given)["combatants"] == left
    assert [one["name"] for one in left] == [one["name"] for one in EVERYBODY]
    assert any(one.get("light") or one.get("dramatic") for one in left)
    jacta.roll("seventh_sea.fight", {"combatants": left, "max_turns": 1}, source=Seeded(6))


def test_advice_on_a_blow_survives_json() -> None:
    """A failed defence is quoted by what it falls short of: minus infinity, its value, is not JSON."""
    example = jacta.procedures()["seventh_sea.attack"].examples[1]
    plan = jacta.best("seventh_sea.attack", example, aim="state!=fit")
    told = json.dumps(plan.to_json(), allow_nan=False, ensure_ascii=False)
    assert '{"label": "active_defence", "answer": "<' in told


def test_whoever_is_out_at_the_start_stays_down() -> None:
    down = {**PORTHOS, "dramatic": 4}
    table = Dealer({**ATHOS, "panache": 1}, down, {**JUSSAC, "panache": 1})
    table.throw(3, 5)
    assert table.asked == ("Athos", "move")
    assert table.fight.standers[1].down


def test_the_games_own_squads_have_a_name_in_the_readers_language() -> None:
    table = Dealer(ATHOS, ROCHEFORT, {**GUARDS, "name": "guards"})
    for language, name in (("fr", "La Garde"), ("en", "The Guard")):
        with text.speaking(language):
            assert name in str(table.session.board("Athos"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_board_shows_everybody(language: str) -> None:
    table = Dealer({**ATHOS, "panache": 2}, {**ROCHEFORT, "panache": 1, "reload": 3}, {**GUARDS, "threat": 1})
    table.throw((2, 5), 9, 4)
    with text.speaking(language):
        board = table.session.board("Athos")
    assert board is not None
    head, *rows = board.splitlines()
    assert head == ("Tour 1, phase 2" if language == "fr" else "Turn 1, phase 2")
    assert [row.split()[0] for row in rows[1:]] == ["▸", "Rochefort", "Guards"]
    assert "0/4" in rows[1]
    assert "2 5" in rows[1]
    assert ("recharge\N{NARROW NO-BREAK SPACE}: 3 actions" if language == "fr" else "loads: 3 actions") in rows[2]
    assert "5 brutes" in rows[3]


# --- Bad input


def refused(**given: Any) -> str:
    with pytest.raises(InputError) as caught:
        jacta.roll("seventh_sea.fight", given)
    return caught.value.key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"weapon": "broom"}, "combatants.0.weapon"),
        ({"weapon_rolled": 3}, "combatants.0.weapon_rolled"),
        ({"ranged": "cutlass"}, "combatants.0.ranged"),
        ({"two_pistols": True}, "combatants.0.two_pistols"),
        ({"ranged": "bow", "powder_flask": True}, "combatants.0.powder_flask"),
        ({"panache": 11}, "combatants.0.panache"),
        ({"brawn": None}, "combatants.0.brawn"),
        ({"count": 3}, "combatants.0.count"),
        ({"name": "Rochefort"}, "combatants.1.name"),
        ({"side": "none"}, "combatants.0.side"),
        ({"side": "villains"}, "combatants"),
        ({"dramatic": 4}, "combatants"),
        ({"style": "mad"}, "combatants.0.style"),
        ({"level": 1}, "combatants.0.level"),
        ({"colour": "red"}, "combatants.0.colour"),
    ],
)
def test_bad_input_names_its_key(change: dict[str, Any], key: str) -> None:
    assert refused(combatants=[{**ATHOS, **change}, ROCHEFORT]) == key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"count": None}, "combatants.1.count"),
        ({"threat": None}, "combatants.1.threat"),
        ({"hit_value": None}, "combatants.1.hit_value"),
        ({"weapon_class": "knife"}, "combatants.1.weapon_class"),
        ({"weapon": "rapier"}, "combatants.1.weapon"),
        ({"threat": 11}, "combatants.1.threat"),
        ({"count": 0}, "combatants"),
    ],
)
def test_a_squad_needs_its_own_keys(change: dict[str, Any], key: str) -> None:
    squad = {key: value for key, value in {**GUARDS, **change}.items() if value is not None}
    assert refused(combatants=[ATHOS, squad]) == key


def test_players_must_be_there() -> None:
    assert refused(combatants=[ATHOS, ROCHEFORT], players=["Milady"]) == "players.0"
    assert refused(combatants=[ATHOS]) == "combatants"


def test_a_side_left_out_follows_from_the_kind() -> None:
    kinds = {"hero": "heroes", "villain": "villains", "henchman": "villains"}
    for kind, side in kinds.items():
        assert Combatant(**{**ATHOS, "kind": kind}).camp == side
