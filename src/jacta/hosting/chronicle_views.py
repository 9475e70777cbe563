"""Chronicles as their links show them: who sees and may do what, and who decides in a procedure under way."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from jacta.chronicles import Chronicle, Doing, Edit, Filled, Kept, SeenChronicle, Viewer, plain_piece, seen
from jacta.chronicles.chronicle import roles_of
from jacta.chronicles.filling import filled, found, sheet_of
from jacta.chronicles.seeing import named_in
from jacta.errors import IllegalAnswer, InputError
from jacta.hosting.errors import NotYours
from jacta.kernel.play.opponents import advice
from jacta.kernel.play.session import Session
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_game, find_procedure
from jacta.store import Holder, Holding, SavedChronicle, UnderWay
from jacta.text import Message


class ChronicleLinks(NamedTuple):
    """The tokens of a chronicle: one for its owner, one for readers, one for each player."""

    owner: str
    reader: str
    players: dict[str, str]


@dataclass(frozen=True)
class ChronicleView:
    """A chronicle as one link shows it. `links` are there for the owner only; `doing` is what its holder is doing or
    takes part in; `runs` are all procedures under way that the link shows, by the name of who began each.
    """

    kind: Holder
    name: str
    seen: SeenChronicle
    links: ChronicleLinks | None
    doing: Doing | None
    asked: int
    runs: Mapping[str, Procedure]
    revision: int
    """Changes whenever anything changes that this link shows, and only then."""
    can_undo: bool

    @property
    def digest(self) -> str:
        return self.seen.digest

    @property
    def waits_for(self) -> tuple[str, ...]:
        """The players who have to answer what is under way, each for their own if that is how it is played."""
        return () if self.doing is None else tuple(decides(self.doing, seat) for seat in self.doing.session.waiting_for)

    @property
    def may_answer(self) -> bool:
        """Whether the holder of the link may answer the question that waits."""
        return self.kind == "owner" or not self.waits_for or self.name in self.waits_for

    @property
    def seat(self) -> str | None:
        """The seat for which the holder of the link answers what waits; of several, one where they decide."""
        if self.doing is None or not self.doing.session.waiting_for:
            return None
        seats = self.doing.session.waiting_for
        mine = (seat for seat, player in zip(seats, self.waits_for, strict=True) if player == self.name)
        return next(mine, seats[0])

    @property
    def began_it(self) -> bool:
        """Whether the holder of the link began what is under way."""
        return self.doing is not None and self.doing.by == self.name

    def can_do(self, name: str) -> list[tuple[Procedure, str]]:
        """The procedures in which a piece has a role, with the role."""
        game = find_game(self.seen.game)
        return roles_of(game, self.seen.pieces[name].piece) if game else []


class Running(NamedTuple):
    """A procedure under way, and the link behind which it was begun."""

    begun: Holding
    under_way: UnderWay

    def resumed(self, taken: Collection[str] = ()) -> Doing:
        """The procedure as it stands; `taken` are the names of the pieces that the viewer sees."""
        return resumed_from(self.under_way.doing, self.begun.name, taken)


class OpenChronicle(NamedTuple):
    """A chronicle behind one of its links, with the procedures under way that it shows; `run` is the one meant."""

    saved: SavedChronicle
    link: Holding
    chronicle: Chronicle
    runs: tuple[Running, ...]
    run: Running | None

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.link.name, keeper=self.link.kind == "owner")


def links_of(held: Sequence[Holding]) -> ChronicleLinks:
    tokens = {link.kind: link.token for link in held}
    return ChronicleLinks(
        tokens["owner"], tokens["reader"], {link.name: link.token for link in held if link.kind == "player"}
    )


def filled_for(here: OpenChronicle, id: str, given: Mapping[str, Any]) -> Filled:
    procedure = find_procedure(id)
    if procedure.game.id != here.chronicle.game_id:
        raise InputError("procedure", Message("error-other-game", id=id, game=here.chronicle.game_id))
    return filled(seen(here.chronicle, here.viewer).pieces, procedure, given)


# --- Who may do what


def only_owner(here: OpenChronicle) -> None:
    if here.link.kind != "owner":
        raise NotYours(Message("error-chronicle-owner-only"))


def own_piece(here: OpenChronicle, name: str) -> Kept:
    """A piece that the holder of the link sees and may change."""
    kept = found(seen(here.chronicle, here.viewer).pieces, name, "name")
    if here.link.kind != "owner" and not here.viewer.owns(kept):
        raise NotYours(Message("error-not-your-piece"))
    return kept


def undoable(here: OpenChronicle, view: SeenChronicle) -> int | None:
    """The true number of the last entry that this person sees, if they may undo it."""
    if not view.moments or here.link.kind == "reader":
        return None
    mine = here.link.kind == "owner" or view.moments[-1].entry.by == here.link.name
    return view.places[-1] if mine else None


def taken_back(here: OpenChronicle, view: SeenChronicle, number: int) -> Chronicle:
    """The chronicle without a correction: its author may take it back, and the owner."""
    if not 1 <= number <= len(view.moments):
        raise InputError(str(number), Message("error-no-such-entry", last=len(view.moments)))
    entry = view.moments[number - 1].entry
    if here.link.kind != "owner" and entry.by != here.link.name:
        raise NotYours(Message("error-not-your-entry"))
    if not isinstance(entry, Edit):
        raise InputError(str(number), Message("error-not-a-correction"))
    later = (name for moment in view.moments[number:] for name in named_in(moment.entry))
    if here.link.kind != "owner" and entry.edit in later:  # whether it matters may depend on something hidden
        raise InputError(str(number), Message("error-later-entries"))
    return without(here, view.places[number - 1])


def without(here: OpenChronicle, place: int) -> Chronicle:
    """The chronicle without an entry; later entries that are hidden from whoever undoes it stay."""
    chronicle = here.chronicle
    try:
        return chronicle.undo() if place == len(chronicle.entries) else chronicle.without(place)
    except InputError:
        if here.viewer.keeper:
            raise
        raise InputError("", Message("error-later-entries")) from None  # which one, and why, may be hidden


# --- Who decides in what is under way


def decides(doing: Doing, seat: str) -> str:
    """The player who decides for a seat: if each decides for their own, the owner of its piece; else who began it."""
    owners = doing.seated().get(seat, ()) if doing.together else ()
    return next((owner for owner in owners if owner), doing.by)


def may_answer(here: OpenChronicle, doing: Doing, seat: str) -> bool:
    return here.link.kind == "owner" or decides(doing, seat) == here.link.name


def advised(view: ChronicleView) -> tuple[str, Any]:
    """The seat of the link, and what a strong player would answer for it. JactaError says why there is no advice."""
    session = view.doing.session if view.doing else None
    question, who = session.question if session else None, view.seat
    if session is None or who is None or not isinstance(question, Ask):
        raise IllegalAnswer(Message("error-nothing-asked"))
    if not view.may_answer:
        raise NotYours(Message("error-not-your-seat"))
    return who, advice(session.position, question, who)


def is_seated(here: OpenChronicle, run: Running) -> bool:
    """Whether the holder of a link takes part in another's procedure and sees all its pieces; the owner always does."""
    kept = run.under_way.doing
    if here.viewer.keeper:
        return True
    if not kept.get("together") or here.link.kind == "reader":
        return False
    taken = [*kept["cast"].values(), *kept.get("joined", ())]
    if not all(here.viewer.sees(here.chronicle.pieces.get(one["name"])) for one in taken):
        return False
    return any(one["owner"] == here.link.name for one in taken)


