"""Règles de combat naval: a whole fight of two ships, on the hex sea or broadside to broadside."""

from __future__ import annotations

from jacta.games.seventh_sea.figures import SIDES
from jacta.games.seventh_sea.insight.ships import SHIPS
from jacta.games.seventh_sea.naval_combat import broadsides, moves  # noqa: F401  (they register the orders of the fight)
from jacta.games.seventh_sea.naval_combat.board import sea_cards, sea_svg, sea_text
from jacta.games.seventh_sea.naval_combat.course import turn_begins
from jacta.games.seventh_sea.naval_combat.grave_damage import settled
from jacta.games.seventh_sea.naval_combat.sea_fight import DuelOver, SeaFight, ShipDuel, ShipsParted, Vessel
from jacta.games.seventh_sea.roles import sailing
from jacta.rules import Board, Move, procedure

EXAMPLE = {
    "attacker": {
        "name": "Triton",
        "brawn": 4,
        "finesse": 3,
        "resolve": 3,
        "wits": 2,
        "panache": 3,
        "port": 2,
        "starboard": 2,
        "gunnery": 2,
        "q": 0,
        "r": 0,
        "facing": 0,
    },
    "defender": {
        "name": "Hirondelle",
        "brawn": 3,
        "finesse": 3,
        "resolve": 2,
        "wits": 3,
        "panache": 4,
        "port": 1,
        "starboard": 2,
        "rigging": 1,
        "q": 4,
        "r": -4,
        "facing": 4,
    },
}


@procedure(
    passage="Règles de combat naval (GM171 FDS101)",
    asks=(
        "ship_order",
        "turn_payment",
        "interrupt_payment",
        "ammunition",
        "fire_raises",
        "ship_heroism",
        "lost_rank",
        "lost_gun",
        "strike_colours",
    ),
    readings=(
        "precision",
        "min_one_die",
        "unused",
        "rigging_initiative",
        "move_trait",
        "gun_range",
        "superficial_on_grave",
        "ship_cripple",
        "sink_by",
        "same_phase",
    ),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    sampled=300,
    board=Board(text=sea_text, svg=sea_svg, cards=sea_cards),
    roles=sailing("attacker") | sailing("defender"),
    insight=SHIPS.insight,
    examples=(EXAMPLE, {**EXAMPLE, "stand_and_fire": False, "max_turns": 3}),
)
def ship_duel(given: ShipDuel) -> Move[DuelOver | ShipsParted]:
    """Règles de combat naval: two ships meet."""
    attacker, defender = (Vessel.launched(given.ship(side)) for side in SIDES)
    return settled(SeaFight(attacker, defender), turn_begins, given)
