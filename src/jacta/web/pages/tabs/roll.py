"""Roll: what happens. At once, or step by step with one's own dice and decisions."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from fastapi import Request
from markupsafe import Markup

from jacta import telling
from jacta.dice import Throw
from jacta.errors import InputError, JactaError
from jacta.kernel.playing import Session
from jacta.kernel.questions import Ask, Consult, Roll
from jacta.kernel.rolling import Entry
from jacta.plain import plain
from jacta.text import Message
from jacta.web.limits import Watch
from jacta.web.pages import drawing
from jacta.web.pages.desk import Desk
from jacta.web.service import Service

MOST_DICE = 40  # more than these are told as a text only


class Line(NamedTuple):
    """A line of the transcript; `cited` is set where the passage changes."""

    cited: str
    text: str
    depth: int
    kind: str
    dice: list[Markup]
    value: str


async def view(request: Request, service: Service, desk: Desk) -> dict[str, Any]:
    procedure, given = service.asked(desk.procedure.id, desk.given)
    notices = procedure.rules(given).notices()
    if desk.extra.get("_dice") == "mine":
        return await _own_dice(request, service, desk) | {"notices": notices}
    if "_roll" not in desk.extra and "_seed" not in desk.extra:
        return {"desk": desk, "rolled": None, "session": None, "notices": notices}
    seed = desk.extra.get("_seed", "")
    if "_roll" in desk.extra or not seed:
        seed = secrets.token_hex(5)
    desk = desk._replace(extra={"_seed": seed})
    found = await service.roll(procedure.id, desk.given, seed=seed, client=request)
    shown = {"rolled": telling.outcome(procedure.game.id, found.outcome), "lines": list(lines(found.transcript))}
    return {"desk": desk, "session": None, "notices": notices, **shown}


# --- The transcript


def lines(entries: Iterable[Entry]) -> Iterable[Line]:
    """The transcript with the dice as they lie on the table."""
    cited = None
    for entry in entries:
        told = telling.entry(entry)
        dice = _dice(entry)
        text, value = told.text, ""
        if dice:
            value = telling.value(entry.game, entry.value)
            text = text.partition(" — ")[0]
        yield Line("" if told.passage == cited else told.passage, text, told.depth, told.kind, dice, value)
        cited = told.passage


class _Hand:
    """A hand that notes which die shows which face."""

    def __init__(self, faces: Sequence[Any]) -> None:
        self._left = list(faces)
        self.shown: list[tuple[int, int]] = []

    def dice(self, count: int, sides: int) -> list[int]:
        taken, self._left = self._left[:count], self._left[count:]
        self.shown += [(face, sides) for face in taken]
        return taken

    def chains(self, count: int, sides: int, depth: int | None) -> list[tuple[int, ...]]:
        taken, self._left = self._left[:count], self._left[count:]
        self.shown += [(face, sides) for chain in taken for face in chain]
        return taken


def _dice(entry: Entry) -> list[Markup]:
    if entry.throw is None or not entry.faces or len(entry.faces) > MOST_DICE:
        return []
    hand = _Hand(entry.faces)
    entry.throw.take(hand)
    least = _hits_on(entry.throw)
    return [drawing.die(face, sides, least is not None and face >= least) for face, sides in hand.shown]


def _hits_on(throw: Throw) -> int | None:
    """The face from which a die counts, where the throw counts dice."""
    found = throw.describe()
    while isinstance(found.args.get("throw"), tuple):
        found = found.args["throw"]
    on = found.args.get("on")
    return on if isinstance(on, int) else None


# --- One's own dice


async def _own_dice(request: Request, service: Service, desk: Desk) -> dict[str, Any]:
    def work(_: Watch) -> tuple[Session, str]:
        session = Session.resume(
            {"procedure": desk.procedure.id, "given": desk.given, "events": _events(desk), "dice": "mine"}
        )
        try:
            _go_on(session, desk)
        except JactaError as error:
            return session, str(error.message)
        return session, ""

    session, wrong = await service.run(work, request)
    events = json.dumps(session.events, separators=(",", ":"), default=plain)
    sealed = _still_sealed(session, desk)
    desk = desk._replace(extra={"_dice": "mine", "_events": events if session.events else "", "_sealed": sealed})
    question = session.question
    context: dict[str, Any] = {"desk": desk, "session": session, "wrong": wrong, "events": events}
    context |= {"lines": list(lines(session.transcript)), "rolled": None, "question": None, "asks": ""}
    if question is None:
        context["rolled"] = telling.outcome(desk.game.id, session.outcome)
        return context
    who = session.waiting_for[0] if session.waiting_for else None
    context["question"] = telling.pending(session.position, question, who)
    context["asks"] = "roll" if isinstance(question, Roll) else "ask" if isinstance(question, Ask) else "consult"
    return context


def _events(desk: Desk) -> list[Any]:
    try:
        events = json.loads(desk.extra.get("_events") or "[]")
    except (json.JSONDecodeError, RecursionError) as error:
        raise InputError("_events", Message("error-not-json", reason=str(error))) from None
    if not isinstance(events, list) or not all(isinstance(event, dict) for event in events):
        raise InputError("_events", Message("error-type-list", value="_events"))
    return events


def _sealed(desk: Desk) -> list[str]:
    """The places of the answers that players of a simultaneous decision have given so far."""
    return [place for place in desk.extra.get("_sealed", "").split(",") if place.isdecimal()]


def _still_sealed(session: Session, desk: Desk) -> str:
    question = session.question
    if not isinstance(question, Ask) or not question.simultaneous or len(session.waiting_for) == len(question.who):
        return ""
    return ",".join((*_sealed(desk), desk.extra["_answer"]))


def _go_on(session: Session, desk: Desk) -> None:
    """Do what the reader asks for: take back, throw, answer."""
    extra, question = desk.extra, session.question
    if "_undo" in extra:
        session.undo()
    elif isinstance(question, Roll) and "_for_me" in extra:
        session.throw()
    elif isinstance(question, Roll) and extra.get("_faces", "").strip():
        session.throw(_faces(extra["_faces"], question.throw))
    elif isinstance(question, Ask) and extra.get("_answer", "").isdecimal():
        for place in (*_sealed(desk), extra["_answer"]):
            who = session.waiting_for[0]
            offers = telling.pending(session.position, question, who).offers
            if int(place) >= len(offers):
                raise InputError("_answer", Message("error-nothing-asked"))
            session.answer(offers[int(place)].value, who)
    elif isinstance(question, Consult) and extra.get("_consult", "").strip():
        session.answer(_parsed(extra["_consult"].strip()))


def _parsed(written: str) -> Any:
    try:
        return json.loads(written)
    except json.JSONDecodeError:
        return written


def _faces(written: str, throw: Throw) -> list[Any]:
    """Typed faces: `3 5 6`, chains as `10+10+3`, single digits also without spaces: `356`."""
    parts = re.split(r"[\s,;]+", written.strip())
    if len(parts) == 1 and len(parts[0]) > 1 and parts[0].isdecimal() and _fewer_than_ten(throw):
        parts = list(parts[0])
    return [[int(link) for link in part.split("+")] if "+" in part else _face(part) for part in parts]


def _face(written: str) -> Any:
    return int(written) if written.isdecimal() else written


def _fewer_than_ten(throw: Throw) -> bool:
    """Whether every die of the throw shows a single digit."""
    found = throw.describe()
    while isinstance(found.args.get("throw"), tuple):
        found = found.args["throw"]
    sides = found.args.get("sides")
    return isinstance(sides, int) and sides < 10
