"""The pages of chronicles: mine, one with its pieces and journal, a sheet, a procedure with pieces, and its run.

Everything works without scripts: every button is a form. The browser remembers its links in a cookie of these pages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from jacta import telling
from jacta.chronicles import Chronicle
from jacta.chronicles.filling import found
from jacta.errors import InputError, JactaError
from jacta.hosting import ChronicleView, NotYours, UnknownLink
from jacta.kernel.rule.registry import games
from jacta.names import kind_name
from jacta.telling import chronicles as words
from jacta.text import Message
from jacta.typed import read_json
from jacta.web.pages import chronicle_view as views
from jacta.web.pages.rendering import PRIVATE, YEAR, page, private
from jacta.web.pages.workbench import find, sent_with
from jacta.web.routes import page_router
from jacta.web.service import Service, Serving
from jacta.web.visitors import base_of

router = page_router()
COOKIE = "chronicles"
MOST_KNOWN = 60  # links that fit into a cookie
ON_PAPER = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
FormFields = Mapping[str, str]


# --- Mine


@router.get("/chronicles")
async def mine(request: Request, service: Serving) -> HTMLResponse:
    """The chronicles that this browser knows, and how to begin one."""
    return await _mine(request, service)


@router.post("/chronicles")
async def begin(request: Request, service: Serving) -> Response:
    """Begin a chronicle, or import one from a file."""
    sent = dict(await sent_with(request))

    def work(_: object) -> str:
        if sent.get("_file", "").strip():
            chronicle = Chronicle.from_json(_json(sent["_file"]), replayed=True)
        else:
            chronicle = Chronicle.begin(sent.get("_game", ""), sent.get("_title", ""))
        players = [name for name in sent.get("_players", "").split(",") if name.strip()]
        return service.chronicles.open(chronicle, players).owner

    try:
        token = await service.run(work, request, opens=True)
    except JactaError as error:
        return await _mine(request, service, error, sent)
    return RedirectResponse(f"/chronicles/{token}", 303)


async def _mine(
    request: Request, service: Service, wrong: JactaError | None = None, sent: FormFields | None = None
) -> HTMLResponse:
    def look(token: str) -> tuple[str, ChronicleView] | None:
        try:
            return token, service.chronicles.look(token)
        except JactaError:
            return None

    known = await service.run(lambda _: [one for one in map(look, _known(request)) if one], request)
    context = {
        "known": known,
        "games": [game for game in games().values() if game.pieces],
        "wrong": str(wrong) if wrong else "",
        "sent": sent or {},
    }
    made = private(page(request, "chronicles/mine.html", context, 422 if wrong else 200))
    return _remembering(made, [token for token, _ in known])


# --- One chronicle


@router.get("/chronicles/{token}")
async def chronicle(request: Request, service: Serving, token: str) -> HTMLResponse:
    """The pieces and the journal, as this link may see them."""
    made = await _shown(request, service, token, "chronicles/chronicle.html", partial(_first, token))
    if made.status_code == 200:
        _remembering(made, [token, *(one for one in _known(request) if one != token)])
    return made


@router.post("/chronicles/{token}")
async def act(request: Request, service: Serving, token: str) -> Response:
    """Actions on a chronicle as a whole."""
    sent = dict(await sent_with(request))
    host = service.chronicles

    def work() -> str:
        if "_undo" in sent:
            host.undo(token, sent.get("_seen", ""), _number(sent["_undo"]))
        elif "_invite" in sent:
            host.invite(token, sent.get("_name", ""))
        elif leaked := sent.get("_renew"):
            new = host.renew(token, leaked)
            return f"/chronicles/{new if leaked == token else token}"
        elif "_rename" in sent:
            host.rename(token, sent.get("_seen", ""), sent.get("_title", ""))
        elif "_copy" in sent:
            return f"/chronicles/{host.copy(token, sent.get('_title', '')).owner}"
        elif "_delete" in sent:
            host.remove(token)
            return "/chronicles"
        return f"/chronicles/{token}"

    first = partial(_first, token)
    return await _done(request, service, token, work, "chronicles/chronicle.html", first, opens="_copy" in sent)


@router.get("/chronicles/{token}/chronicle.json")
async def export(request: Request, service: Serving, token: str) -> Response:
    """The whole chronicle as a file."""
    try:
        data = await service.run(lambda _: service.chronicles.export(token), request)
    except JactaError as error:
        return missing(request, error)
    return JSONResponse(data, headers=PRIVATE | {"Content-Disposition": 'attachment; filename="chronicle.json"'})


@router.get("/chronicles/{token}/paper")
async def paper(request: Request, service: Serving, token: str) -> Response:
    """The pieces and the journal as a page to print."""
    try:
        seen = (await service.run(lambda _: service.chronicles.look(token), request)).seen
    except JactaError as error:
        return missing(request, error)
    told = (words.told(seen.game, moment) for moment in seen.moments)
    printed = words.printed(Chronicle(seen.game, seen.title, (), seen.pieces), told)
    return HTMLResponse(printed, headers=PRIVATE | ON_PAPER)


# --- A piece


@router.get("/chronicles/{token}/piece")
async def piece(request: Request, service: Serving, token: str, name: str = "") -> HTMLResponse:
    """The sheet of a piece, what it can do now, and the form to correct it."""
    sent = dict(request.query_params)
    return await _shown(request, service, token, "chronicles/piece.html", lambda view: _piece(view, name, sent))


@router.post("/chronicles/{token}/piece")
async def correct(request: Request, service: Serving, token: str, name: str = "") -> Response:
    """Correct a piece by hand, or remove it."""
    entries = await sent_with(request)
    sent = dict(entries)
    host = service.chronicles

    def again(view: ChronicleView) -> dict[str, Any]:
        return _piece(view, name, sent, entries)

    if views.is_unfinished(sent):
        return await _shown(request, service, token, "chronicles/piece.html", again)

    def work() -> str:
        seen = sent.get("_seen", "")
        if "_remove" in sent:
            host.remove_piece(token, seen, name, reason=sent.get("_reason", ""))
            return f"/chronicles/{token}"
        view = host.look(token)
        kept = found(view.seen.pieces, name, "name")
        changes = views.corrected(views.filled_sheet(views.game_of(view), type(kept.piece), entries), kept.piece)
        hidden = None if (sent.get("_hidden") == "true") == kept.hidden else not kept.hidden
        owner = sent.get("_owner", kept.owner).strip()
        renamed = " ".join(sent.get("_name", kept.name).split())
        about: dict[str, Any] = {
            "hidden": hidden,
            "owner": None if owner == kept.owner else owner,
            "renamed": None if renamed == kept.name else renamed,
        }
        host.edit(token, seen, kept.name, changes, reason=sent.get("_reason", ""), **about)
        return f"/chronicles/{token}/piece?{views.named(renamed)}"

    return await _done(request, service, token, work, "chronicles/piece.html", again)


@router.get("/chronicles/{token}/add")
async def new_piece(request: Request, service: Serving, token: str, kind: str = "", sample: str = "") -> HTMLResponse:
    """A new piece of a kind, with the sheet of a sample if one is named."""

    def shown(view: ChronicleView) -> dict[str, Any]:
        known = views.game_of(view).pieces.get(kind)
        name, entries = views.sample_entries(views.game_of(view), known, sample) if known else ("", [])
        return _new(view, kind, {"_name": name}, entries, sample)

    return await _shown(request, service, token, "chronicles/add.html", shown)


@router.post("/chronicles/{token}/add")
async def add(request: Request, service: Serving, token: str, kind: str = "") -> Response:
    """Add a piece."""
    entries = await sent_with(request)
    sent = dict(entries)

    def again(view: ChronicleView) -> dict[str, Any]:
        return _new(view, kind, sent, entries)

    if views.is_unfinished(sent):
        return await _shown(request, service, token, "chronicles/add.html", again)

    def work() -> str:
        host = service.chronicles
        game = views.game_of(host.look(token))
        sheet = views.filled_sheet(game, game.pieces[kind], entries).given if kind in game.pieces else {}
        about: dict[str, Any] = {"owner": sent.get("_owner", "").strip(), "hidden": sent.get("_hidden") == "true"}
        host.add(token, sent.get("_seen", ""), sent.get("_name", ""), kind, sheet, **about)
        return f"/chronicles/{token}"

    return await _done(request, service, token, work, "chronicles/add.html", again)


# --- A procedure with pieces


@router.get("/chronicles/{token}/do/{name}")
async def prepare(request: Request, service: Serving, token: str, name: str) -> HTMLResponse:
    """A procedure with pieces in its form; with `_odds`, what may become of them."""
    sent = request.query_params.multi_items()
    try:
        context = await service.run(lambda _: _stage(service, token, name, sent), request)
    except JactaError as error:
        return missing(request, error)
    if "_odds" in dict(sent):
        stage = context["stage"]
        try:
            taken = await service.run(
                lambda _: service.chronicles.fill(token, stage.procedure.id, stage.given), request
            )
            context["odds"] = await service.read(partial(views.prospects, taken), request)
        except JactaError as error:
            context |= _refused(context, error)
    return private(page(request, "chronicles/do.html", {"token": token, **context}))


@router.post("/chronicles/{token}/do/{name}")
async def do(request: Request, service: Serving, token: str, name: str) -> Response:
    """Begin a procedure with pieces: with Jacta's dice, or with real ones."""
    entries = await sent_with(request)
    sent = dict(entries)

    def work(_: object) -> None:
        view = service.chronicles.look(token)
        procedure = find(view.seen.game, name)
        if procedure is not None:
            service.fresh(procedure.game)
            given = views.stage(view, procedure, entries).given
            dice, together = sent.get("_dice", "system"), "_together" in sent
            service.chronicles.begin(token, procedure.id, given, dice=dice, together=together)

    try:
        await service.run(work, request, thinks=True)
    except UnknownLink as error:
        return missing(request, error)
    except JactaError as error:
        context = await service.run(lambda _: _stage(service, token, name, entries), request)
        return private(
            page(request, "chronicles/do.html", {"token": token, **context, **_refused(context, error)}, 422)
        )
    return RedirectResponse(f"/chronicles/{token}/doing", 303)


