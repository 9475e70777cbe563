"""The declared answers to the game's decisions (4.26), and the computer player who gives them: a careful steward.

Each is a function of what the seat sees and of the legal answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

from jacta.games.mighty_empires.campaign.dragons import flight_step
from jacta.games.mighty_empires.campaign.engagements import dreamer, siege_of
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.sieges import siege
from jacta.games.mighty_empires.players.values import points, values
from jacta.games.mighty_empires.state.actions import (
    ALL,
    END,
    PASS,
    Act,
    Attack,
    Betrayal,
    Building,
    Cast,
    Pact,
    Place,
    Spying,
)
from jacta.games.mighty_empires.state.speed import remembering_last
from jacta.games.mighty_empires.state.world import INDEPENDENT, OWNER, Owner, Tile, Unit, World
from jacta.rules import Given, odds

Answer = TypeVar("Answer")

# 4.5: how often scouts succeed; face down, any terrain may be there.
SUCCESS = {"plain": 17 / 18, "forest": 17 / 18, "coast": 17 / 18, "mountain": 7 / 8, "river": 19 / 24, "marsh": 1 / 2}
FACE_DOWN = 5 / 6
BOLDEST_SIEGE = Fraction(1, 6)
MAJOR = -6  # the next roll of a unit that has lost more than a skirmish
DANGER = 2  # hexes


# --- What everything is worth


def hex_worth(world: World, hex: int) -> int:
    """What a hex and all that stands on it count at the end."""
    site, worth = world.tiles[hex].site, values()
    units = sum(unit.hex == hex for unit in world.units)
    return worth.hex + (worth.sites[site.type] if site else 0) + worth.unit * units


def leader(world: World, among: Sequence[int]) -> int:
    return max(among, key=lambda seat: (points(world, seat), -seat))


def best(answers: Sequence[Answer], worth: Callable[[Answer], Any]) -> Answer:
    """The first of the best."""
    return max(answers, key=worth)


def wild(world: World, hex: int) -> int:
    """How many neighbours nobody owns."""
    return sum(
        world.tiles[near].owner is None and not world.tiles[near].desolated for near in world.atlas.neighbours[hex]
    )


def on_border(world: World, seat: int, hex: int) -> bool:
    return any(world.tiles[near].owner != seat for near in world.atlas.neighbours[hex])


def nearest(world: World, hex: int, places: Sequence[int]) -> int:
    """How far the nearest of these places is; farther than any where there is none."""
    far = world.atlas.distances(hex)
    return min(map(far.__getitem__, places), default=len(world.tiles))


def enemies_of(world: World, owner: Owner) -> list[int]:
    """Where hostile units stand."""
    return [unit.hex for unit in world.units if world.hostile(owner, unit.owner)]


# --- Setup


def capital_site(claims: Any, options: Sequence[str]) -> str:
    """D1: plain, then coast, then forest."""
    return next(terrain for terrain in ("plain", "coast", "forest") if terrain in options)


def placement(placing: Any, options: Sequence[Place]) -> Place:
    """D4: the village beside the capital with most free neighbours, the armies on different outer hexes."""
    world, seat = placing.world, placing.seats[0]
    by_name = world.atlas.by_name
    (capital,) = [hex for hex in world.sites_of(seat) if world.tiles[hex].site.capital_of == seat]

    def worth(place: Place) -> tuple[bool, bool, int]:
        hex = by_name[place.hex]
        if place.piece == "village":
            return world.atlas.distance(hex, capital) == 1, True, wild(world, hex)
        crowded = any(unit.hex == hex for unit in world.units)
        return not place.inside, not crowded, wild(world, hex)

    return best(options, worth)


# --- Harvest and scouting


def feed(kitchen: Any, options: Sequence[bool]) -> bool:
    """D6: all, if a ration for each unit is left then."""
    world = kitchen.world
    return bool(world.reserves[kitchen.seat] - len(kitchen.hungry) >= len(world.own_units(kitchen.seat)))


def scout(patrols: Any, options: Sequence[Act | str]) -> Act | str:
    """D7: unit after unit, where success is likeliest, near own sites."""
    world: World = patrols.world
    return _likeliest(world, world.active, [act for act in options if isinstance(act, Act) and act.do == "scout"])


def _likeliest(world: World, seat: int, missions: Sequence[Act]) -> Act:
    sites = world.sites_of(seat)
    unit = missions[0].unit

    def worth(act: Act) -> tuple[float, int]:
        hex = world.atlas.by_name[act.to]
        terrain = world.tiles[hex].terrain
        return FACE_DOWN if terrain is None else SUCCESS[terrain], -nearest(world, hex, sites)

    return best([act for act in missions if act.unit == unit], worth)


# --- Movement


def move(march: Any, options: Sequence[Act | Pact | str]) -> Act | str:
    """D8: into explored unowned hexes, neutral sites first; not from a site that is besieged or talked to.

    A ship that must follow its scouts, or make for port, goes first.
    """
    world, seat = march.world, march.seat
    steps = [act for act in options if isinstance(act, Act) and act.do == "step"]
    if END not in options:
        return duties(world, seat, steps)[0]
    enemies, units = legal_moves(world, seat).enemies, {act.unit: world.unit(act.unit) for act in steps}
    free = {id: unit for id, unit in units.items() if unit.hex not in enemies and not _busy(world, seat, unit)}
    ranked = [(_appeal(world, seat, free[act.unit], act), act) for act in steps if act.unit in free]
    wanted = [(appeal, act) for appeal, act in ranked if appeal is not None]
    return max(wanted, key=lambda one: one[0])[1] if wanted else END


def duties(world: World, seat: int, steps: Sequence[Act]) -> list[Act]:
    """The steps of ships that must be taken before the phase can end."""
    view = legal_moves(world, seat)
    units = {act.unit: world.unit(act.unit) for act in steps}
    bound = {id for id, unit in units.items() if view.must_go(unit) or view.makes_for_port(unit)}
    return [act for act in steps if act.unit in bound]


def _busy(world: World, seat: int, unit: Unit) -> bool:
    """Whether it has taken its step, or stays before a site that is besieged or talked to."""
    here = world.tiles[unit.hex].site
    return unit.steps > 0 or (here is not None and not world.allied(seat, here.owner) and not world.razed(unit.hex))


def _appeal(world: World, seat: int, unit: Unit, act: Act) -> tuple[int, int] | None:
    """How much a step is worth taking; None if it is better not taken."""
    hex = world.atlas.by_name[act.to]
    there = world.tiles[hex]
    dear = 2 if there.terrain in ("mountain", "marsh") and unit.kind == "army" else 1
    if world.reserves[seat] < dear:
        return None
    if there.owner is not None:
        # On to where there is something left to take.
        closer = there.owner == seat and _to_take(world, hex) < _to_take(world, unit.hex)
        return (0, -dear) if closer else None
    if there.terrain == "marsh":
        return None
    return 2 if there.site is not None and there.site.owner == "neutral" else 1, -dear


def _to_take(world: World, hex: int) -> int:
    """Steps to the nearest hex next to which something is left to take."""
    untaken, known = _untaken(world.tiles)
    found = known.get(hex)
    if found is None:
        found = known[hex] = nearest(world, hex, untaken)
    return found


@remembering_last
def _untaken(tiles: tuple[Tile, ...]) -> tuple[list[int], dict[int, int]]:
    """The hexes that nobody owns and somebody could, and how far the nearest is from those that have been asked for."""
    return [hex for hex, owner in enumerate(map(OWNER, tiles)) if owner is None and not tiles[hex].desolated], {}


def enter_site(walker: Any, options: Sequence[str]) -> str:
    """D9: outside, unless danger is near."""
    world = walker.world
    threats = [unit.hex for unit in world.units if unit.kind == "army" and world.hostile(walker.seat, unit.owner)]
    return "inside" if nearest(world, walker.hex, threats) <= DANGER else "outside"


def pursue_withdrawal(march: Any, options: Sequence[str]) -> str:
    """D13: only a shaken enemy, with the better chances."""
    world = march.world
    prey = world.unit(march.prey)
    able = [id for id in options if id != "no" and has_edge(world, world.unit(id), prey)]
    return best(able, lambda id: world.modifier(world.unit(id))) if able else "no"


def has_edge(world: World, hunter: Unit, prey: Unit) -> bool:
    """Whether the prey is shaken and the hunter would win the next combat more often than not."""
    return prey.next_roll == MAJOR and world.modifier(hunter) > world.modifier(prey) + prey.next_roll


# --- Combat and siege


def combat_pick(melee: Any, options: Sequence[Attack | str]) -> Attack | str:
    """D11: the highest own modifier against the lowest."""
    world = melee.world

    def worth(attack: Attack) -> tuple[int, int]:
        return strength(world, attack.attacker), -strength(world, attack.target)

    return best([attack for attack in options if isinstance(attack, Attack)], worth)


def strength(world: World, id: str) -> int:
    unit = world.unit(id)
    return world.modifier(unit) + unit.next_roll


def retreat(rout: Any, options: Sequence[str]) -> str:
    """D12: after a major defeat, behind walls before elsewhere; independents whenever they may."""
    unit = rout.world.unit(rout.unit)
    if "stay" in options and unit.owner != INDEPENDENT and unit.next_roll != MAJOR:
        return "stay"
    return next(way for way in options if way != "stay")


def pursue(rout: Any, options: Sequence[bool]) -> bool:
    """D13: only a shaken enemy, with the better chances."""
    return has_edge(rout.world, rout.world.unit(rout.winner), rout.world.unit(rout.unit))


@lru_cache(maxsize=10_000)
def _siege_risk(walls: Given) -> Fraction:
    return odds(siege, walls).p(result="besieger_destroyed")


def besiege(camps: Any, options: Sequence[str]) -> str:
    """D14: while the besieger is lost in no more than one case out of six."""
    world = camps.world
    able = [
        id for id in options if id not in (END, ALL) and _siege_risk(siege_of(world, world.unit(id))) <= BOLDEST_SIEGE
    ]
    return able[0] if able else END


def garrison_loss(camps: Any, options: Sequence[str]) -> str:
    """D15: the weakest."""
    return min(options, key=lambda id: (camps.world.modifier(camps.world.unit(id)), id))


def pillage(spoil: Any, options: Sequence[bool]) -> bool:
    """D16: no, except in autumn if there is not enough to found a village."""
    return spoil.world.season == "autumn" and bool(spoil.world.reserves[spoil.seat] < 2)


# --- Dragons


def steer(flock: Any, options: Sequence[int]) -> int:
    """D17: toward the leading opponent's best site."""
    world = flock.world
    seat = dreamer(world)
    opponents = [one for one in world.living if one != seat and not world.allied(one, seat)]
    sites = world.sites_of(leader(world, opponents)) if opponents else []
    target = max(sites, key=lambda hex: hex_worth(world, hex), default=flock.landings[0])
    here = world.atlas.cells[flock.landings[-1]]

    def near(face: int) -> int:
        there = world.atlas.index.get(here + flight_step(face, world.options, world.north))
        return -len(world.tiles) if there is None else -world.atlas.distance(there, target)

    return best(options, near)


