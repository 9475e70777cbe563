"""Services that carry notices, as they are on the internet: a mail server, Discord, an ntfy server.

Each speaks its protocol and refuses what the real one refuses. The mail server is aiosmtpd, with STARTTLS and a
password. Discord is reached under its own name, over TLS that is verified: the name leads here, and a certificate of an
authority of our own vouches for it.
"""

from __future__ import annotations

import email
import email.policy
import json
import re
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

USER, PASSWORD = "jacta", "s3cret"
WEBHOOK, TOKEN = "123456789012345678", "t-" + "a" * 66
TOPIC = re.compile(r"[-_A-Za-z0-9]{1,64}")  # as ntfy has it
LONGEST_CONTENT, LONGEST_MESSAGE = 2000, 4096


class Post:
    """What has come of all of them, in the order in which it came: to whom, what, and under which link."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, str, str]] = []
        self.rest_until = 0  # when Discord takes something again

    def take(self, to: str, text: str, link: str = "") -> None:
        self.taken.append((to, text, link))


# --- Mail


class Mailbox:
    """What the mail server does with a letter."""

    def __init__(self, post: Post) -> None:
        self._post = post

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, to: str, _: list[str]
    ) -> str:
        if not to.endswith("@example.org"):
            return "550 5.1.1 no such mailbox"
        envelope.rcpt_tos.append(to)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        letter = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        body = letter.get_body(("plain", "html"))
        assert body is not None
        assert session.ssl is not None  # nobody listens in
        for to in envelope.rcpt_tos:
            self._post.take(to, f"{letter['Subject']}\n{body.get_content()}")
        return "250 2.0.0 taken"


def _may_send(server: SMTP, session: Session, envelope: Envelope, mechanism: str, given: Any) -> AuthResult:
    known = isinstance(given, LoginPassword) and given == LoginPassword(USER.encode(), PASSWORD.encode())
    return AuthResult(success=known, handled=False)


# --- Discord and ntfy


class Answering(BaseHTTPRequestHandler):
    post: Post

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            status, said, headers = self.judged(urlsplit(self.path).path, json.loads(body))
        except ValueError:
            status, said, headers = 400, {"code": 50109, "message": "The request body contains invalid JSON."}, {}
        answer = b"" if status == 204 else json.dumps(said).encode()
        self.send_response(status)
        for name, value in (headers | {"Content-Length": str(len(answer))}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer)

    def judged(self, path: str, sent: dict[str, Any]) -> tuple[int, dict[str, Any], dict[str, str]]:
        raise NotImplementedError

    def log_message(self, *_: object) -> None: ...


class Discord(Answering):
    """`POST /api/webhooks/{id}/{token}`."""

    def judged(self, path: str, sent: dict[str, Any]) -> tuple[int, dict[str, Any], dict[str, str]]:
        if path != f"/api/webhooks/{WEBHOOK}/{TOKEN}":
            return 404, {"message": "Unknown Webhook", "code": 10015}, {}
        left = self.post.rest_until - time.time()
        if left > 0:
            limits = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": str(self.post.rest_until)}
            return 429, {"message": "You are being rate limited.", "retry_after": left, "global": False}, limits
        embedded = [f"{one.get('title', '')}\n{one.get('description', '')}" for one in sent.get("embeds", ())]
        content = sent.get("content", "")
        if not content and not embedded:
            return 400, {"message": "Cannot send an empty message", "code": 50006}, {}
        if len(content) > LONGEST_CONTENT:
            return 400, {"code": 50035, "message": "Invalid Form Body"}, {}
        self.post.take(WEBHOOK, "\n".join([content, *embedded]))
        return 204, {}, {}


class Ntfy(Answering):
    """A message as JSON, published to the root of the server."""

    def judged(self, path: str, sent: dict[str, Any]) -> tuple[int, dict[str, Any], dict[str, str]]:
        if path != "/" or not TOPIC.fullmatch(sent.get("topic", "")):
            return 400, {"code": 40009, "http": 400, "error": "invalid request: topic invalid"}, {}
        if len(sent["message"].encode()) > LONGEST_MESSAGE:
            return 413, {"code": 41302, "http": 413, "error": "message too large"}, {}
        link = str(sent.get("click") or self.headers.get("X-Click") or "")
        self.post.take(sent["topic"], f"{sent.get('title', '')}\n{sent['message']}", link)
        return 200, {"id": "hwQ2YpKdmg", "time": int(time.time()), "event": "message", "topic": sent["topic"]}, {}


@contextmanager
def answering(handler: type[Answering], post: Post, tls: ssl.SSLContext | None = None) -> Iterator[int]:
    """One of the two; the port at which it listens."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), type(handler.__name__, (handler,), {"post": post}))
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


# --- All of them


def vouched_for(folder: Path, *names: str) -> tuple[ssl.SSLContext, Path]:
    """What a server of these names needs for TLS, and the file of the authority that vouches for it."""
    authority, key, now = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1()), _now()

    def certified(name: str, of: ec.EllipticCurvePublicKey, extension: x509.ExtensionType) -> x509.Certificate:
        issuer = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "authority")])
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        made = x509.CertificateBuilder(issuer, subject, of, x509.random_serial_number())
        made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
        return made.add_extension(extension, critical=True).sign(authority, hashes.SHA256())

    pem = serialization.Encoding.PEM
    trusted, mine = folder / "authority.pem", folder / "server.pem"
    root = certified("authority", authority.public_key(), x509.BasicConstraints(ca=True, path_length=None))
    trusted.write_bytes(root.public_bytes(pem))
    own = certified(names[0], key.public_key(), x509.SubjectAlternativeName([x509.DNSName(name) for name in names]))
    plain = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    mine.write_bytes(plain + own.public_bytes(pem))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(mine)
    return context, trusted


def _now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def services(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Post]:
    """All of them, where Jacta looks for them."""
    post = Post()
    tls, trusted = vouched_for(folder, "discord.com", "mail.example.org")
    patch.setenv("REQUESTS_CA_BUNDLE", str(trusted))
    patch.setenv("SSL_CERT_FILE", str(trusted))
    mail = Controller(
        Mailbox(post),
        hostname="127.0.0.1",
        port=_free(),
        tls_context=tls,
        require_starttls=True,
        authenticator=_may_send,
        auth_required=True,
    )
    mail.start()
    with answering(Discord, post, tls) as discord, answering(Ntfy, post) as ntfy:
        found = socket.getaddrinfo
        leads = {"discord.com": discord, "mail.example.org": mail.port}

        def led(host: Any, port: Any, *rest: Any, **named: Any) -> Any:
            return (
                found("127.0.0.1", leads[host], *rest, **named) if host in leads else found(host, port, *rest, **named)
            )

        patch.setattr(socket, "getaddrinfo", led)
        sender = "from=jacta@example.org&mode=starttls"
        patch.setenv("JACTA_MAIL", f"mailtos://{USER}:{PASSWORD}@mail.example.org:{mail.port}?{sender}")
        patch.setenv("JACTA_NTFY", f"http://127.0.0.1:{ntfy}")
        yield post
    mail.stop()


def _free() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
