"""Bad input of every kind, for every registered procedure: an answer, or an error that names its key. Nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from random import Random
from typing import Annotated, Any, Literal

import pytest
from pydantic import TypeAdapter

import jacta
from jacta.dice import Seeded
from jacta.errors import InputError, OutOfReach
from jacta.kernel.rule.inputs import WHOLE, Given, checked
from jacta.kernel.rule.procedure import Procedure
from jacta.text import LANGUAGES, speaking
from tests.published import CASES

PROCEDURES = [pytest.param(member, id=member.id) for member in jacta.procedures().values()]
SPOILT = 60  # inputs a procedure
MOST_STATES = 2_000

Place = tuple[Any, ...]
"""The keys and list places that lead to a value inside the input."""


class TooHeavy(Exception):
    """Valid input that would take long: not what is tested here."""


def watch(states: int) -> None:
    if states > MOST_STATES:
        raise TooHeavy


def refusal(procedure: Procedure, given: Any) -> InputError | None:
    """The error where the input is refused; None where it is answered. Every other exception is a failure."""
    try:
        jacta.roll(procedure.id, given, source=Seeded(1))
        if procedure.sampled:
            procedure.validate(given or {})
        else:
            jacta.odds(procedure.id, given, watch=watch)
    except (TooHeavy, OutOfReach):
        pass
    except InputError as error:
        return error
    return None


def assert_says_what_is_wrong(error: InputError) -> None:
    """In both languages: the key, then words about it."""
    said = set()
    for language in LANGUAGES:
        with speaking(language):
            told = str(error)
        assert told.startswith(error.key)
        assert any(map(str.isalpha, told.removeprefix(error.key)))
        said.add(told)
    assert len(said) == len(LANGUAGES), f"not translated: {said}"


def assert_names_a_key(error: InputError, procedure: Procedure, given: dict[Any, Any]) -> None:
    """The key, or the beginning of it, stands in the input or belongs there."""
    expected = {*map(str, given), *keys_of(procedure)}
    assert error.key or "" in given, f"no key is named: {error}"
    assert any(error.key == key or error.key.startswith(f"{key}.") for key in expected)


@cache
def known_inputs(procedure: Procedure) -> list[Any]:
    """The procedure's examples and its published cases."""
    return [*procedure.examples, *(case["given"] for case in CASES.get(procedure.id, ()))]


def keys_of(procedure: Procedure) -> list[str]:
    return [field.alias or name for model in procedure.models for name, field in model.model_fields.items()]


# --- Values and changes -------------------------------------------------------------------------------------------

KINDS = ["replace", "exchange", "exchange", "exchange", "take_away", "put_in", "double"]
STRANGE_NUMBERS = [10**9, -(10**9), 2**63, 10**30, 10**400, 0.5, -0.0, 1e308, math.nan, math.inf, -math.inf]
STRANGE_WORDS = ["", " ", "0", "1..", "true", "null", "é", "\u202e", "\x00", "a.b", "{ $x }", "x" * 500]


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def words_of(schema: Any) -> Iterator[str]:
    """The names of keys and the words to choose from, anywhere in a JSON schema."""
    if isinstance(schema, dict):
        yield from schema.get("properties", ())
        yield from (word for word in (*schema.get("enum", ()), schema.get("const")) if isinstance(word, str))
        for inside in schema.values():
            yield from words_of(inside)
    elif isinstance(schema, list):
        for inside in schema:
            yield from words_of(inside)


@cache
def known_words(procedure: Procedure) -> list[str]:
    """Words and names of keys that the procedure knows."""
    return sorted({*words_of(procedure.schema()), *keys_of(procedure)})


def as_written(example: Any) -> Any:
    """A copy of the example as JSON gives it: with lists, not tuples."""
    if isinstance(example, dict):
        return {key: as_written(value) for key, value in example.items()}
    return [as_written(value) for value in example] if isinstance(example, list | tuple) else example


def places(value: Any, here: Place = ()) -> Iterator[Place]:
    yield here
    for key, inside in (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    ):
        yield from places(inside, (*here, key))


def at(given: Any, place: Place) -> Any:
    for key in place:
        given = given[key]
    return given


