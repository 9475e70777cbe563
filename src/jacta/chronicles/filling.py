"""Pieces in the input of a procedure: `{"attacker": ":Janissaries"}`, filled in through the procedure's roles.

A role of several takes a list, `{"fighters": [":Athos", ":Porthos"]}`, which may mix pieces with others that are
written out. Each piece has a slot: its role and, in a list, its index, `fighters.0`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import TypeAdapter

from jacta.chronicles.entries import LONGEST, SIGN
from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Given, checked
from jacta.kernel.rule.pieces import Piece, Role
from jacta.kernel.rule.places import sheet_place
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.names import Names, Offered, kind_name, named_by, not_among, plain_names, role_names
from jacta.plain import frozen, plain
from jacta.text import Message
from jacta.typed import merged, put

if TYPE_CHECKING:
    from jacta.distribution import Odds


class Kept(NamedTuple):
    """A piece of a chronicle under its name. A `hidden` one is seen only by its owner and the chronicle's keeper."""

    name: str
    piece: Piece
    owner: str = ""
    hidden: bool = False

    @property
    def kind(self) -> str:
        return self.piece.kind


class Filled(NamedTuple):
    """The input of a procedure with pieces in their roles: `cast` holds them by slot. `taken` are the names already in
    use; `said` is the input as it was stated: with the name of a leader, where the typed one has his figures.
    """

    procedure: Procedure
    given: Given
    cast: Mapping[str, Kept]
    taken: Collection[str] = ()
    said: Mapping[str, Any] = MappingProxyType({})

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

    def born(self, outcome: Any, taken: Collection[str] | None = None) -> dict[str, tuple[Kept, str]]:
        """The pieces that did not exist before, under new names, each with the name of the piece it comes from."""
        names = list(self.taken if taken is None else taken)
        found: dict[str, tuple[Kept, str]] = {}
        for key, role in self.procedure.new_pieces.items():
            new, parent = getattr(outcome, key, None), self.cast.get(role)
            if new is None or parent is None:
                continue
            for piece in new if isinstance(new, tuple) else (new,):
                name = another_name(parent.name, (*names, *found))
                found[name] = parent._replace(name=name, piece=sheet_of(type(piece), piece.to_json())), parent.name
        return found

    def left_of(self, name: str, outcome: Any) -> Any:
        """What an outcome leaves of one piece: its sheet as a value that odds can be asked about, and whether it is
        `gone`; the sheet is then empty.
        """
        before = next(kept.piece for kept in self.cast.values() if kept.name == name)
        left = self.after(outcome).get(name, before)
        sheet = dict.fromkeys(whole_sheet(before)) if left is None else open_sheet(left)
        return frozen({**sheet, "gone": left is None})


def filled(pieces: Mapping[str, Kept], procedure: Procedure, given: Mapping[str, Any]) -> Filled:
    """The input with every named piece in its role."""
    data, cast = spelled_out(pieces, procedure, given)
    return Filled(procedure, procedure.validate(data), cast, tuple(pieces), data)


def spelled_out(
    pieces: Mapping[str, Kept], procedure: Procedure, given: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Kept]]:
    """An input that need not be whole, with what its pieces say in their roles; and these by slot.

    What is stated explicitly takes precedence over the piece. Raises InputError naming the role if a piece does not
    exist, is of another kind, or is named twice.
    """
    given = listed(procedure, given)
    cast: dict[str, Kept] = {}
    for slot, name in slots(given).items():
        key, _, place = slot.partition(".")
        role = procedure.roles.get(key)
        if role is None or bool(place) != role.several:
            offered = Offered(procedure.roles, role_names(procedure.game.id, procedure.roles))
            raise InputError(slot, Message("error-no-role", id=procedure.id, roles=offered))
        cast[slot] = fitting(procedure, found(pieces, name, slot), slot, cast)
    whole: dict[str, Any] = {}
    stated = {key: list(value) if isinstance(value, list) else value for key, value in given.items() if key not in cast}
    for slot, kept in cast.items():
        key, _, place = slot.partition(".")
        role = procedure.roles[key]
        if place:
            stated[key][int(place)] = one_of_several(role, key, kept)
            continue
        whole = beside(whole, part_of(role, kept.piece), kept.name)
    return merged(whole, stated), cast


def part_of(role: Role, piece: Piece) -> dict[str, Any]:
    """The part of the input that a piece fills in this role, as JSON data."""
    return plain_data(role.fill(piece))


