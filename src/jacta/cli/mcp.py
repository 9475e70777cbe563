"""`mcp`: Jacta for assistants, over standard input and output or over HTTP."""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence

from jacta.chronicles.seeing import SeenChronicle, Viewer, seen
from jacta.cli.chronicle_files import OPTION, kept, opened
from jacta.cli.extras import needing
from jacta.cli.serve import address_of, bound, handed_over
from jacta.errors import InputError
from jacta.names import plain_names
from jacta.text import Message, say


def serve(http: bool, host: str, port: int, database: str | None, allow_host: Sequence[str]) -> None:
    """Answer an assistant until it hangs up, or over HTTP until Ctrl-C."""
    with needing("error-no-mcp"):
        from jacta.mcp.server import app_of, over_stdio  # noqa: PLC0415
        from jacta.web.server import server_of  # noqa: PLC0415
    if not http:
        over_stdio(own_chronicle)
        return
    listening = handed_over() or bound(host, port)
    name = socket.gethostname()
    app = app_of(database=database, hosts=(host, name, f"{name}.local", *allow_host))
    sys.stdout.write(f"{say('mcp-address', address=f'{address_of(listening)}mcp')}\n{say('serve-stop')}\n")
    sys.stdout.flush()
    server_of(app).run(sockets=[listening])


def own_chronicle(name: str | None) -> SeenChronicle:
    """A chronicle of the user's folder: never a file elsewhere, whatever an assistant asks for."""
    known = kept()
    meant = name and plain_names(known).meant(name)
    if name and not meant:
        raise InputError("name", Message("error-no-such-chronicle", name=name, known=", ".join(known) or "none"))
    try:
        return seen(opened(meant).chronicle, Viewer(keeper=True))
    except InputError as error:
        raise InputError("name" if error.key == OPTION else error.key, error.message) from None
