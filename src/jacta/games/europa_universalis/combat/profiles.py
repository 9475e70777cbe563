"""2.2.1 to 2.3.2: what a stack is worth in battle: its class, size, cavalry and artillery, morale and technology."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple, Self, TypeVar

from pydantic import Field, ModelWrapValidatorHandler, model_validator
from pydantic_core import to_json

from jacta.games.europa_universalis.inputs import (
    TECHS,
    THIRDS,
    WORTH,
    ArmyClass,
    Count,
    Halves,
    LandCounter,
    Nation,
    Period,
    Quality,
    Tech,
    in_halves,
    missing,
    number,
    refuse,
)
from jacta.games.europa_universalis.marches.stacking import exceeded_limits
from jacta.games.europa_universalis.overseas.ledgers import conquistador_quality
from jacta.rules import Given, InputError, Move, Note, Rules, Stated, TableError, done, note, procedure

ARMIES: tuple[LandCounter, ...] = ("A+", "A-")  # the counters that hold artillery
PASHA_NATION: Nation = "turkey"
COUNTERS = "counters"
BLANK = "-"  # a period in which the nation does not exist

Found = TypeVar("Found")


# --- 2.2.5 Valeurs des classes des armées


class ClassSize(Given):
    army_class: ArmyClass
    period: Period


def class_size(army_class: ArmyClass, period: int, rules: Rules) -> int:
    """2.2.1; Valeurs des classes des armées: the size of the armies of a class."""
    size: int = rules.table("army_class_size").at(army_class, period)
    return size


@procedure(
    passage="2.2.5, Valeurs des classes des armées",
    kind="table",
    tables=("army_class_size",),
    examples=({"army_class": "i", "period": 3}, {"army_class": "iv", "period": 6}),
)
def army_class_size(given: ClassSize, rules: Rules) -> Move[int]:
    """2.2.5, Valeurs des classes des armées: the size of the armies of a class in a period."""
    return done(class_size(given.army_class, given.period, rules))


def class_of(nation: Nation, rules: Rules) -> ArmyClass | None:
    """Valeurs des classes des armées, Pays (R4, R48): the class of a nation, None where the table has none."""
    found: ArmyClass | None = _at(lambda: rules.table("nation_class").at(nation))
    return found


def _at(look_up: Callable[[], Found]) -> Found | None:
    try:
        return look_up()
    except TableError:
        return None


# --- 2.2.3 Cavalerie par détachement


class CavalryRate(Given):
    nation: Nation
    period: Period


def cavalry_of(nation: Nation, period: int, rules: Rules) -> int | None:
    """2.2.3 item 3 (R5, R6, R7): halves of cavalry per detachment, None where no row covers the nation."""
    rate: float | None = _at(lambda: rules.table("cavalry_rate").at(nation, period))
    return None if rate is None else in_halves(rate)


@procedure(
    passage="2.2.3, Cavalerie par détachement",
    kind="table",
    tables=("cavalry_rate",),
    examples=({"nation": "turkey", "period": 1}, {"nation": "france", "period": 7}),
)
def cavalry_rate(given: CavalryRate, rules: Rules) -> Move[int | Fraction]:
    """2.2.3, Cavalerie par détachement: how much cavalry each detachment of a nation brings."""
    rate = cavalry_of(given.nation, given.period, rules)
    if rate is None:
        raise refuse("nation", "no-cavalry-row", nation=given.nation)
    return done(number(rate))


# --- 2.3.1 Artillerie par armée +


class ArtilleryRate(Given):
    nation: Nation
    period: Period
    face: Literal["plus", "minus"] = "plus"
    army_class: ArmyClass | None = None


def artillery_of(nation: Nation, period: int, army_class: ArmyClass | None, rules: Rules) -> int:
    """2.3.1, Artillerie par armée + (R8): an A+ of this nation, by its own row or else by its class."""
    own: int | str | None = _at(lambda: rules.table("artillery_rate").at(nation, period))
    if own == BLANK:
        raise refuse("nation", "not-there", nation=nation, period=period)
    if own is None:
        army_class = army_class or class_of(nation, rules)
        if army_class is None:
            raise missing("army_class")
        own = _at(lambda: rules.table("artillery_rate_by_class").at(army_class, period))
    if own is None:
        raise refuse("army_class", "no-artillery-row", army_class=army_class)
    return int(own)


@procedure(
    passage="2.3.1, Artillerie par armée +; 2.3.2",
    kind="table",
    tables=("artillery_rate", "artillery_rate_by_class", "nation_class"),
    examples=(
        {"nation": "france", "period": 5},
        {"nation": "france", "period": 2, "face": "minus"},
        {"nation": "palatinate", "period": 4, "army_class": "iiim"},
    ),
)
def artillery_rate(given: ArtilleryRate, rules: Rules) -> Move[int]:
    """2.3.1, Artillerie par armée +: what an army counter holds; on its minus face half, rounded down."""
    rate = artillery_of(given.nation, given.period, given.army_class, rules)
    return done(rate if given.face == "plus" else rate // 2)


# --- 2.2.1 Description des armées


class StackCounter(Stated):
    """A counter of a stack, with the quality noted for it."""

    type: LandCounter
    dt: Annotated[int, Field(ge=0, le=3)] | None = None
    nation: Nation | None = None
    tech: Tech
    quality: Quality = "conscript"
    veteran_dt: Annotated[int, Field(ge=0, le=4)] | None = None
    army_class: ArmyClass | None = None
    cavalry_rate: Halves | None = None
    artillery_rate: Count | None = None

    @property
    def owner(self) -> Nation:
        """2.2.1: its nation; a pasha is Turkish without saying so."""
        return self.nation or PASHA_NATION

    @property
    def thirds(self) -> int:
        """2.2.1, 2.8.1: its strength in thirds of a detachment; a DC is one of them."""
        if self.type == "DC":
            return 1
        return THIRDS * (self.dt or 0 if self.type == "pasha" else WORTH[self.type])

    @property
    def is_army(self) -> bool:
        return self.type in ARMIES

    @property
    def veterans(self) -> int:
        """2.4.3: the thirds of it that are veteran, as noted for the counter; 2.8.1: DC of Portugal always are."""
        if self.type == "DC":
            tercio = self.quality == "veteran"
            return self.thirds if conquistador_quality(self.owner, tercio=tercio) == "veteran" else 0
        if self.veteran_dt is not None:
            return THIRDS * self.veteran_dt
        return self.thirds if self.quality == "veteran" else 0


class CounterStack(Given):
    period: Period
    counters: Annotated[tuple[StackCounter, ...], Field(min_length=1, max_length=20)]

    @model_validator(mode="after")
    def counters_make_sense(self) -> CounterStack:
        for place, counter in enumerate(self.counters):
            _check_counter(counter, f"counters.{place}")
        if not sum(counter.thirds for counter in self.counters):
            raise refuse("counters", "worthless-stack")
        return self


def _check_counter(counter: StackCounter, key: str) -> None:
    """2.2.1, 2.4.3: only pashas say what they are worth, and only armies what part of them is veteran."""
    if counter.type == "pasha" and counter.dt is None:
        raise missing(f"{key}.dt")
    if counter.type != "pasha" and counter.dt is not None:
        raise refuse(f"{key}.dt", "only-pashas", type=counter.type)
    if counter.type == "pasha" and counter.owner != PASHA_NATION:
        raise refuse(f"{key}.nation", "pasha-nation")
    if counter.type != "pasha" and counter.nation is None:
        raise missing(f"{key}.nation")
    if counter.type == "DC" and counter.quality == "veteran" and not counter.veterans:
        raise refuse(f"{key}.quality", "conscript-conquistadors")
    if counter.veteran_dt is not None and not counter.is_army:
        raise refuse(f"{key}.veteran_dt", "only-armies", type=counter.type)
    if counter.veteran_dt is not None and THIRDS * counter.veteran_dt > counter.thirds:
        raise refuse(f"{key}.veteran_dt", "veterans-above", most=counter.thirds // THIRDS)


class Profile(NamedTuple):
    """What a stack brings to a battle; fixed when the battle begins."""

    dt: int
    quality: Quality
    tech: Tech
    size: int
    cavalry: int | Fraction
    artillery: int
    army_counters: int
    a_plus: int
    has_army: bool


def holds_a_profile(said: Any) -> bool:
    """2.2.1: whether everything that `stack_profile` says of a stack stands here, and agrees with itself."""
    if not isinstance(said, Mapping) or not said.keys() >= set(Profile._fields):
        return False
    artillery, armies, a_plus = said["artillery"], said["army_counters"], said["a_plus"]
    if any(type(count) is not int or count < 0 for count in (artillery, armies, a_plus)):
        return False
    return bool(a_plus <= armies and said["has_army"] == (armies > 0))


class ByProfile(Stated):
    """A stack that takes a whole profile as `stack_profile` says it: what does not concern it is left aside."""

    @model_validator(mode="before")
    @classmethod
    def a_whole_profile_will_do(cls, said: Any) -> Any:
        if not holds_a_profile(said):
            return said
        return {key: value for key, value in said.items() if key in cls.model_fields or key not in Profile._fields}


class ByCounters(ByProfile):
    """A stack that may name its counters instead: what follows from them alone need not be stated beside them."""

    counters: Annotated[tuple[StackCounter, ...], Field(max_length=20)] = ()

    @model_validator(mode="wrap")
    @classmethod
    def counters_say_what_follows(cls, said: Any, stack: ModelWrapValidatorHandler[Self]) -> Self:
        if not isinstance(said, Mapping) or not said.get(COUNTERS):
            return stack(said)
        any_period = {"period": 1, COUNTERS: said[COUNTERS]}
        counters = CounterStack.model_validate_json(to_json(any_period)).counters
        follows = cls.following(counters)
        for key, value in follows.items():
            if said.get(key, value) != value:
                raise refuse(key, "counters-say", value=value)
        found = stack({**said, **follows, COUNTERS: counters})
        found.__pydantic_fields_set__.difference_update(follows)  # the counters are what was stated
        return found

    @classmethod
    def following(cls, counters: Sequence[StackCounter]) -> dict[str, Any]:
        """What these counters say of their stack, by its keys."""
        return {
            "dt": strength_of(counters),
            "tech": tech_of(counters),
            "quality": quality_of(counters),
            "has_army": any(counter.is_army for counter in counters),
        }


def profile_of(counters: Sequence[StackCounter], period: int, rules: Rules) -> Profile:
    """2.2.1; 2.2.3 item 3; 2.3.2: a stack's profile. Raises InputError naming the counter's key."""
    armies = [counter for counter in counters if counter.is_army]
    return Profile(
        dt=strength_of(counters),
        quality=quality_of(counters),
        tech=tech_of(counters),
        size=stack_size(counters, period, rules),
        cavalry=number(stack_cavalry(counters, period, rules)),
        artillery=stack_artillery(counters, period, rules),
        army_counters=len(armies),
        a_plus=sum(counter.type == "A+" for counter in armies),
        has_army=bool(armies),
    )


def stack_size(counters: Sequence[StackCounter], period: int, rules: Rules, key: str = COUNTERS) -> int:
    """2.2.1: the mean size of the detachments of a stack, rounded down."""
    sizes = _summed(counters, lambda counter: counter.thirds * _size_of(counter, period, rules), key)
    return sizes // sum(counter.thirds for counter in counters)


def stack_cavalry(counters: Sequence[StackCounter], period: int, rules: Rules, key: str = COUNTERS) -> int:
    """2.2.3 item 3: the cavalry of a stack, in halves."""
    return _summed(counters, lambda counter: counter.thirds // THIRDS * _cavalry_of(counter, period, rules), key)


def stack_artillery(counters: Sequence[StackCounter], period: int, rules: Rules, key: str = COUNTERS) -> int:
    """2.3.1, 2.3.2: the artillery of the armies in a stack."""
    return _summed(counters, lambda counter: _artillery_of(counter, period, rules), key)


def _summed(counters: Sequence[StackCounter], worth: Callable[[StackCounter], int], key: str) -> int:
    """What all counters are worth. Raises InputError naming the key of a counter of which that is not known."""
    total = 0
    for place, counter in enumerate(counters):
        try:
            total += worth(counter)
        except InputError as error:
            raise InputError(f"{key}.{place}.{error.key}", error.message) from None
    return total


def told_limits(counters: Sequence[StackCounter]) -> tuple[Note, ...]:
    """2.4.1; 2.8.1: what is said of a stack that exceeds the limits of a region; every DC is a counter."""
    others = [counter for counter in counters if counter.type != "pasha"]
    dt = sum(counter.thirds for counter in others) // THIRDS
    broken = exceeded_limits(len(others), dt, len(counters) - len(others))
    return (note("illegal_stack", broken=broken),) if broken else ()


def strength_of(counters: Sequence[StackCounter]) -> int:
    """2.2.1; 2.8.3: a stack in detachments. Beside others two DC are one, one is nothing; DC alone fight as one."""
    conquistadors = sum(counter.type == "DC" for counter in counters)
    detachments = sum(counter.thirds for counter in counters if counter.type != "DC") // THIRDS
    return detachments + conquistadors // 2 if detachments else 1


def _size_of(counter: StackCounter, period: int, rules: Rules) -> int:
    army_class = counter.army_class or class_of(counter.owner, rules)
    if army_class is None:
        raise missing("army_class")
    return class_size(army_class, period, rules)


def _cavalry_of(counter: StackCounter, period: int, rules: Rules) -> int:
    if counter.cavalry_rate is not None:
        return in_halves(counter.cavalry_rate)
    rate = cavalry_of(counter.owner, period, rules)
    if rate is None:
        raise missing("cavalry_rate")
    return rate


def _artillery_of(counter: StackCounter, period: int, rules: Rules) -> int:
    """2.2.1, 2.3.2: only armies hold artillery, one on its minus face half of it."""
    if not counter.is_army:
        return 0
    rate = counter.artillery_rate
    if rate is None:
        rate = artillery_of(counter.owner, period, counter.army_class, rules)
    return rate if counter.type == "A+" else rate // 2


def quality_of(counters: Sequence[StackCounter]) -> Quality:
    """2.2.1, Moral (R1, R40): the majority of detachments, then of army counters; conscript if equal or with pashas."""
    if any(counter.type == "pasha" for counter in counters):
        return "conscript"
    veterans = sum(counter.veterans for counter in counters)
    conscripts = sum(counter.thirds for counter in counters) - veterans
    if veterans == conscripts:
        qualities = [counter.quality for counter in counters if counter.is_army]
        veterans, conscripts = qualities.count("veteran"), qualities.count("conscript")
    return "veteran" if veterans > conscripts else "conscript"


def tech_of(counters: Sequence[StackCounter]) -> Tech:
    """2.2.1 (R2): the technology of most detachments, then of most army counters, then the worst."""
    detachments: Counter[Tech] = Counter()
    armies: Counter[Tech] = Counter()
    for counter in counters:
        detachments[counter.tech] += counter.thirds
        armies[counter.tech] += counter.is_army
    return max(detachments, key=lambda tech: (detachments[tech], armies[tech], -TECHS.index(tech)))


@procedure(
    passage="2.2.1 Description des armées, moral, technologie",
    kind="check",
    tables=("army_class_size", "nation_class", "cavalry_rate", "artillery_rate", "artillery_rate_by_class"),
    examples=(
        {
            "period": 1,
            "counters": [
                {"type": "A+", "nation": "turkey", "tech": "renaissance", "quality": "veteran"},
                {"type": "A-", "nation": "turkey", "tech": "renaissance", "quality": "veteran"},
                {"type": "pasha", "dt": 3, "tech": "medieval"},
                {"type": "pasha", "dt": 0, "tech": "medieval"},
            ],
        },
        {
            "period": 3,
            "counters": [
                {"type": "A+", "nation": "france", "tech": "arquebus", "quality": "veteran", "veteran_dt": 3},
                {"type": "DT", "nation": "spain", "tech": "musket"},
                {"type": "DT", "nation": "spain", "tech": "musket"},
            ],
        },
        {
            "period": 2,
            "counters": [
                {"type": "DT", "nation": "spain", "tech": "renaissance"},
                {"type": "DC", "nation": "spain", "tech": "renaissance"},
                {"type": "DC", "nation": "spain", "tech": "renaissance"},
            ],
        },
    ),
)
def stack_profile(given: CounterStack, rules: Rules) -> Move[Profile]:
    """2.2.1: what a stack of counters brings to a battle; one that may not stand together is said to be so (2.4.1)."""
    return done(profile_of(given.counters, given.period, rules), *told_limits(given.counters))
