"""The host of saved games: opens them, and lets the holder of each link do what that link allows.

Every method reads the game, works without holding the database, and writes what came of it in one transaction; where
somebody was quicker it looks again, and goes on only if the question is still the one that was meant. The dice hang on
the game's secret, the players' words and the number of the event alone: two servers that work on the same move of a
computer player come to the same end, and one of them keeps it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from jacta.dice import Face
from jacta.errors import IllegalAnswer, JactaError
from jacta.hosting import views
from jacta.hosting.advance import answered_in_advance
from jacta.hosting.changes import Clock, Next, conflict
from jacta.hosting.errors import NotYours
from jacta.hosting.managing import DAY, kept_days, shown_lines
from jacta.hosting.patience import deadline_of
from jacta.hosting.views import Links, TableView
from jacta.hosting.waiting import Waiting
from jacta.kernel.play.opponents import Progress
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Consult
from jacta.store import Link, Store, StoredGame
from jacta.text import Message

SPELL = 1.5  # seconds that computer players think before what they did is kept


class Host(Waiting):
    """The tables of one database. Any number of threads may call it, and any number of hosts may share a database.

    Every method that takes a token raises UnknownLink where no table has that link. What goes on with a game raises
    Conflict where the table has gone on meanwhile, and RulesChanged where today's rules do not play it on.
    """

    def __init__(self, store: Store, *, spell: float = SPELL, clock: Clock = time.time) -> None:
        """`spell` is how long computer players think at once; `clock` says what time it is, for deadlines."""
        super().__init__(store, spell=spell, clock=clock)
        self._at_work: set[str] = set()

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()

    def open_table(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        dice: str = "system",
        computers: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        together: bool = False,
        watch: Progress | None = None,
    ) -> Links:
        """Open a table, and clear away those that are long forgotten."""
        opened = super().open_table(
            id, given, dice=dice, computers=computers, names=names, together=together, watch=watch
        )
        self.tidy()
        return opened

    # --- Looking

    def table(self, token: str) -> TableView:
        """The table as this link may see it."""
        saved, link, found = self._read(token)
        if isinstance(found, Session):
            shown = views.playing(saved, link, found)
        elif found is not None:
            shown = views.unplayable(saved, link, found)
        else:
            shown = views.gathering(saved, link)
        lines = shown_lines(saved, self._store.lines(saved.id))
        until = deadline_of(saved, found if isinstance(found, Session) else None)
        return replace(shown, lines=lines, expires=saved.changed + kept_days() * DAY, deadline=until)

    def changed(self, token: str) -> int:
        """The revision of the table, which grows with every change: cheap enough to be asked all the time."""
        return self._glance(token).revision

    def export(self, token: str) -> dict[str, Any]:
        """The whole game as JSON data, for `jacta replay`, `jacta verify` and `jacta.resume`.

        While it runs only where nobody has anything to hide, and never with the secret of the dice.
        """
        saved, _, session = self._read(token)
        if isinstance(session, JactaError):
            raise session
        if session is None:
            raise conflict("not-begun", saved, session)
        ended = saved.stage in views.ENDED
        if not ended and not views.is_open(session):
            raise NotYours(Message("error-export-hidden"))
        names = {link.seat: link.name for link in saved.links if link.seat is not None and link.name}
        exported = {key: value for key, value in session.export(revealed=ended).items() if key != "sealed"}
        return exported | ({"names": names} if names else {})

    # --- Playing

    def asking(self, token: str, asked: int) -> TableView:
        """The table whose question of this number waits for the holder of this link. Raises what an answer would."""
        saved, link, session = self._read(token)
        if isinstance(session, JactaError):
            raise session
        played, _ = _asked_of(saved, link, session, asked)
        return views.playing(saved, link, played)

    def answer(self, token: str, asked: int, value: Any) -> None:
        """Answer the decision of this number. Raises IllegalAnswer for an answer that is not offered."""

        def answering(session: Session, who: str | None) -> None:
            if not isinstance(session.question, Ask):
                raise IllegalAnswer(Message("error-nothing-asked"))
            session.answer(value, who)

        self._play(token, asked, answering)

    def throw(self, token: str, asked: int, faces: Sequence[Face] | None = None) -> None:
        """Make the throw of this number: with these faces, read off real dice, or with the system's."""
        self._play(token, asked, lambda session, _: session.throw(faces))

    def consult(self, token: str, asked: int, value: Any) -> None:
        """Say what the book has, at the question of this number."""

        def consulting(session: Session, _: str | None) -> None:
            if not isinstance(session.question, Consult):
                raise IllegalAnswer(Message("error-nothing-asked"))
            session.answer(value)

        self._play(token, asked, consulting)

    def undo(self, token: str, asked: int) -> None:
        """Take the last answer back, where the question of this number still waits: its author may, and the owner."""

        def undoing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            played = _meant(saved, session, asked)
            if link.kind == "spectator":
                raise NotYours(Message("error-not-your-answer"))
            if played.question is None:  # the secret is out: whoever played on would know the dice
                raise conflict("over", saved, played)
            if not played.can_undo:
                raise IllegalAnswer(Message("error-no-undo"))
            if not views.can_undo(saved, link, played):
                raise NotYours(Message("error-not-your-answer"))
            after = played.copy()
            after.undo(views.led_by(saved, link, after))
            return Next(after)

        self._change(token, undoing)

    def advance(self, token: str) -> int:
        """Let the computer players go on for a spell, where it is their turn; the revision of the table then.

        Where this host is at it already nothing is done twice, and where another one was quicker it is left at that.
        """
        game, revision, thinking = self._glance(token)
        if not thinking or game in self._at_work:
            return revision

        def going_on(saved: StoredGame, link: Link, session: Session | None) -> Next:
            if session is None or not views.is_thinking(saved, session):
                return Next(session)
            after = session.copy(pause=self._for_a_spell())
            after.go_on()
            return Next(answered_in_advance(saved, after))

        self._at_work.add(game)
        try:
            self._changed(token, going_on)
        finally:
            self._at_work.discard(game)
        return self.changed(token)

    # --- Inside

    def _play(self, token: str, asked: int, act: Callable[[Session, str | None], None]) -> None:
        """Do what the holder of a link does at the question of this number."""

        def playing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            played, who = _asked_of(saved, link, session, asked)
            after = played.copy(pause=self._for_a_spell())
            act(after, who)
            return Next(answered_in_advance(saved, after))

        self._change(token, playing)


def _meant(saved: StoredGame, session: Session | None, asked: int) -> Session:
    """The session, if the question of this number waits."""
    if session is None:
        raise conflict("not-begun", saved, session)
    if saved.stage == "abandoned":
        raise conflict("over", saved, session)
    if views.asked_of(saved, session) != asked:
        raise conflict("over" if session.question is None else "gone-on", saved, session)
    return session


def _asked_of(saved: StoredGame, link: Link, session: Session | None, asked: int) -> tuple[Session, str | None]:
    """The session, and for whom the holder of this link answers, if the question of this number is theirs."""
    if link.kind != "seat":
        raise NotYours(Message("error-no-seat"))
    played = _meant(saved, session, asked)
    question, who = views.heard(saved, link, played)
    if question is None:
        raise _not_asked(saved, link, played)
    return played, who


def _not_asked(saved: StoredGame, link: Link, session: Session) -> JactaError:
    """Why the holder of this link has nothing to answer at the question that waits."""
    if session.question is None:
        return conflict("over", saved, session)
    if views.is_thinking(saved, session):
        return conflict("thinking", saved, session)
    if any(views.leader(saved, who) == link.seat for who in session.sealed):
        return conflict("answered", saved, session)
    return NotYours(Message("error-not-your-question"))
