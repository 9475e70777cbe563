"""Pieces in the input of a procedure: `{"attacker": ":Janissaries"}`, filled in through the procedure's roles.

A role of several takes a list, `{"fighters": [":Athos", ":Porthos"]}`, in which pieces may stand beside others that are
spelled out. Each piece has a slot: its role, and in a list its place, `fighters.0`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from jacta.chronicles.entries import SIGN
from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Given, checked
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.plain import frozen, plain
from jacta.text import Message
from jacta.typed import merged, put


class Kept(NamedTuple):
    """A piece of a chronicle under its name. One that is `hidden` only its owner sees, and who keeps the chronicle."""

    name: str
    piece: Piece
    owner: str = ""
    hidden: bool = False

    @property
    def kind(self) -> str:
        return self.piece.kind


class Filled(NamedTuple):
    """The input of a procedure in which pieces have taken their roles: `cast` are they, by slot."""

    procedure: Procedure
    given: Given
    cast: Mapping[str, Kept]

    def after(self, outcome: Any) -> dict[str, Piece | None]:
        """The pieces that the procedure hands back with this outcome, by name; None for one that is no more."""
        found: dict[str, Piece | None] = {}
        for slot, kept in self.cast.items():
            name, _, place = slot.partition(".")
            role = self.procedure.roles[name]
            if role.after is not None:
                with naming(kept.name):
                    left = role.become(kept.piece, outcome, self.given, int(place or 0))
                    found[kept.name] = None if left is None else sheet_of(type(left), left.to_json())
        return found

    def left_of(self, name: str, outcome: Any) -> Any:
        """What an outcome leaves of one piece: its sheet as a value that odds can be asked about, and whether it is
        `gone`; then nothing stands on its sheet.
        """
        before = next(kept.piece for kept in self.cast.values() if kept.name == name)
        left = self.after(outcome).get(name, before)
        sheet = dict.fromkeys(whole_sheet(before)) if left is None else whole_sheet(left)
        return frozen({**sheet, "gone": left is None})


def filled(pieces: Mapping[str, Kept], procedure: Procedure, given: Mapping[str, Any]) -> Filled:
    """The input with every named piece in its role. What is stated beside a piece wins over what the piece says.

    Raises InputError naming the role: of a piece that is not there, that is of another kind, or that is named twice.
    """
    given = listed(procedure, given)
    cast: dict[str, Kept] = {}
    for slot, name in slots(given).items():
        key, _, place = slot.partition(".")
        role = procedure.roles.get(key)
        if role is None or bool(place) != role.several:
            raise InputError(slot, Message("error-no-role", id=procedure.id, roles=", ".join(procedure.roles) or "–"))
        kept = found(pieces, name, slot)
        if not isinstance(kept.piece, role.kinds):
            wanted = ", ".join(kind.kind for kind in role.kinds)
            raise InputError(slot, Message("error-piece-kind", name=kept.name, kind=kept.kind, wanted=wanted))
        if any(kept.name == other.name for other in cast.values()):
            raise InputError(slot, Message("error-piece-twice", name=kept.name))
        cast[slot] = kept
    whole: dict[str, Any] = {}
    stated = {key: list(value) if isinstance(value, list) else value for key, value in given.items() if key not in cast}
    for slot, kept in cast.items():
        key, _, place = slot.partition(".")
        part = plain_data(procedure.roles[key].fill(kept.piece))
        if place:
            stated[key][int(place)] = part[key]
            continue
        if both := sorted(shared for shared in whole.keys() & part.keys() if whole[shared] != part[shared]):
            raise InputError(both[0], Message("error-piece-both", name=kept.name))
        whole |= part
    return Filled(procedure, procedure.validate(merged(whole, stated)), cast)


def listed(procedure: Procedure, given: Mapping[str, Any]) -> dict[str, Any]:
    """The input with the pieces of a role that takes several in a list: of `:Athos,:Porthos`, or of `fighters.0`."""
    found: dict[str, Any] = {}
    for key, value in given.items():
        role = procedure.roles.get(key.partition(".")[0])
        if role is None or not role.several or not is_named(value):
            found[key] = value
        elif "." in key:
            put(found, key, value)
        else:
            found[key] = [name.strip() for name in value.split(",")]
    return found


def slots(given: Mapping[str, Any]) -> dict[str, str]:
    """The names of pieces in an input, by their slots."""
    found: dict[str, str] = {}
    for key, value in given.items():
        if is_named(value):
            found[key] = value.removeprefix(SIGN)
        elif isinstance(value, list):
            found |= {f"{key}.{at}": one.removeprefix(SIGN) for at, one in enumerate(value) if is_named(one)}
    return found


def is_named(value: Any) -> bool:
    """Whether a value of the input names a piece."""
    return isinstance(value, str) and value.startswith(SIGN)


def found(pieces: Mapping[str, Kept], name: str, key: str) -> Kept:
    """The piece of this name, whatever its capitals; or InputError with the nearest names."""
    wanted = " ".join(name.split())
    kept = pieces.get(wanted) or next(
        (one for one in pieces.values() if one.name.casefold() == wanted.casefold()), None
    )
    if kept is None:
        near = get_close_matches(wanted, pieces, n=3, cutoff=0.4) or list(pieces)[:10]
        raise InputError(key, Message("error-no-piece", name=wanted, known=", ".join(near) or "–"))
    return kept


# --- Sheets

NAME = "name"
"""The key of a sheet that says what the piece is called: in a chronicle it has that name already."""


def kind_of(game: Game, kind: str, key: str) -> type[Piece]:
    """The kind of piece with this id, or InputError with those there are."""
    if kind not in game.pieces:
        raise InputError(key, Message("error-choice", value=kind, allowed=", ".join(game.pieces) or "–"))
    return game.pieces[kind]


def sheet_of(kind: type[Piece], sheet: Mapping[str, Any]) -> Piece:
    """The piece that a sheet says, or InputError naming the key."""
    piece: Piece = checked(TypeAdapter(kind), sheet)
    return piece


def samples_for(game: Game, kind: type[Piece]) -> dict[str, dict[str, Any]]:
    """The samples of a game that are sheets of this kind, by name."""
    found = {}
    for name, file in samples_of(game):
        sheet = read_data(file, name)
        try:
            sheet_of(kind, sheet)
        except InputError:
            continue
        found[name] = sheet
    return found


def whole_sheet(piece: Piece) -> dict[str, Any]:
    """The sheet with what is as usual, too."""
    return piece.model_dump(mode="json", by_alias=True)


def plain_data(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a role fills in, as JSON data."""
    return {key: _plain(value) for key, value in data.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return plain_data(value)
    return [_plain(one) for one in value] if isinstance(value, list) else plain(value)


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Put the name of a piece before the key of what is refused inside."""
    try:
        yield
    except InputError as error:
        raise InputError(f"{name}.{error.key}" if error.key else name, error.message) from None
