"""A unit goes to a neighbouring hex: payment or famine, then all that awaits it there (4.4, 4.6, 4.7)."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from pydantic import Field, model_validator

from jacta.games.mighty_empires.campaign.diplomacy import Reception, diplomacy
from jacta.games.mighty_empires.campaign.dragons import Nest, Passing, nest
from jacta.games.mighty_empires.campaign.fury import Waking, fury
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.missions import table_modifier
from jacta.games.mighty_empires.campaign.refusals import check_way, commanded
from jacta.games.mighty_empires.campaign.steps import BOARDING, MOST_STEPS, Action
from jacta.games.mighty_empires.campaign.supply import Famine, famine
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.changes import (
    affect,
    annex,
    change_tile,
    change_units,
    destroy,
    earn,
    lift,
    post_guard,
    put,
    take_hex,
    with_cargo,
)
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, StateGiven, given_for, state_procedure
from jacta.games.mighty_empires.state.world import INDEPENDENT, ROLLS, Unit, World, seat_name
from jacta.rules import Ask, Given, Move, Run, Step, done, goto, note, often_changed

MARSH_PENALTY = -1
WALLS = ("inside", "outside")


class Going(StateGiven):
    """A unit, where it goes (a neighbouring hex, a ship, the shore), and the manner of its going."""

    unit: Annotated[str, Field(min_length=1)]
    to: Annotated[str, Field(min_length=1)]
    manner: Action = "step"

    @model_validator(mode="after")
    def way_is_open(self) -> Going:
        unit = commanded(self.state, self.unit)
        check_way(legal_moves(self.world, unit.owner), unit, self.to, self.manner)
        return self


@often_changed
class Walker(NamedTuple):
    """A unit on its way to a hex; `ship` is the one that it boards."""

    world: World
    unit: str
    seat: int
    hex: int
    manner: Action
    ship: str | None = None


@state_procedure(
    "Mouvement des armées",
    {"state": state(), "unit": "A01", "to": "0,1"},
    asks=("enter_site",),
    readings=("voluntary_withdrawal", "sabotage_rule", "exploration_shared", "neutral_pool", "orders"),
    runs=(fury,),
    settled=(famine, diplomacy),
)
def advance(given: Going) -> Move[After]:
    """Mouvement des armées; Récolte et subsistance (R18, R19): the unit pays for its way, or starves."""
    world, manner = given.world, given.manner
    unit = world.unit(given.unit)
    assert unit.owner != INDEPENDENT
    seat, ship = unit.owner, given.to if manner == "embark" else None
    hex = unit.hex if ship else world.atlas.by_name[given.to]
    cost = legal_moves(world, seat).way(unit, hex, manner).cost
    told = note("goes", unit=unit.id, to=given.to, manner=manner, cost=cost)
    fed = world.reserves[seat] >= cost
    world = earn(world, seat, -cost)
    if fed and cost and unit.hunger:
        world = put(world, unit._replace(hunger=0))
    return goto(under_way if fed else hungry, Walker(world, unit.id, seat, hex, manner, ship), told)


# --- Famine


def hungry(walker: Walker) -> Step:
    """Récolte et subsistance, table des famines (R19): what was there is eaten; one roll for the step."""
    world = walker.world
    starving = given_for(famine, world, hunger=world.unit(walker.unit).hunger, **table_modifier(world, walker.unit))
    return Run("famine", famine, starving, then=starved, roles=ROLLS[walker.seat])


def starved(walker: Walker, fate: Famine) -> Move:
    world = walker.world
    unit = world.unit(walker.unit)
    if fate.disbanded:
        return done(After(destroy(world, with_cargo(world, unit))))
    world = earn(put(world, unit._replace(hunger=fate.hunger)), walker.seat, fate.rations)
    if not fate.moves:
        return done(After(halt(world, unit.id)))
    return goto(under_way, walker._replace(world=world))


def halt(world: World, unit: str) -> World:
    """Récolte et subsistance, 3-5: the unit has no step left, and no duty to follow its scouts."""
    return put(world, world.unit(unit)._replace(steps=MOST_STEPS, must_go=None))


# --- Under way


def under_way(walker: Walker) -> Move:
    """Mouvement des armées; Marais; Transport de troupe: the unit moves, with an army aboard it."""
    world, hex = walker.world, walker.hex
    unit = world.unit(walker.unit)
    world = put(world, moved_unit(world, unit, walker))
    if walker.manner in BOARDING:
        return ashore(walker._replace(world=world)) if walker.ship is None else done(After(world))
    if unit.kind == "ship":
        world = change_units(world, lambda one: one.aboard == unit.id, hex=hex)
    if world.targets("volunteers"):
        carried = with_cargo(world, unit)
        world = lift(world, lambda one: one.kind == "volunteers" and one.target in carried and one.hex == unit.hex)
    tile = world.tiles[hex]
    if tile.terrain == "marsh" and unit.kind == "army" and world.season != "winter":  # no turn whose end would lift it
        world = affect(world, "marsh", "unit", unit.id, until="end_of_turn", value=MARSH_PENALTY)
    walker = walker._replace(world=world)
    return goto(nest_there, walker) if tile.nest else received(walker)


def ashore(walker: Walker) -> Move:
    """Transport de troupe (R36, R53): a movement like others, past the walls of a site, unless a rampart is there."""
    world = walker.world
    ship = world.unit(world.unit(walker.unit).aboard or "")
    landed = world.unit(walker.unit)._replace(aboard=None, inside=ship.inside and world.ramparted(walker.hex))
    walker = walker._replace(world=put(world, landed))
    return goto(nest_there, walker) if world.tiles[walker.hex].nest else received(walker)


def moved_unit(world: World, unit: Unit, walker: Walker) -> Unit:
    """The unit on its new hex, outside; the second step of its own is a forced march, unless it is swift."""
    there: dict[str, Any] = {
        "hex": walker.hex,
        "inside": False,
        "siege_bonus": None,
        "aboard": walker.ship or unit.aboard,
    }
    if walker.manner in ("retreat", "pursuit"):
        return unit._replace(**there)
    forced = unit.steps > 0 and not world.has("celerity", unit.id)
    marched = unit.marched or forced
    return unit._replace(**there, steps=unit.steps + 1, scouted=False, must_go=None, marched=marched)


def nest_there(walker: Walker) -> Step:
    """Evénements, 12 (R36): a unit that enters may wake the dragons."""
    return Run("nest", nest, Passing(), then=nest_entered, roles=ROLLS[walker.seat])


def nest_entered(walker: Walker, stirred: Nest) -> Move:
    return goto(fury_there, walker) if stirred.awake else received(walker)


def fury_there(walker: Walker) -> Step:
    """La fureur des dragons: the unit has woken them."""
    return Run("fury", fury, Waking.of(walker.world, nest=walker.world.atlas.names[walker.hex]), then=fury_survived)


def fury_survived(walker: Walker, after: After) -> Move:
    if after.state.find(walker.unit) is None:
        return done(after)
    return received(walker._replace(world=after.state))


def received(walker: Walker) -> Move:
    """Constructions neutres et hostiles (R41): who comes to a neutral site negotiates, once a turn."""
    if walker.manner in ("step", "disembark"):
        return goto(envoys, walker) if negotiates(walker.world, walker.seat, walker.hex) else settles(walker)
    return goto(gates, walker) if walker.manner == "retreat" else done(After(walker.world))


def negotiates(world: World, seat: int, hex: int) -> bool:
    """4.6: a neutral site that is neither a ruin nor under a rampart, where the player has not yet rolled this turn."""
    tile = world.tiles[hex]
    if tile.site is None or tile.site.owner != "neutral" or seat in tile.contact:
        return False
    return not world.razed(hex) and not world.ramparted(hex)


def envoys(walker: Walker) -> Step:
    """Constructions neutres et hostiles (R41): two dice on arrival."""
    asked = embassy(walker.world, walker.hex, walker.world.unit(walker.unit))
    return Run("diplomacy", diplomacy, asked, then=answered, roles=ROLLS[walker.seat])


def embassy(world: World, hex: int, unit: Unit) -> Given:
    tile = world.tiles[hex]
    assert tile.site is not None
    coastal = tile.terrain == "coast"
    modifier = table_modifier(world, unit.id)
    return given_for(diplomacy, world, site=tile.site.type, coastal=coastal, unit=unit.kind, **modifier)


def answered(walker: Walker, reception: Reception) -> Move:
    return settles(walker._replace(world=heard(walker.world, walker.seat, walker.hex, reception)))


def heard(world: World, seat: int, hex: int, reception: Reception) -> World:
    """Constructions neutres et hostiles: the site swears allegiance, takes up arms, or thinks it over."""
    tile = world.tiles[hex]
    assert tile.site is not None
    world = change_tile(world, hex, contact=tuple(sorted({*tile.contact, seat})))
    if reception.status == "allied":
        return take_hex(world, hex, seat)
    if reception.status == "hostile":
        world = change_tile(world, hex, site=tile.site._replace(owner="hostile"))
        return post_guard(world, hex, reception.guard)
    return world


def settles(walker: Walker) -> Move:
    """Marquage des hexagones (R97): alone on the hex, the unit annexes it."""
    world = annex(walker.world, walker.seat, walker.hex)
    told = () if world is walker.world else (note("annexed", hex=world.atlas.names[walker.hex]),)
    return goto(gates, walker._replace(world=world), *told)


def gates(walker: Walker) -> Step:
    """Entrer dans une construction (R51, R102, R107): on arrival at an own or allied site, inside or outside.

    In brief nobody is asked: the unit stays outside, and may be sent in.
    """
    world = walker.world
    in_brief = walker.manner != "retreat" and world.options.orders == "brief"
    if in_brief or not legal_moves(world, walker.seat).open_to(walker.hex):
        return done(After(world))
    about = {"unit": walker.unit, "hex": world.atlas.names[walker.hex]}
    return Ask("enter_site", seat_name(walker.seat), WALLS, gone_in, steward.enter_site, about)


def gone_in(walker: Walker, where: str) -> Move:
    world = walker.world
    return done(After(put(world, world.unit(walker.unit)._replace(inside=where == "inside"))))
