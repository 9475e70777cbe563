"""How a rule is written: phases, and the four questions they ask.

A *phase* is a plain module-level function of an explicit, immutable, hashable state. It asks one question and names the
function that receives the answer; that function moves on with `goto`, or ends with `done`::

    def fire(battle: Battle) -> Step:
        \"\"\"2.2.2 A.1: each side rolls on its fire column.\"\"\"
        return Roll("fire", battle.shooter.fire_throw, then=fire_hits)

    def fire_hits(battle: Battle, hits: int) -> Move:
        battle = battle.suffering(hits)
        return goto(rout if battle.broken else shock, battle)

A phase that has nothing to ask may move on at once. The docstring of a phase starts with its passage in the document,
up to the first colon: the transcript cites it.

What a phase looks at stands in its signature. After the state it may name `given` (the procedure's input), `rules`
(the tables and readings in force) and `tally` (the running totals that the procedure declares); a receiver may name
`given` and `rules` after the answer. What does not vary belongs in `given`; what is only read at the end belongs in the
tally. The fewer distinct states there are, the more the exact odds can merge, and the more a sweep over inputs shares.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from typing_extensions import TypeVar

from jacta.dice import Throw

if TYPE_CHECKING:
    from jacta.kernel.rule.procedure import Procedure

Phase: TypeAlias = Callable[..., Any]
"""A function of the state that returns a Step."""
Receiver: TypeAlias = Callable[..., Any]
"""A function of the state and an answer that returns a Move."""


Seats: TypeAlias = tuple[str, ...] | None
"""The players who may see something; None means everybody."""


_made = tuple.__new__
"""The fastest way to make a named tuple: rules write notes even when nobody reads them."""


class Note(NamedTuple):
    """A sentence for the transcript: a message id of the game with its arguments.

    A note that `reveals` tells somebody what was hidden until now: the answer that led to it cannot be taken back.
    """

    label: str
    args: Mapping[str, Any]
    seen_by: Seats = None
    reveals: bool = False


def note(label: str, /, seen_by: Seats = None, reveals: bool = False, **args: Any) -> Note:
    """Say something in the transcript. The text is the game's message `note-LABEL`."""
    return _made(Note, (label, args, seen_by, reveals))


Outcome = TypeVar("Outcome", default=Any)
Move: TypeAlias = tuple[Phase | None, Outcome | Any, tuple[int, ...], tuple[Note, ...]]
"""Where a run goes next: (phase, state, what to add to the tally, notes). At the end the phase is None, and the outcome
takes the place of the state.

The function that begins a procedure states the type of its outcome: `-> Move[AssaultOutcome]`. Moves are plain tuples,
built by `goto` and `done`, because the exact odds make millions of them.
"""


def goto(phase: Phase, state: Any, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """Go on to a phase with a new state; `add` goes onto the running tally, `notes` into the transcript.

    A tally only grows, with one exception: a phase that reads it may subtract what it has read, such as a day's losses
    once they are counted.
    """
    return (phase, state, add, notes)


def done(outcome: Any, *notes: Note) -> Move:
    """End the procedure with its outcome: a named tuple whose fields are the JSON keys, or a bare value."""
    return (None, outcome, (), notes)


class Undecided(Enum):
    """The outcome of a run that was cut off; see `undecided`. An enum, so that it is the same in every process."""

    UNDECIDED = "undecided"


UNDECIDED = Undecided.UNDECIDED


def undecided() -> Move:
    """Leave the outcome open, as when two totals both reach their cap: the exact odds count this branch as tail."""
    return done(UNDECIDED)


class Roll(NamedTuple):
    """Dice. `then(state, value)` receives the value read from the throw; `who` is the player whose dice they are."""

    label: str
    throw: Throw
    then: Receiver
    seen_by: Seats = None
    who: str | None = None


LeadsTo: TypeAlias = tuple[str, Any]
"""The id of a procedure and its input: what an option leads to."""


class Choice(NamedTuple):
    """An option that needs more than its value: arguments for its text, and the procedure it leads to.

    `places` are the places of the board that it names. An option that is a named tuple needs no `Choice`: its fields
    are the arguments of its text.
    """

    value: Any
    args: Mapping[str, Any] = {}
    leads_to: LeadsTo | None = None
    places: tuple[str, ...] = ()


class Ask(NamedTuple):
    """A decision. `then(state, value)` receives the chosen value.

    `who` names a player. Several players at once decide secretly and simultaneously: then `who`, `options` and
    `default` are tuples of equal length, and the answer is a tuple in that order.

    `default` is the declared policy: what `odds` and `simulate` answer when the caller says nothing. It is one of the
    options or, when working it out costs something, a function that returns one: of what the player sees, and with a
    second parameter also of the legal answers.

    What follows is for interfaces, and called only when somebody wants to know:

    - `leads_to(seen, answer)` is the procedure that an answer leads to, where many options each lead to one;
    - `remark(seen, answer)` is what is good to know beside an answer;
    - `places(answer)` are the places of the board that an answer names: first who acts, last on what. If several
      answers name the same places, pointing at them never means one that is `aside(answer)`;
    - `grouped` names the field of the options by which very many of them can be listed in two steps.
    """

    label: str
    who: str | tuple[str, ...]
    options: Sequence[Any]
    then: Receiver
    default: Any
    args: Mapping[str, Any] = {}
    seen_by: Seats = None
    leads_to: Callable[[Any, Any], LeadsTo | None] | None = None
    remark: Callable[[Any, Any], Note | None] | None = None
    grouped: str = ""
    places: Callable[[Any], Sequence[str]] | None = None
    aside: Callable[[Any], bool] | None = None

    @property
    def simultaneous(self) -> bool:
        return isinstance(self.who, tuple)

    def default_answer(self, seen: Any) -> Any:
        """The declared answer of a player who sees this state."""
        if not callable(self.default):
            return self.default
        return self.default(seen, self.values()) if _arity(self.default) > 1 else self.default(seen)

    def part(self, place: int) -> Ask:
        """A simultaneous question as it is put to one of its players."""
        assert isinstance(self.who, tuple)
        return self._replace(
            who=self.who[place],
            options=self.options[place],
            default=lambda seen: self.default_answer(seen)[place],
        )

    def values(self) -> tuple[Any, ...]:
        """The legal answers; for a simultaneous question, a tuple of legal answers per player."""
        if self.simultaneous:
            return tuple(map(_values, self.options))
        return _values(self.options)


class Run(NamedTuple):
    """Another procedure. `then(state, outcome)` receives its outcome.

    `roles` maps the players of that procedure to ours: `{"attacker": "red", "defender": "blue"}`.
    """

    label: str
    procedure: Procedure
    given: Any
    then: Receiver
    roles: Mapping[str, str] = {}


class Consult(NamedTuple):
    """A table that the document does not print. `then(state, value)` receives what the book says under `key`."""

    slot: str
    key: tuple[Any, ...]
    then: Receiver


Question: TypeAlias = Roll | Ask | Run | Consult
Step: TypeAlias = Question | Move


@lru_cache(maxsize=1024)
def _arity(function: Callable[..., Any]) -> int:
    return len(inspect.signature(function).parameters)


def option_value(option: Any) -> Any:
    return option.value if type(option) is Choice else option


def _values(options: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(map(option_value, options)) if Choice in map(type, options) else tuple(options)
