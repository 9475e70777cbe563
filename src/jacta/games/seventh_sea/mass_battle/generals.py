"""Règles de combat de masse: the preparation, the modifiers, the global roll, and turns until three wins in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import BEYOND
from jacta.games.seventh_sea.figures import SIDES, Bonus, Dice, Modifier, Name, Raises, Rank, Side, Trait, refuse
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.roles import general, reading
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool, common_cut, skill_pool
from jacta.games.seventh_sea.rolls.tranches import tranches
from jacta.games.seventh_sea.sheets import OnSheet, Roller
from jacta.rules import (
    Ask,
    Consult,
    InputError,
    Known,
    Message,
    Move,
    Roll,
    Rules,
    Run,
    Stated,
    Step,
    done,
    goto,
    note,
    procedure,
    undecided,
)

POINTS_PER_RAISE = 10
GENERAL_PENALTY = -2


# --- Phase préparatoire


class Quartermaster(Roller):
    wits: Trait
    logistics: Rank


class Inciter(Roller):
    wits: Trait
    incitation: Rank


class Preparation(Situation):
    quartermaster: Quartermaster
    general: Inciter


class Prepared(NamedTuple):
    free_raises: int


@procedure(
    passage="Phase préparatoire (GM174 EIS100 MON100)",
    readings=(
        "precision",
        "tranche",
        "min_one_die",
    ),
    roles=reading("quartermaster", "general"),
    examples=({"quartermaster": {"wits": 2, "logistics": 2}, "general": {"wits": 3, "incitation": 1}},),
)
def mass_preparation(given: Preparation) -> Move[Prepared]:
    """Phase préparatoire: supplies and spirits before the battle."""
    return goto(logistics, None)


def logistics(nothing: None, given: Preparation) -> Step:
    """Phase préparatoire: the quartermaster's Esprit + Logistique."""
    who = given.quartermaster
    pool = skill_pool(who.wits, who.logistics, given.options, explode=who.explode, heroism=who.heroism)
    return Roll("logistics", pool.cut_off(given.options), then=supplied)


def supplied(nothing: None, total: float, given: Preparation) -> Move:
    return undecided() if total == BEYOND else goto(incitation, raises_from(total, given.options))


def raises_from(total: float, options: Readings) -> int:
    """Phase préparatoire (R3, R57): a free raise per ten points, each roll by itself."""
    return tranches(total, POINTS_PER_RAISE, options)


def incitation(raises: int, given: Preparation) -> Step:
    """Phase préparatoire: the general's Esprit + Galvaniser."""
    who = given.general
    pool = skill_pool(who.wits, who.incitation, given.options, explode=who.explode, heroism=who.heroism)
    return Roll("incitation", pool.cut_off(given.options), then=incited)


def incited(raises: int, total: float, given: Preparation) -> Move:
    return undecided() if total == BEYOND else done(Prepared(raises + raises_from(total, given.options)))


# --- Déroulement des combats: the modifiers of an army


class ArmyModifiers(Situation):
    """What bears on an army. Figures of the books are stated, or looked up by the names that the books give them."""

    heroic: Modifier = 0
    free_raises: Raises = 0
    officers: tuple[Rank, ...] = ()
    tactic: Modifier = 0
    attacker_tactic: Annotated[Name, Known("eis101")] | None = None
    defender_tactic: Annotated[Name, Known("eis101.defender_tactic")] | None = None
    conditions: Modifier = 0
    condition_names: Annotated[tuple[Annotated[Name, Known("eis102")], ...], Field(max_length=20)] = ()
    numbers: Modifier = 0
    fortification: Rank = 0
    fortification_kind: Annotated[Name, Known("eis103")] | None = None

    @model_validator(mode="after")
    def stated_or_looked_up(self) -> ArmyModifiers:
        figures = {"attacker_tactic": "tactic", "condition_names": "conditions", "fortification_kind": "fortification"}
        for name, figure in figures.items():
            if getattr(self, name) and not self.left_out(figure):
                raise refuse(name, "exclusive", other=figure)
        if (self.attacker_tactic is None) != (self.defender_tactic is None):
            missing = "attacker_tactic" if self.attacker_tactic is None else "defender_tactic"
            raise InputError(missing, Message("error-missing"))
        return self

    @property
    def lookups(self) -> tuple[SlotLookup, ...]:
        """What the books must be asked."""
        tactics = (SlotLookup("eis101", (self.attacker_tactic, self.defender_tactic)),) if self.attacker_tactic else ()
        conditions = tuple(SlotLookup("eis102", (name,)) for name in self.condition_names)
        walls = (SlotLookup("eis103", (self.fortification_kind,)),) if self.fortification_kind else ()
        return tactics + conditions + walls


class SlotLookup(NamedTuple):
    slot: str
    key: tuple[str | None, ...]


class ArmyBonus(NamedTuple):
    bonus: int
    general_personal: int


