"""Combat: a whole fight of several characters and squads of brutes, phase by phase."""

from __future__ import annotations

from functools import partial
from typing import Any

from jacta.dice import Draw
from jacta.games.seventh_sea.combat.exchanges import FIGHT_ASKS
from jacta.games.seventh_sea.combat.turns import LAST_PHASE, initiative_throw, left_over, order
from jacta.games.seventh_sea.combat.weapons import ranged_weapon
from jacta.games.seventh_sea.fights import attacks, deeds, gm
from jacta.games.seventh_sea.fights.aims import aims_of, blow_behind
from jacta.games.seventh_sea.fights.combatants import (
    NOBODY,
    Fight,
    FightGiven,
    Stander,
    Swing,
    beginning,
    is_surprised,
    rivals,
    sides_standing,
)
from jacta.games.seventh_sea.fights.duellists import check_arms
from jacta.games.seventh_sea.fights.ending import FightOutcome, ended
from jacta.games.seventh_sea.fights.fight_board import fight_cards, fight_text
from jacta.games.seventh_sea.fights.moves import (
    IN_PLACE,
    PASS,
    PASSING,
    STEP_DOWN,
    STEPPING_DOWN,
    Moves,
    legal_moves,
    usual_move,
)
from jacta.games.seventh_sea.figures import refuse
from jacta.games.seventh_sea.insight.fights import FIGHT
from jacta.games.seventh_sea.roles import FIGHTING
from jacta.rules import (
    Ask,
    Board,
    InputError,
    Joining,
    Message,
    Move,
    Roll,
    Rules,
    Step,
    done,
    goto,
    note,
    procedure,
)

MUSKETEER: dict[str, Any] = {
    "brawn": 2,
    "finesse": 3,
    "resolve": 2,
    "wits": 3,
    "panache": 3,
    "attack": 3,
    "defence": 2,
    "weapon": "rapier",
    "style": "balanced",
}


def computers(given: FightGiven) -> dict[str, Any]:
    """Who fights by himself. Every question declares what that is, so nothing is left to say."""
    return {one.name: {} for one in given.combatants if not given.led(one)}


def everybody(given: FightGiven) -> tuple[str, ...]:
    """Every combatant decides for himself, whatever his side; and the game master where he lends a hand."""
    return (*(one.name for one in given.combatants), *((gm.GM,) if given.game_master else ()))


def aims_by_seat(given: FightGiven) -> dict[str, str]:
    """Every combatant wants his side to win."""
    return {one.name: f"winner={one.camp}" for one in given.combatants}


@procedure(
    passage="Combat (GJ191b), 1) à 7)",
    asks=(
        *("gm_fight", "gm_whom", "gm_figure", "gm_value", "gm_dice"),
        "move",
        "target",
        "support",
        "extra_targets",
        "deed",
        "level",
        "words",
        "repartee_raises",
        *FIGHT_ASKS,
        "heroism_attack",
        "wake",
        "payment",
    ),
    readings=(
        "precision",
        "min_one_die",
        "unused",
        "cane_sword",
        "range_mod",
        "thrown_adds_brawn",
        "grenade_as_explosive",
        "base_wound",
        "surprise_length",
        "inactive_until",
        "scimitar",
        "gm_collects_dice",
        "same_phase",
    ),
    tables=("melee_weapons", "ranged_weapons"),
    aims={"heroes": "winner=heroes", "villains": "winner=villains"},
    players=computers,
    seats=everybody,
    seat_aims=aims_by_seat,
    insight=FIGHT.insight,
    sampled=60,
    board=Board(text=fight_text, outcomes=True, cards=fight_cards),
    roles=FIGHTING,
    joining=Joining("combatants", "standers", gm.enters, gm.leaves),
    examples=(
        {
            "combatants": [
                {"name": "Athos", **MUSKETEER, "heroism": 1},
                {"name": "Porthos", **MUSKETEER, "brawn": 4, "finesse": 2, "weapon": "cutlass", "style": "reckless"},
                {
                    "name": "Rochefort",
                    **MUSKETEER,
                    "kind": "villain",
                    "style": "cautious",
                    "ranged": "pistol",
                },
                {"name": "guards", "kind": "brute", "count": 6, "threat": 2, "hit_value": 6},
            ],
            "players": ["heroes"],
            "max_turns": 2,
        },
    ),
)
def fight(given: FightGiven, rules: Rules) -> Move[FightOutcome]:
    """Combat: sides fight until only one of them stands."""
    for place, one in enumerate(given.combatants):
        key = f"combatants.{place}."
        if one.is_squad:
            continue
        if one.strikes:
            check_arms(one.duellist, rules, key)
        elif one.ranged is None:
            raise InputError(f"{key}weapon", Message("error-missing"))
        check_missiles(one.ranged, one.two_pistols, one.powder_flask, rules, key)
    return goto(turn_begins, beginning(given))


