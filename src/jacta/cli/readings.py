"""`readings`: every ruling of a game's ambiguous rules, and what the alternatives would change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from jacta import telling
from jacta.analysis.compare import Effect, effects
from jacta.cli.answers import asked
from jacta.cli.commands import flag_word
from jacta.cli.contents import option_lines
from jacta.cli.inputs import bundle_names, game_of, procedure_of, typed_title
from jacta.cli.output import Text, console, heading, watching, write_json
from jacta.cli.parameters import TypedInput
from jacta.cli.views import given_line
from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Option, written
from jacta.kernel.rule.registry import find_procedure
from jacta.names import OPTION, Names, called, not_among, reading_word
from jacta.telling import catalogue
from jacta.telling.varying import most_telling
from jacta.text import Message, bare, percent, say
from jacta.typed import as_typed

MOST_USERS = 12  # procedures named one by one


def list_readings(game_id: str, words: Sequence[str], json: bool) -> None:
    """Every R-number, or those that the words name, with its text, its values, and the procedures that offer it."""
    game = game_of(game_id)
    offered = catalogue.offered(game)
    wanted = _named(game, offered, words) if words else game.readings
    if json:
        write_json([row for row in catalogue.readings(game) if row["reading"] in wanted])
        return
    out = console()
    for ruling in wanted:
        out.print(heading(ruling, telling.reading(game.id, ruling)))
        if about := telling.reading_about(game.id, ruling):
            out.print(Padding(Text(about), (0, 0, 0, 2)))
        for option, users in offered.get(ruling, ()):
            few = len(users) <= MOST_USERS
            typed = (typed_title(find_procedure(f"{game.id}.{user}")).partition(".")[2] for user in users)
            named = say("readings-used-by", procedures=", ".join(typed))
            used = Text(named if few else say("readings-used-by-many", count=len(users)), "dim")
            out.print(Padding(Group(*option_lines(game.id, option, ruling=False), used), (0, 0, 0, 2)))
    if words:
        return
    options = {option.name: option for found in offered.values() for option, _ in found}
    names = bundle_names(game)
    for name, chosen in game.bundles.items():
        pairs = ", ".join(stated(game, options[option], value) for option, value in chosen.items())
        out.print(heading(f"{flag_word('--bundle')} {names.word(name)}", telling.bundle(game.id, name)))
        out.print(Padding(Text(pairs), (0, 0, 0, 2)))


def _named(game: Game, offered: Mapping[str, Sequence[tuple[Option, list[str]]]], words: Sequence[str]) -> list[str]:
    """The rulings that words name: by number, title or option, whole or in part."""
    options = {ruling: [option.name for option, _ in offered.get(ruling, ())] for ruling in game.readings}
    names = Names({ruling: _words(game, ruling, options[ruling]) for ruling in game.readings})
    meant: set[str] = set()
    for word in words:
        found = names.likely(word) or _telling_of(game, word)
        if not found:
            raise not_among(say("metavar-name"), word, names.ids, names)
        meant.update(found)
    return [ruling for ruling in game.readings if ruling in meant]


def _telling_of(game: Game, word: str) -> list[str]:
    """The rulings whose texts contain a word."""
    return [one for one in game.readings if f" {bare(word)}" in f" {bare(telling.reading_about(game.id, one))}"]


def _words(game: Game, ruling: str, options: Sequence[str]) -> list[str]:
    """The names of a ruling: its title, and its options by id or name."""
    messages = (ruling, *(OPTION + name for name in options))
    return [*options, *(said for message in messages for said in called(message, game.id))]


def show_effect(
    game_id: str,
    typed_input: TypedInput,
    policy: Sequence[str] | None,
    json: bool,
) -> None:
    """How much each alternative reading changes the odds of one situation."""
    game, id = game_of(game_id), typed_input.id
    if procedure_of(id).game is not game:
        raise InputError("--effect", Message("error-other-game", id=id, game=game.id))
    about = asked(typed_input, policy)
    procedure, given, answers, _ = about
    with watching() as watch:
        found = effects(procedure, given, answers, watch)
    if json:
        write_json({"procedure": id, "given": written(given), "effects": [one.to_json() for one in found]})
        return
    parts: list[RenderableType] = [heading(telling.title(procedure), say("effect-heading"))]
    if line := given_line(procedure, about.said):
        parts.append(line)
    parts += [Text(), _table(game, found) if found else Text(say("readings-none", id=id))]
    console().print(Group(*parts))


def stated(game: Game, option: Option, value: Any) -> str:
    """A reading as one would type it, in the reader's words."""
    words = dict(zip(option.values, telling.option_words(game.id, option.name, option.values), strict=True))
    return f"{reading_word(game.id, option.name)}={words.get(value, as_typed(value))}"


def _table(game: Game, found: Sequence[Effect]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(Text(say("effect-option")), overflow="fold")
    table.add_column(Text(say("effect-distance")), justify="right")
    table.add_column(Text(say("effect-most")), overflow="fold")
    for one in found:
        name = stated(game, one.option, one.value)
        told = telling.option_value(game.id, one.option.name, one.value)
        table.add_row(
            Text(one.option.reading),
            Text.assemble((name, "cyan"), f"\n{told}" if told not in name else ""),
            Text(percent(one.distance)),
            Text(most_telling(game.id, one) or say("effect-none")),
        )
    return table
