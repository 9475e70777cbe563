"""What players keep track of, in words: kinds of pieces, and the trackers of a document."""

from __future__ import annotations

from typing import Any

from jacta.chronicles.chronicle import roles_for
from jacta.chronicles.filling import samples_for
from jacta.kernel.rule.game import Game, Tracked
from jacta.kernel.rule.pieces import Piece
from jacta.names import kind_name
from jacta.printing import said, spaced
from jacta.telling import words


def title(game: Game, one: Tracked) -> str:
    if one.name in game.pieces:
        return kind_name(game.id, one.name)
    own = next((member for member in game.procedures if member.name == one.name), None)
    return words.title(own) if own else said(game.id, f"tracker-{one.name}") or spaced(one.name)


def about(game: Game, one: Tracked) -> str:
    if one.name in game.pieces:
        return kind_about(game, one.name)
    own = next((member for member in game.procedures if member.name == one.name), None)
    return words.about(own) if own else said(game.id, f"tracker-{one.name}.about") or ""


def kind_about(game: Game, kind: str) -> str:
    return said(game.id, f"piece-{kind}.about") or ""


def told(game: Game, one: Tracked) -> dict[str, Any]:
    """Something that players keep track of, as plain data."""
    return {
        "id": f"{game.id}.{one.name}",
        "kind": "piece" if one.name in game.pieces else "tracker",
        "game": game.id,
        "title": title(game, one),
        "about": about(game, one),
        "pieces": [_kind(game, piece) for piece in one.pieces],
        "procedures": [member.id for member in one.procedures],
    }


def _kind(game: Game, piece: type[Piece]) -> dict[str, Any]:
    return {
        "kind": piece.kind,
        "title": kind_name(game.id, piece.kind),
        "about": kind_about(game, piece.kind),
        "schema": piece.model_json_schema(by_alias=True),
        "samples": samples_for(game, piece),
        "can_do": [{"procedure": member.id, "role": role} for member, role in roles_for(game, piece)],
    }
