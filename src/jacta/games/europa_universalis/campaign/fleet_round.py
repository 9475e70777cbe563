"""2.7.3 to 2.7.6: a fleet's round: interception, attrition, evasion, battle, drowning, follow to port; ships back."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import AT_ITS_KEY, OPPONENT, THIRDS, Side, refuse
from jacta.games.europa_universalis.marches.interception import (
    Evasion,
    EvasionOutcome,
    Interception,
    InterceptionOutcome,
    evasion,
    interception,
)
from jacta.games.europa_universalis.naval_combat.naval_battle import naval_battle
from jacta.games.europa_universalis.naval_combat.squadrons import UNIT, Warship
from jacta.games.europa_universalis.naval_combat.states import NavalOutcomeByKind
from jacta.games.europa_universalis.navies.sea_attrition import Arrival, Sea, SeaAttrition, sea_attrition
from jacta.games.europa_universalis.pieces.fleet import NOBODY_ABOARD, Fleet
from jacta.games.europa_universalis.pieces.stack import Name
from jacta.games.europa_universalis.sea_options import NavalBattleOptions, UnderDetachments
from jacta.rules import Ask, Choice, Given, Move, Note, Run, Step, done, goto, note, procedure, written

Enemy: TypeAlias = Literal["interceptor", "defender"]
FleetEnd: TypeAlias = Literal["arrived", "intercepted", "beaten", "drawn", "victorious", "lost_at_sea"]
Leg: TypeAlias = Literal["stopped", "in_place", "blockading"]
FLEET_ASKS = (
    "intercept",
    "evade",
    "second_front",
    "lee_retreat",
    "withdraw",
    "ships_hit",
    "ships_sunk",
    "transports",
    "ships_worn",
    "follow",
    "follow_ships",
)


class FleetRound(UnderDetachments):
    """A fleet sails through seas: who may intercept it on the way, and who lies in the sea where it stops.

    `to` is what that sea or port is called; left out, it is where the defender lies.
    """

    mover: Annotated[Fleet, AT_ITS_KEY]
    seas: Annotated[tuple[Sea, ...], Field(min_length=1, max_length=30)]
    interceptor: Annotated[Fleet | None, AT_ITS_KEY] = None
    defender: Annotated[Fleet | None, AT_ITS_KEY] = None
    to: Name = ""
    overseas: bool = False
    explore: bool = False
    in_port: bool = False
    friendly_force_or_city: bool = False
    enemy_force_present: bool = False
    recent_siege: bool = False
    bad_weather: bool = False
    wind: Literal["roll", "attacker", "defender", "none"] = "roll"
    options: NavalBattleOptions = NavalBattleOptions()

    @model_validator(mode="after")
    def fleets_are_at_sea(self) -> FleetRound:
        """2.7.6: ships that are due back do not sail."""
        for key in ("mover", "interceptor", "defender"):
            fleet: Fleet | None = getattr(self, key)
            if fleet is not None and not fleet.afloat.any:
                raise refuse(key, "ships-not-back")
        return self


class Voyage(NamedTuple):
    """The fleets as they stand; `followers` are those that went after a beaten enemy to his port.

    Captured ships come into play next round, in a port of the captor: his own fleets, apart from those that fought.
    """

    mover: Fleet | None
    interceptor: Fleet | None
    defender: Fleet | None
    followers: Fleet | None = None
    prizes: Fleet | None = None
    interceptor_prizes: Fleet | None = None
    defender_prizes: Fleet | None = None

    def fleet(self, who: str) -> Fleet:
        found: Fleet | None = getattr(self, who)
        assert found is not None
        return found


class FleetAfterAttrition(NamedTuple):
    """Ships that have come through attrition, and where the round goes on; `enemy` is he who is followed."""

    voyage: Voyage
    arrival: Arrival
    leg: Leg
    enemy: Enemy | None = None

    @property
    def who(self) -> Literal["mover", "followers"]:
        return "followers" if self.leg == "blockading" else "mover"

    @property
    def fleet(self) -> Fleet:
        return self.voyage.fleet(self.who)

    @property
    def left(self) -> int:
        """The warships left, in thirds."""
        return THIRDS * self.arrival.d + self.arrival.de


class Won(NamedTuple):
    """After a battle that the mover has won, and where it goes on."""

    voyage: Voyage
    enemy: Enemy


class FleetRoundOutcome(NamedTuple):
    result: FleetEnd
    arrives: bool
    mover: Fleet | None
    interceptor: Fleet | None
    defender: Fleet | None
    followers: Fleet | None
    prizes: Fleet | None
    interceptor_prizes: Fleet | None
    defender_prizes: Fleet | None


ARMADA: dict[str, Any] = {
    "nation": "spain",
    "period": 3,
    "technology": "galleon",
    "nav": 4,
    "tr": 1,
    "leader": {"name": "Medina Sidonia", "manoeuvre": 2, "fire": 1, "shock": 1},
    "cargo": {"a_minus": 1},
}
SEA_DOGS: dict[str, Any] = {
    "nation": "england",
    "period": 3,
    "technology": "galleon",
    "nav": 3,
    "leader": {"name": "Drake", "manoeuvre": 5, "fire": 3, "shock": 2},
}


@procedure(
    passage="2.7.3 Clarification sur les mouvements; 2.7.4; 2.7.5; 2.7.6",
    asks=FLEET_ASKS,
    aims={"mover": "arrives=true", "enemy": "arrives=false"},
    new_pieces={
        "followers": "mover",
        "prizes": "mover",
        "interceptor_prizes": "interceptor",
        "defender_prizes": "defender",
    },
    examples=(
        {"mover": ARMADA, "seas": [{"risk": 6}, {"risk": 5, "friendly_port": True}]},
        {
            "mover": {**ARMADA, "nav": 2, "cargo": {"dt": 1}},
            "seas": [{"risk": 5}],
            "interceptor": {**SEA_DOGS, "nav": 2},
        },
    ),
)
def fleet_round(given: FleetRound) -> Move[FleetRoundOutcome]:
    """2.7.3: a fleet puts to sea, and the enemy may meet it on its way."""
    voyage = Voyage(given.mover, given.interceptor, given.defender)
    return goto(leg if voyage.interceptor is None else may_intercept, voyage)


# --- 2.7.3: interception


def may_intercept(voyage: Voyage, given: FleetRound) -> Step:
    """2.7.3: an enemy fleet may intercept in its sea or an adjacent one."""
    options = (Choice("yes", leads_to=(interception.id, written(attempt(voyage, given)))), Choice("no"))
    return Ask("intercept", "enemy", options, intercept_decided, "yes")


def attempt(voyage: Voyage, given: FleetRound) -> Interception:
    return Interception(
        domain="sea",
        manoeuvre=voyage.fleet("interceptor").commander.manoeuvre,
        enemy_manoeuvre=voyage.fleet("mover").commander.manoeuvre,
        friendly_force_or_city=given.friendly_force_or_city,
        enemy_force_present=given.enemy_force_present,
        recent_siege=given.recent_siege,
        in_port=given.in_port,
        bad_weather=given.bad_weather,
    )


def intercept_decided(voyage: Voyage, answer: str) -> Move:
    return goto(intercept if answer == "yes" else leg, voyage)


def intercept(voyage: Voyage, given: FleetRound) -> Step:
    """Interception sur 8+: one attempt."""
    return Run("interception", interception, attempt(voyage, given), met, roles={"interceptor": "enemy"})


def met(voyage: Voyage, outcome: InterceptionOutcome) -> Move:
    return goto(first_leg if outcome.success else leg, voyage)


# --- 2.7.5: attrition


def sailing(fleet: Fleet, given: FleetRound) -> SeaAttrition:
    """2.7.5: a fleet as the test of attrition wants it."""
    d, de = divmod(fleet.warships, THIRDS)
    dt, dc = divmod(fleet.cargo.thirds, THIRDS)
    return SeaAttrition(
        seas=given.seas,
        leader="none" if fleet.leader is None else "admiral",
        manoeuvre=fleet.commander.manoeuvre,
        overseas=given.overseas,
        explore=given.explore,
        d=d,
        de=de,
        tr=fleet.tr,
        cargo_dt=dt,
        cargo_dc=dc,
    )


def first_leg(voyage: Voyage, given: FleetRound) -> Step:
    """2.7.3, 2.7.5: a battle stops the movement, and each stop is a test of attrition."""
    return Run(
        "sea_attrition", sea_attrition, sailing(voyage.fleet("mover"), given), stopped, roles={"player": "mover"}
    )


def stopped(voyage: Voyage, outcome: Arrival) -> Move:
    return came_through(FleetAfterAttrition(voyage, outcome, "stopped"))


def leg(voyage: Voyage, given: FleetRound) -> Step:
    """2.7.3, 2.7.5: the test of attrition at the end of the movement."""
    return Run(
        "sea_attrition", sea_attrition, sailing(voyage.fleet("mover"), given), in_place, roles={"player": "mover"}
    )


def in_place(voyage: Voyage, outcome: Arrival) -> Move:
    return came_through(FleetAfterAttrition(voyage, outcome, "in_place"))


def came_through(worn: FleetAfterAttrition) -> Move:
    """2.7.5 (R37s): which warships are lost is their owner's choice, where there is one."""
    kinds = worn.fleet.squadron.kinds_in_order
    chosen = 0 < worn.left < worn.fleet.warships and len(kinds) > 1
    return goto(ships_worn, worn) if chosen else sailed_on(worn, None)