# --- Winter


def spell(sorcerer: Any, options: Sequence[Cast | str]) -> Cast | str:
    """D18: a blessing on the unit in a siege or nearest an enemy."""
    world, seat = sorcerer.world, sorcerer.seat
    foes = enemies_of(world, seat)
    blessings = [cast for cast in options if isinstance(cast, Cast) and cast.spell == "blessing"]

    def worth(cast: Cast) -> tuple[bool, int]:
        unit = world.unit(cast.target)
        site = world.tiles[unit.hex].site
        besieging = site is not None and site.owner != "neutral" and not world.allied(seat, site.owner)
        return besieging, -nearest(world, unit.hex, foes)

    return best(blessings, worth) if blessings else PASS


def event_choice(ordeal: Any, options: Sequence[str | Betrayal]) -> str | Betrayal:
    """D19: one's own loss where it hurts least, another's where it hurts most."""
    world = ordeal.world
    sign = -1 if ordeal.chooser == "self" else 1

    def worth(answer: str | Betrayal) -> tuple[int, int]:
        if isinstance(answer, Betrayal):
            return sign * hex_worth(world, world.atlas.by_name[answer.hex]), -points(world, answer.recipient)
        return sign * hex_worth(world, world.atlas.by_name[answer]), 0

    return best(options, worth)


