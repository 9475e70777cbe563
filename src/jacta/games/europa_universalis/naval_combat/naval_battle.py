"""2.7.6 Batailles navales rapides: a battle of fleets, day after day.

A day's losses are noted in the tally, as the document says, and taken off the fleets in the evening.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import OPPONENT, SIDES, Side, refuse
from jacta.games.europa_universalis.naval_combat.dice import Segment, check_figures, dealt, due, modifier
from jacta.games.europa_universalis.naval_combat.forces import (
    LAST_DAY,
    NavalBattle,
    looks_up_technology,
    squadron,
    starting_morale,
    wind_modifier,
)
from jacta.games.europa_universalis.naval_combat.front_line import higher
from jacta.games.europa_universalis.naval_combat.losses import PURSUIT_TABLES, Front, chased
from jacta.games.europa_universalis.naval_combat.squadrons import UNIT, Owed, Warship, shared, struck
from jacta.games.europa_universalis.naval_combat.states import (
    NOTHING,
    Battle,
    Evening,
    FleetLeft,
    InflictedAtSea,
    NavalEnd,
    NavalOutcome,
    NavalOutcomeByKind,
    Ships,
    toll_of,
)
from jacta.games.europa_universalis.pieces.fleet import Fleet
from jacta.rules import Ask, Move, Note, Role, Roll, Rules, Step, done, goto, note, procedure

Ended: TypeAlias = NavalOutcome | NavalOutcomeByKind
STAYING = ("stay", "withdraw")
USUAL_LAST_DAY = 2  # when nothing is stated


def tables_of(given: NavalBattle) -> Sequence[str]:
    """The tables this battle is worked out with: stated columns and a fixed wind need no others."""
    technology = ("naval_technology", "naval_morale") if looks_up_technology(given) else ()
    wind = ("wind_factor",) if given.led and given.wind == "roll" and set(_fronts(given)) != {"ga"} else ()
    bonus = ("naval_modifiers",) if given.options.wind_bonus is None and given.wind != "none" else ()
    return (*PURSUIT_TABLES, *technology, *wind, *bonus)


def _fronts(given: NavalBattle) -> tuple[Front, Front]:
    return given.attacker.front, given.defender.front


def fighting(side: Side) -> Role:
    """A fleet as a side of a naval battle: it comes back with its ships due back, and without the drowned."""
    return Role(
        Fleet,
        lambda fleet: {side: fleet.in_battle, "by_kind": True},
        lambda fleet, outcome: fleet.after_battle(left_of(outcome, side)),
    )


def left_of(outcome: Ended, side: Side) -> FleetLeft:
    """What is left of a fleet that has fought. InputError where no account was kept of the kinds of ship."""
    if isinstance(outcome, NavalOutcome):
        raise refuse("by_kind", "not-by-kind")
    return outcome.left(side)


# --- Step 1


@procedure(
    passage="2.7.6 Batailles navales rapides",
    asks=("second_front", "lee_retreat", "withdraw", "follow", "ships_hit", "ships_sunk"),
    tables=tables_of,
    tally=InflictedAtSea,
    roles={side: fighting(side) for side in SIDES},
    aims={"attacker": "loser=defender", "defender": "loser!=defender"},
    examples=(
        {
            "attacker": {"nav": 4, "front": "nav", "technology": "galleon", "withdraw_after_day": 1},
            "defender": {"nav": 3, "front": "nav", "technology": "galleon", "withdraw_after_day": 1},
            "wind": "none",
        },
        {
            "attacker": {"nav": 4, "front": "nav", "columns": {"nav:tr": ["B", "C"]}, "morale": {"nav": 2}},
            "defender": {"tr": 5, "front": "tr"},
            "wind": "none",
        },
        {
            "attacker": {"nav": 2, "front": "nav", "technology": "battery", "lee_retreat": "if_behind"},
            "defender": {"nav": 2, "tr": 1, "front": "nav", "technology": "lateen_sail"},
        },
        {
            "attacker": {"nav": 3, "front": "nav", "technology": "battery", "leader": {"manoeuvre": 4, "fire": 2}},
            "defender": {"ga": 4, "tr": 1, "front": "ga", "technology": "galleon"},
        },
        {
            "attacker": {"nav": 7, "front": "nav", "technology": "battery", "withdraw_after_day": 1, "follow": "no"},
            "defender": {
                "nav": 1,
                "ga": 1,
                "tr": 1,
                "front": "ga",
                "technology": "galleon",
                "withdraw_after_day": 1,
                "lee_retreat": "never",
                "follow": "no",
            },
            "wind": "attacker",
            "by_kind": True,
        },
    ),
)
def naval_battle(given: NavalBattle, rules: Rules) -> Move[NavalOutcome | NavalOutcomeByKind]:
    """2.7.6: two fleets meet, after interceptions, evasion and the attrition of those who moved."""
    battle = Battle(squadron(given, "attacker", rules), squadron(given, "defender", rules))
    check_figures(battle, given, rules)
    return goto(wind, battle, note("naval_lines", attacker=battle.attacker.front, defender=battle.defender.front))


def line(battle: Battle, given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étapes 1 et 8: where the ships in front are gone, others take their place, with the lower morale."""
    side = leaderless(battle)
    if side is None:
        return goto(wind, battle)
    kinds = battle.side(side).kinds
    chosen = given.side(side).second_front
    if chosen is None and len(kinds) > 1:
        return Ask("second_front", side, kinds, then=line_formed, default=kinds[0])
    return line_formed(battle, chosen if chosen in kinds else kinds[0], given, rules)


