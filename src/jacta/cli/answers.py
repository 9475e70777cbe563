"""`roll`, `odds`, `best`, `simulate`: ask the kernel, show the answer."""

# ruff: noqa: PLC0415

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta.chronicles import Filled, left
from jacta.cli.chronicle_files import filled
from jacta.cli.inputs import gathered
from jacta.cli.output import console, progress, watching, write_json
from jacta.cli.parameters import Effort, Look, TypedInput
from jacta.errors import InputError, OutOfReach, file_error
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import understanding, with_names
from jacta.text import Message, say
from jacta.typed import policy_of

if TYPE_CHECKING:
    from jacta.analysis.assumptions import Assumed
    from jacta.dice import Face, Throw
    from jacta.distribution import Odds, Sample


MOST_FLAGS = 3
"""How many other answers are named beside the one that odds assume."""


class Asked(NamedTuple):
    """A procedure with its input, and the answers to its decisions."""

    procedure: Procedure
    given: Given
    policy: dict[str, Any] | None
    filled: Filled
    """The input as it was stated, and the pieces of a chronicle that take part."""

    @property
    def said(self) -> Mapping[str, Any]:
        """The input as it is worked with; a number that was stated by a name, such as a leader, under that name."""
        said: Mapping[str, Any] = with_names(self.procedure.game.id, written(self.given), self.filled.said)
        return said


def asked(typed_input: TypedInput, policy: Sequence[str] | None = None, chronicle: str | None = None) -> Asked:
    """What a command is about; pieces in its input are those of the open chronicle."""
    taken = filled(chronicle, *gathered(typed_input))
    return Asked(taken.procedure, taken.given, answers_of(taken.procedure, policy), taken)


def answers_of(procedure: Procedure, policy: Sequence[str] | None) -> dict[str, Any] | None:
    """The stated answers to decisions, `label=value`, by their ids."""
    return understanding.policy(procedure, policy_of(policy or (), "--policy"), "--policy")


def draw_picture(asked: Asked, file: str | None) -> None:
    """Save the game's own drawing of this situation, if it has one."""
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


def roll(asked: Asked, faces: list[str], seed: int | None, json: bool) -> None:
    """`faces` are what real dice showed, throw by throw; the throws after them are made here."""
    from jacta.cli import views
    from jacta.dice import source_of
    from jacta.kernel.roll import roll

    waiting = deque(faces)

    def shown(throw: Throw) -> Sequence[Face] | None:
        """What the dice of the next throw showed; a throw without dice shows nothing, and is not listed."""
        return understanding.read_off_dice(throw, waiting.popleft()) if waiting and throw.needs_dice else None

    rolled = roll(asked.procedure, asked.given, source=source_of(seed), policy=asked.policy, shown=shown)
    if waiting:
        raise InputError("--faces", Message("error-no-throw-left", faces=waiting[0]))
    if json:
        write_json(rolled.to_json())
    else:
        told = views.rolled(asked.procedure, rolled, asked.given, asked.said)
        console().print(told, crop=False)  # a map may be wider


def odds(asked: Asked, look: Look, fractions: bool) -> None:
    from jacta.analysis.assumptions import assumed
    from jacta.kernel.odds import odds
    from jacta.telling.assuming import assumed_json
    from jacta.telling.stories import remarks

    with watching() as watch:
        found = odds(asked.procedure, asked.given, asked.policy, watch)
    taken = assumed(asked.procedure, asked.given, asked.policy)
    if look.json:
        said = {"assumed": assumed_json(asked.procedure, taken), "remarks": remarks(asked.procedure, asked.given)}
        _show(asked, found, look, beside=said)
    else:
        _show(asked, found, look, fractions)
        _say_remarks(asked)
        _say_assumed(asked, taken)


def _say_remarks(asked: Asked) -> None:
    """What the rules say whatever is thrown and decided."""
    from jacta.cli.output import Text
    from jacta.telling.stories import remarks

    for remark in remarks(asked.procedure, asked.given):
        console().print(Text(remark, "yellow"))


def _say_assumed(asked: Asked, found: tuple[Assumed, ...] | None) -> None:
    """How the decisions that come up on the way are answered, and how to say otherwise."""
    from jacta.cli.output import Text
    from jacta.telling.assuming import assumptions

    out = console()
    for told in assumptions(asked.procedure, found):
        flags = ", ".join(f"--{say('flag-policy')} {one.typed}" for one in told.instead[:MOST_FLAGS])
        instead = f" ({say('assumed-instead', flags=flags)})" if flags else ""
        out.print(Text(f"{say('page-assumed')} {told.sentence}{instead}", "dim"))


def simulate(asked: Asked, runs: int, effort: Effort, look: Look) -> None:
    _show(asked, _simulated(asked, runs, effort), look)
    if not look.json:
        _say_remarks(asked)


