"""The story of a run for a page: every line with the dice as they lie on the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from jacta import telling
from jacta.dice import Throw
from jacta.kernel.roll import TranscriptEntry
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game
from jacta.plain import plain_outcome
from jacta.telling.chances import FIRST
from jacta.web.pages import drawing
from jacta.web.pages.headlines import sides_named

MOST_DICE = 40  # more than these are told as text only
MOST_SIDES = 1000
RULING = re.compile(r"\b(R\d+)\b")


SIDES = {"attacker": "a", "defender": "b"}  # red attacks and blue defends, as in every form


class OutcomeSheet(NamedTuple):
    """An outcome as labels and values: what came of it, and what is nil; `tone` is the colour of the winner."""

    matters: list[tuple[str, str]]
    nil: list[tuple[str, str]]
    tone: str = ""


def sheet(procedure: Procedure, outcome: Any, given: Given) -> OutcomeSheet:
    """The outcome, with what is nil separated, unless nothing else is left; how it ended always counts.

    A side of what was `given` that has a name wins by it.
    """
    plain, named = plain_outcome(outcome), sides_named(written(given))
    told = [
        (label, named[value] if key in FIRST and isinstance(value, str) and value in named else said)
        for (label, said), (key, value) in zip(telling.outcome(procedure, outcome), plain.items(), strict=True)
    ]
    tone = SIDES.get(str(plain.get("winner")), "")
    is_nil = [key not in FIRST and _nothing(value) for key, value in plain.items()]
    matters = [pair for pair, nil in zip(told, is_nil, strict=True) if not nil]
    return (
        OutcomeSheet(matters, [pair for pair, nil in zip(told, is_nil, strict=True) if nil], tone)
        if matters
        else OutcomeSheet(told, [], tone)
    )


def _nothing(value: Any) -> bool:
    """Whether a part of an outcome is nil: 0, nobody, an empty list. A plain no is an answer."""
    return not isinstance(value, bool) and (not value or value == "none")


class Placed(NamedTuple):
    """One player at the end: rank, points, and what they held of each kind."""

    place: int
    who: str
    points: str
    kinds: list[tuple[str, str]]


def podium(game: str, outcome: Any, called: Mapping[str, str]) -> list[Placed]:
    """The players by their points, best first; empty if an outcome has no points for several players.

    `called` are the names of those who do not go by their seat's.
    """
    told = plain_outcome(outcome)
    points = told.get("points")
    if not isinstance(points, list) or len(points) < 2:
        return []
    counts = {
        key: value
        for key, value in told.items()
        if key not in ("points", "order", "drawn") and isinstance(value, list) and len(value) == len(points)
    }
    ranked = sorted(range(len(points)), key=lambda seat: (seat != told.get("winner"), -points[seat]))
    return [
        Placed(
            place,
            called.get(f"seat{seat}") or telling.value(game, f"seat{seat}"),
            telling.value(game, points[seat]),
            [(telling.key(game, key), telling.value(game, value[seat])) for key, value in counts.items()],
        )
        for place, seat in enumerate(ranked, start=1)
    ]


class ShownLine(NamedTuple):
    """A line of the transcript; `cited` is set where the passage changes, its R-numbers link to their readings."""

    cited: Markup
    text: str
    depth: int
    kind: str
    dice: list[Markup]
    value: str
    tone: str = ""


def tone_of(seat: str, place: int) -> str:
    """The colour of a seat: that of its side, else by its index at the table."""
    return SIDES.get(seat) or ("ab"[place] if place < 2 else f"t{place % 6}")


def tones(seats: Sequence[str]) -> dict[str, str]:
    """The colours of all who sit at a table."""
    return {seat: tone_of(seat, place) for place, seat in enumerate(seats)}


def lines(entries: Iterable[TranscriptEntry], seats: Sequence[str] = ()) -> Iterable[ShownLine]:
    """The transcript with the dice as they lie on the table, each line in the colour of the seat that acted."""
    cited, colours = None, SIDES | tones(seats)
    for entry in entries:
        told = telling.entry(entry)
        dice = _dice(entry)
        text, value = told.text, ""
        if dice:
            value = telling.value(entry.game, entry.value)
            text = text.partition(" — ")[0]
        tone = colours.get(entry.who, "") if isinstance(entry.who, str) else ""
        passage = with_rulings(entry.game, told.passage)
        cites = Markup("") if told.passage == cited else drawing.cite(find_game(entry.game), passage)
        yield ShownLine(cites, text, told.depth, told.kind, dice, value, tone)
        cited = told.passage


def with_rulings(game: str, passage: str) -> Markup:
    """A passage whose R-numbers are links."""
    parts = RULING.split(passage)
    return Markup("").join(
        Markup('<a href="/games/{}#{}">{}</a>').format(game, part, part) if place % 2 else part
        for place, part in enumerate(parts)
    )


class _Hand:
    """A hand that notes which die shows which face; for one that exploded, everything it showed."""

    def __init__(self, faces: Sequence[Any]) -> None:
        self._left = list(faces)
        self.shown: list[tuple[Sequence[int], int]] = []

    def dice(self, count: int, sides: int) -> list[int]:
        taken, self._left = self._left[:count], self._left[count:]
        self.shown += [([face], sides) for face in taken]
        return taken

    def chains(self, count: int, sides: int, depth: int | None) -> list[tuple[int, ...]]:
        taken, self._left = self._left[:count], self._left[count:]
        chains = [(face,) if isinstance(face, int) else tuple(face) for face in taken]
        self.shown += [(chain, sides) for chain in chains]
        return chains


def _dice(entry: TranscriptEntry) -> list[Markup]:
    if entry.throw is None or not entry.faces or len(entry.faces) > MOST_DICE:
        return []
    hand = _Hand(entry.faces)
    entry.throw.take(hand)
    if any(sides > MOST_SIDES for _, sides in hand.shown):
        return []  # a number, not a die that anybody could hold
    least = _hits_on(entry.throw)
    lit = [[least is not None and face >= least for face in chain] for chain, _ in hand.shown]
    return [drawing.chain(chain, sides, hits) for (chain, sides), hits in zip(hand.shown, lit, strict=True)]


def _hits_on(throw: Throw) -> int | None:
    """The face from which a die counts, if the throw counts dice."""
    on = throw.describe().rolled.args.get("on")
    return on if isinstance(on, int) else None
