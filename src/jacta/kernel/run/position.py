"""A run: where a procedure stands, as an immutable value that can be copied, hashed, searched and stored.

`roll`, `simulate`, `best` and `play` all move a `Position` from question to question with `answered`; they differ
only in who answers. A nested procedure is a position whose `caller` waits for its outcome: that is the whole call
stack.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from jacta.kernel.rule.calling import (
    ENTER,
    MOVE_LENGTH,
    QUESTIONS,
    RECEIVE,
    Context,
    Tally,
    added,
    check_move,
    wrong_return,
)
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import (
    UNDECIDED,
    Ask,
    Consult,
    Move,
    Note,
    Phase,
    Receiver,
    Roll,
    Run,
    done,
    undecided,
)
from jacta.tables import Table


class Position(NamedTuple):
    """A run at a question, or finished: then `phase` is None and `state` is the outcome."""

    procedure: Procedure
    context: Context
    phase: Phase | None
    state: Any
    tally: Tally = ()
    caller: Position | None = None
    then: Receiver | None = None
    roles: tuple[tuple[str, str], ...] = ()

    @property
    def finished(self) -> bool:
        return self.phase is None

    @property
    def outcome(self) -> Any:
        assert self.finished
        return self.state

    @property
    def depth(self) -> int:
        return 0 if self.caller is None else 1 + self.caller.depth

    @property
    def outermost(self) -> Position:
        """Where the outermost procedure stands, whatever is nested in it."""
        here = self
        while here.caller is not None:
            here = here.caller
        return here

    def player(self, who: str) -> str:
        """The player at the table who has this part in a nested procedure."""
        here: Position | None = self
        while here is not None:
            if here.roles:
                who = dict(here.roles).get(who, who)
            here = here.caller
        return who

    def name_of(self, player: str) -> str | None:
        """The name that the input gives to a player's piece; None if it has none, or shares it with another's."""
        table = self.outermost
        given = table.context.given
        names = {seat: getattr(getattr(given, seat, None), "name", None) for seat in table.procedure.seats(given)}
        name = names.get(player)
        return name if name and list(names.values()).count(name) == 1 else None

    def players_asked(self, question: Ask) -> tuple[str, ...]:
        """The players at the table who are asked; several where they decide at the same time."""
        return tuple(map(self.player, question.who if isinstance(question.who, tuple) else (question.who,)))

    def part_of(self, player: str | None) -> str | None:
        """The part that a player at the table has in this procedure; None for spectators and others without one."""
        if player is None or self.caller is None:
            return player
        outside = self.caller.part_of(player)
        if not self.roles:
            return outside
        return next((part for part, whole in self.roles if whole == outside), None)

    def seen_by(self, who: str | None) -> Any:
        """What a player sees of the state; for None, what everybody sees."""
        view = self.procedure.view
        return self.state if view is None else view(self.state, who)

    @property
    def hides(self) -> bool:
        """Whether anything in the run may be hidden from somebody."""
        return self.procedure.view is not None or (self.caller is not None and self.caller.hides)

    def all_seen_by(self, player: str | None) -> tuple[Any, ...]:
        """What a player at the table sees of every procedure under way, the outermost first."""
        outside = () if self.caller is None else self.caller.all_seen_by(player)
        return (*outside, self.seen_by(self.part_of(player)))

    def known_to(self, player: str | None) -> Any:
        """Everything by which a player can tell positions apart; if nothing is hidden, the position itself."""
        if not self.hides:
            return self
        phases = []
        here: Position | None = self
        while here is not None:
            phases.append((here.procedure, here.phase, here.tally))
            here = here.caller
        return player, tuple(phases), self.all_seen_by(player)


class Told(NamedTuple):
    """A note with the position that made it: what the transcript needs to put it into words."""

    position: Position
    note: Note


Pending = Roll | Ask | Consult
Halt = tuple[Position, "Pending | None"]
"""A position with the question it stands at; no question once it has finished."""


class Unknown(Enum):
    """The answer of a `Foretold` that does not know the outcome of a nested procedure."""

    UNKNOWN = "unknown"


UNKNOWN = Unknown.UNKNOWN
Foretold: TypeAlias = Callable[[Run, Context], Any]
"""The outcome of a nested procedure if it was already run elsewhere; UNKNOWN if it must be entered here."""


_made = tuple.__new__
"""Makes a position from all its fields, faster than the constructor: a walk makes one at every question and call."""


def started(procedure: Procedure, given: Given, told: list[Told] | None = None) -> Halt:
    """The run at its first question."""
    return started_in(procedure.context(given), told)


def started_in(context: Context, told: list[Told] | None = None, foretold: Foretold | None = None) -> Halt:
    """The run at its first question, for an input and rules that are already resolved."""
    procedure = context.procedure
    return _taken(Position(procedure, context, None, None), procedure.first_move(context), told, foretold)


def answered(
    position: Position,
    question: Pending,
    answer: Any,
    told: list[Told] | None = None,
    foretold: Foretold | None = None,
    passed: list[Position] | None = None,
) -> Halt:
    """The run at its next question, after this answer. The answer must be legal: callers check that.

    `passed` collects where the run has been on the way: the phases that had nothing to ask.
    """
    then = question.then
    move = RECEIVE[then](position.state, answer, position.context)
    return _taken(position, check_move(then, move), told, foretold, passed)


def returned(position: Position, outcome: Any) -> Halt:
    """The run at its next question, after the nested procedure of this position has ended with this outcome."""
    return _taken(position, done(outcome), None)


def moved(position: Position, move: Move) -> Position:
    """The run after this move: at a phase that may or may not have a question."""
    phase, state, add, _ = move
    procedure, context, _, _, tally, caller, then, roles = position
    return Position(procedure, context, phase, state, added(tally, add) if add else tally, caller, then, roles)


def settled(position: Position) -> Halt:
    """The run at its next question, from a phase that may have none."""
    return _taken(position, (position.phase, position.state, (), ()), None)


def _taken(
    position: Position,
    move: Move,
    told: list[Told] | None,
    foretold: Foretold | None = None,
    passed: list[Position] | None = None,
) -> Halt:
    """Take this move and go on until someone must answer: through phases without a question, into and out of nested
    procedures.

    Positions in between are built only if they or their notes are wanted: simulations come through here all the time.
    """
    procedure, context, phase, state, tally, caller, then, roles = position
    while True:
        if told is not None and move[3]:
            here = Position(procedure, context, phase, state, tally, caller, then, roles)
            told.extend(Told(here, note) for note in move[3])
        phase, state, add, _ = move
        if add:
            tally = added(tally, add)
        if phase is not None:
            step = ENTER[phase](state, context, tally)
            kind = type(step)
            if kind is tuple and len(step) == MOVE_LENGTH:
                move = step
                if passed is not None:
                    passed.append(Position(procedure, context, phase, state, tally, caller, then, roles))
                continue
            if kind is Run:
                receive, outcome = step.then, UNKNOWN if foretold is None else foretold(step, context)
                if outcome is UNKNOWN:
                    caller = _made(Position, (procedure, context, phase, state, tally, caller, then, roles))
                    procedure, then, roles = step.procedure, receive, tuple(step.roles.items())
                    context, phase, state, tally = procedure.context(step.given, context), None, None, ()
                    move = procedure.first_move(context)
                    continue
            elif kind in QUESTIONS:
                return _made(Position, (procedure, context, phase, state, tally, caller, then, roles)), step
            else:
                raise wrong_return(phase, step)
        elif caller is None:
            return Position(procedure, context, None, state, tally), None
        else:
            assert then is not None
            receive, outcome = then, state
            procedure, context, phase, state, tally, caller, then, roles = caller
        # What is undecided inside is undecided altogether.
        move = undecided() if outcome is UNDECIDED else check_move(receive, RECEIVE[receive](state, outcome, context))


def slot_table(position: Position, question: Consult) -> Table:
    """The table that this question looks up."""
    return position.context.rules.table(question.slot)


def slot_value(position: Position, question: Consult) -> Any:
    """The value in the filled-in slot. Raises EmptySlot, naming book and page, if nobody has filled it."""
    return slot_table(position, question).at(*question.key)
