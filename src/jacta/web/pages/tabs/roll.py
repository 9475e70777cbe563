"""Roll: what happens, all at once."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from jacta.dice import source_of
from jacta.kernel.roll import roll as roll_once
from jacta.web.limits import Watch
from jacta.web.pages.story import lines, sheet
from jacta.web.pages.workbench import Workbench

MOST_THROWS = 6  # more than these are in the story only


def view(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    procedure = workbench.procedure
    given = procedure.validate(workbench.given)
    notices = procedure.rules(given).notices()
    if "_roll" not in workbench.extra and "_seed" not in workbench.extra:
        return {"workbench": workbench, "rolled": None, "notices": notices}
    seed = workbench.extra.get("_seed", "")
    if "_roll" in workbench.extra or not seed:
        seed = secrets.token_hex(5)
    workbench = replace(workbench, extra={"_seed": seed})
    found = roll_once(procedure, given, source=watch.over(source_of(seed)))
    told = list(lines(found.transcript, procedure.seats(given)))
    thrown = [line for line in told if line.dice]
    shown = {
        "rolled": sheet(procedure, found.outcome, given),
        "lines": told,
        "thrown": thrown if len(thrown) <= MOST_THROWS else [],
    }
    return {
        "workbench": workbench,
        "notices": notices,
        "picture": procedure.drawn(found.outcome, given, svg=True),
        **shown,
    }
