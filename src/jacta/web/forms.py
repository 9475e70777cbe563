"""A procedure's input as a web form: fields from its JSON Schema. What is entered there is read by `form_entries`."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from pydantic import TypeAdapter

from jacta import telling, text
from jacta.hexes import AXES, Grid
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.schema import Schema, SchemaNode, called_in, values_of
from jacta.printing import grid_of
from jacta.typed import as_typed

Entries = Sequence[tuple[str, str]]
FieldKind = Literal[
    "number",
    "choice",
    "switch",
    "text",
    "hex",
    "hexes",
    "list",
    "chosen",
    "places",
    "object",
    "objects",
    "named",
    "rows",
    "json",  # a shape without fields of its own: none of the built-in games has one
]

FEW_CHOICES = 4
FEW_NUMBERS = 10  # numbers beside words that may replace them: this few become one choice of all
UNDER_A_NAME = ("number", "text", "choice", "hexes", "list")  # what fits into the second box of a row
SMALL = 200  # a number in a range up to this size gets a stepper


class Picked(NamedTuple):
    """One value to choose: as in a form, as JSON, and in words."""

    entry: str
    value: Any
    label: str


class FormField(NamedTuple):
    """One key of the form. `fields` are the keys inside an object, or inside each object of a list; if any name may be
    a key (`named`), the one field is what stands under each; in a list of lists (`rows`), the one field is a row.

    `among` is the list of objects whose names can be chosen, besides the choices; `known` are the lists of the `game`
    with the names that may be entered; `grid` names the hexes of a map, and `axes` are the two keys that a hex fills if
    it has none of its own. `keyed` objects stand under names, not in a list. The choices of a number are words that may
    replace it; a text may be `numeric`, too.
    """

    path: str
    name: str
    label: str
    help: str
    kind: FieldKind
    required: bool
    default: Any = None
    numeric: bool = False
    whole: bool = True
    low: float | None = None
    high: float | None = None
    size: int | None = None
    choices: tuple[Picked, ...] = ()
    fields: tuple[FormField, ...] = ()
    among: str = ""
    known: tuple[str, ...] = ()
    game: str = ""
    grid: Grid | None = None
    axes: tuple[str, str] | None = None
    keyed: bool = False

    @property
    def stepped(self) -> bool:
        """Whether the number is best reached in steps."""
        return self.whole and self.low is not None and self.high is not None and self.high - self.low <= SMALL

    @property
    def least(self) -> int:
        """How many things a list must hold: none, if it is optional."""
        return int(self.low or 0) if self.required else 0

    @property
    def few(self) -> bool:
        return len(self.choices) <= FEW_CHOICES

    def at(self, place: int) -> tuple[FormField, ...]:
        """The fields of one object of a list."""
        return tuple(_moved(field, f"{self.path}.{place}") for field in self.fields)

    def row(self, place: int) -> FormField:
        """One list of a list of lists."""
        return self.fields[0]._replace(path=f"{self.path}.{place}")


def _moved(field: FormField, to: str) -> FormField:
    path = f"{to}.{field.name}"
    return field._replace(path=path, fields=tuple(_moved(inner, path) for inner in field.fields))


LEADING_ON = frozenset({"de", "du", "des", "a", "au", "par", "le", "la", "of", "the", "by", "for", "to"})
"""Words that need another one after them: no label ends with one."""
FEWEST_ALIKE = 3  # keys that two objects must share to count as two sides


class FormSide(NamedTuple):
    """The keys of one of two opposing sides: `attacker_units` and `attacker_leaders`, or those inside `attacker`."""

    name: str
    label: str
    fields: tuple[FormField, ...]


class Form(NamedTuple):
    """The fields of a procedure. `tag` is the key that tells several cases apart, if there is one."""

    fields: tuple[FormField, ...]
    options: tuple[FormField, ...]
    sides: tuple[FormSide, ...]
    tag: FormField | None = None

    @property
    def common(self) -> tuple[FormField, ...]:
        """The fields that belong to no side; the tag is separate."""
        sided = {field.path for side in self.sides for field in side.fields} | {side.name for side in self.sides}
        return tuple(field for field in self.fields if field.path not in sided and field is not self.tag)


# --- Fields from the schema


def form_of(procedure: Procedure, entries: Entries = ()) -> Form:
    """The form of a procedure in the reader's language; if a key tells cases apart, for the case that is chosen."""
    tag = procedure.input_place.node.tag
    case = dict(entries).get(tag, "") if tag else ""
    return _form(procedure, text.language(), case)


