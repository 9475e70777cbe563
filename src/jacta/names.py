"""Words as people use them: `Vienne` and `Wien` typed for the id `vienna`, `unités_attaquant` for a key.

An id is recognised by itself and by its names in either language, ignoring capitals, accents and small words, as long
as only one id has that name. If nothing is recognised, the nearest ids can be suggested.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, KeysView, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import SequenceMatcher
from functools import cache, cached_property, lru_cache
from typing import Any

from jacta import text
from jacta.errors import InputError
from jacta.text import Message

ASK, CHOICE, KEY, OPTION, VALUE = "ask-", "choice-", "key-", "option-", "value-"
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
OF = ("d", "de", "des", "du")
THE = ("a", "an", "l", "la", "le", "les", "the", "un", "une")
LINKS = ("and", "au", "aux", "en", "et", "for", "in", "of", "on", "par", "pour", "s", "to")
AMOUNTS = frozenset(("beaucoup", "combien", "moins", "peu", "plus", "trop"))
SMALL = frozenset((*OF, *THE, *LINKS, "à"))  # words that people leave out
NEAR_ENOUGH = 0.6
A_SLIP = 0.85  # a letter or two
NEARLY_AS_NEAR = 0.1
BEGINS = 0.99  # just below an exact match, which is named first
HOLDS = 0.95
MOST_NEAR = 3
LONGEST = 36  # letters that anybody would type
SIGNED = re.compile(r"[\w ]+[+-]")
UNIT = re.compile(r"\s*\([^()]*\)$")  # `Hauteur (m)`
CLAUSE = re.compile(r"[,;:(]")
OTHER_SIGNS = re.compile(r"[ ,;:]+")  # that no id of a message has


_by_id: ContextVar[bool] = ContextVar("by_id", default=False)


@contextmanager
def by_id() -> Iterator[None]:
    """Inside, things are named by their ids: JSON cannot name them otherwise."""
    token = _by_id.set(True)
    try:
        yield
    finally:
        _by_id.reset(token)


class Names:
    """Some ids with their names, and the message or text that names each in the reader's language."""

    def __init__(self, called: Mapping[str, Iterable[str]], told: Mapping[str, Message | str] | None = None) -> None:
        self._told = told or {}
        self._called = {id: (id, *words) for id, words in called.items()}
        self._written: dict[str, set[str]] = {}
        self._whole: dict[str, set[str]] = {}
        self._core: dict[frozenset[str], set[str]] = {}
        for id, words in self._called.items():
            for said in words:
                self._written.setdefault(said.casefold(), set()).add(id)
                self._whole.setdefault(text.bare(said), set()).add(id)
                if core := _core(said):
                    self._core.setdefault(core, set()).add(id)

    @property
    def ids(self) -> KeysView[str]:
        return self._called.keys()

    def meant(self, typed: str, *, exactly: bool = False) -> str | None:
        """The one id with this name; `exactly` requires every word, in this order."""
        found = self.called_so(typed, exactly=exactly)
        return next(iter(found)) if len(found) == 1 else None

    def called_so(self, typed: str, *, exactly: bool = False) -> set[str]:
        """All ids with this name."""
        if typed in self._called:
            return {typed}
        bare, core = text.bare(typed), None if exactly else self._core.get(_core(typed))
        sign = typed.strip().casefold().replace("_", " ")
        signed = self._written.get(sign) if sign.endswith(("+", "-")) else None
        if not signed and (not bare or (len(bare) == 1 and sign.endswith(("+", "-")))):
            return set()  # signs alone do not count as alike, and `A+` is not `a`
        return signed or self._whole.get(bare) or self._typed.get(bare) or core or set()

    @cached_property
    def _typed(self) -> dict[str, set[str]]:
        """The ids by everything that `typeable` makes of their names."""
        found: dict[str, set[str]] = {}
        for id, words in self._called.items():
            for form in (form for said in words for form in typeable(said) if form):
                found.setdefault(text.bare(form), set()).add(id)
        return found

    def having(self, typed: str) -> list[str]:
        """The ids that have all these words in one of their names: `chef` of `Valeur de piraterie du chef`."""
        wanted = _core(typed)
        found = (id for core, ids in self._core.items() if wanted and wanted <= core for id in ids)
        return list(dict.fromkeys(found))

    def likely(self, typed: str) -> list[str]:
        """All ids with this name; if there are none, those that have these words."""
        return list(self.called_so(typed)) or self.having(typed)

    def word(self, id: str) -> str:
        """What a reader would type for an id: its name in their language; the ids themselves are English."""
        told = self._told.get(id) if text.language() != "en" and not _by_id.get() else None
        said = text.find(told.id, told.domain) if isinstance(told, Message) else told
        if said == id:  # `D1` as it is printed
            return id
        words = typeable(said or "")
        short = (word for word in words if 0 < len(word) <= LONGEST)
        return next((word for word in short if id in (self.meant(word, exactly=True), self.meant(word))), id)

    def nearest(self, typed: str, least: float = NEAR_ENOUGH) -> list[str]:
        """The ids whose names look most like this, the likeliest first; empty if none is like enough."""
        wanted = text.bare(typed)
        if wanted.isdecimal():
            return []
        likeness = {id: max(_likeness(wanted, text.bare(said)) for said in words) for id, words in self._called.items()}
        least = max(least, max(likeness.values(), default=0) - NEARLY_AS_NEAR)
        near = [id for id, alike in likeness.items() if alike >= least]
        return sorted(near, key=lambda id: -likeness[id])[:MOST_NEAR]


