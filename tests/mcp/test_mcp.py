"""An assistant asks, over real standard input and output, and over HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client
from starlette.testclient import TestClient

import jacta
from jacta.chronicles import as_text
from jacta.errors import InputError, OutOfReach
from jacta.kernel.odds import forget
from jacta.kernel.rule.registry import games
from jacta.mcp import tools
from jacta.mcp.server import app_of
from jacta.text import speaking
from jacta.web.limits import Limits, Watch

ROOT = Path(__file__).parents[2]
BATTLE = {"attacker_units": 4, "attacker_leaders": [1], "defender_units": 5}
ARMIES = {"attacker_units": 10, "attacker_leaders": [2], "defender_units": 8, "defender_leaders": [1]}
PIRACY = {"corsairs": 2, "target_ports": 2, "target_cards": 1}


def asking(calls: Mapping[str, tuple[str, dict[str, Any]]], folder: Path) -> tuple[list[Any], dict[str, Any]]:
    """The tools, and the answers of one session with a process of its own."""
    environment = {**os.environ, "JACTA_LANG": "en", "JACTA_TABLES": str(folder / "tables")}
    server = StdioServerParameters(command=sys.executable, args=["-m", "jacta", "mcp"], env=environment)

    async def talk() -> tuple[list[Any], dict[str, Any]]:
        async with Client(stdio_client(server)) as client:
            offered = (await client.list_tools()).tools
            return offered, {name: await client.call_tool(*call) for name, call in calls.items()}

    return asyncio.run(talk())


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Any], dict[str, Any]]:
    folder = tmp_path_factory.mktemp("own")
    mohacs = jacta.chronicle("here_i_stand", "Mohács")
    mohacs = mohacs.add("Janissaries", "formation", {"power": "ottoman", "units": 5}, owner="Anne")
    (folder / "chronicles").mkdir()
    (folder / "chronicles" / "Mohács.json").write_text(as_text(mohacs), encoding="utf-8")
    battle = {"procedure": "here_i_stand.field_battle", "given": BATTLE}
    assault = {"procedure": "here_i_stand.assault", "given": {"attacker_leaders": [2], "defender_units": 2}}
    return asking(
        {
            "find": ("find", {"words": "bataille rangée", "lang": "fr"}),
            "lost": ("find", {"words": "battle", "game": "here_i_stnd"}),
            "explain": ("explain", {"procedure": "here_i_stand.piracy"}),
            "odds": ("odds", battle),
            "typed": (
                "odds",
                {**battle, "given": {"unités_attaquant": "4", "attacker_leaders": "1", "defender_units": 5}},
            ),
            "next": ("odds", {**battle, "page": 2}),
            "beyond": ("odds", {**battle, "page": 99}),
            "marginal": ("odds", {**battle, "keys": ["winner"]}),
            "pool": ("odds", {"procedure": "seventh_sea.roll", "given": {"rolled": 12, "kept": 6}, "lang": "fr"}),
            "unknown": ("odds", {**battle, "keys": ["winer"]}),
            "wrong": ("odds", {**battle, "given": {**BATTLE, "attacker_units": -1}, "lang": "fr"}),
            "again": ("odds", {**battle, "keys": ["winner", "winner"]}),
            "nobody": ("odds", {"procedure": "here_i_stand.feild_battle"}),
            "illegal": ("odds", {**battle, "given": {**BATTLE, "attacker_cavalry": 2}, "policy": {"cavalry_lost": 9}}),
            "unheard": ("odds", {**battle, "kes": ["winner"], "lang": "fr"}),
            "needed": ("vary", assault),
            "tongue": ("odds", {**battle, "lang": "de"}),
            "tool": ("chances", battle),
            "best": ("best", {"procedure": "here_i_stand.piracy", "given": PIRACY, "lang": "fr"}),
            "roll": ("roll", {**battle, "seed": 7}),
            "need": ("vary", {**assault, "by": ["attacker_units"], "at_least": "70%"}),
            "vary": ("vary", {**assault, "by": ["attacker_units=4..7"]}),
            "readings": ("readings", {"procedure": "here_i_stand.piracy", "given": PIRACY | {"squadrons_adjacent": 2}}),
            "chronicle": ("chronicle", {}),
            "unaccented": ("chronicle", {"name": "mohacs"}),
            "elsewhere": ("chronicle", {"name": str(folder / "chronicles" / "Mohács.json")}),
        },
        folder,
    )


def test_there_are_eight_tools_and_all_of_them_only_read(session: tuple[list[Any], dict[str, Any]]) -> None:
    offered, _ = session
    assert len(offered) == 8
    assert all(tool.annotations.read_only_hint for tool in offered)
    assert all(tool.description for tool in offered)


def test_answers_are_exact_and_say_what_they_rest_on(session: tuple[list[Any], dict[str, Any]]) -> None:
    answers = data(session)
    assert answers["find"]["found"][0]["procedure"] == "here_i_stand.field_battle"
    assert answers["find"]["found"][0]["title"] == "Bataille rangée"
    assert answers["explain"]["readings"][0]["reading"] == "R18"
    assert {row["key"] for row in answers["explain"]["inputs"]} >= set(PIRACY)
    odds = answers["odds"]
    assert (odds["passage"], odds["readings"][0]["reading"]) == ("COMBAT / Bataille rangée", "R3")
    assert odds["next_page"] == 2
    assert answers["typed"]["outcomes"] == odds["outcomes"]
    expected = jacta.odds("here_i_stand.field_battle", BATTLE)
    assert odds["total"] == len(expected)
    both = [*odds["outcomes"], *answers["next"]["outcomes"]]
    assert [row["exact"] for row in both] == [str(p) for _, p in expected][: len(both)]
    assert answers["marginal"]["outcomes"][1] == {
        "outcome": {"winner": "attacker"},
        "exact": "17552/59049",
        "percent": "29.7%",
    }
    assert answers["again"]["outcomes"] == answers["marginal"]["outcomes"]
    assert answers["pool"]["remarks"] == ["12g6 devient 10g8. (Lancer plus de 10 dés (R6, R8))"]
    assert "remarks" not in odds
    best = answers["best"]
    assert (best["who"], best["worth"]["exact"]) == ("target", "-1/9")
    assert "carte" in best["decisions"][0]["do"]
    rolled = answers["roll"]
    assert rolled["outcome"]["winner"] == "attacker"
    assert all(line["passage"] and line["text"] for line in rolled["transcript"])
    assert answers["need"]["need"][0]["answer"] == {"at": {"attacker_units": 9}, "exact": "179/243", "percent": "73.7%"}
    assert [row["at"]["attacker_units"] for row in answers["vary"]["values"]] == [4, 5, 6, 7]
    assert answers["readings"]["effects"][0]["moves"]["exact"] == "4/9"
    assert answers["chronicle"]["pieces"][0]["sheet"]["units"] == 5
    assert answers["unaccented"] == answers["chronicle"]
    assert "Janissaries" in answers["chronicle"]["journal"][0]["text"]


def test_errors_name_the_key_so_that_a_call_can_be_mended(session: tuple[list[Any], dict[str, Any]]) -> None:
    _, found = session
    wrong = {name: json.loads(answer.content[0].text) for name, answer in found.items() if answer.is_error}
    amiss = {"unheard": "kes", "needed": "by", "tongue": "lang", "tool": "name", "nobody": "procedure"}
    amiss |= {"illegal": "policy"}
    assert set(wrong) == {"lost", "beyond", "unknown", "wrong", "elsewhere", *amiss}
    assert {name: wrong[name]["key"] for name in amiss} == amiss
    assert "vouliez-vous dire keys" in wrong["unheard"]["message"], "unheard, it would answer another question"
    assert "odds" in wrong["tool"]["message"]
    assert (wrong["lost"]["key"], "here_i_stand" in wrong["lost"]["message"]) == ("game", True)
    assert (wrong["beyond"]["key"], wrong["unknown"]["key"]) == ("page", "keys")
    assert "winner" in wrong["unknown"]["message"]
    assert (wrong["wrong"]["error"], wrong["wrong"]["key"]) == ("input", "attacker_units")
    assert "trop petit" in wrong["wrong"]["message"]
    assert "here_i_stand.field_battle" in wrong["nobody"]["message"]
    assert wrong["elsewhere"]["key"] == "name", "no file outside the user's folder is opened"


def test_answers_are_small(session: tuple[list[Any], dict[str, Any]]) -> None:
    _, found = session
    assert max(len(answer.content[0].text) for answer in found.values()) < 8_000


def data(session: tuple[list[Any], dict[str, Any]]) -> dict[str, Any]:
    return {name: answer.structured_content for name, answer in session[1].items() if not answer.is_error}


def test_over_http_the_limits_are_those_of_the_web(tmp_path: Path) -> None:
    limits = Limits(workers=0, states=50, body=2_000)
    app = app_of(limits, database=f"sqlite:///{tmp_path}/jacta.db", hosts=())
    links = app.state.service.open() and app.state.service.chronicles.open(jacta.chronicle("here_i_stand", "Mohács"))
    with TestClient(app, base_url="http://localhost") as client:

        def called(tool: str, **arguments: Any) -> Any:
            return posted({"method": "tools/call", "params": {"name": tool, "arguments": arguments}}).json()["result"]

        def posted(body: dict[str, Any], **headers: str) -> Any:
            sent = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-06-18", **headers}
            return client.post("/mcp", json={"jsonrpc": "2.0", "id": 1, **body}, headers=sent)

        small = called("odds", procedure="here_i_stand.interception", given={"leaders": [2]})
        assert small["structuredContent"]["outcomes"]
        forget()
        refused = called("odds", procedure="here_i_stand.field_battle", given=ARMIES)
        assert json.loads(refused["content"][0]["text"])["error"] == "too-large"
        shown = called("chronicle", name=f"http://localhost/chronicles/{links.reader}")
        assert shown["structuredContent"]["title"] == "Mohács"
        assert json.loads(called("chronicle", name="0" * 32)["content"][0]["text"])["error"] == "unknown-link"
        listing: dict[str, Any] = {"method": "tools/list"}
        assert posted(listing, Host="elsewhere.example").status_code == 421
        assert posted(listing, Origin="http://elsewhere.example").status_code == 403
        assert posted({**listing, "params": {"_meta": {"long": "x" * 2_000}}}).status_code == 413


def test_which_chronicle_is_a_question_of_the_name(tmp_path: Path) -> None:
    """Of the assistant's own argument, not of an option of the command line."""
    _, found = asking({"none": ("chronicle", {})}, tmp_path)
    told = json.loads(found["none"].content[0].text)
    assert (found["none"].is_error, told["key"]) == (True, "name")
    assert "jacta chronicle new" in told["message"]


