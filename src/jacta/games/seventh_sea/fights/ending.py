"""Dés d'héroïsme, Encaisser les blessures: what a fight of many costs, and what is left when it is over."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from jacta.games.seventh_sea.fights.combatants import NOBODY, Combatant, Fight, FightGiven, Stander
from jacta.games.seventh_sea.pieces import Sheet
from jacta.rules import Values, frozen

# --- Dés d'héroïsme


def heroism_of(place: int, given: FightGiven, fight: Fight) -> int:
    """Dés d'héroïsme: the dice he may spend; the game master's are there for all but heroes."""
    one, own = given.combatants[place], fight.standers[place].fencer.heroism
    return own if one.kind == "hero" or not given.led(one) else own + fight.gm


def spent(fight: Fight, place: int, dice: int, given: FightGiven) -> Fight:
    """Dés d'héroïsme (R76): dice spent are gone, one's own before the game master's; or he collects the heroes'."""
    if not dice:
        return fight
    one, stander = given.combatants[place], fight.standers[place]
    own = min(dice, stander.fencer.heroism)
    gm = fight.gm - (dice - own)
    if given.options.gm_collects_dice and one.kind == "hero":
        gm += dice
    fencer = stander.fencer._replace(heroism=stander.fencer.heroism - own)
    return fight.with_stander(place, stander._replace(fencer=fencer), gm=gm)


# --- The end


def camps(given: FightGiven) -> list[str]:
    """Combat: a side, or nobody."""
    return [*dict.fromkeys(one.camp for one in given.combatants), NOBODY]


class FightOutcome(NamedTuple):
    """Who has won; and everybody as he is now, in the shape of the input: the next fight can begin with it."""

    winner: Annotated[str, Values(camps)]
    turns: int
    combatants: tuple[Sheet, ...]
    gm_heroism: int


def ended(winner: str, given: FightGiven, fight: Fight) -> FightOutcome:
    over = winner != NOBODY
    left = zip(given.combatants, fight.standers, strict=True)
    combatants = tuple(_as_given(one, stander, over) for one, stander in left)
    return FightOutcome(winner, fight.turn, combatants, fight.gm)


def _as_given(one: Combatant, stander: Stander, over: bool) -> Sheet:
    """Encaisser les blessures: light wounds are forgotten when the fight is over, dramatic ones are not."""
    data = {"name": one.name, **one.model_dump(mode="json", exclude_unset=True, exclude={"surprised"})}
    fencer = stander.fencer
    now: dict[str, int] = {"level": stander.level, "prone": stander.prone}
    if one.is_squad:
        now |= {"count": stander.brutes}
    else:
        now |= {"light": 0 if over else fencer.light, "dramatic": fencer.dramatic}
        now |= {"heroism": fencer.heroism, "reload": stander.reload}
    return Sheet(frozen(data | {key: value for key, value in now.items() if value or key in data}))
