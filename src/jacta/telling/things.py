"""Things told in a few words: `2 A+ FRA mousquet, DT ESP`, `village assiégé`, `3 DNav 1 DTr` for keys and values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import groupby
from typing import Any

from jacta import printing
from jacta.kernel.rule.places import InputPlace
from jacta.names import suggesting
from jacta.printing import value
from jacta.text import Message
from jacta.typed import MOST_ENTRIES

COUNT = "count"  # the key of an entry that counts identical things
COUNTED = re.compile(r"(?:(?P<count>\d{1,4})[\s_×x*]*)?(?P<words>[^\W\d].*)")  # `3 villages`, `2×cité`
PART = re.compile(r"\d{1,6}|[^\W\d][^\s,;/]*")
LISTED = re.compile(r"[,;]")
MOST_WORDS = 5  # of one name
WHOLE = frozenset({"integer"})


def thing(place: InputPlace, typed: str) -> dict[str, Any]:
    """The keys of one thing, from words that each mean a value, a flag or a count; empty if a word means nothing."""
    found: dict[str, Any] = {}
    left = PART.findall(typed)
    while left:
        number = int(left.pop(0)) if left[0].isdecimal() else None
        for words, after in _openings(left):
            if meant := _meant(place, place.keys.ids - found.keys(), words, number):
                found[meant[0]], left = meant[1], after
                break
        else:
            return {}
    return found


def things(entry: InputPlace, typed: str) -> list[dict[str, Any]]:
    """The entries of a list, separated by commas, each with its count; empty if one means nothing."""
    found: list[dict[str, Any]] = []
    chosen = any(entry.at(key).words.ids for key in entry.keys.ids)
    for part in LISTED.split(typed):
        counted = COUNTED.fullmatch(part.strip()) if chosen else None
        one = thing(entry, counted["words"] if counted else part)
        count = int((counted and counted["count"]) or 1)
        if not one or len(found) + count > MOST_ENTRIES:
            return []
        found += [one | {COUNT: count}] if COUNT in entry.keys.ids else [one] * count
    return found


def written(entry: InputPlace, entries: Sequence[Mapping[str, Any]]) -> str | None:
    """Entries in a few words, identical ones counted; None if words would not express one of them."""
    told = []
    for one, alike in groupby(entries):
        words = {name: said for name, said in one.items() if isinstance(said, str)}
        what = " ".join(value(entry.game, said) for said in words.values())
        if not words or thing(entry, what) != words:
            return None
        many = one.get(COUNT, 1) * len([*alike])
        if many > 1:
            what = " ".join(several(entry.game, said) for said in words.values())
        figures = {name: said for name, said in one.items() if name not in words and name != COUNT}
        aside = f" ({', '.join(_figure(entry.game, *one) for one in figures.items())})" if figures else ""
        told.append(f"{f'{many} ' if many > 1 else ''}{what}{aside}")
    return ", ".join(told)


def _figure(game: str, name: str, said: Any) -> str:
    """What an entry says besides its words: a flag that is set, by its name alone."""
    flag = printing.key(game, name) if said is True else ""
    return flag[:1].lower() + flag[1:] or value(game, {name: said})


def several(game: str, word: str) -> str:
    """The plural of a word of the game (`.many`): villages; a word without one stays as it is."""
    return printing.said(game, f"value-{word}.many") or value(game, word)


def stray(place: InputPlace, typed: Any) -> Message | None:
    """Why things in a few words are not understood: the first word that means nothing, with similar ones."""
    entry = place.at("0") if "array" in place.kinds else place
    told = [one for one in (typed if isinstance(typed, list) else [typed]) if isinstance(one, str)]
    if "string" in place.kinds | entry.kinds or not entry.keys.ids:
        return None
    for part in (part for one in told for part in LISTED.split(one)):
        left, taken = [word for word in PART.findall(part) if not word.isdecimal()], set[str]()
        while left:
            for words, after in _openings(left):
                if meant := _meant(entry, entry.keys.ids - taken, words, None):
                    taken, left = taken | {meant[0]}, after
                    break
            else:
                return _unknown(entry, left[0])
    return None


def _unknown(entry: InputPlace, word: str) -> Message:
    """The refusal of a word, with the values, else the keys, that look most like it."""
    refusal = Message("error-stray-word", word=word)
    names = (*(entry.at(key).words for key in entry.keys.ids), entry.keys)
    return next((said for one in names if (said := suggesting(refusal, word, one)) is not refusal), refusal)


def _openings(words: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The first words, and the rest after them; the longest first."""
    for many in range(min(len(words), MOST_WORDS), 0, -1):
        yield " ".join(words[:many]), words[many:]


def _meant(place: InputPlace, left: Set[str], words: str, number: int | None) -> tuple[str, Any] | None:
    """The remaining key that words mean, with its value: one of its own values, yes for a flag, or a count."""
    exactly = " " in words  # stop words may be left out of a name, but are not part of another
    values = [(key, value) for key in left if (value := place.at(key).words.meant(words, exactly=exactly))]
    if number is None and len(values) == 1:
        return values[0]
    key = place.keys.meant(words, exactly=exactly)
    if key is None or key not in left:
        return None
    kinds = place.at(key).kinds
    if number is None and "boolean" in kinds:
        return key, True
    return (key, 1 if number is None else number) if kinds >= WHOLE else None
