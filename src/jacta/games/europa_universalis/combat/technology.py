"""2.2.3 item 1: what technology decides in battles and assaults: columns, morale, and who fires to what effect."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from jacta.games.europa_universalis.combat.blows import Blow, Column
from jacta.games.europa_universalis.inputs import Quality, Tech
from jacta.rules import Rules

FireEffect: TypeAlias = Literal["full", "half", "stars"]
EFFECTS: dict[Tech, FireEffect] = {"renaissance": "stars", "arquebus": "half"}
NO_FIRE = "-"
TECHNOLOGY_TABLES = ("land_technology", "land_morale")


class Columns(NamedTuple):
    """The columns of the combat table in which a side fires and charges."""

    fire: Column | None
    shock: Column


def columns_of(tech: Tech, enemy: Tech, rules: Rules) -> Columns:
    """2.2: the columns of a technology against another."""
    fire, shock = rules.table("land_technology").at(tech, enemy)
    return Columns(None if fire == NO_FIRE else fire, shock)


def morale_of(tech: Tech, enemy: Tech, quality: Quality, tercios: bool, rules: Rules) -> int:
    """2.2.1: the morale of a stack when the battle begins."""
    row = rules.table("land_morale").at(tech)
    morale: int = row["against_medieval" if enemy == "medieval" else "otherwise"]
    if quality == "veteran":
        morale += row["veteran"]
    if tercios:
        morale += row["tercios"]
    return morale


def fires(tech: Tech, has_army: bool, enemy: Tech, enemy_non_european: bool) -> bool:
    """2.2.3 item 1 (R42): no fire in the Middle Ages; after them only armies, or anybody on medieval non-Europeans."""
    if tech == "renaissance":
        return has_army or (enemy_non_european and enemy == "medieval")
    return tech != "medieval"


def effect_of(tech: Tech) -> FireEffect:
    """2.2.3 item 1: what becomes of the losses of a fire roll."""
    return EFFECTS.get(tech, "full")


def softened(fired: Blow, effect: FireEffect, rounding: Literal["half", "unit"] = "half") -> Blow:
    """2.2.3 item 1 (R13): renaissance fire only shakes, arquebus fire loses half, rounded down each time."""
    if effect == "full":
        return fired
    if effect == "stars":
        return Blow(0, fired.stars)
    return Blow(fired.losses // 2 if rounding == "half" else fired.losses // 4 * 2, fired.stars)