def espionage(spies: Any, options: Sequence[Spying | str]) -> Spying | str:
    """D20: burglary of the leader, else a secret exploration."""
    plots = [plot for plot in options if isinstance(plot, Spying)]
    burglaries = [plot for plot in plots if plot.action == "burglary"]
    if burglaries:
        return best(burglaries, lambda plot: points(spies.world, int(plot.target)))
    return next((plot for plot in plots if plot.action == "secret_exploration"), PASS)


def build(builders: Any, options: Sequence[Building | str]) -> Building | str:
    """D21: villages first, then cities, then fortresses on the border."""
    world, seat = builders.world, builders.seat
    works = [work for work in options if isinstance(work, Building)]
    for action in ("found_village", "village_to_city", "village_to_fortress"):
        for work in works:
            border = on_border(world, seat, world.atlas.by_name[work.hex])
            if work.action == action and (border or action != "village_to_fortress"):
                return work
    return END


def deploy(muster: Any, options: Sequence[Place]) -> Place:
    """D23: on the border hex with the fewest own units."""
    world, seat = muster.world, muster.seat

    def worth(place: Place) -> tuple[bool, bool, int]:
        hex = world.atlas.by_name[place.hex]
        company = sum(unit.owner == seat and unit.hex == hex for unit in world.units)
        return on_border(world, seat, hex), not place.inside, -company

    return best(options, worth)
