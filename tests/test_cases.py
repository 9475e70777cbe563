"""Published cases, worked out from the documents alone: inputs with exact odds, values, or the key of the error."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.plain import plain, plain_outcome
from tests.published import CASES


@pytest.mark.parametrize("id", CASES)
def test_published_cases(id: str) -> None:
    """All cases of a procedure together: they are many and quick, and every one that fails is named."""
    failed = []
    for case in CASES[id]:
        ((kind, expected),) = case["expect"].items()
        try:
            found, meant = answer(case, kind, expected)
        except Exception as error:
            failed.append(f"{case['name']}: {error!r}")
        else:
            if found != meant:
                failed.append(f"{case['name']}: found {found}, published {meant}")
    assert not failed, "\n".join([f"{len(failed)} of {len(CASES[id])}:", *failed])


def answer(case: dict[str, Any], kind: str, expected: Any) -> tuple[Any, Any]:
    """What Jacta says to a case, and what is published, in the same form."""
    if kind == "error":
        return refused(case).split(".")[0], expected.split(".")[0]
    odds = jacta.odds(case["procedure"], case["given"])
    if kind == "value":
        return [plain_outcome(outcome) for outcome, _ in odds], [expected]
    if kind == "odds":
        found = {key_of(plain_outcome(outcome)): chance for outcome, chance in odds}
        return found, {key_of(one["outcome"]): Fraction(one["p"]) for one in expected}
    if kind == "mean":
        means = {key: odds.mean(key) for key in expected}
        return means, {key: Fraction(mean) for key, mean in expected.items()}
    assert kind == "marginal"
    marginals = {key: {label(v): p for v, p in odds.marginal(key)} for key in expected}
    return marginals, {key: {value: Fraction(p) for value, p in values.items()} for key, values in expected.items()}


def refused(case: dict[str, Any]) -> str:
    """The key that the refusal names."""
    try:
        odds = jacta.odds(case["procedure"], case["given"])
    except InputError as error:
        return error.key
    raise AssertionError(f"accepted: {odds.to_json()}")


def label(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(plain(value))


def key_of(outcome: Any) -> str:
    return json.dumps(outcome, sort_keys=True)
