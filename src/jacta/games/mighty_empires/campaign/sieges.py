"""Siège des constructions: one siege roll, a siege season after season, and the conquest of a hostile site."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.mighty_empires.campaign.combat import FORCED_MARCH, Battle, Combat, combat
from jacta.games.mighty_empires.inputs import TWO_DICE, Kind, Modifier, NextRoll, RetreatPolicy, SiteType, refuse
from jacta.games.mighty_empires.options import SiegeReadings
from jacta.rules import Ask, Given, Move, Note, Roll, Rules, Run, Step, done, goto, note, procedure

CAMPAIGN = 3  # seasons from spring to the thaw
TABLES = ("siege_modifiers", "siege")

MOST_INSIDE, MOST_BONUS = 17, 20
Garrison = Annotated[int, Field(ge=0, le=MOST_INSIDE)]
SiegeBonus = Annotated[int, Field(ge=0, le=MOST_BONUS, multiple_of=2)]
NO_BONUS, BONUS = 0, 2
AS_WEAKENED = 6  # where there is nobody inside to lose, 9-10 is read as 6-8


# --- The roll


class Walls(Given):
    """A site under siege and its besieger."""

    site: SiteType
    coastal: bool = False
    joint: bool = False
    forced_march: bool = False
    rampart: bool = False
    besieger: Kind = "army"
    garrison: Garrison = 0
    modifier: Modifier = 0
    next_roll: NextRoll = 0
    siege_bonus: SiegeBonus = 0
    options: SiegeReadings = SiegeReadings()

    @model_validator(mode="after")
    def siege_is_possible(self) -> Walls:
        if self.rampart:
            raise refuse("rampart", "rampart")
        if self.besieger == "ship" and not self.coastal:
            raise refuse("besieger", "ship-inland", key="coastal")
        if self.joint and not self.coastal:
            raise refuse("joint", "joint-inland")
        if self.siege_bonus not in (NO_BONUS, BONUS) and not self.options.siege_cumulative:
            raise refuse("siege_bonus", "siege-bonus")
        return self

    def weights(self, garrison: int, siege_bonus: int, rules: Rules, *, first: bool = True) -> SiegeWeights:
        """Siège des constructions (R24, R48): all that counts; a defeat and a forced march on the first roll alone."""
        walls = walls_modifier(self.site, rules, coastal=self.coastal, joint=self.joint, besieger=self.besieger)
        inside = garrison_modifier(garrison, rules)
        march = FORCED_MARCH if self.forced_march and first else 0
        return SiegeWeights(walls, inside, siege_bonus, self.modifier, self.next_roll if first else 0, march)


class SiegeWeights(NamedTuple):
    """What is added to the besieger's dice, by its source."""

    walls: int
    garrison: int
    siege_bonus: int
    modifier: int
    next_roll: int
    forced_march: int

    def told(self, total: int, result: str) -> Note:
        return note("siege", total=total, result=result, **self._asdict())


def walls_modifier(site: SiteType, rules: Rules, *, coastal: bool, joint: bool, besieger: Kind) -> int:
    """Siège des constructions; Le siège depuis la mer (R67, R68): the walls, seen from the besieger."""
    table = rules.table("siege_modifiers")
    walls: int = table.at("coastal_city" if site == "city" and coastal and not joint else site)
    at_sea: int = table.at("from_the_sea") if besieger == "ship" and not joint else 0
    return walls + at_sea


def garrison_modifier(garrison: int, rules: Rules) -> int:
    """Siège des constructions (R66): each army or ship inside counts."""
    each: int = rules.table("siege_modifiers").at("unit_inside")
    return garrison * each


class Siege(NamedTuple):
    result: Literal["besieger_destroyed", "no_effect", "weakened", "garrison_loss", "captured"]
    garrison: int
    siege_bonus: int


def siege_result(total: int, garrison: int, siege_bonus: int, rules: Rules) -> Siege:
    """Siège des constructions (R62, R63): the row, who is left inside, and the bonus for the besieger's next turn."""
    row = rules.table("siege").at(total)
    if row["result"] == "garrison_loss" and garrison == 0:
        row = rules.table("siege").at(AS_WEAKENED)
    result, bonus = row["result"], row["siege_bonus"]
    if result == "captured":
        return Siege(result, 0, NO_BONUS)
    if result == "besieger_destroyed":
        return Siege(result, garrison, NO_BONUS)
    if rules.options.siege_cumulative:
        bonus += siege_bonus
    return Siege(result, garrison - (result == "garrison_loss"), bonus)


