"""A pocket edition as people meet it: files of a web server, in a folder of its site, and a browser."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page, expect

PATIENCE = 180_000  # milliseconds; Python starts slowly on a busy machine


class Files(SimpleHTTPRequestHandler):
    """A web server that knows nothing but files, below `/club/`."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix("/club"))

    def log_message(self, *_: Any) -> None: ...


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a pocket edition that lies in a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/club/"
    server.shutdown()
    server.server_close()


class Pocket:
    """The page that stays, and the frame in it that shows Jacta's own pages."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.base = base
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        context.on("request", lambda request: self._sent(request.url))

    def _sent(self, url: str) -> None:
        if not url.startswith((self.base, "blob:", "data:")):
            self.wrong.append(f"external: {url}")

    @property
    def frame(self) -> Frame:
        found = self.page.frame(name="jacta")
        assert found is not None
        return found

    def ready(self) -> None:
        """Wait until Python is there."""
        expect(self.page.locator("html")).to_have_attribute("data-ready", "yes", timeout=PATIENCE)

    def go(self, path: str) -> Frame:
        response = self.frame.goto(self.base + path)
        assert response is not None
        assert response.status == 200, f"{path}: {response.status}"
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
