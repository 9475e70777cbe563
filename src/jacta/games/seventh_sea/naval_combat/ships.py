"""Règles de combat naval: what a ship is, its action dice, how it sinks, and what a collision does."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.dice import Lowest
from jacta.games.seventh_sea.combat.turns import FewDice, Initiative, without
from jacta.games.seventh_sea.figures import Count, Rank
from jacta.games.seventh_sea.inputs import ShipInput, check_broadsides, undecided_by_caller
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.roles import READ_SHIP
from jacta.games.seventh_sea.rolls.pools import MOST_DICE, SIDES
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Ask, InputError, Message, Move, Roll, Rules, Step, done, goto, procedure

SINKING_ACTIONS = 20


# --- Définition du navire; Dés d'héroïsme; Compétences de l'équipage


class ShipGiven(Situation, ShipInput):
    """C10: a ship."""

    @model_validator(mode="after")
    def guns_on_both_sides(self) -> ShipGiven:
        check_broadsides(self)
        return self


class ShipSheet(NamedTuple):
    heroism: int
    cargo: int
    draft: int
    fire_rolled: int
    fire_kept: int
    hull_rolled: int
    hull_kept: int
    steer_rolled: int
    steer_kept: int
    sail_rolled: int
    sail_kept: int


@procedure(
    passage="Définition du navire; Dés d'héroïsme; Compétences de l'équipage (GM171 FDS101)",
    readings=(),
    kind="check",
    examples=(
        {
            "brawn": 4,
            "finesse": 3,
            "resolve": 4,
            "wits": 3,
            "panache": 2,
            "port": 2,
            "starboard": 2,
            "gunnery": 2,
            "carpenter": 1,
            "piloting": 2,
            "rigging": 2,
        },
    ),
)
def ship(given: ShipGiven) -> Move[ShipSheet]:
    """Définition du navire; Compétences de l'équipage (R85): the dice that a ship and its crew roll."""
    return done(
        ShipSheet(
            heroism=min(given.brawn, given.finesse, given.resolve, given.wits, given.panache),
            cargo=given.resolve,
            draft=given.resolve,
            fire_rolled=given.finesse + given.gunnery,
            fire_kept=given.finesse,
            hull_rolled=given.resolve + given.carpenter,
            hull_kept=given.resolve,
            steer_rolled=given.wits + given.piloting,
            steer_kept=given.wits,
            sail_rolled=given.panache + given.rigging,
            sail_kept=given.panache,
        )
    )


# --- Déroulement du combat: the ship's action dice

KeptDie: TypeAlias = Literal["lowest", "highest", "choose"]


class ShipInitiative(FromSheets):
    sheets: ClassVar = {"ship": reads("panache", "rigging")}

    panache: FewDice
    rigging: Rank = 0
    keep: KeptDie = "lowest"


def sail_throw(panache: int, rigging: int, options: Readings, keep: KeptDie = "lowest") -> Lowest:
    """Déroulement du combat (R47): Panache dice are kept of those that the sailmaker lets the ship roll."""
    rolled = panache if options.rigging_initiative == "none" else min(MOST_DICE, panache + rigging)
    kept = rolled if keep == "choose" else panache
    return Lowest(rolled, SIDES, kept, highest=keep == "highest")


@procedure(
    passage="Déroulement du combat; Compétences de l'équipage",
    asks=("discard",),
    readings=("rigging_initiative",),
    aims={"captain": "-total"},
    roles=READ_SHIP,
    examples=({"panache": 2, "rigging": 2}, {"panache": 3, "keep": "highest"}, {"panache": 1, "rigging": 1}),
)
def ship_initiative(given: ShipInitiative) -> Move[Initiative]:
    """Déroulement du combat: the phases in which the ship may act this turn."""
    return goto(sail_dice, None)


def sail_dice(nothing: None, given: ShipInitiative) -> Step:
    """Déroulement du combat; Compétences de l'équipage (R47): the dice do not explode."""
    keep: KeptDie = "choose" if undecided_by_caller(given, "keep") else given.keep
    return Roll("sails", sail_throw(given.panache, given.rigging, given.options, keep), then=sails_set, who="captain")


def sails_set(nothing: None, dice: tuple[int, ...]) -> Move:
    return goto(spare_dice, dice)


def spare_dice(dice: tuple[int, ...], given: ShipInitiative) -> Step:
    """Compétences de l'équipage (R47): the captain discards the dice above Panache, one after the other."""
    if len(dice) <= given.panache:
        return done(Initiative(dice, sum(dice)))
    faces = tuple(dict.fromkeys(dice))
    if len(faces) == 1:
        return discarded(dice, faces[0])
    return Ask("discard", "captain", faces, discarded, dice[-1])


def discarded(dice: tuple[int, ...], face: int) -> Move:
    return goto(spare_dice, without(dice, face))


# --- Couler


class Sinking(FromSheets):
    sheets: ClassVar = {"ship": reads("resolve", "grave", resolve_start=("resolve_start", "resolve"))}

    resolve_start: Rank
    grave: Count
    resolve: Rank | None = None

    @model_validator(mode="after")
    def hull_is_known(self) -> Sinking:
        if self.options.sink_by == "current" and self.resolve is None:
            raise InputError("resolve", Message("error-missing"))
        return self


class Sunk(NamedTuple):
    sinking: bool
    actions: int | None


def is_sinking(grave: int, resolve_start: int, resolve: int, options: Readings) -> bool:
    """Couler (R54): twice the rank of the hull, as it was built, or as it is."""
    return grave >= 2 * (resolve if options.sink_by == "current" else resolve_start)


@procedure(
    passage="Couler (FDS103)",
    readings=("sink_by",),
    kind="check",
    tables=("fds103",),
    roles=READ_SHIP,
    examples=({"resolve_start": 4, "grave": 8}, {"resolve_start": 4, "grave": 7}),
)
def sinking(given: Sinking, rules: Rules) -> Move[Sunk]:
    """Couler (R54): whether the ship goes down, and in how many actions; by the book's table, if it is at hand."""
    if not is_sinking(given.grave, given.resolve_start, given.resolve or 0, given.options):
        return done(Sunk(False, None))
    engulfing = rules.table("fds103")
    if engulfing.origin != "empty":
        return done(Sunk(True, engulfing.at(given.resolve_start)))
    return done(Sunk(True, max(0, SINKING_ACTIONS - given.resolve_start)))


# --- Heurter et éperonner


class Ramming(Situation):
    attacker_resolve: Rank
    defender_resolve: Rank
    hexes: Count = 0
    accidental: bool = False


class Crash(NamedTuple):
    grave: int


def crash(attacker: int, defender: int, hexes: int, *, accidental: bool) -> int:
    """Heurter et éperonner (R85): grave damage to each ship."""
    return max(attacker, defender) if accidental else attacker + hexes


@procedure(
    passage="Heurter et éperonner",
    readings=(),
    kind="check",
    examples=(
        {"attacker_resolve": 3, "defender_resolve": 4, "hexes": 2},
        {"attacker_resolve": 4, "defender_resolve": 2, "accidental": True},
    ),
)
def ramming(given: Ramming) -> Move[Crash]:
    """Heurter et éperonner: a ship is rammed on purpose, or two collide."""
    return done(Crash(crash(given.attacker_resolve, given.defender_resolve, given.hexes, accidental=given.accidental)))
