"""COMBAT, Naval: fleet against fleet."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pydantic import model_validator

from jacta.dice import Hits
from jacta.games.here_i_stand.counters import Ratings, best
from jacta.games.here_i_stand.inputs import SIDES, Count, DiceModifier, Who, refuse
from jacta.games.here_i_stand.options import BattleOptions
from jacta.games.here_i_stand.pieces import NAVAL_ROLES
from jacta.rules import Ask, Given, Move, Note, Roll, Rules, Step, done, goto, note, procedure

Ship = Literal["squadron", "corsair"]


# --- inputs, states


class NavalCombat(Given):
    attacker_squadrons: Count
    defender_squadrons: Count
    attacker_corsairs: Count = 0
    defender_corsairs: Count = 0
    attacker_leaders: Ratings = ()
    defender_leaders: Ratings = ()
    attacker_dice_mod: DiceModifier = 0
    defender_dice_mod: DiceModifier = 0
    in_port: bool = False
    attacker_keeps: Ship = "squadron"
    defender_keeps: Ship = "squadron"
    options: BattleOptions = BattleOptions()

    @model_validator(mode="after")
    def both_sides_have_ships(self) -> NavalCombat:
        for who in SIDES:
            if self.fleet(who).empty:
                raise refuse(f"{who}_squadrons", "no-fleet")
        return self

    def fleet(self, who: Who) -> FleetInBattle:
        return FleetInBattle(getattr(self, f"{who}_squadrons"), getattr(self, f"{who}_corsairs"))


class FleetInBattle(NamedTuple):
    squadrons: int
    corsairs: int

    @property
    def empty(self) -> bool:
        return not (self.squadrons or self.corsairs)


class SeaFight(NamedTuple):
    attacker_hits: int = 0


class NavalCombatOutcome(NamedTuple):
    winner: Who
    attacker_hits: int
    defender_hits: int
    attacker_squadrons_left: int
    attacker_corsairs_left: int
    defender_squadrons_left: int
    defender_corsairs_left: int
    attacker_leaders_to_track: int
    defender_leaders_to_track: int
    retained: Literal["none", "attacker", "defender"]


class Aftermath(NamedTuple):
    """A sea fight after all losses: who won, what is left, and who is spared a ship if both sides were wiped out."""

    winner: Who
    attacker: FleetInBattle
    defender: FleetInBattle
    attacker_hits: int
    defender_hits: int
    retained: Literal["none", "attacker", "defender"] = "none"

    def fleet(self, who: Who) -> FleetInBattle:
        fleet: FleetInBattle = getattr(self, who)
        return fleet

    @property
    def both_sunk(self) -> bool:
        return self.attacker.empty and self.defender.empty


# --- phases


def naval_dice(who: Who, given: NavalCombat, rules: Rules) -> int:
    """Dés: two per squadron, one per corsair, the best leader; one more for a defender in port."""
    line = naval_line(who, given, rules)
    fleet = given.fleet(who)
    dice: int = line["squadron"] * fleet.squadrons + line["corsair"] * fleet.corsairs + line["extra"]
    modifier: int = getattr(given, f"{who}_dice_mod")
    return max(0, dice + best(getattr(given, f"{who}_leaders")) + modifier)


def naval_line(who: Who, given: NavalCombat, rules: Rules) -> dict[str, int]:
    row = "defender_in_port" if who == "defender" and given.in_port else who
    line: dict[str, int] = rules.table("naval_combat").at(row)
    return line


def naval_throw(who: Who, given: NavalCombat, rules: Rules) -> Hits:
    return Hits(naval_dice(who, given, rules), 6, naval_line(who, given, rules)["hits_on"])


@procedure(
    passage="COMBAT / Naval",
    asks=("retained_ship",),
    roles=NAVAL_ROLES,
    tables=("naval_combat",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=(
        {
            "attacker_squadrons": 2,
            "attacker_corsairs": 1,
            "attacker_leaders": [2],
            "defender_squadrons": 2,
            "defender_leaders": [2],
        },
        {
            "attacker_squadrons": 1,
            "attacker_corsairs": 1,
            "defender_squadrons": 1,
            "defender_corsairs": 1,
            "in_port": True,
        },
    ),
)
def naval_combat(given: NavalCombat) -> Move[NavalCombatOutcome]:
    """Naval: fleet against fleet, one roll on each side."""
    return goto(attacker_sails_in, SeaFight())


def attacker_sails_in(fight: SeaFight, given: NavalCombat, rules: Rules) -> Step:
    """Naval: the attacker rolls two dice per squadron, one per corsair, and its best leader."""
    return Roll("attacker", naval_throw("attacker", given, rules), then=attacker_struck, who="attacker")


def attacker_struck(fight: SeaFight, hits: int) -> Move:
    return goto(defender_at_sea, SeaFight(hits))


def defender_at_sea(fight: SeaFight, given: NavalCombat, rules: Rules) -> Step:
    """Naval: the defender rolls likewise, with one die more in a port."""
    return Roll("defender", naval_throw("defender", given, rules), then=defender_struck, who="defender")


def defender_struck(fight: SeaFight, hits: int, given: NavalCombat) -> Move:
    """Naval (R14, R15): losses by full hits, then the winner, then the loser's odd hit."""
    attacker, attacker_odd = sunk(given.fleet("attacker"), hits)
    defender, defender_odd = sunk(given.fleet("defender"), fight.attacker_hits)
    winner: Who = "attacker" if fight.attacker_hits > hits else "defender"
    if given.options.eliminated_side == "cannot_win" and attacker.empty != defender.empty:
        winner = "defender" if attacker.empty else "attacker"
    told = [sunk_note("attacker", given, attacker), sunk_note("defender", given, defender)]
    if winner == "attacker" and defender_odd and defender.squadrons:
        defender = FleetInBattle(defender.squadrons - 1, defender.corsairs)
        told.append(note("odd_hit", side="defender"))
    if winner == "defender" and attacker_odd and attacker.squadrons:
        attacker = FleetInBattle(attacker.squadrons - 1, attacker.corsairs)
        told.append(note("odd_hit", side="attacker"))
    return goto(last_ship, Aftermath(winner, attacker, defender, fight.attacker_hits, hits), *told)


