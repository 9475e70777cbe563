"""Everything people read exists in both languages, with the same variables, and nothing is left over.

What a game needs is derived from its registry and its source: see `jacta.telling` for how messages are named.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import jacta
from jacta import text
from jacta.authoring.laws import Broken, must
from jacta.authoring.walking import walk
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.names import NAME
from jacta.outcomes import Field
from jacta.plain import plain_outcome
from jacta.telling.words import message_of

SOURCES = Path(jacta.__file__).parent
LABELLED = {"note": "note-", "Roll": "roll-", "Ask": "ask-"}


# --- What there is


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Message ids (and `id.attribute`) of a language with the variables they use."""

    class Variables(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    found: dict[str, frozenset[str]] = {}
    written = "\n".join(path.read_text(encoding="utf-8") for path in sorted((folder / language).glob("*.ftl")))
    for entry in FluentParser().parse(written).body:
        if isinstance(entry, Junk):
            raise Broken(f"text/{language}: {str(entry.content).strip()[:60]}")
        if isinstance(entry, Message | Term):
            parts = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{a.id.name.replace('-', '.')}": a.value for a in entry.attributes
            }
            for id, pattern in parts.items():
                if pattern is not None:
                    must(id not in found, f"text/{language}: {id} stands twice")
                    variables = Variables()
                    variables.visit(pattern)
                    found[id] = frozenset(variables.names)
    return found


def folder_of(game: Game) -> Path:
    return Path(str(files(game.package))) / "text"


# --- What is needed


def calls(folder: Path) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in a folder's source, by the name of the function called."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node.args


def pattern(written: ast.expr) -> Iterator[str]:
    """The ids that a text argument can stand for, as regular expressions."""
    if isinstance(written, ast.Constant) and isinstance(written.value, str):
        yield re.escape(written.value)
    elif isinstance(written, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in written.values)
    elif isinstance(written, ast.IfExp):
        yield from pattern(written.body)
        yield from pattern(written.orelse)


@cache
def named_in_code(folder: Path) -> set[str]:
    """The ids that the code uses in calls that take one: `note`, `Roll`, `Ask`, `refuse`, `Message`, `say`."""
    found: set[str] = set()
    for name, args in calls(folder):
        if name in LABELLED and args:
            found.update(LABELLED[name] + label for label in pattern(args[0]))
            if name == "Ask":
                found.update(rf"ask-{label}\.usual" for label in pattern(args[0]))
        elif name == "refuse" and len(args) > 1:
            found.update("error-" + code for code in pattern(args[1]))
        elif name in ("Message", "say", "find", "find_text") and args:
            found.update(pattern(args[0]))
    return found


