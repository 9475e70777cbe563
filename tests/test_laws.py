"""The laws that every registered game obeys, on its own examples. A new game is checked by being registered."""

from __future__ import annotations

from collections import defaultdict

import pytest

from jacta.authoring import Case, cases
from jacta.kernel.rule.registry import games

CASES: dict[str, list[Case]] = defaultdict(list)
for game in games().values():
    for case in cases(game):
        CASES[case.about].append(case)


@pytest.mark.parametrize("about", CASES)
def test_laws(about: str) -> None:
    """All laws of a game or of an example together: they share what they work out. Every broken one is named."""
    broken = []
    for case in CASES[about]:
        try:
            case.check()
        except Exception as error:
            broken.append(f"{case}: {error!r}")
    assert not broken, "\n".join(broken)