def ships_worn(worn: FleetAfterAttrition) -> Step:
    """2.7.5 (R37s): which ships does the attrition cost?"""
    kinds = worn.fleet.squadron.kinds_in_order
    return Ask("ships_worn", "mover", tuple(UNIT[kind] for kind in kinds), ships_lost, UNIT[kinds[0]])


def ships_lost(worn: FleetAfterAttrition, answer: str) -> Move:
    return sailed_on(worn, next(kind for kind, unit in UNIT.items() if unit == answer))


def sailed_on(worn: FleetAfterAttrition, first: Warship | None) -> Move:
    arrival, who = worn.arrival, worn.who
    cargo = THIRDS * arrival.cargo_dt + arrival.cargo_dc
    left = worn.voyage._replace(**{who: worn.fleet.after_attrition(worn.left, arrival.tr, cargo, first)})
    if worn.enemy is not None:
        return in_blockade(Won(left, worn.enemy))
    if left.mover is None:
        return ended(left, "lost_at_sea")
    if worn.leg == "stopped":
        return goto(interception_battle, left)
    return goto(meet, left) if left.defender else ended(left, "arrived")


# --- Retraite avant bataille


def meet(voyage: Voyage) -> Step:
    """2.7.3; Retraite avant bataille sur 8+: fleets in one sea fight, unless one slips away."""
    chance = Choice("yes", leads_to=(evasion.id, written(refusal(voyage))))
    return Ask("evade", "enemy", ("no", chance), evasion_decided, "no")


