"""What a link shows of its game, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from jacta.dice import mark_of
from jacta.errors import JactaError, UnknownProcedure
from jacta.kernel.play.saved import JOIN
from jacta.kernel.play.session import Session
from jacta.kernel.play.view import visible
from jacta.kernel.roll import TranscriptEntry, seats
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Roll, option_value
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.position import Pending, Position
from jacta.plain import plain_outcome
from jacta.store import ChatLine, GameStage, Link, LinkKind, StoredGame
from jacta.tables import Notice


class Links(NamedTuple):
    """The tokens of a game: one for its owner, one for spectators, one for each seat that a person takes."""

    owner: str
    spectator: str
    seats: dict[str, str]


ENDED = ("over", "abandoned")


class Seat(NamedTuple):
    """Who sits where: a person, who has `joined` or not yet, or a `computer` of some strength.

    `word` is what the person has added to the dice; others see it once the game has begun. `seal` is its SHA-256 if it
    was sealed, which everybody sees; `told` says that the sealed word has been told.
    """

    seat: str
    name: str
    joined: bool
    computer: str | None = None
    word: str | None = None
    seal: str | None = None
    told: bool = False


@dataclass(frozen=True)
class SavedGameView:
    """A saved game as one link shows it.

    `question` is what waits for the holder of the link now: a decision of theirs, a throw of their dice, a look into a
    book. `leading` is the player who is asked: a seat may lead players who have none. `asked` numbers the question:
    whoever answers says which one they mean. `waiting_for` are the seats whose decision the game waits for.

    `in_hand` says that the holder of this link may correct values and add or remove participants. `thinking` says that
    the game waits for the computer only: somebody should call `Host.advance`. `broken` says why a game cannot go on
    under today's rules; then `events` is what was kept of it, if nothing in it is secret.

    While the `stage` is `revealing`, `waiting_for` are the seats that have not told their sealed words, and `reveals`
    says that the holder of this link is one of them. `drawn` counts how often everything was drawn anew. `lines` is
    what was said, None if talk is not allowed. `following` is the holder's link to the game that came after this one.

    `within` is how many seconds there are for an answer, `stand_in` who answers after that, `deadline` when that is for
    the pending question; `stood_in` are the numbers of the events answered this way, with their seats. `advance` are
    the answers that the holder of this link has left, `notice` says how they hear of their turn; nobody else sees them.

    If the dice are drawn `together`, `bead` is what the holder of this link is asked for: the `event`, the `head` of
    their chain, and the `mark` of what has happened; `waiting_for` are then the seats that have shown none. `left_out`
    counts the draws made without a seat.

    The last `lately` entries of the `transcript` are what has come of the last answer of this link, and what happened
    since; for spectators, of anybody's last answer.

    `kept_back` are the hidden keys of the input, set by whoever opened the game, who knows them.

    `links` are there for the owner only; `words` once the game has begun; `outcome` (as JSON data), `result` (as the
    rules have it) and the `secret` of the dice once it is over; the secret also if the game was abandoned. `expires` is
    when the game will be forgotten if nobody plays. Times are seconds since 1970.
    """

    kind: LinkKind
    seat: str | None
    stage: GameStage
    procedure_id: str
    procedure: Procedure | None
    given: dict[str, Any]
    kept_back: tuple[str, ...]
    dice: str
    seats: tuple[Seat, ...]
    links: Links | None
    commitment: str
    words: Mapping[str, str]
    revision: int
    asked: int
    created: int
    changed: int
    drawn: int = 0
    chat: bool = True
    reveals: bool = False
    following: str | None = None
    lines: tuple[ChatLine, ...] = ()
    expires: int = 0
    within: int = 0
    stand_in: str = "usual"
    deadline: int | None = None
    stood_in: tuple[tuple[int, str], ...] = ()
    together: bool = False
    bead: Mapping[str, Any] | None = None
    left_out: Mapping[str, int] = field(default_factory=dict)
    advance: tuple[Mapping[str, Any], ...] = ()
    notice: str | None = None
    thinking: bool = False
    question: Pending | None = None
    leading: str | None = None
    waiting_for: tuple[str, ...] = ()
    transcript: tuple[TranscriptEntry, ...] = ()
    lately: int = 0
    notices: tuple[Notice, ...] = ()
    can_undo: bool = False
    can_export: bool = False
    in_hand: bool = False
    outcome: dict[str, Any] | None = None
    result: Any = None
    secret: str | None = None
    broken: JactaError | None = None
    events: tuple[Mapping[str, Any], ...] = ()
    session: Session | None = field(default=None, repr=False)
    """The session itself, used to draw and put into words what this view shows; never to be shown as such."""

    @property
    def game(self) -> str:
        """The id of what is played, even where the procedure no longer exists."""
        return self.procedure_id.partition(".")[0]

    @property
    def position(self) -> Position | None:
        """Where the game stands, for putting `question` into words."""
        return self.session.position if self.session is not None and self.question is not None else None

    def board(self, *, svg: bool = False, legend: bool = True) -> str | None:
        """The board as this link may see it; in the end, all of it."""
        if self.session is None:
            return None
        return self.session.board(self.leading or self.seat, svg=svg, legend=legend)


# --- Who is who


def seat_links(saved: StoredGame) -> dict[str, Link]:
    """The links of the seats that people take, in the order of the game."""
    return {link.seat: link for link in saved.links if link.seat is not None}


def links_of(saved: StoredGame) -> Links:
    tokens = {link.kind: link.token for link in saved.links if link.kind != "seat"}
    return Links(tokens["owner"], tokens["spectator"], {seat: link.token for seat, link in seat_links(saved).items()})


def words_of(saved: StoredGame) -> dict[str, str]:
    """What the people in the game have added to the dice, by seat."""
    return {seat: link.word for seat, link in seat_links(saved).items()}


def seals_of(saved: StoredGame) -> dict[str, str]:
    """What the people in the game have sealed, by seat."""
    return {seat: link.seal for seat, link in seat_links(saved).items() if link.seal}


def chains_of(saved: StoredGame) -> dict[str, str]:
    """The ends of the chains of those who draw the dice jointly, by seat."""
    return {seat: link.chain for seat, link in seat_links(saved).items() if link.chain}


def undrawn(saved: StoredGame, session: Session) -> tuple[str, ...]:
    """The seats whose bead the next throw waits for."""
    if not session.waits_for_a_draw:
        return ()
    number = len(session.events)
    return tuple(seat for seat, link in seat_links(saved).items() if link.chain and link.bead_at != number)


def untold(saved: StoredGame) -> tuple[str, ...]:
    """The seats that have sealed a word and not yet told it."""
    return tuple(seat for seat, link in seat_links(saved).items() if link.seal and not link.word)


def following(saved: StoredGame, link: Link) -> str | None:
    """The link to the game that came after this one, for the holder of a link of this one."""
    led = saved.rematch
    if led is None:
        return None
    found: str | None = led["seats"].get(link.seat) if link.kind == "seat" else led[link.kind]
    return found


LED_BY = "led_by"  # in the event by which somebody has joined: the seat that decides for them


def leader(saved: StoredGame, session: Session, player: str) -> str | None:
    """The seat that decides for a player: their own, None for the computer's; for a player without a seat, the one that
    the owner named when they joined, else the first.
    """
    seats = dict(saved.seats)
    if player in seats:
        return player if seats[player] is None else None
    named = (one[LED_BY] for one in session.events if JOIN in one and LED_BY in one and one[JOIN].get("name") == player)
    return next(named, None) or next(iter(seat_links(saved)), None)


# --- What a link shows


def asked_of(saved: StoredGame, session: Session | None) -> int:
    """The number of the pending question: that of the events so far; no number is used twice.

    Answers that were taken back keep counting, lest a late answer meet another question under the same number.
    """
    return saved.taken_back + (len(session.events) if session is not None else 0)


def gathering(saved: StoredGame, link: Link) -> SavedGameView:
    """The game before it begins: who is there already, and who has told their word."""
    waiting = untold(saved) if saved.stage == "revealing" else ()
    return SavedGameView(**_frame(saved, link, None), waiting_for=waiting, reveals=link.seat in waiting)


def unplayable(saved: StoredGame, link: Link, error: JactaError) -> SavedGameView:
    """A game that cannot be continued under today's rules: what was kept of it, if nobody had anything to hide."""
    return SavedGameView(**_frame(saved, link, None), broken=error, events=saved.events if saved.is_open else ())


