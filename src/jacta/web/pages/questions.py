"""A game in progress as a page shows it: the question with its answers, the story so far; and what a reader replies.

The Play tab and the pages of saved games share all this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from jacta import telling
from jacta.dice import Face
from jacta.errors import InputError
from jacta.kernel.roll import Entry
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.run.position import Pending, Position
from jacta.telling.understanding import read_in_book, read_off_dice
from jacta.text import Message
from jacta.web.pages.story import ShownLine, lines

ASKS = {Roll: "roll", Ask: "ask", Consult: "consult"}
NEWEST = 12  # lines of the story that are shown at once
RECENT = 80  # those that are told at all while a game goes on: a campaign has thousands, and somebody waits
MOST_OFFERED = 24  # answers at once, where they fall into groups

Groups = Mapping[str, Sequence[tuple[int, telling.Offer]]]


class Asked(NamedTuple):
    """A question in words; `kind` says how it is answered, `groups` are the answers of a decision with their places."""

    kind: str
    who: str
    text: str
    groups: Groups
    explodes: bool


class Story(NamedTuple):
    """The story so far: the newest lines are shown at once, the older ones on demand; `whole` says if that is all."""

    older: Sequence[ShownLine]
    newest: Sequence[ShownLine]
    whole: bool


def asked(position: Position, question: Pending, who: str | None) -> Asked:
    """The question as it is put to this player."""
    told = telling.pending(position, question, who)
    explodes = isinstance(question, Roll) and question.throw.describe().rolled.message.endswith("exploding")
    return Asked(ASKS[type(question)], told.who, told.text, _grouped(told.offers), explodes)


def story(entries: Sequence[Entry], seats: Sequence[str] = (), *, whole: bool = False) -> Story:
    """The story of a game, in the colours of its seats; `whole` leaves nothing out, however long it is."""
    whole = whole or len(entries) <= RECENT
    told = list(lines(entries if whole else entries[-RECENT:], seats))
    return Story(told[:-NEWEST], told[-NEWEST:], whole)


def _grouped(offers: Sequence[telling.Offer]) -> Groups:
    """The answers with their places and what lies behind; very many are put together in groups, those of none first."""
    many = len(offers) > MOST_OFFERED
    groups: dict[str, list[tuple[int, telling.Offer]]] = {"": []}
    for place, offer in enumerate(offers):
        behind = "" if many else telling.odds_behind(offer)
        told = offer._replace(remark=" ".join(filter(None, (offer.remark, behind))))
        groups.setdefault(offer.group if many else "", []).append((place, told))
    return {title: those for title, those in groups.items() if those}


# --- What the reader replies


def answer_at(position: Position, question: Ask, who: str | None, place: str) -> Any:
    """The answer at this place of those that were offered."""
    offers = telling.pending(position, question, who).offers
    offered = {str(number): offer.value for number, offer in enumerate(offers)}
    if place not in offered:
        raise InputError("_answer", Message("error-nothing-asked"))
    return offered[place]


def faces_read(question: Roll, sent: Mapping[str, str]) -> Sequence[Face] | None:
    """The faces that were typed; None lets the system throw."""
    return None if "_for_me" in sent else read_off_dice(question.throw, sent["_faces"])


def looked_up(position: Position, question: Consult, sent: Mapping[str, str]) -> Any:
    """What the book says."""
    return read_in_book(position.procedure.game, question.slot, sent["_consult"].strip())


def typed(sent: Mapping[str, str]) -> str:
    """What was typed, for whoever must put it right."""
    return sent.get("_faces") or sent.get("_consult") or ""
