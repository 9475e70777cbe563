"""All that the author of a game imports, together with `jacta.dice` (throws) and `jacta.hexes` (maps).

| to say | there is |
|---|---|
| what a rule is given as input, and its readings | `Given`, `Stated`, `Strict`, `WHOLE`; `Options`, `Reading` |
| which input people write in their own way, or pick from a list | `DiceOf`, `OnMap`, `PrintedTogether`; `Known` |
| what a phase asks | `Roll`, `Ask` (with `Choice`), `Run`, `Consult` |
| which states must change fast, what is worked out only once | `@often_changed`, `@remembered` |
| where a run goes next | `goto`, `done`, `undecided`; with a `note` for the transcript |
| what a rule is to the world | `@procedure` with its `Declaration`, `Board` or `Cards` (`Card`) |
| what holds the rules together | `Game`, `Chapter`, `Screen`, a `Lesson` |
| what players own and keep | `Piece`, and its `Role` in a procedure; `Joining` a procedure under way |
| what can come out | the type in `Move[...]`; `Values` for a text whose values a table or the input names |
| which tables and readings are in force | `Rules`; `in_force` before a rule runs |
| what is refused, naming the key | `InputError`, `TableError`, made by `refusals`; `refused_here` in a validator |
| what may have been meant instead | `near_to`, among `PrintedNames` |
| how computer players answer, and look ahead | `Policy`, `Mix`, `Weighed`; `Position`, `answered`, `Insight` |
| what people read | `Message`, `texts`, `find_text`, `percent`, `language` |
| the answers of other rules | `odds` (an `Odds`, a `Comparison` of two), `roll` |

What stands here is stable: it changes only with a word in the changelog.
"""

from __future__ import annotations

from collections.abc import Callable

from jacta.distribution import Comparison, Odds
from jacta.errors import InputError, TableError
from jacta.kernel.odds import odds
from jacta.kernel.roll import roll
from jacta.kernel.rule.declaration import Board, Card, Cards, Declaration, Insight, Joining
from jacta.kernel.rule.game import Chapter, Game, Lesson, Screen
from jacta.kernel.rule.inputs import (
    WHOLE,
    DiceOf,
    Given,
    Known,
    OnMap,
    Options,
    PrintedTogether,
    Reading,
    Stated,
    Strict,
    checked,
    refused_here,
    written,
)
from jacta.kernel.rule.pieces import Piece, Role
from jacta.kernel.rule.procedure import Procedure, procedure
from jacta.kernel.rule.questions import (
    Ask,
    Choice,
    Consult,
    Move,
    Note,
    Phase,
    Receiver,
    Roll,
    Run,
    Step,
    done,
    goto,
    note,
    undecided,
)
from jacta.kernel.rule.registry import find_game
from jacta.kernel.rule.states import often_changed
from jacta.kernel.run.policies import Mix, Policy, Weighed
from jacta.kernel.run.position import Position, answered
from jacta.names import PrintedNames, near_to
from jacta.outcomes import Values
from jacta.plain import Label, frozen, plain, record
from jacta.remembering import remembered
from jacta.tables import Checker, Rules, Table
from jacta.text import Message, language, percent
from jacta.text import find as find_text
from jacta.text import say as say_text

__all__ = [
    "WHOLE",
    "Ask",
    "Board",
    "Card",
    "Cards",
    "Chapter",
    "Checker",
    "Choice",
    "Comparison",
    "Consult",
    "Declaration",
    "DiceOf",
    "Game",
    "Given",
    "InputError",
    "Insight",
    "Joining",
    "Known",
    "Label",
    "Lesson",
    "Message",
    "Mix",
    "Move",
    "Note",
    "Odds",
    "OnMap",
    "Options",
    "Phase",
    "Piece",
    "Policy",
    "Position",
    "PrintedNames",
    "PrintedTogether",
    "Procedure",
    "Reading",
    "Receiver",
    "Role",
    "Roll",
    "Rules",
    "Run",
    "Screen",
    "Stated",
    "Step",
    "Strict",
    "TableError",
    "Values",
    "Weighed",
    "answered",
    "checked",
    "done",
    "find_text",
    "frozen",
    "goto",
    "in_force",
    "language",
    "near_to",
    "note",
    "odds",
    "often_changed",
    "percent",
    "plain",
    "procedure",
    "record",
    "refusals",
    "refused_here",
    "remembered",
    "roll",
    "texts",
    "undecided",
    "written",
]


def refusals(game: str) -> Callable[..., InputError]:
    """A function that refuses input: `refuse("units", "no-army")` names the key and gives the text `error-no-army`."""

    def refuse(key: str, code: str, /, **args: object) -> InputError:
        return InputError(key, Message(f"error-{code}", game, **args))

    return refuse


def in_force(game: str, table: str) -> Table:
    """A table of a game as it is in force now, for what is checked before any rule runs."""
    found = find_game(game)
    assert found is not None
    return found.tables.table(table)


def texts(game: str) -> Callable[..., str]:
    """A function for texts in pictures and boards: `say("legend-fortress")` is that text in the reader's language."""

    def say(id: str, /, **args: object) -> str:
        return say_text(id, game, **args)

    return say
