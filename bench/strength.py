"""How strong are the computer players of Mighty Empires? Games in pairs: the same seed twice, with the seats changed.

    python -m bench.strength marshal planner_v1 --years 2 --pairs 20
    python -m bench.strength planner steward --years 6 --pairs 50 --seed 1000
    python -m bench.strength marshal planner_v1 --pairs 200 --bounds 0 108 --workers 2

A player is a seat of the game (`random`, `steward`, `planner`, `marshal`, `marshal_quick`, ...), `planner_v1` (the
planner before it read tables), `guide` (the planner that has learned, which the marshal follows), or a marshal with
another budget, such as `marshal:80`. In all games under one seed the same throw falls the same way, as far as it comes
up again (`common_luck`). With three players the first meets two of the second, from each seat. With `--bounds` it ends
as soon as the sequential test of `jacta tournament --sprt` has decided.

With `--kept FILE` every finished seed is written there, and a match that was broken off goes on where it stood
(`bench.kept`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bench.kept import kept
from bench.planner_v1.appraisal import Prospectus as ProspectusV1
from bench.planner_v1.planner import Planner as PlannerV1
from jacta.analysis.sprt import Evidence
from jacta.dice import Seeded, Source
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.common_luck import CommonLuck, PlayoutDice
from jacta.games.mighty_empires.players.computers import seated
from jacta.games.mighty_empires.players.evaluation import lead
from jacta.games.mighty_empires.players.marshal import Marshal, guide
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy, Seated, picked
from jacta.kernel.run.position import answered, started

BROUGHT: Mapping[str, Callable[[Any], Policy]] = {
    "planner_v1": lambda given: PlannerV1(ProspectusV1(given.years, given.tile_set)),
    "guide": lambda given: guide(Prospectus(given.years, given.tile_set), given.players),
}
"""Players who are no chairs of the game."""
MARSHAL = "marshal:"  # and his budget
SURE = 1.96  # standard errors on either side of a 95 % interval


class Meeting(NamedTuple):
    """What the first player had of the games under one seed: his share of wins, and points ahead of the best other."""

    won: float
    ahead: float


def maker(chair: str) -> Callable[[Any], Policy] | None:
    """What makes a player who is no chair of the game; None for those who are."""
    if not chair.startswith(MARSHAL):
        return BROUGHT.get(chair)
    budget = int(chair.removeprefix(MARSHAL))
    return lambda given: Marshal(Prospectus(given.years, given.tile_set), budget)


def played(chairs: tuple[str, ...], years: int, seed: int) -> Any:
    """One game to its end."""
    brought = {seat: made for seat, chair in enumerate(chairs) if (made := maker(chair))}
    known = ["steward" if seat in brought else chair for seat, chair in enumerate(chairs)]
    given: Any = game.validate({"players": len(chairs), "years": years, "seed": seed, "seats": known})
    policies = dict(seated(given)) | {f"seat{seat}": made(given) for seat, made in brought.items()}
    return ended(given, policies, Seeded(f"strength {seed}"), CommonLuck(f"strength {seed}").dice())


def ended(given: Any, policies: Mapping[str, Policy], chance: Source, dice: PlayoutDice) -> Any:
    """One game to its end, by these policies and dice; who draws his answers draws them from chance."""
    policy = Seated(policies)
    position, question = started(game, given)
    while question is not None:
        asked = isinstance(question, Ask)
        answer = picked(question, policy, position, chance) if asked else dice.throw(position, question)  # type: ignore[arg-type]
        position, question = answered(position, question, answer)
    return position.outcome


class Match(NamedTuple):
    """Who meets whom, with how many players at the table, and for how many years."""

    first: str
    second: str
    players: int
    years: int


def meeting(match: Match, seed: int) -> Meeting:
    """The same seed, once for each seat of the first player."""
    won, ahead = [], []
    for seat in range(match.players):
        chairs = tuple(match.first if place == seat else match.second for place in range(match.players))
        outcome = played(chairs, match.years, seed)
        drawn = len(outcome.drawn) if seat in outcome.drawn else 0
        won.append(1 / drawn if drawn else float(outcome.winner == seat))
        ahead.append(lead(outcome.points, seat))
    return Meeting(fmean(won), fmean(ahead))


def interval(values: list[float]) -> str:
    error = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{fmean(values):.3f} ± {error:.3f}"


def meetings(match: Match, seeds: range, file: str | None = None, workers: int = 1) -> Iterator[Meeting]:
    """Seed after seed, as far as they are wanted; those that a file tells of are not played again."""
    found = kept(_meeting, [(match, seed) for seed in seeds], file, workers)
    return (Meeting(*one) for one in found)


def _meeting(key: tuple[Match, int]) -> Meeting:
    return meeting(*key)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("first")
    parser.add_argument("second")
    for name, default in {"players": 2, "years": 2, "pairs": 20, "seed": 1, "workers": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--bounds", type=float, nargs=2, metavar="ELO")
    parser.add_argument("--kept", metavar="FILE")
    asked = parser.parse_args()
    evidence = Evidence((asked.bounds[0], asked.bounds[1]), asked.players) if asked.bounds else None
    found: list[Meeting] = []
    match = Match(asked.first, asked.second, asked.players, asked.years)
    for one in meetings(match, range(asked.seed, asked.seed + asked.pairs), asked.kept, asked.workers):
        found.append(one)
        won, ahead = ([getattr(each, name) for each in found] for name in Meeting._fields)
        print(f"{len(found):4} seeds: {asked.first} wins {interval(won)}, points ahead {interval(ahead)}", flush=True)
        if evidence is not None:
            evidence.add(Fraction(one.won).limit_denominator(1000))
            if evidence.verdict != "open":
                print(
                    f"decided: {evidence.verdict}, between {asked.bounds[0]:g} and {asked.bounds[1]:g} Elo", flush=True
                )
                break


if __name__ == "__main__":
    main()
