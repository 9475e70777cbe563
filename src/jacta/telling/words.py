"""Names: of games, procedures, keys, values, options and readings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from fluent.runtime.types import FluentType

from jacta import text
from jacta.kernel.rule.aims import Aim, Event, Joined, Mean, read_aim
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.names import as_id
from jacta.outcomes import Field, OutcomeType
from jacta.plain import Label, plain

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
NOTHING = "–"


def said(game: str, id: str, args: Mapping[str, Any] | None = None) -> str | None:
    """The message, with the words among its arguments shown in the language; None where nobody wrote it."""
    if not NAME.fullmatch(id.partition(".")[0]):
        return None
    return text.find(id, game, **{name: as_argument(game, arg) for name, arg in (args or {}).items()})


def as_argument(game: str, arg: Any) -> Any:
    """An argument as Fluent takes it: a number stays one, a word of the game is a `Word`, the rest is told."""
    if isinstance(arg, bool):
        return Word(str(arg).lower(), value(game, arg))
    if isinstance(arg, int | float):
        return arg
    return Word(arg, value(game, arg)) if isinstance(arg, str) else value(game, arg)


class Word(FluentType):
    """A word of the rules: a message selects by its id and shows its text."""

    def __init__(self, id: str, told: str) -> None:
        self.id, self.told = id, told

    def __eq__(self, other: object) -> bool:
        return self.id == (other.id if isinstance(other, Word) else other)

    def __hash__(self) -> int:
        return hash(self.id)

    def format(self, *_: Any) -> str:
        return self.told


def spaced(id: str) -> str:
    """An id that has no text: its underscores as spaces."""
    return id.replace("_", " ")


# --- Games and procedures


def game_title(game: Game) -> str:
    return said(game.id, "game") or spaced(game.id).title()


def game_about(game: Game) -> str:
    return said(game.id, "game.about") or ""


def chapter(game: Game, name: str) -> str:
    return said(game.id, f"chapter-{name}") or spaced(name)


def message_of(procedure: Procedure) -> str:
    """The message of a procedure: its name, but `game` is the message of the game itself."""
    return "whole-game" if procedure.name == "game" else procedure.name


def title(procedure: Procedure) -> str:
    return said(procedure.game.id, message_of(procedure)) or spaced(procedure.name)


def about(procedure: Procedure) -> str:
    return said(procedure.game.id, f"{message_of(procedure)}.about") or ""


def sought(procedure: Procedure) -> str:
    """Words that people look for it with, and that its other texts do not have."""
    return said(procedure.game.id, f"{message_of(procedure)}.sought") or ""


def table(game: Game, name: str) -> str:
    return said(game.id, f"table-{name}") or spaced(name)


# --- Keys and values


def key(game: str, name: str) -> str:
    """A key, also a dotted one: `targets.0.state` is told part by part, unless a text for its places is written."""
    list_key, _, place = name.rpartition(".")
    if list_key and place.isdecimal() and (told := said(game, f"key-{list_key}.place", {"place": int(place)})):
        return told
    parts = name.split(".")
    return " ".join(
        said(game, f"key-{part}") or (f"{int(part) + 1}" if part.isdecimal() else spaced(part)) for part in parts
    )


def help_on(game: str, name: str, procedure: str = "") -> str:
    """What a key is for: in that procedure, where the game says it apart (`.help-PROCEDURE`), else anywhere."""
    message = f"key-{name.rpartition('.')[2]}"
    return (procedure and said(game, f"{message}.help-{procedure}")) or said(game, f"{message}.help") or ""


def value(game: str, data: Any) -> str:
    """A value of an input or an outcome."""
    data = plain(data)
    if isinstance(data, Label):
        data = data.word
    if isinstance(data, bool):
        return text.say("word-yes" if data else "word-no")
    if isinstance(data, int | float):
        return text.number(data, 1 if 10 % Fraction(str(data)).denominator == 0 else 2)  # 2.5, but 0.25
    if isinstance(data, str):
        return said(game, as_id(f"value-{data}")) or spaced(data)
    if isinstance(data, dict):
        return ", ".join(f"{key(game, name)} {value(game, item)}" for name, item in data.items()) or NOTHING
    if isinstance(data, list):
        told = [value(game, item) for item in data]
        return (text.listed(told) if any(isinstance(item, dict) for item in data) else ", ".join(told)) or NOTHING
    return NOTHING


CONDITION = "condition"
"""The axis of a table whose rows are keys of an input: what each of them adds."""


def in_table(game: str, axis: str, data: Any) -> str:
    """What stands in a table, under an axis or in a column: a value; a condition by the key that states it."""
    if axis == CONDITION and isinstance(data, str) and (told := said(game, f"key-{data}")):
        return told
    return value(game, data)


def heading_of(game: str, column: str, across: bool) -> str:
    """What stands above a column: where columns are values of one thing (`across`), that value."""
    return value(game, column) if across else key(game, column)


def labels(game: str) -> Callable[[str], str]:
    """What a chart asks for its keys and texts: the game's text under either name."""
    return lambda id: said(game, f"key-{id}") or said(game, f"value-{id}") or spaced(id)


def aim(game: str, written: str) -> str:
    """What a player wants: `winner=attacker` with its words, `-vp_ceded` as the key alone."""
    return _aim(game, read_aim(written, OutcomeType(game, Field("any"))))


def _aim(game: str, wanted: Aim) -> str:
    if isinstance(wanted, Joined):
        return text.say("aim-or" if wanted.sign == "|" else "aim-and").join(_aim(game, part) for part in wanted.parts)
    if isinstance(wanted, Event):
        told, target = key(game, wanted.key), value(game, wanted.wanted)
        if wanted.sign == "!=":
            return text.say("aim-other-than", key=told, value=target)
        return f"{told} {SIGNS.get(wanted.sign, wanted.sign)} {target}"
    assert isinstance(wanted, Mean)
    (_, first), *others = wanted.terms
    return key(game, first) + "".join(f" {MINUS.get(sign, sign)} {key(game, name)}" for sign, name in others)


MINUS = {"-": "\N{MINUS SIGN}"}
SIGNS = {">=": "≥", "<=": "≤"}


# --- Readings


def option(game: str, name: str) -> str:
    return said(game, f"option-{name}") or spaced(name)


def option_about(game: str, name: str) -> str:
    """The question that the values of an option answer."""
    return said(game, f"option-{name}.about") or ""


def option_value(game: str, name: str, chosen: Any) -> str:
    written = str(chosen).lower() if isinstance(chosen, bool | None) else str(chosen)
    return said(game, f"option-{name}-{written}") or value(game, chosen)


def reading(game: str, number: str) -> str:
    return said(game, number) or ""


def reading_about(game: str, number: str) -> str:
    return said(game, f"{number}.about") or ""


def bundle(game: str, name: str) -> str:
    return said(game, f"bundle-{name}") or spaced(name)
