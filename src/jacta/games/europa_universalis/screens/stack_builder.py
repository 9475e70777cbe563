"""A screen of its own: two stacks put together counter by counter, what they are worth, and the battle between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, get_args

from jacta.games.europa_universalis.combat.battle_plan import LandBattle, starting_morale
from jacta.games.europa_universalis.combat.land_battle import land_battle
from jacta.games.europa_universalis.combat.profiles import Profile, stack_profile
from jacta.games.europa_universalis.inputs import SIDES, ArmyClass, Crossing, Nation, Quality, Tech, Terrain
from jacta.rules import InputError, Message, Odds, Screen, odds, plain

COUNTERS = ("A+", "A-", "DT")
PASHAS = (3, 2, 1, 0)
LEADER = ("manoeuvre", "fire", "shock")
DESCRIBED = ("nation", "tech", "quality", "army_class")
UNLISTED = ("army_class", "cavalry_rate")
CAVALRY = (0, 1, 1.5, 2, 3, 4, 5)
"""Cavalry per detachment, as the table has it: for nations that it leaves out (R6)."""
MOST = 20
FIRST = {
    "period": "3",
    "attacker.nation": "france",
    "attacker.tech": "arquebus",
    "attacker.quality": "veteran",
    "attacker.A+": "1",
    "attacker.A-": "1",
    "attacker.DT": "1",
    "attacker.fire": "2",
    "defender.nation": "spain",
    "defender.tech": "arquebus",
    "defender.quality": "veteran",
    "defender.A+": "1",
    "defender.DT": "1",
    "defender.tercios": "true",
}
"""What the builder shows to a newcomer."""


class Built(NamedTuple):
    """A stack as it goes into battle."""

    side: str
    counters: tuple[dict[str, Any], ...]
    profile: Profile
    army: dict[str, Any]


def stack_builder(entered: Mapping[str, str]) -> dict[str, Any]:
    """Both stacks, their battle, and the odds of it."""
    period = whole(entered, "period", 1, 7)
    stacks = [built(side, entered, period) for side in SIDES]
    battle: dict[str, Any] = {stack.side: stack.army for stack in stacks}
    battle |= {key: entered[key] for key in ("terrain", "crossing", "crossing_side") if entered.get(key)}
    given = land_battle.validate(battle)
    assert isinstance(given, LandBattle)
    found = odds(land_battle, given)
    chances = dict(found.marginal("winner"))
    return {
        "stacks": stacks,
        "battle": battle,
        "winners": [(winner, chances.get(winner, Fraction(0))) for winner in (*SIDES, "none")],
        "morale": {side: starting_morale(side, given, land_battle.rules(given)) for side in SIDES},
        "losses": {side: found.mean(f"{side}_losses") for side in SIDES},
        "major": {side: major(found, side) for side in SIDES},
        "notices": found.notices,
    }


OFFERED = {
    "nations": get_args(Nation),
    "techs": get_args(Tech),
    "qualities": get_args(Quality),
    "terrains": get_args(Terrain),
    "crossings": get_args(Crossing),
    "sides": SIDES,
    "counters": COUNTERS,
    "pashas": PASHAS,
    "leader": LEADER,
    "classes": get_args(ArmyClass),
    "cavalry": CAVALRY,
}
SCREEN = Screen(stack_builder, FIRST, OFFERED)


def built(side: str, entered: Mapping[str, str], period: int) -> Built:
    contingents = tuple(counters_of(side, entered))
    if not contingents:
        raise InputError(f"{side}.A+", Message("error-empty-stack", "europa_universalis", side=side))
    counters = tuple(counter for _, counter in contingents)
    try:
        given = stack_profile.validate({"period": period, "counters": list(counters)})
        (profile,) = odds(stack_profile, given).weights
    except InputError as error:
        raise at_its_field(error, contingents) from None
    army = {key: plain(getattr(profile, key)) for key in ("dt", "tech", "size", "quality", "cavalry", "has_army")}
    army |= {key: whole(entered, f"{side}.{key}", 0, 9) for key in LEADER if entered.get(f"{side}.{key}")}
    if entered.get(f"{side}.tercios") == "true":
        army["tercios"] = True
    return Built(side, counters, profile, army)


def at_its_field(error: InputError, contingents: Sequence[tuple[str, Mapping[str, Any]]]) -> InputError:
    """What the profile refuses of counters.2, at the field of whose counter that is."""
    place, _, key = error.key.removeprefix("counters.").partition(".")
    if not key:
        return error
    name, counter = contingents[int(place)]
    unlisted = Message("error-unlisted", "europa_universalis", nation=counter.get("nation", ""))
    return InputError(f"{name}.{key}", unlisted if key in UNLISTED else error.message)


def counters_of(side: str, entered: Mapping[str, str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The counters of a side, each with whose they are; an ally brings its own nation, technology and quality."""
    for contingent in (side, f"{side}.ally"):
        kind = {key: entered.get(f"{contingent}.{key}", "") for key in DESCRIBED}
        described: dict[str, Any] = {key: value for key, value in kind.items() if value}
        if cavalry := entered.get(f"{contingent}.cavalry_rate"):
            described["cavalry_rate"] = one_of(CAVALRY, f"{contingent}.cavalry_rate", cavalry)
        for counter in COUNTERS:
            for _ in range(whole(entered, f"{contingent}.{counter}", 0, MOST)):
                yield contingent, {"type": counter, **described}
    for worth in PASHAS:
        for _ in range(whole(entered, f"{side}.pasha{worth}", 0, MOST)):
            tech = entered.get(f"{side}.tech", "")
            yield side, {"type": "pasha", "dt": worth, "nation": "turkey", "tech": tech}


def one_of(offered: Sequence[float], key: str, written: str) -> float:
    for value in offered:
        if str(value) == written:
            return value
    raise InputError(key, Message("error-choice", value=written, allowed=", ".join(map(str, offered))))


def whole(entered: Mapping[str, str], key: str, least: int, most: int) -> int:
    written = entered.get(key) or "0"
    if not written.isdecimal() or not least <= int(written) <= most:
        raise InputError(key, Message("error-choice", value=written, allowed=f"{least}–{most}"))
    return int(written)


def major(found: Odds[Any], side: str) -> Fraction:
    return found.p(lambda end: end.winner == side and bool(end.major_victory))
