"""The New World: Table des explorations, Table de circumnavigation, Table des conquêtes, Modificateurs."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import Dice
from jacta.games.here_i_stand.counters import Conquistador, Explorer
from jacta.games.here_i_stand.inputs import Modifier, refuse
from jacta.games.here_i_stand.new_world.claims import (
    CONQUEST_ROLES,
    CONQUESTS,
    DISCOVERIES,
    EXPLORATION_ROLES,
    FEATS,
    SUCCESSES,
    Claim,
    Conquest,
    Feat,
)
from jacta.games.here_i_stand.options import VoyageOptions
from jacta.rules import Ask, Given, Move, Note, Roll, Rules, Run, Step, Values, done, goto, note, procedure

TWO_DICE = Dice(2, 6)
UNCHARTED = -1


# --- Modificateurs


class Voyage(Given):
    explorer: Explorer
    mercator: bool = False
    mod: Modifier = 0


class ExplorationModifiers(Voyage):
    voyage: Literal["exploration"]
    uncharted: bool = False


class CircumnavigationModifiers(Voyage):
    voyage: Literal["circumnavigation"]


class Raiders(Given):
    conquistador: Conquistador
    smallpox: bool = False
    mod: Modifier = 0


class ConquestModifiers(Raiders):
    voyage: Literal["conquest"]


VoyageModifiers = Annotated[
    ExplorationModifiers | CircumnavigationModifiers | ConquestModifiers, Field(discriminator="voyage")
]


def explorer_modifier(voyage: str, given: Voyage, rules: Rules) -> int:
    """Modificateurs (R55): the explorer's value, and Mercator."""
    card: int = rules.table("voyage_modifiers").at(voyage)["bonus"] if given.mercator else 0
    return given.explorer + card + given.mod


def conquistador_modifier(given: Raiders, rules: Rules) -> int:
    """Modificateurs: the conquistador's value, and Smallpox."""
    card: int = rules.table("voyage_modifiers").at("conquest")["bonus"] if given.smallpox else 0
    return given.conquistador + card + given.mod


@procedure(
    passage="Modificateurs",
    kind="table",
    tables=("voyage_modifiers",),
    examples=(
        {"voyage": "exploration", "explorer": 2, "mercator": True},
        {"voyage": "circumnavigation", "explorer": 4},
        {"voyage": "conquest", "conquistador": 3, "smallpox": True},
    ),
)
def voyage_modifiers(given: VoyageModifiers, rules: Rules) -> Move[int]:
    """Modificateurs: what is added to the two dice of a voyage."""
    if isinstance(given, ConquestModifiers):
        return done(conquistador_modifier(given, rules))
    uncharted = isinstance(given, ExplorationModifiers) and given.uncharted
    return done(explorer_modifier(given.voyage, given, rules) + (UNCHARTED if uncharted else 0))


# --- The three tables


class Total(Given):
    total: int


def results(table: str, rules: Rules) -> tuple[str, ...]:
    """What the table in force can say, in printed order."""
    return tuple(dict.fromkeys(row["result"] for row in rules.table(table).rows))


def exploration_results(rules: Rules) -> tuple[str, ...]:
    return results("exploration", rules)


def circumnavigation_results(rules: Rules) -> tuple[str, ...]:
    return results("circumnavigation", rules)


def conquest_results(rules: Rules) -> tuple[str, ...]:
    return results("conquest", rules)


ExplorationResult = Annotated[str, Values(exploration_results)]
CircumnavigationResult = Annotated[str, Values(circumnavigation_results)]
ConquestResult = Annotated[str, Values(conquest_results)]


TOTALS = ({"total": 4}, {"total": 9}, {"total": 12})


@procedure(passage="Table des explorations", kind="table", tables=("exploration",), examples=TOTALS)
def exploration_table(given: Total, rules: Rules) -> Move[ExplorationResult]:
    """Table des explorations: what a total finds."""
    return done(rules.table("exploration").at(given.total))


@procedure(passage="Table de circumnavigation", kind="table", tables=("circumnavigation",), examples=TOTALS)
def circumnavigation_table(given: Total, rules: Rules) -> Move[CircumnavigationResult]:
    """Table de circumnavigation (R50): how far a total carries round the world."""
    return done(rules.table("circumnavigation").at(given.total))


@procedure(passage="Table des conquêtes", kind="table", tables=("conquest",), examples=TOTALS)
def conquest_table(given: Total, rules: Rules) -> Move[ConquestResult]:
    """Table des conquêtes: what a total conquers."""
    return done(rules.table("conquest").at(given.total))


