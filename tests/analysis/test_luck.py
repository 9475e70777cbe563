"""The luck meter: against enumeration by hand, and against the odds and the best play that it must agree with."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.analysis import luck as meter
from jacta.analysis.luck import Gains, Luck, luck
from jacta.charts import svg
from jacta.cli import main
from jacta.dice import Dice, Hits, Keep, Seeded, Throw, totals
from jacta.errors import InputError
from jacta.kernel.best import best
from jacta.kernel.odds import odds
from jacta.kernel.play.session import Session
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.policies import Weighed, picked
from jacta.kernel.run.position import Halt, answered, started
from jacta.telling.luck import luck_chart, luck_curves, luck_told
from jacta.text import LANGUAGES, speaking
from tests import toys


def played(procedure: Procedure, given: Any, seed: int = 1) -> Session:
    """A game in which everybody answers at random."""
    chance = Seeded(seed)
    session = Session(procedure, procedure.validate(given), source=chance)
    while isinstance(session.question, Ask):
        answers = picked(session.question, _anything, session.position, chance)
        for who, answer in zip(
            session.waiting_for, answers if session.question.simultaneous else [answers], strict=True
        ):
            session.answer(answer, who)
    return session


def _anything(question: Ask) -> Weighed | None:
    return None if question.simultaneous else Weighed((1,) * len(question.options))


# --- Throws


def summed(throws: list[Throw]) -> Counter[int]:
    """How often each total comes up, throw by throw."""
    counted: Counter[int] = Counter({0: 1})
    for throw in throws:
        following: Counter[int] = Counter()
        for total, (value, weight) in product(counted, throw.weights().pairs):
            following[total + value] += counted[total] * weight
        counted = following
    return counted


POOLS: list[list[Throw]] = [
    [Dice(1, 6)] * 4,
    [Dice(2, 6), Dice(2, 6), Dice(1, 10).plus(-3)],
    [Hits(5, 6, 5), Hits(2, 6, 5), Hits(3, 6, 4)],
    [Dice(3, 6).at_least(11), Keep(3, 10, 2)],
]


@pytest.mark.parametrize("throws", POOLS, ids=str)
def test_the_chances_of_a_total_are_those_of_enumeration(throws: list[Throw]) -> None:
    counted = summed(throws)
    ways = counted.total()
    spreads = Counter(map(totals.spread_of, throws))
    for total in counted:
        at_most, at_least, exact = totals.chances_of(spreads, total)  # type: ignore[arg-type]
        assert exact
        assert at_most == Fraction(sum(many for one, many in counted.items() if one <= total), ways)
        assert at_least == Fraction(sum(many for one, many in counted.items() if one >= total), ways)


def test_very_many_throws_are_counted_by_the_normal_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(toys.darts, {"darts": 200})
    (exact,) = luck(session).throws
    monkeypatch.setattr(totals, "MOST_BITS", 1_000)
    (nearly,) = luck(session).throws
    assert (exact.exact, nearly.exact) == (True, False)
    assert exact.expected == nearly.expected == 700
    assert float(exact.at_most) == pytest.approx(float(nearly.at_most), abs=1e-3)
    assert float(exact.at_least) == pytest.approx(float(nearly.at_least), abs=1e-3)


def test_darts_are_added_up_and_compared_with_three_and_a_half_each() -> None:
    session = Session(toys.darts, toys.darts.validate({"darts": 2}), dice="mine")
    session.throw([6])
    (first,) = luck(session).throws
    assert (first.times, first.obtained, first.expected) == (1, 6, Fraction(7, 2))
    assert (first.at_most, first.at_least) == (Fraction(1), Fraction(1, 6))
    session.throw([5])
    (both,) = luck(session).throws
    assert (both.times, both.obtained, both.expected) == (2, 11, Fraction(7))
    assert (both.at_most, both.at_least) == (Fraction(35, 36), Fraction(3, 36))


def test_dice_that_explode_without_end_are_counted_as_far_as_it_matters() -> None:
    session = Session(toys.fuse, toys.fuse.validate({}), dice="mine")
    session.throw([(6, 6, 6, 6, 2)])
    (row,) = luck(session).throws
    assert row.obtained == 26
    assert not row.exact
    assert float(row.expected) == pytest.approx(3.5 * 6 / 5, abs=1e-6)
    assert float(row.at_least) == pytest.approx(5 / 6**5, abs=1e-8)


def test_who_throws_is_told_by_the_label() -> None:
    wind = find_procedure("europa_universalis.wind_advantage")
    found = luck(played(wind, wind.examples[0]))
    assert [(row.label, row.who) for row in found.throws] == [
        ("wind_attacker", "attacker"),
        ("wind_defender", "defender"),
    ]


def test_what_gives_no_number_is_left_out_and_named() -> None:
    found = luck(played(toys.wound, {}))
    assert (found.throws, found.unread) == ((), ("wound",))
    with speaking("en"):
        assert any("Not a number to add up: " in note for note in luck_told(found).notes)


def test_a_number_drawn_for_a_map_is_no_throw() -> None:
    drawing = find_procedure("mighty_empires.map_auto")
    session = played(drawing, {key: value for key, value in drawing.examples[0].items() if key != "seed"})
    assert session.transcript[0].label == "map"
    assert luck(session).throws == ()


# --- Chances


def worth(procedure: Procedure, halt: Halt) -> tuple[Fraction, ...]:
    """What a position of a game without loops is worth to everybody, by trying everything."""
    position, question = halt
    aims = procedure.aims
    if question is None:
        return tuple(Fraction(aim.value(position.outcome)) for aim in aims.values())
    if isinstance(question, Roll):
        pairs, total, _ = question.throw.weights()
        parts = [(worth(procedure, answered(position, question, value)), weight) for value, weight in pairs]
        return tuple(
            sum((one[place] * weight for one, weight in parts), Fraction(0)) / total for place in range(len(aims))
        )
    assert isinstance(question, Ask)
    place = list(aims).index(position.players_asked(question)[0])
    values = [worth(procedure, answered(position, question, value)) for value in question.values()]
    return max(values, key=lambda one: one[place])


def check(found: Luck) -> None:
    """What holds of every game: it all adds up, and nobody gains by an own decision."""
    for before, after in zip(found.turns, found.turns[1:], strict=False):
        assert before.after == after.before
    for place, player in enumerate(found.players):
        for turn in found.turns:
            assert turn.before[place] + turn.changes[place].total == turn.after[place]
            assert turn.changes[place].own <= 0
            assert turn.by == "decision" or turn.changes[place] == Gains(dice=turn.changes[place].dice)
        change = found.change(player)
        assert found.turns[0].before[place] + change.total == found.turns[-1].after[place]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("procedure", "given"),
    [(toys.pig, {"turns": 3}), (toys.nim, {"sticks": 8}), (toys.guess, {"seats": ["person"] * 2})],
)
def test_every_chance_is_that_of_trying_everything(
    procedure: Procedure, given: Any, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toys.guess, "view", None)  # nobody can be held to the best answer to what is hidden
    session = played(procedure, given, seed)
    found = luck(session)
    check(found)
    halt = started(procedure, session.given)
    for turn, event in zip(found.turns, [one for one in session.transcript if one.kind != "note"], strict=True):
        position, question = halt
        assert question is not None
        assert turn.before == worth(procedure, halt)
        halt = answered(position, question, event.value)
        assert turn.after == worth(procedure, halt)
        assert turn.by == ("dice" if isinstance(question, Roll) else "decision")


PROCEDURES = [
    "europa_universalis.assault",
    "europa_universalis.interception_gauntlet",
    "here_i_stand.siege",
    "here_i_stand.piracy",
    "seventh_sea.brute_attack",
    "vive_lempereur.assault_sequence",
    "vive_lempereur.assault_plan",
]


@pytest.mark.parametrize("id", PROCEDURES)
def test_a_game_begins_at_its_best_value_and_ends_at_its_outcome(id: str) -> None:
    procedure = find_procedure(id)
    session = played(procedure, procedure.examples[0], seed=5)
    found = luck(session)
    check(found)
    assert found.finished
    assert found.turns[0].before[0] == best(procedure, session.given).value
    assert found.turns[-1].after == tuple(aim.value(session.outcome) for aim in procedure.aims.values())
    events = [place for turn in found.turns for place in range(turn.event - turn.events + 1, turn.event + 1)]
    assert events == sorted(set(events))


def test_an_interception_that_succeeds_was_lucky_by_what_was_missing_to_certainty() -> None:
    """Nine or more with two dice: ten ways out of thirty-six."""
    session = jacta.play("here_i_stand.interception", {}, dice="mine")
    session.throw([6, 3])
    (turn,) = jacta.luck(session.export()).turns
    assert (turn.before, turn.after) == ((Fraction(5, 18),), (Fraction(1),))
    assert turn.changes == (Gains(dice=Fraction(13, 18)),)


def test_a_victory_point_paid_where_a_card_would_do_is_judgement_and_not_luck() -> None:
    """The only bad roll for the target is two hits: 1/9. One hit costs a card, unless a point is given away."""
    session = jacta.play("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2, "target_cards": 1}, dice="mine")
    session.throw([6, 2])
    session.answer("vp")
    found = jacta.luck(session)
    check(found)
    roll, payment = found.turns
    assert roll.before == (-Fraction(1, 9), Fraction(1, 9))
    assert roll.after == (Fraction(0), Fraction(0))
    assert payment.better == "card"
    assert found.change("target") == Gains(dice=Fraction(1, 9), own=Fraction(-1))
    assert found.change("ottoman") == Gains(dice=-Fraction(1, 9), others=Fraction(1))


@pytest.mark.parametrize("second", ["rock", "paper", "scissors"])
@pytest.mark.parametrize("first", ["rock", "paper", "scissors"])
def test_a_secret_answer_of_the_best_mix_is_luck_alone(first: str, second: str) -> None:
    """Rock 1/4, paper 1/2, scissors 1/4 for both: none of the three is worse than the mix."""
    session = Session(toys.morra, toys.morra.validate({}))
    session.answer(first, "first")
    session.answer(second, "second")
    found = luck(session)
    check(found)
    assert found.turns[0].before == (Fraction(0), Fraction(0))
    assert found.change("first") == Gains(dice=Fraction(session.outcome))


def test_a_nested_procedure_without_decisions_is_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys.tournament, "aims", toys.pig.aims)
    session = played(toys.tournament, {}, seed=2)
    found = luck(session)
    check(found)
    assert [(turn.event, turn.events) for turn in found.turns] == [(1, 2), (3, 2)]
    won = odds(toys.duel, toys.duel.validate({})).p(lambda first_won: first_won)
    assert found.turns[1].after == (session.outcome,)
    assert found.turns[1].before == (found.turns[0].after[0],)
    assert found.turns[1].before[0] - won in (0, 1)
    with speaking("en"):
        assert all("(and one more throw)" in row[1] for row in luck_told(found).grids[-1].rows)


def test_totals_beyond_the_cut_are_valued_anew() -> None:
    busk = find_procedure("seventh_sea.busk")
    session = Session(busk, busk.validate(busk.examples[0]), dice="mine")
    assert isinstance(session.question, Roll)
    _, *others = session.question.throw.throw(Seeded(1)).faces
    session.throw([(*[10] * 40, 1), *others])
    found = luck(session)
    check(found)
    assert found.finished
    assert found.turns[-1].after[0] > 300


def test_a_running_game_is_told_as_far_as_it_went() -> None:
    session = Session(toys.nim, toys.nim.validate({"sticks": 4}))
    assert luck(session).turns == ()
    session.answer(2)
    found = luck(session)
    assert not found.finished
    assert found.change("first") == Gains(own=Fraction(-1))
    assert found.turns[0].better == 1
    with speaking("en"):
        assert "now" in luck_told(found).grids[0].headings


@pytest.mark.parametrize(
    ("procedure", "reason"),
    [
        ("seventh_sea.duel", "too large a game"),
        ("here_i_stand.siege", "more than 5 positions"),
        ("toys", "nobody’s aim"),
    ],
)
def test_where_chances_are_out_of_reach_it_is_said_why(
    procedure: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meter, "MOST_POSITIONS", 5)
    asked = toys.contest if procedure == "toys" else find_procedure(procedure)
    found = luck(played(asked, asked.examples[0]))
    assert found.turns == ()
    assert found.throws
    with speaking("en"):
        assert reason in luck_told(found).notes[-1]
        with pytest.raises(InputError, match="chart"):
            luck_chart(found)
    with speaking("fr"):
        assert "Les chances n’ont pas été suivies" in str(found.unknown)


# --- Shown


def test_whoever_has_a_name_goes_by_it_in_every_table() -> None:
    procedure = find_procedure("vive_lempereur.assault_plan")
    found = luck(played(procedure, procedure.examples[0], seed=4))
    throws, chances, turns = luck_told(found, names={"attacker": "Zoé"}).grids
    for words in ({row[1] for row in throws.rows}, {row[0] for row in chances.rows}, {*turns.headings}):
        assert "Zoé" in words
        assert not {"attaquant", "attacker"} & words


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_and_drawn_in_both_languages(language: str) -> None:
    procedure = find_procedure("vive_lempereur.assault_plan")
    found = luck(played(procedure, procedure.examples[0], seed=4))
    with speaking(language):
        told = luck_told(found, most=1)
        assert len(told.grids) == 3
        for grid in told.grids:
            assert grid.rows
            assert {len(row) for row in grid.rows} == {len(grid.headings)}
        assert len(told.grids[-1].rows) == 1
        assert "<svg" in svg(luck_chart(found))
        assert {"fr": "attaquant", "en": "attacker"}[language] in svg(luck_chart(found))
        curves = luck_curves(found)
        assert {curve.who for curve in curves} <= set(found.players)
        for curve in curves:
            assert [point.place for point in curve.points] == [0, *(turn.event + 1 for turn in found.turns)]
            assert [point.by for point in curve.points] == [None, *(turn.by for turn in found.turns)]


def test_the_command_tells_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = jacta.play("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2, "target_cards": 1}, dice="mine")
    session.throw([6, 2])
    session.answer("vp")
    saved, curve = tmp_path / "game.json", tmp_path / "curve.svg"
    saved.write_text(json.dumps(session.export()))
    assert main(["luck", str(saved), "--lang", "fr", "--chart", str(curve)]) == 0
    told = capsys.readouterr().out
    assert "Les dés" in told
    assert "mieux valait" in told
    assert curve.read_text().startswith("<svg")
    assert main(["luck", str(saved), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["players"][0]["judgement"] == {"exact": "-1", "decimal": -1.0}
    assert data["turns"][1]["better"] == "card"
    assert data["throws"][0]["at_least"]["exact"] == "5/9"
    assert main(["luck", str(tmp_path / "none.json")]) == 2
