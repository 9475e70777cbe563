"""What there is, as plain data with its texts: games, procedures, readings, tables. The same for every interface."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jacta.kernel.rule.game import Chapter, Game
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.procedure import Procedure
from jacta.tables import Table
from jacta.telling import words


def game(found: Game) -> dict[str, Any]:
    return {
        "id": found.id,
        "title": words.game_title(found),
        "about": words.game_about(found),
        "source": found.source,
        "status": found.status,
        "procedures": len(found.procedures),
        "highlights": [member.id for member in found.highlights],
        "readings": len(found.readings),
        "pieces": list(found.pieces),
        "trackers": [name for name in found.tracked if name not in found.pieces],
        "tables": found.tables.names,
        "bundles": {name: dict(readings) for name, readings in found.bundles.items()},
    }


def procedures(found: Game) -> Iterator[dict[str, Any]]:
    """A summary of every procedure of a game, in printed order."""
    for chapter in found.chapters:
        yield from (_row(found, chapter, member) for member in chapter.procedures)


def row(member: Procedure) -> dict[str, Any]:
    """A summary of one procedure."""
    chapter = next(one for one in member.game.chapters if member in one.procedures)
    return _row(member.game, chapter, member)


def _row(found: Game, chapter: Chapter, member: Procedure) -> dict[str, Any]:
    return {
        "id": member.id,
        "kind": member.kind,
        "game": found.id,
        "chapter": chapter.name,
        "title": words.title(member),
        "about": words.about(member),
        "passage": member.passage,
    }


def procedure(found: Procedure) -> dict[str, Any]:
    """Everything about one procedure."""
    game = found.game
    return {
        **row(found),
        "schema": found.schema(),
        "options": [option(game, one) for one in found.options.values()],
        "tables": tables_used(found),
        "aims": {who: aim.text for who, aim in found.aims.items()},
        "outcome": list(found.outcome_type().keys),
        "outcome_schema": found.outcome_type().schema(),
        "decisions": list(found.asks),
        "examples": [dict(example) for example in found.examples],
    }


def option(found: Game, one: Option) -> dict[str, Any]:
    return {
        "name": one.name,
        "title": words.option(found.id, one.name),
        "reading": one.reading,
        "default": one.default,
        "values": list(one.values),
        "texts": [words.option_value(found.id, one.name, value) for value in one.values],
    }


def tables_used(found: Procedure) -> list[str]:
    """The tables that the first example uses."""
    return list(found.tables_used(found.validate(found.examples[0])))


def readings(found: Game) -> list[dict[str, Any]]:
    """Every ruling of a game by its number, with the options that choose between its readings."""
    by_number = offered(found)
    return [
        {
            "reading": number,
            "title": words.reading(found.id, number),
            "about": words.reading_about(found.id, number),
            "options": [{**option(found, one), "procedures": users} for one, users in by_number.get(number, ())],
        }
        for number in found.readings
    ]


def offered(found: Game) -> dict[str, list[tuple[Option, list[str]]]]:
    """The options of every ruling by its number, each with the names of the procedures that offer it."""
    users: dict[str, dict[str, tuple[Option, list[str]]]] = {}
    for member in found.procedures:
        for one in member.options.values():
            users.setdefault(one.reading, {}).setdefault(one.name, (one, []))[1].append(member.name)
    return {number: list(options.values()) for number, options in users.items()}


def table(found: Game, shown: Table) -> dict[str, Any]:
    """A summary of a table: where it is printed, where its figures come from."""
    slot = shown.slot.told(shown.game, shown.name)._asdict() if shown.slot else None
    title = words.table(found, shown.name)
    return {"name": shown.name, "title": title, "origin": shown.origin, "passage": shown.passage, "slot": slot}


def table_content(found: Game, shown: Table) -> dict[str, Any]:
    """A table as it is in force, cell by cell."""
    shape = {"axis": shown.axis, "across": shown.across, "columns": shown.columns, "outside": shown.outside}
    return {**table(found, shown), **shape, "rows": [dict(row) for row in shown.rows]}
