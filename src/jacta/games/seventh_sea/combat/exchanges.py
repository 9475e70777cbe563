"""Attaquer, Eviter un coup, Evaluer les dommages, Encaisser les blessures: the steps of one blow, struck or shot."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.fighters import ExchangeGiven, Purse
from jacta.games.seventh_sea.combat.wounds import Sufferer, WoundCheck, Wounded, wound_note
from jacta.games.seventh_sea.figures import State
from jacta.games.seventh_sea.inputs import number_or, undecided_by_caller
from jacta.games.seventh_sea.rolls.breaking import breaking_throw
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool, common_cut
from jacta.rules import Ask, Move, Note, Phase, Receiver, Roll, Rules, Step, done, goto, note, often_changed, undecided

BlowResult: TypeAlias = Literal["miss", "avoided", "hit", "out_of_range"]


BLOW_ASKS = (
    *("damage_raises", "called_raises", "heroism_attack"),
    *("defend", "heroism_defence", "heroism_damage", "heroism_wound"),
)
"""What both sides may be asked in the course of a blow."""
FIGHT_ASKS = ("damage_raises", "called_raises", "heroism_blow", "defend", "heroism_guard", "heroism_wound")
"""What they may be asked in a fight: each about heroism dice once a blow."""


class Split(NamedTuple):
    """Heroism dice for a roll, and for the one that may follow it: they are spent only if it does."""

    now: int
    later: int


def splits(dice: int) -> tuple[Split, ...]:
    """Every way to give so many dice or fewer to two rolls."""
    return tuple(Split(now, later) for now in range(dice + 1) for later in range(dice + 1 - now))


# --- Where a blow stands


@often_changed
class Ledger(NamedTuple):
    """What a blow has cost so far: whether the defender spent an action die, heroism dice of both, a broken weapon."""

    defended: bool = False
    attacker: int = 0
    defender: int = 0
    broken: bool = False


@often_changed
class Harm(NamedTuple):
    """A blow that lands: its damage dice, who takes it. A ledger is kept where somebody will ask for it.

    `damage_dice` and `wound_dice` are heroism dice that were promised to these rolls.
    """

    damage: Pool
    victim: Sufferer
    purse: Purse
    ledger: Ledger | None = None
    damage_dice: int | None = None
    wound_dice: int | None = None

    def spending(self, attacker: int = 0, defender: int = 0) -> Harm:
        """Dés d'héroïsme: so many dice are spent."""
        if not (attacker or defender):
            return self
        purse = Purse(max(0, self.purse.attacker - attacker), max(0, self.purse.defender - defender))
        return self._replace(purse=purse, ledger=charged(self.ledger, attacker, defender))


def charged(ledger: Ledger | None, attacker: int = 0, defender: int = 0) -> Ledger | None:
    """The ledger after heroism dice were spent."""
    if ledger is None:
        return None
    return ledger._replace(attacker=ledger.attacker + attacker, defender=ledger.defender + defender)


@often_changed
class Strike(NamedTuple):
    """A blow about to be struck. `parry` are the most dice that may avoid it, `parry_nd` what makes that harder."""

    attack: Pool
    nd: int
    parry: Pool | None
    parry_nd: int
    harm: Harm


@often_changed
class Parry(NamedTuple):
    """A blow to be avoided by reaching `nd`; where it is `open`, the odds know only that it takes as much or more."""

    dice: Pool
    nd: int
    open: bool
    harm: Harm


class BlowWound(NamedTuple):
    """The wound check of a blow, and the heroism dice that may go into it."""

    check: WoundCheck
    purse: int
    ledger: Ledger | None
    promised: int | None = None


class Exchange(NamedTuple):
    result: BlowResult
    gained: int
    light: int
    state: State


class Blow(NamedTuple):
    """An exchange, and what it has cost both sides."""

    result: BlowResult
    gained: int
    light: int
    dramatic: int
    state: State
    defended: bool
    attacker_heroism: int
    defender_heroism: int
    broken: bool = False


def ended(result: BlowResult, wounded: Wounded, ledger: Ledger | None = None) -> Exchange | Blow:
    if ledger is None:
        return Exchange(result, wounded.gained, wounded.light, wounded.state)
    return Blow(result, *wounded, *ledger)


KEPT_FOR = {"attack": "heroism_damage", "defence": "heroism_wound"}
"""Dés d'héroïsme: a later roll of the same side, for which the caller may have set dice aside."""


def spending(roll: str, who: str, dice: int, given: ExchangeGiven, then: Receiver, state: object) -> Step:
    """Dés d'héroïsme: as many dice as the caller says; left open, the player decides before the roll."""
    kept = getattr(given, KEPT_FOR[roll]) if roll in KEPT_FOR else 0
    if dice > kept and given.left_out(f"heroism_{roll}"):
        return Ask(f"heroism_{roll}", who, range(dice - kept + 1), then=then, default=0)
    move: Move = then(state, getattr(given, f"heroism_{roll}"))
    return move


# --- Attaquer


