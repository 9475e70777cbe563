"""COMBAT, the two columns of dice: both pools of any combat, before anything is rolled."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.games.here_i_stand.combat.land import Assault, FieldBattle, assault_row, land_dice
from jacta.games.here_i_stand.combat.piracy import Piracy, defence_dice, raid_dice
from jacta.games.here_i_stand.combat.sea import NavalCombat, naval_dice
from jacta.games.here_i_stand.inputs import SIDES
from jacta.rules import Move, Rules, done, procedure


class FieldDice(FieldBattle):
    combat: Literal["field"]


class AssaultDice(Assault):
    combat: Literal["assault"]


class NavalDice(NavalCombat):
    combat: Literal["naval"]


class PiracyDice(Piracy):
    combat: Literal["piracy"]


CombatDice = Annotated[FieldDice | AssaultDice | NavalDice | PiracyDice, Field(discriminator="combat")]


class Pools(NamedTuple):
    attacker_dice: int
    defender_dice: int


@procedure(
    passage="COMBAT, colonnes Dés",
    readings=(),
    kind="table",
    tables=("land_combat", "naval_combat", "piracy"),
    examples=(
        {"combat": "field", "attacker_units": 3, "defender_units": 2},
        {"combat": "assault", "attacker_units": 5, "defender_units": 1},
        {"combat": "naval", "attacker_squadrons": 2, "defender_squadrons": 1, "in_port": True},
        {"combat": "piracy", "corsairs": 2, "target_ports": 2, "squadrons_in_zone": 1},
    ),
)
def combat_dice(given: CombatDice, rules: Rules) -> Move[Pools]:
    """COMBAT, colonnes Dés: what each side rolls; a raid's pool is the one before the defence."""
    if isinstance(given, PiracyDice):
        return done(Pools(raid_dice(given.corsairs, given, rules), defence_dice(given, rules)))
    if isinstance(given, NavalDice):
        return done(Pools(*(naval_dice(who, given, rules) for who in SIDES)))
    row = "field" if isinstance(given, FieldDice) else assault_row(given)
    return done(Pools(*(land_dice(row, who, given, rules) for who in SIDES)))
