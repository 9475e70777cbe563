"""Naval on fleets, and the turn track on which their leaders and ships wait."""

from __future__ import annotations

from typing import Any, NamedTuple

from pydantic import model_validator

from jacta.games.here_i_stand.combat.sea import NavalCombat, NavalCombatOutcome, Ship, naval_combat
from jacta.games.here_i_stand.inputs import DiceModifier, Who, refuse
from jacta.games.here_i_stand.options import BattleOptions
from jacta.games.here_i_stand.pieces import Fleet, NavalLeader, Power, TurnTrack, Waits, after_sea_fight
from jacta.rules import Given, Move, Run, Step, done, goto, procedure


class NavalEngagement(Given):
    """Two fleets that meet. What is left out of `attacker_keeps` and `defender_keeps` is the owner's choice."""

    attacker: Fleet
    defender: Fleet
    in_port: bool = False
    attacker_dice_mod: DiceModifier = 0
    defender_dice_mod: DiceModifier = 0
    attacker_keeps: Ship = "squadron"
    defender_keeps: Ship = "squadron"
    turn_track: TurnTrack | None = None
    options: BattleOptions = BattleOptions()

    @model_validator(mode="after")
    def fleets_are_enemies(self) -> NavalEngagement:
        if self.attacker.power == self.defender.power:
            raise refuse("defender.power", "same-power", power=self.defender.power)
        return self


def naval_tables(given: NavalEngagement) -> tuple[str, ...]:
    """The leaders are looked up only where there are any."""
    named = given.attacker.leaders or given.defender.leaders
    return ("naval_combat", *(("naval_leaders",) if named else ()))


class NavalEngagementOutcome(NamedTuple):
    winner: Who
    attacker: Fleet | None
    defender: Fleet | None
    turn_track: TurnTrack | None


@procedure(
    passage="COMBAT / Naval",
    asks=("retained_ship",),
    tables=naval_tables,
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=(
        {
            "attacker": {"power": "ottoman", "squadrons": 2, "corsairs": 1, "leaders": ["barbarossa"]},
            "defender": {"power": "hapsburg", "squadrons": 2, "leaders": ["andrea_doria"]},
            "turn_track": {"turn": 2},
        },
        {
            "attacker": {"power": "venice", "squadrons": 1},
            "defender": {"power": "ottoman", "at": "algiers", "squadrons": 1, "corsairs": 1},
            "in_port": True,
        },
    ),
)
def naval_engagement(given: NavalEngagement) -> Move[NavalEngagementOutcome]:
    """Naval: two fleets meet; what is left of them, and who waits on the turn track."""
    return goto(fleets_meet, None)


def fleets_meet(nothing: None, given: NavalEngagement) -> Step:
    """Naval: one roll on each side."""
    keys = ("attacker_dice_mod", "defender_dice_mod", "in_port", "attacker_keeps", "defender_keeps")
    stated: dict[str, Any] = {key: getattr(given, key) for key in keys if not given.left_out(key)}
    met = NavalCombat(
        attacker_squadrons=given.attacker.squadrons,
        attacker_corsairs=given.attacker.corsairs,
        attacker_leaders=given.attacker.ratings,
        defender_squadrons=given.defender.squadrons,
        defender_corsairs=given.defender.corsairs,
        defender_leaders=given.defender.ratings,
        options=given.options,
        **stated,
    )
    return Run("naval_combat", naval_combat, met, then=fleets_parted)


def fleets_parted(nothing: None, end: NavalCombatOutcome, given: NavalEngagement) -> Move:
    """Naval: the leaders of an eliminated side go to the track."""
    track = given.turn_track
    outcome = NavalEngagementOutcome(
        end.winner,
        after_sea_fight("attacker")(given.attacker, end),
        after_sea_fight("defender")(given.defender, end),
        track and track.after_naval_combat(end, given.attacker, given.defender),
    )
    return done(outcome)


# --- Piste des tours


class NextTurn(Given):
    turn_track: TurnTrack


class Returning(NamedTuple):
    what: Waits
    power: Power


class NextTurnOutcome(NamedTuple):
    turn_track: TurnTrack
    returning: tuple[Returning, ...]
    leaders: tuple[NavalLeader, ...]


@procedure(
    passage="COMBAT, piste des tours",
    kind="check",
    examples=(
        {
            "turn_track": {
                "turn": 3,
                "waiting": [
                    {"what": "squadron", "power": "genoa", "due": 4},
                    {"what": "naval_leader", "power": "ottoman", "due": 5},
                ],
            }
        },
    ),
)
def turn_track_return(given: NextTurn) -> Move[NextTurnOutcome]:
    """Piste des tours: the marker moves on, and who is due comes back."""
    track, back = given.turn_track.next_turn()
    leaders = tuple(one.leader for one in back if one.leader)
    return done(NextTurnOutcome(track, tuple(Returning(one.what, one.power) for one in back), leaders))
