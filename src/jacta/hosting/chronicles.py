"""The host of chronicles: keeps them, and lets the holder of each link see and do what that link allows.

| link | its holder |
|---|---|
| owner | keeps the chronicle: sees everything, adds and removes pieces, hands out links |
| player | acts with their own pieces, corrects them, and undoes what they did last |
| reader | reads |

Whoever changes something says which chronicle they have `seen`: the digest of their own view. Where what they see has
changed meanwhile, nothing is written, and `ChronicleChanged` says so; what is hidden from them does not count, and does
not show. A procedure under way belongs to its link, is kept between two answers, and its dice are fair ones; where it
is played together, the owners of its pieces answer behind links of their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from jacta.chronicles import Chronicle, Doing, Edit, Filled, Kept, Seen, Viewer, one_name, plain_piece, seen
from jacta.chronicles.chronicle import read_again, roles_of
from jacta.chronicles.filling import filled, found, sheet_of
from jacta.chronicles.seeing import named_in
from jacta.dice import Face, FairDice
from jacta.dice.fair import new_secret
from jacta.errors import IllegalAnswer, InputError
from jacta.hosting.errors import ChronicleChanged, NotYours, UnknownLink
from jacta.kernel.play.saved import OWNERS
from jacta.kernel.play.session import Session
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Consult
from jacta.kernel.rule.registry import find_game, find_procedure
from jacta.store import Overtaken, Store, new_token
from jacta.store.chronicles import Chronicles, Holder, Holding, Rewritten, SavedChronicle, UnderWay
from jacta.text import Message

MOST_TRIES = 50  # how often a change is tried again where others are quicker
WHO = "player"  # whose word goes into the dice of a doing


class ChronicleLinks(NamedTuple):
    """The tokens of a chronicle: one for its owner, one for readers, one for each player."""

    owner: str
    reader: str
    players: dict[str, str]


@dataclass(frozen=True)
class ChronicleView:
    """A chronicle as one link shows it. `links` are there for the owner alone; `doing` is what its holder is doing."""

    kind: Holder
    name: str
    seen: Seen
    links: ChronicleLinks | None
    doing: Doing | None
    asked: int
    can_undo: bool

    @property
    def digest(self) -> str:
        return self.seen.digest

    @property
    def revision(self) -> int:
        """Changes with whatever this link shows, and with nothing else."""
        return _number(self.digest, None if self.doing is None else self.asked)

    @property
    def waits_for(self) -> tuple[str, ...]:
        """The players who are asked by what is under way, as far as each decides for their own."""
        return (
            () if self.doing is None else tuple(_decides(self.doing, seat) for seat in self.doing.session.waiting_for)
        )

    @property
    def may_answer(self) -> bool:
        """Whether the holder of the link may answer the question that waits."""
        return self.kind == "owner" or not self.waits_for or self.name in self.waits_for

    @property
    def began_it(self) -> bool:
        """Whether the holder of the link has begun what is under way."""
        return self.doing is not None and self.doing.by == self.name

    def can_do(self, name: str) -> list[tuple[Procedure, str]]:
        """The procedures in which a piece has a role, with the role."""
        game = find_game(self.seen.game)
        return roles_of(game, self.seen.pieces[name].piece) if game else []


class _Run(NamedTuple):
    """A procedure under way, and the link behind which it was begun."""

    begun: Holding
    under_way: UnderWay

    def resumed(self) -> Doing:
        return _resumed(self.under_way.doing, self.begun.name)


class _Open(NamedTuple):
    saved: SavedChronicle
    link: Holding
    chronicle: Chronicle
    run: _Run | None

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.link.name, keeper=self.link.kind == "owner")


class ChronicleHost:
    """The chronicles of one database. Any number of threads may call it, and any number of hosts may share a database.

    Every method that takes a token raises UnknownLink where no chronicle has that link.
    """

    def __init__(self, store: Store) -> None:
        self._rows = Chronicles(store)

    # --- Opening, looking, clearing away

    def open(self, chronicle: Chronicle, players: Sequence[str] = ()) -> ChronicleLinks:
        """Keep a chronicle, new or taken over from a file, with a link for each player."""
        names = dict.fromkeys(one_name("players", name) for name in players)
        owners = (kept.owner for kept in chronicle.pieces.values() if kept.owner)
        held = (
            Holding(new_token(), "owner"),
            Holding(new_token(), "reader"),
            *(Holding(new_token(), "player", name) for name in dict.fromkeys((*names, *owners))),
        )
        entries = tuple(entry.to_json() for entry in chronicle.entries)
        self._rows.add(SavedChronicle(new_token(), chronicle.game_id, chronicle.title, held, entries))
        return _links(held)

    def look(self, token: str) -> ChronicleView:
        """The chronicle as this link may see it."""
        here = self._read(token)
        view = seen(here.chronicle, here.viewer)
        doing = None if here.run is None else here.run.resumed()
        return ChronicleView(
            here.link.kind,
            here.link.name,
            view,
            _links(here.saved.links) if here.link.kind == "owner" else None,
            doing,
            0 if here.run is None else here.run.under_way.revision,
            _undoable(here, view) is not None,
        )

    def revision(self, token: str) -> int:
        """A number that changes with whatever this link shows, and with nothing else."""
        here = self._read(token)
        asked = None if here.run is None else here.run.under_way.revision
        return _number(seen(here.chronicle, here.viewer).digest, asked)

    def export(self, token: str) -> dict[str, Any]:
        """The whole chronicle as one object: the owner may."""
        here = self._read(token)
        _only_owner(here)
        return here.chronicle.to_json()

    def copy(self, token: str, title: str) -> ChronicleLinks:
        """A branch under another title, with links of its own: the owner may."""
        here = self._read(token)
        _only_owner(here)
        players = [link.name for link in here.saved.links if link.kind == "player"]
        return self.open(here.chronicle.copy(title), players)

    def remove(self, token: str) -> None:
        """Clear the chronicle away for good: the owner may."""
        here = self._read(token)
        _only_owner(here)
        self._rows.remove(here.saved.id)

    def invite(self, token: str, name: str) -> str:
        """A link for one more player: the owner may. Who has one keeps it."""
        name = one_name("name", name)
        for _ in range(MOST_TRIES):
            here = self._read(token)
            _only_owner(here)
            known = _links(here.saved.links).players
            if name in known:
                return known[name]
            link = Holding(new_token(), "player", name)
            try:
                self._rows.change(here.saved, Rewritten(len(here.saved.entries), links=(link,)))
            except Overtaken:
                continue
            return link.token
        raise ChronicleChanged(Message("error-chronicle-crowded"))

    # --- Writing down

    def add(
        self,
        token: str,
        digest: str,
        name: str,
        kind: str,
        sheet: Mapping[str, Any] | None = None,
        *,
        owner: str = "",
        hidden: bool = False,
    ) -> None:
        """Add a piece: the owner may."""

        def adding(here: _Open) -> Chronicle:
            _only_owner(here)
            return here.chronicle.add(name, kind, sheet, owner=owner, hidden=hidden, by=here.link.name)

        self._change(token, digest, adding)

    def edit(
        self,
        token: str,
        digest: str,
        name: str,
        changes: Mapping[str, Any] | None = None,
        *,
        reason: str,
        owner: str | None = None,
        hidden: bool | None = None,
    ) -> None:
        """Correct a piece by hand: whose it is may, and the owner, who alone gives it to somebody else."""

        def editing(here: _Open) -> Chronicle:
            kept = _own(here, name)
            if owner is not None and owner != kept.owner:
                _only_owner(here)
            by = here.link.name
            return here.chronicle.edit(kept.name, changes, reason=reason, owner=owner, hidden=hidden, by=by)

        self._change(token, digest, editing)

    def remove_piece(self, token: str, digest: str, name: str, *, reason: str = "") -> None:
        """Remove a piece: the owner may."""

        def removing(here: _Open) -> Chronicle:
            _only_owner(here)
            return here.chronicle.remove(name, reason=reason, by=here.link.name)

        self._change(token, digest, removing)

    def undo(self, token: str, digest: str, number: int | None = None) -> None:
        """Undo the last entry: who wrote it may, and the owner; with a number, a correction."""

        def undoing(here: _Open) -> Chronicle:
            view = seen(here.chronicle, here.viewer)
            if number is not None and number != len(view.moments):
                return _taken_back(here, view, number)
            if not view.moments:
                raise InputError("", Message("error-no-entry"))
            place = _undoable(here, view)
            if place is None:
                raise NotYours(Message("error-not-your-entry"))
            return _without(here.chronicle, place)

        self._change(token, digest, undoing)

    # --- Procedures with pieces

    def fill(self, token: str, id: str, given: Mapping[str, Any]) -> Filled:
        """The input of a procedure with pieces that the holder of this link sees, for any reading."""
        return _filled(self._read(token), id, given)

    def begin(
        self, token: str, id: str, given: Mapping[str, Any], *, dice: str = "system", together: bool = False
    ) -> None:
        """Begin a procedure with pieces that the holder of this link sees, one of them their own at least.

        With `together`, every player decides for their own pieces; else whoever has begun it, for all.
        """
        here = self._read(token)
        if here.link.kind == "reader":
            raise NotYours(Message("error-reader"))
        if here.run is not None:
            raise ChronicleChanged(Message("error-doing-there"))
        if dice not in OWNERS:
            raise InputError("dice", Message("error-choice", value=dice, allowed=", ".join(OWNERS)))
        taken = _filled(here, id, given)
        if here.link.kind == "player" and not any(map(here.viewer.owns, taken.cast.values())):
            raise NotYours(Message("error-no-own-piece"))
        chance = FairDice(new_secret(), {here.link.name or WHO: ""})
        doing = Doing.begin(taken, given, dice=OWNERS[dice], chance=chance, by=here.link.name, together=together)
        self._keep(token, None, doing)

    def answer(self, token: str, asked: int, value: Any, who: str | None = None) -> None:
        """Answer the decision that waits, for the player `who`. Raises IllegalAnswer for what is not offered."""

        here = self._read(token)

        def answering(doing: Doing) -> None:
            session = doing.session
            if not isinstance(session.question, Ask):
                raise IllegalAnswer(Message("error-nothing-asked"))
            mine = [seat for seat in session.waiting_for if _may_answer(here, doing, seat)]
            if not mine or (who is not None and who not in mine):
                raise NotYours(Message("error-not-your-seat"))
            session.answer(value, who or mine[0])

        self._go_on(here, asked, answering)

    def go_through(self, token: str, asked: int) -> None:
        """Answer every decision as is usual, as far as it goes: whoever decides for all may."""
        here = self._read(token)

        def going(doing: Doing) -> None:
            if doing.together and here.link.kind != "owner":
                raise NotYours(Message("error-not-your-seat"))
            doing.go_through()

        self._go_on(here, asked, going)

    def throw(self, token: str, asked: int, faces: Sequence[Face] | None = None) -> None:
        """Make the throw that waits: with these faces, read off real dice, or with the system's."""
        self._go_on(self._read(token), asked, lambda doing: doing.session.throw(faces))

    def consult(self, token: str, asked: int, value: Any) -> None:
        """Say what the book has."""

        def consulting(doing: Doing) -> None:
            if not isinstance(doing.session.question, Consult):
                raise IllegalAnswer(Message("error-nothing-asked"))
            doing.session.answer(value)

        self._go_on(self._read(token), asked, consulting)

    def correct(self, token: str, asked: int, changes: Mapping[str, Any], reason: str) -> None:
        """Put figures of the procedure under way right by hand: the owner may, who sees everything."""
        here = self._read(token)
        _only_owner(here)
        self._go_on(here, asked, lambda doing: doing.session.correct(changes, reason))

    def apply(self, token: str) -> None:
        """Write down what the procedure has handed back; refused where one of its pieces has changed meanwhile."""
        self._end(token, lambda here, doing: here.chronicle.apply(doing))

    def set_aside(self, token: str) -> None:
        """Drop the procedure under way. Where dice have fallen the journal says so: nobody throws until it suits."""

        def dropping(here: _Open, doing: Doing) -> Chronicle:
            thrown = doing.session.dice == "system" and any(event.get("roll") for event in doing.session.events)
            return here.chronicle.with_entry(doing.entry(applied=False)) if thrown else here.chronicle

        self._end(token, dropping)

    # --- Inside

    def _go_on(self, here: _Open, asked: int, act: Callable[[Doing], None]) -> None:
        run = here.run
        if run is None or run.under_way.revision != asked:
            raise ChronicleChanged(Message("error-table-gone-on"))
        doing = run.resumed()
        act(doing)
        self._keep(run.begun.token, asked, doing)

    def _keep(self, token: str, asked: int | None, doing: Doing) -> None:
        try:
            self._rows.keep_doing(token, asked, _kept(doing))
        except Overtaken:
            raise ChronicleChanged(Message("error-table-gone-on")) from None

    def _end(self, token: str, act: Callable[[_Open, Doing], Chronicle]) -> None:
        """What comes of a procedure under way, and its end, in one change."""
        for _ in range(MOST_TRIES):
            here = self._read(token)
            if here.run is None:
                raise ChronicleChanged(Message("error-no-doing"))
            if here.link not in (here.run.begun, here.saved.links[0]):
                raise NotYours(Message("error-not-your-run"))
            doing = here.run.resumed()
            try:
                after = act(here, doing)
            except InputError as error:
                if isinstance(error.message, Message) and error.message.id == "error-piece-changed":
                    raise ChronicleChanged(error.message) from None
                raise
            if self._written(here, after, ended=here.run.begun.token):
                return
        raise ChronicleChanged(Message("error-chronicle-crowded"))

    def _change(self, token: str, digest: str, act: Callable[[_Open], Chronicle]) -> None:
        """Change the chronicle behind a link; again where somebody was quicker with what this person does not see."""
        for _ in range(MOST_TRIES):
            here = self._read(token)
            if here.link.kind == "reader":
                raise NotYours(Message("error-reader"))
            if seen(here.chronicle, here.viewer).digest != digest:
                raise ChronicleChanged(Message("error-chronicle-gone-on"))
            if self._written(here, act(here)):
                return
        raise ChronicleChanged(Message("error-chronicle-crowded"))

    def _written(self, here: _Open, after: Chronicle, ended: str | None = None) -> bool:
        """Write the entries that differ. Whether that was done: somebody else may have been quicker."""
        old, new = here.chronicle.entries, after.entries
        kept = next((at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), None)
        kept = min(len(old), len(new)) if kept is None else kept
        try:
            self._rows.change(here.saved, Rewritten(kept, [entry.to_json() for entry in new[kept:]], ended=ended))
        except Overtaken:
            return False
        return True

    def _read(self, token: str) -> _Open:
        found = self._rows.read(token)
        if found is None:
            raise UnknownLink(Message("error-unknown-chronicle"))
        saved, link, under_way = found
        here = _Open(saved, link, read_again(saved.game, saved.title, saved.entries), None)
        runs = [_Run(one, under_way[one.token]) for one in saved.links if one.token in under_way]
        own = [run for run in runs if run.begun == link]
        return here._replace(run=next(iter((*own, *(run for run in runs if _is_seated(here, run)))), None))


