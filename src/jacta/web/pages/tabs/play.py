"""Play: question by question, with the system's dice or one's own, alone or around one screen.

The game travels with the page: its input and its events, in the address as long as that has room and nothing is secret
between people; after that, the reader's browser stores it. Nothing is stored here.

Computer players think for a spell at a time: then the page shows how far they have come, and asks to go on.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from jacta import telling
from jacta.errors import InputError, JactaError, not_json
from jacta.kernel.play.opponents import can_advise
from jacta.kernel.play.session import Pause, Session
from jacta.kernel.play.view import visible
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.run.position import Position
from jacta.plain import plain, plain_outcome
from jacta.printing import said
from jacta.text import Message, say
from jacta.typed import read_json
from jacta.web import form_entries
from jacta.web.limits import Watch
from jacta.web.pages import questions
from jacta.web.pages.seating import chosen, computers, seat_choices
from jacta.web.pages.workbench import LONGEST_ADDRESS, Workbench, form_for

NOBODY = "-"  # the seat of a reopened game: nobody has said yet who sits at the screen
USUAL = "_usual"  # those who act as usual, by name
SINCE = "_since"  # while computer players think: how much had happened before
WHOLLY = "_whole"  # an action is played for the reader; while computer players think: what began it
SPELL = 1.0  # seconds that they think before the page shows how far they have come
KEPT = {"_kept": "1"}  # says in an address that the browser stores the game


def view(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    procedure = workbench.procedure
    given = procedure.validate(workbench.given)
    saved = _saved(workbench)
    if saved is None:
        return beginning(workbench, given)
    wrong, pause = "", _for_a_spell()
    if saved["events"] or "_game" in workbench.extra:
        session = Session.resume(saved, pause=pause)
    else:
        try:
            session = Session(
                procedure, given, dice=saved["dice"], computers=saved["computers"], watch=watch, pause=pause
            )
        except InputError as error:
            return beginning(workbench, given) | {"wrong": str(error.message)}
    asked, places, before = session.question, _places(workbench), _before(session, workbench)
    wholly = _played_wholly(session, workbench)
    try:
        _go_on(session, workbench, before)
    except JactaError as error:
        wrong, places = str(error.message), _sealed(workbench)
    sealed = places if session.question is asked and "_undo" not in workbench.extra else []
    advised = ""
    if "_advice" in workbench.extra and isinstance(session.question, Ask) and session.waiting_for:
        try:
            advised = questions.advised(session.position, session.question, session.waiting_for[0])
        except JactaError as error:
            wrong = str(error.message)
    return _table(session, workbench, sealed, before, wholly) | {
        "wrong": wrong,
        "advised": advised,
        "typed": questions.typed(workbench.extra) if wrong else "",
    }


def beginning(workbench: Workbench, given: Given) -> dict[str, Any]:
    """What the page offers before a game: who plays, with which dice, here or remotely."""
    return {
        "workbench": workbench,
        "session": None,
        "notices": workbench.procedure.rules(given).notices(),
        "seat_list": seat_choices(workbench.procedure, given, workbench.extra),
        "wrong": "",
    }


def _saved(workbench: Workbench) -> Mapping[str, Any] | None:
    """The game so far: from a file, or as it came with the page; None if nothing has begun."""
    if file := workbench.extra.get("_game"):
        saved = _json("_game", file)
        if not isinstance(saved, dict) or saved.get("procedure") != workbench.procedure.id:
            raise InputError("_game", Message("error-no-game-of", id=workbench.procedure.id))
        return {key: value for key, value in saved.items() if key != "sealed"}  # around one screen all answer anew
    if workbench.extra.get("_dice") not in ("system", "mine"):
        return None
    events = _json("_events", workbench.extra.get("_events") or "[]")
    return {
        "procedure": workbench.procedure.id,
        "given": workbench.given,
        "dice": workbench.extra["_dice"],
        "computers": computers(workbench.extra),
        "events": events,
    }


def _for_a_spell() -> Pause:
    """Tells when computer players have thought for long enough; one step is always taken."""
    end: float | None = None

    def is_over() -> bool:
        nonlocal end
        if end is None:
            end = time.monotonic() + SPELL
            return False
        return time.monotonic() > end

    return is_over


def _before(session: Session, workbench: Workbench) -> int:
    """How long the transcript was when the reader acted last."""
    since = workbench.extra.get(SINCE, "")
    return int(since) if since.isdecimal() else len(session.transcript)


def _json(key: str, written: str) -> Any:
    try:
        return read_json(written)
    except ValueError as error:
        raise InputError(key, not_json(error)) from None


# --- What the page shows


def _table(session: Session, workbench: Workbench, sealed: Sequence[str], before: int, wholly: str) -> dict[str, Any]:
    """The table as the person at the screen may see it. If there are secrets, another player waits behind a curtain.

    What has happened since the transcript was `before` long is shown above the question.
    """
    question, procedure, thinking = session.question, session.procedure, session.needs_nobody
    asked = None if thinking else next(iter(session.waiting_for), None)
    seat = _seat(session, workbench, asked) if procedure.view else asked
    curtain = asked if asked is not None and asked != seat else None
    given = workbench.given if "_game" not in workbench.extra else session.export()["given"]
    form, usual = form_for(procedure, given), sorted(_acting_as_usual(workbench))
    extra = {
        "_dice": session.dice,
        **chosen(session.computers),
        "_events": json.dumps(session.events, separators=(",", ":"), default=plain) if session.events else "",
        "_sealed": ",".join(sealed) if isinstance(question, Ask) and question.simultaneous else "",
        "_seat": (seat or "") if procedure.view else "",
        SINCE: str(before) if thinking else "",
        WHOLLY: wholly if thinking else "",
        USUAL: "|".join(usual),
        "_lesson": workbench.extra.get("_lesson", ""),
    }
    over, hidden = question is None, curtain or thinking
    seen = [one for one in session.transcript if over or (curtain is None and visible(one.seen_by, (seat,)))]
    lately = sum(1 for one in session.transcript[before:] if over or visible(one.seen_by, (seat,)))
    workbench = replace(workbench, form=form, entries=form_entries.entries_of(form, given), extra=extra)
    return {
        "workbench": workbench,
        "address_of_game": _address(session, workbench),
        "session": session,
        "notices": session.notices,
        "saved": json.dumps(session.export(), ensure_ascii=False),
        "curtain": curtain and telling.value(procedure.game.id, curtain),
        "next_seat": asked or "",
        **(questions.nothing_on_table() if curtain else questions.on_table(session, seat, seen, lately, whole=over)),
        "usual": usual,
        "again": _again(session, workbench) if over else "",
        "thinking": thinking,
        "question": questions.asked(session.position, question, asked) if question and not hidden else None,
        "explained": _explained(session) if extra["_lesson"] and not hidden else [],
        "why_not_undone": say("page-undo-not") if _has_answered(session) and not session.can_undo else "",
        "advisable": isinstance(question, Ask) and can_advise(procedure),
    }


def _has_answered(session: Session) -> bool:
    """Whether a person has answered anything so far."""
    return any("auto" not in event and "answer" in event for event in session.events)


def _explained(session: Session) -> list[str]:
    """What a guided game says here: what it is about at first, what is decided now, how to go on at the end."""
    procedure, question = session.procedure, session.question
    lesson = f"lesson-{procedure.name}"
    ids = [] if _has_answered(session) or question is None else [lesson]
    ids.append(f"{lesson}.{question.label if isinstance(question, Ask | Roll) else 'end'}")
    return [told for id in ids if (told := said(procedure.game.id, id))]


def _seat(session: Session, workbench: Workbench, asked: str | None) -> str | None:
    """Who sits at the screen: whoever sat there, or, in a reopened game of several, nobody yet."""
    if "_game" in workbench.extra and len(_people(session)) > 1:
        return NOBODY
    return workbench.extra.get("_seat") or asked


def _people(session: Session) -> set[str]:
    """The people who have decided something so far, and those asked now: all, while computer players think."""
    told = [entry for entry in session.transcript if entry.kind != "note"]
    decided = {
        entry.who
        for entry, event in zip(told, session.events, strict=True)
        if entry.kind == "ask" and "auto" not in event
    }
    return decided | set(session.people if session.needs_nobody else session.waiting_for)


def _address(session: Session, workbench: Workbench) -> str:
    """Where the game is found again: if it is long, or has secrets between people, only in the browser itself."""
    secret = session.procedure.view is not None and len(_people(session)) > 1
    fits = not secret and len(workbench.permalink) <= LONGEST_ADDRESS
    return workbench.permalink if fits else workbench.at(extra=KEPT)


def _sealed(workbench: Workbench) -> list[str]:
    """The indices of the answers given so far in a simultaneous decision, until all are in."""
    return [place for place in workbench.extra.get("_sealed", "").split(",") if place]


def _places(workbench: Workbench) -> list[str]:
    """The indices of all answers to the question: those that were sealed, and the one given now."""
    return [*_sealed(workbench), *filter(None, [workbench.extra.get("_answer")])]


# --- What the reader does


def _go_on(session: Session, workbench: Workbench, before: int) -> None:
    """Do what the reader asks for: undo, throw, answer. Those who act as usual answer before anything is shown.

    He has acted last when the transcript was `before` long.
    """
    extra, question = workbench.extra, session.question
    usual = _acting_as_usual(workbench)
    if "_undo" in extra:
        if not _sealed(workbench):
            session.undo()
            while session.can_undo and usual.issuperset(session.waiting_for or ("",)):
                session.undo()
        return
    if wholly := _played_wholly(session, workbench):
        if SINCE not in extra:
            session.answer_as_usual(session.waiting_for[0])
        while isinstance(session.question, Ask) and not session.needs_nobody and _goes_on(wholly, session, before):
            session.answer_as_usual(session.waiting_for[0])
    elif isinstance(question, Roll) and ("_for_me" in extra or extra.get("_faces", "").strip()):
        session.throw(questions.faces_read(question, extra))
    elif isinstance(question, Ask):
        for place in _places(workbench):
            if session.question is not question:
                raise InputError("_answer", Message("error-nothing-asked"))
            who = next(iter(session.waiting_for), None)
            session.answer(questions.answer_at(session.position, question, who, place), who)
    elif isinstance(question, Consult) and extra.get("_consult", "").strip():
        session.answer(questions.looked_up(session.position, question, extra))
    while isinstance(session.question, Ask) and session.waiting_for and usual.issuperset(session.waiting_for):
        session.answer_as_usual(session.waiting_for[0])


def _played_wholly(session: Session, workbench: Workbench) -> str:
    """What began the action that is played for the reader: a procedure, and its question."""
    wholly, question = workbench.extra.get(WHOLLY, ""), session.question
    if SINCE in workbench.extra:
        return wholly
    if not wholly or not isinstance(question, Ask) or question.simultaneous:
        return ""
    return f"{session.position.procedure.id} {question.label}"


def _goes_on(wholly: str, session: Session, before: int) -> bool:
    """Whether an action goes on: its procedure is not over, and the same is not asked again, of a computer neither."""
    id, _, label = wholly.partition(" ")
    here: Position | None = session.position
    while here is not None and here.procedure.id != id:
        here = here.caller
    asked = [one.label for one in session.transcript[before:] if one.kind == "ask"]
    again = isinstance(session.question, Ask) and session.question.label == label
    return here is not None and not again and asked.count(label) <= 1  # that began it


def _acting_as_usual(workbench: Workbench) -> set[str]:
    """Those who act as usual until the reader takes over again; naming them a second time does that."""
    named = {name for name in workbench.extra.get(USUAL, "").split("|") if name}
    toggled = {name for name in workbench.extra.get("_toggle", "").split("|") if name}
    return named - toggled if toggled <= named else named | toggled


def _again(session: Session, workbench: Workbench) -> str:
    """The address of a new game that begins as this one ended; empty if it leaves nothing."""
    left, given = plain_outcome(session.outcome), session.export()["given"]
    kept = {key: value for key, value in left.items() if key in given and isinstance(value, list | dict)}
    if not kept:
        return ""
    given = {**given, **kept}
    form = form_for(session.procedure, given)
    found = replace(workbench, form=form, entries=form_entries.entries_of(form, given)).at("play")
    return found if len(found) <= LONGEST_ADDRESS else ""
