"""La retraite: where a beaten unit goes, and whether the winner follows (4.8)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.games.mighty_empires.campaign.advance import Going, advance
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.inputs import refuse
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import places
from jacta.games.mighty_empires.state.changes import annex, destroy, put, with_cargo
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, StateGiven, state_procedure
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit, World, seat_name
from jacta.rules import Ask, Move, Run, Step, done, goto, note

STAY, SITE = "stay", "site"


class Beaten(StateGiven):
    """A beaten unit, whether it must retreat, and the unit that beat it (none: nobody pursues)."""

    unit: Annotated[str, Field(min_length=1)]
    forced: bool
    winner: Annotated[str, Field(min_length=1)] | None

    @model_validator(mode="after")
    def both_are_there(self) -> Beaten:
        loser = self.state.find(self.unit)
        if loser is None:
            raise refuse("unit", "state-no-unit")
        if loser.aboard is not None:
            raise refuse("unit", "unit-aboard")
        if self.winner is None:
            return self
        winner = self.state.find(self.winner)
        if winner is None:
            raise refuse("winner", "state-no-unit")
        if winner.hex != loser.hex or not winner.in_field:
            raise refuse("winner", "winner-elsewhere")
        if not self.state.hostile(winner.owner, loser.owner):
            raise refuse("winner", "not-hostile")
        return self


class Rout(NamedTuple):
    """A beaten unit and its pursuer."""

    world: World
    unit: str
    forced: bool
    winner: str | None
    hex: int


def controller(world: World, unit: Unit) -> int:
    """4.26 (R45): who decides for a unit; for an independent one, the left neighbour of the active player."""
    return world.neighbour_of(world.active, 1) if unit.owner == INDEPENDENT else unit.owner


@state_procedure(
    "La retraite",
    {"state": state(), "unit": "A02", "forced": True, "winner": "B02"},
    asks=("retreat", "pursue"),
    runs=(advance,),
)
def retreat(given: Beaten) -> Move[After]:
    """La retraite: a beaten unit may or must leave the field."""
    world = given.world
    return goto(way_out, Rout(world, given.unit, given.forced, given.winner, world.unit(given.unit).hex))


def ways_out(rout: Rout) -> tuple[str, ...]:
    """D12: stay if it may, the walls on its hex, the free hexes around."""
    world = rout.world
    unit = world.unit(rout.unit)
    walls, hexes = legal_moves(world, unit.owner).refuges(unit)
    stay = () if rout.forced else (STAY,)
    return (*stay, *((SITE,) if walls else ()), *(world.atlas.names[hex] for hex in hexes))


def way_out(rout: Rout) -> Step:
    """La retraite (R57): behind own or allied walls, or to a free hex; who must and cannot is destroyed."""
    world, ways = rout.world, ways_out(rout)
    unit = world.unit(rout.unit)
    if not ways:
        return relieved(rout._replace(world=destroy(world, with_cargo(world, unit))))
    if len(ways) == 1:
        return fled(rout, ways[0])
    about = {"unit": unit.id, "hex": world.atlas.names[unit.hex]}
    return Ask(
        "retreat", seat_name(controller(world, unit)), ways, fled, steward.retreat, about, remark=beside, places=places
    )


def fled(rout: Rout, way: str) -> Move:
    world = rout.world
    if way == STAY:
        return relieved(rout)
    if way == SITE:
        unit = world.unit(rout.unit)._replace(inside=True, siege_bonus=None)
        return relieved(rout._replace(world=put(world, unit)), told=way)
    return goto(flight, rout._replace(world=world, hex=world.atlas.by_name[way]))


def flight(rout: Rout) -> Step:
    """La retraite (R57): the way is paid like a step."""
    going = Going.of(rout.world, unit=rout.unit, to=rout.world.atlas.names[rout.hex], manner="retreat")
    return Run("advance", advance, going, then=escaped)


def escaped(rout: Rout, after: After) -> Move:
    return relieved(rout._replace(world=after.state), fled=True)


def relieved(rout: Rout, *, fled: bool = False, told: str = "") -> Move:
    """Marquage des hexagones (R97): the battle hex may now be the active player's; then the winner may follow."""
    world = rout.world
    if rout.winner is None:
        return done(After(world))
    winner = world.find(rout.winner)
    if winner is not None:
        world = annex(world, world.active, winner.hex)
    notes = [note("shelters", unit=rout.unit)] if told else []
    loser = world.find(rout.unit)
    exposed = fled and loser is not None and loser.hex == rout.hex and loser.in_field
    if exposed and winner is not None and legal_moves(world, winner.owner).may_pursue(winner, rout.hex):
        return goto(chase, rout._replace(world=world), *notes)
    return done(After(world), *notes)


def chase(rout: Rout) -> Step:
    """La retraite (R58, R102): the winner may follow at once, free of charge, unless walls shelter the loser."""
    world = rout.world
    winner = world.unit(rout.winner or "")
    assert winner.owner != INDEPENDENT
    about = {"unit": winner.id, "hex": world.atlas.names[rout.hex]}
    return Ask("pursue", seat_name(winner.owner), (True, False), chased, steward.pursue, about)


def chased(rout: Rout, follows: bool) -> Move:
    return goto(pursuit, rout) if follows else done(After(rout.world))


def pursuit(rout: Rout) -> Step:
    """La retraite (R58): the winner comes to the same hex; they fight another day."""
    going = Going.of(rout.world, unit=rout.winner, to=rout.world.atlas.names[rout.hex], manner="pursuit")
    return Run("advance", advance, going, then=caught_up)


def caught_up(rout: Rout, after: After) -> Move:
    return done(after)
