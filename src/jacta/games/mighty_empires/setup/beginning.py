"""Début du jeu: capitals, realms, map and first pieces (4.2)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.inputs import Kind
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.setup.laying import map_auto, map_manual
from jacta.games.mighty_empires.setup.maps import MapLayout
from jacta.games.mighty_empires.setup.order import Choosing, capital_order, round_the_table, seating
from jacta.games.mighty_empires.setup.settings import CAPITAL_SITES, CapitalSite, MapSettings, Settings
from jacta.games.mighty_empires.state.actions import Place, aside, places
from jacta.games.mighty_empires.state.changes import change_tile, new_unit
from jacta.games.mighty_empires.state.procedures import BOARD, After, asks_of, readings_of, seats, view
from jacta.games.mighty_empires.state.world import PieceCounts, Site, World, atlas, rulebook, seat_name
from jacta.rules import Ask, Move, Run, Step, done, goto, procedure

FIRST_UNITS: tuple[Kind, ...] = ("army", "army", "army", "army")
FIRST_UNITS_BY_SEA: tuple[Kind, ...] = ("army", "army", "army", "ship")


class Claims(NamedTuple):
    """The players choose their capital sites, in this order."""

    choosing: tuple[int, ...]
    chosen: tuple[CapitalSite, ...] = ()

    @property
    def left(self) -> tuple[CapitalSite, ...]:
        sites = list(CAPITAL_SITES)
        for terrain in self.chosen:
            sites.remove(terrain)
        return tuple(dict.fromkeys(sites))


class Placement(NamedTuple):
    """The players place their first pieces: who is next, and what he still has to place."""

    world: World
    seats: tuple[int, ...]
    pieces: tuple[str, ...]


@procedure(
    passage="Début du jeu",
    asks=asks_of("capital_site", "placement", runs=(map_auto, map_manual)),
    readings=readings_of(runs=(map_auto, map_manual)),
    secrets=("seed",),
    examples=({"seed": 1},),
    view=view,
    seats=seats,
    board=BOARD,
    sampled=100,
)
def setup(given: Settings) -> Move[After]:
    """Début du jeu: everything up to the first spring."""
    return goto(ranking, None)


def ranking(nothing: None, given: Settings) -> Step:
    """Début du jeu (R3): who chooses first, by the dice or as the table has settled; then to the left."""
    if given.first_chooser is not None:
        return goto(claiming, Claims(round_the_table(given.players, given.first_chooser)))
    return Run("capital_order", capital_order, capital_order.validate({"players": given.players}), then=ranked)


def ranked(nothing: None, found: Choosing) -> Move:
    return goto(claiming, Claims(found.order))


def claiming(claims: Claims) -> Step:
    """Début du jeu: five sites, one after the other; only the one on the coast makes a port."""
    if len(claims.left) == 1:
        return claimed(claims, claims.left[0])
    seat = claims.choosing[len(claims.chosen)]
    return Ask("capital_site", seat_name(seat), claims.left, claimed, steward.capital_site)


def claimed(claims: Claims, terrain: CapitalSite) -> Move:
    claims = claims._replace(chosen=(*claims.chosen, terrain))
    return goto(claiming if len(claims.chosen) < len(claims.choosing) else laying, claims)


def laying(claims: Claims, given: Settings) -> Step:
    """Début du jeu: the tiles are drawn and the map is laid."""
    by_seat = tuple(claims.chosen[claims.choosing.index(seat)] for seat in range(given.players))
    settings = {name: getattr(given, name) for name in Settings.model_fields}
    on = MapSettings.model_construct(
        {*given.model_fields_set, "choosing", "capitals"}, **settings, choosing=claims.choosing, capitals=by_seat
    )
    manual = given.map_mode == "manual"
    return Run("map", map_manual if manual else map_auto, on, then=map_laid)


def map_laid(claims: Claims, layout: MapLayout, given: Settings) -> Move:
    tiles, concealed = layout.tiles()
    nobody = (PieceCounts(),) * given.players
    order = seating(given.players, claims.choosing[0]).order
    world = World(
        atlas(cell.hex for cell in layout.cells),
        rulebook(given.options),
        tiles,
        (),
        (0,) * given.players,
        order,
        active=order[0],
        north=layout.north,
        recruits=nobody,
        lost=nobody,
        concealed=concealed,
    )
    return goto(placing, Placement(world, claims.choosing, first_pieces(world, claims.choosing[0])))


# --- The first pieces


def first_pieces(world: World, seat: int) -> tuple[str, ...]:
    """Début du jeu (R10, R15): a village unless all is marsh, and four armies; three and a ship from a port."""
    capital = next(hex for hex in world.sites_of(seat))
    units = FIRST_UNITS_BY_SEA if world.is_port(capital, seat) else FIRST_UNITS
    village = () if not village_hexes(world, seat) else ("village",)
    return (*village, *units)


def village_hexes(world: World, seat: int) -> list[int]:
    return [
        hex for hex in world.hexes_of(seat) if world.tiles[hex].site is None and world.tiles[hex].terrain != "marsh"
    ]


def room_for(placement: Placement) -> tuple[Place, ...]:
    """D4: where the next piece may go."""
    world, seat, piece = placement.world, placement.seats[0], placement.pieces[0]
    names = world.atlas.names
    if piece == "village":
        return tuple(Place("village", names[hex]) for hex in village_hexes(world, seat))
    found = []
    for hex in world.hexes_of(seat):
        if piece == "army" or world.tiles[hex].terrain == "coast":
            found.append(Place(piece, names[hex]))  # type: ignore[arg-type]
            if legal_moves(world, seat).open_to(hex):
                found.append(Place(piece, names[hex], True))  # type: ignore[arg-type]
    return tuple(found)


def placing(placement: Placement) -> Step:
    """Début du jeu (R15, R16): village and units on own hexes, in choosing order."""
    if not placement.seats:
        return done(After(placement.world))
    options = room_for(placement)
    if len(options) == 1:
        return placed(placement, options[0])
    about = {"piece": placement.pieces[0]}
    return Ask(
        "placement",
        seat_name(placement.seats[0]),
        options,
        placed,
        steward.placement,
        about,
        remark=beside,
        places=places,
        aside=aside,
    )


def placed(placement: Placement, place: Place) -> Move:
    world, seat = placement.world, placement.seats[0]
    hex = world.atlas.by_name[place.hex]
    if place.piece == "village":
        world = change_tile(world, hex, site=Site("village", seat, once_owned=True))
    else:
        world = new_unit(world, seat, place.piece, hex, inside=place.inside)
    if len(placement.pieces) > 1:
        return goto(placing, placement._replace(world=world, pieces=placement.pieces[1:]))
    seats = placement.seats[1:]
    return goto(placing, Placement(world, seats, first_pieces(world, seats[0]) if seats else ()))
