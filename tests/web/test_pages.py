"""The pages without a browser: every procedure of every game, forms there and back, hostile input."""

from __future__ import annotations

import colorsys
import html
import json
import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from typing import Any
from urllib.parse import quote, unquote, urlencode, urlsplit

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta import text
from jacta.authoring.texts import SOURCES
from jacta.games.mighty_empires.inputs import GRID as ME_GRID
from jacta.games.mighty_empires.pictures.map_symbols import COLOURS
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import games
from jacta.names import recognised
from jacta.web import form_entries, forms
from jacta.web.app import create_app
from jacta.web.pages.story import tone_of
from jacta.web.pages.workbench import TABS, form_for, workbench_of

EXAMPLES = [
    pytest.param(procedure, dict(example), id=f"{procedure.id}-{number}")
    for procedure in jacta.procedures().values()
    for number, example in enumerate(procedure.examples)
]
PROCEDURES = [pytest.param(procedure, id=procedure.id) for procedure in jacta.procedures().values()]
BATTLE = "/games/here_i_stand/field_battle"
STYLES = SOURCES / "web" / "static" / "jacta.css"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JACTA_TABLES", str(tmp_path_factory.mktemp("tables")))
        here: dict[str, Any] = {"base_url": "http://127.0.0.1:8017", "client": ("127.0.0.1", 50_000)}
        with TestClient(create_app(edit_tables=True), **here) as made:
            yield made


def headline(page: str) -> str:
    found = re.search(r'id="headline".*?</p>', page, re.DOTALL)
    assert found
    return found[0]


def leaves(fields: Sequence[forms.FormField]) -> Iterator[forms.FormField]:
    for field in fields:
        yield from leaves(field.fields) if field.fields else (field,)


# --- Forms


@pytest.mark.parametrize(("procedure", "example"), EXAMPLES)
def test_an_input_survives_the_form(procedure: Procedure, example: dict[str, Any]) -> None:
    form = form_for(procedure, example)
    entries = form_entries.entries_of(form, example)
    again = forms.form_of(procedure, entries)
    assert again.fields == form.fields
    entered, meant = procedure.validate(form_entries.parse(again, entries)), procedure.validate(example)
    assert entered.model_dump() == meant.model_dump()


def test_no_form_asks_for_json() -> None:
    """Whatever a rule takes has fields that people can fill in, in every case that a key tells apart."""
    for procedure in jacta.procedures().values():
        tag = form_for(procedure, {}).tag
        for case in [(tag.path, choice.entry) for choice in tag.choices] if tag else [("", "")]:
            form = forms.form_of(procedure, [case])
            written = [one.path for one in leaves((*form.fields, *form.options)) if one.kind == "json"]
            assert written == [], procedure.id


class Sent(HTMLParser):
    """What a browser sends of the form of a procedure as it stands."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.entries: list[tuple[str, str]] = []
        self._in_form, self._list, self._options = False, "", [("", False)]
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        stated = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._in_form = stated.get("id") == "form"
        elif tag == "select":
            self._list, self._options = stated.get("name", ""), []
        elif tag == "option":
            self._options.append((stated.get("value", ""), "selected" in stated))
        elif tag == "input" and self._in_form and "name" in stated and not self._is_off(stated):
            self.entries.append((stated["name"], stated.get("value", "")))

    @staticmethod
    def _is_off(stated: dict[str, str]) -> bool:
        return stated.get("type") in ("checkbox", "radio") and "checked" not in stated

    def handle_endtag(self, tag: str) -> None:
        if tag == "select" and self._in_form and self._options:
            chosen = [value for value, selected in self._options if selected]
            self.entries.append((self._list, (chosen or [self._options[0][0]])[-1]))
        elif tag == "form":
            self._in_form = False


OFFERED_IN_ORDER = {"europa_universalis.naval_action": ("activities",)}  # chosen in any order, sent in that of the page


@pytest.mark.parametrize(("procedure", "example"), EXAMPLES)
def test_a_form_as_it_stands_says_what_was_put_into_it(
    client: TestClient, procedure: Procedure, example: dict[str, Any]
) -> None:
    """The page's own form, sent back unchanged: nothing that was left open has been decided."""
    entries = form_entries.entries_of(form_for(procedure, example), example) or [("_", "1")]
    at = f"/games/{procedure.game.id}/{procedure.name}/play"
    page = client.get(f"{at}?{urlencode(entries)}", headers={"Accept-Language": "en"}).text
    sent = [(name, value) for name, value in Sent(page).entries if not name.startswith("_")]
    again = procedure.validate(workbench_of([*sent, ("_", "1")], procedure, "play").given).model_dump()
    for one in again.get("combatants", ()):
        one["name"] = one["name"].replace("The Guard", "guards")  # what readers call that sample
    meant = procedure.validate(recognised(procedure.game.id, example)).model_dump()
    for key in OFFERED_IN_ORDER.get(procedure.id, ()):
        again[key], meant[key] = sorted(again[key]), sorted(meant[key])
    assert again == meant


