"""Finds procedures by words as people type them: with typos, plurals, in either language, with words left out.

A word counts by where it occurs, in a title more than in the help on a key, and by how few procedures have it. A
procedure that has nearly everything asked for is found, the likeliest first.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import takewhile
from math import log
from typing import Any, NamedTuple

from jacta import printing, text
from jacta.kernel.rule.procedure import Procedure
from jacta.names import SMALL
from jacta.telling import words as told
from jacta.telling.examples import example_names

TITLE, SOUGHT, PASSAGE, ABOUT, CHAPTER = 6.0, 5.0, 3.0, 2.0, 1.5  # what a word is worth, by its place
DETAIL, ASIDE = 1.0, 0.5  # in the names of keys; in texts aside
EXACT, ALIKE, BEGUN, ONE_SLIP, TWO_SLIPS = 1.0, 0.8, 0.9, 0.75, 0.55  # how sure it is that a word was meant
WHOLE_TITLE = 0.5  # bonus for a title, by how much of it was typed
LONG_ENOUGH, LONG = 4, 7  # letters from which a word may have one typo, and two
ROOT, ROOT_SHARE = 0.7, 0.75  # same root: how sure, and its least share of the longer word
ENOUGH = 0.5  # of what was asked, by weight
NEARLY_AS_MUCH = 0.8  # of what the best procedure has
WORTH_SHOWING = 0.2  # of the score of the best
DICE = re.compile(r"\b(\d*[dw]\d+|dés?)\b")  # 3d6; without its accent, `dé` is a stop word
ASKING = (
    *("ce", "chance", "chances", "combien", "comment", "contre", "est", "faire", "je", "ma", "me", "mes", "mon", "ou"),
    *("peut", "proba", "probabilite", "quand", "que", "quel", "quelle", "qui", "quoi", "se", "si", "sur"),
    *("against", "do", "does", "how", "i", "is", "many", "much", "my", "odds", "what", "when", "where", "which"),
    *("who", "with"),
)
UNSAID = SMALL.union(ASKING)
MOST_SUGGESTED = 4


class SearchResult(NamedTuple):
    """What a search finds, the likeliest first. `whole` says that something has every word asked for."""

    procedures: list[Procedure]
    whole: bool = True


class _IndexedProcedure(NamedTuple):
    """A procedure with the worth of each of its words, and its titles as words."""

    procedure: Procedure
    worth: dict[str, float]
    titles: list[frozenset[str]]


def search(asked: str, among: Iterable[Procedure]) -> SearchResult:
    """The procedures that have what was asked for, or most of it, in their texts in either language.

    Help on keys and the rows of tables are searched only if the other texts do not have all of it.
    """
    everything, wanted = tuple(among), _asked(asked)
    if not wanted:
        return SearchResult([])
    found = _found(wanted, _index(everything))
    if found.whole:
        return found
    asides = _found(wanted, _index(everything, asides=True))
    return asides if asides.whole or not found.procedures else found


def _found(wanted: Sequence[str], index: _Index) -> SearchResult:
    meant = {word: index.meant(word) for word in wanted}
    rarity = {word: index.rarity(meant[word]) for word in wanted}
    known = [word for word in wanted if index.has(meant[word])]  # a name that no text has leaves the rest to go by
    most = sum(rarity[word] for word in known)
    ranked = []
    for page in index.pages:
        worth = {
            word: max((sure * page.worth.get(one, 0) for one, sure in meant[word].items()), default=0) for word in known
        }
        share = sum(rarity[word] for word, found in worth.items() if found) / most if known else 0
        if share >= ENOUGH:
            score = sum(rarity[word] * found for word, found in worth.items()) * (1 + _titled(page, meant))
            ranked.append((share, score, page.procedure))
    best = max((share for share, _, _ in ranked), default=0)
    ranked = sorted((one for one in ranked if one[0] >= best * NEARLY_AS_MUCH), key=lambda one: -one[0] * one[1])
    least = WORTH_SHOWING * ranked[0][0] * ranked[0][1] if ranked else 0
    whole = known == list(wanted) and best > 1 - 1e-9
    return SearchResult([procedure for share, score, procedure in ranked if share * score >= least], whole)


def suggested(asked: str, among: Iterable[Procedure]) -> list[str]:
    """Words of titles, in the reader's language, that look like what was asked for."""
    titles = {text.bare(told.title(one)): told.title(one) for one in among}
    near = get_close_matches(text.bare(asked), titles, n=MOST_SUGGESTED, cutoff=0.5)
    for word in _asked(asked):
        near += [title for title in titles if get_close_matches(word, title.split(), n=1, cutoff=0.6)]
    return [titles[one] for one in dict.fromkeys(near)][:MOST_SUGGESTED]


