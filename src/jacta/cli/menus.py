"""What can be typed at a question of `play`: a menu of its answers, and commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_lowercase
from typing import Any

from jacta import telling
from jacta.errors import InputError
from jacta.text import Message, bare, find, say

MOST_LISTED = 40  # answers listed at once, if they fall into groups


def command_words(commands: Iterable[str]) -> dict[str, str]:
    """Commands with the reader's word for each."""
    return {name: say(f"play-word-{name}") for name in commands}


def command_meant(typed: str, among: Iterable[str]) -> str | None:
    """The command that a word means: by its name, the reader's word for it, or another (`.also`); `?` asks for help."""
    if typed == "?":
        return "help"
    for name, word in command_words(among).items():
        others = (find(f"play-word-{name}.also") or "").split(", ")
        if bare(typed) in {name, *map(bare, (word, *others))} - {""}:
            return name
    return None


class Menu(dict[str, telling.Offer]):
    """The legal answers by what to type: numbers as themselves, other answers by their index.

    If there are very many, in groups, they are listed group by group, each under a letter: its text, and what to type.
    """

    def __init__(self, offers: Sequence[telling.Offer]) -> None:
        self.numbered = not all(type(offer.value) is int for offer in offers)
        names = [str(place if self.numbered else offer.value) for place, offer in enumerate(offers, start=1)]
        super().__init__(zip(names, offers, strict=True))
        groups: dict[str, list[str]] = {}
        for name, offer in self.items():
            groups.setdefault(offer.group, []).append(name)
        several = [(group, names) for group, names in groups.items() if group and len(names) > 1]
        if len(offers) <= MOST_LISTED or not 1 < len(several) <= len(ascii_lowercase):
            several = []
        self.groups = dict(zip(ascii_lowercase, several, strict=False))
        hidden = {name for _, names in several for name in names}
        self.alone = [name for name in self if name not in hidden]

    def grouped(self, typed: str) -> list[str]:
        """What to type for the answers of a group, found by its letter or text; empty if there is none."""
        typed = typed.casefold()
        return next((names for at, (text, names) in self.groups.items() if typed in (at, text.casefold())), [])

    def named(self, typed: str) -> telling.Offer | None:
        """The answer of this number, text or id; it comes before a command that is called alike."""
        if typed in self:
            return self[typed]
        typed = typed.casefold()
        return next((one for one in self.values() if typed in (one.text.casefold(), str(one.value).casefold())), None)

    def chosen(self, typed: str) -> Any:
        """The answer meant: by number, by its text, by its id, or by words that only its text has: `a02 q4`."""
        if named := self.named(typed):
            return named.value
        words = frozenset(bare(typed).split())
        meant = [offer.value for offer in self.values() if words <= frozenset(bare(offer.text).split())]
        if len(meant) == 1 and words and not typed.isdecimal():
            return meant[0]
        raise InputError("", Message("play-not-an-answer", answer=typed or "–"))
