"""Games that wait: deadlines, notices, answers in advance; and dice that are drawn together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("within", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("stand_in", sa.String, nullable=False, server_default="usual"))
    op.add_column("games", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("stood_in", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("together", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("draws", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("ix_games_due", "games", ["due"])
    op.add_column("links", sa.Column("notice", sa.JSON, nullable=False, server_default="null"))
    op.add_column("links", sa.Column("noticed", sa.JSON, nullable=False, server_default="null"))
    op.add_column("links", sa.Column("advance", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("links", sa.Column("chain", sa.String, nullable=False, server_default=""))
    op.add_column("links", sa.Column("bead", sa.String, nullable=False, server_default=""))
    op.add_column("links", sa.Column("bead_at", sa.Integer, nullable=False, server_default="-1"))
    op.create_table("keys", sa.Column("name", sa.String, primary_key=True), sa.Column("key", sa.String, nullable=False))