def typeable(words: str) -> Iterator[str]:
    """Words as one that needs no quotes, the best first: `unités_attaquant`, `suivre_au_port`; `A+` as it is."""
    if SIGNED.fullmatch(words):
        yield words.replace(" ", "_")
    for said in (UNIT.sub("", words), words):
        every = re.findall(r"\w+", said.lower())
        yield "_".join(_without_of(every))
        yield "_".join(word for word in every if word not in SMALL)
        yield "_".join(every)
    clause, *more = CLAUSE.split(words, maxsplit=1)
    if more and len(words) > LONGEST:  # nobody would type it in full
        yield "_".join(_without_of(re.findall(r"\w+", clause.lower())))


def _without_of(words: Sequence[str]) -> Iterator[str]:
    """The words without mere "of" and "the"; but `sous_le_vent` and `moins_de_pertes` are phrases, and stay."""
    for before, word, after in zip(("de", *words), words, (*words[1:], ""), strict=False):
        idle = word in OF and not {before, after} & AMOUNTS
        if not idle and not (word in THE and before in OF):
            yield word


class Offered:
    """Ids to choose from, put into the reader's language only when they are read, like a message."""

    __slots__ = ("ids", "link", "names")

    def __init__(self, ids: Iterable[str], names: Names, link: str | Message = ", ") -> None:
        self.ids, self.names, self.link = tuple(ids), names, link

    def __str__(self) -> str:
        return str(self.link).join(map(self.names.word, self.ids)) or "–"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offered) and (self.ids, self.link) == (other.ids, other.link)

    def __hash__(self) -> int:
        return hash(self.ids)


def plain_names(ids: Iterable[str]) -> Names:
    """Ids that have no other names."""
    return Names(dict.fromkeys(ids, ()))


def near_to(refusal: Message, typed: str, names: Names, least: float = NEAR_ENOUGH) -> Message | None:
    """The refusal, with the names that look most like what was typed; None if none is like enough."""
    near = names.nearest(typed, least)
    return Message("error-near", refusal=refusal, near=Offered(near, names, Message("aim-or"))) if near else None


def suggesting(refusal: Message, typed: str, names: Names) -> Message:
    """The refusal, with the nearest names if there are any: one of them may have been meant."""
    return near_to(refusal, typed, names) or refusal