@lru_cache(maxsize=1024)
def _form(procedure: Procedure, language: str, case: str) -> Form:
    node, tag_field = procedure.input_place.node, None
    if tag := node.tag:
        cases = node.cases
        node = cases.get(case) or next(iter(cases.values()))
        picked = tuple(Picked(name, name, telling.value(procedure.game.id, name)) for name in cases)
        tag_field = FormField(tag, tag, telling.key(procedure.game.id, tag), "", "choice", True, choices=picked)
    reader = _Reader(procedure.game.id, procedure.options, procedure.name)
    fields = tuple((tag_field or field) if field.path == tag else field for field in reader.fields(node))
    return Form(fields, reader.options(node.at("options")), _sides(procedure.game.id, fields), tag_field)


@lru_cache(maxsize=256)
def _sheet(game: str, kind: type[Piece], language: str) -> Form:
    sheet = SchemaNode.whole(TypeAdapter(kind).json_schema(by_alias=True))
    return Form(tuple(_Reader(game, {}, kind.kind).fields(sheet)), (), ())


def sheet_of(game: str, kind: type[Piece]) -> Form:
    """The sheet of a kind of piece as a form, in the reader's language."""
    return _sheet(game, kind, text.language())


class _Reader(NamedTuple):
    """Makes fields from the places in the input of a procedure, or on a sheet; `known` are the readings that matter."""

    game: str
    known: Mapping[str, Option]
    procedure: str = ""

    def fields(self, node: SchemaNode, prefix: str = "") -> Iterator[FormField]:
        """The keys of an object, required ones first; two that form a hex are one field.

        What may hold anything at all is a record, which nobody fills in.
        """
        names = node.keys
        hexes = {axes: noun for noun, axes in AXES.items() if grid_of(self.game) and {*axes} <= {*names}}
        for name in names:
            below, axes = node.at(name), next((one for one in hexes if name in one), None)
            if axes is not None:
                if name == axes[0]:
                    yield self.hex(f"{prefix}{name}", hexes[axes], below)._replace(name=name, axes=axes)
            elif (prefix or name != "options") and not _holds_anything(below):
                yield self.field(f"{prefix}{name}", name, below)

    def hex(self, path: str, noun: str, node: SchemaNode) -> FormField:
        """The field of a hex with this name."""
        label, help = telling.key(self.game, noun), telling.help_on(self.game, noun, self.procedure)
        grid = grid_of(self.game)
        return FormField(path, noun, label, help, "hex", node.required, node.default, game=self.game, grid=grid)

    def options(self, node: SchemaNode) -> tuple[FormField, ...]:
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

    def field(self, path: str, name: str, node: SchemaNode) -> FormField:  # noqa: PLR0911  (one per kind)
        game = self.game
        label, help = telling.key(game, name), telling.help_on(game, name, self.procedure)
        made = FormField(path, name, label, help, "json", node.required, node.default, game=game)
        if name == "options":
            made = made._replace(label=text.say("page-options"))
        if path.split(".")[-2:-1] == ["options"]:  # of a nested procedure, too
            told = (Picked(as_typed(one), one, telling.option_value(game, name, one)) for one in node.values)
            made = made._replace(label=telling.option(game, name), choices=tuple(told))
        if all(values_of(part) for part in node.stated):
            return made._replace(kind="choice", choices=made.choices or self.choices(node.values))
        plain, *others = (part for part in node.stated if not values_of(part))
        if others and all("properties" in part for part in (plain, *others)):
            return made._replace(kind="object", fields=tuple(self.fields(node, f"{path}.")))
        if others:
            either = {part.get("type") for part in (plain, *others)} == {"integer", "string"}
            return made._replace(kind="text", numeric=True) if either else made
        made = made._replace(known=tuple(plain.get("known", ())))
        kind = plain.get("type")
        if kind in ("integer", "number"):
            return self.number(made, plain, node.values)
        if kind == "boolean" and "null" in node.types:  # yes, no, or as the rule has it
            said = ((True, "word-yes"), (False, "word-no"))
            picked = tuple(Picked(as_typed(value), value, text.say(word)) for value, word in said)
            return made._replace(kind="choice", choices=picked)
        if kind == "boolean":
            return made._replace(kind="switch")
        if kind == "string":
            return made._replace(kind="text")
        if kind == "array":
            return self.array(made, plain, node)
        if "properties" in plain:
            return made._replace(kind="object", fields=tuple(self.fields(node, f"{path}.")))
        return self.named(made, node)

    def number(self, made: FormField, plain: Schema, words: Sequence[Any]) -> FormField:
        """A number; a word that may replace it can be chosen beside it, or, if they are few, in one choice of all.

        One that is `called` by a name is chosen, too.
        """
        found, called = _as_number(made._replace(kind="number"), plain), self.called(plain)
        if called:
            return made._replace(kind="choice", choices=(*called, *self.choices(words)))
        if words and found.low is not None and found.high is not None and found.high - found.low < FEW_NUMBERS:
            all_of_them = (*range(int(found.low), int(found.high) + 1), *words)
            return made._replace(kind="choice", choices=self.choices(all_of_them))
        return found._replace(choices=self.choices(words))

    def called(self, plain: Schema) -> tuple[Picked, ...]:
        """Numbers that have names."""
        return tuple(Picked(str(one), one, telling.value(self.game, id)) for one, id in called_in(plain).items())

    def named(self, made: FormField, node: SchemaNode) -> FormField:
        """Where names are keys: a field for each possible one, or rows of a name and what stands under it."""
        inside = node.named
        if inside is None:
            return made
        if inside.object:
            return made._replace(kind="objects", keyed=True, fields=tuple(self.fields(inside, f"{made.path}.0.")))
        under = self.field(f"{made.path}.", made.name, inside._replace(required=False))
        if not (keys := node.listed_keys):
            fits = under.kind in UNDER_A_NAME
            return made._replace(kind="named", fields=(under._replace(help=""),)) if fits else made
        told = ((key, telling.value(self.game, key)) for key in keys)
        fields = tuple(
            under._replace(path=f"{made.path}.{key}", name=key, label=text.capital(said), help="") for key, said in told
        )
        return made._replace(kind="object", fields=fields)

    def array(self, made: FormField, plain: Schema, node: SchemaNode) -> FormField:  # noqa: PLR0911  (one per kind)
        if "hex" in plain and (grid := grid_of(self.game)):
            return made._replace(kind="hex", grid=grid)
        if "hexes" in plain:
            return made._replace(kind="hexes")
        most, least = plain.get("maxItems"), plain.get("minItems", 0)
        size = most if most == least else None
        entry, *others = (node.at(str(place)) for place in range(len(plain.get("prefixItems", ())) or 1))
        if any(other.parts != entry.parts for other in others):
            return made
        if entry.object:
            inside = tuple(self.fields(entry, f"{made.path}.0."))
            return made._replace(kind="objects", low=least, high=most, fields=inside)
        if "string" in entry.types and (named := plain.get("among")):
            return made._replace(kind="chosen", choices=self.choices(entry.values), among=named)
        inner = entry.parts[0] if len(entry.parts) == 1 else {}
        made = made._replace(known=tuple(inner.get("known", ())))
        if choices := self.called(inner) or ("enum" in inner and self.choices(entry.values)):
            if least > 1:  # one for each of several: the order counts, and values may repeat
                size = most
            return made._replace(kind="places" if size else "chosen", low=least, size=size, choices=choices)
        if inner.get("type") in ("integer", "number"):
            return _as_number(made._replace(kind="places" if size else "list", size=size), inner)
        if inner.get("type") == "string":
            return made._replace(kind="places" if size else "list", size=size)
        return self.rows(made, inner, entry) if inner.get("type") == "array" else made

    def rows(self, made: FormField, inner: Schema, entry: SchemaNode) -> FormField:
        """A list of short lists, each in a row of its own; or of hexes, which go into one box."""
        row = self.array(made._replace(path=f"{made.path}.0", required=False, default=None, help=""), inner, entry)
        if row.kind == "hex":
            return made._replace(kind="hexes", grid=row.grid)
        if row.kind not in ("places", "list") or "maxItems" not in inner:
            return made
        return made._replace(kind="rows", fields=(row._replace(kind="places", size=inner["maxItems"]),))

    def choices(self, values: Iterable[Any]) -> tuple[Picked, ...]:
        return tuple(Picked(as_typed(value), value, telling.value(self.game, value)) for value in values)


