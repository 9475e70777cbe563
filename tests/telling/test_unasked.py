"""What a search says when it has no decision to advise on."""

from __future__ import annotations

from jacta.kernel.search import search
from jacta.telling.advising import unasked
from tests import toys


def test_decisions_taken_at_once_are_not_called_nothing_to_decide() -> None:
    found = search(toys.morra, toys.morra.validate({}), who="first", budget=200)
    assert not found.decisions
    assert unasked(toys.morra, found, ()).startswith("No decision that first takes alone has come up")