def exchange(strike: Strike, given: ExchangeGiven, *told: Note) -> Move:
    """Attaquer: a blow begins, with the raises where they are open."""
    if given.called_raises == "choose":
        return goto(call_the_place, strike, *told)
    return called(strike, number_or(given.called_raises), given, *told)


def call_the_place(strike: Strike, given: ExchangeGiven) -> Step:
    """Coups précis (GM168a): how many raises, to strike where he wants? They add no damage."""
    options = range(given.max_raises + 1)
    return Ask("called_raises", "attacker", options, then=called, default=0, args={"nd": strike.nd})


def called(strike: Strike, raises: int, given: ExchangeGiven, *told: Note) -> Move:
    strike = strike._replace(nd=strike.nd + RAISE * raises)
    if undecided_by_caller(given, "damage_raises") and given.max_raises:
        return goto(call_raises, strike, *told)
    return goto(*raised(strike, number_or(given.damage_raises), given), *told)


def call_raises(strike: Strike, given: ExchangeGiven) -> Step:
    """Blessures supplémentaires (R4): how many raises for damage, before the dice are rolled?"""
    options = range(given.max_raises + 1)
    return Ask("damage_raises", "attacker", options, then=raises_called, default=0, args={"nd": strike.nd})


def raises_called(strike: Strike, raises: int, given: ExchangeGiven) -> Move:
    return goto(*raised(strike, raises, given))


def raised(strike: Strike, raises: int, given: ExchangeGiven) -> tuple[Phase, Strike]:
    """Blessures supplémentaires: the blow with these raises, and what comes first."""
    if raises:
        harm = strike.harm._replace(damage=strike.harm.damage.with_dice(raises))
        strike = strike._replace(nd=strike.nd + RAISE * raises, harm=harm)
    return attack_heroism if strike.harm.purse.attacker or given.heroism_attack else attack_roll, strike


def attack_heroism(strike: Strike, given: ExchangeGiven) -> Step:
    """Dés d'héroïsme (R76): dice for the attack; in a fight, for the damage too, if the blow lands."""
    if strike.harm.ledger is not None and given.left_out("heroism_attack") and given.left_out("heroism_damage"):
        return Ask("heroism_blow", "attacker", splits(strike.harm.purse.attacker), then=blow_split, default=Split(0, 0))
    return spending("attack", "attacker", strike.harm.purse.attacker, given, attack_strengthened, strike)


def blow_split(strike: Strike, dice: Split) -> Move:
    return attack_strengthened(strike._replace(harm=strike.harm._replace(damage_dice=dice.later)), dice.now)


def attack_strengthened(strike: Strike, dice: int) -> Move:
    attack = strike.attack._replace(heroism=dice)
    return goto(attack_roll, strike._replace(attack=attack, harm=strike.harm.spending(attacker=dice)))


def attack_roll(strike: Strike, rules: Rules) -> Step:
    """Attaquer (R15, R68): finesse and attack rolled, finesse kept, against the passive defence."""
    cut = strike.nd if strike.parry is None else parry_cut(strike, strike.parry, rules)
    return Roll("attack", strike.attack.throw.cut_off(cut), then=attacked, who="attacker")


def parry_cut(strike: Strike, parry: Pool, rules: Rules) -> int:
    """C6: how high the attack must be told apart, for the dice that may still avoid it."""
    easier = parry._replace(bonus=parry.bonus - strike.parry_nd)
    return max(strike.nd, common_cut(rules.options, strike.attack, easier))


def attacked(strike: Strike, total: float, given: ExchangeGiven, rules: Rules) -> Move:
    harm, told = strike.harm, note("attacked", total=total, nd=strike.nd, hit=total >= strike.nd)
    if total < strike.nd:
        return done(ended("miss", harm.victim.unhurt, harm.ledger), told)
    if strike.parry is None:
        return landed(harm, given, told)
    reached = parry_cut(strike, strike.parry, rules) if total == BEYOND else int(total)
    parry = Parry(strike.parry, reached + strike.parry_nd, total == BEYOND, harm)
    if undecided_by_caller(given, "defend"):
        return goto(choose_defence, parry, told)
    return goto(*defending(parry, given), told)


# --- Eviter un coup


def choose_defence(parry: Parry, given: ExchangeGiven) -> Step:
    """Eviter un coup (R14): avoid the blow with an action die, or keep the die and take it?"""
    options, usual = ("defend", "endure"), given.usual_defence
    return Ask("defend", "defender", options, then=defence_chosen, default=usual, args={"nd": parry.nd})


def defence_chosen(parry: Parry, answer: str, given: ExchangeGiven) -> Move:
    return goto(*defending(parry, given)) if answer == "defend" else landed(parry.harm, given)


def defending(parry: Parry, given: ExchangeGiven) -> tuple[Phase, Parry]:
    """Eviter un coup: an action die is spent; what comes first."""
    harm = parry.harm
    if harm.ledger is not None:
        parry = parry._replace(harm=harm._replace(ledger=harm.ledger._replace(defended=True)))
    return defence_heroism if harm.purse.defender or given.heroism_defence else defence_roll, parry


