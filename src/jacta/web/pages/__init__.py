"""The web pages: home, games, the workbench of every procedure, tables, help. Knows no particular game."""

from __future__ import annotations

from fastapi import APIRouter

from jacta.web.pages import bench, chronicles, contents, exports, far, guide, screens, shelves

router = APIRouter()
router.include_router(contents.router)
for part in (screens, shelves, exports, guide, far, chronicles, bench):
    router.include_router(part.router)
