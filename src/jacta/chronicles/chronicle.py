"""A chronicle: named pieces, and the journal of what befell them. Its state is the fold of its entries."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, NamedTuple

from jacta.arguments import checked
from jacta.chronicles.entries import Add, Born, Do, Edit, Entry, Remove, one_name, read_entry
from jacta.chronicles.filling import (
    NAME,
    Filled,
    Kept,
    filled,
    found,
    kind_of,
    left,
    naming,
    sheet_of,
    sheet_typed,
    slots,
    spelled_out,
    whole_sheet,
)
from jacta.chronicles.running import Doing, resumed, sheets_of
from jacta.dice import Chance, Source, source_of
from jacta.distribution import Odds, Sample
from jacta.errors import InputError, JactaError, RulesChanged
from jacta.kernel.best import Best
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.play.saved import DiceOwner
from jacta.kernel.roll import Rolled
from jacta.kernel.roll import roll as roll_once
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.places import sheet_place
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, find_procedure, games
from jacta.kernel.run.policies import Policy
from jacta.kernel.simulate import simulate as simulate_runs
from jacta.names import Offered
from jacta.plain import plain
from jacta.text import Message
from jacta.typed import one_reason, put

VERSION = 1
Pieces = Mapping[str, Kept]


class Moment(NamedTuple):
    """An entry in context: its number, from 1, and the pieces before and after it."""

    number: int
    entry: Entry
    before: Pieces
    after: Pieces


@dataclass(frozen=True)
class Chronicle:
    """A kept set of pieces of one game. Immutable: every change gives a new one.

    `entries` are all that is kept; `pieces` are what they add up to, by name. Whatever contradicts them is refused with
    InputError, naming piece and key.
    """

    game_id: str
    title: str
    entries: tuple[Entry, ...] = ()
    pieces: Pieces = field(default_factory=dict, compare=False, repr=False)
    earlier: tuple[Pieces, ...] = field(default=(), compare=False, repr=False)
    """The pieces before each entry."""

    @classmethod
    @checked
    def begin(cls, game: str, title: str = "") -> Chronicle:
        """An empty chronicle of a game."""
        known = find_game(game)
        if known is None:
            raise InputError("game", Message("error-unknown-game", id=game, known=", ".join(games())))
        if not known.pieces:
            with_pieces = ", ".join(id for id, one in games().items() if one.pieces)
            raise InputError("game", Message("error-no-pieces", id=game, known=with_pieces or "–"))
        return cls(game, one_name("title", title or game))

    @property
    def game(self) -> Game:
        known = find_game(self.game_id)
        if known is None:
            raise InputError("game", Message("error-unknown-game", id=self.game_id, known=", ".join(games())))
        return known

    # --- What may be written down

    @checked
    def add(
        self,
        name: str,
        kind: str,
        sheet: Mapping[str, Any] | None = None,
        *,
        owner: str = "",
        hidden: bool = False,
        by: str = "",
    ) -> Chronicle:
        """Add a new piece of this kind. If its sheet has a name, too, that becomes its name here."""
        name, owner = one_name("name", name), one_name("owner", owner) if owner else ""
        written: dict[str, Any] = plain(dict(sheet or {}))
        if kind in self.game.pieces and NAME in self.game.pieces[kind].model_fields:
            written[NAME] = name
        entry = Add(add=name, kind=kind, sheet=written, owner=owner, hidden=hidden, by=by)
        return self._newly(entry, name, written)

    @checked
    def edit(
        self,
        name: str,
        changes: Mapping[str, Any] | None = None,
        *,
        reason: str,
        renamed: str | None = None,
        owner: str | None = None,
        hidden: bool | None = None,
        by: str = "",
    ) -> Chronicle:
        """Correct a piece by hand: new values for dotted keys of the sheet, another name, and why."""
        kept, changes = found(self.pieces, name, "name"), dict(changes or {})
        if NAME in changes and isinstance(changes[NAME], str):
            renamed = changes.pop(NAME)
        renamed = None if renamed is None else one_name("name", renamed)
        reason = one_reason(reason)
        owner = one_name("owner", owner) if owner else owner
        entry = Edit(edit=kept.name, changes=changes, name=renamed, reason=reason, owner=owner, hidden=hidden, by=by)
        return self._newly(entry, kept.name if renamed is None else renamed, changes)

    def _newly(self, entry: Entry, name: str, keys: Iterable[str]) -> Chronicle:
        """With an entry about these keys of a piece that somebody has just written: names there must be known."""
        after, written = self.with_entry(entry), {key.partition(".")[0] for key in keys}
        with naming(name):
            for refusal in after.pieces[name].piece.strange_names():
                if refusal.key.partition(".")[0] in written:
                    raise refusal
        return after

    @checked
    def remove(self, name: str, *, reason: str = "", by: str = "") -> Chronicle:
        """Remove a piece."""
        reason = one_reason(reason) if reason else ""
        return self.with_entry(Remove(remove=found(self.pieces, name, "name").name, reason=reason, by=by))

    @checked
    def apply(self, doing: Doing) -> Chronicle:
        """Apply what a procedure has handed back. Raises InputError if its pieces are not as it took them."""
        for kept in doing.filled.cast.values():
            if self.pieces.get(kept.name) != kept:
                raise InputError(kept.name, Message("error-piece-changed"))
        return self.with_entry(doing.entry(taken=self.pieces))

    @checked
    def do(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        policy: Policy | None = None,
        seed: int | None = None,
        source: Source | None = None,
        by: str = "",
    ) -> Chronicle:
        """Run a procedure at once: decisions follow `policy`, else their declared default."""
        source = source_of(seed, source)
        doing = self.play(id, given, source=source, by=by)
        doing.run(policy, source)
        return self.apply(doing)

    def undo(self) -> Chronicle:
        """Drop the last entry."""
        if not self.entries:
            raise InputError("", Message("error-no-entry"))
        return self._after(len(self.entries) - 1)

    @checked
    def take_back(self, number: int) -> Chronicle:
        """Drop the correction with this number, wherever it is. Refused if a later entry depends on it."""
        entry = self.entry(number)
        if number == len(self.entries):
            return self.undo()
        if not isinstance(entry, Edit):
            raise InputError(str(number), Message("error-not-a-correction"))
        return self.without(number)

    @checked
    def without(self, number: int) -> Chronicle:
        """Drop an entry of any kind: what comes after it is replayed, and must give the same results."""
        entry, before = self.entry(number), self._after(number - 1)
        kept = before
        for place, later in enumerate(self.entries[number:], start=number + 1):
            try:
                kept = kept.with_entry(later, replayed=True)
            except JactaError as error:
                reason = Message("error-other-course") if isinstance(error, RulesChanged) else str(error)
                raise InputError(str(number), _rested_on(before, entry, place, reason)) from None
        return kept

    def _after(self, number: int) -> Chronicle:
        """The chronicle as it was after this many entries, fewer than all."""
        return replace(self, entries=self.entries[:number], pieces=self.earlier[number], earlier=self.earlier[:number])

    @checked
    def rename(self, title: str) -> Chronicle:
        """Change the title. The journal does not mention it: nothing has befallen the pieces."""
        return replace(self, title=one_name("title", title))

    @checked
    def copy(self, title: str) -> Chronicle:
        """A branch: the same entries so far, under another title."""
        return self.rename(title)

    def with_entry(self, entry: Entry, *, replayed: bool = False) -> Chronicle:
        """Add one entry. With `replayed`, a procedure is replayed, and refused if its result differs."""
        pieces = _STEPS[type(entry)](self, entry, replayed)
        return replace(self, entries=(*self.entries, entry), pieces=pieces, earlier=(*self.earlier, self.pieces))

    # --- Looking

    @checked
    def entry(self, number: int) -> Entry:
        """The entry with this number, counted from 1."""
        if not 1 <= number <= len(self.entries):
            raise InputError(str(number), Message("error-no-such-entry", last=len(self.entries)))
        return self.entries[number - 1]

    def moments(self) -> Iterator[Moment]:
        """Every entry with the pieces before and after it."""
        after = (*self.earlier[1:], self.pieces)
        return map(Moment, count(1), self.entries, self.earlier, after)

    @checked
    def saved_game(self, number: int) -> dict[str, Any]:
        """The procedure of an entry as a saved game: for `jacta.resume`, `jacta.verify` and `jacta.luck`."""
        entry = self.entry(number)
        if not isinstance(entry, Do):
            raise InputError(str(number), Message("error-not-a-run"))
        before = self._after(number - 1)
        return resumed(entry, before.fill(entry.do, entry.given), before.pieces).session.export()

    def replay(self) -> None:
        """Replay everything. Raises an error naming the first entry whose result is no longer the same."""
        read_again(self.game_id, self.title, self.entries, replayed=True)

    @checked
    def can_do(self, name: str) -> list[tuple[Procedure, str]]:
        """The procedures in which this piece has a role, in printed order, with the role."""
        return roles_of(self.game, found(self.pieces, name, "name").piece)

    # --- The five readings, with pieces in the input

    @checked
    def fill(self, id: str, given: Mapping[str, Any] | None = None) -> Filled:
        """The input of a procedure with its pieces in their roles."""
        return filled(self.pieces, self._of_this_game(id), given or {})

    @checked
    def spelled_out(self, id: str, given: Mapping[str, Any]) -> dict[str, Any]:
        """The same, of an input that need not be whole yet."""
        data, _ = spelled_out(self.pieces, self._of_this_game(id), given)
        return data

    def _of_this_game(self, id: str) -> Procedure:
        procedure = find_procedure(id)
        if procedure.game.id != self.game_id:
            raise InputError("do", Message("error-other-game", id=id, game=self.game_id))
        return procedure

    @checked
    def roll(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        source: Source | None = None,
        policy: Policy | None = None,
    ) -> Rolled:
        """What happens? One run, which is not recorded."""
        procedure, typed, *_ = self.fill(id, given)
        return roll_once(procedure, typed, source=source_of(seed, source), policy=policy)

    @checked
    def odds(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        after: str | None = None,
        policy: Policy | None = None,
        watch: Callable[[int], None] | None = None,
    ) -> Odds[Any]:
        """What can happen? With `after`, the exact odds of what is left of that piece: its sheet, or `gone`."""
        taken = self.fill(id, given)
        return left(exact_odds(taken.procedure, taken.given, policy, watch), taken, after)

    @checked
    def best(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        who: str | None = None,
        aim: str | None = None,
        others: Policy | None = None,
        watch: Callable[[int], None] | None = None,
    ) -> Best:
        """What should I do? Pass the result's `policy` to `odds` to see what it leaves of a piece."""
        procedure, typed, *_ = self.fill(id, given)
        return best_play(procedure, typed, who=who, aim=aim, others=others, watch=watch)

    @checked
    def simulate(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        after: str | None = None,
        runs: int = 10_000,
        seed: int | None = None,
        policy: Policy | None = None,
        workers: int | None = None,
    ) -> Odds[Any]:
        """What do many tries show? With `after`, for that piece."""
        taken = self.fill(id, given)
        counted: Sample[Any] = simulate_runs(
            taken.procedure, taken.given, runs=runs, seed=seed, policy=policy, workers=workers
        )
        return left(counted, taken, after)

    @checked
    def play(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        dice: DiceOwner = "system",
        computers: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        seed: int | None = None,
        source: Source | None = None,
        by: str = "",
    ) -> Doing:
        """Let us play: a procedure under way with these pieces. Once it is over, `apply` records it."""
        source = source_of(seed, source, chance)
        return Doing.begin(
            self.fill(id, given), given or {}, dice=dice, computers=computers, chance=chance, source=source, by=by
        )

    # --- Files

    def to_json(self) -> dict[str, Any]:
        """The whole chronicle as one JSON object."""
        return {
            "chronicle": VERSION,
            "game": self.game_id,
            "title": self.title,
            "entries": [entry.to_json() for entry in self.entries],
        }

    @classmethod
    @checked
    def from_json(cls, data: Any, *, replayed: bool = False) -> Chronicle:
        """Read back what `to_json` wrote; every entry is checked and, with `replayed`, every procedure replayed."""
        if not isinstance(data, Mapping) or "chronicle" not in data:
            raise InputError("chronicle", Message("error-not-a-chronicle"))
        if data["chronicle"] != VERSION:
            raise InputError("chronicle", Message("error-chronicle-version", version=str(data["chronicle"])))
        for key, kind in (("game", str), ("title", str), ("entries", list)):
            if not isinstance(data.get(key), kind):
                raise InputError(key, Message("error-missing"))
        begun = cls.begin(data["game"], data["title"])
        return read_again(begun.game_id, begun.title, data["entries"], replayed=replayed)