class Corruption(Random):
    """Chance that spoils inputs of a procedure; the seed tells how."""

    def __init__(self, procedure: Procedure, number: int) -> None:
        super().__init__(f"{procedure.id} {number}")
        self.known_inputs, self.known_words = known_inputs(procedure), known_words(procedure)

    def number(self) -> float:
        return self.choice([self.near(), self.choice(STRANGE_NUMBERS)])

    def near(self) -> int:
        return self.randint(-3, 6)

    def word(self) -> str:
        """Any, a strange one, or one that the procedure knows."""
        some = "".join(chr(self.randrange(self.choice([0x80, 0xD800]))) for _ in range(self.randint(0, 4)))
        return self.choice([some, self.choice(STRANGE_WORDS), self.choice(self.known_words)])

    def value(self, depth: int = 3) -> Any:
        """Anything that JSON can say, and more: huge, endless, deep, empty."""
        kind = self.choice(["plain", "number", "word", "list", "object", "deep"][: None if depth else 3])
        if kind == "list":
            return [self.value(depth - 1) for _ in range(self.randint(0, 3))]
        if kind == "object":
            return {self.word(): self.value(depth - 1) for _ in range(self.randint(0, 3))}
        if kind == "deep":
            return nested(self.randint(5, 40))
        return self.choice([None, True, False]) if kind == "plain" else getattr(self, kind)()

    def spoilt(self) -> dict[str, Any]:
        """A good input with one to three values replaced, exchanged for a similar one, doubled, removed or added."""
        given: dict[str, Any] = as_written(self.choice(self.known_inputs))
        for _ in range(self.randint(1, 3)):
            self.spoil(given, self.choice(KINDS))
        return given

    def spoil(self, given: dict[str, Any], kind: str) -> None:
        whole, *inside = places(given)
        place = self.choice(inside if inside and kind != "put_in" else [whole, *inside])
        here = at(given, place)
        if isinstance(here, dict) and (kind == "put_in" or not place):
            here[self.word()] = self.value()
        elif isinstance(here, list) and kind == "double":
            here.append(as_written(self.choice(here)) if here else self.value())
        elif kind == "take_away":
            del at(given, place[:-1])[place[-1]]
        elif kind == "exchange" and not isinstance(here, dict | list):
            alike = [at(given, other) for other in places(given) if type(at(given, other)) is type(here)]
            near = self.near() if type(here) is int else self.word() if isinstance(here, str) else self.random() < 0.5
            at(given, place[:-1])[place[-1]] = self.choice([self.choice(alike), near])
        else:
            at(given, place[:-1])[place[-1]] = self.value()


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_corrupted_input_is_answered_or_refused_by_its_key(procedure: Procedure) -> None:
    for number in range(SPOILT):
        changed = Corruption(procedure, number).spoilt()
        if error := refusal(procedure, changed):
            assert_says_what_is_wrong(error)
            assert_names_a_key(error, procedure, changed)


@pytest.mark.parametrize(
    "value", [math.nan, math.inf, -math.inf, 10**400, -0.0], ids=["nan", "inf", "-inf", "huge", "-0"]
)
def test_a_strange_number_is_answered_or_refused_by_its_key(value: float) -> None:
    for procedure in jacta.procedures().values():
        for key in dict.fromkeys((*procedure.examples[0], *keys_of(procedure))):
            if error := refusal(procedure, {**procedure.examples[0], key: value}):
                assert error.key.split(".")[0] == key
                assert_says_what_is_wrong(error)


class Chosen(Given):
    number: Annotated[Literal[0, 5], WHOLE]


@pytest.mark.parametrize("value", [False, 0.0, 5.0, "5", None, 1], ids=repr)
def test_a_choice_of_whole_numbers_takes_nothing_else_that_equals_one(value: Any) -> None:
    adapter = TypeAdapter(Chosen)
    assert [checked(adapter, {"number": number}).number for number in (0, 5)] == [0, 5]
    with pytest.raises(InputError) as caught:
        checked(adapter, {"number": value})
    assert caught.value.key == "number"
    assert_says_what_is_wrong(caught.value)


# --- Input that is no JSON ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, [], [1], "text", 3, 0.5, math.nan, True, {1}], ids=repr)
def test_input_that_is_no_object_is_refused_or_empty(value: Any) -> None:
    for procedure in jacta.procedures().values():
        if error := refusal(procedure, value):
            assert_says_what_is_wrong(error)


@pytest.mark.parametrize(
    "value",
    [nested(100_000), nested(300), 10**5_000, "\ud800", {1, 2}, b"bytes", object(), Decimal("1.5"), {(1, 2): 3}, 1j],
    ids=["deep", "less deep", "huge", "surrogate", "set", "bytes", "object", "decimal", "tuple key", "complex"],
)
def test_a_value_beyond_json_is_refused_by_its_key(value: Any) -> None:
    for procedure in jacta.procedures().values():
        for key in dict.fromkeys((*procedure.examples[0], *keys_of(procedure))):
            error = refusal(procedure, {**procedure.examples[0], key: value})
            assert error
            assert_says_what_is_wrong(error)
            assert error.key.split(".")[0] == key


@pytest.mark.parametrize("key", [1, -0.5, None, True, (1, 2), "\ud800"], ids=repr)
def test_a_key_beyond_json_is_refused_as_it_is_written(key: Any) -> None:
    for procedure in jacta.procedures().values():
        error = refusal(procedure, {**procedure.examples[0], key: 1})
        assert error
        assert error.key
        assert_says_what_is_wrong(error)