@cache
def mentioned(folder: Path) -> set[str]:
    """Every string in the code that could be an id, or what follows `error-` in one: with a hyphen, whole or joined."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                texts = [text for text in pattern(node) if re.match(r"[a-z]+\\-", text)]
                found.update(texts, [re.escape("error-") + text for text in texts])
    for path in folder.rglob("*.html"):
        for id, joined in re.findall(r"""say\(\s*["']([\w-]+)["'](\s*~)?""", path.read_text(encoding="utf-8")):
            found.add(re.escape(id) + (".+" if joined else ""))
    return found


def words(data: Any) -> Iterator[str]:
    """The enumerated words in plain data."""
    if isinstance(data, dict):
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
    elif isinstance(data, str):
        yield data


def keys(data: Any) -> Iterator[str]:
    """The keys in plain data; hexes and the names of units do not count as keys."""
    if isinstance(data, dict):
        for key, value in data.items():
            if re.fullmatch(r"[a-z]\w*", key):
                yield key
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


def schema_words(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("const"), str):
            yield schema["const"]
        yield from (value for value in schema.get("enum", ()) if isinstance(value, str))
        for part in schema.values():
            yield from schema_words(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from schema_words(part)


def schema_keys(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict):
            yield from schema["properties"]
        for part in schema.values():
            yield from schema_keys(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from schema_keys(part)


def needed(game: Game) -> set[str]:
    """The ids (as regular expressions) that the registry asks for."""
    ids = {"game", r"game\.about", *(f"chapter-{chapter.name}" for chapter in game.chapters)}
    ids |= {number + part for number in game.readings for part in ("", r"\.about")}
    ids |= {f"screen-{name}{part}" for name in game.screens for part in ("", r"\.about")}
    for lesson in game.lessons:
        ids |= {f"lesson-{lesson.procedure.name}"}
        ids |= {rf"lesson-{lesson.procedure.name}\.{step}" for step in (*lesson.steps, "end")}
    ids |= {f"table-{name}" for name in game.tables.names} | {f"bundle-{name}" for name in game.bundles}
    for name in game.tables.names:
        table = game.tables.printed(name)
        if table.slot:
            ids |= {rf"slot-{name}\.{field}" for field, stated in table.slot._asdict().items() if stated}
        columns = (table.across,) if table.across else table.columns
        ids |= {f"key-{key}" for key in (*table.axis, *columns)}
    for kind, piece in game.pieces.items():
        sheet = piece.model_json_schema(by_alias=True)
        ids |= {f"piece-{kind}", rf"piece-{kind}\.about"} | {f"key-{key}" for key in schema_keys(sheet)}
        ids |= {f"value-{word}" for word in schema_words(sheet)}
    named = {*game.pieces, *(procedure.name for procedure in game.procedures)}
    ids |= {f"tracker-{name}{part}" for name in game.tracked.keys() - named for part in ("", r"\.about")}
    for procedure in game.procedures:
        ids |= {message_of(procedure), rf"{message_of(procedure)}\.about"}
        ids |= {rf"{message_of(procedure)}\.example\.{number}" for number in range(1, len(procedure.examples) + 1)}
        ids |= {f"ask-{label}{part}" for label in procedure.asks for part in ("", r"\.usual")}
        options = procedure.accepted
        for option in options.values():
            ids.add(f"option-{option.name}")
            ids |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
        schema = procedure.schema()
        ids |= {f"key-{key}" for key in schema_keys(schema) if key not in options and key != "options"}
        chosen = {value for option in options.values() for value in option.values}
        ids |= {f"value-{word}" for word in schema_words(schema) if word not in chosen}
        ids |= {f"value-{who}" for who in procedure.aims}
        parts = {part for aim in procedure.aims.values() for key in aim.fields for part in key.split(".")}
        ids |= {f"key-{part}" for part in parts if not part.isdecimal()}  # the index of a list is shown as a number
        ids |= {f"key-{key}" for key in (*procedure.roles, *outcome_keys(procedure))}
    return {id for id in ids if not id.startswith(("key-", "value-")) or NAME.fullmatch(id)}  # F+ is shown as it is


def outcome_keys(procedure: Procedure) -> set[str]:
    """The keys that outcomes declare; if one contains a whole sheet or state, those that occur in the examples."""
    declared = procedure.outcome_type()
    found = set(schema_keys(declared.schema()))
    if _shows_sheets(declared.root):
        ended = (seen.position for example in procedure.examples for seen in walk(procedure, dict(example)))
        found |= {key for at in ended if at.finished for key in keys(plain_outcome(at.outcome))}
    return found


def _shows_sheets(field: Field) -> bool:
    inside = (*field.parts.values(), *((field.item,) if field.item else ()))
    return field.kind in ("state", "any") or any(map(_shows_sheets, inside))


# --- The laws


def complete(game: Game) -> None:
    """A game has every text that it needs, and no other."""
    shared = messages(SOURCES / "text", "en")
    wanted = needed(game) | named_in_code(folder_of(game).parent)
    for language in text.LANGUAGES:
        have = messages(folder_of(game), language)
        missing = lacking(wanted, (*have, *shared))
        places = [_wanted_at(folder_of(game).parent, id) for id in missing]
        must(not missing, text.say("texts-lacking", folder=f"text/{language}", ids=", ".join(places)))
        unused = left_over(have, wanted | mentioned(folder_of(game).parent))
        places = [_written_at(folder_of(game) / language, id) for id in unused]
        must(not unused, text.say("texts-unused", folder=f"text/{language}", ids=", ".join(places)))


def alike(folder: Path) -> None:
    """Both languages say the same things, in the same order, with the same variables.

    Synonyms are ignored: one language may have more of them.
    """
    french, english = _without_other_words(folder, "fr"), _without_other_words(folder, "en")
    must(list(french) == list(english), ", ".join(french.keys() ^ english.keys()) or "order")
    differing = [id for id in french if french[id] != english[id]]
    must(not differing, ", ".join(differing))


def _without_other_words(folder: Path, language: str) -> dict[str, frozenset[str]]:
    return {id: variables for id, variables in messages(folder, language).items() if not id.endswith(".also")}


def _wanted_at(folder: Path, id: str) -> str:
    """A message with the first place in the code that names what it is about."""
    name = id.replace("\\", "").rpartition("-")[2].partition(".")[0]
    place = _first_line(sorted(folder.rglob("*.py")), re.compile(rf"\b{re.escape(name)}\b"))
    return f"{id} ({place})" if place else id


def _written_at(folder: Path, id: str) -> str:
    """A message with the place where it is written."""
    name = id.partition(".")[0]
    return f"{id} ({_first_line(sorted(folder.glob('*.ftl')), re.compile(rf'^{re.escape(name)} ='))})"


def _first_line(files: Iterable[Path], wanted: re.Pattern[str]) -> str:
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if wanted.search(line):
                return f"{path.name}:{number}"
    return ""


def lacking(wanted: Iterable[str], have: Iterable[str]) -> list[str]:
    """The patterns that match no id; all ids are searched in one pass, one per line."""
    lines = "\n".join(have)
    return sorted(id for id in wanted if not re.search(f"^(?:{id})$", lines, re.MULTILINE))


def left_over(have: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """The ids that nothing uses, except for optional extras: words for a value, an option of a question."""
    asked = re.compile("|".join(wanted))
    return sorted(id for id in have if not _extra(id) and not any(map(asked.fullmatch, _beside(id))))


def _extra(id: str) -> bool:
    return id.startswith(("value-", "choice-", "group-", "broken-", "figure-"))


def _beside(id: str) -> Iterator[str]:
    """The id, and those beside which it stands: help on a key is used where the key is. An example's name stands for
    itself."""
    yield id
    while "." in id and ".example." not in id:
        id = id.rpartition(".")[0]
        yield id
