"""2.2 to 2.4: a stack's round: interception, evasion, attrition, battle and retreat, then the siege of the place."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.games.europa_universalis.campaign.choosing_losses import Losses, Way, loss_question, ways_left
from jacta.games.europa_universalis.campaign.siege_round import (
    JANISSARIES,
    SIEGE_ASKS,
    SIEGE_TABLES,
    VIENNA,
    SiegeRound,
    SiegeRoundOutcome,
    siege_round,
)
from jacta.games.europa_universalis.combat.battle_end import LandBattleOutcome
from jacta.games.europa_universalis.combat.land_battle import BATTLE_TABLES, land_battle
from jacta.games.europa_universalis.inputs import (
    AT_ITS_KEY,
    THIRDS,
    Crossing,
    Map,
    Modifier,
    Terrain,
    refuse,
    same_country,
)
from jacta.games.europa_universalis.marches.attrition import Attrition, AttritionOutcome, attrition
from jacta.games.europa_universalis.marches.interception import (
    Evasion,
    EvasionOutcome,
    Interception,
    InterceptionOutcome,
    evasion,
    interception,
)
from jacta.games.europa_universalis.marches.stacking import MOST_DT
from jacta.games.europa_universalis.options import AssaultOptions, BattleOptions, InterceptionOptions
from jacta.games.europa_universalis.overseas.exploration import (
    DetachmentsWorn,
    ExplorationAttrition,
    exploration_attrition,
)
from jacta.games.europa_universalis.pieces.fortress import Fortress
from jacta.games.europa_universalis.pieces.stack import Name, Stack, known
from jacta.rules import Ask, Choice, Given, Move, Receiver, Run, Step, done, goto, note, procedure, written

Who: TypeAlias = Literal["mover", "interceptor", "defender"]
Player: TypeAlias = Literal["mover", "enemy"]
FIGHTERS: tuple[Who, ...] = ("mover", "interceptor", "defender")
PLAYERS: dict[Who, Player] = {"mover": "mover", "interceptor": "enemy", "defender": "enemy"}
RoundEnd: TypeAlias = Literal[
    "holds", "intercepted", "beaten", "drawn", "worn_away", "besieging", "captured", "withdrawn"
]
Stage: TypeAlias = Literal["interception_battle", "after_interception", "battle", "after_march", "after_battle"]
ROUND_ASKS = ("intercept", "evade", "break_off", *SIEGE_ASKS)


class RoundOptions(BattleOptions, AssaultOptions, InterceptionOptions):
    """The readings of everything that may happen in a round."""


class StackRound(Given):
    """A stack enters a region: who may intercept it, who stands there, and the enemy's fortress of the place.

    `marched` says that its march calls for a test of attrition (the document leaves the trigger to the boxed game);
    `friendly_only`, that overseas it led through provinces with friendly COL and COM alone;
    `friendly_fortress`, that a fortress of its own side stands there unbesieged, before which an interceptor is worn.
    `to` is what the region is called; left out, it is where the fortress or the defender stands.
    """

    mover: Annotated[Stack, AT_ITS_KEY]
    interceptor: Annotated[Stack | None, AT_ITS_KEY] = None
    defender: Annotated[Stack | None, AT_ITS_KEY] = None
    fortress: Annotated[Fortress | None, AT_ITS_KEY] = None
    to: Name = ""
    terrain: Terrain = "plain"
    crossing: Crossing = "none"
    map: Map = "europe"
    marched: bool = True
    friendly_only: bool = False
    friendly_force_or_city: bool = False
    enemy_force_present: bool = False
    recent_siege: bool = False
    bad_weather: bool = False
    friendly_fortress: bool = False
    modifier: Modifier = 0
    options: RoundOptions = RoundOptions()

    @model_validator(mode="after")
    def keys_agree(self) -> StackRound:
        if self.friendly_fortress and self.fortress is not None:
            raise refuse("friendly_fortress", "two-fortresses")
        if self.fortress is not None and same_country(self.fortress.nation, self.mover.nation):
            raise refuse("fortress", "entering-own-fortress", nation=self.mover.nation)
        if self.friendly_only and self.map == "europe":
            raise refuse("friendly_only", "march-in-europe")
        return self

    @model_validator(mode="after")
    def fighters_are_known(self) -> StackRound:
        if self.interceptor or self.defender or self.fortress:
            for key in FIGHTERS:
                known(key, getattr(self, key))
        return self

    @property
    def friends_there(self) -> bool:
        """2.4.6: whether a force or a city of the interceptor's side is in the region."""
        return self.friendly_force_or_city or self.defender is not None or self.fortress is not None

    @property
    def region(self) -> str:
        """What the region is called, where that is known."""
        return self.to or next((one.place for one in (self.fortress, self.defender) if one and one.place), "")


