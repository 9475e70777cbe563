"""Odds: what can happen."""

from __future__ import annotations

from typing import Any, NamedTuple

from fastapi import Request

from jacta.analysis.assumptions import Assumed, assumed
from jacta.distribution import Odds, Sample
from jacta.errors import JactaError
from jacta.kernel.odds import odds as exact_odds
from jacta.names import check_policy
from jacta.telling.assuming import assumption
from jacta.text import Message
from jacta.typed import policy_of
from jacta.web.errors import Gone
from jacta.web.limits import Watch
from jacta.web.pages.desk import Desk
from jacta.web.pages.figures import MOST_ROWS, Figures, figures
from jacta.web.service import Service

ALL_ROWS = 2_000
POLICY = "_policy"
SEED = 1  # the same address shows the same figures


async def view(request: Request, service: Service, desk: Desk) -> dict[str, Any]:
    procedure, given = service.asked(desk.procedure.id, desk.given)
    rows = ALL_ROWS if desk.extra.get("_rows") == "all" else MOST_ROWS
    runs = desk.extra.get("_runs", "")
    if runs.isdecimal() or procedure.sampled:
        sample = await _simulated(request, service, desk, int(runs) if runs.isdecimal() else procedure.sampled)
        shown = figures(procedure, desk.form, sample, rows)
        picture = await service.run(lambda _: procedure.picture(given), request)
        context = {"desk": desk, "figures": shown, "sample": sample, "picture": picture, "assumptions": ()}
        return context | _noted(sample)

    policy = stated(desk)

    def work(watch: Watch) -> tuple[Figures, Any, str | None, tuple[Assumed, ...] | None]:
        found = exact_odds(procedure, given, policy, watch)
        shown = figures(procedure, desk.form, found, rows)
        return shown, found, procedure.picture(given), assumed(procedure, given, policy, watch)

    shown, found, picture, taken = await service.run(work, request)
    context = {"desk": desk, "figures": shown, "sample": None, "picture": picture} | _noted(found)
    return context | {"assumptions": None if taken is None else [_assumption(desk, one) for one in taken]}


def stated(desk: Desk) -> dict[str, Any] | None:
    """The answers to decisions that the address states: `_policy=label=value;label=value`."""
    return check_policy(desk.game.id, policy_of(filter(None, desk.extra.get(POLICY, "").split(";"))), POLICY)


class Shown(NamedTuple):
    """How a decision is answered, and the addresses with other answers."""

    sentence: str
    instead: list[tuple[str, str]]
    reset: str


def _assumption(desk: Desk, one: Assumed) -> Shown:
    told = assumption(desk.procedure, one)
    label = one.question.label
    kept = [pair for pair in desk.extra.get(POLICY, "").split(";") if pair and pair.partition("=")[0] != label]

    def href(*pairs: str) -> str:
        return desk.at(extra={**desk.extra, POLICY: ";".join((*kept, *pairs))})

    is_stated = any(pair.partition("=")[0] == label for pair in desk.extra.get(POLICY, "").split(";"))
    return Shown(told.sentence, [(href(pair), words) for pair, words in told.instead], href() if is_stated else "")


def _noted(odds: Odds[Any]) -> dict[str, Any]:
    return {"notices": odds.notices}


async def _simulated(request: Request, service: Service, desk: Desk, runs: int) -> Sample[Any]:
    """Where exactness is out of reach: many runs, stopped when nobody waits for them."""
    job = service.simulate(desk.procedure.id, desk.given, runs=runs, seed=SEED)
    async for _ in job.changes(silence=0.5):
        if await request.is_disconnected():
            job.cancel()
            raise Gone(Message("error-gone"))
    if job.result is None:
        raise job.error or JactaError(Message("error-gone"))
    return job.result
