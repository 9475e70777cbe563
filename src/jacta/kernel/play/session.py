"""`play`: let us play. A game is its input and the answers given so far; everything else is worked out from them.

An event is a plain object: `{"roll": faces}`, `{"answer": value}` or `{"consult": value}`; or, where somebody has put
figures right by hand, `{"correct": {key: value}, "reason": text}`, has brought somebody in, `{"join": sheet, ...}`, or
taken somebody out, `{"leave": name, ...}`. What needed no person (a computer player, a filled-in table, a throw of the
system where people have dice of their own) is marked `"auto": true`.
What several players showed at once, or what turned up something hidden (told by a note that `reveals`), is marked
`"revealed": true`. Taking back drops the last answer of a person, never a roll or a reveal: what has been shown stays
shown. The chance behind an event hangs on its number: where the dice are fair, what was taken back and comes up again
is drawn as before. A computer player's answer is no such reveal: people may see it, take back their own and answer
otherwise. An exported game carries a fingerprint of where it stood, and digests of the tables it has used that the
document does not print, so that rules which have changed since are noticed and said, never silently applied.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any, TypeAlias

from jacta.dice import Chance, Face, Fair, Source, entropy
from jacta.errors import IllegalAnswer, InputError, JactaError, RulesChanged
from jacta.kernel.play.opponents import opponents, prepare
from jacta.kernel.play.saved import (
    BY_HAND,
    CORRECT,
    JOIN,
    KINDS,
    LEAVE,
    DiceOwner,
    Event,
    SavedGame,
    read_saved,
    with_record,
)
from jacta.kernel.play.view import GameView, visible
from jacta.kernel.roll import (
    TranscriptEntry,
    ask_entry,
    consult_entry,
    correct_entry,
    join_entry,
    leave_entry,
    note_entry,
    roll_entry,
    seats,
)
from jacta.kernel.rule.fingerprint import jacta_version
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.correcting import corrected, figures
from jacta.kernel.run.joining import departed, joined, taking_part
from jacta.kernel.run.policies import Policy, check_legal, illegal, looks, picked
from jacta.kernel.run.position import Halt, Position, Told, answered, slot_table, slot_value, started
from jacta.kernel.run.tables_used import TablesUsed
from jacta.kernel.search import Progress
from jacta.plain import plain, plain_outcome
from jacta.text import Message

__all__ = ["Pause", "Session", "visible"]

Pause: TypeAlias = Callable[[], bool]
"""Whether the system and the computer players have gone on for long enough."""


class Session(GameView):
    """A game in progress. `question` is what it waits for; None when it is over.

    With `dice="system"` throws are made as soon as they come up; with `dice="mine"` they wait for `throw(faces)`, but
    for those that nobody may see, or that have no dice.
    A simultaneous question waits until every player named in it has answered; nobody sees the others' answers before.
    Players for whom the procedure has a policy answer by themselves, and so do `computers`: strengths by seat, see
    `opponents`. What the system throws and computers draw comes from `chance`, by the number of the event, or all from
    one `source`. Where `pause` says that this has gone on for long enough the game stops as it stands, until `go_on`.
    """

    def __init__(
        self,
        procedure: Procedure,
        given: Given,
        *,
        dice: DiceOwner = "system",
        computers: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        source: Source = entropy,
        watch: Progress | None = None,
        pause: Pause | None = None,
        saved: SavedGame | None = None,
    ) -> None:
        """A game from its beginning, or from where one was `saved`."""
        self.procedure, self.given, self.dice, self.computers = procedure, given, dice, dict(computers or {})
        self.chance, self._pause, self._apart = chance or (lambda _: source), pause, False
        if saved is None:
            self._start()
            prepare(self._players, watch)
        else:
            with _todays_rules(saved.version):
                self._start()
            self.catch_up(saved.events, saved.sealed, saved.fingerprint, saved.version, saved.tables)
        self.go_on()

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
        self.go_on()

    def answer_as_usual(self, who: str) -> None:
        """Answer for this player what the rule says is usual."""
        question = self._heard(who)
        if not isinstance(question, Ask):
            raise IllegalAnswer(Message("error-nothing-asked"))
        self.answer(question.default_answer(self.position.seen_by(str(question.who))), who)

    def throw(self, faces: Sequence[Face] | None = None) -> None:
        """Make the pending throw: with these faces, read off real dice, or with the system's."""
        question = self.question
        by_hand = faces is not None and isinstance(question, Roll) and not self._waits_for(question)
        if not isinstance(question, Roll) or by_hand or self.waits_for_a_draw:
            raise IllegalAnswer(Message("error-no-throw"))
        if faces is None:
            self._throw(question)
        else:
            self._record({"roll": plain(tuple(faces))}, question.throw.read(faces), tuple(faces))
        self.go_on()

    def correct(self, changes: Mapping[str, Any], reason: str) -> None:
        """Put other figures into the state, by dotted key: the game master's hand. The transcript says so, and why.

        What can be put right, `figures` says. Raises InputError naming the key; then nothing has changed.
        """
        if not changes:
            raise IllegalAnswer(Message("error-nothing-asked"))
        self._by_hand({CORRECT: {key: plain(value) for key, value in changes.items()}}, reason)

    def join(self, newcomer: Mapping[str, Any], reason: str, **about: Any) -> None:
        """Bring somebody in who was not there at the beginning: the game master's hand. The transcript says why.

        He is spelled out as in the input. Where people may join, and who is there, `taking_part` says. `about` is kept
        beside the event. Raises InputError naming the key; then nothing has changed.
        """
        self._by_hand({JOIN: plain(dict(newcomer)), **about}, reason)

    def leave(self, name: str, reason: str) -> None:
        """Take somebody out: the game master's hand. The transcript says why."""
        self._by_hand({LEAVE: name}, reason)

    @property
    def taking_part(self) -> tuple[str, ...]:
        """All who have come to take part, where a game master may bring in more; else nobody."""
        return taking_part(self.position)

    def figures(self) -> dict[str, Any]:
        """All figures and words of the state, hidden ones too, by dotted key."""
        return figures(self.position)

    @property
    def can_undo(self) -> bool:
        return bool(self._sealed_by_people()) or self._last_answer() is not None

    @property
    def last_to_answer(self) -> tuple[str, ...]:
        """The persons whose answers can be taken back now; nobody's name stands behind a look into a book."""
        last = self._last_answer()
        if (sealed := self._sealed_by_people()) or last is None:
            return sealed
        who = [entry for entry in self.transcript if entry.kind != "note"][last].who
        return () if who is None else (who,)

    def undo(self, who: Collection[str] | None = None) -> None:
        """Take back the last answer of a person. Never past a roll or a reveal: raises IllegalAnswer.

        Of the answers that several persons have sealed, only those of `who`, where that is said.
        """
        last = self._last_answer()
        if sealed := self._sealed_by_people():
            for player in sealed:
                if who is None or player in who:
                    del self._sealed[player]
        elif last is None:
            raise IllegalAnswer(Message("error-no-undo"))
        else:
            self._go_back(last)

    @property
    def needs_nobody(self) -> bool:
        """Whether the next step needs no person: a throw of the system's, a filled-in table, a computer player."""
        question = self.question
        if isinstance(question, Roll):
            return not self._waits_for(question) and not self.waits_for_a_draw
        if isinstance(question, Consult):
            return slot_table(self.position, question).origin != "empty"
        return any(who in self._players for who in self.waiting_for)

    @property
    def needs_thought(self) -> bool:
        """Whether the next step is that of a computer player who looks at the game first: it may take a while."""
        asked = self.waiting_for if isinstance(self.question, Ask) else ()
        return any(looks(self._players[who]) for who in asked if who in self._players)

    @property
    def waits_for_a_draw(self) -> bool:
        """Whether the next throw has to be drawn together first, because a person has decided since the last draw."""
        if self.fair is None or self.fair.draws is None or not isinstance(self.question, Roll):
            return False
        return not self.fair.settles(len(self.events), self._decided())

    def by_computers(self) -> dict[str, Any]:
        """What the computer players among those who are asked decide, each alone. They draw apart from the dice."""
        found: dict[str, Any] = {}
        for place, who in enumerate(self._asked()):
            if who in self._players and who not in self._sealed:
                question, source = self.question, self.chance(len(self.events))
                assert isinstance(question, Ask)
                part = question.part(place) if question.simultaneous else question
                source = source.drawn_by(who) if isinstance(source, Fair) else source
                found[who] = picked(part, self._players[who], self.position, source)
        return found

    def go_on(self) -> None:
        """Do what needs nobody, until a person is needed or it is time to pause."""
        while self.needs_nobody and not self._is_time_to_pause():
            question = self.question
            if isinstance(question, Roll):
                self._throw(question)
            elif isinstance(question, Consult):
                value = slot_value(self.position, question)
                self._record({"consult": plain(value), "auto": True}, value)
            elif isinstance(question, Ask):
                self._answer_by_machine(question)

    def copy(self, *, pause: Pause | None = None, apart: bool = False) -> Session:
        """The same game once more: what happens to one of the two leaves the other as it is.

        With `apart` it pauses before every computer player who thinks: that is done elsewhere.
        """
        other = copy(self)
        other.events, other.transcript = self.events.copy(), self.transcript.copy()
        other._sealed, other._pause, other._apart = self._sealed.copy(), pause, apart
        return other

    # --- Saving

    def export(self, *, revealed: bool = False) -> dict[str, Any]:
        """The whole game as JSON data, hidden things included: for the owner of the table, and in the end for all.

        The secret of fair dice is in it once the game is over, with a record of what happened; or where it is to be
        `revealed` before.
        """
        over = self.question is None
        data = {
            "jacta": jacta_version(),
            "procedure": self.procedure.id,
            "given": written(self.given),
            "dice": self.dice,
            **({"computers": self.computers} if self.computers else {}),
            **({"fair": self.fair.to_json(revealed=over or revealed) | {"sides": self.sides()}} if self.fair else {}),
            "events": list(self.events),
            **({"sealed": self.sealed} if self.sealed else {}),
            "tables": self.tables,
            "fingerprint": self.fingerprint(),
            **({"outcome": plain_outcome(self.outcome)} if over else {}),
        }
        return with_record(data) if self.fair and over else data

    def sides(self) -> dict[str, list[int]]:
        """How many sides the dice have that the system threw, by the number of the event: who works the throws out
        again needs to know nothing else about the rules.
        """
        told = [entry for entry in self.transcript if entry.kind != "note"]
        return {
            str(number): entry.throw.sides_rolled(entry.faces)
            for number, (entry, event) in enumerate(zip(told, self.events, strict=True))
            if entry.throw is not None and entry.faces and (self.dice == "system" or "auto" in event)
        }

    @classmethod
    def resume(
        cls,
        data: Mapping[str, Any],
        *,
        chance: Chance | None = None,
        source: Source = entropy,
        pause: Pause | None = None,
    ) -> Session:
        """A saved game, played out again to where it stood. Raises RulesChanged where today's rules disagree."""
        saved = read_saved(data)
        procedure = find_procedure(saved.procedure)
        with _todays_rules(saved.version):
            given = procedure.validate(saved.given)
        return cls(
            procedure,
            given,
            dice=saved.dice,
            computers=saved.computers,
            chance=chance or saved.fair,
            source=source,
            pause=pause,
            saved=saved,
        )

    def catch_up(
        self,
        events: Sequence[Event],
        sealed: Mapping[str, Any],
        fingerprint: str | None,
        version: str,
        tables: Mapping[str, str] | None = None,
    ) -> None:
        """Play on what happened elsewhere, under that version of Jacta and with these tables.

        Raises RulesChanged where it leads astray: what new rules may make of old events, nobody knows.
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

    # --- Inside

    def _start(self) -> None:
        self.events: list[Event] = []
        self.transcript: list[TranscriptEntry] = []
        self._sealed: dict[str, Any] = {}
        told: list[Told] = []
        self._halt: Halt = started(self.procedure, self.given, told)
        self._last = self.position
        by_input = self.procedure.players
        self._players: dict[str, Policy] = dict(by_input(self.given)) if by_input else {}
        self._players |= opponents(self.procedure.context(self.given), self.computers, self.people)
        self.used = TablesUsed({}).with_those_of(self.position.context.rules)
        self.transcript.extend(map(note_entry, told))

    def _go_back(self, last: int) -> None:
        """Play the game again up to this event. Where its tables are not as they were, it stays where it is."""
        before = vars(self).copy()
        try:
            self._start()
            self.catch_up(before["events"][:last], {}, None, jacta_version())
            before["used"].check(self.used)
        except Exception:
            vars(self).update(before)
            raise

    def _last_answer(self) -> int | None:
        """The place of the last answer that can be taken back."""
        for place in range(len(self.events) - 1, -1, -1):
            event = self.events[place]
            if event.get("roll") or "revealed" in event:
                return None
            if "auto" not in event and "roll" not in event:
                return place
        return None

    def _decided(self) -> int:
        """The number of the last event that a person decided; -1 where there is none."""
        numbers = range(len(self.events) - 1, -1, -1)
        return next((n for n in numbers if "auto" not in self.events[n] and "roll" not in self.events[n]), -1)

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
                value = tuple(map(_matching, values, shown)) if question.simultaneous else _matching(values, shown)
                check_legal(question, value)
                self._record(event, value)
            else:
                self._record(event, shown)

    def _by_hand(self, event: Event, reason: str) -> None:
        if self.question is None:
            raise IllegalAnswer(Message("error-nothing-asked"))
        if not " ".join(reason.split()):
            raise InputError("reason", Message("error-missing"))
        self._intervene({**event, "reason": reason})
        self.go_on()

    def _intervene(self, event: Event) -> None:
        """Let the game master lend a hand, then write it down: what fails leaves no trace."""
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
        if JOIN in event and self.procedure.players:  # whoever fights by himself does so from now on
            self._players = {**self.procedure.players(self.given_now), **self._players}

    def _is_time_to_pause(self) -> bool:
        return (self._apart and self.needs_thought) or (self._pause is not None and self._pause())

    def _throw(self, roll: Roll) -> None:
        """Throw the system's dice."""
        faces, value = roll.throw.throw(self.chance(len(self.events)))
        among_others = self.dice == "mine" and faces
        self._record({"roll": plain(faces)} | ({"auto": True} if among_others else {}), value, faces)

    def _waits_for(self, roll: Roll) -> bool:
        """Whether a person throws: with dice of their own, where there are any, and if a person may see them."""
        seen_by = seats(self.position, roll.seen_by)
        by_people = seen_by is None or any(who not in self._players for who in seen_by)
        return self.dice == "mine" and roll.throw.needs_dice and by_people

    def _answer_by_machine(self, question: Ask) -> None:
        """Let the computer players among those asked answer."""
        if question.simultaneous:
            self._sealed |= self.by_computers()
            self._reveal()
        else:
            (value,) = self.by_computers().values()
            self._record({"answer": plain(value), "auto": True}, value)

    def _seal(self, question: Ask, value: Any, who: str) -> None:
        """Keep an answer secret until all are in."""
        options = question.values()[self._asked().index(who)]
        value = _matching(options, value)
        if value not in options:
            raise illegal(question, value, options)
        self._sealed[who] = value
        self._reveal()

    def _seal_again(self, sealed: Mapping[str, Any]) -> None:
        """Take up the answers that were waiting when the game was saved."""
        question = self.question
        for who, value in sealed.items():
            if not isinstance(question, Ask) or not question.simultaneous or who not in self.waiting_for:
                raise IllegalAnswer(Message("error-not-your-turn", who=who))
            self._seal(question, value, who)

    def _reveal(self) -> None:
        """Once all who decide at the same time have answered, show what they said."""
        if not self.waiting_for:
            answers = tuple(self._sealed[who] for who in self._asked())
            self._record({"answer": plain(answers), "revealed": True}, answers)

    def _sealed_by_people(self) -> tuple[str, ...]:
        return tuple(who for who in self._sealed if who not in self._players)

    def _record(self, event: Event, value: Any, faces: tuple[Face, ...] = ()) -> None:
        """Put the answer into the run, then into the list of events: what fails leaves no trace."""
        position, question = self._halt
        told: list[Told] = []
        assert question is not None
        halt = answered(position, question, value, told)
        used = self.used.with_those_of(halt[0].context.rules)
        if any(one.note.reveals for one in told):
            event = {**event, "revealed": True}
        if isinstance(question, Roll):
            entry = roll_entry(position, question, faces, value)
        elif isinstance(question, Ask):
            entry = ask_entry(position, question, value)
        else:
            entry = consult_entry(position, question, value)
        self._halt, self._last, self.used = halt, position, used
        self._sealed = {}
        self.events.append(event)
        self.transcript.extend([entry, *map(note_entry, told)])


@contextmanager
def _todays_rules(then: str) -> Iterator[None]:
    """Nobody knows what today's rules make of the input of a game that began under that version of Jacta."""
    try:
        yield
    except JactaError:
        raise  # it names the key
    except Exception as error:
        raise _astray(then, error) from error


def _astray(version: str, why: Exception | str) -> RulesChanged:
    """Why a game that was saved under this version does not go on."""
    reason = f"{type(why).__name__}: {why}" if isinstance(why, Exception) and not isinstance(why, JactaError) else why
    return RulesChanged(Message("error-rules-changed", version=version, reason=str(reason)))


def _matching(options: Sequence[Any], value: Any) -> Any:
    """A JSON answer as the option it stands for: a list means a tuple, an object a named tuple."""
    return next((option for option in options if option == value or plain(option) == value), value)