# --- Circumnavigation


class CircumnavigationOutcome(NamedTuple):
    total: int
    result: CircumnavigationResult
    success: bool
    card_draw: bool
    explorer_lost: bool


@procedure(
    passage="Table de circumnavigation",
    tables=("voyage_modifiers", "circumnavigation"),
    aims={"explorer": "success=true"},
    examples=({"explorer": 4}, {"explorer": 0, "mercator": True}),
)
def circumnavigation(given: Voyage, rules: Rules) -> Move[CircumnavigationOutcome]:
    """Table de circumnavigation: an attempt to sail round the world."""
    return goto(sail_round, explorer_modifier("circumnavigation", given, rules))


def sail_round(modifier: int) -> Step:
    """Table de circumnavigation (R49, R51): two dice and the modifiers; 10 or more succeeds."""
    return Roll("circumnavigation", TWO_DICE, then=sailed, who="explorer")


def sailed(modifier: int, dice: int, rules: Rules) -> Move:
    total = dice + modifier
    result: str = rules.table("circumnavigation").at(total)
    success = result in SUCCESSES
    outcome = CircumnavigationOutcome(total, result, success, result == "spice_cargo", not success)
    return done(outcome, note("sailed", total=total, result=result))


# --- Exploration


class Exploration(Voyage):
    uncharted: bool = False
    claimed: tuple[Claim, ...] = ()
    at_ten: tuple[Feat, Feat, Feat, Feat, Feat] | None = None
    options: VoyageOptions = VoyageOptions()

    @model_validator(mode="after")
    def preferences_are_complete(self) -> Exploration:
        if self.at_ten is not None and set(self.at_ten) != set(FEATS):
            raise refuse("at_ten", "at-ten", feats=", ".join(FEATS))
        return self

    def is_open(self, feat: Feat) -> bool:
        """Options (R53): the strait stays open for the attempt alone; the others while unclaimed."""
        if feat == "strait":
            return "strait" not in self.claimed or "circumnavigation" not in self.claimed
        return feat not in self.claimed


def points_for(what: str) -> int:
    """The victory points of a discovery or conquest, by the table in force; of anything else none."""
    table = exploration.game.tables.table("victory_points")
    table.refuse_if_empty()
    return int(table.at(what)) if any(row["what"] == what for row in table.rows) else 0


def discoveries(rules: Rules) -> tuple[str, ...]:
    """Where an exploration can end: what the table says, and the options it opens at 10 or more."""
    return tuple(dict.fromkeys((*(name for name in exploration_results(rules) if name != "choose"), *FEATS, "none")))


def attempts(rules: Rules) -> tuple[str, ...]:
    return ("not_attempted", *circumnavigation_results(rules))


class ExplorationOutcome(NamedTuple):
    total: int
    result: Annotated[str, Values(discoveries)]
    explorer_lost: bool
    circumnavigation: Annotated[str, Values(attempts)]
    card_draw: bool

    @property
    def victory_points(self) -> int:
        """What the discovery brings, and the voyage round the world."""
        return points_for(self.result) + (points_for("circumnavigation") if self.circumnavigation in SUCCESSES else 0)


def exploration_tables(given: Exploration) -> tuple[str, ...]:
    """The points decide only where the player states no preference."""
    by_points = ("victory_points",) if given.at_ten is None else ()
    return ("voyage_modifiers", "exploration", "circumnavigation", *by_points)


@procedure(
    passage="Table des explorations, Options",
    asks=("at_ten",),
    roles=EXPLORATION_ROLES,
    tables=exploration_tables,
    aims={"explorer": "victory_points"},
    examples=(
        {"explorer": 2},
        {"explorer": 4, "mercator": True, "uncharted": True},
        {"explorer": 1, "claimed": ["mississippi", "amazon"], "at_ten": list(FEATS)},
    ),
)
def exploration(given: Exploration) -> Move[ExplorationOutcome]:
    """Table des explorations: a ship sets out for the New World."""
    return goto(explore, None)


def explore(nothing: None) -> Step:
    """Table des explorations (R49): two dice and the modifiers."""
    return Roll("exploration", TWO_DICE, then=explored, who="explorer")


def explored(nothing: None, dice: int, given: Exploration, rules: Rules) -> Move:
    total = dice + explorer_modifier("exploration", given, rules) + (UNCHARTED if given.uncharted else 0)
    result: str = rules.table("exploration").at(total)
    if result == "choose":
        return goto(choose_feat, total, note("explored", total=total, result=result))
    result = unclaimed(result, DISCOVERIES, given.claimed, given.options.claimed_rule)
    return found(total, result, note("explored", total=total, result=result))


