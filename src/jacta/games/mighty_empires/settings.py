"""What a game is played with: the settings of 4.0.1."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from jacta.games.mighty_empires.inputs import Count, Players, Terrain, refuse
from jacta.games.mighty_empires.options import Campaign
from jacta.kernel.inputs import Strict

HIDDEN_TILES, COAST_TILES = 20, 9  # for each player
CAPITAL_SITES: tuple[Terrain, ...] = ("coast", "forest", "plain", "plain", "plain")
DRAWN = 6

Chair: TypeAlias = Literal["human", "random", "steward", "planner"]


class TileSet(Strict):
    """6: the tiles of the box by terrain, without the five capital sites; the split is an assumption."""

    plain: Count = 18
    forest: Count = 8
    mountain: Count = 22
    river: Count = 24
    marsh: Count = 6
    coast: Count = 27


class Settings(Campaign):
    """The settings of a game."""

    players: Players = 2
    years: Annotated[int, Field(ge=1, le=10)] = 6
    seed: int | None = None
    seats: Annotated[tuple[Chair, ...], Field(min_length=2, max_length=3)] | None = None
    map_mode: Literal["auto", "manual"] = "auto"
    tile_set: TileSet = TileSet()
    hidden_tiles: Count | None = None
    coast_tiles: Annotated[int, Field(ge=2)] | None = None

    @model_validator(mode="after")
    def settings_agree(self) -> Settings:
        if self.seats is not None and len(self.seats) != self.players:
            raise refuse("seats", "state-per-seat", players=self.players)
        if self.options.draw_includes_coast and self.map_mode != "manual":
            raise refuse("options.draw_includes_coast", "manual-only")
        return self

    @property
    def hidden(self) -> int:
        return HIDDEN_TILES * self.players if self.hidden_tiles is None else self.hidden_tiles

    @property
    def coast(self) -> int:
        return COAST_TILES * self.players if self.coast_tiles is None else self.coast_tiles


class MapSettings(Settings):
    """The settings, who chose in which order, and the terrain of each seat's capital."""

    choosing: tuple[int, ...]
    capitals: tuple[Terrain, ...]

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
