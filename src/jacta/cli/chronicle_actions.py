"""What the commands of `jacta chronicle` do: each reads a file, shows what changes, and writes it whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table as RichTable

from jacta import telling
from jacta.chronicles import Chronicle, Do, Doing, Kept, whole_sheet
from jacta.chronicles.filling import found, kind_names, kind_of
from jacta.cli import corrections, inputs, play, views
from jacta.cli.answers import answers_of
from jacta.cli.chronicle_files import OPTION, Opened, file_meant, folder, game_meant, kept, opened, written
from jacta.cli.files import Files
from jacta.cli.output import Text, console, heading, read_line, write_json
from jacta.cli.parameters import TypedInput
from jacta.cli.samples import is_reference, referred
from jacta.cli.sessions import owner_of
from jacta.dice import source_of
from jacta.errors import InputError, JactaError, file_error
from jacta.kernel.play.session import Session
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.places import sheet_place
from jacta.kernel.rule.samples import read_data
from jacta.names import called, kind_name
from jacta.telling import chronicles as words
from jacta.telling.spelling import path_word_at
from jacta.telling.understanding import fitting, put_at, understood_at
from jacta.text import SHARED, Message, bare, say
from jacta.typed import split


def list_all(json: bool) -> None:
    """Every chronicle in the folder."""
    found: dict[str, Chronicle | JactaError] = {}
    for name, path in kept().items():
        try:
            found[name] = Chronicle.from_json(read_data(path, name))
        except JactaError as error:
            found[name] = error
    if json:
        write_json([_listed(name, one) for name, one in found.items()])
        return
    grid = _grid()
    for name, one in found.items():
        if isinstance(one, Chronicle):
            grid.add_row(Text(name, "cyan"), Text(telling.game_title(one.game)), Text(_size(one), "dim"))
        else:
            grid.add_row(Text(name, "cyan"), Text(), Text(str(one), "red"))
    console().print(grid)
    console().print(Text(say("chronicle-folder", folder=str(folder())), "dim"), soft_wrap=True)


def _size(one: Chronicle) -> str:
    return say("chronicle-about", pieces=len(one.pieces), entries=len(one.entries))


def _listed(name: str, one: Chronicle | JactaError) -> dict[str, Any]:
    if isinstance(one, JactaError):
        return {"name": name, "error": str(one)}
    about = {"title": one.title, "game": one.game_id, "pieces": list(one.pieces), "entries": len(one.entries)}
    return {"name": name, **about}


def new(name: str, game: str) -> None:
    chronicle = Chronicle.begin(inputs.game_of(game).id, Path(name).stem if name.endswith(".json") else name)
    _say("chronicle-begun", file=str(written(chronicle, name)))
    typed = kind_names(chronicle.game)
    kinds = (f"{typed.word(kind)} ({kind_name(chronicle.game_id, kind)})" for kind in chronicle.game.pieces)
    _say("chronicle-kinds", kinds=", ".join(kinds))


def copy(name: str | None, to: str) -> None:
    chronicle = opened(name).chronicle
    branch = chronicle.copy(Path(to).stem if to.endswith(".json") else to)
    _say("chronicle-begun", file=str(written(branch, to)))


def rename(name: str | None, title: str) -> None:
    """Change the title and, for a chronicle in the folder, the name of its file."""
    here = opened(name)
    after = here.chronicle.rename(title)
    _say("chronicle-renamed", title=after.title, file=str(here.rename(after)))


def delete(name: str, yes: bool) -> None:
    """Delete a chronicle for good, after confirmation. Even one that cannot be read can be deleted."""
    path = file_meant(name, say("metavar-name"))
    try:
        about = _size(Chronicle.from_json(read_data(path, OPTION)))
    except JactaError as error:
        about = str(error)
    console().print(Text.assemble((path.stem, "cyan"), f"  {about}"), soft_wrap=True)
    if not (yes or _agreed("chronicle-delete-really")):
        _say("chronicle-not-deleted")
        return
    try:
        path.unlink()
    except OSError as error:
        raise file_error(OPTION, path, error) from None
    _say("chronicle-deleted", file=str(path))


# --- Looking


def show(name: str | None, piece: str | None, json: bool) -> None:
    """All pieces in brief, or the sheet of one with what it can do."""
    chronicle = opened(name).chronicle
    if piece is not None:
        _show_piece(chronicle, _found(chronicle, piece), json)
        return
    if json:
        write_json({"title": chronicle.title, "game": chronicle.game_id, "pieces": [*map(_plain, _all(chronicle))]})
        return
    out, game = console(), chronicle.game_id
    out.print(heading(chronicle.title, telling.game_title(chronicle.game)))
    grid = _grid()
    for one in _all(chronicle):
        grid.add_row(Text(one.name, "cyan"), _about(game, one), Text(words.brief(game, one.piece)))
    out.print(grid if chronicle.pieces else Text(say("chronicle-empty"), "dim"))


def _show_piece(chronicle: Chronicle, one: Kept, json: bool) -> None:
    game = chronicle.game_id
    doable = chronicle.can_do(one.name)
    if json:
        can_do = [{"procedure": procedure.id, "role": role} for procedure, role in doable]
        write_json(_plain(one) | {"can_do": can_do})
        return
    out = console()
    out.print(Text.assemble((one.name, "bold"), "  ", _about(game, one)))
    grid = _grid()
    place = sheet_place(game, type(one.piece))
    for field in words.sheet(game, one.piece):
        grid.add_row(Text(path_word_at(place, field.path), "cyan"), Text(field.label), Text(field.value))
    out.print(grid)
    if doable:
        out.print(Text(say("chronicle-can-do"), "bold"))
    for procedure, role in doable:
        pair = f"{inputs.role_word(procedure, role)}=:{one.name}"
        typed = f"{inputs.typed_title(procedure)} {pair if ' ' not in pair else repr(pair)}"
        out.print(Text.assemble((f"  {typed}", "cyan"), (f"  {telling.title(procedure)}", "dim")), soft_wrap=True)


def journal(name: str | None, number: int | None, html: str | None, json: bool) -> None:
    """What befell the pieces; with a number, how that entry came about."""
    chronicle = opened(name).chronicle
    if number is not None:
        _tell(chronicle, number, json)
    elif html is not None:
        _say("play-saved", file=str(Files().write(html, words.printed(chronicle))))
    elif json:
        write_json([entry.to_json() for entry in chronicle.entries])
    else:
        for told in words.journal(chronicle):
            _print_told(told)


def _print_told(told: words.ToldEntry) -> None:
    out = console()
    out.print(Text.assemble((f"{told.number}. ", "cyan"), told.text, (f"  {told.by}" if told.by else "", "dim")))
    for line in filter(None, told.lines):
        out.print(Text(f"   {line}", "dim"))


def _tell(chronicle: Chronicle, number: int, json: bool) -> None:
    """One entry; for a procedure, the whole story of its run, or the saved game that it is."""
    entry = chronicle.entry(number)
    if json:
        write_json(chronicle.saved_game(number) if isinstance(entry, Do) else entry.to_json())
        return
    if isinstance(entry, Do):
        session = Session.resume(chronicle.saved_game(number), pause=lambda: True)
        out = console()
        out.print(heading(telling.title(session.procedure), session.procedure.passage))
        for line in views.transcript(session.transcript, None):
            out.print(line)
    _print_told(next(told for told in words.journal(chronicle) if told.number == number))


# --- Writing down


def add(
    name: str | None,
    piece: str,
    kind: str,
    pairs: Sequence[str],
    file: str | None,
    owner: str | None,
    hidden: bool | None,
) -> None:
    """A new piece: its sheet from a file or a sample, then `key=value`."""
    here = opened(name)
    game = here.chronicle.game
    meant = kind_names(game).meant(kind) or kind
    place = sheet_place(game.id, kind_of(game, meant, say("metavar-kind")))
    sheet = fitting(place, inputs.read_file(file, "--given", game) if file else {})
    for path, value in _typed(game, game.pieces[meant], pairs):
        put_at(place, sheet, path, value)
    with _sheet_addressed(game, meant, piece):
        after = here.chronicle.add(piece, meant, sheet, owner=owner or "", hidden=bool(hidden))
    _write_down(here, after)


@contextmanager
def _sheet_addressed(game: Game, kind: str, piece: str) -> Iterator[None]:
    """Refusals of a sheet name the piece, then the key as the reader would type it."""
    try:
        yield
    except InputError as error:
        name, dot, path = error.key.partition(f"{piece}.")
        if name or not dot or kind not in game.pieces:
            raise
        typed = path_word_at(sheet_place(game.id, game.pieces[kind]), path)
        raise InputError(f"{piece}.{typed}", error.message) from None


class About(NamedTuple):
    """What is said about a piece besides its sheet: its new name, whose it is, whether it is hidden."""

    renamed: str | None
    owner: str | None
    hidden: bool | None


def edit(name: str | None, piece: str, pairs: Sequence[str], reason: str, about: About) -> None:
    """A correction by hand."""
    here = opened(name)
    one = _found(here.chronicle, piece)
    changes = dict(_typed(here.chronicle.game, type(one.piece), pairs))
    if not reason.strip():
        raise InputError("--reason", Message("error-reason"))
    with _sheet_addressed(here.chronicle.game, one.kind, one.name):
        after = here.chronicle.edit(one.name, changes, reason=reason, **about._asdict())
    _write_down(here, after)


def remove(name: str | None, piece: str, reason: str) -> None:
    here = opened(name)
    after = here.chronicle.remove(_found(here.chronicle, piece).name, reason=reason)
    _write_down(here, after)


def undo(name: str | None, number: int | None) -> None:
    """Drop the last entry, or the correction with this number."""
    here = opened(name)
    after = here.chronicle.undo() if number is None else here.chronicle.take_back(number)
    dropped = len(here.chronicle.entries) if number is None else number
    told = next(one for one in words.journal(here.chronicle) if one.number == dropped)
    here.write(after)
    _say("chronicle-undone")
    _print_told(told)


class Decided(NamedTuple):
    """Whether a procedure runs at once, and the answers given beforehand."""

    at_once: bool = False
    policy: Sequence[str] = ()


def do(
    name: str | None,
    typed_input: TypedInput,
    dice: str,
    seed: int | None,
    decided: Decided,
    yes: bool,
) -> None:
    """A procedure with pieces: played, then what will change is shown, then recorded if confirmed."""
    owner = owner_of(dice)
    procedure, given = inputs.gathered(typed_input, home=game_meant(name))
    here = opened(name, procedure.game.id)
    doing = here.chronicle.play(procedure.id, given, dice=owner, source=source_of(seed))
    if decided.at_once:
        doing.go_through(answers_of(procedure, decided.policy), source_of(seed))
    JournalSession(doing, here.chronicle).play()
    if doing.over and _wanted(doing, yes):
        here.write(here.chronicle.apply(doing))
        _say("chronicle-applied")
    else:
        _say("chronicle-not-applied")


class JournalSession(play.TerminalSession):
    """A procedure at the terminal whose end goes into the journal, not into a file of its own; it is told whole."""

    most_told = inf

    def __init__(self, doing: Doing, chronicle: Chronicle) -> None:
        super().__init__(doing.session)
        self.doing, self.chronicle = doing, chronicle

    def _join(self, typed: str) -> bool:
        if not typed.startswith(":"):
            return super()._join(typed)
        name, reason = corrections.named_first(typed.removeprefix(":"), {one: one for one in self.chronicle.pieces})
        self.doing.join(_found(self.chronicle, name), corrections.why(reason))
        return True

    def _end(self) -> None:
        self.out.print()
        self.out.print(views.ending(self.session), crop=False)

    def _leave(self) -> None:
        pass

    def _part(self, *, again: bool = True) -> None:
        self.out.print()


def _wanted(doing: Doing, yes: bool) -> bool:
    """Show what will change, and ask whether to go ahead."""
    out, game = console(), doing.filled.procedure.game.id
    out.print(Text(say("chronicle-will-change"), "bold"))
    for change in doing.changes():
        out.print(Text(f"  {words.changed(game, change)}"))
    return yes or _agreed("chronicle-apply")


def _agreed(question: str) -> bool:
    """Ask at the terminal; the end of the input means no."""
    try:
        typed = read_line(console(), say(question)).strip()
    except EOFError:
        return False
    return bare(typed) in {bare(word) for id in ("word-yes", "chronicle-yes") for word in called(id, SHARED)}


# --- Files


def export(name: str | None, file: str) -> None:
    here = opened(name)
    path = Files().write(file, here.path.read_text(encoding="utf-8"))
    _say("play-saved", file=str(path))


def import_(file: str, name: str | None) -> None:
    """Import a file, replaying everything that was played in it."""
    chronicle = Chronicle.from_json(read_data(Path(file), say("metavar-file")), replayed=True)
    if name is not None:
        chronicle = chronicle.copy(name)
    _say("chronicle-begun", file=str(written(chronicle, name or chronicle.title)))


# --- Inside


def _typed(game: Game, kind: type[Piece], pairs: Sequence[str]) -> list[tuple[str, Any]]:
    """Keys and values of a sheet as people type them."""
    place = sheet_place(game.id, kind)
    found: list[tuple[str, Any]] = []
    for path, typed in (split(pair) for pair in inputs.pairs_of(pairs)):
        meant = referred(typed, path, game) if is_reference(typed) else typed
        found += understood_at(place, path, meant).items()
    return sorted(found, key=lambda pair: pair[0].count("."))  # `chef=433` leaves `chef.nom=Bourbon` as it is


def _found(chronicle: Chronicle, typed: str) -> Kept:
    """The piece with this name."""
    return found(chronicle.pieces, typed.removeprefix(":"), say("metavar-piece"))


def _all(chronicle: Chronicle) -> list[Kept]:
    return list(chronicle.pieces.values())


def _plain(one: Kept) -> dict[str, Any]:
    about: Mapping[str, Any] = {"owner": one.owner, "hidden": one.hidden}
    return {"name": one.name, "kind": one.kind, **about, "sheet": whole_sheet(one.piece)}


def _about(game: str, one: Kept) -> Text:
    parts = [kind_name(game, one.kind), one.owner, say("piece-hidden") if one.hidden else ""]
    return Text(" · ".join(filter(None, parts)), "dim")


def _write_down(here: Opened, after: Chronicle) -> None:
    """Write the chronicle, and tell its new entry."""
    here.write(after)
    *_, told = words.journal(after)
    _print_told(told)


def _grid() -> RichTable:
    return RichTable(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))


def _say(id: str, **args: object) -> None:
    console().print(Text(say(id, **args), "dim"), soft_wrap=True)
