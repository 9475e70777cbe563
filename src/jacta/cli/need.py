"""`need`: the smallest value that is enough, between its neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from jacta import telling
from jacta.analysis.need import KeyNeed, Need, need
from jacta.analysis.sweep_charts import figure
from jacta.cli.output import Text, console, watching, write_json
from jacta.cli.sweeps import Entered, head
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import understanding, varying
from jacta.text import labelled, say


def show(asked: Entered, by: Sequence[str], at_least: str, json: bool) -> None:
    procedure, data, policy, aim = asked
    with watching() as watch:
        keys = understanding.varied(procedure, by)
        found = need(procedure, data, by=keys, at_least=at_least, aim=aim, policy=policy, watch=watch)
    if json:
        write_json(found.to_json())
    else:
        console().print(_page(procedure, found))


def _page(procedure: Procedure, found: Need) -> RenderableType:
    words = varying.words(procedure)
    said = say("need-heading", measure=words.aim(found.aim.text), wanted=figure(found.at_least, found.is_chance))
    parts = head(procedure, found.given, said)
    if len(found.keys) > 1:
        parts.append(_grid(procedure, found))
        seen = dict.fromkeys(one for part in found.found for one in varying.trend(part))
    else:
        (one,) = found.found
        parts += [Text(varying.needed(procedure, found, one)), Text(), _neighbours(procedure, found, one)]
        seen = dict.fromkeys(varying.remarks(procedure, found, one))
    parts += [Text(remark, "dim") for remark in seen]
    parts += [Text(str(one), "yellow") for one in telling.noticed(found.notices)]
    return Group(*parts)


def _neighbours(procedure: Procedure, found: Need, one: KeyNeed) -> RenderableType:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(Text(varying.varied_key(procedure, found.keys[0].path)), justify="right")
    grid.add_column("", justify="right")
    for value, told, chosen in varying.beside(procedure, found, one):
        style = "bold" if chosen else ""
        grid.add_row(Text(value, style), Text(told, style))
    return grid


def _grid(procedure: Procedure, found: Need) -> RenderableType:
    """An answer for each value of the second key."""
    words = varying.words(procedure)
    first, second = found.keys
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(Text(words.key(second.path)), justify="right")
    grid.add_column(Text(words.key(first.path)), justify="right")
    grid.add_column("", overflow="fold")
    for one in found.found:
        answer = words.value(first.path, one.answer.values[0]) if one.answer else say("need-never")
        around = ", ".join(labelled(value, told) for value, told, _ in varying.beside(procedure, found, one))
        beside = "\n".join([around, *varying.stretches(procedure, found, one)])
        grid.add_row(Text(words.value(second.path, one.under)), Text(answer, "bold"), Text(beside, "dim"))
    return grid