def test_tables_that_the_document_does_not_print_are_named() -> None:
    id = "europa_universalis.land_battle"
    with speaking("fr"):
        found = tools.odds(id, dict(jacta.procedures()[id].examples[0]), None, ["winner"], 1, Watch(Limits()))
    assert any("Thibaut" in sentence or "BAM" in sentence for sentence in found["tables"]), found["tables"]


def test_every_answer_names_the_readings_and_the_tables_it_rests_on() -> None:
    asked = ("europa_universalis.land_battle", dict(jacta.procedures()["europa_universalis.land_battle"].examples[0]))
    watch = Watch(Limits())
    odds = tools.odds(*asked, None, ["winner"], 1, watch)
    answers = [
        tools.vary(*asked, ["attacker.dt=5..6"], None, None, None, 1, watch),
        tools.vary(*asked, ["attacker.dt=5..6"], "1%", None, None, 1, watch),
        tools.readings(*asked, None, 1, watch),
        tools.roll(*asked, None, 7, 1, watch),
    ]
    assert odds["readings"]
    assert odds["tables"]
    for key in ("passage", "given", "readings", "tables"):
        assert [answer[key] for answer in answers] == [odds[key]] * len(answers), key


def test_a_reading_that_varies_is_not_named_as_in_force() -> None:
    def named(by: str) -> list[str]:
        found = tools.vary("here_i_stand.field_battle", BATTLE, [by], None, None, None, 1, Watch(Limits()))
        return [one["option"] for one in found["readings"]]

    assert named("attacker_units=4..6") == ["eliminated_side"]
    assert named("options.eliminated_side") == []


