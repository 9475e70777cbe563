"""Construction: villages are founded, and grow (4.17)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires import steward
from jacta.games.mighty_empires.actions import END, Building
from jacta.games.mighty_empires.changes import change_tile, earn
from jacta.games.mighty_empires.inputs import SiteType
from jacta.games.mighty_empires.outlook import outlook
from jacta.games.mighty_empires.over_state import After, WinterOverState, over_state
from jacta.games.mighty_empires.pool import sites_owned
from jacta.games.mighty_empires.remarks import beside
from jacta.games.mighty_empires.samples import in_winter
from jacta.games.mighty_empires.winter_tables import Built, Transaction, Works, built
from jacta.games.mighty_empires.world import Site, World, seat_name
from jacta.kernel.questions import Ask, Move, Step, done, goto
from jacta.tables import Rules

RESULTS: dict[Transaction, SiteType] = {
    "found_village": "village",
    "village_to_city": "city",
    "village_to_fortress": "fortress",
}
FOUNDING: tuple[Transaction, ...] = ("found_village",)
GROWING: tuple[Transaction, ...] = ("village_to_city", "village_to_fortress")


class Builders(NamedTuple):
    """A player who builds, with the transactions open to him."""

    world: World
    seat: int
    offers: tuple[Building, ...] = ()


@over_state("Construction", {"state": in_winter(), "seat": 0}, tables=("construction",))
def construction(given: WinterOverState, rules: Rules) -> Move:
    """Construction: a player founds villages and makes them grow while his rations last."""
    return surveyed(given.begun("construction"), given.seat, rules)


class Survey:
    """What decides whether a player may build, gathered once."""

    def __init__(self, world: World, seat: int) -> None:
        self.world, self.seat = world, seat
        self.owned = sites_owned(world, seat)
        self.far = [world.atlas.distances(hex) for hex in world.sites_of(seat) if not world.razed(hex)]
        """How far each hex is from each of the player's sites."""
        self.razed, self.floods = world.targets("razed"), world.targets("flood")
        self.enemies = outlook(world, seat).enemies

    def thinkable(self, hex: int) -> tuple[Transaction, ...]:
        """What it is worth asking for: villages are founded where nothing stands, and only villages grow."""
        site = self.world.tiles[hex].site
        return FOUNDING if site is None else GROWING if site.type == "village" else ()

    def transaction(self, action: Transaction, hex: int, rules: Rules) -> Built:
        """Construction (R86): whether it may be done there, and what it costs."""
        world, tile = self.world, self.world.tiles[hex]
        assert tile.terrain is not None
        works = Works(
            action,
            world.reserves[self.seat],
            tile.owner == self.seat,
            tile.terrain,
            tile.site.type if tile.site else None,
            tile.desolated or hex in self.razed,
            hex in self.enemies,
            tile.desolated or hex in self.floods,
            min([far[hex] for far in self.far if far[hex]], default=None),
            self.owned[RESULTS[action]],
        )
        return built(works, world.options, rules)


def surveyed(world: World, seat: int, rules: Rules) -> Move:
    """Construction: what can be done now."""
    survey, names = Survey(world, seat), world.atlas.names
    offers = []
    for hex in world.hexes_of(seat) if world.reserves[seat] else ():
        for action in survey.thinkable(hex):
            if survey.transaction(action, hex, rules).legal:
                offers.append(Building(action, names[hex]))
    return goto(works, Builders(world, seat, tuple(offers))) if offers else done(After(world))


def works(builders: Builders) -> Step:
    """Construction: transaction after transaction."""
    options = (END, *builders.offers)
    return Ask("build", seat_name(builders.seat), options, worked, steward.build, remark=beside, grouped="action")


def worked(builders: Builders, choice: Building | str, rules: Rules) -> Move:
    world, seat = builders.world, builders.seat
    if isinstance(choice, str):
        return done(After(world))
    action: Transaction = choice.action  # type: ignore[assignment]
    hex = world.atlas.by_name[choice.hex]
    cost = Survey(world, seat).transaction(action, hex, rules).cost
    site = world.tiles[hex].site
    grown = site._replace(type=RESULTS[action]) if site else Site("village", seat, once_owned=True)
    return surveyed(change_tile(earn(world, seat, -cost), hex, site=grown), seat, rules)
