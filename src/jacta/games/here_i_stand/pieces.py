"""What players own and keep: formations, fleets and leaders, and the four trackers that the sheet speaks of.

Each is an immutable sheet that checks itself; a transition gives the sheet as it stands afterwards. What a procedure
fills in from a piece, and what becomes of the piece in it, stands at the end: `attacker=:Janissaries` fills
`attacker_units`, `attacker_cavalry` and `attacker_leaders`, and the survivors replace the formation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from jacta.games.here_i_stand.counters import (
    BATTLE,
    BATTLE_AT_SEA,
    LEADERS,
    LISTED,
    PIRACY,
    counters,
    known_name,
    value_of,
)
from jacta.games.here_i_stand.inputs import AnyPlace, Count, Who, off_the_map, refuse
from jacta.rules import Known, Piece, Role, Strict, Values, in_force, remembered

if TYPE_CHECKING:
    from jacta.games.here_i_stand.combat.land import AssaultOutcome, FieldBattleOutcome, SiegeHandedBack
    from jacta.games.here_i_stand.combat.piracy import PiracyOutcome
    from jacta.games.here_i_stand.combat.sea import NavalCombatOutcome
    from jacta.games.here_i_stand.movement.spring import Deployed
    from jacta.games.here_i_stand.movement.transport import Transported
    from jacta.games.here_i_stand.movement.winter import ReturnVerdict, WinterMove

Power = Literal[
    "ottoman",
    "hapsburg",
    "england",
    "france",
    "papacy",
    "protestant",
    "genoa",
    "venice",
    "hungary",
    "scotland",
    "knights",
    "independent",
]
OTTOMAN = "ottoman"
TURNS_AWAY = 1
"""Who goes to the turn track is back next turn; the sheet names no turn."""
PIRACY_CAP = 10
"""Piracy points the Ottoman may gain in a game by the rulebook; the sheet prints no cap (R22)."""

LAST_TURN = 20
Turn = Annotated[int, Field(ge=1, le=LAST_TURN)]
Due = Annotated[int, Field(ge=1, le=LAST_TURN + TURNS_AWAY)]
ArmyLeader = Annotated[
    str, AfterValidator(known_name("leaders")), Known("leaders"), Values(lambda: counters("leaders"))
]
NavalLeader = Annotated[
    str,
    AfterValidator(known_name("naval_leaders")),
    Known("naval_leaders"),
    Values(lambda: counters("naval_leaders")),
]
AnyLeader = Annotated[str, AfterValidator(known_name("leaders", "naval_leaders")), LEADERS]
Where = Annotated[AnyPlace, Values(lambda: in_force("here_i_stand", "map").value.adjacent)]
"""A place on the map."""


def no_two_alike(leaders: Sequence[str]) -> None:
    for place, name in enumerate(leaders):
        if name in leaders[:place]:
            raise refuse(f"leaders.{place}", "leader-twice", name=name)


# --- Formations, fleets, leaders


class Formation(Piece):
    """Land units of one power that stand and march together, with the leaders who lead them."""

    kind: ClassVar[str] = "formation"

    power: Power
    units: Count
    at: Where | None = None
    cavalry: Count = 0
    leaders: Annotated[tuple[ArmyLeader, ...], LISTED] = ()

    @model_validator(mode="after")
    def is_one(self) -> Self:
        if not (self.size or self.leaders):
            raise refuse("units", "no-army")
        if self.cavalry and self.power != OTTOMAN:
            raise refuse("cavalry", "ottoman-cavalry")
        no_two_alike(self.leaders)
        if self.at is not None and self.at not in in_force("here_i_stand", "map").value.spaces:
            raise off_the_map("at", self.at, in_force("here_i_stand", "map").value.spaces)
        return self

    @property
    def size(self) -> int:
        return self.units + self.cavalry

    @property
    def ratings(self) -> tuple[int, ...]:
        """The battle ratings of its leaders."""
        return tuple(value_of(name, BATTLE) or 0 for name in self.leaders)

    def left_with(self, units: int, cavalry: int, *, leaders_free: bool = False) -> Self | None:
        """What is left of it: its leaders go with the last unit, unless they are free to go elsewhere."""
        if not units + cavalry and not (leaders_free and self.leaders):
            return None
        left: Self = _with_units(self, units, cavalry)
        return left

    def moved_to(self, place: str | None) -> Self:
        return self if place is None else _standing_at(self, place)

    def driven_from(self, place: str | None, to: str | None) -> Self:
        """Gone from a place that it must leave; where nobody says whither, its sheet names no place."""
        return _standing_at(self, to) if to is not None or self.at == place else self


@remembered
def _with_units(formation: Formation, units: int, cavalry: int) -> Any:
    return formation.model_copy(update={"units": units, "cavalry": cavalry})


@remembered
def _standing_at(formation: Formation, place: str | None) -> Any:
    return formation.model_copy(update={"at": place})


class Fleet(Piece):
    """Naval units of one power in one place, with their naval leaders."""

    kind: ClassVar[str] = "fleet"

    power: Power
    squadrons: Count
    at: Where | None = None
    corsairs: Count = 0
    leaders: Annotated[tuple[NavalLeader, ...], LISTED] = ()

    @model_validator(mode="after")
    def is_one(self) -> Self:
        if not self.size:
            raise refuse("squadrons", "no-fleet")
        if self.corsairs and self.power != OTTOMAN:
            raise refuse("corsairs", "ottoman-corsairs")
        no_two_alike(self.leaders)
        if self.at is not None:
            board = in_force("here_i_stand", "map").value
            board.require_place("at", self.at)
            if self.at in board.spaces and not board.spaces[self.at].ports:
                raise refuse("at", "no-port", name=self.at)
        return self

    @property
    def size(self) -> int:
        return self.squadrons + self.corsairs

    @property
    def ratings(self) -> tuple[int, ...]:
        """The battle ratings of its leaders."""
        return tuple(value_of(name, BATTLE_AT_SEA) or 0 for name in self.leaders)

    @property
    def piracy(self) -> int:
        """The piracy rating of the leader who is best at it (R2)."""
        return max((value_of(name, PIRACY) or 0 for name in self.leaders), default=0)

    def left_with(self, squadrons: int, corsairs: int) -> Self | None:
        """What is left of it; the leaders of a fleet that is no more wait on the turn track."""
        if not squadrons + corsairs:
            return None
        return self.model_copy(update={"squadrons": squadrons, "corsairs": corsairs})


class Leader(Piece):
    """A leader who is with no formation at the moment: on his own, captive, or waiting on the turn track."""

    kind: ClassVar[str] = "leader"

    power: Power
    leader: AnyLeader
    at: Where | None = None
    held_by: Power | None = None
    due: Due | None = None

    @model_validator(mode="after")
    def is_in_one_place(self) -> Self:
        if self.held_by == self.power:
            raise refuse("held_by", "own-captive")
        if self.held_by is not None and self.due is not None:
            raise refuse("due", "captive-on-track")
        return self


# --- Trackers


Waits = Literal["squadron", "corsair", "naval_unit", "naval_leader"]


class Waiting(Strict):
    """A naval unit or naval leader set aside until the turn `due`; a leader by name, where he is known."""

    what: Waits
    power: Power
    due: Due
    leader: NavalLeader | None = None


class TurnTrack(Piece):
    """Piste des tours: where naval units and naval leaders wait."""

    kind: ClassVar[str] = "turn_track"

    turn: Turn = 1
    waiting: tuple[Waiting, ...] = ()

    def holding(self, what: str, power: str, number: int) -> TurnTrack:
        """With so many more of them, due next turn."""
        one = Waiting.model_validate({"what": what, "power": power, "due": self.turn + TURNS_AWAY})
        return self.model_copy(update={"waiting": (*self.waiting, *(one,) * number)})

    def holding_leaders(self, leaders: Iterable[str], power: str) -> TurnTrack:
        """With these naval leaders, due next turn."""
        due = {"what": "naval_leader", "power": power, "due": self.turn + TURNS_AWAY}
        named = [Waiting.model_validate({**due, "leader": name}) for name in leaders]
        return self.model_copy(update={"waiting": (*self.waiting, *named)})

    def after_assault(self, outcome: AssaultOutcome, defender: str) -> TurnTrack:
        """Assaut, Réussi: the besieged naval units go to the track; the sheet does not tell squadron from corsair."""
        return self.holding("naval_unit", defender, outcome.naval_to_turn_track)

    def after_naval_combat(self, outcome: NavalCombatOutcome, attacker: Fleet, defender: Fleet) -> TurnTrack:
        """Naval: the leaders of an eliminated side go to the track."""
        track = self.holding_leaders(attacker.leaders if outcome.attacker_leaders_to_track else (), attacker.power)
        return track.holding_leaders(defender.leaders if outcome.defender_leaders_to_track else (), defender.power)

    def next_turn(self) -> tuple[TurnTrack, tuple[Waiting, ...]]:
        """The track a turn later, and who comes back from it."""
        turn = self.turn + 1
        back = tuple(one for one in self.waiting if one.due <= turn)
        kept = tuple(one for one in self.waiting if one.due > turn)
        return self.model_copy(update={"turn": turn, "waiting": kept}), back


class Captive(Strict):
    """An army leader, the power he serves, and the power that holds him."""

    leader: ArmyLeader
    of: Power
    held_by: Power


class Captives(Piece):
    """Chefs capturés. All leaders of an eliminated side are taken, not one (R59)."""

    kind: ClassVar[str] = "captives"

    captives: tuple[Captive, ...] = ()

    def taking(self, leaders: Iterable[str], of: str, by: str) -> Captives:
        taken = [Captive.model_validate({"leader": name, "of": of, "held_by": by}) for name in leaders]
        return self.model_copy(update={"captives": (*self.captives, *taken)})


class PiracyVp(Piece):
    """PV de piraterie that the Ottoman holds; `cap` is a limit for the whole game, where one is played."""

    kind: ClassVar[str] = "piracy_vp"

    vp: Count = 0
    cap: Count | None = None

    @property
    def vp_left(self) -> int | None:
        """What the Ottoman may still gain, as `piracy` wants it; None without a limit."""
        return None if self.cap is None else max(0, self.cap - self.vp)

    def after_piracy(self, outcome: PiracyOutcome) -> PiracyVp:
        """Piraterie (c): the target cedes points."""
        return self.model_copy(update={"vp": self.vp + outcome.vp_ceded})


# --- Their roles in the procedures that speak of units, ships and ratings


def formation_keys(who: Who) -> Callable[[Formation], Mapping[str, Any]]:
    return lambda piece: {
        f"{who}_units": piece.units,
        f"{who}_cavalry": piece.cavalry,
        f"{who}_leaders": list(piece.leaders),
    }


def after_battle(who: Who) -> Callable[[Formation, FieldBattleOutcome], Formation | None]:
    """Bataille rangée: the survivors; a formation without any is gone, its leaders captured."""
    return lambda piece, end: piece.left_with(getattr(end, f"{who}_units_left"), getattr(end, f"{who}_cavalry_left"))


def stormers_after(piece: Formation, end: AssaultOutcome | SiegeHandedBack) -> Formation | None:
    """Assaut (R13): the survivors; leaders of a force wiped out are displaced, not captured."""
    return piece.left_with(end.attacker_units_left, end.attacker_cavalry_left, leaders_free=True)


def garrison_after(piece: Formation, end: AssaultOutcome | SiegeHandedBack) -> Formation | None:
    """Assaut: taken, nothing is left and the leaders are captured; else the survivors hold out."""
    return piece.left_with(end.defender_units_left, end.defender_cavalry_left, leaders_free=not end.success)


def besieged_ships_after(piece: Fleet, end: AssaultOutcome | SiegeHandedBack) -> Fleet | None:
    return None if end.success else piece


def fleet_keys(who: Who) -> Callable[[Fleet], Mapping[str, Any]]:
    return lambda piece: {
        f"{who}_squadrons": piece.squadrons,
        f"{who}_corsairs": piece.corsairs,
        f"{who}_leaders": list(piece.leaders),
    }


def after_sea_fight(who: Who) -> Callable[[Fleet, NavalCombatOutcome], Fleet | None]:
    return lambda piece, end: piece.left_with(
        getattr(end, f"{who}_squadrons_left"), getattr(end, f"{who}_corsairs_left")
    )


def raiders_after(piece: Fleet, end: PiracyOutcome) -> Fleet | None:
    return piece.left_with(piece.squadrons, end.corsairs_left)


def points_keys(piece: PiracyVp) -> Mapping[str, Any]:
    return {} if piece.vp_left is None else {"vp_left": piece.vp_left}


def rolling_keys(piece: Formation) -> Mapping[str, Any]:
    """Intercepter, Echapper à la bataille: the force that rolls."""
    return {"leaders": list(piece.leaders)} | ({"cavalry": "own"} if piece.cavalry else {})


def enemy_keys(piece: Formation) -> Mapping[str, Any]:
    """Intercepter, Echapper à la bataille: the force it rolls against; only Ottoman cavalry makes a difference."""
    return {"cavalry": "enemy"} if piece.cavalry else {}


def commanding_keys(piece: Formation | Leader) -> Mapping[str, Any]:
    leaders = piece.leaders if isinstance(piece, Formation) else (piece.leader,)
    return {"leaders_command": list(leaders)}


def deploying_keys(piece: Formation) -> Mapping[str, Any]:
    place = {} if piece.at is None else {"from": piece.at}
    return {"power": piece.power, "units": piece.size, **commanding_keys(piece), **place}


def embarking_keys(piece: Formation) -> Mapping[str, Any]:
    place = {} if piece.at is None else {"from": piece.at}
    return {"power": piece.power, "units": piece.size, "leaders": len(piece.leaders), **place}


def after_the_way(piece: Formation, end: Deployed | Transported) -> Formation:
    return piece.moved_to(end.path[-1]) if end.legal and end.path else piece


def wintering_keys(piece: Formation | Fleet) -> Mapping[str, Any]:
    """Retour à la maison hivernal: all of it, from where it stands."""
    place = {} if piece.at is None else {"from": piece.at}
    return {"power": piece.power, "units": piece.size, "kind": "naval" if isinstance(piece, Fleet) else "land", **place}


def after_winter(piece: Formation | Fleet, end: ReturnVerdict, given: WinterMove) -> Formation | Fleet | None:
    """Retour à la maison hivernal: at home, where the move is legal; attrition takes cavalry last."""
    if not end.legal:
        return piece
    if isinstance(piece, Fleet):
        return piece.model_copy(update={"at": given.to})
    cavalry = min(piece.cavalry, end.arrives)
    left = piece.left_with(end.arrives - cavalry, cavalry)
    return left and left.moved_to(given.to)


FIELD_ROLES = {who: Role(Formation, formation_keys(who), after_battle(who)) for who in ("attacker", "defender")}
ASSAULT_ROLES = {
    "attacker": Role(Formation, formation_keys("attacker"), stormers_after),
    "defender": Role(Formation, formation_keys("defender"), garrison_after),
    "ships": Role(Fleet, lambda piece: {"defender_naval_units": piece.size}, besieged_ships_after),
}


def handing_back(role: Role) -> Role:
    """The same role in a siege, which says what is left of the piece."""
    return role._replace(fill=lambda piece: {**role.fill(piece), "hand_back": True})


SIEGE_ROLES = {who: handing_back(role) for who, role in ASSAULT_ROLES.items()}
WINTER_ROLES = {"piece": Role((Formation, Fleet), wintering_keys, after_winter)}
NAVAL_ROLES = {who: Role(Fleet, fleet_keys(who), after_sea_fight(who)) for who in ("attacker", "defender")}
PIRACY_ROLES = {
    "raider": Role(Fleet, lambda piece: {"corsairs": piece.corsairs, "leader_piracy": piece.piracy}, raiders_after),
    "points": Role(PiracyVp, points_keys, PiracyVp.after_piracy),
}
APPROACH_ROLES = {"formation": Role(Formation, rolling_keys), "enemy": Role(Formation, enemy_keys)}
LIMIT_ROLES = {"formation": Role(Formation, commanding_keys), "leader": Role(Leader, commanding_keys)}
SPRING_ROLES = {"formation": Role(Formation, deploying_keys, after_the_way)}
TRANSPORT_ROLES = {"formation": Role(Formation, embarking_keys, after_the_way)}
