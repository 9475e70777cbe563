"""Whether the dice of an exported game were fair: everything that chance decided, recomputed from its secret.

What the file alone cannot show, its reader must compare: that the commitment is the one shown before the game, and that
the words are those the players gave. Faces that people typed in have to be taken on trust.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.dice import FairDice, read_commitment, read_promise
from jacta.errors import InputError, RulesChanged
from jacta.kernel.play.saved import Event, read_saved, record
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Position
from jacta.plain import plain, plain_outcome
from jacta.text import Message

Reason: TypeAlias = Literal["commitment", "secret", "words", "draws", "dice", "rules", "file", "nothing"]


class Difference(NamedTuple):
    """A throw by the system, or an answer of the computer player `who`, that is not what the secret gives."""

    event: int
    position: Position
    question: Roll | Ask
    who: str | None
    found: Any
    expected: Any

    def to_json(self) -> dict[str, Any]:
        return {
            "event": self.event,
            "procedure": self.position.procedure.id,
            "label": self.question.label,
            "who": self.who,
            "found": self.found,
            "expected": self.expected,
        }


class Astray(NamedTuple):
    """Where today's rules diverge from the game: at an event, or None if only the end differs."""

    event: int | None
    reason: RulesChanged


class Verified(NamedTuple):
    """What verifying an exported game has shown. The game holds up if there was chance in it and nothing is wrong.

    `promised` says whether the secret matches the file's commitment, `noted` whether this is the commitment that the
    reader noted (None: the reader gave none), `intact` whether the file is as it was exported. `throws` and `answers`
    of computer players were recomputed; those `typed` in by people cannot be. `sealed` are the seats whose words were
    sealed before any was told, `broken_seals` those whose word is not the one they sealed; `drawn` is how often
    everything was drawn anew before the game. `together` is how often the dice were drawn jointly, `misdrawn` are the
    events whose draw is wrong or missing, and `left_out` counts the draws made without a seat.
    """

    procedure: str
    commitment: str
    words: Mapping[str, str]
    version: str
    promised: bool
    noted: bool | None
    intact: bool
    over: bool
    throws: int
    answers: int
    typed: int
    differences: tuple[Difference, ...]
    astray: Astray | None
    sealed: tuple[str, ...] = ()
    broken_seals: tuple[str, ...] = ()
    drawn: int = 0
    together: int = 0
    misdrawn: tuple[int, ...] = ()
    left_out: Mapping[str, int] = {}

    def __bool__(self) -> bool:
        return self.reason is None

    @property
    def reason(self) -> Reason | None:
        """What speaks against the game: the first thing wrong, or that the dice were never the system's."""
        wrong: dict[Reason, bool] = {
            "commitment": self.noted is False,
            "secret": not self.promised,
            "words": bool(self.broken_seals),
            "draws": bool(self.misdrawn),
            "dice": bool(self.differences),
            "rules": self.astray is not None,
            "file": not self.intact,
            "nothing": not self.throws and bool(self.typed or not self.answers),
        }
        return next((reason for reason, found in wrong.items() if found), None)

    def to_json(self) -> dict[str, Any]:
        differences = [difference.to_json() for difference in self.differences]
        astray = self.astray and {"event": self.astray.event, "reason": str(self.astray.reason)}
        about = {"verified": bool(self), "reason": self.reason}
        return about | self._asdict() | {"differences": differences, "astray": astray}


def verify(data: Mapping[str, Any], commitment: str | None = None) -> Verified:
    """Recompute everything that chance decided in an exported game. InputError if that cannot be done.

    `commitment` is the one that the reader was shown before the game.
    """
    noted = None if commitment is None else read_commitment("commitment", commitment.strip().lower())
    if "fair" not in data:
        raise InputError("fair", Message("error-not-fair"))
    promised, dice = read_promise(data["fair"])
    if dice is None:
        raise InputError("fair.secret", Message("error-not-revealed"))
    checking = _Checking({key: value for key, value in data.items() if key not in ("fair", "sealed")}, dice)
    astray = checking.astray()
    over = checking.session.question is None
    return Verified(
        checking.session.procedure.id,
        promised,
        dice.words,
        checking.saved.version,
        dice.commitment == promised,
        None if noted is None else noted == promised,
        _intact(data, checking.session),
        over,
        checking.throws,
        checking.answers,
        checking.typed,
        tuple(checking.differences),
        astray,
        tuple(dice.seals),
        dice.broken_seals,
        dice.drawn,
        len(dice.draws or ()),
        tuple(sorted({*dice.misdrawn(checking.saved.events), *checking.undrawn})),
        Counter(seat for draw in dice.draws or () for seat in draw.without),
    )


def _intact(data: Mapping[str, Any], session: Session) -> bool:
    """Whether a file is as it was exported, as far as one can tell."""
    fair, over = data["fair"], session.question is None
    sides = session.sides() if len(session.events) == len(data["events"]) else None
    if sides is not None and fair.get("sides", sides) != sides:
        return False
    return bool(fair["record"] == record(data)) if "record" in fair else not over


class _Checking:
    """A game replayed event by event, compared with what its dice would have given."""

    def __init__(self, data: Mapping[str, Any], dice: FairDice) -> None:
        self.saved, self.dice, self._outcome = read_saved(data), dice, data.get("outcome")
        self.throws = self.answers = self.typed = 0
        self.differences: list[Difference] = []
        self.undrawn: list[int] = []
        begun = {key: value for key, value in data.items() if key not in ("events", "fingerprint", "tables")}
        self.session = Session.resume({**begun, "events": ()}, chance=dice, pause=lambda: True)

    def astray(self) -> Astray | None:
        """Replay all events; returns where the rules lead elsewhere than the game went, if they do."""
        session, saved = self.session, self.saved
        for number, event in enumerate(saved.events):
            self.differences += self._compared(number, event)
            try:
                session.catch_up([event], {}, None, saved.version)
            except RulesChanged as error:
                return Astray(number, session.used.changed(saved.tables, so_far=True) or error)
        if changed := session.used.changed(saved.tables):
            return Astray(None, changed)
        reached = None if session.question else json.loads(json.dumps(plain_outcome(session.outcome)))
        if saved.fingerprint == session.fingerprint() and self._outcome == reached:
            return None
        reason = Message("error-rules-changed", version=saved.version, reason="fingerprint")
        return Astray(None, RulesChanged(reason))

    def _compared(self, number: int, event: Event) -> Iterator[Difference]:
        """What was decided otherwise than by the randomness behind this event."""
        position, question = self.session.position, self.session.question
        if isinstance(question, Roll) and "roll" in event:
            if self.session.waits_for_a_draw:
                self.undrawn.append(number)
                return
            if not self.session.needs_nobody and "auto" not in event:
                self.typed += 1
                return
            self.throws += question.throw.needs_dice
            expected = plain(question.throw.throw(self.dice(number)).faces)
            if event["roll"] != expected:
                yield Difference(number, position, question, None, event["roll"], expected)
        elif isinstance(question, Ask) and "answer" in event:
            players = position.players_asked(question)
            found = event["answer"] if question.simultaneous else [event["answer"]]
            if not isinstance(found, list) or len(found) != len(players):
                return  # the rules will reject it
            for who, answer in self.session.by_computers().items():
                self.answers += 1
                given, expected = found[players.index(who)], plain(answer)
                if given != expected:
                    yield Difference(number, position, question, who, given, expected)
