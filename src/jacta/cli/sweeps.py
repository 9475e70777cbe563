"""What `need`, `vary` and `sensitivity` share: an input that is not whole yet, the aim, the chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from rich.console import RenderableType

from jacta import telling
from jacta.cli import inputs
from jacta.cli.answers import answers_of
from jacta.cli.output import Text, heading
from jacta.cli.views import given_line
from jacta.errors import InputError, file_error
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import understanding


class Entered(NamedTuple):
    """A procedure, its input as far as it is stated, the answers to its decisions, and what is aimed at."""

    procedure: Procedure
    data: dict[str, Any]
    policy: dict[str, Any] | None
    aim: str | None


def entered(
    id: str,
    pairs: Sequence[str] | None,
    file: str | None,
    options: Sequence[str] | None,
    bundle: str | None,
    policy: Sequence[str] | None,
    aim: str | None,
) -> Entered:
    procedure, data = inputs.gathered(id, pairs or (), file, options or (), bundle)
    return Entered(procedure, data, answers_of(procedure, policy), aim)


@contextmanager
def explaining(procedure: Procedure) -> Iterator[None]:
    """What the rules refuse, with what may have been meant."""
    try:
        yield
    except InputError as error:
        raise understanding.explained(procedure, error) from None


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
