"""`simulate`: a seed gives the same counts whoever makes the runs, and the error bars hold what they promise."""

from __future__ import annotations

import json
import multiprocessing
import os
import pickle
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.distribution import Sample
from jacta.errors import EmptySlot, IllegalAnswer, InputError, JactaError, TableError
from jacta.kernel.roll import roll
from jacta.kernel.rule.calling import Context
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Choice, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.policies import Mix, Weighed, check_legal, picked
from jacta.kernel.run.position import UNKNOWN, Position, answered, started
from jacta.kernel.simulate import Counts, Plan, ShareResult, run_share, simulate
from jacta.kernel.simulate.alone import Alone
from jacta.text import LANGUAGES, Message, speaking
from tests import toys

pytestmark = pytest.mark.waits
RAID: Mapping[str, Any] = {"corsairs": 2, "target_ports": 2, "squadrons_adjacent": 1, "target_cards": 2}
ENOUGH_FOR_PROCESSES = 3_000
BLOCKS = (1, 2, 4, 64, 512, 1024, 2048)
VISITS = "VISITING_PROCESSES"


def raid(**how: Any) -> Sample[Any]:
    return jacta.simulate("here_i_stand.piracy", RAID, seed=how.pop("seed", 7), **how)


@cache
def intercept(runs: int, seed: int) -> Sample[Any]:
    return jacta.simulate("here_i_stand.interception", {}, runs=runs, seed=seed, workers=1)


def fleets_first(question: Any, seen: Any) -> str | None:
    return "fleet" if "fleet" in question.values() else None


def signing_in(question: Any, seen: Any) -> str | None:
    """Decides as `fleets_first`, and leaves the number of its process in a folder."""
    Path(os.environ[VISITS], str(os.getpid())).touch()
    return fleets_first(question, seen)


