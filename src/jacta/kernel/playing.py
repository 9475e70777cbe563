"""`play`: let us play. A game is its input and the answers given so far; everything else is worked out from them.

An event is a plain object: `{"roll": faces}`, `{"answer": value}` or `{"consult": value}`. What needed no person (a
computer player, a filled-in table) is marked `"auto": true`. What several players showed at once, or what turned up
something hidden (told by a note that `reveals`), is marked `"revealed": true`. Taking back drops the last answer of a
person, never a roll or a reveal: what has been shown stays shown. An exported game carries a fingerprint of where it
stood, so that rules which have changed since are noticed and said, never silently applied.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from importlib.metadata import version
from typing import Any, Literal, NamedTuple

from jacta.dice import Face, Source, entropy
from jacta.errors import EmptySlot, IllegalAnswer, InputError, RulesChanged
from jacta.kernel.inputs import Given, written
from jacta.kernel.policies import Policy, check_legal, illegal, picked
from jacta.kernel.procedure import Procedure, find_procedure
from jacta.kernel.questions import Ask, Consult, Roll, Seats
from jacta.kernel.rolling import Entry, ask_entry, consult_entry, note_entry, roll_entry
from jacta.kernel.running import Pending, Position, Standing, Told, answered, slot_table, slot_value, started
from jacta.plain import plain, plain_outcome
from jacta.tables import Notice
from jacta.text import Message

DiceOwner = Literal["system", "mine"]
Event = Mapping[str, Any]
KINDS = {"roll": Roll, "answer": Ask, "consult": Consult}


class SeatView(NamedTuple):
    """All that one seat of a table gets: nothing else of the game may reach it.

    `question` is set only for a player who is asked now; `states` are what the seat sees of the run's states, the
    outermost procedure first; `seat` None is a spectator.
    """

    seat: str | None
    given: dict[str, Any]
    question: Ask | None
    waiting_for: tuple[str, ...]
    states: tuple[Any, ...]
    transcript: tuple[Entry, ...]


class Session:
    """A game in progress. `question` is what it waits for; None when it is over.

    With `dice="system"` throws are made as soon as they come up; with `dice="mine"` they wait for `throw(faces)`, but
    for those that nobody may see, or that have no dice.
    A simultaneous question waits until every player named in it has answered; nobody sees the others' answers before.
    Players for whom the procedure has a policy answer by themselves.
    """

    def __init__(
        self, procedure: Procedure, given: Given, *, dice: DiceOwner = "system", source: Source = entropy
    ) -> None:
        self.procedure, self.given, self.dice, self.source = procedure, given, dice, source
        self._start()
        self._go_on()

    # --- What is to be seen

    @property
    def question(self) -> Pending | None:
        return self._standing[1]

    @property
    def position(self) -> Position:
        return self._standing[0]

    @property
    def outcome(self) -> Any:
        """The outcome once the game is over, else None."""
        return self.position.outcome if self.question is None else None

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The players whose answer is still missing, by their names at the table."""
        return tuple(who for who in self._asked() if who not in self._sealed)

    @property
    def people(self) -> frozenset[str]:
        """The persons at the table: the players with an aim and those asked now, without the computer players."""
        return frozenset((*self.procedure.aims, *self._asked())) - self._computers.keys()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What there is to say about the tables that the game has used so far."""
        return tuple(self._notices)

    def board(self, seat: str | None = None, *, svg: bool = False, legend: bool = True) -> str | None:
        """Where the game stands, drawn as this seat may see it; None where the procedure draws nothing."""
        position = self._on_the_table()
        if position is None:
            return None
        assert position.procedure.board is not None
        draw = position.procedure.board.svg if svg else position.procedure.board.text
        if draw is None:
            return None
        drawn = draw(position.seen_by(position.part_of(seat)), position.around.given)
        return drawn if svg or not legend or not drawn else "\n".join([drawn, *self.legend(seat)])

    def legend(self, seat: str | None = None) -> tuple[str, ...]:
        """The lines that explain the signs of the board in text; each needs to be shown once."""
        position = self._on_the_table()
        explain = position.procedure.board.legend if position is not None and position.procedure.board else None
        if position is None or explain is None:
            return ()
        return tuple(explain(position.seen_by(position.part_of(seat)), position.around.given))

    def view(self, seat: str | None = None) -> SeatView:
        """The game as one seat may see it; for None, as a spectator does."""
        states = []
        position: Position | None = self.position
        while position is not None:
            states.append(position.seen_by(position.part_of(seat)))
            position = position.caller
        return SeatView(
            seat,
            {key: value for key, value in written(self.given).items() if key not in self.procedure.secrets},
            self._heard(seat),
            self.waiting_for,
            tuple(reversed(states)),
            tuple(
                entry._replace(question=None)  # it lists options that may be secret
                for entry in self.transcript
                if visible(entry.seen_by, (seat,))
            ),
        )

    def _heard(self, seat: str | None) -> Ask | None:
        """The pending question as this seat hears it, if it is asked."""
        question = self.question
        if not isinstance(question, Ask) or seat not in self.waiting_for:
            return None
        return question.part(self._asked().index(seat)) if question.simultaneous else question

    # --- What can be done

    def answer(self, value: Any, who: str | None = None) -> None:
        """Answer the pending decision (or what the book says, at an empty slot). Raises IllegalAnswer.

        `who` is the player who answers; it may be left out where only one is asked.
        """
        question = self.question
        if isinstance(question, Consult):
            value = slot_table(self.position, question).read_by_hand(value)
            self._record({"consult": plain(value)}, value)
        elif not isinstance(question, Ask):
            raise IllegalAnswer(Message("error-nothing-asked"))
        elif who not in (self.waiting_for if question.simultaneous else (None, *self.waiting_for)):
            raise IllegalAnswer(Message("error-not-your-turn", who=str(who)))
        elif question.simultaneous:
            self._seal(question, value, str(who))
        else:
            value = _matching(question.values(), value)
            check_legal(question, value)
            self._record({"answer": plain(value)}, value)
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
        return bool(self._sealed.keys() - self._computers.keys()) or self._last_answer() is not None

    def undo(self) -> None:
        """Take back the last answer of a person. Never past a roll or a reveal: raises IllegalAnswer."""
        last = self._last_answer()
        if self._sealed.keys() - self._computers.keys():
            for who in self._sealed.keys() - self._computers.keys():
                del self._sealed[who]
        elif last is None:
            raise IllegalAnswer(Message("error-no-undo"))
        else:
            kept = self.events[:last]
            self._start()
            self._replay(kept)

    # --- Saving

    def export(self) -> dict[str, Any]:
        """The whole game as JSON data, secrets included: for the owner of the table."""
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
        if data.get("dice", "system") not in ("system", "mine"):
            raise InputError("dice", Message("error-choice", value=str(data["dice"]), allowed="system, mine"))
        if not isinstance(data["procedure"], str):
            raise InputError("procedure", Message("error-type-text", value=str(data["procedure"])))
        if not isinstance(data["events"], Sequence) or isinstance(data["events"], str):
            raise InputError("events", Message("error-type-list", value=str(data["events"])))
        for place, event in enumerate(data["events"]):
            if not isinstance(event, Mapping) or len(KINDS.keys() & event.keys()) != 1:
                raise InputError(f"events.{place}", Message("error-event"))
        session = cls.__new__(cls)
        session.procedure = find_procedure(data["procedure"])
        session.given = session.procedure.validate(data["given"])
        session.dice = data.get("dice", "system")
        session.source = source
        session._start()
        saved_under = data.get("jacta", "?")
        try:
            session._replay(data["events"])
        except (IllegalAnswer, InputError, LookupError, TypeError) as error:
            raise RulesChanged(Message("error-rules-changed", version=saved_under, reason=str(error))) from error
        if data.get("fingerprint", session.fingerprint()) != session.fingerprint():
            raise RulesChanged(Message("error-rules-changed", version=saved_under, reason="fingerprint"))
        session._go_on()
        return session

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

    # --- Inside

    def _start(self) -> None:
        self.events: list[Event] = []
        self.transcript: list[Entry] = []
        self._sealed: dict[str, Any] = {}
        players = self.procedure.players
        self._computers: Mapping[str, Policy] = players(self.given) if players else {}
        told: list[Told] = []
        self._standing: Standing = started(self.procedure, self.given, told)
        self._notices: dict[Notice, None] = dict.fromkeys(self.position.around.rules.notices())
        self.transcript.extend(map(note_entry, told))

    def _on_the_table(self) -> Position | None:
        """The innermost procedure that draws a board, unless it is over."""
        position: Position | None = self.position
        while position is not None and position.procedure.board is None:
            position = position.caller
        return None if position is None or position.finished else position

    def _asked(self) -> tuple[str, ...]:
        question = self.question
        return self.position.players_asked(question) if isinstance(question, Ask) else ()

    def _last_answer(self) -> int | None:
        """The place of the last answer that can be taken back."""
        for place in range(len(self.events) - 1, -1, -1):
            event = self.events[place]
            if event.get("roll") or "revealed" in event:
                return None
            if "auto" not in event and "roll" not in event:
                return place
        return None

    def _replay(self, events: Sequence[Event]) -> None:
        for event in events:
            question = self.question
            ((kind, shown),) = ((kind, event[kind]) for kind in KINDS if kind in event)
            if not isinstance(question, KINDS[kind]):
                raise IllegalAnswer(Message("error-nothing-asked"))
            if isinstance(question, Roll):
                faces = tuple(tuple(face) if isinstance(face, list) else face for face in shown)
                self._record(event, question.throw.read(faces), faces)
            elif isinstance(question, Ask):
                values = question.values()
                value = tuple(map(_matching, values, shown)) if question.simultaneous else _matching(values, shown)
                check_legal(question, value)
                self._record(event, value)
            else:
                self._record(event, shown)

    def _go_on(self) -> None:
        """Do what needs nobody: the system's throws, the filled-in tables, the computer players' answers."""
        while True:
            question = self.question
            if isinstance(question, Roll) and not self._waits_for(question):
                faces = question.throw.throw(self.source).faces
                self._record({"roll": plain(faces)}, question.throw.read(faces), faces)
            elif isinstance(question, Consult):
                try:
                    value = slot_value(self.position, question)
                except EmptySlot:
                    return
                self._record({"consult": plain(value), "auto": True}, value)
            elif not (isinstance(question, Ask) and self._answer_by_machine(question)):
                return

    def _waits_for(self, roll: Roll) -> bool:
        """Whether a person throws: with dice of their own, where there are any, and if somebody may see them."""
        return self.dice == "mine" and roll.seen_by != () and roll.throw.needs_dice

    def _answer_by_machine(self, question: Ask) -> bool:
        """Let the computer players among those asked answer. Whether the game has moved on."""
        if not self._computers:
            return False
        if question.simultaneous:
            for place, player in enumerate(self._asked()):
                if player in self._computers and player not in self._sealed:
                    policy = self._computers[player]
                    self._sealed[player] = picked(question.part(place), policy, self.position, self.source)
            return self._reveal(question)
        (player,) = self._asked()
        if player not in self._computers:
            return False
        value = picked(question, self._computers[player], self.position, self.source)
        self._record({"answer": plain(value), "auto": True}, value)
        return True

    def _seal(self, question: Ask, value: Any, who: str) -> None:
        """Keep an answer secret until all are in."""
        options = question.values()[self._asked().index(who)]
        value = _matching(options, value)
        if value not in options:
            raise illegal(question, value, options)
        self._sealed[who] = value
        self._reveal(question)

    def _reveal(self, question: Ask) -> bool:
        if self.waiting_for:
            return False
        answers = tuple(self._sealed[who] for who in self._asked())
        self._record({"answer": plain(answers), "revealed": True}, answers)
        return True

    def _record(self, event: Event, value: Any, faces: tuple[Face, ...] = ()) -> None:
        """Put the answer into the run, then into the list of events: what fails leaves no trace."""
        position, question = self._standing
        told: list[Told] = []
        assert question is not None
        standing = answered(position, question, value, told)
        if any(one.note.reveals for one in told):
            event = {**event, "revealed": True}
        if isinstance(question, Roll):
            entry = roll_entry(position, question, faces, value)
        elif isinstance(question, Ask):
            entry = ask_entry(position, question, value)
        else:
            entry = consult_entry(position, question, value)
        self._standing = standing
        self._notices.update(dict.fromkeys(standing[0].around.rules.notices()))
        self._sealed = {}
        self.events.append(event)
        self.transcript.extend([entry, *map(note_entry, told)])


def visible(seen_by: Seats, seats: Collection[str | None]) -> bool:
    """Whether anybody on these seats may see what is shown to `seen_by`."""
    return seen_by is None or any(seat in seen_by for seat in seats)


def _matching(options: Sequence[Any], value: Any) -> Any:
    """A JSON answer as the option it stands for: a list means a tuple, an object a named tuple."""
    return next((option for option in options if option == value or plain(option) == value), value)
