"""A game in progress as a page shows it: question, board, what has just happened, the story; and the reader's reply.

Shared by the Play tab, the pages of saved games and those of chronicles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from jacta import telling
from jacta.dice import Face
from jacta.errors import InputError
from jacta.kernel.play.opponents import advice
from jacta.kernel.play.session import Session
from jacta.kernel.roll import TranscriptEntry
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.run.position import Pending, Position
from jacta.telling.computers import computers_called
from jacta.telling.understanding import read_in_book, read_off_dice
from jacta.text import Message
from jacta.web.pages.story import ShownLine, lines, podium, sheet, tones

ASKS = {Roll: "roll", Ask: "ask", Consult: "consult"}
NEWEST = 12  # lines of the story that are shown at once
RECENT = 80  # lines told at all while a game goes on: a campaign has thousands, and somebody waits
MOST_HAPPENED = 6  # lines of what has just happened
MOST_OFFERED = 24  # answers listed at once, if they fall into groups

Groups = Mapping[str, Sequence[tuple[int, telling.Offer]]]


class PageQuestion(NamedTuple):
    """A question in words; `kind` says how it is answered, `groups` are a decision's answers with their indices."""

    kind: str
    who: str
    text: str
    groups: Groups
    explodes: bool
    stakes: str


class Story(NamedTuple):
    """The story so far: the newest lines are shown at once, the older ones on demand; `whole` if that is all."""

    older: Sequence[ShownLine]
    newest: Sequence[ShownLine]
    whole: bool


def asked(position: Position, question: Pending, who: str | None) -> PageQuestion:
    """The question as it is put to this player."""
    told = telling.pending(position, question, who)
    explodes = isinstance(question, Roll) and question.throw.describe().rolled.message.endswith("exploding")
    text, mark, about = told.text.partition("?")  # the question itself stands out; remarks about it go beneath
    stakes = " ".join(filter(None, (about.strip(), told.stakes)))
    return PageQuestion(ASKS[type(question)], told.who, text + mark, _grouped(told.offers), explodes, stakes)


def story(entries: Sequence[TranscriptEntry], seats: Sequence[str] = (), *, whole: bool = False) -> Story:
    """The story of a game, in the colours of its seats; `whole` leaves nothing out, however long it is."""
    whole = whole or len(entries) <= RECENT
    told = list(lines(entries if whole else entries[-RECENT:], seats))
    cut = max(0, len(told) - NEWEST)
    while cut and not (told[cut].cited or told[cut].dice or told[cut].kind == "ask"):
        cut -= 1  # what comes of dice or of an answer stays beside them
    return Story(told[:cut], told[cut:], whole)


def nothing_on_table() -> dict[str, Any]:
    """What `on_table` returns if there is nothing to see: before a game, or behind a curtain."""
    nothing = dict.fromkeys(("picture", "drawn", "cards", "rolled"))
    nothing["callings"] = {}
    return {**nothing, "ends_on_the_board": False, "told": story([]), "happened": [], "last_places": [], "podium": []}


def on_table(
    session: Session,
    eyes: str | None,
    entries: Sequence[TranscriptEntry],
    lately: int,
    called: Mapping[str, str] | None = None,
    *,
    whole: bool = False,
) -> dict[str, Any]:
    """What is on the table beside the question, as these `eyes` see it.

    `entries` are what they have seen happen, the last `lately` of them just now; `called` are the players at the seats.
    `whole` leaves nothing of the story out.
    """
    over, game = session.question is None, session.procedure.game.id
    seats = session.procedure.seats(session.given_now)
    recent = entries[len(entries) - lately :]
    cards = session.cards(eyes)
    called = computers_called(session.procedure, session.given_now) if called is None else called
    return {
        "picture": session.board(eyes, svg=True),
        "drawn": session.board(eyes),
        "cards": cards,
        "callings": {telling.value(game, card.name): card.called for card in cards.cards} if cards else {},
        "tones": tones(seats),
        "ends_on_the_board": session.ends_on_the_board,
        "told": story(entries, seats, whole=whole),
        "happened": list(lines(recent[-MOST_HAPPENED:])),
        "happened_before": max(0, len(recent) - MOST_HAPPENED),
        "last_places": _places_of(recent),
        "rolled": sheet(session.procedure, session.outcome, session.given_now) if over else None,
        "podium": podium(game, session.outcome, called) if over else [],
    }


def lately(entries: Sequence[TranscriptEntry]) -> int:
    """How many of the entries have come since the last answer, that one included; at first, all."""
    since = (count for count, entry in enumerate(reversed(entries), 1) if entry.kind == "ask")
    return next(since, len(entries))


def _places_of(entries: Sequence[TranscriptEntry]) -> list[str]:
    """The places of the board named by the last answer of every player."""
    last = {
        entry.who: telling.places(entry.question, entry.value)
        for entry in entries
        if entry.question is not None and not entry.question.simultaneous
    }
    return sorted({place for places in last.values() for place in places})


def _grouped(offers: Sequence[telling.Offer]) -> Groups:
    """The answers with their indices and the odds behind them; very many are grouped, those without a group first."""
    many = len(offers) > MOST_OFFERED
    silent = sum(offer.leads_to is not None for offer in offers) > MOST_OFFERED
    groups: dict[str, list[tuple[int, telling.Offer]]] = {"": []}
    for place, offer in enumerate(offers):
        behind = telling.OddsBehind() if silent else telling.odds_behind(offer)
        remark = " · ".join(filter(None, (offer.remark, behind.told)))
        told = offer._replace(remark=remark, brief=behind.chance or (offer.brief if offer.leads_to is None else ""))
        groups.setdefault(offer.group if many else "", []).append((place, told))
    return {title: those for title, those in groups.items() if those}


def advised(position: Position, question: Ask, who: str) -> str:
    """What a strong player would answer for this player, in words."""
    return in_words(position, question, who, advice(position, question, who))


def in_words(position: Position, question: Ask, who: str, value: Any) -> str:
    """An answer that is offered to this player, in the same words."""
    return next(offer.text for offer in telling.pending(position, question, who).offers if offer.value == value)


# --- What the reader replies


def answer_at(position: Position, question: Ask, who: str | None, place: str) -> Any:
    """The answer at this index among those offered."""
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
    """What was typed, for correction."""
    return sent.get("_faces") or sent.get("_consult") or ""
