"""What a procedure is given: strict input, the readings it may choose, and errors that name the key."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Self, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, GetJsonSchemaHandler, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, ErrorDetails, PydanticCustomError, PydanticKnownError, from_json

from jacta.errors import InputError, not_json
from jacta.plain import plain
from jacta.text import Message

_get, _set, _new = object.__getattribute__, object.__setattr__, object.__new__  # bypass the frozen model's own


class Strict(BaseModel):
    """Input taken literally: no unknown keys, no text for a number, no true for 1; immutable."""

    __slots__ = ("_hash",)

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True, defer_build=True)

    def __hash__(self) -> int:
        try:
            found: int = _get(self, "_hash")  # rules remember much by the same input, so its hash is cached
        except AttributeError:
            found = hash((type(self), *self.__dict__.values()))
            _set(self, "_hash", found)
        return found


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise PydanticKnownError("int_type")
    return value


WHOLE = BeforeValidator(_whole)
"""Marks a `Literal` of whole numbers, which by itself would accept 5.0 for 5 and false for 0, as they are equal."""


class DiceOf(NamedTuple):
    """Marks a number that counts dice with this many sides: people may write it as dice, `3d6`."""

    sides: int

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "dice": self.sides}


class OnMap:
    """Marks the two coordinates of a hex: people may write the number printed on it, `0304`."""

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "hex": True}


class PrintedTogether(NamedTuple):
    """Marks the first of several figures that a counter prints side by side: people may write them together,
    `leader=433`.

    `called` is what people call the counter, `keys` are those of its figures, one digit each.
    """

    called: str
    keys: tuple[str, ...]

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "together": {"called": self.called, "keys": [*self.keys]}}


class Known:
    """Marks a value that is one of the names listed elsewhere, so that people can pick it: `Known("melee_weapons")`.

    Each list is one of the game's `names`, or a table: the words that head its rows, or with `table.axis` those of one
    axis.
    """

    def __init__(self, *lists: str) -> None:
        self.lists = lists

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "known": [*self.lists]}


class Stated(Strict):
    """Input that remembers what was stated: a policy that is left out means that the player decides.

    For a procedure's input, and for the objects inside it that hold policies.
    """

    def __eq__(self, other: object) -> bool:
        """Input that omits a key differs from input that states its default: see `left_out`."""
        if type(self) is not type(other):
            return False
        return vars(self) == vars(other) and self.model_fields_set == other.model_fields_set

    __hash__ = Strict.__hash__

    @classmethod
    def unchecked(cls, **values: Any) -> Self:
        """Input made by the rules themselves, every key stated that has no default: a faster `model_construct`."""
        made = _new(cls)
        _set(made, "__dict__", {**_defaults(cls), **values})
        _set(made, "__pydantic_fields_set__", set(values))
        _set(made, "__pydantic_extra__", None)
        _set(made, "__pydantic_private__", None)
        return made

    def left_out(self, key: str) -> bool:
        """Whether the caller omitted this key."""
        return key not in self.__pydantic_fields_set__


@cache
def _defaults(model: type[Stated]) -> dict[str, Any]:
    """Every key in the order of the model, by which input is hashed, with its default if it has one."""
    return {name: field.get_default(call_default_factory=True) for name, field in model.model_fields.items()}


class Options(Strict):
    """The named readings that a procedure offers. Each field carries its `Reading`."""


class Given(Stated):
    """A procedure's input. A subclass with readings to choose from narrows the type of `options`."""

    options: Options = Options()


def written(given: Given) -> dict[str, Any]:
    """The input as the caller wrote it, without defaults: sent back, it means the same."""
    return given.model_dump(mode="json", by_alias=True, exclude_unset=True)


class Reading(NamedTuple):
    """The R-number of an ambiguous rule, attached to the option that selects between its readings."""

    number: str


class Option(NamedTuple):
    """One named reading as shown to users: its R-number and its values, the default first."""

    name: str
    reading: str
    values: tuple[Any, ...]
    default: Any
    field: FieldInfo

    @classmethod
    def of(cls, name: str, field: FieldInfo) -> Option:
        reading = next((mark.number for mark in field.metadata if isinstance(mark, Reading)), "")
        listed = [value for part in (field.annotation, *get_args(field.annotation)) for value in get_args(part)]
        values = tuple(dict.fromkeys(value for value in listed if isinstance(value, str | int | float)))
        if field.annotation is bool:
            values = (False, True)
        others = tuple(value for value in values if value != field.default)
        return cls(name, reading, (field.default, *others), field.default, field)


def models_of(given: Any) -> tuple[type[Given], ...]:
    """The input models: one, or the members of a tagged union."""
    members = [given]
    while any(get_args(member) for member in members):
        members = [part for member in members for part in (get_args(member) or (member,))]
    return tuple(member for member in members if isinstance(member, type) and issubclass(member, Given))


def checked(adapter: TypeAdapter[Any], given: Any) -> Any:
    """The typed input, or InputError naming the key. Everything is validated as JSON: an int is not a bool."""
    written = _as_json(given)
    try:
        return adapter.validate_json(written)
    except ValidationError as error:
        raise first_refusal(error, json.loads(written)) from None


