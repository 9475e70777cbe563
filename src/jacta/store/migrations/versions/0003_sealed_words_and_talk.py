"""Sealed words, talk at the table, and the game that follows another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("drawn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("games", sa.Column("rematch", sa.JSON, nullable=False, server_default="null"))
    op.add_column("links", sa.Column("seal", sa.String, nullable=False, server_default=""))
    op.create_table(
        "messages",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("sent", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
