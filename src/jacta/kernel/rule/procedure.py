"""What a rule is to the rest of the world: a procedure with a typed input, and the game it belongs to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin, get_type_hints
from weakref import WeakValueDictionary

from pydantic import TypeAdapter, ValidationError

from jacta.aims import Aim, read_aim, read_event
from jacta.errors import InputError, OutOfReach
from jacta.kernel.rule.calling import FIXED, Context, UnsharedContext, check_move, injected, injected_names
from jacta.kernel.rule.declaration import Declaration, LeftToChance
from jacta.kernel.rule.inputs import Given, Option, Options, Strict, checked, models_of, refusal, written
from jacta.kernel.rule.pieces import Piece, Role
from jacta.kernel.rule.places import InputPlace
from jacta.kernel.rule.questions import Move
from jacta.kernel.rule.schema import Schema, SchemaNode
from jacta.names import VALUE, Names, Offered, named_as, not_among, suggesting
from jacta.outcomes import Field, OutcomeType, Values, field_of
from jacta.plain import ABSENT
from jacta.tables import Edition, Rules, edition, rules_for
from jacta.text import Message
from jacta.typed import found_at

if TYPE_CHECKING:
    from jacta.kernel.rule.game import Game


class Procedure:
    """One rule of a game, as everybody else sees it. Made by `@procedure` from the function that begins it."""

    def __init__(self, begin: Callable[..., Move], stated: Declaration) -> None:
        hints = get_type_hints(begin, include_extras=True)
        self.begin, self.name = begin, begin.__name__
        self._handed = FIXED[injected_names(begin)]
        self.stated, self._given, self._ends = stated, hints["given"], hints["return"]
        self.models = models_of(self._given)
        self.kind, self.passage, self.examples = stated.kind, stated.passage, tuple(stated.examples)
        self.asks, self.tally, self.sampled = tuple(stated.asks), stated.tally, stated.sampled
        self.view, self.secrets = stated.view, frozenset(stated.secrets)
        self.players, self.seat_keys = stated.players, stated.seat_keys
        self.board, self.insight, self.joining = stated.board, stated.insight, stated.joining
        self.new_pieces = stated.new_pieces
        self._contexts: WeakValueDictionary[tuple[Given, Rules], Context] = WeakValueDictionary()
        self._last_rules: tuple[Options | None, Edition | None, Rules | None] = (None, None, None)
        self.game: Game  # set when the game lists it

    def __repr__(self) -> str:
        return f"<Procedure {self.id}>"

    def read_tally(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The running totals under the names that the procedure declares; missing ones are 0."""
        if self.tally is None:
            raise TypeError(f"{self.name}: a phase reads the tally, but the procedure declares none")
        if type(totals) is self.tally:
            return totals
        missing = len(self.tally._fields) - len(totals)  # type: ignore[attr-defined]
        return self.tally(*totals, *[0] * missing)  # type: ignore[arg-type]

    @cached_property
    def _outcome(self) -> Field:
        """What can come out, as the function that begins it declares."""
        return _declared(self._ends)

    @cached_property
    def _adapter(self) -> TypeAdapter[Given]:
        """Checks the input. Made on first use: a game has far more procedures than anybody asks about."""
        return TypeAdapter(self._given)

    @property
    def id(self) -> str:
        return f"{self.game.id}.{self.name}"

    def must_be_exact(self, given: Given) -> None:
        """Raise OutOfReach where exact work would take too long; bad input is refused first, by its key."""
        if self.sampled:
            self.first_move(self.context(given))
            raise OutOfReach(Message("error-out-of-reach", id=self.id))
        for key, most_of in self.stated.exact_up_to.items():
            found = most_of(given)
            value, most = found if isinstance(found, tuple) else (getattr(given, key), found)
            if value > most:
                self.first_move(self.context(given))
                raise OutOfReach(Message("error-exact-up-to", id=self.id, key=key, value=value, most=most))

    @cached_property
    def aims(self) -> dict[str, Aim]:
        """What each player usually wants, by player."""
        return {who: read_aim(aim, self.outcome_type()) for who, aim in self.stated.aims.items()}

    def aims_for(self, given: Given) -> dict[str, Aim]:
        """What everybody wants for this input: the players who have an aim, and the seats that share in one."""
        if self.stated.seat_aims is None:
            return self.aims
        return {who: self.aim(aim, given) for who, aim in self.stated.seat_aims(given).items()} | self.aims

    def outcome_type(self, given: Given | None = None) -> OutcomeType:
        """What can come out of it; for a given input, also which values its texts can have there."""
        if given is None:
            return OutcomeType(self.game.id, self._outcome)

        return OutcomeType(self.game.id, self._outcome, partial(_values_for, self, given))

    def aim(self, written: str, given: Given | None = None, where: str = "aim") -> Aim:
        """A written aim, read. What is wrong in it raises InputError at `where`, with the nearest keys and values."""
        return read_aim(written, self.outcome_type(given), where)

    def usual_aim(self, who: str) -> Aim:
        """What a player usually wants. InputError for an unknown player lists those who have an aim, nearest first."""
        if who in self.aims:
            return self.aims[who]
        raise InputError("who" if self.aims else "aim", suggesting(self.no_aim(who), who, self.player_names))

    def must_play(self, who: str, deciders: Iterable[str]) -> None:
        """Refuse somebody who has neither an aim nor any of these decisions; the refusal lists those who have."""
        known = tuple(dict.fromkeys((*self.aims, *deciders)))
        if who not in known:
            raise not_among("who", who, known, named_as(self.game.id, VALUE, known))

    def no_aim(self, who: str) -> Message:
        """The refusal of a player who has no usual aim; it lists those who have."""
        players = Offered(self.aims, self.player_names) if self.aims else "none"
        return Message("error-no-aim", who=who, players=players)

    @property
    def player_names(self) -> Names:
        """The players who have an aim, with their names in both languages."""
        return named_as(self.game.id, VALUE, tuple(self.aims))

    def event(self, written: str, given: Given | None = None, where: str = "where") -> Aim:
        """A written condition, read; it must be an event."""
        return read_event(written, self.outcome_type(given), where)

    @cached_property
    def accepted(self) -> dict[str, Option]:
        """Every reading that the input accepts, by option name."""
        found: dict[str, Option] = {}
        for model in self.models:
            options = model.model_fields["options"].annotation
            assert isinstance(options, type)
            assert issubclass(options, Options)
            found |= {name: Option.of(name, field) for name, field in options.model_fields.items()}
        return found

    @property
    def chance(self) -> LeftToChance:
        """What is left to chance in it."""
        return self.stated.chance if self.kind == "procedure" else "none"

    @property
    def decides(self) -> bool:
        """Whether anybody may be asked for a decision in it."""
        return bool(self.asks)

    @cached_property
    def options(self) -> dict[str, Option]:
        """The readings that act on this procedure, by option name; others are accepted without effect."""
        acting = self.accepted if self.stated.readings is None else self.stated.readings
        return {name: self.accepted[name] for name in acting}

    @cached_property
    def roles(self) -> dict[str, Role]:
        """The pieces that take part, by role: declared, or the keys of the input whose type is a kind of piece."""
        found = dict(self.stated.roles)
        for model in self.models:
            for name, field in model.model_fields.items():
                kinds, several = _pieces_in(field.annotation)
                if kinds:
                    found.setdefault(field.alias or name, _direct(field.alias or name, kinds, several))
        return found

    @cached_property
    def input_place(self) -> InputPlace:
        """The input as a whole, with the names of its keys and words."""
        return InputPlace(self.game.id, SchemaNode.whole(self.schema()))

    def seats(self, given: Given) -> tuple[str, ...]:
        """The players for this input: people, and the computer players that the input seats."""
        return tuple(self.stated.aims) if self.stated.seats is None else tuple(self.stated.seats(given))

    def people(self, given: Given) -> tuple[str, ...]:
        """The players for this input who are people."""
        computers = self.players(given) if self.players else {}
        return tuple(seat for seat in self.seats(given) if seat not in computers)

    def computers(self, given: Given) -> dict[str, str]:
        """The computer players that the input seats, by the word for what plays there."""
        stated = written(given)
        seated = self.players(given) if self.players else {}
        return {seat: found_at(stated, self.seat_keys.get(seat, "")) or "usual" for seat in seated}

    def validate(self, given: Mapping[str, Any] | Given) -> Given:
        """The typed input, or InputError naming the key. Everything is checked as JSON: an int is not a bool."""
        if isinstance(given, self.models):
            return given
        try:
            found: Given = checked(self._adapter, given)
        except InputError as error:
            raise self.input_place.with_nearest(self._located(given, error), given) from None
        return found

    def refusal(self, given: Mapping[str, Any], key: str, *, whole: bool = False) -> InputError | None:
        """What is wrong with one key of an unfinished input, or None. `whole`: nothing more will be added to it."""
        found = refusal(self._adapter, given, key, whole=whole)
        return found and self.input_place.with_nearest(found, given)

    def _located(self, given: Any, error: InputError) -> InputError:
        """The error with its full key: a part of the input that checks itself knows only its own keys."""
        fields = [(field.alias or name, field) for model in self.models for name, field in model.model_fields.items()]
        if not isinstance(given, Mapping) or error.key.partition(".")[0] in {key for key, _ in fields} | given.keys():
            return error
        for key, field in fields:
            if isinstance(given.get(key), Mapping | list) and _has_checks(field.annotation):
                try:
                    annotation: Any = field.annotation
                    TypeAdapter(annotation).validate_json(json.dumps(given[key]))
                except InputError as inner:
                    return inner.below(key)
                except ValueError:  # another complaint, or no JSON at all
                    continue
        return error

    def read(self, written: bytes) -> Given | None:
        """The typed input of a JSON text, read in one go; None if it is refused. Then `validate` says why."""
        try:
            return self._adapter.validate_json(written)
        except ValidationError:
            return None

    @property
    def stated_tables(self) -> Sequence[str]:
        """The tables that every input is worked out with, by name; none if they depend on the input."""
        return () if callable(self.stated.tables) else self.stated.tables

    def tables_used(self, given: Given) -> Sequence[str]:
        """The tables that this input is worked out with, by name."""
        return self.stated.tables(given) if callable(self.stated.tables) else self.stated.tables

    def rules(self, given: Given, book: Edition | None = None) -> Rules:
        """The tables and readings for this input: those in force now, or in the `book` of a run that has begun."""
        options, known, found = self._last_rules  # a game asks for the same again and again
        book = book or edition()
        if found is None or options is not given.options or known != book:
            found = rules_for(self.game.tables, self.tables_used(given), given.options, book)
            if not callable(self.stated.tables):
                self._last_rules = (given.options, book, found)
        return found

    def context(
        self, given: Given, outer: Context | None = None, kept: bool | None = None, book: Edition | None = None
    ) -> Context:
        """Input and rules of a run. As long as somebody holds a context, an equal one is the same object, so that
        positions compare and hash quickly.

        Where positions are seldom compared, in a sampled procedure and in all that it runs, contexts are not `kept`.
        Then a nested procedure is played by the book of its `outer` context. If no `book` is named otherwise, it is the
        one in force now.
        """
        if kept is None:
            kept = not self.sampled if outer is None else outer.kept
        if not kept:
            book = book or (edition() if outer is None else outer.book)
            return UnsharedContext(self, given, self.rules(given, book), book)
        rules = self.rules(given, book)
        try:
            found = self._contexts.get((given, rules))
        except TypeError:  # an input that cannot be hashed (a whole map) is never equal to another
            return Context(self, given, rules)
        if found is None:
            found = self._contexts[given, rules] = Context(self, given, rules)
        return found

    def first_move(self, context: Context) -> Move:
        """Where a run begins. The function that begins it may name `rules` besides `given`, as phases do."""
        return check_move(self.begin, self.begin(*self._handed(context)))

    def picture(self, given: Given) -> str | None:
        """A drawing of this input and what comes of it, as SVG, if the game has one."""
        draw = self.game.pictures.get(self.name)
        return None if draw is None else draw(written(given))

    def drawn(self, outcome: Any, given: Any, *, svg: bool = False) -> str | None:
        """An outcome drawn as everybody sees it, as text with its legend or as SVG; None if it is not a position."""
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

    def schema(self) -> Schema:
        """JSON Schema of the input."""
        return self._schema

    @cached_property
    def _schema(self) -> Schema:
        return self._adapter.json_schema(by_alias=True)


