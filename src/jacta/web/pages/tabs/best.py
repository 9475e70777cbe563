"""Best: what to do, told as rules; the asker's decisions first, what the others would do apart from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fastapi import Request

from jacta.analysis.advice import Advice, Opening, Prospects, Topic, advice, openings, prospects
from jacta.kernel.best import Best
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import advising
from jacta.telling.advising import Told, ToldRule
from jacta.web.limits import Watch
from jacta.web.pages.desk import Desk
from jacta.web.pages.headlines import said_aim
from jacta.web.pages.tabs.measures import Measure, measures
from jacta.web.service import Service

MOST_DECISIONS = 60  # positions listed one by one


class Shown(NamedTuple):
    """A question in words: whose and what for, its rules, and the positions in which it comes up."""

    wants: str
    subject: str
    rules: list[ToldRule]
    cases: list[Told]
    more: int
    outlook: tuple[list[str], list[tuple[str, bool, list[str]]]] | None


class Found(NamedTuple):
    """All that was worked out for the page."""

    aims: list[Measure]
    best: Best | None = None
    advice: Advice | None = None
    prospects: Prospects | None = None
    openings: Sequence[Opening] = ()


async def view(request: Request, service: Service, desk: Desk) -> dict[str, Any]:
    procedure, given = service.asked(desk.procedure.id, desk.given)
    players = list(procedure.aims)
    who = desk.extra.get("_who") or (players[0] if players else "player")
    aim = desk.extra.get("_aim") or None

    def work(watch: Watch) -> Found:
        offered = measures(procedure, exact_odds(procedure, given, None, watch))
        if aim is None and who not in procedure.aims:
            return Found(offered)
        found = best_play(procedure, given, who=who, aim=aim, watch=watch)
        told = advice(procedure, given, found)
        outlook = prospects(procedure, given, found, told, watch)
        decides = any(topic.cases for topic in told.own)
        return Found(offered, found, told, outlook, [] if decides else openings(procedure, given, found, watch))

    found = await service.run(work, request)
    context: dict[str, Any] = {"desk": desk, "players": players, "who": who, "aim": aim or "", "aims": found.aims}
    context |= {"found": found.best, "notices": procedure.rules(given).notices()}
    if found.best is not None and found.advice is not None:
        own, others = found.advice
        context["sentence"] = said_aim(procedure.game.id, found.best.aim, found.best.value)
        context["own"] = [_shown(procedure, topic, found.prospects) for topic in own if topic.cases]
        context["others"] = [_shown(procedure, topic, None) for topic in others if topic.cases]
        context["even"] = sum(len(topic.even) for topic in (*own, *others))
        context["nothing"] = (
            "" if context["own"] else advising.nothing(procedure, found.best, found.advice, found.openings)
        )
    return context


def _shown(procedure: Procedure, topic: Topic, outlook: Prospects | None) -> Shown:
    game = topic.cases[0].procedure.partition(".")[0]
    several = len(topic.cases) > 1 and not topic.simultaneous
    return Shown(
        advising.wants(procedure.game.id, topic.side),
        advising.subject(game, topic),
        [advising.rule(game, topic, one) for one in topic.rules] if several else [],
        [advising.decision(topic.side, one) for one in topic.cases[:MOST_DECISIONS]],
        max(0, len(topic.cases) - MOST_DECISIONS),
        advising.outlook(procedure, outlook) if outlook and outlook.topic == topic and outlook.keys else None,
    )
