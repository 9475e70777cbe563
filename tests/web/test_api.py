"""The HTTP API: every endpoint, every procedure's examples, every kind of error, limits, languages, headers."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta.dice import Seeded
from jacta.errors import EndlessProcedure, JactaError, OutOfReach
from jacta.kernel.odds import forget
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure, games
from jacta.telling.assuming import assumed_json
from jacta.telling.stories import remarks
from jacta.text import LANGUAGES, Message, speaking
from jacta.web import answers, errors, own_tables, schemas
from jacta.web.app import create_app
from jacta.web.asgi import HEADERS, preferred
from jacta.web.limits import Limits, Watch
from jacta.web.problems import STATUS, as_bytes, kind_of, of_error
from jacta.web.service import Service

EXAMPLES = [
    pytest.param(member.id, dict(example), id=f"{member.id}-{number}")
    for member in jacta.procedures().values()
    for number, example in enumerate(member.examples)
]
BATTLE = "here_i_stand.field_battle"
ARMIES = {"attacker_units": 12, "defender_units": 11}
INTERCEPTION = "/api/v1/here_i_stand.interception"
GIVEN = {"leaders": [2], "cavalry": "enemy"}
TABLES = "/api/v1/games/here_i_stand/tables"

AT_HOME: dict[str, Any] = {"base_url": "http://127.0.0.1:8017", "client": ("127.0.0.1", 50_000)}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(edit_tables=True), raise_server_exceptions=False, **AT_HOME) as client:
        yield client


def limited(**limits: Any) -> TestClient:
    return TestClient(create_app(Limits(**limits)), raise_server_exceptions=False)


def problem(response: Any, status: int, kind: str) -> dict[str, Any]:
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    data: dict[str, Any] = response.json()
    assert data["type"] == f"/problems/{kind}"
    assert data["status"] == status
    assert data["title"]
    assert not data["title"].startswith("web-problem")
    return data


# --- What there is


def test_games_and_procedures_are_those_of_the_registry(client: TestClient) -> None:
    assert [game["id"] for game in client.get("/api/v1/games").json()] == list(games())
    assert [one["id"] for one in client.get("/api/v1/procedures").json()] == list(jacta.procedures())
    for game in games().values():
        assert client.get(f"/api/v1/games/{game.id}").json()["procedures"] == len(game.procedures)
        rows = client.get("/api/v1/procedures", params={"game": game.id}).json()
        assert [row["id"] for row in rows] == [member.id for member in game.procedures]
        readings = client.get(f"/api/v1/games/{game.id}/readings").json()
        assert [one["reading"] for one in readings] == list(game.readings)
        tables = client.get(f"/api/v1/games/{game.id}/tables").json()
        assert [one["name"] for one in tables] == game.tables.names
        for name in game.tables.names:
            assert client.get(f"/api/v1/games/{game.id}/tables/{name}").json()["text"] == game.tables.text(name)


@pytest.mark.parametrize("id", jacta.procedures())
def test_a_procedure_shows_its_schema_and_texts(client: TestClient, id: str) -> None:
    found, procedure = client.get(f"/api/v1/{id}").json(), jacta.procedures()[id]
    assert found["schema"] == json.loads(json.dumps(procedure.schema()))
    assert found["examples"] == [dict(example) for example in procedure.examples]
    assert found["title"]


# --- The readings


@pytest.mark.parametrize(("id", "example"), EXAMPLES)
def test_odds_and_rolls_are_those_of_python(client: TestClient, id: str, example: dict[str, Any]) -> None:
    if jacta.procedures()[id].sampled:
        problem(client.post(f"/api/v1/{id}/odds", json=example), 422, "out-of-reach")
    else:
        procedure = jacta.procedures()[id]
        beside = {
            "assumed": assumed_json(procedure, jacta.assumed(id, example)),
            "remarks": remarks(procedure, procedure.validate(example)),
        }
        said = {key: value for key, value in beside.items() if value}
        expected = json.loads(json.dumps(jacta.odds(id, example).to_json() | said))
        assert client.post(f"/api/v1/{id}/odds", json=example).json() == expected
        assert client.get(f"/api/v1/{id}/odds", params={"given": json.dumps(example)}).json() == expected
    rolled = client.post(f"/api/v1/{id}/roll", params={"seed": 7}, json=example).json()
    for line in rolled["transcript"]:
        assert line.pop("text")
    assert rolled == json.loads(json.dumps(jacta.roll(id, example, source=Seeded(7)).to_json()))


def test_what_cannot_be_done_at_an_address_names_all_that_can(client: TestClient) -> None:
    refused = client.put(f"/api/v1/{BATTLE}/odds", json=ARMIES, headers={"Accept-Language": "fr"})
    assert problem(refused, 405, "http")["detail"] == "PUT ne fait rien à cette adresse\u202f; elle prend GET, POST"
    assert refused.headers["allow"] == "GET, POST"
    assert client.get("/api/v1/chronicles").headers["allow"] == "POST"


def test_an_input_can_stand_in_the_address(client: TestClient) -> None:
    found = client.get(f"{INTERCEPTION}/odds?leaders.0=2&cavalry=enemy&key=success").json()
    assert found == jacta.odds("here_i_stand.interception", GIVEN).marginal("success").to_json()


def test_best_and_the_effect_of_readings(client: TestClient) -> None:
    asked: dict[str, Any] = {"aim": "winner=attacker", "who": "attacker"}
    found = client.post(f"/api/v1/{BATTLE}/best", params=asked, json=ARMIES).json()
    expected = jacta.prospects(BATTLE, ARMIES, **asked)
    assert found.pop("prospects") == (expected and expected.to_json())
    assert found == jacta.best(BATTLE, ARMIES, **asked).to_json()
    effects = client.post(f"/api/v1/{BATTLE}/readings", json=ARMIES).json()["effects"]
    assert {one["option"] for one in effects} <= set(jacta.procedures()[BATTLE].options)
    assert effects == sorted(effects, key=lambda one: -one["moves"])


def test_best_says_what_each_option_brings(client: TestClient) -> None:
    siege = jacta.procedures()["europa_universalis.siege_plan"]
    asked = {"who": "besieger", "aim": "captured=yes"}
    found = client.post(f"/api/v1/{siege.id}/best", params=asked, json=siege.examples[0]).json()
    expected = jacta.prospects(siege.id, siege.examples[0], **asked)
    assert expected is not None
    assert found["prospects"] == expected.to_json()
    options = found["prospects"]["options"]
    assert [one["worth"] for one in options if one["best"]] == [found["value"]]
    assert len(options) > 1
    assert all(one["means"].keys() == options[0]["means"].keys() != set() for one in options)


def test_a_search_answers_where_the_best_is_out_of_reach(client: TestClient) -> None:
    duel = jacta.procedures()["seventh_sea.duel"]
    url, example = f"/api/v1/{duel.id}/best", dict(duel.examples[0])
    assert "?search=N" in problem(client.post(url, json=example), 422, "out-of-reach")["detail"]
    with pytest.raises(OutOfReach, match=r"jacta\.search"):
        jacta.best(duel.id, example)
    with pytest.raises(OutOfReach) as nobody_plays:
        jacta.best("mighty_empires.setup")
    assert "search" not in str(nobody_plays.value)
    found = client.post(url, params={"search": 1_000}, json=example).json()
    schemas.SearchedShape.model_validate(found)
    assert found == json.loads(json.dumps(jacta.search(duel.id, example, budget=1_000).to_json()))
    assert client.post(url, params={"search": 0}, json=example).status_code == 422


# --- Exact answers are kept


def test_a_known_answer_is_not_sent_again(client: TestClient) -> None:
    url = f"{INTERCEPTION}/odds?leaders=[2]&cavalry=enemy"
    first = client.get(url)
    assert "no-cache" in first.headers["cache-control"]
    mark = first.headers["etag"]
    for known in (mark, f'"x", W/{mark}', "*"):
        again = client.get(url, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
    written_otherwise = client.get(f"{INTERCEPTION}/odds", params={"given": json.dumps(GIVEN)})
    assert written_otherwise.headers["etag"] == mark
    for other in (f"{INTERCEPTION}/odds?leaders=[1]&cavalry=enemy", f"{url}&key=success", f"{url}&lang=fr"):
        assert client.get(other, headers={"If-None-Match": mark}).status_code == 200


def test_a_table_of_ones_own_changes_the_answer(
    client: TestClient, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    url = "/api/v1/here_i_stand.exploration_table/odds"
    example = dict(jacta.procedures()["here_i_stand.exploration_table"].examples[0])
    before = client.get(url, params={"given": json.dumps(example)})
    text = client.get(f"{TABLES}/exploration").json()["text"] + "# our own\n"
    assert client.put(f"{TABLES}/exploration", content=text).json()["origin"] == "user"
    after = client.get(url, params={"given": json.dumps(example)})
    assert after.headers["etag"] != before.headers["etag"]
    assert after.json()["notices"][0]["origin"] == "user"
    (tmp_path / "here_i_stand" / "exploration.toml").unlink()
    again = client.get(url, params={"given": json.dumps(example)})
    assert again.json() == before.json()
    assert again.headers["etag"] == before.headers["etag"]
    client.put(f"{TABLES}/exploration", content=text)
    assert client.delete(f"{TABLES}/exploration").status_code == 204
    assert client.get(f"{TABLES}/exploration").json()["origin"] == "printed"


def test_a_table_that_does_not_fit_is_refused(client: TestClient) -> None:
    problem(client.put(f"{TABLES}/exploration", content='axis = ["other"]'), 422, "table")
    problem(client.put(f"{TABLES}/exploration", content=b"\xff"), 422, "input")
    problem(client.get(f"{TABLES}/no_such"), 404, "not-there")


@pytest.mark.parametrize(
    ("asked", "visitor"),
    [
        (False, {}),
        (True, {"client": ("192.168.1.7", 50_000)}),
        (True, {"base_url": "http://rebound.example:8017"}),
        (True, {"headers": {"X-Forwarded-For": "127.0.0.1"}}),
        (True, {"headers": {"Via": "1.1 proxy"}}),
    ],
)
def test_tables_are_changed_only_from_here_and_only_where_the_user_asks(asked: bool, visitor: dict[str, Any]) -> None:
    with TestClient(create_app(edit_tables=asked), **{**AT_HOME, **visitor}) as public:
        problem(public.put(f"{TABLES}/exploration", content="passage = 'x'"), 403, "read-only")
        problem(public.delete(f"{TABLES}/exploration"), 403, "read-only")
        page = public.get("/games/here_i_stand/tables/exploration", headers={"Accept-Language": "en"}).text
        assert "<textarea" not in page
        assert "jacta serve --edit-tables" in page
        refused = public.post("/games/here_i_stand/tables/exploration", data={"do": "save", "text": "passage = 'x'"})
        assert "cannot be changed from here" in refused.text


def test_names_that_others_let_lead_here_are_not_answered(client: TestClient) -> None:
    with TestClient(create_app(hosts=["jacta.example.org"])) as named:
        for host in ("localhost:8017", "192.168.1.5:8017", "[::1]:8017", "jacta.example.org", "JACTA.example.org.:80"):
            assert named.get("/api/v1/games", headers={"Host": host}).status_code == 200, host
        for host in ("rebound.example", "jacta.example.org.rebound.example:8017", "[", ""):
            refused = named.get("/api/v1/games", headers={"Host": host})
            assert (refused.status_code, refused.json()["type"]) == (421, "/problems/host")


# --- Errors


def test_bad_input_names_its_key_in_the_readers_language(client: TestClient) -> None:
    for lang in LANGUAGES:
        data = problem(
            client.post(f"{INTERCEPTION}/odds?lang={lang}", json={**GIVEN, "leaders": [2, 1.5]}), 422, "input"
        )
        assert data["key"] == "leaders.1"
        with speaking(lang):
            assert data["detail"] == str(Message("error-type-int", value="1.5"))
    assert problem(client.get(f"{INTERCEPTION}/odds?no_such_key=1&leaders=[2]"), 422, "input")["key"] == "no_such_key"
    assert problem(client.post(f"{INTERCEPTION}/roll?seed=x", json=GIVEN), 422, "input")["key"] == "seed"
    assert problem(client.post(f"{INTERCEPTION}/odds?policy=x", json=GIVEN), 422, "input")["key"] == "policy"
    assert problem(client.post(f"{INTERCEPTION}/odds?key=x", json=GIVEN), 422, "input")["key"] == "x"
    assert problem(client.post(f"/api/v1/{BATTLE}/best?aim=x", json=ARMIES), 422, "input")["key"] == "aim"


def test_what_may_be_meant_is_named_as_json_has_it(client: TestClient) -> None:
    """The reader's own words for keys and values are none of a body's: what is suggested must be taken."""
    told = problem(client.post(f"/api/v1/{BATTLE}/odds?lang=fr", json={**ARMIES, "unités_attaquant": 6}), 422, "input")
    assert "vouliez-vous dire attacker_units" in told["detail"]
    lacking = problem(client.post(f"/api/v1/{BATTLE}/odds?lang=fr", json={}), 422, "input")
    assert (lacking["key"], "il manque aussi defender_units" in lacking["detail"]) == ("attacker_units", True)
    reading = {**ARMIES, "options": {"eliminated_side": "zorg"}}
    told = problem(client.post(f"/api/v1/{BATTLE}/odds?lang=fr", json=reading), 422, "input")
    assert "cannot_win, hits_only" in told["detail"]
    told = problem(client.post(f"/api/v1/{BATTLE}/best?lang=fr&who=nobody", json=ARMIES), 422, "input")
    assert (told["key"], "attacker, defender" in told["detail"]) == ("who", True)


@pytest.mark.parametrize("reading", ["odds", "best", "simulate", "vary?by=attacker_units", "sensitivity"])
def test_a_body_that_is_wrapped_is_told_to_be_the_input_itself(client: TestClient, reading: str) -> None:
    wrapped = problem(client.post(f"/api/v1/{BATTLE}/{reading}", json={"given": ARMIES}), 422, "input")
    assert (wrapped["key"], "the body is the input itself" in wrapped["detail"]) == ("given", True)
    beside = problem(client.post(f"/api/v1/{BATTLE}/{reading}", json={**ARMIES, "seed": 1}), 422, "input")
    assert (beside["key"], "say it in the address" in beside["detail"]) == ("seed", True)


def test_where_a_body_is_no_json_is_said_in_the_readers_language(client: TestClient) -> None:
    for lang, said in (("en", "JSON: line 2, column 1"), ("fr", "JSON valide\u202f: ligne 2, colonne 1")):
        data = problem(client.post(f"{INTERCEPTION}/odds?lang={lang}", content=b'{"leaders": [2],\n}'), 422, "input")
        assert data["detail"].endswith(said)
    deep = problem(client.post(f"{INTERCEPTION}/odds?lang=fr", content=b"[" * 100_000), 422, "input")
    assert deep["detail"].endswith("trop de niveaux")


@pytest.mark.parametrize("body", [b"{", b"[]", b'"x"', b"NaN", b"\xff\xfe", b'{"leaders": [1e999]}', b"[" * 100_000])
def test_what_is_no_object_is_refused(client: TestClient, body: bytes) -> None:
    problem(client.post(f"{INTERCEPTION}/odds", content=body), 422, "input")


def test_what_is_not_there(client: TestClient) -> None:
    assert "interception" in problem(client.get(f"{INTERCEPTION}s"), 404, "unknown-procedure")["detail"]
    problem(client.get("/api/v1/games/no_such"), 404, "not-there")
    problem(client.get("/api/v1/jobs/no_such"), 404, "not-there")
    problem(client.get("/api/v1/no/such/address"), 404, "not-there")
    assert "GET" in client.put("/api/v1/games").headers["allow"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_error_has_its_problem(lang: str) -> None:
    samples = [kind for kind in STATUS if kind.__init__ is JactaError.__init__]
    with speaking(lang):
        for kind in [*samples, JactaError, EndlessProcedure]:
            data = json.loads(bytes(of_error(kind("x")).body))
            assert data["type"] == f"/problems/{kind_of(kind('x'))}"
            assert not data["title"].startswith("web-"), kind


def test_our_own_fault_tells_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(Service, "read", broken)
    response = client.get(f"{INTERCEPTION}/roll?leaders=[2]&cavalry=enemy")
    assert "secret" not in problem(response, 500, "internal")["detail"]
    assert response.headers["content-security-policy"]
    assert "cavalry" not in caplog.text


# --- Hostile input


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "\0", "\ud800", "\u202e", "é" * 5000, "../../etc/passwd", "${x}", "{ $x }"]
)
def test_strange_texts_are_refused_and_quoted(client: TestClient, text: str) -> None:
    body = json.dumps({**GIVEN, "cavalry": text})
    data = problem(client.post(f"{INTERCEPTION}/odds", content=body), 422, "input")
    assert len(data["detail"]) < 300
    problem(client.post(f"{INTERCEPTION}/odds", content=json.dumps({**GIVEN, text: 1})), 422, "input")
    if text.isprintable():
        problem(client.get(f"{INTERCEPTION}/odds", params={text: text}), 422, "input")


def test_half_a_character_can_be_written_down() -> None:
    assert json.loads(as_bytes({"x": "\ud800"})) == {"x": "\ud800"}


def test_deep_addresses_are_refused(client: TestClient) -> None:
    problem(client.get(f"{INTERCEPTION}/odds?{'a.' * 3000}a=1"), 422, "input")
    problem(client.get(f"{INTERCEPTION}/odds?leaders.999999=1"), 422, "input")
    problem(client.get(f"{INTERCEPTION}/odds?leaders=1&leaders.0=2"), 422, "input")


@pytest.mark.parametrize("number", [10**9, -(10**9), 10**400, 1e300])
def test_huge_numbers_are_refused(client: TestClient, number: float) -> None:
    problem(client.post(f"/api/v1/{BATTLE}/odds", json={**ARMIES, "attacker_units": number}), 422, "input")


# --- Limits


def test_a_large_body_is_refused_before_it_is_read() -> None:
    with limited(body=1000) as client:
        data = problem(client.post(f"{INTERCEPTION}/odds", content=b" " * 2000), 413, "body-too-large")
        assert "1000" in data["detail"]
        streamed = client.post(f"{INTERCEPTION}/odds", content=iter([b" " * 600] * 3))
        problem(streamed, 413, "body-too-large")


def test_too_many_states_and_too_much_time_are_told() -> None:
    for limits, status, kind in (({"states": 100}, 422, "too-large"), ({"seconds": 0.0}, 503, "too-long")):
        forget()
        with limited(**limits) as client:
            problem(client.post(f"/api/v1/{BATTLE}/odds", json=ARMIES), status, kind)
    with limited(outcomes=10) as client:
        problem(client.post(f"/api/v1/{BATTLE}/odds", json=ARMIES), 422, "too-large")


def test_work_that_never_looks_up_is_answered_in_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # no saved games that anybody looks after on the only thread
    app = create_app(Limits(seconds=0.1, threads=1, waiting=1))
    ended = threading.Event()

    @app.get("/endless")
    async def endless() -> None:
        await app.state.service.run(lambda watch: ended.wait())

    with TestClient(app) as client:
        try:
            problem(client.get("/endless"), 503, "too-long")
            busy = client.get("/endless")  # the only thread is still taken
            assert problem(busy, 503, "busy")
            assert busy.headers["retry-after"]
        finally:
            ended.set()


def test_work_stops_when_nobody_waits_for_it_any_more() -> None:
    ended: list[type[Exception]] = []

    def work(watch: Watch) -> None:
        try:
            while True:
                watch.look()
                time.sleep(0.01)
        except JactaError as error:
            ended.append(type(error))
            raise

    class Client:
        client, method = None, "GET"

        async def is_disconnected(self) -> bool:
            return True

    async def asked() -> None:
        service = Service()
        with pytest.raises(errors.Gone):
            await service.run(work, Client())  # type: ignore[arg-type]
        while not ended:
            await asyncio.sleep(0.01)
        await service.close()

    asyncio.run(asyncio.wait_for(asked(), 120))
    assert ended == [errors.Gone]


@pytest.mark.parametrize("reading", [answers.odds, answers.best, answers.roll, answers.effects, answers.checked])
@pytest.mark.parametrize("posted", [True, False])
def test_a_request_is_resolved_once(reading: Any, posted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its input is checked once, and the folder of the user's tables is looked at once: also for the mark of a GET."""
    seen: Counter[str] = Counter()

    def counted(owner: Any, name: str, known_as: str) -> None:
        true = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *args, **words: (seen.update([known_as]), true(*args, **words))[1])

    body, parameters = (json.dumps(ARMIES).encode(), ()) if posted else (None, (("given", json.dumps(ARMIES)),))
    request = answers.ReadingRequest(BATTLE, f"/{BATTLE}/odds", body, parameters)
    asked = {
        answers.odds: (None, ()),
        answers.best: (None, "attacker", None, None),
        answers.roll: (None, 1),
        answers.effects: (None,),
        answers.checked: (),
    }[reading]
    for _ in range(2):  # where tables have changed, the fingerprint notices, too: then the edition is known
        reading(request, *asked, Watch(Limits()))
    counted(own_tables, "_signature", "folder")
    counted(Path, "is_file", "folder")
    counted(Procedure, "read", "input")
    counted(Procedure, "validate", "input")
    reading(request, *asked, Watch(Limits()))
    others = len(find_procedure(BATTLE).options) if reading is answers.effects else 0
    assert seen["folder"] == 1
    assert seen["input"] <= 1 + others  # every other reading of the rules is an input of its own


