"""Mouvement des armées: the movement phase of one player (4.7)."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.games.mighty_empires.campaign.advance import Going, advance, embassy, heard, negotiates
from jacta.games.mighty_empires.campaign.alliances import allied, broken_off, pacts
from jacta.games.mighty_empires.campaign.awaiting import awaiting
from jacta.games.mighty_empires.campaign.diplomacy import Reception, diplomacy
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.missions import Patrol, mission
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import END, Act, Pact, places
from jacta.games.mighty_empires.state.changes import annex, put
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, TurnGiven, state_procedure
from jacta.games.mighty_empires.state.world import ROLLS, World, seat_name
from jacta.rules import Ask, Move, Note, Run, Step, done, goto, note, often_changed

NO = "no"


@often_changed
class March(NamedTuple):
    """A movement phase: what a unit does now; the hex where it was held, who may still pursue it, and who does."""

    world: World
    seat: int
    act: Act | None = None
    pinned_at: int | None = None
    pursuers: tuple[int, ...] = ()
    hunter: str | None = None
    spoken: bool = False
    proposed_to: int = 0

    @property
    def prey(self) -> str:
        """The unit that withdraws."""
        assert self.act is not None
        return self.act.unit


@state_procedure(
    "Mouvement des armées",
    {"state": state(phase="movement"), "seat": 0},
    sampled=100,
    asks=("move", "pursue_withdrawal", "alliance_answer"),
    readings=("voluntary_withdrawal", "sabotage_rule", "exploration_shared", "alliances", "orders"),
    runs=(advance, mission),
)
def movement(given: TurnGiven) -> Move[After]:
    """Mouvement des armées: a player moves his armies and ships."""
    return goto(orders, March(in_port(given.world._replace(phase="movement"), given.seat), given.seat))


def in_port(world: World, seat: int) -> World:
    """La bataille navale (R59): a damaged ship is repaired in an own or allied coastal city."""
    for unit in [unit for unit in world.units if unit.damaged and unit.owner == seat]:
        if world.is_port(unit.hex, seat):
            world = put(world, unit._replace(damaged=False))
    return world


def choices(march: March) -> tuple[Act | Pact | str, ...]:
    """D8, D10: everything that a unit may do; the phase can end unless a ship must follow its scouts."""
    view = legal_moves(march.world, march.seat)
    found: tuple[Act | Pact | str, ...] = tuple(view.moves()) if view.bound() else (END, *view.moves())
    return (*found, *treaties(march)) if march.world.options.orders == "brief" else found


def treaties(march: March) -> list[Pact]:
    """D5 (R56, R107): in brief a player speaks of alliances in his own turn, once, and only if he wants to."""
    world = march.world
    if march.spoken or not world.options.allies_allowed(world.players):
        return []
    return pacts(world, march.seat)


def orders(march: March) -> Step:
    """Mouvement des armées (R48-R53): unit after unit, in any order, as long as the player likes."""
    options = choices(march)
    if len(options) == 1:
        only = options[0]
        return (
            goto(bound, march._replace(act=only), must(march.world, only))
            if isinstance(only, Act)
            else ordered(march, only)
        )
    return Ask(
        "move",
        seat_name(march.seat),
        options,
        ordered,
        steward.move,
        leads_to=ahead,
        remark=beside,
        grouped="unit",
        places=places,
    )


def ahead(march: March, act: Act | Pact | str) -> tuple[str, Any] | None:
    """The odds of what awaits the unit there."""
    return awaiting(march.world, act) if isinstance(act, Act) else None


def ordered(march: March, act: Act | Pact | str) -> Move:
    world = march.world
    if isinstance(act, Pact):
        return treated(march, act)
    if isinstance(act, str):
        return goto(negotiations, march._replace(world=in_port(world, march.seat)))
    unit = world.unit(act.unit)
    pinned = unit.hex in legal_moves(world, march.seat).enemies
    march = March(world, march.seat, act, unit.hex if pinned else None, spoken=march.spoken)
    if act.do in ("enter", "leave"):
        world = put(world, unit._replace(inside=act.do == "enter", shifted=True))
        return goto(orders, march._replace(world=world))
    return goto(scouting_ahead if act.do == "scout" else going, march)


def must(world: World, act: Act) -> Note:
    """What nobody was asked is told."""
    return note("bound", unit=act.unit, to=act.to, damaged=world.unit(act.unit).damaged)


def bound(march: March) -> Move:
    """Déplacements maritimes; La bataille navale (R52, R59): a ship does the only thing that it may do."""
    assert march.act is not None
    return ordered(march, march.act)


def treated(march: March, pact: Pact) -> Move:
    """Combat entre armées (R56): an alliance is proposed, or broken at once."""
    if pact.do == "propose":
        return goto(proposing, march._replace(proposed_to=pact.seat))
    world, told = broken_off(march.world, march.seat, pact.seat)
    return goto(orders, march._replace(world=world, spoken=True), told)


def proposing(march: March) -> Step:
    """Combat entre armées (R56): a proposal takes effect if the other agrees."""
    about = {"proposer": seat_name(march.seat)}
    return Ask("alliance_answer", seat_name(march.proposed_to), (True, False), proposed, False, about)


def proposed(march: March, yes: bool) -> Move:
    if not yes:
        return goto(orders, march._replace(spoken=True))
    world, told = allied(march.world, march.seat, march.proposed_to)
    return goto(orders, march._replace(world=world, spoken=True), told)


# --- A step, a mission


def going(march: March) -> Step:
    """Mouvement des armées; Transport de troupe: one step, or on board, or ashore."""
    act = march.act
    assert act is not None
    return Run("advance", advance, Going.of(march.world, unit=act.unit, to=act.to, manner=act.do), then=stepped)


def stepped(march: March, after: After) -> Move:
    """Mouvement des armées (R47): whoever stood beside the unit may follow it, player after player."""
    march = march._replace(world=after.state)
    if march.pinned_at is None:
        return goto(orders, march)
    return goto(chase, march._replace(pursuers=tuple(one for one in march.world.order if one != march.seat)))


def scouting_ahead(march: March) -> Step:
    """Marche forcée (R48, R49): each hex is explored apart."""
    assert march.act is not None
    return Run("mission", mission, Patrol.of(march.world, unit=march.act.unit, to=march.act.to), then=scouted_ahead)


def scouted_ahead(march: March, after: After) -> Move:
    return goto(orders, march._replace(world=after.state))


# --- Pursuit of a unit that withdraws


def hunters(march: March) -> tuple[str, ...]:
    """D13: the next player's units on the hex that was left that may follow."""
    world, seat = march.world, march.pursuers[0]
    assert march.act is not None
    assert march.pinned_at is not None
    if not world.hostile(seat, march.seat):
        return ()
    view, to = legal_moves(world, seat), world.atlas.by_name[march.act.to]
    field = [unit for unit in world.in_field(march.pinned_at) if unit.owner == seat]
    return tuple(unit.id for unit in field if view.may_pursue(unit, to))


