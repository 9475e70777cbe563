"""`python -m tests.pocket.timing [DIR ...]`: how long `build/pocket` (or others, side by side) takes to answer.

What is told is reckoned, but for the first page by the clock. Chromium can throttle pages, but no workers, and the
clock of a machine that others use says nothing. So the processor seconds of the three threads between a question and
its answer are added up (the page, the service worker, Python's worker), as if each had waited for the others, and
multiplied by SLOWER. What other threads do meanwhile (fetching, compiling, drawing) is left out: on a phone, too, they
have cores of their own. So are pages of the browser's own, of which a desktop's has two in its address bar.
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, expect, sync_playwright

from tests.pocket.shown import PATIENCE, Pocket, Served, sent
from tests.web.browsing import FLAGS, PHONE, WHOLE, chromium

BATTLE = "games/here_i_stand/field_battle/odds?attacker_units=10&defender_units=8"
PAGE, SERVICE, PYTHON = "page", "service worker", "Python"
SLOWER = 4  # times that a phone is
WANTED = {"first visit: readable": 2, "first visit: exact odds": 15, "next visit: exact odds": 5}  # seconds at most
WIRE = 15  # megabytes at most
NAMES = {"ServiceWorker t": SERVICE, "DedicatedWorker": PYTHON}
"""Chromium's threads, by the beginning of what the system calls them."""
SITES, BROWSER = "--type=renderer", "--top-chrome-webui"
"""How Chromium begins a process that shows pages, and what it adds for pages of its own."""


def used() -> dict[str, float]:
    """Processor seconds so far of every thread of ours that counts, by what it does; of Python's, the busiest."""
    spent: dict[str, list[float]] = defaultdict(lambda: [0.0])
    for process in _below(os.getpid()):
        begun = _read(process / "cmdline")
        if SITES not in begun or BROWSER in begun:
            continue
        for thread in (process / "task").iterdir():
            called = _read(thread / "comm")
            seconds = int((_read(thread / "schedstat") or "0").split()[0]) / 1e9
            names = [does for name, does in NAMES.items() if called.startswith(name)]
            for does in names or [PAGE] * (thread.name == process.name):
                spent[does].append(seconds)
    return {PAGE: sum(spent[PAGE]), SERVICE: sum(spent[SERVICE]), PYTHON: max(spent[PYTHON])}


def _below(ancestor: int) -> list[Path]:
    """The folders of all processes that began below one."""
    found = {folder: _read(folder / "stat").rpartition(")")[2].split() for folder in Path("/proc").glob("[0-9]*")}
    parents = {folder: int(fields[1]) for folder, fields in found.items() if fields}
    below = {ancestor}
    while more := {int(folder.name) for folder, parent in parents.items() if parent in below} - below:
        below |= more
    return [Path(f"/proc/{process}") for process in sorted(below - {ancestor})]


def _read(file: Path) -> str:
    """What a file says, nothing if its thread has ended."""
    try:
        return file.read_text(errors="replace")
    except OSError:
        return ""


def tell(name: str, before: dict[str, float]) -> None:
    spent = [after - before[does] for does, after in used().items()]
    columns = "".join(f"{seconds:>16.2f}" for seconds in (*spent, sum(spent) * SLOWER))
    sys.stdout.write(f"{name:<30}{columns}{WANTED.get(name, ''):>16}\n")
    sys.stdout.flush()


def visit(context: BrowserContext, base: str, name: str) -> Pocket:
    pocket, before = Pocket(context, base), used()
    pocket.page.goto(base)
    expect(pocket.readable.locator("h1")).to_be_visible(timeout=PATIENCE)
    tell(f"{name}: readable", before)
    expect(pocket.ask(BATTLE).locator("#answer")).to_contain_text("%", timeout=PATIENCE)
    tell(f"{name}: exact odds", before)
    return pocket


def browser(chrome: BrowserType, profile: str) -> BrowserContext:
    """A browser that keeps what it was given, as people's do: compiled programs, too."""
    phone: Any = PHONE
    return chrome.launch_persistent_context(
        profile, executable_path=chromium(WHOLE), args=FLAGS, locale="en", viewport=phone
    )


PAINTS = """
new PerformanceObserver((list) => {
  const [first] = list.getEntriesByName("first-contentful-paint");
  const after = first && performance.timeOrigin + first.startTime - top.performance.timeOrigin;
  if (first && parent !== window) top.document.documentElement.dataset.readable ??= after;
}).observe({ type: "paint", buffered: true });
"""
"""Says when the first page in a frame was painted, in milliseconds since the address was opened."""


def painted(folder: Path) -> float:
    """How long somebody who was never there waits for a page to read, by the clock, with Chromium's own throttle.

    Throttled is the page alone; what else the machine does at the time counts four times, too.
    """
    with (
        Served(folder) as site,
        sync_playwright() as playwright,
        TemporaryDirectory(prefix="jacta-timing-") as profile,
    ):
        context = browser(playwright.chromium, profile)
        context.add_init_script(PAINTS)
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(site.base)
        after = page.locator("html[data-readable]").get_attribute("data-readable", timeout=PATIENCE)
        context.close()
    return float(after or "nan") / 1000


def measure(folder: Path) -> None:
    """Visit an edition twice, each time with a browser that has just been opened."""
    heads = (PAGE, SERVICE, PYTHON, f"all x {SLOWER}", "wanted")
    sys.stdout.write(f"{folder!s:<30}" + "".join(f"{head:>16}" for head in heads) + "\n")
    with (
        Served(folder) as site,
        sync_playwright() as playwright,
        TemporaryDirectory(prefix="jacta-timing-") as profile,
    ):
        context, before = browser(playwright.chromium, profile), sent()
        first = visit(context, site.base, "first visit")
        first.settled()
        kept = first.page.evaluate("async () => (await navigator.storage.estimate()).usage")
        context.close()
        context = browser(playwright.chromium, profile)
        visit(context, site.base, "next visit")
        context.close()
    wire = (sent() - before) / 1e6
    sys.stdout.write(f"over the wire: {wire:.2f} MB (wanted {WIRE}); kept by the browser: {kept / 1e6:.0f} MB\n")
    sys.stdout.write(f"readable by the clock, the page throttled x {SLOWER}: {painted(folder):.2f} s\n")


if __name__ == "__main__":
    for folder in sys.argv[1:] or ("build/pocket",):
        measure(Path(folder))
