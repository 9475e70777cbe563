"""The edition's own page: what it stores, everything as one file, and what needs a server."""

from __future__ import annotations

from importlib.resources import files

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from jinja2 import FunctionLoader

from jacta.web.pages.rendering import TEMPLATES, page


def show_pocket(app: FastAPI) -> None:
    """Add the page to an app, and a link to it to every page."""
    app.state.pocket = True
    TEMPLATES.loader.loaders.append(FunctionLoader(_template))  # type: ignore[union-attr]
    app.add_api_route("/pocket", pocket, include_in_schema=False)


async def pocket(request: Request) -> HTMLResponse:
    return page(request, "pocket.html", {})


def _template(name: str) -> str | None:
    file = files("jacta.pocket") / "templates" / name
    return file.read_text(encoding="utf-8") if file.is_file() else None
