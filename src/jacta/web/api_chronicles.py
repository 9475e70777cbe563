"""Chronicles over HTTP: keep pieces, act with them, and take them home.

Whoever changes something states which chronicle they have `seen`: the value of that name in the last answer. If it has
changed meanwhile, the answer is 409, and nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import HTTPException, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from jacta import telling
from jacta.chronicles import Chronicle, Doing, Filled, left, plain_piece
from jacta.errors import InputError
from jacta.hosting import ChronicleHost, ChronicleLinks, ChronicleView
from jacta.hosting.chronicle_views import advised
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.questions import Ask
from jacta.plain import plain, plain_outcome
from jacta.telling import chronicles as words
from jacta.text import Message
from jacta.web import asking, live, schemas
from jacta.web import chronicle_schemas as shapes
from jacta.web.api_play import PRIVATE, faces, one_answer, told_question
from jacta.web.limits import Watch
from jacta.web.own_tables import OWN_TABLES
from jacta.web.problems import Json
from jacta.web.routes import api_router
from jacta.web.service import Service, Serving

router = api_router("/chronicles", tags=["chronicles"])
SHOWN: dict[int | str, dict[str, Any]] = {200: {"model": shapes.ChronicleShape}}
MADE: dict[int | str, dict[str, Any]] = {201: {"model": shapes.ChronicleLinksShape}}

Token = Annotated[str, Path(description="A link of the chronicle: its owner's, a player's or the readers'.")]
New = Annotated[shapes.NewBody, asking.body_of(shapes.NewBody)]
Add = Annotated[shapes.AddBody, asking.body_of(shapes.AddBody)]
Edit = Annotated[shapes.EditBody, asking.body_of(shapes.EditBody)]
Remove = Annotated[shapes.RemoveBody, asking.body_of(shapes.RemoveBody)]
Undo = Annotated[shapes.UndoBody, asking.body_of(shapes.UndoBody)]
Named = Annotated[shapes.NameBody, asking.body_of(shapes.NameBody)]
Leaked = Annotated[shapes.RenewLinkBody, asking.body_of(shapes.RenewLinkBody)]
Titled = Annotated[shapes.TitleBody, asking.body_of(shapes.TitleBody)]
Renamed = Annotated[shapes.RenameBody, asking.body_of(shapes.RenameBody)]
Fill = Annotated[shapes.FillBody, asking.body_of(shapes.FillBody)]
Wanted = Annotated[shapes.OddsBody, asking.body_of(shapes.OddsBody)]
Do = Annotated[shapes.DoBody, asking.body_of(shapes.DoBody)]
Answer = Annotated[shapes.DoAnswerBody, asking.body_of(shapes.DoAnswerBody)]
Asked = Annotated[schemas.AskedBody, asking.body_of(schemas.AskedBody)]
Correct = Annotated[schemas.CorrectBody, asking.body_of(schemas.CorrectBody)]
Join = Annotated[shapes.JoinActionBody, asking.body_of(shapes.JoinActionBody)]
Leave = Annotated[schemas.TakeOutBody, asking.body_of(schemas.TakeOutBody)]
Of = Annotated[
    str | None, Query(description="Who has begun it, where a link sees several procedures under way; else one's own.")
]


# --- Opening, looking, clearing away


@router.get("", include_in_schema=False)
async def not_listed() -> None:
    """Chronicles are known by their links alone: there is no list of them."""
    raise HTTPException(405, headers={"Allow": "POST"})


@router.post("", status_code=201, responses=MADE, openapi_extra=asking.described(shapes.NewBody))
async def begin(body: New, service: Serving, request: Request) -> Json:
    """Begin a chronicle of a game, or import one from a file. Keep the owner's link."""

    def work(_: object) -> ChronicleLinks:
        if body.file is not None:
            chronicle = Chronicle.from_json(body.file, replayed=True)
        elif body.game is not None:
            chronicle = Chronicle.begin(body.game, body.title)
        else:
            raise InputError("game", Message("error-missing"))
        return service.chronicles.open(chronicle, body.players)

    return _made(await service.run(work, request, opens=True))


@router.get("/{token}", responses=SHOWN)
async def look(token: Token, service: Serving, request: Request, of: Of = None) -> Json:
    """The chronicle as this link may see it: its pieces, its journal, and what its holder is doing."""
    return await shown(service, request, token, lambda host: None, of)


