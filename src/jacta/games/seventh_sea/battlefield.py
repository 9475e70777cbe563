"""Jet personnel pour chaque héros; Après la bataille: what a battle does to those who fight in it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import BEYOND, Throw, d10
from jacta.games.seventh_sea.inputs import Dice, Rank, Trait, Victim, check_not_out, refuse
from jacta.games.seventh_sea.mass_battle import GENERAL_PENALTY
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.pools import Pool
from jacta.games.seventh_sea.wounds import WoundCheck, Wounded, sufferer, wound_note
from jacta.kernel.inputs import Strict
from jacta.kernel.procedure import procedure
from jacta.kernel.questions import Ask, Consult, Move, Roll, Step, done, goto, note, undecided
from jacta.plain import frozen
from jacta.tables import Rules

Engagement: TypeAlias = Literal["reserve", "disengaged", "engaged", "front_line"]
ENGAGEMENTS: tuple[Engagement, ...] = ("reserve", "disengaged", "engaged", "front_line")
Reputation = Annotated[int, Field(ge=-10_000, le=10_000)]
Score = Annotated[int, Field(ge=-1000, le=1000)]


def one_die(options: Readings) -> Throw:
    """1d10 (R60): a plain die; or one that explodes, cut off where the odds would never end."""
    return Pool(1, 1).cut_off(options) if options.d10_explodes else d10


# --- Jet personnel pour chaque héros


class FateRow(Strict):
    """A row of the table that the book prints for an engagement."""

    min: Score
    max: Score
    damage_rolled: Dice
    damage_kept: Dice
    reputation: Reputation
    opportunity: bool


class Fighter(Victim):
    """Whoever fights, with his rank in the fitting active defence."""

    defence: Rank


class HeroInBattle(Situation):
    """A hero's turn. Without `engagement` he chooses one; without `table`, the book is consulted."""

    engagement: Engagement = "engaged"
    wits: Trait
    tactics: Rank = 0
    modifier: Annotated[int, Field(ge=-100, le=100)] = 0
    general_with_officers: bool = False
    hero: Fighter
    battle_reputation: Reputation = 0
    table: Annotated[tuple[FateRow, ...], Field(min_length=1, max_length=100)] | None = None

    @model_validator(mode="after")
    def rows_meet(self) -> HeroInBattle:
        rows = sorted(self.table or (), key=lambda row: row.min)
        for place, row in enumerate(rows):
            if row.max < row.min or (place and rows[place - 1].max + 1 != row.min):
                raise refuse("table", "table-rows", score=row.min)
        return self


class Fate(NamedTuple):
    """What the table says: damage dice, reputation, an opportunity."""

    rolled: int
    kept: int
    reputation: int
    opportunity: bool


class Hurt(NamedTuple):
    fate: Fate
    check: WoundCheck


class PersonalScore(NamedTuple):
    engagement: Engagement
    score: int


class FateOutcome(NamedTuple):
    reputation: int
    opportunity: bool
    gained: int
    light: int
    dramatic: int
    state: str


