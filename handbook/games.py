"""Every game from the registry: its procedures by chapter, its tables, its readings with what they change."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from handbook.pages import Page, Section, anchor_of, block, code, heading, paragraph, table
from handbook.words import WORDS
from jacta import telling
from jacta.analysis.compare import Effect, effects
from jacta.cli.contents import command
from jacta.errors import JactaError
from jacta.kernel.rule.game import Chapter, Game
from jacta.kernel.rule.procedure import Procedure
from jacta.tables import Table
from jacta.telling import catalogue
from jacta.text import percent, say
from jacta.typed import as_typed

MOST_STATES = 5_000  # explored for one example: the site is built while somebody waits
MOST_ROWS = 40  # of a table; the program prints the rest

Effects = dict[str, list[Effect]]


class _Enough(Exception):
    """The example is too large to be worked out in passing."""


def effects_of(game: Game) -> Effects:
    """What every other reading would change in the first example of each procedure, where that is quickly told."""
    found: Effects = {}
    for procedure in game.procedures:
        if procedure.options and not procedure.sampled:
            try:
                found[procedure.id] = effects(procedure, procedure.validate(procedure.examples[0]), watch=_patience())
            except (JactaError, _Enough):
                continue
    return found


def _patience() -> Any:
    seen = 0

    def watch(states: int) -> None:
        nonlocal seen
        seen = max(seen, states)
        if seen > MOST_STATES:
            raise _Enough

    return watch


def pages(game: Game, known: Effects, language: str) -> Iterator[Page]:
    """A page for the game, one a chapter, one for its tables and one for its readings."""
    words = WORDS[language]
    chapters = [(one, f"games/{game.id}/{one.name}") for one in game.chapters]
    rows = [
        [f"<a href='{game.id}/{one.name}.html'>{escape(telling.chapter(game, one.name))}</a>", _listed(game, one)]
        for one, _ in chapters
    ]
    html = [
        heading(1, telling.game_title(game)),
        paragraph(telling.game_about(game)),
        paragraph(f"{words['source']}: {game.source}", "source"),
        table((words["procedures"], ""), rows),
        f"<p><a href='{game.id}/tables.html'>{words['tables']}</a> · ",
        f"<a href='{game.id}/readings.html'>{words['readings']}</a></p>\n",
    ]
    sections = [Section("", telling.game_title(game), f"{telling.game_about(game)} {game.source}")]
    yield Page(f"games/{game.id}", telling.game_title(game), "".join(html), sections)
    for chapter, path in chapters:
        yield _chapter(game, chapter, path, known, words)
    yield _tables(game, words)
    yield _readings(game, words)


def _listed(game: Game, chapter: Chapter) -> str:
    return " · ".join(
        f"<a href='{game.id}/{chapter.name}.html#{one.name}'>{escape(telling.title(one))}</a>"
        for one in chapter.procedures
    )


def _chapter(game: Game, chapter: Chapter, path: str, known: Effects, words: dict[str, str]) -> Page:
    title = telling.chapter(game, chapter.name)
    html = [heading(1, f"{telling.game_title(game)}: {title}")]
    sections = []
    for one in chapter.procedures:
        html += _procedure(one, known.get(one.id), words)
        sections.append(Section(one.name, telling.title(one), f"{one.id} {one.passage} {telling.about(one)}"))
    return Page(path, f"{telling.game_title(game)}: {title}", "".join(html), sections)


def _procedure(procedure: Procedure, found: list[Effect] | None, words: dict[str, str]) -> Iterator[str]:
    game = procedure.game.id
    yield heading(2, telling.title(procedure), procedure.name)
    yield f"<p class='source'>{code(procedure.id)} · {escape(procedure.passage)}</p>\n"
    yield paragraph(telling.about(procedure))
    rows = [
        [
            code(row.path),
            escape(row.type),
            words["required"] if row.required else escape(row.default),
            escape(". ".join(filter(None, (row.label, row.help)))),
        ]
        for row in telling.inputs(procedure)
    ]
    if rows:
        yield heading(3, words["input"])
        yield table((words["key"], words["type"], words["default"], words["meaning"]), rows)
    yield heading(3, words["outcome"])
    keys = procedure.outcome_type().keys
    yield "<p>" + ", ".join(f"{code(key)} {escape(telling.key(game, key))}" for key in keys) + "</p>\n"
    if procedure.aims:
        aims = (f"{escape(telling.value(game, who))}: {code(aim.text)}" for who, aim in procedure.aims.items())
        yield f"<p>{words['aims']}: {', '.join(aims)}</p>\n"
    if procedure.asks:
        yield f"<p>{words['decisions']}: {', '.join(map(code, procedure.asks))}</p>\n"
    if names := catalogue.tables_used(procedure):
        links = ", ".join(
            f"<a href='tables.html#{anchor_of(name)}'>{escape(telling.table(procedure.game, name))}</a>"
            for name in names
        )
        yield f"<p>{words['tables']}: {links}</p>\n"
    yield heading(3, words["example"])
    verb = "simulate" if procedure.sampled else "odds" if procedure.kind == "procedure" else "roll"
    yield block(command(verb, procedure, procedure.examples[0]))
    if procedure.options:
        yield heading(3, words["effect"] if found else words["readings"])
        yield _effects(procedure, found, words)


def _effects(procedure: Procedure, found: list[Effect] | None, words: dict[str, str]) -> str:
    """The readings with how far each other value moves the odds of the example, where that is known."""
    game = procedure.game.id
    moves = {(one.option.name, as_typed(one.value)): percent(one.distance) for one in found or ()}
    rows = [
        [
            f"<a href='readings.html#{option.reading.lower()}'>{escape(option.reading)}</a>",
            f"{code(option.name)} {escape(telling.option(game, option.name))}",
            f"{code(as_typed(value))} {escape(telling.option_value(game, option.name, value))}",
            say("show-default-mark") if value == option.default else moves.get((option.name, as_typed(value)), "–"),
        ]
        for option in procedure.options.values()
        for value in option.values
    ]
    return table((words["reading"], words["name"], words["value"], words["moves"]), rows)


def _tables(game: Game, words: dict[str, str]) -> Page:
    title = f"{telling.game_title(game)}: {words['tables']}"
    html, sections = [heading(1, title)], []
    for name in game.shelf.names:
        shown = game.shelf.printed(name)
        told = telling.table(game, name)
        html += [heading(2, told, anchor_of(name)), f"<p class='source'>{code(name)} · {escape(shown.passage)}</p>\n"]
        if shown.slot:
            slot = shown.slot.told(game.id, name)
            html.append(paragraph(words["slot"].format(book=slot.book, page=slot.page)))
            html.append(paragraph(words["suggested"].format(suggested=slot.suggested) if slot.suggested else ""))
        html.append(_content(game, shown, words))
        sections.append(Section(anchor_of(name), told, f"{name} {shown.passage}"))
    return Page(f"games/{game.id}/tables", title, "".join(html), sections)


def _content(game: Game, shown: Table, words: dict[str, str]) -> str:
    rows = [dict(row) for row in shown.rows]
    columns = list(dict.fromkeys(key for row in rows for key in row))
    head = [escape(telling.key(game.id, str(key))) for key in columns]
    cells = [[escape(_cell(row.get(key))) for key in columns] for row in rows[:MOST_ROWS]]
    left = len(rows) - MOST_ROWS
    more = words["and-more"].format(count=left, game=game.id, name=shown.name) if left > 0 else ""
    return table(head, cells) + paragraph(more)


def _cell(value: Any) -> str:
    return "" if value is None else as_typed(value) if isinstance(value, bool | int | float | str) else str(value)


def _readings(game: Game, words: dict[str, str]) -> Page:
    title = f"{telling.game_title(game)}: {words['readings']}"
    html, sections = [heading(1, title)], []
    places = {member.name: chapter.name for chapter in game.chapters for member in chapter.procedures}
    offered = catalogue.offered(game)
    for number in game.readings:
        told, about = telling.reading(game.id, number), telling.reading_about(game.id, number)
        html += [heading(2, f"{number} {told}", number.lower()), paragraph(about)]
        for option, users in offered.get(number, ()):
            values = [
                [
                    code(as_typed(value)) + (f" {say('show-default-mark')}" if value == option.default else ""),
                    escape(telling.option_value(game.id, option.name, value)),
                ]
                for value in option.values
            ]
            links = ", ".join(f"<a href='{places[one]}.html#{one}'>{code(one)}</a>" for one in users)
            html += [f"<p>{code(option.name)}: {links}</p>\n", table((words["value"], words["meaning"]), values)]
        sections.append(Section(number.lower(), f"{number} {told}", about))
    return Page(f"games/{game.id}/readings", title, "".join(html), sections)
