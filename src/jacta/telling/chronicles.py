"""Chronicles put into words: sheets of pieces, what changes, and the journal as text and as a page to print.

A game's texts call a kind of piece `piece-KIND`, its fields `key-FIELD`; a role by its key or player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, NamedTuple

from jacta import text
from jacta.chronicles import Add, Change, Chronicle, Do, Edit, Moment, Remove, slots, whole_sheet
from jacta.chronicles.filling import NAME
from jacta.errors import UnknownProcedure
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.registry import find_procedure
from jacta.telling.words import NOTHING, key, said, spaced, title, value

Flat = dict[str, Any]


class Field(NamedTuple):
    """A line of a sheet: its dotted key, what it is called, and what stands there."""

    path: str
    label: str
    value: str


class Told(NamedTuple):
    """An entry of the journal: its number, who wrote it, what happened, and the lines below."""

    number: int
    by: str
    text: str
    lines: tuple[str, ...] = ()


def kind_name(game: str, kind: str) -> str:
    return said(game, f"piece-{kind}") or spaced(kind)


def role_name(game: str, role: str) -> str:
    return said(game, f"key-{role}") or said(game, f"value-{role}") or spaced(role)


# --- Sheets


def sheet(game: str, piece: Piece) -> list[Field]:
    """The sheet of a piece, without its name, which stands above it, and what is as usual and empty."""
    stated, whole = piece.to_json(), whole_sheet(piece)
    flags = (name for name, data in whole.items() if data and not isinstance(data, dict | list))
    shown = {*stated, *flags} - {NAME}
    order = dict.fromkeys((*piece.first, *whole))
    return [Field(one, key(game, one), cell(game, stated.get(one, whole[one]))) for one in order if one in shown]


def cell(game: str, data: Any) -> str:
    """What stands at a place of a sheet: a name that people gave stays as they wrote it."""
    return NOTHING if data in (None, "", [], {}) else value(game, data)


def brief(game: str, piece: Piece) -> str:
    """A sheet in one line."""
    return ", ".join(text.labelled(field.label, field.value) for field in sheet(game, piece))


def changes(game: str, before: Piece, after: Piece | None) -> list[str]:
    """What is otherwise on a sheet, line by line; that a piece is no more."""
    if after is None:
        return [text.say("piece-gone")]
    old, new = flat(whole_sheet(before)), flat(whole_sheet(after))
    return [
        text.labelled(key(game, path), f"{cell(game, old.get(path))} → {cell(game, new.get(path))}")
        for path in dict.fromkeys((*old, *new))
        if old.get(path) != new.get(path)
    ]


def changed(game: str, change: Change) -> str:
    """What becomes of a piece, in one line."""
    told = changes(game, change.before.piece, change.after)
    return text.labelled(change.before.name, "; ".join(told) or text.say("piece-same"))


def flat(data: Any, path: str = "") -> Flat:
    """The leaves of a sheet by dotted key; a list of words or numbers is one leaf."""
    steps: Mapping[Any, Any] = {}
    if isinstance(data, dict) and data:
        steps = data
    elif isinstance(data, list) and any(isinstance(one, dict | list) for one in data):
        steps = dict(enumerate(data))
    if not steps:
        return {path: data}
    found: Flat = {}
    for step, one in steps.items():
        found |= flat(one, f"{path}.{step}" if path else str(step))
    return found


# --- The journal


def journal(chronicle: Chronicle) -> Iterator[Told]:
    """What befell the pieces, entry by entry."""
    for moment in chronicle.moments():
        yield told(chronicle.game_id, moment)


def told(game: str, moment: Moment) -> Told:
    """One entry of the journal."""
    number, entry, before, after = moment
    if isinstance(entry, Add):
        kept = after[entry.add]
        owner = text.say("journal-owner", owner=kept.owner) if kept.owner else ""
        line = text.say("journal-add", name=kept.name, kind=kind_name(game, kept.kind))
        return Told(number, entry.by, line, tuple(filter(None, (brief(game, kept.piece), owner))))
    if isinstance(entry, Edit):
        old, new = before[entry.edit], after[entry.edit]
        lines = changes(game, old.piece, new.piece)
        if new.owner != old.owner:
            lines.append(text.say("journal-owner", owner=new.owner or NOTHING))
        if new.hidden != old.hidden:
            lines.append(text.say("journal-hidden" if new.hidden else "journal-shown"))
        line = text.say("journal-edit", name=entry.edit, reason=entry.reason)
        return Told(number, entry.by, line, tuple(lines))
    if isinstance(entry, Remove):
        line = text.say("journal-remove", name=entry.remove)
        return Told(number, entry.by, line, (entry.reason,) if entry.reason else ())
    assert isinstance(entry, Do)
    return Told(number, entry.by, _done(entry), tuple(_became(game, entry, moment)))


def _done(entry: Do) -> str:
    try:
        return title(find_procedure(entry.do))
    except UnknownProcedure:
        return entry.do


def _became(game: str, entry: Do, moment: Moment) -> Iterator[str]:
    cast: dict[str, list[str]] = {}
    for slot, name in slots(entry.given).items():
        cast.setdefault(slot.partition(".")[0], []).append(name)
    yield "; ".join(text.labelled(role_name(game, role), ", ".join(names)) for role, names in cast.items())
    if isinstance(entry.outcome, dict):
        facts = {name: data for name, data in entry.outcome.items() if name not in cast}
        if facts:
            yield ", ".join(text.labelled(key(game, name), value(game, data)) for name, data in facts.items())
    if entry.after is None:
        yield text.say("journal-aside")
    for name in entry.after or ():
        kept = moment.after.get(name)
        yield changed(game, Change(moment.before[name], kept and kept.piece))


# --- Pages to print

STYLE = """body{font:12pt/1.4 serif;margin:2cm auto;max-width:17cm;color:#000;background:#fff}
h1{font-size:20pt;margin:0 0 .2em}h2{font-size:13pt;border-bottom:1px solid #000;margin:1.4em 0 .4em}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.15em .6em .15em 0}
th{width:38%;font-weight:normal;color:#444}section,li{break-inside:avoid}ol{padding-left:1.6em}li p{margin:.1em 0}
.by,.kind{color:#444;font-style:italic;font-weight:normal;font-size:11pt}"""


def printed(chronicle: Chronicle, told: Iterator[Told] | None = None) -> str:
    """The chronicle as a page to print: a sheet for each piece, then the journal."""
    game = chronicle.game_id
    sheets = "".join(
        f"<section><h2>{escape(kept.name)} <span class='kind'>{escape(kind_name(game, kept.kind))}"
        f"{escape(f' · {kept.owner}' if kept.owner else '')}</span></h2><table>"
        + "".join(
            f"<tr><th scope='row'>{escape(field.label)}</th><td>{escape(field.value)}</td></tr>"
            for field in sheet(game, kept.piece)
        )
        + "</table></section>"
        for kept in chronicle.pieces.values()
    )
    lines = "".join(
        f"<li value='{one.number}'><p>{escape(one.text)} <span class='by'>{escape(one.by)}</span></p>"
        + "".join(f"<p>{escape(line)}</p>" for line in one.lines if line)
        + "</li>"
        for one in (journal(chronicle) if told is None else told)
    )
    head = f"<meta charset='utf-8'><title>{escape(chronicle.title)}</title><style>{STYLE}</style>"
    body = f"<h1>{escape(chronicle.title)}</h1>{sheets}<h2>{escape(text.say('journal-title'))}</h2><ol>{lines}</ol>"
    return f"<!doctype html><html lang='{text.language()}'><head>{head}</head><body>{body}</body></html>\n"
