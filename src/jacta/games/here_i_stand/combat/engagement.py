"""A whole engagement on formations: Intercepter, Echapper à la bataille, then Bataille rangée or Assaut, and its end.

The sheet prints the steps one by one; here they follow each other over the same formations: who is left, who is taken,
and who must retreat.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from pydantic import model_validator

from jacta.games.here_i_stand.combat.approach import Attempt, AttemptOutcome, avoid_battle, interception
from jacta.games.here_i_stand.combat.land import (
    Assault,
    AssaultOutcome,
    FieldBattle,
    FieldBattleOutcome,
    LossOrder,
    assault,
    field_battle,
)
from jacta.games.here_i_stand.inputs import MOST, AnyPlace, Count, DiceModifier, refuse
from jacta.games.here_i_stand.options import BattleOptions
from jacta.games.here_i_stand.pieces import (
    Captives,
    Fleet,
    Formation,
    Power,
    TurnTrack,
    enemy_keys,
    garrison_after,
    rolling_keys,
    stormers_after,
)
from jacta.rules import Ask, Given, Move, Note, Run, Step, done, goto, note, procedure

Sides = Literal["none", "attacker", "defender"]
THE_DEFENDER = {"player": "defender"}
HOLDS_THE_PLACE: dict[str, Sides] = {"won": "attacker", "lifted": "defender", "continues": "none"}


# --- Input


class Engagement(Given):
    """A formation that marches on another one. What is left out of `intercepts` and `avoids` is the owner's choice."""

    attacker: Formation
    defender: Formation
    interceptor: Formation | None = None
    ships: Fleet | None = None
    combat: Literal["field", "assault"] = "field"
    at: AnyPlace | None = None
    intercepts: bool = True
    avoids: bool = False
    attacker_reserve: Count = 0
    attacker_dice_mod: DiceModifier = 0
    defender_dice_mod: DiceModifier = 0
    attacker_loss_order: LossOrder = "cavalry_first"
    defender_loss_order: LossOrder = "cavalry_first"
    attacker_retreat: AnyPlace | None = None
    defender_retreat: AnyPlace | None = None
    captives: Captives | None = None
    turn_track: TurnTrack | None = None
    options: BattleOptions = BattleOptions()

    @model_validator(mode="after")
    def is_one(self) -> Engagement:
        if not self.attacker.size:
            raise refuse("attacker.units", "no-army")
        if not self.defender.size and self.combat == "field":
            raise refuse("defender.units", "no-army")
        if self.defender.power == self.attacker.power:
            raise refuse("defender.power", "same-power", power=self.defender.power)
        if self.interceptor is not None:
            if self.combat == "assault":
                raise refuse("interceptor", "no-interception")
            if self.interceptor.power == self.attacker.power:
                raise refuse("interceptor.power", "same-power", power=self.interceptor.power)
            if not self.interceptor.size:
                raise refuse("interceptor.units", "no-army")
            for kind in ("units", "cavalry"):
                if getattr(self.defender, kind) + getattr(self.interceptor, kind) > MOST:
                    raise refuse(f"interceptor.{kind}", "too-many-together", most=MOST)
        if self.ships is not None and self.combat == "field":
            raise refuse("ships", "ships-in-the-field")
        return self

    @property
    def place(self) -> str | None:
        """Where they meet."""
        return self.at if self.at is not None else self.defender.at

    @property
    def loss_orders(self) -> dict[str, Any]:
        """The loss orders that were stated; the others are their owners' decisions."""
        keys = ("attacker_loss_order", "defender_loss_order")
        return {key: getattr(self, key) for key in keys if not self.left_out(key)}


def engagement_tables(given: Engagement) -> tuple[str, ...]:
    """The leaders are looked up only where there are any."""
    forces = (given.attacker, given.defender, given.interceptor)
    return ("land_combat", *(("leaders",) if any(force and force.leaders for force in forces) else ()))


# --- States and outcome


class Meeting(NamedTuple):
    """What has happened before the battle: whether the interceptor is there, and whether the defender still is."""

    intercepted: bool = False
    avoided: bool = False


class Fought(NamedTuple):
    """A battle, and what of the defending side's losses is the interceptor's."""

    meeting: Meeting
    battle: FieldBattleOutcome
    interceptor_units: int = 0
    interceptor_cavalry: int = 0