def playing(saved: StoredGame, link: Link, session: Session) -> SavedGameView:
    """The game as it stands."""
    over, ended = session.question is None, saved.stage in ENDED
    question, leading = heard(saved, link, session)
    seen = [entry for entry in session.transcript if ended or visible(entry.seen_by, (link.seat,))]
    return SavedGameView(
        **_frame(saved, link, session),
        thinking=is_thinking(saved, session),
        question=question,
        leading=leading,
        waiting_for=() if ended else _waiting_for(saved, session),
        transcript=tuple(map(_shown, seen)),
        lately=_lately(saved, link, session, seen),
        notices=session.notices,
        can_undo=can_undo(saved, link, session),
        can_export=ended or is_open(session),
        in_hand=in_hand(saved, link, session),
        outcome=plain_outcome(session.outcome) if over else None,
        result=session.outcome,
        secret=saved.secret if ended else None,
        session=session,
    )


def awaited(saved: StoredGame, session: Session) -> tuple[Link, ...]:
    """The links of the people whose answer is missing; if the game waits for real dice or a book, everybody's."""
    if session.question is None or is_thinking(saved, session):
        return ()
    persons = seat_links(saved)
    if not isinstance(session.question, Ask) and not session.waits_for_a_draw:
        return tuple(persons.values())
    return tuple(persons[seat] for seat in _waiting_for(saved, session) if seat in persons)