@procedure(
    passage="Jet personnel pour chaque héros (EIS101 GM175-177 MON103)",
    tables=("gm175",),
    aims={"hero": "reputation"},
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
def hero_in_battle(given: HeroInBattle) -> Move:
    """Jet personnel pour chaque héros: how a turn of the battle goes for one of those who fight."""
    check_not_out(given.hero, "hero")
    return goto(engagement, None)


def engagement(nothing: None, given: HeroInBattle) -> Step:
    """Choix du niveau d'engagement: how much a hero dares this turn."""
    if given.left_out("engagement"):
        return Ask("engagement", "hero", ENGAGEMENTS, engaged, given.engagement)
    return engaged(None, given.engagement)


def engaged(nothing: None, chosen: Engagement) -> Move:
    return goto(personal_roll, chosen)


def personal_roll(chosen: Engagement, given: HeroInBattle) -> Step:
    """Jet personnel (R58, R60): a die, Esprit and Tactique; a general with officers under him has less time."""
    burdened = given.general_with_officers and given.options.officer_penalty == "general"
    bonus = given.wits + given.tactics + given.modifier + (GENERAL_PENALTY if burdened else 0)
    return Roll("personal", one_die(given.options).plus(bonus), then=personal_score)


def personal_score(chosen: Engagement, score: float) -> Move:
    if score == BEYOND:
        return undecided()
    return goto(fate, PersonalScore(chosen, int(score)), note("personal_score", score=score))


def fate(at: PersonalScore, given: HeroInBattle) -> Step:
    """Jet personnel: the table of the book for this engagement; beyond its rows, the end row."""
    if given.table is None:
        return Consult("gm175", (at.engagement, at.score), then=fate_known)
    row = min(given.table, key=lambda row: max(row.min - at.score, at.score - row.max, 0))
    return fate_known(at, row.model_dump(), given)


def fate_known(at: PersonalScore, row: dict[str, Any], given: HeroInBattle) -> Move:
    found = Fate(row["damage_rolled"], row["damage_kept"], row["reputation"], row["opportunity"])
    points = given.battle_reputation + found.reputation
    told = [note("battle_reputation", gained=found.reputation, points=points)]
    if found.opportunity:
        told.append(note("opportunity"))
    return goto(battle_damage, found, *told)


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
        return done(fated(fate, hero.unhurt))
    check = hero.check(light)
    return done(fated(fate, check.settled)) if check.settled else goto(battle_wound, Hurt(fate, check))


def battle_wound(hurt: Hurt) -> Step:
    """Encaisser les blessures: the wound check against what is left of the damage."""
    return Roll("wound_check", hurt.check.throw, then=battle_wounded)


def battle_wounded(hurt: Hurt, total: float) -> Move:
    wounded = hurt.check.after(total)
    return done(fated(hurt.fate, wounded), wound_note(hurt.check, total, wounded))


def fated(fate: Fate, wounded: Wounded) -> FateOutcome:
    return FateOutcome(fate.reputation, fate.opportunity, *wounded)


# --- Après la bataille


class AftermathGiven(Situation):
    battle_reputation: Reputation
    won: bool
    charge: Rank = 0


class Toll(NamedTuple):
    """The dice of losses thrown so far."""

    loss_roll: int
    loss_roll_loser: int | None = None


@procedure(
    passage="Après la bataille (EIS103 GM177)",
    tables=("eis103b", "gm177"),
    examples=(
        {"battle_reputation": 7, "won": False},
        {"battle_reputation": 5, "won": True, "charge": 2},
        {"battle_reputation": -3, "won": False, "options": {"loss_dice": "per_side"}},
    ),
)
def aftermath(given: AftermathGiven) -> Move:
    """Après la bataille: the losses, the reputation, and the loot."""
    return goto(losses, None)


def reputation_kept(points: int, *, won: bool) -> int:
    """Après la bataille (R61): all of it for victors, half for the vanquished, rounded down."""
    return points if won else points // 2


def losses(nothing: None, given: AftermathGiven) -> Step:
    """Après la bataille, pertes (R60, R82): one die for both camps, or one for each."""
    return Roll("losses", one_die(given.options), then=losses_rolled)


def losses_rolled(nothing: None, face: float, given: AftermathGiven) -> Move:
    if face == BEYOND:
        return undecided()
    return goto(loser_losses if given.options.loss_dice == "per_side" else loot, Toll(int(face)))


def loser_losses(toll: Toll, given: AftermathGiven) -> Step:
    """Après la bataille, pertes (R82): the losses of the vanquished by a die of their own."""
    return Roll("loser_losses", one_die(given.options), then=loser_losses_rolled)


def loser_losses_rolled(toll: Toll, face: float) -> Move:
    return undecided() if face == BEYOND else goto(loot, toll._replace(loss_roll_loser=int(face)))


def loot(toll: Toll, given: AftermathGiven, rules: Rules) -> Step:
    """Après la bataille, butin (R60): victors roll a die and add their Charge."""
    if not given.won:
        return looted(toll, None, given, rules)
    return Roll("loot", one_die(given.options).plus(given.charge), then=looted)


def looted(toll: Toll, score: float | None, given: AftermathGiven, rules: Rules) -> Move:
    if score == BEYOND:
        return undecided()
    told: dict[str, Any] = {
        "reputation": reputation_kept(given.battle_reputation, won=given.won),
        "loss_roll": toll.loss_roll,
        "loot_score": None if score is None else int(score),
    }
    if toll.loss_roll_loser is not None:
        told["loss_roll_loser"] = toll.loss_roll_loser
    return done(frozen(told | of_the_books(toll, told["loot_score"], rules)))


def of_the_books(toll: Toll, loot_score: int | None, rules: Rules) -> dict[str, Any]:
    """Après la bataille: what the books' tables say, where they are at hand."""
    found: dict[str, Any] = {}
    if rules.table("eis103b").origin != "empty":
        winner = rules.table("eis103b").at(toll.loss_roll)
        loser = rules.table("eis103b").at(toll.loss_roll_loser or toll.loss_roll)
        for key in winner:
            found[key] = (loser if key.startswith("loser") else winner)[key]
    if loot_score is not None and rules.table("gm177").origin != "empty":
        found["loot"] = rules.table("gm177").at(loot_score)
    return found
