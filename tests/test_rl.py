"""Procedures as games of OpenSpiel; its own solvers come to the same values as `best` and `odds`."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts, minimax

import jacta
from jacta import rl
from jacta.errors import InputError, OutOfReach
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Weighed
from jacta.plain import plain
from tests import toys

DEEP = 10**6


def expectiminimax(game: rl.ProcedureGame, who: str) -> float:
    """The value of a game without secrets to a player, found by OpenSpiel: the other wants the opposite."""
    value, _ = minimax.expectiminimax(game.new_initial_state(), DEEP, None, game.played.players.index(who))
    return float(value)


@pytest.mark.parametrize(
    ("id", "who"),
    [
        ("here_i_stand.piracy", "target"),
        ("here_i_stand.naval_combat", "attacker"),
        ("here_i_stand.exploration", "explorer"),
        ("europa_universalis.break_blockade", "mover"),
        ("europa_universalis.sea_attrition", "player"),
        ("seventh_sea.test", "player"),
        ("seventh_sea.flaw_bid", "gm"),
        ("vive_lempereur.fire_sequence", "target"),
    ],
)
def test_open_spiel_finds_the_value_that_best_finds(id: str, who: str) -> None:
    for example in jacta.procedures()[id].examples:
        alone = len(rl.load(id, example).played.players) == 1
        game = rl.load(id, example, against=None if alone else who)
        assert expectiminimax(game, who) == pytest.approx(float(jacta.best(id, example, who=who).value))


def test_open_spiel_counts_the_odds_of_players_who_answer_anything() -> None:
    def anything(question: Ask) -> Weighed:
        return Weighed((1,) * len(question.options))

    example = {"corsairs": 2, "target_ports": 2, "squadrons_adjacent": 1}
    game = rl.load("here_i_stand.piracy", example)
    uniform = policy.UniformRandomPolicy(game)
    found = expected_game_score.policy_value(game.new_initial_state(), [uniform] * len(game.played.players))
    odds = jacta.odds("here_i_stand.piracy", example, policy=anything)
    for player, worth in zip(game.played.players, found, strict=True):
        aim = game.played.aims[player]
        assert worth == pytest.approx(float(sum(chance * aim.value(outcome) for outcome, chance in odds)))


def test_who_decides_at_the_same_time_knows_nothing_of_the_other() -> None:
    state = rl.load(toys.morra, {}, against="first").new_initial_state()
    before = state.information_state_string(1)
    strings = {state.child(action).information_state_string(1) for action in state.legal_actions()}
    assert strings == {before}
    own = {state.child(action).information_state_string(0) for action in state.legal_actions()}
    assert len(own) == len(state.legal_actions())


def test_regret_minimisation_finds_the_equilibrium_of_a_secret_choice() -> None:
    game = rl.load(toys.morra, {}, against="first")
    solver = cfr.CFRSolver(game)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    assert exploitability.nash_conv(game, found) < 0.05
    values = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    assert values == pytest.approx([0, 0], abs=0.05)  # a fair game


def play(state: Any, chance: random.Random, most: int) -> Any:
    while not state.is_terminal() and state.move_number() < most:
        actions = (
            state.legal_actions() if not state.is_chance_node() else [place for place, _ in state.chance_outcomes()]
        )
        state.apply_action(chance.choice(actions))
    return state


def test_a_whole_campaign_can_be_played_and_copied() -> None:
    example = {"seats": ["human", "steward"], "years": 1, "seed": 3}
    game = rl.load("mighty_empires.game", example)
    state = play(game.new_initial_state(), random.Random(1), most=60)
    copy = state.clone()
    play(state, random.Random(2), most=100)
    assert copy.move_number() == 60
    assert str(play(copy, random.Random(2), most=100)) == str(state)


def test_what_a_seat_may_not_see_is_not_in_its_information() -> None:
    state = rl.load(toys.guess, {"seats": ["person", "person"]}).new_initial_state()
    assert state.is_chance_node()
    thrown = [state.child(action) for action, _ in state.chance_outcomes()]
    for player in (0, 1):
        assert len({one.information_state_string(player) for one in thrown}) == 1
        assert len({one.child(rl.action_of("guess", 3)).information_state_string(player) for one in thrown}) == 1
    over = {json.dumps(plain(one.snapshot.position.state)) for one in thrown}
    assert len(over) == 6


def test_the_computer_player_of_the_input_belongs_to_chance() -> None:
    state = rl.load(toys.guess, {"seats": ["person", "parrot"]}).new_initial_state()
    assert state.num_players() == 1
    guessed = state.child(0).child(rl.action_of("guess", 5))
    assert guessed.chance_outcomes() == [(0, 1.0)]
    assert guessed.action_to_string(-1, 0) == "5"  # the parrot repeats the last guess


@pytest.mark.parametrize(
    ("id", "options", "key"),
    [
        ("here_i_stand.exploration", {"against": "explorer"}, "against"),
        ("here_i_stand.piracy", {"against": "nobody"}, "nobody"),
        ("here_i_stand.piracy", {"aims": {"nobody": "vp_ceded"}}, "nobody"),
    ],
)
def test_what_cannot_be_wanted_is_refused(id: str, options: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as caught:
        rl.load(id, dict(jacta.procedures()[id].examples[0]), **options)
    assert caught.value.key == key


def test_where_nobody_decides_there_is_no_game() -> None:
    with pytest.raises(OutOfReach):
        rl.load("vive_lempereur.fire_table", {"die": 4, "fire_value": 3})


def test_a_throw_without_an_end_is_said_to_be_one() -> None:
    with pytest.raises(OutOfReach):
        play(rl.load(toys.fuse, {}).new_initial_state(), random.Random(1), most=10)


def test_a_map_is_drawn_at_the_start() -> None:
    game = rl.load("mighty_empires.game", {"years": 1}, draw=1)
    worlds = [play(one.new_initial_state(), random.Random(2), most=12) for one in (game, game.drawn(1), game.drawn(2))]
    first, same, other = (json.dumps(plain(one.snapshot.position.state), default=str) for one in worlds)
    assert first == same != other


def test_what_a_player_does_not_see_is_drawn_anew() -> None:
    state = play(rl.load("mighty_empires.game", {"years": 1}).new_initial_state(), random.Random(3), most=25)
    player = max(0, state.current_player())
    seen = state.information_state_string(player)
    dice = random.Random(4)
    others = [state.resample_from_infostate(player, dice.random) for _ in range(4)]
    assert {one.information_state_string(player) for one in others} == {seen}
    assert len({json.dumps(plain(one.snapshot.position.caller), default=str) for one in others}) == 4
    assert others[0].legal_actions() == state.legal_actions()


def test_what_others_have_sealed_is_drawn_anew() -> None:
    state = rl.load(toys.morra, {}, against="first").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    dice = random.Random(1)
    assert {state.resample_from_infostate(1, dice.random).snapshot.sealed for _ in range(40)} == {
        ("rock",),
        ("paper",),
        ("scissors",),
    }
    assert {state.resample_from_infostate(0, dice.random).snapshot.sealed for _ in range(10)} == {state.snapshot.sealed}


def test_a_game_survives_pickling() -> None:
    game = rl.load("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2}, against="target")
    again = pickle.loads(pickle.dumps(game))
    assert again.played == game.played
    assert str(again.new_initial_state()) == str(game.new_initial_state())


def test_the_search_of_open_spiel_runs_on_it() -> None:
    """Nim: two sticks of eight win."""
    game = rl.load(toys.nim, {"sticks": 8}, against="first")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        2.0,
        300,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    state = game.new_initial_state()
    assert state.action_to_string(0, bot.step(state)) == "2"


def test_an_answer_has_the_same_number_in_every_state() -> None:
    states = [rl.load(toys.nim, {"sticks": sticks}, against="first").new_initial_state() for sticks in (3, 8)]
    numbers = [{one.action_to_string(0, action): action for action in one.legal_actions()} for one in states]
    assert numbers[0] == numbers[1]
    assert len(set(numbers[0].values())) == len(numbers[0])
    campaign = play(rl.load("mighty_empires.game", {"years": 1}).new_initial_state(), random.Random(3), most=30)
    asked = campaign.snapshot.heard
    assert rl.numbered(asked) == {rl.action_of(asked.label, answer): answer for answer in asked.values()}


def test_answers_that_share_a_number_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rl, "ACTIONS", 3)
    asked = rl.load(toys.nim, {"sticks": 8}, against="first").new_initial_state().snapshot.heard
    assert sorted(map(str, rl.numbered(asked).values())) == sorted(map(str, asked.values()))


def test_what_a_player_sees_is_a_tensor() -> None:
    state = play(rl.load("mighty_empires.game", {"years": 1}).new_initial_state(), random.Random(3), most=25)
    player = max(0, state.current_player())
    seen = state.observation_tensor(player)
    assert len(seen) == rl.FACTS
    assert any(seen)
    dice = random.Random(4)
    assert state.resample_from_infostate(player, dice.random).observation_tensor(player) == seen
    assert state.child(state.legal_actions()[0]).observation_tensor(player) != seen


@pytest.mark.parametrize("id", ["here_i_stand.piracy", "seventh_sea.flaw_bid", "europa_universalis.break_blockade"])
def test_the_tests_of_open_spiel_pass(id: str) -> None:
    game = rl.load(id, jacta.procedures()[id].examples[0])
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_the_search_of_open_spiel_runs_on_a_game_with_secrets() -> None:
    game = rl.load("mighty_empires.game", {"years": 1}, draw=7)
    state = play(game.new_initial_state(), random.Random(3), most=25)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = ismcts.ISMCTSBot(
        game,
        Even(),
        2.0,
        4,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    assert bot.step(state) in state.legal_actions()


class Even(mcts.Evaluator):  # type: ignore[misc]
    """Nobody is ahead, and no answer is better than another."""

    def evaluate(self, state: Any) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_a_game_can_begin_where_another_stands() -> None:
    game = rl.load("mighty_empires.game", {"years": 1}, draw=7)
    state = play(game.new_initial_state(), random.Random(3), most=25)
    begun = game.begun(state).new_initial_state()
    assert begun.move_number() == 0
    assert str(begun) == str(state)
    assert begun.information_state_string(0) == state.information_state_string(0)


def test_everybody_in_a_fight_wants_his_side_to_win() -> None:
    game = rl.load("seventh_sea.fight", dict(jacta.procedures()["seventh_sea.fight"].examples[0]))
    assert game.played.players == ("Athos", "Porthos")
    assert {game.played.aims[who].text for who in game.played.players} == {"winner=heroes"}
    assert game.played.aims["Rochefort"].text == "winner=villains"
    battle = dict(jacta.procedures()["seventh_sea.battle"].examples[1])
    assert rl.load("seventh_sea.battle", battle).played.aims["Athos"].text == "winner=attacker"


def test_one_player_may_decide_for_several_powers() -> None:
    """Winter: every power sends its own pieces home, and the aim is that of all."""
    example = dict(jacta.procedures()["here_i_stand.winter_return"].examples[0])
    state = play(rl.load("here_i_stand.winter_return", example).new_initial_state(), random.Random(1), most=20)
    assert state.is_terminal()
    assert len(state.returns()) == 1


@pytest.mark.parametrize("part", ["campaign_turn", "winter", "retreat"])
def test_parts_of_a_campaign_can_be_drawn_anew(part: str) -> None:
    id = f"mighty_empires.{part}"
    state = rl.load(id, dict(jacta.procedures()[id].examples[0])).new_initial_state()
    chance = random.Random(5)
    while state.is_chance_node():
        state.apply_action(chance.choice([place for place, _ in state.chance_outcomes()]))
    player = state.current_player()
    other = state.resample_from_infostate(player, chance.random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
