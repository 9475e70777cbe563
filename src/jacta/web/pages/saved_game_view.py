"""What a saved game shows through one link: who sits where, what is asked, the board, the story, and how it ended.

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
from jacta.hosting.forgetting import WARNING
from jacta.hosting.seating import ALONE
from jacta.hosting.views import ENDED
from jacta.hosting.waiting import STAND_INS
from jacta.kernel.play.opponents import STRENGTHS, can_advise
from jacta.kernel.play.session import Session
from jacta.kernel.roll import TranscriptEntry
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.correcting import seen_figures
from jacta.names import CHOICE, answer_names, key_word
from jacta.telling.computers import computers_called
from jacta.telling.luck import luck_curves, luck_told, verdicts_told
from jacta.text import find, language, say
from jacta.web import form_entries
from jacta.web.limits import Watch
from jacta.web.pages import corrections, plotting, questions
from jacta.web.pages.headlines import sides_named
from jacta.web.pages.rendering import address
from jacta.web.pages.story import lines, tone_of, tones
from jacta.web.pages.workbench import form_for
from jacta.web.visitors import base_of, is_loopback

TURN = "● "  # before the title, if somebody is asked
MOST_TURNS = 12  # of those that changed the chances
LONGEST_GIVEN = 160  # letters; a longer part of the input (a whole map) is no summary


PERIODS = (0, 600, 3600, 6 * 3600, 24 * 3600, 2 * 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
"""The times for an answer that the page offers, in seconds."""
EMPTY_RULES = 2  # empty ones offered, besides those already left
MOST_FIGURES, FIGURES_SHOWN = 60, 8


class SeatShown(NamedTuple):
    """A seat as everybody sees it, in its colour; `link` is for the owner only."""

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
        """Who plays, by name if they have one, with their seat; else the seat alone."""
        return f"{self.name} ({self.label})" if self.name else self.label


def context(saved: SavedGameView, request: Request) -> dict[str, Any]:
    """What the page of a game shows."""
    base = base_of(request)
    seats = _seats_shown(saved, base)
    return {
        "saved_game": saved,
        "game": saved.game,
        "title": title(saved),
        "mark": TURN if saved.question else "",
        "strengths": STRENGTHS,
        "seat_list": seats,
        "me": next((one for one in seats if one.mine), None),
        "others": [one.name for one in seats if one.name and not one.mine],
        "by_chance": any(one.computer for one in seats) or (saved.procedure and saved.procedure.chance) != "none",
        "missing": [one.who for one in seats if not one.joined],
        "awaited": [one.who for one in seats if one.asked],
        "lines": _lines(saved, seats),
        "winners": _winners(saved, seats),
        "expiry": _expiry(saved),
        "seals": {one.seat: one.seal for one in saved.seats if one.seal},
        "thrown": len(saved.session.sides()) if saved.session and saved.stage in ENDED else 0,
        "watch_link": f"{base}/tables/{saved.links.spectator}" if saved.links else "",
        "only_here": is_loopback(urlsplit(base).hostname or ""),
        "situation": _situation(saved),
        "again": _again(saved),
        "drawing": saved.session is not None and saved.stage == "playing" and saved.session.waits_for_a_draw,
        "until": _told_time(saved.deadline) if saved.deadline else "",
        "stand_ins": STAND_INS,
        "periods": PERIODS,
        "late": Counter(seat for _, seat in saved.stood_in),
        "asks": _asks(saved),
        "answers": _answers(saved),
        "left": _left(saved),
        "figures": sorted(key_word(saved.game, key) for key in _figures(saved)),
        "why_not_undone": _why_not_undone(saved),
        "figures_shown": _figures_shown(saved),
        **_play(saved, seats),
        **_in_hand(saved, seats),
    }


def _in_hand(saved: SavedGameView, seats: list[SeatShown]) -> dict[str, Any]:
    """What the game master's forms offer, if this link may intervene in the game."""
    if saved.session is None or not saved.in_hand:
        return {}
    return corrections.offered(saved.session, leaders=[(one.seat, one.who) for one in seats if not one.computer])


def title(saved: SavedGameView) -> str:
    """What is played; a procedure that no longer exists has only its id."""
    return telling.title(saved.procedure) if saved.procedure else saved.procedure_id


def _play(saved: SavedGameView, seats: list[SeatShown]) -> dict[str, Any]:
    """The game itself: question, board and story. Before it begins, the table is empty."""
    question, position, session = saved.question, saved.position, saved.session
    if session is None:
        return {"question": None, "together": False, "sealed": False, "notices": (), **questions.nothing_on_table()}
    together = isinstance(session.question, Ask) and session.question.simultaneous
    eyes, called = saved.leading or saved.seat, {one.seat: one.who for one in seats}
    return {
        "question": questions.asked(position, question, saved.leading) if position and question else None,
        "together": together,
        "sealed": together and saved.seat in session.sealed,
        "notices": saved.notices,
        "advisable": isinstance(question, Ask) and can_advise(session.procedure),
        **questions.on_table(session, eyes, saved.transcript, saved.lately, called),
    }


