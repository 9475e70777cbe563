"""Eviter un coup, Interruption: is a blow worth avoiding, or the dice better kept to strike back?"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.blows import MELEE, melee_arm, melee_strike
from jacta.games.seventh_sea.combat.exchanges import Strike
from jacta.games.seventh_sea.combat.wounds import INTERVAL, Sufferer, WoundCheck, wound_note
from jacta.games.seventh_sea.fights.duellists import Duellist, Striker, Struck, blow_between, check_arms
from jacta.games.seventh_sea.fights.moves import NO_DEFENCE, Fencer
from jacta.games.seventh_sea.figures import SIDES, Difficulty, state_of
from jacta.games.seventh_sea.inputs import check_not_out
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.rolls.pools import Pool, common_cut, skill_pool
from jacta.rules import Ask, Move, Roll, Rules, Run, Step, done, goto, note, procedure, undecided

ENEMY = {"brawn": 2, "finesse": 3, "resolve": 2, "wits": 2, "panache": 2, "attack": 3, "defence": 2, "weapon": "rapier"}
HERO = {"brawn": 2, "finesse": 3, "resolve": 2, "wits": 3, "panache": 3, "attack": 2, "defence": 3, "weapon": "rapier"}


# --- A blow that lands, and the blows that answer it


class Pair(Situation):
    """Whose blow lands, and on whom."""

    attacker: Duellist
    defender: Duellist


class RiposteGiven(Pair):
    """The defender strikes back once for each of his dice."""

    dice: Annotated[int, Field(ge=0, le=10)]


class Balance(NamedTuple):
    """Dramatic wounds taken from the blow, and dealt in answer; a brute who falls counts for one."""

    taken: int = 0
    dealt: int = 0


class Trade(NamedTuple):
    """The dice left to strike back, whether the defender is fit, and the wounds of his enemy."""

    dice: int
    fit: bool
    light: int
    dramatic: int


class Answer(NamedTuple):
    """The enemy's check against a blow that answers his."""

    dice: int
    fit: bool
    check: WoundCheck


AT_REST = Fencer()
"""Without action dice: nothing that costs one is looked at."""


def check_pair(given: Pair, rules: Rules) -> None:
    """C8: both can fight, with weapons that are known."""
    for side in SIDES:
        check_not_out(getattr(given, side), side)
        check_arms(getattr(given, side), rules, f"{side}.")


def plain_strike(striker: Duellist, target: Duellist, fit: bool, wounds: tuple[int, int], rules: Rules) -> Strike:
    """Attaquer: a blow without raises, heroism dice or active defence."""
    striking = Striker.of(striker, AT_REST, led=False, explode=fit)
    wounded = AT_REST._replace(light=wounds[0], dramatic=wounds[1])
    struck = Struck.of(target, wounded, NO_DEFENCE, rules, led=False)
    blow = blow_between(striking._replace(damage_raises=0), struck, rules)
    return melee_strike(blow, rules)


def suffering(one: Duellist, light: int, dramatic: int) -> Sufferer:
    """Encaisser les blessures (C7): somebody with these wounds, before a blow."""
    fit = state_of(dramatic, one.resolve, one.kind) == "fit"
    return Sufferer(one.brawn, one.resolve, light, dramatic, one.kind, fit)


MOST_TRADES = 25_000
"""Damages of all blows, each against all wounds that may be: what exact odds can weigh in a moment."""


