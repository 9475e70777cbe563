"""Chronicles in the database: their links and entries, and the procedures that are under way.

The same law as for games: every change is one transaction that increments the chronicle's revision from the one that
its author has seen. If somebody was faster, nothing is written and `Overtaken` is raised.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Integer,
    String,
    Table,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)

from jacta.store.rows import metadata, part_of
from jacta.store.storing import TOKEN, Store
from jacta.store.values import Holding, Overtaken, Rewritten, SavedChronicle, UnderWay

chronicles = Table(
    "chronicles",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("title", String, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)


def _chronicle(*, key: bool = False) -> Column[str]:
    return part_of("chronicles", "chronicle", key=key)


links = Table(
    "chronicle_links",
    metadata,
    Column("token", String, primary_key=True),
    _chronicle(),
    Column("place", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
)

entries = Table(
    "chronicle_entries",
    metadata,
    _chronicle(key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
)

doings = Table(
    "chronicle_doings",
    metadata,
    Column("token", String, ForeignKey("chronicle_links.token", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("doing", JSON, nullable=False),
)


_HOLDERS = links.alias()
QUIET = (
    select(links.c.token, chronicles.c.revision)
    .join(chronicles)
    .where(
        links.c.token.in_(bindparam("tokens", expanding=True)),
        ~exists().where(_HOLDERS.c.chronicle == chronicles.c.id, doings.c.token == _HOLDERS.c.token),
    )
)


class Chronicles:
    """The chronicles of one database. Every method is one transaction; any number of threads may call them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Reading

    def read(self, token: str) -> tuple[SavedChronicle, Holding, dict[str, UnderWay]] | None:
        """The chronicle behind a link, the link, and what is under way by link; None if there is no such link."""
        if not TOKEN.fullmatch(token):
            return None
        with self._store.reading() as connection:
            row = connection.execute(select(chronicles).join(links).where(links.c.token == token)).one_or_none()
            if row is None:
                return None
            found = connection.execute(
                select(links.c.token, links.c.kind, links.c.name)
                .where(links.c.chronicle == row.id)
                .order_by(links.c.place)
            )
            held = tuple(Holding(*link) for link in found)
            written = connection.scalars(
                select(entries.c.entry).where(entries.c.chronicle == row.id).order_by(entries.c.number)
            )
            saved = SavedChronicle(**row._mapping, links=held, entries=tuple(written))
            begun = connection.execute(select(doings).join(links).where(links.c.chronicle == row.id))
            under_way = {one.token: UnderWay(one.revision, one.doing) for one in begun}
        return saved, next(link for link in saved.links if link.token == token), under_way

    def quiet(self, tokens: Sequence[str]) -> dict[str, int]:
        """By link, the revisions of the chronicles in which nothing is under way: until they grow, nothing changes."""
        asked = [token for token in tokens if TOKEN.fullmatch(token)]
        with self._store.reading() as connection:
            return {found.token: found.revision for found in connection.execute(QUIET, {"tokens": asked})}

    def all(self) -> Iterator[SavedChronicle]:
        """Every chronicle without its entries, the most recently changed first: for the operator."""
        with self._store.reading() as connection:
            held: dict[str, list[Holding]] = {}
            for row in connection.execute(select(links).order_by(links.c.place)):
                held.setdefault(row.chronicle, []).append(Holding(row.token, row.kind, row.name))
            rows = connection.execute(select(chronicles).order_by(chronicles.c.changed.desc(), chronicles.c.id))
            found = [SavedChronicle(**row._mapping, links=tuple(held.get(row.id, ()))) for row in rows]
        return iter(found)

    # --- Writing

    def add(self, saved: SavedChronicle) -> None:
        """Store a new chronicle with everything that belongs to it."""
        now = int(time.time())
        about = {"id": saved.id, "game": saved.game, "title": saved.title, "revision": 0}
        with self._store.writing() as connection:
            connection.execute(insert(chronicles).values(about | {"created": now, "changed": now}))
            _add_links(connection, saved.id, 0, saved.links)
            _add_entries(connection, saved.id, 0, saved.entries)

    def change(self, saved: SavedChronicle, change: Rewritten) -> None:
        """Change a chronicle whose revision is still the one that was read. Raises Overtaken if it is not."""
        mine = chronicles.c.id == saved.id, chronicles.c.revision == saved.revision
        counted: dict[str, Any] = {"revision": saved.revision + 1, "changed": int(time.time())}
        if change.title is not None:
            counted["title"] = change.title
        with self._store.writing() as connection:
            if connection.execute(update(chronicles).where(*mine).values(counted)).rowcount != 1:
                raise Overtaken
            later = entries.c.chronicle == saved.id, entries.c.number >= change.kept
            connection.execute(delete(entries).where(*later))
            _add_entries(connection, saved.id, change.kept, change.entries)
            _add_links(connection, saved.id, len(saved.links), change.links)
            for old, link in change.renewed.items():
                _renew_link(connection, saved, old, link)
            if change.ended is not None:
                connection.execute(delete(doings).where(doings.c.token == change.ended))

    def keep_doing(self, token: str, seen: int | None, doing: Mapping[str, Any] | None) -> None:
        """Store how far the holder of a link has come with a procedure; None drops it.

        `seen` is the revision that was read, None if nothing was under way. Raises Overtaken if that has changed.
        """
        mine = doings.c.token == token, doings.c.revision == seen
        with self._store.writing() as connection:
            known = connection.execute(select(doings.c.revision).where(doings.c.token == token)).scalar_one_or_none()
            if known != seen:
                raise Overtaken
            if doing is None:
                connection.execute(delete(doings).where(*mine))
            elif seen is None:
                connection.execute(insert(doings).values(token=token, revision=0, doing=dict(doing)))
            else:
                values = {"revision": seen + 1, "doing": dict(doing)}
                if connection.execute(update(doings).where(*mine).values(values)).rowcount != 1:
                    raise Overtaken

    def remove(self, id: str) -> None:
        """Forget a chronicle and everything that belongs to it."""
        with self._store.writing() as connection:
            connection.execute(delete(chronicles).where(chronicles.c.id == id))


def _add_links(connection: Connection, id: str, place: int, added: Sequence[Holding]) -> None:
    rows = [link._asdict() | {"chronicle": id, "place": at} for at, link in enumerate(added, start=place)]
    if rows:
        connection.execute(insert(links), rows)


def _renew_link(connection: Connection, saved: SavedChronicle, old: str, link: Holding) -> None:
    """Replace a link by another; what is under way behind it goes on."""
    place = next(at for at, one in enumerate(saved.links) if one.token == old)
    _add_links(connection, saved.id, place, (link,))
    connection.execute(update(doings).where(doings.c.token == old).values(token=link.token))
    connection.execute(delete(links).where(links.c.token == old))


def _add_entries(connection: Connection, id: str, number: int, added: Sequence[Mapping[str, Any]]) -> None:
    rows = [{"chronicle": id, "number": at, "entry": entry} for at, entry in enumerate(added, start=number)]
    if rows:
        connection.execute(insert(entries), rows)
