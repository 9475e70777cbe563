"""The documentation site: nothing leads nowhere, every page has its twin, and a browser shows it to everybody."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest

import jacta
from handbook.building import build, faults
from handbook.layout import GROUPS
from handbook.pages import DOCS, guide, guides
from handbook.reference import MODULES
from jacta.analysis.compare import effects
from jacta.kernel.rule.registry import games
from jacta.telling.varying import most_telling
from jacta.text import percent, speaking
from tests.web.browsing import DESKTOP, PHONE, accessible, browser, visit

pytestmark = pytest.mark.waits
GAME = games()["here_i_stand"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with one game: the others are written by the same lines, and `make docs` checks them all."""
    folder = tmp_path_factory.mktemp("site")
    build(folder, [GAME])
    return folder


def test_nothing_leads_nowhere_and_every_page_has_its_twin(site: Path) -> None:
    assert faults(site) == []


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "fr").mkdir()
    body = (
        "<a href='nowhere.html'></a><a href='#none'></a><img src='https://elsewhere.example/x.png'><p id='a'><p id='a'>"
    )
    (tmp_path / "en" / "page.html").write_text(body)
    found = "\n".join(faults(tmp_path))
    for wrong in ("nowhere.html", "#none", "fetches https://elsewhere", "#a is there twice", "has no twin"):
        assert wrong in found


def test_every_procedure_command_and_public_name_has_its_place(site: Path) -> None:
    for chapter in GAME.chapters:
        page = (site / "fr" / "games" / GAME.id / f"{chapter.name}.html").read_text(encoding="utf-8")
        assert all(f'id="{one.name}"' in page for one in chapter.procedures)
    commands = (site / "fr" / "reference" / "commands.html").read_text(encoding="utf-8")
    assert 'id="jacta-chronicle-add"' in commands
    assert "Usage\u202f:" in commands or "Usage\xa0:" in commands
    assert 'id="jacta-rules-procedure"' in (site / "en" / "reference" / "python.html").read_text(encoding="utf-8")
    assert "/api/v1/{id}/odds" in (site / "en" / "reference" / "http.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [DOCS / "python.md", DOCS / "fr" / "python.md"], ids=["en", "fr"])
def test_the_reference_has_the_modules_that_the_guide_calls_stable(path: Path) -> None:
    rows = re.findall(r"^\| (`jacta.*?) \|", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(name for row in rows for name in re.findall(r"`(.*?)`", row)) == MODULES


def test_every_guide_stands_in_a_group_of_the_contents() -> None:
    assert {one.path for one in guides("en")} <= {path for paths in GROUPS.values() for path in paths}


def test_readings_show_what_they_change(site: Path) -> None:
    page = (site / "fr" / "games" / "here_i_stand" / "combat.html").read_text(encoding="utf-8")
    procedure = jacta.procedures()["here_i_stand.piracy"]
    moved = [one for one in effects(procedure, procedure.validate(procedure.examples[0])) if one.distance]
    assert moved
    with speaking("fr"):
        assert all(f"<td>{escape(percent(one.distance))}</td>" in page for one in moved)
        assert all(escape(most_telling(GAME.id, one)) in page for one in moved)


def test_guides_become_pages() -> None:
    page = guide("asking", "# Title\n\n## One *two*\n\n[there](chronicles.md#in-python)\n\n![A](screenshots/a.png)\n")
    assert (page.title, [one.anchor for one in page.sections]) == ("Title", ["", "one-two"])
    assert 'href="chronicles.html#in-python"' in page.html
    assert 'src="../screenshots/a.png"' in page.html


def test_a_browser_shows_it_to_everybody(site: Path) -> None:
    base = site.as_uri()
    with browser() as opened, visit(opened, base, locale="fr") as visitor:
        for path in ("en/reference/http", "fr/index", "fr/games/here_i_stand/combat"):
            for screen in (DESKTOP, PHONE):
                visitor.look_through(screen)
                visitor.page.goto(f"{base}/{path}.html")
                visitor.check()
            if "reference" not in path:  # which is long, and made of the same parts
                assert accessible(visitor.page) == [], path
                visitor.wrong.clear()  # axe itself wants to fetch the style, which a file may not
        visitor.page.goto(f"{base}/fr/index.html")
        visitor.page.fill("#q", "bataille rangee")
        visitor.page.locator("#found a").first.click()
        visitor.page.wait_for_url("**/fr/**")
        assert "Bataille rangée" in visitor.page.content()
