"""Odds: what can happen."""

from __future__ import annotations

from typing import Any

from jacta.distribution import Sample
from jacta.kernel.odds import odds as exact_odds
from jacta.web.limits import Watch
from jacta.web.pages.desk import Desk
from jacta.web.pages.figures import MOST_ROWS, figures

ALL_ROWS = 2_000
SEED = 1  # the same address shows the same figures


def view(desk: Desk, watch: Watch, sample: Sample[Any] | None = None) -> dict[str, Any]:
    procedure = desk.procedure
    given = procedure.validate(desk.given)
    rows = ALL_ROWS if desk.extra.get("_rows") == "all" else MOST_ROWS
    found = exact_odds(procedure, given, None, watch) if sample is None else sample
    shown = figures(procedure, desk.form, found, rows)
    picture = procedure.picture(given)
    return {"desk": desk, "figures": shown, "sample": sample, "picture": picture, "notices": found.notices}


def runs_asked(desk: Desk) -> int:
    """How many tries the page is made of, where exactness is out of reach or not asked for; else 0."""
    runs = desk.extra.get("_runs", "")
    return int(runs) if runs.isdecimal() else desk.procedure.sampled or 0
