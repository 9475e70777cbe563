"""Why a unit cannot go or send scouts where somebody wants it to (4.5, 4.7): the reason, for who names unit and goal.

The game itself only offers what is legal; these are the answers to a single mission or step that is asked for by name.
"""

from __future__ import annotations

from jacta.games.mighty_empires.campaign.legal import LegalMoves
from jacta.games.mighty_empires.campaign.steps import Action
from jacta.games.mighty_empires.inputs import refuse
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit, World


def commanded(world: World, id: str) -> Unit:
    """The unit of a player by its name. Raises InputError."""
    unit = world.find(id)
    if unit is None:
        raise refuse("unit", "state-no-unit")
    if unit.owner == INDEPENDENT:
        raise refuse("unit", "independent-unit")
    return unit


# --- Scouts


def check_mission(legal_moves: LegalMoves, unit: Unit, to: str) -> None:
    """4.5 (R28): whether the unit may send scouts, and whether they may go there. Raises InputError."""
    reason = legal_moves.no_scouts(unit)
    if reason:
        raise refuse("unit", "cannot-scout", reason=reason)
    hex = _beside(legal_moves.world, unit, to)
    reason = next((reason for reason, holds in _obstacles(legal_moves, unit, hex).items() if holds), None)
    if reason:
        raise refuse("to", "cannot-be-scouted", reason=reason)
    assert to in {mission.to for mission in legal_moves.missions(unit)}


def _obstacles(legal_moves: LegalMoves, unit: Unit, hex: int) -> dict[str, bool]:
    """What keeps scouts from a hex."""
    tile = legal_moves.world.tiles[hex]
    return {
        "owned": tile.owner is not None,
        "explored": legal_moves.ground.explored(tile),
        "storm": hex in legal_moves.hazards.storms,
        "impassable": tile.desolated or hex in legal_moves.ground.shut,
        "ship_needs_coast": unit.kind == "ship" and tile.terrain != "coast",
    }


# --- Steps


def check_way(legal_moves: LegalMoves, unit: Unit, to: str, manner: Action) -> None:
    """4.7, 4.8: whether the unit may go there in this manner. Raises InputError."""
    if manner == "embark":
        reason = _not_aboard(legal_moves, unit, to)
    elif manner == "disembark":
        reason = _not_ashore(legal_moves, unit, to)
    elif unit.aboard is not None:
        raise refuse("unit", "unit-aboard")
    else:
        reason = _not_there(legal_moves, unit, _beside(legal_moves.world, unit, to), manner)
    if reason:
        raise refuse("to", "way-closed", reason=reason)


def _beside(world: World, unit: Unit, to: str) -> int:
    hex = world.atlas.by_name.get(to)
    if hex is None:
        raise refuse("to", "state-hex", hex=to)
    if hex not in world.atlas.neighbours[unit.hex]:
        raise refuse("to", "not-beside")
    return hex


def _not_there(legal_moves: LegalMoves, unit: Unit, hex: int, manner: Action) -> str | None:
    found = legal_moves.way(unit, hex, manner)
    if not found.legal:
        return found.reason
    if manner == "retreat" and found.cost > legal_moves.world.reserves[int(unit.owner)]:
        return "rations"
    if manner == "step" and unit.damaged and hex not in legal_moves.steps(unit):
        return "damaged"
    return "must_go" if manner == "step" and legal_moves.must_go(unit) and hex != unit.must_go else None


def _not_aboard(legal_moves: LegalMoves, unit: Unit, to: str) -> str | None:
    """4.7 (R53): an army boards an empty ship of its player on its hex, past no rampart."""
    world, ship = legal_moves.world, legal_moves.world.find(to)
    if unit.kind == "ship":
        return "ship_boards"
    if unit.aboard is not None:
        return "aboard"
    if ship is None or (ship.kind, ship.owner, ship.hex) != ("ship", unit.owner, unit.hex):
        return "no_ship"
    found = legal_moves.way(unit, unit.hex, "embark")
    if found.reason in (None, "pinned") and world.cargo(ship.id) is not None:
        return "ship_full"
    if found.reason is None and unit.hex in legal_moves.hazards.ramparts and unit.inside != ship.inside:
        return "rampart"
    return found.reason


def _not_ashore(legal_moves: LegalMoves, unit: Unit, to: str) -> str | None:
    if unit.aboard is None:
        return "not_aboard"
    if legal_moves.world.atlas.names[unit.hex] != to:
        return "other_shore"
    return legal_moves.way(unit, unit.hex, "disembark").reason
