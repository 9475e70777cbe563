"""The host of saved games: opens them, and lets the holder of each link do what that link allows.

Every method reads the game, works without holding the database, and writes the result in one transaction; if somebody
was faster, it looks again, and goes on only if the question is still the one that was meant. The dice depend only on
the game's secret, the players' words and the number of the event: two servers that work on the same move of a computer
player arrive at the same result, and one of them stores it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from jacta.dice import Face
from jacta.errors import IllegalAnswer, JactaError
from jacta.hosting import views
from jacta.hosting.advance import MOST_IN_A_ROW, answered_in_advance
from jacta.hosting.changes import Clock, Next, conflict, only_owner, only_seats
from jacta.hosting.due_times import deadline_of
from jacta.hosting.errors import NotYours
from jacta.hosting.forgetting import DAY, kept_days
from jacta.hosting.managing import shown_lines
from jacta.hosting.views import SavedGameView
from jacta.hosting.waiting import Waiting
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Consult
from jacta.names import not_among
from jacta.store import GameStatus, Link, StoredGame
from jacta.text import Message

if TYPE_CHECKING:
    from jacta.store import Store

SPELL = 1.5  # seconds that computer players think before what they did is stored


class Host(Waiting):
    """The saved games of one database. Any number of threads may call it, and any number of hosts may share a database.

    Every method that takes a token raises UnknownLink if no game has that link. Methods that continue a game raise
    Conflict if it has gone on meanwhile, and RulesChanged if it cannot be continued under today's rules.
    """

    def __init__(self, store: Store, *, spell: float = SPELL, clock: Clock = time.time) -> None:
        """`spell` is how long computer players think at a time; `clock` gives the time, for deadlines."""
        super().__init__(store, spell=spell, clock=clock)
        self._at_work: set[str] = set()

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()

    # --- Looking

    def saved_game(self, token: str) -> SavedGameView:
        """The game as this link may see it."""
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

    def revision(self, token: str) -> int:
        """The revision of the game, which grows with every change: cheap enough to be polled."""
        return self._glance(token).revision

    def export(self, token: str) -> dict[str, Any]:
        """The whole game as JSON data, for `jacta replay`, `jacta verify` and `jacta.resume`.

        While the game runs, only if nobody has anything to hide, and never with the secret of the dice.
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

    def asking(self, token: str, asked: int) -> SavedGameView:
        """The game whose question of this number waits for the holder of this link. Raises what an answer would."""
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

    def answer_as_usual(self, token: str, asked: int) -> None:
        """Give the usual answer to the decision of this number and to the rest of the same action: until the same is
        asked again, or the holder of this link is no longer the one asked."""

        def playing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            played, who = _asked_of(saved, link, session, asked)
            after = self._moving(played)
            first = question = played.question
            if not isinstance(first, Ask):
                raise IllegalAnswer(Message("error-nothing-asked"))
            for count in range(MOST_IN_A_ROW):
                if who is None or not isinstance(question, Ask) or (count and question.label == first.label):
                    break
                after.answer_as_usual(who)
                question, who = views.heard(saved, link, after)
            return Next(answered_in_advance(saved, after))

        self._change(token, playing)

    def throw(self, token: str, asked: int, faces: Sequence[Face] | None = None) -> None:
        """Make the throw of this number: with these faces, read off real dice, or with the system's dice."""
        self._play(token, asked, lambda session, _: session.throw(faces))

    def consult(self, token: str, asked: int, value: Any) -> None:
        """State what the book says, at the question of this number."""

        def consulting(session: Session, _: str | None) -> None:
            if not isinstance(session.question, Consult):
                raise IllegalAnswer(Message("error-nothing-asked"))
            session.answer(value)

        self._play(token, asked, consulting)

    def undo(self, token: str, asked: int) -> None:
        """Take back the last answer, while the question of this number waits: its author may, and the owner."""

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
            after.undo(views.may_take_back(saved, link, after))
            return Next(after)

        self._change(token, undoing)

    # --- The game master's hand

    def correct(self, token: str, asked: int, changes: Mapping[str, Any], reason: str) -> None:
        """Correct values of the game, while the question of this number waits. Owner only."""
        self._by_hand(token, asked, lambda _, session: session.correct(changes, reason))

    def bring_in(
        self, token: str, asked: int, newcomer: Mapping[str, Any], reason: str, led_by: str | None = None
    ) -> None:
        """Add a participant to the game, written as in the input. Owner only, who says which seat decides for the
        newcomer; by default, the first.
        """

        def joining(saved: StoredGame, session: Session) -> None:
            persons = views.seat_links(saved)
            if led_by is not None and led_by not in persons:
                raise not_among("led_by", led_by, persons)
            session.join(newcomer, reason, **({} if led_by is None else {views.LED_BY: led_by}))

        self._by_hand(token, asked, joining)

    def take_out(self, token: str, asked: int, name: str, reason: str) -> None:
        """Remove a participant from the game. Owner only."""
        self._by_hand(token, asked, lambda _, session: session.leave(name, reason))

    # --- Computer players

    def advance(self, token: str) -> int:
        """Let the computer players go on for a while, if it is their turn; returns the revision of the game then.

        Does nothing if this host is already at it, and leaves it at that if another was faster.
        """
        game, revision, thinking = self._glance(token)
        if not thinking or game in self._at_work:
            return revision

        def going_on(saved: StoredGame, link: Link, session: Session | None) -> Next:
            if session is None or not views.is_thinking(saved, session):
                return Next(session)
            after = self._thinking(session)
            after.go_on()
            return Next(answered_in_advance(saved, after))

        self._at_work.add(game)
        try:
            self._changed(token, going_on)
        finally:
            self._at_work.discard(game)
        return self.revision(token)

    def is_thinking(self, token: str) -> bool:
        """Whether this game waits for the computer only; False if there is no such game any more."""
        status = self._store.status(token)
        return status is not None and status.thinking

    def statuses(self, tokens: Sequence[str]) -> dict[str, GameStatus]:
        """What is new in many games, in one query; those that no longer exist are left out."""
        return self._store.statuses(tokens)

    # --- Inside

    def _by_hand(self, token: str, asked: int, act: Callable[[StoredGame, Session], None]) -> None:
        """Do what a game master does between two questions; the story tells everybody."""

        def doing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            played = _meant(saved, session, asked)
            if not views.in_hand(saved, link, played):
                raise _out_of_hand(saved, played)
            after = self._moving(played)
            act(saved, after)
            return Next(answered_in_advance(saved, after))

        self._change(token, doing)

    def _play(self, token: str, asked: int, act: Callable[[Session, str | None], None]) -> None:
        """Do what the holder of a link does at the question of this number."""

        def playing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            played, who = _asked_of(saved, link, session, asked)
            after = self._moving(played)
            act(after, who)
            return Next(answered_in_advance(saved, after))

        self._change(token, playing)