@pytest.mark.parametrize(
    ("address", "key"),
    [("here_i_stand/combat_dice?attacker_units=5", "combat"), ("seventh_sea/experience?xp=9", "buy")],
)
def test_a_link_that_leaves_out_what_must_be_chosen_chooses_nothing(client: TestClient, address: str, key: str) -> None:
    page = client.get(f"/games/{address}").text
    shown = page[page.index(f'<select id="f-{key}"') :].partition("</select>")[0]
    assert '<option value="" selected>' in shown


def test_people_fill_in_rows_and_hexes_by_their_names() -> None:
    def given(id: str, *entries: tuple[str, str]) -> dict[str, Any]:
        return workbench_of(entries, jacta.procedures()[id], "odds").given

    assert given(
        "here_i_stand.winter_return",
        ("alliances.0", "France"),
        ("alliances.0", "genoa"),
        ("alliances.1", ""),
        ("overlay.controllers:key", "Milan"),
        ("overlay.controllers:value", "France"),
    ) == {"alliances": [["france", "genoa"]], "overlay": {"controllers": {"milan": "france"}}}
    tiles = (("state.tiles.0.", "M13"), ("state.tiles.0.terrain", "river"), ("state.tiles.1.", "M12"))
    assert given("mighty_empires.thaw", *tiles)["state"] == {
        "tiles": {str(ME_GRID.find("M13")): {"terrain": "river"}, str(ME_GRID.find("M12")): {}}
    }
    assert given("vive_lempereur.retreat", ("from", "E5"), ("blocked", "F5 B1"))["blocked"] == [[5, 2], [1, 0]]
    crossed = given("vive_lempereur.line_of_sight", ("hexes.0.q", "B1"), ("hexes.0.terrain", "castle"))
    assert crossed == {"hexes": [{"q": 1, "r": 0, "terrain": "castle"}]}
    before = given("vive_lempereur.line_of_sight", ("hexes.0.q", "1"), ("hexes.0.r", "0"))
    assert before == {"hexes": [{"q": 1, "r": 0}]}
    assert given("seventh_sea.ship_move", ("q", "M13"))["r"] == 0
    assert given("seventh_sea.test", ("raises", "2"), ("raises", "choose"))["raises"] == "choose"
    assert given("seventh_sea.lookup", ("entry", "30"))["entry"] == 30
    assert given("seventh_sea.wound_check", ("explode", "")) == {}
    kept = given("europa_universalis.naval_battle", ("attacker.columns.nav:tr", "B"), ("attacker.columns.nav:tr", "C"))
    assert kept["attacker"] == {"columns": {"nav:tr": ["B", "C"]}}


def test_what_equals_its_default_is_left_to_the_player() -> None:
    form = forms.form_of(jacta.procedures()["here_i_stand.field_battle"])
    entries = [("attacker_units", "3"), ("defender_units", "2"), ("attacker_loss_order", "cavalry_first")]
    assert form_entries.parse(form, entries) == {"attacker_units": 3, "defender_units": 2}


def test_a_list_of_numbers_can_be_written_in_one_go_or_box_by_box() -> None:
    form = forms.form_of(jacta.procedures()["here_i_stand.field_battle"])
    for entries in ([("attacker_leaders", "2, 1")], [("attacker_leaders", "2"), ("attacker_leaders", "1")]):
        assert form_entries.parse(form, [*entries, ("attacker_leaders", "")]) == {"attacker_leaders": [2, 1]}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_names_are_picked_in_the_readers_language_and_understood_back(language: str) -> None:
    """Every list of names that a form offers: each is understood as what it stands for."""
    offered: dict[str, set[str]] = {}
    with text.speaking(language):
        for procedure in jacta.procedures().values():
            for field in leaves(forms.form_of(procedure).fields):
                offered.setdefault(procedure.game.id, set()).update(field.known)
                names = procedure.game.known(field.known)
                told = [*form_entries.known_names(field)]
                understood = [form_entries.known_name(field, one.upper()) for one in told]
                assert understood == [*names], (procedure.id, field.path)
    assert offered["here_i_stand"] >= {"places", "powers", "leaders", "naval_leaders", "explorers"}
    assert offered["seventh_sea"] >= {"camps", "melee_weapons", "ranged_weapons", "gm178", "eis101.defender_tactic"}


