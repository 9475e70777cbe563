"""`play`: let us play. A game is its input and the list of answers given so far; everything else is worked out from
them.

An event is a plain object: `{"roll": faces}`, `{"answer": value}` or `{"consult": value}`. Taking back drops the last
answers, never a roll: what the dice have shown stays shown. An exported game carries a fingerprint of where it stood,
so that rules which have changed since are noticed and said, never silently applied.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any, Literal

from jacta.dice import Face, Source, entropy
from jacta.errors import EmptySlot, IllegalAnswer, InputError, RulesChanged
from jacta.kernel.policies import check_legal
from jacta.kernel.procedure import Given, Procedure, find_procedure
from jacta.kernel.questions import Ask, Consult, Roll
from jacta.kernel.rolling import Entry, ask_entry, consult_entry, note_entry, roll_entry
from jacta.kernel.running import Pending, Standing, Told, answered, slot_value, started
from jacta.kernel.solving import written
from jacta.plain import plain, plain_outcome
from jacta.text import Message

DiceOwner = Literal["system", "mine"]
Event = Mapping[str, Any]


class Session:
    """A game in progress. `question` is what it waits for; None when it is over.

    With `dice="system"` throws are made as soon as they come up; with `dice="mine"` they wait for `throw(faces)`.
    A simultaneous question waits until every player named in it has answered; nobody sees the others' answers before.
    """

    def __init__(
        self, procedure: Procedure, given: Given, *, dice: DiceOwner = "system", source: Source = entropy
    ) -> None:
        self.procedure, self.given, self.dice, self.source = procedure, given, dice, source
        self.events: list[Event] = []
        self._sealed: dict[str, Any] = {}
        self._start()
        self._go_on()

    # --- What is to be seen

    @property
    def question(self) -> Pending | None:
        return self._standing[1]

    @property
    def position(self) -> Any:
        return self._standing[0]

    @property
    def outcome(self) -> Any:
        """The outcome once the game is over, else None."""
        return self.position.outcome if self.question is None else None

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The players whose answer is still missing."""
        question = self.question
        if not isinstance(question, Ask):
            return ()
        asked = question.who if isinstance(question.who, tuple) else (question.who,)
        return tuple(who for who in asked if who not in self._sealed)

    # --- What can be done

    def answer(self, value: Any, who: str | None = None) -> None:
        """Answer the pending decision (or what the book says, at an empty slot). Raises IllegalAnswer."""
        question = self.question
        if isinstance(question, Ask):
            value = _as_asked(question, value, who)
            if question.simultaneous:
                self._seal(question, value, who)
                return
            check_legal(question, value)
            self._record({"answer": plain(value)}, value)
        elif isinstance(question, Consult):
            self._record({"consult": plain(value)}, value)
        else:
            raise IllegalAnswer(Message("error-nothing-asked"))
        self._go_on()

    def throw(self, faces: Sequence[Face] | None = None) -> None:
        """Make the pending throw: with these faces, read off real dice, or with the system's."""
        question = self.question
        if not isinstance(question, Roll):
            raise IllegalAnswer(Message("error-no-throw"))
        shown = tuple(faces) if faces is not None else question.throw.throw(self.source).faces
        self._record({"roll": plain(shown)}, question.throw.read(shown), shown)
        self._go_on()

    @property
    def can_undo(self) -> bool:
        return bool(self._sealed) or bool(self.events and "roll" not in self.events[-1])

    def undo(self) -> None:
        """Take back the last answer. Never past a roll: raises IllegalAnswer."""
        if not self.can_undo:
            raise IllegalAnswer(Message("error-no-undo"))
        if self._sealed:
            self._sealed.clear()
            return
        kept = self.events[:-1]
        self._start()
        self._replay(kept)

    # --- Saving

    def export(self) -> dict[str, Any]:
        """The whole game as JSON data."""
        return {
            "jacta": version("jacta"),
            "procedure": self.procedure.id,
            "given": written(self.given),
            "dice": self.dice,
            "events": list(self.events),
            "fingerprint": self.fingerprint(),
        } | ({"outcome": plain_outcome(self.outcome)} if self.question is None else {})

    @classmethod
    def resume(cls, data: Mapping[str, Any], *, source: Source = entropy) -> Session:
        """A saved game, played out again to where it stood. Raises RulesChanged where today's rules disagree."""
        for key in ("procedure", "given", "events"):
            if key not in data:
                raise InputError(key, Message("error-missing"))
        session = cls.__new__(cls)
        session.procedure = find_procedure(data["procedure"])
        session.given = session.procedure.validate(data["given"])
        session.dice = data.get("dice", "system")
        session.source = source
        session._start()
        try:
            session._replay(data["events"])
        except (IllegalAnswer, InputError, LookupError) as error:
            raise RulesChanged(
                Message("error-rules-changed", version=data.get("jacta", "?"), reason=str(error))
            ) from error
        if data.get("fingerprint", session.fingerprint()) != session.fingerprint():
            raise RulesChanged(Message("error-rules-changed", version=data.get("jacta", "?"), reason="fingerprint"))
        session._go_on()
        return session

    def fingerprint(self) -> str:
        """A digest of where the game stands, the same on every machine."""
        position = self.position
        stack = []
        while position is not None:
            name = position.phase.__name__ if position.phase else ""
            stack.append([position.procedure.id, name, plain(position.state), list(position.tally)])
            position = position.caller
        text = json.dumps(stack, default=repr, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # --- Inside

    def _start(self) -> None:
        self.events = []
        self.transcript: list[Entry] = []
        self._sealed = {}
        told: list[Told] = []
        self._standing: Standing = started(self.procedure, self.given, told)
        self.transcript.extend(map(note_entry, told))

    def _replay(self, events: Sequence[Event]) -> None:
        for event in events:
            question = self.question
            (kind, shown), *_ = event.items()
            if kind == "roll" and isinstance(question, Roll):
                faces = tuple(tuple(face) if isinstance(face, list) else face for face in shown)
                self._record(event, question.throw.read(faces), faces)
            elif kind == "answer" and isinstance(question, Ask):
                value = _as_asked(question, shown, None)
                check_legal(question, value)
                self._record(event, value)
            elif kind == "consult" and isinstance(question, Consult):
                self._record(event, shown)
            else:
                raise IllegalAnswer(Message("error-nothing-asked"))

    def _go_on(self) -> None:
        """Make the throws and look up the filled-in tables that need nobody."""
        while True:
            question = self.question
            if isinstance(question, Roll) and self.dice == "system":
                faces = question.throw.throw(self.source).faces
                self._record({"roll": plain(faces)}, question.throw.read(faces), faces)
            elif isinstance(question, Consult):
                try:
                    value = slot_value(self.position, question)
                except EmptySlot:
                    return
                self._record({"consult": plain(value)}, value)
            else:
                return

    def _seal(self, question: Ask, value: Any, who: str | None) -> None:
        if who not in self.waiting_for:
            raise IllegalAnswer(Message("error-not-your-turn", who=str(who)))
        assert isinstance(question.who, tuple)
        if value not in question.values()[question.who.index(str(who))]:
            raise IllegalAnswer(Message("error-illegal-answer", question=question.label, answer=str(value), allowed=""))
        self._sealed[str(who)] = value
        if not self.waiting_for:
            revealed = tuple(self._sealed[name] for name in question.who)
            self._record({"answer": plain(revealed)}, revealed)
            self._go_on()

    def _record(self, event: Event, value: Any, faces: tuple[Face, ...] = ()) -> None:
        """Put the answer into the run, then into the list of events: what fails leaves no trace."""
        position, question = self._standing
        assert question is not None
        told: list[Told] = []
        standing = answered(position, question, value, told)
        if isinstance(question, Roll):
            entry = roll_entry(position, question, faces, value)
        elif isinstance(question, Ask):
            entry = ask_entry(position, question, value)
        else:
            entry = consult_entry(position, question, value)
        self._standing = standing
        self._sealed = {}
        self.events.append(event)
        self.transcript.extend([entry, *map(note_entry, told)])


def _as_asked(question: Ask, value: Any, who: str | None) -> Any:
    """A JSON answer as the option it stands for: a list means a tuple, an object a named tuple."""
    if question.simultaneous:
        if who is None:
            return tuple(_matching(options, part) for options, part in zip(question.values(), value, strict=False))
        assert isinstance(question.who, tuple)
        return _matching(question.values()[question.who.index(who)] if who in question.who else (), value)
    return _matching(question.values(), value)


def _matching(options: Sequence[Any], value: Any) -> Any:
    return next((option for option in options if option == value or plain(option) == value), value)
