"""The reference, from the program itself: commands from their help, modules from docstrings, HTTP from OpenAPI."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib import import_module
from typing import Any, NamedTuple

from typer.main import get_command

from handbook.pages import Page, Section, block, code, heading, places, prose, table
from handbook.words import WORDS

MODULES = (
    *("jacta", "jacta.rules", "jacta.dice", "jacta.hexes", "jacta.authoring", "jacta.rl"),
    *("jacta.web.app", "jacta.hosting", "jacta.store"),
)
LONGEST = 100  # letters of a signature in one line
Words = Mapping[str, str]
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


# --- Commands


def commands(language: str) -> Page:
    """Every command, as its help says."""
    words = WORDS[language]
    html, sections = list[str](), []
    for name, told in helps():
        anchor = name.replace(" ", "-")
        html += [heading(2, name, anchor), block(told)]
        sections.append(Section(anchor, name, told))
    return _page("commands", html, sections, words)


def _page(name: str, html: Iterable[str], sections: Sequence[Section], words: Words) -> Page:
    """A page of the reference, with the way to its parts."""
    head = heading(1, words[name]), prose(words[f"{name}-about"]), places(words["here"], sections)
    return Page(f"reference/{name}", words[name], "".join((*head, *html)), sections)


def helps() -> Iterator[tuple[str, str]]:
    """The commands in the order of the program, each with its page of help in the language of the moment."""
    from jacta.cli.app import app  # noqa: PLC0415
    from jacta.cli.commands import built  # noqa: PLC0415

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
    html, sections = ["<div lang='en'>"], []
    for name in MODULES:
        module = import_module(name)
        anchor = name.replace(".", "-")
        html += [heading(2, name, anchor), prose(module.__doc__ or "")]
        sections.append(Section(anchor, name, module.__doc__ or ""))
        for member in public(module):
            place = f"{anchor}-{member}"
            value = getattr(module, member)
            html += [heading(3, member, place), *described(member, value)]
            sections.append(Section(place, f"{name}.{member}", (callable(value) and value.__doc__) or ""))
    return _page("python", [*html, "</div>"], sections, words)


def public(module: Any) -> list[str]:
    names = getattr(module, "__all__", None)
    if names is None:
        names = [
            name
            for name, value in vars(module).items()
            if not name.startswith("_") and getattr(value, "__module__", "") == module.__name__
        ]
    return [name for name in names if not name.startswith("__") and not inspect.ismodule(getattr(module, name))]


def described(name: str, value: Any) -> Iterator[str]:
    """How something is called, and what it says of itself; the methods of a class below it."""
    if not callable(value):
        yield block(f"{name} = {ADDRESS.sub('', repr(value))[:200]}")
        return
    inherited = inspect.isclass(value) and value.__doc__ is value.__base__.__doc__
    yield block(f"{'class ' if inspect.isclass(value) else ''}{name}{signature(value)}")
    yield "" if inherited else prose(value.__doc__ or "")
    for member, found in list(vars(value).items()) if inspect.isclass(value) else ():
        function = getattr(found, "__func__", found)  # of a class method
        if not member.startswith("_") and (inspect.isfunction(function) or isinstance(function, property)):
            called = _returned(function.fget) if isinstance(function, property) else signature(function)
            yield f"<dl><dt>{code(member + called)}</dt><dd>{prose(function.__doc__ or '')}</dd></dl>\n"


def _returned(function: Any) -> str:
    """What a property is."""
    found = inspect.signature(function).return_annotation
    return "" if found is inspect.Signature.empty else f": {_bare(found)}"


class _AsWritten(NamedTuple):
    """An annotation or a default as the code has it, without the quotes that Python puts around it."""

    text: str

    def __repr__(self) -> str:
        return self.text


def signature(value: Any) -> str:
    """The parameters, each on a line of its own where they are many."""
    try:
        found = inspect.signature(value)
    except (TypeError, ValueError):
        return ""
    parameters = [_plain(one) for one in found.parameters.values() if one.name not in ("self", "cls")]
    found = found.replace(parameters=parameters, return_annotation=_bare(found.return_annotation))
    whole = str(found)
    if len(whole) <= LONGEST or not parameters:
        return whole
    shown: list[str] = []
    for one in parameters:
        if one.kind is one.KEYWORD_ONLY and "*" not in shown and not any(line.startswith("*") for line in shown):
            shown.append("*")
        shown.append(str(one))
    back = whole[whole.rindex(") ->") :] if ") ->" in whole else ")"
    return "(\n" + "".join(f"    {line},\n" for line in shown) + back


def _plain(parameter: inspect.Parameter) -> inspect.Parameter:
    default = parameter.default
    if default is not parameter.empty and repr(default).startswith("<"):
        default = _AsWritten("...")
    return parameter.replace(annotation=_bare(parameter.annotation), default=default)


def _bare(annotation: Any) -> Any:
    return _AsWritten(annotation) if isinstance(annotation, str) else annotation


# --- HTTP


def http(language: str) -> Page:
    """Every address of the HTTP interface, rendered from its OpenAPI description."""
    words = WORDS[language]
    openapi = _openapi()
    operations = [
        (f"{method.upper()} {path}", operation)
        for path, methods in openapi["paths"].items()
        for method, operation in methods.items()
    ]
    common = _common([operation for _, operation in operations])
    sections = [Section("refusals", words["refusals"], "")]
    html = [heading(2, words["refusals"], "refusals"), prose(words["refusals-about"])]
    html += ["<div lang='en'>", _answers(common, words)]
    for title, operation in operations:
        anchor = re.sub(r"\W+", "-", title).strip("-").lower()
        html += [heading(2, title, anchor), *_operation(operation, common, openapi, words)]
        sections.append(Section(anchor, title, operation.get("description", operation.get("summary", ""))))
    html += ["</div>", heading(2, words["shapes"], "shapes"), "<div lang='en'>"]
    sections.append(Section("shapes", words["shapes"], ""))
    for name, schema in sorted(openapi["components"]["schemas"].items()):
        html += [heading(3, name, _shape(name)), prose(schema.get("description", "")), _fields(schema, openapi, words)]
        if not schema.get("properties"):
            html.append(f"<p>{_type(schema)}</p>\n")
    return _page("http", [*html, "</div>"], sections, words)


def _shape(name: str) -> str:
    return f"shape-{name.lower()}"


def _common(operations: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The answers that all addresses share, told once."""
    first, *others = (operation["responses"] for operation in operations)
    return {status: one for status, one in first.items() if status > "4" and all(o.get(status) == one for o in others)}