def sunk(fleet: FleetInBattle, hits: int) -> tuple[FleetInBattle, int]:
    """Naval (R14): two hits sink a squadron, first; then each hit a corsair. Returns what is left, and unused hits."""
    squadrons = min(fleet.squadrons, hits // 2)
    corsairs = min(fleet.corsairs, hits - 2 * squadrons)
    return FleetInBattle(fleet.squadrons - squadrons, fleet.corsairs - corsairs), hits - 2 * squadrons - corsairs


def sunk_note(who: Who, given: NavalCombat, left: FleetInBattle) -> Note:
    before = given.fleet(who)
    return note("sunk", side=who, squadrons=before.squadrons - left.squadrons, corsairs=before.corsairs - left.corsairs)


def last_ship(after: Aftermath, given: NavalCombat, rules: Rules) -> Step:
    """Naval (R16): if both sides are sunk, as in the field: more dice keep a ship; if equal, the defender."""
    if not after.both_sunk:
        return goto(naval_decision, after)
    who = more_naval_dice(given, rules)
    fleet, kept = given.fleet(who), getattr(given, f"{who}_keeps")
    if not (fleet.squadrons and fleet.corsairs):
        return ship_retained(after, "squadron" if fleet.squadrons else "corsair", given, rules)
    if given.left_out(f"{who}_keeps"):
        return Ask("retained_ship", who, ("squadron", "corsair"), ship_retained, kept)
    return ship_retained(after, kept, given, rules)


def more_naval_dice(given: NavalCombat, rules: Rules) -> Who:
    ours, theirs = (naval_dice(who, given, rules) for who in SIDES)
    return "attacker" if ours > theirs else "defender"


def ship_retained(after: Aftermath, kind: Ship, given: NavalCombat, rules: Rules) -> Move:
    who = more_naval_dice(given, rules)
    winner = who if given.options.eliminated_side == "cannot_win" else after.winner
    kept = FleetInBattle(1, 0) if kind == "squadron" else FleetInBattle(0, 1)
    after = after._replace(attacker=kept) if who == "attacker" else after._replace(defender=kept)
    after = after._replace(winner=winner, retained=who)
    return goto(naval_decision, after, note("retained", side=who, kind=kind))


def naval_decision(after: Aftermath, given: NavalCombat) -> Step:
    """Naval: more hits win, the defender wins ties, an eliminated side does not win; its leaders wait."""
    waiting = {who: len(getattr(given, f"{who}_leaders")) if after.fleet(who).empty else 0 for who in SIDES}
    outcome = NavalCombatOutcome(
        winner=after.winner,
        attacker_hits=after.attacker_hits,
        defender_hits=after.defender_hits,
        attacker_squadrons_left=after.attacker.squadrons,
        attacker_corsairs_left=after.attacker.corsairs,
        defender_squadrons_left=after.defender.squadrons,
        defender_corsairs_left=after.defender.corsairs,
        attacker_leaders_to_track=waiting["attacker"],
        defender_leaders_to_track=waiting["defender"],
        retained=after.retained,
    )
    notes = [note("naval_won", side=after.winner, attacker=after.attacker_hits, defender=after.defender_hits)]
    notes += [note("leaders_to_track", side=who, leaders=count) for who, count in waiting.items() if count]
    return done(outcome, *notes, note("retreat"))