# --- What each page shows


def _first(token: str, view: ChronicleView) -> dict[str, Any]:
    return {
        "cards": views.cards(view),
        "maps": words.maps(views.game_of(view), view.seen.pieces),
        "journal": views.journal(view),
        "corrections": views.undoable_corrections(view),
        "kind_name": kind_name,
        "runs": [(name, telling.title(one), views.doing_address(token, name)) for name, one in view.runs.items()],
    }


def _piece(view: ChronicleView, name: str, sent: FormFields, entries: Any = None) -> dict[str, Any]:
    kept = found(view.seen.pieces, name, "name")
    game = views.game_of(view)
    shown = views.sheet_entries(game, kept.piece) if entries is None else entries
    return {
        "kept": kept,
        "kind": kind_name(game.id, kept.kind),
        "sheet": words.sheet(game.id, kept.piece),
        "map": words.map_of(game, view.seen.pieces, kept),
        "can_do": views.deeds(view, kept),
        "past": views.past(view, kept.name),
        **views.sheet_shown(view, type(kept.piece), shown, kept.name),
        "may_change": views.may_change(view, kept),
        "hidden": sent["_hidden"] == "true" if "_hidden" in sent else kept.hidden,
        "called": sent.get("_name", kept.name),
        "owner": sent.get("_owner", kept.owner),
        "reason": sent.get("_reason", ""),
        "editing": entries is not None,
    }


