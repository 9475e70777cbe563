"""What a duel is worth at the end of a turn: wounds that can still be borne, and the blows to come."""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

from jacta.games.seventh_sea.combat.blows import melee_strike
from jacta.games.seventh_sea.combat.wounds import INTERVAL
from jacta.games.seventh_sea.fights.duellists import DuelGiven, Duellist, Striker, Struck, blow_between
from jacta.games.seventh_sea.fights.moves import NO_DEFENCE, Fencer
from jacta.games.seventh_sea.figures import OTHER, SIDES, Side
from jacta.games.seventh_sea.insight import Appraisal
from jacta.games.seventh_sea.rolls.pools import Pool
from jacta.rules import Position, Rules, remembered

MOST = 100
"""Totals that are told apart in a mean."""
LEAST = 0.01
"""Of what somebody has none, to take the logarithm of."""
LAST = 0.15
"""Somebody whom the next blow fells can still bear so much of it."""


class DuellistFeatures(NamedTuple):
    """What a duellist has; all but the last as a logarithm: twice as much of it counts as much for everybody."""

    bears: float
    """Dramatic wounds that he can still take, less what his light ones will cost him with the next blow."""
    reaches: float
    """How likely a plain blow of his reaches the other."""
    harms: float
    """What such a blow does, on average."""
    brawn: float
    speed: float
    """His action dice."""
    heroism: float


@remembered
def mean(pool: Pool) -> float:
    """What a pool comes to, on average."""
    pairs, total, _ = pool.throw.cut_off(MOST).weights()
    return float(sum(min(value, MOST) * weight for value, weight in pairs) / total)


@remembered
def cost(brawn: int, explode: bool, light: int) -> float:
    """Encaisser les blessures: dramatic wounds that so many light ones bring, on average."""
    check = Pool(brawn, brawn, explode=explode)
    return sum(1 - float(check.chance(nd)) for nd in range(light, 0, -INTERVAL))


def falls_at(one: Duellist) -> int:
    return one.resolve if one.kind == "henchman" else 2 * one.resolve


def bearing(one: Duellist, light: int, dramatic: int, blow: int) -> float:
    """Encaisser les blessures: dramatic wounds that somebody can bear; a blow does so much on average."""
    fit = dramatic < one.resolve
    waiting = cost(one.brawn, fit, blow + light) - cost(one.brawn, fit, blow) if light else 0.0
    return max(LAST, falls_at(one) - dramatic - waiting)


@remembered
def plain_blow(
    one: Duellist, fit: bool, other: Duellist, penalty: int, raises: int, rules: Rules
) -> tuple[float, float]:
    """Attaquer: how likely a blow without raises reaches, and what it does then."""
    at_rest = Fencer(penalty=penalty, forced_raises=raises)
    striker = Striker.of(one, at_rest, led=False, explode=fit)._replace(damage_raises=0, called_raises=0)
    struck = Struck.of(other, Fencer(), NO_DEFENCE, rules, led=False)
    strike = melee_strike(blow_between(striker, struck, rules), rules)
    return max(LEAST, float(strike.attack.chance(strike.nd))), max(LEAST, mean(strike.harm.damage))


def duellists(here: Position) -> dict[str, DuellistFeatures]:
    """What both have."""
    table = here.outermost
    return {side: _duellist(side, table.state, table.context.given, table.context.rules) for side in SIDES}


def _duellist(side: Side, duel: Any, given: DuelGiven, rules: Rules) -> DuellistFeatures:
    other = OTHER[side]
    one, now, foe, his = given.side(side), duel.side(side), given.side(other), duel.side(other)
    reaches, harms = plain_blow(one, now.dramatic < one.resolve, foe, now.penalty, now.forced_raises, rules)
    _, comes = plain_blow(foe, his.dramatic < foe.resolve, one, his.penalty, his.forced_raises, rules)
    return DuellistFeatures(
        log(bearing(one, now.light, now.dramatic, round(comes))),
        log(reaches),
        log(harms),
        log(one.brawn),
        log(one.panache),
        now.heroism,
    )


DUEL = Appraisal("duel", DuellistFeatures, duellists)
