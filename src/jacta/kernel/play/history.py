"""What has happened in a game: its events, applied to the run one after another, and replayed.

An event is a plain object: `{"roll": faces}`, `{"answer": value}` or `{"consult": value}`; or, where the game master
has corrected values, added a participant or removed one, `{"correct": {key: value}, "reason": text}`, `{"join": sheet,
...}` or `{"leave": name, ...}`. What needed no person (a computer player's answer, a filled-in table, a throw by the
system where people roll their own dice) is marked `"auto": true`. What several players showed at once, or what
uncovered something hidden (told by a note that `reveals`), is marked `"revealed": true`.

Undoing drops the last answer of a person, but never a roll or a reveal: what has been shown stays shown. The randomness
behind an event depends on its number: with fair dice, what was undone and comes up again is drawn as before. A computer
player's answer is not a reveal: people may see it, undo their own and answer differently.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from jacta.dice import Face
from jacta.errors import IllegalAnswer, JactaError, RulesChanged
from jacta.kernel.play.opponents import opponents
from jacta.kernel.play.saved import BY_HAND, CORRECT, JOIN, KINDS, LEAVE, DiceOwner, Event
from jacta.kernel.play.view import GameView
from jacta.kernel.roll import (
    ask_entry,
    consult_entry,
    correct_entry,
    join_entry,
    leave_entry,
    note_entry,
    roll_entry,
)
from jacta.kernel.rule.fingerprint import jacta_version
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.correcting import corrected
from jacta.kernel.run.joining import departed, joined
from jacta.kernel.run.policies import check_legal, illegal
from jacta.kernel.run.position import Position, Told, answered, started
from jacta.kernel.run.tables_used import TablesUsed
from jacta.plain import plain
from jacta.text import Message


class History(GameView):
    """The events of a game and where they have led: all that is kept of it, and enough to get there again."""

    dice: DiceOwner
    computers: dict[str, str]
    events: list[Event]

    def catch_up(
        self,
        events: Sequence[Event],
        sealed: Mapping[str, Any],
        fingerprint: str | None,
        version: str,
        tables: Mapping[str, str] | None = None,
    ) -> None:
        """Replay what happened elsewhere, under that version of Jacta and with these tables.

        Raises RulesChanged if that fails: new rules may do anything with old events.
        """
        try:
            self._replay(events)
            self._sealed.clear()
            self._seal_again(sealed)
        except RulesChanged:
            raise
        except Exception as error:
            raise self.used.changed(tables, so_far=True) or _astray(version, error) from error
        if changed := self.used.changed(tables):
            raise changed
        if fingerprint not in (None, self.fingerprint()):
            raise _astray(version, "fingerprint")

    def fingerprint(self) -> str:
        """A digest of where the game stands, the same on every machine."""
        stack = []
        position: Position | None = self.position
        while position is not None:
            name = position.phase.__name__ if position.phase else ""
            stack.append([position.procedure.id, name, plain(position.state), list(position.tally)])
            position = position.caller
        text = json.dumps(stack, default=str, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def sides(self) -> dict[str, list[int]]:
        """The sides of the dice that the system threw, by event number: all that is needed to recompute the throws
        without knowing the rules.
        """
        told = [entry for entry in self.transcript if entry.kind != "note"]
        return {
            str(number): entry.throw.sides_rolled(entry.faces)
            for number, (entry, event) in enumerate(zip(told, self.events, strict=True))
            if entry.throw is not None and entry.faces and (self.dice == "system" or "auto" in event)
        }

    # --- Inside

    def _start(self) -> None:
        self.events = []
        self.transcript = []
        self._sealed = {}
        told: list[Told] = []
        self._halt = started(self.procedure, self.given, told)
        self._last = self.position
        by_input = self.procedure.players
        self._players = dict(by_input(self.given)) if by_input else {}
        self._players |= opponents(self.procedure.context(self.given), self.computers, self.people)
        self.used = TablesUsed({}).with_those_of(self.position.context.rules)
        self.transcript.extend(map(note_entry, told))

    def _record(self, event: Event, value: Any, faces: tuple[Face, ...] = ()) -> None:
        """Apply the answer to the run, then add it to the events: a failure leaves no trace."""
        position, question = self._halt
        told: list[Told] = []
        assert question is not None
        passed: list[Position] = []
        halt = answered(position, question, value, told, passed=passed)
        used = self.used.with_those_of(halt[0].context.rules)
        if any(one.note.reveals for one in told):
            event = {**event, "revealed": True}
        if isinstance(question, Roll):
            entry = roll_entry(position, question, faces, value)
        elif isinstance(question, Ask):
            entry = ask_entry(position, question, value)
        else:
            entry = consult_entry(position, question, value)
        self._halt, self._last, self.used = halt, (passed or [position])[-1], used
        self._sealed = {}
        self.events.append(event)
        self.transcript.extend([entry, *map(note_entry, told)])

    def _replay(self, events: Sequence[Event]) -> None:
        for event in events:
            if any(hand in event for hand in BY_HAND):
                self._intervene(event)
                continue
            question = self.question
            ((kind, shown),) = ((kind, event[kind]) for kind in KINDS if kind in event)
            if not isinstance(question, KINDS[kind]):
                raise IllegalAnswer(Message("error-nothing-asked"))
            if isinstance(question, Roll):
                faces = tuple(tuple(face) if isinstance(face, list) else face for face in shown)
                self._record(event, question.throw.read(faces), faces)
            elif isinstance(question, Ask):
                values = question.values()
                value = tuple(map(matching, values, shown)) if question.simultaneous else matching(values, shown)
                check_legal(question, value)
                self._record(event, value)
            else:
                self._record(event, shown)

    def _intervene(self, event: Event) -> None:
        """Apply an intervention of the game master, then record it: a failure leaves no trace."""
        reason = str(event.get("reason", ""))
        if CORRECT in event:
            halt, made = corrected(self.position, event[CORRECT])
            entry = correct_entry(self.position, made, reason)
        elif JOIN in event:
            halt, entry = joined(self.position, event[JOIN]), join_entry(self.position, event[JOIN], reason)
        else:
            halt, entry = departed(self.position, event[LEAVE]), leave_entry(self.position, event[LEAVE], reason)
        self._halt, self._last, self._sealed = halt, self.position, {}
        self.transcript.append(entry)
        self.events.append(event)
        if JOIN in event and self.procedure.players:  # newcomers played by the computer answer from now on
            self._players = {**self.procedure.players(self.given_now), **self._players}

    def _seal(self, question: Ask, value: Any, who: str) -> None:
        """Keep an answer secret until all are in."""
        options = question.values()[self._asked().index(who)]
        value = matching(options, value)
        if value not in options:
            raise illegal(question, value, options)
        self._sealed[who] = value
        self._reveal()

    def _seal_again(self, sealed: Mapping[str, Any]) -> None:
        """Restore the answers that were waiting when the game was saved."""
        question = self.question
        for who, value in sealed.items():
            if not isinstance(question, Ask) or not question.simultaneous or who not in self.waiting_for:
                raise IllegalAnswer(Message("error-not-your-turn", who=who))
            self._seal(question, value, who)

    def _reveal(self) -> None:
        """Once everybody in a simultaneous decision has answered, show the answers."""
        if not self.waiting_for:
            answers = tuple(self._sealed[who] for who in self._asked())
            self._record({"answer": plain(answers), "revealed": True}, answers)

    def _sealed_by_people(self) -> tuple[str, ...]:
        return tuple(who for who in self._sealed if who not in self._players)

    def _last_answer(self) -> int | None:
        """The index of the last answer that can be undone."""
        for place in range(len(self.events) - 1, -1, -1):
            event = self.events[place]
            if event.get("roll") or "revealed" in event:
                return None
            if "auto" not in event and "roll" not in event:
                return place
        return None

    def _decided(self) -> int:
        """The number of the last event that a person decided; -1 if there is none."""
        numbers = range(len(self.events) - 1, -1, -1)
        return next((n for n in numbers if "auto" not in self.events[n] and "roll" not in self.events[n]), -1)

    def _go_back(self, last: int) -> None:
        """Replay the game up to this event. If its tables have changed, it stays where it is."""
        before = vars(self).copy()
        try:
            self._start()
            self.catch_up(before["events"][:last], {}, None, jacta_version())
            before["used"].check(self.used)
        except Exception:
            vars(self).update(before)
            raise


@contextmanager
def todays_rules(then: str) -> Iterator[None]:
    """Report as RulesChanged whatever today's rules do with the input of a game begun under that version of Jacta."""
    try:
        yield
    except JactaError:
        raise  # it names the key
    except Exception as error:
        raise _astray(then, error) from error


def _astray(version: str, why: Exception | str) -> RulesChanged:
    """The error for a game saved under this version that cannot be continued."""
    reason = f"{type(why).__name__}: {why}" if isinstance(why, Exception) and not isinstance(why, JactaError) else why
    return RulesChanged(Message("error-rules-changed", version=version, reason=str(reason)))


def matching(options: Sequence[Any], value: Any) -> Any:
    """A JSON answer as the option it stands for: a list means a tuple, an object a named tuple."""
    return next((option for option in options if option == value or plain(option) == value), value)
