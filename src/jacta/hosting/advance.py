"""Answers in advance: what a player leaves to be answered while asleep.

A rule names a question, the answers to it in order of preference, and its condition: comparisons of figures that the
player sees, `morale>1 & losses<=2`. The question is answered by the first rule that names it, whose condition holds and
which has an answer that is legal at that moment. If there is none, the game waits for the player. Nobody else sees the
rules.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from jacta.errors import InputError
from jacta.hosting import views
from jacta.kernel.play.session import Session
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.correcting import seen_figures
from jacta.names import answer_names, called, is_answer, key_meant, nearest_answer, not_among, recognised
from jacta.plain import plain
from jacta.store import StoredGame
from jacta.text import SHARED, Message

MOST_RULES = 12
LONGEST = 120
MOST_IN_A_ROW = 200  # answers
COMPARISON = re.compile(r"([\w.\- ]*[\w.\-])\s*(<=|>=|!=|=|<|>)\s*(-?[\w.\-]+)")
COMPARE: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


class Rule(NamedTuple):
    """An answer in advance, as it is stored."""

    question: str
    answers: tuple[str, ...]
    condition: str = ""


def read_rules(
    procedure: Procedure, written: Sequence[Mapping[str, Any]], seen: Collection[str] = ()
) -> tuple[Rule, ...]:
    """The rules that somebody has written, or InputError naming the key. `seen` are the names and answers that they see
    in their game: only these and the words of the game can be answers, so that a slip does not wait in vain.
    """
    if len(written) > MOST_RULES:
        raise InputError("advance", Message("error-advance-many", most=MOST_RULES))
    return tuple(_read(procedure, f"advance.{place}", one, seen) for place, one in enumerate(written))


def _read(procedure: Procedure, key: str, written: Mapping[str, Any], seen: Collection[str]) -> Rule:
    question = str(written.get("question", ""))
    if question not in procedure.asks:
        raise not_among(f"{key}.question", question, procedure.asks)
    said = written.get("answers", ())
    answers = tuple(str(one).strip() for one in (said.split(",") if isinstance(said, str) else said))
    if not all(answers) or not answers or sum(map(len, answers)) > LONGEST:
        raise InputError(f"{key}.answers", Message("error-advance-answers", longest=LONGEST))
    condition = " ".join(str(written.get("condition", "") or "").split())
    if len(condition) > LONGEST or (condition and _comparisons(condition) is None):
        raise InputError(f"{key}.condition", Message("error-advance-condition", condition=condition[:LONGEST]))
    game = procedure.game.id
    for one in answers:
        if not (is_answer(game, question, one) or one.casefold() in {*_yes_or_no(), *map(str.casefold, seen)}):
            raise InputError(f"{key}.answers", nearest_answer(game, question, one, seen))
    return Rule(question, tuple(_id(game, question, one) for one in answers), condition)


def _id(game: str, question: str, word: str) -> str:
    """An answer by its id: what this question calls one, or a word of the game."""
    return answer_names(game, question).meant(word, exactly=True) or str(recognised(game, word))


def _yes_or_no() -> set[str]:
    """Yes and no, in either language and as an answer is stored."""
    words = ("true", "false", *called("word-yes", SHARED), *called("word-no", SHARED))
    return {word.casefold() for word in words}


def names_seen(saved: StoredGame, session: Session | None, seat: str) -> set[str]:
    """The names and words that a seat sees in a game: in its input, on the table, and in the questions to it."""
    if session is None:
        secrets = find_procedure(saved.procedure).secrets
        return set(_words({key: value for key, value in saved.given.items() if key not in secrets}))
    led = [who for who in session.waiting_for if views.leader(saved, session, who) == seat]
    seen = [session.view(who) for who in (seat, *led)]
    shown = [[one.given, plain(one.question.values()) if isinstance(one.question, Ask) else ()] for one in seen]
    return set(_words([shown, *seen_figures(session.position, seat).values()]))


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        data = data.values()
    if isinstance(data, str):
        yield data
    elif isinstance(data, Iterable):
        for one in data:
            yield from _words(one)


def answer_left(session: Session, who: str, rules: Sequence[Mapping[str, Any]]) -> Any:
    """What these rules answer to the question that waits for a player; None if they leave it to the player."""
    question = session.view(who).question
    if question is None:
        return None
    seen = seen_figures(session.position, who) if any(rule["condition"] for rule in rules) else {}
    game = session.procedure.game.id
    for rule in rules:
        if rule["question"] == question.label and _holds(game, rule["condition"], seen):
            for word in rule["answers"]:
                if (found := _legal(question, word)) is not None:
                    return found
    return None


def answered_in_advance(saved: StoredGame, session: Session) -> Session:
    """The session, continued with the answers that its players have left in advance."""
    persons = views.seat_links(saved)
    if not any(link.advance for link in persons.values()):
        return session
    for _ in range(MOST_IN_A_ROW):
        for who in session.waiting_for:
            link = persons.get(views.leader(saved, session, who) or "")
            value = answer_left(session, who, link.advance) if link else None
            if value is not None:
                session.answer(value, who)
                break
        else:
            break
    return session


def _legal(question: Ask, word: str) -> Any:
    """The legal answer written this way, as JSON data."""
    for value in question.values():
        shown = plain(value)
        words = [str(shown)]
        if isinstance(shown, bool):  # in either language
            words += called("word-yes" if shown else "word-no", SHARED)
        if word.casefold() in (one.casefold() for one in words):
            return shown
    return None


def _comparisons(condition: str) -> list[tuple[str, str, str]] | None:
    """The parts of a condition: key, sign, value; None if it is not a condition."""
    parts = [COMPARISON.fullmatch(part.strip()) for part in condition.split("&")]
    return [(part[1], part[2], part[3]) for part in parts if part] if all(parts) else None


def _holds(game: str, condition: str, seen: Mapping[str, Any]) -> bool:
    """Whether all comparisons hold. A comparison whose key is missing or ambiguous does not."""
    for key, sign, wanted in (_comparisons(condition) or ()) if condition else ():
        found = _figure(key, seen)
        if found is None:
            before, dot, last = key.rpartition(".")
            found = _figure(before + dot + key_meant(game, last), seen)
        as_written = str(found).casefold() == wanted.casefold()
        if found is None or not _compared(found, sign, wanted if as_written else str(recognised(game, wanted))):
            return False
    return True


def _figure(key: str, seen: Mapping[str, Any]) -> Any:
    """The one figure that a key names, whole or by its end; None if there is none, or several."""
    ends = [name for name in seen if name == key or name.endswith(f".{key}")]
    return seen[key] if key in seen else seen[ends[0]] if len(ends) == 1 else None


def _compared(found: Any, sign: str, wanted: str) -> bool:
    if isinstance(found, bool | str):
        return sign in ("=", "!=") and COMPARE[sign](str(found).casefold(), wanted.casefold())
    try:
        return COMPARE[sign](float(found), float(wanted))
    except (TypeError, ValueError):
        return False
