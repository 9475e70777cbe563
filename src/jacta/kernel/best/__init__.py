"""`best`: what to do. The best choice at every decision, for a stated aim.

An aim is the probability of an event or the expectation of a field. Opponents pursue their own aims, or follow a
policy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple

from jacta.aims import Interests
from jacta.kernel.best.exploration import PATIENT, REACH, NodeId
from jacta.kernel.best.valuation import Valuation
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Ask, Roll
from jacta.kernel.run.policies import Mix, Policy, asked, at_the_table
from jacta.kernel.run.position import Position, started
from jacta.plain import plain
from jacta.remembering import SeldomCollected
from jacta.tables import Notice
from jacta.text import percent

PLAYER = "player"
"""Whoever asks, in a procedure that names no players."""


class Judged(NamedTuple):
    """One option of a decision: its worth to the player who decides, and how often the best strategy takes it."""

    value: Any
    worth: Fraction
    weight: Fraction

    def to_json(self) -> dict[str, Any]:
        return {"value": plain(self.value), "worth": str(self.worth), "weight": str(self.weight)}


class ThrowSpan(NamedTuple):
    """Adjacent numbers that a throw may show, all leading to the same place; None where it reaches the end."""

    low: int | None
    high: int | None


class Decision(NamedTuple):
    """A decision that comes up when everybody plays their best.

    `reached` is how often it comes up on average; `situation` is the list of answers that led to it. Situations in
    which the same question has the same worths are one decision: `ways` counts them, and `situation` is the likeliest.
    `players` are the players at the table who decide; in a nested procedure, `who` is the part that a player has there.
    `spans` tells, for each step of the situation, the adjacent numbers that would serve as well; told this way, the
    situation stands for `covered` of the `ways`.
    """

    procedure: str
    label: str
    who: str | tuple[str, ...]
    options: tuple[Judged, ...]
    reached: Fraction
    situation: tuple[tuple[str, Any], ...]
    question: Ask
    players: tuple[str, ...]
    ways: int = 1
    spans: tuple[ThrowSpan | None, ...] = ()
    covered: int = 1

    @property
    def choice(self) -> Any:
        return max(self.options, key=lambda option: option.weight).value

    def to_json(self) -> dict[str, Any]:
        return {
            "procedure": self.procedure,
            "label": self.label,
            "who": plain(self.who),
            "players": list(self.players),
            "situation": [{"label": label, "answer": plain(answer)} for label, answer in self.situation],
            "ways": self.ways,
            "reached": str(self.reached),
            "best": plain(self.choice),
            "options": [option.to_json() for option in self.options],
        }


class Best(NamedTuple):
    """What the procedure is worth to the asking player, and every decision on the way.

    `tail` is the mass beyond the cuts of endless dice, for which the aim counts 0: the true chance of an event lies
    between `value` and `value + tail`. `policy` is the best strategy of every player, to be handed to `odds`, `roll`
    or `simulate`.
    """

    procedure: str
    given: dict[str, Any]
    who: str
    aim: str
    value: Fraction
    decisions: tuple[Decision, ...]
    policy: BestPolicy
    tail: Fraction = Fraction(0)
    notices: tuple[Notice, ...] = ()

    def __repr__(self) -> str:
        return f"<Best {self.procedure}: {self.who}, {self.aim} = {self.value}>"

    def _repr_html_(self) -> str:
        """For a notebook: every decision with its best answer, the likeliest to come up first."""
        from jacta.listings import html_rows  # noqa: PLC0415

        rows = (
            (
                str(plain(one.who)),
                one.label,
                ", ".join(f"{label}={plain(answer)}" for label, answer in one.situation),
                percent(one.reached),
                str(plain(one.choice)),
            )
            for one in sorted(self.decisions, key=lambda one: -one.reached)
        )
        return html_rows(f"{self.procedure}: {self.aim} = {self.value}", (), rows)

    def to_json(self) -> dict[str, Any]:
        shown = self._asdict()
        del shown["policy"]
        shown["notices"] = [notice.to_json() for notice in self.notices]
        tail = str(self.tail) if self.tail else None
        value = {"value": str(self.value), "expected": float(self.value), "tail": tail}
        return {**shown, **value, "decisions": [decision.to_json() for decision in self.decisions]}


class BestPolicy:
    """The best strategy by the position of each decision; the others follow their own policy, if any."""

    def __init__(self, answers: Mapping[Position, Mix], others: Policy | None) -> None:
        self._answers, self._others = answers, others

    def __call__(self, question: Ask, seen: Any, at: Position) -> Any:
        known = self._answers.get(at)
        if known is not None or self._others is None:
            return known
        return asked(self._others, question, seen, at)


@SeldomCollected()
def best(
    procedure: Procedure,
    given: Given,
    *,
    who: str | None = None,
    aim: str | None = None,
    others: Policy | None = None,
    watch: Callable[[int], None] | None = None,
    patient: bool = False,
) -> Best:
    """The best decisions of player `who` for `aim`.

    If omitted, `who` is the first player of the procedure's aims, and `aim` is what that player usually wants.
    Opponents pursue their usual aims if we do, and the opposite of an aim that is stated; or they follow the policy
    `others`. Where the procedure assigns aims to nobody, the asking player's aim is pursued by all who decide.

    Raises OutOfReach for what would take longer than a moment, unless `patient`.
    """
    procedure.must_be_exact(given)
    who = who or next(iter(procedure.aims), PLAYER)
    wanted = procedure.usual_aim(who) if aim is None else procedure.aim(aim, given)
    for_all = who == PLAYER and not procedure.aims.keys() - {PLAYER}
    interests = Interests(procedure.aims if aim is None else {who: wanted}, who, for_all)
    others = at_the_table(procedure, given, others)
    reach = PATIENT if patient else REACH
    valuation = Valuation(started(procedure, given), (who,), interests.worth, others, watch, reach)
    outcomes = (node.position.outcome for node in valuation.nodes.values() if node.question is None)
    wanted.check_met(outcome for outcome in outcomes if outcome is not UNDECIDED)
    if not for_all:
        procedure.must_play(who, valuation.deciders)
    worth = valuation.worth[valuation.start]
    decisions = _decisions(valuation)
    policy = BestPolicy(valuation.policy(), others)
    context = dict.fromkeys(node.position.context for node in valuation.nodes.values())
    notices = dict.fromkeys(notice for one in context for notice in one.rules.notices())
    return Best(procedure.id, written(given), who, wanted.text, worth[0], decisions, policy, worth[-1], tuple(notices))


class _Step(NamedTuple):
    """A step on the way to a place: what was asked, the answers that lead there, and all possible answers."""

    label: str
    answers: frozenset[Any]
    among: frozenset[Any]
    first: Any

    def span(self) -> ThrowSpan | None:
        """The answers as a range of adjacent numbers, if there are several and they form one."""
        if len(self.answers) < 2 or not all(type(one) is int for one in self.among):
            return None
        low, high = min(self.answers), max(self.answers)
        if any(low < one < high and one not in self.answers for one in self.among):
            return None
        return ThrowSpan(None if low == min(self.among) else low, None if high == max(self.among) else high)


_Trail = tuple[_Step, ...]


def _decisions(valuation: Valuation) -> tuple[Decision, ...]:
    """Every decision that best play can reach, in order of appearance, likeliest first."""
    trails = _trails(valuation)
    visits = valuation.visits(trails)
    found: list[tuple[Decision, _Trail]] = []
    for node_id, trail in trails.items():
        position, question, edges, is_open, _ = valuation.nodes[node_id]
        if not is_open:
            continue
        assert isinstance(question, Ask)
        mix = valuation.choices[node_id]
        weights, decider = dict(mix.weighted), valuation.decider(node_id)
        options = tuple(
            Judged(edge.answer, valuation.worth[edge.target][decider], Fraction(weights.get(edge.answer, 0), mix.total))
            for edge in edges
        )
        procedure = position.procedure.id
        players = position.players_asked(question)
        reached = visits[node_id]
        told = tuple((step.label, step.first) for step in trail)
        decision = Decision(procedure, question.label, question.who, options, reached, told, question, players)
        found.append((decision, trail))
    return tuple(_alike(sorted(found, key=lambda one: (len(one[0].situation), -one[0].reached))))


def _alike(decisions: Iterable[tuple[Decision, _Trail]]) -> Iterator[Decision]:
    """One decision for all situations in which the same question has the same worths."""
    merged: dict[Any, list[tuple[Decision, _Trail]]] = {}
    for one, trail in decisions:
        asked = tuple(sorted((key, str(value)) for key, value in one.question.args.items()))
        key = (one.procedure, one.label, one.who, one.options, asked, len(one.situation))
        merged.setdefault(key, []).append((one, trail))
    for several in merged.values():
        first, _ = several[0]
        reached = sum((one.reached for one, _ in several), Fraction(0))
        spans, covered = _spans([trail for _, trail in several])
        yield first._replace(reached=reached, ways=len(several), spans=spans, covered=covered)


def _spans(trails: Sequence[_Trail]) -> tuple[tuple[ThrowSpan | None, ...], int]:
    """The range of answers that each step of the first trail may have, given the trails that differ in that step
    only."""
    first = trails[0]
    spans, covered = tuple(step.span() for step in first), 1
    along: dict[int, list[_Trail]] = {}
    for one in trails[1:]:
        apart = list(islice(_apart(first, one), 2))
        if len(apart) == 1:
            along.setdefault(apart[0], [first]).append(one)
    for place, several in sorted(along.items()):
        step = first[place]
        wider = step._replace(answers=step.answers.union(*(one[place].answers for one in several))).span()
        if wider and len(several) > covered:
            spans, covered = (*(one.span() for one in first[:place]), wider, *spans[place + 1 :]), len(several)
    return spans, covered


def _apart(one: _Trail, other: _Trail) -> Iterator[int]:
    """The steps at which two trails differ, in what is asked or in the answers that lead on."""
    return (place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a[:2] != b[:2])


def _trails(valuation: Valuation) -> dict[NodeId, _Trail]:
    """The places that best play can reach, each with the shortest list of answers that leads there."""
    trails: dict[NodeId, _Trail] = {valuation.start: ()}
    for node_id in (waiting := [valuation.start]):
        node = valuation.nodes[node_id]
        taken, _ = valuation.ways(node_id)
        label: str = getattr(node.question, "label", "") or getattr(node.question, "slot", "")
        throw = node.question.throw if isinstance(node.question, Roll) else None
        leading: dict[NodeId, list[Any]] = {}
        for edge in node.edges:
            alike = (edge.answer, *edge.alike)
            leading.setdefault(edge.target, []).extend(map(throw.quoted, alike) if throw else alike)
        among = frozenset(one for answers in leading.values() for one in answers)
        for target, answers in leading.items():
            if target in taken and target not in trails:
                trails[target] = (*trails[node_id], _Step(label, frozenset(answers), among, answers[0]))
                waiting.append(target)
    return trails
