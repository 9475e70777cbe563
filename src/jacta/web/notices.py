"""Your turn: how somebody without an open page hears of it. By Web Push, or by mail, ntfy or Discord through apprise.

One address per seat. It is tried when it is entered, belongs to its seat alone, and is never logged. Addresses come
from strangers, and the server must not connect wherever they like: what can be reached is an allowlist. Mail goes
through the server that the operator has configured (`JACTA_MAIL`, an apprise URL such as
`mailtos://user:password@host`), ntfy through ntfy.sh or the server named in `JACTA_NTFY`, pushes to the services of the
browsers.
"""

from __future__ import annotations

import base64
import json
import logging
import os
import re
import threading
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias
from urllib.parse import quote, urlencode, urlsplit

from jacta.errors import InputError
from jacta.text import Message, language, say
from jacta.typed import read_json
from jacta.web.quotas import is_here
from jacta.web.visitors import asker_of, base_of

if TYPE_CHECKING:
    from fastapi import Request

    from jacta.store import Store
    from jacta.web.service import Service

log = logging.getLogger("jacta.web")
MAIL = re.compile(r"[^@\s<>\"',;:?&]{1,64}@[\w.-]{3,190}", re.ASCII)
NTFY = re.compile(r"(?:https://)?([\w.:-]+)/([\w-]{1,64})", re.ASCII)
DISCORD = re.compile(r"https://(?:discord|discordapp)\.com/api/webhooks/(\d{5,25})/([\w-]{20,100})", re.ASCII)
PUSHED = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
LONGEST = 2_000
PATIENCE = 5.0  # seconds for a service to accept a notice
KEY = "push"
TRIES = 5  # that one seat may make in an hour, and that may be made of one address
TRIES_EACH = 20  # that one visitor may make in an hour, however many seats are theirs
HOUR = 3600.0
TAKEN, UNSUBSCRIBED = (200, 201, 202, 204), (404, 410)  # answers of push services
Delivery: TypeAlias = Literal["taken", "lost", "gone"]
"""What became of a notice. If the address is gone, it will never accept one again."""


def read_address(written: str) -> dict[str, str]:
    """Where somebody wants to be notified, as it is stored; InputError if that is not allowed."""
    text = written.strip()
    if len(text) > LONGEST:
        raise InputError("address", Message("error-notice-address"))
    if text.startswith("{"):
        return _subscription(text)
    if found := DISCORD.fullmatch(text):
        return {"kind": "discord", "id": found[1], "token": found[2]}
    if MAIL.fullmatch(text):
        if not os.environ.get("JACTA_MAIL"):
            raise InputError("address", Message("error-notice-mail"))
        return {"kind": "mail", "to": text}
    if (found := NTFY.fullmatch(text)) and found[1] == _ntfy()[1]:
        return {"kind": "ntfy", "topic": found[2]}
    raise InputError("address", Message("error-notice-address"))


def _subscription(text: str) -> dict[str, str]:
    """A browser's push address (a PushSubscription as JSON)."""
    try:
        said = read_json(text)
        endpoint, keys = said["endpoint"], said["keys"]
        found = {"kind": "push", "endpoint": endpoint, "p256dh": keys["p256dh"], "auth": keys["auth"]}
        point, secret = (base64.urlsafe_b64decode(found[key] + "==") for key in ("p256dh", "auth"))
        address = urlsplit(endpoint)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise InputError("address", Message("error-notice-address")) from None
    allowed = (*PUSHED, *filter(None, os.environ.get("JACTA_PUSH_HOSTS", "").split(",")))
    name = address.hostname or ""
    known = any(name == one or name.endswith(f".{one}") or address.netloc == one for one in allowed)
    secure = address.scheme == "https" or address.netloc in allowed
    if not known or not secure or len(point) != 65 or len(secret) != 16:
        raise InputError("address", Message("error-notice-address"))
    return found


def _ntfy() -> tuple[str, str]:
    """The apprise scheme and the host of the ntfy server in use."""
    address = urlsplit(os.environ.get("JACTA_NTFY") or "https://ntfy.sh")
    return ("ntfy" if address.scheme == "http" else "ntfys"), address.netloc


async def entered(service: Service, request: Request, token: str, written: str) -> None:
    """Somebody has entered where their seat is to be notified: a first notice tests it.

    It is sent by the notice threads: however slow a foreign service is, no visit to a game waits for it.
    """
    await service.run(lambda _: service.host.may_call(token), request)
    to = None
    if written.strip():
        base = base_of(request)
        to = read_address(written) | {"base": base, "lang": language()}
        title, text, link = say("page-name"), say("notice-tried"), f"{base}/tables/{token}"
        asker = asker_of(request)
        await service.calls.run(
            lambda _: service.notices.attempt(token, asker, to, title, text, link), request, asker=asker
        )
    await service.run(lambda _: service.host.call_me(token, to), request)


