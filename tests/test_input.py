"""Bad input of every kind, for every registered procedure: an answer, or an error that names its key. Nothing else."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import jacta
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.kernel.procedure import Procedure
from jacta.text import LANGUAGES, speaking

PROCEDURES = [pytest.param(member, id=member.id) for member in jacta.procedures().values()]
CASES = [case for path in Path(__file__).with_name("cases").glob("*.json") for case in json.loads(path.read_text())]
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
    except TooHeavy:
        pass
    except InputError as error:
        return error
    return None


def assert_says_what_is_wrong(error: InputError) -> None:
    """In both languages: the key, then words about it."""
    said = set()
    for language in LANGUAGES:
        with speaking(language):
            assert str(error).startswith(error.key)
            assert any(map(str.isalpha, str(error).removeprefix(error.key)))
            said.add(str(error))
    assert len(said) == len(LANGUAGES), f"not translated: {said}"


def assert_names_a_key(error: InputError, procedure: Procedure, given: dict[Any, Any]) -> None:
    """The key, or the beginning of it, stands in the input or belongs there."""
    expected = {*map(str, given), *keys_of(procedure)}
    assert error.key or "" in given, f"no key is named: {error}"
    assert any(error.key == key or error.key.startswith(f"{key}.") for key in expected)


@cache
def known_inputs(procedure: Procedure) -> list[Any]:
    """The procedure's examples and its published cases."""
    return [*procedure.examples, *(case["given"] for case in CASES if case["procedure"] == procedure.id)]


def keys_of(procedure: Procedure) -> list[str]:
    return [field.alias or name for model in procedure.models for name, field in model.model_fields.items()]


# --- Values and changes -------------------------------------------------------------------------------------------

KINDS = ["replace", "exchange", "exchange", "exchange", "take_away", "put_in", "double"]
STRANGE_NUMBERS = [10**9, -(10**9), 2**63, 10**30, 10**400, 0.5, -0.0, 1e308, math.nan, math.inf, -math.inf]
STRANGE_WORDS = ["", " ", "0", "1..", "true", "null", "é", "\u202e", "\x00", "a.b", "{ $x }", "x" * 500]


small_numbers = st.integers(-3, 6)


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
def words_for(procedure: Procedure) -> st.SearchStrategy[str]:
    """Words and names of keys: any, strange ones, and those that the procedure knows."""
    known = sorted({*words_of(procedure.schema()), *keys_of(procedure)})
    return st.text(max_size=4) | st.sampled_from(STRANGE_WORDS) | st.sampled_from(known)


@cache
def values_for(procedure: Procedure) -> st.SearchStrategy[Any]:
    """Anything that JSON can say, and more: huge, endless, deep, empty."""
    words = words_for(procedure)
    numbers = small_numbers | st.sampled_from(STRANGE_NUMBERS)
    composed = st.recursive(
        st.none() | st.booleans() | numbers | words,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
        max_leaves=5,
    )
    return composed | numbers | words | st.integers(5, 40).map(nested)


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


@st.composite
def corrupted(draw: st.DrawFn, procedure: Procedure) -> dict[str, Any]:
    """A good input with one to three values replaced, exchanged for a similar one, doubled, removed or added."""
    given: dict[str, Any] = as_written(draw(st.sampled_from(known_inputs(procedure))))
    words, values = words_for(procedure), values_for(procedure)
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(KINDS))
        whole, *inside = places(given)
        place = draw(st.sampled_from(inside if inside and kind != "put_in" else [whole, *inside]))
        here = at(given, place)
        if isinstance(here, dict) and (kind == "put_in" or not place):
            here[draw(words)] = draw(values)
        elif isinstance(here, list) and kind == "double":
            here.append(as_written(draw(st.sampled_from(here))) if here else draw(values))
        elif kind == "take_away":
            del at(given, place[:-1])[place[-1]]
        elif kind == "exchange" and not isinstance(here, dict | list):
            alike = [at(given, other) for other in places(given) if type(at(given, other)) is type(here)]
            near = small_numbers if type(here) is int else words if isinstance(here, str) else st.booleans()
            at(given, place[:-1])[place[-1]] = draw(st.sampled_from(alike) | near)
        else:
            at(given, place[:-1])[place[-1]] = draw(values)
    return given


corrupting = settings(max_examples=50, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("procedure", PROCEDURES)
@corrupting
@given(data=st.data())
def test_corrupted_input_is_answered_or_refused_by_its_key(procedure: Procedure, data: st.DataObject) -> None:
    changed = data.draw(corrupted(procedure))
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
