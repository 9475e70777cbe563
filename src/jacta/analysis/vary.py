"""`vary`: how a chance or a mean changes with one or two keys of the input."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta import printing, text
from jacta.aims import Aim, Condition, Mean
from jacta.analysis.keys import REACH, Axis, By, Key, axes, laid
from jacta.arguments import checked
from jacta.distribution import Odds
from jacta.errors import EmptySlot, InputError
from jacta.kernel.odds import odds
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import Policy
from jacta.names import KEY, VALUE, Offered, named_as, suggesting
from jacta.outcomes import NUMBERS
from jacta.tables import Notice
from jacta.text import Message
from jacta.typed import as_typed

if TYPE_CHECKING:
    from altair import LayerChart
    from pandas import DataFrame

    from jacta.analysis.sweep_charts import Words

REACH_EACH = 4  # on either side of what is entered, if two keys vary
CLEAR = ("word", "flag")  # kinds of fields that make a good example of an aim


def expected(found: Odds[Any], aim: Aim) -> Fraction:
    """The expectation of an aim: a probability, if the aim is an event. Mass that was cut off counts 0."""
    total = sum((aim.value(outcome) * weight for outcome, weight in found.weights.items()), Fraction(0))
    return Fraction(total) / found.total


class Spot(NamedTuple):
    """One point of a sweep: the values of the keys that vary, and what the aim is worth there.

    `worth` is None if the rules refuse the input. `tail` is the mass beyond the cuts of endless dice, for which the aim
    counts 0. `now` marks what is entered.
    """

    values: tuple[Any, ...]
    worth: Fraction | None
    tail: Fraction = Fraction(0)
    now: bool = False

    def to_json(self, keys: Sequence[Key]) -> dict[str, Any]:
        at = {key.path: value for key, value in zip(keys, self.values, strict=True)}
        worth = None if self.worth is None else str(self.worth)
        quoted = {"at": at, "exact": worth, "worth": None if self.worth is None else float(self.worth)}
        return quoted | {"tail": str(self.tail)} if self.tail else quoted


class Measuring:
    """What an aim is worth in one situation after another."""

    def __init__(
        self,
        procedure: Procedure,
        data: Mapping[str, Any],
        aim: str | None,
        policy: Policy | None = None,
        watch: Callable[[int], None] | None = None,
    ) -> None:
        self.procedure, self.data = procedure, data
        self._written, self._policy, self._watch = aim, policy, watch
        self._aim: Aim | None = None
        self._refusal: InputError | None = None
        self._notices: dict[Notice, None] = {}

    def spot(self, keys: Sequence[Key], values: tuple[Any, ...]) -> Spot:
        """The aim with these values of these keys."""
        data = dict(self.data)
        now = True
        for key, value in zip(keys, values, strict=True):
            data = laid(data, key.path, value)
            now = now and value == key.now
        found = self.odds(data)
        if found is None:
            return Spot(values, None, now=now)
        return Spot(values, expected(found, self.aim), Fraction(found.tail, found.total), now)

    def odds(self, data: Mapping[str, Any]) -> Odds[Any] | None:
        """The odds of an input; None if the rules refuse it, or lack a table for it."""
        if self._watch:
            self._watch(0)
        try:
            given = self.procedure.validate(data)
            found = odds(self.procedure, given, self._policy, self._watch)
        except InputError as error:
            self._refusal = self._refusal or error
            return None
        except EmptySlot:
            return None
        if self._aim is None:
            self._aim = aim_of(self.procedure, self._written, given)
        self._notices |= dict.fromkeys(found.notices)
        return found

    @property
    def aim(self) -> Aim:
        """The aim being measured. Raises the rules' first refusal if no situation at all was accepted."""
        if self._aim is None:
            if self._refusal is not None:
                raise self._refusal
            self._aim = aim_of(self.procedure, self._written, None)
        return self._aim

    @property
    def notices(self) -> tuple[Notice, ...]:
        return tuple(self._notices)


