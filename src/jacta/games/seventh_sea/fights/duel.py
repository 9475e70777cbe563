"""Combat: a whole fight between two characters, phase by phase."""

from __future__ import annotations

from typing import Any

from jacta.dice import Draw
from jacta.games.seventh_sea.combat.blows import duel_blow
from jacta.games.seventh_sea.combat.exchanges import FIGHT_ASKS, Blow
from jacta.games.seventh_sea.combat.turns import LAST_PHASE, Rival, initiative_throw, left_over, order
from jacta.games.seventh_sea.fights.boards import duel_cards, duel_text
from jacta.games.seventh_sea.fights.duellists import (
    Duel,
    DuelGiven,
    DuelOutcome,
    DuelParted,
    blow_of,
    check_arms,
    explodes,
    is_surprised,
    over,
)
from jacta.games.seventh_sea.fights.moves import (
    AGAINST_A_BLOW,
    IN_PLACE,
    PASS,
    PASSING,
    Fencer,
    Moves,
    legal_moves,
    usual_defence,
    usual_move,
)
from jacta.games.seventh_sea.figures import OTHER, ROLES, SIDES, Side
from jacta.games.seventh_sea.inputs import check_not_out
from jacta.games.seventh_sea.insight.duels import DUEL
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.repartee.repartee import (
    Intimidate,
    Intimidated,
    Taunt,
    Taunted,
    WithPanache,
    WithResolve,
    intimidate,
    taunt,
)
from jacta.games.seventh_sea.roles import duelling
from jacta.rules import Ask, Board, Move, Note, Roll, Rules, Run, Step, goto, note, procedure

ATHOS = {
    "name": "Athos",
    "brawn": 2,
    "finesse": 3,
    "resolve": 2,
    "wits": 3,
    "panache": 3,
    "attack": 3,
    "defence": 2,
    "weapon": "rapier",
}
ROCHEFORT = {
    "name": "Rochefort",
    "kind": "villain",
    "brawn": 3,
    "finesse": 2,
    "resolve": 2,
    "wits": 2,
    "panache": 2,
    "attack": 3,
    "defence": 3,
    "weapon": "rapier",
}


def computers(given: DuelGiven) -> dict[str, Any]:
    """Who fights by himself: whoever has a style. He is asked nothing but what words are worth: the usual will do."""
    return {side: {} for side in SIDES if not given.side(side).led}


# --- Combat


