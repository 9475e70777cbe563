"""What the planner does in winter (4.30): spells, spies, buildings and recruits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bench.planner_v1.appraisal import HARVEST, RATION, SEASONS, Appraisal
from jacta.games.mighty_empires.campaign.engagements import firestorm_of
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.players.prospects import burns
from jacta.games.mighty_empires.state.actions import PASS, Building, Cast, Place, Spying
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit

# What two points on the dice of a year are worth, and a second step in spring.
ON_OWN_UNITS, CURSE = {"blessing": 0.25, "celerity": 0.1}, 0.2
# A harvest more weighs twice as much as a need; that of an enemy is a guess.
BOUNTY, DEARTH = 2 * RATION, 1.3 * RATION


# --- Equinoxe d'hiver


def spell(mind: Appraisal, sorcerer: Any, options: Sequence[Cast | str]) -> Cast | str:
    """D18: the spell that promises most."""
    return steward.best(options, lambda cast: spell_worth(mind, cast) if isinstance(cast, Cast) else 0.0)


def spell_worth(mind: Appraisal, cast: Cast) -> float:
    """Rations and strength count only while there is another year; ships and men always."""
    world = mind.world
    if cast.spell == "firestorm":
        return _fire(mind, world.unit(cast.target))
    if cast.spell == "storm":
        return _wrecks(mind, world.atlas.by_name[cast.target])
    return _for_next_year(mind, cast) if mind.years_left else 0.0


def _for_next_year(mind: Appraisal, cast: Cast) -> float:
    world = mind.world
    if cast.spell == "curse":
        return CURSE * mind.share(world.unit(cast.target).owner)
    if cast.spell not in ("bountiful_harvest", "bad_harvest"):
        return ON_OWN_UNITS.get(cast.spell, 0.0)
    site = world.tiles[world.atlas.by_name[cast.target]].site
    assert site is not None
    return SEASONS * HARVEST[site.type] * (BOUNTY if site.owner == mind.seat else DEARTH * mind.share(site.owner))


def _fire(mind: Appraisal, unit: Unit) -> float:
    if unit.owner == INDEPENDENT:
        return 0.0
    return burns(firestorm_of(mind.world, unit)) * mind.loss_of(unit.owner)


def _wrecks(mind: Appraisal, hex: int) -> float:
    world = mind.world
    ships = [unit for unit in mind.field.get(hex, ()) if unit.kind == "ship" and not world.is_port(hex, unit.owner)]
    return sum(mind.loss_of(ship.owner) for ship in ships if ship.owner != INDEPENDENT)


# --- Espionnage


def espionage(mind: Appraisal, spies: Any, options: Sequence[Spying | str]) -> Spying | str:
    """D20: a ration of the strongest opponent, else a look at the land where we may go next."""
    plots = [plot for plot in options if isinstance(plot, Spying)]
    thefts = [plot for plot in plots if plot.action == "burglary"]
    if thefts:
        return steward.best(thefts, lambda plot: mind.share(int(plot.target)))
    looks = [plot for plot in plots if plot.action == "secret_exploration"]
    by_name = mind.world.atlas.by_name
    return steward.best(looks, lambda plot: mind.potential_of(by_name[str(plot.target)])) if looks else PASS


# --- Construction


def build(mind: Appraisal, builders: Any, options: Sequence[Building | str]) -> Building | str:
    """D21: villages first, then cities, fortresses where the enemy is; at the end fortresses, which break a tie."""
    world = mind.world
    foes = steward.enemies_of(world, mind.seat)
    growing = ["village_to_fortress", "village_to_city"]
    ranks = [*(growing if mind.years_left else reversed(growing)), "found_village"]

    def worth(work: Building | str) -> tuple[int, int]:
        if isinstance(work, str):
            return -1, 0
        far = steward.nearest(world, world.atlas.by_name[work.hex], foes)
        return ranks.index(work.action), -far if work.action == "village_to_fortress" else far

    return steward.best(options, worth)


# --- Déploiement


def deploy(mind: Appraisal, muster: Any, options: Sequence[Place]) -> Place:
    """D23: in the field, where most is to be taken."""
    by_name = mind.world.atlas.by_name
    return steward.best(options, lambda place: (mind.potential_of(by_name[place.hex]), not place.inside))
