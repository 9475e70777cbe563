"""A pocket edition as people meet it: files of a web server, in a folder of its site, and a browser."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Frame, FrameLocator, Page, expect

PATIENCE = 300_000  # milliseconds; Python starts slowly on a busy machine


class Files(SimpleHTTPRequestHandler):
    """A web server that knows nothing but files, below `/club/`."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix("/club"))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if "/files/" in self.path:
            flowing.wait()
        wire.append(os.fstat(source.fileno()).st_size)
        with suppress(ConnectionError):  # a browser may be closed before it has everything
            super().copyfile(source, outputfile)

    def log_message(self, *_: Any) -> None: ...


wire: list[int] = []
flowing = threading.Event()
"""Whether files of an edition get through: a network may be slow. Cleared, they wait until it is set."""
flowing.set()


def sent() -> int:
    """The bytes of all files that were asked for so far."""
    return sum(wire)


class Served:
    """A pocket edition that lies in a folder of a site, which can be stopped and started at the same address."""

    def __init__(self, folder: Path) -> None:
        self._made = partial(Files, directory=str(folder))
        self._server: ThreadingHTTPServer | None = None
        self._port = 0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self._port}/club/"

    def start(self) -> None:
        """Serve, unless it does."""
        if self._server is not None:
            return
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), self._made)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Pocket:
    """The page that stays, and the frame in it that shows Jacta's own pages."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.base = base
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        context.on("request", lambda request: self._sent(request.url))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(f"{message.text} ({message.location})")

    def _sent(self, url: str) -> None:
        if not url.startswith((self.base, "blob:", "data:")):
            self.wrong.append(f"external: {url}")

    @property
    def readable(self) -> FrameLocator:
        """What is to be read: a painted page as long as there is nobody to answer, then the frame."""
        return self.page.frame_locator("#pages > iframe:first-child")

    @property
    def frame(self) -> Frame:
        found = self.page.locator("#page").element_handle().content_frame()  # as soon as there is somebody to ask
        assert found is not None
        return found

    def ready(self) -> None:
        """Wait until Python is there."""
        expect(self.page.locator("html")).to_have_attribute("data-ready", "yes", timeout=PATIENCE)

    def settled(self) -> None:
        """Wait until the next start is a quick one, and somebody helps."""
        expect(self.page.locator("html")).to_have_attribute("data-settled", "yes", timeout=PATIENCE)

    def go(self, path: str) -> Frame:
        response = self.frame.goto(self.base + path)
        assert response is not None
        assert response.status == 200, f"{path}: {response.status}"
        return self.frame

    def ask(self, path: str) -> Frame:
        """Ask for a page as a link does that is followed at once: there may be nobody yet who can answer."""
        self.page.evaluate("(path) => { location.hash = `#/${path}`; }", path)
        self.frame.wait_for_url(self.base + path, timeout=PATIENCE)
        return self.frame

    def odds(self, asked: Sequence[tuple[str, Mapping[str, Any]]]) -> list[tuple[int, str]]:
        """What the edition's own API answers to many questions, one after the other."""
        found: list[tuple[int, str]] = self.frame.evaluate(
            """async ([base, asked]) => {
              const found = [];
              for (const [id, body] of asked) {
                const response = await fetch(`${base}api/v1/${id}/odds`,
                  { method: "POST", body, headers: { "Content-Type": "application/json", "Accept-Language": "en" } });
                found.push([response.status, await response.text()]);
              }
              return found;
            }""",
            [self.base, [(id, json.dumps(given)) for id, given in asked]],
        )
        return [(status, text) for status, text in found]


class Shown:
    """The frame that is there now; what a frame cannot do, the page that stays does."""

    def __init__(self, pocket: Pocket) -> None:
        self._pocket = pocket

    def __getattr__(self, name: str) -> Any:
        frame = self._pocket.frame
        return getattr(frame if hasattr(frame, name) else self._pocket.page, name)


class Visiting:
    """Whoever looks at a server's pages, looking at those of a pocket edition: what they see is its frame."""

    def __init__(self, pocket: Pocket) -> None:
        self._pocket = pocket
        self.base = pocket.base.rstrip("/")

    @property
    def page(self) -> Shown:
        return Shown(self._pocket)

    def go(self, path: str) -> Shown:
        self._pocket.go(path.removeprefix("/"))
        return self.page

    def check(self) -> None:
        """Nothing went wrong, and nothing sticks out to the right."""
        assert self._pocket.wrong == []
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"