def cheating_elsewhere(question: Any, seen: Any) -> str | None:
    """Answers legally in the process of the tests only."""
    return None if str(os.getpid()) == os.environ[VISITS] else "nothing"


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs are made alone, as where they hardly ever meet."""
    monkeypatch.setattr("jacta.kernel.simulate.TELLING", 0)
    monkeypatch.setattr("jacta.kernel.simulate.LONELY", 0.0)


# --- Reproducible -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "policy",
    [None, {"payment": "card"}, fleets_first, {"payment": Mix((("vp", 1), ("card", 2)))}],
    ids=["defaults", "mapping", "function", "mix"],
)
@pytest.mark.parametrize("meeting", [True, False], ids=["together", "alone"])
def test_a_seed_gives_the_same_counts_in_one_process_and_in_two(
    policy: Any, meeting: bool, request: pytest.FixtureRequest
) -> None:
    if not meeting:
        request.getfixturevalue("alone")
    alone, together = (raid(runs=ENOUGH_FOR_PROCESSES, policy=policy, workers=workers) for workers in (1, 2))
    assert alone.weights == together.weights
    assert alone.total == together.total == ENOUGH_FOR_PROCESSES
    assert alone.weights != raid(runs=ENOUGH_FOR_PROCESSES, policy=policy, workers=1, seed=8).weights


@pytest.mark.parametrize("weights", [(1, 1, 1), (2, 5, 3), (0, 3, 1), (0, 3, 0)])
def test_weights_of_all_answers_are_drawn_as_their_mix_is(weights: tuple[int, ...]) -> None:
    def weighed(question: Ask, seen: Any) -> Weighed | None:
        return Weighed(weights[: len(question.values())]) if question.label == "payment" else None

    def mixed(question: Ask, seen: Any) -> Mix | None:
        pairs = tuple((value, weight) for value, weight in zip(question.values(), weights, strict=False) if weight)
        return Mix(pairs) if question.label == "payment" else None

    assert raid(runs=500, policy=weighed).weights == raid(runs=500, policy=mixed).weights


@pytest.mark.usefixtures("alone")
def test_two_workers_are_two_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VISITS, str(tmp_path))
    together = raid(runs=ENOUGH_FOR_PROCESSES, policy=signing_in, workers=2)
    visitors = {int(path.name) for path in tmp_path.iterdir()} - {os.getpid()}
    assert 1 <= len(visitors) <= 2
    assert together.weights == raid(runs=ENOUGH_FOR_PROCESSES, policy=fleets_first, workers=1).weights


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("workers", [1, 2])
def test_the_runs_of_a_smaller_sample_are_the_first_of_a_larger_one(workers: int) -> None:
    fewer: Counter[Any] = Counter()
    for runs in (1, 31, 499, 500, 501, 2_000, 2_001, 2_499, 3_000):
        more = Counter(raid(runs=runs, workers=workers).weights)
        assert more.total() == runs
        assert fewer <= more
        fewer = more


def test_the_blocks_of_a_smaller_sample_are_the_first_of_a_larger_one() -> None:
    fewer: Counter[Any] = Counter()
    for runs in BLOCKS:
        more = Counter(raid(runs=runs, workers=1).weights)
        assert more.total() == runs
        assert fewer <= more
        fewer = more


@pytest.mark.parametrize(
    ("visits", "steps", "together", "growing"),
    [(100, 100, True, True), (3_000, 40_000, True, True), (50_000, 400_000, True, False), (3_000, 3_100, False, False)],
    ids=["too little to tell", "they meet", "they meet, and the block is large", "they do not meet"],
)
def test_the_plan_hangs_on_what_came_of_the_blocks(visits: int, steps: int, together: bool, growing: bool) -> None:
    plan = Plan(find_procedure("here_i_stand.piracy"), "{}", None, 1, 1_000)
    first = plan.share(7)
    assert first is not None
    assert (first.first, first.runs, first.together) == (0, 1, True)
    assert plan.share(7) is None  # until it is known what came of it
    plan.learn(ShareResult(Counter(), (), visits, steps))
    assert (plan.together, plan.growing) == (together, growing)
    shares = [*iter(lambda: plan.share(7), None)]
    assert {share.together for share in shares} == {together}
    assert shares[0].first == 1
    assert shares[0].runs == (1 if together else 7)
    assert growing == (sum(share.runs for share in shares) < 999)


def test_a_lonely_procedure_is_found_out_and_comes_to_the_same_in_every_cut() -> None:
    duel = find_procedure("seventh_sea.ship_duel")
    plan = Plan(duel, json.dumps(duel.examples[0]), None, 5, 60)
    whole = Counts()
    while (share := plan.share(60)) is not None:
        result = run_share(share)
        whole.add(result)
        plan.learn(result)
    assert not plan.together
    cut = jacta.simulate(duel.id, duel.examples[0], runs=60, seed=5, workers=1)
    assert whole.sample(seed=5).weights == cut.weights


DUEL = dict(find_procedure("seventh_sea.duel").examples[0])


def lone_duels(policy: Any) -> list[Any]:
    """The outcomes of some duels, each run alone."""
    duel = find_procedure("seventh_sea.duel")
    alone = Alone(duel.context(duel.validate(DUEL)), policy)
    return [alone.run(Seeded(run)) for run in range(12)]


@pytest.mark.parametrize("policy", [None, {"damage_raises": 1}, {"damage_raises": Mix(((0, 1), (2, 3)))}])
@pytest.mark.parametrize(("most", "telling"), [(50_000, 2_000), (40, 2_000), (50_000, 20)])
def test_runs_that_remember_what_they_run_come_to_the_same(
    policy: Any, most: int, telling: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all the memory there is, with little, and where it is given up soon."""
    monkeypatch.setattr("jacta.kernel.simulate.alone.MOST_NODES", most)
    monkeypatch.setattr("jacta.kernel.simulate.alone.TELLING", telling)
    remembering = lone_duels(policy)
    monkeypatch.setattr(Alone, "_outcome", lambda *_: UNKNOWN)
    assert remembering == lone_duels(policy)


def test_a_blow_that_was_struck_before_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    entered: list[str] = []
    begin = Procedure.first_move

    def noted(procedure: Procedure, context: Context) -> Any:
        entered.append(procedure.id)
        return begin(procedure, context)

    monkeypatch.setattr(Procedure, "first_move", noted)
    duel = find_procedure("seventh_sea.duel")
    alone = Alone(duel.context(duel.validate(DUEL)), None)
    first = alone.run(Seeded(1))
    struck = entered.count("seventh_sea.duel_blow")
    assert struck
    assert alone.run(Seeded(1)) == first
    assert entered.count("seventh_sea.duel_blow") == struck


def test_a_policy_that_looks_at_everything_is_asked_anew() -> None:
    """What it answers inside a blow may hang on the duel around it."""
    seen = set()

    def looking(question: Any, view: Any, at: Any) -> None:
        seen.add((question.label, at.depth))

    plain = lone_duels(None)
    assert lone_duels(looking) == plain
    assert ("damage_raises", 1) in seen


