"""The laws that every registered game obeys, on its own examples. A new game is checked by being registered."""

from __future__ import annotations

import pytest

from jacta.authoring.checking import Case, cases
from jacta.kernel.procedure import games


@pytest.mark.parametrize("case", [case for game in games().values() for case in cases(game)], ids=str)
def test_law(case: Case) -> None:
    case.check()
