"""`games`, `list`, `show`: what there is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from jacta import telling
from jacta.aims import Aim
from jacta.chronicles.chronicle import roles_for
from jacta.chronicles.filling import NAME, kind_names, samples_for
from jacta.cli.commands import flag_word
from jacta.cli.inputs import example_of, game_of, procedure_of, role_word, tracked_of, typed_title
from jacta.cli.output import Text, console, heading, shell_word, write_json
from jacta.cli.samples import names_of
from jacta.errors import UnknownProcedure
from jacta.kernel.rule.game import Game, Tracked
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.places import InputPlace, sheet_place
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game
from jacta.kernel.rule.registry import games as all_games
from jacta.names import KEY, kind_name, named_as, named_by, reading_word, typeable
from jacta.telling import catalogue, finding, tracked
from jacta.telling.inputs import ANY_NAME, sheet_keys
from jacta.telling.spelling import path_word_at, typed_pairs, value_word_at
from jacta.text import labelled, language, say

LONGEST_COMMAND = 1000  # letters
INDENT = 2
BLOCK = (0, 0, 1, INDENT)


def games(json: bool) -> None:
    """Every installed game."""
    found = all_games().values()
    if json:
        write_json([catalogue.game(game) for game in found])
        return
    for game in found:
        count = say("games-count", count=len(game.procedures), status=say(f"games-{game.status}"))
        console().print(heading(telling.game_title(game), game.id))
        about = telling.game_about(game)
        tries = ", ".join(map(typed_title, game.highlights))
        lines = about, game.source, count, say("games-try", ids=tries) if tries else ""
        console().print(*(Padding(Text(line), (0, 0, 0, 2)) for line in lines if line), sep="\n")
        console().print()


def list_procedures(game: str | None, json: bool, words: str = "") -> None:
    """Every procedure, by game and chapter; or those that the words find, the likeliest first.

    Words that are the id of a game, `dice` or `mighty empires`, mean that game.
    """
    named = None if game else find_game("_".join(words.casefold().split()))
    found = [game_of(game)] if game else [named] if named else list(all_games().values())
    if words and not named:
        _list_found(words, [member for one in found for member in one.procedures], json)
        return
    if json:
        write_json([row for one in found for row in catalogue.procedures(one)])
        return
    for one in found:
        console().print(heading(telling.game_title(one), one.source))
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for chapter in one.chapters:
            table.add_row(Text(telling.chapter(one, chapter.name), "italic"), "")
            for member in chapter.procedures:
                table.add_row(Text(f"  {typed_title(member)}", "cyan"), Text(telling.title(member)))
        if one.tracked:
            table.add_row(Text(say("page-tracked"), "italic"), "")
        for kept in one.tracked.values():
            table.add_row(Text(f"  {_typed_tracked(one, kept)}", "cyan"), Text(tracked.title(one, kept)))
        console().print(table)
        console().print()


def _typed_tracked(game: Game, kept: Tracked) -> str:
    """A kind of piece or a tracker as the reader would type it: by its title, if that is unique."""
    words = typeable(tracked.title(game, kept)) if language() != "en" else ()
    typed = (f"{game.id}.{word}" for word in words)
    return next((one for one in typed if tracked_of(one) == (game, kept)), f"{game.id}.{kept.name}")


def _list_found(words: str, among: Sequence[Procedure], json: bool) -> None:
    found, whole = finding.search(words, among)
    if json:
        write_json([catalogue.row(member) for member in found])
        return
    out = console()
    if not found:
        out.print(Text(say("page-found-nothing", words=words)))
        if near := finding.suggested(words, among):
            out.print(Text(f"{say('page-found-try')} {', '.join(near)}"))
        return
    out.print(Text(say("page-found" if whole else "page-found-near", count=len(found)), "dim"))
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for member in found:
        table.add_row(Text(typed_title(member), "cyan"), Text(telling.title(member)))
    out.print(table)


def show(id: str, json: bool, example: int | None = None) -> None:
    """Everything about one procedure, or one of its examples as a file; or about something players keep track of."""
    try:
        procedure = procedure_of(id, wholly=True)
    except UnknownProcedure:
        if found := tracked_of(id):
            _show_tracked(*found, json)
            return
        procedure = procedure_of(id)
    if example is not None:
        write_json(example_of(procedure, example))
        return
    if json:
        write_json(catalogue.procedure(procedure))
        return
    out = console()
    out.print(Group(*_page(procedure)))
    out.print(Text(say("show-examples"), "bold"))
    verb = "simulate" if procedure.sampled else "odds" if procedure.kind == "procedure" else "roll"
    for number, name in enumerate(telling.example_names(procedure), start=1):
        out.print(Padding(Text(name, "italic"), (0, 0, 0, INDENT)))
        out.print(f"    {_pasted(verb, procedure, number)}", soft_wrap=True)  # unbroken: it is meant to be pasted


def _pasted(verb: str, procedure: Procedure, number: int) -> str:
    """An example as a command to paste; by its number if nobody could read it, like a whole map."""
    told = command(verb, procedure, procedure.examples[number - 1])
    return told if len(told) <= LONGEST_COMMAND else f"{command(verb, procedure)} --{say('flag-example')} {number}"


def _show_tracked(game: Game, one: Tracked, json: bool) -> None:
    """A kind of piece, or a tracker with the pieces that keep it: their sheets, and how to get one."""
    if json:
        write_json(tracked.told(game, one))
        return
    out = console()
    out.print(heading(tracked.title(game, one), f"{game.id}.{one.name}"))
    out.print(Text(say("kind-piece" if one.name in game.pieces else "kind-tracker"), "dim"))
    out.print(Text(tracked.about(game, one)), Text(), sep="\n")
    for piece in one.pieces:
        if piece.kind != one.name:
            out.print(Text.assemble((kind_name(game.id, piece.kind), "bold"), (f"  {game.id}.{piece.kind}", "cyan")))
            continue
        rows = [row for row in sheet_keys(game.id, piece) if row.path != NAME]
        out.print(Text(say("show-sheet"), "bold"))
        out.print(Group(*_inputs(sheet_place(game.id, piece), rows)), Text())
    for piece in one.pieces:
        samples = list(map(names_of(game).word, samples_for(game, piece)))
        sample = f" {flag_word('--given')} @{samples[0]}" if samples else " key=value"
        out.print(Text(say("show-keep"), "bold"))
        new, add = (f"  jacta {say('command-chronicle')} {say(f'command-{name}')}" for name in ("new", "add"))
        out.print(f"{new} {say('metavar-name')} {game.id}", soft_wrap=True)
        out.print(f"{add} {say('metavar-piece')} {kind_names(game).word(piece.kind)}{sample}", soft_wrap=True)
        if samples:
            out.print(Text(f"  {say('show-samples', names=', '.join(samples))}", "dim"), soft_wrap=True)
        _list_roles(game, piece)
    for member in one.procedures:
        out.print(Text.assemble(say("show-kept-in"), " ", (typed_title(member), "cyan"), f"  {telling.title(member)}"))


def _list_roles(game: Game, piece: type[Piece]) -> None:
    roles = roles_for(game, piece)
    if roles:
        console().print(Text(), Text(say("chronicle-can-do"), "bold"), sep="\n")
    for member, role in roles:
        typed = f"  {typed_title(member)} {role_word(member, role)}=:{say('metavar-piece')}"
        console().print(Text.assemble((typed, "cyan"), (f"  {telling.title(member)}", "dim")), soft_wrap=True)


def _page(procedure: Procedure) -> Iterator[RenderableType]:
    game = procedure.game.id
    yield heading(telling.title(procedure), procedure.id)
    yield Text(f"{say(f'kind-{procedure.kind}')} · {procedure.passage}", "dim")
    if about := telling.about(procedure):
        yield Text(about)
    if kept := procedure.game.tracked.get(procedure.name):
        kinds = (f"{kind_name(game, piece.kind)} ({game}.{piece.kind})" for piece in kept.pieces)
        yield Text(say("show-kept-on", kinds=", ".join(kinds)))
    yield Text()
    if rows := telling.inputs(procedure):
        yield Text(say("show-inputs"), "bold")
        yield from _inputs(procedure.input_place, rows)
        if procedure.decides:
            yield Padding(Text(say("show-decides"), "italic"), (0, 0, 0, INDENT))
        yield Text()
    if procedure.roles:
        yield Text(say("show-roles"), "bold")
        yield Padding(Text("\n".join(_role(procedure, role) for role in procedure.roles)), BLOCK)
    if procedure.options:
        yield Text(say("show-options"), "bold")
        yield Padding(
            Group(*(part for option in procedure.options.values() for part in option_lines(game, option))), BLOCK
        )
    if keys := procedure.outcome_type().keys:
        yield Text(say("show-outcome"), "bold")
        yield Padding(Text(", ".join(_named(game, key, keys) for key in keys)), BLOCK)
    if procedure.aims:
        yield Text(say("show-aims"), "bold")
        aims = (labelled(f"{telling.value(game, who)} ({who})", _aim(game, aim)) for who, aim in procedure.aims.items())
        yield Padding(Text("\n".join(aims)), BLOCK)
    if tables := catalogue.tables_used(procedure):
        yield Text(say("show-tables"), "bold")
        names = named_by(game, {one: f"table-{one}" for one in tables})
        told = (one if (typed := names.word(one)) == one else f"{typed} ({one})" for one in tables)
        yield Padding(Text(", ".join(told)), BLOCK)


def _role(procedure: Procedure, role: str) -> str:
    """How a whole sheet is stated, with what may be one."""
    game, kinds = procedure.game, procedure.roles[role].kinds
    names = [names_of(game).word(name) for kind in kinds for name in samples_for(game, kind)]
    sheets = " | ".join(f"@{name}" for name in names) or f"@{say('metavar-file')}"
    return f"{role_word(procedure, role)}={sheets}"


def _named(game: str, key: str, keys: Collection[str]) -> str:
    """A key of the outcome as one would type it, and its other names."""
    typed, told = named_as(game, KEY, tuple(keys)).word(key), telling.key(game, key)
    other = key if typed != key else told
    return typed if other.lower().replace(" ", "_") == typed else f"{typed} ({other})"


def _aim(game: str, aim: Aim) -> str:
    """What a player wants in words, and as one would type it."""
    return f"{telling.aim(game, aim.text)} ({aim.text})"


def _inputs(place: InputPlace, rows: Sequence[telling.Input]) -> Iterator[RenderableType]:
    """Every key of an input or a sheet, by the reader's word for it, with its type and default, and its meaning below;
    grouped by the case it belongs to.
    """
    for when, members in groupby(rows, key=lambda row: row.when):
        if when:
            yield Text(_case(place, when), "italic")
        for row in members:
            optional = f"{say('show-default')} {row.default}" if row.default else say("show-optional")
            known = f"  {row.type}  {say('show-required') if row.required else optional}"
            path = path_word_at(place, row.path).replace(f".{ANY_NAME}.", f".{say('metavar-name')}.")
            own = "" if path == row.path else f"  {row.path}"
            shown = Text.assemble((path, "cyan"), (known, "yellow" if row.required else ""), (own, "dim"))
            yield Padding(shown, _deeper(row))
            meaning = ". ".join(filter(None, (row.label, row.help)))
            yield Padding(Text(meaning, "dim"), _deeper(row, INDENT))
            if row.words:
                yield Padding(Text(row.words, "dim"), _deeper(row, INDENT))


def _case(place: InputPlace, when: str) -> str:
    """The case that some keys belong to, `combat=naval`, in the reader's words."""
    tag, _, cases = when.partition("=")
    words = (value_word_at(place.at(tag), case) for case in cases.split(", "))
    return f"{path_word_at(place, tag)}={', '.join(words)}"


