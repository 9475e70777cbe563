"""What is on the workbench: a procedure, its form, what was entered, and the tab that shows it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import count
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from fastapi import Request

from jacta import telling, text
from jacta.analysis.keys import laid
from jacta.kernel.play.opponents import searches
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.printing import hex_named
from jacta.text import Message
from jacta.typed import found_at
from jacta.web import form_entries, forms
from jacta.web.errors import BodyTooLarge
from jacta.web.forms import Entries, Form, FormField, Picked
from jacta.web.limits import Limits
from jacta.web.pages.rendering import SETTINGS, address

TABS = ("odds", "roll", "play", "best", "vary", "compare", "readings")
SAMPLED_TABS = ("odds", "roll", "play")  # a whole fight or game: the odds are those of a sample
MANY = 6  # fields in one group; beyond this, rarely used ones are folded away
GAMES = ("_game", "_games", "_events")  # fields that hold whole games
LONGEST_ADDRESS = 4_000  # accepted by every browser and server
LONGEST_LINE = 160
LONG_FORM = 30  # fields; a longer form is filled in part by part
ADDED = "_added"
ONCE = ("_", "_add", "_drop", "_open", "_sample", "_tab")  # about this request only, and not kept
NO_KEYS = ("_", "1")  # says that no key at all was entered; an empty address would show the first example


class Preset(NamedTuple):
    """A typical input, and the address that enters it."""

    label: str
    about: str
    href: str
    current: bool


@dataclass(frozen=True)
class Workbench:
    """The state of a workbench, all of it from the address. `extra` are the tab's own parameters, `_aim` and so on."""

    procedure: Procedure
    tab: str
    form: Form
    entries: Entries
    extra: Mapping[str, str]

    @property
    def game(self) -> Game:
        return self.procedure.game

    @cached_property
    def given(self) -> dict[str, Any]:
        """The input that is entered. All parts of a page ask for it, and nobody changes it."""
        found: dict[str, Any] = telling.recognised(self.game.id, form_entries.parse(self.form, self.entries))
        return found

    @cached_property
    def short(self) -> list[tuple[str, str]]:
        """The entries in their shortest form."""
        found = form_entries.short_entries_of(self.form, self.given)
        examples = self.procedure.examples
        return found if found or not (examples and examples[0]) else [NO_KEYS]

    def at(self, tab: str | None = None, extra: Mapping[str, str] | None = None) -> str:
        """The address of a tab with what is entered now."""
        more = [(name, value) for name, value in (extra or {}).items() if value and name != ADDED]
        return address(self.procedure, tab or self.tab, [*self.short, *more])

    def export(self, kind: str) -> str:
        """The address of what this tab shows, in another format."""
        return self.at(f"export.{kind}", {"_tab": self.tab, **self.extra})

    @property
    def permalink(self) -> str:
        return self.at(extra=self.extra)

    @property
    def tabs(self) -> Sequence[str]:
        if self.procedure.sampled:
            advised = self.procedure.decides and searches(self.procedure)
            return (*SAMPLED_TABS, "best") if advised else SAMPLED_TABS
        by_chance, decides = self.procedure.chance != "none", self.procedure.decides
        shows = {
            "roll": by_chance,
            "play": decides or self.procedure.kind == "procedure",
            "best": decides or by_chance,
            "readings": bool(self.procedure.options),
        }
        return tuple(tab for tab in TABS if shows.get(tab, True))

    def with_given(self, given: Mapping[str, Any]) -> Workbench:
        """The same with another input, one field per key."""
        form = form_for(self.procedure, given)
        return replace(self, form=form, entries=form_entries.entries_of(form, given))

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
        used = {name for example in self.procedure.examples for name in _names(example)}
        entered = [name for name, _ in self.short]

        def often(field: FormField) -> bool:
            there = any(name == field.path or name.startswith(f"{field.path}.") for name in entered)
            return field.required or field.name in used or there

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

    @property
    def situation(self) -> str:
        """What is entered, in a line: the name of a picture or link of it."""
        told = ", ".join(text.labelled(label, value) for label, value in telling.situation(self.procedure, self.given))
        return told if len(told) <= LONGEST_LINE else f"{told[:LONGEST_LINE].rpartition(', ')[0]}…"

    @property
    def options_chosen(self) -> int:
        return len(self.given.get("options", {}))

    @property
    def presets(self) -> list[Preset]:
        """The procedure's examples, each named after what distinguishes it."""
        now, found = self.given, []
        for label, example in zip(telling.example_names(self.procedure), self.procedure.examples, strict=True):
            pairs = form_entries.entries_of(form_for(self.procedure, example), example) or [NO_KEYS]
            about = ", ".join(f"{key} {value}" for key, value in telling.situation(self.procedure, example))
            found.append(Preset(label, about, address(self.procedure, self.tab, pairs), dict(example) == now))
        return found

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

    def samples(self, field: FormField) -> list[tuple[str, str]]:
        """The game's samples that can be an object of this list, with their names."""
        known = {inner.name for inner in field.fields}
        return [
            (name, telling.value(self.game.id, str(data["name"])))
            for name, data in _samples(self.game).items()
            if "name" in data and known.issuperset(data)
        ]

    def with_item(self, path: str, sample_name: str = "") -> Workbench:
        """One more object in a list: a sample, a copy of its last one, or of the first in the examples."""
        field = _find(self.form.fields, path)
        if field is None:
            return self
        now = found_at(self.given, path) or ()
        items = _listed(now)
        sample: list[Any] = next(
            (_listed(found) for one in self.procedure.examples if (found := found_at(one, path))), [{}]
        )
        chosen = _samples(self.game).get(sample_name) or (items[-1] if items else sample[0])
        added = _renamed(chosen, items)
        given = laid(self.given, path, {**dict(now), "": added} if field.keyed else [*items, added])
        return replace(
            self, entries=form_entries.entries_of(self.form, given), extra={**self.extra, ADDED: str(len(items))}
        )

    def without_item(self, path: str) -> Workbench:
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


