"""Combat: a whole fight between two characters, phase by phase."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from jacta.dice import Draw
from jacta.games.seventh_sea.blows import BlowGiven, check_weapon, duel_blow, melee_arm
from jacta.games.seventh_sea.boards import duel_text
from jacta.games.seventh_sea.duel_moves import (
    AGAINST_A_BLOW,
    IN_PLACE,
    PASS,
    PASSING,
    Fencer,
    Style,
    legal_moves,
    usual_defence,
    usual_move,
)
from jacta.games.seventh_sea.exchanges import Blow
from jacta.games.seventh_sea.fighters import Attacker, Defender
from jacta.games.seventh_sea.inputs import (
    OTHER,
    SIDES,
    Character,
    Dice,
    Name,
    RaisesOrChoose,
    Rank,
    Side,
    Trait,
    check_not_out,
    state_of,
)
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.turns import LAST_PHASE, Rival, initiative_throw, left_over, order
from jacta.kernel.procedure import Board, procedure
from jacta.kernel.questions import Ask, Move, Roll, Run, Step, done, goto, note
from jacta.tables import Rules

# --- The fight as it is given


class Duellist(Character):
    """A full character with his weapon. A stated `style` fights by itself; left out, a player decides."""

    name: Name | None = None
    brawn: Trait
    finesse: Trait
    resolve: Trait
    wits: Trait
    panache: Annotated[int, Field(ge=1, le=10)]
    attack: Rank
    defence: Rank
    weapon: Name | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    style: Style = "balanced"
    damage_raises: RaisesOrChoose = 0


class DuelGiven(Situation):
    attacker: Duellist
    defender: Duellist
    max_turns: Annotated[int, Field(ge=1, le=1000)] = 50
    surprised: Literal["none", "attacker", "defender"] = "none"

    def side(self, side: Side) -> Duellist:
        return self.attacker if side == "attacker" else self.defender


class DuelOutcome(NamedTuple):
    winner: Literal["attacker", "defender", "none"]
    turns: int


# --- The fight as it stands


class Duel(NamedTuple):
    """Combat: turn and phase, the sides that may still act in it in their order, and how both stand.

    While a blow is struck, `striker` is who strikes it.
    """

    turn: int
    phase: int
    queue: tuple[Side, ...]
    attacker: Fencer
    defender: Fencer
    striker: Side = "attacker"

    def side(self, side: Side) -> Fencer:
        return self.attacker if side == "attacker" else self.defender

    def with_side(self, side: Side, fencer: Fencer) -> Duel:
        return self._replace(attacker=fencer) if side == "attacker" else self._replace(defender=fencer)


def is_surprised(side: Side, duel: Duel, given: DuelGiven) -> bool:
    """La surprise (R28): for the first turn, or for its first phase."""
    if given.surprised != side or duel.turn > 1:
        return False
    return given.options.surprise_length == "turn" or duel.phase <= 1


def computers(given: DuelGiven) -> dict[str, Any]:
    """Who fights by himself: whoever has a style. Every question declares what that is, so nothing is left to say."""
    return {side: {} for side in SIDES if not given.side(side).left_out("style")}


# --- Combat


@procedure(
    passage="Combat (GJ191b), 1) à 7)",
    tables=("melee_weapons",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    players=computers,
    chairs={side: f"{side}.style" for side in SIDES},
    board=Board(text=duel_text),
    # More than a turn between two who can bear a blow has too many ends to list: that is for simulations.
    examples=(
        {
            "attacker": {
                "brawn": 2,
                "finesse": 3,
                "resolve": 2,
                "wits": 2,
                "panache": 1,
                "attack": 3,
                "defence": 2,
                "weapon": "rapier",
            },
            "defender": {
                "brawn": 1,
                "finesse": 2,
                "resolve": 1,
                "wits": 2,
                "panache": 1,
                "attack": 2,
                "defence": 1,
                "kind": "brute",
                "weapon": "cutlass",
                "style": "reckless",
            },
            "max_turns": 1,
        },
    ),
)
def duel(given: DuelGiven, rules: Rules) -> Move:
    """Combat: two characters fight until one is out."""
    for side in SIDES:
        check_not_out(given.side(side), side)
        fighter = given.side(side)
        check_weapon(fighter.weapon, fighter.weapon_rolled, fighter.weapon_kept, f"{side}.")
        melee_arm(fighter.weapon, fighter.weapon_rolled, fighter.weapon_kept, rules, f"{side}.")
    attacker, defender = (Fencer((), (), one.light, one.dramatic, one.heroism) for one in map(given.side, SIDES))
    return goto(attacker_initiative, Duel(1, 0, (), attacker, defender))


def dice_rolled(side: Side, duel: Duel, given: DuelGiven) -> int:
    """Initiative; La surprise (R28): Panache dice; none for who is surprised for a turn."""
    whole_turn = given.options.surprise_length == "turn"
    return 0 if whole_turn and is_surprised(side, duel, given) else given.side(side).panache


def attacker_initiative(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R13): new action dice for the attacker."""
    throw = initiative_throw(dice_rolled("attacker", duel, given))
    return Roll("attacker_initiative", throw, then=attacker_ready)


