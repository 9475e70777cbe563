"""The laws that every procedure obeys, on its own examples."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import islice, product
from types import NoneType
from typing import Any, NamedTuple, get_args

from jacta import printing, text
from jacta.authoring.walking import WalkedPosition, walk
from jacta.dice import Seeded
from jacta.errors import IllegalAnswer, InputError, OutOfReach
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.play.session import Session
from jacta.kernel.roll import roll as roll_once
from jacta.kernel.rule.calling import passage, place_of, unhashable
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Ask, Roll
from jacta.kernel.run.policies import check_legal
from jacta.kernel.run.position import Position
from jacta.kernel.simulate import simulate as simulate_runs
from jacta.outcomes import Field
from jacta.plain import at, plain, plain_outcome

ROLLS = 10
GAMES = 3
SIMULATED = 1_500
PRINTED = 4
SEED = 2026
# The seed is fixed: a count this many standard deviations (and a few runs, for rare outcomes) away means a wrong rule.
TOLERATED_DEVIATIONS = 5.5
RARE = 5

Example = Mapping[str, Any]


class Broken(Exception):
    """A law that does not hold. The text says where: an outcome, a key, a phase."""


def must(holds: object, where: str) -> None:
    if not holds:
        raise Broken(where)


# --- Exact answers


def exact(procedure: Procedure, example: Example) -> None:
    """Odds sum to exactly 1, every outcome once, and what is rolled is one of them."""
    given = procedure.validate(example)
    odds = exact_odds(procedure, given)
    must(sum(odds.weights.values()) + odds.tail == odds.total, f"{odds.total}")
    known: set[str] = set()
    for outcome, weight in odds.weights.items():
        written = json.dumps(plain_outcome(outcome), sort_keys=True)
        must(weight > 0 and written not in known, written)
        known.add(written)
    for seed in range(ROLLS):
        rolled = roll_once(procedure, given, source=Seeded(seed)).outcome
        must(odds.tail or rolled in odds, f"seed {seed}: {rolled}")


def idle_readings(procedure: Procedure, example: Example) -> None:
    """A reading that is not shown for a procedure changes nothing in it."""
    given = procedure.validate(example)
    accepted = {name: Option.of(name, field) for name, field in type(given.options).model_fields.items()}
    idle = {name: option.values[-1] for name, option in accepted.items() if name not in procedure.options}
    other = procedure.validate({**example, "options": {**idle, **example.get("options", {})}})
    must(exact_odds(procedure, other).weights == exact_odds(procedure, given).weights, ", ".join(idle))


def simulation(procedure: Procedure, example: Example) -> None:
    """Many runs agree with the odds."""
    given = procedure.validate(example)
    odds = exact_odds(procedure, given)
    runs = SIMULATED if len(odds) > 1 else 1
    sample = simulate_runs(procedure, given, runs=runs, seed=SEED, workers=1)
    for outcome, chance in odds:
        expected = float(chance) * sample.total
        spread = (expected * (1 - float(chance))) ** 0.5
        counted = sample.weights.get(outcome, 0)
        near = abs(counted - expected) <= TOLERATED_DEVIATIONS * spread + RARE
        must(near, f"{outcome}: {counted} / {sample.total}, {chance}")
    for outcome in sample.weights:
        must(odds.tail or outcome in odds, f"{outcome}")


def json_round_trip(procedure: Procedure, example: Example) -> None:
    """Input, odds and rolls survive being written as JSON and read again."""
    given = procedure.validate(json.loads(json.dumps(example)))
    odds = exact_odds(procedure, given)
    data = json.loads(json.dumps(odds.to_json()))
    must(data["given"] == example, f"{data['given']}")
    must(type(odds).from_json(data).to_json() == data, "odds")
    rolled = roll_once(procedure, procedure.validate(data["given"]), source=Seeded(1)).to_json()
    must(json.loads(json.dumps(rolled)) == rolled, "roll")


# --- What is too large for exact answers


def sampled(procedure: Procedure, example: Example) -> None:
    """A procedure that is only sampled says so when asked for exact answers, and a seed repeats its runs."""
    given = procedure.validate(example)
    for exact_reading in (exact_odds, best_play):
        try:
            exact_reading(procedure, given)
        except OutOfReach:
            continue
        raise Broken(exact_reading.__name__)
    first, again = (roll_once(procedure, given, source=Seeded(7)).to_json() for _ in range(2))
    must(first == again, "seed 7")
    must(json.loads(json.dumps(first)) == first, "roll")


# --- Play


def events(procedure: Procedure, example: Example) -> None:
    """A game is its events: saved and opened again, it stands where it stood."""
    for seed in range(GAMES):
        session = Session(procedure, procedure.validate(example), source=Seeded(seed))
        chance = Seeded(seed)
        while isinstance(session.question, Ask):
            values, together = session.question.values(), session.question.simultaneous
            for who, options in zip(session.waiting_for, values, strict=False) if together else ():
                session.answer(options[chance.below(len(options))], who)
            if not together:
                session.answer(values[chance.below(len(values))])
        saved = json.loads(json.dumps(session.export()))
        again = Session.resume(saved)
        must(again.export() == saved and again.outcome == session.outcome, f"seed {seed}")


@lru_cache(maxsize=1)
def _walked(procedure: Procedure, example: str) -> tuple[WalkedPosition, ...]:
    """The walk through an example, written as JSON; cached, as several laws look at it in turn."""
    return tuple(walk(procedure, json.loads(example)))


def phases(procedure: Procedure, example: Example) -> None:
    """Phases cite their passage and are deterministic; a decision has several distinct answers and a legal default."""
    first, again = _walked(procedure, json.dumps(example)), walk(procedure, example)
    for (position, question, _), (same, asked_again, _) in zip(first, again, strict=True):
        name = _named(position.phase or procedure.begin)
        must((position, question) == (same, asked_again), name)
        try:
            hash(position)
        except TypeError:
            raise unhashable(position.phase or procedure.begin, position.state) from None
        must(position.phase is None or passage(position.phase), name)
        if isinstance(question, Ask) and not question.simultaneous:
            _check_default(position, question, name)
            must(len(set(question.values())) == len(question.values()) > 1, name)


def _check_default(position: Position, question: Ask, name: str) -> None:
    try:
        check_legal(question, question.default_answer(position.seen_by(str(question.who))))
    except IllegalAnswer as error:
        raise Broken(f"{name}: {error}") from error


def _named(function: Callable[..., Any]) -> str:
    return f"{place_of(function)}: {function.__name__}"


def declared(procedure: Procedure, example: Example) -> None:
    """Outcomes are as their type says, aims name what they have, every decision and throw that comes up is declared."""
    assert procedure.aims is not None  # they are parsed by the outcome type
    outcome = procedure.outcome_type(procedure.validate(example))
    for place in undeclared(outcome.root):
        raise Broken(place)
    for position, question, _ in _walked(procedure, json.dumps(example)):
        if isinstance(question, Ask):
            must(question.label in procedure.asks, f"{_named(position.phase or procedure.begin)} asks {question.label}")
        elif isinstance(question, Roll):
            must(procedure.chance != "none", f"{_named(position.phase or procedure.begin)} throws {question.label}")
        elif question is None and position.outcome is not UNDECIDED:
            wrong = outcome.mismatch(position.outcome)
            must(wrong is None, str(wrong))


def undeclared(field: Field, at: str = "") -> Iterator[str]:
    """The places of an outcome type without a declared content, or whose names Python itself needs."""
    if field.kind == "any" or (field.kind == "text" and field.named is None):
        yield f"{at or 'outcome'}: {field.kind}"
    yield from (f"{at}.{name}".lstrip(".") for name in sorted(field.shadowing))
    for name, part in field.parts.items():
        if name not in field.hidden:
            yield from undeclared(part, f"{at}.{name}".lstrip("."))
    if field.item is not None:
        yield from undeclared(field.item, f"{at}[]")


def understood(procedure: Procedure, example: Example) -> None:
    """What is printed of an outcome, in either language, means exactly that value when typed."""
    given = procedure.validate(example)
    odds, game = exact_odds(procedure, given), procedure.game.id
    for key in odds.fields:
        values = {json.dumps(plain(at(outcome, key)), sort_keys=True): outcome for outcome in odds.weights}
        shown = list(islice(values.values(), PRINTED))
        for outcome, language in product(shown, text.LANGUAGES):
            with text.speaking(language):
                told = printing.counted(game, key, at(outcome, key), procedure.name)
                written = f"{printing.counted_key(game, key)}={told}"
            event = procedure.event(written, given)
            must([other for other in shown if event.value(other)] == [outcome], written)


# --- Bad input


def bad_input(procedure: Procedure, example: Example) -> None:
    """Input that makes no sense is refused before any throw, naming the key."""
    _refused(procedure, {**example, "no_such_key": 1}, "no_such_key")
    _refused(procedure, {**example, "options": {"no_such_option": 1}}, "options.no_such_option")
    _refused(procedure, {**example, "options": 3}, "options")
    for key, value in example.items():
        for wrong in _wrong(procedure, key, value):
            _refused(procedure, {**example, key: wrong}, key)


def _refused(procedure: Procedure, given: Example, key: str) -> None:
    try:
        roll_once(procedure, procedure.validate(given))
    except InputError as error:
        named = key in (error.key, error.key.split(".")[0])
        must(named and str(error).startswith(error.key), f"{key} -> {error}")
    else:
        raise Broken(f"{key} = {given[key.split('.', maxsplit=1)[0]]!r}")


def _wrong(procedure: Procedure, key: str, value: Any) -> Iterator[Any]:
    """Values of the wrong type, or far out of range if the key has one."""
    fields = [
        field for model in procedure.models for name, field in model.model_fields.items() if key in (name, field.alias)
    ]
    types = [kind for field in fields for kind in (field.annotation, *get_args(field.annotation))]
    if NoneType not in types:
        yield None
    yield {"no": 1} if not isinstance(value, dict) else 7
    if type(value) is int:
        yield from (True, "3", [1])
        if float not in types:
            yield 1.5
        if not any(field.annotation in (int, int | None) and not field.metadata for field in fields):
            yield from (10**9, -(10**9))
    if isinstance(value, str):
        yield from (1, "")
    if isinstance(value, bool):
        yield from (1, "true")


# --- All of them


class Law(NamedTuple):
    """A law, and which procedures it applies to: those with exact odds, sampled ones, or both."""

    check: Callable[[Procedure, Example], None]
    of_exact: bool = True
    of_sampled: bool = True

    @property
    def name(self) -> str:
        return self.check.__name__

    def concerns(self, procedure: Procedure) -> bool:
        return self.of_sampled if procedure.sampled else self.of_exact


LAWS = (
    Law(exact, of_sampled=False),
    Law(idle_readings, of_sampled=False),
    Law(simulation, of_sampled=False),
    Law(json_round_trip, of_sampled=False),
    Law(sampled, of_exact=False),
    Law(declared),
    Law(understood, of_sampled=False),
    Law(events),
    Law(phases),
    Law(bad_input),
)
