"""What a rule is to the rest of the world: a procedure with a typed input, and the game it belongs to."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from jacta import text
from jacta.errors import InputError, UnknownProcedure
from jacta.kernel.questions import Move, Surroundings, extras
from jacta.plain import plain
from jacta.tables import Checker, Rules, Shelf, rules_for
from jacta.text import Message
from jacta.typed import parsed

Kind = Literal["procedure", "check", "table"]
Picture = Callable[[Mapping[str, Any]], str]
"""Draws a procedure's input and what comes of it, as SVG."""
MOST_SURROUNDINGS = 20_000


class Strict(BaseModel):
    """Input that means exactly what it says: no unknown key, no text for a number, no true for 1, never changed."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True)

    def __eq__(self, other: object) -> bool:
        """Input that leaves a key out differs from input that states its default: see `left_out`."""
        return super().__eq__(other) and self.model_fields_set == getattr(other, "model_fields_set", None)

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def left_out(self, key: str) -> bool:
        """Whether the caller did not mention this key. A policy that is left out is the player's own decision."""
        return key not in self.model_fields_set


class Options(Strict):
    """The named readings that a procedure offers. Each field carries its `Reading`."""


class Given(Strict):
    """A procedure's input. A subclass with readings to choose from narrows the type of `options`."""

    options: Options = Options()


def written(given: Given) -> dict[str, Any]:
    """The input as the caller wrote it, defaults left out: it can be sent back and means the same."""
    return given.model_dump(mode="json", by_alias=True, exclude_unset=True)


class Reading(NamedTuple):
    """The R-number of an ambiguous rule, attached to the option that selects between its readings."""

    number: str


class Aim(NamedTuple):
    """What a player wants of an outcome: `value(outcome)` is to be made as large as possible on average.

    `text` is how people write it: `winner=attacker` for a probability, `vp_ceded` or `-vp_ceded` for an expectation.
    """

    text: str
    value: Callable[[Any], Any]

    @classmethod
    def parse(cls, written: str) -> Aim:
        """`key=value` or `key!=value` (a probability), `key>=3` and so on, or `key` / `-key` (an expectation)."""
        written = written.strip()
        for sign, holds in COMPARISONS.items():
            key, found, wanted = written.partition(sign)
            if found:
                return cls(written, _predicate(key.strip(), holds, wanted.strip()))
        key = written.removeprefix("-").strip()
        factor = -1 if written.startswith("-") else 1
        return cls(written, lambda outcome: factor * _number(key, _field(outcome, key)))


COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "!=": lambda found, wanted: found != wanted,
    ">=": lambda found, wanted: found >= wanted,
    "<=": lambda found, wanted: found <= wanted,
    "=": lambda found, wanted: found == wanted,
    ">": lambda found, wanted: found > wanted,
    "<": lambda found, wanted: found < wanted,
}


def _predicate(key: str, holds: Callable[[Any, Any], bool], wanted: str) -> Callable[[Any], int]:
    target = parsed(wanted)

    def value(outcome: Any) -> int:
        found = _field(outcome, key)
        try:
            return int(holds(plain(found), target))
        except TypeError:
            raise InputError("aim", Message("error-aim-type", key=key, value=wanted)) from None

    return value


def _field(outcome: Any, key: str) -> Any:
    found = outcome
    for part in key.split("."):
        names = {name.rstrip("_"): name for name in getattr(found, "_fields", ())}
        if part in names:
            found = getattr(found, names[part])
        elif isinstance(found, tuple) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        elif part == "value" and not names:
            pass
        else:
            known = ", ".join(names) or "value"
            raise InputError("aim", Message("error-aim-key", key=key, known=known))
    return found


def _number(key: str, found: Any) -> Any:
    if isinstance(found, str | tuple) or found is None:
        raise InputError("aim", Message("error-aim-number", key=key))
    return found


