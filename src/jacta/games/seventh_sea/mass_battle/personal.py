"""Jet personnel pour chaque héros: how a turn of a battle goes for one of those who fight in it."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import BEYOND, Draw, Throw, d10
from jacta.games.seventh_sea.combat.wounds import WoundCheck, Wounded, sufferer, wound_note
from jacta.games.seventh_sea.figures import Dice, Name, Rank, Reputation, State, Trait, refuse
from jacta.games.seventh_sea.inputs import Victim, check_not_out
from jacta.games.seventh_sea.mass_battle.generals import GENERAL_PENALTY
from jacta.games.seventh_sea.roles import hurt
from jacta.games.seventh_sea.rolls.pools import Pool
from jacta.games.seventh_sea.score_rows import ScoreRow, check_rows, row_at
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import (
    Ask,
    Choice,
    Consult,
    InputError,
    Known,
    Message,
    Move,
    Note,
    Roll,
    Rules,
    Step,
    done,
    goto,
    note,
    procedure,
    undecided,
)

Engagement: TypeAlias = Literal["reserve", "disengaged", "engaged", "front_line"]
ENGAGEMENTS: tuple[Engagement, ...] = ("reserve", "disengaged", "engaged", "front_line")
USUAL_ENGAGEMENT: Engagement = "engaged"
DRAW = "draw"


# --- As given


class FateRow(ScoreRow):
    """A row of the table that the book prints for an engagement."""

    damage_rolled: Dice
    damage_kept: Dice
    reputation: Reputation
    opportunity: bool


class BattleFighter(Victim):
    """Whoever fights, with his rank in the fitting active defence."""

    defence: Rank


class HeroInBattle(FromSheets):
    """A hero's turn. Without `table` the book is consulted, and without `engagement` he chooses one.

    `unit` and `opportunities` are looked up, too: what his unit adds, and what an opportunity brings.
    """

    sheets: ClassVar = {"hero": reads("wits", "tactics", "unit")}

    engagement: Engagement | None = None
    wits: Trait
    tactics: Rank
    modifier: Annotated[int, Field(ge=-100, le=100)] = 0
    unit: Annotated[Name, Known("eis101b")] | None = None
    general_with_officers: bool = False
    hero: BattleFighter
    battle_reputation: Reputation = 0
    heroism_wound: Dice = 0
    table: Annotated[tuple[FateRow, ...], Field(min_length=1, max_length=100)] | None = None
    opportunities: Literal["gm176", "mon103"] | None = None

    @model_validator(mode="after")
    def can_be_read(self) -> HeroInBattle:
        check_rows(self.table or ())
        if self.table is not None and self.engagement is None:  # its rows are those of one engagement
            raise InputError("engagement", Message("error-missing"))
        if self.unit is not None and not self.left_out("modifier"):
            raise refuse("unit", "exclusive", other="modifier")
        return self


def tables_used(given: HeroInBattle) -> tuple[str, ...]:
    return ("gm175", "eis101b", *((given.opportunities,) if given.opportunities else ()))


# --- As it goes


class Plan(NamedTuple):
    """How much the hero dares, and what his unit adds."""

    engagement: Engagement
    modifier: int


class PersonalScore(NamedTuple):
    engagement: Engagement
    score: int


class Fate(NamedTuple):
    """What the table says: damage dice, reputation, an opportunity."""

    rolled: int
    kept: int
    reputation: int
    opportunity: bool


class FateWound(NamedTuple):
    fate: Fate
    check: WoundCheck


class FateOutcome(NamedTuple):
    reputation: int
    opportunity: bool
    gained: int
    light: int
    dramatic: int
    state: State


class FateSeized(NamedTuple):
    """A turn with an opportunity that a book describes."""

    reputation: int
    opportunity: bool
    gained: int
    light: int
    dramatic: int
    state: State
    opportunity_name: Name
    effect: Name


@procedure(
    passage="Jet personnel pour chaque héros (EIS101 GM175-177 MON103)",
    asks=("engagement", "opportunity"),
    readings=(
        "precision",
        "officer_penalty",
        "d10_explodes",
    ),
    tables=tables_used,
    aims={"hero": "reputation"},
    roles=hurt("hero"),
    examples=(
        {
            "engagement": "engaged",
            "wits": 2,
            "tactics": 2,
            "general_with_officers": True,
            "hero": {"brawn": 2, "defence": 3, "resolve": 2},
            "table": [
                {"min": 1, "max": 6, "damage_rolled": 3, "damage_kept": 2, "reputation": -1, "opportunity": False},
                {"min": 7, "max": 12, "damage_rolled": 2, "damage_kept": 1, "reputation": 2, "opportunity": True},
            ],
        },
    ),
)
def hero_in_battle(given: HeroInBattle) -> Move[FateOutcome | FateSeized]:
    """Jet personnel pour chaque héros: how a turn of the battle goes for one of those who fight."""
    check_not_out(given.hero, "hero")
    return goto(engagement, None)


def engagement(nothing: None, given: HeroInBattle) -> Step:
    """Choix du niveau d'engagement: how much a hero dares this turn."""
    if given.engagement is None:
        return Ask("engagement", "hero", ENGAGEMENTS, engaged, USUAL_ENGAGEMENT)
    return engaged(None, given.engagement)


def engaged(nothing: None, chosen: Engagement) -> Move:
    return goto(unit, chosen)


