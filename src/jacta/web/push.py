"""Web Push: a message that a browser's push service delivers and cannot read.

It is encrypted for the browser (RFC 8291, in the coding of RFC 8188), and signed with the server's key (RFC 8292), by
which the service recognises us.
"""

from __future__ import annotations

import base64
import json
import os
import time
from http.client import HTTPConnection, HTTPSConnection
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a record; a message fits into one
LAST = b"\x02"  # after the text of the last record
SIGNED_FOR = 12 * 3600  # seconds
KEPT_FOR = 24 * 3600  # seconds that the service keeps a message for a browser that is offline


class Browser(NamedTuple):
    """Where a browser can be reached, and the two keys that it has made for that."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """A new key of the server's own, as it is stored."""
    return written(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(read(kept), "big"), CURVE)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, 65 bytes."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encrypted(message: bytes, browser: Browser, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The message as only this browser can read it; `key` is for this message alone."""
    theirs, mine = read(browser.p256dh), point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, read(browser.auth), b"WebPush: info\0" + theirs + mine, 32)
    body = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)).encrypt(
        _derived(secret, salt, b"Content-Encoding: nonce\0", 12), message + LAST, None
    )
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + body


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signature(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> str:
    """What the service is told about the sender: a JWT signed with the server's key, and the public half of it."""
    address = urlsplit(endpoint)
    claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": int(now) + SIGNED_FOR, "sub": contact}
    signed = ".".join(written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{written(b''.join(number.to_bytes(32, 'big') for number in numbers))}"
    return f"vapid t={token}, k={written(point_of(key))}"


def send(browser: Browser, message: bytes, key: str, contact: str, patience: float) -> int:
    """Hand a message to the browser's service; returns the status of its answer. Redirects are not followed."""
    address = urlsplit(browser.endpoint)
    made = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = made(address.hostname or "", address.port, timeout=patience)
    headers = {
        "Authorization": signature(browser.endpoint, private_key(key), contact, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
    }
    body = encrypted(message, browser, ec.generate_private_key(CURVE), os.urandom(16))
    try:
        connection.request(
            "POST", f"{address.path or '/'}{'?' + address.query if address.query else ''}", body, headers
        )
        return connection.getresponse().status
    finally:
        connection.close()


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
