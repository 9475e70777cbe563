"""Fit how much each feature of a fight counts to games of the search against itself, and write that into the package.

    python -m bench.appraise seventh_sea.duel --games 400 --budget 60
    python -m bench.appraise seventh_sea.fight seventh_sea.ship_duel --games 500 --budget 60

Characters and ships are drawn at random, half of the time equals, some already hurt. All seats search with a small
budget by the weights there are, and now and then give any legal answer: else they would spend a heroism die only where
it is worth it, and the fit would take one for the cause of the other. The lead in every feature is noted as often as a
search would look at it; logistic regression finds the weights that best foretell who wins. `log_loss` tells how well
those found without every third game foretell these (0.693 says nothing).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

import jacta
from jacta.dice import Seeded
from jacta.games.seventh_sea import insight
from jacta.games.seventh_sea.insight import Appraisal
from jacta.games.seventh_sea.insight.duels import DUEL
from jacta.games.seventh_sea.insight.fights import FIGHT
from jacta.games.seventh_sea.insight.ships import SHIPS
from jacta.games.seventh_sea.naval_combat.boarding import boarding
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.policies import picked
from jacta.kernel.run.position import Position, answered, slot_value, started
from jacta.kernel.search import Searcher

WHIM = 0.15
RIDGE = 2.0
WEAPONS = ("rapier", "cutlass", "knife", "broadsword", "polearm")
TRAITS = ("brawn", "finesse", "resolve", "wits", "panache")

Drawn = dict[str, Any]


# --- Who fights


def character(mood: Random) -> Drawn:
    """Somebody with a weapon, hurt already every other time."""
    found: Drawn = {trait: mood.choice((1, 2, 2, 3, 3, 4)) for trait in TRAITS}
    found |= {"attack": mood.choice((1, 2, 3, 3, 4, 5)), "defence": mood.choice((1, 2, 2, 3, 4, 5))}
    found |= {"weapon": mood.choice(WEAPONS), "kind": mood.choice(("hero", "hero", "villain", "henchman"))}
    return found


def hurt(one: Drawn, mood: Random) -> Drawn:
    """The same after some blows, perhaps, with heroism dice perhaps."""
    borne = one["resolve"] * (1 if one["kind"] == "henchman" else 2)
    wounds = {"dramatic": mood.randrange(borne), "light": mood.choice((0, 0, 5, 10, 20, 30))}
    return {**one, "heroism": mood.choice((0, 0, 1, 2, 3)), **(wounds if mood.random() < 0.5 else {})}


def two(draw: Callable[[Random], Drawn], mood: Random) -> tuple[Drawn, Drawn]:
    """Two to fight each other: equals, every other time."""
    first = draw(mood)
    return first, first if mood.random() < 0.5 else draw(mood)


def duel(mood: Random) -> Drawn:
    attacker, defender = two(character, mood)
    return {"attacker": hurt(attacker, mood), "defender": hurt(defender, mood)}


def squad(mood: Random) -> Drawn:
    figures = {"count": mood.randint(2, 8), "threat": mood.randint(1, 3), "hit_value": mood.choice((4, 6, 8))}
    return {"kind": "brute", **figures}


def side(mood: Random) -> Drawn:
    members = [character(mood) for _ in range(mood.randint(1, 3))]
    return {"members": members + [squad(mood)] * (mood.random() < 0.4)}


def fight(mood: Random) -> Drawn:
    found = []
    for camp, drawn in zip(("heroes", "villains"), two(side, mood), strict=True):
        for place, one in enumerate(drawn["members"]):
            own = one if one["kind"] == "brute" else hurt(one, mood)
            found.append({"name": f"{camp} {place}", "side": camp, **own})
    return {"combatants": found, "max_turns": 20}


def ship(mood: Random) -> Drawn:
    found: Drawn = {trait: mood.choice((2, 3, 3, 4)) for trait in TRAITS}
    found["port"] = mood.randint(0, found["brawn"])
    crew = {skill: mood.choice((0, 0, 1, 2)) for skill in ("gunnery", "carpenter", "rigging")}
    return {**found, "starboard": found["brawn"] - found["port"], "resolve_start": found["resolve"], **crew}


def ship_duel(mood: Random) -> Drawn:
    found: Drawn = {}
    afloat = mood.random() < 0.5
    for name, one in zip(("attacker", "defender"), two(ship, mood), strict=True):
        now = {"heroism": mood.randint(0, 3), "superficial": mood.choice((0, 0, 5, 10))}
        where = {"q": mood.randint(-5, 5), "r": mood.randint(-5, 5), "facing": mood.randrange(6)}
        found[name] = {**one, **now, "grave": mood.randrange(one["resolve"]), **(where if afloat else {})}
    return {
        **found,
        **({"stand_and_fire": False, "max_turns": 20, "table": boarding.examples[0]["table"]} if afloat else {}),
    }


class Studied(NamedTuple):
    """A procedure's evaluation, and what draws an input for it."""

    appraisal: Appraisal
    drawn: Callable[[Random], Drawn]


