"""Envoi des éclaireurs: the four terrains, the events, and who guards a hostile site."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.dice import d6
from jacta.games.mighty_empires.campaign.dragons import WAKES
from jacta.games.mighty_empires.campaign.supply import check_modifier, shifted
from jacta.games.mighty_empires.inputs import TWO_DICE, Kind, Modifier, SiteType, Terrain, refuse
from jacta.games.mighty_empires.options import EventReadings, ScoutReadings
from jacta.rules import Given, Move, Note, Roll, Rules, Run, Step, done, goto, note, procedure

# R13: forest is scouted as plain; marsh has no table.
TABLES: dict[Terrain, str] = {
    "plain": "scout_plain",
    "forest": "scout_plain",
    "coast": "scout_plain",
    "mountain": "scout_mountain",
    "river": "scout_river",
}
SCOUT_TABLES = ("scout_plain", "scout_mountain", "scout_river")

Dragons = Literal["asleep", "awake"]
Happening: TypeAlias = Literal[
    "desertion",
    "mutiny",
    "rot",
    "sickness",
    "foul_weather",
    "lost",
    "ambush",
    "convoy",
    "volunteers",
    "knight_errant",
    "dragon_nest",
]
Lasts: TypeAlias = Literal["thaw", "end_of_turn", "leaves_hex", "campaign_end"]


# --- Evénements


class Omen(Given):
    options: EventReadings = EventReadings()


class Event(NamedTuple):
    event: Happening | None
    explored: bool
    turn_over: bool
    rations: int
    modifier: int
    modifier_until: Lasts | None
    dragons: Dragons | None


NO_EVENT = Event(None, True, False, 0, 0, None, None)


@procedure(passage="Evénements", tables=("event",))
def event(given: Omen) -> Move[Event]:
    """Evénements: something befalls the scouts."""
    return goto(event_roll, None)


def event_roll(nothing: None) -> Step:
    """Evénements: two dice."""
    return Roll("scout.event", TWO_DICE, then=event_happens, who="player")


def event_of(dice: int, readings: EventReadings, rules: Rules) -> Event:
    """Evénements (R31-R35): the row; whether an ambush ends the exploration is open."""
    row = rules.table("event").at(dice)
    explored = row["explored"] and not (row["event"] == "ambush" and readings.ambush_fails)
    until = row["modifier_until"] or None
    return Event(row["event"], explored, row["turn_over"], row["rations"], row["modifier"], until, None)


def event_happens(nothing: None, dice: int, given: Omen, rules: Rules) -> Move:
    found = event_of(dice, given.options, rules)
    told = note("event", event=found.event)
    if found.event == "dragon_nest":
        return goto(new_nest_die, found, told)
    return done(found, told)


def new_nest_die(found: Event) -> Step:
    """Evénements, 12 (R36): do the dragons wake at once?"""
    return Roll("scout.nest_new", d6, then=new_nest_stirs, who="player")


def new_nest_stirs(found: Event, face: int) -> Move:
    awake = face >= WAKES
    return done(found._replace(dragons="awake" if awake else "asleep"), note("nest", awake=awake))


# --- Constructions hostiles: the guard


class Post(Given):
    """A site that may get a guard, and who came upon it."""

    site: SiteType
    coastal: bool = False
    unit: Kind = "army"

    @model_validator(mode="after")
    def ship_is_at_sea(self) -> Post:
        if self.unit == "ship" and not self.coastal:
            raise refuse("unit", "ship-inland", key="coastal")
        return self


class Guard(NamedTuple):
    guard: Kind


@procedure(
    passage="Constructions neutres et hostiles; Déplacements maritimes",
    examples=({"site": "city", "coastal": True}, {"site": "village"}),
)
def guard(given: Post) -> Move[Guard]:
    """Constructions neutres et hostiles (R42, R44): an independent unit stands before a hostile site."""
    if given.unit == "ship":
        return done(Guard("ship"))
    if given.site == "city" and given.coastal:
        return goto(guard_die, None)
    return done(Guard("army"))


def guard_die(nothing: None) -> Step:
    """Constructions neutres et hostiles (R44): even, and a ship guards the coastal city."""
    return Roll("guard", d6, then=guard_stands)


def guard_stands(nothing: None, face: int) -> Move:
    return done(Guard("army" if face % 2 else "ship"), note("guard", guard="army" if face % 2 else "ship"))


# --- Envoi des éclaireurs


class Mission(Given):
    terrain: Terrain
    unit: Kind = "army"
    site_present: bool = False
    nest: bool = False
    modifier: Modifier = 0
    options: ScoutReadings = ScoutReadings()

    @model_validator(mode="after")
    def mission_is_possible(self) -> Mission:
        if self.unit == "ship" and self.terrain != "coast":
            raise refuse("unit", "ship-inland", key="terrain")
        if self.site_present and self.terrain == "marsh":
            raise refuse("site_present", "site-on-marsh")
        check_modifier(self)
        return self


class Report(NamedTuple):
    event: Happening | None
    explored: bool
    turn_over: bool
    rations: int
    modifier: int
    modifier_until: Lasts | None
    dragons: Dragons | None
    site: SiteType | None
    status: Literal["hostile", "neutral"] | None
    guard: Kind | None


class Sighting(NamedTuple):
    """A row of a scouting table: "hostile" or "neutral" with the site, "event", or "nothing"."""

    status: Literal["hostile", "neutral", "event", "nothing"]
    site: SiteType | None


def sighting(terrain: Terrain, total: int, rules: Rules) -> Sighting:
    """Plaines et côtes; Montagnes; Rivières; Marais (R13, R30): what the scouts find. In a marsh, always an event."""
    if terrain == "marsh":
        return Sighting("event", None)
    row = rules.table(TABLES[terrain]).at(total)
    return Sighting(row["status"], row["site"] or None)


def report(seen: Event, dragons: Dragons | None, found: Sighting | None = None, guard: Kind | None = None) -> Report:
    """The mission's outcome: the event, the dragons already met, and a site that was placed."""
    if seen.dragons is not None and dragons != "awake":
        dragons = seen.dragons
    if found is None:
        return Report(*seen[:-1], dragons, None, None, guard)
    return Report(*seen[:-1], dragons, found.site, "hostile" if found.status == "hostile" else "neutral", guard)