def _deeper(row: telling.Input, more: int = 0) -> tuple[int, int, int, int]:
    return (0, 0, 0, INDENT * (row.depth + 1) + more)


def option_lines(game: str, option: Option, ruling: bool = True) -> Iterator[RenderableType]:
    """One reading to choose: its name and R-number, then its values, the default first."""
    number = f"  {option.reading} {telling.reading(game, option.reading)}" if ruling else ""
    typed, told = reading_word(game, option.name), telling.option(game, option.name)
    own = "" if typed == option.name else f"  {option.name}"
    yield Text.assemble((typed, "cyan"), f"  {told}", (own, "dim"), (number, "dim"))
    if about := telling.option_about(game, option.name):
        yield Padding(Text(about), (0, 0, 0, INDENT))
    grid = Table.grid(padding=(0, 2, 0, 0))
    if len(option.values) == 1:  # any number, not a choice
        told = telling.option_value(game, option.name, option.default)
        yield Text(f"  {telling.option_type(option)}  {say('show-default')} {told}")
        return
    for value, written in zip(option.values, telling.option_words(game, option.name, option.values), strict=True):
        mark = say("show-default-mark") if value == option.default else ""
        told = telling.option_value(game, option.name, value)
        told = "" if told == written.replace("_", " ") else told
        grid.add_row(Text(f"  {written}"), Text(mark, "dim"), Text(told))
    yield grid


def command(verb: str, procedure: Procedure, given: Mapping[str, Any] | None = None) -> str:
    """An input as a command to paste, in the reader's words."""
    pairs = map(shell_word, typed_pairs(procedure, given or {}))
    return " ".join(("jacta", say(f"command-{verb}"), typed_title(procedure), *pairs))
