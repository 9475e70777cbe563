"""2.6.1, 2.6.4, 2.8.3 and 2.8.4: natives as detachments, cavalry against them, and losses overseas."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.losses import rounded
from jacta.games.europa_universalis.inputs import FULL_STACK, THIRDS, Halves, Period, in_halves, missing, refuse
from jacta.games.europa_universalis.sea_options import FleetRules
from jacta.rules import Given, Move, Rules, done, procedure, remembered

NATIVES_IN_DT = 15  # 2.6.1, 2.8.4: points of natives in a detachment
NATIVES_IN_DC = 5  # 2.8.4: and in a detachment of conquistadors; also what half a loss kills
POINTS_IN_DT = 10  # 2.6: strength points in a European detachment overseas
HALF_LOSS_DC = 2  # 2.8.3: half a loss leaves one DC of a DT
LEAST_POINTS_FOR_CAVALRY = 15  # 2.6.4: one detachment and a half

NativeGroup: TypeAlias = Literal["asia", "siberia", "americas", "africa"]
NativePoints = Annotated[int, Field(ge=1, le=2000)]
OverseasDetachments = Annotated[int, Field(ge=0, le=14)]
Points = Annotated[int, Field(ge=0, le=100_000)]


# --- 2.6.1, 2.8.4 Les indigènes


class NativesStrength(Given):
    fleet_rules: FleetRules = "detachments"
    points: NativePoints


class NativeForce(NamedTuple):
    """Natives as detachments; `combat_dt` is what they fight as, by groups of 8 with a die each."""

    dt: int
    dc: int
    combat_dt: int
    full_groups: int
    last_group: int
    dice: int


@remembered
def native_force(points: int, fleet_rules: FleetRules) -> NativeForce:
    """2.6.1, 2.8.4 (R1s): 15 points are a DT; a rest is one more under `ships`, else a DC for 5 points or part of 5."""
    if fleet_rules == "ships":
        dt, dc = -(-points // NATIVES_IN_DT), 0
    else:
        dt, rest = divmod(points, NATIVES_IN_DT)
        dc = -(-rest // NATIVES_IN_DC)
        dt, dc = dt + dc // THIRDS, dc % THIRDS
    combat_dt = fighting_detachments(dt, dc)
    full_groups, last_group = divmod(combat_dt, FULL_STACK)
    return NativeForce(dt, dc, combat_dt, full_groups, last_group, max(1, full_groups + (last_group > 0)))


def fighting_detachments(dt: int, dc: int) -> int:
    """2.8.3: two DC beside detachments count for one, a single DC for nothing; DC alone are no detachment."""
    return dt + (dc == 2) if dt else 0


@procedure(
    passage="2.6.1 Les indigènes; 2.8.4 Les indigènes",
    kind="check",
    examples=({"points": 22}, {"points": 300, "fleet_rules": "ships"}),
)
def natives_strength(given: NativesStrength) -> Move[NativeForce]:
    """2.6.1, 2.8.4 (R1s): points of natives as detachments, and their dice."""
    return done(native_force(given.points, given.fleet_rules))


# --- 2.6.4 "En combat", 2.8.3: cavalry


class NativesCavalry(Given):
    """European detachments without DC and colonial militia, against natives of `native_dt` detachments."""

    fleet_rules: FleetRules = "detachments"
    terrain: Literal["plain", "other"] = "plain"
    rate: Halves
    dt: OverseasDetachments
    points: Points | None = None
    has_army: bool = False
    group: NativeGroup
    period: Period
    native_dt: Points

    @model_validator(mode="after")
    def points_are_of_detachments(self) -> NativesCavalry:
        if self.points is not None and (self.fleet_rules == "detachments" or self.has_army):
            raise refuse("points", "no-points")
        return self

    @property
    def horse(self) -> float:
        """The European cavalry that counts: none with too few men."""
        if self.fleet_rules == "detachments" or self.has_army:
            return self.rate * self.dt
        points = POINTS_IN_DT * self.dt if self.points is None else self.points
        if points < LEAST_POINTS_FOR_CAVALRY:
            return 0
        return self.rate * fighting_points(points)


def fighting_points(points: int) -> int:
    """2.6.4 "En combat": a detachment for 10 strength points, and one for fewer."""
    return max(1, points // POINTS_IN_DT)


class CavalryAdvantage(NamedTuple):
    europeans: bool
    natives: bool


@procedure(
    passage='2.6.4 "En combat"; 2.8.3 Les combats hors europe',
    kind="check",
    tables=("cavalry_rate",),
    examples=(
        {"rate": 1, "dt": 2, "group": "americas", "period": 1, "native_dt": 4},
        {"rate": 4, "dt": 3, "group": "asia", "period": 4, "native_dt": 3},
        {"fleet_rules": "ships", "rate": 1, "dt": 2, "points": 14, "group": "africa", "period": 2, "native_dt": 1},
    ),
)
def natives_cavalry(given: NativesCavalry, rules: Rules) -> Move[CavalryAdvantage]:
    """2.6.4, 2.8.3 (R68s): in the plain, twice the enemy's cavalry is an advantage on shock and pursuit."""
    ours = given.horse
    theirs = given.native_dt * float(rules.table("cavalry_rate").at(given.group, given.period))
    if given.terrain != "plain":
        return done(CavalryAdvantage(europeans=False, natives=False))
    return done(CavalryAdvantage(europeans=has_advantage(ours, theirs), natives=has_advantage(theirs, ours)))


