"""2.7.6 steps 1 and 2: which ships lead, and which side has the wind."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import Modifier
from jacta.games.europa_universalis.naval_combat.losses import FRONTS, Front
from jacta.games.europa_universalis.navies.naval_units import NavalContent
from jacta.games.europa_universalis.sea_options import UnderDetachments
from jacta.rules import Move, Roll, Step, Strict, done, goto, note, procedure

Wind: TypeAlias = Literal["attacker", "defender", "none"]
LEAST_SHARE = 4  # a quarter of the detachments


# --- Step 1


class FrontLine(NavalContent, UnderDetachments):
    """The detachments of a stack."""


class Leaders(NamedTuple):
    allowed: tuple[Front, ...]


def may_lead(nav: int, ga: int, gal: int, tr: int, de: int, ga_de: int) -> tuple[Front, ...]:
    """2.7.6 étape 1 (R66s): the kinds that are a quarter of the detachments at least; a DE counts half."""
    halves = {"nav": 2 * nav + de, "ga": 2 * (ga + gal) + ga_de, "tr": 2 * tr}
    total = sum(halves.values())
    return tuple(kind for kind in FRONTS if halves[kind] and LEAST_SHARE * halves[kind] >= total)


@procedure(
    passage="2.7.6 étape 1",
    kind="check",
    examples=({"nav": 6, "ga": 2, "tr": 1}, {"nav": 5, "tr": 1, "ga_de": 1}, {"tr": 5}),
)
def front_line(given: FrontLine) -> Move[Leaders]:
    """2.7.6 étape 1: the kinds of ship that may lead the battle."""
    return done(Leaders(may_lead(given.nav, given.ga, given.gal, given.tr, given.de, given.ga_de)))


# --- Step 2


class WindSide(Strict):
    front: Front
    wind_mod: Modifier = 0


class WindAdvantage(UnderDetachments):
    attacker: WindSide
    defender: WindSide


class WindOutcome(NamedTuple):
    wind: Wind


def higher(attacker: int, defender: int) -> Wind:
    """2.7.6 étape 2: the higher total has the wind for the day, a tie nobody."""
    if attacker == defender:
        return "none"
    return "attacker" if attacker > defender else "defender"


@procedure(
    passage="2.7.6 étape 2",
    tables=("wind_factor",),
    aims={"attacker": "wind=attacker", "defender": "wind=defender"},
    examples=(
        {"attacker": {"front": "nav", "wind_mod": 2}, "defender": {"front": "nav"}},
        {"attacker": {"front": "ga"}, "defender": {"front": "ga", "wind_mod": 3}},
    ),
)
def wind_advantage(given: WindAdvantage) -> Move[WindOutcome]:
    """2.7.6 étape 2: galleys fight galleys without wind; else both sides roll."""
    if given.attacker.front == given.defender.front == "ga":
        return done(WindOutcome("none"), note("no_wind_for_galleys"))
    return goto(attacker_wind, None)


def attacker_wind(nothing: None, given: WindAdvantage) -> Step:
    """2.7.6 étape 2: a die, the admiral's manoeuvre and the factor of his technology."""
    return Roll("wind_attacker", d10.plus(given.attacker.wind_mod), then=attacker_blown, who="attacker")


def attacker_blown(nothing: None, total: int) -> Move:
    return goto(defender_wind, total)


def defender_wind(attacker: int, given: WindAdvantage) -> Step:
    """2.7.6 étape 2: so does the defender."""
    return Roll("wind_defender", d10.plus(given.defender.wind_mod), then=wind_found, who="defender")


def wind_found(attacker: int, total: int) -> Move:
    wind = higher(attacker, total)
    return done(WindOutcome(wind), note("wind", wind=wind, attacker=attacker, defender=total))
