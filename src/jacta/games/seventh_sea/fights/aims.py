"""Attaquer: the blows that can be struck in a fight of many, put together for the procedures that resolve them."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.games.seventh_sea.combat.blows import BlowGiven, duel_blow, melee_arm
from jacta.games.seventh_sea.combat.brutes import SUPPORTED, AttackBrutesGiven, attack_brutes, supported_by
from jacta.games.seventh_sea.combat.fighters import Defender
from jacta.games.seventh_sea.combat.ranged import ShotGiven, duel_shot
from jacta.games.seventh_sea.combat.squads import BruteAttackGiven, SquadBlowGiven, brute_attack, squad_blow
from jacta.games.seventh_sea.combat.weapons import ranged_weapon, reload_of
from jacta.games.seventh_sea.fights.combatants import (
    Combatant,
    Fight,
    FightGiven,
    Means,
    Swing,
    Word,
    enemies_of,
    explodes,
    falls_at,
    is_surprised,
)
from jacta.games.seventh_sea.fights.duellists import Striker, Struck, blow_between
from jacta.games.seventh_sea.fights.ending import heroism_of
from jacta.games.seventh_sea.fights.moves import Fencer, defence_of
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.rules import Given, Procedure, Rules, remembered, written


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
    """Attaquer; Attaque à distance (R20): every enemy who stands, with the blade and with what is loaded."""
    one, stander = given.combatants[place], fight.standers[place]
    if stander.supported == fight.phase:  # brutes who stand by a villain (R20)
        return ()
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


def blow_behind(aim: Aim, striker: int, given: FightGiven, fight: Fight, rules: Rules) -> tuple[str, Any]:
    """An attack as a question of its own: the odds of it, for a person who wonders."""
    found = resolved(Swing(striker, given.place_of(aim.target), aim.means), given, fight, rules)
    return found.procedure.id, written(found.given)


# --- How it is resolved


def resolved(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> Resolved:
    """Attaquer: the blow of this one at that one."""
    striker, target = given.combatants[swing.striker], given.combatants[swing.target]
    if striker.is_squad:
        return _by_squad(swing, given, fight, rules)
    if swing.means == "ranged":
        return Resolved(duel_shot, _shot(swing, given, fight, rules))
    if target.is_squad:
        return Resolved(attack_brutes, _at_squad(swing, given, fight, rules))
    return Resolved(duel_blow, _blow(swing, given, fight, rules))


def _facing(place: int, other: int, given: FightGiven, fight: Fight) -> Fencer:
    """Intimider; Provoquer; Dés d'héroïsme: somebody as he stands against this one."""
    stander = fight.standers[place]
    word = stander.word_of(other)
    return stander.fencer._replace(
        heroism=heroism_of(place, given, fight), penalty=word.dice, forced_raises=word.raises
    )


def _striking(swing: Swing, given: FightGiven, fight: Fight) -> Striker:
    one = given.combatants[swing.striker]
    return Striker.of(
        one.duellist,
        _facing(swing.striker, swing.target, given, fight),
        led=given.led(one),
        explode=explodes(swing.striker, given, fight),
        support=swing.support,
    )


