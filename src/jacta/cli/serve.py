"""`serve`: Jacta in a browser, on this computer or for a network."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address

from jacta.errors import InputError, JactaError
from jacta.text import Message, say

MOST_TRIES = 100


def serve(host: str, port: int, open_browser: bool | None, database: str | None = None) -> None:
    """Serve until Ctrl-C or a request to end. A database that is named and cannot be used is refused at once."""
    try:
        from jacta.web.app import create_app  # noqa: PLC0415
        from jacta.web.server import server_of  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise JactaError(Message("error-no-web", module=str(error.name))) from None
    app = create_app(writable=is_loopback(host), database=database)
    if database is not None:
        app.state.service.open()
    listening = bound(host, port)
    address = address_of(listening)
    sys.stdout.write(f"{say('serve-address', address=address)}\n{say('serve-stop')}\n")
    sys.stdout.flush()
    if open_browser if open_browser is not None else has_screen():
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    server_of(app).run(sockets=[listening])


def bound(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next free one; 0 is any."""
    try:
        family, *_, place = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as error:
        raise InputError("--host", Message("error-host", host=host, reason=error.strerror or "")) from None
    for candidate in range(port, min(port + MOST_TRIES, 65_536)):
        # Named, the protocol lets asyncio send small answers at once instead of waiting to fill a packet (TCP_NODELAY).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((place[0], candidate))
            listening.listen(128)
        except PermissionError as error:
            listening.close()
            raise InputError("--port", Message("error-host", host=str(candidate), reason=str(error.strerror))) from None
        except OSError:
            listening.close()
        else:
            return listening
    raise InputError("--port", Message("error-no-port", port=port))


def address_of(listening: socket.socket) -> str:
    """What to type into a browser."""
    host, port, *_ = listening.getsockname()
    host = "localhost" if ip_address(host).is_unspecified else f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}/"


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach the host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def has_screen() -> bool:
    """Whether a browser can be opened: somebody is at a terminal, and there is a screen to show it on."""
    screen = sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return screen and sys.stdout.isatty()
