"""COMBAT, Piraterie: Ottoman corsairs raid a power's ports, and whose ships and fortresses defend them."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import Hits
from jacta.games.here_i_stand.counters import PiracyRating
from jacta.games.here_i_stand.inputs import AnyPower, Count, DiceModifier, refuse
from jacta.games.here_i_stand.options import PiracyOptions, SupportOptions
from jacta.games.here_i_stand.pieces import OTTOMAN, PIRACY_ROLES
from jacta.rules import Ask, Given, Move, Roll, Rules, Step, Strict, done, goto, note, procedure

Payment = Literal["vp", "fleet", "card"]
PAYMENTS: tuple[Payment, ...] = ("vp", "fleet", "card")
KNIGHTS = "knights"


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
    attacker_dice_mod: DiceModifier = 0
    defender_dice_mod: DiceModifier = 0
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
    """Dés du défenseur: those of its ships and fortresses; never below 0."""
    dice = dice_of(given.squadrons_in_zone, given.squadrons_adjacent, given.fortresses_adjacent, rules)
    return max(0, dice + given.defender_dice_mod)


def dice_of(squadrons_in_zone: int, squadrons_adjacent: int, fortresses_adjacent: int, rules: Rules) -> int:
    """Dés du défenseur: two per squadron in the zone, one per adjacent squadron, one per adjacent fortress."""
    table = rules.table("piracy")
    dice: int = (
        table.at("squadron_in_zone")["dice"] * squadrons_in_zone
        + table.at("squadron_adjacent")["dice"] * squadrons_adjacent
        + table.at("fortress_adjacent")["dice"] * fortresses_adjacent
    )
    return dice


@procedure(
    passage="COMBAT / Piraterie",
    asks=("payment",),
    roles=PIRACY_ROLES,
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
    owner: AnyPower
    count: Count = 1
    unrest: bool = False
    besieged: bool = False


class PiracySupport(Given):
    target: AnyPower
    at_war: tuple[AnyPower, ...] = ()
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
    squadrons, adjacent, fortresses = counted.values()
    dice = dice_of(squadrons, adjacent, fortresses, rules)
    return done(Support(squadrons, adjacent, fortresses, target_fleets, dice))
