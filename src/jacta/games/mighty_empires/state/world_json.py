"""The JSON form of a state (4.0.2), in and out. What comes in must keep the invariants; errors name the key."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, GetCoreSchemaHandler, GetJsonSchemaHandler, PlainSerializer
from pydantic_core import core_schema

from jacta.games.mighty_empires.inputs import Count, Kind, NextRoll, Season, Seat, SiteType, Terrain, refuse
from jacta.games.mighty_empires.options import AllReadings
from jacta.games.mighty_empires.state import invariants
from jacta.games.mighty_empires.state.world import (
    Atlas,
    Concealed,
    Effect,
    PieceCounts,
    Rulebook,
    SiegeBonus,
    Site,
    Tile,
    Unit,
    World,
    atlas,
)
from jacta.hexes import Hex
from jacta.rules import Strict

Seats = tuple[Seat, ...]
Name = Annotated[str, Field(min_length=1)]
GamePhase = Literal[
    "harvest", "scouting", "movement", "combat", "siege", "pillage",
    "equinox", "winter_event", "espionage", "construction", "recruitment", "thaw", "deployment",
]  # fmt: skip


# What answers are called beside the names of units and hexes: no unit may be called so.
TAKEN_WORDS = frozenset(("accept", "edit", "end", "inside", "next", "no", "none", "outside", "pass", "site", "stay"))

# --- What is written


class SiteJson(Strict):
    type: SiteType
    owner: Seat | Literal["neutral", "hostile"]
    capital_of: Seat | None = None
    taken_by: Seat | None = None
    once_owned: bool = False


class SecretJson(Strict):
    seat: Seat
    roll: Annotated[int, Field(ge=2, le=12)] | None = None


class TileJson(Strict):
    terrain: Terrain
    revealed: bool = True
    seen: bool = False
    bridge: bool = False
    owner: Seat | None = None
    explored_by: Seats = ()
    nest: bool = False
    desolated: bool = False
    site: SiteJson | None = None
    contact: Seats = ()
    secret: SecretJson | None = None


class SiegeBonusJson(Strict):
    hex: Name
    value: Count
    turn: Count


class UnitJson(Strict):
    owner: Seat | Literal["independent"]
    kind: Kind
    hex: Name
    inside: bool = False
    aboard: Name | None = None
    hunger: Count = 0
    next_roll: NextRoll = 0
    damaged: bool = False
    steps: Annotated[int, Field(ge=0, le=2)] = 0
    scouted: bool = False
    turn_over: bool = False
    must_go: Name | None = None
    marched: bool = False
    shifted: bool = False
    siege_bonus: SiegeBonusJson | None = None


# 4.23: what an effect lies on, where that is not a unit.
CARRIER = {
    **dict.fromkeys(("flood", "storm", "sabotaged", "razed", "uprising"), "hex"),
    **dict.fromkeys(("bad_harvest", "bountiful", "famine", "rampart", "revolt", "surplus"), "site"),
    "dream": "player",
}


class EffectJson(Strict):
    kind: Literal[
        "marsh", "sickness", "desertion", "ambush", "volunteers", "knight_errant", "blessing", "curse", "epidemic",
        "frozen", "celerity", "firestorm", "bad_harvest", "bountiful", "famine", "rampart", "revolt", "surplus",
        "flood", "storm", "sabotaged", "razed", "uprising", "dream",
    ]  # fmt: skip
    on: Literal["unit", "hex", "site", "player"]
    target: Seat | Name
    value: int = 0
    until: Literal["end_of_turn", "leaves_hex", "spring_end", "campaign_end", "thaw", "game"]
    year: Annotated[int, Field(ge=1, le=10)] = 1
    season: Season = "spring"
    hex: Name | None = None
    seat: Seat | None = None


class PiecesJson(Strict):
    army: Count = 0
    ship: Count = 0


class StateJson(Strict):
    year: Annotated[int, Field(ge=1, le=10)] = 1
    season: Season = "spring"
    phase: GamePhase = "harvest"
    active: Seat = 0
    order: Annotated[Seats, Field(min_length=2, max_length=3)]
    north: Annotated[int, Field(ge=1, le=6)] = 6
    alliances: tuple[tuple[Seat, Seat], ...] = ()
    reserves: Annotated[tuple[Count, ...], Field(min_length=2, max_length=3)]
    tiles: Annotated[dict[str, TileJson], Field(min_length=1)]
    units: Annotated[dict[Name, UnitJson], Field(default_factory=dict)]
    effects: tuple[EffectJson, ...] = ()
    recruits: tuple[PiecesJson, ...] = ()
    lost: tuple[PiecesJson, ...] = ()
    captured_this_turn: tuple[Name, ...] = ()
    log: tuple[Any, ...] = ()


# --- In


def world_from_json(state: StateJson) -> World:
    """The typed state. Raises InputError naming the key where something is named that is not there."""
    where = _atlas_of(state)
    players = len(state.reserves)
    if sorted(state.order) != list(range(players)):
        raise refuse("state.order", "state-order", players=players)
    for key in ("recruits", "lost"):
        if getattr(state, key) and len(getattr(state, key)) != players:
            raise refuse(f"state.{key}", "state-per-seat", players=players)
    tiles, concealed = [], []
    written = _written_names(state)
    for place, name in enumerate(where.names):
        tile = state.tiles[written[name]]
        tiles.append(_tile(tile))
        if tile.secret or not (tile.revealed or tile.seen):
            concealed.append(Concealed(place, tile.terrain, tile.bridge, tile.secret.roll if tile.secret else None))
    world = World(
        where,
        Rulebook(AllReadings()),
        tuple(tiles),
        tuple(sorted(_unit(where, id, unit) for id, unit in state.units.items())),
        state.reserves,
        state.order,
        state.year,
        state.season,
        state.phase,
        state.active,
        state.north,
        tuple(sorted({(min(pair), max(pair)) for pair in state.alliances})),
        tuple(_effect(where, place, effect) for place, effect in enumerate(state.effects)),
        tuple(PieceCounts(one.army, one.ship) for one in state.recruits) or (PieceCounts(),) * players,
        tuple(PieceCounts(one.army, one.ship) for one in state.lost) or (PieceCounts(),) * players,
        tuple(_place(where, name, f"captured_this_turn.{at}") for at, name in enumerate(state.captured_this_turn)),
        tuple(concealed),
    )
    for broken in invariants.broken(world):
        raise refuse(f"state.{broken.key}", broken.code)
    return world


def _atlas_of(state: StateJson) -> Atlas:
    cells = []
    for name in state.tiles:
        try:
            cells.append(Hex.parse(name))
        except ValueError:
            raise refuse(f"state.tiles.{name}", "state-hex", hex=name) from None
    if len(set(cells)) != len(cells):
        raise refuse("state.tiles", "state-hex-twice")
    return atlas(cells)


def _written_names(state: StateJson) -> dict[str, str]:
    """A hex as it is called and as the caller wrote it: spaces do no harm."""
    return {str(Hex.parse(name)): name for name in state.tiles}


def _place(where: Atlas, name: str, key: str) -> int:
    place = where.by_name.get(name)
    if place is None:
        raise refuse(f"state.{key}", "state-hex", hex=name)
    return place


def _tile(tile: TileJson) -> Tile:
    known = tile.revealed or tile.seen
    return Tile(
        tile.terrain if known else None,
        tile.revealed,
        known,
        tile.bridge and known,
        tile.owner,
        tuple(sorted(set(tile.explored_by))),
        tile.nest,
        tile.desolated,
        Site(*(getattr(tile.site, key) for key in Site._fields)) if tile.site else None,
        tuple(sorted(set(tile.contact))),
        tile.secret.seat if tile.secret else None,
    )


def _unit(where: Atlas, id: str, unit: UnitJson) -> Unit:
    if id.casefold() in TAKEN_WORDS or id in where.by_name:
        raise refuse(f"state.units.{id}", "state-unit-name", name=id)
    bonus = unit.siege_bonus
    written = {name: getattr(unit, name) for name in Unit._fields if name != "id"}
    return Unit(id, **written)._replace(
        hex=_place(where, unit.hex, f"units.{id}.hex"),
        must_go=None if unit.must_go is None else _place(where, unit.must_go, f"units.{id}.must_go"),
        siege_bonus=None
        if bonus is None
        else SiegeBonus(_place(where, bonus.hex, f"units.{id}.siege_bonus.hex"), bonus.value, bonus.turn),
    )


def _effect(where: Atlas, place: int, effect: EffectJson) -> Effect:
    target: Any = effect.target
    if effect.on != CARRIER.get(effect.kind, "unit"):
        raise refuse(f"state.effects.{place}.on", "state-target", on=CARRIER.get(effect.kind, "unit"))
    if effect.on in ("hex", "site"):
        target = _place(where, str(target), f"effects.{place}.target")
    elif isinstance(target, str) != (effect.on == "unit"):
        raise refuse(f"state.effects.{place}.target", "state-target", on=effect.on)
    hex = None if effect.hex is None else _place(where, effect.hex, f"effects.{place}.hex")
    return Effect(
        effect.kind, effect.on, target, effect.value, effect.until, effect.year, effect.season, hex, effect.seat
    )


# --- Out


def world_to_json(world: World) -> dict[str, Any]:
    """The state as 4.0.2 writes it. In a seat's view what is concealed from it is null."""
    names = world.atlas.names
    hidden = {one.hex: one for one in world.concealed}
    return {
        "year": world.year,
        "season": world.season,
        "phase": world.phase,
        "active": world.active,
        "order": list(world.order),
        "north": world.north,
        "alliances": [list(pair) for pair in world.alliances],
        "reserves": list(world.reserves),
        "tiles": tiles_to_json(world.atlas, world.tiles, hidden),
        "units": {unit.id: _unit_to_json(unit, names) for unit in world.units},
        "effects": [_effect_to_json(effect, names) for effect in world.effects],
        "recruits": [one._asdict() for one in world.recruits],
        "lost": [one._asdict() for one in world.lost],
        "captured_this_turn": [names[place] for place in world.captured],
        "log": [],
    }


