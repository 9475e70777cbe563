"""Saison d'hivernage, Evénement: what a winter event does to a realm (4.15)."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.dice import Dice
from jacta.games.mighty_empires.campaign.fury import Waking, fury
from jacta.games.mighty_empires.campaign.scouting import Guard, guard
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import Betrayal, places
from jacta.games.mighty_empires.state.changes import affect, lose_hex, post_guard, put_outside, take_hex
from jacta.games.mighty_empires.state.examples import in_winter
from jacta.games.mighty_empires.state.procedures import After, WinterGiven, given_for, state_procedure
from jacta.games.mighty_empires.state.world import ROLLS, World, seat_name
from jacta.games.mighty_empires.winter.tables import WinterEvent, winter_event
from jacta.rules import Ask, Move, Roll, Run, Step, done, goto, note

EPIDEMIC_PENALTY = -1


class Ordeal(NamedTuple):
    """A player whom an event strikes, the event, who says where, and the hex."""

    world: World
    seat: int
    event: str = ""
    chooser: str | None = None
    hex: int = 0


@state_procedure(
    "Saison d'hivernage, Evénement",
    {"state": in_winter(), "seat": 0},
    asks=("event_choice", "treason"),
    readings=("revolt_lasts", "treason_recipient", "neutral_pool"),
    runs=(fury,),
)
def ordeal(given: WinterGiven) -> Move[After]:
    """Saison d'hivernage, Evénement: a player rolls for what befalls him."""
    world, who = given.begun("winter_event"), seat_name(given.seat)
    return goto(rolling, Ordeal(world, given.seat), note("ordeal", who=who))


def victims(world: World, seat: int, event: str) -> list[int]:
    """D19: the hexes that the event can strike; desolated ones are beyond it."""
    found = [hex for hex in world.hexes_of(seat) if not world.tiles[hex].desolated]
    if event == "epidemic":
        return found
    built = [hex for hex in found if (site := world.tiles[hex].site) is not None and site.owner == seat]
    if event != "peasant_revolt":
        return built
    return [hex for hex in built if (site := world.tiles[hex].site) is not None and site.type == "village"]


def nests(world: World) -> list[int]:
    return [hex for hex, tile in enumerate(world.tiles) if tile.nest]


def rolling(ordeal: Ordeal) -> Step:
    """Saison d'hivernage, Evénement: two dice."""
    world, seat = ordeal.world, ordeal.seat
    counts = {
        "nests": len(nests(world)),
        "villages": len(victims(world, seat, "peasant_revolt")),
        "built_hexes": len(victims(world, seat, "rebellion")),
        "coloured_hexes": len(victims(world, seat, "epidemic")),
    }
    given = given_for(winter_event, world, **counts)
    return Run("winter_event", winter_event, given, then=befallen, roles=ROLLS[seat])


def befallen(ordeal: Ordeal, found: WinterEvent) -> Move:
    if not found.applied:
        return done(After(ordeal.world))
    ordeal = ordeal._replace(event=found.event, chooser=found.chooser)
    return goto(nest_stirs if found.event == "dragon_fury" else choosing, ordeal)


# --- Fureur des dragons


def nest_stirs(ordeal: Ordeal) -> Step:
    """Saison d'hivernage, Evénement, 2 (R85): of several nests, one at random."""
    found = nests(ordeal.world)
    if len(found) == 1:
        return nest_woken(ordeal, 1)
    return Roll("winter.nest", Dice(1, len(found)), then=nest_woken, who=seat_name(ordeal.seat))


def nest_woken(ordeal: Ordeal, number: int) -> Move:
    return goto(fury_breaks, ordeal._replace(hex=nests(ordeal.world)[number - 1]))


def fury_breaks(ordeal: Ordeal) -> Step:
    """La fureur des dragons: in the depth of winter."""
    return Run("fury", fury, Waking.of(ordeal.world, nest=ordeal.world.atlas.names[ordeal.hex]), then=endured)


def endured(ordeal: Ordeal, after: After) -> Move:
    return done(after)


# --- Who says where


def chooser(ordeal: Ordeal) -> int:
    """4.15, 4.28: the player himself, or his living neighbour to the left or right."""
    if ordeal.chooser == "self":
        return ordeal.seat
    return ordeal.world.neighbour_of(ordeal.seat, 1 if ordeal.chooser == "left" else -1)


def recipients(world: World, seat: int) -> tuple[int, ...]:
    """R84: who gains by treason: a living enemy, an ally only if there is no other opponent."""
    if world.options.treason_recipient == "left":
        left = world.neighbour_of(seat, 1)
        return () if left == seat else (left,)
    others = [one for one in world.living if one != seat]
    return tuple(one for one in others if not world.allied(seat, one)) or tuple(others)


def answers(ordeal: Ordeal) -> tuple[Any, ...]:
    """D19: the hexes to choose from, with who gains them for treason."""
    world, names = ordeal.world, ordeal.world.atlas.names
    hexes = victims(world, ordeal.seat, ordeal.event)
    if ordeal.event == "treason":
        return tuple(Betrayal(names[hex], to) for hex in hexes for to in recipients(world, ordeal.seat))
    return tuple(names[hex] for hex in hexes)


def choosing(ordeal: Ordeal) -> Step:
    """Saison d'hivernage, Evénement (R84): which hex it is."""
    options = answers(ordeal)
    if not options:
        return done(After(ordeal.world))
    if len(options) == 1:
        return chosen(ordeal, options[0])
    about, asked = {"event": ordeal.event, "victim": seat_name(ordeal.seat)}, seat_name(chooser(ordeal))
    treason = ordeal.event == "treason"
    default = steward.event_choice
    return Ask(
        "treason" if treason else "event_choice", asked, options, chosen, default, about, remark=beside, places=places
    )


def chosen(ordeal: Ordeal, answer: str | Betrayal) -> Move:
    """Saison d'hivernage, Evénement, 3-7 (R84): what becomes of the hex."""
    world = ordeal.world
    name = answer.hex if isinstance(answer, Betrayal) else answer
    hex = world.atlas.by_name[name]
    told = note("strikes", event=ordeal.event, hex=name)
    if isinstance(answer, Betrayal):
        return done(After(put_outside(take_hex(world, hex, answer.recipient), hex)), told)
    if ordeal.event == "rebellion":
        return goto(guard_rises, ordeal._replace(world=lose_hex(world, hex, "hostile"), hex=hex), told)
    if ordeal.event == "peasant_revolt":
        world = lose_hex(world, hex, "neutral")
        if world.options.revolt_lasts == "spring":
            world = affect(world, "revolt", "site", hex, until="spring_end", seat=ordeal.seat)
    elif ordeal.event == "epidemic":
        for unit in world.units:
            if unit.hex == hex:
                world = affect(world, "epidemic", "unit", unit.id, until="thaw", value=EPIDEMIC_PENALTY)
    else:
        world = affect(world, "famine", "site", hex, until="campaign_end")
    return done(After(world), told)


def guard_rises(ordeal: Ordeal) -> Step:
    """Constructions neutres et hostiles (R42): rebels have their guard."""
    tile = ordeal.world.tiles[ordeal.hex]
    assert tile.site is not None
    post = given_for(guard, ordeal.world, site=tile.site.type, coastal=tile.terrain == "coast")
    return Run("guard", guard, post, then=guard_risen)


def guard_risen(ordeal: Ordeal, stands: Guard) -> Move:
    return done(After(post_guard(ordeal.world, ordeal.hex, stands.guard)))
