"""What a request asks: the input from its body or its address, the policy, the game."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from pydantic import BaseModel, TypeAdapter

from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import checked
from jacta.kernel.rule.registry import find_game, games
from jacta.text import Message
from jacta.typed import parsed, policy_of, put, read_json
from jacta.web.errors import NotThere

RESERVED = frozenset(("given", "policy", "seed", "who", "aim", "key", "runs", "lang", "by", "at_least"))
"""Query parameters of our own; any other one is a key of the input."""


async def given_of(request: Request) -> dict[str, Any]:
    """The input: the body of a POST; of a GET `?given={...}`, with `key=value` and `nested.key=value` laid over it."""
    if request.method == "POST":
        return _object(await request.body())
    given = _object(request.query_params.get("given", "").encode("utf-8", "surrogatepass"))
    for key, written in request.query_params.multi_items():
        if key not in RESERVED:
            put(given, key, parsed(written))
    return given


def _object(written: bytes) -> dict[str, Any]:
    if not written.strip():
        return {}
    try:
        data = read_json(written)
    except ValueError as error:
        raise InputError("", Message("error-not-json", reason=str(error))) from None
    if not isinstance(data, dict):
        raise InputError("", Message("error-type-object", value=type(data).__name__))
    return data


def body_of(model: type[Any]) -> Any:
    """What the body of a request says, as this model has it; a dependency for FastAPI."""
    adapter: TypeAdapter[Any] = TypeAdapter(model)

    async def read(request: Request) -> Any:
        return checked(adapter, _object(await request.body()))

    return Depends(read)


def described(model: type[BaseModel]) -> dict[str, Any]:
    """What the OpenAPI document says of such a body."""
    content = {"application/json": {"schema": model.model_json_schema()}}
    return {"requestBody": {"required": True, "content": content}}


def answers_of(
    policy: Annotated[
        list[str] | None,
        Query(description="Answers to the decisions with this label, `label=value`; repeatable. Else the default."),
    ] = None,
) -> dict[str, Any] | None:
    return policy_of(policy or ())


def game_of(id: Annotated[str, Path(description="A game.")]) -> Game:
    """The game of the address."""
    found = find_game(id)
    if found is None:
        raise NotThere(Message("error-unknown-game", id=id, known=", ".join(games())))
    return found


Given = Annotated[dict[str, Any], Depends(given_of)]
Policy = Annotated[dict[str, Any] | None, Depends(answers_of)]
OfGame = Annotated[Game, Depends(game_of)]
Id = Annotated[str, Path(description="A procedure, as listed under /api/v1/procedures.")]
Seed = Annotated[int | None, Query(description="Repeats the dice.")]
Who = Annotated[str | None, Query(description="The player who asks; else the first that the procedure names.")]
AimOf = Annotated[
    str | None,
    Query(description="What that player wants: `winner=attacker`, `hits>=3`, `vp_ceded` or `-vp_ceded`."),
]
Keys = Annotated[list[str] | None, Query(description="Only the odds of this key of the outcome; of several together.")]