class EngagementOutcome(NamedTuple):
    combat: Literal["none", "field", "assault"]
    winner: Sides
    intercepted: bool
    avoided: bool
    siege: Literal["none", "won", "continues", "lifted"]
    retreats: Sides
    attacker: Formation | None
    defender: Formation | None
    interceptor: Formation | None
    ships: Fleet | None
    captives: Captives | None
    turn_track: TurnTrack | None


# --- Before the battle

FRENCH = {"power": "france", "at": "turin", "units": 5, "leaders": ["francis_i"]}
IMPERIAL = {"power": "hapsburg", "at": "milan", "units": 3, "leaders": ["duke_of_alva"]}
SULTAN = {"leader": "suleiman", "of": "ottoman", "held_by": "hapsburg"}


@procedure(
    passage="Intercepter; Echapper à la bataille; COMBAT",
    asks=(
        "intercepts",
        "avoids",
        "cavalry_lost",
        "retained_kind",
        "interceptor_units_lost",
        "interceptor_cavalry_lost",
    ),
    tables=engagement_tables,
    aims={"attacker": "winner=attacker", "defender": "winner!=attacker"},
    examples=(
        {
            "attacker": FRENCH,
            "defender": IMPERIAL,
            "captives": {"captives": [SULTAN]},
        },
        {
            "attacker": {"power": "ottoman", "units": 3, "cavalry": 2, "leaders": ["suleiman"]},
            "defender": {"power": "hungary", "at": "mohacs", "units": 2},
            "interceptor": {"power": "hapsburg", "at": "graz", "units": 2, "leaders": ["ferdinand"]},
            "avoids": True,
            "defender_retreat": "buda",
        },
        {
            "attacker": {"power": "france", "units": 4, "leaders": ["montmorency"]},
            "defender": {"power": "genoa", "at": "genoa", "units": 1},
            "ships": {"power": "genoa", "squadrons": 1, "leaders": ["andrea_doria"]},
            "combat": "assault",
            "turn_track": {"turn": 3},
        },
    ),
)
def engagement(given: Engagement) -> Move[EngagementOutcome]:
    """Intercepter; Echapper à la bataille; COMBAT: a formation meets another one, from the march to the retreat."""
    return goto(storm if given.combat == "assault" else interceptors_choice, Meeting())


def interceptors_choice(meeting: Meeting, given: Engagement) -> Step:
    """Intercepter (R61): a force nearby may try to come between; if it does, it stands with the defender."""
    if given.interceptor is None:
        return goto(defenders_choice, meeting)
    if given.left_out("intercepts"):
        return Ask("intercepts", "defender", (True, False), interceptor_decided, True)
    return interceptor_decided(meeting, given.intercepts)


def interceptor_decided(meeting: Meeting, intercepts: bool) -> Move:
    return goto(intercepting if intercepts else defenders_choice, meeting)


def intercepting(meeting: Meeting, given: Engagement) -> Step:
    """Intercepter (R25, R26, R27): two dice, its best leader, cavalry; 9 or more, and it is there."""
    assert given.interceptor is not None
    return Run("interception", interception, attempt(given.interceptor, given.attacker), intercepted, THE_DEFENDER)


def attempt(force: Formation, against: Formation) -> Attempt:
    return Attempt(**{**rolling_keys(force), **enemy_keys(against), "leaders": force.ratings})


def intercepted(meeting: Meeting, roll: AttemptOutcome) -> Move:
    return goto(defenders_choice, meeting._replace(intercepted=roll.success))


def defenders_choice(meeting: Meeting, given: Engagement) -> Step:
    """Echapper à la bataille: the defender stands, or tries to slip away."""
    if given.left_out("avoids"):
        return Ask("avoids", "defender", (True, False), defender_decided, False)
    return defender_decided(meeting, given.avoids)


def defender_decided(meeting: Meeting, avoids: bool) -> Move:
    return goto(slipping_away if avoids else battle, meeting)


def slipping_away(meeting: Meeting, given: Engagement) -> Step:
    """Echapper à la bataille (R25, R26, R27): two dice, its best leader, cavalry; 9 or more, and it is gone."""
    return Run("avoid_battle", avoid_battle, attempt(given.defender, given.attacker), slipped_away, THE_DEFENDER)