def attacker_ready(duel: Duel, dice: tuple[int, ...]) -> Move:
    attacker = duel.attacker._replace(dice=dice, held=(), begun=False)
    return goto(defender_initiative, duel._replace(attacker=attacker))


def defender_initiative(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R13): new action dice for the defender."""
    throw = initiative_throw(dice_rolled("defender", duel, given))
    return Roll("defender_initiative", throw, then=defender_ready)


def defender_ready(duel: Duel, dice: tuple[int, ...]) -> Move:
    defender = duel.defender._replace(dice=dice, held=(), begun=False)
    return goto(next_phase, duel._replace(defender=defender, phase=0), note("turn", turn=duel.turn))


# --- Phases


def next_phase(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R10, R11, R12): the next phase is called; whoever has a die for it acts, the highest sum first."""
    duel = called(duel, given.options)
    if duel.phase > LAST_PHASE:
        return end_of_turn(duel, given)
    rivals = tuple(
        Rival(side, given.side(side).panache, *duel.side(side).hand)
        for side in SIDES
        if not is_surprised(side, duel, given)
    )
    groups = order(duel.phase, rivals)
    if groups == (SIDES,):
        return Roll("order", Draw((SIDES, SIDES[::-1])), then=order_drawn)
    queue: tuple[Any, ...] = tuple(name for group in groups for name in group)
    return goto(take_place, duel._replace(queue=queue))


def called(duel: Duel, options: Readings) -> Duel:
    """Initiative (R12): the next phase in which somebody has a die; those of the phase before are held, or lost."""
    coming = LAST_PHASE + 1
    for side in SIDES:
        fencer = duel.side(side)
        if fencer.dice and fencer.dice[0] <= duel.phase:
            fencer = fencer.holding(left_over(fencer.hand, duel.phase, options))
            duel = duel.with_side(side, fencer)
        if fencer.held:
            coming = duel.phase + 1
        elif fencer.dice:
            coming = min(coming, fencer.dice[0])
    return duel._replace(phase=coming)


def order_drawn(duel: Duel, queue: tuple[Side, ...], given: DuelGiven) -> Move:
    return goto(take_place, called(duel, given.options)._replace(queue=queue))


def end_of_turn(duel: Duel, given: DuelGiven) -> Move:
    """Combat (R13): dice in hand are lost; light wounds stay."""
    if duel.turn == given.max_turns:
        return done(DuelOutcome("none", duel.turn))
    return goto(attacker_initiative, duel._replace(turn=duel.turn + 1, phase=0, queue=()))


# --- In his place


def take_place(duel: Duel, given: DuelGiven) -> Step:
    """Initiative (R14, R88): whoever is in turn uses his dice of the phase, one action each."""
    if not duel.queue:
        return goto(next_phase, duel)
    side = duel.queue[0]
    fencer = duel.side(side)
    if not fencer.held and duel.phase not in fencer.dice:
        return goto(take_place, duel._replace(queue=duel.queue[1:]))
    moves = legal_moves(fencer.hand, duel.phase, IN_PLACE)
    if not moves:
        return goto(take_place, duel._replace(queue=duel.queue[1:]))
    usual = usual_move(given.side(side).style, fencer, duel.phase, moves)
    args = {"turn": duel.turn, "phase": duel.phase}
    return Ask("move", side, (*moves.choices, PASSING), then=moved, default=usual, args=args)


def moved(duel: Duel, answer: str, given: DuelGiven) -> Move:
    side = duel.queue[0]
    if answer == PASS:
        return goto(take_place, duel._replace(queue=duel.queue[1:]))
    fencer = duel.side(side)
    payments, hands, _ = legal_moves(fencer.hand, duel.phase, IN_PLACE)
    duel = duel.with_side(side, fencer.holding(hands[answer])._replace(begun=True))
    if given.options.same_phase == "alternate":
        duel = duel._replace(queue=(*duel.queue[1:], side))
    if payments[answer].purpose == "attack":
        return goto(strike, duel._replace(striker=side))
    return goto(take_place, duel)


