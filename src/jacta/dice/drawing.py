"""Dice that are drawn together: nobody can foresee them, the host included.

Before the game every player makes a chain: a random bead, its SHA-256, the SHA-256 of that, and so on; the end of the
chain is shown. After a person's decision, the next throw needs one more bead of every chain, shown only now: everybody
can check that it belongs there, and nobody but its owner knew it before. All throws until the next decision follow from
the secret, the words, these beads and the number of the event.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from jacta.errors import InputError
from jacta.text import Message


class Drawn(NamedTuple):
    """The beads that throws use from an event on, by seat, and the seats that showed none in time.

    `mark` binds what had happened before: the HMAC-SHA256 of the events as JSON, keyed with the secret. Whoever showed
    a bead has noted the mark, so nobody can put another decision there afterwards.
    """

    event: int
    beads: Mapping[str, str]
    without: tuple[str, ...] = ()
    mark: str = ""

    def to_json(self) -> dict[str, Any]:
        return {"event": self.event, "beads": dict(self.beads), "without": list(self.without), "mark": self.mark}


def mark_of(secret: str, events: Sequence[Any]) -> str:
    """The mark that binds the events before a draw."""
    text = json.dumps(list(events), ensure_ascii=False, separators=(",", ":"))
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256").hex()


def read_draws(data: Any) -> tuple[Drawn, ...]:
    """The draws of an exported game, or InputError."""
    try:
        draws = tuple(
            Drawn(int(one["event"]), dict(one["beads"]), tuple(one.get("without", ())), str(one.get("mark", "")))
            for one in data
        )
        for draw in draws:
            for seat, bead in draw.beads.items():
                if len(bytes.fromhex(bead)) != 32 or not isinstance(seat, str):
                    raise ValueError
    except (TypeError, KeyError, ValueError):
        raise InputError("fair.draws", Message("error-fair-draws")) from None
    return draws
