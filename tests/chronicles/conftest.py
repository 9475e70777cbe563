"""The toys, found as an installed game is, and a chronicle of two bands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jacta import text
from jacta.chronicles import Chronicle
from jacta.kernel.rule import registry
from tests import toys


@pytest.fixture(autouse=True)
def toys_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_installed", registry._installed)
    toys.install()
    with text.speaking("en"):
        yield


@pytest.fixture
def bands(toys_installed: None) -> Chronicle:
    """Reds of Anne and Blues of Bruno."""
    begun = Chronicle.begin("toys", "Evening")
    return begun.add("Reds", "band", {"men": 3}, owner="Anne").add("Blues", "band", {"men": 2}, owner="Bruno")
