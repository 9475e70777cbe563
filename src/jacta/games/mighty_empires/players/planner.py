"""The planner (4.30): a computer player who weighs his answers, one turn ahead, with the exact odds.

He is handed what his seat sees and nothing else, throws no dice and reads no clock: the same view always gets the same
answer. His work is bounded by the answers there are to weigh. Where he has no opinion he answers as the steward does.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, NamedTuple

from jacta.games.mighty_empires.campaign.retreat import SITE, STAY
from jacta.games.mighty_empires.players import pacts, sorcery, steward, winter_plans
from jacta.games.mighty_empires.players.appraisal import Appraisal, Prospectus
from jacta.games.mighty_empires.players.figures import USUAL, Figures
from jacta.games.mighty_empires.players.values import PointValues
from jacta.games.mighty_empires.players.ventures import Ventures
from jacta.games.mighty_empires.players.voyages import Voyages
from jacta.games.mighty_empires.state.actions import ALL, END, Act, Attack
from jacta.games.mighty_empires.state.changes import put
from jacta.games.mighty_empires.state.world import World
from jacta.rules import Ask

NEVER = float("-inf")  # orders in brief, which are for people
FEW = 4  # so few answers are all worth a thought
CLOSE = 1.0  # an answer more points than this behind the best is not worth a thought
UNWEIGHED = 0.3  # points that an answer is taken to be behind where he weighs none
Answering = Callable[[Appraisal, Any, Sequence[Any]], Any]
Weighing = Callable[[Appraisal, Any, Sequence[Any]], list[float]]
"""What each of the answers is worth."""


class Thought(NamedTuple):
    """An answer that is worth a thought, and how far behind the best one he takes it to be, in points."""

    answer: Any
    behind: float


class Planner:
    """A policy for any seat of a game; by the tables in force, unless it is told what things are worth."""

    def __init__(self, game: Prospectus, worth: PointValues | None = None, figures: Figures = USUAL) -> None:
        self.game, self.worth, self.figures = game, worth, figures

    def __call__(self, question: Ask, seen: Any) -> Any:
        label, options = question.label, question.values()
        if label in ANSWERS:
            return ANSWERS[label](self.mind(question, seen), seen, options)
        if label not in WEIGHED:
            return question.default_answer(seen)
        worth = WEIGHED[label](self.mind(question, seen), seen, options)
        return options[worth.index(max(worth))]

    def thoughts(self, question: Ask, seen: Any) -> list[Thought]:
        """The answers worth a thought beside his own, the best first; none where there are too many to weigh.

        Orders to other units can be given afterwards: what else the same unit could do is thought of before them.
        """
        label, options = question.label, question.values()
        if label not in WEIGHED:
            own = self(question, seen)
            others = options if label in ANSWERS and len(options) <= FEW else ()
            return [Thought(one, UNWEIGHED) for one in others if one != own]
        (own, most), *ranked = self.ranked(question, seen, options)
        close = [Thought(answer, most - worth) for answer, worth in ranked if worth >= most - CLOSE]
        unit = getattr(own, "unit", None)
        return sorted(close, key=lambda one: isinstance(one.answer, Act) and one.answer.unit != unit)

    def orders(self, question: Ask, seen: Any, units: Container[str] | None = None) -> list[Act]:
        """The orders (to some of the units) that are better than none, the best first."""
        options = question.values()
        if units is not None:
            options = tuple(one for one in options if not isinstance(one, Act) or one.unit in units)
        ranked = self.ranked(question, seen, options)
        none = next(worth for answer, worth in ranked if answer == END)
        return [answer for answer, worth in ranked if worth > none and isinstance(answer, Act)]

    def ranked(self, question: Ask, seen: Any, options: Sequence[Any]) -> list[tuple[Any, float]]:
        """The answers of a question that he weighs and what each is worth, the best first."""
        worth = WEIGHED[question.label](self.mind(question, seen), seen, options)
        places = sorted(range(len(options)), key=lambda place: -worth[place])
        return [(options[place], worth[place]) for place in places]

    def mind(self, question: Ask, seen: Any) -> Appraisal:
        world = seen if isinstance(seen, World) else seen.world
        return Appraisal(world, int(str(question.who).removeprefix("seat")), self.game, self.worth, self.figures)


# --- Harvest and scouting


def feed(mind: Appraisal, kitchen: Any, options: Sequence[bool]) -> bool:
    """D6: the hungry eat while a ration has no better use."""
    return mind.rations(-1) >= -mind.figures.ration


def scout(mind: Appraisal, patrols: Any, options: Sequence[Act | str]) -> list[float]:
    """D7: the mission that promises most, while one promises anything."""
    ventures = Ventures(mind)
    return [0.0 if isinstance(act, str) else ventures.mission(act) if act.do == "scout" else NEVER for act in options]


# --- Movement


def move(mind: Appraisal, march: Any, options: Sequence[Act | str]) -> list[float]:
    """D8, D10: what brings most, step by step, while anything does; a ship that must go somewhere goes then."""
    ventures, trouble = Ventures(mind), mind.figures.trouble
    worth = [trouble if act == END else _act(ventures, act) if isinstance(act, Act) else NEVER for act in options]
    if END in options or max(worth) > trouble:
        return worth
    steps = [act for act in options if isinstance(act, Act) and act.do == "step"]
    duties = steward.duties(mind.world, mind.seat, steps)
    return [trouble if act in duties else one for act, one in zip(options, worth, strict=True)]


def _act(ventures: Ventures, act: Act) -> float:
    """What one order is worth."""
    world = ventures.world
    unit = world.unit(act.unit)
    if act.do == "embark":
        return Voyages(ventures).embarking(unit, world.unit(act.to))
    if act.do == "step":
        hex = world.atlas.by_name[act.to]
        army = world.cargo(unit.id) if unit.kind == "ship" else None
        return ventures.going(unit, hex) + (Voyages(ventures).sailing(unit, army, hex) if army else 0.0)
    if act.do == "scout":
        return ventures.mission(act)
    if act.do == "disembark":
        return Voyages(ventures).landing(unit, world.unit(unit.aboard or ""))
    if act.do == "enter":
        shelter = ventures.peril(unit, unit.hex) + ventures.walls(unit, unit.hex)
        return shelter - ventures.figures.great_peril - ventures.presence(world, unit)
    outside = unit._replace(inside=False)
    shelter = ventures.peril(unit, unit.hex) + ventures.walls(unit, unit.hex)
    return ventures.presence(put(world, outside), outside) - shelter


def enter_site(mind: Appraisal, walker: Any, options: Sequence[str]) -> str:
    """D9: a weakened unit hides from its enemies; others go in where the walls need them."""
    ventures, unit = Ventures(mind), mind.world.unit(walker.unit)
    shelter = ventures.peril(unit, walker.hex) + ventures.walls(unit, walker.hex)
    return "inside" if shelter > mind.figures.great_peril + max(0.0, ventures.presence(mind.world, unit)) else "outside"


# --- Combat and siege


def combat_pick(mind: Appraisal, melee: Any, options: Sequence[Attack | str]) -> list[float]:
    """D11: the combat that promises most; where one may stop, none that promises less than nothing."""
    ventures = Ventures(mind)
    return [ventures.fight(mind.world, one) if isinstance(one, Attack) else 0.0 for one in options]


def retreat(mind: Appraisal, rout: Any, options: Sequence[str]) -> str:
    """D12: behind walls at once; to another hex after a major defeat, where it is safe and useful.

    Who has learned that it gains something stays, and lets guards stay: they keep others from what they stand before.
    """
    world = mind.world
    unit = world.unit(rout.unit)
    if STAY in options and mind.figures.stand > 0:
        return STAY
    if unit.owner != mind.seat:
        return steward.retreat(rout, options)
    if SITE in options:
        return SITE
    if STAY in options and unit.next_roll != steward.MAJOR:
        return STAY
    ventures = Ventures(mind)

    def worth(name: str) -> float:
        hex = world.atlas.by_name[name]
        return mind.potential(unit, hex) - ventures.peril(unit, hex) / mind.figures.trouble

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


def besiege(mind: Appraisal, camps: Any, options: Sequence[str]) -> list[float]:
    """D14: the siege that promises most, while one promises anything."""
    ventures, world = Ventures(mind), mind.world
    return [0.0 if id == END else NEVER if id == ALL else ventures.siege(world, world.unit(id)) for id in options]


def pillage(mind: Appraisal, spoil: Any, options: Sequence[bool]) -> bool:
    """D16: in autumn, if the rations are of use: the next thaw builds the site up again."""
    site = mind.world.tiles[spoil.hexes[0]].site
    assert site is not None
    return mind.world.season == "autumn" and mind.rations(mind.values.harvest[site.type]) > mind.figures.ration


ANSWERS: Mapping[str, Answering] = {
    "alliance": pacts.alliance,
    "alliance_answer": pacts.alliance_answer,
    "feed": feed,
    "enter_site": enter_site,
    "retreat": retreat,
    "pursue": pursue,
    "pillage": pillage,
    "espionage": winter_plans.espionage,
    "event_choice": winter_plans.event_choice,
    "treason": winter_plans.event_choice,
}
WEIGHED: Mapping[str, Weighing] = {
    "scout": scout,
    "move": move,
    "combat_pick": combat_pick,
    "besiege": besiege,
    "spell": sorcery.spell,
    "build": winter_plans.build,
    "deploy": winter_plans.deploy,
}