def test_a_policy_may_look_at_the_run_around_a_nested_one() -> None:
    """Both guess the same, and play for it: red takes as many sticks as were guessed."""

    def as_guessed(question: Any, view: Any, at: Position) -> int:
        if question.label == "guess":
            return 2
        return int(at.caller.state.guesses[0]) if at.caller and question.who == "first" else 1

    given = toys.guess.validate({"seats": ["person", "person"]})
    assert simulate(toys.guess, given, runs=20, seed=1, policy=as_guessed).weights == {"red": 20}


def test_a_seed_gives_the_same_counts_in_another_interpreter() -> None:
    here = raid(runs=700, workers=1).to_json()
    script = "import jacta, json, sys; print(json.dumps(jacta.simulate(**json.load(sys.stdin)).to_json()))"
    asked = {"id": "here_i_stand.piracy", "given": dict(RAID), "runs": 700, "seed": 7, "workers": 1}
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", script],
            input=json.dumps(asked),
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(run.stdout) == here


def test_the_seed_that_was_drawn_repeats_the_sample() -> None:
    drawn = raid(runs=200, seed=None, workers=1)
    assert raid(runs=200, seed=drawn.seed, workers=1).weights == drawn.weights


# --- Progress -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_hears_every_step_until_all_runs_are_done(workers: int) -> None:
    heard: list[int] = []
    raid(runs=ENOUGH_FOR_PROCESSES + 1, workers=workers, progress=heard.append)
    assert len(heard) > 2
    assert heard == sorted(set(heard))
    assert heard[-1] == ENOUGH_FOR_PROCESSES + 1


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("after", [1, ENOUGH_FOR_PROCESSES // 2])
def test_what_progress_raises_stops_the_work(workers: int, after: int) -> None:
    class Enough(Exception):
        pass

    heard: list[int] = []

    def progress(made: int) -> None:
        heard.append(made)
        if made >= after:
            raise Enough

    with pytest.raises(Enough):
        raid(runs=10 * ENOUGH_FOR_PROCESSES, workers=workers, progress=progress)
    assert heard[-1] <= 2 * after
    assert not multiprocessing.active_children()


# --- As likely as the odds say ------------------------------------------------------------------------------------


def chi_square(counts: Mapping[Any, int], weights: Mapping[Any, int]) -> tuple[float, int]:
    """How far counts stray from exact weights, and the degrees of freedom; what is expected less than 5 times counts as
    one."""
    runs, total = sum(counts.values()), sum(weights.values())
    assert counts.keys() <= weights.keys()
    cells = {outcome: runs * weight / total for outcome, weight in weights.items()}
    common = {outcome for outcome, expected in cells.items() if expected >= 5}
    pairs = [(counts.get(outcome, 0), cells[outcome]) for outcome in common]
    rest = sum(cells[outcome] for outcome in cells.keys() - common)
    if rest >= 5:
        pairs.append((runs - sum(count for count, _ in pairs), rest))
    return sum((count - expected) ** 2 / expected for count, expected in pairs), len(pairs) - 1


def is_likely(squares: list[tuple[float, int]]) -> bool:
    """Whether the squares of independent samples, added up, stay within four standard deviations of what is expected,
    on either side: counts that are too even are as wrong as those that stray."""
    freedom = sum(free for _, free in squares)
    return abs(sum(square for square, _ in squares) - freedom) < 4 * sqrt(2 * freedom)


@pytest.mark.parametrize(("runs", "seeds"), [(500, 120), (20_000, 40), (1_000_000, 6)])
@pytest.mark.parametrize(
    ("id", "given"),
    [
        ("here_i_stand.piracy", RAID),
        ("here_i_stand.siege", {"attacker_units": 4, "defender_units": 2, "max_assaults": 3}),
        ("mighty_empires.combat", {}),
    ],
    ids=["piracy", "siege", "combat"],
)
def test_counts_stray_from_the_odds_as_much_as_chance_does(id: str, given: Any, runs: int, seeds: int) -> None:
    weights = jacta.odds(id, given).weights
    samples = [jacta.simulate(id, given, runs=runs, seed=seed, workers=1).weights for seed in range(seeds)]
    assert is_likely([chi_square(sample, weights) for sample in samples])


@pytest.mark.usefixtures("alone")
def test_runs_made_alone_stray_from_the_odds_as_much_as_chance_does() -> None:
    weights = jacta.odds("here_i_stand.piracy", RAID).weights
    assert is_likely([chi_square(raid(runs=400, seed=seed, workers=1).weights, weights) for seed in range(20)])


# --- Error bars ---------------------------------------------------------------------------------------------------


def misses(holds: Callable[[Sample[Any]], bool], seeds: int, runs: int = 300) -> int:
    return sum(not holds(intercept(runs, seed)) for seed in range(seeds))


@pytest.mark.parametrize(("confidence", "fewest", "most"), [(0.95, 1, 14), (0.5, 32, 68)])
def test_error_bars_cover_the_exact_probability_as_often_as_stated(confidence: float, fewest: int, most: int) -> None:
    """A hundred samples: the limits lie three to four standard deviations from 5 and from 50 misses."""
    exact = float(jacta.odds("here_i_stand.interception").p(success=True))

    def covered(sample: Sample[Any]) -> bool:
        low, high = sample.interval(confidence=confidence, success=True)
        return low <= exact <= high

    assert fewest <= misses(covered, seeds=100) <= most


def test_the_standard_error_says_how_far_the_mean_strays() -> None:
    def within_two_errors(sample: Sample[Any]) -> bool:
        return abs(float(sample.mean("dice")) - 7) <= 2 * sample.standard_error("dice")

    assert 0 <= misses(within_two_errors, seeds=100) <= 14


def test_error_bars_shrink_with_the_root_of_the_runs() -> None:
    def width(runs: int) -> float:
        low, high = intercept(runs, seed=1).interval(success=True)
        return high - low

    assert width(200) / width(5_000) == pytest.approx(5, rel=0.15)


# --- What crosses to other processes ------------------------------------------------------------------------------


def test_a_policy_made_on_the_spot_gives_the_same_counts() -> None:
    preferred = "fleet"

    def made_here(question: Any, seen: Any) -> str | None:
        return preferred if preferred in question.values() else None

    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(made_here)
    expected = raid(runs=ENOUGH_FOR_PROCESSES, policy=fleets_first, workers=1)
    for workers in (1, 2):
        assert raid(runs=ENOUGH_FOR_PROCESSES, policy=made_here, workers=workers).weights == expected.weights


@pytest.mark.parametrize(
    ("id", "given", "how"),
    [
        ("here_i_stand.piracy", RAID, {"who": "target", "aim": "-vp_ceded"}),
        (
            "here_i_stand.siege",
            {"attacker_units": 2, "attacker_cavalry": 1, "defender_units": 1, "max_assaults": 2},
            {"who": "attacker", "aim": "result=continues"},
        ),
    ],
)
def test_the_best_strategy_is_followed_in_every_process(id: str, given: Any, how: dict[str, str]) -> None:
    policy = jacta.best(id, given, **how).policy  # type: ignore[arg-type]
    alone, together = (
        jacta.simulate(id, given, policy=policy, runs=ENOUGH_FOR_PROCESSES, seed=3, workers=workers)
        for workers in (1, 2)
    )
    assert alone.weights == together.weights
    assert set(alone.weights) <= set(jacta.odds(id, given, policy=policy).weights)


WAYS = (Choice("north", {"far": 1}), Choice("south"), "home")


@pytest.mark.parametrize("answer", ["north", "south", "home"])
def test_an_option_is_answered_by_its_value(answer: str) -> None:
    check_legal(Ask("way", "player", WAYS, then=print, default="home"), answer)


@pytest.mark.parametrize("answer", [WAYS[0], "west", ("north", {"far": 1}), None])
def test_an_option_itself_is_no_answer(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match="north, south, home"):
        check_legal(Ask("way", "player", WAYS, then=print, default="home"), answer)


@pytest.mark.usefixtures("alone")
def test_an_illegal_answer_in_another_process_is_reported_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VISITS, str(os.getpid()))
    with pytest.raises(IllegalAnswer, match="nothing"):
        raid(runs=ENOUGH_FOR_PROCESSES, policy=cheating_elsewhere, workers=2)


@pytest.mark.parametrize(
    "error",
    [
        JactaError("plain words"),
        InputError("some.key", Message("error-missing")),
        EmptySlot("toys.weather", "Book of Winds", "p. 12"),
        TableError(Message("error-table-row", row=3, key="result")),
        IllegalAnswer(Message("error-illegal-answer", question="payment", answer="gold", allowed="vp")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_back_from_another_process_unchanged(error: JactaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    for language in LANGUAGES:
        with speaking(language):
            assert str(again) == str(error)


# --- Surroundings


def test_what_is_sampled_keeps_no_surroundings_and_neither_does_what_it_runs() -> None:
    game = find_procedure("mighty_empires.game")
    given = game.validate({"seed": 1})
    one, other = game.context(given), game.context(given)
    assert one is not other
    assert one == other
    assert hash(one) == hash(other)
    assert one != game.context(game.validate({"seed": 2}))
    chance = Seeded(1)
    position, question = started(game, given)
    while position.procedure.sampled:  # into what would be kept, were it asked alone
        if isinstance(question, Ask):
            position, question = answered(position, question, picked(question, None, position, chance))
        else:
            assert isinstance(question, Roll)
            position, question = answered(position, question, question.throw.throw(chance).value)
    inside = position.context
    assert inside.procedure.context(inside.given).kept
    assert not inside.kept
    assert inside.rules is inside.procedure.rules(inside.given)
    assert not pickle.loads(pickle.dumps(inside)).kept


def test_equal_surroundings_of_exact_work_are_one_object() -> None:
    combat = find_procedure("mighty_empires.combat")
    one, other = combat.validate({}), combat.validate({})
    assert one is not other
    assert combat.context(one) is combat.context(other)
    assert combat.context(one).kept


@pytest.mark.parametrize("edited", [False, True], ids=["another folder", "an edited file"])
def test_a_run_keeps_the_edition_of_the_tables_that_it_began_with(
    edited: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if edited:
        monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    turn, harvest = find_procedure("mighty_empires.campaign_turn"), find_procedure("mighty_empires.harvest")
    lands = harvest.validate({"sites": [{"type": "city"}]})
    outer = turn.context(turn.validate(turn.examples[0]))
    before = harvest.context(lands, outer)
    (tmp_path / "mighty_empires").mkdir()
    mine = re.sub(r"rations = \d+", "rations = 9", harvest.game.tables.text("harvest"))
    (tmp_path / "mighty_empires" / "harvest.toml").write_text(mine, encoding="utf-8")
    if edited:
        harvest.game.tables.reread()
    else:
        monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    assert harvest.context(lands, outer).rules is before.rules
    assert harvest.context(lands).rules.table("harvest").at("city") == 9


# --- Policies


@pytest.mark.parametrize(
    ("policy", "looks"),
    [
        (lambda question: "stop", False),
        (lambda question, seen=None: "stop", False),
        ({"again": "stop"}, False),
        (lambda question, seen: "stop", True),
        (lambda question, seen, at: "stop", True),
        (lambda *whatever: "stop", True),
        (lambda question, seen, **more: "stop", True),
        ({}, True),
    ],
)
def test_only_who_looks_is_shown_the_state(policy: Any, looks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The declared default is worked out from what the player sees."""
    shown: list[str | None] = []

    def view(state: Any, who: str | None) -> Any:
        shown.append(who)
        return state

    monkeypatch.setattr(toys.pig, "view", view)
    assert roll(toys.pig, toys.pig.validate({}), policy=policy).outcome == 0
    assert shown == (["player"] if looks else [])


def test_input_that_the_rules_make_is_equal_to_what_a_caller_states() -> None:
    pig = toys.pig.validate({"turns": 2, "goal": 8})
    made = type(pig).unchecked(**{name: getattr(pig, name) for name in type(pig).model_fields})
    stated = toys.pig.validate(made.model_dump())
    assert made == stated
    assert hash(made) == hash(stated)
    assert not made.left_out("options")


def test_input_that_the_rules_make_takes_its_defaults() -> None:
    """In whatever order it is stated, it is found where a caller's was remembered."""
    stated = toys.pig.validate({"goal": 8})
    made = type(stated).unchecked(goal=8)
    assert made == stated
    assert hash(made) == hash(stated)
    assert made.left_out("turns")
    turned = toys.pig.validate({"turns": 2, "goal": 8})
    assert type(stated).unchecked(goal=8, turns=2) == turned
    assert hash(type(stated).unchecked(goal=8, turns=2)) == hash(turned)


@pytest.mark.parametrize("wrong", [{"runs": 0}, {"workers": 0}, {"workers": -1}])
def test_fewer_than_one_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="at least 1") as refused:
        jacta.simulate("here_i_stand.piracy", RAID, **wrong)
    assert refused.value.key == next(iter(wrong))
