"""What the planner does in winter (4.30): spells, events, spies, buildings and recruits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jacta.games.mighty_empires.campaign.engagements import firestorm_of
from jacta.games.mighty_empires.inputs import SiteType
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.players.appraisal import RATION, SEASONS, Appraisal
from jacta.games.mighty_empires.players.prospects import burns
from jacta.games.mighty_empires.players.values import WORKS
from jacta.games.mighty_empires.state.actions import PASS, Betrayal, Building, Cast, Place, Spying
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit

# What two points on the dice of a year are worth, a second step in spring, and a spring in which one cannot move.
ON_OWN_UNITS, CURSE, FROZEN = {"blessing": 0.25, "celerity": 0.1}, 0.2, 0.12
# A harvest more weighs twice as much as a need; that of an enemy is a guess.
BOUNTY, DEARTH = 2.0, 1.3 * RATION
# A reserve that an enemy could not spend: a bad harvest hardly hurts him.
PLENTY, HARDLY = 12, 0.25
# A dome over a site that enemies stand beside, against losing it.
DOME = 0.2
# What decides between equals: a hex nearer or farther, and that a fortress breaks a tie.
NUANCE, TIE = 1e-4, 100
# A point of modifier on a unit for a year.
WEAKNESS = 0.12


# --- Equinoxe d'hiver


def spell(mind: Appraisal, sorcerer: Any, options: Sequence[Cast | str]) -> list[float]:
    """D18: the spell that promises most."""
    return [spell_worth(mind, cast) if isinstance(cast, Cast) else 0.0 for cast in options]


def spell_worth(mind: Appraisal, cast: Cast) -> float:
    """Rations and strength count only while there is another year; ships and men always."""
    world = mind.world
    if cast.spell == "firestorm":
        return _fire(mind, world.unit(cast.target))
    if cast.spell == "storm":
        hex = world.atlas.by_name[cast.target]
        return _wrecks(mind, hex) + (_drowned(mind, hex) if mind.years_left else 0.0)
    return _for_next_year(mind, cast) if mind.years_left else 0.0


def _for_next_year(mind: Appraisal, cast: Cast) -> float:
    world = mind.world
    if cast.spell == "curse":
        return CURSE * mind.share(world.unit(cast.target).owner)
    weigh = ON_HEXES.get(cast.spell)
    return ON_OWN_UNITS.get(cast.spell, 0.0) if weigh is None else weigh(mind, world.atlas.by_name[cast.target])


def _frozen(mind: Appraisal, hex: int) -> float:
    """Enemies who cannot move in spring; nor could our own."""
    units = [unit for unit in mind.world.units if unit.hex == hex]
    return FROZEN * sum(-1.0 if unit.owner in mind.friends else mind.share(unit.owner) for unit in units)


def _harvest(mind: Appraisal, hex: int) -> float:
    """A year's harvest doubled for us, or denied to an enemy: nothing where the rations would rot."""
    site = mind.world.tiles[hex].site
    assert site is not None
    rations = SEASONS * mind.values.harvest[site.type]
    if site.owner == mind.seat:
        return 0.0 if mind.surplus else BOUNTY * rations * RATION
    plenty = isinstance(site.owner, int) and mind.world.reserves[site.owner] >= PLENTY
    return rations * DEARTH * mind.share(site.owner) * (HARDLY if plenty else 1.0)


def _drowned(mind: Appraisal, hex: int) -> float:
    """A village is razed by the water for a year; one of ours would be, too."""
    site = mind.world.tiles[hex].site
    if site is None or site.type != "village" or hex in mind.razed or hex in mind.ramparts:
        return 0.0
    lost = SEASONS * mind.values.harvest["village"] * DEARTH
    return -lost if site.owner in mind.friends else lost * mind.share(site.owner)


def _dome(mind: Appraisal, hex: int) -> float:
    """Nothing passes the dome: it saves a site of ours beside which enemies stand."""
    site = mind.world.tiles[hex].site
    if site is None or site.owner != mind.seat:
        return 0.0
    near = (hex, *mind.world.atlas.neighbours[hex])
    foes = sum(foe.owner != INDEPENDENT for one in near for foe in mind.hostile_in_field(one))
    return DOME * min(foes, 2) * mind.site_worth(site)


ON_HEXES = {
    "blood_rain": _frozen,
    "flood": _drowned,
    "bountiful_harvest": _harvest,
    "bad_harvest": _harvest,
    "magic_rampart": _dome,
}


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
        return RATION * SEASONS * mind.values.harvest[site.type]
    return mind.values.hex + mind.site_worth(site)


# --- Déploiement


def deploy(mind: Appraisal, muster: Any, options: Sequence[Place]) -> list[float]:
    """D23: in the field, where most is to be taken."""
    by_name = mind.world.atlas.by_name
    return [mind.potential_of(by_name[place.hex]) - NUANCE * place.inside for place in options]