def check_missiles(weapon: str | None, two_pistols: bool, powder_flask: bool, rules: Rules, key: str) -> None:
    """Armes à feu; Poudrière (R24, R81): two at once and powder flasks are for firearms."""
    firearm = weapon is not None and ranged_weapon(weapon, rules, f"{key}ranged").firearm
    for name, stated in (("two_pistols", two_pistols), ("powder_flask", powder_flask)):
        if stated and not firearm:
            raise refuse(key + name, "firearms-only")


# --- Initiative


def turn_begins(fight: Fight, given: FightGiven) -> Step:
    """Initiative (R13, R30): dice left over are lost; whoever stands rolls new ones."""
    awake = given.options.inactive_until == "turn_end"
    standers = tuple(_rested(stander, awake) for stander in fight.standers)
    fight = Fight(fight.turn, 0, (), standers, gm=fight.gm)
    then = gm.gm_hand if given.game_master else roll_initiative
    return goto(then, fight, note("turn", turn=fight.turn))


def roll_initiative(fight: Fight) -> Step:
    """Initiative: everybody who stands, one after the other."""
    rolling = tuple((place,) for place, stander in enumerate(fight.standers) if not stander.down)
    return goto(initiative, fight._replace(places=rolling))


def _rested(stander: Stander, awake: bool) -> Stander:
    fencer = stander.fencer._replace(dice=(), held=(), begun=False)
    return stander._replace(fencer=fencer, inactive=stander.inactive and not awake, attacked=0, supported=0, stepped=0)


def initiative(fight: Fight, given: FightGiven) -> Step:
    """Initiative (R28, R75): each in his turn; none for who is surprised for a turn, or just woken."""
    if not fight.places:
        return goto(next_phase, fight)
    ((place,), *_) = fight.places
    whole_turn = given.options.surprise_length == "turn" and is_surprised(place, given, fight)
    dice = given.combatants[place].initiative_dice
    if not dice or whole_turn or fight.standers[place].inactive:
        return goto(initiative, fight.next_place())
    return goto(action_dice, fight, note("initiative_of", who=given.combatants[place].name))


def action_dice(fight: Fight, given: FightGiven) -> Step:
    """Initiative (R28, R75): Panache dice, or the threat level of brutes; each face is a phase."""
    place = fight.places[0][0]
    if fight.standers[place].down:  # the game master has taken him out
        return goto(initiative, fight.next_place())
    return Roll(
        "initiative",
        initiative_throw(given.combatants[place].initiative_dice),
        then=dice_rolled,
        who=given.combatants[place].name,
    )


def dice_rolled(fight: Fight, dice: tuple[int, ...]) -> Move:
    place = fight.places[0][0]
    stander = fight.standers[place]
    stander = stander._replace(fencer=stander.fencer._replace(dice=dice))
    return goto(initiative, fight.with_stander(place, stander, places=fight.places[1:]))


# --- Phases


def next_phase(fight: Fight, given: FightGiven) -> Step:
    """Initiative (R10, R11, R12): the next phase is called; whoever has a die for it acts, the highest sum first."""
    passed = tuple([_past(stander, fight.phase, given) for stander in fight.standers])
    fight = fight._replace(phase=coming(fight.phase, passed, given), standers=passed)
    if fight.phase > LAST_PHASE:
        return goto(end_of_turn, fight._replace(phase=LAST_PHASE))
    there = rivals(given, fight)
    groups = [tuple(map(given.place_of, group)) for group in order(fight.phase, there)]
    if given.interruptions == "every_phase":
        waiting = sorted((one for one in there if not one.can_act(fight.phase)), key=lambda one: one.rank, reverse=True)
        groups += [(given.place_of(one.name),) for one in waiting]
    if not groups:
        return goto(next_phase, fight)
    names = [given.combatants[place].name for group in groups for place in group]
    return goto(take_place, fight._replace(places=tuple(groups)), note("phase", phase=fight.phase, names=names))


def coming(phase: int, standers: tuple[Stander, ...], given: FightGiven) -> int:
    """Initiative: the next phase in which anything may happen; it takes a die of its own, or one in hand."""
    fencers = [stander.fencer for stander in standers]
    if given.interruptions == "every_phase" or any(fencer.held for fencer in fencers):
        return phase + 1
    return min([fencer.dice[0] for fencer in fencers if fencer.dice], default=LAST_PHASE + 1)