def _waiting_for(saved: StoredGame, session: Session) -> tuple[str, ...]:
    if session.waits_for_a_draw:
        return undrawn(saved, session)
    return tuple(dict.fromkeys(seat for who in session.waiting_for if (seat := leader(saved, session, who))))


def _frame(saved: StoredGame, link: Link, session: Session | None) -> dict[str, Any]:
    """What every stage shows."""
    begun, procedure = saved.stage not in ("gathering", "revealing"), _known(saved.procedure)
    # Nobody knows what was secret in a procedure that no longer exists.
    secret = saved.given.keys() if procedure is None else procedure.secrets
    hidden: Collection[str] = () if saved.stage in ENDED else secret
    return {
        "kind": link.kind,
        "seat": link.seat,
        "stage": saved.stage,
        "procedure_id": saved.procedure,
        "procedure": procedure,
        "given": {key: value for key, value in saved.given.items() if key not in hidden},
        "kept_back": tuple(key for key in saved.given if key in hidden),
        "dice": saved.dice,
        "seats": _seats(saved, link, begun=begun),
        "links": links_of(saved) if link.kind == "owner" else None,
        "commitment": saved.commitment,
        "words": words_of(saved) if begun else {},
        "revision": saved.revision,
        "asked": asked_of(saved, session),
        "created": saved.created,
        "changed": saved.changed,
        "drawn": saved.drawn,
        "chat": saved.chat,
        "following": following(saved, link),
        "within": saved.within,
        "stand_in": saved.stand_in,
        "stood_in": tuple((number, seat) for number, seat in saved.stood_in),
        "together": saved.together,
        "left_out": Counter(seat for draw in saved.draws for seat in draw["without"]),
        "bead": _bead(saved, link, session) if session is not None else None,
        "advance": tuple(link.advance),
        "notice": link.notice["kind"] if link.notice else None,
    }


def _bead(saved: StoredGame, link: Link, session: Session) -> dict[str, Any] | None:
    """What the holder of this link is asked to show."""
    if link.seat not in undrawn(saved, session):
        return None
    return {"event": len(session.events), "head": link.bead, "mark": mark_of(saved.secret, session.events)}


def _known(id: str) -> Procedure | None:
    try:
        return find_procedure(id)
    except UnknownProcedure:
        return None


