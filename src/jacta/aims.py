"""What a player wants of an outcome: the chance of an event, or the mean of a field.

People write it: `winner=attacker`, `losses >= 3`, events joined with `|` and `&`; `vp_ceded` or `-vp_ceded` for a mean,
fields added: `hits - losses`. A property of the outcome's class is a field, too: part of what the outcome is worth,
though not shown. An aim is read against the outcome type: an unknown key, value or comparison is refused with the
nearest ones.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from jacta.errors import InputError
from jacta.names import not_among, plain_names
from jacta.outcomes import NUMBERS, OutcomeType
from jacta.plain import at, plain
from jacta.printing import Printed
from jacta.text import Message
from jacta.typed import as_typed

PLUS_OR_MINUS = re.compile(r"\s+([+-])\s+")
SIGNS = {ord("≥"): ">=", ord("≤"): "<=", ord("≠"): "!=", ord("\N{MINUS SIGN}"): "-"}
COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "!=": lambda found, wanted: found != wanted,
    ">=": lambda found, wanted: found >= wanted,
    "<=": lambda found, wanted: found <= wanted,
    "==": lambda found, wanted: found == wanted,
    "=": lambda found, wanted: found == wanted,
    ">": lambda found, wanted: found > wanted,
    "<": lambda found, wanted: found < wanted,
}
"""How a value can be compared."""
SIGN = re.compile(r"[=!<>~]+")
"""Whatever is written as a comparison, whether it exists or not."""
EQUAL = ("=", "!=")
EMPTY: tuple[Any, ...] = (None, [], {})
"""What is printed alike: an empty list or object, and nothing at all."""
MOST_SHOWN = 20


class Aim(ABC):
    """What a player wants: `value(outcome)` is to be made as large as possible on average."""

    is_chance: bool
    """Whether it is an event, whose mean is its chance; otherwise the mean of a number is wanted."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The aim as written, in ids."""

    @property
    @abstractmethod
    def fields(self) -> tuple[str, ...]:
        """The dotted keys that it looks at."""

    @property
    def less(self) -> bool:
        """Whether less of a figure is wanted, `-vp_ceded`: then the figure itself is told."""
        return False

    @abstractmethod
    def value(self, outcome: Any) -> Any:
        """What an outcome is worth to whoever has this aim."""

    def __str__(self) -> str:
        return self.text

    def check_met(self, outcomes: Iterable[Any], where: str = "aim") -> None:  # noqa: B027  (a mean has no values)
        """Refuse a value that none of these outcomes has, if the outcome type could not tell that it does not exist."""


@dataclass(frozen=True)
class Condition(Aim):
    """A key compared with a value."""

    key: str
    sign: str
    wanted: Any
    printed: Printed | None = None
    """What was typed, if the outcome type does not list the values: an outcome may be printed that way, and only
    outcomes can show that there is no such value."""
    is_chance = True

    @property
    def text(self) -> str:
        return f"{self.key}{self.sign}{as_typed(plain(self.wanted))}"

    @property
    def fields(self) -> tuple[str, ...]:
        return (self.key,)

    def value(self, outcome: Any) -> int:
        found, wanted = plain(at(outcome, self.key)), plain(self.wanted)
        if self.sign in EQUAL:
            return int(self._equal(found, wanted) is (self.sign == "="))
        return int(found is not None and COMPARISONS[self.sign](found, wanted))

    def _equal(self, found: Any, wanted: Any) -> bool:
        if found == wanted or (wanted in EMPTY and found in EMPTY):
            return True
        return self.printed is not None and self.printed.is_of(found)

    def check_met(self, outcomes: Iterable[Any], where: str = "aim") -> None:
        if self.printed is None or self.sign not in EQUAL:
            return
        outcomes = list(outcomes)
        if outcomes and not any(self.value(outcome) == (self.sign == "=") for outcome in outcomes):
            met = dict.fromkeys(as_typed(plain(at(outcome, self.key))) for outcome in outcomes)
            raise not_among(where, self.printed.typed, list(met)[:MOST_SHOWN], plain_names(met))


