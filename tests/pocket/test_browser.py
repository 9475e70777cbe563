"""The pocket edition in a real browser: what fits into every run of the tests. `journey.py` goes through all of it."""

from __future__ import annotations

from pathlib import Path

from jacta.pocket.building import build
from tests.pocket.cases import differing, sample
from tests.pocket.shown import Pocket, Served
from tests.web.browsing import PHONE, browser

MOST = 15_000_000  # bytes that a first visit fetches


def test_a_sample_of_every_procedure_is_answered_as_by_this_python(tmp_path: Path) -> None:
    edition = build(tmp_path / "edition")
    assert sum(file.stat().st_size for file in edition.rglob("*") if file.is_file()) <= MOST
    with Served(edition) as site, browser() as opened:
        pocket = Pocket(opened.new_context(locale="en", viewport=PHONE), site.base)  # type: ignore[arg-type]
        pocket.page.goto(site.base)
        pocket.ready()
        assert differing(pocket, sample()) == []