def simulate_both(asked: Asked, other: Asked, changed: str, runs: int, effort: Effort, json: bool) -> None:
    """The same situation under two readings, with the same seed."""
    from jacta.cli import side_by_side

    effort = effort._replace(seed=randbits(32)) if effort.seed is None else effort
    first, second = (_simulated(one, runs, effort) for one in (asked, other))
    if json:
        write_json(first.compare(second, ("", changed)).to_json())
    else:
        console().print(side_by_side.page(asked.procedure, asked.said, first, second, changed))


def _simulated(asked: Asked, runs: int, effort: Effort) -> Sample[Any]:
    from jacta.analysis.clusters import on_cluster
    from jacta.kernel.simulate import simulate

    if asked.procedure.kind != "procedure":
        runs = 1  # without dice every try is the same
    with progress(runs) as made:
        return simulate(
            asked.procedure,
            asked.given,
            runs=runs,
            seed=effort.seed,
            policy=asked.policy,
            workers=effort.workers,
            spread=on_cluster(effort.cluster),
            progress=made,
        )


class BestEffort(NamedTuple):
    """How much work the best answer may take: exactly, even if that takes minutes; so many positions of a search."""

    patient: bool
    search: int | None


def best(
    asked: Asked, who: str | None, aim: str | None, rows: int | None, fractions: bool, effort: BestEffort, json: bool
) -> None:
    from jacta.analysis.advice import advice, openings, prospects
    from jacta.analysis.vary import aim_wanted
    from jacta.cli import best_advice
    from jacta.kernel.best import PLAYER, best

    procedure, given, policy, _ = asked
    who = who and understanding.player(procedure, who)
    if aim is None and (who or PLAYER) not in procedure.aims and (who or not procedure.aims):
        raise InputError("--who" if who and procedure.aims else "--aim", aim_wanted(procedure, who))
    aim = aim and procedure.aim(aim, given, "--aim").text
    with watching() as watch:
        try:
            found = best(procedure, given, who=who, aim=aim, others=policy, watch=watch, patient=effort.patient)
        except OutOfReach:
            _searched(asked, who, aim, effort.search, rows, json, watch)
            return
        told = advice(procedure, given, found)
        expected = prospects(procedure, given, found, told, watch)
        if json:
            write_json({**found.to_json(), "prospects": expected and expected.to_json()})
            return
        decides = any(topic.cases for topic in told.own)
        opening = [] if decides else openings(procedure, given, found, watch)
    console().print(best_advice.page(procedure, asked.said, found, told, expected, opening, rows, fractions))


def _searched(
    asked: Asked,
    who: str | None,
    aim: str | None,
    budget: int | None,
    rows: int | None,
    json: bool,
    watch: Callable[[int], None] | None,
) -> None:
    """What a search has found, where there are too many positions for the exact answer."""
    from jacta.analysis.advice import openings
    from jacta.cli import search_advice
    from jacta.kernel.search import search

    procedure, given, policy, _ = asked
    found = search(procedure, given, who=who, aim=aim, others=policy, budget=budget, watch=watch)
    if json:
        write_json(found.to_json())
        return
    opening = [] if found.decisions else openings(procedure, given, found, watch)
    console().print(search_advice.page(procedure, asked.said, found, opening, rows))


def _show(
    asked: Asked,
    found: Odds[Any],
    look: Look,
    fractions: bool = False,
    beside: Mapping[str, Any] | None = None,
) -> None:
    from jacta.cli import distributions

    keys, where = _meant(asked, look)
    within, chance = _within(asked, found, where)
    within = left(within, asked.filled, look.after)
    shown = within.marginal(*keys) if keys else within
    if look.chart:
        _draw(asked, within, keys, look.chart)
    if look.json:
        data = {**shown.to_json(), **(beside or {})}
        if where:
            data["where"] = {"conditions": list(where), "p": str(chance), "probability": float(chance)}
        write_json(data)
    else:
        out = console()
        view = distributions.View(asked.procedure, look.most, fractions, out.width)
        out.print(view.page(within, asked.said, keys, where, chance))


def _meant(asked: Asked, look: Look) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Keys and conditions, by the ids of the outcome's keys and values."""
    outcome = asked.procedure.outcome_type(asked.given)
    keys = tuple(key if look.after else outcome.field(key, "--key")[0] for key in look.key or ())
    where = tuple(asked.procedure.event(one, asked.given, "--where").text for one in look.where or ())
    return keys, where


def _draw(asked: Asked, odds: Odds[Any], keys: Sequence[str], file: str) -> None:
    from jacta.telling import labels, telling_keys, title

    keys = keys or telling_keys(odds)[:1]
    try:
        odds.save_chart(file, keys, title=title(asked.procedure), labels=labels(asked.procedure.game.id))
    except OSError as error:
        raise file_error("--chart", file, error) from None


def _within(asked: Asked, found: Odds[Any], conditions: Sequence[str]) -> tuple[Odds[Any], Fraction]:
    """The distribution under the conditions, and the probability of these."""
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
