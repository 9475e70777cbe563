"""The games' own drawings: well-formed SVG in both languages, with nothing that a page would refuse."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import jacta
from jacta import text
from jacta.kernel.rule.procedure import Procedure

DRAWN = [
    pytest.param(member, dict(example), id=f"{member.id}-{number}")
    for member in jacta.procedures().values()
    if member.name in member.game.pictures
    for number, example in enumerate(member.examples)
]


@pytest.mark.parametrize(("procedure", "example"), DRAWN)
def test_a_picture_is_plain_svg(procedure: Procedure, example: dict[str, Any]) -> None:
    for language in text.LANGUAGES:
        with text.speaking(language):
            svg = procedure.picture(procedure.validate(example))
        assert svg is not None
        root = ElementTree.fromstring(svg)
        assert root.tag.endswith("svg")
        assert not any(part.tag.endswith(("script", "style", "image")) for part in root.iter())


def test_a_procedure_without_a_picture_has_none() -> None:
    plain = jacta.procedures()["here_i_stand.interception"]
    assert plain.picture(plain.validate({})) is None
