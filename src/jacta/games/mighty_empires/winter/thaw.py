"""Fonte des neiges, and the ends of the seasons: what lasts comes to its end (4.1, 4.19, 4.23)."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.mighty_empires.inputs import Season, refuse
from jacta.games.mighty_empires.state.changes import change_tile, lift, take_hex, turn_down, without
from jacta.games.mighty_empires.state.examples import in_winter
from jacta.games.mighty_empires.state.procedures import After, StateGiven, state_procedure
from jacta.games.mighty_empires.state.world import INDEPENDENT, Effect, World
from jacta.rules import Given, Move, done, procedure

# --- After spring, after autumn


def spring_ends(world: World) -> World:
    """4.1 (R84): what a winter brought for one season ends; villages that revolted and are still neutral come home."""
    for effect in world.effects:
        if effect.kind == "revolt" and effect.seat is not None and world.lives(effect.seat):
            site = world.tiles[effect.target].site
            if site is not None and site.owner == "neutral":
                world = take_hex(world, effect.target, effect.seat)
    return lift(world, lambda effect: effect.until == "spring_end")


def autumn_ends(world: World) -> World:
    """4.1: what lasts a campaign ends."""
    return lift(world, lambda effect: effect.until == "campaign_end" and not of_this_winter(world, effect))


def of_this_winter(world: World, effect: Effect) -> bool:
    """Fonte des neiges (R25): what this winter has brought lasts until the next."""
    return effect.season == "winter" and effect.year == world.year


# --- The thaw


@state_procedure("Fonte des neiges", {"state": in_winter()}, chance="none", readings=("winter_reset",))
def thaw(given: StateGiven) -> Move[After]:
    """Fonte des neiges: what has lasted until now ends, ruins are rebuilt, rations rot."""
    return done(After(thawed(given.world)))


def thawed(world: World) -> World:
    """Fonte des neiges (R24-R29, R34, R69): in the order of the chapter."""
    world = surplus_removed(world)
    scorched = {one.target for one in world.effects if one.kind == "firestorm" and of_this_winter(world, one)}
    units = tuple(
        [
            unit._replace(siege_bonus=None, next_roll=unit.next_roll if unit.id in scorched else 0)
            if unit.siege_bonus or unit.next_roll
            else unit
            for unit in world.units
        ]
    )
    at = {unit.id: unit.hex for unit in units}
    world = lift(
        world._replace(units=units, reserves=(0,) * world.players),
        lambda one: (
            (one.until == "thaw" and not of_this_winter(world, one))
            or (one.kind == "volunteers" and at[one.target] != one.hex)
        ),
    )
    risen = world.targets("uprising")
    for hex, tile in enumerate(world.tiles):
        if tile.explored_by and hex not in risen:
            world = forgotten(world, hex)
    return world


def surplus_removed(world: World) -> World:
    """R69: a site that its captor had no piece for is taken off the map."""
    for effect in world.effects:
        if effect.kind == "surplus" and not of_this_winter(world, effect):
            world = change_tile(world, effect.target, site=None)
            world = lift(world, lambda one: one.on == "site" and one.target == effect.target)  # noqa: B023
    return world


def forgotten(world: World, hex: int) -> World:
    """Marquage des hexagones (R29): the markers go; "virgin" to the letter, so do tile and site that nobody entered."""
    tile = world.tiles[hex]
    world = change_tile(world, hex, explored_by=())
    there = [unit for unit in world.units if unit.hex == hex]
    if world.options.winter_reset == "markers" or tile.owner is not None:
        return world
    if any(unit.owner != INDEPENDENT for unit in there):
        return world
    if tile.site is not None and not tile.site.once_owned:
        world = without(change_tile(world, hex, site=None), {unit.id for unit in there})
        world = lift(world, lambda effect: effect.on == "site" and effect.target == hex)
    return world if tile.terrain == "coast" else turn_down(world, hex)  # a virgin coast lies face up


# --- Fonte des neiges: when an effect ends

Until: TypeAlias = Literal["end_of_turn", "spring_end", "campaign_end", "thaw", "game"]


class Lasting(Given):
    until: Until
    year: Annotated[int, Field(ge=1)]
    season: Season
    years: Annotated[int, Field(ge=1, le=10)] = 6

    @model_validator(mode="after")
    def effect_can_begin(self) -> Lasting:
        if self.year > self.years:
            raise refuse("year", "more-than", key="years")
        if self.until == "end_of_turn" and self.season == "winter":
            raise refuse("until", "no-turn-in-winter")
        if self.until == "spring_end" and self.season != "winter":
            raise refuse("until", "spring-from-winter")
        return self


class Expiry(NamedTuple):
    year: int
    season: Season
    moment: Literal["end_of_turn", "end_of_season", "thaw", "game_end"]


def expires(until: Until, year: int, season: Season, years: int) -> Expiry:
    """Fonte des neiges (R25): what a winter brings lasts past that winter's own thaw; the last winter has none."""
    if until == "end_of_turn":
        return Expiry(year, season, "end_of_turn")
    ends = year + 1 if season == "winter" else year
    if until == "thaw" and ends < years:
        return Expiry(ends, "winter", "thaw")
    if until in ("spring_end", "campaign_end") and ends <= years:
        return Expiry(ends, "spring" if until == "spring_end" else "autumn", "end_of_season")
    return Expiry(years, "winter", "game_end")


@procedure(
    passage="Fonte des neiges",
    kind="check",
    examples=(
        {"until": "thaw", "year": 2, "season": "winter"},
        {"until": "thaw", "year": 2, "season": "autumn"},
        {"until": "thaw", "year": 6, "season": "summer"},
    ),
)
def expiry(given: Lasting) -> Move[Expiry]:
    """Fonte des neiges: when does this effect end?"""
    return done(expires(given.until, given.year, given.season, given.years))