def _seats(saved: StoredGame, mine: Link, *, begun: bool) -> tuple[Seat, ...]:
    persons = seat_links(saved)
    return tuple(
        Seat(
            seat,
            one.name,
            one.joined,
            word=one.word if begun or one.token == mine.token else None,
            seal=one.seal or None,
            told=bool(one.seal and one.word),
        )
        if (one := persons.get(seat))
        else Seat(seat, "", True, computer=strength)
        for seat, strength in saved.seats
    )


def is_thinking(saved: StoredGame, session: Session) -> bool:
    """Whether the game waits for the computer only.

    Both must say so: a table of the user's own may have been filled in or removed since the game was stored, and then
    it is for people to go on.
    """
    return saved.thinking and session.needs_nobody


def heard(saved: StoredGame, link: Link, session: Session) -> tuple[Pending | None, str | None]:
    """The pending question as put to the holder of this link, and the player for whom they are asked."""
    question = session.question
    if link.seat is None or question is None or saved.stage in ENDED or is_thinking(saved, session):
        return None, None
    if isinstance(question, Ask):
        for who in session.waiting_for:
            if leader(saved, session, who) == link.seat:
                return session.view(who).question, who
        return None, None
    if session.waits_for_a_draw:
        return None, None
    seen_by = seats(session.position, question.seen_by) if isinstance(question, Roll) else None
    if seen_by is not None and not any(leader(saved, session, who) == link.seat for who in seen_by):
        return None, None
    return question, None


def _lately(saved: StoredGame, link: Link, session: Session, seen: Sequence[TranscriptEntry]) -> int:
    """How many of these entries have come since the last answer of a link, that one included; at first, all."""

    def answers(entry: TranscriptEntry) -> bool:
        players = entry.who if isinstance(entry.who, tuple) else (entry.who,)
        if entry.kind != "ask":
            return False
        return link.seat is None or link.seat in (leader(saved, session, who) for who in players)

    since = (count for count, entry in enumerate(reversed(seen), 1) if answers(entry))
    return next(since, len(seen))


def _shown(entry: TranscriptEntry) -> TranscriptEntry:
    """A transcript entry as people may see it: of the question, only the chosen answers are left."""
    question = entry.question
    if question is None:
        return entry
    if question.simultaneous:
        options: Any = tuple(
            [one for one in part if option_value(one) == value]
            for part, value in zip(question.options, entry.value, strict=True)
        )
    else:
        options = [one for one in question.options if option_value(one) == entry.value]
    return entry._replace(question=question._replace(options=options, default=None, leads_to=None, remark=None))


def can_undo(saved: StoredGame, link: Link, session: Session) -> bool:
    """Whether the holder of this link may take back the last answer: its author may, and the owner.

    Not while dice are drawn jointly: whoever has seen the others' beads may know what will fall.
    """
    if session.waits_for_a_draw or (saved.draws and saved.draws[-1]["event"] >= len(session.events)):
        return False
    if not session.can_undo or link.kind == "spectator" or session.question is None or saved.stage in ENDED:
        return False
    return link.kind == "owner" or not session.last_to_answer or bool(may_take_back(saved, link, session))


def may_take_back(saved: StoredGame, link: Link, session: Session) -> tuple[str, ...]:
    """The players whose last answer the holder of this link may take back."""
    last = session.last_to_answer
    return last if link.kind == "owner" else tuple(who for who in last if leader(saved, session, who) == link.seat)


def in_hand(saved: StoredGame, link: Link, session: Session) -> bool:
    """Whether the holder of this link may intervene as a game master: the owner may, if nobody hides anything.

    Not while dice are drawn jointly: whoever has seen the others' beads may know what will fall.
    """
    if link.kind != "owner" or saved.stage in ENDED or session.question is None or not is_open(session):
        return False
    return not (is_thinking(saved, session) or session.waits_for_a_draw)


def is_open(session: Session) -> bool:
    """Whether nobody in this game has anything to hide: then it may be handed out while it runs."""
    position: Position | None = session.position
    while position is not None:
        if position.procedure.view is not None or position.procedure.secrets:
            return False
        position = position.caller
    return all(entry.seen_by is None for entry in session.transcript)
