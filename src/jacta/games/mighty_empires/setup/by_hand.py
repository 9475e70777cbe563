"""Début du jeu: each player lays his six tiles around his capital, in the shape that he likes (4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jacta.games.mighty_empires.inputs import Terrain
from jacta.games.mighty_empires.setup.maps import BareMap, Draft, MapLayout, RealmTiles, furnished, hand, realm_cells
from jacta.games.mighty_empires.setup.settings import DRAWN, MapSettings
from jacta.games.mighty_empires.state.actions import Lay
from jacta.games.mighty_empires.state.world import AROUND
from jacta.hexes import Hex


class Laying(NamedTuple):
    """Players who lay their realms, in choosing order: the tiles laid so far, and those in the hand of who lays now.

    `capitals` are their terrains, by seat.
    """

    ground: BareMap
    choosing: tuple[int, ...]
    capitals: tuple[Terrain, ...]
    realms: tuple[RealmTiles, ...]
    hand: tuple[Draft, ...]

    @property
    def seat(self) -> int:
        """Who lays now."""
        return self.choosing[len(self.realms) - 1]

    @property
    def finished(self) -> bool:
        return len(self.realms) == len(self.choosing) and len(self.realms[-1]) == DRAWN

    @property
    def cells(self) -> dict[int, list[Hex]]:
        """Where each player has laid tiles."""
        return {seat: [hex for hex, _ in realm] for seat, realm in self.by_seat.items()}

    @property
    def by_seat(self) -> dict[int, RealmTiles]:
        return dict(zip(self.choosing, self.realms, strict=False))

    @property
    def layout(self) -> MapLayout:
        """The table as it lies now."""
        return furnished(self.ground, self.capitals, self.by_seat)

    def for_all(self) -> Laying:
        """As everybody sees it: the realms, the coast, and the backs of all other tiles."""
        return self._replace(ground=self.ground._replace(bag=()))


def begun(given: MapSettings, ground: BareMap) -> Laying:
    """Nobody has laid a tile."""
    return Laying(ground, given.choosing, given.capitals, ((),), hand(given, ground, given.choosing[0]))


def lays(laying: Laying) -> tuple[Lay, ...]:
    """D2 (R14): any tile of the hand, beside the realm, where it leaves room for everybody's tiles."""
    cells = [str(hex) for hex in free_cells(laying)]
    return tuple(Lay(*draft, cell) for draft in dict.fromkeys(laying.hand) for cell in cells)


def free_cells(laying: Laying) -> list[Hex]:
    """The land beside the realm, nearest first; a player's tiles hang together and shut nobody in."""
    ground, seat, taken = laying.ground, laying.seat, laying.cells
    free = set(ground.land).difference(ground.capitals, *taken.values())
    mine = [ground.capitals[seat], *taken[seat]]
    beside = dict.fromkeys(hex + step for hex in mine for step in AROUND if hex + step in free)
    to_come = laying.choosing[len(laying.realms) - 1 :]
    return [hex for hex in beside if realm_cells(ground, to_come, taken | {seat: [*taken[seat], hex]}) is not None]


def with_tile(laying: Laying, lay: Lay, given: MapSettings) -> Laying:
    """The tile lies; after a player's sixth the next one takes up his own."""
    draft = Draft(lay.terrain, lay.bridge)
    realms = (*laying.realms[:-1], (*laying.realms[-1], (Hex.parse(lay.hex), draft)))
    left = list(laying.hand)
    left.remove(draft)
    if not left and len(realms) < given.players:
        follows = given.choosing[len(realms)]
        return laying._replace(realms=(*realms, ()), hand=hand(given, laying.ground, follows))
    return laying._replace(realms=realms, hand=tuple(left))


def usual(laying: Laying, options: Sequence[Lay]) -> Lay:
    """As the automatic map lies: the tiles in the order they were drawn, the nearest places first."""
    places = realm_cells(laying.ground, [laying.seat], laying.cells)
    assert places is not None
    return Lay(*laying.hand[0], str(places[laying.seat][len(laying.realms[-1])]))
