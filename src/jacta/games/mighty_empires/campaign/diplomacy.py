"""Constructions neutres et hostiles: negotiating with a neutral site, once or season after season."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.games.mighty_empires.campaign.scouting import Guard, Post, guard
from jacta.games.mighty_empires.campaign.supply import TableRoll, shifted
from jacta.games.mighty_empires.inputs import TWO_DICE, Kind, SiteType
from jacta.rules import Given, Move, Roll, Rules, Run, Step, done, goto, note, procedure


class Envoys(TableRoll, Post):
    """Who negotiates with which site."""

    site: SiteType = "village"


Answer: TypeAlias = Literal["allied", "neutral", "hostile"]


class Reception(NamedTuple):
    status: Answer
    guard: Kind | None


@procedure(
    passage="Constructions neutres et hostiles",
    tables=("diplomacy",),
    aims={"unit": "status=allied"},
    examples=({}, {"site": "city", "coastal": True}),
)
def diplomacy(given: Envoys) -> Move[Reception]:
    """Constructions neutres et hostiles: a unit's envoys come to a neutral site."""
    return goto(envoys_heard, None)


def envoys_heard(nothing: None) -> Step:
    """Constructions neutres et hostiles (R22, R41): two dice."""
    return Roll("diplomacy", TWO_DICE, then=envoys_answered, who="player")


def envoys_answered(nothing: None, dice: int, given: Envoys, rules: Rules) -> Move:
    status: Answer = rules.table("diplomacy").at(dice + given.modifier)
    told = (*shifted(dice, given.modifier), note("diplomacy", status=status))
    if status == "hostile":
        return goto(guard_called, None, *told)
    return done(Reception(status, None), *told)


def guard_called(nothing: None, given: Envoys) -> Step:
    """Constructions neutres et hostiles (R42): a site that turns hostile has its guard."""
    return Run("guard", guard, Post(site=given.site, coastal=given.coastal, unit=given.unit), then=guard_came)


def guard_came(nothing: None, stands: Guard) -> Move:
    return done(Reception("hostile", stands.guard))


# --- Season after season


class Embassy(Given):
    seasons: Annotated[int, Field(ge=1, le=30)] = 3


class Embassies(NamedTuple):
    status: Answer
    season: int


@procedure(
    passage="Constructions neutres et hostiles, 5-9",
    tables=("diplomacy",),
    aims={"unit": "status=allied"},
    examples=({}, {"seasons": 9}),
)
def diplomacy_campaign(given: Embassy) -> Move[Embassies]:
    """Constructions neutres et hostiles, 5-9 (R41): the unit stays until the site decides."""
    return goto(season_heard, 1)


def season_heard(season: int) -> Step:
    """Constructions neutres et hostiles, 5-9 (R41): one roll each season."""
    return Roll("diplomacy", TWO_DICE, then=season_answered, who="player")


def season_answered(season: int, dice: int, given: Embassy, rules: Rules) -> Move:
    status: Answer = rules.table("diplomacy").at(dice)
    told = note("diplomacy", status=status)
    if status == "neutral" and season < given.seasons:
        return goto(season_heard, season + 1, told)
    return done(Embassies(status, season), told)
