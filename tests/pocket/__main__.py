"""`make pocket-cases`: all published cases in a browser, beside this Python."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.pocket.cases import differing, every
from tests.pocket.shown import Pocket, served
from tests.web.browsing import browser

with served(Path("build/pocket")) as base, browser() as opened:
    pocket = Pocket(opened.new_context(locale="en"), base)
    pocket.page.goto(base)
    pocket.ready()
    cases = every()
    wrong = differing(pocket, cases)
    sys.stdout.write("\n".join([*wrong, f"{len(cases)} cases, {len(wrong)} differ\n"]))
    sys.exit(bool(wrong))
