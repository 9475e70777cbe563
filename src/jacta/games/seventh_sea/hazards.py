"""La surprise, Autres dégâts: ambushes, falls and explosions."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.wounds import (
    FIREARM_INTERVAL,
    INTERVAL,
    Sufferer,
    WoundCheck,
    Wounded,
    checked_wounds,
    sufferer,
    wound_note,
)
from jacta.games.seventh_sea.figures import Dice, Metres, Rank, State, Tie, Trait
from jacta.games.seventh_sea.inputs import Victim, check_not_out, exactly_one
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.roles import hurt, reading
from jacta.games.seventh_sea.rolls.contests import Contestant, OpposedGiven, Won, opposed
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool
from jacta.games.seventh_sea.rolls.tranches import tranches
from jacta.games.seventh_sea.sheets import FromSheets, Roller, is_sheet, reads
from jacta.rules import Move, Roll, Rules, Run, Stated, Step, done, goto, note, procedure, undecided

METRES_PER_DIE = 3
HARD_INTERVAL = 10

# --- La surprise


class Stalker(Roller, Stated):
    finesse: Trait
    skill: Rank


class Watcher(Roller, Stated):
    wits: Trait
    ambush: Rank


class SurpriseGiven(Situation):
    attacker: Stalker
    defender: Watcher
    with_: Annotated[Literal["stealth", "ambush"], Field(alias="with")] = "stealth"
    tie: Tie = "repeat"

    @model_validator(mode="before")
    @classmethod
    def skill_on_the_sheet(cls, data: Any) -> Any:
        """La surprise: whoever stalks by his sheet does it with his rank in what `with` names."""
        if not isinstance(data, dict) or not is_sheet(data.get("attacker")) or "skill" in data["attacker"]:
            return data
        skill = data["attacker"].get(data.get("with", "stealth"), 0)
        return {**data, "attacker": {**data["attacker"], "skill": skill}}


class Surprised(NamedTuple):
    surprised: bool


@procedure(
    passage="La surprise (GJ198b CM4a)",
    readings=("precision",),
    roles=reading("attacker", "defender"),
    examples=(
        {
            "attacker": {"finesse": 2, "skill": 1, "explode": False},
            "defender": {"wits": 2, "ambush": 0, "explode": False},
            "with": "stealth",
        },
        {"attacker": {"finesse": 3, "skill": 2}, "defender": {"wits": 2, "ambush": 1}, "with": "ambush"},
    ),
)
def surprise(given: SurpriseGiven) -> Move[Surprised]:
    """La surprise: stealth or ambush against the other's eye for an ambush."""
    return goto(stalk, None)


def stalk(nothing: None, given: SurpriseGiven) -> Step:
    """La surprise (R28): a contest of finesse against wits."""
    attacker, defender = given.attacker, given.defender
    contest = OpposedGiven(
        attacker=Contestant(
            rolled=attacker.finesse + attacker.skill,
            kept=attacker.finesse,
            trait=attacker.finesse,
            explode=attacker.explode,
            heroism=attacker.heroism,
        ),
        defender=Contestant(
            rolled=defender.wits + defender.ambush,
            kept=defender.wits,
            trait=defender.wits,
            explode=defender.explode,
            heroism=defender.heroism,
        ),
        tie=given.tie,
        options=given.options,
    )
    return Run("surprise", opposed, contest, then=stalked)


def stalked(nothing: None, won: Won) -> Move:
    return done(Surprised(won.winner == "attacker"))


# --- Chutes


class FallGiven(Situation):
    height_m: Metres | None = None
    dice: Dice | None = None
    surface: Literal["soft", "firm", "hard"] = "firm"
    victim: Victim
    heroism: Dice = 0


INTERVALS = {"firm": INTERVAL, "hard": HARD_INTERVAL}


class Harmed(NamedTuple):
    """Damage dice that are about to fall on somebody."""

    dice: int
    victim: Sufferer