class Round(NamedTuple):
    """The pieces as they stand; None: there is none, or no more."""

    mover: Stack | None
    interceptor: Stack | None
    defender: Stack | None
    fortress: Fortress | None
    garrison: Stack | None = None

    def stack(self, who: Who) -> Stack:
        found: Stack | None = getattr(self, who)
        assert found is not None
        return found

    def with_stack(self, who: Who, stack: Stack | None) -> Round:
        if who == "mover":
            return self._replace(mover=stack)
        return self._replace(interceptor=stack) if who == "interceptor" else self._replace(defender=stack)


class Loss(NamedTuple):
    who: Who
    losses: Losses


class PendingLosses(NamedTuple):
    """Losses still to be borne, one stack after the other, and what comes then; `winner` of the battle behind it."""

    round: Round
    losses: tuple[Loss, ...]
    stage: Stage
    winner: Player | Literal["none"] = "none"


class StackRoundOutcome(NamedTuple):
    result: RoundEnd
    stands: bool
    captured: bool
    mover: Stack | None
    interceptor: Stack | None
    defender: Stack | None
    fortress: Fortress | None
    garrison: Stack | None


LANDSKNECHTS: dict[str, Any] = {
    "nation": "habsburg",
    "period": 2,
    "tech": "arquebus",
    "a_minus": 1,
    "dt": 1,
    "leader": {"name": "Salm", "manoeuvre": 2, "fire": 1, "shock": 2},
}


@procedure(
    passage="2.2.2 Séquence de la bataille; 2.3 Les sièges; 2.4.5; 2.4.6 Interception",
    asks=ROUND_ASKS,
    tables=tuple(dict.fromkeys((*BATTLE_TABLES, *SIEGE_TABLES))),
    aims={"mover": "stands=true", "enemy": "stands=false"},
    new_pieces={"garrison": "fortress"},
    examples=(
        {"mover": JANISSARIES, "defender": LANDSKNECHTS, "fortress": VIENNA},
        {"mover": JANISSARIES, "interceptor": LANDSKNECHTS, "marched": False, "friendly_fortress": True},
        {"mover": LANDSKNECHTS},
    ),
)
def stack_round(given: StackRound) -> Move[StackRoundOutcome]:
    """2.4.6: a stack enters a region, and the enemy may meet it there."""
    state = Round(given.mover, given.interceptor, given.defender, given.fortress)
    return goto(meet if state.interceptor is None else may_intercept, state)


# --- 2.4.6 Interception


def may_intercept(state: Round, given: StackRound) -> Step:
    """2.4.6: an enemy stack may try to intercept."""
    options = (Choice("yes", leads_to=(interception.id, written(attempt(state, given)))), Choice("no"))
    return Ask("intercept", "enemy", options, intercept_decided, "yes")


def attempt(state: Round, given: StackRound) -> Interception:
    return Interception(
        manoeuvre=state.stack("interceptor").commander.manoeuvre,
        enemy_manoeuvre=state.stack("mover").commander.manoeuvre,
        friendly_force_or_city=given.friends_there,
        recent_siege=given.recent_siege,
        enemy_force_present=given.enemy_force_present,
        bad_weather=given.bad_weather,
        options=InterceptionOptions(friends_rule=given.options.friends_rule),
    )


def intercept_decided(state: Round, answer: str) -> Move:
    return goto(intercept if answer == "yes" else meet, state)


def intercept(state: Round, given: StackRound) -> Step:
    """2.4.6, Interception sur 8+: one attempt."""
    return Run("interception", interception, attempt(state, given), met, roles={"interceptor": "enemy"})


def met(state: Round, outcome: InterceptionOutcome, given: StackRound) -> Move:
    if not outcome.success:
        return goto(meet, state)
    return goto(interceptor_wears if given.friendly_fortress else interception_battle, state)


def interceptor_wears(state: Round, given: StackRound) -> Step:
    """2.4.6: who intercepts before an unbesieged enemy fortress tests for attrition."""
    then = (interceptor_worn, interceptor_worn_overseas)
    return attrition_of(state.stack("interceptor"), "enemy", then, given)


def interceptor_worn(state: Round, outcome: AttritionOutcome) -> Move:
    return goto(bear, PendingLosses(state, (Loss("interceptor", outcome.losses),), "interception_battle"))


def interceptor_worn_overseas(state: Round, outcome: DetachmentsWorn) -> Move:
    return goes_to_intercept(shrunk(state, "interceptor", outcome))


def goes_to_intercept(state: Round) -> Move:
    return goto(meet if state.interceptor is None else interception_battle, state)


