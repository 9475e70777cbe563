"""Début du jeu: the two ways to a map, by chance or by consent (4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from jacta.dice import Description, Dice
from jacta.games.mighty_empires.setup import by_hand
from jacta.games.mighty_empires.setup.maps import Cell, MapLayout, ground, in_order, laid
from jacta.games.mighty_empires.setup.settings import DRAWN, MapSettings
from jacta.games.mighty_empires.state.actions import Edit, Lay, places
from jacta.games.mighty_empires.state.procedures import BOARD, seats, view
from jacta.games.mighty_empires.state.world import seat_name
from jacta.hexes import Hex
from jacta.rules import Ask, Move, Note, Roll, Step, done, goto, note, procedure

MOST_EDITS = 20
SEEDS = 2**256  # so many that nobody finds by trial, from what lies face up, how the rest lies
ACCEPT, EDIT = "accept", "edit"
SIDES = 6
EXAMPLE = {"seed": 1, "choosing": [1, 0], "capitals": ["plain", "coast"]}
NOBODY: tuple[str, ...] = ()


class Shuffle(Dice):
    """The tiles face down, mixed so that nobody can follow: a number that stands for one order of theirs."""

    __slots__ = ()

    def describe(self) -> Description:
        return Description("throw-shuffle", {})


SHUFFLE = Shuffle(1, SEEDS)


# --- By chance


@procedure(
    passage="Début du jeu",
    chance="shuffle",
    readings=("bridges", "draw_includes_coast"),
    secrets=("seed",),
    examples=(EXAMPLE,),
    board=BOARD,
    sampled=100,
)
def map_auto(given: MapSettings) -> Move[MapLayout]:
    """Début du jeu: the map is laid by chance, as far as the rules allow."""
    return goto(shuffling, None) if given.seed is None else shuffled(None, given.seed, given)


def shuffling(nothing: None) -> Step:
    """Début du jeu (R105): the tiles are shuffled face down; nobody sees how."""
    return Roll("map", SHUFFLE, then=shuffled, seen_by=NOBODY)


def shuffled(nothing: None, seed: int, given: MapSettings) -> Move:
    layout = laid(given, seed)
    return done(layout, shown(layout, reveals=True))


def shown(layout: MapLayout, *, reveals: bool) -> Note:
    """The map lies. Where it turns up the realms, nobody chooses his capital again, knowing what it would get him."""
    hidden = sum(not cell.face_up for cell in layout.cells)
    return note("map_laid", reveals=reveals, tiles=len(layout.cells), hidden=hidden)


# --- By consent


class Agreement(NamedTuple):
    """The players around the map: whose turn it is, how many in a row have accepted it, how often it was changed."""

    layout: MapLayout
    turn: int = 0
    accepted: int = 0
    edits: int = 0
    edit: Edit | None = None


def face_up(state: Any, who: str | None) -> Any:
    """Everybody sees the same: the tiles that lie face up, and the backs of the others."""
    if isinstance(state, by_hand.Laying):
        return state.for_all()
    if not isinstance(state, Agreement):
        return view(state, who)
    cells = tuple(cell if cell.face_up else cell._replace(draft=None) for cell in state.layout.cells)
    return state._replace(layout=state.layout._replace(cells=cells))


@procedure(
    passage="Début du jeu",
    chance="shuffle",
    asks=(
        "lay_tile",
        "accept_map",
        "edit_map",
        "edit_map_to",
    ),
    readings=("bridges", "draw_includes_coast"),
    secrets=("seed",),
    examples=(EXAMPLE,),
    view=face_up,
    seats=seats,
    board=BOARD,
    sampled=100,
)
def map_manual(given: MapSettings) -> Move[MapLayout]:
    """Début du jeu (R106): the players lay their realms and agree on the map, starting from a land laid by chance."""
    return goto(mixing, None) if given.seed is None else mixed(None, given.seed, given)


def mixing(nothing: None) -> Step:
    """Début du jeu (R105): the tiles are shuffled face down; nobody sees how."""
    return Roll("map", SHUFFLE, then=mixed, seen_by=NOBODY)


def mixed(nothing: None, seed: int, given: MapSettings) -> Move:
    told = note("tiles_drawn", reveals=True, tiles=DRAWN)
    return goto(realms, by_hand.begun(given, ground(given, seed)), told)


def realms(laying: by_hand.Laying, given: MapSettings) -> Step:
    """Début du jeu (R106): in choosing order each player lays his six tiles around his capital, as he likes."""
    options = by_hand.lays(laying)
    if len(options) == 1:
        return tile_laid(laying, options[0], given)
    asked = seat_name(laying.seat)
    return Ask("lay_tile", asked, options, tile_laid, by_hand.usual, grouped="terrain", places=places)


def tile_laid(laying: by_hand.Laying, lay: Lay, given: MapSettings) -> Move:
    laying = by_hand.with_tile(laying, lay, given)
    return goto(consent, Agreement(laying.layout)) if laying.finished else goto(realms, laying)


def consent(table: Agreement, given: MapSettings) -> Step:
    """Début du jeu (R106): each player in turn accepts the map or changes it, until all have accepted the same."""
    if table.accepted == given.players:
        return done(table.layout, shown(table.layout, reveals=False))
    if table.edits == MOST_EDITS:
        return goto(consent, table._replace(accepted=table.accepted + 1))
    seat = given.choosing[table.turn]
    return Ask("accept_map", seat_name(seat), (ACCEPT, EDIT), consented, ACCEPT)


def consented(table: Agreement, answer: str, given: MapSettings) -> Move:
    if answer == EDIT:
        return goto(changing, table)
    return goto(consent, table._replace(accepted=table.accepted + 1, turn=(table.turn + 1) % given.players))


def changing(table: Agreement, given: MapSettings) -> Step:
    """Début du jeu (R106): two own tiles change places, a tile moves, or north turns by one side."""
    seat = given.choosing[table.turn]
    options = tuple(edits(table.layout, seat))
    north = {"north": table.layout.north}
    return Ask("edit_map", seat_name(seat), options, changed, options[0], north, grouped="do", places=places)


def changed(table: Agreement, edit: Edit, given: MapSettings) -> Move:
    if edit.do == "move":
        return goto(moving, table._replace(edit=edit))
    layout = turned(table.layout) if edit.do == "turn" else swapped(table.layout, edit)
    return edited(table, layout, given)


def moving(table: Agreement, given: MapSettings) -> Step:
    """Début du jeu (R106): to an empty place beside the map, which must stay in one piece."""
    assert table.edit is not None
    options = tuple(str(place) for place in destinations(table.layout, Hex.parse(table.edit.hex)))
    if len(options) == 1:
        return moved(table, options[0], given)
    seat = given.choosing[table.turn]
    return Ask("edit_map_to", seat_name(seat), options, moved, options[0], {"hex": table.edit.hex}, places=places)


def moved(table: Agreement, to: str, given: MapSettings) -> Move:
    assert table.edit is not None
    return edited(table, shifted(table.layout, Hex.parse(table.edit.hex), Hex.parse(to)), given)


def edited(table: Agreement, layout: MapLayout, given: MapSettings) -> Move:
    return goto(consent, Agreement(layout, (table.turn + 1) % given.players, 0, table.edits + 1))


# --- Edits


def edits(layout: MapLayout, seat: int) -> Iterator[Edit]:
    """D2: what this player can change."""
    yield Edit("turn", "", "")
    own = [cell for cell in layout.cells if cell.realm == seat and not cell.capital]
    for one, other in combinations(own, 2):
        yield Edit("swap", str(one.hex), str(other.hex))
    for cell in layout.cells:
        if (cell.realm is None or cell in own) and next(destinations(layout, cell.hex), None) is not None:
            yield Edit("move", str(cell.hex), "")


def turned(layout: MapLayout) -> MapLayout:
    return layout._replace(north=layout.north % SIDES + 1)


def swapped(layout: MapLayout, edit: Edit) -> MapLayout:
    by_name = {str(cell.hex): cell for cell in layout.cells}
    one, other = by_name[edit.hex], by_name[edit.to]
    changed = {one.hex: one._replace(draft=other.draft), other.hex: other._replace(draft=one.draft)}
    return layout._replace(cells=tuple(changed.get(cell.hex, cell) for cell in layout.cells))


def shifted(layout: MapLayout, hex: Hex, to: Hex) -> MapLayout:
    cells = [cell._replace(hex=to) if cell.hex == hex else cell for cell in layout.cells]
    return layout._replace(cells=in_order(cells))


def destinations(layout: MapLayout, hex: Hex) -> Iterator[Hex]:
    """The empty places beside the map where this cell may lie: there it joins all that it has left."""
    left = [pieces(part - {hex}) for part in parts(layout) if hex in part]
    taken = {cell.hex for cell in layout.cells}
    beside = {near for here in taken - {hex} for near in here.neighbours()} - taken
    for place in sorted(beside, key=lambda one: (one.r, one.q)):
        near = place.neighbours()
        if not any(piece.isdisjoint(near) for broken in left for piece in broken):
            yield place


def parts(layout: MapLayout) -> list[set[Hex]]:
    """4.2 (R14): what must hang together: the map, every realm, the coast outside the realms with a coastal capital."""
    cells = layout.cells
    realms = {cell.realm for cell in cells if cell.realm is not None}
    found = [{cell.hex for cell in cells}, {cell.hex for cell in cells if is_shore(cell)}]
    return found + [{cell.hex for cell in cells if cell.realm == seat} for seat in realms]


def is_shore(cell: Cell) -> bool:
    return cell.is_coast and (cell.realm is None or cell.capital)


def pieces(cells: set[Hex]) -> list[set[Hex]]:
    """The cells in groups that hang together."""
    left, found = set(cells), []
    while left:
        reached = [left.pop()]
        for here in reached:
            near = left.intersection(here.neighbours())
            left -= near
            reached.extend(near)
        found.append(set(reached))
    return found
