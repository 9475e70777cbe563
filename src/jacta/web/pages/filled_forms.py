"""A form with what is entered in it: what the boxes show, and objects that come and go in its lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import count
from typing import Any, Self

from jacta import telling, text
from jacta.analysis.keys import laid
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.printing import hex_named
from jacta.typed import found_at
from jacta.web import form_entries
from jacta.web.forms import Entries, Form, FormField, FormSide, Picked

MANY = 6  # fields in one group; beyond this, rarely used ones are folded away
LONG_FORM = 30  # fields; a longer form is filled in part by part
ADDED = "_added"
NO_KEYS = ("_", "1")  # says that no key at all was entered; an empty address would show the first example


@dataclass(frozen=True)
class FilledForm:
    """A form of a game, and what is entered. `extra` are parameters of the page, `_aim` and so on."""

    game: Game
    form: Form
    entries: Entries
    extra: Mapping[str, str]

    @property
    def examples(self) -> Sequence[Mapping[str, Any]]:
        """Typical inputs, if there are any: they say what is often used, and new objects are taken from them."""
        return ()

    @cached_property
    def used(self) -> frozenset[str]:
        """The keys that are often used: those that the examples have."""
        return frozenset(name for example in self.examples for name in names_in(example))

    @cached_property
    def given(self) -> dict[str, Any]:
        """The input that is entered. All parts of a page ask for it, and nobody changes it."""
        found: dict[str, Any] = telling.recognised(self.game.id, form_entries.parse(self.form, self.entries))
        return found

    @cached_property
    def short(self) -> list[tuple[str, str]]:
        """The entries in their shortest form."""
        found = form_entries.short_entries_of(self.form, self.given)
        return found if found or not (self.examples and self.examples[0]) else [NO_KEYS]

    def in_brief(self, field: FormField) -> str:
        """A packed object in a line: its numbers and words, and how many there are of the rest."""
        now = found_at(self.given, field.path)
        told = (
            [(inner, now.get(inner.name, inner.default)) for inner in field.fields] if isinstance(now, Mapping) else []
        )
        filled = [(inner, one) for inner, one in told if one not in (None, [], {})]
        filled.sort(key=lambda pair: isinstance(pair[1], list | Mapping))
        return " · ".join(text.labelled(inner.label, self._in_words(inner, one)) for inner, one in filled)

    def _in_words(self, field: FormField, value: Any) -> str:
        """What is in a field; for objects, how many there are."""
        if field.fields:
            return str(len(value))
        names = {choice.value: choice.label for choice in field.choices}
        many = value if isinstance(value, list) else [value]
        return ", ".join(names.get(one) or telling.under(self.game.id, field.name, one) for one in many)

    def value(self, path: str) -> str:
        """What is entered at a path, the last of several; empty if nothing is."""
        return next((value for name, value in reversed(self.entries) if name == path), "")

    def values(self, path: str) -> list[str]:
        return [value for name, value in self.entries if name == path and value]

    def numbers(self, field: FormField) -> list[str]:
        """The parts of a list of numbers or texts."""
        if not field.numeric:
            return self.values(field.path)
        return [part for value in self.values(field.path) for part in form_entries.parts_of(value)]

    def count(self, field: FormField) -> int:
        """How many objects a list holds; at least its minimum."""
        return max(len(found_at(self.given, field.path) or ()), field.least)

    def rows(self, field: FormField) -> list[tuple[str, str]]:
        """The names that are keys, each with what stands under it, and an empty row for one more."""
        now, game, (under,) = found_at(self.given, field.path), self.game.id, field.fields
        pairs = now.items() if isinstance(now, Mapping) else ()
        return [
            *((telling.named(game, key), self._told(under, one)) for key, one in pairs),
            ("", ""),
        ]

    def _told(self, field: FormField, value: Any) -> str:
        """A value as shown in one box, with names in the reader's language."""
        if field.kind == "list" and isinstance(value, list):
            return ", ".join(telling.named(self.game.id, one) for one in value)
        return telling.named(self.game.id, value) if field.kind == "text" else form_entries.entry_of(field, value)

    def key(self, field: FormField, place: int) -> str:
        """The name under which an object is stored, in the reader's language."""
        key = self.value(f"{field.path}.{place}.")
        return hex_named(self.game.id, key) or telling.named(self.game.id, key)

    def hex_at(self, field: FormField) -> str:
        """The hex that is entered: by its name, even if an old address has its coordinates."""
        return dict(self.short).get(field.path, "") if field.axes else ",".join(self.values(field.path))

    def split(self, fields: Sequence[FormField]) -> tuple[list[FormField], list[FormField]]:
        """The fields that are shown at once, and those that are folded away: rarely used ones that are many or large.

        A key with only one possible value is not a field: there is nothing to choose.
        """
        fields = [
            one for one in fields if not (one.kind == "choice" and one.default is not None and len(one.choices) == 1)
        ]
        entered = [name for name, _ in self.short]

        def often(field: FormField) -> bool:
            there = any(name == field.path or name.startswith(f"{field.path}.") for name in entered)
            return field.required or field.name in self.used or there

        shown = [one for one in fields if often(one) or (len(fields) <= MANY and not one.fields)]
        return shown, [one for one in fields if one not in shown]

    @property
    def in_steps(self) -> bool:
        """Whether the form is so long that its parts are filled in one after another."""
        return sum(1 for _ in _leaves(self.form.fields)) > LONG_FORM

    def suggested(self, field: FormField) -> list[str]:
        """Names to pick from, as one could type them: those that are known, or that the game's examples have here."""
        used = (telling.named(self.game.id, name) for name in _names_used(self.game).get(field.name, ()))
        return sorted(form_entries.known_names(field) or used, key=text.bare)

    def picks(self, field: FormField) -> list[Picked]:
        """What can be chosen: what the field offers, and the names of the objects that it chooses among."""
        named = [one.get("name") for one in self.given.get(field.among) or () if isinstance(one, dict)]
        return [*field.choices, *(Picked(name, name, telling.value(self.game.id, name)) for name in named if name)]

    @property
    def added(self) -> int:
        """The index of an object that has just been added to a list."""
        return int(self.extra.get(ADDED, -1))

    def item_name(self, field: FormField, place: int) -> str:
        """The name of an object in a list: its own, else from its hex or number and its kind or first words."""
        name, *kinds = (self.value(f"{field.path}.{place}.{key}") for key in ("name", "kind", "type", "terrain"))
        if name:
            return telling.value(self.game.id, name)
        inside = field.at(place)
        at = next((self.hex_at(inner) for inner in inside if inner.axes), "")
        called = (self.key(field, place) if field.keyed else at) or f"{field.label} {place + 1}"
        words = (self.value(inner.path) for inner in inside if inner.kind in ("choice", "text"))
        telltale = [*filter(None, kinds)][:1] or [*filter(None, words)][:2]
        told = ", ".join(telling.value(self.game.id, one) for one in telltale)
        return text.labelled(called, told) if told else called

    def samples(self, of: FormField | FormSide) -> list[tuple[str, str]]:
        """The game's samples that can be an object of this list, or this side, with their names."""
        known = {inner.name for inner in of.fields}
        return [
            (name, telling.value(self.game.id, str(data["name"])))
            for name, data in _samples(self.game).items()
            if "name" in data and known.issuperset(data)
        ]

    def with_sheet(self, side: str, sample_name: str) -> Self:
        """A sample as one of the sides."""
        if sample_name not in _samples(self.game) or side not in {one.name for one in self.form.sides}:
            return self
        given = laid(self.given, side, _samples(self.game)[sample_name])
        return replace(self, entries=form_entries.entries_of(self.form, given))

    def with_item(self, path: str, sample_name: str = "") -> Self:
        """One more object in a list: a sample, a copy of its last one, or of the first in the examples."""
        field = _find(self.form.fields, path)
        if field is None:
            return self
        now = found_at(self.given, path) or ()
        items = _listed(now)
        sample: list[Any] = next((_listed(found) for one in self.examples if (found := found_at(one, path))), [{}])
        chosen = _samples(self.game).get(sample_name) or (items[-1] if items else sample[0])
        added = _renamed(chosen, items)
        given = laid(self.given, path, {**dict(now), "": added} if field.keyed else [*items, added])
        return replace(
            self, entries=form_entries.entries_of(self.form, given), extra={**self.extra, ADDED: str(len(items))}
        )

    def without_item(self, path: str) -> Self:
        """One object less in a list; the path ends with its index."""
        name, _, place = path.rpartition(".")
        field = _find(self.form.fields, name)
        if field is None or not place.isdecimal():
            return self
        now = found_at(self.given, name) or ()
        items = [*now.items()] if isinstance(now, Mapping) else [*now]
        left = items[: int(place)] + items[int(place) + 1 :]
        given = laid(self.given, name, dict(left) if isinstance(now, Mapping) else left)
        return replace(self, entries=form_entries.entries_of(self.form, given))


