"""Saved games over HTTP: open one, join it, answer, look, take the game home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import Path, Query, Request, Response
from pydantic import BaseModel
from starlette.responses import StreamingResponse

from jacta import telling
from jacta.errors import IllegalAnswer, InputError
from jacta.hosting import Host, Links, SavedGameView
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Pending, Position
from jacta.plain import plain
from jacta.telling import Offer
from jacta.text import Message
from jacta.web import asking, live, schemas
from jacta.web.limits import Watch
from jacta.web.problems import Json
from jacta.web.routes import api_router
from jacta.web.service import Service, Serving

router = api_router(tags=["play"])
PRIVATE = {"Cache-Control": "no-store"}
SHOWN: dict[int | str, dict[str, Any]] = {200: {"model": schemas.SavedGameShape}}

Token = Annotated[str, Path(description="A link of the game: its owner's, a seat's or the spectators'.")]
Dice = Annotated[str, Query(description="`system`, or `mine`: then throws wait for the faces of real dice.")]
Computers = Annotated[
    list[str] | None,
    Query(
        description="A seat that the computer takes, `seat=strength`: `best`, `search`, `usual`, `random`; repeatable."
    ),
]
Join = Annotated[schemas.JoinBody, asking.body_of(schemas.JoinBody)]
Asked = Annotated[schemas.AskedBody, asking.body_of(schemas.AskedBody)]
Answer = Annotated[schemas.AnswerBody, asking.body_of(schemas.AnswerBody)]
Names = Annotated[list[str] | None, Query(description="The name of a person, `seat=name`; repeatable.")]
Together = Annotated[bool, Query(description="The dice are drawn together: nobody can foresee them.")]


@router.post("/{id}/play", status_code=201, responses={201: {"model": schemas.LinksShape}})
async def play(
    asked: asking.Asked,
    service: Serving,
    request: Request,
    dice: Dice = "system",
    computer: Computers = None,
    name: Names = None,
    together: Together = False,
) -> Json:
    """Let us play: opens a game for this input. Whoever holds a link does what it allows; keep the owner's."""
    computers, names = _by_seat("computer", computer), _by_seat("name", name)

    def opening(watch: Watch) -> Links:  # not a reading: games never wait for those
        _, given = asked.resolved()
        return service.host.open_game(
            asked.id, written(given), dice=dice, computers=computers, names=names, together=together, watch=watch
        )

    links = await service.run(opening, request, opens=True)
    content = {"procedure": asked.id, "owner": links.owner, "spectator": links.spectator, "seats": links.seats}
    return Json(content, 201, PRIVATE | {"Location": f"/api/v1/tables/{links.owner}"})


@router.get("/tables/{token}", responses=SHOWN)
async def saved_game(token: Token, service: Serving, request: Request) -> Json:
    """The game as this link may see it, with the question that waits for its holder."""
    return await _shown(service, request, token)


@router.get("/tables/{token}/revision", responses={200: {"model": schemas.RevisionShape}})
async def revision(token: Token, service: Serving, request: Request) -> Json:
    """A number that grows with every change of the game: cheap enough to be polled."""
    found = await service.run(lambda _: service.host.revision(token), request)
    return Json({"revision": found}, headers=PRIVATE)


@router.get(
    "/tables/{token}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}},
)
async def events(token: Token, service: Serving, request: Request) -> StreamingResponse:
    """Every change of the game as a server-sent event `changed` with the new revision; -1 if it no longer exists."""
    await service.run(lambda _: service.host.revision(token), request)
    return live.stream(service.live, token, request)


@router.post("/tables/{token}/join", responses=SHOWN, openapi_extra=asking.described(schemas.JoinBody))
async def join(token: Token, body: Join, service: Serving, request: Request) -> Json:
    """Take the seat of this link, under a name, and add a word to the dice. The last one to join begins the game."""
    return await shown(service, request, token, lambda host: host.join(token, body.name, body.word))


@router.post("/tables/{token}/start", responses=SHOWN)
async def start(token: Token, service: Serving, request: Request) -> Json:
    """Begin without waiting for those who have not joined. Owner's link only."""
    return await shown(service, request, token, lambda host: host.start(token))


@router.post("/tables/{token}/answer", responses=SHOWN, openapi_extra=asking.described(schemas.AnswerBody))
async def answer(token: Token, body: Answer, service: Serving, request: Request) -> Json:
    """Answer the pending question: with one of the options, the faces of real dice, or what the book says."""
    return await shown(service, request, token, lambda host: _answer(host, token, body))


@router.post("/tables/{token}/undo", responses=SHOWN, openapi_extra=asking.described(schemas.AskedBody))
async def undo(token: Token, body: Asked, service: Serving, request: Request) -> Json:
    """Take back the last answer, if no dice and no secrets have been shown since: its author may, and the owner."""
    return await shown(service, request, token, lambda host: host.undo(token, body.asked))


@router.post("/tables/{token}/advance", responses=SHOWN)
async def advance(token: Token, service: Serving, request: Request) -> Json:
    """Let the computer players think for a moment, if the game says that they are `thinking`."""
    return await shown(service, request, token, lambda host: None)


