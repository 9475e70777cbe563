"""Annexe E: leaders that come by the die. Replacements, mercenary generals, and monarchs who take the field."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import Nation
from jacta.games.europa_universalis.sea_options import MonarchOptions, ReplacementOptions
from jacta.rules import Given, Move, Roll, Rules, Step, done, goto, note, procedure

# --- Chefs de remplacement

LeaderRow: TypeAlias = Literal[
    "minor",
    "france",
    "turkey",
    "spain",
    "england",
    "russia",
    "holland",
    "habsburg",
    "poland",
    "sweden",
    "prussia",
    "venice",
    "portugal",
    "natives",
]


class ReplacementLeader(Given):
    nation: LeaderRow
    kind: Literal["general", "admiral"] = "general"
    options: ReplacementOptions = ReplacementOptions()


class LeaderValues(NamedTuple):
    leader: bool
    manoeuvre: int
    fire: int
    shock: int


NO_LEADER = LeaderValues(leader=False, manoeuvre=0, fire=0, shock=0)


@procedure(
    passage="Chefs de remplacement",
    tables=("replacement_leaders",),
    examples=({"nation": "venice"}, {"nation": "poland", "kind": "admiral", "options": {"blank": "none"}}),
)
def replacement_leader(given: ReplacementLeader) -> Move[LeaderValues]:
    """Chefs de remplacement: a leader without a name."""
    return goto(draw_leader, None)


def draw_leader(nothing: None) -> Step:
    """Chefs de remplacement (R44s): one die along the row of the country; a blank is rolled again, or nobody comes."""
    return Roll("replacement_leader", d10, then=leader_drawn)


def leader_drawn(nothing: None, die: int, given: ReplacementLeader, rules: Rules) -> Move:
    """R45s: the three figures are manoeuvre, fire and shock."""
    values: tuple[int, ...] = rules.table("replacement_leaders").at(given.nation, die)
    if values:
        return done(at_sea(given, LeaderValues(True, *values)))
    if given.options.blank == "reroll":
        return goto(draw_leader, None, note("blank_leader"))
    return done(NO_LEADER, note("no_leader"))


def at_sea(given: ReplacementLeader, leader: LeaderValues) -> LeaderValues:
    """Chefs de remplacement: a Polish admiral manoeuvres worse, a Prussian one fires worse."""
    if given.kind == "admiral" and given.nation == "poland":
        return leader._replace(manoeuvre=max(0, leader.manoeuvre - 1))
    if given.kind == "admiral" and given.nation == "prussia":
        return leader._replace(fire=max(0, leader.fire - 1))
    return leader


# --- Généraux mercenaires


class Mercenaries(NamedTuple):
    available: int


@procedure(passage="Généraux mercenaires", tables=("mercenary_generals",))
def mercenary_generals(given: Given) -> Move[Mercenaries]:
    """Généraux mercenaires: how many are for hire."""
    return goto(count_mercenaries, None)


def count_mercenaries(nothing: None) -> Step:
    """Généraux mercenaires: one die."""
    return Roll("mercenary_generals", d10, then=mercenaries_counted)


def mercenaries_counted(nothing: None, die: int, rules: Rules) -> Move:
    return done(Mercenaries(rules.table("mercenary_generals").at(die)))


# --- Valeurs des monarques au combat

ADJUSTED = ("manoeuvre", "fire", "shock")
NATION_BONUS: dict[str, tuple[str, ...]] = {"poland": ("manoeuvre", "shock"), "sweden": ("fire", "shock")}


class MonarchGeneral(Given):
    """A monarch by his MIL; the table covers 3 to 9."""

    mil: Annotated[int, Field(ge=3, le=9)]
    nation: Nation | Literal["other"] = "other"
    options: MonarchOptions = MonarchOptions()

    def bonus(self, value: str) -> int:
        """POL +1 en man. et choc ; SUE +1 en feu et choc."""
        return int(value in NATION_BONUS.get(self.nation, ()))


class MonarchValues(NamedTuple):
    manoeuvre: int
    fire: int
    shock: int
    siege: int


class Crowned(NamedTuple):
    """A monarch while his values are rolled: the mean, the siege value, and those settled so far."""

    mean: int
    siege: int
    settled: tuple[int, ...] = ()


@procedure(
    passage="Valeurs des monarques au combat",
    tables=("monarch_values", "monarch_adjustment"),
    examples=({"mil": 8}, {"mil": 6, "nation": "sweden", "options": {"nation_bonus": "die", "max_value": 6}}),
)
def monarch_general(given: MonarchGeneral) -> Move[MonarchValues]:
    """Valeurs des monarques au combat: a monarch leads his army."""
    return goto(mean_value, None)


def mean_value(nothing: None) -> Step:
    """Valeur moyenne comme général (R67s): one die in the row of his MIL; a star gives a siege value."""
    return Roll("monarch_mean", d10, then=mean_found)


def mean_found(nothing: None, die: int, given: MonarchGeneral, rules: Rules) -> Move:
    mean, siege = rules.table("monarch_values").at(given.mil, die)
    return goto(adjust, Crowned(mean, siege), note("monarch_mean", mean=mean, siege=siege))


def adjust(monarch: Crowned) -> Step:
    """Ajustement pour chaque valeur (R48s): one die for manoeuvre, one for fire, one for shock."""
    return Roll(f"monarch_{ADJUSTED[len(monarch.settled)]}", d10, then=adjusted)


def adjusted(monarch: Crowned, die: int, given: MonarchGeneral, rules: Rules) -> Move:
    bonus = given.bonus(ADJUSTED[len(monarch.settled)])
    on_the_die = given.options.nation_bonus == "die"
    adjustment: int = rules.table("monarch_adjustment").at(die + (bonus if on_the_die else 0))
    value = max(0, monarch.mean + adjustment + (0 if on_the_die else bonus))
    if given.options.max_value is not None:
        value = min(value, given.options.max_value)
    settled = (*monarch.settled, value)
    if len(settled) < len(ADJUSTED):
        return goto(adjust, monarch._replace(settled=settled))
    manoeuvre, fire, shock = settled
    return done(MonarchValues(manoeuvre, fire, shock, monarch.siege))
