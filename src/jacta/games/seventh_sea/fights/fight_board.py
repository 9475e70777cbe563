"""Combat: the fight of many at a glance."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from jacta.games.seventh_sea.combat.turns import LAST_PHASE
from jacta.games.seventh_sea.fights.boards import (
    ACTS,
    FIGURES,
    NOTHING,
    WAITS,
    called,
    faces,
    heading,
    say,
    table,
    word,
    wounds,
)
from jacta.games.seventh_sea.fights.combatants import Combatant, Fight, FightGiven, Stander, arrived, falls_at, state_in
from jacta.games.seventh_sea.fights.ending import FightOutcome
from jacta.rules import Card, Cards, plain

COLUMNS = ("name", "side", "state", "light", "dramatic", "dice", "held", "heroism")


def fight_in(state: Any, given: FightGiven) -> tuple[Fight, FightGiven]:
    """The fight in whatever somebody is asked about; when it is over, as the outcome leaves everybody."""
    if isinstance(state, FightOutcome):
        left = tuple(Combatant.model_validate_json(json.dumps(plain(one))) for one in state.combatants)
        over = given.model_copy(update={"combatants": left})
        return Fight(state.turns, LAST_PHASE, (), tuple(map(arrived, left)), gm=state.gm_heroism), over
    return getattr(state, "fight", state), given


def fight_text(state: Any, given: FightGiven) -> str:
    """Who stands how, and whose place it is."""
    fight, given = fight_in(state, given)
    acting = fight.places[0] if fight.places else ()
    rows = [
        (ACTS if place in acting else WAITS, *row(one, stander, given))
        for place, (one, stander) in enumerate(zip(given.combatants, fight.standers, strict=True))
    ]
    title = heading(fight.turn, fight.phase)
    if isinstance(state, FightOutcome):
        title = say("board-over", winner=called(state.winner), turn=state.turns)
    if given.gm_heroism or fight.gm:
        title = f"{title} – {say('board-gm', dice=fight.gm)}"
    return table(title, COLUMNS, rows)


def fight_cards(state: Any, given: FightGiven) -> Cards:
    """Who stands how, a card each; heroes wear one colour, everybody else the other."""
    fight, given = fight_in(state, given)
    acting = fight.places[0] if fight.places else ()
    first = given.combatants[0].camp
    title = heading(fight.turn, fight.phase)
    if isinstance(state, FightOutcome):
        title = say("board-over", winner=called(state.winner), turn=state.turns)
    if given.gm_heroism or fight.gm:
        title = f"{title} – {say('board-gm', dice=fight.gm)}"
    return Cards(
        title,
        fight.phase,
        LAST_PHASE,
        tuple(
            _card(one, stander, given, place in acting, int(one.camp != first))
            for place, (one, stander) in enumerate(zip(given.combatants, fight.standers, strict=True))
        ),
    )


def _card(one: Combatant, stander: Stander, given: FightGiven, acts: bool, side: int) -> Card:
    fencer = stander.fencer
    figures = []
    if not one.is_squad:
        told = (*wounds(fencer, falls_at(one)), str(fencer.heroism))
        figures = [(say(f"board-{key}"), value) for key, value in zip(FIGURES, told, strict=True)]
    state = ", ".join(condition(one, stander, given))
    return Card(
        one.name,
        called(one.name),
        word(one.kind),
        state,
        side,
        acts,
        stander.down,
        fencer.dice,
        fencer.held,
        tuple(figures),
    )


def row(one: Combatant, stander: Stander, given: FightGiven) -> tuple[str, ...]:
    fencer = stander.fencer
    dice = faces(fencer.dice), faces(fencer.held)
    side, state = one.side or word(one.camp), ", ".join(condition(one, stander, given))
    if one.is_squad:
        return called(one.name), side, state, NOTHING, NOTHING, *dice, NOTHING
    return called(one.name), side, state, *wounds(fencer, falls_at(one)), *dice, str(fencer.heroism)


def condition(one: Combatant, stander: Stander, given: FightGiven) -> Iterator[str]:
    """How somebody is: there, out or not, on the ground, up in the scenery, loading, talked into something."""
    if stander.away:
        yield word("away")
        return
    if one.is_squad:
        yield say("board-brutes", count=stander.brutes)
    else:
        yield word("inactive" if stander.inactive else state_in(one, stander))
    if stander.prone:
        yield say("board-prone")
    if stander.level:
        yield say("board-level", level=stander.level)
    if stander.reload:
        yield say("board-reload", actions=stander.reload)
    for speaker, lost, raises in stander.heard:
        yield say("board-heard", name=called(given.combatants[speaker].name), dice=lost, raises=raises)