def _names(data: Any) -> Iterator[str]:
    """Every key of an example, however deep."""
    if isinstance(data, Mapping):
        for name, item in data.items():
            yield name
            yield from _names(item)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from _names(item)


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


def form_for(procedure: Procedure, given: Mapping[str, Any]) -> Form:
    """The form that fits this input: that of its case, if a key tells cases apart."""
    return forms.form_of(procedure, [(key, value) for key, value in given.items() if isinstance(value, str)])


def find(game: str, name: str) -> Procedure | None:
    """The procedure of an address."""
    found = find_game(game)
    return next((one for one in found.procedures if one.name == name), None) if found else None


class Sent(NamedTuple):
    """What came with a request, as it came."""

    form: bytes

    def entries(self, limits: Limits) -> Entries:
        """The fields, unless they are too many, or one of them is too long; a game may fill the request."""
        too_much = BodyTooLarge(Message("error-too-many-fields", fields=limits.fields, letters=limits.letters))
        if self.form.count(b"&") >= limits.fields:
            raise too_much
        found = parse_qsl(self.form.decode(errors="replace"), keep_blank_values=True)
        if any(len(value) > limits.letters for name, value in found if name not in GAMES):
            raise too_much
        return found


async def sent_by(request: Request) -> Sent:
    """What came with a request: in its address or, since a long game has no room there, in its body."""
    return Sent(await request.body() if request.method == "POST" else request.scope["query_string"])


async def sent_with(request: Request) -> Entries:
    """The fields that came with a request."""
    return (await sent_by(request)).entries(request.app.state.service.limits)


def workbench_of(sent: Entries, procedure: Procedure, tab: str) -> Workbench:
    """The workbench that an address describes; without any key, with the first example on it."""
    sent = [pair for pair in sent if pair[0] not in SETTINGS]
    extra = {name: value for name, value in sent if name.startswith("_")}
    entries = [pair for pair in sent if not pair[0].startswith("_")]
    if not entries and NO_KEYS[0] not in extra and procedure.examples:
        example = procedure.examples[0]
        entries = form_entries.entries_of(form_for(procedure, example), example)
    form = forms.form_of(procedure, entries)
    entries = [*entries, *_from_example(procedure, form, entries)]
    kept = {name: value for name, value in extra.items() if name not in ONCE}
    workbench = Workbench(procedure, tab, form, entries, kept)
    if "_open" in extra:
        workbench = workbench.with_given(workbench.given)
    if place := extra.get("_add"):
        workbench = workbench.with_item(place, extra.get("_sample", ""))
    if place := extra.get("_drop"):
        workbench = workbench.without_item(place)
    return workbench


def _from_example(procedure: Procedure, form: Form, entries: Entries) -> Entries:
    """What is required and missing when another case has just been chosen: taken from that case's example."""
    if form.tag is None:
        return []
    chosen = dict(entries).get(form.tag.path)
    example = next((one for one in procedure.examples if one.get(form.tag.path) == chosen), {})
    there = {name for name, _ in entries}
    needed = {field.path for field in form.fields if field.required} - there
    return [pair for pair in form_entries.entries_of(form, example) if pair[0] in needed]
