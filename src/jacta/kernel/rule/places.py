"""The places of an input, each with the names of what may stand there.

They serve to understand people's words, and to refuse others with the nearest allowed ones.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from jacta.errors import InputError
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.schema import SchemaNode
from jacta.names import MOST_NEAR, OPTION, VALUE, Names, Offered, named_as, suggesting
from jacta.text import Message

OPTIONS = "options"
MISSING = ("error-missing", "error-missing-choice", "error-missing-more")
FIRST = ".0"  # of a list
NO_LIST = "error-type-list"
MENDABLE = ("error-extra-forbidden", *MISSING, "error-choice", NO_LIST)  # refusals that can say what is allowed


class InputPlace(NamedTuple):
    """A place in the input with the names of what may stand there; `keyed` and `valued` prefix its messages."""

    game: str
    node: SchemaNode
    keyed: str = "key-"
    valued: str = VALUE

    @property
    def kinds(self) -> frozenset[str]:
        """The JSON types that fit here."""
        return self.node.types

    @property
    def keys(self) -> Names:
        return named_as(self.game, self.keyed, tuple(self.node.keys))

    @property
    def words(self) -> Names:
        """The words to choose from."""
        return named_as(self.game, self.valued, tuple(one for one in self.node.values if isinstance(one, str)))

    @property
    def sides(self) -> int:
        """The sides of the dice counted here; 0 if it does not count dice."""
        return next((part["dice"] for part in self.node.parts if "dice" in part), 0)

    def at(self, step: str) -> InputPlace:
        """The place below, by key or list index."""
        found = self._replace(node=self.node.at(step))
        if self.keyed == OPTION:
            return found._replace(valued=f"{OPTION}{step}-")
        return found._replace(keyed=OPTION) if step == OPTIONS else found

    def below(self, path: str) -> InputPlace:
        """The place below, by dotted path."""
        place = self
        for step in path.split("."):
            place = place.at(step)
        return place

    def has(self, path: str) -> bool:
        """Whether there is such a place below."""
        return bool(self.below(path).node.parts)

    def has_all(self, data: Any) -> bool:
        """Whether this is an object all of whose keys are exactly names here."""
        return isinstance(data, Mapping) and all(self.keys.meant(one, exactly=True) for one in data)

    def has_names(self, path: str) -> bool:
        """Whether every step of a typed path is exactly a name here."""
        place = self
        for step in path.split("."):
            key = step if step.isdecimal() or place.node.is_free else place.keys.meant(step)
            if key is None:
                return False
            place = place.at(key)
        return True

    def reached(self, typed: str) -> list[str]:
        """The paths that a word may mean: names here, else one step below, else names that contain it."""
        return self._called_so(typed) or self.keys.having(typed)

    def meant(self, typed: str, besides: Collection[str] = ()) -> str | None:
        """The one path that a word means beyond doubt; `besides` are those stated by other words.

        That is the only path with this name; of several, and in a list, the one that is required. Part of a name stands
        for a required path if no other path containing it is left: `units` where the defender's are stated. Optional
        paths are never guessed.
        """
        called_so, paths = self._called_so(typed), self.reached(typed)
        left = [path for path in paths if path not in besides]
        needed = [path for path in left if self._needs(path)]
        if len(needed) == 1 and (called_so or needed == left):
            return needed[0]
        return left[0] if len(called_so) == 1 and called_so == left and FIRST not in left[0] else None

    def _called_so(self, typed: str) -> list[str]:
        return list(self.keys.called_so(typed)) or [
            f"{above}.{key}" for above, place in self._below() for key in place.keys.called_so(typed, exactly=True)
        ]

    def _below(self) -> Iterator[tuple[str, InputPlace]]:
        """The objects under each key, with their paths; of a list, the first entry."""
        for key in self.keys.ids:
            place = self.at(key)
            yield (f"{key}{FIRST}", place.at("0")) if "array" in place.kinds else (key, place)

    def _needs(self, path: str) -> bool:
        """Whether a path is required, and everything above it."""
        place = self
        for step in path.split("."):
            place = place.at(step)
            if not place.node.required and not step.isdecimal():
                return False
        return True

    def with_nearest(self, refused: InputError, given: Any = None) -> InputError:
        """The refusal of an unknown key or word below this place, with what may have been meant.

        Of similar keys, those that accept what was `given` are likelier.
        """
        message = refused.message
        if not isinstance(message, Message) or message.id not in MENDABLE:
            return refused
        *above, last = refused.key.split(".")
        place = self
        for step in above:
            place = place.at(step)
            given = given.get(step) if isinstance(given, Mapping) else None
        if message.id == "error-extra-forbidden":
            kinds = _kinds(given.get(last)) if isinstance(given, Mapping) else set()
            takes = {key for key in place.keys.ids if place.at(key).kinds & kinds}
            return InputError(refused.key, place._unknown(message, last, takes))
        if message.id in MISSING:
            return InputError(refused.key, self._missing(message, place.at(last)))
        if message.id == NO_LIST:
            is_hex = place.at(last).node.is_hex
            return InputError(refused.key, Message("error-type-hex", **message.args)) if is_hex else refused
        said, listed = str(message.args["value"]), message.args["allowed"]
        if isinstance(listed, Offered):
            return refused
        ids, words = str(listed).split(", "), place.at(last).words
        names = words if words.ids >= set(ids) else named_as(self.game, VALUE, tuple(ids))
        return InputError(refused.key, suggesting(message.saying(allowed=Offered(ids, names)), said, names))

    def _missing(self, refusal: Message, lacking: InputPlace) -> Message:
        """The refusal of an input that lacks a key: with what may or must stand there, and what else is missing."""
        others, words = refusal.args.get("others"), lacking.words
        needed = [key for key in lacking.keys.ids if lacking.at(key).node.required]
        alone = Message("error-missing")
        if words.ids:
            alone = Message("error-missing-choice", allowed=Offered(words.ids, words))
        elif needed:
            alone = Message("error-missing-inside", keys=_Paths(needed, lacking))
        if not isinstance(others, str):
            return alone
        return Message("error-missing-more", refusal=alone, others=_Paths(others.split(", "), self))

    def _unknown(self, refusal: Message, typed: str, likely: set[str]) -> Message:
        """The refusal of a key: with those that may have been meant, else with all allowed ones."""
        near = self.keys.nearest(typed)
        near = [key for key in near if key in likely] or [key for key in near if key != OPTIONS]
        if paths := near or self.reached(typed)[:MOST_NEAR]:
            return Message("error-near", refusal=refusal, near=_Paths(paths, self, Message("aim-or")))
        known = [key for key in self.keys.ids if key != OPTIONS]
        return Message("error-known-keys", refusal=refusal, known=_Paths(known, self)) if known else refusal


class _Paths:
    """Dotted paths to choose from, put into the reader's language only when they are read."""

    __slots__ = ("link", "paths", "place")

    def __init__(self, paths: Iterable[str], place: InputPlace, link: str | Message = ", ") -> None:
        self.paths, self.place, self.link = tuple(paths), place, link

    def __str__(self) -> str:
        return str(self.link).join(map(self._word, self.paths))

    def _word(self, path: str) -> str:
        place, words = self.place, []
        for step in path.split("."):
            words.append(step if step.isdecimal() else place.keys.word(step))
            place = place.at(step)
        return ".".join(words)


def _kinds(value: Any) -> set[str]:
    """The JSON types of a value as given."""
    types = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array", dict: "object"}
    return {types[type(value)]} if type(value) in types else set()


@lru_cache(maxsize=64)
def sheet_place(game: str, kind: type[Piece]) -> InputPlace:
    """The place of a whole sheet of this kind of piece."""
    return InputPlace(game, SchemaNode.whole(TypeAdapter(kind).json_schema(by_alias=True)))


def role_place(game: str, kinds: Iterable[type[Piece]], sheet: Any = None) -> InputPlace:
    """The place of a sheet in a role: of the kind that has all keys of this one, else of the first."""
    first, *others = (sheet_place(game, kind) for kind in kinds)
    return next((place for place in (first, *others) if place.has_all(sheet)), first)