def test_a_watch_adds_up_and_stops() -> None:
    watch = Watch(Limits(states=1000))
    watch(500)
    watch(900)
    watch(900)  # nothing new
    watch(50)  # another procedure begins
    with pytest.raises(errors.TooLarge):
        watch(200)
    watch = Watch(Limits())
    source = watch.over(Seeded(1))
    plain = Seeded(1)
    assert [source.below(6) for _ in range(10)] == [plain.below(6) for _ in range(10)]
    watch.stop()
    with pytest.raises(errors.Gone):
        [source.below(6) for _ in range(1000)]


# --- Languages and headers


def test_the_language_is_asked_for_remembered_or_preferred(client: TestClient) -> None:
    def spoken(url: str = "/api/v1/games", **headers: str) -> str:
        client.cookies.clear()
        return str(client.get(url, headers=headers).headers["content-language"])

    assert spoken() == "en"
    assert spoken("/api/v1/games?lang=fr") == "fr"
    assert spoken("/api/v1/games?lang=xx", cookie="lang=fr") == "fr"
    assert spoken(cookie="lang=fr", **{"accept-language": "en"}) == "fr"
    assert spoken(**{"accept-language": "de, fr;q=0.8, en;q=0.5"}) == "fr"
    assert spoken("/api/v1/games?lang=en", cookie="lang=fr") == "en"
    assert preferred("fr;q=x, en;q=0.1") == "en"
    french = client.get("/api/v1/here_i_stand.siege?lang=fr").json()["title"]
    assert french != client.get("/api/v1/here_i_stand.siege?lang=en").json()["title"]