def beside(whole: Mapping[str, Any], part: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The parts that several pieces fill, combined; InputError if this one contradicts the others."""
    if both := sorted(shared for shared in whole.keys() & part.keys() if whole[shared] != part[shared]):
        raise InputError(both[0], Message("error-piece-both", name=name))
    return {**whole, **part}


def fitting(procedure: Procedure, kept: Kept, slot: str, cast: Mapping[str, Kept]) -> Kept:
    """The piece, if it may take this slot; InputError if it is of another kind, or takes part already."""
    game, kinds = procedure.game.id, procedure.roles[slot.partition(".")[0]].kinds
    if not isinstance(kept.piece, kinds):
        wanted = ", ".join(kind_name(game, kind.kind) for kind in kinds)
        kind = kind_name(game, kept.kind)
        raise InputError(slot, Message("error-piece-kind", name=kept.name, kind=kind, wanted=wanted))
    if any(kept.name == other.name for other in cast.values()):
        raise InputError(slot, Message("error-piece-twice", name=kept.name))
    return kept


def one_of_several(role: Role, key: str, kept: Kept) -> dict[str, Any]:
    """The entry of the list that a piece fills."""
    found: dict[str, Any] = part_of(role, kept.piece)[key]
    return found


def listed(procedure: Procedure, given: Mapping[str, Any]) -> dict[str, Any]:
    """The input with the pieces of a role of several as a list: from `:Athos,:Porthos`, or from `fighters.0`."""
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
    """The names of pieces in an input, by slot."""
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


def another_name(name: str, taken: Collection[str]) -> str:
    """The first free name for a piece that has come from another: Armada 2."""
    stem, _, number = name.rpartition(" ")
    stem = stem if stem and number.isdecimal() else name
    known = {one.casefold() for one in taken}
    numbered = (f"{stem[: LONGEST - len(str(at)) - 1]} {at}" for at in count(2))
    return next(one for one in numbered if one.casefold() not in known)


def found(pieces: Mapping[str, Kept], name: str, key: str) -> Kept:
    """The piece with this name, ignoring capitals and accents; or InputError with the nearest names."""
    wanted, names = " ".join(name.split()), plain_names(pieces)
    meant = names.meant(wanted, exactly=True)
    if meant is None:
        near = names.nearest(wanted) or list(pieces)[:10]
        raise InputError(key, Message("error-no-piece", name=wanted, known=", ".join(near) or "none"))
    return pieces[meant]


# --- Sheets

NAME = "name"
"""The key of a sheet that holds the piece's name; a chronicle knows that already."""


def kind_of(game: Game, kind: str, key: str) -> type[Piece]:
    """The kind of piece with this id, or InputError listing the kinds, as the reader would type them."""
    if kind not in game.pieces:
        raise not_among(key, kind, game.pieces, kind_names(game))
    return game.pieces[kind]


def kind_names(game: Game) -> Names:
    """The kinds of pieces with their names in either language."""
    return named_by(game.id, {kind: f"piece-{kind}" for kind in game.pieces})


def sheet_of(kind: type[Piece], sheet: Mapping[str, Any]) -> Piece:
    """The piece that a sheet describes, or InputError naming the key."""
    piece: Piece = checked(TypeAdapter(kind), sheet)
    return piece


def sheet_typed(game: Game, kind: type[Piece], sheet: Mapping[str, Any]) -> Piece:
    """The same for a sheet that somebody wrote: anything unknown is refused with what may have been meant."""
    try:
        return sheet_of(kind, sheet)
    except InputError as error:
        raise sheet_place(game.id, kind).with_nearest(error, sheet) from None


def piece_for(procedure: Procedure, role: str, sheet: Mapping[str, Any]) -> Piece:
    """The piece of a sheet, of whichever kind may take this role; InputError naming the role, and its kind or a key."""
    game, kinds = procedure.game, procedure.roles[role].kinds
    refused: list[InputError] = []
    for kind in kinds:
        try:
            return sheet_typed(game, kind, sheet)
        except InputError as error:
            refused.append(error)
    other = next((kind_name(game.id, kind.kind) for kind in game.pieces.values() if fits(kind, sheet)), None)
    if other is not None:
        wanted = ", ".join(kind_name(game.id, kind.kind) for kind in kinds)
        raise InputError(role, Message("error-sheet-kind", kind=other, wanted=wanted))
    raise refused[0].below(role, role_names(game.id, procedure.roles).word(role))


def samples_for(game: Game, kind: type[Piece]) -> dict[str, dict[str, Any]]:
    """The samples of a game that are sheets of this kind, by name."""
    found = {}
    for name, file in samples_of(game):
        sheet = read_data(file, name)
        if fits(kind, sheet):
            found[name] = sheet
    return found


def fits(kind: type[Piece], sheet: Mapping[str, Any]) -> bool:
    """Whether this is a sheet of that kind."""
    try:
        sheet_of(kind, sheet)
    except InputError:
        return False
    return True


def whole_sheet(piece: Piece) -> dict[str, Any]:
    """The sheet with default values, too."""
    return piece.model_dump(mode="json", by_alias=True)


def open_sheet(piece: Piece) -> dict[str, Any]:
    """The sheet with every key; below the top level, without default values."""
    stated = piece.to_json()
    return {key: stated.get(key, {}) if isinstance(data, dict) else data for key, data in whole_sheet(piece).items()}


def plain_data(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a role fills in, as JSON data."""
    return {key: _plain(value) for key, value in data.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return plain_data(value)
    return [_plain(one) for one in value] if isinstance(value, list) else plain(value)


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Prefix the key of any refusal inside with the name of a piece."""
    try:
        yield
    except InputError as error:
        raise InputError(f"{name}.{error.key}" if error.key else name, error.message) from None


def left(odds: Odds[Any], taken: Filled, after: str | None) -> Odds[Any]:
    """The distribution of the outcome, or of what is left of a piece."""
    if after is None:
        return odds
    name = found({kept.name: kept for kept in taken.cast.values()}, after.removeprefix(":"), "after").name
    return odds.map(lambda outcome: taken.left_of(name, outcome))
