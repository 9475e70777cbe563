"""What a saved table shows through one link: who sits where, what is asked, the board, the story, and how it ended.

Everything comes from the `SavedGameView` that the host made for that link: what the link may not see is not in it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from babel.dates import format_date, format_datetime
from fastapi import Request

from jacta import telling
from jacta.analysis.luck import luck
from jacta.analysis.luck_over_games import fortunes
from jacta.hosting import SavedGameView
from jacta.hosting.advance import MOST_RULES
from jacta.hosting.seating import ALONE
from jacta.hosting.views import ENDED
from jacta.hosting.waiting import STAND_INS
from jacta.kernel.play.opponents import STRENGTHS, can_advise
from jacta.kernel.play.session import Session
from jacta.kernel.roll import TranscriptEntry
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.correcting import seen_figures
from jacta.telling.luck import luck_curves, luck_told, verdicts_told
from jacta.text import language, say
from jacta.web import forms
from jacta.web.limits import Watch
from jacta.web.pages import corrections, plotting, questions
from jacta.web.pages.rendering import address
from jacta.web.pages.story import lines, tone_of, tones
from jacta.web.pages.workbench import form_for, told_given
from jacta.web.visitors import base_of, is_loopback

TURN = "● "  # before the title, where somebody is asked
WARNING = 14 * 24 * 3600  # seconds before a table is forgotten in which it says so
MOST_TURNS = 12  # of those that changed the chances
LONGEST_GIVEN = 160  # letters; what takes more of the input (a whole map) is no summary


PERIODS = (0, 600, 3600, 6 * 3600, 24 * 3600, 2 * 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
"""How long there may be for an answer, as the page offers it: in seconds."""
EMPTY_RULES = 2  # that can be filled in, beside those that were left
MOST_FIGURES, FIGURES_SHOWN = 60, 8


class SeatShown(NamedTuple):
    """A seat as everybody sees it, in its colour; `link` is there for the owner alone."""

    seat: str
    label: str
    tone: str
    name: str
    joined: bool
    computer: str | None
    word: str | None
    asked: bool
    mine: bool
    link: str
    sealed: bool
    told: bool

    @property
    def who(self) -> str:
        """The person with the seat, or the seat alone."""
        return f"{self.name} ({self.label})" if self.name else self.label


def context(table: SavedGameView, request: Request) -> dict[str, Any]:
    """What the page of a table shows."""
    game = table.procedure_id.partition(".")[0]
    base = base_of(request)
    seats = _seats_shown(table, game, base)
    return {
        "table": table,
        "game": game,
        "title": title(table),
        "mark": TURN if table.question else "",
        "strengths": STRENGTHS,
        "seat_list": seats,
        "me": next((one for one in seats if one.mine), None),
        "missing": [one.who for one in seats if not one.joined],
        "awaited": [one.who for one in seats if one.asked],
        "lines": _lines(table, seats),
        "winners": _winners(table, seats),
        "expiry": _expiry(table),
        "seals": {one.seat: one.seal for one in table.seats if one.seal},
        "thrown": len(table.session.sides()) if table.session and table.stage in ENDED else 0,
        "watch_link": f"{base}/tables/{table.links.spectator}" if table.links else "",
        "only_here": is_loopback(urlsplit(base).hostname or ""),
        "situation": _situation(table),
        "again": _again(table),
        "drawing": table.session is not None and table.stage == "playing" and table.session.waits_for_a_draw,
        "until": _told_time(table.deadline) if table.deadline else "",
        "stand_ins": STAND_INS,
        "periods": PERIODS,
        "late": Counter(seat for _, seat in table.stood_in),
        "asks": _asks(table, game),
        "left": _left(table, game),
        "figures": sorted(_figures(table)),
        "why_not_undone": _why_not_undone(table),
        "figures_shown": _figures_shown(table),
        **_play(table, seats),
        **_in_hand(table, seats),
    }


def _in_hand(table: SavedGameView, seats: list[SeatShown]) -> dict[str, Any]:
    """What the game master's forms offer, where this link has the game in hand."""
    if table.session is None or not table.in_hand:
        return {}
    return corrections.offered(table.session, leaders=[(one.seat, one.who) for one in seats if not one.computer])


def title(table: SavedGameView) -> str:
    """What is played; a procedure that is no more has only its id."""
    return telling.title(table.procedure) if table.procedure else table.procedure_id