def _asked(typed: str) -> list[str]:
    """The words of a search, without stop words unless there are no others."""
    return list(dict.fromkeys(_stems(typed) or map(stem, text.bare(typed).split())))


def _stems(words: str) -> list[str]:
    """The stems of the words that matter; written dice count as dice."""
    plain = text.bare(DICE.sub(" dice ", words.casefold())).split()
    return [stem(word) for word in plain if word not in UNSAID and (len(word) > 1 or word.isdecimal())]


def stem(word: str) -> str:
    """A word without its ending: `batailles`, `généraux`, `armies`, `falling`, `running`."""
    if len(word) < LONG_ENOUGH:
        return word
    if word.endswith("aux") and len(word) > LONG_ENOUGH:
        return word[:-3] + "al"
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("ing") and len(word) >= LONG:
        return word[:-4] if word[-4] == word[-5] not in "ls" else word[:-3]
    return word[:-1] if word.endswith(("s", "x")) and not word.endswith("ss") else word


class _Index:
    """The words of some procedures."""

    def __init__(self, procedures: Sequence[Procedure], asides: bool) -> None:
        self.pages = [_page(one, asides) for one in procedures]
        self._having: dict[str, int] = {}
        for page in self.pages:
            for word in page.worth:
                self._having[word] = self._having.get(word, 0) + 1
        self._alike = _alike()
        self._meant: dict[str, dict[str, float]] = {}

    def meant(self, word: str) -> dict[str, float]:
        """The words of the texts that may be meant, each with how sure that is."""
        if word not in self._meant:
            if len(self._meant) > 5_000:  # anybody may ask anything
                self._meant.clear()
            self._meant[word] = self._read(word)
        return self._meant[word]

    def _read(self, word: str) -> dict[str, float]:
        short = len(word) < LONG_ENOUGH and word in self._having  # `LOS` is no beginning of losses
        found = {word: EXACT} if short else {one: sure for one in self._having if (sure := _begun(word, one))}
        groups = self._alike.get(word, frozenset())
        if not found and not groups:
            found = {one: sure for one in self._having if (sure := _slipped(word, one))}
        sure = ALIKE * max(found.values(), default=1.0)
        for near in (word, *found):
            if found.get(near, 1.0) >= ONE_SLIP:
                groups |= self._alike.get(near, frozenset())
        return {one: sure for one in groups if one in self._having} | found

    def has(self, meant: Collection[str]) -> bool:
        return any(one in self._having for one in meant)

    def rarity(self, meant: Collection[str]) -> float:
        """How much a word tells: the fewer procedures have it, the more."""
        having = sum(any(one in page.worth for one in meant) for page in self.pages)
        return log(1 + len(self.pages) / max(having, 1))


@lru_cache(maxsize=8)
def _index(procedures: tuple[Procedure, ...], asides: bool = False) -> _Index:
    return _Index(procedures, asides)


def _titled(page: _IndexedProcedure, meant: dict[str, dict[str, float]]) -> float:
    """How much of one of the titles was typed, weighted."""
    best = 0.0
    for title in page.titles:
        sure = sum(max((options[one] for options in meant.values() if one in options), default=0) for one in title)
        best = max(best, sure / len(title))
    return WHOLE_TITLE * best