def _meant(saved: StoredGame, session: Session | None, asked: int) -> Session:
    """The session, if the question of this number is the one that waits."""
    if session is None:
        raise conflict("not-begun", saved, session)
    if saved.stage == "abandoned":
        raise conflict("over", saved, session)
    if views.asked_of(saved, session) != asked:
        raise conflict("over" if session.question is None else "gone-on", saved, session)
    return session


def _asked_of(saved: StoredGame, link: Link, session: Session | None, asked: int) -> tuple[Session, str | None]:
    """The session, and the player for whom the holder of this link answers, if this question is theirs."""
    only_seats(link)
    played = _meant(saved, session, asked)
    question, who = views.heard(saved, link, played)
    if question is None:
        raise _not_asked(saved, link, played)
    return played, who


def _out_of_hand(saved: StoredGame, session: Session) -> JactaError:
    """Why not even the owner may intervene in the game now."""
    if session.question is None:
        return conflict("over", saved, session)
    if views.is_thinking(saved, session):
        return conflict("thinking", saved, session)
    return NotYours(Message("error-drawing" if session.waits_for_a_draw else "error-hand-hidden"))


def _not_asked(saved: StoredGame, link: Link, session: Session) -> JactaError:
    """Why the holder of this link has nothing to answer at the question that waits."""
    if session.question is None:
        return conflict("over", saved, session)
    if views.is_thinking(saved, session):
        return conflict("thinking", saved, session)
    if any(views.leader(saved, session, who) == link.seat for who in session.sealed):
        return conflict("answered", saved, session)
    return NotYours(Message("error-not-your-question"))
