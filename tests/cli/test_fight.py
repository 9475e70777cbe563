"""A fight of six at the terminal: a game master types real dice and answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from jacta.dice import Seeded
from jacta.games.seventh_sea.fights.fight import fight as procedure
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Roll
from jacta.plain import plain_outcome
from tests.cli.conftest import Jacta
from tests.games.seventh_sea.test_fight import ARAMIS, ATHOS, GUARDS, JUSSAC, PORTHOS, ROCHEFORT


def typed_game(given: dict[str, Any], seed: int) -> tuple[list[str], Session]:
    """A whole fight as a game master would type it: the faces of real dice, and answers by their number."""
    chance = Seeded(seed)
    session = Session(procedure, procedure.validate(given), dice="mine")
    lines = []
    while session.question is not None:
        question = session.question
        if isinstance(question, Roll):
            faces = question.throw.throw(chance).faces
            lines.append(" ".join("+".join(map(str, one)) if isinstance(one, tuple) else str(one) for one in faces))
            session.throw(faces)
        else:
            assert isinstance(question, Ask)
            values = question.values()
            place = chance.below(len(values))
            lines.append(str(values[place] if type(values[place]) is int else place + 1))
            session.answer(values[place])
    return lines, session


def test_a_game_master_types_a_fight_of_six(jacta: Jacta, tmp_path: Path) -> None:
    six = [ATHOS, ARAMIS, PORTHOS, ROCHEFORT, JUSSAC, GUARDS]
    source, saved = tmp_path / "six.json", tmp_path / "after.json"
    source.write_text(json.dumps({"combatants": six, "max_turns": 2}))
    lines, session = typed_game({"combatants": six, "max_turns": 2}, 11)
    assert len(lines) > 40
    typed = [*lines[:6], "?", "board", *lines[6:], str(saved)]
    answer = jacta("play", "seventh_sea.fight", "--given", str(source), "--dice", "mine", typed="\n".join(typed))
    assert (answer.code, answer.err) == (0, "")
    assert "The game is over." in answer.out
    left = json.loads(saved.read_text())
    assert left["outcome"] == plain_outcome(session.outcome)
    again = jacta("roll", "seventh_sea.fight", f"combatants=@{saved}#outcome.combatants", "max_turns=1", "--json")
    assert again.code == 0
    told = jacta("--lang", "fr", "replay", str(saved))
    assert (told.code, told.err) == (0, "")
    assert "Dés d’action\N{NO-BREAK SPACE}: Athos." in told.out
