"""The named readings of what the document leaves open. Each carries its R-number; the first value is the default.

A procedure accepts the readings of its own chapter and no others: its input narrows `options` to one of the small
classes below. The game, and what is played over the whole state of a game, takes `AllReadings`, which is all of them;
`readings.only(BattleReadings)` hands on what a procedure that it runs may know.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from jacta.rules import Given, Options, Reading, Stated

READINGS = tuple(f"R{number}" for number in range(1, 108))

Chosen = TypeVar("Chosen", bound=Options)


# --- Readings of one chapter


class EventReadings(Options):
    ambush_fails: Annotated[bool, Reading("R31")] = False


class TableReadings(Options):
    modifiers_on_tables: Annotated[bool, Reading("R22")] = False


class ScoutReadings(EventReadings, TableReadings):
    marsh_always_explored: Annotated[bool, Reading("R30")] = False


class MarchReadings(Options):
    voluntary_withdrawal: Annotated[bool, Reading("R47")] = True
    sabotage_rule: Annotated[Literal["impassable", "extra_ration"], Reading("R72")] = "impassable"


class BattleReadings(Options):
    combat_tie: Annotated[Literal["nothing", "both_destroyed"], Reading("R96")] = "nothing"


class NavalReadings(Options):
    mutiny_cargo: Annotated[Literal["landed", "destroyed"], Reading("R60")] = "landed"


class SiegeReadings(Options):
    siege_cumulative: Annotated[bool, Reading("R63")] = False


class DragonReadings(Options):
    dragon_compass: Annotated[Literal["clockwise", "counterclockwise"], Reading("R37")] = "clockwise"
    dragon_revisit: Annotated[Literal["land", "skip"], Reading("R38")] = "land"


class SpellReadings(Options):
    sorcerer_needs_capital: Annotated[bool, Reading("R83")] = True


class FirestormReadings(Options):
    firestorm_effect: Annotated[Literal["combat_table", "destroyed"], Reading("R79")] = "combat_table"


class BuildReadings(Options):
    build_under_siege: Annotated[bool, Reading("R86")] = False


# --- All of them


class AllReadings(
    BuildReadings,
    FirestormReadings,
    SpellReadings,
    DragonReadings,
    SiegeReadings,
    NavalReadings,
    BattleReadings,
    MarchReadings,
    ScoutReadings,
    Stated,
):
    bridges: Annotated[Literal["all", "half", "none"], Reading("R73")] = "all"
    draw_includes_coast: Annotated[bool, Reading("R11")] = False
    first_player: Annotated[Literal["fixed", "rotate"], Reading("R5")] = "fixed"
    winter_order: Annotated[Literal["by_phase", "by_player"], Reading("R7")] = "by_phase"
    alliances: Annotated[Literal["off", "on"], Reading("R56")] = "off"
    exploration_shared: Annotated[bool, Reading("R27")] = False
    winter_reset: Annotated[Literal["markers", "full"], Reading("R29")] = "markers"
    combats_per_hex: Annotated[Literal["one", "each_unit"], Reading("R54")] = "one"
    siege_rolls: Annotated[Literal["each_unit", "one"], Reading("R65")] = "each_unit"
    siege_with_field_enemy: Annotated[bool, Reading("R43")] = False
    pillage_scope: Annotated[Literal["this_turn", "conquered", "owned"], Reading("R70")] = "this_turn"
    razed_until: Annotated[Literal["thaw", "campaign_end"], Reading("R26")] = "thaw"
    capture_limits: Annotated[bool, Reading("R69")] = False
    neutral_pool: Annotated[Literal["unlimited", "box"], Reading("R94")] = "unlimited"
    destroyed_return: Annotated[bool, Reading("R87")] = True
    flood_lasts: Annotated[Literal["year", "spring"], Reading("R76")] = "year"
    revolt_lasts: Annotated[Literal["spring", "until_won"], Reading("R84")] = "spring"
    treason_recipient: Annotated[Literal["chosen", "left"], Reading("R84")] = "chosen"
    score_razed: Annotated[Literal["temporary", "all", "none"], Reading("R90")] = "temporary"
    end_on_elimination: Annotated[bool, Reading("R92")] = True
    orders: Annotated[Literal["each", "brief"], Reading("R107")] = "each"

    def allies_allowed(self, players: int) -> bool:
        """4.24 (R56): alliances are open to three players and closed to two, unless the table says otherwise."""
        return players > 2 if self.left_out("alliances") else self.alliances == "on"

    def only(self, chosen: type[Chosen]) -> Chosen:
        """Those of these readings that a procedure which is run inside the game accepts."""
        return chosen(**{name: getattr(self, name) for name in chosen.model_fields})


class Campaign(Given):
    """The input of everything that is played over the state of a whole game."""

    options: AllReadings = AllReadings()
