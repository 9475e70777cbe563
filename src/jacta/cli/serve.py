"""`serve`: Jacta in a browser, on this computer or for a network."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_address

from jacta.cli.extras import needing
from jacta.errors import InputError
from jacta.text import Message, say

MOST_TRIES = 100
FIRST_HANDED_OVER = 3  # the number of the first file that systemd passes on
SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved addresses that lead nowhere


def serve(
    host: str,
    port: int,
    open_browser: bool | None,
    database: str | None = None,
    *,
    edit_tables: bool = False,
    allow_host: Sequence[str] = (),
    log: bool = False,
) -> None:
    """Serve until Ctrl-C or a request to end. A named database that cannot be used is refused at once."""
    with needing("error-no-web"):
        from jacta.web.app import create_app  # noqa: PLC0415
        from jacta.web.request_log import write_log  # noqa: PLC0415
        from jacta.web.server import server_of  # noqa: PLC0415
    if log:
        write_log()
    listening = handed_over() or bound(host, port)
    here, elsewhere = address_of(listening), address_for_others(listening)
    name = socket.gethostname()
    app = create_app(
        database=database,
        edit_tables=edit_tables,
        hosts=(host, name, f"{name}.local", *allow_host),
        address=elsewhere,
    )
    if database is not None:
        app.state.service.open()
    sys.stdout.write(f"{say('serve-address', address=here)}\n")
    if elsewhere:
        sys.stdout.write(f"{say('serve-elsewhere', address=elsewhere)}\n")
    sys.stdout.write(f"{say('serve-stop')}\n")
    sys.stdout.flush()
    if open_browser if open_browser is not None else has_screen():
        threading.Timer(0.5, webbrowser.open, (here,)).start()
    server_of(app).run(sockets=[listening])


def bound(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next free one; 0 is any."""
    try:
        family, *_, place = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as error:
        raise InputError("--host", Message("error-host", host=host, reason=error.strerror or "")) from None
    for candidate in range(port, min(port + MOST_TRIES, 65_536)):
        # With the protocol given, asyncio sends small answers at once instead of waiting to fill a packet
        # (TCP_NODELAY).
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


def handed_over() -> socket.socket | None:
    """The socket that systemd, or whatever starts us, holds open: no visitor is turned away while we restart."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or not os.environ.get("LISTEN_FDS", "").isdecimal():
        return None
    return socket.socket(fileno=FIRST_HANDED_OVER)


def address_of(listening: socket.socket) -> str:
    """What to type into a browser on this computer."""
    host, port, *_ = listening.getsockname()
    return f"http://{'localhost' if ip_address(host).is_unspecified else _written(host)}:{port}/"


def address_for_others(listening: socket.socket) -> str | None:
    """What to type into a browser elsewhere on the network; None if nobody there can reach this socket."""
    host, port, *_ = listening.getsockname()
    if ip_address(host).is_unspecified:
        host = _own_address(listening.family) or _own_address(socket.AF_INET)
    return f"http://{_written(host)}:{port}/" if host and not ip_address(host).is_loopback else None


def _own_address(family: int) -> str | None:
    """This computer's address on its network: the one that it would send from. Nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as sending:
            sending.connect((SOMEWHERE[socket.AddressFamily(family)], 9))
            return str(sending.getsockname()[0])
    except OSError:
        return None


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def has_screen() -> bool:
    """Whether a browser can be opened: somebody is at a terminal, and there is a screen to show it on."""
    screen = sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return screen and sys.stdout.isatty()
