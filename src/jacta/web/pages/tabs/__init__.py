"""The tabs of the workbench, one module each: `view(workbench, watch)` returns what its template shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from jacta.web.pages.tabs import best, compare, odds, play, readings, roll, vary

TabView = Callable[..., dict[str, Any]]

TAB_VIEWS: Mapping[str, TabView] = {
    "odds": odds.view,
    "roll": roll.view,
    "play": play.view,
    "best": best.view,
    "vary": vary.view,
    "compare": compare.view,
    "readings": readings.view,
}
