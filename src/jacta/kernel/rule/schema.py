"""The JSON Schema of an input as a tree to walk: references resolved, alternatives one by one.

Everything that looks at an input by its schema walks these nodes: the catalogue, typed input, forms, sweeps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Schema: TypeAlias = Mapping[str, Any]


class SchemaNode(NamedTuple):
    """A place in an input, and everything that may stand there.

    `required` says whether its key must be stated, `default` what it is otherwise. `tag` is the key that tells the
    cases of a union apart, if it is one; `cases` then has each by name.
    """

    schema: Schema
    parts: tuple[Schema, ...]
    required: bool = True
    default: Any = None
    tag: str = ""
    named_cases: tuple[tuple[str, str], ...] = ()

    @classmethod
    def whole(cls, schema: Schema, data: Any = None) -> SchemaNode:
        """The input as a whole; if the data tells which case it is, that case."""
        return cls._of([schema], schema, data)

    @classmethod
    def _of(cls, found: Sequence[Schema], schema: Schema, data: Any, required: bool = True) -> SchemaNode:
        parts = tuple(_distinct(one for part in found for one in _alternatives(part, schema, data)))
        defaults = [part.get("default") for part in found]
        default = defaults[0] if defaults and all(one == defaults[0] for one in defaults) else None
        union: Schema = next((part for part in found if "discriminator" in part), {})
        apart = union.get("discriminator", {})
        named = {ref: name for name, ref in apart.get("mapping", {}).items()}
        cases = tuple((named[case["$ref"]], case["$ref"]) for case in union.get("oneOf", ()) if named)
        return cls(schema, parts, required, default, apart.get("propertyName", ""), cases)

    # --- What may stand here

    @property
    def types(self) -> frozenset[str]:
        """The JSON types that fit here; a choice from a few values counts as text."""
        named = {part["type"] for part in self.parts if "type" in part}
        return frozenset(named | {"string" for part in self.parts if "enum" in part or "const" in part})

    @property
    def stated(self) -> tuple[Schema, ...]:
        """What may stand here, other than null."""
        return tuple(part for part in self.parts if part.get("type") != "null") or self.parts

    @property
    def values(self) -> tuple[Any, ...]:
        """The values to choose from."""
        return tuple(dict.fromkeys(value for part in self.parts for value in values_of(part)))

    @property
    def words(self) -> tuple[str, ...]:
        """The words to choose from, here or for each entry of a list."""
        inner = self.entry
        found = (*self.values, *(inner.words if inner else ()))
        return tuple(dict.fromkeys(one for one in found if isinstance(one, str)))

    @property
    def called(self) -> dict[int, str]:
        """The numbers that have names, with the ids of those."""
        return {number: id for part in self.parts for number, id in called_in(part).items()}

    @property
    def is_hex(self) -> bool:
        """Whether the two numbers that may stand here are a hex on a map."""
        return any("hex" in part for part in self.parts)

    @property
    def takes_any_text(self) -> bool:
        """Whether texts that the schema does not list may stand here."""
        return not self.types or any(part.get("type") == "string" and not values_of(part) for part in self.parts)

    # --- What stands below

    @property
    def declared(self) -> list[str]:
        """The keys of an object in the order its author declared them: later ones may depend on earlier ones."""
        return [*dict.fromkeys(name for part in self.parts for name in part.get("properties", ()))]

    @property
    def keys(self) -> list[str]:
        """The keys of an object: the required ones first, then the optional."""
        needed = {name for part in self.parts for name in part.get("required", ())}
        return sorted(self.declared, key=lambda name: name not in needed)

    @property
    def is_free(self) -> bool:
        """Whether any name may be a key."""
        return any(part.get("additionalProperties") for part in self.parts)

    @property
    def listed_keys(self) -> tuple[str, ...]:
        """The names that may be keys, if they are listed and none of them is fixed."""
        listed = (part.get("propertyNames", {}).get("enum", ()) for part in self.parts)
        return tuple(name for names in listed for name in names)

    @property
    def cases(self) -> dict[str, SchemaNode]:
        """The cases that `tag` tells apart, by name."""
        return {name: SchemaNode._of([{"$ref": ref}], self.schema, None) for name, ref in self.named_cases}

    @property
    def object(self) -> SchemaNode | None:
        """The first object that may stand here."""
        found = next((part for part in self.parts if "properties" in part), None)
        return None if found is None else self._replace(parts=(found,))

    @property
    def entry(self) -> SchemaNode | None:
        """What each entry of a list may be; if they differ, the first."""
        found = [inner for part in self.parts if (inner := part.get("items") or part.get("prefixItems", (None,))[0])]
        return SchemaNode._of(found, self.schema, None) if found else None

    @property
    def named(self) -> SchemaNode | None:
        """What stands under each key, if any name may be a key."""
        found = [inner for part in self.parts if isinstance(inner := part.get("additionalProperties"), Mapping)]
        return SchemaNode._of(found, self.schema, None) if found else None

    def at(self, step: str, data: Any = None) -> SchemaNode:
        """The place below, by key or list index; if data stands there, in the case that it belongs to."""
        found: list[Schema] = []
        for part in self.parts:
            if step in part.get("properties", ()):
                found.append(part["properties"][step])
            elif step.isdecimal() and "prefixItems" in part:
                found += part["prefixItems"][int(step) : int(step) + 1]
            elif step.isdecimal() and isinstance(part.get("items"), Mapping):
                found.append(part["items"])
            elif isinstance(part.get("additionalProperties"), Mapping):
                found.append(part["additionalProperties"])
        objects = [part for part in self.parts if "properties" in part]
        required = bool(objects) and all(step in part.get("required", ()) for part in objects)
        return SchemaNode._of(found, self.schema, data, required)


def values_of(part: Schema) -> Sequence[Any]:
    """The values to choose from, if this part of a schema lists them."""
    found: Sequence[Any] = part.get("enum") or ([part["const"]] if "const" in part else ())
    return found


def called_in(part: Schema) -> dict[int, str]:
    """The ids of the names of numbers, if this part of a schema has them: `called` seat, 0 is `seat0`."""
    if "called" not in part:
        return {}
    return {number: f"{part['called']}{number}" for number in range(part["minimum"], part["maximum"] + 1)}


def _distinct(parts: Iterable[Schema]) -> Iterator[Schema]:
    """The parts of a schema that accept different things; titles and the like make no difference."""
    seen = []
    for part in parts:
        taken = {key: value for key, value in part.items() if key not in ("title", "default")}
        if taken not in seen:
            seen.append(taken)
            yield part


def _alternatives(part: Schema, schema: Schema, data: Any) -> Iterator[Schema]:
    """The alternatives of a part of a schema; of a tagged union, only the case of the data, if that says which."""
    while "$ref" in part:
        part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    inner = part.get("anyOf") or part.get("oneOf")
    if not inner:
        yield part
        return
    tag = part.get("discriminator", {})
    said = data.get(tag.get("propertyName")) if isinstance(data, Mapping) else None
    named = tag.get("mapping", {}).get(said) if isinstance(said, str) else None
    for one in [{"$ref": named}] if named else inner:
        yield from _alternatives(one, schema, data)
