"""Règles de combat naval: the hex sea and both ships at a glance."""

from __future__ import annotations

from typing import Any

from jacta.games.seventh_sea.combat.turns import LAST_PHASE
from jacta.games.seventh_sea.fights.boards import ACTS, WAITS, faces, heading, say, table, word
from jacta.games.seventh_sea.figures import SIDES, Side
from jacta.games.seventh_sea.naval_combat.picture import drawn_fight
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, ShipDuel
from jacta.hexes import Hex, disc
from jacta.rules import Card, Cards

BOWS = ("↘", "↗", "↑", "↖", "↙", "↓")
"""Where a ship heads, by its facing; columns of hexes stand upright, as in the picture."""
LETTERS: dict[Side, str] = {"attacker": "A", "defender": "D"}
MARGIN = 2
FARTHEST = 12
"""Ships farther apart than this are told by their hexes alone."""
COLUMN = 4
TRAITS = ("cannons", "crew", "hull", "rudder", "sails")
DICE = ("dice", "held")
COLUMNS = ("name", *TRAITS, "superficial", "grave", *DICE, "heroism")


def fight_in(state: Any) -> SeaFight:
    """The fight in whatever a captain is asked about: a shot, a turn of the helm, the fight itself."""
    while not isinstance(state, SeaFight):
        state = getattr(state, "fight", state[0])
    return state


def sea_text(state: Any, given: ShipDuel) -> str:
    """Règles de combat naval: the sea, then a line for each ship."""
    fight = fight_in(state)
    rows = [sheet(side, fight, given) for side in SIDES]
    told = table(heading(fight.turn, fight.phase), COLUMNS, rows)
    if given.stand_and_fire:
        return told
    poses = [(side, fight.vessel(side).pose) for side in SIDES]
    places = [say("board-pose", ship=LETTERS[side], hex=pose.called, facing=pose.facing) for side, pose in poses]
    return "\n".join((*(sea(fight) if fight.apart <= FARTHEST else ()), *places, told))


def sea_svg(state: Any, given: ShipDuel) -> str:
    return drawn_fight(fight_in(state), given)


def sea_cards(state: Any, given: ShipDuel) -> Cards:
    """Both ships, a card each."""
    fight = fight_in(state)
    return Cards(
        heading(fight.turn, fight.phase), fight.phase, LAST_PHASE, tuple(_card(side, fight, given) for side in SIDES)
    )


def _card(side: Side, fight: SeaFight, given: ShipDuel) -> Card:
    vessel = fight.vessel(side)
    _, _, *figures = sheet(side, fight, given)
    told = [(say(f"board-{key}"), one) for key, one in zip(COLUMNS[1:], figures, strict=True) if key not in DICE]
    acts = fight.queue[:1] == (side,)
    return Card(
        side,
        given.ship(side).name or word(side),
        word(side),
        "",
        SIDES.index(side),
        acts,
        dice=vessel.hand.dice,
        held=vessel.hand.held,
        figures=tuple(told),
    )


def sheet(side: Side, fight: SeaFight, given: ShipDuel) -> tuple[str, ...]:
    """Définition du navire: the ship as it is now."""
    vessel = fight.vessel(side)
    guns, *ranks = map(str, vessel.ranks)
    return (
        ACTS if fight.queue[:1] == (side,) else WAITS,
        f"{LETTERS[side]}  {given.ship(side).name or word(side)}",
        f"{guns} ({vessel.port}+{vessel.starboard})",
        *ranks,
        str(vessel.superficial),
        str(vessel.grave),
        faces(vessel.hand.dice),
        faces(vessel.hand.held),
        str(vessel.heroism),
    )


def sea(fight: SeaFight) -> tuple[str, ...]:
    """The hexes around both ships, columns upright; a letter and an arrow is a ship."""
    shown = dict.fromkeys((hex for side in SIDES for hex in disc(fight.vessel(side).pose.place, MARGIN)), "·")
    shown |= dict.fromkeys(between(fight), "·")
    for side in reversed(SIDES):
        pose = fight.vessel(side).pose
        shown[pose.place] = LETTERS[side] + BOWS[pose.facing]
    left, top = min(hex.q for hex in shown), min(row(hex) for hex in shown)
    lines: dict[int, dict[int, str]] = {}
    for hex, mark in shown.items():
        lines.setdefault(row(hex) - top, {})[(hex.q - left) * COLUMN] = mark
    return tuple(
        "".join(cells.get(column, " " * COLUMN).ljust(COLUMN) for column in range(0, max(cells) + 1, COLUMN)).rstrip()
        for cells in (lines.get(number, {0: ""}) for number in range(max(lines) + 1))
    )


def row(hex: Hex) -> int:
    """How far down the page, in half hexes."""
    return 2 * hex.r + hex.q


def between(fight: SeaFight) -> list[Hex]:
    """The sea that both ships have in common."""
    one, other = (fight.vessel(side).pose.place for side in SIDES)
    return list(disc(Hex((one.q + other.q) // 2, (one.r + other.r) // 2), (fight.apart + 1) // 2))
