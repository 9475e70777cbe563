"""The game master's hand: what he may put right, add or let happen in a fight, at the beginning of a turn."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.games.seventh_sea.combat.wounds import Wounded
from jacta.games.seventh_sea.fights import fight as course  # the fight goes on there: the modules need each other
from jacta.games.seventh_sea.fights.combatants import (
    Fight,
    FightGiven,
    arrived,
    enemies_of,
    falls_at,
    sides_standing,
    state_in,
)
from jacta.games.seventh_sea.fights.ending import ended
from jacta.games.seventh_sea.figures import refuse
from jacta.games.seventh_sea.hazards import (
    Exploded,
    ExplosionGiven,
    FallGiven,
    explosion,
    fall,
)
from jacta.games.seventh_sea.inputs import Victim
from jacta.rules import Ask, Move, Note, Run, Step, done, goto, note

GM = "gm"
Deed: TypeAlias = Literal["go_on", "correct", "award", "knock_down", "fall", "explosion", "enter", "leave"]
FIGURES = ("light", "dramatic", "heroism", "level", "reload")
MOST = 100
DICE = tuple(range(1, 11))


class Mending(NamedTuple):
    """What the game master is about to do, to whom, and to which figure."""

    fight: Fight
    deed: Deed
    place: int = 0
    figure: str = ""


def gm_hand(fight: Fight, given: FightGiven) -> Step:
    """Le maître de jeu: let the fight go on, or lend it a hand first?"""
    waiting = any(stander.away for stander in fight.standers)
    there = [place for place, stander in enumerate(fight.standers) if not stander.down]
    deeds: list[Deed] = ["go_on", "correct", "award", "knock_down", "fall", "explosion"]
    deeds += ["enter"] if waiting else []
    deeds += ["leave"] if len(there) > 1 else []
    return Ask("gm_fight", GM, tuple(deeds), then=gm_decided, default="go_on", args={"turn": fight.turn})


def gm_decided(fight: Fight, deed: Deed) -> Move:
    return goto(course.roll_initiative, fight) if deed == "go_on" else goto(gm_whom, Mending(fight, deed))


def gm_whom(mending: Mending, given: FightGiven) -> Step:
    """Le maître de jeu: whom does it concern?"""
    names = [one.name for place, one in enumerate(given.combatants) if concerned(place, mending, given)]
    return Ask("gm_whom", GM, tuple(names), then=whom_chosen, default=names[0], args={"deed": mending.deed})


def concerned(place: int, mending: Mending, given: FightGiven) -> bool:
    """Whom a deed may concern: whoever waits may enter; squads have no wounds, and no heroism."""
    one, stander = given.combatants[place], mending.fight.standers[place]
    if mending.deed == "enter":
        return stander.away
    if stander.away or (stander.down and mending.deed != "correct"):
        return False
    return not one.is_squad or mending.deed in ("correct", "knock_down", "leave")


def whom_chosen(mending: Mending, name: str, given: FightGiven) -> Move:
    place = given.place_of(name)
    mending = mending._replace(place=place)
    fight, one, stander = mending.fight, given.combatants[place], mending.fight.standers[place]
    if mending.deed == "correct":
        return goto(gm_value, mending._replace(figure="count")) if one.is_squad else goto(gm_figure, mending)
    if mending.deed in ("fall", "explosion", "award"):
        return goto(gm_dice, mending)
    if mending.deed == "knock_down":
        return back(fight.with_stander(place, stander._replace(prone=True)), given, note("gm_down", who=name))
    if mending.deed == "enter":
        return back(fight.with_stander(place, arrived(one)), given, note("gm_enters", who=name))
    return back(fight.with_stander(place, stander._replace(down=True, away=True)), given, note("gm_left", who=name))


def back(fight: Fight, given: FightGiven, *told: Note) -> Move:
    """The game master may do more, unless nobody is left to fight with."""
    left = sides_standing(given, fight)
    return (
        goto(gm_hand, fight, *told) if len(left) > 1 else done(ended(left[0] if left else "none", given, fight), *told)
    )


# --- Whoever comes and goes, at any moment


def enters(state: Fight | Mending, given: FightGiven) -> Fight | Mending:
    """The game master brings in somebody who was not there: he rolls for initiative in the next turn."""
    fight = fight_in(state)
    return with_fight(state, fight._replace(standers=(*fight.standers, arrived(given.combatants[-1]))))


def leaves(state: Fight | Mending, place: int, given: FightGiven) -> Fight | Mending:
    """The game master takes somebody out, though not out of the middle of an action."""
    fight, name = fight_in(state), given.combatants[place].name
    stander = fight.standers[place]
    if stander.down:
        raise refuse("combatants", "out-already", name=name)
    if fight.swing is not None:
        striker, target, *_ = fight.swing
        if place in (striker, target) or enemies_of(striker, given, fight) == (place,):
            raise refuse("combatants", "in-action", name=name)
    return with_fight(state, fight.with_stander(place, stander._replace(down=True, away=True)))


def fight_in(state: Fight | Mending) -> Fight:
    return state.fight if isinstance(state, Mending) else state


def with_fight(state: Fight | Mending, fight: Fight) -> Fight | Mending:
    return state._replace(fight=fight) if isinstance(state, Mending) else fight


# --- A figure put right


def gm_figure(mending: Mending) -> Step:
    """Le maître de jeu: which figure?"""
    return Ask("gm_figure", GM, FIGURES, then=figure_chosen, default=FIGURES[0])


def figure_chosen(mending: Mending, figure: str) -> Move:
    return goto(gm_value, mending._replace(figure=figure))


def figure_now(mending: Mending) -> int:
    stander = mending.fight.standers[mending.place]
    if mending.figure == "count":
        return stander.brutes
    value: int = getattr(stander.fencer if mending.figure in FIGURES[:3] else stander, mending.figure)
    return value


def gm_value(mending: Mending, given: FightGiven) -> Step:
    """Le maître de jeu: how much is it really?"""
    now = figure_now(mending)
    most = given.levels if mending.figure == "level" else max(MOST, now)
    return Ask("gm_value", GM, range(most + 1), then=mended, default=now, args={"now": now})


def mended(mending: Mending, value: int, given: FightGiven) -> Move:
    fight, _, place, figure = mending
    one, stander = given.combatants[place], fight.standers[place]
    if figure == "count":
        stander = stander._replace(brutes=value, down=not value)
    elif figure in FIGURES[:3]:
        changed: dict[str, Any] = {figure: value}
        stander = stander._replace(fencer=stander.fencer._replace(**changed))
        stander = stander._replace(down=stander.fencer.dramatic >= falls_at(one))
    else:
        stander = stander._replace(level=value) if figure == "level" else stander._replace(reload=value)
    told = note("gm_mended", who=one.name, figure=figure, value=value)
    return back(fight.with_stander(place, stander), given, told)


# --- Chutes; Explosions; Dés d'héroïsme


def gm_dice(mending: Mending) -> Step:
    """Le maître de jeu: how many dice, or which level?"""
    return Ask("gm_dice", GM, DICE, then=dice_chosen, default=1, args={"deed": mending.deed})


def dice_chosen(mending: Mending, dice: int, given: FightGiven) -> Move:
    fight, deed, place, _ = mending
    stander = fight.standers[place]
    if deed == "award":
        fencer = stander.fencer._replace(heroism=stander.fencer.heroism + dice)
        told = note("gm_awards", who=given.combatants[place].name, dice=dice)
        return back(fight.with_stander(place, stander._replace(fencer=fencer)), given, told)
    told = note("gm_falls" if deed == "fall" else "gm_explodes", who=given.combatants[place].name, dice=dice)
    return goto(falling if deed == "fall" else exploding, mending._replace(figure=str(dice)), told)


def victim_of(mending: Mending, given: FightGiven) -> Victim:
    one, fencer = given.combatants[mending.place].duellist, mending.fight.standers[mending.place].fencer
    return Victim.model_construct(
        brawn=one.brawn, resolve=one.resolve, light=fencer.light, dramatic=fencer.dramatic, kind=one.kind
    )


def falling(mending: Mending, given: FightGiven) -> Step:
    """Chutes (GM178b): he falls."""
    drop = FallGiven.model_construct(dice=int(mending.figure), victim=victim_of(mending, given), options=given.options)
    return Run("fall", fall, drop, then=hurt)


def exploding(mending: Mending, given: FightGiven) -> Step:
    """Explosions (GM181b): something blows up beside him."""
    one = given.combatants[mending.place].duellist
    blast = ExplosionGiven.model_construct(
        level=int(mending.figure),
        panache=one.panache,
        dodge_skill=0,
        victim=victim_of(mending, given),
        options=given.options,
    )
    return Run("explosion", explosion, blast, then=hurt)


def hurt(mending: Mending, outcome: Wounded | Exploded, given: FightGiven) -> Move:
    """Encaisser les blessures: what it has done to him."""
    stander = mending.fight.standers[mending.place]
    fencer = stander.fencer._replace(light=outcome.light, dramatic=outcome.dramatic)
    stander = stander._replace(
        fencer=fencer, down=outcome.state == "out", prone=mending.deed == "fall" or stander.prone
    )
    fight = mending.fight.with_stander(mending.place, stander)
    one = given.combatants[mending.place]
    told = (note("out", who=one.name),) if state_in(one, stander) == "out" else ()
    return back(fight, given, *told)