def _holds_anything(node: SchemaNode) -> bool:
    return all(part.get("type") == "array" and part.get("items") == {} for part in node.parts)


def _as_number(field: FormField, plain: Schema) -> FormField:
    low = plain.get("minimum", plain.get("exclusiveMinimum"))
    high = plain.get("maximum", plain.get("exclusiveMaximum"))
    return field._replace(numeric=True, whole=plain["type"] == "integer", low=low, high=high)


def _sides(game: str, fields: Sequence[FormField]) -> tuple[FormSide, ...]:
    """Two sides: two objects with the same keys, or keys that come in pairs, `attacker_units` with `defender_units`."""
    objects = [field for field in fields if field.kind == "object" and field.required]
    for one, two in itertools.pairwise(objects):
        if len({inner.name for inner in one.fields} & {inner.name for inner in two.fields}) >= FEWEST_ALIKE:
            return tuple(FormSide(field.path, telling.value(game, field.name), field.fields) for field in (one, two))
    rests: dict[str, set[str]] = {}
    for field in fields:
        prefix, _, rest = field.name.partition("_")
        if rest and (field.kind != "object" or field.required):
            rests.setdefault(prefix, set()).add(rest)
    pairs = [(one, two) for one in rests for two in rests if one < two and len(rests[one] & rests[two]) >= 2]
    if not pairs:
        return ()
    chosen = max(pairs, key=lambda pair: len(rests[pair[0]] & rests[pair[1]]))
    order = [field.name.partition("_")[0] for field in fields]
    first, second = sorted(chosen, key=order.index)
    labels = {field.name: field.label for field in fields}
    return tuple(
        FormSide(
            name,
            telling.value(game, name),
            tuple(_within(field, labels, name, other) for field in fields if field.name.startswith(name)),
        )
        for name, other in ((first, second), (second, first))
    )


def _within(field: FormField, labels: Mapping[str, str], side: str, other: str) -> FormField:
    """A field under the heading of its side, which its label need not repeat: what both sides' labels share."""
    mine, theirs = field.label.split(), labels.get(field.name.replace(side, other, 1), "").split()
    ahead, behind = _begin_alike(mine, theirs), _begin_alike(mine[::-1], theirs[::-1])[::-1]
    while ahead and text.bare(ahead[-1]) in LEADING_ON:
        ahead.pop()
    shared = " ".join(ahead if len(ahead) == len(mine) else [*ahead, *behind]).strip(" ,")
    return field._replace(label=text.capital(shared) if shared else field.label)


def _begin_alike(these: list[str], those: list[str]) -> list[str]:
    """The words with which both begin."""
    pairs = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(these, those, strict=False))
    return [one for one, _ in pairs]
