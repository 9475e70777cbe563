"""Runs the migrations on the connection that `jacta.store` hands over."""

from __future__ import annotations

from alembic import context

from jacta.store.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