@pytest.mark.parametrize("game", games())
def test_odds_are_plain_data_whatever_comes_out(game: str) -> None:
    """Pieces and lists among the outcomes, too."""
    for procedure in games()[game].procedures:
        given = min(map(dict, procedure.examples), key=lambda example: len(str(example)))
        with suppress(OutOfReach):
            found = tools.odds(procedure.id, given, None, [], 1, Watch(Limits()))
            assert json.loads(json.dumps(found)) == found, procedure.id


def test_what_endless_dice_leave_open_is_the_rest_of_the_odds() -> None:
    id, given = "seventh_sea.roll", {"rolled": 2, "kept": 1}
    answer = tools.odds(id, given, None, [], 1, Watch(Limits()))
    assert Fraction(answer["tail"]["exact"]) == 1 - sum(p for _, p in jacta.odds(id, given)) < Fraction(1, 10**9)
    swept = tools.vary(id, given, ["kept=1..2"], None, "total>=20", None, 1, Watch(Limits()))
    assert swept["values"][0]["tail"] == answer["tail"]


def test_a_sheet_of_a_chronicle_goes_into_its_role() -> None:
    """Into one that speaks of a piece's parts, and into one that is a key of the input."""
    sheet = {"power": "ottoman", "units": 5}
    battle, engagement = (jacta.procedures()[f"here_i_stand.{name}"] for name in ("field_battle", "engagement"))
    understood = tools.understood(battle, {"attacker": sheet, "defender_units": "3"})
    assert (understood["attacker_units"], understood["defender_units"]) == (5, 3)
    assert (
        tools.understood(battle, {"attaquant": {"puissance": "ottomans", "unités": 5}, "defender_units": 3})
        == understood
    )
    assert tools.understood(engagement, {"attacker": sheet}) == {"attacker": sheet}
    assert tools.explain(battle.id, 1, Watch(Limits()))["roles"] == {
        "attacker": ["formation"],
        "defender": ["formation"],
    }
    with pytest.raises(InputError, match="hors") as refused:
        tools.understood(battle, {"attacker": {**sheet, "horses": 3}, "defender_units": 3})
    assert refused.value.key == "attacker.horses"


