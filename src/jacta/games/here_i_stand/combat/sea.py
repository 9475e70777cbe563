"""COMBAT, sea rows: Naval and Piraterie."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import Hits
from jacta.games.here_i_stand.counters import PiracyRating, Ratings, best
from jacta.games.here_i_stand.inputs import SIDES, Count, Modifier, Name, Who, refuse
from jacta.games.here_i_stand.options import BattleOptions, PiracyOptions, SupportOptions
from jacta.rules import Ask, Given, Move, Note, Roll, Rules, Step, Strict, done, goto, note, procedure

Ship = Literal["squadron", "corsair"]
Payment = Literal["vp", "fleet", "card"]
PAYMENTS: tuple[Payment, ...] = ("vp", "fleet", "card")
OTTOMAN, KNIGHTS = "ottoman", "knights"


# --- Naval: inputs, states


class NavalCombat(Given):
    attacker_squadrons: Count
    defender_squadrons: Count
    attacker_corsairs: Count = 0
    defender_corsairs: Count = 0
    attacker_leaders: Ratings = ()
    defender_leaders: Ratings = ()
    attacker_dice_mod: Modifier = 0
    defender_dice_mod: Modifier = 0
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

    def fleet(self, who: Who) -> Fleet:
        return Fleet(getattr(self, f"{who}_squadrons"), getattr(self, f"{who}_corsairs"))


class Fleet(NamedTuple):
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
    attacker: Fleet
    defender: Fleet
    attacker_hits: int
    defender_hits: int
    retained: Literal["none", "attacker", "defender"] = "none"

    def fleet(self, who: Who) -> Fleet:
        fleet: Fleet = getattr(self, who)
        return fleet

    @property
    def both_sunk(self) -> bool:
        return self.attacker.empty and self.defender.empty


# --- Naval: phases


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
        defender = Fleet(defender.squadrons - 1, defender.corsairs)
        told.append(note("odd_hit", side="defender"))
    if winner == "defender" and attacker_odd and attacker.squadrons:
        attacker = Fleet(attacker.squadrons - 1, attacker.corsairs)
        told.append(note("odd_hit", side="attacker"))
    return goto(last_ship, Aftermath(winner, attacker, defender, fight.attacker_hits, hits), *told)


def sunk(fleet: Fleet, hits: int) -> tuple[Fleet, int]:
    """Naval (R14): two hits sink a squadron, first; then each hit a corsair. Returns what is left, and unused hits."""
    squadrons = min(fleet.squadrons, hits // 2)
    corsairs = min(fleet.corsairs, hits - 2 * squadrons)
    return Fleet(fleet.squadrons - squadrons, fleet.corsairs - corsairs), hits - 2 * squadrons - corsairs


def sunk_note(who: Who, given: NavalCombat, left: Fleet) -> Note:
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
    kept = Fleet(1, 0) if kind == "squadron" else Fleet(0, 1)
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


# --- Piraterie


class Piracy(Given):
    corsairs: Annotated[Count, Field(ge=1)]
    target_ports: Annotated[Count, Field(ge=1)]
    leader_piracy: PiracyRating = 0
    squadrons_in_zone: Count = 0
    squadrons_adjacent: Count = 0
    fortresses_adjacent: Count = 0
    target_fleets: Count | None = None
    target_cards: Count = 0
    vp_left: Count | None = None
    payment: tuple[Payment, Payment, Payment] = ("vp", "fleet", "card")
    attacker_dice_mod: Modifier = 0
    defender_dice_mod: Modifier = 0
    options: PiracyOptions = PiracyOptions()

    @model_validator(mode="after")
    def payments_can_be_made(self) -> Piracy:
        if set(self.payment) != set(PAYMENTS):
            raise refuse("payment", "payment")
        squadrons = self.squadrons_in_zone + self.squadrons_adjacent
        if self.target_fleets is not None and self.target_fleets > squadrons:
            raise refuse("target_fleets", "target-fleets", most=squadrons)
        return self

    @property
    def fleets(self) -> int:
        """The target's own squadrons in or next to the zone."""
        if self.target_fleets is None:
            return self.squadrons_in_zone + self.squadrons_adjacent
        return self.target_fleets


class Paid(NamedTuple):
    vp: int = 0
    fleet: int = 0
    card: int = 0
    unpaid: int = 0

    @property
    def hits(self) -> int:
        return sum(self)