class Notices:
    """Sends notices. It has the server's own key, by which push services recognise it."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._tried: dict[str, list[float]] = {}
        self._counting = threading.Lock()
        self._public: str | None = None

    @property
    def public_key(self) -> str | None:
        """What a browser needs to subscribe; None if pushes cannot be sent."""
        try:
            from jacta.web import push  # noqa: PLC0415
        except ModuleNotFoundError:
            return None
        if self._public is None:
            self._public = push.written(push.point_of(push.private_key(self._key())))
        return self._public

    def attempt(self, seat: str, asker: str, to: Mapping[str, str], title: str, text: str, link: str) -> None:
        """Try an address that was just entered. InputError if nothing arrives, or if too many are tried.

        Somebody may enter another's address: nobody gets more than a few notices that way, whoever asks, and from
        however many seats.
        """
        of_address = json.dumps({name: to[name] for name in sorted(to) if name not in ("base", "lang")})
        limits = {seat: TRIES, of_address: TRIES} | ({} if is_here(asker) else {asker: TRIES_EACH})
        now = self._clock()
        with self._counting:
            tried = {
                one: lately for one, those in self._tried.items() if (lately := [at for at in those if at > now - HOUR])
            }
            if any(len(tried.get(one, ())) >= most for one, most in limits.items()):
                raise InputError("address", Message("error-notice-often"))
            self._tried = tried | {one: [*tried.get(one, ()), now] for one in limits}
        if self.send(to, title, text, link) != "taken":
            raise InputError("address", Message("error-notice-lost"))

    def send(self, to: Mapping[str, str], title: str, text: str, link: str) -> Delivery:
        """Send a notice; returns what became of it."""
        try:
            if to["kind"] == "push":
                status = self._push(to, title, text, link)
                return "taken" if status in TAKEN else "gone" if status in UNSUBSCRIBED else "lost"
            if _told(to, title, text, link):
                return "taken"
            log.warning("a notice by %s was not taken", to["kind"])
            return "lost"
        except ModuleNotFoundError:
            raise InputError("address", Message("error-no-notices")) from None
        except Exception as error:  # a foreign service: whatever goes wrong there must not stop us
            log.warning("a notice by %s was not taken: %s", to["kind"], type(error).__name__)
            return "lost"

    def _push(self, to: Mapping[str, str], title: str, text: str, link: str) -> int:
        from jacta.web import push  # noqa: PLC0415

        message = json.dumps({"title": title, "text": text, "link": link}).encode()
        browser = push.Browser(to["endpoint"], to["p256dh"], to["auth"])
        contact = os.environ.get("JACTA_CONTACT", "mailto:nobody@example.org")
        return push.send(browser, message, self._key(), contact, PATIENCE)

    def _key(self) -> str:
        from jacta.web import push  # noqa: PLC0415

        return self._store.key(KEY, push.new_key)


def _told(to: Mapping[str, str], title: str, text: str, link: str) -> bool:
    """Send by mail, ntfy or Discord."""
    import apprise  # noqa: PLC0415

    logging.getLogger("apprise").disabled = True  # it would log the address
    asset = apprise.AppriseAsset(app_id="Jacta", app_desc="Jacta", app_url=link, async_mode=False)
    service = apprise.Apprise.instantiate(_address(to, link), asset=asset)
    if service is None:
        return False
    service.throttle = _at_once  # type: ignore[method-assign]
    return bool(service.notify(title=title, body=f"{text}\n{link}"))


def _at_once(*_: object, **__: object) -> None:
    """Replaces apprise's sleep: an overloaded service says when to come again, and apprise would wait until then."""


def _address(to: Mapping[str, str], link: str) -> str:
    """The apprise URL of a stored address."""
    limits = {"cto": PATIENCE, "rto": PATIENCE}
    if to["kind"] == "ntfy":
        scheme, host = _ntfy()
        return f"{scheme}://{host}/{to['topic']}?{urlencode(limits | {'click': link})}"
    if to["kind"] == "discord":
        return f"discord://{to['id']}/{to['token']}?{urlencode(limits)}"
    mail = os.environ.get("JACTA_MAIL", "")
    return f"{mail}{'&' if '?' in mail else '?'}to={quote(to['to'])}&{urlencode(limits)}"
