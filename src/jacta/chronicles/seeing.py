"""What one person may see of a chronicle, and nothing else.

The keeper sees everything; a player what is not hidden and everything of their own; a reader what is not hidden. An
entry about hidden pieces only is left out; an entry that involves others too is shown without the hidden ones. Entries
are numbered as the person sees them, so that not even their numbers give away what is hidden.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from jacta.chronicles.chronicle import Chronicle, Moment, Pieces
from jacta.chronicles.entries import SIGN, Add, Do, Edit, Entry, Remove
from jacta.chronicles.filling import Kept, slots

UNSAID = "…"


class Viewer(NamedTuple):
    """Who is looking: the `keeper` sees everything; a player has a `name`, a reader none."""

    name: str = ""
    keeper: bool = False

    def sees(self, kept: Kept | None) -> bool:
        return kept is not None and (not kept.hidden or self.keeper or self.owns(kept))

    def owns(self, kept: Kept) -> bool:
        return bool(self.name) and kept.owner == self.name


class SeenChronicle(NamedTuple):
    """A chronicle as one person sees it; `places` are the true numbers of its moments, never shown."""

    title: str
    game: str
    pieces: Pieces
    moments: tuple[Moment, ...]
    places: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "game": self.game,
            "pieces": [plain_piece(kept) for kept in self.pieces.values()],
            "journal": [{"number": moment.number, **moment.entry.to_json()} for moment in self.moments],
        }

    @property
    def digest(self) -> str:
        """Changes whenever anything changes that this person can see, and only then."""
        return hashlib.sha256(json.dumps(self.to_json(), sort_keys=True).encode()).hexdigest()[:16]


def plain_piece(kept: Kept) -> dict[str, Any]:
    """A piece as a plain object."""
    about = {"owner": kept.owner, "hidden": kept.hidden}
    return {"name": kept.name, "kind": kept.kind, **about, "sheet": kept.piece.to_json()}


def named_in(entry: Entry) -> tuple[str, ...]:
    """The pieces that an entry is about."""
    if isinstance(entry, Do):
        return (*slots(entry.given).values(), *entry.joined())
    assert isinstance(entry, Add | Edit | Remove)
    return (entry.add if isinstance(entry, Add) else entry.edit if isinstance(entry, Edit) else entry.remove,)


def seen(chronicle: Chronicle, viewer: Viewer) -> SeenChronicle:
    """The chronicle as this person sees it."""
    found: list[Moment] = []
    places: list[int] = []
    for moment in chronicle.moments():
        shown = moment if viewer.keeper else _shown(moment, viewer)
        if shown is not None:
            found.append(shown._replace(number=len(found) + 1))
            places.append(moment.number)
    return SeenChronicle(
        chronicle.title, chronicle.game_id, _those(chronicle.pieces, viewer), tuple(found), tuple(places)
    )


def _shown(moment: Moment, viewer: Viewer) -> Moment | None:
    entry = moment.entry
    if isinstance(entry, Do):
        return _done(moment, entry, viewer)
    (name,) = named_in(entry)
    called = entry.called if isinstance(entry, Edit) else name
    before, after = moment.before.get(name), moment.after.get(called)
    saw, sees = viewer.sees(before), viewer.sees(after)
    if not saw and not sees:
        return None
    pieces = _those(moment.before, viewer), _those(moment.after, viewer)
    if saw == sees or not isinstance(entry, Edit):
        return Moment(moment.number, entry, *pieces)
    # It comes into view or goes out of it: what was on the sheet meanwhile stays hidden.
    assert before is not None
    assert after is not None
    if sees:
        entry = Edit(edit=called, owner=entry.owner, hidden=entry.hidden, reason=entry.reason, by=entry.by)
        shown = before._replace(name=called, piece=after.piece)
        return Moment(moment.number, entry, {**pieces[0], called: shown}, pieces[1])
    entry = Edit(edit=name, owner=entry.owner, hidden=entry.hidden, reason=UNSAID, by=entry.by)
    gone = after._replace(name=name, piece=before.piece)
    return Moment(moment.number, entry, pieces[0], {**pieces[1], name: gone})


def _done(moment: Moment, entry: Do, viewer: Viewer) -> Moment | None:
    cast, names = slots(entry.given), named_in(entry)
    unseen = [name for name in names if not viewer.sees(moment.before.get(name))]
    if names and len(unseen) == len(names):
        return None
    pieces = _those(moment.before, viewer), _those(moment.after, viewer)
    if not unseen:
        return Moment(moment.number, entry, *pieces)
    known = {**pieces[0], **pieces[1]}
    after = None if entry.after is None else {name: one for name, one in entry.after.items() if name in known}
    part = Do(
        do=entry.do,
        given=_named({slot: name for slot, name in cast.items() if name not in unseen}),
        dice=entry.dice,
        events=[],
        fingerprint="",
        jacta=entry.jacta,
        outcome=None,
        after=after,
        born={name: one for name, one in entry.born.items() if name in known},
        by=entry.by,
    )
    return Moment(moment.number, part, *pieces)


def _named(known: Mapping[str, str]) -> dict[str, Any]:
    """An input that names only the pieces that somebody sees; the indices of others in lists do not show."""
    given: dict[str, Any] = {}
    for slot, name in known.items():
        role, several, _ = slot.partition(".")
        if several:
            given.setdefault(role, []).append(f"{SIGN}{name}")
        else:
            given[role] = f"{SIGN}{name}"
    return given


def _those(pieces: Pieces, viewer: Viewer) -> dict[str, Kept]:
    return {name: kept for name, kept in pieces.items() if viewer.sees(kept)}