@router.get(
    "/{token}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}},
)
async def events(token: Token, service: Serving, request: Request) -> StreamingResponse:
    """Every change that this link shows, as a server-sent event `changed`; -1 if the chronicle no longer exists."""
    await service.run(lambda _: service.chronicles.revision(token), request)
    return live.stream(service.live_chronicles, token, request)


@router.get("/{token}/export", responses={200: {"description": "The whole chronicle as one file."}})
async def export(token: Token, service: Serving, request: Request) -> Json:
    """The whole chronicle as one file. Owner's link only."""
    return Json(await service.run(lambda _: service.chronicles.export(token), request), headers=PRIVATE)


@router.post("/{token}/copy", status_code=201, responses=MADE, openapi_extra=asking.described(shapes.TitleBody))
async def copy(token: Token, body: Titled, service: Serving, request: Request) -> Json:
    """A branch under another title, with links of its own. Owner's link only."""
    return _made(await service.run(lambda _: service.chronicles.copy(token, body.title), request, opens=True))


@router.delete("/{token}", status_code=204, response_class=Response)
async def clear_away(token: Token, service: Serving, request: Request) -> Response:
    """Delete the chronicle for good. Owner's link only."""
    await service.run(lambda _: service.chronicles.remove(token), request)
    return Response(status_code=204)


@router.post("/{token}/title", responses=SHOWN, openapi_extra=asking.described(shapes.RenameBody))
async def rename(token: Token, body: Renamed, service: Serving, request: Request) -> Json:
    """Give the chronicle another title. Owner's link only."""
    return await shown(service, request, token, lambda host: host.rename(token, body.seen, body.title))


@router.post("/{token}/players", responses=SHOWN, openapi_extra=asking.described(shapes.NameBody))
async def invite(token: Token, body: Named, service: Serving, request: Request) -> Json:
    """A link for one more player. Owner's link only."""
    return await shown(service, request, token, lambda host: host.invite(token, body.name))


@router.post(
    "/{token}/renew",
    responses={200: {"model": schemas.LinkShape}},
    openapi_extra=asking.described(shapes.RenewLinkBody),
)
async def renew(token: Token, body: Leaked, service: Serving, request: Request) -> Json:
    """Replace a link that leaked by a new one; the old one stops working. Owner's link only."""
    new = await service.run(lambda _: service.chronicles.renew(token, body.link), request)
    return Json({"link": new}, headers=PRIVATE)


# --- Writing down


@router.post("/{token}/pieces", responses=SHOWN, openapi_extra=asking.described(shapes.AddBody))
async def add(token: Token, body: Add, service: Serving, request: Request) -> Json:
    """Add a piece. Owner's link only."""

    def adding(host: ChronicleHost) -> None:
        host.add(token, body.seen, body.name, body.kind, body.sheet, owner=body.owner, hidden=body.hidden)

    return await shown(service, request, token, adding)


@router.post("/{token}/edit", responses=SHOWN, openapi_extra=asking.described(shapes.EditBody))
async def edit(token: Token, body: Edit, service: Serving, request: Request) -> Json:
    """Correct a piece by hand, with a reason: its owner may, and the chronicle's."""

    def editing(host: ChronicleHost) -> None:
        host.edit(
            token,
            body.seen,
            body.name,
            body.changes,
            reason=body.reason,
            renamed=body.renamed,
            owner=body.owner,
            hidden=body.hidden,
        )

    return await shown(service, request, token, editing)


@router.post("/{token}/remove", responses=SHOWN, openapi_extra=asking.described(shapes.RemoveBody))
async def remove(token: Token, body: Remove, service: Serving, request: Request) -> Json:
    """Remove a piece. Owner's link only."""
    return await shown(
        service, request, token, lambda host: host.remove_piece(token, body.seen, body.name, reason=body.reason)
    )


@router.post("/{token}/undo", responses=SHOWN, openapi_extra=asking.described(shapes.UndoBody))
async def undo(token: Token, body: Undo, service: Serving, request: Request) -> Json:
    """Undo the last entry, or a correction by its number: its author may, and the owner."""
    return await shown(service, request, token, lambda host: host.undo(token, body.seen, body.number))


# --- Procedures with pieces


