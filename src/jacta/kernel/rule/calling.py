"""How what an author has written is called: phases and receivers, with what they name in their signatures.

A phase is handed its state, a receiver its state and the answer; both get what they name besides (see `questions`) from
the `Context` of the run. What comes back is checked, and what is wrong with it is told with the function, its file and
its line.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from jacta.errors import RuleError
from jacta.kernel.rule.questions import Ask, Consult, Move, Phase, Receiver, Roll, Run
from jacta.text import Message

if TYPE_CHECKING:
    from jacta.kernel.rule.procedure import Procedure
    from jacta.tables import Edition, Rules

MOVE_LENGTH = 4
QUESTIONS = frozenset((Roll, Ask, Run, Consult))


def wrong_return(function: Callable[..., Any], returned: Any) -> RuleError:
    """The error for a phase or receiver that returned neither a move nor, in the case of a phase, a question."""
    kind = type(returned)
    if returned is None:
        told = "None"
    elif kind in QUESTIONS:
        told = f"{kind.__name__}({returned[0]!r})"
    else:
        told = f"{kind.__name__} {returned!r}"
    return RuleError(
        Message("error-wrong-return", function=function.__name__, returned=told[:80], place=place_of(function))
    )


def place_of(function: Callable[..., Any]) -> str:
    """Where a function is written: `attack.py:84`."""
    code = inspect.unwrap(function).__code__
    return f"{Path(code.co_filename).name}:{code.co_firstlineno}"


def unhashable(function: Callable[..., Any], state: Any) -> RuleError:
    """The error for a state that cannot be hashed: it holds a list, a dict or a set."""
    return RuleError(
        Message("error-unhashable", function=function.__name__, state=repr(state)[:80], place=place_of(function))
    )


def check_move(function: Callable[..., Any], returned: Any) -> Move:
    """What a receiver returned, if it is a move. Every move of every rule passes here."""
    if type(returned) is tuple and len(returned) == MOVE_LENGTH:
        return returned
    raise wrong_return(function, returned)


Tally: TypeAlias = tuple[int, ...]
"""Running totals. Trailing totals that are still 0 may be missing."""


def added(tally: Tally, add: Tally) -> Tally:
    """The running totals after adding; a missing total is 0."""
    if not add:
        return tally
    if not tally:
        return add
    if len(tally) < len(add):
        tally, add = add, tally
    return tuple(map(int.__add__, tally, add)) + tally[len(add) :]


class Context:
    """What stays the same while a procedure runs. Equal contexts are the same object: see `Procedure.context`."""

    __slots__ = ("__weakref__", "given", "procedure", "rules")
    kept = True
    book: Edition | None = None

    def __init__(self, procedure: Procedure, given: Any, rules: Rules) -> None:
        self.procedure, self.given, self.rules = procedure, given, rules

    def __reduce__(self) -> Any:
        return self.procedure.context, (self.given, None, self.kept)


class UnsharedContext(Context):
    """A context that is not shared, because it is seldom compared; it then compares by value.

    `book` is the edition of the tables that the run began with; it holds for all nested procedures, too.
    """

    __slots__ = ("book",)
    kept = False

    def __init__(self, procedure: Procedure, given: Any, rules: Rules, book: Edition | None) -> None:
        self.procedure, self.given, self.rules, self.book = procedure, given, rules, book

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, UnsharedContext):
            return NotImplemented
        return self.procedure is other.procedure and self.rules is other.rules and bool(self.given == other.given)

    def __hash__(self) -> int:
        return hash((self.procedure, self.rules))  # a whole map may not be hashable


INJECTED = ("given", "rules", "tally")


@cache
def injected_names(function: Callable[..., Any]) -> tuple[str, ...]:
    """Which of `given`, `rules` and `tally` a phase or receiver names, after its state and answer."""
    parameters = list(inspect.signature(function).parameters)
    named = tuple(name for name in parameters if name in INJECTED)
    if tuple(parameters[len(parameters) - len(named) :]) != named:
        raise TypeError(f"{function.__qualname__}: {', '.join(named)} must stand after the state and the answer")
    return named


FIXED: dict[tuple[str, ...], Callable[[Context], Sequence[Any]]] = {
    (): lambda context: (),
    ("given",): lambda context: (context.given,),
    ("rules",): lambda context: (context.rules,),
    ("given", "rules"): lambda context: (context.given, context.rules),
    ("rules", "given"): lambda context: (context.rules, context.given),
}
"""How to get the arguments that a signature names, as far as they stay the same while a procedure runs."""


def injected(function: Callable[..., Any], context: Context) -> Sequence[Any]:
    """The arguments that a function names in its signature after the state and the answer."""
    names = injected_names(function)
    if "tally" in names:
        raise only_phases_read_tally(function)
    return FIXED[names](context)


def only_phases_read_tally(function: Callable[..., Any]) -> TypeError:
    return TypeError(f"{function.__qualname__}: only a phase may read the tally")


PhaseCall: TypeAlias = Callable[[Any, Context, Tally], Any]
"""Calls a phase with its state, and with what it names of the context and the tally."""
ReceiverCall: TypeAlias = Callable[[Any, Any, Context], Any]
"""Calls a receiver with its state, the answer, and what it names of the context."""


WRITTEN_OUT = {"given": "context.given", "rules": "context.rules", "tally": "context.procedure.read_tally(tally)"}
"""The source of each argument that a phase or receiver may name."""


def _call(function: Callable[..., Any], parameters: str, first: str) -> Any:
    """A call of a phase or receiver with its arguments written out: that is faster than unpacking a sequence of them,
    and every step of every run comes here."""
    arguments = ", ".join([first, *[WRITTEN_OUT[name] for name in injected_names(function)]])
    return eval(f"lambda {parameters}: function({arguments})", {"function": function})


class _PhaseCalls(dict[Phase, PhaseCall]):
    """How each phase is called."""

    def __missing__(self, phase: Phase) -> PhaseCall:
        found: PhaseCall = _call(phase, "state, context, tally", "state")
        self[phase] = found
        return found


class _ReceiverCalls(dict[Receiver, ReceiverCall]):
    """How each receiver is called."""

    def __missing__(self, then: Receiver) -> ReceiverCall:
        if "tally" in injected_names(then):
            raise only_phases_read_tally(then)
        found: ReceiverCall = _call(then, "state, answer, context", "state, answer")
        self[then] = found
        return found


ENTER, RECEIVE = _PhaseCalls(), _ReceiverCalls()


def passage(phase: Phase) -> str:
    """The phase's citation: its docstring up to the first colon."""
    first_line = (phase.__doc__ or "").strip().partition("\n")[0]
    return first_line.partition(":")[0].strip()
