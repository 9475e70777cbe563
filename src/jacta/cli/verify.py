"""`verify`: whether the dice of an exported game were fair, worked out again from its secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.padding import Padding

from jacta import telling
from jacta.cli import inputs
from jacta.cli.output import Text, console, heading, write_json
from jacta.errors import TableChanged
from jacta.kernel.procedure import find_procedure
from jacta.kernel.questions import Ask, Roll
from jacta.kernel.verifying import Difference, Verified, verify
from jacta.text import say

Told = tuple[bool | None, str, list[str]]
"""What one look has shown: whether all is well (None: nobody can tell), the finding, and the details of what is not."""
MARKS = {True: ("✓ ", "green"), False: ("✗ ", "red"), None: ("· ", "yellow")}
DIFFERS = 1


def verified(file: str, as_json: bool) -> int:
    """Say what verifying a file has shown; the exit code is 0 if all is well."""
    found = verify(inputs.read_file(file, say("metavar-file")))
    if as_json:
        write_json(found.to_json())
    else:
        _print(found)
    return 0 if found else DIFFERS


def _print(found: Verified) -> None:
    out, procedure = console(), find_procedure(found.procedure)
    out.print(heading(telling.title(procedure), procedure.passage))
    for well, told, details in _findings(found):
        out.print(Text.assemble(MARKS[well], told))
        for detail in details:
            out.print(Padding(Text(detail, "red"), (0, 0, 0, 4)))
    out.print(Text(say("verify-good"), "bold green") if found else Text(say("verify-bad"), "bold red"))


def _findings(found: Verified) -> Iterator[Told]:
    promised = "verify-promised" if found.promised else "verify-not-promised"
    yield found.promised, say(promised, commitment=found.commitment), []
    throws = [one for one in found.differences if isinstance(one.question, Roll)]
    answers = [one for one in found.differences if isinstance(one.question, Ask)]
    if throws:
        yield False, say("verify-throws-wrong", count=len(throws), of=found.throws), list(map(_differing, throws))
    else:
        yield True, say("verify-throws", count=found.throws), []
    if answers:
        wrong = say("verify-answers-wrong", count=len(answers), of=found.answers, version=found.version)
        yield False, wrong, list(map(_differing, answers))
    elif found.answers:
        yield True, say("verify-answers", count=found.answers), []
    if found.typed:
        yield None, say("verify-typed", count=found.typed), []
    if found.astray is None:
        yield True, say("verify-replayed" if found.over else "verify-replayed-so-far"), []
    elif isinstance(found.astray.reason, TableChanged):
        yield False, str(found.astray.reason), []
    elif found.astray.event is None:
        yield False, say("verify-another-end", version=found.version), []
    else:
        yield False, say("verify-astray", event=found.astray.event, reason=str(found.astray.reason)), []
    if not found.intact:
        yield False, say("verify-not-intact"), []


def _differing(one: Difference) -> str:
    asked = telling.pending(one.position, one.question, one.who)
    what = f"{asked.who}, {asked.text}" if asked.who else asked.text
    return say(
        "verify-differs", event=one.event, what=what, found=_told(one, one.found), expected=_told(one, one.expected)
    )


def _told(one: Difference, shown: Any) -> str:
    """Faces as they lie on the table, or an answer."""
    if isinstance(one.question, Roll) and isinstance(shown, list):
        return telling.faces([tuple(face) if isinstance(face, list) else face for face in shown])
    return telling.value(one.position.procedure.game.id, shown)
