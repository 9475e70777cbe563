"""What `need`, `vary` and `sensitivity` share: an incomplete input, the aim, the chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from jacta import telling
from jacta.cli import inputs
from jacta.cli.answers import answers_of
from jacta.cli.chronicle_files import spelled_out
from jacta.cli.output import Text, heading
from jacta.cli.parameters import TypedInput
from jacta.cli.views import given_line
from jacta.errors import file_error
from jacta.kernel.rule.procedure import Procedure


class Entered(NamedTuple):
    """A procedure, its input as far as it is stated, the answers to its decisions, and the aim."""

    procedure: Procedure
    data: dict[str, Any]
    policy: dict[str, Any] | None
    aim: str | None


def entered(
    typed_input: TypedInput,
    policy: Sequence[str] | None,
    aim: str | None,
    chronicle: str | None,
    sought: Sequence[str] = (),
) -> Entered:
    """What was entered, with pieces of a chronicle; `sought` are keys to be found, which have no value yet."""
    procedure, data = inputs.gathered(typed_input, sought)
    return Entered(procedure, spelled_out(chronicle, procedure, data), answers_of(procedure, policy), aim)


def head(procedure: Procedure, data: Mapping[str, Any], said: str) -> list[RenderableType]:
    """The title, the input and what is measured."""
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, data):
        parts.append(line)
    return [*parts, Text(), Text(said, "bold")]


def draw(file: str | None, save: Callable[[str], None]) -> None:
    """Save a chart, if one is wanted."""
    if file is None:
        return
    try:
        save(file)
    except OSError as error:
        raise file_error("--chart", file, error) from None
