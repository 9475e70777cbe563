"""Combat: two characters in a duel, as they are given and as they stand, and the blows they strike."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from jacta.games.seventh_sea.blows import BlowGiven, melee_arm
from jacta.games.seventh_sea.duel_moves import AGAINST_A_BLOW, Fencer, Style, legal_moves, usual_defence
from jacta.games.seventh_sea.fighters import Attacker, Defender
from jacta.games.seventh_sea.inputs import OTHER, Character, Dice, Name, RaisesOrChoose, Rank, Side, Trait, state_of
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pools import RAISE
from jacta.tables import Rules

# --- The fight as it is given


class Duellist(Character):
    """A full character with his weapon. A stated `style` fights by itself; left out, a player decides."""

    name: Name | None = None
    brawn: Trait
    finesse: Trait
    resolve: Trait
    wits: Trait
    panache: Annotated[int, Field(ge=1, le=10)]
    attack: Rank
    defence: Rank
    weapon: Name | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    style: Style = "balanced"
    damage_raises: RaisesOrChoose = 0


class DuelGiven(Situation):
    attacker: Duellist
    defender: Duellist
    max_turns: Annotated[int, Field(ge=1, le=1000)] = 50
    surprised: Literal["none", "attacker", "defender"] = "none"

    def side(self, side: Side) -> Duellist:
        return self.attacker if side == "attacker" else self.defender


class DuelOutcome(NamedTuple):
    winner: Literal["attacker", "defender", "none"]
    turns: int


# --- The fight as it stands


class Duel(NamedTuple):
    """Combat: turn and phase, the sides that may still act in it in their order, and how both stand.

    While somebody strikes or speaks, he is the `striker`.
    """

    turn: int
    phase: int
    queue: tuple[Side, ...]
    attacker: Fencer
    defender: Fencer
    striker: Side = "attacker"

    def side(self, side: Side) -> Fencer:
        return self.attacker if side == "attacker" else self.defender

    def with_side(self, side: Side, fencer: Fencer) -> Duel:
        return self._replace(attacker=fencer) if side == "attacker" else self._replace(defender=fencer)


def is_surprised(side: Side, duel: Duel, given: DuelGiven) -> bool:
    """La surprise (R28): for the first turn, or for its first phase."""
    if given.surprised != side or duel.turn > 1:
        return False
    return given.options.surprise_length == "turn" or duel.phase <= 1


# --- A blow


def blow_of(side: Side, duel: Duel, given: DuelGiven, rules: Rules) -> BlowGiven:
    """Combat: the blow of one side at the other, as both stand."""
    striker, target = given.side(side), given.side(OTHER[side])
    striking, struck = duel.side(side), duel.side(OTHER[side])
    return blow_between(
        striker,
        target,
        state_of(striking.dramatic, striker.resolve, striker.kind) == "fit",
        (struck.light, struck.dramatic),
        (striking.heroism, struck.heroism),
        surprised=is_surprised(OTHER[side], duel, given),
        can_defend=bool(legal_moves(struck.hand, duel.phase, AGAINST_A_BLOW)),
        defends=usual_defence(target.style, struck, duel.phase) is not None,
        rules=rules,
        penalties=(striking.penalty, struck.penalty),
        forced_raises=(striking.forced_raises, struck.forced_raises),
    )


@lru_cache(maxsize=20_000)
def blow_between(
    striker: Duellist,
    target: Duellist,
    explode: bool,
    wounds: tuple[int, int],
    heroism: tuple[int, int],
    *,
    surprised: bool,
    can_defend: bool,
    defends: bool,
    rules: Rules,
    penalties: tuple[int, int] = (0, 0),
    forced_raises: tuple[int, int] = (0, 0),
) -> BlowGiven:
    """Combat; Intimider; Provoquer (R21, R38): what the blow is given. Pairs are those of striker and target.

    A fight strikes the same blow over and over: they are remembered.
    """
    parry = melee_arm(target.weapon, target.weapon_rolled, target.weapon_kept, rules).parry_nd
    stated: dict[str, Any] = {} if striker.left_out("damage_raises") else {"damage_raises": striker.damage_raises}
    if any((*penalties, *forced_raises)):
        stated |= {"attack_dice": -penalties[0], "defence_dice": -penalties[1], "forced_raises": forced_raises[0]}
    return BlowGiven(
        attacker=Attacker(
            finesse=striker.finesse, attack=striker.attack, brawn=striker.brawn, explode=explode, heroism=heroism[0]
        ),
        defender=Defender(
            brawn=target.brawn,
            wits=target.wits,
            resolve=target.resolve,
            defence=target.defence,
            kind=target.kind,
            light=wounds[0],
            dramatic=wounds[1],
            heroism=heroism[1],
        ),
        weapon=striker.weapon,
        weapon_rolled=striker.weapon_rolled,
        weapon_kept=striker.weapon_kept,
        surprised=surprised,
        can_defend=can_defend,
        usually="defend" if defends else "endure",
        parry_nd=(parry if rules.options.cane_sword == "wielder" else 0) + RAISE * forced_raises[1],
        options=rules.options,
        **stated,
    )