def exposed(march: March) -> bool:
    """Whether the unit that withdrew got away, and stands in the field."""
    prey = march.world.find(march.prey)
    return prey is not None and prey.hex != march.pinned_at and prey.in_field


def chase(march: March) -> Step:
    """La retraite (R47, R58): a player with units on the hex that was left may follow with one of them."""
    if not march.pursuers or not exposed(march):
        return goto(orders, march)
    assert march.act is not None
    options = hunters(march)
    if not options:
        return goto(chase, march._replace(pursuers=march.pursuers[1:]))
    about = {"unit": march.prey, "hex": march.act.to}
    return Ask(
        "pursue_withdrawal", seat_name(march.pursuers[0]), (NO, *options), chased, steward.pursue_withdrawal, about
    )


def chased(march: March, hunter: str) -> Move:
    if hunter == NO:
        return goto(chase, march._replace(pursuers=march.pursuers[1:]))
    return goto(pursuit, march._replace(hunter=hunter))


def pursuit(march: March) -> Step:
    """La retraite (R58): the pursuer comes to the same hex, free of charge."""
    assert march.act is not None
    going = Going.of(march.world, unit=march.hunter, to=march.act.to, manner="pursuit")
    return Run("advance", advance, going, then=caught_up)


def caught_up(march: March, after: After) -> Move:
    return goto(chase, march._replace(world=after.state, pursuers=march.pursuers[1:], hunter=None))


# --- The end of the phase


def talks(march: March) -> int | None:
    """4.6: the next neutral site where the player's field units have not yet been heard this turn."""
    world, seat = march.world, march.seat
    places = sorted({unit.hex for unit in world.units if unit.owner == seat and unit.in_field})
    return next((hex for hex in places if negotiates(world, seat, hex)), None)


def negotiations(march: March) -> Step:
    """Constructions neutres et hostiles, 5-9 (R41): who stays at a neutral site is heard again."""
    world, hex = march.world, talks(march)
    if hex is None:
        return done(After(world))
    present = [unit for unit in world.in_field(hex) if unit.owner == march.seat]
    speaker = next((unit for unit in present if unit.kind == "army"), present[0])
    return Run("diplomacy", diplomacy, embassy(world, hex, speaker), then=negotiated, roles=ROLLS[march.seat])


def negotiated(march: March, reception: Reception) -> Move:
    hex = talks(march)
    assert hex is not None
    return goto(
        negotiations, march._replace(world=annex(heard(march.world, march.seat, hex, reception), march.seat, hex))
    )
