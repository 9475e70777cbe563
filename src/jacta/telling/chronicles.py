"""Chronicles in words: sheets of pieces, what changes, and the journal as text and as a page to print.

A game's texts call a kind of piece `piece-KIND`, its fields `key-FIELD`, and a role by its key or player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, NamedTuple

from jacta import text
from jacta.chronicles import Add, Chronicle, Do, Edit, Kept, Moment, PieceChange, Remove, slots, whole_sheet
from jacta.chronicles.chronicle import Pieces
from jacta.chronicles.filling import NAME
from jacta.errors import InputError, JactaError, UnknownProcedure
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure
from jacta.names import kind_name
from jacta.printing import NOTHING, key, said, spaced, under, value, with_hexes
from jacta.telling.words import title

Flat = dict[str, Any]
HALF_A_LINE = 24  # letters that fit into half the width of a phone


class SheetLine(NamedTuple):
    """A line of a sheet: its dotted key, its name, and what stands there: for a list of things, one each."""

    path: str
    label: str
    things: tuple[str, ...]

    @property
    def value(self) -> str:
        return text.listed(self.things)

    @property
    def long(self) -> bool:
        """Whether it needs the whole width of a narrow screen."""
        return len(self.things) > 1 or len(self.value) > HALF_A_LINE


class ToldEntry(NamedTuple):
    """An entry of the journal: its number, who wrote it, what happened, and the lines below.

    `sheet` is that of a piece when it was added: the first of the `lines`, though not something that happened.
    """

    number: int
    by: str
    text: str
    happened: tuple[str, ...] = ()
    sheet: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        return (self.sheet, *self.happened) if self.sheet else self.happened


def role_name(game: str, role: str) -> str:
    return said(game, f"key-{role}") or said(game, f"value-{role}") or spaced(role)


# --- Sheets


def sheet(game: str, piece: Piece) -> list[SheetLine]:
    """The sheet of a piece without its name, which stands above it, and without empty defaults, unless all are."""
    stated, whole = (with_hexes(game, data) for data in (piece.to_json(), whole_sheet(piece)))
    flags = (name for name, data in whole.items() if data and not isinstance(data, dict | list))
    shown = {*stated, *flags} - {NAME} or {*whole} - {NAME}
    order = dict.fromkeys((*piece.first, *whole))
    return [
        SheetLine(one, key(game, one), tuple(_things(game, one, stated.get(one, whole[one]), whole[one])))
        for one in order
        if one in shown
    ]


def _things(game: str, name: str, stated: Any, whole: Any) -> Iterator[str]:
    """What stands at a place; for each thing in a list, what is unusual about it, or everything if nothing is. Lists by
    name are one thing each.
    """
    if isinstance(stated, dict) and stated and all(isinstance(one, list) for one in stated.values()):
        for word, listed in stated.items():
            yield text.labelled(value(game, word), value(game, listed))
        return
    if not _is_list(stated):
        yield cell(game, name, stated)
        return
    for one, complete in zip(stated, whole, strict=True):
        yield value(game, one or complete)


def refusal(game: str, error: JactaError) -> str:
    """What was refused, with the place in the words of the pages: `Isaure, defence: this value is required`."""
    if not isinstance(error, InputError) or not error.key:
        return str(error)
    parts = error.key.split(".")  # a name may have dots, too
    first = next((place for place, part in enumerate(parts) if said(game, f"key-{part}")), len(parts))
    place = [".".join(parts[:first]), key(game, ".".join(parts[first:]))]
    return text.labelled(", ".join(filter(None, place)), str(error.message))


def sample_name(game: str, sample: str, sheet: Mapping[str, Any]) -> str:
    """The name of a piece made from a sample: its own, else that of the sample, as the game's texts call it."""
    own = str(sheet.get(NAME, ""))
    told = value(game, own or sample)
    return told if told == own else text.capital(told)


def cell(game: str, name: str, data: Any) -> str:
    """What stands at a place of a sheet; names given by people stay as written."""
    return NOTHING if data in (None, "", [], {}) else under(game, name, data)


def brief(game: str, piece: Piece) -> str:
    """A sheet in one line."""
    return ", ".join(text.labelled(field.label, field.value) for field in sheet(game, piece))


