"""Reading and writing games, each in one transaction."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from sqlalchemy import BindParameter, Connection, bindparam, delete, exists, func, insert, literal, select, update
from sqlalchemy.exc import DBAPIError, TimeoutError

from jacta.errors import InputError
from jacta.store.opening import bring_up_to_date, default_url, engine_of
from jacta.store.rows import events, games, keys, links, messages, parcels, sealed
from jacta.store.values import (
    Change,
    ChatLine,
    GameStatus,
    Link,
    NoDatabase,
    Overtaken,
    StoredGame,
    TooTalkative,
    new_token,
)
from jacta.text import Message

log = logging.getLogger("jacta.store")
TOKEN = re.compile(r"[\w-]{1,64}", re.ASCII)
MOST_LINES = 100  # of what was said in a game; older ones are forgotten
WATCHED = "watched"  # the key under which servers record since when they have looked after the database
REST = 2.0  # seconds during which a server that has just not answered is not asked again


# Statements that are executed all the time, built once.
OF_TOKEN = links.c.token == bindparam("token")
OF_GAME: BindParameter[str] = bindparam("game")
GLANCE = select(games.c.id, games.c.revision, games.c.thinking).join(links).where(OF_TOKEN)
GLANCES = (
    select(links.c.token, games.c.id, games.c.revision, games.c.thinking)
    .join(games)
    .where(links.c.token.in_(bindparam("tokens", expanding=True)))
)
GAME = select(games).join(links).where(OF_TOKEN)
LINKS = select(*(links.c[name] for name in Link._fields)).where(links.c.game == OF_GAME).order_by(links.c.place)
EVENTS = (
    select(events.c.event)
    .where(events.c.game == OF_GAME, events.c.number >= bindparam("since"))
    .order_by(events.c.number)
)
LINES = (
    select(*(messages.c[name] for name in ChatLine._fields))
    .where(messages.c.game == OF_GAME)
    .order_by(messages.c.number)
)
DUE = (
    select(links.c.token)
    .join(games)
    .where(links.c.kind == "owner", games.c.due > 0, games.c.due <= bindparam("now"))
    .order_by(games.c.due)
    .limit(bindparam("most"))
)
SEALED = select(sealed.c.seat, sealed.c.answer).where(sealed.c.game == OF_GAME)


class Store:
    """The saved games of one database. Every method is one transaction; any number of threads may call them."""

    def __init__(self, url: str | None = None) -> None:
        """Open the database, or create it. None is the default one of the current user."""
        self._engine = engine_of(url or default_url())
        self._rests_until = 0.0
        try:
            bring_up_to_date(self._engine)
        except (DBAPIError, TimeoutError) as error:
            raise InputError("--database", Message("error-database-opening", reason=_reason(error))) from error

    def close(self) -> None:
        self._engine.dispose()

    # --- Reading

    def status(self, token: str) -> GameStatus | None:
        """Whether there is anything new in the game behind a link; None if there is no such link."""
        if not TOKEN.fullmatch(token):
            return None
        with self.reading() as connection:
            found = connection.execute(GLANCE, {"token": token}).one_or_none()
        return None if found is None else GameStatus(*found)

    def statuses(self, tokens: Sequence[str]) -> dict[str, GameStatus]:
        """The same for many links at once, by link; unknown ones are left out."""
        asked = [token for token in tokens if TOKEN.fullmatch(token)]
        with self.reading() as connection:
            return {token: GameStatus(*found) for token, *found in connection.execute(GLANCES, {"tokens": asked})}

    def read(self, token: str, since: int = 0) -> tuple[StoredGame, Link] | None:
        """The game behind a link, with its events from number `since` on, and the link; None if there is no such
        link."""
        if not TOKEN.fullmatch(token):
            return None
        with self.reading() as connection:
            row = connection.execute(GAME, {"token": token}).one_or_none()
            if row is None:
                return None
            game = {"game": row.id}
            saved = StoredGame(
                **row._mapping,
                links=tuple(Link(*link) for link in connection.execute(LINKS, game)),
                events=tuple(connection.scalars(EVENTS, game | {"since": since})),
                sealed={one.seat: one.answer for one in connection.execute(SEALED, game)},
            )
        return saved, saved.link(token)

    def lines(self, game: str) -> tuple[ChatLine, ...]:
        """What was said in a game, the oldest first."""
        with self.reading() as connection:
            return tuple(ChatLine(*row) for row in connection.execute(LINES, {"game": game}))

    def due(self, now: int, most: int) -> tuple[str, ...]:
        """The owners' tokens of games that need attention by now, the longest due first."""
        with self.reading() as connection:
            return tuple(connection.scalars(DUE, {"now": now, "most": most}))

    def all(self) -> Iterator[StoredGame]:
        """Every game of the database without its events, the most recently changed first: for the operator."""
        with self.reading() as connection:
            found = connection.execute(select(games).order_by(games.c.changed.desc(), games.c.id)).all()
            kept = {row.id: StoredGame(**row._mapping) for row in found}
            for row in connection.execute(select(links).order_by(links.c.place)):
                link = Link(*(getattr(row, name) for name in Link._fields))
                if row.game in kept:
                    kept[row.game] = kept[row.game]._replace(links=(*kept[row.game].links, link))
        return iter(kept.values())

    # --- Writing

    def add(self, game: StoredGame) -> None:
        """Store a new game with everything that belongs to it."""
        now = int(time.time())
        fields = {column.name: getattr(game, column.name) for column in games.columns}
        with self.writing() as connection:
            connection.execute(insert(games).values(fields | {"created": now, "changed": now}))
            rows = [link._asdict() | {"game": game.id, "place": place} for place, link in enumerate(game.links)]
            connection.execute(insert(links), rows)
            _add_events(connection, game.id, 0, game.events)
            _add_sealed(connection, game.id, len(game.events), game.sealed)

    def change(self, id: str, seen: int, change: Change) -> int:
        """Change a game whose revision is still `seen`, else raise Overtaken. Returns the time of the change."""
        columns = ("stage", "fingerprint", "tables", "taken_back", "thinking", "is_open", "jacta")
        now = int(time.time())
        values = {name: getattr(change, name) for name in columns} | {"changed": now} | dict(change.also)
        with self.writing() as connection:
            mine = games.c.id == id, games.c.revision == seen
            if connection.execute(update(games).where(*mine).values(revision=seen + 1, **values)).rowcount != 1:
                raise Overtaken
            connection.execute(delete(events).where(events.c.game == id, events.c.number >= change.kept))
            _add_events(connection, id, change.kept, change.events)
            connection.execute(delete(sealed).where(sealed.c.game == id))
            _add_sealed(connection, id, change.kept + len(change.events), change.sealed)
            for token, link in change.links.items():
                connection.execute(update(links).where(links.c.token == token).values(link._asdict()))
        return now

    def say(self, game: str, line: ChatLine, most: int, within: int) -> None:
        """Store a line that somebody says; raises TooTalkative after `most` lines `within` this many seconds.

        The game's revision grows with it, so that whoever looks at the game learns of it.
        """
        now = int(time.time())
        of_game = messages.c.game == game
        with self.writing() as connection:
            grown = update(games).where(games.c.id == game).values(revision=games.c.revision + 1, changed=now)
            connection.execute(grown)  # first, so that anybody else who speaks waits here
            theirs = of_game, messages.c.kind == line.kind, messages.c.seat.is_not_distinct_from(line.seat)
            lately = select(func.count()).where(*theirs, messages.c.sent > now - within)
            if (connection.scalar(lately) or 0) >= most:
                raise TooTalkative
            number = (connection.scalar(select(func.max(messages.c.number)).where(of_game)) or 0) + 1
            row = line._asdict() | {"game": game, "number": number, "sent": now}
            connection.execute(insert(messages).values(row))
            connection.execute(delete(messages).where(of_game, messages.c.number <= number - MOST_LINES))

    def key(self, name: str, make: Callable[[], str]) -> str:
        """What all servers of this database share under a name; the first to ask makes it."""
        mine = select(keys.c.key).where(keys.c.name == name)
        with self.reading() as connection:
            found = connection.scalar(mine)
        if found is None:
            with self.writing() as connection:
                rows = insert(keys).from_select(
                    ["name", "key"], select(literal(name), literal(make())).where(~exists(mine))
                )
                connection.execute(rows)
                found = connection.scalar(mine)
        return str(found)

    def lay_down(self, content: str, now: int, until: int) -> str:
        """Keep a parcel until this time; returns its token. Expired ones are deleted."""
        token = new_token()
        with self.writing() as connection:
            connection.execute(delete(parcels).where(parcels.c.until <= now))
            connection.execute(insert(parcels).values(token=token, content=content, until=until))
        return token

    def pick_up(self, token: str, now: int) -> str | None:
        """The contents of a parcel; None if there is none, or no longer."""
        if not TOKEN.fullmatch(token):
            return None
        with self.reading() as connection:
            found: str | None = connection.scalar(
                select(parcels.c.content).where(parcels.c.token == token, parcels.c.until > now)
            )
            return found

    def put_off(self, token: str, due: int) -> None:
        """Let the game behind a link be looked after at this time; not visible to anybody."""
        game = select(links.c.game).where(OF_TOKEN).scalar_subquery()
        with self.writing() as connection:
            connection.execute(update(games).where(games.c.id == game).values(due=due), {"token": token})

    def watched_since(self, now: int, gap: int) -> int:
        """Since when servers have looked after this database, never more than `gap` seconds apart: a clock that jumps
        forward or back starts this anew.
        """
        kept = self.key(WATCHED, lambda: f"{now} {now}")
        since, last = map(int, kept.split())
        since = since if last <= now <= last + gap else now
        with self.writing() as connection:
            connection.execute(update(keys).where(keys.c.name == WATCHED).values(key=f"{since} {now}"))
        return since

    def forget(self, before: int) -> int:
        """Forget the games that nobody has changed since this time; returns how many."""
        with self.writing() as connection:
            return connection.execute(delete(games).where(games.c.changed < before)).rowcount

    def remove(self, id: str) -> None:
        """Forget a game and everything that belongs to it."""
        with self.writing() as connection:
            connection.execute(delete(games).where(games.c.id == id))

    # --- Transactions, for all that is kept in the same database

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one snapshot of the database, however many queries it makes."""
        level = {"isolation_level": "REPEATABLE READ"} if self._engine.dialect.name == "postgresql" else {}
        with (
            self._errors_reported(),
            self._engine.connect().execution_options(**level) as connection,
            connection.begin(),
        ):
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with (
            self._errors_reported(),
            self._engine.connect().execution_options(writing=True) as connection,
            connection.begin(),
        ):
            yield connection

    @contextmanager
    def _errors_reported(self) -> Iterator[None]:
        """Report in Jacta's words that the database does not answer; the cause goes to the operator only.

        A server that hangs is not asked again at once: later requests would only queue up.
        """
        if time.monotonic() < self._rests_until:
            raise NoDatabase(Message("error-database"))
        try:
            yield
        except (DBAPIError, TimeoutError) as error:
            if (
                self._engine.dialect.name == "postgresql"
                and getattr(getattr(error, "orig", None), "sqlstate", None) is None
            ):
                self._rests_until = time.monotonic() + REST
            log.error("the database does not answer: %s", _reason(error))
            raise NoDatabase(Message("error-database")) from error


def _add_events(connection: Connection, game: str, number: int, added: Sequence[object]) -> None:
    rows = [{"game": game, "number": number + place, "event": event} for place, event in enumerate(added)]
    if rows:
        connection.execute(insert(events), rows)


def _add_sealed(connection: Connection, game: str, number: int, added: Mapping[str, object]) -> None:
    rows = [{"game": game, "number": number, "seat": seat, "answer": answer} for seat, answer in added.items()]
    if rows:
        connection.execute(insert(sealed), rows)


def _reason(error: Exception) -> str:
    """The first line of the driver's message: no statement, and nothing that people typed."""
    return str(getattr(error, "orig", error)).strip().partition("\n")[0]