def fortified(numbers: int, fortification: int, options: Readings) -> int:
    """Fortifications (R86): they multiply the advantage of numbers."""
    if not fortification or (numbers < 0 and options.fort_negative == "ignore"):
        return numbers
    return numbers * fortification


@procedure(
    passage="Déroulement des combats (EIS101-103)",
    readings=("officer_penalty", "fort_negative"),
    kind="check",
    tables=("eis101", "eis102", "eis103"),
    examples=(
        {
            "heroic": 3,
            "free_raises": 2,
            "officers": [2, 3],
            "tactic": -4,
            "conditions": 1,
            "numbers": 3,
            "fortification": 2,
        },
        {"numbers": -2, "fortification": 3},
    ),
)
def mass_modifiers(given: ArmyModifiers) -> Move[ArmyBonus]:
    """Déroulement des combats (R58): all that is added to a general's global roll."""
    return goto(look_up, ())


def look_up(found: tuple[int, ...], given: ArmyModifiers) -> Step:
    """Déroulement des combats (EIS101-103): the figures of the books, one after the other."""
    if len(found) == len(given.lookups):
        return army_bonus(found, given)
    return Consult(*given.lookups[len(found)], then=looked_up)


def looked_up(found: tuple[int, ...], figure: int) -> Move:
    return goto(look_up, (*found, figure))


def army_bonus(found: tuple[int, ...], given: ArmyModifiers) -> Move:
    """Déroulement des combats (R58, R86): fortifications multiply the advantage of numbers, all else is added."""
    levels = [figure for (slot, _), figure in zip(given.lookups, found, strict=True) if slot == "eis103"]
    walls = levels[0] if levels else given.fortification
    bonus = (
        given.heroic
        + RAISE * given.free_raises
        + sum(given.officers)
        + given.tactic
        + given.conditions
        + sum(found)
        - sum(levels)
        + fortified(given.numbers, walls, given.options)
    )
    burdened = given.officers and given.options.officer_penalty == "general"
    return done(ArmyBonus(bonus, GENERAL_PENALTY if burdened else 0))


# --- Déroulement des combats: the global roll


class Commander(OnSheet, Stated):
    """A general as he rolls: `heroism` are the dice that he adds to every roll."""

    name: Name | None = None
    wits: Trait
    strategy: Rank
    bonus: Bonus = 0
    explode: bool = True
    heroism: Dice = 0


class General(Commander):
    """A general, and what he may still spend: the free raises of the preparation, and heroism dice in hand."""

    free_raises: Raises = 0
    heroism_pool: Dice = 0

    def commanding(self, bonus: int, heroism: int) -> Commander:
        """Jet global: with all that is added to this roll."""
        return Commander.model_construct(
            name=self.name,
            wits=self.wits,
            strategy=self.strategy,
            bonus=self.bonus + bonus,
            explode=self.explode,
            heroism=self.heroism + heroism,
        )


class GlobalRoll(Situation):
    attacker: Commander
    defender: Commander


class MassTurn(Situation):
    attacker: General
    defender: General


class Plans(NamedTuple):
    """What is added to each general's roll: raises spent, the tactics for the aggressor; and heroism dice."""

    attacker: int = 0
    defender: int = 0
    attacker_heroism: int = 0
    defender_heroism: int = 0


TurnWinner: TypeAlias = Literal["attacker", "defender", "tie"]


class TurnWon(NamedTuple):
    winner: TurnWinner


def global_pools(given: GlobalRoll) -> tuple[Pool, Pool]:
    """Jet global: Esprit + Stratégie of each general, with all that is added."""
    attacker, defender = (
        skill_pool(
            general.wits,
            general.strategy,
            given.options,
            bonus=general.bonus,
            explode=general.explode,
            heroism=general.heroism,
        )
        for general in (given.attacker, given.defender)
    )
    return attacker, defender


@procedure(
    passage="Déroulement des combats, jet global",
    readings=("precision", "min_one_die"),
    examples=(
        {"attacker": {"wits": 3, "strategy": 2, "bonus": 5}, "defender": {"wits": 2, "strategy": 3, "heroism": 1}},
    ),
)
def global_roll(given: GlobalRoll) -> Move[TurnWon]:
    """Jet global pour chaque armée: general against general; the aggressor is the attacker."""
    return goto(attacker_commands, None)


def attacker_commands(nothing: None, given: GlobalRoll) -> Step:
    """Jet global pour chaque armée: the aggressor rolls Esprit + Stratégie."""
    pools = global_pools(given)
    throw = pools[0].throw.cut_off(common_cut(given.options, *pools))
    return Roll("aggressor", throw, then=attacker_commanded, who="attacker")


def attacker_commanded(nothing: None, total: float) -> Move:
    return goto(defender_commands, total)


