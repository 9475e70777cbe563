"""A server of our own and Debian's Chromium to look at it: what the page tests and the screenshots share."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from jacta.cli.serve import address_of, bound
from jacta.web.app import create_app
from jacta.web.limits import Limits

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
VENDORED = [ROOT / "src/jacta/web/static/vendor" / name for name in ("htmx.min.js", "htmx-ext-sse.min.js")]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1280, "height": 900}
PATIENCE = 120_000  # milliseconds; machines are noisy
PHONE = {"width": 360, "height": 740}
NARROWEST = {"width": 320, "height": 640}

expect.set_options(timeout=PATIENCE)

RUN = """document.addEventListener("DOMContentLoaded", () => { document.documentElement.dataset.run = "1"; })"""
"""Says on a page that its scripts have run: they are deferred, and a button that is pressed before does nothing."""


WHOLE, WINDOWLESS = "chromium", "chromium-headless-shell"
"""As people have it, with what stands around its pages: windows, notices, settings; and the same engine without all
that, which costs more than most pages do."""


def chromium(name: str) -> str:
    """The browser; installed when it is missing and we may. Without one the tests fail: they are never skipped."""
    if found := shutil.which(name):
        return found
    if os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", name], check=True, capture_output=True)
    found = shutil.which(name)
    assert found, f"Chromium is missing: apt-get install {name}"
    return found


@contextmanager
def served(database: str | None = None, limits: Limits | None = None) -> Iterator[str]:
    """The address of a server that runs as long as the `with` block; `database` keeps its saved games."""
    assert all(file.is_file() for file in VENDORED), "htmx is missing: make run"
    listening = bound("127.0.0.1", 0)
    app = create_app(limits, database=database, edit_tables=True)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.02)
        yield address_of(listening).rstrip("/")
    finally:
        server.should_exit = True
        thread.join(timeout=10)


@contextmanager
def browser(name: str = WINDOWLESS) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(name), args=FLAGS)
        try:
            yield opened
        finally:
            opened.close()


class Visit:
    """A page that notes what must not happen: errors in the console, requests to anywhere else."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base = context, base
        self.own = [base]  # addresses of the server
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        self.page.on("request", lambda request: self._request(request.url))

    def _note(self, kind: str, text: str) -> None:
        given_up = text.startswith(("htmx:sendAbort", "htmx:afterRequest"))  # a newer question has taken its place
        blocked = text == "Service Worker registration blocked by Playwright"  # by us: see `visit`
        if kind in ("error", "warning") and not (given_up or blocked):
            self.wrong.append(f"{kind}: {text}")

    def _request(self, url: str) -> None:
        if not url.startswith((*self.own, "data:", "blob:")):
            self.wrong.append(f"external: {url}")

    def wait_for_scripts(self) -> None:
        """From now on nothing is done on a page before its scripts have run, whatever has led there."""
        self.page.add_init_script(RUN)
        self.page.add_locator_handler(self.page.locator("html:not([data-run])"), lambda: None)

    def look_through(self, screen: dict[str, int]) -> None:
        self.page.set_viewport_size({"width": screen["width"], "height": screen["height"]})

    def go(self, path: str) -> Page:
        response = self.page.goto(self.base + path)
        assert response is not None
        assert response.status == 200, f"{path}: {response.status}"
        return self.page

    def check(self) -> None:
        """Nothing went wrong, and nothing sticks out to the right."""
        assert self.wrong == [], self.wrong
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"


@contextmanager
def visit(opened: Browser, base: str, **asked: Any) -> Iterator[Visit]:
    """A visitor with a language, a screen, a theme, with or without scripts."""
    look: dict[str, Any] = {"viewport": DESKTOP, "locale": "fr", "java_script_enabled": True}
    look |= {"service_workers": "block", **asked}  # what is asked of the network is what the page asks
    context = opened.new_context(**look)
    context.set_default_timeout(PATIENCE)
    try:
        visitor = Visit(context, base)
        if look["java_script_enabled"]:
            visitor.wait_for_scripts()
        yield visitor
        if look["java_script_enabled"]:
            visitor.check()
    finally:
        context.close()


def follow(page: Page, leading: Locator) -> None:
    """Press what leads to another page; that one is there then. A form is sent only after the press has ended."""
    with page.expect_navigation():
        leading.click()


def until(page: Page, true: str, arg: Any = None) -> None:
    """Wait until something is true on a page. Playwright's own way reads text as a script there, which ours forbid."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(true, arg):
        assert time.monotonic() < end, true
        page.wait_for_timeout(50)


def answered(page: Page, answer: Locator) -> None:
    """Press an answer, or what stands for one, in a game that the page keeps; what comes of it is there then."""
    table = page.locator("form.table")
    before = table.get_attribute("data-saved")
    answer.click()
    expect(table).not_to_have_attribute("data-saved", before or "")


def frame(place: Locator) -> Any:
    """Where something stands on the screen."""
    found = place.bounding_box()
    assert found is not None
    return found


def accessible(page: Page) -> list[str]:
    """What axe finds wrong with the page: rule, and the first place."""
    assert AXE.is_file(), "axe-core is missing: npm ci"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
    # What is right would be a megabyte a page; what is preloaded would be sounds and films, of which there are none.
    asked = {"runOnly": tags, "resultTypes": ["violations"], "preload": False}
    found = page.evaluate("asked => axe.run(asked).then(found => found.violations)", asked)
    return [
        f"{one['id']}: {one['help']} – {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        for node in one["nodes"][:1]
    ]
