"""A push service as those of the browsers are: it knows who may send to a subscription, and reads nothing of it.

It takes a message only where everything is as RFC 8030, 8188 and 8292 want it, and answers as such services do: 401 or
403 where it is not from whom the browser has named, 400 where it is not understood, 413 where it is too long. The
browser behind it, `Subscriber`, opens messages as RFC 8291 says. Both are written anew from the standards.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

DAY = 24 * 3600
LONGEST = 4096


def unpadded(text: str) -> bytes:
    assert "=" not in text
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Subscriber:
    """A browser that has subscribed: its keys, and what it makes of a message."""

    def __init__(self, endpoint: str) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self._point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": written(self._point), "auth": written(self._auth)}
        self.subscription = {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def opened(self, body: bytes) -> Any:
        """The message of one record, as JSON data."""
        salt, record, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= record
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derived(self._auth, shared, b"WebPush: info\0" + self._point + sender, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        message = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert message.endswith(b"\x02")  # the last record
        return json.loads(message[:-1])


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of one block."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", hashlib.sha256)[:length]


class PushService:
    """The service; `sender` is the public key that browsers have named, None as long as none has."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.sender: str | None = None
        self.unsubscribed = False
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.judged({key.lower(): value for key, value in self.headers.items()}, body)
                if status == 201:
                    service.taken.append(body)
                self.send_response(status)
                self.send_header("Location", f"{self.path}/messages/1")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"

    def judged(self, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer to a message."""
        if self.unsubscribed:
            return 410
        if not headers.get("ttl", "").isdecimal() or headers.get("content-encoding") != "aes128gcm":
            return 400
        if len(body) > LONGEST:
            return 413
        scheme, _, rest = headers.get("authorization", "").partition(" ")
        said = dict(part.strip().split("=", 1) for part in rest.split(",") if "=" in part)
        if scheme.lower() != "vapid" or said.keys() != {"t", "k"}:
            return 401
        if self.sender is not None and said["k"] != self.sender:
            return 403
        return 201 if self._is_signed(said["t"], unpadded(said["k"])) else 403

    def _is_signed(self, token: str, key: bytes) -> bool:
        signed, _, signature = token.rpartition(".")
        head, claims = (json.loads(unpadded(part)) for part in signed.split("."))
        numbers = unpadded(signature)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
        pair = (int.from_bytes(part, "big") for part in (numbers[:32], numbers[32:]))
        try:
            public.verify(encode_dss_signature(*pair), signed.encode(), ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return False
        now, contact = time.time(), claims.get("sub", "")
        return (
            (head["alg"], len(numbers)) == ("ES256", 64)
            and claims["aud"] == f"http://{self.host}"
            and now < claims["exp"] <= now + DAY
            and contact.startswith(("mailto:", "https:"))
        )


@contextmanager
def pushing() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield service
    service.server.shutdown()
    service.server.server_close()
