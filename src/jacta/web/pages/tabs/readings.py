"""Readings: what each alternative reading of an ambiguous rule would change here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from jacta import telling, text
from jacta.analysis.compare import Effect
from jacta.analysis.compare import effects as effects_of
from jacta.telling.varying import most_telling
from jacta.web.form_entries import entries_of
from jacta.web.limits import Watch
from jacta.web.pages.workbench import Workbench


class ReadingChange(NamedTuple):
    """An alternative reading in words, and what it changes."""

    number: str
    title: str
    option: str
    label: str
    present: str
    distance: str
    share: float
    most: str
    href: str


def view(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    given = workbench.procedure.validate(workbench.given)
    found = effects_of(workbench.procedure, given, None, watch)
    changes = [_told(workbench, one) for one in found]
    moving = [change for change, one in zip(changes, found, strict=True) if one.distance]
    still = [change for change, one in zip(changes, found, strict=True) if not one.distance]
    notices = workbench.procedure.rules(given).notices()
    return {"workbench": workbench, "moving": moving, "still": still, "effects": found, "notices": notices}


def _told(workbench: Workbench, effect: Effect) -> ReadingChange:
    game, option = workbench.game.id, effect.option
    present = workbench.given.get("options", {}).get(option.name, option.default)
    given = {**workbench.given, "options": {**workbench.given.get("options", {}), option.name: effect.value}}
    pinned = {"_with": workbench.at().partition("?")[2]}
    other = replace(workbench, entries=entries_of(workbench.form, given), tab="compare", extra=pinned)
    return ReadingChange(
        option.reading,
        telling.reading(game, option.reading),
        telling.option(game, option.name),
        telling.option_value(game, option.name, effect.value),
        telling.option_value(game, option.name, present),
        text.percent(effect.distance),
        float(effect.distance),
        most_telling(game, effect),
        other.permalink,
    )
