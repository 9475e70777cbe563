"""Règles de navigation: the route, the pilot and the lost ship; shallow water and reefs."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.dice import BEYOND, Throw, d10
from jacta.games.seventh_sea.figures import Name, RaisesOrChoose, Rank, Trait
from jacta.games.seventh_sea.inputs import number_or, undecided_by_caller
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.roles import GROUNDED_SHIP, reading
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool, skill_pool
from jacta.games.seventh_sea.rolls.tests import perception_pool
from jacta.games.seventh_sea.rolls.tranches import tranches
from jacta.games.seventh_sea.sheets import FromSheets, Roller, reads
from jacta.rules import Ask, Consult, Move, Roll, Rules, Step, done, goto, note, procedure, undecided

Kilometres = Annotated[float, Field(ge=0, le=1_000_000, allow_inf_nan=False)]

ROUTE_ND, KM_PER_STEP = 5, 400
MISS_STEP, KM_PER_MISS = 5, 100
MOST_RAISES = 4
"""How far a navigator who chooses may raise."""
GIRTH_OF_THE_WORLD_KM = 40_000
"""Nobody sails farther; where somebody asks, totals beyond the precision (C6) are not told apart any more."""
LOOKOUT_ND, PILOT_ND = 20, 30
LEAST_REEF_ND, USUAL_REEF_ND, MOST_REEF_ND = 20, 25, 30


# --- Déterminer la route; Piloter le navire; Navire perdu


class Navigator(Roller):
    wits: Trait
    navigation: Rank


class Pilot(Roller):
    wits: Trait
    piloting: Rank


class Navigate(Situation):
    """A voyage. With `drift`, the book is asked where a lost ship is driven; once filled in, always."""

    km_offshore: Kilometres
    navigator: Navigator
    pilot: Pilot
    raises: RaisesOrChoose = 0
    drift: bool = False


class Missed(NamedTuple):
    total: int
    miss: int


class Plotted(NamedTuple):
    """The navigator's work: the raises declared, and by how much the roll was missed, with its total; none if made."""

    raises: int
    missed: Missed | None = None


class Course(NamedTuple):
    lost: bool
    km_off: int


class Drifting(NamedTuple):
    km_off: int
    die: int


class Drift(NamedTuple):
    lost: bool
    km_off: int
    direction: Name


def route_nd(km_offshore: float, options: Readings) -> int:
    """Déterminer la route (R3): 5, and 5 more per 400 km sailed far from the coast."""
    return ROUTE_ND + RAISE * tranches(km_offshore, KM_PER_STEP, options)


@procedure(
    passage="Règles de navigation (GM141)",
    asks=("navigator_raises",),
    readings=("precision", "tranche", "min_one_die", "worst_by"),
    tables=("gm141",),
    aims={"navigator": "lost=false"},
    roles=reading("navigator", "pilot"),
    examples=(
        {
            "km_offshore": 1200,
            "navigator": {"wits": 3, "navigation": 2},
            "pilot": {"wits": 2, "piloting": 1},
            "raises": 1,
        },
        {"km_offshore": 399, "navigator": {"wits": 2, "navigation": 1}, "pilot": {"wits": 2, "piloting": 2}},
        {"km_offshore": 0, "navigator": {"wits": 2, "navigation": 1}, "pilot": {"wits": 2, "piloting": 1}},
    ),
)
def navigate(given: Navigate) -> Move[Course | Drift]:
    """Déterminer la route à emprunter par le navire (R40): along the coast the route needs no dice."""
    if not given.km_offshore:
        return done(Course(False, 0))
    return goto(route, None, note("against", nd=route_nd(given.km_offshore, given.options)))


def route(nothing: None, given: Navigate) -> Step:
    """Déterminer la route: the navigator may raise to ease the pilot's task."""
    if undecided_by_caller(given, "raises"):
        return Ask("navigator_raises", "navigator", tuple(range(MOST_RAISES + 1)), raised, 0)
    return raised(None, number_or(given.raises))