def _links(held: Sequence[Holding]) -> ChronicleLinks:
    tokens = {link.kind: link.token for link in held}
    return ChronicleLinks(
        tokens["owner"], tokens["reader"], {link.name: link.token for link in held if link.kind == "player"}
    )


def _filled(here: _Open, id: str, given: Mapping[str, Any]) -> Filled:
    procedure = find_procedure(id)
    if procedure.game.id != here.chronicle.game_id:
        raise InputError("procedure", Message("error-other-game", id=id, game=here.chronicle.game_id))
    return filled(seen(here.chronicle, here.viewer).pieces, procedure, given)


# --- Who may do what


def _only_owner(here: _Open) -> None:
    if here.link.kind != "owner":
        raise NotYours(Message("error-chronicle-owner-only"))


def _own(here: _Open, name: str) -> Kept:
    """A piece that the holder of the link sees, and may change."""
    kept = found(seen(here.chronicle, here.viewer).pieces, name, "name")
    if here.link.kind != "owner" and not here.viewer.owns(kept):
        raise NotYours(Message("error-not-your-piece"))
    return kept


def _undoable(here: _Open, view: Seen) -> int | None:
    """The true number of the last entry that this person sees, if they may undo it."""
    if not view.moments or here.link.kind == "reader":
        return None
    mine = here.link.kind == "owner" or view.moments[-1].entry.by == here.link.name
    return view.places[-1] if mine else None


