"""Naviguer dans la tempête; Chavirer: what weather does to a ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import BEYOND
from jacta.games.seventh_sea.figures import Dice, Name, Points, Rank, refuse
from jacta.games.seventh_sea.inputs import exactly_one, undecided_by_caller
from jacta.games.seventh_sea.naval_combat.ranks import Ranks, ShipTrait
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.roles import IN_THE_STORM, READ_SHIP
from jacta.games.seventh_sea.rolls.pools import Pool, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, OnSheet, reads
from jacta.rules import (
    Ask,
    Consult,
    InputError,
    Known,
    Message,
    Move,
    Roll,
    Run,
    Step,
    done,
    goto,
    note,
    procedure,
    undecided,
)

Intervals = Annotated[int, Field(ge=1, le=50)]

MISS_STEP = 5
CAPSIZE_ND, CAPSIZE_DICE = 15, 3


# --- Naviguer dans la tempête


class StormShip(OnSheet):
    """C10: the traits alone."""

    brawn: Rank
    finesse: Rank
    resolve: Rank
    wits: Rank
    panache: Rank

    @property
    def ranks(self) -> Ranks:
        return Ranks(self.brawn, self.finesse, self.resolve, self.wits, self.panache)


class Storm(Situation):
    """A ship by its sails alone, or with all its traits; the damage as rolled already, as dice, or by the weather."""

    panache: Rank | None = None
    ship: StormShip | None = None
    piloting: Rank
    damage: Points | None = None
    damage_rolled: Dice | None = None
    damage_kept: Dice | None = None
    weather: Annotated[Name, Known("gm178")] | None = None
    explode: bool = True
    heroism: Dice = 0
    intervals: Intervals = 1

    @model_validator(mode="after")
    def one_ship_one_storm(self) -> Storm:
        exactly_one(self, "panache", "ship")
        if exactly_one(self, "damage", "damage_rolled", "weather") == "damage_rolled" and self.damage_kept is None:
            raise InputError("damage_kept", Message("error-missing"))
        if self.damage_rolled is None and self.damage_kept is not None:
            raise refuse("damage_kept", "exclusive", other="damage" if self.weather is None else "weather")
        if self.intervals > 1 and self.ship is None:
            raise InputError("ship", Message("error-missing"))
        return self


class StormInterval(Situation):
    """One interval of a storm: the ship's sails, the pilot, and the damage or its dice."""

    panache: Rank
    piloting: Rank
    damage: Points | None = None
    damage_rolled: Dice | None = None
    damage_kept: Dice | None = None
    explode: bool = True
    heroism: Dice = 0

    @model_validator(mode="after")
    def one_damage(self) -> StormInterval:
        if exactly_one(self, "damage", "damage_rolled") == "damage_rolled" and self.damage_kept is None:
            raise InputError("damage_kept", Message("error-missing"))
        return self


class Gale(NamedTuple):
    """The damage dice, the intervals still to come, and the ranks left; of a ship told by its sails, only those."""

    rolled: int
    kept: int
    intervals: int
    ranks: Ranks


class Losing(NamedTuple):
    gale: Gale
    to_lose: int


class StormOutcome(NamedTuple):
    dice_lost: int


class ShipAfterStorm(NamedTuple):
    dice_lost: int
    ranks_left: Ranks


class ShipWithGrave(NamedTuple):
    """R44: where ranks lost in a storm count towards sinking."""

    dice_lost: int
    ranks_left: Ranks
    grave: int


