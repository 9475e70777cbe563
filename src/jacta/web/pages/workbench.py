"""What is on the workbench: a procedure, its form, what was entered, and the tab that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from fastapi import Request

from jacta import telling, text
from jacta.kernel.play.opponents import searches
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game
from jacta.text import Message
from jacta.web import form_entries, forms
from jacta.web.errors import BodyTooLarge
from jacta.web.forms import Entries, Form
from jacta.web.limits import Limits
from jacta.web.pages.filled_forms import ADDED, NO_KEYS, FilledForm
from jacta.web.pages.rendering import SETTINGS, address

TABS = ("odds", "roll", "play", "best", "vary", "compare", "readings")
SAMPLED_TABS = ("odds", "roll", "play")  # a whole fight or game: the odds are those of a sample
GAMES = ("_game", "_games", "_events")  # fields that hold whole games
LONGEST_ADDRESS = 4_000  # accepted by every browser and server
LONGEST_LINE = 160
ONCE = ("_", "_add", "_drop", "_fill", "_open", "_sample", "_tab")  # about this request only, and not kept


class Preset(NamedTuple):
    """A typical input, and the address that enters it."""

    label: str
    about: str
    href: str
    current: bool


@dataclass(frozen=True)
class Workbench(FilledForm):
    """The state of a workbench, all of it from the address."""

    procedure: Procedure
    tab: str

    @property
    def examples(self) -> Sequence[Mapping[str, Any]]:
        return self.procedure.examples

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
    workbench = Workbench(procedure.game, form, entries, kept, procedure, tab)
    if "_open" in extra:
        workbench = workbench.with_given(workbench.given)
    for filled in (value for name, value in sent if name == "_fill" and value):
        side, _, sample = filled.partition(".")
        workbench = workbench.with_sheet(side, sample)
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
