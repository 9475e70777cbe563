"""A planning tool, not a rule of the document: a siege over the rounds of a turn, made of siege work and assault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.losses import remains
from jacta.games.europa_universalis.combat.profiles import (
    ByCounters,
    StackCounter,
    artillery_of,
    holds_a_profile,
    stack_artillery,
)
from jacta.games.europa_universalis.combat.technology import TECHNOLOGY_TABLES
from jacta.games.europa_universalis.inputs import (
    WORTH,
    Count,
    Counters,
    Leader,
    Level,
    Modifier,
    Morale,
    Nation,
    Period,
    Quality,
    Tech,
    missing,
    refuse,
)
from jacta.games.europa_universalis.options import AssaultOptions
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.games.europa_universalis.sieges.assault import (
    STORMERS,
    Assault,
    AssaultOutcome,
    Garrison,
    Stormer,
    assault,
)
from jacta.games.europa_universalis.sieges.sapping import sap_modifier
from jacta.games.europa_universalis.sieges.siege_work import SiegeWork, SiegeWorkOutcome, keeps_siege, siege_work
from jacta.rules import (
    Ask,
    Choice,
    Given,
    InputError,
    Move,
    Role,
    Rules,
    Run,
    Step,
    done,
    goto,
    plain,
    procedure,
    written,
)

LARGEST = 14  # detachments of a stack in an assault

Result: TypeAlias = Literal["assault", "surrender", "honours", "lifted", "not_maintained", "besieging"]


# --- Inputs


class BesiegingArmy(ByCounters, Counters):
    """The counters before the place, of one nation. They lose what holds no artillery first (R3)."""

    nation: Nation
    tech: Tech
    quality: Quality = "conscript"
    tercios: bool = False
    morale: Morale | None = None
    artillery_rate: Count | None = None
    fire: Leader = 0
    shock: Leader = 0

    @model_validator(mode="before")
    @classmethod
    def a_whole_profile_will_do(cls, said: Any) -> Any:
        """2.2.1: a stack as `stack_profile` says it, as its counters; what is no army counts as DT."""
        if not holds_a_profile(said):
            return said
        minus = said["army_counters"] - said["a_plus"]
        single = said["dt"] - WORTH["A+"] * said["a_plus"] - WORTH["A-"] * minus
        counters = {"a_minus": minus, "dt": single, "artillery_rate": rate_of(said["artillery"], said["a_plus"], minus)}
        return {key: value for key, value in {**said, **counters}.items() if key in cls.model_fields}

    @classmethod
    def following(cls, counters: Sequence[StackCounter]) -> dict[str, Any]:
        """2.2.1: so many of each kind; what is no army counts as DT. Of several nations one must be stated."""
        follows = super().following(counters)
        plus, minus = (sum(one.type == kind for one in counters) for kind in ("A+", "A-"))
        single = follows["dt"] - WORTH["A+"] * plus - WORTH["A-"] * minus
        owners = {one.owner for one in counters}
        nation = {"nation": owners.pop()} if len(owners) == 1 else {}
        kept = {"tech": follows["tech"], "quality": follows["quality"]}
        return {**kept, **nation, "a_plus": plus, "a_minus": minus, "dt": single}

    def artillery_per_a_plus(self, period: int, rules: Rules) -> int:
        """2.3.1, Artillerie par armée +: as stated, else what the counters hold, else as printed."""
        if self.artillery_rate is not None:
            return self.artillery_rate
        if self.counters:
            guns = stack_artillery(self.counters, period, rules, "besieger.counters")
            rate = rate_of(guns, self.a_plus, self.a_minus)
            if rate is None:
                raise missing("besieger.artillery_rate")
            return rate
        try:
            return artillery_of(self.nation, period, None, rules)
        except InputError:
            raise refuse("besieger.artillery_rate", "no-artillery", nation=self.nation, period=period) from None


def rate_of(artillery: int, a_plus: int, a_minus: int) -> int | None:
    """2.3.2: what an A+ must hold for these counters to hold so much together; None for counters of several rates."""
    return next((rate for rate in range(artillery * 2 + 2) if a_plus * rate + a_minus * (rate // 2) == artillery), None)


class SiegePlan(Given):
    """A place in Europe, who is before it and in it, and the siege rounds that are left in the turn.

    `modifier` is what the player adds to every siege roll; level, works and an earlier breach are counted already.
    """

    level: Level
    period: Period
    besieger: BesiegingArmy
    besieged: Garrison
    rounds_left: Annotated[int, Field(ge=1, le=6)] = 3
    modifier: Modifier = 0
    options: AssaultOptions = AssaultOptions()

    @model_validator(mode="after")
    def army_is_a_stack(self) -> SiegePlan:
        if not 1 <= self.besieger.worth <= LARGEST:
            raise refuse("besieger", "besieging-stack", dt=self.besieger.worth, most=LARGEST)
        return self


# --- States and outcome


class Siege(NamedTuple):
    """How a siege stands: the round, the besieging counters, the troops inside, and what works and breach are worth."""

    round: int
    a_plus: int
    a_minus: int
    dt: int
    garrison: int
    works: int = 0
    breached: bool = False

    @property
    def strength(self) -> int:
        return Counters(a_plus=self.a_plus, a_minus=self.a_minus, dt=self.dt).worth

    def next_round(self) -> Siege:
        return self._replace(round=self.round + 1)

    def after(self, outcome: AssaultOutcome) -> Siege:
        """2.2.5 (R3): the armies are kept as long as they can be, and the garrison shrinks."""
        left = remains(self.a_plus, self.a_minus, self.dt, int(outcome.besieger_losses)).options[0]
        garrison = self.garrison - int(outcome.garrison_losses)
        return self._replace(a_plus=left.a_plus, a_minus=left.a_minus, dt=left.dt, garrison=garrison)


class SiegePlanOutcome(NamedTuple):
    captured: bool
    result: Result
    rounds: int
    besieger_losses: int
    garrison_losses: int


def ended(siege: Siege, result: Result, given: SiegePlan) -> Move:
    captured = result in ("assault", "surrender", "honours")
    lost = given.besieger.worth - siege.strength
    return done(SiegePlanOutcome(captured, result, siege.round, lost, given.besieged.dt - siege.garrison))


# --- The rounds

BESIEGER = Role(
    Stack,
    lambda stack: {
        "period": stack.period,
        "besieger": {**plain(stack.profile), "nation": stack.nation, "tercios": stack.tercios}
        | {"fire": stack.commander.fire, "shock": stack.commander.shock},
    },
    lambda stack, outcome: stack.after_losses(outcome.besieger_losses),
)


@procedure(
    passage="2.3.1 L'assaut; 2.3.2 La sape",
    asks=(
        "siege",
        "honours",
        "breach",
    ),
    tables=(
        "siege",
        "siege_modifiers",
        "artillery_rate",
        "artillery_rate_by_class",
        "nation_class",
        "assault",
        "stack_loss_reduction",
        "breach_resistance",
        *TECHNOLOGY_TABLES,
    ),
    roles={"besieger": BESIEGER},
    aims={"besieger": "captured=true"},
    examples=(
        {
            "level": 2,
            "period": 3,
            "besieger": {"a_plus": 1, "a_minus": 1, "dt": 1, "nation": "france", "tech": "arquebus"},
            "besieged": {"tech": "arquebus", "dt": 1},
            "modifier": 1,
        },
        {
            "level": 1,
            "period": 3,
            "besieger": {"a_plus": 2, "a_minus": 0, "dt": 0, "nation": "turkey", "tech": "arquebus"},
            "besieged": {"tech": "renaissance"},
            "rounds_left": 2,
        },
    ),
)
def siege_plan(given: SiegePlan, rules: Rules) -> Move[SiegePlanOutcome]:
    """2.3.1, 2.3.2: dig, storm or go away, round after round."""
    given.besieger.artillery_per_a_plus(given.period, rules)  # refuses an army whose artillery nobody knows
    army = given.besieger
    return goto(siege_round, Siege(1, army.a_plus, army.a_minus, army.dt, given.besieged.dt))


def siege_round(siege: Siege, given: SiegePlan, rules: Rules) -> Step:
    """2.3.2: who cannot keep the siege up goes away; who can digs, storms or lifts the siege."""
    if not keeps_siege(siege.strength, given.level):
        return ended(siege._replace(round=siege.round - 1), "not_maintained", given)
    if siege.round > given.rounds_left:
        return ended(siege._replace(round=given.rounds_left), "besieging", given)
    digging = {"modifier": work_modifier(siege, given, rules)}
    options = (
        Choice("work", leads_to=(siege_work.id, digging)),
        Choice("assault", leads_to=(assault.id, written(storm(siege, given, rules, breach=False)))),
        Choice("lift"),
    )
    return Ask("siege", "besieger", options, decided, "work", args={"round": siege.round, "dt": siege.strength})


def decided(siege: Siege, choice: str, given: SiegePlan) -> Move:
    if choice == "lift":
        return ended(siege, "lifted", given)
    return goto(works if choice == "work" else storming, siege)


def work_modifier(siege: Siege, given: SiegePlan, rules: Rules) -> int:
    guns = artillery_before(siege, given, rules)
    return sap_modifier(given.level, siege.works, siege.breached, guns, given.modifier, rules)


def artillery_before(siege: Siege, given: SiegePlan, rules: Rules) -> int:
    """2.3.2: the artillery that the armies left before the place hold; one on its minus face half of it."""
    per_a_plus = given.besieger.artillery_per_a_plus(given.period, rules)
    return siege.a_plus * per_a_plus + siege.a_minus * (per_a_plus // 2)


def works(siege: Siege, given: SiegePlan, rules: Rules) -> Step:
    """2.3.2: a round of siege work."""
    return Run("siege_work", siege_work, SiegeWork(modifier=work_modifier(siege, given, rules)), then=worked)


def worked(siege: Siege, outcome: SiegeWorkOutcome, given: SiegePlan, rules: Rules) -> Move:
    if outcome.result == "surrender":
        return ended(siege, "surrender", given)
    if outcome.result == "breach_or_honours":
        return goto(honours, siege)
    if outcome.result == "breach":
        return goto(breach, siege._replace(breached=True))
    bonus: int = 0 if outcome.result == "nothing" else rules.table("siege_modifiers").at(outcome.result)
    return goto(siege_round, siege._replace(works=siege.works + bonus).next_round())


def honours(siege: Siege) -> Step:
    """2.3.2: the besieger grants the honours of war, or keeps the breach."""
    return Ask("honours", "besieger", ("honours", "breach"), granted, "honours")


def granted(siege: Siege, choice: str, given: SiegePlan) -> Move:
    return ended(siege, "honours", given) if choice == "honours" else goto(breach, siege._replace(breached=True))


def breach(siege: Siege, given: SiegePlan, rules: Rules) -> Step:
    """2.3.1, 2.3.2: through the breach at once, or not."""
    through = written(storm(siege, given, rules, breach=True))
    options = (Choice("assault", leads_to=(assault.id, through)), Choice("wait"))
    return Ask("breach", "besieger", options, breach_used, "assault")


def breach_used(siege: Siege, choice: str) -> Move:
    return goto(storming_breach, siege) if choice == "assault" else goto(siege_round, siege.next_round())


def storm(siege: Siege, given: SiegePlan, rules: Rules, *, breach: bool) -> Assault:
    """2.3.1: the assault as the siege stands now; the morale of both sides is whole again."""
    army = given.besieger
    besieger = {
        **army.model_dump(include={"tech", "quality", "tercios", "morale", "fire", "shock"}),
        "dt": siege.strength,
        "has_army": siege.a_plus + siege.a_minus > 0,
        "artillery": artillery_before(siege, given, rules),
        "a_plus": siege.a_plus,
        "nation": army.nation if army.nation in STORMERS else "other",
    }
    return Assault(
        level=given.level,
        breach=breach,
        period=given.period,
        map="europe",
        besieger=Stormer.model_validate(besieger),
        besieged=given.besieged.model_copy(update={"dt": siege.garrison}),
        options=given.options,
    )


def storming(siege: Siege, given: SiegePlan, rules: Rules) -> Step:
    """2.3.1: the assault on whole walls."""
    return Run("assault", assault, storm(siege, given, rules, breach=False), then=stormed)


def storming_breach(siege: Siege, given: SiegePlan, rules: Rules) -> Step:
    """2.3.1: the assault through the breach."""
    return Run("assault", assault, storm(siege, given, rules, breach=True), then=stormed)


def stormed(siege: Siege, outcome: AssaultOutcome, given: SiegePlan) -> Move:
    siege = siege.after(outcome)
    return ended(siege, "assault", given) if outcome.captured else goto(siege_round, siege.next_round())
