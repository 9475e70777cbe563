"""The OpenAPI document: what FastAPI makes of the endpoints, with every procedure's own examples put in."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import FastAPI

from jacta import telling
from jacta.kernel.rule.registry import procedures
from jacta.text import language
from jacta.web.problems import Problem
from jacta.web.routes import LazyRoutes

OBJECT = {"type": "object", "description": "The input of the procedure; its schema is under /api/v1/{id}."}


def describe(app: FastAPI, api: LazyRoutes) -> None:
    """Let the app describe itself with the installed procedures, in the reader's language."""
    app.openapi = partial(document, app, api, app.openapi, {})  # type: ignore[method-assign]


def document(app: FastAPI, api: LazyRoutes, plain: Any, made: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if language() not in made:
        api.read()
        app.openapi_schema = None
        made[language()] = _with_examples(plain())
    return made[language()]


def _with_examples(schema: dict[str, Any]) -> dict[str, Any]:
    found = procedures()
    components = schema["components"]
    components["schemas"]["Problem"] = Problem.model_json_schema()
    components["examples"] = {
        id: {"summary": telling.title(one), "value": dict(one.examples[0])} for id, one in found.items() if one.examples
    }
    examples = {id: {"$ref": f"#/components/examples/{id}"} for id in components["examples"]}
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            components["schemas"].update(_shapes_within(operation))
        if not path.startswith("/api/v1/{id}"):
            continue
        for method, operation in operations.items():
            for parameter in operation["parameters"]:
                if parameter["name"] == "id":
                    parameter["schema"]["enum"] = list(found)
            if method == "post":
                content = {"application/json": {"schema": OBJECT, "examples": examples}}
                operation["requestBody"] = {"content": content}
            elif path != "/api/v1/{id}":
                operation["parameters"].append(_given(examples))
    return schema


def _shapes_within(operation: dict[str, Any]) -> dict[str, Any]:
    """The schemas that a body defines for itself, moved out of it: its references point to the whole document."""
    found: dict[str, Any] = {}
    for content in operation.get("requestBody", {}).get("content", {}).values():
        found |= content["schema"].pop("$defs", {})
    return found


def _given(examples: dict[str, Any]) -> dict[str, Any]:
    said = "The input as JSON. Or write its keys as parameters: `units=3`, `leaders=[2,1]`, `options.name=value`."
    content = {"application/json": {"schema": OBJECT, "examples": examples}}
    return {"name": "given", "in": "query", "description": said, "content": content}
