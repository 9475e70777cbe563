"""Best: what to do, told as rules; the asker's decisions first, then separately what the others would do.

Where exact values are out of reach, a search advises, with its uncertainty.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.aims import Aim
from jacta.analysis.advice import Perspective, Prospects, Topic, advice, openings, prospects
from jacta.errors import OutOfReach
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.play.opponents import searches
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.search import search
from jacta.telling import advising
from jacta.telling.advising import ToldDecision, ToldRule
from jacta.telling.searching import doubt, estimate, search_about, told_search
from jacta.web.limits import Watch
from jacta.web.pages.headlines import figure, said_aim, sides_named
from jacta.web.pages.tabs.measures import STEPS, measures
from jacta.web.pages.workbench import Workbench

MOST_DECISIONS = 60  # positions listed one by one
MOST_ANSWERS = 8  # of one decision that are seen before one asks for more, where a search has tried them
SEARCHED = 30_000  # positions of a search


class ShownQuestion(NamedTuple):
    """A question in words: who decides and for what aim, its rules, and the positions in which it comes up."""

    wants: str
    subject: str
    rules: list[ToldRule]
    cases: list[ToldDecision]
    more: int
    prospects: tuple[list[str], list[tuple[str, bool, list[str]]]] | None


def view(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    try:
        return _exact(workbench, watch)
    except OutOfReach:
        if not searches(workbench.procedure):
            raise
        return _searched(workbench, watch)


def _searched(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    """What a search tells about the usual aim of a player."""
    procedure = workbench.procedure
    given = procedure.validate(workbench.given)
    who = workbench.extra.get("_who") or next(iter(procedure.aims))
    found = search(procedure, given, who=who, budget=SEARCHED, watch=watch)
    wanted = procedure.aim(found.aim)
    told = [(one, "" if one.clear else doubt(one, None)) for one in told_search(wanted, found.decisions)]
    return {
        "workbench": workbench,
        "players": list(procedure.aims),
        "who": who,
        "aim": "",
        "aims": (),
        "found": found,
        "searched": told,
        "most_answers": MOST_ANSWERS,
        "about": search_about(found),
        "sentence": _sentence(workbench, wanted, estimate(wanted, found.value, found.error)),
        "wants": advising.wants(procedure.game.id, Perspective(found.who, wanted)),
        "nothing": "" if told else advising.unasked(procedure, found, openings(procedure, given, found, watch)),
        "hangs_on": "",
        "notices": procedure.rules(given).notices(),
    }


def _exact(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    procedure = workbench.procedure
    given = procedure.validate(workbench.given)
    players = list(procedure.aims)
    who = workbench.extra.get("_who") or (players[0] if players else "player")
    aim = workbench.extra.get("_aim") or None
    offered = measures(procedure, exact_odds(procedure, given, None, watch))
    stated = aim is not None or who in procedure.aims
    found = best_play(procedure, given, who=who, aim=aim, watch=watch) if stated else None
    context: dict[str, Any] = {
        "workbench": workbench,
        "players": players,
        "who": who,
        "aim": aim or "",
        "aims": offered,
    }
    context |= {"found": found, "notices": procedure.rules(given).notices()}
    if found is not None:
        told = advice(procedure, given, found)
        expected = prospects(procedure, given, found, told, watch)
        wanted = procedure.aim(found.aim)
        context["sentence"] = _sentence(workbench, wanted, figure(wanted, found.value))
        context["own"] = [_shown(procedure, topic, expected) for topic in told.own if topic.cases]
        context["others"] = [_shown(procedure, topic, None) for topic in told.others if topic.cases]
        context["even"] = sum(len(topic.even) for topic in (*told.own, *told.others))
        context["nothing"] = ""
        if not context["own"]:
            opening = openings(procedure, given, found, watch)
            context["nothing"] = advising.nothing(procedure, found, told, opening)
            context["hangs_on"] = "" if opening else workbench.at("vary", {"_show": STEPS})
    return context


def _sentence(workbench: Workbench, wanted: Aim, worth: str) -> str:
    """What the aim is worth, in the words of the odds."""
    procedure = workbench.procedure
    return said_aim(procedure.game.id, wanted, worth, procedure.name, sides_named(workbench.given))


def _shown(procedure: Procedure, topic: Topic, expected: Prospects | None) -> ShownQuestion:
    game = topic.cases[0].procedure.partition(".")[0]
    several = len(topic.cases) > 1
    return ShownQuestion(
        advising.wants(procedure.game.id, topic.side),
        advising.subject(game, topic),
        [advising.rule(game, topic, one) for one in topic.rules] if several else [],
        [advising.decision(topic.side, one) for one in topic.cases[:MOST_DECISIONS]],
        max(0, len(topic.cases) - MOST_DECISIONS),
        advising.prospect_rows(procedure, expected) if expected and expected.topic == topic and expected.keys else None,
    )
