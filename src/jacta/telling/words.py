"""Names: of games, procedures, keys, values, options and readings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from jacta import text
from jacta.aims import Aim, Condition, Joined, Mean, read_aim
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.names import OPTION, named_as
from jacta.outcomes import Field, OutcomeType
from jacta.plain import plain
from jacta.printing import key, said, spaced, under, value
from jacta.typed import as_typed

YES_OR_NO = {"true": "yes", "false": "no"}

# --- Games and procedures


def game_title(game: Game) -> str:
    return said(game.id, "game") or spaced(game.id).title()


def game_about(game: Game) -> str:
    return said(game.id, "game.about") or ""


def game_sought(game: Game) -> str:
    """What players call it, and whatever else brings them to it."""
    return said(game.id, "game.sought") or ""


def chapter(game: Game, name: str) -> str:
    return said(game.id, f"chapter-{name}") or spaced(name)


def message_of(procedure: Procedure) -> str:
    """The message of a procedure: its name, except that `game` is the message of the game itself."""
    return "whole-game" if procedure.name == "game" else procedure.name


def title(procedure: Procedure) -> str:
    return said(procedure.game.id, message_of(procedure)) or spaced(procedure.name)


def about(procedure: Procedure) -> str:
    return said(procedure.game.id, f"{message_of(procedure)}.about") or ""


def sought(procedure: Procedure) -> str:
    """Words that people search for it with, and that its other texts do not have."""
    return said(procedure.game.id, f"{message_of(procedure)}.sought") or ""


def table(game: Game, name: str) -> str:
    return said(game.id, f"table-{name}") or spaced(name)


# --- Keys and values


def help_on(game: str, name: str, procedure: str = "") -> str:
    """What a key is for: in that procedure, if the game has a text for it (`.help-PROCEDURE`), else in general."""
    message = f"key-{name.rpartition('.')[2]}"
    return (procedure and said(game, f"{message}.help-{procedure}")) or said(game, f"{message}.help") or ""


CONDITION = "condition"
"""The axis of a table whose rows are keys of an input, with what each of them adds."""


SPAN = re.compile(r"(-?\d*)\.\.(-?\d*)")


def span(written: Any) -> str:
    """A range in a table as people write it: `5..6` is 5–6, `10..` is 10 or more; nothing if it is no range."""
    found = SPAN.fullmatch(written) if isinstance(written, str) else None
    if found is None:
        return ""
    low, high = found.groups()
    return f"{low}–{high}" if low and high else f"≥ {low}" if low else f"≤ {high}" if high else "…"


def in_table(game: str, axis: str, data: Any, where: str = "") -> str:
    """What stands in a table, under an axis or in a column: a range, a value; a condition by the key that states it."""
    if written := span(data):
        return written
    if axis == CONDITION and isinstance(data, str) and (told := said(game, f"key-{data}")):
        return told
    return under(game, axis, data, where)


def heading_of(game: str, column: str, across: bool) -> str:
    """What stands above a column: if columns are values of one thing (`across`), that value."""
    return span(column) or value(game, column) if across else key(game, column)


def labels(game: str) -> Callable[[str], str]:
    """What a chart calls its keys and texts: the game's text under either name."""
    return lambda id: said(game, f"key-{id}") or said(game, f"value-{id}") or spaced(id)


def aim(game: str, written: str, where: str = "") -> str:
    """What a player wants in a procedure: `winner=attacker` in its words, `-vp_ceded` as the key alone."""
    return _aim(game, read_aim(written, OutcomeType(game, Field("any"))), where)


def _aim(game: str, wanted: Aim, where: str) -> str:
    if isinstance(wanted, Joined):
        link = text.say("aim-or" if wanted.sign == "|" else "aim-and")
        return link.join(_aim(game, part, where) for part in wanted.parts)
    if isinstance(wanted, Condition):
        told, target = key(game, wanted.key), under(game, wanted.key, plain(wanted.wanted), where)
        if wanted.sign == "!=":
            return text.say("aim-other-than", key=told, value=target)
        return f"{told} {SIGNS.get(wanted.sign, wanted.sign)} {target}"
    assert isinstance(wanted, Mean)
    (_, first), *others = wanted.terms
    minus = "+" if wanted.less else "-"  # if less is wanted, the figure itself is told
    parts = (f" {text.MINUS if sign == minus else '+'} {key(game, name)}" for sign, name in others)
    return key(game, first) + "".join(parts)


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


def option_words(game: str, name: str, values: Iterable[Any]) -> list[str]:
    """The values of a reading as one would type them."""
    written = [as_typed(one) for one in values]
    names = named_as(game, f"{OPTION}{name}-", tuple(written))
    yes_or_no = YES_OR_NO if text.language() != "en" else {}
    return [text.say(f"word-{yes_or_no[one]}") if one in yes_or_no else names.word(one) for one in written]


def reading(game: str, number: str) -> str:
    return said(game, number) or ""


def reading_about(game: str, number: str) -> str:
    return said(game, f"{number}.about") or ""


def bundle(game: str, name: str) -> str:
    return said(game, f"bundle-{name}") or spaced(name)
