"""Combat entre armées: two armies fight, the loser retreats, the winner pursues; and two units meet again and again."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.mighty_empires.inputs import TWO_DICE, Modifier, NextRoll, Refuge, RetreatPolicy, Side, refuse
from jacta.games.mighty_empires.options import BattleReadings
from jacta.rules import Ask, Given, Move, Note, Roll, Rules, Step, done, goto, note, procedure

FORCED_MARCH = -1

Fate = Literal["none", "stays", "retreats", "destroyed"]
Grade = Literal["minor", "major", "brilliant", "total"]
Result = Literal["tie", "minor", "major", "brilliant", "total", "sunk"]


def other(side: Side) -> Side:
    return "defender" if side == "attacker" else "attacker"


# --- What the difference means


class Defeat(NamedTuple):
    """A beaten side: the grade of its defeat, the penalty on its next roll, and whether it "may" or "must" retreat."""

    winner: Side
    grade: Grade
    next_roll: NextRoll
    retreat: Literal["may", "must", "destroyed"]

    @property
    def loser(self) -> Side:
        return other(self.winner)


def defeat_by(margin: int, rules: Rules) -> Defeat | None:
    """Combat entre armées: the attacker's total less the defender's, read in the table; nothing on a tie."""
    if margin == 0:
        return None
    row = rules.table("combat").at(abs(margin))
    return Defeat("attacker" if margin > 0 else "defender", row["grade"], row["next_roll"], row["retreat"])


def retreats_by(policy: RetreatPolicy, grade: Grade) -> bool:
    """La retraite: whether a side that may retreat does so by its standing order."""
    return policy == "if_allowed" or (policy == "if_major" and grade == "major")


# --- Both sides roll


class DiceModifiers(NamedTuple):
    """What is added to a unit's dice, by its source."""

    modifier: int = 0
    next_roll: int = 0
    forced_march: int = 0

    def told(self, side: str) -> tuple[Note, ...]:
        """A line of the transcript, where anything weighs at all."""
        return (note("weights", side=side, **self._asdict()),) if any(self) else ()


class Meeting(Given):
    """Two units that fight, with all that changes their dice."""

    attacker_modifier: Modifier = 0
    defender_modifier: Modifier = 0
    attacker_next_roll: NextRoll = 0
    defender_next_roll: NextRoll = 0


class Fight(Meeting):
    """One fight between two units, on land or at sea."""

    forced_march: bool = False
    defender_independent: bool = False

    def attacker_weights(self) -> DiceModifiers:
        """Marche forcée (R48): a unit that marched twice fights its first fight of the turn at -1."""
        march = FORCED_MARCH if self.forced_march else 0
        return DiceModifiers(self.attacker_modifier, self.attacker_next_roll, march)

    def defender_weights(self) -> DiceModifiers:
        """Combattre des unités et des sites indépendants (R45): an independent unit adds no bonus of its own."""
        modifier = min(0, self.defender_modifier) if self.defender_independent else self.defender_modifier
        return DiceModifiers(modifier, self.defender_next_roll)

    def settled(self, margin: int, rules: Rules) -> Move:
        """What the difference between the totals leads to."""
        raise NotImplementedError


def attacker_dice(nothing: None) -> Step:
    """Combat entre armées (R22-R24): the attacker rolls two dice and adds all that helps or hampers the unit."""
    return Roll("combat.attacker", TWO_DICE, then=attacker_rolled, who="attacker")


def attacker_rolled(nothing: None, dice: int) -> Move:
    return goto(defender_dice, dice)


def defender_dice(attacker: int) -> Step:
    """Combat entre armées (R22-R24): so does the defender."""
    return Roll("combat.defender", TWO_DICE, then=defender_rolled, who="defender")


def defender_rolled(attacker: int, dice: int, given: Fight, rules: Rules) -> Move:
    attack, defence = given.attacker_weights(), given.defender_weights()
    totals = attacker + sum(attack), dice + sum(defence)
    phase, state, add, notes = given.settled(totals[0] - totals[1], rules)
    told = (*attack.told("attacker"), *defence.told("defender"), compared(*totals))
    return phase, state, add, (*told, *notes)