def slipped_away(meeting: Meeting, roll: AttemptOutcome, given: Engagement) -> Move:
    meeting = meeting._replace(avoided=roll.success)
    if not meeting.avoided or meeting.intercepted:
        return goto(battle, meeting)
    outcome = standing(meeting, given)._replace(
        attacker=given.attacker.moved_to(given.place),
        defender=given.defender.driven_from(given.place, given.defender_retreat),
    )
    return done(outcome, note("no_battle"))


def standing(meeting: Meeting, given: Engagement) -> EngagementOutcome:
    """As it stands when nobody has fought."""
    return EngagementOutcome(
        "none",
        "none",
        meeting.intercepted,
        meeting.avoided,
        "none",
        "none",
        given.attacker,
        given.defender,
        given.interceptor,
        given.ships,
        given.captives,
        given.turn_track,
    )


# --- Bataille rangée


def present(meeting: Meeting, given: Engagement) -> tuple[Formation, ...]:
    """The formations that stand against the attacker."""
    there = (None if meeting.avoided else given.defender, given.interceptor if meeting.intercepted else None)
    return tuple(force for force in there if force is not None)


def battle(meeting: Meeting, given: Engagement) -> Step:
    """Bataille rangée: the attacker against all who are there; they fight as one."""
    forces = present(meeting, given)
    met = FieldBattle(
        attacker_units=given.attacker.units,
        attacker_cavalry=given.attacker.cavalry,
        attacker_leaders=given.attacker.ratings,
        attacker_dice_mod=given.attacker_dice_mod,
        defender_units=sum(force.units for force in forces),
        defender_cavalry=sum(force.cavalry for force in forces),
        defender_leaders=tuple(rating for force in forces for rating in force.ratings),
        defender_dice_mod=given.defender_dice_mod,
        options=given.options,
        **given.loss_orders,
    )
    return Run("field_battle", field_battle, met, then=fought)


def fought(meeting: Meeting, end: FieldBattleOutcome) -> Move:
    return goto(units_shared, Fought(meeting, end))


def units_shared(after: Fought, given: Engagement) -> Step:
    """Bataille rangée (R6): defender and interceptor share their losses as they like."""
    forces = present(after.meeting, given)
    if len(forces) == 1:
        return goto(battle_over, after)
    first, second = forces
    lost = first.units + second.units - after.battle.defender_units_left
    shares = interceptors_shares(lost, first.units, second.units)
    if len(shares) == 1:
        return units_are_shared(after, shares[0])
    return Ask("interceptor_units_lost", "defender", shares, units_are_shared, shares[0], args={"losses": lost})


def interceptors_shares(lost: int, ours: int, theirs: int) -> tuple[int, ...]:
    """How many of the losses can be the interceptor's; by default as few as can be."""
    return tuple(range(max(0, lost - ours), min(lost, theirs) + 1))


def units_are_shared(after: Fought, lost: int) -> Move:
    return goto(cavalry_shared, after._replace(interceptor_units=lost))


def cavalry_shared(after: Fought, given: Engagement) -> Step:
    """Bataille rangée (R6): and so they do with their cavalry."""
    first, second = present(after.meeting, given)
    lost = first.cavalry + second.cavalry - after.battle.defender_cavalry_left
    shares = interceptors_shares(lost, first.cavalry, second.cavalry)
    if len(shares) == 1:
        return cavalry_is_shared(after, shares[0])
    return Ask("interceptor_cavalry_lost", "defender", shares, cavalry_is_shared, shares[0], args={"losses": lost})


def cavalry_is_shared(after: Fought, lost: int) -> Move:
    return goto(battle_over, after._replace(interceptor_cavalry=lost))


def battle_over(after: Fought, given: Engagement) -> Step:
    """Bataille rangée (R59): the survivors, the leaders taken, and the beaten side that must retreat."""
    meeting, end = after.meeting, after.battle
    attacker = given.attacker.left_with(end.attacker_units_left, end.attacker_cavalry_left)
    defender, interceptor = defenders_left(after, given)
    retreats: Sides = "none"
    if end.winner == "attacker" and end.defender_units_left + end.defender_cavalry_left:
        retreats = "defender"
    elif end.winner == "defender" and attacker:
        retreats = "attacker"
    outcome = standing(meeting, given)._replace(
        combat="field",
        winner=end.winner,
        retreats=retreats,
        attacker=attacker and placed(attacker, retreats == "attacker", given.attacker_retreat, given),
        defender=defender
        and placed(defender, meeting.avoided or retreats == "defender", given.defender_retreat, given),
        interceptor=interceptor and interceptor_placed(interceptor, meeting, retreats, given),
        captives=captives_after(meeting, end, given),
    )
    return done(outcome, *told_retreat(retreats, given))


