"""Construction: villages are founded, and grow (4.17)."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.inputs import SiteType
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import END, Building, places
from jacta.games.mighty_empires.state.box import sites_owned
from jacta.games.mighty_empires.state.changes import change_tile, earn
from jacta.games.mighty_empires.state.examples import in_winter
from jacta.games.mighty_empires.state.procedures import After, WinterGiven, state_procedure
from jacta.games.mighty_empires.state.world import Site, World, seat_name
from jacta.games.mighty_empires.winter.tables import HexTransaction, Transaction, built
from jacta.rules import Ask, Move, Rules, Step, done, goto, remembered

RESULTS: dict[Transaction, SiteType] = {
    "found_village": "village",
    "village_to_city": "city",
    "village_to_fortress": "fortress",
}
# Villages are founded where nothing stands, and only villages grow.
TRANSACTIONS: dict[SiteType | None, tuple[Transaction, ...]] = {
    None: ("found_village",),
    "village": ("village_to_city", "village_to_fortress"),
}


class Builders(NamedTuple):
    """A player who builds, with the transactions open to him."""

    world: World
    seat: int
    offers: tuple[Building, ...] = ()


@state_procedure(
    "Construction",
    {"state": in_winter(), "seat": 0},
    tables=("construction",),
    chance="none",
    asks=("build",),
    readings=("build_under_siege",),
)
def construction(given: WinterGiven, rules: Rules) -> Move[After]:
    """Construction: a player founds villages and makes them grow while his rations last."""
    return surveyed(given.begun("construction"), given.seat, rules)


@remembered
def allowed(works: HexTransaction, rules: Rules) -> bool:
    """Construction (R86): whether the transaction may be done."""
    return built(works, rules.options, rules).legal


class Survey:
    """What decides whether a player may build, gathered once."""

    def __init__(self, world: World, seat: int, rules: Rules) -> None:
        self.world, self.seat, self.rules = world, seat, rules
        self.rations, self.owned = world.reserves[seat], sites_owned(world, seat)
        self.razed, self.floods = world.targets("razed"), world.targets("flood")
        self.enemies = legal_moves(world, seat).enemies
        self.thinkable: dict[SiteType | None, list[Transaction]] = {
            site: [action for action in actions if self.is_affordable(action, site)]
            for site, actions in TRANSACTIONS.items()
        }
        """What it is worth asking for on a hex with such a site."""
        self._alike: dict[Any, bool] = {}

    @cached_property
    def far(self) -> list[tuple[int, ...]]:
        """How far each hex is from each of the player's sites."""
        world = self.world
        return [world.atlas.distances(hex) for hex in world.sites_of(self.seat) if not world.razed(hex)]

    def is_affordable(self, action: Transaction, site: SiteType | None) -> bool:
        """Whether there are rations and a piece for it, on the best of hexes."""
        pieces = self.owned[RESULTS[action]]
        return allowed(
            HexTransaction(action, self.rations, True, "plain", site, False, False, False, 1, pieces), self.rules
        )

    def nearest(self, hex: int) -> int | None:
        """How far the player's nearest site is from a hex without one."""
        return min([far[hex] for far in self.far], default=None)

    def allows(self, action: Transaction, hex: int) -> bool:
        """Construction (R86): whether it may be done there."""
        tile = self.world.tiles[hex]
        assert tile.terrain is not None
        here = (
            tile.owner == self.seat,
            tile.terrain,
            tile.site.type if tile.site else None,
            tile.desolated or hex in self.razed,
            hex in self.enemies,
            tile.desolated or hex in self.floods,
            self.nearest(hex) if tile.site is None else None,
        )
        found = self._alike.get((action, here))
        if found is None:
            works = HexTransaction(action, self.rations, *here, self.owned[RESULTS[action]])
            found = self._alike[action, here] = allowed(works, self.rules)
        return found


def surveyed(world: World, seat: int, rules: Rules) -> Move:
    """Construction: what can be done now."""
    survey, names, tiles = Survey(world, seat, rules), world.atlas.names, world.tiles
    offers = []
    for hex in world.hexes_of(seat):
        site = tiles[hex].site
        for action in survey.thinkable.get(site.type if site else None, ()):
            if survey.allows(action, hex):
                offers.append(Building(action, names[hex]))
    return goto(works, Builders(world, seat, tuple(offers))) if offers else done(After(world))


def works(builders: Builders) -> Step:
    """Construction: transaction after transaction."""
    options = (END, *builders.offers)
    return Ask(
        "build",
        seat_name(builders.seat),
        options,
        worked,
        steward.build,
        remark=beside,
        grouped="action",
        places=places,
    )


def worked(builders: Builders, choice: Building | str, rules: Rules) -> Move:
    world, seat = builders.world, builders.seat
    if isinstance(choice, str):
        return done(After(world))
    action: Transaction = choice.action  # type: ignore[assignment]
    hex = world.atlas.by_name[choice.hex]
    cost: int = rules.table("construction").at(action)
    site = world.tiles[hex].site
    grown = site._replace(type=RESULTS[action]) if site else Site("village", seat, once_owned=True)
    return surveyed(change_tile(earn(world, seat, -cost), hex, site=grown), seat, rules)
