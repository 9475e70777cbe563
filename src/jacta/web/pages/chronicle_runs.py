"""The pages of a procedure under way in a chronicle: its question and what helps with it, or what it will change."""

from __future__ import annotations

from fastapi import Request, Response
from fastapi.responses import RedirectResponse

from jacta.chronicles import Doing
from jacta.errors import JactaError
from jacta.hosting import ChronicleHost, ChronicleView, UnknownLink
from jacta.hosting.chronicle_views import advised
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.plain import plain
from jacta.web.pages import chronicle_view as views
from jacta.web.pages import corrections, questions
from jacta.web.pages.chronicles import FormFields, missing
from jacta.web.pages.rendering import page, private
from jacta.web.pages.workbench import sent_with
from jacta.web.routes import page_router
from jacta.web.service import Service, Serving

router = page_router()


@router.get("/chronicles/{token}/doing")
async def doing(request: Request, service: Serving, token: str, of: str | None = None) -> Response:
    """The procedure under way (`of` whom, if there are several): its question, or what it will change."""
    return await _doing(request, service, token, of, {}, None)


@router.post("/chronicles/{token}/doing")
async def go_on(request: Request, service: Serving, token: str, of: str | None = None) -> Response:
    """Answer, intervene by hand, apply, or set aside."""
    sent = dict(await sent_with(request))
    try:
        if "_advice" in sent:
            told = await service.run(lambda _: _advised(service.chronicles, token, of), request, thinks=True)
            return await _doing(request, service, token, of, sent, None, told)
        ended = await service.run(lambda _: _go_on(service.chronicles, token, of, sent), request, thinks=True)
    except UnknownLink as error:
        return missing(request, error)
    except JactaError as error:
        return await _doing(request, service, token, of, sent, error)
    return RedirectResponse(f"/chronicles/{token}" if ended else views.doing_address(token, of), 303)


async def _doing(
    request: Request,
    service: Service,
    token: str,
    of: str | None,
    sent: FormFields,
    wrong: JactaError | None,
    told: str = "",
) -> Response:
    try:
        view = await service.run(lambda _: service.chronicles.look(token, of), request)
    except JactaError as error:
        return missing(request, error)
    if view.doing is None:
        return RedirectResponse(f"/chronicles/{token}", 303)
    context = views.under_way(view, view.doing, sent, wrong)
    context |= {"token": token, "view": view, "wrong": str(wrong.message) if wrong else "", "sent": sent}
    context |= {"here": views.doing_address(token, of), "advised": told}
    return private(page(request, "chronicles/doing.html", context, 422 if wrong else 200))


def _advised(host: ChronicleHost, token: str, of: str | None) -> str:
    """What a strong player would answer for the seat for which the reader is asked."""
    view = host.look(token, of)
    who, value = advised(view)
    assert view.doing is not None
    session, question = view.doing.session, view.doing.session.question
    assert isinstance(question, Ask)
    return questions.in_words(session.position, question, who, value)


def _go_on(host: ChronicleHost, token: str, of: str | None, sent: FormFields) -> bool:
    """Do what the form says. Returns whether that ended the procedure."""
    if "_apply" in sent:
        host.apply(token, of)
        return True
    if "_aside" in sent:
        host.set_aside(token, of)
        return True
    view = host.look(token, of)
    if view.doing is None:
        return True
    number = sent.get("_asked", "")
    asked = int(number) if number.isdecimal() else -1
    if not _by_hand(host, token, of, asked, view, sent):
        _answer(host, token, of, asked, view, view.doing, sent)
    return False


def _by_hand(
    host: ChronicleHost, token: str, of: str | None, asked: int, view: ChronicleView, sent: FormFields
) -> bool:
    """Do what the game master asks for, if the form is that. Returns whether it was."""
    reason, game = sent.get("_reason", ""), views.game_of(view)
    if "_correct" in sent:
        session = view.doing.session if view.doing else None
        host.correct(token, asked, corrections.corrected(session, sent), reason, of)
    elif "_bring" in sent:
        host.join(token, asked, corrections.newcomer(game, sent.get("_newcomer", "")), reason, of)
    elif "_take_out" in sent:
        host.leave(token, asked, sent.get("_leaver", ""), reason, of)
    else:
        return False
    return True


def _answer(
    host: ChronicleHost, token: str, of: str | None, asked: int, view: ChronicleView, doing: Doing, sent: FormFields
) -> None:
    session, question = doing.session, doing.session.question
    if "_through" in sent:
        host.go_through(token, asked, of)
    elif isinstance(question, Roll) and ("_for_me" in sent or sent.get("_faces", "").strip()):
        host.throw(token, asked, questions.faces_read(question, sent), of)
    elif isinstance(question, Consult) and sent.get("_consult", "").strip():
        host.consult(token, asked, questions.looked_up(session.position, question, sent), of)
    elif isinstance(question, Ask):
        who = view.seat
        chosen = questions.answer_at(session.position, question, who, sent.get("_answer", ""))
        host.answer(token, asked, plain(chosen), who, of)