def placed(force: Formation, leaves: bool, to: str | None, given: Engagement) -> Formation:
    """After the battle: at its place, or gone from there; the sheet does not say where one retreats."""
    return force.driven_from(given.place, to) if leaves else force.moved_to(given.place)


def interceptor_placed(force: Formation, meeting: Meeting, retreats: Sides, given: Engagement) -> Formation:
    return placed(force, retreats == "defender", given.defender_retreat, given) if meeting.intercepted else force


def told_retreat(retreats: Sides, given: Engagement) -> list[Note]:
    if retreats == "none":
        return []
    to = given.attacker_retreat if retreats == "attacker" else given.defender_retreat
    return [note("must_retreat", side=retreats, to=to or "none")]


def defenders_left(after: Fought, given: Engagement) -> tuple[Formation | None, Formation | None]:
    """Defender and interceptor after the battle; leaders without a unit are free as long as their side has one."""
    meeting, interceptor = after.meeting, given.interceptor
    units, cavalry = after.battle.defender_units_left, after.battle.defender_cavalry_left
    if interceptor is None or not meeting.intercepted:
        return given.defender.left_with(units, cavalry), interceptor
    if meeting.avoided:
        return given.defender, interceptor.left_with(units, cavalry)
    its_units = interceptor.units - after.interceptor_units
    its_cavalry = interceptor.cavalry - after.interceptor_cavalry
    held = bool(units + cavalry)
    return (
        given.defender.left_with(units - its_units, cavalry - its_cavalry, leaders_free=held),
        interceptor.left_with(its_units, its_cavalry, leaders_free=held),
    )


def captives_after(meeting: Meeting, end: FieldBattleOutcome, given: Engagement) -> Captives | None:
    """Bataille rangée: the leaders of an eliminated side fall into the enemy's hands."""
    captives, forces = given.captives, present(meeting, given)
    if end.attacker_leaders_captured:
        captives = with_leaders_of(given.attacker, captives, forces[0].power)
    for force in forces if end.defender_leaders_captured else ():
        captives = with_leaders_of(force, captives, given.attacker.power)
    return captives


def with_leaders_of(force: Formation, captives: Captives | None, by: Power) -> Captives | None:
    """Chefs capturés: with the leaders of this force; None as long as there is nobody."""
    return (captives or Captives()).taking(force.leaders, force.power, by) if force.leaders else captives


# --- Assaut


def storm(meeting: Meeting, given: Engagement) -> Step:
    """Assaut: the besiegers storm the place; nobody intercepts and nobody slips away."""
    stormed = Assault(
        attacker_units=given.attacker.units,
        attacker_cavalry=given.attacker.cavalry,
        attacker_leaders=given.attacker.ratings,
        attacker_dice_mod=given.attacker_dice_mod,
        attacker_reserve=given.attacker_reserve,
        defender_units=given.defender.units,
        defender_cavalry=given.defender.cavalry,
        defender_leaders=given.defender.ratings,
        defender_dice_mod=given.defender_dice_mod,
        defender_naval_units=given.ships.size if given.ships else 0,
        **given.loss_orders,
    )
    return Run("assault", assault, stormed, then=stormed_out)


def stormed_out(meeting: Meeting, end: AssaultOutcome, given: Engagement) -> Move:
    """Assaut (R13, R60): taken, with leaders and ships; or the siege goes on, or is lifted and the besiegers leave."""
    attacker = stormers_after(given.attacker, end)
    ships, captives, track = given.ships, given.captives, given.turn_track
    if end.success:
        captives = with_leaders_of(given.defender, captives, given.attacker.power)
    if end.success and ships and track:
        track = track.holding("squadron", ships.power, ships.squadrons).holding("corsair", ships.power, ships.corsairs)
        track = track.holding_leaders(ships.leaders, ships.power)
    outcome = standing(meeting, given)._replace(
        combat="assault",
        winner=HOLDS_THE_PLACE[end.siege],
        siege=end.siege,
        retreats="attacker" if end.attackers_retreat else "none",
        attacker=attacker and placed(attacker, end.siege == "lifted", given.attacker_retreat, given),
        defender=garrison_after(given.defender, end),
        ships=None if end.success else ships,
        captives=captives,
        turn_track=track,
    )
    return done(outcome)