def refusal(voyage: Voyage) -> Evasion:
    own, enemy = voyage.fleet("defender").commander, voyage.fleet("mover").commander
    return Evasion(manoeuvre=own.manoeuvre, enemy_manoeuvre=enemy.manoeuvre)


def evasion_decided(voyage: Voyage, answer: str) -> Move:
    return goto(evade if answer == "yes" else battle, voyage)


def evade(voyage: Voyage) -> Step:
    """Retraite avant bataille sur 8+: one die."""
    return Run("evasion", evasion, refusal(voyage), evaded, roles={"evader": "enemy"})


def evaded(voyage: Voyage, outcome: EvasionOutcome) -> Move:
    return ended(voyage, "arrived") if outcome.success else goto(battle, voyage)


# --- 2.7.6: the battle


def interception_battle(voyage: Voyage, given: FleetRound) -> Step:
    """2.7.6: the battle of an interception, the interceptor attacking."""
    fight = battle_between(voyage.fleet("interceptor"), voyage.fleet("mover"), given)
    roles = {"attacker": "enemy", "defender": "mover"}
    return Run("naval_battle", naval_battle, fight, interception_fought, roles=roles)


def battle(voyage: Voyage, given: FleetRound) -> Step:
    """2.7.6: the battle at the end of the movement, the mover attacking."""
    fight = battle_between(voyage.fleet("mover"), voyage.fleet("defender"), given)
    return Run("naval_battle", naval_battle, fight, fought, roles={"attacker": "mover", "defender": "enemy"})


