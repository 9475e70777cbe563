"""A procedure's input as a web form: fields from its JSON Schema, and the way from form entries to `given` and back.

An entry is a pair of texts as a browser sends it, `("attacker_units", "10")`; nested keys are dotted. The same entries
make the permalink: what equals its default is left out, a list of numbers is one entry, `attacker_leaders=2,1`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from pydantic import TypeAdapter

from jacta import telling, text
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.schema import Node, Schema, values_of
from jacta.typed import as_typed, parsed

Entries = Sequence[tuple[str, str]]
Kind = Literal["number", "choice", "switch", "text", "list", "chosen", "places", "object", "objects", "json"]

MOST_NESTED = 3
FEW_CHOICES = 4
SMALL = 200  # a number in a range up to this size gets a stepper


class Picked(NamedTuple):
    """One value to choose: as it stands in a form, as JSON, and in words."""

    entry: str
    value: Any
    label: str


class Field(NamedTuple):
    """One key of the form. `fields` are the keys inside an object, or inside each object of a list."""

    path: str
    name: str
    label: str
    help: str
    kind: Kind
    required: bool
    default: Any = None
    numeric: bool = False
    whole: bool = True
    low: float | None = None
    high: float | None = None
    size: int | None = None
    choices: tuple[Picked, ...] = ()
    fields: tuple[Field, ...] = ()

    @property
    def stepped(self) -> bool:
        """Whether the number is best reached in steps."""
        return self.whole and self.low is not None and self.high is not None and self.high - self.low <= SMALL

    @property
    def least(self) -> int:
        """How many objects a list must hold: one that may be left out, none."""
        return int(self.low or 0) if self.required else 0

    @property
    def few(self) -> bool:
        return len(self.choices) <= FEW_CHOICES

    def at(self, place: int) -> tuple[Field, ...]:
        """The fields of one object of a list."""
        return tuple(_moved(field, f"{self.path}.{place}") for field in self.fields)


def _moved(field: Field, to: str) -> Field:
    path = f"{to}.{field.name}"
    return field._replace(path=path, fields=tuple(_moved(inner, path) for inner in field.fields))


FEWEST_ALIKE = 3  # keys that two objects must share to be two sides of one thing


class Side(NamedTuple):
    """The keys of one of two opposed parties: `attacker_units` and `attacker_leaders`, or those inside `attacker`."""

    name: str
    label: str
    fields: tuple[Field, ...]


class Form(NamedTuple):
    """The fields of a procedure. `tag` is the key that tells several cases apart, if there is one."""

    fields: tuple[Field, ...]
    options: tuple[Field, ...]
    sides: tuple[Side, ...]
    tag: Field | None = None

    @property
    def common(self) -> tuple[Field, ...]:
        """The fields that belong to no side; the tag stands apart."""
        sided = {field.path for side in self.sides for field in side.fields} | {side.name for side in self.sides}
        return tuple(field for field in self.fields if field.path not in sided and field is not self.tag)


# --- Fields from the schema


def form_of(procedure: Procedure, entries: Entries = ()) -> Form:
    """The form of a procedure in the reader's language; where a key tells cases apart, of the case that is chosen."""
    tag = _input(procedure).tag
    case = dict(entries).get(tag, "") if tag else ""
    return _form(procedure, text.language(), case)


@lru_cache(maxsize=256)
def _input(procedure: Procedure) -> Node:
    return Node.whole(procedure.schema())


@lru_cache(maxsize=1024)
def _form(procedure: Procedure, language: str, case: str) -> Form:
    node, tag_field = _input(procedure), None
    if tag := node.tag:
        cases = node.cases
        node = cases.get(case) or next(iter(cases.values()))
        picked = tuple(Picked(name, name, telling.value(procedure.game.id, name)) for name in cases)
        tag_field = Field(tag, tag, telling.key(procedure.game.id, tag), "", "choice", True, choices=picked)
    reader = _Reader(procedure.game.id, procedure.options, procedure.name)
    fields = tuple((tag_field or field) if field.path == tag else field for field in reader.fields(node))
    return Form(fields, reader.options(node.at("options")), _sides(procedure.game.id, fields), tag_field)


@lru_cache(maxsize=256)
def _sheet(game: str, kind: type[Piece], language: str) -> Form:
    sheet = Node.whole(TypeAdapter(kind).json_schema(by_alias=True))
    return Form(tuple(_Reader(game, {}).fields(sheet)), (), ())