def _seats_shown(saved: SavedGameView, base: str) -> list[SeatShown]:
    tokens = saved.links.seats if saved.links else {}
    pieces = sides_named(saved.given)
    return [
        SeatShown(
            one.seat,
            _label(saved, one.seat, pieces),
            tone_of(one.seat, place),
            one.name or _plays(saved, one.computer),
            one.joined,
            one.computer,
            one.word,
            one.seat in saved.waiting_for,
            one.seat == saved.seat,
            f"{base}/tables/{tokens[one.seat]}" if one.seat in tokens else "",
            one.seal is not None,
            one.told,
        )
        for place, one in enumerate(saved.seats)
    ]


def _plays(saved: SavedGameView, computer: str | None) -> str:
    """What a computer player is called, if it has a name and not only a strength."""
    return telling.value(saved.game, computer) if computer and computer not in STRENGTHS else ""


def _label(saved: SavedGameView, seat: str, pieces: Mapping[str, str]) -> str:
    """A seat by the name that its piece has on the board and in every question; else by what it is in the rules."""
    if seat == ALONE and len(saved.seats) == 1:
        return say("saved-alone")
    name = pieces.get(seat)
    return name if name and list(pieces.values()).count(name) == 1 else telling.value(saved.game, seat)


def _seated(saved: SavedGameView) -> list[str]:
    return [one.seat for one in saved.seats]


class Said(NamedTuple):
    """A line of talk: whose it is, in which colour, and when."""

    who: str
    tone: str
    text: str
    sent: int
    when: str


def _lines(saved: SavedGameView, seats: list[SeatShown]) -> list[Said]:
    by_seat = {one.seat: one for one in seats}
    found = []
    for line in saved.lines:
        seat = by_seat.get(line.seat or "")
        who = seat.who if seat else say("saved-owner")
        found.append(Said(who, seat.tone if seat else "", line.text, line.sent, _told_time(line.sent)))
    return found


def _winners(saved: SavedGameView, seats: list[SeatShown]) -> list[SeatShown]:
    """Who has won, if the outcome names a seat."""
    won = (saved.outcome or {}).get("winner")
    return [one for place, one in enumerate(seats) if {one.seat, place} & set(won if isinstance(won, list) else [won])]


def _why_not_undone(saved: SavedGameView) -> str:
    """Why the last answer cannot be taken back, if somebody in the game may wonder."""
    answered = any(entry.kind == "ask" for entry in saved.transcript)
    if saved.can_undo or saved.session is None or saved.stage != "playing" or saved.kind == "spectator" or not answered:
        return ""
    theirs = saved.session.can_undo and saved.kind == "seat" and saved.session.last_to_answer != (saved.seat,)
    return say("saved-undo-theirs" if theirs else "page-undo-not")


def _expiry(saved: SavedGameView) -> str:
    """The day on which the game will be forgotten, if that is near."""
    left = saved.expires - time.time()
    return format_date(datetime.fromtimestamp(saved.expires, UTC), "long", language()) if left < WARNING else ""


def _told_time(sent: int) -> str:
    return format_datetime(datetime.fromtimestamp(sent, UTC), "short", locale=language())


def _asks(saved: SavedGameView) -> list[tuple[str, str]]:
    """The questions that this procedure may ask, with their names."""
    asks = saved.procedure.asks if saved.procedure else ()
    return [(one, telling.question_name(saved.game, one)) for one in asks]


def _answers(saved: SavedGameView) -> dict[str, list[str]]:
    """What can be left as an answer, by question: answers with names of their own; all to the present question."""
    found: dict[str, list[Any]] = {one: sorted(answer_names(saved.game, one).ids) for one, _ in _asks(saved)}
    if isinstance(saved.question, Ask) and saved.question.label in found:
        found[saved.question.label] = [one for one in saved.question.values() if isinstance(one, str | int)]
    return {label: [_answer(saved.game, label, one) for one in words] for label, words in found.items() if words}


def _answer(game: str, label: str, value: Any) -> str:
    """An answer as its button has it, or as one would type it."""
    own = answer_names(game, label)
    if str(value) not in own.ids:
        return telling.value(game, value)
    said = find(f"{CHOICE}{label}-{value}", game) or ""
    return said if own.meant(said, exactly=True) and "," not in said else own.word(str(value))


def _left(saved: SavedGameView) -> list[dict[str, str]]:
    """The answers left in advance, as in the form, with some empty rows for more."""
    left = [
        {**rule, "answers": ", ".join(_answer(saved.game, rule["question"], one) for one in rule["answers"])}
        for rule in saved.advance
    ]
    now = saved.question.label if isinstance(saved.question, Ask) else ""
    room = {"question": now, "answers": "", "condition": ""}
    return [*left, *([room] * max(0, min(EMPTY_RULES, MOST_RULES - len(left))))]


