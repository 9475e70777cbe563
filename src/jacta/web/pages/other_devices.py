"""A browser's games on another device: what it knows goes into a parcel, and a QR code leads to it.

The parcel stays on the server for a few minutes, under an unguessable link. What is secret in the first browser stays
there: the words and chains of the dice are never in a parcel.
"""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from jacta.errors import InputError, JactaError, not_json
from jacta.hosting import UnknownLink
from jacta.hosting.managing import PARCEL_SECONDS
from jacta.text import Message
from jacta.typed import read_json
from jacta.web.pages.rendering import page, private
from jacta.web.pages.workbench import sent_with
from jacta.web.routes import page_router
from jacta.web.service import Serving
from jacta.web.visitors import base_of

router = page_router()
PARTS = ("tables", "games")


@router.post("/tables/other-device")
async def lay_down(request: Request, service: Serving) -> Response:
    """Make a parcel of what a browser knows; shows how another device finds it."""
    context: dict[str, Any] = {"link": "", "wrong": "", "minutes": PARCEL_SECONDS // 60}
    try:
        content = _content(dict(await sent_with(request)).get("_games", ""))
        token = await service.run(lambda _: service.host.lay_down(content), request, opens=True)
        context["link"] = f"{base_of(request)}/tables/other-device/{token}"
    except JactaError as error:
        context["wrong"] = str(error.message)
    return private(page(request, "saved_games/parcel.html", context))


@router.get("/tables/other-device/{token}")
async def pick_up(request: Request, service: Serving, token: str) -> Response:
    """The contents of the parcel for this device, to be taken over."""
    context: dict[str, Any] = {"content": "", "wrong": ""}
    status = 200
    try:
        context["content"] = await service.run(lambda _: service.host.pick_up(token), request)
    except JactaError as error:
        context["wrong"], status = str(error.message), 404 if isinstance(error, UnknownLink) else 503
    return private(page(request, "saved_games/other_device.html", context, status))


def _content(written: str) -> str:
    """What a browser has sent, if it is what a parcel holds: lists of remote games and of its own."""
    try:
        data = read_json(written)
    except ValueError as error:
        raise InputError("games", not_json(error)) from None
    lists = isinstance(data, dict) and all(isinstance(data.get(part), list) for part in PARTS)
    if not lists or not any(data[part] for part in PARTS):
        raise InputError("games", Message("error-parcel"))
    return written
