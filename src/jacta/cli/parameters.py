"""The parameters that several commands share, and groups of parameters that belong together.

A command takes a group as one parameter; `grouped` expands its fields for Typer. So every option is declared once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, NamedTuple, get_type_hints

import typer

from jacta.cli import completing

Id = Annotated[str, typer.Argument(metavar="ID", help="cli-arg-id", autocompletion=completing.procedure_ids)]
Words = Annotated[list[str] | None, typer.Argument(metavar="[WORD]...", help="cli-arg-sought")]
Pairs = Annotated[
    list[str] | None, typer.Argument(metavar="[KEY=VALUE]...", help="cli-arg-pairs", autocompletion=completing.keys)
]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game", autocompletion=completing.game_ids)]
GivenFile = Annotated[str | None, typer.Option("--given", metavar="FILE", help="cli-opt-given")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-opt-option", autocompletion=completing.options),
]
Bundle = Annotated[str | None, typer.Option(metavar="NAME", help="cli-opt-bundle", autocompletion=completing.bundles)]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Example = Annotated[int | None, typer.Option("--example", metavar="N", min=1, help="cli-opt-example")]
PolicyPairs = Annotated[list[str] | None, typer.Option("--policy", metavar="LABEL=VALUE", help="cli-opt-policy")]
Aimed = Annotated[str | None, typer.Option("--aim", metavar="AIM", help="cli-opt-aim")]
Faces = Annotated[list[str] | None, typer.Option(metavar="FACES", help="cli-opt-faces")]
Seed = Annotated[int | None, typer.Option(metavar="N", help="cli-opt-seed")]
Dice = Annotated[str, typer.Option(metavar="system|mine", help="cli-opt-dice")]
Rows = Annotated[int, typer.Option(metavar="N", min=0, help="cli-opt-rows")]
Everything = Annotated[bool, typer.Option("--all", help="cli-opt-all")]
Fractions = Annotated[bool, typer.Option("--fractions", "--exact", help="cli-opt-fractions")]
Chart = Annotated[str | None, typer.Option(metavar="FILE", help="cli-opt-chart")]
Picture = Annotated[str | None, typer.Option(metavar="FILE", help="cli-opt-picture")]
Force = Annotated[bool, typer.Option("--force", help="cli-opt-force")]
Database = Annotated[str | None, typer.Option(metavar="URL", envvar="JACTA_DATABASE", help="cli-opt-database")]
HostName = Annotated[str, typer.Option(metavar="HOST", help="cli-opt-host")]
Port = Annotated[int, typer.Option(metavar="N", min=0, max=65_535, help="cli-opt-port")]
AllowedHosts = Annotated[list[str] | None, typer.Option(metavar="NAME", help="cli-opt-allow-host")]
Chosen = Annotated[
    str | None,
    typer.Option("--chronicle", "--in", metavar="NAME", envvar="JACTA_CHRONICLE", help="cli-opt-chronicle"),
]


class TypedInput(NamedTuple):
    """A procedure, and its input as it is typed."""

    id: Id
    pairs: Pairs = None
    given: GivenFile = None
    option: OptionPairs = None
    bundle: Bundle = None
    example: Example = None


class Effort(NamedTuple):
    """The seed, and who makes the runs: a number of processes, or the workers of a cluster."""

    seed: Seed = None
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help="cli-opt-workers")] = None
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", envvar="JACTA_CLUSTER", help="cli-opt-cluster")] = (
        None
    )


class Look(NamedTuple):
    """What to show of a distribution: which keys, under which conditions, how many rows, in which form."""

    key: Annotated[
        list[str] | None,
        typer.Option("--key", metavar="KEY", help="cli-opt-key", autocompletion=completing.outcome_keys),
    ] = None
    where: Annotated[list[str] | None, typer.Option("--where", metavar="KEY=VALUE", help="cli-opt-where")] = None
    rows: Rows = 12
    all: Everything = False
    chart: Chart = None
    after: Annotated[str | None, typer.Option("--after", metavar="PIECE", help="cli-opt-after")] = None
    """The piece whose odds are wanted, instead of those of the whole outcome."""
    json: Json = False

    @property
    def most(self) -> int | None:
        """How many rows; None for all."""
        return None if self.all else self.rows


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """The command as Typer wants it: every field of a group a parameter of its own."""
    hints = get_type_hints(command, include_extras=True)
    groups = {name: hint for name, hint in hints.items() if hint in (TypedInput, Effort, Look)}
    spelled: list[Parameter] = []
    for parameter in signature(command).parameters.values():
        if (group := groups.get(parameter.name)) is None:
            spelled.append(parameter.replace(annotation=hints[parameter.name], kind=Parameter.KEYWORD_ONLY))
            continue
        inside = get_type_hints(group, include_extras=True)
        for name in group._fields:
            default = group._field_defaults.get(name, Parameter.empty)
            spelled.append(Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=inside[name]))

    @wraps(command)
    def called(**said: Any) -> None:
        for name, group in groups.items():
            said[name] = group(**{field: said.pop(field) for field in group._fields})
        command(**said)

    called.__signature__ = Signature(spelled)  # type: ignore[attr-defined]
    called.__annotations__ = {one.name: one.annotation for one in spelled}
    return called
