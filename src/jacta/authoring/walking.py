"""Walk a procedure's graph: every question, answer and note that an example can lead to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from jacta.dice import Dice, Throw
from jacta.errors import EmptySlot
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Pending, Position, Told, answered, slot_value, started

MOST_POSITIONS = 1_000
MOST_SAMPLED = 100  # for procedures with too many positions for exact odds
MOST_VALUES = 12  # of one throw: a wide one is tried here and there


class WalkedPosition(NamedTuple):
    position: Position
    question: Pending | None
    told: tuple[Told, ...]


def walk(procedure: Procedure, example: Mapping[str, Any]) -> Iterator[WalkedPosition]:
    """Positions in order of discovery, each once, with what was told on the way there."""
    told: list[Told] = []
    waiting = deque([(*started(procedure, procedure.validate(example), told), tuple(told))])
    known: set[Position] = set()
    most = MOST_SAMPLED if procedure.sampled else MOST_POSITIONS
    while waiting and len(known) < most:
        position, question, heard = waiting.popleft()
        if position in known:
            if heard:
                yield WalkedPosition(position, question, heard)
            continue
        known.add(position)
        yield WalkedPosition(position, question, heard)
        for answer in answers(position, question):
            told = []
            assert question is not None
            waiting.append((*answered(position, question, answer, told), tuple(told)))


def _values(throw: Throw) -> Sequence[Any]:
    """The possible values of a throw; the faces of a single die are not listed, as it may have billions."""
    if isinstance(throw, Dice) and throw.count == 1:
        return range(1, throw.sides + 1)
    return [value for value, _ in throw.weights().pairs]


def answers(position: Position, question: Pending | None) -> list[Any]:
    """All the answers that chance, players or a filled-in slot can give."""
    if question is None:
        return []
    if isinstance(question, Roll):
        thrown = _values(question.throw)
        return list(thrown[:: -(-len(thrown) // MOST_VALUES)])
    if isinstance(question, Ask):
        values = question.values()
        return [(one, other) for one in values[0] for other in values[1]] if question.simultaneous else list(values)
    try:
        return [slot_value(position, question)]
    except EmptySlot:
        return []
