"""The pocket edition in a real browser: from a server of files, then without any network."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import jacta
from jacta.errors import InputError
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


def test_an_edition_on_a_phone_goes_on_without_a_network(edition: Path, opened: Browser, tmp_path: Path) -> None:
    context = opened.new_context(locale="fr-FR", viewport=PHONE, accept_downloads=True)  # type: ignore[arg-type]
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
    pocket.go(seat.removeprefix(base))
    frame.locator("#name").fill("Renée")
    frame.locator('[name="_join"]').first.click()
    for number in range(4):
        frame.locator(f'[name="_asked"][value="{number}"]').wait_for(state="attached", timeout=PATIENCE)
        frame.locator('[name="_answer"]:visible').first.click()
    frame.locator('[name="_asked"][value="4"]').wait_for(state="attached", timeout=PATIENCE)
    asked = frame.locator(".asked").inner_text()
    pocket.page.reload()
    expect(pocket.frame.locator(".asked")).to_have_text(asked, timeout=PATIENCE)
    # Everything goes into one file, and comes back from it.
    pocket.ready()
    frame = pocket.go("pocket")
    expect(frame.locator("#kept")).to_contain_text("garde")
    with pocket.page.expect_download() as coming:
        frame.locator("#export").click()
    kept = tmp_path / "everything.json"
    coming.value.save_as(kept)
    assert "jacta/games.sqlite" in json.loads(kept.read_text())["files"]
    assert pocket.wrong == []
    context.close()


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("Chapter one")
    with pytest.raises(InputError, match="nothing was changed"):
        build(tmp_path)
    assert (tmp_path / "novel.txt").exists()
