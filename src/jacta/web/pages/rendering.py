"""Templates, and what every page shares: texts in the reader's language, numbers, the theme, addresses."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, FunctionLoader, StrictUndefined
from markupsafe import Markup

from jacta import telling, text
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game
from jacta.web.forms import Entries
from jacta.web.pages import drawing

FOLDER = Path(__file__).parent.parent
THEMES = ("light", "dark")
YEAR = 365 * 24 * 3600
PRIVATE = {"Cache-Control": "private, no-store", "X-Robots-Tag": "noindex"}
SETTINGS = ("lang", "theme")  # parameters of an address that are remembered, and not part of a permalink


def address(procedure: Procedure, tab: str, entries: Entries = ()) -> str:
    """The address of a procedure's tab with everything that was entered: its permalink."""
    path = f"/games/{procedure.game.id}/{procedure.name}/{tab}"
    return f"{path}?{query(entries)}" if entries else path


def query(entries: Entries) -> str:
    return urlencode(list(entries), safe=",:/!=")


def _stamp() -> str:
    """Changes with the static files, so that browsers may cache them."""
    newest = max((path.stat().st_mtime_ns for path in (FOLDER / "static").rglob("*") if path.is_file()), default=0)
    return f"{newest:x}"


def _screen(name: str) -> str | None:
    """The template of a game's special screen: `GAME/screens/NAME.html` in the game's package."""
    game = find_game(name.partition("/")[0])
    file = game and files(game.package).joinpath(name.partition("/")[2])
    return file.read_text(encoding="utf-8") if file and file.is_file() else None


def _environment() -> Environment:
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(FOLDER / "templates"), FunctionLoader(_screen)]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    made.globals |= {
        "say": text.say,
        "telling": telling,
        "percent": text.percent,
        "number": text.number,
        "labelled": text.labelled,
        "language": text.language,
        "languages": text.LANGUAGES,
        "address": address,
        "static": lambda name: f"/static/{name}?{STAMP}",
        "symbol": drawing.symbol,
        "die": drawing.die,
        "code": drawing.code,
        "cite": drawing.cite,
        "stamp": STAMP,
    }
    made.filters |= {"capital": text.capital, "spaced": lambda id: id.replace("_", " ")}
    return made


STAMP = _stamp()
TEMPLATES = _environment()


class Reader(NamedTuple):
    """What a page needs to know of its reader: the theme, the address, and the part that htmx asks for.

    `pocket` marks a page of a pocket edition.
    """

    theme: str
    site: str
    here: str
    part: str | None
    pocket: bool


def reader_of(request: Request) -> Reader:
    site, part = str(request.base_url).rstrip("/"), request.headers.get("HX-Target")
    return Reader(_theme(request), site, _here(request), part, request.app.state.pocket)


def page(request: Request, template: str, context: Mapping[str, Any], status: int = 200) -> HTMLResponse:
    """A page, or the part of one that htmx asks for, in the reader's language and theme."""
    return response(request, html(reader_of(request), template, context), status)


def problem_page(request: Request, problem: Mapping[str, Any]) -> HTMLResponse:
    """What went wrong, for a person who asked for a page."""
    template = "missing.html" if problem["status"] == 404 else "problem.html"
    return page(request, template, {"problem": problem}, problem["status"])


def html(reader: Reader, template: str, context: Mapping[str, Any]) -> str:
    """The text of a page. Needs nothing of the request: it can be rendered anywhere."""
    here = context.get("address_of_game") or reader.here
    shared = {"theme": reader.theme, "site": reader.site, "pocket": reader.pocket}
    where = {"here": here, "with_setting": _with_setting(here)}
    return TEMPLATES.get_template(template).render({**shared, **where, **context})


def response(request: Request, written: str, status: int = 200) -> HTMLResponse:
    """A page that is already rendered, as a response."""
    made = HTMLResponse(written, status, headers={"Cache-Control": "no-cache"})
    if request.query_params.get("theme") in (*THEMES, "auto"):
        made.set_cookie("theme", _theme(request), max_age=YEAR, samesite="lax", path="/")
    return made


def private(made: HTMLResponse) -> HTMLResponse:
    """A page behind a link: only its reader may cache it."""
    made.headers.update(PRIVATE)
    return made


def render(template: str, **context: Any) -> Markup:
    """Part of a page as text that needs no further escaping."""
    return Markup(TEMPLATES.get_template(template).render(context))


def is_part(request: Request, target: str) -> bool:
    """Whether htmx asks for the content of one element only."""
    return request.headers.get("HX-Target") == target


def _theme(request: Request) -> str:
    asked = request.query_params.get("theme") or request.cookies.get("theme", "")
    return asked if asked in THEMES else "auto"


def _here(request: Request) -> str:
    kept = [(name, value) for name, value in request.query_params.multi_items() if name not in SETTINGS]
    return f"{request.url.path}?{query(kept)}" if kept else request.url.path


def _with_setting(here: str) -> Any:
    """This page's address with another language or theme."""
    return lambda name, value: f"{here}{'&' if '?' in here else '?'}{name}={value}"
