"""What a fight of many is worth after some phases: who still stands, what they can bear, and the blows to come."""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

from jacta.games.seventh_sea.combat.squads import HIT_TRANCHE
from jacta.games.seventh_sea.combat.turns import passive_nd
from jacta.games.seventh_sea.fights.combatants import Combatant, Fight, FightGiven, Stander
from jacta.games.seventh_sea.insight import Appraisal
from jacta.games.seventh_sea.insight.duels import bearing, mean, plain_blow
from jacta.games.seventh_sea.rolls.pools import Pool, skill_pool
from jacta.rules import Position, Rules, remembered

USUAL_BLOW = 15
"""Light wounds of a usual blow; so many make up for a brute."""
LEAST = 1.0
"""Of what nobody has, to take the logarithm of."""


class SideFeatures(NamedTuple):
    """What a side has: the first two as logarithms."""

    strikes: float
    """Light wounds that all who stand deal in a turn, on average over their enemies."""
    bears: float
    """Light wounds that they can take until all are out."""
    heroism: float
    ready: float
    """The share of what both sides deal in a turn that the dice of this turn still hold."""


PHASES = 2
"""Phases that are played out, after the one under way: to the end of the turn there are too many blows."""


def far_enough(first: Position, here: Position) -> bool:
    """Some phases have passed, or the turn."""
    before, now = first.outermost.state, here.outermost.state
    return bool(now.turn > before.turn or now.phase - before.phase > PHASES)


@remembered
def _blows(given: FightGiven, rules: Rules) -> tuple[tuple[tuple[float, float], ...], ...]:
    """Attaquer: what a blow of everybody at everybody deals on average; by whoever is fit, and crippled."""
    return tuple(
        tuple(
            (0.0, 0.0)
            if one.camp == other.camp or one.is_squad
            else (_blow(one, other, True, rules), _blow(one, other, False, rules))
            for other in given.combatants
        )
        for one in given.combatants
    )


def _blow(one: Combatant, other: Combatant, fit: bool, rules: Rules) -> float:
    """Attaquer (R17, R18): what one blow deals; a brute who is hit falls."""
    if not other.is_squad:
        reaches, harms = plain_blow(one.duellist, fit, other.duellist, 0, 0, rules)
        return reaches * harms
    me = one.duellist
    pool = skill_pool(me.finesse, me.attack, rules.options, explode=fit)
    return USUAL_BLOW * float(pool.chance(passive_nd(other.squad_defence, helpless=False)))


@remembered
def _squad_blow(brutes: int, threat: int, nd: int, hit: int) -> float:
    """Attaquer (R19, R70): what one attack of a squad deals."""
    pool = Pool(brutes, threat)
    return hit * sum(float(pool.chance(nd + HIT_TRANCHE * more)) for more in range(4))


def _blow_of(place: int, enemies: list[int], given: FightGiven, fight: Fight, rules: Rules) -> float:
    """Attaquer: what one attack of somebody deals, on average over his enemies."""
    one, stander = given.combatants[place], fight.standers[place]
    if not enemies:
        return 0.0
    if one.is_squad:
        hit = USUAL_BLOW if one.hit_value is None else one.hit_value
        reached = [passive_nd(_defence(given.combatants[other]), helpless=False) for other in enemies]
        dealt = sum([_squad_blow(stander.brutes, one.initiative_dice, nd, hit) for nd in reached])
    else:
        crippled = stander.fencer.dramatic >= (one.resolve or 0)
        row = _blows(given, rules)[place]
        dealt = sum([row[other][crippled] for other in enemies])
    return dealt / len(enemies)


def _defence(one: Combatant) -> int:
    return one.squad_defence if one.is_squad else one.defence or 0


def _bears(one: Combatant, stander: Stander) -> float:
    """Encaisser les blessures: light wounds that somebody can take until he falls."""
    if one.is_squad:
        return USUAL_BLOW * stander.brutes
    me, fencer = one.duellist, stander.fencer
    return bearing(me, fencer.light, fencer.dramatic, USUAL_BLOW) * mean(Pool(me.brawn, me.brawn))


def _dice_left(stander: Stander) -> int:
    """Initiative (R14): the action dice that somebody still has in this turn, ahead and held."""
    return len(stander.fencer.dice) + len(stander.fencer.held)


def sides(here: Position) -> dict[str, SideFeatures]:
    """What every side has on which somebody stands."""
    table = here.outermost
    given: FightGiven = table.context.given
    fight: Any = table.state
    standing = [place for place, stander in enumerate(fight.standers) if not stander.down]
    camps: dict[str, list[int]] = {}
    for place in standing:
        camps.setdefault(given.combatants[place].camp, []).append(place)
    found: dict[str, tuple[float, float, float, float]] = {}
    for camp, ours in camps.items():
        enemies = [place for place in standing if place not in ours]
        blows = {place: _blow_of(place, enemies, given, fight, table.context.rules) for place in ours}
        found[camp] = (
            sum([blow * given.combatants[place].initiative_dice for place, blow in blows.items()]),
            sum([_bears(given.combatants[place], fight.standers[place]) for place in ours]),
            sum([fight.standers[place].fencer.heroism for place in ours]),
            sum([blow * _dice_left(fight.standers[place]) for place, blow in blows.items()]),
        )
    whole = LEAST + sum([strikes for strikes, *_ in found.values()])
    return {
        camp: SideFeatures(log(LEAST + strikes), log(LEAST + bears), heroism, ready / whole)
        for camp, (strikes, bears, heroism, ready) in found.items()
    }


def side_of(given: FightGiven, who: str) -> str:
    """The side of a combatant, or the side itself."""
    return next((one.camp for one in given.combatants if one.name == who), who)


FIGHT = Appraisal("fight", SideFeatures, sides, side_of, far_enough)
