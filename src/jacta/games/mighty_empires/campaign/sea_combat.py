"""La bataille navale; Unités terrestres contre unités maritimes: ships against ships, and armies against ships."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.mighty_empires.campaign.combat import COMBAT_ASKS, Battle, Fate, Fight, Result, attacker_dice, other
from jacta.games.mighty_empires.inputs import Kind, NextRoll, Side, refuse
from jacta.games.mighty_empires.options import NavalReadings
from jacta.rules import Move, Rules, done, goto, note, procedure

Cargo = Literal["none", "safe", "landed", "destroyed"]
SIDES: tuple[Side, Side] = ("attacker", "defender")


# --- La bataille navale

SpareShips = Annotated[int, Field(ge=0, le=4)]


class SeaFight(Fight):
    attacker_damaged: bool = False
    defender_damaged: bool = False
    attacker_cargo: bool = False
    defender_cargo: bool = False
    attacker_spare_ships: SpareShips = 1
    defender_spare_ships: SpareShips = 1
    options: NavalReadings = NavalReadings()

    @model_validator(mode="after")
    def independents_carry_nobody(self) -> SeaFight:
        if self.defender_independent and self.defender_cargo:
            raise refuse("defender_cargo", "independent-cargo")
        return self

    def settled(self, margin: int, rules: Rules) -> Move:
        return sea_fought(margin, self, rules)

    def cargo(self, side: Side, fate: Cargo) -> Cargo:
        """What becomes of an army aboard this side's ship, if there is one."""
        return fate if getattr(self, f"{side}_cargo") else "none"

    def can_take(self, winner: Side) -> bool:
        """La bataille navale, 3-4 (R60): a captor needs a ship of his own left in the box; independents need none."""
        if winner == "defender" and self.defender_independent:
            return True
        spare: int = getattr(self, f"{winner}_spare_ships")
        return spare > 0


class SeaBattle(NamedTuple):
    result: Literal["tie", "damaged", "mutiny", "wreck", "sunk"]
    winner: Side | None
    ship: Literal["unharmed", "damaged", "captured", "destroyed"]
    cargo: Cargo


@procedure(
    passage="La bataille navale",
    tables=("naval_combat",),
    examples=({}, {"attacker_cargo": True, "defender_cargo": True, "attacker_modifier": 1}, {"defender_damaged": True}),
)
def naval_combat(given: SeaFight) -> Move[SeaBattle]:
    """La bataille navale (R59): two ships fight; one that is damaged already goes down when it is attacked."""
    if given.defender_damaged:
        outcome = SeaBattle("sunk", "attacker", "destroyed", given.cargo("defender", "destroyed"))
        return done(outcome, note("sinks"))
    return goto(attacker_dice, None)


def sea_fought(margin: int, given: SeaFight, rules: Rules) -> Move:
    """La bataille navale (R60, R96): what the difference does to the beaten ship and to the army aboard."""
    if margin == 0:
        return done(SeaBattle("tie", None, "unharmed", "none"), note("tie", fate="none"))
    winner: Side = "attacker" if margin > 0 else "defender"
    row = rules.table("naval_combat").at(abs(margin))
    ship, cargo = row["ship"], row["cargo"]
    if row["result"] == "mutiny":
        cargo = given.options.mutiny_cargo
        if not given.can_take(winner):
            ship = "destroyed"
    outcome = SeaBattle(row["result"], winner, ship, given.cargo(other(winner), cargo))
    return done(outcome, note("sea_grade", winner=winner, result=row["result"]))


# --- Unités terrestres contre unités maritimes


class ShoreFight(Battle):
    attacker_kind: Kind
    defender_kind: Kind
    attacker_cargo: bool = False
    defender_cargo: bool = False
    defender_damaged: bool = False

    @model_validator(mode="after")
    def army_meets_ship(self) -> ShoreFight:
        if self.attacker_kind == self.defender_kind:
            raise refuse("defender_kind", "army-and-ship")
        for side in SIDES:
            if getattr(self, f"{side}_cargo") and getattr(self, f"{side}_kind") != "ship":
                raise refuse(f"{side}_cargo", "ship-only")
        if self.defender_damaged and self.defender_kind != "ship":
            raise refuse("defender_damaged", "ship-only")
        return self

    def cargo(self, side: Side, fate: Fate) -> Cargo:
        """What becomes of an army aboard this side's ship: it shares the ship's fate."""
        if not getattr(self, f"{side}_cargo"):
            return "none"
        return "destroyed" if fate == "destroyed" else "safe"

    def outcome(
        self, result: Result, winner: Side | None, fate: Fate, next_roll: NextRoll, pursued: bool
    ) -> ShoreBattle:
        if winner is None and fate == "none":
            return ShoreBattle(result, winner, fate, next_roll, pursued, "none")
        ship: Side = "attacker" if self.attacker_kind == "ship" else "defender"
        cargo = self.cargo(other(winner) if winner else ship, fate)
        return ShoreBattle(result, winner, fate, next_roll, pursued, cargo)


class ShoreBattle(NamedTuple):
    result: Result
    winner: Side | None
    fate: Fate
    next_roll: NextRoll
    pursued: bool
    cargo: Cargo


@procedure(
    passage="Unités terrestres contre unités maritimes",
    asks=COMBAT_ASKS,
    tables=("combat",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=(
        {"attacker_kind": "ship", "defender_kind": "army", "attacker_cargo": True},
        {"attacker_kind": "army", "defender_kind": "ship", "defender_damaged": True, "defender_cargo": True},
    ),
)
def land_sea_combat(given: ShoreFight) -> Move[ShoreBattle]:
    """Unités terrestres contre unités maritimes (R59, R61): army against ship, by the armies' table."""
    if given.defender_damaged:
        return done(given.outcome("sunk", "attacker", "destroyed", 0, pursued=False), note("sinks"))
    return goto(attacker_dice, None)
