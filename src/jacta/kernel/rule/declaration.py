"""What an author states about a procedure, besides the function that begins it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from jacta.dice import Source
from jacta.kernel.rule.pieces import Role

ProcedureKind = Literal["procedure", "check", "table"]
LeftToChance = Literal["dice", "shuffle", "none"]


class Card(NamedTuple):
    """One participant as a card on a page: who they are (`called`), with kind and state in words.

    `side`, 0 or 1, chooses the colour. `dice` are those still to be used, `held` those put aside for later; `figures`
    are all other values, each with its label.
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
    """How to show a position: as `text` for a terminal, as an `svg` picture, or as `cards` where there is no map.

    Each is a function of what a player sees of the state, and of the procedure's input. So is `legend`, whose lines
    explain the signs of the text; an interface shows each line once. `outcomes` says that an outcome is a position,
    too, and can be shown in the same way.
    """

    text: Callable[[Any, Any], str]
    svg: Callable[[Any, Any], str] | None = None
    legend: Callable[[Any, Any], Sequence[str]] | None = None
    outcomes: bool = False
    cards: Callable[[Any, Any], Cards] | None = None


class Insight(NamedTuple):
    """What a game contributes to the search: what may be hidden, and how far ahead one needs to look.

    - `resample(at, who, source)` is a position that looks to the player exactly as `at` does: what the player does not
      see is drawn anew.
    - `enough(first, here)` says whether a playout from `first` has gone far enough.
    - `worth(here, who)` is what the position is then worth to a player, in the unit of that player's aim.
    - `adviser(given)` is a policy of the game's own, for any seat, that plays better than the search.
    """

    resample: Callable[[Any, str, Source], Any] | None = None
    enough: Callable[[Any, Any], bool] | None = None
    worth: Callable[[Any, str], float] | None = None
    adviser: Callable[[Any], Any] | None = None


class Joining(NamedTuple):
    """How the game master brings somebody into a run that is under way, and takes somebody out of it.

    - `key` is the list in the input of those who take part, each with a `name`.
    - `places` is the list in the state that holds them in the same order.
    - `enter(state, given)` adds the newcomer, who stands last in this input; `leave(state, place, given)` removes
      whoever has that place. Both return the new state, or refuse with InputError. They are called at any phase, and so
      with any kind of state that the procedure has.
    """

    key: str
    places: str
    enter: Callable[[Any, Any], Any]
    leave: Callable[[Any, int, Any], Any]


@dataclass(frozen=True, kw_only=True)
class Declaration:
    """What an author states about a procedure, each fact once; the defaults are what holds if it is left out.

    What the rule is:

    - `passage`: where the document states it.
    - `kind`: a procedure, or a check or a table, in which nothing is left to chance.
    - `chance`: what differs from one run to the next whatever people decide: `dice` that they could throw themselves,
      a `shuffle` that nobody sees, or `none`.
    - `asks`: the labels of the decisions that may come up, nested procedures included.
    - `readings`: the options that act on it, if the input accepts more than those.
    - `tables`: the tables it uses, or a function of the input that says which.
    - `tally`: a named tuple of running totals, which `goto(..., add=...)` adds to.
    - `aims`: what each player wants.
    - `examples`: typical inputs. The tests run them all, the interfaces offer them.

    Pieces and people:

    - `roles`: the pieces that take part, if the input speaks of their parts.
    - `new_pieces`: keys of the outcome that may hold a new piece, each with the role whose owner receives it.
    - `players`: a function of the input: the policies that play, by player. A player without one is a person, for whom
      the defaults answer where nobody can be asked.
    - `seats`: a function of the input: who plays, if that is not everybody with an aim.
    - `seat_aims`: a function of the input: what the seats want that have no aim of their own in `aims`, by seat.
    - `seat_keys`: the input keys that name the policies, by player, in the order of the seats; tournaments swap them.
    - `view`: what a player sees of a state, and for None what everybody sees, if something is hidden.
    - `secrets`: input keys that no player sees.
    - `joining`: how a game master brings people in and takes them out.

    How it is shown and computed:

    - `board`: how a position is shown to the players.
    - `insight`: what helps the search.
    - `sampled`: for a whole fight or game, which has too many positions for exact odds: how many runs give a first
      impression in a moment.
    - `exact_up_to`: if only large figures are too much: for an input key, a function of the input that gives the
      largest value with exact answers. For a dotted key it gives the present value first, then the largest.
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
    seat_aims: Callable[[Any], Mapping[str, str]] | None = None
    seat_keys: Mapping[str, str] = field(default_factory=dict)
    sampled: int = 0
    exact_up_to: Mapping[str, Callable[[Any], int | tuple[int, int]]] = field(default_factory=dict)
    board: Board | None = None
    insight: Insight | None = None
    joining: Joining | None = None
    new_pieces: Mapping[str, str] = field(default_factory=dict)
