"""`play`: let us play. A game is its input and the answers given so far; everything else is derived from them.

What has happened, and what may be undone, is the business of `history`. An exported game carries a fingerprint of where
it stood, and digests of the unprinted tables it has used, so that rules which have changed since are noticed and
reported, never silently applied.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from typing import Any, TypeAlias

from jacta.arguments import checked
from jacta.dice import Chance, Face, Fair, Source, entropy
from jacta.errors import IllegalAnswer
from jacta.kernel.play.history import History, matching, todays_rules
from jacta.kernel.play.opponents import prepare
from jacta.kernel.play.saved import CORRECT, JOIN, LEAVE, OWNERS, DiceOwner, Event, SavedGame, read_saved, with_record
from jacta.kernel.roll import seats
from jacta.kernel.rule.fingerprint import jacta_version
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.correcting import figures
from jacta.kernel.run.joining import taking_part
from jacta.kernel.run.policies import check_legal, looks, picked
from jacta.kernel.run.position import slot_table, slot_value
from jacta.kernel.search import Progress
from jacta.names import not_among
from jacta.plain import plain, plain_outcome
from jacta.text import Message
from jacta.typed import one_reason

__all__ = ["Pause", "Session"]

Pause: TypeAlias = Callable[[], bool]
"""Whether the system and the computer players have gone on for long enough."""


class Session(History):
    """A game in progress. `question` is what it waits for; None when it is over.

    With `dice="system"` throws are made as soon as they come up; with `dice="mine"` they wait for `throw(faces)`,
    except for those that nobody may see, or that have no dice. A simultaneous question waits until every player named
    in it has answered; nobody sees the others' answers before. Players for whom the procedure has a policy answer by
    themselves, and so do `computers`: strengths by seat, see `opponents`. Whatever the system throws and computers draw
    comes from `chance`, by event number, or all from one `source`. When `pause` says that this has gone on for long
    enough, the game stops where it is until `go_on`.
    """

    def __init__(
        self,
        procedure: Procedure,
        given: Given,
        *,
        dice: DiceOwner = "system",
        computers: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        source: Source = entropy,
        watch: Progress | None = None,
        pause: Pause | None = None,
        saved: SavedGame | None = None,
    ) -> None:
        """A game from its beginning, or from where one was `saved`."""
        if dice not in OWNERS:
            raise not_among("dice", dice, OWNERS)
        self.procedure, self.given, self.dice, self.computers = procedure, given, dice, dict(computers or {})
        self.chance, self._pause, self._apart = chance or (lambda _: source), pause, False
        if saved is None:
            self._start()
            prepare(self._players, watch)
        else:
            with todays_rules(saved.version):
                self._start()
            self.catch_up(saved.events, saved.sealed, saved.fingerprint, saved.version, saved.tables)
        self.go_on()

    def __repr__(self) -> str:
        question = self.question
        stands = "over" if question is None else f"{type(question).__name__} {question[0]}"
        return f"<Session {self.procedure.id}: {stands}>"

    # --- What can be done

    @checked
    def answer(self, value: Any, who: str | None = None) -> None:
        """Answer the pending decision (or what the book says, at an empty slot). Raises IllegalAnswer.

        `who` is the player who answers; it may be left out where only one is asked.
        """
        question = self.question
        if isinstance(question, Consult):
            value = slot_table(self.position, question).read_by_hand(value)
            self._record({"consult": plain(value)}, value)
        elif not isinstance(question, Ask):
            raise IllegalAnswer(Message("error-nothing-asked"))
        elif who not in (self.waiting_for if question.simultaneous else (None, *self.waiting_for)):
            raise IllegalAnswer(Message("error-not-your-turn", who=str(who)))
        elif question.simultaneous:
            self._seal(question, value, str(who))
        else:
            value = matching(question.values(), value)
            check_legal(question, value)
            self._record({"answer": plain(value)}, value)
        self.go_on()

    @checked
    def answer_as_usual(self, who: str) -> None:
        """Give this player's usual answer, as the rule declares it."""
        question = self._heard(who)
        if not isinstance(question, Ask):
            raise IllegalAnswer(Message("error-nothing-asked"))
        self.answer(question.default_answer(self.position.seen_by(str(question.who))), who)

    @checked
    def throw(self, faces: Sequence[Face] | None = None) -> None:
        """Make the pending throw: with these faces, read off real dice, or with the system's dice."""
        question = self.question
        by_hand = faces is not None and isinstance(question, Roll) and not self._waits_for(question)
        if not isinstance(question, Roll) or by_hand or self.waits_for_a_draw:
            raise IllegalAnswer(Message("error-no-throw"))
        if faces is None:
            self._throw(question)
        else:
            self._record({"roll": plain(tuple(faces))}, question.throw.read(faces), tuple(faces))
        self.go_on()

    @checked
    def correct(self, changes: Mapping[str, Any], reason: str) -> None:
        """Put other values into the state, by dotted key: the game master's hand. The transcript says so, and why.

        `figures` lists what can be corrected. Raises InputError naming the key; then nothing has changed.
        """
        if not changes:
            raise IllegalAnswer(Message("error-nothing-asked"))
        self._by_hand({CORRECT: {key: plain(value) for key, value in changes.items()}}, reason)

    @checked
    def join(self, newcomer: Mapping[str, Any], reason: str, **about: Any) -> None:
        """Add a participant who was not there at the beginning: the game master's hand. The transcript says why.

        The newcomer is written as in the input. `taking_part` tells where people may join, and who is there. `about` is
        kept with the event. Raises InputError naming the key; then nothing has changed.
        """
        self._by_hand({JOIN: plain(dict(newcomer)), **about}, reason)

    @checked
    def leave(self, name: str, reason: str) -> None:
        """Remove a participant: the game master's hand. The transcript says why."""
        self._by_hand({LEAVE: name}, reason)

    @property
    def taking_part(self) -> tuple[str, ...]:
        """Everybody who has taken part, in a game that people may join; empty in any other."""
        return taking_part(self.position)

    def figures(self) -> dict[str, Any]:
        """All numbers and words of the state, hidden ones too, by dotted key."""
        return figures(self.position)

    @property
    def can_undo(self) -> bool:
        return bool(self._sealed_by_people()) or self._last_answer() is not None

    @property
    def last_to_answer(self) -> tuple[str, ...]:
        """The people whose answers can be undone now; a look into a book is nobody's answer."""
        last = self._last_answer()
        if (sealed := self._sealed_by_people()) or last is None:
            return sealed
        who = [entry for entry in self.transcript if entry.kind != "note"][last].who
        return () if who is None else (who,)

    @checked
    def undo(self, who: Collection[str] | None = None) -> None:
        """Take back the last answer of a person. Never past a roll or a reveal: raises IllegalAnswer.

        Of sealed answers, only those of `who` are taken back, if given.
        """
        last = self._last_answer()
        if sealed := self._sealed_by_people():
            for player in sealed:
                if who is None or player in who:
                    del self._sealed[player]
        elif last is None:
            raise IllegalAnswer(Message("error-no-undo"))
        else:
            self._go_back(last)

    @property
    def needs_nobody(self) -> bool:
        """Whether the next step needs no person: a throw by the system, a filled-in table, a computer player."""
        question = self.question
        if isinstance(question, Roll):
            return not self._waits_for(question) and not self.waits_for_a_draw
        if isinstance(question, Consult):
            return slot_table(self.position, question).origin != "empty"
        return any(who in self._players for who in self.waiting_for)

    @property
    def needs_thought(self) -> bool:
        """Whether a computer player that studies the game is next: this may take a while."""
        asked = self.waiting_for if isinstance(self.question, Ask) else ()
        return any(looks(self._players[who]) for who in asked if who in self._players)

    @property
    def waits_for_a_draw(self) -> bool:
        """Whether a joint draw is needed before the next throw, because a person has decided since the last one."""
        if self.fair is None or self.fair.draws is None or not isinstance(self.question, Roll):
            return False
        return not self.fair.settles(len(self.events), self._decided())

    def by_computers(self) -> dict[str, Any]:
        """What the computer players among those asked decide, each separately. Their draws do not affect the dice."""
        found: dict[str, Any] = {}
        for place, who in enumerate(self._asked()):
            if who in self._players and who not in self._sealed:
                question, source = self.question, self.chance(len(self.events))
                assert isinstance(question, Ask)
                part = question.part(place) if question.simultaneous else question
                source = source.drawn_by(who) if isinstance(source, Fair) else source
                found[who] = picked(part, self._players[who], self.position, source)
        return found

    def go_on(self) -> None:
        """Take all steps that need nobody, until a person is needed or it is time to pause."""
        while self.needs_nobody and not self._is_time_to_pause():
            question = self.question
            if isinstance(question, Roll):
                self._throw(question)
            elif isinstance(question, Consult):
                value = slot_value(self.position, question)
                self._record({"consult": plain(value), "auto": True}, value)
            elif isinstance(question, Ask):
                self._answer_by_machine(question)

    def copy(self, *, pause: Pause | None = None, apart: bool = False) -> Session:
        """An independent copy of the game.

        With `apart`, it pauses before every computer player that thinks: that is done elsewhere.
        """
        other = copy(self)
        other.events, other.transcript = self.events.copy(), self.transcript.copy()
        other._sealed, other._pause, other._apart = self._sealed.copy(), pause, apart
        return other

    # --- Saving

    @checked
    def export(self, *, revealed: bool = False) -> dict[str, Any]:
        """The whole game as JSON data, hidden things included: for the owner of the table, and in the end for all.

        It includes the secret of fair dice, and a record of what happened, once the game is over; the secret earlier
        only if `revealed`.
        """
        over = self.question is None
        data = {
            "jacta": jacta_version(),
            "procedure": self.procedure.id,
            "given": written(self.given),
            "dice": self.dice,
            **({"computers": self.computers} if self.computers else {}),
            **({"fair": self.fair.to_json(revealed=over or revealed) | {"sides": self.sides()}} if self.fair else {}),
            "events": list(self.events),
            **({"sealed": self.sealed} if self.sealed else {}),
            "tables": self.tables,
            "fingerprint": self.fingerprint(),
            **({"outcome": plain_outcome(self.outcome)} if over else {}),
        }
        return with_record(data) if self.fair and over else data

    @classmethod
    @checked
    def resume(
        cls,
        data: Mapping[str, Any],
        *,
        chance: Chance | None = None,
        source: Source = entropy,
        pause: Pause | None = None,
    ) -> Session:
        """A saved game, replayed to where it stood. Raises RulesChanged if today's rules disagree."""
        saved = read_saved(data)
        procedure = find_procedure(saved.procedure)
        with todays_rules(saved.version):
            given = procedure.validate(saved.given)
        return cls(
            procedure,
            given,
            dice=saved.dice,
            computers=saved.computers,
            chance=chance or saved.fair,
            source=source,
            pause=pause,
            saved=saved,
        )

    # --- Inside

    def _by_hand(self, event: Event, reason: str) -> None:
        if self.question is None:
            raise IllegalAnswer(Message("error-nothing-asked"))
        self._intervene({**event, "reason": one_reason(reason)})
        self.go_on()

    def _is_time_to_pause(self) -> bool:
        return (self._apart and self.needs_thought) or (self._pause is not None and self._pause())

    def _throw(self, roll: Roll) -> None:
        """Throw the system's dice."""
        faces, value = roll.throw.throw(self.chance(len(self.events)))
        among_others = self.dice == "mine" and faces
        self._record({"roll": plain(faces)} | ({"auto": True} if among_others else {}), value, faces)

    def _waits_for(self, roll: Roll) -> bool:
        """Whether a person throws: if people roll their own dice, the throw needs dice, and a person may see it."""
        seen_by = seats(self.position, roll.seen_by)
        by_people = seen_by is None or any(who not in self._players for who in seen_by)
        return self.dice == "mine" and roll.throw.needs_dice and by_people

    def _answer_by_machine(self, question: Ask) -> None:
        """Let the computer players among those asked answer."""
        if question.simultaneous:
            self._sealed |= self.by_computers()
            self._reveal()
        else:
            (value,) = self.by_computers().values()
            self._record({"answer": plain(value), "auto": True}, value)