def tiles_to_json(where: Atlas, tiles: tuple[Tile, ...], hidden: dict[int, Concealed]) -> dict[str, Any]:
    return {
        name: _tile_to_json(tile, hidden.get(place))
        for place, (name, tile) in enumerate(zip(where.names, tiles, strict=True))
    }


def _tile_to_json(tile: Tile, hidden: Concealed | None) -> dict[str, Any]:
    data = tile._asdict()
    del data["spy"]
    if hidden:
        data |= {"terrain": hidden.terrain, "bridge": hidden.bridge}
    secret = None if tile.spy is None else {"seat": tile.spy, "roll": hidden.roll if hidden else None}
    site = tile.site and tile.site._asdict()
    return data | {"explored_by": list(tile.explored_by), "contact": list(tile.contact), "site": site, "secret": secret}


def _unit_to_json(unit: Unit, names: tuple[str, ...]) -> dict[str, Any]:
    data = unit._asdict()
    del data["id"]
    bonus = unit.siege_bonus and {**unit.siege_bonus._asdict(), "hex": names[unit.siege_bonus.hex]}
    must_go = None if unit.must_go is None else names[unit.must_go]
    return data | {"hex": names[unit.hex], "must_go": must_go, "siege_bonus": bonus}


def _effect_to_json(effect: Effect, names: tuple[str, ...]) -> dict[str, Any]:
    target = names[effect.target] if effect.on in ("hex", "site") else effect.target
    return effect._asdict() | {"target": target, "hex": None if effect.hex is None else names[effect.hex]}


# --- As a type of input


class _AsState:
    """Validated as the JSON of 4.0.2, then kept as a World."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        written = handler.generate_schema(StateJson)
        return core_schema.no_info_after_validator_function(world_from_json, written)

    def __get_pydantic_json_schema__(self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler) -> Any:
        return handler(schema)


State = Annotated[World, _AsState(), PlainSerializer(world_to_json, return_type=dict[str, Any])]
