"""What players own and keep: a stack, a fleet, a hero. A piece outlives the procedures it takes part in.

A game declares its kinds of pieces as classes, and each procedure in which *roles* pieces take part. **What a procedure
hands back replaces what it was handed.** Where the input has a key whose type is a kind of piece, that key is a role by
itself, and the same key of the outcome is the piece afterwards. A procedure that speaks of a piece's parts instead
(`attacker_units`, `attacker_cavalry`) declares a `Role`: which keys a piece fills, and what has become of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from jacta.kernel.rule.inputs import Strict


class Piece(Strict):
    """A kind of thing that players own: an immutable value whose fields are its sheet.

    `kind` is its id; the game's texts call it `piece-KIND`, and its fields `key-FIELD`. What it may not be (a stack
    over its limit, a crew without a ship) its own validators refuse, by key.
    """

    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """The sheet, without what is as usual: read back it is the same piece."""
        return self.model_dump(mode="json", by_alias=True, exclude_defaults=True)


class Role(NamedTuple):
    """How a piece takes part in a procedure: the keys of the input that it fills, and what it is afterwards.

    `after` is handed the piece and the outcome; it returns the piece as it is now, or None where it is no more. Without
    `after` the procedure leaves the piece as it was.
    """

    kind: type[Piece]
    fill: Callable[[Any], Mapping[str, Any]]
    after: Callable[[Any, Any], Piece | None] | None = None
