"""`roll`, `odds`, `best`, `simulate`: ask the kernel, show the answer."""

# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta.chronicles import Filled, left
from jacta.cli.chronicle_files import filled_in
from jacta.cli.output import console, progress, watching, write_json
from jacta.errors import InputError, OutOfReach, file_error
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.names import check_policy, recognised
from jacta.telling import understanding
from jacta.text import Message, say
from jacta.typed import as_typed, policy_of

if TYPE_CHECKING:
    from jacta.analysis.assumptions import Assumed
    from jacta.distribution import Odds, Sample


MOST_FLAGS = 3
"""Other answers that are named beside the one that odds assume."""
CLEAR = ("word", "flag")
"""What makes a good example of an aim."""


class Asked(NamedTuple):
    """A procedure with its input, and the answers to its decisions."""

    procedure: Procedure
    given: Given
    policy: dict[str, Any] | None
    filled: Filled | None = None
    """The pieces of a chronicle that take part."""


class Effort(NamedTuple):
    """How many runs, from which seed, and who makes them: so many processes, or the workers of a cluster."""

    runs: int
    seed: int | None
    workers: int | None
    cluster: str | None


class Look(NamedTuple):
    """What to show of a distribution: some keys, under conditions, so many rows (None: all), as what."""

    keys: tuple[str, ...]
    where: tuple[str, ...]
    rows: int | None
    fractions: bool
    chart: str | None
    json: bool
    after: str | None = None
    """The piece whose odds are wanted, instead of those of the whole outcome."""


def asked(
    id: str,
    pairs: Sequence[str] | None,
    file: str | None,
    options: Sequence[str] | None,
    bundle: str | None,
    policy: Sequence[str] | None,
    chronicle: str | None = None,
) -> Asked:
    filled = filled_in(chronicle, id, pairs or (), file, options or (), bundle)
    procedure = filled.procedure
    return Asked(procedure, filled.given, answers_of(procedure, policy), filled)


def answers_of(procedure: Procedure, policy: Sequence[str] | None) -> dict[str, Any] | None:
    """The answers to decisions that are stated, `label=value`, by their ids."""
    game = procedure.game.id
    answers = {label: recognised(game, answer) for label, answer in (policy_of(policy or (), "--policy") or {}).items()}
    return check_policy(game, answers, "--policy")


def draw_picture(asked: Asked, file: str | None) -> None:
    """Save the game's own drawing of this situation, where it has one."""
    if file is None:
        return
    svg = asked.procedure.picture(asked.given)
    if svg is None:
        raise InputError("--picture", Message("error-no-picture", id=asked.procedure.id))
    path = Path(file)
    try:
        if path.suffix == ".png":
            from vl_convert import svg_to_png

            path.write_bytes(svg_to_png(svg, scale=2))
        elif path.suffix == ".svg":
            path.write_text(svg, encoding="utf-8")
        else:
            raise InputError("--picture", Message("error-picture-format", suffix=path.suffix or file))
    except OSError as error:
        raise file_error("--picture", file, error) from None


def roll(asked: Asked, seed: int | None, json: bool) -> None:
    from jacta.cli import views
    from jacta.dice import source_of
    from jacta.kernel.roll import roll

    rolled = roll(asked.procedure, asked.given, source=source_of(seed), policy=asked.policy)
    if json:
        write_json(rolled.to_json())
    else:
        console().print(views.rolled(asked.procedure, rolled, asked.given), crop=False)  # a map may be wider


def odds(asked: Asked, look: Look) -> None:
    from jacta.analysis.assumptions import assumed
    from jacta.kernel.odds import odds

    with watching() as watch:
        found = odds(asked.procedure, asked.given, asked.policy, watch)
    taken = assumed(asked.procedure, asked.given, asked.policy)
    if look.json:
        _show(asked, found, look, {"assumed": None if taken is None else [one.to_json() for one in taken]})
    else:
        _show(asked, found, look)
        _say_assumed(asked, taken)


def _say_assumed(asked: Asked, found: tuple[Assumed, ...] | None) -> None:
    """How the decisions are answered that come up on the way, and how to say otherwise."""
    from jacta.cli.output import Text
    from jacta.telling.assuming import assumption

    out = console()
    if found is None:
        out.print(Text(say("assumed-usual", id=asked.procedure.id), "dim"))
    for one in found or ():
        told = assumption(asked.procedure, one)
        flags = ", ".join(f"--{say('flag-policy')} {pair}" for pair, _ in told.instead[:MOST_FLAGS])
        instead = f" ({say('assumed-instead', flags=flags)})" if flags else ""
        out.print(Text(f"{say('page-assumed')} {told.sentence}{instead}", "dim"))


def simulate(asked: Asked, effort: Effort, look: Look) -> None:
    _show(asked, _simulated(asked, effort), look)


def simulate_both(asked: Asked, other: Asked, changed: str, effort: Effort, json: bool) -> None:
    """The same situation under two readings, with the same seed."""
    from jacta.cli import side_by_side

    effort = effort._replace(seed=randbits(32)) if effort.seed is None else effort
    first, second = (_simulated(one, effort) for one in (asked, other))
    if json:
        write_json(first.compare(second, ("", changed)).to_json())
    else:
        console().print(side_by_side.page(asked.procedure, first, second, changed))