def battle_between(attacker: Fleet, defender: Fleet, given: FleetRound) -> Given:
    """Who follows whom to port is asked here, with the ships that go."""
    options = written(given).get("options", {})
    sides = {"attacker": {**attacker.in_battle, "follow": "no"}, "defender": {**defender.in_battle, "follow": "no"}}
    return naval_battle.validate({**sides, "wind": given.wind, "by_kind": True, "options": options})


def interception_fought(voyage: Voyage, outcome: NavalOutcomeByKind) -> Move:
    return after_battle(voyage, "interceptor", outcome, "defender")


def fought(voyage: Voyage, outcome: NavalOutcomeByKind) -> Move:
    return after_battle(voyage, "defender", outcome, "attacker")


def after_battle(voyage: Voyage, enemy: Enemy, outcome: NavalOutcomeByKind, side: Side) -> Move:
    """2.7.4, 2.7.6: losses, ships due back and drowned troops of both; the loser makes for port."""
    won, lost = outcome.loser == OPPONENT[side], outcome.loser == side
    captor, taken = voyage.fleet(enemy if lost else "mover"), f"{enemy}_prizes" if lost else "prizes"
    left = voyage._replace(
        **{enemy: voyage.fleet(enemy).after_battle(outcome.left(OPPONENT[side]))},
        mover=voyage.fleet("mover").after_battle(outcome.left(side)),
        **{taken: captor.with_prizes(outcome.prizes, getattr(voyage, taken))},
    )
    drowned = [one for who in ("mover", enemy) for one in told_drowned(who, voyage.fleet(who), getattr(left, who))]
    fled = told_flight(outcome, enemy if won else "mover")
    return goto(fought_out, Fought(left, enemy, won, lost), *drowned, *fled)


def told_flight(outcome: NavalOutcomeByKind, loser: str) -> tuple[Note, ...]:
    """2.7.6 étape 4: who leaves to leeward still tests for attrition, on seas that only the table knows."""
    return (note("attrition_of_flight", who=loser),) if outcome.end == "lee_retreat" else ()


def told_drowned(who: str, before: Fleet, after: Fleet | None) -> tuple[Note, ...]:
    """2.7.4: what is said of troops that the ships left intact do not carry."""
    left = after.cargo if after else NOBODY_ABOARD
    return (note("drowned", who=who, before=before.cargo.told, left=left.told),) if left != before.cargo else ()


class Fought(NamedTuple):
    """A voyage after a battle with an enemy, won or lost by who moves."""

    voyage: Voyage
    enemy: Enemy
    won: bool
    lost: bool


def fought_out(fought: Fought) -> Move:
    """2.7.6: who has lost makes for port, who has won may follow; a battle that nobody has won ends the movement."""
    voyage, enemy, won, lost = fought
    afloat = voyage.mover is not None and voyage.mover.afloat.any
    if lost or not afloat:
        return ended(voyage, "intercepted" if enemy == "interceptor" else "beaten")
    if not won:
        return ended(voyage, "intercepted" if enemy == "interceptor" else "drawn")
    if getattr(voyage, enemy) is None:
        return resumed(Won(voyage, enemy))
    return goto(follow, Won(voyage, enemy))