@procedure(
    passage="Envoi des éclaireurs",
    tables=SCOUT_TABLES,
    examples=({"terrain": "plain"}, {"terrain": "coast", "nest": True}, {"terrain": "marsh"}),
)
def scout(given: Mission) -> Move[Report]:
    """Envoi des éclaireurs: scouts reconnoitre a neighbouring hex."""
    if given.nest:
        return goto(mission_nest_die, None)
    return goto(table_roll, None)


def mission_nest_die(nothing: None) -> Step:
    """Evénements, 12 (R36): the patrol may wake the dragons that nest there."""
    return Roll("scout.nest", d6, then=mission_nest_stirs, who="player")


def mission_nest_stirs(nothing: None, face: int) -> Move:
    awake = face >= WAKES
    return goto(table_roll, "awake" if awake else "asleep", note("nest", awake=awake))


def table_roll(dragons: Dragons | None, given: Mission) -> Step:
    """Envoi des éclaireurs (R13, R22, R30): two dice on the terrain's table; a marsh has none but the events."""
    if given.terrain == "marsh":
        return goto(event_befalls, dragons)
    return Roll("scout.table", TWO_DICE, then=table_read, who="player")


def table_read(dragons: Dragons | None, dice: int, given: Mission, rules: Rules) -> Move:
    found = sighting(given.terrain, dice + given.modifier, rules)
    told = (*shifted(dice, given.modifier), sighted(found, given.site_present))
    if found.status == "event":
        return goto(event_befalls, dragons, *told)
    if found.site is None or given.site_present:
        return done(report(NO_EVENT, dragons), *told)
    if found.status == "hostile":
        return goto(guard_appears, (dragons, found), *told)
    return done(report(NO_EVENT, dragons, found), *told)


def sighted(found: Sighting, site_present: bool) -> Note:
    """R29: a site on a hex that has one is nothing new."""
    status = "known" if found.site and site_present else found.status
    return note("sighting", status=status, site=found.site or "none")


def event_befalls(dragons: Dragons | None, given: Mission) -> Step:
    """Evénements: the scouts meet with an event."""
    return Run("event", event, omen(given.options.ambush_fails), then=event_befell)


@cache
def omen(ambush_fails: bool) -> Omen:
    return Omen(options=EventReadings(ambush_fails=ambush_fails))


def event_befell(dragons: Dragons | None, seen: Event, given: Mission) -> Move:
    if given.terrain == "marsh" and given.options.marsh_always_explored:
        seen = seen._replace(explored=True)
    return done(report(seen, dragons))


def guard_appears(met: tuple[Dragons | None, Sighting], given: Mission) -> Step:
    """Constructions neutres et hostiles (R42, R44): the hostile site has its guard."""
    assert met[1].site is not None
    return Run("guard", guard, post(met[1].site, given.terrain == "coast", given.unit), then=guard_appeared)


@cache
def post(site: SiteType, coastal: bool, unit: Kind) -> Post:
    return Post(site=site, coastal=coastal, unit=unit)


def guard_appeared(met: tuple[Dragons | None, Sighting], stands: Guard) -> Move:
    dragons, found = met
    return done(report(NO_EVENT, dragons, found, stands.guard))
