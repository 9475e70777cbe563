"""The host of chronicles: keeps them, and lets the holder of each link see and do what that link allows.

| link | its holder |
|---|---|
| owner | keeps the chronicle: sees everything, adds and removes pieces, hands out links |
| player | acts with their own pieces, corrects them, and undoes what they did last |
| reader | reads |

Whoever changes something states which chronicle they have seen: the digest of their own view. If what they see has
changed meanwhile, nothing is written, and `ChronicleChanged` is raised; what is hidden from them does not count, and
does not show. A procedure under way belongs to its link and is stored between answers; its dice are fair ones. If it is
played together, the owners of its pieces answer behind links of their own. The chronicle's owner may act in all of
them. Where somebody sees several, `of` says whose is meant, by the name of who began it; by default, their own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from jacta.chronicles import Chronicle, Doing, Entry, Filled, one_name, seen
from jacta.chronicles.chronicle import read_again
from jacta.chronicles.filling import NAME, found
from jacta.dice import Face, FairDice
from jacta.dice.fair import new_secret
from jacta.errors import IllegalAnswer, InputError
from jacta.hosting import chronicle_views as views
from jacta.hosting.chronicle_views import ChronicleLinks, ChronicleView
from jacta.hosting.errors import ChronicleChanged, NotYours, UnknownLink
from jacta.kernel.play.saved import OWNERS
from jacta.kernel.rule.questions import Ask, Consult
from jacta.kernel.rule.registry import find_procedure
from jacta.names import not_among
from jacta.store import Holding, Overtaken, Rewritten, SavedChronicle, new_token
from jacta.tables import Edition, edition
from jacta.text import Message

if TYPE_CHECKING:
    from jacta.store import Store

T = TypeVar("T")
MOST_PLAYERS = 50
MOST_FOLLOWED = 10_000  # links whose revision number is remembered
MOST_ENTRIES = 3_000  # of a chronicle: every look goes through all of them
MOST_OPEN = 64  # chronicles kept in memory
MOST_TRIES = 50  # how often a change is retried if others are faster
MOST_AT_ONCE = 1000  # decisions given their usual answer; a fight of a thousand turns would not end in time
WHO = "player"  # whose word goes into the dice of a procedure


class ChronicleHost:
    """The chronicles of one database. Any number of threads may call it, and any number of hosts may share a database.

    Every method that takes a token raises UnknownLink if no chronicle has that link.
    """

    def __init__(self, store: Store) -> None:
        from jacta.store import Chronicles  # noqa: PLC0415  (it is read when there is a database)

        self._rows = Chronicles(store)
        self._followed: dict[str, tuple[int, int]] = {}
        self._open: dict[str, tuple[tuple[int, Edition], Chronicle]] = {}

    # --- Opening, looking, clearing away

    def open(self, chronicle: Chronicle, players: Sequence[str] = ()) -> ChronicleLinks:
        """Store a chronicle, new or imported from a file, with a link for each player."""
        names = dict.fromkeys(one_name("players", name) for name in players)
        names |= dict.fromkeys(kept.owner for kept in chronicle.pieces.values() if kept.owner)
        _few_enough(names)
        _short_enough(chronicle, ())
        held = (
            Holding(new_token(), "owner"),
            Holding(new_token(), "reader"),
            *(Holding(new_token(), "player", name) for name in names),
        )
        entries = tuple(entry.to_json() for entry in chronicle.entries)
        self._rows.add(SavedChronicle(new_token(), chronicle.game_id, chronicle.title, held, entries))
        return views.links_of(held)

    def look(self, token: str, of: str | None = None) -> ChronicleView:
        """The chronicle as this link may see it."""
        here = self._read(token, of)
        view = seen(here.chronicle, here.viewer)
        doing = None if here.run is None else here.run.resumed(view.pieces)
        return ChronicleView(
            here.link.kind,
            here.link.name,
            view,
            views.links_of(here.saved.links) if here.link.kind == "owner" else None,
            doing,
            0 if here.run is None else here.run.under_way.revision,
            {run.begun.name: find_procedure(run.under_way.doing["game"]["procedure"]) for run in here.runs},
            views.number_of(view.digest, here.runs),
            views.undoable(here, view) is not None,
        )

    def revision(self, token: str) -> int:
        """A number that changes whenever anything changes that this link shows, and only then."""
        here = self._read(token)
        return views.number_of(seen(here.chronicle, here.viewer).digest, here.runs)

    def revisions(self, tokens: Sequence[str]) -> dict[str, int]:
        """The same for many links; unknown ones are left out. What has not changed is not read again."""
        quiet, found = self._rows.quiet(tokens), {}
        for token in tokens:
            at, number = self._followed.get(token, (None, 0))
            if token not in quiet or quiet[token] != at:
                try:
                    number = self.revision(token)
                except UnknownLink:
                    continue
                if token in quiet:
                    self._follow(token, quiet[token], number)
            found[token] = number
        return found

    def _follow(self, token: str, revision: int, number: int) -> None:
        if len(self._followed) >= MOST_FOLLOWED:
            self._followed.clear()
        self._followed[token] = revision, number

    def export(self, token: str) -> dict[str, Any]:
        """The whole chronicle as one object. Owner only."""
        return self._read_as_owner(token).chronicle.to_json()

    def copy(self, token: str, title: str) -> ChronicleLinks:
        """A branch under another title, with links of its own. Owner only."""
        here = self._read_as_owner(token)
        players = [link.name for link in here.saved.links if link.kind == "player"]
        return self.open(here.chronicle.copy(title), players)

    def rename(self, token: str, digest: str, title: str) -> None:
        """Give the chronicle another title. Owner only."""

        def renaming(here: views.OpenChronicle) -> Chronicle:
            views.only_owner(here)
            return here.chronicle.rename(title)

        self._change(token, digest, renaming)

    def remove(self, token: str) -> None:
        """Delete the chronicle for good. Owner only."""
        self._rows.remove(self._read_as_owner(token).saved.id)

    def invite(self, token: str, name: str) -> str:
        """A link for one more player; one who has a link keeps it. Owner only."""
        name = one_name("name", name)

        def inviting() -> str:
            here = self._read_as_owner(token)
            known = views.links_of(here.saved.links).players
            if name in known:
                return known[name]
            _few_enough([*known, name])
            link = Holding(new_token(), "player", name)
            self._rows.change(here.saved, Rewritten(len(here.saved.entries), links=(link,)))
            return link.token

        return _insisting(inviting)

    def renew(self, token: str, leaked: str) -> str:
        """Replace the token of a link that is in the wrong hands, and return the new one. Owner only. What is under way
        behind the link goes on behind the new one.
        """

        def renewing() -> str:
            here = self._read_as_owner(token)
            link = next((one for one in here.saved.links if one.token == leaked), None)
            if link is None:
                raise InputError("link", Message("error-unknown-chronicle"))
            new = link._replace(token=new_token())
            self._rows.change(here.saved, Rewritten(len(here.saved.entries), renewed={leaked: new}))
            return new.token

        return _insisting(renewing)

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
        """Add a piece. Owner only."""

        def adding(here: views.OpenChronicle) -> Chronicle:
            views.only_owner(here)
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
        renamed: str | None = None,
        owner: str | None = None,
        hidden: bool | None = None,
    ) -> None:
        """Correct a piece by hand: its owner may, and the chronicle's. Only the latter may give it to somebody else or
        rename it, since whether a name is free may depend on something hidden.
        """

        def editing(here: views.OpenChronicle) -> Chronicle:
            kept = views.own_piece(here, name)
            if renamed is not None or NAME in (changes or {}) or (owner is not None and owner != kept.owner):
                views.only_owner(here)
            by = here.link.name
            return here.chronicle.edit(
                kept.name, changes, reason=reason, renamed=renamed, owner=owner, hidden=hidden, by=by
            )

        self._change(token, digest, editing)

    def remove_piece(self, token: str, digest: str, name: str, *, reason: str = "") -> None:
        """Remove a piece. Owner only."""

        def removing(here: views.OpenChronicle) -> Chronicle:
            views.only_owner(here)
            return here.chronicle.remove(name, reason=reason, by=here.link.name)

        self._change(token, digest, removing)

    def undo(self, token: str, digest: str, number: int | None = None) -> None:
        """Undo the last entry, or with a number, a correction: its author may, and the owner."""

        def undoing(here: views.OpenChronicle) -> Chronicle:
            view = seen(here.chronicle, here.viewer)
            if number is not None and number != len(view.moments):
                return views.taken_back(here, view, number)
            if not view.moments:
                raise InputError("", Message("error-no-entry"))
            place = views.undoable(here, view)
            if place is None:
                raise NotYours(Message("error-not-your-entry"))
            return views.without(here, place)

        self._change(token, digest, undoing)

    # --- Procedures with pieces

    def fill(self, token: str, id: str, given: Mapping[str, Any]) -> Filled:
        """The input of a procedure with pieces that the holder of this link sees, for any reading."""
        return views.filled_for(self._read(token), id, given)

    def begin(
        self, token: str, id: str, given: Mapping[str, Any], *, dice: str = "system", together: bool = False
    ) -> None:
        """Begin a procedure with pieces that the holder of this link sees, at least one of them their own.

        With `together`, all players decide for their own pieces; otherwise whoever began it decides for all.
        """
        here = self._read(token)
        if here.link.kind == "reader":
            raise NotYours(Message("error-reader"))
        if any(run.begun == here.link for run in here.runs):
            raise ChronicleChanged(Message("error-doing-there"))
        if dice not in OWNERS:
            raise not_among("dice", dice, OWNERS)
        taken = views.filled_for(here, id, given)
        if here.link.kind == "player" and not any(map(here.viewer.owns, taken.cast.values())):
            raise NotYours(Message("error-no-own-piece"))
        chance = FairDice(new_secret(), {here.link.name or WHO: ""})
        doing = Doing.begin(taken, given, dice=OWNERS[dice], chance=chance, by=here.link.name, together=together)
        self._keep(token, None, doing)

    def answer(self, token: str, asked: int, value: Any, who: str | None = None, of: str | None = None) -> None:
        """Answer the pending decision for the player `who`. Raises IllegalAnswer for what is not offered."""

        here = self._read(token, of)

        def answering(doing: Doing) -> None:
            session = doing.session
            if not isinstance(session.question, Ask):
                raise IllegalAnswer(Message("error-nothing-asked"))
            mine = [seat for seat in session.waiting_for if views.may_answer(here, doing, seat)]
            if not mine or (who is not None and who not in mine):
                raise NotYours(Message("error-not-your-seat"))
            session.answer(value, who or mine[0])

        self._go_on(here, asked, answering)

    def go_through(self, token: str, asked: int, of: str | None = None) -> None:
        """Give the usual answers as far as possible in one go: for whoever decides for all."""
        here = self._read(token, of)

        def going(doing: Doing) -> None:
            if doing.together and here.link.kind != "owner":
                raise NotYours(Message("error-not-your-seat"))
            doing.go_through(most=MOST_AT_ONCE)

        self._go_on(here, asked, going)

    def throw(self, token: str, asked: int, faces: Sequence[Face] | None = None, of: str | None = None) -> None:
        """Make the pending throw: with these faces, read off real dice, or with the system's dice."""
        self._go_on(self._read(token, of), asked, lambda doing: doing.session.throw(faces))

    def consult(self, token: str, asked: int, value: Any, of: str | None = None) -> None:
        """State what the book says."""

        def consulting(doing: Doing) -> None:
            if not isinstance(doing.session.question, Consult):
                raise IllegalAnswer(Message("error-nothing-asked"))
            doing.session.answer(value)

        self._go_on(self._read(token, of), asked, consulting)

    def correct(self, token: str, asked: int, changes: Mapping[str, Any], reason: str, of: str | None = None) -> None:
        """Correct values of the procedure under way by hand. Owner only, who sees everything."""
        here = self._read_as_owner(token, of)
        self._go_on(here, asked, lambda doing: doing.session.correct(changes, reason))

    def join(
        self, token: str, asked: int, newcomer: str | Mapping[str, Any], reason: str, of: str | None = None
    ) -> None:
        """Add a piece to the procedure under way, by its name, or a participant that is written out. Owner only."""
        here = self._read_as_owner(token, of)
        one = found(here.chronicle.pieces, newcomer, "name") if isinstance(newcomer, str) else newcomer
        self._go_on(here, asked, lambda doing: doing.join(one, reason))

    def leave(self, token: str, asked: int, name: str, reason: str, of: str | None = None) -> None:
        """Remove a participant from the procedure under way. Owner only."""
        here = self._read_as_owner(token, of)
        self._go_on(here, asked, lambda doing: doing.session.leave(name, reason))

    def apply(self, token: str, of: str | None = None) -> None:
        """Record what the procedure has handed back; refused if one of its pieces has changed meanwhile."""
        self._end(token, of, lambda here, doing: here.chronicle.apply(doing))

    def set_aside(self, token: str, of: str | None = None) -> None:
        """Drop the procedure under way. If dice have fallen, the journal says so: nobody retries until they suit."""

        def dropping(here: views.OpenChronicle, doing: Doing) -> Chronicle:
            thrown = doing.session.dice == "system" and any(event.get("roll") for event in doing.session.events)
            return here.chronicle.with_entry(doing.entry(applied=False)) if thrown else here.chronicle

        self._end(token, of, dropping)

    # --- Inside

    def _go_on(self, here: views.OpenChronicle, asked: int, act: Callable[[Doing], None]) -> None:
        run = here.run
        if run is None or run.under_way.revision != asked:
            raise ChronicleChanged(Message("error-game-gone-on"))
        doing = run.resumed()
        act(doing)
        self._keep(run.begun.token, asked, doing)

    def _keep(self, token: str, asked: int | None, doing: Doing) -> None:
        try:
            self._rows.keep_doing(token, asked, views.kept_data(doing))
        except Overtaken:
            raise ChronicleChanged(Message("error-game-gone-on")) from None

    def _end(self, token: str, of: str | None, act: Callable[[views.OpenChronicle, Doing], Chronicle]) -> None:
        """Record the result of a procedure under way and end it, in one change."""

        def ending() -> None:
            here = self._read(token, of)
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
            self._write(here, after, ended=here.run.begun.token)

        _insisting(ending)

    def _change(self, token: str, digest: str, act: Callable[[views.OpenChronicle], Chronicle]) -> None:
        """Change the chronicle behind a link, even if somebody was faster with something this person does not see."""

        def changing() -> None:
            here = self._read(token)
            if here.link.kind == "reader":
                raise NotYours(Message("error-reader"))
            if seen(here.chronicle, here.viewer).digest != digest:
                raise ChronicleChanged(Message("error-chronicle-gone-on"))
            self._write(here, act(here))

        _insisting(changing)

    def _write(self, here: views.OpenChronicle, after: Chronicle, ended: str | None = None) -> None:
        """Write the entries that differ, and the title. Raises Overtaken if others were faster."""
        old, new = here.chronicle.entries, after.entries
        _short_enough(after, old)
        kept = next((at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), None)
        kept = min(len(old), len(new)) if kept is None else kept
        change = Rewritten(kept, [entry.to_json() for entry in new[kept:]], ended=ended, title=after.title)
        self._rows.change(here.saved, change)

    def _read(self, token: str, of: str | None = None) -> views.OpenChronicle:
        found = self._rows.read(token)
        if found is None:
            raise UnknownLink(Message("error-unknown-chronicle"))
        saved, link, under_way = found
        here = views.OpenChronicle(saved, link, self._chronicle(saved), (), None)
        begun = [views.Running(one, under_way[one.token]) for one in saved.links if one.token in under_way]
        own = [run for run in begun if run.begun == link]
        runs = (*own, *(run for run in begun if run.begun != link and views.is_seated(here, run)))
        return here._replace(runs=runs, run=next((run for run in runs if of in (None, run.begun.name)), None))

    def _read_as_owner(self, token: str, of: str | None = None) -> views.OpenChronicle:
        here = self._read(token, of)
        views.only_owner(here)
        return here

    def _chronicle(self, saved: SavedChronicle) -> Chronicle:
        """What the entries add up to, computed once per revision, under the tables in force."""
        mark = saved.revision, edition()
        known = self._open.get(saved.id)
        if known is None or known[0] != mark:
            if len(self._open) >= MOST_OPEN:
                self._open.clear()
            known = self._open[saved.id] = mark, read_again(saved.game, saved.title, saved.entries)
        return known[1]


def _insisting(attempt: Callable[[], T]) -> T:
    """What an attempt leads to, which is made anew as long as others are faster."""
    for _ in range(MOST_TRIES):
        with suppress(Overtaken):
            return attempt()
    raise ChronicleChanged(Message("error-chronicle-crowded"))


def _short_enough(chronicle: Chronicle, before: Collection[Entry]) -> None:
    """Refuse a journal that is too long, unless it has become shorter."""
    if len(chronicle.entries) > max(MOST_ENTRIES, len(before)):
        raise InputError("entries", Message("error-many-entries", most=MOST_ENTRIES))


def _few_enough(players: Collection[str]) -> None:
    if len(players) > MOST_PLAYERS:
        raise InputError("players", Message("error-many-players", most=MOST_PLAYERS))