@router.post(
    "/{token}/fill",
    responses={200: {"model": shapes.FilledShape}},
    openapi_extra=asking.described(shapes.FillBody),
)
async def fill(token: Token, body: Fill, service: Serving, request: Request) -> Json:
    """The input with its pieces filled in, to be sent to any reading of that procedure."""
    taken = await service.run(lambda _: service.chronicles.fill(token, body.procedure, body.given), request)
    return Json({"procedure": taken.procedure.id, "given": written(taken.given)}, headers=PRIVATE)


@router.post("/{token}/odds", openapi_extra=asking.described(shapes.OddsBody))
async def odds(token: Token, body: Wanted, service: Serving, request: Request) -> Json:
    """What can happen? With `after`, the exact odds of what is left of that piece: its sheet, or `gone`."""
    taken = await service.run(lambda _: service.chronicles.fill(token, body.procedure, body.given), request)
    return Json(await service.read(partial(_left, taken, body.after), request), headers=PRIVATE)


@router.post("/{token}/do", responses=SHOWN, openapi_extra=asking.described(shapes.DoBody))
async def do(token: Token, body: Do, service: Serving, request: Request) -> Json:
    """Begin a procedure with pieces, at least one of them one's own; then `answer`, and `apply` or `aside`."""

    def beginning(host: ChronicleHost) -> None:
        host.begin(token, body.procedure, body.given, dice=body.dice, together=body.together)

    return await shown(service, request, token, beginning)


@router.post("/{token}/answer", responses=SHOWN, openapi_extra=asking.described(shapes.DoAnswerBody))
async def answer(token: Token, body: Answer, service: Serving, request: Request, of: Of = None) -> Json:
    """Answer the pending question of the procedure under way."""
    return await shown(service, request, token, lambda host: _answer(host, token, body, of), of)


@router.post("/{token}/through", responses=SHOWN, openapi_extra=asking.described(schemas.AskedBody))
async def go_through(token: Token, body: Asked, service: Serving, request: Request, of: Of = None) -> Json:
    """Give the usual answers to the pending decision and those after it: to the end, a real throw, or a book."""
    return await shown(service, request, token, lambda host: host.go_through(token, body.asked, of), of)


@router.get("/{token}/advice", responses={200: {"model": shapes.AdviceShape}})
async def advice(token: Token, service: Serving, request: Request, of: Of = None) -> Json:
    """What a strong player would answer to the pending decision, from what that seat sees; nothing is answered."""
    return Json(
        await service.run(lambda _: _advised(service.chronicles, token, of), request, thinks=True), 200, PRIVATE
    )


@router.post("/{token}/correct", responses=SHOWN, openapi_extra=asking.described(schemas.CorrectBody))
async def correct(token: Token, body: Correct, service: Serving, request: Request, of: Of = None) -> Json:
    """The game master's hand: correct values of the procedure under way. Owner's link only."""

    def correcting(host: ChronicleHost) -> None:
        host.correct(token, body.asked, body.changes, body.reason, of)

    return await shown(service, request, token, correcting, of)


@router.post("/{token}/join", responses=SHOWN, openapi_extra=asking.described(shapes.JoinActionBody))
async def join(token: Token, body: Join, service: Serving, request: Request, of: Of = None) -> Json:
    """The game master's hand: add a participant to the procedure under way. Owner's link only."""
    if (body.piece is None) == (body.sheet is None):
        raise InputError("piece", Message("error-piece-or-sheet"))
    newcomer = body.sheet or {} if body.piece is None else body.piece

    def joining(host: ChronicleHost) -> None:
        host.join(token, body.asked, newcomer, body.reason, of)

    return await shown(service, request, token, joining, of)


@router.post("/{token}/leave", responses=SHOWN, openapi_extra=asking.described(schemas.TakeOutBody))
async def leave(token: Token, body: Leave, service: Serving, request: Request, of: Of = None) -> Json:
    """The game master's hand: remove a participant from the procedure under way. Owner's link only."""

    def leaving(host: ChronicleHost) -> None:
        host.leave(token, body.asked, body.name, body.reason, of)

    return await shown(service, request, token, leaving, of)


@router.post("/{token}/apply", responses=SHOWN)
async def apply(token: Token, service: Serving, request: Request, of: Of = None) -> Json:
    """Record what the procedure has handed back, as listed in `changes`."""
    return await shown(service, request, token, lambda host: host.apply(token, of))


