"""What the pages of a chronicle show: the sheet of a piece, what it can do, a procedure with pieces in its form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple
from urllib.parse import urlencode

from jacta import telling
from jacta.chronicles import Doing, Edit, Filled, Kept, slots, whole_sheet
from jacta.chronicles.filling import NAME, samples_for, sheet_typed
from jacta.chronicles.seeing import named_in
from jacta.errors import InputError, JactaError
from jacta.hosting import ChronicleView
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.play.opponents import can_advise
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_game
from jacta.names import kind_name
from jacta.telling import chronicles as words
from jacta.text import listed, percent, say
from jacta.web import form_entries, forms
from jacta.web.forms import Entries, FormField
from jacta.web.limits import Watch
from jacta.web.own_tables import OWN_TABLES
from jacta.web.pages import corrections, questions, story
from jacta.web.pages.filled_forms import NO_KEYS, FilledForm, names_in
from jacta.web.pages.workbench import Workbench, workbench_of

AS = "_as_"  # parameters of an address that put a piece into a role: _as_attacker=Janissaries
MOST_SHOWN = 12


class PieceCard(NamedTuple):
    """A piece on the first page."""

    kept: Kept
    kind: str
    fields: Sequence[words.SheetLine]
    mine: bool


class Part(NamedTuple):
    """A role of a procedure, the pieces that can take it, and the one that does; `needed` if somebody must."""

    role: str
    label: str
    pieces: tuple[str, ...]
    chosen: tuple[str, ...]
    several: bool
    needed: bool


def game_of(view: ChronicleView) -> Game:
    game = find_game(view.seen.game)
    assert game is not None
    return game


def cards(view: ChronicleView) -> list[PieceCard]:
    """All pieces, the reader's own first."""
    game, name = view.seen.game, view.name
    found = [
        PieceCard(kept, kind_name(game, kept.kind), words.sheet(game, kept.piece), bool(name) and kept.owner == name)
        for kept in view.seen.pieces.values()
    ]
    return sorted(found, key=lambda card: not card.mine)


def journal(view: ChronicleView) -> list[words.ToldEntry]:
    """The journal, the newest entry first."""
    return [words.told(view.seen.game, moment) for moment in reversed(view.seen.moments)]


def undoable_corrections(view: ChronicleView) -> set[int]:
    """The corrections that the reader may take back, by number; the last entry has its own undo."""
    last = len(view.seen.moments)
    return {
        moment.number
        for moment in view.seen.moments
        if isinstance(moment.entry, Edit)
        and moment.number != last
        and (view.kind == "owner" or (view.kind == "player" and moment.entry.by == view.name))
    }


def past(view: ChronicleView, name: str) -> list[words.ToldEntry]:
    """What befell a piece, the newest entry first; also under its earlier names."""
    found = []
    for told in journal(view):
        entry = view.seen.moments[told.number - 1].entry
        if isinstance(entry, Edit) and entry.called == name:
            name = entry.edit
        if name in named_in(entry):
            found.append(told)
    return found


def named(name: str) -> str:
    """A piece in an address."""
    return urlencode({"name": name})


def deeds(view: ChronicleView, kept: Kept) -> list[tuple[str, list[tuple[Procedure, str, str]]]]:
    """What a piece can do now, by chapter: the procedures with its role and their addresses."""
    able = view.can_do(kept.name)
    found = []
    for chapter in game_of(view).chapters:
        rows = [
            (one, words.role_name(one.game.id, role), f"{one.name}?{urlencode({AS + role: kept.name})}")
            for one, role in able
            if one in chapter.procedures
        ]
        if rows:
            found.append((telling.chapter(game_of(view), chapter.name), rows))
    return found


def may_change(view: ChronicleView, kept: Kept) -> bool:
    return view.kind == "owner" or (view.kind == "player" and kept.owner == view.name)


# --- Sheets as forms


@dataclass(frozen=True)
class SheetForm(FilledForm):
    """The form of a sheet with what is entered in it: what no sample has is rarely used."""

    kind: type[Piece]

    @cached_property
    def used(self) -> frozenset[str]:
        return frozenset(names_in(list(samples_for(self.game, self.kind).values())))