def defence_heroism(parry: Parry, given: ExchangeGiven) -> Step:
    """Dés d'héroïsme (R76): dice for the active defence; in a fight, for the wound check too, if it fails."""
    if parry.harm.ledger is not None and given.left_out("heroism_defence") and given.left_out("heroism_wound"):
        dice = splits(parry.harm.purse.defender)
        return Ask("heroism_guard", "defender", dice, then=guard_split, default=Split(0, 0))
    return spending("defence", "defender", parry.harm.purse.defender, given, defence_strengthened, parry)


def guard_split(parry: Parry, dice: Split) -> Move:
    return defence_strengthened(parry._replace(harm=parry.harm._replace(wound_dice=dice.later)), dice.now)


def defence_strengthened(parry: Parry, dice: int) -> Move:
    return goto(defence_roll, parry._replace(dice=parry.dice._replace(heroism=dice), harm=parry.harm.spending(0, dice)))


def defence_roll(parry: Parry) -> Step:
    """Eviter un coup (R15, R21): wits and defence rolled, wits kept, against the attack."""
    return Roll("active_defence", parry.dice.testing(parry.nd), then=defended, who="defender")


def defended(parry: Parry, total: float, given: ExchangeGiven) -> Move:
    avoided = total >= parry.nd
    told = note("defended", total=total, nd=parry.nd, avoided=avoided)
    if not avoided:
        return landed(parry.harm, given, told)
    if parry.open:
        return undecided()
    return done(ended("avoided", parry.harm.victim.unhurt, parry.harm.ledger), told)


# --- Evaluer les dommages


def landed(harm: Harm, given: ExchangeGiven, *told: Note) -> Move:
    """Blessures des PNJ (R17): a hit is enough for a brute; anybody else takes damage."""
    victim = harm.victim
    if victim.kind == "brute":
        return done(ended("hit", victim.unhurt._replace(state="out"), harm.ledger), *told, note("brute_out"))
    return goto(damage_heroism if harm.purse.attacker or given.heroism_damage else damage_roll, harm, *told)


def damage_heroism(harm: Harm, given: ExchangeGiven) -> Step:
    """Dés d'héroïsme (R76): dice for the damage."""
    if harm.damage_dice is not None:
        return damage_strengthened(harm, harm.damage_dice)
    return spending("damage", "attacker", harm.purse.attacker, given, damage_strengthened, harm)


def damage_strengthened(harm: Harm, dice: int) -> Move:
    return goto(damage_roll, harm.spending(attacker=dice)._replace(damage=harm.damage._replace(heroism=dice)))


def damage_roll(harm: Harm, given: ExchangeGiven, rules: Rules) -> Step:
    """Evaluer les dommages (R25, R69): the dice of the weapon, of the arm that swings it, and of the raises."""
    breaking = breaking_throw(harm.damage, given.toughness, rules.options)
    if breaking is not None:
        return Roll("damage", breaking, then=damaged_or_broken, who="attacker")
    return Roll("damage", harm.damage.cut_off(rules.options), then=damaged, who="attacker")


def damaged_or_broken(harm: Harm, read: tuple[float, bool], given: ExchangeGiven) -> Move:
    """Armes improvisées (R27): what was struck with may break."""
    damage, broken = read
    if harm.ledger is not None:
        harm = harm._replace(ledger=harm.ledger._replace(broken=broken))
    move = damaged(harm, damage + harm.damage.normal().bonus, given)
    return (*move[:3], (*move[3], note("breaks"))) if broken else move


def damaged(harm: Harm, damage: float, given: ExchangeGiven) -> Move:
    if damage == BEYOND:
        return undecided()
    hurt = BlowWound(harm.victim.check(max(0, int(damage))), harm.purse.defender, harm.ledger, harm.wound_dice)
    settled = hurt.check.settled
    if settled is not None:
        return done(ended("hit", settled, hurt.ledger))
    return goto(wound_heroism if hurt.purse or given.heroism_wound else wound_roll, hurt)


# --- Encaisser les blessures


def wound_heroism(hurt: BlowWound, given: ExchangeGiven) -> Step:
    """Dés d'héroïsme (R76): dice for the wound check."""
    if hurt.promised is not None:
        return check_strengthened(hurt, hurt.promised)
    return spending("wound", "defender", hurt.purse, given, check_strengthened, hurt)


def check_strengthened(hurt: BlowWound, dice: int) -> Move:
    return goto(wound_roll, BlowWound(hurt.check._replace(heroism=dice), 0, charged(hurt.ledger, defender=dice)))


def wound_roll(hurt: BlowWound) -> Step:
    """Encaisser les blessures (R3, R69, R71): brawn against all light wounds."""
    return Roll("wound_check", hurt.check.throw, then=wounded, who="defender")


def wounded(hurt: BlowWound, total: float) -> Move:
    taken = hurt.check.after(total)
    return done(ended("hit", taken, hurt.ledger), wound_note(hurt.check, total, taken))