def aim_of(procedure: Procedure, written: str | None, given: Given | None) -> Aim:
    """The aim asked for; by default, what the first player usually wants, or the obvious one."""
    if written is not None:
        return procedure.aim(written, given)
    if procedure.aims:
        return next(iter(procedure.aims.values()))
    obvious = _obvious(procedure)
    if obvious is None:
        raise InputError("aim", aim_wanted(procedure))
    return procedure.aim(obvious, given)


def _obvious(procedure: Procedure) -> str | None:
    """The obvious aim where none is declared: the only yes-or-no field of the outcome, else its only number."""
    outcome = procedure.outcome_type()
    fields = [(key, outcome.field(key)[1].kind) for key in outcome.keys]
    for kinds, aim in ((("flag",), "{}=true"), (NUMBERS, "{}")):
        if len(found := [key for key, kind in fields if kind in kinds]) == 1:
            return aim.format(found[0])
    return None


def aim_wanted(procedure: Procedure, who: str | None = None) -> Message:
    """The request to state an aim, with an example that uses a key of this very outcome."""
    names = procedure.player_names
    known = Offered(procedure.aims, names) if procedure.aims else "none"
    wanted = Message("error-aim-wanted", who=who or "none", example=_Example(procedure), players=known)
    return suggesting(wanted, who, names) if who else wanted


class _Example:
    """An example of an aim, put into the reader's language only when it is read, like a message."""

    def __init__(self, procedure: Procedure) -> None:
        self._game, self._outcome = procedure.game.id, procedure.outcome_type()
        self._known = next(iter(procedure.aims.values()), None)

    def __str__(self) -> str:
        keys = self._outcome.keys
        if isinstance(self._known, Condition):
            named = named_as(self._game, KEY, tuple(keys)).word(self._known.key)
            return f"{named}{self._known.sign}{as_typed(printing.value(self._game, self._known.wanted))}"
        if isinstance(self._known, Mean):
            (wanted,) = self._known.fields
            return f"{'-' if self._known.less else ''}{named_as(self._game, KEY, (*keys, wanted)).word(wanted)}"
        key = next(iter(self._named()), keys[0] if keys else "")
        said = named_as(self._game, KEY, tuple(keys)).word(key)
        return f"{said}={self._word(key)}" if key in self._clear() else said

    def _named(self) -> list[str]:
        """The yes-or-no and word keys, best examples first: values with names before symbols such as `0`, `*1`, `D`."""
        clear = self._clear()
        signs = [key for key, words in clear.items() if words and not words[0][:1].isalpha()]
        return [key for key in clear if key not in signs] + signs[::-1]

    def _clear(self) -> dict[str, list[str]]:
        fields = {key: self._outcome.field(key)[1] for key in self._outcome.keys}
        return {key: [str(one) for one in field.words] for key, field in fields.items() if field.kind in CLEAR}

    def _word(self, key: str) -> str:
        words = self._clear()[key]
        if not words:
            return text.say("word-yes") if text.language() != "en" else as_typed(True)
        word = next((one for one in words if one[:1].isalpha()), words[0])
        said = named_as(self._game, VALUE, tuple(words)).word(word)
        return as_typed(said)


class Findings:
    """What all that is found about an aim has in common."""

    procedure: str
    given: dict[str, Any]
    aim: Aim
    notices: tuple[Notice, ...]

    @property
    def is_chance(self) -> bool:
        return self.aim.is_chance

    def _with_head(self, **found: Any) -> dict[str, Any]:
        """What was found as JSON data, with what it is about."""
        head = {"procedure": self.procedure, "given": self.given, "aim": self.aim.text, "is_chance": self.is_chance}
        data = head | found
        return data | {"notices": [one.to_json() for one in self.notices]} if self.notices else data