def not_among(key: str, value: Any, allowed: Iterable[Any], names: Names | None = None) -> InputError:
    """The refusal of a value that is not allowed, with the nearest allowed ones (by these names)."""
    known = [str(one) for one in allowed]
    names = names or plain_names(known)
    refusal = Message("error-choice", value=str(value), allowed=Offered(known, names))
    return InputError(key, suggesting(refusal, str(value), names))


def _core(words: str) -> frozenset[str]:
    """The words that matter, regardless of order and repetition."""
    return frozenset(word.removesuffix("s") for word in text.bare(words).split() if word not in SMALL)


def same_words(one: str, other: str) -> bool:
    """Whether two say the same, ignoring capitals, accents, order and small words: `pluie_sang` and `pluie de sang`."""
    return _core(one) == _core(other)


def _likeness(wanted: str, known: str) -> float:
    """How alike two words are; a beginning or part of a word, from three letters on, is nearly as good as all of it."""
    if len(wanted) > 2 and known.startswith(wanted):
        return 1 if known == wanted else BEGINS
    if len(wanted) > 2 and {*wanted.split()} <= {*known.split()}:
        return HOLDS
    return SequenceMatcher(None, wanted, known).ratio()


def as_id(message: str) -> str:
    """The id of a message that is named after something written in several words."""
    return OTHER_SIGNS.sub("_", message)


def called(message: str, game: str) -> list[str]:
    """What a message says in each language that has it, with and without its unit, and the other words it lists."""
    found, message = [], as_id(message)
    for language in text.LANGUAGES:
        with text.speaking(language):
            found.append(text.find(message, game))
            found += (text.find(f"{message}.also", game) or "").split(", ")
    plain = [UNIT.sub("", said) for said in found if said and UNIT.search(said)]
    return [said for said in (*found, *plain) if said]


def named_by(game: str, messages: Mapping[str, str]) -> Names:
    """The ids with their names in the game's messages."""
    said = {id: called(message, game) for id, message in messages.items()}
    return Names(said, {id: Message(as_id(message), game) for id, message in messages.items()})


class PrintedNames(Names):
    """The ids of people, places and things with their names in the game's messages; offered as they are printed."""

    def __init__(self, game: str, messages: Mapping[str, str]) -> None:
        super().__init__({id: called(message, game) for id, message in messages.items()})
        self._printed = {id: Message(as_id(message), game) for id, message in messages.items()}

    def word(self, id: str) -> str:
        printed = self._printed[id]
        return id if _by_id.get() else text.find(printed.id, printed.domain) or id


@lru_cache(maxsize=512)
def named_as(game: str, kind: str, ids: tuple[str, ...]) -> Names:
    """The same for ids of one kind, whose messages share a prefix."""
    return named_by(game, {id: kind + id for id in ids})


def role_names(game: str, roles: Iterable[str]) -> Names:
    """The roles that pieces take, by what the game calls them: as keys, or else as values."""
    messages = {role: (KEY + role, VALUE + role) for role in roles}
    told = {role: next((id for id in ids if text.find(id, game)), ids[0]) for role, ids in messages.items()}
    return Names(
        {role: [said for id in ids for said in called(id, game)] for role, ids in messages.items()},
        {role: Message(id, game) for role, id in told.items()},
    )


# --- The words of a game


OWN = ("id", "name", "title", "place")
"""Keys that hold people's own names and places: these stay as written."""


def recognised(game: str, typed: Any) -> Any:
    """What was typed, with each word that only a text of the game knows replaced by its id."""
    if isinstance(typed, str):
        return _values(game).meant(typed, exactly=True) or typed
    if isinstance(typed, Mapping):
        return {key: value if key in OWN else recognised(game, value) for key, value in typed.items()}
    return [recognised(game, value) for value in typed] if isinstance(typed, list) else typed


def named(game: str, id: str) -> str:
    """The game's word for an id, as one could type it; anything else as it is."""
    return text.say(VALUE + id, game) if id in _ids(game, VALUE) else id


