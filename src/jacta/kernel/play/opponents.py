"""Computer players for any procedure, in four strengths.

`random` gives any legal answer, `usual` the answer that the rule declares as its default, `best` the one that the
solver finds when everybody plays as well as possible for their usual aims: in a simultaneous decision of two, an answer
drawn from the exact mix. `search` plays as well as a budget of positions allows, where that is too much or something is
hidden. A game that seats computer players by its input has strengths of its own besides these.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from jacta.aims import Interests
from jacta.errors import InputError, JactaError, OutOfReach
from jacta.kernel.best.valuation import Valuation
from jacta.kernel.rule.calling import Context
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Mix, Policy, Weighed, at_the_table, chosen
from jacta.kernel.run.position import Halt, Position, settled, started
from jacta.kernel.search import Progress, Searcher, can_see
from jacta.names import not_among
from jacta.text import Message

STRENGTHS = ("best", "search", "usual", "random")
MOST_EXPERTS = 8


def opponents(context: Context, computers: Mapping[str, str], seats: Collection[str]) -> dict[str, Policy]:
    """The policies of computer players of these strengths, by seat. InputError names a seat that cannot have one."""
    found: dict[str, Policy] = {}
    for seat, strength in computers.items():
        key = f"computers.{seat}"
        if seat not in seats:
            raise InputError(key, Message("error-no-such-seat", seat=seat, seats=", ".join(sorted(seats)) or "–"))
        if strength not in STRENGTHS:
            raise not_among(key, strength, STRENGTHS)
        found[seat] = _player(context, seat, strength)
    return found


def _player(context: Context, seat: str, strength: str) -> Policy:
    if strength == "usual":
        return {}
    if strength == "random":
        return anything
    return expert(context, seat) if strength == "best" else searcher(context, seat)


def offered(procedure: Procedure) -> tuple[str, ...]:
    """The strengths available for a procedure: `best` only where it is small enough and hides nothing."""
    exact = not procedure.sampled and procedure.view is None
    known = {"best": exact, "search": searches(procedure)}
    return tuple(one for one in STRENGTHS if known.get(one, True))


def searches(procedure: Procedure) -> bool:
    """Whether a search can look ahead in a procedure: somebody has an aim, and what is hidden can be resampled."""
    return bool(procedure.aims) and can_see(procedure)


def or_search(refused: OutOfReach, procedure: Procedure, call: str) -> OutOfReach:
    """The refusal of best play, which names the call that searches, where a search can."""
    if not searches(procedure):
        return refused
    return OutOfReach(Message("error-or-search", refusal=refused.message, call=call))


def can_advise(procedure: Procedure) -> bool:
    """Whether a player of this procedure can be told what a strong one would answer."""
    return "search" in offered(procedure) or "best" in offered(procedure)


def advice(at: Position, question: Ask, who: str) -> Any:
    """What a strong player would answer for `who`, from what they see alone. JactaError says why there is no advice.

    Asks the game's own adviser if it has one, else the search; of a mix, returns the likeliest answer.
    """
    asked = question.part(at.players_asked(question).index(who)) if question.simultaneous else question
    whole = at.outermost
    insight = whole.procedure.insight
    if insight is not None and insight.adviser is not None:
        policy = insight.adviser(whole.context.given)
    else:
        policy = searcher(whole.context, who)
        policy.prepare()
    return max(chosen(asked, policy, at).weighted, key=lambda one: one[1])[0]


def prepare(players: Mapping[str, Policy], watch: Progress | None) -> None:
    """Let `best` players work out their answers before the game. InputError names the seat of one who cannot play."""
    for seat, policy in players.items():
        try:
            if isinstance(policy, Expert):
                policy.prepare(watch)
            elif isinstance(policy, Searcher):
                policy.prepare()
        except JactaError as error:
            refusal = "error-no-best" if isinstance(policy, Expert) else "error-no-search"
            raise InputError(f"computers.{seat}", Message(refusal, reason=str(error))) from error


def anything(question: Ask) -> Weighed:
    """Any legal answer, all equally likely."""
    return Weighed((1,) * len(question.options))


class Expert:
    """The `best` player of a seat, by the position at which a decision comes up.

    What lies below a position is valued when it is first met. At the beginning that is the whole game; later it happens
    only for results that the exact odds lump together: totals beyond the cut of an endlessly exploding die.
    """

    def __init__(self, context: Context, seat: str) -> None:
        self._procedure, self._given, self._seat = context.procedure, context.given, seat
        self._answers: dict[Position, tuple[str | tuple[str, ...], Mix]] = {}
        self._prepared = False

    def prepare(self, watch: Progress | None) -> None:
        if not self._prepared:
            self._check(self._procedure)
            self._value(started(self._procedure, self._given), watch)
            self._prepared = True

    def __call__(self, question: Ask, seen: Any, at: Position) -> Mix:
        if at not in self._answers:
            self._value(settled(at), None)
        who, mix = self._answers[at]
        return mix if isinstance(who, str) else mix.part(who.index(str(question.who)))

    def _check(self, procedure: Procedure) -> None:
        procedure.must_be_exact(self._given)
        if procedure.view is not None:  # the solver would know all that the input hides
            raise JactaError(Message("error-best-hidden", id=procedure.id))
        if self._seat not in procedure.aims:
            raise JactaError(procedure.no_aim(self._seat))

    def _value(self, halt: Halt, watch: Progress | None) -> None:
        others = at_the_table(self._procedure, self._given, None)
        interests = Interests(self._procedure.aims, self._seat)
        valuation = Valuation(halt, (self._seat,), interests.worth, others, watch)
        for node_id, mix in valuation.choices.items():
            position, question, *_ = valuation.nodes[node_id]
            assert isinstance(question, Ask)
            self._answers[position] = question.who, mix


@lru_cache(maxsize=MOST_EXPERTS)
def expert(context: Context, seat: str) -> Expert:
    """The `best` player of a seat, cached for a game that is resumed again and again."""
    return Expert(context, seat)


@lru_cache(maxsize=MOST_EXPERTS)
def searcher(context: Context, seat: str) -> Searcher:
    """The searching player of a seat, cached with what it has worked out exactly."""
    return Searcher(context, seat)
