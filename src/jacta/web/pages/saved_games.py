"""Saved games: games that people play remotely, each behind a link of their own.

A page is told by the server when something has changed (`live`); if that does not reach it, it asks every two seconds.
It works without scripts, too: every button is a form, and whoever waits reloads the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from jacta.errors import JactaError
from jacta.hosting import Conflict, Host, SavedGameView, UnknownLink
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.rule.registry import games
from jacta.plain import plain
from jacta.web import notices
from jacta.web.limits import Watch
from jacta.web.pages import corrections, questions, saved_game_view
from jacta.web.pages.rendering import PRIVATE, html, is_part, page, private, reader_of, response
from jacta.web.pages.workbench import sent_with
from jacta.web.routes import page_router
from jacta.web.service import Service, Serving

router = page_router()


@router.get("/tables")
async def known(request: Request) -> HTMLResponse:
    """The saved games that this browser knows, and how to open one."""
    whole = [one for game in games().values() for one in game.highlights if one.sampled]
    return page(request, "saved_games/list.html", {"whole": whole})


@router.get("/tables/{token}")
async def saved_game(request: Request, service: Serving, token: str, again: bool = False) -> HTMLResponse:
    """A saved game as its link shows it. Looking `again` without scripts also lets computer players go on."""
    if again:
        try:
            await service.play(token, lambda _: None, request)
        except JactaError as error:
            return _missing(request, error)
    return await _shown(request, service, token)


@router.get("/tables/{token}/since/{revision}")
async def since(request: Request, service: Serving, token: str, revision: int) -> Response:
    """What is new since a revision; empty if nothing has changed. Meanwhile computer players go on."""
    try:
        await service.play(token, lambda _: None, request)
        now = await service.run(lambda _: service.host.revision(token), request)
    except JactaError as error:
        return _missing(request, error)
    return Response(status_code=204) if now == revision else await _shown(request, service, token, part=True)


@router.post("/tables/{token}")
async def act(request: Request, service: Serving, token: str) -> Response:
    """Actions in a saved game."""
    sent = dict(await sent_with(request))
    part, wrong, led, advised = is_part(request, "answer"), None, None, ""

    def doing(watch: Watch) -> str | None:
        if "_deadline" in sent:
            within = saved_game_view.whole(sent.get("_within", ""), 0)
            service.host.set_deadline(token, within, sent.get("_stand_in", "usual"), watch)
            return None
        return _do(service.host, token, sent)

    try:
        if "_notice" in sent:
            await notices.entered(service, request, token, sent.get("_address", ""))
        elif "_advice" in sent:
            advised = await service.run(lambda _: _advised(service.host, token, sent), request, thinks=True)
        else:
            led = await service.play(token, doing, request, opens="_rematch" in sent, thinks="_deadline" in sent)
    except UnknownLink as error:
        return _missing(request, error)
    except JactaError as error:
        wrong = error
    if led is not None:
        return _to(request, led)
    if wrong is None and not part and not advised:
        return _to(request, f"/tables/{token}")
    return await _shown(request, service, token, part=part, wrong=wrong, sent=sent, advised=advised)


@router.get("/tables/{token}/game.json")
async def export(request: Request, service: Serving, token: str) -> Response:
    """The whole game as a file."""
    try:
        game = await service.run(lambda _: service.host.export(token), request)
    except UnknownLink as error:
        return _missing(request, error)
    except JactaError as error:
        return await _shown(request, service, token, wrong=error)
    name = game["procedure"].partition(".")[2]
    return JSONResponse(game, headers=PRIVATE | {"Content-Disposition": f'attachment; filename="{name}.json"'})


@router.get("/tables/{token}/story")
async def story(request: Request, service: Serving, token: str) -> Response:
    """All that this link has seen happen, from the beginning."""
    return await _page(request, service, token, "saved_games/story.html", saved_game_view.told)


@router.get("/tables/{token}/replay")
async def replay(request: Request, service: Serving, token: str) -> Response:
    """A finished game, step by step."""

    def view(found: SavedGameView) -> dict[str, Any]:
        return saved_game_view.replayed(found, request.query_params)

    return await _page(request, service, token, "saved_games/replay.html", view)


@router.get("/tables/{token}/luck")
async def luck(request: Request, service: Serving, token: str) -> Response:
    """Who was lucky, in a finished game."""

    def played(_: object) -> tuple[SavedGameView, dict[str, Any] | None]:
        found = service.host.saved_game(token)
        return found, service.host.export(token) if found.stage == "over" and not found.broken else None

    try:
        found, game = await service.run(played, request)
        context: dict[str, Any] = {"token": token, "title": saved_game_view.title(found), "told": None}
        if game is not None:
            context |= await service.read(partial(saved_game_view.fortune, game, game.get("names", {})), request)
    except JactaError as error:
        return _missing(request, error)
    return private(page(request, "saved_games/luck.html", context))


# --- What somebody does


def _do(host: Host, token: str, sent: Mapping[str, str]) -> str | None:
    """Do what the form says; returns where that leads, if it is not this game."""
    if "_remove" in sent:
        host.remove(token)
        return "/tables"
    if "_rematch" in sent:
        return f"/tables/{host.rematch(token)}"
    if of := sent.get("_renew"):
        new = host.renew(token, of)
        return f"/tables/{new}" if of == "owner" else None
    for name, act in ACTS.items():
        if name in sent:
            act(host, token, sent)
            return None
    _answer(host, token, sent)
    return None


def _join(host: Host, token: str, sent: Mapping[str, str]) -> None:
    """Sit down: with a sealed word, or with an open one."""
    seal = sent.get("_seal", "").strip()
    word, chain = None if seal else sent.get("_word"), sent.get("_chain") or None
    host.join(token, sent.get("_name", ""), word, seal=seal or None, chain=chain)


def _bring(host: Host, token: str, sent: Mapping[str, str]) -> None:
    found = corrections.newcomer(_game(host, token), sent.get("_newcomer", ""))
    newcomer, reason = found if isinstance(found, dict) else {}, sent.get("_reason", "")
    host.bring_in(token, _number(sent), newcomer, reason, sent.get("_led_by") or None)


def _correct(host: Host, token: str, sent: Mapping[str, str]) -> None:
    changes = corrections.corrected(host.saved_game(token).session, sent)
    host.correct(token, _number(sent), changes, sent.get("_reason", ""))


def _game(host: Host, token: str) -> Game:
    procedure = host.saved_game(token).procedure
    if procedure is None:
        raise UnknownLink("")
    return procedure.game


ACTS: Mapping[str, Callable[[Host, str, Mapping[str, str]], None]] = {
    "_join": _join,
    "_reveal": lambda host, token, sent: host.reveal(token, sent.get("_word", "").strip()),
    "_bead": lambda host, token, sent: host.show_bead(token, sent["_bead"]),
    "_draw": lambda host, token, _: host.draw_without(token),
    "_anew": lambda host, token, _: host.draw_anew(token),
    "_start": lambda host, token, _: host.start(token),
    "_say": lambda host, token, sent: host.say(token, sent.get("_line", "")),
    "_talk": lambda host, token, sent: host.let_talk(token, sent["_talk"] == "on"),
    "_abandon": lambda host, token, _: host.abandon(token),
    "_leave": lambda host, token, sent: host.leave(token, saved_game_view.rules_sent(sent)),
    "_correct": _correct,
    "_bring": _bring,
    "_take_out": lambda host, token, sent: host.take_out(
        token, _number(sent), sent.get("_leaver", ""), sent.get("_reason", "")
    ),
    "_undo": lambda host, token, sent: host.undo(token, _number(sent)),
    "_whole": lambda host, token, sent: host.answer_as_usual(token, _number(sent)),
}
"""What the buttons of a saved game do, besides answering."""


def _answer(host: Host, token: str, sent: Mapping[str, str]) -> None:
    """Answer the question that the form was about; the host objects if another one waits by now."""
    asked = _number(sent)
    found = host.asking(token, asked)
    question, position = found.question, found.position
    assert position is not None
    if isinstance(question, Roll):
        if "_for_me" in sent or sent.get("_faces", "").strip():
            host.throw(token, asked, questions.faces_read(question, sent))
    elif isinstance(question, Consult):
        if sent.get("_consult", "").strip():
            host.consult(token, asked, questions.looked_up(position, question, sent))
    elif isinstance(question, Ask):
        chosen = questions.answer_at(position, question, found.leading, sent.get("_answer", ""))
        host.answer(token, asked, plain(chosen))


def _advised(host: Host, token: str, sent: Mapping[str, str]) -> str:
    """What a strong player would answer to the question that the form was about, from what this link sees."""
    found = host.asking(token, _number(sent))
    if found.position is None or found.leading is None or not isinstance(found.question, Ask):
        return ""
    return questions.advised(found.position, found.question, found.leading)


def _number(sent: Mapping[str, str]) -> int:
    """The number of the question that was on the page."""
    return saved_game_view.whole(sent.get("_asked", ""), -1)


# --- What comes back


async def _shown(
    request: Request,
    service: Service,
    token: str,
    *,
    part: bool = False,
    wrong: JactaError | None = None,
    sent: Mapping[str, str] | None = None,
    advised: str = "",
) -> HTMLResponse:
    """The game, whole or the part that changes, with what went wrong, what was typed, and what was `advised`."""
    gone_on = isinstance(wrong, Conflict)

    def view(found: SavedGameView) -> dict[str, Any]:
        return saved_game_view.context(found, request) | {
            "push_key": service.notices.public_key if found.kind == "seat" else None,
            "wrong": str(wrong.message) if wrong else "",
            "gone_on": gone_on,
            "advised": advised,
            "typed": questions.typed(sent or {}) if wrong and not gone_on else "",
            "sent": sent or {},
        }

    return await _page(request, service, token, "saved_games/view.html" if part else "saved_games/page.html", view)


async def _page(
    request: Request, service: Service, token: str, template: str, view: Callable[[SavedGameView], dict[str, Any]]
) -> HTMLResponse:
    reader = reader_of(request)
    try:
        written = await service.run(
            lambda _: html(reader, template, {"token": token, **view(service.host.saved_game(token))}), request
        )
    except JactaError as error:
        return _missing(request, error)
    return private(response(request, written))


def _missing(request: Request, error: JactaError) -> HTMLResponse:
    """No such game; or none available, if the database does not answer or the server is too busy."""
    unknown = isinstance(error, UnknownLink)
    return page(
        request, "saved_games/missing.html", {"why": str(error.message), "gone": unknown}, 404 if unknown else 503
    )


def _to(request: Request, address: str) -> Response:
    """Redirect to a page: htmx would insert it as a part, and is told otherwise."""
    if "HX-Request" in request.headers:
        return Response(status_code=204, headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)