@pytest.mark.parametrize("url", ["/api/v1/games", "/api/v1/no/such", "/", "/static/jacta.css"])
def test_every_answer_has_the_security_headers(client: TestClient, url: str) -> None:
    headers = client.get(url, headers={"Origin": "https://elsewhere.example"}).headers
    assert {name: headers.get(name) for name in HEADERS} == dict(HEADERS)
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "unsafe-inline" not in headers["content-security-policy"]
    assert "access-control-allow-origin" not in headers


def test_other_sites_cannot_change_anything(client: TestClient) -> None:
    url = f"{TABLES}/exploration"
    for headers in (
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
    ):
        problem(client.put(url, content="x", headers=headers), 403, "cross-origin")
    for headers in ({"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://127.0.0.1:8017"}):
        problem(client.put(url, content="x", headers=headers), 422, "table")


def test_whoever_reads_pages_is_told_on_one(client: TestClient) -> None:
    """No person is shown JSON, whatever goes wrong; programs are."""
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": "fr"}
    refused = client.post("/tables/other-device", headers={**browser, "Sec-Fetch-Site": "cross-site"})
    nowhere = client.get("/nowhere", headers=browser)
    wide = client.get("/games/here_i_stand/siege/play", params=[("x", "1")] * 3000, headers=browser)
    for page, status in ((refused, 403), (nowhere, 404), (wide, 413)):
        assert (page.status_code, page.headers["content-type"]) == (status, "text/html; charset=utf-8")
        assert 'lang="fr"' in page.text
        assert '<a class="button" href="/">' in page.text
    problem(client.get("/api/v1/nowhere", headers=browser), 404, "unknown-procedure")
    problem(client.get("/nowhere"), 404, "not-there")