def raised(nothing: None, raises: int) -> Move:
    return goto(navigator_rolls, raises)


def navigator_rolls(raises: int, given: Navigate) -> Step:
    """Déterminer la route: Esprit + Navigation."""
    who = given.navigator
    pool = skill_pool(who.wits, who.navigation, given.options, explode=who.explode, heroism=who.heroism)
    nd = route_nd(given.km_offshore, given.options) + RAISE * raises
    return Roll("navigator", totals(pool, nd, given), then=plotted, who="navigator")


def totals(pool: Pool, nd: int, given: Navigate) -> Throw:
    """C6: every total below the difficulty counts; round the world and farther, those that the precision quotes."""
    return pool.cut_off(given.options) if given.km_offshore > GIRTH_OF_THE_WORLD_KM else pool.reaching(nd)


def plotted(raises: int, total: float, given: Navigate) -> Move:
    nd = route_nd(given.km_offshore, given.options) + RAISE * raises
    if is_open(total, given):
        return undecided()
    if total >= nd:
        return goto(pilot_rolls, Plotted(raises), note("plotted"))
    missed = Missed(int(total), nd - int(total))
    return goto(pilot_rolls, Plotted(raises, missed), note("not_plotted", miss=missed.miss))


def is_open(total: float, given: Navigate) -> bool:
    return total == BEYOND and given.km_offshore > GIRTH_OF_THE_WORLD_KM


def pilot_nd(plot: Plotted, given: Navigate) -> int:
    """Piloter le navire (R41): the navigator's difficulty without raises; these ease it once the route is found."""
    nd = route_nd(given.km_offshore, given.options)
    return nd if plot.missed else max(0, nd - RAISE * plot.raises)


def pilot_rolls(plot: Plotted, given: Navigate) -> Step:
    """Piloter le navire: Esprit + Piloter; the pilot rolls in any case."""
    who = given.pilot
    pool = skill_pool(who.wits, who.piloting, given.options, explode=who.explode, heroism=who.heroism)
    return Roll("pilot", totals(pool, pilot_nd(plot, given), given), then=piloted)


def piloted(plot: Plotted, total: float, given: Navigate) -> Move:
    """Navire perdu (R42): of two failures the lower total counts; of equal ones the greater miss."""
    if is_open(total, given):
        return undecided()
    nd = pilot_nd(plot, given)
    failures = [] if total >= nd else [Missed(int(total), nd - int(total))]
    if plot.missed:
        failures.append(plot.missed)
    if not failures:
        return done(Course(False, 0), note("on_course"))
    worst = max(failures, key=lambda one: one.miss)
    if given.options.worst_by == "total":
        worst = min(failures, key=lambda one: (one.total, -one.miss))
    km_off = KM_PER_MISS * tranches(worst.miss, MISS_STEP, given.options)
    return goto(adrift, km_off, note("lost", miss=worst.miss, km=km_off))


def adrift(km_off: int, given: Navigate, rules: Rules) -> Step:
    """Navire perdu (R43): the ship is off its course; a die says where, if the book's table of drifts is asked."""
    if not given.drift and rules.table("gm141").origin == "empty":
        return done(Course(True, km_off))
    return Roll("drift", d10, then=drift_rolled)


def drift_rolled(km_off: int, face: int) -> Move:
    return goto(drift_direction, Drifting(km_off, face))


def drift_direction(drifting: Drifting) -> Step:
    """Navire perdu (GM141): the table of drifting ships."""
    return Consult("gm141", (drifting.die,), then=drifted)


def drifted(drifting: Drifting, direction: str) -> Move:
    return done(Drift(True, drifting.km_off, direction))


# --- Naviguer en eaux peu profondes


class Shallows(FromSheets):
    sheets: ClassVar = {"ship": reads(draft=("resolve",))}

    draft: Rank
    depth: Rank


class Aground(NamedTuple):
    aground: bool
    grave: int


