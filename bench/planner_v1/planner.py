"""The planner (4.30): a computer player who weighs his answers, one turn ahead, with the exact odds.

He is handed what his seat sees and nothing else, throws no dice and reads no clock: the same view always gets the same
answer. His work is bounded by the answers there are to weigh. Where he has no opinion he answers as the steward does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bench.planner_v1 import winter_plans
from bench.planner_v1.appraisal import HARVEST, RATION, Appraisal, Prospectus
from bench.planner_v1.ventures import Ventures
from jacta.games.mighty_empires.campaign.retreat import SITE, STAY
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import END, Act, Attack
from jacta.games.mighty_empires.state.changes import put
from jacta.games.mighty_empires.state.world import World
from jacta.rules import Ask

# Nothing below this is worth the trouble.
TROUBLE = 0.02
# From this on a weakened unit is better off behind walls.
GREAT_PERIL = 0.1
LANDING = 0.5  # what an army ashore is worth more than one aboard

Answering = Callable[[Appraisal, Any, Sequence[Any]], Any]


class Planner:
    """A policy for any seat of a game."""

    def __init__(self, game: Prospectus) -> None:
        self.game = game

    def __call__(self, question: Ask, seen: Any) -> Any:
        answer = ANSWERS.get(question.label)
        if answer is None:
            return question.default_answer(seen)
        world = seen if isinstance(seen, World) else seen.world
        mind = Appraisal(world, int(str(question.who).removeprefix("seat")), self.game)
        return answer(mind, seen, question.values())


# --- Harvest and scouting


def feed(mind: Appraisal, kitchen: Any, options: Sequence[bool]) -> bool:
    """D6: the hungry eat while a ration has no better use."""
    return mind.rations(-1) >= -RATION


def scout(mind: Appraisal, seen: World, options: Sequence[Act | str]) -> Act | str:
    """D7: the mission that promises most, while one promises anything."""
    ventures = Ventures(mind)
    worth, act = max((ventures.mission(act), act) for act in options if isinstance(act, Act))
    return act if worth > 0 else END


# --- Movement


def move(mind: Appraisal, march: Any, options: Sequence[Act | str]) -> Act | str:
    """D8, D10: what brings most, step by step, while anything does."""
    ventures = Ventures(mind)
    weighed = [(_act(ventures, act), act) for act in options if isinstance(act, Act) and act.do != "embark"]
    if not weighed:
        return END
    worth, act = max(weighed)
    return END if worth <= TROUBLE and END in options else act


def _act(ventures: Ventures, act: Act) -> float:
    """What one order is worth."""
    world = ventures.world
    unit = world.unit(act.unit)
    if act.do == "step":
        return ventures.going(unit, world.atlas.by_name[act.to])
    if act.do == "scout":
        return ventures.mission(act)
    if act.do == "disembark":
        return LANDING + ventures.mind.rations(-1)
    if act.do == "enter":
        return ventures.peril(unit, unit.hex) - GREAT_PERIL - ventures.presence(world, unit)
    outside = unit._replace(inside=False)
    return ventures.presence(put(world, outside), outside) - ventures.peril(unit, unit.hex)


def enter_site(mind: Appraisal, walker: Any, options: Sequence[str]) -> str:
    """D9: only a weakened unit hides from its enemies."""
    peril = Ventures(mind).peril(mind.world.unit(walker.unit), walker.hex)
    return "inside" if peril > GREAT_PERIL else "outside"


# --- Combat and siege


def combat_pick(mind: Appraisal, melee: Any, options: Sequence[Attack | str]) -> Attack | str:
    """D11: the combat that promises most; where one may stop, none that promises less than nothing."""
    ventures = Ventures(mind)
    return steward.best(options, lambda one: ventures.fight(mind.world, one) if isinstance(one, Attack) else 0.0)


def retreat(mind: Appraisal, rout: Any, options: Sequence[str]) -> str:
    """D12: behind walls at once; to another hex after a major defeat, where it is safe and useful."""
    world = mind.world
    unit = world.unit(rout.unit)
    if unit.owner != mind.seat:
        return steward.retreat(rout, options)
    if SITE in options:
        return SITE
    if STAY in options and unit.next_roll != steward.MAJOR:
        return STAY
    ventures = Ventures(mind)

    def worth(name: str) -> float:
        hex = world.atlas.by_name[name]
        return mind.potential(unit, hex) - ventures.peril(unit, hex) / TROUBLE

    return steward.best([way for way in options if way != STAY], worth)


def pursue(mind: Appraisal, rout: Any, options: Sequence[bool]) -> bool:
    """D13: a weaker enemy into his own land, unless there are walls to besiege here."""
    world = mind.world
    hunter, prey = world.unit(rout.winner), world.unit(rout.unit)
    site = world.tiles[hunter.hex].site
    if site is not None and site.owner not in mind.friends:
        return False
    weaker = steward.strength(world, prey.id) < steward.strength(world, hunter.id)
    return weaker and (world.tiles[prey.hex].owner != mind.seat or prey.next_roll == steward.MAJOR)


def besiege(mind: Appraisal, camps: Any, options: Sequence[str]) -> str:
    """D14: the siege that promises most, while one promises anything."""
    ventures, world = Ventures(mind), mind.world
    worth, id = max((ventures.siege(world, world.unit(id)), id) for id in options if id != END)
    return id if worth > 0 else END


def pillage(mind: Appraisal, spoil: Any, options: Sequence[bool]) -> bool:
    """D16: in autumn, if the rations are of use: the next thaw builds the site up again."""
    site = mind.world.tiles[spoil.hexes[0]].site
    assert site is not None
    return mind.world.season == "autumn" and mind.rations(HARVEST[site.type]) > RATION


ANSWERS: Mapping[str, Answering] = {
    "feed": feed,
    "scout": scout,
    "move": move,
    "enter_site": enter_site,
    "combat_pick": combat_pick,
    "retreat": retreat,
    "pursue": pursue,
    "besiege": besiege,
    "pillage": pillage,
    "spell": winter_plans.spell,
    "espionage": winter_plans.espionage,
    "build": winter_plans.build,
    "deploy": winter_plans.deploy,
}
