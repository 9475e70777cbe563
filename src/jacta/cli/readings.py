"""`readings`: every ruling of a game's ambiguous rules, and what the alternatives would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from jacta import telling
from jacta.analysis.compare import Effect, effects
from jacta.cli.answers import asked
from jacta.cli.contents import option_lines
from jacta.cli.inputs import game_of, procedure_of
from jacta.cli.output import Text, console, heading, watching, write_json
from jacta.cli.parameters import TypedInput
from jacta.cli.views import given_line
from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Option, written
from jacta.names import reading_word
from jacta.telling import catalogue
from jacta.telling.varying import most_telling
from jacta.text import Message, percent, say
from jacta.typed import as_typed

MOST_USERS = 12  # procedures named one by one


def list_readings(game_id: str, json: bool) -> None:
    """Every R-number with its text, its values, and the procedures that offer it."""
    game = game_of(game_id)
    if json:
        write_json(catalogue.readings(game))
        return
    offered = catalogue.offered(game)
    out = console()
    for ruling in game.readings:
        out.print(heading(ruling, telling.reading(game.id, ruling)))
        if about := telling.reading_about(game.id, ruling):
            out.print(Padding(Text(about), (0, 0, 0, 2)))
        for option, users in offered.get(ruling, ()):
            few = len(users) <= MOST_USERS
            named = say("readings-used-by", procedures=", ".join(users))
            used = Text(named if few else say("readings-used-by-many", count=len(users)), "dim")
            out.print(Padding(Group(*option_lines(game.id, option, ruling=False), used), (0, 0, 0, 2)))
    options = {option.name: option for found in offered.values() for option, _ in found}
    for name, chosen in game.bundles.items():
        pairs = ", ".join(_stated(game, options[option], value) for option, value in chosen.items())
        out.print(heading(f"--bundle {name}", telling.bundle(game.id, name)))
        out.print(Padding(Text(pairs), (0, 0, 0, 2)))


def show_effect(
    game_id: str,
    typed_input: TypedInput,
    policy: Sequence[str] | None,
    json: bool,
) -> None:
    """How far each alternative reading moves the odds of one situation."""
    game, id = game_of(game_id), typed_input.id
    if procedure_of(id).game is not game:
        raise InputError("--effect", Message("error-other-game", id=id, game=game.id))
    procedure, given, answers, _ = asked(typed_input, policy)
    with watching() as watch:
        found = effects(procedure, given, answers, watch)
    if json:
        write_json({"procedure": id, "given": written(given), "effects": [one.to_json() for one in found]})
        return
    parts: list[RenderableType] = [heading(telling.title(procedure), say("effect-heading"))]
    if line := given_line(procedure, written(given)):
        parts.append(line)
    parts += [Text(), _table(game, found) if found else Text(say("readings-none", id=id))]
    console().print(Group(*parts))


def _stated(game: Game, option: Option, value: Any) -> str:
    """A reading as one types it, in the reader's words."""
    words = dict(zip(option.values, telling.option_words(game.id, option.name, option.values), strict=True))
    return f"{reading_word(game.id, option.name)}={words.get(value, as_typed(value))}"


def _table(game: Game, found: Sequence[Effect]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(Text(say("effect-option")), overflow="fold")
    table.add_column(Text(say("effect-distance")), justify="right")
    table.add_column(Text(say("effect-most")), overflow="fold")
    for one in found:
        name = _stated(game, one.option, one.value)
        told = telling.option_value(game.id, one.option.name, one.value)
        table.add_row(
            Text(one.option.reading),
            Text.assemble((name, "cyan"), f"\n{told}" if told not in name else ""),
            Text(percent(one.distance)),
            Text(most_telling(game.id, one) or say("effect-none")),
        )
    return table
