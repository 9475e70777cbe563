"""A procedure's input, key by key, from its JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from pydantic import TypeAdapter

from jacta import text
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.schema import Schema, resolved
from jacta.telling.words import help_on, key, value
from jacta.typed import as_typed


class Input(NamedTuple):
    """One key. `path` is its dotted path (`assets.0.owner`), `default` as one would type it, where it is something.

    `words` are the values to choose from with what they mean, where they do not say it themselves. `when` is the case
    it belongs to, such as `combat=naval`; empty where it belongs to all.
    """

    path: str
    label: str
    type: str
    required: bool
    default: str
    help: str
    words: str = ""
    when: str = ""

    @property
    def depth(self) -> int:
        return self.path.count(".")


def inputs(procedure: Procedure) -> list[Input]:
    """Every key of the input, nested ones after the key that holds them; the readings (`options`) left out.

    Where a key tells several cases apart, it comes first, then what they share, then what each case adds.
    """
    schema = procedure.schema()
    tag = schema.get("discriminator", {}).get("propertyName")
    if tag is None:
        return list(_fields(procedure, schema, schema))
    found: dict[Input, list[str]] = {}
    for case in schema["oneOf"]:
        model = resolved(case, schema)
        name = as_typed(model["properties"][tag].get("const"))
        for one in _fields(procedure, model, schema):
            found.setdefault(one, []).append(name)
    names = list(dict.fromkeys(name for cases in found.values() for name in cases))
    first = next(one for one in found if one.path == tag)._replace(type=" | ".join(names))
    rest = [
        one._replace(when="" if cases == names else f"{tag}={', '.join(cases)}")
        for one, cases in found.items()
        if one.path != tag
    ]
    order = list(dict.fromkeys(("", *(one.when for one in rest))))
    return [first, *sorted(rest, key=lambda one: order.index(one.when))]


def _fields(procedure: Procedure, model: Schema, schema: Schema, prefix: str = "") -> Iterator[Input]:
    required = model.get("required", ())
    for name in in_order(model):
        field = model["properties"][name]
        if not prefix and name == "options":
            continue
        path = f"{prefix}{name}"
        yield described(procedure, path, field, schema, name in required)
        inner, below = _nested(field, schema)
        if inner is not None and path.count(".") < MOST_NESTED:
            yield from _fields(procedure, inner, schema, f"{path}.{below}")


def in_order(model: Schema) -> list[str]:
    """The keys of an object: first those that must be stated, then those that may be."""
    required = model.get("required", ())
    return sorted(model.get("properties", {}), key=lambda name: name not in required)


def described(procedure: Procedure, path: str, field: Schema, schema: Schema, required: bool) -> Input:
    """One key of the input as its part of the schema describes it."""
    game, name = procedure.game.id, path.rpartition(".")[2]
    help, words = help_on(game, name, procedure.name), _meanings(game, field, schema)
    return Input(path, key(game, name), _type(field, schema), required, _default(field), help, words)


def choices(field: Schema, schema: Schema) -> list[str]:
    """The words that a key, or each place of its list, is chosen from."""
    return list(dict.fromkeys(_enumerated(field, schema)))


MOST_NESTED = 4


def _default(field: Schema) -> str:
    default = field.get("default")
    if isinstance(default, bool):
        return text.say("word-yes" if default else "word-no")
    return "" if default in (None, [], {}) else as_typed(default)


def _meanings(game: str, field: Schema, schema: Schema) -> str:
    """The values to choose from with their words; nothing where the values are words themselves."""
    told = {one: value(game, one) for one in _enumerated(field, schema)}
    if all(text.bare(said) == text.bare(one) for one, said in told.items()):
        return ""
    return text.listed(f"{one} = {said}" for one, said in told.items())


def _enumerated(field: Schema, schema: Schema) -> Iterator[str]:
    field = resolved(field, schema)
    for part in (*field.get("anyOf", ()), *field.get("oneOf", ()), *([field["items"]] if "items" in field else ())):
        yield from _enumerated(part, schema)
    yield from (one for one in field.get("enum", [field.get("const")]) if isinstance(one, str))


def option_type(option: Option) -> str:
    """What an option may be that is no choice between a few values."""
    kind: Any = Annotated[option.field.annotation, option.field]
    schema = TypeAdapter(kind).json_schema()
    return _type(schema, schema)


def _nested(field: Schema, schema: Schema) -> tuple[Schema | None, str]:
    """The model inside a key, and how a dotted path goes into it."""
    for part in field.get("anyOf", [field]):
        part = resolved(part, schema)  # noqa: PLW2901
        if "properties" in part:
            return part, ""
        for container, step in (("items", "0."), ("additionalProperties", "NAME.")):
            if isinstance(part.get(container), dict):
                inner = resolved(part[container], schema)
                if "properties" in inner:
                    return inner, step
    return None, ""


def _type(field: Schema, schema: Schema) -> str:
    """The type in a word or two, with its range or its values."""
    field = resolved(field, schema)
    for many in ("anyOf", "oneOf"):
        if many in field:
            parts = [part for part in field[many] if part.get("type") != "null"] or field[many]
            return " | ".join(dict.fromkeys(_type(part, schema) for part in parts))
    if "enum" in field or "const" in field:
        return " | ".join(map(as_typed, field.get("enum", [field.get("const")])))
    kind = field.get("type")
    if kind in ("integer", "number"):
        return _number(field, kind)
    if kind == "array":
        inside: Schema = field.get("items") or next(iter(field.get("prefixItems", ())), {})
        size = field.get("maxItems") if field.get("maxItems") == field.get("minItems") else None
        of = _type(inside, schema)
        return text.say("type-list-of", of=of, size=size) if size else text.say("type-list", of=of)
    return text.say(f"type-{kind or 'any'}")


def _number(field: Schema, kind: str) -> str:
    low = field.get("minimum", field.get("exclusiveMinimum"))
    high = field.get("maximum", field.get("exclusiveMaximum"))
    if low is None and high is None:
        return text.say(f"type-{kind}")
    if high is None:
        return f"≥ {low}"
    return f"≤ {high}" if low is None else f"{low}…{high}"
