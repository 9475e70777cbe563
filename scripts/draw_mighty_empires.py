"""Draw the pictures of docs/mighty_empires.md: the beginning of a game, and the same game in its third summer."""

from __future__ import annotations

from pathlib import Path

from jacta import text
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.pictures.board import table
from jacta.games.mighty_empires.pictures.map_picture import picture
from jacta.games.mighty_empires.state.procedures import view
from jacta.games.mighty_empires.state.world import World
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import answered, started

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
MOMENTS = {"mighty_empires-start": (1, "spring"), "mighty_empires-year-3": (3, "summer")}


def reached(year: int, season: str) -> World:
    """A game of two stewards on the map of seed 4, when this season begins."""
    chance = Seeded(4)
    position, question = started(game, game.validate({"seed": 4}))
    while True:
        world = table(position.state)
        if (
            world
            and isinstance(question, Ask)
            and question.label == "scout"
            and (world.year, world.season) == (year, season)
        ):
            return view(world, "seat0")  # type: ignore[no-any-return]
        if isinstance(question, Roll):
            answer = question.throw.throw(chance).value
        else:
            assert isinstance(question, Ask)
            answer = question.default_answer(position.seen_by(str(question.who)))
        position, question = answered(position, question, answer)


def main() -> None:
    text.set_language("en")
    for name, moment in MOMENTS.items():
        (PICTURES / f"{name}.svg").write_text(picture(reached(*moment)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