# --- A blow


def strike(duel: Duel, given: DuelGiven, rules: Rules) -> Step:
    """Attaquer: one strikes at the other."""
    side = duel.striker
    roles = {"attacker": side, "defender": OTHER[side]}
    return Run("blow", duel_blow, blow_of(side, duel, given, rules), then=struck, roles=roles)


def blow_of(side: Side, duel: Duel, given: DuelGiven, rules: Rules) -> BlowGiven:
    """Combat: the blow of one side at the other, as both stand."""
    striker, target = given.side(side), given.side(OTHER[side])
    striking, struck = duel.side(side), duel.side(OTHER[side])
    return blow_between(
        striker,
        target,
        state_of(striking.dramatic, striker.resolve, striker.kind) == "fit",
        (struck.light, struck.dramatic),
        (striking.heroism, struck.heroism),
        surprised=is_surprised(OTHER[side], duel, given),
        can_defend=bool(legal_moves(struck.hand, duel.phase, AGAINST_A_BLOW)),
        defends=usual_defence(target.style, struck, duel.phase) is not None,
        rules=rules,
    )


@lru_cache(maxsize=20_000)
def blow_between(
    striker: Duellist,
    target: Duellist,
    explode: bool,
    wounds: tuple[int, int],
    heroism: tuple[int, int],
    *,
    surprised: bool,
    can_defend: bool,
    defends: bool,
    rules: Rules,
) -> BlowGiven:
    """Combat (R21): what the blow is given. A fight strikes the same blow over and over: they are remembered."""
    parry = melee_arm(target.weapon, target.weapon_rolled, target.weapon_kept, rules).parry_nd
    stated: dict[str, Any] = {} if striker.left_out("damage_raises") else {"damage_raises": striker.damage_raises}
    return BlowGiven(
        attacker=Attacker(
            finesse=striker.finesse, attack=striker.attack, brawn=striker.brawn, explode=explode, heroism=heroism[0]
        ),
        defender=Defender(
            brawn=target.brawn,
            wits=target.wits,
            resolve=target.resolve,
            defence=target.defence,
            kind=target.kind,
            light=wounds[0],
            dramatic=wounds[1],
            heroism=heroism[1],
        ),
        weapon=striker.weapon,
        weapon_rolled=striker.weapon_rolled,
        weapon_kept=striker.weapon_kept,
        surprised=surprised,
        can_defend=can_defend,
        usually="defend" if defends else "endure",
        parry_nd=parry if rules.options.cane_sword == "wielder" else 0,
        options=rules.options,
        **stated,
    )


def struck(duel: Duel, blow: Blow) -> Move:
    """Encaisser les blessures: the blow has taken its toll."""
    side = duel.striker
    if blow.state == "out":
        return done(DuelOutcome(side, duel.turn))
    striking, target = duel.side(side), duel.side(OTHER[side])
    striking = striking._replace(heroism=max(0, striking.heroism - blow.attacker_heroism))
    heroism = max(0, target.heroism - blow.defender_heroism)
    target = target._replace(light=blow.light, dramatic=blow.dramatic, heroism=heroism)
    duel = duel.with_side(side, striking).with_side(OTHER[side], target)
    return goto(pay_defence, duel) if blow.defended else goto(take_place, duel._replace(striker="attacker"))


def pay_defence(duel: Duel, given: DuelGiven) -> Step:
    """Eviter un coup (R14, R73): which action dice has the active defence cost?"""
    side = OTHER[duel.striker]
    fencer = duel.side(side)
    ways = legal_moves(fencer.hand, duel.phase, AGAINST_A_BLOW)
    first, *others = ways.payments
    if not others:
        return defence_paid(duel, first)
    usual = usual_defence(given.side(side).style, fencer, duel.phase)
    return Ask("payment", side, ways.choices, then=defence_paid, default=usual.name if usual else first)


def defence_paid(duel: Duel, answer: str) -> Move:
    side = OTHER[duel.striker]
    fencer = duel.side(side)
    hand = legal_moves(fencer.hand, duel.phase, AGAINST_A_BLOW).hands[answer]
    return goto(take_place, duel.with_side(side, fencer.holding(hand))._replace(striker="attacker"))
