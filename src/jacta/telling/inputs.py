"""A procedure's input, key by key, from its JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from pydantic import TypeAdapter

from jacta import text
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.schema import Node, Schema, values_of
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
    whole = Node.whole(procedure.schema())
    if not whole.tag:
        return list(_fields(procedure, whole))
    found: dict[Input, list[str]] = {}
    for name, case in whole.cases.items():
        for one in _fields(procedure, case):
            found.setdefault(one, []).append(name)
    names = list(whole.cases)
    first = described(procedure, whole.tag, whole.at(whole.tag))
    rest = [
        one._replace(when="" if cases == names else f"{whole.tag}={', '.join(cases)}")
        for one, cases in found.items()
        if one.path != whole.tag
    ]
    order = list(dict.fromkeys(("", *(one.when for one in rest))))
    return [first, *sorted(rest, key=lambda one: order.index(one.when))]


MOST_NESTED = 4


def _fields(procedure: Procedure, node: Node, prefix: str = "") -> Iterator[Input]:
    for name in node.keys:
        if not prefix and name == "options":
            continue
        path, field = f"{prefix}{name}", node.at(name)
        yield described(procedure, path, field)
        for inner, step in ((field, ""), (field.entry, "0."), (field.named, "NAME.")):
            if inner and inner.object and path.count(".") < MOST_NESTED:
                yield from _fields(procedure, inner.object, f"{path}.{step}")
                break


def described(procedure: Procedure, path: str, node: Node) -> Input:
    """One key of the input as its schema describes it."""
    game, name = procedure.game.id, path.rpartition(".")[2]
    help, words = help_on(game, name, procedure.name), _meanings(game, node)
    return Input(path, key(game, name), _type(node), node.required, _default(node), help, words)


def _default(node: Node) -> str:
    default = node.default
    if isinstance(default, bool):
        return text.say("word-yes" if default else "word-no")
    return "" if default in (None, []) or isinstance(default, dict) else as_typed(default)


def _meanings(game: str, node: Node) -> str:
    """The values to choose from with their words; nothing where the values are words themselves."""
    told = {one: value(game, one) for one in node.words}
    if all(text.bare(said) == text.bare(one) for one, said in told.items()):
        return ""
    return text.listed(f"{one} = {said}" for one, said in told.items())


def option_type(option: Option) -> str:
    """What an option may be that is no choice between a few values."""
    kind: Any = Annotated[option.field.annotation, option.field]
    return _type(Node.whole(TypeAdapter(kind).json_schema()))


def _type(node: Node) -> str:
    """The type in a word or two, with its range or its values."""
    return " | ".join(dict.fromkeys(_type_of(part, node) for part in node.stated))


def _type_of(part: Schema, node: Node) -> str:
    if values := values_of(part):
        return " | ".join(map(as_typed, values))
    kind = part.get("type")
    if kind in ("integer", "number"):
        return _number(part, kind)
    if kind == "array":
        size = part.get("maxItems") if part.get("maxItems") == part.get("minItems") else None
        entry = node._replace(parts=(part,)).entry
        of = _type(entry) if entry else text.say("type-any")
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
