"""What an author states of a procedure, beside the function that begins it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from jacta.dice import Source
from jacta.kernel.rule.pieces import Role

ProcedureKind = Literal["procedure", "check", "table"]
LeftToChance = Literal["dice", "shuffle", "none"]


class Card(NamedTuple):
    """One of those at the table, for a page: `side` 0 or 1 by the colour he wears, his kind and state in words.

    `dice` are those he has yet to use, `held` those he has put back; `figures` the rest, with labels.
    """

    name: str
    called: str
    kind: str
    state: str
    side: int
    acts: bool = False
    out: bool = False
    dice: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()


class Cards(NamedTuple):
    """A position as cards, under a strip of the phases of a turn."""

    title: str
    phase: int
    phases: int
    cards: tuple[Card, ...]


class Board(NamedTuple):
    """How a position looks at the table: `text` for a terminal, `svg` as a picture, or `cards` where there is no map.

    Both are handed what a player sees of the state, and the procedure's input. So is `legend`, whose lines explain the
    signs of the text: each needs to be read once. Where an outcome is a position, too, `outcomes` says so.
    """

    text: Callable[[Any, Any], str]
    svg: Callable[[Any, Any], str] | None = None
    legend: Callable[[Any, Any], Sequence[str]] | None = None
    outcomes: bool = False
    cards: Callable[[Any, Any], Cards] | None = None


class Insight(NamedTuple):
    """What a game brings to the search: how what is hidden may be, and how far one needs to look.

    `resample(at, who, source)` is a position that the player may be in, by all that he sees of `at`: what he does not
    see is drawn anew. `enough(first, here)` says that a playout from `first` has gone far enough; `worth(here, who)`
    is what the position is worth to a player then, in the unit of his aim. `adviser(given)` is a player of the game's
    own who is stronger than the search: a policy for any seat.
    """

    resample: Callable[[Any, str, Source], Any] | None = None
    enough: Callable[[Any, Any], bool] | None = None
    worth: Callable[[Any, str], float] | None = None
    adviser: Callable[[Any], Any] | None = None


class Joining(NamedTuple):
    """How the game master brings somebody into a run that is under way, and takes somebody out of it.

    `key` is the list of the input that says who takes part, each by a `name`. `enter` is handed the state and the input
    in which the newcomer stands last; `leave` the state, the place of whoever goes, and the input. Both return the
    state as it is then, or refuse by InputError. They are asked of any phase, so of any state that the procedure has.
    `places` is the list of the state in which each stands at the place that he has in the input.
    """

    key: str
    places: str
    enter: Callable[[Any, Any], Any]
    leave: Callable[[Any, int, Any], Any]


@dataclass(frozen=True, kw_only=True)
class Declaration:
    """What is stated of a procedure, each thing once, with what is meant where it is left out.

    `asks` are the labels of the decisions that may come up, in nested procedures too; `readings` the options that act,
    where the input accepts more than those; `roles` the pieces that take part where the input speaks of their parts.
    `tables` are the tables it uses (or a function of the input that says which), `aims` what each player wants,
    `examples` typical inputs: the tests run them all, the interfaces offer them. `tally` is a named tuple of running
    totals that `goto(..., add=...)` adds to.

    `chance` says what falls otherwise from one run to the next whatever people decide: dice that they could throw
    themselves, or something that is shuffled where nobody sees it, or nothing. A check or a table has none.

    A game with hidden information states its `view`: what a player sees of a state (for None, what everybody sees);
    and its `secrets`: input keys that no player sees. `players` says which policies sit at the table for an input, by
    player; a player without one is a person, for whom the defaults answer where nobody can be asked. `seats` says who
    is at the table for an input, where that is not everybody with an aim. `seat_keys` are the input keys that name the
    policies, by player, in the order of the seats: tournaments change places with them.

    A whole fight or game has too many positions for exact odds: it is `sampled`. The number says how many runs give a
    first impression in a moment. Where only large figures are too much, `exact_up_to` says by input key, as a function
    of the input, how large one may be for exact answers; of a dotted key it says first how large it is.

    `board` draws where it stands, for the players; `insight` helps the search; `joining` says how a game master may
    bring people in and take them out. `new_pieces` are keys of the outcome under which there may be a piece that was
    not there before, each with the role whose owner it belongs to.
    """

    passage: str
    kind: ProcedureKind = "procedure"
    chance: LeftToChance = "dice"
    asks: Sequence[str] = ()
    readings: Sequence[str] | None = None
    roles: Mapping[str, Role] = field(default_factory=dict)
    tables: Sequence[str] | Callable[[Any], Sequence[str]] = ()
    aims: Mapping[str, str] = field(default_factory=dict)
    examples: Sequence[Mapping[str, Any]] = ({},)
    tally: type[tuple[int, ...]] | None = None
    view: Callable[[Any, str | None], Any] | None = None
    secrets: Sequence[str] = ()
    players: Callable[[Any], Mapping[str, Any]] | None = None
    seats: Callable[[Any], Sequence[str]] | None = None
    seat_keys: Mapping[str, str] = field(default_factory=dict)
    sampled: int = 0
    exact_up_to: Mapping[str, Callable[[Any], int | tuple[int, int]]] = field(default_factory=dict)
    board: Board | None = None
    insight: Insight | None = None
    joining: Joining | None = None
    new_pieces: Mapping[str, str] = field(default_factory=dict)