def attrition_of(stack: Stack, player: Player, then: tuple[Receiver, Receiver], given: StackRound) -> Step:
    """2.4.2, 2.8.2: a march wears a stack away by the table of Europe, or by that of the lands overseas."""
    worn, worn_overseas = then
    roles = {"player": player}
    manoeuvre = stack.commander.manoeuvre
    if given.map == "europe":
        test = Attrition(dt=min(14, stack.detachments), manoeuvre=manoeuvre)
        return Run("attrition", attrition, test, worn, roles=roles)
    dt, dc = tested_overseas(stack)
    march = ExplorationAttrition(activity="move", friendly_only=given.friendly_only, manoeuvre=manoeuvre, dt=dt, dc=dc)
    return Run("exploration_attrition", exploration_attrition, march, worn_overseas, roles=roles)


def tested_overseas(stack: Stack) -> tuple[int, int]:
    """2.8.2: the detachments and DC that a march wears away; pashas beyond a full stack are not worn."""
    dt, dc = divmod(stack.thirds, THIRDS)
    return min(MOST_DT, dt), dc


def shrunk(state: Round, who: Who, outcome: DetachmentsWorn) -> Round:
    stack = state.stack(who)
    dt, dc = tested_overseas(stack)
    return state.with_stack(who, stack.after_thirds(THIRDS * (dt - outcome.dt) + dc - outcome.dc))


def interception_battle(state: Round, given: StackRound) -> Step:
    """2.4.6 (R47): the battle is fought at once; the interceptor attacks, unless friends of his stand there."""
    attacker, defender = lines(state)
    battle = battle_between(state.stack(attacker), state.stack(defender), given, interception=True)
    roles = {"attacker": PLAYERS[attacker], "defender": PLAYERS[defender]}
    return Run("land_battle", land_battle, battle, interception_fought, roles=roles)


def lines(state: Round) -> tuple[Who, Who]:
    """2.4.6 (R47): who attacks in an interception, and whom."""
    return ("interceptor", "mover") if state.defender is None else ("mover", "interceptor")


def battle_between(attacker: Stack, defender: Stack, given: StackRound, *, interception: bool) -> Given:
    options = {key: getattr(given.options, key) for key in BattleOptions.model_fields}
    crossed = {} if interception else {"crossing": given.crossing}
    return land_battle.validate(
        {
            "attacker": attacker.in_battle,
            "defender": defender.in_battle,
            "terrain": given.terrain,
            "map": given.map,
            "interception": interception,
            "options": options,
            **crossed,
        }
    )


def interception_fought(state: Round, outcome: LandBattleOutcome) -> Move:
    return goto(bear, after_fight(state, outcome, *lines(state), "after_interception"))


def after_fight(state: Round, outcome: LandBattleOutcome, attacker: Who, defender: Who, stage: Stage) -> PendingLosses:
    """2.2.5: what both sides have to bear, and who has won."""
    losses = (Loss(attacker, outcome.attacker_losses), Loss(defender, outcome.defender_losses))
    won: dict[str, Player] = {"attacker": PLAYERS[attacker], "defender": PLAYERS[defender]}
    return PendingLosses(state, losses, stage, won.get(outcome.winner, "none"))


# --- Retraite avant bataille


def meet(state: Round) -> Step:
    """Retraite avant bataille sur 8+: the stack that stands there may refuse the battle."""
    if state.defender is None:
        return goto(march, state)
    chance = Choice("yes", leads_to=(evasion.id, written(refusal(state))))
    return Ask("evade", "enemy", ("no", chance), evasion_decided, "no")


def refusal(state: Round) -> Evasion:
    own, enemy = state.stack("defender").commander, state.stack("mover").commander
    return Evasion(manoeuvre=own.manoeuvre, enemy_manoeuvre=enemy.manoeuvre)


def evasion_decided(state: Round, answer: str) -> Move:
    return goto(evade if answer == "yes" else march, state)


def evade(state: Round) -> Step:
    """Retraite avant bataille sur 8+: one die."""
    return Run("evasion", evasion, refusal(state), evaded, roles={"evader": "enemy"})


def evaded(state: Round, outcome: EvasionOutcome) -> Move:
    return goto(march_alone if outcome.success else march, state)


# --- 2.4.2 Usure


def march(state: Round, given: StackRound) -> Step:
    """2.4.2: the march wears the stack away before it fights."""
    return wearing(state, given, fights=state.defender is not None)


def march_alone(state: Round, given: StackRound) -> Step:
    """2.4.2: the march wears the stack away; the enemy is gone."""
    return wearing(state, given, fights=False)


def wearing(state: Round, given: StackRound, *, fights: bool) -> Step:
    if not given.marched:
        return goto(battle if fights else besiege, state)
    then = (worn_in_europe, worn_overseas) if fights else (worn_alone, worn_overseas_alone)
    return attrition_of(state.stack("mover"), "mover", then, given)