# --- 2.7.6, Suivi au port


def follow(won: Won) -> Step:
    """2.7.6, Poursuite ou suivi au port: follow the enemy and blockade his port, with all the ships or a part?"""
    parts = ("no", "part", "all") if won.voyage.fleet("mover").warships > THIRDS else ("no", "all")
    return Ask("follow", "mover", parts, followed, "no")


def followed(won: Won, answer: str) -> Move:
    if answer == "no":
        return resumed(won)
    return goto(follow_ships if answer == "part" else all_follow, won)


def follow_ships(won: Won) -> Step:
    """2.7.6, Suivi au port: how many detachments of warships follow."""
    most = (won.voyage.fleet("mover").warships - 1) // THIRDS
    if most == 1:
        return some_follow(won, 1)
    return Ask("follow_ships", "mover", tuple(range(1, most + 1)), some_follow, max(1, most // 2))


def some_follow(won: Won, detachments: int) -> Move:
    staying, going = won.voyage.fleet("mover").detached(detachments)
    voyage = won.voyage._replace(mover=staying.drowned(), followers=going)
    return goto(chase, Won(voyage, won.enemy))


def all_follow(won: Won) -> Step:
    """2.7.6, Suivi au port: the whole fleet follows, and its movement is over."""
    return goto(chase, Won(won.voyage._replace(mover=None, followers=won.voyage.mover), won.enemy))


def chase(won: Won, given: FleetRound) -> Step:
    """2.7.6, Suivi au port: a test of attrition for those who follow."""
    test = sailing(won.voyage.fleet("followers"), given)
    return Run("sea_attrition", sea_attrition, test, blockading, roles={"player": "mover"})


def blockading(won: Won, outcome: Arrival) -> Move:
    return came_through(FleetAfterAttrition(won.voyage, outcome, "blockading", won.enemy))


def in_blockade(won: Won) -> Move:
    if won.voyage.mover is None:
        return ended(won.voyage._replace(mover=won.voyage.followers, followers=None), "victorious")
    return resumed(won)


def resumed(won: Won) -> Move:
    """2.7.6: after an interception the rest of the fleet sails on."""
    return goto(leg, won.voyage) if won.enemy == "interceptor" else ended(won.voyage, "victorious")


# --- The end


def ended(voyage: Voyage, result: FleetEnd) -> Move:
    return goto(over, (voyage, result))


def over(end: tuple[Voyage, FleetEnd], given: FleetRound) -> Step:
    """2.7.3: a fleet that has come through lies where it sailed to."""
    voyage, result = end
    arrives = result in ("arrived", "victorious") and voyage.mover is not None
    place = given.to or (given.defender.place if given.defender else "")
    if arrives and voyage.mover is not None and place:
        voyage = voyage._replace(mover=voyage.mover.model_copy(update={"place": place}))
    return done(FleetRoundOutcome(result, arrives, *voyage), note("round_over", result=result))


# --- 2.7.6: ships that come back


class ShipsReturn(UnderDetachments):
    fleet: Annotated[Fleet, AT_ITS_KEY]
    when: Literal["round", "turn"] = "round"


class FleetBack(NamedTuple):
    fleet: Fleet


@procedure(
    passage="2.7.6, Effet des pertes",
    kind="check",
    examples=({"fleet": {**SEA_DOGS, "due_round": {"nav": 1}, "due_turn": {"de": 2}}, "when": "turn"},),
)
def ships_return(given: ShipsReturn) -> Move[FleetBack]:
    """2.7.6: damaged ships are back in the next round, immobilised ones in the next turn; three DE make a DN."""
    return done(FleetBack(given.fleet.back(given.when)))
