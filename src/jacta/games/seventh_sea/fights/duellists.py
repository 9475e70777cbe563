"""Combat: two characters in a duel, as they are given and as they stand, and the blows they strike."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from jacta.games.seventh_sea.combat.blows import BlowGiven, check_weapon, melee_arm
from jacta.games.seventh_sea.combat.damage import KEPT
from jacta.games.seventh_sea.combat.fighters import Attacker, Defender
from jacta.games.seventh_sea.fights.moves import Defence, Fencer, defence_of
from jacta.games.seventh_sea.figures import (
    OTHER,
    SIDES,
    Choose,
    Dice,
    Kind,
    Name,
    RaisesOrChoose,
    Rank,
    Side,
    State,
    Style,
    Toughness,
    Trait,
    Weapon,
    state_of,
)
from jacta.games.seventh_sea.inputs import CharacterInput, number_or
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pieces import Improvised
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.rules import Move, Note, Rules, done, often_changed, remembered

# --- The fight as it is given


class Arm(NamedTuple):
    """A weapon by its name or by its dice, and whether it may break."""

    weapon: str | None = None
    weapon_rolled: int | None = None
    weapon_kept: int | None = None
    toughness: Toughness = "solid"


FISTS = Arm(weapon_rolled=0, weapon_kept=1)
"""Not printed: bare hands are as a blunt object of no size, which does not break."""


def arm_of(thing: Improvised) -> Arm:
    """Armes improvisées (GJ196a): one die kept of what is blunt, two of what cuts; its size adds to the arm."""
    return Arm(None, max(0, thing.size_modifier), KEPT[thing.edge], thing.toughness)


class Duellist(CharacterInput):
    """A full character with his weapon. A stated `style` fights by itself; left out, a player decides."""

    name: Name | None = None
    brawn: Trait
    finesse: Trait
    resolve: Trait
    wits: Trait
    panache: Annotated[int, Field(ge=1, le=10)]
    attack: Rank
    defence: Rank
    weapon: Weapon | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    improvised: Improvised | None = None
    off_hand: bool = False
    style: Style = "balanced"
    damage_raises: RaisesOrChoose = 0
    called_raises: RaisesOrChoose = 0
    hand_back: bool = False

    @property
    def led(self) -> bool:
        """Whether a person decides: whoever states a style fights by it and is not asked."""
        return self.left_out("style")

    def arm(self, broken: bool) -> Arm:
        """Armes improvisées: what he strikes with; when it is broken, his own weapon, or his fists."""
        if self.improvised is not None and not broken:
            return arm_of(self.improvised)
        if self.improvised is not None and self.weapon is None and self.weapon_rolled is None:
            return FISTS
        return Arm(self.weapon, self.weapon_rolled, self.weapon_kept)


def check_arms(one: Duellist, rules: Rules, key: str = "") -> None:
    """C8: a weapon that is known, by its name or by its dice, or whatever lies at hand."""
    if one.improvised is None or one.weapon is not None or one.weapon_rolled is not None:
        check_weapon(one.weapon, one.weapon_rolled, one.weapon_kept, key)
        melee_arm(one.weapon, one.weapon_rolled, one.weapon_kept, rules, key)


class DuelGiven(Situation):
    attacker: Duellist
    defender: Duellist
    max_turns: Annotated[int, Field(ge=1, le=1000)] = 50
    surprised: Literal["none", "attacker", "defender"] = "none"

    def side(self, side: Side) -> Duellist:
        return self.attacker if side == "attacker" else self.defender

    def name(self, side: Side) -> str:
        """How the story calls him: by his name, else by his side."""
        return (self.attacker if side == "attacker" else self.defender).name or side


class DuelOutcome(NamedTuple):
    winner: Literal["attacker", "defender", "none"]
    turns: int


class Left(NamedTuple):
    """A duellist when the duel is over."""

    light: int
    dramatic: int
    heroism: int
    state: State


class DuelParted(NamedTuple):
    """Who has won, and how both leave the duel."""

    winner: Literal["attacker", "defender", "none"]
    turns: int
    attacker: Left
    defender: Left


# --- The fight as it stands


@often_changed
class Duel(NamedTuple):
    """Combat: turn and phase, the sides that may still act in it in their order, how both stand, who has acted last."""

    turn: int
    phase: int
    queue: tuple[Side, ...]
    attacker: Fencer
    defender: Fencer
    striker: Side = "attacker"

    def side(self, side: Side) -> Fencer:
        return self.attacker if side == "attacker" else self.defender

    def with_side(self, side: Side, fencer: Fencer, striker: Side | None = None) -> Duel:
        sides = (fencer, self.defender) if side == "attacker" else (self.attacker, fencer)
        return Duel._make((self.turn, self.phase, self.queue, *sides, striker or self.striker))

    def in_phase(self, phase: int, queue: tuple[Side, ...], fencers: tuple[Fencer, Fencer]) -> Duel:
        """Initiative: in a phase that has been called, with those who may act in it."""
        return Duel._make((self.turn, phase, queue, *fencers, self.striker))


def over(winner: Literal["attacker", "defender", "none"], duel: Duel, given: DuelGiven, *told: Note) -> Move:
    """Combat: the duel is over; whoever asks for it is told how both leave it, light wounds forgotten if one fell."""
    if not (given.attacker.hand_back or given.defender.hand_back):
        return done(DuelOutcome(winner, duel.turn), *told)
    attacker, defender = (left_of(side, duel, given, winner) for side in SIDES)
    return done(DuelParted(winner, duel.turn, attacker, defender), *told)


def left_of(side: Side, duel: Duel, given: DuelGiven, winner: str) -> Left:
    one, fencer = given.side(side), duel.side(side)
    state = state_of(fencer.dramatic, one.resolve, one.kind)
    light = fencer.light if winner == "none" else 0
    return Left(light, fencer.dramatic, fencer.heroism, state)


def is_surprised(side: Side, turn: int, phase: int, given: DuelGiven) -> bool:
    """La surprise (R28): for the first turn, or for its first phase."""
    if turn > 1 or given.surprised != side:
        return False
    return given.options.surprise_length == "turn" or phase <= 1


def explodes(one: Duellist, fencer: Fencer) -> bool:
    """C7: whether his dice still explode."""
    return state_of(fencer.dramatic, one.resolve, one.kind, fencer.light) == "fit"


# --- A blow


class Striker(NamedTuple):
    """Whoever strikes, and what bears on his blow. Raises for damage that are not stated are his to call."""

    finesse: int
    attack: int
    brawn: int
    arm: Arm
    damage_raises: int | Choose | None
    called_raises: int | Choose
    off_hand: bool
    explode: bool
    heroism: int
    penalty: int = 0
    forced_raises: int = 0
    support: int = 0

    @classmethod
    def of(cls, one: Duellist, fencer: Fencer, *, led: bool, explode: bool, support: int = 0) -> Striker:
        """Combat: somebody as he stands. Who fights by himself calls the raises he states and spends no heroism."""
        raises = one.damage_raises if led else number_or(one.damage_raises)
        return cls(
            one.finesse,
            one.attack,
            one.brawn,
            one.arm(fencer.broken),
            None if led and one.left_out("damage_raises") else raises,
            one.called_raises if led else number_or(one.called_raises),
            one.off_hand,
            explode,
            fencer.heroism if led else 0,
            fencer.penalty,
            fencer.forced_raises,
            support,
        )


class Struck(NamedTuple):
    """Whoever is struck, and what bears on that. Whether he defends himself is his to say where it is not stated."""

    brawn: int
    wits: int
    resolve: int
    defence: int
    kind: Kind
    light: int
    dramatic: int
    heroism: int
    parry_nd: int
    penalty: int
    can_defend: bool
    defends: bool
    asked: bool
    surprised: bool = False
    inactive: bool = False
    prone: bool = False

    @classmethod
    def of(
        cls,
        one: Duellist,
        fencer: Fencer,
        defence: Defence,
        rules: Rules,
        *,
        led: bool,
        surprised: bool = False,
        inactive: bool = False,
        prone: bool = False,
    ) -> Struck:
        """Combat; Provoquer (R14, R21, R38, R73): somebody as he stands; his style says what he would do."""
        parry_nd = RAISE * fencer.forced_raises
        if rules.options.cane_sword == "wielder":
            parry_nd += melee_arm(*one.arm(fencer.broken)[:3], rules).parry_nd
        return cls(
            one.brawn,
            one.wits,
            one.resolve,
            one.defence,
            one.kind,
            fencer.light,
            fencer.dramatic,
            fencer.heroism if led else 0,
            parry_nd,
            fencer.penalty,
            *defence,
            led,
            surprised,
            inactive,
            prone,
        )

    @classmethod
    def brute(cls, defence: int, *, surprised: bool, prone: bool) -> Struck:
        """Attaquer (R84): one of a squad, who does not avoid what comes."""
        return cls(1, 1, 1, defence, "brute", 0, 0, 0, 0, 0, False, False, False, surprised, prone=prone)

    @property
    def defender(self) -> Defender:
        return Defender.unchecked(
            brawn=self.brawn,
            wits=self.wits,
            resolve=self.resolve,
            defence=self.defence,
            kind=self.kind,
            light=self.light,
            dramatic=self.dramatic,
            heroism=self.heroism,
        )


def blow_of(side: Side, duel: Duel, given: DuelGiven, rules: Rules) -> BlowGiven:
    """Combat: the blow of one side at the other, as both stand."""
    other = OTHER[side]
    striking, target = duel.side(side), duel.side(other)
    defence = defence_of(given.side(other).style, target.hand, duel.phase)
    surprised = is_surprised(other, duel.turn, duel.phase, given)
    return _blow(side, striking.condition, target.light, target.condition, defence, surprised, given, rules)


@remembered
def _blow(
    side: Side,
    striking: tuple[Any, ...],
    light: int,
    struck: tuple[Any, ...],
    defence: Defence,
    surprised: bool,
    given: DuelGiven,
    rules: Rules,
) -> BlowGiven:
    """Combat: the blow by all that bears on it; the dice of either, and what the striker bears, do not."""
    one, other = given.side(side), given.side(OTHER[side])
    striker, target = Fencer((), (), False, 0, *striking), Fencer((), (), False, light, *struck)
    return blow_between(
        Striker.of(one, striker, led=one.led, explode=explodes(one, striker)),
        Struck.of(other, target, defence, rules, led=other.led, surprised=surprised),
        rules,
    )


@remembered
def blow_between(striker: Striker, target: Struck, rules: Rules) -> BlowGiven:
    """Combat; Intimider; Provoquer (R38): what the blow is given. A fight strikes the same ones over and over."""
    stated: dict[str, Any] = {}
    if striker.damage_raises is not None:
        stated["damage_raises"] = striker.damage_raises
    if not target.asked:
        stated["defend"] = "always" if target.defends else "never"
    modifiers: dict[str, Any] = {
        "attack_dice": -striker.penalty,
        "defence_dice": -target.penalty,
        "forced_raises": striker.forced_raises,
        "attack_bonus": striker.support,
        "inactive": target.inactive,
        "prone": target.prone,
        "called_raises": striker.called_raises,
        "off_hand": striker.off_hand,
    }
    if striker.arm.toughness != "solid":
        modifiers["toughness"] = striker.arm.toughness
    return BlowGiven.unchecked(
        attacker=Attacker.unchecked(
            finesse=striker.finesse,
            attack=striker.attack,
            brawn=striker.brawn,
            explode=striker.explode,
            heroism=striker.heroism,
        ),
        defender=target.defender,
        weapon=striker.arm.weapon,
        weapon_rolled=striker.arm.weapon_rolled,
        weapon_kept=striker.arm.weapon_kept,
        surprised=target.surprised,
        can_defend=target.can_defend,
        usually="defend" if target.defends else "endure",
        parry_nd=target.parry_nd,
        options=rules.options,
        **stated,
        **{key: value for key, value in modifiers.items() if value},
    )
