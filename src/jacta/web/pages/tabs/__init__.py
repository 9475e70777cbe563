"""The tabs of the workbench, one module each: `view(request, service, desk)` gives what its template shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from fastapi import Request

from jacta.web.pages.desk import Desk
from jacta.web.pages.tabs import best, compare, odds, play, readings, roll, vary
from jacta.web.service import Service

View = Callable[[Request, Service, Desk], Awaitable[dict[str, Any]]]

TAB_VIEWS: Mapping[str, View] = {
    "odds": odds.view,
    "roll": roll.view,
    "play": play.view,
    "best": best.view,
    "vary": vary.view,
    "compare": compare.view,
    "readings": readings.view,
}
