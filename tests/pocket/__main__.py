"""`make pocket-cases`: all published cases in a browser, beside this Python; `python -m tests.pocket FROM TO`: some."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.pocket.cases import differing, every
from tests.pocket.shown import Pocket, Served
from tests.web.browsing import browser

AT_ONCE = 200

with Served(Path("build/pocket")) as site, browser() as opened:
    pocket = Pocket(opened.new_context(locale="en"), site.base)
    pocket.page.goto(site.base)
    pocket.ready()
    cases = every()[slice(*map(int, sys.argv[1:]))] if sys.argv[1:] else every()
    wrong = []
    for begin in range(0, len(cases), AT_ONCE):
        some = cases[begin : begin + AT_ONCE]
        found = differing(pocket, some)
        wrong += found
        sys.stdout.write("".join(f"{line}\n" for line in found) + f"{begin + len(some)} cases, {len(wrong)} differ\n")
        sys.stdout.flush()
    sys.exit(bool(wrong))
