"""What a page shows of a distribution: the sentence a player wants first, then bars, columns and a heat map.

Everything is computed here as plain figures; the templates draw them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from jacta import telling, text
from jacta.distribution import Odds
from jacta.kernel.rule.procedure import Procedure
from jacta.plain import plain, plain_outcome
from jacta.printing import with_hexes
from jacta.telling.chances import FIRST
from jacta.typed import found_at
from jacta.web.forms import Form
from jacta.web.pages.columns import Bar, Heat, heat_of, ladder
from jacta.web.pages.headlines import headline
from jacta.web.pages.keys import leaf_keys
from jacta.web.pages.story import called_by_name

MOST_LETTERS = 2_000
LONGEST_NAME = 160  # letters of a value that still names a bar: anything longer is in the table only
MOST_ROWS = 12
SIDES = ["attacker", "defender"]  # red and blue everywhere, even if the form does not separate them
NEARLY = Fraction(97, 100)  # a value this likely is told, not drawn


class KeyInWords(NamedTuple):
    """A key with words: each value with its chance; `same` is what all of them share, if they are pieces."""

    key: str
    label: str
    bars: list[Bar]
    others: int = 0
    same: str = ""


class Numbers(NamedTuple):
    """A key with numbers: the chance of each; mean and spread in words, empty if a tail hides them."""

    key: str
    label: str
    bars: list[Bar]
    spread: str
    tone: str


class Figures(NamedTuple):
    """Everything that the page shows of a distribution; `certain` if there is only one outcome."""

    headline: list[str]
    words: list[KeyInWords]
    numbers: list[Numbers]
    heat: Heat | None
    nearly: list[tuple[str, str, str]]
    always: list[tuple[str, str]]
    certain: list[tuple[str, list[str]]]
    columns: list[str]
    rows: list[tuple[list[str], Fraction]]
    outcomes: int
    tail: Fraction


def figures(procedure: Procedure, form: Form, odds: Odds[Any], rows: int, given: Mapping[str, Any]) -> Figures:
    """The figures of a procedure's odds for what was `given`: a side that has a name is called by it."""
    game = procedure.game.id
    named = called_by_name(given)
    keys = [part for key in leaf_keys(odds) if not sprawls(odds, key) for part in odds.places(key) or (key,)]
    fields = [field for field in odds.fields if not sprawls(odds, field)]
    varying = [key for key in keys if len(odds.marginal(key)) > 1 or odds.tail]
    ordered = sorted(varying, key=lambda key: key not in FIRST)
    in_words = [key for key in ordered if not odds.is_numeric(key)]
    numeric = [key for key in ordered if key not in in_words]
    heat = heat_of(game, form, odds, numeric)
    likeliest = {key: next(iter(odds.marginal(key))) for key in ordered[1:]}
    nearly = {key: pair for key, pair in likeliest.items() if pair[1] >= NEARLY}
    same = plain_outcome(next(iter(odds.weights))) if odds.weights else {}
    return Figures(
        list(headline(procedure, odds, in_words, numeric, heat, named)),
        [
            one
            for one in (words(procedure, form, odds, key, named) for key in in_words if key not in nearly)
            if _named(one.bars)
        ],
        [numbers(game, form, odds, key) for key in numeric if key not in nearly],
        heat,
        [
            (telling.counted_key(game, key), telling.counted(game, key, value, procedure.name), text.percent(p))
            for key, (value, p) in nearly.items()
        ],
        [
            (telling.counted_key(game, key), telling.counted(game, key, found_at(same, key), procedure.name))
            for key in keys
            if key not in varying
        ],
        certain(procedure, same, fields),
        [telling.counted_key(game, key) for key in fields],
        [
            ([telling.counted(game, key, plain_outcome(outcome).get(key), procedure.name) for key in fields], p)
            for outcome, p in _first(odds, rows)
        ],
        len(odds),
        Fraction(odds.tail, odds.total),
    )