def _listed(objects: Any) -> list[Any]:
    """The objects of a list, or those that stand under names."""
    return [*objects.values()] if isinstance(objects, Mapping) else [*objects]


def _leaves(fields: Iterable[FormField]) -> Iterator[FormField]:
    for field in fields:
        yield from _leaves(field.fields) if field.fields else (field,)


@cache
def _names_used(game: Game) -> dict[str, list[str]]:
    """The texts that occur under each key in the game's examples."""
    found: dict[str, set[str]] = {}
    for example in (*(one for member in game.procedures for one in member.examples), *_samples(game).values()):
        for key, name in _texts(example):
            found.setdefault(key, set()).add(name)
    return {key: sorted(names) for key, names in found.items()}


def _texts(data: Any, under: str = "") -> Iterator[tuple[str, str]]:
    """Every text of an example with its key."""
    if isinstance(data, str):
        yield under, data
    elif isinstance(data, Mapping):
        for key, item in data.items():
            yield from _texts(item, key)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from _texts(item, under)


@cache
def _samples(game: Game) -> dict[str, Any]:
    """The contents of a game's samples, by name."""
    return {name: read_data(file, name) for name, file in samples_of(game)}


def _renamed(item: Mapping[str, Any], others: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A copy with a name that is not taken: `Athos 2`."""
    taken = {one.get("name") for one in others}
    if item.get("name") not in taken or not item.get("name"):
        return dict(item)
    plain = re.sub(r" \d+$", "", item["name"])
    number = next(number for number in count(2) if f"{plain} {number}" not in taken)
    return {**item, "name": f"{plain} {number}"}


def names_in(data: Any) -> Iterator[str]:
    """Every key of an example, however deep."""
    if isinstance(data, Mapping):
        for name, item in data.items():
            yield name
            yield from names_in(item)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from names_in(item)


def _find(fields: Sequence[FormField], path: str) -> FormField | None:
    """The list of objects at this path; also inside an object of another list."""
    for field in fields:
        if field.path == path and field.kind == "objects":
            return field
        place, _, deeper = path.removeprefix(f"{field.path}.").partition(".")
        if path.startswith(f"{field.path}.") and (found := _find(_inside(field, place, deeper), path)):
            return found
    return None


def _inside(field: FormField, place: str, deeper: str) -> Sequence[FormField]:
    """The fields inside an object, or of the object at this index of a list."""
    if field.kind != "objects":
        return field.fields
    return field.at(int(place)) if place.isdecimal() and deeper else ()
