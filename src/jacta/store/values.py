"""What a store takes and gives, and what it may say instead: all that others need who open no database themselves."""

from __future__ import annotations

import secrets
import string
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from jacta.errors import JactaError
from jacta.tables import tables_folder

GameStage = Literal["gathering", "revealing", "playing", "over", "abandoned"]
LinkKind = Literal["owner", "seat", "spectator"]
Holder = Literal["owner", "player", "reader"]

LETTERS = string.ascii_letters + string.digits
FILE = "games.sqlite"


def new_token() -> str:
    """What nobody can guess, to be written in an address: letters and digits, of which no program cuts one off."""
    return "".join(secrets.choice(LETTERS) for _ in range(32))


class NoDatabase(JactaError):
    """The database does not answer, or cannot keep what it is given."""


class DatabaseTooNew(JactaError):
    """The database was last used by a newer Jacta."""


def default_file() -> Path:
    """The database of somebody who names none: a file beside the user's own tables."""
    return tables_folder().parent / FILE


class Overtaken(Exception):
    """Somebody else has changed the game since it was read: nothing was written."""


class TooTalkative(Exception):
    """Somebody says more than there is room for: nothing was written."""


class GameStatus(NamedTuple):
    """As little as can be read of a game: whether there is anything new."""

    game: str
    revision: int
    thinking: bool


class Link(NamedTuple):
    """A way to the game: its token is all that somebody needs who sits there. `seat` is None but for a seat.

    `word` goes into the dice; where it was sealed, `seal` is there first and the word when it is told. `notice` is
    where the holder wants to hear that it is their turn, `noticed` what they were told last; `advance` are answers that
    they have left. `chain` is the end of their chain of beads for dice that are drawn together, `bead` the one that
    they have shown last, at the event `bead_at`.
    """

    token: str
    kind: LinkKind
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
    """What somebody has said in a game. `sent` is in seconds since 1970."""

    number: int
    sent: int
    kind: LinkKind
    seat: str | None
    name: str
    text: str


class StoredGame(NamedTuple):
    """A game as it is kept. `events` and `sealed` are what was read of them.

    `seats` are all seats in the order of the game, each with the strength of its computer player or None for a person;
    `computers` are those computer players whom the input does not seat.

    `tables` are digests of the rule tables that the game has used and the document does not print; None where nobody
    kept them.
    `taken_back` grows with every answer that is taken back, so that no number of a question comes twice. `thinking`
    says that nobody is waited for but the computer, `is_open` that nothing in the events is secret. Times are seconds
    since 1970.

    `drawn` counts how often secret and words were drawn anew, `chat` says whether people may talk in the game, and
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
    stage: GameStage = "gathering"
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
    stage: GameStage
    fingerprint: str
    tables: Mapping[str, str]
    taken_back: int
    thinking: bool
    is_open: bool
    jacta: str
    links: Mapping[str, Link] = {}
    also: Mapping[str, Any] = {}


class Holding(NamedTuple):
    """A way to the chronicle: its token is all that somebody needs. A player has a name."""

    token: str
    kind: Holder
    name: str = ""


class UnderWay(NamedTuple):
    """A procedure that the holder of a link has begun; its revision grows with every answer."""

    revision: int
    doing: dict[str, Any]


class SavedChronicle(NamedTuple):
    """A chronicle as it is kept. Times are seconds since 1970."""

    id: str
    game: str
    title: str
    links: tuple[Holding, ...]
    entries: tuple[dict[str, Any], ...] = ()
    revision: int = 0
    created: int = 0
    changed: int = 0


class Rewritten(NamedTuple):
    """What one change does: the entries from number `kept` on are these, links are added, others have another token by
    the one that they had, a doing of a link ends, and the title is another one.
    """

    kept: int
    entries: Sequence[Mapping[str, Any]] = ()
    links: Sequence[Holding] = ()
    renewed: Mapping[str, Holding] = {}
    ended: str | None = None
    title: str | None = None
