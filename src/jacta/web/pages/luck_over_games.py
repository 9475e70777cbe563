"""Who was lucky over several games: an evening, a league. The browser sends the games that it knows, or files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse

from jacta import telling
from jacta.analysis.luck import Luck, luck
from jacta.analysis.luck_over_games import fortunes, names_in
from jacta.errors import InputError, JactaError, not_json
from jacta.kernel.play.session import Session
from jacta.telling.luck import luck_over_games_told, verdicts_told
from jacta.text import Message, say
from jacta.typed import read_json
from jacta.web.errors import Gone, TooLong
from jacta.web.limits import Watch
from jacta.web.pages.rendering import is_part, page
from jacta.web.pages.workbench import sent_with
from jacta.web.routes import page_router
from jacta.web.service import Serving

router = page_router()
MOST_GAMES = 100


@router.get("/luck")
async def choose(request: Request) -> HTMLResponse:
    """The games that can be added up."""
    return page(request, "saved_games/luck_over_games.html", {"told": None, "wrong": ""})


@router.post("/luck")
async def added_up(request: Request, service: Serving) -> HTMLResponse:
    """The result of these games for every player, with a verdict in words."""
    context: dict[str, Any] = {"told": None, "wrong": ""}
    try:
        games = _games(dict(await sent_with(request)).get("_games", ""))
        context["told"] = await service.read(partial(luck_over_games, games), request)
    except JactaError as error:
        context["wrong"] = str(error.message)
    part = is_part(request, "answer")
    return page(
        request, "saved_games/luck_over_games_table.html" if part else "saved_games/luck_over_games.html", context
    )


def _games(written: str) -> list[Mapping[str, Any]]:
    try:
        data = read_json(written)
    except ValueError as error:
        raise InputError("games", not_json(error)) from None
    games = _once(one for one in data if isinstance(one, Mapping)) if isinstance(data, list) else []
    if not games:
        raise InputError("games", Message("error-no-games"))
    if len(games) > MOST_GAMES:
        raise InputError("games", Message("error-many-games", most=MOST_GAMES))
    return games


def _once(games: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Every game once: a browser may know the same one by several links, and its dice identify it."""
    found: dict[Any, Mapping[str, Any]] = {}
    for place, game in enumerate(games):
        fair = game.get("fair")
        found[str(fair.get("commitment")) if isinstance(fair, Mapping) else place] = game
    return list(found.values())


def luck_over_games(games: Sequence[Mapping[str, Any]], watch: Watch) -> dict[str, Any]:
    """All of them measured and added up: players and verdicts, each game in a line, and what could not be counted."""
    played: list[tuple[Luck, Mapping[str, str]]] = []
    lines: list[tuple[str, str]] = []
    for place, game in enumerate(games):
        watch.states = 0  # each game has the full limit
        try:
            session = Session.resume(game, pause=lambda: True)
            found = luck(session, watch)
        except Gone:
            raise
        except TooLong:
            lines.append((say("luck-rest", count=len(games) - place), say("luck-no-time")))
            break
        except JactaError as error:
            lines.append((str(game.get("procedure", ""))[:80], str(error.message)))
            continue
        names = names_in(game)
        played.append((found, names))
        lines.append((telling.title(session.procedure), _verdict(found, names)))
    players = fortunes(played)
    return {
        "count": len(played),
        "grid": luck_over_games_told(players) if players else None,
        "verdicts": verdicts_told(players),
        "lines": lines,
    }


def _verdict(found: Luck, names: Mapping[str, str]) -> str:
    """What the dice made of one game, or why nobody knows."""
    if not found.turns:
        return str(found.unknown or "")
    return " ".join(verdicts_told(fortunes([(found, names)])))
