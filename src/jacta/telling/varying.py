"""What `vary`, `need` and `sensitivity` talk about, in words: keys by their paths, their values, what is measured."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from jacta import text
from jacta.aims import Condition, read_aim
from jacta.analysis.compare import Effect
from jacta.analysis.keys import OPTIONS, Key
from jacta.analysis.need import KeyNeed, Need
from jacta.analysis.sweep_charts import Words, figure
from jacta.analysis.vary import Spot
from jacta.kernel.rule.procedure import Procedure
from jacta.outcomes import Field, OutcomeType
from jacta.printing import as_argument, key, under, value
from jacta.telling.words import aim, option, option_value


def words(procedure: Procedure) -> Words:
    """What to call the keys, values and aims of a procedure."""
    game = procedure.game.id
    return Words(
        lambda path: varied_key(procedure, path),
        lambda path, found: varied_value(game, path, found),
        lambda written: measure(procedure, written),
    )


def varied_key(procedure: Procedure, path: str) -> str:
    """A key by its path; a reading with its number."""
    game = procedure.game.id
    section, _, name = path.partition(".")
    if section == OPTIONS:
        known = procedure.options.get(name)
        return f"{known.reading if known else ''} {option(game, name)}".strip()
    parts: list[str] = []
    for part in path.split("."):
        if part.isdecimal() and parts:
            parts[-1] = text.say("varied-place", key=parts[-1], place=int(part) + 1)
        else:
            parts.append(key(game, part))
    return " · ".join(parts)


def varied_value(game: str, path: str, found: Any) -> str:
    section, _, name = path.partition(".")
    if found is None:
        return "–"
    return option_value(game, name, found) if section == OPTIONS else under(game, path, found)


def measure(procedure: Procedure, written: str) -> str:
    """What is measured: the chance of an event, or the mean of a number."""
    game, where = procedure.game.id, procedure.name
    read = read_aim(written, OutcomeType(game, Field("any")))
    if isinstance(read, Condition) and (read.key, read.sign) == ("winner", "="):
        return text.say("page-measure-winner", who=as_argument(game, read.wanted))
    if read.is_chance:
        return text.say("page-measure-chance", aim=aim(game, written, where))
    sign = f"{text.MINUS} " if read.less else ""  # a loss counts against whoever asks
    return text.say("page-measure-mean", key=sign + aim(game, written))


# --- Need


def needed(procedure: Procedure, found: Need, one: KeyNeed) -> str:
    """The answer in a sentence: the value and its chance; or that none is enough."""
    game, by = procedure.game.id, found.keys[0]
    at = one.answer or one.nearest
    name = varied_key(procedure, by.path)
    if at is None:
        return text.say("need-refused", key=name)
    worth = figure(at.worth, found.is_chance)
    said = f"need-{_kind(one)}"
    return text.say(said, key=name, value=_value(game, by, at), worth=worth, tried=tried(game, by, one))


def _kind(one: KeyNeed) -> str:
    """How an answer is phrased."""
    if one.answer is None:
        return "none"
    if one.trend == "unordered":
        return "choice"
    if all(map(one.holds, one.legal)):
        return "always"
    if _is_broken(one):
        return "smallest"
    return "most" if one.trend == "down" else "least"


def _is_broken(one: KeyNeed) -> bool:
    """Whether some value beyond the answer is not enough after all."""
    return one.trend == "mixed" and (len(one.runs) > 1 or one.runs[0][1] != one.legal[-1])


def beside(procedure: Procedure, found: Need, one: KeyNeed) -> list[tuple[str, str, bool]]:
    """The answer between its neighbours: each value, its figure, and whether it is the answer."""
    at = one.answer or one.nearest
    if at is None:
        return []
    spots = [spot for spot in one.legal if spot is at or spot in one.neighbours]
    if not found.keys[0].numeric:
        spots = sorted(one.legal, key=lambda spot: -(spot.worth or 0))
    game, by = procedure.game.id, found.keys[0]
    return [(_value(game, by, spot), figure(spot.worth, found.is_chance), spot is one.answer) for spot in spots]


def remarks(procedure: Procedure, found: Need, one: KeyNeed) -> list[str]:
    """What one should know besides the answer: that more is not better, where it is enough then, and what was tried."""
    said = [*trend(one), *stretches(procedure, found, one)]
    if found.keys[0].numeric and one.answer is not None and not one.whole:
        said.append(text.say("need-tried", tried=tried(procedure.game.id, found.keys[0], one)))
    return said


def trend(one: KeyNeed) -> list[str]:
    """Where more is not better, a remark that says so."""
    return [text.say(f"need-trend-{one.trend}")] if one.trend in ("mixed", "down", "level") else []


def stretches(procedure: Procedure, found: Need, one: KeyNeed) -> list[str]:
    """If several ranges of values are enough, which."""
    if one.answer is None or not _is_broken(one):
        return []
    runs = (_run(procedure.game.id, found.keys[0], one, first, last) for first, last in one.runs)
    return [text.say("need-runs", runs=text.listed(runs))]


def tried(game: str, by: Key, one: KeyNeed) -> str:
    """The values that were tried."""
    if not by.numeric or len(one.legal) < 2:
        return ", ".join(_value(game, by, spot) for spot in one.legal)
    return text.say("need-between", first=_value(game, by, one.legal[0]), last=_value(game, by, one.legal[-1]))


def _run(game: str, by: Key, one: KeyNeed, first: Spot, last: Spot) -> str:
    told, to = _value(game, by, first), _value(game, by, last)
    if first == last:
        return told
    return text.say("need-from", first=told) if last == one.legal[-1] else text.say("need-between", first=told, last=to)


def _value(game: str, by: Key, spot: Spot) -> str:
    return varied_value(game, by.path, spot.values[0])


def most_telling(game: str, effect: Effect) -> str:
    """What another reading changes most, before and after; empty if no single key shows a change."""
    shift = effect.shift
    if shift is None:
        return ""
    name = key(game, shift.key)
    if shift.value is None:
        before, after = (text.number(float(mean)) for mean in shift.pair)
        return text.say("effect-mean", key=name, before=before, after=after)
    before, after = _told_apart(*shift.pair)
    return text.say("effect-value", key=name, value=value(game, shift.value), before=before, after=after)


def _told_apart(before: Fraction, after: Fraction) -> tuple[str, str]:
    """Two chances with as many digits as it takes to see that they differ, within reason."""
    pairs = [(text.percent(before, digits), text.percent(after, digits)) for digits in (1, 2, 3)]
    return next((pair for pair in pairs if pair[0] != pair[1]), pairs[0])
