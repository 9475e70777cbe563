"""How a distribution is shown in a terminal: what a player wants first, then the means, then the likeliest outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import accumulate, islice
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.align import VerticalAlignMethod
from rich.bar import Bar
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from jacta import telling
from jacta.cli.output import Text, heading
from jacta.cli.views import given_line, outcome_grid
from jacta.distribution import Odds, Sample
from jacta.errors import InputError
from jacta.intervals import wilson
from jacta.kernel.rule.procedure import Procedure
from jacta.plain import plain_outcome
from jacta.text import labelled, number, percent, say

MOST_VALUES = 12  # a key with more values than this is shown by its likeliest ones
LONGEST_VALUE = 120  # letters; anything longer is for programs
NEARLY_SURE = Fraction(95, 100)  # a key that hardly varies, and may be left out of a narrow page
HARDLY = Fraction(1, 1_000_000)  # a tail this small does not change a mean that people read
BAR = 20
FRACTION = 26  # the width of a column of exact fractions, if asked for
THIN = 0.01  # a margin below this needs a third digit


def _scattered(odds: Odds[Any]) -> bool:
    """Whether hardly any outcome of a sample came up twice: which one did is mere chance."""
    return isinstance(odds, Sample) and 2 * len(odds) > odds.total > 1


def _mean_and_sd(marginal: Odds[Any], told: Callable[[float], str]) -> tuple[str, str]:
    """Mean and spread of a quantity; if dice explode without end, of everything but the tail, if that hardly counts."""
    if not marginal.tail:
        return told(float(marginal.mean())), told(marginal.sd())
    if Fraction(marginal.tail, marginal.total) > HARDLY:
        return "–", "–"
    below = Odds(marginal.weights, marginal.total - marginal.tail)
    return f"≈ {told(float(below.mean()))}", f"≈ {told(below.sd())}"


def _quantile(marginal: Odds[Any], q: Fraction, told: Callable[[Any], str]) -> str:
    try:
        return told(marginal.quantile(q))
    except InputError:  # the tail could change it
        return "–"


def _likeliest_run(pairs: Sequence[tuple[Any, Fraction]], most: int) -> range:
    """The indices of the likeliest run of this many consecutive values; all of them, if there are no more."""
    if len(pairs) <= most:
        return range(len(pairs))
    below = [Fraction(0), *accumulate(p for _, p in pairs)]
    first = max(range(len(pairs) - most + 1), key=lambda place: below[place + most] - below[place])
    return range(first, first + most)


class View(NamedTuple):
    """A distribution on a page. `rows` limits the outcomes listed one by one; None lists them all."""

    procedure: Procedure
    rows: int | None
    fractions: bool
    width: int
    paths: Mapping[str, str] = MappingProxyType({})
    """The dotted keys that fields of the distribution stand for, if it is one of several keys."""

    @property
    def game(self) -> str:
        return self.procedure.game.id

    def page(
        self, odds: Odds[Any], said: Mapping[str, Any], keys: Sequence[str], where: Sequence[str], chance: Fraction
    ) -> RenderableType:
        parts: list[RenderableType] = [heading(telling.title(self.procedure), self.procedure.passage)]
        if line := given_line(self.procedure, said):
            parts.append(line)
        if isinstance(odds, Sample):
            parts.append(Text(say("odds-runs", count=odds.total, runs=number(odds.total), seed=str(odds.seed)), "dim"))
        if where:
            exact = str(chance) if self.fractions else "none"
            met = say("odds-where", conditions=self._told(where), chance=percent(chance), exact=exact)
            parts.append(Text(met, "bold"))
        parts.append(Text())
        parts.extend(self._keys(odds, keys) if keys else self._whole(odds))
        if odds.tail:
            parts.append(Text(say("odds-tail", chance=percent(Fraction(odds.tail, odds.total)))))
        parts += [Text(str(one), "yellow") for one in telling.noticed(odds.notices)]
        return Group(*parts)

    def _told(self, where: Sequence[str]) -> str:
        return ", ".join(telling.aim(self.game, one, self.procedure.name) for one in where)

    def _keys(self, odds: Odds[Any], keys: Sequence[str]) -> Iterator[RenderableType]:
        """The whole distribution of some keys."""
        marginal = odds.marginal(*keys)
        if len(keys) > 1:
            paths = dict(zip(marginal.fields, keys, strict=True))
            yield from self._replace(paths=paths)._outcomes(marginal, marginal.fields)
            return
        (key,) = keys
        if odds.is_numeric(key) and len(marginal) > 1:
            yield Text(self._summary(marginal, key), "bold")
            yield Text()
        yield self._values(marginal, key, None if self.rows is None else max(self.rows, MOST_VALUES * 2))

    def _summary(self, marginal: Odds[Any], key: str) -> str:
        """Mean, spread and quantiles of a quantity in a line."""
        mean, sd = _mean_and_sd(marginal, partial(telling.averaged, self.game, key))
        told = partial(self._figure, key)
        low, median, high = (_quantile(marginal, q, told) for q in (Fraction(1, 20), Fraction(1, 2), Fraction(19, 20)))
        return say("odds-summary", mean=mean, sd=sd, median=median, low=low, high=high)

    def _whole(self, odds: Odds[Any]) -> Iterator[RenderableType]:
        """Every key at a glance, then the likeliest outcomes."""
        if len(odds) == 1 and not odds.tail:
            yield outcome_grid(self.procedure, next(iter(odds.weights)))
            return
        telling_all = telling.telling_keys(odds)
        keys = [key for key in telling_all if not self._sprawls(odds.marginal(key))] or telling_all
        listed = {key: odds.places(key) for key in keys}
        in_words = [key for key in keys if not odds.is_numeric(key) and not listed[key]]
        for key in in_words:
            yield self._values(odds.marginal(key), key, MOST_VALUES)
        numeric = [part for key in keys if key not in in_words for part in listed[key] or (key,)]
        alone = len(telling_all) == 1
        if alone and numeric:
            yield from self._keys(odds, numeric)
        elif numeric:
            yield self._figures(odds, numeric)
        if constant := [key for key in odds.fields if key not in telling_all]:
            same = next(iter(odds.weights))
            record = plain_outcome(same)
            told = " · ".join(
                labelled(telling.counted_key(self.game, key), self._told_value(key, record[key])) for key in constant
            )
            yield Text(f"{say('odds-always')} {told}", "dim")
            yield Text()
        if len(keys) < len(telling_all):
            left_out = ", ".join(telling.key(self.game, key) for key in telling_all if key not in keys)
            yield Text(say("odds-sprawls", keys=left_out), "dim")
            yield Text()
        if not alone and not _scattered(odds):
            yield from self._outcomes(odds, [key for key in odds.fields if key in keys])

    def _sprawls(self, marginal: Odds[Any]) -> bool:
        """Whether values of a key are too long for a line: the sheets of everybody who fought."""
        return any(len(telling.value(self.game, value)) > LONGEST_VALUE for value in marginal.weights)

    def _values(self, marginal: Odds[Any], key: str, most: int | None) -> RenderableType:
        """The values of one key with their chances; numbers in order, with the chance of each or more."""
        numeric = "value" in marginal.fields and marginal.is_numeric("value")
        pairs = list(marginal)
        if numeric:
            pairs.sort()
        shown = range(len(pairs))
        if most is not None:
            shown = _likeliest_run(pairs, most) if numeric else shown[:most]
        table = Table(box=None, pad_edge=False, title_justify="left", padding=(0, 2, 0, 0))
        table.add_column(Text(telling.counted_key(self.game, key)), overflow="fold")
        table.add_column(Text(say("odds-chance")), justify="right")
        if isinstance(marginal, Sample):
            table.add_column(Text(say("odds-interval")), justify="right")
        if numeric:
            table.add_column(Text(say("odds-at-least")), justify="right")
        exact = self.fractions and not isinstance(marginal, Sample)
        if exact:
            table.add_column(Text(say("odds-exact")), justify="right", overflow="fold")
        table.add_column()
        most_likely = max(p for _, p in pairs)
        reach = list(accumulate((p for _, p in reversed(pairs)), initial=Fraction(marginal.tail, marginal.total)))[::-1]
        if shown.start:
            below, p = self._told_value(key, pairs[shown.start][0]), 1 - reach[shown.start]
            table.add_row(Text(say("odds-below", value=below), "dim"), Text(percent(p), "dim"))
        for (value, p), at_least in islice(zip(pairs, reach, strict=False), shown.start, shown.stop):
            cells = [self._told_value(key, value), percent(p)]
            cells += [" – ".join(map(percent, wilson(p, marginal.total)))] if isinstance(marginal, Sample) else []
            cells += [percent(at_least)] if numeric else []
            cells += [str(p)] if exact else []
            bar = Bar(size=1, begin=0, end=float(p / most_likely), width=BAR, color="blue")
            table.add_row(*map(Text, cells), bar)
        if shown.stop < len(pairs):
            left, count = reach[shown.stop], len(pairs) - shown.stop
            above = self._told_value(key, pairs[shown.stop][0])
            told = say("odds-above", value=above) if numeric else say("odds-others", count=count)
            table.add_row(Text(told, "dim"), Text(percent(left), "dim"))
        if len(shown) < len(pairs):
            table.add_row(Text(say("odds-see-all"), "dim"))
        return Padding(table, (0, 0, 1, 0))

    def _figures(self, odds: Odds[Any], keys: Sequence[str]) -> RenderableType:
        """Mean, spread and likeliest value of the keys with numbers."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("")
        for id in ("odds-mean", "odds-sd", "odds-range", "odds-mode"):
            table.add_column(Text(say(id)), justify="right")
        for key in keys:
            marginal = odds.marginal(key)
            mean, sd = _mean_and_sd(marginal, partial(telling.averaged, self.game, key))
            if isinstance(odds, Sample) and not odds.tail:
                margin = 2 * odds.standard_error(key)
                mean = f"{mean} ± {number(margin, 2 if margin >= THIN or not margin else 3)}"
            low, high = min(marginal.weights), max(marginal.weights)
            first, last, likeliest = (self._figure(key, one) for one in (low, high, marginal.mode()))
            reach = say("odds-above", value=first) if odds.tail else f"{first} – {last}"
            mode = f"{likeliest} ({percent(next(iter(marginal))[1])})"
            table.add_row(*map(Text, (telling.counted_key(self.game, key), mean, sd, reach, mode)))
        return Padding(table, (0, 0, 1, 0))

    def _outcomes(self, odds: Odds[Any], keys: Sequence[str]) -> Iterator[RenderableType]:
        """The likeliest outcomes: as columns if they fit, leaving out keys that hardly vary first."""
        most = odds.marginal(*keys) if len(keys) < len(odds.fields) and len(keys) > 1 else odds
        if len(keys) == 1 and len(odds.fields) > 1:
            return
        if self.rows is not None and not self._fits(most, keys):
            keys = [key for key in keys if next(iter(odds.marginal(key)))[1] < NEARLY_SURE] or keys
            most = odds.marginal(*keys) if len(keys) > 1 else odds
        shown = len(most) if self.rows is None else min(self.rows, len(most))
        if not shown:
            return
        everything = shown == len(most)
        headline = say("odds-all" if everything else "odds-likeliest", shown=shown, count=len(most))
        yield Text(headline if everything else f"{headline} {say('odds-see-all')}", "bold")
        yield self._columns(most, keys, shown) if self._fits(most, keys) else self._sentences(most, keys, shown)

    def _fits(self, odds: Odds[Any], keys: Sequence[str], *, unbroken: bool = False) -> bool:
        """Whether a column for each key fits the page, with headings wrapped at spaces or `unbroken`."""
        needed = 10 + (FRACTION if self.fractions else 0)
        return needed + sum(2 + self._needed(odds, key, unbroken=unbroken) for key in keys) <= self.width

    def _needed(self, odds: Odds[Any], key: str, *, unbroken: bool = False) -> int:
        """The width of a key's column: its longest value, or the longest word of its heading."""
        cells = {self._cell(key, value) for value in odds.marginal(key).weights}
        heading = self._label(key)
        return max(map(len, (*([heading] if unbroken else heading.split()), *cells)))

    def _columns(self, odds: Odds[Any], keys: Sequence[str], shown: int) -> Table:
        table, unbroken = self._listing("bottom"), self._fits(odds, keys, unbroken=True)
        for key in keys:
            justify: Any = "right" if odds.is_numeric(key) else "left"
            name, width = Text(self._label(key)), self._needed(odds, key, unbroken=unbroken)
            table.add_column(name, justify=justify, vertical="bottom", overflow="fold", width=width)
        for outcome, p in islice(odds, shown):
            data = plain_outcome(outcome)
            cells = (self._cell(key, data[key]) for key in keys)
            table.add_row(*map(Text, (*self._chance(p), *cells)))
        return table

    def _sentences(self, odds: Odds[Any], keys: Sequence[str], shown: int) -> Table:
        table = self._listing()
        table.add_column(overflow="fold")
        for outcome, p in islice(odds, shown):
            data = plain_outcome(outcome)
            told = " · ".join(self._phrase(key, data[key]) for key in keys if data[key] is not False)
            table.add_row(*map(Text, (*self._chance(p), told)))
        return table

    def _phrase(self, key: str, value: Any) -> str:
        label = self._label(key)
        return label if value is True else labelled(label, self._cell(key, value))

    def _told_value(self, key: str, value: Any) -> str:
        return telling.counted(self.game, key, value, self.procedure.name)

    def _label(self, key: str) -> str:
        return telling.counted_key(self.game, self.paths.get(key, key))

    def _cell(self, key: str, value: Any) -> str:
        return self._told_value(self.paths.get(key, key), value)

    def _figure(self, key: str, value: Any) -> str:
        """A number among others of its key."""
        return self._told_value(key, value) if isinstance(value, int) else number(value)

    def _listing(self, vertical: VerticalAlignMethod = "top") -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(Text(say("odds-chance")), justify="right", vertical=vertical, no_wrap=True)
        if self.fractions:
            table.add_column(Text(say("odds-exact")), justify="right", vertical=vertical, overflow="fold")
        return table

    def _chance(self, p: Fraction) -> list[str]:
        return [percent(p), str(p)] if self.fractions else [percent(p)]
