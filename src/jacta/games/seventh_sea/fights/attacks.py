"""Attaquer, Eviter un coup, Encaisser les blessures: an attack in a fight of many, and what it leaves behind."""

from __future__ import annotations

from functools import partial
from typing import Any

from jacta.games.seventh_sea.combat.brutes import Felled
from jacta.games.seventh_sea.combat.exchanges import Blow
from jacta.games.seventh_sea.combat.squads import SquadBlow, SquadHits
from jacta.games.seventh_sea.combat.turns import NO_DICE
from jacta.games.seventh_sea.fights import fight as course  # the fight goes on there: the modules need each other
from jacta.games.seventh_sea.fights.aims import (
    Aim,
    actions_to_load,
    aims_of,
    blow_behind,
    resolved,
    support_points,
    supporters,
    usual_aim,
)
from jacta.games.seventh_sea.fights.combatants import (
    NOBODY,
    Fight,
    FightGiven,
    Swing,
    sides_standing,
)
from jacta.games.seventh_sea.fights.ending import ended, heroism_of, spent
from jacta.games.seventh_sea.fights.moves import AGAINST_A_BLOW, legal_moves, usual_defence
from jacta.rules import Ask, Choice, Move, Rules, Run, Step, done, goto, note

# --- Attaquer


def choose_target(fight: Fight, given: FightGiven, rules: Rules) -> Step:
    """Attaquer; Attaque à distance: whom, and with what?"""
    place = fight.acting.striker
    aims = aims_of(place, given, fight)
    usual = usual_aim(aims, given, fight)
    if len(aims) == 1 or not given.led(given.combatants[place]):
        return aimed(fight, usual, given)
    odds = partial(target_behind, given, rules)
    return Ask("target", given.combatants[place].name, aims, then=aimed, default=usual, leads_to=odds)


def target_behind(given: FightGiven, rules: Rules, fight: Fight, aim: Aim) -> tuple[str, Any]:
    return blow_behind(aim, fight.acting.striker, given, fight, rules)


def aimed(fight: Fight, aim: Aim, given: FightGiven) -> Move:
    striker = fight.acting.striker
    if given.combatants[striker].is_squad:
        fight = fight.with_stander(striker, fight.standers[striker]._replace(attacked=fight.phase))
    swing = Swing(striker, given.place_of(aim.target), aim.means)
    told = note("attacks", who=given.combatants[striker].name, target=aim.target, means=aim.means)
    then = choose_support if supporters(striker, given, fight) else blow_heroism
    return goto(then, fight._replace(swing=swing), told)


def choose_support(fight: Fight, given: FightGiven) -> Step:
    """Brutes soutenant des vilains (R20): brutes who stand by him do not attack in this phase."""
    place = fight.acting.striker
    choices = [
        Choice(given.combatants[squad].name, {"points": support_points(place, squad, given, fight)})
        for squad in supporters(place, given, fight)
    ]
    options = (Choice(NOBODY, {"points": 0}), *choices)
    return Ask("support", given.combatants[place].name, options, then=supported, default=NOBODY)


def supported(fight: Fight, name: str, given: FightGiven) -> Move:
    if name == NOBODY:
        return goto(blow_heroism, fight)
    swing, squad = fight.acting, given.place_of(name)
    points = support_points(swing.striker, squad, given, fight)
    fight = fight.with_stander(squad, fight.standers[squad]._replace(supported=fight.phase))
    told = note("supports", who=name, villain=given.combatants[swing.striker].name, points=points)
    return goto(blow_heroism, fight._replace(swing=swing._replace(support=points)), told)


def blow_heroism(fight: Fight, given: FightGiven) -> Step:
    """Dés d'héroïsme (R76): dice for a blow at brutes; in any other the blow itself asks for them."""
    striker, target, means, *_ = fight.acting
    one, dice = given.combatants[striker], heroism_of(striker, given, fight)
    at_brutes = means == "melee" and not one.is_squad and given.combatants[target].is_squad
    if dice and at_brutes and given.led(one):
        return Ask("heroism_attack", one.name, range(dice + 1), then=blow_strengthened, default=0)
    return goto(strike, fight)


def blow_strengthened(fight: Fight, dice: int, given: FightGiven) -> Move:
    fight = spent(fight, fight.acting.striker, dice, given)
    return goto(strike, fight._replace(swing=fight.acting._replace(heroism=dice)))


def strike(fight: Fight, given: FightGiven, rules: Rules) -> Step:
    """Attaquer: one strikes at another, or at a squad."""
    swing = fight.acting
    found = resolved(swing, given, fight, rules)
    striker, target = given.combatants[swing.striker], given.combatants[swing.target]
    then = brutes_struck if target.is_squad else struck
    return Run("blow", found.procedure, found.given, then, {"attacker": striker.name, "defender": target.name})


