"""Games in progress, cached: a game is its events, and replaying them all takes a while."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta.dice import Drawn, FairDice
from jacta.errors import JactaError
from jacta.hosting.views import chains_of, seals_of, words_of
from jacta.kernel.play.session import Session
from jacta.store import Link, StoredGame

if TYPE_CHECKING:
    from jacta.store import Store

MOST_KEPT = 64


class CachedSession(NamedTuple):
    """A session as it stood at a revision. It is never changed: playing on is done with a copy."""

    saved: StoredGame
    session: Session


class Sessions:
    """The sessions of the games asked for most recently, each as of a revision of its game."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, CachedSession] = OrderedDict()
        self._lock = threading.Lock()

    def read(self, token: str) -> tuple[StoredGame, Link, Session | JactaError | None] | None:
        """The game behind a link, the link, and its session: None before the game begins, an error if it cannot go on.

        If the session is cached, only the events after it are read.
        """
        status = self._store.status(token)
        if status is None:
            return None
        known = self._kept.get(status.game)
        if known is None:
            return self._read_whole(token)
        if known.saved.revision == status.revision:
            return known.saved, known.saved.link(token), known.session
        return self._read_on(token, known) or self._read_whole(token)

    def _read_on(self, token: str, known: CachedSession) -> tuple[StoredGame, Link, Session] | None:
        """The game, continued from the cached session; None if that does not lead there."""
        found = self._store.read(token, len(known.session.events))
        if found is None:
            return None
        saved, link = found
        if saved.taken_back != known.saved.taken_back or saved.revision < known.saved.revision:
            return None
        try:
            session = _caught_up(known, saved)
        except JactaError:
            return None
        self.keep(saved, session)
        return saved, link, session

    def _read_whole(self, token: str) -> tuple[StoredGame, Link, Session | JactaError | None] | None:
        """The game from its beginning."""
        found = self._store.read(token)
        if found is None:
            return None
        saved, link = found
        if saved.stage in ("gathering", "revealing"):
            return saved, link, None
        try:
            session = _resumed(saved)
        except JactaError as error:
            return saved, link, error
        self.keep(saved, session)
        return saved, link, session

    def keep(self, saved: StoredGame, session: Session) -> None:
        """Cache the session for whoever asks next. An older one that comes late does no harm: it is caught up."""
        with self._lock:
            self._kept[saved.id] = CachedSession(saved._replace(events=()), session)
            self._kept.move_to_end(saved.id)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def forget(self, id: str) -> None:
        with self._lock:
            self._kept.pop(id, None)


def chance_of(saved: StoredGame) -> FairDice:
    """The dice of a game."""
    words, seals = words_of(saved), seals_of(saved)
    if not saved.together:
        return FairDice(saved.secret, words, seals, saved.drawn)
    draws = tuple(Drawn(one["event"], one["beads"], tuple(one["without"]), one["mark"]) for one in saved.draws)
    return FairDice(saved.secret, words, seals, saved.drawn, chains_of(saved), draws)


def at_the_beginning(saved: StoredGame) -> Session:
    """The game before its first event."""
    return Session.resume(_as_begun(saved), chance=chance_of(saved), pause=at_once)


def _resumed(saved: StoredGame) -> Session:
    """The game replayed from its events."""
    stood = {"events": saved.events, "sealed": saved.sealed, "fingerprint": saved.fingerprint, "tables": saved.tables}
    return Session.resume(_as_begun(saved) | stood, chance=chance_of(saved), pause=at_once)


def _as_begun(saved: StoredGame) -> dict[str, Any]:
    """A game as it began."""
    begun = {"jacta": saved.jacta, "procedure": saved.procedure, "given": saved.given, "events": ()}
    return begun | {"dice": saved.dice, "computers": saved.computers}


def _caught_up(known: CachedSession, saved: StoredGame) -> Session:
    """The cached session, continued to where the game stands now."""
    session = known.session.copy(pause=at_once)
    session.chance = chance_of(saved)
    session.catch_up(saved.events, saved.sealed, saved.fingerprint, saved.jacta, saved.tables)
    return session


def at_once() -> bool:
    """A `pause` for sessions that only show where the game stands."""
    return True