def _struck(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> Struck:
    one, stander = given.combatants[swing.target], fight.standers[swing.target]
    fencer = _facing(swing.target, swing.striker, given, fight)
    return Struck.of(
        one.duellist,
        fencer,
        defence_of(one.duellist.style, fencer.hand, fight.phase),
        rules,
        led=given.led(one),
        surprised=is_surprised(swing.target, given, fight),
        inactive=stander.inactive,
        prone=stander.prone,
    )


def _blow(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> BlowGiven:
    """Attaquer: one character strikes at another."""
    return blow_between(_striking(swing, given, fight), _struck(swing, given, fight, rules), rules)


def _shot(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> ShotGiven:
    """Attaque à distance (R84): one character shoots at another, or at one of a squad, who does not avoid it."""
    shooter, target = given.combatants[swing.striker], given.combatants[swing.target]
    if target.is_squad:
        struck = Struck.brute(
            target.squad_defence,
            surprised=is_surprised(swing.target, given, fight),
            prone=fight.standers[swing.target].prone,
        )
    else:
        struck = _struck(swing, given, fight, rules)
    blow = blow_between(_striking(swing, given, fight), struck, rules)
    own = ("weapon", "weapon_rolled", "weapon_kept", "toughness")
    stated = {key: getattr(blow, key) for key in blow.model_fields_set if key not in own}
    if shooter.ranged_attack is not None:
        stated["attacker"] = blow.attacker.model_copy(update={"attack": shooter.ranged_attack})
    arms: dict[str, Any] = {
        "weapon": shooter.ranged,
        "distance_m": shooter.distance_m,
        "two_pistols": shooter.two_pistols,
    }
    return ShotGiven.model_construct(**stated, **arms)


def _at_squad(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> AttackBrutesGiven:
    """Attaquer: one character strikes at brutes."""
    target, stander = given.combatants[swing.target], fight.standers[swing.target]
    squad = StruckSquad(stander.brutes, target.initiative_dice, target.squad_defence)
    helpless = is_surprised(swing.target, given, fight), stander.prone
    led = given.led(given.combatants[swing.striker])
    return _brutes_attacked(_striking(swing, given, fight), squad, *helpless, swing.heroism, led, rules)


class StruckSquad(NamedTuple):
    """Brutes as a blow finds them."""

    brutes: int
    threat: int
    defence: int


@remembered
def _brutes_attacked(
    striker: Striker, squad: StruckSquad, surprised: bool, prone: bool, heroism: int, led: bool, rules: Rules
) -> AttackBrutesGiven:
    """Attaquer (R17, R18, R66): what the blow is given; the weapon counts as against anybody."""
    arm = melee_arm(*striker.arm[:3], rules)
    curved = arm.target_defence_rank if rules.options.scimitar == "rank" else 0
    targets: dict[str, Any] = {} if led else {"extra_targets": 0}
    return AttackBrutesGiven.model_construct(
        finesse=striker.finesse,
        attack=striker.attack,
        brutes=squad.brutes,
        threat=squad.threat,
        defence=max(0, squad.defence + curved),
        surprised=surprised,
        prone=prone,
        explode=striker.explode,
        off_hand=striker.off_hand,
        attack_dice=arm.attack_dice - striker.penalty,
        attack_bonus=striker.support - RAISE * striker.forced_raises,
        free_raises=arm.free_raises,
        heroism_attack=heroism,
        options=rules.options,
        **targets,
    )


def _by_squad(swing: Swing, given: FightGiven, fight: Fight, rules: Rules) -> Resolved:
    """Attaquer: a squad attacks somebody, or another squad."""
    squad, target = given.combatants[swing.striker], given.combatants[swing.target]
    brutes, word = fight.standers[swing.striker].brutes, fight.standers[swing.striker].word_of(swing.target)
    helpless = is_surprised(swing.target, given, fight), fight.standers[swing.target].prone
    if target.is_squad:
        return Resolved(brute_attack, _squad_attacked(squad, brutes, word, target.squad_defence, *helpless, rules))
    struck = _struck(swing, given, fight, rules)
    return Resolved(squad_blow, _attacked_by_squad(squad, brutes, word, struck, *helpless, rules))


def _attack_of(squad: Combatant, brutes: int, word: Word, surprised: bool, prone: bool, rules: Rules) -> dict[str, Any]:
    """Attaquer (R38, R75): what bears on the attack of a squad."""
    return {
        "brutes": max(0, brutes - word.dice),
        "threat": squad.initiative_dice,
        "attack_bonus": -RAISE * word.raises,
        "surprised": surprised,
        "prone": prone,
        "firearm": squad.firearm,
        "options": rules.options,
    }


@remembered
def _squad_attacked(
    squad: Combatant, brutes: int, word: Word, defence: int, surprised: bool, prone: bool, rules: Rules
) -> BruteAttackGiven:
    """Attaquer (R19): against another squad, every hit fells one."""
    brute = Defender(brawn=1, wits=1, resolve=1, defence=defence, kind="brute")
    attack = _attack_of(squad, brutes, word, surprised, prone, rules)
    return BruteAttackGiven.model_construct(defender=brute, stop_at="hits", **attack)


@remembered
def _attacked_by_squad(
    squad: Combatant, brutes: int, word: Word, struck: Struck, surprised: bool, prone: bool, rules: Rules
) -> SquadBlowGiven:
    """Attaquer (R19): the hits of a squad at somebody who may avoid them."""
    attack = _attack_of(squad, brutes, word, surprised, prone, rules)
    if not struck.asked:
        attack["defend"] = "always" if struck.defends else "never"
    return SquadBlowGiven.model_construct(
        defender=struck.defender,
        inactive=struck.inactive,
        can_defend=struck.can_defend,
        usually="defend" if struck.defends else "endure",
        defence_dice=-struck.penalty,
        hit_value=squad.hit_value,
        weapon_class=squad.weapon_class,
        checks=squad.checks,
        **attack,
    )


# --- Brutes soutenant des vilains


def supporters(place: int, given: FightGiven, fight: Fight) -> tuple[int, ...]:
    """Brutes soutenant des vilains (R20): squads of his side that have not attacked, or helped, in this phase."""
    one = given.combatants[place]
    if one.kind not in SUPPORTED or not given.led(one):
        return ()
    return tuple(
        other
        for other, (squad, stander) in enumerate(zip(given.combatants, fight.standers, strict=True))
        if squad.is_squad
        and squad.camp == one.camp
        and not stander.down
        and fight.phase not in (stander.attacked, stander.supported)
        and not is_surprised(other, given, fight)
    )


def support_points(place: int, squad: int, given: FightGiven, fight: Fight) -> int:
    """Brutes soutenant des vilains (R20): the threat level, for as many brutes as he has Esprit."""
    brutes = fight.standers[squad].brutes
    return supported_by(given.combatants[place].duellist.wits, brutes, given.combatants[squad].initiative_dice)


def actions_to_load(one: Combatant, rules: Rules) -> int:
    """Recharge; Poudrière (R24, R81): actions to load again after a shot; two pistols take twice as many."""
    assert one.ranged is not None
    missile = ranged_weapon(one.ranged, rules)
    return (reload_of(missile, powder_flask=one.powder_flask) or 0) * (2 if one.two_pistols else 1)
