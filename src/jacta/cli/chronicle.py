"""`jacta chronicle`: its commands and parameters; what each does is in `chronicle_actions`, imported late."""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Annotated

import typer

from jacta.cli.commands import Asking, Command, Group
from jacta.cli.parameters import (
    Bundle,
    Chosen,
    Dice,
    Example,
    GameId,
    GivenFile,
    Id,
    Json,
    OptionPairs,
    PolicyPairs,
    Seed,
    TypedInput,
)

chronicle = typer.Typer(
    cls=Group, rich_markup_mode=None, invoke_without_command=True, help="cli-chronicle", add_completion=False
)

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
    from jacta.cli import chronicle_actions as actions

    actions.list_all(json)


@chronicle.command(cls=Command, help="cli-chronicle-new")
def new(
    name: Name,
    game: GameId,
) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.new(name, game)


@chronicle.command(cls=Command, help="cli-chronicle-show")
def show(
    piece: Annotated[str | None, typer.Argument(metavar="[PIECE]", help="cli-arg-piece")] = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.show(chronicle, piece, json)


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
    from jacta.cli import chronicle_actions as actions

    actions.add(chronicle, piece, kind, pairs or (), given, owner, hidden)


@chronicle.command(cls=Asking, help="cli-chronicle-edit")
def edit(
    piece: Piece,
    pairs: Sheet = None,
    reason: Reason = "",
    name: Annotated[str | None, typer.Option(metavar="NAME", help="cli-opt-renamed")] = None,
    owner: Owner = None,
    hidden: Hidden = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import chronicle_actions as actions

    about = actions.About(name, owner, hidden)
    actions.edit(chronicle, piece, pairs or (), reason, about)


@chronicle.command(cls=Command, help="cli-chronicle-remove")
def remove(piece: Piece, reason: Reason = "", chronicle: Chosen = None) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.remove(chronicle, piece, reason)


@chronicle.command(cls=Asking, help="cli-chronicle-do")
def do(
    id: Id,
    pairs: Annotated[list[str] | None, typer.Argument(metavar="[KEY=VALUE]...", help="cli-arg-with-pieces")] = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    example: Example = None,
    dice: Dice = "system",
    policy: PolicyPairs = None,
    at_once: Annotated[bool, typer.Option("--at-once", help="cli-opt-at-once")] = False,
    seed: Seed = None,
    yes: Annotated[bool, typer.Option("--yes", help="cli-opt-yes")] = False,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import chronicle_actions as actions

    decided = actions.Decided(at_once or bool(policy), policy or ())
    actions.do(chronicle, TypedInput(id, pairs, given, option, bundle, example), dice, seed, decided, yes)


@chronicle.command(cls=Command, help="cli-chronicle-undo")
def undo(
    number: Annotated[int | None, typer.Argument(metavar="[N]", help="cli-arg-correction")] = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.undo(chronicle, number)


@chronicle.command(cls=Command, help="cli-chronicle-journal")
def journal(
    number: Annotated[int | None, typer.Argument(metavar="[N]", help="cli-arg-entry")] = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="cli-opt-html")] = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.journal(chronicle, number, html, json)


@chronicle.command(cls=Command, help="cli-chronicle-copy")
def copy(name: Name, chronicle: Chosen = None) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.copy(chronicle, name)


@chronicle.command(cls=Command, help="cli-chronicle-rename")
def rename(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="cli-arg-new-title")], chronicle: Chosen = None
) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.rename(chronicle, title)


@chronicle.command(cls=Command, help="cli-chronicle-delete")
def delete(name: Name, yes: Annotated[bool, typer.Option("--yes", help="cli-opt-yes-delete")] = False) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.delete(name, yes)


@chronicle.command(cls=Command, help="cli-chronicle-export")
def export(file: File, chronicle: Chosen = None) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.export(chronicle, file)


@chronicle.command("import", cls=Command, help="cli-chronicle-import")
def import_(
    file: File, name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="cli-arg-chronicle")] = None
) -> None:
    from jacta.cli import chronicle_actions as actions

    actions.import_(file, name)