def grounding(draft: int, depth: int) -> int:
    """Naviguer en eaux peu profondes (R85): grave damage, the draft less the depth."""
    return max(0, draft - depth)


@procedure(
    passage="Naviguer en eaux peu profondes (FDS100)",
    readings=(),
    kind="check",
    roles=GROUNDED_SHIP,
    examples=({"draft": 5, "depth": 2}, {"draft": 3, "depth": 3}),
)
def shallows(given: Shallows) -> Move[Aground]:
    """Naviguer en eaux peu profondes: whether the ship runs aground, and how hard."""
    return done(Aground(given.depth < given.draft, grounding(given.draft, given.depth)))


# --- Naviguer entre les récifs

Spotter: TypeAlias = Literal["lookout", "pilot", "none"]


class Lookout(Roller):
    wits: Trait
    keen_senses: bool = False


class ReefPilot(Lookout):
    piloting: Rank


class Reefs(FromSheets):
    sheets: ClassVar = {"ship": reads(draft=("resolve",))}

    lookout: Lookout
    pilot: ReefPilot
    nd: Annotated[int, Field(ge=LEAST_REEF_ND, le=MOST_REEF_ND)] = USUAL_REEF_ND
    draft: Rank
    depth: Rank = 0


class ReefOutcome(NamedTuple):
    spotted_by: Spotter
    aground: bool
    grave: int


@procedure(
    passage="Naviguer entre les récifs (FDS100)",
    readings=("min_one_die", "keen_kept"),
    roles=reading("lookout", "pilot") | GROUNDED_SHIP,
    examples=(
        {"lookout": {"wits": 3, "keen_senses": True}, "pilot": {"wits": 3, "piloting": 2}, "draft": 4, "depth": 1},
        {"lookout": {"wits": 1}, "pilot": {"wits": 2, "keen_senses": True, "piloting": 3}, "nd": 20, "draft": 3},
    ),
)
def reefs(given: Reefs) -> Move[ReefOutcome]:
    """Naviguer entre les récifs: somebody must see them, and the pilot pass between them."""
    return goto(lookout_looks, None)


def lookout_looks(nothing: None, given: Reefs) -> Step:
    """Naviguer entre les récifs (R9): the lookout's perception against 20."""
    return Roll("lookout", sight(given.lookout, given.options).throw.at_least(LOOKOUT_ND), then=looked)


def looked(nothing: None, seen: bool) -> Move:
    return goto(pilot_steers, "lookout") if seen else goto(pilot_looks, None)


def pilot_looks(nothing: None, given: Reefs) -> Step:
    """Naviguer entre les récifs (R9): the pilot's perception against 30, if the lookout saw nothing."""
    return Roll("pilot_perception", sight(given.pilot, given.options).throw.at_least(PILOT_ND), then=pilot_looked)


def pilot_looked(nothing: None, seen: bool, given: Reefs) -> Move:
    return goto(pilot_steers, "pilot") if seen else struck_a_reef("none", given)


def pilot_steers(spotter: Spotter, given: Reefs) -> Step:
    """Naviguer entre les récifs: Esprit + Piloter against what the game master thinks of these reefs."""
    who = given.pilot
    pool = skill_pool(who.wits, who.piloting, given.options, explode=who.explode, heroism=who.heroism)
    return Roll("pilot", pool.throw.at_least(given.nd), then=steered)


def steered(spotter: Spotter, success: bool, given: Reefs) -> Move:
    return done(ReefOutcome(spotter, False, 0)) if success else struck_a_reef(spotter, given)


def struck_a_reef(spotter: Spotter, given: Reefs) -> Move:
    return done(ReefOutcome(spotter, True, grounding(given.draft, given.depth)))


def sight(who: Lookout, options: Readings) -> Pool:
    """Jet de perception."""
    return perception_pool(who.wits, options, keen_senses=who.keen_senses, explode=who.explode, heroism=who.heroism)