def compared(attacker: int, defender: int) -> Note:
    return note("totals", attacker=attacker, defender=defender)


# --- Combat


class Battle(Fight):
    attacker_refuge: Refuge = "hex"
    defender_refuge: Refuge = "hex"
    attacker_retreat: RetreatPolicy = "if_major"
    defender_retreat: RetreatPolicy = "if_major"
    attacker_pursues: bool = False
    defender_pursues: bool = False
    options: BattleReadings = BattleReadings()

    @model_validator(mode="after")
    def independents_stay_at_home(self) -> Battle:
        if self.defender_independent and not self.left_out("defender_refuge") and self.defender_refuge == "hex":
            raise refuse("defender_refuge", "independent-refuge")
        return self

    def refuge(self, side: Side) -> Refuge:
        """La retraite (R45): where this side can go; an independent unit has only the site it guards."""
        if side == "attacker":
            return self.attacker_refuge
        return "site" if self.defender_independent and self.left_out("defender_refuge") else self.defender_refuge

    def policy(self, side: Side) -> RetreatPolicy:
        """La retraite (R45): this side's standing order; independents go inside whenever they may."""
        if side == "attacker":
            return self.attacker_retreat
        stubborn = not self.defender_independent or not self.left_out("defender_retreat")
        return self.defender_retreat if stubborn else "if_allowed"

    def settled(self, margin: int, rules: Rules) -> Move:
        return fought(margin, self, rules)

    def outcome(self, result: Result, winner: Side | None, fate: Fate, next_roll: NextRoll, pursued: bool) -> Any:
        assert result != "sunk"
        return Combat(result, winner, fate, next_roll, pursued)


class Combat(NamedTuple):
    result: Literal["tie", "minor", "major", "brilliant", "total"]
    winner: Side | None
    fate: Fate
    next_roll: NextRoll
    pursued: bool


COMBAT_ASKS = ("attacker_retreat", "defender_pursues", "attacker_pursues", "defender_retreat")