def most_answers(given: RiposteGiven) -> int:
    """Blows in answer for exact odds, one at least: each meets all wounds that those before it may have left."""
    rules = riposte.rules(given)
    check_pair(given, rules)
    enemy, me = given.attacker, given.defender
    if enemy.kind == "brute":
        return given.dice
    damage = plain_strike(me, enemy, True, (enemy.light, enemy.dramatic), rules).harm.damage
    damages = common_cut(rules.options, damage) - damage.span[0]
    borne = common_cut(rules.options, Pool(enemy.brawn, enemy.brawn))
    trades, wounds = 0, 1
    for answered in range(given.dice):
        trades += wounds * damages
        if trades > MOST_TRADES:
            return max(1, answered)
        light = min(borne, (answered + 1) * damages)
        wounds = light * (1 + answered * (1 + light // INTERVAL))
    return given.dice


@procedure(
    passage="Attaquer (GJ193b); Encaisser les blessures (GJ196b)",
    readings=MELEE,
    tables=("melee_weapons",),
    tally=Balance,
    exact_up_to={"dice": most_answers},
    examples=({"attacker": ENEMY, "defender": HERO, "dice": 1},),
)
def riposte(given: RiposteGiven, rules: Rules) -> Move[Balance]:
    """Attaquer; Encaisser les blessures: what a blow costs, and what the blows that answer it cost the enemy."""
    check_pair(given, rules)
    return goto(blow_damage, None)


def landed(given: RiposteGiven, rules: Rules) -> Strike:
    enemy, me = given.attacker, given.defender
    return plain_strike(enemy, me, enemy.state == "fit", (me.light, me.dramatic), rules)


def blow_damage(nothing: None, given: RiposteGiven, rules: Rules) -> Step:
    """Evaluer les dommages: the blow lands."""
    return Roll("damage", landed(given, rules).harm.damage.cut_off(rules.options), then=blow_damaged)


def blow_damaged(nothing: None, damage: float, given: RiposteGiven) -> Move:
    if damage == BEYOND:
        return undecided()
    me = given.defender
    if me.kind == "brute":
        return goto(weighed, None, add=Balance(taken=1))
    return goto(blow_check, suffering(me, me.light, me.dramatic).check(int(damage)))


def blow_check(check: WoundCheck) -> Step:
    """Encaisser les blessures (R3, R69, R71): the defender's brawn against all light wounds."""
    return Roll("wound_check", check.throw, then=blow_taken)


def blow_taken(check: WoundCheck, total: float, given: RiposteGiven) -> Move:
    wounded, enemy = check.after(total), given.attacker
    told, taken = wound_note(check, total, wounded), Balance(taken=wounded.gained)
    if wounded.state == "out":
        return goto(weighed, None, told, add=taken)
    trade = Trade(given.dice, wounded.state == "fit", enemy.light, enemy.dramatic)
    return goto(strike_back, trade, told, add=taken)


def answering(trade: Trade, given: RiposteGiven, rules: Rules) -> Strike:
    return plain_strike(given.defender, given.attacker, trade.fit, (trade.light, trade.dramatic), rules)


def strike_back(trade: Trade, given: RiposteGiven, rules: Rules) -> Step:
    """Attaquer (R68): a blow for each die kept."""
    if not trade.dice:
        return goto(weighed, None)
    strike = answering(trade, given, rules)
    return Roll("attack", strike.attack.testing(strike.nd), then=struck_back)


def struck_back(trade: Trade, total: float, given: RiposteGiven, rules: Rules) -> Move:
    nd = answering(trade, given, rules).nd
    told = note("attacked", total=total, nd=nd, hit=total >= nd)
    if total < nd:
        return goto(strike_back, trade._replace(dice=trade.dice - 1), told)
    if given.attacker.kind == "brute":
        return goto(weighed, None, told, add=Balance(dealt=1))
    return goto(answer_damage, trade, told)


def answer_damage(trade: Trade, given: RiposteGiven, rules: Rules) -> Step:
    """Evaluer les dommages: the answer lands."""
    return Roll("damage", answering(trade, given, rules).harm.damage.cut_off(rules.options), then=answer_damaged)


def answer_damaged(trade: Trade, damage: float, given: RiposteGiven) -> Move:
    if damage == BEYOND:
        return undecided()
    check = suffering(given.attacker, trade.light, trade.dramatic).check(int(damage))
    return goto(answer_check, Answer(trade.dice, trade.fit, check))


def answer_check(answer: Answer) -> Step:
    """Encaisser les blessures (R3, R69, R71): the enemy's brawn against all his light wounds."""
    return Roll("wound_check", answer.check.throw, then=answer_taken)


def answer_taken(answer: Answer, total: float) -> Move:
    wounded = answer.check.after(total)
    told, dealt = wound_note(answer.check, total, wounded), Balance(dealt=wounded.gained)
    if wounded.state == "out":
        return goto(weighed, None, told, add=dealt)
    trade = Trade(answer.dice - 1, answer.fit, wounded.light, wounded.dramatic)
    return goto(strike_back, trade, told, add=dealt)


def weighed(nothing: None, tally: Balance) -> Step:
    """Encaisser les blessures: what both have suffered."""
    return done(Balance(*tally))


# --- Interruption

InterruptPayment: TypeAlias = Literal["interrupt", "held", "act"]
DICE_PAID: dict[InterruptPayment, int] = {"interrupt": 2, "held": 1, "act": 1}
"""Eviter un coup (R14, R73): what an active defence costs; each of these dice could strike a blow."""


class InterruptionGiven(Pair):
    """A blow of the attacker reaches the defender with a total of `nd`; he pays with these dice to avoid it."""

    nd: Difficulty
    pay_with: InterruptPayment = "interrupt"


@procedure(
    passage="Eviter un coup (GJ193b); Initiative (GJ192a)",
    asks=("parry_or_wait",),
    readings=MELEE,
    tables=("melee_weapons",),
    aims={"defender": "dealt - taken"},
    examples=(
        {"attacker": ENEMY, "defender": HERO, "nd": 22, "pay_with": "held"},
        {"attacker": ENEMY, "defender": HERO, "nd": 30},
    ),
)
def interruption(given: InterruptionGiven, rules: Rules) -> Move[Balance]:
    """Eviter un coup; Interruption (R14, R73): avoid a blow now, or keep the dice and strike back with them?"""
    check_pair(given, rules)
    return goto(parry_or_wait, None)


def parry_or_wait(nothing: None, given: InterruptionGiven) -> Step:
    """Eviter un coup; Interruption (R14, R73): the dice are spent to avoid the blow, or kept to attack later."""
    args = {"nd": given.nd, "dice": DICE_PAID[given.pay_with]}
    return Ask("parry_or_wait", "defender", ("parry", "wait"), then=decided, default="parry", args=args)


def decided(nothing: None, answer: str, given: InterruptionGiven) -> Move:
    return goto(parry, None) if answer == "parry" else goto(endure, DICE_PAID[given.pay_with])


def parry_nd(given: InterruptionGiven, rules: Rules) -> int:
    """Eviter un coup (R15, R21): the attack, and what the cane-sword adds."""
    holder = given.defender if rules.options.cane_sword == "wielder" else given.attacker
    return given.nd + melee_arm(*holder.arm(broken=False)[:3], rules).parry_nd


def parry(nothing: None, given: InterruptionGiven, rules: Rules) -> Step:
    """Eviter un coup (R15, R21): wits and defence rolled, wits kept, against the attack."""
    me = given.defender
    pool = skill_pool(me.wits, me.defence, rules.options, explode=me.state == "fit")
    return Roll("active_defence", pool.testing(parry_nd(given, rules)), then=parried, who="defender")


def parried(nothing: None, total: float, given: InterruptionGiven, rules: Rules) -> Move:
    nd = parry_nd(given, rules)
    told = note("defended", total=total, nd=nd, avoided=total >= nd)
    return done(Balance(), told) if total >= nd else goto(endure, 0, told)


def endure(dice: int, given: InterruptionGiven) -> Step:
    """Encaisser les blessures: the blow lands; whoever has kept his dice strikes back."""
    blow = RiposteGiven(attacker=given.attacker, defender=given.defender, dice=dice, options=given.options)
    return Run("riposte", riposte, blow, then=endured)


def endured(dice: int, balance: Balance) -> Move:
    return done(balance)
