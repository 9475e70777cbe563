"""What a request asks: the question as it came, the policy, the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from fastapi.dependencies.models import Dependant
from pydantic import BaseModel, TypeAdapter

from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import checked
from jacta.kernel.rule.registry import find_game, games
from jacta.names import Names, Offered, near_to, not_among, plain_names
from jacta.text import Message
from jacta.typed import policy_of
from jacta.web.answers import RESERVED, ReadingRequest, object_of
from jacta.web.errors import BodyTooLarge, NotThere


async def reading_request(request: Request, id: Id) -> ReadingRequest:
    """What a request asks of a procedure. Only its size is checked here: reading it is for a worker to do."""
    most: int = request.app.state.service.limits.values
    posted = request.method == "POST"
    body = await request.body() if posted else None
    parameters = () if posted else request.query_params.multi_items()
    read = {"lang", *_read_by(request.scope["route"].dependant), *(() if posted else ("given",))}
    for name in request.query_params:
        if name not in read and (posted or name in RESERVED):  # ignoring it would answer another question
            raise not_among(name, name, sorted(read))
    if (body or b"").count(b",") + sum(value.count(",") + 1 for _, value in parameters) >= most:
        raise BodyTooLarge(Message("error-too-many-values", values=most))
    return ReadingRequest(id, request.url.path, body, parameters, request.headers.get("if-none-match"))


def _read_by(endpoint: Dependant) -> Iterator[str]:
    """The parameters that an endpoint reads, itself or by what it depends on."""
    yield from (parameter.alias for parameter in endpoint.query_params)
    for part in endpoint.dependencies:
        yield from _read_by(part)


def body_of(model: type[Any]) -> Any:
    """The body of a request, validated by this model; a dependency for FastAPI."""
    adapter: TypeAdapter[Any] = TypeAdapter(model)

    names = plain_names(model.model_fields)

    async def read(request: Request) -> Any:
        sent = object_of(await request.body())
        try:
            return checked(adapter, sent)
        except InputError as error:
            if error.key in sent and error.key not in names.ids:
                raise InputError(error.key, among_keys(error.key, names)) from None
            raise

    return Depends(read)


SHAPE = "#/components/schemas/{model}"


def among_keys(typed: str, names: Names) -> Message:
    """The refusal of a key that a body does not have, with the nearest of those it has, or with all."""
    refusal = Message("error-extra-forbidden")
    known = Message("error-known-keys", refusal=refusal, known=Offered(names.ids, names))
    return near_to(refusal, typed, names) or known


def described(model: type[BaseModel]) -> dict[str, Any]:
    """What the OpenAPI document says of such a body."""
    content = {"application/json": {"schema": model.model_json_schema(ref_template=SHAPE)}}
    return {"requestBody": {"required": True, "content": content}}


async def answers_of(
    policy: Annotated[
        list[str] | None,
        Query(description="Answers to the decisions with this label, `label=value`; repeatable. Else the default."),
    ] = None,
) -> dict[str, Any] | None:
    return policy_of(policy or ())


async def game_of(id: Annotated[str, Path(description="A game.")]) -> Game:
    """The game in the address."""
    found = find_game(id)
    if found is None:
        raise NotThere(Message("error-unknown-game", id=id, known=", ".join(games())))
    return found


Asked = Annotated[ReadingRequest, Depends(reading_request)]
Policy = Annotated[dict[str, Any] | None, Depends(answers_of)]
OfGame = Annotated[Game, Depends(game_of)]
Id = Annotated[str, Path(description="A procedure, as listed under /api/v1/procedures.")]
Seed = Annotated[int | None, Query(description="Repeats the dice.")]
Who = Annotated[str | None, Query(description="The player who asks; else the first that the procedure names.")]
AimOf = Annotated[
    str | None,
    Query(description="What that player wants: `winner=attacker`, `hits>=3`, `vp_ceded` or `-vp_ceded`."),
]
Search = Annotated[
    int | None,
    Query(ge=1, le=50_000, description="Where exact values are out of reach: search over so many positions."),
]
Keys = Annotated[list[str] | None, Query(description="Only the odds of this key of the outcome; of several together.")]
Sought = Annotated[
    str, Query(max_length=100, description="Words to find procedures by, in either language; slips are forgiven.")
]
