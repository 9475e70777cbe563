"""Parcels: what somebody takes along to another device, kept for a few minutes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "parcels",
        sa.Column("token", sa.String, primary_key=True),
        sa.Column("content", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
