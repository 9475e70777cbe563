"""Who asks, and under which name of this server: this decides which links it shows, and who may change its tables."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from fastapi import Request
from starlette.datastructures import Headers

PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers by which a proxy says that it asks for somebody else."""


def is_loopback(host: str) -> bool:
    """Whether a name always leads to this computer itself."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def host_of(headers: Headers) -> str:
    """The name by which the visitor calls this server, without its port."""
    try:
        return (urlsplit(f"//{headers.get('host', '')}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class Hosts:
    """The names that this server answers to: IP addresses, this computer's own names, and configured ones.

    Another site can point its own name here (DNS rebinding), and its pages then count as ours; no site can do that with
    an IP address.
    """

    def __init__(self, names: Collection[str]) -> None:
        self._names = {name.lower().rstrip(".") for name in names}

    def __contains__(self, host: str) -> bool:
        try:
            ip_address(host)
        except ValueError:
            return host == "localhost" or host in self._names
        return True


def is_at_this_computer(request: Request) -> bool:
    """Whether the visitor sits at the server's own computer, with nobody in between as far as one can tell."""
    peer = request.client.host if request.client else ""
    direct = not any(name in request.headers for name in PASSED_ON)
    return direct and is_loopback(peer) and is_loopback(host_of(request.headers))


def base_of(request: Request) -> str:
    """The beginning of links that lead here: for whoever sits at this computer, one that other devices can use."""
    known: str | None = request.app.state.service.address
    base = str(request.base_url)
    return (known if known and is_loopback(urlsplit(base).hostname or "") else base).rstrip("/")


def asker_of(request: Request | None) -> str:
    """Whose turn a request takes."""
    return visitor_at(request.client.host if request is not None and request.client else "")


def visitor_at(host: str) -> str:
    """Who asks from an address: the address itself, or the whole network if one person usually has one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 6 and address.ipv4_mapped is not None:  # if one socket accepts both
        address = address.ipv4_mapped
    if address.version == 4 or address.is_loopback:
        return str(address)
    return str(ip_network((int(address) >> 64 << 64, 64)))
