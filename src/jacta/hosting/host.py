"""The host of saved tables: opens them, and lets the holder of each link do what that link allows.

Every method reads the game, works without holding the database, and writes what came of it in one transaction; where
somebody was quicker it looks again, and goes on only if the question is still the one that was meant. The dice hang on
the game's secret, the players' words and the number of the event alone: two servers that work on the same move of a
computer player come to the same end, and one of them keeps it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from typing import Any, NamedTuple, TypeAlias

from jacta.dice import Face
from jacta.dice.fair import commitment, new_secret
from jacta.errors import IllegalAnswer, InputError, JactaError
from jacta.hosting import views
from jacta.hosting.changes import change_of, saved_after
from jacta.hosting.errors import Conflict, NotYours, UnknownLink
from jacta.hosting.seating import LONGEST_WORD, one_line, seats_of
from jacta.hosting.sessions import Sessions, at_once, chance_of
from jacta.hosting.views import Links, Table
from jacta.kernel.play.opponents import Watch
from jacta.kernel.play.saved import OWNERS
from jacta.kernel.play.session import Session
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.questions import Ask, Consult
from jacta.kernel.rule.registry import find_procedure
from jacta.store import Glance, Link, Overtaken, Saved, Store, new_token
from jacta.text import Message

SPELL = 1.5  # seconds that computer players think before what they did is kept
MOST_TRIES = 50  # how often a change is tried again where others are quicker


class Next(NamedTuple):
    """What a change leads to: the game as it stands then, and the links that have changed."""

    session: Session | None
    links: tuple[Link, ...] = ()


Act: TypeAlias = Callable[[Saved, Link, Session | None], Next]


class Host:
    """The tables of one database. Any number of threads may call it, and any number of hosts may share a database.

    Every method that takes a token raises UnknownLink where no table has that link. What goes on with a game raises
    Conflict where the table has gone on meanwhile, and RulesChanged where today's rules do not play it on.
    """

    def __init__(self, store: Store, *, spell: float = SPELL) -> None:
        self._store, self._spell = store, spell
        self._sessions = Sessions(store)
        self._at_work: set[str] = set()

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()

    # --- Opening and beginning

    def open_table(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        dice: str = "system",
        computers: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        watch: Watch | None = None,
    ) -> Links:
        """Open a table for a procedure and its input. `computers` are strengths by seat, `names` those of persons.

        Raises InputError naming the key. A table at which no person sits begins at once.
        """
        procedure = find_procedure(id)
        typed = procedure.validate(given or {})
        owner = OWNERS.get(dice)
        if owner is None:
            raise InputError("dice", Message("error-choice", value=str(dice), allowed=", ".join(OWNERS)))
        chosen, called = dict(computers or {}), dict(names or {})
        # What cannot be played is refused here; the game itself begins when its players are there.
        Session(procedure, typed, dice=owner, computers=chosen, watch=watch, pause=at_once)
        seats = seats_of(procedure, typed, chosen)
        persons = [seat for seat, strength in seats if strength is None]
        for seat in called:
            if seat not in persons:
                raise InputError(f"names.{seat}", Message("error-no-such-seat", seat=seat, seats=", ".join(persons)))
        secret = new_secret()
        links = (
            Link(new_token(), "owner"),
            Link(new_token(), "spectator"),
            *(Link(new_token(), "seat", seat, one_line(f"names.{seat}", called.get(seat, ""))) for seat in persons),
        )
        saved = Saved(
            id=new_token(),
            procedure=procedure.id,
            given=written(typed),
            dice=dice,
            computers=chosen,
            seats=seats,
            jacta=version("jacta"),
            commitment=commitment(secret),
            secret=secret,
            links=links,
        )
        self._store.add(saved)
        if not persons:
            self.start(links[0].token)
        return views.links_of(saved)

    def join(self, token: str, name: str = "", word: str | None = None) -> None:
        """Take the seat of this link under a name, and add a word to the dice. The last one to come begins the game.

        Whoever comes back without a word keeps the one they have added. Who comes after the beginning takes the seat
        without one: the dice are settled by then.
        """
        name, word = one_line("name", name), None if word is None else one_line("word", word, LONGEST_WORD)

        def joining(saved: Saved, link: Link, session: Session | None) -> Next:
            if link.kind != "seat":
                raise NotYours(Message("error-no-seat"))
            if session is not None:
                return Next(session, (link._replace(name=name, joined=True),))
            mine = link._replace(name=name, word=link.word if word is None else word, joined=True)
            links = tuple(mine if one.token == mine.token else one for one in saved.links)
            complete = all(one.joined for one in links if one.kind == "seat")
            return Next(self._begun(saved._replace(links=links)) if complete else None, (mine,))

        self._change(token, joining)

    def start(self, token: str) -> None:
        """Begin without waiting for those who have not joined: the owner may."""

        def starting(saved: Saved, link: Link, session: Session | None) -> Next:
            if link.kind != "owner":
                raise NotYours(Message("error-owner-only"))
            if session is not None:
                raise _conflict("begun", saved, session)
            return Next(self._begun(saved))

        self._change(token, starting)

    def _begun(self, saved: Saved) -> Session:
        """The game at its first question for a person: from here on, secret and words decide the dice."""
        procedure = find_procedure(saved.procedure)
        return Session(
            procedure,
            procedure.validate(saved.given),
            dice=OWNERS[saved.dice],
            computers=saved.computers,
            chance=chance_of(saved),
            pause=self._for_a_spell(),
        )

    # --- Looking

    def table(self, token: str) -> Table:
        """The table as this link may see it."""
        saved, link, found = self._read(token)
        if isinstance(found, Session):
            return views.playing(saved, link, found)
        if found is not None:
            return views.unplayable(saved, link, found)
        return views.gathering(saved, link)

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
            raise _conflict("not-begun", saved, session)
        if session.question is not None and not views.is_open(session):
            raise NotYours(Message("error-export-hidden"))
        return {key: value for key, value in session.export().items() if key != "sealed"}

    # --- Playing

    def asking(self, token: str, asked: int) -> Table:
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

        def undoing(saved: Saved, link: Link, session: Session | None) -> Next:
            played = _meant(saved, session, asked)
            if link.kind == "spectator":
                raise NotYours(Message("error-not-your-answer"))
            if played.question is None:  # the secret is out: whoever played on would know the dice
                raise _conflict("over", saved, played)
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

        def going_on(saved: Saved, link: Link, session: Session | None) -> Next:
            if session is None or not session.needs_nobody:
                return Next(session)
            after = session.copy(pause=self._for_a_spell())
            after.go_on()
            return Next(after)

        self._at_work.add(game)
        try:
            self._changed(token, going_on)
        finally:
            self._at_work.discard(game)
        return self.changed(token)

    def remove(self, token: str) -> None:
        """Clear the table away for good: the owner may."""
        saved, link, _ = self._read(token)
        if link.kind != "owner":
            raise NotYours(Message("error-owner-only"))
        self._store.remove(saved.id)
        self._sessions.forget(saved.id)

    # --- Inside

    def _play(self, token: str, asked: int, act: Callable[[Session, str | None], None]) -> None:
        """Do what the holder of a link does at the question of this number."""

        def playing(saved: Saved, link: Link, session: Session | None) -> Next:
            played, who = _asked_of(saved, link, session, asked)
            after = played.copy(pause=self._for_a_spell())
            act(after, who)
            return Next(after)

        self._change(token, playing)

    def _change(self, token: str, act: Act) -> None:
        """Change the game behind a link; again from the beginning where somebody else was quicker."""
        for _ in range(MOST_TRIES):
            if self._changed(token, act):
                return
        saved, _, session = self._read(token)
        raise _conflict("crowded", saved, session)

    def _changed(self, token: str, act: Act) -> bool:
        """Change the game behind a link. Whether that was done: somebody else may have been quicker."""
        saved, link, before = self._read(token)
        if isinstance(before, JactaError):
            raise before
        session, links = act(saved, link, before)
        if session is before and not links:
            return True
        change = change_of(saved, before, session, links)
        try:
            changed = self._store.change(saved.id, saved.revision, change)
        except Overtaken:
            return False
        if session is not None:
            self._sessions.keep(saved_after(saved, change, changed), session)
        return True

    def _read(self, token: str) -> tuple[Saved, Link, Session | JactaError | None]:
        found = self._sessions.read(token)
        if found is None:
            raise UnknownLink(Message("error-unknown-link"))
        return found

    def _glance(self, token: str) -> Glance:
        glance = self._store.glance(token)
        if glance is None:
            raise UnknownLink(Message("error-unknown-link"))
        return glance

    def _for_a_spell(self) -> Callable[[], bool]:
        """Says when computer players have thought long enough for once."""
        end = time.monotonic() + self._spell
        return lambda: time.monotonic() > end


def _meant(saved: Saved, session: Session | None, asked: int) -> Session:
    """The session, if the question of this number waits."""
    if session is None:
        raise _conflict("not-begun", saved, session)
    if views.asked_of(saved, session) != asked:
        raise _conflict("over" if session.question is None else "gone-on", saved, session)
    return session


def _asked_of(saved: Saved, link: Link, session: Session | None, asked: int) -> tuple[Session, str | None]:
    """The session, and for whom the holder of this link answers, if the question of this number is theirs."""
    if link.kind != "seat":
        raise NotYours(Message("error-no-seat"))
    played = _meant(saved, session, asked)
    question, who = views.heard(saved, link, played)
    if question is None:
        raise _not_asked(saved, link, played)
    return played, who


def _not_asked(saved: Saved, link: Link, session: Session) -> JactaError:
    """Why the holder of this link has nothing to answer at the question that waits."""
    if session.question is None:
        return _conflict("over", saved, session)
    if views.is_thinking(saved, session):
        return _conflict("thinking", saved, session)
    if any(views.leader(saved, who) == link.seat for who in session.sealed):
        return _conflict("answered", saved, session)
    return NotYours(Message("error-not-your-question"))


def _conflict(kind: str, saved: Saved, session: Session | JactaError | None) -> Conflict:
    asked = views.asked_of(saved, session if isinstance(session, Session) else None)
    return Conflict(Message(f"error-table-{kind}"), asked, saved.revision)
