"""What the database holds: games with their links, events and sealed answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table

Stage = Literal["gathering", "revealing", "playing", "over", "abandoned"]
Kind = Literal["owner", "seat", "spectator"]

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("procedure", String, nullable=False),
    Column("given", JSON, nullable=False),
    Column("dice", String, nullable=False),
    Column("computers", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("jacta", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("tables", JSON, nullable=False),
    Column("taken_back", Integer, nullable=False),
    Column("thinking", Boolean, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("rematch", JSON, nullable=False),
    Column("within", Integer, nullable=False),
    Column("stand_in", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("stood_in", JSON, nullable=False),
    Column("together", Boolean, nullable=False),
    Column("draws", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)


def _game(*, key: bool = False) -> Column[str]:
    """The column that says which game a row belongs to: with the game, the row goes."""
    owner = ForeignKey("games.id", ondelete="CASCADE")
    return Column("game", String, owner, primary_key=key, nullable=False, index=not key)


links = Table(
    "links",
    metadata,
    Column("token", String, primary_key=True),
    _game(),
    Column("place", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", String),
    Column("name", String, nullable=False),
    Column("word", String, nullable=False),
    Column("seal", String, nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("notice", JSON, nullable=False),
    Column("noticed", JSON, nullable=False),
    Column("advance", JSON, nullable=False),
    Column("chain", String, nullable=False),
    Column("bead", String, nullable=False),
    Column("bead_at", Integer, nullable=False),
)

events = Table(
    "events",
    metadata,
    _game(key=True),
    Column("number", Integer, primary_key=True),
    Column("event", JSON, nullable=False),
)

sealed = Table(
    "sealed",
    metadata,
    _game(key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String, primary_key=True),
    Column("answer", JSON, nullable=False),
)


messages = Table(
    "messages",
    metadata,
    _game(key=True),
    Column("number", Integer, primary_key=True),
    Column("sent", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", String),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
)


keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("key", String, nullable=False),
)
"""What all servers of one database sign with."""


class Link(NamedTuple):
    """A way to the game: its token is all that somebody needs who sits there. `seat` is None but for a seat.

    `word` goes into the dice; where it was sealed, `seal` is there first and the word when it is told. `notice` is
    where the holder wants to hear that it is their turn, `noticed` what they were told last; `advance` are answers that
    they have left. `chain` is the end of their chain of beads for dice that are drawn together, `bead` the one that
    they have shown last, at the event `bead_at`.
    """

    token: str
    kind: Kind
    seat: str | None = None
    name: str = ""
    word: str = ""
    seal: str = ""
    joined: bool = False
    notice: Mapping[str, str] | None = None
    noticed: Mapping[str, int] | None = None
    advance: Sequence[Mapping[str, Any]] = []
    chain: str = ""
    bead: str = ""
    bead_at: int = -1


class ChatLine(NamedTuple):
    """What somebody has said at the table. `sent` is in seconds since 1970."""

    number: int
    sent: int
    kind: Kind
    seat: str | None
    name: str
    text: str


class StoredGame(NamedTuple):
    """A game as it is kept. `events` and `sealed` are what was read of them.

    `seats` are all seats in the order of the table, each with the strength of its computer player or None for a person;
    `computers` are those computer players whom the input does not seat.

    `tables` are digests of the rule tables that the game has used and the document does not print; None where nobody
    kept them.
    `taken_back` grows with every answer that is taken back, so that no number of a question comes twice. `thinking`
    says that nobody is waited for but the computer, `is_open` that nothing in the events is secret. Times are seconds
    since 1970.

    `drawn` counts how often secret and words were drawn anew, `chat` says whether people may talk at the table, and
    `rematch` has the links of the game that followed, by the seats of this one.

    `within` is how many seconds there are for an answer (0: any number), `stand_in` who answers then, `since` when the
    question that waits was asked, and `stood_in` the events that were answered so, each with its seat. `due` is when
    somebody has to look after the game though nobody visits it; 0 is never. Dice that are drawn `together` take the
    beads of the players in: `draws` are those that were made.
    """

    id: str
    procedure: str
    given: dict[str, Any]
    dice: str
    computers: dict[str, str]
    seats: list[tuple[str, str | None]]
    jacta: str
    commitment: str
    secret: str
    stage: Stage = "gathering"
    fingerprint: str = ""
    tables: Mapping[str, str] | None = {}
    taken_back: int = 0
    thinking: bool = False
    is_open: bool = False
    drawn: int = 0
    chat: bool = True
    rematch: Mapping[str, Any] | None = None
    within: int = 0
    stand_in: str = "usual"
    since: int = 0
    due: int = 0
    stood_in: Sequence[tuple[int, str]] = []
    together: bool = False
    draws: Sequence[Mapping[str, Any]] = []
    revision: int = 0
    created: int = 0
    changed: int = 0
    links: tuple[Link, ...] = ()
    events: tuple[dict[str, Any], ...] = ()
    sealed: Mapping[str, Any] = {}

    def link(self, token: str) -> Link:
        """The link with this token, which is one of the game's."""
        return next(link for link in self.links if link.token == token)


class Change(NamedTuple):
    """What one change does: drop the events from number `kept` on, put others there, and set the rest anew.

    `sealed` are all answers that are kept secret at the question that now waits. `links` are the links that change, by
    the tokens that they had. `also` sets more of the game's columns.
    """

    kept: int
    events: Sequence[Mapping[str, Any]]
    sealed: Mapping[str, Any]
    stage: Stage
    fingerprint: str
    tables: Mapping[str, str]
    taken_back: int
    thinking: bool
    is_open: bool
    jacta: str
    links: Mapping[str, Link] = {}
    also: Mapping[str, Any] = {}
