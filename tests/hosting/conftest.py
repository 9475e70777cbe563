"""The databases that these tests run on, and the toys that they play with."""

from __future__ import annotations

import pytest

from jacta.kernel.rule import registry
from tests import toys
from tests.databases import database, kept_in_postgres, postgres

__all__ = ["database", "kept_in_postgres", "postgres"]


@pytest.fixture
def toys_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toys be found as an installed game is."""
    monkeypatch.setattr(registry, "_installed", registry._installed)  # to be put back
    toys.install()
