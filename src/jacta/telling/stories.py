"""What happened and what is asked: transcripts, questions with their options, outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta import text
from jacta.kernel.roll import TranscriptEntry, note_entry, roll
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Choice, Consult, Note, Roll, option_value
from jacta.kernel.run.position import Pending, Position, Told, started
from jacta.plain import plain_outcome
from jacta.printing import counted, counted_key, said, spaced, value, with_hexes
from jacta.printing import key as key_text
from jacta.telling import words
from jacta.telling.figures import figure
from jacta.telling.throws import faces, throw

if TYPE_CHECKING:
    from jacta.kernel.best import ThrowSpan

ANY_PLAYER = "player"  # the only part in a procedure with one player, which says nothing about who that is


class StoryLine(NamedTuple):
    """A line of a transcript: the passage it cites, its text, and how deep it is nested."""

    passage: str
    text: str
    depth: int
    kind: str


class Offer(NamedTuple):
    """One legal answer: its value, its text, the procedure with its input that it leads to, and a remark, if any.

    If there are very many, answers of the same `group` can be listed together under that text. `places` are those of
    the board that it names, `brief` is what can be shown of it there, as a figure; `aside` marks an answer that
    pointing there would not mean.
    """

    value: Any
    text: str
    leads_to: tuple[str, Any] | None = None
    remark: str = ""
    group: str = ""
    places: tuple[str, ...] = ()
    brief: str = ""
    aside: bool = False


class QuestionText(NamedTuple):
    """A pending question: who is asked what, the legal answers of a decision, and what is at stake."""

    who: str
    text: str
    offers: tuple[Offer, ...] = ()
    stakes: str = ""


def remarks(procedure: Procedure, given: Given) -> list[str]:
    """What the rules say whatever is thrown and decided: that a stack is illegal, that 12g6 becomes 10g8.

    A check says all of it, any other procedure what comes before its first question. A passage that is not the
    procedure's own is cited.
    """
    if procedure.kind == "check":
        certain = roll(procedure, given).transcript
    else:
        told: list[Told] = []
        started(procedure, given, told)
        certain = tuple(one for one in map(note_entry, told) if one.seen_by is None)
    lines = map(entry, certain)
    return [one.text if one.passage == procedure.passage else f"{one.text} ({one.passage})" for one in lines]


def entry(told: TranscriptEntry) -> StoryLine:
    """One line of a transcript."""
    return StoryLine(told.passage, _TOLD[told.kind](told), told.depth, told.kind)


def _rolled(told: TranscriptEntry) -> str:
    assert told.throw is not None
    what = _whose(said(told.game, f"roll-{told.label}") or spaced(told.label), told)
    if not told.faces:
        return text.say("tell-roll-none", what=what)
    return text.say(
        "tell-roll", what=what, throw=throw(told.throw), faces=faces(told.faces), value=value(told.game, told.value)
    )


def _whose(what: str, told: TranscriptEntry) -> str:
    """What the throw is for and, among several players, whose dice they are: `Retreat (defender)`, but `Attack`, whose
    text says by itself that they are the attacker's."""
    if not told.called or told.who == ANY_PLAYER:
        return what
    name = told.called[0] or value(told.game, told.who)
    by_itself = not told.called[0] and told.who == said(told.game, f"roll-{told.label}.whose")
    return what if by_itself else text.say("tell-whose", what=what, who=name)


def _decided(told: TranscriptEntry) -> str:
    question = told.question
    assert question is not None
    if isinstance(question.who, tuple):
        parts, players, answers = question.who, told.who, told.value
    else:
        parts, players, answers = (question.who,), (told.who,), (told.value,)
    return text.listed(
        text.say(
            "tell-ask",
            who=_with_part(name or value(told.game, player), player, told.game, part),
            question=asked(told.game, question, part),
            answer=answer(told.game, question, one, part),
        )
        for part, player, name, one in zip(parts, players, told.called, answers, strict=True)
    )


def _noted(told: TranscriptEntry) -> str:
    assert told.note is not None
    return _remarked(told.game, told.note)


def _remarked(game: str, note: Note) -> str:
    found = said(game, f"note-{note.label}", note.args)
    return found or f"{spaced(note.label)} {value(game, dict(note.args))}".removesuffix(" –")


def _looked_up(told: TranscriptEntry) -> str:
    name = said(told.game, f"table-{told.label}") or spaced(told.label)
    return text.say("tell-consult", table=name, value=value(told.game, told.value))


def _corrected(told: TranscriptEntry) -> str:
    game = told.game
    made = (
        f"{figure(game, one.key, one.whose)} {value(game, one.before)} → {value(game, one.after)}" for one in told.value
    )
    return text.say("tell-correct", changes=text.listed(made), reason=told.label)


def _joined(told: TranscriptEntry) -> str:
    return text.say("tell-join", name=value(told.game, told.who), reason=told.label)


def _left(told: TranscriptEntry) -> str:
    return text.say("tell-leave", name=value(told.game, told.who), reason=told.label)


_TOLD = {
    "roll": _rolled,
    "ask": _decided,
    "note": _noted,
    "consult": _looked_up,
    "correct": _corrected,
    "join": _joined,
    "leave": _left,
}


def asked(game: str, question: Ask, who: str) -> str:
    """What a decision asks one of its players."""
    return said(game, f"ask-{question.label}", {"who": who, **question.args}) or spaced(question.label)


def answer(game: str, question: Ask, chosen: Any, who: str) -> str:
    """One player's answer to a decision."""
    option = next((option for option in _options(question, who) if option_value(option) == chosen), chosen)
    return choice(game, question, option).text


