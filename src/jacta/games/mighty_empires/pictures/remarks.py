"""What stands beside an answer when a person is asked: where it is, what it costs, what the chances are."""

from __future__ import annotations

from typing import Any

from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.missions import table_modifier
from jacta.games.mighty_empires.campaign.scouting import scout
from jacta.games.mighty_empires.pictures.board import letter, table, terrain_known
from jacta.games.mighty_empires.players.prospects import reports
from jacta.games.mighty_empires.state.actions import GO, Act, Betrayal, Building, Cast, Edit, Place, Spying
from jacta.games.mighty_empires.state.procedures import given_for
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit, World
from jacta.games.mighty_empires.winter.tables import build
from jacta.rules import Note, note, percent

AFOOT = ("step", "embark", "disembark")


def beside(seen: Any, answer: Any) -> Note | None:
    """A remark on an answer, for a player who sees this."""
    world = table(seen)
    if world is None or isinstance(answer, Edit):
        return None
    if isinstance(answer, Act):
        return on_act(world, answer)
    if isinstance(answer, Cast | Spying):
        return on_target(world, answer.target)
    if isinstance(answer, Building):
        return on_building(world, answer)
    if isinstance(answer, Place | Betrayal):
        return on_hex(world, answer.hex)
    return on_target(world, answer)


def on_act(world: World, act: Act) -> Note | None:
    """4.5, 4.7: a mission with its chance; a step with its price."""
    unit = world.unit(act.unit)
    if act.do in ("scout", GO):
        return on_mission(world, unit, world.atlas.by_name[act.to])
    if act.do not in AFOOT or unit.owner == INDEPENDENT:
        return None
    hex = world.atlas.by_name.get(act.to, unit.hex)
    cost = legal_moves(world, unit.owner).way(unit, hex, act.do).cost  # type: ignore[arg-type]
    enough, again = cost <= world.reserves[unit.owner], unit.steps > 0
    return note(
        "beside_step", start=world.atlas.names[unit.hex], cost=cost, enough=enough, again=again, **facts(world, hex)
    )


def on_mission(world: World, unit: Unit, hex: int) -> Note:
    """The chance that the hex is explored, where its terrain is known."""
    tile, terrain = world.tiles[hex], terrain_known(world, hex)
    start = world.atlas.names[unit.hex]
    if terrain is None:
        return note("beside_unknown", start=start)
    asked = {"terrain": terrain, "unit": unit.kind, "site_present": tile.site is not None, "nest": tile.nest}
    mission = given_for(scout, world, **asked, **table_modifier(world, unit.id))
    spied = next((one.roll for one in world.concealed if one.hex == hex), None)
    chance = sum(p for found, p in reports(mission, spied) if found.explored)
    return note("beside_mission", start=start, chance=percent(chance, 0), **facts(world, hex))


def on_building(world: World, work: Building) -> Note:
    """4.17: where it is, and its price."""
    plan = given_for(build, world, action=work.action, rations=0)
    cost = build.rules(plan).table("construction").at(work.action)
    return note("beside_building", cost=cost, **facts(world, world.atlas.by_name[work.hex]))


def on_target(world: World, target: Any) -> Note | None:
    """A unit or a hex by its name."""
    unit = world.find(target) if isinstance(target, str) else None
    return on_hex(world, world.atlas.names[unit.hex], unit.id) if unit else on_hex(world, target)


def on_hex(world: World, name: Any, unit: str = "") -> Note | None:
    hex = world.atlas.by_name.get(name)
    if hex is None:
        return None
    return note("beside_unit", hex=name, **facts(world, hex)) if unit else note("beside_hex", **facts(world, hex))


def facts(world: World, hex: int) -> dict[str, Any]:
    """Terrain and site of a hex, the units in the field there, and whether dragons nest there."""
    tile = world.tiles[hex]
    site = tile.site
    owner = "" if site is None else letter(site.owner) if isinstance(site.owner, int) else site.owner
    troops = " ".join(unit.id for unit in world.in_field(hex))
    terrain = terrain_known(world, hex) or "unknown"
    return {
        "terrain": terrain,
        "site": site.type if site else "none",
        "owner": owner,
        "troops": troops or "none",
        "nest": tile.nest,
    }
