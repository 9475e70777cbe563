"""The commands and their parameters. What each one does stands in a module that is imported when it runs.

Help texts are message ids: see `pages`.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Annotated

import typer

from jacta.cli import completing
from jacta.cli.chronicle import After, Chosen, chronicle
from jacta.cli.pages import Asking, Command, Group
from jacta.text import LANGUAGES

app = typer.Typer(
    cls=Group, rich_markup_mode=None, invoke_without_command=True, help="cli-jacta", pretty_exceptions_enable=False
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"jacta {version('jacta')}")
        raise typer.Exit


Id = Annotated[str, typer.Argument(metavar="ID", help="cli-arg-id", autocompletion=completing.procedure_ids)]
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
PolicyPairs = Annotated[list[str] | None, typer.Option("--policy", metavar="LABEL=VALUE", help="cli-opt-policy")]
Seed = Annotated[int | None, typer.Option(metavar="N", help="cli-opt-seed")]
Workers = Annotated[int | None, typer.Option(metavar="N", min=1, help="cli-opt-workers")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", envvar="JACTA_CLUSTER", help="cli-opt-cluster")]
Keys = Annotated[list[str] | None, typer.Option("--key", metavar="KEY", help="cli-opt-key")]
Where = Annotated[list[str] | None, typer.Option("--where", metavar="KEY=VALUE", help="cli-opt-where")]
Rows = Annotated[int, typer.Option(metavar="N", min=0, help="cli-opt-rows")]
Everything = Annotated[bool, typer.Option("--all", help="cli-opt-all")]
Fractions = Annotated[bool, typer.Option("--fractions", "--exact", help="cli-opt-fractions")]
Chart = Annotated[str | None, typer.Option(metavar="FILE", help="cli-opt-chart")]
Picture = Annotated[str | None, typer.Option(metavar="FILE", help="cli-opt-picture")]


@app.callback()
def jacta(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="cli-opt-lang")] = None,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_version, help="cli-opt-version")
    ] = False,
) -> None:
    if lang is not None:  # a known language has been taken off the arguments before
        from jacta.errors import InputError
        from jacta.text import Message

        raise InputError("--lang", Message("error-choice", value=lang, allowed=", ".join(LANGUAGES)))
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command(cls=Command, help="cli-games")
def games(json: Json = False) -> None:
    from jacta.cli import contents

    contents.games(json)


@app.command("list", cls=Command, help="cli-list")
def list_(
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="cli-opt-game", autocompletion=completing.game_ids)
    ] = None,
    json: Json = False,
) -> None:
    from jacta.cli import contents

    contents.list_procedures(game, json)


@app.command(cls=Command, help="cli-show")
def show(id: Id, json: Json = False) -> None:
    from jacta.cli import contents

    contents.show(id, json)


@app.command(cls=Asking, help="cli-roll")
def roll(
    id: Id,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    policy: PolicyPairs = None,
    seed: Seed = None,
    picture: Picture = None,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import answers

    asked = answers.asked(id, pairs, given, option, bundle, policy, chronicle)
    answers.draw_picture(asked, picture)
    answers.roll(asked, seed, json)


@app.command(cls=Asking, help="cli-odds")
def odds(
    id: Id,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    policy: PolicyPairs = None,
    key: Keys = None,
    where: Where = None,
    rows: Rows = 12,
    all: Everything = False,
    fractions: Fractions = False,
    chart: Chart = None,
    picture: Picture = None,
    chronicle: Chosen = None,
    after: After = None,
    json: Json = False,
) -> None:
    from jacta.cli import answers

    look = answers.Look(tuple(key or ()), tuple(where or ()), None if all else rows, fractions, chart, json, after)
    asked = answers.asked(id, pairs, given, option, bundle, policy, chronicle)
    answers.draw_picture(asked, picture)
    answers.odds(asked, look)


@app.command(cls=Asking, help="cli-best")
def best(
    id: Id,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    who: Annotated[str | None, typer.Option(metavar="PLAYER", help="cli-opt-who")] = None,
    aim: Annotated[str | None, typer.Option(metavar="AIM", help="cli-opt-aim")] = None,
    policy: Annotated[list[str] | None, typer.Option("--policy", metavar="LABEL=VALUE", help="cli-opt-others")] = None,
    rows: Rows = 8,
    all: Everything = False,
    fractions: Fractions = False,
    chronicle: Chosen = None,
    json: Json = False,
) -> None:
    from jacta.cli import answers

    asked = answers.asked(id, pairs, given, option, bundle, policy, chronicle)
    answers.best(asked, who, aim, None if all else rows, fractions, json)


By = Annotated[
    list[str],
    typer.Option("--by", metavar="KEY", help="cli-opt-by", autocompletion=completing.varying),
]
Aimed = Annotated[str | None, typer.Option("--aim", metavar="AIM", help="cli-opt-aim")]


@app.command(cls=Asking, help="cli-need")
def need(
    id: Id,
    by: By,
    at_least: Annotated[str, typer.Option("--at-least", metavar="CHANCE", help="cli-opt-at-least")],
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    policy: PolicyPairs = None,
    aim: Aimed = None,
    json: Json = False,
) -> None:
    from jacta.cli import need as needing
    from jacta.cli.sweeps import entered

    needing.show(entered(id, pairs, given, option, bundle, policy, aim), by, at_least, json)


@app.command(cls=Asking, help="cli-vary")
def vary(
    id: Id,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    policy: PolicyPairs = None,
    aim: Aimed = None,
    chart: Chart = None,
    json: Json = False,
) -> None:
    from jacta.cli import vary as varying
    from jacta.cli.sweeps import entered

    varying.show(entered(id, pairs, given, option, bundle, policy, aim), chart, json)


@app.command(cls=Asking, help="cli-sensitivity")
def sensitivity(
    id: Id,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    policy: PolicyPairs = None,
    aim: Aimed = None,
    rows: Rows = 12,
    all: Everything = False,
    chart: Chart = None,
    json: Json = False,
) -> None:
    from jacta.cli import sensitivity as steps
    from jacta.cli.sweeps import entered

    steps.show(entered(id, pairs, given, option, bundle, policy, aim), None if all else rows, chart, json)


@app.command(cls=Asking, help="cli-simulate")
def simulate(
    id: Id,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    policy: PolicyPairs = None,
    runs: Annotated[int, typer.Option(metavar="N", min=1, help="cli-opt-runs")] = 10_000,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = None,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="cli-opt-against", autocompletion=completing.options),
    ] = None,
    key: Keys = None,
    where: Where = None,
    rows: Rows = 12,
    all: Everything = False,
    chart: Chart = None,
    chronicle: Chosen = None,
    after: After = None,
    json: Json = False,
) -> None:
    from jacta.cli import answers

    asked = answers.asked(id, pairs, given, option, bundle, policy, chronicle)
    effort = answers.Effort(runs, seed, workers, cluster)
    if against:
        other = answers.asked(id, pairs, given, [*(option or ()), *against], bundle, policy, chronicle)
        answers.simulate_both(asked, other, ", ".join(against), effort, json)
        return
    look = answers.Look(tuple(key or ()), tuple(where or ()), None if all else rows, False, chart, json, after)
    answers.simulate(asked, effort, look)


@app.command(cls=Asking, help="cli-tournament")
def tournament(
    id: Id,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    games: Annotated[int | None, typer.Option(metavar="N", min=1, help="cli-opt-games")] = None,
    sprt: Annotated[str | None, typer.Option(metavar="A,B", help="cli-opt-sprt")] = None,
    bounds: Annotated[str, typer.Option(metavar="ELO,ELO", help="cli-opt-bounds")] = "0,35",
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = False,
) -> None:
    from jacta.cli import answers, contests

    asked = answers.asked(id, pairs, given, option, bundle, None)
    effort = answers.Effort(games or contests.GAMES[sprt is not None], seed, workers, cluster)
    if sprt is None:
        contests.contest(asked, effort, json)
    else:
        contests.decide(asked, sprt, bounds, effort, json)


@app.command(cls=Asking, help="cli-play")
def play(
    id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="cli-arg-id", autocompletion=completing.procedure_ids)
    ] = None,
    pairs: Pairs = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    bundle: Bundle = None,
    dice: Annotated[str, typer.Option(metavar="system|mine", help="cli-opt-dice")] = "system",
    against: Annotated[
        list[str] | None, typer.Option(metavar="PLAYER=best|search|usual|random", help="cli-opt-against-computer")
    ] = None,
    fair: Annotated[bool, typer.Option("--fair", help="cli-opt-fair")] = False,
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="cli-opt-resume")] = None,
    chronicle: Chosen = None,
) -> None:
    from jacta.cli import begin
    from jacta.cli import play as table

    if resume is not None:
        table.play(begin.resumed(resume, id, seed, against or (), fair), resume)
        return
    seated = (dice, seed, against or (), fair, chronicle)
    session = begin.begun(id, pairs or (), given, option or (), bundle, *seated)
    if session is not None:
        table.play(session)


@app.command(cls=Command, help="cli-replay")
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-saved")],
    step: Annotated[bool, typer.Option("--step", help="cli-opt-step")] = False,
) -> None:
    from jacta.cli import replay as again

    again.replay(file, step)


@app.command(cls=Command, help="cli-verify")
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-fair")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help="cli-opt-commitment")] = None,
    json: Json = False,
) -> None:
    from jacta.cli import verify as again

    if code := again.verified(file, commitment, json):
        raise typer.Exit(code)


@app.command(cls=Command, help="cli-luck")
def luck(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-arg-saved-games")],
    rows: Annotated[int, typer.Option(metavar="N", min=0, help="cli-opt-events")] = 12,
    all: Everything = False,
    chart: Chart = None,
    json: Json = False,
) -> None:
    from jacta.cli import luck as meter

    meter.show(files, None if all else rows, chart, json)


@app.command("readings", cls=Command, help="cli-readings")
def readings_(
    game: GameId,
    pairs: Pairs = None,
    effect: Annotated[
        str | None, typer.Option(metavar="ID", help="cli-opt-effect", autocompletion=completing.procedure_ids)
    ] = None,
    given: GivenFile = None,
    option: OptionPairs = None,
    policy: PolicyPairs = None,
    json: Json = False,
) -> None:
    from jacta.cli import rulings

    if effect is None:
        rulings.readings(game, json)
    else:
        rulings.effect(game, effect, pairs or (), given, option or (), policy or (), json)


@app.command(cls=Command, help="cli-tables")
def tables(
    game: GameId,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="cli-arg-table", autocompletion=completing.table_names)
    ] = None,
    copy: Annotated[bool, typer.Option("--copy", help="cli-opt-copy")] = False,
    force: Annotated[bool, typer.Option("--force", help="cli-opt-force")] = False,
    check: Annotated[bool, typer.Option("--check", help="cli-opt-check")] = False,
    json: Json = False,
) -> None:
    from jacta.cli import shelves
    from jacta.errors import InputError
    from jacta.text import Message, say

    if check:
        shelves.check(game, json)
    elif name is None and copy:
        raise InputError(say("metavar-name"), Message("error-missing"))
    elif name is None:
        shelves.list_tables(game, json)
    elif copy:
        shelves.copy(game, name, force)
    else:
        shelves.show(game, name, json)


@app.command(cls=Command, help="cli-samples")
def samples(
    game: GameId,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="cli-arg-sample", autocompletion=completing.sample_names)
    ] = None,
    copy: Annotated[bool, typer.Option("--copy", help="cli-opt-copy-sample")] = False,
    force: Annotated[bool, typer.Option("--force", help="cli-opt-force")] = False,
    json: Json = False,
) -> None:
    from jacta.cli import samples as kept
    from jacta.cli.inputs import game_of
    from jacta.errors import InputError
    from jacta.text import Message, say

    found = game_of(game)
    if name is None and copy:
        raise InputError(say("metavar-name"), Message("error-missing"))
    if name is None:
        kept.list_samples(found, json)
    elif copy:
        kept.copy_sample(found, name, force)
    else:
        kept.show_sample(found, name, json)


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
    host: Annotated[str, typer.Option(metavar="HOST", help="cli-opt-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65_535, help="cli-opt-port")] = 8017,
    open: Annotated[bool | None, typer.Option("--open/--no-open", help="cli-opt-open")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", envvar="JACTA_DATABASE", help="cli-opt-database")
    ] = None,
    edit_tables: Annotated[bool, typer.Option("--edit-tables", help="cli-opt-edit-tables")] = False,
    allow_host: Annotated[list[str] | None, typer.Option(metavar="NAME", help="cli-opt-allow-host")] = None,
    log: Annotated[bool, typer.Option("--log", help="cli-opt-log")] = False,
) -> None:
    from jacta.cli import serve as server

    server.serve(host, port, open, database, edit_tables=edit_tables, allow_host=allow_host or (), log=log)


@app.command(cls=Command, help="cli-mcp")
def mcp(
    http: Annotated[bool, typer.Option("--http", help="cli-opt-http")] = False,
    host: Annotated[str, typer.Option(metavar="HOST", help="cli-opt-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65_535, help="cli-opt-port")] = 8018,
    database: Annotated[
        str | None, typer.Option(metavar="URL", envvar="JACTA_DATABASE", help="cli-opt-database")
    ] = None,
    allow_host: Annotated[list[str] | None, typer.Option(metavar="NAME", help="cli-opt-allow-host")] = None,
) -> None:
    from jacta.cli import mcp as assistants

    assistants.serve(http, host, port, database, allow_host or ())


@app.command(cls=Command, help="cli-pocket")
def pocket(folder: Annotated[str, typer.Argument(metavar="DIR", help="cli-arg-pocket")]) -> None:
    from jacta.cli import pocket as edition

    edition.write(folder)


@app.command(cls=Command, help="cli-host")
def host(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="cli-arg-action")],
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="cli-arg-tables")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", envvar="JACTA_DATABASE", help="cli-opt-database")
    ] = None,
    idle: Annotated[int | None, typer.Option(metavar="N", min=0, help="cli-opt-idle")] = None,
    force: Annotated[bool, typer.Option("--force", help="cli-opt-force-delete")] = False,
    json: Json = False,
) -> None:
    from jacta.cli import host as keeper

    keeper.run(action, games or (), database, idle, force, json)


app.add_typer(chronicle, name="chronicle", cls=Group)
