"""`verify`: whether the dice of an exported game were fair, recomputed from its secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.padding import Padding

from jacta import telling
from jacta.analysis.verify import Difference, Verified, verify
from jacta.cli import inputs
from jacta.cli.output import Text, console, heading, write_json
from jacta.cli.terminal import in_one_line
from jacta.errors import TableChanged
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.text import listed, say

Finding = tuple[bool | None, str, list[str]]
"""The result of one check: whether all is well (None: unknown), the finding, and the details of what is not."""
MARKS = {True: ("✓ ", "green"), False: ("✗ ", "red"), None: ("· ", "yellow")}
DIFFERS, NOTHING = 1, 2


def verified(file: str, commitment: str | None, as_json: bool) -> int:
    """Show what verifying a file has found; the exit code is 0 if all is well."""
    found = verify(inputs.read_file(file, say("metavar-file")), commitment)
    if as_json:
        write_json(found.to_json())
    else:
        _print(found)
    return 0 if found else NOTHING if found.reason == "nothing" else DIFFERS


def _print(found: Verified) -> None:
    out, procedure = console(), find_procedure(found.procedure)
    out.print(heading(telling.title(procedure), procedure.passage))
    for well, told, details in _findings(found):
        out.print(Text.assemble(MARKS[well], in_one_line(told)))
        for detail in details:
            out.print(Padding(Text(in_one_line(detail), "red"), (0, 0, 0, 4)))
    out.print(_conclusion(found))


def _conclusion(found: Verified) -> Text:
    """Claims no more than what was checked: the players' word was not."""
    if not found:
        return Text(say("verify-nothing" if found.reason == "nothing" else "verify-bad"), "bold red")
    if found.typed:
        return Text(say("verify-good-but-typed", count=found.typed), "bold yellow")
    return Text(say("verify-good" if found.throws else "verify-good-computers"), "bold green")


def _findings(found: Verified) -> Iterator[Finding]:
    promised = "verify-promised" if found.promised else "verify-not-promised"
    yield found.promised, say(promised, commitment=found.commitment), []
    yield found.noted, say({None: "verify-compare", True: "verify-noted", False: "verify-not-noted"}[found.noted]), []
    yield None, _words(found), []
    yield from _sealing(found)
    throws = [one for one in found.differences if isinstance(one.question, Roll)]
    answers = [one for one in found.differences if isinstance(one.question, Ask)]
    if throws:
        yield False, say("verify-throws-wrong", count=len(throws), of=found.throws), list(map(_differing, throws))
    else:
        yield bool(found.throws) or None, say("verify-throws", count=found.throws), []
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


def _sealing(found: Verified) -> Iterator[Finding]:
    """Whose words were sealed, whose were not, and whether the seals held."""
    game = find_procedure(found.procedure).game.id
    held = [seat for seat in found.sealed if seat not in found.broken_seals]
    told_openly = [seat for seat, word in found.words.items() if word and seat not in found.sealed]
    for well, id, seats in (
        (True, "verify-sealed", held),
        (None, "verify-open", told_openly),
        (False, "verify-seal-broken", found.broken_seals),
    ):
        if seats:
            yield well, say(id, seats=", ".join(telling.value(game, seat) for seat in seats)), []
    if found.drawn > 0:
        yield None, say("verify-drawn", count=found.drawn), []
    if found.together:
        yield not found.misdrawn or None, say("verify-together", count=found.together), []
    for seat, count in found.left_out.items():
        yield None, say("verify-left-out", who=telling.value(game, seat), count=count), []
    if found.misdrawn:
        yield False, say("verify-misdrawn", events=", ".join(map(str, found.misdrawn))), []


def _words(found: Verified) -> str:
    """The words by seat, for their authors to compare."""
    game = find_procedure(found.procedure).game.id
    words = {telling.value(game, seat): word for seat, word in found.words.items() if word}
    told = [say("verify-word", who=who, word=word) for who, word in words.items()]
    return say("verify-words", words=listed(told)) if told else say("verify-no-words")


def _differing(one: Difference) -> str:
    asked = telling.pending(one.position, one.question, one.who)
    what = f"{asked.who}, {asked.text}" if asked.offers else asked.text
    return say(
        "verify-differs", event=one.event, what=what, found=_told(one, one.found), expected=_told(one, one.expected)
    )


def _told(one: Difference, shown: Any) -> str:
    """Faces as they lie on the table, or an answer."""
    if isinstance(one.question, Roll) and isinstance(shown, list):
        return telling.faces([tuple(face) if isinstance(face, list) else face for face in shown])
    return telling.value(one.position.procedure.game.id, shown)