def test_players_are_picked_by_name_in_the_order_of_their_turns() -> None:
    with text.speaking("en"):
        form = forms.form_of(jacta.procedures()["mighty_empires.construction"])
    (state,) = (field for field in form.fields if field.name == "state")
    order, active = (next(field for field in state.fields if field.name == name) for name in ("order", "active"))
    assert [choice.label for choice in active.choices] == ["Player A", "Player B", "Player C"]
    assert (order.kind, order.size, order.least) == ("places", 3, 2)  # a third player may be left out
    sent = [("state.order", "1"), ("state.order", "0"), ("state.order", ""), ("state.active", "1")]
    assert form_entries.parse(form, sent)["state"] == {"order": [1, 0], "active": 1}


def test_leaders_are_picked_by_name_where_their_rating_is_asked(client: TestClient) -> None:
    entered = "attacker_units=3&attacker_leaders=Charles+Quint&attacker_leaders=1&defender_units=2&lang=fr"
    page = client.get(f"{BATTLE}?{entered}")
    assert '<option value="Charles Quint">' in page.text
    assert 'value="Charles Quint" aria-label' in page.text
    assert "attacker_leaders=charles_v,1" in unquote(page.text)  # as it is passed on
    for leaders in ("charles_v,1", "2,1"):
        again = client.get(f"{BATTLE}?attacker_units=3&attacker_leaders={leaders}&defender_units=2&lang=fr")
        assert headline(again.text) == headline(page.text)


def test_the_things_of_a_list_are_told_apart_by_their_first_words(client: TestClient) -> None:
    page = html.unescape(client.get("/games/here_i_stand/winter_return?lang=en").text)
    assert re.findall(r"<summary>(Armies .*?)</summary>", page) == [
        "Armies 1: France, Milan",
        "Armies 2: Hapsburg, Turin",
        "Armies 3: Papacy, Trent",
    ]


def test_a_side_takes_a_sheet_that_is_there_already(client: TestClient) -> None:
    """The rest of the form stays; what is no sheet, or no side, changes nothing."""
    duel = "/games/seventh_sea/duel/play"
    page = client.get(f"{duel}?_fill=attacker.porthos&_fill=&lang=en").text
    assert re.search(r'name="attacker.name" value="Porthos"', page)
    assert re.search(r'name="defender.name" value="Rochefort"', page)
    assert '<option value="defender.aramis">Aramis</option>' in page
    same = client.get(f"{duel}?_fill=attacker.nobody&_fill=nowhere.porthos&lang=en").text
    assert re.search(r'name="attacker.name" value="Athos"', same)
    assert "_fill" not in client.get(f"{BATTLE}/odds").text  # armies have no sheets


def test_what_has_one_value_is_no_field(client: TestClient) -> None:
    one, two = (client.get(f"/games/europa_universalis/{name}").text for name in ("naval_battle", "purchase"))
    assert 'name="fleet_rules"' not in one
    assert 'name="fleet_rules"' in two


def test_opposed_keys_stand_side_by_side() -> None:
    form = forms.form_of(jacta.procedures()["here_i_stand.field_battle"])
    assert [side.name for side in form.sides] == ["attacker", "defender"]
    assert form.common == ()


# --- Every procedure


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_every_procedure_has_its_workbench(client: TestClient, procedure: Procedure) -> None:
    """Every other one in French, the rest in English: that all texts are there, the laws say."""
    client.cookies.clear()
    place = procedure.game.procedures.index(procedure)
    language = text.LANGUAGES[place % len(text.LANGUAGES)]
    response = client.get(f"/games/{procedure.game.id}/{procedure.name}", headers={"Accept-Language": language})
    assert response.status_code == 200
    assert f'<html lang="{language}"' in response.text
    assert 'class="error"' not in response.text


