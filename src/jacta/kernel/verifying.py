"""Whether the dice of an exported game were fair: everything that chance decided, worked out again from its secret."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from jacta.dice import FairDice, read_promise
from jacta.errors import InputError, RulesChanged
from jacta.kernel.playing import Session
from jacta.kernel.questions import Ask, Roll
from jacta.kernel.running import Position
from jacta.kernel.saved import Event, read_saved, record
from jacta.plain import plain, plain_outcome
from jacta.text import Message


class Difference(NamedTuple):
    """A throw of the system, or an answer of the computer player `who`, that is not what the secret gives."""

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
    """Where today's rules do not follow the game: at an event, or None where they lead to another end."""

    event: int | None
    reason: RulesChanged


class Verified(NamedTuple):
    """What verifying an exported game has shown. It is true in itself if nothing was found wrong.

    `promised` says whether the secret is the one that was promised, `intact` whether the file is as it was exported.
    `throws` and `answers` of computer players were worked out again; those `typed` in by people cannot be.
    """

    procedure: str
    commitment: str
    version: str
    promised: bool
    intact: bool
    over: bool
    throws: int
    answers: int
    typed: int
    differences: tuple[Difference, ...]
    astray: Astray | None

    def __bool__(self) -> bool:
        return self.promised and self.intact and not self.differences and self.astray is None

    def to_json(self) -> dict[str, Any]:
        differences = [difference.to_json() for difference in self.differences]
        astray = self.astray and {"event": self.astray.event, "reason": str(self.astray.reason)}
        return {"verified": bool(self), **self._asdict(), "differences": differences, "astray": astray}


def verify(data: Mapping[str, Any]) -> Verified:
    """Work out again all that chance decided in an exported game. InputError where there is nothing to verify."""
    if "fair" not in data:
        raise InputError("fair", Message("error-not-fair"))
    commitment, dice = read_promise(data["fair"])
    if dice is None:
        raise InputError("fair.secret", Message("error-not-revealed"))
    checking = _Checking({key: value for key, value in data.items() if key not in ("fair", "sealed")}, dice)
    astray = checking.astray()
    over = checking.session.question is None
    return Verified(
        checking.session.procedure.id,
        commitment,
        checking.saved.version,
        dice.commitment == commitment,
        data["fair"]["record"] == record(data) if "record" in data["fair"] else not over,
        over,
        checking.throws,
        checking.answers,
        checking.typed,
        tuple(checking.differences),
        astray,
    )


class _Checking:
    """A game played out again event by event, beside what its dice would have given."""

    def __init__(self, data: Mapping[str, Any], dice: FairDice) -> None:
        self.saved, self.dice, self._outcome = read_saved(data), dice, data.get("outcome")
        self.throws = self.answers = self.typed = 0
        self.differences: list[Difference] = []
        begun = {key: value for key, value in data.items() if key not in ("events", "fingerprint", "tables")}
        self.session = Session.resume({**begun, "events": ()}, chance=dice, pause=lambda: True)

    def astray(self) -> Astray | None:
        """Go through all events; where the rules do not lead to where the game stood, if so."""
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
        """What was decided otherwise than by the chance behind this event."""
        position, question = self.session.position, self.session.question
        if isinstance(question, Roll) and "roll" in event:
            if not self.session.needs_nobody and "auto" not in event:
                self.typed += 1
                return
            self.throws += 1
            expected = plain(question.throw.throw(self.dice(number)).faces)
            if event["roll"] != expected:
                yield Difference(number, position, question, None, event["roll"], expected)
        elif isinstance(question, Ask) and "answer" in event:
            players = position.players_asked(question)
            found = event["answer"] if question.simultaneous else [event["answer"]]
            if not isinstance(found, list) or len(found) != len(players):
                return  # the rules will have none of it
            for who, answer in self.session.by_computers().items():
                self.answers += 1
                given, expected = found[players.index(who)], plain(answer)
                if given != expected:
                    yield Difference(number, position, question, who, given, expected)