def unclaimed(result: str, order: tuple[str, ...], claimed: tuple[str, ...], claimed_rule: str) -> str:
    """R52: something already claimed gives the next one below in the table, or nothing."""
    if result not in order or result not in claimed:
        return result
    below = order[order.index(result) + 1 :] if claimed_rule == "next_below" else ()
    return next((other for other in below if other not in claimed), "none")


def choose_feat(total: int, given: Exploration, rules: Rules) -> Step:
    """Table des explorations, Options (R53): at 10 or more the explorer's power chooses among what is open."""
    feats = tuple(feat for feat in FEATS if given.is_open(feat))
    if not feats:
        return found(total, "none")
    if given.at_ten is not None:
        return feat_chosen(total, next(feat for feat in given.at_ten if feat in feats), given)
    by_points = max(feats, key=lambda feat: worth(feat, given, rules))
    if len(feats) == 1:
        return feat_chosen(total, by_points, given)
    return Ask("at_ten", "explorer", feats, feat_chosen, by_points)


def worth(feat: Feat, given: Exploration, rules: Rules) -> Fraction:
    """The expected victory points of an option; the strait brings an attempt with it."""
    points = rules.table("victory_points")
    if feat != "strait":
        return Fraction(points.at(feat))
    own = 0 if "strait" in given.claimed else points.at("strait")
    if "circumnavigation" in given.claimed:
        return Fraction(own)
    modifier = explorer_modifier("circumnavigation", given, rules)
    table = rules.table("circumnavigation")
    pairs, total, _ = TWO_DICE.weights()
    ways = sum(weight for dice, weight in pairs if table.at(dice + modifier) in SUCCESSES)
    return own + Fraction(points.at("circumnavigation") * ways, total)


def feat_chosen(total: int, feat: Feat, given: Exploration) -> Move:
    if feat != "strait":
        return found(total, feat)
    if "circumnavigation" in given.claimed:
        return found(total, "strait")
    return goto(through_the_strait, total)


def through_the_strait(total: int, given: Exploration) -> Step:
    """Table des explorations, option (1) (R53, R54): through the strait, and on round the world."""
    attempt = Voyage(explorer=given.explorer, mercator=given.mercator, mod=given.mod)
    return Run("circumnavigation", circumnavigation, attempt, then=attempted)


def attempted(total: int, attempt: CircumnavigationOutcome, given: Exploration) -> Move:
    result = "none" if "strait" in given.claimed else "strait"
    return done(ExplorationOutcome(total, result, attempt.explorer_lost, attempt.result, attempt.card_draw))


def found(total: int, result: str, *notes: Note) -> Move:
    return done(ExplorationOutcome(total, result, result == "lost_at_sea", "not_attempted", card_draw=False), *notes)


# --- Conquête


def conquests(rules: Rules) -> tuple[str, ...]:
    """Where a conquest can end: what the table says, or nothing where that is already taken."""
    return tuple(dict.fromkeys((*conquest_results(rules), "none")))


class ConquestGiven(Raiders):
    claimed: tuple[Conquest, ...] = ()
    options: VoyageOptions = VoyageOptions()


class ConquestOutcome(NamedTuple):
    total: int
    result: Annotated[str, Values(conquests)]
    conquistador_lost: bool

    @property
    def victory_points(self) -> int:
        return points_for(self.result)


@procedure(
    passage="Table des conquêtes",
    roles=CONQUEST_ROLES,
    tables=("voyage_modifiers", "conquest"),
    aims={"conquistador": "victory_points"},
    examples=({"conquistador": 4, "smallpox": True}, {"conquistador": 1, "claimed": ["incas"]}),
)
def conquest(given: ConquestGiven) -> Move[ConquestOutcome]:
    """Table des conquêtes: a conquistador marches inland."""
    return goto(conquer, None)


def conquer(nothing: None) -> Step:
    """Table des conquêtes (R49): two dice and the modifiers."""
    return Roll("conquest", TWO_DICE, then=conquered, who="conquistador")


def conquered(nothing: None, dice: int, given: ConquestGiven, rules: Rules) -> Move:
    total = dice + conquistador_modifier(given, rules)
    result = unclaimed(rules.table("conquest").at(total), CONQUESTS, given.claimed, given.options.claimed_rule)
    return done(ConquestOutcome(total, result, result == "killed"), note("conquered", total=total, result=result))
