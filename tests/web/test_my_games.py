"""The games that a browser knows: luck over several of them, and the same list on another device."""

from __future__ import annotations

import hashlib
import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

import jacta
from jacta.dice import FairDice, Seeded
from jacta.hosting import Host
from jacta.hosting.managing import PARCEL_SECONDS
from jacta.store import Store
from jacta.web.app import create_app
from tests.hosting.playing import played_out
from tests.web.browsing import PATIENCE, PHONE, browser, follow, served, until, visit
from tests.web.codes import scanned

pytestmark = pytest.mark.waits
BATTLE = {"attacker_units": 3, "defender_units": 3}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(database=str(tmp_path / "games.sqlite")), headers={"Accept-Language": "en"}) as made:
        yield made


def battle(seed: int, **names: str) -> dict[str, Any]:
    dice = FairDice(hashlib.sha256(bytes([seed])).hexdigest(), {})
    return jacta.play("here_i_stand.field_battle", BATTLE, chance=dice).export() | {"names": names}


def luck_of(client: TestClient, games: Any) -> str:
    sent = games if isinstance(games, str) else json.dumps(games)
    answer = client.post("/luck", data={"_games": sent}, headers={"HX-Target": "answer", "HX-Request": "true"})
    assert answer.status_code == 200
    return html.unescape(answer.text)


# --- Luck


def test_luck_is_added_up_by_name_and_has_a_verdict(client: TestClient) -> None:
    games = [battle(1, attacker="Zoé", defender="Max"), battle(2, attacker="max ", defender="Zoé")]
    told = luck_of(client, [*games, games[0]])  # who knows a game by two links has played it once
    assert "2 games" in told
    assert len(re.findall("<td>(Zoé|Max)</td>", told)) == 2
    assert re.search(r"Zoé: (neither lucky|lucky|unlucky|very)", told)
    by_seats = luck_of(client, [battle(3)])
    assert "<td>Attacker</td>" in by_seats


def test_what_cannot_be_counted_is_told_and_stops_nothing(client: TestClient) -> None:
    campaign = jacta.play("mighty_empires.game", {"years": 1, "seats": ["steward", "steward"]}, source=Seeded(1))
    told = luck_of(client, [battle(1), campaign.export(), {"procedure": "no.such"}, 7])
    assert "2 games" in told
    assert "chances were not followed" in told
    assert "No.such" in told
    for wrong in ("", "[", "[]", "{}", "[7]"):
        assert 'class="error"' in luck_of(client, wrong)
    assert "At most 100" in luck_of(client, [battle(seed) for seed in range(101)])
    assert client.get("/luck").status_code == 200


# --- On another device


def test_a_parcel_waits_for_a_few_minutes(client: TestClient) -> None:
    host = client.app.state.service.host  # type: ignore[attr-defined]
    now = [1_800_000_000.0]
    host._clock = lambda: now[0]
    content = json.dumps({"tables": [{"href": f"/tables/{'a' * 32}"}], "games": []})
    made = client.post("/tables/other-device", data={"_games": content})
    link = re.search(r"/tables/other-device/\w{32}", made.text)
    assert link
    found = client.get(link[0])
    assert json.dumps(content)[1:-1].replace("\\", "") in html.unescape(found.text)
    assert found.headers["cache-control"] == "private, no-store"
    now[0] += PARCEL_SECONDS
    assert client.get(link[0]).status_code == 404
    for wrong in ("", "[]", "{}", '{"tables": [], "games": []}', "x" * 30_000):
        assert 'class="error"' in client.post("/tables/other-device", data={"_games": wrong}).text
    assert client.get("/tables/other-device/nothing").status_code == 404


def test_a_phone_takes_the_games_of_a_computer_over(tmp_path: Path) -> None:
    """The code is scanned; what the phone has already stays, and the luck of all of it can be told there."""
    file = str(tmp_path / "games.sqlite")
    host = Host(Store(file))
    tables = [host.open_game("here_i_stand.field_battle", BATTLE) for _ in range(2)]
    for table, other in zip(tables, ("Max", "max"), strict=True):
        for seat, token in table.seats.items():
            host.join(token, "Zoé" if seat == "attacker" else other, f"word of {seat}")
        played_out(host, table)
    host.close()
    with browser() as opened, served(file) as address:
        with visit(opened, address, locale="fr") as computer:
            computer.go(f"/tables/{tables[0].owner}")
            computer.go(f"/tables/{tables[1].seats['attacker']}")
            page = computer.go("/games/europa_universalis/land_battle/play")
            follow(page, page.get_by_role("button", name="Jouer", exact=True))
            until(page, "Object.keys(localStorage).some((key) => key.startsWith('jacta-game:'))")
            page = computer.go("/tables")
            expect(page.locator("#known li")).to_have_count(3)
            page.locator("summary", has_text="autre appareil").click()
            page.get_by_role("button", name="Faire un code").click()
            link = scanned(page.locator("#parcel .code svg").evaluate("code => code.outerHTML"))
            assert link.startswith(f"{address}/tables/other-device/")
        with visit(opened, address, locale="fr", viewport=PHONE) as phone:
            phone.go(f"/tables/{tables[1].seats['defender']}")
            page = phone.go(link.removeprefix(address))
            page.get_by_role("button", name="Les reprendre ici").click()
            expect(page).to_have_url(f"{address}/tables")
            expect(page.locator("#known li")).to_have_count(4)
            for saved in (
                "{}",
                "null",
                "{",
                '{"procedure": "here_i_stand.siege"}',
            ):  # what is no game is not kept as one
                forged = {
                    "path": "/games/here_i_stand/siege/play",
                    "title": "x",
                    "game": "y",
                    "seen": 1,
                    "saved": saved,
                }
                content = json.dumps({"tables": [], "games": [forged]})
                made = httpx2.post(f"{address}/tables/other-device", data={"_games": content}, timeout=PATIENCE / 1000)
                found = re.search(r"/tables/other-device/\w{32}", made.text)
                assert found
                follow(page, phone.go(found[0]).get_by_role("button", name="Les reprendre ici"))
                expect(page.locator("#known li")).to_have_count(4)
            phone.go("/luck")
            expect(page.locator("#ended input:checked:not([data-key])")).to_have_count(3)
            for local in page.locator("#ended input[data-key]").all():
                local.uncheck()
            page.get_by_role("button", name="Qui a eu de la chance").click()
            expect(page.locator("#answer h2")).to_have_text("2 parties")
            expect(page.locator("#answer tbody tr")).to_have_count(2)