@procedure(
    passage="Chutes (GM178b); Se déplacer (GJ194b)",
    readings=(
        "precision",
        "tranche",
        "base_wound",
    ),
    roles=hurt("victim"),
    examples=(
        {"height_m": 11.5, "surface": "hard", "victim": {"brawn": 2, "resolve": 2}},
        {"dice": 2, "victim": {"brawn": 3, "resolve": 2, "light": 5}},
        {"height_m": 30.0, "surface": "soft", "victim": {"brawn": 2, "resolve": 2}},
    ),
)
def fall(given: FallGiven, rules: Rules) -> Move[Wounded]:
    """Chutes (R29, R72): a die for every three metres, or for every level of the scenery."""
    key = exactly_one(given, "height_m", "dice")
    check_not_out(given.victim, "victim")
    dice = given.dice if key == "dice" else tranches(given.height_m or 0, METRES_PER_DIE, rules.options)
    interval = INTERVALS.get(given.surface, INTERVAL)
    victim = sufferer(given.victim, interval=interval, base=rules.options.base_wound)
    if given.surface == "soft" or not dice:
        return done(victim.unhurt)
    return goto(fall_damage, Harmed(dice, victim))


def fall_damage(harmed: Harmed, rules: Rules) -> Step:
    """Chutes: all the dice are kept."""
    return Roll("damage", Pool(harmed.dice, harmed.dice).cut_off(rules.options), then=fallen)


def fallen(harmed: Harmed, damage: float, given: FallGiven) -> Move:
    if damage == BEYOND:
        return undecided()
    return checked_wounds(harmed.victim.check(int(damage), given.heroism))


# --- Explosions


class ExplosionGiven(FromSheets):
    sheets: ClassVar = {"victim": reads("panache", dodge_skill=("jumping", "running"))}

    level: Annotated[int, Field(ge=1, le=10)]
    panache: Trait
    dodge_skill: Rank
    victim: Victim
    can_escape: bool = True
    heroism: Dice = 0
    heroism_wound: Dice = 0


class Exploded(NamedTuple):
    escaped: bool
    gained: int
    light: int
    dramatic: int
    state: State


def exploded(wounded: Wounded, *, escaped: bool = False) -> Exploded:
    return Exploded(escaped, *wounded)


def blast_victim(given: ExplosionGiven, rules: Rules) -> Sufferer:
    return sufferer(given.victim, interval=FIREARM_INTERVAL, base=rules.options.base_wound)


@procedure(
    passage="Explosions (GM181b)",
    readings=(
        "precision",
        "base_wound",
    ),
    roles=hurt("victim"),
    examples=(
        {"level": 3, "panache": 2, "dodge_skill": 1, "victim": {"brawn": 2, "resolve": 2}},
        {"level": 2, "panache": 3, "dodge_skill": 0, "can_escape": False, "victim": {"brawn": 3, "resolve": 3}},
    ),
)
def explosion(given: ExplosionGiven, rules: Rules) -> Move[Exploded]:
    """Explosions: run for it, or take the blast."""
    check_not_out(given.victim, "victim")
    return goto(escape if given.can_escape else blast, None)


def escape(nothing: None, given: ExplosionGiven) -> Step:
    """Explosions: Panache and the better of jumping and running, against five times the level."""
    explodes = given.victim.state == "fit"
    pool = Pool(given.panache + given.dodge_skill, given.panache, explode=explodes, heroism=given.heroism)
    return Roll("escape", pool.testing(RAISE * given.level), then=escaped)


def escaped(nothing: None, total: float, given: ExplosionGiven, rules: Rules) -> Move:
    nd = RAISE * given.level
    told = note("tested", total=total, nd=nd, success=total >= nd)
    if total < nd:
        return goto(blast, None, told)
    return done(exploded(blast_victim(given, rules).unhurt, escaped=True), told)


def blast(nothing: None, given: ExplosionGiven, rules: Rules) -> Step:
    """Explosions (R29): as many dice as the explosive has levels, all kept."""
    return Roll("damage", Pool(given.level, given.level).cut_off(rules.options), then=blasted)


def blasted(nothing: None, damage: float, given: ExplosionGiven, rules: Rules) -> Move:
    if damage == BEYOND:
        return undecided()
    check = blast_victim(given, rules).check(int(damage), given.heroism_wound)
    settled = check.settled
    return goto(blast_wounds, check) if settled is None else done(exploded(settled))


def blast_wounds(check: WoundCheck) -> Step:
    """Explosions; Encaisser les blessures (R29): a dramatic wound more for every ten points missed."""
    return Roll("wound_check", check.throw, then=blast_taken)


def blast_taken(check: WoundCheck, total: float) -> Move:
    taken = check.after(total)
    return done(exploded(taken), wound_note(check, total, taken))