@pytest.mark.parametrize("tab", ["", "/roll?_seed=1&"])
def test_a_pool_of_more_than_ten_dice_says_what_becomes_of_it(client: TestClient, tab: str) -> None:
    address = f"/games/seventh_sea/roll{tab or '?'}rolled=12&kept=6"
    said = client.get(address, headers={"Accept-Language": "fr"}).text
    assert "12g6 devient 10g8." in said
    assert "Lancer plus de 10 dés" in said


@pytest.mark.parametrize("tab", ["roll?_seed=1", "best", "vary", "compare", "readings"])
@pytest.mark.parametrize("game", games())
def test_every_tab_answers(client: TestClient, game: str, tab: str) -> None:
    for procedure in [one for one in games()[game].procedures if not one.sampled][:6]:
        response = client.get(f"/games/{game}/{procedure.name}/{tab}")
        assert response.status_code == 200
        assert 'class="error"' not in response.text, f"{procedure.id} {tab}"


def test_best_falls_back_on_a_search_and_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.web.pages.tabs.best.SEARCHED", 1_500)
    example = jacta.procedures()["seventh_sea.duel"].examples[0]
    page = client.get("/games/seventh_sea/duel?lang=en").text
    assert "/games/seventh_sea/duel/best" in page
    keys = "&".join(
        f"{side}.{key}={value}" for side in ("attacker", "defender") for key, value in example[side].items()
    )
    found = client.get(f"/games/seventh_sea/duel/best?{keys}&lang=en").text
    assert "Not exact" in found
    assert "different positions" in found
    assert re.search(r"<p>Athos wins [\d.]+% ± ", found)


def test_passages_are_cited_in_the_language_of_the_document(client: TestClient) -> None:
    for page in ("field_battle", "field_battle/roll?_seed=1", "tables/exploration"):
        cited = re.findall(r"<cite[^>]*>", client.get(f"/games/here_i_stand/{page}").text)
        assert cited
        assert {*cited} == {'<cite lang="fr">'}
    assert '<span class="about" lang="fr">' in client.get("/games/here_i_stand").text
    assert "<cite>" in client.get("/games/dice/total").text


@pytest.mark.parametrize("game", games())
def test_every_table_has_its_page(client: TestClient, game: str) -> None:
    for name in games()[game].tables.names:
        assert client.get(f"/games/{game}/tables/{name}").status_code == 200
    glossary = client.get(f"/help/glossary/{game}?lang=en")
    assert glossary.status_code == 200
    meanings = re.findall(r'<td lang="en">[^<]*</td><td>([^<]*)</td>', glossary.text)
    assert sum(map(bool, meanings)) > len(meanings) / 2  # it defines


def test_a_search_that_asks_nobody_names_whom_to_ask(client: TestClient) -> None:
    """In a fight of many everybody decides for himself."""
    for keys in ("", "?_who=villains"):
        page = client.get(f"/games/seventh_sea/fight/best{keys}")
        assert page.is_success
    assert "Athos" in client.get("/games/seventh_sea/fight/best?lang=en").text.partition('class="lead"')[2][:500]


def test_a_search_counts_honestly_narrows_to_a_game_and_suggests(client: TestClient) -> None:
    def found(**asked: Any) -> str:
        return client.get("/", params=asked, headers={"HX-Request": "true", "HX-Target": "found"}).text

    page = found(q="bataile", lang="fr")
    (count,) = re.findall(r"(\d+) procédures trouvées", page)
    more = re.search(r"Montrer les (\d+) autres", page)
    assert int(count) == page.count("<li>") + (int(more[1]) if more else 0)
    narrowed = found(q="bataile", game="seventh_sea", lang="fr")
    assert 'href="/games/seventh_sea/' in narrowed
    assert 'href="/games/here_i_stand/' not in narrowed
    assert "Piraterie</a>" in found(q="piratement xx", lang="fr")
    assert found(q="3d6").index("/games/seventh_sea/roll") < found(q="3d6").index("/games/seventh_sea/heroism")
    whole = found(q="3d6", whole="true", lang="fr")
    (count,) = re.findall(r"(\d+) procédures trouvées", whole)
    assert int(count) == whole.count("<li>") == int(re.findall(r'class="count">(\d+)', whole)[0])
    assert len(re.findall(r'href="/games/dice/total\b', whole)) == 1  # with these dice
    pool = found(q="12g6 nd 25", lang="fr")
    assert "1 procédure trouvée" in pool
    assert pool.count("<a ") == 1  # nothing else is suggested
    listed = client.get("/api/v1/procedures", params={"q": "batail nvale"}).json()
    assert listed[0]["id"] == "europa_universalis.naval_battle"


