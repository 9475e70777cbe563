"""The commands and their parameters. What each one does is in a module that is imported when it runs.

Help texts are message ids: see `commands`.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Annotated

import typer

from jacta.cli import completing
from jacta.cli.chronicle import chronicle
from jacta.cli.commands import Asking, Command, Group
from jacta.cli.parameters import (
    Aimed,
    AllowedHosts,
    Bundle,
    Chart,
    Chosen,
    Database,
    Dice,
    Effort,
    Everything,
    Example,
    Faces,
    Force,
    Fractions,
    GameId,
    GivenFile,
    HostName,
    Id,
    Json,
    Look,
    OptionPairs,
    Pairs,
    Picture,
    PolicyPairs,
    Port,
    Rows,
    Seed,
    TypedInput,
    Words,
    grouped,
)
from jacta.text import LANGUAGES

app = typer.Typer(
    cls=Group, rich_markup_mode=None, invoke_without_command=True, help="cli-jacta", pretty_exceptions_enable=False
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"jacta {version('jacta')}")
        raise typer.Exit


@app.callback()
def jacta(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="cli-opt-lang")] = None,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_version, help="cli-opt-version")
    ] = False,
) -> None:
    if lang is not None:  # a known language was removed from the arguments before
        from jacta.names import not_among

        raise not_among("--lang", lang, LANGUAGES)
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command(cls=Command, help="cli-games")
def games(json: Json = False) -> None:
    from jacta.cli import contents

    contents.games(json)


@app.command("list", cls=Command, help="cli-list")
def list_(
    words: Words = None,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="cli-opt-game", autocompletion=completing.game_ids)
    ] = None,
    json: Json = False,
) -> None:
    from jacta.cli import contents

    contents.list_procedures(game, json, " ".join(words or ()))


@app.command(cls=Command, help="cli-show")
def show(id: Id, words: Words = None, json: Json = False, example: Example = None) -> None:
    from jacta.cli import contents

    contents.show(" ".join((id, *(words or ()))), json, example)


@app.command(cls=Asking, help="cli-roll")
@grouped
def roll(
    typed_input: TypedInput,
    policy: PolicyPairs = None,
    faces: Faces = None,
    seed: Seed = None,
    picture: Picture = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import answers

    asked = answers.asked(typed_input, policy, chronicle)
    answers.draw_picture(asked, picture)
    answers.roll(asked, faces or [], seed, json)


@app.command(cls=Asking, help="cli-odds")
@grouped
def odds(
    typed_input: TypedInput,
    look: Look,
    policy: PolicyPairs = None,
    fractions: Fractions = False,
    picture: Picture = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import answers

    asked = answers.asked(typed_input, policy, chronicle)
    answers.draw_picture(asked, picture)
    answers.odds(asked, look, fractions)


@app.command(cls=Asking, help="cli-best")
@grouped
def best(
    typed_input: TypedInput,
    who: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="cli-opt-who", autocompletion=completing.players)
    ] = None,
    aim: Aimed = None,
    policy: Annotated[list[str] | None, typer.Option("--policy", metavar="LABEL=VALUE", help="cli-opt-others")] = None,
    rows: Rows = 8,
    all: Everything = False,
    fractions: Fractions = False,
    patient: Annotated[bool, typer.Option("--patient", help="cli-opt-patient")] = False,
    search: Annotated[int | None, typer.Option("--search", metavar="N", min=1, help="cli-opt-search")] = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import answers

    asked = answers.asked(typed_input, policy, chronicle)
    effort = answers.BestEffort(patient, search)
    answers.best(asked, who, aim, None if all else rows, fractions, effort, json)


By = Annotated[
    list[str],
    typer.Option("--by", metavar="KEY", help="cli-opt-by", autocompletion=completing.varying),
]


@app.command(cls=Asking, help="cli-need")
@grouped
def need(
    typed_input: TypedInput,
    by: By,
    at_least: Annotated[str, typer.Option("--at-least", metavar="CHANCE", help="cli-opt-at-least")],
    policy: PolicyPairs = None,
    aim: Aimed = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import need
    from jacta.cli.sweeps import entered

    need.show(entered(typed_input, policy, aim, chronicle, by), by, at_least, json)


@app.command(cls=Asking, help="cli-vary")
@grouped
def vary(
    typed_input: TypedInput,
    policy: PolicyPairs = None,
    aim: Aimed = None,
    chart: Chart = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import vary
    from jacta.cli.sweeps import entered

    vary.show(entered(typed_input, policy, aim, chronicle), chart, json)


@app.command(cls=Asking, help="cli-sensitivity")
@grouped
def sensitivity(
    typed_input: TypedInput,
    policy: PolicyPairs = None,
    aim: Aimed = None,
    rows: Rows = 12,
    all: Everything = False,
    chart: Chart = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import sensitivity
    from jacta.cli.sweeps import entered

    sensitivity.show(entered(typed_input, policy, aim, chronicle), None if all else rows, chart, json)


@app.command(cls=Asking, help="cli-simulate")
@grouped
def simulate(
    typed_input: TypedInput,
    effort: Effort,
    look: Look,
    policy: PolicyPairs = None,
    runs: Annotated[int, typer.Option(metavar="N", min=1, help="cli-opt-runs")] = 10_000,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="cli-opt-against", autocompletion=completing.options),
    ] = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import answers

    asked = answers.asked(typed_input, policy, chronicle)
    if against:
        other = answers.asked(typed_input._replace(option=[*(typed_input.option or ()), *against]), policy, chronicle)
        answers.simulate_both(asked, other, ", ".join(against), runs, effort, look.json)
        return
    answers.simulate(asked, runs, effort, look)


@app.command(cls=Asking, help="cli-tournament")
@grouped
def tournament(
    typed_input: TypedInput,
    effort: Effort,
    games: Annotated[int | None, typer.Option(metavar="N", min=1, help="cli-opt-games")] = None,
    sprt: Annotated[str | None, typer.Option(metavar="A,B", help="cli-opt-sprt")] = None,
    bounds: Annotated[str, typer.Option(metavar="ELO,ELO", help="cli-opt-bounds")] = "0,35",
    json: Json = False,
) -> None:
    from jacta.cli import answers, tournament

    asked = answers.asked(typed_input)
    games = games or tournament.GAMES[sprt is not None]
    if sprt is None:
        tournament.contest(asked, games, effort, json)
    else:
        tournament.decide(asked, sprt, bounds, games, effort, json)


@app.command(cls=Asking, help="cli-play")
def play(
    id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="cli-arg-id", autocompletion=completing.procedure_ids)
    ] = None,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    example: Example = None,
    dice: Dice = "system",
    against: Annotated[
        list[str] | None, typer.Option(metavar="PLAYER=best|search|usual|random", help="cli-opt-against-computer")
    ] = None,
    fair: Annotated[bool, typer.Option("--fair", help="cli-opt-fair")] = False,
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="cli-opt-resume")] = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import play, sessions

    if resume is not None:
        play.play(sessions.resumed_session(resume, id, seed, against or (), fair), resume)
        return
    seated = (dice, seed, against or (), fair, chronicle)
    session = sessions.new_session(TypedInput(id or "", pairs, given, option, bundle, example), *seated)
    if session is not None:
        play.play(session)


@app.command(cls=Command, help="cli-replay")
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-saved")],
    step: Annotated[bool, typer.Option("--step", help="cli-opt-step")] = False,
) -> None:
    from jacta.cli import replay

    replay.replay(file, step)


@app.command(cls=Command, help="cli-verify")
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-fair")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help="cli-opt-commitment")] = None,
    json: Json = False,
) -> None:
    from jacta.cli import verify

    if code := verify.verified(file, commitment, json):
        raise typer.Exit(code)


@app.command(cls=Command, help="cli-luck")
def luck(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-arg-saved-games")],
    rows: Annotated[int, typer.Option(metavar="N", min=0, help="cli-opt-events")] = 12,
    all: Everything = False,
    chart: Chart = None,
    json: Json = False,
) -> None:
    from jacta.cli import luck

    luck.show(files, None if all else rows, chart, json)


@app.command("readings", cls=Command, help="cli-readings")
def readings_(
    game: GameId,
    pairs: Annotated[list[str] | None, typer.Argument(metavar="[NAME|KEY=VALUE]...", help="cli-arg-readings")] = None,
    effect: Annotated[
        str | None, typer.Option(metavar="ID", help="cli-opt-effect", autocompletion=completing.procedure_ids)
    ] = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    example: Example = None,
    policy: PolicyPairs = None,
    json: Json = False,
) -> None:
    from jacta.cli import readings

    if effect is None:
        readings.list_readings(game, pairs or (), json)
    else:
        readings.show_effect(game, TypedInput(effect, pairs, given, option, example=example), policy, json)


@app.command(cls=Command, help="cli-tables")
def tables(
    game: GameId,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="cli-arg-table", autocompletion=completing.table_names)
    ] = None,
    copy: Annotated[bool, typer.Option("--copy", help="cli-opt-copy")] = False,
    force: Force = False,
    check: Annotated[bool, typer.Option("--check", help="cli-opt-check")] = False,
    json: Json = False,
) -> None:
    from jacta.cli import tables

    if check:
        tables.check(game, json)
    elif copy:
        tables.copy(game, _named(name), force)
    elif name is None:
        tables.list_tables(game, json)
    else:
        tables.show(game, name, json)


@app.command(cls=Command, help="cli-samples")
def samples(
    game: GameId,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="cli-arg-sample", autocompletion=completing.sample_names)
    ] = None,
    copy: Annotated[bool, typer.Option("--copy", help="cli-opt-copy-sample")] = False,
    force: Force = False,
    json: Json = False,
) -> None:
    from jacta.cli import samples
    from jacta.cli.inputs import game_of

    found = game_of(game)
    if copy:
        samples.copy_sample(found, _named(name), force)
    elif name is None:
        samples.list_samples(found, json)
    else:
        samples.show_sample(found, name, json)


def _named(name: str | None) -> str:
    """The name of what is to be copied."""
    if name is None:
        from jacta.errors import InputError
        from jacta.text import Message, say

        raise InputError(say("metavar-name"), Message("error-missing"))
    return name


@app.command(cls=Command, help="cli-new")
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-arg-new")],
    title: Annotated[str | None, typer.Option(metavar="TITLE", help="cli-opt-title")] = None,
    folder: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-opt-folder")] = None,
) -> None:
    from jacta.cli import authors

    authors.new(name, title, folder)


@app.command(cls=Command, help="cli-check")
def check(game: GameId, json: Json = False) -> None:
    from jacta.cli import authors

    authors.check(game, json)


@app.command(cls=Command, help="cli-serve")
def serve(
    host: HostName = "127.0.0.1",
    port: Port = 8017,
    open: Annotated[bool | None, typer.Option("--open/--no-open", help="cli-opt-open")] = None,
    database: Database = None,
    edit_tables: Annotated[bool, typer.Option("--edit-tables", help="cli-opt-edit-tables")] = False,
    allow_host: AllowedHosts = None,
    log: Annotated[bool, typer.Option("--log", help="cli-opt-log")] = False,
) -> None:
    from jacta.cli import serve

    serve.serve(host, port, open, database, edit_tables=edit_tables, allow_host=allow_host or (), log=log)


@app.command(cls=Command, help="cli-mcp")
def mcp(
    http: Annotated[bool, typer.Option("--http", help="cli-opt-http")] = False,
    host: HostName = "127.0.0.1",
    port: Port = 8018,
    database: Database = None,
    allow_host: AllowedHosts = None,
) -> None:
    from jacta.cli import mcp

    mcp.serve(http, host, port, database, allow_host or ())


@app.command(cls=Command, help="cli-pocket")
def pocket(folder: Annotated[str, typer.Argument(metavar="DIR", help="cli-arg-pocket")]) -> None:
    from jacta.cli import pocket

    pocket.write(folder)


@app.command(cls=Command, help="cli-host")
def host(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="cli-arg-action")],
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="cli-arg-tables")] = None,
    database: Database = None,
    idle: Annotated[int | None, typer.Option(metavar="N", min=0, help="cli-opt-idle")] = None,
    force: Annotated[bool, typer.Option("--force", help="cli-opt-force-delete")] = False,
    json: Json = False,
    chronicles: Annotated[bool, typer.Option("--chronicles", help="cli-opt-chronicles")] = False,
) -> None:
    from jacta.cli.extras import needing

    with needing("error-no-web"):
        from jacta.cli import host
    host.run(action, games or (), database, idle, force, json, chronicles)


app.add_typer(chronicle, name="chronicle", cls=Group)