def _simulated(asked: Asked, effort: Effort) -> Sample[Any]:
    from jacta.analysis.clusters import on_cluster
    from jacta.kernel.simulate import simulate

    if asked.procedure.kind != "procedure":
        effort = effort._replace(runs=1)  # without dice every try is the same
    with progress(effort.runs) as made:
        return simulate(
            asked.procedure,
            asked.given,
            runs=effort.runs,
            seed=effort.seed,
            policy=asked.policy,
            workers=effort.workers,
            spread=on_cluster(effort.cluster),
            progress=made,
        )


def best(asked: Asked, who: str | None, aim: str | None, rows: int | None, fractions: bool, json: bool) -> None:
    from jacta.analysis.advice import advice, openings, prospects
    from jacta.cli import advising
    from jacta.kernel.best import PLAYER, best

    procedure, given, policy, _ = asked
    who = who and understanding.player(procedure, who)
    if aim is None and (who or PLAYER) not in procedure.aims and (who or not procedure.aims):
        raise InputError("--aim", _aim_wanted(procedure, who))
    aim = aim and procedure.aim(aim, given, "--aim").text
    with watching() as watch:
        try:
            found = best(procedure, given, who=who, aim=aim, others=policy, watch=watch)
        except OutOfReach:
            _searched(asked, who, aim, rows, json, watch)
            return
        if json:
            write_json(found.to_json())
            return
        told = advice(procedure, given, found)
        outlook = prospects(procedure, given, found, told, watch)
        decides = any(topic.cases for topic in told.own)
        opening = [] if decides else openings(procedure, given, found, watch)
    console().print(advising.page(procedure, found, told, outlook, opening, rows, fractions))


def _searched(
    asked: Asked, who: str | None, aim: str | None, rows: int | None, json: bool, watch: Callable[[int], None] | None
) -> None:
    """What a search has come to, where there are too many positions for the exact answer."""
    from jacta.cli import searched
    from jacta.kernel.search import search

    procedure, given, policy, _ = asked
    found = search(procedure, given, who=who, aim=aim, others=policy, watch=watch)
    if json:
        write_json(found.to_json())
    else:
        console().print(searched.page(procedure, found, rows))


def _aim_wanted(procedure: Procedure, who: str | None) -> Message:
    """Nobody can tell what is best without knowing what for: an example with a key of this very outcome."""
    outcome = procedure.outcome_type()
    words = ((key, outcome.field(key)[1]) for key in outcome.keys)
    examples = (f"{key}={as_typed(one.words[0] if one.words else True)}" for key, one in words if one.kind in CLEAR)
    example = next(examples, next(iter(outcome.keys), ""))
    known = ", ".join(procedure.aims)
    return Message("error-aim-wanted", who=who or "none", example=example, players=known or "none")


def _show(asked: Asked, found: Odds[Any], look: Look, beside: Mapping[str, Any] | None = None) -> None:
    from jacta.cli import distributions

    look = _meant(asked, look)
    within, chance = _within(asked, found, look.where)
    if asked.filled:
        within = left(within, asked.filled, look.after)
    shown = within.marginal(*look.keys) if look.keys else within
    if look.chart:
        _draw(asked, within, look)
    if look.json:
        data = {**shown.to_json(), **(beside or {})}
        if look.where:
            data["where"] = {"conditions": list(look.where), "p": str(chance), "probability": float(chance)}
        write_json(data)
    else:
        out = console()
        view = distributions.View(asked.procedure, look.rows, look.fractions, out.width)
        out.print(view.page(within, look.keys, look.where, chance))


def _meant(asked: Asked, look: Look) -> Look:
    """The look by the ids of the outcome's keys and values."""
    outcome = asked.procedure.outcome_type(asked.given)
    keys = look.keys if look.after else tuple(outcome.field(key, "--key")[0] for key in look.keys)
    where = tuple(asked.procedure.event(one, asked.given, "--where").text for one in look.where)
    return look._replace(keys=keys, where=where)


def _draw(asked: Asked, odds: Odds[Any], look: Look) -> None:
    from jacta.telling import labels, telling_keys, title

    assert look.chart is not None
    keys = look.keys or telling_keys(odds)[:1]
    try:
        odds.save_chart(look.chart, keys, title=title(asked.procedure), labels=labels(asked.procedure.game.id))
    except OSError as error:
        raise file_error("--chart", look.chart, error) from None


def _within(asked: Asked, found: Odds[Any], conditions: Sequence[str]) -> tuple[Odds[Any], Fraction]:
    """The distribution under the conditions, and how probable they are."""
    events = [asked.procedure.event(written, asked.given, "--where") for written in conditions]
    for event in events:
        event.check_met(found.weights, "--where")

    def holds(outcome: Any) -> bool:
        return all(event.value(outcome) for event in events)

    if not events:
        return found, Fraction(1)
    try:
        return found.given_that(holds), found.p(holds)
    except InputError as error:
        raise InputError("--where", error.message) from None
