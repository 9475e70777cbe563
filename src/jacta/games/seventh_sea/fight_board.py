"""Combat: the fight of many at a glance."""

from __future__ import annotations

from jacta.games.seventh_sea.boards import ACTS, NOTHING, WAITS, faces, heading, say, table, word, wounds
from jacta.games.seventh_sea.combatants import Combatant, Fight, FightGiven, Stander, falls_at, state_in

COLUMNS = ("name", "side", "state", "light", "dramatic", "dice", "held", "heroism")


def fight_text(fight: Fight, given: FightGiven) -> str:
    """Who stands how, and whose place it is."""
    acting = fight.places[0] if fight.places else ()
    rows = [
        (ACTS if place in acting else WAITS, *row(one, stander))
        for place, (one, stander) in enumerate(zip(given.combatants, fight.standers, strict=True))
    ]
    return table(heading(fight.turn, fight.phase), COLUMNS, rows)


def row(one: Combatant, stander: Stander) -> tuple[str, ...]:
    fencer = stander.fencer
    dice = faces(fencer.dice), faces(fencer.held)
    side = one.side or word(one.camp)
    if one.is_squad:
        state = say("board-brutes", count=stander.brutes)
        return one.name, side, state, NOTHING, NOTHING, *dice, NOTHING
    state = word("inactive" if stander.inactive else state_in(one, stander))
    if stander.reload:
        state = f"{state}, {say('board-reload', actions=stander.reload)}"
    return one.name, side, state, *wounds(fencer, falls_at(one)), *dice, str(fencer.heroism)