def certain(procedure: Procedure, outcome: Mapping[str, Any], keys: Collection[str]) -> list[tuple[str, list[str]]]:
    """The only possible outcome, by its keys: for a list of things, each separately."""
    game = procedure.game.id
    told = with_hexes(game, {key: outcome[key] for key in outcome if key in keys})
    return [(telling.counted_key(game, key), _each(procedure, key, value)) for key, value in told.items()]


def _each(procedure: Procedure, key: str, value: Any) -> list[str]:
    game = procedure.game.id
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return [telling.value(game, one) for one in value]
    return [telling.counted(game, key, value, procedure.name)]


def sprawls(odds: Odds[Any], key: str) -> bool:
    """Whether a key holds something too large for a line: the state of a whole game."""
    return any(len(repr(value)) > MOST_LETTERS for value in odds.marginal(key).weights)


def _named(bars: list[Bar]) -> bool:
    return all(len(bar.label) <= LONGEST_NAME for bar in bars)


def _first(odds: Odds[Any], rows: int) -> Iterator[tuple[Any, Fraction]]:
    return (pair for _, pair in zip(range(rows), odds, strict=False))


# --- Bars and columns


def words(procedure: Procedure, form: Form, odds: Odds[Any], key: str, named: Mapping[str, str]) -> KeyInWords:
    """The chances of a key's values, likeliest first; two sides in the order of the form."""
    game = procedure.game.id
    marginal = odds.marginal(key)
    pairs = list(marginal)
    sides = [side.name for side in form.sides]
    if sides and all(value in sides or value in ("none", None) for value, _ in pairs):
        pairs.sort(key=lambda pair: sides.index(pair[0]) if pair[0] in sides else 9)
    if all(isinstance(value, bool) for value, _ in pairs):
        pairs.sort(key=lambda pair: not pair[0])
    most = max(p for _, p in pairs)
    same = _shared([plain(value) for value, _ in pairs])
    called = named if key in FIRST else {}
    bars = [
        Bar(
            called.get(value) or _told(procedure, key, plain(value), same),
            p,
            float(p / most),
            tone(form, value, place),
            plain(value),
        )
        for place, (value, p) in enumerate(pairs[:MOST_ROWS])
    ]
    shared = telling.value(game, same) if same else ""
    return KeyInWords(key, telling.key(game, key), bars, max(0, len(pairs) - MOST_ROWS), shared)


def _shared(values: list[Any]) -> dict[str, Any]:
    """What pieces have in common, however it ends: it need not be repeated for each. Empty if there is only one."""
    pieces = [value for value in values if isinstance(value, dict)]
    if len(pieces) < 2:
        return {}
    return {key: part for key, part in pieces[0].items() if all(key in one and one[key] == part for one in pieces)}


def _told(procedure: Procedure, key: str, value: Any, same: dict[str, Any]) -> str:
    """A value without what is `same` in all of them; where others are pieces, None is one that is no more."""
    game = procedure.game.id
    if not same:
        return telling.under(game, key, value, procedure.name)
    if value is None:
        return text.say("odds-gone")
    own = {name: part for name, part in value.items() if name not in same}
    return telling.value(game, own) if own else text.say("odds-no-more")


def tone(form: Form, value: Any, place: int) -> str:
    """The colour of a value: that of its side, of yes and no, or the next one."""
    sides = [side.name for side in form.sides] or SIDES
    if value in sides:
        return "ab"[sides.index(value)]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value in ("none", None):
        return "no"
    return f"t{place % 6}"


def numbers(game: str, form: Form, odds: Odds[Any], key: str) -> Numbers:
    """The chances of a key's numbers in order, each with that of reaching it."""
    marginal = odds.marginal(key)
    spread = ""
    if not odds.tail:
        spread = text.say("odds-mean-sd", mean=text.number(float(odds.mean(key))), sd=text.number(odds.sd(key)))
    names = [side.name for side in form.sides] or SIDES
    side = next((letter for letter, name in zip("ab", names, strict=False) if key.startswith(name)), "t5")
    return Numbers(key, telling.key(game, key), ladder(marginal), spread, side)
