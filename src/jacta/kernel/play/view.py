"""What can be seen of a game: where it stands, and what of that each seat of the table may see."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple, TypeVar

from jacta.arguments import checked
from jacta.dice import Chance, FairDice
from jacta.kernel.roll import TranscriptEntry
from jacta.kernel.rule.declaration import Board, Cards
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Seats
from jacta.kernel.run.policies import Policy
from jacta.kernel.run.position import Halt, Pending, Position
from jacta.kernel.run.tables_used import TablesUsed
from jacta.plain import plain
from jacta.tables import Notice

T = TypeVar("T")


class SeatView(NamedTuple):
    """All that one seat of a table gets: nothing else of the game may reach it.

    `question` is set only for a player who is asked now; `states` are what the seat sees of the run's states, the
    outermost procedure first; a `seat` of None is a spectator.
    """

    seat: str | None
    given: dict[str, Any]
    question: Ask | None
    waiting_for: tuple[str, ...]
    states: tuple[Any, ...]
    transcript: tuple[TranscriptEntry, ...]


class GameView:
    """A game as it stands. `transcript` is everything told so far; `view` and `board` give a seat what it may see."""

    procedure: Procedure
    given: Given
    chance: Chance
    transcript: list[TranscriptEntry]
    _halt: Halt
    _last: Position
    """Where the run last was in a phase: once it is over, that is how everything stands at the end."""
    _sealed: dict[str, Any]
    _players: dict[str, Policy]
    used: TablesUsed

    @property
    def question(self) -> Pending | None:
        return self._halt[1]

    @property
    def position(self) -> Position:
        return self._halt[0]

    @property
    def given_now(self) -> Given:
        """The input, with all who have joined since the beginning."""
        given: Given = self.position.outermost.context.given
        return given

    @property
    def outcome(self) -> Any:
        """The outcome once the game is over, else None."""
        return self.position.outcome if self.question is None else None

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The players whose answer is still missing, by their names at the table."""
        return tuple(who for who in self._asked() if who not in self._sealed)

    @property
    def people(self) -> frozenset[str]:
        """The people at the table: the procedure's players and those asked now, without computer players."""
        return frozenset((*self.procedure.seats(self.given_now), *self._asked())) - self._players.keys()

    @property
    def sealed(self) -> dict[str, Any]:
        """The answers waiting for the rest of a simultaneous decision, as JSON data by seat."""
        return {who: plain(value) for who, value in self._sealed.items()}

    @property
    def fair(self) -> FairDice | None:
        """The dice of a game that can be verified, else None."""
        return self.chance if isinstance(self.chance, FairDice) else None

    @property
    def notices(self) -> tuple[Notice, ...]:
        """The notices about the tables that the game has used so far."""
        return self.used.notices

    @property
    def tables(self) -> dict[str, str]:
        """Digests of the unprinted tables that the game has used so far: saved with the game."""
        return dict(self.used.digests)

    @property
    def ends_on_the_board(self) -> bool:
        """Whether the outcome is a position, which the board shows in full."""
        return self.question is None and self.procedure.drawn(self.outcome, self.given_now) is not None

    @checked
    def cards(self, seat: str | None = None) -> Cards | None:
        """Where the game stands as cards, as this seat may see it; None where the procedure has none."""
        board = self.procedure.board
        if self.question is None and board is not None and board.cards is not None and board.outcomes:
            return board.cards(self.outcome, self.given_now)
        return self._shown(lambda board: board.cards, seat)

    @checked
    def board(self, seat: str | None = None, *, svg: bool = False, legend: bool = True) -> str | None:
        """Where the game stands, drawn as this seat may see it; None where the procedure draws nothing.

        Once the game is over, it is the final position if the outcome is one, else the table as it was in the last
        phase, hidden things included.
        """
        if self.question is None and (reached := self.procedure.drawn(self.outcome, self.given_now, svg=svg)):
            return reached
        drawn = self._shown(lambda board: board.svg if svg else board.text, seat)
        return drawn if svg or not legend or not drawn else "\n".join([drawn, *self.legend(seat)])

    @checked
    def legend(self, seat: str | None = None) -> tuple[str, ...]:
        """The lines that explain the symbols of the text board; each needs to be shown only once."""
        return tuple(self._shown(lambda board: board.legend, seat) or ())

    @checked
    def view(self, seat: str | None = None) -> SeatView:
        """The game as one seat may see it; for None, as a spectator does."""
        return SeatView(
            seat,
            {key: value for key, value in written(self.given_now).items() if key not in self.procedure.secrets},
            self._heard(seat),
            self.waiting_for,
            self.position.all_seen_by(seat),
            tuple(
                entry._replace(question=None)  # it lists options that may be secret
                for entry in self.transcript
                if visible(entry.seen_by, (seat,))
            ),
        )

    def _heard(self, seat: str | None) -> Ask | None:
        """The pending question as put to this seat, if it is asked."""
        question = self.question
        if not isinstance(question, Ask) or seat not in self.waiting_for:
            return None
        return question.part(self._asked().index(seat)) if question.simultaneous else question

    def _asked(self) -> tuple[str, ...]:
        question = self.question
        return self.position.players_asked(question) if isinstance(question, Ask) else ()

    def on_the_table(self) -> Position | None:
        """The innermost procedure that draws a board, where the game stands or, once over, last stood."""
        position: Position | None = self._last if self.question is None else self.position
        while position is not None and position.procedure.board is None:
            position = position.caller
        return None if position is None or position.finished else position

    def _shown(self, part: Callable[[Board], Callable[[Any, Any], T] | None], seat: str | None) -> T | None:
        """What a part of the board shows to a seat, everything once the game is over; None without such a part."""
        position = self.on_the_table()
        board = None if position is None else position.procedure.board
        show = None if board is None else part(board)
        if position is None or show is None:
            return None
        seen = position.state if self.question is None else position.seen_by(position.part_of(seat))
        return show(seen, position.context.given)


def visible(seen_by: Seats, seats: Collection[str | None]) -> bool:
    """Whether anybody on these seats may see what is shown to `seen_by`."""
    return seen_by is None or any(seat in seen_by for seat in seats)