@cache
def _openapi() -> dict[str, Any]:
    from jacta.web.app import create_app  # noqa: PLC0415

    return create_app(database="sqlite://").openapi()


def _operation(
    operation: Mapping[str, Any], common: Mapping[str, Any], openapi: Mapping[str, Any], words: Words
) -> Iterator[str]:
    yield prose(operation.get("description", operation.get("summary", "")))
    rows = [
        [code(one["name"]), escape(one["in"]), _type(one.get("schema", {})), _inline(one.get("description", ""))]
        for one in (_followed(one, openapi) for one in operation.get("parameters", ()))
    ]
    if rows:
        yield heading(3, words["parameters"])
        yield table((words["name"], words["where"], words["type"], words["meaning"]), rows, "keys")
    for body in [operation["requestBody"]] if "requestBody" in operation else []:
        yield heading(3, words["body"])
        for kind, content in body["content"].items():
            schema = content.get("schema", {})
            yield f"<p>{code(kind)}: {_type(schema)}</p>\n"
            yield "" if "$ref" in schema else _fields(schema, openapi, words)
    yield heading(3, words["answers"])
    own = {status: one for status, one in operation["responses"].items() if status not in common}
    yield _answers(own, words)


def _answers(answers: Mapping[str, Any], words: Words) -> str:
    rows = [
        [
            code(status),
            ", ".join(_type(one.get("schema", {})) for one in answer.get("content", {}).values()),
            _inline(answer.get("description", "")),
        ]
        for status, answer in answers.items()
    ]
    return table(("", words["type"], words["meaning"]), rows, "keys")


def _inline(text: str) -> str:
    """A sentence or two inside a cell."""
    return prose(text).removeprefix("<p>").strip().removesuffix("</p>")


def _fields(schema: Mapping[str, Any], openapi: Mapping[str, Any], words: Words) -> str:
    found = _followed(schema, openapi).get("properties", {})
    rows = [[code(name), _type(one), _inline(one.get("description", ""))] for name, one in found.items()]
    return table((words["key"], words["type"], words["meaning"]), rows, "keys")


def _followed(schema: Mapping[str, Any], openapi: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Any = schema
    while "$ref" in found:
        place = found["$ref"].removeprefix("#/").split("/")
        found = openapi
        for step in place:
            found = found[step]
    return found  # type: ignore[no-any-return]


def _type(schema: Mapping[str, Any]) -> str:
    """A schema in a word or two; a shape with the way to it."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return f"<a href='#{_shape(name)}'>{code(name)}</a>"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(map(_type, schema[several])))
    if "enum" in schema:
        return " | ".join(map(code, schema["enum"]))
    if schema.get("type") == "array":
        return f"{_type(schema.get('items', {}))}[]"
    return code(schema.get("const", schema.get("type", "any")))
