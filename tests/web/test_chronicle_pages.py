"""The pages of chronicles, as a browser without scripts uses them: forms and links alone."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from jacta import text
from jacta.chronicles import Chronicle, as_text
from jacta.chronicles.filling import samples_for, sheet_of
from jacta.kernel.rule import registry
from jacta.kernel.rule.registry import find_game
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.web import forms
from jacta.web.app import create_app
from jacta.web.forms import FormField
from jacta.web.limits import Limits
from jacta.web.pages import chronicle_view as views
from tests import toys


class Browser:
    """Loads pages, follows links by their text, and sends forms with what stands in them."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.page, self.at = "", ""

    def open(self, address: str, status: int = 200) -> str:
        return self._took(self.client.get(address), status)

    def send(self, address: str, status: int = 200, **fields: str | list[str]) -> str:
        seen = re.search(r'name="_seen" value="(\w+)"', self.page)
        asked = re.search(r'name="_asked" value="(\d+)"', self.page)
        hidden = {"_seen": seen[1] if seen else "", "_asked": asked[1] if asked else ""}
        return self._took(self.client.post(address, data=hidden | fields), status)

    def _took(self, response: Any, status: int) -> str:
        assert response.status_code == status, response.text
        self.page, self.at = response.text, str(response.url.path)
        return html.unescape(self.page)


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setattr(registry, "_installed", registry._installed)
    toys.install()
    with TestClient(
        create_app(Limits(workers=0), database=f"{tmp_path}/games.sqlite"), headers={"Accept-Language": "en"}
    ) as client:
        yield Browser(client)


@pytest.fixture
def home(browser: Browser) -> str:
    """A chronicle with Reds of Anne and hidden Blues of Bruno; its address for the owner."""
    browser.open("/chronicles")
    browser.send("/chronicles", _game="toys", _title="Evening", _players="Anne, Bruno")
    home = browser.at
    for name, owner, hidden in (("Reds", "Anne", "false"), ("Blues", "Bruno", "true")):
        browser.open(f"{home}/add?kind=band")
        browser.send(f"{home}/add?kind=band", _name=name, men="3", _owner=owner, _hidden=hidden)
    return home


def link_of(browser: Browser, home: str, name: str) -> str:
    page = browser.open(home)
    found = re.search(rf"<dt>{name}</dt><dd><a href=\"(/chronicles/\w+)\"", page)
    assert found
    return found[1]


