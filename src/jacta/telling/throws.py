"""Throws, for people with real dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jacta import text
from jacta.dice import Description, Face, Throw
from jacta.text.plain_messages import shortened


def throw(thrown: Throw) -> str:
    """What to roll and how to read it."""
    return described(thrown.describe())


def described(description: Description) -> str:
    args = {name: _argument(name, value) for name, value in description.args.items()}
    if "bonus" in args:
        args |= {"sign": "−" if args["bonus"] < 0 else "+", "size": abs(args["bonus"])}
    return text.say(description.message, **args)


def _argument(name: str, value: Any) -> Any:
    if isinstance(value, Description):
        return described(value)
    if name == "throws":
        return text.say("throw-and").join(map(described, value))
    if name == "parts":
        spans = ((str(low) if low == high else f"{low}–{high}", part) for low, high, part in value)
        return text.listed(text.labelled(span, described(part)) for span, part in spans)
    return "none" if value is None else value


def faces(shown: Sequence[Face]) -> str:
    """The faces that lie on the table; an exploding die as the chain it showed, `10+10+3`."""
    return " ".join("+".join(map(str, face)) if isinstance(face, tuple) else shortened(face) for face in shown)