@procedure(
    passage="Naviguer dans la tempête (GM178)",
    asks=("lost_rank",),
    readings=(
        "precision",
        "min_one_die",
        "storm_grave",
    ),
    tables=("gm178",),
    aims={"captain": "-dice_lost"},
    roles=IN_THE_STORM,
    examples=(
        {"panache": 3, "piloting": 2, "damage": 24},
        {"panache": 2, "piloting": 2, "damage_rolled": 3, "damage_kept": 2},
        {
            "ship": {"brawn": 3, "finesse": 2, "resolve": 3, "wits": 2, "panache": 2},
            "piloting": 2,
            "damage": 15,
            "intervals": 2,
        },
    ),
)
def storm(given: Storm) -> Move[StormOutcome | ShipAfterStorm | ShipWithGrave]:
    """Naviguer dans la tempête: the weather strikes the ship, interval after interval."""
    return goto(weather, None)


def weather(nothing: None, given: Storm) -> Step:
    """Naviguer dans la tempête: the damage dice of this weather, stated or looked up."""
    if given.weather is not None:
        return Consult("gm178", (given.weather,), then=weather_known)
    return weather_known(
        None, {"damage_rolled": given.damage_rolled or 0, "damage_kept": given.damage_kept or 0}, given
    )


def weather_known(nothing: None, dice: dict[str, int], given: Storm) -> Move:
    ranks = given.ship.ranks if given.ship else Ranks(0, 0, 0, 0, given.panache or 0)
    return goto(storm_strikes, Gale(dice["damage_rolled"], dice["damage_kept"], given.intervals, ranks))


def storm_strikes(gale: Gale, given: Storm) -> Step:
    """Naviguer dans la tempête: the weather strikes once more."""
    dice: dict[str, Any] = {"damage_rolled": gale.rolled, "damage_kept": gale.kept}
    interval = StormInterval.model_construct(
        panache=gale.ranks.panache,
        piloting=given.piloting,
        explode=given.explode,
        heroism=given.heroism,
        options=given.options,
        **dice if given.damage is None else {"damage": given.damage},
    )
    return Run("storm_interval", storm_interval, interval, weathered)


def weathered(gale: Gale, outcome: StormOutcome, given: Storm) -> Move:
    if given.ship is None:
        return done(outcome)
    return goto(rank_lost, Losing(gale, min(outcome.dice_lost, sum(gale.ranks))))


@procedure(
    passage="Naviguer dans la tempête (GM178)",
    readings=("precision", "min_one_die"),
    examples=(
        {"panache": 3, "piloting": 2, "damage": 24},
        {"panache": 2, "piloting": 2, "damage_rolled": 3, "damage_kept": 2},
    ),
)
def storm_interval(given: StormInterval) -> Move[StormOutcome]:
    """Naviguer dans la tempête: one interval, the damage against the pilot."""
    return goto(storm_damage, None)


def storm_damage(nothing: None, given: StormInterval) -> Step:
    """Naviguer dans la tempête: the captain rolls the damage of this interval."""
    if given.damage is not None:
        return struck(nothing, given.damage)
    pool = Pool(given.damage_rolled or 0, given.damage_kept or 0, explode=given.explode)
    return Roll("storm", pool.cut_off(given.options), then=struck)


def struck(nothing: None, damage: float) -> Move:
    return undecided() if damage == BEYOND else goto(pilot_holds, int(damage))


def pilot_holds(damage: int, given: StormInterval) -> Step:
    """Naviguer dans la tempête: the ship's Panache and the pilot's Piloter against the damage."""
    pool = skill_pool(given.panache, given.piloting, given.options, explode=given.explode, heroism=given.heroism)
    return Roll("pilot", pool.reaching_by(damage, MISS_STEP), then=held, who="captain")


def held(damage: int, total: float) -> Move:
    """Naviguer dans la tempête: one rank lost on a failure, and one more per 5 points missed."""
    lost = 0 if total >= damage else 1 + int(damage - total) // MISS_STEP
    return done(StormOutcome(lost), note("storm_losses", damage=damage, lost=lost))


def rank_lost(losing: Losing, given: Storm) -> Step:
    """Naviguer dans la tempête: the captain says which rank goes, one after the other."""
    gale = losing.gale
    if not losing.to_lose:
        return after_interval(gale, given)
    left = gale.ranks.left
    if len(left) == 1:
        return rank_chosen(losing, left[0])
    return Ask("lost_rank", "captain", left, rank_chosen, gale.ranks.highest)


