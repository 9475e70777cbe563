"""What a game master can put right is called something in both languages, wherever a run stands."""

from __future__ import annotations

from itertools import islice

import pytest

from jacta import text
from jacta.authoring.walking import walk
from jacta.kernel.rule.registry import games
from jacta.kernel.run import correcting
from jacta.printing import said

MOST_POSITIONS = 20  # of every example


@pytest.mark.parametrize("game", games())
def test_every_figure_of_a_run_has_a_word(game: str) -> None:
    steps: dict[str, str] = {}
    for procedure in games()[game].procedures:
        for example in procedure.examples:
            for seen in islice(walk(procedure, dict(example)), MOST_POSITIONS):
                for key in correcting.figures(seen.position):
                    steps |= {step: procedure.id for step in key.split(".") if not step.isdecimal()}
    for language in text.LANGUAGES:
        with text.speaking(language):
            lacking = [one for one in steps if said(game, f"figure-{one}") is said(game, f"key-{one}") is None]
        assert not lacking, {one: steps[one] for one in lacking}
