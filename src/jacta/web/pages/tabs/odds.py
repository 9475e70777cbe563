"""Odds: what can happen."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.analysis.assumptions import assumed
from jacta.distribution import Sample
from jacta.kernel.odds import odds as exact_odds
from jacta.telling import understanding
from jacta.telling.assuming import Assumption, assumptions
from jacta.telling.stories import remarks
from jacta.typed import policy_of
from jacta.web.limits import Watch
from jacta.web.pages.figures import MOST_ROWS, figures
from jacta.web.pages.workbench import Workbench

ALL_ROWS = 2_000
POLICY = "_policy"
SEED = 1  # the same address shows the same figures


def view(workbench: Workbench, watch: Watch, sample: Sample[Any] | None = None) -> dict[str, Any]:
    procedure = workbench.procedure
    given = procedure.validate(workbench.given)
    rows = ALL_ROWS if workbench.extra.get("_rows") == "all" else MOST_ROWS
    policy = stated(workbench)
    found = exact_odds(procedure, given, policy, watch) if sample is None else sample
    taken = () if sample is not None else assumed(procedure, given, policy, watch)
    shown = figures(procedure, workbench.form, found, rows, workbench.given)
    picture = procedure.picture(given)
    labels = procedure.asks if taken is None else [one.question.label for one in taken]
    told = zip(labels, assumptions(procedure, taken), strict=True)
    context = {"workbench": workbench, "figures": shown, "sample": sample, "picture": picture, "notices": found.notices}
    context |= {"remarks": remarks(procedure, given)}
    return context | {"assumptions": [_assumption(workbench, label, one) for label, one in told]}


def stated(workbench: Workbench) -> dict[str, Any] | None:
    """The answers to decisions that the address states: `_policy=label=value;label=value`."""
    said = policy_of(filter(None, workbench.extra.get(POLICY, "").split(";")))
    return understanding.policy(workbench.procedure, said, POLICY)


class AssumedAnswer(NamedTuple):
    """How a decision is answered, and the addresses with other answers."""

    sentence: str
    instead: list[tuple[str, str]]
    reset: str


def _assumption(workbench: Workbench, label: str, told: Assumption) -> AssumedAnswer:
    pairs = [pair for pair in workbench.extra.get(POLICY, "").split(";") if pair]
    kept = [pair for pair in pairs if pair.partition("=")[0] != label]

    def href(*more: str) -> str:
        return workbench.at(extra={**workbench.extra, POLICY: ";".join((*kept, *more))})

    reset = href() if len(kept) < len(pairs) else ""
    return AssumedAnswer(told.sentence, [(href(one.pair), one.words) for one in told.instead], reset)


def runs_asked(workbench: Workbench) -> int:
    """How many tries to make, if exactness is out of reach or not wanted; else 0."""
    runs = workbench.extra.get("_runs", "")
    return int(runs) if runs.isdecimal() else workbench.procedure.sampled or 0
