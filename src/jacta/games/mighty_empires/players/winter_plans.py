"""What the planner does in winter (4.30): events, spies, buildings and recruits; spells stand in `sorcery`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jacta.games.mighty_empires.inputs import SiteType
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.players.appraisal import SEASONS, Appraisal
from jacta.games.mighty_empires.players.values import WORKS
from jacta.games.mighty_empires.state.actions import PASS, Betrayal, Building, Place, Spying

# What decides between equals: a hex nearer or farther, and that a fortress breaks a tie.
NUANCE, TIE = 1e-4, 100
# A point of modifier on a unit for a year.
WEAKNESS = 0.12


# --- Espionnage


def espionage(mind: Appraisal, spies: Any, options: Sequence[Spying | str]) -> Spying | str:
    """D20: a ration of the strongest opponent while rations count, else a look at the land where we may go next."""
    plots = [plot for plot in options if isinstance(plot, Spying)]
    thefts = [plot for plot in plots if plot.action == "burglary"]
    if thefts and not mind.surplus:
        return steward.best(thefts, lambda plot: mind.share(int(plot.target)))
    looks = [plot for plot in plots if plot.action == "secret_exploration"]
    by_name = mind.world.atlas.by_name
    return steward.best(looks, lambda plot: mind.potential_of(by_name[str(plot.target)])) if looks else PASS


# --- Construction


def build(mind: Appraisal, builders: Any, options: Sequence[Building | str]) -> list[float]:
    """D21: what brings most for its rations; cities far from the enemy, fortresses where he is.

    Of equals at the end the fortress, which breaks a tie.
    """
    world = mind.world
    foes = steward.enemies_of(world, mind.seat)
    made: dict[str, SiteType] = {work: site for site, work in WORKS.items()}

    def worth(work: Building | str) -> float:
        if isinstance(work, str):
            return 0.0
        type = made[work.action]
        gain = mind.founding_worth if type == "village" else mind.growth_worth(type)
        far = steward.nearest(world, world.atlas.by_name[work.hex], foes)
        wanted = TIE - far if type == "fortress" else far
        return gain / max(1, mind.values.costs[type]) + wanted * NUANCE

    return [worth(work) for work in options]


# --- Evénement


def event_choice(mind: Appraisal, ordeal: Any, options: Sequence[str | Betrayal]) -> str | Betrayal:
    """D19: what the event itself takes: one's own where it hurts least, another's where it hurts most."""
    world = mind.world
    sign = -1.0 if ordeal.seat == mind.seat or world.allied(ordeal.seat, mind.seat) else 1.0

    def worth(answer: str | Betrayal) -> tuple[float, float]:
        if isinstance(answer, Betrayal):
            return sign * _hit(mind, ordeal.event, world.atlas.by_name[answer.hex]), -mind.share(answer.recipient)
        return sign * _hit(mind, ordeal.event, world.atlas.by_name[answer]), 0.0

    return steward.best(options, worth)


def _hit(mind: Appraisal, event: str, hex: int) -> float:
    """How much the event costs whoever owns the hex."""
    world = mind.world
    if event == "epidemic":
        return WEAKNESS * sum(unit.hex == hex for unit in world.units)
    site = world.tiles[hex].site
    assert site is not None
    if event == "famine":
        return mind.figures.ration * SEASONS * mind.values.harvest[site.type]
    return mind.values.hex + mind.site_worth(site)


# --- Déploiement


def deploy(mind: Appraisal, muster: Any, options: Sequence[Place]) -> list[float]:
    """D23: in the field, where most is to be taken."""
    by_name = mind.world.atlas.by_name
    return [mind.potential_of(by_name[place.hex]) - NUANCE * place.inside for place in options]