def _values_for(procedure: Procedure, given: Given, values: Values) -> Iterable[str]:
    """The values that a text of the outcome can have for this input."""
    return values.of(*injected(values.of, procedure.context(given)))


def _declared(hint: Any) -> Field:
    """What the return annotation `Move[...]` says about the outcome; if it says nothing, anything may come out."""
    stated = [one for one in get_args(get_args(hint)[1]) if one is not Any and not isinstance(one, TypeVar)]
    return field_of(reduce(or_, stated)) if stated else Field("any")


def _has_checks(annotation: Any) -> bool:
    """Whether an annotation contains objects that check themselves."""
    if isinstance(annotation, type) and issubclass(annotation, Strict):
        return True
    return any(map(_has_checks, get_args(annotation)))


def _pieces_in(annotation: Any, several: bool = False) -> tuple[tuple[type[Piece], ...], bool]:
    """The kinds of pieces that an annotation contains, and whether it takes a list of them."""
    if isinstance(annotation, type) and issubclass(annotation, Piece):
        return (annotation,), several
    kinds: tuple[type[Piece], ...] = ()
    several = several or get_origin(annotation) in (tuple, list)
    for part in get_args(annotation):
        found, inside = _pieces_in(part, several)
        if found:
            kinds, several = (*kinds, *found), several or inside
    return tuple(dict.fromkeys(kinds)), several


def _direct(key: str, kinds: tuple[type[Piece], ...], several: bool) -> Role:
    """The role of pieces that stand under a key of the input, and come back under the same key of the outcome."""

    def after(piece: Piece, outcome: Any, place: int) -> Piece | None:
        found: Any = getattr(outcome, key, ABSENT)
        if found is ABSENT:
            return piece
        back: Piece | None = found[place] if several else found
        return back

    return Role(kinds, lambda piece: {key: piece.to_json()}, after, several)


class procedure(Declaration):  # noqa: N801 (written above a function, it reads as what that becomes)
    """Make a procedure from the function that begins it. The function's name is the id, the type of its `given` the
    input, and the type in its `Move[...]` the outcome. `Declaration` lists what else may be stated.
    """

    def __call__(self, begin: Callable[..., Move]) -> Procedure:
        return Procedure(begin, self)