def test_answers_say_what_matters_first(client: TestClient) -> None:
    armies = "attacker_units=10&defender_units=8&attacker_leaders=2&defender_leaders=1"
    roll = client.get(f"{BATTLE}/roll?{armies}&_seed=jacta&lang=en").text
    places = [roll.index(part) for part in ('class="ended', 'class="nil"', 'class="throws"', 'class="story"')]
    assert places == sorted(places)
    assert "avalry" in roll[places[1] : places[2]]
    assert '<a href="/games/here_i_stand#R6">R6</a>' in roll
    assert 'property="og:title" content="Field battle – Attacker&#39;s units: 10' in roll
    table = client.get("/games/here_i_stand/exploration/odds?lang=en").text
    bars = re.findall(r'<td class="num">([\d.]+)%</td><td class="drawn"><svg.*?<rect width="([\d.]+)"', table)
    assert bars
    assert all(abs(float(told) - float(width)) < 0.1 for told, width in bars)  # 51 % is half a bar


def test_what_differs_is_named_part_by_part_and_what_varies_is_found(client: TestClient) -> None:
    stack = "/games/europa_universalis/land_battle/compare"
    entered = re.search(r'href="[^"]*compare\?[^"]*_with=([^"]*)"', client.get(stack).text)
    assert entered
    changed = unquote(entered[1]).replace("attacker.size=2", "attacker.size=3")
    shown = client.get(f"{stack}?{changed}&_with={entered[1]}&lang=en").text
    rows = re.findall(r"<tr>(.*?)</tr>", shown.partition('class="grid differing"')[2].partition("</table>")[0])
    assert len(rows) == 2, rows  # the heading, and one line for what was changed
    assert "Attacker · Size" in rows[1]
    battle = "attacker_units=10&defender_units=8"
    assert "The line is flat" not in client.get(f"{BATTLE}/vary?{battle}&lang=en").text
    assert "The line is flat" in client.get(f"{BATTLE}/vary?{battle}&_x=defender_units&_of=attacker_hits&lang=en").text


@pytest.mark.parametrize("kind", ["txt", "json", "csv"])
@pytest.mark.parametrize("tab", TABS)
def test_every_tab_can_be_taken_away(client: TestClient, tab: str, kind: str) -> None:
    aside = quote("attacker_units=2&defender_units=2")
    response = client.get(f"{BATTLE}/export.{kind}?attacker_units=3&defender_units=2&_seed=1&_tab={tab}&_with={aside}")
    assert response.status_code == 200
    assert response.text.strip()
    if kind == "json":
        assert json.loads(response.text)["given"]["attacker_units"] == 3


def test_a_shared_roll_has_a_picture_that_names_the_situation(client: TestClient) -> None:
    """The card of a link shows what was rolled for, what came of it, and every die."""
    shared = f"{BATTLE}/roll?attacker_units=3&attacker_cavalry=1&defender_units=2&_seed=1&lang=en"
    page = client.get(shared).text
    found = re.search(r'property="og:image" content="([^"]+)"', page)
    assert found
    picture = urlsplit(html.unescape(found[1]))
    drawn = client.get(f"{picture.path}?{picture.query}&lang=en")
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.content.startswith(b"\x89PNG")
    card = client.get(f"{picture.path.replace('.png', '.svg')}?{picture.query}&lang=en").text
    for words in ("Here I Stand", "Field battle", "Attacker&#39;s units: 3", "Winner"):
        assert words in card, words
    assert card.count('class="die') == page.partition('class="throws"')[2].partition("</ul>")[0].count('class="die')
    assert "og:image" not in client.get(f"{BATTLE}/roll").text  # nothing is rolled yet


# --- Hostile input


