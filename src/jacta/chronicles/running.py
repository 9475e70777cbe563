"""A procedure under way with pieces of a chronicle: a session, and what it will change."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple

from jacta.chronicles.entries import SIGN, Do
from jacta.chronicles.filling import Filled, Kept, listed
from jacta.dice import Chance, Source, entropy
from jacta.errors import InputError
from jacta.kernel.play.saved import DiceOwner
from jacta.kernel.play.session import Session
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy, picked
from jacta.text import Message
from jacta.typed import put


class Change(NamedTuple):
    """What becomes of a piece: None where it is no more."""

    before: Kept
    after: Piece | None


class Doing:
    """A procedure under way. `session` asks its questions as in `play`; once it is over, `changes` says what it will
    change, and `Chronicle.apply` writes it down. `together` says that players decide for their own pieces.
    """

    def __init__(
        self, filled: Filled, given: Mapping[str, Any], session: Session, by: str = "", together: bool = False
    ) -> None:
        named = deepcopy(listed(filled.procedure, given))
        for slot, kept in filled.cast.items():
            put(named, slot, f"{SIGN}{kept.name}")
        self.filled, self.given, self.session, self.by, self.together = filled, named, session, by, together

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
    def over(self) -> bool:
        return self.session.question is None

    def seated(self) -> dict[str, tuple[str, ...]]:
        """The owners of the pieces in each seat, by name or role; a last seat is for all whose role is no seat."""
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

    def run(self, policy: Policy | None = None, source: Source = entropy) -> None:
        """Answer every question to the end: by the policy, else as the rule declares."""
        self.go_through(policy, source)
        if not self.over:
            raise InputError("do", Message("error-not-over"))

    def go_through(self, policy: Policy | None = None, source: Source = entropy) -> None:
        """Answer every question that waits, as far as it goes: to the end, to a real throw, or to a book."""
        session = self.session
        while isinstance(question := session.question, Ask):
            value = picked(question, policy, session.position, source)
            if question.simultaneous:
                for who, answer in zip(session.position.players_asked(question), value, strict=True):
                    if who in session.waiting_for:
                        session.answer(answer, who)
            else:
                session.answer(value)

    def changes(self) -> tuple[Change, ...]:
        """What has become of each piece that the procedure hands back. Empty while it runs."""
        if not self.over:
            return ()
        after = self.filled.after(self.session.outcome)
        return tuple(Change(kept, after[kept.name]) for kept in self.filled.cast.values() if kept.name in after)

    def sheets(self) -> dict[str, dict[str, Any] | None]:
        """The sheets that are handed back, by name; None for a piece that is no more."""
        return {one.before.name: None if one.after is None else one.after.to_json() for one in self.changes()}

    def entry(self, *, applied: bool = True) -> Do:
        """What there is to write down; where it is not `applied`, that it was played and set aside."""
        if applied and not self.over:
            raise InputError("do", Message("error-not-over"))
        game = self.session.export()
        kept = {key: game[key] for key in ("computers", "fair", "tables") if game.get(key)}
        return Do(
            do=self.filled.procedure.id,
            given=self.given,
            dice=self.session.dice,
            events=game["events"],
            fingerprint=game["fingerprint"],
            jacta=game["jacta"],
            outcome=game.get("outcome"),
            after=self.sheets() if applied else None,
            by=self.by,
            **kept,
        )


def resumed(entry: Do, filled: Filled) -> Doing:
    """The procedure of an entry, played out again with these pieces. Raises RulesChanged where it goes otherwise."""
    session = Session.resume(entry.saved(written(filled.given)), pause=lambda: True)
    return Doing(filled, entry.given, session, entry.by)
