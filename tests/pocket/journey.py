"""The pocket edition in a real browser: from a server of files, then without a network. `make pocket-cases` runs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import jacta
from jacta.pocket.building import build
from jacta.text import percent, speaking
from tests.pocket.cases import differing, sample
from tests.pocket.shown import PATIENCE, Pocket, served
from tests.web.browsing import PHONE, browser


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pocket") / "edition")


@pytest.fixture(scope="module")
def opened() -> Iterator[Browser]:
    with browser() as made:
        yield made


def test_an_edition_on_a_phone_goes_on_without_a_network(edition: Path, opened: Browser) -> None:
    context = opened.new_context(locale="fr-FR", viewport=PHONE)  # type: ignore[arg-type]
    with served(edition) as base:
        pocket = Pocket(context, base)
        pocket.page.goto(f"{base}#/games/here_i_stand")  # a link that somebody has sent
        expect(pocket.frame.locator("h1")).to_have_text("Here I Stand", timeout=PATIENCE)
        assert pocket.page.locator("html").get_attribute("data-ready") is None  # Python is not there yet
        battle = "games/here_i_stand/field_battle/odds?attacker_units=10&defender_units=8"
        with speaking("fr"):
            found = jacta.odds("here_i_stand.field_battle", {"attacker_units": 10, "defender_units": 8})
            chance = percent(found.p(winner="attacker"))
        frame = pocket.go(battle)  # asked meanwhile, answered when it is
        expect(frame.locator("#answer")).to_contain_text(chance, timeout=PATIENCE)
        expect(pocket.page).to_have_url(f"{base}#/{battle}")
        pocket.ready()
        assert differing(pocket, sample()) == []
        pocket.page.wait_for_function(
            "async (all) => (await (await caches.open('jacta-files')).keys()).length >= all",
            arg=len(list((edition / "files").iterdir())),
        )
    # From here on there is no server any more.
    for tab in ("roll", "best", "vary"):
        frame = pocket.go(f"games/here_i_stand/field_battle/{tab}?attacker_units=3&defender_units=2")
        expect(frame.locator("#answer")).to_be_visible()
        assert not frame.locator("#answer .error").count()
    assert "Édition de poche" in pocket.go("?theme=dark").locator("footer").inner_text()
    frame.evaluate(
        """(path) => {
          const form = document.createElement("form");
          form.method = "post";
          form.action = path;
          for (const [name, value] of [["seats", "human"], ["seats", "steward"], ["years", "1"], ["_dice", "system"]])
            form.append(Object.assign(document.createElement("input"), { name, value }));
          document.body.append(form);
          form.submit();
        }""",
        f"{base}games/mighty_empires/game/tables",
    )
    frame.wait_for_url(f"{base}tables/*")
    seat = frame.locator(".address").first.inner_text()
    assert seat.startswith(f"{base}tables/")
    assert pocket.wrong == []
    context.close()