def roles_of(game: Game, piece: Piece) -> list[tuple[Procedure, str]]:
    """The procedures of the game in which a piece has a role, in printed order, with the role."""
    return roles_for(game, type(piece))


def roles_for(game: Game, kind: type[Piece]) -> list[tuple[Procedure, str]]:
    """The same for any piece of this kind."""
    return [
        (procedure, role)
        for procedure in game.procedures
        for role, part in procedure.roles.items()
        if issubclass(kind, part.kinds)
    ]


def read_again(game: str, title: str, entries: Sequence[Any], *, replayed: bool = False) -> Chronicle:
    """The chronicle that these entries, typed or plain, add up to. InputError names one that does not fit."""
    chronicle = Chronicle(game, title)
    for place, data in enumerate(entries):
        try:
            entry = data if isinstance(data, Entry) else read_entry(data)
            chronicle = chronicle.with_entry(entry, replayed=replayed)
        except InputError as error:
            raise InputError(f"entries.{place}.{error.key}".rstrip("."), error.message) from None
        except JactaError as error:
            raise InputError(f"entries.{place}", error.message) from error
    return chronicle


def _rested_on(before: Chronicle, entry: Entry, later: int, reason: str | Message) -> Message:
    """The refusal to drop an entry: a later one rests on it; of a correction, with the keys in the reader's words."""
    if not isinstance(entry, Edit) or not entry.changes:
        return Message("error-later-entry", later=later, reason=reason)
    place = sheet_place(before.game_id, type(found(before.pieces, entry.edit, "edit").piece))
    keys = Offered(dict.fromkeys(path.partition(".")[0] for path in entry.changes), place.keys)
    return Message("error-later-correction", later=later, piece=entry.edit, keys=keys, reason=reason)


