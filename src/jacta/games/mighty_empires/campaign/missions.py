"""Envoi des éclaireurs over the state of a game: one mission, and all that it finds (4.5)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import d6
from jacta.games.mighty_empires.campaign.dragons import WAKES
from jacta.games.mighty_empires.campaign.fury import Waking, fury
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.refusals import check_mission, commanded
from jacta.games.mighty_empires.campaign.scouting import (
    NO_EVENT,
    SCOUT_TABLES,
    Event,
    Guard,
    Report,
    event,
    guard,
    report,
    scout,
    sighted,
    sighting,
)
from jacta.games.mighty_empires.inputs import Kind
from jacta.games.mighty_empires.state.box import site_in_box
from jacta.games.mighty_empires.state.changes import affect, change_tile, earn, post_guard, put, reveal, turn_down
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, StateGiven, given_for, state_procedure
from jacta.games.mighty_empires.state.world import INDEPENDENT, ROLLS, Site, World, seat_name
from jacta.rules import Move, Note, Roll, Rules, Run, Step, done, goto, note, often_changed


class Patrol(StateGiven):
    """A unit, and the neighbouring hex that it sends its scouts to."""

    unit: Annotated[str, Field(min_length=1)]
    to: Annotated[str, Field(min_length=1)]

    @model_validator(mode="after")
    def patrol_is_legal(self) -> Patrol:
        unit = commanded(self.state, self.unit)
        check_mission(legal_moves(self.world, unit.owner), unit, self.to)
        return self


NOTHING = report(NO_EVENT, None)


@often_changed
class Scouts(NamedTuple):
    """Scouts at work: whose they are, their hex, the roll that a spy has disclosed, and what they report."""

    world: World
    unit: str
    kind: Kind
    seat: int
    hex: int
    disclosed: int | None = None
    report: Report = NOTHING


@state_procedure(
    "Envoi des éclaireurs",
    {"state": state(), "unit": "A01", "to": "1,-1"},
    tables=SCOUT_TABLES,
    sampled=100,
    readings=("sabotage_rule", "exploration_shared", "neutral_pool"),
    runs=(fury,),
    settled=(scout,),
)
def mission(given: Patrol) -> Move[After]:
    """Envoi des éclaireurs: a unit sends its scouts to a neighbouring hex."""
    world = given.world
    unit, hex = world.unit(given.unit), world.atlas.by_name[given.to]
    assert unit.owner != INDEPENDENT
    face_down = len(world.concealed)
    world, disclosed = reveal(put(world, unit._replace(scouted=True)), hex)
    scouts = Scouts(world, unit.id, unit.kind, unit.owner, hex, disclosed)
    told = note(
        "scouts", reveals=len(world.concealed) < face_down, unit=unit.id, hex=given.to, terrain=world.tiles[hex].terrain
    )
    return goto(nest_nearby if world.tiles[hex].nest else look_around, scouts, told)


# --- A nest


def nest_nearby(scouts: Scouts) -> Step:
    """Evénements, 12 (R36): the patrol may wake the dragons."""
    return Roll("scout.nest", d6, then=nest_passed, who=seat_name(scouts.seat))


def nest_passed(scouts: Scouts, face: int) -> Move:
    awake = face >= WAKES
    return goto(fury_first if awake else look_around, scouts, note("nest", awake=awake))


def fury_first(scouts: Scouts) -> Step:
    """La fureur des dragons: before the scouts look around."""
    return Run("fury", fury, Waking.of(scouts.world, nest=scouts.world.atlas.names[scouts.hex]), then=fury_over)


def fury_over(scouts: Scouts, after: After) -> Move:
    """R36: the mission goes on, even without its unit, unless the hex itself is no more."""
    if after.state.tiles[scouts.hex].desolated:
        return done(after)
    return goto(look_around, scouts._replace(world=after.state))


# --- What is there


def look_around(scouts: Scouts, rules: Rules) -> Step:
    """Envoi des éclaireurs (R74): the terrain's table; a roll that a spy has disclosed counts instead of new dice."""
    world, tile = scouts.world, scouts.world.tiles[scouts.hex]
    assert tile.terrain is not None
    modifier = table_modifier(world, scouts.unit)
    if scouts.disclosed is None:
        seen = {"terrain": tile.terrain, "unit": scouts.kind, "site_present": tile.site is not None}
        return Run("scout", scout, given_for(scout, world, **seen, **modifier), then=reported, roles=ROLLS[scouts.seat])
    found = sighting(tile.terrain, scouts.disclosed + modifier.get("modifier", 0), rules)
    told = sighted(found, tile.site is not None)
    if found.status == "event":
        return goto(foreseen_event, scouts, told)
    if found.site is None or tile.site is not None:
        return goto(settle, scouts, told)
    scouts = scouts._replace(report=report(NO_EVENT, None, found))
    return goto(foreseen_guard if found.status == "hostile" else settle, scouts, told)


