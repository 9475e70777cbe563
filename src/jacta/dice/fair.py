"""Fair dice: the chance of a saved game, which a stranger can work out again when the game is over.

Before the game the host shows the commitment to a secret, its SHA-256. Then every player may add a word, sealed: first
all show the SHA-256 of theirs, then all tell them, so that nobody can choose a word after learning another.

The chance behind an event is a stream of bits: HMAC-SHA256, keyed with the secret, of the JSON text
`[event,counter,words]` for counter 0, 1, 2 and so on, with the words in the order of the seats' names. A number below n
is the next group of bits that is wide enough for n - 1; one that is n or more is dropped. For what a computer player
draws, its seat follows the words, so that nobody learns anything about a throw from it. See docs/fair_dice.md.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from jacta.dice.drawing import Drawn, mark_of, read_draws
from jacta.errors import InputError
from jacta.text import Message

SECRET = re.compile(r"[0-9a-f]{64}")
BLOCK = 256  # bits of one digest


def new_secret() -> str:
    """A secret that nobody can foresee: 64 hexadecimal digits from the operating system."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret beforehand: it binds whoever shows it, and gives nothing away."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seal_of(word: str) -> str:
    """What is shown of a word before all words are told: its SHA-256 in UTF-8."""
    return hashlib.sha256(word.encode()).hexdigest()


class Fair:
    """The chance behind one event: the same numbers for the same secret, words and event, on every machine."""

    __slots__ = ("_bits", "_counter", "_event", "_key", "_left", "_rest", "_words")

    def __init__(self, secret: str, words: Sequence[str], event: int, *rest: str) -> None:
        self._key, self._words, self._event, self._rest = bytes.fromhex(secret), list(words), event, rest
        self._bits = self._left = self._counter = 0

    def below(self, n: int) -> int:
        size = (n - 1).bit_length()
        while (number := self._taken(size)) >= n:
            pass
        return number

    def drawn_by(self, seat: str) -> Fair:
        """The chance of a computer player at the same event: independent of the throw, and of the other players."""
        return Fair(self._key.hex(), self._words, self._event, seat)

    def _taken(self, size: int) -> int:
        """The next bits of the stream, as a number."""
        while self._left < size:
            self._bits = self._bits << BLOCK | self._block()
            self._left += BLOCK
        self._left -= size
        number = self._bits >> self._left
        self._bits &= (1 << self._left) - 1
        return number

    def _block(self) -> int:
        parts = [self._event, self._counter, self._words, *self._rest]
        self._counter += 1
        text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
        return int.from_bytes(hmac.digest(self._key, text.encode(), "sha256"), "big")


@dataclass(frozen=True)
class FairDice:
    """All the chance of one game: a secret, and the words that the players have added, by seat.

    `seals` are the seals of the words that were sealed before anybody told theirs; `drawn` is how often everything was
    drawn anew because somebody did not tell. If the dice are drawn together, `chains` are the ends of the players'
    chains, and `draws` the draws made so far; otherwise `draws` is None.
    """

    secret: str = field(repr=False)
    words: Mapping[str, str] = field(default_factory=dict)
    seals: Mapping[str, str] = field(default_factory=dict)
    drawn: int = 0
    chains: Mapping[str, str] = field(default_factory=dict)
    draws: tuple[Drawn, ...] | None = None

    def __call__(self, event: int) -> Fair:
        """The chance behind the event with this number; the first event of a game has number 0."""
        beads = next((draw.beads for draw in reversed(self.draws or ()) if draw.event <= event), {})
        words = [self.words[seat] for seat in sorted(self.words)] + [beads[seat] for seat in sorted(beads)]
        return Fair(self.secret, words, event)

    def settles(self, event: int, decided: int) -> bool:
        """Whether a throw may be made at this event: dice were drawn after `decided`, the last decision of a person."""
        return self.draws is None or any(decided < draw.event <= event for draw in self.draws)

    def misdrawn(self, events: Sequence[Any]) -> tuple[int, ...]:
        """The events whose draw is wrong: a bead is not the next of its chain, or the events before it have changed."""
        heads, wrong = dict(self.chains), []
        for draw in self.draws or ():
            fits = all(commitment(bead) == heads.get(seat) for seat, bead in draw.beads.items())
            complete = {*draw.beads, *draw.without} == self.chains.keys()
            if not fits or not complete or draw.mark != mark_of(self.secret, events[: draw.event]):
                wrong.append(draw.event)
            heads |= draw.beads
        return tuple(wrong)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def to_json(self, *, revealed: bool) -> dict[str, Any]:
        """What an exported game says about its dice; with the secret only if it is `revealed`."""
        shown: dict[str, Any] = {"commitment": self.commitment, "words": dict(self.words)}
        shown |= {"seals": dict(self.seals)} if self.seals else {}
        shown |= {"drawn": self.drawn} if self.drawn else {}
        if self.draws is not None:
            shown |= {"chains": dict(self.chains), "draws": [draw.to_json() for draw in self.draws]}
        return shown | ({"secret": self.secret} if revealed else {})

    @property
    def broken_seals(self) -> tuple[str, ...]:
        """The seats whose word is not the one they sealed."""
        return tuple(seat for seat, seal in self.seals.items() if seal_of(self.words.get(seat, "")) != seal)


