"""The databases that these tests run on."""

from __future__ import annotations

from tests.databases import database, empty_database, kept_in_postgres, postgres

__all__ = ["database", "empty_database", "kept_in_postgres", "postgres"]