def _taken_back(here: _Open, view: Seen, number: int) -> Chronicle:
    """Without a correction: its author may take it back, and the owner."""
    if not 1 <= number <= len(view.moments):
        raise InputError(str(number), Message("error-no-such-entry", last=len(view.moments)))
    entry = view.moments[number - 1].entry
    if here.link.kind != "owner" and entry.by != here.link.name:
        raise NotYours(Message("error-not-your-entry"))
    if not isinstance(entry, Edit):
        raise InputError(str(number), Message("error-not-a-correction"))
    later = (name for moment in view.moments[number:] for name in named_in(moment.entry))
    if here.link.kind != "owner" and entry.edit in later:  # whether it would matter may hang on what is hidden
        raise InputError(str(number), Message("error-later-entries"))
    return _without(here.chronicle, view.places[number - 1])


def _without(chronicle: Chronicle, place: int) -> Chronicle:
    """Without an entry: what is hidden from whoever undoes it may stand behind it, and stays."""
    try:
        return chronicle.undo() if place == len(chronicle.entries) else chronicle.without(place)
    except InputError:  # which one, and why, may be hidden
        raise InputError("", Message("error-later-entries")) from None


# --- Who decides in what is under way


def _decides(doing: Doing, seat: str) -> str:
    """The player who decides for a seat: whose piece sits there, where each decides for their own; else who began."""
    owners = doing.seated().get(seat, ()) if doing.together else ()
    return next((owner for owner in owners if owner), doing.by)


