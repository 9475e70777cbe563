"""The standing workloads W2 to W5 as procedures: written as a game writes its rules, solved by the general kernel."""

from __future__ import annotations

from typing import Literal, NamedTuple

from jacta.dice import Dice, Hits
from jacta.kernel.rule.game import Chapter, Game
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import procedure
from jacta.kernel.rule.questions import Move, Phase, Roll, Step, done, goto
from jacta.tables import Rules

D10 = Dice(1, 10)
TWO_DICE = Dice(2, 6)
Side = Literal["attacker", "defender", "none"]


# --- W2: dice against dice, hits on 5-6, joint losses and winner


class Volley(Given):
    attacker: int = 12
    defender: int = 10


class Exchange(NamedTuple):
    attacker_lost: int
    defender_lost: int
    winner: Side


@procedure(passage="W2")
def volley(given: Volley) -> Move:
    """W2: both sides roll their pool."""
    return goto(attacker_rolls, None)


def attacker_rolls(nothing: None, given: Volley) -> Step:
    """W2: one die a unit."""
    return Roll("attacker", Hits(given.attacker, 6, 5), then=attacker_rolled)


def attacker_rolled(nothing: None, hits: int) -> Move:
    return goto(defender_rolls, hits)


def defender_rolls(attacker_hits: int, given: Volley) -> Step:
    """W2: one die a unit."""
    return Roll("defender", Hits(given.defender, 6, 5), then=exchanged)


def exchanged(attacker_hits: int, hits: int, given: Volley) -> Move:
    winner: Side = "attacker" if attacker_hits > hits else "defender"
    return done(Exchange(min(hits, given.attacker), min(attacker_hits, given.defender), winner))


# --- W3, W4: a battle of four rounds, then pursuit; losses are capped by the stack only at the end


class Battle(Given):
    attacker: int = 8
    defender: int = 8
    attacker_morale: int = 4
    defender_morale: int = 3


class Losses(NamedTuple):
    attacker: int = 0
    defender: int = 0


class Standing(NamedTuple):
    round: int
    attacker: int
    defender: int


class Aftermath(NamedTuple):
    winner: Side
    attacker_lost: int
    defender_lost: int


@procedure(passage="W3", tables=("results",), tally=Losses)
def battle(given: Battle) -> Move:
    """W3: fire, shock, fire, shock; a side without morale routs; the winner pursues."""
    return goto(attacker_fights, Standing(1, given.attacker_morale, given.defender_morale))


def column(standing: Standing) -> str:
    return "A" if standing.round % 2 else "B"


def attacker_fights(standing: Standing, rules: Rules) -> Step:
    """W3: the attacker's die."""
    return Roll("attacker", D10.reading(rules.table("results").column(column(standing))), then=attacker_fought)


def attacker_fought(standing: Standing, result: tuple[int, int]) -> Move:
    losses, morale = result
    return goto(defender_fights, standing._replace(defender=standing.defender - morale), add=Losses(defender=losses))


def defender_fights(standing: Standing, rules: Rules) -> Step:
    """W3: the defender's die, at the same time."""
    return Roll("defender", D10.reading(rules.table("results").column(column(standing))), then=defender_fought)


def defender_fought(standing: Standing, result: tuple[int, int]) -> Move:
    losses, morale = result
    standing = standing._replace(attacker=standing.attacker - morale)
    if standing.round == 4 or standing.attacker <= 0 or standing.defender <= 0:
        return goto(*decided(standing), add=Losses(attacker=losses))
    return goto(attacker_fights, standing._replace(round=standing.round + 1), add=Losses(attacker=losses))


def decided(standing: Standing) -> tuple[Phase, Side]:
    ours, theirs = max(0, standing.attacker), max(0, standing.defender)
    if ours == theirs:
        return aftermath, "none"
    return pursuit, "attacker" if ours > theirs else "defender"


def pursuit(winner: Side, rules: Rules) -> Step:
    """W3: the winner rolls once more."""
    return Roll("pursuit", D10.reading(rules.table("results").column("E")), then=pursued)


def pursued(winner: Side, result: tuple[int, int]) -> Move:
    losses, _ = result
    added = Losses(defender=losses) if winner == "attacker" else Losses(attacker=losses)
    return goto(aftermath, winner, add=added)


def aftermath(winner: Side, tally: Losses, given: Battle) -> Step:
    """W3: nobody loses more than it has."""
    return done(Aftermath(winner, min(tally.attacker, 2 * given.attacker), min(tally.defender, 2 * given.defender)))


# --- W5: a siege over twelve seasons with a carried bonus


class Besieging(Given):
    seasons: int = 12
    most_bonus: int = 5


class Season(NamedTuple):
    number: int
    bonus: int


class SiegeEnd(NamedTuple):
    result: str
    season: int
    bonus: int


@procedure(passage="W5", tables=("siege",))
def siege(given: Besieging) -> Move:
    """W5: a roll a season until the place falls, the siege is lifted, or time is up."""
    return goto(season, Season(1, 0))


def season(now: Season, rules: Rules) -> Step:
    """W5: two dice, read by the bonus so far."""
    return Roll("season", TWO_DICE.reading(rules.table("siege").column(now.bonus)), then=season_over)


def season_over(now: Season, result: str, given: Besieging) -> Move:
    if result in ("taken", "lifted"):
        return done(SiegeEnd(result, now.number, now.bonus))
    bonus = min(now.bonus + 1, given.most_bonus) if result == "bonus" else now.bonus
    if now.number == given.seasons:
        return done(SiegeEnd("continues", now.number, bonus))
    return goto(season, Season(now.number + 1, bonus))


GAME = Game(
    "standing",
    package=__name__,
    source="the standing workloads",
    status="complete",
    readings=(),
    chapters=(Chapter("workloads", (volley, battle, siege)),),
)
