"""The application behind a uvicorn server that stops as soon as it is told to."""

from __future__ import annotations

import socket
import sys

import uvicorn
from fastapi import FastAPI

PATIENCE = 3  # seconds that requests under way are given when the server stops
SWITCH_INTERVAL = 0.001  # seconds before a thread that counts lets another one have its turn


class Server(uvicorn.Server):
    """Ends simulations and answers under way before it waits for their readers."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.state.service.close()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def server_of(app: FastAPI) -> Server:
    """A server for the application, to be run on a socket."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    # No access log: it would write down what people ask.
    return Server(
        uvicorn.Config(
            app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=PATIENCE
        )
    )