@router.post("/{token}/aside", responses=SHOWN)
async def aside(token: Token, service: Serving, request: Request, of: Of = None) -> Json:
    """Set the procedure under way aside: nothing changes. If dice have fallen, the journal says so."""
    return await shown(service, request, token, lambda host: host.set_aside(token, of))


# --- Inside


def _left(taken: Filled, after: str | None, watch: Watch) -> dict[str, Any]:
    OWN_TABLES.fresh(taken.procedure.game)
    return left(exact_odds(taken.procedure, taken.given, None, watch), taken, after).to_json()


def _answer(host: ChronicleHost, token: str, body: shapes.DoAnswerBody, of: str | None) -> None:
    with one_answer(body) as key:
        if key == "answer":
            host.answer(token, body.asked, body.answer, body.who, of)
        elif key == "roll":
            host.throw(token, body.asked, faces(body.roll), of)
        else:
            host.consult(token, body.asked, body.consult, of)


def _advised(host: ChronicleHost, token: str, of: str | None) -> dict[str, Any]:
    view = host.look(token, of)
    who, value = advised(view)
    assert view.doing is not None
    question = _question(view.doing, who)
    assert question is not None
    text = next(one["text"] for one in question["options"] if one["value"] == plain(value))
    return {"asked": view.asked, "who": who, "label": question["label"], "answer": plain(value), "text": text}


def _made(links: ChronicleLinks) -> Json:
    return Json(links._asdict(), 201, PRIVATE | {"Location": f"/api/v1/chronicles/{links.owner}"})


async def shown(
    service: Service, request: Request, token: str, act: Callable[[ChronicleHost], Any], of: str | None = None
) -> Json:
    """Do something with a chronicle, and show it as this link then sees it."""

    def work(_: object) -> dict[str, Any]:
        act(service.chronicles)
        return told(service.chronicles.look(token, of))

    thinks = request.method != "GET"  # computer players may go on
    return Json(await service.run(work, request, thinks=thinks), headers=PRIVATE)


def told(view: ChronicleView) -> dict[str, Any]:
    """A chronicle as JSON data, in words where people read it."""
    seen = view.seen
    able = {kept.name: view.can_do(kept.name) for kept in seen.pieces.values()}
    pieces = [
        plain_piece(kept)
        | {
            "text": words.brief(seen.game, kept.piece),
            "can_do": [{"procedure": one.id, "role": role, "title": telling.title(one)} for one, role in able[name]],
        }
        for name, kept in seen.pieces.items()
    ]
    journal = [
        {**moment.entry.to_json(), "number": line.number, "text": line.text, "lines": list(line.lines)}
        for moment, line in ((moment, words.told(seen.game, moment)) for moment in seen.moments)
    ]
    return {
        "kind": view.kind,
        "name": view.name,
        "title": seen.title,
        "game": seen.game,
        "seen": view.digest,
        "pieces": pieces,
        "journal": journal,
        "links": view.links and view.links._asdict(),
        "doing": None if view.doing is None else _doing(view, view.doing),
        "runs": [{"by": name, "procedure": one.id} for name, one in view.runs.items()],
        "can_undo": view.can_undo,
    }


def _doing(view: ChronicleView, doing: Doing) -> dict[str, Any]:
    session, game, keeper = doing.session, doing.filled.procedure.game.id, view.kind == "owner"
    return {
        "procedure": doing.filled.procedure.id,
        "title": telling.title(doing.filled.procedure),
        "given": doing.given,
        "dice": session.dice,
        "asked": view.asked,
        "commitment": session.fair.commitment if session.fair else None,
        "question": _question(doing, view.seat),
        "figures": session.figures() if keeper else None,
        "taking_part": list(session.taking_part) if keeper else None,
        "transcript": [entry.to_json() | {"text": telling.entry(entry).text} for entry in session.transcript],
        "outcome": plain_outcome(session.outcome) if doing.over else None,
        "changes": [
            {
                "name": one.before.name,
                "sheet": None if one.after is None else one.after.to_json(),
                "text": words.changed(game, one),
            }
            for one in doing.changes()
        ],
    }


def _question(doing: Doing, seat: str | None) -> dict[str, Any] | None:
    """The pending question; a decision as it is put to this seat."""
    question = doing.session.question
    return told_question(doing.session.position, question, seat if isinstance(question, Ask) else None)
