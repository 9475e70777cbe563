"""What a game has used of the user's tables, and whether it hides anything.

Some databases have these columns already: for a while the first step made them, though its number stayed the same.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("games")}
    if "tables" not in there:  # null: nobody knows which tables an older game has used
        op.add_column("games", sa.Column("tables", sa.JSON, nullable=False, server_default="null"))
    if "is_open" not in there:  # false is the safe side, until the game's next change
        op.add_column("games", sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()))