def rank_chosen(losing: Losing, trait: ShipTrait) -> Move:
    gale = losing.gale._replace(ranks=losing.gale.ranks.without(trait))
    return goto(rank_lost, Losing(gale, losing.to_lose - 1), note("rank_lost", trait=trait))


def after_interval(gale: Gale, given: Storm) -> Move:
    if gale.intervals > 1 and any(gale.ranks):
        return goto(storm_strikes, gale._replace(intervals=gale.intervals - 1))
    assert given.ship is not None
    lost = sum(given.ship.ranks) - sum(gale.ranks)
    if given.options.storm_grave:
        return done(ShipWithGrave(lost, gale.ranks, lost))
    return done(ShipAfterStorm(lost, gale.ranks))


# --- Chavirer

StormPayment: TypeAlias = Literal["never", "always", "choose"]


class Capsize(FromSheets):
    sheets: ClassVar = {"ship": reads("piloting", draft=("resolve",))}

    draft: Rank
    piloting: Rank
    explode: bool = True
    heroism: Dice = 0
    gm_heroism: Annotated[int, Field(ge=CAPSIZE_DICE, le=200)]
    crew_heroism: Dice = 0
    pay: StormPayment = "never"


class CapsizeOutcome(NamedTuple):
    capsized: bool
    crew_spent: int


@procedure(
    passage="Chavirer (FDS103)",
    asks=("pay_against_capsizing",),
    readings=("min_one_die", "pay_when"),
    aims={"crew": "capsized=false"},
    roles=READ_SHIP,
    examples=(
        {"draft": 3, "piloting": 2, "gm_heroism": 3},
        {"draft": 2, "piloting": 1, "gm_heroism": 5, "crew_heroism": 4, "pay": "always"},
        {"draft": 2, "piloting": 0, "gm_heroism": 5, "crew_heroism": 4, "pay": "choose"},
    ),
)
def capsize(given: Capsize) -> Move[CapsizeOutcome]:
    """Chavirer: in a storm the game master pays three heroism dice, and the ship heels over."""
    return goto(heeling, None)


def heeling(nothing: None, given: Capsize) -> Step:
    """Chavirer (R45): the crew may buy the ship off before the roll, where it is played so."""
    if given.options.pay_when == "before":
        return crew_pays(given, bought_off)
    return bought_off(None, False)


def bought_off(nothing: None, pays: bool) -> Move:
    return done(CapsizeOutcome(False, CAPSIZE_DICE)) if pays else goto(pilot_rights, None)


def pilot_rights(nothing: None, given: Capsize) -> Step:
    """Chavirer: Tirant d'eau + Piloter against 15."""
    pool = skill_pool(given.draft, given.piloting, given.options, explode=given.explode, heroism=given.heroism)
    return Roll("capsize", pool.throw.at_least(CAPSIZE_ND), then=righted, who="crew")


def righted(nothing: None, success: bool, given: Capsize) -> Move:
    if success:
        return done(CapsizeOutcome(False, 0))
    if given.options.pay_when == "before":
        return done(CapsizeOutcome(True, 0))
    return goto(going_over, None)


def going_over(nothing: None, given: Capsize) -> Step:
    """Chavirer (R45): those on board may together pay three heroism dice."""
    return crew_pays(given, paid)


def paid(nothing: None, pays: bool) -> Move:
    return done(CapsizeOutcome(not pays, CAPSIZE_DICE if pays else 0))


def crew_pays(given: Capsize, then: Callable[..., Move]) -> Step:
    if given.crew_heroism < CAPSIZE_DICE:
        return then(None, False)
    if undecided_by_caller(given, "pay"):
        return Ask("pay_against_capsizing", "crew", (False, True), then, False)
    return then(None, given.pay == "always")
