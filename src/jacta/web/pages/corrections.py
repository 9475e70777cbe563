"""The game master's hand on a page: which values can be corrected, who can be added, who takes part."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from jacta import telling
from jacta.chronicles.entries import SIGN
from jacta.chronicles.filling import Kept, samples_for
from jacta.kernel.play.session import Session
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.telling.chronicles import sample_name
from jacta.telling.figures import figure_meant, figures
from jacta.text import labelled
from jacta.typed import parsed

SAMPLE = "@"  # before the name of a sample


def offered(
    session: Session,
    pieces: Mapping[str, Kept] | None = None,
    taken: Collection[str] = (),
    leaders: Sequence[tuple[str, str]] = (),
) -> dict[str, Any]:
    """What the forms of the game master offer; `pieces` may join, except those that already take part. `leaders` are
    seats of people: if there are several, one is chosen to decide for the newcomer.
    """
    game, known = session.procedure.game.id, session.figures()
    return {
        "corrigible": [
            (key, labelled(told, telling.value(game, known[key]))) for key, told in figures(session.position).items()
        ],
        "newcomers": newcomers(session.procedure, pieces or {}, taken),
        "leaders": leaders if len(leaders) > 1 else (),
        "taking_part": [(name, telling.value(game, name)) for name in session.taking_part],
    }


def newcomers(
    procedure: Procedure, pieces: Mapping[str, Kept], taken: Collection[str]
) -> list[tuple[str, list[tuple[str, str]]]]:
    """Whom the game master can add, with their names: pieces that do not take part yet, and samples."""
    if procedure.joining is None:
        return []
    role = procedure.roles[procedure.joining.key]
    free = [
        (SIGN + name, name) for name, one in pieces.items() if isinstance(one.piece, role.kinds) and name not in taken
    ]
    kinds = [kind for kind in procedure.game.pieces.values() if issubclass(kind, role.kinds)]
    samples = {name: sheet for kind in kinds for name, sheet in samples_for(procedure.game, kind).items()}
    game = procedure.game.id
    known = [(SAMPLE + name, sample_name(game, name, sheet)) for name, sheet in samples.items()]
    return [("chronicles-pieces", free), ("chronicles-samples", known)]


def newcomer(game: Game, chosen: str) -> str | dict[str, Any]:
    """The chosen piece, by its name; or the sheet of a sample."""
    if not chosen.startswith(SAMPLE):
        return chosen.removeprefix(SIGN)
    found = dict(samples_of(game)).get(chosen.removeprefix(SAMPLE))
    return {} if found is None else dict(read_data(found, chosen))


def corrected(session: Session | None, sent: Mapping[str, str]) -> dict[str, Any]:
    """The corrected value, by its key."""
    key, typed = sent.get("_figure", ""), parsed(sent.get("_value", "").strip())
    if session is None:
        return {key: typed}
    return {key: figure_meant(session.procedure.game.id, session.figures().get(key), typed)}
