"""Best: what to do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from jacta import telling, text
from jacta.kernel.best import Best, Decision
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.rule.procedure import Procedure
from jacta.web.limits import Watch
from jacta.web.pages.desk import Desk
from jacta.web.pages.headlines import said_aim
from jacta.web.pages.keys import parted
from jacta.web.pages.tabs.measures import measures

MOST_DECISIONS = 12


class Weighed(NamedTuple):
    """An option of a decision: its text, its worth in words, the length of its bar, whether it is the best."""

    text: str
    worth: str
    share: float
    chosen: bool


class Told(NamedTuple):
    """A decision in words; `others` are the further situations in which it comes up alike."""

    after: str
    often: str
    others: int
    questions: list[tuple[str, str, list[Weighed]]]


def view(desk: Desk, watch: Watch) -> dict[str, Any]:
    procedure = desk.procedure
    given = procedure.validate(desk.given)
    players = list(procedure.aims)
    who = desk.extra.get("_who") or (players[0] if players else "player")
    aim = desk.extra.get("_aim") or None
    offered = measures(procedure, exact_odds(procedure, given, None, watch))
    stated = aim is not None or who in procedure.aims
    found = best_play(procedure, given, who=who, aim=aim, watch=watch) if stated else None
    context: dict[str, Any] = {"desk": desk, "players": players, "who": who, "aim": aim or "", "aims": offered}
    context |= {"found": found, "notices": procedure.rules(given).notices()}
    if found is not None:
        context["sentence"] = said_aim(procedure.game.id, found.aim, found.value)
        telling_ones = [one for one in found.decisions if matters(one)]
        context["decisions"] = [told(procedure, found, one) for one in telling_ones[:MOST_DECISIONS]]
        context["more"] = max(0, len(telling_ones) - MOST_DECISIONS)
        context["even"] = len(found.decisions) - len(telling_ones)
    return context


def matters(decision: Decision) -> bool:
    """Whether the options of a decision are worth different things."""
    return len({option.worth for option in decision.options}) > 1


def worth_of(aim: str, value: Fraction) -> str:
    """What an aim is worth: a chance, or a mean; `-key` is told as the key itself."""
    if parted(aim)[1]:
        return text.percent(value)
    return text.number(float(-value if aim.startswith("-") else value))


def told(procedure: Procedure, found: Best, decision: Decision) -> Told:
    game = procedure.game.id
    after = telling.trail(game, decision.situation)
    often = text.percent(min(decision.reached, Fraction(1)))
    question = decision.question
    if isinstance(question.who, tuple):
        parts = [_secret(game, decision, place, who) for place, who in enumerate(question.who)]
        return Told(after, often, decision.ways - 1, parts)
    aim = found.aim if question.who == found.who else _usual(procedure, found, str(question.who))
    # A bar is as long as its chance; a mean is measured against the best one, from 0 or a worst one below it.
    low = min(Fraction(0), *(option.worth for option in decision.options))
    spread = Fraction(1) if parted(aim)[1] else max(option.worth for option in decision.options) - low
    options = [
        Weighed(
            telling.answer(game, question, option.value, question.who),
            worth_of(aim, option.worth),
            float((option.worth - low) / spread) if spread else 1.0,
            bool(option.weight),
        )
        for option in sorted(decision.options, key=lambda option: -option.worth)
    ]
    asked = (telling.value(game, question.who), telling.asked(game, question, question.who), options)
    return Told(after, often, decision.ways - 1, [asked])


def _usual(procedure: Procedure, found: Best, who: str) -> str:
    """The aim of an opponent: its usual one, or the opposite of ours."""
    ours = procedure.aims.get(found.who)
    if ours is not None and ours.text == found.aim and who in procedure.aims:
        return procedure.aims[who].text
    return found.aim


def _secret(game: str, decision: Decision, place: int, who: str) -> tuple[str, str, list[Weighed]]:
    """One player's part of a secret simultaneous decision: how often to take each option."""
    shares: dict[Any, Fraction] = {}
    for option in decision.options:
        shares[option.value[place]] = shares.get(option.value[place], Fraction(0)) + option.weight
    options = [
        Weighed(telling.answer(game, decision.question, value, who), text.percent(share), float(share), bool(share))
        for value, share in sorted(shares.items(), key=lambda item: -item[1])
    ]
    return telling.value(game, who), telling.asked(game, decision.question, who), options
