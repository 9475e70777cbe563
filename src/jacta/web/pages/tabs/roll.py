"""Roll: what happens, all at once."""

from __future__ import annotations

import secrets
from typing import Any

from jacta import telling
from jacta.dice import source_of
from jacta.kernel.roll import roll as roll_once
from jacta.web.limits import Watch
from jacta.web.pages.desk import Desk
from jacta.web.pages.story import lines


def view(desk: Desk, watch: Watch) -> dict[str, Any]:
    procedure = desk.procedure
    given = procedure.validate(desk.given)
    notices = procedure.rules(given).notices()
    if "_roll" not in desk.extra and "_seed" not in desk.extra:
        return {"desk": desk, "rolled": None, "notices": notices}
    seed = desk.extra.get("_seed", "")
    if "_roll" in desk.extra or not seed:
        seed = secrets.token_hex(5)
    desk = desk._replace(extra={"_seed": seed})
    found = roll_once(procedure, given, source=watch.over(source_of(seed)))
    shown = {"rolled": telling.outcome(procedure.game.id, found.outcome), "lines": list(lines(found.transcript))}
    return {"desk": desk, "notices": notices, "picture": procedure.drawn(found.outcome, given, svg=True), **shown}