def unit(chosen: Engagement, given: HeroInBattle) -> Step:
    """Jet personnel (EIS101): what the cavalry or the artillery adds, stated or looked up."""
    if given.unit is not None:
        return Consult("eis101b", (given.unit,), then=unit_known)
    return unit_known(chosen, given.modifier)


def unit_known(chosen: Engagement, modifier: int) -> Move:
    return goto(personal_roll, Plan(chosen, modifier))


def personal_roll(plan: Plan, given: HeroInBattle, rules: Rules) -> Step:
    """Jet personnel (R58, R60): a die, Esprit and Tactique; a general with officers under him has less time."""
    burdened = given.general_with_officers and given.options.officer_penalty == "general"
    bonus = given.wits + given.tactics + plan.modifier + (GENERAL_PENALTY if burdened else 0)
    throw: Throw = d10.plus(bonus)
    if given.options.d10_explodes:
        throw = Pool(1, 1, bonus).reaching(end_row(plan.engagement, given, rules))
    return Roll("personal", throw, then=personal_score, who="hero")


def end_row(chosen: Engagement, given: HeroInBattle, rules: Rules) -> int:
    """Jet personnel (C6): where the last row of the table begins; every higher score reads the same."""
    if given.table is None:
        return rules.table("gm175").last_row_from(chosen)
    return max(row.min for row in given.table)


def personal_score(plan: Plan, score: float, given: HeroInBattle, rules: Rules) -> Move:
    reached = end_row(plan.engagement, given, rules) if score == BEYOND else int(score)
    return goto(fate, PersonalScore(plan.engagement, reached), note("personal_score", score=reached))


def fate(at: PersonalScore, given: HeroInBattle) -> Step:
    """Jet personnel (GM175): the table of the book for this engagement; beyond its rows, the end row."""
    if given.table is None:
        return Consult("gm175", (at.engagement, at.score), then=fate_known)
    return fate_known(at, row_at(given.table, at.score).model_dump(), given)


def fate_known(at: PersonalScore, row: dict[str, Any], given: HeroInBattle) -> Move:
    found = Fate(row["damage_rolled"], row["damage_kept"], row["reputation"], row["opportunity"])
    points = given.battle_reputation + found.reputation
    return goto(battle_damage, found, note("battle_reputation", gained=found.reputation, points=points))


def battle_damage(fate: Fate, given: HeroInBattle) -> Step:
    """Jet personnel, dés de dommages: the dice of the row."""
    return Roll("battle_damage", Pool(fate.rolled, fate.kept).cut_off(given.options), then=battle_damaged)


def battle_damaged(fate: Fate, damage: float, given: HeroInBattle) -> Move:
    """Jet personnel, dés de dommages: less Gaillardise and the rank of the active defence."""
    if damage == BEYOND:
        return undecided()
    hero = sufferer(given.hero)
    light = int(damage) - given.hero.brawn - given.hero.defence
    if light <= 0:
        return fated(fate, hero.unhurt, given)
    check = hero.check(light, given.heroism_wound)
    return fated(fate, check.settled, given) if check.settled else goto(battle_wound, FateWound(fate, check))


def battle_wound(hurt: FateWound) -> Step:
    """Encaisser les blessures: the wound check against what is left of the damage."""
    return Roll("wound_check", hurt.check.throw, then=battle_wounded, who="hero")


def battle_wounded(hurt: FateWound, total: float, given: HeroInBattle) -> Move:
    wounded = hurt.check.after(total)
    return fated(hurt.fate, wounded, given, wound_note(hurt.check, total, wounded))


def fated(fate: Fate, wounded: Wounded, given: HeroInBattle, *told: Note) -> Move:
    outcome = FateOutcome(fate.reputation, fate.opportunity, *wounded)
    if not fate.opportunity:
        return done(outcome, *told)
    if given.opportunities is None:
        return done(outcome, *told, note("opportunity"))
    return goto(opportunity, outcome, *told)


# --- Opportunité héroïque


def opportunity(outcome: FateOutcome, given: HeroInBattle, rules: Rules) -> Step:
    """Jet personnel, opportunité héroïque (GM176 MON103): one of the list, chosen or drawn."""
    assert given.opportunities is not None
    listed = rules.table(given.opportunities)
    if listed.origin == "empty":
        return Consult(given.opportunities, ("heroic_opportunity",), then=seized)
    names = [Choice(place, {"name": row["opportunity_name"]}) for place, row in enumerate(listed.rows)]
    return Ask("opportunity", "hero", (Choice(DRAW, {"name": DRAW}), *names), then=opportunity_chosen, default=DRAW)


def opportunity_chosen(outcome: FateOutcome, answer: int | str, given: HeroInBattle, rules: Rules) -> Move:
    if isinstance(answer, str):
        return goto(opportunity_drawn, outcome)
    assert given.opportunities is not None
    return seized(outcome, rules.table(given.opportunities).rows[answer])


def opportunity_drawn(outcome: FateOutcome, given: HeroInBattle, rules: Rules) -> Step:
    """Jet personnel, opportunité héroïque (GM176 MON103): one drawn at random."""
    assert given.opportunities is not None
    return Roll(
        "opportunity",
        Draw(tuple(range(len(rules.table(given.opportunities).rows)))),
        then=opportunity_chosen,
        who="hero",
    )


def seized(outcome: FateOutcome, row: Any) -> Move:
    return done(FateSeized(*outcome, row["opportunity_name"], row["effect"]))