def changes(game: str, before: Piece, after: Piece | None) -> list[str]:
    """What differs on a sheet, line by line; or that a piece is no more."""
    if after is None:
        return [text.say("piece-gone")]
    old, new = (flat(with_hexes(game, _in_brief(piece))) for piece in (before, after))
    return [
        text.labelled(key(game, path), _otherwise(game, path, old.get(path), new.get(path)))
        for path in dict.fromkeys((*old, *new))
        if path != NAME and old.get(path) != new.get(path)
    ]


def _in_brief(piece: Piece) -> dict[str, Any]:
    """The whole sheet; things in a list without their defaults, unless they are all default."""
    whole = whole_sheet(piece)
    lists = {name: data for name, data in piece.to_json().items() if isinstance(data, list)}
    return whole | {
        name: [one or complete for one, complete in zip(data, whole[name], strict=True)] for name, data in lists.items()
    }


def _otherwise(game: str, path: str, old: Any, new: Any) -> str:
    """What stood at a place of a sheet before, and what after; for a list of things, what went and what came."""
    if not (_is_list(old) or _is_list(new)):
        return f"{cell(game, path, old)} → {cell(game, path, new)}"
    old, new = old or [], new or []
    gone, come = [one for one in old if one not in new], [one for one in new if one not in old]
    signed = (("−", gone), ("+", come))
    told = [f"{sign}\N{NO-BREAK SPACE}{value(game, one)}" for sign, part in signed for one in part]
    return text.listed(told) or f"{len(old)} → {len(new)}"


def becoming(game: str, change: PieceChange) -> list[str]:
    """What becomes of a piece, line by line; for a new one, what it is."""
    if change.new and change.after is not None:
        return [text.say("piece-new", of=change.of, sheet=brief(game, change.after))]
    return changes(game, change.before.piece, change.after)


def changed(game: str, change: PieceChange) -> str:
    """What becomes of a piece, in one line."""
    told = becoming(game, change)
    return text.labelled(change.before.name, text.listed(told) or text.say("piece-same"))


def _is_list(data: Any) -> bool:
    """Whether it is a list of things that have parts."""
    return isinstance(data, list) and any(isinstance(one, dict | list) for one in data)


def flat(data: Any, path: str = "") -> Flat:
    """The leaves of a sheet by dotted key; a list is one leaf."""
    if not isinstance(data, dict) or not data:
        return {path: data}
    found: Flat = {}
    for step, one in data.items():
        found |= flat(one, f"{path}.{step}" if path else str(step))
    return found


# --- The journal


def journal(chronicle: Chronicle) -> Iterator[ToldEntry]:
    """What befell the pieces, entry by entry."""
    for moment in chronicle.moments():
        yield told(chronicle.game_id, moment)


def told(game: str, moment: Moment) -> ToldEntry:
    """One entry of the journal."""
    number, entry, before, after = moment
    if isinstance(entry, Add):
        kept = after[entry.add]
        owner = (text.say("journal-owner", owner=kept.owner),) if kept.owner else ()
        line = text.say("journal-add", name=kept.name, kind=kind_name(game, kept.kind))
        return ToldEntry(number, entry.by, line, owner, brief(game, kept.piece))
    if isinstance(entry, Edit):
        old, new = before[entry.edit], after[entry.called]
        renamed = [text.say("journal-renamed", name=new.name)] if new.name != old.name else []
        lines = renamed + changes(game, old.piece, new.piece)
        if new.owner != old.owner:
            lines.append(text.say("journal-owner", owner=new.owner or NOTHING))
        if new.hidden != old.hidden:
            lines.append(text.say("journal-hidden" if new.hidden else "journal-shown"))
        line = text.say("journal-edit", name=entry.edit, reason=entry.reason)
        return ToldEntry(number, entry.by, line, tuple(lines))
    if isinstance(entry, Remove):
        line = text.say("journal-remove", name=entry.remove)
        return ToldEntry(number, entry.by, line, (entry.reason,) if entry.reason else ())
    assert isinstance(entry, Do)
    return ToldEntry(number, entry.by, _done(entry), tuple(_became(game, entry, moment)))