@procedure(
    passage="Combat entre armées; La retraite",
    asks=COMBAT_ASKS,
    tables=("combat",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=(
        {},
        {"defender_next_roll": -6, "defender_refuge": "none"},
        {"attacker_modifier": 2, "defender_independent": True, "forced_march": True},
    ),
)
def combat(given: Battle) -> Move[Combat]:
    """Combat entre armées: one army attacks another."""
    return goto(attacker_dice, None)


def fought(margin: int, given: Battle, rules: Rules) -> Move:
    """Combat entre armées (R57, R96): a tie, a beaten side that may or must retreat, or one that is lost."""
    defeat = defeat_by(margin, rules)
    if defeat is None:
        fate: Fate = "destroyed" if given.options.combat_tie == "both_destroyed" else "none"
        return done(given.outcome("tie", None, fate, 0, pursued=False), note("tie", fate=fate))
    refuge = given.refuge(defeat.loser)
    doomed = defeat.retreat == "destroyed" or (defeat.retreat == "must" and refuge == "none")
    penalty = 0 if doomed else defeat.next_roll
    told = note("grade", winner=defeat.winner, grade=defeat.grade, destroyed=doomed, next_roll=penalty)
    if doomed:
        return done(given.outcome(defeat.grade, defeat.winner, "destroyed", 0, pursued=False), told)
    if refuge == "none":
        return done(given.outcome(defeat.grade, defeat.winner, "stays", defeat.next_roll, pursued=False), told)
    return goto(pursuit if defeat.retreat == "must" else retreat_choice, defeat, told)


def retreat_choice(defeat: Defeat, given: Battle) -> Step:
    """La retraite (R57): after a minor or major defeat the loser stays or goes."""
    loser = defeat.loser
    standing: Fate = "retreats" if retreats_by(given.policy(loser), defeat.grade) else "stays"
    if not given.left_out(f"{loser}_retreat"):
        return retreat_chosen(defeat, standing, given)
    return Ask(f"{loser}_retreat", loser, ("stays", "retreats"), then=retreat_chosen, default=standing)


def retreat_chosen(defeat: Defeat, fate: Fate, given: Battle) -> Move:
    if fate == "retreats":
        return goto(pursuit, defeat)
    return done(given.outcome(defeat.grade, defeat.winner, fate, defeat.next_roll, pursued=False))


def pursuit(defeat: Defeat, given: Battle) -> Step:
    """La retraite (R58, R102): the winner may follow a loser that did not go behind walls; independents never do."""
    winner = defeat.winner
    if given.refuge(defeat.loser) == "site" or (winner == "defender" and given.defender_independent):
        return pursuit_chosen(defeat, False, given)
    if not given.left_out(f"{winner}_pursues"):
        return pursuit_chosen(defeat, getattr(given, f"{winner}_pursues"), given)
    return Ask(f"{winner}_pursues", winner, (False, True), then=pursuit_chosen, default=False)


def pursuit_chosen(defeat: Defeat, pursued: bool, given: Battle) -> Move:
    return done(given.outcome(defeat.grade, defeat.winner, "retreats", defeat.next_roll, pursued=pursued))


# --- The same two again


class Series(Meeting):
    rounds: Annotated[int, Field(ge=1, le=6)] = 2


class Standing(NamedTuple):
    """Two units before a round: how many rounds are left, and the penalties of the last one."""

    left: int
    attacker_next_roll: int
    defender_next_roll: int


class Exchange(NamedTuple):
    """A round in which the attacker has rolled."""

    standing: Standing
    attacker: int


class Survivors(NamedTuple):
    attacker_alive: bool
    defender_alive: bool
    attacker_next_roll: int
    defender_next_roll: int


@procedure(
    passage="Combat entre armées",
    tables=("combat",),
    aims={"attacker": "defender_alive=false", "defender": "attacker_alive=false"},
    examples=({}, {"rounds": 3, "attacker_modifier": 1, "defender_next_roll": -3}),
)
def battle_series(given: Series) -> Move[Survivors]:
    """Combat entre armées: two units that cannot give way fight several times."""
    return goto(series_attacker, Standing(given.rounds, given.attacker_next_roll, given.defender_next_roll))


def series_attacker(standing: Standing) -> Step:
    """Combat entre armées (R24): the attacker rolls, with the penalty of the round before."""
    return Roll("combat.attacker", TWO_DICE, then=series_attacked, who="attacker")


def series_attacked(standing: Standing, dice: int, given: Series) -> Move:
    weights = DiceModifiers(given.attacker_modifier, standing.attacker_next_roll)
    return goto(series_defender, Exchange(standing, dice + sum(weights)), *weights.told("attacker"))


def series_defender(exchange: Exchange) -> Step:
    """Combat entre armées (R24): so does the defender."""
    return Roll("combat.defender", TWO_DICE, then=series_fought, who="defender")


def series_fought(exchange: Exchange, dice: int, given: Series, rules: Rules) -> Move:
    standing = exchange.standing
    weights = DiceModifiers(given.defender_modifier, standing.defender_next_roll)
    total = dice + sum(weights)
    defeat = defeat_by(exchange.attacker - total, rules)
    told = (*weights.told("defender"), compared(exchange.attacker, total))
    if defeat and defeat.retreat != "may":  # nowhere to retreat to
        return done(Survivors(defeat.winner == "attacker", defeat.winner == "defender", 0, 0), *told)
    penalties = (0, 0)
    if defeat:
        penalties = (defeat.next_roll, 0) if defeat.loser == "attacker" else (0, defeat.next_roll)
    if standing.left == 1:
        return done(Survivors(True, True, *penalties), *told)
    return goto(series_attacker, Standing(standing.left - 1, *penalties), *told)
