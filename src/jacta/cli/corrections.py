"""The game master's hand at the terminal: correcting a value, adding a participant, removing one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from jacta import telling
from jacta.cli.output import Text, console
from jacta.cli.samples import is_reference, referred
from jacta.errors import InputError
from jacta.kernel.play.session import Session
from jacta.kernel.run.joining import joinable
from jacta.names import suggesting
from jacta.telling import figures
from jacta.telling.understanding import understood
from jacta.text import Message, bare, labelled, say
from jacta.typed import put, split


def correct(session: Session, typed: str) -> bool:
    """`correct KEY=VALUE why`. Without a key, lists what can be corrected. Returns whether something was."""
    pairs, reason = _parts(typed.split())
    game, known = session.procedure.game.id, session.figures()
    called = figures.names(session.position)
    if not pairs:
        told = figures.figures(session.position)
        for key, value in known.items():
            _list(called.word(key), labelled(told[key], telling.value(game, value)))
        _hint("play-help-correct", correct=say("play-word-correct"))
        return False
    meant = {}
    for typed_key, value in pairs:
        found = called.meant(typed_key)
        if found is None:
            raise InputError(typed_key, suggesting(Message("error-no-figure"), typed_key, called))
        meant[found] = figures.figure_meant(game, known[found], value)
    try:
        session.correct(meant, why(reason))
    except InputError as error:
        raise InputError(called.word(error.key) if error.key in known else error.key, error.message) from None
    return True


def newcomer(session: Session, typed: str) -> tuple[dict[str, Any], str] | None:
    """`join @SAMPLE KEY=VALUE why`: who joins, and why. None if nobody was named: then help is shown."""
    here = joinable(session.position)
    if here is None or here.procedure.joining is None:
        raise InputError("", Message("error-nobody-joins", id=session.procedure.id))
    first, *rest = typed.split() or [""]
    pairs, reason = _parts(rest if is_reference(first) else typed.split())
    if not is_reference(first) and not pairs:
        _hint("play-help-join", join=say("play-word-join"))
        return None
    key = here.procedure.joining.key
    sheet: dict[str, Any] = {}
    if is_reference(first):
        found = referred(first, say("play-word-join"), here.procedure.game)
        if not isinstance(found, Mapping):
            raise InputError(first, Message("error-type-object", value=telling.value(here.procedure.game.id, found)))
        sheet |= found
    place = f"{key}.{len(session.taking_part)}"
    for path, value in pairs:
        meant = understood(here.procedure, f"{place}.{path}", value)
        for whole, one in meant.items():
            put(sheet, whole.removeprefix(f"{place}."), one)
    return sheet, why(reason)


def leave(session: Session, typed: str) -> bool:
    """`leave NAME why`. Without a name, lists who is there."""
    there = session.taking_part
    if not there:
        raise InputError("", Message("error-nobody-joins", id=session.procedure.id))
    if not typed.strip():
        for name in there:
            _list(telling.value(session.procedure.game.id, name))
        _hint("play-help-leave", leave=say("play-word-leave"))
        return False
    game = session.procedure.game.id
    name, reason = named_first(typed, {name: telling.value(game, name) for name in there})
    session.leave(name, why(reason))
    return True


def named_first(typed: str, names: Mapping[str, str]) -> tuple[str, str]:
    """The name that a line begins with, as shown or as it is, and the rest; else its first word."""
    words = typed.split()
    known = {bare(shown): name for name, shown in names.items()} | {bare(name): name for name in names}
    for many in range(len(words), 0, -1):
        if name := known.get(bare(" ".join(words[:many]))):
            return name, " ".join(words[many:])
    return words[0], " ".join(words[1:])


def why(reason: str) -> str:
    """The reason that the game master has given; refused if there is none."""
    if not reason.strip():
        raise InputError("", Message("error-reason"))
    return reason


def _parts(words: Iterable[str]) -> tuple[list[tuple[str, Any]], str]:
    """The pairs among the words, and the others as one text."""
    words = list(words)
    return [split(word) for word in words if "=" in word], " ".join(word for word in words if "=" not in word)


def _list(name: str, told: str = "") -> None:
    console().print(Text.assemble((f"  {name}", "cyan"), f"  {told}" if told else ""))


def _hint(id: str, **words: str) -> None:
    console().print(Text(say(id, **words), "dim"))