STUDIED = {
    "seventh_sea.duel": Studied(DUEL, duel),
    "seventh_sea.fight": Studied(FIGHT, fight),
    "seventh_sea.ship_duel": Studied(SHIPS, ship_duel),
}


# --- What comes of it


def leads(id: str, seed: int, budget: int) -> tuple[list[list[float]], bool] | None:
    """One game: the leads of the first side in every feature, and whether it won. None if nobody did."""
    procedure, (appraisal, drawn) = jacta.procedures()[id], STUDIED[id]
    mood, chance = Random(seed), Seeded(f"appraise {seed}")
    given = procedure.validate(drawn(mood))
    context = procedure.context(given)
    aims = procedure.aims_for(given)
    players = {seat: Searcher(context, seat, budget=budget, exact=False) for seat in procedure.seats(given)}
    noted: list[list[float]] = []
    sides: list[str] = []
    last: Position | None = None
    position, question = started(procedure, given)
    while question is not None:
        if position.caller is None and (last is None or appraisal.enough(last, position)):
            last = position
            features = appraisal.features(position)
            sides = sides or list(features)
            if len(features) == len(sides):
                ours, theirs = (features[one] for one in sides)
                noted.append([one - other for one, other in zip(ours, theirs, strict=True)])
        if isinstance(question, Ask):
            if mood.random() < WHIM:
                answer = mood.choice(question.values())
            else:
                answer = picked(question, players[position.player(str(question.who))], position, chance)
        elif isinstance(question, Roll):
            answer = question.throw.throw(chance).value
        else:
            answer = slot_value(position, question)
        position, question = answered(position, question, answer)
    first = next(aim for who, aim in aims.items() if appraisal.side_of(given, who) == sides[0])
    return None if position.outcome.winner == "none" else (noted, bool(first.value(position.outcome)))


def fitted(known: Any, won: Any) -> Any:
    """The weights that best foretell who wins: Newton's method on the penalised likelihood."""
    weights = np.zeros(known.shape[1])
    for _ in range(50):
        hoped = 1 / (1 + np.exp(-known @ weights))
        slope = known.T @ (won - hoped) - RIDGE * weights
        curve = (known * (hoped * (1 - hoped))[:, None]).T @ known + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-9:
            break
    return weights


def loss(known: Any, won: Any, weights: Any) -> float:
    """How badly the weights foretell who wins."""
    return float(np.mean(np.log1p(np.exp(np.where(won, -1, 1) * (known @ weights)))))


def learned(id: str, games: int, seed: int, budget: int) -> dict[str, Any]:
    """The weights of a procedure's evaluation, and how they were made."""
    rows: list[list[float]] = []
    ends: list[bool] = []
    numbers: list[int] = []
    for number in range(seed, seed + games):
        found = leads(id, number, budget)
        if found is not None:
            noted, first_won = found
            rows += noted
            ends += [first_won] * len(noted)
            numbers += [number] * len(noted)
    known, won, left_out = np.array(rows), np.array(ends, dtype=float), np.array(numbers) % 3 == 0
    foretold = loss(known[left_out], won[left_out], fitted(known[~left_out], won[~left_out]))
    weights = fitted(known, won).round(3)
    names = STUDIED[id].appraisal.kind._fields  # type: ignore[attr-defined]
    made_by = f"python -m bench.appraise {id} --games {games} --seed {seed} --budget {budget}"
    counted = dict(zip(names, map(float, weights), strict=True))
    return {"made_by": made_by, "notes": len(rows), "log_loss": round(foretold, 3), "weights": counted}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("ids", nargs="+", choices=STUDIED)
    for name, default in {"games": 1000, "seed": 1, "budget": 100}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    path = Path(str(files(insight) / "weights.json"))
    for id in asked.ids:
        data = json.loads(path.read_text(encoding="utf-8"))
        data[STUDIED[id].appraisal.name] = learned(id, asked.games, asked.seed, asked.budget)
        path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
        print(json.dumps(data[STUDIED[id].appraisal.name], indent=2), flush=True)


if __name__ == "__main__":
    main()
