"""The luck meter: how the dice of a game compared with expectation, and what they and the decisions changed.

`throws` sums up the dice of each kind: what they gave, what they give on average, and how probable so little or so much
was. `turns` follow the chance of every player's usual aim from event to event, as if everybody played their best from
there on. What a throw changed is luck. What a decision changed is judgement: nothing for the best answer, else a loss
to whoever decided. Where two decide simultaneously, what neither could foresee is luck, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from jacta.aims import Aim, Interests
from jacta.arguments import checked
from jacta.dice.totals import Spread, chances_of, spread_of
from jacta.errors import JactaError, OutOfReach
from jacta.kernel.best import PLAYER
from jacta.kernel.best.exploration import NodeId
from jacta.kernel.best.valuation import ExpectedAims, Valuation
from jacta.kernel.odds import Solving
from jacta.kernel.odds.graph import StateCounter
from jacta.kernel.play.saved import BY_HAND, CORRECT, JOIN
from jacta.kernel.play.session import Session
from jacta.kernel.roll import TranscriptEntry
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.correcting import corrected
from jacta.kernel.run.joining import departed, joined
from jacta.kernel.run.position import Halt, Position, answered, started
from jacta.names import not_among
from jacta.plain import plain
from jacta.text import Message

MOST_POSITIONS = 20_000
"""Chances are followed in games with at most this many positions."""


class Throws(NamedTuple):
    """All throws of one kind: of the same label, and by the same player where the position tells whose they are.

    `at_most` and `at_least` are the chances of so little and of so much. They and `expected` are not `exact` if dice
    explode without end, or if there are very many throws.
    """

    game: str
    label: str
    who: str | None
    times: int
    obtained: int
    expected: Fraction
    at_most: Fraction
    at_least: Fraction
    exact: bool

    def to_json(self) -> dict[str, Any]:
        quoted = {key: _quoted(getattr(self, key)) for key in ("expected", "at_most", "at_least")}
        return {"label": self.label, "who": self.who, **self._asdict(), **quoted}


class Gains(NamedTuple):
    """What one player gained: by chance, by their own decisions, by those of the others."""

    dice: Fraction = Fraction(0)
    own: Fraction = Fraction(0)
    others: Fraction = Fraction(0)

    @property
    def total(self) -> Fraction:
        return self.dice + self.own + self.others


class Turn(NamedTuple):
    """An event and how it moved everybody's chances, in the order of `Luck.players`.

    `event` is its number, from 0; a nested procedure in which nobody decides is one turn, `events` long. `better` is
    the best answer, if the decision was another.
    """

    event: int
    events: int
    by: Literal["dice", "decision"]
    entry: TranscriptEntry
    before: ExpectedAims
    after: ExpectedAims
    changes: tuple[Gains, ...]
    better: Any = None

    def to_json(self, players: Sequence[str]) -> dict[str, Any]:
        told = {"event": self.event, "events": self.events, "by": self.by, "procedure": self.entry.procedure}
        told |= {"label": self.entry.label, "who": plain(self.entry.who), "value": plain(self.entry.value)}
        moved = zip(players, self.before, self.after, self.changes, strict=True)
        return told | {
            "better": plain(self.better),
            "chances": {
                player: {"before": str(before), "after": str(after), **{key: str(part) for key, part in parts.items()}}
                for player, before, after, parts in ((who, one, two, all._asdict()) for who, one, two, all in moved)
            },
        }


class Luck(NamedTuple):
    """How a game went. `unread` are the labels of throws that give no number; `unknown` says why there are no turns.

    `tail` is the mass beyond the cuts of endless dice: chances may be too low by up to this much.
    """

    procedure: str
    finished: bool
    throws: tuple[Throws, ...]
    unread: tuple[str, ...]
    aims: Mapping[str, Aim]
    turns: tuple[Turn, ...] = ()
    unknown: Message | None = None
    tail: Fraction = Fraction(0)

    @property
    def game(self) -> str:
        return self.procedure.partition(".")[0]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self.aims)

    @checked
    def change(self, player: str) -> Gains:
        """What all events together changed for a player."""
        if player not in self.players:
            raise not_among("player", player, self.players)
        place = self.players.index(player)
        parts = zip(*(turn.changes[place] for turn in self.turns), strict=True)
        return Gains(*(sum(part, Fraction(0)) for part in parts)) if self.turns else Gains()

    def to_json(self) -> dict[str, Any]:
        return {
            "procedure": self.procedure,
            "finished": self.finished,
            "throws": [row.to_json() for row in self.throws],
            "unread": list(self.unread),
            "players": [self._player(who) for who in self.players] if self.turns else [],
            "turns": [turn.to_json(self.players) for turn in self.turns],
            "unknown": str(self.unknown) if self.unknown else None,
        }

    def _player(self, who: str) -> dict[str, Any]:
        place, change = self.players.index(who), self.change(who)
        ends = {"before": self.turns[0].before[place], "after": self.turns[-1].after[place]}
        moved = {"luck": change.dice, "judgement": change.own, "others": change.others}
        return {"who": who, "aim": self.aims[who].text} | {key: _quoted(part) for key, part in (ends | moved).items()}


def luck(session: Session, watch: Callable[[int], None] | None = None) -> Luck:
    """How the dice and the decisions of this game have gone so far. It tells everything, secrets included.

    `watch` is called with the number of positions looked at; what it raises stops the work.
    """
    procedure = session.procedure
    steps = list(_steps(session))
    throws, unread = _throws(steps)
    found = Luck(procedure.id, session.question is None, throws, unread, procedure.aims)
    try:
        chances = Chances(session, watch)
        return found._replace(turns=tuple(_turns(chances, steps)), tail=chances.tail)
    except JactaError as error:
        return found._replace(unknown=Message("luck-unknown", reason=error.message))


class Passed(NamedTuple):
    """One event of the game: where it stood before and after, and its transcript entry."""

    before: Halt
    after: Halt
    entry: TranscriptEntry


def _steps(session: Session) -> Iterator[Passed]:
    halt = started(session.procedure, session.given)
    for entry in session.transcript:
        if entry.kind != "note":
            position, question = halt
            assert question is not None
            if entry.kind in BY_HAND:  # neither chance nor judgement
                halt = _by_hand(position, entry)
                continue
            following = answered(position, question, entry.value)
            yield Passed(halt, following, entry)
            halt = following


def _by_hand(position: Position, entry: TranscriptEntry) -> Halt:
    if entry.kind == CORRECT:
        halt, _ = corrected(position, {one.key: one.after for one in entry.value})
        return halt
    return joined(position, entry.value) if entry.kind == JOIN else departed(position, entry.who)


# --- Throws


def _throws(steps: Sequence[Passed]) -> tuple[tuple[Throws, ...], tuple[str, ...]]:
    """The throws of each kind, in order of appearance; and the labels of those that give no number."""
    thrown: dict[tuple[str, str, str | None], list[tuple[Spread, int]]] = {}
    unread: dict[str, None] = {}
    for (position, question), _, entry in steps:
        if not isinstance(question, Roll) or question.seen_by == () or not entry.faces:
            continue
        spread = spread_of(question.throw)
        if spread is None:
            unread[question.label] = None
        else:
            kind = entry.game, question.label, position.player(question.who) if question.who else None
            thrown.setdefault(kind, []).append((spread, min(int(entry.value), spread.high)))
    return tuple(_added_up(kind, throws) for kind, throws in thrown.items()), tuple(unread)


def _added_up(kind: tuple[str, str, str | None], thrown: Sequence[tuple[Spread, int]]) -> Throws:
    spreads = Counter(spread for spread, _ in thrown)
    obtained = sum(value for _, value in thrown)
    expected = sum((spread.moment(1) * times for spread, times in spreads.items()), Fraction(0))
    at_most, at_least, exact = chances_of(spreads, obtained)
    exact = exact and all(spread.exact for spread in spreads)
    return Throws(*kind, len(thrown), obtained, expected, at_most, at_least, exact)


# --- Chances


def _turns(chances: Chances, steps: Sequence[Passed]) -> Iterator[Turn]:
    first, before = 0, chances.worth(steps[0].before) if steps else None
    for number, step in enumerate(steps):
        after = chances.worth(step.after)
        if after is None:  # inside a nested procedure, which is treated as a whole
            continue
        assert before is not None
        position, question = steps[first].before
        entry = steps[first].entry if first < number else step.entry
        if isinstance(question, Ask):
            changes = chances.decided(position, question, step.entry.value, before, after)
            yield Turn(number, 1, "decision", entry, before, after, changes, chances.better(position, step.entry.value))
        elif isinstance(question, Roll) and (entry.faces or before != after):  # a pool may have no dice left
            changes = tuple(Gains(dice=two - one) for one, two in zip(before, after, strict=True))
            yield Turn(number, number - first + 1, "dice", entry, before, after, changes)
        first, before = number + 1, after


class Chances:
    """What positions are worth to the players with a usual aim, when everybody plays their best.

    The game is valued once from its beginning. Where dice show more than its exact odds distinguish (totals beyond the
    cut of endlessly exploding dice), it is valued anew from there.
    """

    def __init__(self, session: Session, watch: Callable[[int], None] | None) -> None:
        self._aims, self._watch = session.procedure.aims, watch
        if session.procedure.sampled or not self._aims:
            raise OutOfReach(Message("luck-sampled" if session.procedure.sampled else "luck-no-aims"))
        first, *others = self._aims
        self._interests = Interests(self._aims, first, shared=first == PLAYER and not others)
        self.tail = Fraction(0)
        self._looked_at = 0
        self._known: dict[Position, tuple[Valuation, NodeId]] = {}
        self._value(started(session.procedure, session.given))

    def worth(self, halt: Halt) -> ExpectedAims | None:
        """Everybody's chances here; None inside a nested procedure that is valued as a whole."""
        position, question = halt
        if question is None:
            return tuple(self._interests.worth(player, position.outcome) for player in self._aims)
        if position not in self._known:
            if _within_dice(position):
                return None
            self._value(halt)
        valuation, node_id = self._known[position]
        return valuation.worth[node_id][: len(self._aims)]

    def _value(self, halt: Halt) -> None:
        def watch(positions: int) -> None:
            if self._looked_at + positions > MOST_POSITIONS:
                raise OutOfReach(Message("luck-too-many", most=MOST_POSITIONS))
            if self._watch:
                self._watch(self._looked_at + positions)

        valuation = Valuation(halt, tuple(self._aims), self._interests.worth, None, watch)
        watch(len(valuation.nodes))
        self._looked_at += len(valuation.nodes)
        self.tail = max(self.tail, valuation.worth[valuation.start][-1])
        self._known |= {node.position: (valuation, node_id) for node_id, node in valuation.nodes.items()}

    def decided(
        self, position: Position, question: Ask, answer: Any, before: ExpectedAims, after: ExpectedAims
    ) -> tuple[Gains, ...]:
        """What a decision changed for everybody."""
        asked = position.players_asked(question)
        if len(asked) > 1:
            return self._decided_together(position, asked, answer, before, after)
        moves = (two - one for one, two in zip(before, after, strict=True))
        return tuple(
            Gains(own=move) if player in asked else Gains(others=move)
            for player, move in zip(self._aims, moves, strict=True)
        )

    def _decided_together(
        self,
        position: Position,
        asked: tuple[str, ...],
        answers: tuple[Any, Any],
        before: ExpectedAims,
        after: ExpectedAims,
    ) -> tuple[Gains, ...]:
        """Two who decide simultaneously: each answer is judged against the other's best strategy; the rest is luck."""
        valuation, node_id = self._known[position]
        mix = valuation.choices[node_id]
        worth = {edge.answer: valuation.worth[edge.target] for edge in valuation.nodes[node_id].edges}
        parts = [mix.part(0), mix.part(1)]

        def against(judged: int, player: int) -> Fraction:
            """What an answer is worth to a player when the other side plays its best."""
            replies = parts[1 - judged]
            both = {reply: (answers[0], reply) if judged == 0 else (reply, answers[1]) for reply, _ in replies.weighted}
            total = sum((weight * worth[both[reply]][player] for reply, weight in replies.weighted), Fraction(0))
            return total / replies.total

        found = []
        for player, name in enumerate(self._aims):
            moved = [against(judged, player) - before[player] for judged in (0, 1)]
            own = sum((move for who, move in zip(asked, moved, strict=True) if who == name), Fraction(0))
            others = sum(moved, Fraction(0)) - own
            found.append(Gains(after[player] - before[player] - own - others, own, others))
        return tuple(found)

    def better(self, position: Position, answer: Any) -> Any:
        """The best answer, if another was given; None for a simultaneous decision."""
        valuation, node_id = self._known[position]
        question = valuation.nodes[node_id].question
        if not isinstance(question, Ask) or question.simultaneous:
            return None
        decider = valuation.decider(node_id)
        worth = {edge.answer: valuation.worth[edge.target][decider] for edge in valuation.nodes[node_id].edges}
        return None if worth[answer] == valuation.worth[node_id][decider] else valuation.choices[node_id].weighted[0][0]


def _within_dice(position: Position) -> bool:
    """Whether this is inside a nested procedure in which nobody decides: the solver treats it as one throw."""
    solving = Solving(None, StateCounter(None))
    while position.caller is not None:
        if not solving.decides(position.context):
            return True
        position = position.caller
    return False


def _quoted(number: Fraction) -> dict[str, Any]:
    return {"exact": str(number), "decimal": float(number)}