def _play(table: SavedGameView, seats: list[SeatShown]) -> dict[str, Any]:
    """The game itself: question, board and story. Before it begins there is nothing on the table."""
    question, position, session = table.question, table.position, table.session
    if session is None:
        return {"question": None, "together": False, "sealed": False, "notices": (), **questions.nothing_on_table()}
    together = isinstance(session.question, Ask) and session.question.simultaneous
    eyes, called = table.leading or table.seat, {one.seat: one.who for one in seats}
    return {
        "question": questions.asked(position, question, table.leading) if position and question else None,
        "together": together,
        "sealed": together and table.seat in session.sealed,
        "notices": table.notices,
        "advisable": isinstance(question, Ask) and can_advise(session.procedure),
        **questions.on_table(session, eyes, table.transcript, table.lately, called),
    }


def _seats_shown(table: SavedGameView, game: str, base: str) -> list[SeatShown]:
    tokens = table.links.seats if table.links else {}
    return [
        SeatShown(
            one.seat,
            say("saved-alone") if one.seat == ALONE and len(table.seats) == 1 else telling.value(game, one.seat),
            tone_of(one.seat, place),
            one.name,
            one.joined,
            one.computer,
            one.word,
            one.seat in table.waiting_for,
            one.seat == table.seat,
            f"{base}/tables/{tokens[one.seat]}" if one.seat in tokens else "",
            one.seal is not None,
            one.told,
        )
        for place, one in enumerate(table.seats)
    ]


def _seated(table: SavedGameView) -> list[str]:
    return [one.seat for one in table.seats]


class Said(NamedTuple):
    """A line of talk: whose it is, in which colour, and when."""

    who: str
    tone: str
    text: str
    sent: int
    when: str


def _lines(table: SavedGameView, seats: list[SeatShown]) -> list[Said]:
    by_seat = {one.seat: one for one in seats}
    found = []
    for line in table.lines:
        seat = by_seat.get(line.seat or "")
        who = seat.who if seat else say("saved-owner")
        found.append(Said(who, seat.tone if seat else "", line.text, line.sent, _told_time(line.sent)))
    return found


def _winners(table: SavedGameView, seats: list[SeatShown]) -> list[SeatShown]:
    """Who has won, where the outcome names a seat."""
    won = (table.outcome or {}).get("winner")
    return [one for place, one in enumerate(seats) if {one.seat, place} & set(won if isinstance(won, list) else [won])]


def _why_not_undone(table: SavedGameView) -> str:
    """Why the last answer cannot be taken back, where somebody at the table may wonder."""
    answered = any(entry.kind == "ask" for entry in table.transcript)
    if table.can_undo or table.session is None or table.stage != "playing" or table.kind == "spectator" or not answered:
        return ""
    theirs = table.session.can_undo and table.kind == "seat" and table.session.last_to_answer != (table.seat,)
    return say("saved-undo-theirs" if theirs else "page-undo-not")


def _expiry(table: SavedGameView) -> str:
    """The day on which the table will be forgotten, if that is near."""
    left = table.expires - time.time()
    return format_date(datetime.fromtimestamp(table.expires, UTC), "long", language()) if left < WARNING else ""


def _told_time(sent: int) -> str:
    return format_datetime(datetime.fromtimestamp(sent, UTC), "short", locale=language())


def _asks(table: SavedGameView, game: str) -> list[tuple[str, str]]:
    """The questions that this procedure may ask, with their names."""
    asks = table.procedure.asks if table.procedure else ()
    return [(one, telling.question_name(game, one)) for one in asks]


def _left(table: SavedGameView, game: str) -> list[dict[str, str]]:
    """The answers that were left, as they are written in the form, and some room for more."""
    left = [
        {**rule, "answers": ", ".join(telling.value(game, one) for one in rule["answers"])} for rule in table.advance
    ]
    room = {"question": "", "answers": "", "condition": ""}
    return [*left, *([room] * max(0, min(EMPTY_RULES, MOST_RULES - len(left))))]


def rules_sent(sent: Mapping[str, str]) -> list[dict[str, str]]:
    """The answers in advance that a form holds, row by row."""
    rows = [
        {name: sent.get(f"_{name}.{place}", "").strip() for name in ("question", "answers", "condition")}
        for place in range(MOST_RULES)
    ]
    return [row for row in rows if row["answers"]]


def _figures(table: SavedGameView) -> dict[str, Any]:
    """Figures that the holder of this link sees, by the names that a condition uses."""
    if table.session is None or table.seat is None or table.stage != "playing":
        return {}
    return dict(islice(seen_figures(table.session.position, table.seat).items(), MOST_FIGURES))