def fired(fight: Fight, given: FightGiven, rules: Rules) -> Fight:
    """Recharge (R24, R81): what has been fired must be loaded again."""
    place = fight.acting.striker
    if fight.acting.means == "melee":
        return fight
    reload = actions_to_load(given.combatants[place], rules)
    return fight.with_stander(place, fight.standers[place]._replace(reload=reload))


# --- Encaisser les blessures


def brutes_struck(fight: Fight, outcome: Felled | SquadHits | Blow, given: FightGiven, rules: Rules) -> Move:
    """Blessures des PNJ (R17, R77): brutes who are hit fall, and are missing from the next roll of their squad."""
    fight = fired(fight, given, rules)
    striker, place = fight.acting.striker, fight.acting.target
    if isinstance(outcome, Blow):
        felled = int(outcome.state == "out")
        fight = spent(fight, striker, outcome.attacker_heroism, given)
    else:
        felled = outcome[0]
    stander = fight.standers[place]
    left = max(0, stander.brutes - felled)
    fight = fight.with_stander(place, stander._replace(brutes=left, down=not left))
    if not felled:
        return goto(aftermath, fight)
    told = note("felled", who=given.combatants[place].name, felled=stander.brutes - left, left=left)
    return goto(aftermath, fight, told)


def struck(fight: Fight, blow: Blow | SquadBlow, given: FightGiven, rules: Rules) -> Move:
    """Encaisser les blessures (R30): whoever gains a wound too many falls; one who was woken, with the next."""
    fight = fired(fight, given, rules)
    striker, place = fight.acting.striker, fight.acting.target
    if isinstance(blow, Blow):
        fight = spent(fight, striker, blow.attacker_heroism, given)
        if blow.broken:
            broken = fight.standers[striker]
            fight = fight.with_stander(striker, broken._replace(fencer=broken.fencer._replace(broken=True)))
    fight = spent(fight, place, blow.defender_heroism, given)
    stander = fight.standers[place]
    fencer = stander.fencer._replace(light=blow.light, dramatic=blow.dramatic)
    down = blow.gained > 0 and blow.state == "out"
    fight = fight.with_stander(place, stander._replace(fencer=fencer, down=down))
    return goto(pay_defence if blow.defended and not down else aftermath, fight)


# --- Eviter un coup


def pay_defence(fight: Fight, given: FightGiven) -> Step:
    """Eviter un coup (R14, R73): which action dice has the active defence cost?"""
    place = fight.acting.target
    one, fencer = given.combatants[place], fight.standers[place].fencer
    ways = legal_moves(fencer.hand, fight.phase, AGAINST_A_BLOW)
    first, *others = ways.payments
    if not others:
        return defence_paid(fight, first, given)
    usual = usual_defence(one.style, fencer.hand, fight.phase)
    payment = usual.name if usual else first
    if not given.led(one):
        return defence_paid(fight, payment, given)
    return Ask("payment", one.name, ways.choices, then=defence_paid, default=payment)


def defence_paid(fight: Fight, answer: str, given: FightGiven) -> Move:
    place = fight.acting.target
    stander = fight.standers[place]
    payments, hands, _ = legal_moves(stander.hand, fight.phase, AGAINST_A_BLOW)
    told = payments[answer].told(given.combatants[place].name)
    return goto(aftermath, fight.with_stander(place, stander.holding(hands[answer])), told)


# --- Who falls


def aftermath(fight: Fight, given: FightGiven) -> Step:
    """Blessures graves; Dés d'héroïsme (R30): a hero who falls may spend a die to come round."""
    place = fight.acting.target
    one, stander = given.combatants[place], fight.standers[place]
    if not stander.down:
        return goto(course.take_place, fight)
    fight = fight.with_stander(place, stander.holding(NO_DICE))
    if one.kind == "hero" and stander.fencer.heroism and given.led(one):
        return goto(wake, fight, note("falls", who=one.name))
    return fallen(fight, False, given)


def wake(fight: Fight, given: FightGiven) -> Step:
    """Dés d'héroïsme (R30): awake, he cannot act before the next turn, and 5 is enough to hit him."""
    return Ask("wake", given.combatants[fight.acting.target].name, (False, True), then=fallen, default=False)


def fallen(fight: Fight, wakes: bool, given: FightGiven) -> Move:
    """Combat: the fight is over when no enemy of a side stands."""
    place = fight.acting.target
    if wakes:
        fight = spent(fight, place, 1, given)
        awake = fight.standers[place]._replace(down=False, inactive=True)
        return goto(course.take_place, fight.with_stander(place, awake))
    told = [] if given.combatants[place].is_squad else [note("out", who=given.combatants[place].name)]
    left = sides_standing(given, fight)
    if len(left) > 1:
        return goto(course.take_place, fight, *told)
    return done(ended(left[0], given, fight), *told)
