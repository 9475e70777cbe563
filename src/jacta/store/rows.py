"""The tables of the database: games with their links, events and sealed answers."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("procedure", String, nullable=False),
    Column("given", JSON, nullable=False),
    Column("dice", String, nullable=False),
    Column("computers", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("jacta", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("tables", JSON, nullable=False),
    Column("taken_back", Integer, nullable=False),
    Column("thinking", Boolean, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("rematch", JSON, nullable=False),
    Column("within", Integer, nullable=False),
    Column("stand_in", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("stood_in", JSON, nullable=False),
    Column("together", Boolean, nullable=False),
    Column("draws", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)


def part_of(whole: str, column: str, *, key: bool = False) -> Column[str]:
    """The foreign key to the game or chronicle that a row belongs to; the row is deleted with it."""
    owner = ForeignKey(f"{whole}.id", ondelete="CASCADE")
    return Column(column, String, owner, primary_key=key, nullable=False, index=not key)


def _game(*, key: bool = False) -> Column[str]:
    return part_of("games", "game", key=key)


links = Table(
    "links",
    metadata,
    Column("token", String, primary_key=True),
    _game(),
    Column("place", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", String),
    Column("name", String, nullable=False),
    Column("word", String, nullable=False),
    Column("seal", String, nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("notice", JSON, nullable=False),
    Column("noticed", JSON, nullable=False),
    Column("advance", JSON, nullable=False),
    Column("chain", String, nullable=False),
    Column("bead", String, nullable=False),
    Column("bead_at", Integer, nullable=False),
)

events = Table(
    "events",
    metadata,
    _game(key=True),
    Column("number", Integer, primary_key=True),
    Column("event", JSON, nullable=False),
)

sealed = Table(
    "sealed",
    metadata,
    _game(key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String, primary_key=True),
    Column("answer", JSON, nullable=False),
)


messages = Table(
    "messages",
    metadata,
    _game(key=True),
    Column("number", Integer, primary_key=True),
    Column("sent", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", String),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
)


keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("key", String, nullable=False),
)
"""What all servers of one database share: their signing keys, and since when they have looked after it."""

parcels = Table(
    "parcels",
    metadata,
    Column("token", String, primary_key=True),
    Column("content", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What somebody takes along to another device."""