def sheet_of(game: str, kind: type[Piece]) -> Form:
    """The sheet of a kind of piece as a form, in the reader's language."""
    return _sheet(game, kind, text.language())


class _Reader(NamedTuple):
    """Makes fields of the places in an input; `known` are the readings that act."""

    game: str
    known: Mapping[str, Option]
    procedure: str = ""

    def fields(self, node: Node, prefix: str = "") -> Iterator[Field]:
        """The keys of an object, those one must fill in first."""
        for name in node.keys:
            if prefix or name != "options":
                yield self.field(f"{prefix}{name}", name, node.at(name))

    def options(self, node: Node) -> tuple[Field, ...]:
        game, known = self.game, self.known
        found = []
        for name in node.keys:
            if name not in known:
                continue
            made = self.field(f"options.{name}", name, node.at(name))
            made = made._replace(label=telling.option(game, name), help=known[name].reading)
            if made.kind in ("choice", "switch"):
                values = known[name].values
                told = tuple(
                    Picked(as_typed(value), value, telling.option_value(game, name, value)) for value in values
                )
                made = made._replace(kind="choice", choices=told)
            found.append(made)
        return tuple(found)

    def field(self, path: str, name: str, node: Node) -> Field:  # noqa: PLR0911  (one per kind)
        game = self.game
        label, help = telling.key(game, name), telling.help_on(game, name, self.procedure)
        made = Field(path, name, label, help, "json", node.required, node.default)
        if len(node.stated) > 1:
            return made
        plain = node.stated[0]
        if values_of(plain):
            return made._replace(kind="choice", choices=self.choices(plain))
        kind = plain.get("type")
        if kind in ("integer", "number"):
            return _as_number(made._replace(kind="number"), plain)
        if kind == "boolean":
            return made._replace(kind="switch")
        if kind == "string":
            return made._replace(kind="text")
        if kind == "array":
            return self.array(made, plain, node)
        if "properties" in plain and path.count(".") < MOST_NESTED:
            return made._replace(kind="object", fields=tuple(self.fields(node, f"{path}.")))
        return made

    def array(self, made: Field, plain: Schema, node: Node) -> Field:
        size = plain.get("maxItems") if plain.get("maxItems") == plain.get("minItems") else None
        entry, *others = (node.at(str(place)) for place in range(len(plain.get("prefixItems", ())) or 1))
        if any(other.parts != entry.parts for other in others):
            return made
        inner = entry.parts[0] if len(entry.parts) == 1 else {}
        if "enum" in inner:
            if plain.get("minItems", 0) > 1:  # one for each of several: the same may come twice
                size = plain.get("maxItems")
            return made._replace(kind="places" if size else "chosen", size=size, choices=self.choices(inner))
        if inner.get("type") in ("integer", "number"):
            return _as_number(made._replace(kind="places" if size else "list", size=size), inner)
        if inner.get("type") == "string":
            return made._replace(kind="places" if size else "list", size=size)
        if "properties" in inner and made.path.count(".") < MOST_NESTED - 1:
            inside = tuple(self.fields(entry, f"{made.path}.0."))
            return made._replace(
                kind="objects", low=plain.get("minItems", 0), high=plain.get("maxItems"), fields=inside
            )
        return made

    def choices(self, plain: Schema) -> tuple[Picked, ...]:
        game = self.game
        return tuple(Picked(as_typed(value), value, telling.value(game, value)) for value in values_of(plain))


def _as_number(field: Field, plain: Schema) -> Field:
    low = plain.get("minimum", plain.get("exclusiveMinimum"))
    high = plain.get("maximum", plain.get("exclusiveMaximum"))
    return field._replace(numeric=True, whole=plain["type"] == "integer", low=low, high=high)


def _sides(game: str, fields: Sequence[Field]) -> tuple[Side, ...]:
    """Two parties: two objects of the same keys, or keys that go in pairs, `attacker_units` with `defender_units`."""
    objects = [field for field in fields if field.kind == "object"]
    for one, two in itertools.pairwise(objects):
        if len({inner.name for inner in one.fields} & {inner.name for inner in two.fields}) >= FEWEST_ALIKE:
            return tuple(Side(field.path, telling.value(game, field.name), field.fields) for field in (one, two))
    rests: dict[str, set[str]] = {}
    for field in fields:
        prefix, _, rest = field.name.partition("_")
        if rest:
            rests.setdefault(prefix, set()).add(rest)
    pairs = [(one, two) for one in rests for two in rests if one < two and len(rests[one] & rests[two]) >= 2]
    if not pairs:
        return ()
    chosen = max(pairs, key=lambda pair: len(rests[pair[0]] & rests[pair[1]]))
    order = [field.name.partition("_")[0] for field in fields]
    return tuple(
        Side(name, telling.value(game, name), tuple(field for field in fields if field.name.startswith(name)))
        for name in sorted(chosen, key=order.index)
    )


