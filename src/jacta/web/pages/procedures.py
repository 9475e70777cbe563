"""The workbench of a procedure: the form on one side, the tab's answer on the other.

Everything between what was sent and the text of the page is done in a worker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from fastapi import Request
from fastapi.responses import HTMLResponse

from jacta import telling
from jacta.distribution import Sample
from jacta.errors import InputError, JactaError
from jacta.text import Message
from jacta.web.answers import Checked, checked_input
from jacta.web.errors import BodyTooLarge, Gone, TooLarge, TooLong
from jacta.web.limits import Watch
from jacta.web.own_tables import OWN_TABLES
from jacta.web.pages import contents
from jacta.web.pages.rendering import Reader, html, is_part, page, reader_of, response
from jacta.web.pages.tabs import TAB_VIEWS
from jacta.web.pages.tabs.odds import SEED, runs_asked
from jacta.web.pages.workbench import LONGEST_ADDRESS, TABS, Sent, Workbench, find, sent_by, workbench_of
from jacta.web.routes import page_router
from jacta.web.service import Service, Serving
from jacta.web.visitors import asker_of

router = page_router()
MOMENT, GLANCE = 3.0, 0.9  # seconds that an answer waits for a simulation before its progress is shown; a whole page


class Written(NamedTuple):
    """The text of a page, and its address."""

    html: str
    address: str


class UnfinishedSimulation(NamedTuple):
    """A simulation that is still running."""

    job: str
    done: int
    runs: int


class Wanted(NamedTuple):
    """A page that needs a sample first: of what, and how many tries."""

    asked: Checked
    runs: int


@router.get("/games/{game}/{name}")
async def first_tab(request: Request, service: Serving, game: str, name: str) -> HTMLResponse:
    """A procedure's workbench, its odds first; or something that players keep track of."""
    if find(game, name) is None and (kept := contents.kept_page(request, game, name)):
        return kept
    return await workbench(request, service, game, name, "odds")


@router.get("/games/{game}/{name}/{tab}")
async def workbench(request: Request, service: Serving, game: str, name: str, tab: str) -> HTMLResponse:
    """A tab of the workbench; for htmx only its answer, with the tabs and the address updated."""
    if find(game, name) is None or tab not in TABS:
        return page(request, "missing.html", {}, 404)
    lay = partial(laid_out, reader_of(request), await sent_by(request), game, name, tab)
    try:
        written = await service.read(lay, request)
        if isinstance(written, Wanted):
            found = await _sampled(request, service, written)
            written = await service.read(partial(lay, sample=found), request)
    except (BodyTooLarge, Gone):
        raise
    except JactaError as error:  # stopped from outside, or no place for it: the form is shown again with the reason
        written = await service.run(partial(lay, failed=error), request)
    assert isinstance(written, Written)
    made = response(request, written.html)
    if "HX-Request" in request.headers and len(written.address) <= LONGEST_ADDRESS:
        made.headers["HX-Replace-Url"] = written.address
    return made


def laid_out(
    reader: Reader,
    sent: Sent,
    game: str,
    name: str,
    tab: str,
    watch: Watch,
    *,
    sample: Sample[Any] | UnfinishedSimulation | None = None,
    failed: JactaError | None = None,
) -> Written | Wanted:
    """The workbench as a text. If a tab cannot answer, it says why, and at which field."""
    procedure = find(game, name)
    assert procedure is not None
    workbench = workbench_of(sent.entries(watch.limits), procedure, tab)
    try:
        OWN_TABLES.fresh(procedure.game)
        if failed is not None:
            raise failed
        if tab == "odds" and sample is None and (runs := runs_asked(workbench)):
            return Wanted(checked_input(procedure, procedure.validate(workbench.given)), runs)
        if isinstance(sample, UnfinishedSimulation):
            context: Mapping[str, Any] = {"waiting": sample, "notices": ()}
        else:
            context = TAB_VIEWS[tab](workbench, watch) if sample is None else TAB_VIEWS[tab](workbench, watch, sample)
    except JactaError as error:
        if isinstance(error, Gone):
            raise
        context = refused(workbench, error)
    return written(reader, workbench, context)


def written(reader: Reader, workbench: Workbench, context: Mapping[str, Any]) -> Written:
    """The workbench with what its tab shows."""
    procedure, tab = workbench.procedure, workbench.tab
    about = {
        "workbench": workbench,
        "procedure": procedure,
        "game": procedure.game,
        "tab": tab,
        "error": None,
        "waiting": None,
    }
    template = "answer.html" if reader.part == "answer" else "workbench.html"
    address = context.get("address_of_game", context.get("workbench", workbench).permalink)
    return Written(html(reader, template, {**about, **context}), address)


def refused(workbench: Workbench, error: JactaError) -> dict[str, Any]:
    """What a tab shows instead of an answer: why there is none, and at which field."""
    key = error.key if isinstance(error, InputError) and not error.key.startswith("_") else ""
    return {
        "error": str(error.message),
        "error_key": key,
        "error_label": telling.key(workbench.game.id, key) if key else "",
        "too_much": isinstance(error, TooLarge | TooLong),
    }


async def _sampled(request: Request, service: Service, wanted: Wanted) -> Sample[Any] | UnfinishedSimulation:
    """If exactness is out of reach: the result of many runs, or their progress after a moment."""
    asker = asker_of(request)
    job = service.jobs.alike(wanted.asked, wanted.runs, SEED, asker)
    job = job or service.jobs.start(wanted.asked, runs=wanted.runs, seed=SEED, asker=asker)
    try:
        async with asyncio.timeout(MOMENT if is_part(request, "answer") else GLANCE):
            async for _ in job.changes():
                pass
    except TimeoutError:
        return UnfinishedSimulation(job.id, job.done, job.runs)
    if job.result is None:
        raise job.error or Gone(Message("error-gone"))
    return job.result


@router.post("/games/{game}/{name}/play")
async def play(request: Request, service: Serving, game: str, name: str) -> HTMLResponse:
    """The next step of a game, however long that game is."""
    return await workbench(request, service, game, name, "play")