def number_of(digest: str, runs: Sequence[Running]) -> int:
    asked = {run.begun.name: run.under_way.revision for run in runs}
    return int(hashlib.sha256(f"{digest} {asked}".encode()).hexdigest()[:7], 16)


# --- A procedure between two answers


def kept_data(doing: Doing) -> dict[str, Any]:
    """A procedure under way as JSON data: its game, the secret of its dice, and its pieces as it took them."""
    session = doing.session
    game = session.export()
    game["fair"] = session.fair.to_json(revealed=True) if session.fair else None
    cast = {role: plain_piece(kept) for role, kept in doing.begun.cast.items()}
    joined = [plain_piece(kept) for kept in doing.joined.values()]
    return {"given": doing.given, "cast": cast, "joined": joined, "game": game, "together": doing.together}


def resumed_from(kept: Mapping[str, Any], by: str, taken: Collection[str]) -> Doing:
    game: dict[str, Any] = dict(kept["game"])
    procedure = find_procedure(game["procedure"])

    def as_kept(one: Mapping[str, Any]) -> Kept:
        sheet = sheet_of(procedure.game.pieces[one["kind"]], one["sheet"])
        return Kept(one["name"], sheet, one["owner"], one["hidden"])

    cast = {role: as_kept(one) for role, one in kept["cast"].items()}
    joined = {one["name"]: as_kept(one) for one in kept.get("joined", ())}
    session = Session.resume(game)
    filled = Filled(procedure, session.given, cast, taken)
    return Doing(filled, kept["given"], session, by, kept.get("together", False), joined)