class Charted(Findings):
    """The same, where it has a `chart`."""

    @checked
    def save_chart(self: Any, path: str | PathLike[str], title: str = "", words: Words | None = None) -> None:
        """Write the chart to a file: .svg, .png, .html or .json."""
        from jacta.charts import save  # noqa: PLC0415

        save(self.chart(title, words), path)


@dataclass(frozen=True)
class Sweep(Charted):
    """A chance or a mean at every value of one key, or at every pair of values of two."""

    procedure: str
    given: dict[str, Any]
    aim: Aim
    axes: tuple[Axis, ...]
    spots: tuple[Spot, ...]
    notices: tuple[Notice, ...] = ()

    @property
    def keys(self) -> tuple[Key, ...]:
        return tuple(axis.key for axis in self.axes)

    @property
    def lines(self) -> list[tuple[Any, tuple[Spot, ...]]]:
        """The spots line by line: one line per value of the second key; a single one if only one key varies."""
        if len(self.axes) == 1:
            return [(None, self.spots)]
        return [(value, tuple(one for one in self.spots if one.values[1] == value)) for value in self.axes[1].values]

    def _repr_html_(self) -> str:
        """For a notebook: the figure at every value."""
        from jacta.analysis.sweep_charts import figure  # noqa: PLC0415
        from jacta.listings import html_rows  # noqa: PLC0415

        rows = ((*map(str, one.values), figure(one.worth, self.is_chance)) for one in self.spots)
        return html_rows(self.procedure, (*(key.path for key in self.keys), self.aim.text), rows)

    def worth(self, *values: Any) -> Fraction | None:
        """The figure at these values of the keys."""
        found = next((spot for spot in self.spots if spot.values == values), None)
        if found is None:
            raise InputError(", ".join(key.path for key in self.keys), Message("error-vary-outside"))
        return found.worth

    def to_json(self) -> dict[str, Any]:
        spots = [spot.to_json(self.keys) for spot in self.spots]
        return self._with_head(by=[key.path for key in self.keys], spots=spots)

    def to_frame(self) -> DataFrame:
        """A pandas data frame: a column for each key, then `exact` and `worth`."""
        from jacta.analysis.sweep_charts import frame  # noqa: PLC0415

        return frame(self)

    @checked
    def chart(self, title: str = "", words: Words | None = None) -> LayerChart:
        """A line or bars of one key, a heat map of two."""
        from jacta.analysis.sweep_charts import sweep_chart  # noqa: PLC0415

        return sweep_chart(self, title, words)


def _figure(procedure: Procedure) -> str | None:
    """A figure of which the first player usually wants less (`vp_ceded`): shown as it is, though it is nobody's aim."""
    usual = next(iter(procedure.aims.values()), None)
    return usual.fields[0] if isinstance(usual, Mean) and usual.less and len(usual.fields) == 1 else None


def vary(
    procedure: Procedure,
    data: Mapping[str, Any],
    *,
    by: By,
    aim: str | None = None,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
    reach: int | None = None,
) -> Sweep:
    """How an aim changes with the keys `by`, one or two; the rest of the input stays as it is.

    A key without values takes all its choices, or the numbers around what is entered.
    """
    measuring = Measuring(procedure, data, aim or _figure(procedure), policy, watch)
    found = axes(procedure, data, by, REACH if reach is None else reach)
    check_few(found)
    if len(found) == 2 and reach is None:
        found = axes(procedure, data, by, REACH_EACH)
    keys = [axis.key for axis in found]
    places = product(*(axis.values for axis in reversed(found)))  # the first key varies fastest: line by line
    spots = tuple(measuring.spot(keys, tuple(reversed(values))) for values in places)
    return Sweep(procedure.id, dict(data), measuring.aim, found, spots, measuring.notices)


def check_few(found: Sequence[Axis]) -> None:
    """Check that there are one or two keys, and that two are different."""
    if not 1 <= len({axis.key.path for axis in found}) == len(found) <= 2:
        raise InputError("by", Message("error-vary-keys"))
