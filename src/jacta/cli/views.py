"""Pages for people: a transcript, an outcome, the best decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table

from jacta import telling
from jacta.cli.output import Text, heading
from jacta.cli.terminal import in_one_line
from jacta.kernel.best import Best, Decision
from jacta.kernel.play.session import Session
from jacta.kernel.roll import Entry, Rolled
from jacta.kernel.rule.aims import COMPARISONS
from jacta.kernel.rule.procedure import Procedure
from jacta.text import labelled, number, percent, say

INDENT = 2
MOST_TOLD = 200
LONGEST_FRACTION = 26  # of a fraction that is shown without being asked for


def given_line(procedure: Procedure, given: Mapping[str, Any]) -> Text | None:
    """The input in one line, as people say it."""
    game = procedure.game.id
    parts = [labelled(telling.key(game, key), _brief(game, value)) for key, value in given.items() if key != "options"]
    for name, value in given.get("options", {}).items():
        parts.append(labelled(telling.option(game, name), telling.option_value(game, name, value)))
    return Text(" · ".join(parts), "dim") if parts else None


def _brief(game: str, value: Any) -> str:
    """A value of the input; a large object is only counted."""
    told = telling.value(game, value)
    told = f"({told})" if isinstance(value, dict) else told
    return (
        told if len(told) <= MOST_TOLD else say("given-many", count=len(value) if isinstance(value, dict | list) else 1)
    )


def transcript(entries: Iterable[Entry], before: str | None = None) -> Iterator[RenderableType]:
    """The story step by step, under the passages that it cites; `before` is the passage cited last."""
    cited = before
    for told in map(telling.entry, entries):
        if told.passage != cited:
            cited = told.passage
            yield Padding(Text(cited, "dim italic"), (0, 0, 0, INDENT * told.depth))
        style = {"roll": "", "note": "", "ask": "cyan", "consult": "yellow"}[told.kind]
        yield Padding(Text(in_one_line(told.text), style), (0, 0, 0, INDENT * (told.depth + 1)))


def in_brief(entries: Iterable[Entry]) -> Iterator[RenderableType]:
    """The story without its passages, a paragraph for each decision and what came of it."""
    paragraph: list[str] = []
    depth = 0
    for told in map(telling.entry, entries):
        if paragraph and (told.kind == "ask" or told.depth < depth):
            yield _paragraph(paragraph)
            paragraph = []
        depth = depth if paragraph else told.depth
        paragraph.append(in_one_line(told.text))
    if paragraph:
        yield _paragraph(paragraph)


def _paragraph(sentences: list[str]) -> RenderableType:
    return Padding(Text.assemble("• ", " · ".join(sentences)), (0, 0, 0, INDENT))


def outcome_grid(game: str, outcome: Any) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    grid.add_column(overflow="fold")
    for label, value in telling.outcome(game, outcome):
        grid.add_row(Text(label), Text(value, "bold"))
    return grid


def outcome(procedure: Procedure, reached: Any, given: Any) -> RenderableType:
    """What came of it: as a table, or as it lies on the table."""
    drawn = procedure.drawn(reached, given)
    if drawn is None:
        return outcome_grid(procedure.game.id, reached)
    return Text(drawn, no_wrap=True, overflow="ignore")


def ending(session: Session) -> RenderableType:
    """How a game ended: the board, and what came of it where that is not the board itself."""
    drawn = session.board()
    parts: list[RenderableType] = [Text(drawn, no_wrap=True, overflow="ignore")] if drawn else []
    if not session.ends_on_the_board:
        parts.append(outcome_grid(session.procedure.game.id, session.outcome))
    return Group(*parts)


def rolled(procedure: Procedure, found: Rolled, given: Any) -> RenderableType:
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, found.given):
        parts.append(line)
    parts.append(Text())
    if found.transcript:
        parts += [*transcript(found.transcript), Text()]
    parts.append(outcome(procedure, found.outcome, given))
    parts += [Text(str(one), "yellow") for one in telling.noticed(found.notices)]
    return Group(*parts)


def best(procedure: Procedure, found: Best, rows: int | None, fractions: bool) -> RenderableType:
    """What it comes to at best, then the decisions that matter; those where every answer is as good are counted."""
    game = procedure.game.id
    worth = _worth(found.aim)
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, found.given):
        parts.append(line)
    exact = f" ({abs(found.value)})" if found.value.denominator > 1 else ""
    exact = exact if fractions or len(exact) <= LONGEST_FRACTION else ""
    who, aim = telling.value(game, found.who), telling.aim(game, found.aim)
    parts += [Text(), Text(say("best-value", who=who, aim=aim, worth=f"{worth(found.value)}{exact}"), "bold")]
    matter = [decision for decision in found.decisions if not _indifferent(decision)]
    if not matter:
        settled = worth is percent and found.value in (0, 1)
        parts.append(Text(say("best-settled" if settled else "best-all-even" if found.decisions else "best-nothing")))
    shown = found.decisions if rows is None else matter[:rows]
    for decision in shown:
        parts += [Text(), *_decision(game, decision, worth)]
    if rows is not None and (left := len(matter) - len(shown)):
        parts += [Text(), Text(say("best-more", count=left), "dim")]
    if rows is not None and matter and (even := len(found.decisions) - len(matter)):
        parts += [Text(), Text(say("best-even", count=even), "dim")]
    parts += [Text(str(one), "yellow") for one in telling.noticed(found.notices)]
    return Group(*parts)


def _indifferent(decision: Decision) -> bool:
    """Whether every answer is worth the same; a secret decision is mixed on purpose."""
    return not decision.question.simultaneous and len({option.worth for option in decision.options}) == 1


def _worth(aim: str) -> Callable[[Fraction], str]:
    """How to say what an aim is worth: a chance, or the mean of a key; `-key` is told as the key itself."""
    if any(sign in aim for sign in COMPARISONS):
        return percent
    factor = -1 if aim.startswith("-") else 1
    return lambda value: number(float(factor * value))


def _decision(game: str, decision: Decision, worth: Callable[[Fraction], str]) -> Iterator[RenderableType]:
    question = decision.question
    after = telling.trail(game, decision.situation)
    often = percent(min(decision.reached, Fraction(1)))
    said = say("best-reached", often=often, after=after, others=decision.ways - 1) if after else say("best-first")
    yield Text(said, "dim")
    if isinstance(question.who, tuple):
        yield from _secret(game, decision)
        return
    yield Text(telling.asked(game, question, question.who), "cyan")
    even = _indifferent(decision)
    if even:
        yield Text(f"  {say('best-indifferent')}", "dim")
    grid = Table.grid("", "", Column(justify="right"), padding=(0, 2, 0, 0))
    for option in sorted(decision.options, key=lambda option: -option.worth):
        told = telling.answer(game, question, option.value, question.who)
        grid.add_row(*map(Text, ("  ▸" if option.weight and not even else "   ", told, worth(option.worth))))
    yield grid


def _secret(game: str, decision: Decision) -> Iterator[RenderableType]:
    """A secret simultaneous decision: how often each player takes each option."""
    question = decision.question
    for place, who in enumerate(question.who):
        yield Text(labelled(telling.value(game, who), telling.asked(game, question, who)), "cyan")
        shares: dict[Any, Fraction] = {}
        for option in decision.options:
            shares[option.value[place]] = shares.get(option.value[place], Fraction(0)) + option.weight
        grid = Table.grid(padding=(0, 2, 0, 0))
        for chosen, share in sorted(shares.items(), key=lambda item: -item[1]):
            told = telling.answer(game, question, chosen, who)
            grid.add_row(*map(Text, ("  ▸" if share else "", told, percent(share))))
        yield grid
