"""Kinds of input that several chapters share, and losses counted in halves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import Field, ValidationInfo, ValidatorFunctionWrapHandler, WrapValidator

from jacta.rules import Given, InputError, Message, PrintedTogether, Strict, refusals

# --- Who

Side: TypeAlias = Literal["attacker", "defender"]
SIDES: tuple[Side, Side] = ("attacker", "defender")
OPPONENT: dict[Side, Side] = {"attacker": "defender", "defender": "attacker"}

Nation: TypeAlias = Literal[
    "venice",
    "holland",
    "habsburg",
    "portugal",
    "sweden",
    "spain",
    "france",
    "england",
    "turkey",
    "russia",
    "poland",
    "prussia",
    "usa",
    "savoy",
    "saxony",
    "palatinate",
    "nordic_orders",
    "hungary",
    "khanates",
    "cossacks",
    "siberia",
    "minor_i",
    "minor_ii",
    "minor_iim",
    "minor_iii",
    "minor_iiim",
    "minor_iv",
    "asia",
    "americas",
    "africa",
]
MANY_COUNTRIES = frozenset(("asia", "americas", "africa"))
"""Beside the classes of minors: names under which several countries go, that may be at war with each other."""


def same_country(one: Nation | None, other: Nation | None) -> bool:
    """Whether both are certainly one country, which is at war with itself never."""
    return one is not None and one == other and not one.startswith("minor_") and one not in MANY_COUNTRIES


ArmyClass: TypeAlias = Literal["im", "i", "ii", "iim", "iiim", "iii", "iv", "ivm", "a"]
Period = Annotated[int, Field(ge=1, le=7)]

# --- Armies

Tech: TypeAlias = Literal["medieval", "renaissance", "arquebus", "musket", "baroque", "manoeuvre", "lace"]
TECHS: tuple[Tech, ...] = ("medieval", "renaissance", "arquebus", "musket", "baroque", "manoeuvre", "lace")
Quality: TypeAlias = Literal["veteran", "conscript"]
LandCounter: TypeAlias = Literal["A+", "A-", "DT", "DC", "pasha"]
WORTH: dict[LandCounter, int] = {"A+": 4, "A-": 2, "DT": 1}  # 2.2.1; a pasha is worth what is printed on it
FULL_STACK = 8  # 2 A+: what the combat table and the stacking limit are made for
THIRDS = 3  # 2.7.1, 2.8.1: DE in a DN, DC in a DT, where losses and attrition are counted and in regrouping

Detachments = Annotated[int, Field(ge=1, le=14)]
Size = Annotated[int, Field(ge=0, le=7)]
Morale = Annotated[int, Field(ge=1, le=12)]
Leader = Annotated[int, Field(ge=0, le=9)]
FirstOfLeader = Annotated[Leader, PrintedTogether("leader", ("manoeuvre", "fire", "shock"))]
"""Manoeuvre, which a leader's counter prints before fire and shock."""
Level = Annotated[int, Field(ge=0, le=5)]
Count = Annotated[int, Field(ge=0, le=100)]
Adjustment = Annotated[int, Field(ge=-9, le=9)]
"""What the owner of the table adds to one kind of roll."""
Modifier = Annotated[int, Field(ge=-20, le=20)]
"""Everything that changes a roll, summed by the caller."""


class Counters(Strict):
    """Land counters of one nation: so many A+, A- and DT."""

    a_plus: Count = 0
    a_minus: Count = 0
    dt: Count = 0

    @property
    def worth(self) -> int:
        """2.2.1: their strength in detachments."""
        return WORTH["A+"] * self.a_plus + WORTH["A-"] * self.a_minus + WORTH["DT"] * self.dt

    @property
    def armies(self) -> int:
        return self.a_plus + self.a_minus


# --- Where

Terrain: TypeAlias = Literal["plain", "forest", "eastern_forest", "swamp", "desert", "mountain"]
Crossing: TypeAlias = Literal["none", "river", "pass", "strait", "landing"]
Map: TypeAlias = Literal["europe", "overseas"]

# --- Losses, counted in halves

Halves = Annotated[float, Field(ge=0, le=1_000_000, multiple_of=0.5, allow_inf_nan=False)]
"""A number of losses or of cavalry: 0, 0.5, 1, 1.5 ..."""


def in_halves(number: float) -> int:
    """A multiple of one half as a whole number of halves: the rules count in these."""
    return int(2 * number)


def number(halves: int) -> int | Fraction:
    """So many halves as the number that people read: 3 halves are 1.5, 4 are 2."""
    return Fraction(halves, 2) if halves % 2 else halves // 2


def told_halves(halves: int) -> float:
    """So many halves as an argument of a note: the language writes them."""
    return halves / 2


def signed(modifier: int) -> str:
    """A modifier as tables print it: +2, 0, \N{MINUS SIGN}1."""
    return f"{modifier:+d}".replace("-", "\N{MINUS SIGN}") if modifier else "0"


def missing(key: str) -> InputError:
    """The error for a key that must be stated in this case."""
    return InputError(key, Message("error-missing"))


def said_in(given: Given) -> tuple[str, ...]:
    """Every text that stands in an input: what pieces are called there is what they are called afterwards."""
    return tuple(dict.fromkeys(_texts(given.model_dump(mode="json"))))


def _texts(data: Any) -> Iterator[str]:
    yield ""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key)
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)


def _tuples(said: Any) -> Any:
    """JSON as a strict check outside JSON wants it: lists are tuples."""
    if isinstance(said, list):
        return tuple(map(_tuples, said))
    return {key: _tuples(value) for key, value in said.items()} if isinstance(said, dict) else said


def _at_its_key(said: Any, check: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Any:
    try:
        return check(_tuples(said))
    except InputError as error:
        raise InputError(f"{info.field_name}.{error.key}", error.message) from None


AT_ITS_KEY = WrapValidator(_at_its_key)
"""Marks a key that holds a piece: what the piece refuses by its own key is refused by the whole path."""

Roman: TypeAlias = Literal["I", "II", "III", "IV", "V", "VI", "VII"]
"""The periods, as the document numbers them."""
ROMAN: tuple[Roman, ...] = get_args(Roman)
_refused = refusals("europa_universalis")


def refuse(key: str, code: str, /, **args: object) -> InputError:
    """The refusal of input; a period is told as the document numbers it."""
    period = args.get("period")
    told = {"period": ROMAN[period - 1]} if isinstance(period, int) else {}
    return _refused(key, code, **args | told)