# --- What an entry does to the pieces


def _added(here: Chronicle, entry: Any, _: bool) -> Pieces:
    name = _free(here, one_name("add", entry.add))
    kind = kind_of(here.game, entry.kind, f"{name}.kind")
    with naming(name):
        piece = sheet_typed(here.game, kind, entry.sheet)
    return {**here.pieces, name: Kept(name, piece, entry.owner, entry.hidden)}


def _free(here: Chronicle, name: str, own: str = "") -> str:
    """A name that no other piece has, ignoring case; a piece may keep its `own`."""
    if any(name.casefold() == known.casefold() for known in here.pieces if known != own):
        raise InputError(name, Message("error-piece-there"))
    return name


def _edited(here: Chronicle, entry: Any, _: bool) -> Pieces:
    kept = found(here.pieces, entry.edit, "edit")
    name = _free(here, one_name("name", entry.called), kept.name)
    sheet = deepcopy(whole_sheet(kept.piece))
    with naming(kept.name):
        for path, value in entry.changes.items():
            put(sheet, path, value)
        if entry.name is not None and NAME in type(kept.piece).model_fields:
            sheet[NAME] = name
        piece = sheet_typed(here.game, type(kept.piece), sheet)
    owner = kept.owner if entry.owner is None else entry.owner
    hidden = kept.hidden if entry.hidden is None else entry.hidden
    edited = Kept(name, piece, owner, hidden)
    those = (edited if one.name == kept.name else one for one in here.pieces.values())
    return {one.name: one for one in those}