class Raid(NamedTuple):
    defender_hits: int = 0
    corsairs_left: int = 0
    attacker_dice: int = 0
    attacker_hits: int = 0
    paid: Paid = Paid()


class PiracyOutcome(NamedTuple):
    defender_hits: int
    corsairs_lost: int
    corsairs_left: int
    attacker_dice: int
    attacker_hits: int
    fleets_lost: int
    cards_lost: int
    vp_ceded: int
    hits_unpaid: int


def raid_dice(corsairs: int, given: Piracy, rules: Rules) -> int:
    """Dés de l'attaquant (R20): base 1 with one corsair or one port in the zone, else 2; and the leader's piracy."""
    base = "single" if corsairs == 1 or given.target_ports == 1 else "several"
    dice: int = rules.table("piracy").at(base)["dice"]
    return max(0, dice + given.leader_piracy + given.attacker_dice_mod)


def defence_dice(given: Piracy, rules: Rules) -> int:
    """Dés du défenseur: two per squadron in the zone, one per adjacent squadron, one per adjacent fortress."""
    table = rules.table("piracy")
    dice: int = (
        table.at("squadron_in_zone")["dice"] * given.squadrons_in_zone
        + table.at("squadron_adjacent")["dice"] * given.squadrons_adjacent
        + table.at("fortress_adjacent")["dice"] * given.fortresses_adjacent
    )
    return max(0, dice + given.defender_dice_mod)


@procedure(
    passage="COMBAT / Piraterie",
    asks=("payment",),
    tables=("piracy",),
    aims={"target": "-vp_ceded", "ottoman": "vp_ceded"},
    examples=(
        {"corsairs": 2, "leader_piracy": 1, "target_ports": 2, "squadrons_adjacent": 1, "fortresses_adjacent": 1},
        {"corsairs": 4, "leader_piracy": 2, "target_ports": 1, "squadrons_in_zone": 1, "target_cards": 3, "vp_left": 2},
    ),
)
def piracy(given: Piracy) -> Move[PiracyOutcome]:
    """Piraterie: Ottoman corsairs raid the ports of a power in one sea zone."""
    return goto(defenders_fire, Raid())


def defenders_fire(raid: Raid, given: Piracy, rules: Rules) -> Step:
    """Piraterie: the defender rolls first, each hit sinks a corsair."""
    hits_on = rules.table("piracy").at("squadron_in_zone")["hits_on"]
    return Roll("defender", Hits(defence_dice(given, rules), 6, hits_on), then=corsairs_sunk, who="target")


def corsairs_sunk(raid: Raid, hits: int, given: Piracy, rules: Rules) -> Move:
    """Piraterie (R18, R19): the attack pool is fixed before the defence, or counted again after it."""
    left = given.corsairs - min(hits, given.corsairs)
    options = given.options
    fixed = options.dice_timing == "before"
    if left or (options.roll_without_corsairs and fixed):
        dice = raid_dice(given.corsairs if fixed else left, given, rules)
    else:
        dice = 0
    told = [note("corsairs_sunk", lost=given.corsairs - left, left=left)] if hits else []
    return goto(corsairs_raid, Raid(hits, left, dice), *told)


def corsairs_raid(raid: Raid, rules: Rules) -> Step:
    """Piraterie: then the corsairs roll, each hit must be paid for."""
    hits_on = rules.table("piracy").at("several")["hits_on"]
    return Roll("attacker", Hits(raid.attacker_dice, 6, hits_on), then=plundered, who="ottoman")


def plundered(raid: Raid, hits: int) -> Move:
    return goto(payment, raid._replace(attacker_hits=hits))


def payment(raid: Raid, given: Piracy) -> Step:
    """Piraterie (R22): for each hit the target gives up a fleet, a card or a victory point, as it chooses."""
    if raid.paid.hits == raid.attacker_hits:
        return piracy_decision(raid, given)
    open_ways = payable(raid.paid, given)
    if not open_ways:
        return paid_with(raid, "unpaid")
    preferred = next(kind for kind in given.payment if kind in open_ways)
    if len(open_ways) == 1 or not given.left_out("payment"):
        return paid_with(raid, preferred)
    left = raid.attacker_hits - raid.paid.hits
    return Ask("payment", "target", open_ways, paid_with, preferred, args={"hits": left})


