"""The reference, from the program itself: commands from their help, modules from docstrings, HTTP from OpenAPI."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from importlib import import_module
from typing import Any

from typer.main import get_command

from handbook.pages import Page, Section, block, code, heading, paragraph, table
from handbook.words import WORDS

MODULES = ("jacta", "jacta.rules", "jacta.dice", "jacta.hexes")
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


# --- Commands


def commands(language: str) -> Page:
    """Every command, as its help says."""
    words = WORDS[language]
    html, sections = [heading(1, words["commands"]), paragraph(words["commands-about"])], []
    for name, told in helps():
        anchor = name.replace(" ", "-")
        html += [heading(2, name, anchor), block(told)]
        sections.append(Section(anchor, name, told))
    return Page("reference/commands", words["commands"], "".join(html), sections)


def helps() -> Iterator[tuple[str, str]]:
    """The commands in the order of the program, each with its page of help in the language of the moment."""
    from jacta.cli.app import app  # noqa: PLC0415
    from jacta.cli.pages import built  # noqa: PLC0415

    names = [name for group in (get_command(app), chronicle_command()) for name in getattr(group, "commands", ())]
    yield from _helps(built(names), "jacta")


def chronicle_command() -> Any:
    """The one command that has commands of its own."""
    from jacta.cli.chronicle import chronicle  # noqa: PLC0415

    return get_command(chronicle)


def _helps(command: Any, path: str) -> Iterator[tuple[str, str]]:
    context = command.make_context(path, [], resilient_parsing=True)
    yield path, str(command.get_help(context))
    for name, member in getattr(command, "commands", {}).items():
        yield from _helps(member, f"{path} {name}")


# --- Python


def python(language: str) -> Page:
    """The public names of the stable modules, with signature and docstring."""
    words = WORDS[language]
    html, sections = [heading(1, words["python"]), paragraph(words["python-about"])], []
    for name in MODULES:
        module = import_module(name)
        anchor = name.replace(".", "-")
        html += [heading(2, name, anchor), block(inspect.cleandoc(module.__doc__ or ""))]
        sections.append(Section(anchor, name, module.__doc__ or ""))
        for member in public(module):
            shown, told = described(member, getattr(module, member))
            html += [
                heading(3, member, f"{anchor}-{member}"),
                block(shown) if shown else "",
                block(told) if told else "",
            ]
            sections.append(Section(f"{anchor}-{member}", f"{name}.{member}", told))
    return Page("reference/python", words["python"], "".join(html), sections)


def public(module: Any) -> list[str]:
    names = getattr(module, "__all__", None)
    if names is None:
        names = [
            name
            for name, value in vars(module).items()
            if not name.startswith("_") and getattr(value, "__module__", "") == module.__name__
        ]
    return [name for name in names if not name.startswith("__")]


def described(name: str, value: Any) -> tuple[str, str]:
    """How something is called, and what it says of itself; the methods of a class below it."""
    told = inspect.cleandoc(value.__doc__ or "") if callable(value) else ""
    if inspect.isclass(value):
        lines = [f"class {name}{_signature(value)}"]
        for member, function in vars(value).items():
            if not member.startswith("_") and callable(function) and getattr(function, "__doc__", None):
                first = inspect.cleandoc(function.__doc__ or "").partition("\n")[0]
                lines += [f"    {member}{_signature(function)}", f"        {first}"]
        return "\n".join(lines), told
    if callable(value):
        return f"{name}{_signature(value)}", told
    return f"{name} = {ADDRESS.sub('', repr(value))[:200]}", ""


def _signature(value: Any) -> str:
    try:
        return ADDRESS.sub("", str(inspect.signature(value)))
    except (TypeError, ValueError):
        return ""


# --- HTTP


def http(language: str) -> Page:
    """Every address of the HTTP interface, rendered from its OpenAPI description."""
    words = WORDS[language]
    described = _openapi()
    html, sections = [heading(1, words["http"]), paragraph(words["http-about"])], []
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            anchor = re.sub(r"\W+", "-", f"{method} {path}").strip("-").lower()
            title = f"{method.upper()} {path}"
            html += [heading(2, title, anchor), *_operation(operation, described, words)]
            sections.append(Section(anchor, title, operation.get("description", operation.get("summary", ""))))
    return Page("reference/http", words["http"], "".join(html), sections)


@cache
def _openapi() -> dict[str, Any]:
    from jacta.web.app import create_app  # noqa: PLC0415

    return create_app(database="sqlite://").openapi()


def _operation(operation: Mapping[str, Any], described: Mapping[str, Any], words: Mapping[str, str]) -> Iterator[str]:
    yield paragraph(operation.get("description", operation.get("summary", "")))
    rows = [
        [code(one["name"]), escape(one["in"]), code(_type(one.get("schema", {}))), escape(one.get("description", ""))]
        for one in (_followed(one, described) for one in operation.get("parameters", ()))
    ]
    if rows:
        yield heading(3, words["parameters"])
        yield table((words["name"], words["where"], words["type"], words["meaning"]), rows)
    for body in [operation["requestBody"]] if "requestBody" in operation else []:
        yield heading(3, words["body"])
        yield from (
            f"<p>{code(kind)}: {code(_type(content.get('schema', {})))}</p>"
            for kind, content in body["content"].items()
        )
        for content in body["content"].values():
            yield _fields(content.get("schema", {}), described, words)
    yield heading(3, words["answers"])
    answers = [
        [
            code(status),
            escape(answer.get("description", "")),
            ", ".join(code(_type(one.get("schema", {}))) for one in answer.get("content", {}).values()),
        ]
        for status, answer in operation["responses"].items()
    ]
    yield table(("", words["meaning"], words["type"]), answers)


def _fields(schema: Mapping[str, Any], described: Mapping[str, Any], words: Mapping[str, str]) -> str:
    found = _followed(schema, described).get("properties", {})
    rows = [[code(name), code(_type(one)), escape(one.get("description", ""))] for name, one in found.items()]
    return table((words["key"], words["type"], words["meaning"]), rows)


def _followed(schema: Mapping[str, Any], described: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Any = schema
    while "$ref" in found:
        place = found["$ref"].removeprefix("#/").split("/")
        found = described
        for step in place:
            found = found[step]
    return found  # type: ignore[no-any-return]


def _type(schema: Mapping[str, Any]) -> str:
    """A schema in a word or two."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(map(_type, schema[several])))
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"{_type(schema.get('items', {}))}[]"
    return str(schema.get("const", schema.get("type", "any")))