def _begun(word: str, known: str) -> float:
    """How sure it is that a known word was meant: it is this one, begins like it, or has the same root."""
    if word == known:
        return EXACT
    if known.startswith(word) and len(word) > 1:
        return BEGUN * (0.6 + 0.4 * len(word) / len(known))
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, known, strict=False)))
    return ROOT if shared >= LONG_ENOUGH and shared >= ROOT_SHARE * max(len(word), len(known)) else 0


def _slipped(typed: str, word: str) -> float:
    """How sure it is that the word was meant, by its number of typos; 0 if there are too many."""
    most = 0 if len(typed) < LONG_ENOUGH else 1 if len(typed) < LONG else 2
    if not most or abs(len(typed) - len(word)) > most or len(word) < LONG_ENOUGH:
        return 0
    slips = _slips(typed, word, most)
    return 0 if slips > most else ONE_SLIP if slips == 1 else TWO_SLIPS


def _slips(typed: str, word: str, most: int) -> int:
    """Letters left out, added, changed, or swapped with a neighbour; counting stops beyond `most`."""
    before: list[int] = []
    row = list(range(len(word) + 1))
    for i, letter in enumerate(typed, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(word, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == word[j - 2] and typed[i - 2] == other:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


# --- The words of a procedure


def _page(procedure: Procedure, asides: bool) -> _IndexedProcedure:
    worth: dict[str, float] = {}
    titles = []
    for words, weight in (*_texts(procedure), *(_asides(procedure) if asides else ())):
        stems = _stems(words)
        for one in stems:
            worth[one] = max(worth.get(one, 0), weight)
        if weight == TITLE and stems:
            titles.append(frozenset(stems))
    return _IndexedProcedure(procedure, worth, titles)


def _texts(procedure: Procedure) -> Iterator[tuple[str, float]]:
    """Everything said of a procedure in either language, with what a word of it is worth."""
    game = procedure.game
    chapter = next(one for one in game.chapters if procedure in one.procedures)
    yield procedure.name.replace("_", " "), TITLE
    yield procedure.passage, PASSAGE
    yield game.id.replace("_", " "), CHAPTER
    for language in text.LANGUAGES:
        with text.speaking(language):
            yield told.title(procedure), TITLE
            yield told.sought(procedure), SOUGHT
            yield told.about(procedure), ABOUT
            yield told.chapter(game, chapter.name), CHAPTER
            yield told.game_title(game), CHAPTER
            yield told.game_sought(game), PASSAGE
            for key in _keys(procedure.examples):
                yield printing.key(game.id, key), DETAIL


def _asides(procedure: Procedure) -> Iterator[tuple[str, float]]:
    """Texts aside: help on keys, names of examples, rows of tables."""
    game = procedure.game.id
    for language in text.LANGUAGES:
        with text.speaking(language):
            for key in _keys(procedure.examples):
                yield told.help_on(game, key, procedure.name), ASIDE
            for example in example_names(procedure):
                yield example, ASIDE
            for row in _rows(procedure):
                yield printing.value(game, row), ASIDE


def _rows(procedure: Procedure) -> Iterator[str]:
    """The names of the rows of its printed tables: weapons, nations, events."""
    tables = procedure.game.tables
    for name in procedure.stated_tables:
        table = tables.printed(name)
        yield from (row[axis] for axis in table.axis for row in table.rows if isinstance(row[axis], str))


def _keys(examples: Any) -> set[str]:
    """The keys of examples; the schema, which has them all, takes long to build."""
    if isinstance(examples, Mapping):
        return {*examples, *(key for part in examples.values() for key in _keys(part))}
    return {key for part in examples for key in _keys(part)} if isinstance(examples, list | tuple) else set()


def _alike() -> dict[str, frozenset[str]]:
    """Synonyms, in both languages."""
    found: dict[str, frozenset[str]] = {}
    for language in text.LANGUAGES:
        with text.speaking(language):
            for group in text.say("find-alike").split(";"):
                words = frozenset(stem(word) for word in text.bare(group).split())
                for word in words:
                    found[word] = found.get(word, frozenset()) | words
    return found