def defender_commands(total: float, given: GlobalRoll) -> Step:
    """Jet global pour chaque armée: the defender rolls; the higher total wins the turn."""
    pools = global_pools(given)
    throw = pools[1].beside(total, common_cut(given.options, *pools))
    return Roll("other_general", throw, then=turn_decided, who="defender")


def turn_decided(total: float, other: float, given: GlobalRoll) -> Move:
    if total == BEYOND and other >= common_cut(given.options, *global_pools(given)):
        return undecided()
    winner: TurnWinner = "tie" if total == other else "attacker" if total > other else "defender"
    return done(TurnWon(winner), note("global_rolls", aggressor=total, other=other, winner=winner))


# --- Déroulement des combats: a turn


@procedure(
    passage="Déroulement des combats",
    asks=("tactic", "spend_raises", "heroism_general"),
    readings=(
        "precision",
        "min_one_die",
    ),
    tables=("eis101",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    roles=general("attacker") | general("defender"),
    examples=(
        {
            "attacker": {"wits": 3, "strategy": 2, "bonus": 2, "explode": False},
            "defender": {"wits": 2, "strategy": 3, "explode": False},
        },
        {"attacker": {"wits": 3, "strategy": 2}, "defender": {"wits": 3, "strategy": 1, "free_raises": 2}},
    ),
)
def mass_turn(given: MassTurn) -> Move[TurnWon]:
    """Déroulement des combats: one turn of a battle."""
    return goto(tactics, Plans())


def tactics(plans: Plans, rules: Rules) -> Step:
    """Choix d'une tactique militaire: secret and simultaneous, where the book's table is at hand."""
    return choosing_tactics(SIDES, plans, tactics_revealed, rules) or goto(attacker_spends, plans)


def choosing_tactics(order: tuple[Side, Side], state: object, then: Callable[..., Move], rules: Rules) -> Step | None:
    """Choix d'une tactique militaire (EIS101): aggressor and defender choose secretly; nothing without the table."""
    table = rules.table("eis101")
    if table.origin == "empty":
        return None
    own, other = (tuple(dict.fromkeys(row[key] for row in table.rows)) for key in table.axis)
    return Ask("tactic", order, (own, other), then, (own[0], other[0]))


def tactics_revealed(plans: Plans, chosen: tuple[str, str], rules: Rules) -> Move:
    modifier: int = rules.table("eis101").at(*chosen)
    told = note("tactics", modifier=modifier)
    return goto(attacker_spends, plans._replace(attacker=plans.attacker + modifier), told)


def attacker_spends(plans: Plans, given: MassTurn) -> Step:
    """Phase préparatoire: the aggressor may spend free raises on this roll."""
    return spending("attacker", given.attacker.free_raises, plans, attacker_spent)


def attacker_spent(plans: Plans, raises: int) -> Move:
    return goto(defender_spends, plans._replace(attacker=plans.attacker + RAISE * raises))


def defender_spends(plans: Plans, given: MassTurn) -> Step:
    """Phase préparatoire: so may the other general."""
    return spending("defender", given.defender.free_raises, plans, defender_spent)


def defender_spent(plans: Plans, raises: int) -> Move:
    return goto(attacker_dares, plans._replace(defender=plans.defender + RAISE * raises))


def attacker_dares(plans: Plans, given: MassTurn) -> Step:
    """Dés d'héroïsme (R76): the aggressor may add dice that he has in hand."""
    return daring("attacker", given.attacker.heroism_pool, plans, attacker_dared)


def attacker_dared(plans: Plans, dice: int) -> Move:
    return goto(defender_dares, plans._replace(attacker_heroism=dice))


def defender_dares(plans: Plans, given: MassTurn) -> Step:
    """Dés d'héroïsme (R76): so may the other general."""
    return daring("defender", given.defender.heroism_pool, plans, defender_dared)


def defender_dared(plans: Plans, dice: int) -> Move:
    return goto(opposition, plans._replace(defender_heroism=dice))


def opposition(plans: Plans, given: MassTurn) -> Step:
    """Jet global pour chaque armée: with all that this turn adds."""
    rolls = GlobalRoll.model_construct(
        attacker=given.attacker.commanding(plans.attacker, plans.attacker_heroism),
        defender=given.defender.commanding(plans.defender, plans.defender_heroism),
        options=given.options,
    )
    return Run("global_roll", global_roll, rolls, turn_won)


def turn_won(plans: Plans, outcome: TurnWon) -> Move:
    return done(outcome)


def spending(who: Side, stock: int, state: object, then: Callable[..., Move]) -> Step:
    if not stock:
        return then(state, 0)
    return Ask("spend_raises", who, tuple(range(stock + 1)), then, 0)


def daring(who: Side, stock: int, state: object, then: Callable[..., Move]) -> Step:
    if not stock:
        return then(state, 0)
    return Ask("heroism_general", who, tuple(range(stock + 1)), then, 0)