# --- From entries to the input


def parse(form: Form, entries: Entries) -> dict[str, Any]:
    """The input that the entries say. What is no number stays a text: the procedure refuses it by its key."""
    sent: dict[str, list[str]] = {}
    for name, value in entries:
        sent.setdefault(name, []).append(value)
    given = _parsed(form.fields, sent)
    if options := _parsed(form.options, sent):
        given["options"] = options
    return given


def _parsed(fields: Iterable[Field], sent: Mapping[str, list[str]]) -> dict[str, Any]:
    found = {}
    for field in fields:
        value = _value(field, sent)
        if value is not None and (field.required or value != field.default):
            found[field.name] = value
    return found


def _value(field: Field, sent: Mapping[str, list[str]]) -> Any:  # noqa: PLR0911  (one line per kind)
    """The value of a field, or None where nothing was entered."""
    if field.kind == "object":
        entered = _parsed(field.fields, sent)
        return None if not entered or (not field.required and _is_blank(entered)) else entered
    if field.kind == "objects":
        return [_parsed(field.at(place), sent) for place in _places(field, sent)] or None
    written = [value.strip() for value in sent.get(field.path, ())]
    filled = [value for value in written if value]
    if field.kind in ("list", "places", "chosen"):
        empty: list[Any] | None = [] if written and (field.required or field.default) and not field.size else None
        return _listed(field, filled) or empty
    if not filled:
        return None
    if field.kind == "switch":
        return filled[-1] == "true" if filled[-1] in ("true", "false") else filled[-1]
    if field.kind == "number":
        return _number(filled[-1], field.whole)
    if field.kind == "choice":
        return _picked(field, filled[-1])
    return parsed(filled[-1]) if field.kind == "json" else filled[-1]


def _is_blank(value: Any, *, listed: bool = False) -> bool:
    """Whether nothing was entered but the empty items that lists must have; there a switch that is off says nothing."""
    if isinstance(value, dict):
        return all(_is_blank(one, listed=listed) for one in value.values())
    if isinstance(value, list):
        return all(_is_blank(one, listed=True) for one in value)
    return listed and value is False


def _listed(field: Field, filled: list[str]) -> list[Any]:
    if field.numeric:
        parts = [part for value in filled for part in re.split(r"[\s,;]+", value) if part]
        return [_number(part, field.whole) for part in parts]
    return [_picked(field, value) for value in filled]


def _places(field: Field, sent: Mapping[str, list[str]]) -> list[int]:
    found = re.compile(re.escape(field.path) + r"\.(\d{1,3})\.")
    return sorted({int(match[1]) for name in sent if (match := found.match(name))})


def _number(written: str, whole: bool) -> Any:
    try:
        return int(written) if whole else float(written.replace(",", "."))
    except ValueError:
        return written


def _picked(field: Field, written: str) -> Any:
    return next((choice.value for choice in field.choices if choice.entry == written), written)


# --- From the input to entries


def entries_of(form: Form, given: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The entries that say this input, shortest form: what equals its default is left out."""
    return [*_written(form.fields, given), *_written(form.options, given.get("options", {}))]


def _written(fields: Iterable[Field], given: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for field in fields:
        value = given.get(field.name)
        if value is None or (not field.required and value == field.default):
            continue
        if field.kind == "object" and isinstance(value, Mapping):
            yield from _written(field.fields, value)
        elif field.kind == "objects" and isinstance(value, list):
            for place, item in enumerate(value):
                inside = list(_written(field.at(place), item if isinstance(item, Mapping) else {}))
                yield from inside or [(f"{field.path}.{place}.", "")]
        elif field.kind == "list" and field.numeric and isinstance(value, list):
            yield field.path, ",".join(map(as_typed, value))
        elif field.kind in ("list", "chosen", "places") and isinstance(value, list):
            yield from ((field.path, as_typed(item)) for item in value or [""])
        else:
            yield field.path, as_typed(value)
