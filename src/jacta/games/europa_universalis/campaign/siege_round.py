"""2.3: one round of a siege over a stack and a fortress: dig, storm or go away; both come back as they are then."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.games.europa_universalis.campaign.choosing_losses import Way, loss_question, ways_left
from jacta.games.europa_universalis.combat.technology import TECHNOLOGY_TABLES
from jacta.games.europa_universalis.inputs import AT_ITS_KEY, THIRDS, Map, Modifier, refuse, same_country
from jacta.games.europa_universalis.options import AssaultOptions
from jacta.games.europa_universalis.pieces.fortress import Fortress
from jacta.games.europa_universalis.pieces.stack import Stack, known
from jacta.games.europa_universalis.sieges.assault import Assault, AssaultOutcome, assault, map_of
from jacta.games.europa_universalis.sieges.sapping import sap_modifier
from jacta.games.europa_universalis.sieges.siege_work import SiegeWork, SiegeWorkOutcome, keeps_siege, siege_work
from jacta.rules import Ask, Choice, Given, Move, Rules, Run, Step, done, goto, note, procedure, written

SiegeEnd: TypeAlias = Literal[
    "nothing",
    "siegework_minus",
    "siegework_plus",
    "breach",
    "held",
    "besieger_eliminated",
    "assault",
    "surrender",
    "honours",
    "lifted",
    "not_maintained",
]
CAPTURED = ("assault", "surrender", "honours")
SIEGE_TABLES = (
    "siege",
    "siege_modifiers",
    "assault",
    "stack_loss_reduction",
    "breach_resistance",
    *TECHNOLOGY_TABLES,
)
SIEGE_ASKS = ("siege", "honours", "breach", "losses")


class SiegeRound(Given):
    """A stack before a fortress. `modifier` is what the player adds to the roll of siege work."""

    besieger: Annotated[Stack, AT_ITS_KEY]
    fortress: Annotated[Fortress, AT_ITS_KEY]
    modifier: Modifier = 0
    map: Map | None = None
    options: AssaultOptions = AssaultOptions()

    @model_validator(mode="after")
    def nobody_besieges_himself(self) -> SiegeRound:
        if same_country(self.fortress.nation, self.besieger.nation):
            raise refuse("fortress", "own-fortress", nation=self.besieger.nation)
        known("besieger", self.besieger)
        return self

    @property
    def where(self) -> Map:
        return map_of(self.fortress.level, self.map)


class SiegeOfFortress(NamedTuple):
    besieger: Stack
    fortress: Fortress


class Stormed(NamedTuple):
    """After an assault: the losses that the besieger has still to bear."""

    siege: SiegeOfFortress
    outcome: AssaultOutcome


class SiegeRoundOutcome(NamedTuple):
    result: SiegeEnd
    captured: bool
    besieger: Stack | None
    fortress: Fortress
    garrison: Stack | None = None


def strength(stack: Stack) -> Fraction:
    return Fraction(stack.thirds, THIRDS)


JANISSARIES: Mapping[str, Any] = {
    "nation": "turkey",
    "period": 2,
    "tech": "renaissance",
    "a_plus": 2,
    "quality": "veteran",
    "leader": {"name": "Soliman", "manoeuvre": 4, "fire": 3, "shock": 3},
}
VIENNA: Mapping[str, Any] = {"place": "Vienne", "level": 2, "tech": "arquebus", "dt": 1}


@procedure(
    passage="2.3.1 L'assaut; 2.3.2 La sape",
    asks=SIEGE_ASKS,
    tables=SIEGE_TABLES,
    aims={"besieger": "captured=true", "besieged": "captured=false"},
    new_pieces={"garrison": "fortress"},
    examples=(
        {"besieger": JANISSARIES, "fortress": VIENNA},
        {"besieger": {**JANISSARIES, "a_plus": 0, "dt": 1}, "fortress": VIENNA},
    ),
)
def siege_round(given: SiegeRound) -> Move[SiegeRoundOutcome]:
    """2.3: a stack before a fortress, for one round."""
    siege = SiegeOfFortress(given.besieger, given.fortress)
    if not keeps_siege(float(strength(siege.besieger)), siege.fortress.level):
        return ended(siege, "not_maintained")
    return goto(decide, siege)


def decide(siege: SiegeOfFortress, given: SiegeRound, rules: Rules) -> Step:
    """2.3: dig, storm or lift the siege."""
    digging = {"modifier": digging_modifier(siege, given, rules)}
    options = (
        Choice("work", leads_to=(siege_work.id, digging)),
        Choice("assault", leads_to=(assault.id, written(storm(siege, given, breach=siege.fortress.breach)))),
        Choice("lift"),
    )
    args = {"round": 1, "dt": float(strength(siege.besieger))}
    return Ask("siege", "besieger", options, decided, "work", args=args)


def decided(siege: SiegeOfFortress, choice: str) -> Move:
    if choice == "lift":
        return ended(siege, "lifted")
    return goto(dig if choice == "work" else storm_walls, siege)


# --- 2.3.2 La sape


def digging_modifier(siege: SiegeOfFortress, given: SiegeRound, rules: Rules) -> int:
    place, guns = siege.fortress, siege.besieger.profile.artillery
    return sap_modifier(place.level, place.works, place.breach, guns, given.modifier, rules)


def dig(siege: SiegeOfFortress, given: SiegeRound, rules: Rules) -> Step:
    """2.3.2: a round of siege work."""
    return Run("siege_work", siege_work, SiegeWork(modifier=digging_modifier(siege, given, rules)), then=dug)


def dug(siege: SiegeOfFortress, outcome: SiegeWorkOutcome, rules: Rules) -> Move:
    result = outcome.result
    if result == "surrender":
        return ended(siege, "surrender")
    if result == "breach_or_honours":
        return goto(honours, siege)
    if result == "breach":
        return goto(breach, breached(siege))
    bonus: int = 0 if result == "nothing" else rules.table("siege_modifiers").at(result)
    works = siege.fortress.model_copy(update={"works": min(20, siege.fortress.works + bonus)})
    return ended(siege._replace(fortress=works), result)


def breached(siege: SiegeOfFortress) -> SiegeOfFortress:
    return siege._replace(fortress=siege.fortress.model_copy(update={"breach": True}))


def honours(siege: SiegeOfFortress) -> Step:
    """2.3.2: the besieger grants the honours of war, or keeps the breach."""
    return Ask("honours", "besieger", ("honours", "breach"), granted, "honours")


def granted(siege: SiegeOfFortress, choice: str) -> Move:
    return ended(siege, "honours") if choice == "honours" else goto(breach, breached(siege))


def breach(siege: SiegeOfFortress, given: SiegeRound) -> Step:
    """2.3.1, 2.3.2: through the breach at once, or not."""
    through = Choice("assault", leads_to=(assault.id, written(storm(siege, given, breach=True))))
    return Ask("breach", "besieger", (through, Choice("wait")), breach_used, "assault")


def breach_used(siege: SiegeOfFortress, choice: str) -> Move:
    return goto(storm_walls, siege) if choice == "assault" else ended(siege, "breach")


# --- 2.3.1 L'assaut


def storm(siege: SiegeOfFortress, given: SiegeRound, *, breach: bool) -> Assault:
    """2.3.1: the assault as the siege stands now."""
    place = siege.fortress
    found = assault.validate(
        {
            "level": place.level,
            "base_level": place.base_level,
            "breach": breach,
            "period": siege.besieger.period,
            "map": given.where,
            "besieger": siege.besieger.in_assault,
            "besieged": place.in_assault,
            "options": written(given).get("options", {}),
        }
    )
    assert isinstance(found, Assault)
    return found


def storm_walls(siege: SiegeOfFortress, given: SiegeRound) -> Step:
    """2.3.1: the assault, through a breach where there is one."""
    return Run("assault", assault, storm(siege, given, breach=siege.fortress.breach), then=stormed)


def stormed(siege: SiegeOfFortress, outcome: AssaultOutcome) -> Move:
    return goto(bear, Stormed(siege, outcome))


def bear(state: Stormed, given: SiegeRound) -> Step:
    """2.2.5 (R3): the besieger says which counters bear his losses."""
    siege, outcome = state
    ways = ways_left(siege.besieger, outcome.besieger_losses, given.where)
    if len(ways) == 1:
        return borne(state, next(iter(ways)), given)
    return loss_question("besieger", ways, outcome.besieger_losses, borne)


def borne(state: Stormed, way: Way, given: SiegeRound) -> Move:
    """2.3.2: whoever cannot keep the siege up at the end of the round goes away."""
    siege, outcome = state
    left = ways_left(siege.besieger, outcome.besieger_losses, given.where)[way]
    place = siege.fortress.stormed(outcome, siege.besieger.nation)
    if outcome.captured:
        return done(SiegeRoundOutcome("assault", True, left, place))
    if left is None:
        return done(SiegeRoundOutcome("besieger_eliminated", False, None, place.relieved()))
    kept = keeps_siege(float(strength(left)), place.level)
    return ended(SiegeOfFortress(left, place), "held" if kept else "not_maintained")


# --- The end


def ended(siege: SiegeOfFortress, result: SiegeEnd) -> Move:
    """2.3.1: a place that gives itself up is captured as one that is stormed, a level lower. 2.3.2: who cannot keep the
    siege up leaves at once.
    """
    besieger, place = siege
    if result in ("lifted", "not_maintained"):
        must_leave = [note("must_leave", needed=max(1, place.level))] if result == "not_maintained" else []
        return done(SiegeRoundOutcome(result, False, besieger, place.relieved()), *must_leave)
    if result not in CAPTURED:
        return done(SiegeRoundOutcome(result, False, besieger, place))
    fallen = place.taken(max(place.base_level, place.level - 1), besieger.nation)
    kept = place.marched_out(besieger.period) if result == "honours" else None
    return done(SiegeRoundOutcome(result, True, besieger, fallen, kept))