@procedure(
    passage="Combat (GJ191b), 1) à 7)",
    asks=("move", "deed", "repartee_raises", *FIGHT_ASKS, "payment"),
    readings=(
        "precision",
        "min_one_die",
        "unused",
        "cane_sword",
        "surprise_length",
        "scimitar",
        "same_phase",
    ),
    tables=("melee_weapons",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    players=computers,
    seat_keys={side: f"{side}.style" for side in SIDES},
    board=Board(text=duel_text, cards=duel_cards),
    roles=duelling("attacker") | duelling("defender"),
    insight=DUEL.insight,
    sampled=2000,
    examples=(
        {"attacker": ATHOS, "defender": {**ROCHEFORT, "style": "balanced"}},
        {
            "attacker": {**ATHOS, "style": "cautious", "damage_raises": 1},
            "defender": {**ROCHEFORT, "weapon": "cutlass", "style": "reckless"},
            "surprised": "defender",
            "max_turns": 10,
        },
    ),
)
def duel(given: DuelGiven, rules: Rules) -> Move[DuelOutcome | DuelParted]:
    """Combat: two characters fight until one is out."""
    for side in SIDES:
        check_not_out(given.side(side), side)
        check_arms(given.side(side), rules, f"{side}.")
    attacker, defender = (
        Fencer(light=one.light, dramatic=one.dramatic, heroism=one.heroism) for one in map(given.side, SIDES)
    )
    return goto(attacker_initiative, Duel(1, 0, (), attacker, defender), note("turn", turn=1))


def dice_rolled(side: Side, duel: Duel, given: DuelGiven) -> int:
    """Initiative; La surprise (R28): Panache dice; none for who is surprised for a turn."""
    whole_turn = given.options.surprise_length == "turn"
    return 0 if whole_turn and is_surprised(side, duel.turn, duel.phase, given) else given.side(side).panache


def attacker_initiative(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R13): new action dice for the attacker."""
    throw = initiative_throw(dice_rolled("attacker", duel, given))
    return Roll("attacker_initiative", throw, then=attacker_ready, who="attacker")


def attacker_ready(duel: Duel, dice: tuple[int, ...]) -> Move:
    return goto(defender_initiative, duel.with_side("attacker", duel.attacker.rested(dice)))


def defender_initiative(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R13): new action dice for the defender."""
    throw = initiative_throw(dice_rolled("defender", duel, given))
    return Roll("defender_initiative", throw, then=defender_ready, who="defender")


def defender_ready(duel: Duel, dice: tuple[int, ...]) -> Move:
    return goto(next_phase, duel.with_side("defender", duel.defender.rested(dice)))


# --- Phases


def next_phase(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R10, R11, R12): the next phase is called; whoever has a die for it acts, the highest sum first."""
    phase, fencers = called(duel, given.options)
    if phase > LAST_PHASE:
        return end_of_turn(duel.in_phase(phase, duel.queue, fencers), given)
    able: tuple[Any, ...] = tuple(
        [
            side
            for side, fencer in zip(SIDES, fencers, strict=True)
            if fencer.can_act(phase) and not is_surprised(side, duel.turn, phase, given)
        ]
    )
    if len(able) > 1:
        rivals = [Rival(side, given.side(side).panache, *one[:2]) for side, one in zip(SIDES, fencers, strict=True)]
        groups = order(phase, tuple(rivals))
        if groups == (SIDES,):
            return Roll("order", Draw((SIDES, SIDES[::-1])), then=order_drawn)
        able = tuple([name for group in groups for name in group])
    return phase_begins(duel.in_phase(phase, able, fencers), given)


def called(duel: Duel, options: Readings) -> tuple[int, tuple[Fencer, Fencer]]:
    """Initiative (R12): the next phase in which somebody has a die; those of the phase before are held, or lost."""
    attacker, defender = past(duel.attacker, duel.phase, options), past(duel.defender, duel.phase, options)
    if attacker.held or defender.held:
        return duel.phase + 1, (attacker, defender)
    coming = min((*attacker.dice[:1], *defender.dice[:1]), default=LAST_PHASE + 1)
    return coming, (attacker, defender)


def past(fencer: Fencer, phase: int, options: Readings) -> Fencer:
    """Mettre en réserve (R12): somebody after a phase."""
    if not fencer.dice or fencer.dice[0] > phase:
        return fencer
    return fencer.holding(left_over(fencer.hand, phase, options))


def order_drawn(duel: Duel, queue: tuple[Side, ...], given: DuelGiven) -> Move:
    phase, fencers = called(duel, given.options)
    return phase_begins(duel.in_phase(phase, queue, fencers), given)


def phase_begins(duel: Duel, given: DuelGiven) -> Move:
    return onwards(duel, note("phase", phase=duel.phase, names=[given.name(side) for side in duel.queue]))


def end_of_turn(duel: Duel, given: DuelGiven) -> Move:
    """Combat (R13): dice in hand are lost; light wounds stay."""
    if duel.turn == given.max_turns:
        return over("none", duel, given)
    turn = duel.turn + 1
    return goto(attacker_initiative, duel._replace(turn=turn, phase=0, queue=()), note("turn", turn=turn))


# --- In his place


def onwards(duel: Duel, *told: Note) -> Move:
    """Initiative (R88): the next who can do something in this phase; where nobody can, the next phase."""
    queue = duel.queue
    while queue and not can_move(duel.side(queue[0]), duel.phase):
        queue = queue[1:]
    if not queue:
        return goto(next_phase, duel, *told)
    return goto(take_place, duel if queue is duel.queue else duel._replace(queue=queue), *told)


def can_move(fencer: Fencer, phase: int) -> bool:
    """Initiative (R14, R73): a die of this phase is good for a move; one in hand may be; without any he waits."""
    return phase in fencer.dice or (bool(fencer.held) and bool(legal_moves(fencer.hand, phase, IN_PLACE)))


def take_place(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R14, R88): whoever is in turn uses his dice of the phase, one action each."""
    side = duel.queue[0]
    one, fencer = given.side(side), duel.side(side)
    moves = legal_moves(fencer.hand, duel.phase, IN_PLACE)
    usual = usual_move(one.style, fencer, duel.phase, moves)
    if not one.led:
        return acted(duel, usual, moves, given)
    args = {"turn": duel.turn, "phase": duel.phase}
    return Ask("move", side, (*moves.choices, PASSING), then=moved, default=usual, args=args)


def moved(duel: Duel, answer: str, given: DuelGiven) -> Move:
    return acted(duel, answer, legal_moves(duel.side(duel.queue[0]).hand, duel.phase, IN_PLACE), given)


def acted(duel: Duel, answer: str, moves: Moves, given: DuelGiven) -> Move:
    side, *others = duel.queue
    if answer == PASS:
        return onwards(duel._replace(queue=tuple(others)))
    payment = moves.payments[answer]
    duel = duel.with_side(side, duel.side(side).acting(moves.hands[answer]), striker=side)
    if given.options.same_phase == "alternate":
        duel = duel._replace(queue=(*others, side))
    if payment.use == "hold":
        return onwards(duel, note("holds", who=given.name(side)))
    if payment.purpose != "attack":
        return goto(choose_deed, duel)
    told = note("attacks", who=given.name(side), target=given.name(OTHER[side]), means="melee")
    return goto(strike, duel, told)


# --- A few words


def choose_deed(duel: Duel) -> Step:
    """Utiliser un dé d'action; Système de repartie: an action that is not a blow may be a word that strikes."""
    return Ask("deed", duel.striker, ("intimidate", "taunt", "other"), then=deed_chosen, default="other")


def deed_chosen(duel: Duel, answer: str) -> Move:
    if answer == "other":
        return onwards(duel)
    return goto(threat if answer == "intimidate" else mockery, duel)


def heard_before(duel: Duel) -> dict[str, Any]:
    """Intimider; Provoquer (R38): words are actions, too: what the speaker has heard from the other weighs on them."""
    speaker = duel.side(duel.striker)
    return {"mod_rolled": -speaker.penalty, "forced_raises": speaker.forced_raises}


def threat(duel: Duel, given: DuelGiven) -> Step:
    """Intimider: Détermination against Détermination; the other loses dice on every action against the speaker."""
    speaker, listener = (
        WithResolve(resolve=given.side(side).resolve, explode=explodes(given.side(side), duel.side(side)))
        for side in (duel.striker, OTHER[duel.striker])
    )
    words = Intimidate(attacker=speaker, defender=listener, options=given.options, **heard_before(duel))
    return Run("intimidate", intimidate, words, then=threatened, roles=ROLES[duel.striker])


def threatened(duel: Duel, outcome: Intimidated, given: DuelGiven) -> Move:
    target = duel.side(OTHER[duel.striker])
    told = (note("intimidated", who=given.name(OTHER[duel.striker]), dice=outcome.penalty),) if outcome.penalty else ()
    return spoken(duel, target._replace(penalty=max(target.penalty, outcome.penalty)), *told)


def mockery(duel: Duel, given: DuelGiven) -> Step:
    """Provoquer (R38): Panache against Panache; the other must raise for nothing against the speaker."""
    speaker, listener = (
        WithPanache(panache=given.side(side).panache, explode=explodes(given.side(side), duel.side(side)))
        for side in (duel.striker, OTHER[duel.striker])
    )
    words = Taunt(attacker=speaker, defender=listener, options=given.options, **heard_before(duel))
    return Run("taunt", taunt, words, then=mocked, roles=ROLES[duel.striker])


def mocked(duel: Duel, outcome: Taunted, given: DuelGiven) -> Move:
    target = duel.side(OTHER[duel.striker])
    raises = outcome.forced_raises
    told = (note("taunted", who=given.name(OTHER[duel.striker]), raises=raises),) if raises else ()
    return spoken(duel, target._replace(forced_raises=max(target.forced_raises, raises)), *told)


def spoken(duel: Duel, target: Fencer, *told: Note) -> Move:
    return onwards(duel.with_side(OTHER[duel.striker], target), *told)


# --- A blow


def strike(duel: Duel, given: DuelGiven, rules: Rules) -> Step:
    """Attaquer: one strikes at the other."""
    side = duel.striker
    return Run("blow", duel_blow, blow_of(side, duel, given, rules), then=struck, roles=ROLES[side])


def struck(duel: Duel, blow: Blow, given: DuelGiven) -> Move:
    """Encaisser les blessures: the blow has taken its toll."""
    side, other = duel.striker, OTHER[duel.striker]
    if blow.attacker_heroism or blow.broken:
        striking = duel.side(side)._replace(broken=blow.broken or duel.side(side).broken)
        duel = duel.with_side(side, striking.wounded(striking.light, striking.dramatic, blow.attacker_heroism))
    if blow.result != "miss":
        target = duel.side(other).wounded(blow.light, blow.dramatic, blow.defender_heroism)
        duel = duel.with_side(other, target)
    if blow.state == "out":
        return goto(down, duel, note("out", who=given.name(other)))
    return goto(pay_defence, duel) if blow.defended else onwards(duel)


def down(duel: Duel, given: DuelGiven) -> Step:
    """Encaisser les blessures: whoever has struck this blow has won."""
    return over(duel.striker, duel, given)


def pay_defence(duel: Duel, given: DuelGiven) -> Step:
    """Eviter un coup (R14, R73): which action dice has the active defence cost?"""
    side = OTHER[duel.striker]
    one, hand = given.side(side), duel.side(side).hand
    ways = legal_moves(hand, duel.phase, AGAINST_A_BLOW)
    first, *others = ways.payments
    if not others:
        return paid(duel, first, ways, given)
    usual = usual_defence(one.style, hand, duel.phase)
    payment = usual.name if usual else first
    if not one.led:
        return paid(duel, payment, ways, given)
    return Ask("payment", side, ways.choices, then=defence_paid, default=payment)


def defence_paid(duel: Duel, answer: str, given: DuelGiven) -> Move:
    hand = duel.side(OTHER[duel.striker]).hand
    return paid(duel, answer, legal_moves(hand, duel.phase, AGAINST_A_BLOW), given)


def paid(duel: Duel, answer: str, ways: Moves, given: DuelGiven) -> Move:
    side = OTHER[duel.striker]
    fencer = duel.side(side).holding(ways.hands[answer])
    return onwards(duel.with_side(side, fencer), ways.payments[answer].told(given.name(side)))
