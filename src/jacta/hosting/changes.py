"""The change from one state of a game to the next, as the store takes it, and how every action of a host makes it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from jacta.dice import Drawn, mark_of
from jacta.errors import JactaError
from jacta.hosting import views
from jacta.hosting.advance import answered_in_advance
from jacta.hosting.due_times import due_of
from jacta.hosting.errors import Conflict, NotYours, UnknownLink
from jacta.hosting.sessions import Sessions, chance_of
from jacta.hosting.views import is_open
from jacta.kernel.play.session import Session
from jacta.kernel.rule.fingerprint import jacta_version
from jacta.store import Change, GameStatus, Link, Overtaken, StoredGame
from jacta.text import Message

if TYPE_CHECKING:
    from jacta.store import Store

MOST_TRIES = 50  # how often a change is retried if others are faster


class Next(NamedTuple):
    """What a change leads to: the session as it stands then, the links that have changed, by their previous tokens, and
    whatever else is to be set.
    """

    session: Session | None
    links: Mapping[str, Link] = {}
    also: Mapping[str, Any] = {}


Act: TypeAlias = Callable[[StoredGame, Link, Session | None], Next]
Clock: TypeAlias = Callable[[], float]
"""The current time, in seconds since 1970."""


class Changing:
    """A game is read, worked on without holding the database, and written in one transaction."""

    def __init__(self, store: Store, *, spell: float, clock: Clock = time.time) -> None:
        self._store, self._spell, self._clock = store, spell, clock
        self._sessions = Sessions(store)

    def _change(self, token: str, act: Act) -> None:
        """Change the game behind a link; retry from the beginning if somebody else was faster."""
        for _ in range(MOST_TRIES):
            if self._changed(token, act):
                return
        saved, _, session = self._read(token)
        raise conflict("crowded", saved, session)

    def _changed(self, token: str, act: Act) -> bool:
        """Change the game behind a link. Returns whether that succeeded: somebody else may have been faster."""
        saved, link, before = self._read(token)
        if isinstance(before, JactaError):
            raise before
        after = self._drawn(saved, act(saved, link, before))
        if after.session is before and not after.links and not after.also:
            return True
        change = change_of(saved, before, after, self._now())
        try:
            changed = self._store.change(saved.id, saved.revision, change)
        except Overtaken:
            return False
        if after.session is not None:
            self._sessions.keep(saved_after(saved, change, changed), after.session)
        return True

    def _drawn(self, saved: StoredGame, after: Next, *, without: bool = False) -> Next:
        """What a change leads to, with the draw that it has made possible: all beads are there, or none are needed.

        Missing beads hold up the dice, unless they are drawn `without` them.
        """
        session = after.session
        if session is None or not saved.together or not session.waits_for_a_draw:
            return after
        known = tuple(after.links.get(link.token, link) for link in saved.links)
        draws = after.also.get("draws", saved.draws)
        saved = saved._replace(links=known, draws=draws, **{k: v for k, v in after.also.items() if k == "stage"})
        number, missing = len(session.events), views.undrawn(saved, session)
        if missing and not without:
            return after
        seats = views.seat_links(saved)
        beads = {seat: seats[seat].bead for seat in views.chains_of(saved) if seat not in missing}
        draw = Drawn(number, beads, missing, mark_of(saved.secret, session.events))
        saved = saved._replace(draws=[*draws, draw.to_json()])
        session = self._moving(session)
        session.chance = chance_of(saved)
        session.go_on()
        answered_in_advance(saved, session)
        return self._drawn(saved, Next(session, after.links, {**after.also, "draws": saved.draws}))

    def _read(self, token: str) -> tuple[StoredGame, Link, Session | JactaError | None]:
        found = self._sessions.read(token)
        if found is None:
            raise UnknownLink(Message("error-unknown-link"))
        return found

    def _glance(self, token: str) -> GameStatus:
        status = self._store.status(token)
        if status is None:
            raise UnknownLink(Message("error-unknown-link"))
        return status

    def _now(self) -> int:
        return int(self._clock())

    def _moving(self, session: Session) -> Session:
        """The game for a person's move: players that think are left to `advance`, so that no move waits for them."""
        return session.copy(pause=self._for_a_spell(), apart=True)

    def _thinking(self, session: Session) -> Session:
        """The game, for computer players to continue for a while."""
        return session.copy(pause=self._for_a_spell())

    def _for_a_spell(self) -> Callable[[], bool]:
        """A test that tells when computer players have thought long enough for now."""
        end = time.monotonic() + self._spell
        return lambda: time.monotonic() > end


def change_of(saved: StoredGame, before: Session | None, after: Next, now: int) -> Change:
    """The change from one state of a game to the next, as the store takes it; `now` is when it is made."""
    session, links, also = after
    stage = also.get("stage", saved.stage)
    others = {name: value for name, value in also.items() if name != "stage"}
    if session is None:
        return Change(0, (), {}, stage, "", {}, 0, False, False, saved.jacta, links, others)
    then, reached = len(before.events) if before else 0, len(session.events)
    abandoned = stage == "abandoned"
    change = Change(
        kept=min(then, reached),
        events=session.events[then:],
        sealed=session.sealed,
        stage=stage if abandoned else "over" if session.question is None else "playing",
        fingerprint=session.fingerprint(),
        tables=session.tables,
        taken_back=saved.taken_back + (then - reached + 1 if reached < then else 0),
        thinking=session.needs_nobody and not abandoned,
        is_open=abandoned or session.question is None or is_open(session),
        jacta=jacta_version(),
        links=links,
        also=others,
    )
    asked_anew = before is None or then != reached or "within" in also
    stood_in = [one for one in also.get("stood_in", saved.stood_in) if one[0] < reached]
    timed = change._replace(also=others | {"since": now if asked_anew else saved.since, "stood_in": stood_in})
    due = due_of(saved_after(saved, timed, saved.changed), session, now)
    return timed._replace(also={**timed.also, "due": due})


def saved_after(saved: StoredGame, change: Change, changed: int) -> StoredGame:
    """The game as it is stored after a change."""
    return saved._replace(
        stage=change.stage,
        fingerprint=change.fingerprint,
        tables=change.tables,
        taken_back=change.taken_back,
        thinking=change.thinking,
        is_open=change.is_open,
        jacta=change.jacta,
        revision=saved.revision + 1,
        changed=changed,
        links=tuple(change.links.get(link.token, link) for link in saved.links),
        **change.also,
    )


def conflict(kind: str, saved: StoredGame, session: Session | JactaError | None) -> Conflict:
    """What was asked for no longer fits: why, and what waits now."""
    asked = views.asked_of(saved, session if isinstance(session, Session) else None)
    return Conflict(Message(f"error-game-{kind}"), asked, saved.revision)


def only_owner(link: Link) -> None:
    if link.kind != "owner":
        raise NotYours(Message("error-owner-only"))


def only_seats(link: Link) -> None:
    if link.kind != "seat":
        raise NotYours(Message("error-no-seat"))
