"""`games`, `list`, `show`: what there is."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from jacta import telling
from jacta.cli.inputs import game_of, procedure_of
from jacta.cli.output import Text, console, heading, write_json
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import games as all_games
from jacta.telling import catalogue, finding
from jacta.text import labelled, say
from jacta.typed import as_typed

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
        tries = ", ".join(member.id for member in game.highlights)
        lines = about, game.source, count, say("games-try", ids=tries) if tries else ""
        console().print(*(Padding(Text(line), (0, 0, 0, 2)) for line in lines if line), sep="\n")
        console().print()


def list_procedures(game: str | None, json: bool, words: str = "") -> None:
    """Every procedure, by game and chapter; or those that the words find, the likeliest first."""
    found = [game_of(game)] if game else list(all_games().values())
    if words:
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
                table.add_row(Text(f"  {member.id}", "cyan"), Text(telling.title(member)))
        console().print(table)
        console().print()


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
        table.add_row(Text(member.id, "cyan"), Text(telling.title(member)))
    out.print(table)


def show(id: str, json: bool) -> None:
    """Everything about one procedure."""
    procedure = procedure_of(id)
    if json:
        write_json(catalogue.procedure(procedure))
        return
    out = console()
    out.print(Group(*_page(procedure)))
    out.print(Text(say("show-examples"), "bold"))
    verb = "simulate" if procedure.sampled else "odds" if procedure.kind == "procedure" else "roll"
    for example in procedure.examples:
        out.print(f"  {command(verb, procedure, example)}", soft_wrap=True)  # unbroken: it is there to be pasted


def _page(procedure: Procedure) -> Iterator[RenderableType]:
    game = procedure.game.id
    yield heading(telling.title(procedure), procedure.id)
    yield Text(f"{say(f'kind-{procedure.kind}')} · {procedure.passage}", "dim")
    if about := telling.about(procedure):
        yield Text(about)
    yield Text()
    if rows := telling.inputs(procedure):
        yield Text(say("show-inputs"), "bold")
        yield from _inputs(rows)
        if procedure.decides:
            yield Padding(Text(say("show-decides"), "italic"), (0, 0, 0, INDENT))
        yield Text()
    if procedure.options:
        yield Text(say("show-options"), "bold")
        yield Padding(
            Group(*(part for option in procedure.options.values() for part in option_lines(game, option))), BLOCK
        )
    if keys := procedure.outcome_type().keys:
        yield Text(say("show-outcome"), "bold")
        yield Padding(Text(", ".join(_named(game, key) for key in keys)), BLOCK)
    if procedure.aims:
        yield Text(say("show-aims"), "bold")
        aims = (labelled(f"{telling.value(game, who)} ({who})", aim.text) for who, aim in procedure.aims.items())
        yield Padding(Text("\n".join(aims)), BLOCK)
    if tables := catalogue.tables_used(procedure):
        yield Text(say("show-tables"), "bold")
        yield Padding(Text(", ".join(tables)), BLOCK)


def _named(game: str, key: str) -> str:
    told = telling.key(game, key)
    return key if told.lower() == key.replace("_", " ") else f"{key} ({told})"


def _inputs(rows: Sequence[telling.Input]) -> Iterator[RenderableType]:
    """Every key with its type and default, and what it means below; grouped by the case it belongs to."""
    for when, members in groupby(rows, key=lambda row: row.when):
        if when:
            yield Text(when, "italic")
        for row in members:
            optional = f"{say('show-default')} {row.default}" if row.default else say("show-optional")
            known = f"  {row.type}  {say('show-required') if row.required else optional}"
            yield Padding(Text.assemble((row.path, "cyan"), (known, "yellow" if row.required else "")), _deeper(row))
            meaning = ". ".join(filter(None, (row.label, row.help)))
            yield Padding(Text(meaning, "dim"), _deeper(row, INDENT))
            if row.words:
                yield Padding(Text(row.words, "dim"), _deeper(row, INDENT))


def _deeper(row: telling.Input, more: int = 0) -> tuple[int, int, int, int]:
    return (0, 0, 0, INDENT * (row.depth + 1) + more)


def option_lines(game: str, option: Option, ruling: bool = True) -> Iterator[RenderableType]:
    """One reading to choose: its name and R-number, then its values, the default first."""
    number = f"  {option.reading} {telling.reading(game, option.reading)}" if ruling else ""
    yield Text.assemble((option.name, "cyan"), f"  {telling.option(game, option.name)}", (number, "dim"))
    if about := telling.option_about(game, option.name):
        yield Padding(Text(about), (0, 0, 0, INDENT))
    grid = Table.grid(padding=(0, 2, 0, 0))
    if len(option.values) == 1:  # any number, not a choice
        told = telling.option_value(game, option.name, option.default)
        yield Text(f"  {telling.option_type(option)}  {say('show-default')} {told}")
        return
    for value in option.values:
        mark = say("show-default-mark") if value == option.default else ""
        told = telling.option_value(game, option.name, value)
        written = as_typed(value)
        told = "" if told == written.replace("_", " ") else told
        grid.add_row(Text(f"  {written}"), Text(mark, "dim"), Text(told))
    yield grid


def command(verb: str, procedure: Procedure, given: Mapping[str, Any]) -> str:
    """An input as a command to paste."""
    pairs = (shlex.quote(f"{key}={as_typed(value)}") for key, value in given.items())
    return " ".join(("jacta", verb, procedure.id, *pairs))
