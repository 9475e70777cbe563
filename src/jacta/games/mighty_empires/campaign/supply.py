"""Récolte et subsistance: what the sites yield, and what becomes of a unit that moves without food."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from pydantic import model_validator

from jacta.games.mighty_empires.inputs import TWO_DICE, Count, Modifier, SiteType, refuse
from jacta.games.mighty_empires.options import TableReadings
from jacta.rules import Given, Move, Note, Options, Roll, Rules, Step, Strict, done, goto, note, procedure

# --- Récolte


class Fields(Strict):
    """A site at harvest time."""

    type: SiteType
    razed: bool = False
    besieged: bool = False
    bad_harvest: bool = False
    famine: bool = False
    bountiful: bool = False


class Lands(Given):
    sites: tuple[Fields, ...]


NO_READINGS = Options()


class Harvest(NamedTuple):
    rations: int
    by_site: tuple[int, ...]


def site_yield(site: SiteType, rules: Rules, *, bountiful: bool, barren: bool) -> int:
    """Récolte et subsistance (R82): the printed rations, twice for an excellent harvest, none where nothing grows."""
    rations: int = rules.table("harvest").at(site)
    return 0 if barren else rations * 2 if bountiful else rations


def harvested(site: Fields, rules: Rules) -> int:
    """Récolte et subsistance (R17): a razed or besieged site yields nothing, nor does one under spell or famine."""
    barren = site.razed or site.besieged or site.bad_harvest or site.famine
    return site_yield(site.type, rules, bountiful=site.bountiful, barren=barren)


@procedure(
    passage="Récolte et subsistance",
    kind="check",
    tables=("harvest",),
    examples=(
        {"sites": [{"type": "city"}, {"type": "village"}]},
        {"sites": [{"type": "city", "bountiful": True}, {"type": "village", "besieged": True}, {"type": "fortress"}]},
    ),
)
def harvest(given: Lands, rules: Rules) -> Move[Harvest]:
    """Récolte et subsistance: the rations that a player's sites add to his reserve."""
    by_site = tuple([harvested(site, rules) for site in given.sites])
    return done(Harvest(sum(by_site), by_site))


# --- Table des famines


class TableRoll(Given):
    """A roll on a closed table, to which a unit's modifier is added at some tables (R22)."""

    modifier: Modifier = 0
    options: TableReadings = TableReadings()

    @model_validator(mode="after")
    def modifier_is_allowed(self) -> TableRoll:
        check_modifier(self)
        return self


class Modified(Protocol):
    @property
    def modifier(self) -> int: ...
    @property
    def options(self) -> TableReadings: ...


def check_modifier(given: Modified) -> None:
    """R22: modifiers are for fight rolls, unless the table has agreed otherwise."""
    if given.modifier and not given.options.modifiers_on_tables:
        raise refuse("modifier", "modifier-unread")


def shifted(dice: int, modifier: int) -> tuple[Note, ...]:
    """R22: a line of the transcript, where the unit's modifier counts on a table."""
    return (note("table_modifier", modifier=modifier, total=dice + modifier),) if modifier else ()


class Starving(TableRoll):
    hunger: Count = 0


class Famine(NamedTuple):
    disbanded: bool
    moves: bool
    hunger: int
    rations: int


@procedure(
    passage="Récolte et subsistance, table des famines",
    tables=("famine",),
    aims={"unit": "moves=true"},
    examples=({}, {"hunger": 2}),
)
def famine(given: Starving) -> Move[Famine]:
    """Récolte et subsistance: a unit moves without its rations."""
    return goto(famine_roll, None)


def famine_roll(nothing: None) -> Step:
    """Récolte et subsistance, table des famines (R1, R19): one roll for the step."""
    return Roll("famine", TWO_DICE, then=famine_suffered, who="player")


def famine_suffered(nothing: None, dice: int, given: Starving, rules: Rules) -> Move:
    row = rules.table("famine").at(dice + given.modifier)
    hunger = 0 if row["fed"] else given.hunger + row["hunger"]
    told = note("famine", disbanded=row["disbanded"], moves=row["moves"], hunger=hunger)
    return done(Famine(row["disbanded"], row["moves"], hunger, row["rations"]), *shifted(dice, given.modifier), told)