def payable(paid: Paid, given: Piracy) -> tuple[Payment, ...]:
    """What the target can still pay with; under `even`, only what it has paid with least often so far."""
    left = {"vp": given.vp_left, "fleet": given.fleets, "card": given.target_cards}
    ways = [kind for kind in PAYMENTS if (most := left[kind]) is None or getattr(paid, kind) < most]
    if given.options.hit_sharing == "even" and ways:
        least = min(getattr(paid, kind) for kind in ways)
        ways = [kind for kind in ways if getattr(paid, kind) == least]
    return tuple(ways)


def paid_with(raid: Raid, kind: str) -> Move:
    paid = raid.paid._replace(**{kind: getattr(raid.paid, kind) + 1})
    return goto(payment, raid._replace(paid=paid), note("paid", kind=kind))


def piracy_decision(raid: Raid, given: Piracy) -> Move:
    outcome = PiracyOutcome(
        defender_hits=raid.defender_hits,
        corsairs_lost=given.corsairs - raid.corsairs_left,
        corsairs_left=raid.corsairs_left,
        attacker_dice=raid.attacker_dice,
        attacker_hits=raid.attacker_hits,
        fleets_lost=raid.paid.fleet,
        cards_lost=raid.paid.card,
        vp_ceded=raid.paid.vp,
        hits_unpaid=raid.paid.unpaid,
    )
    return done(outcome)


# --- Piraterie, note: whose ships and fortresses defend


class Asset(Strict):
    kind: Literal["squadron", "fortress"]
    place: Literal["zone", "adjacent"]
    owner: Name
    count: Count = 1
    unrest: bool = False
    besieged: bool = False


class PiracySupport(Given):
    target: Name
    at_war: tuple[Name, ...] = ()
    assets: tuple[Asset, ...]
    options: SupportOptions = SupportOptions()

    @model_validator(mode="after")
    def assets_make_sense(self) -> PiracySupport:
        if self.target == OTTOMAN:
            raise refuse("target", "ottoman-target")
        for number, asset in enumerate(self.assets):
            if asset.owner == OTTOMAN:
                raise refuse(f"assets.{number}.owner", "ottoman-asset")
            if asset.kind == "fortress" and asset.place == "zone":
                raise refuse(f"assets.{number}.place", "fortress-in-zone")
        return self


class Support(NamedTuple):
    squadrons_in_zone: int
    squadrons_adjacent: int
    fortresses_adjacent: int
    target_fleets: int
    defender_dice: int


@procedure(
    passage="COMBAT / Piraterie, Note",
    kind="check",
    tables=("piracy",),
    examples=(
        {
            "target": "hapsburg",
            "at_war": ["papacy"],
            "assets": [
                {"kind": "squadron", "place": "zone", "owner": "hapsburg", "count": 2},
                {"kind": "squadron", "place": "adjacent", "owner": "papacy"},
                {"kind": "fortress", "place": "adjacent", "owner": "knights"},
                {"kind": "fortress", "place": "adjacent", "owner": "venice"},
            ],
        },
    ),
)
def piracy_support(given: PiracySupport, rules: Rules) -> Move[Support]:
    """Piraterie, Note (R21, R23, R24): the target, powers at war with the Ottoman and the Knights defend."""
    friends = {given.target, KNIGHTS, *given.at_war}
    counted = {("squadron", "zone"): 0, ("squadron", "adjacent"): 0, ("fortress", "adjacent"): 0}
    target_fleets = 0
    for asset in given.assets:
        if asset.owner not in friends:
            continue
        if asset.kind == "squadron" and asset.owner == given.target:
            target_fleets += asset.count
        in_zone = asset.kind == "squadron" and asset.place == "zone"
        if in_zone and given.options.zone_squadrons == "target_only" and asset.owner != given.target:
            continue
        idle = asset.kind == "fortress" and (asset.unrest or asset.besieged)
        if idle and given.options.idle_fortress == "excluded":
            continue
        counted[asset.kind, asset.place] += asset.count
    in_zone_count, adjacent, fortresses = counted.values()
    table = rules.table("piracy")
    dice = (
        table.at("squadron_in_zone")["dice"] * in_zone_count
        + table.at("squadron_adjacent")["dice"] * adjacent
        + table.at("fortress_adjacent")["dice"] * fortresses
    )
    return done(Support(in_zone_count, adjacent, fortresses, target_fleets, dice))
