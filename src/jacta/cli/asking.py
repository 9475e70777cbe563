"""What `play` asks before it begins: the input that was not stated, question by question.

An object of which nothing was stated is asked for key by key; one that was stated in part, only for what it lacks.
Enter leaves a key at its default or, if it has none, at the value of the procedure's example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from jacta import telling
from jacta.chronicles.filling import samples_for
from jacta.cli.inputs import by_sheets
from jacta.cli.menus import command_meant, command_words
from jacta.cli.output import Text, console, heading, read_line
from jacta.cli.samples import is_reference, names_of, referred
from jacta.errors import InputError, JactaError
from jacta.kernel.rule.places import FIRST
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.kernel.rule.schema import SchemaNode
from jacta.telling.inputs import described
from jacta.telling.spelling import addressed, path_word, typed_pair
from jacta.telling.things import stray
from jacta.telling.understanding import understood, yes_or_no
from jacta.text import Message, listed, say
from jacta.typed import as_typed, found_at, merged, parsed, put

MOST_LISTED = 12  # choices shown beside a question; help lists more
COMMANDS = ("undo", "skip", "quit", "help")
SHEETS = ("asking-object", "asking-object-optional")  # the hints at questions that a sheet answers


class Left(Exception):
    """The person asked is leaving."""


class _Again(Exception):
    """Go through the questions again, with the answers given so far."""


class _Question(NamedTuple):
    """A key to be asked for. `offered` is what Enter means for a required key; `hint` says what else to type."""

    key: str
    node: SchemaNode
    offered: str = ""
    hint: str = ""


class Completed(NamedTuple):
    """A complete input, and what was typed for it: `key=value`."""

    given: dict[str, Any]
    pairs: list[str]


def completed(procedure: Procedure, stated: Mapping[str, Any]) -> Completed:
    """The input with what it lacked. Raises `Left`, and EOFError if nobody answers."""
    return _Questions(procedure, stated).asked()


class _Questions:
    """The questions for one input. `answers` holds what was typed, by key; empty for the default."""

    def __init__(self, procedure: Procedure, stated: Mapping[str, Any]) -> None:
        self.procedure, self.stated = procedure, stated
        self.whole = SchemaNode.whole(procedure.schema())
        self.answers: dict[str, str] = {}
        self.skipped: set[str] = set()  # the objects whose other keys stay as they are
        self.wanted: set[str] = set()  # the keys for which the whole input was refused
        self.given: dict[str, Any] = {}
        self.pairs: list[str] = []
        self.dialogue = _Dialogue(procedure)

    def asked(self) -> Completed:
        while True:
            self.given, self.pairs = deepcopy(dict(self.stated)), []
            try:
                self._keys(self.whole, "", self.given, everything=not self.stated)
                if self.answers:
                    self._check()
                return Completed(self.given, self.pairs)
            except _Again:
                continue

    def _check(self) -> None:
        """Ask again for the key for which the whole input is refused."""
        try:
            given = self.procedure.validate(self.given)
            self.procedure.first_move(self.procedure.context(given))
        except InputError as error:
            concerned = [key for key in self.answers if _within(key, error.key)]
            if not concerned and error.key in self.wanted:
                raise  # none of the questions can fix it
            self.dialogue.complain(error)
            self.wanted.add(error.key)
            for key in concerned:
                del self.answers[key]
            raise _Again from None

    # --- The parts of an input

    def _keys(self, node: SchemaNode, path: str, here: dict[str, Any], *, everything: bool) -> None:
        """The keys of an object that are not stated; if one of them tells cases apart, that one first."""
        if node.tag and node.tag not in here:
            self._value(f"{path}{node.tag}", node.at(node.tag))
        node = node.cases.get(here.get(node.tag, ""), node)
        for name in node.declared:
            field, key = node.at(name), f"{path}{name}"
            if key == "options":
                continue
            if name in here:
                self._lacking(field, key, here[name])
            elif (
                (field.required and self._lacks(key))
                or key in self.wanted
                or (everything and not field.required and path not in self.skipped)
                or self._answered(key)
            ):
                self._key(key, field)

    def _lacks(self, key: str) -> bool:
        """Whether a key must still be stated: it may follow from others that are."""
        return self.procedure.refusal(self.given, key, whole=True) is not None

    def _answered(self, key: str) -> bool:
        return any(_within(one, key) for one in self.answers)

    def _lacking(self, node: SchemaNode, key: str, found: Any) -> None:
        """What is missing inside something that was stated in part."""
        if isinstance(found, dict) and node.object:
            self._keys(node.object, f"{key}.", found, everything=False)
        elif isinstance(found, list) and node.entry:
            for place, item in enumerate(found):
                self._lacking(node.entry, f"{key}.{place}", item)

    def _key(self, key: str, node: SchemaNode) -> None:
        if node.entry and node.entry.object:
            self._list(key, node.entry, max(part.get("minItems", int(node.required)) for part in node.parts))
        elif node.named:
            self._named(key, node)
        elif node.object:
            self._object(key, node)
        else:
            self._value(key, node)

    def _value(self, key: str, node: SchemaNode) -> None:
        """One answer in one line."""
        required = node.required
        example = _at(self.procedure.examples, key) if required else None
        offered = "" if example is None else as_typed(example)

        def accept(typed: str) -> None:
            if required and not (typed or offered):
                raise InputError(key, Message("error-missing"))
            if typed or required:
                self._put(key, typed or offered)

        self._ask(_Question(key, node, offered), accept)

    def _object(self, key: str, node: SchemaNode, whole: str = "") -> None:
        """A sheet by its name, or one key after another; or, in words, everything in the `whole` list."""

        def accept(typed: str) -> None:
            if typed and yes_or_no(typed) is None:
                self._put(whole if whole and _in_words(typed) else key, typed)
            elif yes_or_no(typed) or (node.required and not typed):
                put(self.given, key, {})

        if whole:
            hint = "asking-list" if node.required else "asking-list-optional"
        else:
            hint = "asking-object" if node.required else "asking-object-optional"
        self._ask(_Question(key, node, hint=hint), accept)
        found = _at([self.given], key)
        if isinstance(found, dict):
            self._keys(node.object or node, f"{key}.", found, everything=not found)

    def _list(self, key: str, entry: SchemaNode, least: int) -> None:
        """All of them in words if these can express each, `2 DT FRA mousquet, DT ESP`; else one after another."""
        place = 0
        while place == 0 or _at([self.given], f"{key}.{place - 1}") is not None:
            self._object(f"{key}.{place}", entry._replace(required=place < least), "" if place else self._told(key))
            if _in_words(self.answers.get(f"{key}.{place}", "")):
                return
            place += 1

    def _told(self, key: str) -> str:
        """The key of a list itself, if its entries can be told in words and are not sheets."""
        entry = self.procedure.input_place.below(f"{key}.0")
        return key if key not in self.procedure.roles and any(entry.at(one).words.ids for one in entry.keys.ids) else ""

    def _named(self, key: str, node: SchemaNode) -> None:
        """Values by free names, `name=value`, until nothing more is typed."""

        def accept(typed: str) -> None:
            if not typed:
                return
            name, said, value = typed.partition("=")
            if not said:
                raise InputError(key, Message("error-not-pair", pair=typed))
            self._put(f"{key}.{name.strip()}", value.strip())

        place = 0
        while self._ask(_Question(f"{key} {place}", node._replace(required=False), hint="asking-named"), accept):
            place += 1

    def _ask(self, question: _Question, accept: Callable[[str], None]) -> str:
        """The answer, asked for until it is accepted; one given before counts as it is."""
        key = question.key
        if key in self.answers:
            accept(self.answers[key])
            return self.answers[key]
        self.dialogue.put(question, self._sheets(key) if question.hint in SHEETS else [])
        while True:
            typed, command = self.dialogue.read(question)
            if command == "skip":
                if question.node.required:
                    self.dialogue.complain(InputError(key, Message("error-missing")))
                    continue
                self.skipped.add(key[: key.rfind(".") + 1])
            elif command == "undo" and self.answers:
                self.answers.popitem()
                self.skipped.clear()
            if command:
                raise _Again
            try:
                accept(typed)
            except JactaError as error:
                self.dialogue.complain(error)
            else:
                self.answers[key] = typed
                return typed

    def _sheets(self, key: str) -> list[str]:
        """The game's samples that fit under a key, or in its role."""
        found, names = [], names_of(self.procedure.game)
        if key in self.procedure.stated.roles:
            fit = (samples_for(self.procedure.game, kind) for kind in self.procedure.roles[key].kinds)
            return [f"@{names.word(name)}" for samples in fit for name in samples]
        for name, file in samples_of(self.procedure.game):
            trial = deepcopy(self.given)
            put(trial, key, read_data(file, key))
            if self.procedure.refusal(trial, key, whole=True) is None:
                found.append(f"@{names.word(name)}")
        return found

    def _put(self, key: str, typed: str) -> None:
        """Put an answer into the input, as it is understood. Raises InputError if it does not fit there."""
        value, before, pairs = parsed(typed), deepcopy(self.given), []
        by_sheet, _ = by_sheets(self.procedure, [(key, value)])
        if by_sheet:
            self.given.update(merged(by_sheet, self.given))
            self.pairs.append(f"{path_word(self.procedure, key)}={typed}")
            return
        if is_reference(value):
            value = referred(value, key, self.procedure.game)
            pairs.append(f"{path_word(self.procedure, key)}={typed}")
        for path, meant in understood(self.procedure, key, value).items():
            if refusal := stray(self.procedure.input_place.below(path), meant):
                raise InputError(path, refusal)
            put(self.given, path, meant)
            if refused := self.procedure.refusal(self.given, path):
                self.given.clear()
                self.given.update(before)
                raise refused
            if not is_reference(typed):
                pairs.append(typed_pair(self.procedure, path, meant))
        self.pairs += pairs


