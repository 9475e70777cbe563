"""The web pages: home, games, the workbench of every procedure, tables, help. Knows no particular game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starlette.routing import BaseRoute

from jacta.web.pages import contents, exports, guide, offline, opening, printed_tables, procedures, screens, taking
from jacta.web.pages.rendering import problem_page

__all__ = ["LAZY", "ROUTES", "problem_page"]
PARTS = (contents, screens, printed_tables, exports, guide, offline, opening, taking, procedures)
ROUTES = [route for part in PARTS for route in part.router.routes]


def _saved_games() -> Sequence[BaseRoute]:
    from jacta.web.pages import other_devices, saved_games  # noqa: PLC0415

    return [*other_devices.router.routes, *saved_games.router.routes]


def _chronicles() -> Sequence[BaseRoute]:
    from jacta.web.pages import chronicle_runs, chronicles  # noqa: PLC0415

    return [*chronicles.router.routes, *chronicle_runs.router.routes]


def _luck() -> Sequence[BaseRoute]:
    from jacta.web.pages import luck_over_games  # noqa: PLC0415

    return luck_over_games.router.routes


LAZY: Mapping[str, Callable[[], Sequence[BaseRoute]]] = {
    "/tables": _saved_games,
    "/chronicles": _chronicles,
    "/luck": _luck,
}
"""Pages that are built when one of them is requested, by their paths: nobody's first request is for them."""