def _past(stander: Stander, phase: int, given: FightGiven) -> Stander:
    """Mettre en réserve (R12): somebody after a phase."""
    dice = stander.fencer.dice
    if not dice or dice[0] > phase:
        return stander
    return stander.holding(left_over(stander.hand, phase, given.options))


def end_of_turn(fight: Fight, given: FightGiven) -> Move:
    """Combat (R13): light wounds stay until the fight is over."""
    if fight.turn == given.max_turns:
        return done(ended(NOBODY, given, fight))
    return goto(turn_begins, fight._replace(turn=fight.turn + 1))


def lots(fight: Fight, given: FightGiven) -> Step:
    """Initiative (R11): equals draw lots for who is next."""
    names = tuple(given.combatants[place].name for place in fight.places[0])
    return Roll("order", Draw(names), then=drawn)


def drawn(fight: Fight, name: str, given: FightGiven) -> Move:
    first = given.place_of(name)
    others = tuple(place for place in fight.places[0] if place != first)
    return goto(take_place, fight._replace(places=((first,), others, *fight.places[1:])))


# --- In his place


def take_place(fight: Fight, given: FightGiven, rules: Rules) -> Step:
    """Initiative (R14, R88): whoever is in turn uses his dice of the phase, one action each."""
    if fight.swing is not None:  # that action is over
        return goto(take_place, fight._replace(swing=None))
    if not fight.places:
        return goto(next_phase, fight)
    group = fight.places[0]
    if len(group) > 1:
        return goto(lots, fight, note("tied", names=[given.combatants[place].name for place in group]))
    (place,) = group
    moves, stander = moves_of(place, given, fight), fight.standers[place]
    if not moves or stander.down or stander.inactive:
        return goto(take_place, fight.next_place())
    return in_turn(place, moves, fight, given, rules)


def in_turn(place: int, moves: Moves, fight: Fight, given: FightGiven, rules: Rules) -> Step:
    one, stander = given.combatants[place], fight.standers[place]
    aims = aims_of(place, given, fight)
    if not aims and len(left := sides_standing(given, fight)) == 1:  # the game master has taken the others out
        return done(ended(left[0], given, fight))
    usual = usual_move(one.style, stander.fencer, fight.phase, moves)
    if not aims:  # nothing to attack with: a gun is loaded instead; supporting brutes wait
        usual = PASS if one.is_squad else usual.replace("attack", "other", 1)
    if not given.led(one):
        return moved(fight, usual, given)
    choices = [choice for choice in moves.choices if aims or moves.payments[choice.value].purpose != "attack"]
    if stander.level and stander.stepped != fight.phase:
        choices.append(STEPPING_DOWN)
    args = {"turn": fight.turn, "phase": fight.phase}
    odds = partial(attack_behind, given, rules)
    return Ask("move", one.name, (*choices, PASSING), then=moved, default=usual, args=args, leads_to=odds)


def moves_of(place: int, given: FightGiven, fight: Fight) -> Moves:
    """Initiative (R14, R73): what his dice allow; without a die of this phase he waits, unless all may interrupt."""
    stander = fight.standers[place]
    if given.interruptions == "own_phases" and not stander.fencer.held and fight.phase not in stander.fencer.dice:
        return legal_moves(stander.hand._replace(dice=(), held=()), fight.phase, IN_PLACE)
    return legal_moves(stander.hand, fight.phase, IN_PLACE)


def attack_behind(given: FightGiven, rules: Rules, fight: Fight, answer: str) -> tuple[str, Any] | None:
    """The odds of an attack where there is but one to make; with more of them, they stand beside its target."""
    (place,) = fight.places[0]
    payment = moves_of(place, given, fight).payments.get(answer)
    aims = aims_of(place, given, fight)
    if payment is None or payment.purpose != "attack" or len(aims) != 1:
        return None
    return blow_behind(aims[0], place, given, fight, rules)


def moved(fight: Fight, answer: str, given: FightGiven) -> Move:
    (place,) = fight.places[0]
    if answer == PASS:
        return goto(take_place, fight.next_place())
    if answer == STEP_DOWN:
        return deeds.stepped_down(fight, place, given)
    stander = fight.standers[place]
    payments, hands, _ = legal_moves(stander.hand, fight.phase, IN_PLACE)
    payment, acting = payments[answer], stander._replace(fencer=stander.fencer.acting(hands[answer]))
    fight = fight.with_stander(place, acting, swing=Swing(place, place))
    if given.options.same_phase == "alternate":
        fight = fight._replace(places=(*fight.places[1:], (place,)))
    if payment.purpose == "attack":
        return goto(attacks.choose_target, fight)
    if payment.use == "hold":
        return goto(take_place, fight, note("holds", who=given.combatants[place].name))
    return goto(deeds.choose_deed, fight)