def table_modifier(world: World, unit: str) -> dict[str, int]:
    """R22: at some tables the unit's modifier also counts on the scouting, diplomacy and famine tables."""
    found = world.find(unit) if world.options.modifiers_on_tables else None
    return {"modifier": world.modifier(found)} if found else {}


def reported(scouts: Scouts, found: Report) -> Move:
    return goto(settle, scouts._replace(report=found))


def foreseen_event(scouts: Scouts) -> Step:
    """Espionnage (R74): an event that a spy foresaw is rolled now."""
    return Run("event", event, given_for(event, scouts.world), then=foreseen_event_befell, roles=ROLLS[scouts.seat])


def foreseen_event_befell(scouts: Scouts, seen: Event) -> Move:
    return goto(settle, scouts._replace(report=report(seen, None)))


def foreseen_guard(scouts: Scouts) -> Step:
    """Espionnage (R74): so is the guard of a hostile site."""
    coastal = scouts.world.tiles[scouts.hex].terrain == "coast"
    post = given_for(guard, scouts.world, site=scouts.report.site, coastal=coastal, unit=scouts.kind)
    return Run("guard", guard, post, then=foreseen_guard_stands)


def foreseen_guard_stands(scouts: Scouts, stands: Guard) -> Move:
    return goto(settle, scouts._replace(report=scouts.report._replace(guard=stands.guard)))


# --- What comes of it


def settle(scouts: Scouts) -> Move:
    """Envoi des éclaireurs; Evénements (R31-R36): site and guard are placed, the event strikes unit or reserve."""
    world, seat, hex, found = scouts.world, scouts.seat, scouts.hex, scouts.report
    told: tuple[Note, ...] = ()
    if found.site is not None and site_in_box(world, found.site):
        world = change_tile(world, hex, site=Site(found.site, "hostile" if found.status == "hostile" else "neutral"))
        world = post_guard(world, hex, found.guard)
    elif found.site is not None:
        told = (note("box_empty", site=found.site),)
    world = earn(world, seat, found.rations)
    unit = world.find(scouts.unit)
    if unit is not None:
        if found.turn_over:
            world = put(world, unit._replace(turn_over=True))
        if found.modifier:
            assert found.event is not None
            assert found.modifier_until is not None
            more = {"hex": hex} if found.event == "volunteers" else {}
            world = affect(
                world, found.event, "unit", unit.id, until=found.modifier_until, value=found.modifier, **more
            )
    scouts = scouts._replace(world=world)
    if found.event == "dragon_nest":
        scouts = scouts._replace(world=change_tile(world, hex, nest=True))
        if found.dragons == "awake":
            return goto(fury_after, scouts)
    return home(scouts, *told)


def fury_after(scouts: Scouts) -> Step:
    """La fureur des dragons: the scouts have stumbled upon a nest, and woken it."""
    return Run("fury", fury, Waking.of(scouts.world, nest=scouts.world.atlas.names[scouts.hex]), then=fury_ended)


def fury_ended(scouts: Scouts, after: After) -> Move:
    return home(scouts._replace(world=after.state))


def home(scouts: Scouts, *told: Note) -> Move:
    """Envoi des éclaireurs; Déplacements maritimes (R52, R99): the hex is explored, or its tile goes face down."""
    world, hex = scouts.world, scouts.hex
    explored = scouts.report.explored and not world.tiles[hex].desolated
    if not explored:
        return done(After(turn_down(world, hex)), *told, note("explored", explored=False))
    markers = tuple(sorted({*world.tiles[hex].explored_by, scouts.seat}))
    world = change_tile(world, hex, explored_by=markers)
    unit = world.find(scouts.unit)
    if unit is not None and unit.kind == "ship":
        world = put(world, unit._replace(must_go=hex))
    return done(After(world), *told, note("explored", explored=True))