def _new(view: ChronicleView, kind: str, sent: FormFields, entries: Any, sample: str = "") -> dict[str, Any]:
    game = views.game_of(view)
    kinds = [(one, kind_name(game.id, one)) for one in game.pieces]
    known = game.pieces.get(kind)
    return {
        "kinds": kinds,
        "kind": kind if known else "",
        **(views.sheet_shown(view, known, entries) if known else {"workbench": None}),
        "samples": views.samples(game, known) if known else [],
        "sample": sample,
        "sent": sent,
        "owners": list(view.links.players) if view.links else [],
    }


def _stage(service: Service, token: str, name: str, sent: Any) -> dict[str, Any]:
    view = service.chronicles.look(token)
    procedure = find(view.seen.game, name)
    if procedure is None or not procedure.roles:
        raise UnknownLink("")
    stage = views.stage(view, procedure, sent)
    about = {"view": view, "game": procedure.game, "stage": stage, "workbench": stage.workbench}
    return about | {"wrong": "", "at_fault": "", "odds": None, "here": f"/chronicles/{token}"}


def _refused(context: Mapping[str, Any], error: JactaError) -> dict[str, Any]:
    """Why a procedure does not begin, and the piece whose sheet is the reason, if one is."""
    meant, piece = views.at_fault(context["stage"], error)
    return {"wrong": words.refusal(context["game"].id, meant), "at_fault": piece}


