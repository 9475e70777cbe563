"""A game held to the laws: by `jacta check GAME`, by the tests of this project, and by those of a game of one's own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from jacta import text
from jacta.authoring.laws import LAWS, Broken, must
from jacta.authoring.texts import alike, complete, folder_of
from jacta.errors import JactaError, failure
from jacta.kernel.rule.calling import place_of
from jacta.kernel.rule.game import Game
from jacta.telling.examples import example_names

PLACE = re.compile(r"\.(py|ftl|toml):\d")


class Case(NamedTuple):
    """A law, and what it is applied to: a game, or an example of a procedure by its number."""

    law: str
    about: str
    holds: Callable[[], None]
    folder: Path
    place: str = ""
    """Where the procedure is defined, for failures that have no place of their own."""

    def __str__(self) -> str:
        return f"{self.law}-{self.about}"

    def check(self) -> None:
        """Raise Broken if the law does not hold."""
        try:
            self.holds()
        except (JactaError, Broken) as error:
            told = str(error)
            raise Broken(told if PLACE.search(told) or not self.place else f"{self.place}: {told}") from error
        except Exception as error:  # an author's code may do anything wrong
            raise Broken(failure(error, self.folder, self.place)) from error


def cases(game: Game) -> list[Case]:
    """Every law: for the game's texts, for its examples, and for every procedure on every example."""
    folder = folder_of(game).parent
    return [
        Case("complete", game.id, partial(complete, game), folder),
        Case("alike", game.id, partial(alike, folder_of(game)), folder),
        Case("examples", game.id, partial(examples, game), folder),
        *(
            Case(
                law.name,
                f"{procedure.id}-{number}",
                partial(law.check, procedure, dict(example)),
                folder,
                place_of(procedure.begin),
            )
            for procedure in game.procedures
            for number, example in enumerate(procedure.examples, start=1)
            for law in LAWS
            if law.concerns(procedure)
        ),
    ]


def examples(game: Game) -> None:
    """Every procedure has an example, since the laws are checked on examples; no two of them share a name."""
    for procedure in game.procedures:
        where = f"{place_of(procedure.begin)}: {procedure.id}"
        must(procedure.examples, where)
        for language in text.LANGUAGES:
            with text.speaking(language):
                for name, times in Counter(example_names(procedure)).items():
                    must(times == 1, f"{where}: {name}")