def _figures_shown(table: SavedGameView) -> str:
    """Some of them with what they are now, as they could stand in a condition."""
    numbers = ((key, value) for key, value in _figures(table).items() if type(value) is int)
    return ", ".join(f"{key}={value}" for key, value in islice(numbers, FIGURES_SHOWN))


def _situation(table: SavedGameView) -> list[tuple[str, str]]:
    """What the game began with, but for what is too long to be read."""
    if table.procedure is None:
        return []
    told = told_given(table.procedure, table.given)
    hidden = [(telling.key(table.procedure.game.id, key), say("saved-kept-back")) for key in table.kept_back]
    return [*((label, value) for label, value in told if len(value) <= LONGEST_GIVEN), *hidden]


def _again(table: SavedGameView) -> str:
    """Where the same can be played once more; nowhere, while there is something to hide in how it began."""
    if table.procedure is None or table.stage not in ENDED:
        return ""
    return address(table.procedure, "play", forms.entries_of(form_for(table.procedure, table.given), table.given))


def whole(written: str, otherwise: int) -> int:
    """A number out of an address or a form; nonsense is something else."""
    return int(written) if written.isdecimal() and len(written) < 10 else otherwise


def told(table: SavedGameView) -> dict[str, Any]:
    """The whole story."""
    return {"table": table, "title": title(table), "lines": list(lines(table.transcript, _seated(table)))}


# --- Once more, step by step


def replayed(table: SavedGameView, asked: Mapping[str, str]) -> dict[str, Any]:
    """A game that is over, as it stood after so many steps, seen from one of its seats or from outside."""
    game = table.procedure_id.partition(".")[0]
    found: dict[str, Any] = {"table": table, "title": title(table), "steps": 0}
    played = table.session
    if played is None or table.stage != "over":
        return found
    happened = [place for place, entry in enumerate(played.transcript) if entry.kind != "note"]
    stops = [0, *(count for count, place in enumerate(happened, 1) if _is_seen(played.transcript[place]))]
    stops[-1] = max(stops[-1], len(happened))
    step = min(whole(asked.get("step", ""), 0), len(stops) - 1)
    eyes = asked.get("eyes", table.seat or "")
    ends = [*happened, len(played.transcript)]
    over = step == len(stops) - 1
    told = played.transcript[ends[stops[step - 1]] if step else 0 : ends[stops[step]]]
    then = played if over else _as_it_stood(played, stops[step])
    called = {one.seat: one.who for one in _seats_shown(table, game, "")}
    return found | {
        "steps": len(stops) - 1,
        "step": step,
        "eyes": eyes,
        "perspectives": [(one.seat, telling.value(game, one.seat)) for one in table.seats]
        if played.procedure.view
        else [],
        "lines": list(lines(told, _seated(table))),
        **questions.on_table(then, eyes or None, told, len(told), called),
    }


def _is_seen(entry: TranscriptEntry) -> bool:
    """Whether something could be seen to happen: dice on the table, an answer, a look into a book."""
    return entry.kind != "roll" or bool(entry.faces)


def _as_it_stood(whole: Session, count: int) -> Session:
    """The game after so many events."""
    data = {key: value for key, value in whole.export().items() if key not in ("fingerprint", "outcome")}
    return Session.resume(data | {"events": whole.events[:count]}, pause=lambda: True)


# --- Who was lucky


def fortune(game: Mapping[str, Any], names: Mapping[str, str], watch: Watch) -> dict[str, Any]:
    """How the dice and the decisions of a game that is over went, with the curves of everybody's chances.

    It is worked out from the game as it is exported, because that is done in a process of its own.
    """
    session = Session.resume(game)
    measured = luck(session, watch)
    colours = tones(session.procedure.seats(session.given_now))
    drawn = [(colours.get(one.who) or tone_of(one.who, place), one) for place, one in enumerate(luck_curves(measured))]
    called = {who: names.get(who) or telling.value(session.procedure.game.id, who) for who in measured.players}
    return {
        "told": luck_told(measured, MOST_TURNS),
        "verdicts": verdicts_told(fortunes([(measured, names)])),
        "curve": plotting.curves(drawn, say("luck-axis")) if drawn else "",
        "curve_of": [(tone, called[curve.who], curve.aim) for tone, curve in drawn],
    }