class _Dialogue:
    """How a question looks, and what was typed at it."""

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.game = procedure.game.id
        self.out = console()
        self.begun = False

    def put(self, question: _Question, sheets: Sequence[str]) -> None:
        """Show what is asked for."""
        if not self.begun:
            self.begun = True
            self.out.print(heading(telling.title(self.procedure), self.procedure.passage))
            self.out.print(Text(say("asking-intro", **self._commands()), "dim"))
        key = question.key.partition(" ")[0]
        label = telling.key(self.game, key)
        kind = "" if question.hint else self._kind(question)
        self.out.print(Text.assemble((label, "bold"), (f"  {kind}" if kind else "", "cyan")))
        about = key.removesuffix(FIRST) if question.hint.startswith("asking-list") else key
        if help := telling.help_on(self.game, about, self.procedure.name):
            self.out.print(Text(f"  {help}", "dim"))
        if question.hint:
            self.out.print(Text(f"  {say(question.hint, samples=', '.join(sheets) or 'none')}", "dim"))

    def read(self, question: _Question) -> tuple[str, str]:
        """What was typed, and which command it is, if any. Raises `Left`."""
        default = self._default(question)
        prompt = say("asking-default", value=default) if default else say("play-prompt")
        while True:
            typed = read_line(self.out, prompt).strip()
            command = command_meant(typed, COMMANDS) or ""
            if command == "quit":
                raise Left
            if command != "help":
                return typed, command
            told = listed(self._words(question)) or self._kind(question)
            self.out.print(Text(say("asking-help", what=told, **self._commands()), "dim"))

    def complain(self, error: JactaError) -> None:
        self.out.print(Text(str(addressed(self.procedure, error)), "red"), soft_wrap=True)

    def _commands(self) -> dict[str, str]:
        return command_words(COMMANDS)

    def _words(self, question: _Question) -> list[str]:
        return [telling.value(self.game, word) for word in question.node.words]

    def _kind(self, question: _Question) -> str:
        """What may be answered: the words to choose from, or the type and range of what is typed."""
        words = self._words(question)
        if words:
            return listed(words) if len(words) <= MOST_LISTED else say("asking-many", count=len(words))
        return described(self.procedure, question.key, question.node).type

    def _default(self, question: _Question) -> str:
        if question.offered:
            return telling.value(self.game, parsed(question.offered))
        if question.node.required:
            return ""
        default = question.node.default
        return say("asking-nothing") if default in (None, [], {}, "") else telling.value(self.game, default)


def _within(question: str, key: str) -> bool:
    """Whether a question belongs to a key; several questions under one key are numbered."""
    return question == key or question.startswith((f"{key}.", f"{key} "))


def _in_words(typed: str) -> bool:
    """Whether an answer tells things in words: it is not yes, no or a sheet."""
    return bool(typed) and yes_or_no(typed) is None and not is_reference(typed)


def _at(inputs: Sequence[Mapping[str, Any]], path: str) -> Any:
    """What the first of the inputs that has something at a path has there."""
    found = (found_at(one, path) for one in inputs)
    return next((here for here in found if here is not None), None)