@procedure(
    passage="Siège des constructions; Le siège depuis la mer",
    tables=TABLES,
    aims={"besieger": "result=captured"},
    examples=(
        {"site": "city", "garrison": 1},
        {"site": "village"},
        {"site": "city", "coastal": True, "besieger": "ship", "garrison": 2},
    ),
)
def siege(given: Walls) -> Move[Siege]:
    """Siège des constructions: a unit attacks the walls of a site."""
    return goto(siege_roll, None)


def siege_roll(nothing: None) -> Step:
    """Siège des constructions (R22): the besieger alone rolls."""
    return Roll("siege", TWO_DICE, then=siege_rolled, who="besieger")


def siege_rolled(nothing: None, dice: int, given: Walls, rules: Rules) -> Move:
    weights = given.weights(given.garrison, given.siege_bonus, rules)
    total = dice + sum(weights)
    found = siege_result(total, given.garrison, given.siege_bonus, rules)
    return done(found, weights.told(total, found.result))


# --- Season after season


class Blockade(Walls):
    start_season: Annotated[int, Field(ge=1, le=3)] = 1
    max_seasons: Annotated[int, Field(ge=0, le=12, json_schema_extra={"unlimited": 0})] = 3


class Camp(NamedTuple):
    """A siege between two rolls.

    `rolls` counts those made; when nothing limits the siege, it only says whether there was one, so that the years
    repeat and are solved as a loop.
    """

    rolls: int
    season: int
    garrison: int
    siege_bonus: int


SiegeVerdict = Literal["captured", "besieger_destroyed", "undecided"]


class Besieged(NamedTuple):
    result: SiegeVerdict
    season: int | None
    garrison: int | None


def raised(result: SiegeVerdict, camp: Camp, given: Blockade, garrison: int) -> Besieged:
    """The outcome after the last roll; a siege without a limit does not count its seasons."""
    return Besieged(result, camp.rolls, garrison) if given.max_seasons else Besieged(result, None, None)


@procedure(
    passage="Siège des constructions, 6-8",
    asks=("siege_goes_on",),
    tables=TABLES,
    aims={"besieger": "result=captured"},
    examples=(
        {"site": "village"},
        {"site": "city", "max_seasons": 0},
        {"site": "city", "garrison": 1, "start_season": 3},
    ),
)
def siege_campaign(given: Blockade) -> Move[Besieged]:
    """Siège des constructions, 6-8: one unit besieges a site until it falls."""
    return goto(season_roll, Camp(0, given.start_season, given.garrison, given.siege_bonus))


def season_roll(camp: Camp) -> Step:
    """Siège des constructions (R63): one roll a season."""
    return Roll("siege", TWO_DICE, then=season_rolled, who="besieger")


def season_rolled(camp: Camp, dice: int, given: Blockade, rules: Rules) -> Move:
    weights = given.weights(camp.garrison, camp.siege_bonus, rules, first=camp.rolls == 0)
    total = dice + sum(weights)
    found = siege_result(total, camp.garrison, camp.siege_bonus, rules)
    told = weights.told(total, found.result)
    rolls = camp.rolls + 1 if given.max_seasons else 1
    autumn = camp.season == CAMPAIGN
    after = Camp(rolls, camp.season % CAMPAIGN + 1, found.garrison, NO_BONUS if autumn else found.siege_bonus)
    if found.result in ("captured", "besieger_destroyed"):
        return done(raised(found.result, after, given, found.garrison), told)
    if rolls == given.max_seasons:
        return done(raised("undecided", after, given, found.garrison), told)
    return goto(siege_goes_on, after, told)


def siege_goes_on(camp: Camp) -> Step:
    """Siège des constructions: the besieger stays another season or lifts the siege."""
    return Ask("siege_goes_on", "besieger", ("continue", "lift"), then=siege_decided, default="continue")


