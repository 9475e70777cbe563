"""What a game is played with: the settings of 4.0.1."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from jacta.games.mighty_empires.inputs import Count, Players, Seat, Terrain, refuse
from jacta.games.mighty_empires.options import Campaign
from jacta.games.mighty_empires.setup.shores import has_room, shore
from jacta.rules import Strict

HIDDEN_TILES, COAST_TILES = 20, 9  # for each player
CapitalSite: TypeAlias = Literal["plain", "forest", "coast"]
CAPITAL_SITES: tuple[CapitalSite, ...] = ("coast", "forest", "plain", "plain", "plain")
INLAND: tuple[Terrain, ...] = ("plain", "forest", "mountain", "river", "marsh")
DRAWN = 6
MOST_CELLS = 1_000
SHORT_COAST = 4  # so few coast tiles, and a capital among them may have no land beside it

ONE_EACH = Field(min_length=2, max_length=3)
"""A thing for each player."""
Chair: TypeAlias = Literal["human", "random", "steward", "planner", "marshal_quick", "marshal", "marshal_strong"]


class TileSet(Strict):
    """6: the tiles of the box by terrain, without the five capital sites; the split is an assumption."""

    plain: Count = 18
    forest: Count = 8
    mountain: Count = 22
    river: Count = 24
    marsh: Count = 6
    coast: Count = 27

    @property
    def box(self) -> Counter[Terrain]:
        """All tiles by terrain, the capital sites included."""
        tiles: dict[Terrain, int] = self.model_dump()  # type: ignore[assignment]
        return Counter(tiles) + Counter(CAPITAL_SITES)


class Settings(Campaign):
    """The settings of a game."""

    players: Players = 2
    years: Annotated[int, Field(ge=1, le=10)] = 6
    seed: int | None = None
    seats: Annotated[tuple[Chair, ...], ONE_EACH] | None = None
    first_chooser: Seat | None = None
    map_mode: Literal["auto", "manual"] = "auto"
    tile_set: TileSet = TileSet()
    hidden_tiles: Count | None = None
    coast_tiles: Annotated[int, Field(ge=2)] | None = None

    @model_validator(mode="after")
    def settings_agree(self) -> Settings:
        if self.seats is not None and len(self.seats) != self.players:
            raise refuse("seats", "state-per-seat", players=self.players)
        if self.first_chooser is not None and self.first_chooser >= self.players:
            raise refuse("first_chooser", "no-seat", players=self.players)
        if self.options.draw_includes_coast and self.map_mode != "manual":
            raise refuse("options.draw_includes_coast", "manual-only")
        for by_sea in self.ports:
            self.check_tiles(by_sea)
        return self

    @property
    def ports(self) -> tuple[bool, ...]:
        """Whether somebody may have the capital on the coast: as long as nobody has chosen, both can happen."""
        return (False, True)

    def check_tiles(self, by_sea: bool) -> None:
        """4.2 (R12): the box has the tiles, and the map room for the capitals, before anything is drawn."""
        inland = self.players - by_sea
        size = inland + DRAWN * self.players + self.hidden
        if size > MOST_CELLS:
            raise refuse("hidden_tiles", "too-few-tiles", wanted=self.hidden, found=self.tiles_of(by_sea))
        coast = min(len(shore(size)), self.coast + by_sea)
        found = self.tile_set.coast + (not by_sea)
        if coast - by_sea > found:
            raise refuse("coast_tiles", "too-few-tiles", wanted=coast - by_sea, found=found)
        left = self.tiles_of(by_sea) - DRAWN * self.players
        if left < 0:
            raise refuse("tile_set", "too-few-tiles", wanted=DRAWN * self.players, found=self.tiles_of(by_sea))
        if self.hidden > left:
            raise refuse("hidden_tiles", "too-few-tiles", wanted=self.hidden, found=left)
        if self.hidden < HIDDEN_TILES * self.players and not has_room(size, inland, coast if by_sea else 0):
            raise refuse("hidden_tiles", "map-too-small")
        if by_sea and self.options.draw_includes_coast:
            coast = min(coast, by_sea + max(0, found - DRAWN * self.players))  # at worst, all that is drawn is coast
        if by_sea and coast <= SHORT_COAST and not has_room(size, inland, coast):
            raise refuse("coast_tiles", "coast-too-short")

    def tiles_of(self, by_sea: bool) -> int:
        """The tiles in the bag: all but the coast, and the capital sites that nobody chose."""
        sites = len(CAPITAL_SITES) - 1 - (self.players - by_sea)
        inland: list[int] = [getattr(self.tile_set, terrain) for terrain in INLAND]
        return sum(inland) + sites

    @property
    def hidden(self) -> int:
        return HIDDEN_TILES * self.players if self.hidden_tiles is None else self.hidden_tiles

    @property
    def coast(self) -> int:
        return COAST_TILES * self.players if self.coast_tiles is None else self.coast_tiles


class MapSettings(Settings):
    """The settings, who chose in which order, and the terrain of each seat's capital."""

    choosing: Annotated[tuple[Seat, ...], ONE_EACH]
    capitals: Annotated[tuple[CapitalSite, ...], ONE_EACH]

    @model_validator(mode="after")
    def capitals_are_there(self) -> MapSettings:
        if sorted(self.choosing) != list(range(self.players)):
            raise refuse("choosing", "state-order", players=self.players)
        if len(self.capitals) != self.players:
            raise refuse("capitals", "state-per-seat", players=self.players)
        sites = list(CAPITAL_SITES)
        for seat, terrain in enumerate(self.capitals):
            if terrain not in sites:
                raise refuse(f"capitals.{seat}", "capital-taken", terrain=terrain)
            sites.remove(terrain)
        return self

    @property
    def ports(self) -> tuple[bool, ...]:
        return ("coast" in self.capitals,)