def line_formed(battle: Battle, kind: Front, given: NavalBattle, rules: Rules) -> Move:
    side = leaderless(battle)
    assert side is not None
    ships = battle.side(side)
    morale = min(ships.morale, starting_morale(given, side, kind, rules))
    told = note("new_front", side=side, front=kind, morale=morale)
    return goto(line, battle.with_side(side, ships._replace(front=kind, morale=morale)), told)


def leaderless(battle: Battle) -> Side | None:
    return next((side for side in SIDES if battle.side(side).front not in battle.side(side).kinds), None)


# --- Step 2


def wind(battle: Battle, given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étape 2: who has the wind today; galleys among themselves fight without."""
    if battle.fronts == ("ga", "ga"):
        return goto(attacker_fires, battle)
    if given.wind != "roll":
        return goto(attacker_fires, battle._replace(wind=given.wind))
    return Roll(
        "wind_attacker",
        d10.plus(wind_modifier(given, "attacker", battle.fronts, rules)),
        then=attacker_blown,
        who="attacker",
    )


def attacker_blown(battle: Battle, total: int) -> Move:
    return goto(defender_wind, (battle, total))


def defender_wind(blown: tuple[Battle, int], given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étape 2: the defender's roll for the wind."""
    fronts = blown[0].fronts
    return Roll(
        "wind_defender", d10.plus(wind_modifier(given, "defender", fronts, rules)), then=wind_found, who="defender"
    )


def wind_found(blown: tuple[Battle, int], total: int) -> Move:
    battle, attacker = blown
    found = higher(attacker, total)
    return goto(
        attacker_fires, battle._replace(wind=found), note("wind", wind=found, attacker=attacker, defender=total)
    )


# --- Step 3


def die_of(
    battle: Battle, side: Side, segment: Segment, then: Callable[..., Move], given: NavalBattle, rules: Rules
) -> Roll:
    """2.7.6 étapes 3 et 5: a side's die, for its fire or its boarding."""
    return Roll(f"{side}_{segment}", d10.plus(modifier(battle, side, segment, given, rules)), then=then, who=side)


def attacker_fires(battle: Battle, given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étape 3: the attacker fires; transports in front do not."""
    if battle.attacker.front == "tr":
        return goto(defender_fires, battle)
    return die_of(battle, "attacker", "fire", attacker_fired, given, rules)


def attacker_fired(battle: Battle, die: int, given: NavalBattle, rules: Rules) -> Move:
    battle, noted, told = dealt(battle, "attacker", "fire", die, given, rules)
    return goto(defender_fires, battle, told, add=noted)


def defender_fires(battle: Battle, given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étape 3: the defender fires at the same time."""
    if battle.defender.front == "tr":
        return after_fire(battle, given)
    return die_of(battle, "defender", "fire", defender_fired, given, rules)


def defender_fired(battle: Battle, die: int, given: NavalBattle, rules: Rules) -> Move:
    battle, noted, told = dealt(battle, "defender", "fire", die, given, rules)
    return after_fire(battle, given, told, add=noted)


def after_fire(battle: Battle, given: NavalBattle, *told: Note, add: InflictedAtSea = NOTHING) -> Move:
    """2.7.6 étape 3; Transports en combat (R63s): transports in front break now; a broken side fights no further."""
    for side in SIDES:
        ships = battle.side(side)
        if ships.front == "tr":
            battle = battle.with_side(side, ships._replace(morale=0))
    if battle.broken:
        return goto(losses, battle._replace(wind="none"), *told, add=add)
    return goto(attacker_boards if may_leave(battle, given) is None else lee, battle, *told, add=add)


# --- Step 4


def may_leave(battle: Battle, given: NavalBattle) -> Side | None:
    """2.7.6 étape 4 (R14s): the side to leeward, which has not the wind; or the one that has it."""
    if battle.wind == "none":
        return None
    return battle.wind if given.options.lee_side == "windward" else OPPONENT[battle.wind]


def lee(battle: Battle, given: NavalBattle) -> Step:
    """2.7.6 étape 4: a side may leave before the boarding, unpursued."""
    side = may_leave(battle, given)
    assert side is not None
    if given.side(side).left_out("lee_retreat"):
        return Ask("lee_retreat", side, ("stay", "leave"), then=lee_decided, default="stay")
    behind = battle.side(side).morale < battle.side(OPPONENT[side]).morale
    policy = given.side(side).lee_retreat
    return lee_decided(battle, "leave" if policy == "always" or (policy == "if_behind" and behind) else "stay", given)


def lee_decided(battle: Battle, answer: str, given: NavalBattle) -> Move:
    if answer == "stay":
        return goto(attacker_boards, battle)
    side = may_leave(battle, given)
    return goto(losses, battle._replace(wind="none", leaving=side), note("lee_retreat", side=side))


# --- Step 5


def attacker_boards(battle: Battle, given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étape 5: the attacker boards."""
    return die_of(battle, "attacker", "boarding", attacker_boarded, given, rules)


def attacker_boarded(battle: Battle, die: int, given: NavalBattle, rules: Rules) -> Move:
    battle, noted, told = dealt(battle, "attacker", "boarding", die, given, rules)
    return goto(defender_boards, battle, told, add=noted)


def defender_boards(battle: Battle, given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étape 5: the defender boards at the same time."""
    return die_of(battle, "defender", "boarding", defender_boarded, given, rules)


def defender_boarded(battle: Battle, die: int, given: NavalBattle, rules: Rules) -> Move:
    battle, noted, told = dealt(battle, "defender", "boarding", die, given, rules)
    return goto(losses, battle._replace(wind="none"), told, add=noted)


# --- Step 6


def losses(battle: Battle, tally: InflictedAtSea, given: NavalBattle, rules: Rules) -> Step:
    """2.7.6 étape 6; Effet des pertes (R18s, R38s, R39s): the day's losses, by the morning's size of the fleets."""
    attacker, attackers_toll = due(battle, "attacker", tally.defender, rules)
    defender, defenders_toll = due(battle, "defender", tally.attacker, rules)
    noted = InflictedAtSea(-tally.attacker, -tally.defender)
    return hit(Evening(battle, attacker, defender), given, attackers_toll, defenders_toll, add=noted)


def hit(evening: Evening, given: NavalBattle, *told: Note, add: InflictedAtSea = NOTHING) -> Move:
    """2.7.6, Effet des pertes: the ships in front are hit first, then the others; owners choose where they can."""
    side = evening.bearing
    if side is None:
        return borne(evening.battle, given, *told, add=add)
    if given.by_kind and choice_of(evening, side):
        return goto(ships_hit, evening, *told, add=add)
    ships = struck(evening.battle.side(side), evening.owed(side))
    return hit(evening.borne(side, ships), given, *told, add=add)


def choice_of(evening: Evening, side: Side) -> tuple[str, tuple[Warship, ...]] | None:
    """What the owner of the ships hit has to decide: which of a line are hit, then which bear the worst of it."""
    ships, owed = evening.battle.side(side), evening.owed(side)
    paid, _ = shared(ships, owed)
    line = ships.open_line(sum(paid))
    if line and evening.first is None:
        return "ships_hit", line
    kinds = ships.taken(sum(paid), evening.first).kinds
    if len(kinds) > 1 and sum(map(bool, paid)) > 1:
        return "ships_sunk", tuple(kind for kind in ships.kinds_in_order if kind in kinds)
    return None


def pending_choice(evening: Evening) -> tuple[Side, str, tuple[Warship, ...]]:
    """Whose choice waits, and which."""
    side = evening.bearing
    assert side is not None
    choice = choice_of(evening, side)
    assert choice is not None
    return side, *choice


def ships_hit(evening: Evening) -> Step:
    """2.7.6, Effet des pertes: which ships of a line are hit, and which of those hit fare worst, their owner says."""
    side, label, kinds = pending_choice(evening)
    return Ask(label, side, tuple(UNIT[kind] for kind in kinds), then=ships_chosen, default=UNIT[kinds[0]])


def ships_chosen(evening: Evening, answer: str, given: NavalBattle) -> Move:
    side, label, kinds = pending_choice(evening)
    chosen = next(kind for kind in kinds if UNIT[kind] == answer)
    worst = chosen if label == "ships_sunk" else None
    if label == "ships_hit":
        evening = evening._replace(first=chosen)
        if choice_of(evening, side):
            return goto(ships_hit, evening)
    ships = struck(evening.battle.side(side), evening.owed(side), evening.first, worst)
    return hit(evening.borne(side, ships), given)


def borne(battle: Battle, given: NavalBattle, *told: Note, add: InflictedAtSea) -> Move:
    if battle.chased:
        return ended(battle, "rout", battle.broken[0], given, *told, pursuit=True, add=add)
    return day_over(battle, given, *told, add=add)


# --- Step 7


def day_over(battle: Battle, given: NavalBattle, *told: Note, add: InflictedAtSea) -> Move:
    """2.7.6 étapes 4 et 7: who has left, who has no ship any more, who has broken."""
    if battle.leaving is not None:
        return ended(battle, "lee_retreat", battle.leaving, given, *told, add=add)
    gone = [side for side in SIDES if battle.side(side).gone]
    if gone:
        both = len(gone) == len(SIDES)
        return ended(battle, "both_eliminated" if both else "eliminated", None if both else gone[0], given, *told)
    if not battle.broken:
        return goto(night, battle, *told, add=add)
    if len(battle.broken) == len(SIDES):
        return ended(battle, "both_rout", None, given, *told)
    if battle.side(OPPONENT[battle.broken[0]]).warships:
        return goto(pursuit, battle, *told, add=add)
    return ended(battle, "rout", battle.broken[0], given, *told, add=add)


def pursuit(battle: Battle, given: NavalBattle) -> Step:
    """2.7.6 étape 7; Poursuite: the side that held pursues the broken one to the port."""
    winner = OPPONENT[battle.broken[0]]
    modifier = given.side(winner).pursuit_mod + given.lead(winner, "manoeuvre")
    return Roll("naval_pursuit", d10.plus(modifier), then=pursued, who=winner)


def pursued(battle: Battle, die: int, given: NavalBattle, rules: Rules) -> Move:
    loser = battle.broken[0]
    size = battle.side(OPPONENT[loser]).size(rules.options.galley_size)
    chase, told = chased(die, size, rules)
    owed = Owed(chase.destroyed, captured=chase.captured, hunted=True)
    attacker, defender = (owed, None) if loser == "attacker" else (None, owed)
    return hit(Evening(battle._replace(chased=True), attacker, defender), given, told)


# --- Step 8


def night(battle: Battle, given: NavalBattle) -> Step:
    """2.7.6 étape 8: both sides choose in secret to stay or to withdraw to port."""
    asked = deciding(battle, given)
    usual = "withdraw" if battle.day >= USUAL_LAST_DAY else "stay"
    if len(asked) == len(SIDES):
        return Ask("withdraw", asked, (STAYING, STAYING), then=withdrawn, default=(usual, usual))
    if asked:
        return Ask("withdraw", asked[0], STAYING, then=withdrawn, default=usual)
    return withdrawn(battle, (), given)


def deciding(battle: Battle, given: NavalBattle) -> tuple[Side, ...]:
    """Who decides tonight: those who did not state how long they stay, until the longest stay is over."""
    if battle.day >= LAST_DAY:
        return ()
    return tuple(side for side in SIDES if given.side(side).left_out("withdraw_after_day"))


def withdrawn(battle: Battle, answer: str | tuple[str, ...], given: NavalBattle) -> Move:
    answers = (answer,) if isinstance(answer, str) else answer
    chosen = dict(zip(deciding(battle, given), answers, strict=True))
    leaving = [
        side
        for side in SIDES
        if (chosen[side] == "withdraw" if side in chosen else battle.day >= given.side(side).last_day)
    ]
    if len(leaving) == len(SIDES):
        return ended(battle, "both_withdraw", None, given)
    if leaving:
        return ended(battle, "withdrawal", leaving[0], given)
    following = wind if leaderless(battle) is None else line
    return goto(following, battle._replace(day=battle.day + 1), note("naval_day", day=battle.day + 1))


# --- The end


def ended(
    battle: Battle,
    end: NavalEnd,
    loser: Side | None,
    given: NavalBattle,
    *told: Note,
    pursuit: bool = False,
    add: InflictedAtSea = NOTHING,
) -> Move:
    """2.7.6: the battle is over; whoever drove the enemy into port may follow."""
    counted = NavalOutcome(
        battle.day,
        end,
        loser or "none",
        pursuit,
        *toll_of(battle.attacker, given.attacker.tr),
        *toll_of(battle.defender, given.defender.tr),
        battle.attacker.morale,
        battle.defender.morale,
    )
    outcome: Ended = counted
    if given.by_kind:
        left = FleetLeft.of_side(battle.attacker), FleetLeft.of_side(battle.defender)
        captured = battle.attacker.captured.with_more(battle.defender.captured)
        outcome = NavalOutcomeByKind(*counted, *left, Ships.of(captured))
    told = (*told, *(note("fleet_left", side=side, ships=battle.side(side).told) for side in SIDES))
    if loser is None or end == "eliminated":
        return done(outcome, *told)
    winner = OPPONENT[loser]
    if not given.side(winner).left_out("follow"):
        return followed((winner, outcome), given.side(winner).follow, *told)
    return goto(follow, (winner, outcome), *told, add=add)


def follow(over: tuple[Side, Ended]) -> Step:
    """2.7.6, Poursuite ou suivi au port: follow the enemy and blockade his port, with all the ships or a part?"""
    return Ask("follow", over[0], ("no", "part", "all"), then=followed, default="no")


def followed(over: tuple[Side, Ended], answer: str, *told: Note) -> Move:
    return done(over[1], *told, note("follow", side=over[0], ships=answer)) if answer != "no" else done(over[1], *told)