def filled_sheet(game: Game, kind: type[Piece], entries: Entries) -> SheetForm:
    """The form of a sheet with what is entered in it; with an item added to or removed from a list, if asked for."""
    extra = {name: value for name, value in entries if name.startswith("_")}
    plain = [(name, value) for name, value in entries if not name.startswith("_")]
    filled = SheetForm(game, sheet_form(game, kind), plain, extra, kind)
    if place := extra.get("_add"):
        filled = filled.with_item(place)
    if place := extra.get("_drop"):
        filled = filled.without_item(place)
    return filled


def is_unfinished(sent: Mapping[str, str]) -> bool:
    """Whether a sheet is only sent to be shown again: with an item added or removed, or its map drawn."""
    return any(key in sent for key in ("_add", "_drop", "_look"))


def sheet_shown(view: ChronicleView, kind: type[Piece], entries: Entries, name: str = "") -> dict[str, Any]:
    """The form of a sheet and, if the piece is a map, its map; else why there is none."""
    game = game_of(view)
    filled = filled_sheet(game, kind, entries)
    shown: dict[str, Any] = {"workbench": filled, "drawable": kind.kind in game.maps, "drawn": "", "undrawn": ""}
    if shown["drawable"] and filled.entries:
        try:
            piece = sheet_typed(game, kind, filled.given)
            shown["drawn"] = words.map_of(game, view.seen.pieces, Kept(name, piece))
        except JactaError as error:
            shown["undrawn"] = str(error)
    return shown


def sheet_form(game: Game, kind: type[Piece]) -> forms.Form:
    """The form of a sheet, without the piece's name, which is shown beside it."""
    form = forms.sheet_of(game.id, kind)
    return form._replace(fields=tuple(field for field in form.fields if field.name != NAME))


def sheet_entries(game: Game, piece: Piece) -> list[tuple[str, str]]:
    """A sheet as entries of its form."""
    return form_entries.entries_of(sheet_form(game, type(piece)), whole_sheet(piece))


def sample_entries(game: Game, kind: type[Piece], sample: str) -> tuple[str, list[tuple[str, str]]]:
    """A sample as entries of the form of a new piece: its name, and its sheet."""
    sheet = samples_for(game, kind).get(sample)
    if sheet is None:
        return "", []
    return words.sample_name(game.id, sample, sheet), form_entries.entries_of(sheet_form(game, kind), sheet)


def samples(game: Game, kind: type[Piece]) -> list[tuple[str, str]]:
    """The samples of a kind, with their names."""
    return [(one, words.sample_name(game.id, one, sheet)) for one, sheet in samples_for(game, kind).items()]


def corrected(filled: FilledForm, piece: Piece) -> dict[str, Any]:
    """What differs between the form and the sheet, by key."""
    entered = filled.given
    now, usual = whole_sheet(piece), type(piece).model_construct().model_dump(mode="json", by_alias=True)
    found = {}
    for key in (key for field in filled.form.fields for key in field.axes or (field.name,)):
        value = entered.get(key, usual.get(key))
        if value != now.get(key):
            found[key] = value
    return found


# --- A procedure with pieces in its form


class Preparation(NamedTuple):
    """A procedure before it begins: its roles, the form of what no piece fills in, and the resulting input.

    `others` says that pieces of other players take part.
    """

    procedure: Procedure
    workbench: Workbench
    parts: tuple[Part, ...]
    fields: tuple[FormField, ...]
    given: dict[str, Any]
    others: bool