def key_meant(game: str, typed: str) -> str:
    """The key that the game calls this; what was typed, if there is none, or if it is a sign like `A+`."""
    return typed if SIGNED.fullmatch(typed) else _keys(game).meant(typed) or typed


def key_word(game: str, key: str) -> str:
    """The reader's word for a key, if it is unique; else its id. Of a dotted one only the last part has a word."""
    before, dot, last = key.rpartition(".")
    return before + dot + _keys(game).word(last)


def kind_name(game: str, kind: str) -> str:
    """What the game calls a kind of piece."""
    return text.find(f"piece-{kind}", game) or kind.replace("_", " ")


def check_policy(game: str, asks: Iterable[str], policy: Mapping[str, Any] | None, key: str) -> dict[str, Any] | None:
    """The answers by the labels of the questions meant; an answer to a question that is never asked is refused."""
    if not policy:
        return None
    questions = _questions(game, frozenset(asks))
    meant: dict[str, Any] = {}
    for label, answer in policy.items():
        found = questions.likely(label)
        if len(found) != 1:
            raise not_among(key, label, questions.ids, questions)
        meant[found[0]] = answer
    return meant


def question_word(game: str, label: str, asks: Collection[str]) -> str:
    """The reader's word for a question, if it is unique among `asks`; else its label."""
    return _questions(game, frozenset(asks)).word(label)


@cache
def answer_names(game: str, label: str) -> Names:
    """The answers to a question that have texts of their own; not those that say more than which answer it is."""
    kind = f"{CHOICE}{label}-"
    own = {id: called(kind + id, game) for id in _ids(game, kind)}
    return named_as(game, kind, tuple(id for id, said in own.items() if not any("{" in one for one in said)))


def is_answer(game: str, label: str, typed: str) -> bool:
    """Whether a question may know this answer, now or later: it is one with a text, a word of the game, or a number."""
    return (
        any(sign.isdecimal() for sign in typed)  # a number, or a place of the map
        or typed in _ids(game, f"{CHOICE}{label}-")
        or bool(answer_names(game, label).called_so(typed, exactly=True))
        or bool(_values(game).called_so(typed, exactly=True))
    )


def nearest_answer(game: str, label: str, typed: str, seen: Iterable[str]) -> Message:
    """The refusal of what is no answer, with the nearest to that question, else the nearest that is seen; a word of the
    game only if it is a slip.
    """
    refusal, others = Message("error-no-answer", value=typed), named_by(game, {id: VALUE + id for id in seen})
    return (
        near_to(refusal, typed, answer_names(game, label))
        or near_to(refusal, typed, others)
        or near_to(refusal, typed, _values(game), A_SLIP)
        or refusal
    )


def value_word(game: str, id: str) -> str:
    """The reader's word for a value, if it is unique; else its id."""
    return _values(game).word(id) if NAME.fullmatch(id) else id


def reading_word(game: str, option: str) -> str:
    """The reader's word for a reading to choose, if it is unique; else its id."""
    return _readings(game).word(option)


@cache
def _readings(game: str) -> Names:
    return named_by(game, {id: OPTION + id for id in _ids(game, OPTION) if "-" not in id})


@cache
def _questions(game: str, labels: frozenset[str]) -> Names:
    return named_by(game, {label: f"{ASK}{label}.short" for label in labels})


@cache
def _ids(game: str, kind: str) -> frozenset[str]:
    """The ids for which the game has a message of this kind."""
    names = text.texts(game, "en").names if text.has_domain(game) else ()
    return frozenset(name.removeprefix(kind) for name in names if name.startswith(kind))


@cache
def _keys(game: str) -> Names:
    return named_by(game, {id: KEY + id for id in _ids(game, KEY)})


@cache
def _values(game: str) -> Names:
    return named_by(game, {id: VALUE + id for id in _ids(game, VALUE)})
