"""`jacta chronicle`: its commands and their parameters. What each one does stands in `keeping`, imported late."""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Annotated

import typer

from jacta.cli import completing
from jacta.cli.pages import Asking, Command, Group

chronicle = typer.Typer(
    cls=Group, rich_markup_mode=None, invoke_without_command=True, help="cli-chronicle", add_completion=False
)

Chosen = Annotated[
    str | None,
    typer.Option("--chronicle", "--in", metavar="NAME", envvar="JACTA_CHRONICLE", help="cli-opt-chronicle"),
]
After = Annotated[str | None, typer.Option("--after", metavar="PIECE", help="cli-opt-after")]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="cli-arg-chronicle")]
Piece = Annotated[str, typer.Argument(metavar="PIECE", help="cli-arg-piece")]
Sheet = Annotated[list[str] | None, typer.Argument(metavar="[KEY=VALUE]...", help="cli-arg-sheet")]
File = Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-chronicle-file")]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="cli-opt-reason")]
Owner = Annotated[str | None, typer.Option(metavar="PLAYER", help="cli-opt-owner")]
Hidden = Annotated[bool | None, typer.Option("--hidden/--shown", help="cli-opt-hidden")]


@chronicle.callback()
def chronicle_(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@chronicle.command("list", cls=Command, help="cli-chronicle-list")
def list_(json: Json = False) -> None:
    from jacta.cli import keeping

    keeping.list_all(json)


@chronicle.command(cls=Command, help="cli-chronicle-new")
def new(
    name: Name,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game", autocompletion=completing.game_ids)],
) -> None:
    from jacta.cli import keeping

    keeping.new(name, game)


@chronicle.command(cls=Command, help="cli-chronicle-show")
def show(
    piece: Annotated[str | None, typer.Argument(metavar="[PIECE]", help="cli-arg-piece")] = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import keeping

    keeping.show(chronicle, piece, json)


@chronicle.command(cls=Asking, help="cli-chronicle-add")
def add(
    piece: Piece,
    kind: Annotated[str, typer.Argument(metavar="KIND", help="cli-arg-kind")],
    pairs: Sheet = None,
    given: Annotated[str | None, typer.Option("--given", metavar="FILE", help="cli-opt-sheet")] = None,
    owner: Owner = None,
    hidden: Hidden = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import keeping

    keeping.add(chronicle, piece, kind, pairs or (), given, owner, hidden)


@chronicle.command(cls=Asking, help="cli-chronicle-edit")
def edit(
    piece: Piece,
    pairs: Sheet = None,
    reason: Reason = "",
    owner: Owner = None,
    hidden: Hidden = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import keeping

    keeping.edit(chronicle, piece, pairs or (), reason, owner, hidden)


@chronicle.command(cls=Command, help="cli-chronicle-remove")
def remove(piece: Piece, reason: Reason = "", chronicle: Chosen = None) -> None:
    from jacta.cli import keeping

    keeping.remove(chronicle, piece, reason)


@chronicle.command(cls=Asking, help="cli-chronicle-do")
def do(
    id: Annotated[str, typer.Argument(metavar="ID", help="cli-arg-id", autocompletion=completing.procedure_ids)],
    pairs: Annotated[list[str] | None, typer.Argument(metavar="[KEY=VALUE]...", help="cli-arg-with-pieces")] = None,
    given: Annotated[str | None, typer.Option("--given", metavar="FILE", help="cli-opt-given")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-opt-option")
    ] = None,
    bundle: Annotated[str | None, typer.Option(metavar="NAME", help="cli-opt-bundle")] = None,
    dice: Annotated[str, typer.Option(metavar="system|mine", help="cli-opt-dice")] = "system",
    policy: Annotated[list[str] | None, typer.Option(metavar="LABEL=VALUE", help="cli-opt-policy")] = None,
    at_once: Annotated[bool, typer.Option("--at-once", help="cli-opt-at-once")] = False,
    seed: Annotated[int | None, typer.Option(metavar="N", help="cli-opt-seed")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="cli-opt-yes")] = False,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import keeping

    decided = keeping.Decided(at_once or bool(policy), policy or ())
    keeping.do(chronicle, id, pairs or (), given, option or (), bundle, dice, seed, decided, yes)


@chronicle.command(cls=Command, help="cli-chronicle-undo")
def undo(
    number: Annotated[int | None, typer.Argument(metavar="[N]", help="cli-arg-correction")] = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import keeping

    keeping.undo(chronicle, number)


@chronicle.command(cls=Command, help="cli-chronicle-journal")
def journal(
    number: Annotated[int | None, typer.Argument(metavar="[N]", help="cli-arg-entry")] = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="cli-opt-html")] = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import keeping

    keeping.journal(chronicle, number, html, json)


@chronicle.command(cls=Command, help="cli-chronicle-copy")
def copy(name: Name, chronicle: Chosen = None) -> None:
    from jacta.cli import keeping

    keeping.copy(chronicle, name)


@chronicle.command(cls=Command, help="cli-chronicle-export")
def export(file: File, chronicle: Chosen = None) -> None:
    from jacta.cli import keeping

    keeping.export(chronicle, file)


@chronicle.command("import", cls=Command, help="cli-chronicle-import")
def import_(
    file: File, name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="cli-arg-chronicle")] = None
) -> None:
    from jacta.cli import keeping

    keeping.import_(file, name)
