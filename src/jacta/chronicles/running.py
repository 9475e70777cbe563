"""A procedure under way with pieces of a chronicle: a session, and what it will change."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping
from copy import deepcopy
from typing import Any, NamedTuple

from jacta.arguments import checked
from jacta.chronicles.entries import PIECE, SIGN, Born, Do
from jacta.chronicles.filling import Filled, Kept, fitting, found, listed, one_of_several
from jacta.dice import Chance, Source, entropy
from jacta.errors import InputError
from jacta.kernel.play.saved import JOIN, DiceOwner
from jacta.kernel.play.session import Session
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy, at_the_table, picked
from jacta.text import Message
from jacta.typed import put


class PieceChange(NamedTuple):
    """What becomes of a piece: None if it is no more. A `new` one comes `of` another."""

    before: Kept
    after: Piece | None
    of: str = ""

    @property
    def new(self) -> bool:
        return bool(self.of)


def sheets_of(changes: Iterable[PieceChange]) -> dict[str, dict[str, Any] | None]:
    """The sheets that are handed back, by name; None for a piece that is no more."""
    return {one.before.name: None if one.after is None else one.after.to_json() for one in changes}


class Doing:
    """A procedure under way. `session` asks its questions as in `play`; once it is over, `changes` says what it will
    change, and `Chronicle.apply` records it. With `together`, players decide for their own pieces; `joined` are pieces
    that the game master has added since, by name.
    """

    def __init__(
        self,
        filled: Filled,
        given: Mapping[str, Any],
        session: Session,
        by: str = "",
        together: bool = False,
        joined: Mapping[str, Kept] | None = None,
    ) -> None:
        named = deepcopy(listed(filled.procedure, given))
        for slot, kept in filled.cast.items():
            put(named, slot, f"{SIGN}{kept.name}")
        self.begun, self.given, self.session, self.by, self.together = filled, named, session, by, together
        self.joined = dict(joined or {})

    @classmethod
    def begin(
        cls,
        filled: Filled,
        given: Mapping[str, Any],
        *,
        dice: DiceOwner = "system",
        computers: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        source: Source = entropy,
        by: str = "",
        together: bool = False,
    ) -> Doing:
        session = Session(filled.procedure, filled.given, dice=dice, computers=computers, chance=chance, source=source)
        return cls(filled, given, session, by, together)

    @property
    def filled(self) -> Filled:
        """The input with the pieces in their roles as of now, including those that have joined."""
        procedure, given, cast, *_ = self.begun
        if procedure.joining is None:
            return self.begun
        key, cast = procedure.joining.key, dict(cast)
        newcomers = (event for event in self.session.events if JOIN in event)
        for place, event in enumerate(newcomers, start=len(getattr(given, key))):
            if PIECE in event:
                cast[f"{key}.{place}"] = self.joined[event[PIECE]]
        return self.begun._replace(given=self.session.given_now, cast=cast)

    @checked
    def join(self, newcomer: Kept | Mapping[str, Any], reason: str) -> None:
        """Add a piece, or a participant that is written out: the game master's hand. InputError names the key."""
        if not isinstance(newcomer, Kept):
            self.session.join(newcomer, reason)
            return
        procedure, _, cast, *_ = self.filled
        if procedure.joining is None:
            raise InputError("", Message("error-nobody-joins", id=procedure.id))
        key = procedure.joining.key
        fitting(procedure, newcomer, f"{key}.{len(self.session.taking_part)}", cast)
        self.session.join(one_of_several(procedure.roles[key], key, newcomer), reason, **{PIECE: newcomer.name})
        self.joined[newcomer.name] = newcomer

    @property
    def over(self) -> bool:
        return self.session.question is None

    def seated(self) -> dict[str, tuple[str, ...]]:
        """The owners of the pieces in each seat, by name or role; a last seat is for all whose role is not a seat."""
        seats = self.filled.procedure.seats(self.filled.given)
        found: dict[str, tuple[str, ...]] = {}
        others: tuple[str, ...] = ()
        for slot, kept in self.filled.cast.items():
            seat = next((one for one in (kept.name, slot.partition(".")[0]) if one in seats), None)
            if seat is None:
                others = (*others, kept.owner)
            else:
                found[seat] = (*found.get(seat, ()), kept.owner)
        left = [seat for seat in seats if seat not in found]
        return {**found, left[0]: others} if len(left) == 1 and others else found

    @checked
    def run(self, policy: Policy | None = None, source: Source = entropy) -> None:
        """Answer every question to the end: by the policy, else with the declared default."""
        self.go_through(policy, source)
        if not self.over:
            raise InputError("do", Message("error-not-over"))

    @checked
    def go_through(self, policy: Policy | None = None, source: Source = entropy, most: int | None = None) -> None:
        """Answer what waits, at `most` so many times, as far as that goes: to the end, a real throw, or a book."""
        session = self.session
        policy = at_the_table(session.procedure, session.given, policy)
        for _ in itertools.count() if most is None else range(most):
            if not isinstance(question := session.question, Ask):
                return
            value = picked(question, policy, session.position, source)
            if question.simultaneous:
                for who, answer in zip(session.position.players_asked(question), value, strict=True):
                    if who in session.waiting_for:
                        session.answer(answer, who)
            else:
                session.answer(value)

    def changes(self, taken: Collection[str] | None = None) -> tuple[PieceChange, ...]:
        """What has become of each piece that the procedure hands back, and the new pieces, under names that are not
        `taken`. Empty while it runs.
        """
        if not self.over:
            return ()
        outcome = self.session.outcome
        after = self.filled.after(outcome)
        kept = (PieceChange(kept, after[kept.name]) for kept in self.filled.cast.values() if kept.name in after)
        born = (PieceChange(new, new.piece, of) for new, of in self.filled.born(outcome, taken).values())
        return (*kept, *born)

    def entry(self, *, applied: bool = True, taken: Collection[str] | None = None) -> Do:
        """The entry to record; if not `applied`, it says that the procedure was played and set aside."""
        if applied and not self.over:
            raise InputError("do", Message("error-not-over"))
        game, changes = self.session.export(), self.changes(taken) if applied else ()
        kept = {key: game[key] for key in ("computers", "fair", "tables") if game.get(key)}
        return Do(
            do=self.filled.procedure.id,
            given=self.given,
            dice=self.session.dice,
            events=game["events"],
            fingerprint=game["fingerprint"],
            jacta=game["jacta"],
            outcome=game.get("outcome"),
            after=sheets_of(changes) if applied else None,
            born={one.before.name: Born(kind=one.before.kind, of=one.of) for one in changes if one.new},
            by=self.by,
            **kept,
        )


def resumed(entry: Do, filled: Filled, pieces: Mapping[str, Kept]) -> Doing:
    """The procedure of an entry, replayed with these pieces. Raises RulesChanged if it goes differently."""
    joined = joined_in(entry, filled.procedure, pieces)
    session = Session.resume(entry.saved(written(filled.given)), pause=lambda: True)
    return Doing(filled, entry.given, session, entry.by, joined=joined)


def joined_in(entry: Do, procedure: Procedure, pieces: Mapping[str, Kept]) -> dict[str, Kept]:
    """The pieces that joined the run of an entry, by name, each with its sheet as of then."""
    joined: dict[str, Kept] = {}
    for place, event in enumerate(entry.events):
        if PIECE in event:
            key = procedure.joining.key if procedure.joining else ""
            kept = found(pieces, event[PIECE], f"events.{place}.{PIECE}")
            if not key or one_of_several(procedure.roles[key], key, kept) != event.get(JOIN):
                raise InputError(f"events.{place}.{JOIN}", Message("error-piece-changed"))
            joined[kept.name] = kept
    return joined
