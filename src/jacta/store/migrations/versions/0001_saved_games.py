"""Saved games: games, links, events, sealed answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("procedure", sa.String, nullable=False),
        sa.Column("given", sa.JSON, nullable=False),
        sa.Column("dice", sa.String, nullable=False),
        sa.Column("computers", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("jacta", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("fingerprint", sa.String, nullable=False),
        sa.Column("taken_back", sa.Integer, nullable=False),
        sa.Column("thinking", sa.Boolean, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("word", sa.String, nullable=False),
        sa.Column("joined", sa.Boolean, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("event", sa.JSON, nullable=False),
    )
    op.create_table(
        "sealed",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String, primary_key=True),
        sa.Column("answer", sa.JSON, nullable=False),
    )
