"""What a rule is to the rest of the world: a procedure with a typed input, and the game it belongs to."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, Literal, NamedTuple, get_type_hints

from pydantic import TypeAdapter

from jacta import text
from jacta.errors import BrokenGame, OutOfReach, UnknownProcedure, slip
from jacta.kernel.aims import Aim
from jacta.kernel.inputs import Given, Option, Options, checked, models_of, written
from jacta.kernel.questions import Move, PassingSurroundings, Surroundings, extras
from jacta.kernel.reach import names_reached
from jacta.tables import Checker, Edition, Rules, Shelf, edition, rules_for
from jacta.text import Message

log = logging.getLogger("jacta")
Kind = Literal["procedure", "check", "table"]
Picture = Callable[[Mapping[str, Any]], str]
"""Draws a procedure's input and what comes of it, as SVG."""
Notation = Callable[[str, frozenset[str]], tuple[str, dict[str, Any]] | None]
"""Reads a game's own short way of writing a question, such as `7g4`: the name of the procedure and the keys it says.
The second argument are the keys that are stated beside it."""
MOST_SURROUNDINGS = 20_000


class Board(NamedTuple):
    """How a position looks at the table: `text` for a terminal, `svg` as a picture.

    Both are handed what a player sees of the state, and the procedure's input. So is `legend`, whose lines explain the
    signs of the text: each needs to be read once. Where an outcome is a position, too, `outcomes` says so.
    """

    text: Callable[[Any, Any], str]
    svg: Callable[[Any, Any], str] | None = None
    legend: Callable[[Any, Any], Sequence[str]] | None = None
    outcomes: bool = False


