"""Salves d'armes à feu: a small group fires at another of its size, outside battles."""

from __future__ import annotations

from math import prod
from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import BEYOND, CutOff, Draw, Hits, smallest_cut
from jacta.games.seventh_sea.combat.wounds import FIREARM_INTERVAL, Wounded, checked_wounds, sufferer
from jacta.games.seventh_sea.figures import Count, Dice, Difficulty, Points, Rank, refuse
from jacta.games.seventh_sea.inputs import Victim, check_not_out, exactly_one
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.roles import hurt
from jacta.games.seventh_sea.rolls.pools import SIDES
from jacta.rules import Consult, Move, Roll, Step, Strict, done, goto, note, procedure, undecided

HENCHMAN_LEVEL, VILLAIN_LEVEL = 2, 3
HITS_ON = 8
LEAST_GROUP, MOST_GROUP = 20, 30


# --- Inputs, states


class VolleySquad(Strict):
    brutes: Rank
    threat: Rank


class Group(Strict):
    brutes: Rank = 0
    henchmen: Rank = 0
    villains: Rank = 0

    @property
    def people(self) -> int:
        return self.brutes + self.henchmen + self.villains


class Volley(Situation):
    """Who fires, and at whom. Heroes count as villains (R62)."""

    squads: Annotated[tuple[VolleySquad, ...], Field(max_length=20)]
    henchmen: Rank = 0
    villains: Rank = 0
    target: Group | None = None

    @model_validator(mode="after")
    def somebody_is_there(self) -> Volley:
        if self.target is not None and not self.target.people:
            raise refuse("target", "no-target")
        return self

    @property
    def people(self) -> int:
        return sum(squad.brutes for squad in self.squads) + self.henchmen + self.villains

    @property
    def level(self) -> int:
        """Niveau de salve (R62): a squad is worth its brutes and its threat level, and nothing without brutes."""
        squads = sum(squad.brutes + squad.threat for squad in self.squads if squad.brutes)
        return squads + HENCHMAN_LEVEL * self.henchmen + VILLAIN_LEVEL * self.villains

    @property
    def dice(self) -> int:
        """Coups au but (R63): half the level, rounded up; no limit of ten dice."""
        return -(-self.level // 2)


class PersonsHit(NamedTuple):
    """Persons hit at least once."""

    brutes: int = 0
    henchmen: int = 0
    villains: int = 0


class Scatter(NamedTuple):
    """Hits that remain to be given out, and who has been hit so far."""

    hits: int
    surplus: int
    struck: PersonsHit


class VolleyHits(NamedTuple):
    hits: int


class VolleyOutcome(NamedTuple):
    hits: int
    brutes_dead: int
    henchmen_hit: int
    villains_hit: int


# --- Phases


MOST_DICE = 300
MOST_WAYS = 60_000
"""Ways in which hits may be shared out among those who are shot at: a second or two of work."""


def dice_thrown(given: Volley) -> tuple[int, int]:
    return given.dice, MOST_DICE


def people_shot_at(given: Volley) -> tuple[int, int]:
    """How many there are, and how many there may be of so many kinds for exact odds: any of each may be hit."""
    if given.target is None:
        return 0, 0
    kinds = [number for number in (given.target.brutes, given.target.henchmen, given.target.villains) if number]
    people = given.target.people
    if prod(number + 1 for number in kinds) * min(given.dice, people) <= MOST_WAYS:
        return people, people
    while people > len(kinds) and (people // len(kinds) + 1) ** len(kinds) * min(given.dice, people) > MOST_WAYS:
        people -= 1
    return given.target.people, min(people, given.target.people - 1)


@procedure(
    passage="Salves d'armes à feu (MON100-101)",
    exact_up_to={"dice": dice_thrown, "target.people": people_shot_at},
    readings=(
        "precision",
        "surplus",
    ),
    examples=(
        {"squads": [{"brutes": 5, "threat": 2}]},
        {"squads": [{"brutes": 5, "threat": 2}], "target": {"brutes": 3, "henchmen": 1, "villains": 0}},
        {"squads": [{"brutes": 2, "threat": 1}], "henchmen": 1, "target": {"brutes": 2, "henchmen": 0, "villains": 1}},
    ),
)
def volley(given: Volley) -> Move[VolleyHits | VolleyOutcome]:
    """Salves d'armes à feu: the level of the volley gives its dice."""
    told = [note("volley", level=given.level, dice=given.dice)]
    groups = [given.people] if given.target is None else [given.people, given.target.people]
    told += [note("volley_size", people=people) for people in groups if not LEAST_GROUP <= people <= MOST_GROUP]
    return goto(volley_dice, None, *told)


def volley_throw(dice: int, options: Readings) -> CutOff:
    """Coups au but (R64): 8, 9 and 10 hit, and every 10 is rolled again."""
    throw = Hits(dice, SIDES, HITS_ON, exploding=True)
    return throw.cut_off(smallest_cut(options.undecided_share, throw))


def volley_dice(nothing: None, given: Volley) -> Step:
    """Salves d'armes à feu, coups au but (R63, R64): the dice of the volley."""
    return Roll("volley", volley_throw(given.dice, given.options), then=fired)


def fired(nothing: None, hits: float, given: Volley) -> Move:
    """Salves d'armes à feu: the hits are shared out evenly, and the rest by chance."""
    if hits == BEYOND:
        return undecided()
    target = given.target
    if target is None:
        return done(VolleyHits(int(hits)))
    each, surplus = divmod(int(hits), target.people)
    if each:
        return done(VolleyOutcome(int(hits), target.brutes, target.henchmen, target.villains))
    return goto(surplus_hit, Scatter(int(hits), surplus, PersonsHit()))


def surplus_hit(scatter: Scatter, given: Volley) -> Step:
    """Salves d'armes à feu (R64): a hit left over falls on somebody by chance, not twice on the same person."""
    struck = scatter.struck
    if not scatter.surplus:
        return done(VolleyOutcome(scatter.hits, *struck))
    assert given.target is not None
    whole = PersonsHit(given.target.brutes, given.target.henchmen, given.target.villains)
    places = [kind for kind in PersonsHit._fields for _ in range(getattr(whole, kind) - getattr(struck, kind))]
    if given.options.surplus == "independent":
        places += ["again"] * sum(struck)
    return Roll("surplus", Draw(tuple(places)), then=surplus_fell)


def surplus_fell(scatter: Scatter, kind: str) -> Move:
    struck = scatter.struck
    if kind != "again":
        struck = struck._replace(**{kind: getattr(struck, kind) + 1})
    return goto(surplus_hit, scatter._replace(surplus=scatter.surplus - 1, struck=struck))


# --- What hits do to henchmen and villains


class VolleyWounds(Situation):
    """Somebody hit by a volley. A hit costs so many light wounds; or as many as the book says by his difficulty."""

    victim: Victim
    hits: Count
    hit_value: Points | None = None
    nd: Difficulty | None = None
    heroism: Dice = 0

    @model_validator(mode="after")
    def one_figure(self) -> VolleyWounds:
        exactly_one(self, "hit_value", "nd")
        return self


@procedure(
    passage="Salves d'armes à feu (MON101)",
    readings=(),
    tables=("mon101",),
    roles=hurt("victim"),
    examples=({"victim": {"brawn": 2, "resolve": 2, "kind": "henchman"}, "hits": 2, "hit_value": 10},),
)
def volley_wounds(given: VolleyWounds) -> Move[Wounded]:
    """Salves d'armes à feu: the light wounds of a henchman or villain, and the check against them."""
    check_not_out(given.victim, "victim")
    return goto(weigh_hits, None)


def weigh_hits(nothing: None, given: VolleyWounds) -> Step:
    """Salves d'armes à feu (MON101): the light wounds of a hit, stated or looked up."""
    if given.hit_value is None:
        return Consult("mon101", (given.nd,), then=hits_weighed)
    return hits_weighed(nothing, given.hit_value, given)


def hits_weighed(nothing: None, hit_value: int, given: VolleyWounds) -> Move:
    """Salves d'armes à feu; Encaisser les blessures: one check against them all, as against any firearm."""
    victim = sufferer(given.victim, interval=FIREARM_INTERVAL)
    return checked_wounds(victim.check(given.hits * hit_value, given.heroism))