def stage(view: ChronicleView, procedure: Procedure, sent: Entries) -> Preparation:
    """The procedure with the chosen pieces; the keys that they fill in need no form."""
    workbench = workbench_of([NO_KEYS, *(pair for pair in sent if not pair[0].startswith(AS))], procedure, "play")
    optional = {field.name for field in workbench.form.fields if not field.required}
    parts, filled = [], set()
    for role, part in procedure.roles.items():
        fitting = tuple(name for name, kept in view.seen.pieces.items() if isinstance(kept.piece, part.kinds))
        chosen = tuple(value for name, value in sent if name == AS + role and value in fitting)
        for name in chosen:
            filled |= {*part.fill(view.seen.pieces[name].piece)}
        label, needed = words.role_name(procedure.game.id, role), role not in optional
        parts.append(Part(role, label, fitting, chosen if part.several else chosen[-1:], part.several, needed))
    given = {key: value for key, value in workbench.given.items() if key not in filled}
    for one in parts:
        if one.chosen:
            named = [f":{name}" for name in one.chosen]
            given[one.role] = named if one.several else named[0]
    spare = {one.role for one in parts if not one.needed and one.role not in given}
    fields = tuple(field for field in workbench.form.fields if field.name not in {*filled, *spare})
    cast = [view.seen.pieces[name] for one in parts for name in one.chosen]
    others = any(kept.owner and kept.owner != view.name for kept in cast)
    return Preparation(procedure, workbench, tuple(parts), fields, given, others)


def at_fault(prepared: Preparation, error: JactaError) -> tuple[JactaError, str]:
    """The error with the piece instead of its role, and that piece: its sheet lacks what the procedure needs."""
    for slot, name in slots(prepared.given).items():
        if isinstance(error, InputError) and error.key.startswith(f"{slot}."):
            return InputError(f"{name}{error.key.removeprefix(slot)}", error.message), name
    return error, ""


def prospects(taken: Filled, watch: Watch) -> list[dict[str, Any]]:
    """What may become of each piece, in words, the likeliest first."""
    OWN_TABLES.fresh(taken.procedure.game)
    odds, found = exact_odds(taken.procedure, taken.given, None, watch), []
    for kept in taken.cast.values():
        told = odds.map(partial(_said, taken, kept))
        rows = [(percent(p), text, float(p)) for text, p in told]
        found.append({"name": kept.name, "rows": rows[:MOST_SHOWN], "more": max(0, len(rows) - MOST_SHOWN)})
    return found


def _said(taken: Filled, kept: Kept, outcome: Any) -> str:
    after = taken.after(outcome).get(kept.name, kept.piece)
    told = words.changes(taken.procedure.game.id, kept.piece, after)
    return listed(told) or say("piece-same")


# --- A procedure under way


def _besides_pieces(doing: Doing) -> list[tuple[str, str]]:
    """The outcome of a procedure without the pieces: what becomes of them is shown above."""
    game = doing.filled.procedure.game.id
    procedure, roles = doing.filled.procedure, [slot.partition(".")[0] for slot in doing.filled.cast]
    pieces = {telling.key(game, one) for one in (*roles, *procedure.new_pieces)}
    return [pair for pair in telling.outcome(procedure, doing.session.outcome) if pair[0] not in pieces]


def doing_address(token: str, of: str | None) -> str:
    """The page of a procedure under way: one's own, or that `of` somebody."""
    return f"/chronicles/{token}/doing" + ("" if of is None else f"?{urlencode({'of': of})}")


def under_way(view: ChronicleView, doing: Doing, sent: Mapping[str, str], wrong: JactaError | None) -> dict[str, Any]:
    """The pending question, or what will change; and the story so far."""
    session, game = doing.session, doing.filled.procedure.game
    question = session.question
    who = view.seat if isinstance(question, Ask) else None
    return {
        "waits": [player or say("chronicles-keeper") for player in view.waits_for],
        "question": None if question is None else questions.asked(session.position, question, who),
        "can_go_through": isinstance(question, Ask) and (not doing.together or view.kind == "owner"),
        "advisable": isinstance(question, Ask) and can_advise(session.procedure),
        "asked": view.asked,
        "typed": questions.typed(sent) if wrong else "",
        **questions.on_table(session, None, session.transcript, questions.lately(session.transcript), whole=True),
        "outcome": story.OutcomeSheet(_besides_pieces(doing), []) if doing.over else None,
        "changes": [(one.before.name, words.becoming(game.id, one)) for one in doing.changes()],
        "procedure": doing.filled.procedure,
        "commitment": session.fair.commitment if session.fair and session.dice == "system" else "",
        **corrections.offered(session, view.seen.pieces, {kept.name for kept in doing.filled.cast.values()}),
    }
