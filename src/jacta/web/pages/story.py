"""The story of a run for a page: every line with the dice as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from jacta import telling
from jacta.dice import Throw
from jacta.kernel.roll import Entry
from jacta.web.pages import drawing

MOST_DICE = 40  # more than these are told as a text only
MOST_SIDES = 1000


class ShownLine(NamedTuple):
    """A line of the transcript; `cited` is set where the passage changes."""

    cited: str
    text: str
    depth: int
    kind: str
    dice: list[Markup]
    value: str
    tone: str = ""


def tone_of(seat: str, place: int) -> str:
    """The colour of a seat: red attacks and blue defends, as in every form; else by its place at the table."""
    return {"attacker": "a", "defender": "b"}.get(seat) or ("ab"[place] if place < 2 else f"t{place % 6}")


def tones(seats: Sequence[str]) -> dict[str, str]:
    """The colours of all who sit at a table."""
    return {seat: tone_of(seat, place) for place, seat in enumerate(seats)}


def lines(entries: Iterable[Entry], seats: Sequence[str] = ()) -> Iterable[ShownLine]:
    """The transcript with the dice as they lie on the table, each line in the colour of the seat whose doing it is."""
    cited, colours = None, tones(seats)
    for entry in entries:
        told = telling.entry(entry)
        dice = _dice(entry)
        text, value = told.text, ""
        if dice:
            value = telling.value(entry.game, entry.value)
            text = text.partition(" — ")[0]
        tone = colours.get(entry.who, "") if isinstance(entry.who, str) else ""
        cites = "" if told.passage == cited else told.passage
        yield ShownLine(cites, text, told.depth, told.kind, dice, value, tone)
        cited = told.passage


class _Hand:
    """A hand that notes which die shows which face; one that exploded, all that it has shown."""

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


def _dice(entry: Entry) -> list[Markup]:
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
    """The face from which a die counts, where the throw counts dice."""
    on = throw.describe().rolled.args.get("on")
    return on if isinstance(on, int) else None
