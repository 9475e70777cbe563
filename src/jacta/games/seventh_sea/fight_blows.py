"""Attaquer: the blows that can be struck in a fight of many, put together for the procedures that resolve them."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.games.seventh_sea.blows import BlowGiven, duel_blow, melee_arm
from jacta.games.seventh_sea.brutes import AttackBrutesGiven, attack_brutes
from jacta.games.seventh_sea.combatants import (
    Combatant,
    Fight,
    FightGiven,
    Means,
    Swing,
    enemies_of,
    falls_at,
    is_surprised,
    state_in,
)
from jacta.games.seventh_sea.duel_moves import AGAINST_A_BLOW, legal_moves, usual_defence
from jacta.games.seventh_sea.duellists import Striking, Struck, blow_between
from jacta.games.seventh_sea.fighters import Attacker, Defender
from jacta.games.seventh_sea.ranged import ShotGiven, duel_shot
from jacta.games.seventh_sea.squads import BruteAttackGiven, SquadBlowGiven, brute_attack, squad_blow
from jacta.games.seventh_sea.weapons import ranged_weapon, reload_of
from jacta.kernel.inputs import Given, written
from jacta.kernel.procedure import Procedure
from jacta.kernel.questions import Choice
from jacta.tables import Rules


class Aim(NamedTuple):
    """Something to attack with, and somebody to attack."""

    means: Means
    target: str


class Resolved(NamedTuple):
    """The procedure that resolves a blow, and what it is given."""

    procedure: Procedure
    given: Given


# --- What may be attacked


def aims_of(place: int, given: FightGiven, fight: Fight) -> tuple[Aim, ...]:
    """Attaquer; Attaque à distance: every enemy who stands, with the blade and with what is loaded."""
    one, stander = given.combatants[place], fight.standers[place]
    means: list[Means] = ["melee"] if one.strikes else []
    if one.ranged is not None and not stander.reload:
        means.append("ranged")
    enemies = [given.combatants[other].name for other in enemies_of(place, given, fight)]
    return tuple(Aim(way, name) for way in means for name in enemies)


def usual_aim(aims: tuple[Aim, ...], given: FightGiven, fight: Fight) -> Aim:
    """Attaquer: whoever is not asked fires what is loaded, at the enemy who can bear least."""
    loaded = [aim for aim in aims if aim.means == "ranged"]
    return min(loaded or aims, key=lambda aim: _left_to_bear(given.place_of(aim.target), given, fight))


def _left_to_bear(place: int, given: FightGiven, fight: Fight) -> tuple[int, int]:
    one, stander = given.combatants[place], fight.standers[place]
    if one.is_squad:
        return stander.brutes, 0
    return falls_at(one) - stander.fencer.dramatic, -stander.fencer.light


def offered(aim: Aim, striker: int, given: FightGiven, fight: Fight, rules: Rules) -> Choice:
    """An aim, and for a person the odds behind it."""
    if not given.led(given.combatants[striker]):
        return Choice(aim)
    swing = Swing(striker, given.place_of(aim.target), aim.means)
    found = resolved(swing, given, fight, rules)
    return Choice(aim, leads_to=(found.procedure.id, written(found.given)))


# --- How it is resolved


def resolved(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> Resolved:
    """Attaquer: the blow of this one at that one."""
    striker, target = given.combatants[swing.striker], given.combatants[swing.target]
    if striker.is_squad:
        return _by_squad(swing, given, fight)
    if swing.means == "ranged":
        return Resolved(duel_shot, _shot(swing, given, fight, rules))
    if target.is_squad:
        return Resolved(attack_brutes, _at_squad(swing, given, fight, rules))
    return Resolved(duel_blow, _blow(swing, given, fight, rules))


def _explodes(place: int, given: FightGiven, fight: Fight) -> bool:
    return state_in(given.combatants[place], fight.standers[place]) == "fit"


def _can_defend(place: int, fight: Fight) -> bool:
    """Eviter un coup (R14, R73): whether he has action dice for it."""
    return bool(legal_moves(fight.standers[place].hand, fight.phase, AGAINST_A_BLOW))


def _defends(place: int, given: FightGiven, fight: Fight) -> bool:
    """Eviter un coup: whether his style would."""
    return usual_defence(given.combatants[place].style, fight.standers[place].fencer, fight.phase) is not None


def _blow(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> BlowGiven:
    """Attaquer: one character strikes at another."""
    striker, target = given.combatants[swing.striker], given.combatants[swing.target]
    striking, struck = fight.standers[swing.striker], fight.standers[swing.target]
    return blow_between(
        Striking.of(
            striker.duellist,
            striking.fencer,
            led=given.led(striker),
            explode=_explodes(swing.striker, given, fight),
        ),
        Struck.of(
            target.duellist,
            struck.fencer,
            fight.phase,
            rules,
            led=given.led(target),
            surprised=is_surprised(swing.target, given, fight),
            inactive=struck.inactive,
        ),
        rules,
    )


def _shot(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> ShotGiven:
    """Attaque à distance: one character shoots at another, or at one of a squad."""
    shooter, target = given.combatants[swing.striker], given.combatants[swing.target]
    own: dict[str, Any] = {"weapon": shooter.ranged, "distance_m": shooter.distance_m}
    own["two_pistols"] = shooter.two_pistols
    if not target.is_squad:
        blow = _blow(swing, given, fight, rules)
        stated = {key: getattr(blow, key) for key in blow.model_fields_set if not key.startswith("weapon")}
        return ShotGiven(**stated, **own)
    if not shooter.left_out("damage_raises"):
        own["damage_raises"] = shooter.damage_raises
    person, threat = shooter.duellist, max(1, target.initiative_dice)
    return ShotGiven(
        attacker=Attacker(
            finesse=person.finesse,
            attack=person.attack,
            brawn=person.brawn,
            explode=_explodes(swing.striker, given, fight),
            heroism=fight.standers[swing.striker].fencer.heroism,
        ),
        defender=Defender(brawn=1, wits=threat, resolve=1, defence=target.squad_defence, kind="brute"),
        surprised=is_surprised(swing.target, given, fight),
        options=given.options,
        **own,
    )


def _at_squad(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> AttackBrutesGiven:
    """Attaquer (R17, R18, R66): one character strikes at brutes; his weapon counts as against anybody."""
    striker, target = given.combatants[swing.striker].duellist, given.combatants[swing.target]
    arm = melee_arm(striker.weapon, striker.weapon_rolled, striker.weapon_kept, rules)
    curved = arm.target_defence_rank if given.options.scimitar == "rank" else 0
    return AttackBrutesGiven(
        finesse=striker.finesse,
        attack=striker.attack,
        brutes=fight.standers[swing.target].brutes,
        threat=target.initiative_dice,
        defence=max(0, target.squad_defence + curved),
        surprised=is_surprised(swing.target, given, fight),
        explode=_explodes(swing.striker, given, fight),
        attack_dice=arm.attack_dice,
        free_raises=arm.free_raises,
        heroism_attack=swing.heroism,
        options=given.options,
    )


def _by_squad(swing: Swing, given: FightGiven, fight: Fight) -> Resolved:
    """Attaquer (R19, R75): a squad attacks; against another squad, every hit fells one."""
    squad, target = given.combatants[swing.striker], given.combatants[swing.target]
    attack: dict[str, Any] = {
        "brutes": fight.standers[swing.striker].brutes,
        "threat": squad.initiative_dice,
        "surprised": is_surprised(swing.target, given, fight),
        "firearm": squad.firearm,
        "options": given.options,
    }
    if target.is_squad:
        brute = Defender(brawn=1, wits=1, resolve=1, defence=target.squad_defence, kind="brute")
        return Resolved(brute_attack, BruteAttackGiven(defender=brute, stop_at="hits", **attack))
    person, stander = target.duellist, fight.standers[swing.target]
    return Resolved(
        squad_blow,
        SquadBlowGiven(
            defender=Defender(
                brawn=person.brawn,
                wits=person.wits,
                resolve=person.resolve,
                defence=person.defence,
                kind=person.kind,
                light=stander.fencer.light,
                dramatic=stander.fencer.dramatic,
                heroism=stander.fencer.heroism,
            ),
            inactive=stander.inactive,
            can_defend=_can_defend(swing.target, fight),
            usually="defend" if _defends(swing.target, given, fight) else "endure",
            hit_value=squad.hit_value,
            weapon_class=squad.weapon_class,
            checks=squad.checks,
            **attack,
        ),
    )


def actions_to_load(one: Combatant, rules: Rules) -> int:
    """Recharge; Poudrière (R24, R81): actions to load again after a shot; two pistols take twice as many."""
    assert one.ranged is not None
    missile = ranged_weapon(one.ranged, rules)
    return (reload_of(missile, powder_flask=one.powder_flask) or 0) * (2 if one.two_pistols else 1)
