"""The web pages: home, games, the workbench of every procedure, tables, help. Knows no particular game."""

from __future__ import annotations

from fastapi import APIRouter

from jacta.web.pages import bench, contents, exports, guide, shelves

router = APIRouter()
router.include_router(contents.router)
for part in (shelves, exports, guide, bench):
    router.include_router(part.router)
