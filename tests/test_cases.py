"""Published cases, worked out from the documents alone: inputs with exact odds, values, or the key of the error."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.plain import plain, plain_outcome

CASES = [
    case for path in sorted(Path(__file__).with_name("cases").glob("*.json")) for case in json.loads(path.read_text())
]


def label(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(plain(value))


def key_of(outcome: Any) -> str:
    return json.dumps(outcome, sort_keys=True)


@pytest.mark.parametrize("case", [pytest.param(case, id=case["name"]) for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    ((kind, expected),) = case["expect"].items()
    if kind == "error":
        with pytest.raises(InputError) as caught:
            jacta.odds(case["procedure"], case["given"])
        assert caught.value.key.split(".")[0] == expected.split(".")[0]
        return
    odds = jacta.odds(case["procedure"], case["given"])
    if kind == "value":
        assert [plain_outcome(outcome) for outcome, _ in odds] == [expected]
    elif kind == "odds":
        found = {key_of(plain_outcome(outcome)): chance for outcome, chance in odds}
        assert found == {key_of(one["outcome"]): Fraction(one["p"]) for one in expected}
    elif kind == "mean":
        assert {key: odds.mean(key) for key in expected} == {key: Fraction(mean) for key, mean in expected.items()}
    else:
        assert kind == "marginal"
        found_marginals = {key: {label(v): p for v, p in odds.marginal(key)} for key in expected}
        assert found_marginals == {
            key: {value: Fraction(p) for value, p in values.items()} for key, values in expected.items()
        }
