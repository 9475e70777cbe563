"""Behind a real nginx with TLS, set up as the documentation says."""

from __future__ import annotations

import os
import re
import shlex
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from jacta.cli.serve import bound
from tests.web.networks import NEED
from tests.web.test_live import PIRACY, Follower
from tests.web.test_load import served
from tests.web.test_server import PATIENCE

pytestmark = pytest.mark.waits
DOCS = Path(__file__).parent.parent.parent / "docs"
NAME = "jacta.example.org"
AROUND = """
daemon off; {user} pid {folder}/pid; error_log {folder}/errors; events {{}}
http {{
client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; access_log {folder}/access;
fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{server}
}}
"""


def documented(page: str) -> str:
    """What the documentation says to nginx."""
    found = re.search(r"```nginx\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_both_languages_document_the_same() -> None:
    english, french = (re.sub(r"#.*", "", documented(page)) for page in ("hosting.md", "fr/hosting.md"))
    assert english == french


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("nginx")


@pytest.fixture(scope="module")
def proxy(folder: Path) -> Iterator[httpx2.Client]:
    """A visitor who comes through nginx."""
    subprocess.run([NEED, "nginx", "openssl"], check=True)
    made = re.search(r"`(openssl req [^`]*)`", (DOCS / "hosting.md").read_text(encoding="utf-8"))
    assert made
    subprocess.run(shlex.split(made[1]), cwd=folder, check=True, capture_output=True)
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    options = ("--port", "0", "--no-open", "--allow-host", NAME, "--database", str(folder / "tables.sqlite"))
    with served(*options) as (_, address):
        server = documented("hosting.md").replace("listen 443", f"listen 127.0.0.1:{port}")
        server = server.replace("/etc/ssl/jacta", str(folder)).replace("http://127.0.0.1:8017", address)
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(AROUND.format(user=user, folder=folder, server=server), encoding="utf-8")
        process = subprocess.Popen(
            ["nginx", "-e", folder / "errors", "-c", folder / "nginx.conf"],
            env={**os.environ, "NGINX": f"{listening.fileno()};"},  # the socket that it is handed, and listens at
            pass_fds=[listening.fileno()],
        )
        listening.close()
        secure = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        secure.check_hostname = False  # the documented certificate is one to try things with
        base = f"https://127.0.0.1:{port}"
        with httpx2.Client(
            base_url=base, verify=secure, headers={"Host": f"{NAME}:{port}"}, timeout=PATIENCE
        ) as client:
            _await(client, process)
            yield client
        process.terminate()
        process.wait(PATIENCE)


def _await(client: httpx2.Client, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            client.get("/health")
        except httpx2.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nginx has not begun")


def test_a_game_through_nginx(proxy: httpx2.Client, folder: Path) -> None:
    own = f"https://{proxy.headers['host']}"
    page = proxy.post(
        "/games/here_i_stand/piracy/tables",
        data={"corsairs": "2", "target_ports": "2"},
        headers={"Origin": own},
        follow_redirects=True,
    )
    assert page.status_code == 200
    links = re.findall(rf"{re.escape(own)}/tables/([\w-]{{32}})", page.text)
    url = f"/api/v1/tables/{links[-1]}"
    follower = Follower(f"{url}/events?since=0", client=proxy)
    for seat in links[:2]:  # an event comes while the stream is open
        joined = proxy.post(f"/tables/{seat}", data={"_join": "", "_name": "K", "_word": "w"}, headers={"Origin": own})
        assert joined.status_code == 303
        assert follower.next() == proxy.get(f"{url}/revision").json()["revision"]
    assert not (folder / "access").exists() or links[0] not in (folder / "access").read_text(encoding="utf-8")


def test_who_comes_through_nginx_is_a_visitor_from_afar(proxy: httpx2.Client) -> None:
    assert proxy.get("/metrics").status_code == 404
    assert proxy.post(f"/api/v1/{PIRACY[0]}/play", headers={"Origin": "https://elsewhere.example"}).status_code == 403
    assert proxy.get("/", headers={"Host": "elsewhere.example"}).status_code == 421


def test_a_whole_map_fits_into_an_address(proxy: httpx2.Client) -> None:
    units = "&".join("attacker_leaders=1" for _ in range(1000))
    assert proxy.get(f"/games/here_i_stand/field_battle/odds?{units}").status_code == 200