def rules_sent(sent: Mapping[str, str]) -> list[dict[str, str]]:
    """The answers in advance that a form holds, row by row."""
    rows = [
        {name: sent.get(f"_{name}.{place}", "").strip() for name in ("question", "answers", "condition")}
        for place in range(MOST_RULES)
    ]
    return [row for row in rows if row["answers"]]


def _figures(saved: SavedGameView) -> dict[str, Any]:
    """The values that the holder of this link sees, by the names that a condition uses."""
    if saved.session is None or saved.seat is None or saved.stage != "playing":
        return {}
    return dict(islice(seen_figures(saved.session.position, saved.seat).items(), MOST_FIGURES))


def _figures_shown(saved: SavedGameView) -> str:
    """Some of them with their present values, as they could occur in a condition."""
    numbers = ((key, value) for key, value in _figures(saved).items() if type(value) is int)
    told = (
        f"{key_word(saved.game, key)}={value}" for key, value in numbers if not any(map(str.isdigit, key.split(".")))
    )
    return ", ".join(islice(told, FIGURES_SHOWN))


def _situation(saved: SavedGameView) -> list[tuple[str, str]]:
    """What the game began with, except for what is too long to be read."""
    if saved.procedure is None:
        return []
    told = telling.situation(saved.procedure, saved.given)
    hidden = [(telling.key(saved.procedure.game.id, key), say("saved-kept-back")) for key in saved.kept_back]
    return [*((label, value) for label, value in told if len(value) <= LONGEST_GIVEN), *hidden]


def _again(saved: SavedGameView) -> str:
    """Where the same can be played again; empty while its beginning has something to hide."""
    if saved.procedure is None or saved.stage not in ENDED:
        return ""
    return address(
        saved.procedure, "play", form_entries.entries_of(form_for(saved.procedure, saved.given), saved.given)
    )


def whole(written: str, otherwise: int) -> int:
    """A number from an address or a form, else `otherwise`."""
    return int(written) if written.isdecimal() and len(written) < 10 else otherwise


def told(saved: SavedGameView) -> dict[str, Any]:
    """The whole story."""
    return {"saved_game": saved, "title": title(saved), "lines": list(lines(saved.transcript, _seated(saved)))}


# --- Once more, step by step


def replayed(saved: SavedGameView, asked: Mapping[str, str]) -> dict[str, Any]:
    """A finished game as it stood after this many steps, seen from one of its seats or from outside."""
    found: dict[str, Any] = {"saved_game": saved, "title": title(saved), "steps": 0}
    played = saved.session
    if played is None or saved.stage != "over":
        return found
    happened = [place for place, entry in enumerate(played.transcript) if entry.kind != "note"]
    stops = [0, *(count for count, place in enumerate(happened, 1) if _is_seen(played.transcript[place]))]
    stops[-1] = max(stops[-1], len(happened))
    step = min(whole(asked.get("step", ""), 0), len(stops) - 1)
    eyes = asked.get("eyes", saved.seat or "")
    ends = [*happened, len(played.transcript)]
    over = step == len(stops) - 1
    told = played.transcript[ends[stops[step - 1]] if step else 0 : ends[stops[step]]]
    then = played if over else _as_it_stood(played, stops[step])
    called = {one.seat: one.who for one in _seats_shown(saved, "")}
    return found | {
        "steps": len(stops) - 1,
        "step": step,
        "eyes": eyes,
        "perspectives": list(called.items()) if played.procedure.view else [],
        "lines": list(lines(told, _seated(saved))),
        **questions.on_table(then, eyes or None, told, len(told), called),
    }


def _is_seen(entry: TranscriptEntry) -> bool:
    """Whether it could be seen to happen: dice on the table, an answer, a look into a book."""
    return entry.kind != "roll" or bool(entry.faces)


def _as_it_stood(whole: Session, count: int) -> Session:
    """The game after this many events."""
    data = {key: value for key, value in whole.export().items() if key not in ("fingerprint", "outcome")}
    return Session.resume(data | {"events": whole.events[:count]}, pause=lambda: True)


# --- Who was lucky


def fortune(game: Mapping[str, Any], names: Mapping[str, str], watch: Watch) -> dict[str, Any]:
    """How the dice and the decisions of a finished game went, with the curves of everybody's chances.

    It is worked out from the exported game, because that is done in a separate process.
    """
    session = Session.resume(game)
    measured = luck(session, watch)
    names = computers_called(session.procedure, session.given_now) | dict(names)
    colours = tones(session.procedure.seats(session.given_now))
    drawn = [(colours.get(one.who) or tone_of(one.who, place), one) for place, one in enumerate(luck_curves(measured))]
    called = {who: names.get(who) or telling.value(session.procedure.game.id, who) for who in measured.players}
    return {
        "told": luck_told(measured, MOST_TURNS, names),
        "verdicts": verdicts_told(fortunes([(measured, names)])),
        "curve": plotting.curves(drawn, say("luck-axis")) if drawn else "",
        "curve_of": [(tone, called[curve.who], curve.aim) for tone, curve in drawn],
    }
