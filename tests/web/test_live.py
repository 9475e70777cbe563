"""Live tables: who has a page open is told of a change, and a page that comes back catches up."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest
from playwright.sync_api import Page, Route, expect

from jacta.hosting import Host, UnknownLink
from jacta.hosting.views import Links
from jacta.store import GameStatus, NoDatabase, Store
from jacta.web import live
from jacta.web.app import create_app
from jacta.web.limits import Limits
from jacta.web.service import Service
from tests.web.browsing import Visit, browser, served, until, visit
from tests.web.test_server import PATIENCE, running

pytestmark = pytest.mark.waits
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
PIRACY = ("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2})


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def address(file: str) -> Iterator[str]:
    with running(create_app(database=file)) as address:
        yield address


class Watched(NamedTuple):
    """A game that waits for its players, and a browser to look at it."""

    host: Host
    links: Links
    visitor: Visit


@pytest.fixture
def piracy(file: str) -> Iterator[Watched]:
    with served(file) as base, browser() as opened, visit(opened, base, locale="en") as visitor:
        host = Host(Store(file))
        yield Watched(host, host.open_game(*PIRACY), visitor)
        host.close()


class Follower:
    """Somebody who follows a table: what comes, event by event."""

    def __init__(self, url: str, headers: dict[str, str] | None = None, client: httpx2.Client | None = None) -> None:
        self.heard: queue.Queue[str] = queue.Queue()
        self._client = client or httpx2.Client(timeout=PATIENCE)
        threading.Thread(target=self._listen, args=(url, headers or {}), daemon=True).start()

    def _listen(self, url: str, headers: dict[str, str]) -> None:
        # Who follows hears until the server, or whoever stands before it, is no more.
        with suppress(httpx2.TransportError), self._client.stream("GET", url, headers=headers) as stream:
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    self.heard.put(line.removeprefix("data: "))

    def next(self) -> int:
        return int(self.heard.get(timeout=PATIENCE))


def test_a_change_is_told_whoever_makes_it_and_whoever_comes_back_catches_up(address: str, file: str) -> None:
    links = httpx2.post(f"{address}api/v1/{PIRACY[0]}/play", json=PIRACY[1], timeout=PATIENCE).json()
    url = f"{address}api/v1/tables/{links['spectator']}"
    before = httpx2.get(f"{url}/revision", timeout=PATIENCE).json()["revision"]
    follower = Follower(f"{url}/events?since={before}")
    joined = httpx2.post(
        f"{address}api/v1/tables/{links['seats']['ottoman']}/join", json={"name": "K"}, timeout=PATIENCE
    )
    assert follower.next() == joined.json()["revision"] > before
    elsewhere = Host(Store(file))  # another server on the same database
    elsewhere.join(links["seats"]["target"], "A")
    now = follower.next()
    assert now == elsewhere.revision(links["spectator"])
    assert Follower(f"{url}/events", {"Last-Event-ID": str(before)}).next() == now
    elsewhere.remove(links["owner"])
    assert follower.next() == live.GONE
    elsewhere.close()
    assert httpx2.get(f"{url}/events", timeout=PATIENCE).status_code == 404


def test_who_follows_a_chronicle_hears_of_what_they_see_and_of_nothing_else(address: str) -> None:
    begun = {"game": "here_i_stand", "title": "Mohács", "players": ["Anne"]}
    links = httpx2.post(f"{address}api/v1/chronicles", json=begun, timeout=PATIENCE).json()
    url = f"{address}api/v1/chronicles"

    def add(name: str, hidden: bool) -> None:
        seen = httpx2.get(f"{url}/{links['owner']}", timeout=PATIENCE).json()["seen"]
        piece = {"name": name, "kind": "formation", "sheet": {"power": "hungary", "units": 4}, "hidden": hidden}
        httpx2.post(f"{url}/{links['owner']}/pieces", json={"seen": seen, **piece}, timeout=PATIENCE).raise_for_status()

    follower = Follower(f"{url}/{links['reader']}/events")
    first = follower.next()
    add("Ambush", hidden=True)
    add("Hungarians", hidden=False)
    now = follower.next()
    assert now not in (first, live.GONE)
    assert follower.heard.empty()
    httpx2.delete(f"{url}/{links['owner']}", timeout=PATIENCE)
    assert follower.next() == live.GONE


def test_one_look_serves_all_open_pages() -> None:
    looks: list[int] = []
    everybody = asyncio.Event()

    class Tables:
        def statuses(self, tokens: list[str]) -> dict[str, GameStatus]:
            looks.append(len(tokens))
            return {token: GameStatus(token, 7, False) for token in tokens}

        def close(self) -> None: ...

    async def page(service: Service, number: int) -> None:
        async for revision in service.live.changes(f"table {number % 20}", 1):
            assert revision == 7
            if service.live.open_pages == 200:
                everybody.set()
            await everybody.wait()
            return

    async def crowd() -> None:
        service = Service()
        service._host = Tables()  # type: ignore[assignment]
        await asyncio.gather(*(page(service, number) for number in range(200)))
        assert service.live.open_pages == 0
        await service.close()

    asyncio.run(asyncio.wait_for(crowd(), PATIENCE))
    assert max(looks) == 20  # tables, not pages
    assert sum(looks) < 200


@pytest.mark.parametrize(("error", "times"), [(ZeroDivisionError, 1), (NoDatabase, 3), (UnknownLink, 3)])
def test_a_game_that_cannot_go_on_is_left_for_a_while(error: type[Exception], times: int) -> None:
    """Whoever looks at it again and again has it tried once; what will pass is tried again at the next look."""
    tried: list[str] = []

    class Tables:
        def advance(self, token: str) -> int:
            tried.append(token)
            raise error("no")

        def close(self) -> None: ...

    async def looking() -> None:
        service = Service(Limits(workers=0))
        service._host = Tables()  # type: ignore[assignment]
        for _ in range(3):
            await service._think("a game", None)
            while times > 1 and service._thoughts:
                await asyncio.sleep(0)
        await service.close()

    asyncio.run(asyncio.wait_for(looking(), PATIENCE))
    assert len(tried) == times


def stop_the_clock(page: Page) -> None:
    """Nothing that a page does after a while happens from now on, until the test lets time pass."""
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(hours=1))


def test_a_page_asks_for_nothing_while_nothing_happens_and_shows_what_does(piracy: Watched) -> None:
    host, links, visitor = piracy
    asked: list[str] = []
    stop_the_clock(visitor.page)
    page = visitor.go(f"/tables/{links.spectator}")
    expect(page.locator("[sse-connect]")).to_have_count(1)
    until(page, "live.open && !looking")
    page.on("request", lambda request: asked.append(request.url.removeprefix(visitor.base)))
    page.clock.run_for(30_000)
    page.evaluate("() => fetch('/health')")
    assert asked == ["/health"]
    host.join(links.seats["ottoman"], "Khayr")
    expect(page.locator("#answer")).to_contain_text("Khayr")


def test_news_do_not_take_a_button_away_from_under_the_finger(piracy: Watched) -> None:
    host, links, visitor = piracy
    stop_the_clock(visitor.page)
    page = visitor.go(f"/tables/{links.seats['target']}")
    until(page, "live.open && !looking")
    page.locator("[name=_join]").hover()
    page.mouse.down()
    with page.expect_response("**/since/**") as told:
        host.join(links.seats["ottoman"], "Khayr")
    told.value.finished()
    page.clock.run_for(1000)
    page.mouse.up()
    page.clock.run_for(1000)
    expect(page.locator("form.table")).not_to_have_attribute("data-stage", "gathering")


def test_a_page_that_hears_nothing_asks_by_itself(piracy: Watched) -> None:
    host, links, visitor = piracy
    visitor.page.route("**/events?**", lambda route: route.abort())
    page = visitor.go(f"/tables/{links.spectator}")
    with page.expect_response("**/since/**"):
        for seat in links.seats.values():
            host.join(seat, "Khayr")
    expect(page.locator("form.table")).not_to_have_attribute("data-stage", "gathering")
    assert not page.evaluate("live.open")
    page.goto("about:blank")
    visitor.wrong.clear()  # the browser noted what it did not reach


def test_a_live_page_that_could_not_fetch_the_news_tries_again(piracy: Watched) -> None:
    host, links, visitor = piracy
    page = visitor.go(f"/tables/{links.spectator}")
    until(page, "live.open && !looking")
    visitor.page.route("**/since/**", lambda route: route.abort(), times=1)
    host.join(links.seats["ottoman"], "Khayr")
    expect(page.locator(".error.lost")).to_be_visible()
    expect(page.locator("#answer")).to_contain_text("Khayr")
    expect(page.locator(".error.lost")).to_have_count(0)
    assert page.evaluate("live.open")
    visitor.wrong.clear()  # the browser noted what it did not reach


def test_a_page_whose_connection_was_lost_without_a_word_connects_anew(piracy: Watched) -> None:
    host, links, visitor = piracy
    stop_the_clock(visitor.page)
    page = visitor.go(f"/tables/{links.spectator}")
    until(page, "live.open && !looking")
    with page.expect_request("**/events?**"):
        page.clock.run_for(45_000)  # the server says less often that it is there than the clock goes
    until(page, "live.open && !looking")
    host.join(links.seats["ottoman"], "Khayr")
    expect(page.locator("#answer")).to_contain_text("Khayr")


def test_who_hears_nothing_new_hears_that_the_server_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SILENCE", 0.01)

    async def first_three() -> list[str]:
        async def shown(tokens: Sequence[str]) -> dict[str, int]:
            return dict.fromkeys(tokens, 7)

        followed, heard = live.Live(shown), []
        async for event in live.events(followed, "a game", live.GONE):
            heard.append(event)
            if len(heard) == 3:
                break
        return heard

    heard = asyncio.run(asyncio.wait_for(first_three(), PATIENCE))
    assert heard[1:] == ["id: 7\nevent: changed\ndata: 7\n\n", "event: here\ndata: 7\n\n"]


def test_a_line_half_typed_stays_and_one_that_is_refused_says_so_there(file: str) -> None:
    with served(file) as base, browser() as opened, visit(opened, base, locale="en") as visitor:
        host = Host(Store(file))
        links = host.open_game("here_i_stand.field_battle", {"attacker_units": 3, "defender_units": 3}, dice="mine")
        page = visitor.go(f"/tables/{links.seats['attacker']}")
        line = page.locator("#line")
        line.fill("wait a mo")
        page.locator("[name=_join]").click()  # what one does oneself takes nothing away
        expect(page.locator(".question.waiting")).to_have_count(1)
        expect(line).to_have_value("wait a mo")
        host.join(links.seats["defender"], "Bruno")
        expect(page.locator("[data-stage=playing]")).to_have_count(1)
        expect(line).to_have_value("wait a mo")
        line.fill("turned \u202eround")
        page.locator("[name=_say]").click()
        expect(page.locator(".talk .error")).to_contain_text("cannot be shown")
        expect(page.locator(".error:visible")).to_have_count(1)
        expect(line).to_have_value("turned \u202eround")
        host.close()


def test_however_many_pages_a_browser_has_open_one_more_loads_and_those_looked_at_last_are_live(file: str) -> None:
    """A browser has six connections to one server: open streams must not take all of them."""
    with served(file) as base, browser() as opened, visit(opened, base, locale="en") as visitor:
        host = Host(Store(file))
        links = host.open_game(*PIRACY)
        first = visitor.go(f"/tables/{links.spectator}")
        _await_live([first], 1)
        pages = [first, *(visitor.context.new_page() for _ in range(8))]
        for page in pages[1:]:
            page.goto(f"{base}/tables/{links.spectator}")
            _await_live([page], 1)
        _await_live(pages, 4)
        host.join(links.seats["ottoman"], "Khayr")
        for page in pages:
            expect(page.locator("#answer")).to_contain_text("Khayr")
        quiet = next(page for page in pages if not page.evaluate("live.open"))
        quiet.evaluate("dispatchEvent(new Event('focus'))")
        _await_live([quiet], 1)
        _await_live(pages, 4)
        host.close()


def _await_live(pages: Sequence[Page], number: int) -> None:
    end = time.monotonic() + PATIENCE
    while (found := sum(page.evaluate("live.open") for page in pages)) != number:
        assert time.monotonic() < end, f"{found} pages are live, not {number}"
        pages[0].wait_for_timeout(100)


def test_a_long_simulation_shows_how_far_it_is_and_then_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.web.pages.procedures.GLANCE", 0.0)
    with served() as base, browser() as opened, visit(opened, base, locale="en") as visitor:
        path = "/games/here_i_stand/field_battle/odds?attacker_units=5&defender_units=4&_runs=30000"
        held: list[Route] = []

        def hold(route: Route) -> None:  # however soon it is through, its progress is seen first
            held.append(route)

        visitor.page.route("**/events", hold)
        stop_the_clock(visitor.page)
        page = visitor.go(path)
        expect(page.locator("progress")).to_have_attribute("max", "30000")
        while not held:
            page.wait_for_timeout(20)
        held[0].continue_()
        expect(page.locator("#headline")).to_be_visible()
        expect(page.locator("progress")).to_have_count(0)
        shown = page.locator("#headline").inner_text()
        monkeypatch.setattr("jacta.web.pages.procedures.GLANCE", float(PATIENCE))
        visitor.go(path)  # the same again is there at once
        assert page.locator("#headline").inner_text() == shown