@dataclass(frozen=True)
class Joined(Aim):
    """Several events: any of them (`|`), or all (`&`)."""

    sign: str
    parts: tuple[Aim, ...]
    is_chance = True

    @property
    def text(self) -> str:
        return f" {self.sign} ".join(part.text for part in self.parts)

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(key for part in self.parts for key in part.fields))

    def value(self, outcome: Any) -> int:
        holds = any if self.sign == "|" else all
        return int(holds(part.value(outcome) for part in self.parts))

    def check_met(self, outcomes: Iterable[Any], where: str = "aim") -> None:
        outcomes = list(outcomes)
        for part in self.parts:
            part.check_met(outcomes, where)


@dataclass(frozen=True)
class Mean(Aim):
    """Numbers added or subtracted: (sign, key) each."""

    terms: tuple[tuple[str, str], ...]
    is_chance = False

    @property
    def text(self) -> str:
        (_, first), *others = self.terms
        return ("-" if self.less else "") + first + "".join(f" {sign} {key}" for sign, key in others)

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(key for _, key in self.terms)

    @property
    def less(self) -> bool:
        return self.terms[0][0] == "-"

    def value(self, outcome: Any) -> Any:
        numbers = ((sign, at(outcome, key) or 0) for sign, key in self.terms)
        return sum(-number if sign == "-" else number for sign, number in numbers)


@dataclass(frozen=True)
class Interests:
    """What everybody at the table wants of an outcome.

    A player without an aim wants what `me` wants if nobody else has an aim (`shared`), and the opposite otherwise.
    """

    aims: Mapping[str, Aim]
    me: str
    shared: bool = False

    def worth(self, player: str, outcome: Any) -> Fraction:
        """What an outcome is worth to a player."""
        aim = self.aims.get(player)
        if aim is not None:
            return Fraction(aim.value(outcome))
        worth = Fraction(self.aims[self.me].value(outcome))
        return worth if self.shared else -worth


# --- As people write it


def read_aim(written: str, outcome: OutcomeType, where: str = "aim") -> Aim:
    """The aim as written, in ids or in words of either language. InputError names the nearest keys and values."""
    written = written.translate(SIGNS).strip()
    for sign in ("|", "&"):
        if sign in written:
            parts = tuple(read_event(part, outcome, where) for part in written.split(sign))
            return Joined(sign, parts)
    if SIGN.search(written):
        return read_event(written, outcome, where)
    first, *others = PLUS_OR_MINUS.split(written)
    sign = "-" if first.startswith("-") else "+"
    terms = [(sign, first.removeprefix("-").strip()), *zip(others[::2], others[1::2], strict=True)]
    return Mean(tuple((sign, _numeric(key, outcome, where)) for sign, key in terms))


def read_event(written: str, outcome: OutcomeType, where: str = "aim") -> Aim:
    """A condition as written: a comparison, or several joined."""
    written = written.translate(SIGNS).strip()
    if "|" in written or "&" in written:
        return read_aim(written, outcome, where)
    found = SIGN.search(written)
    if found is None:
        likely = outcome.likely(written)
        refusal = Message("error-not-pair-but", likely=likely) if likely else Message("error-not-pair", pair=written)
        raise InputError(where, refusal)
    typed, sign, wanted = written[: found.start()], found[0], written[found.end() :]
    key, declared = outcome.field(typed.strip(), where)
    numeric = declared.kind in (*NUMBERS, "any")
    if sign not in COMPARISONS:
        raise InputError(where, _no_such_sign(sign, [one for one in COMPARISONS if one != "=="] if numeric else EQUAL))
    if sign not in (*EQUAL, "==") and not numeric:
        wrong = "error-aim-list" if declared.kind == "list" else "error-aim-comparison"
        raise InputError(where, Message(wrong, key=typed.strip(), sign=sign))
    value = outcome.value(key, declared, wanted, where)
    printed = None if outcome.is_listed(declared) else Printed(outcome.game, wanted.strip())
    return Condition(key, "=" if sign == "==" else sign, value, printed)


def _no_such_sign(sign: str, known: Sequence[str]) -> Message:
    """The refusal of an unknown comparison, with the known ones, and the one made of the same signs."""
    refusal = Message("error-aim-sign", sign=sign, known=" ".join(known))
    meant = next((one for one in known if set(one) == set(sign)), None)
    return Message("error-near", refusal=refusal, near=meant) if meant else refusal


def _numeric(typed: str, outcome: OutcomeType, where: str) -> str:
    key, declared = outcome.field(typed, where)
    if declared.kind not in (*NUMBERS, "flag", "any"):
        raise InputError(where, Message("error-aim-number", key=typed.strip()))
    return key
