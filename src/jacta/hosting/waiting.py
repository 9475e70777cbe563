"""Games that wait: deadlines and stand-ins, answers in advance, and notices that it is one's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from jacta.dice import Fair
from jacta.errors import InputError, JactaError
from jacta.hosting import views
from jacta.hosting.advance import answered_in_advance, names_seen, read_rules
from jacta.hosting.changes import Next, conflict, only_owner, only_seats
from jacta.hosting.due_times import deadline_of, notice_at
from jacta.hosting.managing import Managing
from jacta.kernel.play.opponents import STRENGTHS, opponents, prepare
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.policies import picked
from jacta.kernel.search import Progress
from jacta.names import not_among
from jacta.plain import plain
from jacta.store import Link, StoredGame
from jacta.text import Message

PASS = "pass"
STAND_INS = (*STRENGTHS, PASS)
PASSES = ("pass", "none", "nothing", "no", "hold", "stay", "wait", "skip", "end", False)
"""Answers by which somebody passes, if the rules offer them."""
LEAST, MOST = 60, 60 * 24 * 3600  # seconds for an answer
TOGETHER = 50  # games handled in one go
LATER = 3600  # seconds until a game that could not be continued is looked at again


class Call(NamedTuple):
    """A notice for somebody: that it is their turn, for the first time or as a reminder."""

    token: str
    to: Mapping[str, str]
    procedure: str
    seat: str
    reminder: bool
    deadline: int | None


class Waiting(Managing):
    """Saved games that wait for somebody."""

    # --- Deadlines

    def set_deadline(self, token: str, within: int, stand_in: str = "usual", watch: Progress | None = None) -> None:
        """Give everybody this many seconds for an answer, and say who answers after that. Owner only. 0 seconds: no
        limit.

        `stand_in` is a strength of computer players, or `pass`: the seat passes if the rules offer that, and gives the
        usual answer if they do not.
        """
        if stand_in not in STAND_INS:
            raise not_among("stand_in", stand_in, STAND_INS)
        if within and not LEAST <= within <= MOST:
            raise InputError("within", Message("error-deadline", least=LEAST, most=MOST))

        def setting(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            if saved.stage in views.ENDED:
                raise conflict("over", saved, session)
            if within and stand_in == "best":
                _prepared(saved, watch)
            return Next(session, {}, {"within": within, "stand_in": stand_in})

        self._change(token, setting)

    # --- Answers in advance

    def leave(self, token: str, rules: Sequence[Mapping[str, Any]]) -> None:
        """Leave answers to questions still to come, replacing those left before: for whoever sits there."""

        def leaving(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_seats(link)
            if saved.stage in views.ENDED:
                raise conflict("over", saved, session)
            seen = names_seen(saved, session, link.seat or "")
            read = read_rules(find_procedure(saved.procedure), rules, seen)
            left = [rule._asdict() | {"answers": list(rule.answers)} for rule in read]
            return Next(session, {link.token: link._replace(advance=left)})

        self._change(token, leaving)

    # --- Notices

    def call_me(self, token: str, to: Mapping[str, str] | None) -> None:
        """Set where the holder of this link is notified that it is their turn; None is nowhere."""

        def calling(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_seats(link)
            return Next(session, {link.token: link._replace(notice=to, noticed=None)})

        self._change(token, calling)

    def may_call(self, token: str) -> Link:
        """The link of a seat whose holder wants to be notified. Raises NotYours for any other."""
        _, link, _ = self._read(token)
        only_seats(link)
        return link

    # --- Looking after games that nobody visits

    def due(self) -> tuple[str, ...]:
        """The owners' tokens of the games that need attention now."""
        return self._store.due(self._now(), TOGETHER)

    def look_after(self, token: str) -> tuple[Call, ...]:
        """Continue a game that is due: computer players think, and stand-ins answer for those whose time is up.

        Returns whom to notify that it is their turn. They count as notified: if several servers look after one game,
        only one of them records it, and that one notifies.
        """
        calls: list[Call] = []

        def looking(saved: StoredGame, link: Link, session: Session | None) -> Next:
            calls.clear()
            now = self._now()
            if session is None or not 0 < saved.due <= now:
                return Next(session)
            if views.is_thinking(saved, session):
                after = self._thinking(session)
                after.go_on()
                return Next(answered_in_advance(saved, after))
            until = deadline_of(saved, session)
            if until is not None and until <= now:
                return self._stood_in(saved, session)
            called, asked = {}, views.asked_of(saved, session)
            for one in views.awaited(saved, session):
                at = notice_at(saved, one, asked)
                if at is None or at > now or not one.notice:
                    continue
                times = (one.noticed or {}).get("times", 0) + 1 if (one.noticed or {}).get("asked") == asked else 1
                calls.append(Call(one.token, one.notice, saved.procedure, str(one.seat), times > 1, until))
                called[one.token] = one._replace(noticed={"asked": asked, "at": now, "times": times})
            return Next(session, called, {"since": saved.since})

        return tuple(calls) if self._changed(token, looking) else ()

    def put_off(self, token: str) -> None:
        """Leave a game that cannot be continued alone for a while, so that it does not hold up the others."""
        self._store.put_off(token, self._now() + LATER)

    def _stood_in(self, saved: StoredGame, session: Session) -> Next:
        """The game after stand-ins answered for those whose time is up; their answers can be taken back as usual."""
        after, number = self._thinking(session), len(session.events)
        late: list[tuple[int, str]] = []
        if after.waits_for_a_draw:
            return self._drawn(saved, Next(session), without=True)
        if isinstance(after.question, Roll):
            after.throw()
        elif isinstance(after.question, Ask):
            for who in after.waiting_for:
                seat = views.leader(saved, after, who)
                if seat is not None:
                    after.answer(plain(_stand_in(after, who, saved.stand_in)), who)
                    late.append((number, seat))
        return Next(answered_in_advance(saved, after), {}, {"stood_in": [*saved.stood_in, *late]})


def _stand_in(session: Session, who: str, strength: str) -> Any:
    """The answer of the computer player who stands in for somebody."""
    question, source = session.view(who).question, session.chance(len(session.events))
    assert question is not None
    if strength == PASS:
        values = question.values()
        if passes := [one for one in PASSES if any(one == value and type(one) is type(value) for value in values)]:
            return passes[0]
        strength = "usual"
    context = session.procedure.context(session.given)
    policy = opponents(context, {who: strength}, (who,))[who]
    source = source.drawn_by(who) if isinstance(source, Fair) else source
    try:
        return picked(question, policy, session.position, source)
    except JactaError:  # the best answer cannot be worked out at every question
        return picked(question, {}, session.position, source)


def _prepared(saved: StoredGame, watch: Progress | None) -> None:
    """Work out the `best` player for every person in the game; InputError if that is impossible."""
    procedure = find_procedure(saved.procedure)
    context, seats = procedure.context(procedure.validate(saved.given)), tuple(views.seat_links(saved))
    for seat in seats:
        try:
            prepare(opponents(context, {seat: "best"}, seats), watch)
        except InputError as error:
            raise InputError("stand_in", error.message) from error