@router.get("/tables/{token}/export", responses={200: {"model": schemas.ExportShape}})
async def export(token: Token, service: Serving, request: Request) -> Json:
    """The game as a file for `jacta replay` and `jacta verify`: once it is over, or if nobody hides anything."""
    return Json(await service.run(lambda _: service.host.export(token), request), headers=PRIVATE)


@router.delete("/tables/{token}", status_code=204, response_class=Response)
async def remove(token: Token, service: Serving, request: Request) -> Response:
    """Delete the game for good. Owner's link only."""
    await service.run(lambda _: service.host.remove(token), request)
    return Response(status_code=204)


def _by_seat(key: str, pairs: list[str] | None) -> dict[str, str]:
    """What is stated for each seat, from `seat=text`."""
    found = {}
    for pair in pairs or ():
        seat, equals, said = pair.partition("=")
        if not equals or not seat:
            raise InputError(key, Message("error-not-pair", pair=pair))
        found[seat] = said
    return found


def _answer(host: Host, token: str, body: schemas.AnswerBody) -> None:
    with one_answer(body) as key:
        if key == "answer":
            host.answer(token, body.asked, body.answer)
        elif key == "roll":
            host.throw(token, body.asked, faces(body.roll))
        else:
            host.consult(token, body.asked, body.consult)


@contextmanager
def one_answer(body: BaseModel) -> Iterator[str]:
    """The key under which a body answers, one of the three that events have; what is not legal is refused by it."""
    said = body.model_fields_set & {"answer", "roll", "consult"}
    if len(said) != 1:
        raise InputError("answer", Message("error-one-answer"))
    (key,) = said
    try:
        yield key
    except IllegalAnswer as error:
        raise InputError(key, error.message) from error


def faces(read: list[Any] | None) -> list[Any] | None:
    """Faces as a throw reads them: an exploding die is written as the list of what it showed."""
    return None if read is None else [tuple(face) if isinstance(face, list) else face for face in read]


# --- What is shown


async def shown(service: Service, request: Request, token: str, act: Callable[[Host], Any]) -> Json:
    """Do something in a game, and show it as this link then sees it."""
    await service.play(token, lambda _: act(service.host), request)
    return await _shown(service, request, token)


async def _shown(service: Service, request: Request, token: str) -> Json:
    return Json(await service.run(lambda _: told(service.host.saved_game(token)), request), headers=PRIVATE)


def told(saved: SavedGameView) -> dict[str, Any]:
    """A game as JSON data, in words where people read it."""
    return {
        "kind": saved.kind,
        "seat": saved.seat,
        "stage": saved.stage,
        "procedure": saved.procedure_id,
        "title": telling.title(saved.procedure) if saved.procedure else saved.procedure_id,
        "given": saved.given,
        "kept_back": list(saved.kept_back),
        "dice": saved.dice,
        "seats": [{**seat._asdict(), "text": telling.value(saved.game, seat.seat)} for seat in saved.seats],
        "links": saved.links and saved.links._asdict(),
        "commitment": saved.commitment,
        "words": dict(saved.words),
        "revision": saved.revision,
        "asked": saved.asked,
        "created": saved.created,
        "changed": saved.changed,
        "expires": saved.expires,
        "drawn": saved.drawn,
        "reveals": saved.reveals,
        "chat": saved.chat,
        "lines": [line._asdict() for line in saved.lines],
        "following": saved.following,
        "within": saved.within,
        "stand_in": saved.stand_in,
        "deadline": saved.deadline,
        "stood_in": list(saved.stood_in),
        "together": saved.together,
        "bead": saved.bead,
        "left_out": dict(saved.left_out),
        "advance": list(saved.advance),
        "notice": saved.notice,
        "thinking": saved.thinking,
        "question": told_question(saved.position, saved.question, saved.leading),
        "waiting_for": list(saved.waiting_for),
        "transcript": [entry.to_json() | {"text": telling.entry(entry).text} for entry in saved.transcript],
        "board": saved.board(),
        "notices": [notice.to_json() for notice in saved.notices],
        "can_undo": saved.can_undo,
        "can_export": saved.can_export,
        **_in_hand(saved),
        "outcome": saved.outcome,
        "secret": saved.secret,
        "broken": str(saved.broken) if saved.broken else None,
        "events": list(saved.events),
    }


def _in_hand(saved: SavedGameView) -> dict[str, Any]:
    """What the game master may correct, and who takes part."""
    session = saved.session if saved.in_hand else None
    return {
        "figures": None if session is None else session.figures(),
        "taking_part": None if session is None else list(session.taking_part),
    }


def told_question(position: Position | None, question: Pending | None, who: str | None) -> dict[str, Any] | None:
    """A question under the key that its answer has; a decision as it is put to this player."""
    if question is None or position is None:
        return None
    words = telling.pending(position, question, who)
    about: dict[str, Any] = {"text": words.text, "who": who, "label": None, "options": None}
    if isinstance(question, Ask):
        options = [offered(one) for one in words.offers]
        return about | {"kind": "answer", "label": question.label, "options": options}
    if isinstance(question, Roll):
        return about | {"kind": "roll", "label": question.label}
    return about | {"kind": "consult", "label": question.slot}


def offered(one: Offer) -> dict[str, Any]:
    """An answer that may be given: its value, its text, and the places of the board that it names."""
    return {"value": plain(one.value), "text": one.text, "remark": one.remark, "places": list(one.places)}
