"""Chronicles: their links and entries, and the procedures that are under way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "chronicles",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chronicle_links",
        sa.Column("token", sa.String, primary_key=True),
        sa.Column(
            "chronicle", sa.String, sa.ForeignKey("chronicles.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_table(
        "chronicle_entries",
        sa.Column("chronicle", sa.String, sa.ForeignKey("chronicles.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.JSON, nullable=False),
    )
    op.create_table(
        "chronicle_doings",
        sa.Column("token", sa.String, sa.ForeignKey("chronicle_links.token", ondelete="CASCADE"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("doing", sa.JSON, nullable=False),
    )
