"""Combat: a fight at a glance, as a table for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from jacta.games.seventh_sea.combat.turns import LAST_PHASE
from jacta.games.seventh_sea.figures import SIDES, state_of
from jacta.rules import Card, Cards, find_text, texts

if TYPE_CHECKING:
    from jacta.games.seventh_sea.fights.duellists import Duel, DuelGiven, Duellist
    from jacta.games.seventh_sea.fights.moves import Fencer

GAME = "seventh_sea"
NOTHING = "–"
ACTS, WAITS = "▸", " "
FIGURES = ("light", "dramatic", "heroism")


say = texts(GAME)


def word(id: str) -> str:
    """A word of the game."""
    return say(f"value-{id}")


def called(name: str) -> str:
    """A name as it stands, or in the reader's language where it is one of the game's own."""
    return find_text(f"value-{name}", GAME) or name


def faces(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice)) or NOTHING


def wounds(fencer: Fencer, falls_at: int) -> tuple[str, str]:
    """Light wounds; dramatic ones, of those at which he falls."""
    return str(fencer.light), f"{fencer.dramatic}/{falls_at}"


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A title, the names of the columns, and the rows under them; the first cell marks whose place it is."""
    lines = [["", *(say(f"board-{column}") for column in columns)], *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(lines[0]))]
    told = ("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)
    return "\n".join((title, *(line.rstrip() for line in told)))


def heading(turn: int, phase: int) -> str:
    return say("board-fight", turn=turn, phase=phase)


def _state(one: Duellist, fencer: Fencer) -> str:
    """How somebody is, and what the other has talked him into."""
    told = [word(state_of(fencer.dramatic, one.resolve, one.kind, fencer.light))]
    if fencer.penalty:
        told.append(say("board-penalty", dice=fencer.penalty))
    if fencer.forced_raises:
        told.append(say("board-forced", raises=fencer.forced_raises))
    return ", ".join(told)


def duel_cards(duel: Duel, given: DuelGiven) -> Cards:
    """Both duellists, a card each."""
    cards = []
    for number, side in enumerate(SIDES):
        one, fencer = given.side(side), duel.side(side)
        told = (*wounds(fencer, _falls_at(one)), str(fencer.heroism))
        figures = tuple((say(f"board-{key}"), value) for key, value in zip(FIGURES, told, strict=True))
        acts, name = duel.queue[:1] == (side,), one.name or word(side)
        cards.append(
            Card(
                side, name, word(one.kind), _state(one, fencer), number, acts, False, fencer.dice, fencer.held, figures
            )
        )
    return Cards(heading(duel.turn, duel.phase), duel.phase, LAST_PHASE, tuple(cards))


def _falls_at(one: Duellist) -> int:
    return one.resolve if one.kind == "henchman" else 2 * one.resolve


def duel_text(duel: Duel, given: DuelGiven) -> str:
    """Both duellists: wounds, dice and heroism, and whose place it is."""
    rows = []
    for side in SIDES:
        one, fencer = given.side(side), duel.side(side)
        rows.append(
            (
                ACTS if duel.queue[:1] == (side,) else WAITS,
                one.name or word(side),
                _state(one, fencer),
                *wounds(fencer, _falls_at(one)),
                faces(fencer.dice),
                faces(fencer.held),
                str(fencer.heroism),
            )
        )
    columns = ("name", "state", "light", "dramatic", "dice", "held", "heroism")
    return table(heading(duel.turn, duel.phase), columns, rows)
