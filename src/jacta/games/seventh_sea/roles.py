"""How pieces take part in procedures: each hands its sheet over, and some come back changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from jacta.games.seventh_sea.pieces import TRAITS, Army, Character, Fighting, Owned, Ship, Squad
from jacta.rules import Piece, Role

Fill = Callable[[Any], Mapping[str, Any]]


def sheet(key: str) -> Fill:
    """The whole sheet under this key: the procedure reads from it what it needs."""
    return lambda piece: {key: stated(piece)}


def stated(piece: Owned) -> dict[str, Any]:
    """The sheet as a procedure reads it: a character without training attacks with rank 0."""
    return {"attack": piece.attack, **piece.to_json()} if isinstance(piece, Character) else piece.to_json()


def reading(*keys: str, kind: type[Piece] = Character) -> dict[str, Role]:
    """Pieces whose sheets are read, and that stay as they are."""
    return {key: Role(kind, sheet(key)) for key in keys}


def hurt(key: str) -> dict[str, Role]:
    """A character who comes back with the wounds that the outcome tells."""
    return {key: Role(Character, sheet(key), lambda who, after: who.wounded(after.light, after.dramatic))}


def struck(key: str = "defender") -> dict[str, Role]:
    """A character who comes back with the wounds that a blow has added."""
    return {key: Role(Character, sheet(key), lambda who, after: who.wounded(after.light, who.dramatic + after.gained))}


def duelling(key: str) -> dict[str, Role]:
    """A character in a duel, who comes back as he leaves it."""

    def after(who: Character, outcome: Any) -> Character:
        left = getattr(outcome, key)
        return who.with_(light=left.light, dramatic=left.dramatic, heroism=left.heroism)

    return {key: Role(Character, lambda who: {key: {**stated(who), "hand_back": True}}, after)}


def after_fight(who: Fighting, outcome: Any, place: int) -> Fighting | None:
    """Encaisser les blessures: as he leaves a fight of many; brutes who fell are missing from their squad."""
    left = outcome.combatants[place].record  # a sheet is a tuple, which has a `count` of its own
    if isinstance(who, Squad):
        return who.with_(count=left.count) if left.count else None
    now = {name: getattr(left, name, 0) for name in ("light", "dramatic", "heroism", "reload", "level")}
    return who.with_(**now, prone=getattr(left, "prone", False), surprised=False)


def sailing(key: str) -> dict[str, Role]:
    """A ship in a sea fight, which comes back with the ranks that are left."""

    def after(ship: Ship, outcome: Any) -> Ship:
        left = getattr(outcome, key)
        kept = (*TRAITS, "resolve_start", "port", "starboard", "heroism", "superficial", "grave", "q", "r", "facing")
        now = {name: getattr(left, name, getattr(ship, name)) for name in kept}
        return ship.with_(**now, provisions=min(ship.provisions, now["resolve"]))

    return {key: Role(Ship, lambda ship: {key: {**ship.to_json(), "hand_back": True}}, after)}


def aground(ship: Ship, outcome: Any) -> Ship:
    """Naviguer en eaux peu profondes: grave damage counts; the captain says which ranks it costs."""
    return ship.with_(grave=ship.grave + outcome.grave)


def battered(ship: Ship, left: Any, given: Any) -> Ship:
    """Ouvrir le feu: with the ranks that grave damage leaves, and the damage if it was not counted before."""
    guns = {"port": left.port, "starboard": left.starboard}
    stores = min(ship.provisions, left.ranks.resolve)
    return ship.with_(
        **left.ranks._asdict(), **guns, resolve_start=ship.hull_at_start, grave=given.grave, provisions=stores
    )


def after_storm(ship: Ship, outcome: Any) -> Ship:
    """Naviguer dans la tempête (R44): with the ranks that are left; guns are lost on the weaker side."""
    ranks = outcome.ranks_left._asdict()
    guns = {} if ship.port is None or ship.starboard is None else _guns(ship.port, ship.starboard, ranks["brawn"])
    grave = ship.grave + getattr(outcome, "grave", 0)
    stores = min(ship.provisions, ranks["resolve"])
    return ship.with_(**ranks, **guns, resolve_start=ship.hull_at_start, grave=grave, provisions=stores)


def _guns(port: int, starboard: int, left: int) -> dict[str, int]:
    while port + starboard > left:
        if port and (port <= starboard or not starboard):
            port -= 1
        else:
            starboard -= 1
    return {"port": port, "starboard": starboard}


def general(key: str) -> dict[str, Role]:
    """The general of an army, with the raises and the heroism dice that it has."""

    def fill(army: Army) -> Mapping[str, Any]:
        figures = {"wits": army.wits, "strategy": army.strategy, "bonus": army.conditions + army.heroic}
        stock = {"free_raises": army.free_raises, "heroism_pool": army.heroism}
        return {key: {"name": army.general or army.name, **figures, **stock}}

    return {key: Role(Army, fill)}


def felled(squad: Squad, outcome: Any) -> Squad | None:
    """Blessures des PNJ (R17): brutes who fall are missing from their squad."""
    left = squad.count - outcome.felled
    return squad.with_(count=left) if left > 0 else None


def starved(ship: Ship, outcome: Any) -> Ship:
    """Provisions de bord: with the crew that is left."""
    return ship.with_(finesse=outcome.crew_left)


FIGHTING = {"combatants": Role(Fighting, sheet("combatants"), after_fight, several=True)}
READ_SQUAD = reading("squad", kind=Squad)
READ_SHIP = reading("ship", kind=Ship)
BEGINNING = {"who": Role((Character, Ship), lambda one: {"traits": [getattr(one, trait) for trait in TRAITS]})}
STRUCK_SQUAD = {"squad": Role(Squad, sheet("squad"), felled)}
GROUNDED_SHIP = {"ship": Role(Ship, sheet("ship"), aground)}
BATTERED_SHIP = {"ship": Role(Ship, sheet("ship"), battered)}
STARVING_SHIP = {"ship": Role(Ship, sheet("ship"), starved)}
IN_THE_STORM = {
    "ship": Role(Ship, sheet("ship"), after_storm),
    "pilot": Role(Character, lambda who: {"piloting": who.piloting}),
}
BIDDING_HERO = {
    "hero": Role(
        Character,
        lambda who: {"player": who.heroism},
        lambda who, after: who.with_(heroism=after.player_left),
    )
}
SORCERER = {
    "who": Role(Character, sheet("who"), lambda who, after: who.with_(heroism=who.heroism - after.heroism_spent))
}
HERO_AFTER_BATTLE = {
    "hero": Role(
        Character,
        lambda who: {"charge": who.charge},
        lambda who, after: who.with_(reputation=who.reputation + after.reputation),
    )
}
