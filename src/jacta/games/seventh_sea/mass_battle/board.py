"""Déroulement des combats: both armies and the heroes among them at a glance."""

from __future__ import annotations

from typing import Any

from jacta.games.seventh_sea.fights.boards import ACTS, NOTHING, WAITS, called, say, table, word
from jacta.games.seventh_sea.figures import SIDES, Side
from jacta.games.seventh_sea.mass_battle.battlefield import Battlefield, BattleGiven, HeroFate, field_in
from jacta.games.seventh_sea.mass_battle.victory import WINS_IN_A_ROW
from jacta.games.seventh_sea.pieces import Character
from jacta.rules import Card, Cards

ARMY = ("wins", "free_raises", "heroism", "heroic")
COLUMNS = ("name", "state", *ARMY, "light", "dramatic", "reputation")


def figures(field: Battlefield, side: Side) -> tuple[str, ...]:
    """How an army stands: turns won of those that win the battle, and what its general has in hand."""
    host = field.host(side)
    return f"{host.wins}/{WINS_IN_A_ROW}", str(host.raises), str(host.dice), str(host.heroic)


def led(given: BattleGiven, side: Side) -> str:
    """An army, and who leads it."""
    army = given.army(side)
    return f"{army.name} ({army.general})" if army.general else army.name


def condition(fate: HeroFate) -> str:
    return word("out" if fate.gone else fate.engagement)


def wounds(hero: Character, fate: HeroFate) -> tuple[str, str, str]:
    return str(fate.light), f"{fate.dramatic}/{2 * hero.resolve}", str(fate.reputation)


def battle_text(state: Any, given: BattleGiven) -> str:
    """Both armies, then every hero."""
    field = field_in(state)
    rows = [
        (
            ACTS if side == field.aggressor else WAITS,
            led(given, side),
            NOTHING,
            *figures(field, side),
            *(NOTHING,) * 3,
        )
        for side in SIDES
    ]
    rows += [
        (WAITS, called(hero.name), condition(fate), *(NOTHING,) * len(ARMY), *wounds(hero, fate))
        for hero, fate in zip(given.heroes, field.heroes, strict=True)
    ]
    return table(say("board-battle", turn=field.turn), COLUMNS, rows)


def battle_cards(state: Any, given: BattleGiven) -> Cards:
    """A card for each army and each hero; heroes wear the colour of their side."""
    field = field_in(state)
    armies = [
        Card(
            side,
            given.army(side).name,
            word(side),
            given.army(side).general or "",
            place,
            figures=tuple(zip((say(f"board-{key}") for key in ARMY), figures(field, side), strict=True)),
        )
        for place, side in enumerate(SIDES)
    ]
    labels = say("board-light"), say("board-dramatic"), say("board-reputation")
    heroes = [
        Card(
            hero.name,
            called(hero.name),
            word("hero"),
            condition(fate),
            SIDES.index(given.heroes_side),
            out=fate.gone,
            figures=tuple(zip(labels, wounds(hero, fate), strict=True)),
        )
        for hero, fate in zip(given.heroes, field.heroes, strict=True)
    ]
    return Cards(say("board-battle", turn=field.turn), 0, 0, (*armies, *heroes))
