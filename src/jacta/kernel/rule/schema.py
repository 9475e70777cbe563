"""Reading a JSON Schema: references followed, alternatives one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

Schema: TypeAlias = Mapping[str, Any]


def resolved(part: Schema, schema: Schema) -> Schema:
    """A part of a schema, references followed."""
    while "$ref" in part:
        part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part


def alternatives(part: Schema, schema: Schema, data: Any = None) -> Iterator[Schema]:
    """What a part of a schema may be; where a key tells cases apart, only the case of the data, if it says which."""
    part = resolved(part, schema)
    inner = part.get("anyOf") or part.get("oneOf")
    if not inner:
        yield part
        return
    tag = part.get("discriminator", {})
    said = data.get(tag.get("propertyName")) if isinstance(data, Mapping) else None
    named = tag.get("mapping", {}).get(said) if isinstance(said, str) else None
    for one in [{"$ref": named}] if named else inner:
        yield from alternatives(one, schema, data)