def _done(entry: Do) -> str:
    procedure = _procedure(entry)
    return title(procedure) if procedure else entry.do


def _procedure(entry: Do) -> Procedure | None:
    """The procedure of an entry; None if it no longer exists."""
    try:
        return find_procedure(entry.do)
    except UnknownProcedure:
        return None


def _became(game: str, entry: Do, moment: Moment) -> Iterator[str]:
    cast: dict[str, list[str]] = {}
    for slot, name in slots(entry.given).items():
        cast.setdefault(slot.partition(".")[0], []).append(name)
    yield text.listed([text.labelled(role_name(game, role), ", ".join(names)) for role, names in cast.items()])
    if isinstance(entry.outcome, dict):
        procedure = _procedure(entry)
        told_below = {*cast, *(procedure.new_pieces if procedure else ())}
        facts = {name: data for name, data in entry.outcome.items() if data is not None and name not in told_below}
        if facts:
            yield ", ".join(text.labelled(key(game, name), value(game, data)) for name, data in facts.items())
    if entry.after is None:
        yield text.say("journal-aside")
    for name in entry.after or ():
        kept = moment.after.get(name)
        if name not in entry.born:
            yield changed(game, PieceChange(moment.before[name], kept and kept.piece))
        elif kept is not None:
            yield changed(game, PieceChange(kept, kept.piece, entry.born[name].of))


# --- Pictures


def maps(game: Game, pieces: Pieces) -> list[tuple[str, str]]:
    """The pieces that are maps, each drawn with the others on it, and the game's own map with the pieces on it.

    Each is a picture under its title.
    """
    found = [(kept.name, drawn) for kept in pieces.values() if (drawn := map_of(game, pieces, kept))]
    drawn = game.map_of_pieces({name: kept.piece for name, kept in pieces.items()}) if game.map_of_pieces else ""
    return [*found, (text.say("chronicles-map"), drawn)] if drawn else found


def map_of(game: Game, pieces: Pieces, kept: Kept) -> str:
    """A piece that is a map, drawn with the others on it; empty for any other."""
    draw = game.maps.get(kept.kind)
    others = {name: other.piece for name, other in pieces.items() if name != kept.name}
    return draw(kept.piece, others) if draw else ""


# --- Pages to print

STYLE = """body{font:12pt/1.4 serif;margin:2cm auto;max-width:17cm;color:#000;background:#fff}
@media screen and (max-width:19cm){body{margin:1rem}}
h1{font-size:20pt;margin:0 0 .2em}h2{font-size:13pt;border-bottom:1px solid #000;margin:1.4em 0 .4em}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.15em .6em .15em 0}
th{width:38%;font-weight:normal;color:#444}section,li{break-inside:avoid}ol{padding-left:1.6em}li p{margin:.1em 0}
svg{max-width:100%;height:auto}.by,.kind{color:#444;font-style:italic;font-weight:normal;font-size:11pt}"""


def printed(chronicle: Chronicle, told: Iterator[ToldEntry] | None = None) -> str:
    """The chronicle as a page to print: a sheet for each piece, the maps, then the journal.

    The sheet with which a piece was added is told if it differs from the one above.
    """
    game = chronicle.game_id
    above = {brief(game, kept.piece) for kept in chronicle.pieces.values()}
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
    drawn = maps(chronicle.game, chronicle.pieces)
    pictures = "".join(f"<section><h2>{escape(name)}</h2>{picture}</section>" for name, picture in drawn)
    lines = "".join(
        f"<li value='{one.number}'><p>{escape(one.text)} <span class='by'>{escape(one.by)}</span></p>"
        + "".join(f"<p>{escape(line)}</p>" for line in one.lines if line and line not in above)
        + "</li>"
        for one in (journal(chronicle) if told is None else told)
    )
    meta = "<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>"
    head = f"{meta}<title>{escape(chronicle.title)}</title><style>{STYLE}</style>"
    told_journal = f"<h2>{escape(text.say('journal-title'))}</h2><ol>{lines}</ol>"
    body = f"<main><h1>{escape(chronicle.title)}</h1>{sheets}{pictures}{told_journal}</main>"
    return f"<!doctype html><html lang='{text.language()}'><head>{head}</head><body>{body}</body></html>\n"