def test_head_is_get_without_a_body(client: TestClient) -> None:
    for path in ("/", "/api/v1/games", "/static/jacta.css"):
        whole, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(whole.content))
    assert client.head("/nowhere").status_code == 404


def test_raises_that_one_test_cannot_hold_are_not_offered(client: TestClient) -> None:
    asked = {"attacker": {"resolve": 100}, "defender": {"resolve": 100}, "target_raises": 100}
    found = client.post("/api/v1/seventh_sea.intimidate/best", json=asked)
    assert found.status_code == 200, found.text
    refused = client.post("/api/v1/seventh_sea.intimidate/best", json={**asked, "raises": 1})
    assert (refused.status_code, refused.json()["key"]) == (422, "raises")


@pytest.mark.parametrize(("body", "shown"), [("[1, 2]", "[1, 2]"), ('"x"', "x"), ("null", "null"), ("7", "7")])
def test_what_is_no_object_is_repeated_as_it_was_sent(client: TestClient, body: str, shown: str) -> None:
    found = problem(client.post(f"/api/v1/{BATTLE}/odds", content=body), 422, "input")
    assert found["detail"] == f"{shown} is not understood: keys with their values are wanted"


@pytest.mark.parametrize("name", ["who", "seed", "runs", "search", "at_least"])
def test_a_parameter_of_another_reading_is_refused_with_those_of_this_one(client: TestClient, name: str) -> None:
    """Ignored, it would let its author believe that it had been followed."""
    posted = client.post(f"{INTERCEPTION}/odds?{name}=1", json=GIVEN)
    got = client.get(f"{INTERCEPTION}/odds?leaders=[2]&cavalry=enemy&{name}=1")
    for answer, also in ((posted, ""), (got, "given, ")):
        told = problem(answer, 422, "input")
        assert told["key"] == name
        assert told["detail"] == f"{name} is not allowed; choose one of {also}key, lang, policy"
    assert client.get(f"{INTERCEPTION}/odds?leaders=[2]&cavalry=enemy&lang=fr").status_code == 200


def test_parameters_are_refused_in_the_readers_language(client: TestClient) -> None:
    asked: dict[str, Any] = {"params": {"runs": "ten"}, "json": ARMIES, "headers": {"Accept-Language": "fr"}}
    found = problem(client.post(f"/api/v1/{BATTLE}/simulate", **asked), 422, "input")
    assert (found["key"], found["detail"]) == ("runs", '"ten" n’est pas un nombre entier')