def _removed(here: Chronicle, entry: Any, _: bool) -> Pieces:
    kept = found(here.pieces, entry.remove, "remove")
    return {name: one for name, one in here.pieces.items() if name != kept.name}


def _done(here: Chronicle, entry: Any, replayed: bool) -> Pieces:
    cast = {found(here.pieces, name, slot).name for slot, name in slots(entry.given).items()}
    cast |= {found(here.pieces, name, "do").name for name in entry.joined()}
    if replayed and entry.after is not None:
        again = resumed(entry, here.fill(entry.do, entry.given), here.pieces)
        sheets = sheets_of(again.changes(here.pieces))
        for name in {**sheets, **entry.after}:
            if name not in sheets or name not in entry.after or sheets[name] != entry.after[name]:
                raise InputError(f"after.{name}", Message("error-after-differs"))
    pieces = dict(here.pieces)
    for name, sheet in (entry.after or {}).items():
        if name in entry.born:
            pieces[name] = _born(here, name, entry.born[name], sheet, cast)
            continue
        if name not in cast:
            raise InputError(name, Message("error-no-piece", name=name, known=", ".join(sorted(cast)) or "–"))
        if sheet is None:
            del pieces[name]
        else:
            with naming(name):
                pieces[name] = pieces[name]._replace(piece=sheet_of(type(pieces[name].piece), sheet))
    return pieces


def _born(here: Chronicle, name: str, born: Born, sheet: Mapping[str, Any] | None, cast: Collection[str]) -> Kept:
    """A piece that a procedure has created: it belongs to the owner of the piece it comes from."""
    _free(here, one_name("born", name))
    if born.of not in cast:
        raise InputError(f"{name}.of", Message("error-no-piece", name=born.of, known=", ".join(sorted(cast)) or "–"))
    kind = kind_of(here.game, born.kind, f"{name}.kind")
    with naming(name):
        return here.pieces[born.of]._replace(name=name, piece=sheet_of(kind, sheet or {}))


_STEPS: Mapping[type[Entry], Callable[[Chronicle, Any, bool], Pieces]] = {
    Add: _added,
    Edit: _edited,
    Remove: _removed,
    Do: _done,
}


def as_text(chronicle: Chronicle) -> str:
    """The chronicle as the text of a file."""
    return json.dumps(chronicle.to_json(), ensure_ascii=False, indent=1) + "\n"
