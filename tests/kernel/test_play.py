"""`play` and `roll`: events, taking back, saving, secrecy of simultaneous answers, real dice."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import jacta
from jacta.analysis.assumptions import assumed
from jacta.dice import FairDice, Keep, Seeded
from jacta.errors import IllegalAnswer, InputError, RulesChanged
from jacta.kernel.best import best
from jacta.kernel.odds import odds
from jacta.kernel.play.opponents import advice, opponents
from jacta.kernel.play.session import Session
from jacta.kernel.play.view import visible
from jacta.kernel.roll import roll
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import procedure
from jacta.kernel.rule.questions import Ask, Move, Roll, Run, Step, done, goto, note
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.policies import Seated, Weighed
from jacta.plain import plain
from tests import toys


@pytest.fixture
def _toys_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    members = {member.id: member for member in toys.GAME.procedures}
    monkeypatch.setattr("jacta.kernel.play.session.find_procedure", members.__getitem__)


def session(procedure: Any, given: dict[str, Any] | None = None, **how: Any) -> Session:
    return Session(procedure, procedure.validate(given or {}), **how)


def test_a_session_waits_for_decisions_and_rolls_by_itself() -> None:
    game = session(toys.pig, {"turns": 1}, source=Seeded(1))
    assert game.waiting_for == ("player",)
    game.answer("roll")
    assert game.question is None
    assert [next(iter(event)) for event in game.events] == ["answer", "roll"]
    assert game.outcome == (0 if game.events[1]["roll"] == [1] else game.events[1]["roll"][0])


def test_real_dice_are_typed_in_and_checked() -> None:
    game = session(toys.pig, {"turns": 1}, dice="mine")
    game.answer("roll")
    with pytest.raises(InputError, match="faces"):
        game.throw([7])
    with pytest.raises(IllegalAnswer):
        game.answer("roll")
    game.throw([4])
    assert game.outcome == 4


def test_taking_back_never_crosses_a_roll() -> None:
    game = session(toys.pig, {"turns": 2}, dice="mine")
    game.answer("roll")
    assert game.can_undo
    game.undo()
    assert game.events == []
    game.answer("roll")
    game.throw([5])
    assert not game.can_undo
    with pytest.raises(IllegalAnswer):
        game.undo()


def test_an_illegal_answer_changes_nothing() -> None:
    game = session(toys.nim)
    before = game.export()
    with pytest.raises(IllegalAnswer, match="take"):
        game.answer(3)
    assert game.export() == before


def test_simultaneous_answers_stay_sealed_until_all_are_in() -> None:
    game = session(toys.morra)
    game.answer("rock", who="second")
    assert game.waiting_for == ("first",)
    assert game.events == []
    with pytest.raises(IllegalAnswer):
        game.answer("paper", who="second")
    game.answer("scissors", who="first")
    assert game.outcome == -2
    assert game.events == [{"answer": ["scissors", "rock"], "revealed": True}]
    assert not game.can_undo


def test_nobody_answers_a_secret_question_without_a_name() -> None:
    game = session(toys.morra)
    with pytest.raises(IllegalAnswer):
        game.answer("rock")
    assert game.sealed == {}


@pytest.mark.usefixtures("_toys_registered")
def test_dice_that_exploded_are_told_as_before_when_a_game_is_resumed() -> None:
    game = session(toys.duel, dice="mine")
    game.throw([(6, 6, 2)])
    game.throw([(6, 3)])
    again = Session.resume(json.loads(json.dumps(game.export())))
    assert again.outcome is True
    assert again.transcript == game.transcript


@pytest.mark.usefixtures("_toys_registered")
def test_export_and_resume_round_trip() -> None:
    game = session(toys.pig, {"turns": 3}, source=Seeded(5))
    game.answer("roll")
    saved = json.loads(json.dumps(game.export()))
    again = Session.resume(saved)
    assert again.export() == saved
    assert [entry.to_json() for entry in again.transcript] == [entry.to_json() for entry in game.transcript]


@pytest.mark.usefixtures("_toys_registered")
def test_a_saved_game_that_the_rules_would_change_is_refused() -> None:
    game = session(toys.nim)
    game.answer(2)
    saved = game.export()
    with pytest.raises(RulesChanged):
        Session.resume({**saved, "fingerprint": "0" * 16})
    with pytest.raises(RulesChanged):
        Session.resume({**saved, "events": [{"answer": 5}]})
    with pytest.raises(InputError, match="events"):
        Session.resume({"procedure": "toys.nim", "given": {}})


@pytest.mark.parametrize(
    "error", [AttributeError("reach"), ValueError("odd"), AssertionError(), ZeroDivisionError(), KeyError("arm")]
)
@pytest.mark.usefixtures("_toys_registered")
def test_whatever_new_rules_stumble_over_is_said_to_be_changed_rules(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(toys.nim)
    game.answer(2)

    def stumble(*_: Any, **__: Any) -> Any:
        raise error

    monkeypatch.setattr("jacta.kernel.play.history.answered", stumble)
    with pytest.raises(RulesChanged, match=type(error).__name__) as caught:
        Session.resume(game.export())
    assert caught.value.__cause__ is error


@pytest.mark.usefixtures("_toys_registered")
def test_rules_that_stumble_over_old_input_are_said_to_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = session(toys.nim).export()
    monkeypatch.setattr(toys.nim, "first_move", lambda context: context.given.matches)
    with pytest.raises(RulesChanged, match="matches"):
        Session.resume(saved)


def test_an_empty_slot_asks_the_person() -> None:
    game = session(toys.voyage, source=Seeded(1))
    assert type(game.question).__name__ == "Consult"
    with pytest.raises(IllegalAnswer, match="result"):
        game.answer({"wind": 3})
    game.answer("storm")
    assert game.outcome == "storm"


def test_an_answer_that_is_the_only_one_with_a_weight_needs_no_luck() -> None:
    given = toys.pig.validate({"turns": 3})
    for seed in range(10):
        rolled, weighed = (
            roll(toys.pig, given, source=Seeded(seed), policy={"again": how}) for how in ("roll", Weighed((5, 0)))
        )
        assert rolled.outcome == weighed.outcome


def test_a_roll_tells_its_story_and_repeats_with_its_seed() -> None:
    first = roll(toys.match, toys.match.validate({}), source=Seeded(3))
    assert first.to_json() == roll(toys.match, toys.match.validate({}), source=Seeded(3)).to_json()
    assert {entry.procedure for entry in first.transcript} == {"toys.contest"}
    assert all(entry.depth == 1 and entry.passage == "Toys, contest" for entry in first.transcript)


def test_a_seat_sees_only_what_it_may() -> None:
    games = [session(toys.guess, {"seed": 7}, dice="mine") for _ in range(2)]
    for game, face in zip(games, (2, 5), strict=True):
        game.throw([face])
    assert games[0].view("red") == games[1].view("red")
    assert games[0].view(None) == games[1].view(None)
    assert games[0].view("keeper") != games[1].view("keeper")
    assert "seed" not in games[0].view("red").given
    assert games[0].view("red").question is not None
    assert games[0].view("blue").question is None


def test_a_computer_player_answers_by_itself_and_sees_no_secret() -> None:
    game = session(toys.guess, dice="mine")
    game.throw([2])
    game.answer(4, who="red")
    assert game.events[-1] == {"answer": 4, "auto": True}
    assert game.waiting_for == ("red",)
    game.answer(2, who="red")
    assert game.outcome == "red"


def test_players_have_their_parts_in_a_nested_procedure_and_see_both() -> None:
    game = session(toys.guess, {"seats": ["person", "person"]}, dice="mine")
    game.throw([2])
    game.answer(1, who="red")
    game.answer(3, who="blue")
    here = game.position
    assert here.procedure is toys.nim
    assert [here.part_of(player) for player in ("red", "blue", "keeper", None)] == ["first", "second", None, None]
    outside, inside = here.all_seen_by("red")
    assert (outside.secret, outside.guesses, inside) == (None, (1, 3), here.state)
    assert here.all_seen_by("keeper")[0].secret == 2


def test_whoever_holds_several_seats_sees_what_any_of_them_sees() -> None:
    assert visible(None, ())
    assert visible(("red",), ("red", "blue"))
    assert not visible(("red",), ("blue", None))


def test_only_the_player_who_is_asked_may_answer() -> None:
    game = session(toys.nim)
    with pytest.raises(IllegalAnswer):
        game.answer(1, who="second")
    game.answer(1, who="first")
    assert game.waiting_for == ("second",)


def test_taking_back_reaches_over_the_machine_to_the_last_person() -> None:
    game = session(toys.guess, {"seats": ["person", "parrot"]}, dice="mine")
    game.throw([3])
    game.answer(1, who="red")
    assert game.can_undo
    game.undo()
    assert game.waiting_for == ("red",)
    assert len(game.events) == 1


@pytest.mark.parametrize("events", [[{}], ["x"], [{"roll": 1, "answer": 2}], [{"roll": None}], [{"roll": "6"}]])
@pytest.mark.usefixtures("_toys_registered")
def test_events_that_make_no_sense_name_their_place(events: list[Any]) -> None:
    with pytest.raises(InputError, match=r"events\.0"):
        Session.resume({"procedure": "toys.nim", "given": {}, "events": events})


@pytest.mark.parametrize(
    ("key", "wrong"), [("events", None), ("events", 7), ("procedure", 5), ("dice", "loaded"), ("dice", [])]
)
@pytest.mark.usefixtures("_toys_registered")
def test_a_broken_file_names_its_key(key: str, wrong: Any) -> None:
    saved = session(toys.nim).export()
    with pytest.raises(InputError) as caught:
        Session.resume({**saved, key: wrong})
    assert caught.value.key == key


def test_the_story_of_a_seat_keeps_the_options_of_others_to_itself() -> None:
    game = session(toys.morra)
    heard = game.view("first").question
    assert heard is not None
    assert heard.who == "first"
    game.answer("rock", who="first")
    game.answer("paper", who="second")
    assert all(entry.question is None for entry in game.view("first").transcript)


def test_one_players_undo_leaves_the_sealed_answer_of_a_computer() -> None:
    game = session(toys.morra)
    game.answer("rock", who="second")
    game.undo()
    assert game.waiting_for == ("first", "second")
    assert not game.can_undo


def test_a_throw_without_dice_waits_for_nobody() -> None:
    game = jacta.play("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2, "target_cards": 1}, dice="mine")
    assert isinstance(game.question, Roll)
    assert game.question.label == "attacker"
    assert game.events == [{"roll": []}]


@procedure(passage="Toys, cards")
def cards(given: Given) -> Move:
    return goto(choosing, None)


def choosing(nothing: None) -> Step:
    """Toys, cards: one of two cards; the left one is turned up."""
    return Ask("card", "player", ("left", "right"), then=chosen, default="left")


def chosen(nothing: None, card: str) -> Move:
    return goto(keeping, card, note("card", reveals=card == "left"))


def keeping(card: str) -> Step:
    """Toys, cards: keep it or not."""
    return Ask("keep", "player", (True, False), then=kept, default=True)


def kept(card: str, keeps: bool) -> Move:
    return done(keeps)


def test_taking_back_never_crosses_a_note_that_reveals() -> None:
    cards.game = toys.GAME
    game = session(cards)
    game.answer("right")
    assert game.can_undo
    game.undo()
    game.answer("left")
    assert game.events == [{"answer": "left", "revealed": True}]
    with pytest.raises(IllegalAnswer):
        game.undo()


# --- Sealed answers that are kept


@pytest.mark.usefixtures("_toys_registered")
def test_a_sealed_answer_is_saved_and_taken_up_again() -> None:
    game = session(toys.morra)
    game.answer("rock", who="second")
    assert game.sealed == {"second": "rock"}
    saved = json.loads(json.dumps(game.export()))
    assert saved["sealed"] == {"second": "rock"}
    again = Session.resume(saved)
    assert again.waiting_for == ("first",)
    again.answer("scissors", who="first")
    assert again.outcome == -2
    assert again.sealed == {}
    assert "sealed" not in again.export()


@pytest.mark.usefixtures("_toys_registered")
def test_a_sealed_answer_that_was_saved_can_be_taken_back() -> None:
    game = session(toys.morra)
    game.answer("rock", who="second")
    again = Session.resume(game.export())
    again.undo()
    assert again.waiting_for == ("first", "second")


@pytest.mark.usefixtures("_toys_registered")
def test_sealed_answers_of_all_players_are_shown_at_once() -> None:
    saved = session(toys.morra).export() | {"sealed": {"first": "paper", "second": "rock"}}
    del saved["fingerprint"]
    again = Session.resume(saved)
    assert again.question is None
    assert again.events == [{"answer": ["paper", "rock"], "revealed": True}]


@pytest.mark.parametrize("sealed", [{"third": "rock"}, {"first": "well"}])
@pytest.mark.usefixtures("_toys_registered")
def test_a_sealed_answer_that_the_rules_do_not_know_is_refused(sealed: dict[str, str]) -> None:
    with pytest.raises(RulesChanged):
        Session.resume(session(toys.morra).export() | {"sealed": sealed})
    with pytest.raises(RulesChanged):
        Session.resume(session(toys.nim).export() | {"sealed": sealed})


# --- Computer players of three strengths


def test_the_best_opponent_wins_what_can_be_won() -> None:
    """Whoever leaves a multiple of three sticks wins; the default is to take one."""
    game = session(toys.nim, {"sticks": 7}, computers={"second": "best"})
    assert game.people == {"first"}
    game.answer(2)
    while game.question is not None:
        game.answer(1)
    assert game.outcome == "second"
    assert [event.get("auto", False) for event in game.events] == [False, True, False, True]


def test_the_usual_opponent_takes_the_declared_answers() -> None:
    game = session(toys.nim, {"sticks": 7}, computers={"first": "usual", "second": "usual"})
    assert [event["answer"] for event in game.events] == [1] * 7


def test_a_random_opponent_takes_every_legal_answer() -> None:
    shown = {
        session(toys.nim, {"sticks": 4}, computers={"first": "random"}, source=Seeded(n)).events[0]["answer"]
        for n in range(20)
    }
    assert shown == {1, 2}


def test_the_best_opponent_draws_a_secret_answer_from_the_exact_mix() -> None:
    """Rock wins 2, the others 1: paper every other time. Chi-square; 13.816 is the limit of 1 in 1,000."""
    dice = FairDice("ab" * 32)
    counts: Counter[str] = Counter()
    for event in range(2_000):
        game = session(toys.morra, computers={"first": "best"}, chance=lambda _, event=event: dice(event))
        counts[game.sealed["first"]] += 1
    expected = {"rock": 500, "paper": 1_000, "scissors": 500}
    assert sum((counts[hand] - many) ** 2 / many for hand, many in expected.items()) < 13.816


def test_two_computers_that_decide_at_once_draw_apart() -> None:
    shown = set()
    for event in range(40):
        both = {"first": "random", "second": "random"}
        game = session(toys.morra, computers=both, chance=lambda _, event=event: FairDice("ab" * 32)(event))
        shown.add(tuple(game.events[0]["answer"]))
    assert len(shown) == 9


@pytest.mark.usefixtures("_toys_registered")
def test_computers_are_saved_with_the_game() -> None:
    game = session(toys.nim, {"sticks": 9}, computers={"second": "best"})
    game.answer(1)
    saved = json.loads(json.dumps(game.export()))
    assert saved["computers"] == {"second": "best"}
    again = Session.resume(saved)
    again.answer(1)
    assert again.waiting_for == ("first",)
    assert again.events[-1] == {"answer": 2, "auto": True}


@procedure(passage="Toys, unwanted", asks=("lay",), examples=())
def unwanted(given: Given) -> Move[str]:
    """Toys: nobody says what is wanted."""
    return goto(laying, "open")


unwanted.game = toys.GAME


@pytest.mark.parametrize(
    ("procedure", "computers", "key", "reason"),
    [
        (toys.nim, {"third": "best"}, "computers.third", "first, second"),
        (toys.nim, {"first": "mighty"}, "computers.first", "best, search, usual, random"),
        (toys.guess, {"red": "best"}, "computers.red", "hidden"),
        (toys.guess, {"red": "search"}, "computers.red", "hidden"),
        (unwanted, {"first": "best"}, "computers.first", "play its best.*first has no usual aim$"),
        (unwanted, {"first": "search"}, "computers.first", "cannot search.*first has no usual aim$"),
        (toys.guess, {"blue": "random"}, "computers.blue", "seats"),
    ],
)
def test_a_computer_player_that_cannot_be_had_names_its_seat(
    procedure: Any, computers: dict[str, str], key: str, reason: str
) -> None:
    with pytest.raises(InputError, match=reason) as caught:
        session(procedure, computers=computers)
    assert caught.value.key == key


def test_the_best_player_of_what_is_out_of_reach_is_refused_before_the_game() -> None:
    duel = find_procedure("seventh_sea.duel")
    with pytest.raises(InputError, match="simulate") as caught:
        jacta.play(duel.id, duel.examples[0], computers={"attacker": "best"})
    assert caught.value.key == "computers.attacker"


# --- Fair dice


def test_a_fair_game_promises_its_secret_and_reveals_it_in_the_end() -> None:
    dice = FairDice("5e" * 32, {"player": "alea"})
    game = session(toys.pig, {"turns": 2}, chance=dice)
    assert game.export()["fair"] == {"commitment": dice.commitment, "words": {"player": "alea"}, "sides": {}}
    game.answer("roll")
    while game.question is not None:
        game.answer("stop")
    assert game.export()["fair"]["secret"] == "5e" * 32
    assert game.export()["fair"].keys() == {"commitment", "words", "secret", "record", "sides"}
    assert game.export()["fair"]["sides"]["1"] == [6]
    assert game.events[1]["roll"] == [dice(1).below(6) + 1]


@pytest.mark.usefixtures("_toys_registered")
def test_a_fair_game_goes_on_with_the_same_dice() -> None:
    dice = FairDice("5e" * 32, {"player": "alea"})
    game = session(toys.pig, {"turns": 3}, chance=dice)
    game.answer("roll")
    again = Session.resume(game.export(), chance=dice)
    for one in (game, again):
        while one.question is not None:
            one.answer("roll")
    assert again.export() == game.export()
    assert Session.resume(game.export()).export() == game.export()


@pytest.mark.usefixtures("_toys_registered")
def test_without_its_secret_a_game_does_not_go_on_as_a_fair_one() -> None:
    game = session(toys.pig, {"turns": 3}, chance=FairDice("5e" * 32))
    assert "fair" not in Session.resume(game.export()).export()


def test_what_is_taken_back_and_comes_again_is_drawn_as_before() -> None:
    """Taking back reaches over the answers of a computer player: it is no way to have it draw anew."""
    for event in range(10):
        dice = FairDice(f"{event:02}" * 32)
        game = session(toys.nim, {"sticks": 9}, computers={"second": "random"}, chance=dice)
        seen = []
        for _ in range(3):
            game.answer(1)
            seen.append(game.events[-1])
            game.undo()
        assert seen == [seen[0]] * 3


def test_nobody_types_in_the_systems_dice() -> None:
    game = session(toys.pig, {"turns": 1}, pause=lambda: True)
    game.answer("roll")
    with pytest.raises(IllegalAnswer):
        game.throw([6])
    game.throw()
    assert len(game.events) == 2


def test_the_systems_throws_among_real_dice_are_marked() -> None:
    game = session(toys.pig, {"turns": 2}, dice="mine", chance=FairDice("5e" * 32))
    game.answer("roll")
    game.throw()
    assert game.events[-1]["auto"]
    if game.question is not None:
        game.answer("roll")
        game.throw([3])
        assert game.events[-1] == {"roll": [3]}


# --- A best player and dice without end


@procedure(passage="Toys, dare on", aims={"player": "value"})
def dare_on(given: Given) -> Move:
    return goto(throwing, None)


def throwing(nothing: None) -> Step:
    """Toys, dare on: a die that explodes; the exact odds tell totals from 8 on not apart."""
    return Roll("total", Keep(1, 6, 1, exploding=1).cut_off(8), then=thrown)


def thrown(nothing: None, total: int) -> Move:
    return goto(daring, total)


def daring(total: float) -> Step:
    """Toys, dare on: keep 5 points, or take 10 for a total of 8 and more."""
    return Ask("dare", "player", ("keep", "dare"), then=dared, default="keep")


def dared(total: float, answer: str) -> Move:
    return done((10 if total >= 8 else 0) if answer == "dare" else 5)


def test_the_best_player_knows_what_to_do_beyond_the_cut_of_endless_dice() -> None:
    """In play the die shows 6+6+3, of which the odds know only that it is 8 or more."""
    dare_on.game = toys.GAME
    for faces, points in (((6, 6, 3), 10), ((6, 2), 10), ((6, 1), 5), ((3,), 5)):
        game = session(dare_on, dice="mine", computers={"player": "best"})
        game.throw([faces])
        assert game.outcome == points


def test_the_best_players_reach_what_best_promises() -> None:
    """Exact odds of a siege in which both seats are taken by best players: neither could do better."""
    siege = find_procedure("here_i_stand.siege")
    given = siege.validate(dict(siege.examples[1]))
    context = siege.context(given)
    players = opponents(context, {"attacker": "best", "defender": "best"}, ["attacker", "defender"])
    reached = odds(siege, given, Seated(players)).p(siege.aims["attacker"].value)
    assert reached == best(siege, given, who="attacker").value


# --- Pausing, copying, catching up: what a host of several people needs


def test_a_session_pauses_while_the_machine_works_and_goes_on() -> None:
    steps = iter([False, False, True])
    game = session(toys.contest, {"ours": 0, "theirs": 0}, pause=lambda: next(steps))
    assert (len(game.events), game.needs_nobody) == (2, True)
    whole = session(toys.pig, {"turns": 1}, pause=lambda: True)
    assert not whole.needs_nobody
    whole.answer("roll")
    assert (len(whole.events), whole.needs_nobody) == (1, True)
    whole.copy().go_on()
    assert len(whole.events) == 1


def test_a_copy_goes_its_own_way() -> None:
    game = session(toys.morra)
    game.answer("rock", "first")
    other = game.copy()
    other.answer("paper", "second")
    assert other.outcome == -1
    assert (game.waiting_for, game.events, game.transcript) == (("second",), [], [])


@pytest.mark.usefixtures("_toys_registered")
def test_a_session_catches_up_with_what_happened_elsewhere() -> None:
    dice = FairDice("5" * 64)
    here = session(toys.pig, {"turns": 3}, chance=dice)
    there = here.copy()
    for _ in range(2):
        there.answer("roll")
    here.catch_up(there.events, {}, there.fingerprint(), "0.1.0")
    assert here.transcript == there.transcript
    assert here.export() == there.export()
    with pytest.raises(RulesChanged, match=r"0\.1\.0"):
        session(toys.pig, {"turns": 3}, chance=dice).catch_up(there.events, {}, "another", "0.1.0")
    with pytest.raises(RulesChanged):
        session(toys.pig).catch_up([{"answer": "sleep"}], {}, None, "0.1.0")


def test_a_sealed_answer_is_taken_back_by_its_author_alone() -> None:
    game = session(toys.morra)
    assert list(game.last_to_answer) == []
    game.answer("rock", "first")
    assert list(game.last_to_answer) == ["first"]
    game.undo(("second",))
    assert game.sealed == {"first": "rock"}
    game.undo(("first",))
    assert game.sealed == {}


def test_it_is_known_who_answered_last() -> None:
    game = session(toys.nim)
    game.answer(1)
    assert game.last_to_answer == ("first",)
    game.answer(1)
    assert game.last_to_answer == ("second",)
    book = session(toys.voyage, source=Seeded(1))
    book.answer("storm")
    assert book.last_to_answer == ()
    assert book.can_undo


def test_dice_that_only_a_computer_may_see_are_thrown_by_the_system() -> None:
    given = {"seats": ["person", "person"]}
    seen_by_keeper = session(toys.guess, given, dice="mine")
    assert isinstance(seen_by_keeper.question, Roll)
    seen_by_keeper._players["keeper"] = {}
    assert seen_by_keeper.needs_nobody


def test_advice_is_what_a_strong_player_would_answer() -> None:
    game = session(toys.nim, {"sticks": 8})
    (who,) = game.waiting_for
    assert isinstance(game.question, Ask)
    assert advice(game.position, game.question, who) == 2  # six are left
    secret = session(toys.morra)
    assert isinstance(secret.question, Ask)
    for place, who in enumerate(secret.waiting_for):
        assert advice(secret.position, secret.question, who) in secret.question.values()[place]
    hidden = session(toys.guess, {"seats": ["person", "person"]})
    assert isinstance(hidden.question, Ask)
    with pytest.raises(jacta.JactaError, match="hidden"):
        advice(hidden.position, hidden.question, "red")


@procedure(passage="Toys, hand", asks=("laying",), examples=({},), view=lambda state, who: who)
def hand(given: Given) -> Move[str]:
    return goto(laying, "")


def laying(state: str) -> Step:
    return Ask("laying", "first", ("high", "low"), done_with, default=lambda seen: "high" if seen == "first" else "low")


def done_with(state: str, card: str) -> Move:
    return done(card)


@procedure(passage="Toys, evening", asks=("laying",), examples=({},))
def evening(given: Given) -> Move[str]:
    return goto(sitting_down, "")


def sitting_down(state: str) -> Step:
    return Run("hand", hand, Given(), then=done_with, roles={"first": "red"})


def test_what_is_usual_is_said_by_what_the_part_of_a_player_sees() -> None:
    """Red has the first part in a nested procedure, which shows it what the first one sees."""
    hand.game = evening.game = toys.GAME
    game = session(evening)
    assert game.waiting_for == ("red",)
    (told,) = assumed(evening, game.given) or ()
    assert told.usual
    game.answer_as_usual("red")
    assert game.outcome == roll(evening, game.given, source=Seeded(1)).outcome == "high"


DECIDED = sorted(id for id, one in jacta.procedures().items() if one.asks)


@pytest.mark.parametrize("id", DECIDED)
def test_a_saved_game_is_known_again_by_another_process(id: str) -> None:
    """What a game is known by is data alone: an object's place in memory would differ after every restart."""
    given = jacta.procedures()[id].examples[0]
    for seed in range(3):  # some are over before anybody is asked
        played = jacta.play(id, given, source=Seeded(seed))
        position = played.position if played.question is not None else None
        while position is not None:
            assert " at 0x" not in json.dumps(plain(position.state), default=repr)
            position = position.caller


def test_dice_that_belong_to_nobody_are_refused() -> None:
    """They were thrown by the system, and whoever had misspelt `mine` never asked for a face."""
    with pytest.raises(InputError, match="dice: mien is not allowed; choose one of system, mine; did you mean mine"):
        jacta.play("here_i_stand.field_battle", {"attacker_units": 1, "defender_units": 1}, dice="mien")  # type: ignore[arg-type]
