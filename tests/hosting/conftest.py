"""The databases that these tests run on, and the toys that they play with."""

from __future__ import annotations

from tests.databases import database, kept_in_postgres, postgres, toys_installed

__all__ = ["database", "kept_in_postgres", "postgres", "toys_installed"]
