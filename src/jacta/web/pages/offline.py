"""What makes the served pages an app on a device: its manifest, and a page for when there is no network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse

from jacta.text import language, say
from jacta.web.pages.rendering import FOLDER, STAMP, page
from jacta.web.routes import page_router

router = page_router()
PAPER = "#faf7f2"


def manifest(home: str, icons: Sequence[dict[str, str]]) -> dict[str, Any]:
    """The web app manifest. `home` is where the app begins; all of it is below that."""
    name = say("page-name")
    about = {"name": name, "short_name": name, "description": say("page-motto"), "lang": language()}
    look = {"display": "standalone", "background_color": PAPER, "theme_color": PAPER}
    return {**about, "id": home, "start_url": home, "scope": home, **look, "icons": list(icons)}


@router.get("/manifest.webmanifest")
async def described() -> JSONResponse:
    icon = {"src": f"/static/icon.svg?{STAMP}", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    return JSONResponse(manifest("/", [icon]), media_type="application/manifest+json")


@router.get("/offline.js")
async def worker() -> FileResponse:
    """The service worker's script is served here for its scope: it controls what is beside and below it."""
    return FileResponse(FOLDER / "static" / "offline.js", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
async def offline(request: Request) -> HTMLResponse:
    """Shown when no server answers."""
    return page(request, "offline.html", {})
