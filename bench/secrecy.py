"""Do the computer players of Mighty Empires know more than their seats? Two worlds equal for a seat get equal answers.

    python -m bench.secrecy --trials 10000
    python -m bench.secrecy --trials 10000 --players planner marshal --budget 1

Positions come from games of players who answer anything. Each gets a twin, in which everything that the seat asked does
not see is drawn anew. Planner, marshal and the general search must answer both alike. `--players` names some of them;
`--budget` says how many positions marshal and search may look at (with one, every answer worth a thought is still tried
in one world). The first difference ends it with an error.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.computers import at_random
from jacta.games.mighty_empires.players.insight import INSIGHT
from jacta.games.mighty_empires.players.marshal import Marshal
from jacta.games.mighty_empires.players.planner import Planner
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy, asked, picked
from jacta.kernel.run.position import Position, answered, started
from jacta.kernel.search import Searcher

NAMES = ("planner", "marshal", "search")
BUDGET = 60
YEARS = 2


def met(seed: int) -> Iterator[tuple[Position, Ask]]:
    """The decisions of one game."""
    given = game.validate({"players": 2 + seed % 2, "years": YEARS, "seed": seed})
    chance = Seeded(f"secrecy {seed}")
    position, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            yield position, question
            answer = picked(question, at_random, position, chance)
        else:
            answer = question.throw.throw(chance).value  # type: ignore[union-attr]
        position, question = answered(position, question, answer)


def compared(
    position: Position, question: Ask, number: int, names: Collection[str] = NAMES, budget: int = BUDGET
) -> bool:
    """Whether the twin differs at all; an error where a player answers it otherwise."""
    who = str(question.who)
    assert INSIGHT.resample is not None
    twin: Position = INSIGHT.resample(position, who, Seeded(f"twin {number}"))
    if twin == position:
        return False
    outermost = position
    while outermost.caller is not None:
        outermost = outermost.caller
    prospects = Prospectus(YEARS, outermost.context.given.tile_set)
    players: dict[str, Policy] = {
        "planner": Planner(prospects),
        "marshal": Marshal(prospects, budget),
        "search": Searcher(outermost.context, who, budget=budget),
    }
    for name, player in players.items():
        if name not in names:
            continue
        answers = [asked(player, question, one.seen_by(who), one) for one in (position, twin)]
        if answers[0] != answers[1]:
            raise SystemExit(f"{name} tells two worlds apart at {question.label} (trial {number}): {answers}")
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--trials", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--players", nargs="+", choices=NAMES, default=NAMES)
    wanted = parser.parse_args()
    trials, seed = 0, wanted.seed
    while trials < wanted.trials:
        for position, question in met(seed):
            if (
                trials < wanted.trials
                and len(question.values()) > 1
                and compared(position, question, trials, wanted.players, wanted.budget)
            ):
                trials += 1
                if trials % 100 == 0:
                    print(f"{trials} twins, no difference", flush=True)
        seed += 1
    print(f"{trials} twins in {seed - wanted.seed} games, no difference")


if __name__ == "__main__":
    main()
