"""Random legal games over random settings and readings, checked after every answer.

`python -m tests.games.mighty_empires.fuzz --games 1000` plays many; what fails is written as a saved game that stands
just before the answer that failed: `jacta play --resume FILE`, `jacta replay FILE`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.state.invariants import broken
from jacta.games.mighty_empires.state.procedures import StateGiven, view
from jacta.games.mighty_empires.state.world import CAMPAIGN_SEASONS, World, seat_name
from jacta.games.mighty_empires.winter.thaw import thaw
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Pending, Position, answered, started
from jacta.plain import plain
from tests.games.mighty_empires.random_games import random_settings, world_of

LOOKED_AT = 25  # one position in so many is also drawn, written as JSON and asked for its default


class Failed(NamedTuple):
    """What went wrong, and the game up to there."""

    reason: str
    saved: dict[str, Any]


class Fuzzed(NamedTuple):
    answers: int
    failed: Failed | None


def settings(seed: int) -> dict[str, Any]:
    """Settings that the game accepts, often with a small map."""
    chance = Seeded(f"size {seed}")
    found = random_settings(seed) | {"seed": seed}
    if chance.below(2):
        found["years"] = 1
    if chance.below(2):
        small = found | {"hidden_tiles": chance.below(20), "coast_tiles": 2 + chance.below(12)}
        try:
            game.validate(small)
        except InputError:  # too small for the capitals
            return found
        return small
    return found


def fuzz(seed: int, looked_at: int = LOOKED_AT) -> Fuzzed:
    """Play one game at random."""
    given = game.validate(settings(seed))
    chance = Seeded(f"fuzz {seed}")
    events: list[dict[str, Any]] = []
    watch = Watch(given)
    position, question = started(game, given)
    try:
        while question is not None:
            event, answer = chosen(question, chance)
            events.append(event)
            position, question = answered(position, question, answer)
            for complaint in watch.complaints(position, question, thorough=len(events) % looked_at == 0):
                return Fuzzed(len(events), Failed(complaint, saved(given, events)))
    except Exception as error:  # whatever it is, the game that led to it is wanted
        return Fuzzed(len(events), Failed(repr(error)[:500], saved(given, events)))
    return Fuzzed(len(events), None)


def chosen(question: Pending, chance: Seeded) -> tuple[dict[str, Any], Any]:
    """A random answer, as an event and as a value; a phase is ended one time out of four."""
    if isinstance(question, Roll):
        thrown = question.throw.throw(chance)
        return {"roll": plain(thrown.faces)}, thrown.value
    assert isinstance(question, Ask)
    values = question.values()
    ends = "end" in values and chance.below(4) == 0
    answer = "end" if ends else values[chance.below(len(values))]
    return {"answer": plain(answer)}, answer


def saved(given: Given, events: list[dict[str, Any]]) -> dict[str, Any]:
    """The game before its last answer, as `Session.export` writes it."""
    return {
        "jacta": version("jacta"),
        "procedure": game.id,
        "given": written(given),
        "dice": "mine",
        "events": events[:-1],
        "failing": events[-1],
    }


class Watch:
    """What must be true of a game as it goes on."""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.tiles: int | None = None
        self.date = (0, 0)

    def complaints(self, position: Position, question: Pending | None, *, thorough: bool) -> Iterator[str]:
        """Everything that is wrong here."""
        if question is None:
            yield from self.at_the_end(position.outcome)
            return
        if isinstance(question, Ask):
            values = question.values()
            if len(values) < 2 or len(set(values)) != len(values):
                yield f"{question.label}: options {values}"
        world = world_of(position)
        if world is None:
            return
        yield from (f"broken: {one}" for one in broken(world))
        yield from self.going_on(world)
        if isinstance(question, Ask) and not world.lives(int(str(question.who)[-1])):
            yield f"{question.label}: {question.who} is out of the game"
        if thorough:
            yield from looked_at(position, question, world)

    def going_on(self, world: World) -> Iterator[str]:
        """The map keeps its size, time passes, ids are unique."""
        self.tiles = self.tiles or len(world.tiles)
        if len(world.tiles) != self.tiles:
            yield f"{len(world.tiles)} tiles, {self.tiles} before"
        date = (world.year, (*CAMPAIGN_SEASONS, "winter").index(world.season))
        if date < self.date:
            yield f"time runs backwards: {self.date} before, now {date}"
        self.date = date
        if len({unit.id for unit in world.units}) != len(world.units):
            yield "two units of one name"
        if min(world.reserves) < 0:
            yield f"reserves {world.reserves}"

    def at_the_end(self, outcome: Any) -> Iterator[str]:
        years = self.given.years  # type: ignore[attr-defined]
        if outcome.years > years or (outcome.years < years and outcome.winner is None and len(outcome.drawn) < 2):
            yield f"ends in year {outcome.years} of {years}"
        if (outcome.winner is None) != bool(outcome.drawn):
            yield f"winner {outcome.winner}, drawn {outcome.drawn}"


def looked_at(position: Position, question: Pending, world: World) -> Iterator[str]:
    """The state survives JSON, every seat sees no more than it may, every default is legal, the board is drawn."""
    again = thaw.validate({"state": world.to_json()})
    assert isinstance(again, StateGiven)
    if again.state != world:
        yield "the state does not survive JSON"
    for seat in range(world.players):
        seen = view(world, seat_name(seat))
        if any(world.tiles[one.hex].spy != seat for one in seen.concealed):
            yield f"seat {seat} sees what is concealed"
    if isinstance(question, Ask):
        seen = position.seen_by(str(question.who))
        if question.default_answer(seen) not in question.values():
            yield f"{question.label}: the default is illegal"
    if position.procedure.board and not position.procedure.board.text(position.seen_by(None), position.context.given):
        yield f"no board in {position.procedure.name}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--folder", type=Path, default=Path(), help="where games that fail are written")
    asked = parser.parse_args()
    answers = failures = 0
    for seed in range(asked.first, asked.first + asked.games):
        fuzzed = fuzz(seed)
        answers += fuzzed.answers
        if fuzzed.failed:
            failures += 1
            file = asked.folder / f"failed-{seed}.json"
            file.write_text(json.dumps(fuzzed.failed.saved, indent=1) + "\n", encoding="utf-8")
            sys.stdout.write(f"{file}: {fuzzed.failed.reason}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{asked.games} games, {answers} answers, {failures} failures\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