def refusal(adapter: TypeAdapter[Any], given: Any, key: str, *, whole: bool) -> InputError | None:
    """What is wrong at or below one key of an input that may still be incomplete; None if nothing is."""
    written = _as_json(given)
    try:
        adapter.validate_json(written)
    except ValidationError as error:
        for found in error.errors(include_url=False):
            named = _dotted(found, json.loads(written))
            if (whole or found["type"] != "missing") and f"{named}.".startswith(f"{key}."):
                return InputError(named, complaint(found))
    except InputError:  # what an object checks of itself as a whole is reported once it is complete
        pass
    return None


def _as_json(given: Any) -> bytes:
    """The input as JSON text that can be read back. Raises InputError naming the first key that cannot be written."""
    try:
        return _said(given)
    except (TypeError, ValueError, RecursionError) as error:
        for key, value in given.items() if isinstance(given, Mapping) else ():
            try:
                _said({key: value})
            except (TypeError, ValueError, RecursionError):
                shown = str(key).encode("ascii", "backslashreplace").decode()
                raise InputError(shown, not_json(error)) from None
        raise InputError("", not_json(error)) from None


def _said(value: Any) -> bytes:
    written = json.dumps(value, default=_plain, ensure_ascii=False).encode()
    from_json(written)
    return written


def _plain(value: Any) -> Any:
    found = plain(value)
    if found is value:
        raise TypeError(Message("json-kind", kind=type(value).__name__))
    return found


REFUSED = "refused"


def refused_here(message: str | Message) -> PydanticCustomError:
    """A refusal by a validator of the value it is looking at; the key under which the value stands is added later."""
    return PydanticCustomError(REFUSED, REFUSED, {"message": message})


def first_refusal(error: ValidationError, given: Any) -> InputError:
    """The first complaint of pydantic, in our words: the dotted key and what is allowed there."""
    complaints = error.errors(include_url=False)
    # An unknown key explains why another one is missing.
    found = next((one for one in complaints if one["type"] == "extra_forbidden"), complaints[0])
    if found["type"] == "missing":
        others = [_dotted(one, given) for one in complaints if one["type"] == "missing" and one is not found]
        if others:
            more = Message("error-missing-more", refusal=Message("error-missing"), others=", ".join(others))
            return InputError(_dotted(found, given), more)
    told_apart_by = found.get("ctx", {}).get("discriminator", "").strip("'")
    return InputError(told_apart_by or _dotted(found, given), complaint(found))


def _dotted(found: ErrorDetails, given: Any) -> str:
    """The key as the caller wrote it. Pydantic also names the branches of unions it tried: those are left out."""
    path, here = [], given
    missing = found["loc"][-1] if found["type"] == "missing" else None
    for part in found["loc"]:
        if isinstance(here, Mapping) and (part in here or part == missing):
            here = here.get(part)
        elif isinstance(here, Sequence) and not isinstance(here, str) and isinstance(part, int):
            here = here[part] if part < len(here) else None
        else:
            continue
        path.append(str(part))
    return ".".join(path)


def complaint(found: ErrorDetails) -> Message:  # noqa: PLR0911  (one line per kind of complaint)
    """What Pydantic found wrong, in our own words."""
    kind, context = found["type"], found.get("ctx", {})
    if kind == REFUSED:
        said: Message = context["message"]
        return said
    if kind in ("missing", "extra_forbidden"):
        return Message(f"error-{kind.replace('_', '-')}")
    if kind == "union_tag_not_found":
        return Message("error-missing")
    if kind == "union_tag_invalid":
        tag: Any = {"input": found["input"].get(context["discriminator"].strip("'"))}
        return Message("error-choice", allowed=context["expected_tags"].replace("'", ""), value=_short(tag))
    if kind in ("literal_error", "enum"):
        named: str = context["expected"]
        return Message("error-choice", allowed=named.replace("'", "").replace(" or ", ", "), value=_short(found))
    for name in ("ge", "gt", "le", "lt", "multiple_of"):
        if name in context:
            return Message(f"error-{name.replace('_', '-')}", limit=context[name], value=_short(found))
    if kind in ("too_short", "too_long"):
        limit = context["min_length" if kind == "too_short" else "max_length"]
        return Message(f"error-{kind.replace('_', '-')}", limit=limit, actual=context["actual_length"])
    if kind == "string_too_short":
        return Message("error-empty-text")
    if kind == "finite_number":
        return Message("error-type-number", value=_short(found))
    expected = kind.removesuffix("_type").removesuffix("_parsing").split("_")[0]
    known = {"int": "int", "float": "number", "bool": "bool", "string": "text", "list": "list", "tuple": "list"}
    known |= {"dict": "object", "model": "object", "mapping": "object", "set": "list", "frozen": "list"}
    if expected in known:
        return Message(f"error-type-{known[expected]}", value=_short(found))
    return Message("error-said", reason=found["msg"])


def _short(found: ErrorDetails) -> str:
    written = json.dumps(found.get("input"), default=str, ensure_ascii=False)
    return written if len(written) <= 60 else written[:57] + "..."