class Procedure:
    """One row of a game's inventory. Made by `@procedure` from the function that begins it."""

    def __init__(
        self,
        begin: Callable[..., Move],
        *,
        kind: Kind,
        passage: str,
        given: Any,
        tables: Sequence[str] | Callable[[Any], Sequence[str]],
        aims: Mapping[str, str],
        examples: Sequence[Mapping[str, Any]],
        tally: type[tuple[int, ...]] | None,
        view: Callable[[Any, str | None], Any] | None,
        secrets: Sequence[str],
        players: Callable[[Any], Mapping[str, Any]] | None,
    ) -> None:
        self.begin = begin
        self.name = begin.__name__
        self.kind: Kind = kind
        self.passage = passage
        self._adapter: TypeAdapter[Given] = TypeAdapter(given)
        self.models = _models(given)
        self.examples = tuple(examples)
        self.tally = tally
        self.view = view
        self.secrets = frozenset(secrets)
        self.players = players
        self._tables = tables
        self._aims = dict(aims)
        self._surroundings: dict[tuple[Given, Rules], Surroundings] = {}
        self.game: Game  # set when the game lists it

    def __repr__(self) -> str:
        return f"<Procedure {self.id}>"

    def __reduce__(self) -> Any:
        return find_procedure, (self.id,)

    def read_tally(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The running totals under the names that the procedure declares; one that nothing was added to is 0."""
        if self.tally is None:
            raise TypeError(f"{self.name}: a phase reads the tally, but the procedure declares none")
        missing = len(self.tally._fields) - len(totals)  # type: ignore[attr-defined]
        return self.tally(*totals, *[0] * missing)  # type: ignore[arg-type]

    @property
    def id(self) -> str:
        return f"{self.game.id}.{self.name}"

    @cached_property
    def aims(self) -> dict[str, Aim]:
        """What each player usually wants, by player."""
        return {who: Aim.parse(written) for who, written in self._aims.items()}

    @cached_property
    def options(self) -> dict[str, Option]:
        """The readings this procedure offers, by option name."""
        found: dict[str, Option] = {}
        for model in self.models:
            options = model.model_fields["options"].annotation
            assert isinstance(options, type)
            assert issubclass(options, Options)
            found |= {name: Option.of(name, field) for name, field in options.model_fields.items()}
        return found

    def validate(self, given: Mapping[str, Any] | Given) -> Given:
        """The typed input, or InputError naming the key. Everything is checked as JSON: an int is not a bool."""
        if isinstance(given, self.models):
            return given
        try:
            return self._adapter.validate_json(json.dumps(given, default=plain))
        except ValidationError as error:
            raise _first_error(error, given) from None
        except (TypeError, ValueError, RecursionError) as error:
            raise InputError("", Message("error-not-json", reason=str(error))) from None

    def tables_used(self, given: Given) -> Sequence[str]:
        """The names of the tables that this input is worked out with."""
        return self._tables(given) if callable(self._tables) else self._tables

    def rules(self, given: Given) -> Rules:
        """The tables and readings in force for this input."""
        return rules_for(self.game.shelf, self.tables_used(given), given.options)

    def surroundings(self, given: Given) -> Surroundings:
        """Input and rules of a run. Equal ones are the same object, so that positions compare and hash quickly."""
        rules = self.rules(given)
        try:
            found = self._surroundings.get((given, rules))
        except TypeError:  # an input that cannot be hashed (a whole map) is never equal to another
            return Surroundings(self, given, rules)
        if found is None:
            if len(self._surroundings) >= MOST_SURROUNDINGS:
                self._surroundings.clear()
            found = self._surroundings[given, rules] = Surroundings(self, given, rules)
        return found

    def first_move(self, around: Surroundings) -> Move:
        """Where a run begins. The beginning may name `rules` beside `given`, as phases do."""
        move: Move = self.begin(*extras(self.begin, around))
        return move

    def picture(self, given: Given) -> str | None:
        """A drawing of this input and what comes of it, as SVG, where the game has one."""
        draw = self.game.pictures.get(self.name)
        return None if draw is None else draw(given.model_dump(mode="json", by_alias=True, exclude_unset=True))

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the input."""
        return self._adapter.json_schema(by_alias=True)


def procedure(
    *,
    passage: str,
    kind: Kind = "procedure",
    tables: Sequence[str] | Callable[[Any], Sequence[str]] = (),
    aims: Mapping[str, str] | None = None,
    examples: Sequence[Mapping[str, Any]] = ({},),
    tally: type[tuple[int, ...]] | None = None,
    view: Callable[[Any, str | None], Any] | None = None,
    secrets: Sequence[str] = (),
    players: Callable[[Any], Mapping[str, Any]] | None = None,
) -> Callable[[Callable[..., Move]], Procedure]:
    """Make a procedure of the function that begins it; its name is the id, the type of its `given` the input.

    `tables` are the tables it uses (or a function of the input that says which), `aims` what each player wants,
    `examples` typical inputs: the tests run them all, the interfaces offer them. `tally` is a named tuple of running
    totals that `goto(..., add=...)` adds to.

    A game with hidden information states its `view`: what a player sees of a state (for None, what everybody sees);
    and its `secrets`: input keys that no player sees. `players` says which policies sit at the table for an input, by
    player; a player without one is a person, for whom the defaults answer where nobody can be asked.
    """

    def make(begin: Callable[..., Move]) -> Procedure:
        return Procedure(
            begin,
            kind=kind,
            passage=passage,
            given=get_type_hints(begin, include_extras=True)["given"],
            tables=tables,
            aims=aims or {},
            examples=examples,
            tally=tally,
            view=view,
            secrets=secrets,
            players=players,
        )

    return make


def _models(given: Any) -> tuple[type[Given], ...]:
    """The input models: one, or those of a union told apart by a key."""
    members = [given]
    while any(get_args(member) for member in members):
        members = [part for member in members for part in (get_args(member) or (member,))]
    return tuple(member for member in members if isinstance(member, type) and issubclass(member, Given))


class Option(NamedTuple):
    """One named reading as an interface shows it: its R-number, its values, the default first."""

    name: str
    reading: str
    values: tuple[Any, ...]
    default: Any
    field: FieldInfo

    @classmethod
    def of(cls, name: str, field: FieldInfo) -> Option:
        reading = next((mark.number for mark in field.metadata if isinstance(mark, Reading)), "")
        listed = [value for part in (field.annotation, *get_args(field.annotation)) for value in get_args(part)]
        values = tuple(dict.fromkeys(value for value in listed if not isinstance(value, type) and value is not None))
        if field.annotation is bool:
            values = (False, True)
        others = tuple(value for value in values if value != field.default)
        return cls(name, reading, (field.default, *others), field.default, field)


class Chapter(NamedTuple):
    """A chapter of the document with its procedures in printed order."""

    name: str
    procedures: tuple[Procedure, ...]


class Game:
    """A game: the table of contents of its document. Found through the entry-point group `jacta.games`."""

    def __init__(
        self,
        id: str,
        *,
        package: str,
        source: str,
        status: Literal["complete", "growing"],
        chapters: Sequence[Chapter],
        readings: Sequence[str],
        bundles: Mapping[str, Mapping[str, Any]] | None = None,
        checks: Mapping[str, Checker] | None = None,
        pictures: Mapping[str, Picture] | None = None,
    ) -> None:
        self.id, self.source, self.status = id, source, status
        self.chapters = tuple(chapters)
        self.readings = tuple(readings)
        self.bundles = dict(bundles or {})
        self.pictures = dict(pictures or {})
        self.shelf = Shelf(id, files(package) / "tables", checks)
        text.add_domain(id, files(package) / "text")
        for chapter in self.chapters:
            for member in chapter.procedures:
                member.game = self

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        return tuple(member for chapter in self.chapters for member in chapter.procedures)

    def say(self, id: str, /, **args: Any) -> str:
        return text.say(id, self.id, **args)


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of all games, built-in ones and strangers' packages alike; loading one takes a moment."""
    return {point.name: point for point in sorted(entry_points(group="jacta.games"), key=lambda point: point.name)}


@cache
def find_game(id: str) -> Game | None:
    """The game with this id, without loading the others."""
    point = _installed().get(id)
    return None if point is None else point.load()


@cache
def games() -> dict[str, Game]:
    """Every installed game by id."""
    return {id: game for id in _installed() if (game := find_game(id))}


@cache
def procedures() -> dict[str, Procedure]:
    """Every registered procedure by id."""
    return {member.id: member for game in games().values() for member in game.procedures}


def find_procedure(id: str) -> Procedure:
    """The procedure with this id, or UnknownProcedure with the nearest ids."""
    game = find_game(id.partition(".")[0])
    for member in game.procedures if game else ():
        if member.id == id:
            return member
    from difflib import get_close_matches  # noqa: PLC0415

    near = ", ".join(get_close_matches(id, procedures(), n=3, cutoff=0.4)) or "-"
    raise UnknownProcedure(Message("error-unknown-procedure", id=id, near=near))


def _first_error(error: ValidationError, given: Any) -> InputError:
    """The first complaint of pydantic, in our words: the dotted key and what is allowed there."""
    found = error.errors(include_url=False)[0]
    told_apart_by = found.get("ctx", {}).get("discriminator", "").strip("'")
    return InputError(told_apart_by or _dotted(found, given), _complaint(found))


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


def _complaint(found: ErrorDetails) -> Message:  # noqa: PLR0911  (one line per kind of complaint)
    kind, context = found["type"], found.get("ctx", {})
    if kind in ("missing", "extra_forbidden"):
        return Message(f"error-{kind.replace('_', '-')}")
    if kind == "union_tag_not_found":
        return Message("error-missing")
    if kind in ("union_tag_invalid", "literal_error", "enum"):
        named: str = context["expected_tags" if kind == "union_tag_invalid" else "expected"]
        return Message("error-choice", allowed=named.replace("'", "").replace(" or ", ", "), value=_short(found))
    for name in ("ge", "gt", "le", "lt", "multiple_of"):
        if name in context:
            return Message(f"error-{name.replace('_', '-')}", limit=context[name], value=_short(found))
    if kind in ("too_short", "too_long"):
        limit = context["min_length" if kind == "too_short" else "max_length"]
        return Message(f"error-{kind.replace('_', '-')}", limit=limit, actual=context["actual_length"])
    if kind == "string_too_short":
        return Message("error-empty-text")
    if kind == "json_invalid":
        return Message("error-not-json", reason=context.get("error", ""))
    expected = kind.removesuffix("_type").removesuffix("_parsing").split("_")[0]
    known = {"int": "int", "float": "number", "bool": "bool", "string": "text", "list": "list", "tuple": "list"}
    known |= {"dict": "object", "model": "object", "mapping": "object", "set": "list", "frozen": "list"}
    if expected in known:
        return Message(f"error-type-{known[expected]}", value=_short(found))
    return Message("error-said", reason=found["msg"])


def _short(found: ErrorDetails) -> str:
    written = json.dumps(found.get("input"), default=str, ensure_ascii=False)
    return written if len(written) <= 60 else written[:57] + "..."
