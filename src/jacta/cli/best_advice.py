"""The page of `best`: the value, what the asker should do and, separately, what the others would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table

from jacta import telling
from jacta.analysis.advice import Advice, Opening, Perspective, Prospects, Topic, matters
from jacta.cli.inputs import typed_title
from jacta.cli.output import Text, heading
from jacta.cli.views import INDENT, given_line
from jacta.kernel.best import Best, Decision
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import advising
from jacta.text import capital, labelled, say


def page(
    procedure: Procedure,
    said: Mapping[str, Any],
    found: Best,
    told: Advice,
    prospects: Prospects | None,
    opening: Sequence[Opening],
    rows: int | None,
    fractions: bool,
) -> RenderableType:
    """The value at best, then the asker's decisions as rules, then the others'. With all rows: every position."""
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, said):
        parts.append(line)
    parts += [Text(), _headline(procedure, found, fractions)]
    decides = any(topic.cases for topic in told.own)
    if not decides:
        hangs_on = "" if opening else " " + say("advice-hangs-on", id=typed_title(procedure))
        parts.append(Text(advising.nothing(procedure, found, told, opening) + hangs_on))
    parts += _sides(procedure, told.own, prospects, rows)
    parts += _sides(procedure, told.others, None, rows)
    hidden = sum(len(topic.even) for topic in (*told.own, *told.others))
    if rows is not None and hidden and decides:
        parts += [Text(), Text(say("best-even", count=hidden), "dim")]
    if rows is not None and any(len(topic.cases) > 1 for topic in (*told.own, *told.others)):
        parts += [Text(), Text(say("advice-all"), "dim")]
    parts += [Text(str(one), "yellow") for one in telling.noticed(found.notices)]
    return Group(*parts)


def _headline(procedure: Procedure, found: Best, fractions: bool) -> Text:
    game = procedure.game.id
    side = Perspective(found.who, procedure.aim(found.aim))
    exact = f" ({abs(found.value)})" if fractions and found.value.denominator > 1 else ""
    worth = f"{advising.worth(side, found.value)}{exact}"
    who, aim = telling.value(game, found.who), telling.aim(game, found.aim, procedure.name)
    return Text(say("best-value", who=capital(who), aim=aim, worth=worth), "bold")


def _sides(
    procedure: Procedure, topics: tuple[Topic, ...], prospects: Prospects | None, rows: int | None
) -> Iterator[RenderableType]:
    """The topics, grouped by who decides."""
    before: Perspective | None = None
    for topic in topics:
        if not topic.cases and rows is not None:
            continue
        if topic.side != before:
            before = topic.side
            yield Text()
            yield Text(advising.wants(procedure.game.id, topic.side), "underline")
        yield from _topic(procedure, topic, prospects if prospects and prospects.topic == topic else None, rows)


def _topic(
    procedure: Procedure, topic: Topic, prospects: Prospects | None, rows: int | None
) -> Iterator[RenderableType]:
    several = len(topic.cases) > 1 and bool(topic.rules)
    compared = prospects is not None and bool(prospects.keys)
    if several or compared:
        yield Text(advising.subject(_game(topic), topic), "cyan")
    if prospects is not None and compared:
        yield _prospects(procedure, prospects)
    if several:
        yield _rules(topic, rows)
        if rows is not None and (left := len(topic.rules) - rows) > 0:
            yield Text(say("best-more", count=left), "dim")
    listed = topic.cases if not (several or compared) else ()
    for one in (*topic.cases, *topic.even) if rows is None else listed[:rows]:
        yield from _decision(topic.side, one)


def _game(topic: Topic) -> str:
    """The game in whose words a question is asked: that of the procedure that asks it."""
    return (*topic.cases, *topic.even)[0].procedure.partition(".")[0]


def _rules(topic: Topic, rows: int | None) -> RenderableType:
    grid = Table.grid("", Column(ratio=1), Column(justify="right"), Column(justify="right"), padding=(0, 2, 0, 0))
    for one in topic.rules if rows is None else topic.rules[:rows]:
        told = advising.rule(_game(topic), topic, one)
        worth = say("advice-rather", worth=told.worth, instead=told.instead)
        grid.add_row(*map(Text, ("  ▸", told.sentence, told.often, worth)))
    return grid


def _prospects(procedure: Procedure, prospects: Prospects) -> RenderableType:
    headings, lines = advising.prospect_rows(procedure, prospects)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("")
    for name in headings:
        table.add_column(Text(name), justify="right")
    for told, chosen, figures in lines:
        table.add_row(*map(Text, ("  ▸" if chosen else "   ", told, *figures)))
    return table


def _decision(side: Perspective, one: Decision) -> Iterator[RenderableType]:
    told = advising.decision(side, one)
    yield Padding(Text(told.reached, "dim"), (0, 0, 0, INDENT))
    for who, asked, options in told.questions:
        yield Padding(Text(labelled(who, asked) if len(told.questions) > 1 else asked, "cyan"), (0, 0, 0, INDENT))
        even = not matters(one)
        if even:
            yield Padding(Text(say("best-indifferent"), "dim"), (0, 0, 0, INDENT))
        grid = Table.grid("", "", Column(justify="right"), padding=(0, 2, 0, 0))
        for option in options:
            grid.add_row(*map(Text, ("  ▸" if option.chosen and not even else "   ", option.text, option.worth)))
        yield Padding(grid, (0, 0, 0, INDENT))
