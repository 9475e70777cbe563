"""A procedure's input, key by key, from its JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from pydantic import TypeAdapter

from jacta import text
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.schema import Schema, SchemaNode, called_in, values_of
from jacta.names import NAME, VALUE, named_as, same_words
from jacta.printing import hex_named, key, value
from jacta.telling.words import help_on, option
from jacta.typed import as_typed


class Input(NamedTuple):
    """One key. `path` is its dotted path (`assets.0.owner`), `default` as one would type it, if there is one.

    `words` are the values to choose from with their meanings, if they are not self-explanatory. `when` is the case it
    belongs to, such as `combat=naval`; empty if it belongs to all. `ids` are the values as JSON has them.
    """

    path: str
    label: str
    type: str
    required: bool
    default: str
    help: str
    words: str = ""
    when: str = ""
    ids: tuple[str, ...] = ()

    @property
    def depth(self) -> int:
        return self.path.count(".")


def inputs(procedure: Procedure) -> list[Input]:
    """Every key of the input, nested ones after the key that holds them; without the readings (`options`).

    If a key tells several cases apart, it comes first, then what they share, then what each case adds.
    """
    whole = SchemaNode.whole(procedure.schema())
    if not whole.tag:
        return list(_fields(procedure.game.id, procedure.name, whole))
    found: dict[Input, list[str]] = {}
    for name, case in whole.cases.items():
        for one in _fields(procedure.game.id, procedure.name, case):
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


def sheet_keys(game: str, kind: type[Piece]) -> list[Input]:
    """Every key of the sheet of a kind of piece."""
    return list(_fields(game, kind.kind, SchemaNode.whole(kind.model_json_schema(by_alias=True))))


MOST_NESTED = 4
ANY_NAME = "NAME"  # stands in a path for a key that may have any name


def _fields(game: str, procedure: str, node: SchemaNode, prefix: str = "") -> Iterator[Input]:
    for name in node.keys:
        if not prefix and name == "options":
            continue
        path, field = f"{prefix}{name}", node.at(name)
        yield _described(game, procedure, path, field)
        for inner, step in ((field, ""), (field.entry, "0."), (field.named, f"{ANY_NAME}.")):
            if inner and inner.object and path.count(".") < MOST_NESTED:
                yield from _fields(game, procedure, inner.object, f"{path}.{step}")
                break


def described(procedure: Procedure, path: str, node: SchemaNode) -> Input:
    """One key of the input as its schema describes it."""
    return _described(procedure.game.id, procedure.name, path, node)


def _described(game: str, procedure: str, path: str, node: SchemaNode) -> Input:
    name = path.rpartition(".")[2]
    help, words = help_on(game, name, procedure), _meanings(game, node)
    label = option(game, name) if path.split(".")[-2:-1] == ["options"] else key(game, name)
    ids = tuple(one for one in node.words if isinstance(one, str))
    return Input(path, label, _type(node, game), node.required, _default(node, game), help, words, ids=ids)


def _default(node: SchemaNode, game: str) -> str:
    default = node.default
    if isinstance(default, bool):
        return text.say("word-yes" if default else "word-no")
    if isinstance(default, list) and default and all(isinstance(one, str) for one in default):
        return ",".join(_word(node, game, one) for one in default)
    if isinstance(default, list) and node.is_hex:
        return hex_named(game, default, wanted=True) or ",".join(map(str, default))
    default = node.called.get(default, default) if type(default) is int else default
    return "" if default in (None, []) or isinstance(default, dict) else _word(node, game, default)


def _word(node: SchemaNode, game: str, one: Any) -> str:
    """A value as the reader would type it here, where it need only differ from the other values of this key."""
    if not game or not isinstance(one, str) or not NAME.fullmatch(one):
        return as_typed(one)
    others = tuple(word for word in node.words if isinstance(word, str) and NAME.fullmatch(word))
    return named_as(game, VALUE, others if one in others else (one,)).word(one)


def _meanings(game: str, node: SchemaNode) -> str:
    """The values to choose from with their words, if what one types is not self-explanatory."""
    told = {_word(node, game, one): value(game, one) for one in node.words}
    return text.listed(f"{one} = {said}" for one, said in told.items() if not same_words(one, said))


def option_type(option: Option) -> str:
    """The type of an option that is not a choice between a few values."""
    kind: Any = Annotated[option.field.annotation, option.field]
    return _type(SchemaNode.whole(TypeAdapter(kind).json_schema()))


def _type(node: SchemaNode, game: str = "") -> str:
    """The type in a word or two, with its range or its values; those of a game in its words."""
    return " | ".join(dict.fromkeys(_type_of(part, node, game) for part in node.stated))


def _type_of(part: Schema, node: SchemaNode, game: str) -> str:
    if values := values_of(part):
        return " | ".join(_word(node, game, one) for one in values)
    if called := called_in(part):
        return " | ".join(value(game, id) for id in called.values())
    kind = part.get("type")
    if kind in ("integer", "number"):
        return _number(part, kind)
    inside = node._replace(parts=(part,))
    if kind == "array":
        return _list(part, inside, game)
    if kind == "object" and inside.named:
        return _by_name(inside, inside.named, game)
    return text.say(f"type-{kind or 'any'}")


def _list(part: Schema, node: SchemaNode, game: str) -> str:
    """What a list consists of; two numbers that are a hex on a map are one thing."""
    if node.is_hex:
        return text.say("type-hex")
    if "hexes" in part:
        return text.say("type-list", of=text.say("type-hex"))
    size = part.get("maxItems") if part.get("maxItems") == part.get("minItems") else None
    of = _type(node.entry, game) if node.entry else text.say("type-any")
    if size:
        return text.say("type-list-of", of=_together(of, " | "), size=size)
    return text.say("type-list", of=_together(of, ":"))


def _by_name(node: SchemaNode, under: SchemaNode, game: str) -> str:
    """What stands under each name, if names are keys; with the names, if only those are allowed."""
    names = text.listed(_word(node, game, one) for one in node.listed_keys)
    return text.say("type-named", names=names or "any", of=_type(under, game))


def _together(of: str, sign: str) -> str:
    """A type inside another, in brackets if they would run together."""
    return f"({of})" if sign in of else of


def _number(field: Schema, kind: str) -> str:
    low = field.get("minimum", field.get("exclusiveMinimum"))
    high = field.get("maximum", field.get("exclusiveMaximum"))
    if low is None and high is None:
        return text.say(f"type-{kind}")
    least, most = (text.number(end, 1) if isinstance(end, float) else str(end) for end in (low, high))
    if high is None:
        return f"≥ {least}"
    return f"≤ {most}" if low is None else f"{least}…{most}"
