"""What players own and keep: a stack, a fleet, a hero. A piece outlives the procedures it takes part in.

A game declares its kinds of pieces as classes, and each procedure declares in which *roles* pieces take part. **What a
procedure hands back replaces what it was handed.** An input key whose type is a kind of piece is a role by itself, and
the same key of the outcome is the piece afterwards. A procedure that speaks of a piece's parts instead
(`attacker_units`, `attacker_cavalry`) declares a `Role`: which keys a piece fills, and what has become of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from typing import Any, ClassVar, NamedTuple

from jacta.errors import InputError
from jacta.kernel.rule.inputs import Strict


class Piece(Strict):
    """A kind of thing that players own: an immutable value whose fields are its sheet.

    `kind` is its id; the game's texts call it `piece-KIND`, and its fields `key-FIELD`. Its own validators refuse what
    it may not be (a stack over its limit, a crew without a ship), by key. `first` are the keys that head its sheet, if
    those are not the first ones declared.

    `strange_names` are the refusals, by key, of names that no table in force knows, in what is written down newly. A
    kept sheet is not asked again for what stays as it is: tables may have changed since.
    """

    kind: ClassVar[str]
    first: ClassVar[tuple[str, ...]] = ()

    def to_json(self) -> dict[str, Any]:
        """The sheet without default values: read back, it is the same piece."""
        return self.model_dump(mode="json", by_alias=True, exclude_defaults=True)

    def strange_names(self) -> Iterable[InputError]:
        """The refusals of names on the sheet that are not known now; usually there is none to know."""
        return ()


class Role(NamedTuple):
    """How a piece takes part in a procedure: the input keys that it fills, and what it is afterwards.

    `kind` is the kind of piece, or several, any of which will do. `after` is called with the piece and the outcome, and
    with whichever of these it names: the `given` input, and the `place` of the piece among several. It returns the
    piece as it is now, or None if it is no more. Without `after` the procedure leaves the piece as it was.

    A role of `several` takes any number of pieces; each fills one place of the list under the role's key.
    """

    kind: type[Piece] | tuple[type[Piece], ...]
    fill: Callable[[Any], Mapping[str, Any]]
    after: Callable[..., Piece | None] | None = None
    several: bool = False

    @property
    def kinds(self) -> tuple[type[Piece], ...]:
        return self.kind if isinstance(self.kind, tuple) else (self.kind,)

    def become(self, piece: Piece, outcome: Any, given: Any, place: int = 0) -> Piece | None:
        """What has become of a piece."""
        if self.after is None:
            return piece
        named = list(signature(self.after).parameters)[2:]
        beside = {"given": given, "place": place}
        return self.after(piece, outcome, *[beside[name] for name in named])