def test_at_a_glance_are_the_keys_that_were_asked_for() -> None:
    watch = Watch(Limits())
    assert [*tools.odds("here_i_stand.piracy", PIRACY, None, ["vp_ceded"], 1, watch)["glance"]] == ["vp_ceded"]
    assert len(tools.odds("here_i_stand.piracy", PIRACY, None, [], 1, watch)["glance"]) > 1


def test_words_find_what_they_find_everywhere() -> None:
    found = tools.find("attack a fortress", "here_i_stand", 1, Watch(Limits()))
    assert {row["procedure"] for row in found["found"]} == {"here_i_stand.assault", "here_i_stand.siege"}
    lost = tools.find("sieege mashine", None, 1, Watch(Limits()))
    assert lost["found"] or lost["try"]
    assert {row["procedure"].split(".")[0] for row in tools.find("", "dice", 1, Watch(Limits()))["found"]} == {"dice"}


def test_the_server_file_names_this_version_and_the_command() -> None:
    about = json.loads((ROOT / "server.json").read_text())
    (package,) = about["packages"]
    assert about["version"] == package["version"] == jacta.__version__
    assert package["packageArguments"] == [{"type": "positional", "value": "mcp"}]


def test_without_the_package_the_command_says_what_to_install() -> None:
    code = "import sys; sys.modules['mcp'] = None\nfrom jacta.cli import main\nsys.exit(main(['mcp']))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert "jacta[mcp]" in told.stderr