def has_advantage(own: float, enemy: float) -> bool:
    return own > 0 and own >= 2 * enemy


# --- 2.6, 2.6.1, 2.6.4, 2.8.3, 2.8.4: losses


class OverseasLosses(Given):
    """Losses, and the force that bears them in points or in DT and DC."""

    fleet_rules: FleetRules = "detachments"
    target: Literal["european", "natives", "native_army"]
    losses: Halves
    points: Points | None = None
    dt: Points | None = None
    dc: Points | None = None
    cap_points: Annotated[int, Field(ge=1, le=100_000)] | None = None

    @property
    def in_points(self) -> bool:
        return self.target == "natives" or (self.target == "european" and self.fleet_rules == "ships")

    @model_validator(mode="after")
    def the_force_is_stated(self) -> OverseasLosses:
        in_units = self.target == "european" and not self.in_points
        if self.in_points and self.points is None:
            raise missing("points")
        if in_units and self.dt is None and self.dc is None:
            raise missing("dt")
        for key, belongs in (("points", self.in_points), ("dt", in_units), ("dc", in_units)):
            if getattr(self, key) is not None and not belongs:
                raise refuse(key, "not-here")
        if self.cap_points is not None and not (self.in_points and self.fleet_rules == "ships"):
            raise refuse("cap_points", "not-here")
        return self


class PointsLost(NamedTuple):
    points_lost: int
    points_left: int


class DetachmentsLeft(NamedTuple):
    dc_lost: int
    dt_left: int
    dc_left: int


class NativeArmyLoss(NamedTuple):
    dt_lost: int


def natives_killed(halves: int) -> int:
    """2.6.1, 2.8.3: 15 points a loss, and 5 for half a loss, which is not rounded."""
    return NATIVES_IN_DT * (halves // 2) + NATIVES_IN_DC * (halves % 2)


def thirds_lost(halves: int) -> int:
    """2.8.3: three DC a loss, and two for half a loss."""
    return THIRDS * (halves // 2) + HALF_LOSS_DC * (halves % 2)


def points_lost(lost: int, points: int, most: int | None) -> PointsLost:
    """2.6.4 "En combat": a force without army counter inflicts no more than its own points; nobody loses more."""
    lost = min(lost, points) if most is None else min(lost, most, points)
    return PointsLost(lost, points - lost)


def detachments_left(halves: int, dt: int, dc: int) -> DetachmentsLeft:
    """2.8.3: loose DC go first."""
    units = THIRDS * dt + dc
    lost = min(thirds_lost(halves), units)
    left = units - lost
    dt_left = min(dt, left // THIRDS)
    return DetachmentsLeft(lost, dt_left, left - THIRDS * dt_left)


@procedure(
    passage="2.6.1; 2.6.4; 2.8.3; 2.8.4",
    kind="check",
    examples=(
        {"target": "natives", "losses": 2.5, "points": 60},
        {"target": "european", "losses": 1.5, "dt": 2, "dc": 1},
        {"target": "natives", "losses": 1, "points": 60, "fleet_rules": "ships", "cap_points": 10},
        {"target": "native_army", "losses": 1.5},
    ),
)
def overseas_losses(given: OverseasLosses) -> Move[PointsLost | DetachmentsLeft | NativeArmyLoss]:
    """2.6, 2.8.3, 2.8.4: what a loss is worth overseas."""
    halves = in_halves(given.losses)
    if given.target == "native_army":
        return done(NativeArmyLoss(rounded(halves) // 2))
    if not given.in_points:
        return done(detachments_left(halves, given.dt or 0, given.dc or 0))
    lost = natives_killed(halves) if given.target == "natives" else POINTS_IN_DT // 2 * halves
    return done(points_lost(lost, given.points or 0, given.cap_points))
