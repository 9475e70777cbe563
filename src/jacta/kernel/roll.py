"""`roll`: what happens. One run, with a transcript that cites the rule of every step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from jacta.dice import Face, Source, Throw, entropy
from jacta.kernel.rule.calling import passage
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Consult, Note, Roll, Seats
from jacta.kernel.run.correcting import Correction
from jacta.kernel.run.joining import whose
from jacta.kernel.run.policies import Policy, at_the_table, picked
from jacta.kernel.run.position import Position, Told, answered, slot_value, started
from jacta.plain import plain, plain_outcome
from jacta.tables import Notice


class TranscriptEntry(NamedTuple):
    """One line of a transcript: a throw, an answer, a look into a book, an intervention by hand, or a note of the rule.

    `who` answered or threw, and is empty where nobody else could have thrown; `called` is what the input calls that
    player's piece, if anything. `seen_by` are the players at the table who may see it; None means everybody.
    """

    kind: str
    game: str
    procedure: str
    passage: str
    label: str
    depth: int
    throw: Throw | None = None
    faces: tuple[Face, ...] = ()
    value: Any = None
    who: Any = None
    called: tuple[str | None, ...] = ()
    note: Note | None = None
    question: Ask | None = None
    seen_by: Seats = None

    def to_json(self) -> dict[str, Any]:
        """The entry without its empty parts."""
        shown = {"kind": self.kind, "procedure": self.procedure, "passage": self.passage, "label": self.label}
        extra: dict[str, Any] = {}
        if self.kind == "roll":
            extra = {"faces": plain(self.faces), "value": plain(self.value)}
        elif self.kind == "note":
            assert self.note is not None
            extra = {"args": {key: plain(value) for key, value in self.note.args.items()}}
        else:
            extra = {"who": plain(self.who), "value": plain(self.value)}
        return {**shown, "depth": self.depth, **extra}


class Rolled(NamedTuple):
    """What happened: the outcome and how it came about."""

    procedure: str
    given: dict[str, Any]
    outcome: Any
    transcript: tuple[TranscriptEntry, ...]
    notices: tuple[Notice, ...] = ()

    def __repr__(self) -> str:
        return f"<Rolled {self.procedure}: {len(self.transcript)} steps>"

    def _repr_html_(self) -> str:
        """For a notebook: the steps with their passages, then the outcome."""
        from jacta.listings import html_rows  # noqa: PLC0415

        steps = [
            (one.passage, one.label, " ".join(map(str, one.faces)), "" if one.value is None else str(plain(one.value)))
            for one in self.transcript
        ]
        outcome = [("", key, "", str(value)) for key, value in plain_outcome(self.outcome).items()]
        return html_rows(self.procedure, (), (*steps, *outcome))

    def to_json(self) -> dict[str, Any]:
        data = {
            "procedure": self.procedure,
            "given": self.given,
            "outcome": plain_outcome(self.outcome),
            "transcript": [entry.to_json() for entry in self.transcript],
        }
        return data | ({"notices": [notice.to_json() for notice in self.notices]} if self.notices else {})


def roll(
    procedure: Procedure,
    given: Given,
    *,
    source: Source = entropy,
    policy: Policy | None = None,
    shown: Callable[[Throw], Sequence[Face] | None] | None = None,
) -> Rolled:
    """Run the procedure once. Decisions follow `policy`, else their declared default.

    `shown` returns what real dice showed at a throw; if it returns None, the throw is made here.
    """
    policy = at_the_table(procedure, given, policy)
    transcript: list[TranscriptEntry] = []
    opened: dict[str, Notice] = {}
    told: list[Told] = []
    position, question = started(procedure, given, told)
    while True:
        transcript.extend(map(note_entry, told))
        told.clear()
        opened |= {notice.table: notice for notice in position.context.rules.notices()}
        if question is None:
            break
        if isinstance(question, Roll):
            faces, value = _thrown(question.throw, source, shown and shown(question.throw))
            transcript.append(roll_entry(position, question, faces, value))
        elif isinstance(question, Ask):
            value = picked(question, policy, position, source)
            transcript.append(ask_entry(position, question, value))
        else:
            value = slot_value(position, question)
            transcript.append(consult_entry(position, question, value))
        position, question = answered(position, question, value, told)
    return Rolled(procedure.id, written(given), position.outcome, tuple(transcript), tuple(opened.values()))


def _thrown(throw: Throw, source: Source, shown: Sequence[Face] | None) -> tuple[tuple[Face, ...], Any]:
    return throw.throw(source) if shown is None else (tuple(shown), throw.read(shown))


def roll_entry(position: Position, question: Roll, faces: tuple[Face, ...], value: Any) -> TranscriptEntry:
    where, seen_by = _where(position), seats(position, question.seen_by)
    who = position.player(question.who) if question.who else None
    told = TranscriptEntry("roll", *where, question.label, position.depth, question.throw, faces, value)
    table = position.outermost
    several = len(table.procedure.seats(table.context.given)) > 1
    called = (position.name_of(who),) if who and several else ()
    return told._replace(who=who, called=called, seen_by=seen_by)


def ask_entry(position: Position, question: Ask, value: Any) -> TranscriptEntry:
    where, seen_by = _where(position), seats(position, question.seen_by)
    players = position.players_asked(question)
    who = players if question.simultaneous else players[0]
    called = tuple(map(position.name_of, players))
    about = {"value": value, "who": who, "called": called, "question": question, "seen_by": seen_by}
    return TranscriptEntry("ask", *where, question.label, position.depth, **about)


def consult_entry(position: Position, question: Consult, value: Any) -> TranscriptEntry:
    return TranscriptEntry("consult", *_where(position), question.slot, position.depth, value=value)


def correct_entry(position: Position, made: Sequence[Correction], reason: str) -> TranscriptEntry:
    made = [one._replace(whose=whose(position, one.key)) for one in made]
    return TranscriptEntry("correct", *_where(position), reason, position.depth, value=tuple(made))


def join_entry(position: Position, newcomer: Mapping[str, Any], reason: str) -> TranscriptEntry:
    return TranscriptEntry(
        "join", *_where(position), reason, position.depth, value=dict(newcomer), who=newcomer.get("name")
    )


def leave_entry(position: Position, name: str, reason: str) -> TranscriptEntry:
    return TranscriptEntry("leave", *_where(position), reason, position.depth, who=name)


def note_entry(told: Told) -> TranscriptEntry:
    position, note = told
    seen_by = seats(position, note.seen_by)
    return TranscriptEntry("note", *_where(position), note.label, position.depth, note=note, seen_by=seen_by)


def seats(position: Position, seen_by: Seats) -> Seats:
    """The players at the table behind these parts of a nested procedure."""
    return None if seen_by is None else tuple(map(position.player, seen_by))


def _where(position: Position) -> tuple[str, str, str]:
    cited = passage(position.phase) if position.phase else position.procedure.passage
    return position.procedure.game.id, position.procedure.id, cited
