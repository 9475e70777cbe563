"""Every game from the registry: its procedures by chapter, its tables, its readings with what they change."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

from handbook.pages import (
    Page,
    Section,
    anchor_of,
    code,
    folded,
    heading,
    one_line,
    paragraph,
    places,
    prose,
    table,
)
from handbook.words import WORDS
from jacta import telling
from jacta.analysis.compare import Effect, effects
from jacta.cli.contents import command
from jacta.distribution import Odds
from jacta.errors import JactaError
from jacta.kernel.odds import odds
from jacta.kernel.rule.game import Chapter, Game
from jacta.kernel.rule.procedure import Procedure
from jacta.names import value_word
from jacta.outcomes import Field
from jacta.tables import Table
from jacta.telling import catalogue
from jacta.telling.assuming import assumptions
from jacta.telling.spelling import path_word
from jacta.telling.varying import most_telling
from jacta.text import labelled, listed, percent, say
from jacta.typed import as_typed
from jacta.web.forms import form_of
from jacta.web.pages.cells import cells_of
from jacta.web.pages.figures import figures

MOST_STATES = 5_000  # explored for one example: the site is built while somebody waits
MOST_ROWS = 40  # of a table; the program prints the rest
MOST_TYPED = 1_000  # letters of a command that somebody may still paste
MOST_INSIDE = 20  # keys inside a key that are shown without being asked for
MOST_NESTED = 3


class Known(NamedTuple):
    """What was worked out of a game before its pages are written: odds of first examples, and what readings change."""

    odds: dict[str, Odds[Any]]
    effects: dict[str, list[Effect]]


class _Enough(Exception):
    """The example is too large to be worked out in passing."""


def known_of(game: Game) -> Known:
    """The first example of each procedure, where it is quickly answered: once for both languages."""
    known = Known({}, {})
    for procedure in game.procedures:
        if not procedure.sampled:
            given = procedure.validate(procedure.examples[0])
            with suppress(JactaError, _Enough):
                known.odds[procedure.id] = odds(procedure, given, watch=_patience())
                if procedure.options:
                    known.effects[procedure.id] = effects(procedure, given, watch=_patience())
    return known


def _patience() -> Any:
    seen = 0

    def watch(states: int) -> None:
        nonlocal seen
        seen = max(seen, states)
        if seen > MOST_STATES:
            raise _Enough

    return watch


def pages(game: Game, known: Known, language: str) -> Iterator[Page]:
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
        paragraph(labelled(words["source"], game.source), "source"),
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


def _chapter(game: Game, chapter: Chapter, path: str, known: Known, words: dict[str, str]) -> Page:
    title = telling.chapter(game, chapter.name)
    whole = labelled(telling.game_title(game), title)
    sections = [
        Section(one.name, telling.title(one), f"{one.id} {one.passage} {telling.about(one)}")
        for one in chapter.procedures
    ]
    html = [heading(1, whole), places(words["here"], sections), paragraph(words["either"], "source")]
    for one in chapter.procedures:
        html += _procedure(one, known, words)
    return Page(path, whole, "".join(html), sections)


def _procedure(procedure: Procedure, known: Known, words: dict[str, str]) -> Iterator[str]:
    yield heading(2, telling.title(procedure), procedure.name)
    yield f"<p class='source'>{code(procedure.id)} · {escape(procedure.passage)}</p>\n"
    yield paragraph(telling.about(procedure))
    yield from _example(procedure, known.odds.get(procedure.id), words)
    yield from _inputs(procedure, words)
    yield heading(3, words["outcome"])
    yield table((words["key"], words["type"], words["meaning"]), list(_outcome(procedure, words)), "keys")
    yield from _wishes(procedure, words)
    if names := catalogue.tables_used(procedure):
        links = ", ".join(
            f"<a href='tables.html#{anchor_of(name)}'>{escape(telling.table(procedure.game, name))}</a>"
            for name in names
        )
        yield f"<p>{labelled(words['tables'], links)}</p>\n"
    if procedure.options:
        found = known.effects.get(procedure.id)
        yield heading(3, words["effect"] if found else words["readings"])
        yield _effects(procedure, found, words)


def _example(procedure: Procedure, found: Odds[Any] | None, words: dict[str, str]) -> Iterator[str]:
    """The first example as a command, and the sentence that answers it."""
    yield heading(3, words["example"])
    verb = "simulate" if procedure.sampled else "odds" if procedure.kind == "procedure" else "roll"
    typed = command(verb, procedure, procedure.examples[0])
    if len(typed) < MOST_TYPED:
        yield one_line(typed)
    else:  # the state of a whole game: nobody types that
        file = f"{procedure.name}.json"
        yield one_line(f"jacta {verb} {procedure.id} --given {file}")
        yield folded(code(file), one_line(json.dumps(procedure.examples[0], ensure_ascii=False)))
    if found is not None:
        shown = figures(procedure, form_of(procedure), found, 0, procedure.examples[0])
        yield paragraph(" · ".join(shown.headline))


def _inputs(procedure: Procedure, words: dict[str, str]) -> Iterator[str]:
    """Every key; what stands inside a large one is folded away."""
    head = words["key"], words["type"], words["default"], words["meaning"]
    rows = telling.inputs(procedure)
    if rows:
        yield heading(3, words["input"])
    shown: list[list[str]] = []
    for top, group in groupby(rows, key=lambda row: row.path.partition(".")[0]):
        first, *inside = group
        shown.append(_input(procedure, first, words))
        if len(inside) <= MOST_INSIDE:
            shown += [_input(procedure, row, words) for row in inside]
            continue
        yield table(head, shown, "keys")
        within = table(head, [_input(procedure, row, words) for row in inside], "keys")
        yield folded(words["inside"].format(count=len(inside), key=code(top)), within)
        shown = []
    yield table(head, shown, "keys")


def _input(procedure: Procedure, row: telling.Input, words: dict[str, str]) -> list[str]:
    game, typed = procedure.game.id, path_word(procedure, row.path)
    own = f"<br><small>{escape(typed)}</small>" if typed != row.path else ""
    ids = {value_word(game, one): one for one in row.ids}
    told = ". ".join(filter(None, (row.label, " ".join(filter(None, (row.help, row.words))))))
    default = f"<span class='narrow'>{words['by-default']} </span>{_choice(row.default, ids)}" if row.default else ""
    return [
        code(row.path) + own + (f"<br><small>{escape(row.when)}</small>" if row.when else ""),
        " | ".join(_choice(one, ids) for one in row.type.split(" | ")),
        words["required"] if row.required else default,
        escape(told),
    ]


def _choice(word: str, ids: Mapping[str, str]) -> str:
    """A value by its id, with the word that may be typed for it."""
    id = ids.get(word)
    return escape(word) if id is None else code(id) + (f" {escape(word)}" if word != id else "")


def _outcome(procedure: Procedure, words: dict[str, str]) -> Iterator[list[str]]:
    """The keys of what comes out, with what may stand there."""
    declared = procedure.outcome_type()
    game = procedure.game.id
    fields = declared.root.parts if declared.root.kind == "record" else dict.fromkeys(declared.keys, declared.root)
    for path, field in _leaves({name: fields[name] for name in declared.keys}):
        name = path.rpartition(".")[2]
        yield [code(path), _field(game, field, words), escape(telling.key(game, name))]


def _leaves(fields: Mapping[str, Field], above: str = "") -> Iterator[tuple[str, Field]]:
    for name, field in fields.items():
        path = f"{above}{name}"
        yield path, field
        inside = field.item if field.kind == "list" and field.item else field
        if inside.kind == "record" and path.count(".") < MOST_NESTED:
            step = f"{path}.0." if inside is not field else f"{path}."
            yield from _leaves({key: part for key, part in inside.parts.items() if key not in inside.hidden}, step)


def _field(game: str, field: Field, words: dict[str, str]) -> str:
    if field.kind == "list" and field.item and field.item.kind != "record":
        told = labelled(words["list"], _field(game, field.item, words))
    elif field.words:
        told = " | ".join(_named(game, one) for one in field.words)
    else:
        told = words[field.kind if field.kind != "word" else "text"]
    return f"{told} {words['or-nothing']}" if field.optional else told


def _named(game: str, value: Any) -> str:
    """A value by its id, and in words where these say more."""
    id, told = as_typed(value), telling.value(game, value)
    return code(id) if told == id.replace("_", " ") else f"{code(id)} {escape(told)}"


def _wishes(procedure: Procedure, words: dict[str, str]) -> Iterator[str]:
    """What players want, and what they do where nobody says otherwise."""
    game = procedure.game.id
    if procedure.aims:
        aims = (labelled(escape(telling.value(game, who)), code(aim.text)) for who, aim in procedure.aims.items())
        yield f"<p>{labelled(words['aims'], listed(aims))}</p>\n"
    if procedure.asks:
        usual = zip(procedure.asks, assumptions(procedure, None), strict=True)
        rows = [f"<li>{code(label)} {escape(one.sentence)}</li>" for label, one in usual]
        yield f"<p>{labelled(words['decisions'], '').rstrip()}</p>\n<ul>{''.join(rows)}</ul>\n"


def _effects(procedure: Procedure, found: list[Effect] | None, words: dict[str, str]) -> str:
    """The readings with how far each other value moves the odds of the example, where that is known."""
    game = procedure.game.id
    moves = {(one.option.name, as_typed(one.value)): one for one in found or ()}
    rows = []
    for option in procedure.options.values():
        for value in option.values:
            moved = moves.get((option.name, as_typed(value)))
            mark = say("show-default-mark") if value == option.default else "–"
            rows.append(
                [
                    f"<a href='readings.html#{option.reading.lower()}'>{escape(option.reading)}</a> "
                    + f"{code(option.name)}<br>{escape(telling.option(game, option.name))}",
                    f"{code(as_typed(value))}<br>{escape(telling.option_value(game, option.name, value))}",
                    escape(percent(moved.distance)) if moved else mark,
                    escape(most_telling(game, moved)) if moved else "",
                ]
            )
    return table((words["reading"], words["value"], words["moves"], words["most"]), rows, "keys")


def _tables(game: Game, words: dict[str, str]) -> Page:
    title = labelled(telling.game_title(game), words["tables"])
    html, sections = list[str](), []
    for name in game.tables.names:
        shown = game.tables.printed(name)
        told = telling.table(game, name)
        html += [heading(2, told, anchor_of(name)), f"<p class='source'>{code(name)} · {escape(shown.passage)}</p>\n"]
        if shown.slot:
            slot = shown.slot.told(game.id, name)
            html.append(paragraph(words["slot"].format(book=slot.book, page=slot.page)))
            html.append(paragraph(words["suggested"].format(suggested=slot.suggested) if slot.suggested else ""))
        html.append(_content(game, shown, words))
        sections.append(Section(anchor_of(name), told, f"{name} {shown.passage}"))
    return Page(f"games/{game.id}/tables", title, _headed(title, sections, html, words), sections)


def _content(game: Game, shown: Table, words: dict[str, str]) -> str:
    if not shown.axis:
        return ""
    cells = cells_of(game, shown)
    left = len(cells.shown) - MOST_ROWS
    more = words["and-more"].format(count=left, game=game.id, name=shown.name) if left > 0 else ""
    rows = [[escape(cell) for cell in row] for row in cells.shown[:MOST_ROWS]]
    return table([escape(label) for label in cells.labels], rows) + prose(more)


def _readings(game: Game, words: dict[str, str]) -> Page:
    title = labelled(telling.game_title(game), words["readings"])
    html, sections = list[str](), []
    where = {member.name: chapter.name for chapter in game.chapters for member in chapter.procedures}
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
            links = ", ".join(f"<a href='{where[one]}.html#{one}'>{code(one)}</a>" for one in users)
            html += [f"<p>{code(option.name)}: {links}</p>\n", table((words["value"], words["meaning"]), values)]
        sections.append(Section(number.lower(), f"{number} {told}", about))
    return Page(f"games/{game.id}/readings", title, _headed(title, sections, html, words), sections)


def _headed(title: str, sections: Sequence[Section], html: Sequence[str], words: dict[str, str]) -> str:
    return "".join((heading(1, title), places(words["here"], sections), *html))