def test_from_a_piece_to_what_it_does_to_the_journal(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    assert "Reds" in browser.open(anne)
    page = browser.open(f"{anne}/piece?name=Reds")
    address = re.search(r'href="(/chronicles/\w+/do/raid\?_as_attacker=Reds)"', page)
    assert address
    page = browser.open(address[1])
    assert '<option value="Reds" selected>' in page
    assert 'name="attackers"' not in page  # the piece says it
    assert 'name="defenders"' in page
    page = browser.open(f"{address[1]}&defenders=2&_odds=1")
    assert "What may become of them" in page
    assert "Men: 3 → 2" in page
    page = browser.send(f"{anne}/do/raid", _as_attacker="Reds", defenders="2", _dice="mine")
    assert browser.at == f"{anne}/doing"
    page = browser.send(f"{anne}/doing", 422, _faces="5 1")
    assert "3d6 needs 3" in page
    assert 'value="5 1"' in page  # what was typed can be put right
    browser.send(f"{anne}/doing", _faces="5 1 1")
    page = browser.send(f"{anne}/doing", _faces="6 1")
    assert "This will change:" in page
    assert "Men: 3 → 2" in page
    page = browser.send(f"{anne}/doing", _apply="1")
    assert browser.at == anne
    assert "Reds: men: 3 → 2; coins: 0 → 1" in page
    page = browser.send(anne, _undo="")
    assert "Reds: men: 3 → 2" not in page


def test_a_decision_is_put_to_the_reader(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    browser.send(f"{anne}/do/forage", _as_band="Reds", _dice="system")
    page = browser.open(anne)
    assert "Under way: Foraging" in page
    browser.open(f"{anne}/doing")
    page = browser.send(f"{anne}/doing", _answer="1")
    assert "This will change:" in page
    page = browser.send(f"{anne}/doing", _aside="1")
    assert "Set aside: nothing changed" in page


def test_a_correction_by_hand_has_a_reason_and_can_be_undone(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    browser.open(f"{anne}/piece?name=Reds")
    page = browser.send(f"{anne}/piece?name=Reds", 422, men="9", _reason="x", _hidden="false")
    assert "Reds, men: no more than 6 without a captain" in page
    page = browser.send(f"{anne}/piece?name=Reds", 422, men="4", _reason="", _hidden="false")
    assert "this value is required" in page.casefold()
    page = browser.send(f"{anne}/piece?name=Reds", men="4", coins="2", _reason="miscounted", _hidden="true")
    assert "Reds corrected by hand: miscounted" in page
    assert "Men: 3 → 4" in page
    browser.open(home)
    page = browser.send(home, _undo="")
    assert "miscounted" not in page
    page = browser.send(home, 422, _undo="1", _seen="stale")
    assert "gone on meanwhile" in page


def test_what_is_hidden_from_a_reader_is_on_no_page(browser: Browser, home: str) -> None:
    anne, readers = link_of(browser, home, "Anne"), link_of(browser, home, "Readers")
    for link in (anne, readers):
        for page in ("", "/paper", "/do/raid?_as_attacker=Blues&_odds=1", "/add?kind=band"):
            assert "Blues" not in browser.open(f"{link}{page}").replace("_as_attacker=Blues", "")
        browser.open(f"{link}/piece?name=Blues", 404)
        browser.open(f"{link}/chronicle.json", 403)
    assert "What it can do now" not in browser.open(f"{readers}/piece?name=Reds")
    assert "Blues" in browser.open(link_of(browser, home, "Bruno"))


@pytest.mark.parametrize("game", ["europa_universalis", "here_i_stand", "seventh_sea", "vive_lempereur"])
def test_every_procedure_can_be_prepared_without_any_piece(browser: Browser, game: str) -> None:
    browser.open("/chronicles")
    browser.send("/chronicles", _game=game, _title="Evening", _players="")
    home = browser.at
    prepared = [one.name for one in find_game(game).procedures if one.roles]  # type: ignore[union-attr]
    assert prepared
    for name in prepared:
        browser.open(f"{home}/do/{name}")


def test_mine_knows_the_links_that_were_opened(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    browser.open(anne)
    page = browser.open("/chronicles")
    assert page.count("Evening") == 2
    assert "You play as Anne" in page
    page = browser.open("/chronicles?lang=fr")
    assert "Mes chroniques" in page
    assert "Vous jouez Anne" in page
    browser.open("/chronicles?lang=en")
    file = browser.open(f"{home}/chronicle.json")
    page = browser.send("/chronicles", _file=file)
    assert "Evening" in page
    page = browser.send("/chronicles", 422, _file=json.dumps({"chronicle": 9}))
    assert "version 9" in page
    browser.open(home)
    browser.send(home, _copy="1", _title="What if")
    assert "What if" in browser.open("/chronicles")
    browser.open(home)
    browser.send(home, _invite="1", _name="Carl")
    assert link_of(browser, home, "Carl")
    browser.send(home, _delete="1")
    browser.open(home, 404)


def test_the_owner_renews_links_that_leaked(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    assert f'name="_renew" value="{anne.rpartition("/")[2]}"' in browser.page
    browser.send(home, _renew=anne.rpartition("/")[2])
    assert link_of(browser, home, "Anne") != anne
    browser.open(anne, 404)
    again = link_of(browser, home, "Anne")
    browser.open(again)
    browser.send(again, 422, _renew=home.rpartition("/")[2])
    browser.open(home)
    browser.send(home, _renew=home.rpartition("/")[2])
    mine = browser.at
    assert mine != home
    assert link_of(browser, mine, "Anne") == again
    browser.open(home, 404)
    other = browser.client.post(f"/api/v1{mine}/renew", json={"link": home.rpartition("/")[2]})
    assert (other.status_code, other.json()["key"]) == (422, "link")


def test_the_page_to_print(browser: Browser, home: str) -> None:
    response = browser.client.get(f"{home}/paper")
    assert "unsafe-inline" in response.headers["Content-Security-Policy"]
    assert "script" not in response.headers["Content-Security-Policy"]
    assert "<main><h1>Evening</h1>" in response.text


def test_the_owner_finds_what_a_player_does_and_lends_a_hand(browser: Browser) -> None:
    traits = {"brawn": 3, "finesse": 3, "resolve": 3, "wits": 3, "panache": 3, "weapon": "rapier", "defence": 2}
    tavern = Chronicle.begin("seventh_sea", "Tavern").add("Athos", "character", traits, owner="Anne")
    tavern = tavern.add("Guards", "squad", {"count": 6, "threat": 2, "hit_value": 6})
    browser.open("/chronicles")
    browser.send("/chronicles", _file=as_text(tavern))
    home = browser.at
    anne = link_of(browser, home, "Anne")
    sent = {"_as_combatants": ["Athos", "Guards"], "_dice": "mine"}
    assert browser.client.post(f"{anne}/do/fight", data=sent).status_code == 200
    assert browser.open(f"{anne}/doing").count("Bring in") == 0
    page = browser.open(home)
    assert "(Anne)" in page
    assert f'href="{home}/doing?of=Anne"' in page
    page = browser.open(f"{home}/doing?of=Anne")
    assert '<option value="@porthos">' in page
    wrong = browser.send(f"{home}/doing?of=Anne", _bring="1", _newcomer="@athos", _reason="again", status=422)
    assert "Athos takes part already" in wrong
    page = browser.send(f"{home}/doing?of=Anne", _bring="1", _newcomer="@porthos", _reason="hears the noise")
    assert "Porthos joins (hears the noise)" in page
    page = browser.send(f"{home}/doing?of=Anne", _take_out="1", _leaver="Porthos", _reason="has enough")
    assert "Porthos leaves (has enough)" in page


def test_the_owner_changes_the_title(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    assert "_rename" not in browser.open(anne)
    browser.open(home)
    page = browser.send(home, status=422, _rename="1", _title="a/b")
    assert 'role="alert"' in page
    page = browser.send(home, _rename="1", _title="The long evening")
    assert '<h1 id="titled">The long evening</h1>' in page
    assert "The long evening" in browser.open(anne)
    assert "The long evening" in browser.open("/chronicles")


def test_what_a_strong_player_would_do(browser: Browser, home: str) -> None:
    """At a decision of a run; to ask for it answers nothing."""
    page = browser.send(f"{home}/do/forage", _as_band="Reds", _dice="mine")
    assert 'name="_advice"' in page
    page = browser.send(f"{home}/doing", _advice="1")
    assert "A strong player would answer: woods" in page
    assert 'name="_asked" value="0"' in page


def test_a_map_stands_beside_the_pieces_that_are_on_it(browser: Browser) -> None:
    game = find_game("vive_lempereur")
    assert game is not None
    sheets = {name: dict(read_data(file, name)) for name, file in samples_of(game)}
    field = Chronicle.begin("vive_lempereur", "Ridge").add("Crête", "scenario_map", sheets["ridge"])
    regiment = {**sheets["septieme_de_ligne"], "side": "french", "at": [3, 0]}
    field = field.add("7e de ligne", "regiment", regiment, owner="Anne", hidden=True)
    browser.open("/chronicles")
    page = browser.send("/chronicles", _file=as_text(field))
    home = browser.at
    assert "· 7e de ligne" in page
    assert "· IR 8, IR 27" in page
    assert "· 7e de ligne" in browser.open(f"{home}/piece?name=Crête")  # on its own sheet, too
    assert '<div class="picture">' not in browser.open(f"{home}/piece?name=7e de ligne")
    assert "7e de ligne" in browser.open(link_of(browser, home, "Anne"))
    page = browser.open(home)
    reader = re.findall(r'<dd><a href="(/chronicles/\w+)"', page)[-1]
    assert "7e de ligne" not in browser.open(reader)  # it is hidden, on the map too


# --- Sheets as forms


SHEETS = [
    pytest.param(game.id, kind, name, id=f"{game.id}-{name}")
    for game in registry.games().values()
    for kind, piece in game.pieces.items()
    for name in samples_for(game, piece)
]


def inner(fields: Sequence[FormField]) -> Iterator[FormField]:
    for field in fields:
        yield field
        yield from inner(field.fields)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("game", "kind", "name"), SHEETS)
def test_a_sheet_goes_into_its_form_and_comes_back(game: str, kind: str, name: str, language: str) -> None:
    """By what the form writes into an address, and by what a browser sends of it."""
    known = registry.games()[game]
    piece = sheet_of(known.pieces[kind], samples_for(known, known.pieces[kind])[name])
    with text.speaking(language):
        entries = views.sheet_entries(known, piece)
        given = views.filled_sheet(known, known.pieces[kind], entries).given
    called = {"name": piece.to_json()["name"]} if "name" in type(piece).model_fields else {}  # stands beside the sheet
    assert sheet_of(known.pieces[kind], given | called) == piece


def test_no_sheet_is_written_as_json() -> None:
    for game in registry.games().values():
        for kind, piece in game.pieces.items():
            fields = inner(forms.sheet_of(game.id, piece).fields)
            assert [field.path for field in fields if field.kind == "json"] == [], f"{game.id}.{kind}"


def test_a_map_is_drawn_from_fields_of_hexes(browser: Browser) -> None:
    """Terrain by its names, levels and sides in rows, a stack with its units; what is wrong is told with its hex."""
    browser.open("/chronicles")
    browser.send("/chronicles", _game="vive_lempereur", _title="Wagram")
    home = browser.at
    address = f"{home}/add?kind=scenario_map"
    page = browser.open(address)
    assert "JSON" not in page
    sheet: dict[str, Any] = {
        "_name": "The plain",
        "title": "The plain",
        "columns": "6",
        "rows": "5",
        "terrain.forest": "C3 D3",
        "terrain.castle": "E2",
        "levels:key": ["1", "-1", ""],
        "levels:value": ["A1 A2", "F5", ""],
        "communication:key": ["french", ""],
        "communication:value": ["A3", ""],
    }
    page = browser.send(address, **sheet, _look="1")
    assert 'data-hex="C3"' in page
    assert "The plain" not in browser.open(home)
    browser.open(address)
    off = browser.send(address, **sheet | {"terrain.forest": "C3 Z9"}, status=422)
    assert "The plain, Terrain forest 2: " in off
    assert "Z9" in off
    twice = browser.send(address, **sheet | {"terrain.castle": "C3"}, status=422)
    assert "C3" in re.sub(r"<svg.*?</svg>", "", twice, flags=re.DOTALL)
    stacked = browser.send(address, **sheet, _add="stacks")
    assert 'name="stacks.0.side"' in stacked
    sheet |= {"stacks.0.side": "french", "stacks.0.hex": "B2"}
    page = browser.send(address, **sheet, _add="stacks.0.units")
    assert 'name="stacks.0.units.0.morale"' in page
    unit: dict[str, Any] = {"name": "7e de ligne", "arm": "infantry", "formation": "line", "morale": "7", "steps": "3"}
    browser.send(address, **sheet, **{f"stacks.0.units.0.{key}": value for key, value in unit.items()})
    kept = json.loads(browser.open(f"{home}/chronicle.json"))["entries"][-1]["sheet"]
    assert kept == {
        "title": "The plain",
        "columns": 6,
        "rows": 5,
        "terrain": {"forest": ["C3", "D3"], "castle": ["E2"]},
        "levels": {"1": ["A1", "A2"], "-1": ["F5"]},
        "communication": {"french": "A3"},
        "stacks": [{"side": "french", "hex": "B2", "units": [unit | {"morale": 7, "steps": 3}]}],
    }


def test_ranks_by_weapon_and_posts_by_name(browser: Browser) -> None:
    """Rows of a name and a figure: French words for weapons mean the same; one name twice is refused by its key."""
    browser.client.headers["Accept-Language"] = "fr"
    browser.open("/chronicles")
    browser.send("/chronicles", _game="seventh_sea", _title="Soirée")
    home = browser.at
    address = f"{home}/add?kind=character&sample=athos"
    browser.open(address)
    traits: dict[str, Any] = {"brawn": "2", "finesse": "3", "resolve": "3", "wits": "3", "panache": "3"}
    ranks: dict[str, Any] = {"attacks:key": ["rapière", "mousquet", ""], "attacks:value": ["4", "2", ""]}
    page = browser.send(
        address, **traits, **ranks | {"attacks:key": ["rapière", "rapier", ""]}, _name="Athos", status=422
    )
    assert "Athos, Attaque par arme " in page
    browser.send(address, **traits, **ranks, _name="Athos")
    kept = json.loads(browser.open(f"{home}/chronicle.json"))["entries"][-1]["sheet"]
    assert kept["attacks"] == {"rapier": 4, "musket": 2}
    page = browser.open(f"{home}/piece?name=Athos")
    assert 'name="attacks:key" value="rapière"' in page
    ship = f"{home}/add?kind=ship&sample=frigate"
    page = browser.open(ship)
    assert 'name="posts.captain"' in page


def test_what_no_sample_has_is_folded_away_unless_it_is_there(browser: Browser) -> None:
    browser.open("/chronicles")
    browser.send("/chronicles", _game="seventh_sea", _title="Musketeers", _players="")
    home = browser.at
    shown, _, folded = browser.open(f"{home}/add?kind=character").partition('class="more"')
    assert 'name="brawn"' in shown
    assert 'name="attack"' in shown
    assert 'name="swords"' in folded
    traits: dict[str, Any] = dict.fromkeys(("brawn", "finesse", "resolve", "wits", "panache"), "2")
    browser.send(f"{home}/add?kind=character", _name="Isaure", swords="1", **traits)
    shown = browser.open(f"{home}/piece?name=Isaure").partition('class="more"')[0]
    assert 'name="swords"' in shown


def test_a_sheet_that_lacks_something_is_named_in_the_words_of_the_page(browser: Browser) -> None:
    browser.client.headers["Accept-Language"] = "fr"
    browser.open("/chronicles")
    browser.send("/chronicles", _game="seventh_sea", _title="Mousquetaires", _players="")
    home = browser.at
    traits: dict[str, Any] = dict.fromkeys(("brawn", "finesse", "resolve", "wits", "panache"), "2")
    browser.open(f"{home}/add?kind=character")
    assert "M. de Tréville, Gaillardise\u202f: cette valeur" in browser.send(
        f"{home}/add?kind=character", 422, _name="M. de Tréville"
    )
    browser.send(f"{home}/add?kind=character", _name="M. de Tréville", **traits)
    browser.send(f"{home}/add?kind=character", _name="Jussac", defence="1", **traits)
    cast = {"_as_attacker": "M. de Tréville", "_as_defender": "Jussac", "_dice": "system"}
    refused = browser.send(f"{home}/do/duel", 422, **cast)
    assert "M. de Tréville, Défense\u202f: cette valeur est obligatoire" in refused
    assert f'href="{home}/piece?name=M.%20de%20Tr%C3%A9ville#correct"' in browser.page