def _options(question: Ask, who: str) -> Sequence[Any]:
    """The legal answers of one player."""
    if not isinstance(question.who, tuple):
        return question.options
    options: Sequence[Any] = question.options[question.who.index(who)]
    return options


def choice(game: str, question: Ask, option: Any, seen: Any = None) -> Offer:
    """One option of a question, for a player who sees this state."""
    chosen = option_value(option)
    named = option if isinstance(option, Choice) else Choice(chosen)
    fields = chosen._asdict() if hasattr(chosen, "_asdict") else {}
    args = {**question.args, "value": chosen, **fields, **named.args}
    told = (
        said(game, f"choice-{question.label}-{chosen}", args)
        or said(game, f"choice-{question.label}", args)
        or value(game, chosen)
    )
    leads_to = named.leads_to
    if leads_to is None and question.leads_to and seen is not None:
        leads_to = question.leads_to(seen, chosen)
    remark = question.remark(seen, chosen) if question.remark and seen is not None else None
    group = ""
    if question.grouped in fields:
        group = said(game, f"group-{question.label}", args) or value(game, fields[question.grouped])
    return Offer(
        chosen,
        told,
        leads_to,
        _remarked(game, remark) if remark else "",
        group,
        places(question, option),
        (said(game, f"note-{remark.label}.short", remark.args) or "") if remark else "",
        aside=question.aside is not None and question.aside(chosen),
    )


def places(question: Ask, option: Any) -> tuple[str, ...]:
    """The places of the board that an option names."""
    chosen = option_value(option)
    named = next((one for one in question.options if isinstance(one, Choice) and one.value == chosen), None)
    if named is not None and named.places:
        return named.places
    return tuple(question.places(chosen)) if question.places else ()


def pending(position: Position, question: Pending, who: str | None = None) -> QuestionText:
    """The question that a game waits for. A simultaneous one is told to each player `who` separately.

    Players go by the names of their pieces, else by their seats; if they have another part in a nested procedure, that
    is added.
    """
    game = position.procedure.game.id
    if isinstance(question, Roll):
        what = said(game, f"roll-{question.label}") or spaced(question.label)
        whose = _named(position, position.player(question.who), question.who) if question.who else ""
        return QuestionText(whose, text.say("tell-throw", what=what, throw=throw(question.throw)))
    if isinstance(question, Consult):
        return QuestionText("", consulted(position.procedure.game, question))
    players = position.players_asked(question)
    player = who or players[0]
    alone = question.part(players.index(player)) if question.simultaneous else question
    part = str(alone.who)
    seen = position.seen_by(part)
    offers = tuple(choice(game, alone, option, seen) for option in alone.options)
    stakes = said(game, f"ask-{question.label}.stakes", {"who": part, **question.args}) or ""
    return QuestionText(_named(position, player, part), asked(game, question, part), offers, stakes)


def _named(position: Position, player: str, part: str) -> str:
    """A player at the table, with their present part: `Red (attacker)`."""
    here, table = position.procedure.game.id, position.outermost
    return _with_part(position.name_of(player) or value(table.procedure.game.id, player), player, here, part)


def _with_part(told: str, player: str, game: str, part: str) -> str:
    """A player with a part; without it if that is only "the player" of a nested procedure."""
    return told if part in (player, ANY_PLAYER) else f"{told} ({value(game, part)})"


def consulted(game: Game, question: Consult) -> str:
    """Where to look up what the document does not print, and what to tell from it."""
    found = game.tables.table(question.slot)
    slot = found.slot.told(game.id, found.name) if found.slot else None
    where = {"book": slot.book, "page": slot.page} if slot else {"book": found.passage, "page": ""}
    under = ", ".join(value(game.id, part) for part in question.key)
    columns = () if found.across else found.columns
    asked = ", ".join(key_text(game.id, column) for column in columns)
    return text.say("tell-look-up", table=words.table(game, found.name), **where, key=under, columns=asked)


def trail(game: str, steps: Iterable[tuple[str, Any]], spans: Sequence[ThrowSpan | None] = ()) -> str:
    """The answers that led to a decision, in brief: choices, dice, and outcomes of nested procedures.

    A throw that may show any of several adjacent numbers is told with that range; one that may show anything is left
    out.
    """
    told = zip_longest(steps, spans)
    return ", ".join(
        _step(game, label, answer) if span is None else f"{question_name(game, label)} {spanned(span.low, span.high)}"
        for (label, answer), span in told
        if span is None or span != (None, None)
    )


def _step(game: str, label: str, chosen: Any) -> str:
    """One answer in brief; a choice of several parts as it was offered: `construction (fonder un village en N10)`."""
    fields = chosen._asdict() if hasattr(chosen, "_asdict") else {}
    told = said(game, f"choice-{label}", fields) if fields else None
    return f"{question_name(game, label)} {f'({told})' if told else value(game, chosen)}"


def spanned(low: int | None, high: int | None) -> str:
    """A range of numbers; at least one of its ends is given."""
    if low is None or high is None:
        return text.say("span-at-most" if low is None else "span-at-least", value=str(high if low is None else low))
    return str(low) if low == high else text.say("span-between", low=str(low), high=str(high))


def question_name(game: str, label: str) -> str:
    """What a question or a throw is about, in a word or two."""
    return said(game, f"ask-{label}.short") or said(game, f"roll-{label}") or said(game, label) or key_text(game, label)


def outcome(procedure: Procedure, reached: Any) -> list[tuple[str, str]]:
    """The outcome as labels and values."""
    game = procedure.game.id
    told = with_hexes(game, plain_outcome(reached))
    return [(counted_key(game, name), counted(game, name, item, procedure.name)) for name, item in told.items()]