def siege_decided(camp: Camp, choice: str, given: Blockade) -> Move:
    if choice == "continue":
        return goto(season_roll, camp)
    return done(raised("undecided", camp, given, camp.garrison))


# --- Guard, then walls


class Expedition(Given):
    site: SiteType
    coastal: bool = False
    modifier: Modifier = 0
    next_roll: NextRoll = 0
    forced_march: bool = False
    refuge: Literal["none", "hex"] = "none"
    guard_retreat: RetreatPolicy = "if_allowed"
    seasons: Annotated[int, Field(ge=1, le=3)] = 3
    options: SiegeReadings = SiegeReadings()


class Advance(NamedTuple):
    """A season of the expedition: where the guard is, what weighs on the next roll of either, the siege bonus."""

    season: int
    guard: Literal["outside", "inside", "gone"]
    next_roll: NextRoll
    guard_next_roll: NextRoll
    siege_bonus: int


class Conquest(NamedTuple):
    result: Literal["captured", "destroyed", "repelled", "undecided"]
    season: int


@procedure(
    passage="Combattre des unités et des sites indépendants",
    asks=("defender_retreat",),
    tables=TABLES,
    aims={"attacker": "result=captured", "defender": "result!=captured"},
    examples=({"site": "village", "seasons": 1}, {"site": "city", "modifier": 2, "refuge": "hex"}),
)
def conquest(given: Expedition) -> Move[Conquest]:
    """Combattre des unités et des sites indépendants (R43): an army against a hostile site and its guard."""
    return goto(guard_fight, Advance(1, "outside", given.next_roll, 0, NO_BONUS))


def guard_fight(advance: Advance, given: Expedition) -> Step:
    """Combattre des unités et des sites indépendants (R45): the army fights the guard before the walls."""
    stated: dict[str, Any] = {} if given.left_out("guard_retreat") else {"defender_retreat": given.guard_retreat}
    battle = Battle(
        attacker_modifier=given.modifier,
        attacker_next_roll=advance.next_roll,
        defender_next_roll=advance.guard_next_roll,
        forced_march=given.forced_march and advance.season == 1,
        defender_independent=True,
        attacker_refuge=given.refuge,
        attacker_retreat="if_forced",
        attacker_pursues=False,
        **stated,
    )
    return Run("combat", combat, battle, then=guard_fought)


def guard_fought(advance: Advance, fought: Combat, given: Expedition) -> Move:
    if fought.winner == "attacker":
        if fought.fate == "stays":
            return season_over(advance._replace(next_roll=0, guard_next_roll=fought.next_roll), given)
        guard: Literal["inside", "gone"] = "inside" if fought.fate == "retreats" else "gone"
        return goto(assault, Advance(advance.season, guard, 0, 0, NO_BONUS))
    if fought.fate == "destroyed":
        return done(Conquest("destroyed", advance.season))
    if fought.fate == "retreats":
        return done(Conquest("repelled", advance.season))
    return season_over(advance._replace(next_roll=fought.next_roll, guard_next_roll=0), given)


def assault(advance: Advance, given: Expedition) -> Step:
    """Siège des constructions (R43): nobody is left in the field, the army attacks the walls."""
    walls = Walls(
        site=given.site,
        coastal=given.coastal,
        garrison=1 if advance.guard == "inside" else 0,
        modifier=given.modifier,
        siege_bonus=advance.siege_bonus,
        options=given.options,
    )
    return Run("siege", siege, walls, then=assaulted, roles={"besieger": "attacker"})


def assaulted(advance: Advance, found: Siege, given: Expedition) -> Move:
    if found.result == "captured":
        return done(Conquest("captured", advance.season))
    if found.result == "besieger_destroyed":
        return done(Conquest("destroyed", advance.season))
    guard: Literal["inside", "gone"] = "inside" if found.garrison else "gone"
    return season_over(advance._replace(guard=guard, siege_bonus=found.siege_bonus), given)


def season_over(advance: Advance, given: Expedition) -> Move:
    if advance.season == given.seasons:
        return done(Conquest("undecided", advance.season))
    return goto(guard_fight if advance.guard == "outside" else assault, advance._replace(season=advance.season + 1))
