"""What a store takes and returns, and the errors it raises, for modules that do not open a database themselves."""

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
    """An unguessable token for an address: letters and digits only, since programs may cut off anything else."""
    return "".join(secrets.choice(LETTERS) for _ in range(32))


class NoDatabase(JactaError):
    """The database does not answer, or cannot keep what it is given."""


class DatabaseTooNew(JactaError):
    """The database was last used by a newer Jacta."""


def default_file() -> Path:
    """The default database: a file beside the user's own tables."""
    return tables_folder().parent / FILE


class Overtaken(Exception):
    """Somebody else has changed the game since it was read: nothing was written."""


class TooTalkative(Exception):
    """Somebody says more than is allowed: nothing was written."""


class GameStatus(NamedTuple):
    """The least that can be read of a game: whether there is anything new."""

    game: str
    revision: int
    thinking: bool


class Link(NamedTuple):
    """A link to the game: its token is all that its holder needs. `seat` is None except for a seat.

    `word` goes into the dice; if it was sealed, `seal` comes first and the word once it is told. `notice` is where the
    holder is notified of their turn, `noticed` what they were last told; `advance` are answers that they have left.
    `chain` is the end of their chain of beads for dice that are drawn jointly, `bead` the one that they showed last, at
    the event `bead_at`.
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
    """A game as it is stored. `events` and `sealed` are what was read of them.

    `seats` are all seats in the order of the game, each with the strength of its computer player or None for a person;
    `computers` are the computer players not seated by the input.

    `tables` are digests of the unprinted tables that the game has used; None if they were not kept. `taken_back` grows
    with every answer that is taken back, so that no number of a question is used twice. `thinking` says that the game
    waits for the computer only, `is_open` that nothing in the events is secret. Times are seconds since 1970.

    `drawn` counts how often secret and words were drawn anew, `chat` says whether people may talk in the game, and
    `rematch` has the links of the game that followed, by the seats of this one.

    `within` is how many seconds there are for an answer (0: no limit), `stand_in` who answers after that, `since` when
    the pending question was asked, and `stood_in` the events answered this way, each with its seat. `due` is when the
    game needs attention although nobody visits it; 0 is never. Dice that are drawn `together` use the beads of the
    players: `draws` are those made so far.
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
    """What one change does: drop the events from number `kept` on, append others, and set the rest anew.

    `sealed` are all answers that are kept secret at the question that now waits. `links` are the links that change, by
    their previous tokens. `also` sets further columns of the game.
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
    """A link to the chronicle: its token is all that its holder needs. A player has a name."""

    token: str
    kind: Holder
    name: str = ""


class UnderWay(NamedTuple):
    """A procedure that the holder of a link has begun; its revision grows with every answer."""

    revision: int
    doing: dict[str, Any]


class SavedChronicle(NamedTuple):
    """A chronicle as it is stored. Times are seconds since 1970."""

    id: str
    game: str
    title: str
    links: tuple[Holding, ...]
    entries: tuple[dict[str, Any], ...] = ()
    revision: int = 0
    created: int = 0
    changed: int = 0


class Rewritten(NamedTuple):
    """What one change does: replace the entries from number `kept` on, add links, give others a new token (by their
    previous ones), end what a link is doing, and change the title.
    """

    kept: int
    entries: Sequence[Mapping[str, Any]] = ()
    links: Sequence[Holding] = ()
    renewed: Mapping[str, Holding] = {}
    ended: str | None = None
    title: str | None = None