def _may_answer(here: _Open, doing: Doing, seat: str) -> bool:
    return here.link.kind == "owner" or _decides(doing, seat) == here.link.name


def _is_seated(here: _Open, run: _Run) -> bool:
    """Whether the holder of a link has part in what another one has begun, and sees all pieces in it."""
    kept = run.under_way.doing
    if not kept.get("together") or here.link.kind == "reader":
        return False
    cast = [here.chronicle.pieces.get(one["name"]) for one in kept["cast"].values()]
    if not all(map(here.viewer.sees, cast)):
        return False
    return here.viewer.keeper or any(one["owner"] == here.link.name for one in kept["cast"].values())


def _number(digest: str, asked: int | None) -> int:
    return int(hashlib.sha256(f"{digest} {asked}".encode()).hexdigest()[:7], 16)


# --- A procedure between two answers


def _kept(doing: Doing) -> dict[str, Any]:
    """A procedure under way as JSON data: its game, the secret of its dice, and its pieces as it took them."""
    session = doing.session
    game = session.export()
    game["fair"] = session.fair.to_json(revealed=True) if session.fair else None
    cast = {role: plain_piece(kept) for role, kept in doing.filled.cast.items()}
    return {"given": doing.given, "cast": cast, "game": game, "together": doing.together}


def _resumed(kept: Mapping[str, Any], by: str) -> Doing:
    game: dict[str, Any] = dict(kept["game"])
    procedure = find_procedure(game["procedure"])
    cast = {
        role: Kept(
            one["name"],
            sheet_of(procedure.game.pieces[one["kind"]], one["sheet"]),
            one["owner"],
            one["hidden"],
        )
        for role, one in kept["cast"].items()
    }
    session = Session.resume(game)
    return Doing(Filled(procedure, session.given, cast), kept["given"], session, by, kept.get("together", False))