def worn_in_europe(state: Round, outcome: AttritionOutcome) -> Move:
    return goto(bear, PendingLosses(state, (Loss("mover", outcome.losses),), "battle"))


def worn_alone(state: Round, outcome: AttritionOutcome) -> Move:
    return goto(bear, PendingLosses(state, (Loss("mover", outcome.losses),), "after_march"))


def worn_overseas(state: Round, outcome: DetachmentsWorn) -> Move:
    left = shrunk(state, "mover", outcome)
    return ended(left, "worn_away") if left.mover is None else goto(battle, left)


def worn_overseas_alone(state: Round, outcome: DetachmentsWorn) -> Move:
    left = shrunk(state, "mover", outcome)
    return ended(left, "worn_away") if left.mover is None else goto(besiege, left)


# --- 2.2 La bataille


def battle(state: Round, given: StackRound) -> Step:
    """2.2.2: the battle, the mover attacking; the retreat of the loser is part of it."""
    fight = battle_between(state.stack("mover"), state.stack("defender"), given, interception=False)
    roles = {"attacker": "mover", "defender": "enemy"}
    return Run("land_battle", land_battle, fight, fought, roles=roles)


def fought(state: Round, outcome: LandBattleOutcome) -> Move:
    return goto(bear, after_fight(state, outcome, "mover", "defender", "after_battle"))


# --- 2.2.5 Who bears the losses


def bear(bearing: PendingLosses, given: StackRound) -> Step:
    """2.2.5 (R3): the owner says which counters bear the losses."""
    who, losses = bearing.losses[0]
    ways = ways_left(bearing.round.stack(who), losses, given.map)
    if len(ways) == 1:
        return borne(bearing, next(iter(ways)), given)
    return loss_question(PLAYERS[who], ways, losses, borne)


def borne(bearing: PendingLosses, way: Way, given: StackRound) -> Move:
    who, losses = bearing.losses[0]
    left = ways_left(bearing.round.stack(who), losses, given.map)[way]
    bearing = bearing._replace(round=bearing.round.with_stack(who, left), losses=bearing.losses[1:])
    return goto(bear, bearing) if bearing.losses else resumed(bearing, given)


def resumed(bearing: PendingLosses, given: StackRound) -> Move:
    """2.2.5; 2.4.6: what follows when all losses are borne; an interceptor who has won stays where he fought."""
    state, _, stage, winner = bearing
    if stage == "after_interception" and winner == "enemy" and state.interceptor is not None and given.region:
        state = state._replace(interceptor=state.interceptor.model_copy(update={"place": given.region}))
    if stage == "interception_battle":
        return goes_to_intercept(state)
    if state.mover is None:
        return ended(state, "worn_away" if stage in ("battle", "after_march") else "beaten")
    if stage == "battle":
        return goto(battle, state)
    if stage == "after_march" or (stage == "after_battle" and winner == "mover"):
        return goto(besiege, state)
    if stage == "after_interception":
        return goto(meet, state) if winner == "mover" else ended(state, "intercepted")
    return ended(state, "beaten" if winner == "enemy" else "drawn")


# --- 2.3 Les sièges


def besiege(state: Round, given: StackRound) -> Step:
    """2.3: the stack holds the region, and may lay siege to its fortress."""
    if state.fortress is None:
        return ended(state, "holds")
    options = AssaultOptions(
        besieged_fire=given.options.besieged_fire, arquebus_rounding=given.options.arquebus_rounding
    )
    siege = SiegeRound(
        besieger=state.stack("mover"),
        fortress=state.fortress,
        modifier=given.modifier,
        map=None if given.left_out("map") else given.map,
        options=options,
    )
    roles = {"besieger": "mover", "besieged": "enemy"}
    return Run("siege_round", siege_round, siege, besieged, roles=roles)


def besieged(state: Round, outcome: SiegeRoundOutcome) -> Move:
    state = state._replace(mover=outcome.besieger, fortress=outcome.fortress, garrison=outcome.garrison)
    if outcome.captured:
        return ended(state, "captured")
    left = outcome.result in ("lifted", "not_maintained") or outcome.besieger is None
    return ended(state, "withdrawn" if left else "besieging")


# --- The end


def ended(state: Round, result: RoundEnd) -> Move:
    return goto(over, (state, result))


def over(end: tuple[Round, RoundEnd], given: StackRound) -> Step:
    """2.4.5: a stack that stands in the region at the end of its round is there from now on."""
    state, result = end
    stands = result in ("holds", "besieging", "captured")
    if stands and state.mover is not None and given.region:
        state = state._replace(mover=state.mover.model_copy(update={"place": given.region}))
    return done(StackRoundOutcome(result, stands, result == "captured", *state), note("round_over", result=result))
