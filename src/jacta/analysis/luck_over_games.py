"""Luck over several games: an evening, a league. Who was lucky, by how much, and whether that is remarkable.

The chances of each game are followed as in `luck`; what the dice changed in them is added up for every player over all
games: +1 is a game that the dice have won for somebody. With fair dice the expected sum is 0. A game that dice alone
decide, and that is won with chance p, adds p(1 - p) to its variance; where people decide too, the dice contribute no
more than that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.analysis.luck import Luck

LuckVerdict: TypeAlias = Literal["very-unlucky", "unlucky", "even", "lucky", "very-lucky"]
LUCKY, VERY_LUCKY = 1.0, 2.0  # thresholds in standard deviations


class Fortune(NamedTuple):
    """A player over all games: how many, how many won, and what luck and own decisions changed, in games won.

    `strays` is the standard deviation of luck over these games.
    """

    game: str
    player: str
    games: int = 0
    won: int = 0
    luck: Fraction = Fraction(0)
    own: Fraction = Fraction(0)
    strays: float = 0.0

    @property
    def verdict(self) -> LuckVerdict:
        far = float(self.luck) / self.strays if self.strays else 0.0
        if abs(far) < LUCKY:
            return "even"
        if abs(far) < VERY_LUCKY:
            return "lucky" if far > 0 else "unlucky"
        return "very-lucky" if far > 0 else "very-unlucky"

    def to_json(self) -> dict[str, Any]:
        fractions = {"luck": str(self.luck), "own": str(self.own)}
        return {**self._asdict(), **fractions, "verdict": self.verdict}


def names_in(game: Mapping[str, Any]) -> dict[str, str]:
    """The players' names by seat, if the file of a game has them."""
    names = game.get("names", {})
    pairs = names.items() if isinstance(names, Mapping) else ()
    return {seat: " ".join(name.split()) for seat, name in pairs if isinstance(name, str) and name.strip()}


def fortunes(played: Iterable[tuple[Luck, Mapping[str, str]]]) -> list[Fortune]:
    """Every player's fortune over several games, each given with the names of its players by seat; the luckiest first.

    A player without a name goes by the seat. Games whose chances could not be followed are ignored.
    """
    found: dict[str, Fortune] = {}
    for one, names in played:
        for place, seat in enumerate(one.players if one.turns else ()):
            if one.aims[seat].is_chance:
                player = names.get(seat) or seat
                known = player.casefold()  # nobody spells their name the same way all evening
                before = found.get(known, Fortune(one.game, player))
                found[known] = _with(before, one, place)
    return sorted(found.values(), key=lambda fortune: -fortune.luck)


def _with(before: Fortune, one: Luck, place: int) -> Fortune:
    changes = [turn.changes[place] for turn in one.turns]
    chance = float(one.turns[0].before[place])
    return before._replace(
        games=before.games + 1,
        won=before.won + (one.finished and one.turns[-1].after[place] == 1),
        luck=before.luck + sum((change.dice for change in changes), Fraction(0)),
        own=before.own + sum((change.own for change in changes), Fraction(0)),
        strays=(before.strays**2 + chance * (1 - chance)) ** 0.5,
    )
