"""The server of the Model Context Protocol: eight tools over standard input and output, or over streamable HTTP.

The descriptions are for models, and in English; answers are in the language that a call asks for.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Literal

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from mcp_types import CallToolResult, InputRequiredResult, TextContent, ToolAnnotations
from pydantic import Field, ValidationError
from starlette.applications import Starlette

import jacta
from jacta import text
from jacta.chronicles.seeing import SeenChronicle
from jacta.errors import EmptySlot, IllegalAnswer, InputError, JactaError, UnknownProcedure
from jacta.kernel.rule.inputs import first_refusal
from jacta.kernel.rule.registry import procedures
from jacta.mcp import tools
from jacta.names import not_among
from jacta.text import Message
from jacta.web.asgi import RequestContext
from jacta.web.limits import Limits, Watch
from jacta.web.problems import as_bytes, kind_of
from jacta.web.service import Service
from jacta.web.visitors import Hosts

INSTRUCTIONS = """Jacta knows the rules of conflict games (board wargames, role-playing games) and works out their dice
exactly. Ask it instead of estimating: `find` a procedure by words, `explain` it to learn its input, then `odds`,
`best`, `roll`, `vary` or `readings`. Quote the exact fraction, the passage, and the readings that the answer rests on:
tables argue about them. An error names the key that is wrong and what is allowed; mend the call and try again."""

AMISS: dict[type[JactaError], str] = {UnknownProcedure: "procedure", IllegalAnswer: "policy"}
"""The argument that is wrong where the error itself names no key."""

Shown = Callable[[str | None], Awaitable[SeenChronicle]]
"""A chronicle by its name or link, as whoever asks may see it."""

Id = Annotated[str, Field(description="Id of a procedure, such as here_i_stand.field_battle; `find` tells them.")]
Input = Annotated[
    dict[str, Any] | None,
    Field(
        description="The situation, key by key as `explain` lists them; `options` holds chosen readings of the rules."
    ),
]
Policy = Annotated[
    dict[str, Any] | None,
    Field(description="Answers to decisions by their labels, such as {'payment': 'card'}; else the usual ones."),
]
Aim = Annotated[
    str | None,
    Field(description="What is wanted: a chance such as winner=attacker or hits>=3, or a mean such as -vp_ceded."),
]
Page = Annotated[int, Field(ge=1, description="Which page of a long list.")]
Language = Annotated[Literal["fr", "en"] | None, Field(description="The language of the answer.")]


class ToolServer(MCPServer[Any]):
    """Refuses malformed calls in our words: an argument that no tool knows, if ignored, would get the answer to another
    question.
    """

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        lang = arguments.get("lang")
        with text.speaking(lang if lang in text.LANGUAGES else text.language()):
            known = {tool.name: tool.input_schema["properties"] for tool in await self.list_tools()}
            try:
                if name not in known:
                    raise not_among("name", name, known)
                for argument in sorted(arguments.keys() - known[name].keys()):
                    raise not_among(argument, argument, known[name])
                return await super().call_tool(name, arguments, context)
            except JactaError as error:
                return result(refused(error), is_error=True)
            except ToolError as error:
                if not isinstance(error.__cause__, ValidationError):
                    raise
                return result(refused(first_refusal(error.__cause__, arguments)), is_error=True)


def server_of(service: Service, shown: Shown) -> MCPServer[Any]:
    """The eight tools. All of them are read-only."""
    server = ToolServer(
        "jacta", title="Jacta", version=jacta.__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    tool = partial(server.tool, annotations=ToolAnnotations(read_only_hint=True, open_world_hint=False))

    async def answer(task: Callable[[Watch], dict[str, Any]], lang: str | None) -> CallToolResult:
        return await spoken(lang, lambda: service.read(task))

    @tool(title="Find a procedure")
    async def find(
        words: Annotated[str, Field(description="What it is about, in French or English; empty: where to begin.")] = "",
        game: Annotated[str | None, Field(description="Only this game, by its id.")] = None,
        page: Page = 1,
        lang: Language = None,
    ) -> CallToolResult:
        """Find rules by words: battles, sieges, duels, voyages, taxes. Gives ids, titles and passages."""
        return await answer(partial(tools.find, words, game, page), lang)

    @tool(title="Explain a procedure")
    async def explain(procedure: Id, page: Page = 1, lang: Language = None) -> CallToolResult:
        """What a procedure needs as input, which readings of the rules it offers, what comes out, with an example."""
        return await answer(partial(tools.explain, procedure, page), lang)

    @tool(title="Exact odds")
    async def odds(
        procedure: Id,
        given: Input = None,
        policy: Policy = None,
        keys: Annotated[list[str] | None, Field(description="Only these keys of the outcome.")] = None,
        page: Page = 1,
        lang: Language = None,
    ) -> CallToolResult:
        """What can happen? The exact distribution of the outcome, as fractions and percents, the likeliest first."""
        return await answer(partial(tools.odds, procedure, given or {}, policy, keys or (), page), lang)

    @tool(title="Best choice")
    async def best(
        procedure: Id,
        given: Input = None,
        who: Annotated[str | None, Field(description="The player who asks.")] = None,
        aim: Aim = None,
        policy: Policy = None,
        page: Page = 1,
        lang: Language = None,
    ) -> CallToolResult:
        """What should I do? The best choice at every decision of a player, and what it is worth."""
        return await answer(partial(tools.best, procedure, given or {}, who, aim, policy, page), lang)

    @tool(title="Roll the dice")
    async def roll(
        procedure: Id,
        given: Input = None,
        policy: Policy = None,
        seed: Annotated[int | None, Field(description="Repeats the same run; without it, true chance.")] = None,
        page: Page = 1,
        lang: Language = None,
    ) -> CallToolResult:
        """What happens? One run with real chance, told step by step with the passage of every step."""
        return await answer(partial(tools.roll, procedure, given or {}, policy, seed, page), lang)

    @tool(title="How many do I need?")
    async def vary(
        procedure: Id,
        by: Annotated[
            list[str], Field(description="Keys that vary: attacker_units, or with values attacker_units=4..9.")
        ],
        given: Input = None,
        at_least: Annotated[
            str | None, Field(description="Find the smallest value that gives this: 70% or 2/3.")
        ] = None,
        aim: Aim = None,
        policy: Policy = None,
        page: Page = 1,
        lang: Language = None,
    ) -> CallToolResult:
        """How do the odds move with one input, or two? With `at_least`: how many are needed for that chance."""
        return await answer(partial(tools.vary, procedure, given or {}, by, at_least, aim, policy, page), lang)

    @tool(title="What other readings change")
    async def readings(
        procedure: Id, given: Input = None, policy: Policy = None, page: Page = 1, lang: Language = None
    ) -> CallToolResult:
        """The rules are ambiguous in places: what every other reading would change in this situation."""
        return await answer(partial(tools.readings, procedure, given or {}, policy, page), lang)

    @tool(title="Look into a chronicle")
    async def chronicle(
        name: Annotated[str | None, Field(description="Its name, or the link of a shared one.")] = None,
        page: Page = 1,
        lang: Language = None,
    ) -> CallToolResult:
        """What players own, and the journal of what befell it. A piece's sheet can be given to
        a procedure in its role: {'attacker': sheet}; `explain` names the roles."""

        async def looked() -> dict[str, Any]:
            return tools.chronicle(await shown(name), page)

        return await spoken(lang, looked)

    return server


async def spoken(lang: str | None, work: Callable[[], Awaitable[dict[str, Any]]]) -> CallToolResult:
    """Work done in a language; what the rules refuse is reported so that the call can be corrected."""
    with text.speaking(lang or text.language()):
        try:
            return result(await work())
        except JactaError as error:
            return result(refused(error), is_error=True)


def result(data: dict[str, Any], is_error: bool = False) -> CallToolResult:
    """Data for programs, and the same as text for models."""
    written = TextContent(type="text", text=as_bytes(data).decode())
    return CallToolResult(content=[written], structured_content=data, is_error=is_error)


def refused(error: JactaError) -> dict[str, Any]:
    """An error as data: its kind, the key that is wrong, what is allowed."""
    told = {"error": kind_of(error), "message": str(error.message)}
    key = error.key if isinstance(error, InputError) else AMISS.get(type(error))
    if key:
        told["key"] = key
    if isinstance(error, EmptySlot):
        told |= {"slot": error.slot, "book": error.book, "page": error.page}
    return told


# --- Ways to reach it


def over_stdio(shown: Callable[[str | None], SeenChronicle]) -> None:
    """For the user's own assistant, until it hangs up. `shown` opens the user's own chronicles."""

    async def own(name: str | None) -> SeenChronicle:
        return shown(name)

    procedures()  # loading is not part of an answer's time
    server_of(Service(Limits(workers=0)), own).run()


def app_of(
    limits: Limits | None = None, *, database: str | None = None, hosts: Sequence[str] | None = None
) -> Starlette:
    """An ASGI application with the tools at `/mcp`, within the limits of the web; chronicles go by their links."""
    service = Service(limits, database=database)

    async def linked(link: str | None) -> SeenChronicle:
        if not link:
            raise InputError("name", Message("error-missing"))
        token = link.rstrip("/").rpartition("/")[2]
        return await service.run(lambda _: service.chronicles.look(token).seen)

    # Host names are checked, and other sites kept out, by the middleware around every request.
    mcp = server_of(service, linked).streamable_http_app(
        json_response=True,
        stateless_http=True,
        max_request_body_size=service.limits.body,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        service.prepare()
        async with mcp.router.lifespan_context(app):
            yield
        await service.close()

    app = Starlette(routes=mcp.routes, lifespan=lifespan)
    app.state.service = service
    known = None if hosts is None else Hosts(hosts)
    app.add_middleware(
        RequestContext, limits=service.limits, quotas=service.quotas, request_counts=service.request_counts, hosts=known
    )
    return app