# --- Inside


async def _shown(
    request: Request,
    service: Service,
    token: str,
    template: str,
    context: Callable[[ChronicleView], dict[str, Any]],
    wrong: JactaError | None = None,
) -> HTMLResponse:
    """A page of a chronicle, with what went wrong."""

    def work() -> dict[str, Any]:
        view = service.chronicles.look(token)
        return {"view": view, "game": views.game_of(view), "revision": view.revision, **context(view)}

    try:
        shown = await service.run(lambda _: work(), request)
    except JactaError as error:
        return missing(request, error)
    told = {"token": token, "base": base_of(request), "wrong": words.refusal(shown["game"].id, wrong) if wrong else ""}
    return private(page(request, template, {**told, **shown}, 422 if wrong else 200))


async def _done(
    request: Request,
    service: Service,
    token: str,
    work: Callable[[], str],
    template: str,
    context: Callable[[ChronicleView], dict[str, Any]],
    *,
    opens: bool = False,
) -> Response:
    """Do something, then go where it leads; if it is refused, the page again with the reason."""
    try:
        return RedirectResponse(await service.run(lambda _: work(), request, opens=opens), 303)
    except UnknownLink as error:
        return missing(request, error)
    except JactaError as error:
        return await _shown(request, service, token, template, context, error)


def _number(typed: str) -> int | None:
    """The number of an entry; None stands for the last one."""
    if typed and not typed.isdecimal():
        raise InputError("undo", Message("error-type-int", value=typed))
    return int(typed) if typed else None


def _json(written: str) -> Any:
    try:
        return read_json(written)
    except ValueError as error:
        raise InputError("file", str(error)) from None


def _known(request: Request) -> list[str]:
    """The links in the cookie."""
    return [token for token in request.cookies.get(COOKIE, "").split(".") if token.isalnum()][:MOST_KNOWN]


def _remembering(made: HTMLResponse, tokens: list[str]) -> HTMLResponse:
    kept = ".".join(tokens[:MOST_KNOWN])
    made.set_cookie(COOKIE, kept, max_age=YEAR, path="/chronicles", httponly=True, samesite="lax")
    return made


def missing(request: Request, error: JactaError) -> HTMLResponse:
    """No such chronicle or piece; or the database is not available."""
    status = 404 if isinstance(error, UnknownLink | InputError) else 403 if isinstance(error, NotYours) else 503
    return page(request, "chronicles/missing.html", {"why": str(error.message)}, status)
