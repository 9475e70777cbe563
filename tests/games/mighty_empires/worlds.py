"""Small worlds for tests, and questions answered by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import jacta
from jacta.games.mighty_empires.options import AllReadings
from jacta.games.mighty_empires.state.world import Effect, PieceCounts, Rulebook, Tile, Unit, World, atlas
from jacta.hexes import Hex
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Roll

NONE = (PieceCounts(), PieceCounts(), PieceCounts())


def world(
    tiles: Mapping[tuple[int, int], Tile],
    units: Mapping[str, Mapping[str, Any]] | None = None,
    *,
    players: int = 2,
    reserves: Sequence[int] = (9, 9, 9),
    effects: Sequence[Effect] = (),
    **more: Any,
) -> World:
    """A world of these tiles; a unit's id begins with A, B, C for the players, I for independents."""
    where = atlas(Hex(*cell) for cell in tiles)
    placed = []
    for id, stated in (units or {}).items():
        facts = {"kind": "army", **stated}
        for key in ("hex", "must_go"):
            if key in facts:
                facts[key] = where.index[Hex(*facts[key])]
        owner = "independent" if id[0] == "I" else "ABC".index(id[0])
        placed.append(Unit(id, owner, **facts))  # type: ignore[arg-type]
    return World(
        where,
        Rulebook(AllReadings()),
        tuple(tiles[cell.q, cell.r] for cell in where.cells),
        tuple(sorted(placed)),
        tuple(reserves[:players]),
        tuple(range(players)),
        recruits=NONE[:players],
        lost=NONE[:players],
        effects=tuple(effects),
        **more,
    )


def at(here: World, q: int, r: int) -> int:
    return here.atlas.index[Hex(q, r)]


def play(
    name: str, here: World, dice: Sequence[Sequence[int]] = (), answers: Sequence[Any] = (), **given: Any
) -> Session:
    """A procedure over this world, with these dice and answers, as far as they go."""
    session = jacta.play(f"mighty_empires.{name}", {"state": here.to_json(), **given}, dice="mine")
    left, faces = list(answers), [tuple(one) for one in dice]
    while session.question is not None:
        if isinstance(session.question, Roll):
            if not faces:
                break
            session.throw(faces.pop(0))
        elif left:
            session.answer(left.pop(0))
        else:
            break
    assert not faces, f"dice left over: {faces}"
    assert not left, f"answers left over: {left}"
    return session


def asked(session: Session) -> Ask:
    """The decision that the game waits for."""
    assert isinstance(session.question, Ask)
    return session.question


def after(session: Session) -> World:
    """The state afterwards."""
    assert session.question is None, session.question
    found = session.outcome.state
    assert isinstance(found, World)
    return found
