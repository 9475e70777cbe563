"""Guided first games: begun from home, with an explanation beside every decision, to the end."""

from __future__ import annotations

import re
from html import unescape

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta import text
from jacta.kernel.rule.registry import games
from jacta.printing import said
from jacta.web.app import create_app


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_guided_battle_explains_every_step(language: str) -> None:
    with TestClient(create_app(), headers={"Accept-Language": language}) as client:
        assert 'href="/lessons/here_i_stand/field_battle"' in client.get("/").text
        page = client.get("/lessons/here_i_stand/field_battle")
        steps = 0
        while "data-over" not in page.text and steps < 10:
            assert 'class="lesson' in page.text
            steps += 1
            fields = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.text)
            data: dict[str, list[str]] = {}
            for name, value in fields:
                data.setdefault(name, []).append(unescape(value))
            asks = 'name="_answer"' in page.text
            page = client.post(
                "/games/here_i_stand/field_battle/play",
                data={**data, **({"_answer": ["0"]} if asks else {"_for_me": ["1"]})},
            )
        assert steps >= 2
        with text.speaking(language):
            assert str(said("here_i_stand", "lesson-field_battle.end")) in unescape(page.text)
        assert client.get("/lessons/here_i_stand/nothing").status_code == 404
        shown = unescape(client.get("/lessons/mighty_empires/game").text)
        with text.speaking(language):
            for id in ("lesson-game", "lesson-game.capital_site"):
                assert str(said("mighty_empires", id)) in shown


def test_lessons_explain_what_their_procedures_ask() -> None:
    for game in games().values():
        for lesson in game.lessons:
            lesson.procedure.validate(dict(lesson.given))
            labels = {*lesson.procedure.asks}
            if lesson.dice == "mine":
                session = jacta.play(lesson.procedure.id, dict(lesson.given), dice="mine")
                assert session.question is not None
                labels |= {"attacker", "defender"}
            assert {*lesson.steps} <= labels