@pytest.mark.parametrize(
    "query",
    [
        "attacker_units=1e999&defender_units=2",
        "attacker_units=" + "9" * 5000 + "&defender_units=2",
        "attacker_units=<script>alert(1)</script>&defender_units=2",
        "attacker_units=3&defender_units=2&unknown=1&_events=[[[[",
        "_x=nothing&_y=nothing&_of=nothing=nothing",
        "_with=%3Cscript%3E&attacker_units=%00&defender_units=%ed%a0%80",
        "_dice=mine&_events=" + "[" * 3000,
        "_dice=mine&_events=[{%22answer%22:9}]",
        "_dice=mine&_answer=99999999999",
    ],
)
@pytest.mark.parametrize("tab", TABS)
def test_hostile_input_is_refused_or_escaped(client: TestClient, query: str, tab: str) -> None:
    response = client.get(f"{BATTLE}/{tab}?{query}")
    assert response.status_code == 200
    assert "<script>" not in response.text.replace('<script src="/static', "")
    assert "Traceback" not in response.text


@pytest.mark.parametrize(
    "path", ["/games/nothing", "/games/here_i_stand/nothing", f"{BATTLE}/nothing", "/games/here_i_stand/tables/nothing"]
)
def test_what_is_not_there_says_so(client: TestClient, path: str) -> None:
    client.cookies.clear()  # whoever was here before may have chosen a language
    response = client.get(path, headers={"Accept-Language": "fr"})
    assert response.status_code == 404
    assert "Introuvable" in response.text
    assert 'type="search"' in response.text  # what was looked for may be somewhere else


def test_a_table_that_does_not_fit_is_refused_with_its_reason(client: TestClient) -> None:
    path = "/games/here_i_stand/tables/exploration"
    response = client.post(path, data={"do": "save", "text": "rows = [ { result = 'gold' } ]"})
    assert response.status_code == 200
    assert 'class="error"' in response.text
    assert 'class="tag user"' not in client.get(path).text


def test_ones_own_table_holds_until_it_is_taken_back(client: TestClient) -> None:
    path = "/games/here_i_stand/tables/victory_points"
    cells = {"do": "cells", "c.0.0": "strait", "c.0.1": "5"}
    client.post(path, data=cells)
    assert 'class="tag user"' in client.get(path).text
    client.post(path, data={"do": "remove"})
    assert 'class="tag user"' not in client.get(path).text


def test_a_roll_that_ends_in_a_position_shows_the_board(client: TestClient) -> None:
    page = client.get("/games/mighty_empires/setup/roll?seed=4&_seed=1", headers={"Accept-Language": "en"})
    assert page.status_code == 200
    outcome = page.text.partition("Outcome")[2]
    assert "<svg" in outcome
    assert "Seen before" not in page.text


def test_exact_fractions_are_a_tap_away(client: TestClient) -> None:
    asked = "/games/here_i_stand/field_battle/odds?attacker_units=3&defender_units=2"
    assert '<td class="fraction">' not in client.get(asked).text
    assert "_exact=1" in client.get(asked).text
    assert '<td class="fraction">16/81</td>' in client.get(f"{asked}&_exact=1").text


def test_a_check_says_what_its_roll_says(client: TestClient) -> None:
    """A check has no page for a roll: that a stack is illegal stands beside its answer."""
    counter = {"type": "DT", "nation": "france", "tech": "musket"}
    counters = {f"counters.{at}.{key}": said for at in range(4) for key, said in counter.items()}
    page = client.get(
        f"/games/europa_universalis/stack_profile/odds?{urlencode({'period': 4, **counters})}&lang=fr"
    ).text
    assert "Cette pile est illégale" in html.unescape(page)


def test_a_map_shows_the_players_in_the_colours_of_the_page() -> None:
    """A list of players beside the map is its key: the third of one is not the green where the other is purple."""
    sheet = STYLES.read_text(encoding="utf-8")
    players = [tone_of(f"seat{place}", place) for place in range(len(COLOURS))]
    page = [re.search(rf"--(?:side-)?{tone}: (#\w{{6}})", sheet) for tone in players]
    shown = [_hue(found[1]) for found in page if found]
    assert len(shown) == len(COLOURS)
    for drawn, said in zip(map(_hue, COLOURS), shown, strict=True):
        assert min(abs(drawn - said), 1 - abs(drawn - said)) < 0.05


def _hue(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return colorsys.rgb_to_hsv(red, green, blue)[0]


def test_of_very_many_answers_that_a_search_tried_the_first_are_shown(client: TestClient) -> None:
    page = client.get("/games/mighty_empires/winter/best?lang=en").text
    assert page.count("tried ") > 30  # spells and their targets
    before, _, folded = page.partition("<summary>Show the ")
    assert before.count("tried ") == 8
    assert folded
