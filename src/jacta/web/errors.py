"""What can go wrong between a request and its answer, beside what the rules refuse."""

from __future__ import annotations

from jacta.errors import JactaError


class NotThere(JactaError):
    """No such game, table or simulation."""


class TooLarge(JactaError):
    """The answer needs more states than the server explores."""


class BodyTooLarge(JactaError):
    """The request has more bytes than the server reads."""


class TooSlow(JactaError):
    """The request itself took too long to come."""


class TooLong(JactaError):
    """The answer needs more time than the server grants."""


class Busy(JactaError):
    """Too much is going on already: the same request may succeed later."""


class Gone(JactaError):
    """Nobody waits for the answer any more."""


class ReadOnly(JactaError):
    """This server does not let its visitors change its tables."""