def read_promise(data: Any) -> tuple[str, FairDice | None]:
    """What an exported game says under `fair`: the commitment, and the dice once their secret is revealed."""
    if not isinstance(data, Mapping):
        raise InputError("fair", Message("error-type-object", value=str(data)))
    words, secret = data.get("words", {}), data.get("secret")
    promised = read_commitment("fair.commitment", data.get("commitment"))
    if secret is not None and not _is_secret(secret):
        raise InputError("fair.secret", Message("error-fair-digits", value=str(secret)))
    if not isinstance(words, Mapping):
        raise InputError("fair.words", Message("error-type-object", value=str(words)))
    for seat, word in words.items():
        if not isinstance(word, str) or _broken(word):
            raise InputError(f"fair.words.{seat}", Message("error-type-text", value=ascii(word)))
    seals, drawn = data.get("seals", {}), data.get("drawn", 0)
    if not isinstance(seals, Mapping):
        raise InputError("fair.seals", Message("error-type-object", value=str(seals)))
    for seat, seal in seals.items():
        read_commitment(f"fair.seals.{seat}", seal)
    if type(drawn) is not int:
        raise InputError("fair.drawn", Message("error-type-int", value=str(drawn)))
    chains = data.get("chains", {})
    if not isinstance(chains, Mapping):
        raise InputError("fair.chains", Message("error-type-object", value=str(chains)))
    for seat, end in chains.items():
        read_commitment(f"fair.chains.{seat}", end)
    draws = read_draws(data["draws"]) if "draws" in data else None
    dice = None if secret is None else FairDice(secret, dict(words), dict(seals), drawn, dict(chains), draws)
    return promised, dice


def read_commitment(key: str, digits: Any) -> str:
    """A commitment as somebody gives it, or InputError."""
    if not _is_secret(digits):
        raise InputError(key, Message("error-fair-digits", value=str(digits)))
    return digits


def read_fair(data: Any) -> FairDice | None:
    """The dice of an exported game; None while their secret is not revealed. It must be the one that was promised."""
    promised, dice = read_promise(data)
    if dice is not None and dice.commitment != promised:
        raise InputError("fair.secret", Message("error-fair-commitment", promised=promised, found=dice.commitment))
    for seat in dice.broken_seals if dice is not None else ():
        raise InputError(f"fair.words.{seat}", Message("error-seal"))
    return dice


def _broken(word: str) -> bool:
    """Whether it contains lone surrogates, halves of characters that cannot be encoded."""
    return any("\ud800" <= letter <= "\udfff" for letter in word)


def _is_secret(digits: Any) -> TypeGuard[str]:
    return isinstance(digits, str) and SECRET.fullmatch(digits) is not None