class Procedure:
    """One row of a game's inventory. Made by `@procedure` from the function that begins it."""

    def __init__(
        self,
        begin: Callable[..., Move],
        *,
        kind: Kind,
        passage: str,
        given: Any,
        tables: Sequence[str] | Callable[[Any], Sequence[str]],
        aims: Mapping[str, str],
        examples: Sequence[Mapping[str, Any]],
        tally: type[tuple[int, ...]] | None,
        view: Callable[[Any, str | None], Any] | None,
        secrets: Sequence[str],
        players: Callable[[Any], Mapping[str, Any]] | None,
        seats: Callable[[Any], Sequence[str]] | None,
        chairs: Mapping[str, str],
        sampled: int,
        board: Board | None,
    ) -> None:
        self.begin = begin
        self.name = begin.__name__
        self.kind: Kind = kind
        self.passage = passage
        self._adapter: TypeAdapter[Given] = TypeAdapter(given)
        self.models = models_of(given)
        self.examples = tuple(examples)
        self.tally = tally
        self.view = view
        self.secrets = frozenset(secrets)
        self.players = players
        self._seats = seats
        self.chairs = dict(chairs)
        self.sampled = sampled
        self.board = board
        self._tables = tables
        self._aims = dict(aims)
        self._surroundings: dict[tuple[Given, Rules], Surroundings] = {}
        self._last_rules: tuple[Options | None, Edition | None, Rules | None] = (None, None, None)
        self.game: Game  # set when the game lists it

    def __repr__(self) -> str:
        return f"<Procedure {self.id}>"

    def __reduce__(self) -> Any:
        return find_procedure, (self.id,)

    def read_tally(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The running totals under the names that the procedure declares; one that nothing was added to is 0."""
        if self.tally is None:
            raise TypeError(f"{self.name}: a phase reads the tally, but the procedure declares none")
        missing = len(self.tally._fields) - len(totals)  # type: ignore[attr-defined]
        return self.tally(*totals, *[0] * missing)  # type: ignore[arg-type]

    @property
    def id(self) -> str:
        return f"{self.game.id}.{self.name}"

    def must_be_exact(self, given: Given) -> None:
        """Refuse exact work where it is out of reach; bad input is refused before that, by its key."""
        if self.sampled:
            self.first_move(self.surroundings(given))
            raise OutOfReach(Message("error-out-of-reach", id=self.id))

    @cached_property
    def aims(self) -> dict[str, Aim]:
        """What each player usually wants, by player."""
        return {who: Aim.parse(aim) for who, aim in self._aims.items()}

    @cached_property
    def accepted(self) -> dict[str, Option]:
        """Every reading that the input may state, by option name."""
        found: dict[str, Option] = {}
        for model in self.models:
            options = model.model_fields["options"].annotation
            assert isinstance(options, type)
            assert issubclass(options, Options)
            found |= {name: Option.of(name, field) for name, field in options.model_fields.items()}
        return found

    @cached_property
    def decides(self) -> bool:
        """Whether anybody may be asked for a decision in it, as far as the code of its game tells."""
        return "Ask" in names_reached((self.begin, *self.models), self.game.package)

    @cached_property
    def options(self) -> dict[str, Option]:
        """The readings that act on this procedure, by option name; others are accepted to no effect."""
        looked_at = names_reached((self.begin, *self.models), self.game.package)
        return {name: option for name, option in self.accepted.items() if name in looked_at}

    def seats(self, given: Given) -> tuple[str, ...]:
        """The players at the table for this input: persons, and the computer players that the input seats."""
        return tuple(self._aims) if self._seats is None else tuple(self._seats(given))

    def validate(self, given: Mapping[str, Any] | Given) -> Given:
        """The typed input, or InputError naming the key. Everything is checked as JSON: an int is not a bool."""
        if isinstance(given, self.models):
            return given
        found: Given = checked(self._adapter, given)
        return found

    def tables_used(self, given: Given) -> Sequence[str]:
        """The names of the tables that this input is worked out with."""
        return self._tables(given) if callable(self._tables) else self._tables

    def rules(self, given: Given, book: Edition | None = None) -> Rules:
        """The tables and readings for this input: in force now, or in the book of a run that has begun."""
        options, known, found = self._last_rules  # a game asks for the same again and again
        if found is None or options is not given.options or known != (book or edition()):
            book = book or edition()
            found = rules_for(self.game.shelf, self.tables_used(given), given.options, book)
            if not callable(self._tables):
                self._last_rules = (given.options, book, found)
        return found

    def surroundings(self, given: Given, outer: Surroundings | None = None, kept: bool | None = None) -> Surroundings:
        """Input and rules of a run. Equal ones are the same object, so that positions compare and hash quickly.

        They are not `kept` where positions are seldom compared: in what is sampled, and in all that it runs. Then the
        `outer` surroundings of a nested procedure say by which book it is played, too.
        """
        if kept is None:
            kept = not self.sampled if outer is None else outer.kept
        if not kept:
            book = edition() if outer is None else outer.book
            return PassingSurroundings(self, given, self.rules(given, book), book)
        rules = self.rules(given)
        try:
            found = self._surroundings.get((given, rules))
        except TypeError:  # an input that cannot be hashed (a whole map) is never equal to another
            return Surroundings(self, given, rules)
        if found is None:
            if len(self._surroundings) >= MOST_SURROUNDINGS:
                self._surroundings.clear()
            found = self._surroundings[given, rules] = Surroundings(self, given, rules)
        return found

    def first_move(self, around: Surroundings) -> Move:
        """Where a run begins. The beginning may name `rules` beside `given`, as phases do."""
        move: Move = self.begin(*extras(self.begin, around))
        return move

    def picture(self, given: Given) -> str | None:
        """A drawing of this input and what comes of it, as SVG, where the game has one."""
        draw = self.game.pictures.get(self.name)
        return None if draw is None else draw(written(given))

    def drawn(self, outcome: Any, given: Any, *, svg: bool = False) -> str | None:
        """An outcome that is a position, as everybody sees it on the board, in text with its legend; else None."""
        board = self.board
        if board is None or not board.outcomes:
            return None
        seen = outcome if self.view is None else self.view(outcome, None)
        written = board.text(seen, given)
        if not written or (svg and board.svg is None):
            return None
        if svg and board.svg is not None:
            return board.svg(seen, given)
        return "\n".join([written, *(board.legend(seen, given) if board.legend else ())])

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the input."""
        return self._adapter.json_schema(by_alias=True)


def procedure(
    *,
    passage: str,
    kind: Kind = "procedure",
    tables: Sequence[str] | Callable[[Any], Sequence[str]] = (),
    aims: Mapping[str, str] | None = None,
    examples: Sequence[Mapping[str, Any]] = ({},),
    tally: type[tuple[int, ...]] | None = None,
    view: Callable[[Any, str | None], Any] | None = None,
    secrets: Sequence[str] = (),
    players: Callable[[Any], Mapping[str, Any]] | None = None,
    seats: Callable[[Any], Sequence[str]] | None = None,
    chairs: Mapping[str, str] | None = None,
    sampled: int = 0,
    board: Board | None = None,
) -> Callable[[Callable[..., Move]], Procedure]:
    """Make a procedure of the function that begins it; its name is the id, the type of its `given` the input.

    `tables` are the tables it uses (or a function of the input that says which), `aims` what each player wants,
    `examples` typical inputs: the tests run them all, the interfaces offer them. `tally` is a named tuple of running
    totals that `goto(..., add=...)` adds to.

    A game with hidden information states its `view`: what a player sees of a state (for None, what everybody sees);
    and its `secrets`: input keys that no player sees. `players` says which policies sit at the table for an input, by
    player; a player without one is a person, for whom the defaults answer where nobody can be asked. `seats` says who
    is at the table for an input, where that is not everybody with an aim. `chairs` are the input keys that name the
    policies, by player, in the order of the seats: tournaments change places with them.

    A whole fight or game has too many positions for exact odds: it is `sampled`. The number says how many runs give a
    first impression in a moment. `board` draws where it stands, for the players.
    """

    def make(begin: Callable[..., Move]) -> Procedure:
        return Procedure(
            begin,
            kind=kind,
            passage=passage,
            given=get_type_hints(begin, include_extras=True)["given"],
            tables=tables,
            aims=aims or {},
            examples=examples,
            tally=tally,
            view=view,
            secrets=secrets,
            players=players,
            seats=seats,
            chairs=chairs or {},
            sampled=sampled,
            board=board,
        )

    return make


class Screen(NamedTuple):
    """A special screen of a game; its template `screens/NAME.html` stands in the game's package.

    `show` works out what the page shows for what is entered, `usual` is entered at first, `offered` is what the form
    offers.
    """

    show: Callable[[Mapping[str, str]], Mapping[str, Any]]
    usual: Mapping[str, str]
    offered: Mapping[str, Any]


class Chapter(NamedTuple):
    """A chapter of the document with its procedures in printed order."""

    name: str
    procedures: tuple[Procedure, ...]


class Game:
    """A game: the table of contents of its document. Found through the entry-point group `jacta.games`.

    `highlights` are the procedures that a newcomer should look at first.
    """

    def __init__(
        self,
        id: str,
        *,
        package: str,
        source: str,
        status: Literal["complete", "growing"],
        chapters: Sequence[Chapter],
        readings: Sequence[str],
        highlights: Sequence[Procedure] = (),
        bundles: Mapping[str, Mapping[str, Any]] | None = None,
        checks: Mapping[str, Checker] | None = None,
        pictures: Mapping[str, Picture] | None = None,
        notation: Notation | None = None,
        screens: Mapping[str, Screen] | None = None,
    ) -> None:
        self.id, self.package, self.source, self.status = id, package, source, status
        self.chapters = tuple(chapters)
        self.readings, self.highlights = tuple(readings), tuple(highlights)
        self.bundles = dict(bundles or {})
        self.pictures = dict(pictures or {})
        self.notation = notation
        self.screens = dict(screens or {})
        self.shelf = Shelf(id, files(package) / "tables", checks)
        text.add_domain(id, files(package) / "text")
        for chapter in self.chapters:
            for member in chapter.procedures:
                member.game = self

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        return tuple(member for chapter in self.chapters for member in chapter.procedures)


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of all games, built-in ones and strangers' packages alike; loading one takes a moment."""
    return {point.name: point for point in sorted(entry_points(group="jacta.games"), key=lambda point: point.name)}


def find_game(id: str) -> Game | None:
    """The game with this id, without loading the others."""
    return _loaded(id) if id in _installed() else None


@cache
def _loaded(id: str) -> Game:
    point = _installed()[id]
    try:
        game = point.load()
    except Exception as error:  # whatever may be wrong in a stranger's package
        raise BrokenGame(id, Message("error-game-broken", slip=slip(error))) from error
    if not isinstance(game, Game):
        found = Message("error-no-game", place=point.value, kind=type(game).__name__)
        raise BrokenGame(id, Message("error-game-broken", slip=found))
    return game


@cache
def games() -> dict[str, Game]:
    """Every installed game by id. One that cannot be loaded is left out, with a word in the log."""
    found = {}
    for id in _installed():
        try:
            found[id] = _loaded(id)
        except BrokenGame as error:
            log.warning("%s", error)
    return found


@cache
def procedures() -> dict[str, Procedure]:
    """Every registered procedure by id."""
    return {member.id: member for game in games().values() for member in game.procedures}


def find_written(id: str, stated: Iterable[str] = ()) -> tuple[Procedure, dict[str, Any]]:
    """The procedure with this id, or the one that a game's notation means, with the keys that the notation says."""
    if id.partition(".")[0] not in _installed():
        for game in games().values():
            if game.notation and (read := game.notation(id, frozenset(stated))):
                name, given = read
                return find_procedure(f"{game.id}.{name}"), given
    return find_procedure(id), {}


def find_procedure(id: str) -> Procedure:
    """The procedure with this id, or UnknownProcedure with the nearest ids."""
    game = find_game(id.partition(".")[0])
    for member in game.procedures if game else ():
        if member.id == id:
            return member
    from difflib import get_close_matches  # noqa: PLC0415

    near = ", ".join(get_close_matches(id, procedures(), n=3, cutoff=0.4)) or "none"
    raise UnknownProcedure(Message("error-unknown-procedure", id=id, near=near))
