"""The web pages: home, games, the workbench of every procedure, tables, help. Knows no particular game."""

from __future__ import annotations

from fastapi import APIRouter

from jacta.web.pages import chronicles, contents, exports, guide, printed_tables, procedures, saved_games, screens

router = APIRouter()
router.include_router(contents.router)
for part in (screens, printed_tables, exports, guide, saved_games, chronicles, procedures):
    router.include_router(part.router)
