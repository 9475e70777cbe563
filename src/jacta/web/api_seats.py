"""Around a saved game over HTTP: sealed words, talk, leaked links, the end, and a rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request

from jacta.web import asking, schemas
from jacta.web import notices as calling
from jacta.web.api_play import PRIVATE, SHOWN, Token, shown
from jacta.web.problems import Json
from jacta.web.routes import api_router
from jacta.web.service import Serving

router = api_router(tags=["play"])
Seal = Annotated[schemas.SealBody, asking.body_of(schemas.SealBody)]
Bead = Annotated[schemas.BeadBody, asking.body_of(schemas.BeadBody)]
Word = Annotated[schemas.WordBody, asking.body_of(schemas.WordBody)]
Said = Annotated[schemas.LineBody, asking.body_of(schemas.LineBody)]
Talk = Annotated[schemas.TalkBody, asking.body_of(schemas.TalkBody)]
Deadline = Annotated[schemas.DeadlineBody, asking.body_of(schemas.DeadlineBody)]
Advance = Annotated[schemas.AdvanceBody, asking.body_of(schemas.AdvanceBody)]
Notice = Annotated[schemas.NoticeBody, asking.body_of(schemas.NoticeBody)]
Correct = Annotated[schemas.CorrectBody, asking.body_of(schemas.CorrectBody)]
Bring = Annotated[schemas.BringBody, asking.body_of(schemas.BringBody)]
TakeOut = Annotated[schemas.TakeOutBody, asking.body_of(schemas.TakeOutBody)]
Renew = Annotated[schemas.RenewBody, asking.body_of(schemas.RenewBody)]


@router.post("/tables/{token}/seal", responses=SHOWN, openapi_extra=asking.described(schemas.SealBody))
async def seal(token: Token, body: Seal, service: Serving, request: Request) -> Json:
    """Take the seat of this link, and seal a word for the dice: its SHA-256 now, the word when all are there."""
    return await shown(
        service, request, token, lambda host: host.join(token, body.name, seal=body.seal, chain=body.chain)
    )


@router.post("/tables/{token}/reveal", responses=SHOWN, openapi_extra=asking.described(schemas.WordBody))
async def reveal(token: Token, body: Word, service: Serving, request: Request) -> Json:
    """Tell the sealed word, when the stage is `revealing`. The last one to tell begins the game."""
    return await shown(service, request, token, lambda host: host.reveal(token, body.word))


@router.post("/tables/{token}/bead", responses=SHOWN, openapi_extra=asking.described(schemas.BeadBody))
async def bead(token: Token, body: Bead, service: Serving, request: Request) -> Json:
    """Show the next bead of one's chain, when the game asks for it. The last one to do so lets the dice fall."""
    return await shown(service, request, token, lambda host: host.show_bead(token, body.bead))


@router.post("/tables/{token}/draw", responses=SHOWN)
async def draw(token: Token, service: Serving, request: Request) -> Json:
    """Let the dice fall without the beads of those who are away; the game counts how often. Owner's link only."""
    return await shown(service, request, token, lambda host: host.draw_without(token))


@router.post("/tables/{token}/anew", responses=SHOWN)
async def anew(token: Token, service: Serving, request: Request) -> Json:
    """Draw another secret and ask for new words, if somebody does not tell theirs. Owner's link only."""
    return await shown(service, request, token, lambda host: host.draw_anew(token))


@router.post("/tables/{token}/say", responses=SHOWN, openapi_extra=asking.described(schemas.LineBody))
async def say(token: Token, body: Said, service: Serving, request: Request) -> Json:
    """Say a line in the game: participants may, and the owner."""
    return await shown(service, request, token, lambda host: host.say(token, body.text))


@router.post("/tables/{token}/talk", responses=SHOWN, openapi_extra=asking.described(schemas.TalkBody))
async def talk(token: Token, body: Talk, service: Serving, request: Request) -> Json:
    """Allow talk in the game, or not. Owner's link only."""
    return await shown(service, request, token, lambda host: host.let_talk(token, body.allowed))


@router.post("/tables/{token}/deadline", responses=SHOWN, openapi_extra=asking.described(schemas.DeadlineBody))
async def deadline(token: Token, body: Deadline, service: Serving, request: Request) -> Json:
    """Set the time for an answer, after which a stand-in answers. Owner's link only."""
    await service.run(
        lambda watch: service.host.set_deadline(token, body.within, body.stand_in, watch), request, thinks=True
    )
    return await shown(service, request, token, lambda host: None)


@router.post("/tables/{token}/leave", responses=SHOWN, openapi_extra=asking.described(schemas.AdvanceBody))
async def leave(token: Token, body: Advance, service: Serving, request: Request) -> Json:
    """Leave answers to questions still to come, replacing those left before. Nobody else sees them."""
    rules = [rule.model_dump() for rule in body.rules]
    return await shown(service, request, token, lambda host: host.leave(token, rules))


@router.post("/tables/{token}/notice", responses=SHOWN, openapi_extra=asking.described(schemas.NoticeBody))
async def notice(token: Token, body: Notice, service: Serving, request: Request) -> Json:
    """Set where this seat is notified of its turn; a first notice is sent there. Nobody sees the address."""
    await calling.entered(service, request, token, body.address)
    return await shown(service, request, token, lambda host: None)


@router.post("/tables/{token}/correct", responses=SHOWN, openapi_extra=asking.described(schemas.CorrectBody))
async def correct(token: Token, body: Correct, service: Serving, request: Request) -> Json:
    """The game master's hand: correct values of the game. Owner's link only, if nobody hides anything."""
    return await shown(service, request, token, lambda host: host.correct(token, body.asked, body.changes, body.reason))


@router.post("/tables/{token}/bring_in", responses=SHOWN, openapi_extra=asking.described(schemas.BringBody))
async def bring_in(token: Token, body: Bring, service: Serving, request: Request) -> Json:
    """The game master's hand: add a participant to the game, written as in the input. Owner's link only."""
    return await shown(
        service, request, token, lambda host: host.bring_in(token, body.asked, body.sheet, body.reason, body.led_by)
    )


@router.post("/tables/{token}/take_out", responses=SHOWN, openapi_extra=asking.described(schemas.TakeOutBody))
async def take_out(token: Token, body: TakeOut, service: Serving, request: Request) -> Json:
    """The game master's hand: remove a participant from the game. Owner's link only."""
    return await shown(service, request, token, lambda host: host.take_out(token, body.asked, body.name, body.reason))


@router.post("/tables/{token}/abandon", responses=SHOWN)
async def abandon(token: Token, service: Serving, request: Request) -> Json:
    """End a game early and show the secret of its dice. Owner's link only."""
    return await shown(service, request, token, lambda host: host.abandon(token))


@router.post(
    "/tables/{token}/renew",
    responses={200: {"model": schemas.LinkShape}},
    openapi_extra=asking.described(schemas.RenewBody),
)
async def renew(token: Token, body: Renew, service: Serving, request: Request) -> Json:
    """Replace a link that leaked by a new one; the old one stops working. Owner's link only."""
    return Json({"link": await service.run(lambda _: service.host.renew(token, body.of), request)}, headers=PRIVATE)


@router.post("/tables/{token}/rematch", responses={200: {"model": schemas.LinkShape}})
async def rematch(token: Token, service: Serving, request: Request) -> Json:
    """The same again with seats changed, once the game is over: the link of this seat to the new game."""
    return Json(
        {"link": await service.run(lambda _: service.host.rematch(token), request, opens=True)}, headers=PRIVATE
    )
